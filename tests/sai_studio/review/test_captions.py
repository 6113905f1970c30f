"""Captions of the timeline stand where no curve crosses them; its legend keeps its names."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from engine.review.timeline import Estimate
from sai_studio.kit.charts.labels import Labels
from sai_studio.review.timeline import graph_painter
from sai_studio.review.timeline.graph import TimelinePanel
from sai_studio.review.timeline.lanes import FloatArray, Lanes, lay_lanes
from sai_studio.review.view_context import ViewContext
from sai_studio.session.session import Session
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.waiting import settle

WIDTH, HEIGHT, MOVES = 500, 170, 41


@pytest.fixture
def lanes(qapp: QApplication) -> Lanes:
    return lay_lanes(WIDTH, HEIGHT, qapp.font(), -0.5, MOVES - 0.5, False)


def boxes(
    lanes: Lanes, curves: list[FloatArray], monkeypatch: pytest.MonkeyPatch
) -> dict[str, QRectF]:
    """Where the captions are painted."""
    found: dict[str, QRectF] = {}
    monkeypatch.setattr(
        graph_painter,
        "paint_label",
        lambda painter, box, text, color: found.update({text: box}),
    )
    picture = QPixmap(WIDTH, HEIGHT)
    with QPainter(picture) as painter:
        graph_painter.paint_captions(painter, 9.0, lanes, curves)
    return found


def crossed(box: QRectF, lanes: Lanes, curve: FloatArray) -> int:
    """How much of a caption a curve crosses."""
    labels = Labels(lanes.graph)
    labels.add_curve(lanes.x(np.arange(len(curve), dtype=np.float64)), curve)
    return labels.crossed(box)


def curve(lanes: Lanes, *shares: float) -> FloatArray:
    """A curve through shares of the height of the graph, evenly spaced."""
    at = np.linspace(0.0, len(shares) - 1.0, MOVES)
    share = np.interp(at, np.arange(len(shares)), shares)
    return np.asarray(lanes.graph.bottom() - share * lanes.graph.height())


@pytest.mark.parametrize(
    "shares",
    [(0.5, 0.5), (1.0, 1.0, 0.5, 0.5), (0.5, 1.0), (0.0, 0.0, 0.5), (0.95, 0.95), (0.05, 0.05)],
)
def test_no_curve_crosses_a_caption(
    shares: tuple[float, ...], lanes: Lanes, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = curve(lanes, *shares)
    found = boxes(lanes, [line], monkeypatch)
    assert list(found) == ["Black ahead", "White ahead", "komi 9.0"]
    middle = lanes.graph.center().y()
    assert found["Black ahead"].bottom() < middle < found["White ahead"].top()
    for name in ("Black ahead", "White ahead"):
        assert crossed(found[name], lanes, line) == 0
        assert not found[name].intersects(found["komi 9.0"])


def test_captions_stay_at_the_left_where_they_can(
    lanes: Lanes, monkeypatch: pytest.MonkeyPatch
) -> None:
    unknown = np.full(MOVES, np.nan)
    found = boxes(lanes, [unknown], monkeypatch)
    assert {round(box.left() - lanes.x(0.0)) for box in found.values()} <= {4, -1, -2, -3, -4}


def test_segments_between_distant_moves_are_seen(lanes: Lanes) -> None:
    """On small boards a caption may lie between two moves."""
    graph = lanes.graph
    steep = np.array([graph.top(), *[graph.bottom()] * (MOVES - 1)])
    left, right = lanes.x(0.2), lanes.x(0.8)
    assert crossed(QRectF(left, graph.top(), right - left, 50.0), lanes, steep) > 0


@pytest.mark.parametrize(("height", "named"), [(200, True), (140, False)])
def test_the_legend_names_its_lines_where_there_is_room_for_two_lines(
    height: int, named: bool, session: Session, show: Show
) -> None:
    panel = TimelinePanel(ViewContext(session))
    for point in (24, 16):
        session.edits.play(point)
    line = session.cursor.line
    session.timeline.add([(node, Estimate(-60.0, 1.0, 0.5, 9.5, 1)) for node in line])
    show(panel, 460, height)
    settle(100)
    legend = panel._legend
    (alpha,) = [entry for entry in legend.entries if entry.key == "alpha"]
    assert panel.figure("alpha") == "\u2264\u00a0\u221249.0"
    assert panel.figure("alpha") in alpha.widest, "there is room for it"
    assert "faint" in [entry.key for entry in legend.entries]
    assert (legend._names_shown(float(legend.width())) == len(legend.entries)) == named
