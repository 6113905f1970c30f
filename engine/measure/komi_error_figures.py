"""Figures 5, 6 and 9 of the multi-labelled value networks, as SVG pictures and CSV tables.

Figures 5 and 6 of Wu et al. 2017 show the errors of value networks at komi 6.5 and 0.5, here in the
course of a game; figure 9 the sum of the expected owners against the value, with a regression line.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.csv_text import csv_text
from engine.base.svg import INK, circle, line, panel_sheet, polyline, text
from engine.base.translation import tr
from engine.measure.komi_errors import PARTS, EvaluatedPositions, squared_errors
from engine.measure.panels import COLORS, COLUMNS, HEIGHT, WIDTH, frame, legend_of, mark, x_of, y_of
from engine.record.handicap import format_komi

MOST_DOTS: Final = 2000
"""Most positions that a picture shows of a network; the line is through all of them."""

Boards = dict[int, EvaluatedPositions]


def part_errors(positions: EvaluatedPositions) -> NDArray[np.float64]:
    """Return the mean of `squared_errors` in each part of the games, [PARTS, K, J]; or NaN."""
    errors = squared_errors(positions)
    part = np.minimum((np.array(positions.part) * PARTS).astype(int), PARTS - 1)
    means = np.full((PARTS, *errors.shape[1:]), np.nan)
    for i in range(PARTS):
        if (part == i).any():
            means[i] = errors[part == i].mean(axis=0)
    return means


def regression(
    positions: EvaluatedPositions, network: int, komi: int
) -> tuple[float, float, float]:
    """Return slope [per point], value at 0 points and correlation of figure 9's line.

    Least squares of Black's winrate at a komi on the sum of the expected owners; NaN without an
    ownership head, or if all sums are equal.
    """
    owned = np.array(positions.owned)[:, network]
    winrate = np.array(positions.winrate)[:, network, komi]
    if not np.isfinite(owned).all() or len(owned) < 2 or np.ptp(owned) == 0.0:
        return math.nan, math.nan, math.nan
    slope, at_zero = np.polyfit(owned, winrate, 1)
    correlation = np.corrcoef(owned, winrate)[0, 1] if np.ptp(winrate) > 0.0 else 0.0
    return float(slope), float(at_zero), float(correlation)


def errors_csv(boards: Boards) -> str:
    """Return a row for each board, komi, network and part of the games."""
    rows: list[Sequence[object]] = [
        ("board", "komi", "network", "identity", "part_from", "part_to", "error")
    ]
    for size, positions in boards.items():
        means, names = part_errors(positions), positions.names
        for j, komi in enumerate(positions.komi):
            for k, header in enumerate(positions.networks):
                for i, mean in enumerate(means[:, k, j].tolist()):
                    if not math.isnan(mean):
                        ends = f"{i / PARTS:g}", f"{(i + 1) / PARTS:g}"
                        row = (size, f"{komi:g}", names[k], header.identity, *ends, f"{mean:.6g}")
                        rows.append(row)
    return csv_text(rows)


def ownership_csv(boards: Boards) -> str:
    """Return a row for each board, network with owners, and position: figure 9's dots."""
    rows: list[Sequence[object]] = [
        ("board", "network", "identity", "game", "part", "score", "owned",
         *_winrate_columns(boards))
    ]  # fmt: skip
    for size, positions in boards.items():
        names = positions.names
        for k in _with_owners(positions):
            for i, winrate in enumerate(positions.winrate):
                values = (f"{value:.6g}" for value in (positions.owned[i][k], *winrate[k]))
                head = (size, names[k], positions.networks[k].identity, positions.game[i])
                rows.append((*head, f"{positions.part[i]:.3f}", f"{positions.score[i]:g}", *values))
    return csv_text(rows)


def errors_svg(boards: Boards) -> str:
    """Draw figures 5 and 6: the errors in the course of the games, a panel for each komi."""
    panels = [_error_panel(size, positions, j) for size, positions, j in _each_komi(boards)]
    names = next((positions.names for positions in boards.values()), ())
    legend, room = legend_of(names)
    return panel_sheet(panels, WIDTH, HEIGHT, COLUMNS, legend, room)


def ownership_svg(boards: Boards) -> str:
    """Draw figure 9: Black's winrate over the sum of the owners, for each network and komi."""
    panels = [
        _ownership_panel(size, positions, k, j)
        for size, positions, j in _each_komi(boards)
        for k in _with_owners(positions)
    ]
    return panel_sheet(panels, WIDTH, HEIGHT, COLUMNS)


def _each_komi(boards: Boards) -> Iterable[tuple[int, EvaluatedPositions, int]]:
    return (
        (size, positions, j)
        for size, positions in boards.items()
        for j in range(len(positions.komi))
    )


def _with_owners(positions: EvaluatedPositions) -> list[int]:
    """Return the networks with an ownership head."""
    finite = np.isfinite(np.array(positions.owned)).all(axis=0)
    return [int(k) for k in np.flatnonzero(finite)]


def _winrate_columns(boards: Boards) -> list[str]:
    komi = next(iter(boards.values())).komi if boards else ()
    return [f"winrate_at_{value:g}" for value in komi]


def _error_panel(size: int, positions: EvaluatedPositions, j: int) -> str:
    means = part_errors(positions)
    top = max(0.6, math.ceil(10.0 * float(np.nanmax(means))) / 10.0)
    parts = frame(
        tr("{size}x{size}, komi {komi}", size=size, komi=format_komi(positions.komi[j])),
        tr("half the squared error"),
        0.0,
        top,
    )
    for i in range(0, PARTS + 1, 2):
        parts += mark(x_of(i, 0, PARTS), f"{100 * i // PARTS}")
    parts.append(text(x_of(0.5, 0, 1), HEIGHT - 8, tr("moves played [% of the game]")))
    for k, name in enumerate(positions.names):
        color = COLORS[k % len(COLORS)]
        known = [i for i in range(PARTS) if not math.isnan(means[i, k, j])]
        points = [(x_of(i + 0.5, 0, PARTS), y_of(float(means[i, k, j]), 0.0, top)) for i in known]
        parts.append(polyline(points, color, 1.6, title=name))
        for i, (x, y) in zip(known, points, strict=True):
            parts.append(circle(x, y, 2.5, color, title=f"{name}: {means[i, k, j]:.3f}"))
    return "\n".join(parts)


def _ownership_panel(size: int, positions: EvaluatedPositions, k: int, j: int) -> str:
    owned = np.array(positions.owned)[:, k]
    winrate = np.array(positions.winrate)[:, k, j]
    slope, at_zero, correlation = regression(positions, k, j)
    reach = float(size * size)
    name = positions.names[k]
    parts = frame(
        tr("{name}, komi {komi}", name=name, komi=format_komi(positions.komi[j])),
        tr("Black wins %"),
        0.0,
        100.0,
    )
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200) if reach / s <= 4)
    for points in range(-int(reach // step) * step, int(reach) + 1, step):
        parts += mark(x_of(points, -reach, reach), f"{points}")
    words = tr("sum of owners [points for Black], r = {correlation:.2f}", correlation=correlation)
    parts.append(text(x_of(0.5, 0, 1), HEIGHT - 8, words))
    every = -(-len(owned) // MOST_DOTS)
    color = COLORS[k % len(COLORS)]
    for points, chance in zip(owned[::every], 100.0 * winrate[::every], strict=True):
        parts.append(
            circle(x_of(points, -reach, reach), y_of(chance, 0.0, 100.0), 1.5, color, 0.35)
        )
    if math.isfinite(slope) and slope != 0.0:
        ends = sorted(((0.0 - at_zero) / slope, (1.0 - at_zero) / slope))
        left, right = max(ends[0], -reach), min(ends[1], reach)
        heights = [y_of(100.0 * (at_zero + slope * at), 0.0, 100.0) for at in (left, right)]
        places = x_of(left, -reach, reach), x_of(right, -reach, reach)
        parts.append(line(places[0], heights[0], places[1], heights[1], INK, 1.5))
    return "\n".join(parts)
