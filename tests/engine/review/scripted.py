"""A searcher with scripted answers, for reviews without a network."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from engine.analysis.request import AnalysisRequest, SearchedMove, SweepPoint
from engine.catalog.network_info import NetworkInfo
from engine.go.coords import point_to_gtp
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.game_review import GameReview
from engine.review.review_settings import ReviewSettings
from engine.review.whole_game import GameReviewer
from engine.search.loss import MoveScore
from engine.search.report import AnalysisReport
from engine.search.value.fit import curve_at
from tests.reports import Shape, grid_of, make_report, rounded

NETWORK = NetworkInfo(Path("fake.safetensors"), "fake", 7, "7x7, 3x128", "0badcafe")
KOMI = 9.5
POINTS = (24, 16, 17, 23, 31, 32, 30, 25)
CORNER = 0
"""The scripted choice: a point that nobody plays."""


def game(moves: Sequence[int] = POINTS, **info: str) -> GameRecord:
    record = GameRecord(Rules(size=7, komi=KOMI), info=info)
    node = record.root
    for point in moves:
        node = record.add_move(node, point)
    return record


def review_of(record: GameRecord) -> GameReview:
    review = GameReview(record)
    review.set_network(NETWORK)
    return review


class Scripted:
    """Fair komi by the number of moves; the choice is `CORNER` unless `choices` has another.

    `searched` lists the moves and visits of each search.
    """

    def __init__(
        self, alphas: Sequence[float], choices: dict[int, int] | None = None, beta: float = 1.0
    ) -> None:
        self.alphas, self.choices, self.beta = alphas, choices or {}, beta
        self.searched: list[tuple[tuple[int, ...], int]] = []

    def _answer(self, request: AnalysisRequest, visits: int) -> tuple[float, int]:
        self.searched.append((request.moves, visits))
        played = len(request.moves)
        return self.alphas[min(played, len(self.alphas) - 1)], self.choices.get(played, CORNER)

    def sweep(
        self, requests: Sequence[AnalysisRequest], visits: int, stopped: Callable[[], bool]
    ) -> Iterator[SweepPoint]:
        for request in requests:
            if stopped():
                return
            alpha, move = self._answer(request, visits)
            grid = grid_of(request.rules.size)
            winrate = curve_at(grid, rounded(alpha, self.beta, grid), KOMI)
            corner = request.rules.size * (request.rules.size - 1)
            score = MoveScore(move, visits - 1, alpha, self.beta, winrate)
            candidates = (
                (SearchedMove(score, 0.5, (move, corner, corner + 1)),) if visits > 1 else ()
            )
            yield SweepPoint(request.ticket, visits, alpha, self.beta, winrate, move, candidates)

    def analyze(
        self, request: AnalysisRequest, stopped: Callable[[], bool]
    ) -> Iterator[AnalysisReport]:
        alpha, move = self._answer(request, request.visits)
        size = request.rules.size
        vertex = point_to_gtp(move, size)
        shape = Shape(vertex, alpha, self.beta, request.visits - 1, 0.5, f"{vertex} A1 B1")
        to_play = request.to_play * (-1) ** len(request.moves)
        lambdas = [agent.lambda_ for agent in request.agents]
        yield make_report([shape], size=size, komi=KOMI, to_play=to_play, lambdas=lambdas)

    def __call__(self) -> Scripted:
        """Return the searcher, for `GameReviewer.run`."""
        return self


def reviewed(
    record: GameRecord, searcher: Scripted, steps: int = 10**6, **settings: object
) -> GameReview:
    """Review a game, or only some steps of the review."""
    review = review_of(record)
    reviewer = GameReviewer(review, ReviewSettings(**settings))  # type: ignore[arg-type]
    for done, _ in enumerate(reviewer.run(searcher, lambda: False), start=1):
        if done == steps:
            break
    return review
