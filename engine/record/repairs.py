"""Repairs and checks that need the whole tree of a game: handicap, illegal moves, analyses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from engine.base.translation import tr, tr_count
from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.rules import Rules
from engine.record.board_shape import BoardShape
from engine.record.board_state import BoardState, IllegalMove, empty_board
from engine.record.game_node import GameNode, Move
from engine.record.game_record import GameRecord
from engine.record.grammar import PROGRESS_NODES, Progress, no_progress
from engine.record.handicap import handicap_points
from engine.record.notes import Notes
from engine.record.stored_analysis import Analysis, position_digest

_CHECKED_NODES: Final = 20_000
"""In larger files only main lines are checked on opening; other problems show when reached."""
_OPENING_MOVES: Final = 30


def shown_handicap(
    root: GameNode, shape: BoardShape, declared: int | None, notes: Notes, offset: int
) -> int:
    """Return the handicap of a game from its file's HA and its first nodes.

    Declared handicap stones that are missing are put on the root. `declared` is None without HA; a
    declared 0 stays, whatever stones there are.
    """
    opening = _opening(root)
    stones: dict[int, int] = {}
    for node in opening:
        if node.move is not None:
            break
        stones.update(node.setup)
    moves = [node.move for node in opening if node.move is not None]
    colors = [move.color for move in moves]
    first = _black_stones_first(moves, shape.size**2)
    white_first = bool(moves) and (moves[0].color == WHITE or moves[0].point == shape.size**2)
    only_black = bool(stones) and all(color != WHITE for color in stones.values())
    black = sum(color == BLACK for color in stones.values()) + first * white_first
    if not declared:
        if only_black and black >= 2 and white_first:
            text = (
                tr("HA is missing; {stones} black stones before White's first move", stones=black)
                if declared is None
                else tr(
                    "no handicap is declared; {stones} black stones come before White's first move",
                    stones=black,
                )
            )
            notes.add(text, offset)
            return 0 if declared == 0 else black
        if declared is None and not stones and first >= 2:
            notes.add(tr("HA is missing; Black begins with {moves} moves", moves=first), offset)
            return first
        return 0
    if declared >= 2 and not any(color != EMPTY for color in stones.values()):
        points = handicap_points(shape.size, declared) if shape.is_square else []
        played = {node.move.point for node in opening if node.move is not None}
        if points and colors[:1] == [WHITE] and played.isdisjoint(points):
            notes.add(
                tr(
                    "{stones} handicap stones (AB) are missing; put on their usual points",
                    stones=declared,
                ),
                offset,
            )
            root.setup = dict.fromkeys(points, BLACK)
        elif first < 2:
            notes.add(
                tr("HA[{stones}] is given, but there are no handicap stones", stones=declared),
                offset,
            )
    return declared


def _black_stones_first(moves: Sequence[Move], pass_point: int) -> int:
    """Return the black stones played before White's first stone, as KataGo counts handicap.

    Passes in between don't count; if White moves twice in a row, none of them is handicap.
    """
    count = 0
    for place, move in enumerate(moves):
        if move.color == BLACK:
            count += move.point != pass_point
            continue
        if place + 1 < len(moves) and moves[place + 1].color == WHITE:
            return 0
        if move.point != pass_point:
            return count
    return 0  # a lesson or a problem: White plays nothing


def check_moves(
    records: Sequence[GameRecord], notes: Notes, progress: Progress = no_progress
) -> None:
    """Note every illegal move, but of repeated boards only the first in a game."""
    left = _CHECKED_NODES
    for number, record in enumerate(records, start=1):
        shown = number if len(records) > 1 else 0
        main_line = set(record.main_line())
        repeats = False
        pending = [(record.root, empty_board(record.rules, shape=record.shape))]
        while pending:
            node, before = pending.pop()
            if left <= 0 and node not in main_line:
                continue
            board = record.next_board(before, node)
            left -= 1
            if not left % PROGRESS_NODES:
                progress(number / len(records))
            problem = board.problem
            is_repeat = problem is not None and problem.reason == "superko"
            if problem is not None and not (is_repeat and repeats):
                repeats = repeats or is_repeat
                notes.add(_located(problem, shown, node in main_line))
            children = node.children if left > 0 else node.children[:1]
            pending.extend((child, board) for child in reversed(children))


def check_analyses(
    records: Sequence[GameRecord],
    notes: Notes,
    progress: Progress = no_progress,
    *,
    trust_unnamed: bool = False,
) -> None:
    """Leave out and note stored analyses of other positions than their nodes'.

    `trust_unnamed` is that of `keep_fitting`.
    """
    for number, record in enumerate(records):
        start = empty_board(record.rules, shape=record.shape)
        step = partial(_report_share, progress, number, len(records))
        count = keep_fitting(record, [record.root], start, step, trust_unnamed=trust_unnamed)
        if count:
            notes.add(left_out(count))


def left_out(count: int) -> str:
    """Return the sentence that some stored analyses were left out."""
    return tr_count(
        count,
        "{n} stored analysis left out, because nothing shows that it is of this position; "
        "positions without analysis are searched again",
        "{n} stored analyses left out, because nothing shows that they are of these positions; "
        "positions without analysis are searched again",
    )


def _report_share(progress: Progress, games: int, total: int, share: float) -> None:
    progress((games + share) / total)


def keep_fitting(
    record: GameRecord,
    branches: Sequence[GameNode],
    before: BoardState,
    progress: Progress = no_progress,
    *,
    trust_unnamed: bool = False,
) -> int:
    """Leave out the stored analyses of branches that are not of their node's position.

    Boards are not cached, so a thread may check branches while the record is shown.

    Parameters
    ----------
    record
        Game of the rules, whether or not the branches are in it yet.
    before
        Board before the branches.
    trust_unnamed
        Whether analyses of versions that didn't name the position belong to their nodes: only those
        of our own files, which are found by the digest of the game. Under territory rules such
        analyses are left out nevertheless, see `stored_analysis`.

    Returns
    -------
    int
        Number of analyses left out.
    """
    ways: set[GameNode] = set()
    total = 0
    for node in (node for branch in branches for node in branch.branch() if node.analyses):
        total += 1
        way: GameNode | None = node
        while way is not None and way not in ways:
            ways.add(way)
            way = way.parent
    count = done = 0
    pending = [(branch, before) for branch in branches if branch in ways]
    while pending:
        node, before = pending.pop()
        board = record.next_board(before, node)
        if node.analyses:
            done += 1
            if not done % PROGRESS_NODES:
                progress(done / total)
            fitting = _fitting(node.analyses, board, record.rules, trust_unnamed)
            count += len(node.analyses) - len(fitting)
            node.analyses = fitting
        pending += [(child, board) for child in node.children if child in ways]
    return count


def _fitting(
    analyses: Sequence[Analysis], board: BoardState, rules: Rules, trust_unnamed: bool
) -> tuple[Analysis, ...]:
    """Return the analyses of a board, those that name no position with its digest."""
    fitting: list[Analysis] = []
    for analysis in analyses:
        position = position_digest(board, territory=analysis.counts_territory)
        is_area = analysis.rules.startswith("area") or (
            not analysis.rules and rules.scoring == "area"
        )
        if analysis.position == position or (trust_unnamed and is_area and not analysis.position):
            fitting.append(replace(analysis, position=position))
    return tuple(fitting)


def _located(problem: IllegalMove, number: int, is_main: bool) -> str:
    """Return a problem with the number of its game, unless 0, and whether it is in a variation."""
    if is_main:
        return (
            tr("game {number}, {problem}", number=number, problem=problem)
            if number
            else str(problem)
        )
    if number:
        return tr("game {number}, in a variation, {problem}", number=number, problem=problem)
    return tr("in a variation, {problem}", problem=problem)


def _opening(root: GameNode) -> list[GameNode]:
    """Return the first nodes of the main line."""
    nodes = [root]
    while nodes[-1].children and len(nodes) < _OPENING_MOVES:
        nodes.append(nodes[-1].children[0])
    return nodes
