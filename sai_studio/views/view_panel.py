"""Base class of the panels, and the parts that several of them show."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.api.review import ResultSource
from sai_studio.model.session.session import Session
from sai_studio.shared import theme
from sai_studio.shared.figures import Certainty, at_komi, lead
from sai_studio.shared.painting import GRID, EmptyNote, scaled_font, set_text_color
from sai_studio.shared.texts import own_tip
from sai_studio.shared.widgets.labels import plain_label
from sai_studio.views.view_context import ViewContext

__all__ = ["FigureLabel", "StepBar", "ViewPanel", "game_over"]

PATIENCE_MS = 300
"""How long a panel keeps what it shows while a search of another position begins."""


def game_over(session: Session) -> str:
    """Return the text of panels where two passes ended the game: what is known of the result."""
    final, komi = session.ending.final_result(session.cursor.node), at_komi(session.komi.game)
    if final is None:
        if session.engine.analyzing and session.ending.needs_count(session.cursor.node):
            return "Game over. Looking for dead stones\u2026"
        return "Game over. Count the board to see the result."
    text = f"Game over. {final.text}"
    count = final.count
    if count is None:
        return f"{text}\nby the game record"
    counted = "on the board" if count.prisoners is None else "in territory and prisoners"
    text += f"\n{lead(count.score)} {counted}, komi {komi}"
    if final.source is ResultSource.ESTIMATE:
        number = len(count.dead)
        stones = "1 stone is" if number == 1 else f"{number or 'No'} stones are"
        text += f"\n{stones} considered dead; count the board to change this"
    return text


class ViewPanel(QWidget):
    """Base of the panels: panel color, a content and an empty face, theme and font followed.

    Both faces are laid out here, not by a layout: figures that change ten times a second would
    have the whole window laid out again each time.

    Parameters
    ----------
    context
        What the panel knows of the program; see `ViewContext`.
    name
        What a screen reader calls the panel.
    empty
        The sentence to show while there is nothing to show.
    """

    def __init__(
        self, context: ViewContext, name: str, empty: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._session = context.session
        self.setAccessibleName(name)
        self.setAutoFillBackground(True)
        self._content = QWidget(self)
        self._note = EmptyNote(empty, self)
        self._note.hide()
        self._note_soon = QTimer(self)
        self._note_soon.setSingleShot(True)
        self._note_soon.setInterval(PATIENCE_MS)
        self._note_soon.timeout.connect(lambda: self._show_face(content=False))
        theme.changed.connect(self._follow_theme)
        self._fill()

    @property
    def empty_text(self) -> str:
        """The shown sentence in place of a content; empty while there is one."""
        return "" if self._note.isHidden() else self._note.text()

    def _waiting(self, running: str, paused: str) -> str:
        """Why there is no report: the engine's own words where it has some, else ours."""
        status = self._session.engine.status
        if status.text and status.state in ("loading", "no network", "illegal", "failed"):
            return status.text
        return running if self._session.engine.analyzing else paused

    def _show_empty(self, sentence: str | None) -> None:
        """Show the content (None) or one sentence instead of it."""
        self._note_soon.stop()
        if sentence is not None:
            self._note.setText(sentence)
        self._show_face(content=sentence is None)

    def _show_empty_soon(self, sentence: str) -> None:
        """Show the sentence unless there is a content before it could be read.

        The first report of a position comes within a blink: to hide and show everything would
        flicker.
        """
        session = self._session
        searching = session.engine.analyzing and session.engine.status.state in (
            "searching",
            "ready",
        )
        if not searching or self._content.isHidden():
            self._show_empty(sentence)
            return
        self._note.setText(sentence)
        if not self._note_soon.isActive():
            self._note_soon.start()

    def _show_face(self, *, content: bool) -> None:
        self._content.setVisible(content)
        self._note.setVisible(not content)

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._content.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        for face in (self._content, self._note):
            face.setGeometry(self.rect())
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._paint_in_theme()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        # a new parent under a style sheet takes fonts and palettes away from inner widgets
        self._follow_theme()
        super().showEvent(event)

    def _follow_theme(self) -> None:
        self._fill()
        self._paint_in_theme()

    def _fill(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, theme.color("panel"))
        self.setPalette(palette)

    def _paint_in_theme(self) -> None:
        """Take colors and fonts again."""


class StepBar(QWidget):
    """Five small steps, filled up to the certainty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = 0
        self.setFixedSize(self.sizeHint())
        theme.changed.connect(self.update)

    def show_certainty(self, value: Certainty | None) -> None:
        """Fill the bar; None empties it."""
        self._step = value.step if value else 0
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(5 * 9 - 2, 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(5):
            filled = step < self._step
            painter.setBrush(theme.color("accent") if filled else theme.color("muted", 0.25))
            height = 4.0 + 2.0 * step
            painter.drawRoundedRect(QRectF(9.0 * step, 12.0 - height, 7.0, height), 1.5, 1.5)


class FigureLabel(QWidget):
    """A caption, one large figure and a remark, with a tooltip that explains them."""

    def __init__(self, caption: str, explanation: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setToolTip(own_tip(explanation))
        self._caption = plain_label(caption)
        self._value = plain_label()
        self._remark = plain_label()
        self._compact = False
        self._row = QHBoxLayout()
        self._row.setSpacing(GRID)
        self._row.addWidget(self._value)
        self._row.addStretch(1)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._box.addWidget(self._caption)
        self._box.addLayout(self._row)
        self._box.addWidget(self._remark)
        self._paint_in_theme()
        theme.changed.connect(self._paint_in_theme)

    def put_beside_value(self, widget: QWidget) -> None:
        """Set a small picture to the right of the figure."""
        self._row.insertWidget(1, widget, 0, Qt.AlignmentFlag.AlignVCenter)

    def set_compact(self, compact: bool) -> None:
        """One line without a caption instead of three."""
        if compact == self._compact:
            return
        self._compact = compact
        self._caption.setVisible(not compact)
        if compact:
            self._row.insertWidget(self._row.count() - 1, self._remark)
        else:
            self._box.addWidget(self._remark)
        self._paint_in_theme()

    def set_caption(self, text: str) -> None:
        """Another caption, e.g. with the komi the figure holds for."""
        self._caption.setText(text)

    def set_value(self, value: str, remark: str) -> None:
        """The figure and what stands below it."""
        self._value.setText(value)
        self._remark.setText(remark)

    @property
    def value(self) -> str:
        """The shown figure."""
        return self._value.text()

    @property
    def remark(self) -> str:
        """The remark shown."""
        return self._remark.text()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._paint_in_theme()
        super().changeEvent(event)

    def _paint_in_theme(self) -> None:
        self._caption.setFont(scaled_font(self.font(), 0.85))
        self._value.setFont(scaled_font(self.font(), 1.0 if self._compact else 1.5, bold=True))
        self._remark.setFont(scaled_font(self.font(), 0.85))
        set_text_color(self._caption, "muted")
        set_text_color(self._value, "text")
        set_text_color(self._remark, "muted")
