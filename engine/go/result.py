"""The result of a game: winner, margin or reason; parsed from and written to text."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.base.translation import tr
from engine.go.board import BLACK, WHITE

__all__ = [
    "FORFEIT",
    "RESIGNATION",
    "TIME",
    "GameResult",
    "cut_off_text",
    "parse_result",
    "result_of_lead",
]

RESIGNATION: Final = "resignation"
TIME: Final = "time"
FORFEIT: Final = "forfeit"

_LETTERS: Final = {RESIGNATION: "R", TIME: "T", FORFEIT: "F"}
_REASONS: Final = {
    **{letter: reason for reason, letter in _LETTERS.items()},
    "RES": RESIGNATION,
    "RESIGN": RESIGNATION,
    "RESIGNATION": RESIGNATION,
    "TIME": TIME,
    "FORFEIT": FORFEIT,
}
_SENTENCES: Final = {
    RESIGNATION: (tr("Black won by resignation"), tr("White won by resignation")),
    TIME: (tr("Black won on time"), tr("White won on time")),
    FORFEIT: (tr("Black won by forfeit"), tr("White won by forfeit")),
}
"""Sentences about games that nobody counted, if Black and if White won."""
_DRAWS: Final = ("0", "DRAW", "JIGO", "B+0", "W+0")
_WON: Final = re.compile(r"([BW])\s*\+\s*(.*?)\.?", re.DOTALL)
_POINTS: Final = re.compile(r"\d+(?:[.,]\d+)?")
_WINNERS: Final = {"黑": BLACK, "黒": BLACK, "흑": BLACK, "白": WHITE, "백": WHITE}
_WON_IN_WORDS: Final = re.compile("[胜勝승]")
_REASONS_IN_WORDS: Final = {
    RESIGNATION: re.compile("中[盘盤押]|불계"),
    TIME: re.compile("[时時]|시간"),
}
_NAMES: Final = {BLACK: "Black", WHITE: "White"}


@dataclass(frozen=True)
class GameResult:
    """The result of a game that was won or drawn."""

    winner: int
    """BLACK, WHITE, or 0 for a draw."""
    margin: float | None = None
    """Winning margin [points, komi included]; 0 for a draw, None if nobody counted."""
    reason: str = ""
    """RESIGNATION, TIME or FORFEIT; "" for a counted game, or if the reason is unknown."""

    @property
    def lead(self) -> float | None:
        """Black's lead [points, komi included], negative if White won; None if nobody counted."""
        return None if self.margin is None else self.winner * self.margin

    @property
    def sgf(self) -> str:
        """Text for game records (RE) and GTP: "B+1.5", "W+R", "0"."""
        if self.winner == 0:
            return "0"
        margin = _LETTERS.get(self.reason, "") if self.margin is None else f"{self.margin:g}"
        return f"{_NAMES[self.winner][0]}+{margin}"

    @property
    def short(self) -> str:
        """Text for tables and titles: "B+1.5", "W+R", "Draw"."""
        return self.sgf if self.winner else tr("Draw")

    @property
    def headline(self) -> str:
        """Text for headlines: "Result B+1.5", "Draw"."""
        return tr("Result {result}", result=self.short) if self.winner else tr("Draw")

    @property
    def sentence(self) -> str:
        """Sentence for people: "Black won by 1.5", "White won on time", "Draw"."""
        if self.winner == 0:
            return tr("Draw")
        if self.margin is not None:
            if self.winner == BLACK:
                return tr("Black won by {margin:g}", margin=self.margin)
            return tr("White won by {margin:g}", margin=self.margin)
        black, white = _SENTENCES.get(self.reason) or (tr("Black won"), tr("White won"))
        return black if self.winner == BLACK else white


def result_of_lead(lead: float) -> GameResult:
    """Return the result of a counted game from Black's lead [points, komi included]."""
    return GameResult((lead > 0) - (lead < 0), abs(lead))


def cut_off_text(moves: Sequence[int], size: int) -> str:
    """Return a remark on a counted game that ended at a limit of moves; "" if passes ended it.

    Parameters
    ----------
    moves
        All moves of the game; size * size is a pass.
    """
    if tuple(moves[-2:]) == (size * size,) * 2:
        return ""
    return tr("counted at the limit of {count} moves, not ended by passes", count=len(moves))


def parse_result(text: str) -> GameResult | None:
    """Read a game record's result (RE): "B+3.5", "W+Resign", "0", "Draw", "Jigo", "黑中盘胜".

    A margin with a quarter is one in stones, as Chinese rules count: half as many as points.
    Returns None for void, unknown and unreadable results.
    """
    words = text.strip().upper()
    if words in _DRAWS:
        return GameResult(0, 0.0)
    won = _WON.fullmatch(words)
    if won is None:
        return _result_in_words(words)
    winner = BLACK if won[1] == "B" else WHITE
    reason = won[2].strip()
    if not reason:
        return GameResult(winner)
    if reason in _REASONS:
        return GameResult(winner, reason=_REASONS[reason])
    if _POINTS.fullmatch(reason):
        margin = float(reason.replace(",", "."))
        if math.isfinite(margin):
            margin *= 2.0 if margin % 0.5 == 0.25 else 1.0
            return GameResult(winner if margin else 0, margin)
    return None


def _result_in_words(words: str) -> GameResult | None:
    """Read a result in Chinese, Japanese or Korean, without its margin; None for other texts."""
    winner = _WINNERS.get(words[:1])
    if winner is None or not _WON_IN_WORDS.search(words):
        return None
    reasons = (name for name, pattern in _REASONS_IN_WORDS.items() if pattern.search(words))
    return GameResult(winner, reason=next(reasons, ""))
