"""The dialog that asks which report of the open game to write."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from engine.base.translation import tr
from engine.review.report_settings import ReportSettings
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.fields import choice_field, number_field, switch_field
from sai_studio.kit.widgets.form import FormDialog
from sai_studio.review.dialogs.review_dialog import SIDES

KINDS: Final = {
    "live": tr("Page to play through"),
    "html": tr("Page to read and print"),
    "pdf": tr("Teacher's sheet"),
    "csv": tr("Table of moves"),
    "json": tr("All figures, JSON"),
    "sgf": tr("Annotated game"),
}
"""Kinds of reports for people."""
ORDERS: Final = (("game", tr("As played")), ("worst", tr("Worst first")))
ABOUT: Final = {
    "live": tr(
        "One HTML file that needs no network: the board, the curves with a komi to drag, and "
        "better lines, on a phone or a computer."
    ),
    "html": tr("One HTML file without scripts, which fits a phone and prints on A4."),
    "pdf": tr("A PDF for paper: diagrams with better lines numbered, and lines to write on."),
    "csv": tr("One row for each move."),
    "json": tr("The summary and all moves."),
    "sgf": tr("The game with remarks at its mistakes and better lines as variations."),
}
PAGES: Final = ("live", "html", "pdf")
REMARKS_LINES: Final = 3
"""Lines that the field of the teacher's remarks shows."""


class ReportDialog(FormDialog):
    """Form with the kind of a report, and what it shows.

    Parameters
    ----------
    kind, settings
        What is selected first.
    """

    def __init__(self, kind: str, settings: ReportSettings, parent: QWidget | None = None) -> None:
        super().__init__(tr("Export report"), tr("Save as\u2026"), parent)
        option = ReportSettings.option
        self.kind = choice_field(KINDS.items(), kind)
        self.side = choice_field(SIDES, settings.side, option("side").help)
        self.diagrams = number_field(option("diagrams"), settings.diagrams, option("diagrams").help)
        self.order = choice_field(ORDERS, settings.order, option("order").help)
        self.comments = switch_field(
            tr("Comments of the game record"), settings.comments, option("comments").help
        )
        self.lines = number_field(option("lines"), settings.lines, option("lines").help)
        self.remarks = QPlainTextEdit(settings.remarks)
        self.remarks.setTabChangesFocus(True)
        self.remarks.setToolTip(plain_tip(option("remarks").help))
        self.remarks.setAccessibleName(tr("Teacher's remarks"))
        self.remarks.setFixedHeight(REMARKS_LINES * self.remarks.fontMetrics().lineSpacing() + 14)
        self.form.addRow(tr("Report"), self.kind)
        self.form.addRow(tr("Mistakes of"), self.side)
        self.form.addRow(tr("Most diagrams"), self.diagrams)
        self.form.addRow(tr("Order"), self.order)
        self.form.addRow("", self.comments)
        self.form.addRow(tr("Lines to write on"), self.lines)
        self.form.addRow(tr("Remarks"), self.remarks)
        self.kind.currentIndexChanged.connect(self._follow)
        self._follow()

    def settings(self) -> ReportSettings:
        """Return what the report shows."""
        return ReportSettings(
            side=self.side.currentData(),
            diagrams=self.diagrams.value(),
            order=self.order.currentData(),
            comments=self.comments.isChecked(),
            lines=self.lines.value(),
            remarks=self.remarks.toPlainText(),
        )

    def _follow(self) -> None:
        """Describe the kind of report, and enable the fields that it uses."""
        kind = self.kind.currentData()
        self.show_note(ABOUT[kind])
        for field in (self.side, self.diagrams, self.comments, self.remarks):
            field.setEnabled(kind in PAGES)
        for field in (self.order, self.lines):
            field.setEnabled(kind in PAGES[1:])
