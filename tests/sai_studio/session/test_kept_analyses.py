"""What a record keeps of analyses: all of a sweep, the deepest of each kind, and whose they are."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from engine.analysis.request import SearchedMove, SweepPoint
from engine.go.rules import Rules
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, load, loads, save
from engine.record.stored_analysis import Analysis
from engine.review.requests import request_for
from engine.review.stored_analyses import analysis_of, analysis_of_point
from engine.review.timeline import Estimate, Timeline
from engine.search.loss import MoveScore
from engine.search.report import AnalysisReport
from sai_studio.kit.texts import plain_tip
from sai_studio.review.curve.curve_panel import KomiCurvePanel
from sai_studio.review.timeline.graph import TimelinePanel
from sai_studio.review.timeline.graph_scene import timeline_scene
from sai_studio.review.view_context import ViewContext
from sai_studio.session.analysis.results import keep_in_record
from sai_studio.session.analysis.source_text import source_tip
from sai_studio.session.session import Session
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.sai_studio.fakes import FakeAnalyzer, fake_report, network_info
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.review.conftest import show as show

OTHER = dataclasses.replace(
    network_info(), path=Path("other.safetensors"), name="other", identity="cafe0bad"
)


def report_at(
    session: Session, node: GameNode, visits: int, *, alpha: float = 9.0
) -> AnalysisReport:
    request = request_for(session.review, node, session.review.lambdas, 1)
    return fake_report(request, visits, alpha=alpha)


def keep(session: Session, node: GameNode, report: AnalysisReport, network: str) -> None:
    analysis = analysis_of(report, network, f"name of {network}")
    assert analysis is not None
    session.cursor.record.keep_analysis(node, analysis)


@pytest.fixture
def session(qtbot: object) -> Session:
    session = Session(seven_by_seven())
    session.engine.set_network(network_info())
    return session


def test_a_sweep_comes_back_from_a_file(studio: Studio) -> None:
    long = GameRecord(Rules(size=19, komi=7.5))
    node = long.root
    for point in range(254):
        node = long.add_move(node, point)
    plain = len(dumps([long]))
    network = dataclasses.replace(network_info(19), identity="0badcafe")
    studio.network = network
    window = studio.window(long, start=True)
    session = window.session
    path = studio.folder / "long.sgf"
    studio.qtbot.waitUntil(
        lambda: min(p.visits for p in session.timeline.points) >= 32, timeout=120_000
    )
    window.analysis.set_analyzing(False)
    searched = session.timeline.points
    assert len(searched) == 255
    session.path = path
    window.preferences.update(save_analyses=True)
    window.documents.save()
    window.discard_and_close()
    assert len(path.read_bytes()) - plain < 255 * 250 + 30_000

    again = Session(load(path).games[0])
    again.engine.set_network(network)
    for old, new in zip(searched, again.timeline.points, strict=True):
        assert new.visits == old.visits
        assert new.stored is None
        assert new.alpha == pytest.approx(old.alpha, abs=1e-3)
        assert new.beta == pytest.approx(old.beta, abs=1e-5)
        assert new.winrate == pytest.approx(old.winrate, abs=1e-5)
        if old.points_lost is not None:
            assert new.points_lost == pytest.approx(old.points_lost, abs=2e-3)
    for node in again.cursor.line:
        [*_, swept] = node.analyses
        assert swept.network == "0badcafe"
        assert (swept.name, swept.komi, swept.rules) == ("fake", 7.5, "area positional")
        assert swept.agents[-1].move is not None


def test_what_was_found_out_about_a_game_is_there_when_it_is_opened_again(studio: Studio) -> None:
    path = studio.folder / "game.sgf"
    save(path, [seven_by_seven()])
    content = path.read_bytes()
    window = studio.window(start=True)
    window.documents.open(path)
    session = window.session
    studio.qtbot.waitUntil(
        lambda: min(p.visits for p in session.timeline.points) >= 32, timeout=120_000
    )
    window.documents.save()
    window.discard_and_close()
    assert path.read_bytes() == content, "the person's file stays as it was"
    path = path.rename(studio.folder / "another name.sgf")
    second = studio.window()
    second.documents.open(path)
    assert min(p.visits for p in second.session.timeline.points) >= 32
    second.documents.keeper.enabled = False


@pytest.mark.parametrize("leave", ["close", "open another game", "save"])
def test_a_search_that_still_runs_is_kept(studio: Studio, leave: str) -> None:
    path = studio.folder / "game.sgf"
    save(path, [seven_by_seven()])
    window = studio.window()
    window.preferences.update(save_analyses=leave == "save")
    window.documents.open(path)
    session = window.session
    session.engine.set_network(network_info())
    session.reports.add(session.cursor.node, report_at(session, session.cursor.node, 5000))
    if leave == "save":
        window.documents.save()
        window.documents.keeper.enabled = False
    elif leave == "open another game":
        window.documents.new(seven_by_seven())
    window.discard_and_close()
    second = studio.window()
    second.documents.open(path)
    assert [analysis.visits for analysis in second.session.cursor.node.analyses] == [5000]
    second.documents.keeper.enabled = False


def test_a_problem_without_moves_is_kept(studio: Studio) -> None:
    path = studio.folder / "problem.sgf"
    path.write_text("(;GM[1]FF[4]SZ[7]KM[9]AB[bb][cb]AW[bc][cc]PL[B])")
    window = studio.window()
    window.documents.open(path)
    session = window.session
    session.engine.set_network(network_info())
    session.reports.add(session.cursor.node, report_at(session, session.cursor.node, 900))
    window.discard_and_close()
    second = studio.window()
    second.documents.open(path)
    assert [analysis.visits for analysis in second.session.cursor.node.analyses] == [900]
    second.documents.keeper.enabled = False


def test_another_agent_does_not_cost_the_search_before(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    node = session.cursor.node
    session.reports.add(node, report_at(session, node, 5000))
    session.selection.set_user_lambda(0.3)

    def has_new_search() -> bool:
        report = session.review.full_report(node)
        return report is not None and len(report.agents) == 4

    studio.qtbot.waitUntil(has_new_search, timeout=60_000)
    assert max(analysis.visits for analysis in node.analyses) == 5000


def test_an_agent_that_was_removed_is_not_shown(session: Session) -> None:
    node = session.cursor.node
    session.selection.set_user_lambda(0.3)
    keep(session, node, report_at(session, node, 800), "0badcafe")
    session.reports.add(node, report_at(session, node, 200))
    session.selection.set_user_lambda(None)
    for stored in (True, False):
        if not stored:
            session.cursor.record.set_analyses(node, ())
        session.reports.update()
        report = session.reports.current
        assert report is not None
        assert [agent.lambda_ for agent in report.agents] == [0.0, 0.5, 1.0]
        assert report.headline.visits == (800 if stored else 200)


def test_the_dynamic_komi_of_a_removed_agent_is_forgotten(session: Session) -> None:
    node = session.cursor.node
    session.selection.set_user_lambda(0.3)
    session.selection.set_dynamic_komi("ml-dk")
    session.reports.add(node, report_at(session, node, 200))
    assert session.timeline.dynamic_komi[0] is not None
    session.selection.set_user_lambda(None)
    assert session.timeline.dynamic_komi[0] is None


def test_what_a_file_keeps_of_a_sweep_is_not_searched_again(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    assert min(p.visits for p in session.timeline.points) >= 32
    saved = dumps([session.cursor.record])
    window.discard_and_close()
    studio.analyzer = FakeAnalyzer()
    second = studio.window(loads(saved, "saved.sgf").games[0], start=True)
    studio.qtbot.waitUntil(lambda: second.session.engine.status.state == "ready", timeout=60_000)
    assert studio.analyzer.sweeps == []


def test_a_shallow_search_does_not_replace_a_deep_one(session: Session) -> None:
    node = session.cursor.node
    deep, shallow = (report_at(session, node, visits) for visits in (800, 89))
    keep(session, node, deep, "0badcafe")
    session.engine.set_network(network_info())
    session.reports.add(node, dataclasses.replace(shallow, ownership=None))
    keep(session, node, shallow, "0badcafe")
    assert [analysis.visits for analysis in node.analyses] == [800]
    assert session.timeline.points[0].visits == 800
    assert session.reports.current is not None
    assert session.reports.current.headline.visits == 800
    session.reports.add(node, report_at(session, node, 900))
    assert session.reports.stored is None
    assert session.timeline.points[0].visits == session.reports.current.headline.visits == 900


def test_the_first_look_leaves_the_record_alone(studio: Studio) -> None:
    record = seven_by_seven()
    session = Session(record)
    keep(session, record.root, report_at(session, record.root, 800), "0badcafe")
    window = studio.window(record, start=True)
    studio.qtbot.waitUntil(lambda: window.session.engine.status.state == "ready", timeout=60_000)
    assert window.session.reports.searched(record.root) is not None
    assert record.root.analyses[0].visits == 800
    assert window.session.timeline.points[0].visits == 800
    assert window.session.reports.current is not None
    assert window.session.reports.current.headline.visits == 800


def test_an_analysis_with_candidates_is_kept_beside_deeper_figures(session: Session) -> None:
    node = session.cursor.node
    full, deeper = (report_at(session, node, visits) for visits in (50, 128))
    keep(session, node, full, "0badcafe")
    analysis = analysis_of(deeper, "0badcafe")
    assert analysis is not None
    bare = tuple(dataclasses.replace(agent, candidates=()) for agent in analysis.agents)
    session.cursor.record.keep_analysis(node, dataclasses.replace(analysis, agents=bare))
    assert [(a.visits, a.has_candidates) for a in node.analyses] == [(128, False), (50, True)]
    session.engine.set_network(network_info())
    assert session.reports.agent is not None
    assert session.reports.agent.candidates, "the board shows moves"
    estimate = session.review.estimate(node)
    assert estimate is not None
    assert estimate.visits == 128, "it is deep enough for the sweep"
    assert session.timeline.points[0].visits == session.reports.current.headline.visits == 50


def test_a_visit_with_few_visits_does_not_undo_the_verdict_of_a_review(session: Session) -> None:
    """The review's searches are one agent's, without variations; the live one shows all agents."""
    session.engine.set_network(network_info())
    kind, line = session.review.kind, session.cursor.line
    assert kind is not None

    def point(alpha: float, move: int) -> Analysis:
        score = MoveScore(move, 24, alpha, 1.0, 0.5)
        return analysis_of_point(
            SweepPoint(1, 32, alpha, 1.0, 0.5, move, (SearchedMove(score, 0.5, ()),)), kind
        )

    best = session.cursor.record.size**2 - 3
    session.timeline.keep_analyses([(line[2], point(7.0, best)), (line[3], point(2.0, best))])

    def verdict() -> tuple[float | None, int | None]:
        found = session.timeline.mistake_at(3)
        return None if found is None else found.points_lost, session.timeline.points[3].visits

    before = verdict()
    assert before == (5.0, 32)
    session.cursor.go_to(line[3])
    for visits in (1, 3, 20, 32):
        session.reports.add(line[3], report_at(session, line[3], visits, alpha=7.8))
        keep_in_record(session, line[3])
        shown = session.reports.current
        assert shown is not None
        if visits < 32:
            assert verdict() == before
            assert (shown.headline.visits, shown.headline.alpha) == (32, 2.0)
            assert session.reports.stored is not None
    assert session.reports.stored is None
    assert verdict()[0] != 5.0, "the live search is as deep and whole"
    session.review.clear()
    assert [p.visits for p in session.timeline.points[2:4]] == [32, 32]


def test_a_search_with_hardly_any_visits_is_no_reason_to_forget_a_sweep(session: Session) -> None:
    node = session.cursor.node
    session.engine.set_network(network_info())
    assert session.review.kind is not None
    sweep = analysis_of_point(SweepPoint(1, 32, 3.25, 0.5, 0.25, 24), session.review.kind)
    session.timeline.keep_analyses([(node, sweep)])
    keep(session, node, report_at(session, node, 3), "0badcafe")
    session.review.clear()
    assert sorted(analysis.visits for analysis in node.analyses) == [3, 32]
    assert session.timeline.points[0].visits == 32


def test_another_network_does_not_take_over_stored_figures(session: Session) -> None:
    line = session.cursor.line
    for node in line:
        keep(session, node, report_at(session, node, 800), "0badcafe")
    session.engine.set_network(network_info())
    before = session.timeline.points
    assert all(point.stored is None for point in before)
    session.engine.set_network(OTHER)
    assert all(point.stored is not None for point in session.timeline.points), "marked"
    assert session.review.estimate(line[3]) is None, "the network in use has still to look at it"
    session.timeline.add([(line[3], Estimate(1.5, 0.5, 0.25, 9.5, 1))])
    point = session.timeline.points[3]
    assert (point.alpha, point.visits, point.stored) == (1.5, 1, None)
    assert point.points_lost is None, "the network in use has not seen the position before"
    after = session.timeline.points[4]
    assert after.points_lost is not None, "by one network"
    assert after.stored is not None
    assert line[3].analyses[0].visits == 800, "the record still has it"
    session.engine.set_network(network_info())
    assert session.timeline.points[3].visits == 800


def test_stored_figures_of_another_network_name_it(session: Session, show: Show) -> None:
    node = session.cursor.node
    keep(session, node, report_at(session, node, 800), "0badcafe")
    session.engine.set_network(OTHER)
    curve, timeline = KomiCurvePanel(ViewContext(session)), TimelinePanel(ViewContext(session))
    show(curve, 480, 420)
    show(timeline, 1400, 200)
    assert curve.source == "stored analysis: name of 0badcafe, 800 visits"
    assert timeline.figure("stored") == "name of 0badcafe, 800 visits"
    session.reports.add(node, report_at(session, node, 1))
    assert session.reports.stored is None, "one visit of the network in use comes first"
    assert session.timeline.points[0].stored is None


def test_figures_of_a_sweep_take_the_place_of_those_of_another_network(session: Session) -> None:
    node = session.cursor.node
    keep(session, node, report_at(session, node, 800), "0badcafe")
    session.engine.set_network(OTHER)
    assert session.reports.current is not None
    assert session.review.kind is not None
    point = SweepPoint(1, 32, 3.25, 0.5, 0.25, 24)
    session.timeline.keep_analyses([(node, analysis_of_point(point, session.review.kind))])
    assert session.reports.current is not None
    assert session.reports.current.headline.alpha == 3.25
    assert session.reports.current.headline.candidates == ()
    shown = session.timeline.points[0]
    assert (shown.alpha, shown.visits, shown.stored) == (3.25, 32, None)
    assert sorted(analysis.visits for analysis in node.analyses) == [32, 800]


def test_the_better_move_of_a_review_by_sweeps_can_be_shown(session: Session) -> None:
    """A sweep keeps its best move without a variation; the board then showed nothing at all."""
    node, move = session.cursor.node, 40
    session.reports.add(node, report_at(session, node, 20))
    assert session.review.kind is not None
    best = MoveScore(move, 31, 3.25, 0.5, 0.6)
    point = SweepPoint(1, 32, 3.25, 0.5, 0.25, move, (SearchedMove(best, 0.5, (move,)),))
    session.timeline.keep_analyses([(node, analysis_of_point(point, session.review.kind))])
    session.selection.set_shows_best(True)
    candidate = session.reports.shown_candidate
    assert candidate is not None
    assert candidate.variation == (move,)


def test_stretches_of_stored_figures_are_underlined(session: Session) -> None:
    for node in session.cursor.line[2:5]:
        keep(session, node, report_at(session, node, 800), "0badcafe")
    session.engine.set_network(OTHER)
    scene = timeline_scene(session.timeline.points, 7, 9.5, 9.5, 0)
    assert scene.stored == ((2, 4),)


def test_names_of_networks_are_shown_as_text(session: Session) -> None:
    analysis = analysis_of(report_at(session, session.cursor.node, 8), "x", "<img src='file:///'>")
    assert analysis is not None
    assert "<img" not in plain_tip(source_tip(analysis.kind, session.review.kind))


def test_losses_are_between_figures_of_one_kind() -> None:
    record = seven_by_seven()
    line = record.main_line()
    timeline = Timeline()
    for node in line:
        timeline.add(node, Estimate(9.0, 0.5, 0.5, 9.5, 32))
    timeline.add(line[2], Estimate(4.0, 0.5, 0.5, 3.5, 800))
    points = timeline.along(line[:5], 3.5, 7, {})
    assert points[2].alpha == 4.0, "a search at the komi on show comes first"
    assert [p.points_lost for p in points] == [None, 0.0, 0.0, 0.0, 0.0]
    assert [p.alpha for p in timeline.along(line[:5], 9.5, 7, {})] == [9.0] * 5


def test_a_viewed_komi_leaves_the_analysis_at_the_games_komi(session: Session) -> None:
    node = session.cursor.node
    keep(session, node, report_at(session, node, 100), "0badcafe")
    request = request_for(session.review, node, session.review.lambdas, 1)
    request = dataclasses.replace(request, komi=3.5)
    keep(session, node, fake_report(request, 800), "0badcafe")
    assert sorted((a.komi, a.visits) for a in node.analyses) == [(3.5, 800), (9.5, 100)]
    session.engine.set_network(network_info())
    assert session.timeline.points[0].visits == 100
    session.komi.view(3.5)
    assert session.reports.stored is not None
    assert session.reports.stored.visits == 800


def test_a_search_that_ends_after_its_window_is_not_kept(studio: Studio) -> None:
    keeper = studio.window().documents.keeper
    assert keeper.enabled
    keeper.close()
    keeper.keep()  # would need the thread that has ended
