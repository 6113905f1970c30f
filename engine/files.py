"""Files that survive a kill: atomic writes, append-only logs, locks, and where things are found."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

__all__ = ["append_line", "atomic_write", "data_folder", "read_lines", "user_folder"]


def atomic_write(path: Path, data: bytes) -> None:
    """Replace `path` by `data` so that a reader sees the old file or the new one, never a part.

    Raises
    ------
    OSError
        The folder can't be written, or the disk is full; the old file is untouched.
    """
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            temporary.chmod(path.stat().st_mode & 0o777)
        else:
            umask = os.umask(0)
            os.umask(umask)
            temporary.chmod(0o666 & ~umask)
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def append_line(path: Path, line: str) -> None:
    """Append one line of text and flush it to the disk."""
    with path.open("ab") as file:
        if file.tell():
            with path.open("rb") as reader:
                reader.seek(-1, os.SEEK_END)
                if reader.read(1) != b"\n":  # a kill tore the last line: start a fresh one
                    file.write(b"\n")
        file.write(line.encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())


def read_lines(path: Path) -> Iterator[str]:
    """Yield the complete lines of a log; a torn last line (no newline) is left out."""
    if not path.exists():
        return
    with path.open("rb") as file:
        for line in file:
            if line.endswith(b"\n"):
                yield line.decode(errors="replace").rstrip("\r\n")


def data_folder(name: str) -> Path:
    """The folder `resources` or `weights`: beside the packages, or in the installed data folder."""
    beside = Path(__file__).resolve().parent.parent / name
    if beside.is_dir():
        return beside
    return Path(sys.prefix) / "share" / "sai-studio" / name


def user_folder(*parts: str) -> Path:
    """A folder of the person's own (weights, runs, logs, autosaves), made when missing.

    `SAI_STUDIO_HOME` overrides the place; the default is the platform's usual data folder.
    """
    override = os.environ.get("SAI_STUDIO_HOME")
    if override:
        base = Path(override)
    elif sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", Path.home() / "AppData" / "Roaming")) / "SAI Studio"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support" / "SAI Studio"
    else:
        share = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        base = Path(share) / "sai-studio"
    folder = base.joinpath(*parts)
    folder.mkdir(parents=True, exist_ok=True)
    return folder
