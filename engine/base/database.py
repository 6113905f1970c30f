"""A SQLite file of the user's: opened when it is needed, each failure one sentence."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.base.errors import EngineError, reason_of
from engine.base.translation import tr


class Database:
    """A SQLite file, which is created by the first transaction.

    Parameters
    ----------
    version
        Version of its tables; a file of a later one is refused.
    prepare
        Makes the tables that are missing; called whenever the file is opened.
    hint
        What to do if the file can't be used.

    Raises
    ------
    EngineError
        The file can't be read or written, or is something else; from `transaction`.
    """

    def __init__(
        self, path: Path, version: int, prepare: Callable[[sqlite3.Connection], object], hint: str
    ) -> None:
        self.path = path
        self._version, self._prepare, self._hint = version, prepare, hint
        self._file: sqlite3.Connection | None = None

    @property
    def exists(self) -> bool:
        """Whether the file was created."""
        return self.path.exists()

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    @contextlib.contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Yield the open file; changes are kept if no error leaves the block."""
        try:
            file = self._open()
        except (sqlite3.Error, OSError) as error:
            raise self._problem(error) from error
        try:
            with file:  # commits, or rolls back after an error
                yield file
        except sqlite3.Error as error:
            raise self._problem(error) from error

    def _open(self) -> sqlite3.Connection:
        if self._file is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            file = sqlite3.connect(self.path, timeout=2.0)
            with contextlib.ExitStack() as failing:
                failing.callback(file.close)
                if file.execute("PRAGMA user_version").fetchone()[0] > self._version:
                    raise EngineError(
                        tr("{path} is of a newer version of this program", path=self.path),
                        hint=tr("update the program"),
                    )
                self._prepare(file)
                file.execute(f"PRAGMA user_version = {self._version}")
                failing.pop_all()
            self._file = file
        return self._file

    def _problem(self, error: Exception) -> EngineError:
        """Return the sentence, and close the file: it may be another one at the next try."""
        self.close()
        return EngineError(
            tr("{path} can't be used ({reason})", path=self.path, reason=reason_of(error)),
            hint=tr("close what else uses it") if _is_locked(error) else self._hint,
        )


def _is_locked(error: Exception) -> bool:
    return getattr(error, "sqlite_errorname", "").startswith(("SQLITE_BUSY", "SQLITE_LOCKED"))
