"""Fair komi of other networks and of the other engine in the timeline."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QMenu

from engine.catalog.network_info import NetworkInfo
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.record.stored_analysis import Analysis
from sai_studio.kit import theme
from sai_studio.review.timeline.compare_menu import fill_compare_menu
from sai_studio.review.timeline.graph import TimelinePanel
from sai_studio.review.view_context import ViewContext
from sai_studio.session.comparison import ENGINE
from sai_studio.session.session import Session
from tests.reports import make_report
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.waiting import settle

OLD = Analysis("0badcafe", 500, 9.5, 6.0, 0.5, 0.2, (), name="old-net", rules="area positional")
OTHER = replace(OLD, network="feedbeef", name="other-net", alpha=12.0)


@pytest.fixture
def compared(played: Session) -> Session:
    """A game of which two networks analyzed some positions: moves 2 to 5, and 4."""
    record = played.cursor.record
    for node in played.cursor.line[2:6]:
        record.keep_analysis(node, OLD)
    record.keep_analysis(played.cursor.line[4], OTHER)
    return played


def scene_lines(session: Session, panel: TimelinePanel) -> dict[str, list[int]]:
    """Return the places with a fair komi of each compared line in the panel."""
    settle(80)
    scene = panel.graph.scene
    assert scene is not None
    return {o.name: np.flatnonzero(np.isfinite(o.alpha)).tolist() for o in scene.others}


def pixels(picture: QImage, color: QColor) -> int:
    """Return the number of pixels of about this color; thin lines are mixed with the ground."""
    return sum(
        abs(spot.red() - color.red())
        + abs(spot.green() - color.green())
        + abs(spot.blue() - color.blue())
        < 60
        for spot in (
            picture.pixelColor(x, y)
            for y in range(picture.height())
            for x in range(picture.width())
        )
    )


def test_a_chosen_network_is_drawn_where_it_analyzed_the_game(
    compared: Session, show: Show
) -> None:
    panel = TimelinePanel(ViewContext(compared))
    show(panel, 700, 200)
    assert scene_lines(compared, panel) == {}, "nothing is compared unasked"
    comparison, points = compared.comparison, list(compared.timeline.points)
    assert comparison.choices() == {"0badcafe": "old-net", "feedbeef": "other-net"}
    before = panel.graph.grab().toImage()
    comparison.show("0badcafe", True)
    comparison.show("feedbeef", True)
    assert scene_lines(compared, panel) == {"old-net": [2, 3, 4, 5], "other-net": [4]}
    picture = panel.graph.grab().toImage()
    for role in ("network0", "network1"):
        assert pixels(picture, theme.color(role)) > pixels(before, theme.color(role)), role
    assert compared.timeline.points == points, "losses and our own line stay as they are"
    compared.cursor.go_to(compared.cursor.line[4])
    settle(20)
    assert panel.figure("network0 old-net") == "6.0"
    assert panel.figure("network1 other-net") == "12.0"
    compared.cursor.go_to(compared.cursor.line[6])
    settle(20)
    assert panel.figure("network0 old-net") == "", "a gap is a gap"
    comparison.show("0badcafe", False)
    assert scene_lines(compared, panel) == {"other-net": [4]}


def test_winrates_are_drawn_on_demand(compared: Session, show: Show) -> None:
    panel = TimelinePanel(ViewContext(compared))
    show(panel, 700, 200)
    compared.comparison.show("0badcafe", True)
    compared.cursor.go_to(compared.cursor.line[3])
    compared.comparison.show_winrates(True)
    settle(20)
    assert panel.figure("network0 old-net").startswith("6.0, 20")
    compared.komi.view(6.0)
    settle(20)
    assert panel.figure("network0 old-net").startswith("6.0, 50"), "at the viewed komi"


def test_a_network_without_a_score_shows_its_winrate(played: Session, show: Show) -> None:
    bare = replace(OLD, alpha=None, beta=None)
    played.cursor.record.keep_analysis(played.cursor.line[10], bare)
    panel = TimelinePanel(ViewContext(played))
    show(panel, 700, 200)
    played.comparison.show("0badcafe", True)
    settle(20)
    assert panel.figure("network0 old-net").startswith("20")


def test_the_network_in_use_and_other_rules_are_left_out(compared: Session) -> None:
    compared.comparison.show("0badcafe", True)
    assert [line.name for line in compared.comparison.lines(9.5)] == ["old-net"]
    compared.review.network = NetworkInfo(Path("old"), "old-net", 7, "", "0badcafe")
    assert list(compared.comparison.choices()) == ["feedbeef"]
    assert compared.comparison.lines(9.5) == []
    compared.review.network = None
    record = compared.cursor.record
    record.rules = record.rules.replace(scoring="territory")
    assert compared.comparison.choices() == {}


def test_lines_hide_while_figures_are_withheld_and_end_with_the_game(compared: Session) -> None:
    comparison = compared.comparison
    comparison.show("0badcafe", True)
    compared.reports.set_blind(True)
    assert comparison.lines(9.5) == []
    compared.reports.set_blind(False)
    assert comparison.lines(9.5)
    compared.set_record(GameRecord(Rules(size=7, komi=9.5)))
    assert not comparison.is_shown("0badcafe")


def test_the_other_engine_is_compared_until_it_is_turned_off(played: Session, show: Show) -> None:
    panel = TimelinePanel(ViewContext(played))
    show(panel, 700, 200)
    second = played.second
    second.set_name("KataGo")
    for node, visits in zip(played.cursor.line, (1, 500, 500, 1), strict=False):
        report = make_report()
        agents = tuple(replace(agent, visits=visits) for agent in report.agents)
        second.set_report(node, replace(report, agents=agents))
    assert scene_lines(played, panel) == {"KataGo": [0, 1, 2, 3]}
    scene = panel.graph.scene
    assert scene is not None
    assert list(scene.is_faint[:5]) == [True, False, False, True, False]
    played.comparison.show(ENGINE, False)
    assert scene_lines(played, panel) == {}


def test_the_menu_shows_and_hides_lines(compared: Session) -> None:
    menu = QMenu()
    fill_compare_menu(menu, Session(GameRecord(Rules(size=7, komi=9.5))).comparison)
    assert [action.isEnabled() for action in menu.actions()] == [False]
    compared.second.set_name("Kata & Go")
    fill_compare_menu(menu, compared.comparison)
    entries = {a.text(): a for a in menu.actions() if a.isCheckable()}
    assert [*entries] == [
        "old-net",
        "other-net",
        "Kata && Go (other engine)",
        "With their winrates",
    ]
    assert [action.isChecked() for action in entries.values()] == [False, False, True, False]
    entries["other-net"].trigger()
    entries["With their winrates"].trigger()
    assert compared.comparison.is_shown("feedbeef")
    assert compared.comparison.shows_winrates
    assert not compared.comparison.is_shown("0badcafe")


def test_positions_where_agents_differ_are_marked(played: Session, show: Show) -> None:
    panel = TimelinePanel(ViewContext(played))
    show(panel, 700, 200)
    before = panel.graph.grab().toImage()
    node = played.cursor.line[5]
    played.reports.add(node, make_report(moves=("E5", "E5", "E5")))
    settle(100)
    scene = panel.graph.scene
    assert scene is not None
    assert scene.disagreements == (), "all agents chose one move"
    played.reports.add(node, make_report(moves=("E5", "E5", "D4")))
    settle(100)
    scene = panel.graph.scene
    assert scene is not None
    assert scene.disagreements == (5,)
    lanes, picture = panel.graph.lanes(), panel.graph.grab().toImage()
    at = round(lanes.x(5.0)), round((lanes.graph.bottom() + lanes.strip.top()) / 2.0)
    assert before.pixelColor(*at) != theme.color("text")
    assert picture.pixelColor(*at) == theme.color("text")
    played.reports.set_blind(True)
    assert played.timeline.disagreements == [], "withheld as all figures"
