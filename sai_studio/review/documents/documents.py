"""Opening, saving, copying and pasting games, with autosave and recovery."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.base.errors import EngineError
from engine.base.translation import tr, tr_count
from engine.links.links import Link, link_in, site_title
from engine.record.board_text import board_text
from engine.record.clipboard import branch_from_text, branch_to_text, make_ready
from engine.record.game_record import GameRecord
from engine.record.grammar import Progress
from engine.record.handicap import format_komi
from engine.record.sgf import has_new_analyses, load, loads_text, save, to_text
from engine.review.kept_analyses import KeptAnalyses
from engine.review.review_job import GameProgress
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import one_line, sentence
from sai_studio.kit.widgets.message_bar import MessageBar
from sai_studio.review.dialogs.games import GamesDialog, ask_games, game_title, suggested_name
from sai_studio.review.dialogs.help_texts import RemarksDialog
from sai_studio.review.dialogs.questions import ask_overwrite, ask_unsaved
from sai_studio.review.documents.disk_changes import DISK, DiskChanges, DiskWarnings
from sai_studio.review.documents.links import Links, clipboard_text
from sai_studio.session import navigation
from sai_studio.session.files.analysis_keeper import (
    AnalysisKeeper,
    load_game_file,
    load_reviewed_game,
    load_with_analyses,
)
from sai_studio.session.files.file_reader import Reader, Reading
from sai_studio.session.files.journal import Draft, Journal, KeptCopy
from sai_studio.session.files.recovery import TOPIC as RECOVERY
from sai_studio.session.files.recovery import Recovery, taken_text
from sai_studio.session.files.sample_games import is_sample
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

if TYPE_CHECKING:
    from engine.base.files import Stamp
    from engine.record.clipboard import Variations
    from engine.record.game_files import GameFile
    from engine.record.game_node import GameNode
    from engine.record.sgf import LoadedFile, Outside

log = logging.getLogger(__name__)
Work = Callable[[Progress], Any]
"""Reads a file; gets a function to report progress with."""
FILTER: Final = f"{tr('Game records')} (*.sgf *.SGF *.gib *.ngf *.ugf *.ugi);;{tr('All files')} (*)"
CLIPBOARD: Final = tr("clipboard")


class Documents(QObject):
    """The open file with its games, and everything that reads or writes it.

    Signals
    -------
    changed
        The file, its name, the list of recent files, or the unsaved state changed.
    opened
        A game was opened from a file, the clipboard or a link.
    review_wanted
        The game that was opened from a link is to be reviewed.
    reviews_wanted
        Several games from a link are to be reviewed: a `LoadedFile`, and the name of their list.
    """

    changed = Signal()
    opened = Signal()
    review_wanted = Signal()
    reviews_wanted = Signal(object, str)

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        messages: MessageBar,
        autosave: Path,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._session, self._preferences = session, preferences
        self._messages, self._window = messages, window
        self.games: list[GameRecord] = [session.cursor.record]
        self._outside: Sequence[Outside] = ()
        """What is in the file besides the games."""
        self._others_dirty = False
        self.disk = DiskChanges(self, session, messages, window)
        warnings = DiskWarnings(messages, self.save_as, self)
        self._journal = Journal(autosave, lambda: self.dirty, self._draft, self)
        self._journal.written.connect(warnings.autosaved)
        self._recovery = Recovery(autosave, messages, self._recover, window)
        self.offer_recovery = self._recovery.offer
        self._reader = Reader(messages, self)
        take, review = self._take_fetched, self.reviews_wanted.emit
        self.links = Links(self._reader, take, review, preferences, messages, window)
        """Opens links to games."""
        self.keeper = AnalysisKeeper(KeptAnalyses(autosave.parent / "analyses"), session, self)
        """Keeps the analysis of the open game."""
        self.keeper.written.connect(warnings.analysis_kept)
        session.edits.tree_changed.connect(self._journal.changed)
        session.edits.info_changed.connect(self._journal.changed)
        session.edits.info_changed.connect(self.changed)
        session.edits.info_changed.connect(self._retract_komi)
        # errors about files are outdated once the user does something else
        connect_all(self._retract_error, session.cursor.moved, session.edits.tree_changed)
        session.selection.tool_changed.connect(self._retract_error)

    # --- what is open --------------------------------------------------------------------------

    @property
    def dirty(self) -> bool:
        """Whether some game of the file has changes that are not saved."""
        return self._session.edits.dirty or self._others_dirty

    @property
    def name(self) -> str:
        """Name of the game in the title bar."""
        path = self._session.path
        if path is not None:
            return path.name
        return one_line(self._session.cursor.record.info.get("GN", "")) or tr("Untitled game")

    def save_first(self, then: Callable[[], object]) -> None:
        """Do something that closes the open game; ask first if it has unsaved changes."""
        if not self.dirty:
            then()
            return
        ask_unsaved(self._window, self.name, lambda: self.save(then), then)

    def close(self) -> None:
        """Stop reading and delete the autosave copy as the window closes."""
        self._reader.cancel()
        self.keeper.close()
        self._journal.close()

    # --- opening -------------------------------------------------------------------------------

    def new(self, record: GameRecord) -> None:
        """Show a new game."""
        self._show([record], 0)

    def open_dialog(self) -> None:
        """Choose a file and open it."""
        dialog = self._file_dialog(tr("Open a game"), QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        dialog.open()

    def open(self, path: Path) -> None:
        """Open a file, asking about unsaved changes first."""
        work = partial(load_with_analyses, path, self.keeper.kept)
        self._read_first(path.name, work, lambda loaded: self.take(loaded, path))

    def open_game(self, file: GameFile, index: int, then: Callable[[], object]) -> None:
        """Open one game of a file, asking about unsaved changes first, then call `then`."""
        work = partial(load_game_file, file, self.keeper.kept)
        path = None if file.member else file.path
        self._read_first(file.name, work, partial(self._take_one, path, index, then))

    def reload(self, path: Path, index: int, then: Callable[[], object]) -> None:
        """Read the open file again, show one of its games and call `then`."""
        work = partial(load_with_analyses, path, self.keeper.kept)
        self._reader.read(path.name, work, partial(self._take_one, path, index, then))

    def _take_one(
        self, path: Path | None, index: int, then: Callable[[], object], loaded: LoadedFile
    ) -> None:
        self.take(loaded, path, min(index, len(loaded.games) - 1))
        then()

    def open_reviewed(self, folder: Path, game: GameProgress) -> None:
        """Open a game of a review with its analyses, asking about unsaved changes first."""
        work = partial(load_reviewed_game, folder, game, self.keeper.kept)
        self._read_first(
            game.name, work, lambda read: self.take(read.loaded, read.path, read.index)
        )

    def open_sample(self, path: Path) -> None:
        """Open a sample game, as a game without a file."""
        self._read_first(
            path.name, partial(load, path, rectangles=True), lambda loaded: self.take(loaded, None)
        )

    def follow(self, reading: Reading, path: Path, then: Callable[[], object]) -> None:
        """Open a file that is already being read, then call `then`."""

        def done(loaded: LoadedFile) -> None:
            self.take(loaded, path)
            then()

        self._reader.follow(reading, done)

    def _read_first(self, name: str, work: Work, done: Callable[[Any], object]) -> None:
        """Read a file and ask about unsaved changes before `done` shows it."""
        self._reader.read(name, work, lambda read: self.save_first(lambda: done(read)))

    def paste(self) -> None:
        """Open the SGF on the clipboard, or the link."""
        text = clipboard_text()
        link = "" if "(;" in text else link_in(text)
        if link:
            self.links.open(link)
        elif text := self._from_clipboard():
            work = partial(loads_text, text, CLIPBOARD, rectangles=True)
            self._read_first(CLIPBOARD, work, self._take_pasted)

    def _take_pasted(self, loaded: LoadedFile, index: int | None = None) -> None:
        self.take(replace(loaded, outside=()), None, index)
        self._session.mark_unsaved()

    def _take_fetched(
        self, loaded: LoadedFile, link: Link, index: int | None, review: bool
    ) -> None:
        """Show a game of a link, asking about unsaved changes first.

        It is kept, and opens again by its link, so that it is no unsaved change itself.
        """

        def show() -> None:
            self.take(replace(loaded, outside=()), None, index)
            if len(loaded.games) > 1:  # no link opens them together
                self._session.mark_unsaved()
            players = game_title(loaded.games[index or 0]).partition("   ")[0]
            self._preferences.add_recent_link(link.link, f"{players} ({site_title(link.site)})")
            if link.move:
                self._session.cursor.go_to_move(link.move)
            if review:
                self.review_wanted.emit()

        self.save_first(show)

    def copy(self) -> None:
        """Copy the game to the clipboard as SGF."""
        games, analyses = [self._session.cursor.record], self._preferences.settings.save_analyses
        write = partial(to_text, games, analyses=analyses)
        self._to_clipboard(write, tr("The game was copied as SGF."))

    def copy_text(self) -> None:
        """Copy the position to the clipboard as a diagram of letters."""
        board = self._session.cursor.board
        player = tr("Black (X)") if board.to_play > 0 else tr("White (O)")
        turn = tr("Move {number}, {player} to play", number=board.move_number, player=player)
        message = tr("The position was copied as text.")
        self._to_clipboard(lambda: f"{board_text(board)}\n{turn}", message)

    def copy_branch(self, node: GameNode | None = None) -> bool:
        """Copy a node (default: the current one) and all below it to the clipboard."""
        record, node = self._session.cursor.record, node or self._session.cursor.node
        text = tr("The variation was copied; it can be pasted into any game of this size.")
        return self._to_clipboard(lambda: branch_to_text(record, node), text)

    def cut_branch(self, node: GameNode | None = None) -> None:
        """Cut a node (default: the current one) and all below it to the clipboard."""
        node = node or self._session.cursor.node
        if node.parent is not None and self.copy_branch(node):
            self._session.edits.delete_branch(node)

    def paste_branch(self) -> None:
        """Paste the variation on the clipboard below the current node."""
        text = self._from_clipboard()
        if not text:
            return
        record, node = self._session.cursor.record, self._session.cursor.node
        work = partial(branch_from_text, text, record, node)
        self._reader.read(CLIPBOARD, work, lambda read: self._insert(read, record, node))

    def _insert(self, read: Variations, record: GameRecord, parent: GameNode) -> None:
        """Insert pasted variations where the cursor was when they were pasted."""
        cursor = self._session.cursor
        if not read.branches:
            text = tr("The game on the clipboard has no moves.")
        elif record is not cursor.record or navigation.root_of(parent) is not record.root:
            text = tr("The variation was not pasted: its position was deleted.")
        else:
            self._messages.retract("file")
            make_ready(record, parent, read)
            cursor.go_to(parent)
            self._session.edits.insert_branches(read.branches)
            for note in read.notes:
                self._messages.show_message("info", sentence(note))
            return
        self._messages.show_message("info", text, topic="file")

    def _to_clipboard(self, write: Callable[[], str], message: str) -> bool:
        try:
            text = write()
        except EngineError as error:
            self._messages.show_message("error", sentence(str(error)), topic="file")
            return False
        QGuiApplication.clipboard().setText(text)
        self._messages.retract("file")
        self._messages.show_message("info", message)
        return True

    def _from_clipboard(self) -> str:
        """Return the SGF on the clipboard; "" with a message if there is none."""
        text = clipboard_text()
        if "(" not in text:
            text = tr("The clipboard holds no game record.")
            self._messages.show_message("info", text, topic="file")
            return ""
        return text

    def choose_game(self) -> None:
        """Choose among the games of the file."""
        current = self.games.index(self._session.cursor.record)
        more = partial(ask_games, self._reader, self._preferences.settings.last_folder, FILTER)
        GamesDialog(self.games, current, self._switch_to, more, self._window).open()

    def _switch_to(self, games: list[GameRecord], index: int) -> None:
        """Take the games of the file in their new order, and show one of them."""
        record = games[index]
        if games != self.games:
            self.keeper.free({*self.games} - {*games})
            self.games, self._others_dirty = games, True
            self._session.mark_unsaved()
        if record is not self._session.cursor.record:
            self._others_dirty = self.dirty
            self.keeper.keep()
            self._session.set_record(record, self._session.path)
            if self._others_dirty:
                self._session.mark_unsaved()
            self._ask_komi()
            self.changed.emit()

    def take(self, loaded: LoadedFile, path: Path | None, index: int | None = None) -> None:
        """Show a game of a file with remarks; without `index` offer the choice among several."""
        if path is not None and os.path.isfile(path):
            self._preferences.add_recent_file(path)
            self._preferences.update(last_folder=str(path.parent))
        self._show(loaded.games, index or 0, path, loaded.stamp, loaded.outside)
        for note in loaded.notes:
            log.info("read: %s", note)
        if loaded.remarks:
            self._show_notes([sentence(note) for note in loaded.remarks])
        self._ask_komi()
        if len(loaded.games) > 1 and index is None:
            self.choose_game()
        self.opened.emit()

    def _show_notes(self, notes: list[str]) -> None:
        """Show remarks on what was repaired while reading."""
        more = len(notes) - 1
        if not more:
            self._messages.show_message("warning", notes[0], topic="notes")
            return
        others = tr_count(more, "There is {n} more remark.", "There are {n} more remarks.")
        show_all = tr("Show all\u2026"), lambda: RemarksDialog(notes, self._window).open()
        self._messages.show_message("warning", f"{notes[0]} {others}", [show_all], topic="notes")

    def _show(
        self,
        games: list[GameRecord],
        index: int,
        path: Path | None = None,
        stamp: Stamp | None = None,
        outside: Sequence[Outside] = (),
    ) -> None:
        self._reader.cancel()
        self._messages.clear(keep=RECOVERY)
        self.keeper.keep()
        before, self.games = self.games, games
        self._outside, self._others_dirty = outside, False
        self.disk.file.watch(path, stamp)
        self._session.set_record(games[index], path)
        self._journal.changed()
        self.keeper.free({*before} - {*games})
        self.changed.emit()

    def _ask_komi(self) -> None:
        """Ask for the komi if the file has none."""
        record = self._session.cursor.record
        if record.komi_known:
            return
        assumed = record.rules.komi
        others = [komi for komi in (0.5, 6.5, 7.5) if komi != assumed]

        def use(komi: float) -> Callable[[], None]:
            return lambda: self._session.komi.set_record_komi(komi)

        self._messages.show_message(
            "warning",
            tr("The file has no komi; {komi} is assumed.", komi=format_komi(assumed)),
            [
                (tr("Keep {komi}", komi=format_komi(assumed)), use(assumed)),
                *((tr("Use {komi}", komi=format_komi(komi)), use(komi)) for komi in others),
            ],
            topic="komi",
        )

    def _retract_error(self) -> None:
        self._messages.retract("file")

    def _retract_komi(self) -> None:
        if self._session.cursor.record.komi_known:
            self._messages.retract("komi")

    # --- saving --------------------------------------------------------------------------------

    def save(self, then: Callable[[], object] | None = None) -> None:
        """Save to the current file, or ask for a name."""
        self.keeper.keep()
        path = self._session.path
        if path is None or path.suffix.lower() != ".sgf" or is_sample(path):
            self.save_as(then)
        elif self.disk.file.has_changed():
            seen = self.disk.file.stamp

            def overwrite() -> None:
                if self.disk.file.stamp == seen:
                    self._write(path, then)
                else:  # it has changed again while the question was open
                    self.save(then)

            ask_overwrite(self._window, path.name, overwrite, lambda: self.save_as(then))
        elif self.dirty or not os.path.exists(path) or self._has_new_analyses(path):
            self._write(path, then)
        else:
            text = tr("{name} has no changes to save.", name=path.name)
            self._messages.show_message("info", text)
            if then is not None:
                then()

    def _has_new_analyses(self, path: Path) -> bool:
        wanted = bool(self._preferences.settings.save_analyses)
        return wanted and has_new_analyses(path, self.games, self._outside)

    def save_as(self, then: Callable[[], object] | None = None) -> None:
        """Ask for a name and save."""
        self.keeper.keep()
        dialog = self._file_dialog(tr("Save the game"), QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("sgf")
        path, record = self._session.path, self._session.cursor.record
        dialog.selectFile(path.with_suffix(".sgf").name if path else suggested_name(record))
        dialog.fileSelected.connect(lambda name: self._write(Path(name), then))
        dialog.open()

    def _write(self, path: Path, then: Callable[[], object] | None) -> None:
        if is_sample(path):
            text = tr("Sample games can't be overwritten; save to another folder.")
            self._messages.show_message("error", text, topic="file")
            return
        try:
            analyses = self._preferences.settings.save_analyses
            saved = save(path, self.games, analyses=analyses, outside=self._outside)
        except EngineError as error:
            choices = [(tr("Save as\u2026"), partial(self.save_as, then))]
            self._messages.show_message("error", sentence(str(error)), choices, topic="file")
            return
        self._others_dirty = False
        self.disk.file.watch(path, saved.stamp)
        self._session.mark_saved(path)
        self._preferences.add_recent_file(path)
        self._preferences.update(last_folder=str(path.parent))
        for topic in ("file", "autosave", DISK):
            self._messages.retract(topic)
        self._messages.show_message(
            "info", " ".join([tr("Saved {name}.", name=path.name), *saved.notes])
        )
        self._journal.changed()
        self.changed.emit()
        if then is not None:
            then()

    def _file_dialog(self, title: str, mode: QFileDialog.AcceptMode) -> QFileDialog:
        dialog = QFileDialog(self._window, title, self._preferences.settings.last_folder, FILTER)
        dialog.setAcceptMode(mode)
        dialog.resize(760, 480)  # if it is Qt's own dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog

    # --- recovery ------------------------------------------------------------------------------

    def _recover(self, copy: KeptCopy) -> None:
        """Open an autosaved copy, which is kept until a newer copy replaces it."""

        def show(loaded: LoadedFile) -> None:
            if not copy.claim():
                self._messages.show_message("info", taken_text(copy), topic="file")
                return
            self.take(replace(loaded, stamp=None), copy.original)  # the stamp is the copy's
            self.disk.file.expect_change(copy.saved * 1e9)  # saving asks first
            self._journal.adopt(copy)
            self._session.mark_unsaved()
            self._recovery.offer()

        self._read_first(
            (copy.original or copy.path).name, partial(load, copy.path, rectangles=True), show
        )

    def _draft(self) -> Draft:
        """Return the games as the journal's thread writes them."""
        shown = self._session.cursor.record  # only this one can be edited
        games = [game.snapshot() if game is shown else game for game in self.games]
        moves, original = shown.main_line()[-1].number, self._session.path
        written: dict[GameRecord | None, GameRecord] = dict(zip(self.games, games, strict=True))
        outside = [part._replace(before=written.get(part.before)) for part in self._outside]
        return Draft(games, self.name, moves, original, outside)
