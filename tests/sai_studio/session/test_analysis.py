"""The controller: what is analyzed when, and what becomes of the answers."""

from __future__ import annotations

import dataclasses
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from engine.analysis.request import MOST_VISITS
from engine.base.errors import EngineError, WeightsError
from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.stored_analysis import Analysis
from engine.review import sweep
from sai_studio.networks import network_choice
from sai_studio.review.board.komi_strip import fair_komi
from sai_studio.review.board.tool_strip import ToolStrip
from sai_studio.session.engine_in_use import EngineStatus
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.sai_studio.fakes import FakeAnalyzer, network_info


def searched_at(node: GameNode) -> Analysis | None:
    """The stored analysis with candidates."""
    return next((analysis for analysis in node.analyses if analysis.has_candidates), None)


def test_the_position_and_the_whole_line_are_analyzed(studio: Studio) -> None:
    window = studio.window()
    with studio.qtbot.waitSignal(window.analysis.settled, timeout=60_000):
        window.analysis.start()
    session = window.session
    assert session.reports.current is not None
    assert session.reports.current.agents[0].visits == 250
    assert [len(studio.analyzer.requests[0].agents), len(session.review.lambdas)] == [3, 3]
    assert all(point.visits for point in session.timeline.points)
    studio.qtbot.waitUntil(
        lambda: min(p.visits for p in session.timeline.points) >= 32, timeout=60_000
    )
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)


def test_the_position_has_twenty_visits_before_its_line_is_looked_at_in_chunks(
    studio: Studio,
) -> None:
    studio.analyzer = FakeAnalyzer(steps=125, pause_s=0.06)  # two visits a report
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: bool(studio.analyzer.sweeps), timeout=60_000)
    report = session.reports.current
    assert report is not None
    assert all(20 <= agent.visits < 250 for agent in report.agents)
    studio.qtbot.waitUntil(lambda: sum(n for n, _ in studio.analyzer.sweeps) == 12, timeout=60_000)
    assert studio.analyzer.sweeps == [(8, 2), (4, 2)]


def test_a_position_of_the_swept_line_shows_its_first_answer_at_once(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    window.analysis.deepening = False
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    session.cursor.go_to_move(5)
    report = session.reports.current
    assert report is not None
    assert session.reports.is_first_answer
    assert (report.agents[0].visits, report.agents[0].candidates) == (2, ())
    assert report.agents[0].curve[0] > report.agents[0].curve[-1]
    studio.qtbot.waitUntil(lambda: not session.reports.is_first_answer, timeout=60_000)
    assert session.reports.current is not None
    assert session.reports.current.agents[0].candidates


def test_moving_on_stops_the_old_search_and_starts_the_new_one(studio: Studio) -> None:
    studio.analyzer = FakeAnalyzer(steps=50, pause_s=0.02)
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    session.cursor.go_to_move(3)
    assert session.reports.current is None
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    assert len(studio.analyzer.requests[-1].moves) == 3
    assert session.reports.current.ticket == studio.analyzer.requests[-1].ticket


def test_what_was_searched_in_full_is_not_searched_again(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    first = session.reports.current
    session.cursor.forward()
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    before = len(studio.analyzer.requests)
    with studio.qtbot.waitSignal(window.analysis.settled, timeout=60_000):
        session.cursor.back()
    window.analysis.set_analyzing(False)
    with studio.qtbot.waitSignal(window.analysis.settled, timeout=60_000):
        window.analysis.set_analyzing(True)
    assert len(studio.analyzer.requests) == before
    shown = session.reports.current
    assert first is not None
    assert shown is not None
    assert (shown.ticket, shown.visits) == (first.ticket, first.visits)
    assert (session.engine.status.state, session.engine.status.visits) == ("ready", 250)
    window.analysis.set_visits(300)
    studio.qtbot.waitUntil(lambda: len(studio.analyzer.requests) > before, timeout=60_000)


@pytest.mark.parametrize("change", ["komi", "stones", "agents", "network"])
def test_what_was_changed_and_changed_back_is_searched_in_full(studio: Studio, change: str) -> None:
    studio.analyzer = FakeAnalyzer(steps=6, pause_s=0.05)
    window = studio.window(start=True)
    session, network = window.session, window.session.review.network
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    before = len(studio.analyzer.requests)
    if change == "komi":
        session.komi.set_record_komi(3.5)
    elif change == "stones":
        session.edits.set_stone(0, 1)
    elif change == "agents":
        session.selection.set_user_lambda(0.3)
    else:
        session.engine.set_network(
            dataclasses.replace(network_info(), path=Path("other.safetensors"))
        )
        window.analysis.again()
    studio.qtbot.waitUntil(lambda: len(studio.analyzer.requests) > before, timeout=60_000)
    studio.qtbot.waitUntil(
        lambda: session.reports.searched(session.cursor.node) is not None, timeout=60_000
    )
    if change == "agents":
        session.selection.set_user_lambda(None)
    elif change == "network":
        session.engine.set_network(network)
        window.analysis.again()
    else:
        session.edits.undo_stack.undo()
    studio.qtbot.wait(300)
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    report = session.reports.current
    assert report is not None
    assert (report.searched_komi, [a.visits for a in report.agents]) == (9.5, [250] * 3)


def test_a_position_whose_search_broke_off_is_not_taken_for_finished(studio: Studio) -> None:
    studio.analyzer = FakeAnalyzer(steps=40, pause_s=0.05)
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    studio.analyzer.fails = EngineError("no memory; ask for fewer visits")
    session.cursor.forward()
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "failed", timeout=60_000)
    studio.analyzer.fails, studio.analyzer.steps = None, 3
    session.cursor.back()
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    assert session.reports.current is not None
    assert session.reports.current.agents[0].visits == 250


def test_leaving_a_region_that_was_searched_in_full_searches_nothing(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    session.region.set_points(frozenset({0, 1, 7, 8}))
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    before = len(studio.analyzer.requests)
    with studio.qtbot.waitSignal(window.analysis.settled, timeout=60_000):
        session.region.clear()
    assert len(studio.analyzer.requests) == before


def test_looking_deeper_has_an_end_and_begins_anew_with_another_game(studio: Studio) -> None:
    window = studio.window()
    for _ in range(20):
        window.analysis.search_line()
    assert window.analysis.deep_visits == MOST_VISITS
    window.session.set_record(seven_by_seven(["D4"]))
    assert window.analysis.deep_visits == 32


def test_a_search_that_failed_is_tried_again_on_the_way_back(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    studio.analyzer.fails = EngineError("no memory; ask for fewer visits")
    session.cursor.forward()
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "failed", timeout=60_000)
    studio.analyzer.fails = None
    session.cursor.back()
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    session.cursor.forward()
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)


def test_a_held_key_starts_no_searches_on_the_way(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    before = len(studio.analyzer.requests)
    for _ in range(8):
        session.cursor.forward()
        QCoreApplication.processEvents()
    with studio.qtbot.waitSignal(window.analysis.settled, timeout=60_000):
        pass
    assert {len(r.moves) for r in studio.analyzer.requests[before:]} == {8}


def test_a_viewed_komi_is_read_at_once_and_searched_when_it_rests(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    before = len(studio.analyzer.requests)
    session.komi.view(3.5)
    assert session.reports.current is not None
    assert (session.reports.current.komi, session.reports.current.searched_komi) == (3.5, 9.5)
    for komi in (4.0, 4.5, 3.5):
        session.komi.view(komi)
        QCoreApplication.processEvents()
    assert len(studio.analyzer.requests) == before
    studio.qtbot.waitUntil(lambda: session.reports.current.searched_komi == 3.5, timeout=60_000)
    assert {request.search_komi for request in studio.analyzer.requests[before:]} == {3.5}
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    searched = len(studio.analyzer.requests)
    with studio.qtbot.waitSignal(window.analysis.settled, timeout=60_000):
        session.komi.view_game()
    assert session.reports.current.searched_komi == 9.5
    assert len(studio.analyzer.requests) == searched, "the game's komi was searched in full"


def test_escape_stops_everything_and_space_starts_again(studio: Studio) -> None:
    studio.analyzer = FakeAnalyzer(steps=200, pause_s=0.02)
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    window.analysis.set_analyzing(False)
    assert not session.engine.analyzing
    studio.qtbot.wait(150)
    before = len(studio.analyzer.requests)
    session.cursor.forward()
    studio.qtbot.wait(250)
    assert len(studio.analyzer.requests) == before
    assert session.reports.current is None
    window.analysis.set_analyzing(True)
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)


def test_an_engine_error_is_a_message_and_the_next_position_is_tried(studio: Studio) -> None:
    studio.analyzer.fails = EngineError("the network file is gone; choose another")
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "failed", timeout=60_000)
    assert "network file is gone" in window.messages.text
    studio.analyzer.fails = None
    session.cursor.forward()
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)


def test_a_bug_in_the_engine_is_shown_and_survived(studio: Studio) -> None:
    studio.analyzer.breaks = ZeroDivisionError("a bug")
    window = studio.window()
    with studio.qtbot.waitSignal(window.analysis.crashed, timeout=60_000) as caught:
        window.analysis.start()
    assert "ZeroDivisionError" in caught.args[0]
    assert "unexpected error" in window.messages.text
    studio.analyzer.breaks = None
    window.session.cursor.forward()
    studio.qtbot.waitUntil(lambda: window.session.reports.current is not None, timeout=60_000)


def test_a_network_that_cannot_be_used_is_left_for_a_better_one(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        network_choice, "best_network", lambda _size, _but=frozenset(): Path("best.safetensors")
    )
    monkeypatch.setattr(network_choice, "describe_network", lambda _path: network_info())
    studio.analyzer.fails = WeightsError("fake.safetensors: cut off; get it again")
    window = studio.window(start=True)
    studio.qtbot.waitUntil(lambda: window.session.engine.status.state == "failed", timeout=60_000)
    assert window.messages.text == "fake.safetensors: cut off; get it again"
    assert [b.text() for b in window.messages.buttons] == ["Use fake", "Add network\u2026"]
    studio.analyzer.fails = None
    window.messages.buttons[0].click()
    studio.qtbot.waitUntil(lambda: window.session.engine.status.state == "ready", timeout=60_000)


def test_an_engine_that_does_not_open_leaves_the_rest_alive(studio: Studio) -> None:
    def broken(_notice: object) -> FakeAnalyzer:
        raise ImportError("no torch")

    studio.analyzer = None  # type: ignore[assignment]
    window = studio.window()
    window.analysis.thread_._open_analyzer = broken
    with studio.qtbot.waitSignal(window.analysis.crashed, timeout=60_000):
        window.analysis.start()
    window.session.edits.play(gtp_to_point("A1", 7))
    assert window.session.cursor.board.move_number == 1
    studio.qtbot.wait(250)
    assert window.session.engine.status.state == "failed", "nothing is being searched"


def test_a_board_without_a_network_says_so_and_offers_to_load_one(studio: Studio) -> None:
    window = studio.window(GameRecord.new(Rules(size=4)), start=True)
    studio.qtbot.waitUntil(
        lambda: window.session.engine.status.state == "no network", timeout=60_000
    )
    assert "4\u00d74" in window.messages.text
    assert [b.text() for b in window.messages.buttons] == ["Add network\u2026"]
    window.session.edits.play(0)
    assert window.session.cursor.board.move_number == 1
    assert not studio.analyzer.requests


def test_what_was_found_is_kept_in_the_record_without_making_it_dirty(studio: Studio) -> None:
    record = seven_by_seven()
    window = studio.window(record, start=True)
    studio.qtbot.waitUntil(lambda: searched_at(record.root) is not None, timeout=60_000)
    kept = searched_at(record.root)
    assert kept is not None
    assert (kept.visits, kept.network, len(kept.agents)) == (250, "0badcafe", 3)
    assert not window.session.edits.dirty


def test_stored_analysis_is_shown_before_the_engine_is_ready(studio: Studio) -> None:
    record = seven_by_seven()
    first = studio.window(record, start=True)
    studio.qtbot.waitUntil(lambda: searched_at(record.root) is not None, timeout=60_000)
    searched = first.session.reports.current
    first.discard_and_close()
    second = studio.window(record)
    report = second.session.reports.current
    assert report is not None
    assert report.headline.alpha == pytest.approx(searched.headline.alpha, abs=1e-3)
    assert report.agents[0].move == searched.agents[0].move
    first_candidate = report.agents[0].candidates[0]
    assert first_candidate.points_lost == 0.0
    assert first_candidate.winrate == pytest.approx(0.43, abs=0.2)
    assert second.session.timeline.points[0].visits == 250


def test_nothing_is_asked_before_the_start(studio: Studio) -> None:
    window = studio.window()
    window.session.cursor.forward()
    studio.qtbot.wait(200)
    assert window.session.engine.status == EngineStatus()
    assert not studio.analyzer.requests


def test_the_engine_runs_on_one_thread_of_its_own(studio: Studio) -> None:

    window = studio.window()
    with studio.qtbot.waitSignal(window.analysis.settled, timeout=60_000):
        window.analysis.start()
    assert len(studio.analyzer.threads) == 1
    assert threading.get_ident() not in studio.analyzer.threads
    assert window.analysis.close()
    assert not window.analysis.thread_.is_running


def test_a_long_line_is_swept_in_parts(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "MOVES_OF_A_SWEEP", 100)
    window = studio.window()
    with studio.qtbot.waitSignal(window.analysis.settled, timeout=60_000):
        window.analysis.start()
    assert len(studio.analyzer.sweeps) > 2
    assert all(point.visits for point in window.session.timeline.points)


def test_a_region_is_searched_alone_and_its_figures_are_not_kept(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    whole, timeline = session.reports.current, session.timeline.points
    kept = session.cursor.node.analyses
    region = frozenset({0, 1, 7, 8})
    session.region.set_points(region)
    assert session.reports.current is None
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    report = session.reports.current
    assert report is not None
    assert {c.move for agent in report.agents for c in agent.candidates} <= region
    assert session.timeline.points == timeline
    assert session.cursor.node.analyses == kept
    session.cursor.forward()
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    assert {r.moves for r in studio.analyzer.requests[-1].restrictions} == {region}
    session.cursor.back()
    session.region.set_points(frozenset())
    assert whole is not None
    assert session.reports.current is not None
    figures = [
        [(a.move, a.alpha, a.winrate) for a in r.agents] for r in (session.reports.current, whole)
    ]
    assert figures[0] == figures[1]
    before = len(studio.analyzer.requests)
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    assert len(studio.analyzer.requests) == before, "the whole board was searched before"
    assert not session.edits.undo_stack.canUndo()


def test_another_game_is_searched_whole(studio: Studio) -> None:
    window = studio.window()
    window.session.region.set_points(frozenset({0}))
    window.session.set_record(seven_by_seven(["D4"]))
    assert not window.session.region.points


def test_stepping_on_and_back_keeps_what_a_region_showed(studio: Studio) -> None:
    studio.analyzer = FakeAnalyzer(steps=40, pause_s=0.02)
    window = studio.window(start=True)
    session = window.session
    session.region.set_points(frozenset(range(14)))
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    known = session.reports.current
    assert known is not None
    session.cursor.forward()
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    session.cursor.back()  # before the search there has ended
    assert session.reports.current is known
    session.region.set_points(frozenset())
    session.region.set_points(frozenset(range(14)))  # the same again, at once
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)


def test_a_region_without_a_legal_move_is_not_searched(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    session.cursor.go_to_move(3)
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    move = session.cursor.node.move
    assert move is not None
    asked = len(studio.analyzer.requests)
    session.region.set_points(frozenset({move.point}))
    studio.qtbot.waitUntil(lambda: "No legal move" in session.engine.status.text, timeout=60_000)
    assert session.reports.current is None
    assert len(studio.analyzer.requests) == asked
    tools = window.findChild(ToolStrip)
    assert isinstance(tools, ToolStrip)
    assert tools.label.text().startswith("There is no legal move on ")
    session.cursor.go_to_move(0)
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    assert tools.label.text().startswith("Only moves on ")
    assert fair_komi(session) is None  # a region's is not the position's
    session.region.set_points(frozenset())
    studio.qtbot.waitUntil(lambda: fair_komi(session) is not None, timeout=60_000)
