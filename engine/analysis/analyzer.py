"""The Analyzer: answers analysis requests with reports; it owns networks and search trees."""

from __future__ import annotations

import dataclasses
import time
import weakref
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import numpy as np

from engine.analysis.agent import best_first, mover_stats
from engine.analysis.equal_visits import equal_visits
from engine.analysis.final_count import count_game, expected_owners
from engine.analysis.komi_history import KomiHistory
from engine.analysis.komi_samples import RootSamples, root_samples
from engine.analysis.networks import LoadedNetwork, Networks
from engine.analysis.request import AnalysisRequest, SearchedMove, SweepPoint
from engine.analysis.restrictions import RestrictedEvaluator
from engine.analysis.search_report import search_report
from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.go.counting import Count
from engine.go.position import replay, set_up
from engine.go.state import PASSES, PLY, TO_PLAY, Position
from engine.search.loss import MoveScore, has_enough_visits
from engine.search.report import AnalysisReport
from engine.search.search import TreeSearch
from engine.search.settings import ANALYSIS, SearchSettings
from engine.search.value.curve import own_curve, scores
from engine.search.value.dynamic_komi import NO_DYNAMIC_KOMI
from engine.search.value.evaluation import Evaluator
from engine.search.value.fit import Knots, curve_knots, komi_grid, score_of_curve

REPORT_EVERY_S = 0.1
FIRST_PAUSE_S = 0.025
"""Pause between the first two reports; later pauses double up to `REPORT_EVERY_S`."""
SWEEP_TREES = 64
"""Positions of a sweep searched side by side on the processor."""
SWEEP_TREES_ON_CARD = 256
"""The same on a graphics card: most games are one batch."""


class _Search(NamedTuple):
    """The search of the last request, kept so that further moves can reuse its trees."""

    key: tuple[object, ...]
    moves: tuple[int, ...]
    search: TreeSearch
    samples: RootSamples | None
    game: Hashable
    """What the searches of a game have in common, for dynamic komi."""


def position_of(request: AnalysisRequest) -> Position:
    """Return the position of a request, with its history.

    Raises
    ------
    IllegalMoveError
        A move is against the rules.
    """
    position = set_up(request.rules, request.stones, request.to_play, captured=request.captured)
    replay(position, request.moves)
    return position


class Analyzer:
    """Answers analysis requests; for use by one thread only.

    `settings` are those of searches whose request has none; for `precision` see `Networks`.
    """

    def __init__(self, settings: SearchSettings = ANALYSIS, *, precision: str = "auto") -> None:
        self.settings = settings
        self.networks = Networks(precision)
        self._last: _Search | None = None
        self._komi_history = KomiHistory()

    @property
    def search(self) -> TreeSearch | None:
        """The trees of the last report."""
        return None if self._last is None else self._last.search

    def forget(self) -> None:
        """Drop search trees and cached evaluations; networks stay loaded."""
        self._last = None
        self._komi_history.clear()
        self.networks.clear_cache()

    def analyze(
        self, request: AnalysisRequest, stopped: Callable[[], bool] = lambda: False
    ) -> Iterator[AnalysisReport]:
        """Search a position for all agents at once, and report about ten times a second.

        The first report follows the first network answer; the last one has `finished` set, even
        if `stopped()` ended the search. A game ended by two passes is counted, not searched; see
        `count_game`.

        Raises
        ------
        EngineError
            There is no usable network, or a move before the position is illegal.
        """
        if request.spread != "search":
            yield from self._analyze_equally(request, stopped)
            return
        started = time.perf_counter()
        loaded = self.networks.of(request)
        search, position, samples = self._search_for(request, loaded)
        count = len(request.agents)
        evaluated = loaded.evaluator.evaluations
        reused = int(search.root_stats().root_visits.sum())
        with self._dropped_after_error(search):
            while search.step(np.ones(count, np.int32)):
                pass
        expected = expected_owners(loaded.evaluator, [position], request.search_komi)
        owners = expected[0] if expected else None
        over = position.counters[PASSES] >= 2
        counted = _count(loaded, request) if over else None
        targets = np.full(count, 1 if over else request.visits, np.int32)
        pause = FIRST_PAUSE_S
        has_reported = False
        while True:
            stats = search.root_stats()
            interrupted = stopped()
            finished = bool(search.ended(targets).all()) or interrupted
            if samples is not None and not interrupted and (has_reported or finished):
                samples.update(stats.visits.sum(axis=0))
            has_reported = True
            now = time.perf_counter()
            yield search_report(
                request,
                loaded,
                search,
                position,
                owners,
                counted,
                samples,
                finished=finished,
                seconds=now - started,
                evaluations=loaded.evaluator.evaluations - evaluated,
                new_visits=int(stats.root_visits.sum()) - reused,
            )
            if finished:
                if self._last is not None and not over:
                    self._komi_history.keep(self._last.game, request.moves, request.agents, search)
                return
            until = time.perf_counter() + pause
            with self._dropped_after_error(search):
                while time.perf_counter() < until and not stopped() and search.step(targets):
                    pass
            pause = min(2.0 * pause, REPORT_EVERY_S)

    def _analyze_equally(
        self, request: AnalysisRequest, stopped: Callable[[], bool]
    ) -> Iterator[AnalysisReport]:
        """Search the position after each move on its own, see `equal_visits`; no dynamic komi."""
        agents = tuple(agent.replace(dynamic_komi=NO_DYNAMIC_KOMI) for agent in request.agents)
        one = dataclasses.replace(request, agents=agents, visits=1, spread="search")
        for base in self.analyze(one):
            if base.count is not None:
                yield base
                return
        loaded, position = self.networks.of(request), position_of(request)
        self._last = None  # the trees of one visit serve nothing else
        yield from equal_visits(request, base, loaded, position, self._settings(request), stopped)

    @contextmanager
    def _dropped_after_error(self, search: TreeSearch) -> Iterator[None]:
        """Drop the trees if an error ends the search, since they may be inconsistent."""
        try:
            yield
        except MemoryError:
            self._last = None
            reached = int(search.root_stats().root_visits.max())
            raise EngineError(
                tr(
                    "no memory for more than {reached} visits of this position; ask for "
                    "fewer visits",
                    reached=reached,
                )
            ) from None
        except BaseException:
            self._last = None
            raise

    def sweep(
        self,
        requests: Sequence[AnalysisRequest],
        visits: int,
        stopped: Callable[[], bool] = lambda: False,
    ) -> Iterator[SweepPoint]:
        """Search many positions of one board side by side, with few visits each.

        Only each request's first agent searches, at the komi of the request, without dynamic komi.
        One visit is the network alone; two also evaluate the position after the best move of its
        policy.

        Raises
        ------
        EngineError
            As for `analyze`.
        """
        if not requests:
            return
        on_processor = self.networks.of(requests[0]).evaluator.backend.is_on_processor
        for part in _alike(requests, SWEEP_TREES if on_processor else SWEEP_TREES_ON_CARD):
            loaded = self.networks.of(part[0])
            size = part[0].rules.size
            all_komi = komi_grid(size)
            grid = all_komi if visits > 1 else None
            # the mean over the symmetries costs as much as seven visits, and tells less
            settings = self._settings(part[0]).replace(batch=1, average_symmetries=False)
            scoring = part[0].end_scoring
            search = TreeSearch(
                loaded.evaluator, size, len(part), visits, settings, grid=grid, scoring=scoring
            )
            positions = []
            for t, request in enumerate(part):
                positions.append(position_of(request))
                agent = request.agents[0]
                search.set_root(t, positions[t], request.search_komi, agent.lambda_, agent.mu)
            search.run(np.full(len(part), visits, np.int32), stopped=stopped)
            if stopped():
                return
            stats = search.root_stats()
            board = search.size**2  # no score is worth more
            own = np.nan_to_num(scores(stats)).clip((-board, 0.0), (board, np.inf))
            komis = [request.search_komi for request in part]
            owners = expected_owners(loaded.evaluator, positions, komis)
            for t, request in enumerate(part):
                if stopped():
                    return
                alpha, beta = own[t].tolist()
                if grid is not None and beta > 0.0:
                    curves = search.curves(t, stats)
                    samples = None
                    if request.uses_several_komi:
                        komi = request.search_komi
                        samples = root_samples(loaded.evaluator, positions[t], search, komi)
                    if samples is not None:
                        samples.update(stats.visits[t])
                        samples.correct(curves, t, stats)
                    curve = curves[-1]
                    alpha, beta = score_of_curve(grid, curve)
                else:
                    curve = own_curve(int(stats.curve_kind[t]), stats.curve[t], all_komi)
                knots: Knots = ()
                if curve is not None:
                    knots = curve_knots(all_komi, curve, alpha, beta, request.search_komi)
                to_play = int(positions[t].counters[TO_PLAY])
                order = best_first(mover_stats(stats, t, to_play), request.agents[0].choice)
                move = int(order[0])
                candidates: tuple[SearchedMove, ...] = ()
                if grid is not None and beta > 0.0 and stats.visits[t, move]:
                    kept = [m for m in order[1:] if has_enough_visits(stats.visits[t, m])]
                    candidates = tuple(
                        SearchedMove(
                            MoveScore(
                                int(m),
                                int(stats.visits[t, m]),
                                *score_of_curve(grid, curves[m]),
                                float(stats.winrate[t, m]),
                            ),
                            float(stats.prior[t, m]),
                            search.variation(t, int(m)),
                        )
                        for m in (move, *kept)
                    )
                yield SweepPoint(
                    ticket=request.ticket,
                    visits=visits,
                    alpha=alpha,
                    beta=beta,
                    winrate=float(stats.root_winrate[t]),
                    move=move,
                    candidates=candidates,
                    policy=np.array(stats.prior[t]),
                    ownership=owners[t] if owners else None,
                    count=_count(loaded, request) if positions[t].counters[PASSES] >= 2 else None,
                    curve=knots,
                    network_has_values=loaded.has_values,
                )

    def _settings(self, request: AnalysisRequest) -> SearchSettings:
        return self.settings if request.search is None else request.search

    def _search_for(
        self, request: AnalysisRequest, loaded: LoadedNetwork
    ) -> tuple[TreeSearch, Position, RootSamples | None]:
        """Return trees for a request; the last request's if they lead here by further moves.

        Trees with restrictions near the root lack moves, so they serve no other position.
        """
        position = position_of(request)
        # after two passes dead stones are still on the board, so trees must not count it
        over = position.counters[PASSES] >= 2 and not request.rules.counts_as_it_stands
        game = (
            weakref.ref(loaded.evaluator),  # an id may be another network's later
            request.rules.replace(komi=0.0),
            request.search_komi,
            request.stones.tobytes(),
            request.to_play,
            request.captured,
            self._settings(request),
        )
        komi = [request.search_komi] * len(request.agents)
        if position.counters[PASSES] < 2:
            komi = self._komi_history.choose(
                game,
                request.moves,
                request.agents,
                position,
                request.search_komi,
                loaded.evaluator,
                self._settings(request),
            )
        agents = [(k, a.lambda_, a.mu) for k, a in zip(komi, request.agents, strict=True)]
        limited = (request.moves, request.restrictions) if request.restrictions else None
        key = (game, tuple(agents), limited)
        last, samples = self._last, None
        scoring = "agreed" if over and request.rules.scoring == "area" else request.end_scoring
        leads_here = (
            last is not None
            and last.key == key
            and request.moves[: len(last.moves)] == last.moves
            and last.search.scoring == scoring
            and not over
        )
        if last is not None and leads_here:
            search = last.search
            if request.several_komi and request.moves == last.moves:
                samples = last.samples
            for move in request.moves[len(last.moves) :]:
                for t in range(len(agents)):
                    search.advance(t, move)
        else:
            size = request.rules.size
            evaluator: Evaluator = loaded.evaluator
            if request.restrictions:
                ply = int(position.counters[PLY])
                evaluator = RestrictedEvaluator(evaluator, ply, request.restrictions)
            search = TreeSearch(
                evaluator,
                size,
                len(agents),
                min(request.visits, 4096),
                self._settings(request),
                grid=komi_grid(size),
                scoring=scoring,
            )
            for t, (believed, lambda_, mu) in enumerate(agents):
                search.set_root(t, position, believed, lambda_, mu)
        if samples is None and request.uses_several_komi:
            samples = root_samples(loaded.evaluator, position, search, request.search_komi)
        self._last = _Search(key, request.moves, search, samples, game)
        return search, position, samples


def _alike(requests: Sequence[AnalysisRequest], most: int) -> Iterator[list[AnalysisRequest]]:
    """Split requests into batches of `most` that score the end of a game in the same way."""
    for scoring in dict.fromkeys(request.end_scoring for request in requests):
        alike = [request for request in requests if request.end_scoring == scoring]
        for first in range(0, len(alike), most):
            yield alike[first : first + most]


def _count(loaded: LoadedNetwork, request: AnalysisRequest) -> Count | None:
    """Count the board of a request; see `count_game`."""
    stones, to_play, moves = request.stones, request.to_play, request.moves
    return count_game(loaded.evaluator, request.rules, stones, to_play, moves, request.captured)
