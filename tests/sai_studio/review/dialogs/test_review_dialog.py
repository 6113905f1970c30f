"""The review of a whole game from the menu: its settings, its progress, its end."""

from __future__ import annotations

import pytest

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.requests import default_visits
from sai_studio.review.dialogs.review_dialog import ReviewDialog
from tests.sai_studio.conftest import Studio


def test_the_dialog_asks_depth_and_extent(studio: Studio) -> None:
    dialog = ReviewDialog(studio.session(), "deep")
    studio.qtbot.addWidget(dialog)
    settings = dialog.settings()
    assert (settings.depth, settings.visits) == ("deep", default_visits(7))
    assert (settings.side, settings.first_move, settings.last_move) == ("both", 1, 12)
    dialog.level.setCurrentIndex(dialog.level.findData("quick"))
    assert not dialog.visits.isEnabled()
    dialog.side.setCurrentIndex(2)
    dialog.first.setValue(9)
    dialog.last.setValue(4)
    settings = dialog.settings()
    assert (settings.depth, settings.side) == ("quick", "white")
    assert (settings.first_move, settings.last_move) == (4, 9), "in order"


def test_an_empty_game_is_not_reviewed(studio: Studio) -> None:
    window = studio.window(GameRecord(Rules(size=7)), start=True)
    window.actions_["review"].trigger()
    assert window.messages.text.startswith("There is no game to review")


@pytest.mark.parametrize("depth", ["quick", "deep"])
def test_a_review_runs_to_its_end_and_is_not_done_twice(studio: Studio, depth: str) -> None:
    window = studio.window(start=True)
    session, analysis = window.session, window.analysis
    analysis.deepening = False
    studio.qtbot.waitUntil(lambda: session.engine.status.state == "ready", timeout=60_000)
    window.preferences.update(review_depth=depth)
    before = len(studio.analyzer.sweeps)
    with studio.qtbot.waitSignal(analysis.errand_ended, timeout=60_000):
        window.actions_["review"].trigger()
        dialog = window.findChild(ReviewDialog)
        assert dialog is not None
        dialog.accept()
    searched = len(studio.analyzer.sweeps) - before
    assert (searched > 0) == (depth == "deep"), "quick figures were known"
    if depth == "deep":
        assert all(p.points_lost is not None for p in session.timeline.points[1:])
    with studio.qtbot.waitSignal(analysis.errand_ended, timeout=60_000):
        window.actions_["review"].trigger()
        window.findChildren(ReviewDialog)[-1].accept()
    assert len(studio.analyzer.sweeps) - before == searched, "all is known"


def test_another_game_ends_a_review_and_says_so(studio: Studio) -> None:
    window = studio.window(start=True)
    studio.qtbot.waitUntil(lambda: window.session.engine.status.state == "ready", timeout=60_000)
    window.preferences.update(review_depth="deep")
    window.actions_["review"].trigger()
    window.findChildren(ReviewDialog)[-1].accept()
    window.session.set_record(GameRecord(Rules(size=7)))
    assert window.messages.text.startswith("The review of the previous game was stopped at ")
