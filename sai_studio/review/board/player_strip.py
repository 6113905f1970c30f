"""The strip above the board: players, ranks, prisoners, and whose turn it is."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.painting import smooth_painter
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import one_line
from sai_studio.review.board.stones import STONE, stone_pixmap
from sai_studio.session.session import Session

_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_MIDDLE = Qt.AlignmentFlag.AlignCenter
_GAP = 12
"""Margin on both sides of the move number [px]."""
_BESIDE = 16
"""Margin beside a stone [px]."""
LEAST_NAME = 80
"""Least width of a name [px]."""
LONGEST = 200
"""Longest name that is laid out [characters]; far more than fit."""


class PlayerStrip(QWidget):
    """Shows Black on the left, White on the right, and the move number in between."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Players"))
        cursor = session.cursor
        connect_all(self.update, cursor.record_changed, cursor.moved, cursor.line_changed)
        connect_all(self.update, session.edits.info_changed, session.reports.changed, theme.changed)
        connect_all(self.update, session.play.changed, session.play.clock.ticked)

    def sizeHint(self) -> QSize:
        return QSize(360, round(QFontMetricsF(self.font()).height() * 1.9))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = smooth_painter(self)
        left, middle, right = self.layout_of(float(self.width()))
        black, white = self.shown_words(float(self.width()))
        self._player(painter, left, 1, black)
        self._player(painter, right, -1, white)
        painter.setPen(theme.color("muted"))
        painter.setFont(theme.figures(self.font()))
        painter.drawText(middle, _MIDDLE, self._move_text())
        painter.end()

    def layout_of(self, width: float) -> tuple[QRectF, QRectF, QRectF]:
        """Return the places of Black, the move number and White in a strip of this width [px].

        A player who needs less than half of the width leaves the rest to the other; the move number
        is centered unless a long name needs the space.
        """
        height = float(self.height())
        middle = QFontMetricsF(theme.figures(self.font())).horizontalAdvance(self._move_text())
        middle += 2 * _GAP
        room = max(width - 4 - middle, 0.0)
        black, white = self._needed_width(1), self._needed_width(-1)
        if black + white > room:
            if black <= room / 2:
                white = room - black
            elif white <= room / 2:
                black = room - white
            else:
                black = white = room / 2
        at = min(max((width - middle) / 2, 2 + black), width - 2 - white - middle)
        return (
            QRectF(2, 0, black, height),
            QRectF(at, 0, middle, height),
            QRectF(width - 2 - white, 0, white, height),
        )

    def _move_text(self) -> str:
        cursor = self._session.cursor
        board, line = cursor.board, cursor.line
        last = line[-1].number
        text = f"{board.move_number} / {last}" if last else tr("No moves yet")
        points = board.size * board.size
        ending, node = self._session.ending, cursor.node
        final, recorded = ending.final_result(node), ending.recorded_result(node)
        if final is not None:
            text += f"  \u00b7  {final.text}"
        elif recorded is not None:
            text += f"  \u00b7  {recorded.headline}"
        elif board.last_move == points:
            text += f"  \u00b7  {tr('pass')}"
        return text

    def _words(self, color: int) -> tuple[str, tuple[str, str, str]]:
        """Return a player's name, and what may stand beside it, the longest text first.

        It is rank and prisoners, the prisoners alone, or nothing.
        """
        info, board = self._session.cursor.record.info, self._session.cursor.board
        game, recorded = self._session.play.game, info.get("PB" if color > 0 else "PW", "")
        player = recorded if game is None else game.player(color, info)
        name = one_line(player, LONGEST) or (tr("Black") if color > 0 else tr("White"))
        rank = one_line(info.get("BR" if color > 0 else "WR", ""), 12)
        rank = rank if player == recorded else ""
        taken = board.captured_white if color > 0 else board.captured_black
        prisoners = tr("{stones} captured", stones=taken) if taken else ""
        clock = self._session.play.clock.text(color)
        prisoners = "  ".join(part for part in (clock, prisoners) if part)
        return name, ("  ".join(part for part in (rank, prisoners) if part), prisoners, "")

    def _left_out(self, color: int, room: float) -> int:
        """Return the index of the longest text that fits beside a name in `room` [px].

        The name is cut to `LEAST_NAME` rather than the prisoners left out.
        """
        name, texts = self._words(color)
        named = QFontMetricsF(self._bold()).horizontalAdvance(name)
        if named + self._details_wide(texts[0]) <= room:
            return 0
        return 1 if min(named, LEAST_NAME) + self._details_wide(texts[1]) <= room else 2

    def shown_words(self, width: float) -> tuple[tuple[str, str], tuple[str, str]]:
        """Return name and details of Black and White in a strip of this width [px].

        What one has no room for is left out of both: one side's prisoners alone would look like
        none of the other's.
        """
        left, _, right = self.layout_of(width)
        sides = (1, left.width()), (-1, right.width())
        place = max(self._left_out(color, wide - self._beside_name()) for color, wide in sides)
        black, white = self._words(1), self._words(-1)
        return (black[0], black[1][place]), (white[0], white[1][place])

    def _bold(self) -> QFont:
        bold = QFont(self.font())
        bold.setWeight(QFont.Weight.DemiBold)
        return bold

    def _details_wide(self, details: str) -> float:
        metrics = QFontMetricsF(theme.figures(self.font()))
        return metrics.horizontalAdvance(details) + 10 if details else 0.0

    def _needed_width(self, color: int) -> float:
        """Return the width at which nothing of a player is cut [px]."""
        name, (details, *_) = self._words(color)
        named = QFontMetricsF(self._bold()).horizontalAdvance(name)
        return self._beside_name() + math.ceil(named + self._details_wide(details)) + 1

    def _stone_side(self) -> int:
        return round(QFontMetricsF(self.font()).height() * 1.15)

    def _beside_name(self) -> int:
        """Return the width of the stone beside a name, with its margins [px]."""
        return self._stone_side() + _BESIDE

    def _player(self, painter: QPainter, box: QRectF, color: int, words: tuple[str, str]) -> None:
        board, side = self._session.cursor.board, self._stone_side()
        room = box.width() - self._beside_name()
        name, details = words
        left = color > 0
        x = box.left() if left else box.right() - side
        stone = stone_pixmap(color > 0, 0, side, self.devicePixelRatioF())
        y = (box.height() - side) / 2
        painter.drawPixmap(QPointF(x, y), stone)
        painter.setPen(QPen(theme.color("muted"), 1.0))  # black stones on a dark ground
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(x + side / 2, y + side / 2), STONE * side, STONE * side)
        bold = self._bold()
        painter.setFont(bold)
        painter.setPen(theme.color("text"))
        bold_metrics = QFontMetricsF(bold)
        details_width = self._details_wide(details)
        name = bold_metrics.elidedText(name, Qt.TextElideMode.ElideRight, room - details_width)
        width = bold_metrics.horizontalAdvance(name)
        align = _LEFT if left else _RIGHT
        start = box.left() + side + 8 if left else box.right() - side - 8 - room
        area = QRectF(start, 0, room, box.height())
        option = QTextOption(align | Qt.AlignmentFlag.AlignAbsolute)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)  # names from right to left
        option.setWrapMode(QTextOption.WrapMode.NoWrap)
        painter.drawText(area, name, option)
        if board.to_play == color:
            y = box.height() / 2 + bold_metrics.height() / 2 + 1
            x0 = area.left() if left else area.right() - width
            painter.fillRect(QRectF(x0, y, width, 2), theme.color("accent"))
        painter.setFont(theme.figures(self.font()))
        low = self._session.play.clock.is_low(color)
        painter.setPen(theme.color("bad" if low else "muted"))
        shift = width + 10
        area = area.adjusted(shift, 0, 0, 0) if left else area.adjusted(0, 0, -shift, 0)
        painter.drawText(area, align, details)
