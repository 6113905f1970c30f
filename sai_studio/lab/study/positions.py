"""The positions of a study: that of the main window, and the shipped ones."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.go.coords import gtp_to_point
from engine.measure.study.positions import shipped_positions, stored_scores
from engine.record.board_state import BoardState
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.sgf import load
from sai_studio.review.board.board_scene import BoardScene, plain_scene


@dataclass(frozen=True, eq=False)
class StudiedPosition:
    """A copy of a position, which later edits of the game don't change."""

    title: str
    """Short title."""
    request: AnalysisRequest
    """Request for the engine."""
    board: BoardState
    best: tuple[int, ...] = ()
    """Moves that are proven best; empty if nothing is proven."""
    text: str = ""
    """Description."""

    @property
    def size(self) -> int:
        """Points per side."""
        return self.board.size

    @property
    def key(self) -> Hashable:
        """Key that is equal for positions with the same analysis."""
        request = self.request
        start = request.stones.tobytes(), request.to_play
        return request.rules, start, request.moves, request.search_komi


def study_scene(
    position: StudiedPosition,
    best: Sequence[int],
    moves: Mapping[int, str],
    ownership: NDArray[np.float32] | None = None,
) -> BoardScene:
    """Return a position with its best moves, and moves with short texts; passes are left out.

    Parameters
    ----------
    ownership
        float32[N], who is expected to own each point: +1 Black, -1 White; None hides it.
    """
    board = position.board
    on_board = len(board.stones)
    return replace(
        plain_scene(board.stones, board.last_move),
        best=tuple(move for move in best if move < on_board),
        named={move: text for move, text in moves.items() if move < on_board},
        expected=ownership if ownership is not None and len(ownership) == on_board else None,
    )


def position_at(
    record: GameRecord, node: GameNode, title: str, best: tuple[int, ...] = (), text: str = ""
) -> StudiedPosition:
    """Return the position at a node of a game."""
    start, moves = record.start_of_search(node)
    request = AnalysisRequest(
        ticket=0,
        rules=record.rules,
        stones=start.stones.copy(),
        to_play=start.to_play,
        moves=tuple(move.point for move in moves),
        captured=start.captured,
    )
    return StudiedPosition(title, request, record.board_at(node), best, text)


NAMES: Final = {
    "seki": tr("seki"),
    "cut": tr("cut"),
    "capture": tr("capture"),
    "settled": tr("settled"),
}
"""Names of the shipped positions, for people."""


@cache
def ready_positions() -> tuple[StudiedPosition, ...]:
    """Return the shipped positions, made after descriptions in the paper."""
    return tuple(found for path in shipped_positions() if (found := _read(path)) is not None)


def _read(path: Path) -> StudiedPosition | None:
    try:
        record = load(path, rectangles=True).games[0]
    except EngineError:  # the file was edited
        return None
    node = record.main_line()[-1]
    board = record.board_at(node)
    stored = stored_scores(path.name, board)
    best = tuple(gtp_to_point(vertex, board.size) for vertex in stored["best"]) if stored else ()
    return position_at(record, node, _title(path), best, node.comment)


def _title(path: Path) -> str:
    """Return "Position 1, seki" for "position-1-seki.sgf"."""
    _, number, *words = path.stem.split("-")
    name = " ".join(words)
    return (
        tr("Position {number}, {name}", number=number, name=NAMES.get(name, name))
        if words
        else path.stem
    )
