"""Files: new, open, save, paste, collections, drag and drop, and the question before a loss."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.api import EngineError, GameRecord, dumps, load, loads, save
from sai_studio.dialogs.questions import GamesDialog, ask_unsaved
from sai_studio.journal import Journal, Recovered, recoverable
from sai_studio.preferences import Preferences
from sai_studio.sample_games import is_sample
from sai_studio.session import Session
from sai_studio.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from engine.api import LoadedFile

__all__ = ["Documents"]

FILTER: Final = "Game records (*.sgf *.SGF *.gib *.ngf *.ugf *.ugi);;All files (*)"


class Documents(QObject):
    """The file on show and everything that reads or writes it.

    Signals
    -------
    changed
        Another file, another name, another list of recent files, or saved.
    """

    changed = Signal()

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
        self.games: list[GameRecord] = [session.record]
        self._others_dirty = False
        self._autosave = autosave
        self._journal = Journal(autosave, self._unsaved_games, lambda: session.path, self)
        session.tree_changed.connect(self._journal.changed)
        session.info_changed.connect(self._journal.changed)
        session.info_changed.connect(self.changed)

    # --- what is open --------------------------------------------------------------------------

    @property
    def dirty(self) -> bool:
        """Whether some game of the file has changes that are not saved."""
        return self._session.dirty or self._others_dirty

    @property
    def name(self) -> str:
        """The file as the title bar names it."""
        path = self._session.path
        if path is not None:
            return path.name
        return self._session.record.info.get("GN") or "Untitled game"

    def save_first(self, then: Callable[[], None]) -> None:
        """Do something that loses the game on show: ask first when it has unsaved changes."""
        if not self.dirty:
            then()
            return
        ask_unsaved(self._window, self.name, lambda: self.save(then), then)

    def close(self) -> None:
        """The window closes for good."""
        self._journal.close()

    # --- opening -------------------------------------------------------------------------------

    def new(self, record: GameRecord) -> None:
        """Begin with a fresh game."""
        self._show([record], 0, None)

    def open_dialog(self) -> None:
        """Choose a file and open it."""
        dialog = self._file_dialog("Open a game", QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        dialog.open()

    def open(self, path: Path) -> None:
        """Open a file, asking about unsaved changes first."""
        self.save_first(lambda: self.open_now(path))

    def open_now(self, path: Path) -> None:
        """Open a file; what was on show is given up unless the file can't be read."""
        try:
            loaded = load(path)
        except EngineError as error:
            self._messages.show_message("error", str(error))
            return
        self.take(loaded, path)

    def open_sample(self, path: Path) -> None:
        """Open a game that comes with the program, as one that has no file yet."""
        self.save_first(lambda: self._open_sample_now(path))

    def _open_sample_now(self, path: Path) -> None:
        try:
            loaded = load(path)
        except EngineError as error:
            self._messages.show_message("error", str(error))
            return
        self.take(loaded, None)

    def paste(self) -> None:
        """Open the SGF text on the clipboard."""
        text = QGuiApplication.clipboard().text().strip()
        if "(" not in text:
            self._messages.show_message("info", "The clipboard holds no game record.")
            return
        self.save_first(lambda: self._paste_now(text))

    def _paste_now(self, text: str) -> None:
        try:
            loaded = loads(text.encode(), "clipboard")
        except EngineError as error:
            self._messages.show_message("error", str(error))
            return
        self.take(loaded, None)
        self._session.mark_unsaved()

    def copy(self) -> None:
        """Put the game on the clipboard as SGF text."""
        try:
            content = dumps([self._session.record])
        except EngineError as error:
            self._messages.show_message("error", str(error))
            return
        text = content.decode(self._session.record.encoding, "replace")
        QGuiApplication.clipboard().setText(text)
        self._messages.show_message("info", "The game was copied as SGF text.")

    def choose_game(self) -> None:
        """Choose among the games of the file."""
        current = self.games.index(self._session.record)
        dialog = GamesDialog(self.games, current, self._switch_to, self._window)
        dialog.open()

    def _switch_to(self, index: int) -> None:
        record = self.games[index]
        if record is not self._session.record:
            self._others_dirty = self.dirty
            self._session.set_record(record, self._session.path)
            self._ask_komi()
            self.changed.emit()

    def take(self, loaded: LoadedFile, path: Path | None) -> None:
        """Show what was read, with its remarks, and offer the choice among several games."""
        if path is not None and path.is_file():
            self._preferences.add_recent_file(path)
            self._preferences.set("last_folder", str(path.parent))
        self._show(loaded.games, 0, path)
        if not loaded.games[0].komi_known:
            self._ask_komi()
        elif loaded.notes:
            more = f" (and {len(loaded.notes) - 1} more remarks)" if loaded.notes[1:] else ""
            self._messages.show_message("warning", loaded.notes[0] + more)
        if len(loaded.games) > 1:
            self.choose_game()

    def _show(self, games: list[GameRecord], index: int, path: Path | None) -> None:
        self._messages.dismiss()
        self.games = games
        self._others_dirty = False
        self._session.set_record(games[index], path)
        self._journal.changed()
        self.changed.emit()

    def _ask_komi(self) -> None:
        """A file without a komi: never guess in silence."""
        record = self._session.record
        if record.komi_known:
            return
        assumed = record.rules.komi
        others = [komi for komi in (0.5, 6.5, 7.5) if komi != assumed]

        def use(komi: float) -> Callable[[], None]:
            return lambda: self._session.commit_komi(
                komi + record.rules.white_bonus - record.rules.komi
            )

        self._messages.show_message(
            "warning",
            f"The file states no komi; {assumed:g} is assumed.",
            [(f"Keep {assumed:g}", use(assumed)), *((f"Use {k:g}", use(k)) for k in others)],
        )

    # --- saving --------------------------------------------------------------------------------

    def save(self, then: Callable[[], None] | None = None) -> None:
        """Save to the file on show, or ask for a name."""
        path = self._session.path
        if path is None or path.suffix.lower() != ".sgf" or is_sample(path):
            self.save_as(then)
        else:
            self._write(path, then)

    def save_as(self, then: Callable[[], None] | None = None) -> None:
        """Ask for a name and save."""
        dialog = self._file_dialog("Save the game", QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("sgf")
        path = self._session.path
        dialog.selectFile(path.with_suffix(".sgf").name if path else _suggested(self._session))
        dialog.fileSelected.connect(lambda name: self._write(Path(name), then))
        dialog.open()

    def _write(self, path: Path, then: Callable[[], None] | None) -> None:
        if is_sample(path):
            self._messages.show_message(
                "error", "The sample games stay as they are; save to another folder."
            )
            return
        try:
            notes = save(path, self.games)
        except EngineError as error:
            self._messages.show_message("error", str(error))
            return
        self._others_dirty = False
        self._session.mark_saved(path)
        self._preferences.add_recent_file(path)
        self._preferences.set("last_folder", str(path.parent))
        self._messages.show_message("info", " ".join([f"Saved {path.name}.", *notes]))
        self._journal.write()
        self.changed.emit()
        if then is not None:
            then()

    def _file_dialog(self, title: str, mode: QFileDialog.AcceptMode) -> QFileDialog:
        dialog = QFileDialog(self._window, title, self._preferences.get("last_folder"), FILTER)
        dialog.setAcceptMode(mode)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return dialog

    # --- recovery ------------------------------------------------------------------------------

    def offer_recovery(self) -> None:
        """Offer what an earlier run could not save."""
        left = recoverable(self._autosave)
        if not left:
            return
        newest = left[0]
        when = time.strftime("%d %b %H:%M", time.localtime(newest.saved))
        name = newest.original.name if newest.original else "a game without a name"
        self._messages.show_message(
            "warning",
            f"Unsaved changes of {name} from {when} were kept when the program ended.",
            [
                ("Recover", lambda: self._recover(newest)),
                ("Discard", lambda: _discard(left)),
            ],
        )

    def _recover(self, recovered: Recovered) -> None:
        try:
            loaded = load(recovered.copy)
        except EngineError as error:
            self._messages.show_message("error", str(error))
            return
        self.take(loaded, recovered.original)
        self._session.mark_unsaved()
        self._journal.write()
        recovered.discard()

    def _unsaved_games(self) -> list[GameRecord] | None:
        """The games for the journal's thread; the one on show as a copy, edits go on meanwhile."""
        if not self.dirty:
            return None
        on_show = self._session.record
        return [_copied(game) if game is on_show else game for game in self.games]


def _copied(record: GameRecord) -> GameRecord:
    return GameRecord(
        record.rules,
        root=record.root.copy(),
        info=record.info,
        komi_known=record.komi_known,
        encoding=record.encoding,
        source=record.source,
    )


def _suggested(session: Session) -> str:
    info = session.record.info
    players = " - ".join(info[name] for name in ("PB", "PW") if info.get(name))
    name = info.get("GN") or players
    kept = "".join(c for c in name if c.isalnum() or c in " -_").strip()
    return f"{kept or 'game'}.sgf"


def _discard(entries: list[Recovered]) -> None:
    for entry in entries:
        entry.discard()
