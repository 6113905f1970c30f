"""Reference positions: a strong network's search of each is what other networks are compared with.

A file of them (`sai-engine measure --labels FILE`) has one JSON object a line: `game`, `size`,
`ply`, `moves` (pairs of color and vertex), `to_play`, `played` (the next move of the game), `fair`
(fair komi by a short search) and `asked`, a list by komi with `komi`, `winrate`, `lead` and `moves`
(best first: `move`, `visits`, `winrate`, `lead`, `prior`). Winrates and leads are Black's; a lead
is the fair komi less the komi. Where a solver has proven the score, winrates are 0 or 1, leads are
exact, and `moves` are those whose score is proven. Lines that `sai-engine measure --make-labels`
writes also name the `teacher` and its `visits`.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from engine.base.checked_json import Count, Share, decode_json
from engine.base.errors import EngineError, FormatError, RecordError, reason_of
from engine.base.untrusted import read_ordinary
from engine.go.board import BLACK, MAX_SIZE, MIN_SIZE, WHITE, moves_by_turns
from engine.go.coords import gtp_to_point, point_to_gtp

COLORS: Final = {"B": BLACK, "W": WHITE}
MOST_BYTES: Final = 256 << 20
"""Longest file that is read [bytes]."""
MOST_MOVES: Final = 2000
SOLVER: Final = "solver"
"""Teacher of positions whose score is proven, by `engine.measure.solver.solve`."""
Points = Annotated[float, Meta(ge=-2000.0, le=2000.0)]
"""A komi or a lead."""
Name = Annotated[str, Meta(max_length=200)]
Color = Literal["B", "W"]


@dataclass(frozen=True)
class ReferenceMove:
    """A move that the reference search has visited; values are Black's."""

    move: int
    """Point; N is pass."""
    visits: int
    winrate: float
    lead: float
    prior: float


@dataclass(frozen=True)
class ReferenceAnswer:
    """Result of the reference search at one komi; values are Black's."""

    komi: float
    """[points to White]."""
    winrate: float
    """[0, 1]."""
    lead: float
    """Fair komi less this komi [points]."""
    moves: tuple[ReferenceMove, ...]
    """Best first."""


@dataclass(frozen=True)
class ReferencePosition:
    """A position of a game with the results of the reference searches."""

    game: str
    """Name of the game."""
    size: int
    """Board size [points per side]."""
    ply: int
    """Moves of the game before it."""
    moves: tuple[int, ...]
    """Points in turns, Black first, with the passes that handicap moves need; N is pass."""
    played: int | None
    """Move that the game went on with; None at its end."""
    fair: float
    """Fair komi by a short search [points]."""
    asked: tuple[ReferenceAnswer, ...]
    """By komi, ascending."""
    teacher: str = ""
    """Identity of the network that searched; "" if unknown, `SOLVER` if the score is proven."""
    visits: int = 0
    """Visits of the search at each komi; 0 if unknown."""

    @property
    def middle(self) -> ReferenceAnswer:
        """The komi asked that is nearest to the fair one."""
        return self.asked[len(self.asked) // 2]

    def to_line(self) -> str:
        """Return the line to keep."""
        color = [("B", "W")[i % 2] for i in range(len(self.moves) + 1)]
        fields: dict[str, Any] = {
            "game": self.game,
            "size": self.size,
            "ply": self.ply,
            "moves": [
                [color[i], point_to_gtp(move, self.size)] for i, move in enumerate(self.moves)
            ],
            "to_play": color[-1],
            "played": None if self.played is None else point_to_gtp(self.played, self.size),
            "fair": round(self.fair, 4),
            "asked": [
                {
                    "komi": asked.komi,
                    "winrate": round(asked.winrate, 6),
                    "lead": round(asked.lead, 4),
                    "moves": [
                        {
                            "move": point_to_gtp(move.move, self.size),
                            "visits": move.visits,
                            "winrate": round(move.winrate, 6),
                            "lead": round(move.lead, 4),
                            "prior": round(move.prior, 6),
                        }
                        for move in asked.moves
                    ],
                }
                for asked in self.asked
            ],
        }
        return json.dumps(fields | {"teacher": self.teacher, "visits": self.visits})

    @classmethod
    def from_line(cls, line: bytes | str) -> ReferencePosition:
        """Read a line.

        Raises
        ------
        EngineError
            A field is missing or impossible.
        """
        fields = decode_json(line, _Line)
        size = fields.size
        turns = [(COLORS[color], gtp_to_point(vertex, size)) for color, vertex in fields.moves]
        if turns and turns[0][0] == WHITE:
            raise FormatError("Black must move first; labels have no stones set up")
        moves = moves_by_turns(turns, size * size)
        if COLORS[fields.to_play] != (BLACK if len(moves) % 2 == 0 else WHITE):
            moves.append(size * size)
        return cls(
            game=fields.game,
            size=size,
            ply=fields.ply,
            moves=tuple(moves),
            played=None if fields.played is None else gtp_to_point(fields.played, size),
            fair=fields.fair,
            asked=tuple(
                ReferenceAnswer(
                    asked.komi,
                    asked.winrate,
                    asked.lead,
                    tuple(
                        ReferenceMove(
                            gtp_to_point(move.move, size),
                            move.visits,
                            move.winrate,
                            move.lead,
                            move.prior,
                        )
                        for move in asked.moves
                    ),
                )
                for asked in sorted(fields.asked, key=lambda asked: asked.komi)
            ),
            teacher=fields.teacher,
            visits=fields.visits,
        )


class _Move(Struct, frozen=True):
    """A `ReferenceMove` as a line holds it."""

    move: str
    visits: Count
    winrate: Share
    lead: Points
    prior: Share = 0.0


class _Asked(Struct, frozen=True):
    """An `ReferenceAnswer` as a line holds it."""

    komi: Points
    winrate: Share
    lead: Points
    moves: Annotated[tuple[_Move, ...], Meta(max_length=MOST_MOVES)]


class _Line(Struct, frozen=True, kw_only=True):
    """A line of the file; see `ReferencePosition`."""

    game: Name
    size: Annotated[int, Meta(ge=MIN_SIZE, le=MAX_SIZE)]
    ply: Annotated[int, Meta(ge=0, le=MOST_MOVES)]
    moves: Annotated[tuple[tuple[Color, str], ...], Meta(max_length=MOST_MOVES)]
    to_play: Color
    played: str | None = None
    fair: Points
    asked: Annotated[tuple[_Asked, ...], Meta(min_length=1, max_length=100)]
    teacher: Name = ""
    visits: Count = 0


@dataclass(frozen=True)
class ReferenceFile:
    """A file of reference positions."""

    name: str
    """Of the file."""
    digest: str
    """Eight hex digits that identify its content."""
    positions: tuple[ReferencePosition, ...]

    def of_size(self, size: int) -> tuple[ReferencePosition, ...]:
        """Return the positions on boards of a size."""
        return tuple(position for position in self.positions if position.size == size)

    @property
    def sizes(self) -> tuple[int, ...]:
        """Board sizes, ascending."""
        return tuple(sorted({position.size for position in self.positions}))


def read_references(path: Path) -> ReferenceFile:
    """Read a file of reference positions; a last line that was not written to its end is left out.

    Raises
    ------
    RecordError
        The file can't be read, holds no label, or a line of it is damaged.
    """
    if path.is_dir():
        raise RecordError(
            f"{path}: a folder, where a file of searched labels is wanted; `sai-engine measure "
            "--make-labels FILE` makes one (folders of `sai-engine label` are for training)"
        )
    try:
        data = read_ordinary(path, MOST_BYTES + 1)
    except OSError as error:
        raise RecordError(
            f"{path}: the labels can't be read ({reason_of(error)}); name another file"
        ) from None
    if len(data) > MOST_BYTES:
        raise RecordError(f"{path}: longer than {MOST_BYTES >> 20} MB; name a smaller file")
    lines = data.split(b"\n")
    positions = []
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            positions.append(ReferencePosition.from_line(line))
        except EngineError as error:
            if number == len(lines):  # the process that wrote it was ended
                break
            raise RecordError(f"{path}, line {number}: no label ({error})") from None
    if not positions:
        raise RecordError(f"{path}: holds no labels; make some with --make-labels")
    return ReferenceFile(path.name, hashlib.sha256(data).hexdigest()[:8], tuple(positions))
