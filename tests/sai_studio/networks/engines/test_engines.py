"""Other engines beside our own: candidates, timeline, words when they fail, the window."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from engine.review.game_setup import OWN_NETWORK, GameSetup
from sai_studio.app.analysis_menus import play_candidate
from sai_studio.app.main_window import MainWindow
from sai_studio.networks.engines.engines import Engines
from sai_studio.networks.engines.known_engines import EngineEntry, change_engines, known_engines
from sai_studio.networks.engines.window import EnginesWindow
from sai_studio.play.seats import seat_of
from sai_studio.review.candidates.candidates import CandidatesPanel
from sai_studio.review.timeline.graph import TimelinePanel
from tests.sai_studio.conftest import Studio
from tests.shared import PROJECT

FAKE = PROJECT / "tests" / "engine" / "games" / "programs" / "fake_analyzer.py"


def entry(mode: str, visits: int = 100) -> EngineEntry:
    line = shlex.join([sys.executable, "-S", "-E", str(FAKE), mode])
    return EngineEntry("KataGo", line, "auto", visits)


@pytest.fixture
def window(studio: Studio) -> Iterator[MainWindow]:
    made = studio.window()
    made.session.cursor.go_to_move(4)
    yield made
    made.tools["engines"].close()
    QApplication.processEvents()


def use(studio: Studio, window: MainWindow, mode: str, state: str) -> Engines:
    engines = window.tools["engines"].engines
    engines.put(entry(mode))
    engines.attach(engines.entries[0])
    studio.qtbot.waitUntil(lambda: engines.state == state, timeout=60_000)
    return engines


def all_known(window: MainWindow) -> bool:
    session = window.session
    return all(session.second.estimate(node) is not None for node in session.cursor.line)


def test_the_position_comes_first_then_the_line(studio: Studio, window: MainWindow) -> None:
    window.build_panels()
    session = window.session
    use(studio, window, "good", "searching")
    studio.qtbot.waitUntil(
        lambda: session.second.raw_report(session.cursor.node) is not None, timeout=60_000
    )
    studio.qtbot.waitUntil(lambda: all_known(window), timeout=60_000)
    studio.qtbot.waitUntil(lambda: session.second.state == "ready", timeout=60_000)
    graph = window.findChild(TimelinePanel)
    assert isinstance(graph, TimelinePanel)
    session.comparison.show_winrates(True)
    studio.qtbot.waitUntil(
        lambda: graph.figure("second KataGo").endswith(", 56\u00a0%"), timeout=60_000
    )
    marks = [mark for mark in window.board.scene.agents if "K" in mark.labels]
    assert [mark.point for mark in marks] == [0]
    assert session.reports.stored is None
    assert session.reports.current is None  # our own analysis is its own affair


def test_its_candidates_fill_board_and_table(studio: Studio, window: MainWindow) -> None:
    window.build_panels()
    session = window.session
    use(studio, window, "good", "ready")
    panel = window.findChild(CandidatesPanel)
    assert isinstance(panel, CandidatesPanel)
    assert panel.sources.isVisible()
    assert not window.board.scene.discs
    window.actions_["second_source"].trigger()
    assert session.second.shown
    assert window.board.scene.discs[0].point == 0
    studio.qtbot.waitUntil(lambda: panel.model.rowCount() == 5, timeout=60_000)
    play_candidate(window.parts, 2)
    assert session.cursor.node.move is not None
    assert session.cursor.node.move.point == 1
    session.edits.undo_stack.undo()
    studio.qtbot.waitUntil(lambda: session.reports.shown_agent is not None, timeout=60_000)
    window.actions_["play_best"].trigger()
    assert session.cursor.node.move is not None
    assert session.cursor.node.move.point == 0, "the move that board and table show"
    window.tools["engines"].engines.detach()
    assert not session.second.shown
    assert not panel.sources.isVisible()


def test_it_keeps_to_the_region_too(studio: Studio, window: MainWindow) -> None:
    session = window.session
    use(studio, window, "good", "ready")
    studio.qtbot.waitUntil(lambda: all_known(window), timeout=60_000)
    before = session.second.estimate(session.cursor.node)
    region = frozenset({0, 1, 7, 8})
    session.region.set_points(region)
    assert session.second.raw_report(session.cursor.node) is None, (
        "that of the whole board is not this"
    )

    def moves() -> set[int]:
        report = session.second.raw_report(session.cursor.node)
        return {c.move for c in report.agents[0].candidates} if report is not None else set()

    studio.qtbot.waitUntil(lambda: moves() == region, timeout=60_000)
    studio.qtbot.waitUntil(lambda: session.second.state == "ready", timeout=60_000)
    assert session.second.estimate(session.cursor.node) == before, (
        "figures of a region are not kept"
    )
    session.edits.play(48)
    studio.qtbot.waitUntil(lambda: moves() == region, timeout=60_000)
    studio.qtbot.waitUntil(lambda: session.second.state == "ready", timeout=60_000)
    session.region.clear()
    studio.qtbot.waitUntil(lambda: moves() == {0, 1, 2, 3, 4}, timeout=60_000)
    session.region.set_points(frozenset({48}))
    studio.qtbot.waitUntil(
        lambda: session.second.text == "No legal move in the region", timeout=60_000
    )


def test_it_follows_the_game_and_rests_with_the_analysis(
    studio: Studio, window: MainWindow
) -> None:
    session = window.session
    use(studio, window, "good", "ready")
    session.edits.play(48)
    studio.qtbot.waitUntil(
        lambda: session.second.raw_report(session.cursor.node) is not None, timeout=60_000
    )
    session.engine.set_analyzing(False)
    session.edits.play(47)
    studio.qtbot.wait(300)
    assert session.second.raw_report(session.cursor.node) is None
    session.engine.set_analyzing(True)
    studio.qtbot.waitUntil(
        lambda: session.second.raw_report(session.cursor.node) is not None, timeout=60_000
    )
    session.komi.set_record_komi(0.5)
    studio.qtbot.waitUntil(
        lambda: (r := session.second.raw_report(session.cursor.node)) is not None and r.komi == 0.5,
        timeout=60_000,
    )
    assert session.second.report(session.cursor.node, 20.0) is not None  # it tells a score


def test_the_other_engine_is_asked_at_the_viewed_komi_too(
    studio: Studio, window: MainWindow
) -> None:
    session = window.session
    use(studio, window, "good", "ready")
    studio.qtbot.waitUntil(lambda: all_known(window), timeout=60_000)
    studio.qtbot.waitUntil(lambda: session.second.state == "ready", timeout=60_000)
    game = session.second.raw_report(session.cursor.node)
    line = [session.second.estimate(node, 9.5) for node in session.cursor.line]
    assert game is not None
    session.komi.view(0.5)
    studio.qtbot.waitUntil(
        lambda: (
            (r := session.second.raw_report(session.cursor.node)) is not None
            and r.searched_komi == 0.5
            and r.finished
        ),
        timeout=60_000,
    )
    shown = session.second.report(session.cursor.node, session.komi.viewed)
    assert shown is not None
    assert shown.searched_komi == 0.5
    session.komi.view_game()
    assert session.second.report(session.cursor.node, session.komi.viewed) is game
    assert [session.second.estimate(node, 9.5) for node in session.cursor.line] == line


@pytest.mark.parametrize(
    ("mode", "words"),
    [
        ("dead", "KataGo ended (status 7) at 'name'; its last output: no model file."),
        ("dies", "KataGo ended (status 3) at 'kata-analyze'; its last output: out of memory."),
    ],
)
def test_an_engine_that_fails_says_so_once_and_can_be_restarted(
    studio: Studio, window: MainWindow, mode: str, words: str
) -> None:
    engines = window.tools["engines"].engines
    engines.put(entry(mode, 10**6))
    engines.attach(engines.entries[0])
    studio.qtbot.waitUntil(lambda: engines.state == "failed", timeout=60_000)
    assert window.messages.text.startswith(words)
    engines.entries[0] = entry("good")
    engines.attach(engines.entries[0])
    studio.qtbot.waitUntil(lambda: engines.state == "ready", timeout=60_000)
    assert not window.messages.text


def test_an_engine_that_can_t_analyze_is_not_taken_into_use(
    studio: Studio, window: MainWindow
) -> None:
    engines = window.tools["engines"].engines
    engines.put(entry("plain"))
    engines.attach(engines.entries[0])
    studio.qtbot.waitUntil(lambda: bool(window.messages.text), timeout=60_000)
    assert window.messages.text.startswith("Fake 1.2 answered, but knows none of kata-analyze")
    assert [button.text() for button in window.messages.buttons] == ["Engines\u2026"]
    assert engines.attached is None
    assert engines.state == "off"
    assert not window.session.second.name
    assert window.preferences.settings.second_engine == ""


@pytest.mark.parametrize(
    ("mode", "words"),
    [
        (
            "strict",
            "KataGo can't search only a region. Fake refuses 'kata-analyze': unknown argument",
        ),
        ("deaf", "KataGo can't search only a region. Fake reports only moves that were excluded"),
    ],
)
def test_an_engine_that_can_t_keep_to_a_region_says_so_once(
    studio: Studio, window: MainWindow, mode: str, words: str
) -> None:
    window.build_panels()
    session = window.session
    use(studio, window, mode, "ready")
    studio.qtbot.waitUntil(lambda: all_known(window), timeout=60_000)
    studio.qtbot.waitUntil(lambda: session.second.state == "ready", timeout=60_000)
    whole = session.second.raw_report(session.cursor.node)
    session.region.set_points(frozenset({40, 41, 47, 48}))
    studio.qtbot.waitUntil(lambda: window.messages.text.startswith(words), timeout=60_000)
    studio.qtbot.waitUntil(lambda: session.second.state == "ready", timeout=60_000)
    assert session.second.text.startswith(words), "it stays to be read beside the candidates"
    assert session.second.raw_report(session.cursor.node) is None
    window.messages.dismiss()
    session.cursor.back()
    studio.qtbot.waitUntil(lambda: session.second.text.startswith(words), timeout=60_000)
    assert not window.messages.text
    session.cursor.forward()
    session.region.clear()
    assert session.second.raw_report(session.cursor.node) is whole


def test_what_was_searched_in_full_is_not_searched_again(
    studio: Studio, window: MainWindow
) -> None:
    session, engines = window.session, use(studio, window, "good", "ready")
    studio.qtbot.waitUntil(lambda: all_known(window), timeout=60_000)
    studio.qtbot.waitUntil(lambda: session.second.state == "ready", timeout=60_000)
    full = session.second.raw_report(session.cursor.node)
    session.cursor.back()
    studio.qtbot.waitUntil(lambda: session.second.state == "searching", timeout=60_000)
    studio.qtbot.waitUntil(lambda: session.second.state == "ready", timeout=60_000)
    session.cursor.forward()
    studio.qtbot.wait(400)
    assert session.second.raw_report(session.cursor.node) is full
    engines.put(replace(engines.entries[0], visits=400), 0)
    engines.rename(engines.entries[0])  # more visits are another question
    studio.qtbot.waitUntil(
        lambda: (
            (r := session.second.raw_report(session.cursor.node)) is not None and r.visits >= 400
        ),
        timeout=60_000,
    )


@pytest.mark.parametrize("mode", ["mute", "hangs", "floods", "garbage", "long", "stderr"])
def test_hostile_engines_leave_the_window_alone(
    studio: Studio, window: MainWindow, mode: str
) -> None:
    """Whatever it does: commands work, the console stays small, and it can be ended."""
    engines = window.tools["engines"].engines
    engines.put(entry(mode, 10**6))
    engines.attach(engines.entries[0])
    studio.qtbot.wait(600)
    window.session.edits.play(48)
    assert window.session.cursor.node.number == 5
    assert len(engines.console.after(0)) <= 1000
    engines.detach()
    assert engines.state == "off"
    assert engines.close()


def test_an_engine_that_refuses_the_board_is_no_tragedy(studio: Studio) -> None:
    from engine.go.rules import Rules
    from engine.record.game_record import GameRecord

    window = studio.window(GameRecord.new(Rules(size=21)))
    engines = use(studio, window, "good", "ready")
    studio.qtbot.waitUntil(
        lambda: "it can't analyze on 21\u00d721" in window.messages.text, timeout=60_000
    )
    assert engines.state == "ready"
    engines.close()


# --- the window --------------------------------------------------------------------------------


@pytest.fixture
def view(studio: Studio, window: MainWindow) -> EnginesWindow:
    window.tools["engines"].show_window()
    return window.tools["engines"].side_window()


def test_engines_are_added_remembered_and_removed(window: MainWindow, view: EnginesWindow) -> None:
    assert not view.test.isVisible()
    view.add.click()
    view.command.setText("katago analysis -model x")
    view.visits.setValue(300)
    view.name.setText("Big net")
    view.name.editingFinished.emit()
    expected = EngineEntry("Big net", "katago analysis -model x", "auto", 300)
    assert known_engines(window.preferences) == [expected]
    assert expected.speaks == "json"
    assert view.list.item(0).text() == "Big net"
    assert window.tools["engines"].programs() == []  # it plays no matches
    view.drop.click()
    assert known_engines(window.preferences) == []
    window.preferences.update(engines='[{"name": 3}, 7, {"name": "a", "command": "b", '
                           '"protocol": "smoke", "visits": 1}]')  # fmt: skip
    assert known_engines(window.preferences) == []


def test_an_empty_list_has_a_button_beside_its_sentence(view: EnginesWindow) -> None:
    assert view.first.isVisible()
    view.first.click()
    assert view.list.count() == 1
    assert not view.first.isVisible()
    assert view.command.isVisible()


@pytest.mark.parametrize(
    ("mode", "text"),
    [
        ("good", "Fake 1.2 answered; it analyzes with kata-analyze."),
        ("plain", "it can play matches, not analyze."),
        ("dead", "its last output: no model file."),
    ],
)
def test_a_test_says_what_answered(
    studio: Studio, window: MainWindow, view: EnginesWindow, mode: str, text: str
) -> None:
    window.tools["engines"].engines.put(entry(mode))
    view.list.setCurrentRow(0)
    view.test.click()
    assert view.status.text().startswith("Waiting for the first answer")
    studio.qtbot.waitUntil(lambda: view.status.text().endswith(text), timeout=60_000)
    assert view.test.text() == "Test"


def test_the_console_hears_and_speaks(
    studio: Studio, window: MainWindow, view: EnginesWindow
) -> None:
    use(studio, window, "good", "ready")
    assert view.use.isChecked()
    studio.qtbot.keyClicks(view.console.line, "version")
    studio.qtbot.keyClick(view.console.line, Qt.Key.Key_Return)
    studio.qtbot.waitUntil(lambda: "1.2" in view.console.text.toPlainText(), timeout=60_000)
    view.use.click()
    assert window.tools["engines"].engines.attached is None
    view.console.line.setText("version")
    view.console.send.setEnabled(True)
    view.console.send.click()
    assert "No engine is in use" in view.messages.text


def test_the_engine_of_last_time_comes_back(studio: Studio, window: MainWindow) -> None:
    engines = use(studio, window, "good", "ready")
    assert window.preferences.settings.second_engine == "KataGo"
    engines.close()
    again = Engines(window.session, window.preferences)
    again.attach_last()
    studio.qtbot.waitUntil(lambda: again.state == "ready", timeout=60_000)
    again.detach()
    assert window.preferences.settings.second_engine == ""
    assert again.close()


def test_engines_of_one_name_are_told_apart(studio: Studio, window: MainWindow) -> None:
    engines = window.tools["engines"].engines
    engines.put(EngineEntry("KataGo", "katago gtp -model weak"))
    engines.put(EngineEntry("KataGo", "katago gtp -model strong"))
    engines.put(EngineEntry(OWN_NETWORK, "gnugo --mode gtp"))
    names = ["KataGo", "KataGo (2)", f"{OWN_NETWORK} (2)"]
    assert [entry.name for entry in engines.entries] == names
    engines.put(replace(engines.entries[1], visits=7), 1)
    engines.put(replace(engines.entries[0], name="KataGo (2)"), 0)
    assert [entry.name for entry in engines.entries[:2]] == ["KataGo (2) (2)", "KataGo (2)"]
    setup = GameSetup(white="KataGo (2)")
    assert seat_of(setup, 9, window.tools["engines"].programs()).program == (
        "KataGo (2)",
        "katago gtp -model strong",
    )
    both = [EngineEntry("A", "a"), EngineEntry("A", "b")]
    change_engines(window.preferences, lambda _engines: both)
    assert [entry.name for entry in known_engines(window.preferences)] == ["A", "A (2)"]


def test_two_windows_keep_the_engines_of_both(studio: Studio, window: MainWindow) -> None:
    first, second = window.tools["engines"].engines, Engines(window.session, window.preferences)
    for engines, name in ((first, "A"), (second, "B"), (first, "C")):
        engines.put(EngineEntry(name, name.lower()))
    assert [entry.name for entry in first.entries] == ["A", "B", "C"]
    second.put(replace(second.entries[0], visits=7), 0)
    first.remove(2)
    stored = known_engines(window.preferences)
    assert [(entry.name, entry.visits) for entry in stored] == [("A", 7), ("B", 500)]
    assert second.close()
