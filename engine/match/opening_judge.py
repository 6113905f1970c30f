"""Judge openings: Black's winrate at every komi of a match, searched with a strong network."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK, WHITE
from engine.go.position import legal_moves, replay, set_up
from engine.go.rules import Rules
from engine.go.state import Position, empty_position, row
from engine.go.symmetry import symmetry_table
from engine.match.opening_book import CheckedOpening, WinrateRange
from engine.record.handicap import handicap_board
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.value.curve import scores, winrates_at
from engine.value.evaluation import Evaluator

BLOCK: Final = 16  # openings drawn and searched together
STAGES: Final = ((1, 0.4), (20, 0.15))
"""Visits after which a search may end early, and the distance of the winrate from the range at
which it does."""
DRAWN: Final = 0.2
"""Accepted distance of the network's own winrate from the range while moves are drawn."""


class OpeningJudge:
    """Searches openings and accepts those whose winrate is in range at every komi.

    Parameters
    ----------
    evaluator
        Network of the judge.
    rules
        Board size and ko rule; the komi is that of `ranges`.
    ranges
        Accepted winrates of Black, at one komi or more.
    visits
        Visits of the search at each komi.
    """

    def __init__(
        self, evaluator: Evaluator, rules: Rules, ranges: Sequence[WinrateRange], visits: int
    ) -> None:
        self.ranges = tuple(ranges)
        self.visits = visits
        self.nearest_miss = 1.0
        """Smallest distance of a refused opening from the range [winrate]."""
        self._evaluator = evaluator
        self._rules = rules

    def keeps(self, positions: Position) -> NDArray[np.bool_]:
        """Return the first array of `look`: whether each position is near the range."""
        return self.look(positions)[0]

    def look(self, positions: Position) -> tuple[NDArray[np.bool_], NDArray[np.float64]]:
        """Evaluate positions (leading axis B) with the network, without a search.

        Returns
        -------
        near, distance
            bool[B], whether the winrates are near enough to the range, and float64[B], how far the
            fair komi is from the komi of the ranges [points]; 0 if the score is unknown.
        """
        count = len(positions.stones)
        legal = np.zeros((count, self._rules.size**2 + 1), np.bool_)
        for i in range(count):
            legal_moves(row(positions, i), legal[i])
        near, distance = np.ones(count, np.bool_), np.zeros(count)
        for accepted in self.ranges:
            komi = np.full(count, accepted.komi, np.float32)
            answer = self._evaluator.evaluate(positions, legal, komi)
            winrate = winrates_at(answer, komi)
            near &= (winrate >= accepted.low - DRAWN) & (winrate <= accepted.high + DRAWN)
            away = scores(answer)[:, 0] - accepted.komi
            distance += np.abs(np.nan_to_num(away)) / len(self.ranges)
        return near, distance

    def check(
        self, openings: Sequence[tuple[int, ...]], stopped: Callable[[], bool] = lambda: False
    ) -> list[CheckedOpening | None]:
        """Search openings side by side, each at every komi.

        The search of an opening ends early if its winrate is far out of range after few visits. The
        result is in order, with None for refused openings; if stopped, all are None.

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
            for k, accepted in enumerate(self.ranges):
                search.set_root(i * komi + k, position, accepted.komi)
        alive = np.ones(count, np.bool_)
        miss = np.zeros(count)
        winrates = np.zeros((count, komi))
        for visits, slack in (*STAGES, (self.visits, 0.0)):
            targets = np.where(alive, min(visits, self.visits), 0).astype(np.int32)
            search.run(np.repeat(targets, komi), stopped=stopped)
            if stopped():
                return [None] * count
            winrates = search.root_stats().root_winrate.reshape(count, komi).astype(np.float64)
            low = np.array([accepted.low for accepted in self.ranges])
            high = np.array([accepted.high for accepted in self.ranges])
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
    recorded: Sequence[tuple[int, ...]] = (),
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[tuple[int, list[CheckedOpening]]]:
    """Draw openings without end, and yield those that the judge accepts, block by block.

    Parameters
    ----------
    draw
        Draws one opening for each random generator.
    seed
        Opening number n is drawn with the generator [seed, n]; equal seeds give equal openings.
    tried
        Number of the first opening to draw.
    recorded
        Openings accepted before: the same boards, also rotated or mirrored, are skipped.

    Yields
    ------
    tried, accepted
        Number of the next opening to draw, and the newly accepted openings. Openings returned by
        one call of `draw` are checked in blocks: `tried` grows with the last of them.
    """
    names = {board_name(rules, moves) for moves in recorded}
    while True:
        randoms = [np.random.default_rng([seed, tried + i]) for i in range(BLOCK)]
        unseen = []
        for moves in draw(randoms):
            name = board_name(rules, moves)
            if name not in names:
                names.add(name)
                unseen.append(tuple(moves))
        for begin in range(0, max(len(unseen), 1), BLOCK):
            checked = judge.check(unseen[begin : begin + BLOCK], stopped)
            if stopped():
                return
            if begin + BLOCK >= len(unseen):
                tried += BLOCK
            yield tried, [opening for opening in checked if opening is not None]


def board_name(rules: Rules, moves: Sequence[int], stones: Sequence[int] = ()) -> bytes:
    """Return a name of the board after moves, which is equal for rotated and mirrored boards.

    `stones` are the points of handicap stones; after them White plays first.
    """
    board = handicap_board(rules.size, stones)
    position = set_up(rules, board, WHITE if stones else BLACK)
    replay(position, moves)
    points = rules.size**2
    table = symmetry_table(rules.size)[:, :points]
    boards: list[bytes] = [position.stones[:points][order].tobytes() for order in table]
    return min(boards)
