"""What the games of one player have in common: the trend of the losses, and what costs most.

Only games on one board size, reviewed by one network, are compared. A difference is called one only
if its 95 % interval excludes 0; intervals count the games, of which at least five are needed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, geometric_mean, variance
from typing import Final, Literal

import numpy as np

from engine.base.statistics.intervals import small_mean_interval
from engine.base.translation import tr, tr_count
from engine.go.board import BLACK, WHITE
from engine.review.mistakes import MistakeKind
from engine.review.phases import Phase
from engine.review.played_lambda import LambdaEstimate, estimate_of
from engine.review.players import KeptGame, Played, Tally
from engine.review.practice import subject_text

RECENT: Final = 5
"""Games of the running mean, and fewest games that are compared."""
MOST_UNLIKE: Final = 2.5
"""Largest ratio of the visits of games whose losses are compared over time."""
LEAST_MOVES: Final = 5
"""Fewest judged moves of a part of a game that is compared with the rest."""

Circumstance = Literal["phase", "clock", "color", "opening"]


@dataclass(frozen=True)
class Group:
    """Games that can be compared."""

    size: int
    network: str
    games: tuple[KeptGame, ...]


@dataclass(frozen=True)
class Habit:
    """How much a player loses in one circumstance, and how much more than otherwise."""

    circumstance: Circumstance
    name: str
    """For people."""
    games: int
    mean: float
    """Points lost per move, as a mean over the games."""
    interval: tuple[float, float] | None
    more: tuple[float, float] | None
    """95 % interval of what is lost there more than otherwise [points per move]; None if too few
    games tell."""

    @property
    def stands_out(self) -> int:
        """1 if more is lost than otherwise, -1 if less; 0 if that is open."""
        if self.more is None:
            return 0
        return int(self.more[0] > 0.0) - int(self.more[1] < 0.0)


@dataclass(frozen=True)
class Weakness:
    """Mistakes of one kind or about one subject."""

    kind: MistakeKind | None
    """None: the subject of their reasons."""
    name: str
    """For people."""
    mistakes: int
    games: int
    """Games with such a mistake."""
    lost: float
    """Points that they lost in all."""


def groups_of(games: Sequence[KeptGame]) -> list[Group]:
    """Return the games that can be compared with each other, the largest group first."""
    found: dict[tuple[int, str], list[KeptGame]] = {}
    for game in games:
        found.setdefault((game.played.size, game.played.network), []).append(game)
    groups = [Group(*key, tuple(own)) for key, own in found.items()]
    return sorted(groups, key=lambda group: -len(group.games))


def running_means(losses: Sequence[float]) -> list[tuple[float, float, float] | None]:
    """Return the mean loss of each game and the `RECENT` - 1 before it, with its interval.

    None for the first games, which have too few before them.
    """
    means: list[tuple[float, float, float] | None] = []
    for end in range(1, len(losses) + 1):
        recent = losses[max(end - RECENT, 0) : end]
        interval = _bounded(recent)
        means.append(None if interval is None else (fmean(recent), *interval))
    return means


def trend_text(games: Sequence[KeptGame]) -> str:
    """Return whether the last games differ from those before, as a sentence; "" with too few.

    Searches find other losses with other numbers of visits, so games that were searched very
    differently tell nothing.
    """
    losses = [game.played.mean_loss for game in games]
    last, before = losses[-RECENT:], losses[:-RECENT]
    if len(before) < RECENT:
        return ""
    visits = [
        geometric_mean(max(game.played.visits, 1) for game in part)
        for part in (games[-RECENT:], games[:-RECENT])
    ]
    if max(visits) > MOST_UNLIKE * min(visits):
        return tr(
            "The last {last} games were reviewed with about {visits:.0f} visits a position, the "
            "{before} before with about {others:.0f}, so their losses can't be compared; review "
            "them with the same time to see a trend.",
            last=len(last),
            before=len(before),
            visits=visits[0],
            others=visits[1],
        )
    low, high = _difference(last, before)
    if low <= 0.0 <= high:
        return tr(
            "The last {last} games don't differ from the {before} before by more than chance.",
            last=len(last),
            before=len(before),
        )
    if high < 0.0:
        return tr(
            "The last {last} games lost {points:.2f} points a move less than the {before} before "
            "({low:.2f} to {high:.2f}).",
            **_change(last, before, -high, -low),
        )
    return tr(
        "The last {last} games lost {points:.2f} points a move more than the {before} before "
        "({low:.2f} to {high:.2f}).",
        **_change(last, before, low, high),
    )


def _change(
    last: Sequence[float], before: Sequence[float], low: float, high: float
) -> dict[str, object]:
    points = abs(fmean(last) - fmean(before))
    return {"last": len(last), "before": len(before), "points": points, "low": low, "high": high}


def habits_of(group: Group) -> list[Habit]:
    """Return how much the player loses in each circumstance, those with most losses first.

    Phases and time trouble are compared with the other moves of the same games, colors and openings
    with the other games.
    """
    played = [game.played for game in group.games]
    names: list[tuple[Circumstance, str, str]] = [
        *(("phase", phase.value, phase.text) for phase in Phase),
        ("clock", "short", tr("less than a minute left")),
    ]
    habits = [
        _within(circumstance, name, played, _TALLIES[circumstance], id_)
        for circumstance, id_, name in names
    ]
    sides = {BLACK: tr("as Black"), WHITE: tr("as White")}
    habits += _between("color", played, lambda one: sides[one.color])
    often = _between("opening", played, lambda one: one.opening)
    habits += [
        replace(habit, name=tr("opening with {moves}", moves=habit.name))
        for habit in often
        if habit.games >= RECENT
    ]
    return sorted((habit for habit in habits if habit.games), key=lambda habit: -habit.mean)


_TALLIES: Final[Mapping[Circumstance, Callable[[Played], Mapping[str, Tally]]]] = {
    "phase": lambda played: played.phases,
    "clock": lambda played: played.clock,
}


def weaknesses_of(group: Group) -> list[Weakness]:
    """Return the mistakes that mattered by kind, those that lost most first."""
    played = [game.played for game in group.games]
    found = [
        _weakness(kind, kind.text, [one.kinds.get(kind.value) for one in played])
        for kind in MistakeKind
        if kind is not MistakeKind.COSMETIC
    ]
    return _worst(found)


def subjects_of(group: Group) -> list[Weakness]:
    """Return the same mistakes by what their reasons are about, as far as those are known."""
    subjects: dict[str, list[Tally | None]] = {}
    for one in (game.played for game in group.games):
        by_text: dict[str, Tally] = {}
        for name, tally in one.subjects.items():
            text, before = subject_text(name), by_text.get(subject_text(name), Tally())
            by_text[text] = Tally(before.moves + tally.moves, before.lost + tally.lost)
        for text, tally in by_text.items():
            subjects.setdefault(text, []).append(tally)
    return _worst([_weakness(None, text, own) for text, own in subjects.items() if text])


def _worst(found: Sequence[Weakness]) -> list[Weakness]:
    return sorted((one for one in found if one.mistakes), key=lambda one: -one.lost)


def lambdas_of(games: Sequence[KeptGame]) -> dict[str, LambdaEstimate | None]:
    """Return the lambda of all moves, of those ahead and of those behind; None if none tells."""
    ahead, behind = (sum(game.played.telling[side] for game in games) for side in (0, 1))
    if not games:
        return {"all": None, "ahead": None, "behind": None}
    total = np.stack([game.lambdas for game in games]).sum(axis=0, dtype=np.float64)
    parts = {
        "all": (total.sum(axis=0), ahead + behind),
        "ahead": (total[0], ahead),
        "behind": (total[1], behind),
    }
    return {name: estimate_of(*part) if part[1] else None for name, part in parts.items()}


def summary_text(group: Group) -> str:
    """Return the main figure of a group of games as a sentence."""
    losses = [game.played.mean_loss for game in group.games]
    interval, count = _bounded(losses), len(losses)
    if interval is None:
        return tr_count(
            count,
            "{n} game: {points:.2f} points lost per move.",
            "{n} games: {points:.2f} points lost per move.",
            points=fmean(losses),
        )
    return tr(
        "{count} games: {points:.2f} points lost per move ({low:.2f} to {high:.2f}).",
        count=count,
        points=fmean(losses),
        low=interval[0],
        high=interval[1],
    )


def _within(
    circumstance: Circumstance,
    name: str,
    played: Sequence[Played],
    tallies: Callable[[Played], Mapping[str, Tally]],
    wanted: str,
) -> Habit:
    """Compare moves in one circumstance with the other moves of the same games."""
    means, more = [], []
    for one in played:
        here = tallies(one).get(wanted, Tally())
        others = [tally for key, tally in tallies(one).items() if key != wanted]
        rest = Tally(sum(t.moves for t in others), sum(t.lost for t in others))
        if here.moves >= LEAST_MOVES:
            means.append(here.lost / here.moves)
            if rest.moves >= LEAST_MOVES:
                more.append(means[-1] - rest.lost / rest.moves)
    mean = fmean(means) if means else 0.0
    return Habit(circumstance, name, len(means), mean, _bounded(means), small_mean_interval(more))


def _between(
    circumstance: Circumstance, played: Sequence[Played], name_of: Callable[[Played], str]
) -> list[Habit]:
    """Compare the games of each name with the others."""
    habits = []
    for name in dict.fromkeys(map(name_of, played)):
        own = [one.mean_loss for one in played if name_of(one) == name]
        others = [one.mean_loss for one in played if name_of(one) != name]
        more = _difference(own, others) if min(len(own), len(others)) >= RECENT else None
        if name:
            habits.append(Habit(circumstance, name, len(own), fmean(own), _bounded(own), more))
    return habits


def _bounded(values: Sequence[float]) -> tuple[float, float] | None:
    interval = small_mean_interval(values)
    return None if interval is None else (max(interval[0], 0.0), interval[1])


def _difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the difference of two means (Welch), from five values each.

    The quantile is Student's of the smaller group, which is on the safe side.
    """
    smaller = min(one, other, key=len)
    interval = small_mean_interval(smaller)
    assert interval is not None
    spread = math.sqrt(variance(smaller) / len(smaller))
    error = math.sqrt(variance(one) / len(one) + variance(other) / len(other))
    half = error * (interval[1] - interval[0]) / (2 * spread) if spread else 2.78 * error
    middle = fmean(one) - fmean(other)
    return middle - half, middle + half


def _weakness(kind: MistakeKind | None, name: str, tallies: Sequence[Tally | None]) -> Weakness:
    known = [tally for tally in tallies if tally is not None and tally.moves]
    return Weakness(kind, name, sum(t.moves for t in known), len(known), sum(t.lost for t in known))
