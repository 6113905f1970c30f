"""The strip of the whole game under a zoomed timeline: what each move lost."""

from __future__ import annotations

from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from engine.base.translation import tr
from sai_studio.shared import theme
from sai_studio.views.timeline.graph_scene import TimelineScene, runs
from sai_studio.views.timeline.lanes import Lanes

NARROWEST: Final = 2.0
"""Least width of a move [px]: a mistake is seen also in a game of a thousand moves."""
NOTHING_LOST: Final = 0.3
"""Opacity of moves of class 0, so that mistakes stand out."""


def overview_number(scene: TimelineScene, lanes: Lanes, at: QPointF) -> int | None:
    """Return the index of the move at a position; None outside the strip."""
    strip = lanes.overview
    if strip.height() <= 0.0 or at.y() < strip.top() - 3.0:
        return None
    number = int((at.x() - strip.left()) / strip.width() * len(scene))
    return min(max(number, 0), len(scene) - 1)


def paint_overview(painter: QPainter, scene: TimelineScene, lanes: Lanes) -> None:
    """Paint the losses of all moves, in the classes of the mistakes, and the range in view.

    Moves that were not judged have no color. Where moves overlap, the worst one is on top.
    """
    strip = lanes.overview
    if strip.height() <= 0.0:
        return
    step = strip.width() / len(scene)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillRect(strip, theme.color("muted", 0.10))
    for first, last in runs(np.where(scene.color != 0, scene.loss, np.nan)):
        box = QRectF(strip.left() + first * step, strip.top(), 0.0, strip.height())
        box.setWidth((last + 1 - first) * step)
        painter.fillRect(box, theme.mark("loss0", NOTHING_LOST))
    lossy = np.flatnonzero((scene.loss_class > 0) & (scene.color != 0)).tolist()
    for i in sorted(lossy, key=lambda i: int(scene.loss_class[i])):
        box = QRectF(strip.left() + i * step, strip.top(), max(step, NARROWEST), strip.height())
        painter.fillRect(box, theme.mark(f"loss{scene.loss_class[i]}"))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.color("text"), 1.4))
    left, right = (strip.left() + (end + 0.5) * step for end in (lanes.low, lanes.high))
    painter.drawRect(QRectF(left, strip.top() - 1.5, right - left, strip.height() + 3.0))
    painter.setPen(theme.color("muted"))
    painter.setFont(lanes.font)
    box = QRectF(0.0, strip.center().y() - 10.0, strip.left() - 6.0, 20.0)
    painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, tr("game"))
