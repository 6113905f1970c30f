"""Which networks can take part in a study: shipped ones, the person's own, generations of runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from engine.api import NetworkInfo, RunReader, describe_network, list_networks

__all__ = ["NetworkGroup", "network_groups"]


@dataclass(frozen=True)
class NetworkGroup:
    """Networks under one heading."""

    title: str
    networks: tuple[NetworkInfo, ...]
    is_run: bool = False
    """Whether these are generations of a run."""


def network_groups(
    runs: Sequence[Path], files: Sequence[Path], stopped: Callable[[], bool]
) -> list[NetworkGroup]:
    """Every network that is known; reads many files, so not on the GUI thread.

    Parameters
    ----------
    runs
        Folders of runs.
    files
        Network files that a person named.
    """
    known = [*list_networks(), *map(describe_network, files)]
    usable = tuple({info.path: info for info in known if not info.error}.values())
    groups = [NetworkGroup("Shipped and own", usable)]
    for folder in runs:
        if stopped():
            break
        view = RunReader(folder).read()
        if view.size and view.networks:
            generations = tuple(
                NetworkInfo(
                    view.network_path(generation),
                    f"{view.name}-g{generation:04d}",
                    view.size,
                    f"generation {generation}",
                )
                for generation in view.networks
            )
            groups.append(NetworkGroup(view.name, generations, is_run=True))
    return groups
