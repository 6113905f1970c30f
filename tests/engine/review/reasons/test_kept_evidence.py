"""Evidence is stored with the analysis of the position after a mistake, and comes back with it."""

from __future__ import annotations

import itertools
from dataclasses import replace

import numpy as np
import pytest
from msgspec import structs

from engine.analysis.request import SweepPoint
from engine.go.board import BLACK
from engine.record.game_record import GameRecord
from engine.record.sgf import loads_text, to_text
from engine.record.stored_analysis import Analysis, AnalyzedAgent, AnalyzedMove
from engine.record.transform import Turn, contents_after, replace_contents
from engine.review.game_review import GameReview
from engine.review.kept_analyses import copy_analyses
from engine.review.reason_search import ReasonSearch, reason_search
from engine.review.reasons.evidence import Area, Evidence
from engine.review.reasons.find import find_evidence
from tests.engine.review.scripted import KOMI, NETWORK, game, review_of

PLACE = 3
"""Index of the mistake in the main line: Black's second move, at 17."""
BETTER, ANSWER = 40, 41


def analysis(
    visits: int, alpha: float, move: int, variation: tuple[int, ...], evidence: str = ""
) -> Analysis:
    candidate = AnalyzedMove(move, visits, 0.5, 0.5, alpha, 0.5, variation)
    agents = (AnalyzedAgent(1.0, 0.0, move, (candidate,)),)
    rules = game().rules
    return Analysis(
        NETWORK.identity, visits, KOMI, alpha, 0.5, 0.5, agents, NETWORK.name,
        f"{rules.scoring} {rules.superko}", evidence=evidence,
    )  # fmt: skip


@pytest.fixture
def review() -> GameReview:
    """A game whose third move loses four points."""
    review = review_of(game())
    line = review.record.main_line()
    assert line[PLACE].move is not None
    assert line[PLACE].move.color == BLACK
    review.keep_analyses(
        [
            (line[PLACE - 1], analysis(400, 12.0, BETTER, (BETTER, ANSWER))),
            (line[PLACE], analysis(400, 8.0, 23, (23, 31, 32))),
        ]
    )
    return review


def searched(review: GameReview) -> ReasonSearch:
    """Return a finished search: Black loses an area around the better move, and both sides play on
    along the last row but one, where the network's first choice is the next point."""
    tickets = itertools.count(1)
    search = reason_search(review, review.record.main_line()[PLACE])
    assert search is not None
    while requests := search.requests(tickets.__next__):
        points = []
        for request in requests:
            line = request.moves[PLACE - 1 :]
            owners, policy = np.zeros(49, np.float32), np.zeros(50, np.float32)
            owners[[39, 40, 47]] = 0.7 if line[0] == BETTER else -0.7
            policy[max(41, *line) + 1] = 1.0
            points.append(
                SweepPoint(request.ticket, 1, 0.0, 0.5, 0.5, None, policy=policy, ownership=owners)
            )
        search.take(points)
        assert not search.is_waiting
    return search


def evidence_of(review: GameReview) -> Evidence:
    """Return the evidence of the finished search."""
    evidence = find_evidence(searched(review).compared)
    assert evidence is not None
    return evidence


def test_both_lines_are_continued(review: GameReview) -> None:
    better, refutation = searched(review).compared_lines
    assert better == (BETTER, ANSWER, 42, 43, 44)
    assert refutation == (17, 23, 31, 32, 42)
    assert (len(better) - len(refutation)) % 2 == 0
    search = reason_search(review, review.record.main_line()[PLACE])
    assert search is not None
    assert [len(line) for line in search.lacking] == [2, 4]
    assert len(search.requests(itertools.count(7).__next__)) == 2
    assert search.is_waiting
    assert reason_search(review, review.record.root) is None


def test_a_line_ends_before_a_pass(review: GameReview) -> None:
    search = reason_search(review, review.record.main_line()[PLACE])
    assert search is not None
    tickets, rounds = itertools.count(1), 0
    while requests := search.requests(tickets.__next__):
        policy = np.zeros(50, np.float32)
        policy[49] = 1.0
        search.take(
            SweepPoint(request.ticket, 1, 0.0, 0.5, 0.5, None, policy=policy)
            for request in requests
        )
        rounds += 1
    assert search.compared_lines == ((BETTER, ANSWER), (17, 23, 31, 32))
    assert rounds == 2, "the ends, then the positions along the lines"


def test_evidence_is_found_and_kept(review: GameReview) -> None:
    node, evidence = review.record.main_line()[PLACE], evidence_of(review)
    assert isinstance(evidence.reason, Area)
    assert evidence.points_lost == pytest.approx(4.0)
    assert review.evidence(node) is None
    assert review.keep_evidence(node, evidence)
    assert review.evidence(node) == evidence
    assert all(
        review.evidence(other) is None for other in review.record.nodes() if other is not node
    )
    review.set_blind(True)
    assert review.evidence(node) is None


def test_evidence_needs_an_analysis(review: GameReview) -> None:
    evidence = evidence_of(review)
    review.record.set_analyses(review.record.main_line()[PLACE], ())
    assert not review.keep_evidence(review.record.main_line()[PLACE], evidence)


def written(review: GameReview) -> GameRecord:
    return loads_text(to_text([review.record]), "game").games[0]


def test_evidence_is_written_and_read(review: GameReview) -> None:
    node, evidence = review.record.main_line()[PLACE], evidence_of(review)
    review.keep_evidence(node, evidence)
    other = review_of(written(review))
    assert other.evidence(other.record.main_line()[PLACE]) == evidence
    assert to_text([other.record]) == to_text([review.record])


def test_evidence_goes_along_with_analyses(review: GameReview) -> None:
    node, evidence = review.record.main_line()[PLACE], evidence_of(review)
    other = review_of(game())
    review.keep_evidence(node, evidence)
    copy_analyses(review.record, other.record)
    assert other.evidence(other.record.main_line()[PLACE]) == evidence


def test_a_deeper_analysis_takes_over_the_evidence(review: GameReview) -> None:
    node, evidence = review.record.main_line()[PLACE], evidence_of(review)
    review.keep_evidence(node, evidence)
    deeper = analysis(800, 8.0, 23, (23,))
    review.record.keep_analysis(node, deeper)
    assert [kept.visits for kept in node.analyses] == [800]
    assert review.evidence(node) == evidence
    review.record.keep_analysis(node, analysis(10, 8.0, 23, (23,)))
    assert review.evidence(node) == evidence


def test_evidence_of_another_move_or_position_is_not_shown(review: GameReview) -> None:
    node, evidence = review.record.main_line()[PLACE], evidence_of(review)
    for wrong in (
        structs.replace(evidence, position="0" * 16),
        structs.replace(evidence, refutation=(18, 23)),
    ):
        review.keep_evidence(node, wrong)
        assert review.evidence(node) is None


def test_unknown_evidence_is_left_as_it_is(review: GameReview) -> None:
    node = review.record.main_line()[PLACE]
    (kept,) = node.analyses
    later = '{"v":2,"reason":["of","tomorrow"]}'
    review.record.set_analyses(node, (replace(kept, evidence=later),))
    other = review_of(written(review))
    read = other.record.main_line()[PLACE]
    assert other.evidence(read) is None
    assert read.analyses[0].evidence == later


def test_a_turned_game_has_no_evidence(review: GameReview) -> None:
    node = review.record.main_line()[PLACE]
    review.keep_evidence(node, evidence_of(review))
    replace_contents(review.record, contents_after(review.record, Turn.RIGHT))
    assert node.analyses
    assert not node.analyses[0].evidence
