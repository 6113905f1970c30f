"""Dates of games as ISO 8601, from the forms in which programs and people write them."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

_MONTHS: Final = (
    "jan",
    "feb",
    "mar",
    "apr",
    "may",
    "jun",
    "jul",
    "aug",
    "sep",
    "oct",
    "nov",
    "dec",
)
_NUMBERS: Final = re.compile(
    r"(?P<y>\d{4})(?:[-/.\u5e74\ub144]\s*(?P<m>\d{1,2})"
    r"(?:[-/.\u6708\uc6d4]\s*(?P<d>\d{1,2}))?)?(?!\d)"
)
"""2024-03-09, 2024/3/9, 2024.03, 2024, and with the signs of year and month in East Asia."""
_DAY_FIRST: Final = re.compile(r"(?<!\d)(?P<d>\d{1,2})\.\s*(?P<m>\d{1,2})\.\s*(?P<y>\d{4})(?!\d)")
_NAMED: Final = (
    re.compile(r"\b(?P<m>[a-z]{3})[a-z]*\.?\s+(?P<d>\d{1,2})(?:st|nd|rd|th)?,?\s+(?P<y>\d{4})\b"),
    re.compile(
        r"\b(?P<d>\d{1,2})(?:st|nd|rd|th)?\.?\s+(?P<m>[a-z]{3})[a-z]*\.?,?\s+(?P<y>\d{4})\b"
    ),
)


def iso_date(text: str) -> str:
    """Return the first day in a date of a game, as YYYY-MM-DD, YYYY-MM or YYYY; "" if unknown.

    Of "3/9/2024" only the year is known: both other numbers may be the month.
    """
    text = text.strip().lower()
    for pattern in (_DAY_FIRST, *_NAMED, _NUMBERS):
        match = pattern.search(text)
        if match is None:
            continue
        month = match["m"] or ""
        if month and not month.isdecimal():
            if month not in _MONTHS:
                continue
            month = str(_MONTHS.index(month) + 1)
        parts = [int(part) for part in (match["y"], month, match["d"]) if part]
        try:
            date(*(parts + [1, 1])[:3])
        except ValueError:
            continue
        return "-".join(f"{part:0{width}}" for part, width in zip(parts, (4, 2, 2), strict=False))
    return ""
