"""A list of folders with their status, for the windows on runs and contests."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from sai_studio.kit import theme
from sai_studio.kit.painting import scaled_font
from sai_studio.kit.texts import one_line, plain_tip

PATH_ROLE: Final = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class FolderListModel(QAbstractListModel):
    """One row per folder; functions provide what is shown.

    Parameters
    ----------
    known
        Returns the current folders.
    second_line
        Returns the status of a folder, for display.
    problem
        Returns why a folder can't be read; "" if it can.
    """

    def __init__(
        self,
        known: Callable[[], Sequence[Path]],
        second_line: Callable[[Path], str],
        problem: Callable[[Path], str],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._known, self.problem = known, problem
        self.second_line = second_line
        self.paths: list[Path] = list(known())

    def refresh(self) -> None:
        """Update the rows."""
        now = list(self._known())
        if self.paths != now:
            self.beginResetModel()
            self.paths = now
            self.endResetModel()
        elif self.paths:
            self.dataChanged.emit(self.index(0), self.index(len(self.paths) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self.paths)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        path = self.paths[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return path.name
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.problem(path) or str(path))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{path.name}, {self.line(path)}"
        return path if role == PATH_ROLE else None

    def line(self, path: Path) -> str:
        """Return the second line of a row: why the folder can't be read, or its status."""
        return one_line(self.problem(path).removeprefix(f"{path}"), 200).lstrip("/\\: ") or (
            self.second_line(path)
        )


class FolderDelegate(QStyledItemDelegate):
    """Paints a folder in two lines, with a dot in the color of its status.

    Parameters
    ----------
    model
        Model of the list.
    dot_role
        Returns the theme color of a folder's dot.
    """

    def __init__(
        self, model: FolderListModel, dot_role: Callable[[Path], str], parent: QObject
    ) -> None:
        super().__init__(parent)
        self._model, self._dot_role = model, dot_role

    def margin(self, path: Path) -> float:
        """Return the right margin of the texts [px]."""
        return 6.0

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, round(2.0 * QFontMetrics(option.font).height()) + 18)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        path: Path = index.data(PATH_ROLE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = QRectF(option.rect).adjusted(4, 2, -4, -2)
        painter.setPen(Qt.PenStyle.NoPen)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setBrush(theme.color("selected"))
            painter.drawRoundedRect(inner, 6, 6)
        metrics = QFontMetrics(option.font)
        is_unreadable = bool(self._model.problem(path))
        painter.setBrush(theme.color("muted" if is_unreadable else self._dot_role(path)))
        middle = inner.top() + 7 + metrics.height() / 2
        painter.drawEllipse(QPointF(inner.left() + 12, middle), 4, 4)
        left = inner.left() + 24
        painter.setPen(theme.color("muted" if is_unreadable else "text"))
        painter.setFont(scaled_font(option.font, 1.0, bold=not is_unreadable))
        room = int(inner.right() - left - self.margin(path))
        name = painter.fontMetrics().elidedText(
            one_line(path.name), Qt.TextElideMode.ElideMiddle, room
        )
        painter.drawText(QPointF(left, inner.top() + 7 + metrics.ascent()), name)
        painter.setFont(scaled_font(option.font, 0.85))
        painter.setPen(theme.color("muted"))
        line = painter.fontMetrics().elidedText(
            self._model.line(path), Qt.TextElideMode.ElideRight, room
        )
        below = inner.top() + 9 + metrics.height() + painter.fontMetrics().ascent()
        painter.drawText(QPointF(left, below), line)
        painter.restore()


class FolderList(QListView):
    """List in which a folder is selected.

    Parameters
    ----------
    name
        Accessible name.
    known, second_line, problem
        As in `FolderListModel`.
    selected
        Returns the selected folder, None without one.
    select
        Selects a folder.
    """

    def __init__(
        self,
        name: str,
        known: Callable[[], Sequence[Path]],
        second_line: Callable[[Path], str],
        problem: Callable[[Path], str],
        selected: Callable[[], Path | None],
        select: Callable[[Path], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.folders = FolderListModel(known, second_line, problem, self)
        self._selected, self._select = selected, select
        self.setModel(self.folders)
        self.setAccessibleName(name)
        self.setUniformItemSizes(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.selectionModel().currentChanged.connect(self._choose)
        theme.changed.connect(self.viewport().update)
        self.refresh()

    def refresh(self) -> None:
        """Update the rows and the selection."""
        self.selectionModel().blockSignals(True)
        self.folders.refresh()
        selected = self._selected()
        if selected is not None and selected in self.folders.paths:
            self.setCurrentIndex(self.folders.index(self.folders.paths.index(selected)))
        self.selectionModel().blockSignals(False)
        self.viewport().update()

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self._select(index.data(PATH_ROLE))
