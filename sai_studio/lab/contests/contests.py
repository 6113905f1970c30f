"""The model of the matches window: the list of contests, and starting and stopping them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject

from engine.base.files import user_folder
from engine.base.translation import tr
from engine.commands.consent import allow, contest_uses, not_allowed
from engine.games.contest_folder import CONTESTS, ContestReader, ContestView, launch_contest
from engine.games.contest_settings import ContestSettings
from engine.train.chain_file import CHAINS
from sai_studio.lab.jobs.folders import free_folder, jobs_in
from sai_studio.lab.jobs.jobs import STATUS_TEXTS, Jobs

CONTEST_STATUS: Final = {**STATUS_TEXTS, "running": tr("playing")}
"""Status of a contest, for display."""


def runs_on(name: str) -> str:
    """Return the message that a job was started."""
    return tr("{name} runs in the background; it continues when you close this window.", name=name)


def contests_folder() -> Path:
    """Return the folder of new contests."""
    return user_folder("contests")


def new_contest_name(base: str) -> str:
    """Return a name that no contest has yet."""
    return free_folder(contests_folder(), base).name


class RatingReader(ContestReader):
    """Reads a contest, and rates its players on the thread that reads."""

    def _make_view(self, status: str) -> ContestView:
        view = super()._make_view(status)
        _ = view.ratings  # kept in the view
        return view


class Contests(Jobs[ContestView]):
    """The contests with their ratings; see `Jobs` for the signals."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(CONTESTS, RatingReader, ContestView, contests_folder, parent)

    def known(self, named: Sequence[Path]) -> list[Path]:
        chains = jobs_in(CHAINS, user_folder("runs"))
        inside = [contest for chain in chains for contest in jobs_in(CONTESTS, chain)]
        return super().known([*named, *inside])

    # --- what is done to contests --------------------------------------------------------------

    def start(
        self, folder: Path, players: Sequence[str], size: int | None, settings: ContestSettings
    ) -> bool:
        """Start or continue a contest; False if its process can't be started."""
        if not self._launch(folder, lambda: launch_contest(folder, players, size, settings)):
            return False
        allow(contest_uses(players, settings, folder))
        self._show_started(folder, runs_on(folder.name))
        return True

    def show(self, folder: Path) -> None:
        """List a contest outside the folder of contests, and select it."""
        if folder not in self.named:
            self.named.append(folder)
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
