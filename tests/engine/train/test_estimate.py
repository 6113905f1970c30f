"""Estimates: the arithmetic from a speed, and one measurement of a tiny network."""

from __future__ import annotations

import json

import pytest

from engine.cli import main
from engine.train.estimate import measured_speed
from engine.train.extrapolate import SPEED_SETTINGS, TURN_S, Speed, extrapolated
from engine.train.presets.preset import load_preset, with_changes
from engine.train.presets.workload import MOVES_PER_POINT, YOUNG_MOVES_PER_POINT

SPEED = Speed(nodes_per_s=1000.0, rows_per_s=500.0, parameters=10_000, cores=4, start_s=10.0)
CHANGES = {
    "run.generations": 10,
    "run.games": 100,
    "run.workers": 1,
    "selfplay.visits": "40@0%,80@50%",
    "selfplay.cheap_visits": "20@0,40@5",
    "selfplay.deep_share": 0.25,
    "training.reuse": 4,
}


def test_nodes_and_time_follow_from_moves_and_visits() -> None:
    found = extrapolated(with_changes(load_preset("recommended-5x5"), CHANGES), SPEED)
    moves = 1000 * YOUNG_MOVES_PER_POINT * 25  # all games are by networks that know little
    assert found.games == 1000
    assert found.nodes == pytest.approx(moves * (0.5 * 25 + 0.5 * 50))
    rows = 0.25 * moves
    at_once = load_preset("recommended-5x5").selfplay.games * 0.9 * 25 * 25 / 1000.0
    seconds = found.nodes / 1000.0 + 4 * rows / 500.0 + 10 * TURN_S
    assert found.hours == pytest.approx((10.0 + seconds + at_once / 2) / 3600.0)
    long = extrapolated(with_changes(load_preset("recommended-5x5"), {"run.games": 10**6}), SPEED)
    assert long.nodes / long.games < MOVES_PER_POINT * 25 * 60  # later games are shorter


def test_a_tiny_run_takes_what_no_run_goes_without() -> None:
    """Loading, its games (not a lockstep of 96), and a batch per generation."""
    preset = load_preset("recommended-5x5")
    tiny = with_changes(preset, {**CHANGES, "run.generations": 2, "run.games": 1})
    found = extrapolated(tiny, SPEED)
    at_once = 0.9 * 25 * 25 / 1000.0
    alone = 2 * preset.training.batch / 500.0 + 2 * TURN_S
    seconds = 10.0 + found.nodes / 1000.0 + alone + at_once / 2
    assert 3600.0 * found.hours == pytest.approx(seconds)


def test_a_run_without_networks_can_be_estimated() -> None:
    found = extrapolated(
        with_changes(load_preset("recommended-5x5"), {"run.generations": 0}), SPEED
    )
    assert (found.generations, found.games) == (0, 0)


def test_gates_take_their_time() -> None:
    preset = load_preset("recommended-5x5")
    free, gated = (
        extrapolated(with_changes(preset, {**CHANGES, "gate.rule": rule}), SPEED).hours
        for rule in ("always", "sprt")
    )
    moves = 250 * YOUNG_MOVES_PER_POINT * 25  # between 100 and 400 games
    gates = 10 * moves * preset.gate.visits / 1000.0
    assert gated - free == pytest.approx(gates / 3600.0)


def test_more_processes_take_less_time_but_no_less_than_training() -> None:
    preset = with_changes(load_preset("recommended-5x5"), CHANGES)
    hours = [
        extrapolated(with_changes(preset, {"run.games": 1000, "run.workers": n}), SPEED).hours
        for n in (1, 2, 4, 8)
    ]
    assert hours[0] > hours[1] > hours[2]
    assert hours[2] == hours[3]  # four cores are all there are
    slow = Speed(nodes_per_s=1e9, rows_per_s=1.0, parameters=1, cores=8, start_s=0.0)
    one, many = (
        extrapolated(with_changes(preset, {"run.games": 1000, "run.workers": n}), slow).hours
        for n in (1, 8)
    )
    assert many == pytest.approx(one, rel=0.01)


def test_longer_runs_take_more_disk() -> None:
    preset = load_preset("recommended-5x5")
    short, long = (
        extrapolated(
            with_changes(preset, {"run.generations": n, "run.million_nodes": 0}), SPEED
        ).disk_bytes
        for n in (10, 100)
    )
    assert 5 * short < long < 11 * short


def test_names_of_settings_that_change_the_speed_exist() -> None:
    names = load_preset("recommended-5x5").by_name()
    for begin in SPEED_SETTINGS:
        assert any(name.startswith(begin) for name in names), begin


def test_a_measurement_counts_something() -> None:
    preset = with_changes(
        load_preset("recommended-5x5"),
        {
            "selfplay.games": 4,
            "selfplay.visits": 4,
            "selfplay.cheap_visits": 2,
            "training.batch": 8,
        },
    )
    speed = measured_speed(preset, 0.02)
    assert speed.nodes_per_s > 0
    assert speed.rows_per_s > 0
    assert speed.parameters > 1000
    assert speed.cores >= 1
    assert speed.start_s > 0


def test_the_command_tells_a_person_and_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["estimate", "recommended-5x5", "--seconds", "0.02", "--set", "selfplay.games=4"]
    arguments += ["--set", "run.million_nodes=0"]
    assert main(arguments) == 0
    assert "80 generations, 16,000 games" in capsys.readouterr().out
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 16_000
    assert set(found["speed"]) == set(Speed.__dataclass_fields__)
    assert main(["estimate", "recommended-5x5", "--seconds", "0"]) == 2
