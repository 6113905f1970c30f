"""The end of a game: the record's result, the estimate, and the counting tool."""

from __future__ import annotations

import dataclasses
import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QPushButton, QWidget

from engine.go.coords import gtp_to_point
from engine.go.counting import Count, count_stones
from engine.go.rules import Rules, rules_from_sgf
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.sgf import loads
from engine.review import ending
from engine.review.ending import ResultSource
from engine.review.sweep import unknown_nodes
from engine.review.timeline import Estimate
from sai_studio.app.menus import TABLE
from sai_studio.review.board.tool_strip import ToolStrip
from sai_studio.review.curve.curve_panel import KomiCurvePanel
from sai_studio.review.view_context import ViewContext
from sai_studio.session.commands.key_map import KeyMap
from sai_studio.session.counting_tool import CountingTool
from sai_studio.session.engine_in_use import EngineStatus
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session
from tests.reports import make_report
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.review.conftest import show as show

MOVES = ("D4", "A1", "E4", "pass", "pass")
"""Black's board with one white stone that is dead."""


def ended(result: str = "", name: str = "") -> tuple[GameRecord, GameNode]:
    record = GameRecord(Rules(size=7, komi=9.5, name=name), info={"RE": result} if result else {})
    node = record.root
    for vertex in MOVES:
        node = record.add_move(node, gtp_to_point(vertex, 7))
    return record, node


def counted(record: GameRecord, node: GameNode, dead: bool = True) -> Count:
    corner = frozenset({gtp_to_point("A1", 7)} if dead else ())
    return count_stones(record.board_at(node).stones, 7, "area", dead=corner).as_estimate()


def test_the_result_of_the_record_is_shown_and_plotted(qapp: object) -> None:
    record, node = ended("W+0.5")
    session = Session(record)
    session.cursor.last()
    final = session.ending.final_result(node)
    assert final is not None
    assert (final.text, final.source) == ("Result W+0.5", ResultSource.RECORD)
    session.timeline.keep_count(node, counted(record, node))
    assert session.ending.final_result(node) == final, "the estimate doesn't replace it"
    last = session.timeline.points[-1]
    assert (last.alpha, last.winrate) == (9.0, 0.0)


def test_a_node_of_marks_after_the_passes_ends_the_game_too(qapp: object) -> None:
    text = b"(;SZ[7]KM[9.5]RE[W+9.5];B[dd];W[ag];B[];W[];TB[aa][ab])"
    (record,) = loads(text, "marked.sgf").games
    *_, before, over, marked = record.main_line()
    found = Session(record).ending
    assert [found.is_over(node) for node in (before, over, marked)] == [False, True, True]
    assert found.final_result(marked) == found.final_result(over) is not None
    assert found.end_of(marked) is over


@pytest.mark.parametrize(("result", "text"), [("0", "Draw"), ("W+R", "Result W+R"), ("", "")])
def test_a_draw_is_named(qapp: object, result: str, text: str) -> None:
    record, node = ended(result)
    session = Session(record)
    final = session.ending.final_result(node)
    assert (final.text if final is not None else "") == text
    if not result:
        record.rules = record.rules.replace(komi=49.0)
        session.timeline.keep_count(node, counted(record, node))
        final = session.ending.final_result(node)
        assert final is not None
        assert final.text == "Estimated draw"


def test_nothing_is_said_until_the_network_has_answered(qapp: object) -> None:
    record, node = ended()
    session = Session(record)
    session.cursor.last()
    session.timeline.add([(node, Estimate.of(40.0, 1.0, 1.0, 9.5, 1))])
    assert session.ending.needs_count(node)
    assert session.ending.final_result(node) is None
    assert session.timeline.points[-1].alpha is None
    session.timeline.keep_count(node, counted(record, node))
    final = session.ending.final_result(node)
    assert final is not None
    assert (final.text, final.source) == ("Estimate B+39.5", ResultSource.ESTIMATE)
    assert not session.ending.needs_count(node)
    last = session.timeline.points[-1]
    assert (last.alpha, last.beta, last.winrate) == (49.0, math.inf, 1.0)
    assert last.count_estimated


def test_a_network_that_cannot_tell_leaves_the_count_to_people(qapp: object) -> None:
    record, node = ended()
    session = Session(record)
    session.timeline.keep_count(node, None)
    assert session.ending.final_result(node) is None
    assert not session.ending.needs_count(node)
    assert session.timeline.points[-1].alpha is None


def test_a_result_without_a_margin_leaves_the_score_open(qapp: object) -> None:
    record, _ = ended("W+R")
    session = Session(record)
    session.cursor.last()
    last = session.timeline.points[-1]
    assert (last.alpha, last.winrate) == (None, 0.0)


def test_the_result_of_the_record_is_that_of_its_main_line(qapp: object) -> None:
    record, node = ended("W+0.5")
    branch = record.add_move(record.root, gtp_to_point("E4", 7))
    for _ in range(2):
        branch = record.add_move(branch, 49)
    session = Session(record)
    assert session.ending.is_over(branch)
    assert session.ending.recorded_result(branch) is None
    assert node.parent is not None
    assert session.ending.recorded_result(node.parent) is not None
    assert session.ending.recorded_result(record.root) is None


def test_a_variation_that_becomes_the_main_line_has_the_result_at_once(qapp: object) -> None:
    record = GameRecord(rules_from_sgf("tromp-taylor", 7, 0.5, 0), info={"RE": "W+R"})
    first = record.add_move(record.root, 24)
    record.add_move(first, 17)
    end = record.add_move(record.add_move(first, 49), 49)
    session = Session(record)
    session.cursor.go_to(end)
    assert session.timeline.points[-1].winrate == 1.0, "all points are Black's"
    session.edits.make_main_line()
    assert session.timeline.points[-1].winrate == 0.0
    session.edits.undo_stack.undo()
    assert session.timeline.points[-1].winrate == 1.0
    session.edits.delete_branch(first.children[0])
    assert session.timeline.points[-1].winrate == 0.0


def test_tromp_taylor_counts_the_board_as_it_stands(qapp: object) -> None:
    record, node = ended(name="tromp-taylor")
    session = Session(record)
    final = session.ending.final_result(node)
    assert final is not None
    assert final.source is ResultSource.RULES
    assert final.result.lead == 2 - 1 - 9.5
    assert not session.ending.needs_count(node)


def test_the_counting_tool_starts_with_the_stones_that_look_dead(qapp: object) -> None:
    record, node = ended()
    session = Session(record)
    counting = CountingTool(session)
    session.cursor.last()
    session.selection.set_tool("score")
    assert counting.dead == frozenset()
    session.timeline.keep_count(node, counted(record, node))
    assert counting.dead == {gtp_to_point("A1", 7)}
    assert counting.is_estimate
    assert counting.result() == "B+39.5"
    counting.toggle(gtp_to_point("A1", 7))
    assert (counting.dead, counting.is_estimate) == (frozenset(), False)
    session.timeline.keep_count(node, counted(record, node))
    assert counting.dead == frozenset(), "a person's judgment stays"


@pytest.mark.parametrize("answers", [True, False])
def test_no_result_is_written_while_dead_stones_are_looked_for(
    studio: Studio, answers: bool
) -> None:
    record, node = ended()
    session = Session(record)
    counting = CountingTool(session)
    keys = KeyMap(Preferences(studio.folder / "studio.ini"), TABLE)
    strip = ToolStrip(session, counting, keys)
    studio.qtbot.addWidget(strip)
    strip.resize(900, 30)
    session.engine.set_status(EngineStatus("searching"))
    session.cursor.last()
    session.selection.set_tool("score")
    (write,) = (b for b in strip.findChildren(QPushButton) if b.text() == "Write result")
    assert strip.label.text() == "Looking for dead stones\u2026"
    assert not write.isEnabled()
    session.timeline.keep_count(node, counted(record, node) if answers else None)
    assert write.isEnabled()
    assert ("B+39.5" in strip.label.text()) == answers
    assert ("if all stones live" in strip.label.text()) == (not answers)
    assert ("not marked yet" in strip.label.toolTip()) == (not answers)
    another = Session(ended()[0])
    another.engine.set_status(EngineStatus("failed"))
    another.cursor.last()
    assert not another.awaits_count, "nobody will answer"


def test_a_count_with_open_borders_says_so(studio: Studio) -> None:
    session = Session(seven_by_seven(["D4", "E5", "C3"]))
    counting, window = CountingTool(session), QWidget()
    studio.qtbot.addWidget(window)
    keys = KeyMap(Preferences(studio.folder / "studio.ini"), TABLE)
    strip = ToolStrip(session, counting, keys, window)
    window.resize(900, 30)
    window.show()
    strip.resize(900, 30)
    session.cursor.last()
    session.selection.set_tool("score")
    assert counting.open_points == 46
    assert "not over yet: 46 points are open" in strip.label.text()
    assert "46 points are open" in strip.label.toolTip()
    strip.resize(200, 30)
    assert strip.label.text().endswith("?</b>")


def test_the_bar_names_the_record_s_result_where_it_differs(studio: Studio) -> None:
    record, node = ended()
    record.info["RE"] = "B+38.5"
    session = Session(record)
    window = QWidget()
    studio.qtbot.addWidget(window)
    keys = KeyMap(Preferences(studio.folder / "studio.ini"), TABLE)
    strip = ToolStrip(session, CountingTool(session), keys, window)
    window.resize(900, 30)
    window.show()
    strip.resize(900, 30)
    session.timeline.keep_count(node, counted(record, node))
    session.cursor.last()
    session.selection.set_tool("score")
    assert "B+39.5" in strip.label.text()
    assert "game record: B+38.5" in strip.label.text()
    assert "at komi" in strip.label.text()
    strip.resize(400, 30)
    assert "at komi" not in strip.label.text(), "the komi stands below the board"
    assert "game record: B+38.5" in strip.label.text()
    session.edits.set_info({**record.info, "RE": "B+39.5"}, record.rules)
    assert "game record" not in strip.label.text()


def test_a_game_in_progress_waits_for_the_expected_owners(studio: Studio) -> None:
    session = Session(ended()[0])
    counting = CountingTool(session)
    session.engine.set_status(EngineStatus("searching"))
    session.cursor.go_to_move(3)
    session.selection.set_tool("score")
    assert counting.awaits_estimate
    session.engine.set_status(EngineStatus("failed"))
    assert not counting.awaits_estimate
    assert counting.counts_all_stones
    session.engine.set_status(EngineStatus("searching"))
    owners = np.ones(49, np.float32)
    session.reports.add(session.cursor.node, dataclasses.replace(make_report(), ownership=owners))
    assert not counting.awaits_estimate


def test_a_game_in_progress_is_counted_by_the_expected_owners(qapp: object) -> None:
    record, node = ended()
    session = Session(record)
    counting = CountingTool(session)
    session.cursor.go_to_move(3)
    owners = np.ones(49, np.float32)
    session.reports.add(session.cursor.node, dataclasses.replace(make_report(), ownership=owners))
    session.selection.set_tool("score")
    assert counting.dead == {gtp_to_point("A1", 7)}


def test_another_network_counts_anew(qapp: object) -> None:
    record, node = ended()
    session = Session(record)
    session.timeline.keep_count(node, counted(record, node))
    session.engine.set_network(None)
    assert session.ending.needs_count(node)


def test_the_end_of_the_line_is_counted_from_anywhere(studio: Studio, show: Show) -> None:
    record, node = ended()
    studio.analyzer.count = counted(record, node)
    window = studio.window(record, start=True)
    session = window.session
    studio.qtbot.waitUntil(lambda: not session.ending.needs_count(node), timeout=60_000)
    assert session.cursor.node is record.root
    assert session.timeline.points[-1].alpha == 49.0
    session.cursor.last()
    panel = KomiCurvePanel(ViewContext(session))
    show(panel, 480, 400)
    studio.qtbot.waitUntil(lambda: "Estimate B+39.5" in panel.empty_text, timeout=60_000)
    (button,) = (b for b in panel.findChildren(QPushButton) if b.text() == "Count")
    button.click()
    assert session.selection.tool == "score"
    assert window.counting.dead == {gtp_to_point("A1", 7)}


TURNS = ("B[]", "W[]", "B[aa]", "W[bb]", "AB[cc]", "PL[B]", "PL[W]", "AW[dd]B[]", "C[nothing]")


@given(turns=st.lists(st.sampled_from(TURNS), max_size=12))
def test_the_end_is_the_one_that_the_moves_of_the_line_say(turns: list[str]) -> None:
    record = loads(f"(;SZ[4]KM[2];{';'.join(turns)})".encode(), "a.sgf").games[0]
    session = Session(record)
    for node in record.main_line():
        at = node
        while at.parent is not None and not (at.move or at.setup or at.to_play):
            at = at.parent
        passes = at.move is not None and at.move.point == 16
        last = record.start_and_moves(at)[1][-2:]
        over = passes and len(last) == 2 and all(move.point == 16 for move in last)
        over = over and not record.is_played_on(at)
        assert session.ending.is_over(node) == over
        end = node
        while over and not end.setup and end.parent and session.ending.is_over(end.parent):
            end = end.parent
        assert session.ending.end_of(node) is end


def test_long_lines_of_passes_are_not_walked_again(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = loads(f"(;SZ[5]KM[7]{';B[];W[]' * 50})".encode(), "a.sgf").games[0]
    session = Session(record)
    walked: list[GameNode] = []
    walk = GameRecord.start_and_moves

    def counted_walk(self: GameRecord, node: GameNode) -> object:
        walked.append(node)
        return walk(self, node)

    monkeypatch.setattr(GameRecord, "start_and_moves", counted_walk)
    assert [session.ending.is_over(node) for node in record.main_line()] == [False] * 2 + [
        True
    ] * 99
    assert len(walked) == 1, "the first pass alone, which no move comes before"


@pytest.mark.parametrize("rules", ["Chinese", "Tromp-Taylor"])
def test_further_passes_keep_the_count(
    qapp: object, monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    passes = ";B[];W[]" * 50
    record = loads(f"(;SZ[5]KM[7]RU[{rules}];B[aa];W[bb]{passes})".encode(), "a.sgf").games[0]
    session = Session(record)
    line = record.main_line()
    ends = [node for node in line if session.ending.needs_count(node)]
    assert ends == ([line[4]] if rules == "Chinese" else [])
    if ends:
        board = ending.count_board(record.board_at(ends[0]), "area")
        session.timeline.keep_count(ends[0], board.as_estimate())
    assert {session.ending.end_of(node) for node in line[4:]} == {line[4]}
    played_on = record.add_move(line[10], 12)
    assert session.ending.end_of(played_on) is played_on
    boards: list[object] = []
    count = ending.count_board

    def counted_board(*given: object) -> Count:
        boards.append(given[0])
        return count(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(ending, "_count", counted_board)
    assert {point.alpha for point in session.timeline.points[4:]} == {0.0}
    assert len(boards) == 1
    final = session.ending.final_result(line[-1])
    assert final is not None
    assert final.text == ("Estimate W+7" if ends else "Result W+7")


def test_a_step_asks_once_of_every_pass_whether_the_game_is_over(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There may be thousands, and every step through a record asks them all."""
    record = loads(b"(;SZ[5]KM[7]RU[Chinese];B[aa];W[bb]" + b";B[];W[]" * 50, "a.sgf").games[0]
    session = Session(record)
    asked: list[GameNode] = []
    is_over = ending.Ending.is_over

    def counted(self: ending.Ending, node: GameNode) -> bool:
        asked.append(node)
        return is_over(self, node)

    monkeypatch.setattr(ending.Ending, "is_over", counted)
    line = record.main_line()
    ends = list(unknown_nodes(session.review, line, lambda node: False, set()))
    assert ends == [line[4]]
    assert len(asked) <= len(line) + 2


def test_agents_are_compared_only_where_something_was_searched(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = loads(b"(;SZ[7]KM[9.5]" + b";B[];W[]" * 50 + b")", "a.sgf").games[0]
    session = Session(record)
    looked: list[GameNode] = []
    session.reports.add(record.root, make_report(moves=("E5", "E5", "D4")))
    agents = type(session.review).agents
    monkeypatch.setattr(
        type(session.review), "agents", lambda *a: looked.append(a[1]) or agents(*a)
    )
    assert session.timeline.disagreements == [0]
    assert looked == [record.root]
