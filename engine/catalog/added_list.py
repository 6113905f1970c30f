"""The user's list of added networks, which stay in their folders: `networks.json`."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from engine.base.checked_json import Text, convert_fitting, json_text, read_json
from engine.base.errors import EngineError, FormatError, RunError, WeightsError, reason_of
from engine.base.files import atomic_write, set_aside, user_folder
from engine.base.lock import changing
from engine.base.translation import tr

log = logging.getLogger(__name__)


class AddedNetwork(Struct, frozen=True):
    """A network on the list."""

    path: Text
    since: float = 0.0
    """Time at which it was added [s since 1970]; 0 if unknown."""


class _AddedNetworks(Struct, frozen=True):
    """Content of `networks.json`."""

    networks: tuple[Any, ...]
    """Each an `AddedNetwork`, unless it is damaged or of a later version."""


def added_networks() -> list[AddedNetwork]:
    """Return the list; empty if it is missing or can't be read."""
    with contextlib.suppress(OSError, FormatError):
        return _fitting(_read(_file()))
    return []


def change_list(change: Callable[[list[AddedNetwork]], Sequence[AddedNetwork]]) -> None:
    """Replace the list by what a function makes of it, while no other process changes it.

    A damaged file is renamed first, so that it isn't overwritten; a damaged entry stays as it is.

    Raises
    ------
    WeightsError
        The list can't be read now, or can't be written; or the function raises it.
    """
    file = _file()
    try:
        with changing(file):
            stored = _to_change(file)
            damaged = (entry for entry in stored if not _fitting([entry]))
            new = _AddedNetworks((*damaged, *change(_fitting(stored))))
            atomic_write(file, json_text(new))
    except (OSError, UnicodeError, RunError) as error:
        raise WeightsError(
            tr(
                "{file}: the list of networks can't be written ({reason})",
                file=file,
                reason=reason_of(error),
            )
        ) from None


def _to_change(file: Path) -> tuple[Any, ...]:
    """Return the entries on the disk; a damaged file is renamed."""
    try:
        return _read(file)
    except FileNotFoundError:
        return ()
    except FormatError as error:
        try:
            log.warning("%s; it was kept as %s", error, set_aside(file).name)
        except EngineError as problem:
            raise WeightsError(str(problem)) from None
        return ()
    except OSError as error:
        raise WeightsError(
            tr(
                "{file}: the list of networks can't be read ({reason}), so it can't be "
                "changed either; make the file readable",
                file=file,
                reason=reason_of(error),
            )
        ) from None


def _file() -> Path:
    return user_folder() / "networks.json"


def _read(file: Path) -> tuple[Any, ...]:
    return read_json(file, _AddedNetworks).networks


def _fitting(entries: Iterable[Any]) -> list[AddedNetwork]:
    return list(convert_fitting(entries, AddedNetwork))
