"""Exploring another komi is a view: searched, stated everywhere, and no edit of the game."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QDockWidget

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, load
from engine.review.requests import request_for
from engine.review.stored_analyses import analysis_of
from sai_studio.app.main_window import MainWindow
from sai_studio.play.seats import EngineSeat
from sai_studio.review.curve.curve_panel import KomiCurvePanel
from sai_studio.review.status_line import StatusLine
from sai_studio.session.session import Session
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.sai_studio.fakes import fake_report, network_info

KEY = Qt.Key


@pytest.fixture
def session(qapp: QApplication) -> Session:
    return Session(seven_by_seven())


def five_and_a_half() -> GameRecord:
    """A game whose komi is far from the fair one of the scripted engine, which is 9.0."""
    record = seven_by_seven()
    record.set_rules(record.rules.replace(komi=5.5), True)
    return record


def searched(studio: Studio, window: MainWindow, komi: float) -> None:
    """Wait until the position on the board is searched in full at a komi."""
    session = window.session
    studio.qtbot.waitUntil(
        lambda: (
            session.reports.current is not None
            and session.reports.current.searched_komi == komi
            and session.engine.status.state == "ready"
        ),
        timeout=60_000,
    )


# --- the model -----------------------------------------------------------------------------------


def test_a_viewed_komi_leaves_the_game_alone(session: Session) -> None:
    before = dumps([session.cursor.record])
    session.komi.view(3.5)
    session.cursor.last()
    assert session.komi.is_exploring
    assert (session.komi.viewed, session.komi.game) == (3.5, 9.5), "walking keeps it"
    assert dumps([session.cursor.record]) == before
    assert (session.edits.dirty, session.edits.undo_stack.count()) == (False, 0)
    session.komi.view_game()
    assert not session.komi.is_exploring


def test_only_using_the_viewed_komi_edits_the_game_and_undo_reverts_it(session: Session) -> None:
    session.komi.use_viewed()
    assert session.edits.undo_stack.count() == 0, "it is the game's already"
    session.komi.view(3.5)
    session.komi.use_viewed()
    assert (session.cursor.record.rules.komi, session.komi.is_exploring) == (3.5, False)
    assert session.edits.undo_stack.count() == 1
    session.edits.undo_stack.undo()
    assert (session.komi.viewed, session.komi.game) == (9.5, 9.5)


@pytest.mark.parametrize(
    ("before", "after"), [("B+0.5", "B+6.5"), ("W+6", "0"), ("W+7", "W+1"), ("W+R", "W+R")]
)
def test_a_counted_result_is_adapted_to_the_komi_that_is_used(
    session: Session, before: str, after: str
) -> None:
    rules = session.cursor.record.rules
    session.edits.set_info({**session.cursor.record.info, "RE": before}, rules)
    session.komi.view(3.5)
    session.komi.use_viewed()
    assert session.cursor.record.info["RE"] == after
    session.edits.undo_stack.undo()
    assert (session.cursor.record.info["RE"], session.komi.game) == (before, 9.5)


def test_the_view_follows_the_komi_of_the_game_and_no_other_edit(session: Session) -> None:
    session.komi.view(3.5)
    session.edits.set_info({**session.cursor.record.info, "PB": "Aka"}, session.cursor.record.rules)
    session.edits.undo_stack.undo()
    session.edits.play(48)
    assert session.komi.viewed == 3.5
    session.edits.set_info(
        session.cursor.record.info, session.cursor.record.rules.replace(komi=7.5)
    )
    assert session.komi.viewed == 7.5
    session.komi.view(3.5)
    session.set_record(seven_by_seven(["D4"]))
    assert session.komi.viewed == 9.5


def test_the_viewed_komi_includes_the_compensation_of_a_handicap(qapp: QApplication) -> None:
    rules = Rules(size=9, komi=0.5, handicap=4, handicap_bonus="stones")
    session = Session(GameRecord.new(rules))
    session.komi.view(10.5)
    assert request_for(session.review, session.cursor.node, (0.0,), 1).search_komi == 4.5
    session.komi.use_viewed()
    assert session.cursor.record.rules.komi == 6.5
    assert session.komi.viewed == session.komi.game == 10.5


def test_reports_of_each_searched_komi_are_kept_apart(session: Session) -> None:
    request = request_for(session.review, session.cursor.node, (0.0, 0.5, 1.0), 1)
    own = fake_report(request, 100)
    session.reports.add(session.cursor.node, own)
    session.komi.view(3.5)
    assert session.reports.current is not None
    assert (session.reports.current.komi, session.reports.current.searched_komi) == (3.5, 9.5)
    other = fake_report(dataclasses.replace(request, komi=3.5), 100, alpha=8.0)
    session.reports.add(session.cursor.node, other)
    assert session.reports.current is other
    assert session.review.full_report(session.cursor.node) is own, "what the record may keep"
    assert session.timeline.points[0].alpha == pytest.approx(8.0)
    session.komi.view_game()
    assert session.reports.current is own
    assert session.timeline.points[0].alpha == pytest.approx(9.0)
    session.komi.view(3.5)
    session.komi.use_viewed()
    assert session.reports.current is other
    assert session.review.full_report(session.cursor.node) is other


def test_stored_figures_of_the_game_come_back_after_exploring(session: Session) -> None:
    session.engine.set_network(network_info())
    request = request_for(session.review, session.cursor.node, session.review.lambdas, 1)
    analysis = analysis_of(fake_report(request, 800), "0badcafe")
    assert analysis is not None
    session.cursor.record.keep_analysis(session.cursor.node, analysis)
    session.komi.view(3.5)
    session.reports.add(
        session.cursor.node, fake_report(dataclasses.replace(request, komi=3.5), 10)
    )
    assert session.reports.stored is None
    session.komi.view_game()
    assert session.reports.stored is session.cursor.node.analyses[0]
    assert session.reports.current is not None
    assert session.reports.current.agents[0].visits == 800


# --- the window ----------------------------------------------------------------------------------


def test_keys_and_buttons_explore_and_the_file_keeps_its_komi(
    studio: Studio, tmp_path: Path
) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(dumps([five_and_a_half()]))
    window = studio.window(start=True)
    window.documents.open(path)
    session, press = window.session, studio.qtbot.keyClick
    searched(studio, window, 5.5)
    for key, komi in ((KEY.Key_Period, 6.0), (KEY.Key_Comma, 5.5), (KEY.Key_Equal, 9.5)):
        press(window.board, key)
        assert (session.komi.viewed, session.komi.game) == (komi, 5.5)
    searched(studio, window, 9.5)
    press(window.board, KEY.Key_Greater)
    assert session.komi.viewed == 10.5
    window.komi.fair.click()
    assert session.komi.viewed == 9.5
    assert window.komi.fair.isHidden(), "it would do nothing"
    assert window.komi.back.text() == "Back to komi 5.5"
    session.cursor.forward()
    searched(studio, window, 9.5)
    assert (session.edits.dirty, window.isWindowModified()) == (False, False)
    assert not session.edits.undo_stack.canUndo()
    window.documents.save()
    assert load(path).games[0].rules.komi == 5.5
    window.komi.back.click()
    assert not session.komi.is_exploring
    assert window.komi.back.isHidden()


def test_no_analysis_of_another_komi_reaches_the_record(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    searched(studio, window, 9.5)
    session.komi.view(3.5)
    searched(studio, window, 3.5)
    session.cursor.forward()
    searched(studio, window, 3.5)
    session.cursor.forward()
    searched(studio, window, 3.5)
    session.cursor.first()
    kept = [analysis for node in session.cursor.line[:3] for analysis in node.analyses]
    assert {analysis.komi for analysis in kept} == {9.5}
    with studio.qtbot.waitSignal(window.analysis.settled, timeout=60_000):
        session.komi.use_viewed()
    session.cursor.forward()
    kept_komi = {analysis.komi for analysis in session.cursor.line[0].analyses}
    assert kept_komi == {3.5, 9.5}, "it is the game's now"


def test_using_the_viewed_komi_searches_nothing_again(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    searched(studio, window, 9.5)
    session.komi.view(3.5)
    searched(studio, window, 3.5)
    before = len(studio.analyzer.requests)
    with studio.qtbot.waitSignal(window.analysis.settled, timeout=60_000):
        window.actions_["komi_use"].trigger()
    assert session.cursor.record.rules.komi == 3.5
    assert len(studio.analyzer.requests) == before
    assert session.edits.undo_stack.canUndo()


def test_escape_leaves_the_tool_then_the_region_then_the_komi(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    session.komi.view(3.5)
    session.region.set_points(frozenset({0, 1}))
    session.selection.set_tool("score")
    window.actions_["zen"].trigger()

    def state() -> tuple[bool, bool, bool, bool, bool]:
        zen = window.actions_["zen"].isChecked()
        tool, region = session.selection.tool != "play", bool(session.region.points)
        return tool, region, session.komi.is_exploring, zen, session.engine.analyzing

    seen = [state()]
    for _ in range(5):
        studio.qtbot.keyClick(window.board, KEY.Key_Escape)
        seen.append(state())
    assert seen == [tuple(place >= left for place in range(5)) for left in range(6)]


def test_every_panel_says_which_komi_its_winrates_hold_for(studio: Studio) -> None:
    window = studio.window(panels=True, start=True)
    session = window.session
    searched(studio, window, 9.5)
    bar = window.statusBar()
    curve = window.findChild(KomiCurvePanel)
    assert isinstance(bar, StatusLine)
    assert isinstance(curve, KomiCurvePanel)
    assert "komi" not in bar.state_text()
    session.komi.view(3.5)
    searched(studio, window, 3.5)
    words = "at komi 3.5 (game: 9.5)"
    titles = {dock.objectName(): dock.windowTitle() for dock in window.findChildren(QDockWidget)}
    whole = {name for name, title in titles.items() if title.endswith(words)}
    assert whole == {"curve", "agents"}
    short = {name for name, title in titles.items() if title.endswith("\u00b7 komi 3.5")}
    assert short == {"candidates", "timeline"}, "tabs in front"
    window.docks["report"].raise_()
    assert window.docks["report"].windowTitle() == "Report", "it is for the game's komi"
    window.docks["mistakes"].raise_()
    assert window.docks["mistakes"].windowTitle() == "Mistakes \u00b7 komi 3.5"
    assert window.docks["candidates"].windowTitle() == "Candidates"
    assert words in bar.state_text()
    window.resize(1200, 560)  # behind each other and apart again: titles are made anew
    window.docks.adapt()
    window.docks["agents"].raise_()
    assert window.docks["agents"].windowTitle() == "Agents \u00b7 komi 3.5"
    window.resize(1200, 1000)
    window.docks.adapt()
    assert window.docks["agents"].windowTitle().endswith(words)
    session.komi.view_game()
    assert window.docks["agents"].windowTitle() == "Agents"


def test_commands_of_the_viewed_komi_are_enabled_while_there_is_one(studio: Studio) -> None:
    window = studio.window()
    actions = window.actions_["komi_game"], window.actions_["komi_use"]
    assert [action.isEnabled() for action in actions] == [False, False]
    window.session.komi.view(3.5)
    assert [action.isEnabled() for action in actions] == [True, True]
    actions[0].trigger()
    assert [action.isEnabled() for action in actions] == [False, False]


def test_a_game_against_the_engine_is_played_at_the_games_komi(studio: Studio) -> None:
    window = studio.window(seven_by_seven(["D4"]), start=True)
    session = window.session
    session.cursor.last()
    session.komi.view(-20.5)
    searched(studio, window, -20.5)
    window.playing.opponent.start(EngineSeat(frozenset({-1}), visits=20, lambda_=0.25))
    studio.qtbot.waitUntil(lambda: session.cursor.line[-1].number == 2, timeout=60_000)
    asked = [request for request in studio.analyzer.requests if request.visits == 20]
    assert [request.search_komi for request in asked] == [9.5]
    assert session.komi.viewed == -20.5


@pytest.mark.parametrize("kind", ["sai-studio", "katago"])
def test_networks_that_see_one_komi_are_asked_for_the_whole_line_at_it(
    studio: Studio, kind: str
) -> None:
    studio.network = dataclasses.replace(network_info(), kind=kind)
    window = studio.window(start=True)
    session = window.session
    searched(studio, window, 9.5)
    studio.qtbot.waitUntil(
        lambda: all(p.visits >= window.analysis.deep_visits for p in session.timeline.points),
        timeout=60_000,
    )
    sweeps = len(studio.analyzer.sweeps)
    session.komi.view(3.5)
    searched(studio, window, 3.5)
    estimates = [session.review.estimate(node, 3.5) for node in session.cursor.line]
    komis = {estimate.komi for estimate in estimates[1:] if estimate is not None}
    assert komis == ({3.5} if kind == "katago" else {9.5})
    assert (len(studio.analyzer.sweeps) > sweeps) == (kind == "katago")


# --- whatever is done ----------------------------------------------------------------------------

STEPS = st.lists(
    st.tuples(
        st.sampled_from(
            ["drag", "key", "fair", "back to it", "escape", "step", "play", "report"]
            + ["undo", "redo", "name", "open", "use", "edit"]
        ),
        st.integers(-40, 40),
    ),
    max_size=30,
)
VIEWS = {"drag", "key", "fair", "back to it", "escape", "step", "report"}
"""Steps that must not change the record."""


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(steps=STEPS)
def test_the_record_changes_only_by_edits(studio: Studio, steps: list[tuple[str, int]]) -> None:
    if not studio.windows:
        studio.windows.append(studio.window())
    window = studio.windows[0]
    session = window.session
    session.set_record(seven_by_seven())

    def report(komi: float) -> None:
        request = request_for(session.review, session.cursor.node, session.review.lambdas, 1)
        request = dataclasses.replace(request, komi=komi)
        session.reports.add(session.cursor.node, fake_report(request, 10, alpha=float(komi)))

    do = {
        "drag": lambda n: session.komi.view(n / 2),
        "key": lambda n: window.actions_["komi_up" if n > 0 else "komi_down"].trigger(),
        "fair": lambda n: window.actions_["komi_fair"].trigger(),
        "back to it": lambda n: window.actions_["komi_game"].trigger(),
        "escape": lambda n: window.actions_["stop"].trigger(),
        "step": lambda n: session.cursor.forward(n) if n > 0 else session.cursor.back(-n),
        "report": lambda n: report(session.komi.viewed if n > 0 else session.komi.game),
        "play": lambda n: session.edits.play(abs(n)),
        "undo": lambda n: session.edits.undo_stack.undo(),
        "redo": lambda n: session.edits.undo_stack.redo(),
        "name": lambda n: session.edits.set_info({"PB": str(n)}, session.cursor.record.rules),
        "open": lambda n: session.set_record(seven_by_seven(["D4"])),
        "use": lambda n: window.actions_["komi_use"].trigger(),
        "edit": lambda n: session.komi.set_record_komi(n / 2),
    }
    for name, number in steps:
        view, game, was = session.komi.viewed, session.komi.game, dumps([session.cursor.record])
        index, clean = session.edits.undo_stack.index(), session.edits.dirty
        do[name](number)
        if name in VIEWS:
            assert dumps([session.cursor.record]) == was
            assert (session.edits.undo_stack.index(), session.edits.dirty) == (index, clean)
        if name in VIEWS | {"play", "name"}:
            assert session.komi.game == game
        if name == "use":
            assert session.komi.game == view
        if session.komi.game != game or name in ("open", "use", "edit", "back to it"):
            assert session.komi.viewed == session.komi.game
        elif name not in ("drag", "key", "fair", "escape"):
            assert session.komi.viewed == view, "only looking elsewhere changes the view"
        if session.reports.current is not None:
            assert session.reports.current.komi == session.komi.viewed
        assert window.komi.box.value() == session.komi.viewed
        assert window.komi.back.isHidden() != session.komi.is_exploring
    QCoreApplication.processEvents()
