"""Read and write `run.json`: a run's settings, and the changes of those that may change."""

from __future__ import annotations

import dataclasses
import json
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.base.errors import FormatError, RunError, SettingsError
from engine.base.files import atomic_write
from engine.base.json_fields import LATEST_TIME, Fields, read_json
from engine.train.preset import Preset, with_changes

__all__ = ["CHANGEABLE", "RunFile", "continued", "read_run_file", "started", "write_run_file"]

RUN_FORMAT: Final = 1
NAMED: Final = 4
"""Number of differing settings that a message lists; it only counts the others."""

CHANGEABLE: Final = (
    "run.generations",
    "run.minutes",
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
)
"""Settings that may change when a run continues: its length and means, not what it learns."""


@dataclass(frozen=True, kw_only=True)
class RunFile:
    """The content of `run.json`."""

    preset: Preset
    """All settings, as they are now."""
    given: dict[str, Any] = dataclasses.field(default_factory=dict)
    """Those that were set by name on top of the preset, by dotted name."""
    changes: tuple[dict[str, Any], ...] = ()
    """One entry for each time that settings changed: when, and old and new values."""

    @property
    def last_change(self) -> dict[str, list[Any]]:
        """Old and new values by dotted name, of the latest change."""
        changed: dict[str, list[Any]] = self.changes[-1]["settings"] if self.changes else {}
        return changed


def started(preset: Preset, given: Mapping[str, Any]) -> RunFile:
    """Return the content of a new run's file.

    Raises
    ------
    SettingsError
        A name is unknown or a value impossible.
    """
    complete = with_changes(preset, given)
    flat = complete.by_name()
    return RunFile(preset=complete, given={name: flat[name] for name in given})


def continued(
    path: Path, stored: RunFile, preset: Preset | None, given: Mapping[str, Any]
) -> RunFile:
    """Return the content for a run to continue: `stored`, or a copy with allowed changes.

    Parameters
    ----------
    path
        Where the file lies, for messages.
    preset
        What the person named as the run's preset; none = whatever the run has. Where the run was
        started with other values set by name, those stay.
    given
        Values set by name now.

    Raises
    ------
    RunError
        Settings differ that can't change on the way; the text names them.
    SettingsError
        A name is unknown or a value impossible.
    """
    have = stored.preset.by_name()
    explicit = with_changes(stored.preset, given).by_name()
    wanted = {name: explicit[name] for name in given}
    for name, value in ({} if preset is None else preset.by_name()).items():
        if name not in stored.given:
            wanted.setdefault(name, value)
    differing = {name: value for name, value in wanted.items() if have[name] != value}
    refused = sorted(name for name in differing if name not in CHANGEABLE)
    if refused:
        named = ", ".join(
            f"{name} is {have[name]!r}, not {wanted[name]!r}" for name in refused[:NAMED]
        )
        more = f", and {len(refused) - NAMED} more" if len(refused) > NAMED else ""
        raise RunError(
            f"{path}: the run has other settings ({named}{more}); continue it as it is with "
            f"`sai-engine run {path.parent}`, or name another folder for a new run (on the way "
            f"only {', '.join(CHANGEABLE)} may change)"
        )
    if not differing:
        return stored
    entry = {
        "time": round(time.time(), 1),
        "settings": {name: [have[name], value] for name, value in differing.items()},
    }
    return RunFile(
        preset=with_changes(stored.preset, differing),
        given={**stored.given, **{name: wanted[name] for name in given}},
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
        fields = Fields(read_json(path))
        version = fields.whole("format")
        if version != RUN_FORMAT:
            raise RunError(
                f"{path}: run of format {version}, this program reads {RUN_FORMAT}; "
                "update the program"
            )
        preset = Preset.from_dict(fields.part("preset"))
        given = {
            re.sub(r"^lessons\.", "distillation.", name): value  # as in version 0.1
            for name, value in fields.part("set", default={}).items()
        }
        with_changes(preset, given)
        return RunFile(preset=preset, given=given, changes=_checked(fields, preset))
    except (FormatError, SettingsError, OSError) as error:
        why = error.strerror or str(error) if isinstance(error, OSError) else str(error)
        raise RunError(
            f"{path}: can't read the run's settings ({why:.300}); restore the file, or start a new "
            f"run from a network in {path.parent / 'networks'}"
        ) from error


def _checked(fields: Fields, preset: Preset) -> tuple[dict[str, Any], ...]:
    """Return the checked changes of settings in a run file."""
    changes = fields.value("changes") or []
    if not isinstance(changes, list):
        raise FormatError("'changes' must be a list")
    for entry in map(Fields, changes):
        entry.number("time", 0.0, LATEST_TIME, default=0.0)
        for name, pair in entry.part("settings").items():
            if not isinstance(pair, list) or len(pair) != 2 or type(pair[0]) is not type(pair[1]):
                raise FormatError(f"the change of {name!r:.60} must be an old and a new value")
            for value in pair:
                with_changes(preset, {name: value})
    return tuple(changes)


def write_run_file(path: Path, file: RunFile) -> None:
    """Write `run.json`."""
    content = {
        "format": RUN_FORMAT,
        "preset": file.preset.to_dict(),
        "set": file.given,
        "changes": list(file.changes),
    }
    atomic_write(path, json.dumps(content, indent=2).encode())
