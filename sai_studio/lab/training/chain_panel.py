"""The strip above a run's page that tells about the chain to which the run belongs."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.texts import plain_tip, sentence, with_times
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import row
from sai_studio.lab.jobs.jobs import AT_WORK
from sai_studio.lab.training.chain_story import chain_story
from sai_studio.lab.training.training import Training


class ChainPanel(QFrame):
    """Sentences on a chain at work, with buttons to stop and continue it.

    Signals
    -------
    continue_wanted, stop_wanted
        A button was clicked.
    """

    continue_wanted = Signal()
    stop_wanted = Signal()

    def __init__(self, training: Training, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._training = training
        self.words = plain_label(wraps=True)
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.resume = QPushButton(tr("Continue"))
        self.resume.setToolTip(plain_tip(tr("Run the remaining steps")))
        self.halt = QPushButton(tr("Stop"))
        self.halt.setToolTip(
            plain_tip(tr("Stop after the current step; Continue resumes from there"))
        )
        buttons = QVBoxLayout()
        for button in (self.resume, self.halt):
            buttons.addWidget(button)
        buttons.addStretch(1)
        wide, high = 2 * theme.SPACE, theme.SPACE
        row((self.words, 1), buttons, within=self, margins=(wide, high, wide, high))
        self.resume.clicked.connect(self.continue_wanted)
        self.halt.clicked.connect(self.stop_wanted)
        for changed in (training.chain_changed, training.view_changed, training.selected_changed):
            changed.connect(self.refresh)
        self.refresh()

    @property
    def lines(self) -> list[str]:
        """The sentences."""
        return self.words.text().split("\n")

    def refresh(self) -> None:
        """Show the chain of the selected run, if it belongs to one."""
        chain = self._training.chain
        self.setVisible(chain is not None)
        if chain is None:
            return
        lines = chain_story(chain, self._training.view)
        if chain.problem and chain.status == "stopped":
            lines.append(sentence(chain.problem))
        text = with_times("\n".join(lines))
        if text != self.words.text():
            self.words.setText(text)
        self.resume.setVisible(chain.status == "stopped")
        self.halt.setVisible(chain.status in AT_WORK)
        self.halt.setEnabled(chain.status == "running")
