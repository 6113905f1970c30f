"""The dialog to play against the engine: opponent, side and strength."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QCheckBox, QComboBox, QSpinBox, QWidget

from engine.api.matches import ContestSettings
from engine.api.review import default_visits
from sai_studio.model.session.session import Session
from sai_studio.shared.texts import no_network
from sai_studio.shared.widgets.form import FormDialog
from sai_studio.shared.widgets.layouts import row
from sai_studio.shared.widgets.setting_fields import agent_fields, dynamic_komi_field, fit_field
from sai_studio.windows.playing.even_games import EvenGames
from sai_studio.windows.playing.opponent import EngineSeat

__all__ = ["PlayDialog"]


class PlayDialog(FormDialog):
    """Form with the settings of an opponent in the open game.

    Parameters
    ----------
    programs
        Names and command lines of other engines that can play.
    even
        Series of games with a komi that follows the results; None does not offer them.
    """

    def __init__(
        self,
        session: Session,
        parent: QWidget | None = None,
        programs: Sequence[tuple[str, str]] = (),
        even: EvenGames | None = None,
    ) -> None:
        super().__init__("Play against the engine", "Play", parent)
        self._session, self._even = session, even
        to_play = session.cursor.board.to_play
        self.who = QComboBox()
        network = session.review.network
        self.who.addItem(network.name if network is not None else "no network", None)
        for name, command in programs:
            self.who.addItem(name, (name, command))
        if network is None and programs:
            self.who.setCurrentIndex(1)
        self.who.setToolTip("Our network, or a GTP engine of Analyze > Other engines")
        self.who.currentIndexChanged.connect(self._who_changed)
        self.side = QComboBox()
        self.side.addItem("White", frozenset({-1}))
        self.side.addItem("Black", frozenset({1}))
        self.side.addItem("both sides", frozenset({1, -1}))
        self.side.setCurrentIndex(0 if to_play > 0 else 1)
        self.visits = QSpinBox()
        fit_field(self.visits, ContestSettings.option("visits"))
        self.visits.setValue(default_visits(session.cursor.record.size))
        self.visits.setToolTip("Visits per move; 1 plays without search")
        self.lambda_, self.mu = agent_fields()
        if session.reports.agent is not None:
            self.lambda_.setValue(session.reports.agent.lambda_)
        self.dynamic_komi = dynamic_komi_field()
        self.hides = QCheckBox("Pause analysis during the game")
        self.hides.setToolTip("Hide candidates and winrates while you play")
        self.hides.setChecked(True)
        self.resigns = QCheckBox("The engine may resign")
        self.resigns.setChecked(True)
        self.form.addRow("Opponent", self.who)
        self.form.addRow("Engine plays", self.side)
        self.form.addRow("Visits", self.visits)
        self.form.addRow("Agent", row((self.lambda_, 1), (self.mu, 1)))
        self.form.addRow("Dynamic komi", self.dynamic_komi)
        self.form.addRow("", self.hides)
        self.form.addRow("", self.resigns)
        self.adjusts = QCheckBox("Adjust the komi after each game")
        self.adjusts.setToolTip("Move the komi by the results; only from the start of a game")
        if even is not None:
            self.form.addRow("", self.adjusts)
        self.adjusts.toggled.connect(self._who_changed)
        for field in (self.visits, self.lambda_, self.mu):
            field.valueChanged.connect(self._who_changed)
        self.side.currentIndexChanged.connect(self._who_changed)
        self.setMinimumWidth(360)
        self._who_changed()

    def _who_changed(self) -> None:
        """Enable the fields that apply to the opponent, and update the note."""
        session, program = self._session, self.who.currentData()
        for field in (self.visits, self.lambda_, self.mu, self.dynamic_komi, self.resigns):
            field.setEnabled(program is None)
        number = session.cursor.node.number
        where = f"from move {number} on" if number else "from the start"
        playable = program is not None or session.review.network is not None
        playable &= session.cursor.record.shape.is_square
        self.ok.setEnabled(playable)
        if not playable:
            self.show_note(no_network(session.cursor.record.shape))
        elif program is None:
            self.show_note(f"{self.who.currentText()} plays the open game {where}.")
        else:
            self.show_note(f"{program[0]} plays the open game {where}, with its own settings.")
        if self._even is not None:
            possible = playable and self._even.possible(self.seat())
            self.adjusts.setEnabled(possible)
            if possible and self.adjusts.isChecked():
                self.show_note(
                    f"{self._even.text(self.seat())}. The loser gets points in the next game, so "
                    "that you win about half."
                )

    @property
    def adjusts_komi(self) -> bool:
        """Whether the komi follows the results of the games."""
        return self.adjusts.isEnabled() and self.adjusts.isChecked()

    def seat(self) -> EngineSeat:
        """Return the settings."""
        return EngineSeat(
            colors=self.side.currentData(),
            visits=self.visits.value(),
            lambda_=self.lambda_.value(),
            mu=self.mu.value(),
            dynamic_komi=self.dynamic_komi.currentData(),
            resigns=self.resigns.isChecked(),
            hides=self.hides.isChecked(),
            program=self.who.currentData(),
        )
