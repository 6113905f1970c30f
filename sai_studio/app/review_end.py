"""What happens when a review is finished: its figures are kept, and its result is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from sai_studio.lab.tools import ProgressTool

if TYPE_CHECKING:
    from engine.record.game_record import GameRecord
    from sai_studio.app.docks import Docks
    from sai_studio.networks.window_context import WindowContext
    from sai_studio.session.analysis.errand import ReviewErrand

USUAL_LAYOUT, REVIEWED_LAYOUT = "review", "mistakes"
"""Layout of someone who never chose one, and the one for reading a review."""


class ReviewEnd(QObject):
    """Keeps the figures and shows the result when a review of the open game is finished.

    At the end of the first one the panels are arranged for reading a review, unless the user has
    arranged them.
    """

    def __init__(self, context: WindowContext, docks: Docks) -> None:
        super().__init__(context.window)
        self._context, self._docks = context, docks
        self._errand: ReviewErrand | None = None
        self._record: GameRecord | None = None
        context.analysis.errand_ended.connect(self._ended)

    def follow(self, errand: ReviewErrand) -> None:
        """Wait for the end of a review of the open game that begins now."""
        self._errand, self._record = errand, self._context.session.cursor.record
        self._context.tool(ProgressTool).expect_review()

    def _ended(self) -> None:
        errand, self._errand = self._errand, None
        context, docks = self._context, self._docks
        if errand is None or not errand.is_finished:
            return
        if self._record is not context.session.cursor.record:
            return
        context.tool(ProgressTool).keep_review()
        context.documents.keeper.keep()  # the drill of My progress reads them
        if docks.is_playing:
            return
        settings = context.preferences.settings
        if not settings.reviewed_layout_shown:
            context.preferences.update(reviewed_layout_shown=True)
            if settings.panel_layout == USUAL_LAYOUT and docks.is_untouched:
                context.preferences.update(panel_layout=REVIEWED_LAYOUT)
        context.actions["show_result"].trigger()
