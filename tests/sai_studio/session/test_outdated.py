"""What a search found before the network, the position or the rules changed is not taken after."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.record.raw_properties import PropertyValue
from engine.record.raw_properties import values_of as property_values
from engine.review.requests import request_for
from engine.review.stored_analyses import analysis_of
from sai_studio.app.main_window import MainWindow
from tests.sai_studio.conftest import Studio
from tests.sai_studio.fakes import FakeAnalyzer, fake_report, network_info


def other_network(window: MainWindow) -> None:
    given = replace(network_info(), path=Path("other.safetensors"), name="other")
    window.networks._given = given
    window.analysis.find_network()


def other_side(window: MainWindow) -> None:
    window.session.edits.switch_turn()


def other_rules(window: MainWindow) -> None:
    record = window.session.cursor.record
    window.session.edits.set_info(record.info, record.rules.replace(scoring="territory"))


@pytest.mark.parametrize("change", [other_network, other_side, other_rules])
def test_reports_on_their_way_are_dropped(
    studio: Studio, change: Callable[[MainWindow], None]
) -> None:
    studio.analyzer = FakeAnalyzer(steps=400, pause_s=0.005)
    window = studio.window(start=True)
    session, node = window.session, window.session.cursor.node
    studio.qtbot.waitUntil(lambda: session.review.full_report(node) is not None, timeout=60_000)
    seen: list[int] = []

    def look() -> None:
        report = session.review.full_report(node)
        if report is not None:
            seen.append(report.ticket)

    studio.qtbot.wait(60)  # reports come faster than they are shown: one waits
    last = studio.analyzer.requests[-1].ticket
    session.reports.changed.connect(look)
    change(window)
    assert session.review.full_report(node) is None
    studio.qtbot.waitUntil(lambda: session.review.full_report(node) is not None, timeout=60_000)
    assert seen
    assert min(seen) > last


@pytest.mark.parametrize("change", [other_side, other_rules])
def test_an_edit_takes_analyses_along_and_undo_brings_them_back(
    studio: Studio, change: Callable[[MainWindow], None]
) -> None:
    window = studio.window()
    session = window.session
    request = request_for(session.review, session.cursor.node, session.review.lambdas, 1)
    for node in session.cursor.line[:5]:
        analysis = analysis_of(fake_report(request, 100), "0badcafe")
        assert analysis is not None
        session.cursor.record.keep_analysis(node, analysis)
    kept = [node.analyses for node in session.cursor.line]
    session.engine.set_network(network_info())
    assert session.review.estimate(session.cursor.line[3]) is not None
    change(window)
    assert [node.analyses for node in session.cursor.line] == [()] * len(kept)
    assert session.review.estimate(session.cursor.line[3]) is None
    assert session.reports.current is None
    session.edits.undo_stack.undo()
    assert [node.analyses for node in session.cursor.line] == kept
    known = session.review.estimate(session.cursor.line[3])
    assert known is not None
    assert known.visits == 100
    session.komi.set_record_komi(3.5)
    assert [node.analyses for node in session.cursor.line] == kept, "curves hold at every komi"


def either_first(studio: Studio) -> MainWindow:
    """A window whose game begins with two variations: Black first (the main line), White first."""
    record = GameRecord(Rules(size=7, komi=0.5))
    record.set_setup(record.root, {8: 1, 40: 1}, None)
    for color in (1, -1):
        record.add_move(record.root, 24, color)
    return studio.window(record)


def promote(window: MainWindow) -> None:
    window.session.edits.promote(window.session.cursor.record.root.children[1])


def make_main(window: MainWindow) -> None:
    window.session.edits.make_main_line(window.session.cursor.record.root.children[1])


def delete(window: MainWindow) -> None:
    window.session.edits.delete_branch(window.session.cursor.record.root.children[0])


def rewrite(window: MainWindow) -> None:
    session = window.session
    session.cursor.forward()
    session.edits.replace_properties([PropertyValue("W", "dd")])
    session.cursor.back()


def give_handicap(window: MainWindow) -> None:
    record = window.session.cursor.record
    for child in record.root.children[::-1]:
        window.session.edits.delete_branch(child)
    window.session.edits.set_info(record.info, record.rules.replace(handicap=2))


@pytest.mark.parametrize("change", [promote, make_main, delete, rewrite, give_handicap])
def test_results_go_where_the_other_side_is_to_move_now(
    studio: Studio, change: Callable[[MainWindow], None]
) -> None:
    window = either_first(studio)
    session, root = window.session, window.session.cursor.record.root
    session.engine.set_network(network_info())
    request = request_for(session.review, root, session.review.lambdas, 1)
    session.reports.add(root, fake_report(request, 100))
    analysis = analysis_of(fake_report(request, 100), "0badcafe")
    assert analysis is not None
    session.cursor.record.keep_analysis(root, analysis)
    kept = root.analyses
    assert session.reports.current is not None
    assert session.cursor.board.to_play == session.reports.current.to_play == 1
    change(window)
    assert session.cursor.node is root
    assert session.cursor.board.to_play == -1
    assert session.reports.current is None
    assert session.timeline.points[0].winrate is None
    assert root.analyses == ()
    while session.edits.undo_stack.canUndo():
        session.edits.undo_stack.undo()
    session.cursor.first()
    assert session.cursor.board.to_play == 1
    assert root.analyses == kept
    assert session.timeline.points[0].winrate is not None


def test_a_komi_among_the_properties_keeps_the_analyses(studio: Studio) -> None:
    window = studio.window()
    session = window.session
    record, root = session.cursor.record, session.cursor.record.root
    request = request_for(session.review, root, session.review.lambdas, 1)
    analysis = analysis_of(fake_report(request, 100), "0badcafe")
    assert analysis is not None
    for node in record.main_line():
        record.keep_analysis(node, analysis)
    kept = [node.analyses for node in record.main_line()]
    values = [v for v in property_values(record, root) if v.name != "KM"]
    session.edits.replace_properties([*values, PropertyValue("KM", "3.5")])
    assert session.komi.game == 3.5
    assert [node.analyses for node in record.main_line()] == kept, "as in Game info"
    values = [v for v in property_values(record, root) if v.name != "RU"]
    session.edits.replace_properties([*values, PropertyValue("RU", "Japanese")])
    assert not any(node.analyses for node in record.main_line())
    session.edits.undo_stack.undo()
    session.edits.undo_stack.undo()
    assert session.komi.game == 9.5
    assert [node.analyses for node in record.main_line()] == kept
