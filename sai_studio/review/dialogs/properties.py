"""The dialog that shows and edits the SGF properties of a node."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.record.raw_properties import PropertyValue
from engine.record.raw_properties import values_of as property_values
from sai_studio.kit.painting import set_text_color
from sai_studio.kit.texts import sentence
from sai_studio.kit.widgets.dialogs import PlainDialog
from sai_studio.kit.widgets.layouts import row
from sai_studio.session.navigation import root_of
from sai_studio.session.session import Session

if TYPE_CHECKING:
    from engine.record.raw_properties import PropertyValue

_VALUE: Final = Qt.ItemDataRole.UserRole
LINE_BREAK: Final = "\u23ce"
"""Stands for a line break within a cell."""


class PropertiesDialog(PlainDialog):
    """Table of the properties of the node that is current when it opens, one value per row.

    Save is one step to undo; it changes this node, wherever the cursor is by then.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Properties"), tr("Save"), parent)
        self._session, self._node = session, session.cursor.node
        self.table = QTableWidget(0, 2, self)
        self.table.setHorizontalHeaderLabels([tr("Property"), tr("Value")])
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setAlternatingRowColors(True)
        self.table.setAccessibleName(tr("Properties"))
        self._shown = property_values(session.cursor.record, self._node)
        for value in self._shown:
            self._append(value)
        self.table.resizeRowsToContents()
        self.problem = self.wrapped("")
        self.problem.hide()
        self._add = QPushButton(tr("&Add"), self)
        self._add.setToolTip(tr("Add a value"))
        self._add.clicked.connect(self.add)
        self._remove = QPushButton(tr("&Remove"), self)
        self._remove.setToolTip(tr("Remove the selected values"))
        self._remove.clicked.connect(self.remove)
        about = self.wrapped(
            tr(
                "Properties as in the SGF file. Points are two letters, columns from the left "
                "and rows from the top. {line_break} is a line break.",
                line_break=LINE_BREAK,
            ),
            "muted",
        )
        for button in (self._add, self._remove, self.ok):
            button.setAutoDefault(False)  # Return ends the editing of a cell
        buttons = row(self._add, self._remove, 1)
        self.lay_out(about, (self.table, 1), buttons, self.problem, size=(560, 460))
        self.table.setFocus()

    def _append(self, value: PropertyValue) -> QTableWidgetItem:
        place = self.table.rowCount()
        self.table.insertRow(place)
        name = QTableWidgetItem(value.name)
        name.setData(_VALUE, value)
        self.table.setItem(place, 0, name)
        self.table.setItem(place, 1, QTableWidgetItem(value.text.replace("\n", LINE_BREAK)))
        return name

    def add(self) -> None:
        """Add a row and edit it."""
        item = self._append(PropertyValue("", ""))
        self.table.setCurrentItem(item)
        self.table.editItem(item)

    def remove(self) -> None:
        """Remove the selected rows."""
        for place in sorted({i.row() for i in self.table.selectedIndexes()}, reverse=True):
            self.table.removeRow(place)

    def values(self) -> list[PropertyValue]:
        """Return the values in the table; those that were not changed keep their bytes."""
        values: list[PropertyValue] = []
        for place in range(self.table.rowCount()):
            name, text = self.table.item(place, 0), self.table.item(place, 1)
            if name is None or text is None:
                continue
            value: PropertyValue = name.data(_VALUE)
            shown = name.text().strip(), text.text().replace(LINE_BREAK, "\n")
            if any(shown):  # an empty row that was added is no property
                values.append(value if shown == value[:2] else PropertyValue(*shown))
        return values

    def _merged(self) -> list[PropertyValue]:
        """Return the edited values, with what was written to the node while the dialog was open."""
        edited, now = self.values(), property_values(self._session.cursor.record, self._node)
        if now == self._shown:
            return edited
        removed = [value for value in self._shown if value not in edited]
        added = [value for value in edited if value not in self._shown]
        return [value for value in now if value not in removed] + added

    def accept(self) -> None:
        """Save the properties, or show what is wrong."""
        try:
            if root_of(self._node) is self._session.cursor.record.root:  # the game is still open
                self._session.edits.replace_properties(self._merged(), self._node)
        except EngineError as error:
            self.problem.setText(sentence(str(error)))
            set_text_color(self.problem, "bad")
            self.problem.show()
            return
        super().accept()
