"""The model of the study window: position, networks and results."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.catalog.networks import describe_network, list_networks, panel_networks
from engine.commands.loading import Notice, komi_errors
from engine.go.coords import gtp_to_point
from engine.network.models.header import network_name
from engine.search.settings import MANY_VISITS
from engine.train.reading import RunReader
from sai_studio.kit.job_thread import Opened, Task, Worker
from sai_studio.kit.signals import Debounce, connect_all
from sai_studio.kit.texts import sentence
from sai_studio.lab.jobs.known_runs import known_runs
from sai_studio.lab.study.komi_errors import KomiErrorStudy, Measure
from sai_studio.lab.study.positions import StudiedPosition, position_at, ready_positions
from sai_studio.networks.few_networks import few_networks_text
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

if TYPE_CHECKING:
    from engine.measure.study.studies import Studies
    from engine.measure.study.study import Choice
    from engine.measure.study.study_curves import CurveStudy

OpenStudies = Callable[[Notice], "Studies"]
LAMBDAS: Final = (0.0, 0.5, 1.0)
COMPARE_VISITS: Final = MANY_VISITS
"""Visits of each search when the moves of networks are compared."""
REST_MS: Final = 120
"""Delay after a change of the position before networks are evaluated."""
CLOSE_S: Final = 3.0
"""Time limit for each thread to end when the program closes."""
KEPT: Final = 32
"""Number of positions whose choices are stored."""


class Study(QObject):
    """State of the study window.

    Signals
    -------
    position_changed
        `position` or `pinned` changed.
    groups_changed
        The list of networks for the board changed.
    chosen_changed
        `chosen` changed.
    curves_changed
        `curves` was replaced.
    choices_changed
        `choices` or `best` changed.
    progress_changed
        `searching`, `searched` or `to_search` changed.
    message
        Level "info", "warning" or "error", and a sentence.
    crashed
        Traceback of a bug on a thread.
    """

    position_changed = Signal()
    groups_changed = Signal()
    chosen_changed = Signal()
    curves_changed = Signal()
    choices_changed = Signal()
    progress_changed = Signal()
    message = Signal(str, str)
    crashed = Signal(str)

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        open_studies: OpenStudies,
        parent: QObject | None = None,
        measure: Measure = komi_errors,
    ) -> None:
        super().__init__(parent)
        self._session, self._preferences = session, preferences
        self.position = self._position_of_game()
        self.place: int | None = None
        """Index of the shipped position shown; None for that of the main window."""
        self.pinned = False
        """Whether the position is kept while the main window shows others."""
        self.groups: list[NetworkGroup] = []
        self.curves: CurveStudy | None = None
        self.searching = False
        self.searched = self.to_search = 0
        self._all_groups: list[NetworkGroup] = []
        self._chosen: set[Path] = set()
        self._seen: set[Path] = set()
        self._files: list[Path] = []
        self._added: Path | None = None
        self._compares = False
        self._choices: dict[Hashable, tuple[Choice, ...]] = {}
        self._best: dict[Hashable, tuple[int, ...]] = {}
        self._choices_for: Hashable = None
        self._studies = Opened(open_studies)
        self._quick, self._slow = Worker("study", self), Worker("study", self)
        for worker in (self._quick, self._slow):
            worker.failed.connect(lambda why: self.message.emit("error", sentence(why)))
            worker.noticed.connect(lambda text: self.message.emit("info", sentence(text)))
            worker.crashed.connect(self.crashed)
        self._quick.found.connect(self._found)
        self._slow.found.connect(self._take_choices)
        self._slow.done.connect(self._search_ended)
        self.komi_errors = KomiErrorStudy(measure, self)
        self.komi_errors.message.connect(self.message)
        self.komi_errors.crashed.connect(self.crashed)
        self._ask = Debounce(REST_MS, self._ask_curves, self)
        connect_all(self._follow, session.cursor.moved, session.cursor.record_changed)
        connect_all(self._follow, session.edits.tree_changed, session.edits.info_changed)
        self._watching = False

    # --- reading -------------------------------------------------------------------------------

    @property
    def chosen(self) -> tuple[NetworkInfo, ...]:
        """The networks that take part, in the order of the list, each once."""
        networks = {
            info.path: info
            for group in self.groups
            for info in group.networks
            if info.path in self._chosen
        }
        return tuple(networks.values())

    @property
    def best(self) -> tuple[int, ...]:
        """Moves that count as best: those the user marked, else the proven ones."""
        return self._best.get(self.position.key, self.position.best)

    @property
    def best_is_proven(self) -> bool:
        """Whether the best moves are the proven ones."""
        return bool(self.position.best) and self.best == self.position.best

    @property
    def choices(self) -> tuple[Choice, ...]:
        """How often each move was chosen in the current position; empty before a search."""
        choices = self._choices.get(self.position.key, ())
        return tuple(replace(choice, best=self.best) for choice in choices)

    def is_chosen(self, info: NetworkInfo) -> bool:
        """Whether a network takes part."""
        return info.path in self._chosen

    # --- start and end -------------------------------------------------------------------------

    def watch(self, on: bool) -> None:
        """Tell whether the window is visible; only then networks are evaluated automatically."""
        if on == self._watching:
            return
        self._watching = on
        if on:
            self.find_networks()
            self._follow()
            self._ask.call()
        else:
            self._ask.cancel()

    def close(self) -> bool:
        """End the threads; False if one does not end in time."""
        self._ask.cancel()
        self._watching = False
        threads = (self._quick, self._slow, self.komi_errors)
        return all([thread.close(CLOSE_S) for thread in threads])

    # --- position ------------------------------------------------------------------------------

    def show_game(self) -> None:
        """Study the position of the main window."""
        self.place = None
        self.pinned = False
        self._show(self._position_of_game())

    def show_ready(self, place: int) -> None:
        """Study one of the positions that come with the program."""
        self.place = place
        self._show(ready_positions()[place])

    def pin(self, on: bool) -> None:
        """Keep the current position of the main window, or follow it."""
        if on != self.pinned:
            self.pinned = on
            self._follow()
            self.position_changed.emit()

    def _position_of_game(self) -> StudiedPosition:
        cursor = self._session.cursor
        if not cursor.record.shape.is_square:
            return self.position  # no network plays a rectangle: the last position stays
        number = cursor.board.move_number
        title = tr("Move {number}", number=number) if number else tr("Start of the game")
        return position_at(cursor.record, cursor.node, title)

    def _follow(self) -> None:
        if self.place is None and not self.pinned and self._watching:
            position = self._position_of_game()
            if position.key != self.position.key or position.title != self.position.title:
                self._show(position)

    def _show(self, position: StudiedPosition) -> None:
        other_board = position.size != self.position.size
        other = position.key != self.position.key
        self.position = position
        if other:
            self.message.emit("info", "")  # what was said about the position before
            self.curves = None
            self.curves_changed.emit()
            self._ask.call()
        if other_board:
            self._fit_groups()
        self.position_changed.emit()
        self.choices_changed.emit()

    # --- networks ------------------------------------------------------------------------------

    def find_networks(self) -> None:
        """Search for networks and runs again."""
        runs = tuple(known_runs(self._preferences))
        network = self._session.review.network  # of --net, perhaps not on the list
        files = self._files if network is None else [*self._files, network.path]
        self._quick.run(partial(_list, runs, tuple(files)), "networks")

    def add_file(self, path: Path) -> None:
        """Add a network file to the study."""
        self._files = [*(p for p in self._files if p != path), path]
        self._chosen.add(path)
        self._seen.add(path)
        self._added = path
        self.find_networks()

    def _report_added(self) -> None:
        """Show a message if an added file can't be read or is for another board."""
        path, self._added = self._added, None
        if path is None:
            return
        info = next((i for g in self._all_groups for i in g.networks if i.path == path), None)
        if info is None:
            self._files.remove(path)
            self._chosen.discard(path)
            self.message.emit("error", describe_network(path).error)
        elif not info.plays(self.position.size):
            self.message.emit(
                "info",
                tr("{network} takes part on {boards} only.", network=info.name, boards=info.boards),
            )

    def choose(self, networks: Iterable[NetworkInfo], on: bool) -> None:
        """Choose whether networks take part."""
        paths = {info.path for info in networks}
        chosen = self._chosen | paths if on else self._chosen - paths
        if chosen != self._chosen:
            self._chosen = chosen
            self.chosen_changed.emit()
            self._ask.call()

    def _fit_groups(self) -> None:
        """Keep the networks that play the current board."""
        size = self.position.size
        fitting = [
            replace(group, networks=tuple(i for i in group.networks if i.plays(size)))
            for group in self._all_groups
        ]
        self.groups = [group for group in fitting if group.networks]
        for group in self.groups:
            new = {info.path for info in group.networks} - self._seen
            self._seen |= new
            if not group.on_demand:
                self._chosen |= new
        self.groups_changed.emit()
        self.chosen_changed.emit()
        self._ask.call()
        if self._compares and self.groups:
            self.compare()

    @property
    def few_networks(self) -> str:
        """A sentence if only one network plays the board; "" if several do, or none is listed."""
        networks = [info for group in self.groups for info in group.networks]
        return few_networks_text(networks, self.position.size) if networks else ""

    # --- curves --------------------------------------------------------------------------------

    def _ask_curves(self) -> None:
        if not self._watching:
            return
        if not self.chosen:
            self._quick.drop("curves")
            self.curves = None
            self.curves_changed.emit()
            return
        asked = self.position.request, self.chosen
        self._quick.run(partial(_curves, self._studies, *asked), "curves")

    def _found(self, result: list[NetworkGroup] | CurveStudy | _Refused) -> None:
        if isinstance(result, list):
            self._all_groups = result
            self._report_added()
            self._fit_groups()
        elif isinstance(result, _Refused):
            self._leave_out(result)
        else:
            self.curves = result
            self.curves_changed.emit()

    # --- choices -------------------------------------------------------------------------------

    def name_best(self, moves: Iterable[int]) -> None:
        """Set the best moves."""
        named = tuple(dict.fromkeys(moves))
        if named != self.best:
            self._best[self.position.key] = named
            self.choices_changed.emit()

    def name_best_in_words(self, text: str) -> bool:
        """Set the best moves from a text such as "D4, E5"; False if it is invalid."""
        words = text.replace(",", " ").split()
        try:
            moves = [gtp_to_point(word, self.position.size) for word in words]
        except EngineError as error:
            self.message.emit("error", sentence(str(error)))
            return False
        self.name_best(moves)
        return True

    def search(self, visits: int, tries: int) -> bool:
        """Search the position many times with every chosen network; False if that is impossible."""
        networks = self.chosen
        if not networks:
            self.message.emit("info", tr("Choose at least one network first."))
            return False
        self._choices_for = self.position.key
        self._choices.pop(self._choices_for, None)
        while len(self._choices) >= KEPT:
            self._choices.pop(next(iter(self._choices)))
        self.searching, self.searched = True, 0
        self.to_search = tries * len(LAMBDAS) * len(networks)
        request = self.position.request
        asked = request, networks, visits, tries
        self._slow.run(partial(_choices, self._studies, *asked))
        self.choices_changed.emit()
        self.progress_changed.emit()
        return True

    def compare(self) -> None:
        """Search the position once with every network, as soon as the networks are listed."""
        self._compares = not self.groups
        if self.groups and not self.searching:
            self.search(COMPARE_VISITS, 1)

    def stop(self) -> None:
        """Stop searches and measurements; results so far are kept."""
        self._slow.stop()
        self.komi_errors.stop()

    def _take_choices(self, result: tuple[Choice, ...] | _Searched | _Refused) -> None:
        if isinstance(result, _Refused):
            self._leave_out(result)
        elif isinstance(result, _Searched):
            self.searched, self.to_search = result.done, result.total
            self.progress_changed.emit()
        else:
            self._choices[self._choices_for] = result
            if self._choices_for == self.position.key:
                self.choices_changed.emit()

    def _search_ended(self) -> None:
        self.searching = False
        self.progress_changed.emit()

    def _leave_out(self, refused: _Refused) -> None:
        """Go on without a network that can't take part."""
        self.message.emit("error", refused.why)
        self.choose([refused.network], False)
        self.groups_changed.emit()


# --- jobs --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Refused:
    """A network that can't take part, and why, as one sentence."""

    network: NetworkInfo
    why: str


@dataclass(frozen=True)
class _Searched:
    """Finished searches and all searches."""

    done: int
    total: int


def _tell_refused(task: Task, info: NetworkInfo, error: EngineError) -> None:
    task.tell(_Refused(info, str(error)))


def _list(runs: Sequence[Path], files: Sequence[Path], task: Task) -> None:
    """Find all networks."""
    groups = network_groups(runs, files, task.stopped)
    if not task.stopped():
        task.tell(groups)


def _curves(
    studies: Opened[Studies],
    request: AnalysisRequest,
    networks: Sequence[NetworkInfo],
    task: Task,
) -> None:
    """Compute the winrate curve of every network, and tell all so far after each."""
    opened, refused = studies.get(task), partial(_tell_refused, task)
    for study in opened.curves(request, networks, refused, task.stopped):
        task.tell(study)


def _choices(
    studies: Opened[Studies],
    request: AnalysisRequest,
    networks: Sequence[NetworkInfo],
    visits: int,
    tries: int,
    task: Task,
) -> None:
    """Search a position many times, and tell the choices so far."""

    def progress(done: int, total: int) -> None:
        task.tell(_Searched(done, total))

    studies.get(task).choices(
        request, networks, LAMBDAS, visits, tries,
        partial(_tell_refused, task), progress, task.tell, task.stopped,
    )  # fmt: skip


@dataclass(frozen=True)
class NetworkGroup:
    """Networks under one heading."""

    title: str
    networks: tuple[NetworkInfo, ...]
    is_run: bool = False
    """Whether these are generations of a run."""
    on_demand: bool = False
    """Whether they take part only if the user chooses them."""


def network_groups(
    runs: Sequence[Path], files: Sequence[Path], stopped: Callable[[], bool]
) -> list[NetworkGroup]:
    """Return all known networks in groups; reads many files, so not on the GUI thread.

    Parameters
    ----------
    runs
        Folders of runs.
    files
        Network files that the user added.
    """
    known = [*list_networks(), *map(describe_network, files)]
    usable = tuple({info.path: info for info in known if not info.error}.values())
    groups = [NetworkGroup(tr("Shipped and own"), usable)]
    panel = tuple(info for info in panel_networks() if not info.error)
    if panel:
        groups.append(NetworkGroup(tr("Panel"), panel, on_demand=True))
    for folder in runs:
        if stopped():
            break
        view = RunReader(folder).read()
        if view.size and view.networks:
            generations = tuple(
                NetworkInfo(
                    view.network_path(generation),
                    network_name(view.network_path(generation)),
                    view.size,
                    tr("generation {generation}", generation=generation),
                )
                for generation in view.networks
            )
            groups.append(NetworkGroup(view.name, generations, True, on_demand=True))
    return groups
