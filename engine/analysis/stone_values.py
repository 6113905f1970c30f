"""What each stone of a position does: how fair komi and steepness change when it is taken away.

A position without one of its stones has no history, so the whole position is evaluated without
history too. Each is evaluated by the network alone in all eight symmetries of the board. The
change is the mean of the changes within each symmetry, and their spread gives its standard error.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.analyzer import position_of
from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.catalog.networks import best_network
from engine.go.coords import point_to_gtp
from engine.go.position import set_up
from engine.go.state import BLACK_CAPTURED, TO_PLAY, WHITE_CAPTURED, stack_positions
from engine.go.symmetry import SYMMETRIES, symmetry_table
from engine.network.models.header import network_name
from engine.network.opened import shared_network
from engine.search.value.curve import scores

BATCH: Final = 32
"""Positions of one call of the network; between calls it can be stopped."""
SURE: Final = 2.0
"""Standard errors beyond which a stone's worth differs from 0."""


@dataclass(frozen=True, eq=False)
class StoneValues:
    """Changes by each stone, value with the stone less value without it; Black's frame."""

    network: str
    """Name of the network."""
    size: int
    """Board size [points per side]."""
    stones: NDArray[np.int8]
    """int8[N], the position."""
    points: tuple[int, ...]
    """Points of the stones, in order."""
    alpha: float
    """Fair komi of the whole position, without history [points for Black]."""
    beta: float
    """Steepness of the whole position [1/points]."""
    alpha_changes: NDArray[np.float64]
    """float64[symmetries, S], change of the fair komi in each symmetry [points for Black]."""
    beta_changes: NDArray[np.float64]
    """float64[symmetries, S], change of the steepness in each symmetry [1/points]."""

    @property
    def points_change(self) -> NDArray[np.float64]:
        """Mean change of the fair komi, float64[S] [points for Black]."""
        return np.asarray(self.alpha_changes.mean(axis=0))

    @property
    def points_error(self) -> NDArray[np.float64]:
        """Standard error of `points_change`, float64[S]; NaN after a single symmetry."""
        return _error(self.alpha_changes)

    @property
    def beta_change(self) -> NDArray[np.float64]:
        """Mean change of the steepness, float64[S] [1/points]."""
        return np.asarray(self.beta_changes.mean(axis=0))

    @property
    def beta_error(self) -> NDArray[np.float64]:
        """Standard error of `beta_change`, float64[S]; NaN after a single symmetry."""
        return _error(self.beta_changes)

    def worth(self, point: int) -> tuple[float, float] | None:
        """Return what a stone is worth to its owner, and the standard error [points].

        None on an empty point.
        """
        if point not in self.points:
            return None
        place, color = self.points.index(point), int(self.stones[point])
        return color * float(self.points_change[place]), float(self.points_error[place])

    def is_sure(self, point: int) -> bool:
        """Return whether the worth of a stone differs from 0 beyond its error."""
        worth, error = self.worth(point) or (0.0, 0.0)
        return abs(worth) > SURE * error

    @property
    def is_complete(self) -> bool:
        """Whether all symmetries were evaluated."""
        return len(self.alpha_changes) == SYMMETRIES


def _error(changes: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the standard error of the mean over the symmetries."""
    if len(changes) < 2:
        return np.full(changes.shape[1], math.nan)
    return np.asarray(changes.std(axis=0, ddof=1) / math.sqrt(len(changes)))


def stone_values(
    request: AnalysisRequest,
    *,
    precision: str = "auto",
    progress: Callable[[float], None] = lambda _share: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Iterator[StoneValues]:
    """Evaluate a position without each of its stones; yield the values after each symmetry.

    Parameters
    ----------
    precision
        How the network runs, see `NetworkEvaluator`.
    progress
        Called with the share that is done [0, 1].

    Raises
    ------
    EngineError
        There is no network for the board, or it has no score.
    """
    rules, position = request.rules, position_of(request)
    path, size = request.network or best_network(rules.size), rules.size
    if path is None:
        raise EngineError(
            tr(
                "no network for the {size}x{size} board was found; choose a network file for it",
                size=size,
            )
        )
    evaluator = shared_network(path).shared_evaluator(
        rules, precision=precision, symmetry="identity", all_cores=True
    )
    stones = np.array(position.stones[: size * size], np.int8)
    points = tuple(np.flatnonzero(stones).tolist())
    captured = position.counters[[BLACK_CAPTURED, WHITE_CAPTURED]].tolist()
    boards = np.repeat(stones[None], len(points) + 1, axis=0)
    boards[np.arange(len(points)) + 1, list(points)] = 0
    table = symmetry_table(size)
    komi = np.full(len(boards), request.search_komi, np.float32)
    legal = np.ones((len(boards), size * size + 1), np.bool_)  # the policy is not used
    alpha, beta, changes = 0.0, 0.0, np.zeros((0, len(points), 2))
    for code in range(SYMMETRIES):
        turned = np.zeros_like(boards)
        turned[:, table[code, :-1]] = boards
        values = np.zeros((len(boards), 2))
        for begin in range(0, len(boards), BATCH):
            if stopped():
                return
            part = slice(begin, begin + BATCH)
            positions = [
                set_up(
                    rules,
                    board,
                    int(position.counters[TO_PLAY]),
                    captured=(captured[0], captured[1]),
                )
                for board in turned[part]
            ]
            values[part] = scores(
                evaluator.evaluate(stack_positions(positions), legal[part], komi[part])
            )
            progress((code + min(begin + BATCH, len(boards)) / len(boards)) / SYMMETRIES)
        if not np.isfinite(values).all():
            raise EngineError(
                tr(
                    "this network has no score and knows only the komi of its training; "
                    "choose a network that knows the score"
                )
            )
        changes = np.concatenate((changes, (values[0] - values[1:])[None]))
        alpha += (values[0, 0] - alpha) / (code + 1)
        beta += (values[0, 1] - beta) / (code + 1)
        yield StoneValues(
            network_name(path), size, stones, points, float(alpha), float(beta),
            changes[..., 0], changes[..., 1],
        )  # fmt: skip


def stone_fields(values: StoneValues) -> dict[str, Any]:
    """Return the values as JSON fields, documented in docs/commands/analysis.md."""
    columns = (values.points_change, values.points_error, values.beta_change, values.beta_error)
    return {
        "network": values.network,
        "size": values.size,
        "symmetries": len(values.alpha_changes),
        "black_alpha": values.alpha,
        "beta": values.beta,
        "stones": [
            {
                "point": point_to_gtp(point, values.size),
                "color": "black" if values.stones[point] > 0 else "white",
                **dict(zip(("alpha", "alpha_error", "beta", "beta_error"), row, strict=True)),
            }
            for point, *row in zip(values.points, *(c.tolist() for c in columns), strict=True)
        ],
    }


def stones_text(values: StoneValues) -> str:
    """Return the values for a terminal: the stones that are worth most first."""
    fields = stone_fields(values)
    lines = [
        f"network {values.network}, without a search and without history: alpha "
        f"{values.alpha:.2f}, beta {values.beta:.3f}",
        "what each stone adds, with the standard error over the symmetries:",
        "  stone     points for its owner        beta",
    ]
    signs = {"black": 1, "white": -1}
    ranked = sorted(fields["stones"], key=lambda s: -signs[s["color"]] * s["alpha"])
    lines += [
        f"  {stone['color']} {stone['point']:<4} {signs[stone['color']] * stone['alpha']:>7.1f} "
        f"+- {stone['alpha_error']:<6.1f} {stone['beta']:>12.3f} +- {stone['beta_error']:.3f}"
        for stone in ranked
    ]
    return "\n".join(lines)
