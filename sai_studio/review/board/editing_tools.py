"""What the editing tools do with presses, drags and releases of the mouse on the board."""

from __future__ import annotations

from typing import Final

from engine.record.game_node import Line
from engine.record.tree_edits import dimmed_at
from sai_studio.session.marks import SHAPES, is_made_by, toggled_line, toggled_mark
from sai_studio.session.session import Session

SETUP_COLOR: Final = {"black": 1, "white": -1, "empty": 0}
"""Color that each setup tool puts on a point."""
MARK_TOOLS: Final = (*SHAPES, "letter", "number")
LINE_TOOLS: Final = {"line": False, "arrow": True}
"""Tool -> whether its lines are arrows."""
EDITING_TOOLS: Final = frozenset({*SETUP_COLOR, *MARK_TOOLS, *LINE_TOOLS, "dim", "insert"})
"""Tools that change the record; candidates are hidden meanwhile."""


class EditingTools:
    """Applies the selected editing tool.

    Marks, stones and dimming follow the mouse while it is dragged; what the first point gets, the
    others get too. Lines go from where the mouse is pressed to where it is released, or from one
    clicked point to the next.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self._stroke = 0
        self._pressed: int | None = None
        self._adds = True
        self._anchor: int | None = None
        self._last: int | None = None

    @property
    def line(self) -> Line | None:
        """The line that is being drawn."""
        tool = self._session.selection.tool
        if tool not in LINE_TOOLS or self._anchor is None or self._last in (None, self._anchor):
            return None
        return Line(self._anchor, self._last, LINE_TOOLS[tool]) if self._last is not None else None

    def cancel(self) -> None:
        """End a stroke, and forget a line that was begun."""
        self._pressed = None
        self.forget_line()

    def forget_line(self) -> None:
        """Forget a line that was begun: another position is shown."""
        self._anchor = self._last = None

    def press(self, point: int) -> bool:
        """Begin to apply the tool; return False if the selected tool is no editing tool."""
        session, tool = self._session, self._session.selection.tool
        node = session.cursor.node
        if tool in LINE_TOOLS:
            begun = self._anchor
            self._pressed = point
            if begun is None:
                self._anchor = self._last = point
            else:
                self._finish(begun, point)
            return True
        if tool == "insert":
            session.edits.insert_move(point)
            return True
        if tool in MARK_TOOLS:
            self._adds = not is_made_by(tool, node.marks.get(point, ""))
        elif tool == "dim":
            self._adds = point not in dimmed_at(node)
        elif tool in SETUP_COLOR:
            if tool == "empty" and session.edits.erase_remarks(point):
                return True
            self._adds = session.cursor.board.color_at(point) != SETUP_COLOR[tool]
            if tool == "empty" and not self._adds:
                return True  # nothing to erase
        else:
            return False
        self._pressed = point
        self._stroke += 1
        self._apply(point)
        return True

    def drag(self, point: int | None) -> None:
        """Go on to another point, with the mouse button down or, for a line, without."""
        if self._anchor is not None:
            self._last = point
        elif self._pressed is not None and point is not None and point != self._pressed:
            self._pressed = point
            self._apply(point)

    def release(self, point: int | None) -> None:
        """End a stroke; a line that was dragged ends here."""
        pressed, self._pressed = self._pressed, None
        anchor = self._anchor
        if anchor is None or pressed is None or point == pressed:
            return  # a click: the second point of a line follows
        if point is None:
            self.cancel()
        else:
            self._finish(anchor, point)

    def _finish(self, start: int, end: int) -> None:
        """Draw the line, or erase the one that is there."""
        self.cancel()
        if start != end:
            is_arrow = LINE_TOOLS[self._session.selection.tool]
            lines = self._session.cursor.node.lines
            self._session.edits.set_lines(toggled_line(lines, start, end, is_arrow))

    def _apply(self, point: int) -> None:
        """Add to a point what the stroke adds, or remove it."""
        session, tool = self._session, self._session.selection.tool
        node, board = session.cursor.node, session.cursor.board
        if tool in MARK_TOOLS:
            if is_made_by(tool, node.marks.get(point, "")) != self._adds:
                marks = toggled_mark(node.marks, point, tool)
                session.edits.set_marks(marks, self._stroke)
        elif tool == "dim":
            dimmed = dimmed_at(node)
            changed = dimmed | {point} if self._adds else dimmed - {point}
            session.edits.set_dimmed(changed, self._stroke)
        elif tool in SETUP_COLOR:
            color = SETUP_COLOR[tool] if self._adds else 0
            if board.color_at(point) != color:
                session.edits.set_stone(point, color, self._stroke)
