"""Figures 5, 6 and 9 of the multi-labelled value networks (Wu et al. 2017) as charts."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import numpy as np

from engine.base.translation import tr
from engine.record.handicap import format_komi
from sai_studio.kit.charts.chart_scene import ChartScene, Line, Mark, number
from sai_studio.lab.study.study_charts import network_color

if TYPE_CHECKING:
    from engine.measure.komi_error_study import BoardErrors

KNOWS_NOTHING: Final = 0.5
"""Error of a network whose winrate is always 50 %."""
MOST_DOTS: Final = 1500
"""Positions that a chart shows of all networks together; the lines are through all positions."""
FEWEST_DOTS: Final = 100
"""Positions that a chart shows of each network, however many networks there are."""


def _title(board: BoardErrors, komi: float) -> str:
    return f"{board.size}×{board.size}, {tr('komi {komi}', komi=format_komi(komi))}"


def _color(board: BoardErrors, network: int) -> str:
    return network_color(network, len(board.names)).name()


def error_scenes(board: BoardErrors) -> list[ChartScene]:
    """Return a chart for each komi: the error of each network in the course of the games."""
    parts = len(board.part_errors)
    x = 100.0 * (np.arange(parts) + 0.5) / parts
    highest = float(np.nanmax(board.part_errors))
    top = max(0.6, math.ceil(10.0 * highest) / 10.0)
    scenes = []
    for j, komi in enumerate(board.komi):
        lines = [
            Line(
                name, _color(board, k), x, board.part_errors[:, k, j], dots=True,
                note=f", {tr('komi {komi}', komi=format_komi(komi))}",
            )
            for k, name in enumerate(board.names)
        ]  # fmt: skip
        scenes.append(
            ChartScene(
                title=_title(board, komi),
                tip="",
                x_label=tr("moves played [% of the game]"),
                y_label=tr("error"),
                x_grid=True,
                lines=tuple(lines),
                marks=(Mark(KNOWS_NOTHING, tr("always 50 %"), "muted"),),
                x_range=(0.0, 100.0),
                y_range=(0.0, top),
            )
        )
    return scenes


def has_owners(board: BoardErrors) -> bool:
    """Whether a network has an ownership head."""
    return bool(np.isfinite(board.owned).all(axis=0).any())


def owner_scenes(board: BoardErrors) -> list[ChartScene]:
    """Return a chart for each komi: winrates over the sum of the expected owners.

    Dots are positions; the line is the least-squares line through all of them.
    """
    with_owners = np.flatnonzero(np.isfinite(board.owned).all(axis=0)).tolist()
    most = max(MOST_DOTS // max(len(with_owners), 1), FEWEST_DOTS)
    every = -(-len(board.owned) // most)
    reach = float(np.abs(board.owned[:, with_owners]).max(initial=1.0))
    scenes = []
    for j, komi in enumerate(board.komi):
        lines = []
        for k in with_owners:
            name, color = board.names[k], _color(board, k)
            owned, winrate = board.owned[::every, k], board.winrate[::every, k, j]
            lines.append(Line(name, color, owned, winrate, ghost=True, scatter=True, radius=1.6))
            slope, at_zero, correlation = board.lines[k, j].tolist()
            if math.isfinite(slope) and slope != 0.0:
                ends = sorted(((0.0 - at_zero) / slope, (1.0 - at_zero) / slope))
                x = np.array([max(ends[0], -reach), min(ends[1], reach)])
                note = f", r = {number(correlation, 2)}"
                lines.append(Line(name, color, x, at_zero + slope * x, note=note))
        scenes.append(
            ChartScene(
                title=_title(board, komi),
                tip="",
                x_label=tr("sum of expected ownership [points for Black]"),
                y_label=tr("Black wins"),
                x_grid=True,
                lines=tuple(lines),
                x_range=(-reach, reach),
                y_range=(0.0, 1.0),
                percent=True,
                whole_x=True,
            )
        )
    return scenes
