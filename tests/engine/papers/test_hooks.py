"""What papers add to other packages, and files that name settings as earlier versions did."""

from __future__ import annotations

from typing import Any

import pytest

from engine.base.errors import SettingsError
from engine.base.plugins import Hook
from engine.catalog.hooks import STEP_SETTINGS
from engine.games.contest_settings import CONTEST_KINDS
from engine.papers.alphago_settings import PolicyGameSettings
from engine.papers.gocse_settings import GocseSettings
from engine.search.settings import SearchSettings
from engine.train.game_source import game_source, paper_source
from engine.train.presets.move_rule import MOVE_RULES
from engine.train.presets.preset import SOURCES, Preset, current_name, load_preset, with_changes
from engine.train.runs.run_file import started
from engine.train.selfplay.selfplay import move_rules

SIZES: dict[str, Any] = {"rules": {"size": 7}, "network": {"size": 7}}


def test_the_four_hooks_are_filled() -> None:
    assert "rollout-policy" in STEP_SETTINGS
    assert SOURCES["policy_games"].title == "Games by policies"
    assert MOVE_RULES["gocse"].title == "GoCSE392"
    assert {"instinct", "training", "search"} <= CONTEST_KINDS.keys()


def test_an_entry_of_a_hook_is_found_by_its_name() -> None:
    hook: Hook[int] = Hook()
    hook.add("one", 1)
    assert (hook["one"], len(hook), "two" in hook) == (1, 1, False)


def test_defaults_of_papers_change_nothing() -> None:
    preset = load_preset("recommended-7x7")
    assert move_rules(preset) == []
    assert paper_source(preset) == ""
    assert game_source(preset).needs_network
    assert len(move_rules(load_preset("gocse-9x9"))) == 1
    assert paper_source(load_preset("alphago-9x9-gradient")) == "games of policies"


def test_a_section_of_a_paper_is_one_of_the_preset() -> None:
    preset = with_changes(load_preset("sai-20"), {"gocse.first_moves": 3})
    assert preset.of(GocseSettings).first_moves == 3
    assert preset.of(PolicyGameSettings) == PolicyGameSettings()
    assert preset.by_name()["gocse.first_moves"] == 3
    assert Preset.from_dict(preset.to_dict()) == preset


def test_settings_are_found_by_their_earlier_names() -> None:
    preset = Preset.from_dict({**SIZES, "selfplay": {"first_moves": 5, "games": 2}})
    assert (preset.of(GocseSettings).first_moves, preset.selfplay.games) == (5, 2)
    changed = started(preset, {"selfplay.first_moves": 7, "selfplay.lambda_": 0.5})
    assert changed.given == {"gocse.first_moves": 7, "selfplay.lambda": 0.5}
    assert current_name("lessons.visits") == "distillation.visits"
    assert current_name("selfplay.visits") == "selfplay.visits"


@pytest.mark.parametrize(
    ("section", "name", "value"),
    [
        ("search", "root_candidates", 16),
        ("selfplay", "q_scale", 1),
        ("training", "window_exponent", 0.65),
        ("records", "held_out_moves", 10000),
        ("policy_games", "held_out_every", 10),
        ("distillation", "pupil_visits", 60),
    ],
)
def test_a_removed_setting_is_read_with_the_value_that_it_has(
    section: str, name: str, value: Any
) -> None:
    preset = Preset.from_dict({**SIZES, section: {name: value}})
    assert f"{section}.{name}" not in preset.by_name()
    assert started(preset, {f"{section}.{name}": value}).given == {}
    with pytest.raises(SettingsError, match=f"{section}.{name} is no longer a setting: it is "):
        Preset.from_dict({**SIZES, section: {name: value + 1}})


def test_a_removed_setting_of_a_search_is_read() -> None:
    assert SearchSettings.from_dict({"root_candidates": 16}) == SearchSettings()
    with pytest.raises(SettingsError, match="always 16"):
        SearchSettings.from_dict({"root_candidates": 4})
