"""From the speed of a machine to the time and disk of a whole run; light to import."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.train.preset import Preset
from engine.train.settings import SelfPlaySettings

__all__ = ["MOVES_PER_POINT", "SPEED_SETTINGS", "RunEstimate", "Speed", "extrapolated"]

MOVES_PER_POINT: Final = 0.68
"""Moves of a self-play game per point of the board, as in the 7x7 runs, branches included."""
GAME_BYTES: Final = 250
"""Bytes of a game in its file besides the policies, and of those ..."""
POLICY_BYTES: Final = 1.3
"""... per move that could be played: half precision, compressed. Both as in the 7x7 runs."""
CHECKPOINT_BYTES: Final = 16
"""Per weight: network, average, and two moments of the optimizer."""
CHECKPOINTS: Final = 3

SPEED_SETTINGS: Final = (
    "rules.",
    "network.",
    "search.",
    "lessons.teacher",
    "lessons.boards",
    "selfplay.games",
    "selfplay.precision",
    "selfplay.cache_rows",
    "training.batch",
    "training.precision",
    "run.device",
    "run.start_network",
)
"""How the names of settings begin that change the speed itself: then it is measured anew."""


@dataclass(frozen=True)
class Speed:
    """What was measured."""

    nodes_per_s: float
    """Visits of self-play, one process [1/s]."""
    rows_per_s: float
    """Rows trained on [1/s]."""
    parameters: int
    """Weights of the network."""
    cores: int
    """Processor cores that this process may use."""


@dataclass(frozen=True)
class RunEstimate:
    """What a whole run will cost."""

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
    """What a whole run costs at a measured speed.

    Notes
    -----
    Nodes per game: moves times the mean visits of each phase of the run. All processes play; the
    first also trains, so a generation takes (playing + training) / processes, but never less than
    its training. A lesson is one move, one evaluation and one row.
    """
    selfplay, training, run = preset.selfplay, preset.training, preset.run
    games = run.generations * run.games
    if preset.lessons.teacher:
        nodes = rows = float(games)
        shares = preset.lessons.shares().items()
        policies = sum(share * (size**2 + 1) for size, share in shares) * POLICY_BYTES
    else:
        moves = min(MOVES_PER_POINT, selfplay.ply_limit) * preset.rules.size**2
        nodes = games * moves * _mean_visits(selfplay)
        learned = selfplay.deep_share + (1.0 - selfplay.deep_share) * (selfplay.cheap_weight > 0.0)
        rows = games * moves * learned
        policies = moves * selfplay.deep_share * (preset.rules.size**2 + 1) * POLICY_BYTES
    trained = rows * training.reuse
    processes = max(min(run.workers, speed.cores), 1)
    play_s, train_s = nodes / speed.nodes_per_s, trained / speed.rows_per_s
    wall_s = max((play_s + train_s) / processes, train_s)
    disk = (
        games * (GAME_BYTES + policies)
        + (run.generations + 1) * 2.0 * speed.parameters
        + CHECKPOINTS * CHECKPOINT_BYTES * speed.parameters
    )
    return RunEstimate(
        generations=run.generations,
        games=games,
        nodes=nodes,
        hours=wall_s / 3600.0,
        disk_bytes=disk,
        nodes_per_s=speed.nodes_per_s * processes,
        rows_per_s=speed.rows_per_s,
    )


def _mean_visits(settings: SelfPlaySettings) -> float:
    """Visits per move over the whole run."""
    phases, share = settings.phases(), settings.deep_share
    ends = [*(phase.start for phase in phases[1:]), 1.0]
    return sum(
        (end - phase.start) * (share * phase.deep + (1.0 - share) * phase.cheap)
        for end, phase in zip(ends, phases, strict=True)
    )
