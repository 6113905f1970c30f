"""Training on game records: what is held out, what is learned, and whole runs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.base.errors import RecordError, RunError, SettingsError
from engine.go.board import BLACK, WHITE
from engine.go.position import is_legal, play
from engine.go.rules import Rules
from engine.go.state import empty_position
from engine.network.files.weights import load_network
from engine.train.extrapolate import Speed, extrapolated
from engine.train.game_source import game_source
from engine.train.learning import result_error
from engine.train.learning.sampler import Sampler
from engine.train.learning.trainer import learning_rate
from engine.train.presets.preset import Preset, load_preset, with_changes
from engine.train.presets.settings import TrainingSettings
from engine.train.reading import RunReader
from engine.train.records import record_games
from engine.train.records.packed_records import (
    NO_WINNER,
    FoundRecords,
    PackedRecords,
    find_records,
    known_records,
    read_records,
)
from engine.train.records.record_games import RecordGames
from engine.train.runs.run import RunFolder
from engine.train.stages import run
from tests.engine.train.games import UniformEvaluator

SIZE = 5
GAMES = 60
LETTERS = "abcde"


def sgf(number: int, plies: int = 8) -> str:
    """A game of random moves that ends with a pass; every third one has no result."""
    random = np.random.default_rng(number)
    position, text = empty_position(Rules(size=SIZE)), ""
    for ply in range(plies):
        legal = [point for point in range(SIZE * SIZE) if is_legal(position, point)]
        move = int(random.choice(legal))
        play(position, move)
        text += f";{'BW'[ply % 2]}[{LETTERS[move % SIZE]}{LETTERS[move // SIZE]}]"
    result = "" if number % 3 == 0 else f"RE[{'BW'[number % 2]}+R]"
    return f"(;GM[1]FF[4]SZ[{SIZE}]GN[game-{number}]KM[6.5]{result}{text};B[])"


@pytest.fixture
def records(tmp_path: Path) -> Path:
    (tmp_path / "records").mkdir()
    path = tmp_path / "records" / "games.sgf"
    path.write_text("\n".join(map(sgf, range(GAMES))))
    return path


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of the user without packed games; few moves are held out."""
    monkeypatch.setattr("engine.train.records.record_games.HELD_OUT_MOVES", 20)
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def preset_of(records: Path | str, **changes: Any) -> Preset:
    values = {
        "rules": {"size": SIZE},
        "network": {
            "size": SIZE, "trunk": "plain", "first_kernel": 5, "cross_layers": "1",
            "cross_kernel": 3, "cross_widths": "1 2", "cross_squeeze": 2, "cross_outputs": 4,
            "blocks": 1, "channels": 8, "policy_head": "points", "value_head": "none",
        },
        "selfplay": {"precision": "fp32"},
        "records": {"learn": True, "games": str(records)},
        "training": {"batch": 16, "epochs": 1, "precision": "fp32"},
        "run": {"generations": 3, "games": 20},
    }  # fmt: skip
    return with_changes(Preset.from_dict(values), changes)


def found(records: Path, held_out: float = 0.1) -> FoundRecords:
    return find_records(records, SIZE, held_out, lambda text: None)


def packed(records: Path) -> PackedRecords:
    games = read_records(found(records), print, lambda: False, print)
    assert games is not None
    return games


def test_a_tenth_is_held_out_the_same_games_wherever_the_records_are(
    records: Path, tmp_path: Path
) -> None:
    records.write_text("\n".join(sgf(number, 3) for number in range(1000)))
    first = found(records).held_out
    assert 80 <= len(first) <= 120
    moved = tmp_path / "others.sgf"
    moved.write_text("\n".join(sgf(number, 3) for number in reversed(range(500))))
    games = {game.digest for game in found(moved).games}
    assert len(found(moved).held_out & first) / len(games & first) > 0.8
    assert found(records, 0.3).held_out > first


def test_games_for_validation_are_among_those_held_out(records: Path) -> None:
    rows = "\n".join(f"game-{n},{'val' if n < 4 else 'train'}" for n in range(GAMES))
    (records.parent / "games.index.csv").write_text(f"id,split\n{rows}\n")
    held_out = found(records).held_out
    texts = {n: sgf(n) for n in range(4)}
    digests = {
        game.digest
        for game in found(records).games
        if records.read_text()[game.begin : game.end] in texts.values()
    }
    assert len(digests) == 4
    assert digests <= held_out
    assert len(held_out) <= 12


def test_packed_games_are_the_records(records: Path) -> None:
    games = packed(records)
    assert len(games.end) == GAMES
    assert games.end[-1] == len(games.moves) == 9 * GAMES
    assert sorted(set(games.winner.tolist())) == [WHITE, BLACK, NO_WINNER]
    assert (games.winner == NO_WINNER).sum() == 20
    assert set(games.komi.tolist()) == {6.5}
    again = known_records(found(records))
    assert again is not None
    for ours, theirs in zip(games, again, strict=True):
        assert np.array_equal(ours, theirs, equal_nan=ours.dtype.kind == "f")
    game = games.game(3, None, passes=False)
    assert game.weights is not None
    assert game.weights.tolist() == [1.0] * 8 + [0.0]
    position = empty_position(game.rules)
    for move in game.moves.tolist():
        assert is_legal(position, move)
        play(position, move)


def test_a_damaged_file_of_packed_games_is_read_again(records: Path) -> None:
    assert known_records(found(records)) is None
    packed(records)
    found(records).path.write_bytes(b"PK nothing")
    assert known_records(found(records)) is None
    packed(records)
    assert known_records(found(records)) is not None


def test_reading_stops_when_asked(records: Path) -> None:
    assert read_records(found(records), print, lambda: True, print) is None
    assert not found(records).path.exists()


def test_records_without_moves_are_refused(records: Path) -> None:
    records.write_text(f"(;SZ[{SIZE}])")
    with pytest.raises(RecordError):
        read_records(found(records), lambda text: None, lambda: False, print)


@pytest.mark.parametrize("code", [0, 5])
def test_the_move_played_is_the_target(records: Path, code: int) -> None:
    from engine.go.symmetry import inverse_table

    games = packed(records)
    sampler = Sampler(
        [games.game(0, None, passes=True)], preset_of(records).network.feature_set,
        learns_moves=True,
    )  # fmt: skip
    rows = np.arange(9)
    batch = sampler.batch(rows, np.full(9, code))
    places = inverse_table(SIZE)[code][games.moves[:9]]
    assert batch.policy.argmax(1).tolist() == places.tolist()
    assert (batch.policy.sum(1) == 1.0).all()
    assert (batch.policy_weight == 1.0).all()
    positions, legal, komi, played = sampler.positions(rows)
    assert played.tolist() == games.moves[:9].tolist()
    assert legal[rows, played].all()
    assert komi.tolist() == [6.5] * 9
    assert (positions.stones[:, :-1] != 0).sum(1).tolist()[:4] == [0, 1, 2, 3]


def games_of(preset: Preset, tmp_path: Path) -> RecordGames:
    source = game_source(preset).training_games(RunFolder(tmp_path / "run"), print)
    assert isinstance(source, RecordGames)
    source.load(0, 0, 0)
    assert source.prepare(lambda: False, print)
    return source


def test_a_pass_over_the_records_has_every_game_once(records: Path, tmp_path: Path) -> None:
    preset = preset_of(records, **{"run.games": 7})
    games = games_of(preset, tmp_path)
    seen: list[int] = []
    while games.passes() < 2:
        games.collect(len(seen) // 7)
        assert games.amount == 7
        seen += [game.number for game in games.take_window(0)]
        games.end_generation()
    total = len(set(seen))
    held_out = set(range(GAMES)) - set(seen)
    assert 2 <= len(held_out) <= 12
    assert sorted(seen[:total]) == sorted(seen[total : 2 * total]) == sorted(set(seen))
    assert seen[:total] != seen[total : 2 * total]


def test_networks_with_a_value_head_learn_games_with_results(records: Path, tmp_path: Path) -> None:
    preset = preset_of(
        records, **{"network.value_head": "flat", "network.policy_head": "dense", "run.games": 40}
    )
    games = games_of(preset, tmp_path)
    games.collect(0)
    assert {game.winner for game in games.fresh} == {BLACK, WHITE}
    assert all(game.weights is not None and game.weights.all() for game in games.fresh)


def test_counted_games_teach_the_score_and_its_owners(records: Path, tmp_path: Path) -> None:
    """Black's wall in the middle column owns 15 points to 10; one record tells another score."""
    stones = ";B[ca];W[da];B[cb];W[db];B[cc];W[dc];B[cd];W[dd];B[ce];W[de];B[];W[]"
    results = {"right": "W+2", "wrong": "B+4", "resigned": "W+R", "draw": "0"}
    komi = {"right": 7, "wrong": 7, "resigned": 6, "draw": 5}
    records.write_text(
        "\n".join(
            f"(;GM[1]FF[4]SZ[{SIZE}]GN[{name}]KM[{komi[name]}]RE[{result}]{stones})"
            for name, result in results.items()
        )
    )
    packed_games = packed(records)
    games = {}
    for number in range(len(results)):
        game = packed_games.game(number, None, passes=True)
        games[game.rules.komi, game.winner] = game
    right, wrong, draw = games[7, WHITE], games[7, BLACK], games[5, 0]
    assert np.isnan(games[6, WHITE].score)
    assert games[6, WHITE].ownership is None
    assert (right.score, draw.score) == (5, 5)
    expected = np.repeat([[BLACK] * 3 + [WHITE] * 2], SIZE, axis=0).reshape(-1)
    for game in (right, draw):
        assert game.ownership is not None
        assert game.ownership.tolist() == expected.tolist()
    assert wrong.ownership is None
    preset = preset_of(records, **{"network.value_head": "flat", "network.policy_head": "dense"})
    sampler = Sampler([right], preset.network.feature_set)
    batch = sampler.batch(np.array([0, 1]), np.zeros(2, np.int8))
    assert batch.score.tolist() == [5, -5]
    assert batch.score_weight.tolist() == batch.ownership_weight.tolist() == [1, 1]
    assert batch.ownership.sum(axis=1).tolist() == [5, -5]


def test_held_out_moves_are_counted(records: Path, tmp_path: Path) -> None:
    games = games_of(preset_of(records), tmp_path)
    games.collect(0)
    figures = games.network_figures(UniformEvaluator(SIZE))
    assert figures["top1"] < figures["top5"] < 0.5, "a flat policy has one first choice"
    assert np.log(15) < figures["held_out_loss"] < np.log(27)


def test_a_stop_is_heard_while_held_out_games_are_measured(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record_games, "AT_ONCE", 8)
    monkeypatch.setattr(result_error, "AT_ONCE", 8)
    values = {"network.value_head": "flat", "network.policy_head": "dense"}
    games, evaluator = games_of(preset_of(records, **values), tmp_path), UniformEvaluator(SIZE)
    games.collect(0)
    assert games.network_figures(evaluator, lambda: len(evaluator.calls) > 3) is None
    assert len(evaluator.calls) == 4
    measured = evaluator, preset_of(records).network, games.fresh, games.fresh
    assert result_error.result_figures(*measured, lambda: len(evaluator.calls) > 5) is None
    assert len(evaluator.calls) == 6
    root, log = tmp_path / "run", list[dict[str, Any]]()
    run(preset_of(records), root, log.append, stop=lambda: True)
    assert [entry["event"] for entry in log] == ["stopped"]
    assert run(None, root).stage == "finished"


def test_the_rate_falls_with_every_pass() -> None:
    settings = TrainingSettings(learning_rate=1.0, rate_per_pass=0.5, warmup_steps=0)
    assert [learning_rate(settings, 9, 0.0, passes) for passes in range(3)] == [1.0, 0.5, 0.25]


def test_a_run_learns_records_and_can_be_continued(records: Path, tmp_path: Path) -> None:
    root, log = tmp_path / "run", list[dict[str, Any]]()
    preset = preset_of(records)
    state = run(preset, root, log.append)
    assert state.stage == "finished"
    assert state.games == 60
    view = RunReader(root).read()
    assert view.column("network.top1").shape == (4,)
    assert (view.column("network.top5") >= view.column("network.top1")).all()
    assert np.isfinite(view.column("training.policy")[:-1]).all()
    assert "training.winrate" not in view.table
    steps = [entry["step"] for entry in log if entry["event"] == "training"]
    rows = [entry["rows"] for entry in log if entry["event"] == "games"]
    assert np.diff([0, *steps]).tolist() == [-(-count // 16) for count in rows]
    network, header = load_network(RunFolder(root).network_path(3))
    assert header.training["records"] == "games.sgf"
    assert network.value is None
    longer = run(None, root, changes={"run.generations": 4})
    assert longer.generation == 4


@pytest.mark.parametrize("games", [5, 20])
def test_another_number_of_games_leaves_none_out_and_repeats_none(
    games: int, records: Path, tmp_path: Path
) -> None:
    preset = preset_of(records, **{"run.games": 10})
    source = games_of(preset, tmp_path)
    source.collect(0)
    seen = [game.number for game in source.fresh]
    changed = with_changes(preset, {"run.games": games})
    source = game_source(changed).training_games(RunFolder(tmp_path / "run"), print)
    source.load(1, 0, 10)
    while source.passes() < 1:
        source.collect(0)
        seen += [game.number for game in source.fresh]
        source.end_generation()
    everything = games_of(preset_of(records, **{"run.games": 10 * GAMES}), tmp_path)
    everything.collect(0)
    total = everything.amount
    assert len(set(seen)) == len(set(seen[:total])) == total


def test_a_run_stopped_in_training_goes_on(records: Path, tmp_path: Path) -> None:
    preset, calls, log = preset_of(records), 0, list[dict[str, Any]]()

    def stop() -> bool:
        nonlocal calls
        calls += any(entry["event"] == "games" for entry in log)
        return calls > 4  # in the first steps after reading

    stopped = run(preset, tmp_path / "stopped", log.append, stop=stop)
    assert (stopped.stage, stopped.generation) == ("train", 0)
    run(None, tmp_path / "stopped")
    run(preset, tmp_path / "whole")
    ends = [load_network(tmp_path / name / "networks/0003.safetensors")[1].identity
            for name in ("stopped", "whole")]  # fmt: skip
    assert ends[0] == ends[1]


def test_a_run_that_fails_late_keeps_its_networks(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(self: RecordGames, generation: int) -> None:
        collect(self, generation)
        if generation == 2:
            raise RunError("the records are gone")

    collect = RecordGames.collect
    monkeypatch.setattr(RecordGames, "collect", fail)
    with pytest.raises(RunError, match="gone"):
        run(preset_of(records), tmp_path / "run")
    assert RunFolder(tmp_path / "run").newest_network() == 2


def test_impossible_wishes_are_refused(records: Path, tmp_path: Path) -> None:
    with pytest.raises(RunError, match="none are named"):
        run(preset_of(""), tmp_path / "run")
    assert not (tmp_path / "run").exists()
    with pytest.raises(SettingsError, match=r"records\.learn"):
        preset_of(records, **{"records.learn": False})


@pytest.mark.parametrize("name", ["cross-19x19", "cross-19x19-small", "plain-19x19-small"])
def test_an_estimate_counts_the_moves_of_the_records(name: str) -> None:
    preset = load_preset(name)
    speed = Speed(nodes_per_s=0.0, rows_per_s=100.0, parameters=1000, cores=2, start_s=1.0)
    moves = 209 * preset.run.games * preset.run.generations
    estimate = extrapolated(preset, speed)
    assert estimate.hours == pytest.approx(moves / 100.0 / 3600.0, rel=0.01)
    assert json.dumps(preset.to_dict()["records"])
    assert preset.records.held_out == 0.1


def test_the_results_of_games_held_out_are_measured(records: Path, tmp_path: Path) -> None:
    changes = {"network.value_head": "flat", "network.policy_head": "uniform"}
    games = games_of(preset_of(records, **changes), tmp_path)
    games.collect(0)
    even = UniformEvaluator(SIZE, beta=1e-6)  # even chances; results are 1 and -1
    figures = games.network_figures(even)  # there are no moves to measure
    assert 2 <= figures.pop("held_out_games") <= 12
    assert figures == pytest.approx({"train_error": 1.0, "held_out_error": 1.0}, abs=1e-3)
    moves = games_of(preset_of(records, **{"network.value_head": "flat"}), tmp_path / "both")
    moves.collect(0)
    assert {"top1", "held_out_error"} <= set(moves.network_figures(UniformEvaluator(SIZE)))


def test_a_generation_has_no_game_twice(records: Path, tmp_path: Path) -> None:
    games = games_of(preset_of(records, **{"run.games": 10 * GAMES}), tmp_path)
    games.collect(0)
    numbers = [game.number for game in games.fresh]
    assert len(numbers) == len(set(numbers)) > 0.8 * GAMES
    games.end_generation()
    assert games.passes() == 1
