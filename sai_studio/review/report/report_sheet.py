"""The teacher's sheet: the report of a game as PDF, for paper and pencil.

It says what the page to print says, and shows the same diagrams; Qt paints it without a browser.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QFont,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
    QTextLayout,
    QTextOption,
)

from engine.base.translation import tr
from engine.record.handicap import format_komi
from engine.review.report_html import (
    MOST_LABELS,
    analyzed_text,
    diagrams_note,
    diagrams_title,
    facts_of,
    no_diagram_text,
    one_line,
)
from engine.review.report_svg import board_svg, extent, move_labels, strip_svg
from engine.review.report_values import Diagram, ReportData, clean_lines

WIDTH: Final = 720.0
"""Width of a page between its margins; all other lengths are in this unit."""
MARGIN_MM: Final = 15.0
PDF_DPI: Final = 600
BOARD: Final = 330.0
"""Board of a diagram with its text beside it."""
BOARD_IN_ROW: Final = 300.0
"""Widest board of a diagram with its text below it; two rows fit on a page."""
LARGEST_OF_THREE: Final = 13
"""Largest board size of which three diagrams fit in a row, instead of two."""
GAP: Final = 20.0
PIN: Final = 22.0
"""Least distance of two numbers of diagrams in a row."""
LINE: Final = 27.0
"""Distance of two lines to write on."""
INK, MUTED, RULE = QColor(25, 25, 25), QColor(95, 95, 95), QColor(150, 150, 150)
ACCENT: Final = QColor(31, 95, 174)


def sheet_pdf(data: ReportData, font: QFont) -> bytes:
    """Return the content of a PDF file; `font` names the family of its texts."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(one_line(data.title))
    writer.setCreator("SAI Studio")
    writer.setResolution(PDF_DPI)
    uses_inches = QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem
    size = QPageSize.PageSizeId.Letter if uses_inches else QPageSize.PageSizeId.A4
    writer.setPageSize(QPageSize(size))
    margins = QMarginsF(MARGIN_MM, MARGIN_MM, MARGIN_MM, MARGIN_MM)
    writer.setPageMargins(margins, QPageLayout.Unit.Millimeter)
    painter = QPainter(writer)
    _Sheet(writer, painter, font, data).paint()
    painter.end()
    return bytes(buffer.data().data())


class _Text(NamedTuple):
    """A text below a diagram."""

    layout: QTextLayout
    color: QColor
    indent: float = 0.0
    """Room for a bar on its left."""

    @property
    def height(self) -> float:
        """How far `_Sheet._draw` moves down."""
        lines = map(self.layout.lineAt, range(self.layout.lineCount()))
        return sum(1.15 * line.height() for line in lines)


class _Sheet:
    """The pages, painted from top to bottom."""

    def __init__(
        self, writer: QPdfWriter, painter: QPainter, font: QFont, data: ReportData
    ) -> None:
        self._writer, self._painter, self._data, self._font = writer, painter, data, font
        scale = writer.width() / WIDTH
        painter.scale(scale, scale)
        self._height = writer.height() / scale
        self._y = 0.0
        self._number = 1
        self._end_page()

    def paint(self) -> None:
        """Paint all pages."""
        data, summary = self._data, self._data.summary
        self._text(one_line(data.title), 22, bold=True)
        self._text(", ".join(map(one_line, facts_of(data))), 13, MUTED)
        self._text(one_line(analyzed_text(summary)), 13, MUTED)
        if remarks := clean_lines(data.settings.remarks):
            self._y += 8.0
            self._quote(remarks)
        self._y += 8.0
        self._text(" ".join(sentence.text for sentence in data.story), 15)
        self._strip()
        if data.settings.diagrams and summary.judged:
            self._heading(diagrams_title(data.diagrams), below=(BOARD + 40.0) * bool(data.diagrams))
            note = diagrams_note() if data.diagrams else no_diagram_text(summary)
            self._text(note, 13, MUTED)
            self._y += 6.0
        self._diagrams()
        if comments := data.comments:
            self._heading(tr("Comments of the game record"), below=40.0)
        for title, text in comments:
            self._room(40.0)
            self._text(title, 14, bold=True)
            self._text(text, 14)
            self._y += 6.0

    # --- parts ---------------------------------------------------------------------------------

    def _heading(self, text: str, below: float) -> None:
        """Paint a heading, on a new page if what follows it does not fit below."""
        self._y += 14.0
        self._room(30.0 + below)
        self._text(text, 17, bold=True)
        self._y += 4.0

    def _strip(self) -> None:
        """Paint Black's winrate by move, with the numbers of the diagrams."""
        data = self._data
        picture = strip_svg(data.summary, [diagram.number for diagram in data.diagrams])
        if not picture:
            return
        first, last = extent(data.summary)
        ends = [-PIN]
        pinned = sorted(enumerate(data.diagrams, start=1), key=lambda each: each[1].number)
        places = []
        for pin, diagram in pinned:  # in rows, so that they stay apart
            x = WIDTH * (diagram.number - first) / (last - first)
            row = next((r for r, end in enumerate(ends) if x >= end + PIN), len(ends))
            ends[row : row + 1] = [x]
            places.append((pin, x, row))
        self._y += 10.0
        self._room(112.0 + 16.0 * len(ends))
        for pin, x, row in places:
            self._number_at(pin, x, self._y + 16.0 * (len(ends) - 1 - row), ACCENT)
        self._y += 16.0 * len(ends)
        self._svg(picture, QRectF(0.0, self._y, WIDTH, 72.0))
        self._y += 74.0
        for number in move_labels(first, last, MOST_LABELS):
            x = WIDTH * (number - first) / (last - first)
            self._number_at(number, x, self._y, MUTED)
        self._y += 18.0
        komi = format_komi(data.summary.komi)
        self._text(tr("Black's winrate at komi {komi}, by move.", komi=komi), 12, MUTED)

    def _diagrams(self) -> None:
        """Paint the diagrams: in rows where these fit, else one below the other."""
        rest = list(enumerate(self._data.diagrams, start=1))
        columns = 3 if self._data.summary.size <= LARGEST_OF_THREE else 2
        width = (WIDTH - (columns - 1) * GAP) / columns
        while rest:
            row = rest[:columns]
            high = max(self._column_height(pin, diagram, width) for pin, diagram in row)
            is_row = len(row) > 1 and high <= self._page_height
            if is_row and (self._fits(high) or not self._fits(BOARD)):
                self._room(high)
                top = self._y
                for column, (pin, diagram) in enumerate(row):
                    self._y = top
                    self._column(pin, diagram, column * (width + GAP), width)
                self._y = top + high + GAP
                rest = rest[columns:]
            else:
                self._diagram(*rest.pop(0))

    def _column_texts(self, pin: int, diagram: Diagram, width: float) -> list[_Text]:
        """Return what a diagram shows, the moves that it can't show, and the record's comment."""
        texts = [_Text(self._laid_out(f"{pin}. {diagram.text}", 14, width), INK)]
        if diagram.hidden_moves:
            texts.append(_Text(self._laid_out(diagram.hidden_moves, 13, width), MUTED))
        if diagram.comment:
            texts.append(_Text(self._laid_out(diagram.comment, 14, width - 12.0), INK, 12.0))
        return texts

    def _column_height(self, pin: int, diagram: Diagram, width: float) -> float:
        texts = self._column_texts(pin, diagram, width)
        high = sum(text.height + 4.0 for text in texts)
        return min(BOARD_IN_ROW, width) + 4.0 + high + LINE * self._data.settings.lines

    def _column(self, pin: int, diagram: Diagram, left: float, width: float) -> None:
        """Paint a diagram of a row, and below it what it shows and room to write."""
        board = min(BOARD_IN_ROW, width)
        self._svg(board_svg(diagram), QRectF(left, self._y, board, board))
        self._y += board + 4.0
        for text in self._column_texts(pin, diagram, width):
            self._draw(text.layout, left + text.indent, text.color, bar=text.indent > 0.0)
            self._y += 4.0
        self._rules(left, left + width)

    def _rules(self, left: float, right: float) -> None:
        """Paint the lines to write on."""
        self._painter.setPen(QPen(RULE, 0.8))
        for _ in range(self._data.settings.lines):
            self._y += LINE
            self._painter.drawLine(QPointF(left, self._y), QPointF(right, self._y))

    def _diagram(self, pin: int, diagram: Diagram) -> None:
        """Paint a diagram, and on its right what it shows and room to write."""
        left, width = BOARD + GAP, WIDTH - BOARD - GAP
        lines = self._data.settings.lines
        parts = [
            self._laid_out(f"{pin}. {diagram.text}", 15, width),
            self._laid_out(diagram.hidden_moves, 13, width),
        ]
        comment = self._laid_out(diagram.comment, 14, width - 12.0)
        own = sum(part.boundingRect().height() + 4.0 for part in parts) + LINE * lines
        is_beside = own + comment.boundingRect().height() + 6.0 <= BOARD
        self._room(max(BOARD, own))
        top = self._y
        self._svg(board_svg(diagram), QRectF(0.0, top, BOARD, BOARD))
        for part, color in zip(parts, (INK, MUTED), strict=True):
            self._draw(part, left, color)
            self._y += 4.0
        if diagram.comment and is_beside:
            self._bar(left, comment.boundingRect().height())
            self._draw(comment, left + 12.0, INK)
        self._rules(left, WIDTH)
        self._y = max(self._y, top + BOARD) + 8.0
        if diagram.comment and not is_beside:
            self._quote(diagram.comment)
        self._y += GAP - 8.0

    def _quote(self, text: str) -> None:
        """Paint a person's text beside a bar, over several pages if need be."""
        self._text(text, 14, left=12.0, bar=True)
        self._y += 4.0

    # --- text ----------------------------------------------------------------------------------

    def _laid_out(self, text: str, pixels: int, width: float, *, bold: bool = False) -> QTextLayout:
        """Return the lines of a plain text."""
        font = QFont(self._font)
        font.setPixelSize(pixels)
        font.setBold(bold)
        layout = QTextLayout(text.replace("\n", "\u2028"), font, self._writer)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        below = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0.0, below))
            below += 1.15 * line.height()
        layout.endLayout()
        return layout

    def _text(
        self,
        text: str,
        pixels: int,
        color: QColor = INK,
        *,
        bold: bool = False,
        left: float = 0.0,
        bar: bool = False,
    ) -> None:
        """Paint a plain text, line by line over as many pages as it needs."""
        if text:
            layout = self._laid_out(text, pixels, WIDTH - left, bold=bold)
            self._draw(layout, left, color, bar=bar)

    def _draw(self, layout: QTextLayout, left: float, color: QColor, *, bar: bool = False) -> None:
        """Paint the lines of a text, and a bar on their left."""
        for place in range(layout.lineCount()):
            line = layout.lineAt(place)
            high = 1.15 * line.height()
            self._room(high)
            if bar:
                self._bar(left - 12.0, high)
            self._painter.setPen(color)
            line.draw(self._painter, QPointF(left, self._y - line.y()))
            self._y += high

    def _number_at(self, number: int, middle: float, top: float, color: QColor) -> None:
        """Paint the number of a diagram (bold), or of a move."""
        bold = color == ACCENT
        layout = self._laid_out(str(number), 12, 2.0 * PIN, bold=bold)  # lines end with it
        line = layout.lineAt(0)
        self._painter.setPen(color)
        wide = line.naturalTextWidth()
        left = min(max(middle - wide / 2.0, 0.0), WIDTH - wide)
        line.draw(self._painter, QPointF(left, top))

    def _bar(self, left: float, high: float) -> None:
        self._painter.fillRect(QRectF(left, self._y, 2.5, high), ACCENT)

    def _svg(self, picture: str, area: QRectF) -> None:
        """Paint one of the report's pictures."""
        from PySide6.QtSvg import QSvgRenderer

        QSvgRenderer(picture.encode()).render(self._painter, area)

    # --- pages ---------------------------------------------------------------------------------

    @property
    def _page_height(self) -> float:
        """Height of a page above its number."""
        return self._height - 24.0

    def _fits(self, high: float) -> bool:
        """Return whether this page has room for a height."""
        return self._y + high <= self._page_height

    def _room(self, high: float) -> None:
        """Begin a page if this one lacks a height."""
        if self._y and not self._fits(high):
            self._writer.newPage()
            self._y, self._number = 0.0, self._number + 1
            self._end_page()

    def _end_page(self) -> None:
        """Paint the number of the page."""
        layout = self._laid_out(str(self._number), 12, 60.0)
        self._painter.setPen(MUTED)
        line = layout.lineAt(0)
        left, top = WIDTH - line.naturalTextWidth(), self._height - line.height()
        line.draw(self._painter, QPointF(left, top))
