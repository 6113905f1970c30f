"""Play matches and tournaments and keep each finished game on disk, so that they can be continued.

A contest's folder holds `contest.json` (players and conditions; when its process began, with how
many games) and `results.jsonl` (a line for each finished game, append-only). A game depends only on
the seed and its number, so an interrupted contest ends with the same games as one that was not
interrupted, except for programs that choose moves at random themselves.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from engine.base.errors import RunError, SettingsError
from engine.base.translation import tr
from engine.games.cluster_games import cluster_games
from engine.games.contest_folder import CONTESTS, ContestFields, ContestFile
from engine.games.contest_settings import ContestSettings
from engine.games.contestants import Entrants, parse_entry
from engine.games.match import Fixture, play_fixtures, schedule
from engine.games.opening_book import book_fields
from engine.games.openings import contest_openings
from engine.games.standings import ContestGame, Standings, planned_games
from engine.record.played_game import PlayedGame

log = logging.getLogger(__name__)

CHANGEABLE: Final = ("games", "at_once", "sprt", "start_s", "answer_s", "thinking")
"""Settings that may differ when a contest is continued."""


def contest_fixtures(
    settings: ContestSettings, players: int, size: int, openings: Sequence[tuple[int, ...]]
) -> list[Fixture]:
    """Return all games of a contest, round by round.

    A round is one opening at every komi for every pair.

    Parameters
    ----------
    players
        How many; each plays each.
    openings
        Taken in turn, again from the first one when they are used up.
    """
    conditions = [
        (komi, first_black)
        for komi in settings.contest_komi(size)
        for first_black in settings.sides(komi, size)
    ]
    rounds = -(-settings.games // len(conditions))
    pairs = list(combinations(range(players), 2))
    return schedule(pairs, conditions, openings, rounds, stones=settings.fixed_stones(size))


class Contest(Standings):
    """A contest with its standings, which plays the games that are missing.

    Parameters
    ----------
    entrants
        The players, ready to play.
    folder
        Where games are kept; None keeps them nowhere.
    notice
        Called with the progress of the check of openings, and if they are not checked.
    stopped
        Asked during the check; true stops it.

    Raises
    ------
    EngineError
        The conditions are impossible, or the folder holds something else.
    KeyboardInterrupt
        The check was stopped.
    """

    def __init__(
        self,
        settings: ContestSettings,
        entrants: Entrants,
        folder: Path | None = None,
        *,
        notice: Callable[[str], None] = log.info,
        stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        super().__init__(settings, entrants.names, entrants.identities, entrants.size)
        self.entrants = entrants
        self.folder = folder
        size, players = entrants.size, len(entrants.players)
        if players < 2:
            raise SettingsError(tr("a contest needs two players or more"))
        if settings.tree == "games" and any(p.in_background for p in entrants.players):
            raise SettingsError(
                tr(
                    "other programs can't keep a search tree over several games; choose "
                    "another tree or leave them out"
                )
            )
        self.rules = settings.game_rules(size, settings.contest_komi(size)[0])
        planned, self._round = planned_games(settings, players, size)
        old = None if folder is None else CONTESTS.earlier(folder)
        if old is None:
            settings.check_komi(size)
        openings, self.openings = contest_openings(
            settings,
            self.rules,
            planned // self._round,
            entrants.drawer,
            entrants.judge,
            kept=old.openings if old is not None else None,
            goes_on=old is not None,
            notice=notice,
            stopped=stopped,
        )
        self.fixtures = contest_fixtures(settings, players, size, openings)
        if folder is not None:
            if old is not None:
                self._check_same(folder, old)
            self._read_games(folder)

    def run(
        self,
        *,
        cluster: str = "",
        stopped: Callable[[], bool] | None = None,
        ended: Callable[[ContestGame], None] | None = None,
    ) -> None:
        """Play the games that are missing, block by block.

        A file named `stop` in the folder ends the contest, too.

        Parameters
        ----------
        cluster
            Address of the Ray cluster that plays, see `Farm`; "" = this process plays.
        stopped
            Asked before every move; true abandons the games that are being played.
        ended
            Called with each game when it is over and kept.

        Raises
        ------
        EngineError
            A program can't play at all, or another process plays in this folder.
        """
        if self.folder is None:
            self._play(stopped or (lambda: False), ended, cluster)
            return
        with CONTESTS.working(self.folder, stopped or (lambda: False)) as work:
            self._read_games(self.folder)
            self._write_conditions(self.folder)
            log.info("%s: contest started with %d earlier games", self.folder, len(self.games))
            self._play(work.stopped, ended, cluster)
            log.info("%s: contest stopped or finished with %d games", self.folder, len(self.games))

    def _play(
        self,
        stopped: Callable[[], bool],
        ended: Callable[[ContestGame], None] | None,
        cluster: str,
    ) -> None:
        """Play the missing games here or on a cluster, until a test decides."""
        in_series = self.settings.tree == "games"
        if not cluster:
            self._play_by(
                lambda fixtures, stopped, keep: play_fixtures(
                    self.entrants.players,
                    fixtures,
                    self.rules,
                    at_once=self.settings.at_once,
                    in_series=in_series,
                    seed=self.settings.seed,
                    stopped=stopped,
                    ended=keep,
                ),
                self.settings.at_once,
                stopped,
                ended,
            )
            return
        entries = [parse_entry(text) for text in self.entrants.written]
        with cluster_games(cluster, entries, self.settings, self.rules) as play:
            has_test = self.settings.sprt_elo() is not None  # which is asked after each block
            side_by_side = self.settings.at_once if has_test else len(self.fixtures)
            self._play_by(play, side_by_side, stopped, ended)

    def _play_by(
        self,
        play: Callable[[Sequence[Fixture], Callable[[], bool], Any], Any],
        at_once: int,
        stopped: Callable[[], bool],
        ended: Callable[[ContestGame], None] | None,
    ) -> None:
        """Play the missing games in blocks of whole rounds, about `at_once` games each."""
        in_series = self.settings.tree == "games"
        step = self._round * max(1, at_once // self._round)  # whole rounds, for the test's sake
        if in_series:
            step = len(self.fixtures)
        for begin in range(0, len(self.fixtures), step):
            test = self.sprt()
            if test is not None and test.decided:
                return
            block = self.fixtures[begin : begin + step]
            missing = [fixture for fixture in block if fixture.number not in self.games]
            if in_series:  # trees are grown again by the games that are already there
                begun = {fixture.series for fixture in missing}
                missing = [fixture for fixture in block if fixture.series in begun]

            def keep(place: int, played: PlayedGame, reason: str, block: Any = missing) -> None:
                game = ContestGame.of(block[place], played, reason)
                if game.number in self.games:
                    return
                if self.folder is not None:
                    CONTESTS.add(self.folder, game)
                self.games[game.number] = game
                if ended is not None:
                    ended(game)

            play(missing, stopped, keep)
            if stopped():
                return

    def _read_games(self, folder: Path) -> None:
        """Read the games that this or another process has played in the folder."""
        for game in CONTESTS.results(folder):
            if game.number < len(self.fixtures):
                stones = game.stones if self.settings.placement == "fixed" else ()
                played = Fixture(
                    game.black, game.white, game.komi, game.opening, game.number, stones
                )
                if played != self.fixtures[game.number]:
                    raise RunError(
                        tr(
                            "{path}: game {number} does not belong to this contest; "
                            "name another folder",
                            path=folder / CONTESTS.results_file,
                            number=game.number,
                        )
                    )
                self.games[game.number] = game

    def _write_conditions(self, folder: Path) -> None:
        """Write `contest.json`: players and conditions; called only by the process that plays."""
        fields = ContestFields(
            players=tuple(self.identities),
            names=tuple(self.names),
            written=tuple(self.entrants.written),
            size=self.size,
            settings=self.settings.to_dict(),
            openings=None if self.openings is None else book_fields(self.openings),
            since=round(time.time(), 1),
            before=len(self.games),
        )
        CONTESTS.write(folder, fields)

    def _check_same(self, folder: Path, old: ContestFile) -> None:
        """Refuse to continue with other players or conditions."""
        free = {*CHANGEABLE, *self.settings.unused()}
        before = {"size": old.size, "players": [*old.identities], **old.settings.to_dict()}
        now = {"size": self.size, "players": [*self.identities], **self.settings.to_dict()}
        CONTESTS.refuse_changes(folder, before, now, free)
