"""Read and write `run.json`: a run's settings, and the changes of those that may change."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from engine.base.checked_json import Time, read_json
from engine.base.errors import FormatError, RunError, SettingsError
from engine.base.files import atomic_write
from engine.train.preset import Preset, current_name, with_changes

NAMED: Final = 4
"""Number of differing settings that a message lists; it only counts the others."""

CHANGEABLE: Final = (
    "run.generations",
    "run.minutes",
    "run.million_nodes",
    "run.games",
    "run.shard_games",
    "run.workers",
    "run.checkpoint_steps",
    "run.device",
    "run.panel",
    "run.panel_every",
    "selfplay.games",
    "selfplay.precision",
    "selfplay.cache_rows",
    "training.precision",
    "training.threads",
)
"""Settings that may change when a run continues: its length and means, not what it learns."""

LABELS_CHANGEABLE: Final = (
    "run.games",
    "run.workers",
    "run.shard_games",
    "run.device",
    "selfplay.games",
    "selfplay.precision",
)
"""Those of them that have an effect on labels, which no network is trained on here."""

LABEL_OPTIONS: Final = {
    "distillation.teacher": "--teacher",
    "distillation.pupil": "--pupil",
    "distillation.boards": "--boards",
    "distillation.games": "--games",
    "run.games": "--positions",
    "run.workers": "--processes",
}
"""Options of `sai-engine label`, by the setting that each one sets."""


class SettingChanges(Struct, frozen=True):
    """Settings that changed when a run was continued."""

    settings: dict[str, tuple[Any, Any]]
    """Old and new values by dotted name."""
    time: Time = 0.0


class _Content(Struct, frozen=True, kw_only=True):
    """The fields of `run.json`."""

    format: Literal[1] = 1
    preset: dict[str, Any]
    set: dict[str, Any] = {}
    changes: tuple[SettingChanges, ...] | None = None


@dataclass(frozen=True, kw_only=True)
class RunFile:
    """The content of `run.json`."""

    preset: Preset
    """All present settings."""
    given: dict[str, Any] = field(default_factory=dict)
    """Settings that the user has set by name on top of the preset, by dotted name."""
    changes: tuple[SettingChanges, ...] = ()
    """One entry for each time that settings changed."""

    @property
    def last_change(self) -> dict[str, tuple[Any, Any]]:
        """Old and new values by dotted name, of the latest change."""
        return self.changes[-1].settings if self.changes else {}


def setting_title(preset: Preset, name: str) -> str:
    """Return how people set a setting: of labels, by an option where there is one."""
    return LABEL_OPTIONS.get(name, name) if preset.makes_labels else name


def started(preset: Preset, given: Mapping[str, Any]) -> RunFile:
    """Return the content of a new run's file.

    Raises
    ------
    SettingsError
        A name is unknown or a value impossible.
    """
    complete = with_changes(preset, given)
    return RunFile(preset=complete, given=_named(complete, given))


def _named(preset: Preset, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a preset's values of the settings that the user sets by name."""
    flat = preset.by_name()
    return {name: flat[name] for name in map(current_name, given) if name in flat}


def continued(
    path: Path, stored: RunFile, preset: Preset | None, given: Mapping[str, Any]
) -> RunFile:
    """Return the content for a run to continue: `stored`, or a copy with allowed changes.

    Parameters
    ----------
    path
        Path of the file, for messages.
    preset
        Preset that the user has named; None = no preset. Values that were set by name when the run
        started are not compared with it.
    given
        Values that the user sets by name now.

    Raises
    ------
    RunError
        Settings differ that can't be changed during a run; the text names them.
    SettingsError
        A name is unknown or a value impossible.
    """
    have = stored.preset.by_name()
    explicit = _named(with_changes(stored.preset, given), given)
    requested = dict(explicit)
    for name, value in ({} if preset is None else preset.by_name()).items():
        if name not in stored.given:
            requested.setdefault(name, value)
    differing = {name: value for name, value in requested.items() if have[name] != value}
    refused = sorted(name for name in differing if name not in CHANGEABLE)
    if refused:
        title = partial(setting_title, stored.preset)
        named = ", ".join(
            f"{title(name)} is {have[name]!r}, not {requested[name]!r}" for name in refused[:NAMED]
        )
        more = f", and {len(refused) - NAMED} more" if len(refused) > NAMED else ""
        labels = stored.preset.makes_labels
        raise RunError(
            f"{path}: {'the labels have' if labels else 'the run has'} other settings "
            f"({named}{more}); continue with those by "
            f"`sai-engine {'label' if labels else 'run'} {path.parent}`, or name another folder "
            f"for {'new labels' if labels else 'a new run'} (on the way only "
            f"{', '.join(map(title, LABELS_CHANGEABLE if labels else CHANGEABLE))} may change)"
        )
    if not differing:
        return stored
    changed = {name: (have[name], value) for name, value in differing.items()}
    entry = SettingChanges(changed, round(time.time(), 1))
    return RunFile(
        preset=with_changes(stored.preset, differing),
        given={**stored.given, **explicit},
        changes=(*stored.changes, entry),
    )


def read_run_file(path: Path) -> RunFile:
    """Read `run.json`.

    Raises
    ------
    RunError
        The file is missing, damaged or from a later version.
    """
    try:
        content = read_json(path, _Content)
        preset = Preset.from_dict(content.preset)
        given = {current_name(name): value for name, value in content.set.items()}
        with_changes(preset, given)
        changes = content.changes or ()
        for name, values in (pair for entry in changes for pair in entry.settings.items()):
            if type(values[0]) is not type(values[1]):
                raise FormatError(f"the values of {name!r:.60} differ in type", field=name)
            for value in values:
                with_changes(preset, {name: value})
        return RunFile(preset=preset, given=given, changes=changes)
    except (FormatError, SettingsError, OSError) as error:
        raise RunError.about_file(
            path,
            "can't read the run's settings",
            error,
            f"restore the file, or start a new run from a network in {path.parent / 'networks'}",
        ) from error


def write_run_file(path: Path, file: RunFile) -> None:
    """Write `run.json`."""
    content = _Content(preset=file.preset.to_dict(), set=file.given, changes=file.changes)
    atomic_write(path, json.dumps(msgspec.to_builtins(content), indent=2).encode())
