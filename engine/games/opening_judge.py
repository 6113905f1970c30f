"""Openings that a strong network has checked: its search at every komi of a match.

A contest draws its openings from a policy and has them judged; `sai-engine openings` records a
book of them. On small boards few openings keep the exact value, so those of a book are grown as a
tree of boards.
"""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import SettingsError
from engine.base.translation import tr
from engine.catalog.networks import named_network, strongest_network
from engine.games.contest_settings import ContestSettings
from engine.games.game_batch import GameBatch
from engine.games.opening_book import (
    CheckedOpening,
    OpeningBook,
    WinrateRange,
    load_openings,
    save_openings,
)
from engine.go.board import BLACK, WHITE
from engine.go.position import legal_moves, legal_moves_of, replay, set_up
from engine.go.rules import Rules
from engine.go.state import Position, empty_position
from engine.go.symmetry import symmetry_table
from engine.network.opened import open_network
from engine.record.handicap import handicap_board
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.search.value.curve import scores, winrates_at
from engine.search.value.evaluation import Evaluator

CACHE_ROWS: Final = 1 << 15
"""Evaluations cached by a judge's network."""
BLOCK: Final = 16  # openings drawn and searched together
STAGES: Final = ((1, 0.4), (20, 0.15))
"""Visits after which a search may end early, and the distance of the winrate from the range at
which it does."""
DRAWN: Final = 0.2
"""Accepted distance of the network's own winrate from the range while moves are drawn."""
WIDTH: Final = 8  # boards within the range that are continued at each ply
MISTAKES: Final = 3
"""Boards out of range that are continued at each ply: the next move may be a mistake of the same
size."""
SMALL_MISTAKE: Final = 6.0
"""Largest distance of such a board's fair komi from the match's komi [points]."""
BATCH: Final = 64  # boards per call of the network

Moves = tuple[int, ...]


@dataclass(frozen=True)
class NamedJudge:
    """A network that checks openings."""

    name: str
    """Name of the network."""
    identity: str
    """Identity of its weights: eight hex digits."""
    evaluator: Evaluator

    @classmethod
    def of_file(cls, path: Path, rules: Rules, precision: str = "auto") -> Self:
        """Open a network file; for `precision` see `OpenedNetwork.evaluator`."""
        opened = open_network(path)
        evaluator = opened.evaluator(
            rules, precision=precision, symmetry="random", cache_rows=CACHE_ROWS
        )
        return cls(opened.header.name, opened.header.identity, evaluator)

    def empty_book(self, rules: Rules, settings: ContestSettings) -> OpeningBook:
        """Return a book without openings, with the check that the settings ask for."""
        return OpeningBook(
            size=rules.size,
            judge=self.name,
            identity=self.identity,
            visits=settings.judge_visits,
            ranges=tuple(
                WinrateRange(komi, *settings.opening_bounds(komi, rules.size))
                for komi in settings.contest_komi(rules.size)
            ),
        )


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
        legal = legal_moves_of(positions)
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


def grown_books(
    book: OpeningBook,
    draw: Callable[[Sequence[np.random.Generator]], Sequence[Moves]],
    judge: OpeningJudge,
    rules: Rules,
    *,
    seed: int,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[OpeningBook]:
    """Draw openings without end, and yield the book with those accepted so far, block by block.

    Parameters
    ----------
    book
        Openings accepted before: the same boards, also rotated or mirrored, are skipped.
    draw
        Draws one opening for each random generator.
    seed
        Opening number n is drawn with the generator [seed, n]; equal seeds give equal openings.

    Yields
    ------
    OpeningBook
        With the number of the next opening to draw. Openings returned by one call of `draw` are
        checked in blocks: `tried` grows with the last of them.
    """
    names = {board_name(rules, opening.moves) for opening in book.openings}
    while True:
        randoms = [np.random.default_rng([seed, book.tried + i]) for i in range(BLOCK)]
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
            is_last = begin + BLOCK >= len(unseen)
            book = dataclasses.replace(
                book,
                openings=(*book.openings, *filter(None, checked)),
                tried=book.tried + (BLOCK if is_last else 0),
            )
            yield book


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


def grow_openings(
    judge: OpeningJudge,
    rules: Rules,
    plies: int,
    random: np.random.Generator,
    stopped: Callable[[], bool] = lambda: False,
) -> list[Moves]:
    """Return openings whose final boards are near the judge's range without a search.

    At each ply, every legal move of `WIDTH` boards drawn by `random` is evaluated. Boards that are
    equal when rotated or mirrored count once. `plies` is the number of moves of each opening.
    """
    good: list[Moves] = [()]
    mistaken: list[Moves] = []
    for _ in range(plies):
        chosen = _drawn(good, WIDTH, random) + _drawn(mistaken, MISTAKES, random)
        boards = _continued(chosen, rules)
        near, distance = np.zeros(len(boards), np.bool_), np.zeros(len(boards))
        for begin in range(0, len(boards), BATCH):
            if stopped():
                return []
            part = slice(begin, begin + BATCH)
            near[part], distance[part] = _look(judge, boards[part], rules)
        good = [boards[i] for i in np.flatnonzero(near).tolist()]
        mistaken = [boards[i] for i in np.flatnonzero(~near & (distance < SMALL_MISTAKE)).tolist()]
    return good


def _drawn(boards: Sequence[Moves], count: int, random: np.random.Generator) -> list[Moves]:
    """Return at most `count` of the boards, drawn at random."""
    return [boards[i] for i in random.permutation(len(boards))[:count].tolist()]


def _continued(boards: Sequence[Moves], rules: Rules) -> list[Moves]:
    """Return every legal continuation by one move, each board once."""
    continued: dict[bytes, Moves] = {}
    legal = np.zeros(rules.size**2 + 1, np.bool_)
    for moves in boards:
        position = empty_position(rules)
        replay(position, moves)
        legal_moves(position, legal)
        for point in np.flatnonzero(legal[:-1]).tolist():
            continued.setdefault(board_name(rules, (*moves, point)), (*moves, point))
    return list(continued.values())


def _look(
    judge: OpeningJudge, boards: Sequence[Moves], rules: Rules
) -> tuple[NDArray[np.bool_], NDArray[np.float64]]:
    """Evaluate boards with the judge's network, without a search; see `OpeningJudge.look`."""
    games = GameBatch(len(boards), rules, len(boards[0]))
    for i, moves in enumerate(boards):
        games.begin(i, opening=moves)
    return judge.look(games.positions)


def make_openings(
    out: Path,
    named: NamedJudge,
    rules: Rules,
    settings: ContestSettings,
    *,
    count: int,
    seed: int,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> OpeningBook:
    """Draw and check openings until there are enough; write the file after every block.

    Returns all openings of the file; fewer than requested if stopped.

    Parameters
    ----------
    out
        Output file; openings in it are kept.
    settings
        Length of the openings, and the check that they must pass.
    count
        Number of openings that the file shall hold.
    seed
        Seed of the draws.

    Raises
    ------
    EngineError
        The file holds openings of another check.
    """
    book = named.empty_book(rules, settings)
    if os.path.lexists(out):
        book = _kept(load_openings(out), book, out)
    if len(book.openings) >= count:
        return book
    judge = OpeningJudge(named.evaluator, rules, book.ranges, book.visits)

    def draw(randoms: Sequence[np.random.Generator]) -> list[Moves]:
        return grow_openings(judge, rules, settings.opening_plies, randoms[0], stopped)

    for grown in grown_books(book, draw, judge, rules, seed=seed, stopped=stopped):
        book = dataclasses.replace(grown, openings=grown.openings[:count])
        save_openings(book, out)
        kept = len(book.openings)
        notice(f"{kept} of {count} openings; trees of moves grown: {book.tried // BLOCK}")
        if kept >= count:
            break
    return book


def _kept(old: OpeningBook, new: OpeningBook, path: Path) -> OpeningBook:
    """Return the recorded openings to continue; raise SettingsError if their check was another."""
    for name in ("size", "identity", "visits", "ranges"):
        if getattr(old, name) != getattr(new, name):
            part = {"identity": "judge", "ranges": "komi and winrates"}.get(name, name)
            raise SettingsError(
                tr(
                    "{path}: its openings were checked with another {part}; name another file",
                    path=path,
                    part=part,
                )
            )
    return old


def judge_file(name: str | None, size: int) -> Path:
    """Return the network file of a named judge, or of the strongest available network.

    Raises
    ------
    EngineError
        There is no such network, or no strong one is available.
    """
    if name is not None:
        return named_network(name)
    path = strongest_network(size)
    if path is None:
        raise SettingsError(
            "no strong network is available to check openings; name one with --judge, or add a "
            "KataGo network"
        )
    return path
