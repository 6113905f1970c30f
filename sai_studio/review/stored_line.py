"""The line that names the network of analysis stored in the game record."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from engine.base.translation import tr
from engine.record.handicap import format_komi
from engine.review.stored_analyses import is_in_use
from engine.search.loss import has_enough_visits, score_error
from sai_studio.kit import figures
from sai_studio.kit.painting import scaled_font, set_text_color
from sai_studio.kit.texts import plain_tip
from sai_studio.session.analysis.source_text import source_text, source_tip
from sai_studio.session.session import Session


class StoredLine(QLabel):
    """Label that names the source of stored analysis; hidden during a live search."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_source(self, session: Session, known: tuple[float, float] | None = None) -> None:
        """Show the source of the current node's analysis.

        Parameters
        ----------
        known
            The only komi for which the network has winrates, when the viewed one lies beyond.
        """
        reports, stored = session.reports, session.reports.stored
        text, tip = "", ""
        if session.region.points:
            text = tr("region only")
        elif session.region.is_on:
            text = tr("equal visits")
        elif known is not None:
            low, high = map(format_komi, known)
            text = tr("the same winrate at all komi beyond {low} to {high}", low=low, high=high)
            tip = tr(
                "The network has winrates for certain komi only; for any other komi the "
                "nearest of them is used."
            )
        elif stored is not None:
            text = source_text(stored.kind, stored.visits)
            if reports.is_first_answer and is_in_use(stored.kind, session.review.kind):
                text = tr("the network's first answer, without a search")
            text += _error_text(session)
            tip = source_tip(stored.kind, session.review.kind)
        self.setText(text)
        self.setToolTip(plain_tip(tip, wrapped=True))
        self.setVisible(bool(text))

    def paint_in_theme(self) -> None:
        """Apply colors and font of the theme."""
        parent = self.parentWidget()
        self.setFont(scaled_font((parent or self).font(), 0.85))
        set_text_color(self, "amber")


def _error_text(session: Session) -> str:
    """Return the standard error of the score if few visits make it large; "" else."""
    agent, size = session.reports.agent, session.cursor.record.size
    if agent is None or has_enough_visits(agent.visits):
        return ""
    error = score_error(agent, size)
    if not 0.0 < error < size**2:
        return ""
    return tr(", \u00b1{points} points", points=figures.points(error))
