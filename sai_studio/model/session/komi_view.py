"""The part of the Session that keeps the viewed komi, which every winrate holds for."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.api.record import GameRecord
from sai_studio.model.session.editor import GameEditor

__all__ = ["KomiView"]


class KomiView(GameEditor):
    """A game read at a komi: the game's own, or another one that is explored without an edit.

    Signals
    -------
    komi_changed
        `view_komi` or `game_komi` changed (also while the komi is being dragged).
    """

    komi_changed = Signal()

    def __init__(self, record: GameRecord, parent: QObject | None = None) -> None:
        super().__init__(record, parent)
        self.view_komi = self.game_komi
        """Komi that winrates, windows and searches hold for, handicap compensation included
        [points]."""
        self._last_game_komi = self.game_komi

    @property
    def game_komi(self) -> float:
        """Komi of the game, handicap compensation included [points]."""
        return self.record.rules.white_bonus

    @property
    def is_exploring_komi(self) -> bool:
        """Whether another komi than the game's is viewed."""
        return self.view_komi != self.game_komi

    def set_view_komi(self, komi: float) -> None:
        """View everything at this komi; the game keeps its own."""
        if komi != self.view_komi:
            self.view_komi = komi
            self._view_komi_changed()

    def view_game_komi(self) -> None:
        """Stop exploring: view everything at the game's komi again."""
        self.set_view_komi(self.game_komi)

    def set_game_komi(self, komi: float) -> None:
        """Write the komi of the game (an edit, which can be undone) and view it.

        Parameters
        ----------
        komi
            Handicap compensation included [points]; the record gets it without.
        """
        rules = self.record.rules
        if komi != self.game_komi or not self.record.komi_known:
            compensation = rules.white_bonus - rules.komi
            self.set_info(self.record.info, rules.replace(komi=komi - compensation))
        self.view_game_komi()

    def use_view_komi(self) -> None:
        """Make the viewed komi the game's (an edit, which can be undone)."""
        if self.is_exploring_komi:
            self.set_game_komi(self.view_komi)

    def _follow_game_komi(self) -> None:
        """View the game's komi if it changed: by an edit, an undo or another game."""
        if self.game_komi != self._last_game_komi:
            self.view_komi = self._last_game_komi = self.game_komi

    def _view_komi_changed(self) -> None:
        """Update everything for another viewed komi and emit `komi_changed`."""
