"""Content of a chart: lines, marks, bars and axes. No Qt."""

from __future__ import annotations

import csv
import io
import math
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.translation import tr
from sai_studio.kit.figures import MINUS

MOST_NAMED: Final = 12
"""Most lines that the legend of a file names where the chart on the screen has none."""
Floats = NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Line:
    """One curve."""

    label: str
    role: str
    """Color of the theme, or "#rrggbb"."""
    x: Floats
    """[P] ascending; NaN for missing points."""
    y: Floats
    """[P]"""
    low: Floats | None = None
    """[P] lower ends of intervals around y."""
    high: Floats | None = None
    band: bool = False
    """Whether the intervals are drawn as one band."""
    digits: int = 2
    """Decimals of its value in the legend."""
    unit: str = ""
    ghost: bool = False
    """Whether it is thin, pale and not in the legend."""
    dots: bool = False
    """Whether it consists of measurements joined by a thin line."""
    scatter: bool = False
    """Whether it consists of separate points, which need not be ascending."""
    dash: float = 0.0
    """Length of its dashes [line widths]; 0 = a solid line."""
    radius: float = 2.6
    """Radius of its dots [px]; large ones have an outline."""
    note: str = ""
    """Text after the value in its tool tip."""
    tag: str = ""
    """Name beside its last point, left out where it would cover another."""

    def near(self, x: float) -> tuple[float, float] | None:
        """Return the point nearest to x, or the one before if it has no value yet.

        Of measurements, which are far apart, it is the nearest point with a value.
        """
        known = np.isfinite(self.x)
        if self.dots:
            known &= np.isfinite(self.y)
        if not known.any():
            return None
        place = int(np.abs(np.where(known, self.x, np.inf) - x).argmin())
        if not math.isfinite(self.y[place]) and place > 0:
            place -= 1
        point = float(self.x[place]), float(self.y[place])
        return point if math.isfinite(point[0]) and math.isfinite(point[1]) else None

    def distance(self, x: float, y: float, x_unit: float, y_unit: float) -> float:
        """Return the distance of a point from the line, in units of each axis."""
        xs, ys = (self.x - x) / x_unit, (self.y - y) / y_unit
        dx, dy = np.diff(xs), np.diff(ys)
        if not len(dx):
            return math.hypot(xs[0], ys[0])
        along = -(xs[:-1] * dx + ys[:-1] * dy) / np.maximum(dx * dx + dy * dy, 1e-12)
        share = np.clip(along, 0.0, 1.0)
        return float(np.hypot(xs[:-1] + share * dx, ys[:-1] + share * dy).min())


@dataclass(frozen=True)
class Mark:
    """A marked value, drawn as a line; beyond the x axis only its name is shown."""

    value: float
    label: str
    role: str
    vertical: bool = False
    dash: bool = True
    spread: float = 0.0
    """Half width of the band around a vertical mark; 0: no band."""


@dataclass(frozen=True)
class Bar:
    """A bar on the x axis."""

    left: float
    right: float
    height: float
    role: str


@dataclass(frozen=True, eq=False)
class ChartScene:
    """Everything that a chart draws."""

    title: str
    tip: str
    """Tool tip with the explanation of the chart."""
    x_label: str
    lines: tuple[Line, ...]
    marks: tuple[Mark, ...] = ()
    cursor: float | None = None
    """Selected value on the x axis."""
    x_range: tuple[float, float] | None = None
    """Fixed range; None fits the lines."""
    y_range: tuple[float, float] | None = None
    percent: bool = False
    """Whether y is a share, shown in percent."""
    whole_x: bool = False
    """Whether ticks of x are whole numbers."""
    empty: str = ""
    """Note shown if there is nothing to draw."""
    y_label: str = ""
    """Title of the y axis, shown instead of the legend; tool tips then name the lines."""
    x_names: tuple[tuple[float, str], ...] = ()
    """Names on the x axis instead of numbers."""
    bars: tuple[Bar, ...] = ()
    x_grid: bool = False
    """Whether a line across the plot marks each tick of x."""

    @property
    def is_empty(self) -> bool:
        """Whether no line has a point."""
        return not any((np.isfinite(line.x) & np.isfinite(line.y)).any() for line in self.lines)

    @property
    def legend_lines(self) -> list[Line]:
        """The lines in the legend."""
        hidden = self.y_label or self.is_empty
        return [] if hidden else [line for line in self.lines if not line.ghost]

    @property
    def for_file(self) -> ChartScene:
        """The scene with a legend in place of the y axis' title: a file has no tool tips."""
        lines = [line for line in self.lines if not line.ghost]
        has_names = bool(self.x_names) or any(line.tag for line in lines)
        if not self.y_label or has_names or len(lines) > MOST_NAMED:
            return self
        return replace(self, title=f"{self.title}: {self.y_label}", y_label="")

    def figure(self, line: Line, x: float | None) -> str:
        """Return a line's value near x as text; "" if it has none."""
        point = None if x is None else line.near(x)
        return "" if point is None else self._value_text(line, point[1])

    def widest_figure(self, line: Line) -> str:
        """Return the longest value text of a line."""
        largest = float(np.abs(line.y[np.isfinite(line.y)]).max(initial=0.0))
        return "100 %" if self.percent else self._value_text(line, largest)

    def words(self, line: Line, x: float) -> str:
        """Return name and value of a line at x."""
        value = self._value_text(line, float(np.interp(x, line.x, line.y)))
        text = f"{line.label}: {self.y_label} {value}"
        if line.note:
            return text + line.note
        return tr("{value} at {axis} {place}", value=text, axis=self.x_label, place=number(x, 1))

    def _value_text(self, line: Line, value: float) -> str:
        if self.percent:
            return f"{number(100.0 * value, 0)} %"
        return number(value, line.digits) + line.unit

    def nearest_x(self, x: float) -> float:
        """Return the x of the nearest point of the first line with points."""
        for line in self.lines:
            known = line.x[np.isfinite(line.x) & np.isfinite(line.y)]
            if len(known) and not line.ghost:
                return float(known[np.abs(known - x).argmin()])
        return x

    def ranges(self) -> tuple[float, float, float, float]:
        """Return the ends of both axes: x from, x to, y from, y to."""
        xs = _joined([line.x[np.isfinite(line.y)] for line in self.lines])
        ys = [_joined([line.y for line in self.lines])]
        for line in self.lines:
            ys += [end for end in (line.low, line.high) if end is not None]
        ys.append(np.array([mark.value for mark in self.marks if not mark.vertical]))
        x_low, x_high = self.x_range or _ends(xs, 0.0)
        y_low, y_high = self.y_range or _ends(_joined(ys), 0.06)
        return x_low, x_high, y_low, y_high


def _joined(parts: list[Floats]) -> Floats:
    values: Floats = np.concatenate([np.zeros(0), *parts])
    return np.asarray(values[np.isfinite(values)])


def _ends(values: Floats, margin: float) -> tuple[float, float]:
    if not len(values):
        return 0.0, 1.0
    low, high = float(values.min()), float(values.max())
    if high - low < 1e-9 * max(abs(high), 1.0):
        half = max(abs(high) * 0.1, 0.5)
        return low - half, high + half
    room = margin * (high - low)
    at_zero = low >= 0.0 and low < 0.35 * high  # the axis starts at zero
    return (0.0 if at_zero and margin else low - room), high + room


def number(value: float, digits: int) -> str:
    """Return a number with a real minus sign and separated thousands; a dash for NaN."""
    if not math.isfinite(value):
        return "\u2013"
    text = f"{value:,.{digits}f}".replace(",", "\u202f")
    return text.replace("-", MINUS)


def envelope(x: Floats, y: Floats, bins: int) -> tuple[list[float], list[float], list[float]]:
    """Return middle x, lowest and highest y of a line in `bins` bins.

    Parameters
    ----------
    x, y : float64[P]
        Finite, x ascending, P at least `bins`.
    """
    starts = np.linspace(0, len(x), bins + 1).astype(int)[:-1]
    ends = np.append(starts[1:], len(x)) - 1
    middle = (x[starts] + x[ends]) / 2
    middle[0], middle[-1] = x[0], x[-1]
    low, high = np.minimum.reduceat(y, starts), np.maximum.reduceat(y, starts)
    return middle.tolist(), low.tolist(), high.tolist()


def running_mean(values: Floats, reach: int) -> Floats:
    """Return the running mean over `reach` values to each side; float64[P].

    Near the ends the window shrinks on both sides, so that the slope is kept.
    """
    sums = np.concatenate([np.zeros(1), np.cumsum(values)])
    places = np.arange(len(values))
    near = np.minimum(np.minimum(places, places[::-1]), reach)
    return np.asarray((sums[places + near + 1] - sums[places - near]) / (2 * near + 1))


def scene_csv(scene: ChartScene) -> str:
    """Return the values of a chart as CSV: one row per point of a line, then the marks."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(["series", scene.x_label, scene.title, "low", "high"])
    for line in scene.lines:
        ends = [line.low, line.high]
        for i in np.flatnonzero(np.isfinite(line.x) & np.isfinite(line.y)).tolist():
            figures = [line.x[i], line.y[i], *("" if end is None else end[i] for end in ends)]
            writer.writerow([line.label, *(f"{v:.6g}" if v != "" else "" for v in figures)])
    for mark in scene.marks:
        place = [f"{mark.value:g}", ""] if mark.vertical else ["", f"{mark.value:g}"]
        writer.writerow([mark.label, *place, "", ""])
    return file.getvalue()
