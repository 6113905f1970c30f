"""The dialog for a new run: preset, folder, settings, and an estimate of its time."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from engine.api.base import EngineError, data_folder
from engine.api.training import Preset, RunEstimate, load_preset, preset_names, run_refusal
from sai_studio.shared import theme
from sai_studio.shared.charts.chart_scene import number
from sai_studio.shared.figures import duration
from sai_studio.shared.painting import set_text_color
from sai_studio.shared.texts import with_times
from sai_studio.shared.widgets.form import FormDialog
from sai_studio.shared.widgets.labels import plain_label, rich_label
from sai_studio.windows.training.estimator import SECONDS, Estimator
from sai_studio.windows.training.known_runs import new_run_folder, runs_folder
from sai_studio.windows.training.run_header import size_text
from sai_studio.windows.training.settings_form import SettingsForm

__all__ = ["NewRunDialog", "estimate_text"]

FIRST: Final = tuple(f"recommended-{size}x{size}" for size in (7, 5, 6, 9))
"""Presets to offer first, the one to begin with at the top."""
TRIALS: Final = "ablation.md"
"""The page on trial runs of single options."""
LABELS_WIDTH: Final = 94
"""Width of the dialog's margins and labels [px]."""
LOADING_S: Final = 6.0
"""Usual time to load the engine before a measurement [seconds]."""


def _place(name: str) -> tuple[int, str]:
    """Return the sort key of a preset: recommended ones first, then the others by name."""
    return (FIRST.index(name) if name in FIRST else len(FIRST), name)


def estimate_text(found: RunEstimate) -> str:
    """Return the text of an estimate."""
    nodes = f"{number(found.nodes / 1e6, 0 if found.nodes > 1e7 else 1)} million"
    if found.nodes < 1e6:  # to three digits: it is no more exact
        nodes = number(float(f"{found.nodes:.3g}"), 0)
    return (
        f"About {duration(found.hours * 3600)} and {size_text(found.disk_bytes)} of disk for "
        f"{number(found.games, 0)} games and {nodes} nodes, at "
        f"{number(found.nodes_per_s, 0)} nodes per second while the machine is as busy as now."
    )


def trials_text() -> str:
    """Return a link to the page on trial runs of single options; "" if it is not installed."""
    page = data_folder("docs") / TRIALS
    if not page.is_file():
        return ""
    link = QUrl.fromLocalFile(str(page)).toString(QUrl.ComponentFormattingOption.FullyEncoded)
    return f'What single options gave in short trial runs: <a href="{link}">docs/{TRIALS}</a>'


class NewRunDialog(FormDialog):
    """Asks for the settings of a new run and its folder."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("New run", "Start", parent)
        names = preset_names()
        first = next((name for name in FIRST if name in names), names[0])
        self._preset = load_preset(first)
        self._own: Path | None = None
        self._named = False
        self.presets = QComboBox()
        for name in sorted(names, key=_place):
            self.presets.addItem(name, name)
        self.presets.setCurrentIndex(self.presets.findData(first))
        self.own = QPushButton("From file\u2026")
        self.own.setAutoDefault(False)
        self.own.setToolTip("Take settings from a JSON file, such as run.json's section preset")
        row = QHBoxLayout()
        row.setSpacing(theme.SPACE)
        row.addWidget(self.presets, 1)
        row.addWidget(self.own)
        self.about = plain_label()
        self.about.setWordWrap(True)
        self.about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        self.name = QLineEdit(new_run_folder(first).name)
        self.place = QPushButton("Place\u2026")
        self.place.setAutoDefault(False)
        self._parent_folder = runs_folder()
        row_name = QHBoxLayout()
        row_name.setSpacing(theme.SPACE)
        row_name.addWidget(self.name, 1)
        row_name.addWidget(self.place)
        self.where = plain_label()
        self.form.addRow("Preset", row)
        self.form.addRow("", self.about)
        self.form.addRow("Name", row_name)
        self.form.addRow("", self.where)
        self.settings = SettingsForm(self._preset)
        self.estimator = Estimator(self)
        self.measure = QPushButton("Measure")
        self.measure.setAutoDefault(False)
        self.progress = QProgressBar()
        self.progress.setRange(0, round(1000 * (SECONDS + LOADING_S)))
        self.progress.setTextVisible(False)
        self.progress.setFixedSize(90, 8)
        self.estimate = plain_label()
        self.estimate.setWordWrap(True)
        self.estimate.setMinimumHeight(2 * self.fontMetrics().lineSpacing() + 2)
        strip = QHBoxLayout()
        strip.setSpacing(theme.SPACE)
        strip.addWidget(self.estimate, 1)
        strip.addWidget(self.progress)
        strip.addWidget(self.measure)
        self.trials = rich_label(trials_text())
        self.trials.setOpenExternalLinks(True)
        self.trials.setVisible(bool(self.trials.text()))
        self.body.insertWidget(1, self.settings, 1)
        self.body.insertWidget(2, self.trials)
        self.body.insertLayout(3, strip)
        self.presets.currentIndexChanged.connect(self._choose)
        self.own.clicked.connect(self._ask_file)
        self.place.clicked.connect(self._ask_place)
        self.name.textEdited.connect(self._renamed)
        self.settings.changed.connect(self._check)
        self.estimator.changed.connect(self._show_estimate)
        self.measure.clicked.connect(self._toggle_measuring)
        self.finished.connect(lambda _result: self.estimator.stop())
        theme.changed.connect(self._paint_in_theme)
        self._paint_in_theme()
        self.resize(800, 760)
        self._check()
        self._show_about()

    # --- what was chosen -----------------------------------------------------------------------

    def folder(self) -> Path:
        """Return the folder of the run."""
        return self._parent_folder / self.name.text().strip()

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
        self._own = path
        if self.presets.findData(str(path)) < 0:
            self.presets.addItem(path.name, str(path))
        self.presets.setCurrentIndex(self.presets.findData(str(path)))
        self._take(preset, path.stem)

    def _choose(self) -> None:
        chosen = str(self.presets.currentData())
        if self._own is not None and chosen == str(self._own):
            return  # `take_file` is at it
        try:
            self._take(load_preset(chosen), Path(chosen).stem)
        except EngineError as error:
            self.show_note(f"{error}.")

    def _take(self, preset: Preset, name: str) -> None:
        self._own = None
        self._preset = preset
        if not self._named:
            self.name.setText(new_run_folder(name).name)
        self.settings.set_preset(preset)
        self._show_about()

    def _show_about(self) -> None:
        self.about.setText(with_times(self._preset.about))
        self.about.setVisible(bool(self._preset.about))
        self._fit_about()

    def _fit_about(self) -> None:
        """Fit the height of the description to its text; a form would leave room for more."""
        wide = self.about.width() if self.isVisible() else self.width() - LABELS_WIDTH
        self.about.setFixedHeight(max(self.about.heightForWidth(wide), 1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_about()

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, "Settings of a run", "", "Settings (*.json)")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.take_file(Path(name)))
        dialog.open()

    def _ask_place(self) -> None:
        dialog = QFileDialog(self, "Where the run's folder is made", str(self._parent_folder))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._take_place)
        dialog.open()

    def _take_place(self, folder: str) -> None:
        self._parent_folder = Path(folder)
        self._check()

    def _renamed(self) -> None:
        self._named = True
        self._check()

    # --- whether it can start, and what it costs -----------------------------------------------

    def _check(self) -> None:
        name = self.name.text().strip()
        wrong = self.settings.problem()
        if not wrong:
            if not name or name in (".", "..") or any(c in name for c in '/\\:*?"<>|'):
                wrong = "Give the run a name that a folder can have."
            else:
                wrong = run_refusal(self.folder())
        self.where.setText(self.fontMetrics().elidedText(
            f"in {self._parent_folder}", Qt.TextElideMode.ElideMiddle, 540))  # fmt: skip
        self.show_problem(wrong)
        self._show_estimate()

    def _toggle_measuring(self) -> None:
        if self.estimator.state == "measuring":
            self.estimator.stop()
        elif not self.settings.problem():
            self.estimator.start(self.settings.preset())

    def _show_estimate(self) -> None:
        estimator = self.estimator
        measuring = estimator.state == "measuring"
        is_valid = not self.settings.problem()
        self.measure.setEnabled(is_valid or measuring)
        self.measure.setText("Stop" if measuring else "Measure")
        self.progress.setVisible(measuring)
        self.progress.setValue(min(round(1000 * estimator.elapsed_s), self.progress.maximum()))
        found = estimator.estimate(self.settings.preset()) if is_valid else None
        if measuring:
            text = (
                "Measuring self-play and training with this network\u2026 the first time the "
                "engine is compiled before."
                if estimator.elapsed_s > SECONDS + LOADING_S
                else "Measuring self-play and training with this network\u2026"
            )
        elif estimator.state == "failed":
            text = f"The measurement failed: {estimator.error}"
        elif found is not None:
            text = estimate_text(found)
        elif estimator.state == "done":
            text = "These settings run at another speed; measure again to see time and disk."
        else:
            text = "Measure this machine for ten seconds to see how long the run will take."
        self.estimate.setText(text)
        set_text_color(self.estimate, "muted" if found is None or measuring else "text")

    def _paint_in_theme(self) -> None:
        for label in (self.about, self.where):
            set_text_color(label, "muted")
        self._show_estimate()
