"""The strip of the whole game under a zoomed timeline."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from engine.review.timeline import Estimate
from sai_studio.kit import theme
from sai_studio.review.timeline.graph import TimelinePanel
from sai_studio.review.view_context import ViewContext
from sai_studio.session.session import Session
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.waiting import settle

BLUNDER, MOVES = 5, 40


@pytest.fixture
def game(session: Session) -> Session:
    """Forty moves; the fifth, Black's, loses 20 points, and the last ten are not judged."""
    for point in range(MOVES):
        session.edits.play(point)
    session.timeline.add(
        [
            (node, Estimate(9.0 if i < BLUNDER else -11.0, 1.0, 0.5, 9.5, 500))
            for i, node in enumerate(session.cursor.line[:31])
        ]
    )
    return session


def zoomed(game: Session, show: Show) -> TimelinePanel:
    panel = TimelinePanel(ViewContext(game))
    show(panel, 700, 220)
    assert panel.graph.lanes().overview.height() == 0.0, "the whole game is in view"
    panel.graph.zoom(30.0, 0.5)
    assert panel.graph.lanes().overview.height() > 5.0
    return panel


def color_at(panel: TimelinePanel, number: float) -> QColor:
    strip = panel.graph.lanes().overview
    x = strip.left() + (number + 0.5) * strip.width() / (MOVES + 1)
    return panel.graph.grab().toImage().pixelColor(round(x), round(strip.center().y()))


def test_the_strip_shows_losses_outside_the_view(game: Session, show: Show) -> None:
    panel = zoomed(game, show)
    assert panel.graph.range[0] > BLUNDER + 1, "the blunder is out of view"
    scene = panel.graph.scene
    assert scene is not None
    worst = theme.mark(f"loss{scene.loss_class[BLUNDER]}")
    assert color_at(panel, BLUNDER) == worst
    fine, unknown = color_at(panel, 12), color_at(panel, 36)
    assert len({worst.rgb(), fine.rgb(), unknown.rgb()}) == 3
    assert unknown == color_at(panel, 0) == color_at(panel, 39), "not judged: no color"
    theme.set_color_blind(True)
    try:
        panel.graph.forget_picture()
        other = theme.mark(f"loss{scene.loss_class[BLUNDER]}")
        assert other != worst
        assert color_at(panel, BLUNDER) == other
    finally:
        theme.set_color_blind(False)


def test_a_click_into_the_strip_goes_there(game: Session, show: Show, qtbot: QtBot) -> None:
    panel = zoomed(game, show)
    strip = panel.graph.lanes().overview
    at = QPoint(
        round(strip.left() + (BLUNDER + 0.5) * strip.width() / (MOVES + 1)),
        round(strip.center().y()),
    )
    qtbot.mousePress(panel.graph, Qt.MouseButton.LeftButton, pos=at)
    settle(20)
    assert game.cursor.node.number == BLUNDER
    low, high = panel.graph.range
    assert low <= BLUNDER <= high, "the view follows"


def test_the_frame_marks_the_range_in_view(game: Session, show: Show) -> None:
    panel = zoomed(game, show)
    strip, (low, high) = panel.graph.lanes().overview, panel.graph.range
    picture, y = panel.graph.grab().toImage(), round(strip.top() - 1.5)
    ground = picture.pixelColor(2, y)
    step = strip.width() / (MOVES + 1)
    marked = [x for x in range(picture.width()) if picture.pixelColor(x, y) != ground]
    marked = [x for x in marked if strip.left() <= x <= strip.right()]
    assert marked[0] == pytest.approx(strip.left() + (low + 0.5) * step, abs=2.0)
    assert marked[-1] == pytest.approx(strip.left() + (high + 0.5) * step, abs=2.0)
