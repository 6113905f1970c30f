"""Calibration finds the factor that was hidden in a network's betas, and changes nothing else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from engine.analysis.batch_search import Question, search_positions
from engine.base.errors import SettingsError
from engine.go.rules import Rules
from engine.measure.calibrate import UNSHARPENED, CalibrateOptions, calibrate, calibration_text
from engine.measure.reference_file import ReferenceAnswer, ReferenceFile, ReferencePosition
from engine.network.files.weights import load_network, save_network
from engine.network.opened import open_network
from tests.engine.network.networks import random_network

SIZE = 5
MOVES = ((), (12,), (12, 7), (12, 7, 11), (12, 7, 11, 6), (0,), (0, 1), (0, 1, 2), (24, 0))


def references_of(path: Path, factor: float, size: int = SIZE, visits: int = 1) -> ReferenceFile:
    """A network's own winrates at three komi, with its log odds multiplied by a factor."""
    evaluator = open_network(path).evaluator(Rules(size=size), precision="fp32", symmetry="random")
    positions = []
    for number, moves in enumerate(m for m in MOVES if max(m, default=0) < size * size):
        questions = [Question(moves, komi) for komi in (-0.5, 0.5, 1.5)]
        [(_, answers)] = search_positions(evaluator, size, questions, visits, settings=UNSHARPENED)
        asked = []
        for question, answer in zip(questions, answers, strict=True):
            odds = np.log(answer.winrate / (1.0 - answer.winrate))
            winrate = 1.0 / (1.0 + np.exp(-factor * odds))
            lead = answer.alpha - question.komi
            asked.append(ReferenceAnswer(question.komi, float(winrate), lead, ()))
        positions.append(
            ReferencePosition(
                game=f"g{number}",
                size=size,
                ply=len(moves),
                moves=moves,
                played=None,
                fair=0.0,
                asked=tuple(asked),
            )
        )
    return ReferenceFile(name="own", digest="00000000", positions=tuple(positions))


@pytest.mark.parametrize("kind", ["y", "v", "t"])
def test_the_hidden_factor_is_found(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "net.safetensors"
    save_network(path, random_network(kind, SIZE), half=False)
    references = references_of(path, 0.4)
    options = CalibrateOptions(
        precision="fp32", references=references, out=tmp_path / "out.safetensors"
    )
    result = calibrate(path, options, stopped=lambda: False)
    assert result["boards"]["5"]["factor"] == pytest.approx(0.4, rel=0.03)
    low, high = result["boards"]["5"]["factor_range"]
    assert low == high == result["boards"]["5"]["factor"], "all positions say the same"
    board = result["boards"]["5"]
    assert board["positions"] == len(MOVES)
    assert board["brier"][1] < 0.1 * board["brier"][0]
    text = calibration_text(result)
    assert "every beta times a factor" in text
    assert "positions: factor 0.398 (95 %" in text
    before, after = load_network(path)[0], load_network(options.out)[0]
    planes = torch.rand(4, before.settings.feature_set.planes, SIZE, SIZE)
    with torch.no_grad():
        old, new = before(planes), after(planes)
    assert torch.allclose(new.policy_logits, old.policy_logits, atol=1e-2)
    assert torch.allclose(new.value[:, 0], old.value[:, 0], atol=1e-2)
    assert torch.allclose(new.value[:, 1] / old.value[:, 1], torch.tensor(0.4), rtol=0.03)


def test_the_figures_of_two_boards_are_those_of_one_factor(tmp_path: Path) -> None:
    """One board wants steeper curves and the other flatter ones: no factor helps both."""
    path = tmp_path / "net.safetensors"
    save_network(path, random_network("pooled", SIZE), half=False)
    steep, flat = references_of(path, 2.0, 5), references_of(path, 0.5, 4)
    references = replace(steep, positions=steep.positions + flat.positions)
    options = CalibrateOptions(
        precision="fp32", references=references, out=tmp_path / "out.safetensors"
    )
    result = calibrate(path, options, stopped=lambda: False)
    given = replace(
        options, out=tmp_path / "given.safetensors", factor=result["boards"]["5"]["factor"]
    )
    of_file = calibrate(path, given, stopped=lambda: False)["boards"]
    for size in ("4", "5"):
        before, after = result["boards"][size]["brier"]
        assert before == of_file[size]["brier"][0]
        assert after == pytest.approx(of_file[size]["brier"][1], rel=0.5)
    assert max(result["boards"][size]["brier"][1] for size in ("4", "5")) > 1e-4


def test_a_given_factor_is_taken(tmp_path: Path) -> None:
    path = tmp_path / "net.safetensors"
    save_network(path, random_network("y", SIZE), half=False)
    out = tmp_path / "out.safetensors"
    options = CalibrateOptions(
        precision="fp32", references=references_of(path, 1.0), out=out, factor=2.0
    )
    result = calibrate(path, options, stopped=lambda: False)
    assert result["boards"]["5"]["factor"] == 2.0
    assert result["boards"]["5"]["factor_range"] is None
    before, after = (load_network(file)[0].value for file in (path, out))
    assert before is not None
    assert after is not None
    assert before.beta_output is not None
    assert after.beta_output is not None
    moved = after.beta_output.bias - before.beta_output.bias
    assert moved.item() == pytest.approx(np.log(2.0), rel=1e-4)
    assert result["boards"]["5"]["brier"][1] > result["boards"]["5"]["brier"][0]


def test_few_positions_that_differ_leave_the_factor_open(tmp_path: Path) -> None:
    path = tmp_path / "net.safetensors"
    save_network(path, random_network("y", SIZE), half=False)
    low, high = (references_of(path, factor).positions for factor in (0.4, 2.0))
    mixed = tuple(pair[i % 2] for i, pair in enumerate(zip(low, high, strict=True)))
    references = ReferenceFile(name="mixed", digest="00000000", positions=mixed)
    options = CalibrateOptions(
        precision="fp32", references=references, out=tmp_path / "out.safetensors"
    )
    result = calibrate(path, options, stopped=lambda: False)
    least, most = result["boards"]["5"]["factor_range"]
    assert 0.3 < least < result["boards"]["5"]["factor"] < most < 2.1
    assert f"95 % interval {least:.3g} to {most:.3g}" in calibration_text(result)


def test_the_hidden_sharpening_of_searches_is_found_and_used(tmp_path: Path) -> None:
    path = tmp_path / "net.safetensors"
    save_network(path, random_network("y", SIZE), strength={"elo": 1.0})
    references = references_of(path, 1.0 + 0.3 * float(np.log(20)), visits=20)
    out = tmp_path / "out.safetensors"
    options = CalibrateOptions(precision="fp32", references=references, out=out, visits=(20,))
    result = calibrate(path, options, stopped=lambda: False)
    assert result["boards"]["5"]["factor"] == pytest.approx(0.3)
    board = result["boards"]["5"]
    assert board["positions"] == len(MOVES)
    assert board["brier"][1] < 1e-5 < board["brier"][0]
    text = calibration_text(result)
    assert "log odds of searches of 20 visits times 1 + s ln(visits)" in text
    assert "s = 0.3 (95 % interval 0.3 to 0.3); winrate off" in text
    before, after = open_network(path), open_network(out)
    assert replace(after.header, name="", sharpening={}) == replace(before.header, name="")
    assert after.header.sharpening == {5: result["boards"]["5"]["factor"]}
    evaluator = after.evaluator(Rules(size=SIZE), precision="fp32", symmetry="random")
    moves = references.positions[2].moves
    questions = [Question(moves, asked.komi) for asked in references.positions[2].asked]
    [(_, sharp)] = search_positions(evaluator, SIZE, questions, 20)
    [(_, plain)] = search_positions(evaluator, SIZE, questions, 20, settings=UNSHARPENED)
    for asked, one, other in zip(references.positions[2].asked, sharp, plain, strict=True):
        assert one.winrate == pytest.approx(asked.winrate, abs=2e-3)
        assert one.winrate != pytest.approx(other.winrate, abs=5e-3)
        assert one.alpha == pytest.approx(other.alpha, abs=1e-3)
        assert [move.visits for move in one.moves] == [move.visits for move in other.moves]


def test_every_board_gets_its_own_sharpening(tmp_path: Path) -> None:
    path, out = tmp_path / "net.safetensors", tmp_path / "out.safetensors"
    save_network(path, random_network("pooled", SIZE), sharpening={3: 0.05, 5: 1.5})
    much = references_of(path, 1.0 + 0.3 * float(np.log(20)), 5, visits=20)
    less = references_of(path, 1.0 + 0.1 * float(np.log(20)), 4, visits=20)
    references = replace(much, positions=much.positions + less.positions)
    options = CalibrateOptions(precision="fp32", references=references, out=out, visits=(20,))
    calibrate(path, options, stopped=lambda: False)
    opened = open_network(out)
    assert opened.header.sharpening == pytest.approx({3: 0.05, 4: 0.1, 5: 0.3}, abs=0.02)
    found = [opened.evaluator(Rules(size=size), precision="fp32").sharpening for size in (3, 4, 5)]
    assert found == pytest.approx([0.05, 0.1, 0.3], abs=0.02)


def test_a_mixture_of_visits_gets_one_sharpening(tmp_path: Path) -> None:
    path = tmp_path / "net.safetensors"
    save_network(path, random_network("y", SIZE))
    references = references_of(path, 1.0 + 0.3 * float(np.log(20)), visits=20)
    options = CalibrateOptions(
        references=references, out=tmp_path / "out.safetensors", visits=(4, 20)
    )
    result = calibrate(path, options, stopped=lambda: False)
    assert result["visits"] == [4, 20]
    assert result["boards"]["5"]["positions"] == len(MOVES)
    assert 0.3 < result["boards"]["5"]["factor"] < 2.0, (
        "four visits need more to be as sure as twenty"
    )


def test_what_can_not_be_calibrated_is_named(tmp_path: Path) -> None:
    path, flat = tmp_path / "net.safetensors", tmp_path / "flat.safetensors"
    save_network(path, random_network("y", SIZE), half=False)
    save_network(flat, random_network("flat", SIZE), half=False)
    references = references_of(path, 1.0)
    new = CalibrateOptions(
        precision="fp32", references=references, out=tmp_path / "out.safetensors"
    )
    with pytest.raises(SettingsError, match="no beta"):
        calibrate(flat, new, stopped=lambda: False)
    with pytest.raises(SettingsError, match="exists already"):
        calibrate(
            path,
            CalibrateOptions(precision="fp32", references=references, out=path),
            stopped=lambda: False,
        )
    other = tmp_path / "seven.safetensors"
    save_network(other, random_network("y", 7), half=False)
    with pytest.raises(SettingsError, match="no board of these labels"):
        calibrate(other, new, stopped=lambda: False)
    decided = tuple(replace(position, fair=12.6) for position in references.positions)
    with pytest.raises(SettingsError, match="on which a position is open"):
        calibrate(
            path,
            replace(new, references=replace(references, positions=decided)),
            stopped=lambda: False,
        )
    assert calibrate(path, new, stopped=lambda: True) == {"stopped": True}
    assert not new.out.exists()
