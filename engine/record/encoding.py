"""Detect the encoding of a game record: many records declare a wrong one, or none.

Each candidate encoding is scored by the probability of the decoded text in its language: every
character adds the logarithm of its probability within a class (frequent, common, rare,
punctuation). Names of two characters are often the only evidence, so characters that are frequent
in game records count most.
"""

from __future__ import annotations

import codecs
import math
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple

from engine.base.translation import tr
from engine.record.grammar import search


class Detection(NamedTuple):
    """A detected encoding."""

    codec: str
    """Python name of the encoding."""
    note: str
    """What was wrong with the declared encoding; "" if nothing was."""


_WIDER: Final = {
    "gb2312": ("gbk", "gb18030"),
    "gbk": ("gb18030",),
    "shift_jis": ("cp932",),
    "euc_kr": ("cp949",),
    "big5": ("cp950", "big5hkscs"),
    "cp950": ("big5hkscs",),
    "iso8859-1": ("cp1252",),
}
"""Encodings that extend the first one; programs often write them under its name."""
_NARROWEST: Final = {
    "gb2312": "gbk",
    "gb18030": "gbk",
    "shift_jis": "cp932",
    "euc_kr": "cp949",
    "cp950": "big5",
    "big5hkscs": "big5",
    "iso8859-1": "cp1252",
}
"""The encoding whose language model scores a declared encoding."""

_NOT_CHARACTER_SETS: Final = frozenset(
    ("idna", "mbcs", "oem", "punycode", "raw-unicode-escape", "undefined", "unicode-escape")
)
"""Python codecs that are no character sets: escapes for names and string literals, and codecs that
differ from computer to computer."""
_EVERY_BYTE: Final = bytes(range(256))

_CHARSET: Final = re.compile(rb"CA(?<![A-Z]CA)\s*\[([^\]]{0,40})\]")
_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8-sig", "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32", "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32", "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16", "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16", "utf-16-be"),
)
"""Byte order mark, encoding of a file that starts with it, codec of the rest."""

_PIECE: Final = 256 * 1024
_SCORED_BYTES: Final = 400_000  # longer texts are judged by their first bytes
_DECLARED_BONUS: Final = 6.0  # bonus for the declared encoding [nats]
_FITTING_BONUS: Final = 25.0
"""Bonus for a declared encoding that fits every byte, if random bytes would not [nats]."""


def codec_of(declared: str | None) -> str | None:
    """Return Python's name of a declared character set; None if there is no such character set."""
    if not declared:
        return None
    try:
        name = codecs.lookup(declared.strip()).name
    except (LookupError, ValueError):
        return None
    return name if _is_character_set(name) else None


@cache
def _is_character_set(codec: str) -> bool:
    """Return whether a codec decodes arbitrary bytes: some of Python's only unpack or unescape."""
    try:
        return codec not in _NOT_CHARACTER_SETS and bool(_EVERY_BYTE.decode(codec, "replace"))
    except (UnicodeError, LookupError):
        return False


def reads(declared: str | None, codec: str) -> bool:
    """Return whether a reader who trusts the declaration decodes a text in `codec` correctly."""
    return declared is not None and (declared == codec or codec in _WIDER.get(declared, ()))


def declared_in(data: bytes, start: int = 0) -> str | None:
    """Return the encoding that a record declares: the first CA property from `start` on."""
    match = search(_CHARSET, data, start)
    return " ".join(match[1].decode("ascii", "replace").split()) if match is not None else None


def from_transport(data: bytes) -> tuple[bytes, str | None]:
    """Remove byte order marks, and convert UTF-16 and UTF-32 files to UTF-8.

    Returns content in an encoding that keeps ASCII, and the encoding of the whole file
    ("utf-8-sig", "utf-16", "utf-16-be", …) if it is certain.
    """
    for mark, transport, codec in _MARKS:
        if data.startswith(mark):
            content = data[len(mark) :]
            return content if codec == "utf-8" else _as_utf8(content, codec), transport
    for codec, zeros in (("utf-16-be", data[0:512:2]), ("utf-16-le", data[1:512:2])):
        if len(zeros) >= 8 and zeros.count(0) > len(zeros) * 0.6:
            return _as_utf8(data, codec), codec
    return data, None


def _as_utf8(data: bytes, codec: str) -> bytes:
    """Convert a text to UTF-8."""
    return b"".join(text.encode("utf-8", "replace") for text in _decoded(data, codec, "replace"))


def _decoded(data: bytes, codec: str, errors: str) -> Iterator[str]:
    """Decode a text in pieces, so that other threads get a turn in between."""
    decoder = codecs.getincrementaldecoder(codec)(errors)
    for start in range(0, len(data), _PIECE):
        yield decoder.decode(data[start : start + _PIECE], start + _PIECE >= len(data))


def to_transport(data: bytes, encoding: str) -> bytes:
    """Return a file's content as stored: with its byte order mark, in UTF-16 or UTF-32."""
    if encoding == "utf-8-sig":
        return codecs.BOM_UTF8 + data
    if encoding.startswith(("utf-16", "utf-32")):
        return data.decode("utf-8", "replace").encode(encoding)
    return data


def value_codec(encoding: str) -> str:
    """Return the codec of property values in a file of this encoding; UTF-8 stands for UTF-16."""
    if encoding.startswith(("utf-16", "utf-32", "utf-8")):
        return "utf-8"
    return encoding


def byte_family(encoding: str) -> str:
    """Return the encoding's kind of multi-byte characters, see `grammar.parse_games`."""
    if encoding in ("gbk", "gb18030", "big5", "cp950", "big5hkscs", "johab"):
        return "double"
    if encoding in ("shift_jis", "cp932", "shift_jis_2004", "shift_jisx0213"):
        return "shift"
    return "escape" if encoding.startswith("iso2022") else ""


def detect(data: bytes, declared: str | None) -> Detection:
    """Detect the encoding of a text.

    The text is in an encoding that keeps ASCII; `declared` is that of the record (CA), if any.
    """
    named = codec_of(declared)
    usable = named if named is not None and _keeps_ascii(named) else None
    if data.isascii():
        escapes = b"\x1b$" in data and not (usable or "").startswith("iso2022")
        if escapes and decodes(data, "iso2022_jp"):
            return Detection("iso2022_jp", _note(declared, usable, "ISO-2022-JP"))
        fits = not declared or usable
        return Detection(usable or "ascii", "" if fits else _note(declared, usable, "ASCII"))
    codec = _best(data, usable)
    if reads(usable, codec):
        return Detection(codec, "")
    return Detection(codec, _note(declared, usable, codec.upper().replace("_", "-")))


def _note(declared: str | None, usable: str | None, encoding: str) -> str:
    """Return the note about a text that is not read in the encoding its record declares."""
    if usable:
        return tr(
            "CA[{declared:.40}] is not the real encoding; read as {encoding}",
            declared=declared,
            encoding=encoding,
        )
    if declared:
        return tr(
            "CA[{declared:.40}] is not an encoding that fits; read as {encoding}",
            declared=declared,
            encoding=encoding,
        )
    return unnamed_note(encoding)


def unnamed_note(encoding: str) -> str:
    """Return the note about a text whose record declares no encoding."""
    return tr("no encoding is named (CA); read as {encoding}", encoding=encoding)


@cache
def _keeps_ascii(codec: str) -> bool:
    """Return whether every printable ASCII character has its usual code in this encoding."""
    if codec == "iso2022_kr":  # between shift-out and shift-in, brackets are halves of letters
        return False
    plain = "".join(map(chr, range(0x20, 0x7F)))
    try:
        return plain.encode(codec) == plain.encode("ascii")
    except (UnicodeError, LookupError):
        return False


def _best(data: bytes, declared: str | None) -> str:
    """Return the most likely encoding of a text with non-ASCII characters."""
    if decodes(data, "utf-8") and (declared in (None, "utf-8") or not decodes(data, declared)):
        return "utf-8"
    sample = data[:_SCORED_BYTES]
    models = _models()
    scores = {codec: model(sample.decode(codec, "replace")) for codec, model in models.items()}
    if declared is not None:
        model = models.get(_NARROWEST.get(declared, declared), _any_letters)
        model = _any_letters if model is _western_words else model
        codec = _widened(data, declared)
        text = sample.decode(codec, "replace")
        strict = codec == declared or codec != "gb18030"  # gb18030 decodes almost anything
        fits = strict and model is not _any_letters and decodes(data, codec)
        scores[codec] = model(text) + (_FITTING_BONUS if fits else _DECLARED_BONUS)
    return _widened(data, max(scores, key=lambda codec: scores[codec]))


def _widened(data: bytes, codec: str) -> str:
    """Return the encoding, or an extension of it if only that decodes the text."""
    return next((c for c in (codec, *_WIDER.get(codec, ())) if decodes(data, c)), codec)


def is_mixed(data: bytes) -> bool:
    """Return whether the games of a file declare different encodings."""
    declared: set[bytes] = set()
    position = 0
    while (match := search(_CHARSET, data, position)) is not None:
        declared.add(match[1])
        position = match.end()
    return len({codec_of(name.decode("ascii", "replace")) for name in declared}) > 1


def decodes(data: bytes, codec: str) -> bool:
    """Return whether every byte is valid in this encoding."""
    try:
        for _ in _decoded(data, codec, "strict"):
            pass
    except UnicodeError:
        return False
    return True


# --- probability of a text -----------------------------------------------------------------------

_Model = Callable[[str], float]
_NOT_ASCII: Final = re.compile(r"[^\x00-\x7f]")
_NEIGHBORS: Final = re.compile(r"[^\x00-\x7f]{2,}")
_MIXED_CYRILLIC: Final = re.compile("(?<=[A-Za-z])[\u0400-\u045f]|[\u0400-\u045f](?=[A-Za-z])")
_MIXED_EASTERN: Final = re.compile("(?<=[A-Za-z])[\u3400-\u9fff\uac00-\ud7a3](?=[a-z])")
"""Letters within words of another script, as only a wrong encoding puts them there."""
_LOST: Final = "\ufffd"
_BROKEN: Final = -16.0  # log-probability of a byte that is invalid in the encoding
_ODD: Final = -14.0  # log-probability of a character outside all classes

_CHINESE: Final = (
    "的一是了我不人在他有这个上们来到时大地为子中你说生国年着就那和要出也得里后自以会家可下而过天去能对小多然"
    "黑白棋围目胜负半级段手先局盘星劫活死形势好角边定式贴让九八七六五四三二职业李王张刘陈赵杨孙，。、！？"
)
_TAIWANESE: Final = (
    "的一是了我不人在他有這個上們來到時大地為子中你說生國年著就那和要出也得裡後自以會家可下而過天去能對小多然"
    "黑白棋圍目勝負半級段手先局盤星劫活死形勢好角邊定式貼讓九八七六五四三二職業李王張劉陳趙楊孫，。、！？"
)
_JAPANESE: Final = (
    "のにはをたがでてとしれさあるいうもすなこらりくきかまそっよんだ、。ーンスルイトリアロッラクシ"
    "黒白目勝負半級段手先局盤碁星劫活死形石隅辺定名人本因坊戦年月日第一二三四五六七八九十井山田中村小林武趙"
)
_KOREAN: Final = (
    "이다는의에가을를은한고도지사기로어자리대시서나인하아해게들있수국부일전그원보정스만오"
    "단급흑백승집반호선불계간초읽바둑판돌점제음김박최조강윤장임신권황안송류홍유진준현성영우석재민경상"
)
_RUSSIAN: Final = "оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё"  # by frequency


@cache
def _models() -> dict[str, _Model]:
    """Return a model for each encoding of game records: text -> logarithm of its probability."""
    kana = "".join(chr(c) for c in range(0x3041, 0x30FF))
    half_kana = "".join(chr(c) for c in range(0xFF61, 0xFFA0))
    hangul = "".join(chr(c) for c in range(0xAC00, 0xD7A4))
    ideographs = "".join(chr(c) for c in range(0x4E00, 0xA000))
    western = "".join(chr(c) for c in range(0xC0, 0x180)) + "–—‘’“”…«»°·€"
    cyrillic = "".join(chr(c) for c in range(0x400, 0x460))
    japanese = [
        *((0.55, _JAPANESE), (0.25, _rows("euc_jp", 0xB0, 0xCF)), (0.1, kana)),
        *((0.06, _rows("euc_jp", 0xA1, 0xA3)), (0.02, _rows("euc_jp", 0xD0, 0xF4))),
        (0.01, half_kana),
    ]
    chinese = [
        *((0.45, _CHINESE), (0.42, _rows("gb2312", 0xB0, 0xD7))),
        *((0.06, _rows("gb2312", 0xA1, 0xA3)), (0.04, _rows("gb2312", 0xD8, 0xF7))),
        (0.02, kana),
    ]
    taiwanese = [
        *((0.45, _TAIWANESE), (0.43, _rows("big5", 0xA4, 0xC6, 0x40))),
        *((0.07, _rows("big5", 0xA1, 0xA3, 0x40)), (0.03, _rows("big5", 0xC9, 0xF9, 0x40))),
    ]
    korean = [
        *((0.5, _KOREAN), (0.44, _rows("euc_kr", 0xB0, 0xC8))),
        *((0.03, _rows("euc_kr", 0xA1, 0xA3)), (0.02, _rows("euc_kr", 0xCA, 0xFD))),
    ]
    anything = [
        *((0.4, _CHINESE + _TAIWANESE + _JAPANESE + _KOREAN), (0.15, western), (0.1, cyrillic)),
        *((0.1, kana), (0.1, hangul), (0.1, ideographs)),
    ]
    russian = {letter: 1 / (rank + 3) for rank, letter in enumerate(_RUSSIAN)}
    return {
        "utf-8": _by_class(anything),
        "gbk": _by_class(chinese),
        "cp932": _by_class(japanese),
        "euc_jp": _by_class(japanese),
        "cp949": _by_class(korean),
        "big5": _by_class(taiwanese),
        "cp1252": _western_words,
        "cp1251": _by_letter(russian),
        "koi8-r": _by_letter(russian),
    }


def _rows(codec: str, first: int, last: int, trail: int = 0xA1) -> str:
    """Return all characters whose first byte lies between `first` and `last`."""
    pairs = (bytes((a, b)) for a in range(first, last + 1) for b in range(trail, 0xFF))
    return "".join(pair.decode(codec, "ignore") for pair in pairs)


def _by_class(classes: list[tuple[float, str]]) -> _Model:
    """Make a model of classes (probability, characters); a character counts in its first class."""
    table = {_LOST: _BROKEN}
    for probability, characters in reversed(classes):
        members = set(_NOT_ASCII.findall(characters))
        table.update(dict.fromkeys(members, math.log(probability / len(members))))

    def log_probability(text: str) -> float:
        counts = Counter(_NOT_ASCII.findall(text))
        letters = sum(count * table.get(letter, _ODD) for letter, count in counts.items())
        return letters - 6.0 * len(_MIXED_EASTERN.findall(text))

    return log_probability


def _by_letter(weights: dict[str, float]) -> _Model:
    """Make a model of letters by frequency, capitals a tenth as often and odd inside words."""
    total = 1.1 * sum(weights.values())
    table = {letter: math.log(weight / total) for letter, weight in weights.items()}
    table |= {letter.upper(): cost - math.log(10) for letter, cost in table.items()}
    table[_LOST] = _BROKEN
    inside_words = re.compile(r"(?<=[\u0430-\u044f])[\u0410-\u042f]")

    def log_probability(text: str) -> float:
        counts = Counter(_NOT_ASCII.findall(text))
        letters = sum(count * table.get(letter, _ODD) for letter, count in counts.items())
        odd = len(inside_words.findall(text)) + 2 * len(_MIXED_CYRILLIC.findall(text))
        return letters + _RARE_SCRIPT - 4.0 * odd

    return log_probability


_RARE_SCRIPT: Final = -10.0
"""Cyrillic records are rare: without this, two Chinese characters could pass for four letters."""


def _western_words(text: str) -> float:
    """Model of Western languages: accented letters rarely stand next to each other."""
    crowded = sum(len(run) for run in _NEIGHBORS.findall(text))
    return _any_letters(text) - 3.0 * crowded


def _any_letters(text: str) -> float:
    """Model of a declared single-byte encoding: any letter may follow any other."""
    counts = Counter(_NOT_ASCII.findall(text))
    return sum(
        count * (_BROKEN if letter == _LOST else -5.0 if letter.isprintable() else -12.0)
        for letter, count in counts.items()
    )
