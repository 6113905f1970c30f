"""Files that workers on other machines need: sent once to each machine, kept by their content."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.base.errors import RunError, reason_of
from engine.base.files import atomic_write, user_folder
from engine.jobs.farm import Farm, Fetch


@dataclass(frozen=True)
class SharedFile:
    """A file in a cluster's object store."""

    name: str
    """Name without folders; its ending tells the kind of a network."""
    reference: Any


def share_file(farm: Farm, path: Path) -> SharedFile:
    """Put a file into the object store.

    Raises
    ------
    RunError
        It can't be read.
    """
    return SharedFile(path.name, farm.share(content_of(path)))


def content_of(path: Path) -> bytes:
    """Return the bytes of a file that is to be sent.

    Raises
    ------
    RunError
        It can't be read.
    """
    try:
        return path.read_bytes()
    except OSError as error:
        raise RunError(
            f"{path}: can't be read ({reason_of(error)}), so it can't be sent to the cluster; make "
            "it readable"
        ) from error


def stored_file(file: SharedFile, fetch: Fetch) -> Path:
    """Return the path of a shared file on this machine, which its workers write once.

    Raises
    ------
    OSError
        The folder for the user's data can't be written.
    """
    content = fetch(file.reference)
    path = user_folder("cluster", hashlib.sha256(content).hexdigest()[:16]) / file.name
    if not path.exists():
        atomic_write(path, content)
    return path
