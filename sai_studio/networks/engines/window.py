"""The window on other engines: list, command line, test, and console."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFormLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from engine.analysis.request import MOST_VISITS
from engine.base.translation import tr
from sai_studio.kit import theme
from sai_studio.kit.painting import set_text_color
from sai_studio.kit.widgets.dialogs import ask_file
from sai_studio.kit.widgets.fields import choice_field, number_field
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.kit.widgets.side_window import FirstSteps, SideWindow
from sai_studio.networks.engines.console_view import ConsoleView
from sai_studio.networks.engines.engines import Engines
from sai_studio.networks.engines.known_engines import EngineEntry

SIZE: Final = (900, 640)
LEAST: Final = (720, 480)
LEFT: Final = 220
FIELD: Final = 26
"""Height of a field [px]."""
PROTOCOLS: Final = (
    ("auto", tr("Automatic")),
    ("gtp", "GTP"),
    ("json", tr("KataGo analysis engine (JSON)")),
)
SPOKEN: Final = {"gtp": "GTP", "json": "JSON"}


class EnginesWindow(SideWindow):
    """Window to add, test and use other engines."""

    def __init__(self, engines: Engines, parent: QWidget | None = None) -> None:
        super().__init__(tr("Engines"), SIZE, LEAST, parent)
        self.engines = engines
        self._filling = False
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Other engines"))
        self.add, self.drop = QPushButton(tr("Add")), QPushButton(tr("Remove"))
        self.add.setToolTip(tr("Add an engine"))
        self.drop.setToolTip(tr("Remove this engine from the list"))
        left = self.column([self.title(tr("Other engines")), self.list], [self.add, self.drop])
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
            tr(
                "Command line as in a terminal, with quotes around blanks; or the address of an "
                "analysis engine on another computer, like ws://192.168.1.5:2388/TOKEN"
            )
        )
        self.browse = QPushButton(tr("Choose\u2026"))
        self.browse.setToolTip(tr("Choose the program, then add its arguments"))
        self.protocol = choice_field(PROTOCOLS)
        self.visits = number_field((1, MOST_VISITS), tip=tr("Visits per position"), step=100)
        self.test, self.use = QPushButton(tr("Test")), QPushButton(tr("Use for analysis"))
        self.restart = QPushButton(tr("Restart"))
        self.test.setToolTip(tr("Start the engine and check that it answers"))
        self.restart.setToolTip(tr("Restart the engine in use"))
        self.use.setCheckable(True)
        form = QFormLayout()
        form.setContentsMargins(2 * theme.SPACE, 2 * theme.SPACE, 2 * theme.SPACE, 0)
        form.setHorizontalSpacing(2 * theme.SPACE)
        form.setVerticalSpacing(theme.SPACE)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignRight)
        form.addRow(tr("Name"), self.name)
        form.addRow(tr("Command or ws:// address"), row((self.command, 1), self.browse))
        form.addRow(tr("Protocol"), self.protocol)
        form.addRow(tr("Visits"), self.visits)
        form.addRow("", row(self.use, self.test, self.restart, 1))
        self.status = plain_label(wraps=True)
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
        self.first = QPushButton(tr("Add an engine\u2026"))
        self._note = FirstSteps(
            tr(
                "Add KataGo, Leela Zero or another engine by its command line, or an engine on "
                "another computer by its address, which begins with ws://. Its analysis is shown "
                "in the timeline and in the list of candidates, beside that of our own network. "
                "GTP engines can also be opponents in games and matches."
            ),
            [self.first],
        )
        right = QWidget()
        parts = self._form, (self._note, 1), self.status, (self.console, 1)
        column(*parts, within=right, spacing=0)
        return right

    # --- commands ------------------------------------------------------------------------------

    @property
    def entry(self) -> EngineEntry | None:
        """The selected engine; None if there is none."""
        place = self.list.currentRow()
        return self.engines.entries[place] if 0 <= place < len(self.engines.entries) else None

    def add_engine(self) -> None:
        """Add an engine to fill in."""
        taken = {entry.name for entry in self.engines.entries}
        name, number = tr("Engine"), 1
        while name in taken:
            number += 1
            name = tr("Engine {number}", number=number)
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
            self.messages.show_message("info", tr("No engine is in use."), topic="engine")

    def _ask_program(self) -> None:
        ask_file(self, tr("Choose a program"), "", "", self._take_program)

    def _take_program(self, path: Path) -> None:
        self.command.setText(shlex.quote(str(path)))
        self._take()
        self.command.setFocus()

    # --- bringing things along -----------------------------------------------------------------

    def _take(self) -> None:
        """Store the fields in the selected engine."""
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
            self.engines.rename(self.engines.entries[place])

    def _fill(self) -> None:
        """Update the list of engines."""
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
        self.test.setText(tr("Stop test") if testing else tr("Test"))
        self.test.setEnabled(ready or testing)
        self.use.setEnabled(ready or used)
        self.use.setChecked(used)
        self.use.setText(tr("Stop using") if used else tr("Use for analysis"))
        self.restart.setVisible(used)
        self.console.send.setEnabled(engines.attached is not None)
        if testing and engines.testing is not None:
            self._say(
                "muted", tr("Waiting for the first answer of {name}…", name=engines.testing.name)
            )
        elif used:
            state, text = engines.state, engines.text
            message = {
                "starting": text,
                "ready": tr("{engine} is in use.", engine=entry.name if entry else ""),
                "searching": tr("{engine} is analyzing.", engine=entry.name if entry else ""),
                "failed": text,
            }.get(state, "")
            self._say("bad" if state == "failed" else "good", message)
        elif entry is not None and entry.command and not self.status.text():
            self._say(
                "muted",
                tr("Protocol by the command line: {protocol}", protocol=SPOKEN[entry.speaks]),
            )
        elif entry is None:
            self._say("muted", "")

    def _tested(self, good: bool, text: str) -> None:
        self._say("good" if good else "bad", text)

    def _say(self, role: str, text: str) -> None:
        self.status.setText(text)
        self.status.setVisible(bool(text))
        set_text_color(self.status, role)
