"""`sai-engine review --losses-by-rank`: the table it writes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.cli import main
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings

GAME = b"(;GM[1]SZ[5]KM[3.5]RU[Chinese]BR[3k]WR[1 kyu];B[cc];W[bc];B[cb];W[bb];B[cd])"


def test_a_table_of_losses_by_rank(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("engine.review.summary.LEAST_MOVES", 2)
    monkeypatch.setattr("engine.review.ranked_losses.LEAST_GAMES", 2)
    network = tmp_path / "tiny.safetensors"
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=8, value_head="Y")
    save_network(network, initial_network(settings, seed=3))
    game = tmp_path / "ranked.sgf"
    game.write_bytes(GAME)
    arguments = ["review", str(game), "--out", str(tmp_path / "out"), "--net", str(network)]
    table = ["--losses-by-rank", "our club"]
    assert main([*arguments, *table]) == 2
    assert "--visits N" in capsys.readouterr().err
    assert main([*arguments, *table, "--visits", "16"]) == 0
    (path,) = (tmp_path / "home" / "losses").glob("*.json")
    assert str(path) in capsys.readouterr().out
    made = json.loads(path.read_text(encoding="utf-8"))
    assert (made["source"], made["size"], made["visits"]) == ("our club", 5, 16)
    assert [(band["name"], band["games"]) for band in made["bands"]] == [("9 to 1 kyu", 2)]


@pytest.mark.parametrize("flags", [["--losses-by-rank", "our club"], ["--players"]])
def test_what_reads_all_reviews_is_refused_with_a_cluster(
    flags: list[str],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("engine.jobs.connection.check_cluster", lambda address: None)
    game, out = tmp_path / "game.sgf", tmp_path / "out"
    game.write_bytes(GAME)
    assert main(["review", str(game), "--out", str(out), "--cluster", "auto", *flags]) == 2
    assert f"{flags[0]} reads all reviews on this computer" in capsys.readouterr().err
    assert not out.exists()
