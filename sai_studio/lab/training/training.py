"""The model of the training window: runs, the selected one, and commands on them."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.commands.consent import allow, run_uses
from engine.train.chain_file import CHAINS, launch_chain, load_chain
from engine.train.presets.preset import Preset
from engine.train.reading import RunReader, RunView
from engine.train.runs.run_file import RUNS, launch_run
from engine.train.runs.run_games import Branch
from engine.train.sweep import SWEEPS, runs_of
from sai_studio.kit.texts import sentence
from sai_studio.lab.jobs.folders import free_folder, jobs_in
from sai_studio.lab.jobs.jobs import Jobs
from sai_studio.lab.jobs.known_runs import known_runs, runs_folder
from sai_studio.lab.training.chain_story import DEMO
from sai_studio.lab.training.run_watcher import (
    ChainReader,
    ChainView,
    GameView,
    RunSnapshot,
    Watcher,
    chain_around,
)
from sai_studio.session.preferences import Preferences

LIST_MS: Final = 3000
"""Interval of looking for runs that were started elsewhere [ms]."""


class Training(Jobs[RunView]):
    """Runs and commands of the training window; see `Jobs` for further signals.

    Signals
    -------
    generation_changed
        Another generation is shown.
    games_changed
        `games` and `branches` were replaced.
    axis_changed
        `axis` or `figure` changed.
    chain_changed
        `chain` was replaced.
    """

    generation_changed = Signal()
    games_changed = Signal()
    axis_changed = Signal()
    chain_changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(RUNS, RunReader, RunView, runs_folder, parent)
        self._preferences = preferences
        self.compared: tuple[Path, ...] = ()
        self.axis = "generation"
        self.figure = "training.total"
        """The figure that is compared."""
        self.games: tuple[GameView, ...] = ()
        self.branches: tuple[Branch, ...] = ()
        self.chain: ChainView | None = None
        """The chain to which the selected run belongs."""
        self._generation: int | None = None
        self._first_runs: dict[Path, Path] = {}  # of chains that begin with a run, by their folder
        self._chains: dict[Path, subprocess.Popen[bytes]] = {}
        self._games_wanted = False
        self._list_timer = QTimer(self)
        self._list_timer.setInterval(LIST_MS)
        self._list_timer.timeout.connect(self.refresh_list)
        self.refresh_list()

    # --- reading -------------------------------------------------------------------------------

    @property
    def shown(self) -> list[RunView]:
        """The selected run and those it is compared with."""
        first = self.view
        if first is None:
            return []
        others = [self.views[p] for p in self.compared if p in self.views and p != first.path]
        return [first, *others]

    @property
    def generation(self) -> int | None:
        """The selected generation, by default the newest; None if there is none."""
        view = self.view
        if view is None or not view.generations:
            return None
        newest = view.generations - 1
        return newest if self._generation is None else min(self._generation, newest)

    @property
    def follows_newest(self) -> bool:
        """Whether the selected generation is always the newest."""
        return self._generation is None

    @property
    def log_alone(self) -> bool:
        """Whether the selected run is a log without games and networks."""
        return self.selected is not None and self.status(self.selected) == "log"

    # --- what is shown -----------------------------------------------------------------------

    def watch(self, on: bool) -> None:
        if on and self._watcher is None:
            self._list_timer.start()
            self.refresh_list()
        super().watch(on)
        if not on:
            self._list_timer.stop()
            self.views.clear()  # a new watcher reports everything again

    def want_games(self, on: bool) -> None:
        """Set whether games are to be read."""
        if on != self._games_wanted:
            self._games_wanted = on
            self._direct()

    def select(self, path: Path | None) -> None:
        if path == self.selected:
            return
        self._generation = None
        self.games, self.branches = (), ()
        around = chain_around(path) if path is not None else None
        if self.chain is not None and self.chain.path != around:
            self.chain = None
        super().select(path)
        self._direct()
        self.chain_changed.emit()
        self.games_changed.emit()
        self.generation_changed.emit()

    def compare(self, path: Path, on: bool) -> None:
        """Add a run to the comparison with the selected one, or remove it."""
        others = tuple(p for p in self.compared if p != path)
        compared = (*others, path) if on else others
        if compared != self.compared:
            self.compared = compared
            self.list_changed.emit()
            self.view_changed.emit()

    def rest_of_sweep(self) -> list[Path]:
        """Return the runs of the selected run's sweep that it is not compared with."""
        run = self.selected
        beside = [] if run is None else [path for path in self.paths if path.parent == run.parent]
        others = [path for path in beside if path not in (run, *self.compared)]
        return others if run is not None and others and SWEEPS.is_in(run.parent) else []

    def compare_sweep(self) -> None:
        """Compare the selected run with all others of its sweep."""
        self.compared = (*self.compared, *self.rest_of_sweep())
        self.list_changed.emit()
        self.view_changed.emit()

    def set_figure(self, figure: str) -> None:
        """Set the figure that is compared."""
        if figure != self.figure:
            self.figure = figure
            self.axis_changed.emit()

    def set_generation(self, generation: int | None) -> None:
        """Select a generation; None follows the newest."""
        view = self.view
        if generation is not None and view is not None:
            generation = min(max(generation, 0), max(view.generations - 1, 0))
        if generation != self._generation:
            self._generation = generation
            self.generation_changed.emit()

    def set_axis(self, axis: str) -> None:
        """Set what the x axes count."""
        if axis != self.axis:
            self.axis = axis
            self.axis_changed.emit()

    # --- what is done to runs ------------------------------------------------------------------

    @property
    def cluster(self) -> str:
        """Address of the cluster that was used last."""
        return str(self._preferences.settings.cluster)

    def start(self, folder: Path, preset: Preset, cluster: str = "") -> bool:
        """Start a new run, here or on a cluster; return whether its process could be started."""
        return self._start(folder, preset, None, cluster)

    def resume(
        self, path: Path, changes: Mapping[str, Any] | None = None, cluster: str = ""
    ) -> bool:
        """Continue a run, with some settings changed; False if that is impossible."""
        if not self._may_continue(path, changes):
            return False
        return self._start(path, None, changes, cluster)

    def _start(
        self,
        path: Path,
        preset: Preset | None,
        changes: Mapping[str, Any] | None,
        cluster: str,
    ) -> bool:
        if not self._launch(path, lambda: launch_run(path, preset, changes, cluster)):
            return False
        if cluster:
            self._preferences.update(cluster=cluster)
        if preset is not None:
            allow(run_uses(preset.by_name(), path))
        self.remember(path)
        self.select(path)
        self.message.emit(
            "info",
            tr(
                "{name} starts in a process of its own and continues when you close this window.",
                name=path.name,
            ),
        )
        return True

    def start_chain(self, folder: Path, name: str, files: Mapping[str, str]) -> None:
        """Start a chain of runs and contests, or with an empty name continue one."""
        if not name and not self._may_continue(folder):
            return
        try:
            chain = load_chain(name) if name else CHAINS.read(folder).chain
            self._chains[folder] = launch_chain(folder, name, files)
        except (EngineError, OSError) as error:
            self.message.emit("error", sentence(str(error)))
            return
        first = chain.steps[0]
        if first.command == "run":
            run = folder / first.name
            if not RUNS.is_in(run):
                self._first_runs[folder] = run
                self._starting.add(run)
            self.refresh_list()
            self.select(run)
        self._list_timer.start()
        self.message.emit(
            "info",
            tr(
                "{name} starts in a process of its own and continues when you close "
                "this window. Each of its runs appears in this list when it begins.",
                name=folder.name,
            ),
        )

    def start_demo(self, name: str = DEMO) -> None:
        """Start a chain of `DEMOS`, show the one at work, or continue one that was stopped."""
        for folder in jobs_in(CHAINS, runs_folder()):
            view = ChainReader(folder).read()
            if view is None or view.file.chain != load_chain(name) or view.status == "finished":
                continue
            if view.status == "stopped":
                self.start_chain(folder, "", {})
            else:
                self.refresh_list()
                self.select(folder / view.file.chain.steps[0].name)
            return
        self.start_chain(free_folder(runs_folder(), name), name, {})

    @property
    def open_chain(self) -> ChainView | None:
        """The chain of the selected run until it is finished: it stops and continues with it."""
        chain = self.chain
        return None if chain is None or chain.status == "finished" else chain

    def stop_chain(self) -> None:
        """Ask the chain of the selected run to stop."""
        if self.chain is None:
            return
        try:
            CHAINS.ask_to_stop(self.chain.path)
        except EngineError as error:
            self.message.emit("error", sentence(str(error)))
            return
        self._look()
        self.message.emit(
            "info", tr("{name} stops within seconds; nothing is lost.", name=self.chain.path.name)
        )

    def stop(self, path: Path) -> None:
        """Ask a run to stop, which loses nothing."""
        if self._ask_to_stop(path):
            self.message.emit(
                "info",
                tr(
                    "{name} stops after the current step, within seconds. All games and "
                    "the network are kept, and Continue resumes from there.",
                    name=path.name,
                ),
            )

    def open(self, folder: Path) -> bool:
        """Select the run in a folder, or the first one of a sweep; return whether there is one."""
        runs = [folder] if RUNS.is_in(folder) else runs_of(folder)
        if not runs:
            self.message.emit(
                "error",
                tr("There is no run in {folder}; choose a folder with a run.json.", folder=folder),
            )
            return False
        self.remember(folder)
        self.select(runs[0])
        return True

    def remember(self, path: Path) -> None:
        """Put a run first in the list of recent ones."""
        self._preferences.put_job_first("runs", path)
        self.refresh_list()

    def forget(self, path: Path) -> None:
        """Remove a run from the list; its folder stays."""
        self._preferences.forget_job("runs", path)
        self.compared = tuple(p for p in self.compared if p != path)
        if self.selected == path:
            self.select(None)
        self.refresh_list()

    # --- bringing things along -----------------------------------------------------------------

    def refresh_list(self) -> None:
        """Update the list of runs, and check the processes that were started here."""
        self._check_processes()
        self._check_chains()
        found = known_runs(self._preferences)
        waiting = [*self._started, *self._first_runs.values()]
        found = [*(p for p in waiting if p not in found), *found]
        self._list(found if set(found) != set(self.paths) else self.paths)

    def _check_chains(self) -> None:
        """Show how the chains that were started here have ended."""
        for folder, run in list(self._first_runs.items()):
            if RUNS.is_in(run):
                del self._first_runs[folder]
        for folder, process in list(self._chains.items()):
            code = process.poll()
            if code is None:
                continue
            del self._chains[folder]
            self._starting.discard(self._first_runs.pop(folder, folder))
            self._look()
            if code == 0:
                self.message.emit("info", tr("All steps of {name} are finished.", name=folder.name))
            elif said := CHAINS.last_words(folder):
                self.message.emit("error" if code > 1 else "info", sentence(said))

    def _finished(self, path: Path) -> None:
        """Show a message that a run is finished, and how to continue it."""
        view = RunReader(path).read()
        values = {"name": path.name, "generation": view.state.generation}
        text = (
            tr(
                "{name} is finished at generation {generation}, at its limit of time or nodes. "
                "To train it further, press Continue and enter a higher limit.",
                **values,
            )
            if view.ended_by_limit
            else tr(
                "{name} is finished at generation {generation}. To train it further, "
                "press Continue and enter more generations.",
                **values,
            )
        )
        self.message.emit("info", text)

    def _make_watcher(self) -> Watcher:
        return Watcher(self)

    def _direct(self) -> None:
        if isinstance(self._watcher, Watcher):
            games_of = self.selected if self._games_wanted else None
            self._watcher.watch(self.paths, games_of, self.selected)

    def _take(self, look: RunSnapshot) -> None:
        if look.views:
            before = {path: self.status(path) for path in look.views}
            shown = {view.path for view in self.shown}
            self._take_views(look.views)
            shown |= {view.path for view in self.shown}
            if any(self.status(path) != status for path, status in before.items()):
                self._check_processes()
            self.list_changed.emit()
            if shown & set(look.views):
                self.view_changed.emit()
                if self.follows_newest:
                    self.generation_changed.emit()
        selected, chain = self.selected, look.chain
        if chain is not None and selected is not None and selected.parent == chain.path:
            self.chain = chain
            self.chain_changed.emit()
        if look.games_of is not None and look.games_of == self.selected:
            self.games, self.branches = look.games, look.branches
            self.games_changed.emit()
