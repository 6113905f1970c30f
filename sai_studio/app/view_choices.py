"""Commands that choose how the window looks: the board cursor, layouts, boards and stones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from sai_studio.app.docks import Docks
    from sai_studio.model.view_options import ViewOptions
    from sai_studio.views.board.board_view import BoardView
    from sai_studio.windows.window_context import WindowContext

__all__ = ["ViewChoices"]


class ViewChoices(QObject):
    """Handlers of the board cursor, of layouts, boards and stones."""

    def __init__(
        self, context: WindowContext, options: ViewOptions, board: BoardView, docks: Docks
    ) -> None:
        super().__init__(context.window)
        self._actions, self._options, self._docks = context.actions, options, docks
        self._cursor = board.keyboard_cursor
        connect = self._actions.connect_command
        connect("board_cursor", self._cursor.switch)
        self._cursor.changed.connect(self._show)
        connect("reset_layout", docks.arrange)
        self._show()

    def _show(self) -> None:
        """Update the check marks."""
        self._actions["board_cursor"].setChecked(self._cursor.is_on)
