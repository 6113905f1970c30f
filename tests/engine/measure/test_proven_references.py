"""Reference positions whose score a solver has proven."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.analysis.batch_search import Question, search_positions
from engine.cli import main
from engine.go.coords import point_to_sgf
from engine.go.position import play, replay
from engine.go.rules import Rules
from engine.go.state import empty_position
from engine.measure.make_references import ReferenceSelection, prove_references
from engine.measure.measure_references import ReferenceOptions, measure_on_references
from engine.measure.reference_file import SOLVER, read_references
from engine.measure.solver.solve import solve
from engine.network.files.weights import read_network, save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.network.runners.evaluator import NetworkEvaluator
from tests.engine.train.games import random_game

SIZE = 4


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    texts = []
    for seed in range(6):
        moves = random_game(Rules(size=SIZE), seed, plies=24).moves.tolist()
        turns = "".join(
            f";{'BW'[i % 2]}[{point_to_sgf(move, SIZE)}]" for i, move in enumerate(moves)
        )
        texts.append(f"(;GM[1]FF[4]SZ[{SIZE}]KM[0.5]GN[g{seed}]{turns})")
    path = tmp_path_factory.mktemp("games") / "games.sgf"
    path.write_text("\n".join(texts))
    return path


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    settings = NetworkSettings(size=SIZE, features="agz17", blocks=1, channels=8, value_head="Y")
    path = tmp_path_factory.mktemp("nets") / "tiny.safetensors"
    save_network(path, initial_network(settings, seed=3), half=False)
    return path


@pytest.fixture(scope="module")
def proven(games: Path) -> Path:
    path = games.with_name("proven.jsonl")
    words = ["--games", str(games), "--size", str(SIZE), "--per-game", "3", "--limit", "7"]
    assert main(["measure", "--make-labels", str(path), "--teacher", "solver", *words]) == 0
    return path


def test_labels_are_what_play_to_the_end_proves(proven: Path) -> None:
    """A move's label is the score of the position after it, proven once more."""
    positions = read_references(proven).positions
    assert len(positions) == 7
    for position in positions:
        assert (position.teacher, position.visits) == (SOLVER, 0)
        board = empty_position(Rules(size=SIZE))
        replay(board, list(position.moves))
        score = solve(board).low
        assert position.fair == score
        assert [asked.komi for asked in position.asked] == [score - 0.5, score + 0.5]
        assert [asked.winrate for asked in position.asked] == [1.0, 0.0]
        leads = [move.lead for move in position.middle.moves]
        assert leads[0] == position.middle.lead == -0.5
        assert len(set(leads)) > 1, "nothing can be lost here"
        for move in position.middle.moves:
            board = empty_position(Rules(size=SIZE))
            replay(board, list(position.moves))
            play(board, move.move)
            after = solve(board)
            assert after.low <= move.lead + position.middle.komi <= after.high


def test_networks_are_compared_with_proofs(proven: Path, network: Path) -> None:
    """Figures agree with those recomputed here from the network's answers."""
    positions = read_references(proven).positions
    evaluator = NetworkEvaluator(read_network(network)[0], precision="fp32", symmetry="random")
    right, equal, lost = [], [], []
    for position in positions:
        questions = [Question(position.moves, asked.komi) for asked in position.asked]
        [(_, answers)] = search_positions(evaluator, SIZE, questions, 30, batch=1)
        for asked, answer in zip(position.asked, answers, strict=True):
            right.append((answer.winrate > 0.5) == (asked.komi < position.fair))
            leads = {move.move: move.lead for move in asked.moves}
            if answer.first_move in leads:
                lost.append(abs(leads[answer.first_move] - asked.lead))
                equal.append(lost[-1] == 0.0)
    row = compared(proven, network)
    assert row["winner"]["mean"] == pytest.approx(np.mean(right))
    assert row["winner"]["count"] == 14
    assert row["points_lost"]["mean"] == pytest.approx(np.mean(lost))
    assert row["first_move"]["mean"] == pytest.approx(np.mean(equal))
    assert 0.0 < np.mean(equal) < 1.0


def test_the_order_of_moves_that_are_proven_equal_changes_nothing(
    proven: Path, network: Path, tmp_path: Path
) -> None:
    turned = []
    for line in map(json.loads, proven.read_text().splitlines()):
        for asked in line["asked"]:
            best = asked["moves"][0]["lead"]
            asked["moves"] = sorted(asked["moves"][::-1], key=lambda move: move["lead"] != best)
        turned.append(json.dumps(line))
    assert turned != proven.read_text().splitlines()
    other = tmp_path / "turned.jsonl"
    other.write_text("\n".join(turned))
    assert compared(other, network)["first_move"] == compared(proven, network)["first_move"]


def compared(labels: Path, network: Path) -> dict[str, Any]:
    """Figures of a network at 30 visits."""
    options = ReferenceOptions(
        references=read_references(labels), visits=[30], batch=1, precision="fp32"
    )
    result = measure_on_references([network], options, notice=print, stopped=lambda: False)
    [row] = result["boards"][str(SIZE)]["rows"]
    return row  # type: ignore[no-any-return]


def test_proving_goes_on_and_refuses_other_labels(
    games: Path, proven: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--games", str(games), "--size", str(SIZE), "--per-game", "3"]
    part = tmp_path / "part.jsonl"
    make = ["measure", "--make-labels", str(part), "--teacher", "solver", *words]
    assert main([*make, "--limit", "2"]) == 0
    assert main([*make, "--limit", "7"]) == 0
    assert part.read_text() == proven.read_text()
    assert main([*make, "--visits", "10"]) == 2
    assert "--visits is for networks" in capsys.readouterr().err
    first = json.loads(part.read_text().splitlines()[0])
    part.write_text(json.dumps({**first, "teacher": "abcd1234", "visits": 100}) + "\n")
    assert main(make) == 2
    assert "another teacher" in capsys.readouterr().err
    words[3] = "9"
    assert main([*make[:5], *words]) == 2


@pytest.mark.parametrize("answers", [1, 4, 9])
def test_stopping_in_the_middle_of_a_game_changes_no_draw(
    games: Path, proven: Path, tmp_path: Path, answers: int
) -> None:
    asked = itertools.count()
    part = tmp_path / "part.jsonl"
    options = ReferenceSelection(games=games, size=SIZE, out=part, per_game=3, limit=7)
    prove_references(options, notice=lambda _: None, stopped=lambda: next(asked) >= answers)
    whole = proven.read_text()
    assert not part.exists() or whole.startswith(part.read_text())
    prove_references(options, notice=lambda _: None, stopped=lambda: False)
    assert part.read_text() == whole
