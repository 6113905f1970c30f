"""The networks of a run: create the first one, load exported ones, make evaluators."""

from __future__ import annotations

from pathlib import Path

import torch

from engine.base.errors import RunError, WeightsError
from engine.catalog.networks import named_network
from engine.network.files.katago import is_katago, load_katago
from engine.network.files.katago_trunk import take_katago_trunk
from engine.network.files.weights import load_network, read_network
from engine.network.models.network import Network, initial_network, on_boards
from engine.network.models.settings import NetworkSettings
from engine.network.models.stored import StoredNetwork
from engine.network.runners.evaluator import NetworkEvaluator
from engine.train.presets.preset import SOURCES, Preset
from engine.train.runs.run import Stream, unit_random


def make_evaluator(preset: Preset, path: Path, cache_rows: int | None = None) -> NetworkEvaluator:
    """Return an evaluator of one of the run's weights files; see `evaluator_of`."""
    return evaluator_of(preset, network_of_run(path), cache_rows)


def evaluator_of(
    preset: Preset, network: StoredNetwork, cache_rows: int | None = None
) -> NetworkEvaluator:
    """Return an evaluator of a network for the run's games; cached as in self-play by default.

    A policy gradient needs the probability with which each move was drawn, so there positions are
    not turned.
    """
    unturned = any(hook.unturned(preset) for hook in SOURCES.values())
    return NetworkEvaluator(
        network.on_board(preset.rules.size),
        precision=preset.selfplay.precision,
        symmetry="identity" if unturned else "random",
        cache_rows=preset.selfplay.cache_rows if cache_rows is None else cache_rows,
        device=device_of(preset),
    )


def network_of_run(path: Path) -> StoredNetwork:
    """Read a network that the run has exported.

    Raises
    ------
    RunError
        It is missing or damaged; the text says how to go on without it.
    """
    try:
        return read_network(path)[0]
    except WeightsError as error:
        advice = "put it back"
        if path.stem.isdecimal() and int(path.stem) > 0:
            advice = (
                f"remove it and state.json in the folder above to go on from generation "
                f"{int(path.stem) - 1}"
            )
        raise RunError(
            f"{path}: this network of the run can't be read ({error}); {advice}"
        ) from error


def device_of(preset: Preset) -> str:
    """Return where a run's networks play and learn: "cpu" or "cuda".

    Raises
    ------
    RunError
        CUDA is asked for and there is none.
    """
    wanted, found = preset.run.device, torch.cuda.is_available()
    if wanted == "cuda" and not found:
        raise RunError("run.device is cuda, but no CUDA device was found; set it to auto or cpu")
    return "cuda" if found and wanted != "cpu" else "cpu"


def first_network(preset: Preset) -> Network:
    """Return the network that a run begins with: `run.start_network`, or random weights.

    A network with pooled heads may have been made for other board sizes. A trunk is the same for
    every board size: with `run.start_trunk` only the heads are random.

    Raises
    ------
    RunError
        The start network has other settings than the preset, or the trunk does not fit.
    WeightsError
        It can't be read.
    """
    settings = preset.network
    path = preset.run.start_network
    if not path:
        random = unit_random(preset.run.seed, Stream.NETWORK)
        network = initial_network(settings, int(random.integers(2**31)))
        if preset.run.start_trunk:
            _take_trunk(network, preset.run.start_trunk)
        return network
    network, _ = load_network(named_network(path))
    if network.settings.pooled and settings.pooled:
        network = on_boards(network, settings.smallest, settings.size)
    if network.settings != settings:
        raise RunError(
            f"{path}: the start network has other settings than the preset "
            f"({_differences(network.settings, settings)}); name another network, or a preset that "
            f"fits it"
        )
    return network


def _take_trunk(network: Network, path: str) -> None:
    """Copy the trunk of a network file, ours or KataGo's, into a network."""
    file = named_network(path)
    if is_katago(file):
        try:
            take_katago_trunk(network, load_katago(file)[0])
        except WeightsError as error:
            raise RunError(f"{path}: {error}") from error
        return
    other, _ = load_network(file)
    if other.settings.features != network.settings.features:
        raise RunError(
            f"{path}: its planes are {other.settings.features}, not {network.settings.features}; "
            "name another file as run.start_trunk, or the same planes as network.features"
        )
    settings = network.settings
    further: tuple[str, ...] = ()
    if settings.norm == "none" and settings.trunk != "plain":  # they begin as the identity
        further = tuple(f"blocks.{i}." for i in range(other.settings.blocks, settings.blocks))
    trunk = network.trunk.state_dict()
    begun = {name: part for name, part in trunk.items() if name.startswith(further)}
    try:
        network.trunk.load_state_dict({**begun, **other.trunk.state_dict()})
    except RuntimeError as error:
        raise RunError(
            f"{path}: its trunk has other layers than this network; name another file as "
            "run.start_trunk, or the same blocks and channels"
        ) from error


def _differences(settings: NetworkSettings, expected: NetworkSettings) -> str:
    """Return the first settings that differ, for people."""
    pairs = zip(settings.to_dict().items(), expected.to_dict().values(), strict=True)
    texts = [f"{name} {value}, not {other}" for (name, value), other in pairs if value != other]
    return ", ".join(texts[:3]) + (", ..." if len(texts) > 3 else "")
