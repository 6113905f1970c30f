"""Parts of SVG charts as text, written without any library; attributes only, no style sheets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final
from xml.sax.saxutils import escape

INK: Final = "#333333"
"""Color of text and axes."""


def sheet(width: float, height: float, parts: Sequence[str]) -> str:
    """Return a whole picture on a white ground [px]."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}" font-family="sans-serif" font-size="11" '
        f'fill="{INK}">'
    )
    ground = f'<rect width="{width:g}" height="{height:g}" fill="#ffffff"/>'
    return "\n".join([head, ground, *parts, "</svg>"]) + "\n"


def panel_sheet(
    panels: Sequence[str],
    width: int,
    height: int,
    columns: int,
    above: Sequence[str] = (),
    room: float = 0,
) -> str:
    """Return a picture of panels of equal size [px], row by row, below `room` for other parts."""
    columns = min(max(len(panels), 1), columns)
    rows = -(-max(len(panels), 1) // columns)
    parts = list(above)
    for i, panel in enumerate(panels):
        x, y = i % columns * width, room + i // columns * height
        parts.append(f'<g transform="translate({x} {y:g})">\n{panel}\n</g>')
    return sheet(columns * width, room + rows * height, parts)


def text(
    x: float, y: float, words: str, anchor: str = "middle", size: float = 11, color: str = INK
) -> str:
    """Return a line of text; `anchor` is start, middle or end."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size:g}" '
        f'fill="{color}">{escape(words)}</text>'
    )


def upright_text(x: float, y: float, words: str, color: str = INK, anchor: str = "middle") -> str:
    """Return text that reads from bottom to top."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{color}" '
        f'transform="rotate(-90 {x:.1f} {y:.1f})">{escape(words)}</text>'
    )


def line(
    x1: float, y1: float, x2: float, y2: float, color: str, width: float = 1, dash: str = ""
) -> str:
    """Return a straight line; `dash` holds lengths of dashes and gaps, like "4 3" [px]."""
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{color}" '
        f'stroke-width="{width:g}"{dashes}/>'
    )


def polyline(
    points: Iterable[tuple[float, float]],
    color: str,
    width: float = 1,
    opacity: float = 1,
    title: str = "",
) -> str:
    """Return a line through points; `title` is shown when the mouse is over the line."""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return (
        f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="{width:g}" '
        f'stroke-opacity="{opacity:g}"><title>{escape(title)}</title></polyline>'
    )


def polygon(points: Iterable[tuple[float, float]], color: str, opacity: float) -> str:
    """Return a filled polygon, such as the band of an interval."""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return f'<polygon points="{path}" fill="{color}" fill-opacity="{opacity:g}"/>'


def circle(
    x: float, y: float, radius: float, color: str, opacity: float = 1, title: str = ""
) -> str:
    """Return a filled circle; `title` is shown when the mouse is over the circle."""
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}" fill="{color}" '
        f'fill-opacity="{opacity:g}"><title>{escape(title)}</title></circle>'
    )
