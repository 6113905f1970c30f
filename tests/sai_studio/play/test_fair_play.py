"""Playing a position out at its fair komi, and the result."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.go.coords import gtp_to_point
from engine.review.play_out import Standing
from sai_studio.app.main_window import MainWindow
from sai_studio.kit.charts import chart as chart_module
from sai_studio.play.result import ResultDialog, verdict
from tests.sai_studio.conftest import Studio, seven_by_seven

GAME = ["D4", "D5", "E5", "C4", "D3", "C5", "E4", "C3"]


def ready(studio: Studio, moves: int = 5) -> MainWindow:
    """A game of eight moves, shown after two of them: Black is to play."""
    window = studio.window(seven_by_seven(GAME), start=True)
    window.preferences.update(play_out_moves=moves)
    session = window.session
    session.cursor.go_to_move(2)
    studio.qtbot.waitUntil(lambda: session.engine.status.state != "loading", timeout=60_000)
    return window


def begin(studio: Studio, window: MainWindow) -> None:
    window.actions_["play_out"].trigger()
    play = window.playing.fair_play
    studio.qtbot.waitUntil(lambda: play.stage == "playing", timeout=60_000)


def answer(studio: Studio, window: MainWindow, vertex: str) -> None:
    """Play a move and wait for the engine's."""
    session, play = window.session, window.playing.fair_play
    number = session.cursor.node.number
    session.edits.play(gtp_to_point(vertex, 7))
    if play.stage == "playing":
        studio.qtbot.waitUntil(lambda: session.cursor.node.number == number + 2, timeout=60_000)


def result(studio: Studio, window: MainWindow) -> ResultDialog:
    play = window.playing.fair_play
    assert play.stage == "done"
    studio.qtbot.waitUntil(lambda: not play.is_judging, timeout=60_000)
    dialog = window.findChild(ResultDialog)
    assert dialog is not None
    studio.qtbot.waitUntil(lambda: bool(dialog.sentence.text()), timeout=60_000)
    return dialog


def test_a_board_turned_during_the_search_is_searched_again(studio: Studio) -> None:
    window = ready(studio)
    window.actions_["analyze"].trigger()  # stop analyzing: the search is that of the play-out
    studio.analyzer.steps, studio.analyzer.pause_s = 20, 0.05
    window.session.cursor.go_to_move(3)
    asked = len(studio.analyzer.requests)
    window.actions_["play_out"].trigger()
    play = window.playing.fair_play
    studio.qtbot.waitUntil(lambda: len(studio.analyzer.requests) > asked, timeout=60_000)
    window.actions_["rotate_right"].trigger()
    turned = [node.move.point for node in window.session.cursor.line[1:4] if node.move]
    studio.qtbot.waitUntil(lambda: play.stage == "playing", timeout=60_000)
    searched = [list(request.moves) for request in studio.analyzer.requests]
    assert turned in searched


def test_a_position_is_played_at_its_fair_komi_while_the_game_keeps_its_own(
    studio: Studio,
) -> None:
    window = ready(studio)
    session, play = window.session, window.playing.fair_play
    main = session.cursor.record.main_line()
    begin(studio, window)
    assert play.current is not None
    komi = play.current.komi
    assert session.komi.viewed == komi != session.komi.game == 9.5
    assert session.reports.current is None, "nobody is told what to play"
    assert "You play Black" in window.messages.text
    assert "5 moves to go" in window.messages.text
    answer(studio, window, "A1")
    asked = studio.analyzer.requests[-1]
    assert asked.search_komi == komi
    assert asked.rules.komi == 9.5
    assert "4 moves to go. It is your move." in window.messages.text
    assert session.cursor.record.main_line() == main
    assert session.cursor.record.rules.komi == 9.5


def test_the_result_compares_with_the_game_and_every_move_can_be_shown(studio: Studio) -> None:
    window = ready(studio, moves=5)
    session, play = window.session, window.playing.fair_play
    begin(studio, window)
    answer(studio, window, "A1")
    answer(studio, window, "A2")
    window.actions_["stop"].trigger()  # Esc shows the result before anything else
    assert session.komi.is_exploring
    dialog = result(studio, window)
    assert [node.number for node in play.line] == [3, 4, 5, 6]
    assert list(play.game) == session.cursor.record.main_line()[3:7]
    assert dialog.sentence.text().startswith("You ")
    assert "the game" in dialog.sentence.text()
    assert session.reports.current is not None or session.engine.analyzing
    assert session.cursor.node is play.line[-1], "the result opens without leaving the position"
    assert len(dialog.moves.rows) == 4
    dialog.table.setCurrentIndex(dialog.moves.index(1, 2))
    assert session.cursor.node is play.game[1]
    dialog.chart.chosen.emit(1.0)
    assert session.cursor.node is play.line[0]
    dialog.chart.chosen.emit(0.0)
    assert session.cursor.node.number == 2
    dialog.close()
    assert play.stage == "off"
    assert not session.komi.is_exploring


def test_the_chart_of_the_result_is_saved(
    studio: Studio, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    window = ready(studio, moves=5)
    begin(studio, window)
    answer(studio, window, "A1")
    window.actions_["stop"].trigger()
    dialog, path = result(studio, window), tmp_path / "kept.csv"
    monkeypatch.setattr(chart_module, "ask_where", lambda *asked: asked[-1](path))
    dialog.chart.export_wanted.emit("csv")
    assert path.read_text().startswith("series,moves")
    assert window.messages.text == "Saved as kept.csv."
    dialog.close()


def test_the_last_of_the_moves_ends_it_before_the_engine_answers(studio: Studio) -> None:
    window = ready(studio)
    window.actions_["play_out_5"].trigger()
    session, play = window.session, window.playing.fair_play
    begin(studio, window)
    for vertex in ("A1", "A2", "A3", "A4"):
        answer(studio, window, vertex)
    session.edits.play(gtp_to_point("A5", 7))
    assert play.stage == "done"
    assert len(play.line) == 9
    assert window.playing.opponent.seat is None
    dialog = result(studio, window)
    assert "The game ends after 6 moves." in dialog.note.text()


def test_trying_again_makes_another_variation(studio: Studio) -> None:
    window = ready(studio)
    session, play = window.session, window.playing.fair_play
    begin(studio, window)
    answer(studio, window, "A1")
    first = session.cursor.node.parent
    play.show_now()
    dialog = result(studio, window)
    play.try_again()
    studio.qtbot.waitUntil(lambda: not dialog.isVisible(), timeout=60_000)
    assert play.stage == "playing"
    assert session.cursor.node.number == 2
    assert session.komi.is_exploring
    answer(studio, window, "A1")  # again: the engine answers where the record goes on
    assert session.cursor.node.parent is first
    session.cursor.go_to_move(2)
    answer(studio, window, "G7")
    assert len(session.cursor.line[2].children) == 3
    play.show_now()
    chart = result(studio, window).chart.content
    assert [line.ghost for line in chart.lines] == [False, False, True]
    assert chart.lines[-1].y.tolist() == pytest.approx(
        [
            standing.winrate
            for node in (session.cursor.line[2], *play.earlier[0])
            if (standing := play.standing(node))
        ]
    )
    play.stop()
    assert not session.komi.is_exploring


def test_the_engine_answers_the_moves_of_the_game_too(studio: Studio) -> None:
    window = ready(studio)
    session = window.session
    begin(studio, window)
    game = session.cursor.node.children[0]
    answer(studio, window, "E5")
    assert session.cursor.node.parent is game


def test_positions_elsewhere_get_no_moves(studio: Studio) -> None:
    window = ready(studio)
    session = window.session
    begin(studio, window)
    count = len(studio.analyzer.requests)
    session.cursor.go_to_move(1)
    assert "Go back to move 2" in window.messages.text
    studio.qtbot.wait(300)
    assert session.cursor.node.number == 1
    assert len(studio.analyzer.requests) == count
    window.playing.stop()
    assert window.playing.fair_play.stage == "off"
    assert not session.komi.is_exploring


def test_another_game_ends_it(studio: Studio) -> None:
    window = ready(studio)
    begin(studio, window)
    window.session.set_record(seven_by_seven())
    assert window.playing.fair_play.stage == "off"
    assert window.playing.fair_play.current is None
    assert not window.messages.text


def test_a_finished_game_is_not_played_out(studio: Studio) -> None:
    window = studio.window(seven_by_seven(["D4", "pass", "pass"]), start=True)
    window.session.cursor.last()
    window.actions_["play_out"].trigger()
    assert window.playing.fair_play.stage == "off"
    assert "The game is over here" in window.messages.text


def test_the_search_for_the_komi_can_be_canceled(studio: Studio) -> None:
    studio.analyzer.pause_s = 0.2
    window = ready(studio)
    window.session.engine.set_analyzing(False)
    window.actions_["play_out"].trigger()
    assert window.playing.fair_play.stage == "searching"
    window.actions_["stop"].trigger()
    assert window.playing.fair_play.stage == "off"
    assert not window.messages.text


SURE = 0.0
FAINT = 0.2


@pytest.mark.parametrize(
    ("kept", "game", "text"),
    [
        ((0.38, 0.02), (0.12, 0.02), "You kept 38 of 50 %; the game kept 12."),
        ((0.48, 0.03), (0.12, 0.02), "You kept the 50 %; the game kept 12 of 50 %."),
        ((0.38, 0.02), (0.5, 0.02), "You kept 38 of 50 %; the game kept the 50 %."),
        ((0.38, 0.2), (0.12, 0.2), "You kept the 50 %; the game did as well, within the error."),
        ((0.62, 0.02), (0.7, 0.02), "The 50 % rose to 62 %; the game came to 70 %."),
        ((1.0, SURE), (0.12, 0.02), "You won at this komi; the game kept 12 of 50 %."),
        ((0.0, SURE), None, "You lost at this komi."),
        ((0.5, SURE), None, "You kept the 50 %."),
        ((0.38, 0.02), None, "You kept 38 of 50 %."),
    ],
)
def test_only_differences_beyond_the_error_are_told(
    kept: tuple[float, float], game: tuple[float, float] | None, text: str
) -> None:
    own = Standing(*kept)
    other = Standing(*game) if game is not None else None
    assert verdict(own, own, other, other).replace("\u00a0", " ") == text


def test_nothing_is_told_before_it_is_known() -> None:
    assert verdict(None, None, None, None) == ""
