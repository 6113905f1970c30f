"""One player of a new contest: a network with its agent, or another engine."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QStackedWidget, QToolButton, QWidget

from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.catalog.networks import describe_network
from engine.games.contest_settings import ContestSettings
from engine.games.settings import PROGRAM
from sai_studio.kit.texts import plain_tip, with_times
from sai_studio.kit.widgets.dialogs import ask_file
from sai_studio.kit.widgets.fields import (
    VISITS,
    agent_fields,
    choice_field,
    dynamic_komi_field,
    keep_narrow,
    margin_field,
    number_field,
)
from sai_studio.kit.widgets.layouts import row

OTHER_FILE: Final = tr("another file")
FILTER: Final = f"{tr('Networks')} (*.safetensors *.txt *.bin *.gz);;{tr('All files')} (*)"


class PlayerRow(QWidget):
    """Fields to choose a player.

    Parameters
    ----------
    networks
        Networks to choose from.
    programs
        Names and command lines of other engines.

    Signals
    -------
    changed
        The player changed.
    removed
        The remove button was clicked.
    """

    changed = Signal()
    removed = Signal()

    def __init__(
        self,
        networks: Sequence[NetworkInfo],
        programs: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._place = 0
        choices: list[tuple[object, str]] = [(info, info.name) for info in networks]
        choices += [(f"{PROGRAM}{command}", name) for name, command in programs]
        choices.append((PROGRAM, tr("Another engine (GTP)\u2026")))
        choices.append((OTHER_FILE, tr("Another network file\u2026")))
        self.who = choice_field(choices, name=tr("Player"))
        self.who.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        keep_narrow(self.who, 14)
        self.visits = number_field(
            ContestSettings.option("visits"),
            tip=tr("Visits of each search; 1 plays the network's policy"),
            unit=VISITS,
        )
        self.lambda_, self.mu = agent_fields()
        self.margin = margin_field()
        self.dynamic_komi = dynamic_komi_field()
        keep_narrow(self.dynamic_komi, 8)
        self.command = QLineEdit()
        self.command.setPlaceholderText(tr("command line, like  gnugo --mode gtp --level 10"))
        self.command.setAccessibleName(tr("Command line of the program"))
        self.remove = QToolButton()
        self.remove.setText("\u00d7")
        self.remove.setToolTip(tr("Remove this player"))
        agent = QWidget()
        row(self.visits, self.lambda_, self.mu, self.margin, self.dynamic_komi, within=agent)
        self._fields = QStackedWidget()
        self._fields.addWidget(agent)
        self._fields.addWidget(self.command)
        self._fields.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row((self.who, 1), (self._fields, 1), self.remove, within=self)
        self.who.currentIndexChanged.connect(self._chosen)
        self.visits.valueChanged.connect(self.changed)
        for box in (self.lambda_, self.mu, self.margin):
            box.valueChanged.connect(self.changed)
        self.dynamic_komi.currentIndexChanged.connect(lambda i: self.margin.setEnabled(not i))
        self.dynamic_komi.currentIndexChanged.connect(self.changed)
        self.command.textChanged.connect(self.changed)
        self.remove.clicked.connect(self.removed)

    # --- what was chosen -----------------------------------------------------------------------

    @property
    def network(self) -> NetworkInfo | None:
        """The network; None for a program."""
        data = self.who.currentData()
        return data if isinstance(data, NetworkInfo) else None

    @property
    def written(self) -> str:
        """The player as on the command line; "" while it is incomplete."""
        info = self.network
        if info is None:
            command = self.command.text().strip()
            return f"{PROGRAM}{command}" if command else ""
        options = f"visits={self.visits.value()},lambda={self.lambda_.value():g}"
        if self.mu.value():
            options += f",mu={self.mu.value():g}"
        if self.margin.value() and self.margin.isEnabled():
            options += f",margin={self.margin.value():g}"
        if self.dynamic_komi.currentIndex():
            options += f",dynamic_komi={self.dynamic_komi.currentData()}"
        return f"{info.path}[{options}]"

    @property
    def short_name(self) -> str:
        """Short name for a folder."""
        info = self.network
        if info is not None:
            parts = info.name.split("-")  # ours: sai, board, build, how it learned, generation
            return "-".join(parts[:3]) if parts[0] == "sai" else info.name
        words = self.command.text().split()
        return Path(words[0]).name if words else "program"

    def choose(self, place: int) -> None:
        """Choose a player by its index in the list."""
        self.who.setCurrentIndex(place)

    def choose_network(self, info: NetworkInfo) -> None:
        """Choose a network, adding it to the list if necessary."""
        for place in range(self.who.count()):
            data = self.who.itemData(place)
            if isinstance(data, NetworkInfo) and data.path == info.path:
                self.who.setCurrentIndex(place)
                return
        self.who.insertItem(0, info.name, info)
        self.who.setCurrentIndex(0)

    # --- bringing things along -----------------------------------------------------------------

    def _chosen(self, place: int) -> None:
        data = self.who.itemData(place)
        if data == OTHER_FILE:
            self.who.setCurrentIndex(self._place)
            self._ask_file()
            return
        self._place = place
        if isinstance(data, str):
            self.command.setText(data.removeprefix(PROGRAM))
        self._fields.setCurrentIndex(1 if isinstance(data, str) else 0)
        about = with_times(data.description) if isinstance(data, NetworkInfo) else ""
        self.who.setToolTip(plain_tip(about))
        self.changed.emit()

    def _ask_file(self) -> None:
        def chosen(path: Path) -> None:
            self.choose_network(describe_network(path))

        ask_file(self, tr("Choose a network"), "", FILTER, chosen)

    def problem(self, size: int) -> str:
        """Return why the player can't play on a board; "" if it can, as far as known."""
        if not self.written:
            return tr("Enter the command line of the engine, e.g. gnugo --mode gtp.")
        info = self.network
        if info is None or self.plays(size):
            return ""
        return (
            f"{info.error}."
            if info.error
            else tr("{name} does not play on {size}×{size}.", name=info.name, size=size)
        )

    def plays(self, size: int) -> bool:
        """Whether the player can be used on a board, as far as known."""
        info = self.network
        return info is None or info.plays(size)
