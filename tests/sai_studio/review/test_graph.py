from __future__ import annotations

import math

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFontMetrics, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.review.timeline import Estimate
from sai_studio.kit import figures, theme
from sai_studio.review.timeline import graph_painter
from sai_studio.review.timeline.graph import TimelinePanel
from sai_studio.review.timeline.graph_legend import LEGEND
from sai_studio.review.timeline.graph_scene import (
    TimelineScene,
    clipped,
    figures_of,
    komi_ticks,
    lead_changes,
    move_ticks,
    runs,
    ticks_in_view,
    timeline_scene,
)
from sai_studio.review.view_context import ViewContext
from sai_studio.session.engine_in_use import EngineStatus
from sai_studio.session.session import Session
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.waiting import settle


def scene_of(session: Session, komi: float | None = None) -> TimelineScene:
    game = session.komi.game
    komi = game if komi is None else komi
    return timeline_scene(session.timeline.points_at(komi), 7, komi, game, 3)


def test_arrays_of_a_line(played: Session) -> None:
    scene = scene_of(played)
    assert len(scene) == 11
    assert scene.known
    assert scene.in_points
    assert scene.sigma[0] == pytest.approx(math.pi / (0.5 * math.sqrt(3.0)))
    assert scene.winrate[0] == 0.5, "as searched at this komi"
    assert list(scene.color[:3]) == [0, 1, -1]
    # move 1 is Black's and takes the fair komi from 9.0 to 8.4
    assert scene.loss[1] == pytest.approx(0.6)
    assert math.isnan(scene.loss[0])


def test_winrates_follow_the_komi_on_show(played: Session) -> None:
    scene = scene_of(played, 5.5)
    # one half at komi 9.5, as searched, and as steep as beta 0.5 from there
    assert scene.winrate[0] == pytest.approx(1.0 / (1.0 + math.exp(-0.5 * 4.0)))


def test_the_line_stays_in_view_while_the_komi_is_dragged(played: Session) -> None:
    for komi in (5.0, 9.5, 14.0):
        scene = scene_of(played, komi)
        inside = np.abs(scene.alpha - komi) < scene.span
        assert inside.mean() > 0.9
        for lines in (2.0, 3.0, 5.0):
            ticks = komi_ticks(scene, lines)
            assert len(ticks) >= 2, "one figure alone is no scale"
            assert len(ticks) <= lines + 1, "figures must not touch"


def test_one_blunder_does_not_flatten_the_rest(session: Session) -> None:
    for point in range(30):
        session.edits.play(point)
    line = session.cursor.line
    session.timeline.add(
        [(n, Estimate(9.5 if i < 30 else -40.0, 1.0, 0.5, 9.5, 500)) for i, n in enumerate(line)]
    )
    assert scene_of(session).span < 10.0


def test_a_board_without_a_network_has_no_axes(played: Session, show: Show) -> None:
    panel = TimelinePanel(ViewContext(played))
    show(panel, 600, 200)
    assert panel.empty_text == ""
    fresh = Session(played.cursor.record)
    for status in (EngineStatus("searching"), EngineStatus("no network", "No network here.")):
        fresh.engine.set_status(status)
        empty = TimelinePanel(ViewContext(fresh))
        show(empty, 600, 200)
        assert empty.empty_text == status.text


@pytest.mark.parametrize("lost", [24.4, 99.97, 361.0])
def test_the_scale_of_losses_is_whole(lost: float, played: Session, show: Show) -> None:
    session = Session(played.cursor.record)
    session.timeline.add(
        [
            (n, Estimate(9.5 - lost * (i % 2), 0.5, 0.5, 9.5, 500))
            for i, n in enumerate(played.cursor.line)
        ]
    )
    scene = scene_of(session)
    assert scene.loss_span == pytest.approx(lost)
    panel = TimelinePanel(ViewContext(session))
    show(panel, 600, 200)
    painted = panel.graph.grab().toImage()
    edge, ground = painted.width() - 1, painted.pixelColor(0, 0)
    assert all(painted.pixelColor(edge, y) == ground for y in range(painted.height()))


def test_lead_changes_and_runs() -> None:
    assert runs(np.array([np.nan, 1.0, 2.0, np.nan, 3.0])) == [(1, 2), (4, 4)]
    assert runs(np.array([np.nan])) == []


def test_crossing_the_komi_is_a_lead_change(played: Session) -> None:
    # 9.0 + 0.6 i (-1)^i stands above 9.5 at the even moves from 2 on
    changes = lead_changes(scene_of(played))
    assert len(changes) == 9
    assert 1.0 < changes[0] < 2.0


def test_a_lead_within_the_error_does_not_change_hands(session: Session) -> None:
    for point in range(6):
        session.edits.play(point)
    alphas = [9.0, 9.8, 9.2, 9.7, 20.0, 20.0, 2.0]
    session.timeline.add(
        [
            (n, Estimate(a, 0.5, 0.5, 9.5, 20))
            for n, a in zip(session.cursor.line, alphas, strict=True)
        ]
    )
    (change,) = lead_changes(scene_of(session))
    assert 5.0 < change < 6.0


def test_single_network_answers_are_faint_and_without_classes(session: Session, show: Show) -> None:
    """One network answer for every move: a seismograph, which judges nobody."""
    for point in range(30):
        session.edits.play(point)
    session.timeline.add(
        [
            (n, Estimate(9.5 + 20 * (-1) ** i, 0.3, 0.5, 9.5, 1))
            for i, n in enumerate(session.cursor.line)
        ]
    )
    scene = scene_of(session)
    assert scene.is_faint.all()
    assert np.isnan(scene.loss).all()
    assert not scene.loss_class.any()
    assert not scene.step.any()
    assert np.isnan(scene.sigma).all()
    assert lead_changes(scene) == []
    panel = TimelinePanel(ViewContext(session))
    show(panel, 700, 200)
    assert panel.figure("alpha") == "29.5"
    assert panel.figure("faint") == "\u00b1 2.9"
    faint = panel.graph.grab().toImage()
    session.timeline.add([(n, Estimate(29.5, 0.3, 0.9, 9.5, 500)) for n in session.cursor.line])
    settle(120)
    assert panel.figure("faint") == ""
    assert panel.graph.grab().toImage() != faint


def test_values_beyond_the_axis_are_marked(session: Session, show: Show) -> None:
    for point in range(40):
        session.edits.play(point)
    far = {8: 90.0, 21: -60.0}
    for visits in (1, 500):
        session.timeline.add(
            [
                (n, Estimate(far.get(i, 9.5), 0.5, 0.5, 9.5, visits))
                for i, n in enumerate(session.cursor.line)
            ]
        )
        scene = scene_of(session)
        assert scene.span < 10.0
        assert clipped(scene) == [(8, True), (21, False)]
        panel = TimelinePanel(ViewContext(session))
        show(panel, 600, 200)
        panel.grab()


def test_ticks(played: Session) -> None:
    assert move_ticks(-0.5, 259.5, 12)[:3] == [0, 50, 100]
    assert move_ticks(0.0, 9.0, 3) == [0, 5]
    ticks = komi_ticks(scene_of(played), 5)
    assert ticks == sorted(ticks)
    assert 2 <= len(ticks) <= 6


def test_ticks_are_move_numbers() -> None:
    """A node that only sets up stones has the number of the move before it."""
    game = np.arange(260)
    assert ticks_in_view(game, -0.5, 259.5, 12)[:3] == [(0, 0), (50, 50), (100, 100)]
    assert ticks_in_view(game[:5], 0.0, 9.0, 3) == [(0, 0), (5, 5)]
    setup = np.array([0, 1, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10])
    assert ticks_in_view(setup, 0.0, 11.0, 3) == [(0, 0), (6, 5), (11, 10)]
    again = np.array([50, 51, 52, 1, 2, 3])
    assert ticks_in_view(again, -0.5, 5.5, 2) == [(0, 50), (5, 3)]


def test_words_of_one_move(played: Session) -> None:
    found = figures_of(scene_of(played), played.timeline.points[1])
    assert found["move"] == "1 B A7"
    assert found["alpha"] == "8.4"
    assert found["loss"] == "0.6"
    assert found["certainty"] in figures.CERTAINTY_WORDS
    assert "loss" not in figures_of(scene_of(played), played.timeline.points[0])


@pytest.mark.parametrize("estimated", [False, True])
def test_an_estimated_end_is_marked(estimated: bool, played: Session, show: Show) -> None:
    session = Session(played.cursor.record)
    session.timeline.add([(n, Estimate(9.0, 1.0, 0.4, 9.5, 500)) for n in played.cursor.line[:-1]])
    end = Estimate.counted(20.0, 9.5, estimated)
    session.timeline.add([(played.cursor.line[-1], end)])
    scene = scene_of(session)
    assert scene.settled[-1] != estimated, "the line to an estimate is faint"
    assert not scene.is_faint.any(), "it isn't for want of visits"
    found = figures_of(scene, session.timeline.points[-1])
    assert found["certainty"] == ("estimate" if estimated else "very high")
    panel = TimelinePanel(ViewContext(session))
    show(panel, 600, 200)
    panel.grab()


def test_empty_unknown_and_partly_known(session: Session, show: Show) -> None:
    panel = TimelinePanel(ViewContext(session))
    show(panel, 600, 200)
    assert "Open a game" in panel.empty_text
    for point in range(6):
        session.edits.play(point)
    settle(80)
    assert panel.empty_text == ""
    assert panel.figure("move") == "6 W F7"
    assert panel.figure("alpha") == ""
    panel.grab()
    session.timeline.add([(session.cursor.line[3], Estimate(9.0, 1.0, 0.4, 9.5, 1))])
    settle(80)
    panel.grab()
    session.cursor.go_to(session.cursor.line[3])
    settle()
    assert panel.figure("alpha") == "9.0"


def test_captions_give_way_to_the_note(
    session: Session, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[object] = []
    monkeypatch.setattr(graph_painter, "paint_captions", lambda *given: painted.append(given))
    for point in range(6):
        session.edits.play(point)
    panel = TimelinePanel(ViewContext(session))
    show(panel, 500, 180)
    panel.graph.grab()
    assert panel.graph.scene is not None
    assert not painted
    session.timeline.add([(session.cursor.line[3], Estimate(9.0, 1.0, 0.4, 9.5, 1))])
    settle(80)
    panel.graph.grab()
    assert painted


def test_click_and_drag_go_to_moves(played: Session, show: Show, qtbot: QtBot) -> None:
    panel = TimelinePanel(ViewContext(played))
    show(panel, 600, 200)
    graph = panel.graph
    lanes = graph.lanes()
    y = round(lanes.graph.center().y())
    at = QPoint(round(lanes.x(4)), y)
    qtbot.mousePress(graph, Qt.MouseButton.LeftButton, pos=at)
    assert played.cursor.node is played.cursor.line[4]
    event_at = QPointF(lanes.x(7), y)
    QTest.mouseMove(graph, event_at.toPoint())
    qtbot.mouseRelease(graph, Qt.MouseButton.LeftButton, pos=event_at.toPoint())


def test_hover_reads_out_and_leaves(played: Session, show: Show, qtbot: QtBot) -> None:
    panel = TimelinePanel(ViewContext(played))
    show(panel, 600, 200)
    lanes = panel.graph.lanes()
    qtbot.mouseMove(panel.graph, QPoint(round(lanes.x(2)), 40))
    assert panel.figure("move").startswith("2 W")
    panel.grab()
    panel.graph.hover = None
    panel.graph.hovered.emit()
    assert panel.figure("move").startswith("10 W")


def _wheel(panel: TimelinePanel, x: float, turn: int, *, zoom: bool = True) -> None:
    at = QPointF(x, 40.0)
    event = QWheelEvent(
        at,
        panel.graph.mapToGlobal(at),
        QPoint(0, 0),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.ControlModifier if zoom else Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(panel.graph, event)
    if not event.isAccepted():  # Qt hands only real events on to the parent
        QApplication.sendEvent(panel, event)


def test_the_wheel_walks_the_moves(played: Session, show: Show) -> None:
    panel = TimelinePanel(ViewContext(played))
    show(panel, 600, 200)
    whole = panel.graph.range
    _wheel(panel, 200.0, 240, zoom=False)
    assert played.cursor.node.number == 8
    _wheel(panel, 200.0, -120, zoom=False)
    assert played.cursor.node.number == 9
    assert panel.graph.range == whole


def test_ctrl_and_wheel_zoom_and_a_double_click_shows_all(
    session: Session, show: Show, qtbot: QtBot
) -> None:
    for _ in range(60):
        session.edits.pass_move()
    panel = TimelinePanel(ViewContext(session))
    show(panel, 600, 200)
    whole = panel.graph.range
    at = panel.graph.lanes().x(30)
    _wheel(panel, at, 480)
    low, high = panel.graph.range
    assert high - low < whole[1] - whole[0]
    assert low < 30 < high
    session.cursor.first()
    settle()
    assert panel.graph.range[0] <= 0.0
    _wheel(panel, at, -4800)
    assert panel.graph.range == whole
    _wheel(panel, at, 240)
    qtbot.mouseDClick(panel.graph, Qt.MouseButton.LeftButton, pos=QPoint(300, 40))
    assert panel.graph.range == whole


def test_networks_without_score_show_winrates_alone(session: Session, show: Show) -> None:
    for point in range(6):
        session.edits.play(point)
    session.timeline.add(
        [
            (n, Estimate(None, None, 0.5 - 0.05 * i, 9.5, 500))
            for i, n in enumerate(session.cursor.line)
        ]
    )
    panel = TimelinePanel(ViewContext(session))
    show(panel, 300, 180)
    scene = panel.graph.scene
    assert scene is not None
    assert not scene.in_points
    assert panel.figure("loss") == "0\u00a0%" or panel.figure("loss").endswith("%")
    panel.grab()


@pytest.mark.parametrize("beta", [1e-9, 1e9])
def test_extreme_steepness_is_drawn(beta: float, session: Session, show: Show) -> None:
    session.edits.play(3)
    session.timeline.add([(n, Estimate(400.0, beta, 1.0, 9.5, 1)) for n in session.cursor.line])
    panel = TimelinePanel(ViewContext(session))
    show(panel, 400, 160)
    panel.grab()


def test_theme_and_komi_drag(played: Session, show: Show) -> None:
    panel = TimelinePanel(ViewContext(played))
    show(panel, 500, 200)
    light = panel.grab().toImage().pixelColor(2, 2)
    theme.apply("dark")
    played.komi.view(7.0)
    settle()
    assert panel.grab().toImage().pixelColor(2, 2).lightness() < light.lightness()
    assert panel.graph.scene is not None
    assert panel.graph.scene.komi == 7.0


def test_the_dynamic_komi_is_a_line_where_it_is_known(played: Session, show: Show) -> None:
    panel = TimelinePanel(ViewContext(played))
    show(panel, 640, 220)
    plain = panel.graph.grab().toImage()
    assert panel.graph.scene is not None
    assert len(panel.graph.scene.dynamic_komi) == 0
    line = played.cursor.line
    for i, komi in ((2, 9.5), (4, 12.0), (6, 7.0)):
        played.review.keep_played_komi(line[i], komi)
    played.timeline.changed.emit()
    settle(150)
    scene = panel.graph.scene
    assert np.flatnonzero(np.isfinite(scene.dynamic_komi)).tolist() == [2, 4, 6]
    assert scene.dynamic_komi[4] == 12.0
    assert panel.graph.grab().toImage() != plain
    assert figures_of(scene, played.timeline.points[4])["dynamic"] == "12.0"
    assert "dynamic" not in figures_of(scene, played.timeline.points[5])
    played.cursor.go_to(line[4])
    settle(150)
    assert panel.figure("dynamic") == "12.0"
    played.reports.set_blind(True)  # nothing is told while the game is played
    settle(150)
    assert panel.graph.scene is not None
    assert len(panel.graph.scene.dynamic_komi) == 0
    played.reports.set_blind(False)
    played.review.forget(line[5])
    known = played.timeline.dynamic_komi
    assert [i for i, komi in enumerate(known) if komi is not None] == [2, 4]


def test_the_legend_has_room_for_every_certainty(qapp: QApplication) -> None:
    (entry,) = [entry for entry in LEGEND if entry.key == "certainty"]
    metrics = QFontMetrics(qapp.font())
    widths = [metrics.horizontalAdvance(word) for word in figures.CERTAINTY_WORDS]
    assert max(widths) <= metrics.horizontalAdvance(entry.widest)
