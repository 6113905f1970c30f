"""Read JSON that may come from a stranger, checked for size, type and range.

`parse_json` limits the length, depth, numbers and characters of a text, so that nothing later
overflows, recurses or compares with NaN. `decode_json` and `read_json` also convert the value to a
type, as a rule a `msgspec.Struct` that states the fields of a file with their ranges. Whatever
doesn't fit raises a `FormatError`, which names the field. `json_text` writes structs.
"""

from __future__ import annotations

import contextlib
import json
import math
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar, get_args

import msgspec
from msgspec import Meta

from engine.base.errors import FormatError
from engine.base.suggestion import suggestion
from engine.base.translation import tr, tr_count
from engine.base.untrusted import read_ordinary

FILE_BYTES: Final = 4 << 20
"""Longest JSON file that is read [bytes]."""
DEPTH: Final = 32
"""Most levels of lists and objects within each other; our own files have five."""
LARGEST: Final = 1e15
"""Largest absolute value of a number; whole numbers up to it are exact as floats."""

Count = Annotated[int, Meta(ge=0)]
"""A whole number of at least 0."""
Number = Annotated[float, Meta(ge=-LARGEST, le=LARGEST)]
"""A finite number; NaN is refused even in logs, whose other fields may hold it."""
Share = Annotated[float, Meta(ge=0.0, le=1.0)]
"""A number from 0 to 1, such as a winrate."""
Text = Annotated[str, Meta(max_length=4096)]
"""A text of ordinary length."""
Time = Annotated[float, Meta(ge=0.0, le=4e9)]
"""Seconds since 1970, up to the year 2096."""

T = TypeVar("T")

BOM: Final = b"\xef\xbb\xbf"
"""Byte order mark, which some editors put before UTF-8."""
_MALFORMED: Final = "JSON is malformed: "
_UNUSABLE: Final = re.compile("[\0\ud800-\udfff]")
"""Characters that no file name, label or process can take: null, and lone surrogates."""
_REFUSAL: Final = re.compile(r"(.*?)(?: - at (`key` in )?`\$(.*)`)?", re.DOTALL)
"""msgspec's messages, such as "Expected `int` >= 0 - at `$.moves[2]`"."""
_KINDS: Final = {
    "int": tr("a whole number"),
    "float": tr("a number"),
    "bool": tr("true or false"),
    "str": tr("a text"),
    "array": tr("a list"),
    "object": tr("a JSON object"),
    "null": "null",
}
"""Types by the names that msgspec's messages give them."""


def parse_json(data: bytes | str, *, figures: bool = False) -> Any:
    """Parse one JSON value whose length, depth, numbers and characters are within bounds.

    Parameters
    ----------
    data
        UTF-8 bytes, with or without a byte order mark, or a text.
    figures
        Whether numbers that are NaN, infinite or too large are read as NaN, for logs of
        measurements. Otherwise they are refused.

    Raises
    ------
    FormatError
        The data is not JSON, or something in it is out of bounds.
    """
    if len(data) > FILE_BYTES:
        raise FormatError(tr("longer than {megabytes} MB", megabytes=FILE_BYTES >> 20))
    try:
        if figures:
            text = data if isinstance(data, str) else data.decode("utf-8-sig")
            value = json.loads(text, parse_float=_figure, parse_int=_figure, parse_constant=_figure)
        else:
            value = msgspec.json.decode(data.removeprefix(BOM) if isinstance(data, bytes) else data)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        what = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise FormatError(
            tr("not valid JSON: {problem:.200}", problem=what.removeprefix(_MALFORMED))
        ) from None
    _check(value)
    return value


def _figure(text: str) -> float:
    """Return a number of a log; NaN if it is out of bounds."""
    value = float(text)
    if not abs(value) <= LARGEST:
        return math.nan
    return int(text) if text.removeprefix("-").isdecimal() else value


def _check(value: Any) -> None:
    """Refuse large numbers, deep nesting, and characters that names and processes can't take."""
    level: list[Any] = [value]
    for _ in range(DEPTH):
        inner: list[Any] = []
        for part in level:
            if isinstance(part, (int, float)):
                if abs(part) > LARGEST:
                    raise FormatError(
                        tr("the number {number} is out of range", number=str(part)[:20])
                    )
            elif isinstance(part, str):
                if _UNUSABLE.search(part):
                    raise FormatError(tr("a text holds a null character or a lone surrogate"))
            elif isinstance(part, dict):
                inner += part
                inner += part.values()
            elif part is not None:
                inner += part
        if not inner:
            return
        level = inner
    raise FormatError(tr("nested more than {levels} levels deep", levels=DEPTH))


def decode_json(data: bytes | str, kind: type[T], *, figures: bool = False) -> T:
    """Parse one JSON value and convert it to a type; see `parse_json` and `convert_json`."""
    return convert_json(parse_json(data, figures=figures), kind)


def decode_lines(
    lines: Iterable[bytes | str], kind: type[T], *, figures: bool = False
) -> Iterator[T]:
    """Yield the lines of a log as values of a type; lines that don't fit are left out."""
    for line in lines:
        with contextlib.suppress(FormatError):
            yield decode_json(line, kind, figures=figures)


def read_json(path: Path, kind: type[T], *, figures: bool = False) -> T:
    """Read one JSON file and convert it to a type; `figures` as in `parse_json`.

    Raises
    ------
    FormatError
        The file is not JSON, or something in it doesn't fit the type.
    OSError
        The file is missing, is not an ordinary file, or can't be read.
    """
    return decode_json(read_ordinary(path, FILE_BYTES + 1), kind, figures=figures)


def json_text(value: object) -> bytes:
    """Return structs as JSON for a file.

    Raises
    ------
    UnicodeError
        A path has bytes that are no characters.
    """
    return json.dumps(msgspec.to_builtins(value), indent=1, ensure_ascii=False).encode()


def convert_fitting(values: Iterable[Any], kind: type[T]) -> Iterator[T]:
    """Yield parsed JSON values converted to a type; values that don't fit are left out."""
    for value in values:
        with contextlib.suppress(FormatError):
            yield convert_json(value, kind)


def convert_json(value: Any, kind: type[T]) -> T:
    """Convert a parsed JSON value to a type, most often a `msgspec.Struct`.

    A file of another version, as its field `format` tells, is refused with the hint to update the
    program, whatever else is wrong with it.

    Raises
    ------
    FormatError
        The value doesn't fit; `field` and `value` name the part at fault.
    """
    try:
        return msgspec.convert(value, kind, str_keys=True)
    except msgspec.ValidationError as error:
        raise _refusal(error, value, kind) from None


def _refusal(error: msgspec.ValidationError, value: Any, kind: type) -> FormatError:
    """Return msgspec's error in our words: `'moves[2]' must be a whole number, not 'x'`."""
    is_struct = isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    infos = msgspec.structs.fields(kind) if is_struct else ()
    choices = {info.encode_name: get_args(info.type) for info in infos}
    version = next((info.encode_name for info in infos if info.name == "format"), "")
    found = value.get(version) if version and isinstance(value, dict) else None
    if isinstance(found, (int, str)) and found not in choices[version]:
        problem = tr(
            "its format is {format!r:.40}, this program reads {known}",
            format=found,
            known=tr(" and ").join(map(str, choices[version])),
        )
        return FormatError(problem, hint=tr("update the program"), field=version, value=found)
    match = _REFUSAL.fullmatch(str(error))
    assert match is not None
    problem, place = match[1], (match[3] or "") + ("[...]" if match[2] else "")
    if name := re.search(r"(missing required|unknown) field `(.*)`$", problem):
        field = f"{place}.{name[2]}".lstrip(".")
        if name[1] == "missing required":
            return FormatError(tr("{field!r} is missing", field=field), field=field)
        hint = suggestion(name[2], choices, "")
        return FormatError(tr("{field!r:.60} is not known", field=field), field=field, hint=hint)
    field, is_known = place.lstrip("."), True
    for key, number in re.findall(r"\.(\w+)|\[([0-9.]+)\]", place):
        is_known = is_known and number != "..."  # msgspec doesn't name the keys of a dict
        if is_known:
            value = value[int(number) if number else key]
    expected = _expected(problem.partition(", got ")[0])
    if problem.startswith("Invalid enum value"):
        allowed = choices.get(field, ())  # unknown within lists
        expected = tr("another value")
        if allowed:
            expected = tr("one of {choices}", choices=", ".join(map(str, allowed)))
    if field:
        text = tr("{field!r} must be {expected}", field=field, expected=expected)
    else:
        text = tr("expected {expected}", expected=expected)
    return FormatError(
        tr("{text}, not {value}", text=text, value=_shown(value)) if is_known else text,
        field=field,
        value=value if is_known else None,
    )


def _expected(problem: str) -> str:
    """Return what msgspec expected: "Expected `int` >= 0" -> "a whole number of at least 0"."""
    kinds, _, limit = problem.removeprefix("Expected `").partition("`")
    text = tr(" or ").join(_KINDS.get(kind, kind) for kind in kinds.split(" | "))
    if length := re.fullmatch(r" of length (?:(<=|>=) )?(.*)", limit):
        number = int(length[2])
        if kinds == "str":
            size = tr_count(number, "{n} character", "{n} characters")
        else:
            size = tr_count(number, "{n} entry", "{n} entries")
        return _bounded(text, length[1], size)
    if bound := re.fullmatch(r" (<=|>=) (.*)", limit):
        return _bounded(text, bound[1], f"{float(bound[2]):g}")
    return text


def _bounded(kind: str, bound: str | None, limit: str) -> str:
    """Return a kind of value with its limit: "a number of at least 0", "a list of 2 entries"."""
    if bound == "<=":
        return tr("{kind} of at most {limit}", kind=kind, limit=limit)
    if bound == ">=":
        return tr("{kind} of at least {limit}", kind=kind, limit=limit)
    return tr("{kind} of {limit}", kind=kind, limit=limit)


def _shown(value: Any) -> str:
    """Return a value as messages show it, cut short."""
    if isinstance(value, (dict, list)):
        is_list = isinstance(value, list)
        return tr("a list of {number}", number=len(value)) if is_list else tr("an object")
    return repr(value[:40]) if isinstance(value, str) else f"{value!r:.40}"
