"""The tab that compares runs: one figure, groups of seeds with bands, whole sweeps."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.train.presets.preset import load_preset
from engine.train.sweep import Sweep, write_sweep
from sai_studio.kit.charts.chart_scene import ChartScene
from sai_studio.lab.training.run_charts import RUN_ROLES
from tests.sai_studio.lab.training.conftest import Bench
from tests.sai_studio.lab.training.runs import fake_run

RATES = (0.001, 0.002)
RATE = "training.learning_rate"


def sweep(bench: Bench) -> Sweep:
    """Two rates with two seeds each, of which the second loses more alpha."""
    made = Sweep(preset=load_preset("recommended-5x5"), grid={RATE: RATES}, seeds=2)
    (bench.runs / "sweep").mkdir(parents=True)
    write_sweep(bench.runs / "sweep", made)
    for name, changes in made.runs.items():
        run = fake_run(bench.runs / "sweep" / name, 3, changes=changes)
        lost = {"generation": 2, "event": "network", "alpha": 12.0 - changes["run.seed"]}
        run.log({**lost, "nodes": 10**6, "games": 256, "cpu_s": 200.0})
    return made


def scene(bench: Bench) -> ChartScene:
    page = bench.windows[0].page.compared
    bench.wait(lambda: "compared" in page.charts)
    return page.charts["compared"].content


def test_a_whole_sweep_is_compared_with_bands_over_its_seeds(bench: Bench, qtbot: QtBot) -> None:
    made = sweep(bench)
    fake_run(bench.runs / "other")
    window = bench.window()
    training, page = window.training, window.page
    assert set(path.name for path in training.paths) == {"other", *made.runs}
    bench.wait(lambda: len(training.views) == 5)
    first = bench.runs / "sweep" / next(iter(made.runs))
    training.select(bench.runs / "other")
    page.tabs.setCurrentWidget(page.compared)
    assert not page.whole_sweep.isVisible()
    training.select(first)
    bench.wait(lambda: page.whole_sweep.isVisible())
    bench.wait(lambda: [line.label for line in scene(bench).lines] == [first.name])
    qtbot.mouseClick(page.whole_sweep, Qt.MouseButton.LeftButton)
    assert not page.whole_sweep.isVisible()
    assert len(training.shown) == 4
    page.figure.setCurrentIndex(page.figure.findData("network.alpha"))
    page.figure.activated.emit(page.figure.currentIndex())
    bench.wait(lambda: scene(bench).title == "Alpha")
    lines = scene(bench).lines
    assert [line.label for line in lines] == [f"learning_rate={r} (2 runs)" for r in RATES]
    assert [line.role for line in lines] == list(RUN_ROLES[:2])
    for line in lines:
        assert line.band
        assert line.low is not None
        assert line.y[-1] == pytest.approx(10.5)  # of 11 and 10
        assert line.y[-1] - line.low[-1] == pytest.approx(12.7062 * 0.5, abs=1e-3)
        assert line.x[-1] == pytest.approx(200 / 60)
    page.axis.setCurrentIndex(page.axis.findData("generation"))
    page.axis.activated.emit(page.axis.currentIndex())
    bench.wait(lambda: scene(bench).whole_x)
    assert np.array_equal(scene(bench).lines[0].x, [0.0, 1.0, 2.0])


def test_a_sweep_may_be_opened_from_anywhere(bench: Bench) -> None:
    made = sweep(bench)
    elsewhere = bench.folder / "elsewhere"
    (bench.runs / "sweep").rename(elsewhere)
    window = bench.window()
    assert window.training.open(elsewhere)
    assert [path.parent for path in window.training.paths] == [elsewhere] * 4
    assert window.training.selected == elsewhere / next(iter(made.runs))


def test_a_budget_alone_has_no_last_generation(bench: Bench) -> None:
    endless = {"run.generations": 10**6, "run.cpu_minutes": 8.0}
    folder = fake_run(bench.runs / "first", 3, stage="selfplay", changes=endless)
    window = bench.window()
    bench.wait(lambda: window.training.view is not None)
    said = window.list.folders.line(folder.root)
    assert "generation 2" in said
    assert "1000000" not in said
    assert window.page.header.text("generation") == "2 8.3 of 8 CPU-minutes"
