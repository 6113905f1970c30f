"""Presets: all settings of a run as one JSON object, and the files that hold them."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple, Self, TypeVar

from engine.base.checked_json import read_json
from engine.base.errors import EngineError, SettingsError
from engine.base.files import data_folder
from engine.base.plugins import Hook, Plugin
from engine.base.settings import SettingInfo, Settings, public_name, unknown_setting
from engine.base.suggestion import suggestion
from engine.catalog.hooks import PAPERS
from engine.games.settings import GateSettings
from engine.go.rules import Rules
from engine.network.models.settings import NetworkSettings
from engine.search.settings import SearchSettings
from engine.search.value.kinds import MULTI_LABEL, SIGMOID
from engine.train.presets.label_settings import DistillationSettings
from engine.train.presets.loss_terms import LOSS_TERMS, LossTerm
from engine.train.presets.move_rule import MOVE_RULES, MoveRules
from engine.train.presets.old_settings import with_schedules
from engine.train.presets.preset_card import CARD_FIELDS, PresetCard, card_of
from engine.train.presets.schedule import Moment, Schedule, is_schedule, read_schedule
from engine.train.presets.selfplay_settings import SelfPlaySettings
from engine.train.presets.settings import (
    RecordSettings,
    RunSettings,
    SecondStageSettings,
    TrainingSettings,
)

Section = TypeVar("Section", bound=Settings)

MOST_PARTS: Final = 100
"""Parts into which `over_the_run` divides a long run."""


class SourceHook(NamedTuple):
    """A paper's source of games, with a section of settings whose defaults choose another."""

    title: str
    """Title of the section, for people."""
    settings: type[Settings]
    source: Callable[[Preset], Any]
    """Returns the `GameSource` that the settings choose; None if they choose none."""
    about: str
    """What a network learns from, for people."""
    unturned: Callable[[Preset], bool] = lambda preset: False
    """Whether the networks that play must see positions as they are, not turned at random."""


SOURCES: Final[Hook[SourceHook]] = Hook(PAPERS)
"""Sources of games by the name of their section; see `engine.train.game_source`."""

_SECTION_HOOKS: Final[tuple[Hook[Any], ...]] = (SOURCES, MOVE_RULES, LOSS_TERMS)
"""Hooks whose entries have a section of settings."""

_OWN_SECTIONS: Final[dict[str, type[Settings]]] = {
    "rules": Rules,
    "network": NetworkSettings,
    "search": SearchSettings,
    "selfplay": SelfPlaySettings,
    "distillation": DistillationSettings,
    "records": RecordSettings,
    "training": TrainingSettings,
    "gate": GateSettings,
    "run": RunSettings,
    "second_stage": SecondStageSettings,
}


def _hooked_entries() -> dict[str, SourceHook | MoveRules | LossTerm]:
    """Return the entries of papers and plug-ins that have a section of settings, by its name."""
    return {name: entry for hook in _SECTION_HOOKS for name, entry in hook.items()}


def _is_of_plugin(section: str) -> bool:
    """Return whether a plug-in has added a section."""
    return any(hook.origin(section) is not None for hook in _SECTION_HOOKS)


def _sections() -> dict[str, type[Settings]]:
    """Return the classes of all sections by name, those of papers and plug-ins last."""
    return _OWN_SECTIONS | {name: entry.settings for name, entry in _hooked_entries().items()}


def added_sections() -> dict[str, str]:
    """Return the titles of the papers' and plug-ins' sections, by name."""
    return {name: entry.title for name, entry in _hooked_entries().items()}


def paper_sections() -> frozenset[str]:
    """Return the names of the papers' sections."""
    return frozenset(name for name in _hooked_entries() if not _is_of_plugin(name))


def current_settings(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return settings by dotted name as this version has them; see also `with_schedules`.

    Raises
    ------
    SettingsError
        A value is impossible.
    """
    defaults = {
        f"{section}.{info.public_name}": info.schedule or info.default
        for section, kind in _OWN_SECTIONS.items()
        for info in kind.options()
    }
    return with_schedules({current_name(name): v for name, v in values.items()}, defaults)


def current_name(name: str) -> str:
    """Return the dotted name that a setting has now; earlier versions had others."""
    section, _, last = name.partition(".")
    last = public_name(last)
    if section == "lessons":  # in version 0.1
        section = "distillation"
    for moved, rules in MOVE_RULES.items():
        if section == rules.moved and any(i.public_name == last for i in rules.settings.options()):
            section = moved
    return f"{section}.{last}"


@dataclass(frozen=True, kw_only=True)
class Preset:
    """All settings of a run, as one JSON object with one section per part."""

    about: str
    """What the preset is for, in a sentence or two."""
    rules: Rules
    """Rules of the games; the komi is drawn for each game."""
    network: NetworkSettings
    search: SearchSettings
    selfplay: SelfPlaySettings
    distillation: DistillationSettings
    records: RecordSettings
    training: TrainingSettings
    gate: GateSettings
    run: RunSettings
    second_stage: SecondStageSettings
    papers: Mapping[str, Settings]
    """Sections of papers and plug-ins, by name."""
    card: PresetCard = PresetCard()
    """What lists of presets show."""

    schedules: Mapping[str, Schedule] = field(default_factory=dict)
    """Schedules by dotted name; the sections have the values that they begin with."""

    @classmethod
    def from_dict(cls, values: dict[str, Any]) -> Self:
        """Return settings from nested mappings; what is missing keeps its default.

        Raises
        ------
        SettingsError
            A section or name is unknown, or a value or schedule impossible.
        """
        kinds = _sections()
        unknown = set(values) - {"about", "lessons", *CARD_FIELDS, *kinds}
        if unknown:
            raise SettingsError(
                f"Preset: unknown section {min(unknown)!r}; known: about, {', '.join(kinds)}"
            )
        for name in ("lessons", *kinds):
            if not isinstance(values.get(name, {}), dict):
                raise SettingsError(f"Preset.{name} must be a JSON object")
        flat = {
            f"{section}.{public_name(last)}": value
            for section in ("lessons", *kinds)
            for last, value in values.get(section, {}).items()
        }
        given: dict[str, dict[str, Any]] = {name: {} for name in kinds}
        for name, value in current_settings(flat).items():
            section, _, last = name.partition(".")
            given[section][last] = value
        schedules = _take_schedules(given)
        sections = {name: _section(name, given[name]) for name in kinds}
        about = str(values.get("about", ""))
        own = {name: sections.pop(name) for name in _OWN_SECTIONS}
        parts: dict[str, Any] = {**own, "about": about, "papers": sections}
        preset = cls(**parts, card=card_of(values), schedules=schedules)
        preset._check()
        for schedule in schedules.values():
            for moment in schedule.moments(preset.run.generations):
                preset.at(moment)._check()
        return preset

    def at(self, moment: Moment) -> Self:
        """Return the settings in force in the generation that begins at a moment.

        Raises
        ------
        SettingsError
            The values of several schedules don't go together.
        """
        changes: dict[str, dict[str, float]] = {}
        for name, value in self.scheduled_values(moment).items():
            section, _, last = name.partition(".")
            changes.setdefault(section, {})[last] = value
        if not changes:
            return self
        present = self.sections()
        parts: dict[str, Any] = {
            name: _section(name, {**present[name].to_dict(), **values})
            for name, values in changes.items()
        }
        papers = {name: parts.pop(name, part) for name, part in self.papers.items()}
        return dataclasses.replace(self, **parts, papers=papers, schedules={})

    def scheduled_values(self, moment: Moment) -> dict[str, float]:
        """Return the values of all schedules at a moment, by dotted name."""
        return {name: schedule.at(moment) for name, schedule in self.schedules.items()}

    def over_the_run(self) -> list[Self]:
        """Return the settings at moments of a run that stand for equal parts of it."""
        parts = min(max(self.run.generations, 1), MOST_PARTS) if self.schedules else 1
        shares = ((2 * part + 1) / (2 * parts) for part in range(parts))
        return [self.at(Moment(int(self.run.generations * share), share)) for share in shares]

    def most(self, name: str) -> float:
        """Return the largest value that a number like "training.batch" takes during a run."""
        schedule = self.schedules.get(name)
        section, _, last = name.partition(".")
        return max(schedule.values) if schedule else getattr(self.sections()[section], last)

    @property
    def has_second_stage(self) -> bool:
        """Whether a schedule has a value for a second stage."""
        return any(schedule.second is not None for schedule in self.schedules.values())

    def _check(self) -> None:
        """Raise SettingsError if settings of several sections don't go together."""
        for name, rules in MOVE_RULES.items():
            rules.check(self, self.papers[name])
        boards = {self.rules.size, *self.distillation.shares()}
        for size in sorted(boards - set(self.network.sizes)):
            raise SettingsError(
                f"Preset: the network is for size {self.network.size}, "
                f"the rules or distillation are for size {size}; make them equal, or let "
                f"network.smallest and network.size span all"
            )
        if self.network.curve_kind != SIGMOID and self.training.score_weight > 0.0:
            raise SettingsError(
                f"Preset: a network with value_head {self.network.value_head!r} has no alpha to "
                f"pull towards the score; set training.score_weight to 0, or choose V, Y, T or I"
            )
        distillation = self.distillation
        for name in ("games", "pupil"):
            if getattr(distillation, name) and not (distillation.teacher or distillation.labels):
                raise preset_error(
                    "distillation", name, ": nothing is labelled without a distillation.teacher"
                )
        training = self.training
        estimated = (
            distillation.teacher or distillation.labels or training.score_target == "searched"
        )
        exact = self.network.curve_kind == MULTI_LABEL and training.label_target == "score"
        if exact and estimated:
            raise preset_error(
                "training",
                "label_target",
                ": scores of a teacher and of searches are estimates; set it to winrate",
            )
        network, komi = self.network, self.rules.white_bonus
        labelled = network.first_label <= komi <= network.last_label
        if network.curve_kind == MULTI_LABEL and not labelled:
            raise SettingsError(
                f"Preset: the network has winrates for komi {network.first_label:g} to "
                f"{network.last_label:g}, and rules.komi is {komi:g}; choose a komi among them, or "
                "other labels (network.first_label, network.labels)"
            )
        if self.training.epochs and len(boards) > 1:
            raise preset_error("training", "epochs", ": passes are over games of one board size")
        for name, schedule in self.schedules.items():
            if schedule.second is not None and self.gate.rule == "always":
                words = ": the second stage begins by the games of a gate; choose another gate.rule"
                raise SettingsError(words, name, name)

    def sections(self) -> dict[str, Settings]:
        """Return the settings of all sections by name."""
        return {name: getattr(self, name) for name in _OWN_SECTIONS} | dict(self.papers)

    def of(self, kind: type[Section]) -> Section:
        """Return the section of a paper that has this class."""
        return next(part for part in self.papers.values() if isinstance(part, kind))

    @property
    def plugins(self) -> tuple[Plugin, ...]:
        """The plug-ins that the settings use."""
        used = filter(self._is_used, self.papers)
        origins = (hook.origin(name) for name in used for hook in _SECTION_HOOKS)
        found = (*self.network.plugins, *(each for each in origins if each is not None))
        return tuple(dict.fromkeys(found))

    @property
    def makes_labels(self) -> bool:
        """Whether the run is a folder of labels, made by `sai-engine label`; no network learns."""
        return bool(self.distillation.teacher) and not self.run.generations

    @property
    def unmet_needs(self) -> tuple[tuple[str, ...], ...]:
        """Settings of which a group must be named for what the preset needs; () if one is."""
        values, groups = self.by_name(), self.card.required
        return () if any(all(map(values.get, group)) for group in groups) else groups

    @property
    def games_at_once(self) -> int:
        """Games in lockstep in each process: `selfplay.games`, or fewer for small generations."""
        return min(self.selfplay.games, -(-self.run.games // self.run.workers))

    @property
    def games_per_file(self) -> int:
        """Games of a file: `run.shard_games`, or fewer, so that small generations count them."""
        return min(self.run.shard_games, -(-self.run.games // self.run.workers))

    def to_dict(self) -> dict[str, Any]:
        """Return every option of every section; unused ones of plug-ins are left out."""
        values = self.by_name()
        sections = {
            name: {info.name: values[f"{name}.{info.public_name}"] for info in part.options()}
            for name, part in self.sections().items()
            if not _is_of_plugin(name) or self._is_used(name)
        }
        return {"about": self.about, **self.card.to_dict(), **sections}

    def _is_used(self, section: str) -> bool:
        """Return whether a paper's or plug-in's section has settings other than the defaults."""
        part = self.papers[section]
        return part != type(part)() or any(n.startswith(f"{section}.") for n in self.schedules)

    def to_json(self) -> str:
        """Return all settings as JSON text."""
        return json.dumps(self.to_dict(), indent=2)

    def by_name(self) -> dict[str, Any]:
        """Return every option by its dotted name, like `training.batch` or `selfplay.lambda`.

        Those with a schedule have its text.
        """
        values = {
            f"{section}.{name}": value
            for section, part in self.sections().items()
            for name, value in part.public_values().items()
        }
        return values | {name: str(schedule) for name, schedule in self.schedules.items()}


def _take_schedules(given: Mapping[str, dict[str, Any]]) -> dict[str, Schedule]:
    """Return the schedules among settings by section; the first value takes the place of each."""
    schedules = {}
    for section, kind in _sections().items():
        values = given[section]
        for info in kind.options():
            value = values.get(info.public_name, info.schedule)
            if is_schedule(value, info):
                name = f"{section}.{info.public_name}"
                schedules[name] = schedule = read_schedule(name, info, value)
                values[info.public_name] = schedule.points[0].value
    return schedules


def _section(section: str, values: dict[str, Any]) -> Settings:
    """Return the settings of a section; errors name it, as people write it with `--set`."""
    kind = _sections()[section]
    names = _names(section)
    for name in values:
        if f"{section}.{public_name(name)}" not in names and name not in kind.removed:
            raise unknown_setting(
                f"{section}.{name}", _names(*_sections()), f"known: {', '.join(names)}"
            )
    try:
        return kind.from_dict(values)
    except SettingsError as error:
        raise error.shown_as(lambda name: f"{section}.{public_name(name)}") from None


def preset_error(section: str, name: str, words: str) -> SettingsError:
    """Return the error of one setting: `section.name`, followed by `words`."""
    return SettingsError(words, f"{section}.{name}", name)


def _names(*sections: str) -> list[str]:
    """Return the dotted names of all settings of some sections."""
    kinds = _sections()
    return [f"{part}.{info.public_name}" for part in sections for info in kinds[part].options()]


def setting_labels() -> dict[str, str]:
    """Return the English label of every option by its dotted name, like `training.batch`."""
    return {
        f"{section}.{info.public_name}": info.label
        for section, kind in _sections().items()
        for info in kind.options()
    }


def file_settings() -> dict[str, str]:
    """Return what the settings that name files name, by dotted name; see `SettingInfo.names`."""
    return {
        f"{section}.{info.public_name}": info.names
        for section, kind in _sections().items()
        for info in kind.options()
        if info.names
    }


def preset_names() -> list[str]:
    """Return the names of the presets that come with the program."""
    return sorted(path.stem for path in (data_folder("resources") / "presets").glob("*.json"))


def load_preset(name_or_path: str | Path) -> Preset:
    """Load a preset by name, or from a JSON file.

    Raises
    ------
    SettingsError
        There is no such preset, it can't be read, or it has an impossible value.
    """
    path = Path(name_or_path)
    is_file = path.suffix == ".json"
    if not is_file:
        path = data_folder("resources") / "presets" / f"{name_or_path}.json"
    try:
        return Preset.from_dict(read_json(path, dict[str, Any], figures=True))
    except (FileNotFoundError, NotADirectoryError) as error:
        name = str(name_or_path)
        known = preset_names()
        hint = suggestion(name, known, f"known: {', '.join(known)}, or a JSON file")
        raise SettingsError(f"no preset {name!r}", hint=hint) from error
    except (OSError, EngineError) as error:
        hint = "correct it or name another preset"
        raise SettingsError.about_file(path, "the preset can't be read", error, hint) from error


def with_changes(preset: Preset, changes: Mapping[str, Any]) -> Preset:
    """Return a preset with some options changed.

    Parameters
    ----------
    changes
        New values by dotted name, like `training.batch`.

    Raises
    ------
    SettingsError
        There is no such option, or a value is impossible.
    """
    values = preset.to_dict()
    for dotted, value in changes.items():
        section, _, name = current_name(dotted).partition(".")
        kinds = _sections()
        if section not in kinds:
            hint = f"settings are SECTION.NAME, where SECTION is one of {', '.join(kinds)}"
            error = unknown_setting(dotted, _names(*kinds), hint)
            if not name:
                raise error
            more = f"a section {section!r:.40} of a plug-in needs --plugin FILE.py; {error.hint}"
            raise SettingsError(error.problem, field=dotted, hint=more)
        values.setdefault(section, {})[name] = value
    return Preset.from_dict(values)


def preset_options(preset: Preset) -> dict[str, list[tuple[SettingInfo, Any]]]:
    """Return every option with its value, by section, in the order of declaration."""
    values = preset.by_name()
    return {
        section: [(info, values[f"{section}.{info.public_name}"]) for info in settings.options()]
        for section, settings in preset.sections().items()
    }
