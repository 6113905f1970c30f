"""Learning the rollout policy from game records, and its command."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from engine.base.errors import RecordError, RunError
from engine.cli import main
from engine.go.board import NONE
from engine.go.position import play
from engine.go.rollout_board import rollout_board
from engine.go.rollout_tables import load_weights, rollout_tables, tied_places
from engine.go.state import empty_position
from engine.papers.alphago_rollouts import RolloutResult, train_rollout_policy
from engine.papers.alphago_settings import RolloutTrainingSettings
from tests.engine.go.plain_policy import PlainPolicy, move_probabilities
from tests.engine.go.test_playouts import choices

SIZE = 5
LETTERS = "abcde"
SMALL = RolloutTrainingSettings(size=SIZE, passes=4, least=2)
TREE = SMALL.replace(tree_policy=True)


def sgf(number: int) -> str:
    """A game of players that answer beside the last move if they can, and end with a pass."""
    random = np.random.default_rng(number)
    position, text, last = empty_position(SIZE), "", 12
    for ply in range(12):
        moves = sorted(choices(position))
        near = [
            move
            for move in moves
            if abs(move // SIZE - last // SIZE) + abs(move % SIZE - last % SIZE) == 1
        ]
        last = int(random.choice(near or moves))
        play(position, last)
        text += f";{'BW'[ply % 2]}[{LETTERS[last % SIZE]}{LETTERS[last // SIZE]}]"
    return f"(;GM[1]FF[4]SZ[{SIZE}]GN[game-{number}]KM[6.5]{text};B[])"


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "games.sgf"
    path.write_text("\n".join(map(sgf, range(80))))
    return path


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder of the user without packed games."""
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path / "home"))


def learned(records: Path, settings: RolloutTrainingSettings = SMALL) -> RolloutResult:
    result = train_rollout_policy(records, settings, lambda text: None, lambda: False)
    assert result is not None
    return result


def test_the_loss_on_games_held_out_falls_below_uniform(records: Path) -> None:
    result = learned(records)
    assert result.games + result.held_out_games == 80
    assert result.held_out_games > 0
    first, last = result.held_out[0], result.held_out[result.kept]
    assert last.log_loss < first.log_loss < first.uniform_log_loss
    assert last.log_loss < 0.7 * last.uniform_log_loss
    assert result.learned[-1].positions <= 12 * result.games
    others = result.weights.others
    assert others[3] > others[6] + 1.0  # beside the last move, three points away from it


def test_symmetric_places_have_equal_weights(records: Path) -> None:
    weights = learned(records).weights
    assert len(weights.diamond) > 0
    tied = np.take_along_axis(weights.diamond, tied_places(weights.diamond_code), axis=1)
    assert np.array_equal(tied, weights.diamond)


def test_the_second_set_predicts_better(records: Path) -> None:
    first, both = learned(records), learned(records, TREE)
    assert not len(first.weights.spot)
    assert not len(first.weights.distance)
    assert len(both.weights.spot) > 0
    assert both.weights.distance[0, 0] > both.weights.distance[0, 3]  # players stay near
    for loss, lower in zip(first.learned, both.learned, strict=True):
        assert lower.log_loss < loss.log_loss


@pytest.mark.parametrize("settings", [SMALL, TREE], ids=["first set", "both sets"])
def test_the_measured_loss_is_that_of_the_policy(
    records: Path, settings: RolloutTrainingSettings
) -> None:
    """The loss of the kept pass on games held out, by the tables that a search reads."""
    from engine.train.records.packed_records import find_records, read_records

    result = learned(records, settings)
    found = find_records(records, SIZE, SMALL.held_out, lambda text: None)
    packed = read_records(found, lambda text: None, lambda: False, lambda text: None)
    assert packed is not None
    tables, board = rollout_tables(result.weights), rollout_board(SIZE, 0)
    plain, losses, hits = PlainPolicy(result.weights), list[float](), 0.0
    for number in packed.indices(found, held_out=True, results=False).tolist():
        position, last, earlier = empty_position(SIZE), NONE, NONE
        before = position.stones[:-1].tolist()
        for move in packed.game(number, None, passes=True).moves.tolist():
            if move < SIZE * SIZE:
                shares = plain.probabilities(position, last, before, earlier)
                cached = move_probabilities(position, last, board, tables, earlier)
                best = np.isclose(shares, shares.max(), rtol=1e-4)
                hits += best[move] / best.sum()
                losses.append(-np.log(shares[move]))
                if plain.nakade(before, int(position.counters[0]))[0] == NONE:
                    assert cached == pytest.approx(shares, abs=1e-4)
            earlier, last, before = last, move, position.stones[:-1].tolist()
            play(position, move)
    assert len(losses) == result.held_out[result.kept].positions
    assert np.mean(losses) == pytest.approx(result.held_out[result.kept].log_loss, abs=2e-3)
    assert hits / len(losses) == pytest.approx(result.held_out[result.kept].top1, abs=0.01)


def test_the_pass_that_predicts_best_is_kept(records: Path) -> None:
    long = SMALL.replace(passes=5, rate=5.0)  # steps so large that a pass may be worse
    result = learned(records, long)
    losses = [figures.log_loss for figures in result.held_out]
    assert result.kept == int(np.argmin(losses)) < 4, "the last pass is not the best"
    early = learned(records, long.replace(passes=result.kept + 1))
    for part, same in zip(result.weights, early.weights, strict=True):
        assert np.array_equal(part, same)


def test_fewer_games_and_equal_results(records: Path) -> None:
    few = learned(records, SMALL.replace(games=20))
    assert few.games == 20
    assert few.held_out_games == 2
    again = learned(records, SMALL.replace(games=20))
    for part, same in zip(few.weights, again.weights, strict=True):
        assert np.array_equal(part, same)


def test_refusals_and_stops(records: Path) -> None:
    with pytest.raises(RecordError, match="no 9x9 games found"):
        learned(records, SMALL.replace(size=9))
    single = records.with_name("single.sgf")
    single.write_text(sgf(0))
    with pytest.raises(RunError, match="no games to hold out"):
        learned(single, SMALL.replace(held_out=0.001))
    assert train_rollout_policy(records, SMALL, lambda text: None, lambda: True) is None


def test_the_command(records: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "rollouts.npz"
    words = ["rollout-policy", str(records), str(out), "--size", "5", "--passes", "2"]
    assert main([*words, "--least", "2", "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    weights = load_weights(out)
    assert (said["size"], said["diamonds"]) == (SIZE, len(weights.diamond))
    assert len(said["passes"]) == 2
    assert said["held_out"]["log_loss"] == min(p["held_out_log_loss"] for p in said["passes"])
    assert said["held_out"]["log_loss"] < said["held_out"]["uniform_log_loss"]
    assert main(words) == 0
    assert "held out: " in capsys.readouterr().out
    assert main([*words[:-1], "0"]) == 2
    assert "--passes" in capsys.readouterr().err
