"""KataGo networks as evaluators: curves, cache, symmetries, and the whole engine on top."""

from __future__ import annotations

import dataclasses
import json
import math
from pathlib import Path

import numpy as np
import pytest

from engine.analysis.analyzer import Analyzer
from engine.analysis.request import AnalysisRequest
from engine.base.errors import SettingsError, WeightsError
from engine.cli import main
from engine.games.panel import Panel, PanelMember, load_members
from engine.games.player import Player
from engine.games.settings import PanelSettings
from engine.go.board import BLACK, WHITE
from engine.go.position import legal_moves, play
from engine.go.rules import Rules
from engine.go.state import TO_PLAY, Position, position_batch, row
from engine.network.backends.available import available_backends
from engine.network.files.katago import load_katago
from engine.network.opened import open_network, v7_rules
from engine.network.runners.katago_curve import curve_of_grid, curves_of_answers
from engine.network.runners.katago_evaluator import KataGoEvaluator
from engine.network.runners.katago_metadata import METADATA, metadata_of
from engine.network.runners.katago_precision import choose_katago
from engine.network.runners.katago_steepness import USUAL_STEEPNESS, steepness_of
from engine.search.value.evaluation import Evaluation
from engine.search.value.kinds import SIGMOID
from tests.engine.games.matches import play_match
from tests.engine.network.katago_files import BLOCKS, KataGoFile, random_katago, write_katago
from tests.engine.network.networks import AskedKataGo
from tests.shared import file_in, parity_dir

SIZE = 5


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return random_katago(tmp_path / "tiny.bin.gz", 15, "ordinary", "pooling", "bottleneck")


def batch(count: int = 6, size: int = SIZE) -> tuple[Position, np.ndarray]:
    positions = position_batch(count, size)
    random = np.random.default_rng(3)
    legal = np.zeros((count, size * size + 1), np.bool_)
    for t in range(count):
        for _ in range(2 * t):
            legal_moves(row(positions, t), legal[t])
            play(row(positions, t), int(random.choice(np.flatnonzero(legal[t, :-1]))))
        legal_moves(row(positions, t), legal[t])
    return positions, legal


def evaluator(path: Path, **options: object) -> KataGoEvaluator:
    return KataGoEvaluator(load_katago(path)[0], SIZE, **options)  # type: ignore[arg-type]


def komis(count: int, komi: float = 7.5) -> np.ndarray:
    return np.full(count, komi, np.float32)


def assert_alike(given: Evaluation, expected: Evaluation, tolerance: float = 1e-5) -> None:
    np.testing.assert_allclose(given.policy, expected.policy, atol=tolerance)
    np.testing.assert_allclose(given.curve, expected.curve, atol=10 * tolerance, rtol=1e-3)
    assert given.ownership is not None
    assert expected.ownership is not None
    np.testing.assert_allclose(given.ownership, expected.ownership, atol=tolerance)


def test_answers_are_policies_and_curves(path: Path) -> None:
    positions, legal = batch()
    answer = evaluator(path).evaluate(positions, legal, komis(6))
    np.testing.assert_allclose(answer.policy.sum(1), 1.0, rtol=1e-5)
    assert (answer.policy[~legal] == 0).all()
    assert (answer.curve_kind == SIGMOID).all()
    assert (answer.curve[:, 1] > 0).all()
    assert answer.ownership is not None
    assert np.abs(answer.ownership).max() <= 1


def test_komi_is_seen(path: Path) -> None:
    positions, legal = batch()
    one = evaluator(path)
    low, high = (one.evaluate(positions, legal, komis(6, komi)) for komi in (0.5, 20.5))
    assert not np.allclose(low.policy, high.policy)


def test_colors_are_told_apart_by_the_mover_alone(path: Path) -> None:
    """A board with colors exchanged and the other side to move: the same policy, minus the score.

    Komi 0 is the same for both.
    """
    positions, legal = batch(1)
    other, _ = batch(1)
    play(row(other, 0), 25)  # too long ago to be shown
    for point in (12, 7, 13, 3, 25, 11):
        play(row(positions, 0), point)
        play(row(other, 0), point)
    assert positions.counters[0, TO_PLAY] == BLACK
    assert other.counters[0, TO_PLAY] == WHITE
    legal_moves(row(positions, 0), legal[0])
    one = evaluator(path, precision="fp64")
    black, white = (one.evaluate(p, legal, komis(1, 0.0)) for p in (positions, other))
    np.testing.assert_allclose(black.policy, white.policy, atol=1e-6)
    np.testing.assert_allclose(black.curve[:, 0], -white.curve[:, 0], atol=1e-4)
    np.testing.assert_allclose(black.curve[:, 1], white.curve[:, 1], rtol=1e-5)


@pytest.mark.parametrize("symmetry", ["identity", "random", "average"])
def test_a_cache_changes_no_answer(path: Path, symmetry: str) -> None:
    positions, legal = batch()
    plain, cached = (evaluator(path, symmetry=symmetry, cache_rows=rows) for rows in (0, 64))
    expected = plain.evaluate(positions, legal, komis(6))
    assert_alike(cached.evaluate(positions, legal, komis(6)), expected)
    rows = cached.evaluations
    assert rows == 6 * (8 if symmetry == "average" else 1)
    assert_alike(cached.evaluate(positions, legal, komis(6)), expected)
    assert cached.evaluations == rows
    cached.evaluate(positions, legal, komis(6, 8.5))
    assert cached.evaluations == 2 * rows


def test_symmetries_give_different_answers_whose_mean_is_the_average(path: Path) -> None:
    positions, legal = batch()
    identity = evaluator(path).evaluate(positions, legal, komis(6))
    random = evaluator(path, symmetry="random").evaluate(positions, legal, komis(6))
    average = evaluator(path, symmetry="average")
    mean = average.evaluate(positions, legal, komis(6))
    assert not np.allclose(identity.policy, random.policy)
    asked = evaluator(path, symmetry="random", cache_rows=64)
    asked.evaluate(positions, legal, komis(6))
    assert_alike(asked.evaluate(positions, legal, komis(6), average=True), mean)
    assert_alike(asked.evaluate(positions, legal, komis(6)), random)
    mirrored, mirrored_legal = batch()
    mirror = np.append(np.arange(25).reshape(5, 5)[:, ::-1].ravel(), 25)
    for name in ("stones", "past", "chain"):
        array = getattr(mirrored, name)
        array[:] = array[..., mirror[: array.shape[-1]]]
    mirrored.chain[:] = np.where(
        mirrored.chain < 0, -1, mirror[np.maximum(mirrored.chain, 0)].astype(np.int16)
    )
    for name in ("next_stone", "liberties", "chain_size", "chain_key"):
        getattr(mirrored, name)[:, :] = getattr(mirrored, name)[:, mirror]
    given = average.evaluate(mirrored, mirrored_legal[:, mirror], komis(6))
    np.testing.assert_allclose(given.policy[:, mirror], mean.policy, atol=1e-5)


def test_precisions_agree(path: Path) -> None:
    positions, legal = batch()
    exact = evaluator(path, precision="fp64").evaluate(positions, legal, komis(6))
    assert_alike(evaluator(path, precision="fp32").evaluate(positions, legal, komis(6)), exact)
    offered = available_backends("cpu", torch_too=True)
    for backend in offered:
        given = evaluator(path, precision=backend.name).evaluate(positions, legal, komis(6))
        assert_alike(given, exact, 1e-3 if backend.precision == "fp32" else 0.05)
    assert choose_katago(load_katago(path)[0], SIZE).backend in offered


@pytest.mark.parametrize("version", [8, 11, 17])
def test_fused_convolutions_give_the_same_answers(tmp_path: Path, version: int) -> None:
    """The second time, too: nothing is overwritten that is needed again."""
    import torch

    blocks = BLOCKS if version == 17 else BLOCKS[: 2 + (version > 8)]
    model, _ = load_katago(random_katago(tmp_path / "a.bin.gz", version, *blocks))
    planes = (torch.rand(3, 22, 9, 9) < 0.3).float()
    numbers = torch.rand(3, 19)
    answers = []
    for fused in (True, False):
        asked = AskedKataGo(model, 9, "fp32", fused=fused)
        first = asked.run(planes, numbers)
        kept = [part.clone() for part in first]
        asked.run(1.0 - planes, 1.0 - numbers)
        again = asked.run(planes, numbers)
        assert all(map(torch.equal, kept, first))
        assert all(map(torch.equal, kept, again))
        answers.append(first)
    for given, plain in zip(*answers, strict=True):
        torch.testing.assert_close(given, plain, atol=1e-5, rtol=1e-4)


def test_a_curve_passes_through_the_winrate_it_was_made_of() -> None:
    winrate = np.array([0.5, 0.9, 0.001, 1 - 1e-9, 0.3])
    lead = np.array([0.0, 4.0, -30.0, 60.0, 5.0])
    deviation = np.array([10.0, 5.0, 0.0, 20.0, 12.0])
    out = np.empty((5, 2), np.float32)
    curves_of_answers(winrate, lead, deviation, komis(5), 3.0, out)
    alpha, beta = out.astype(np.float64).T
    assert (beta > 0).all()
    np.testing.assert_allclose(1 / (1 + np.exp(-beta * (alpha - 7.5))), winrate, atol=1e-6)
    assert math.isclose(beta[0], 0.3, rel_tol=1e-5)
    assert alpha[0] == 7.5


def test_a_grid_is_fitted_by_the_sigmoid_it_came_from() -> None:
    komi = np.arange(-20.0, 30.0)
    for alpha, beta in ((6.5, 0.3), (-15.0, 0.08), (3.0, 1.5)):
        winrate = 1 / (1 + np.exp(-beta * (alpha - komi)))
        fitted = curve_of_grid(komi, winrate)
        np.testing.assert_allclose(fitted[:2], (alpha, beta), rtol=1e-4)
        assert fitted[2] < 1e-6


def test_players_of_human_networks_are_described() -> None:
    told = metadata_of("rank_3k_5d", BLACK, 361)
    assert told.shape == (METADATA,)
    assert (told[6:40].sum(), told[40:74].sum()) == (12, 5)
    assert np.array_equal(metadata_of("rank_3k_5d", WHITE, 361)[6:18], told[40:52])
    assert metadata_of("proyear_2022", BLACK, 361)[157] == 1
    for wrong in ("rank_10d", "rank_21k", "proyear_1700", "best", "rank_"):
        with pytest.raises(SettingsError, match="unknown"):
            metadata_of(wrong, BLACK, 361)


def test_human_networks_play(tmp_path: Path) -> None:
    path = write_katago(tmp_path / "a.bin", KataGoFile(15, human=True).binary())
    positions, legal = batch()
    strong, weak = (
        evaluator(path, profile=profile).evaluate(positions, legal, komis(6))
        for profile in ("rank_9d", "rank_20k")
    )
    assert not np.allclose(strong.policy, weak.policy)


def test_rules_reach_the_inputs(path: Path) -> None:
    assert v7_rules(Rules()).territory == 0
    japanese = v7_rules(Rules(scoring="territory"))
    assert (japanese.territory, japanese.tax) == (1, 1)
    opened = open_network(path)
    assert Rules(size=9, komi=5.5).board_kind == Rules(size=9).board_kind
    assert Rules(size=9, scoring="territory").board_kind != Rules(size=9).board_kind
    with pytest.raises(WeightsError, match="plays 2x2 to 19x19, this board is 21x21"):
        opened.evaluator(Rules(size=21))


@pytest.mark.parametrize("size", [5, 9])
def test_an_analysis_runs_on_any_board(path: Path, size: int) -> None:
    request = AnalysisRequest(
        ticket=1,
        rules=Rules(size=size, komi=3.5),
        stones=np.zeros(size * size, np.int8),
        to_play=BLACK,
        moves=(6, 8),
        visits=20,
        network=path,
    )
    *_, report = Analyzer().analyze(request)
    assert report.finished
    assert report.network == "tiny"
    assert report.network_beta > 0
    assert report.agents[0].visits >= 20


def test_a_match_is_played(path: Path) -> None:
    players = [
        Player(evaluator=open_network(path).evaluator(Rules(size=5), seed=seed), visits=2)
        for seed in (1, 2)
    ]
    result = play_match(*players, games=2, rules=Rules(size=5, komi=4.5))
    assert len(result.games) == 2


def test_eval_prints_what_the_network_says(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "game.sgf"
    game.write_text("(;SZ[7]KM[7.5]RU[Japanese];B[cc];W[ee];B[];W[];B[dd])")
    for move, encore in ((2, 0), (5, 1)):
        for symmetry in ("0", "average"):
            arguments = [str(game), "--net", str(path), "--move", str(move), "--json"]
            assert main(["eval", *arguments, "--symmetry", symmetry]) == 0
            fields = json.loads(capsys.readouterr().out)
            assert fields["network"] == "random-v15"
            assert fields["encore"] == encore
            assert len(fields["policy"]) == len(fields["ownership"]) == 49
            assert math.isclose(sum(fields["policy"]) + fields["pass"], 1, rel_tol=1e-6)
            assert math.isclose(fields["win"] + fields["loss"] + fields["no_result"], 1)
            sign = 1 if fields["to_play"] == "black" else -1
            assert math.isclose(fields["black_alpha"], sign * fields["alpha"])
    assert main(["eval", str(game), "--net", str(path)]) == 0
    assert "alpha and beta are fitted" in capsys.readouterr().out


def test_a_panel_may_hold_katago_networks(path: Path) -> None:
    member = PanelMember(path, open_network(path).header.identity, 1.0)
    panel = Panel(rules=Rules(size=5), settings=PanelSettings(), members=(member,))
    (loaded,) = load_members(panel)
    assert loaded.size == 5
    with pytest.raises(WeightsError, match="for size 2 to 19, the panel for size 21"):
        load_members(dataclasses.replace(panel, rules=Rules(size=21)))


def test_a_strong_network_is_steeper_than_a_weak_one() -> None:
    folder = parity_dir().parent / "nets"
    strong, weak = (
        steepness_of(load_katago(file_in(folder, name=name))[0])
        for name in ("b10c384h6nbttflrs.bin.gz", "g170-b6c96-s175395328-d26788732.bin.gz")
    )
    assert strong > 1.5 * weak


def test_answers_that_are_no_numbers_leave_the_usual_steepness(tmp_path: Path) -> None:
    model, _ = load_katago(random_katago(tmp_path / "a.bin.gz", 17, *BLOCKS))
    assert 2.0 <= steepness_of(model) <= 10.0
    broken = model.multipliers._replace(score_deviation=math.nan)
    assert steepness_of(model._replace(multipliers=broken)) == USUAL_STEEPNESS
