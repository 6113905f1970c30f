"""Map of circles: networks by the first two principal components of their results.

The first component is strength, as in the panels of SAI (arXiv:1809.03928, section III-E). Networks
that beat others out of order move along the second one; the paper leaves open how much of that
there is. Both need nothing but results: of a tournament, or of a panel.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import RunError
from engine.base.statistics.intervals import Z95, wilson_interval
from engine.base.statistics.principal_component import principal_component, principal_directions
from engine.base.statistics.rating import PairResult, fit_elo, win_probability
from engine.base.svg import INK, circle, line, polygon, sheet, text, upright_text
from engine.base.translation import tr
from engine.games.standings import Standings

DRAWS: Final = 200
"""Repetitions that tell what strength alone gives."""
MOST_CYCLES: Final = 20
"""Circles that are listed."""


class Win(NamedTuple):
    """A significant win: Wilson's 95 % interval of the share lies above one half."""

    winner: int
    """Index among the names."""
    loser: int
    share: float
    """Share of the points of the winner; a draw counts half."""
    games: int


@dataclass(frozen=True, eq=False)
class CircleMap:
    """Networks on a plane, their significant wins, and the circles that these form."""

    names: tuple[str, ...]
    """Networks on the map, then the panel members that were only opponents."""
    places: NDArray[np.float64]
    """float64[n, 2], first and second component of each network with a place."""
    halves: NDArray[np.float64]
    """float64[n, 2], half of the 95 % interval of each."""
    directions: NDArray[np.float64]
    """float64[m, 2], for each member without a place: where a win against it moves a network."""
    explained: tuple[float, float]
    """Share of the variance along each component [0, 1]."""
    by_strength: float
    """Share below which the second component stays in 95 % of cases if strength alone decided."""
    wins: tuple[Win, ...]
    cycles: tuple[tuple[int, ...], ...]
    """Indices of networks; each beats the next significantly, and the last one the first."""

    @property
    def sentence(self) -> str:
        """Whether there is more than strength, in words."""
        values = {"share": 100 * self.explained[1], "limit": 100 * self.by_strength}
        if self.explained[1] > self.by_strength:
            return tr(
                "The second component holds {share:.1f} % of the variance, more than by strength "
                "alone (up to {limit:.1f} %).",
                **values,
            )
        return tr(
            "The second component holds {share:.1f} % of the variance, no more than by strength "
            "alone (up to {limit:.1f} %).",
            **values,
        )

    @property
    def circles(self) -> list[str]:
        """The circles in words."""
        return [
            tr("{names} beat each other in a circle", names=" > ".join(names))
            for names in (
                [*(self.names[i] for i in cycle), self.names[cycle[0]]] for cycle in self.cycles
            )
        ]


def circle_map(
    rows: Sequence[str],
    columns: Sequence[str],
    points: NDArray[np.float64],
    games: NDArray[np.int64],
) -> CircleMap:
    """Return the map of networks (rows) by their results against others (columns).

    A name that is a row and a column is one network; its result against itself does not count.

    Parameters
    ----------
    points, games : [rows, columns]
        Points of each row against each column, a draw counting half, and games.

    Raises
    ------
    RunError
        There are fewer than three rows or two columns, or a pair never met.
    """
    own = np.array([[row == column for column in columns] for row in rows])
    if len(rows) < 3 or len(columns) < 2:
        raise RunError(tr("a map of circles needs at least three networks; play more of them"))
    missing = np.argwhere((games == 0) & ~own)
    if len(missing):
        i, j = missing[0].tolist()
        raise RunError(
            tr("{row} and {column} have not met; play their games", row=rows[i], column=columns[j])
        )
    number = np.maximum(games, 1)
    shares = np.where(own, 0.5, points / number)
    first = principal_component(shares)
    directions, variances = principal_directions(shares)
    second = directions[1] * (1.0 if directions[1][np.abs(directions[1]).argmax()] > 0 else -1.0)
    weights = np.stack((first.weights, second), 1)
    moved = np.where(own, 0.0, (points + 2.0) / (games + 4.0))
    spread = moved * (1.0 - moved) / (games + 4.0)
    members = [name for name in columns if name not in rows]
    names = (*rows, *members)
    wins = tuple(_wins(names, rows, columns, points, games))
    return CircleMap(
        names=names,
        places=(shares - shares.mean(axis=0)) @ weights,
        halves=Z95 * np.sqrt(spread @ weights**2),
        directions=np.array([weights[columns.index(name)] for name in members]).reshape(-1, 2),
        explained=(first.explained, float(variances[1] / variances.sum())),
        by_strength=_by_strength(rows, columns, points, games, own),
        wins=wins,
        cycles=_cycles(wins, len(names), 4 if members else 3),
    )


def _wins(
    names: Sequence[str],
    rows: Sequence[str],
    columns: Sequence[str],
    points: NDArray[np.float64],
    games: NDArray[np.int64],
) -> Iterator[Win]:
    """Yield the significant wins, each pair once."""
    seen = set()
    for i, row in enumerate(rows):
        for j, column in enumerate(columns):
            pair = frozenset((row, column))
            if row == column or pair in seen or not games[i, j]:
                continue
            seen.add(pair)
            low, high = wilson_interval(float(points[i, j]), int(games[i, j]))
            share, other = float(points[i, j] / games[i, j]), names.index(column)
            if low > 0.5:
                yield Win(i, other, share, int(games[i, j]))
            elif high < 0.5:
                yield Win(other, i, 1.0 - share, int(games[i, j]))


def _by_strength(
    rows: Sequence[str],
    columns: Sequence[str],
    points: NDArray[np.float64],
    games: NDArray[np.int64],
    own: NDArray[np.bool_],
) -> float:
    """Return the 95 % quantile of the second component's share if strength alone decided.

    Results are drawn from the Elo ratings that fit them best. Shares are no linear function of
    strength, so that even without any circle the second component holds a part of the variance.
    """
    is_square = list(rows) == list(columns)
    pairs = [
        PairResult(row, column, float(points[i, j]), 0.0, float(games[i, j] - points[i, j]))
        for i, row in enumerate(rows)
        for j, column in enumerate(columns)
        if games[i, j] and not own[i, j] and (i < j or not is_square)
    ]
    elo = {rating.name: rating.elo for rating in fit_elo(pairs, intervals=()).ratings}
    chances = np.array([[win_probability(elo[r] - elo[c]) for c in columns] for r in rows])
    number, random = np.maximum(games, 1), np.random.default_rng(0)
    found = []
    for _ in range(DRAWS):
        drawn = random.binomial(number, chances) / number
        if is_square:  # one result for both players of a pair
            upper = np.triu(drawn, 1)
            drawn = upper + np.tril(1.0 - upper.T, -1)
        variances = principal_directions(np.where(own, 0.5, drawn))[1]
        found.append(variances[1] / max(float(variances.sum()), 1e-20))
    return float(np.quantile(found, 0.95))


def _cycles(wins: Sequence[Win], count: int, length: int) -> tuple[tuple[int, ...], ...]:
    """Return the circles of some length, each from its first network on.

    Members of a panel don't meet each other, so that the shortest circles there have four networks.
    """
    beats: list[list[int]] = [[] for _ in range(count)]
    for win in wins:
        beats[win.winner].append(win.loser)
    found: list[tuple[int, ...]] = []
    paths: list[tuple[int, ...]] = []
    paths += [(start,) for start in reversed(range(count))]
    while paths and len(found) < MOST_CYCLES:
        path = paths.pop()
        for other in beats[path[-1]]:
            if len(path) == length and other == path[0]:
                found.append(path)
            elif len(path) < length and other > path[0] and other not in path:
                paths.append((*path, other))
    return tuple(found)


def map_of_contest(contest: Standings) -> CircleMap:
    """Return the map of a tournament's players.

    Raises
    ------
    RunError
        There are fewer than three players, or a pair has not met.
    """
    count = len(contest.names)
    points, games = np.zeros((count, count)), np.zeros((count, count), np.int64)
    for game in contest.evidence():
        for one, other in ((game.black, game.white), (game.white, game.black)):
            points[one, other] += game.points(one)
            games[one, other] += 1
    return circle_map(contest.names, contest.names, points, games)


def circle_fields(circles: CircleMap) -> dict[str, Any]:
    """Return the map as JSON fields, documented in docs/commands/matches.md."""
    return {
        "networks": [
            {"name": name, "first": place[0], "second": place[1],
             "first_half": half[0], "second_half": half[1]}
            for name, place, half in zip(
                circles.names, circles.places.tolist(), circles.halves.tolist(), strict=False)
        ],
        "members": [
            {"name": name, "first": direction[0], "second": direction[1]}
            for name, direction in zip(
                circles.names[len(circles.places):], circles.directions.tolist(), strict=True)
        ],
        "explained": list(circles.explained),
        "second_by_strength": circles.by_strength,
        "wins": [
            {"winner": circles.names[win.winner], "loser": circles.names[win.loser],
             "share": win.share, "games": win.games}
            for win in circles.wins
        ],
        "circles": [[circles.names[i] for i in cycle] for cycle in circles.cycles],
    }  # fmt: skip


def circle_text(circles: CircleMap) -> str:
    """Return the map for a terminal."""
    width = max(map(len, circles.names))
    lines = [f"{'network':<{width}}  {'first':>14}  {'second':>14}   95 % interval"]
    for name, (x, y), (dx, dy) in zip(
        circles.names, circles.places.tolist(), circles.halves.tolist(), strict=False
    ):
        lines.append(f"{name:<{width}}  {x:>6.2f} +- {dx:.2f}  {y:>6.2f} +- {dy:.2f}")
    lines.append(f"first component: {circles.explained[0]:.1%} of the variance")
    lines += [circles.sentence, f"{len(circles.wins)} significant wins"]
    return "\n".join([*lines, *(circles.circles or ["no circles of significant wins"])])


_WIDTH: Final = 640
_HEIGHT: Final = 480
_MARGIN: Final = 70
_DOT: Final = "#2f7fd1"
_MEMBER: Final = "#8a5cd1"
_WIN: Final = "#b8b8b8"
_CIRCLE: Final = "#d9472b"


def circle_svg(circles: CircleMap, ink: str = INK, ground: str = "#ffffff") -> str:
    """Draw the map: dots with 95 % intervals, an arrow from the winner of each significant win.

    Arrows of circles are red. Panel members without a place are diamonds at their directions.
    """
    count = len(circles.places)
    reach = float(np.abs(circles.places).max()) or 1.0
    ends = circles.directions / max(float(np.abs(circles.directions).max(initial=0.0)), 1e-9)
    spots = np.concatenate((circles.places, 0.85 * reach * ends.reshape(-1, 2)))
    ends_of_bars = np.concatenate(
        (spots, circles.places - circles.halves, circles.places + circles.halves)
    )
    low, high = ends_of_bars.min(axis=0), ends_of_bars.max(axis=0)
    scale = np.array([_WIDTH - 2.0 * _MARGIN, _HEIGHT - 2.0 * _MARGIN]) / np.maximum(
        high - low, 0.05 * reach
    )

    def at(spot: NDArray[np.float64]) -> tuple[float, float]:
        x, y = (_MARGIN + (spot - low) * scale).tolist()
        return x, _HEIGHT - y

    edges = {
        (cycle[i], cycle[(i + 1) % len(cycle)])
        for cycle in circles.cycles
        for i in range(len(cycle))
    }
    common = os.path.commonprefix(list(circles.names))
    prefix = max(common.rfind(mark) for mark in "-_ ") + 1
    taken = [(x - 5.0, y + 5.0, 10.0) for x, y in map(at, spots)]
    parts: list[str] = []
    for win in sorted(circles.wins, key=lambda win: win[:2] in edges):
        is_red = win[:2] in edges
        color, width = (_CIRCLE, 1.8) if is_red else (_WIN, 0.8)
        parts += _arrow(at(spots[win.winner]), at(spots[win.loser]), color, width)
    for i, name in enumerate(circles.names):
        x, y = at(spots[i])
        if i < count:
            dx, dy = (circles.halves[i] * scale).tolist()
            parts.append(line(x - dx, y, x + dx, y, _DOT, 1))
            parts.append(line(x, y - dy, x, y + dy, _DOT, 1))
            parts.append(circle(x, y, 4.5, _DOT, title=name))
        else:
            corners = ((x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y))
            parts.append(polygon(corners, _MEMBER, 1))
        label = name[prefix:]
        room = 6.2 * len(label)
        boxes = [(x + dx, y + dy) for dy in (-7.0, 15.0, -19.0, 27.0) for dx in (8.0, -8.0 - room)]
        left, base = next((b for b in boxes if _is_free(b, room, taken)), boxes[0])
        taken.append((left, base, room))
        parts.append(text(left, base, label, "start", 10, ink))
    share = tr("first component: strength ({share:.0f} %)", share=100 * circles.explained[0])
    parts.append(text(_WIDTH / 2, _HEIGHT - 12, share, color=ink))
    other = tr("second component ({share:.1f} %)", share=100 * circles.explained[1])
    parts.append(upright_text(16, _HEIGHT / 2, other, ink))
    parts.append(text(_WIDTH / 2, 18, circles.sentence, color=ink))
    if count < len(circles.names):
        note = tr("\u25c6 panel member: a win against it moves a network this way")
        parts.append(text(_WIDTH / 2, 34, note, size=10, color=_MEMBER))
    return sheet(_WIDTH, _HEIGHT, parts).replace('fill="#ffffff"', f'fill="{ground}"', 1)


def _is_free(
    box: tuple[float, float], room: float, taken: Sequence[tuple[float, float, float]]
) -> bool:
    """Return whether a label (left end and base line, width) is on the sheet and covers nothing."""
    left, base = box
    return 24.0 < left < _WIDTH - room - 4.0 and not any(
        left < other + width and other < left + room and abs(base - line_) < 11.0
        for other, line_, width in taken
    )


def _arrow(
    start: tuple[float, float], end: tuple[float, float], color: str, width: float
) -> list[str]:
    """Return an arrow between two dots, which it doesn't touch."""
    length = math.dist(start, end)
    if length < 24.0:
        return []
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    tip = end[0] - 8.0 * ux, end[1] - 8.0 * uy
    back = tip[0] - 9.0 * ux, tip[1] - 9.0 * uy
    head = (tip, (back[0] - 3.5 * uy, back[1] + 3.5 * ux), (back[0] + 3.5 * uy, back[1] - 3.5 * ux))
    begin = start[0] + 8.0 * ux, start[1] + 8.0 * uy
    return [line(*begin, *back, color, width), polygon(head, color, 1)]
