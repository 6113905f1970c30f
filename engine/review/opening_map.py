"""Fair komi of every first move, for games in which the opponent may then choose the color.

Under the swap (pie) rule Black makes the first move and White takes the better side. The fair komi
after a move tells how much that is worth: a move that leaves it at the komi of the game leaves no
gain from swapping. Moves that are mirror images of each other are searched once.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.request import AnalysisRequest, Searcher, SweepPoint
from engine.base.errors import EngineError
from engine.base.svg import circle, line, sheet, text
from engine.base.translation import tr
from engine.go.board import BLACK
from engine.go.coords import point_to_gtp
from engine.review.handicap import AGENT, FIRST_LOOKS, game_with_handicap
from engine.review.mistakes import loss_class, loss_thresholds
from engine.review.requests import position_request
from engine.search.loss import score_error
from engine.search.settings import MANY_VISITS

SIZES: Final = range(5, 10)
"""Board sizes of the map [points per side]."""
LAST_CLASS: Final = 2.0 / 3.0
"""Share of the largest gain from a swap at which the last class of gains begins."""
MOST_SEARCHES: Final = 2
"""Searches of a move, each at the fair komi that the one before found."""


@dataclass(frozen=True)
class OpeningQuestion:
    """A board whose first moves are searched, and how."""

    size: int
    """Board size [points per side]."""
    rules: str
    """Name of the rules, as in `rules_from_sgf`."""
    visits: int = MANY_VISITS
    """Visits of each search."""
    network: Path | None = None
    """Network file; None uses the best one for the board."""
    evaluator: str = "auto"
    """How the network runs, one of `EVALUATORS`."""

    def request(self, point: int, komi: float) -> AnalysisRequest:
        """Return the request to search the position after a first move at a komi."""
        record = game_with_handicap(self.size, self.rules, 0, 0.0)
        node = record.add_move(record.root, point, BLACK)
        asked = position_request(record, node, (AGENT,), point, self.visits)
        return replace(asked, komi=komi, network=self.network, evaluator=self.evaluator)


@dataclass(frozen=True, eq=False)
class OpeningMap:
    """Fair komi after each first move of Black."""

    question: OpeningQuestion
    fair_komi: NDArray[np.float64]
    """float64[N], points for Black."""
    error: NDArray[np.float64]
    """float64[N], standard error of the search [points]; another network can differ by more."""

    @property
    def size(self) -> int:
        """Board size [points per side]."""
        return self.question.size

    def swap_gain(self, komi: float) -> NDArray[np.float64]:
        """Return what the better side is ahead after each move at a komi, float64[N] [points]."""
        return np.asarray(np.abs(self.fair_komi - komi))

    def gain_classes(self, komi: float) -> NDArray[np.int64]:
        """Return the class of each swap's gain at a komi, int64[N] from 0 (little) to 5 (much).

        They are the classes of losses, but stretched where most gains would be in the last one: it
        begins at `last_class`. A gain within the error is in class 0.
        """
        gains = self.swap_gain(komi)
        stretch = self.last_class(komi) / loss_thresholds(self.size)[-1]
        classes = [loss_class(gain / stretch, self.size) for gain in gains.tolist()]
        return np.where(gains <= self.error, 0, np.array(classes))

    def last_class(self, komi: float) -> float:
        """Return the gain at which the last class begins [points]."""
        largest = float(self.swap_gain(komi).max())
        return max(LAST_CLASS * largest, loss_thresholds(self.size)[-1])

    def nearest(self, komi: float) -> frozenset[int]:
        """Return the moves that leave least to gain from swapping at a komi: mirror images."""
        gain = self.swap_gain(komi)
        return frozenset(np.flatnonzero(gain <= gain.min() + 1e-9).tolist())

    def fair_within_error(self, komi: float) -> frozenset[int]:
        """Return the moves after which neither side is ahead beyond the error at a komi."""
        return frozenset(np.flatnonzero(self.swap_gain(komi) <= self.error).tolist())


def search_openings(
    analyzer: Searcher,
    question: OpeningQuestion,
    stopped: Callable[[], bool] = lambda: False,
    progress: Callable[[float], None] = lambda _share: None,
) -> OpeningMap | None:
    """Search the position after every first move, all moves as one batch; None if stopped.

    The komi of the first search is the fair komi that the network sees without a search; a second
    search is at the fair komi found, where that is beyond its error.

    Parameters
    ----------
    progress
        Called with the share that is done [0, 1].

    Raises
    ------
    EngineError
        There is no usable network, or it has no score.
    """
    board = game_with_handicap(question.size, question.rules, 0, 0.0)
    images = board.board_at(board.root).first_images()[:-1]
    points = sorted(set(images.tolist()))
    komi = dict.fromkeys(points, 0.0)
    for _ in range(FIRST_LOOKS):
        looks = _sweep(analyzer, question, komi, 1, stopped)
        if looks is None:
            return None
        komi = {point: _half(look.alpha) for point, look in looks.items()}
    found: dict[int, SweepPoint] = {}
    error: dict[int, float] = {}
    for search in range(1, MOST_SEARCHES + 1):
        told = partial(_tell_part, progress, search - 1)
        answers = _sweep(analyzer, question, komi, question.visits, stopped, told)
        if answers is None:
            return None
        found |= answers
        for point, answer in answers.items():
            moved = abs(answer.alpha - komi[point])
            error[point] = score_error(answer, question.size)
            if search == MOST_SEARCHES:
                error[point] = max(error[point], moved)
        komi = {
            point: _half(answer.alpha)
            for point, answer in answers.items()
            if abs(answer.alpha - komi[point]) > error[point] and _half(answer.alpha) != komi[point]
        }
        if not komi:
            break
    progress(1.0)
    return OpeningMap(
        question,
        np.array([found[image].alpha for image in images.tolist()]),
        np.array([error[image] for image in images.tolist()]),
    )


def _sweep(
    analyzer: Searcher,
    question: OpeningQuestion,
    komi: dict[int, float],
    visits: int,
    stopped: Callable[[], bool],
    progress: Callable[[float], None] = lambda _share: None,
) -> dict[int, SweepPoint] | None:
    """Search moves, each at its komi; return the answers by move, or None if stopped.

    The share that is done [0, 1] is counted by the questions whether to stop: a sweep asks once for
    each visit, which all moves make side by side.
    """
    asked = 0

    def is_stopped() -> bool:
        nonlocal asked
        progress(min(asked / visits, 1.0))
        asked += 1
        return stopped()

    requests = [question.request(point, k) for point, k in komi.items()]
    answers = {answer.ticket: answer for answer in analyzer.sweep(requests, visits, is_stopped)}
    if stopped() or len(answers) < len(requests):
        return None
    if any(answer.beta <= 0.0 for answer in answers.values()):
        raise EngineError(
            tr(
                "this network has no score and knows only the komi of its training; "
                "choose a network that knows the score"
            )
        )
    return answers


def _tell_part(progress: Callable[[float], None], before: int, share: float) -> None:
    """Tell the share of all searches that is done, of which some were done before."""
    progress((before + share) / MOST_SEARCHES)


def _half(komi: float) -> float:
    """Return the nearest half or whole point: networks have seen no other komi."""
    return math.floor(2.0 * komi + 0.5) / 2.0


def opening_sentence(openings: OpeningMap, komi: float) -> str:
    """Return which first move leaves least to gain from swapping at a komi, and how much."""
    nearest = openings.nearest(komi)
    names = ", ".join(point_to_gtp(point, openings.size) for point in sorted(nearest))
    point = min(nearest)
    values = {
        "moves": names,
        "fair": float(openings.fair_komi[point]),
        "error": float(openings.error[point]),
        "komi": f"{komi:g}",
    }
    if point in openings.fair_within_error(komi):
        return tr(
            "At komi {komi} {moves} leaves nothing measurable to gain from swapping: fair komi "
            "{fair:.1f} \u00b1 {error:.1f}.",
            **values,
        )
    return tr(
        "At komi {komi} {moves} comes nearest to even: a swap gains {gain:.1f} points, fair komi "
        "{fair:.1f} \u00b1 {error:.1f}.",
        gain=float(openings.swap_gain(komi)[point]),
        **values,
    )


def opening_fields(openings: OpeningMap, komi: float, network: str) -> dict[str, Any]:
    """Return the map as JSON fields, documented in docs/commands/analysis.md."""
    question = openings.question
    even = openings.fair_within_error(komi)
    return {
        "size": question.size,
        "rules": question.rules,
        "network": network,
        "visits": question.visits,
        "komi": komi,
        "nearest": [point_to_gtp(p, question.size) for p in sorted(openings.nearest(komi))],
        "moves": [
            {
                "move": point_to_gtp(point, question.size),
                "fair_komi": fair,
                "error": error,
                "even_within_error": point in even,
            }
            for point, (fair, error) in enumerate(
                zip(openings.fair_komi.tolist(), openings.error.tolist(), strict=True)
            )
        ],
    }


def opening_text(openings: OpeningMap, komi: float, network: str) -> str:
    """Return the map as a grid for a terminal; `*` marks the moves nearest to the komi."""
    size, nearest = openings.size, openings.nearest(komi)
    rows = [
        f"{point_to_gtp(row * size, size)[1:]:>3} "
        + " ".join(
            f"{openings.fair_komi[point]:>6.1f}{'*' if point in nearest else ' '}"
            for point in range(row * size, (row + 1) * size)
        ).rstrip()
        for row in range(size)
    ]
    columns = "    " + " ".join(f"{point_to_gtp(c, size)[0]:>6} " for c in range(size)).rstrip()
    low, high = float(openings.error.min()), float(openings.error.max())
    head = (
        f"{size}x{size}, {openings.question.rules} rules, network {network}, "
        f"{openings.question.visits} visits: fair komi after each first move, standard error "
        f"{low:.1f} to {high:.1f}"
    )
    return "\n".join([head, *rows, columns, opening_sentence(openings, komi)])


_CELL: Final = 56
_EDGE: Final = 44
_HEAD: Final = 36
_BLACK: Final = "#2f6db5"
_WHITE: Final = "#c8662b"
_EVEN: Final = "#3a9a4b"


def opening_svg(openings: OpeningMap, komi: float, network: str) -> str:
    """Draw the map: blue where Black is ahead at the komi, orange where White is, green if even.

    Moves nearest to the komi have a ring.
    """
    size, span = openings.size, (openings.size - 1) * _CELL
    width, height = max(2 * _EDGE + span, 460), _HEAD + 2 * _EDGE + span + 34
    left, top = (width - span) / 2, _HEAD + _EDGE
    parts = [
        text(width / 2, 18, f"{network}, {openings.question.visits} visits", size=13),
        text(width / 2, 34, opening_sentence(openings, komi), size=9),
    ]
    for i in range(size):
        at = i * _CELL
        parts.append(line(left, top + at, left + span, top + at, "#bbbbbb"))
        parts.append(line(left + at, top, left + at, top + span, "#bbbbbb"))
        parts.append(text(left + at, top + span + _EDGE - 6, point_to_gtp(i, size)[0]))
        parts.append(text(left - _EDGE + 12, top + at + 4, f"{size - i}"))
    nearest, even = openings.nearest(komi), openings.fair_within_error(komi)
    most = max(float(openings.swap_gain(komi).max()), 1e-6)
    for point in range(size * size):
        x, y = left + point % size * _CELL, top + point // size * _CELL
        fair, error = float(openings.fair_komi[point]), float(openings.error[point])
        color = _EVEN if point in even else _BLACK if fair > komi else _WHITE
        title = f"{point_to_gtp(point, size)}: {fair:.2f} \u00b1 {error:.2f}"
        if point in nearest:
            parts.append(circle(x, y, 25, "#222222"))
        parts.append(circle(x, y, 22, "#ffffff", title=title))
        parts.append(circle(x, y, 22, color, 0.25 + 0.5 * abs(fair - komi) / most, title))
        parts.append(text(x, y + 4, f"{fair:.1f}", size=12, color="#111111"))
    legend = tr("number: fair komi; blue: Black ahead, orange: White ahead, green: even")
    parts.append(text(width / 2, height - 10, legend, size=10))
    return sheet(width, height, parts)
