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
from engine.base.svg import INK, circle, line, panel_sheet, polyline, text, upright_text
from engine.base.translation import tr
from engine.measure.komi_errors import PARTS, EvaluatedPositions, squared_errors
from engine.record.handicap import format_komi

_WIDTH: Final = 380
_HEIGHT: Final = 270
_LEFT: Final = 52
_RIGHT: Final = 14
_TOP: Final = 34
_BOTTOM: Final = 42
_COLUMNS: Final = 3
_LEGEND: Final = 16
_GRID: Final = "#dddddd"
_COLORS: Final = ("#2f7fd1", "#d9772b", "#1aa179", "#8a5cd1", "#c23b5a", "#6b7480")
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
    legend: list[str] = []
    for positions in list(boards.values())[:1]:
        for k, name in enumerate(positions.names):
            y = (k + 0.7) * _LEGEND
            color = _COLORS[k % len(_COLORS)]
            legend += [line(_LEFT, y - 4, _LEFT + 22, y - 4, color, 2)]
            legend += [text(_LEFT + 28, y, name, "start")]
    room = len(legend) // 2 * _LEGEND + 6
    return panel_sheet(panels, _WIDTH, _HEIGHT, _COLUMNS, legend, room)


def ownership_svg(boards: Boards) -> str:
    """Draw figure 9: Black's winrate over the sum of the owners, for each network and komi."""
    panels = [
        _ownership_panel(size, positions, k, j)
        for size, positions, j in _each_komi(boards)
        for k in _with_owners(positions)
    ]
    return panel_sheet(panels, _WIDTH, _HEIGHT, _COLUMNS)


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
    parts = _frame(
        tr("{size}x{size}, komi {komi}", size=size, komi=format_komi(positions.komi[j])),
        tr("half the squared error"),
        0.0,
        top,
    )
    for i in range(0, PARTS + 1, 2):
        parts += _mark(_x(i, 0, PARTS), f"{100 * i // PARTS}")
    parts.append(text(_x(0.5, 0, 1), _HEIGHT - 8, tr("moves played [% of the game]")))
    for k, name in enumerate(positions.names):
        color = _COLORS[k % len(_COLORS)]
        known = [i for i in range(PARTS) if not math.isnan(means[i, k, j])]
        points = [(_x(i + 0.5, 0, PARTS), _y(float(means[i, k, j]), 0.0, top)) for i in known]
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
    parts = _frame(
        tr("{name}, komi {komi}", name=name, komi=format_komi(positions.komi[j])),
        tr("Black wins %"),
        0.0,
        100.0,
    )
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200) if reach / s <= 4)
    for points in range(-int(reach // step) * step, int(reach) + 1, step):
        parts += _mark(_x(points, -reach, reach), f"{points}")
    words = tr("sum of owners [points for Black], r = {correlation:.2f}", correlation=correlation)
    parts.append(text(_x(0.5, 0, 1), _HEIGHT - 8, words))
    every = -(-len(owned) // MOST_DOTS)
    color = _COLORS[k % len(_COLORS)]
    for points, chance in zip(owned[::every], 100.0 * winrate[::every], strict=True):
        parts.append(circle(_x(points, -reach, reach), _y(chance, 0.0, 100.0), 1.5, color, 0.35))
    if math.isfinite(slope) and slope != 0.0:
        ends = sorted(((0.0 - at_zero) / slope, (1.0 - at_zero) / slope))
        left, right = max(ends[0], -reach), min(ends[1], reach)
        heights = [_y(100.0 * (at_zero + slope * at), 0.0, 100.0) for at in (left, right)]
        places = _x(left, -reach, reach), _x(right, -reach, reach)
        parts.append(line(places[0], heights[0], places[1], heights[1], INK, 1.5))
    return "\n".join(parts)


def _frame(title: str, upright: str, low: float, high: float) -> list[str]:
    """Draw title and horizontal grid."""
    parts = [text(_x(0.5, 0, 1), 18, title, size=13)]
    for i in range(5):
        value = low + (high - low) * i / 4
        parts.append(
            line(_LEFT, _y(value, low, high), _WIDTH - _RIGHT, _y(value, low, high), _GRID)
        )
        parts.append(text(_LEFT - 5, _y(value, low, high) + 4, f"{value:g}", "end"))
    parts.append(upright_text(13, _y(0.5, 0, 1), upright))
    return parts


def _mark(x: float, words: str) -> list[str]:
    """Draw a mark of the horizontal axis."""
    bottom = _y(0.0, 0.0, 1.0)
    return [line(x, bottom, x, bottom + 4, INK), text(x, bottom + 16, words)]


def _x(value: float, low: float, high: float) -> float:
    return _LEFT + (value - low) / (high - low) * (_WIDTH - _LEFT - _RIGHT)


def _y(value: float, low: float, high: float) -> float:
    return _HEIGHT - _BOTTOM - (value - low) / (high - low) * (_HEIGHT - _BOTTOM - _TOP)
