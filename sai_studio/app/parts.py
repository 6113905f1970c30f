"""The parts of the main window that the commands of its menus use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sai_studio.windows.window_context import WindowContext

if TYPE_CHECKING:
    from PySide6.QtWidgets import QToolBar

    from sai_studio.app.docks import Docks
    from sai_studio.app.effects import Effects
    from sai_studio.model.analysis.evaluators import EvaluatorChoice
    from sai_studio.views.board.board_view import BoardView
    from sai_studio.views.board.find_bar import FindBar
    from sai_studio.views.board.komi_strip import KomiStrip
    from sai_studio.windows.board_export import BoardExport
    from sai_studio.windows.networks.strong_networks import NetworkDialogs
    from sai_studio.windows.playing.menu import PlayMenu
    from sai_studio.windows.report_export import ReportExport


@dataclass(frozen=True)
class Parts(WindowContext):
    """What the commands of the main window work with: each gets it as its only argument."""

    playing: PlayMenu
    """Games against the engine, and play-outs."""
    board: BoardView
    komi: KomiStrip
    find_bar: FindBar
    editing_bar: QToolBar
    """The tools beside the board."""
    docks: Docks
    """The panels."""
    evaluators: EvaluatorChoice
    """What runs the network."""
    network_dialogs: NetworkDialogs
    board_export: BoardExport
    report_export: ReportExport
    effects: Effects
    """What preferences and positions bring about: colors, text size, sounds."""

    def say(self, text: str) -> None:
        """Show a message above the board."""
        self.session.message.emit("info", text)
