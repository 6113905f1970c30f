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
    """Return the work of self-play: moves times mean visits, by the schedules of the run."""
    points, parts = preset.rules.size**2, preset.over_the_run()
    games = total_games(preset)
    young = min(YOUNG_GAMES / max(games, 1), 1.0)
    per_point = young * YOUNG_MOVES_PER_POINT + (1.0 - young) * MOVES_PER_POINT
    moves = min(per_point, preset.selfplay.ply_limit) * points
    first_moves = min(YOUNG_MOVES_PER_POINT, preset.selfplay.ply_limit) * points
    part_games = [preset.run.generations * part.run.games / len(parts) for part in parts]
    rows = sum(g * moves * p.selfplay.deep_share for g, p in zip(part_games, parts, strict=True))
    return Workload(
        rows=rows,
        nodes=sum(
            games * moves * _visits(part.selfplay)
            for games, part in zip(part_games, parts, strict=True)
        ),
        first_nodes=first_moves * preset.games_at_once * _visits(preset.selfplay),
        moves=moves,
        disk_bytes=games * GAME_BYTES + rows * (points + 1) * POLICY_BYTES,
    )


def total_games(preset: Preset) -> int:
    """Return the games of a whole run, or positions, as it counts them."""
    parts = preset.over_the_run()
    return round(preset.run.generations * sum(part.run.games for part in parts) / len(parts))


def label_workload(preset: Preset) -> Workload:
    """Return the work of labelling: one row and one evaluation or search for each position."""
    settings = preset.distillation
    positions = total_games(preset)
    moves = sum(share * (size**2 + 1) for size, share in settings.shares().items())
    return Workload(
        rows=float(positions),
        nodes=positions * (1.0 + settings.searched_share * (settings.visits - 1)),
        disk_bytes=positions * (GAME_BYTES + moves * POLICY_BYTES),
    )


def record_workload(preset: Preset) -> Workload:
    """Return the work of learning from game records: a row for each move."""
    moves = RECORDED_MOVES_PER_POINT * preset.rules.size**2
    return Workload(rows=total_games(preset) * moves)


def _visits(settings: SelfPlaySettings) -> float:
    """Mean visits of deep and cheap searches."""
    share = settings.deep_share
    return share * settings.visits + (1.0 - share) * settings.cheap_visits
