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


def test_results_of_records_are_read(subtests: pytest.Subtests) -> None:
    for text, result in [
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
        ("黑胜1又3/4子", GameResult(BLACK, 3.5)),
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
        ("Black won", GameResult(BLACK)),
        ("B+½", GameResult(BLACK, 0.5)),
        ("W+2 1/2", GameResult(WHITE, 2.5)),
        ("W+resigns", GameResult(WHITE, reason=RESIGNATION)),
        ("W+R(time)", GameResult(WHITE, reason=RESIGNATION)),
        ("W+0.5(moku)", GameResult(WHITE, 0.5)),
        ("B+3.5 points", GameResult(BLACK, 3.5)),
        ("W+0.02", GameResult(WHITE)),  # no number of points
        ("B+timeout", GameResult(BLACK, reason=TIME)),
        ("Black loses", GameResult(WHITE)),
        ("White resigns", GameResult(BLACK, reason=RESIGNATION)),
        ("Black lost on time", GameResult(WHITE, reason=TIME)),
        ("Black wins on time after 200 moves", GameResult(BLACK, reason=TIME)),
        ("white 4 points win", GameResult(WHITE, 4.0)),
        ("White wins by 0.5!", GameResult(WHITE, 0.5)),
        ("黑四分之三子胜", GameResult(BLACK, 1.5)),
        ("白二目半勝ち", GameResult(WHITE, 2.5)),
        ("白中盘负", GameResult(BLACK, reason=RESIGNATION)),
        ("294수 흑0.5집승", GameResult(BLACK, 0.5)),
        ("226수 백불계승", GameResult(WHITE, reason=RESIGNATION)),
        ("흑 반집승", GameResult(BLACK, 0.5)),
        ("백 시간패", GameResult(BLACK, reason=TIME)),
        ("持碁", GameResult(0, 0.0)),
        ("Both lose", None),
        ("No result", None),
        ("白", None),
    ]:
        with subtests.test(text):
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
