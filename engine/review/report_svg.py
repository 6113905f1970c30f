"""Boards and curves of a report as inline SVG; attributes only, so that any viewer draws them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Final, TypeAlias

from engine.base.svg import line
from engine.base.translation import tr
from engine.go.board import BLACK, WHITE
from engine.go.coords import COLUMN_LETTERS
from engine.record.handicap import format_komi, handicap_points
from engine.review.mistakes import loss_class
from engine.review.phases import deviation_of
from engine.review.played_lambda import lambda_by_lead, lead_bins
from engine.review.report_values import Diagram, lead_range
from engine.review.summary import GameSummary
from engine.review.timeline import TimelinePoint

Scale: TypeAlias = Callable[[float], float]
"""Place of a value in the picture [px]."""
CELL: Final = 20.0
"""Distance of two lines of a board [px]."""
LOSS_COLORS: Final = ("#3f9c4d", "#94b52c", "#dfb31d", "#e3832b", "#d2423b", "#8b3fa8")
"""Color of each class of lost points."""
FONT: Final = 'font-family="sans-serif"'
ALPHA, WINRATE, KOMI, PALE = "#1f5fae", "#2f8f4e", "#555", "#b9b9b9"
WIDTH: Final = 760.0
LEFT, RIGHT = 44.0, 8.0
LANES: Final = ((14.0, 190.0), (208.0, 296.0), (326.0, 400.0))
"""Top and bottom of the lanes: fair komi, winrate, losses [px]."""
HEIGHT: Final = 430.0
LAMBDA_LANE: Final = (8.0, 118.0)
"""Top and bottom of the chart of lambda [px]."""
STRIP_WIDTH, STRIP_HEIGHT = 1000.0, 100.0
BLACK_SHARE, WHITE_SHARE, STRIP_RULE = "#3a3a3a", "#e9e7e2", "#8c8c8c"
CLIPPED: Final = 0.02
"""Share of the positions at either end whose fair komi may leave the picture."""
LONGEST_BAR: Final = 15.0
"""Lost points up to which the lowest lane reaches; longer bars end there, with a number."""
NUMBER_GAP: Final = 11.0
"""Least distance between the numbers of two such bars [px]."""


def board_svg(diagram: Diagram) -> str:
    """Return a board: the position, the move played (cross) and the numbered better line."""
    size = diagram.size
    ends = CELL, CELL * size
    small = max(7.0, 0.55 * size)  # coordinates are as high on every board, and have room outside
    edge = 1.25 * (7.0 - small)
    side = CELL * (size + 1) - edge
    area = f"{edge:g} {edge:g} {side:g} {side:g}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{area}" role="img">',
        f"<title>{escape(diagram.title)}</title>",
        f'<rect x="{edge:g}" y="{edge:g}" width="{side:g}" height="{side:g}" fill="#e9c98d"/>',
    ]
    for i in range(size):
        at = CELL * (i + 1)
        parts.append(line(at, ends[0], at, ends[1], "#6b5836", 0.8))
        parts.append(line(ends[0], at, ends[1], at, "#6b5836", 0.8))
        parts.append(_text(at, 0.4 * CELL, COLUMN_LETTERS[i], small, "#6b5836"))
        label = str(size - i)
        parts.append(_text(0.3 * CELL + edge / 2, at + 0.36 * small, label, small, "#6b5836"))
    stars = handicap_points(size, 9) or handicap_points(size, 4)
    parts += [_circle(point, size, 2.0, "#6b5836", "none") for point in stars]
    for point in range(size * size):
        if diagram.cells[point]:
            parts.append(_stone(point, size, diagram.cells[point] == 1))
    parts += _last(diagram)
    parts += _variation(diagram)
    parts += _played(diagram)
    return "".join([*parts, "</svg>"])


def _last(diagram: Diagram) -> Iterable[str]:
    """Yield the dot on the stone that was played before."""
    if diagram.last is not None and diagram.last < diagram.size**2 and diagram.cells[diagram.last]:
        ink = "#fff" if diagram.cells[diagram.last] == 1 else "#111"
        yield _circle(diagram.last, diagram.size, 0.2 * CELL, ink, "none")


def _variation(diagram: Diagram) -> Iterable[str]:
    """Yield the numbered stones of the better line, see `Diagram.stones`."""
    for point, number in diagram.stones.items():
        black = (diagram.color == BLACK) == bool(number % 2)
        ring, width = (LOSS_COLORS[0], 2.2) if number == 1 else ("#555", 0.8)
        yield _stone(point, diagram.size, black, ring, width)
        x, y = _place(point, diagram.size)
        if point == diagram.played:
            fill = "#1c1c1c" if black else "#fbfbfb"
            yield from _cross(x, y, 0.45 * CELL)
            yield _circle(point, diagram.size, 0.27 * CELL, fill, "none")
        yield _text(x, y + 3.8, str(number), 10.5, "#fff" if black else "#111")


def _played(diagram: Diagram) -> Iterable[str]:
    """Yield the cross on the point that was played; `_variation` draws that behind a number."""
    if diagram.played >= diagram.size**2 or diagram.played in diagram.stones:
        return
    yield _stone(diagram.played, diagram.size, diagram.color == BLACK, opacity=0.55)
    yield from _cross(*_place(diagram.played, diagram.size), 0.3 * CELL)


def _cross(x: float, y: float, reach: float) -> Iterable[str]:
    for slope in (1.0, -1.0):
        ends = x - reach, y - slope * reach, x + reach, y + slope * reach
        yield line(*ends, LOSS_COLORS[4], 2.6)


def _place(point: int, size: int) -> tuple[float, float]:
    row, column = divmod(point, size)
    return CELL * (column + 1), CELL * (row + 1)


def _stone(
    point: int, size: int, black: bool, ring: str = "#333", width: float = 0.7, opacity: float = 1.0
) -> str:
    fill = "#1c1c1c" if black else "#fbfbfb"
    return _circle(point, size, 0.46 * CELL, fill, ring, width, opacity)


def _circle(
    point: int,
    size: int,
    radius: float,
    fill: str,
    ring: str,
    width: float = 0.7,
    opacity: float = 1.0,
) -> str:
    x, y = _place(point, size)
    faint = f' opacity="{opacity:g}"' if opacity < 1.0 else ""
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{ring}" '
        f'stroke-width="{width:g}"{faint}/>'
    )


def _text(
    x: float, y: float, text: str, size: float, color: str = "#333", anchor: str = "middle"
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" {FONT} fill="{color}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )


# --- the strip ----------------------------------------------------------------------------------


def extent(summary: GameSummary) -> tuple[int, int]:
    """Return the numbers of the first and the last position; they differ."""
    first = summary.points[0].node.number
    return first, max(summary.points[-1].node.number, first + 1)


def move_labels(first: int, last: int, most: int) -> range:
    """Return round numbers of moves, about `most`, for an axis."""
    step = next((s for s in (5, 10, 20, 50, 100, 200) if (last - first) / s <= most), 500)
    return range(-(-first // step) * step, last + 1, step)


def strip_svg(summary: GameSummary, numbers: Sequence[int]) -> str:
    """Return Black's winrate by move as an area, and lines at some moves.

    It stretches to any width, so it has no texts. "" if nothing is known.
    """
    points = summary.points
    known = [point.winrate is not None for point in points]
    if not any(known):
        return ""
    first, last = extent(summary)
    scale = STRIP_WIDTH / (last - first)
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" role="img" preserveAspectRatio="none" '
        f'viewBox="0 0 {STRIP_WIDTH:g} {STRIP_HEIGHT:g}">',
        f"<title>{tr('Winrate by move')}</title>",
        f'<rect width="{STRIP_WIDTH:g}" height="{STRIP_HEIGHT:g}" fill="{WHITE_SHARE}"/>',
    ]
    for run in _runs(known):
        edge = [f"{scale * (points[run[0]].node.number - first):.1f},{STRIP_HEIGHT:g}"]
        for place in run:
            x = scale * (points[place].node.number - first)
            edge.append(f"{x:.1f},{STRIP_HEIGHT * (1.0 - _calm_winrate(points, place)):.1f}")
        edge.append(f"{scale * (points[run[-1]].node.number - first):.1f},{STRIP_HEIGHT:g}")
        parts.append(f'<polygon points="{" ".join(edge)}" fill="{BLACK_SHARE}"/>')
    middle = STRIP_HEIGHT / 2.0
    thin = ' vector-effect="non-scaling-stroke"'
    parts.append(f'<path d="M0 {middle:g}H{STRIP_WIDTH:g}" stroke="{STRIP_RULE}"{thin}/>')
    for number in numbers:
        x = scale * (number - first)
        parts.append(
            f'<path d="M{x:.1f} 0V{STRIP_HEIGHT:g}" stroke="{LOSS_COLORS[4]}" '
            f'stroke-width="2"{thin}/>'
        )
    return "".join([*parts, "</svg>"])


def _calm_winrate(points: Sequence[TimelinePoint], place: int) -> float:
    """Return the winrate at a place; the mean with its neighbors where it is not settled.

    A network's first impressions swing with the side to move.
    """
    winrate = points[place].winrate
    if winrate is None:
        return 0.5
    if points[place].settled:
        return winrate
    beside = [p.winrate for p in points[max(place - 1, 0) : place + 2] if p.winrate is not None]
    return (winrate + sum(beside)) / (1 + len(beside))


# --- the timeline -------------------------------------------------------------------------------


def timeline_svg(summary: GameSummary) -> str:
    """Return the fair komi with its band, Black's winrate, and the lost points, by move."""
    points = summary.points
    if not any(point.winrate is not None for point in points):
        return ""
    first, last = extent(summary)

    def across(number: float) -> float:
        return LEFT + (number - first) / (last - first) * (WIDTH - LEFT - RIGHT)

    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" class="chart" role="img" '
        f'viewBox="0 0 {WIDTH:g} {HEIGHT:g}">',
        f"<title>{tr('Fair komi, winrate and lost points by move')}</title>",
        f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="#fff"/>',
    ]
    places = [across(point.node.number) for point in points]
    parts += _axis(first, last, across)
    parts += _alpha_lane(points, places, summary.komi)
    parts += _winrate_lane(points, places, summary.komi)
    parts += _loss_lane(summary, across, (WIDTH - LEFT - RIGHT) / (last - first))
    return "".join([*parts, "</svg>"])


def lambda_svg(summary: GameSummary) -> str:
    """Return both players' lambda by their lead, with 95 % intervals; "" if no move tells it."""
    bins, top, bottom = lead_bins(summary.size), LAMBDA_LANE[0], LAMBDA_LANE[1]
    step = (WIDTH - LEFT - RIGHT) / len(bins)

    def down(value: float) -> float:
        return bottom - value * (bottom - top)

    found = []
    for color, fill in ((BLACK, BLACK_SHARE), (WHITE, WHITE_SHARE)):
        for place, (_, e) in enumerate(lambda_by_lead(summary.player(color).lambdas, summary.size)):
            if e is None or not e.tells:
                continue
            x = LEFT + (place + 0.5 - 0.12 * color) * step
            found.append(line(x, down(e.low), x, down(e.high), KOMI, 1.6))
            found.append(
                f'<circle cx="{x:.1f}" cy="{down(e.lambda_):.1f}" r="4.5" fill="{fill}" '
                f'stroke="#333"/>'
            )
            found.append(_text(x, bottom + 14.0, str(e.moves), 8.0))
    if not found:
        return ""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {bottom + 38:g}" '
        f'role="img" class="chart"><title>{escape(tr("Lambda by lead"))}</title>'
    ]
    for value in (0.0, 0.5, 1.0):
        parts.append(line(LEFT, down(value), WIDTH - RIGHT, down(value), "#ddd", 0.8))
        parts.append(_text(LEFT - 5.0, down(value) + 3.0, f"{value:g}", 9.0, anchor="end"))
    for place, ends in enumerate(bins):
        parts.append(_text(LEFT + (place + 0.5) * step, bottom + 30.0, lead_range(*ends), 9.0))
    return "".join([*parts, *found, "</svg>"])


def _axis(first: int, last: int, across: Scale) -> Iterable[str]:
    for number in move_labels(first, last, 14):
        x = across(number)
        yield line(x, LANES[0][0], x, LANES[-1][1], "#eee", 0.8)
        yield _text(x, HEIGHT - 6.0, str(number), 9.0)


def _alpha_lane(
    points: Sequence[TimelinePoint], places: Sequence[float], komi: float
) -> Iterable[str]:
    """Yield fair komi in its band, and the line of the game's komi."""
    top, bottom = LANES[0]
    scored = [point.alpha for point in points if point.alpha is not None]
    yield _text(LEFT, top - 4.0, tr("fair komi [points for Black]"), 9.0, ALPHA, "start")
    if not scored:
        yield _text(LEFT + 40.0, (top + bottom) / 2.0, tr("this network knows no score"), 10.0)
        return
    clip = int(CLIPPED * len(scored))
    inner = sorted(scored)[clip : len(scored) - clip]
    low, high = min(*inner, komi) - 3.0, max(*inner, komi) + 3.0

    def down(value: float) -> float:
        return bottom - (min(max(value, low), high) - low) / (high - low) * (bottom - top)

    for value in _round_values(low, high):
        yield line(LEFT, down(value), WIDTH - RIGHT, down(value), "#eee", 0.8)
        text = f"{value:g}".replace("-", "\u2212")
        yield _text(LEFT - 5.0, down(value) + 3.0, text, 9.0, anchor="end")
    yield from _band(points, places, down)
    yield line(LEFT, down(komi), WIDTH - RIGHT, down(komi), KOMI, 1.0, "5 3")
    label = tr("komi {komi}", komi=format_komi(komi))
    yield _text(WIDTH - RIGHT, down(komi) - 3.0, label, 9.0, KOMI, "end")
    yield from _curve(points, places, [p.alpha for p in points], down, ALPHA)


def _band(points: Sequence[TimelinePoint], places: Sequence[float], down: Scale) -> Iterable[str]:
    """Yield the band of one standard deviation of the score around fair komi."""
    for run in _runs([point.alpha is not None and bool(point.beta) for point in points]):
        edge: list[str] = []
        for side in (1.0, -1.0):
            part = []
            for i in run:
                alpha, width = points[i].alpha or 0.0, deviation_of(points[i].beta) or 0.0
                part.append(f"{places[i]:.1f},{down(alpha + side * width):.1f}")
            edge += part if side > 0 else reversed(part)
        yield f'<polygon points="{" ".join(edge)}" fill="{ALPHA}" fill-opacity="0.15"/>'


def _winrate_lane(
    points: Sequence[TimelinePoint], places: Sequence[float], komi: float
) -> Iterable[str]:
    top, bottom = LANES[1]

    def down(value: float) -> float:
        return bottom - value * (bottom - top)

    yield _text(
        LEFT,
        top - 4.0,
        tr("Black's winrate at komi {komi}", komi=format_komi(komi)),
        9.0,
        WINRATE,
        "start",
    )
    for value in (0.0, 0.5, 1.0):
        yield line(LEFT, down(value), WIDTH - RIGHT, down(value), "#ddd", 0.8)
        yield _text(LEFT - 5.0, down(value) + 3.0, f"{100 * value:.0f} %", 9.0, anchor="end")
    yield from _curve(points, places, [p.winrate for p in points], down, WINRATE)


def _loss_lane(summary: GameSummary, across: Scale, step: float) -> Iterable[str]:
    """Yield bars of lost points: Black's upward, White's downward."""
    top, bottom = LANES[2]
    middle = (top + bottom) / 2.0
    label = tr("points lost: Black's moves upward, White's downward")
    yield _text(LEFT, top - 14.0, label, 9.0, anchor="start")
    yield line(LEFT, middle, WIDTH - RIGHT, middle, "#999", 0.8)
    losses = [(m, m.point.points_lost) for m in summary.moves if m.point.points_lost]
    if not losses:
        return
    most = min(max(2.0, *(math.ceil(lost) for _, lost in losses)), LONGEST_BAR)
    yield _text(LEFT - 5.0, top + 6.0, f"{most:.0f}", 9.0, anchor="end")
    yield _text(LEFT - 5.0, bottom, f"{most:.0f}", 9.0, anchor="end")
    width = max(min(0.8 * step, 8.0), 1.5)
    numbered = {BLACK: LEFT - NUMBER_GAP, WHITE: LEFT - NUMBER_GAP}  # last number of each side
    for move, lost in losses:
        color = move.point.color
        tall = min(lost / most, 1.0) * (bottom - top) / 2.0
        y = middle - tall if color == BLACK else middle
        fill = LOSS_COLORS[loss_class(lost, summary.size)]
        x = across(move.number)
        yield (
            f'<rect x="{x - width / 2.0:.1f}" y="{y:.1f}" width="{width:.1f}" '
            f'height="{tall:.1f}" fill="{fill}"/>'
        )
        if lost > most:
            numbered[color] = x = max(x, numbered[color] + NUMBER_GAP)
            yield _text(x, top - 3.0 if color == BLACK else bottom + 9.0, f"{lost:.0f}", 8.0)


def _curve(
    points: Sequence[TimelinePoint],
    places: Sequence[float],
    values: Sequence[float | None],
    down: Scale,
    color: str,
) -> Iterable[str]:
    """Yield a curve: full where positions are settled, pale elsewhere."""
    for settled in (False, True):
        known = [value is not None for value in values]
        for run in _runs(known):
            for part in _alike(run, points, settled):
                path = " ".join(f"{places[i]:.1f},{down(values[i] or 0.0):.1f}" for i in part)
                stroke, width = (color, 1.6) if settled else (PALE, 1.2)
                yield (
                    f'<polyline points="{path}" fill="none" stroke="{stroke}" '
                    f'stroke-width="{width:g}" stroke-linejoin="round"/>'
                )


def _alike(
    run: Sequence[int], points: Sequence[TimelinePoint], settled: bool
) -> Iterable[Sequence[int]]:
    """Yield the parts of a run whose segments lead to positions that are settled or not."""
    part: list[int] = []
    for before, after in zip(run, run[1:], strict=False):
        if points[after].settled == settled:
            part = part or [before]
            part.append(after)
        elif part:
            yield part
            part = []
    if part:
        yield part


def _runs(known: Sequence[bool]) -> Iterable[list[int]]:
    """Yield the indices of each run of known values."""
    run: list[int] = []
    for i, value in enumerate(known):
        if value:
            run.append(i)
        elif run:
            yield run
            run = []
    if run:
        yield run


def _round_values(low: float, high: float) -> Iterable[float]:
    """Yield round values between two bounds, at most nine."""
    step = next((s for s in (1, 2, 5, 10, 20, 50, 100) if (high - low) / s <= 8), 200)
    value = -(-low // step) * step
    while value <= high:
        yield value + 0.0
        value += step
