"""The sentences of a hundred reviewed games: claims are recounted, most mistakes have a reason."""

from __future__ import annotations

import itertools
import zipfile
from collections.abc import Iterator
from typing import Final

import pytest

from engine.analysis.analyzer import Analyzer
from engine.analysis.request import AnalysisRequest
from engine.catalog.networks import describe_network, named_network
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.sgf import loads_text
from engine.review.game_review import GameReview
from engine.review.mistakes import mistakes
from engine.review.reason_search import VISITS, reason_search
from engine.review.reasons.find import find_evidence
from engine.review.requests import request_for
from engine.search.report import AnalysisReport
from tests.engine.review.reasons.recount import recount
from tests.shared import checked, file_in, games_dir

GAMES: Final = {"games19.sgf.zip": 60, "games19-handicap.sgf.zip": 20, "games13.sgf.zip": 20}
"""Number of games by file."""
NETWORK: Final = "sai-10to19-r10x96-distilled-g0023"
LAMBDAS: Final = (1.0,)
DOUBTFUL: Final = 5
"""Moves of a game that are searched: those after which the score falls most."""
SEARCH_VISITS: Final = 48
HAVE_REASONS: Final = 0.85
"""Least share of mistakes with a reason, from so few visits of the fast network."""


def games() -> Iterator[GameRecord]:
    """Yield games, spread over the files."""
    for name, count in GAMES.items():
        with zipfile.ZipFile(file_in(games_dir(), name=name)) as archive:
            members = [member for member in archive.namelist() if member.endswith(".sgf")]
            for member in members:
                with archive.open(member) as file:
                    lines = itertools.islice(file, 0, None, 97)
                    for line in itertools.islice(lines, -(-count // len(members))):
                        yield loads_text(line.decode("utf-8", "replace"), member).games[0]


def report(analyzer: Analyzer, request: AnalysisRequest) -> AnalysisReport:
    *_, last = analyzer.analyze(request)
    return last


def doubtful(analyzer: Analyzer, review: GameReview) -> list[GameNode]:
    """Return the moves of a game after which the score of one evaluation falls most."""
    line = [n for n in review.record.main_line() if not review.ending.is_over(n)]
    requests = [request_for(review, node, LAMBDAS, number, 1) for number, node in enumerate(line)]
    alphas = {point.ticket: point.alpha for point in analyzer.sweep(requests, 1)}
    falls = [
        (node.move.color * (alphas[number] - alphas[number + 1]), number + 1)
        for number, node in enumerate(line[1:])
        if node.move is not None and node.move.point < review.record.size**2
    ]
    return [line[number] for _, number in sorted(falls, reverse=True)[:DOUBTFUL]]


@pytest.mark.slow
def test_every_claim_about_reviewed_games_holds() -> None:
    analyzer, tickets = Analyzer(), itertools.count(1)
    network = describe_network(named_network(NETWORK))
    with_reason, count = 0, 0
    for record in games():
        review = GameReview(record)
        review.set_network(network)
        review.set_lambdas(LAMBDAS)
        for node in doubtful(analyzer, review):
            assert node.parent is not None
            for position in (node.parent, node):
                request = request_for(review, position, LAMBDAS, next(tickets), SEARCH_VISITS)
                review.keep_report(position, report(analyzer, request))
            points = review.timeline([node.parent, node], review.game_komi)
            search = reason_search(review, node)
            if search is None or not mistakes(points, record.size, review.game_komi):
                continue
            while requests := search.requests(tickets.__next__):
                search.take(analyzer.sweep(requests, VISITS))
            lines = search.compared
            evidence, count = find_evidence(lines), count + 1
            if evidence is not None:
                recount(evidence, lines)
                with_reason += 1
        analyzer.forget()
    assert with_reason >= HAVE_REASONS * len(checked(range(count)))
