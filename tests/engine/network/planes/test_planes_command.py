"""`sai-engine planes`: input planes as text, JSON and a picture."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from tests.engine.test_cli import GAME, run


def test_planes_are_named_and_printed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game, network, picture = (tmp_path / name for name in ("game.sgf", "net.safetensors", "a.svg"))
    game.write_bytes(GAME)
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="Y")
    save_network(network, initial_network(settings, seed=3))
    chosen = ["--features", "cross24", "--move", "3", "--plane", "2", "--plane", "9"]
    status, out, _ = run(capsys, "planes", game, *chosen)
    assert status == 0
    assert out.splitlines() == [
        "game.sgf, move 3, White to play (own), cross24",
        "",
        "2. opponent's stones: 2 points",
        "  5 . . . . .",
        "  4 . . 1 . .",
        "  3 . . 1 . .",
        "  2 . . . . .",
        "  1 . . . . .",
        "    A B C D E",
        "",
        "9. stones played 1 turn ago: 1 point",
        "  5 . . . . .",
        "  4 . . 1 . .",
        "  3 . . . . .",
        "  2 . . . . .",
        "  1 . . . . .",
        "    A B C D E",
    ]
    _, out, _ = run(capsys, "planes", game, "--net", network, "--json")
    said = json.loads(out)
    assert (said["features"], len(said["planes"])) == ("agz17", 17)
    assert run(capsys, "planes", game, "--features", "board1", "--svg", picture)[0] == 0
    drawn = picture.read_text(encoding="utf-8")
    assert drawn.count("<circle") == 4
    status, _, error = run(capsys, "planes", game, "--features", "board1", "--plane", "2")
    assert status == 2
    assert "--plane must be from 1 to 1 with board1, not 2" in error
    status, _, error = run(capsys, "planes", game, "--features", "AGZ17")
    assert status == 2
    assert error.startswith(
        "sai-engine: --features: there is no feature set 'AGZ17'; did you mean 'agz17'?"
    )
    assert "network" not in error
