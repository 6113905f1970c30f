"""Files that may hold games: a file of its own, or a member of a zip."""

from __future__ import annotations

import os
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

from engine.base.errors import RecordError
from engine.base.translation import tr
from engine.base.untrusted import is_ordinary, open_ordinary

ENDINGS: Final = (".sgf", ".sgfs", ".gib", ".ngf", ".ugf", ".ugi")
MOST_BYTES: Final = 512 << 20  # larger files and members are left out: no record is that long


@dataclass(frozen=True)
class GameFile:
    """A file of games, or a member of a zip."""

    path: Path
    member: str
    """Name within a zip; "" for a file of its own."""

    @property
    def name(self) -> str:
        """Name for people."""
        return f"{self.path.name}, {self.member}" if self.member else self.path.name

    def read(self) -> bytes:
        """Return the content.

        Raises
        ------
        RecordError
            The file can't be read, or is too long.
        """
        try:
            if self.member:
                status = self.path.stat()
                archive = _archive(self.path, status.st_mtime_ns, status.st_size)
                with archive.open(self.member) as file:
                    data = file.read(MOST_BYTES + 1)
            else:
                with open_ordinary(self.path) as file:
                    data = file.read(MOST_BYTES + 1)
        except (
            OSError, ValueError, KeyError, RuntimeError, NotImplementedError, EOFError,
            zipfile.BadZipFile, zlib.error,
        ) as error:  # fmt: skip
            why = (error.strerror if isinstance(error, OSError) else "") or error
            raise RecordError(
                tr("{name}: can't be read ({why}); left out", name=self.name, why=why)
            ) from None
        if len(data) > MOST_BYTES:
            raise RecordError(
                tr(
                    "{name}: longer than {megabytes} MiB; left out",
                    name=self.name,
                    megabytes=MOST_BYTES >> 20,
                )
            )
        return data


def game_files(path: Path, notice: Callable[[str], None]) -> list[GameFile]:
    """Return files and members that may hold games, sorted by name."""
    if os.path.isdir(path):  # unlike Path.is_dir it never raises
        files = sorted(
            Path(folder) / name
            for folder, _, names in os.walk(path)
            for name in names
            if name.lower().endswith((*ENDINGS, ".zip"))
        )
    elif os.path.isfile(path):
        files = [path]
    else:
        raise RecordError(
            tr("{path}: no such file or folder; name a game record, a zip or a folder", path=path)
        )
    sources = []
    for file in files:
        if not file.name.lower().endswith(".zip"):
            sources.append(GameFile(file, ""))
            continue
        try:
            if not is_ordinary(file):  # a pipe would block
                raise ValueError("not an ordinary file")
            with zipfile.ZipFile(file) as archive:
                names = sorted(
                    name for name in archive.namelist() if name.lower().endswith(ENDINGS)
                )
        except (OSError, ValueError, NotImplementedError, zipfile.BadZipFile) as error:
            if file == path:
                raise RecordError(
                    tr("{path}: not a zip file ({error}); name another", path=path, error=error)
                ) from None
            notice(tr("{file}: not a zip file ({error}); left out", file=file.name, error=error))
            continue
        sources += [GameFile(file, name) for name in names]
    return sources


@lru_cache(maxsize=1)
def _archive(path: Path, changed_ns: int, size: int) -> zipfile.ZipFile:
    """Return an open zip, cached: its list of members may be long and is read only once."""
    return zipfile.ZipFile(path)
