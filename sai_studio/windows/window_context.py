"""The parts of the main window that its menus and commands use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from engine.record.game_record import GameRecord

if TYPE_CHECKING:
    from sai_studio.model.analysis.controller import AnalysisController
    from sai_studio.model.commands.actions import Actions
    from sai_studio.model.preferences import Preferences
    from sai_studio.model.session.session import Session
    from sai_studio.shared.widgets.message_bar import MessageBar
    from sai_studio.windows.documents import Documents
    from sai_studio.windows.networks.network_choice import NetworkChoice


@dataclass(frozen=True)
class WindowContext:
    """The parts of the main window that menus and commands work with."""

    window: QWidget
    """The main window, as the parent of dialogs and threads."""
    session: Session
    """The open game with its analysis."""
    preferences: Preferences
    """Settings that are kept between starts."""
    actions: Actions
    """The commands of the menus, by name."""
    messages: MessageBar
    """Messages above the board."""
    documents: Documents
    """Opens and saves games."""
    networks: NetworkChoice
    """The networks, and the choice among them."""
    analysis: AnalysisController
    """Runs the analysis."""

    def open_game(self, make: Callable[[], GameRecord]) -> None:
        """Bring the main window to the front and show a new game, unsaved changes settled first."""
        self.window.raise_()
        self.window.activateWindow()
        self.documents.save_first(lambda: self.documents.new(make()))
