"""Read a run's folder without writing to it, while another process works there or later.

Each read continues where the last one ended, so only new lines of a long log are parsed.
"""

from __future__ import annotations

import contextlib
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.base.checked_json import (
    convert_json,
    decode_json,
)
from engine.base.errors import FormatError, RunError
from engine.base.translation import tr
from engine.base.untrusted import tail_of
from engine.catalog.networks import shipped_generations
from engine.jobs.job import TAIL
from engine.jobs.machines import FILE as MACHINES
from engine.jobs.machines import Machine, read_machines
from engine.jobs.reader import JobReader, JobView
from engine.record.shards import game_count, position_count
from engine.train.game_source import game_source
from engine.train.presets.preset import Preset
from engine.train.runs.log_entries import (
    Ended,
    Gate,
    GenerationRating,
    LogEntry,
    Message,
    PanelScore,
    ReferenceScore,
    ReferenceScoreReader,
)
from engine.train.runs.run import FINISHED, RunFolder, RunState
from engine.train.runs.run_file import RUNS, RunFile
from engine.train.runs.run_games import ShardCounter

MESSAGES: Final = 200
"""Messages of the log that are kept."""

MOST_COLUMNS: Final = 300
"""Most kinds of figures that are kept; a run writes about forty."""

COUNTERS: Final = ("games", "nodes", "cpu_s")
"""What a run had cost when a network was made."""
_TABLES: Final = ("network", "games", "training", "settings")
"""Events with one line of figures per generation."""


@dataclass(frozen=True, kw_only=True, eq=False)
class RunView(JobView):
    """The content of a run's folder at one time; for its status see `run_status`.

    It is "starting" if `RunReader.is_starting`.
    """

    preset: Preset | None = None
    """None when it can't be read."""
    plugins: Mapping[str, str] = field(default_factory=dict)
    """The plug-ins that the run uses, see `RunFile.plugins`."""
    state: RunState = RunState()
    """The cursor, as in `state.json`."""
    played: int = 0
    """Games that no complete generation counts."""
    positions: int = 0
    """Labelled positions that a distillation has learned from, or that a folder of labels holds."""
    networks: tuple[int, ...] = ()
    """Generations whose network is in the folder or was shipped, ascending."""
    table: Mapping[str, NDArray[np.float64]] = field(default_factory=dict)
    """[G] per figure, by "event.name" like `network.alpha`; NaN where the log has none."""
    first_moves: tuple[str, ...] = ()
    """[G] move the network prefers on the empty board; empty where not known."""
    panel: tuple[PanelScore, ...] = ()
    ratings: tuple[GenerationRating, ...] = ()
    gates: tuple[Gate, ...] = ()
    reference_scores: tuple[ReferenceScore, ...] = ()
    """Generations compared with a strong network's search, in the order they were measured."""
    messages: tuple[Message, ...] = ()
    """The latest, oldest first."""
    machines: tuple[Machine, ...] = ()
    """Machines of a cluster that have played games of the run; none if it never ran on one."""
    shipped: Mapping[int, Path] = field(default_factory=dict)
    """Of a log alone: networks that come with the program, by generation."""

    @property
    def size(self) -> int:
        """Board size; 0 when the settings can't be read."""
        return self.preset.rules.size if self.preset else 0

    @property
    def games(self) -> int:
        """Games so far, those of the generation in progress included, as the log counts them."""
        return self.state.games + self.played

    @property
    def distills(self) -> bool:
        """Whether the run learns from a teacher's labels, or makes such labels."""
        return self.preset is not None and game_source(self.preset).unit == "positions"

    @property
    def makes_games(self) -> bool:
        """Whether the run plays or labels games, in place of learning from ones made before."""
        return self.preset is None or game_source(self.preset).makes_games

    @property
    def holds_labels(self) -> bool:
        """Whether the run is a folder of labels, which trains no network."""
        return self.preset is not None and self.preset.makes_labels

    @property
    def generations(self) -> int:
        """Number of generations in the log (G)."""
        return len(self.first_moves)

    def column(self, name: str) -> NDArray[np.float64]:
        """Return a figure of each generation [G], by "event.name"; NaN where the log has none."""
        known = self.table.get(name)
        return known if known is not None else np.full(self.generations, np.nan)

    def network_path(self, generation: int) -> Path:
        """Return the path of a generation's weights file."""
        return self.shipped.get(generation) or RunFolder(self.path).network_path(generation)

    @property
    def share(self) -> float:
        """The part of the run that is over, 0 to 1: see `RunSettings.share`."""
        return 0.0 if self.preset is None else self.state.share(self.preset.run)

    @property
    def ended_by_limit(self) -> bool:
        """Whether the run is finished, and a limit of time or nodes ended it."""
        if self.preset is None or self.state.stage != FINISHED:
            return False
        run = self.preset.run
        return self.state.generation < run.generations and run.has_limit

    def seconds_left(self) -> float:
        """Return the time to the last generation, by the latest ones [seconds]; NaN if unknown."""
        times = self.column("network.time")[-6:]
        gaps = np.diff(times[np.isfinite(times)])
        if self.preset is None or not len(gaps):
            return float("nan")
        state = self.state
        share = self.share
        left = state.generation * (1.0 / share - 1.0) if share else self.preset.run.generations
        limit_s = 60.0 * self.preset.run.minutes or float("inf")
        return min(float(np.median(gaps)) * left, max(limit_s - state.seconds, 0.0))


def run_status(path: Path) -> str:
    """Return a run's status: running, stopping, stopped, finished, interrupted, log or unreadable.

    "log" is the log of a run alone, without its games, networks and checkpoints: it can't go on.
    Costs a look at some small files.
    """
    activity = RUNS.activity(path)
    if activity:
        return activity
    try:
        state = RunFolder(path).state()
    except RunError:
        return "unreadable"
    if not RUNS.is_in(path):
        return "unreadable"
    if state.generation > 0 and not any(
        (path / part).is_dir() for part in ("networks", "games", "checkpoints")
    ):
        return "log"
    if state.stage == FINISHED:
        return "finished"
    return "stopped" if _last_event(path) == "stopped" else "interrupted"


def _last_event(path: Path) -> str:
    """Return the event in the last whole line of a run's log."""
    lines = tail_of(path / "log.jsonl", TAIL).split(b"\n")[:-1]
    try:
        event = decode_json(lines[-1], dict[str, Any], figures=True).get("event")
        return event if isinstance(event, str) else ""
    except (IndexError, FormatError):
        return ""


class RunReader(JobReader[RunFile, dict[str, Any], RunView]):
    """Reads a run repeatedly; see `JobReader`."""

    kind = RUNS

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.is_starting = False
        """Whether a process was started for the run that has not begun to work; the caller's."""
        self._log = _Log()
        self._references = ReferenceScoreReader(folder)
        self._shards, self._games = ShardCounter(position_count), ShardCounter(game_count)
        self._machines: tuple[int, tuple[Machine, ...]] = (0, ())  # time of the file, its content
        self._state, self._state_problem = RunState(), ""
        self._played = self._positions = 0

    def _begin(self) -> None:
        self._log = _Log()

    def _add(self, results: Iterable[dict[str, Any]]) -> None:
        for entry in results:
            self._log.add(entry)

    def _missing(self) -> str:
        return tr("{path}: there is no run here; it was moved or deleted", path=self.folder)

    def _look(self) -> Hashable:
        self._references.read()
        folder = RunFolder(self.folder)
        self._state, self._state_problem = RunState(), ""
        try:
            self._state = folder.state()
        except RunError as error:
            rebuilt = isinstance(error.__cause__, FormatError)
            hint = tr("; Continue rebuilds it from the networks and games") if rebuilt else ""
            self._state_problem = f"{error}{hint}"
        self._played, self._positions = self._amounts(folder, self._state)
        newest = folder.newest_network()
        if self._state.stage == FINISHED and newest == self._state.generation:
            self._log.add_last(self._state)
        self._read_machines()
        return (
            self._state_problem,
            self._state,
            self._played,
            self._positions,
            newest,
            self._references.scores,
            self._machines,
        )

    def _status(self) -> str:
        if self.is_starting and not RUNS.activity(self.folder):
            return "starting"
        if self.problem or self._state_problem:
            return "unreadable"
        return run_status(self.folder)

    def _make_view(self, status: str) -> RunView:
        folder, table = RunFolder(self.folder), self._log.table()
        shipped = _shipped(self.folder.name, table) if status == "log" else {}
        problem = self.problem or self._state_problem
        if not problem and status != "running":
            problem = RUNS.last_words(self.folder)
        return RunView(
            path=self.folder,
            status=status,
            problem="" if status == "starting" else problem,
            preset=self._preset,
            plugins={} if self.settings is None else self.settings.plugins,
            state=self._state,
            played=self._played,
            positions=self._positions,
            networks=tuple(sorted({*shipped, *folder.generations()})),
            table=table,
            first_moves=tuple(self._log.first_moves),
            panel=tuple(self._log.panel),
            ratings=tuple(self._log.ratings),
            gates=tuple(self._log.gates),
            reference_scores=self._references.scores,
            messages=tuple(self._log.messages),
            machines=self._machines[1],
            shipped=shipped,
        )

    @property
    def _preset(self) -> Preset | None:
        return None if self.settings is None else self.settings.preset

    def _amounts(self, folder: RunFolder, state: RunState) -> tuple[int, int]:
        """Return `RunView.played` and `RunView.positions`."""
        if self._preset is None:
            return 0, 0
        settings = self._preset.run
        if game_source(self._preset).unit == "positions":  # in a folder of labels, of its files
            made = settings.generations > 0
            return 0, state.games if made else self._shards.count(folder.shards())
        # the state counts games when the last stage of their generation is over; of records that
        # are learned from again and again, only the log says how many there were
        games = max(self._games.count_run(folder, state.generation), self._log.games)
        now = 0
        if state.stage != FINISHED:  # a person may have deleted the games of older generations
            now = self._games.count(folder.games_folder(state.generation).glob("*.npz"))
        return max(games - state.games, now), 0

    def _read_machines(self) -> None:
        """Read the machines of a cluster if their file changed."""
        try:
            stamp = (self.folder / MACHINES).stat().st_mtime_ns
        except OSError:
            stamp = 0
        if stamp != self._machines[0]:
            self._machines = stamp, read_machines(self.folder)


@dataclass
class _Log:
    """The figures and messages in a log, by generation."""

    columns: dict[str, list[float]] = field(default_factory=dict)
    first_moves: list[str] = field(default_factory=list)
    panel: list[PanelScore] = field(default_factory=list)
    ratings: list[GenerationRating] = field(default_factory=list)
    gates: list[Gate] = field(default_factory=list)
    messages: list[Message] = field(default_factory=list)
    games: int = 0
    """Games of the run when it was stopped or finished last."""

    def add(self, entry: dict[str, Any]) -> None:
        """Add a line of the log; it is left out if a field is missing or wrong."""
        with contextlib.suppress(FormatError):
            self._add(entry)

    def add_last(self, state: RunState) -> None:
        """Add the last network of a finished run whose log ends before it, as older logs do."""
        if state.generation == len(self.first_moves):
            figures = {"nodes": state.nodes, "games": state.games, "cpu_s": state.cpu_s}
            self._add_figures("network", state.generation, figures)

    def _add(self, entry: dict[str, Any]) -> None:
        """Add an entry of the log; raise FormatError if a field is missing or wrong."""
        head = convert_json(entry, LogEntry)
        if head.generation > len(self.first_moves) + 1000:
            return  # damaged: columns are as long as their last generation
        if head.event in _TABLES:
            self._add_figures(head.event, head.generation, entry)
        elif head.event == "panel":
            self.panel.append(convert_json(entry, PanelScore))
        elif head.event == "rating":
            self.ratings.append(convert_json(entry, GenerationRating))
        elif head.event == "gate":
            self.gates.append(convert_json(entry, Gate))
        elif head.event in ("message", "second stage"):
            self.messages.append(convert_json(entry, Message))
            del self.messages[:-MESSAGES]
        elif head.event in ("stopped", "finished"):
            self.games = convert_json(entry, Ended).games

    def _add_figures(self, event: str, generation: int, entry: Mapping[str, Any]) -> None:
        """Add the figures of one generation to the columns."""
        if event == "network":
            while len(self.first_moves) <= generation:
                self.first_moves.append("")
            move = entry.get("first_move")
            self.first_moves[generation] = move[:10] if isinstance(move, str) else ""
        for name, value in entry.items():
            if isinstance(value, bool) or not isinstance(value, (int, float)):
                continue
            if f"{event}.{name}" not in self.columns and len(self.columns) >= MOST_COLUMNS:
                continue
            column = self.columns.setdefault(f"{event}.{name}", [])
            if len(column) <= generation:
                column.extend([np.nan] * (generation + 1 - len(column)))
            if event == "network" and name in COUNTERS and column[generation] == column[generation]:
                continue  # a continued run logs its newest network again, with later counters
            column[generation] = value

    def table(self) -> dict[str, NDArray[np.float64]]:
        """Return every figure as an array of equal length."""
        length = len(self.first_moves)
        table = {}
        for name, column in self.columns.items():
            values = np.full(length, np.nan)
            known = column[:length]
            values[: len(known)] = known
            values.setflags(write=False)
            table[name] = values
        return table


def _shipped(run: str, table: Mapping[str, NDArray[np.float64]]) -> dict[int, Path]:
    """Return shipped networks of a run by generation, known by its name and their nodes."""
    nodes = table.get("network.nodes", np.zeros(0))
    return {
        generation: path
        for generation, (path, known) in shipped_generations(run).items()
        if 0 <= generation < len(nodes) and nodes[generation] == known
    }
