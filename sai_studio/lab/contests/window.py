"""The matches window: contests on the left, the selected one on the right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QWidget

from engine.base.errors import EngineError
from engine.base.translation import tr, tr_count
from engine.catalog.network_info import NetworkInfo
from engine.games.contest_folder import ContestView
from engine.games.standings import ContestGame, contest_record
from engine.games.wins import wins_csv, wins_markdown, wins_table
from engine.record.game_record import GameRecord
from engine.record.sgf import save
from sai_studio.kit.texts import sentence
from sai_studio.kit.widgets.dialogs import ask_file
from sai_studio.lab.contests.contests import CONTEST_STATUS, Contests, contests_folder
from sai_studio.lab.contests.new_contest import NewContestDialog
from sai_studio.lab.contests.page import ContestPage
from sai_studio.lab.jobs.window import JobList, JobWindow

SIZE: Final = (1080, 720)
LEAST: Final = (820, 520)
FIRST_STEPS: Final = tr(
    "Let two players play a match, or more players a tournament: networks with their visits, "
    "lambda and mu, or any GTP engine. Colors, komi and openings are balanced. The games continue "
    "when you close this window."
)


class ContestWindow(JobWindow):
    """Window with matches and tournaments, their tables and games.

    Parameters
    ----------
    networks
        Returns the networks to choose players from.
    programs
        Returns names and command lines of other engines.
    board_size
        Returns the board size of the open game.
    show_game
        Shows a game in the main window.
    """

    def __init__(
        self,
        contests: Contests,
        networks: Callable[[], list[NetworkInfo]],
        programs: Callable[[], list[tuple[str, str]]],
        board_size: Callable[[], int],
        show_game: Callable[[GameRecord], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Matches"), SIZE, LEAST, contests, contests_folder, parent)
        self.contests = contests
        self._networks, self._programs = networks, programs
        self._board_size, self._show_game = board_size, show_game
        self.list = JobList(tr("Matches and tournaments"), contests, CONTEST_STATUS, _progress)
        self.page = ContestPage(contests)
        new = tr("New match\u2026"), tr("New match\u2026"), lambda: self.new_contest()
        self.fill(tr("Matches and tournaments"), self.list, self.page, FIRST_STEPS, [new])
        self.connect_head(self.page.head, self.continue_contest)
        self.page.export_wanted.connect(self.ask_export)
        self.page.table_wanted.connect(self.ask_table)
        self.page.games.row_opened.connect(self.open_game)

    # --- commands ------------------------------------------------------------------------------

    def new_contest(self, kind: str = "") -> None:
        """Ask for players and conditions, then start; `kind` is one of `CONTEST_KINDS` or ""."""
        dialog = NewContestDialog(
            self._networks(), self._programs(), self._board_size(), self, kind
        )

        def begin() -> None:
            self.contests.start(
                dialog.folder(), dialog.players(), dialog.points(), dialog.settings()
            )

        dialog.open_for(begin)

    def continue_contest(self) -> None:
        """Ask about commands that are not allowed yet and the number of games, then continue."""
        view = self.contests.view
        if view is not None and view.standings is not None:
            self.ask_first(view.path, self._continue_contest)

    def _continue_contest(self) -> None:
        contests, view = self.contests, self.contests.view
        if view is None or view.standings is None:
            return
        settings = view.standings.settings
        if not view.standings.finished:
            contests.resume(view.path)
            return
        dialog = QInputDialog(self)
        dialog.setInputMode(QInputDialog.InputMode.IntInput)
        dialog.setWindowTitle(tr("Continue the match"))
        is_short = len(view.standings.games) < view.standings.planned
        dialog.setLabelText(
            tr(
                "The sequential test is decided. To play on without it, enter the number of games "
                "per pair:"
            )
            if is_short
            else tr("All games are finished. New number of games per pair:")
        )
        dialog.setIntRange(settings.games, 1_000_000)
        dialog.setIntValue(settings.games if is_short else 2 * settings.games)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        path = view.path
        dialog.intValueSelected.connect(lambda games: contests.resume(path, games))
        dialog.open()

    def open_game(self, game: ContestGame) -> None:
        """Show a finished game in the main window."""
        view = self.contests.view
        if view is not None and view.standings is not None:
            self._show_game(contest_record(view.standings, game))

    def ask_export(self) -> None:
        """Ask where to save the finished games as one SGF file."""
        ask_file(self, tr("Save games"), "", f"{tr('Game records')} (*.sgf)", self.export, "sgf")

    def export(self, path: Path) -> None:
        """Save the finished games as one SGF file."""
        view = self.contests.view
        if view is None or view.standings is None:
            return
        standings = view.standings
        games = [contest_record(standings, game) for _, game in sorted(standings.games.items())]
        try:
            save(path, games)
        except EngineError as error:
            self.say("error", sentence(str(error)))
            return
        self.say(
            "info",
            tr_count(
                len(games),
                "{n} game was saved as {name}.",
                "{n} games were saved as {name}.",
                name=path.name,
            ),
        )

    def table_text(self, markdown: bool) -> str:
        """Return the table of wins as Markdown or CSV; "" before the first game."""
        view = self.contests.view
        if view is None or view.standings is None:
            return ""
        return (wins_markdown if markdown else wins_csv)([wins_table(view.standings)])


def _progress(view: ContestView) -> list[str]:
    """Return the progress of a contest and its board."""
    standings = view.standings
    if standings is None:
        return []
    n = standings.size
    return [
        tr("{done} of {total}", done=len(standings.games), total=standings.planned),
        f"{n}\u00d7{n}",
    ]
