"""The dialog that starts the review of a whole game, and its part for many games."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from engine.review.review_settings import ReviewSettings
from engine.review.whole_game import first_pass_s
from sai_studio.kit.figures import duration
from sai_studio.kit.widgets.fields import choice_field, number_field, switch_field
from sai_studio.kit.widgets.form import FormDialog
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import row
from sai_studio.session.analysis.evaluators import speed_sentence
from sai_studio.session.preferences import REVIEW_MINUTES
from sai_studio.session.session import Session

SIDES: Final = (("both", tr("Both players")), ("black", tr("Black")), ("white", tr("White")))


class ReviewForm(FormDialog):
    """Form with duration and extent of a review, for one game or many.

    Parameters
    ----------
    minutes
        Duration that is selected first [min].
    """

    def __init__(self, title: str, minutes: float, parent: QWidget | None = None) -> None:
        super().__init__(title, tr("Review"), parent)
        times = [(value, duration(60.0 * value)) for value in REVIEW_MINUTES]
        self.minutes = choice_field(times, minutes)
        self.side = choice_field(SIDES)
        self.form.addRow(tr("Time"), self.minutes)
        self.form.addRow(tr("Players"), self.side)
        self.minutes.currentIndexChanged.connect(self.show_time)

    def show_time(self) -> None:
        """Say what happens in the selected time."""

    def settings(self) -> ReviewSettings:
        """Return the settings of the review."""
        return ReviewSettings(minutes=self.minutes.currentData(), side=self.side.currentData())


class ReviewDialog(ReviewForm):
    """Form for the review of the open game."""

    def __init__(self, session: Session, minutes: float, parent: QWidget | None = None) -> None:
        super().__init__(tr("Review game"), minutes, parent)
        self._speed = session.engine.speed
        record = session.cursor.record
        last = max(record.main_line()[-1].number, 1)
        self.first = number_field((1, last), 1, name=tr("First move"))
        self.last = number_field((1, last), last, name=tr("Last move"))
        self.branches = switch_field(tr("Also the variations"))
        self.form.addRow(tr("Moves"), row(self.first, plain_label(tr("to")), self.last, 1))
        self.form.addRow("", self.branches)
        for number in (self.first, self.last):
            number.valueChanged.connect(self.show_time)
        self.show_time()

    def show_time(self) -> None:
        """Say how long the review takes, and when every move is judged."""
        text = tr("The moves that are hardest to judge are searched until the time is over.")
        if self._speed:
            moves = abs(self.last.value() - self.first.value()) + 2
            first = first_pass_s(moves, self._speed)
            whole = max(first, 60.0 * self.minutes.currentData())
            plan = tr(
                "Every move is judged after about {first}, then those that are hardest to judge "
                "are searched. The review ends after about {whole} and can be continued.",
                first=duration(first),
                whole=duration(whole),
            )
            text = f"{speed_sentence(self._speed)} {plan}"
        self.show_note(text)

    def settings(self) -> ReviewSettings:
        return (
            super()
            .settings()
            .replace(
                first_move=min(self.first.value(), self.last.value()),
                last_move=max(self.first.value(), self.last.value()),
                branches=self.branches.isChecked(),
            )
        )
