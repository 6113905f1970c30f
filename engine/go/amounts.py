"""Numbers of points as people and servers write them: "6,5", "6·5", "2目半", "3又3/4子", "½"."""

from __future__ import annotations

import math
import re
from typing import Final, NamedTuple

_FULL_WIDTH: Final = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)} | {
    0x3000: " ",
    0x2212: "-",
    0x2013: "-",
}
_LONGEST: Final = 80
"""Characters in which an amount is looked for."""
_CHINESE: Final = {c: n for n, c in enumerate("〇一二三四五六七八九")} | {"零": 0, "两": 2, "兩": 2}
_CHINESE_NUMBER: Final = re.compile(f"[{''.join(_CHINESE)}十百]+(?=[又目子点點路半分])")
_VULGAR: Final = {"½": "1/2", "¼": "1/4", "¾": "3/4"}
_STONES: Final = r"子|zi(?![a-z])"
_POINTS: Final = r"目|집|점|点|點|호|points?(?![a-z])|pts?(?![a-z])\.?|moku"
_AMOUNT: Final = re.compile(
    r"(?P<sign>[-+])?\s*(?:"
    r"(?:(?P<whole>\d+)(?:\s*又\s*|\s*and\s*|\s+))?(?P<top>\d)\s*[/\u2044]\s*(?P<bottom>\d)"
    r"|(?P<below>\d)分之(?P<above>\d)"
    r"|(?P<number>(?:\d+(?:[.,·・。，、٫]\d*)?|[.,·]\d+)(?:e[-+]?\d+)?)"
    r")?\s*"
    rf"(?P<unit>{_STONES}|{_POINTS})?\s*(?P<half>半|반)?\s*(?P<after>{_STONES}|{_POINTS})?",
    re.IGNORECASE,
)


class Amount(NamedTuple):
    """A number of points in a text."""

    points: float
    """The number [points]."""
    in_stones: bool
    """Whether the text has it in stones, as Chinese rules count: half as many as points."""
    unit: str
    """The unit as written; "" without one."""
    is_decimal: bool
    """Whether it is a decimal number, not a fraction or "half"."""
    rest: str
    """What follows the number and its unit."""


def half_width(text: str) -> str:
    """Return a text with the full-width forms of ASCII characters, such as "９", replaced."""
    return text.translate(_FULL_WIDTH)


def read_amount(text: str, *, anywhere: bool = False) -> Amount | None:
    """Return the number of points at the start of a text, or `anywhere` in it; None without one.

    "子" doubles the number: these are stones. Chinese numerals count before a unit.
    """
    text = half_width(text[:_LONGEST])
    text = re.sub(r"(\d?)([½¼¾])", lambda m: f"{m[1]} {_VULGAR[m[2]]}", text)
    text = _CHINESE_NUMBER.sub(lambda match: str(_chinese(match[0])), text)
    places = range(len(text)) if anywhere else (len(text) - len(text.lstrip()),)
    for place in places:
        if anywhere and place and text[place - 1].isdigit() and text[place].isdigit():
            continue
        match = _AMOUNT.match(text, place)
        amount = None if match is None else _amount(match, text)
        if amount is not None:
            return amount
    return None


def _amount(match: re.Match[str], text: str) -> Amount | None:
    """Return the amount of a match that has a number, or at least a half."""
    top = match["top"] or match["above"]
    bottom = match["bottom"] or match["below"]
    number = match["number"]
    value = 0.0
    if top is not None:
        if bottom == "0":
            return None
        value = float(match["whole"] or 0) + int(top) / int(bottom)
    elif number is not None:
        value = float(re.sub("[,·・。，、٫]", ".", number))
    elif match["half"] is None:
        return None
    if match["half"] is not None:
        value += 0.5
    if not math.isfinite(value):
        return None
    unit = match["unit"] or match["after"] or ""
    in_stones = re.fullmatch(_STONES, unit, re.IGNORECASE) is not None
    points = value * (2.0 if in_stones else 1.0)
    return Amount(
        (-points if match["sign"] == "-" else points) + 0.0,
        in_stones,
        unit,
        number is not None and match["half"] is None and number.isascii(),
        text[match.end() :].strip(),
    )


def _chinese(numeral: str) -> int:
    """Return the value of a Chinese numeral below 1000."""
    total, digit = 0, 0
    for letter in numeral:
        if letter in "十百":
            total += (digit or 1) * (10 if letter == "十" else 100)
            digit = 0
        else:
            digit = 10 * digit + _CHINESE[letter]
    return total + digit
