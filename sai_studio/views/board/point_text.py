"""A point of the board in words, for screen readers."""

from __future__ import annotations

from engine.base.translation import tr
from engine.search.report import Candidate
from sai_studio.model.session.counting_tool import CountingTool
from sai_studio.model.session.session import Session
from sai_studio.shared.figures import move_name
from sai_studio.shared.texts import one_line


def point_text(
    session: Session, counting: CountingTool, point: int, candidate: Candidate | None
) -> str:
    """Return a point and what is there, such as "D4, black stone" or "E5, empty, candidate 1".

    Parameters
    ----------
    candidate
        The candidate that the board shows on the point.
    """
    cursor = session.cursor
    board = cursor.board
    color = board.color_at(point)
    stones = {1: tr("black stone"), -1: tr("white stone"), 0: tr("empty")}
    parts = [move_name(point, board.size), stones[color]]
    if session.selection.tool == "score" and point in counting.dead:
        parts.append(tr("dead"))
    if color and point == board.last_move:
        parts.append(tr("last move"))
    if point == board.ko_point:
        parts.append(tr("ko"))
    mark = cursor.node.marks.get(point, "")
    if mark:
        parts.append(_mark_text(mark))
    if point in session.region.points:
        parts.append(tr("in the searched region"))
    agent = session.reports.shown_agent
    if candidate is not None and agent is not None:
        ranked = [c.move for c in agent.candidates if c.visits]
        parts.append(tr("candidate {rank}", rank=ranked.index(point) + 1))
    return ", ".join(parts)


def _mark_text(mark: str) -> str:
    """Return the name of a mark."""
    if mark.startswith("label:"):
        return tr("label {label}", label=one_line(mark.removeprefix("label:")))
    names = {
        "triangle": tr("triangle"),
        "square": tr("square"),
        "circle": tr("circle"),
        "cross": tr("cross"),
    }
    return names.get(mark, tr("mark"))


def move_text(session: Session) -> str:
    """Return the move that led to the current position, such as "Move 3, white D5"."""
    cursor = session.cursor
    move = cursor.node.move
    if move is None:
        return tr("Move {number}", number=cursor.node.shown_number)
    size = cursor.board.size
    vertex = move_name(move.point, size)
    number = cursor.node.shown_number
    if move.color > 0:
        return tr("Move {number}, black {vertex}", number=number, vertex=vertex)
    return tr("Move {number}, white {vertex}", number=number, vertex=vertex)
