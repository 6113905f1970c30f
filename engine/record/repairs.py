"""What can only be seen once the tree of a game stands: handicap by moves, illegal moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.go.board import BLACK, EMPTY, WHITE
from engine.record.board_state import empty_board
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.grammar import PROGRESS_NODES, Notes, Progress, no_progress
from engine.record.handicap import handicap_points

__all__ = ["check_moves", "shown_handicap"]

_CHECKED_NODES: Final = 20_000
"""In larger files only main lines are checked on opening; the rest shows when it is reached."""
_OPENING_MOVES: Final = 30


def shown_handicap(root: GameNode, size: int, told: int | None, notes: Notes, offset: int) -> int:
    """The handicap of a game by what the file tells and by what its first nodes show.

    Handicap stones that are told but missing are put on the root.

    Parameters
    ----------
    told
        Handicap in the file (HA); None when it has none.
    """
    opening = _opening(root)
    stones: dict[int, int] = {}
    for node in opening:
        if node.move is not None:
            break
        stones.update(node.setup)
    colors = [node.move.color for node in opening if node.move is not None]
    only_black = bool(stones) and all(color != WHITE for color in stones.values())
    black_first = next((i for i, color in enumerate(colors) if color != BLACK), 0)
    if told is None:
        black = sum(color == BLACK for color in stones.values())
        if only_black and black >= 2 and colors[:1] == [WHITE]:
            notes.add(f"HA is missing; {black} black stones before White's first move", offset)
            return black
        if not stones and black_first >= 2:
            notes.add(f"HA is missing; Black begins with {black_first} moves", offset)
            return black_first
        return 0
    if told >= 2 and not any(color != EMPTY for color in stones.values()):
        points = handicap_points(size, told)
        played = {node.move.point for node in opening if node.move is not None}
        if points and colors[:1] == [WHITE] and played.isdisjoint(points):
            notes.add(f"{told} handicap stones (AB) are missing; put on their usual points", offset)
            root.setup = dict.fromkeys(points, BLACK)
        elif black_first < 2:
            notes.add(f"HA[{told}] is told, but no handicap stones are found", offset)
    return told


def check_moves(
    records: Sequence[GameRecord], notes: Notes, progress: Progress = no_progress
) -> None:
    """Note every illegal move; what follows one on its line is not looked at."""
    left = _CHECKED_NODES
    for number, record in enumerate(records, start=1):
        where = f"game {number}, " if len(records) > 1 else ""
        main_line = set(record.main_line())
        pending = [(record.root, empty_board(record.rules))]
        while pending:
            node, before = pending.pop()
            if left <= 0 and node not in main_line:
                continue
            board = record.next_board(before, node)
            left -= 1
            if not left % PROGRESS_NODES:
                progress(number / len(records))
            if board.problem:
                side = "" if node in main_line else "in a variation, "
                notes.add(f"{where}{side}{board.problem}")
                continue
            children = node.children if left > 0 else node.children[:1]
            pending.extend((child, board) for child in reversed(children))


def _opening(root: GameNode) -> list[GameNode]:
    """The first nodes of the main line."""
    nodes = [root]
    while nodes[-1].children and len(nodes) < _OPENING_MOVES:
        nodes.append(nodes[-1].children[0])
    return nodes
