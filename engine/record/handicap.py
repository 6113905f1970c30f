"""The customary points of handicap stones."""

from __future__ import annotations

__all__ = ["handicap_points"]


def handicap_points(size: int, stones: int, *, third_upper_left: bool = False) -> list[int]:
    """Return the customary points of `stones` handicap stones, in the order of placement.

    Boards from 7x7 have handicap points; even-sized ones and 7x7 only the four corners. The list is
    empty if the board has no points for this number (2 to 9). `third_upper_left` puts the third
    stone there instead of into the lower right corner, as in GTP and on the Korean servers.
    """
    if size < 7:
        return []
    edge = 3 if size > 12 else 2
    low, high, middle = edge, size - 1 - edge, size // 2
    upper_right, lower_left = low * size + high, high * size + low
    upper_left, lower_right = low * size + low, high * size + high
    corners = [upper_right, lower_left, lower_right, upper_left]
    if third_upper_left:
        corners[2:] = [upper_left, lower_right]
    if 2 <= stones <= 4:
        return corners[:stones]
    if not 5 <= stones <= 9 or size % 2 == 0 or size == 7:
        return []
    center = middle * size + middle
    left, right = middle * size + low, middle * size + high
    top, bottom = low * size + middle, high * size + middle
    points = corners + ([left, right] if stones >= 6 else [])
    points += [top, bottom] if stones >= 8 else []
    return points + ([center] if stones % 2 else [])
