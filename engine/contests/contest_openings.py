"""The openings of a contest: recorded ones, or drawn ones that a judge has accepted."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from engine.base.errors import SettingsError
from engine.base.translation import tr
from engine.contests.contestants import Entrants, NamedJudge
from engine.go.rules import Rules
from engine.match.contest_settings import ContestSettings
from engine.match.opening_book import OpeningBook, WinrateRange
from engine.match.opening_judge import OpeningJudge, accepted_openings
from engine.match.openings import draw_block, draw_openings, recorded_book

TRIED_EACH: Final = 64
"""Openings drawn for each that is wanted, at most."""
UNCHECKED: Final = (
    "the openings are not checked, as no strong network is at hand: some may decide the game; name "
    "one with --judge, or play recorded openings with --opening recorded"
)

Moves = tuple[int, ...]


def contest_openings(
    settings: ContestSettings,
    entrants: Entrants,
    rounds: int,
    kept: OpeningBook | None,
    *,
    goes_on: bool = False,
    notice: Callable[[str], None] = lambda text: None,
    stopped: Callable[[], bool] = lambda: False,
) -> tuple[list[Moves], OpeningBook | None]:
    """Return one opening for each round, and the check that they passed.

    Parameters
    ----------
    rounds
        Openings wanted. Where fewer are accepted, these come again in turn.
    kept
        Openings that this contest was begun with.
    goes_on
        Whether the contest was begun earlier; if without a check, it stays so.
    notice
        Told of progress, and of openings that are not checked.

    Returns
    -------
    openings, book
        The book is None for openings without a check.

    Raises
    ------
    SettingsError
        There is no network to draw openings, or the judge accepts none.
    KeyboardInterrupt
        It was stopped.
    """
    if settings.opening == "none" or not settings.opening_plies:
        return [()], None
    stones = settings.fixed_stones(entrants.size)
    rules = settings.game_rules(entrants.size, settings.contest_komi(entrants.size)[0])
    settings = settings.replace(komi=" ".join(map(repr, settings.contest_komi(entrants.size))))
    if settings.opening == "recorded":
        book = kept or recorded_book(settings, rules, settings.seed)
        return [opening.moves for opening in book.openings], book
    if entrants.drawer is None:
        raise SettingsError(
            tr(
                "openings are drawn by a network, and none is among the players; choose "
                "none or recorded"
            )
        )
    judge = entrants.judge
    if kept is not None:
        complete = len(kept.openings) >= rounds or kept.tried >= TRIED_EACH * rounds
        if not complete and (judge is None or judge.identity != kept.identity):
            raise SettingsError(
                f"the openings of this contest were checked by {kept.judge} ({kept.identity}); "
                "name it with --judge to play more games"
            )
        if complete:
            return [opening.moves for opening in kept.openings], kept
    if judge is None or (goes_on and kept is None):
        if settings.opening == "value" and not goes_on:
            notice(UNCHECKED)
        drawn = draw_openings(settings, entrants.drawer, rules, rounds, settings.seed, stones)
        return drawn, None
    book = _checked(settings, entrants, judge, rules, rounds, kept, notice, stopped)
    return [opening.moves for opening in book.openings], book


def _checked(
    settings: ContestSettings,
    entrants: Entrants,
    named: NamedJudge,
    rules: Rules,
    rounds: int,
    kept: OpeningBook | None,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> OpeningBook:
    """Draw and check openings until there are enough."""
    drawer = entrants.drawer
    assert drawer is not None
    ranges = tuple(
        WinrateRange(komi, *settings.opening_bounds(komi, rules.size))
        for komi in settings.komi_values(rules)
    )
    book = kept or OpeningBook(
        size=rules.size,
        judge=named.name,
        identity=named.identity,
        visits=settings.judge_visits,
        ranges=ranges,
    )
    judge = OpeningJudge(named.evaluator, rules, ranges, settings.judge_visits)

    def draw(randoms: Sequence[np.random.Generator]) -> list[Moves]:
        drawn = draw_block(settings, drawer, rules, randoms, judge.keeps)
        return [moves for moves in drawn if len(moves) == settings.opening_plies]

    for tried, accepted in accepted_openings(
        draw,
        judge,
        rules,
        seed=settings.seed,
        tried=book.tried,
        recorded=[opening.moves for opening in book.openings],
        stopped=stopped,
    ):
        book = dataclasses.replace(book, openings=(*book.openings, *accepted), tried=tried)
        count = len(book.openings)
        notice(f"{min(count, rounds)} of {rounds} openings accepted by {book.judge}, {tried} tried")
        if count >= rounds or tried >= TRIED_EACH * rounds:
            break
    if stopped():
        raise KeyboardInterrupt
    if not book.openings:
        raise SettingsError(
            f"{book.judge} accepts none of {book.tried} openings; the nearest is off by a winrate "
            f"of {judge.nearest_miss:.2f}: choose other komi, a wider --opening-range, or a lower "
            "--opening-sure"
        )
    if len(book.openings) < rounds:
        notice(
            f"{book.judge} accepts {len(book.openings)} of {book.tried} openings, fewer than the "
            f"{rounds} wanted, so they come again; other --opening-plies give more"
        )
    return book
