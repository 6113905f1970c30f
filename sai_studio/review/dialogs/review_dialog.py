"""The dialog that starts the review of a whole game, and its part for many games."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from engine.review.requests import default_visits
from engine.review.review_settings import ReviewSettings
from sai_studio.kit.widgets.fields import choice_field, number_field, switch_field
from sai_studio.kit.widgets.form import FormDialog
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import row
from sai_studio.session.session import Session

DEPTHS: Final = (
    ("deep", tr("Deep: search every move, doubtful ones in full")),
    ("quick", tr("Quick: evaluate every position once")),
)
SIDES: Final = (("both", tr("Both players")), ("black", tr("Black")), ("white", tr("White")))


class ReviewForm(FormDialog):
    """Form with depth and extent of a review, for one game or many.

    Parameters
    ----------
    depth
        Depth that is selected first, "quick" or "deep".
    """

    deep_note = ""
    """What a deep review does, below the form."""

    def __init__(self, title: str, depth: str, parent: QWidget | None = None) -> None:
        super().__init__(title, tr("Review"), parent)
        self.level = choice_field(DEPTHS, depth)
        most = int(ReviewSettings.option("visits").high or 1)
        self.visits = number_field((1, most), tip=tr("Visits for each doubtful move"))
        self.side = choice_field(SIDES)
        self.form.addRow(tr("Depth"), self.level)
        self.form.addRow(tr("Visits"), self.visits)
        self.form.addRow(tr("Players"), self.side)
        self.level.currentIndexChanged.connect(self.show_depth)
        self.show_depth()

    def show_depth(self) -> None:
        """Explain the selected depth."""
        is_deep = self.level.currentData() == "deep"
        self.visits.setEnabled(is_deep)
        self.show_note(
            self.deep_note
            if is_deep
            else tr("One evaluation per move shows how the game went, but judges no move.")
        )

    def settings(self) -> ReviewSettings:
        """Return the settings of the review."""
        return ReviewSettings(
            depth=self.level.currentData(),
            visits=self.visits.value(),
            side=self.side.currentData(),
        )


class ReviewDialog(ReviewForm):
    """Form for the review of the open game."""

    deep_note = tr(
        "Mistakes are listed as they are found. What is known already is not searched again."
    )

    def __init__(self, session: Session, depth: str, parent: QWidget | None = None) -> None:
        super().__init__(tr("Review game"), depth, parent)
        record = session.cursor.record
        self.visits.setValue(default_visits(record.size))
        last = max(record.main_line()[-1].number, 1)
        self.first = number_field((1, last), 1, name=tr("First move"))
        self.last = number_field((1, last), last, name=tr("Last move"))
        self.branches = switch_field(tr("Also the variations"))
        self.form.addRow(tr("Moves"), row(self.first, plain_label(tr("to")), self.last, 1))
        self.form.addRow("", self.branches)

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
