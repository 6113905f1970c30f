"""Commands that choose how the window looks: cursor, layouts, board only, boards and stones."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QObject, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QToolBar

from engine.base.translation import tr
from sai_studio.model.preferences import BOARDS, PANEL_LAYOUTS, STONES
from sai_studio.views.board import board_looks

if TYPE_CHECKING:
    from sai_studio.app.docks import Docks
    from sai_studio.model.view_options import ViewOptions
    from sai_studio.views.board.board_view import BoardView
    from sai_studio.windows.window_context import WindowContext


class ViewChoices(QObject):
    """Handlers of the board cursor, of layouts, board only, boards and stones."""

    def __init__(
        self, context: WindowContext, options: ViewOptions, board: BoardView, docks: Docks
    ) -> None:
        super().__init__(context.window)
        assert isinstance(context.window, QMainWindow)
        self._window, self._session = context.window, context.session
        self._before_zen: QByteArray | None = None
        self._actions, self._options, self._docks = context.actions, options, docks
        self._cursor = board.keyboard_cursor
        connect = self._actions.connect_command
        connect("board_cursor", self._cursor.switch)
        self._cursor.changed.connect(self._show)
        connect("zen", self._switch_zen)
        connect("reset_layout", docks.arrange)
        for layout in PANEL_LAYOUTS:
            connect(f"layout_{layout}", partial(self.choose_layout, layout))
        for ground in BOARDS:
            connect(f"board_{ground}", partial(options.set, "board", ground))
        for stones in STONES:
            connect(f"stones_{stones}", partial(options.set, "stones", stones))
        docks.use(options.get("panel_layout"))
        options.changed.connect(self._show)
        self._show()

    def choose_layout(self, layout: str) -> None:
        """Arrange the panels in a named layout and remember it."""
        if self._actions["zen"].isChecked():
            self._actions["zen"].trigger()
        self._options.set("panel_layout", layout)
        self._docks.choose(layout)
        if self._docks.is_playing:
            self._session.message.emit("info", tr("The layout changes after the game."))

    def _switch_zen(self) -> None:
        """Show only the board, or everything again."""
        window, hide = self._window, self._actions["zen"].isChecked()
        if hide:
            self._before_zen = window.saveState()
            direct = Qt.FindChildOption.FindDirectChildrenOnly
            for kind in (QDockWidget, QToolBar):
                for part in window.findChildren(kind, options=direct):
                    part.hide()
        elif self._before_zen is not None:
            window.restoreState(self._before_zen)
        window.statusBar().setVisible(not hide)

    def _show(self) -> None:
        """Update the check marks, and show the chosen board and stones."""
        board, stones = self._options.get("board"), self._options.get("stones")
        board_looks.choose(board, stones)
        self._actions[f"board_{board}"].setChecked(True)
        self._actions[f"stones_{stones}"].setChecked(True)
        self._actions["board_cursor"].setChecked(self._cursor.is_on)
        self._actions[f"layout_{self._options.get('panel_layout')}"].setChecked(True)
