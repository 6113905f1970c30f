"""Evidence of why a move was a mistake, as it is stored with the game: JSON in and out.

An `Evidence` holds both lines and one reason. A reason names stones or areas by their points, and
holds the expected owners of these points; every number of its sentence is counted from them, so
anybody can count again.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from engine.base.checked_json import convert_json, parse_json
from engine.base.errors import FormatError
from engine.base.translation import tr
from engine.go.board import MAX_SIZE, MIN_SIZE
from engine.record.board_state import BoardState
from engine.record.stored_analysis import position_digest

_N: Final = MAX_SIZE**2
_LEAST_GAP: Final = 2.0
"""Difference of two estimates of the points lost that is always allowed."""
_ENDGAME: Final = 0.12
"""Share of the board that is still open in the endgame."""
Point = Annotated[int, Meta(ge=0, le=_N)]
"""A point; N is a pass."""
Points = Annotated[tuple[Point, ...], Meta(max_length=_N)]
"""Points of the board, each at most once."""
Owners = Annotated[tuple[Annotated[int, Meta(ge=-100, le=100)], ...], Meta(max_length=_N)]
"""Expected owners of some points [hundredths]: 100 Black's, -100 White's."""
Line = Annotated[tuple[Point, ...], Meta(min_length=1, max_length=16)]
"""Moves, colors alternating."""
Color = Annotated[int, Meta(ge=-1, le=1)]
"""BLACK or WHITE."""
Figure = Annotated[float, Meta(ge=-1e4, le=1e4)]
"""A number of points, or 1/points."""
Chance = Annotated[float, Meta(ge=0.0, le=1.0)]
"""A winrate."""
Place = Annotated[int, Meta(ge=1, le=16)]
"""Number of a move in its line, from 1."""
Liberties = Annotated[int, Meta(ge=1, le=100)]
"""A number of liberties."""
Which = Literal["better", "played"]
"""The line of the engine's choice, or that of the move played."""


class Captured(Struct, frozen=True, tag="captured", tag_field="kind"):
    """Stones that are captured in one of the lines only."""

    stones: Points
    """Captured stones, as they stand before the move or after the move played."""
    color: Color
    """Their color."""
    line: Which
    """The line in which they are captured."""
    place: Place
    """Number of the capturing move in it."""
    is_ko: bool = False
    """Whether the capture takes a ko."""


class Ladder(Struct, frozen=True, tag="ladder", tag_field="kind"):
    """A chain that a ladder catches: with the engine's choice, or by the answer to the move."""

    stones: Points
    """The chain."""
    color: Color
    """Its color."""
    line: Which
    """The line in which it is caught. In "better" the first move starts the ladder; in "played" the
    second does."""
    ataris: Annotated[int, Meta(ge=1, le=_N)]
    """Ataris until it is captured, the first move included, if it runs."""


class Life(Struct, frozen=True, tag="life", tag_field="kind"):
    """Stones whose life depends on the move."""

    stones: Points
    color: Color
    better: Owners
    """Expected owners of their points along the engine's line, see `mean_owners`."""
    played: Owners
    """Expected owners along the line played."""
    how: Literal["", "eye space", "seki"] = ""
    """What the board shows of it. "eye space": the move that kills them, the answer to the move
    played or the engine's choice, lies in a region that they alone enclose. "seki": at the end of
    the line in which they live, a chain of theirs shares its only two liberties with one of the
    opponent that has no others."""


class Race(Struct, frozen=True, tag="race", tag_field="kind"):
    """A capturing race between two chains in which the move falls behind."""

    own: Points
    """Stones of the player who moved."""
    other: Points
    """Stones of the opponent."""
    own_liberties: Liberties
    """Liberties after the move played."""
    other_liberties: Liberties
    own_then: Liberties
    """Liberties after the engine's choice."""
    other_then: Liberties
    own_better: Owners
    own_played: Owners
    other_better: Owners
    other_played: Owners


class Cut(Struct, frozen=True, tag="cut", tag_field="kind"):
    """Two chains of the player who moved: connected in the engine's line, cut in the other."""

    first: Points
    """The one that suffers."""
    second: Points
    place: Place
    """Number of the cutting move in the line played."""
    better: Owners
    """Expected owners of `first` at the end of the engine's line."""
    played: Owners
    """Expected owners of `first` at the end of the line played."""


class Area(Struct, frozen=True, tag="area", tag_field="kind"):
    """A connected area of which the player who moved gets less than after the engine's choice."""

    points: Points
    better: Owners
    played: Owners


class Direction(Struct, frozen=True, tag="direction", tag_field="kind"):
    """Two areas: the engine's choice gains more in one than the move played in the other."""

    there: Points
    """Where the engine's choice gains."""
    there_better: Owners
    there_played: Owners
    here: Points
    """Where the move played gains."""
    here_better: Owners
    here_played: Owners


class KeyPoint(Struct, frozen=True, tag="key point", tag_field="kind"):
    """The opponent answers the move at the engine's choice or close to it, or plays there later."""


class Sente(Struct, frozen=True, tag="sente", tag_field="kind"):
    """The engine's choice is answered nearby, the move played is not."""


class Order(Struct, frozen=True, tag="order", tag_field="kind"):
    """The player plays the same move in the engine's line, but later."""

    place: Place
    """Number of the move played in the engine's line."""


class Exchange(Struct, frozen=True, tag="exchange", tag_field="kind"):
    """The move is answered, and then the player plays the engine's choice."""


class KoThreat(Struct, frozen=True, tag="ko threat", tag_field="kind"):
    """The engine's choice is a ko threat: it is answered, and the player retakes the ko."""


class Risk(Struct, frozen=True, tag="risk", tag_field="kind"):
    """Winning chances that fall although hardly any points are lost: the game is less settled."""

    beta_better: Figure
    """Steepness of the winrate curve before the move [1/points]."""
    beta_played: Figure
    winrate_better: Chance
    """Black's."""
    winrate_played: Chance


Reason: TypeAlias = (
    Captured | Ladder | Life | Race | Cut | Area | Direction | KeyPoint | Sente | Order | Exchange
    | KoThreat | Risk
)  # fmt: skip


class Evidence(Struct, frozen=True, kw_only=True):
    """One mistake: both lines, what it lost, and one reason."""

    format: Literal[1] = msgspec.field(default=1, name="v")
    size: Annotated[int, Meta(ge=MIN_SIZE, le=MAX_SIZE)]
    position: Annotated[str, Meta(max_length=64)]
    """Digest of the position before the move, see `position_digest`."""
    color: Color
    """Who played the move."""
    better: Line
    """The engine's choice and its variation."""
    refutation: Line
    """The move played and its expected continuation."""
    points_lost: Figure | None = None
    """Points lost [>= 0]; 0 within the error."""
    points_error: Annotated[float, Meta(ge=0.0, le=1e4)] = 0.0
    """Standard error of the points lost."""
    winrate_lost: Chance | None = None
    komi: Figure = 0.0
    """Komi of the winrates [points]."""
    open_points: Annotated[float, Meta(ge=0.0, le=_N)] | None = None
    """How much of the board is still open after the move: each point counts 1 less its certainty.
    """
    reason: Reason

    @property
    def played(self) -> int:
        """The move played."""
        return self.refutation[0]

    def agrees(self, points: float) -> bool:
        """Return whether a number of points lost by the owners agrees with the points lost."""
        if not self.points_lost:
            return False
        gap = abs(points - self.points_lost)
        return gap <= max(self.points_error, 0.25 * self.points_lost, _LEAST_GAP)

    @property
    def is_endgame(self) -> bool:
        """Whether little of the board is still open."""
        return self.open_points is not None and self.open_points <= _ENDGAME * self.size**2

    def fits(self, board: BoardState, move: int) -> bool:
        """Return whether this is about a move on a board."""
        same = self.size == board.size and self.played == move
        return same and self.position == digest_before(board, self.color)


def digest_before(board: BoardState, color: int) -> str:
    """Return the digest of the position in which a player moved."""
    return position_digest(board.with_turn(color), territory=False)


def evidence_to_json(evidence: Evidence) -> str:
    """Return one line of ASCII."""
    return json.dumps(msgspec.to_builtins(evidence), separators=(",", ":"))


def no_evidence(visits: tuple[int, int]) -> str:
    """Return the text that notes that searches with these visits gave no evidence.

    They are those of the positions before and after the move.
    """
    return json.dumps({"none": visits}, separators=(",", ":"))


@lru_cache(maxsize=512)
def read_evidence(text: str) -> Evidence | None:
    """Return the evidence of a text from a file; None if this version can't read it."""
    try:
        return evidence_from_json(text)
    except FormatError:
        return None


def evidence_from_json(text: str) -> Evidence:
    """Return the evidence of a text from a file.

    Raises
    ------
    FormatError
        The text is no evidence, or its points and owners don't fit together.
    """
    evidence = convert_json(parse_json(text), Evidence)
    points = evidence.size**2
    if max((*evidence.better, *evidence.refutation)) > points or not _is_whole(evidence):
        raise FormatError(tr("the evidence doesn't fit together"))
    return evidence


def _is_whole(evidence: Evidence) -> bool:
    """Return whether the reason's points are on the board and each has its owners."""
    reason, size = evidence.reason, evidence.size

    def fit(points: tuple[int, ...], *owners: tuple[int, ...]) -> bool:
        on_board = points and max(points) < size**2 and len(set(points)) == len(points)
        return bool(on_board) and all(len(each) == len(points) for each in owners)

    match reason:
        case Captured():
            line = evidence.better if reason.line == "better" else evidence.refutation
            return fit(reason.stones) and reason.place <= len(line)
        case Ladder():
            needed = 1 if reason.line == "better" else 2
            lines = {"better": evidence.better, "played": evidence.refutation}
            return fit(reason.stones) and len(lines[reason.line]) >= needed
        case Life():
            return fit(reason.stones, reason.better, reason.played)
        case Race():
            own = fit(reason.own, reason.own_better, reason.own_played)
            return own and fit(reason.other, reason.other_better, reason.other_played)
        case Cut():
            whole = fit(reason.first, reason.better, reason.played) and fit(reason.second)
            return whole and reason.place <= len(evidence.refutation)
        case Area():
            return fit(reason.points, reason.better, reason.played)
        case Direction():
            there = fit(reason.there, reason.there_better, reason.there_played)
            return there and fit(reason.here, reason.here_better, reason.here_played)
        case KeyPoint():
            return len(evidence.refutation) > 1
        case Sente():
            return len(evidence.refutation) > 1 and len(evidence.better) > 1
        case Order():
            better, place = evidence.better, reason.place
            return 1 < place <= len(better) and better[place - 1] == evidence.played
        case Exchange():
            return len(evidence.refutation) > 2
        case KoThreat():
            return len(evidence.better) > 2
        case Risk():
            return True


def points_gained(better: Owners, played: Owners, color: int) -> float:
    """Return what a player gains at some points with the engine's choice [points]."""
    return color * (sum(better) - sum(played)) / 100.0


def share_owned(owners: Owners, color: int) -> float:
    """Return the mean expected owner of some points, in the frame of a player [-1, 1]."""
    return color * sum(owners) / (100.0 * max(len(owners), 1))
