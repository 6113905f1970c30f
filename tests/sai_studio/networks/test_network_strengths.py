"""The list of networks shows what was measured of their strength, and measures it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from engine.catalog import strength
from engine.catalog.networks import describe_network
from sai_studio.app.main_window import MainWindow
from sai_studio.networks.networks_dialog import COLUMNS, STRENGTH, NetworksDialog
from tests.engine.network.katago_files import random_katago
from tests.sai_studio.conftest import Studio
from tests.sai_studio.networks.shown import ShownRow, shown_rows

RATED = strength.Strength(120.0, 20.0, 220.0, games=40, visits=50, size=7)


@pytest.fixture
def kata(studio: Studio) -> Path:
    return random_katago(studio.folder / "kata.bin.gz")


@pytest.fixture
def dialog(studio: Studio, kata: Path) -> NetworksDialog:
    studio.network = None
    window = studio.window()
    window.networks.add([kata])
    window.actions_["all_networks"].trigger()
    dialog = window.findChild(NetworksDialog)
    assert dialog is not None
    return dialog


def row(dialog: NetworksDialog, name: str) -> ShownRow:
    return next(row for row in shown_rows(dialog.list) if row.text(0).startswith(name))


def rating_of(path: Path) -> strength.Measured:
    return strength.Measured({describe_network(path).identity: {"5-7": RATED}}, {})


def test_what_was_measured_is_shown(dialog: NetworksDialog, kata: Path) -> None:
    assert COLUMNS[STRENGTH] == "Strength (Elo)"
    assert row(dialog, "kata").text(STRENGTH) == "\u2013"
    assert row(dialog, "kata").tip(STRENGTH) == (
        "Strength on 5\u00d75 to 7\u00d77: not measured yet."
    )
    strength.write_strengths(strength.strength_file(), rating_of(kata))
    dialog.fill()
    item = row(dialog, "kata")
    assert item.text(STRENGTH) == "120 \u00b1 100"
    assert "Elo 0 is the weakest opponent" in item.tip(STRENGTH)
    assert "40 games on 7\u00d77 at 50 visits" in item.tip(STRENGTH)
    assert "95 % interval 20 to 220" in dialog.details.text()
    assert "Identity" in dialog.details.text()
    dialog.close()


@pytest.mark.parametrize(
    ("bound", "short", "words"),
    [
        (1, "\u2265\u00a020", "Elo at least 20, by 40 games on 7\u00d77"),
        (-1, "\u2264\u00a0220", "Elo at most 220, by 40 games on 7\u00d77"),
    ],
)
def test_games_that_were_all_won_give_only_a_bound(
    dialog: NetworksDialog, kata: Path, bound: Literal[-1, 1], short: str, words: str
) -> None:
    rating = msgspec.structs.replace(RATED, bound=bound)
    identity = describe_network(kata).identity
    file = strength.strength_file()
    strength.write_strengths(file, strength.Measured({identity: {"5-7": rating}}, {}))
    dialog.fill()
    item = row(dialog, "kata")
    assert item.text(STRENGTH) == short
    assert words in item.tip(STRENGTH)
    dialog.close()


def test_a_network_is_measured_beside_the_window(
    studio: Studio, dialog: NetworksDialog, kata: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready = studio.folder / "ready.json"
    strength.write_strengths(ready, rating_of(kata))
    text = json.dumps(ready.read_text())
    target = str(strength.strength_file())
    scripts = iter(
        (
            f"open({target!r}, 'w').write({text}); print('{{}}')",
            "import sys; sys.exit('no opponents')",
            "import time; time.sleep(600)",
        )
    )
    asked: list[tuple[Path, int]] = []

    def command(path: Path, size: int) -> tuple[list[str], Path]:
        asked.append((path, size))
        return [sys.executable, "-c", next(scripts)], Path()

    monkeypatch.setattr(strength, "strength_command", command)
    window = dialog.parent()
    assert isinstance(window, MainWindow)
    strengths = window.networks.strengths
    row(dialog, "kata").choose()
    dialog.rate.click()
    assert row(dialog, "kata").text(STRENGTH) == "\u2026"
    assert dialog.rate.text() == "Stop measuring"
    studio.qtbot.waitUntil(lambda: not strengths.measuring, timeout=60_000)
    assert asked == [(kata, 7)]
    assert row(dialog, "kata").text(STRENGTH) == "120 \u00b1 100"
    dialog.rate.click()
    studio.qtbot.waitUntil(lambda: "no opponents" in dialog.messages.text, timeout=60_000)
    dialog.rate.click()
    dialog.rate.click()
    assert not strengths.measuring
    assert row(dialog, "kata").text(STRENGTH) == "120 \u00b1 100"
    dialog.close()


def test_only_a_network_that_plays_the_board_is_measured(dialog: NetworksDialog) -> None:
    row(dialog, "sai-5x5").choose()
    assert not dialog.rate.isEnabled()
    row(dialog, "kata").choose()
    assert dialog.rate.isEnabled()
    dialog.close()
