"""Play against the engine: which side it takes and how strong it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QSpinBox, QWidget

from engine.api.matches import ContestSettings
from engine.api.review import default_visits
from sai_studio.model.session.session import Session
from sai_studio.shared import theme
from sai_studio.shared.widgets.form import FormDialog
from sai_studio.shared.widgets.setting_fields import agent_fields, fit_field
from sai_studio.windows.playing.opponent import EngineSeat

__all__ = ["PlayDialog"]


class PlayDialog(FormDialog):
    """Asks who is to play in the open game, and how.

    Parameters
    ----------
    programs
        Names and command lines of other programs that play.
    """

    def __init__(
        self,
        session: Session,
        parent: QWidget | None = None,
        programs: Sequence[tuple[str, str]] = (),
    ) -> None:
        super().__init__("Play against the engine", "Play", parent)
        self._session = session
        to_play = session.cursor.board.to_play
        self.who = QComboBox()
        network = session.review.network
        self.who.addItem(network.name if network is not None else "no network", None)
        for name, command in programs:
            self.who.addItem(name, (name, command))
        if network is None and programs:
            self.who.setCurrentIndex(1)
        self.who.setToolTip("Other programs are those of Analyze, Other engines that speak GTP")
        self.who.currentIndexChanged.connect(self._who_changed)
        self.side = QComboBox()
        self.side.addItem("White", frozenset({-1}))
        self.side.addItem("Black", frozenset({1}))
        self.side.addItem("both sides", frozenset({1, -1}))
        self.side.setCurrentIndex(0 if to_play > 0 else 1)
        self.visits = QSpinBox()
        fit_field(self.visits, ContestSettings.option("visits"))
        self.visits.setValue(default_visits(session.cursor.record.size))
        self.visits.setToolTip("How long it thinks; 1 plays at a glance")
        self.lambda_, self.mu = agent_fields()
        if session.reports.agent is not None:
            self.lambda_.setValue(session.reports.agent.lambda_)
        agent = QHBoxLayout()
        agent.setSpacing(theme.SPACE)
        agent.addWidget(self.lambda_, 1)
        agent.addWidget(self.mu, 1)
        self.hides = QCheckBox("Pause the analysis meanwhile")
        self.hides.setToolTip("So that board and panels don't tell you what to play")
        self.hides.setChecked(True)
        self.resigns = QCheckBox("The engine may resign")
        self.resigns.setChecked(True)
        self.form.addRow("Opponent", self.who)
        self.form.addRow("It plays", self.side)
        self.form.addRow("Visits", self.visits)
        self.form.addRow("Agent", agent)
        self.form.addRow("", self.hides)
        self.form.addRow("", self.resigns)
        self.setMinimumWidth(360)
        self._who_changed()

    def _who_changed(self) -> None:
        """A program plays by its own settings."""
        session, program = self._session, self.who.currentData()
        for field in (self.visits, self.lambda_, self.mu, self.resigns):
            field.setEnabled(program is None)
        size, number = session.cursor.record.size, session.cursor.node.number
        where = f"from move {number} on" if number else "from the start"
        playable = program is not None or session.review.network is not None
        self.ok.setEnabled(playable)
        if not playable:
            self.show_note(f"There is no network for {size}\u00d7{size}; add one first.")
        elif program is None:
            self.show_note(f"{self.who.currentText()} plays the open game {where}.")
        else:
            self.show_note(
                f"{program[0]} plays the open game {where}, as strong as its command line says."
            )

    def seat(self) -> EngineSeat:
        """As chosen."""
        return EngineSeat(
            colors=self.side.currentData(),
            visits=self.visits.value(),
            lambda_=self.lambda_.value(),
            mu=self.mu.value(),
            resigns=self.resigns.isChecked(),
            hides=self.hides.isChecked(),
            program=self.who.currentData(),
        )
