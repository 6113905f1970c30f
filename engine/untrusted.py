"""Files and folders that may come from a stranger: ordinary files only, no link that leads out."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import IO, Final

from engine.errors import RunError

__all__ = [
    "append_ordinary",
    "is_ordinary",
    "open_ordinary",
    "read_ordinary",
    "refuse_links_out",
    "tail_of",
]

ENTRIES: Final = 2_000_000
"""Files and folders that a folder may hold and still be looked through."""


def is_ordinary(path: Path) -> bool:
    """Whether there is an ordinary file; false for a pipe, a device, or where nobody may look."""
    return os.path.isfile(path)  # unlike Path.is_file it never raises


def open_ordinary(path: Path) -> IO[bytes]:
    """Open a file to read, unless it is a pipe or a device: those may block without an end.

    Raises
    ------
    OSError
        The file is missing or closed to this person, or it is no ordinary file.
    """
    return os.fdopen(_ordinary(path, os.O_RDONLY), "rb")


def append_ordinary(path: Path) -> IO[bytes]:
    """Open a file to write at its end; it is made when missing. Errors as in `open_ordinary`."""
    return os.fdopen(_ordinary(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND), "ab")


def _ordinary(path: Path, access: int) -> int:
    """A handle of an ordinary file."""
    # a pipe without anybody at its other end would keep an ordinary `open` waiting
    flags = access | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        handle = os.open(path, flags, 0o666)
    except ValueError as error:  # a null character in the name
        raise OSError(errno.EINVAL, "not a file name", str(path)) from error
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise OSError(errno.EINVAL, "not an ordinary file", str(path))
    return handle


def read_ordinary(path: Path, most: int = -1) -> bytes:
    """The content of an ordinary file, or its first `most` bytes; errors as in `open_ordinary`."""
    with open_ordinary(path) as file:
        return file.read(most)


def tail_of(path: Path, count: int) -> bytes:
    """The last `count` bytes of an ordinary file; nothing where there is none."""
    try:
        with open_ordinary(path) as file:
            file.seek(max(file.seek(0, os.SEEK_END) - count, 0))
            return file.read(count)
    except OSError:
        return b""


def refuse_links_out(root: Path) -> None:
    """Make sure that nothing written or deleted below a folder is anywhere else.

    Every link below `root` must lead to something below it, and everything else must be an ordinary
    file or a folder. `root` may itself be reached by a link: the person chose that one.

    Raises
    ------
    RunError
        A link leads out, or there is a pipe or a device; the text names it.
    OSError
        A folder can't be looked through.
    """
    home = os.path.realpath(root)
    folders, seen = [home] if os.path.isdir(home) else [], 0
    while folders:
        with os.scandir(folders.pop()) as entries:
            for entry in entries:
                seen += 1
                if seen > ENTRIES:
                    raise RunError(f"{root}: holds more than {ENTRIES:,} files; name another one")
                # Windows has links to folders (junctions) that only their real path gives away
                folder = entry.is_dir(follow_symlinks=False)
                if entry.is_symlink() or (folder and os.name == "nt"):
                    target = os.path.realpath(entry.path)
                    if not target.startswith(home + os.sep):
                        raise RunError(
                            f"{_named(entry.path, home, root)}: a link that leads out of the "
                            f"folder, to {target}; put what it leads to in its place, or move the "
                            "whole folder there"
                        )
                    folder = folder and not entry.is_symlink()
                elif not folder and not entry.is_file(follow_symlinks=False):
                    raise RunError(
                        f"{_named(entry.path, home, root)}: a pipe or a device, where only files "
                        "belong; remove it"
                    )
                if folder:
                    folders.append(entry.path)


def _named(path: str, home: str, root: Path) -> Path:
    """A path below the folder as the person knows the folder."""
    return root / os.path.relpath(path, home)
