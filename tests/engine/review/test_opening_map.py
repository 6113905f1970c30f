"""Fair komi of every first move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np
import pytest

from engine.analysis.request import AnalysisRequest, SweepPoint
from engine.base.errors import EngineError
from engine.review.opening_map import (
    OpeningQuestion,
    opening_fields,
    opening_sentence,
    opening_svg,
    opening_text,
    search_openings,
)
from engine.search.report import AnalysisReport


class Scripted:
    """Knows a fair komi for each first move: 6 in the center, less towards the edge."""

    def __init__(self, beta: float = 1.0) -> None:
        self.beta = beta
        self.asked: list[list[tuple[int, float]]] = []

    def analyze(
        self, request: AnalysisRequest, stopped: Callable[[], bool]
    ) -> Iterator[AnalysisReport]:
        raise NotImplementedError

    def sweep(
        self, requests: Sequence[AnalysisRequest], visits: int, stopped: Callable[[], bool]
    ) -> Iterator[SweepPoint]:
        self.asked.append([(r.moves[0], r.search_komi) for r in requests])
        for request in requests:
            if stopped():
                return
            size = request.rules.size
            row, column = divmod(request.moves[0], size)
            away = abs(row - size // 2) + abs(column - size // 2)
            alpha = 6.0 - 3.0 * away
            yield SweepPoint(request.ticket, visits, alpha, self.beta, 0.5, None)


def test_mirror_images_are_searched_once_and_each_near_its_fair_komi() -> None:
    engine, shares = Scripted(), list[float]()
    openings = search_openings(
        engine, OpeningQuestion(5, "chinese", visits=64), progress=shares.append
    )
    assert openings is not None
    assert [len(asked) for asked in engine.asked] == [6, 6, 6]  # two looks and a search
    assert all(
        komi == 6.0 - 3.0 * (abs(p // 5 - 2) + abs(p % 5 - 2)) for p, komi in engine.asked[-1]
    )
    board = openings.fair_komi.reshape(5, 5)
    assert board[2, 2] == 6.0
    for turned in (board.T, board[::-1], board[:, ::-1]):
        np.testing.assert_array_equal(turned, board)
    assert shares == sorted(shares)
    assert len(set(shares)) > 4
    assert shares[-1] == 1.0


def test_the_nearest_moves_and_the_verdict() -> None:
    openings = search_openings(Scripted(), OpeningQuestion(5, "chinese", visits=16))
    assert openings is not None
    assert openings.nearest(2.5) == {7, 11, 13, 17}
    assert openings.nearest(2.5) <= openings.fair_within_error(2.5)
    assert "nothing measurable" in opening_sentence(openings, 2.5)
    assert "C3 comes nearest to even: a swap gains 9.5" in opening_sentence(openings, 15.5)
    assert openings.gain_classes(2.5)[12] == 4  # 3.5 points, and 8.5 in the corner
    assert openings.gain_classes(2.5)[0] == 5
    assert opening_fields(openings, 2.5, "net")["nearest"] == ["C4", "B3", "D3", "C2"]
    assert opening_text(openings, 2.5, "net").count("*") == 4
    assert opening_svg(openings, 2.5, "net").count("#222222") == 4


def test_stop_and_a_network_without_score() -> None:
    question = OpeningQuestion(5, "chinese")
    assert search_openings(Scripted(), question, stopped=lambda: True) is None
    with pytest.raises(EngineError, match="no score"):
        search_openings(Scripted(beta=0.0), question)
