"""The engines window: other engines by command line, a test, one as second source, its console."""

from __future__ import annotations

import shlex
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine.api.analysis import MOST_VISITS
from sai_studio.shared import theme
from sai_studio.shared.painting import set_text_color
from sai_studio.shared.widgets.labels import plain_label
from sai_studio.shared.widgets.side_window import FirstSteps, SideWindow
from sai_studio.windows.engines.console_view import ConsoleView
from sai_studio.windows.engines.engines import Engines
from sai_studio.windows.engines.known_engines import EngineEntry

__all__ = ["EnginesWindow"]

SIZE: Final = (900, 640)
LEAST: Final = (720, 480)
LEFT: Final = 220
FIELD: Final = 26
"""Height of a field [px]."""
PROTOCOLS: Final = (
    ("auto", "by the command line"),
    ("gtp", "GTP"),
    ("json", "KataGo's analysis protocol (JSON)"),
)
SPOKEN: Final = {"gtp": "GTP", "json": "JSON"}


class EnginesWindow(SideWindow):
    """A window of its own: which engines there are, and which one is in use."""

    def __init__(self, engines: Engines, parent: QWidget | None = None) -> None:
        super().__init__("Engines", SIZE, LEAST, parent)
        self.engines = engines
        self._filling = False
        self.list = QListWidget()
        self.list.setAccessibleName("Other engines")
        self.add, self.drop = QPushButton("Add"), QPushButton("Remove")
        self.add.setToolTip("Another engine")
        self.drop.setToolTip("Take this engine from the list")
        left = self.column([self.title("Other engines"), self.list], [self.add, self.drop])
        self.put_together(left, LEFT, self._right())
        self.list.currentRowChanged.connect(self._show_entry)
        for button in (self.add, self.first):
            button.clicked.connect(self.add_engine)
        self.drop.clicked.connect(self._remove)
        for field in (self.name, self.command):
            field.editingFinished.connect(self._take)
            field.textChanged.connect(self._refresh)
        self.protocol.currentIndexChanged.connect(self._take)
        self.visits.valueChanged.connect(self._take)
        self.browse.clicked.connect(self._ask_program)
        self.test.clicked.connect(self._test)
        self.use.clicked.connect(self._use)
        self.restart.clicked.connect(engines.restart)
        self.console.typed.connect(self._type)
        engines.list_changed.connect(self._fill)
        engines.status_changed.connect(self._refresh)
        engines.tested.connect(self._tested)
        theme.changed.connect(self._refresh)
        self._fill()

    def _right(self) -> QWidget:
        self.name, self.command = QLineEdit(), QLineEdit()
        self.command.setPlaceholderText("katago gtp -model net.bin.gz -config gtp.cfg")
        self.command.setToolTip(
            "As in a terminal; paths with blanks in quotes. KataGo: gtp or analysis"
        )
        self.browse = QPushButton("Choose\u2026")
        self.browse.setToolTip("Choose the program; its arguments are written behind it")
        self.protocol = QComboBox()
        for value, text in PROTOCOLS:
            self.protocol.addItem(text, value)
        self.visits = QSpinBox()
        self.visits.setRange(1, MOST_VISITS)
        self.visits.setSingleStep(100)
        self.visits.setToolTip("Visits of a position after which the engine rests")
        self.test, self.use = QPushButton("Test"), QPushButton("Use as second source")
        self.restart = QPushButton("Restart")
        self.test.setToolTip("Start it, hear what it answers, end it")
        self.restart.setToolTip("End the engine in use and start it again")
        self.use.setCheckable(True)
        command = QHBoxLayout()
        command.setSpacing(theme.SPACE)
        command.addWidget(self.command, 1)
        command.addWidget(self.browse)
        actions = QHBoxLayout()
        actions.setSpacing(theme.SPACE)
        for button in (self.test, self.use, self.restart, self.browse):
            button.setAutoDefault(False)
        for button in (self.use, self.test, self.restart):
            actions.addWidget(button)
        actions.addStretch(1)
        form = QFormLayout()
        form.setContentsMargins(2 * theme.SPACE, 2 * theme.SPACE, 2 * theme.SPACE, 0)
        form.setHorizontalSpacing(2 * theme.SPACE)
        form.setVerticalSpacing(theme.SPACE)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignRight)
        form.addRow("Name", self.name)
        form.addRow("Command", command)
        form.addRow("Speaks", self.protocol)
        form.addRow("Visits", self.visits)
        form.addRow("", actions)
        self.status = plain_label()
        self.status.setWordWrap(True)
        self.status.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.status.setContentsMargins(2 * theme.SPACE, theme.SPACE, 2 * theme.SPACE, theme.SPACE)
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.console = ConsoleView(self.engines.console)
        for field in (self.name, self.command, self.protocol, self.visits, self.console.line):
            field.setMinimumHeight(FIELD)
        for edit in (self.name, self.command, self.console.line):
            edit.setTextMargins(2, 0, 2, 0)
        self._form = QWidget()
        self._form.setLayout(form)
        self.first = QPushButton("Add an engine\u2026")
        self.first.setAutoDefault(False)
        self._note = FirstSteps(
            "Add KataGo, Leela Zero or any other engine by its command line: it then looks at the "
            "game beside our own network, in the timeline and in the list of candidates. Programs "
            "that speak GTP can be opponents in Play and in matches too, also without analysis.",
            [self.first],
        )
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._form)
        column.addWidget(self._note, 1)
        column.addWidget(self.status)
        column.addWidget(self.console, 1)
        return right

    # --- commands ------------------------------------------------------------------------------

    @property
    def entry(self) -> EngineEntry | None:
        """The engine shown; None when there is none."""
        place = self.list.currentRow()
        return self.engines.entries[place] if 0 <= place < len(self.engines.entries) else None

    def add_engine(self) -> None:
        """One more engine, to be filled in."""
        taken = {entry.name for entry in self.engines.entries}
        name, number = "Engine", 1
        while name in taken:
            number += 1
            name = f"Engine {number}"
        place = self.engines.put(EngineEntry(name, ""))
        self.list.setCurrentRow(place)
        self.command.setFocus()

    def _remove(self) -> None:
        if self.entry is not None:
            self.engines.remove(self.list.currentRow())

    def _test(self) -> None:
        self._take()
        if self.engines.testing is not None:
            self.engines.stop_test()
        elif self.entry is not None:
            self.engines.test(self.entry)

    def _use(self) -> None:
        self._take()
        entry = self.entry
        if entry is None or entry == self.engines.attached:
            self.engines.detach()
        else:
            self.engines.attach(entry)

    def _type(self, text: str) -> None:
        if not self.engines.type(text):
            self.messages.show_message(
                "info", "No engine is in use that could hear it.", topic="engine"
            )

    def _ask_program(self) -> None:
        dialog = QFileDialog(self, "Choose a program")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._take_program)
        dialog.open()

    def _take_program(self, path: str) -> None:
        self.command.setText(shlex.quote(path))
        self._take()
        self.command.setFocus()

    # --- bringing things along -----------------------------------------------------------------

    def _take(self) -> None:
        """What stands in the fields is the engine shown."""
        place, old = self.list.currentRow(), self.entry
        if self._filling or old is None:
            return
        entry = EngineEntry(
            self.name.text().strip() or old.name,
            self.command.text().strip(),
            self.protocol.currentData(),
            self.visits.value(),
        )
        if entry == old:
            return
        was_used = old == self.engines.attached
        self.engines.put(entry, place)
        if was_used and (entry.command, entry.speaks) == (old.command, old.speaks):
            self.engines.rename(entry)

    def _fill(self) -> None:
        """The list of engines changed."""
        place = self.list.currentRow()
        names = [entry.name for entry in self.engines.entries]
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems(names)
        self.list.setCurrentRow(min(max(place, 0), len(names) - 1))
        self.list.blockSignals(False)
        self._show_entry()

    def _show_entry(self) -> None:
        entry = self.entry
        self._form.setVisible(entry is not None)
        self._note.setVisible(entry is None)
        if entry is not None:
            self._filling = True
            for field, text in ((self.name, entry.name), (self.command, entry.command)):
                if field.text() != text:
                    field.setText(text)
            self.protocol.setCurrentIndex(self.protocol.findData(entry.protocol))
            self.visits.setValue(entry.visits)
            self._filling = False
        self._refresh()

    def _refresh(self) -> None:
        engines, entry = self.engines, self.entry
        used = entry is not None and entry == engines.attached
        testing = engines.testing is not None
        ready = bool(self.command.text().strip())
        self.drop.setEnabled(entry is not None)
        self.test.setText("Stop the test" if testing else "Test")
        self.test.setEnabled(ready or testing)
        self.use.setEnabled(ready or used)
        self.use.setChecked(used)
        self.use.setText("In use: stop" if used else "Use as second source")
        self.restart.setVisible(used)
        self.console.send.setEnabled(engines.attached is not None)
        if testing and engines.testing is not None:
            self._say("muted", f"Waiting for the first answer of {engines.testing.name}\u2026")
        elif used:
            state, text = engines.state, engines.text
            told = {
                "starting": text,
                "ready": f"{entry.name if entry else ''} is in use and waits.",
                "searching": f"{entry.name if entry else ''} is in use and analyzes.",
                "failed": text,
            }.get(state, "")
            self._say("bad" if state == "failed" else "good", told)
        elif entry is not None and entry.command and not self.status.text():
            self._say("muted", f"Speaks {SPOKEN[entry.speaks]}, by what its command looks like.")
        elif entry is None:
            self._say("muted", "")

    def _tested(self, good: bool, text: str) -> None:
        self._say("good" if good else "bad", text)

    def _say(self, role: str, text: str) -> None:
        self.status.setText(text)
        self.status.setVisible(bool(text))
        set_text_color(self.status, role)
