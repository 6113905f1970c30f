"""The result of a game: winner, margin or reason; parsed from and written to text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.base.translation import tr
from engine.go.amounts import Amount, half_width, read_amount
from engine.go.board import BLACK, WHITE

RESIGNATION: Final = "resignation"
TIME: Final = "time"
FORFEIT: Final = "forfeit"

_LETTERS: Final = {RESIGNATION: "R", TIME: "T", FORFEIT: "F"}
_SENTENCES: Final = {
    RESIGNATION: (tr("Black won by resignation"), tr("White won by resignation")),
    TIME: (tr("Black won on time"), tr("White won on time")),
    FORFEIT: (tr("Black won by forfeit"), tr("White won by forfeit")),
}
"""Sentences about games that nobody counted, if Black and if White won."""
_DRAW: Final = re.compile(
    r"[BW]\+0(?:[.,]0*)?|0(?:[.,]0*)?|(?:draw|jigo|tie|drawn)\b.*|持碁|ジゴ|"
    r"和棋?|平局|무승부|빅",
    re.IGNORECASE | re.DOTALL,
)
_PLAYER: Final = (
    r"(?P<black>black|黑|黒|흑|(?<![a-z])b(?![a-z]))|(?:white|白|백|(?<![a-z])w(?![a-z]))"
)
_WON: Final = re.compile(rf"(?:{_PLAYER})\s*\+(?P<how>.*)", re.IGNORECASE | re.DOTALL)
_WHO: Final = re.compile(_PLAYER, re.IGNORECASE)
_WINS: Final = re.compile(r"wins?(?![a-z])|won(?![a-z])|winner|beats|[胜勝승]", re.IGNORECASE)
_LOSES: Final = re.compile(r"loses?|lost|resign|forfeit|out of time|[负負패]|投了", re.IGNORECASE)
_REASONS: Final = {
    RESIGNATION: re.compile(
        r"(?<![a-z])r(?:es)?(?![a-z])|resign|中[盘盤押]|불계|投了", re.IGNORECASE
    ),
    TIME: re.compile(r"(?<![a-z])t(?![a-z])|(?<![a-z])time|[时時]|시간", re.IGNORECASE),
    FORFEIT: re.compile(
        r"(?<![a-z])f(?![a-z])|forfeit|default|illegal|弃权|棄權|기권", re.IGNORECASE
    ),
}
"""Patterns of the reasons, of single letters at the start of what follows "B+"."""
_MOVES: Final = re.compile(r"\s*\d+\s*[手수]")
"""Number of moves, which some servers write before the result."""
_REMARK: Final = re.compile(r"[.!]?\s*(?:\(.*\))?", re.DOTALL)
"""What may follow a margin."""
_LARGEST: Final = 2000.0
"""Largest margin that is believed [points]."""
_LONGEST: Final = 200
"""Characters in which a result is looked for."""
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
    """Read a game record's result (RE): "B+3.5", "W+Resign", "0", "Jigo", "黑胜1又3/4子".

    Sentences of servers are read, too ("White loses by 2.5", "흑 불계승"). A margin with a quarter
    is one in stones, as Chinese rules count: half as many as points. Returns None for void, unknown
    and unreadable results.
    """
    words = half_width(text[:_LONGEST]).strip()
    if _DRAW.fullmatch(words):
        return GameResult(0, 0.0)
    won = _WON.fullmatch(words)
    if won is None:
        return _result_in_words(words)
    winner = BLACK if won["black"] else WHITE
    how = won["how"].strip()
    if not how or how == ".":
        return GameResult(winner)
    amount = read_amount(how)
    if amount is not None and _REMARK.fullmatch(amount.rest):
        return _counted(winner, amount)
    for reason, pattern in _REASONS.items():
        if pattern.match(how):
            return GameResult(winner, reason=reason)
    return None


def is_in_stones(text: str) -> bool:
    """Return whether the margin of a result (RE) is given in stones, as Chinese rules count."""
    amount = read_amount(text, anywhere=True)
    return amount is not None and (amount.in_stones or amount.points % 0.5 == 0.25)


def _counted(winner: int, amount: Amount) -> GameResult | None:
    """Return the result of a counted game; a quarter of a point is one of a stone."""
    margin = abs(amount.points)
    if margin > _LARGEST:
        return None
    if margin % 0.25:  # no number of points: another unit, as in the Fox server's "W+0.02"
        return GameResult(winner)
    if not amount.in_stones and margin % 0.5 == 0.25:
        margin *= 2.0
    return GameResult(winner if margin else 0, margin)


def _result_in_words(words: str) -> GameResult | None:
    """Read a result in English, Chinese, Japanese or Korean; None for other texts."""
    words = _MOVES.sub("", words)
    who = _WHO.search(words)
    if who is None:
        return None
    winner = BLACK if who["black"] else WHITE
    if not _WINS.search(words):
        if not _LOSES.search(words):
            return None
        winner = -winner
    reasons = (name for name, pattern in _REASONS.items() if pattern.search(words, who.end()))
    reason = next(reasons, "")
    amount = read_amount(words[who.end() :], anywhere=True)
    if amount is not None and (amount.unit or not reason):  # "on time after 200 moves"
        return _counted(winner, amount)
    return GameResult(winner, reason=reason)
