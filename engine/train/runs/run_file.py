"""A run's settings in `run.json`, changes of those that may change, and starting its process."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from engine.base.checked_json import Text, Time, read_json
from engine.base.errors import RunError, SettingsError, WeightsError
from engine.base.plugins import load_plugins, plugin_flags
from engine.base.setting_flags import set_flags
from engine.base.settings import public_name
from engine.base.translation import tr
from engine.catalog.networks import named_network
from engine.jobs.job import JobKind
from engine.jobs.machines import is_address
from engine.jobs.processes import PACKAGES, engine_command
from engine.network.files.weights import read_header
from engine.train.presets.preset import Preset, current_settings, file_settings, with_changes
from engine.train.presets.preset_card import CARD_FIELDS

NAMED: Final = 4
"""Number of differing settings that a message lists; it only counts the others."""

CHANGEABLE: Final = (
    "run.generations",
    "run.minutes",
    "run.cpu_minutes",
    "run.million_nodes",
    "run.games",
    "run.shard_games",
    "run.workers",
    "run.threads",
    "run.checkpoint_steps",
    "run.log_steps",
    "run.keep_every",
    "run.device",
    "run.panel",
    "run.panel_every",
    "selfplay.games",
    "selfplay.precision",
    "selfplay.cache_rows",
    "training.precision",
    "training.threads",
)
"""Settings that may change when a run continues: its length and means, not what it learns. Files
may be named anew, too, since they may have been moved; see `file_settings`."""

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


class MadeBy(Struct, frozen=True):
    """With what a run was started or continued."""

    facts: dict[str, Text]
    """See `program_facts`."""
    time: Time = 0.0


class ForkedFrom(Struct, frozen=True):
    """The run that a run was forked from, see `engine.train.fork`."""

    folder: Text
    """Path of its folder at that time."""
    generation: Annotated[int, Meta(ge=0)]
    """Generation after which the new run begins."""
    digest: Text
    """Identity of that generation's network."""


class _Content(Struct, frozen=True, kw_only=True):
    """The fields of `run.json`."""

    format: Literal[1] = 1
    preset: dict[str, Any]
    set: dict[str, Any] = {}
    changes: tuple[SettingChanges, ...] | None = None
    networks: dict[str, Text] = {}
    made_by: tuple[MadeBy, ...] = ()
    plugins: dict[str, Text] = {}
    forked_from: ForkedFrom | None = None


@dataclass(frozen=True, kw_only=True)
class RunFile:
    """The content of `run.json`."""

    preset: Preset
    """All present settings."""
    given: dict[str, Any] = field(default_factory=dict)
    """Settings that the user has set by name on top of the preset, by dotted name."""
    changes: tuple[SettingChanges, ...] = ()
    """One entry for each time that settings changed."""
    networks: dict[str, str] = field(default_factory=dict)
    """Identities of the networks that settings name, by dotted name; empty in files of earlier
    programs."""
    made_by: tuple[MadeBy, ...] = ()
    """One entry for each time that it went on with another program, library or machine."""
    plugins: dict[str, str] = field(default_factory=dict)
    """The plug-ins that the settings use, by name: the first hex digits of their SHA-256."""
    forked_from: ForkedFrom | None = None
    """The run that it was forked from; None if it began on its own."""

    @property
    def last_change(self) -> dict[str, tuple[Any, Any]]:
        """Old and new values by dotted name, of the latest change."""
        return self.changes[-1].settings if self.changes else {}


def setting_title(preset: Preset, name: str) -> str:
    """Return how people set a setting: of labels, by an option where there is one."""
    return LABEL_OPTIONS.get(name, name) if preset.makes_labels else name


def started(preset: Preset, given: Mapping[str, Any]) -> RunFile:
    """Return the content of a new run's file, in which paths are whole.

    Raises
    ------
    SettingsError
        A name is unknown or a value impossible.
    """
    complete, networks = with_whole_paths(with_changes(preset, given)), {}
    for name, network in _networks(complete).items():
        with suppress(WeightsError):  # the run itself says so; see `named_files.check_files`
            networks[name] = _identity(network)
    return RunFile(preset=complete, given=_named(complete, given), networks=networks)


def with_whole_paths(preset: Preset) -> Preset:
    """Return a preset whose files are named by whole paths, so that it holds from any folder.

    Names of known networks stay.
    """
    values, changes = preset.by_name(), {}
    for name, kind in file_settings().items():
        if text := values.get(name):
            parts = text.split(";") if kind == "folders" else [text]
            changes[name] = ";".join(_whole(part.strip()) for part in parts)
    return with_changes(preset, changes) if changes else preset


def _whole(name: str) -> str:
    path = Path(name).expanduser()
    return str(path.absolute()) if path.exists() else name


def _networks(preset: Preset) -> dict[str, str]:
    """Return the networks that a run needs, by dotted name of the setting.

    With labels that were made before no teacher is asked.
    """
    values, source = preset.by_name(), preset.distillation
    named = {name: values.get(name) for name, kind in file_settings().items() if kind == "network"}
    if source.labels:
        named = {n: value for n, value in named.items() if not n.startswith("distillation.")}
    return {name: value for name, value in named.items() if value}


def _identity(name: str) -> str:
    return read_header(named_network(name)).identity


def _named(preset: Preset, given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a preset's values of the settings that the user sets by name."""
    flat = preset.by_name()
    return {name: flat[name] for name in current_settings(given) if name in flat}


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
        Settings differ that can't be changed during a run, and the text names them; or a network
        is not the one that the run began with.
    SettingsError
        A name is unknown or a value impossible.
    """
    have, files = stored.preset.by_name(), file_settings()
    explicit = _named(with_whole_paths(with_changes(stored.preset, given)), given)
    requested = dict(explicit)
    for name, value in ({} if preset is None else with_whole_paths(preset).by_name()).items():
        if name not in stored.given:
            requested.setdefault(name, value)
    differing = {name: value for name, value in requested.items() if have[name] != value}
    free = {*CHANGEABLE, *(name for name in files if have[name] and requested.get(name))}
    refused = sorted(name for name in differing if name not in free)
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
            f"`sai-engine {'label' if labels else 'run'} {path.parent}{plugin_flags()}`, or name "
            f"another folder "
            f"for {'new labels' if labels else 'a new run'} (on the way only "
            f"{', '.join(map(title, LABELS_CHANGEABLE if labels else CHANGEABLE))} and the places "
            "of files may change)"
        )
    _check_networks(path, stored, {**have, **differing}, set(differing))
    if not differing:
        return stored
    changed = {name: (have[name], value) for name, value in differing.items()}
    entry = SettingChanges(changed, round(time.time(), 1))
    return replace(
        stored,
        preset=with_changes(stored.preset, differing),
        given={**stored.given, **explicit},
        changes=(*stored.changes, entry),
    )


def forked(stored: RunFile, changes: Mapping[str, Any], origin: ForkedFrom) -> RunFile:
    """Return the content for a run that goes on from a generation of another one.

    Parameters
    ----------
    stored
        Content of the other run's file.
    changes
        Settings changed by dotted name.

    Raises
    ------
    SettingsError
        A name is unknown or a value impossible.
    """
    file = started(stored.preset, changes)
    named = set(current_settings(changes))
    fresh = {name: identity for name, identity in file.networks.items() if name in named}
    return replace(
        file,
        given={**stored.given, **file.given},
        networks={**stored.networks, **fresh},
        forked_from=origin,
    )


def with_plugins(file: RunFile) -> RunFile:
    """Return the content with the plug-ins as they are now, if any changed."""
    present = {plugin.name: plugin.digest for plugin in file.preset.plugins}
    return file if present == file.plugins else replace(file, plugins=present)


def stored_settings(folder: Path) -> tuple[dict[str, Any], dict[str, str]]:
    """Return the settings of a run by dotted name as its file has them, and its plug-ins.

    Those of plug-ins are there, too, whether or not they are loaded: nothing is checked.

    Raises
    ------
    EngineError, OSError
        The file is missing or damaged.
    """
    content = read_json(folder / RUNS.file, _Content)
    flat = {
        f"{section}.{public_name(name)}": value
        for section, values in content.preset.items()
        if isinstance(values, dict) and section not in CARD_FIELDS
        for name, value in values.items()
    }
    return current_settings(flat), content.plugins


def check_plugins(plugins: Mapping[str, str]) -> None:
    """Raise SettingsError if a plug-in that a run uses is not loaded."""
    missing = sorted(set(plugins) - {plugin.name for plugin in load_plugins()})
    if missing:
        name = missing[0]
        raise SettingsError(
            tr(
                "it uses the plug-in {name} (SHA-256 {digest}…), which is not loaded",
                name=name,
                digest=plugins[name],
            ),
            hint=tr("name its file by --plugin FILE.py, or in Python by api.load_plugin"),
        )


def with_facts(file: RunFile, facts: Mapping[str, str]) -> RunFile:
    """Return the content with what the run goes on with, if that is new."""
    if file.made_by and file.made_by[-1].facts == facts:
        return file
    entry = MadeBy(dict(facts), round(time.time(), 1))
    return replace(file, made_by=(*file.made_by, entry))


def _check_networks(
    path: Path, stored: RunFile, values: Mapping[str, Any], changed: Collection[str]
) -> None:
    """Raise RunError if a network that the run still uses is another one than when it began.

    The networks that it began with are used no more, unless they are named anew.
    """
    for name, identity in stored.networks.items():
        if name.startswith("run.") and name not in changed:
            continue
        where = values[name]
        try:
            found = _identity(where)
        except WeightsError as error:
            raise RunError(
                f"{path}: {name} can't be used any more: {error.problem}; say where the network is "
                f"now by --set {name}=FILE"
            ) from None
        if found != identity:
            raise RunError(
                f"{path}: {where} is another network now ({found}, not {identity}); name the one "
                f"that the run began with by --set {name}=FILE"
            )


def _load(path: Path) -> RunFile:
    """Read `run.json`; see `JobKind.load`."""
    content = read_json(path, _Content)
    check_plugins(content.plugins)
    preset = Preset.from_dict(content.preset)
    given = current_settings(content.set)
    with_changes(preset, given)
    changes = content.changes or ()
    for name, values in (pair for entry in changes for pair in entry.settings.items()):
        for value in values:
            with_changes(preset, {name: value})
    return RunFile(
        preset=preset,
        given=given,
        changes=changes,
        networks=content.networks,
        made_by=content.made_by,
        plugins=content.plugins,
        forked_from=content.forked_from,
    )


RUNS: Final = JobKind(
    "run",
    _load,
    dict[str, Any],
    results_file="log.jsonl",
    start_file="preset.json",
    problem="can't read the run's settings",
    hint=f"restore the file, or start a new run from a network in {{folder}}{os.sep}networks",
    has_figures=True,
)
"""Training runs, and folders of labelled positions."""


def read_run_file(path: Path) -> RunFile:
    """Read `run.json`.

    Raises
    ------
    RunError
        The file is missing, damaged or from a later version.
    """
    try:
        return RUNS.read(path.parent)
    except FileNotFoundError as error:
        raise RUNS.unreadable(path.parent, error) from error


def write_run_file(path: Path, file: RunFile) -> None:
    """Write `run.json`."""
    content = _Content(
        preset=file.preset.to_dict(),
        set=file.given,
        changes=file.changes,
        networks=file.networks,
        made_by=file.made_by,
        plugins=file.plugins,
        forked_from=file.forked_from,
    )
    RUNS.write(path.parent, content)


# --- processes --------------------------------------------------------------------------------


def cluster_refusal(address: str) -> str:
    """Return why a cluster can't be used from here, as one sentence; "" if it may be."""
    if not is_address(address):
        return tr(
            "Name the address of the cluster, like 192.168.0.10:6379, or auto for the one that "
            "runs on this computer."
        )
    if find_spec("ray") is not None:
        return ""
    return tr(
        "A cluster needs Ray, which isn't installed: install ray>=2.40 beside the program, on "
        "every machine of the cluster."
    )


def run_refusal(folder: Path) -> str:
    """Return why no new run can start in a folder, as one sentence; "" if one can."""
    try:
        if folder.is_file():
            return tr("{folder} is a file; choose another name.", folder=folder)
        if (folder / RUNS.file).exists():
            return tr(
                "There is a run in {folder} already; continue it, or choose another name.",
                folder=folder,
            )
        if folder.is_dir() and RUNS.holds_other_files(folder):
            return tr("The folder {folder} is not empty; choose another name.", folder=folder)
        parent = next(path for path in folder.absolute().parents if path.is_dir())
        with tempfile.TemporaryFile(dir=parent):
            return ""
    except OSError as error:
        return tr(
            "{folder} can't be written ({reason}); choose another place.",
            folder=folder,
            reason=error.strerror or error,
        )


def launch_run(
    folder: Path,
    preset: Preset | None = None,
    changes: Mapping[str, Any] | None = None,
    cluster: str = "",
    *,
    tied: bool = False,
) -> subprocess.Popen[bytes]:
    """Start or continue a run in a detached process.

    Parameters
    ----------
    preset
        Settings of a new run; None continues the run in the folder.
    changes
        Settings to change by dotted name.
    cluster
        Address of the Ray cluster that plays; "" for none.
    tied
        See `JobKind.launch`.

    Raises
    ------
    RunError
        The folder can't be written, a link leads out of it, another process is at work there, or
        no process can be started.
    """
    folder, start = folder.absolute(), None
    flags = ["--cluster", cluster] if cluster else []
    arguments = ["run", *set_flags(changes or {}), *flags, "--"]  # no options follow
    if preset is not None:
        arguments.append(str(folder / RUNS.start_file))
        start = preset.to_json().encode()
    return RUNS.launch(folder, [*arguments, str(folder)], start, tied=tied)


def estimate_command(preset: Path, seconds: float) -> tuple[list[str], Path]:
    """Return the command that measures the speed of a preset file, and the folder to start it in.

    The process prints the fields of a `RunEstimate`, and under "speed" those of the `Speed`, as one
    JSON object.
    """
    arguments = ["estimate", str(preset.absolute()), "--seconds", f"{seconds:g}", "--json"]
    return engine_command(arguments), PACKAGES


def compare_command(run: Path, teacher: Path, positions: int, every: int) -> tuple[list[str], Path]:
    """Return the command that compares a run with a strong network, and the folder to start it in.

    The process labels positions of the run's own games, measures one generation of each `every` on
    them, and prints one JSON object at the end. Before that the figures are written to the run's
    folder, one after the other.
    """
    arguments = ["measure", "--run", str(run.absolute()), "--teacher", str(teacher)]
    arguments += ["--limit", str(positions), "--every", str(every), "--json"]
    return engine_command(arguments), PACKAGES
