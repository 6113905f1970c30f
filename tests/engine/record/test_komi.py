"""Komi on the scales of servers."""

from __future__ import annotations

import pytest

from engine.record.komi import default_komi, read_komi
from engine.record.sgf import loads


def read(written: str, handicap: int | None = None, **others: bool) -> tuple[float | None, bool]:
    """Return komi and whether it is known, on 19x19."""
    given = {"in_points": False, "fox": False, **others}
    return read_komi(written, size=19, handicap=handicap, **given)[0].known


@pytest.mark.parametrize(
    ("written", "komi"),
    [
        *(("50", 0.5), ("650", 6.5), ("550", 5.5), ("750", 7.5), ("700", 7.0), ("25", 0.5)),
        *(("375", 7.5), ("325", 6.5), ("275", 5.5), ("350", 7.0), ("-650", -6.5), ("6.5", 6.5)),
    ],
)
def test_the_fox_server_writes_hundredths_of_points_or_stones(written: str, komi: float) -> None:
    for handicap in (None, 2):
        assert read(written, handicap, fox=True) == (komi, True)


@pytest.mark.parametrize(
    ("written", "komi"),
    [
        *(("50", 50.0), ("40", 40.0), ("-100", -100.0), ("0", 0.0), ("3.5", 3.5), ("25", 25.0)),
        *(("375", 7.5), ("650", 6.5), ("350", 7.0), ("3.75", 7.5), ("0.25", 0.5), ("2.75", 5.5)),
        *(("6·5", 6.5), ("6・5", 6.5), ("6,5", 6.5), ("7目半", 7.5), ("六目半", 6.5)),
        *(("3又3/4子", 7.5), ("黑贴3又3/4子", 7.5), ("四分之三子", 1.5), ("3.5子", 7.0)),
    ],
)
def test_komi_of_any_source(written: str, komi: float) -> None:
    assert read(written) == (komi, True)


def test_a_guess_is_not_known() -> None:
    assert read("65") == (6.5, False)  # tenths, or a very high komi
    assert read("65", 3) == (65.0, True)  # makes up for the stones
    assert read("100", fox=True) == (1.0, False)
    assert read("350", in_points=True) == (7.0, False)
    reading, note = read_komi("65", size=19, handicap=None, in_points=False, fox=False)
    assert note == "KM[65] is perhaps komi 6.5"
    record = loads(b"(;SZ[19]KM[65];B[pd])", "guess.sgf").games[0]
    assert (record.rules.komi, record.komi_known) == (6.5, False)


def test_a_zero_of_the_fox_server_is_real_only_with_a_handicap() -> None:
    assert read("0", fox=True) == (None, False)
    assert read("0", 0, fox=True) == (None, False)
    assert read("0", 1, fox=True) == (0.0, True)
    assert read("0", 2, fox=True) == (0.0, True)


@pytest.mark.parametrize(
    ("size", "scoring", "handicap", "year", "komi"),
    [
        (19, "area", None, None, 7.5),
        (19, "territory", None, 2020, 6.5),
        (19, "territory", 1, 2020, 0.5),
        (19, "area", 4, 1850, 0.5),
        (19, "territory", None, 1850, 0.0),  # before the first komi
        (7, "area", None, None, 9.0),
    ],
)
def test_komi_that_is_assumed(
    size: int, scoring: str, handicap: int | None, year: int | None, komi: float
) -> None:
    assert default_komi(size, scoring, handicap, year) == komi
