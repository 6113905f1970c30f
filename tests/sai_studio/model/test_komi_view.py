"""Exploring another komi is a view: searched, stated everywhere, and no edit of the game."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QDockWidget

from engine.api.record import GameRecord, Rules, dumps, load
from engine.api.review import analysis_of, request_for
from sai_studio.app.main_window import MainWindow
from sai_studio.model.session.session import Session
from sai_studio.views.curve.curve import KomiCurvePanel
from sai_studio.views.status_line import StatusLine
from sai_studio.windows.playing.opponent import Seat
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
            session.report is not None
            and session.report.searched_komi == komi
            and session.status.state == "ready"
        ),
        timeout=60_000,
    )


# --- the model -----------------------------------------------------------------------------------


def test_a_viewed_komi_leaves_the_game_alone(session: Session) -> None:
    before = dumps([session.record])
    session.set_view_komi(3.5)
    session.last()
    assert session.is_exploring_komi
    assert (session.view_komi, session.game_komi) == (3.5, 9.5), "walking keeps it"
    assert dumps([session.record]) == before
    assert (session.dirty, session.undo_stack.count()) == (False, 0)
    session.view_game_komi()
    assert not session.is_exploring_komi


def test_only_using_the_viewed_komi_edits_the_game_and_undo_reverts_it(session: Session) -> None:
    session.use_view_komi()
    assert session.undo_stack.count() == 0, "it is the game's already"
    session.set_view_komi(3.5)
    session.use_view_komi()
    assert (session.record.rules.komi, session.is_exploring_komi) == (3.5, False)
    assert session.undo_stack.count() == 1
    session.undo_stack.undo()
    assert (session.view_komi, session.game_komi) == (9.5, 9.5)


def test_the_view_follows_the_komi_of_the_game_and_no_other_edit(session: Session) -> None:
    session.set_view_komi(3.5)
    session.set_info({**session.record.info, "PB": "Aka"}, session.record.rules)
    session.undo_stack.undo()
    session.play(48)
    assert session.view_komi == 3.5
    session.set_info(session.record.info, session.record.rules.replace(komi=7.5))
    assert session.view_komi == 7.5
    session.set_view_komi(3.5)
    session.set_record(seven_by_seven(["D4"]))
    assert session.view_komi == 9.5


def test_the_viewed_komi_includes_the_compensation_of_a_handicap(qapp: QApplication) -> None:
    rules = Rules(size=9, komi=0.5, handicap=4, handicap_bonus="stones")
    session = Session(GameRecord.new(rules))
    session.set_view_komi(10.5)
    assert request_for(session.review, session.node, (0.0,), 1).search_komi == 4.5
    session.use_view_komi()
    assert session.record.rules.komi == 6.5
    assert session.view_komi == session.game_komi == 10.5


def test_reports_of_each_searched_komi_are_kept_apart(session: Session) -> None:
    request = request_for(session.review, session.node, (0.0, 0.5, 1.0), 1)
    own = fake_report(request, 100)
    session.set_report(session.node, own)
    session.set_view_komi(3.5)
    assert session.report is not None
    assert (session.report.komi, session.report.searched_komi) == (3.5, 9.5)
    other = fake_report(dataclasses.replace(request, komi=3.5), 100, alpha=8.0)
    session.set_report(session.node, other)
    assert session.report is other
    assert session.review.full_report(session.node) is own, "what the record may keep"
    assert session.timeline[0].alpha == pytest.approx(8.0)
    session.view_game_komi()
    assert session.report is own
    assert session.timeline[0].alpha == pytest.approx(9.0)
    session.set_view_komi(3.5)
    session.use_view_komi()
    assert session.report is other
    assert session.review.full_report(session.node) is other


def test_stored_figures_of_the_game_come_back_after_exploring(session: Session) -> None:
    session.set_network(network_info())
    request = request_for(session.review, session.node, session.lambdas, 1)
    analysis = analysis_of(fake_report(request, 800), "0badcafe")
    assert analysis is not None
    session.record.keep_analysis(session.node, analysis)
    session.set_view_komi(3.5)
    session.set_report(session.node, fake_report(dataclasses.replace(request, komi=3.5), 10))
    assert session.stored is None
    session.view_game_komi()
    assert session.stored is analysis
    assert session.report is not None
    assert session.report.agents[0].visits == 800


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
        assert (session.view_komi, session.game_komi) == (komi, 5.5)
    searched(studio, window, 9.5)
    press(window.board, KEY.Key_Greater)
    assert session.view_komi == 10.5
    window.komi.fair.click()
    assert session.view_komi == 9.5
    assert not window.komi.fair.isEnabled()
    assert window.komi.back.text() == "Back to komi 5.5"
    session.forward()
    searched(studio, window, 9.5)
    assert (session.dirty, window.isWindowModified()) == (False, False)
    assert not session.undo_stack.canUndo()
    window.documents.save()
    assert load(path).games[0].rules.komi == 5.5
    window.komi.back.click()
    assert not session.is_exploring_komi
    assert window.komi.back.isHidden()


def test_no_analysis_of_another_komi_reaches_the_record(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    searched(studio, window, 9.5)
    session.set_view_komi(3.5)
    searched(studio, window, 3.5)
    session.forward()
    searched(studio, window, 3.5)
    session.forward()
    searched(studio, window, 3.5)
    session.first()
    kept = [analysis for node in session.line[:3] for analysis in node.analyses]
    assert {analysis.komi for analysis in kept} == {9.5}
    with studio.qtbot.waitSignal(window.analysis.settled, timeout=60_000):
        session.use_view_komi()
    session.forward()
    kept_komi = {analysis.komi for analysis in session.line[0].analyses}
    assert kept_komi == {3.5, 9.5}, "it is the game's now"


def test_using_the_viewed_komi_searches_nothing_again(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    searched(studio, window, 9.5)
    session.set_view_komi(3.5)
    searched(studio, window, 3.5)
    before = len(studio.analyzer.requests)
    with studio.qtbot.waitSignal(window.analysis.settled, timeout=60_000):
        window.actions_["komi_use"].trigger()
    assert session.record.rules.komi == 3.5
    assert len(studio.analyzer.requests) == before
    assert session.undo_stack.canUndo()


def test_escape_leaves_the_tool_then_the_region_then_the_komi(studio: Studio) -> None:
    window = studio.window(start=True)
    session = window.session
    session.set_view_komi(3.5)
    session.region.set_points(frozenset({0, 1}))
    session.set_tool("score")
    window.actions_["zen"].trigger()

    def state() -> tuple[bool, bool, bool, bool, bool]:
        zen = window.actions_["zen"].isChecked()
        tool, region = session.tool != "play", bool(session.region.points)
        return tool, region, session.is_exploring_komi, zen, session.analyzing

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
    session.set_view_komi(3.5)
    searched(studio, window, 3.5)
    words = "at komi 3.5 (game: 9.5)"
    titles = {dock.objectName(): dock.windowTitle() for dock in window.findChildren(QDockWidget)}
    assert [titles.pop(name) for name in ("record",)] == ["Record"]
    shown = {name: title for name, title in titles.items() if title.endswith(words)}
    assert set(shown) == {"curve", "agents", "candidates", "timeline"}
    assert words in bar.state_text()
    window.docks.adapt(400)  # behind each other and apart again: titles are made anew
    window.docks.adapt(1200)
    assert window.docks["agents"].windowTitle().endswith(words)
    session.view_game_komi()
    assert window.docks["agents"].windowTitle() == "Agents"


def test_commands_of_the_viewed_komi_are_enabled_while_there_is_one(studio: Studio) -> None:
    window = studio.window()
    actions = window.actions_["komi_game"], window.actions_["komi_use"]
    assert [action.isEnabled() for action in actions] == [False, False]
    window.session.set_view_komi(3.5)
    assert [action.isEnabled() for action in actions] == [True, True]
    actions[0].trigger()
    assert [action.isEnabled() for action in actions] == [False, False]


def test_a_game_against_the_engine_is_played_at_the_games_komi(studio: Studio) -> None:
    window = studio.window(seven_by_seven(["D4"]), start=True)
    session = window.session
    session.last()
    session.set_view_komi(-20.5)
    searched(studio, window, -20.5)
    window.playing.opponent.start(Seat(frozenset({-1}), visits=20, lambda_=0.25))
    studio.qtbot.waitUntil(lambda: session.line[-1].number == 2, timeout=60_000)
    asked = [request for request in studio.analyzer.requests if request.visits == 20]
    assert [request.search_komi for request in asked] == [9.5]
    assert session.view_komi == -20.5


@pytest.mark.parametrize("kind", ["sai-studio", "katago"])
def test_networks_that_see_one_komi_are_asked_for_the_whole_line_at_it(
    studio: Studio, kind: str
) -> None:
    studio.network = dataclasses.replace(network_info(), kind=kind)
    window = studio.window(start=True)
    session = window.session
    searched(studio, window, 9.5)
    studio.qtbot.waitUntil(
        lambda: all(p.visits >= window.analysis.deep_visits for p in session.timeline),
        timeout=60_000,
    )
    sweeps = len(studio.analyzer.sweeps)
    session.set_view_komi(3.5)
    searched(studio, window, 3.5)
    estimates = [session.review.estimate(node, 3.5) for node in session.line]
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
        request = request_for(session.review, session.node, session.lambdas, 1)
        request = dataclasses.replace(request, komi=komi)
        session.set_report(session.node, fake_report(request, 10, alpha=float(komi)))

    do = {
        "drag": lambda n: session.set_view_komi(n / 2),
        "key": lambda n: window.actions_["komi_up" if n > 0 else "komi_down"].trigger(),
        "fair": lambda n: window.actions_["komi_fair"].trigger(),
        "back to it": lambda n: window.actions_["komi_game"].trigger(),
        "escape": lambda n: window.commands.stop(),
        "step": lambda n: session.forward(n) if n > 0 else session.back(-n),
        "report": lambda n: report(session.view_komi if n > 0 else session.game_komi),
        "play": lambda n: session.play(abs(n)),
        "undo": lambda n: session.undo_stack.undo(),
        "redo": lambda n: session.undo_stack.redo(),
        "name": lambda n: session.set_info({"PB": str(n)}, session.record.rules),
        "open": lambda n: session.set_record(seven_by_seven(["D4"])),
        "use": lambda n: window.actions_["komi_use"].trigger(),
        "edit": lambda n: session.set_game_komi(n / 2),
    }
    for name, number in steps:
        view, game, was = session.view_komi, session.game_komi, dumps([session.record])
        index, clean = session.undo_stack.index(), session.dirty
        do[name](number)
        if name in VIEWS:
            assert dumps([session.record]) == was
            assert (session.undo_stack.index(), session.dirty) == (index, clean)
        if name in VIEWS | {"play", "name"}:
            assert session.game_komi == game
        if name == "use":
            assert session.game_komi == view
        if session.game_komi != game or name in ("open", "use", "edit", "back to it"):
            assert session.view_komi == session.game_komi
        elif name not in ("drag", "key", "fair", "escape"):
            assert session.view_komi == view, "only looking elsewhere changes the view"
        if session.report is not None:
            assert session.report.komi == session.view_komi
        assert window.komi.box.value() == session.view_komi
        assert window.komi.back.isHidden() != session.is_exploring_komi
    QCoreApplication.processEvents()
