"""Hooks that the modules of `engine.papers` fill.

They are: commands (`engine.cli` lists their modules; here are the settings of those that steps of a
chain may have), sources of games (`engine.train.presets.preset`), move rules
(`engine.train.presets.move_rule`) and kinds of contests (`engine.games.contest_settings`). A
paper's variant adds an entry and changes nothing else. Plug-ins fill the same hooks and others, see
`engine.base.plugins`.
"""

from __future__ import annotations

from typing import Final

from engine.base.plugins import Hook
from engine.base.settings import Settings

PAPERS: Final = ("engine.papers.sai", "engine.papers.gocse", "engine.papers.alphago")
"""Modules that add entries; importing them loads neither compiled code nor torch."""
STEP_SETTINGS: Final[Hook[type[Settings]]] = Hook(PAPERS)
"""Settings that are the options of a command, for commands that steps of a chain may have."""
