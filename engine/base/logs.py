"""Send log records to a rotating file that several processes share, or to the error stream."""

from __future__ import annotations

import contextlib
import io
import logging
import logging.handlers
import os
import sys
from pathlib import Path
from typing import Final

from engine.base.errors import RunError
from engine.base.lock import acquire_lock
from engine.base.terminal import plain
from engine.base.untrusted import append_ordinary

LOG_LEVELS: Final = ("debug", "info", "warning", "error")
PACKAGES: Final = ("engine", "sai_studio", "py.warnings")
"""Loggers that follow the chosen level; other packages log warnings and above."""
for _name in PACKAGES[:2]:
    logging.getLogger(_name).addHandler(logging.NullHandler())  # silent until a log is opened
FILE_BYTES: Final = 1_000_000
OLD_FILES: Final = 3  # earlier files that are kept beside the newest: studio.log.1 to studio.log.3


class _PlainFormatter(logging.Formatter):
    """Formats a record as one line, then its traceback; a file name can't add lines."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:
        return plain(super().formatMessage(record))

    def formatException(self, ei: object) -> str:
        text = super().formatException(ei)  # type: ignore[arg-type]
        return "\n".join(map(plain, text.splitlines()))


class _SharedFile(logging.handlers.RotatingFileHandler):
    """A rotating file that several processes write and rotate; a full disk is ignored.

    If another process renamed the file, writing continues in the new one. A file that can't be
    renamed, as on Windows while another process has it open, is rotated later.
    """

    def _open(self) -> io.TextIOWrapper:
        return io.TextIOWrapper(append_ordinary(Path(self.baseFilename)), self.encoding)

    def shouldRollover(self, record: logging.LogRecord) -> bool:
        if self.stream is not None and not self._is_current(self.stream.fileno()):
            self.stream.close()
            self.stream = self._open()
        return bool(super().shouldRollover(record))

    def doRollover(self) -> None:
        """Rotate the file, unless another process does so; then the file grows a little longer."""
        with contextlib.suppress(OSError, RunError):
            lock = acquire_lock(Path(f"{self.baseFilename}.lock"), "this log")
            try:
                if self.stream is not None and self._is_current(self.stream.fileno()):
                    super().doRollover()
            finally:
                lock.release()

    def handleError(self, record: logging.LogRecord) -> None:
        """Drop the record: the program continues without its log."""

    def close(self) -> None:
        with contextlib.suppress(OSError):
            super().close()

    def _is_current(self, file: int) -> bool:
        """Return whether the log's path still leads to the open file."""
        try:
            named, opened = os.stat(self.baseFilename), os.fstat(file)
        except OSError:
            return False
        return (named.st_dev, named.st_ino) == (opened.st_dev, opened.st_ino)


def log_file(folder: Path) -> Path:
    """Return the path of the newest log file in a folder."""
    return folder / "studio.log"


def log_to_file(folder: Path, level: str = "info") -> logging.Handler | None:
    """Write records to `log_file(folder)` from now on; return the handler, None if that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = _SharedFile(
            log_file(folder), maxBytes=FILE_BYTES, backupCount=OLD_FILES, encoding="utf-8"
        )
    except OSError:
        return None
    return _attached(handler, level)


def log_to_stderr(level: str) -> logging.Handler:
    """Print records to the error stream from now on."""
    return _attached(logging.StreamHandler(sys.stderr), level)


def _attached(handler: logging.Handler, level: str) -> logging.Handler:
    """Add a handler to the root logger and set the level of the program's own records."""
    handler.setFormatter(_PlainFormatter())
    logging.getLogger().addHandler(handler)
    for name in PACKAGES:
        logging.getLogger(name).setLevel(level.upper())
    return handler
