"""Runs in two stages, optimistic gates and passes over the window, as the small-board study's."""

from __future__ import annotations

import statistics
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.base.errors import SettingsError
from engine.base.statistics.rating import Tally
from engine.games.gate import GO_ON, PROMOTE, REJECT, block_size, judge
from engine.games.player import match_player
from engine.games.settings import GateSettings
from engine.go.position import play
from engine.go.rules import Rules
from engine.go.scoring import area_score
from engine.go.state import empty_position
from engine.network.planes.feature_set import feature_set
from engine.record.shards import read_shard
from engine.train import run_matches
from engine.train.learning.sampler import Sampler, row_count
from engine.train.presets.preset import Preset, with_changes
from engine.train.presets.settings import SecondStageSettings
from engine.train.reading import RunReader
from engine.train.run_matches import GateGame
from engine.train.runs.run import RunFolder, RunState
from engine.train.stages import GateFigures, gate_figures, run, stage_is_over
from tests.engine.train.games import random_game
from tests.engine.train.test_stages import VALUES

GATE = {"visits": 2, "games": 4, "at_once": 4, "rule": "threshold", "final_share": 0.6}


def preset(
    gate: dict[str, Any],
    stage: dict[str, Any] | None = None,
    second: dict[str, Any] | None = None,
    **changes: Any,
) -> Preset:
    """`second` are the values of the second stage by dotted name."""
    network = {**VALUES["network"], "value_head": "flat"}
    selfplay = {**VALUES["selfplay"], "branch_probability": 0.0}
    values = {**VALUES, "network": network, "selfplay": selfplay, "gate": {**GATE, **gate}}
    values["rules"] = {"size": 3, "komi": 0.5}
    values["run"] = {**VALUES["run"], **changes}
    first = Preset.from_dict({**values, "second_stage": stage or {}})
    schedules = {
        name: f"{first.by_name()[name]}@0,{value}@second" for name, value in (second or {}).items()
    }
    return with_changes(first, schedules)


ALWAYS = {"turns": 0.0, "captures": 1e6, "spread": 0.0}
"""Conditions of the second stage that any games meet."""


def entries(root: Path, event: str) -> list[dict[str, Any]]:
    return [entry for entry in RunFolder(root).read_log() if entry["event"] == event]


def literal_figures(games: list[list[int]], size: int) -> tuple[float, float, float]:
    """Turns, captures and score spread, counted move by move on the board."""
    turns, captures, scores = [], [], []
    for moves in games:
        position, taken = empty_position(Rules(size=size)), 0
        for move in moves:
            before = int(np.count_nonzero(position.stones[: size * size]))
            play(position, move)
            after = int(np.count_nonzero(position.stones[: size * size]))
            taken += before + (move < size * size) - after
        turns.append(len(moves))
        captures.append(taken)
        scores.append(int(area_score(position)))
    return statistics.mean(turns), statistics.mean(captures), statistics.pstdev(scores)


def test_the_three_figures_are_counted_as_the_study_counts_them() -> None:
    games = [random_game(Rules(size=5), seed, plies=60) for seed in range(12)]
    lines = [game.start.tolist() + game.moves.tolist() for game in games]
    played = [
        GateGame(game.start.tolist(), game.moves.tolist(), winner=game.winner) for game in games
    ]
    figures = gate_figures(Rules(size=5), played)
    assert figures[:3] == pytest.approx(literal_figures(lines, 5))
    assert figures.captures > 0
    assert figures.black_wins == np.mean([game.winner == 1 for game in games])
    assert figures.different == 12
    assert gate_figures(Rules(size=5), played * 2).different == 12, "repeated with the same colors"
    turned = [*played[:1], *played[:1]]
    assert gate_figures(Rules(size=5), turned).different == 2, "with colors exchanged"


@pytest.mark.parametrize(
    ("figures", "over"),
    [
        ((20.1, 24.9, 6.1), True),
        ((20.0, 24.9, 6.1), False),
        ((20.1, 25.0, 6.1), False),
        ((20.1, 24.9, 6.0), False),
    ],
)
def test_the_second_stage_needs_all_three_conditions(
    figures: tuple[float, float, float], over: bool
) -> None:
    assert stage_is_over(SecondStageSettings(), GateFigures(*figures, 0.5, 8)) == over


def test_a_run_changes_to_its_second_stage_once(tmp_path: Path) -> None:
    """The conditions are met by any games, so the first gate begins the second stage."""
    second = {"rules.komi": 2.5, "selfplay.visits": 7, "run.games": 20}
    shown: list[dict[str, Any]] = []
    # moves drawn from the policy at a high temperature, so that the scores differ
    state = run(
        preset({"visits": 1, "temperature": 10.0, "temperature_plies": 50}, ALWAYS, second),
        tmp_path,
        shown.append,
    )
    (switch,) = [entry for entry in shown if entry["event"] == "second stage"]
    assert state.second_stage
    folder = RunFolder(tmp_path)
    games = RunFolder(tmp_path).match_path(1, 0)
    gate = entries(tmp_path, "gate")[0]
    assert switch["generation"] == gate["generation"] == 1
    for name in ("turns", "captures", "spread"):
        assert switch[name] == gate[name]
    assert games.exists()
    komi: dict[str, Counter[float]] = {}
    amounts: Counter[str] = Counter()
    for path in folder.shards():
        for game in read_shard(path):
            komi.setdefault(path.parent.name, Counter())[game.rules.komi] += 1
            amounts[path.parent.name] += 1
    assert set(komi["0000"]) == {0.5}
    assert 2.5 in komi["0001"]
    assert amounts["0000"] < 20 <= amounts["0001"]
    assert switch["text"] in [message.text for message in RunReader(tmp_path).read().messages]
    again = run(None, tmp_path, changes={"run.generations": 3})
    assert again.second_stage
    assert len(entries(tmp_path, "second stage")) == 1
    (tmp_path / "state.json").unlink()
    assert run(None, tmp_path, changes={"run.generations": 4}).second_stage, "known from the log"


def test_the_gates_of_the_second_stage_have_visits_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visits: list[int] = []

    def player(settings: GateSettings, *others: Any) -> Any:
        visits.append(settings.visits)
        return match_player(settings, *others)

    monkeypatch.setattr(run_matches, "match_player", player)
    draws = {"visits": 1, "temperature": 10.0, "temperature_plies": 50}
    run(preset(draws, ALWAYS, {"gate.visits": 5}, generations=3), tmp_path)
    assert visits == [1, 1, 5, 5, 5, 5]


def test_a_run_stays_in_its_first_stage_until_the_conditions_are_met(tmp_path: Path) -> None:
    state = run(preset({}, {"turns": 1e6}, {"rules.komi": 2.5}), tmp_path)
    assert not state.second_stage
    assert not entries(tmp_path, "second stage")
    assert all("spread" in gate for gate in entries(tmp_path, "gate")), "how far it is from them"


def test_trees_that_grow_make_the_games_of_a_gate_differ(tmp_path: Path) -> None:
    """With two visits the best moves of fresh trees are always the same, as nothing is random."""
    best = {"temperature": 0.0, "games": 8}
    for tree in ("fresh", "games"):
        run(preset({**best, "tree": tree}, generations=1), tmp_path / tree)
    [fresh], [grown] = (entries(tmp_path / tree, "gate") for tree in ("fresh", "games"))
    assert fresh["different"] == 2 < grown["different"]
    assert sum("differ" in each["text"] for each in entries(tmp_path / "fresh", "message")) == 1
    settings = preset({**best, "tree": "games"}).gate
    assert block_size(settings.replace(at_once=2), Rules()) == 8, "a block has all games"
    with pytest.raises(SettingsError, match="independent"):
        preset({"rule": "sprt", "tree": "games"})


def test_two_stages_need_the_games_of_a_gate() -> None:
    with pytest.raises(SettingsError, match=r"rules\.komi.*gate\.rule"):
        preset({"rule": "always"}, {}, {"rules.komi": 2.5})


def test_the_threshold_counts_wins_of_all_games_that_are_not_drawn() -> None:
    study = GateSettings(rule="threshold", games=8, final_share=0.6)
    decisions = [judge(study, Tally(wins, 0, 8 - wins)).decision for wins in range(9)]
    assert decisions == [REJECT] * 5 + [PROMOTE] * 4, "five of eight accept"
    assert judge(study, Tally(7, 0, 0)).decision == GO_ON, "all games are played"
    assert judge(study, Tally(3, 3, 2)).decision == PROMOTE, "3 of 5 that were not drawn"
    assert judge(study, Tally(0, 8, 0)).decision == REJECT


def test_an_optimistic_gate_promotes_before_it_plays(tmp_path: Path) -> None:
    seen: list[tuple[str, int, int]] = []
    original = RunFolder.write_state

    def write(self: RunFolder, state: RunState) -> None:
        original(self, state)
        seen.append((state.stage, state.generation, state.best))

    hopeless = {"final_share": 1.0, "optimistic_until": 1.0, "temperature": 3.0}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RunFolder, "write_state", write)
        state = run(preset(hopeless), tmp_path)
    assert ("gate", 0, 1) in seen, "promoted while its games are still to be played"
    assert state.best == state.generation == 2
    gates = entries(tmp_path, "gate")
    assert [(gate["generation"], gate["opponent"]) for gate in gates] == [(1, 0), (2, 1)]
    lost = [gate for gate in gates if gate["decision"] == "reject"]
    texts = [entry["text"] for entry in entries(tmp_path, "message")]
    assert lost, "random networks do not win every game"
    assert sum("before its test" in text for text in texts) == len(lost)


def test_a_gate_is_optimistic_only_early_in_the_run(tmp_path: Path) -> None:
    hopeless = {"final_share": 1.0, "optimistic_until": 0.5, "temperature": 3.0}
    state = run(preset(hopeless), tmp_path)
    gates = entries(tmp_path, "gate")
    assert state.best == (2 if gates[1]["decision"] == "promote" else 1)


def test_an_optimistic_gate_that_was_stopped_goes_on_with_the_same_match(tmp_path: Path) -> None:
    settings = preset({"optimistic_until": 1.0, "games": 8})
    stopped = run(settings, tmp_path, stop=lambda: RunFolder(tmp_path).match_path(1, 0).exists())
    assert (stopped.stage, stopped.generation, stopped.best) == ("gate", 0, 1)
    assert run(None, tmp_path).best == 2
    assert [gate["opponent"] for gate in entries(tmp_path, "gate")] == [0, 1]


def test_an_epoch_is_one_pass_over_the_rows() -> None:
    games = [random_game(Rules(size=5), seed) for seed in range(5)]
    sampler = Sampler(games, feature_set("agz18"))
    drawn: list[int] = []
    whole = sampler.batch

    def note(rows: Any, symmetry: Any) -> Any:
        drawn.extend(rows.tolist())
        return whole(rows, symmetry)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sampler, "batch", note)
        for first in range(0, 3 * sampler.rows, 7):
            sampler.pass_batch(first, 7, seed=1)
    passes = [drawn[i * sampler.rows : (i + 1) * sampler.rows] for i in range(3)]
    for one in passes:
        assert sorted(one) == list(range(sampler.rows)), "every row once"
    assert passes[0] != passes[1] != passes[2]


def test_a_big_win_comes_ten_times_in_a_pass() -> None:
    game = random_game(Rules(size=5), 1)
    assert game.weights is not None
    game.weights[0] = 10.0
    sampler = Sampler([game], feature_set("agz18"))
    drawn: Counter[int] = Counter()
    whole = sampler.batch

    def note(rows: Any, symmetry: Any) -> Any:
        drawn.update(rows.tolist())
        return whole(rows, symmetry)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sampler, "batch", note)
        sampler.pass_batch(0, 20 * sampler.rows, seed=3)
    mean = 20 * sampler.rows / (sampler.rows + 9)
    assert drawn[0] == pytest.approx(10 * mean, abs=20)
    assert drawn[1] == pytest.approx(mean, abs=20)


@pytest.mark.parametrize("epochs", [1, 3])
def test_a_generation_trains_for_its_epochs_over_the_window(epochs: int, tmp_path: Path) -> None:
    values = {**VALUES, "training": {**VALUES["training"], "epochs": epochs}}
    settings = Preset.from_dict(values)
    state = run(settings, tmp_path)
    steps, before = [entry["step"] for entry in entries(tmp_path, "training")], 0
    for entry, step in zip(entries(tmp_path, "training"), steps, strict=True):
        assert step - before == -(-entry["window_rows"] * epochs // settings.training.batch)
        before = step
    assert state.step == steps[-1]
    games = [game for path in RunFolder(tmp_path).shards() for game in read_shard(path)]
    assert row_count(games) == state.rows


def test_epochs_go_on_from_a_checkpoint_of_an_earlier_generation(tmp_path: Path) -> None:
    values = {**VALUES, "training": {**VALUES["training"], "epochs": 1}}
    state = run(Preset.from_dict(values), tmp_path)
    *_, newest = sorted((tmp_path / "checkpoints").iterdir())
    newest.write_bytes(b"torn")
    more = run(None, tmp_path, changes={"run.generations": state.generation + 1})
    assert more.generation == state.generation + 1
    assert more.trained == more.step > state.step
