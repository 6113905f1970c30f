"""The model of the matches window: the list of contests, and starting and stopping them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject

from engine.api.consent import allow, contest_uses, not_allowed
from engine.base.jobs import CONTESTS
from engine.base.translation import tr
from engine.contests.contest_folder import ContestView, launch_contest
from engine.match.contest_settings import ContestSettings
from engine.statistics.rating import RatingTable
from sai_studio.windows.contests.contest_watcher import ContestWatcher, Rated
from sai_studio.windows.jobs.job_watcher import JobSnapshot
from sai_studio.windows.jobs.jobs import Jobs

STATUS_TEXTS: Final = {
    "starting": tr("starting"),
    "running": tr("playing"),
    "stopping": tr("stopping"),
    "stopped": tr("stopped"),
    "finished": tr("finished"),
    "unreadable": tr("can't be read"),
}
"""Status of a contest, for display."""


def runs_on(name: str) -> str:
    """Return the message that a job was started."""
    return tr("{name} runs in the background; it continues when you close this window.", name=name)


class Contests(Jobs[ContestView]):
    """The contests with their ratings; see `Jobs` for the signals."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(CONTESTS, parent)
        self.tables: dict[Path, RatingTable | None] = {}
        self._named: list[Path] = []

    @property
    def table(self) -> RatingTable | None:
        """Ratings of the selected contest; None before the first game."""
        return None if self.selected is None else self.tables.get(self.selected)

    # --- what is done to contests --------------------------------------------------------------

    def start(
        self, folder: Path, players: Sequence[str], size: int | None, settings: ContestSettings
    ) -> bool:
        """Start or continue a contest; False if its process can't be started."""
        if not self._launch(folder, lambda: launch_contest(folder, players, size, settings)):
            return False
        allow(contest_uses(players, settings, folder))
        if folder not in self._named:
            self._named.append(folder)
        self._show_started(folder, runs_on(folder.name))
        return True

    def show(self, folder: Path) -> None:
        """List a contest outside the folder of contests, and select it."""
        if folder not in self._named:
            self._named.append(folder)
        self._list([folder, *(path for path in self.paths if path != folder)])
        self.select(folder)
        self._direct()

    def resume(self, path: Path, games: int | None = None) -> bool:
        """Continue a contest, maybe with more games of each pair; False if that is impossible.

        A sequential test that is decided is left out.
        """
        view = self.views.get(path)
        if view is None or view.standings is None or not view.written:
            self.message.emit(
                "error",
                tr(
                    "{name} does not store its players; continue it on the command line.",
                    name=path.name,
                ),
            )
            return False
        if not self._may_continue(path):
            return False
        settings = view.standings.settings
        if games is not None:
            settings = settings.replace(games=games)
        test = view.standings.sprt()
        if test is not None and test.decided:  # else not one more game would be played
            settings = settings.replace(sprt="")
        return self.start(path, view.written, view.standings.size, settings)

    def unknown_commands(self, path: Path, changes: Mapping[str, Any] | None = None) -> list[str]:
        view = self.views.get(path)  # it is what `resume` starts
        if view is None or view.standings is None:
            return []
        return not_allowed(contest_uses(view.written, view.standings.settings, path))

    def stop(self, path: Path) -> None:
        """Ask a contest to stop; unfinished games start again when it continues."""
        self._end_or_ask(path)

    # --- bringing things along -----------------------------------------------------------------

    def _make_watcher(self) -> ContestWatcher:
        return ContestWatcher(self)

    def _direct(self) -> None:
        if isinstance(self._watcher, ContestWatcher):
            self._watcher.watch(self._named)

    def _take(self, look: JobSnapshot[Rated]) -> None:
        self.tables.update({path: table for path, (_, table) in look.views.items()})
        for gone in set(self.tables) - set(look.found):
            del self.tables[gone]
        self._take_found(look.found, {path: view for path, (view, _) in look.views.items()})
