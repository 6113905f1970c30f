"""Time and disk space of a whole run, from the speed of a machine; light to import."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from engine.games.settings import GateSettings
from engine.train.game_source import game_source
from engine.train.presets.preset import Preset
from engine.train.presets.workload import total_games

TURN_S: Final = 1.0
"""Time of a generation besides playing and training: checkpoint, next network, as in a run of
recommended-5x5 [s]."""
CHECKPOINT_BYTES: Final = 16
"""Per weight: network, average, and two moments of the optimizer."""
CHECKPOINTS: Final = 3
USUAL_START_S: Final = 12.0
"""Time until a run plays, where it was not measured [s]."""

SPEED_SETTINGS: Final = (
    "rules.",
    "network.",
    "search.",
    "distillation.",
    "records.learn",
    "selfplay.games",
    "selfplay.precision",
    "selfplay.cache_rows",
    "training.batch",
    "training.precision",
    "training.threads",
    "run.device",
    "run.start_network",
    "run.start_trunk",
)
"""Prefixes of the settings that change the speed, so that it must be measured again."""


@dataclass(frozen=True)
class Speed:
    """Speed of this machine, as `measured_speed` returns it."""

    nodes_per_s: float
    """Visits of self-play, or evaluations by a teacher, of one process [1/s]; 0 if none."""
    rows_per_s: float
    """Rows trained on [1/s]."""
    parameters: int
    """Weights of the network."""
    cores: int
    """Processor cores that this process may use."""
    start_s: float
    """Loading the engine, choosing how the network runs and learns: once per run [s]."""


@dataclass(frozen=True)
class RunEstimate:
    """Time and disk space of a whole run."""

    generations: int
    games: int
    nodes: float
    """Visits in all."""
    hours: float
    """Wall-clock time, with the machine as busy as it is now."""
    disk_bytes: float
    nodes_per_s: float
    """Of all processes together, while they play."""
    rows_per_s: float


def extrapolated(preset: Preset, speed: Speed) -> RunEstimate:
    """Return the time and disk space of a whole run at a measured speed.

    Notes
    -----
    All processes play; the first also trains and plays the gates, so a generation takes (playing +
    training + gate) / processes, but never less than what the first one does alone. Games begin
    together: none ends before all games in lockstep were played, and at the end of the run half of
    the work in flight is lost. Of a distillation `games` counts positions.
    """
    work, limit = game_source(preset).workload(), 1e6 * preset.run.million_nodes
    if limit and work.nodes > limit:
        generations = math.ceil(preset.run.generations * limit / work.nodes)
        preset = replace(preset, run=preset.run.replace(generations=generations))
        work = game_source(preset).workload()
    training, run = preset.training, preset.run
    node_s = 1.0 / speed.nodes_per_s if speed.nodes_per_s else 0.0  # labels need no nodes
    first_s = work.first_nodes * node_s
    gates_s = run.generations * _gate_games(preset.gate) * work.moves * preset.gate.visits * node_s
    uses = training.epochs or training.reuse
    trained = max(work.rows * uses, float(run.generations * training.batch))
    processes = max(min(run.workers, speed.cores), 1)
    alone_s = trained / speed.rows_per_s + gates_s + run.generations * TURN_S
    shared_s = (work.nodes * node_s + alone_s) / processes + first_s / 2
    wall_s = speed.start_s + max(shared_s, first_s + alone_s)
    if run.minutes:
        wall_s = min(wall_s, 60.0 * run.minutes)
    if run.cpu_minutes:
        wall_s = min(wall_s, 60.0 * run.cpu_minutes / processes)
    disk = (
        work.disk_bytes
        + (run.generations + 1) * 2.0 * speed.parameters
        + CHECKPOINTS * CHECKPOINT_BYTES * speed.parameters
    )
    return RunEstimate(
        generations=run.generations,
        games=total_games(preset),
        nodes=work.nodes,
        hours=wall_s / 3600.0,
        disk_bytes=disk,
        nodes_per_s=speed.nodes_per_s * processes,
        rows_per_s=speed.rows_per_s,
    )


def usual_estimate(
    preset: Preset, cores: int, pace: tuple[float, float] = (1.0, 1.0)
) -> RunEstimate | None:
    """Return the time and disk space of a run by its preset's usual speed; None if not known.

    Parameters
    ----------
    cores
        Processor cores that the run may use.
    pace
        How many times faster this machine plays and trains than the one of the usual speed.
    """
    usual = preset.card.speed
    if usual is None:
        return None
    plays, trains = pace
    speed = Speed(
        nodes_per_s=usual.nodes_per_s * plays,
        rows_per_s=usual.rows_per_s * trains,
        parameters=usual.parameters,
        cores=cores,
        start_s=USUAL_START_S,
    )
    return extrapolated(preset, speed)


def _gate_games(gate: GateSettings) -> float:
    """Return the expected number of games of a gate: between its smallest and largest number."""
    return 0.0 if gate.rule == "always" else (min(gate.min_games, gate.games) + gate.games) / 2
