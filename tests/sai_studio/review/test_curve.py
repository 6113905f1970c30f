from __future__ import annotations

import dataclasses
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QImage, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.catalog.network_info import NetworkInfo
from engine.search.report import report_at_komi
from engine.search.value.fit import alpha_beta_of_curve, curve_at, curve_values
from sai_studio.kit import figures, theme
from sai_studio.kit.curves import Crossing
from sai_studio.review.curve.curve_panel import KomiCurvePanel
from sai_studio.review.curve.curve_plot import flag_rect, snapped, tip_at
from sai_studio.review.curve.curve_scene import headline
from sai_studio.review.view_context import ViewContext
from sai_studio.session.analysis.results import keep_in_record
from sai_studio.session.engine_in_use import EngineStatus
from sai_studio.session.session import Session
from tests.reports import SEVEN, Shape, make_report
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.waiting import settle


@pytest.fixture
def panel(session: Session, show: Show) -> KomiCurvePanel:
    panel = KomiCurvePanel(ViewContext(session))
    session.reports.add(session.cursor.node, make_report())
    show(panel, 480, 420)
    return panel


def _mouse(panel: KomiCurvePanel, kind: QEvent.Type, at: QPointF, held: bool) -> None:
    viewport = panel.plot.viewport()
    left = Qt.MouseButton.LeftButton
    moved = kind == QEvent.Type.MouseMove
    event = QMouseEvent(
        kind,
        at,
        viewport.mapToGlobal(at),
        Qt.MouseButton.NoButton if moved else left,
        left if held else Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(viewport, event)
    settle(20)  # the scene takes moves at a limited rate


def _drag(panel: KomiCurvePanel, start: QPointF, *stops: QPointF) -> None:
    _mouse(panel, QEvent.Type.MouseMove, start, False)
    _mouse(panel, QEvent.Type.MouseButtonPress, start, True)
    for stop in stops:
        _mouse(panel, QEvent.Type.MouseMove, stop, True)
    _mouse(panel, QEvent.Type.MouseButtonRelease, stops[-1], False)


def test_empty_panel_says_one_sentence(qtbot: QtBot, session: Session, show: Show) -> None:
    panel = KomiCurvePanel(ViewContext(session))
    show(panel, 480, 400)
    assert "once the position" in panel.empty_text
    session.engine.set_analyzing(False)
    qtbot.waitUntil(lambda: "paused" in panel.empty_text, timeout=60_000)


def test_a_region_without_a_legal_move_is_told(session: Session, show: Show) -> None:
    panel = KomiCurvePanel(ViewContext(session))
    show(panel, 480, 400)
    session.edits.play(0)
    session.region.set_points(frozenset({0}))
    settle()
    assert panel.empty_text == "There is no legal move in the region."
    session.region.clear()
    settle()
    assert "once the position" in panel.empty_text


def test_figures_of_the_position_before_are_faded(panel: KomiCurvePanel, session: Session) -> None:
    """Board and line below it show the new position at once."""
    session.engine.set_status(EngineStatus(state="searching"))
    clear = panel.grab().toImage()
    session.edits.play(0)
    settle(20)
    assert panel.is_faded
    assert panel.empty_text == ""
    assert panel.grab().toImage() != clear
    session.reports.add(session.cursor.node, make_report(to_play=-1))
    settle(20)
    assert not panel.is_faded


def test_a_policy_alone_has_no_winrates_to_show(session: Session, show: Show) -> None:
    alone = NetworkInfo(Path("moves.safetensors"), "moves", 7, "7x7", "12345678", has_values=False)
    session.review.set_network(alone)
    panel = KomiCurvePanel(ViewContext(session))
    show(panel, 480, 400)
    settle()
    assert panel.empty_text == "This network only suggests moves: it gives no winrates."
    node = session.cursor.node
    report = dataclasses.replace(make_report(network=None), network_has_values=False)
    session.reports.add(node, report)
    keep_in_record(session, node)
    settle()
    assert panel.empty_text == "This network only suggests moves: it gives no winrates."
    assert session.review.estimate(node) is None
    assert node.analyses == ()
    (point,) = session.timeline.part(0, 1)
    assert point.winrate is None
    session.review.set_network(dataclasses.replace(alone, has_values=True))
    session.reports.add(node, make_report())
    keep_in_record(session, node)
    settle()
    assert panel.empty_text == ""
    assert session.review.estimate(node) is not None
    assert len(node.analyses) == 1


def test_nothing_is_drawn_over_the_flag_of_the_komi(panel: KomiCurvePanel) -> None:
    panel.resize(480, 300)  # the flag hangs into the curves
    settle()
    plot = panel.plot
    flag = flag_rect(plot)
    assert flag.bottom() > plot.y_of(1.0)
    assert plot.scene_ is not None

    def shot(crossing: Crossing | None) -> QImage:
        plot.scene_ = dataclasses.replace(plot.scene_, crossing=crossing)
        area = flag.adjusted(6.0, 2.0, -6.0, -2.0).toAlignedRect()
        return plot.viewport().grab(area).toImage()

    assert shot(Crossing(plot.komi, 1.0)) == shot(None)


def test_header_says_fair_komi_winrate_and_certainty(panel: KomiCurvePanel) -> None:
    fair, winrate, certainty = panel.header
    assert (fair.value, fair.remark) == ("8.8", "B+8.8 on the board")
    assert winrate.value.startswith("White 6")
    assert winrate.remark == "White ahead by 0.7"
    assert certainty.value == "medium"
    assert panel.sentence == "Below komi 6.5 E5 is best, above 8.5 D4."
    assert panel.empty_text == ""


def test_the_header_says_whose_numbers_it_shows(session: Session, panel: KomiCurvePanel) -> None:
    plot = panel.plot.geometry()
    report = make_report()
    sure = dataclasses.replace(report.agents[0], winrate=0.87)
    session.reports.add(
        session.cursor.node, dataclasses.replace(report, agents=(sure, *report.agents[1:]))
    )
    settle()
    assert panel.whose == "by \u03bb 1 \u00b7 selected \u03bb 0: Black 87\u00a0%"
    assert panel.header[1].caption.endswith(", \u03bb 1"), "two winrates name their agents"
    session.selection.set_agent(2)
    settle()
    assert panel.whose == "by \u03bb 1"
    assert not panel.header[1].caption.endswith("\u03bb 1")
    assert panel.plot.geometry() == plot, "nothing moves"


def test_another_fair_komi_of_a_search_at_another_komi_is_told(
    panel: KomiCurvePanel, session: Session
) -> None:
    at_game = panel.header[0].value
    session.komi.view(5.5)
    settle()
    assert "as searched" not in panel.whose, "the same search, read elsewhere"
    session.reports.add(
        session.cursor.node, make_report([Shape("D4", 5.0, 1.1, 180, 0.42)], komi=5.5)
    )
    settle()
    assert panel.header[0].value != at_game
    assert panel.whose.endswith(f"fair komi {at_game} as searched at komi 9.5")


def test_a_fair_komi_at_the_end_of_the_board_is_told_as_a_bound(
    session: Session, show: Show
) -> None:
    panel = KomiCurvePanel(ViewContext(session))
    session.reports.add(session.cursor.node, make_report([Shape("D4", -48.8, 0.1, 180, 0.4)]))
    show(panel, 480, 420)
    fair, winrate, _ = panel.header
    assert (fair.value, fair.remark) == ("\u2264\u00a0\u221249.0", "White is ahead at every komi")
    assert winrate.remark == "White ahead by \u2265\u00a058.5"


def test_dragging_the_komi_line_views_another_komi_and_leaves_the_game_alone(
    panel: KomiCurvePanel, session: Session
) -> None:
    seen: list[float] = []
    session.komi.changed.connect(lambda: seen.append(session.komi.viewed))
    plot = panel.plot
    y = plot.y_of(0.5)
    start = QPointF(plot.x_of(9.5), y)
    half_way, end = QPointF(plot.x_of(8.4), y), QPointF(plot.x_of(7.4), y)
    _drag(panel, start, half_way, end)
    assert 8.5 in seen
    assert (session.komi.viewed, session.komi.game) == (7.5, 9.5)
    assert not session.edits.dirty
    settle()
    assert panel.header[1].value.startswith("Black")


def test_a_drag_elsewhere_leaves_the_komi_alone(panel: KomiCurvePanel, session: Session) -> None:
    plot = panel.plot
    y = plot.y_of(0.2)
    _drag(panel, QPointF(plot.x_of(7.0), y), QPointF(plot.x_of(7.5), y), QPointF(plot.x_of(8), y))
    assert session.komi.viewed == session.komi.game == 9.5


def test_snapping() -> None:
    assert snapped(7.3, whole=False) == 7.5
    assert snapped(7.3, whole=True) == 7.0


def test_the_range_holds_still_until_it_must_move(panel: KomiCurvePanel, session: Session) -> None:
    box = panel.plot.box
    before = box.viewRange()[0]
    near = [shape._replace(alpha=shape.alpha + 0.2) for shape in SEVEN]
    session.reports.add(session.cursor.node, make_report(near))
    settle(300)
    assert box.viewRange()[0] == before
    far = [shape._replace(alpha=shape.alpha + 20.0) for shape in SEVEN]
    session.reports.add(session.cursor.node, make_report(far))
    settle(400)
    low, high = box.viewRange()[0]
    assert low < 9.5
    assert high > 29.0


def test_the_axis_moves_before_the_fair_komi_is_at_its_end(
    panel: KomiCurvePanel, session: Session
) -> None:
    for alpha in (-40.0, -46.0):
        session.reports.add(
            session.cursor.node, make_report([Shape("D4", alpha, 0.8, 180, 0.4, "D4")])
        )
        settle(400)
    assert panel.plot.box.viewRange()[0][0] < -47.5


def test_wheel_zooms_and_double_click_follows_again(panel: KomiCurvePanel, qtbot: QtBot) -> None:
    box = panel.plot.box
    before = box.viewRange()[0]
    at = QPointF(panel.plot.x_of(8.0), panel.plot.y_of(0.4))
    wheel = QWheelEvent(
        at,
        panel.plot.viewport().mapToGlobal(at),
        QPoint(0, 0),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(panel.plot.viewport(), wheel)
    settle()
    zoomed = box.viewRange()[0]
    assert zoomed[1] - zoomed[0] < before[1] - before[0]
    panel.plot.follow_again()
    settle(400)
    assert box.viewRange()[0] == pytest.approx(before)


def test_hover_lays_a_curve_over_and_goes_away(panel: KomiCurvePanel, session: Session) -> None:
    assert session.reports.agent is not None
    session.selection.set_hovered(session.reports.agent.candidates[2])
    settle()
    assert panel.sentence == "D4 is better than C4 near komi 9.5."
    session.selection.set_hovered(None)
    settle()
    assert panel.sentence.startswith("Below komi")


def test_legend_hides_parts(panel: KomiCurvePanel) -> None:
    panel.legend.set_on("ghosts", False)
    panel.legend.set_on("network", False)
    settle()
    assert panel.plot.hidden == {"ghosts", "network"}


@pytest.mark.parametrize("beta", [1e-6, 0.01, 50.0, 1e6])
@pytest.mark.parametrize("alpha", [-60.0, 0.0, 500.0])
def test_degenerate_curves_are_drawn(
    alpha: float, beta: float, session: Session, show: Show
) -> None:
    panel = KomiCurvePanel(ViewContext(session))
    shapes = [Shape("D4", alpha, beta, 10, 1.0)]
    session.reports.add(session.cursor.node, make_report(shapes, network=(alpha, beta)))
    show(panel, 300, 300)
    panel.grab()


def test_a_network_without_score(session: Session, show: Show) -> None:
    panel = KomiCurvePanel(ViewContext(session))
    session.reports.add(session.cursor.node, make_report(network=None))
    show(panel, 480, 400)
    assert panel.header[0].remark == "this network has no score"
    panel.grab()


def test_theme_and_width_change_without_fuss(panel: KomiCurvePanel) -> None:
    light = panel.grab().toImage().pixelColor(2, 2)
    theme.apply("dark")
    panel.resize(300, 380)
    settle(20)
    dark = panel.grab().toImage().pixelColor(2, 2)
    assert dark.lightness() < light.lightness()
    assert dark == theme.color("panel")


def test_figures_and_lines_follow_a_curve_of_steps(session: Session, show: Show) -> None:
    """The curve of a network that knows one komi at a time is no sigmoid."""
    panel = KomiCurvePanel(ViewContext(session))
    report = make_report(lambdas=(0.0,))
    grid = report.komi_grid
    steps = np.interp(grid, [6.5, 7.5, 8.5, 9.5], [0.97, 0.7, 0.7, 0.02]).astype(np.float32)
    alpha, beta = alpha_beta_of_curve(grid, steps)
    agent = dataclasses.replace(
        report.agents[0],
        curve=steps,
        alpha=alpha,
        beta=beta,
        winrate=curve_at(grid, steps, report.komi),
    )
    report = dataclasses.replace(report, agents=(agent,), network_curve=steps)
    show(panel, 480, 420)
    for komi in (9.5, 8.5, 7.5):
        session.komi.view(komi)
        session.reports.add(session.cursor.node, report_at_komi(report, komi))
        settle(20)
        shown = curve_at(grid, steps, komi)
        assert panel.header[0].value == figures.points(alpha)
        assert panel.header[1].value == headline(shown)
    drawn = panel.plot._network.getData()
    np.testing.assert_allclose(drawn[1], curve_values(grid, steps, np.asarray(drawn[0])))
    crossing = curve_values(grid, steps, np.array([alpha]))
    assert crossing[0] == pytest.approx(0.5, abs=1e-3)


def test_the_windows_of_the_agents_explain_themselves(panel: KomiCurvePanel) -> None:
    plot = panel.plot
    below = QPointF(plot.plot_rect().center().x(), plot.y_of(0.0) + 8.0)
    lines = tip_at(plot, below).split("\n")
    assert lines[0] == "\u03bb = 0 considers komi 9.5 only: it plays to win at that komi."
    assert lines[2].startswith("\u03bb = 1 averages Black's winrate over komi ")
    assert tip_at(plot, QPointF(below.x(), plot.y_of(0.5))) == ""
    _mouse(panel, QEvent.Type.MouseMove, below, False)
    assert "plays to win" in plot.viewport().toolTip()
    _mouse(panel, QEvent.Type.MouseMove, QPointF(below.x(), plot.y_of(0.5)), False)
    assert plot.viewport().toolTip() == ""


def test_a_second_mark_shows_the_dynamic_komi(panel: KomiCurvePanel, session: Session) -> None:
    def shot() -> QImage:
        settle(300)
        return panel.plot.grab().toImage()

    before = shot()
    assert "dynamic" not in [entry.key for entry in panel.legend.entries]
    report = make_report(lambdas=(0.0, 0.5, 1.0, 0.25))
    own = dataclasses.replace(report.agents[3], dynamic_komi=6.0)
    session.selection.set_user_lambda(0.25)
    session.selection.set_agent(3)
    session.reports.add(session.cursor.node, report)
    plain = shot()
    session.reports.add(
        session.cursor.node, dataclasses.replace(report, agents=(*report.agents[:3], own))
    )
    marked = shot()
    assert marked != plain
    assert before.size() == marked.size()
    entry = panel.legend.entries[-1]
    assert (entry.key, entry.name, entry.role) == ("dynamic", "dynamic komi", "agent3")
    session.selection.set_agent(0)
    settle(50)
    panel._refresh.ask()
    settle(50)
    assert panel.plot.scene_ is not None
    assert panel.plot.scene_.dynamic_komi is None


def test_curves_end_at_the_largest_score_of_the_board(panel: KomiCurvePanel) -> None:
    """No game on 7x7 is won by more than 49 points, so no curve is drawn beyond that komi."""
    for low, high in ((-10.0, 80.0), (-80.0, 0.0), (60.0, 90.0)):
        panel.plot.box.setXRange(low, high, padding=0.0)
        drawn, _ = panel.plot._curve.getData()
        assert drawn.min() == max(low, -49.0) if low < 49.0 else 49.0
        assert drawn.max() == min(high, 49.0)


@pytest.mark.parametrize("alpha", [33.0, -40.0])
def test_the_axis_ends_near_the_largest_score(session: Session, show: Show, alpha: float) -> None:
    panel = KomiCurvePanel(ViewContext(session))
    session.reports.add(
        session.cursor.node, make_report([Shape("D4", alpha, 0.05, 180, 0.4, "D4")])
    )
    show(panel, 480, 420)
    low, high = panel.plot.box.viewRange()[0]
    assert -60.0 < low < high < 60.0


def test_charts_have_no_menu_entries_of_the_drawing_library(panel: KomiCurvePanel) -> None:
    scene = panel.plot.scene()
    assert scene.findChildren(QAction) == []
    assert scene.contextMenu == []
