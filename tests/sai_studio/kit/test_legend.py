from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from sai_studio.kit.charts.legend import Legend, LegendEntry
from sai_studio.kit.painting import scaled_font
from sai_studio.review.timeline.graph_legend import LEGEND as TIMELINE

ENTRIES = (
    LegendEntry("one", "first line", "curve", "line", widest="\u221288.8"),
    LegendEntry("two", "second line", "winrate", "dotted", checkable=True),
    LegendEntry("three", "third thing", "accent", "bar"),
    LegendEntry("four", "a band", "alpha", "band"),
    LegendEntry("five", "words", ""),
)


@pytest.fixture
def legend(qtbot: QtBot) -> Legend:
    legend = Legend(ENTRIES)
    qtbot.addWidget(legend)
    legend.resize(700, 20)
    legend.show()
    qtbot.waitExposed(legend)
    return legend


def test_it_wraps_to_its_width(legend: Legend) -> None:
    assert legend.heightForWidth(200) > legend.heightForWidth(700)
    legend.resize(200, 60)
    legend.grab()


def test_only_checkable_entries_can_be_clicked(legend: Legend, qtbot: QtBot) -> None:
    heard: list[tuple[str, bool]] = []
    legend.toggled.connect(lambda key, on: heard.append((key, on)))
    for x in range(0, 700, 4):
        before = len(heard)
        qtbot.mouseClick(legend, Qt.MouseButton.LeftButton, pos=QPoint(x, 8))
        if len(heard) > before:
            break
    assert heard == [("two", False)]
    assert not legend.is_on("two")
    assert legend.is_on("one")


def test_figures(legend: Legend) -> None:
    legend.set_figures({"one": "9.0"})
    assert legend.figure("one") == "9.0"
    assert legend.figure("two") == ""
    legend.grab()


def test_there_is_room_for_a_pass(qtbot: QtBot) -> None:
    legend = Legend(TIMELINE)
    qtbot.addWidget(legend)
    bold = QFontMetricsF(scaled_font(legend.font(), 0.85, bold=True))
    room = legend._needs(0)[0]
    assert all(bold.horizontalAdvance(text) <= room for text in ("277 W pass", "277 W Q16"))


def test_optional_entries_take_no_second_line(qtbot: QtBot) -> None:
    optional = LegendEntry("more", "something else", "text", "diamond", is_optional=True)
    short, long = Legend(ENTRIES[:1]), Legend((*ENTRIES[:1], optional))
    for legend in (short, long):
        qtbot.addWidget(legend)
    assert long.heightForWidth(130) == short.heightForWidth(130)
    needed = Legend((*ENTRIES[:1], LegendEntry("more", "something else", "text", "diamond")))
    qtbot.addWidget(needed)
    assert needed.heightForWidth(130) > short.heightForWidth(130)


def test_a_long_value_takes_the_free_room_of_its_line(qtbot: QtBot) -> None:
    legend = Legend((LegendEntry("one", "", "curve", widest="8.8"),))
    qtbot.addWidget(legend)
    legend.resize(400, 20)

    def inked() -> int:
        """Return the last column in which something is drawn."""
        picture = legend.grab().toImage()
        back = picture.pixelColor(399, 0)
        rows = range(picture.height())
        columns = range(picture.width() - 1, 0, -1)
        return next(x for x in columns if any(picture.pixelColor(x, y) != back for y in rows))

    legend.set_figures({"one": "9.0"})
    short = inked()
    legend.set_figures({"one": "9.0" * 8})
    assert short + 50 < inked() < 380
    legend.set_figures({"one": "9.0" * 80})
    assert inked() > 360, "shortened at the end of the line, with three dots"
