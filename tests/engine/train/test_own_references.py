"""A run compared with a strong network on positions of its own games."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np
import pytest

from engine import cli
from engine.base.errors import RunError
from engine.catalog.networks import named_network
from engine.go.rules import Rules
from engine.record.played_game import PlayedGame
from engine.record.shards import write_shard
from engine.train.own_references import own_references, own_references_path
from engine.train.reading import RunReader
from engine.train.runs.run import RunFolder
from tests.engine.train.test_reading import make_run

TEACHER = "sai-5x5-r3x32-sharpened-g0041"


def run_with_games(root: Path, count: int = 6) -> RunFolder:
    folder = make_run(root, 2)
    place = folder.games_folder(1)
    place.mkdir(parents=True)
    random = np.random.default_rng(5)
    games = [
        PlayedGame(
            rules=Rules(size=5, komi=3.5),
            start=np.zeros(0, np.int16),
            moves=np.append(random.permutation(25)[:6], [25, 25]).astype(np.int16),
            winner=1,
            score=25.0,
            number=number,
        )
        for number in range(count)
    ]
    if games:
        write_shard(place / "000000.npz", games)
    for generation in range(2):
        shutil.copy(named_network(TEACHER), folder.network_path(generation))
    return folder


def label(folder: RunFolder, count: int, stopped: bool = False) -> object:
    return own_references(
        folder.root, named_network(TEACHER), count, 2,
        notice=lambda text: None, stopped=lambda: stopped,
    )  # fmt: skip


def test_positions_of_the_own_games_are_labelled_once(tmp_path: Path) -> None:
    folder = run_with_games(tmp_path)
    found = label(folder, 2)
    path = own_references_path(tmp_path, named_network(TEACHER), 2)
    text = path.read_text()
    assert len(text.splitlines()) == len(found.positions) == 2  # type: ignore[attr-defined]
    label(folder, 2)
    assert path.read_text() == text
    label(folder, 3)
    assert path.read_text().startswith(text)
    assert len({json.loads(line)["game"] for line in text.splitlines()}) == 2
    assert own_references_path(tmp_path, named_network(TEACHER), 3) != path


def test_a_run_without_games_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RunError, match="no games yet"):
        label(run_with_games(tmp_path, 0), 2)


def test_one_command_labels_and_measures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = run_with_games(tmp_path)
    command = ["measure", "--run", str(tmp_path), "--teacher", TEACHER, "--limit", "2", "--json"]
    assert cli.main(command) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [(row["generation"], row["visits"], row["positions"]) for row in rows] == [
        (0, 1, 2),
        (1, 1, 2),
    ]
    scores = RunReader(folder.root).read().reference_scores
    assert [score.generation for score in scores] == [0, 1]
    assert scores[0].winrate_error.mean < 0.5
