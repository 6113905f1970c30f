"""The dialog and the process that compare a run with a strong network."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from engine.catalog.networks import describe_network, judges_of, strongest_network
from engine.train.reading import RunView
from engine.train.runs.run_file import compare_command
from sai_studio.kit.engine_process import EngineProcess
from sai_studio.kit.widgets.fields import choice_field, number_field
from sai_studio.kit.widgets.form import FormDialog
from sai_studio.kit.widgets.labels import plain_label

POSITIONS: Final = 50
MEASURED: Final = 12
"""Generations that are measured by default, spread over the run."""
ABOUT: Final = tr(
    "The strong network searches positions of this run's latest games; then generations "
    "of the run evaluate the same positions. The charts Winrate error and Black wins "
    "the empty board show how close their answers are. Repeating the comparison "
    "measures only what is new."
)


class CompareDialog(FormDialog):
    """Asks which network judges a run, and on how many positions."""

    def __init__(self, view: RunView, parent: QWidget | None = None) -> None:
        super().__init__(
            tr("Compare {name} with a strong network", name=view.name), tr("Compare"), parent
        )
        strongest = strongest_network(view.size)
        judges = judges_of(view.path, view.name, view.size)
        choices = [(path, describe_network(path).name) for path in judges]
        first = judges[0] if judges else None
        self.networks = choice_field(choices, first, name=tr("Strong network"))
        self.positions = number_field((5, 2000), POSITIONS)
        self.every = number_field(
            (1, 10_000),
            max(len(view.networks) // MEASURED, 1),
            tr("1 measures every generation; the last one always is"),
        )
        about = plain_label(ABOUT, wraps=True)
        self.form.addRow(tr("Strong network"), self.networks)
        self.form.addRow(tr("Positions"), self.positions)
        self.form.addRow(tr("Measure every n-th generation"), self.every)
        self.body.insertWidget(0, about)
        self.resize(560, 280)
        if not self.networks.count():
            self.show_problem(
                tr(
                    "No network for {size}x{size} is known; add one with Networks \u203a Get a "
                    "strong network.",
                    size=view.size,
                )
            )
        elif strongest is None:
            self.show_note(
                tr(
                    "No KataGo network is known: Networks \u203a Get a strong network downloads "
                    "one. Until then choose the strongest network that you have."
                )
            )

    @property
    def teacher(self) -> Path:
        """Weights file of the strong network."""
        return Path(self.networks.currentData())


class Comparison(QObject):
    """Compares runs, one at a time, in a process of its own.

    Signals
    -------
    changed
        It began or ended.
    message
        Level "info" or "error", and a sentence.
    """

    changed = Signal()
    message = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = EngineProcess(self)
        self._process.answered.connect(self._answered)
        self._process.failed.connect(self._failed)
        self._run = ""

    @property
    def is_running(self) -> bool:
        """Whether a run is being compared."""
        return self._process.busy

    def start(self, run: Path, teacher: Path, positions: int, every: int) -> None:
        """Compare a run; figures arrive in its folder one by one."""
        self._run = run.name
        self._process.start(*compare_command(run, teacher, positions, every))
        self.message.emit(
            "info",
            tr(
                "{name} is compared with {network}; the charts fill one by one.",
                name=run.name,
                network=teacher.stem,
            ),
        )
        self.changed.emit()

    def stop(self) -> None:
        """End the comparison; what was measured stays."""
        self._process.stop()
        self.changed.emit()

    def _answered(self, answer: object) -> None:
        rows = answer.get("rows", []) if isinstance(answer, dict) else []
        self.message.emit(
            "info", tr("{run}: {count} generations are compared.", run=self._run, count=len(rows))
        )
        self.changed.emit()

    def _failed(self, why: str) -> None:
        self.message.emit(
            "error", tr("{run} could not be compared: {why}.", run=self._run, why=why)
        )
        self.changed.emit()
