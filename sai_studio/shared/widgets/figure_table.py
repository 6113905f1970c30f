"""Tables of figures whose columns are hidden one by one when they get narrow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sai_studio.shared import theme
from sai_studio.shared.painting import scaled_font
from sai_studio.shared.widgets.row_table import select_rows

PAD: Final = 8
"""Space on either side of a cell [pixels]."""


@dataclass(frozen=True)
class FigureColumn:
    """A column of a table of figures."""

    name: str
    tip: str
    widest: str
    """Sample text that sets the width."""
    text: Callable[[Any], str]
    """Text of a row."""
    key: Callable[[Any], Any]
    """Sort key of a row."""
    keep: int
    """Priority: columns with low values are hidden first when the table is narrow."""
    falling: bool = False
    """Whether the first click sorts in descending order."""
    left: bool = False
    """Whether the text is aligned to the left."""
    title: str = ""
    """The widest text of its header; "" is the name."""

    @property
    def alignment(self) -> Qt.AlignmentFlag:
        """Alignment of its cells and header."""
        side = Qt.AlignmentFlag.AlignLeft if self.left else Qt.AlignmentFlag.AlignRight
        return side | Qt.AlignmentFlag.AlignVCenter


class FigureTable(QTableView):
    """Read-only sortable table whose least important columns are hidden when it gets narrow.

    Parameters
    ----------
    columns
        Columns of the model.
    name
        Accessible name.
    spare
        Column that gets the remaining width if the last one is hidden.
    """

    def __init__(
        self,
        model: QAbstractTableModel,
        columns: Sequence[FigureColumn],
        name: str,
        spare: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._columns = columns
        self._spare = next(i for i, column in enumerate(columns) if column.name == spare)
        self._sorted_by = -1
        self._left_out: frozenset[int] = frozenset()
        self.setModel(model)
        self.setAccessibleName(name)
        select_rows(self)
        self.setWordWrap(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = _Header(self)
        self.setHorizontalHeader(header)
        self.setSortingEnabled(True)
        header.sortIndicatorChanged.connect(self._first_click)
        self.fit_columns()

    def leave_out(self, *names: str) -> None:
        """Hide some columns at any width, and show the others again where there is room."""
        left_out = frozenset(i for i, column in enumerate(self._columns) if column.name in names)
        if left_out != self._left_out:
            self._left_out = left_out
            self.fit_columns()

    def fit_columns(self) -> None:
        """Fit columns to their widest text; hide the least important ones if necessary."""
        metrics = QFontMetrics(scaled_font(self.font()))
        self.verticalHeader().setDefaultSectionSize(metrics.height() + PAD)
        small = QFontMetrics(scaled_font(self.font(), 0.9))
        widths = [
            max(
                metrics.horizontalAdvance(c.widest),
                small.horizontalAdvance(c.title or c.name) + PAD,
            )
            + 2 * PAD
            for c in self._columns
        ]
        left_over = self.viewport().width()
        shown: set[int] = set()
        widths = [max(w, self.content_width(i, w)) for i, w in enumerate(widths)]
        for place in sorted(range(len(widths)), key=lambda i: -self._columns[i].keep):
            if place in self._left_out:
                continue
            if widths[place] <= left_over or not shown:
                left_over -= widths[place]
                shown.add(place)
        last = len(widths) - 1
        stretched = last if last in shown else self._spare
        for place, width in enumerate(widths):
            self.setColumnHidden(place, place not in shown)
            extra = max(left_over, 0) if place == stretched else 0
            self.setColumnWidth(place, width + extra)

    def content_width(self, column: int, usual: int) -> int:
        """Return the width that the texts of a column need; a table of few rows may measure them.

        Parameters
        ----------
        usual
            Width of the column's sample text.
        """
        return usual

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_columns()

    def _first_click(self, section: int, order: Qt.SortOrder) -> None:
        """Sort a newly chosen column by its more useful order, e.g. most visits first."""
        fresh, self._sorted_by = section != self._sorted_by, section
        if fresh and self._columns[section].falling and order == Qt.SortOrder.AscendingOrder:
            self.horizontalHeader().setSortIndicator(section, Qt.SortOrder.DescendingOrder)


class RowPainter(QStyledItemDelegate):
    """Base of the painters of a table's cells.

    Parameters
    ----------
    role
        Role that returns the row of an index.
    """

    def __init__(self, role: int, parent: QObject) -> None:
        super().__init__(parent)
        self._role = role

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row = index.data(self._role)
        if row is None:
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view = cast(Any, option)  # the stubs lack the fields of the option
        self.paint_cell(painter, view, QRectF(view.rect), row, index.column())
        painter.restore()

    def paint_cell(self, painter: QPainter, view: Any, box: QRectF, row: Any, column: int) -> None:
        """Paint one cell; `view` has the font and the state of the option."""
        raise NotImplementedError


def paint_loss_disc(painter: QPainter, at: QPointF, loss: int | None) -> None:
    """Paint a small disc in the color of a class of lost points; the pen stays as it is."""
    pen = painter.pen()
    painter.setPen(QPen(theme.mark(theme.loss_role(loss)), 1.0))
    painter.setBrush(theme.color(theme.loss_role(loss)))
    painter.drawEllipse(at, 4.0, 4.0)
    painter.setPen(pen)


class _Header(QHeaderView):
    """Header; the sorted column is darker and has a small arrow beside its title."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setHighlightSections(False)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setMinimumSectionSize(24)
        self.setSectionsClickable(True)

    def sizeHint(self) -> QSize:
        return QSize(100, self.fontMetrics().height() + PAD)

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(rect)
        painter.fillRect(box, theme.color("panel"))
        painter.fillRect(
            QRectF(box.left(), box.bottom() - 1.0, box.width(), 1.0), theme.color("border")
        )
        chosen = section == self.sortIndicatorSection()
        color = theme.color("text" if chosen else "muted")
        painter.setFont(scaled_font(self.font(), 0.9))
        painter.setPen(color)
        flags = self.model().headerData(
            section, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole
        )
        text = str(self.model().headerData(section, Qt.Orientation.Horizontal))
        inner = box.adjusted(PAD, 0.0, -PAD, 0.0)
        place = painter.boundingRect(inner, flags, text)
        painter.drawText(inner, flags, text)
        if chosen:
            to_left = bool(flags & Qt.AlignmentFlag.AlignRight)
            x = place.left() - 7.0 if to_left else place.right() + 7.0
            up = self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
            y, step = box.center().y(), -2.0 if up else 2.0
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color)
            painter.drawPolygon(
                [QPointF(x - 3.0, y - step), QPointF(x + 3.0, y - step), QPointF(x, y + step)]
            )
        painter.restore()
