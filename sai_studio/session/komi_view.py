"""Part of the session: the viewed komi, for which all winrates are shown."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from engine.base.translation import tr
from engine.go.result import parse_result, result_of_lead
from sai_studio.session.cursor import Cursor
from sai_studio.session.edits import Edits


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

    def set_record_komi(self, komi: float, info: Mapping[str, str] | None = None) -> None:
        """Write the komi of the record (KM, an edit that can be undone) and view the game's.

        Parameters
        ----------
        komi
            Without handicap compensation [points].
        info
            Game info that changes with it; None leaves it as it is.
        """
        record = self._cursor.record
        rules = record.rules.replace(komi=komi)
        self._edits.set_info(record.info if info is None else info, rules)
        self.view_game()

    def use_viewed(self) -> None:
        """Make the viewed komi the game's (an edit that can be undone).

        A counted result is adapted to it: "B+9.5" becomes "B+4.5" with five more points of komi.
        """
        if not self.is_exploring:
            return
        record = self._cursor.record
        info, old = dict(record.info), parse_result(record.info.get("RE", ""))
        if record.komi_known and old is not None and old.lead is not None:
            new = result_of_lead(old.lead + self.game - self.viewed)
            info["RE"] = new.sgf
            text = tr(
                "The result is now {new} instead of {old}, since the komi changed.",
                new=new.short,
                old=old.short,
            )
            self._edits.message.emit("info", text)
        self.set_record_komi(self.viewed - record.rules.compensation, info)

    def follow_game(self) -> None:
        """View the game's komi if it changed: by an edit or an undo."""
        if self.game != self._last_game:
            self.restart()
        self.changed.emit()

    def restart(self) -> None:
        """View the game's komi, for another game. Emits no signal."""
        self.viewed = self._last_game = self.game
