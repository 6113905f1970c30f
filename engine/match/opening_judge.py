"""A network that judges openings: Black's searched winrate at every komi of a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.position import Position, empty_position, legal_moves, replay, row
from engine.go.rules import Rules
from engine.go.symmetry import symmetry_table
from engine.match.opening_book import CheckedOpening, WinrateRange
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.value.evaluation import SIGMOID, Evaluator, winrates_at

__all__ = ["OpeningJudge", "accepted_openings", "board_name"]

BLOCK: Final = 16
"""Openings that are drawn and searched together."""
STAGES: Final = ((1, 0.4), (20, 0.15))
"""Visits after which a search ends early, and by how much its winrate is out of range then."""
DRAWN: Final = 0.2
"""By how much the network's winrate without a search may be out of range while moves are drawn."""


class OpeningJudge:
    """Searches openings and accepts those whose winrate is in range at every komi.

    Parameters
    ----------
    evaluator
        The network that judges.
    rules
        Board size and ko rule; the komi is that of `ranges`.
    ranges
        What is asked of Black's winrate, at least at one komi.
    visits
        Visits of the search at each komi.
    """

    def __init__(
        self, evaluator: Evaluator, rules: Rules, ranges: Sequence[WinrateRange], visits: int
    ) -> None:
        self.ranges = tuple(ranges)
        self.visits = visits
        self.nearest_miss = 1.0
        """By how much the nearest of the refused openings is out of range [winrate]."""
        self._evaluator = evaluator
        self._rules = rules

    def keeps(self, positions: Position) -> NDArray[np.bool_]:
        """Whether the network alone puts positions near enough to the range, bool[B].

        Parameters
        ----------
        positions
            Arrays with a leading axis B.
        """
        return self.look(positions)[0]

    def look(self, positions: Position) -> tuple[NDArray[np.bool_], NDArray[np.float64]]:
        """Ask the network about positions, without a search.

        Parameters
        ----------
        positions
            Arrays with a leading axis B.

        Returns
        -------
        near, distance
            bool[B], whether the winrates are near enough to the range, and float64[B], how far the
            fair komi is from the komi of the ranges [points]; 0 where the score is not known.
        """
        count = len(positions.stones)
        legal = np.zeros((count, self._rules.size**2 + 1), np.bool_)
        for i in range(count):
            legal_moves(row(positions, i), legal[i])
        near, distance = np.ones(count, np.bool_), np.zeros(count)
        for wanted in self.ranges:
            komi = np.full(count, wanted.komi, np.float32)
            answer = self._evaluator.evaluate(positions, legal, komi)
            winrate = winrates_at(answer, komi)
            near &= (winrate >= wanted.low - DRAWN) & (winrate <= wanted.high + DRAWN)
            away = np.where(answer.curve_kind == SIGMOID, answer.curve[:, 0] - wanted.komi, 0.0)
            distance += np.abs(away) / len(self.ranges)
        return near, distance

    def check(
        self, openings: Sequence[tuple[int, ...]], stopped: Callable[[], bool] = lambda: False
    ) -> list[CheckedOpening | None]:
        """Search openings side by side, each at every komi.

        An opening that is far out of range after few visits is not searched further.

        Returns
        -------
        list of CheckedOpening or None
            In order; None for openings that are refused, and for all of them when stopped.

        Raises
        ------
        IllegalMoveError
            An opening can't be played.
        """
        count, komi = len(openings), len(self.ranges)
        if not count:
            return []
        search = TreeSearch(
            self._evaluator, self._rules.size, count * komi, self.visits, SearchSettings(batch=1)
        )
        for i, moves in enumerate(openings):
            position = empty_position(self._rules)
            replay(position, moves)
            for k, wanted in enumerate(self.ranges):
                search.set_root(i * komi + k, position, wanted.komi)
        alive = np.ones(count, np.bool_)
        miss = np.zeros(count)
        winrates = np.zeros((count, komi))
        for visits, slack in (*STAGES, (self.visits, 0.0)):
            targets = np.where(alive, min(visits, self.visits), 0).astype(np.int32)
            search.run(np.repeat(targets, komi), stopped=stopped)
            if stopped():
                return [None] * count
            winrates = search.root_stats().root_winrate.reshape(count, komi).astype(np.float64)
            low = np.array([wanted.low for wanted in self.ranges])
            high = np.array([wanted.high for wanted in self.ranges])
            miss = np.maximum(low - winrates, winrates - high).max(axis=1)
            alive &= miss <= slack
        if not alive.all():
            self.nearest_miss = min(self.nearest_miss, float(miss[~alive].min()))
        return [
            CheckedOpening(tuple(moves), tuple(winrates[i].tolist())) if alive[i] else None
            for i, moves in enumerate(openings)
        ]


def accepted_openings(
    draw: Callable[[Sequence[np.random.Generator]], Sequence[tuple[int, ...]]],
    judge: OpeningJudge,
    rules: Rules,
    *,
    seed: int,
    tried: int = 0,
    known: Sequence[tuple[int, ...]] = (),
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[int, list[CheckedOpening]]]:
    """Draw openings without end and yield those that the judge accepts, block by block.

    Parameters
    ----------
    draw
        Draws one opening for each generator of random numbers.
    seed
        Opening number n is drawn with the generator [seed, n], so equal seeds give equal ones.
    tried
        Number of the first opening to draw.
    known
        Openings that are there already: the same boards, turned or mirrored, are left out.

    Yields
    ------
    tried, accepted
        Where to go on drawing, and the openings accepted since the last time. Those that `draw`
        gives at once are checked in blocks: `tried` grows with the last of them.
    """
    names = {board_name(rules, moves) for moves in known}
    while True:
        randoms = [np.random.default_rng([seed, tried + i]) for i in range(BLOCK)]
        fresh = []
        for moves in draw(randoms):
            name = board_name(rules, moves)
            if name not in names:
                names.add(name)
                fresh.append(tuple(moves))
        for begin in range(0, max(len(fresh), 1), BLOCK):
            checked = judge.check(fresh[begin : begin + BLOCK], stopped)
            if stopped():
                return
            if begin + BLOCK >= len(fresh):
                tried += BLOCK
            yield tried, [opening for opening in checked if opening is not None]


def board_name(rules: Rules, moves: Sequence[int]) -> bytes:
    """Return a name that is the same for boards that are turned or mirrored."""
    position = empty_position(rules)
    replay(position, moves)
    points = rules.size**2
    table = symmetry_table(rules.size)[:, :points]
    boards: list[bytes] = [position.stones[:points][order].tobytes() for order in table]
    return min(boards)
