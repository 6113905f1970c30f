"""The Analyzer end to end, with a small random network made here."""

from __future__ import annotations

import dataclasses
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from engine.analysis.agent import AgentSettings, gives_up
from engine.analysis.analyzer import Analyzer, position_of
from engine.analysis.networks import LoadedNetwork
from engine.analysis.request import AnalysisRequest, Restriction
from engine.base.errors import EngineError, IllegalMoveError, WeightsError
from engine.catalog.networks import best_network, list_networks
from engine.go.board import BLACK, WHITE
from engine.go.rules import Rules
from engine.go.state import Position
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.search.report import AnalysisReport, report_at_komi
from engine.search.root_stats import RootStats
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.search.value.evaluation import Evaluation
from engine.search.value.fit import alpha_beta_of_curve, komi_grid
from tests.engine.network.networks import evaluator_of

AGENTS = tuple(AgentSettings(lambda_=value) for value in (0.0, 0.5, 1.0))


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("nets") / "tiny.safetensors"
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="Y")
    save_network(path, initial_network(settings, seed=3))
    return path


@pytest.fixture(scope="module")
def analyzer() -> Analyzer:
    return Analyzer(precision="fp32")


def request(
    network: Path, *moves: int, ticket: int = 7, komi: float | None = None, size: int = 5
) -> AnalysisRequest:
    return AnalysisRequest(
        ticket=ticket,
        rules=Rules(size=size, komi=3.5),
        stones=np.zeros(size * size, np.int8),
        to_play=BLACK,
        moves=moves,
        agents=AGENTS,
        visits=60,
        network=network,
        komi=komi,
    )


def last(reports: Iterator[AnalysisReport]) -> AnalysisReport:
    *_, report = reports
    return report


def test_settings_of_the_search_come_with_the_request(network: Path) -> None:
    analyzer = Analyzer(precision="fp32")
    asked = request(network, 12)
    usual = last(analyzer.analyze(asked))
    narrow = dataclasses.replace(asked, search=SearchSettings(max_leaves=2))
    report = last(analyzer.analyze(narrow))
    assert all(len(agent.candidates) <= 2 for agent in report.agents), "trees are not taken over"
    assert all(len(agent.candidates) > 2 for agent in usual.agents)
    again = last(analyzer.analyze(asked))
    assert [len(a.candidates) for a in again.agents] == [len(a.candidates) for a in usual.agents]


def test_report_is_complete(analyzer: Analyzer, network: Path) -> None:
    report = last(analyzer.analyze(request(network, 12)))
    assert report.finished
    assert report.ticket == 7
    assert report.to_play == WHITE
    assert report.komi == report.searched_komi == 3.5
    assert [agent.lambda_ for agent in report.agents] == [0.0, 0.5, 1.0]
    assert report.visits == 180
    assert 60 <= report.evaluations < 180  # agents share evaluations
    assert report.policy.sum() == pytest.approx(1.0, abs=1e-5)
    for agent in report.agents:
        assert sum(c.visits for c in agent.candidates) == 59
        assert agent.move == agent.candidates[0].move
        assert min(c.points_lost for c in agent.candidates) == 0.0
        for candidate in agent.candidates:
            assert candidate.variation[0] == candidate.move
            assert 0.0 <= candidate.winrate <= 1.0


def test_an_analysis_ends_at_the_depth_of_its_search(network: Path) -> None:
    settings = SearchSettings(max_depth=3, q_decision_visits=20)
    report = last(Analyzer(settings, precision="fp32").analyze(request(network, 12)))
    assert report.finished
    assert all(1 < agent.visits < 60 for agent in report.agents)


def test_numbers_are_blacks(analyzer: Analyzer, network: Path) -> None:
    """The best candidate for White has the lowest of Black's values among those well searched."""
    agent = last(analyzer.analyze(request(network, 12))).agents[0]
    tried = [c for c in agent.candidates if c.visits >= 4]
    assert agent.winrate == pytest.approx(
        float(np.interp(3.5, analyzer_grid(analyzer, network), agent.curve)), abs=1e-4
    )
    assert agent.candidates[0].winrate <= np.mean([c.winrate for c in tried])


def analyzer_grid(analyzer: Analyzer, network: Path) -> np.ndarray:
    return last(analyzer.analyze(request(network, 12))).komi_grid


def test_komi_can_be_changed_without_a_search(analyzer: Analyzer, network: Path) -> None:
    report = last(analyzer.analyze(request(network)))
    before = report.evaluations
    other = report_at_komi(report, -4.5)
    assert other.komi == -4.5
    assert other.searched_komi == 3.5
    assert other.agents[0].winrate > report.agents[0].winrate
    assert {c.move for c in other.agents[0].candidates} == {
        c.move for c in report.agents[0].candidates
    }
    most = max(c.visits for c in other.agents[0].candidates)
    trusted = [c.winrate for c in other.agents[0].candidates if c.visits >= 0.1 * most]
    assert trusted == sorted(trusted, reverse=True)
    assert report_at_komi(report, report.komi) is report
    assert report.evaluations == before


def test_trees_are_reused_when_the_move_is_played(network: Path) -> None:
    analyzer = Analyzer(precision="fp32")
    report = last(analyzer.analyze(request(network)))
    move = report.agents[0].candidates[0].move
    visits = report.agents[0].candidates[0].visits
    first = next(analyzer.analyze(request(network, move)))
    assert first.agents[0].visits >= visits
    assert last(analyzer.analyze(request(network, move))).agents[0].visits >= 60


def test_stop_gives_a_finished_report(analyzer: Analyzer, network: Path) -> None:
    asked = AnalysisRequest(**{**request(network, 3).__dict__, "visits": 1_000_000})
    started = time.perf_counter()
    report = last(analyzer.analyze(asked, lambda: time.perf_counter() - started > 0.3))
    assert report.finished
    assert report.visits < 3_000_000


def test_finished_game_has_no_move(analyzer: Analyzer, network: Path) -> None:
    report = last(analyzer.analyze(request(network, 25, 25)))
    assert all(agent.move is None for agent in report.agents)


def test_after_a_pass_stones_are_not_all_alive_unless_the_rules_say_so(
    analyzer: Analyzer, network: Path
) -> None:
    """Black alone is on the board: with all stones alive a second pass wins for certain."""
    agreed = request(network, 12, 25)
    stated = dataclasses.replace(agreed, rules=agreed.rules.replace(name="tromp-taylor"))
    counted = dataclasses.replace(agreed, counts_all_stones=True)
    assert [r.end_scoring for r in (agreed, stated, counted)] == ["agreed", "area", "area"]
    assert request(network, 12).end_scoring == "area"
    for asked, certain in ((agreed, False), (stated, True), (counted, True)):
        passes = [c for c in last(analyzer.analyze(asked)).agents[0].candidates if c.move == 25]
        assert [c.winrate == 1.0 for c in passes] == [certain]


def test_no_agent_chooses_a_pass_that_was_not_searched(analyzer: Analyzer, network: Path) -> None:
    """After White's pass another pass wins for Black, with all stones alive."""
    asked = dataclasses.replace(request(network, 12, 25), counts_all_stones=True)
    to_win = last(analyzer.analyze(asked)).agents[0]
    assert to_win.move == 25
    narrow = dataclasses.replace(asked, search=SearchSettings(max_leaves=2))
    for agent in last(analyzer.analyze(narrow)).agents:
        moves = [c.move for c in agent.candidates]
        assert 25 not in moves
        assert agent.move == moves[0]


def test_a_sweep_takes_positions_after_a_pass_apart(analyzer: Analyzer, network: Path) -> None:
    asked = [request(network, *moves) for moves in ((12,), (12, 25), (12, 25, 6))]
    asked = [dataclasses.replace(r, ticket=i) for i, r in enumerate(asked)]
    points = {point.ticket: point for point in analyzer.sweep(asked, 40)}
    assert sorted(points) == [0, 1, 2]
    (alone,) = analyzer.sweep([asked[1]], 40)
    assert alone.alpha == points[1].alpha


def test_sweep_answers_in_order(analyzer: Analyzer, network: Path) -> None:
    asked = [request(network, *range(n), ticket=n) for n in range(6)]
    points = list(analyzer.sweep(asked, 1))
    assert [point.ticket for point in points] == list(range(6))
    deeper = list(analyzer.sweep(asked, 20))
    assert all(point.beta > 0 and 0 <= point.winrate <= 1 for point in points + deeper)
    assert all(point.candidates == () for point in points), "no move was searched yet"
    for point in deeper:
        score, _, variation = point.candidates[0]
        assert score.move == variation[0] == point.move
        assert 1 <= score.visits < 20
        assert score.beta > 0


def test_a_sweep_reads_all_roots_once(
    analyzer: Analyzer, network: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searches: list[TreeSearch] = []
    read = TreeSearch.root_stats

    def counted(search: TreeSearch) -> RootStats:
        searches.append(search)
        return read(search)

    monkeypatch.setattr(TreeSearch, "root_stats", counted)
    points = list(analyzer.sweep([request(network, *range(n), ticket=n) for n in range(6)], 20))
    assert len(searches) == 1
    stats = read(searches[0])
    for t, point in enumerate(points):
        curve = searches[0].curves(t, stats)[-1]
        assert (point.alpha, point.beta) == alpha_beta_of_curve(komi_grid(5), curve)


def test_refusals_are_sentences(analyzer: Analyzer, network: Path, tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="plays 5x5, this board is 7x7; choose another"):
        next(analyzer.analyze(request(network, size=7)))
    with pytest.raises(WeightsError, match="No such file"):
        next(analyzer.analyze(request(tmp_path / "none.safetensors")))
    with pytest.raises(IllegalMoveError):
        next(analyzer.analyze(request(network, 3, 3)))
    with pytest.raises(EngineError, match="no network for the 23x23 board was found; choose"):
        next(
            analyzer.analyze(
                AnalysisRequest(**{**request(network, size=23).__dict__, "network": None})
            )
        )


def test_networks_of_the_person_come_first(
    network: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    folder = tmp_path / "weights"
    folder.mkdir()
    mine = folder / "mine.safetensors"
    mine.write_bytes(network.read_bytes())
    (folder / "broken.safetensors").write_bytes(b"not a network")
    os.utime(mine)
    assert best_network(5) == mine
    found = {info.name: info for info in list_networks()}
    assert found["mine"].size == 5
    assert found["broken"].error


def test_one_visit_plays_the_policy(analyzer: Analyzer, network: Path) -> None:
    report = last(analyzer.analyze(dataclasses.replace(request(network, 12), visits=1)))
    for agent in report.agents:
        assert agent.move == int(report.policy.argmax())
        assert agent.candidates == ()


def test_a_policy_alone_passes_after_a_pass_where_the_count_wins(
    analyzer: Analyzer, network: Path
) -> None:
    """If the players agree on dead stones, the winrate doesn't tell who wins a count right now."""
    agreed = dataclasses.replace(request(network, 12, 25, komi=-20.0), visits=1)
    counted = dataclasses.replace(agreed, counts_all_stones=True)
    report = last(analyzer.analyze(agreed))
    assert report.agents[0].winrate > 0.5
    assert report.agents[0].move == int(report.policy.argmax()) != 25
    assert last(analyzer.analyze(counted)).agents[0].move == 25


def test_a_pass_after_a_pass_wins_by_its_own_winrate(analyzer: Analyzer, network: Path) -> None:
    for komi in np.arange(-1.0, 1.0, 0.1):
        asked = request(network, 12, 25, komi=float(komi))
        agent = last(analyzer.analyze(asked)).agents[0]
        wins = any(c.move == 25 and c.winrate > 0.5 for c in agent.candidates)
        others = [c.move for c in agent.candidates if c.move != 25]
        assert agent.move == (25 if wins else others[0]), komi


@pytest.mark.parametrize("moves", [(12,), (12, 25)])
def test_a_lost_game_is_passed_where_no_move_gains_a_point(
    analyzer: Analyzer, network: Path, moves: tuple[int, ...]
) -> None:
    """This network sees hardly a difference between moves: at a large komi none saves the game."""
    mover = BLACK if len(moves) == 2 else WHITE
    lost, won = (
        last(analyzer.analyze(request(network, *moves, komi=mover * komi)))
        for komi in (12.0, -12.0)
    )
    assert gives_up(lost)
    assert not gives_up(won)
    assert not gives_up(dataclasses.replace(lost, agents=lost.agents[2:])), "it plays for points"
    unknown = [dataclasses.replace(c, beta=0.0) for c in lost.agents[0].candidates]
    agent = dataclasses.replace(lost.agents[0], candidates=tuple(unknown))
    assert not gives_up(dataclasses.replace(lost, agents=(agent,))), "no score is known"
    assert lost.agents[0].move == lost.agents[0].candidates[0].move, "the analysis names a move"


def test_trees_that_an_error_left_half_way_are_not_used_again(
    network: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    analyzer = Analyzer(precision="fp32")
    asked = request(network, 12, 6)
    evaluator = analyzer.networks.of(asked).evaluator
    evaluate, calls = evaluator.evaluate, []

    def fail_later(*arguments: Any, **options: Any) -> Evaluation:
        calls.append(1)
        if len(calls) == 3:
            raise OSError("device lost")
        return evaluate(*arguments, **options)

    monkeypatch.setattr(evaluator, "evaluate", fail_later)
    with pytest.raises(OSError, match="device lost"):
        last(analyzer.analyze(asked))
    report = last(analyzer.analyze(asked))
    assert [agent.visits for agent in report.agents] == [60, 60, 60]


def test_the_headline_is_the_agent_that_plays_for_points(analyzer: Analyzer, network: Path) -> None:
    report = last(analyzer.analyze(request(network, 12)))
    assert report.headline.lambda_ == 1.0
    two = dataclasses.replace(report, agents=(report.agents[1], report.agents[0]))
    assert two.headline.lambda_ == 0.5


def test_ownership_is_black_s_whoever_is_to_move_and_costs_one_look() -> None:
    settings = NetworkSettings(
        size=5, features="agz17", blocks=1, channels=8, value_head="Y", ownership=True
    )
    net = initial_network(settings, seed=3)
    with torch.no_grad():
        net.trunk.input.convolution.weight[:, 16] = 0.0  # the plane that tells who is Black
    evaluator = evaluator_of(net, precision="fp32")
    stones = np.zeros(25, np.int8)
    stones[[6, 12]], stones[18] = BLACK, WHITE
    found = []
    for color in (BLACK, WHITE):
        analyzer = Analyzer()
        analyzer.networks.use(LoadedNetwork("tiny", evaluator))
        asked = dataclasses.replace(
            request(Path()), network=None, stones=stones * color, to_play=color, visits=40
        )
        before, reports = evaluator.evaluations, list(analyzer.analyze(asked))
        assert all(report.ownership is reports[0].ownership for report in reports)
        means = 8 * len(asked.agents)
        new = evaluator.evaluations - before
        assert new == 1 + reports[-1].visits + means  # it remembers nothing
        found.append(reports[-1].ownership)
    black, white = found
    assert black is not None
    assert black.dtype == np.float32
    assert black.shape == (25,)
    assert not black.flags.writeable
    assert 1e-3 < abs(black).max() <= 1.0
    np.testing.assert_allclose(white, -black, atol=1e-5)
    position = position_of(asked)  # to check the sign: logits are those of the player to move
    raw = evaluator.raw(Position._make([*position[:3], *(part[None] for part in position[3:])]))
    assert raw.ownership is not None
    np.testing.assert_allclose(white, raw.ownership[0], atol=1e-5)


def test_networks_that_don_t_tell_have_no_ownership(analyzer: Analyzer, network: Path) -> None:
    assert last(analyzer.analyze(request(network, 12))).ownership is None


def test_a_region_limits_the_first_move_alone_and_leaves_no_trace(
    analyzer: Analyzer, network: Path
) -> None:
    analyzer.forget()
    region = frozenset({0, 1, 5, 6})
    only = Restriction(color=WHITE, moves=region, until_depth=1, only=True)
    asked = dataclasses.replace(request(network, 12), visits=200, restrictions=(only,))
    limited = last(analyzer.analyze(asked))
    for agent in limited.agents:
        assert {c.move for c in agent.candidates} <= region
        assert agent.move in region
        assert any(not set(c.variation[1:]) <= region for c in agent.candidates)
    assert set(np.flatnonzero(limited.policy)) <= region
    again = last(analyzer.analyze(request(network, 12)))
    assert {c.move for c in again.agents[0].candidates} - region
    assert again.visits == 180  # trees of its own
    below = dataclasses.replace(request(network, 12, again.agents[0].move or 0), visits=20)
    assert last(analyzer.analyze(below)).visits >= 60


def test_a_region_without_a_legal_move_leaves_the_pass(analyzer: Analyzer, network: Path) -> None:
    only = Restriction(color=WHITE, moves=frozenset({12}), until_depth=1, only=True)
    asked = dataclasses.replace(request(network, 12), restrictions=(only,))
    assert [c.move for c in last(analyzer.analyze(asked)).agents[0].candidates] == [25]
