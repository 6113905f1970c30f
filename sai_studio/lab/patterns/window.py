"""The window that finds a pattern of the current position in a folder of games."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QPushButton, QWidget

from engine.base.translation import tr, tr_count
from engine.record.game_record import GameRecord
from engine.record.pattern_files import FileHit, Progress, search_files
from engine.record.pattern_search import PatternSearch, pattern_of
from sai_studio.kit import theme
from sai_studio.kit.figures import move_name
from sai_studio.kit.job_thread import Task, Worker
from sai_studio.kit.texts import on_screen, one_line, sentence
from sai_studio.kit.widgets.dialogs import ask_folder
from sai_studio.kit.widgets.fields import switch_field
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.kit.widgets.rows import SHARE, Column, RowsModel, RowsTable
from sai_studio.kit.widgets.side_window import SideWindow
from sai_studio.review.board.board_view import BoardView
from sai_studio.review.board.tool_strip import region_text
from sai_studio.session.counting_tool import CountingTool
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

MARGINS: Final = (theme.SPACE, theme.SPACE, 2 * theme.SPACE, theme.SPACE)
NAMED: Final = 5
"""Next moves named in the summary."""
EVERY_S: Final = 0.2
"""Time between two reports of a search."""
OpenHit = Callable[[FileHit], object]


class _PatternBoard(BoardView):
    """A board on which the mouse always selects points."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._session.selection.set_tool("region")
        super().mousePressEvent(event)


class PatternWindow(SideWindow):
    """The position with the selected pattern on the left, options and hits on the right.

    Parameters
    ----------
    game
        The open game.
    open_hit
        Opens a game at the position with the pattern.

    Signals
    -------
    crashed
        Traceback of a bug on the thread.
    """

    crashed = Signal(str)

    def __init__(self, game: Session, preferences: Preferences, open_hit: OpenHit) -> None:
        super().__init__(tr("Find a pattern"), (1080, 640), (760, 480), None)
        self._game, self._preferences = game, preferences
        self._session = session = Session(GameRecord(game.cursor.record.rules), self)
        session.reports.set_blind(True)
        self.board = _PatternBoard(session, preferences, CountingTool(session, self), self)
        self.folder = plain_label(role="muted")
        self.choose = QPushButton(tr("Folder\u2026"))
        self.choose.setToolTip(tr("Choose the folder with the games to search"))
        self.symmetries = _box(tr("Rotated and mirrored too"), preferences, "pattern_symmetries")
        self.colors = _box(tr("With exchanged colors too"), preferences, "pattern_colors")
        self.anywhere = _box(tr("Anywhere on the board"), preferences, "pattern_anywhere")
        self.anywhere.setToolTip(tr("Edges that the pattern touches stay edges"))
        self.search = QPushButton(tr("Search"))
        self.stop = QPushButton(tr("Stop"))
        self.position = QPushButton(tr("Take the shown position"))
        self.position.setToolTip(tr("Show the position of the main window here"))
        self.summary = plain_label(wraps=True)
        self.model = HitModel(self)
        self.table = RowsTable(self.model, tr("Games with the pattern"))
        self.table.row_opened.connect(open_hit)
        self._has_searched = self._is_searching = False
        self._counts: Counter[tuple[int, int]] = Counter()
        self._last = Progress([], 0, 0, 0, 0)
        self.worker = Worker("patterns", self)
        self.worker.found.connect(self._progressed)
        self.worker.done.connect(self._done)
        self.worker.failed.connect(self._failed)
        self.worker.crashed.connect(self.crashed)
        self.choose.clicked.connect(self._ask_folder)
        self.search.clicked.connect(self.begin_search)
        self.stop.clicked.connect(self.stop_search)
        self.position.clicked.connect(self.begin)
        self.put_together(self.board, 560, self._side())
        self.add_shortcut("Ctrl+Return", self.begin_search)
        self.add_shortcut("Esc", self.stop_search)
        session.region.changed.connect(self._show_state)
        theme.changed.connect(self._show_state)
        self._show_state()

    def _side(self) -> QWidget:
        side = QWidget()
        column(
            row(self.choose, (self.folder, 1)),
            self.symmetries,
            self.colors,
            self.anywhere,
            row(self.search, self.stop, self.position, 1),
            self.summary,
            (self.table, 1),
            within=side,
            margins=MARGINS,
        )
        return side

    def begin(self) -> None:
        """Show the position of the main window, with its region as the pattern if it has one."""
        self.stop_search()
        board, rules = self._game.cursor.board, self._game.cursor.record.rules
        record = GameRecord(rules, shape=self._game.cursor.record.shape)
        stones = {p: int(board.stones[p]) for p in range(board.size**2) if board.stones[p]}
        record.set_setup(record.root, stones, board.to_play)
        self._session.set_record(record)
        self._session.region.set_points(self._game.region.points)
        self._counts.clear()
        self.model.clear()
        self.model.size = board.size
        self._show_state()

    @property
    def _folder(self) -> Path | None:
        name = self._preferences.settings.pattern_folder
        return Path(name) if name and os.path.exists(name) else None

    def _ask_folder(self) -> None:
        start = str(self._folder or self._preferences.settings.last_folder)
        ask_folder(self, tr("Games to search"), start, self.use_folder)

    def use_folder(self, folder: Path) -> None:
        """Search this folder from now on."""
        self._preferences.update(pattern_folder=str(folder))
        self._show_state()

    def begin_search(self) -> None:
        """Search the folder for the selected points, or for the whole board if there are none."""
        folder, session = self._folder, self._session
        if folder is None:
            self.messages.show_message("info", tr("Choose a folder with game records first."))
            return
        board = session.cursor.board
        points = session.region.points or range(board.size**2)
        search = PatternSearch(
            pattern_of(board.stones, board.size, points),
            symmetries=self.symmetries.isChecked(),
            colors=self.colors.isChecked(),
            anywhere=self.anywhere.isChecked(),
        )
        self._has_searched = True
        self._counts.clear()
        self._last, self._is_searching = Progress([], 0, 0, 0, 0), True
        self.model.clear()
        self.model.size = board.size
        self.worker.run(partial(_search, folder, search))
        self._show_state()

    def stop_search(self) -> None:
        """Stop searching; what was found stays."""
        if self._is_searching:
            self.worker.stop()
            self._is_searching = False
            self._show_state()

    def _progressed(self, progress: Progress) -> None:
        self._last = progress
        self.model.add(progress.hits)
        self._counts.update(
            (found.hit.next_point, found.hit.next_color)
            for found in progress.hits
            if found.hit.next_point is not None
        )
        self._show_state()

    def _done(self) -> None:
        self._is_searching = False
        self._show_state()

    def _failed(self, text: str) -> None:
        self.messages.show_message("error", sentence(text))

    def _show_state(self) -> None:
        """Update buttons, texts, and the counts on the board."""
        folder, session = self._folder, self._session
        self.folder.setText(on_screen(one_line(str(folder), 80)) if folder else tr("No folder yet"))
        self.search.setEnabled(not self._is_searching)
        self.stop.setEnabled(self._is_searching)
        self.summary.setText(self._text())
        by_point: Counter[int] = Counter()
        for (point, _), number in self._counts.items():
            by_point[point] += number
        marks = {point: f"label:{number}" for point, number in by_point.items()}
        session.cursor.record.change_node(session.cursor.node, {"marks": marks})
        self.board.refresh()

    def _text(self) -> str:
        size, last = self._session.cursor.record.size, self._last
        if not self._has_searched:
            points = self._session.region.points
            where = region_text(points, size) if points else tr("the whole board")
            return tr("Drag over the pattern; now {where} is searched for.", where=where)
        hits = len(self.model.rows)
        if last.unread:
            found = tr_count(
                last.unread,
                "{hits} of {games} games have the pattern; {n} file can't be read.",
                "{hits} of {games} games have the pattern; {n} files can't be read.",
                hits=hits,
                games=last.games,
            )
        else:
            found = tr_count(
                last.games,
                "{hits} of {n} game has the pattern.",
                "{hits} of {n} games have the pattern.",
                hits=hits,
            )
        if self._is_searching:
            progress = tr_count(
                last.of,
                "Searching: {files} of {n} file.",
                "Searching: {files} of {n} files.",
                files=last.files,
            )
            return f"{progress} {found}"
        sides = {True: tr("Black"), False: tr("White")}
        moves = [
            f"{sides[color > 0]} {move_name(point, size)} {number}\u00d7"
            for (point, color), number in self._counts.most_common(NAMED)
        ]
        return f"{found} {tr('Next: {moves}.', moves=', '.join(moves))}" if moves else found


def _search(folder: Path, search: PatternSearch, task: Task) -> None:
    """Search a folder, and tell the hits since the last report together."""
    hits: list[FileHit] = []
    last = Progress([], 0, 0, 0, 0)
    due = time.monotonic() + EVERY_S
    for last in search_files(folder, search, task.stopped):
        hits += last.hits
        if time.monotonic() >= due:
            task.tell(last._replace(hits=hits))
            hits, due = [], time.monotonic() + EVERY_S
    task.tell(last._replace(hits=hits))


def _box(text: str, preferences: Preferences, name: str) -> QCheckBox:
    box = switch_field(text, getattr(preferences.settings, name))
    box.toggled.connect(lambda on: preferences.update(**{name: on}))
    box.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return box


NONE: Final = "\u2013"


class HitModel(RowsModel[FileHit]):
    """One row per game, in the order in which they were found."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(
            (
                _column(tr("Players"), SHARE, _players, left=True),
                _column(tr("Move"), 52, lambda found: str(found.hit.number)),
                _column(tr("Next"), 64, self._next),
                _column(tr("Result"), 72, lambda found: _info(found, "RE"), left=True),
                _column(tr("Date"), 92, lambda found: _info(found, "DT"), left=True),
                _column(tr("File"), SHARE, _file, left=True),
            ),
            parent=parent,
        )
        self.size = 19
        """Board size of the pattern [points per side]."""

    def _next(self, found: FileHit) -> str:
        hit = found.hit
        if hit.next_point is None:
            return NONE
        return f"{'B' if hit.next_color > 0 else 'W'} {move_name(hit.next_point, self.size)}"


def _column(
    title: str, width: int, text: Callable[[FileHit], str], *, left: bool = False
) -> Column[FileHit]:
    return Column(title, "", width, text, left=left, tip=lambda found: str(found.file.path))


def _players(found: FileHit) -> str:
    names = (one_line(found.info.get(name, ""), 30) for name in ("PB", "PW"))
    return " \u2013 ".join(name or "?" for name in names)


def _info(found: FileHit, name: str) -> str:
    return one_line(found.info.get(name, ""), 20) or NONE


def _file(found: FileHit) -> str:
    name = one_line(found.file.name, 60)
    if not found.place:
        return name
    return tr("{file}, game {number}", file=name, number=found.place + 1)
