"""Dates of games in the forms in which they are written."""

from __future__ import annotations

import pytest

from engine.record.dates import iso_date


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("2024-03-09", "2024-03-09"),
        ("2024/03/09", "2024-03-09"),
        ("2024.3.9", "2024-03-09"),
        ("2024-08", "2024-08"),
        ("1999", "1999"),
        ("Mar 3, 2024", "2024-03-03"),
        ("March 3rd 2024", "2024-03-03"),
        ("3 March 2024", "2024-03-03"),
        ("05.04.2024", "2024-04-05"),
        ("2024\u5e743\u67089\u65e5", "2024-03-09"),
        ("2024\ub144 3\uc6d4 9\uc77c", "2024-03-09"),
        ("2024-05-01,02", "2024-05-01"),
        ("played on 2024-05-01 18:00", "2024-05-01"),
        ("3/9/2024", "2024"),
        ("2024-13-01", ""),
        ("yesterday", ""),
        ("", ""),
    ],
)
def test_dates(text: str, wanted: str) -> None:
    assert iso_date(text) == wanted
