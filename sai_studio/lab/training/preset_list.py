"""The presets and chains that a new run may begin from, as rows of a table; knows no Qt."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.jobs.processes import usable_cores
from engine.train.chain_file import Chain, chain_names, load_chain
from engine.train.extrapolate import usual_estimate
from engine.train.presets.preset import Preset, load_preset, preset_names
from engine.train.presets.preset_card import Card
from sai_studio.kit.figures import duration
from sai_studio.kit.texts import with_times
from sai_studio.lab.training.chain_story import DEMOS
from sai_studio.lab.training.setting_names import in_form_words

FIRST: Final = (*DEMOS, *(f"recommended-{size}x{size}" for size in (5, 7, 6, 9)))
"""Presets at the top of the table."""
ORIGINS: Final = {"own": tr("our own"), "SAI": tr("SAI paper")}
"""Names of sources for people, where they differ."""
Pace = tuple[float, float]
"""How many times faster this machine plays and trains than the one of the usual speeds."""


@dataclass(frozen=True)
class PresetRow:
    """A preset or a chain of runs, as it is listed."""

    name: str
    """Code name; of a person's file its path."""
    title: str
    boards: str
    """Board sizes, like "7x7"."""
    size: int
    """Largest board size, to sort by."""
    seconds: float
    """Usual time on this machine [seconds]; NaN if not known."""
    on_gpu: bool
    """Whether the time is for a graphics card."""
    card: Card
    about: str
    is_chain: bool = False

    @property
    def time(self) -> str:
        """Usual time, for people."""
        if math.isnan(self.seconds):
            return "\u2013"
        time = duration(self.seconds)
        return tr("{time} (GPU)", time=time) if self.on_gpu else time

    @property
    def origin(self) -> str:
        """The paper or system, for people."""
        source = self.card.source
        return ORIGINS.get(source) or tr(source)

    @property
    def outcome(self) -> str:
        """What comes out, and what has to be there for it."""
        outcome = tr(self.card.outcome)
        needs = tr("Needs {needs}.", needs=tr(self.card.needs)) if self.card.needs else ""
        return with_times(f"{outcome} {needs}".strip())

    def matches(self, words: str) -> bool:
        """Whether every word occurs in what is said about it."""
        text = f"{self.name} {self.title} {self.boards} {self.origin} {self.outcome} {self.about}"
        text = text.lower().replace("\u00d7", "x")
        return all(word in text for word in words.lower().replace("\u00d7", "x").split())


def usual_seconds(preset: Preset, pace: Pace = (1.0, 1.0)) -> float:
    """Return the usual time of a run on this machine [seconds]; NaN if not known."""
    found = usual_estimate(preset, usable_cores(), pace)
    return math.nan if found is None else 3600.0 * found.hours


def found_rows(pace: Pace = (1.0, 1.0)) -> list[PresetRow]:
    """Return the presets and chains that come with the program, recommended ones first."""
    rows: list[PresetRow] = []
    for name in preset_names():
        try:
            rows.append(row_of_preset(name, load_preset(name), pace))
        except EngineError:  # someone edited it: what is whole is offered
            continue
    rows += _chains(chain_names(), pace)
    return sorted(rows, key=_place)


def row_of_file(path: Path, preset: Preset, pace: Pace = (1.0, 1.0)) -> PresetRow:
    """Return the row of a person's own file of settings."""
    row = row_of_preset(str(path), preset, pace)
    return row if preset.card.title else PresetRow(**{**vars(row), "title": path.name})


def row_of_preset(name: str, preset: Preset, pace: Pace) -> PresetRow:
    """Return the row of a preset."""
    sizes = sorted({preset.rules.size, *preset.distillation.shares()})
    seconds, gpu_minutes = usual_seconds(preset, pace), preset.card.gpu_minutes
    small, large = sizes[0], sizes[-1]
    if preset.distillation.boards:
        small, large = min(preset.distillation.shares()), max(preset.distillation.shares())
    boards = (
        f"{large}\u00d7{large}"
        if small == large
        else tr("{small} to {large}", small=small, large=large)
    )
    return PresetRow(
        name=name,
        title=with_times(tr(preset.card.title) or name),
        boards=boards,
        size=large,
        seconds=60.0 * gpu_minutes or seconds,
        on_gpu=gpu_minutes > 0.0,
        card=preset.card,
        about=in_form_words(tr(preset.about)),
    )


def _chains(names: Iterable[str], pace: Pace) -> list[PresetRow]:
    rows = []
    for name in names:
        chain: Chain = load_chain(name)
        rows.append(
            PresetRow(
                name=name,
                title=with_times(tr(chain.title) or name),
                boards=f"{chain.size}\u00d7{chain.size}" if chain.size else "",
                size=chain.size,
                seconds=60.0 * chain.minutes / pace[0] if chain.minutes else math.nan,
                on_gpu=False,
                card=chain,
                about=tr(chain.about),
                is_chain=True,
            )
        )
    return rows


def _place(row: PresetRow) -> tuple[int, str, bool, str]:
    """Return the sort key of a row: recommended ones first, then by source, chains before."""
    first = FIRST.index(row.name) if row.name in FIRST else len(FIRST)
    return first, row.card.source.lower(), not row.is_chain, row.title
