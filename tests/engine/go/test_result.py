"""Results of games, read and written."""

from __future__ import annotations

import pytest

from engine.go.board import BLACK, WHITE
from engine.go.result import (
    FORFEIT,
    RESIGNATION,
    TIME,
    GameResult,
    parse_result,
    result_of_lead,
)


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("B+3.5", GameResult(BLACK, 3.5)),
        (" w+12 ", GameResult(WHITE, 12.0)),
        ("B+ 0,5", GameResult(BLACK, 0.5)),
        ("B+R", GameResult(BLACK, reason=RESIGNATION)),
        ("W+Resign", GameResult(WHITE, reason=RESIGNATION)),
        ("W+T", GameResult(WHITE, reason=TIME)),
        ("B+Forfeit", GameResult(BLACK, reason=FORFEIT)),
        ("W+", GameResult(WHITE)),
        ("B + R", GameResult(BLACK, reason=RESIGNATION)),
        ("W+Res.", GameResult(WHITE, reason=RESIGNATION)),
        ("B +2.5", GameResult(BLACK, 2.5)),
        ("B+0.75", GameResult(BLACK, 1.5)),  # stones, as Chinese rules count
        ("黑中盘胜", GameResult(BLACK, reason=RESIGNATION)),
        ("白番中押し勝ち", GameResult(WHITE, reason=RESIGNATION)),
        ("白超时胜", GameResult(WHITE, reason=TIME)),
        ("黑胜1又3/4子", GameResult(BLACK)),
        ("흑 불계승", GameResult(BLACK, reason=RESIGNATION)),
        ("0", GameResult(0, 0.0)),
        ("Draw", GameResult(0, 0.0)),
        ("jigo", GameResult(0, 0.0)),
        ("B+0", GameResult(0, 0.0)),
        ("B+0.0", GameResult(0, 0.0)),
        ("Void", None),
        ("?", None),
        ("", None),
        ("B+much", None),
        ("B+" + "9" * 400, None),
        ("Black won", None),
        ("白", None),
    ],
)
def test_results_of_records_are_read(text: str, result: GameResult | None) -> None:
    assert parse_result(text) == result


@pytest.mark.parametrize(
    ("result", "sgf", "short", "sentence"),
    [
        (result_of_lead(3.5), "B+3.5", "B+3.5", "Black won by 3.5"),
        (result_of_lead(-12.0), "W+12", "W+12", "White won by 12"),
        (result_of_lead(0.0), "0", "Draw", "Draw"),
        (GameResult(WHITE, reason=TIME), "W+T", "W+T", "White won on time"),
        (GameResult(BLACK), "B+", "B+", "Black won"),
    ],
)
def test_results_are_written(result: GameResult, sgf: str, short: str, sentence: str) -> None:
    assert (result.sgf, result.short, result.sentence) == (sgf, short, sentence)
    assert parse_result(result.sgf) == result


def test_the_lead_is_blacks() -> None:
    assert result_of_lead(-2.5).lead == -2.5
    assert GameResult(BLACK, reason=RESIGNATION).lead is None
