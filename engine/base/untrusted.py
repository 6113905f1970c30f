"""Open files and folders that may come from a stranger: ordinary files only, no links out."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import IO, Final

from engine.base.errors import RunError
from engine.base.translation import tr

CHUNK: Final = 16 << 20  # most bytes that are read at a time from a growing file
LONGEST_LINE: Final = 1 << 20  # longest line of a growing file [bytes]; longer lines are skipped

ENTRIES: Final = 2_000_000  # most files and folders in a folder that is checked for links


def is_ordinary(path: Path) -> bool:
    """Return whether a path is a regular file, not a pipe or device, in a readable folder."""
    return os.path.isfile(path)  # unlike Path.is_file it never raises


def open_ordinary(path: Path) -> IO[bytes]:
    """Open an ordinary file to read; a pipe or a device, which may block forever, is refused.

    Raises
    ------
    OSError
        The file is missing, can't be read by this user, or is not an ordinary file.
    """
    return os.fdopen(_ordinary(path, os.O_RDONLY), "rb")


def append_ordinary(path: Path) -> IO[bytes]:
    """Open an ordinary file, created if missing, to append; errors as in `open_ordinary`."""
    return os.fdopen(_ordinary(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND), "ab")


def _ordinary(path: Path, access: int) -> int:
    """Open an ordinary file and return its handle."""
    # without O_NONBLOCK, opening a pipe waits until another process opens its other end
    flags = access | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        handle = os.open(path, flags, 0o666)
    except ValueError as error:  # a null character in the name
        raise OSError(errno.EINVAL, tr("not a file name"), str(path)) from error
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise OSError(errno.EINVAL, tr("not an ordinary file"), str(path))
    return handle


def read_ordinary(path: Path, most: int = -1) -> bytes:
    """Return the first `most` bytes of an ordinary file (all by default); see `open_ordinary`."""
    with open_ordinary(path) as file:
        return file.read(most)


def _next_lines(file: IO[bytes], offset: int) -> tuple[list[bytes], int]:
    """Read the complete lines that were added to a file after `offset`.

    Returns the lines and the offset for the next call. A line that is still being written is left
    to that call.
    """
    file.seek(offset)
    data = file.read(CHUNK)
    end = data.rfind(b"\n") + 1
    if not end and len(data) == CHUNK:
        end = len(data)  # part of a line that is too long
    lines = [line for line in data[:end].splitlines() if len(line) <= LONGEST_LINE]
    return lines, offset + end


class GrowingFile:
    """Reads a file that another process appends to; each call returns only the new lines."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._identity: tuple[int, int] | None = None
        self._offset = 0

    def read(self) -> tuple[list[bytes], bool]:
        """Return the new lines, and whether they start at the beginning of the file.

        They do so in the first call, and after the file was replaced or truncated. A line that is
        still being written comes with the next call.

        Raises
        ------
        OSError
            The file is missing, is not an ordinary file, or can't be read.
        """
        with open_ordinary(self._path) as file:
            status = os.fstat(file.fileno())
            identity = status.st_dev, status.st_ino
            is_new = identity != self._identity or status.st_size < self._offset
            if is_new:
                self._identity, self._offset = identity, 0
            lines, self._offset = _next_lines(file, self._offset)
        return lines, is_new


def tail_of(path: Path, count: int) -> bytes:
    """Return the last `count` bytes of an ordinary file; empty if it can't be read."""
    try:
        with open_ordinary(path) as file:
            file.seek(max(file.seek(0, os.SEEK_END) - count, 0))
            return file.read(count)
    except OSError:
        return b""


def refuse_links_out(root: Path) -> None:
    """Refuse a folder with links out of it, so that nothing outside is written or deleted.

    Every link below `root` must lead to a path below it; everything else must be an ordinary file
    or a folder. `root` itself may be a link: the user chose it.

    Raises
    ------
    RunError
        A link leads out, or there is a pipe or a device; the message names the path.
    OSError
        A folder can't be listed.
    """
    home = os.path.realpath(root)
    folders, seen = [home] if os.path.isdir(home) else [], 0
    while folders:
        with os.scandir(folders.pop()) as entries:
            for entry in entries:
                seen += 1
                if seen > ENTRIES:
                    raise RunError(
                        tr(
                            "{root}: holds more than {most:,} files; choose another folder",
                            root=root,
                            most=ENTRIES,
                        )
                    )
                # Windows has links to folders (junctions) that only the real path reveals
                is_folder = entry.is_dir(follow_symlinks=False)
                if entry.is_symlink() or (is_folder and os.name == "nt"):
                    target = os.path.realpath(entry.path)
                    if not target.startswith(home + os.sep):
                        raise RunError(
                            tr(
                                "{path}: this link leads out of the folder, to {target}; "
                                "replace it by a copy of its target",
                                path=_named(entry.path, home, root),
                                target=target,
                            )
                        )
                    is_folder = is_folder and not entry.is_symlink()
                elif not is_folder and not entry.is_file(follow_symlinks=False):
                    raise RunError(
                        tr(
                            "{path}: a pipe or a device, where only files belong; remove it",
                            path=_named(entry.path, home, root),
                        )
                    )
                if is_folder:
                    folders.append(entry.path)


def _named(path: str, home: str, root: Path) -> Path:
    """Return a path below `home` under the name that the user gave for the folder."""
    return root / os.path.relpath(path, home)
