"""The dialog for a new handicap table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QLineEdit, QWidget

from engine.base.errors import SettingsError
from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.games.contest_settings import CELL_GAMES, METHODS, ContestSettings, cell_settings
from engine.record.handicap import format_komi
from sai_studio.kit.widgets.fields import NameField, number_field, switch_field
from sai_studio.kit.widgets.form import FormDialog
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import row
from sai_studio.lab.contests.handicap_fields import HandicapFields
from sai_studio.lab.contests.new_contest import AT_ONCE
from sai_studio.lab.contests.player_row import PlayerRow
from sai_studio.lab.handicap_tables.tables import TablePlan, tables_folder
from sai_studio.lab.jobs.folders import free_folder, name_problem


class NewHandicapTableDialog(FormDialog):
    """Form with everything that a handicap table needs.

    Parameters
    ----------
    networks, programs, size
        As for `NewContestDialog`.
    """

    def __init__(
        self,
        networks: Sequence[NetworkInfo],
        programs: Sequence[tuple[str, str]],
        size: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("New handicap table"), tr("Start"), parent)
        self.player, self.opponent = (PlayerRow(networks, programs) for _ in range(2))
        fitting = [place for place, info in enumerate(networks) if info.plays(size)]
        for player in (self.player, self.opponent):
            player.remove.hide()
            player.choose(fitting[0] if fitting else 0)
            player.changed.connect(self._check)
        self.player.dynamic_komi.hide()
        self.methods = {
            name: switch_field(tr(text), name == "none") for name, text in METHODS.items()
        }
        for box in self.methods.values():
            box.toggled.connect(self._check)
        self.board_size = number_field((3, 25), size)
        self.komi = QLineEdit()
        self.komi.setToolTip(tr("Komi of the even games; handicap games have komi 0.5"))
        self.games = number_field(ContestSettings.option("games"), CELL_GAMES)
        self.at_once = number_field(ContestSettings.option("at_once"), AT_ONCE)
        self.handicap = HandicapFields(many=True)
        self.handicap.changed.connect(self._check)
        self.name = NameField()
        self.name.textEdited.connect(self._check)
        self.form.addRow(tr("Player"), self.player)
        self.form.addRow(tr("Dynamic komi"), row(*self.methods.values(), 1))
        self.form.addRow(tr("Opponent"), self.opponent)
        self.form.addRow(tr("Board"), row(self.board_size, plain_label(tr("komi")), (self.komi, 1)))
        texts = plain_label(tr("in each cell,")), plain_label(tr("at once"))
        self.form.addRow(tr("Games"), row(self.games, texts[0], self.at_once, texts[1], 1))
        self.form.addRow(tr("Handicap"), self.handicap)
        self.form.addRow(tr("Name"), self.name)
        for spin in (self.board_size, self.games, self.at_once):
            spin.valueChanged.connect(self._check)
        self.komi.textChanged.connect(self._check)
        self.resize(760, 0)
        self._check()

    # --- what was chosen -----------------------------------------------------------------------

    def folder(self) -> Path:
        """Return the folder of the table."""
        return tables_folder() / self.name.text().strip()

    def plan(self) -> TablePlan:
        """Return what to play.

        Raises
        ------
        EngineError
            A setting is invalid.
        """
        chosen = [name for name, box in self.methods.items() if box.isChecked()]
        settings = ContestSettings.from_dict(
            {
                "games": self.games.value(),
                "at_once": self.at_once.value(),
                "komi": self.komi.text().strip(),
                **self.handicap.values(),
            }
        )
        return TablePlan(
            (self.player.written,),
            self.opponent.written,
            self.board_size.value(),
            tuple(range(self.handicap.stones.value() + 1)),
            settings,
            "" if chosen == ["none"] else ",".join(chosen),
        )

    # --- whether it can start ------------------------------------------------------------------

    def _check(self) -> None:
        names = f"{self.player.short_name}-{self.opponent.short_name}"
        self.name.suggest(free_folder(tables_folder(), names).name)
        self.show_problem(self._problem())

    def _problem(self) -> str:
        size = self.board_size.value()
        try:
            plan = self.plan()
            for handicap in plan.handicaps:
                cell_settings(plan.settings, handicap).fixed_stones(size)
            plan.settings.check_komi(size)
        except SettingsError as error:
            return f"{error.shown_as(lambda name: name.replace('_', ' '))}."
        usual = "  ".join(map(format_komi, plan.settings.contest_komi(size)))
        self.komi.setPlaceholderText(usual)
        for player in (self.player, self.opponent):
            if wrong := player.problem(size):
                return wrong
        if plan.methods and self.player.network is None:
            return tr("Dynamic komi is for networks; choose a network as the player.")
        if not any(box.isChecked() for box in self.methods.values()):
            return tr("Choose a method of dynamic komi, or none.")
        return name_problem(self.name.text().strip(), self.folder(), tr("table"))
