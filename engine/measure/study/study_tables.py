"""Studies as CSV tables and as SVG pictures, written without any library."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import numpy as np

from engine.base.csv_text import csv_text
from engine.base.svg import INK, circle, line, panel_sheet, polyline, text, upright_text
from engine.base.translation import tr
from engine.go.board import BLACK
from engine.go.coords import point_to_gtp
from engine.search.value.kinds import kind_name, knows_score

if TYPE_CHECKING:
    from engine.measure.study.study import Choice
    from engine.measure.study.study_curves import CurveStudy, NetworkCurve

_WIDTH: Final = 340
_HEIGHT: Final = 240
_LEFT: Final = 46
_RIGHT: Final = 14
_TOP: Final = 34
_BOTTOM: Final = 40
_COLUMNS: Final = 3
_GRID: Final = "#dddddd"
_POINT: Final = "#2f7fd1"
_BARS: Final = ("#2f7fd1", "#1aa179", "#d9772b", "#8a5cd1")


def _number(value: float, digits: int = 6) -> str:
    """Return a number for a table; "" if it is not finite."""
    return f"{value:.{digits}g}" if math.isfinite(value) else ""


def curves_csv(studies: Sequence[tuple[str, CurveStudy]]) -> str:
    """Return a row per position (title, study) and network, then mean and standard deviation."""
    rows: list[Sequence[object]] = [
        ("position", "to_play", "komi", "network", "identity", "kind", "alpha", "beta",
         "winrate", "fit_error")
    ]  # fmt: skip
    for title, study in studies:
        head = (title, "black" if study.to_play == BLACK else "white", f"{study.komi:g}")
        for curve in study.curves:
            kind = kind_name(curve.kind)
            values = map(_number, (curve.alpha, curve.beta, curve.winrate, curve.fit_error))
            rows.append((*head, curve.network, curve.identity, kind, *values))
        spreads = (study.alpha, study.beta, study.winrate)
        if study.alpha.count:
            means = [_number(s.mean) for s in spreads]
            deviations = [_number(s.deviation) for s in spreads]
            rows.append((*head, "mean", "", "sigmoid", *means, ""))
            rows.append((*head, "deviation", "", "sigmoid", *deviations, ""))
        flat = study.flat_winrate
        if flat.count:
            rows.append((*head, "mean", "", "flat", "", "", _number(flat.mean), ""))
            rows.append((*head, "deviation", "", "flat", "", "", _number(flat.deviation), ""))
    return csv_text(rows)


def choices_csv(studies: Sequence[tuple[str, int, Sequence[Choice]]]) -> str:
    """Return a row per position (title, board size, choices), network, lambda and chosen move."""
    rows: list[Sequence[object]] = [
        (
            "position", "network", "lambda", "tries", "move", "is_best", "times", "share",
            "best_share", "best_low", "best_high",
        )
    ]  # fmt: skip
    for title, size, choices in studies:
        for choice in choices:
            agent = "" if choice.lambda_ is None else f"{choice.lambda_:g}"
            low, high = choice.interval
            shares = (choice.share, low, high) if choice.best else (math.nan,) * 3
            for move in sorted(range(len(choice.counts)), key=lambda m: -int(choice.counts[m])):
                times = int(choice.counts[move])
                if times:
                    rows.append(
                        (
                            title, choice.network, agent, choice.tries,
                            point_to_gtp(move, size), int(move in choice.best), times,
                            _number(times / choice.tries), *(_number(v) for v in shares),
                        )
                    )  # fmt: skip
    return csv_text(rows)


def curves_svg(studies: Sequence[tuple[str, CurveStudy]]) -> str:
    """Draw Figure 2: every network's winrate over komi; networks without a score as points."""
    panels = [_curve_panel(title, study) for title, study in studies]
    return panel_sheet(panels, _WIDTH, _HEIGHT, _COLUMNS)


def choices_svg(studies: Sequence[tuple[str, Sequence[Choice]]]) -> str:
    """Draw Figure 3: share of tries that chose a best move, by lambda, with Wilson intervals.

    Bars are means over the networks; points are the networks.
    """
    panels = [_choice_panel(title, choices) for title, choices in studies]
    return panel_sheet(panels, _WIDTH, _HEIGHT, _COLUMNS)


def _y(share: float) -> float:
    """Return the vertical position of a share from 0 to 1."""
    return _HEIGHT - _BOTTOM - share * (_HEIGHT - _BOTTOM - _TOP)


def _frame(title: str, upright: str) -> list[str]:
    """Draw title, horizontal grid and its percentages."""
    parts = [text((_LEFT + _WIDTH - _RIGHT) / 2, 18, title, size=13)]
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        parts.append(line(_LEFT, y, _WIDTH - _RIGHT, y, _GRID))
        parts.append(text(_LEFT - 5, y + 4, f"{percent}", "end"))
    parts.append(upright_text(13, (_y(0) + _y(1)) / 2, upright))
    return parts


def _curve_panel(title: str, study: CurveStudy) -> str:
    scored = [curve for curve in study.curves if knows_score(curve.kind)]
    reach = [study.komi, *(end for curve in scored for end in _ends(curve))]
    low, high = math.floor(min(reach)) - 1, math.ceil(max(reach)) + 1

    def x(komi: float) -> float:
        return _LEFT + (komi - low) / (high - low) * (_WIDTH - _LEFT - _RIGHT)

    parts = _frame(title, tr("Black wins %"))
    step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 500, 1000) if (high - low) / s <= 9)
    for mark in range(-(-low // step) * step, high + 1, step):
        parts.append(line(x(mark), _y(0), x(mark), _y(0) + 4, INK))
        parts.append(text(x(mark), _y(0) + 16, f"{mark}"))
    parts.append(text((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 8, tr("komi [points to White]")))
    parts.append(line(x(study.komi), _y(0), x(study.komi), _y(1), _POINT, 0.7))
    komi = np.linspace(low, high, 121)
    for curve in scored:
        points = [(x(k), _y(p)) for k, p in zip(komi, curve.winrates(komi), strict=True)]
        parts.append(polyline(points, INK, opacity=0.6, title=curve.network))
    for curve in study.curves:
        if not knows_score(curve.kind):
            parts.append(_dot(x(study.komi), curve.winrate, curve.network))
    return "\n".join(parts)


def _ends(curve: NetworkCurve) -> tuple[float, float]:
    """Return the komi where a curve is at 95 and 5 percent, at most 15 points from its middle."""
    half = min(math.log(19) / curve.beta, 15.0)
    return curve.alpha - half, curve.alpha + half


def _dot(x: float, share: float, name: str) -> str:
    return circle(x, _y(share), 3, _POINT, 0.6, name)


def agent_text(lambda_: float | None) -> str:
    """Return an agent as charts name it."""
    return tr("no λ") if lambda_ is None else f"λ = {lambda_:g}"


def _choice_panel(title: str, choices: Sequence[Choice]) -> str:
    parts = _frame(title, tr("best move chosen %"))
    of_curves = sorted({c.lambda_ for c in choices if c.lambda_ is not None})
    flat = [None] * any(choice.lambda_ is None for choice in choices)
    lambdas: list[float | None] = [*of_curves, *flat]
    width = (_WIDTH - _LEFT - _RIGHT) / max(len(lambdas), 1)
    for i, lambda_ in enumerate(lambdas):
        shown = [c for c in choices if c.lambda_ == lambda_ and math.isfinite(c.share)]
        middle = _LEFT + (i + 0.5) * width
        parts.append(text(middle, _y(0) + 16, agent_text(lambda_)))
        if not shown:
            continue
        mean = sum(choice.share for choice in shown) / len(shown)
        bar = min(0.5 * width, 60.0)
        parts.append(
            f'<rect x="{middle - bar / 2:.1f}" y="{_y(mean):.1f}" width="{bar:.1f}" '
            f'height="{_y(0) - _y(mean):.1f}" fill="{_BARS[i % len(_BARS)]}" fill-opacity="0.35"/>'
        )
        for j, choice in enumerate(shown):
            x = middle + bar * ((j + 0.5) / len(shown) - 0.5)
            low, high = choice.interval
            parts.append(line(x, _y(low), x, _y(high), _BARS[i % len(_BARS)], 1.5))
            parts.append(_dot(x, choice.share, choice.network))
    return "\n".join(parts)
