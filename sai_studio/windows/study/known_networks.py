"""The networks that can take part in a study: shipped, own, panel, generations of runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.catalog.networks import describe_network, list_networks, panel_networks
from engine.network.header import network_name
from engine.train.reading import RunReader


@dataclass(frozen=True)
class NetworkGroup:
    """Networks under one heading."""

    title: str
    networks: tuple[NetworkInfo, ...]
    is_run: bool = False
    """Whether these are generations of a run."""
    on_demand: bool = False
    """Whether they take part only if the user chooses them."""


def network_groups(
    runs: Sequence[Path], files: Sequence[Path], stopped: Callable[[], bool]
) -> list[NetworkGroup]:
    """Return all known networks in groups; reads many files, so not on the GUI thread.

    Parameters
    ----------
    runs
        Folders of runs.
    files
        Network files that the user added.
    """
    known = [*list_networks(), *map(describe_network, files)]
    usable = tuple({info.path: info for info in known if not info.error}.values())
    groups = [NetworkGroup(tr("Shipped and own"), usable)]
    panel = tuple(info for info in panel_networks() if not info.error)
    if panel:
        groups.append(NetworkGroup(tr("Panel"), panel, on_demand=True))
    for folder in runs:
        if stopped():
            break
        view = RunReader(folder).read()
        if view.size and view.networks:
            generations = tuple(
                NetworkInfo(
                    view.network_path(generation),
                    network_name(view.network_path(generation)),
                    view.size,
                    tr("generation {generation}", generation=generation),
                )
                for generation in view.networks
            )
            groups.append(NetworkGroup(view.name, generations, True, on_demand=True))
    return groups
