"""What the main window offers to its menus, its commands and the windows that they open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow

if TYPE_CHECKING:
    from sai_studio.model.analysis.controller import AnalysisController
    from sai_studio.model.analysis.evaluators import EvaluatorChoice
    from sai_studio.model.commands.actions import Actions
    from sai_studio.model.commands.key_map import KeyMap
    from sai_studio.model.preferences import Preferences
    from sai_studio.model.session.session import Session
    from sai_studio.model.view_options import ViewOptions
    from sai_studio.shared.widgets.message_bar import MessageBar
    from sai_studio.views.board.board_view import BoardView
    from sai_studio.views.board.find_bar import FindBar
    from sai_studio.views.board.komi_strip import KomiStrip
    from sai_studio.windows.documents import Documents
    from sai_studio.windows.networks.networks import NetworkChoice
    from sai_studio.windows.networks.open_dialogs import NetworkDialogs

__all__ = ["StudioWindow"]


class StudioWindow(QMainWindow):
    """Base of the main window; menus and commands depend on this class, not on the whole window."""

    session: Session
    preferences: Preferences
    options: ViewOptions
    keys: KeyMap
    actions_: Actions
    messages: MessageBar
    documents: Documents
    networks: NetworkChoice
    network_dialogs: NetworkDialogs
    analysis: AnalysisController
    evaluators: EvaluatorChoice
    board: BoardView
    komi: KomiStrip
    find_bar: FindBar

    def programs(self) -> list[tuple[str, str]]:
        """Return names and command lines of the other programs that can play."""
        raise NotImplementedError

    def toggle_zen(self) -> None:
        """Show the board alone, or everything again."""
        raise NotImplementedError

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        raise NotImplementedError

    def reset_layout(self) -> None:
        """Return to the layout of the first start."""
        raise NotImplementedError
