"""The model of the window on handicap tables: the list, and starting and stopping them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from subprocess import Popen
from typing import Any

from PySide6.QtCore import QObject

from engine.base.files import user_folder
from engine.commands.consent import allow, contest_uses, not_allowed
from engine.games.contest_settings import ContestSettings
from engine.games.handicap_table import (
    HANDICAP_TABLES,
    HandicapTableReader,
    HandicapTableView,
    launch_handicap_table,
)
from sai_studio.lab.contests.contests import runs_on
from sai_studio.lab.jobs.jobs import Jobs


def tables_folder() -> Path:
    """Return the folder of new tables."""
    return user_folder("handicap-tables")


@dataclass(frozen=True)
class TablePlan:
    """What a table is played with, see `launch_handicap_table`."""

    players: tuple[str, ...]
    """Players of the rows as on the command line."""
    opponent: str
    """The opponent as on the command line."""
    size: int
    handicaps: tuple[int, ...]
    settings: ContestSettings
    """Settings of the even games."""
    methods: str = ""
    """Methods of dynamic komi, separated by commas; "" if the players are the rows."""


class HandicapTables(Jobs[HandicapTableView]):
    """The handicap tables; see `Jobs` for the signals."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(
            HANDICAP_TABLES, HandicapTableReader, HandicapTableView, tables_folder, parent
        )

    def start(self, folder: Path, plan: TablePlan) -> bool:
        """Start or continue a table; False if its process can't be started."""

        def launch() -> Popen[bytes]:
            return launch_handicap_table(
                folder,
                plan.players,
                plan.opponent,
                plan.size,
                plan.handicaps,
                plan.settings,
                plan.methods,
            )

        if not self._launch(folder, launch):
            return False
        allow(contest_uses([*plan.players, plan.opponent], plan.settings, folder))
        self._show_started(folder, runs_on(folder.name))
        return True

    def resume(self, path: Path) -> bool:
        """Continue a table; False if that is impossible."""
        view = self.views.get(path)
        if view is None or view.table is None:
            return False
        if not self._may_continue(path):
            return False
        fields = view.table.fields
        plan = TablePlan(
            fields.written,
            fields.opponent_written,
            fields.size,
            fields.handicaps,
            view.table.settings,
        )
        return self.start(path, plan)

    def unknown_commands(self, path: Path, changes: Mapping[str, Any] | None = None) -> list[str]:
        view = self.views.get(path)  # it is what `resume` starts
        if view is None or view.table is None:
            return []
        fields = view.table.fields
        players = [*fields.written, fields.opponent_written]
        return not_allowed(contest_uses(players, view.table.settings, path))
