"""The presets of the SAI paper search as the paper says, node for node."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from engine.go.state import Position, clone
from engine.search.search import TreeSearch
from engine.search.signature import HashEvaluator
from engine.train.presets.preset import Preset, load_preset
from tests.engine.search.literal_tree import Rules, Tree, position_after, shape_of

PRESETS = ("sai-9", "sai-15", "sai-20", "sai-22", "sai-23", "sai-24")
POSITIONS = 9
"""Of each preset: 54 in all."""


def rules_of(preset: Preset) -> Rules:
    search = preset.search
    return Rules(
        lambda_=preset.selfplay.lambda_,
        c_puct=search.c_puct,
        urgency=search.fpu,
        c_fpu=search.fpu_reduction,
        softmax=search.policy_temperature,
    )


def search_of(preset: Preset, position: Position, komi: float) -> TreeSearch:
    """The self-play search of a preset: its settings, visits and noise."""
    visits = preset.selfplay.visits
    search = TreeSearch(HashEvaluator(7), 7, 1, visits, preset.search)
    search.set_root(0, position, komi, preset.selfplay.lambda_, preset.selfplay.mu)
    search.run(np.array([visits], np.int32), np.array([preset.selfplay.noise]))
    return search


def literal_of(preset: Preset, search: TreeSearch, position: Position, komi: float) -> Tree:
    """The paper's tree with the noise that the search drew."""
    tree = Tree(HashEvaluator(7), clone(position), komi, rules_of(preset))
    priors = search.root_stats().prior[0]
    tree.root.policy = {move: float(priors[move]) for move in tree.root.policy}
    tree.search(preset.selfplay.visits)
    return tree


@pytest.mark.parametrize("seed", range(POSITIONS))
@pytest.mark.parametrize("name", PRESETS)
def test_the_search_of_a_preset_is_the_papers(name: str, seed: int) -> None:
    preset = load_preset(name)
    assert preset.search.batch == 1
    position, komi = position_after(5 * seed, seed), (9.5, 3.5, 0.5)[seed % 3]
    search = search_of(preset, position, komi)
    assert shape_of(search) == literal_of(preset, search, position, komi).shape()


@pytest.mark.parametrize(
    "change", [{"fpu_base": "own_or_best"}, {"fpu_noise_reduction": False}, {"c_puct": 0.7}]
)
def test_other_settings_grow_other_trees(change: dict[str, object]) -> None:
    """Among them those of the reference program."""
    preset, position = load_preset("sai-20"), position_after(10, 1)
    other = dataclasses.replace(preset, search=preset.search.replace(**change))
    search = search_of(other, position, 9.5)
    assert shape_of(search) != literal_of(preset, search, position, 9.5).shape()
