"""The context menu of the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from engine.base.translation import tr
from engine.go.coords import point_to_gtp
from engine.record.game_node import GameNode
from sai_studio.review.board.editing_tools import MARK_TOOLS
from sai_studio.session.marks import has_remarks, toggled_mark
from sai_studio.session.session import Session

_MARK_NAMES: Final = {
    "triangle": tr("Triangle"),
    "square": tr("Square"),
    "circle": tr("Circle"),
    "cross": tr("Cross"),
    "letter": tr("Letter"),
    "number": tr("Number"),
}


def node_played_at(session: Session, point: int) -> GameNode | None:
    """Return the last node up to the current one that played here, else the next that does."""
    line = session.cursor.line
    here = line.index(session.cursor.node)
    before, after = reversed(line[: here + 1]), line[here + 1 :]
    for node in (*before, *after):
        if node.move is not None and node.move.point == point:
            return node
    return None


def board_menu(
    session: Session, point: int | None, copy_game: Callable[[], object], parent: QWidget
) -> QMenu:
    """Return the context menu of a point (None: beside the board)."""
    cursor = session.cursor
    menu = QMenu(parent)
    size = cursor.board.size
    if point is not None:
        vertex = point_to_gtp(point, size)
        if not cursor.board.color_at(point):
            menu.addAction(tr("Play {point}", point=vertex), lambda: session.play_move(point))
        node = node_played_at(session, point)
        if node is not None and node is not cursor.node:
            menu.addAction(
                tr("Go to move {number}", number=node.shown_number), lambda: cursor.go_to(node)
            )
        candidate = _candidate(session, point)
        if candidate:
            menu.addAction(tr("Add its variation"), lambda: session.edits.add_variation(candidate))
    menu.addAction(tr("Pass"), lambda: session.play_move(size**2))
    if point is not None and not cursor.board.color_at(point):
        searched = point in session.region.points or not session.region.points
        text = (
            tr("Avoid {point} in the search", point=vertex)
            if searched
            else tr("Search {point} too", point=vertex)
        )
        one = frozenset((point,))
        menu.addAction(text, lambda: session.region.avoid(one, cursor.board.shape))
    if session.region.is_on:
        menu.addAction(tr("Search the whole board"), session.region.clear)
    else:
        menu.addAction(
            tr("Search only a region\u2026"), lambda: session.selection.set_tool("region")
        )
    menu.addSeparator()
    if point is not None:
        marks = menu.addMenu(tr("Mark"))
        for tool in MARK_TOOLS:
            marks.addAction(_MARK_NAMES[tool], partial(_toggle_mark, session, point, tool))
        marks.addAction(tr("Label\u2026"), lambda: _ask_label(session, point, parent))
        if has_remarks(cursor.node, point):
            marks.addSeparator()
            marks.addAction(tr("Remove"), lambda: session.edits.erase_remarks(point))
        setup = menu.addMenu(tr("Set up"))
        for text, color in ((tr("Black stone"), 1), (tr("White stone"), -1), (tr("Empty"), 0)):
            action = setup.addAction(text, partial(session.edits.set_stone, point, color))
            action.setEnabled(cursor.board.color_at(point) != color)
        menu.addSeparator()
        menu.addAction(
            tr("Copy {point}", point=vertex), lambda: QGuiApplication.clipboard().setText(vertex)
        )
    menu.addAction(tr("Copy game as SGF"), copy_game)
    return menu


def _candidate(session: Session, point: int) -> tuple[int, ...]:
    """Return the variation of the candidate at a point; empty if there is none."""
    agent = session.reports.shown_agent
    if agent is None:
        return ()
    return next((c.variation for c in agent.candidates if c.move == point), ())


def _toggle_mark(session: Session, point: int, tool: str) -> None:
    session.edits.set_marks(toggled_mark(session.cursor.node.marks, point, tool))


def _ask_label(session: Session, point: int, parent: QWidget) -> None:
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(tr("Label"))
    dialog.setLabelText(tr("Text on the point"))

    def chosen(text: str) -> None:
        if text.strip():
            session.edits.set_marks({**session.cursor.node.marks, point: f"label:{text.strip()}"})

    dialog.textValueSelected.connect(chosen)
    dialog.open()
