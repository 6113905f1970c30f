"""Part of the session: the viewed komi, for which all winrates are shown."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from sai_studio.model.session.cursor import Cursor
from sai_studio.model.session.edits import Edits

__all__ = ["KomiView"]


class KomiView(QObject):
    """The viewed komi: the game's own, or another one that the user explores.

    Komi here is what White gets, handicap compensation included [points]; see `Rules.white_bonus`.

    Signals
    -------
    changed
        `viewed` or `game` changed (also while the komi is being dragged).
    """

    changed = Signal()

    def __init__(self, cursor: Cursor, edits: Edits, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cursor, self._edits = cursor, edits
        self.viewed = self._last_game = self.game
        """Komi of all winrates, windows and searches."""

    @property
    def game(self) -> float:
        """Komi of the game."""
        return self._cursor.record.rules.white_bonus

    @property
    def is_exploring(self) -> bool:
        """Whether another komi than the game's is viewed."""
        return self.viewed != self.game

    def view(self, komi: float) -> None:
        """View everything at this komi; the game keeps its own."""
        if komi != self.viewed:
            self.viewed = komi
            self.changed.emit()

    def view_game(self) -> None:
        """Stop exploring: view everything at the game's komi again."""
        self.view(self.game)

    def set_record_komi(self, komi: float) -> None:
        """Write the komi of the record (KM, an edit that can be undone) and view the game's.

        Parameters
        ----------
        komi
            Without handicap compensation [points].
        """
        record = self._cursor.record
        self._edits.set_info(record.info, record.rules.replace(komi=komi))
        self.view_game()

    def use_viewed(self) -> None:
        """Make the viewed komi the game's (an edit that can be undone)."""
        if self.is_exploring:
            self.set_record_komi(self.viewed - self._cursor.record.rules.compensation)

    def follow_game(self) -> None:
        """View the game's komi if it changed: by an edit or an undo."""
        if self.game != self._last_game:
            self.restart()
        self.changed.emit()

    def restart(self) -> None:
        """View the game's komi, for another game. Emits no signal."""
        self.viewed = self._last_game = self.game
