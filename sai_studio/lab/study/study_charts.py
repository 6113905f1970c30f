"""The charts of a study: winrate curves, and how often the best move is chosen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import numpy as np
from PySide6.QtGui import QColor

from engine.base.translation import tr
from engine.measure.study.study_tables import agent_text
from engine.record.handicap import format_komi
from sai_studio.kit import theme
from sai_studio.kit.charts.chart_scene import Bar, ChartScene, Line, Mark, number

if TYPE_CHECKING:
    from engine.measure.study.study import Choice
    from engine.measure.study.study_curves import CurveStudy, NetworkCurve

REACH: Final = 15.0
"""Half of the longest range of komi that a curve adds to the axis [points]."""
SAMPLES: Final = 141
ROLES: Final = ("agent0", "agent1", "agent2", "agent3")
"""Colors of agents and of networks; more networks get mixed colors."""
BAR: Final = 0.6
"""Width of a bar as a share of its column."""
RADIUS: Final = 4.0
"""Radius of the dots [px]."""


def network_color(place: int, networks: int) -> QColor:
    """Return the color of a network by its index in the list."""
    if networks <= len(ROLES):
        return theme.color(ROLES[place])
    at = place / (networks - 1) * (len(ROLES) - 1)
    left = min(int(at), len(ROLES) - 2)
    return theme.over(theme.color(ROLES[left + 1], at - left), theme.color(ROLES[left]))


def lambda_color(place: int) -> QColor:
    """Return the color of an agent, as elsewhere in the program."""
    return theme.color(ROLES[place % len(ROLES)])


def knows_score(curve: NetworkCurve) -> bool:
    """Whether the network has a curve and not just one winrate."""
    return math.isfinite(curve.alpha) and curve.beta > 0.0


def curve_scene(study: CurveStudy, title: str) -> ChartScene:
    """Return the chart of every network's winrate over komi; single winrates are dots.

    A band shows the mean of alpha and one standard deviation to both sides.
    """
    reach = [study.komi]  # komi wide enough for all curves to fall from near 1 to near 0
    for curve in filter(knows_score, study.curves):
        half = min(math.log(19.0) / curve.beta, REACH)
        reach += [curve.alpha - half, curve.alpha + half]
    low, high = math.floor(min(reach)) - 1.0, math.ceil(max(reach)) + 1.0
    komi, here = np.linspace(low, high, SAMPLES), np.array([study.komi])
    lines = []
    for i, curve in enumerate(study.curves):
        role = network_color(i, len(study.curves)).name()
        if knows_score(curve):
            lines.append(Line(curve.network, role, komi, curve.winrates(komi)))
        else:
            winrates, note = np.array([curve.winrate]), f", {tr('at any komi')}"
            lines.append(Line(curve.network, role, here, winrates, radius=RADIUS, note=note))
    alpha = study.alpha
    mean = tr("mean fair komi {komi}", komi=number(alpha.mean, 1))
    fair = Mark(alpha.mean, mean, "fair", vertical=True, spread=alpha.deviation)
    label = tr("komi {komi}", komi=format_komi(study.komi))
    return ChartScene(
        title=title,
        tip="",
        x_label=tr("komi"),
        y_label=tr("Black wins"),
        x_grid=True,
        lines=tuple(lines),
        marks=(
            Mark(study.komi, label, "komi", vertical=True, dash=False),
            *([fair] if alpha.count > 1 else []),
        ),
        x_range=(low, high),
        y_range=(0.0, 1.0),
        percent=True,
        whole_x=True,
    )


def choice_scene(choices: Sequence[Choice], lambdas: Sequence[float], title: str) -> ChartScene:
    """Return the chart of how often each agent chose a best move.

    Bars are means over the networks, points the networks with their 95 % intervals.
    """
    names = list(dict.fromkeys(choice.network for choice in choices))
    lines, bars, below = [], [], []
    agents: list[float | None] = [*lambdas]
    if any(choice.lambda_ is None for choice in choices):
        agents.append(None)  # of networks without a curve over komi
    for i, lambda_ in enumerate(agents):
        here = [c for c in choices if c.lambda_ == lambda_ and math.isfinite(c.share)]
        left, role = i + 0.5 - BAR / 2, ROLES[i % len(ROLES)]
        agent = text = "\u03bb = \u00bd" if lambda_ == 0.5 else agent_text(lambda_)
        if here:
            mean = sum(choice.share for choice in here) / len(here)
            bars.append(Bar(left, left + BAR, mean, role))
            text += "\n" + tr("mean {mean:.1f} %", mean=100 * mean)
        below.append((i + 0.5, text))
        for choice in here:
            x = left + BAR * (names.index(choice.network) + 0.5) / len(names)
            low, high = choice.interval
            lines.append(
                Line(
                    choice.network, role, np.array([x]), np.array([choice.share]),
                    np.array([low]), np.array([high]), radius=RADIUS, note=f", {agent}",
                )
            )  # fmt: skip
    return ChartScene(
        title=title,
        tip="",
        x_label="",
        y_label=tr("best move chosen"),
        lines=tuple(lines),
        x_range=(0.0, float(max(len(agents), 1))),
        y_range=(0.0, 1.0),
        percent=True,
        x_names=tuple(below),
        bars=tuple(bars),
    )
