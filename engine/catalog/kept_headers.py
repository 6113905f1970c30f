"""A cache of the headers of large text networks, since reading such a file takes seconds."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from msgspec import Struct

from engine.base.checked_json import Count, Text, json_text, read_json
from engine.base.errors import FormatError, RunError
from engine.base.files import atomic_write, user_folder
from engine.base.lock import changing
from engine.catalog.network_info import NetworkInfo


def _kept_file() -> Path:
    return user_folder() / "network-headers.json"


class _KeptHeader(Struct, frozen=True):
    """Header of a large text network: an entry of `network-headers.json`, by path."""

    name: Text
    size: Count
    description: Text
    identity: Text
    trunk: Text
    kind: Text
    bytes: int
    changed: Text
    """Time of the file's last change [ns]; a text, since `checked_json` refuses such numbers."""


def _all_kept() -> dict[str, _KeptHeader]:
    try:
        return read_json(_kept_file(), dict[str, _KeptHeader])
    except (OSError, FormatError):  # none yet, or damaged: files are read again
        return {}


def kept_info(path: Path, size: int, changed: int) -> NetworkInfo | None:
    """Return the cached description of a file; None if there is none, or the file has changed.

    Parameters
    ----------
    size
        Size of the file [bytes].
    changed
        Time of its last change [ns].
    """
    kept = _all_kept().get(str(path))
    if kept is None or (kept.bytes, kept.changed) != (size, str(changed)):
        return None
    return NetworkInfo(
        path,
        kept.name,
        kept.size,
        kept.description,
        kept.identity,
        sizes=(kept.size,),
        trunk=kept.trunk,
        kind=kept.kind,
        bytes=size,
    )


def keep_info(info: NetworkInfo, changed: int) -> None:
    """Add the description of a file to the cache; entries of missing files are dropped.

    Parameters
    ----------
    changed
        Time of the file's last change [ns].
    """
    kept = _KeptHeader(
        info.name,
        info.size or 0,
        info.description,
        info.identity,
        info.trunk,
        info.kind,
        info.bytes,
        str(changed),
    )
    file = _kept_file()
    # errors: then the file is read again next time
    with contextlib.suppress(OSError, UnicodeError, RunError), changing(file):
        entries = {name: entry for name, entry in _all_kept().items() if os.path.isfile(name)}
        atomic_write(file, json_text({**entries, str(info.path): kept}))
