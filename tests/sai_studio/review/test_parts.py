from __future__ import annotations

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sai_studio.kit.figures import certainty
from sai_studio.kit.painting import scaled_font
from sai_studio.kit.refresh import Refresh
from sai_studio.review.view_panel import FigureLabel, StepBar
from tests.sai_studio.waiting import settle


def test_numbers_stand_on_one_line_with_words(qtbot: QtBot) -> None:
    """The words are taller than the numbers where a font for them is installed."""
    number, words = (FigureLabel("\u9069\u6b63\u30b3\u30df", "") for _ in range(2))
    number.set_value("1.1", "B+1.1")
    words.set_value("\u767d67 %", "\u767d")
    for label in (number, words):
        qtbot.addWidget(label)
    assert number.sizeHint().height() == words.sizeHint().height()


def test_many_asks_are_one_refresh(qtbot: QtBot) -> None:
    done: list[int] = []
    owner = QWidget()
    qtbot.addWidget(owner)
    refresh = Refresh(owner, lambda: done.append(1))
    owner.show()
    qtbot.waitExposed(owner)
    for _ in range(5):
        refresh.ask()
    qtbot.waitUntil(lambda: bool(done), timeout=60_000)
    assert done == [1]
    settle()
    assert done == [1]


def test_hidden_owners_wait_until_they_are_shown(qtbot: QtBot) -> None:
    done: list[int] = []
    owner = QWidget()
    qtbot.addWidget(owner)
    refresh = Refresh(owner, lambda: done.append(1))
    refresh.ask()
    settle()
    assert done == []
    owner.show()
    qtbot.waitExposed(owner)
    assert done == [1]


def test_fonts_scale_points_and_pixels() -> None:
    points, pixels = QFont(), QFont()
    points.setPointSizeF(10.0)
    pixels.setPixelSize(20)
    assert scaled_font(points, 1.5).pointSizeF() == 15.0
    assert scaled_font(pixels, 0.5).pixelSize() == 10
    assert scaled_font(points, bold=True).weight() == QFont.Weight.DemiBold


def test_a_figure_in_three_lines_and_in_one(qtbot: QtBot) -> None:
    figure = FigureLabel("Certainty", "how settled")
    qtbot.addWidget(figure)
    bar = StepBar()
    figure.put_beside_value(bar)
    bar.show_certainty(certainty(1.0, 19))
    figure.set_value("settled", "beta 1")
    figure.show()
    tall = figure.sizeHint().height()
    figure.set_compact(True)
    assert figure.sizeHint().height() < tall
    figure.set_compact(False)
    assert figure.sizeHint().height() == tall
    assert (figure.value, figure.remark) == ("settled", "beta 1")
    figure.grab()
