"""From the Session to the scene."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QObject

from engine.go.coords import gtp_to_point, point_to_gtp
from engine.go.rules import Rules, rules_from_sgf
from engine.record.game_record import GameRecord
from engine.review.ending import count_board
from engine.review.requests import request_for
from engine.review.timeline import Estimate
from sai_studio.review.board.board_scene import BoardScene
from sai_studio.review.board.scene_builder import build_scene, lambda_label, play_variation
from sai_studio.session.counting_tool import CountingTool
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session
from tests.sai_studio.conftest import seven_by_seven
from tests.sai_studio.fakes import fake_report


class Stage:
    """A session with its options, without widgets."""

    def __init__(self, folder: Path, record: GameRecord) -> None:
        self.session = Session(record)
        self.options = Preferences(folder / "x.ini")
        self.counting = CountingTool(self.session)

    def scene(self, hover: str | None = None, length: int = 0) -> BoardScene:
        point = None if hover is None else gtp_to_point(hover, self.session.cursor.record.size)
        return build_scene(self.session, self.options, self.counting, point, length)


@pytest.fixture
def stage(qapp: QObject, tmp_path: Path) -> Stage:
    return Stage(tmp_path, seven_by_seven())


def at(vertex: str) -> int:
    return gtp_to_point(vertex, 7)


def test_next_moves_tell_the_line_on_show(stage: Stage) -> None:
    stage.session.cursor.go_to_move(2)
    moves = {move.point: move.main for move in stage.scene().next_moves}
    assert moves == {at("E5"): True, at("E3"): False}
    stage.session.cursor.next_variation(1)
    stage.session.edits.play(at("E3"))
    stage.session.cursor.back()
    moves = {move.point: move.main for move in stage.scene().next_moves}
    assert moves == {at("E5"): False, at("E3"): True}


def test_move_numbers_off_last_and_all(stage: Stage) -> None:
    stage.session.cursor.last()
    assert stage.scene().numbers == {}
    stage.options.update(move_numbers="last")
    assert sorted(stage.scene().numbers.values()) == list(range(3, 13))
    stage.options.update(move_numbers="all")
    assert sorted(stage.scene().numbers.values()) == list(range(1, 13))


def test_the_ghost_stone_is_what_a_click_would_do(stage: Stage) -> None:
    stage.session.cursor.go_to_move(1)
    assert stage.scene(hover="A1").hover == (at("A1"), -1)
    assert stage.scene(hover="D4").hover is None
    stage.session.selection.set_tool("black")
    assert stage.scene(hover="A1").hover == (at("A1"), 1)
    stage.session.selection.set_tool("empty")
    assert stage.scene(hover="D4").hover == (at("D4"), 0)


def test_losses_dot_the_latest_stones(stage: Stage) -> None:
    session = stage.session
    values = [9.0, 9.0, 12.0]
    session.timeline.add(
        [
            (node, Estimate(alpha, 1.0, 0.5, 9.5, 50))
            for node, alpha in zip(session.cursor.line, values, strict=False)
        ]
    )
    session.cursor.go_to_move(2)
    (dot,) = stage.scene().losses
    assert (dot.point, dot.loss) == (at("D5"), 4)
    stage.options.update(overlay_losses=False)
    assert stage.scene().losses == ()


def test_single_network_answers_put_no_dots_on_stones(stage: Stage) -> None:
    session = stage.session
    session.timeline.add(
        [
            (node, Estimate(9.0 + 9.0 * (i % 2), 1.0, 0.5, 9.5, 1))
            for i, node in enumerate(session.cursor.line)
        ]
    )
    session.cursor.last()
    assert stage.scene().losses == ()


def test_expected_owners_show_where_asked_for_and_known(stage: Stage) -> None:
    session = stage.session
    owners = np.linspace(-1.0, 1.0, 49, dtype=np.float32)
    asked = request_for(session.review, session.cursor.node, session.review.lambdas, 1, 50)
    session.reports.add(session.cursor.node, replace(fake_report(asked, 50), ownership=owners))
    assert stage.scene().expected is None  # off at first
    stage.options.update(overlay_ownership=True)
    assert stage.scene().expected is owners
    session.komi.view(session.komi.viewed + 2.0)
    assert stage.scene().expected is owners
    session.selection.set_tool("black")
    assert stage.scene().expected is None
    session.selection.set_tool("play")
    session.reports.add(session.cursor.node, fake_report(asked, 50))
    assert stage.scene().expected is None


def test_a_variation_is_played_out_with_its_captures(qapp: QObject) -> None:
    session = Session(GameRecord.new(Rules(size=5)))
    for vertex in ("A1", "A2", "C3"):
        session.edits.play(gtp_to_point(vertex, 5))
    line = [gtp_to_point(v, 5) for v in ("B1", "D4", "E5")]
    board, stones = play_variation(session.cursor.board, line)
    assert board.color_at(gtp_to_point("A1", 5)) == 0
    assert [(s.number, s.color) for s in stones] == [(1, -1), (2, 1), (3, -1)]


def test_a_move_that_is_captured_later_keeps_its_number(qapp: QObject) -> None:
    session = Session(GameRecord.new(Rules(size=5)))
    for vertex in ("A2", "E5", "C3", "E4"):
        session.edits.play(gtp_to_point(vertex, 5))
    line = [gtp_to_point(v, 5) for v in ("D4", "A1", "B1", "D1", "A1", "E1")]
    _, stones = play_variation(session.cursor.board, line)
    shown = {stone.number: (point_to_gtp(stone.point, 5), stone.color) for stone in stones}
    assert shown[2] == ("A1", -1), "captured by 3"
    assert 5 not in shown, "its point has the first number that was played there"
    assert list(shown) == [1, 2, 3, 4, 6]


def test_an_impossible_variation_ends_where_it_breaks(qapp: QObject) -> None:
    session = Session(GameRecord.new(Rules(size=5)))
    point = gtp_to_point("C3", 5)
    _, stones = play_variation(session.cursor.board, [point, point, 0])
    assert len(stones) == 1


@pytest.mark.parametrize(
    ("lambda_", "label"), [(0.0, "0"), (0.5, "\u00bd"), (1.0, "1"), (0.25, ".25"), (0.3, ".3")]
)
def test_lambdas_are_short(lambda_: float, label: str) -> None:
    assert lambda_label(lambda_) == label


def test_scoring_follows_tool_clicks_and_cursor(stage: Stage) -> None:
    session, counting = stage.session, stage.counting
    session.cursor.go_to_move(7)
    assert counting.result() == ""
    session.selection.set_tool("score")
    assert counting.count is not None
    counting.toggle(at("D4"))
    assert len(counting.dead) == 3 + 1
    assert stage.scene().dead == counting.dead
    assert counting.result() == "W+58.5"
    counting.toggle(at("D4"))
    assert counting.dead == frozenset()
    session.cursor.back()
    assert counting.dead == frozenset()
    session.selection.set_tool("play")
    assert counting.count is None


def test_the_grid_of_visits_takes_the_place_of_candidates_and_policy(stage: Stage) -> None:
    session, options = stage.session, stage.options
    request = request_for(session.review, session.cursor.node, (0.0, 1.0), 1, 400)
    report = fake_report(request, 400)
    session.reports.add(session.cursor.node, report)
    assert stage.scene().discs
    options.update(overlay_policy=True)
    assert stage.scene().visits is None
    assert (stage.scene().discs, stage.scene().policy is report.policy) == ((), True)
    options.update(overlay_visits=True)
    scene = stage.scene()
    assert scene.visits is not None
    assert (scene.discs, scene.policy) == ((), None)
    searched = {c.move: c.visits for c in report.agents[0].candidates}
    assert scene.visits.tolist() == [searched.get(point, 0) for point in range(49)]
    session.selection.set_tool("black")
    assert stage.scene().visits is None


def test_territory_counts_empty_points_and_prisoners() -> None:
    record = GameRecord.new(rules_from_sgf("japanese", 5, 0.5, 0))
    node = record.root
    # Black's wall on B, White's on D; Black's stones C1 and E5 are lost
    moves = ["B1", "D1", "B2", "D2", "B3", "C2", "C1", "D3", "B4", "D4", "B5", "D5", "E5"]
    for vertex in moves:
        node = record.add_move(node, gtp_to_point(vertex, 5))
    board = record.board_at(node)
    assert board.problem is None
    alive = count_board(board, "territory")
    lost = frozenset(gtp_to_point(vertex, 5) for vertex in ("E5", "C1"))
    dead = count_board(board, "territory", lost)
    area = count_board(board, "area")
    assert area.prisoners is None
    assert alive.prisoners == (0, 0)
    assert alive.black == 5
    assert dead.prisoners == (0, 2)
    assert dead.black == 5
    assert dead.white == 5 + 2  # the column of E, and two prisoners
    assert dead.score == -2
