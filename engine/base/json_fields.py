"""Read JSON that may come from a stranger; every value is checked for type, size and range.

`parse_json` bounds the length, the depth and every number of a text, so that later code can't
overflow, recurse too deeply or compare with NaN. `Fields` returns each value in the type and range
that the caller asks for. Anything else raises `FormatError`.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from engine.base.errors import FormatError
from engine.base.untrusted import read_ordinary

__all__ = ["FILE_BYTES", "LATEST_TIME", "Fields", "parse_json", "read_json"]

FILE_BYTES: Final = 4 << 20  # longest JSON file that is read [bytes]
DEPTH: Final = 32  # most levels of lists and objects within each other; our own files have five
LARGEST: Final = 1e15
"""Largest absolute value of a number; whole numbers up to it are exact as floats."""
LATEST_TIME: Final = 4e9  # latest time that is accepted [seconds since 1970]; the year 2096
LONGEST_TEXT: Final = 4096  # most characters of a text, unless its field allows more

_UNUSABLE: Final = re.compile("[\0\ud800-\udfff]")
"""Characters that no file name, label or process accepts: null, and lone surrogates."""
_MISSING: Final = object()


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
        raise FormatError(f"longer than {FILE_BYTES >> 20} MB")

    def number(text: str) -> float:
        value = float(text)
        if abs(value) <= LARGEST:
            return value
        return unbounded(text)

    def whole(text: str) -> float:
        return int(text) if len(text) < 18 and abs(int(text)) <= LARGEST else unbounded(text)

    def unbounded(text: str) -> float:
        if figures:
            return math.nan
        raise FormatError(f"the number {text[:20]} is out of range")

    try:
        text = data if isinstance(data, str) else data.decode("utf-8-sig")
        value = json.loads(text, parse_float=number, parse_int=whole, parse_constant=unbounded)
    except (ValueError, RecursionError) as error:
        problem = "nested too deeply" if isinstance(error, RecursionError) else str(error)
        raise FormatError(f"not valid JSON: {problem:.200}") from None
    _check(value)
    return value


def _check(value: Any) -> None:
    """Refuse deep nesting, and characters that no file name, label or process accepts."""
    level: list[Any] = [value]
    for _ in range(DEPTH):
        inner: list[Any] = []
        for part in level:
            if isinstance(part, dict):
                inner += part
                inner += part.values()
            elif isinstance(part, list):
                inner += part
            elif isinstance(part, str) and _UNUSABLE.search(part):
                raise FormatError("a text holds a null character or a lone surrogate")
        if not inner:
            return
        level = inner
    raise FormatError(f"nested more than {DEPTH} levels deep")


def read_json(path: Path) -> Any:
    """Read one JSON file; see `parse_json`.

    Raises
    ------
    FormatError
        The file is not JSON, or a value is out of bounds.
    OSError
        The file is missing, is not an ordinary file, or can't be read.
    """
    return parse_json(read_ordinary(path, FILE_BYTES + 1))


class Fields:
    """Checked access to the fields of a JSON object, each by its type and range.

    A field that is read without a default must be present.

    Raises
    ------
    FormatError
        The value is not an object; or, from any method, the field is missing, of another type or
        out of range.
    """

    def __init__(self, value: Any) -> None:
        if not isinstance(value, dict):
            raise FormatError(f"a JSON object is needed, not {_shown(value)}")
        self._values: dict[str, Any] = value

    @property
    def names(self) -> set[str]:
        """Names of all fields."""
        return set(self._values)

    def value(self, name: str) -> Any:
        """Return a value unchecked; None if it is missing."""
        return self._values.get(name)

    def _get(self, name: str, default: Any) -> Any:
        value = self._values.get(name, default)
        if value is _MISSING:
            raise FormatError(f"{name!r} is missing")
        return value

    def whole(
        self, name: str, low: int = 0, high: int = int(LARGEST), default: Any = _MISSING
    ) -> int:
        """Return a whole number from `low` to `high`."""
        value = self._get(name, default)
        if not _is_whole(value) or not low <= value <= high:
            raise _wrong(name, f"a whole number from {low} to {high}", value)
        return int(value)

    def number(
        self, name: str, low: float = -LARGEST, high: float = LARGEST, default: Any = _MISSING
    ) -> float:
        """Return a number from `low` to `high`."""
        value = self._get(name, default)
        if not _is_number(value) or not low <= value <= high:
            raise _wrong(name, f"a number from {low:g} to {high:g}", value)
        return float(value)

    def text(self, name: str, longest: int = LONGEST_TEXT, default: Any = _MISSING) -> str:
        """Return a text of at most `longest` characters."""
        value = self._get(name, default)
        if not isinstance(value, str) or len(value) > longest:
            raise _wrong(name, f"a text of at most {longest} characters", value)
        return value

    def choice(self, name: str, choices: Sequence[str]) -> str:
        """Return a text that must be one of `choices`."""
        value = self._get(name, _MISSING)
        if not isinstance(value, str) or value not in choices:
            raise _wrong(name, f"one of {', '.join(choices)}", value)
        return value

    def texts(self, name: str, most: int, default: Any = _MISSING) -> list[str]:
        """Return a list of at most `most` texts."""
        value = self._get(name, default)
        parts = list(value) if isinstance(value, (list, tuple)) else [None]
        texts = [part for part in parts if isinstance(part, str) and len(part) <= LONGEST_TEXT]
        if len(parts) > most or len(texts) < len(parts):
            raise _wrong(name, f"a list of at most {most} texts", value)
        return texts

    def wholes(self, name: str, low: int, high: int, most: int) -> list[int]:
        """Return a list of at most `most` whole numbers from `low` to `high`."""
        value = self._get(name, _MISSING)
        if (
            not isinstance(value, list)
            or len(value) > most
            or any(not _is_whole(part) or not low <= part <= high for part in value)
        ):
            raise _wrong(name, f"a list of at most {most} numbers from {low} to {high}", value)
        return [int(part) for part in value]

    def part(self, name: str, default: Any = _MISSING) -> dict[str, Any]:
        """Return a nested object, whose content the caller checks."""
        value = self._get(name, default)
        if not isinstance(value, dict):
            raise _wrong(name, "a JSON object", value)
        return value

    def figures(self) -> dict[str, float]:
        """Return every field that is a number, NaN included."""
        return {name: float(value) for name, value in self._values.items() if _is_number(value)}


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _is_whole(value: Any) -> bool:
    return _is_number(value) and (isinstance(value, int) or value.is_integer())


def _shown(value: Any) -> str:
    """Return a value as shown in messages, shortened."""
    if isinstance(value, (dict, list, tuple)):
        return f"a list of {len(value)}" if not isinstance(value, dict) else "an object"
    return repr(value[:40] if isinstance(value, str) else value)


def _wrong(name: str, expected: str, value: Any) -> FormatError:
    return FormatError(f"{name!r} must be {expected}, not {_shown(value)}")
