"""Game records as the games of a run: every generation learns the next ones of a random order."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import RunError
from engine.record.played_game import PlayedGame
from engine.search.value.evaluation import Evaluator
from engine.search.value.ranks import move_ranks
from engine.train.learning.result_error import result_figures
from engine.train.learning.sampler import Sampler
from engine.train.learning.training_games import TrainingGames
from engine.train.records.packed_records import (
    FoundRecords,
    PackedRecords,
    find_records,
    known_records,
    read_records,
)
from engine.train.runs.run import Stream, unit_random

HELD_OUT_MOVES: Final = 10_000
"""Moves of the games held out that each generation's network is asked for."""
AT_ONCE: Final = 512
"""Held-out positions that are evaluated together."""
BEST: Final = 5


class RecordGames(TrainingGames):
    """The games of `records.games`; parameters as for `TrainingGames`."""

    learns_moves = True

    _found: FoundRecords | None = None
    _records: PackedRecords | None = None
    _before = 0  # games of all earlier generations, which may have had another `run.games`

    def load(
        self, generation: int, rows: int, amount: int, stopped: Callable[[], bool] = lambda: False
    ) -> bool:
        """Load the games if they were packed before; the stage that needs them packs them."""
        settings = self._preset.records
        self._before = amount
        self._found = find_records(
            Path(settings.games), self._preset.rules.size, settings.held_out, self._notice, stopped
        )
        if stopped():
            return False
        self._records = known_records(self._found)
        if self._records is not None:
            self.collect(generation)
        return True

    def prepare(self, stopped: Callable[[], bool], progress: Callable[[str], None]) -> bool:
        """Read the records, if they never were; return False if stopped."""
        if self._records is None:
            assert self._found is not None, "load comes first"
            self._records = read_records(self._found, self._notice, stopped, progress)
        return self._records is not None

    def collect(self, generation: int) -> None:
        """Take the games of a generation as the fresh ones.

        Raises
        ------
        RunError
            No games are left to learn from.
        """
        chosen = self._order()
        self.fresh = [self._game(number) for number in chosen.tolist()]
        self.amount = len(self.fresh)

    def end_generation(self) -> None:
        """Begin the next generation, whose games follow those of this one."""
        self._before += self.amount
        super().end_generation()

    def take_window(self, rows: int) -> list[PlayedGame]:
        """Return the games of this generation: those of earlier ones have had their turn."""
        return self.newest(rows)

    def newest(self, rows: int) -> list[PlayedGame]:
        """Return the games of this generation."""
        return self.fresh

    def passes(self) -> int:
        """Return the number of complete passes over the records before this generation."""
        return self._before // len(self._train)

    def network_figures(
        self, evaluator: Evaluator, stopped: Callable[[], bool] = lambda: False
    ) -> dict[str, Any] | None:
        """Return how well a network predicts the moves and results of the held-out games."""
        network, moves, results = self._preset.network, dict[str, Any](), dict[str, Any]()
        if network.policy_head != "uniform":
            moves = self._move_figures(evaluator, stopped)
        if network.value_head != "none":
            games = self.fresh, self._held_out_games
            results = result_figures(evaluator, network, *games, stopped) or {}
        return None if stopped() else moves | results

    def _move_figures(self, evaluator: Evaluator, stopped: Callable[[], bool]) -> dict[str, Any]:
        """Return how often the move played in a game held out is among a network's best."""
        first = best = 0
        log_loss = 0.0
        sampler = self._held_out
        for begin in range(0, sampler.rows, AT_ONCE):
            if stopped():
                return {}
            rows = np.arange(begin, min(begin + AT_ONCE, sampler.rows))
            positions, legal, komi, played = sampler.positions(rows)
            policy = evaluator.evaluate(positions, legal, komi).policy
            given = policy[np.arange(len(rows)), played]
            ranks = move_ranks(policy, legal, played)
            first += int((ranks == 0).sum())
            best += int((ranks < BEST).sum())
            log_loss -= float(np.log(np.maximum(given, 1e-9)).sum())
        return {
            "top1": round(first / sampler.rows, 4),
            f"top{BEST}": round(best / sampler.rows, 4),
            "held_out_loss": round(log_loss / sampler.rows, 4),
        }

    @cached_property
    def _held_out(self) -> Sampler:
        """Positions of the games held out, the same ones in every run."""
        return Sampler(self._held_out_games, self._preset.network.feature_set, learns_moves=True)

    @property
    def _at_once(self) -> int:
        """Games of a generation: `run.games`, but each game once at most."""
        return min(self._preset.run.games, len(self._train))

    @cached_property
    def _train(self) -> NDArray[np.int64]:
        """Numbers of the games to learn from."""
        return self._indices(held_out=False)

    def _order(self) -> NDArray[np.int64]:
        """Return the generation's games; each pass over all games has an order of its own."""
        count, total = self._at_once, len(self._train)
        places = np.arange(self._before, self._before + count)
        seed, parts = self._preset.run.seed, list[NDArray[np.int64]]()
        for number in range(int(places[0]) // total, int(places[-1]) // total + 1):
            order = unit_random(seed, Stream.GAME, number).permutation(self._train)
            parts.append(order[places[places // total == number] % total])
        return np.concatenate(parts)

    def _indices(self, *, held_out: bool) -> NDArray[np.int64]:
        if self._records is None:  # the packed file went after the stage that reads the records
            self.prepare(lambda: False, self._notice)
        assert self._records is not None
        assert self._found is not None
        results = self._preset.network.value_head != "none"
        indices = self._records.indices(self._found, held_out=held_out, results=results)
        if not len(indices):
            kind = "to hold out" if held_out else "to learn from"
            known = " with a known winner and komi" if results else ""
            raise RunError(
                f"{self._preset.records.games}: there are no games{known} {kind}; name more "
                "records, or another records.held_out"
            )
        return indices

    def _game(self, number: int, plies: list[int] | None = None) -> PlayedGame:
        assert self._records is not None
        return self._records.game(
            number, plies, passes=not self._preset.network.policy_is_of_points
        )

    @cached_property
    def _held_out_games(self) -> list[PlayedGame]:
        """Return games held out with the moves to ask for: the same ones in every run."""
        assert self._records is not None
        random, most = np.random.default_rng(0), HELD_OUT_MOVES
        numbers = random.permutation(self._indices(held_out=True)).tolist()
        each, games, count = math.ceil(most / len(numbers)), list[PlayedGame](), 0
        lengths = np.diff(self._records.end, prepend=0)
        for number in numbers:
            length = int(lengths[number])
            chosen = random.choice(length, min(each, length, most - count), replace=False)
            game = self._game(number, chosen.tolist())
            assert game.weights is not None
            games.append(game)
            count += int(game.weights.sum())
            if count >= most:
                break
        return games
