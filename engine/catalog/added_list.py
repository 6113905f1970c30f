"""The user's list of added networks, which stay in their folders: `networks.json`."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from engine.base.checked_json import Text, json_text, read_json
from engine.base.errors import EngineError, FormatError, WeightsError, reason_of
from engine.base.files import atomic_write, set_aside, user_folder
from engine.base.translation import tr

__all__ = ["AddedNetwork", "added_networks", "list_to_change", "write_list"]

log = logging.getLogger(__name__)


class AddedNetwork(Struct, frozen=True):
    """A network on the list."""

    path: Text
    since: float = 0.0
    """Time at which it was added [s since 1970]; 0 if unknown."""


class _AddedNetworks(Struct, frozen=True):
    """Content of `networks.json`."""

    networks: tuple[AddedNetwork, ...]


def added_networks() -> list[AddedNetwork]:
    """Return the list; empty if it is missing or can't be read."""
    with contextlib.suppress(OSError, FormatError):
        return _read(_file())
    return []


def list_to_change() -> list[AddedNetwork]:
    """Return the list for a change; a damaged file is renamed first, so that it isn't overwritten.

    Raises
    ------
    WeightsError
        The list can't be read now.
    """
    file = _file()
    try:
        return _read(file)
    except FileNotFoundError:
        return []
    except FormatError as error:
        try:
            log.warning("%s; it was kept as %s", error, set_aside(file).name)
        except EngineError as problem:
            raise WeightsError(str(problem)) from None
        return []
    except OSError as error:
        raise WeightsError(
            tr(
                "{file}: the list of networks can't be read ({reason}), so it can't be "
                "changed either; make the file readable",
                file=file,
                reason=reason_of(error),
            )
        ) from None


def write_list(networks: Sequence[AddedNetwork]) -> None:
    """Write the list in place of the old one.

    Raises
    ------
    WeightsError
        The file can't be written.
    """
    file = _file()
    try:
        atomic_write(file, json_text(_AddedNetworks(tuple(networks))))
    except (OSError, UnicodeError) as error:
        raise WeightsError(
            tr(
                "{file}: the list of networks can't be written ({reason})",
                file=file,
                reason=reason_of(error),
            )
        ) from None


def _file() -> Path:
    return user_folder() / "networks.json"


def _read(file: Path) -> list[AddedNetwork]:
    return list(read_json(file, _AddedNetworks).networks)
