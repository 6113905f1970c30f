"""Lines of streamed analysis: `info move D4 visits 12 winrate 5312 ... pv D4 E5 info move ...`."""

from __future__ import annotations

import math
from typing import Final

from engine.base.errors import EngineError
from engine.go.board import BLACK
from engine.go.coords import gtp_to_point
from engine.programs.client_report import MOST_VARIATION, Told

__all__ = ["DIALECTS", "parse_info"]

DIALECTS: Final = ("kata-analyze", "lz-analyze", "analyze")
"""Commands that stream analysis, the one that tells most first."""
TEN_THOUSAND: Final = "lz-analyze"
"""The dialect whose shares are integers of 10 000."""
MOST_MOVES: Final = 1000
"""Moves read of a line; a board of 25x25 has 626."""


def parse_info(line: str, dialect: str, size: int, to_play: int) -> list[Told]:
    """The candidates of one line, in Black's frame; what makes no sense is left out.

    Parameters
    ----------
    dialect
        The command that was given, one of `DIALECTS`.
    to_play
        The side that all figures are for.
    """
    found: dict[int, Told] = {}
    for number, part in enumerate(line.split("info ")[1 : MOST_MOVES + 1]):
        told = _candidate(part.split(), dialect, size, to_play, number)
        if told is not None and told.move not in found:
            found[told.move] = told
    return list(found.values())


def _candidate(words: list[str], dialect: str, size: int, to_play: int, number: int) -> Told | None:
    values: dict[str, str] = {}
    variation: list[int] = []
    place = 0
    while place + 1 < len(words):
        key, value = words[place], words[place + 1]
        if key == "pv":
            variation = _moves(words[place + 1 :], size)
            break
        values[key] = value
        place += 2
    move = _move(values.get("move", ""), size)
    visits = _number(values.get("visits"))
    winrate = _share(values.get("winrate"), dialect)
    if move is None or visits is None or visits < 0 or winrate is None:
        return None
    sign = 1.0 if to_play == BLACK else -1.0
    score = _number(values.get("scoreLead"))
    if score is None:
        score = _number(values.get("scoreMean"))
    if score is not None and abs(score) > 2 * size * size + 500:
        score = None
    deviation = _number(values.get("scoreStdev"))
    order = _number(values.get("order"))
    return Told(
        move=move,
        visits=int(visits),
        winrate=winrate if to_play == BLACK else 1.0 - winrate,
        score=None if score is None else sign * score,
        deviation=deviation if deviation is not None and deviation > 0.0 else None,
        prior=_share(values.get("prior"), dialect) or 0.0,
        lower_bound=_share(values.get("lcb"), dialect),
        order=number if order is None else int(order),
        variation=tuple(variation) if variation and variation[0] == move else (move,),
    )


def _number(text: str | None) -> float | None:
    """A finite number of sensible size."""
    try:
        value = float(text) if text is not None else math.nan
    except ValueError:
        return None
    return value if math.isfinite(value) and abs(value) <= 1e12 else None


def _share(text: str | None, dialect: str) -> float | None:
    """Return a share in [0, 1]; without a decimal point `lz-analyze` counts in 10,000ths."""
    value = _number(text)
    if value is None:
        return None
    if dialect == TEN_THOUSAND and text is not None and "." not in text:
        value /= 10_000.0
    return min(max(value, 0.0), 1.0)


def _move(text: str, size: int) -> int | None:
    try:
        return gtp_to_point(text, size)
    except EngineError:
        return None


def _moves(words: list[str], size: int) -> list[int]:
    """The moves of a variation, up to the first word that is none."""
    moves: list[int] = []
    for word in words[:MOST_VARIATION]:
        move = _move(word, size)
        if move is None:
            break
        moves.append(move)
    return moves
