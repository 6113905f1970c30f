"""Connects the command that opens the window of agents that play a position out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from sai_studio.windows.agent_boards.window import AgentBoardsWindow
    from sai_studio.windows.window_context import WindowContext


class AgentBoardsMenu(WindowMenu["AgentBoardsWindow"]):
    """Connects the command that opens the window of agents that play a position out."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        context.actions.connect_command("play_agents", self.show_window)

    def _make(self) -> AgentBoardsWindow:
        from sai_studio.windows.agent_boards.boards_model import AgentBoards
        from sai_studio.windows.agent_boards.window import AgentBoardsWindow

        context = self._context
        boards = AgentBoards(context.session, context.preferences, parent=self)
        window = AgentBoardsWindow(boards)
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: AgentBoardsWindow) -> bool:
        return window.boards.close()
