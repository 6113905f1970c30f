"""Tables of rows: a `Column` says what it shows of a row, a `RowsModel` holds the rows, and a
`RowsTable` shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar, cast

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelectionModel,
    QMetaMethod,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QEnterEvent, QFontMetrics, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sai_studio.kit import theme
from sai_studio.kit.painting import scaled_font
from sai_studio.kit.texts import own_tip, plain_tip

PAD: Final = 8
"""Padding on each side of a cell [px]."""
SHARE: Final = 0
"""Width of a column that shares the remaining width of the table."""
CONTENTS: Final = -1
"""Width of a column that is as wide as its texts."""
UNSORTED: Final = -1
"""Qt's column of a table that no column sorts."""
ROW: Final = Qt.ItemDataRole.UserRole
"""Role that returns the row of an index."""

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")


@dataclass(frozen=True)
class Column(Generic[Row]):
    """A column of a table of rows."""

    title: str
    about: str
    """Tool tip of the header."""
    width: str | int
    """A sample text that sets the width; or pixels at the usual size of the text, SHARE or
    CONTENTS."""
    text: Callable[[Row], str]
    """Text of a row."""
    key: Callable[[Row], Any] | None = None
    """Sort key of a row; None in tables that can't be sorted."""
    keep: int = 0
    """Priority: columns with low values are hidden first when a table of samples is narrow."""
    falling: bool = False
    """Whether the first click sorts in descending order."""
    left: bool = False
    """Whether the text is aligned to the left."""
    widest_title: str = ""
    """The widest text of its header; "" is the title."""
    tip: Callable[[Row], str] | None = None
    """Plain text of the tool tip of a cell; "" has none."""
    role: Callable[[Row], str] | None = None
    """Theme color of the text; "" is the usual one."""

    @property
    def alignment(self) -> Qt.AlignmentFlag:
        """Alignment of its cells and header."""
        side = Qt.AlignmentFlag.AlignLeft if self.left else Qt.AlignmentFlag.AlignRight
        return side | Qt.AlignmentFlag.AlignVCenter


class RowsModel(QAbstractTableModel, Generic[Row]):
    """Rows that keep their identity, and with it their selection, across updates.

    It sorts its rows itself: a proxy model would call `data` for each comparison.

    Parameters
    ----------
    identity
        What tells a row from the others; rows with equal identities are the same row before and
        after an update. None: a row is identified by its place, and rows can't be sorted.
    """

    has_html = False
    """Whether the tool tips of headers are HTML of our own; otherwise they are plain text."""

    def __init__(
        self,
        columns: Sequence[Column[Row]],
        identity: Callable[[Row], object] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.columns = columns
        self.rows: list[Row] = []
        """The rows from top to bottom."""
        self.sorted_by, self.is_falling = UNSORTED, False
        self._identity = identity
        self._given: list[Row] = []
        """The rows in the order in which they were given."""
        self._is_held = False

    # --- rows ----------------------------------------------------------------------------------

    def show_rows(self, rows: Iterable[Row], *, fresh: bool = False) -> None:
        """Replace the rows.

        Parameters
        ----------
        fresh
            Whether they are about something else than before: no row stays selected.
        """
        if fresh or not self.rows:
            self.beginResetModel()
            self._given = list(rows)
            self.rows = self.in_order(self._given)
            self.endResetModel()
            return
        self._update(list(rows))

    def clear(self) -> None:
        """Remove all rows."""
        self.show_rows((), fresh=True)

    def add(self, rows: Sequence[Row]) -> None:
        """Add rows at the end."""
        self._given = [*self._given, *rows]
        self._append(rows)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column from now on."""
        self.sorted_by, self.is_falling = column, order == Qt.SortOrder.DescendingOrder
        self._arrange()

    def hold(self, held: bool) -> None:
        """Keep the order of rows while `held`, whatever their values become."""
        self._is_held = held
        if not held:
            self._arrange()

    def in_order(self, rows: Iterable[Row]) -> list[Row]:
        """Return rows in the order of the sorted column; equal ones stay as they are."""
        key = self.columns[self.sorted_by].key if self.sorted_by >= 0 else None
        return sorted(rows, key=key, reverse=self.is_falling) if key is not None else list(rows)

    def _update(self, rows: list[Row]) -> None:
        """Show rows, of which those that were shown stay the same rows."""
        name = self._identity
        if name is None:
            self._given = rows
            self._remove_beyond(len(rows))
            self.rows[:] = rows[: len(self.rows)]
            self._tell_changed()
            self._append(rows[len(self.rows) :])
            return
        named = {name(row): row for row in rows}
        self._given = list(named.values())
        for place in reversed(range(len(self.rows))):
            if name(self.rows[place]) not in named:
                self.beginRemoveRows(QModelIndex(), place, place)
                del self.rows[place]
                self.endRemoveRows()
        self.rows[:] = [named.pop(name(row)) for row in self.rows]
        self._tell_changed()
        self._append(list(named.values()))
        if not self._is_held:
            self._arrange()

    def _append(self, rows: Sequence[Row]) -> None:
        if rows:
            first = len(self.rows)
            self.beginInsertRows(QModelIndex(), first, first + len(rows) - 1)
            self.rows.extend(rows)
            self.endInsertRows()

    def _remove_beyond(self, count: int) -> None:
        if count < len(self.rows):
            self.beginRemoveRows(QModelIndex(), count, len(self.rows) - 1)
            del self.rows[count:]
            self.endRemoveRows()

    def _tell_changed(self) -> None:
        if self.rows:
            last = self.index(len(self.rows) - 1, len(self.columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def _arrange(self) -> None:
        """Put the rows in order; the selection follows its row."""
        rows = self.in_order(self._given if self.sorted_by < 0 else self.rows)
        if all(a is b for a, b in zip(rows, self.rows, strict=True)):
            return
        self.layoutAboutToBeChanged.emit()
        places = {id(row): place for place, row in enumerate(rows)}
        kept = self.persistentIndexList()
        moved = [self.index(places[id(self.rows[i.row()])], i.column()) for i in kept]
        self.rows = rows
        self.changePersistentIndexList(kept, moved)
        self.layoutChanged.emit()

    # --- columns and cells ---------------------------------------------------------------------

    def set_columns(self, columns: Sequence[Column[Row]]) -> None:
        """Replace the columns; if their number changes, rows must be shown again."""
        if len(columns) != len(self.columns):
            self.beginResetModel()
            self.columns, self.rows, self._given = columns, [], []
            self.endResetModel()
        self.columns = columns
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(columns) - 1)

    def title(self, column: Column[Row]) -> str:
        """Return the text of a header, for titles that change."""
        return column.title

    def about(self, column: Column[Row]) -> str:
        """Return the tool tip of a header, as `Column.about`."""
        return column.about

    def extra(self, row: Row, column: int, role: int) -> Any:
        """Return the data of a cell that columns don't have, such as its font."""
        return None

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self.rows[index.row()], self.columns[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(row)
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return column.alignment
        if role == Qt.ItemDataRole.ToolTipRole and column.tip is not None:
            return plain_tip(column.tip(row)) or None
        if role == Qt.ItemDataRole.ForegroundRole and column.role is not None:
            color = column.role(row)
            return theme.color(color) if color else None
        return self.extra(row, index.column(), role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.columns):
            return None
        column = self.columns[section]
        if role == Qt.ItemDataRole.DisplayRole:
            return self.title(column)
        if role == Qt.ItemDataRole.ToolTipRole:
            about = self.about(column)
            return own_tip(about) if self.has_html else plain_tip(about)
        return column.alignment if role == Qt.ItemDataRole.TextAlignmentRole else None


class RowsTable(QTableView):
    """Read-only table of rows, of which one can be selected.

    A table whose columns have sample texts can be sorted, and hides its least important columns
    when it gets narrow.

    Parameters
    ----------
    name
        Name for screen readers.
    spare
        Title of the column that gets the remaining width of a table of samples if the last column
        is hidden.

    Signals
    -------
    row_opened
        The row that was double-clicked, or on which Enter was pressed.
    row_selected
        The row that was selected; None for none.
    """

    row_opened = Signal(object)
    row_selected = Signal(object)

    holds_order = False
    """Whether rows keep their order while the mouse is over the table."""

    def __init__(
        self, model: RowsModel[Any], name: str, spare: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._rows = model
        self._spare = next((i for i, c in enumerate(model.columns) if c.title == spare), 0)
        self._can_sort = any(isinstance(column.width, str) for column in model.columns)
        self._sorted_by = UNSORTED
        self._left_out: frozenset[int] = frozenset()
        self.setModel(model)
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        if self._can_sort:
            header: QHeaderView = _Header(self)
            self.setHorizontalHeader(header)
            self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            header.setSortIndicator(UNSORTED, Qt.SortOrder.AscendingOrder)  # no arrow yet
            self.setSortingEnabled(True)
            header.sortIndicatorChanged.connect(self._first_click)
        else:
            self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
            header = self.horizontalHeader()
            header.setHighlightSections(False)
            header.setMinimumSectionSize(44)
        self.doubleClicked.connect(self._open)
        self.selectionModel().selectionChanged.connect(
            lambda: self.row_selected.emit(self.selected)
        )
        self.fit_columns()

    # --- rows ----------------------------------------------------------------------------------

    @property
    def selected(self) -> Any:
        """The selected row; None for none."""
        indexes = self.selectionModel().selectedRows()
        return self._rows.rows[indexes[0].row()] if indexes else None

    def show_selected(self, place: int) -> None:
        """Select the row at a place without a signal and scroll to it; -1 selects none."""
        selection = self.selectionModel()
        selection.blockSignals(True)
        if place >= 0:
            index = self._rows.index(place, 0)
            flags = QItemSelectionModel.SelectionFlag
            selection.setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
            self.scrollTo(index)
        else:
            self.clearSelection()
        selection.blockSignals(False)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self.isSignalConnected(QMetaMethod.fromSignal(self.row_opened)):
            self._open(self.currentIndex())
            return
        super().keyPressEvent(event)  # in a dialog Enter presses the default button

    def enterEvent(self, event: QEnterEvent) -> None:
        if self.holds_order:
            self._rows.hold(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        if self.holds_order:
            self._rows.hold(False)
        super().leaveEvent(event)

    def _open(self, index: QModelIndex) -> None:
        if index.isValid():
            self.row_opened.emit(self._rows.rows[index.row()])

    # --- columns -------------------------------------------------------------------------------

    def leave_out(self, *titles: str) -> None:
        """Hide some columns at any width, and show the others again where there is room."""
        columns = self._rows.columns
        left_out = frozenset(i for i, column in enumerate(columns) if column.title in titles)
        if left_out != self._left_out:
            self._left_out = left_out
            self.fit_columns()

    def fit_columns(self) -> None:
        """Fit rows and columns to the font and the width of the table."""
        if self._can_sort:
            self._fit_samples()
            return
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + PAD)
        factor = max(self.fontMetrics().horizontalAdvance("0") / 8.0, 1.0)
        header, modes = self.horizontalHeader(), QHeaderView.ResizeMode
        for place, column in enumerate(self._rows.columns):
            self.setColumnHidden(place, place in self._left_out)
            width = cast(int, column.width)
            if width > 0:
                header.setSectionResizeMode(place, modes.Fixed)
                self.setColumnWidth(place, round(width * factor))
            else:
                mode = modes.Stretch if width == SHARE else modes.ResizeToContents
                header.setSectionResizeMode(place, mode)

    def _fit_samples(self) -> None:
        """Fit columns to their widest text; hide the least important ones if necessary."""
        metrics = QFontMetrics(scaled_font(self.font()))
        self.verticalHeader().setDefaultSectionSize(metrics.height() + PAD)
        small, columns = QFontMetrics(scaled_font(self.font(), 0.9)), self._rows.columns
        widths = [
            max(
                metrics.horizontalAdvance(cast(str, c.width)),
                small.horizontalAdvance(c.widest_title or c.title) + PAD,
            )
            + 2 * PAD
            for c in columns
        ]
        left_over = self.viewport().width()
        shown: set[int] = set()
        widths = [max(w, self.content_width(i, w)) for i, w in enumerate(widths)]
        for place in sorted(range(len(widths)), key=lambda i: -columns[i].keep):
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
        if self._can_sort:
            self.fit_columns()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit_columns()

    def _first_click(self, section: int, order: Qt.SortOrder) -> None:
        """Sort a newly chosen column by its more useful order, e.g. most visits first."""
        fresh, self._sorted_by = section != self._sorted_by, section
        falling = section >= 0 and self._rows.columns[section].falling
        if fresh and falling and order == Qt.SortOrder.AscendingOrder:
            self.horizontalHeader().setSortIndicator(section, Qt.SortOrder.DescendingOrder)


class RowPainter(QStyledItemDelegate):
    """Base of the painters of a table's cells."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        row = index.data(ROW)
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


def paint_loss_disc(painter: QPainter, at: QPointF, loss: int | None, opacity: float = 1.0) -> None:
    """Paint a small disc in the color of a class of lost points; the pen stays as it is.

    `opacity` is that of its inside.
    """
    pen = painter.pen()
    painter.setPen(QPen(theme.mark(theme.loss_role(loss)), 1.0))
    painter.setBrush(theme.color(theme.loss_role(loss), opacity))
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
