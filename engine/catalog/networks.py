"""The known networks: shipped ones, those in the user's folder, and those added to the list.

An added network stays in its folder: the user's list (`networks.json`) only holds its path, and
removing it from the list does not delete the file.
"""

from __future__ import annotations

import dataclasses
import logging
import math
import os
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final

from engine.base.errors import EngineError, WeightsError, reason_of
from engine.base.files import data_folder, user_folder
from engine.base.suggestion import suggestion
from engine.base.translation import tr
from engine.base.untrusted import open_ordinary
from engine.catalog.added_list import AddedNetwork, added_networks, change_list
from engine.catalog.kept_headers import keep_info, kept_info
from engine.catalog.network_info import NetworkInfo, description_of, source_of
from engine.catalog.strength import Strength, strength_of
from engine.network.files.katago import load_katago
from engine.network.files.weight_stream import seems_cut_off
from engine.network.files.weights import check_tensors, is_katago_file, is_text_file, read_header
from engine.network.models.header import network_name
from engine.network.models.settings import KataGoSettings

log = logging.getLogger(__name__)

SMALLEST_TRAINED: Final = 7
"""Smallest board size that KataGo's networks often saw in training."""
ENDINGS: Final = (".safetensors", ".txt", ".bin", ".gz")
TEXT_KINDS: Final = ("sai", "leela", "elf")
"""Kinds of text files, whose header is known only after reading them to the end; it is cached."""
QUICK_BYTES: Final = 4 << 20
"""Largest text file that `describes_quickly` [bytes]."""
WHOLE_BYTES: Final = 16 << 20
"""Largest file of KataGo's format or ours that is checked to its end in a third of a second."""
STRONG_CHANNELS: Final = 128
"""Least number of channels of a KataGo network that may judge others."""


def describe_network(path: Path, origin: str = "") -> NetworkInfo:
    """Return the description of a network file; if it can't be read, with the reason.

    Parameters
    ----------
    origin
        See `NetworkInfo`.
    """
    size, changed = _state(path)
    return dataclasses.replace(_described(path, size, changed), origin=origin, since=changed / 1e9)


def describes_quickly(path: Path) -> bool:
    """Return whether `describe_network` and `damage_of` are fast; large files need a thread."""
    size, changed = _state(path)
    if size <= QUICK_BYTES or kept_info(path, size, changed) is not None:
        return True
    try:
        return size <= WHOLE_BYTES and (is_katago_file(path) or not is_text_file(path))
    except WeightsError:
        return True


def looks_like_network(path: Path) -> bool:
    """Return whether a file seems to be a network and not a game, by its name and beginning."""
    name = path.name.lower()
    if name.endswith(".txt"):
        try:
            with open_ordinary(path) as file:
                return file.read(32).split(None, 1)[:1][0].isdigit() or is_katago_file(path)
        except (OSError, IndexError, WeightsError):
            return False
    return name.endswith(ENDINGS) and not name.endswith(".sgf.gz")


def _state(path: Path) -> tuple[int, int]:
    """Return size [bytes] and time of the last change [ns]; both 0 if there is no file."""
    try:
        status = path.stat()
    except OSError:
        return 0, 0
    return status.st_size, status.st_mtime_ns


@lru_cache(maxsize=256)
def _described(path: Path, size: int, changed: int) -> NetworkInfo:
    """Implement `describe_network`, cached by size and time of the last change."""
    name = network_name(path)
    kept = kept_info(path, size, changed) if size > QUICK_BYTES else None
    if kept is not None:  # its description may be in another language
        return dataclasses.replace(kept, description=description_of(kept))
    try:
        header = read_header(path)
    except WeightsError as error:
        return NetworkInfo(path, name, None, tr("unreadable"), error=str(error), bytes=size)
    settings, sizes = header.settings, header.sizes
    info = NetworkInfo(
        path,
        name,
        sizes[0] if len(sizes) == 1 else None,
        "",
        header.identity,
        sizes=sizes,
        trunk=f"{settings.blocks}x{settings.channels}",
        kind=header.kind,
        bytes=size,
        source=source_of(header),
        has_values=header.has_values,
        is_human=isinstance(settings, KataGoSettings) and settings.human,
    )
    info = dataclasses.replace(info, description=description_of(info, header))
    if header.kind in TEXT_KINDS and size > QUICK_BYTES:
        keep_info(info, changed)
    return info


def list_networks() -> list[NetworkInfo]:
    """Return every network (shipped, own folder, added) by board size and name."""
    networks = []
    seen = set()
    for folder, origin in ((data_folder("weights"), "shipped"), (user_folder("weights"), "own")):
        try:
            paths = sorted(folder.iterdir())
        except OSError:  # missing, or unreadable for this user
            continue
        for path in paths:
            if path.name.lower().endswith(ENDINGS):
                seen.add(os.path.realpath(path))
                networks.append(describe_network(path, origin))
    for entry in added_networks():
        path = Path(entry.path)
        if os.path.realpath(path) not in seen:
            info = describe_network(path, "added")
            networks.append(dataclasses.replace(info, since=entry.since or info.since))
    return sorted(networks, key=lambda info: (info.size or 99, info.name))


def panel_networks() -> list[NetworkInfo]:
    """Return the networks of the shipped panel, against which others are measured, by name.

    `list_networks` leaves them out, since they are not meant for analysis and play.
    """
    folder = data_folder("weights") / "panel"
    try:
        paths = sorted(folder.iterdir())
    except OSError:  # missing, or unreadable for this user
        return []
    return [describe_network(p, "panel") for p in paths if p.name.lower().endswith(ENDINGS)]


def shipped_generations(run: str) -> dict[int, tuple[Path, int]]:
    """Return the shipped networks of a run, by its name in their headers; the panel's included.

    Returns
    -------
    dict
        File, and number of nodes that the run had searched before it, by generation.
    """
    weights = data_folder("weights")
    generations = {}
    for path in (*weights.glob("*.safetensors"), *weights.glob("panel/*.safetensors")):
        try:
            training = read_header(path).training
        except WeightsError:  # the list of networks shows the error
            continue
        generation, nodes = training.get("generation"), training.get("nodes")
        if training.get("run") == run and isinstance(generation, int) and isinstance(nodes, int):
            generations[generation] = path, nodes
    return generations


def shipped_title(name: str) -> str:
    """Return the title of a shipped network by the name in an analysis; "" if none has it."""
    shipped = data_folder("weights").glob("*.safetensors")
    return next((describe_network(path).title for path in shipped if path.stem == name), "")


def damage_of(path: Path) -> str:
    """Return the damage of a file with a valid header, as a sentence; "" if the file is whole.

    KataGo's files and ours are read to their end, some 60 MB a second. The result is cached until
    the file changes.
    """
    return _damage(path, *_state(path))


def visible_damage_of(path: Path) -> str:
    """Return `damage_of` for a file that seems cut off; "" for all others.

    Whole files are not read, so this is fast for them.
    """
    try:
        return damage_of(path) if seems_cut_off(path) else ""
    except OSError:  # the description of the file has the reason
        return ""


@lru_cache(maxsize=256)
def _damage(path: Path, _size: int, _changed: int) -> str:
    try:
        if is_katago_file(path):
            load_katago(path)
        elif not is_text_file(path):
            check_tensors(path)
    except WeightsError as error:
        return str(error)
    except OSError as error:
        return tr(
            "{file}: can't be read ({reason}); choose another file",
            file=path.name,
            reason=reason_of(error),
        )
    return ""


def add_network(path: Path) -> NetworkInfo:
    """Add a network to the user's list; the file stays in its folder.

    A network that is already on the list becomes the newest one.

    Raises
    ------
    WeightsError
        The file can't be used, or the list can't be written.
    """
    path = Path(os.path.abspath(path))
    info = describe_network(path, "added")
    problem = info.error or damage_of(path)
    if problem:
        raise WeightsError(problem)
    real = os.path.realpath(path)
    for known in list_networks():
        if known.origin != "added" and os.path.realpath(known.path) == real:
            return known
    new = AddedNetwork(str(path), time.time())
    change_list(
        lambda added: [*(entry for entry in added if os.path.realpath(entry.path) != real), new]
    )
    return info


def forget_network(path: Path) -> None:
    """Remove a network from the user's list; the file is not deleted.

    Raises
    ------
    WeightsError
        The network isn't on the list, or the list can't be written.
    """

    def without(added: list[AddedNetwork]) -> list[AddedNetwork]:
        kept = [entry for entry in added if Path(entry.path) != path]
        if len(kept) == len(added):
            raise WeightsError(
                tr(
                    "{path}: not on the list of added networks; to remove a network that "
                    "was not added, delete its file",
                    path=path,
                )
            )
        return kept

    change_list(without)


def chosen_network(name: Path | str | None, size: int) -> Path:
    """Return the file of the network that the user named, or of the best one for the board.

    Raises
    ------
    EngineError
        There is no such network, see `named_network`, or none for the board.
    """
    if name is not None:
        return named_network(str(name))
    path = best_network(size)
    if path is None:
        raise EngineError(
            tr("no network for the {size}x{size} board; name one with --net FILE", size=size)
        )
    return path


def named_network(name: str) -> Path:
    """Return the network file with a path, or with the name of a known network.

    Raises
    ------
    WeightsError
        There is no such file, and no network of that name.
    """
    path = Path(name)
    if os.path.isfile(path):
        return path
    known = {info.name: info.path for info in list_networks()}
    if name in known:
        return known[name]
    for file in _shipped_beside():
        if network_name(file) == name:
            return file
    names = {**known, **dict.fromkeys(map(network_name, _shipped_beside()))}
    listed = tr("known: {names}", names=", ".join(sorted(known)) or tr("none"))
    raise WeightsError(
        tr("{name}: there is no such network file, and no network of that name", name=name),
        hint=suggestion(network_name(path), names, listed),
    )


def _shipped_beside() -> list[Path]:
    """Return the shipped networks that lists leave out: of panel, rating pool and studies."""
    return sorted(data_folder("weights").glob("*/*.safetensors"))


def strongest_network(size: int, also: Sequence[Path] = ()) -> Path | None:
    """Return the strongest available network for a board, to judge others; None if none is strong.

    This is the KataGo network with the largest trunk, of at least `STRONG_CHANNELS` channels;
    networks that imitate people are left out.

    Parameters
    ----------
    also
        Network files to choose from besides the known ones.
    """
    candidates = []
    for path in dict.fromkeys([*(info.path for info in list_networks()), *also]):
        try:
            settings = read_header(path).settings
        except (WeightsError, OSError):
            continue
        if not isinstance(settings, KataGoSettings) or settings.human:
            continue
        if size in settings.sizes and settings.channels >= STRONG_CHANNELS:
            candidates.append((settings.blocks * settings.channels**2, path.name, path))
    return max(candidates)[2] if candidates else None


def human_network() -> Path | None:
    """Return the newest known "human" network of KataGo; None without one."""
    known = [info for info in list_networks() if info.is_human and not info.error]
    return max(known, key=lambda info: info.since).path if known else None


def needed_human_network(named: Path | None) -> Path:
    """Return the "human" network that was named, or else the newest known one.

    Raises
    ------
    WeightsError
        None was named or is known.
    """
    path = named or human_network()
    if path is None:
        raise WeightsError(
            tr(
                'there is no "human" network of KataGo on this computer; get one in the window '
                "with Networks \u203a Get the human network, or name its file"
            )
        )
    return path


def best_network(size: int, but: frozenset[Path] = frozenset()) -> Path | None:
    """Return the default network of a board: the user's newest one, else a shipped one.

    The age of an added network counts from when it was added, that of one in the user's folder from
    the last change of its file.

    Among the shipped networks those that were measured on this board or are for it alone are
    preferred. Of these, all whose Elo against the rating pool is within the error of the highest
    one are candidates; the largest trunk wins, then the highest Elo, then the last name, since
    names end in the generation. On boards below 7x7, which KataGo's networks hardly saw in
    training, a shipped network is preferred to them. A policy alone is used only if there is no
    other network, and one that imitates people never.

    Parameters
    ----------
    but
        Files to leave out.
    """
    usable = [info for info in list_networks() if info.plays(size) and info.path not in but]
    usable = [info for info in usable if not info.is_human]
    usable = [info for info in usable if info.has_values] or usable
    shipped = [info for info in usable if info.origin == "shipped"]
    own = [info for info in usable if info.origin != "shipped"]
    if shipped and size < SMALLEST_TRAINED:
        own = [info for info in own if info.kind != "katago"]
    if own:
        return max(own, key=lambda info: info.since).path
    if not shipped:
        return None

    rated = [(info, strength_of(info, size)) for info in shipped]
    rivals = [
        (info, strength)
        for info, strength in rated
        if len(info.sizes) == 1 or (strength is not None and strength.size == size)
    ] or rated
    _, lowest = max(((s.elo, s.low) for _, s in rivals if s is not None), default=(0.0, -math.inf))

    def rank(rival: tuple[NetworkInfo, Strength | None]) -> tuple[bool, int, float, str]:
        info, strength = rival
        elo, high = (-math.inf, -math.inf) if strength is None else (strength.elo, strength.high)
        return high >= lowest, info.trunk_weights, elo, info.name

    return max(rivals, key=rank)[0].path


def judges_of(root: Path, run: str, size: int) -> list[Path]:
    """Return the networks that can judge a run, the strongest at hand first.

    Its own generations can't, wherever copies of them lie.

    Parameters
    ----------
    root
        Folder of the run.
    run
        Name of the run, as in the headers of its networks.
    """
    folder, own = root.resolve(), set()
    known = [info.path for info in list_networks() if info.plays(size)]
    for path in known:
        with suppress(WeightsError):
            if folder in path.resolve().parents or read_header(path).training.get("run") == run:
                own.add(path)
    others = [path for path in known if path not in own]
    strongest = strongest_network(size)
    first = strongest if strongest in others else best_network(size, frozenset(own))
    return sorted(others, key=lambda path: path != first)
