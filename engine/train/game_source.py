"""Where a run's training games come from: self-play, policies, a teacher, labels, or records.

`game_source` is the only place that chooses among them. A source is made from settings alone and
costs nothing; what plays and reads loads torch and numba, so it is imported when it is asked for.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Protocol

from engine.base.errors import RunError
from engine.base.translation import tr
from engine.search.value.kinds import knows_score
from engine.train.presets.preset import SOURCES, Preset
from engine.train.presets.workload import (
    YOUNG_MOVES_PER_POINT,
    Workload,
    label_workload,
    record_workload,
    selfplay_workload,
    total_games,
)

if TYPE_CHECKING:
    from engine.train.learning.training_games import TrainingGames
    from engine.train.runs.run import RunFolder
    from engine.train.selfplay.game_player import GamePlayer

MANY_BRANCHES: Final = 10.0
"""Games for each that begins at the empty board from which `branching_warning` warns."""
MOST_EXPONENT: Final = 20.0
"""Keeps that number printable."""

Notice = Callable[[str], None]
"""Takes a sentence for people about a file that was left out."""


class GameSource(Protocol):
    """Source of a run's training games, as stages, workers and estimates use it."""

    unit: ClassVar[str]
    """What `run.games` counts: "games" or "positions"."""
    makes_games: ClassVar[bool]
    """Whether the run's processes make the games; False if they are on the disk already."""
    needs_network: ClassVar[bool]
    """Whether the run's best network plays the games."""

    @property
    def boards(self) -> dict[int, float]:
        """Share of the positions on each board size; they sum to 1."""

    def player(self, numbers: Iterator[int], worker: int, notice: Notice) -> GamePlayer:
        """Return the player of the games of one process; only if `makes_games`.

        Parameters
        ----------
        numbers
            Numbers for its games.
        worker
            Number of the process.

        Raises
        ------
        EngineError
            A network or record that the settings name is missing or doesn't fit.
        """

    def training_games(self, folder: RunFolder, notice: Notice) -> TrainingGames:
        """Return the reader of the games that training draws from."""

    def lineage(self) -> dict[str, Any]:
        """Return the fields about the source for the headers of the run's networks."""

    def workload(self) -> Workload:
        """Return the amount of work for all games of a run."""

    def earlier_networks(self, best: int) -> range:
        """Return the generations before the best one whose networks play, too."""


def paper_source(preset: Preset) -> str:
    """Return what a network learns from if a paper's source is chosen, for people; "" if none."""
    return next((hook.about for hook in SOURCES.values() if hook.source(preset)), "")


def game_source(preset: Preset) -> GameSource:
    """Return the source of the games of a run with these settings."""
    for hook in SOURCES.values():
        source: GameSource | None = hook.source(preset)
        if source is not None:
            return source
    if preset.records.learn:
        return _RecordSource(preset)
    if preset.distillation.labels:
        return _LabelFolderSource(preset)
    if preset.distillation.teacher or preset.distillation.boards:
        return _TeacherSource(preset)
    return SelfPlaySource(preset)


def branching_warning(preset: Preset) -> str:
    """Return a warning if hardly any game would begin at the empty board; else "".

    Notes
    -----
    A game of L moves starts C L branches on average, one from position l another C (L - l). So a
    game from the empty board has exp(C L) games with its branches and those of them: their number
    E(r) after r moves left solves E(r) = 1 + C * integral of E from 0 to r. All branches are played
    before another game begins at the empty board.
    """
    chance = preset.selfplay.branch_probability
    moves = min(YOUNG_MOVES_PER_POINT, preset.selfplay.ply_limit) * preset.rules.size**2
    games = math.exp(min(chance * moves, MOST_EXPONENT))
    branches = knows_score(preset.network.curve_kind)
    if games < MANY_BRANCHES or not branches or type(game_source(preset)) is not SelfPlaySource:
        return ""
    return tr(
        "selfplay.branch_probability {chance:g} is much for games of {moves:.0f} moves: each "
        "starts {branches:.1f} others, and one of {games:,.0f} games begins at the empty board",
        chance=chance,
        moves=moves,
        branches=chance * moves,
        games=games,
    )


@dataclass(frozen=True)
class SelfPlaySource:
    """Games that the run's best network plays against itself."""

    preset: Preset
    unit: ClassVar[str] = "games"
    makes_games: ClassVar[bool] = True
    needs_network: ClassVar[bool] = True

    @property
    def boards(self) -> dict[int, float]:
        """See `GameSource`: all on the board of the rules."""
        return {self.preset.rules.size: 1.0}

    def player(self, numbers: Iterator[int], worker: int, notice: Notice) -> GamePlayer:
        """See `GameSource`."""
        from engine.train.selfplay.selfplay import SelfPlay

        return SelfPlay(self.preset, numbers, worker)

    def training_games(self, folder: RunFolder, notice: Notice) -> TrainingGames:
        """See `GameSource`."""
        from engine.train.learning.training_games import TrainingGames

        return TrainingGames(folder, self.preset, self.boards, self.unit, notice)

    def lineage(self) -> dict[str, Any]:
        """See `GameSource`: the networks of the run itself need no mention."""
        return {}

    def workload(self) -> Workload:
        """See `GameSource`."""
        return selfplay_workload(self.preset)

    def earlier_networks(self, best: int) -> range:
        """See `GameSource`: only the best network plays."""
        return range(0)


class _RecordSource(SelfPlaySource):
    """Games of people and programs, whose moves are learned."""

    makes_games = False
    needs_network = False

    def training_games(self, folder: RunFolder, notice: Notice) -> TrainingGames:
        from engine.train.records.record_games import RecordGames

        if not self.preset.records.games:
            raise RunError(
                "this preset learns from game records, and none are named; name a zip, folder or "
                "file of records, `--set records.games=FILE`"
            )
        return RecordGames(folder, self.preset, self.boards, self.unit, notice)

    def lineage(self) -> dict[str, Any]:
        return {"records": Path(self.preset.records.games).name}

    def workload(self) -> Workload:
        return record_workload(self.preset)


class _TeacherSource(SelfPlaySource):
    """Games whose positions a teacher network labels while the run works."""

    unit = "positions"
    needs_network = False

    @property
    def boards(self) -> dict[int, float]:
        return self.preset.distillation.shares()

    def player(self, numbers: Iterator[int], worker: int, notice: Notice) -> GamePlayer:
        from engine.train.distillation.teacher_games import TeacherGames

        if not self.preset.distillation.teacher:
            raise RunError(
                "this preset learns from another network, and none is named; name a network file "
                "that estimates the score, `--set distillation.teacher=FILE` (and records, "
                "`distillation.games`)"
            )
        return TeacherGames(self.preset, numbers, worker, notice)

    def lineage(self) -> dict[str, Any]:
        distillation = self.preset.distillation
        return {"teacher": Path(distillation.teacher or distillation.labels).name}

    def workload(self) -> Workload:
        return label_workload(self.preset)


class _LabelFolderSource(_TeacherSource):
    """Labelled positions in folders that `sai-engine label` made before."""

    makes_games = False

    @property
    def boards(self) -> dict[int, float]:
        sizes = self.preset.network.sizes  # all of them if the settings name none
        return self.preset.distillation.shares() or dict.fromkeys(sizes, 1.0 / len(sizes))

    def training_games(self, folder: RunFolder, notice: Notice) -> TrainingGames:
        from engine.train.distillation.label_folders import LabelFolders

        return LabelFolders(folder, self.preset, self.boards, self.unit, notice)

    def workload(self) -> Workload:
        return Workload(rows=float(total_games(self.preset)))
