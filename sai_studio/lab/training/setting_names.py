"""Titles of settings as the form shows them; imports no Qt."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from engine.base.translation import tr
from engine.train.presets.preset import paper_sections, setting_labels

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
    **paper_sections(),
}
"""Titles of the sections of settings."""


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
