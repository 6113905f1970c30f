"""Lay out the numbers on candidate discs and the agents' chips so that they don't overlap. No Qt.

Numbers are on the points, chips on the corners between four points.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sai_studio.views.board.board_scene import AgentMark, Disc

_CORNERS: Final = ((1, -1), (1, 1), (-1, -1), (-1, 1))
"""Corners around a point in order of preference: right or left, up or down."""
LEAST_CELL: Final = 21.0
"""Distance of the board's lines below which discs have no numbers [pixels]."""


class FigureLine(NamedTuple):
    """One line of text on a candidate disc."""

    text: str
    y: float
    """Center of the line, relative to the point; positive is down [pixels]."""
    size: float
    """Size of the font [pixels]."""
    bold: bool


def disc_radius(disc: Disc, cell: float) -> float:
    """Return the radius of a disc [pixels]; one with numbers has room for them."""
    least = 0.335 if disc.numbers else 0.20
    return cell * (least + (0.47 - least) * disc.strength)


def figure_lines(disc: Disc, cell: float) -> list[FigureLine]:
    """Return up to three lines of numbers, as many as are legible at this size."""
    if not disc.numbers or cell < LEAST_CELL:
        return []
    if cell < 30:
        return [FigureLine(disc.numbers[0], 0.0, 0.36 * cell, True)]
    scale = disc_radius(disc, cell) / 0.47
    two, three = ((-0.13, 0.31), (0.18, 0.26)), ((-0.20, 0.265), (0.045, 0.225), (0.265, 0.18))
    places = two if cell < 40 or len(disc.numbers) < 3 else three
    lines = [(text, *place) for text, place in zip(disc.numbers, places, strict=False)]
    return [
        FigureLine(text, y * scale, size * scale, place == 0)
        for place, (text, y, size) in enumerate(lines)
    ]


class Chip(NamedTuple):
    """Small disc that marks the move of one agent."""

    agent: int
    """Place in the list of agents."""
    label: str
    column: float
    """Center [cells from the leftmost line]."""
    row: float
    """Center [cells from the uppermost line]."""
    shift: float
    """Offset to the right of that center [radii]."""
    scale: float
    """Size relative to the usual radius."""


def chip_radius(cell: float) -> float:
    """Return the radius of a chip [pixels]; it covers no numbers on the four discs around it."""
    return max(4.0, min(max(6.0, 0.145 * cell), 15.0, 0.29 * cell))


def place_chips(marks: Sequence[AgentMark], size: int) -> list[Chip]:
    """Place every chip at a free corner of its point.

    Corners on the edge of the board are used last, because of the coordinates there. When all four
    are taken, the remaining chips of a point share the last corner.
    """
    taken: set[tuple[int, int]] = set()
    chips: list[Chip] = []
    for mark in marks:
        row, column = divmod(mark.point, size)
        corners = [(2 * column + right, 2 * row + down) for right, down in _CORNERS]
        corners.sort(key=lambda corner: not all(0 < at < 2 * (size - 1) for at in corner))
        free = [corner for corner in corners if corner not in taken] or corners[:1]
        single = min(len(mark.agents), len(free))
        shared = len(mark.agents) - single + 1
        for place, (agent, label) in enumerate(zip(mark.agents, mark.labels, strict=True)):
            corner = free[min(place, single - 1)]
            taken.add(corner)
            x, y = corner[0] / 2.0, corner[1] / 2.0
            if place < single - 1 or shared == 1:
                chips.append(Chip(agent, label, x, y, 0.0, 1.0))
                continue
            scale = 1.0 / shared  # several chips side by side in the room of one
            shift = (2 * (place - single + 1) - shared + 1) * scale
            chips.append(Chip(agent, label, x, y, shift, scale))
    return chips
