"""The panel of the game in play: clocks, captures, whose turn it is, level, commands."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.painting import (
    GRID,
    faded,
    paint_stone,
    scaled_font,
    set_text_color,
    smooth_painter,
)
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import one_line, plain_tip, with_times
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import ViewPanel

BUTTONS: Final = ("pass", "take_back", "hint", "resign", "play_stop")
"""Commands with a button."""
STONE_PX: Final = 22
LEAST: Final = 240
"""Smallest width of the panel [px]."""
LOW_TEXT: Final = tr("Low on time")


class PlayPanel(ViewPanel):
    """Shows the game in play; nothing that analysis knows."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Game in play"), tr("No game is being played."), parent)
        session = context.session
        self.players = {1: _PlayerCard(1), -1: _PlayerCard(-1)}
        self.turn = plain_label(wraps=True)
        self.level, self.moves = plain_label(wraps=True), plain_label(wraps=True)
        self.buttons: dict[str, QPushButton] = {}
        for command in BUTTONS:
            text, tip = context.command(command)
            button = QPushButton(text)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setToolTip(plain_tip(tip))
            button.clicked.connect(lambda _checked=False, c=command: context.run(c))
            self.buttons[command] = button
        cards = row((self.players[1], 1), (self.players[-1], 1))
        first = row(*(self.buttons[c] for c in BUTTONS[:3]), 1)
        second = row(*(self.buttons[c] for c in BUTTONS[3:]), 1)
        # texts that may need another line are below the buttons, which stay where they are
        parts = (cards, self.turn, first, second, self.moves, self.level, 1)
        margins = 2 * GRID, GRID, 2 * GRID, GRID
        column(*parts, within=self._content, margins=margins)
        self._refresh = Refresh(self, self._show_game)
        play = session.play
        connect_all(self._refresh.ask, play.changed, session.cursor.moved)
        connect_all(self._refresh.ask, session.edits.info_changed, session.cursor.record_changed)
        play.clock.ticked.connect(self._show_clocks)
        self._paint_in_theme()
        self._refresh.ask()

    def sizeHint(self) -> QSize:
        return QSize(320, self._content.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        layout = self._content.layout()
        assert layout is not None
        return QSize(LEAST, layout.totalMinimumHeightForWidth(max(self.width(), LEAST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()  # narrower texts are higher

    def _show_game(self) -> None:
        session = self._session
        game, cursor, play = session.play.game, session.cursor, session.play
        self._show_empty(None if game is not None else tr("No game is being played."))
        if game is None or play.head is None:
            return
        record, board = cursor.record, cursor.record.board_at(play.head)
        taken = {1: board.captured_white, -1: board.captured_black}
        for color, card in self.players.items():
            name = one_line(game.player(color, record.info))
            card.show_player(name, taken[color], board.to_play == color)
        side = tr("Black") if board.to_play > 0 else tr("White")
        self.turn.setText(tr("{side} to play", side=side))
        number = tr("Move {number}", number=play.head.number)
        if cursor.node is not play.head:
            number = tr(
                "Move {number}; the board shows move {shown}",
                number=play.head.number,
                shown=cursor.node.number,
            )
        clock = f"  \u00b7  {play.clock.control.words}" if play.clock.is_on else ""
        self.moves.setText(number + clock)
        self.level.setText(with_times(f"{game.engine}: {game.level}") if game.level else "")
        self.level.setVisible(bool(game.level))
        self.buttons["resign"].setEnabled(game.may_resign)
        self._show_clocks()
        self.updateGeometry()

    def _show_clocks(self) -> None:
        clock = self._session.play.clock
        for color, card in self.players.items():
            card.show_clock(clock.text(color), clock.running == color, clock.is_low(color))

    def _paint_in_theme(self) -> None:
        self.turn.setFont(scaled_font(self.font(), 1.15, bold=True))
        for label in (self.moves, self.level):
            label.setFont(scaled_font(self.font(), 0.95))
            set_text_color(label, "muted")
        for card in self.players.values():
            card.paint_in_theme()


class _PlayerCard(QFrame):
    """Stone, name, clock and captures of a player; framed while it is the player's turn."""

    def __init__(self, color: int) -> None:
        super().__init__()
        self._color, self._turn, self._low = color, False, False
        self._default = tr("Black") if color > 0 else tr("White")
        self.name, self.clock = plain_label(wraps=True), plain_label()
        self.taken, self.warning = plain_label(), plain_label()
        self.name.setMinimumWidth(60)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        stone = _Stone(color)
        parts = (row(stone, (self.name, 1)), self.clock, self.warning, self.taken)
        column(*parts, within=self, margins=(10, 8, 10, 8), spacing=theme.SPACE // 2)

    def show_player(self, name: str, taken: int, turn: bool) -> None:
        """Show name and captures, and whether it is the player's turn."""
        self.name.setText(name or self._default)
        self.taken.setText(tr("{stones} captured", stones=taken))
        self._turn = turn
        self.setAccessibleName(f"{self._default}: {name}")
        self.update()

    def show_clock(self, text: str, runs: bool, low: bool) -> None:
        """Show the clock; "" hides it."""
        self.clock.setText(text)
        self.clock.setVisible(bool(text))
        self.warning.setText(LOW_TEXT if low and runs else "")
        self.warning.setVisible(bool(text))
        if low != self._low:
            self._low = low
            self.paint_in_theme()

    def paint_in_theme(self) -> None:
        """Apply colors and fonts of the theme."""
        self.name.setFont(scaled_font(self.font(), 1.0, bold=True))
        self.name.setMinimumHeight(2 * self.name.fontMetrics().lineSpacing())
        self.clock.setFont(scaled_font(self.font(), 2.0, bold=True))
        self.taken.setFont(scaled_font(self.font(), 0.9))
        self.warning.setFont(scaled_font(self.font(), 0.9, bold=True))
        set_text_color(self.clock, "bad" if self._low else "text")
        set_text_color(self.warning, "bad")
        set_text_color(self.taken, "muted")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        low = self._low and self._turn
        painter.setBrush(faded(theme.color("bad" if low else "muted"), 0.15 if low else 0.10))
        painter.drawRoundedRect(self.rect(), 6, 6)
        if self._turn:
            self._underline(painter, low)
        painter.end()

    def _underline(self, painter: QPainter, low: bool) -> None:
        painter.setBrush(theme.color("bad" if low else "accent"))
        painter.drawRoundedRect(8, self.height() - 4, self.width() - 16, 3, 1.5, 1.5)


class _Stone(QWidget):
    """A stone of the player's color."""

    def __init__(self, color: int) -> None:
        super().__init__()
        self._color = color
        self.setFixedSize(STONE_PX, STONE_PX)

    def paintEvent(self, event: QPaintEvent) -> None:
        middle = STONE_PX / 2
        paint_stone(smooth_painter(self), QPointF(middle, middle), middle - 2.0, self._color)
