"""Our analysis of one position as it is kept in a game record.

It is written as JSON with a version, so that other programs can read it and later versions of this
one can tell what they have before them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from engine.errors import EngineError
from engine.go.coords import point_to_sgf, sgf_to_point

__all__ = ["Analysis", "AnalyzedAgent", "AnalyzedMove", "analysis_from_json", "analysis_to_json"]

_VERSION: Final = 1
_PASS: Final = ".."
"""A pass among moves of two letters each; SGF's own pass is empty or, on small boards only, tt."""
_MOST: Final = 1e6
"""Largest komi, alpha or beta that can be meant [points, 1/points]."""
_ROUNDING: Final = 1e-3
"""How far means of probabilities may lie outside their range."""


@dataclass(frozen=True, slots=True)
class AnalyzedMove:
    """One candidate; values are Black's."""

    move: int
    """Point, N for a pass."""
    visits: int
    prior: float
    """Probability the network gave the move, in [0, 1]."""
    winrate: float
    """Black's winrate at the komi of the analysis, in [0, 1]."""
    alpha: float | None
    """Black's expected score on the board, without komi [points]; None from a network that knows
    no score."""
    beta: float | None
    """Steepness of the winrate curve [1/points]; None like alpha."""
    variation: tuple[int, ...]
    """Expected moves, this one first."""


@dataclass(frozen=True, slots=True)
class AnalyzedAgent:
    """What one agent would play and why."""

    lambda_: float
    """0 plays to win, 1 for points."""
    mu: float
    move: int | None
    """The agent's choice: point, N for a pass, None when it has none."""
    candidates: tuple[AnalyzedMove, ...]
    """Best first."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """Analysis of one position; values are Black's."""

    network: str
    """Identity of the network: eight hex digits."""
    visits: int
    komi: float
    """Komi the winrates hold for [points]."""
    alpha: float | None
    """Black's expected score on the board, without komi: the fair komi [points]; None from a
    network that knows no score."""
    beta: float | None
    """Steepness of the winrate curve [1/points]; None like alpha."""
    winrate: float
    """Black's winrate at `komi`, in [0, 1]."""
    agents: tuple[AnalyzedAgent, ...]


def analysis_to_json(analysis: Analysis, size: int) -> str:
    """One line of ASCII; numbers are written so that they come back exactly."""
    value = {
        "v": _VERSION,
        "network": analysis.network,
        "visits": int(analysis.visits),
        "komi": float(analysis.komi),
        "alpha": _or_null(analysis.alpha),
        "beta": _or_null(analysis.beta),
        "winrate": float(analysis.winrate),
        "agents": [
            {
                "lambda": float(agent.lambda_),
                "mu": float(agent.mu),
                "move": "" if agent.move is None else _letters(agent.move, size),
                "candidates": [_row(candidate, size) for candidate in agent.candidates],
            }
            for agent in analysis.agents
        ],
    }
    return json.dumps(value, separators=(",", ":"))


def analysis_from_json(text: str, size: int) -> Analysis:
    """The analysis kept in `text`.

    Raises
    ------
    ValueError
        The text is not an analysis of this version and board size; says why.
    """
    try:
        value = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    except ValueError:  # Python's own words are not for people
        raise ValueError("not valid JSON") from None
    if not isinstance(value, dict) or value.get("v") != _VERSION:
        version = value.get("v") if isinstance(value, dict) else None
        raise ValueError(f"version {version!r:.20}, this program reads version {_VERSION}")
    try:
        return Analysis(
            network=str(value["network"]),
            visits=int(value["visits"]),
            komi=_number(value["komi"]),
            alpha=_or_none(value["alpha"]),
            beta=_or_none(value["beta"]),
            winrate=_share(value["winrate"]),
            agents=tuple(_agent(agent, size) for agent in value["agents"]),
        )
    except (KeyError, TypeError, AttributeError, OverflowError) as error:
        raise ValueError(f"a field is missing or of the wrong kind ({error!r:.60})") from None


def _agent(value: dict[str, Any], size: int) -> AnalyzedAgent:
    return AnalyzedAgent(
        lambda_=_number(value["lambda"]),
        mu=_number(value["mu"]),
        move=_point(value["move"], size) if value["move"] else None,
        candidates=tuple(_candidate(row, size) for row in value["candidates"]),
    )


def _row(candidate: AnalyzedMove, size: int) -> list[str | float | None]:
    """A candidate as a list in the order of its fields: names would be half of the file."""
    return [
        _letters(candidate.move, size),
        int(candidate.visits),
        float(candidate.prior),
        float(candidate.winrate),
        _or_null(candidate.alpha),
        _or_null(candidate.beta),
        "".join(_letters(point, size) for point in candidate.variation),
    ]


def _candidate(row: list[Any], size: int) -> AnalyzedMove:
    move, visits, prior, winrate, alpha, beta, variation = row
    pairs = (variation[i : i + 2] for i in range(0, len(variation), 2))
    return AnalyzedMove(
        move=_point(move, size),
        visits=int(visits),
        prior=_share(prior),
        winrate=_share(winrate),
        alpha=_or_none(alpha),
        beta=_or_none(beta),
        variation=tuple(_point(pair, size) for pair in pairs),
    )


def _number(value: Any) -> float:
    """A number that can be drawn: finite, and of a size that points and steepness have."""
    number = float(value)
    if not abs(number) <= _MOST:
        raise ValueError(f"{number} is no figure of an analysis")
    return number


def _or_none(value: Any) -> float | None:
    """A number, or null where it is not known."""
    return None if value is None else _number(value)


def _or_null(value: float | None) -> float | None:
    """A number as it is written; null where it is not known."""
    return None if value is None else float(value)


def _share(value: Any) -> float:
    """A number from 0 to 1."""
    number = float(value)
    if not -_ROUNDING <= number <= 1.0 + _ROUNDING:
        raise ValueError(f"{number} is no probability")
    return number


def _letters(point: int, size: int) -> str:
    return point_to_sgf(point, size) or _PASS


def _point(letters: str, size: int) -> int:
    if letters == _PASS:
        return size * size
    try:
        return sgf_to_point(letters, size)
    except EngineError as error:
        raise ValueError(str(error)) from None
