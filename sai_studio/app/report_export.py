"""Export the report of the open game: a page, a sheet, a table, JSON or an annotated game."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFont

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.review.report import REPORT_FORMATS, Report, make_report, write_content
from engine.review.report_settings import ReportSettings
from engine.review.summary import summarize
from sai_studio.app.dialogs.report_dialog import KINDS, ReportDialog
from sai_studio.kit.texts import sentence
from sai_studio.kit.widgets.dialogs import ask_file
from sai_studio.review.report.report_sheet import sheet_pdf

if TYPE_CHECKING:
    from engine.record.game_record import GameRecord
    from sai_studio.networks.window_context import WindowContext

ENDINGS: Final = {**REPORT_FORMATS, "pdf": ".pdf"}
"""Ending of the files of each kind of report."""
USUAL: Final = ReportSettings(lines=4)
"""What a report shows first; empty lines are on paper only."""


class ReportExport(QObject):
    """Asks for a file and writes the report of the main line, as far as it is analyzed.

    Signals
    -------
    written
        Level and text of the message for the user, and the file, from the writing thread.
    """

    written = Signal(str, str, object)

    def __init__(self, context: WindowContext, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._writer: threading.Thread | None = None
        self._kind, self._settings = "live", USUAL
        self._record: GameRecord | None = None  # game that the remarks are about
        self.written.connect(self._tell)

    def ask(self) -> None:
        """Ask which report to write, then where to save it."""
        record = self._context.session.cursor.record
        if record is not self._record:
            self._record, self._settings = record, self._settings.replace(remarks="")
        dialog = ReportDialog(self._kind, self._settings, self._context.window)
        dialog.open_for(lambda: self._ask_file(dialog.kind.currentData(), dialog.settings()))

    def _ask_file(self, kind: str, settings: ReportSettings) -> None:
        self._kind, self._settings = kind, settings
        context, ending = self._context, ENDINGS[kind]
        path, folder = context.session.path, context.preferences.settings.last_folder
        name = f"{path.stem} report{ending}" if path is not None else f"report{ending}"
        ask_file(
            context.window,
            tr("Export report"),
            folder,
            f"{KINDS[kind]} (*.{ending.rpartition('.')[2]})",
            lambda path: self.write(path, kind, settings),
            ending.removeprefix("."),
            name,
        )

    def write(self, path: Path, kind: str, settings: ReportSettings = USUAL) -> None:
        """Write a report to a file on a thread; `kind` is one of `ENDINGS`."""
        session, ending = self._context.session, f".{ENDINGS[kind].rpartition('.')[2]}"
        if path.suffix.lower() != ending:
            text = tr("{name} does not end with {ending}, as this report does.", name=path.name,
                      ending=ending)  # fmt: skip
            session.message.emit("error", text)
            return
        if session.path is not None and path.resolve() == session.path.resolve():
            text = tr(
                "{name} is the open game itself; choose another name for the report.",
                name=path.name,
            )
            session.message.emit("error", text)
            return
        self.wait()
        summary = summarize(session.review)
        name = session.path.name if session.path else ""
        found = self._context.people.found
        report = make_report(session.review, summary, name, settings, found)
        saved = tr(
            "Saved as {name}; {judged} of {moves} moves are judged.",
            name=path.name,
            judged=summary.judged,
            moves=len(summary.moves),
        )
        font = QFont(self._context.window.font())
        # not a daemon: a window that closes meanwhile leaves a whole file behind
        self._writer = threading.Thread(
            target=self._write, args=(report, path, kind, font, saved), name="report"
        )
        self._writer.start()

    def wait(self) -> None:
        """Wait until the last report is written."""
        if self._writer is not None:
            self._writer.join()

    def _write(self, report: Report, path: Path, kind: str, font: QFont, saved: str) -> None:
        try:
            is_sheet = kind == "pdf"
            content = sheet_pdf(report.data, font) if is_sheet else report.content(kind)
            write_content(content, path)
        except EngineError as error:
            self.written.emit("error", sentence(str(error)), path)
        else:
            self.written.emit("info", saved, path)

    def _tell(self, level: str, text: str, path: Path) -> None:
        """Show a message; a page can be opened in the browser, or where people read PDF."""
        url = QUrl.fromLocalFile(str(path))
        is_page = level == "info" and path.suffix.lower() in (".html", ".pdf")
        choices = [(tr("Open"), lambda: QDesktopServices.openUrl(url))] if is_page else []
        self._context.messages.show_message(level, text, choices, topic="report", answers=True)
