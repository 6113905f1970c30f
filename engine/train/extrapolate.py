"""From the speed of a machine to the time and disk of a whole run; light to import."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.match.settings import GateSettings
from engine.train.preset import Preset
from engine.train.settings import SelfPlaySettings

__all__ = ["MOVES_PER_POINT", "SPEED_SETTINGS", "RunEstimate", "Speed", "extrapolated"]

MOVES_PER_POINT: Final = 0.68
"""Moves of a self-play game per point of the board, as in the 7x7 runs, branches included."""
YOUNG_MOVES_PER_POINT: Final = 0.9
"""The same of the first `YOUNG_GAMES` games: a network that knows nothing plays longer."""
YOUNG_GAMES: Final = 2000
TURN_S: Final = 0.2
"""Time of a generation besides playing and training: checkpoint, next network [s]."""
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
    "distillation.",
    "selfplay.games",
    "selfplay.precision",
    "selfplay.cache_rows",
    "training.batch",
    "training.precision",
    "run.device",
    "run.start_network",
    "run.start_trunk",
)
"""How the names of settings begin that change the speed itself: then it is measured again."""


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
    start_s: float
    """Loading the engine, choosing how the network runs and learns: once per run [s]."""


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
    first also trains and plays the gates, so a generation takes (playing + training + gate) /
    processes, but never less than what the first one does alone. Games begin together: none ends
    before all games in lockstep were played, and at the end of the run half of what is in flight is
    given up. In a
    distillation a game is one position: one evaluation and one row.
    """
    selfplay, training, run = preset.selfplay, preset.training, preset.run
    games = run.generations * run.games
    if preset.distills:
        rows = float(games)
        searched = preset.distillation.searched_share * (preset.distillation.visits - 1)
        nodes = rows * (1.0 + searched)
        shares = (preset.distillation.shares() or {preset.rules.size: 1.0}).items()
        policies = sum(share * (size**2 + 1) for size, share in shares) * POLICY_BYTES
        first_s = gates_s = 0.0
    else:
        points = preset.rules.size**2
        young = min(YOUNG_GAMES / games, 1.0)
        per_point = young * YOUNG_MOVES_PER_POINT + (1.0 - young) * MOVES_PER_POINT
        moves = min(per_point, selfplay.ply_limit) * points
        first_moves = min(YOUNG_MOVES_PER_POINT, selfplay.ply_limit) * points
        deep, cheap = selfplay.visits_at(0.0)
        mean = selfplay.deep_share * deep + (1.0 - selfplay.deep_share) * cheap
        first_s = selfplay.games * first_moves * mean / speed.nodes_per_s
        gate = _gate_games(preset.gate) * moves * preset.gate.visits
        gates_s = run.generations * gate / speed.nodes_per_s
        nodes = games * moves * _mean_visits(selfplay)
        learned = selfplay.deep_share + (1.0 - selfplay.deep_share) * (selfplay.cheap_weight > 0.0)
        rows = games * moves * learned
        policies = moves * selfplay.deep_share * (preset.rules.size**2 + 1) * POLICY_BYTES
    trained = max(rows * training.reuse, float(run.generations * training.batch))
    processes = max(min(run.workers, speed.cores), 1)
    alone_s = trained / speed.rows_per_s + gates_s + run.generations * TURN_S
    shared_s = (nodes / speed.nodes_per_s + alone_s) / processes + first_s / 2
    wall_s = speed.start_s + max(shared_s, first_s + alone_s)
    if run.minutes:
        wall_s = min(wall_s, 60.0 * run.minutes)
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


def _gate_games(gate: GateSettings) -> float:
    """Games of a gate: those that are clear early end at the least number, others at the most."""
    return 0.0 if gate.rule == "always" else (min(gate.min_games, gate.games) + gate.games) / 2


def _mean_visits(settings: SelfPlaySettings) -> float:
    """Visits per move over the whole run."""
    phases, share = settings.phases(), settings.deep_share
    ends = [*(phase.start for phase in phases[1:]), 1.0]
    return sum(
        (end - phase.start) * (share * phase.deep + (1.0 - share) * phase.cheap)
        for end, phase in zip(ends, phases, strict=True)
    )
