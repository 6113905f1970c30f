"""Games of a contest played by the machines of a cluster, a few at a time on each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from engine.base.errors import SettingsError
from engine.base.translation import tr
from engine.games.contest_settings import ContestSettings
from engine.games.contestants import Entry, open_entrants
from engine.games.match import Fixture, play_fixtures, series_of
from engine.go.rules import Rules
from engine.jobs.spread import spreading
from engine.record.played_game import PlayedGame

AT_ONCE: Final = 8
"""Games that a worker plays side by side."""
Ended = Callable[[int, PlayedGame, str], None]
"""Told each finished game with its index, and why a player couldn't go on."""


@contextmanager
def cluster_games(
    address: str,
    entries: Sequence[Entry],
    settings: ContestSettings,
    rules: Rules,
) -> Iterator[Callable[[Sequence[Fixture], Callable[[], bool], Ended], None]]:
    """Yield a function that plays games on a cluster, with the same results as `play_fixtures`.

    Parameters
    ----------
    address
        See `Farm`.
    entries
        The players.

    Raises
    ------
    SettingsError
        A player is another program.
    RunError
        The cluster can't be reached, or its workers fail.
    """
    check_entries(entries)
    in_series = settings.tree == "games"
    files = {path for entry in entries for path in entry.networks}
    make = partial(_Player, tuple(entries), settings, rules, in_series)
    with spreading(make, files=files, cluster=address) as spread:

        def play(fixtures: Sequence[Fixture], stopped: Callable[[], bool], ended: Ended) -> None:
            every = range(len(fixtures))
            parts: list[Sequence[int]]
            if in_series:
                parts = [*series_of(fixtures)]
            else:
                parts = [every[begin : begin + AT_ONCE] for begin in every[::AT_ONCE]]
            tasks = [tuple(fixtures[index] for index in part) for part in parts]
            for task, games in spread(tasks, stopped):
                for index, (game, reason) in zip(parts[task], games, strict=True):
                    ended(index, game, reason)

        yield play


def check_entries(entries: Sequence[Entry]) -> None:
    """Refuse players that can't go to other machines.

    Raises
    ------
    SettingsError
        One of them is another program.
    """
    program = next((entry.program for entry in entries if entry.network is None), None)
    if program is not None:
        raise SettingsError(
            tr(
                "{program}: other programs can only play on this computer; leave it "
                "out, or play without a cluster",
                program=program,
            )
        )


class _Player:
    """Plays games of a contest in a worker's process."""

    def __init__(
        self,
        entries: Sequence[Entry],
        settings: ContestSettings,
        rules: Rules,
        in_series: bool,
        files: Mapping[Path, Path],
    ) -> None:
        moved = [
            replace(
                entry,
                network=files[entry.network] if entry.network is not None else None,
                partners={name: files[path] for name, path in entry.partners.items()},
            )
            for entry in entries
        ]
        self._settings, self._rules, self._in_series = settings, rules, in_series
        self._stack = ExitStack()
        # openings come with the games, so no network is needed to check them
        own = settings.replace(opening="none", judge="")
        self._players = self._stack.enter_context(open_entrants(moved, own, rules.size)).players

    def __call__(
        self, fixtures: Sequence[Fixture], stopped: Callable[[], bool]
    ) -> list[tuple[PlayedGame, str]]:
        """Play games; return each with why a player couldn't go on."""
        games: dict[int, tuple[PlayedGame, str]] = {}

        def ended(index: int, game: PlayedGame, reason: str) -> None:
            games[index] = game, reason

        play_fixtures(
            self._players,
            fixtures,
            self._rules,
            in_series=self._in_series,
            seed=self._settings.seed,
            ended=ended,
        )
        return [games[index] for index in range(len(fixtures))]
