"""Where handicap stones stand."""

from __future__ import annotations

import pytest

from engine.go.coords import point_to_gtp
from engine.record.handicap import handicap_points


@pytest.mark.parametrize(
    ("size", "stones", "expected"),
    [
        (19, 2, "Q16 D4"),
        (19, 3, "Q16 D4 Q4"),
        (19, 5, "Q16 D4 Q4 D16 K10"),
        (19, 6, "Q16 D4 Q4 D16 D10 Q10"),
        (19, 9, "Q16 D4 Q4 D16 D10 Q10 K16 K4 K10"),
        (13, 4, "K10 D4 K4 D10"),
        (9, 5, "G7 C3 G3 C7 E5"),
        (8, 4, "F6 C3 F3 C6"),
        (8, 5, ""),
        (7, 4, "E5 C3 E3 C5"),
        (7, 5, ""),
        (5, 2, ""),
        (19, 1, ""),
        (19, 10, ""),
    ],
)
def test_points(size: int, stones: int, expected: str) -> None:
    points = handicap_points(size, stones)
    assert " ".join(point_to_gtp(point, size) for point in points) == expected


def test_korean_servers_put_the_third_stone_upper_left() -> None:
    points = handicap_points(19, 3, third_upper_left=True)
    assert [point_to_gtp(point, 19) for point in points] == ["Q16", "D4", "D16"]
