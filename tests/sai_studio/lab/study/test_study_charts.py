"""The figures of a study as charts: what they hold, and what the mouse tells."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QToolTip, QWidget
from pytestqt.qtbot import QtBot

from engine.measure.study.study import Choice
from engine.measure.study.study_curves import CurveStudy, NetworkCurve
from sai_studio.kit.charts.chart import Chart
from sai_studio.lab.study.study_charts import choice_scene, curve_scene, network_color

CURVES = CurveStudy(
    9.5,
    1,
    (
        NetworkCurve("sharp", "0", 1, 7.0, 2.0, 0.007),
        NetworkCurve("soft", "1", 1, 11.0, 0.5, 0.68),
        NetworkCurve("flat", "2", 0, math.nan, math.nan, 0.3),
    ),
)


def choice(network: str, lambda_: float, hits: int) -> Choice:
    counts = np.array([hits, 10 - hits], np.int32)
    return Choice(network, lambda_, 10, counts, (0,))


def test_curves_fall_within_the_picture_and_flat_networks_are_dots() -> None:
    scene = curve_scene(CURVES, "Move 3")
    sharp, soft, flat = scene.lines
    assert scene.x_range is not None
    assert scene.x_range[0] < 7.0 - 1.4
    assert scene.x_range[1] > 11.0 + 5.8
    assert np.interp(7.0, sharp.x, sharp.y) == pytest.approx(0.5, abs=0.01)
    assert soft.y[0] > 0.95 > 0.05 > soft.y[-1]
    assert (flat.x.tolist(), flat.y.tolist()) == ([9.5], [0.3])
    komi, fair = scene.marks
    assert (komi.value, komi.label) == (9.5, "komi 9.5")
    assert fair.label == "mean fair komi 9.0"
    assert (fair.value, fair.spread) == (9.0, pytest.approx(math.sqrt(8.0)))


def test_a_file_names_the_curves(qtbot: QtBot) -> None:
    """On the screen the table below the chart and tool tips do."""
    scene = curve_scene(CURVES, "Move 3")
    assert scene.legend_lines == []
    saved = scene.for_file
    assert [line.label for line in saved.legend_lines] == ["sharp", "soft", "flat"]
    assert saved.title == "Move 3: Black wins"
    many = curve_scene(replace(CURVES, curves=CURVES.curves * 5), "Move 3")
    assert many.for_file is many
    bars = choice_scene([choice("a", 0.0, 4)], (0.0, 1.0), "seki")
    assert bars.for_file is bars
    chart = Chart("Curves")
    qtbot.addWidget(chart)
    chart.show_scene(scene)
    assert saved.x_grid, "as on the screen"
    assert all(name in chart.file("svg").decode() for name in ("sharp", "soft", "flat"))


def test_networks_between_four_colors_are_mixed(qtbot: QtBot) -> None:
    colors = [network_color(i, 7).name() for i in range(7)]
    assert [colors[0], colors[2], colors[4], colors[6]] == [
        network_color(i, 4).name() for i in range(4)
    ]
    assert len(set(colors)) == 7


def test_bars_are_means_and_points_have_intervals() -> None:
    found = [choice("a", 0.0, 4), choice("b", 0.0, 8), choice("a", 1.0, 9)]
    scene = choice_scene(found, (0.0, 0.5, 1.0), "seki")
    assert [bar.height for bar in scene.bars] == pytest.approx([0.6, 0.9])
    assert [name for _, name in scene.x_names] == [
        "\u03bb = 0\nmean 60.0 %",
        "\u03bb = \u00bd",
        "\u03bb = 1\nmean 90.0 %",
    ]
    first = scene.lines[0]
    assert first.low is not None
    assert first.high is not None
    assert (first.low[0], first.high[0]) == found[0].interval
    assert scene.bars[0].left < scene.lines[0].x[0] < scene.lines[1].x[0] < scene.bars[0].right


def test_the_mouse_tells_the_nearest_curve(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    chart = Chart("Curves", window)
    chart.resize(640, 400)
    chart.show_scene(curve_scene(CURVES, "Move 3"))
    window.show()
    qtbot.waitExposed(window)
    pointed: list[str] = []
    told: list[str] = []
    chart.pointed.connect(pointed.append)
    monkeypatch.setattr(QToolTip, "showText", lambda at, text, widget: told.append(text))
    for komi, winrate in ((7.0, 0.5), (11.0, 0.48), (9.5, 0.31), (15.0, 0.9)):
        at = QPoint(round(chart.x_of(komi)), round(chart.y_of(winrate)))
        qtbot.mouseMove(chart.viewport(), at)
    assert pointed == ["sharp", "soft", "flat", ""]
    assert told[0].startswith("sharp: Black wins 5")
    assert told[0].endswith("% at komi 7.0")
    assert told[2] == "flat: Black wins 30 %, at any komi"
    plain = chart.grab().toImage()
    chart.mark("soft")
    qtbot.waitUntil(lambda: chart.grab().toImage() != plain)
    assert chart.accessibleName() == "Curves"
