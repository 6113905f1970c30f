"""Export the report of the open game: a page, a table, JSON or an annotated game."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.review.report import Report, make_report, write_report
from engine.review.summary import summarize
from sai_studio.kit.texts import sentence
from sai_studio.kit.widgets.dialogs import ask_file

if TYPE_CHECKING:
    from sai_studio.networks.window_context import WindowContext

FILTERS: Final = ";;".join(
    (
        f"{tr('Report to read and print')} (*.html)",
        f"{tr('Table of moves')} (*.csv)",
        f"{tr('All figures, JSON')} (*.json)",
        f"{tr('Annotated game')} (*.sgf)",
    )
)


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
        self.written.connect(self._tell)

    def ask(self) -> None:
        """Ask where to save a report."""
        context = self._context
        path, folder = context.session.path, context.preferences.settings.last_folder
        name = f"{path.stem} report.html" if path is not None else "report.html"
        ask_file(context.window, tr("Export report"), folder, FILTERS, self.write, "html", name)

    def write(self, path: Path) -> None:
        """Write the report to a file, whose ending chooses the format, on a thread."""
        session = self._context.session
        if session.path is not None and path.resolve() == session.path.resolve():
            text = tr(
                "{name} is the open game itself; choose another name for the report.",
                name=path.name,
            )
            session.message.emit("error", text)
            return
        self.wait()
        summary = summarize(session.review)
        report = make_report(session.review, summary, session.path.name if session.path else "")
        saved = tr(
            "Saved as {name}; {judged} of {moves} moves are judged.",
            name=path.name,
            judged=summary.judged,
            moves=len(summary.moves),
        )
        # not a daemon: a window that closes meanwhile leaves a whole file behind
        self._writer = threading.Thread(
            target=self._write, args=(report, path, saved), name="report"
        )
        self._writer.start()

    def wait(self) -> None:
        """Wait until the last report is written."""
        if self._writer is not None:
            self._writer.join()

    def _write(self, report: Report, path: Path, saved: str) -> None:
        try:
            write_report(report, path)
        except EngineError as error:
            self.written.emit("error", sentence(str(error)), path)
        else:
            self.written.emit("info", saved, path)

    def _tell(self, level: str, text: str, path: Path) -> None:
        """Show a message; a page can be opened in the browser."""
        url = QUrl.fromLocalFile(str(path))
        is_page = level == "info" and path.suffix.lower() == ".html"
        choices = [(tr("Open"), lambda: QDesktopServices.openUrl(url))] if is_page else []
        self._context.messages.show_message(level, text, choices, topic="report")
