"""What is known about each move of the line on show. No widgets."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.api import AnalysisReport, GameNode

__all__ = ["Estimate", "TimelinePoint", "Timeline", "winrate_of"]


@dataclass(frozen=True)
class Estimate:
    """One position in three numbers, Black's frame."""

    alpha: float | None
    """Fair komi [points for Black]; None from a network that knows no score."""
    beta: float | None
    """Steepness of the winrate curve [1/points]; infinite where the score was counted."""
    winrate: float
    """Black's winrate at `komi` [0, 1]."""
    komi: float
    """Komi the winrate holds for [points]."""
    visits: int
    """Visits behind it; 1 is the network alone."""

    @classmethod
    def of(
        cls, alpha: float | None, beta: float | None, winrate: float, komi: float, visits: int
    ) -> Estimate:
        """From an engine's figures: without a beta above 0 the network knows no score."""
        scored = beta is not None and beta > 0.0
        return cls(alpha if scored else None, beta if scored else None, winrate, komi, visits)

    @classmethod
    def of_report(cls, report: AnalysisReport) -> Estimate:
        """From a search, as its first agent sees the position."""
        first = report.headline
        beta = first.beta if report.network_beta > 0.0 else 0.0
        return cls.of(first.alpha, beta, first.winrate, report.komi, first.visits)

    @classmethod
    def counted(cls, score: float, komi: float) -> Estimate:
        """The count at the end of a game: a fact."""
        winrate = 0.5 if score == komi else float(score > komi)
        return cls(score, math.inf, winrate, komi, 0)


@dataclass(frozen=True)
class TimelinePoint:
    """One move of the line on show; the figures are None until they are known."""

    number: int
    """Moves played so far; 0 at the root."""
    node: GameNode
    """The node the figures belong to."""
    alpha: float | None
    """Fair komi after the move [points for Black]."""
    beta: float | None
    """Steepness of the winrate curve [1/points]."""
    winrate: float | None
    """Black's winrate at the komi asked for [0, 1]."""
    visits: int
    """Visits behind the figures; 0 while nothing is known."""
    color: int
    """BLACK or WHITE made the move; 0 at a node without one."""
    points_lost: float | None
    """What the move gave away against the position before it, for its player [points >= 0]; None
    for the pass that ends a game: stones that both take for dead may still be on the board."""
    winrate_lost: float | None
    """The same as a share of winrate at that komi [0, 1]."""


def winrate_of(estimate: Estimate, komi: float) -> float | None:
    """Black's winrate at a komi; None when it is not known there.

    At the komi of the estimate it is the searched one, elsewhere read off the curve.
    """
    if abs(estimate.komi - komi) < 1e-6:
        return estimate.winrate
    if estimate.alpha is not None and estimate.beta:
        return 0.5 * (1.0 + math.tanh(0.5 * estimate.beta * (estimate.alpha - komi)))
    return None


class Timeline:
    """Estimates by node and by the komi they were searched at; the deepest of each is kept."""

    def __init__(self) -> None:
        self._estimates: dict[GameNode, dict[float, Estimate]] = {}

    def clear(self) -> None:
        """Forget everything: another game."""
        self._estimates.clear()

    def forget(self, node: GameNode) -> None:
        """Forget a node and all below it: their positions changed."""
        for below in node.branch():
            self._estimates.pop(below, None)

    def estimate(self, node: GameNode, komi: float | None = None) -> Estimate | None:
        """The estimate of a node that was searched at a komi, otherwise the newest one."""
        at_komi = self._estimates.get(node)
        if not at_komi:
            return None
        exact = at_komi.get(komi) if komi is not None else None
        return exact or next(reversed(at_komi.values()))

    def add(self, node: GameNode, estimate: Estimate) -> bool:
        """Keep an estimate unless a deeper one at its komi is there; True if it was taken."""
        at_komi = self._estimates.setdefault(node, {})
        old = at_komi.pop(estimate.komi, estimate)
        deeper = old.visits > estimate.visits
        at_komi[estimate.komi] = old if deeper else estimate
        return not deeper

    def along(
        self, line: list[GameNode], komi: float, known: Mapping[GameNode, Estimate]
    ) -> list[TimelinePoint]:
        """The points of a line, root first.

        Parameters
        ----------
        komi
            Komi of the winrates [points].
        known
            Estimates that hold in place of those kept here.
        """
        points: list[TimelinePoint] = []
        for number, node in enumerate(line):
            estimate = known.get(node) or self.estimate(node, komi)
            ended = estimate is not None and estimate.beta == math.inf
            alpha = estimate.alpha if estimate else None
            beta = estimate.beta if estimate else None
            winrate = winrate_of(estimate, komi) if estimate else None
            color = node.move.color if node.move is not None else 0
            points_lost = winrate_lost = None
            before = points[-1] if points else None
            if before is not None and color and not node.setup and not ended:
                if alpha is not None and before.alpha is not None:
                    points_lost = max(0.0, color * (before.alpha - alpha))
                if winrate is not None and before.winrate is not None:
                    winrate_lost = max(0.0, color * (before.winrate - winrate))
            points.append(
                TimelinePoint(
                    number,
                    node,
                    alpha,
                    beta,
                    winrate,
                    estimate.visits if estimate else 0,
                    color,
                    points_lost,
                    winrate_lost,
                )
            )
        return points
