"""Which networks there are: those shipped with the program and those in the person's own folder."""

from __future__ import annotations

import os
from pathlib import Path

from engine.errors import EngineError, WeightsError
from engine.files import data_folder, user_folder
from engine.network.weights import read_header
from engine.play.request import NetworkInfo

ENDINGS = (".safetensors", ".txt", ".bin", ".gz")


def describe_network(path: Path) -> NetworkInfo:
    """What a network file says of itself; a file that can't be read carries the reason."""
    name = path.name.removesuffix(".gz")
    for ending in (".txt", ".bin", ".safetensors"):
        name = name.removesuffix(ending)
    if path.parent.name == "networks" and name.isdecimal():  # a generation in a run's folder
        name = f"{path.parent.parent.name}-g{name}"
    try:
        header = read_header(path)
    except WeightsError as error:
        return NetworkInfo(path, name, None, "unreadable", error=str(error))
    settings, sizes = header.settings, header.sizes
    boards = f"{sizes[0]}x{sizes[0]}"
    if len(sizes) > 1:
        boards = f"up to {sizes[-1]}x{sizes[-1]}"
    description = f"{boards}, {settings.blocks}x{settings.channels}"
    if header.kind == "katago":
        description = f"KataGo, {description}"
    size = sizes[0] if len(sizes) == 1 else None
    return NetworkInfo(path, name, size, description, header.identity, sizes=sizes)


def list_networks() -> list[NetworkInfo]:
    """Every network file in `weights/` and in the person's own folder, by board size and name."""
    found = []
    for folder in (data_folder("weights"), user_folder("weights")):
        try:
            paths = sorted(folder.iterdir())
        except OSError:  # there is none, or it is closed to this person
            continue
        found += [describe_network(path) for path in paths if path.name.endswith(ENDINGS)]
    return sorted(found, key=lambda info: (info.size or 99, info.name))


def chosen_network(path: Path | None, size: int) -> Path:
    """The network file a person named, or the best one for the board.

    Raises
    ------
    EngineError
        There is no file of that name, or no network for the board.
    """
    if path is None:
        path = best_network(size)
        if path is None:
            raise EngineError(f"no network for the {size}x{size} board; name one with --net FILE")
    elif not os.path.isfile(path):
        raise WeightsError(f"{path}: there is no such network file; name another with --net FILE")
    return path


def best_network(size: int) -> Path | None:
    """The network to use on a board when none was chosen: the person's own newest, else shipped.

    Among shipped files the last by name wins: names end in the generation.
    """
    usable = [info for info in list_networks() if info.plays(size)]
    own = [info for info in usable if info.path.parent == user_folder("weights")]
    if own:
        return max(own, key=lambda info: info.path.stat().st_mtime).path
    return usable[-1].path if usable else None
