"""Losses by epoch with a fifth of the games held out (GoCSE392 part 2, Experiments, 1.1).

The framework that the study began with trains ten epochs on the examples of an iteration and never
looks at other games. Here an iteration of a run is trained again from the network before it, on
its window without a fifth of the iteration's own games, which no network has learned from. The
networks of all epochs are kept, so that the first and the last can play (Experiments, 1.2).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from engine.base.errors import RunError, SettingsError
from engine.network.files.weights import save_network
from engine.network.models.network import network_from
from engine.record.played_game import PlayedGame
from engine.record.shards import read_shard
from engine.train.learning.sampler import Batch, Sampler, row_count
from engine.train.learning.trainer import Trainer
from engine.train.presets.loss_terms import active_terms
from engine.train.presets.schedule import Moment
from engine.train.runs.run import RunFolder, Stream, unit_random
from engine.train.runs.run_networks import device_of, network_of_run

HELD_OUT: Final = 0.2
"""Share of the newest games that are not learned from."""


class EpochLosses(NamedTuple):
    """Mean losses after an epoch, of positions learned from (before each step) and held out."""

    epoch: int
    policy: float
    """Cross-entropy [nats]."""
    winrate: float
    """By the run's `training.winrate_loss`."""
    held_out_policy: float
    held_out_winrate: float


def epoch_losses(
    root: Path,
    out: Path,
    *,
    generation: int,
    epochs: int,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> list[EpochLosses]:
    """Train a generation of a run again, epoch by epoch; write OUT/epoch-01.safetensors and so on.

    Parameters
    ----------
    root
        Folder of the run, which is only read.
    generation
        The network to make again: games before it are learned, training begins with the best
        network before it.

    Returns
    -------
    list
        Fewer than `epochs` if stopped.

    Raises
    ------
    SettingsError
        The run has no such generation.
    RunError
        The run can't be read, or has too few games.
    """
    folder = RunFolder(root)
    plan = folder.preset()
    begun = (generation - 1) / max(plan.run.generations, 1)
    preset = plan.at(Moment(generation - 1, begun))
    made = folder.generations()
    if generation < 1 or generation not in made:
        raise SettingsError(
            f"{root} has no generation {generation} to make again; its networks are numbered from "
            f"0 to {max(made, default=0)}"
        )
    best = max(
        (
            entry["best"]
            for entry in folder.read_log()
            if entry["event"] == "network" and entry["generation"] == generation - 1
        ),
        default=generation - 1,
    )
    learned, held_out = _split(folder, generation, preset.training.window_rows)
    features, settings = preset.network.feature_set, preset.training
    source, judged = Sampler(learned, features), Sampler(held_out, features)
    start = network_from(network_of_run(folder.network_path(best)))
    trainer = Trainer(start, settings, device_of(preset), active_terms(preset.sections()))
    notice(
        f"network {best} learns from {source.rows:,} positions of {len(learned):,} games; "
        f"{judged.rows:,} positions of {len(held_out):,} games are held out"
    )
    steps = -(-source.rows // settings.batch)
    found: list[EpochLosses] = []
    seed = int(unit_random(preset.run.seed, Stream.TRAIN, generation).integers(2**31))
    share = generation / max(preset.run.generations, 1)
    for epoch in range(1, epochs + 1):
        losses = trainer.train(
            lambda step: source.pass_batch(step * settings.batch, settings.batch, seed),
            epoch * steps,
            share,
            stopped,
        )
        if stopped():
            break
        held = _mean_losses(trainer, judged, settings.batch)
        found.append(
            EpochLosses(epoch, losses["policy"], losses["winrate"], held["policy"], held["winrate"])
        )
        out.mkdir(parents=True, exist_ok=True)
        save_network(
            out / f"epoch-{epoch:02d}.safetensors",
            trainer.averaged,
            training={"run": root.name, "generation": generation, "epochs": epoch},
        )
        notice(
            f"epoch {epoch}: policy {losses['policy']:.4f}, held out {held['policy']:.4f}; "
            f"winrate {losses['winrate']:.4f}, held out {held['winrate']:.4f}"
        )
    return found


def _split(
    folder: RunFolder, generation: int, rows: int
) -> tuple[list[PlayedGame], list[PlayedGame]]:
    """Return the games to learn from, a window of `rows` positions, and those held out."""
    fresh: list[PlayedGame] = []
    older: list[PlayedGame] = []
    for path in reversed(folder.shards()):
        made = int(path.parent.name)
        if made == generation - 1:
            fresh += read_shard(path)
        elif made < generation - 1 and row_count(fresh) + row_count(older) < rows:
            older += read_shard(path)
    order = np.random.default_rng(0).permutation(len(fresh))
    count = round(HELD_OUT * len(fresh))
    held_out = [fresh[i] for i in order[:count]]
    if not row_count(held_out):
        raise RunError(
            f"the {len(fresh)} games before generation {generation} are too few to hold a fifth of "
            "them out; take another generation"
        )
    return [*older, *(fresh[i] for i in order[count:])], held_out


def _mean_losses(trainer: Trainer, sampler: Sampler, size: int) -> dict[str, float]:
    """Return the mean losses of all positions of a sampler, each once and unturned."""
    sums = dict.fromkeys(("policy", "winrate"), 0.0)
    for begin in range(0, sampler.rows, size):
        rows = np.arange(begin, min(begin + size, sampler.rows))
        batch: Batch = sampler.batch(rows, np.zeros(len(rows), np.int8))
        losses = trainer.playing_losses(batch)
        for name in sums:
            sums[name] += losses[name] * len(rows)
    return {name: total / sampler.rows for name, total in sums.items()}
