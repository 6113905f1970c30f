"""The review of a whole game from the menu: its settings, its progress, its end."""

from __future__ import annotations

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.whole_game import first_pass_s
from sai_studio.kit.figures import duration
from sai_studio.review.dialogs.review_dialog import ReviewDialog
from sai_studio.session.analysis.evaluators import speed_sentence
from sai_studio.session.engine_in_use import EngineStatus
from tests.sai_studio.conftest import Studio


def test_the_dialog_asks_time_and_extent(studio: Studio) -> None:
    dialog = ReviewDialog(studio.session(), 2.0)
    studio.qtbot.addWidget(dialog)
    settings = dialog.settings()
    assert (settings.minutes, settings.visits) == (2.0, 0)
    assert (settings.side, settings.first_move, settings.last_move) == ("both", 1, 12)
    dialog.minutes.setCurrentIndex(dialog.minutes.findData(15.0))
    dialog.side.setCurrentIndex(2)
    dialog.first.setValue(9)
    dialog.last.setValue(4)
    settings = dialog.settings()
    assert (settings.minutes, settings.side) == (15.0, "white")
    assert (settings.first_move, settings.last_move) == (4, 9), "in order"


def test_the_time_is_said_beforehand_from_the_speed_of_the_network(studio: Studio) -> None:
    session = studio.session()
    session.engine.set_status(EngineStatus("ready", evaluations_per_s=0.1))
    dialog = ReviewDialog(session, 2.0)
    studio.qtbot.addWidget(dialog)
    slow = first_pass_s(13, 0.1)
    assert slow > 120.0
    assert dialog.note.text().count(duration(slow)) == 2, "the first pass is all there is time for"
    session.engine.set_status(EngineStatus("ready", evaluations_per_s=10.0))
    dialog = ReviewDialog(session, 2.0)
    studio.qtbot.addWidget(dialog)
    assert duration(first_pass_s(13, 10.0)) in dialog.note.text()
    assert speed_sentence(10.0) in dialog.note.text()
    assert duration(120.0) in dialog.note.text()


def test_an_empty_game_is_not_reviewed(studio: Studio) -> None:
    window = studio.window(GameRecord(Rules(size=7)), start=True)
    window.actions_["review"].trigger()
    assert window.messages.text.startswith("There is no game to review")


def test_a_review_judges_every_move(studio: Studio) -> None:
    window = studio.window(start=True)
    session, analysis = window.session, window.analysis
    analysis.deepening = False
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    window.actions_["review"].trigger()
    dialog = window.findChild(ReviewDialog)
    assert dialog is not None
    with studio.qtbot.waitSignal(analysis.errand_ended, timeout=60_000):
        dialog.accept()
    assert all(p.points_lost is not None for p in session.timeline.points[1:])
    assert not any(p.is_provisional for p in session.timeline.points[1:])


def test_another_game_ends_a_review_and_says_so(studio: Studio) -> None:
    window = studio.window(start=True)
    studio.qtbot.waitUntil(lambda: window.session.engine.status.state == "ready", timeout=60_000)
    window.actions_["review"].trigger()
    window.findChildren(ReviewDialog)[-1].accept()
    window.session.set_record(GameRecord(Rules(size=7)))
    assert window.messages.text.startswith("The review of the previous game was stopped at ")
