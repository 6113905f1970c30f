"""The amount of work of all games of a run, independent of the machine; light to import."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.train.presets.preset import Preset
from engine.train.presets.selfplay_settings import SelfPlaySettings

MOVES_PER_POINT: Final = 0.68
"""Moves of a self-play game per point of the board, as in the 7x7 runs, branches included."""
YOUNG_MOVES_PER_POINT: Final = 0.9
"""The same of the first `YOUNG_GAMES` games: a network that knows nothing plays longer."""
RECORDED_MOVES_PER_POINT: Final = 0.58
"""Moves of a recorded game per point of the board, as in 66,773 games on 19x19."""
YOUNG_GAMES: Final = 2000
GAME_BYTES: Final = 250
"""Bytes of a game in its file besides the policies, and of those ..."""
POLICY_BYTES: Final = 1.3
"""... per move that could be played: half precision, compressed. Both as in the 7x7 runs."""


class Workload(NamedTuple):
    """The work of all games of a run."""

    rows: float
    """Positions that training may draw."""
    nodes: float = 0.0
    """Visits of all searches, or evaluations by the teacher."""
    first_nodes: float = 0.0
    """Nodes before the first games end: games in lockstep begin together."""
    moves: float = 0.0
    """Moves of a game between networks of the run, such as a gate's."""
    disk_bytes: float = 0.0
    """Size of the games' files."""


def selfplay_workload(preset: Preset) -> Workload:
    """Return the work of self-play: moves times the mean visits of each phase of the run."""
    selfplay, points = preset.selfplay, preset.rules.size**2
    games = preset.run.generations * preset.run.games
    young = min(YOUNG_GAMES / max(games, 1), 1.0)
    per_point = young * YOUNG_MOVES_PER_POINT + (1.0 - young) * MOVES_PER_POINT
    moves = min(per_point, selfplay.ply_limit) * points
    first_moves = min(YOUNG_MOVES_PER_POINT, selfplay.ply_limit) * points
    deep_share = selfplay.deep_share
    policy_bytes = moves * deep_share * (points + 1) * POLICY_BYTES
    return Workload(
        rows=games * moves * deep_share,
        nodes=games * moves * _mean_visits(selfplay),
        first_nodes=first_moves
        * preset.games_at_once
        * _visits(selfplay, *selfplay.visits_at(0.0)),
        moves=moves,
        disk_bytes=games * (GAME_BYTES + policy_bytes),
    )


def label_workload(preset: Preset) -> Workload:
    """Return the work of labelling: one row and one evaluation or search for each position."""
    settings = preset.distillation
    positions = preset.run.generations * preset.run.games
    moves = sum(share * (size**2 + 1) for size, share in settings.shares().items())
    return Workload(
        rows=float(positions),
        nodes=positions * (1.0 + settings.searched_share * (settings.visits - 1)),
        disk_bytes=positions * (GAME_BYTES + moves * POLICY_BYTES),
    )


def record_workload(preset: Preset) -> Workload:
    """Return the work of learning from game records: a row for each move."""
    moves = RECORDED_MOVES_PER_POINT * preset.rules.size**2
    return Workload(rows=preset.run.generations * preset.run.games * moves)


def _mean_visits(settings: SelfPlaySettings) -> float:
    """Visits per move over the whole run."""
    phases = settings.phases()
    ends = [*(phase.start for phase in phases[1:]), 1.0]
    return sum(
        (end - phase.start) * _visits(settings, phase.deep, phase.cheap)
        for end, phase in zip(ends, phases, strict=True)
    )


def _visits(settings: SelfPlaySettings, deep: int, cheap: int) -> float:
    """Mean visits of deep and cheap searches."""
    return settings.deep_share * deep + (1.0 - settings.deep_share) * cheap
