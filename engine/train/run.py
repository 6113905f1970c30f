"""The folder of a run: settings, state, log, lock, games, checkpoints and networks.

Rules that make it crash-safe: whole files are written atomically; logs lose at most their last
line; units of work are drawn from `unit_random(seed, stage, number)`, so redoing one is harmless;
the state is written after the work it describes; on start temporary files are removed and the
newest checkpoint that loads is used.
"""

from __future__ import annotations

import dataclasses
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any, Final, TypeVar

import numpy as np

from engine.errors import RunError, SettingsError
from engine.files import append_line, atomic_write, read_lines
from engine.train.run_lock import RunLock, acquire_lock
from engine.train.settings import Preset

__all__ = ["RunFolder", "RunState", "Stream", "unit_random"]

KEPT_CHECKPOINTS: Final = 3
RUN_FORMAT: Final = 1

T = TypeVar("T")


class Stream(IntEnum):
    """What random numbers are for: units of different kinds never share a stream."""

    GAME = 1
    BRANCH = 2
    ROUND = 3
    SEARCH = 4
    TRAIN = 5
    NETWORK = 6
    MATCH = 7


def unit_random(seed: int, stream: Stream, *number: int) -> np.random.Generator:
    """The random generator of one unit of work: the same for the same names."""
    return np.random.default_rng([seed, int(stream), *number])


@dataclass(frozen=True, kw_only=True)
class RunState:
    """The cursor of a run, as in `state.json`."""

    stage: str = "selfplay"
    """What is being done: "selfplay", "train" or "finished"."""
    generation: int = 0
    """The network that plays now: networks/<generation>.safetensors."""
    games: int = 0
    """Games finished so far."""
    rows: int = 0
    """Positions in them that training draws from."""
    step: int = 0
    """Training steps due when the stage "train" is over."""
    trained: int = 0
    """Training steps before this generation."""
    nodes: int = 0
    """Visits of all searches so far."""
    best: int = 0
    """Generation of the best network; without gates the newest."""
    cpu_s: float = 0.0
    """Processor time used so far, of all processes [seconds]."""

    def replace(self, **changes: Any) -> RunState:
        """A copy with some fields changed."""
        return dataclasses.replace(self, **changes)


class RunFolder:
    """Everything that is written in a run goes through here.

    Parameters
    ----------
    root
        The folder.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.lock: RunLock | None = None

    @property
    def networks(self) -> Path:
        """Folder of the exported weights, one file per generation."""
        return self.root / "networks"

    def network_path(self, generation: int) -> Path:
        """Weights file of a generation."""
        return self.networks / f"{generation:04d}.safetensors"

    def newest_network(self) -> int:
        """The newest exported generation; -1 when there is none."""
        return max((int(path.stem) for path in self.networks.glob("*.safetensors")), default=-1)

    def games_folder(self, generation: int) -> Path:
        """Folder of the games that finished under a generation's network."""
        return self.root / "games" / f"{generation:04d}"

    def shards(self) -> list[Path]:
        """All shards of played games, in order of generation and number."""
        return sorted((self.root / "games").glob("*/*.npz"))

    def open(self, preset: Preset | None) -> Preset:
        """Lock the folder, tidy it up, and return the run's settings.

        Parameters
        ----------
        preset
            Settings of a new run; none = continue the one that is there.

        Raises
        ------
        RunError
            Another process holds the run, there is none to continue, or it has other settings.
        """
        run_file = self.root / "run.json"
        if preset is None and not run_file.exists():
            raise RunError(f"{self.root}: no run here to continue; name a preset to start one")
        for folder in ("games", "checkpoints", "networks"):
            (self.root / folder).mkdir(parents=True, exist_ok=True)
        self.lock = acquire_lock(self.root / "lock")
        try:
            for path in self.root.rglob("*.tmp"):
                path.unlink(missing_ok=True)
            (self.root / "stop").unlink(missing_ok=True)
            if self.lock.message:
                self.log({"event": "message", "text": self.lock.message})
            if not run_file.exists():
                assert preset is not None
                content = {"format": RUN_FORMAT, "preset": preset.to_dict()}
                atomic_write(run_file, json.dumps(content, indent=2).encode())
                return preset
            stored = self.preset()
            if preset is not None and dataclasses.replace(preset, about=stored.about) != stored:
                raise RunError(
                    f"{run_file}: the run was started with other settings "
                    f"({_difference(stored, preset)}); "
                    f"continue it without a preset, or use another folder"
                )
        except BaseException:
            self.close()
            raise
        return stored

    def close(self) -> None:
        """Release the lock."""
        if self.lock is not None:
            self.lock.release()
            self.lock = None

    def preset(self) -> Preset:
        """The settings in `run.json`.

        Raises
        ------
        RunError
            The file is missing, damaged or from a later version.
        """
        path = self.root / "run.json"
        try:
            content = json.loads(path.read_text())
            if content["format"] != RUN_FORMAT:
                raise RunError(
                    f"{path}: run of format {content['format']}, known is {RUN_FORMAT}; "
                    f"update the program"
                )
            return Preset.from_dict(content["preset"])
        except (OSError, ValueError, KeyError, TypeError, SettingsError) as error:
            raise RunError(f"{path}: can't read the run's settings ({error})") from error

    def state(self) -> RunState:
        """The cursor; a new run's when there is none yet.

        Raises
        ------
        RunError
            `state.json` is damaged.
        """
        path = self.root / "state.json"
        if not path.exists():
            return RunState()
        try:
            return RunState(**json.loads(path.read_text()))
        except (OSError, ValueError, TypeError) as error:
            raise RunError(
                f"{path}: can't read the state of the run ({error}); restore the file or "
                f"start a new run from a network in {self.networks}"
            ) from error

    def write_state(self, state: RunState) -> None:
        """Move the cursor, after the work it describes is on the disk."""
        atomic_write(
            self.root / "state.json", json.dumps(dataclasses.asdict(state), indent=2).encode()
        )

    def log(self, entry: dict[str, Any]) -> None:
        """Append one line to the log, with the time of day added."""
        append_line(self.root / "log.jsonl", json.dumps({"time": round(time.time(), 1), **entry}))

    def read_log(self) -> list[dict[str, Any]]:
        """All complete lines of the log; lines that are no JSON objects are left out."""
        entries = []
        for line in read_lines(self.root / "log.jsonl"):
            try:
                entry = json.loads(line)
            except ValueError:
                continue
            if isinstance(entry, dict):
                entries.append(entry)
        return entries

    def beat(self) -> None:
        """Keep the lock fresh; see `RunLock.beat`."""
        if self.lock is not None:
            self.lock.beat()

    def stop_requested(self) -> bool:
        """Whether a file named `stop` asks the run to end."""
        return (self.root / "stop").exists()

    def write_checkpoint(self, step: int, data: bytes) -> None:
        """Write a checkpoint and remove all but the last three."""
        folder = self.root / "checkpoints"
        atomic_write(folder / f"{step:07d}.pt", data)
        for old in sorted(folder.glob("*.pt"))[:-KEPT_CHECKPOINTS]:
            old.unlink(missing_ok=True)

    def load_checkpoint(self, load: Callable[[bytes], T]) -> T | None:
        """The newest checkpoint that `load` accepts; None when there is none.

        Damaged ones are skipped with a message in the log.
        """
        for path in sorted((self.root / "checkpoints").glob("*.pt"), reverse=True):
            try:
                return load(path.read_bytes())
            except Exception as error:  # a damaged pickle raises almost anything
                text = f"{path.name}: checkpoint can't be loaded ({error}); trying an older one"
                self.log({"event": "message", "text": text})
        return None


def _difference(stored: Preset, wanted: Preset) -> str:
    """The options in which two presets differ."""
    here, there = stored.to_dict(), wanted.to_dict()
    return ", ".join(
        f"{section}.{name} {value!r}, not {there[section][name]!r}"
        for section, values in here.items()
        if isinstance(values, dict)
        for name, value in values.items()
        if there[section][name] != value
    )
