"""Titles of settings as the form shows them; imports no Qt."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from engine.base.plugins import load_plugins
from engine.base.translation import tr
from engine.train.presets.preset import added_sections, paper_sections, setting_labels

SECTIONS: Final = {
    "rules": tr("Rules"),
    "network": tr("Network"),
    "search": tr("Search"),
    "selfplay": tr("Self-play"),
    "distillation": tr("Distillation"),
    "records": tr("Game records"),
    "training": tr("Training"),
    "gate": tr("Gate"),
    "run": tr("Run"),
    "second_stage": tr("Second stage"),
    **added_sections(),
}
"""Titles of the sections of settings."""

_PAPERS: Final = {
    "network": "first_channels cross_layers cross_kernel cross_widths cross_squeeze cross_outputs "
    "policy_head komi_units labels first_label label_pairs soft_policy later_moves",
    "search": "puct puct_log puct_constant puct_sum puct_epsilon fpu fpu_constant fpu_base "
    "fpu_noise_reduction pass_rule second_pass_prior legality virtual_loss window_from "
    "root_extra_visits root_selection max_leaves leaves_increase open_leaves max_depth "
    "max_depth_upper depth_weight q_decision_visits q_decision_gap rollout_share rollout_policy "
    "expand_visits",
    "selfplay": "policy_target temperature_form temperature_plies keep_tree mu",
    "training": "rate_per_pass win_rule winrate_loss label_target ownership_loss",
    "gate": "tree optimistic_until elo0 elo1 alpha beta final_share early_fail",
}
"""Settings that repeat what a paper or its program did, by section."""
REPEATS_A_PAPER: Final = frozenset(
    name
    for name in setting_labels()
    for section, _, last in [name.partition(".")]
    if section in ("second_stage", *paper_sections()) or last in _PAPERS.get(section, "").split()
)
"""Settings that the form offers under "Repeat a paper" alone."""
NOT_OF_A_RUN: Final = frozenset(
    ("rules.name", "rules.handicap", "rules.handicap_bonus")  # of games between people
    + ("search.average_symmetries", "search.sharpen", "search.komi_samples")  # of analysis
    + (() if load_plugins() else ("network.block", "network.plugin_heads"))  # of plug-ins
)
"""Settings that runs have no use for, since they are of games and analysis or nothing is there to
be named: the form has no row."""


def setting_title(name: str) -> str:
    """Return the title of a setting: "Distillation: teacher" for `distillation.teacher`."""
    section = name.partition(".")[0]
    return f"{SECTIONS.get(section, section)}: {tr(setting_labels()[name])}"


def in_form_words(text: str) -> str:
    """Replace dotted names of settings, such as `run.games`, by the titles of their fields."""
    return _dotted_names().sub(_quoted, text)


def _quoted(found: re.Match[str]) -> str:
    title, value = setting_title(found[1]), found[2]
    return tr("\u201c{setting}\u201d", setting=f"{title} = {value}" if value else title)


@lru_cache(maxsize=1)
def _dotted_names() -> re.Pattern[str]:
    """Return a pattern for dotted names of settings, each with its value if it has one.

    East Asian words may adjoin a name, but not the letters of another name or of a path.
    """
    names = "|".join(map(re.escape, sorted(setting_labels(), key=len, reverse=True)))
    return re.compile(rf"(?<![\w./\\-])({names})(?![\w/\\-]|\.\w)(?:=(\w[\w.]*\b))?", re.ASCII)
