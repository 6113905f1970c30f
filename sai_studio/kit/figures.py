"""Format numbers for display: percent, points, leads, counts, certainty. No Qt."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from engine.base.translation import tr
from engine.go.coords import point_to_gtp
from engine.go.result import parse_result
from engine.record.handicap import format_komi
from engine.review.handicap import fair_side

NBSP: Final = "\u00a0"
MINUS: Final = "\u2212"
ABOUT_ZERO: Final = "\u22480"
"""Shown in place of points lost that are within the error of the search."""

CERTAINTY_WORDS: Final = (tr("very low"), tr("low"), tr("medium"), tr("high"), tr("very high"))
_WIDEST: Final = (20.0, 8.0, 3.0, 1.0)
"""Widths (see `Certainty`) that separate the words, on 19x19 [points]."""


@dataclass(frozen=True)
class Certainty:
    """How certain the network is of the score, in five steps."""

    step: int
    """1 (very low) to 5 (very high)."""
    word: str
    """Name of the step."""
    width: float
    """Points between the komi at which Black wins 75 % and 25 %."""


def certainty(beta: float, size: int) -> Certainty:
    """Return how certain a network is of the score, by the steepness of its winrate curve.

    Parameters
    ----------
    beta
        Steepness [1/points]; 0 or less means unknown.
    size
        Board size [points per side]; the bounds are proportional to it.

    Notes
    -----
    width = 2 ln 3 / beta. Bounds on 19x19: 20, 8, 3 and 1 points; times size / 19 elsewhere.
    """
    width = 2.0 * math.log(3.0) / beta if beta > 0.0 else math.inf
    step = 1 + sum(width <= bound * size / 19.0 for bound in _WIDEST)
    return Certainty(step, CERTAINTY_WORDS[step - 1], width)


def percent(share: float) -> str:
    """Return a winrate in whole percent, with tenths near 0 and 100 %."""
    value = 100.0 * min(max(share, 0.0), 1.0)
    if 99.5 <= value < 100.0 or 0.0 < value < 0.5:
        return f"{min(max(value, 0.1), 99.9):.1f}{NBSP}%"
    return f"{value:.0f}{NBSP}%"


def points(value: float) -> str:
    """Return points with one decimal and a real minus sign."""
    text = f"{abs(value):.1f}"
    return text if value > -0.05 else MINUS + text


def fair_komi(alpha: float, size: int) -> str:
    """Return a fair komi, or "\u2265 49.0" if both sides win equally often at no possible komi."""
    most = float(size * size)
    text = points(min(max(alpha, -most), most))
    return ("", f"\u2265{NBSP}", f"\u2264{NBSP}")[fair_side(alpha, size)] + text


def points_ahead(alpha: float, komi: float, size: int) -> str:
    """Return how far one side is ahead at a komi; "\u2265 39.5" where `fair_komi` is a bound."""
    most = float(size * size)
    lead = min(max(alpha, -most), most) - komi
    is_bound = fair_side(alpha, size) * lead > 0.0
    return (f"\u2265{NBSP}" if is_bound else "") + f"{abs(lead):.1f}"


def viewed_komi_text(komi: float, game_komi: float) -> str:
    """Return the viewed komi and the game's, for people: "at komi 3.5 (game: 6.5)"."""
    return tr(
        "at komi {komi} (game: {game_komi})",
        komi=format_komi(komi),
        game_komi=format_komi(game_komi),
    )


def lead(value: float) -> str:
    """Return a lead as results are written: "B+9.0", "W+3.5", "even"."""
    if abs(value) < 0.05:
        return tr("even")
    return f"{'B' if value > 0 else 'W'}+{abs(value):.1f}"


def move_name(point: int, size: int) -> str:
    """Return the name of a move for people: a vertex such as "D4", or "pass" in their language."""
    return tr("pass") if point >= size * size else point_to_gtp(point, size)


def steepness(beta: float) -> str:
    """Return a beta with two decimals, none from 10 on."""
    return f"{beta:.2f}" if beta < 10.0 else f"{beta:.0f}"


def count(number: int) -> str:
    """Return a count in at most four characters: 950, 1.2k, 38k, 1.5M."""
    if number < 1000:
        return str(number)
    for unit, size in (("k", 1e3), ("M", 1e6)):
        value = number / size
        if value < 9.95:
            return f"{value:.1f}{unit}"
        if value < 999.5:
            return f"{value:.0f}{unit}"
    return f"{number / 1e9:.1f}G"


def result_text(result: str) -> str:
    """Return a result (SGF property RE) in words; unchanged if it can't be parsed."""
    parsed = parse_result(result)
    if parsed is not None:
        return parsed.sentence
    return tr("No result") if result.strip().lower() == "void" else result.strip()


def duration(seconds: float) -> str:
    """Return a time as text, in the unit that fits."""
    if not math.isfinite(seconds):
        return "\u2013"
    if seconds < 90:
        return tr("{seconds:.0f} s", seconds=max(seconds, 0.0))
    if seconds < 90 * 60:
        return tr("{minutes:.0f} min", minutes=seconds / 60)
    if seconds < 48 * 3600:
        return tr("{hours:.1f} h", hours=seconds / 3600)
    return tr("{days:.1f} days", days=seconds / 86400)


def lambda_text(value: float) -> str:
    """Return a lambda as in the paper: 0, ½, 1, otherwise up to two decimals."""
    if abs(value - 0.5) < 5e-4:
        return "½"
    return f"{value:.2f}".rstrip("0").rstrip(".")
