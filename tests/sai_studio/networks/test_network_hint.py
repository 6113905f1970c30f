"""What the shipped network is worth on large boards is said once, with an offer."""

from __future__ import annotations

import pytest

from engine.catalog.networks import best_network, describe_network
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from sai_studio.app.main_window import MainWindow
from sai_studio.networks.network_sources import NetworkSources
from sai_studio.networks.strong_networks import StrongNetworksDialog
from tests.engine.network.katago_files import random_katago
from tests.sai_studio.conftest import Studio


def board(studio: Studio, size: int) -> MainWindow:
    """A window with a board on which the best network is about to analyze."""
    studio.network = None
    window = studio.window(GameRecord.new(Rules(size=size)))
    show_network(window)
    return window


def show_network(window: MainWindow) -> None:
    best = best_network(window.session.cursor.record.size)
    assert best is not None
    window.session.engine.set_network(describe_network(best))


@pytest.mark.parametrize("size", [14, 16, 19])
def test_large_boards_offer_a_strong_network_once(studio: Studio, size: int) -> None:
    window = board(studio, size)
    assert window.messages.text.startswith(f"On {size}\u00d7{size}, KataGo networks judge")
    assert [b.text() for b in window.messages.buttons] == ["Get a strong network\u2026"]
    window.messages.dismiss()
    window.session.set_record(GameRecord.new(Rules(size=15)))
    show_network(window)
    assert window.messages.text == ""
    window.preferences.save()
    assert board(studio, size).messages.text == ""  # nor at the next start


def test_its_button_opens_the_dialog(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NetworkSources, "search", lambda _self: None)
    window = board(studio, 19)
    window.messages.buttons[0].click()
    dialog = window.findChild(StrongNetworksDialog)
    assert dialog is not None
    dialog.close()


@pytest.mark.parametrize("size", [9, 13])
def test_smaller_boards_say_nothing(studio: Studio, size: int) -> None:
    window = board(studio, size)
    assert window.messages.text == ""
    assert not window.preferences.settings.network_hint_shown


def test_who_has_a_network_of_their_own_is_told_nothing(studio: Studio) -> None:
    (studio.folder / "weights").mkdir()
    random_katago(studio.folder / "weights" / "kata.bin.gz")
    window = board(studio, 19)
    assert window.messages.text == ""
    shipped = next(i for i in window.networks.known() if i.origin == "shipped" and i.plays(19))
    window.networks.use(shipped)  # on purpose
    window.session.engine.set_network(describe_network(shipped.path))
    assert window.messages.text == ""
    assert not window.preferences.settings.network_hint_shown


def test_the_offer_goes_when_a_strong_network_is_used(studio: Studio) -> None:
    window = board(studio, 19)
    assert window.messages.text
    window.session.engine.set_network(
        describe_network(random_katago(studio.folder / "kata.bin.gz"))
    )
    assert window.messages.text == ""


def test_the_offer_fits_in_one_line(studio: Studio) -> None:
    window = board(studio, 19)
    window.resize(1400, 900)
    assert window.messages.width_of_line() <= window.messages.width()
