"""All menus of the main window with the commands that side windows add, and the toolbars."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QToolBar, QWidget

from engine.base.translation import tr
from sai_studio.app.analysis_menus import ANALYZE, KOMI, NETWORKS
from sai_studio.app.game_menus import EDIT, FILE, NAVIGATE
from sai_studio.app.parts import Parts
from sai_studio.app.view_menus import HELP, VIEW
from sai_studio.lab.tools import TOOLS
from sai_studio.play.menu import PLAY
from sai_studio.session.commands.actions import Actions
from sai_studio.session.commands.command import SEPARATOR, CommandTable, Menu, Separator

OWN_MENUS: Final[tuple[Menu[Parts], ...]] = (
    *(FILE, EDIT, NAVIGATE, ANALYZE, NETWORKS, KOMI, VIEW, HELP),
)
"""The menus whose commands work on `Parts`."""
TABLE: Final = CommandTable(
    (FILE, EDIT, NAVIGATE, ANALYZE, NETWORKS, KOMI, PLAY, VIEW, HELP),
    (tool.entries for tool in TOOLS),
)

TOOLBAR: Final[tuple[str | Separator, ...]] = (
    *("new", "open", "save", SEPARATOR, "undo", "redo", SEPARATOR),
    *("first", "back_10", "back", "forward", "forward_10", "last", "branch_point", SEPARATOR),
    *("analyze", "play_best", "pass", SEPARATOR),
    *("overlay_candidates", "overlay_agents", "overlay_next", "overlay_losses"),
    *("overlay_policy", SEPARATOR, "editing_tools", "tool_score"),
)
EDITING_BAR: Final[tuple[str | Separator, ...]] = (
    *("tool_play", "tool_insert", SEPARATOR, "tool_black", "tool_white", "tool_empty", SEPARATOR),
    *("tool_triangle", "tool_square", "tool_circle", "tool_cross", "tool_letter", "tool_number"),
    *(SEPARATOR, "tool_line", "tool_arrow", "tool_dim"),
)
"""The toolbar beside the board."""


class EditingBar(QToolBar):
    """The editing tools beside the board; hidden at first."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(tr("Editing tools"), parent)
        self._actions = actions
        self.setObjectName("editing_tools")
        self.setMovable(False)
        self.setAccessibleName(tr("Editing tools"))
        actions.fill_toolbar(self, EDITING_BAR)
        self.hide()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._actions.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._actions.refresh()
