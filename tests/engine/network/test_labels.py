"""Multi-labelled value heads: rows that never rise, pairs, and the same komi for both players."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from engine.base.errors import SettingsError
from engine.cli import main
from engine.go.board import BLACK, WHITE
from engine.go.state import PASSES
from engine.network.files.weights import save_network
from engine.network.models import labels
from engine.network.models.settings import NetworkSettings
from engine.network.models.shapes import raw_outputs
from engine.network.runners import precision
from engine.network.runners.inference import label_curve
from engine.search.value.curve import add_to_black, winrate_at
from engine.search.value.kinds import MULTI_LABEL, SIGMOID
from tests.engine.network.networks import (
    Asked,
    as_bytes,
    evaluator_of,
    random_network,
    random_positions,
)

ROWS = 10_000
PAPER = [-3.5], [-2.5, -1.5], [-0.5, 0.5], [1.5, 2.5], [3.5, 4.5], [5.5, 6.5]
"""The first komi of Wu et al.'s table, together where their winrates are equal but for noise."""
NAMES: list[dict[str, Any]] = [
    {},
    {"size": 8},
    {"size": 19, "first_label": -39.5, "labels": 80},
    {"label_pairs": False},
    {"first_label": -10.0, "labels": 21, "label_pairs": False, "features": "agz17"},
    {"first_label": -9.5, "labels": 20, "features": "agz17"},
    {"labels": 2},
]


def settings_of(**changes: Any) -> NetworkSettings:
    values = {"size": 9, "value_head": "multi_label", "features": "multilabel50"}
    return NetworkSettings.from_dict({**values, **changes})


def black_curves(settings: NetworkSettings, raw: torch.Tensor, to_play: np.ndarray) -> np.ndarray:
    """Black's curves of raw outputs, [B, 1 + labels]; training's are those of inference."""
    layout = settings.feature_set.layout
    planes = torch.zeros(len(raw), layout.planes, settings.size, settings.size)
    if layout.black_to_move >= 0:
        planes[:, layout.black_to_move] = torch.from_numpy(to_play == BLACK).float()[:, None, None]
    movers = label_curve(raw.numpy(), as_bytes(planes, np.int8), settings)
    trained = labels.label_curve(raw, planes, settings).numpy()
    largest = 1.0 + np.abs(trained[:, 1:]).max(1, keepdims=True)
    assert (np.abs(movers - trained) <= 1e-5 * largest).all()
    black = np.zeros(movers.shape, np.float32)
    for i, row in enumerate(movers):
        assert add_to_black(MULTI_LABEL, int(to_play[i]), row, 1.0, black[i])
    return black


@pytest.mark.parametrize("changes", NAMES, ids=str)
def test_rows_never_rise_and_pairs_are_equal(changes: dict[str, Any]) -> None:
    """For whatever the layers give, also for numbers far outside of what they should."""
    settings = settings_of(**changes)
    generator = torch.Generator().manual_seed(1)
    raw = torch.randn(ROWS, raw_outputs(settings), generator=generator)
    raw *= torch.logspace(-2, 3, ROWS)[:, None]
    to_play = np.where(np.arange(ROWS) % 2, BLACK, WHITE)
    curves = black_curves(settings, raw, to_play)
    assert (curves[:, 0] == settings.first_label).all()
    winrates = 0.5 + 0.5 * np.tanh(0.5 * curves[:, 1:].astype(np.float64))
    falls = np.diff(curves[:, 1:], axis=1)
    assert (falls <= 0).all()
    assert (np.diff(winrates, axis=1) <= 0).all()
    steps = np.array(settings.label_steps)
    komi = settings.first_label + np.arange(settings.labels)
    scores = komi[:-1] + 0.5
    if settings.label_pairs:
        assert steps.tolist() == ((scores - settings.size) % 2 == 0).tolist()
        assert np.abs(np.diff(winrates, axis=1)[:, ~steps]).max(initial=0.0) <= 1e-6
    else:
        assert steps.all()
    tame = np.abs(raw.numpy()).max(axis=1) < 3
    assert tame.sum() > 1000
    assert (falls[tame][:, steps] < 0).all()


def test_pairs_are_those_of_the_papers_table() -> None:
    settings = settings_of()
    komi = settings.first_label + np.arange(17)
    groups = np.cumsum([0, *settings.label_steps])
    found = [komi[groups == group].tolist() for group in range(len(PAPER))]
    assert tuple(found) == PAPER
    assert settings.last_label == 12.5


@pytest.mark.parametrize("to_play", [BLACK, WHITE])
def test_labels_stand_for_the_games_komi_whoever_moves(to_play: int) -> None:
    """A fall between -1.5 and -0.5, where Black's score is -1, is there for White to move, too."""
    settings = settings_of()
    raw = torch.full((1, raw_outputs(settings)), -20.0)
    raw[0, 0] = 0.0
    falls = [i for i, falls in enumerate(settings.label_steps) if falls]
    place = falls.index(2) if to_play == BLACK else len(falls) - 1 - falls.index(2)
    raw[0, 1 + place] = 5.0
    row = black_curves(settings, raw, np.array([to_play]))[0]
    assert winrate_at(MULTI_LABEL, row, 1.5) > 0.99
    assert winrate_at(MULTI_LABEL, row, 0.5) < 0.01


def test_a_mover_that_is_ahead_is_ahead_with_either_color() -> None:
    settings = settings_of()
    raw = torch.zeros(2, raw_outputs(settings))
    raw[:, 0] = 2.0
    black, white = black_curves(settings, raw, np.array([BLACK, WHITE]))
    middle = 0.5 * (settings.first_label + settings.last_label)
    assert winrate_at(MULTI_LABEL, black, -middle) > 0.8
    assert winrate_at(MULTI_LABEL, white, -middle) < 0.2
    assert black[0] == white[0] == settings.first_label


def test_an_untrained_curve_is_as_steep_as_a_sigmoid_heads() -> None:
    for pairs in (True, False):
        settings = settings_of(label_pairs=pairs)
        raw = torch.zeros(1, raw_outputs(settings))
        row = black_curves(settings, raw, np.array([BLACK]))[0]
        assert (row[1] - row[17]) / 16 == pytest.approx(10 / 81)
        assert row[1:].mean() == pytest.approx(0.0, abs=10 / 81)


def test_pooled_heads_serve_every_size() -> None:
    settings = random_network("even labels").settings
    assert {raw_outputs(settings.replace(size=size)) for size in settings.sizes} == {21}
    odd = settings_of(features="agz18", smallest=5)
    assert {raw_outputs(odd.replace(size=size, smallest=5)) for size in odd.sizes} == {9}


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"features": "agz17"}, "needs features that tell Black's turn"),
        ({"first_label": -3.25}, "whole or half number"),
        ({"first_label": -3.0}, "pairs are of half-integer komi"),
        ({"ownership": True, "ownership_score": True}, "needs ownership"),
        ({"smallest": 6, "labels": 16}, "odd and even points"),
        ({"labels": 1}, "at least 2"),
    ],
)
def test_impossible_labels_are_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(SettingsError, match=message):
        settings_of(**changes)


def test_differences_of_labels_are_seen() -> None:
    network = random_network("labels")
    planes = torch.randint(0, 2, (3, 50, 5, 5), generator=torch.Generator().manual_seed(0))
    expected = Asked(network, "fp32").runner.run(as_bytes(planes, np.int8))
    shifted = expected.value.copy()
    shifted[:, 9] += 1e4  # of one label
    found = precision.differences(network.settings, expected, expected._replace(value=shifted))
    change = 0.5 - 0.5 * np.tanh(0.5 * expected.value[:, 9]).mean()
    assert found == pytest.approx((0.0, change), abs=1e-5)
    assert network.settings.curve_kind != SIGMOID


@pytest.mark.parametrize("symmetry", ["identity", "random", "average"])
def test_evaluations_never_rise_and_keep_the_pairs(symmetry: str) -> None:
    """The means over symmetries, too, for both players."""
    evaluator = evaluator_of(random_network("labels"), precision="fp32", symmetry=symmetry)
    positions, legal = random_positions(200)
    curves = evaluator.evaluate(positions, legal, np.full(200, 7.5, np.float32)).curve
    over = positions.counters[:, PASSES] >= 2  # counted: their curves are moved
    assert (curves[~over, 0] == -3.5).all()
    falls = np.diff(curves[:, 1:], axis=1)
    assert (falls <= 0).all()
    steps = np.array(evaluator.settings.label_steps)
    assert (falls[:, ~steps] == 0).all()
    assert (falls[:, steps] < 0).all()


def test_eval_prints_the_label_of_every_komi(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    save_network(tmp_path / "labels.safetensors", random_network("labels"), half=False)
    (tmp_path / "game.sgf").write_text("(;SZ[5]KM[7.5];B[cc])")  # White to move
    arguments = ["eval", str(tmp_path / "game.sgf"), "--net", str(tmp_path / "labels.safetensors")]
    assert main([*arguments, "--json"]) == 0
    fields = json.loads(capsys.readouterr().out)
    assert fields["curve"] == "multi-label"
    komi, winrates = np.array(fields["black_labels"]).T
    assert komi.tolist() == np.arange(-3.5, 13.0).tolist()
    assert (np.diff(winrates) <= 0).all()
    assert winrates[komi == 7.5] == pytest.approx(fields["black_winrate"])
    assert main(arguments) == 0
    assert "komi   Black wins %\n -3.5" in capsys.readouterr().out
