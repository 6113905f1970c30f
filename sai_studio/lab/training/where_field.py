"""The field for where a run's games are played: on this computer, or on a cluster."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from engine.base.translation import tr
from engine.train.runs.run_file import cluster_refusal
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.layouts import row
from sai_studio.lab.training.settings_form import SettingsForm

HERE, CLUSTER = range(2)


class WhereField(QWidget):
    """A choice between this computer and a Ray cluster, with the cluster's address.

    Parameters
    ----------
    address
        The address to offer.
    on_cluster
        Whether the cluster is chosen first.

    Signals
    -------
    changed
        Another place or address was chosen.
    """

    changed = Signal()

    def __init__(
        self, address: str, on_cluster: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.place = QComboBox()
        self.place.addItems([tr("This computer"), tr("Cluster")])
        self.place.setAccessibleName(tr("Where"))
        self.address = QLineEdit(address)
        self.address.setPlaceholderText("HOST:6379")
        self.address.setAccessibleName(tr("Address of the cluster"))
        self.address.setToolTip(
            plain_tip(
                tr(
                    "Address of a Ray cluster as `ray start --head` prints it, or auto for the one "
                    "that runs on this computer; its machines play, this computer trains."
                )
            )
        )
        row(self.place, (self.address, 1), within=self, margins=(0, 0, 0, 0))
        self.place.setCurrentIndex(CLUSTER if on_cluster else HERE)
        self.place.currentIndexChanged.connect(self._show)
        self.place.currentIndexChanged.connect(self.changed)
        self.address.textEdited.connect(self.changed)
        self._show()

    def cluster(self) -> str:
        """Return the address of the chosen cluster; "" for this computer."""
        return self.address.text().strip() if self.place.currentIndex() == CLUSTER else ""

    def show_effect(self, settings: SettingsForm) -> None:
        """Disable the settings that have no effect where the games are played."""
        reason = tr(
            "A cluster ignores this number: it runs one process for each core and "
            "graphics card of its machines."
        )
        on_cluster = self.place.currentIndex() == CLUSTER
        settings.set_unused("run.workers", reason if on_cluster else "")

    def problem(self) -> str:
        """Return what is wrong with the choice, as one sentence; "" if nothing is."""
        if self.place.currentIndex() == HERE:
            return ""
        return cluster_refusal(self.cluster())

    def _show(self) -> None:
        self.address.setVisible(self.place.currentIndex() == CLUSTER)
