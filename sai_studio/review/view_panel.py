"""Base class of the panels, and widgets that several of them use."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.base.translation import tr, tr_count
from engine.record.handicap import format_komi
from engine.review.ending import ResultSource
from sai_studio.kit import theme
from sai_studio.kit.figures import Certainty, lead
from sai_studio.kit.painting import (
    GRID,
    EmptyNote,
    scaled_font,
    set_text_color,
    smooth_painter,
)
from sai_studio.kit.signals import single_shot
from sai_studio.kit.texts import own_tip
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.review.view_context import ViewContext
from sai_studio.session.session import Session

NO_WINRATES: Final = tr("This network only suggests moves: it gives no winrates.")
PATIENCE_MS = 300
"""Time for which a panel shows the previous position, faded, while a search begins [ms]."""
FADED = 0.65
"""Opacity of the veil over content of the position before."""


def game_over(session: Session) -> str:
    """Return the text that panels show after the end of the game, with the result if known."""
    final, komi = session.ending.final_result(session.cursor.node), format_komi(session.komi.game)
    if final is None:
        if session.awaits_count:
            return tr("Game over. Looking for dead stones\u2026")
        return tr("Game over. Count the board to see the result.")
    lines = [tr("Game over. {result}", result=final.text)]
    count = final.count
    if count is None:
        return "\n".join((*lines, tr("by the game record")))
    score = lead(count.score)
    lines.append(
        tr("{lead} on the board, komi {komi}", lead=score, komi=komi)
        if count.prisoners is None
        else tr("{lead} in territory and prisoners, komi {komi}", lead=score, komi=komi)
    )
    if final.source is ResultSource.ESTIMATE:
        lines.append(
            tr_count(
                len(count.dead),
                "{n} stone is considered dead; count the board to change this",
                "{n} stones are considered dead; count the board to change this",
            )
            if count.dead
            else tr("No stones are considered dead; count the board to change this")
        )
    return "\n".join(lines)


class ViewPanel(QWidget):
    """Base class of panels: shows its content, or a note while there is none; follows the theme.

    Content and note are placed without a layout: numbers that change ten times a second must not
    lay out the whole window each time.

    Parameters
    ----------
    name
        Accessible name of the panel.
    empty
        Note to show while there is no content.

    Signals
    -------
    height_changed
        The panel folded or unfolded: its size hint has another height.
    """

    height_changed = Signal()

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
        self._veil = _Veil(self)
        self._veil.hide()
        self._note_soon = single_shot(self, lambda: self._show_face(content=False), PATIENCE_MS)
        theme.changed.connect(self._follow_theme)
        self._fill()

    @property
    def empty_text(self) -> str:
        """Note shown instead of the content; "" while the content is shown."""
        return "" if self._note.isHidden() else self._note.text()

    @property
    def is_faded(self) -> bool:
        """Whether the content is that of the position before."""
        return not self._veil.isHidden()

    def set_tabbed(self, tabbed: bool) -> None:
        """Tell the panel whether it shares its place with others, which decides its height then."""

    def _waiting(self, running: str, paused: str, *, for_winrates: bool = False) -> str:
        """Return why there is no report: the game, the engine, else one of the given texts.

        `for_winrates` is for panels that show nothing of a network without winrates.
        """
        if self._session.review.blind:
            return tr("Hidden while you play.")
        status = self._session.engine.status
        if status.text and status.state in ("no network", "failed"):
            return status.text
        if for_winrates and not self._session.review.has_values:
            return NO_WINRATES
        return running if self._session.engine.analyzing else paused

    def _show_empty(self, sentence: str | None) -> None:
        """Show a note, or the content if `sentence` is None."""
        self._note_soon.stop()
        if sentence is not None:
            self._note.setText(sentence)
        self._show_face(content=sentence is None)

    def _show_empty_soon(self, sentence: str) -> None:
        """Show a note unless content arrives shortly; meanwhile fade what is shown."""
        session = self._session
        state = session.engine.status.state
        searching = session.engine.analyzing and state in ("searching", "ready")
        if not searching or self._content.isHidden():
            self._show_empty(sentence)
            return
        self._note.setText(sentence)
        self._veil.show()
        if not self._note_soon.isActive():
            self._note_soon.start()

    def _show_face(self, *, content: bool) -> None:
        self._content.setVisible(content)
        self._note.setVisible(not content)
        self._veil.hide()

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._content.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        for face in (self._content, self._note, self._veil):
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
        """Apply colors and fonts of the theme."""


class _Veil(QWidget):
    """Fades what is below; the mouse reaches through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.color("panel", FADED))
        painter.end()


class StepBar(QWidget):
    """Bar of five steps that shows the certainty."""

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
        painter = smooth_painter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        for step in range(5):
            filled = step < self._step
            painter.setBrush(theme.color("accent") if filled else theme.color("muted", 0.25))
            height = 4.0 + 2.0 * step
            painter.drawRoundedRect(QRectF(9.0 * step, 12.0 - height, 7.0, height), 1.5, 1.5)


class FigureLabel(QWidget):
    """One large number with a caption, a remark and a tool tip."""

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
        """Put a widget to the right of the number."""
        self._row.insertWidget(1, widget, 0, Qt.AlignmentFlag.AlignVCenter)

    def set_compact(self, compact: bool) -> None:
        """Show number and remark in one line without caption, or all in three lines."""
        if compact == self._compact:
            return
        self._compact = compact
        self._caption.setVisible(not compact)
        if compact:
            self._row.insertWidget(self._row.count() - 1, self._remark)
        else:
            self._box.addWidget(self._remark)
        self._paint_in_theme()

    @property
    def caption(self) -> str:
        """The caption on the screen."""
        return self._caption.text()

    def set_caption(self, text: str) -> None:
        """Set the caption."""
        self._caption.setText(text)

    def set_value(self, value: str, remark: str) -> None:
        """Set the number and the remark."""
        self._value.setText(value)
        self._remark.setText(remark)

    @property
    def value(self) -> str:
        """The number shown."""
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
        for label in (self._value, self._remark):  # East Asian words are taller than numbers
            words = label.fontMetrics().boundingRect(QRect(), 0, self._caption.text())
            label.setMinimumHeight(words.height())
        set_text_color(self._caption, "muted")
        set_text_color(self._remark, "muted")
