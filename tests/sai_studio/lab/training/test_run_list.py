"""The list of runs, as it is painted."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from sai_studio.lab.training.run_list import _RunDelegate
from tests.sai_studio.lab.training.conftest import Bench
from tests.sai_studio.lab.training.runs import fake_run


def test_texts_keep_clear_of_the_check_box(bench: Bench) -> None:
    for name in ("first", "second", "third"):
        fake_run(bench.runs / name)
    window = bench.window()
    bench.wait(lambda: len(window.training.views) == 3)
    runs = window.list
    runs.folders.second_line = lambda _path: "M" * 200
    runs.refresh()
    picture = runs.viewport().grab().toImage()
    ratio = picture.devicePixelRatio()
    place = next(n for n, p in enumerate(runs.folders.paths) if p != window.training.selected)
    row = runs.visualRect(runs.folders.index(place))
    box = _RunDelegate.box(QRectF(row))
    around = {
        picture.pixelColor(round(x * ratio), round(y * ratio)).name()
        for x in (round(box.left()) - 4, round(box.left()) - 3, round(box.right()) + 3)
        for y in range(row.top() + 3, row.bottom() - 3)
    }
    assert len(around) == 1
