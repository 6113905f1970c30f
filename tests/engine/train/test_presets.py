"""The presets that come with the program."""

from __future__ import annotations

import pytest

from engine.base.errors import SettingsError
from engine.network.models.network import initial_network
from engine.search.value.kinds import FLAT, MULTI_LABEL
from engine.train.chain_file import chain_names, load_chain
from engine.train.game_source import branching_warning
from engine.train.presets.preset import Preset, load_preset, preset_names, with_changes

TABLE = {  # Table I of arXiv:1809.03928: type, input planes, visits, FPU, ST, RT, lambda
    "sai-9": ("V", "agz18", 250, "agz", 1.0, 1.0, 0.5),
    "sai-15": ("Y", "agz18", 250, "agz", 2.0, 0.5, 0.0),
    "sai-20": ("Y", "agz17", 250, "lz", 1.5, 0.8, 0.5),
    "sai-22": ("Y", "agz17", 502, "lz", 1.5, 0.8, 0.5),
    "sai-23": ("Y", "agz17", 250, "lz", 1.0, 1.0, 0.5),
    "sai-24": ("Y", "agz17", 250, "lz", 1.0, 1.0, 0.0),
}
PLATEAU = {  # the same: time to plateau [million nodes]
    "sai-9": 1838,
    "sai-15": 1194,
    "sai-20": 463,
    "sai-22": 2545,
    "sai-23": 465,
    "sai-24": 528,
}


@pytest.mark.parametrize("name", TABLE)
def test_presets_of_the_paper_are_its_table(name: str) -> None:
    preset = load_preset(name)
    assert preset.selfplay.visits == preset.selfplay.cheap_visits
    assert TABLE[name] == (
        preset.network.value_head,
        preset.network.features,
        preset.selfplay.visits,
        preset.search.fpu,
        preset.search.policy_temperature,
        preset.selfplay.temperature,
        preset.selfplay.lambda_,
    )
    assert preset.selfplay.late_temperature == preset.selfplay.temperature
    assert preset.selfplay.temperature_form == "gibbs"
    assert 0 < preset.selfplay.temperature_plies < 10
    assert preset.run.million_nodes == PLATEAU[name]
    assert preset.search.fpu == "agz" or preset.search.fpu_base == "own"
    assert preset.selfplay.branch_probability == 0.025
    assert preset.selfplay.policy_target == "visits"
    assert preset.selfplay.deep_share == 1.0
    assert preset.training.winrate_loss == "squared"
    assert (preset.network.blocks, preset.network.channels) == (3, 128)
    assert preset.rules.size == 7


def test_the_papers_reference_knows_one_komi() -> None:
    preset = load_preset("leela-zero-7x7")
    assert preset.network.value_head == "flat"
    assert preset.selfplay.branch_probability == 0.0
    assert preset.rules.komi == 9.5


def test_the_four_value_networks_are_one_preset() -> None:
    """BV-ML-VN; its `about` names the settings that leave a part of it out."""
    whole = load_preset("multilabel-9x9")
    changes = [
        {},
        {"network.ownership": False},
        {"network.value_head": "flat"},
        {"network.value_head": "flat", "network.ownership": False},
    ]
    presets = [with_changes(whole, some) for some in changes]
    kinds = [(preset.network.curve_kind, preset.network.ownership) for preset in presets]
    assert kinds == [(MULTI_LABEL, True), (MULTI_LABEL, False), (FLAT, True), (FLAT, False)]
    for words in ("network.ownership=false (ML-VN)", "network.value_head=flat (BV-VN)"):
        assert words in whole.about
    names = ["records.learn", "records.games", "policy_games.learn"]
    learned = with_changes(whole, dict(zip(names, (True, "games.zip", "nothing"), strict=True)))
    assert learned.records.learn
    assert (whole.network.first_label, whole.network.last_label) == (-3.5, 12.5)


@pytest.mark.parametrize(
    "changes", [{"rules.komi": 30.5}, {"network.first_label": 10.5}, {"rules.komi": -7.5}]
)
def test_the_komi_of_the_games_is_among_the_labels(changes: dict[str, float]) -> None:
    preset = load_preset("multilabel-9x9")
    with pytest.raises(SettingsError, match="choose a komi among them"):
        with_changes(preset, changes)


def test_labels_learn_no_scores_from_a_teacher() -> None:
    """Its scores are estimates: thresholds of them would say that it is sure."""
    taught = {
        "policy_games.learn": "nothing",
        "distillation.teacher": "teacher.bin.gz",
        "distillation.boards": "9",
    }
    for changes in (taught, {"training.score_target": "searched"}):
        with pytest.raises(SettingsError, match="estimates"):
            with_changes(load_preset("multilabel-9x9"), changes)
        changes = {**changes, "training.label_target": "winrate"}
        with_changes(load_preset("multilabel-9x9"), changes)


def test_every_preset_makes_a_network_and_says_what_it_is_for(subtests: pytest.Subtests) -> None:
    for name in preset_names():
        with subtests.test(name):
            preset = load_preset(name)
            assert preset.about.endswith(".")
            assert preset.card.title, "a title in plain words"
            assert preset.card.outcome.endswith(".")
            network = initial_network(preset.network, 1)
            assert network.settings == preset.network
            if preset.card.speed is not None:
                count = sum(weights.numel() for weights in network.parameters())
                assert preset.card.speed.parameters == count


@pytest.mark.parametrize("name", chain_names())
def test_every_chain_says_what_it_is_and_gives(name: str) -> None:
    chain = load_chain(name)
    assert chain.title
    assert chain.outcome.endswith(".")


def test_the_description_survives_a_run_file_and_changes() -> None:
    preset = load_preset("sai-20")
    assert Preset.from_dict(preset.to_dict()).card == preset.card
    assert with_changes(preset, {"run.games": 3}).card == preset.card


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("title", 7, "text"),
        ("title", "x" * 61, "60"),
        ("source", "hearsay", "small-board study"),
        ("speed", {"nodes_per_s": 1.0}, "rows_per_s"),
        ("subtitle", "x", "subtitle"),
    ],
)
def test_descriptions_are_checked(field: str, value: object, said: str) -> None:
    values = {**load_preset("sai-20").to_dict(), field: value}
    with pytest.raises(SettingsError, match=said):
        Preset.from_dict(values)


def test_branches_that_leave_no_game_from_the_empty_board_are_warned_of() -> None:
    assert [name for name in preset_names() if branching_warning(load_preset(name))] == []
    many = with_changes(load_preset("sai-20"), {"selfplay.branch_probability": 0.1})
    warning = branching_warning(many)  # exp(0.1 * 44.1), as a simulation of the queue counts them
    assert "one of 82 games begins at the empty board" in warning
    assert "each starts 4.4 others" in warning
    assert branching_warning(with_changes(many, {"network.value_head": "flat"})) == ""
