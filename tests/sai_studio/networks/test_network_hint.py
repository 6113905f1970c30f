"""The fast network is offered once where the network in use is slow."""

from __future__ import annotations

import pytest

from engine.catalog.networks import best_network, describe_network, shipped_title
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from sai_studio.app.main_window import MainWindow
from sai_studio.session.analysis.evaluators import speed_sentence
from sai_studio.session.engine_in_use import EngineStatus
from tests.sai_studio.conftest import Studio


def board(studio: Studio, size: int) -> MainWindow:
    """A window with a board on which the best network analyzes."""
    studio.network = None
    window = studio.window(GameRecord.new(Rules(size=size)))
    best = best_network(size)
    assert best is not None
    window.session.engine.set_network(describe_network(best))
    search(window, 1.0)
    assert not window.messages.buttons, "the first search loads the network"
    search(window, 0.0)
    return window


def search(window: MainWindow, speed: float | None, visits: int = 20) -> None:
    """A search that runs at a speed [evaluations per second]."""
    window.session.engine.set_status(EngineStatus("searching", "", visits, 400, speed))


def test_the_fast_network_is_offered_once_and_used(studio: Studio) -> None:
    window = board(studio, 19)
    search(window, 6.0)
    assert [button.text() for button in window.messages.buttons] == ["Use Fast"]
    speed = window.session.engine.speed
    assert speed is not None
    assert speed_sentence(speed) in window.messages.text, "as the dialog of the review says"
    assert window.messages.width_of_line() <= window.messages.width()
    window.messages.buttons[0].click()
    network = window.session.review.network
    assert network is not None
    assert network.title == "Fast"
    assert not window.messages.buttons
    search(window, 6.0)
    assert not window.messages.buttons, "nothing is faster, and it was offered"


@pytest.mark.parametrize(
    ("speed", "visits"),
    [(12.0, 20), (6.0, 2), (None, 20), (0.0, 20)],
    ids=["fast enough", "still loading", "from the cache", "unknown"],
)
def test_nothing_is_offered_without_need(studio: Studio, speed: float | None, visits: int) -> None:
    window = board(studio, 19)
    search(window, speed, visits)
    assert not window.messages.buttons
    assert window.network_hint.enabled


def test_an_offer_that_was_dismissed_does_not_come_again(studio: Studio) -> None:
    window = board(studio, 19)
    search(window, 6.0)
    window.messages.dismiss()
    search(window, 5.0, 60)
    assert not window.messages.buttons


def test_shipped_networks_have_names_for_people() -> None:
    best = best_network(19)
    assert best is not None
    info = describe_network(best)
    assert (info.title, describe_network(best.with_name("mine.safetensors")).title) == (
        "Standard",
        "mine",
    )
    assert shipped_title(info.name) == "Standard"
    assert shipped_title("../weights/mine") == shipped_title("") == ""
