"""The tool of training: the Train menu, and what the training window asks of the main window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtWidgets import QMenu

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.catalog.networks import add_network
from engine.train.reading import run_status
from engine.train.runs.run_games import game_record
from sai_studio.kit.signals import Throttle, connect_all
from sai_studio.kit.texts import menu_text, sentence
from sai_studio.lab.jobs.jobs import AT_WORK
from sai_studio.lab.jobs.known_runs import LOG_ALONE, RUN_STATUS, known_runs
from sai_studio.lab.study.positions import position_at
from sai_studio.lab.training.chain_story import HALF_HOUR
from sai_studio.lab.training.run_watcher import ChainReader, chain_around
from sai_studio.networks.window_context import Tool
from sai_studio.session.commands.command import SEPARATOR, Command, Entry, Menu

if TYPE_CHECKING:
    from engine.train.runs.run_games import RunGame
    from sai_studio.lab.training.window import TrainingWindow

MOST_LISTED = 15
CLOSE_S = 3.0
"""Time limit for the thread to end when the program closes."""
FOLLOW_MS = 150
"""Least time between two positions, while one steps through a game."""


class TrainTool(Tool["TrainingWindow"]):
    """The Train menu and the training window."""

    id = "train"
    entries: ClassVar[tuple[Entry[TrainTool], ...]] = (
        Menu(
            "Train",
            tr("&Train"),
            Command(
                "train_window",
                tr("&Training window"),
                lambda tool: tool.show_window(),
                ("Ctrl+T",),
                tip=tr("Runs, charts and games"),
            ),
            Command(
                "train_demo",
                tr("&Ten-minute demo"),
                lambda tool: tool.show_window().demo(),
                tip=tr(
                    "Train a small 5\u00d75 network and let it play matches; there is "
                    "nothing to set up"
                ),
            ),
            Command(
                "train_half_hour",
                tr("&Half-hour run, 7\u00d77"),
                lambda tool: tool.show_window().demo(HALF_HOUR),
                tip=tr(
                    "Train a small 7\u00d77 network and let it play matches; there is "
                    "nothing to set up"
                ),
            ),
            Command(
                "train_new",
                tr("&New run\u2026"),
                lambda tool: tool.show_window().new_run(),
                tip=tr("Train a new network by self-play"),
            ),
            SEPARATOR,
            Command(
                "train_continue",
                tr("&Continue\u2026"),
                lambda tool: tool.show_window().continue_run(),
                tip=tr("Continue the selected run"),
            ),
            Command(
                "train_stop",
                tr("&Stop"),
                lambda tool: tool.show_window().stop_job(),
                tip=tr("Stop the selected run; it can be continued later"),
            ),
            Command(
                "train_folder",
                tr("Open &folder"),
                lambda tool: tool.show_window().open_folder(),
                tip=tr("Show the files of the selected run"),
            ),
            SEPARATOR,
            Menu("Runs", tr("&Runs"), prepare=lambda tool, menu: tool.fill_runs(menu)),
            Command(
                "train_open",
                tr("&Open a run\u2026"),
                lambda tool: tool.show_window().open_run(),
                tip=tr("Open a run in another folder"),
            ),
            Menu(
                "Compare runs",
                tr("Co&mpare runs"),
                prepare=lambda tool, menu: tool.fill_compare(menu),
            ),
            SEPARATOR,
            Menu(
                "Research",
                tr("R&esearch"),
                Command(
                    "train_chain",
                    tr("New c&hain\u2026"),
                    lambda tool: tool.show_window().new_chain(),
                    tip=tr(
                        "Several training runs and matches in sequence, such as AlphaGo's pipeline"
                    ),
                ),
                shows_tips=True,
            ),
            prepare=lambda tool, _menu: tool.refresh(),
            shows_tips=True,
            after="Play",
        ),
    )

    def refresh(self) -> None:
        """Disable the commands that the selected run doesn't allow, with the reason."""
        actions = self._context.actions
        if self._made is not None:
            training = self._made.training
            run, runs = training.selected, training.paths
            status = training.status(run) or run_status(run) if run is not None else ""
            chain = training.open_chain
        else:  # what the training window is going to show
            runs = known_runs(self._context.preferences)
            run = runs[0] if runs else None
            status = run_status(run) if run is not None else ""
            folder = chain_around(run) if run is not None else None
            chain = ChainReader(folder).read() if folder is not None else None
        name = run.name if run is not None else ""
        if chain is not None and chain.status != "finished":  # it stops and continues as a whole
            name, status = chain.path.name, chain.status
        nothing = "" if run is not None else tr("There is no run yet; start one with New run.")
        refusals = {
            "train_continue": nothing or _no_continue(name, status),
            "train_stop": nothing or _no_stop(name, status),
            "train_folder": nothing,
        }
        for command, refusal in refusals.items():
            actions.allow(actions[command], refusal)
        alone = "" if len(runs) > 1 else tr("There is no other run to compare with.")
        actions.allow(actions.submenus["Compare runs"].menuAction(), nothing or alone)

    def _make(self) -> TrainingWindow:
        from sai_studio.lab.training.training import Training
        from sai_studio.lab.training.window import TrainingWindow

        preferences = self._context.preferences
        training = Training(preferences, self)
        window = TrainingWindow(training, preferences, self.use_network, self.show_game)
        window.crashed.connect(self.crashed)
        cursor, edits = self._context.session.cursor, self._context.session.edits
        self._follow = Throttle(FOLLOW_MS, self._show_position, self)
        connect_all(self._follow.call, cursor.moved, cursor.record_changed, edits.tree_changed)
        self._show_position(window)
        return window

    def _show_position(self, window: TrainingWindow | None = None) -> None:
        """Show the position of the main window in the training window."""
        window = window or self._made
        cursor = self._context.session.cursor
        if window is not None and cursor.record.shape.is_square:
            position = position_at(cursor.record, cursor.node, tr("Position of the main window"))
            window.page.position.show_position(position)

    def _close(self, window: TrainingWindow) -> bool:
        window.training.close()
        window.comparison.stop()
        return window.page.position.worker.close(CLOSE_S)

    # --- between the windows -------------------------------------------------------------------

    def use_network(self, path: Path) -> None:
        """Analyze with a generation's network, on boards of its size."""
        context, session = self._context, self._context.session
        training = self.side_window()
        try:
            info = add_network(path)  # matches and menus know it from now on
        except EngineError as error:
            training.say("error", sentence(str(error)))
            return
        context.networks.listed.emit()
        if info.size is not None and info.size != session.cursor.record.size:
            context.preferences.set_network_for(info.size, info.path)
            message = tr(
                "{name} analyzes {size}×{size} boards from now on; the game shown is "
                "{shown}×{shown}.",
                name=info.name,
                size=info.size,
                shown=session.cursor.record.size,
            )
        else:
            context.networks.use(info)
            message = tr("{name} analyzes in the main window from now on.", name=info.name)
        training.say("info", message)

    def show_game(self, game: RunGame, run: str) -> None:
        """Open a game of a run in the main window."""
        self._context.open_game(lambda: game_record(game, run))

    def fill_runs(self, menu: QMenu) -> None:
        """List the latest runs."""
        menu.clear()
        for path in known_runs(self._context.preferences)[:MOST_LISTED]:
            status = RUN_STATUS[run_status(path)]
            action = menu.addAction(menu_text(f"{path.name} ({status})"))
            action.triggered.connect(lambda _on, p=path: self.show_window().training.open(p))
        if menu.isEmpty():
            menu.addAction(tr("No runs yet")).setEnabled(False)

    def fill_compare(self, menu: QMenu) -> None:
        """List the runs that can be compared with the selected one."""
        menu.clear()
        training = self.side_window().training
        others = [path for path in training.paths if path != training.selected]
        for path in others[:MOST_LISTED]:
            action = menu.addAction(menu_text(tr("with {name}", name=path.name)))
            action.setCheckable(True)
            action.setChecked(path in training.compared)
            action.triggered.connect(lambda on, p=path: self.show_window().training.compare(p, on))
        if menu.isEmpty():
            menu.addAction(tr("No other runs yet")).setEnabled(False)


def _no_continue(name: str, status: str) -> str:
    """Return why a run can't be continued now; "" if it can."""
    if status in AT_WORK:
        return tr("{name} is already running.", name=name)
    if status == "log":
        return " ".join((LOG_ALONE, tr("The run can't be continued.")))
    return tr("{name} can't be read.", name=name) if status == "unreadable" else ""


def _no_stop(name: str, status: str) -> str:
    """Return why a run can't be asked to stop; "" if it can."""
    if status == "running":
        return ""
    return (
        tr("{name} is {status}.", name=name, status=RUN_STATUS[status])
        if status in AT_WORK
        else tr("{name} is not running.", name=name)
    )
