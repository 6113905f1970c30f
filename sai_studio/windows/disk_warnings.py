"""Messages of the window when something can't be kept on the disk, until it can again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.base.translation import tr
from sai_studio.shared.widgets.message_bar import MessageBar


class DiskWarnings(QObject):
    """Warns once when a copy can't be written, and retracts the warning when one is written.

    Parameters
    ----------
    save_as
        Asks for another place for the game.
    """

    def __init__(
        self, messages: MessageBar, save_as: Callable[[], object], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._messages, self._save_as = messages, save_as
        self._failing: set[str] = set()

    def autosaved(self, problem: str) -> None:
        """Take in how the autosave ended: "" if well."""
        if self._is_new("autosave", problem):
            text = tr(
                "Autosave failed ({problem}): unsaved changes would be lost in a crash. "
                "Save the game to another disk.",
                problem=problem.rstrip("."),
            )
            save_as = tr("Save as\u2026"), self._save_as
            self._messages.show_message("warning", text, [save_as], topic="autosave")

    def analysis_kept(self, problem: str) -> None:
        """Take in how keeping the analysis of the open game ended: "" if well."""
        if self._is_new("analysis", problem):
            text = tr(
                "The analysis of this game can't be kept ({problem}). It stays in this window; "
                "free some space, or turn on File \u203a Save analysis in game files and save the "
                "game.",
                problem=problem.partition("; ")[0],
            )
            self._messages.show_message("warning", text, topic="analysis")

    def _is_new(self, topic: str, problem: str) -> bool:
        """Return whether a failure is the first of its kind; retract the warning of a success."""
        if not problem:
            self._failing.discard(topic)
            self._messages.retract(topic)
            return False
        is_new = topic not in self._failing
        self._failing.add(topic)
        return is_new
