"""Which networks there are: those shipped with the program and those in the person's own folder."""

from __future__ import annotations

from pathlib import Path

from engine.errors import WeightsError
from engine.files import data_folder, user_folder
from engine.network.weights import read_header
from engine.play.request import NetworkInfo

ENDINGS = (".safetensors", ".txt", ".txt.gz", ".gz")


def describe_network(path: Path) -> NetworkInfo:
    """What a network file says of itself; a file that can't be read carries the reason."""
    name = path.name.removesuffix(".gz").removesuffix(".txt").removesuffix(".safetensors")
    try:
        header = read_header(path)
    except WeightsError as error:
        return NetworkInfo(path, name, None, "unreadable", error=str(error))
    settings = header.settings
    description = f"{settings.size}x{settings.size}, {settings.blocks}x{settings.channels}"
    return NetworkInfo(path, name, settings.size, description, identity=header.identity)


def list_networks() -> list[NetworkInfo]:
    """Every network file in `weights/` and in the person's own folder, by board size and name."""
    found = []
    for folder in (data_folder("weights"), user_folder("weights")):
        for path in sorted(folder.glob("*")) if folder.is_dir() else []:
            if path.name.endswith(ENDINGS):
                found.append(describe_network(path))
    return sorted(found, key=lambda info: (info.size or 99, info.name))


def best_network(size: int) -> Path | None:
    """The network to use on a board when none was chosen: the person's own newest, else shipped.

    Among shipped files the last by name wins: names end in the generation.
    """
    usable = [info for info in list_networks() if info.size == size and not info.error]
    own = [info for info in usable if info.path.parent == user_folder("weights")]
    if own:
        return max(own, key=lambda info: info.path.stat().st_mtime).path
    return usable[-1].path if usable else None
