"""The drill: a position is asked, the answer judged by the engine, the next one comes."""

from __future__ import annotations

import dataclasses
import time

import pytest

from engine.go.coords import gtp_to_point
from engine.record.game_record import GameRecord
from engine.review.drill import AGAIN_S, Judged, Verdict
from engine.review.mistakes import Mistake, MistakeKind
from engine.review.phases import phase_of
from engine.review.reasons.evidence import Evidence, KoThreat, digest_before
from engine.review.timeline import Estimate
from sai_studio.app.main_window import MainWindow
from sai_studio.play.drill import drill_round
from sai_studio.play.drill.drill_round import State
from sai_studio.play.drill.window import DrillWindow
from tests.sai_studio.conftest import Studio, seven_by_seven

PLACES = (3, 6)
"""Moves of the game that are mistakes."""


def mistake(record: GameRecord, place: int) -> Mistake:
    node = record.main_line()[place]
    assert node.move is not None
    phase = phase_of(place, 7)
    kind = MistakeKind.POINTS if place == PLACES[0] else MistakeKind.WIN
    return Mistake(place, node, node.move.color, kind, phase, 3.0, 0.2, 9.0, 6.0, 3)


@pytest.fixture
def window(studio: Studio) -> MainWindow:
    return studio.window(start=True)


@pytest.fixture
def drill(window: MainWindow) -> DrillWindow:
    shown = window.tools["drill"].show_window()
    record = seven_by_seven()
    shown._drill.add(record, [mistake(record, place) for place in PLACES], 0.0)
    shown.begin()
    return shown


def wait_for(studio: Studio, drill: DrillWindow, state: State) -> None:
    studio.qtbot.waitUntil(lambda: drill.round.state is state, timeout=60_000)


def answer(drill: DrillWindow, vertex: str) -> None:
    drill.board.click(gtp_to_point(vertex, 7))


def test_an_empty_drill_says_what_to_do(window: MainWindow, studio: Studio) -> None:
    shown = window.tools["drill"].show_window()
    shown.begin()
    assert shown.heading.text() == "Nothing is due"
    assert shown.text.text().startswith("Add the mistakes of a reviewed game")
    assert not shown.next.isEnabled()
    shown.players[1].click()
    assert shown.messages.text.startswith("No mistake of Black is known in the open game")


def test_a_move_that_lost_only_winrate_lost_percentage_points(window: MainWindow) -> None:
    shown, record = window.tools["drill"].show_window(), seven_by_seven()
    lost = dataclasses.replace(mistake(record, PLACES[0]), points_lost=0.0, winrate_lost=0.2)
    shown._drill.add(record, [lost], 0.0)
    shown.begin()
    assert "lost 20 percentage points of winrate (" in shown.text.text()


def test_the_best_move_is_right(studio: Studio, drill: DrillWindow) -> None:
    assert drill.round.state is State.ASKING
    assert drill.heading.text() == "Black to play, komi 9.5"
    assert drill.text.text() == (
        "E5 was played and lost 3.0 points (Kuro \u2013 Shiro, move 3). Find a better move."
    )
    assert drill.board.scene.marks == {gtp_to_point("E5", 7): "cross"}
    studio.qtbot.waitUntil(lambda: drill.round._before is not None, timeout=60_000)
    assert drill.board.scene.discs == (), "nothing is given away"
    best = drill.round._before.headline.move
    assert best is not None
    drill.board.click(best)
    wait_for(studio, drill, State.JUDGED)
    assert drill.heading.text() == "Right"
    assert drill.text.text().endswith(" is the best move.")
    assert drill.board.scene.variation[0].point == best
    assert drill.count.text() == "1 of 2 positions due"
    drill.next.click()
    assert drill.round.state is State.ASKING
    assert drill.heading.text() == "White to play, komi 9.5"


def test_a_move_that_was_not_searched_is_searched(studio: Studio, drill: DrillWindow) -> None:
    answer(drill, "A1")
    wait_for(studio, drill, State.JUDGED)
    assert drill.round._after is not None
    assert "best move" in drill.text.text()
    asked = [len(request.moves) for request in studio.analyzer.requests]
    assert 2 in asked
    assert 3 in asked


def test_after_a_wrong_answer_one_tries_again_or_sees_the_best_move(
    studio: Studio, drill: DrillWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong, right = Judged(Verdict.WORSE, 5.0), Judged(Verdict.BEST)
    verdicts = iter([wrong, right, wrong])
    monkeypatch.setattr(drill_round, "judged_answer", lambda *_: next(verdicts))
    answer(drill, "A1")
    wait_for(studio, drill, State.JUDGED)
    assert "best move" not in drill.text.text(), "there may be another try"
    assert drill.board.scene.discs == drill.board.scene.variation == ()
    drill.retry.click()
    assert drill.round.state is State.ASKING
    assert not drill.retry.isEnabled()
    answer(drill, "B2")
    wait_for(studio, drill, State.JUDGED)
    assert drill.text.text().endswith(" is the best move.")
    assert not drill.retry.isEnabled()
    due = drill._drill.next(now=time.time() + 2 * AGAIN_S)
    assert due is not None, "the first answer counts, so it is asked again soon"
    drill.next.click()
    answer(drill, "A1")
    wait_for(studio, drill, State.JUDGED)
    drill.show_answer.click()
    assert "best move" in drill.text.text()
    assert drill.board.scene.variation
    assert not drill.retry.isEnabled()


def test_the_mistakes_of_the_open_game_are_asked_before_others(
    studio: Studio, drill: DrillWindow, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = window.session.cursor.record
    mine = dataclasses.replace(mistake(record, 2), color=-1, points_lost=9.0)
    monkeypatch.setattr(drill, "_mistakes", lambda color: [mine] if color < 0 else [])
    drill._show_game()
    assert [button.text() for button in drill.players.values()] == [
        "Black's mistakes",
        "White's mistakes (1)",
    ]
    drill._drill.add(seven_by_seven(["D4", "D3", "E5"]), [mistake(seven_by_seven(), 3)], 5.0)
    drill.players[-1].click()
    assert drill.round.item is not None
    assert drill.round.item.number == 2


def test_the_worst_mistakes_are_offered_or_all(
    drill: DrillWindow, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = window.session.cursor.record
    mine = dataclasses.replace(mistake(record, 2), color=-1)
    cosmetic = dataclasses.replace(mistake(record, 4), color=-1, kind=MistakeKind.COSMETIC)
    found = property(lambda _: [mine, cosmetic])
    monkeypatch.setattr(type(window.session.timeline), "mistakes", found)
    assert drill._mistakes(-1) == [mine]
    drill.extent.setCurrentIndex(drill.extent.findData("all"))
    assert drill._mistakes(-1) == [mine, cosmetic]
    assert "(2)" in drill.players[-1].text()
    assert drill.common.isHidden(), "two have nothing in common"


def test_the_answer_comes_with_the_reason(studio: Studio, drill: DrillWindow) -> None:
    item = drill.round.item
    assert item is not None
    reason = KoThreat()
    position = digest_before(item.record.board_at(item.node), 1)
    evidence = Evidence(
        size=7, position=position, color=1, better=(1, 2, 3), refutation=(item.played,),
        points_lost=3.0, reason=reason,
    )  # fmt: skip
    item = drill.round.item = dataclasses.replace(item, evidence=evidence)
    assert item.reason
    assert item.reason not in drill.round.text
    drill.show_answer.click()
    wait_for(studio, drill, State.JUDGED)
    assert item.reason in drill.text.text()


def test_the_turning_points_of_the_open_game_are_drilled(window: MainWindow) -> None:
    shown = window.tools["drill"].show_window()
    window.actions_["drill_turning_points"].trigger()
    assert shown.round.item is None, "there are none"
    line = window.session.cursor.record.main_line()
    alphas = [9.0, 9.0, 13.0] + [13.0] * (len(line) - 3)
    estimates = [
        (node, Estimate(alpha, 1.0, 0.95 if alpha > 9.5 else 0.1, 9.5, 5000))
        for node, alpha in zip(line, alphas, strict=True)
    ]
    window.session.timeline.add(estimates)
    window.actions_["drill_turning_points"].trigger()
    assert shown.round.item is not None
    assert shown.round.item.number == 2


def test_a_pass_as_an_answer_begins_a_sentence(studio: Studio, drill: DrillWindow) -> None:
    drill.round.session.edits.play(7 * 7)
    wait_for(studio, drill, State.JUDGED)
    assert drill.text.text().startswith("Pass ")


def test_giving_up_shows_the_answer_and_asks_again(studio: Studio, drill: DrillWindow) -> None:
    drill.show_answer.click()
    wait_for(studio, drill, State.JUDGED)
    assert drill.heading.text() == "The answer", "giving up is no wrong answer"
    assert drill.text.text().startswith("The best move is ")
    item = drill.round.item
    assert item is not None
    assert drill._drill.next(now=1e12) is not None
    assert drill.count.text() == "1 of 2 positions due"


def test_one_kind_only_and_never_again(studio: Studio, drill: DrillWindow) -> None:
    drill.kind.setCurrentIndex(drill.kind.findData(MistakeKind.WIN))
    assert drill.round.item is not None
    assert drill.round.item.kind is MistakeKind.WIN
    drill.remove.click()
    assert drill.round.state is State.EMPTY
    assert drill.count.text() == "1 of 1 position due"


def test_a_damaged_file_is_one_sentence(studio: Studio, drill: DrillWindow) -> None:
    drill.stop()
    drill._drill._file.path.write_bytes(b"no database, but long enough to be taken for one " * 9)
    drill.next.click()
    assert "can't be used" in drill.messages.text
    drill._drill.close()
