"""Networks of values alone and of the policy alone, which every way of asking them says."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.analysis.analyzer import Analyzer
from engine.analysis.request import AnalysisRequest
from engine.catalog.networks import describe_network
from engine.cli import main
from engine.go.board import BLACK
from engine.go.rules import Rules
from engine.network.files.weights import read_header, save_network
from engine.network.models.network import Network, initial_network
from engine.network.models.settings import NetworkSettings
from engine.review.swap_rule import best_move
from engine.search.report import report_at_komi
from tests.engine.network.networks import evaluator_of, random_network, random_positions

SIZE = 5


def values_alone() -> Network:
    settings = NetworkSettings(
        size=SIZE, features="multilabel50", trunk="plain", blocks=1, channels=8,
        policy_head="uniform", value_head="multi_label",
    )  # fmt: skip
    return initial_network(settings, seed=2)


@pytest.mark.parametrize("precision", ["fp64", "fp32", "auto"])
def test_the_policy_is_the_same_for_every_point(precision: str) -> None:
    network = values_alone()
    assert not any(parameter.requires_grad for parameter in network.policy.parameters())
    positions, legal = random_positions(6, SIZE)
    evaluator = evaluator_of(network, precision=precision)
    answer = evaluator.evaluate(positions, legal, np.full(6, 7.5, np.float32))
    for policy in answer.policy:
        shares = policy[:-1][policy[:-1] > 0.0]
        assert len(shares) > 3
        assert shares == pytest.approx(1.0 / len(shares), rel=1e-4)
    assert np.abs(np.diff(answer.curve[:, 1:], axis=1)).max() > 0.0


def test_lists_and_analyses_say_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "values.safetensors"
    save_network(path, values_alone())
    assert "a value network, without a policy" in describe_network(path).description
    game = tmp_path / "game.sgf"
    game.write_text(f"(;GM[1]SZ[{SIZE}]KM[7.5];B[cc])")
    assert main(["analyze", str(game), "--net", str(path), "--visits", "1"]) == 0
    assert "a value network, without a policy" in capsys.readouterr().out


def test_a_policy_alone_states_no_winrates(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "moves.safetensors"
    save_network(path, random_network("plain", SIZE))
    assert not describe_network(path).has_values
    game = tmp_path / "game.sgf"
    game.write_text(f"(;GM[1]SZ[{SIZE}]KM[7.5];B[cc])")
    assert main(["analyze", str(game), "--net", str(path), "--visits", "20"]) == 0
    told = capsys.readouterr().out
    assert "this network only suggests moves: it gives no winrates" in told
    assert "lambda" not in told
    shares = [float(line.split()[1]) for line in told.split("policy %\n")[1].splitlines()]
    assert len(shares) == 10
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > 0.0
    assert main(["eval", str(game), "--net", str(path)]) == 0
    told = capsys.readouterr().out
    assert "this network only suggests moves: it gives no winrates" in told
    assert "Black wins" not in told


def test_a_policy_alone_has_null_for_winrates(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, game = tmp_path / "moves.safetensors", tmp_path / "game.sgf"
    save_network(path, random_network("plain", SIZE))
    game.write_text(f"(;GM[1]SZ[{SIZE}]KM[7.5];B[cc])")
    named = [str(game), "--net", str(path), "--json"]
    assert main(["eval", *named]) == 0
    fields = json.loads(capsys.readouterr().out)
    assert fields["has_policy"]
    assert not fields["has_values"]
    for name in ("alpha", "beta", "winrate", "black_alpha", "black_winrate"):
        assert fields[name] is None, name
    assert "black_winrates" not in fields
    assert main(["analyze", *named, "--visits", "20"]) == 0
    fields = json.loads(capsys.readouterr().out)
    agent = fields["agents"][0]
    candidate = agent["candidates"][0]
    for part in (fields, agent, candidate):
        assert part["winrate"] is part["alpha"] is part["beta"] is None
    for name in ("network_alpha", "network_beta", "network_winrate", "fair_komi"):
        assert fields[name] is None, name
    assert fields["curve"]["winrate"] is agent["curve"] is agent["value"] is None
    assert candidate["value"] is candidate["lower_bound"] is candidate["points_lost"] is None
    assert candidate["prior"] > 0.0


def test_a_policy_alone_neither_reviews_nor_has_curves(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, game, out = tmp_path / "moves.safetensors", tmp_path / "game.sgf", tmp_path / "out"
    save_network(path, random_network("plain", SIZE))
    game.write_text(f"(;GM[1]SZ[{SIZE}]KM[7.5];B[cc])")
    for command in (["review", str(game), "--out", str(out)], ["study", str(game)]):
        assert main([*command, "--net", str(path)]) != 0
        said = capsys.readouterr()
        assert "moves.safetensors only suggests moves and gives no winrates" in said.err
        assert said.out == ""
    assert not out.exists()


def test_reports_and_sweeps_of_a_policy_alone_say_so(tmp_path: Path) -> None:
    path = tmp_path / "moves.safetensors"
    save_network(path, random_network("plain", SIZE))
    rules = Rules(size=SIZE, komi=7.5)
    request = AnalysisRequest(
        1, rules, np.zeros(SIZE**2, np.int8), BLACK, (12,), visits=20, network=path
    )
    analyzer = Analyzer(precision="fp32")
    *_, report = analyzer.analyze(request)
    assert not report.network_has_values
    assert not report.has_winrates
    assert not report_at_komi(report, 0.5).has_winrates
    assert best_move(report) is None
    (point,) = analyzer.sweep([request], 1)
    assert not point.network_has_values
    other = tmp_path / "values.safetensors"
    save_network(other, values_alone())
    *_, report = analyzer.analyze(replace(request, network=other))
    assert report.has_winrates


def test_a_file_of_a_run_is_named_by_its_run(tmp_path: Path) -> None:
    path = tmp_path / "mine" / "networks" / "0003.safetensors"
    path.parent.mkdir(parents=True)
    save_network(path, values_alone())
    assert read_header(path).name == describe_network(path).name == "mine-g0003"
    moved = tmp_path / "best.safetensors"
    moved.write_bytes(path.read_bytes())
    assert read_header(moved).name == "best"


def test_eval_tells_how_far_the_symmetries_lie_apart(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, game = tmp_path / "values.safetensors", tmp_path / "game.sgf"
    save_network(path, values_alone())
    game.write_text(f"(;GM[1]SZ[{SIZE}]KM[7.5];B[bb];W[dc])")
    winrates = []
    for code in range(8):
        arguments = ["eval", str(game), "--net", str(path), "--symmetry", str(code), "--json"]
        assert main(arguments) == 0
        fields = json.loads(capsys.readouterr().out)
        winrates.append(fields["black_winrate"])
        assert fields["black_winrates"][code] == pytest.approx(fields["black_winrate"])
    assert fields["black_winrates"] == pytest.approx(winrates)
    assert len({round(winrate, 9) for winrate in winrates}) > 1
    assert main(["eval", str(game), "--net", str(path)]) == 0
    low, high = 100 * min(winrates), 100 * max(winrates)
    assert f"in each of the eight Black wins {low:.1f} to {high:.1f} %" in capsys.readouterr().out


def test_it_needs_a_search_or_another_policy_to_play(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    values, policy = tmp_path / "values.safetensors", tmp_path / "policy.safetensors"
    save_network(values, values_alone())
    save_network(policy, initial_network(NetworkSettings(size=SIZE, blocks=1, channels=4), 1))
    shared = ["--size", str(SIZE), "--komi", "7.5", "--games", "2", "--visits", "1"]
    assert main(["match", str(values), str(policy), *shared]) != 0
    assert "a value network has no policy" in capsys.readouterr().err
    assert main(["match", f"{policy}[value={values}]", f"{values}[visits=2]", *shared]) == 0


def test_komi_beyond_its_labels_are_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, game = tmp_path / "values.safetensors", tmp_path / "game.sgf"
    save_network(path, values_alone())
    game.write_text(f"(;GM[1]SZ[{SIZE}]KM[7.5];B[bb])")
    told = "the one at 30.5 is that of the nearest"
    for komi, expected in (("30.5", True), ("12.5", False)):
        assert main(["eval", str(game), "--net", str(path), "--komi", komi]) == 0
        out = capsys.readouterr().out
        assert (told in out) == expected
        assert "a value network, without a policy" in out
