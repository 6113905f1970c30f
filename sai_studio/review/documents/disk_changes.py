"""What the window says of the disk: another program changed the open file, or it is full."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from engine.record.game_record import GameRecord
from sai_studio.kit.widgets.message_bar import MessageBar
from sai_studio.review.dialogs.questions import ask_unsaved
from sai_studio.session import navigation
from sai_studio.session.files.file_watch import FileWatch
from sai_studio.session.session import Session

DISK: Final = "disk"
"""Topic of the message about a file that another program changed."""


class _OpenFile(Protocol):
    """The part of `Documents` that is needed here."""

    games: list[GameRecord]

    @property
    def dirty(self) -> bool: ...

    @property
    def name(self) -> str: ...

    def save_as(self, then: Callable[[], object] | None = None) -> None: ...

    def reload(self, path: Path, index: int, then: Callable[[], object]) -> None: ...


class DiskChanges(QObject):
    """Offers to read a changed file again; until then nothing is lost on either side."""

    def __init__(
        self, documents: _OpenFile, session: Session, messages: MessageBar, window: QWidget
    ) -> None:
        super().__init__(window)
        self._documents, self._session = documents, session
        self._messages, self._window = messages, window
        self.file = FileWatch(self)
        """The file on the disk."""
        self.file.changed.connect(self._changed)
        self.file.removed.connect(self._removed)

    def _changed(self) -> None:
        path = self._session.path
        if path is None:
            return
        text = (
            tr(
                "Another program changed {name}; you have changes that are not saved.",
                name=path.name,
            )
            if self._documents.dirty
            else tr("Another program changed {name}.", name=path.name)
        )
        self._messages.show_message(
            "warning",
            text,
            [(tr("Reload"), partial(self._reload, path)), (tr("Keep mine"), self._keep_mine)],
            topic=DISK,
        )

    def _removed(self) -> None:
        self._session.mark_unsaved()
        name = self._documents.name
        text = tr(
            "Another program removed {name}; it is still open here and can be saved.", name=name
        )
        self._messages.show_message("warning", text, topic=DISK)

    def _keep_mine(self) -> None:
        self.file.accept_change()
        self._session.mark_unsaved()

    def _reload(self, path: Path) -> None:
        """Read a file again, and go to the same move; unsaved changes can be saved elsewhere."""
        documents, cursor = self._documents, self._session.cursor
        index, line = documents.games.index(cursor.record), navigation.path_to(cursor.node)

        def show_place() -> None:
            cursor.go_to(navigation.same_place(cursor.record.root, line))

        def read() -> None:
            documents.reload(path, index, show_place)

        if documents.dirty:
            ask_unsaved(self._window, documents.name, lambda: documents.save_as(read), read)
        else:
            read()


class DiskWarnings(QObject):
    """Warns once when a copy can't be written, and retracts the warning when one is written.

    Parameters
    ----------
    save_as
        Asks for another place for the game.
    """

    def __init__(
        self, messages: MessageBar, save_as: Callable[[], object], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._messages, self._save_as = messages, save_as
        self._failing: set[str] = set()

    def autosaved(self, problem: str) -> None:
        """Take in how the autosave ended: "" if well."""
        if self._is_new("autosave", problem):
            text = tr(
                "Autosave failed ({problem}): unsaved changes would be lost in a crash. "
                "Save the game to another disk.",
                problem=problem.rstrip("."),
            )
            save_as = tr("Save as\u2026"), self._save_as
            self._messages.show_message("warning", text, [save_as], topic="autosave")

    def analysis_kept(self, problem: str) -> None:
        """Take in how keeping the analysis of the open game ended: "" if well."""
        if self._is_new("analysis", problem):
            text = tr(
                "The analysis of this game can't be kept ({problem}). It stays in this window; "
                "free some space, or turn on File \u203a Save analysis in game files and save the "
                "game.",
                problem=problem.partition("; ")[0],
            )
            self._messages.show_message("warning", text, topic="analysis")

    def _is_new(self, topic: str, problem: str) -> bool:
        """Return whether a failure is the first of its kind; retract the warning of a success."""
        if not problem:
            self._failing.discard(topic)
            self._messages.retract(topic)
            return False
        is_new = topic not in self._failing
        self._failing.add(topic)
        return is_new
