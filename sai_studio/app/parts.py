"""The parts of the main window that the commands of its menus use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sai_studio.networks.window_context import WindowContext

if TYPE_CHECKING:
    from PySide6.QtWidgets import QToolBar

    from engine.measure.curve_audit import CurveAudit
    from sai_studio.app.board_export import BoardExport
    from sai_studio.app.docks import Docks
    from sai_studio.app.effects import Effects
    from sai_studio.app.report_export import ReportExport
    from sai_studio.app.review_end import ReviewEnd
    from sai_studio.networks.strong_networks import NetworkDialogs
    from sai_studio.play.menu import PlayMenu
    from sai_studio.review.board.board_view import BoardView
    from sai_studio.review.board.find_bar import FindBar
    from sai_studio.review.board.komi_strip import KomiStrip
    from sai_studio.session.analysis.evaluators import EvaluatorChoice
    from sai_studio.session.position_job import PositionJob


@dataclass(frozen=True)
class Parts(WindowContext):
    """What the commands of the main window work with: each gets it as its only argument."""

    playing: PlayMenu
    """Games against the engine, and play-outs."""
    board: BoardView
    audit: PositionJob[CurveAudit]
    """The test of the winrate curve by games."""
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
    review_end: ReviewEnd
    """What happens when a review is finished."""
    effects: Effects
    """What preferences and positions bring about: colors, text size, sounds."""

    def say(self, text: str) -> None:
        """Show a message above the board."""
        self.session.message.emit("info", text)
