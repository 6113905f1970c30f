"""Find the networks of other Go programs on this computer, in the programs' usual folders."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from engine.base.errors import WeightsError
from engine.catalog.download import STRONG_NETWORK, PublicNetwork, fetched_path, is_network
from engine.catalog.network_info import NetworkInfo
from engine.catalog.networks import (
    describe_network,
    describes_quickly,
    list_networks,
    visible_damage_of,
)
from engine.network.files.weights import is_katago_file

PROGRAMS: Final = (
    ("katrain", "KaTrain"),
    ("katago", "KataGo"),
    ("lizzieyzy", "LizzieYzy"),
    ("lizzie", "Lizzie"),
    ("sabaki", "Sabaki"),
)
"""Beginnings of folder names in lower case, without a leading dot, and names of programs."""
ENDINGS: Final = (".gz", ".bin")
VARIABLE: Final = "KATAGO"
"""Beginning of the environment variables that name files or folders of KataGo."""
DEPTH: Final = 5
"""Levels of folders below a program's folder that are searched."""
ENTRIES: Final = 20_000
"""Largest number of files and folders that a search inspects."""
BESIDE: Final = 2_000
"""Largest number of entries inspected in a folder with the folders of many programs."""
SECONDS: Final = 5.0
"""Longest time of a search, for slow disks [s]."""
MOST_FOUND: Final = 200
"""Largest number of networks that a search returns."""
LEAST_BYTES: Final = 100_000
"""Smallest file that may be a network; smaller ones are configurations and the like."""
SITES: Final = (
    "lib/python*/site-packages",
    "lib/python*/dist-packages",
    "Lib/site-packages",
)
"""Folders of Python packages below that of an environment."""


@dataclass(frozen=True)
class SearchFolder:
    """A folder that may hold networks, or a single file."""

    program: str
    """Name of the program that the folder belongs to."""
    path: Path
    depth: int = DEPTH
    """Levels of folders below it that are searched."""


@dataclass(frozen=True)
class FoundNetwork:
    """A network of another program."""

    info: NetworkInfo
    program: str
    """Name of the program that the network belongs to."""
    is_listed: bool
    """Whether it is already in the list of networks."""
    damage: str = ""
    """Damage of the file, see `visible_damage_of`; "" if none is visible."""


@dataclass
class _Limit:
    """Limits of a search: entries left, and the time of its end."""

    stopped: Callable[[], bool]
    entries: int = field(default_factory=lambda: ENTRIES)
    until: float = field(default_factory=lambda: time.monotonic() + SECONDS)

    def reached(self) -> bool:
        """Count one file or folder; return whether the search must end."""
        self.entries -= 1
        return self.entries < 0 or time.monotonic() > self.until or self.stopped()


def find_networks(stopped: Callable[[], bool] = lambda: False) -> list[FoundNetwork]:
    """Return the networks of other programs, largest trunk first; takes up to some seconds.

    The number of files, the depth and the time are limited. Links inside a program's folder are not
    followed, and only ordinary files are opened. Large text networks (Leela Zero, SAI) are left
    out, because describing them means reading them to the end.

    Parameters
    ----------
    stopped
        Asked before every file; true ends the search with the networks found so far.
    """
    limit = _Limit(stopped)
    listed = {os.path.realpath(info.path) for info in list_networks()}
    found: dict[str, FoundNetwork] = {}
    for folder in search_folders():
        for path in _candidates(folder, limit):
            real = os.path.realpath(path)
            if real in found or len(found) >= MOST_FOUND:
                continue
            info = _described(path)
            if info is not None:
                damage = visible_damage_of(path)
                found[real] = FoundNetwork(info, folder.program, real in listed, damage)
    return sorted(found.values(), key=lambda each: (-_trunk_size(each.info), each.info.name))


def find_copy(
    found: Iterable[FoundNetwork], network: PublicNetwork = STRONG_NETWORK
) -> Path | None:
    """Return a copy of a public network on this computer; None if there is none.

    Candidates are the downloaded file, the known networks and those of other programs (`found`).
    """
    known = (info.path for info in list_networks())
    paths = [fetched_path(network), *known, *(each.info.path for each in found)]
    return next((path for path in paths if is_network(path, network)), None)


def search_folders() -> list[SearchFolder]:
    """Return the existing folders and files that may hold networks, each once."""
    folders: dict[str, SearchFolder] = {}
    for folder in (*_named_by_variables(), *_packages(), *_program_folders()):
        folders.setdefault(os.path.normcase(os.path.realpath(folder.path)), folder)
    return [folder for folder in folders.values() if os.path.exists(folder.path)]


def _described(path: Path) -> NetworkInfo | None:
    """Describe a file; None if it is no usable network, or takes seconds to read."""
    try:
        if not is_katago_file(path) and not describes_quickly(path):
            return None
    except WeightsError:
        return None
    info = describe_network(path)
    return None if info.error else info


def _trunk_size(info: NetworkInfo) -> int:
    """Return blocks times channels of a network; 0 if unknown."""
    blocks, _, channels = info.trunk.partition("x")
    return int(blocks) * int(channels) if blocks.isdecimal() and channels.isdecimal() else 0


def _candidates(folder: SearchFolder, limit: _Limit) -> Iterator[Path]:
    """Yield the files that may be networks by name and size, level by level."""
    if os.path.isfile(folder.path):
        yield folder.path  # an environment variable names this file
        return
    level, depth = [str(folder.path)], 0
    while level and depth <= folder.depth:
        below: list[str] = []
        for name in level:
            for entry in _entries(name):
                if limit.reached():
                    return
                try:
                    if entry.is_dir(follow_symlinks=False):
                        if not _is_junction(entry):
                            below.append(entry.path)
                    elif (
                        entry.name.lower().endswith(ENDINGS)
                        and entry.is_file(follow_symlinks=False)
                        and entry.stat(follow_symlinks=False).st_size >= LEAST_BYTES
                    ):
                        yield Path(entry.path)
                except OSError:  # removed meanwhile, or unreadable for this user
                    continue
        level, depth = below, depth + 1


def _is_junction(entry: os.DirEntry[str]) -> bool:
    """Return whether a folder is a junction of Windows, which only its real path reveals."""
    return os.name == "nt" and os.path.normcase(os.path.realpath(entry.path)) != os.path.normcase(
        os.path.join(os.path.realpath(os.path.dirname(entry.path)), entry.name)
    )


def _entries(folder: str) -> list[os.DirEntry[str]]:
    """Return the entries of a folder by name, at most `ENTRIES`; none if it can't be read."""
    entries: list[os.DirEntry[str]] = []
    with contextlib.suppress(OSError, ValueError), os.scandir(folder) as listing:
        for entry in listing:
            entries.append(entry)
            if len(entries) >= ENTRIES:
                break
    return sorted(entries, key=lambda entry: entry.name)


# --- where to look -------------------------------------------------------------------------------


def _home() -> Path | None:
    try:
        return Path.home()
    except RuntimeError:  # an account without a home
        return None


def _variable_paths(*names: str) -> Iterator[Path]:
    """Yield the absolute paths in some environment variables."""
    for name in names:
        value = os.environ.get(name, "")
        if value and os.path.isabs(value):
            yield Path(value)


def _named_by_variables() -> Iterator[SearchFolder]:
    """Yield the paths in variables such as KATAGO_MODEL and KATAGO_HOME."""
    for name in sorted(os.environ):
        if name.upper().startswith(VARIABLE):
            for named in _variable_paths(name):
                yield SearchFolder("KataGo", named, 2)


def _packages() -> Iterator[SearchFolder]:
    """Yield the folder of networks in every installation of the package katrain."""
    with contextlib.suppress(ImportError, ValueError, AttributeError):
        spec = importlib.util.find_spec("katrain")  # imports nothing for a top-level package
        for package in (spec and spec.submodule_search_locations) or ():
            yield SearchFolder("KaTrain", Path(package, "models"), 1)
    for environment in _environments():
        for site in SITES:
            with contextlib.suppress(OSError):
                for place in sorted(environment.glob(f"{site}/katrain/models")):
                    yield SearchFolder("KaTrain", place, 1)


def _environments() -> Iterator[Path]:
    """Yield the Python environments of this user and of the system."""
    home = _home()
    pipx = list(_variable_paths("PIPX_HOME"))
    if home is not None:
        yield home / ".local"
        share = home / ".local" / "share"
        pipx += [share / "pipx", home / ".local" / "pipx", home / "pipx"]
        yield share / "uv" / "tools" / "katrain"
        if sys.platform == "darwin":
            yield from sorted((home / "Library" / "Python").glob("3.*"))
    for base in pipx:
        yield base / "venvs" / "katrain"
    for base in _variable_paths("APPDATA"):
        yield base / "uv" / "tools" / "katrain"
    if os.name == "posix":
        yield Path("/", "usr")
        yield Path("/", "usr", "local")


def _program_folders() -> Iterator[SearchFolder]:
    """Yield the folders named like one of the `PROGRAMS`, in the usual places."""
    for base in _bases():
        for entry in _entries(str(base))[:BESIDE]:
            name = entry.name.lower().lstrip(".")
            program = next((title for start, title in PROGRAMS if name.startswith(start)), None)
            with contextlib.suppress(OSError):
                if program is not None and entry.is_dir():  # also through a link of the user
                    yield SearchFolder(program, Path(entry.path))


def _bases() -> list[Path]:
    """Return the folders in which programs usually create their folders."""
    home = _home()
    bases = list(_variable_paths("XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA", "LOCALAPPDATA"))
    bases += [base / "Programs" for base in _variable_paths("LOCALAPPDATA")]
    bases += _variable_paths("ProgramFiles", "ProgramFiles(x86)", "ProgramW6432")
    if home is not None:
        bases += [home, home / ".local" / "share", home / ".config", home / "Documents"]
    if sys.platform == "darwin":
        if home is not None:
            bases += [home / "Library" / "Application Support", home / "Applications"]
        brewed = Path("/", "opt", "homebrew")
        bases += [Path("/", "Applications"), brewed / "share", brewed / "opt"]
    if os.name == "posix":
        bases += [Path("/", "usr", "share"), Path("/", "usr", "local", "share"), Path("/", "opt")]
    return bases
