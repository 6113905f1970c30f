"""The dialog that continues a run, with changed length, processes and the like."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QWidget

from engine.base.translation import tr
from engine.train.reading import RunView
from engine.train.runs.run_file import CHANGEABLE
from sai_studio.kit.widgets.form import FormDialog
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.lab.training.settings_form import SettingsForm
from sai_studio.lab.training.where_field import WhereField


class ContinueDialog(FormDialog):
    """Offers the settings of a run that may change."""

    def __init__(self, view: RunView, parent: QWidget | None = None, cluster: str = "") -> None:
        super().__init__(tr("Continue {name}", name=view.name), tr("Continue"), parent)
        assert view.preset is not None
        self._view = view
        done = view.state.generation
        finished = view.state.stage == "finished"
        text = plain_label(
            tr(
                "The run is finished at generation {generation}, at its limit of time or nodes. To "
                "continue it, enter a higher limit.",
                generation=done,
            )
            if view.ended_by_limit
            else tr(
                "The run is finished at generation {generation}. To continue it, enter "
                "more generations.",
                generation=done,
            )
            if finished
            else tr(
                "The run continues from generation {generation} of {generations}. Its "
                "training settings are fixed; its length and the hardware that it uses "
                "can be changed:",
                generation=done,
                generations=view.preset.run.generations,
            ),
            wraps=True,
        )
        self.settings = SettingsForm(view.preset, CHANGEABLE)
        self.body.insertWidget(0, text)
        self.machines = WhereField(cluster, on_cluster=bool(view.machines and cluster))
        self.form.addRow(tr("Where"), self.machines)
        self.body.insertWidget(2, self.settings, 1)
        self.settings.changed.connect(self._check)
        self.machines.changed.connect(self._check)
        if finished:
            state = view.state
            limits = view.preset.run.longer(done, state.nodes, state.seconds, state.cpu_s)
            for name, value in limits.items():
                self.settings.rows[name].set_value(value)
        self.resize(640, 560)
        self._check()

    def changes(self) -> dict[str, Any]:
        """Return the changed settings by dotted name."""
        return self.settings.changes()

    def cluster(self) -> str:
        """Return the address of the cluster that is to play; "" for this computer."""
        return self.machines.cluster()

    def _check(self) -> None:
        self.machines.show_effect(self.settings)
        wrong = self.settings.problem() or self.machines.problem()
        if not wrong:
            run, done = self.settings.preset().run, self._view.state.generation
            if run.generations <= done:
                wrong = tr(
                    "The run already has {generations} generations; enter a larger number.",
                    generations=done,
                )
            elif done and self._view.state.share(run) >= 1.0:
                wrong = tr(
                    "The run has reached its limit of time or nodes; enter a higher one, or 0 for "
                    "none."
                )
        self.show_problem(wrong)
