"""Draw every window in one language, theme and scale, and say what is cut or not translated.

    python docs/tools/pictures.py FOLDER [--language ja] [--theme dark] [--scale 2]
                                  [--only study,drill]

Each command of the menus that opens a window or dialog is called in turn; what it opens is saved
as FOLDER/<language>-<theme>-<scale>-<command>.png and closed. The list of texts goes to standard
output: those wider than their widget, and in other languages those with English words.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parents[2]
ENGLISH = re.compile(r"(?<![\w.\-/\u00d7])[a-z]{3,}(?![\w.\-/])")
"""A word in small letters that is part of no file name, option or unit."""
OPENERS = (
    "about", "log", "shortcuts", "figures", "handicap_tables", "contest_window", "train_window",
)  # fmt: skip
"""Commands that open a window though their title has no ellipsis."""
LEFT_OUT = ("open", "save_as", "add_network", "train_open", "export_image", "print_board")
"""Commands that show a dialog of the platform."""


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--language", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--only", default="", help="commands, with commas between them")
    parser.add_argument("--game", type=Path, default=PROJECT / "resources/games/first.sgf")
    parser.add_argument("--size", default="1200x800")
    return parser.parse_args()


def _combo_option(combo: Any) -> Any:
    from PySide6.QtWidgets import QStyleOptionComboBox

    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    return option


def texts_of(widget: Any) -> Iterator[tuple[str, Any, int]]:
    """Yield the texts of a window: text, widget, and the room for it in pixels (0: not known)."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import (
        QAbstractButton,
        QComboBox,
        QGroupBox,
        QLabel,
        QStyle,
        QTabBar,
        QTableView,
    )

    for child in widget.findChildren(QLabel):
        plain = child.textFormat() != Qt.TextFormat.RichText and "<" not in child.text()
        if child.isVisible() and child.text() and plain and not child.wordWrap():
            yield child.text(), child, child.contentsRect().width() - child.margin()
    for child in widget.findChildren(QAbstractButton):
        if child.isVisible() and child.text():
            wanted, given = child.sizeHint().width(), child.width()
            room = child.fontMetrics().horizontalAdvance(child.text()) if given >= wanted else 1
            yield child.text(), child, room
    for child in widget.findChildren(QGroupBox):
        if child.isVisible() and child.title():
            yield child.title(), child, child.width()
    for child in widget.findChildren(QComboBox):
        if child.isVisible() and not child.isEditable():
            area = child.style().subControlRect(
                QStyle.ComplexControl.CC_ComboBox,
                _combo_option(child),
                QStyle.SubControl.SC_ComboBoxEditField,
                child,
            )
            yield child.currentText(), child, area.width()
    for child in widget.findChildren(QTabBar):
        for i in range(child.count() if child.isVisible() else 0):
            yield child.tabText(i), child, 0
    for child in widget.findChildren(QTableView):
        model = child.model()
        for i in range(model.columnCount() if child.isVisible() and model else 0):
            text = str(model.headerData(i, Qt.Orientation.Horizontal) or "")
            yield text, child, child.horizontalHeader().sectionSize(i) if text else 0


def faults(widget: Any, language: str) -> Iterator[str]:
    """Yield a line for each text that is cut or not translated."""
    for text, child, room in texts_of(widget):
        lines = text.replace("&", "").splitlines() or [""]
        wide = max(child.fontMetrics().horizontalAdvance(line) for line in lines)
        kind = type(child).__name__
        if 0 < room < wide - 1 and len(text) > 1 and "\u2026" not in text:
            yield f"cut       {kind}: {text!r} ({wide} pixels in {room})"
        if language != "en" and ENGLISH.search(text):
            yield f"English   {kind}: {text!r}"


def main() -> int:
    """Draw all windows and print the faults; return the exit status."""
    options = arguments()
    width, height = (int(side) for side in options.size.split("x"))
    options.folder.mkdir(parents=True, exist_ok=True)
    home = tempfile.TemporaryDirectory()
    os.environ |= {
        "QT_QPA_PLATFORM": "offscreen",
        "QT_SCALE_FACTOR": options.scale,
        "SAI_STUDIO_HOME": home.name,
        "QT_LOGGING_RULES": "qt.qpa.*=false;*.debug=false",
    }
    sys.path.insert(0, str(PROJECT))
    from PySide6.QtCore import QCoreApplication, Qt, QTimer
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    application = QApplication(["pictures"])
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    from sai_studio.kit.language import use_language

    problem = use_language(options.language)
    if problem:
        print(problem, file=sys.stderr)
        return 2
    from engine.commands.loading import open_analyzer
    from engine.record.sgf import load
    from sai_studio.app.main_window import MainWindow
    from sai_studio.app.menus import TABLE
    from sai_studio.app.startup import Startup
    from sai_studio.kit import theme
    from sai_studio.session.preferences import Preferences
    from sai_studio.session.session import Session

    preferences = Preferences(Path(home.name) / "studio.ini")
    theme.apply(options.theme, 1.0)
    session = Session(load(options.game).games[0])
    window = MainWindow(session, preferences, open_analyzer, 50, None)
    window.resize(width, height)
    window.show()
    Startup(window).start()
    for _ in range(300):
        QTest.qWait(100)
        if session.engine.status.state in ("ready", "searching", "failed"):
            break
    session.cursor.go_to_move(20)
    QTest.qWait(1500)
    name = f"{options.language}-{options.theme}-{options.scale}"
    found: dict[str, list[str]] = {}

    def keep(widget: Any, command: str) -> None:
        widget.grab().save(str(options.folder / f"{name}-{command}.png"))
        for line in faults(widget, options.language):
            places = found.setdefault(line, [])
            if command not in places:
                places.append(command)

    def others() -> list[Any]:
        tops = [w for w in application.topLevelWidgets() if w.isVisible() and w is not window]
        return [w for w in tops if w.width() > 60]

    keep(window, "main")
    for menu in window.actions_.menus.values():
        menu.popup(window.mapToGlobal(window.rect().topLeft()))
        QTest.qWait(30)
        keep(menu, f"menu-{menu.title().replace('&', '')}")
        menu.close()
    wanted = [part for part in options.only.split(",") if part]
    for command in TABLE.commands.values():
        opens = command.text.endswith("\u2026") or command.id in OPENERS
        if command.id in LEFT_OUT or not (command.id in wanted if wanted else opens):
            continue

        def look(command_id: str = command.id) -> None:
            for number, widget in enumerate(others()):
                keep(widget, command_id if not number else f"{command_id}-{number}")
            for widget in others():
                widget.close()

        QTimer.singleShot(1500, look)  # runs within a dialog that blocks, too
        action = window.actions_[command.id]
        if action.isEnabled():
            action.trigger()
        QTest.qWait(1700)
    for line, places in sorted(found.items()):
        print(f"{line}  [{', '.join(places[:3])}]")
    window.discard_and_close()
    application.processEvents()
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    sys.exit(main())
