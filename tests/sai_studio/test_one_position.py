"""One position, one set of numbers: every panel says the same of it, also at the end of a game."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import numpy as np
import pytest

from engine.go.coords import gtp_to_point
from engine.go.rules import Rules, rules_from_sgf
from engine.record.game_record import GameRecord
from engine.review.stored_analyses import analysis_of
from sai_studio.app.menus import TABLE
from sai_studio.review.agents.agents_panel import LambdaPanel
from sai_studio.review.board.komi_strip import KomiStrip, fair_komi, rules_text
from sai_studio.review.board.scene_builder import build_scene
from sai_studio.review.candidates.candidate_model import COLUMNS
from sai_studio.review.candidates.candidates import CandidatesPanel
from sai_studio.review.curve.curve_panel import KomiCurvePanel
from sai_studio.review.status_line import StatusLine
from sai_studio.review.timeline.graph import TimelinePanel
from sai_studio.review.view_context import ViewContext
from sai_studio.session.commands.key_map import KeyMap
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session
from tests.reports import WHITE, Shape, make_report
from tests.sai_studio.conftest import Studio
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.review.conftest import show as show
from tests.sai_studio.waiting import settle


@pytest.fixture
def session(qtbot: object) -> Session:
    session = Session(GameRecord(Rules(size=7, komi=9.5)))
    session.edits.play(gtp_to_point("D4", 7))
    return session


@pytest.mark.parametrize("agent", [0, 1, 2])
def test_curve_and_timeline_agree_at_every_komi(agent: int, session: Session, show: Show) -> None:
    curve, timeline = KomiCurvePanel(ViewContext(session)), TimelinePanel(ViewContext(session))
    session.selection.set_agent(agent)
    session.reports.add(session.cursor.node, make_report(to_play=WHITE))
    show(curve, 480, 400)
    show(timeline, 900, 200)
    for komi in (9.5, 8.0, 7.25, 12.5):
        session.komi.view(komi)
        settle(80)
        assert curve.header[0].value == timeline.figure("alpha")
        side, share = curve.header[1].value.split(" ")
        favorite, black = (float(text[:-2]) for text in (share, timeline.figure("winrate")))
        assert black == pytest.approx(favorite if side == "Black" else 100.0 - favorite, abs=0.51)
    assert session.reports.current is not None
    assert session.timeline.points[1].alpha == session.reports.current.headline.alpha


def test_curve_and_timeline_agree_on_what_later_positions_tell(
    session: Session, show: Show
) -> None:
    curve, timeline = KomiCurvePanel(ViewContext(session)), TimelinePanel(ViewContext(session))
    show(curve, 480, 400)
    show(timeline, 900, 200)
    before, alone = session.cursor.node, make_report(to_play=WHITE)
    session.reports.add(before, alone)
    choice = alone.headline.move
    assert choice is not None
    session.edits.play(choice)
    after = session.cursor.node
    session.cursor.go_to(before)
    session.reports.add(after, make_report([Shape("B2", 4.0, 1.0, 400, 1.0)]))
    settle(80)
    assert session.reports.current is not None
    assert session.reports.current.headline.alpha != alone.headline.alpha
    assert curve.header[0].value == timeline.figure("alpha")
    side, share = curve.header[1].value.split(" ")
    favorite, black = (float(text[:-2]) for text in (share, timeline.figure("winrate")))
    assert black == pytest.approx(favorite if side == "Black" else 100.0 - favorite, abs=0.51)
    scene = curve.plot.scene_
    assert scene is not None
    assert np.interp(scene.fair, scene.grid, scene.curve) == pytest.approx(0.5, abs=0.02)


@pytest.mark.parametrize(
    ("fair", "text"), [(60.0, "\u2265\u00a049.0"), (-60.0, "\u2264\u00a0\u221249.0")]
)
def test_a_fair_komi_beyond_the_board_is_a_bound_everywhere(
    fair: float, text: str, session: Session, show: Show
) -> None:
    curve, timeline = KomiCurvePanel(ViewContext(session)), TimelinePanel(ViewContext(session))
    table, agents = CandidatesPanel(ViewContext(session)), LambdaPanel(ViewContext(session))
    report = make_report([Shape("C4", fair, 0.3, 100, 1.0)], to_play=WHITE)
    session.reports.add(session.cursor.node, report)
    for panel in (curve, timeline, table, agents):
        show(panel, 900, 400)
    settle(80)
    place = [column.title for column in COLUMNS].index("Fair")
    assert curve.header[0].value == timeline.figure("alpha") == text
    assert table.model.index(0, place).data() == text
    assert {row.texts[2] for row in agents.rows if row.texts} == {text}


def test_the_curve_panel_says_when_its_numbers_are_stored(session: Session, show: Show) -> None:
    panel = KomiCurvePanel(ViewContext(session))
    show(panel, 480, 420)
    report = make_report(to_play=WHITE)
    session.cursor.record.keep_analysis(session.cursor.node, analysis_of(report, "0badcafe"))
    session.cursor.back()
    session.cursor.forward()
    settle()
    assert panel.source == "stored analysis: 0badcafe, 281 visits"
    scene = panel.plot.scene_
    assert scene is not None
    assert (scene.network, scene.windows) == (None, ()), "the record keeps neither"
    session.reports.add(session.cursor.node, report)
    settle()
    assert panel.source == ""


def test_the_fair_komi_to_set_is_a_half_point_and_stays(session: Session) -> None:
    strip = KomiStrip(session)

    def at(alpha: float, komi: float) -> float | None:
        session.komi.set_record_komi(komi)
        shapes = [Shape("C4", alpha + 0.2 * WHITE, 1.0, 100, 1.0)]
        session.reports.add(session.cursor.node, make_report(shapes, komi=komi, to_play=WHITE))
        return fair_komi(session)

    # the headline agent of these reports says 0.2 more than White's first shape
    assert at(7.7, 9.5) == 7.5
    assert at(8.0, 9.5) == 8.5
    assert at(8.0, 7.5) == 7.5, "two are equally near: no hopping to and fro"
    assert at(9.0, 9.0) == at(9.4, 9.0) == 9.0, "a whole komi that is fair needs no other"
    assert at(-3.2, 0.5) == -3.5
    strip.refresh()
    assert strip.fair.text() == "View at \u22123.5"
    assert "rounded to half a point" in strip.fair.toolTip()
    session.edits.set_info({}, session.cursor.record.rules.replace(name="new-zealand"))
    assert at(7.7, 9.0) == 8.0
    strip.refresh()
    assert "rounded to whole points" in strip.fair.toolTip()
    assert not strip.fair.isHidden()
    session.komi.view(8.0)
    assert strip.fair.isHidden()


def test_speed_is_the_networks(session: Session, tmp_path: Path) -> None:
    from engine.review.requests import speed_of
    from sai_studio.session.engine_in_use import EngineStatus

    report = dataclasses.replace(make_report(), evaluations=500, seconds=2.0, visits_per_s=400.0)
    assert speed_of(report) == 250.0
    assert speed_of(dataclasses.replace(report, evaluations=20)) is None
    line = StatusLine(session, KeyMap(Preferences(tmp_path / "studio.ini"), TABLE))
    session.engine.set_status(EngineStatus("ready", "", 250, 250, 250.0))
    assert line.state_text().endswith("250\u00a0evaluations/s")
    session.engine.set_status(EngineStatus("ready", "", 250, 250, None))
    assert line.state_text().endswith("from cache")


def test_a_finished_game_is_counted(studio: Studio, show: Show) -> None:
    record = GameRecord(Rules(size=7, komi=9.5), info={"RE": "W+0.5"})
    node = record.root
    for vertex in ("D4", "pass", "pass"):
        node = record.add_move(node, gtp_to_point(vertex, 7))
    record.keep_analysis(node, analysis_of(make_report(), "0badcafe"))
    window = studio.window(record, start=True)
    session = window.session
    curve, timeline = KomiCurvePanel(ViewContext(session)), TimelinePanel(ViewContext(session))
    candidates, agents = CandidatesPanel(ViewContext(session)), LambdaPanel(ViewContext(session))
    for panel in (curve, timeline, candidates, agents):
        show(panel, 480, 400)
    session.cursor.last()
    studio.qtbot.waitUntil(lambda: session.engine.status.text == "Game over", timeout=60_000)
    settle(80)
    assert session.ending.is_over(session.cursor.node)
    assert curve.empty_text == "Game over. Result W+0.5\nby the game record"
    assert candidates.empty_text.startswith("The game is over")
    assert (timeline.figure("alpha"), timeline.figure("winrate")) == ("9.0", "0\u00a0%")
    assert timeline.figure("loss") == "", "the pass that ends a game loses nothing"
    scene = build_scene(session, window.preferences, window.counting, None, 0)
    assert (scene.discs, scene.agents) == ((), ())
    asked = [request.moves for request in studio.analyzer.requests]
    assert tuple(move.point for move in record.start_and_moves(node)[1]) not in asked
    session.cursor.back()
    studio.qtbot.waitUntil(lambda: session.reports.current is not None, timeout=60_000)
    assert not session.ending.is_over(session.cursor.node)


def test_another_game_puts_the_tool_back(session: Session) -> None:
    session.selection.set_tool("score")
    session.set_record(GameRecord(Rules(size=5, komi=24.5)))
    assert session.selection.tool == "play"


@pytest.mark.parametrize(
    ("rules", "komi_known", "said"),
    [
        (Rules(size=7, komi=9.5), True, "Area scoring (assumed)"),
        (Rules(size=7, komi=9.5), False, "Area scoring (assumed) \u00b7 komi assumed"),
        (Rules(size=7, komi=9.5, scoring="territory"), True, "Territory scoring (assumed)"),
        (rules_from_sgf("japanese", 7, 9.5, 0), False, "Japanese rules \u00b7 komi assumed"),
    ],
)
def test_below_the_board_stands_what_is_assumed(
    qapp: object, rules: Rules, komi_known: bool, said: str
) -> None:
    record = GameRecord(rules)
    record.komi_known = komi_known
    assert rules_text(Session(record)) == said
