"""The board shown to people: rules in plain Python, usable before any kernel is compiled.

A `BoardState` is immutable; playing returns a new one. `engine.go.position` implements the same
rules for the search; a test compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.translation import tr
from engine.go.board import BLACK, EMPTY, WHITE, board_tables
from engine.go.rules import Rules
from engine.go.symmetry import symmetry_table
from engine.record.board_shape import BoardShape, square

_BYTE_OF: Final = {EMPTY: 0, BLACK: 1, WHITE: 255}
"""Value of a color in a `bytes` board; read as int8 these are 0, +1, -1."""
_TURN_KEY: Final = 0x9E3779B97F4A7C15
"""Combined with the key of a board with White to move (situational superko)."""
_CHUNK: Final = 64
"""Earlier boards are stored in sets of this size, so that ten thousand moves stay cheap."""

_REASONS: Final = {
    "off the board": tr("off the board"),
    "occupied": tr("occupied"),
    "ko": tr("ko"),
    "suicide": tr("suicide"),
    "superko": tr("superko"),
}
"""Reasons of `illegal_reason` for people."""


class IllegalMove(NamedTuple):
    """An illegal move of a game record; `str` gives a whole sentence for people."""

    number: int
    """Number of the move, from 1."""
    vertex: str
    """Point in GTP notation."""
    reason: str
    """Reason, see `illegal_reason`."""

    @property
    def reason_text(self) -> str:
        """The reason in the language of the window."""
        return _REASONS.get(self.reason, self.reason)

    @property
    def summary(self) -> str:
        """Short text: "move 3: illegal move E5 (occupied)"."""
        return tr(
            "move {number}: illegal move {vertex} ({reason})",
            number=self.number,
            vertex=self.vertex,
            reason=self.reason_text,
        )

    def __str__(self) -> str:
        if self.reason == "superko":
            return tr("{problem}; rules with simple ko allow it", problem=self.summary)
        return tr("{problem}; played as recorded", problem=self.summary)


@dataclass(frozen=True, slots=True)
class _History:
    """Keys of all boards since the last setup; a longer history shares the shorter one's chunks."""

    chunks: tuple[frozenset[int], ...] = ()
    recent: tuple[int, ...] = ()

    def __contains__(self, key: int) -> bool:
        return key in self.recent or any(key in chunk for chunk in self.chunks)

    def add(self, key: int) -> _History:
        recent = (*self.recent, key)
        if len(recent) < _CHUNK:
            return _History(self.chunks, recent)
        return _History((*self.chunks, frozenset(recent)), ())


@dataclass(frozen=True, slots=True, eq=False)
class BoardState:
    """The board at one node of a record, with captures, ko and history."""

    shape: BoardShape
    """Columns and rows."""
    superko: str
    """"positional", "situational" or "simple", see `Rules`."""
    suicide: bool
    """Whether suicide of two or more stones is legal."""
    cells: bytes
    """One byte per point (0 empty, 1 Black, 255 White): faster to index than `stones`."""
    to_play: int
    """Color of the player to move."""
    last_move: int | None
    """Point of the last move, N for a pass; None at the start and after a setup."""
    move_number: int
    """Moves and passes from the start to this board."""
    captured_black: int
    """Black stones captured by White so far."""
    captured_white: int
    """White stones captured by Black so far."""
    ko_point: int | None
    """Point where the player to move may not retake a simple ko."""
    problem: IllegalMove | None
    """The last move, if it was illegal; a game record executes it all the same."""
    key: int
    """Zobrist key of the stones."""
    history: _History
    """Boards since the last setup, including this one."""

    stones: NDArray[np.int8] = field(init=False, repr=False)
    """Stones int8[N], read-only: BLACK, WHITE or EMPTY."""

    @property
    def size(self) -> int:
        """Points per side, of a rectangle those of the square in which it lies."""
        return max(self.shape)

    def __post_init__(self) -> None:
        object.__setattr__(self, "stones", np.frombuffer(self.cells, np.int8))

    def color_at(self, point: int) -> int:
        """Return BLACK, WHITE or EMPTY."""
        value = self.cells[point]
        return value if value < 2 else WHITE

    def first_images(self) -> NDArray[np.int16]:
        """Return for each move the first that a symmetry of the stones makes of it, int16[N + 1].

        Moves with one entry are mirror images: all corner points of the empty board, for example.
        Ko and history are not compared. On a rectangle each move is its own image.
        """
        if not self.shape.is_square:
            return np.arange(len(self.stones) + 1, dtype=np.int16)
        table = symmetry_table(self.size)
        same = (self.stones[table[:, :-1]] == self.stones).all(axis=1)
        first: NDArray[np.int16] = table[same].min(axis=0)
        return first

    def with_setup(self, setup: Mapping[int, int], to_play: int) -> BoardState:
        """Return the board after stones are set up or removed; ko and superko history restart."""
        cells = bytearray(self.cells)
        for point, color in setup.items():
            cells[point] = _BYTE_OF[color]
        key = _key_of(cells, self.shape)
        return replace(
            self,
            cells=bytes(cells),
            to_play=to_play,
            last_move=None,
            ko_point=None,
            problem=None,
            key=key,
            history=_History().add(_entry(self.superko, key, to_play)),
        )

    def with_turn(self, to_play: int) -> BoardState:
        """Return the board with `to_play` to move; a change of turn counts like a pass."""
        if to_play == self.to_play:
            return self
        entry = _entry(self.superko, self.key, to_play)
        return replace(self, to_play=to_play, ko_point=None, history=self.history.add(entry))

    def execute(self, color: int, point: int, problem: IllegalMove) -> BoardState:
        """Return the board after an illegal move, as SGF demands of a record.

        A stone that stands on the point is replaced; then stones without liberties are captured,
        those of the opponent first.
        """
        ready = self.with_turn(color)
        standing = self.color_at(point)
        if standing:
            cells = bytearray(self.cells)
            cells[point] = EMPTY
            keys = _tables(self.shape)[1]
            key = self.key ^ keys[standing == WHITE][point]
            ready = replace(ready, cells=bytes(cells), key=key)
        return replace(ready.play(color, point), problem=problem)

    def play(self, color: int, point: int) -> BoardState:
        """Return the board after a legal move or a pass (index N)."""
        if point == len(self.cells):
            ready = self.with_turn(color)
            history = ready.history.add(_entry(self.superko, self.key, -color))
            return replace(
                ready, to_play=-color, last_move=point, move_number=self.move_number + 1,
                ko_point=None, problem=None, history=history,
            )  # fmt: skip
        cells, captured, lost, key = _place(self.cells, self.shape, color, point, self.key)
        ko_point = None
        if len(captured) == 1 and not lost and _lone_in_atari(cells, self.shape, point):
            ko_point = captured[0]
        black, white = (lost, captured) if color == BLACK else (captured, lost)
        return BoardState(
            shape=self.shape,
            superko=self.superko,
            suicide=self.suicide,
            cells=cells,
            to_play=-color,
            last_move=point,
            move_number=self.move_number + 1,
            captured_black=self.captured_black + len(black),
            captured_white=self.captured_white + len(white),
            ko_point=ko_point,
            problem=None,
            key=key,
            history=self.history.add(_entry(self.superko, key, -color)),
        )


def empty_board(rules: Rules, to_play: int = BLACK, shape: BoardShape | None = None) -> BoardState:
    """Return the board before the first move; `shape` is that of a rectangle."""
    return BoardState(
        shape=shape or square(rules.size),
        superko=rules.superko,
        suicide=rules.suicide,
        cells=bytes(rules.size * rules.size),
        to_play=to_play,
        last_move=None,
        move_number=0,
        captured_black=0,
        captured_white=0,
        ko_point=None,
        problem=None,
        key=0,
        history=_History().add(_entry(rules.superko, 0, to_play)),
    )


def illegal_reason(board: BoardState, point: int, color: int | None = None) -> str | None:
    """Return why a player may not play `point`; None if the move is legal.

    Index N is a pass, always legal; `color` is by default that of the player to move. Reasons: "off
    the board", "occupied", "suicide", "ko" or "superko".
    """
    points = len(board.cells)
    if not 0 <= point <= points:
        return "off the board"
    if point == points:
        return None
    if not board.shape.is_square and point not in board.shape.points:
        return "off the board"
    if board.cells[point]:
        return "occupied"
    color = color or board.to_play
    if point == board.ko_point and color == board.to_play:
        return "ko"
    _, captured, lost, key = _place(board.cells, board.shape, color, point, board.key)
    if lost and (len(lost) == 1 or not board.suicide):
        return "suicide"
    if board.superko == "simple":
        return None
    if not (captured or lost or board.captured_black or board.captured_white):
        return None  # without captures the number of stones only grows: no board can repeat
    return "superko" if _entry(board.superko, key, -color) in board.history else None


def _place(
    cells: bytes, shape: BoardShape, color: int, point: int, key: int
) -> tuple[bytes, list[int], list[int], int]:
    """Put a stone on an empty point; return board, captured and own removed stones, new key."""
    neighbors, keys = _tables(shape)
    own = _BYTE_OF[color]
    board = bytearray(cells)
    board[point] = own
    key ^= keys[own == 255][point]
    captured: list[int] = []
    for neighbor in neighbors[point]:
        if board[neighbor] and board[neighbor] != own:
            chain = _chain_without_liberties(board, neighbors, neighbor)
            for stone in chain:
                board[stone] = 0
                key ^= keys[own != 255][stone]
            captured += chain
    lost = [] if captured else _chain_without_liberties(board, neighbors, point)
    for stone in lost:
        board[stone] = 0
        key ^= keys[own == 255][stone]
    return bytes(board), captured, lost, key


def _chain_without_liberties(
    board: bytearray, neighbors: tuple[tuple[int, ...], ...], stone: int
) -> list[int]:
    """Return the chain of a stone if it has no liberty, else an empty list."""
    color = board[stone]
    chain = [stone]
    seen = {stone}
    for member in chain:
        for neighbor in neighbors[member]:
            value = board[neighbor]
            if not value:
                return []
            if value == color and neighbor not in seen:
                seen.add(neighbor)
                chain.append(neighbor)
    return chain


def _lone_in_atari(cells: bytes, shape: BoardShape, point: int) -> bool:
    """Return whether the stone on `point` is alone and has one liberty."""
    around = [cells[neighbor] for neighbor in _tables(shape)[0][point]]
    return cells[point] not in around and around.count(0) == 1


def _entry(superko: str, key: int, to_play: int) -> int:
    """Return the key that superko compares: the board and, if situational, the player to move."""
    return key ^ _TURN_KEY if superko == "situational" and to_play == WHITE else key


def _key_of(cells: bytearray, shape: BoardShape) -> int:
    keys = _tables(shape)[1]
    key = 0
    for point, value in enumerate(cells):
        if value:
            key ^= keys[value == 255][point]
    return key


@cache
def _tables(shape: BoardShape) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """Return the neighbors of each point, and the keys of black and of white stones."""
    tables = board_tables(shape.size)
    points = set(shape.points)
    neighbors = tuple(tuple(int(n) for n in row if n in points) for row in tables.neighbor.tolist())
    return neighbors, (tuple(tables.key[0].tolist()), tuple(tables.key[1].tolist()))
