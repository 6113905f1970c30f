"""A series of games against one opponent, kept even by a komi that follows the results.

The komi is moved by the accelerated stochastic approximation of H. Kesten, Annals of Mathematical
Statistics 29 (1958), p. 41: a step against the winner after each game, and a smaller step only when
the winner changes. So a series with a far stronger opponent finds its komi in a few games, and the
komi of an even one hardly moves any more.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from engine.base.checked_json import convert_fitting, decode_json
from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.record.handicap import format_komi
from engine.review.handicap import half_point

FIRST_STEP: Final = 0.75
"""First step for each line of the board [points]: 14 points on 19x19, about one stone."""
LEAST_STEP: Final = 1.0
"""Smallest step [points]: less can't change a komi with half a point."""
MOST_KEPT: Final = 200
"""Series that are kept; the oldest are dropped."""

Points = Annotated[float, msgspec.Meta(ge=-1000, le=1000)]
Count = Annotated[int, msgspec.Meta(ge=0)]


class EvenSeries(msgspec.Struct, frozen=True):
    """The games of a person against one opponent under the same conditions."""

    conditions: str
    """Everything that makes games comparable: opponent, its strength, board, rules, handicap."""
    size: Annotated[int, msgspec.Meta(ge=2, le=25)]
    """Board size [points per side]."""
    fair_komi: Points
    """Komi of the first game, without compensation [points to White]."""
    gift: Points = 0.0
    """Points that the person gets besides the fair komi; negative if the opponent gets them."""
    games: Count = 0
    """Finished games."""
    won: Count = 0
    """Games that the person won."""
    changes: Count = 0
    """How often the winner was another than in the game before."""
    last: Annotated[int, msgspec.Meta(ge=-1, le=1)] = 0
    """Winner of the last game: 1 the person, -1 the opponent; 0 before the first."""

    @property
    def step(self) -> float:
        """Points by which the next result moves the komi, unless the winner changes again."""
        return max(FIRST_STEP * self.size / (1 + self.changes), LEAST_STEP)

    def komi(self, color: int) -> float:
        """Return the komi of the next game, without compensation, with half a point.

        `color` is the person's, BLACK or WHITE.
        """
        return half_point(self.fair_komi - color * self.gift)

    def after(self, winner: int) -> EvenSeries:
        """Return the series after a finished game.

        `winner` is 1 for the person, -1 for the opponent, 0 for a draw, which moves nothing.
        """
        if winner == 0:
            return msgspec.structs.replace(self, games=self.games + 1)
        changes = self.changes + (winner == -self.last)
        following = msgspec.structs.replace(
            self, games=self.games + 1, won=self.won + (winner > 0), changes=changes, last=winner
        )
        most = float(self.size**2)  # no game is worth more
        gift = min(max(self.gift - winner * following.step, -most), most)
        return msgspec.structs.replace(following, gift=gift)


def series_text(series: EvenSeries, color: int, opponent: str = "") -> str:
    """Return the next game of a series in words, without full stop.

    "Game 4 against NAME: White gives 12.5 points (you won 2 of 3)"; "" leaves the name out.
    """
    komi = series.komi(color)
    if komi > 0:
        points = tr("komi {komi}", komi=format_komi(komi))
    else:
        points = tr("White gives {points:g} points", points=-komi)
    if opponent:
        text = tr(
            "Game {number} against {opponent}: {points}",
            number=series.games + 1,
            opponent=opponent,
            points=points,
        )
    else:
        text = tr("Game {number}: {points}", number=series.games + 1, points=points)
    if not series.games:
        return text
    return tr("{text} (you won {won} of {games})", text=text, won=series.won, games=series.games)


def read_series(text: str) -> dict[str, EvenSeries]:
    """Return the series in a JSON text by their conditions; damaged ones are left out."""
    try:
        stored = decode_json(text, list[Any]) if text else []
    except EngineError:
        return {}
    return {each.conditions: each for each in convert_fitting(stored, EvenSeries)}


def write_series(series: dict[str, EvenSeries]) -> str:
    """Return series as JSON text, the newest last."""
    return msgspec.json.encode(list(series.values())[-MOST_KEPT:]).decode()
