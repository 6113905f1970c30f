"""Every setting of a run has a use: a preset, a paper, or a reason given here."""

from __future__ import annotations

import json
from typing import Final

from engine.train.presets.preset import current_name, setting_labels
from sai_studio.lab.training.setting_names import NOT_OF_A_RUN, REPEATS_A_PAPER
from tests.shared import PROJECT
from tests.test_papers import KINDS, PAGE

REASONS: Final = {
    "of the machine, or how long and where a run works": "run.seed run.minutes run.device "
    "run.checkpoint_steps run.keep_every run.threads training.precision run.panel run.panel_every",
    "files that people name": "run.start_network run.start_trunk records.games "
    "distillation.teacher distillation.labels distillation.pupil distillation.games",
    "how sai-engine label searches": "distillation.visits distillation.searched_share "
    "distillation.tree_share",
    "rules that people choose": "rules.superko rules.scoring",
    "the shape of the default network's blocks": "network.block_channels network.heads "
    "network.feed_forward",
    "shared with matches and panels, where people set them": "gate.komi "
    "gate.temperature_plies gate.opening gate.opening_plies gate.opening_file "
    "gate.opening_temperature gate.opening_loss gate.at_once",
    "parts of the default search, for experiments with it": "search.fpu_reduction",
}
"""Settings that no preset sets and no paper needs, by the reason that they have."""


def test_every_setting_is_of_a_preset_a_paper_or_has_a_reason() -> None:
    names, of_presets = set(setting_labels()), set()
    for path in (PROJECT / "resources/presets").glob("*.json"):
        sections = {k: v for k, v in json.loads(path.read_text()).items() if isinstance(v, dict)}
        of_presets |= {
            current_name(f"{section}.{name}") for section in sections for name in sections[section]
        }
    reasoned = {name for text in REASONS.values() for name in text.split()}
    assert names - of_presets - REPEATS_A_PAPER - NOT_OF_A_RUN == reasoned


def test_what_is_under_repeat_a_paper_names_its_source() -> None:
    assert len(REPEATS_A_PAPER) > 60
    assert set(setting_labels()) > NOT_OF_A_RUN
    for name in REPEATS_A_PAPER:
        section, _, last = name.partition(".")
        info = next(i for i in KINDS[section].options() if i.public_name == last)
        assert info.source or f"`{name}`" in PAGE, name
