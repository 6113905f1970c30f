"""Play on from a position at its fair komi, and judge how much of the 50 % a line kept."""

from __future__ import annotations

import math
from collections.abc import Container, Iterable
from dataclasses import dataclass
from typing import Final

from engine.record.game_node import GameNode
from engine.review.game_review import GameReview
from engine.review.timeline import Estimate
from engine.search.loss import winrate_error

NEAR_WHOLE: Final = 0.25
"""Distance from a whole number within which the komi is that number [points]."""
SAME_KOMI: Final = 1e-6


def even_komi(alpha: float) -> float:
    """Return the komi at which both sides win half of the games from a position [points].

    Halves, as games begin with, would be too coarse: at a beta of 1 they move the winrate by up to
    12 %. So the fair komi is kept in hundredths, except near a whole number. Final scores are
    whole; a komi of 8.96 where the score is 9 with best play gives Black the game by 0.04 points,
    however sharp the fight was. At 9 that score is a draw, which keeps the 50 %.

    Parameters
    ----------
    alpha
        Fair komi of a search [points for Black].
    """
    score = round(alpha)
    return float(score) if abs(alpha - score) <= NEAR_WHOLE else round(alpha, 2)


def game_after(start: GameNode, color: int) -> tuple[GameNode, ...]:
    """Return the moves that the record plays after a node, variations aside.

    They end at stones set up by hand, and are empty if it is not `color` that moves first.
    """
    line: list[GameNode] = []
    node = start
    while node.children:
        node = node.children[0]
        if node.setup or (node.move is None and node.to_play is not None):
            break
        if node.move is not None:
            line.append(node)
    if line and line[0].move is not None and line[0].move.color != color:
        return ()
    return tuple(line)


@dataclass(frozen=True)
class Standing:
    """Winrate of one side in a position of a line."""

    winrate: float
    """Winrate at the komi of the play-out [0, 1]."""
    error: float
    """Standard error of the winrate; 0 if the game is over."""

    @property
    def low(self) -> float:
        """Winrate less its standard error [0, 1]."""
        return max(self.winrate - self.error, 0.0)

    @property
    def high(self) -> float:
        """Winrate plus its standard error [0, 1]."""
        return min(self.winrate + self.error, 1.0)


@dataclass(frozen=True, eq=False)
class PlayOut:
    """A position that is played on at its fair komi, and what its game did."""

    start: GameNode
    """The position."""
    color: int
    """BLACK or WHITE: the side judged, which is to move at the start."""
    komi: float
    """Komi of the searches, see `even_komi` [points]."""
    start_visits: int
    """Visits of the search that found the komi."""
    start_beta: float
    """Steepness of the winrate curve that it found [1/points]; 0 if unknown."""
    visits: int
    """Visits with which each position is judged."""
    game: tuple[GameNode, ...]
    """Moves of the game after the start, see `game_after`."""

    def line_to(self, node: GameNode) -> tuple[GameNode, ...] | None:
        """Return the moves from the start to a node; None if the start is not above it."""
        line: list[GameNode] = []
        current: GameNode | None = node
        while current is not None and current is not self.start:
            if current.move is not None:
                line.append(current)
            current = current.parent
        return None if current is None else tuple(reversed(line))

    def own_moves(self, line: Iterable[GameNode]) -> int:
        """Return how many moves of a line the judged side made."""
        return sum(node.move is not None and node.move.color == self.color for node in line)

    def missing(
        self, review: GameReview, nodes: Iterable[GameNode], hopeless: Container[GameNode] = ()
    ) -> list[GameNode]:
        """Return the nodes, each once, that are not judged yet and can be."""
        ending = review.ending
        return [
            node
            for node in dict.fromkeys(nodes)
            if node not in hopeless
            and (
                ending.needs_count(node)
                if ending.is_over(node)
                else self._estimate(review, node) is None
            )
        ]

    def standing(self, review: GameReview, node: GameNode) -> Standing | None:
        """Return the winrate of the judged side at a node; None until it was searched."""
        if node is self.start:  # the komi was chosen so
            return Standing(0.5, self._start_error(review))
        estimate = self._estimate(review, node)
        if estimate is None:
            return None
        winrate = estimate.winrate if self.color > 0 else 1.0 - estimate.winrate
        size, beta = review.record.size, estimate.beta or 0.0
        return Standing(winrate, winrate_error(winrate, estimate.visits, size, beta))

    def kept(self, review: GameReview, line: Iterable[GameNode]) -> Standing | None:
        """Return the last known winrate of a line, with the error against the 50 % of the start.

        None while nothing of the line is known. That error is of both searches: the one that found
        the komi, and the last one.
        """
        standings = [s for node in line if (s := self.standing(review, node)) is not None]
        if not standings:
            return None
        error = math.hypot(standings[-1].error, self._start_error(review))
        return Standing(standings[-1].winrate, error)

    def _start_error(self, review: GameReview) -> float:
        """Return the standard error of the 50 % at the start."""
        return winrate_error(0.5, self.start_visits, review.record.size, self.start_beta)

    def _estimate(self, review: GameReview, node: GameNode) -> Estimate | None:
        """Return the estimate of a node searched at the komi, or counted; None without one."""
        if review.ending.is_over(node):
            counted = review.ending.estimates([node], self.komi).get(node)
            # a result without score holds at the komi of the game only
            return counted if counted is not None and counted.alpha is not None else None
        estimate = review.estimate(node, self.komi)
        if estimate is None or estimate.visits < self.visits:
            return None
        return estimate if abs(estimate.kind[1] - self.komi) < SAME_KOMI else None


def compared(one: Standing, other: Standing) -> int:
    """Return 1 or -1 if the first winrate is higher or lower beyond the error, else 0."""
    difference = one.winrate - other.winrate
    if abs(difference) <= math.hypot(one.error, other.error):
        return 0
    return 1 if difference > 0.0 else -1
