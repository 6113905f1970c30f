"""AlphaGo's pipeline (Silver et al. 2016): games of policies, and the policy of rollouts."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.base.setting_flags import add_setting_flags, checked_settings, given_settings
from engine.base.terminal import notice, plain, print_json, stop_signals
from engine.base.translation import tr
from engine.catalog.hooks import STEP_SETTINGS
from engine.commands.command import Command, CommandParser
from engine.papers.alphago_settings import (
    HELD_OUT_EVERY,
    PolicyGameSettings,
    RolloutTrainingSettings,
)
from engine.train.game_source import GameSource, Notice, SelfPlaySource
from engine.train.presets.preset import SOURCES, Preset, SourceHook
from engine.train.presets.workload import GAME_BYTES, Workload

if TYPE_CHECKING:
    from engine.papers.alphago_rollouts import RolloutResult
    from engine.train.learning.training_games import TrainingGames
    from engine.train.runs.run import RunFolder
    from engine.train.selfplay.game_player import GamePlayer

PLAYED_OUT_MOVES_PER_POINT: Final = 1.3
"""Moves of a game without passes per point of the board."""


def policy_workload(preset: Preset) -> Workload:
    """Return the work of games by policies: an evaluation for each move of both players."""
    settings, points = preset.of(PolicyGameSettings), preset.rules.size**2
    games = preset.run.generations * preset.run.games
    moves = min(PLAYED_OUT_MOVES_PER_POINT, preset.selfplay.ply_limit) * points
    rows = 0.5 * games * moves
    if settings.learn == "results":
        learned = games * (1.0 - 1.0 / HELD_OUT_EVERY)
        rows = learned * (1.0 if settings.positions == "one" else moves)
    return Workload(
        rows=rows,
        nodes=games * moves,
        first_nodes=preset.games_at_once * moves,
        moves=moves,
        disk_bytes=games * GAME_BYTES,
    )


class _GradientSource(SelfPlaySource):
    """Games of the run's newest network against earlier ones, whose moves it learns."""

    def player(self, numbers: Iterator[int], worker: int, notice: Notice) -> GamePlayer:
        from engine.papers.alphago_games import GradientGames

        return GradientGames(self.preset, numbers)

    def training_games(self, folder: RunFolder, notice: Notice) -> TrainingGames:
        from engine.papers.alphago_games import GradientTrainingGames

        return GradientTrainingGames(folder, self.preset, self.boards, self.unit, notice)

    def workload(self) -> Workload:
        return policy_workload(self.preset)

    def earlier_networks(self, best: int) -> range:
        return range(0, best, self.preset.of(PolicyGameSettings).pool_every)


class _ResultSource(_GradientSource):
    """Games of two other networks, whose results are learned."""

    needs_network = False

    def player(self, numbers: Iterator[int], worker: int, notice: Notice) -> GamePlayer:
        from engine.papers.alphago_games import ResultGames

        return ResultGames(self.preset, numbers)

    def training_games(self, folder: RunFolder, notice: Notice) -> TrainingGames:
        from engine.papers.alphago_games import ResultTrainingGames

        return ResultTrainingGames(folder, self.preset, self.boards, self.unit, notice)

    def lineage(self) -> dict[str, Any]:
        settings = self.preset.of(PolicyGameSettings)
        paths = {name: getattr(settings, name) for name in ("first_network", "then_network")}
        return {name: Path(path).name for name, path in paths.items() if path}

    def earlier_networks(self, best: int) -> range:
        return range(0)


def _source(preset: Preset) -> GameSource | None:
    """Return the source that `policy_games.learn` chooses."""
    learn = preset.of(PolicyGameSettings).learn
    if learn == "nothing":
        return None
    return _GradientSource(preset) if learn == "moves" else _ResultSource(preset)


def _is_gradient(preset: Preset) -> bool:
    """A policy gradient needs the probability with which each move was drawn."""
    return preset.of(PolicyGameSettings).learn == "moves"


def _rollout_flags(sub: CommandParser) -> None:
    sub.add_argument(
        "records", type=Path, metavar="RECORDS", help="a game record, or a zip or folder of them"
    )
    sub.add_argument("out", type=Path, metavar="OUT", help="file of the weights (.npz), replaced")
    add_setting_flags(sub, RolloutTrainingSettings)
    sub.add_argument("--json", action="store_true", help="print one JSON object")


def _learn(options: argparse.Namespace) -> int:
    from engine.go.rollout_tables import save_weights
    from engine.papers.alphago_rollouts import train_rollout_policy

    given = given_settings(options, RolloutTrainingSettings)
    settings = checked_settings(RolloutTrainingSettings, given)
    with stop_signals() as stopped:
        result = train_rollout_policy(options.records, settings, notice, stopped)
        if result is None:
            notice("stopped; no weights were written")
            return 1
        save_weights(options.out, result.weights)
    fields = {"file": str(options.out), "size": settings.size, **_fields(result)}
    if options.json:
        print_json(fields)
    else:
        print(_text(fields))
    return 0


def _fields(result: RolloutResult) -> dict[str, Any]:
    """Return the figures of the weights for `--json`."""
    return {
        "games": result.games,
        "positions": result.learned[-1].positions,
        "kept_pass": result.kept + 1,
        "patterns": len(result.weights.pattern),
        "diamonds": len(result.weights.diamond),
        "diamonds_around_moves": len(result.weights.spot),
        "passes": [
            {"log_loss": learned.log_loss, "held_out_log_loss": held_out.log_loss}
            for learned, held_out in zip(result.learned, result.held_out, strict=True)
        ],
        "held_out": {"games": result.held_out_games, **result.held_out[result.kept]._asdict()},
    }


def _text(fields: dict[str, Any]) -> str:
    held_out = fields["held_out"]
    tree = fields["diamonds_around_moves"]
    second = f", {tree:,} around the moves themselves" if tree else ""
    return (
        f"{plain(fields['file'])}: {fields['patterns']:,} 3x3 patterns and {fields['diamonds']:,} "
        f"diamonds{second}, learned from {fields['positions']:,} moves of {fields['games']:,} "
        f"games; pass {fields['kept_pass']} of {len(fields['passes'])} is kept, which predicts "
        f"best\n"
        f"held out: {held_out['positions']:,} moves of {held_out['games']:,} games, log loss "
        f"{held_out['log_loss']:.4f} (uniform {held_out['uniform_log_loss']:.4f}), top-1 "
        f"{held_out['top1']:.1%}"
    )


SOURCES.add(
    "policy_games",
    SourceHook(
        tr("Games by policies"), PolicyGameSettings, _source, tr("games of policies"), _is_gradient
    ),
)
STEP_SETTINGS.add("rollout-policy", RolloutTrainingSettings)
COMMANDS = (
    Command(
        "rollout-policy", "learn the policy of rollouts from game records", _rollout_flags, _learn
    ),
)
