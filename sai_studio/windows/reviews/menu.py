"""Connects the command that reviews many games, and opens the window on reviews."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine.review.review_job import GameProgress
from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from sai_studio.windows.reviews.window import ReviewsWindow
    from sai_studio.windows.window_context import WindowContext


class ReviewsMenu(WindowMenu["ReviewsWindow"]):
    """Connects the command that reviews many games."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        context.actions.connect_command("review_many", self.show_window)

    def _make(self) -> ReviewsWindow:
        from sai_studio.windows.reviews.reviews import Reviews
        from sai_studio.windows.reviews.window import ReviewsWindow

        context = self._context
        preferences, networks = context.preferences, context.networks
        window = ReviewsWindow(
            Reviews(preferences, self),
            preferences,
            self.open_game,
            networks.known,
            lambda: preferences.network_for(context.session.cursor.record.size),
        )
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: ReviewsWindow) -> bool:
        window.reviews.close()
        return True

    def open_game(self, folder: Path, game: GameProgress) -> None:
        """Open a reviewed game with its analyses in the main window."""
        self._context.window.raise_()
        self._context.window.activateWindow()
        self._context.documents.open_reviewed(folder, game)
