"""Build the `BoardScene` that shows the current state of a session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK
from engine.record.board_state import BoardState, illegal_reason
from engine.record.game_node import GameNode, Line, shown_numbers
from engine.record.tree_edits import dimmed_at, visible_at
from engine.review.mistakes import move_class
from sai_studio.kit.figures import lambda_text
from sai_studio.review.board.board_scene import (
    AgentMark,
    BoardScene,
    Disc,
    DiscLimits,
    NextMove,
    PlayedLoss,
    VariationStone,
    agent_marks,
    candidate_discs,
    stone_worths,
    with_second,
)
from sai_studio.review.board.editing_tools import (
    EDITING_TOOLS,
    LINE_TOOLS,
    MARK_TOOLS,
    SETUP_COLOR,
)
from sai_studio.session import navigation
from sai_studio.session.counting_tool import CountingTool
from sai_studio.session.marks import MOST_LINES, has_remarks, toggled_mark
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

if TYPE_CHECKING:
    from engine.analysis.stone_values import StoneValues

SHOWN_NUMBERS: Final = {"one": 1, "last": 10}
"""Number of latest moves that get a number, by mode."""
LOSS_STONES: Final = 6
"""Number of latest moves whose stones get a dot for the points they lost."""
MOST_NEXT: Final = 1000
"""Most variations of a node that are drawn; a board has fewer points."""
FIRST_LOSS_CLASS: Final = 1
"""Lowest loss class that gets a dot."""


def lambda_label(lambda_: float) -> str:
    """Return a lambda in at most three characters: 0, ½, 1, .25."""
    return lambda_text(lambda_).lstrip("0") or "0"


def disc_limits(session: Session, options: Preferences) -> DiscLimits:
    """Return which candidates get a disc: those that the user chose, or all of a sweep."""
    if session.region.spread == "sweep":
        return DiscLimits(session.cursor.board.size**2 + 1, 1)
    return DiscLimits(options.settings.most_candidates, options.settings.least_visits)


def play_variation(
    board: BoardState, points: Sequence[int]
) -> tuple[BoardState, tuple[VariationStone, ...]]:
    """Return the board after a variation, and its numbered stones, as in printed diagrams.

    Each stone stands where it was played, also if it is captured later: else the first move, which
    matters most, might be missing. A point that is played twice shows the first number.
    """
    stones: dict[int, VariationStone] = {}
    for number, point in enumerate(points, 1):
        color = board.to_play
        if illegal_reason(board, point) is not None:
            break
        board = board.play(color, point)
        if point < board.size * board.size:
            stones.setdefault(point, VariationStone(point, color, number))
    return board, tuple(stones.values())


def build_scene(
    session: Session,
    options: Preferences,
    counting: CountingTool,
    hover: int | None,
    variation_length: int,
    region: frozenset[int] = frozenset(),
    new_line: Line | None = None,
    values: StoneValues | None = None,
    people: NDArray[np.float32] | None = None,
) -> BoardScene:
    """Return everything that the board shows now.

    Parameters
    ----------
    hover
        Point under the mouse.
    variation_length
        Number of moves shown of a candidate's variation; 0: none.
    region
        Points that are being selected; empty: the region of the session.
    new_line
        The line that is being drawn.
    values
        What each stone adds; None if unknown.
    people : float32[A]
        How likely people are to play each move, in place of the candidates; None: not shown.
    """
    selection = session.selection
    board = session.cursor.board
    coordinates = options.settings.coordinates
    style = options.settings.coordinate_style
    if selection.tool == "score" and counting.count is not None:
        return BoardScene(
            board.size,
            board.stones,
            board.to_play,
            ownership=counting.count.ownership,
            dead=counting.dead,
            coordinates=coordinates,
            coordinate_style=style,
            uneven=options.settings.uneven_stones,
        )
    candidate = session.reports.shown_candidate
    if candidate is not None and variation_length > 0:
        after, variation = play_variation(board, candidate.variation[:variation_length])
        stones = np.array(after.stones)
        stones[[stone.point for stone in variation]] = 0
        return BoardScene(
            board.size,
            stones,
            board.to_play,
            variation=variation,
            next_moves=_next_moves(session)[:1],
            region=session.region.points,
            coordinates=coordinates,
            coordinate_style=style,
            uneven=options.settings.uneven_stones,
        )
    setting_up = selection.tool in EDITING_TOOLS
    report, agent = session.reports.current, session.reports.agent
    shown_report, shown_agent = session.reports.shown, session.reports.shown_agent
    discs: tuple[Disc, ...] = ()
    marks: tuple[AgentMark, ...] = ()
    policy = visits = expected = None
    if shown_report is not None and shown_agent is not None and not setting_up:
        if options.settings.overlay_visits:
            visits = shown_agent.visit_grid(shown_report.size)[:-1]
        elif (
            options.settings.overlay_candidates
            and not options.settings.overlay_policy
            and people is None
        ):
            first = options.settings.disc_numbers
            limits = disc_limits(session, options)
            color = shown_report.to_play if selection.side == "mover" else BLACK
            discs = candidate_discs(shown_report, shown_agent, first, limits, color)
    if report is not None and agent is not None and not setting_up:
        if options.settings.overlay_agents:
            labels = [lambda_label(a.lambda_) for a in report.agents]
            marks = agent_marks(report, labels, selection.hidden_agents, board.first_images())
        if options.settings.overlay_policy and visits is None:
            policy = report.policy
        if options.settings.overlay_ownership:
            expected = report.ownership
    if people is not None and not setting_up:
        policy, visits = people, None
    worths = {}
    if values is not None and options.settings.overlay_stones and not setting_up:
        worths = stone_worths(values)
    if not setting_up and options.settings.overlay_agents:
        marks = _with_second(session, marks)
    return BoardScene(
        board.size,
        board.stones,
        board.to_play,
        last_move=None if worths else board.last_move,
        ko_point=board.ko_point,
        numbers={} if worths else _numbers(session, options.settings.move_numbers),
        worths=worths,
        marks=session.cursor.node.marks,
        lines=(*session.cursor.node.lines[-MOST_LINES:], *filter(None, (new_line,))),
        dimmed=_dimmed(session),
        discs=discs,
        agents=marks,
        next_moves=_next_moves(session) if options.settings.overlay_next and not setting_up else (),
        losses=_losses(session) if options.settings.overlay_losses and not worths else (),
        hover=_ghost(session, hover),
        hover_mark=_ghost_mark(session, hover),
        hint=_hint(session),
        policy=policy,
        visits=visits,
        expected=expected,
        region=region or session.region.points,
        coordinates=coordinates,
        coordinate_style=style,
        uneven=options.settings.uneven_stones,
    )


def _with_second(session: Session, marks: tuple[AgentMark, ...]) -> tuple[AgentMark, ...]:
    """Add the mark of the other engine's move, labelled with the first letter of its name."""
    cursor = session.cursor
    second = session.second
    visible = second.name and not session.review.blind
    report = second.report(cursor.node, session.komi.viewed) if visible else None
    move = report.agents[0].move if report is not None else None
    if move is None or move >= cursor.board.size**2 or session.ending.is_over(cursor.node):
        return marks
    images = cursor.board.first_images()
    same = (mark.point for mark in marks if images[mark.point] == images[move])
    return with_second(marks, next(same, move), second.name[:1].upper())


def _ghost(session: Session, hover: int | None) -> tuple[int, int] | None:
    """Return point and color of the stone that a click would put down (EMPTY: remove)."""
    selection = session.selection
    board = session.cursor.board
    tool = selection.tool
    no_stone = ("region", "avoid", *MARK_TOOLS, *LINE_TOOLS)
    awaits_engine = session.play.awaits_engine and tool == "play"
    if hover is None or tool in no_stone or awaits_engine:
        return None
    if tool in SETUP_COLOR:
        color = SETUP_COLOR[tool]
        same = board.color_at(hover) == color
        if tool == "empty" and has_remarks(session.cursor.node, hover):
            return hover, color
        return None if same else (hover, color)
    color = session.edits.inserted_color if tool == "insert" else board.to_play
    if tool == "dim" or illegal_reason(board.with_turn(color), hover) is not None:
        return None
    return hover, color


def _ghost_mark(session: Session, hover: int | None) -> tuple[int, str] | None:
    """Return point and mark that a click would draw ("": remove)."""
    tool, marks = session.selection.tool, session.cursor.node.marks
    if hover is None or tool not in MARK_TOOLS:
        return None
    return hover, toggled_mark(marks, hover, tool).get(hover, "")


def _dimmed(session: Session) -> frozenset[int]:
    """Return the points that are drawn dimmed (DD), and those outside the visible part (VW)."""
    node = session.cursor.node
    dimmed, visible = dimmed_at(node), visible_at(node)
    if not visible:
        return dimmed
    return dimmed | frozenset(session.cursor.board.shape.points) - visible


def _hint(session: Session) -> int | None:
    """Return the point of the hint for the current position; a pass has none."""
    hint, board = session.play.hint, session.cursor.board
    if hint is None or hint[0] is not session.cursor.node or hint[1] >= len(board.stones):
        return None
    return hint[1]


def _path(session: Session) -> list[GameNode]:
    """Return the nodes from the root to the current one."""
    line = session.cursor.line
    return line[: line.index(session.cursor.node) + 1]


def _numbers(session: Session, which: str) -> dict[int, int]:
    """Return the numbers of moves by point: of none, one, the last ten, all or the variation."""
    cursor = session.cursor
    if which == "off":
        return {}
    points = cursor.board.size * cursor.board.size
    path = _path(session)
    shown = dict(zip(path, shown_numbers(path), strict=True))
    if which in SHOWN_NUMBERS:
        path = path[-SHOWN_NUMBERS[which] :]
    elif which == "branch":
        main = navigation.main_line_ancestor(cursor.node)
        path = path[path.index(main) + 1 :]
        shown = {node: node.number - main.number for node in path}
    numbers: dict[int, int] = {}
    for node in path:
        if node.move is not None and node.move.point < points:
            numbers[node.move.point] = shown[node]
        for point in node.setup:
            numbers.pop(point, None)
    return {point: n for point, n in numbers.items() if cursor.board.color_at(point)}


def _next_moves(session: Session) -> tuple[NextMove, ...]:
    cursor = session.cursor
    line, node = cursor.line, cursor.node
    place = line.index(node) + 1
    following = line[place] if place < len(line) else None
    points = cursor.board.size * cursor.board.size
    moves: dict[tuple[int, int], NextMove] = {}
    for child in (following, *node.children[:MOST_NEXT]):
        move = child.move if child is not None else None
        if move is not None and move.point < points:
            moves.setdefault(move, NextMove(move.point, move.color, child is following))
    return tuple(moves.values())


def _losses(session: Session) -> tuple[PlayedLoss, ...]:
    cursor = session.cursor
    size, points = cursor.board.size, cursor.board.size * cursor.board.size
    end = cursor.line.index(cursor.node) + 1
    recent = session.timeline.part(max(0, end - LOSS_STONES), end)
    dots: dict[int, int] = {}
    for entry in recent:
        move = entry.node.move
        loss = move_class(entry, size)
        if move is not None and move.point < points and loss is not None:
            dots[move.point] = loss
    return tuple(
        PlayedLoss(point, loss)
        for point, loss in dots.items()
        if loss >= FIRST_LOSS_CLASS and cursor.board.color_at(point)
    )
