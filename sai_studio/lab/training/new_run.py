"""The dialog for a new run: preset, folder, settings, and an estimate of its time."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from engine.base.errors import EngineError
from engine.base.files import data_folder
from engine.base.translation import tr
from engine.jobs.processes import usable_cores
from engine.train.chain_file import load_chain
from engine.train.extrapolate import RunEstimate, usual_estimate
from engine.train.game_source import branching_warning
from engine.train.presets.preset import Preset, load_preset
from engine.train.runs.run_file import run_refusal
from sai_studio.kit import theme
from sai_studio.kit.charts.chart_scene import number
from sai_studio.kit.figures import duration
from sai_studio.kit.painting import set_text_color
from sai_studio.kit.texts import plain_tip, sentence, with_times
from sai_studio.kit.widgets.fields import NameField
from sai_studio.kit.widgets.form import FormDialog
from sai_studio.kit.widgets.labels import plain_label, rich_label, thin_bar
from sai_studio.kit.widgets.layouts import row
from sai_studio.lab.jobs.folders import is_folder_name
from sai_studio.lab.jobs.known_runs import new_run_folder, runs_folder
from sai_studio.lab.training.estimator import (
    SECONDS,
    Estimator,
    has_same_speed,
    is_pace_measured,
    machine_pace,
)
from sai_studio.lab.training.files_check import FilesCheck
from sai_studio.lab.training.new_chain import steps_text
from sai_studio.lab.training.preset_list import FIRST, found_rows, row_of_file
from sai_studio.lab.training.preset_table import PresetTable
from sai_studio.lab.training.run_header import nodes_text, size_text
from sai_studio.lab.training.setting_names import in_form_words
from sai_studio.lab.training.settings_form import SettingsForm
from sai_studio.lab.training.where_field import WhereField

SHORT_S: Final = 600.0
"""Runs that usually take longer are not started by Enter [seconds]."""
TRIALS: Final = "results/ablation.md"
"""The page on trial runs of single options."""
SIZE: Final = (940, 820)
START: Final = tr("Start")
NEXT: Final = tr("Next\u2026")
LOADING_S: Final = 6.0
"""Usual time to load the engine before a measurement [seconds]."""


def estimate_text(found: RunEstimate, *, is_measured: bool = True) -> str:
    """Return the text of an estimate: measured on this machine, or by usual speeds."""
    values = {
        "time": duration(found.hours * 3600),
        "disk": size_text(found.disk_bytes),
        "games": number(found.games, 0),
        "nodes": nodes_text(found.nodes),
    }
    if not is_measured:
        return tr(
            "Usually about {time} and {disk} of disk for {games} games and {nodes} nodes. "
            "Measure this computer for ten seconds to know its own time.",
            **values,
        )
    return tr(
        "About {time} and {disk} of disk for {games} games and {nodes} nodes, at {pace} nodes "
        "per second while the machine is as busy as now.",
        pace=number(found.nodes_per_s, 0),
        **values,
    )


def trials_text() -> str:
    """Return a link to the page on trial runs of single options; "" if it is not installed."""
    page = data_folder("docs") / TRIALS
    if not page.is_file():
        return ""
    link = QUrl.fromLocalFile(str(page)).toString(QUrl.ComponentFormattingOption.FullyEncoded)
    return tr(
        'Effect of single options in short trial runs: <a href="{link}">docs/{page}</a>',
        link=link,
        page=TRIALS,
    )


class NewRunDialog(FormDialog):
    """Asks for the settings of a new run and its folder; or for a chain of runs."""

    def __init__(self, parent: QWidget | None = None, cluster: str = "") -> None:
        super().__init__(tr("New run"), START, parent)
        self._listed = found_rows(machine_pace())
        self._files: dict[str, Preset] = {}
        names = [row.name for row in self._listed if not row.is_chain]
        first = next((name for name in FIRST if name in names), names[0])
        self._preset = load_preset(first)
        self._chain = ""
        self._ready = False
        """Whether a run with these settings could start."""
        self._parent_folder = runs_folder()
        self.presets = PresetTable()
        self.presets.show_rows(self._listed, is_pace_measured())
        self.presets.choose(first)
        self.about = plain_label(wraps=True, role="muted")
        self.about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.name = NameField(new_run_folder(first).name)
        self.place = _button(
            tr("Place\u2026"), tr("Choose the folder in which the run's folder is made")
        )
        self.own = _button(
            tr("From file\u2026"),
            tr("Load settings from a JSON file, such as the section preset of a run.json"),
        )
        self.where = plain_label(role="muted")
        self.form.addRow(tr("Name"), row(self.name, self.place))
        self.form.addRow("", self.where)
        self.machines = WhereField(cluster)
        self.form.addRow(tr("Where"), self.machines)
        self.settings = SettingsForm(self._preset)
        self.steps = plain_label(wraps=True)
        self.steps.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.steps.hide()
        self.estimator = Estimator(self)
        self.files = FilesCheck(self)
        self.measure = _button(tr("Measure"), tr("Measure how fast this computer plays and learns"))
        self.progress = thin_bar(8)
        self.progress.setRange(0, round(1000 * (SECONDS + LOADING_S)))
        self.progress.setFixedWidth(90)
        self.estimate = plain_label(wraps=True)
        self.estimate.setMinimumHeight(2 * self.fontMetrics().lineSpacing() + 2)
        self.trials = rich_label(trials_text())
        self.trials.setOpenExternalLinks(True)
        self.trials.setVisible(bool(self.trials.text()))
        self.presets.top.addWidget(self.own)
        self.body.insertWidget(0, self.presets)
        self.body.insertWidget(1, self.about)
        self.body.insertWidget(3, self.settings, 1)
        self.body.insertWidget(4, self.steps, 1)
        self.body.insertWidget(5, self.trials)
        self.body.insertLayout(6, row((self.estimate, 1), self.progress, self.measure))
        self.ok.setAutoDefault(False)
        self.presets.chosen.connect(self._choose)
        self.own.clicked.connect(self._ask_file)
        self.place.clicked.connect(self._ask_place)
        self.name.textEdited.connect(self._check)
        self.settings.changed.connect(self._check)
        self.machines.changed.connect(self._check)
        self.files.changed.connect(self._check)
        self.estimator.changed.connect(self._follow_measurement)
        self.measure.clicked.connect(self._toggle_measuring)
        self.finished.connect(lambda _result: self.estimator.stop())
        self.finished.connect(lambda _result: self.files.close())
        theme.changed.connect(self._show_estimate)
        self._show_estimate()
        self.resize(*SIZE)
        self._check()
        self._show_about(tr(self._preset.about))

    # --- what was chosen -----------------------------------------------------------------------

    @property
    def chain(self) -> str:
        """Name of the selected chain; "" if a preset is selected."""
        return self._chain

    def folder(self) -> Path:
        """Return the folder of the run."""
        return self._parent_folder / self.name.text().strip()

    def cluster(self) -> str:
        """Return the address of the cluster that is to play; "" for this computer."""
        return self.machines.cluster()

    def preset(self) -> Preset:
        """Return the settings of the run."""
        return self.settings.preset()

    # --- preset and place ----------------------------------------------------------------------

    def take_file(self, path: Path) -> None:
        """Take the settings of a JSON file."""
        try:
            preset = load_preset(path)
        except EngineError as error:
            self.show_note(f"{error}.")
            return
        self._files[str(path)] = preset
        self._list_again()
        self.presets.choose(str(path))
        self._choose(str(path))

    def _list_again(self) -> None:
        """Show the rows with the times of this machine, as far as they are known."""
        pace = machine_pace()
        own = [row_of_file(Path(name), preset, pace) for name, preset in self._files.items()]
        self._listed = [*own, *found_rows(pace)]
        self.presets.show_rows(self._listed, is_pace_measured())

    def _choose(self, name: str) -> None:
        """Take the settings of a preset, or show the steps of a chain."""
        chosen = next(row for row in self._listed if row.name == name)
        self._chain = name if chosen.is_chain else ""
        for place in range(self.form.rowCount()):
            self.form.setRowVisible(place, not chosen.is_chain)
        for widget in (self.settings, self.measure):
            widget.setVisible(not chosen.is_chain)
        self.trials.setVisible(not chosen.is_chain and bool(self.trials.text()))
        self.steps.setVisible(chosen.is_chain)
        try:
            if chosen.is_chain:
                self.steps.setText(with_times(steps_text(load_chain(name))))
                self._show_about("")
                self._check()
            else:
                preset = self._files.get(name) or load_preset(name)
                self._take(preset, Path(name).stem)
        except EngineError as error:
            self.show_note(f"{error}.")

    def _take(self, preset: Preset, name: str) -> None:
        self._preset = preset
        self.name.suggest(new_run_folder(name).name)
        self.settings.set_preset(preset)
        self._show_about(tr(preset.about))

    def _show_about(self, text: str) -> None:
        self.about.setText(in_form_words(with_times(text)))
        self.about.setVisible(bool(text))
        self._fit_about()

    def _fit_about(self) -> None:
        """Fit the height of the description to its text; a layout would leave room for more."""
        margins = self.body.contentsMargins()
        wide = self.width() - margins.left() - margins.right()
        self.about.setFixedHeight(max(self.about.heightForWidth(wide), 1))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.files.check_again()  # one may have been put right in another window
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_about()

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, tr("Settings of a run"), "", f"{tr('Settings')} (*.json)")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.take_file(Path(name)))
        dialog.open()

    def _ask_place(self) -> None:
        dialog = QFileDialog(self, tr("Where the run's folder is made"), str(self._parent_folder))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._take_place)
        dialog.open()

    def _take_place(self, folder: str) -> None:
        self._parent_folder = Path(folder)
        self._check()

    # --- whether it can start, and what it costs -----------------------------------------------

    def _check(self) -> None:
        self.machines.show_effect(self.settings)
        name = self.name.text().strip()
        wrong: str | None = "" if self._chain else self.settings.problem() or self._unmet_needs()
        if not wrong and not self._chain:
            wrong = self.files.refusal(self.settings.preset())
        self._ready = wrong == "" and not self._chain
        if not wrong and not self._chain:
            if not is_folder_name(name):
                wrong = tr("Enter a name that is valid for a folder.")
            else:
                wrong = run_refusal(self.folder()) or self.machines.problem() or wrong
        place = tr("in {folder}", folder=self._parent_folder)
        place = self.fontMetrics().elidedText(place, Qt.TextElideMode.ElideMiddle, 540)
        self.where.setText(place)
        self.show_problem(in_form_words(wrong or ""))
        if wrong is None:
            self.show_note(tr("Checking the files\u2026"))
            self.ok.setEnabled(False)
        self._show_estimate()

    def _unmet_needs(self) -> str:
        """Return what the preset needs and no setting names yet; "" if there is nothing."""
        preset = self.settings.preset()
        groups = [tr(" and ").join(group) for group in preset.unmet_needs]
        if not groups:
            return ""
        needs, settings = tr(preset.card.needs), tr(", or ").join(groups)
        return tr("Needs {needs}: set {settings}.", needs=needs, settings=settings)

    def _toggle_measuring(self) -> None:
        if self.estimator.state == "measuring":
            self.estimator.stop()
        elif self._ready:
            self.estimator.start(self.settings.preset())

    def _follow_measurement(self) -> None:
        if self.estimator.state == "done":
            self._list_again()
        self._show_estimate()

    def usual(self) -> RunEstimate | None:
        """Return the estimate by usual speeds; None if these settings have another speed."""
        if not self._ready:
            return None
        preset = self.settings.preset()
        if not has_same_speed(preset, self._preset):
            return None
        return usual_estimate(preset, usable_cores(), machine_pace())

    def _show_estimate(self) -> None:
        estimator = self.estimator
        measuring = estimator.state == "measuring"
        self.measure.setEnabled((self._ready and not self.cluster()) or measuring)
        self.measure.setText(tr("Stop") if measuring else tr("Measure"))
        self.progress.setVisible(measuring)
        self.progress.setValue(min(round(1000 * estimator.elapsed_s), self.progress.maximum()))
        on_cluster = bool(self.cluster())
        found = usual = None
        if self._ready and not on_cluster:
            found, usual = estimator.estimate(self.settings.preset()), self.usual()
        if self._chain:
            text = ""
            if load_chain(self._chain).given:
                text = tr("Next asks for the files that these steps need.")
        elif on_cluster:
            text = tr("All machines of the cluster play; this computer trains.")
        elif measuring:
            text = (
                tr(
                    "Measuring self-play and training with this network\u2026 The first "
                    "time, the engine is compiled first."
                )
                if estimator.elapsed_s > SECONDS + LOADING_S
                else tr("Measuring self-play and training with this network\u2026")
            )
        elif estimator.state == "failed":
            text = tr("The measurement failed: {error}", error=estimator.error)
        elif found is not None:
            text = estimate_text(found)
        elif usual is not None:
            text = estimate_text(usual, is_measured=False)
        elif estimator.state == "done":
            text = tr("These settings change the speed; measure again to see time and disk space.")
        elif not self._ready:
            text = tr("The time is estimated when all settings are right.")
        else:
            text = tr("Measure this computer for ten seconds to see how long the run will take.")
        if self._ready and (warning := branching_warning(self.settings.preset())):
            text = f"{text}\n{sentence(in_form_words(warning))}"
        self.estimate.setText(text)
        set_text_color(self.estimate, "muted" if found is None or measuring else "text")
        self._show_start(found or usual)

    def _show_start(self, found: RunEstimate | None) -> None:
        """Show the time on the button, which Enter presses only if that time is short."""
        seconds = math.inf if found is None else 3600.0 * found.hours
        short = seconds <= SHORT_S or bool(self._chain)  # a chain's own dialog comes first
        label = START if found is None else f"{START} ({duration(seconds)})"
        self.ok.setText(NEXT if self._chain else label)
        (self.ok if short else self.measure).setDefault(True)
        self.ok.setToolTip(
            "" if short else tr("Click or press Space to start; the Enter key measures first")
        )


def _button(text: str, tip: str) -> QPushButton:
    """Return a button that Enter doesn't press."""
    button = QPushButton(text)
    button.setAutoDefault(False)
    button.setToolTip(plain_tip(tip))
    return button
