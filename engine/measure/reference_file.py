"""Reference positions: a strong network's search of each is what other networks are compared with.

A file of them (`sai-engine measure --labels FILE`) has one JSON object a line: `game`, `size`,
`ply`, `moves` (pairs of color and vertex), `to_play`, `played` (the next move of the game), `fair`
(fair komi by a short search) and `asked`, a list by komi with `komi`, `winrate`, `lead` and `moves`
(best first: `move`, `visits`, `winrate`, `lead`, `prior`). Winrates and leads are Black's; a lead
is the fair komi less the komi. Lines that `sai-engine measure --make-labels` writes also name the
`teacher` and its `visits`.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.base.errors import EngineError, FormatError, RecordError
from engine.base.json_fields import Fields, parse_json
from engine.base.untrusted import read_ordinary
from engine.go.board import BLACK, MAX_SIZE, MIN_SIZE, WHITE, moves_by_turns
from engine.go.coords import gtp_to_point, point_to_gtp

__all__ = [
    "ReferenceAnswer",
    "ReferenceMove",
    "ReferencePosition",
    "ReferenceFile",
    "read_references",
]

COLORS: Final = {"B": BLACK, "W": WHITE}
MOST_BYTES: Final = 256 << 20
"""Longest file that is read [bytes]."""
MOST_MOVES: Final = 2000
MOST_KOMI: Final = 100
LARGEST: Final = 2000.0
"""Largest komi or lead [points]."""


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
    """Identity of the network that searched; "" if unknown."""
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
        fields = Fields(parse_json(line))
        size = fields.whole("size", MIN_SIZE, MAX_SIZE)
        pairs = _list(fields, "moves", MOST_MOVES)
        if any(
            not isinstance(pair, list) or len(pair) != 2 or pair[0] not in ("B", "W")
            for pair in pairs
        ):
            raise FormatError('moves must be pairs like ["B", "D4"]')
        turns = [(COLORS[color], gtp_to_point(str(vertex), size)) for color, vertex in pairs]
        if turns and turns[0][0] == WHITE:
            raise FormatError("Black must move first; labels have no stones set up")
        moves = moves_by_turns(turns, size * size)
        to_play = COLORS[fields.choice("to_play", ("B", "W"))]
        if to_play != (BLACK if len(moves) % 2 == 0 else WHITE):
            moves.append(size * size)
        asked = [_asked_of(Fields(value), size) for value in _list(fields, "asked", MOST_KOMI)]
        if not asked:
            raise FormatError("'asked' must hold one komi or more")
        played = fields.value("played")
        return cls(
            game=fields.text("game", 200),
            size=size,
            ply=fields.whole("ply", 0, MOST_MOVES),
            moves=tuple(moves),
            played=None if played is None else gtp_to_point(fields.text("played", 10), size),
            fair=fields.number("fair", -LARGEST, LARGEST),
            asked=tuple(sorted(asked, key=lambda komi: komi.komi)),
            teacher=fields.text("teacher", 200, default=""),
            visits=fields.whole("visits", default=0),
        )


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
            f"{path}: the labels can't be read ({error.strerror or error}); name another file"
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


def _asked_of(fields: Fields, size: int) -> ReferenceAnswer:
    return ReferenceAnswer(
        komi=fields.number("komi", -LARGEST, LARGEST),
        winrate=fields.number("winrate", 0.0, 1.0),
        lead=fields.number("lead", -LARGEST, LARGEST),
        moves=tuple(_move_of(Fields(value), size) for value in _list(fields, "moves", MOST_MOVES)),
    )


def _move_of(fields: Fields, size: int) -> ReferenceMove:
    return ReferenceMove(
        move=gtp_to_point(fields.text("move", 10), size),
        visits=fields.whole("visits"),
        winrate=fields.number("winrate", 0.0, 1.0),
        lead=fields.number("lead", -LARGEST, LARGEST),
        prior=fields.number("prior", 0.0, 1.0, default=0.0),
    )


def _list(fields: Fields, name: str, most: int) -> list[Any]:
    value = fields.value(name)
    if not isinstance(value, list) or len(value) > most:
        raise FormatError(f"{name!r} must be a list of at most {most} entries")
    return value
