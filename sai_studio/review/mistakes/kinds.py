"""Symbol and color of each kind of mistake, and the legend that explains them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from engine.base.translation import tr
from engine.review.mistakes import MistakeKind
from sai_studio.kit import theme

RADIUS: Final = 4.5
"""Half the width of a symbol [pixels]."""
WIDTH: Final = 16.0
"""Width that a symbol takes before the text of its kind [pixels]."""


@dataclass(frozen=True)
class KindLook:
    """How a kind of mistake is shown."""

    glyph: str
    """Character that looks like the symbol, for texts."""
    role: str
    """Theme color of the symbol."""
    about: str
    """What the kind means."""


LOOKS: Final = {
    MistakeKind.WIN: KindLook(
        "\u25bc", "loss4", tr("the player was ahead and is behind after the move")
    ),
    MistakeKind.POINTS: KindLook("\u25a0", "loss3", tr("points that also cost winning chances")),
    MistakeKind.CERTAINTY: KindLook(
        "\u25b2", "fair", tr("few points or none, but the game is less settled")
    ),
    MistakeKind.CHANCES: KindLook(
        "\u25c6", "loss3", tr("winning chances, but no points beyond the error")
    ),
    MistakeKind.COSMETIC: KindLook(
        "\u25cb", "muted", tr("points in a decided game; the winner stays the same")
    ),
}


def legend() -> str:
    """Return symbol, name and meaning of every kind, as HTML."""
    lines = (
        f'<span style="color: {theme.color(look.role).name()}">{look.glyph}</span> '
        f"<b>{kind.text}</b>: {look.about}"
        for kind, look in LOOKS.items()
    )
    return f"<p>{tr('What the move gave away:')}</p><p>{'<br>'.join(lines)}</p>"


def paint_kind(painter: QPainter, at: QPointF, kind: MistakeKind, opacity: float = 1.0) -> None:
    """Paint the symbol of a kind around a point; the pen stays as it is.

    `opacity` is that of its inside.
    """
    pen, role, half = painter.pen(), LOOKS[kind].role, RADIUS
    painter.setPen(QPen(theme.mark(role), 1.2))
    is_hollow = kind is MistakeKind.COSMETIC
    painter.setBrush(Qt.BrushStyle.NoBrush if is_hollow else theme.color(role, opacity))
    if is_hollow:
        painter.drawEllipse(at, half - 0.5, half - 0.5)
    else:
        painter.drawPolygon(QPolygonF([at + QPointF(x, y) * half for x, y in _SHAPES[kind]]))
    painter.setPen(pen)


_SHAPES: Final = {
    MistakeKind.WIN: ((-1.0, -0.8), (1.0, -0.8), (0.0, 0.9)),
    MistakeKind.POINTS: ((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)),
    MistakeKind.CERTAINTY: ((-1.0, 0.8), (1.0, 0.8), (0.0, -0.9)),
    MistakeKind.CHANCES: ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)),
}
"""Corners of the symbols, relative to their half width."""
