"""The training window, with its dialogs and menus."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QHideEvent
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from engine.base.translation import tr
from engine.commands.consent import allow, run_uses
from engine.commands.loading import network_opinion
from engine.train.runs.run_games import RunGame
from sai_studio.kit.charts.chart import Chart
from sai_studio.kit.widgets.folder_list import PATH_ROLE
from sai_studio.lab.jobs.known_runs import LOG_ALONE, runs_folder
from sai_studio.lab.jobs.window import JobWindow
from sai_studio.lab.training.chain_story import DEMO
from sai_studio.lab.training.compare_run import CompareDialog, Comparison
from sai_studio.lab.training.position_page import AskOpinion
from sai_studio.lab.training.run_list import RunList
from sai_studio.lab.training.run_page import COMPARE, RunPage
from sai_studio.lab.training.training import Training
from sai_studio.session.preferences import Preferences

SIZE: Final = (1280, 840)
LEAST: Final = (900, 600)
FIRST_STEPS: Final = tr(
    "A run trains a network by self-play. Start one and watch its winrate curve grow "
    "from flat to steep as it learns the score: 5\u00d75 takes minutes, 7\u00d77 some "
    "hours. The run continues when you close this window."
)


class TrainingWindow(JobWindow):
    """The training window: list of runs, and the page of the selected one.

    Parameters
    ----------
    use_network
        Takes a weights file into use in the rest of the program; returns a sentence about it.
    show_game
        Shows a game in the main window.
    ask
        Asks a network about the position of the main window.
    """

    def __init__(
        self,
        training: Training,
        preferences: Preferences,
        use_network: Callable[[Path], None],
        show_game: Callable[[RunGame, str], None],
        ask: AskOpinion = network_opinion,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Training"), SIZE, LEAST, training, runs_folder, parent)
        self.training = training
        self._preferences = preferences
        self._show_game = show_game
        self.list = RunList(training)
        self.page = RunPage(training, ask)
        self.page.position.worker.crashed.connect(self.crashed)
        self.comparison = Comparison(self)
        self.comparison.message.connect(self.say)
        self.comparison.changed.connect(self._show_comparison)
        self.page.compare.clicked.connect(self.compare_run)
        new = tr("New run\u2026"), tr("New run\u2026"), self.new_run
        demo = tr("Demo"), tr("Ten-minute demo"), self.demo
        open_ = tr("Open\u2026"), tr("Open a run\u2026"), self.open_run
        self.fill(tr("Runs"), self.list, self.page, FIRST_STEPS, [new, demo, open_])
        self.connect_head(self.page.header.head, self.continue_run)
        self.page.chain.continue_wanted.connect(self.continue_chain)
        self.page.chain.stop_wanted.connect(training.stop_chain)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._show_menu)
        self.page.bar.network_wanted.connect(use_network)
        self.page.generations.network_wanted.connect(use_network)
        self.page.games.opened.connect(self._open_game)
        self.page.branches.opened.connect(self._open_game)
        charts = (self.page.overview, self.page.strength, self.page.compared, self.page.position)
        for page in charts:
            page.export_wanted.connect(self.ask_export)

    # --- commands ------------------------------------------------------------------------------

    def new_run(self) -> None:
        """Ask for the settings of a new run, then start it."""
        from sai_studio.lab.training.new_run import NewRunDialog

        dialog = NewRunDialog(self, self.training.cluster)
        dialog.files.crashed.connect(self.crashed)

        def begin() -> None:
            if dialog.chain:
                self.new_chain(dialog.chain)
            elif self.training.start(dialog.folder(), dialog.preset(), dialog.cluster()):
                self.page.tabs.setCurrentIndex(0)

        dialog.open_for(begin)

    def demo(self, name: str = DEMO) -> None:
        """Start, show or continue a chain that one click starts, see `DEMOS`."""
        self.training.start_demo(name)
        self.page.tabs.setCurrentIndex(0)

    def new_chain(self, name: str = "") -> None:
        """Ask for a chain of runs and contests, then start or continue it.

        Parameters
        ----------
        name
            The chain to offer first; "" offers any.
        """
        from sai_studio.lab.training.new_chain import NewChainDialog

        dialog = NewChainDialog(self, name)

        def begin() -> None:
            start = partial(
                self.training.start_chain, dialog.folder(), dialog.chain(), dialog.given()
            )
            if dialog.continued is not None:
                self.ask_first(dialog.folder(), start)
            else:
                start()

        dialog.open_for(begin)

    def continue_chain(self) -> None:
        """Ask about what is not allowed yet, then continue the chain of the selected run."""
        chain = self.training.chain
        if chain is not None:
            self.ask_first(chain.path, partial(self.training.start_chain, chain.path, "", {}))

    def continue_run(self) -> None:
        """Ask how to go on with the selected run, or continue the chain it belongs to."""
        from sai_studio.lab.training.continue_run import ContinueDialog

        chain = self.training.open_chain
        if chain is not None and chain.status == "stopped":
            self.continue_chain()
            return
        view = self.training.view
        if view is None or view.preset is None:
            self.say("info", tr("Choose a run first."))
            return
        if self.training.status(view.path) == "log":
            self.say(
                "info", " ".join((LOG_ALONE, tr("The run can't be continued; start a new run.")))
            )
            return
        if view.holds_labels:
            self.say(
                "info",
                tr(
                    "{name} is a folder of labels; continue it on the command line with "
                    "sai-engine label.",
                    name=view.name,
                ),
            )
            return
        if self.training.at_work(view.path):
            self.say("info", tr("{name} is already running.", name=view.name))
            return
        dialog = ContinueDialog(view, self, self.training.cluster)

        def go_on() -> None:
            changes = dialog.changes()
            allow(run_uses(changes, view.path))
            resume = partial(self.training.resume, view.path, changes, dialog.cluster())
            self.ask_first(view.path, resume, changes)

        dialog.open_for(go_on)

    def stop_job(self) -> None:
        """Ask the selected run, or the chain it belongs to, to stop."""
        chain, path = self.training.open_chain, self.training.selected
        if chain is not None and chain.status == "running":
            self.training.stop_chain()
            return
        if path is None or self.training.status(path) != "running":
            self.say("info", tr("The selected run is not running."))
            return
        self.training.stop(path)

    def compare_run(self) -> None:
        """Ask for a strong network to compare the selected run with; or end the comparison."""
        view = self.training.view
        if self.comparison.is_running:
            self.comparison.stop()
            return
        if view is None or not view.networks or not view.games:
            self.say("info", tr("There are no games of this run yet to take positions from."))
            return
        dialog = CompareDialog(view, self)
        dialog.open_for(
            lambda: self.comparison.start(
                view.path, dialog.teacher, dialog.positions.value(), dialog.every.value()
            )
        )

    def _show_comparison(self) -> None:
        running = self.comparison.is_running
        self.page.compare.setText(tr("Stop comparing") if running else COMPARE)

    def open_run(self) -> None:
        """Ask for the folder of a run."""
        folder = str(self.training.selected.parent if self.training.selected else runs_folder())
        dialog = QFileDialog(self, tr("Open a run"), folder)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.training.open(Path(name)))
        dialog.open()

    def ask_export(self, chart: Chart, kind: str) -> None:
        """Ask where to save a chart: "png", "svg" or "csv"."""
        view = self.training.view
        title = chart.content.title.partition(" [")[0]
        name = f"{view.name} {title}".lower() if view is not None else ""
        folder = self._preferences.settings.last_folder
        chart.save_as(kind, self.say, folder, name)

    def _open_game(self, game: RunGame) -> None:
        path = self.training.selected
        self._show_game(game, path.name if path is not None else "")

    # --- bringing things along -----------------------------------------------------------------

    def _show_menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        if not index.isValid():
            return
        path: Path = index.data(PATH_ROLE)
        training = self.training
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if path != training.selected:
            compare = menu.addAction(tr("Compare with the selected run"))
            compare.setCheckable(True)
            compare.setChecked(path in training.compared)
            compare.triggered.connect(lambda on: training.compare(path, on))
        menu.addAction(
            tr("Open folder"), lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
        )
        if path in self._preferences.jobs("runs") and path.parent != runs_folder():
            menu.addAction(tr("Remove from list"), lambda: training.forget(path))
        menu.popup(self.list.viewport().mapToGlobal(at))

    def hideEvent(self, event: QHideEvent) -> None:
        self.page.bar.stop_film()
        super().hideEvent(event)
