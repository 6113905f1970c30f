"""Charts of curves: where their points are, and axes with round ends."""

from __future__ import annotations

import re

import numpy as np
import pytest

from engine.measure.panels import line_chart, x_of, y_of


def points(chart: str) -> list[list[tuple[float, float]]]:
    """Return the points of each curve [px]."""
    return [
        [(float(x), float(y)) for x, y in (pair.split(",") for pair in line.split())]
        for line in re.findall(r'<polyline points="([^"]*)"', chart)
    ]


def test_curves_lie_in_their_axes() -> None:
    chart = line_chart([0, 5, 10], {"a": [1.0, np.nan, 3.0], "b & c": [4.5, 8.0, 2.0]})
    first, second = points(chart)
    assert [x for x, _ in first] == pytest.approx([x_of(0, 0, 10), x_of(10, 0, 10)], abs=0.06)
    assert [y for _, y in first] == pytest.approx([y_of(1, 0, 8), y_of(3, 0, 8)], abs=0.06)
    assert [x for x, _ in second] == pytest.approx([x_of(x, 0, 10) for x in (0, 5, 10)], abs=0.06)
    assert "b &amp; c" in chart


@pytest.mark.parametrize("values", [[2.0, 2.0], [np.nan, np.nan], [-1e6, 1e6], [0.0121, 0.0123]])
def test_any_values_have_an_axis(values: list[float]) -> None:
    [line] = points(line_chart([0, 1], {"curve": values}))
    assert len(line) == np.isfinite(values).sum()
    assert all(y_of(1, 0, 1) - 0.1 <= y <= y_of(0, 0, 1) + 0.1 for _, y in line)
