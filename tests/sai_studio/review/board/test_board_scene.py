"""What is drawn, as data."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from engine.analysis.agent import AgentSettings
from engine.analysis.request import AnalysisRequest
from engine.go.board import WHITE
from engine.go.rules import Rules
from engine.record.board_shape import square
from engine.review.mistakes import candidate_class
from engine.search.report import AnalysisReport
from sai_studio.kit.figures import count
from sai_studio.kit.widgets.rows import ROW
from sai_studio.review.board.board_scene import agent_marks, candidate_discs, star_points
from sai_studio.review.candidates.candidate_model import CandidateModel
from sai_studio.review.curve.curve_scene import curve_scene
from tests.reports import SEVEN, Shape, make_report
from tests.sai_studio.fakes import fake_report


def report(size: int = 7, visits: int = 1000) -> AnalysisReport:
    request = AnalysisRequest(
        ticket=1,
        rules=Rules(size=size, komi=9.5),
        stones=np.zeros(size * size, np.int8),
        to_play=1,
        moves=(),
        agents=tuple(AgentSettings(lambda_=x) for x in (0.0, 0.5, 1.0)),
    )
    return fake_report(request, visits)


@pytest.mark.parametrize(
    ("visits", "text"),
    [(0, "0"), (999, "999"), (1000, "1.0k"), (1234, "1.2k"), (12_345, "12k"), (2_500_000, "2.5M")],
)
def test_visits_are_short(visits: int, text: str) -> None:
    assert count(visits) == text


def test_star_points_are_those_of_real_boards() -> None:
    assert star_points(square(19)) == (60, 66, 72, 174, 180, 186, 288, 294, 300)
    assert len(star_points(square(13))) == 5
    assert star_points(square(9)) == (20, 24, 40, 56, 60)
    assert star_points(square(7)) == (16, 18, 24, 30, 32)
    assert star_points(square(5)) == (12,)
    assert star_points(square(4)) == ()


def test_discs_carry_loss_winrate_and_visits() -> None:
    shown = report()
    first, second, *rest = candidate_discs(shown, shown.agents[0])
    chance = 100 * shown.agents[0].candidates[0].winrate
    winrate = f"{chance:.0f}"
    by_white = candidate_discs(shown, shown.agents[0], color=WHITE)
    assert by_white[0].numbers == ("0.0", f"{100 - chance:.0f}%", "600")
    assert (first.chosen, first.loss, first.numbers) == (True, 0, ("0.0", f"{winrate}%", "600"))
    assert (second.chosen, second.numbers[0], second.numbers[2]) == (False, "\u22120.4", "200")
    deep = report(visits=100_000)
    assert candidate_discs(deep, deep.agents[0])[-1].loss == 5
    assert first.strength == 1.0 > rest[-1].strength > 0.0


def test_a_loss_within_the_error_is_not_called_nothing() -> None:
    close = Shape("E5", 8.9, 1.5, 60, 0.2)
    discs = candidate_discs(shown := make_report([SEVEN[0], close]), shown.agents[0])
    assert [disc.numbers[0] for disc in discs] == ["0.0", "\u22480"]
    assert [disc.loss for disc in discs] == [0, 0]


def test_hardly_visited_candidates_have_no_figures() -> None:
    shown = report(visits=100)
    discs = candidate_discs(shown, shown.agents[0])
    assert [bool(disc.numbers) for disc in discs] == [True, True, False, False, False, False, False]


def test_candidates_with_few_visits_are_not_judged() -> None:
    """One visit that looks 30 points worse is the network's first impression: gray everywhere."""
    shown = report(visits=100)
    agent = shown.agents[0]
    first, *rest = agent.candidates
    rough = [dataclasses.replace(c, visits=15, points_lost=30.0) for c in rest]
    agent = dataclasses.replace(agent, candidates=(first, *rough))
    shown = dataclasses.replace(shown, agents=(agent, *shown.agents[1:]))
    assert {disc.loss for disc in candidate_discs(shown, agent)[1:]} == {None}
    model = CandidateModel()
    model.show_report("here", shown, agent, shown.komi, False)
    rows = [model.index(row, 0).data(ROW) for row in range(model.rowCount())]
    assert [row.loss for row in rows] == [0] + [None] * len(rough)
    over = curve_scene(shown, 0, rough[-1]).hovered
    assert over is not None
    assert over.loss is None
    known = dataclasses.replace(rough[-1], visits=16)
    assert candidate_class(shown, agent, known) == 5
    fresh = dataclasses.replace(agent, candidates=(dataclasses.replace(first, visits=9), known))
    assert candidate_class(shown, fresh, known) is None, "nothing to measure against"
    assert candidate_class(shown, fresh, fresh.candidates[0]) == 0
    numbers = candidate_discs(shown, fresh)[1].numbers
    assert numbers == (f"{100 * known.winrate:.0f}%", "16"), "and no points are shown either"


@pytest.mark.parametrize(("alpha", "text"), [(2.0, "\u22127.0"), (-11.0, "\u221220")])
def test_lost_points_have_a_minus_sign_and_few_characters(alpha: float, text: str) -> None:
    worse = Shape("E5", alpha, 1.5, 60, 0.2)
    discs = candidate_discs(shown := make_report([SEVEN[0], worse]), shown.agents[0])
    assert discs[1].numbers[0] == text


@pytest.mark.parametrize(
    ("winrate", "text"), [(0.998, "99.8%"), (0.0002, "0.1%"), (0.994, "99%"), (1.0, "100%")]
)
def test_a_winrate_that_is_not_certain_is_no_100(winrate: float, text: str) -> None:
    shown = report()
    agent = shown.agents[0]
    first = dataclasses.replace(agent.candidates[0], winrate=winrate)
    agent = dataclasses.replace(agent, candidates=(first, *agent.candidates[1:]))
    assert candidate_discs(shown, agent)[0].numbers[1] == text


def test_a_network_without_a_score_shows_no_points() -> None:
    shown = dataclasses.replace(report(), network_beta=0.0)
    disc = candidate_discs(shown, shown.agents[0])[3]
    assert (disc.numbers[1:], disc.loss) == (("50",), 0), "winrate and visits"


@pytest.mark.parametrize(
    ("first", "numbers"),
    [
        ("points", ("0.0", "{winrate}", "600")),
        ("winrate", ("{winrate}", "0.0", "600")),
        ("visits", ("600", "0.0", "{winrate}")),
        ("policy", ("{prior}", "0.0", "{winrate}")),
    ],
)
def test_any_number_can_come_first(first: str, numbers: tuple[str, ...]) -> None:
    shown = report()
    best = shown.agents[0].candidates[0]
    texts = {"winrate": f"{100 * best.winrate:.0f}%", "prior": f"{100 * best.prior:.0f}%"}
    disc = candidate_discs(shown, shown.agents[0], first=first)[0]
    assert disc.numbers == tuple(number.format(**texts) for number in numbers)


def test_pass_has_no_disc() -> None:
    shown = report()
    first = dataclasses.replace(shown.agents[0].candidates[0], move=49)
    agent = dataclasses.replace(shown.agents[0], candidates=(first,))
    assert candidate_discs(shown, agent) == ()


def test_agents_that_agree_share_a_mark() -> None:
    shown = report()
    marks = agent_marks(shown, ["0", "\u00bd", "1"])
    assert [mark.agents for mark in marks] == [(0, 1), (2,)]
    assert marks[0].labels == ("0", "\u00bd")
    assert agent_marks(dataclasses.replace(shown, agents=shown.agents[:1]), ["0"]) == ()
