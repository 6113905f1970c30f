"""The folder of a run: settings, state, log, lock, games, checkpoints and networks.

Rules that make it crash-safe: whole files are written atomically; logs lose at most their last
line; units of work are drawn from `unit_random(seed, stage, number)`, so redoing one is harmless;
the state is written after the work it describes; on start temporary files are removed and the
newest checkpoint that loads is used.
"""

from __future__ import annotations

import contextlib
import json
import logging
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self, TypeVar

import msgspec
import numpy as np
from msgspec import Meta, Struct

from engine.base.arrays import check_memory
from engine.base.checked_json import Count, convert_json, read_json
from engine.base.errors import FormatError, RunError, reason_of
from engine.base.files import atomic_write
from engine.base.lock import RunLock, acquire_lock
from engine.base.plugins import plugin_flags
from engine.base.suggestion import suggestion
from engine.base.untrusted import is_ordinary, read_ordinary, refuse_links_out
from engine.base.versions import program_facts
from engine.jobs.job import LOCK, STOP
from engine.train.presets.preset import Preset
from engine.train.presets.schedule import Moment
from engine.train.presets.settings import MOST_GENERATIONS, RunSettings
from engine.train.runs.run_file import (
    RUNS,
    RunFile,
    continued,
    read_run_file,
    setting_title,
    started,
    with_facts,
    with_plugins,
    write_run_file,
)

log = logging.getLogger(__name__)

KEPT_CHECKPOINTS: Final = 3
MOST_BYTES: Final = 1 << 30
"""Largest checkpoint that is read if its network is not known [bytes]."""
MOST_DIGITS: Final = 18
"""Most digits of a file's number; longer names are not numbers."""
PLAYING: Final = "selfplay"
"""Stage in which the games of a generation are made or, of labels on the disk, read."""
FINISHED: Final = "finished"
PARTS: Final = ("games", "checkpoints", "networks")
"""Folders in the folder of a run."""

T = TypeVar("T")


class Stream(IntEnum):
    """Purpose of random numbers; no two purposes share a stream."""

    GAME = 1
    BRANCH = 2
    ROUND = 3
    SEARCH = 4
    TRAIN = 5
    NETWORK = 6
    MATCH = 7


def unit_random(seed: int, stream: Stream, *number: int) -> np.random.Generator:
    """Return the random generator of one unit of work: the same for the same arguments."""
    return np.random.default_rng([seed, int(stream), *number])


class RunState(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How far a run is, as in `state.json`."""

    stage: Literal["selfplay", "train", "gate", "panel", "finished"] = PLAYING
    """The stage in progress; which stages a run has is chosen in `stages.stages_of`."""
    generation: Annotated[int, Meta(ge=0, le=MOST_GENERATIONS)] = 0
    """Generation of the newest network: networks/<generation>.safetensors."""
    games: Count = 0
    """Games finished so far."""
    rows: Count = 0
    """Positions in them that training draws from."""
    step: Count = 0
    """Training steps due when the stage "train" is over."""
    trained: Count = 0
    """Training steps before this generation."""
    nodes: Count = 0
    """Visits of all searches so far."""
    second_stage: bool = False
    """Whether the run is in its second stage, see `SecondStageSettings`."""
    best: Count = 0
    """Generation of the network that plays; without gates the newest."""
    cpu_s: Annotated[float, Meta(ge=0.0)] = 0.0
    """Processor time used so far, of all processes [seconds]."""
    seconds: Annotated[float, Meta(ge=0.0)] = 0.0
    """Time that processes have worked on the run so far [seconds]."""
    nodes_before: Count = 0
    """Visits of all searches before this generation."""
    seconds_before: Annotated[float, Meta(ge=0.0)] = 0.0
    """Time that processes had worked on the run before this generation [seconds]."""
    cpu_s_before: Annotated[float, Meta(ge=0.0)] = 0.0
    """Processor time used before this generation, of all processes [seconds]."""

    def replace(self, **changes: Any) -> Self:
        """Return a copy with some fields changed."""
        return msgspec.structs.replace(self, **changes)

    def moment(self, settings: RunSettings) -> Moment:
        """Return when this generation began: the same one in all processes, and after a stop."""
        share = settings.share(
            self.generation, self.nodes_before, self.seconds_before, self.cpu_s_before
        )
        return Moment(self.generation, share, self.second_stage)

    def share(self, settings: RunSettings) -> float:
        """Return the part of the run that is over, 0 to 1: see `RunSettings.share`."""
        return settings.share(self.generation, self.nodes, self.seconds, self.cpu_s)


class RunFolder:
    """Reads and writes the folder of a run.

    Parameters
    ----------
    root
        The folder.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.lock: RunLock | None = None
        self.notes: list[str] = []
        """Sentences for people about how the run was opened."""
        self.command = f"sai-engine run {root}{plugin_flags()}"
        """The command that continues the run, once it was opened."""
        self._made: list[Path] = []

    @property
    def run_file(self) -> Path:
        """Path of `run.json`, which makes a folder a run."""
        return self.root / RUNS.file

    @property
    def networks(self) -> Path:
        """Folder of the exported weights, one file per generation."""
        return self.root / "networks"

    def network_path(self, generation: int) -> Path:
        """Return the path of a generation's weights file."""
        return self.networks / f"{generation:04d}.safetensors"

    def match_path(self, candidate: int, best: int) -> Path:
        """Return the path of a gate's games."""
        return self.root / "matches" / f"{candidate:04d}-{best:04d}.jsonl"

    def newest_network(self) -> int:
        """Return the newest exported generation; -1 if there is none."""
        return max(self.generations(), default=-1)

    def generations(self) -> set[int]:
        """Return the generations with an exported network."""
        stems = {path.stem for path in self.networks.glob("*.safetensors")}
        return {int(stem) for stem in stems if stem.isdecimal() and len(stem) <= MOST_DIGITS}

    def games_folder(self, generation: int) -> Path:
        """Return the folder of a generation's games."""
        return self.root / "games" / f"{generation:04d}"

    def shards(self) -> list[Path]:
        """Return all shards of played games, in order of generation and number."""
        paths = (self.root / "games").glob("*/*.npz")
        files = filter(is_ordinary, paths)
        return sorted(files, key=lambda path: (*_by_number(path.parent), *_by_number(path)))

    def open(self, preset: Preset | None, given: Mapping[str, Any] | None = None) -> Preset:
        """Lock the folder, remove leftovers of a kill, and return the run's settings.

        Parameters
        ----------
        preset
            Settings of a new run, or those that the person thinks the run has; none = continue
            the one that is there.
        given
            Settings changed by dotted name.

        Raises
        ------
        RunError
            Another process holds the run, there is none to continue, it has other settings, a
            link leads out of the folder, or it can't be used. Nothing is left behind then.
        SettingsError
            A changed setting has an impossible name or value.
        """
        given = given or {}
        new = None if self.run_file.exists() else self._new(preset, given)
        try:
            self._make(self.root)
            refuse_links_out(self.root)
            self.lock = acquire_lock(self.root / LOCK)
            self.notes = [self.lock.message] if self.lock.message else []
            if new is None or self.run_file.exists():  # another may just have started it
                stored = read_run_file(self.run_file)
                file = continued(self.run_file, stored, preset, given)
                is_changed = file is not stored
                file = with_plugins(with_facts(file, program_facts()))
                if stored.plugins.items() - file.plugins.items():
                    names = ", ".join(stored.plugins)
                    self.notes.append(f"a plug-in is another one than before ({names})")
                if file is not stored:
                    write_run_file(self.run_file, file)
                if is_changed:
                    changed = ", ".join(
                        f"{setting_title(file.preset, name)} from {old!r} to {new!r}"
                        for name, (old, new) in file.last_change.items()
                    )
                    self.notes.append(f"settings changed: {changed}")
            else:
                file = with_plugins(with_facts(new, program_facts()))
                self._made.append(self.run_file)
                write_run_file(self.run_file, file)
            self._tidy()
            for part in PARTS:
                self._make(self.root / part)
        except OSError as error:
            self.discard()
            raise RunError(
                f"{error.filename or self.root}: {error.strerror or error}; a run needs a folder "
                f"that can be written: free some space, make this one writable, or name another one"
            ) from error
        except BaseException:
            self.discard()
            raise
        if file.preset.makes_labels:
            self.command = f"sai-engine label {self.root}{plugin_flags()}"
        log.info("%s: run opened", self.root)
        return file.preset

    @contextlib.contextmanager
    def locked(self) -> Iterator[None]:
        """Hold the lock for work other than training, such as scoring the run's networks.

        Raises
        ------
        RunError
            Another process holds the run, or the folder can't be written.
        """
        with RUNS.working(self.root) as work:
            self.lock = work.lock
            try:
                yield
            finally:
                self.lock = None

    def _new(self, preset: Preset | None, given: Mapping[str, Any]) -> RunFile:
        """Return the content of `run.json` for a run that starts here."""
        if preset is None:
            raise self.missing(f"to start one: `sai-engine run PRESET {self.root}`")
        for name in ("state.json", "log.jsonl", *PARTS):
            path = self.root / name
            if path.is_file() or (path.is_dir() and any(path.iterdir())):
                raise RunError(
                    f"{self.root}: no run.json, but {name} is there; put run.json back to "
                    f"continue that run, or name an empty folder for a new one"
                )
        return started(preset, given)

    def _make(self, folder: Path) -> None:
        """Create a folder and its parents, and remember which were new."""
        if folder.is_dir():
            return
        RUNS.refuse_file(folder)
        self._make(folder.parent)
        folder.mkdir(exist_ok=True)
        self._made.append(folder)

    def _tidy(self) -> None:
        """Remove temporary files that a kill left, and an old request to stop."""
        files = (".run.json.*.tmp", ".state.json.*.tmp")
        for pattern in (*files, *(f"{part}/**/.*.tmp" for part in PARTS)):
            for path in self.root.glob(pattern):
                path.unlink(missing_ok=True)
        (self.root / STOP).unlink(missing_ok=True)

    def discard(self) -> None:
        """Remove what a failed start has created, and release the lock."""
        parts = [path for path in self._made if path.parent == self.root and path.name in PARTS]
        for part in parts:
            shutil.rmtree(part, ignore_errors=True)
        with contextlib.suppress(OSError):
            if self.run_file in self._made:
                for name in ("state.json", "log.jsonl", self.run_file.name):
                    (self.root / name).unlink(missing_ok=True)
        self.close()
        for folder in reversed(self._made):
            with contextlib.suppress(OSError):
                folder.rmdir()
        self._made = []

    def machine_failed(self, error: OSError | MemoryError) -> str:
        """Return a sentence on a full disk, missing memory or the like, and how to continue."""
        again = f"continue with `{self.command}`"
        if isinstance(error, FileNotFoundError) and not self.root.exists():
            return f"{self.root}: the folder was deleted or moved, so the run ends; start again"
        if not self.run_file.exists():
            again = "start again; nothing was left behind"
        if isinstance(error, MemoryError):
            return (
                f"{self.root}: not enough memory ({str(error) or 'none left'}); set selfplay.games "
                f"or selfplay.cache_rows lower, and {again}"
            )
        return f"{error.filename or self.root}: {error.strerror or error}; fix that, then {again}"

    @property
    def is_new(self) -> bool:
        """Whether this object started the run and no work is on the disk yet."""
        return self.run_file in self._made and not self.shards() and self.newest_network() <= 0

    def close(self) -> None:
        """Release the lock."""
        lock, self.lock = self.lock, None
        if lock is not None:
            lock.release()

    def preset(self) -> Preset:
        """Return the settings in `run.json`.

        Raises
        ------
        RunError
            The file is missing, damaged or from a later version.
        """
        if not self.run_file.exists() and not self.networks.exists():
            raise self.missing("name the folder of a run")
        return read_run_file(self.run_file).preset

    def missing(self, hint: str) -> RunError:
        """Return the error that there is no run; `hint` if none beside it has a similar name."""
        beside = [path.parent.name for path in self.root.absolute().parent.glob(f"*/{RUNS.file}")]
        hint = suggestion(self.root.name, sorted(beside), hint)
        return RunError(f"{self.root}: there is no run here", hint=hint)

    def training_preset(self) -> Preset:
        """Return the settings of a training run; errors as for `preset`.

        Raises
        ------
        RunError
            The folder holds labels.
        """
        preset = self.preset()
        if preset.makes_labels:
            raise RunError(labels_refusal(self.root))
        return preset

    def state(self) -> RunState:
        """Return the state; that of a new run if there is none yet.

        Raises
        ------
        RunError
            `state.json` is damaged, or can't be read.
        """
        path = self.root / "state.json"
        try:
            values = read_json(path, dict[str, Any])
            # only the first two are in the oldest files, and both must be there
            begun = {
                f"{name}_before": values.get(name, 0) for name in ("nodes", "seconds", "cpu_s")
            }
            required = {"stage": None, "generation": None}
            return convert_json({**required, **begun, **values}, RunState)
        except FileNotFoundError:
            return RunState()
        except (OSError, FormatError) as error:
            raise RunError(
                f"{path}: can't read the state of the run ({reason_of(error)})"
            ) from error

    def write_state(self, state: RunState) -> None:
        """Write the state, after the work that it describes is on the disk."""
        text = json.dumps(msgspec.structs.asdict(state), indent=2)
        atomic_write(self.root / "state.json", text.encode())

    def log(self, *entries: dict[str, Any]) -> None:
        """Append lines to the log, with the time of day added."""
        now = round(time.time(), 1)
        RUNS.add(self.root, *({"time": now, **entry} for entry in entries))

    def read_log(self) -> list[dict[str, Any]]:
        """Return all complete lines of the log; lines that are no JSON objects are left out."""
        return list(RUNS.results(self.root))

    def stop_requested(self) -> bool:
        """Whether a file named `stop` asks the run to end."""
        if self.lock is not None:
            self.lock.check()
        return (self.root / STOP).exists()

    def write_checkpoint(self, step: int, data: bytes) -> None:
        """Write a checkpoint and remove all but the last three."""
        atomic_write(self.checkpoint_path(step), data)
        for old in self._checkpoints()[:-KEPT_CHECKPOINTS]:
            old.unlink(missing_ok=True)

    def load_checkpoint(self, load: Callable[[bytes], T], most: int = MOST_BYTES) -> T | None:
        """Return the newest checkpoint as `load` returns it; None if it accepts none.

        Damaged ones, and those of more than `most` bytes, are skipped with a message in the log.
        """
        for path in reversed(self._checkpoints()):
            data = read_ordinary(path, most + 1)
            try:
                check_memory(len(data), most)
                return load(data)
            except Exception as error:  # a damaged pickle raises almost anything
                text = f"{path.name}: checkpoint can't be loaded ({error}); trying an older one"
                self.log({"event": "message", "text": text})
        return None

    def _checkpoints(self) -> list[Path]:
        return sorted((self.root / "checkpoints").glob("[0-9]*.pt"), key=_by_number)

    def checkpoint_path(self, step: int) -> Path:
        """Return the path of the checkpoint after a training step."""
        return self.root / "checkpoints" / f"{step:07d}.pt"

    def kept_checkpoint_path(self, generation: int) -> Path:
        """Return the path of a generation's checkpoint that is kept, see `run.keep_every`."""
        return self.root / "checkpoints" / f"generation-{generation:04d}.pt"

    def keep_checkpoint(self, step: int, generation: int) -> None:
        """Keep the checkpoint that ends a generation's training, and its games in progress."""
        data = read_ordinary(self.checkpoint_path(step))
        atomic_write(self.kept_checkpoint_path(generation), data)

    def in_progress_path(self, generation: int) -> Path:
        """Return the path of the games in progress at the start of a generation."""
        return self.root / "checkpoints" / f"games-{generation:04d}.npz"

    def write_in_progress(self, generation: int, data: bytes) -> None:
        """Write the games in progress at the start of a generation, if any, and remove old ones.

        As many are kept as checkpoints.
        """
        if data:
            atomic_write(self.in_progress_path(generation), data)
        for path in (self.root / "checkpoints").glob("games-*.npz"):
            name = path.stem.partition("-")[2]
            number = int(name) if name.isdecimal() and len(name) <= MOST_DIGITS else generation
            old = number <= generation - KEPT_CHECKPOINTS
            if old and not self.kept_checkpoint_path(number).exists():
                path.unlink(missing_ok=True)

    def read_in_progress(self, generation: int) -> bytes:
        """Return the games in progress at the start of a generation; b"" if none were kept."""
        try:
            return read_ordinary(self.in_progress_path(generation), MOST_BYTES)
        except FileNotFoundError:
            return b""


def labels_refusal(folder: Path) -> str:
    """Return why a folder of labels can't be used as a training run, and how it can."""
    return (
        f"{folder}: holds labels, not a training run; make more of them with `sai-engine label "
        f"{folder}`, or learn from them with `sai-engine run PRESET FOLDER --set "
        f"distillation.labels={folder}`"
    )


def _by_number(path: Path) -> tuple[int, str]:
    """Sort names as numbers, also where one has more digits than the others."""
    is_number = path.stem.isdecimal() and len(path.stem) <= MOST_DIGITS
    return (int(path.stem) if is_number else -1, path.name)


def by_time(shards: list[Path], folder: str) -> list[Path]:
    """Return shards in order, those of one folder by the time at which they were written."""
    places = [place for place, path in enumerate(shards) if path.parent.name == folder]
    written = sorted((shards[place] for place in places), key=lambda path: path.stat().st_mtime_ns)
    return [*shards[: places[0]], *written, *shards[places[-1] + 1 :]] if places else shards
