"""Consent: the programs, clusters and files that jobs may use, as the user has allowed them.

The folder of a job may come from a stranger. To continue the job starts the programs, connects to
the clusters and opens the files that the folder names, so whatever continues a job asks first for
all that this user has neither named nor allowed before. Files in the folder itself, of this program
and in the user folder need no consent.

Only digests are stored, in the user folder.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from engine.base.errors import RunError, SettingsError
from engine.base.files import append_line, data_folder, user_folder
from engine.base.setting_flags import named_values, setting_flag
from engine.base.settings import Settings
from engine.base.untrusted import tail_of
from engine.games.contest_folder import CONTESTS
from engine.games.contest_settings import ContestSettings
from engine.games.handicap_table import HANDICAP_TABLES
from engine.games.settings import PROGRAM, player_parts
from engine.jobs.job import JobKind
from engine.review.review_job import REVIEWS, ReviewJob
from engine.train.chain_file import CHAINS, ChainFile, StepLine, made_by_steps, step_line
from engine.train.presets.preset import current_name, file_settings, load_preset, with_changes
from engine.train.runs.run_file import RUNS
from engine.train.sweep import SWEEPS, Sweep, runs_of

FILE: Final = "known-commands.txt"
DIGEST: Final = 64
"""Length of a digest [hex digits]."""
MOST: Final = 200_000
"""Most digests that are read; older ones are forgotten."""
SHOWN: Final = 20
"""Most files in an error message."""
CLUSTER: Final = "cluster "
"""Prefix of the address of a Ray cluster."""
NO_CHANGES: Final[Mapping[str, Any]] = {}
_PATH: Final = re.compile(r"[/\\]|^\w:")
"""Matches a path, but not the bare name of a network."""

_allowed_here: set[str] = set()
"""Digests that were allowed in this process but could not be stored."""


# --- consent ----------------------------------------------------------------------------------


def not_allowed(uses: Iterable[str]) -> list[str]:
    """Return the programs, clusters and files that the user has not allowed, each once."""
    read = tail_of(user_folder() / FILE, MOST * (DIGEST + 1)).decode("ascii", "replace")
    known = _allowed_here.union(read.split())
    return [use for use in dict.fromkeys(uses) if _digest(use) not in known]


def allow(uses: Iterable[str]) -> None:
    """Remember that the user allows these programs, clusters and files."""
    new = [_digest(use) for use in not_allowed(uses)]
    if not new:
        return
    try:
        append_line(user_folder() / FILE, "\n".join(new))
    except OSError:  # the next process asks again
        _allowed_here.update(new)


def check_consent(
    folder: Path, uses: Callable[[], Iterable[str]], *, named: Collection[str] = (), trusted: bool
) -> None:
    """Raise an error if a job would use anything that the user has not allowed.

    Parameters
    ----------
    folder
        Folder of the job, for messages.
    uses
        Returns all that the job would use; asked again after files were allowed, which may name
        further files.
    named
        What the user has named now, on the command line: it is allowed with that.
    trusted
        Whether the user allows all, by `--trust`.

    Raises
    ------
    RunError
        Something is not allowed; the message names it.
    """
    allow(named)
    while unknown := not_allowed(uses()):
        if not trusted:
            started = [use for use in unknown if not os.path.isabs(use)]  # none of these is hidden
            files = [use for use in unknown if os.path.isabs(use)]
            more = [f"{len(files) - SHOWN} more files"] if len(files) > SHOWN else []
            shown = "; ".join([*started, *files[:SHOWN], *more])
            raise RunError(
                f"{folder}: uses programs, clusters or files outside that you have not used "
                f"before: {shown}; if you trust whoever made the folder, add --trust once"
            )
        allow(unknown)


def _digest(use: str) -> str:
    return hashlib.sha256(use.encode(errors="surrogatepass")).hexdigest()


# --- what jobs use ----------------------------------------------------------------------------


def uses_of(folder: Path, changes: Mapping[str, Any] = NO_CHANGES) -> list[str]:
    """Return the programs, clusters and files outside that continuing a job would use.

    Programs are `gtp:COMMAND`, clusters `cluster ADDRESS`, files absolute paths.

    Parameters
    ----------
    folder
        Folder of a job of any kind.
    changes
        Settings of a run that change with its continuation, by dotted name.

    Raises
    ------
    EngineError, OSError
        The file of the job can't be read.
    """
    folder, found = folder.absolute(), list[str]()
    for kind, uses in _USES.items():
        if kind.is_in(folder):
            found += uses(folder, changes) if kind is RUNS else uses(folder)
    return list(dict.fromkeys(found))


def run_uses(values: Mapping[str, Any], folder: Path) -> list[str]:
    """Return the files outside of its folder that a run uses.

    Parameters
    ----------
    values
        Settings of the run by dotted name, or those of them that matter; names of earlier
        versions count, too.
    """
    found, folder = list[str](), folder.absolute()
    values = {current_name(name): value for name, value in values.items()}
    for name, kind in file_settings().items():
        texts = str(values.get(name) or "").split(";" if kind == "folders" else "\0")
        found += _files(map(str.strip, texts), folder)
    panel = str(values.get("run.panel") or "")
    if panel and not not_allowed(_files([panel], folder)):
        from engine.games.panel import load_panel

        with contextlib.suppress(SettingsError):  # the run says what is wrong with it
            found += _files((str(m.network) for m in load_panel(Path(panel)).members), folder)
    return found


def contest_uses(players: Iterable[str], settings: ContestSettings, folder: Path) -> list[str]:
    """Return the programs, and the files outside of its folder, that a contest uses.

    Parameters
    ----------
    players
        Players as on the command line.
    """
    found, folder = list[str](), folder.absolute()
    for player in players:
        if player.startswith(PROGRAM):
            found.append(player)
            continue
        network, options = player_parts(player)
        values = [value for name, _, value in (o.partition("=") for o in options) if name != "name"]
        found += _files([network, *values], folder)
    return found + _files(_named_by(settings), folder)


def review_uses(job: ReviewJob, folder: Path) -> list[str]:
    """Return the files outside of its folder that a review uses."""
    return _files([*map(str, job.games), job.network], folder.absolute())


def _of_run(folder: Path, changes: Mapping[str, Any] = NO_CHANGES) -> list[str]:
    preset = RUNS.read(folder).preset
    return run_uses(with_changes(preset, changes).by_name(), folder)


def _of_contest(folder: Path) -> list[str]:
    file = CONTESTS.read(folder)
    return contest_uses(file.written, file.settings, folder)


def _of_handicap_table(folder: Path) -> list[str]:
    fields = HANDICAP_TABLES.read(folder)
    players = (*fields.written, fields.opponent_written)
    return contest_uses(players, ContestSettings.from_dict(fields.settings), folder)


def chain_uses(file: ChainFile, folder: Path) -> list[str]:
    """Return the clusters, and the files outside of its folder, that a chain uses.

    Raises
    ------
    EngineError
        A step has arguments that no step may have, or a preset can't be read.
    """
    found, folder = list[str](), folder.absolute()
    values = {**file.files, **made_by_steps(folder, file.chain)}
    for step in file.chain.steps:
        if step.name not in file.done:
            found += _of_step(step_line(folder, step, values), folder)
    return list(dict.fromkeys(found))


def _of_step(line: StepLine, folder: Path) -> list[str]:
    """Return what a step of a chain uses; `folder` is the chain's."""
    options, others, own = line.options, line.positional, folder / line.step.name
    found = [CLUSTER + address for address in options.get("--cluster", ()) if address]
    if line.step.command == "run":
        if RUNS.is_in(own):
            preset = RUNS.read(own).preset
            found += run_uses(preset.by_name(), folder)
        for name in others[:-1]:
            files = _files([name], folder) if name.endswith(".json") else []
            found += files
            if not not_allowed(files):  # else it is read once it is allowed
                changes = named_values(options.get("--set", ()))
                found += run_uses(with_changes(load_preset(name), changes).by_name(), folder)
    elif line.step.command == "rollout-policy":
        found += _files(others[:1], folder)
    else:
        players = [*others, *(f"[{each}]" for each in options.get("--each", ()))]
        found += contest_uses(players, ContestSettings(), folder)
        flags = [setting_flag(info.name) for info in ContestSettings.options() if info.names]
        found += _files((value for flag in flags for value in options.get(flag, ())), folder)
    return found


def sweep_uses(sweep: Sweep, folder: Path) -> list[str]:
    """Return the files outside of its folder that the runs of a sweep use."""
    found = [use for path in runs_of(folder) for use in _of_run(path)]
    for changes in sweep.runs.values():
        found += run_uses(with_changes(sweep.preset, changes).by_name(), folder)
    return list(dict.fromkeys(found))


def _of_chain(folder: Path) -> list[str]:
    return chain_uses(CHAINS.read(folder), folder)


_USES: Final[dict[JobKind[Any, Any], Callable[..., list[str]]]] = {
    RUNS: _of_run,
    CONTESTS: _of_contest,
    HANDICAP_TABLES: _of_handicap_table,
    REVIEWS: lambda folder: review_uses(REVIEWS.read(folder), folder),
    CHAINS: _of_chain,
    SWEEPS: lambda folder: sweep_uses(SWEEPS.read(folder), folder),
}
"""What a job uses, by its kind. A study uses nothing that its file names: who continues it gives
the networks again."""


def _named_by(settings: Settings) -> list[str]:
    """Return the files that settings name."""
    return [getattr(settings, info.name) for info in settings.options() if info.names]


def _files(texts: Iterable[str], folder: Path) -> list[str]:
    """Return the texts that are paths as absolute ones, without those that need no consent."""
    return [path for text in texts for path in _outside(text, folder)]


def _outside(text: str, folder: Path) -> Iterator[str]:
    if not text or not (_PATH.search(text) or os.path.lexists(text)):
        return  # nothing, or the bare name of a network
    path = os.path.abspath(text)  # looks at no disk, nor at another computer
    own = (folder, data_folder("weights"), data_folder("resources"), user_folder())
    # a relative one may mean another file where the job is continued
    if not os.path.isabs(text) or not any(Path(path).is_relative_to(place) for place in own):
        yield path
