"""Parse lines of streamed analysis: `info move D4 visits 12 winrate 5312 ... pv D4 E5 info ...`."""

from __future__ import annotations

import math
from typing import Final

from engine.base.errors import EngineError
from engine.games.programs.client_report import MOST_VARIATION, EngineFigures
from engine.go.board import BLACK
from engine.go.coords import gtp_to_point

DIALECTS: Final = ("kata-analyze", "lz-analyze", "analyze")
"""Commands that stream analysis, the one with the most figures first."""
TEN_THOUSAND: Final = "lz-analyze"
"""The dialect that writes probabilities as integers in ten thousandths."""
MOST_MOVES: Final = 1000
"""Largest number of moves read from a line; a 25x25 board has 626."""


def parse_info(line: str, dialect: str, size: int, to_play: int) -> list[EngineFigures]:
    """Return the candidates of one line in Black's frame; those with invalid figures are left out.

    Parameters
    ----------
    dialect
        The command that streams the analysis, one of `DIALECTS`.
    to_play
        The player for whom the line's figures are.
    """
    candidates: dict[int, EngineFigures] = {}
    for number, part in enumerate(line.split("info ")[1 : MOST_MOVES + 1]):
        candidate = _candidate(part.split(), dialect, size, to_play, number)
        if candidate is not None:
            candidates.setdefault(candidate.move, candidate)
    return list(candidates.values())


def _candidate(
    words: list[str], dialect: str, size: int, to_play: int, number: int
) -> EngineFigures | None:
    """Return the candidate of one `info` part; None if it lacks a move, visits or a winrate."""
    values: dict[str, str] = {}
    variation: list[int] = []
    place = 0
    while place + 1 < len(words):
        key, value = words[place], words[place + 1]
        if key == "pv":
            variation = parse_variation(words[place + 1 :], size)
            break
        values[key] = value
        place += 2
    move = parse_point(values.get("move", ""), size)
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
    return EngineFigures(
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
    """Return a finite number of plausible size; None for anything else."""
    try:
        value = float(text) if text is not None else math.nan
    except ValueError:
        return None
    return value if math.isfinite(value) and abs(value) <= 1e12 else None


def _share(text: str | None, dialect: str) -> float | None:
    """Return a probability; those of `lz-analyze` without a decimal point are ten thousandths."""
    value = _number(text)
    if value is None:
        return None
    if dialect == TEN_THOUSAND and text is not None and "." not in text:
        value /= 10_000.0
    return min(max(value, 0.0), 1.0)


def parse_point(text: str, size: int) -> int | None:
    """Return the point of a vertex, N for a pass; None if the text is no vertex."""
    try:
        return gtp_to_point(text, size)
    except EngineError:
        return None


def parse_variation(words: list[str], size: int) -> list[int]:
    """Return the moves of a variation, at most `MOST_VARIATION`, up to the first invalid word."""
    moves: list[int] = []
    for word in words[:MOST_VARIATION]:
        move = parse_point(word, size)
        if move is None:
            break
        moves.append(move)
    return moves
