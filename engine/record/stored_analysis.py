"""Analyses stored in a game record (property SAI).

Each is written as JSON with a version number, so that other programs and later versions of this
program can read it.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, Final

from engine.base.errors import EngineError
from engine.go.coords import point_to_sgf, sgf_to_point
from engine.go.rules import Rules

__all__ = [
    "Analysis",
    "AnalysisKind",
    "AnalyzedAgent",
    "AnalyzedMove",
    "analysis_from_json",
    "analysis_to_json",
    "rules_text",
    "with_analysis",
]

_VERSION: Final = 2
"""Version 1 had neither the network's name nor the rules, and stored agents as JSON objects."""
MOST_KEPT: Final = 4  # analyses stored per node
_PASS: Final = ".."
"""A pass in lists of two-letter moves; SGF's own pass is empty or, on small boards only, tt."""
_MOST: Final = 1e6  # largest plausible komi, alpha or beta [points, 1/points]
_MOST_VISITS: Final = 10**12  # largest number of visits accepted
_SAME_KOMI: Final = 1e-6
_ROUNDING: Final = 1e-3  # tolerance for means of probabilities outside [0, 1]


@dataclass(frozen=True, slots=True)
class AnalyzedMove:
    """A candidate move; values are Black's."""

    move: int
    """Point, N for a pass."""
    visits: int
    prior: float
    """Network's probability of the move, in [0, 1]."""
    winrate: float
    """Black's winrate at the komi of the analysis, in [0, 1]."""
    alpha: float | None
    """Black's expected score without komi [points]; None from a network without score."""
    beta: float | None
    """Steepness of the winrate curve [1/points]; None like alpha."""
    variation: tuple[int, ...]
    """Expected moves, this one first."""


@dataclass(frozen=True, slots=True)
class AnalyzedAgent:
    """An agent's move, with its candidates."""

    lambda_: float
    """0 plays to win, 1 for points."""
    mu: float
    move: int | None
    """The agent's choice: point, N for a pass, None when it has none."""
    candidates: tuple[AnalyzedMove, ...]
    """Best first."""


@dataclass(frozen=True, slots=True)
class AnalysisKind:
    """Everything besides visits that the values of an analysis depend on.

    Values of different kinds are not compared: their difference says nothing about a move.
    """

    network: str
    """Identity of the network: eight hex digits, or its name if it has no identity."""
    komi: float
    """Komi that was searched, handicap compensation included [points]."""
    rules: str
    """See `rules_text`; "" if the record does not name them."""
    agent: tuple[float, float] | None
    """Lambda and mu of the agent whose curve is the position's; None without agents."""
    name: str = field(default="", compare=False)
    """Name of the network for people; "" if the record does not name it."""

    def fits(self, other: AnalysisKind) -> bool:
        """Return whether two kinds are equal; unknown rules match any rules."""
        return abs(self.komi - other.komi) < _SAME_KOMI and self.fits_at_any_komi(other)

    def fits_at_any_komi(self, other: AnalysisKind) -> bool:
        """Return whether two kinds are equal apart from komi; unknown rules match any rules."""
        return (
            self.network == other.network
            and self.agent == other.agent
            and (self.rules == other.rules or not self.rules or not other.rules)
        )


@dataclass(frozen=True, slots=True)
class Analysis:
    """Stored analysis of one position; values are Black's."""

    network: str
    """See `AnalysisKind.network`."""
    visits: int
    komi: float
    """Komi of the winrates, handicap compensation included [points]."""
    alpha: float | None
    """Black's expected score without komi, which is the fair komi [points]; None from a network
    without score."""
    beta: float | None
    """Steepness of the winrate curve [1/points]; None like alpha."""
    winrate: float
    """Black's winrate at `komi`, in [0, 1]."""
    agents: tuple[AnalyzedAgent, ...]
    name: str = ""
    """Name of the network for people; "" in records of version 1."""
    rules: str = ""
    """Rules of the analysis, see `rules_text`; "" in records of version 1."""

    @property
    def kind(self) -> AnalysisKind:
        """Everything besides visits that the values depend on."""
        first = max(self.agents, key=lambda agent: (agent.lambda_, -agent.mu), default=None)
        agent = None if first is None else (first.lambda_, first.mu)
        return AnalysisKind(self.network, self.komi, self.rules, agent, self.name)

    @property
    def has_candidates(self) -> bool:
        """Whether any agent has candidates; sweeps of a game store the best move at most."""
        return any(agent.candidates for agent in self.agents)


def rules_text(rules: Rules) -> str:
    """Return the rules that affect a position's value, such as "area positional".

    Komi and handicap are left out: winrate curves hold at every komi.
    """
    return f"{rules.scoring} {rules.superko}{' suicide' if rules.suicide else ''}"


def with_analysis(kept: tuple[Analysis, ...], new: Analysis) -> tuple[Analysis, ...]:
    """Return a node's analyses with a new one added, deepest first.

    An analysis is replaced only by one of its own kind that is at least as deep and that has
    candidates if the old one has any. Of more than `MOST_KEPT`, the shallowest is dropped.
    """
    if any(a.visits > new.visits and _replaces(a, new) for a in kept):
        return kept
    rest = [a for a in kept if not _replaces(new, a)]
    deepest = sorted([new, *rest], key=lambda analysis: analysis.visits, reverse=True)
    return tuple(deepest[:MOST_KEPT])


def _replaces(one: Analysis, other: Analysis) -> bool:
    """Return whether one analysis makes the other superfluous."""
    return (
        one.visits >= other.visits
        and one.has_candidates >= other.has_candidates
        and one.kind.fits(other.kind)
    )


def analysis_to_json(analysis: Analysis, size: int) -> str:
    """Return an analysis as one line of ASCII; numbers are written exactly."""
    value = {
        "v": _VERSION,
        "network": analysis.network,
        "name": analysis.name,
        "rules": analysis.rules,
        "visits": int(analysis.visits),
        "komi": float(analysis.komi),
        "alpha": _or_null(analysis.alpha),
        "beta": _or_null(analysis.beta),
        "winrate": float(analysis.winrate),
        "agents": [_agent_row(agent, size) for agent in analysis.agents],
    }
    return json.dumps(value, separators=(",", ":"))


def analysis_from_json(text: str, size: int) -> Analysis:
    """Return the analysis stored in `text`.

    Raises
    ------
    ValueError
        The text is not an analysis of this version and board size; the message says why.
    """
    try:
        value = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    except ValueError:  # Python's own message is not for people
        raise ValueError("not valid JSON") from None
    version = value.get("v") if isinstance(value, dict) else None
    if version not in range(1, _VERSION + 1) or isinstance(version, bool):
        raise ValueError(f"version {version!r:.20}, this program reads versions 1 to {_VERSION}")
    try:
        return Analysis(
            network=str(value["network"]),
            visits=_visits(value["visits"]),
            komi=_number(value["komi"]),
            alpha=_or_none(value["alpha"]),
            beta=_or_none(value["beta"]),
            winrate=_share(value["winrate"]),
            agents=tuple(_agent(agent, size) for agent in value["agents"]),
            name=str(value.get("name", "")),
            rules=str(value.get("rules", "")),
        )
    except (KeyError, TypeError, AttributeError, OverflowError) as error:
        raise ValueError(f"a field is missing or of the wrong kind ({error!r:.60})") from None


def _agent_row(agent: AnalyzedAgent, size: int) -> list[Any]:
    """Return an agent as a list of its fields in order; candidates are left out if it has none."""
    move = "" if agent.move is None else _letters(agent.move, size)
    row: list[Any] = [float(agent.lambda_), float(agent.mu), move]
    if agent.candidates:
        row.append([_row(candidate, size) for candidate in agent.candidates])
    return row


def _agent(value: dict[str, Any] | list[Any], size: int) -> AnalyzedAgent:
    """Read an agent, as `_agent_row` or version 1 wrote it."""
    if isinstance(value, dict):  # version 1
        value = [value[key] for key in ("lambda", "mu", "move", "candidates")]
    lambda_, mu, move, *candidates = value
    return AnalyzedAgent(
        lambda_=_number(lambda_),
        mu=_number(mu),
        move=_point(move, size) if move else None,
        candidates=tuple(_candidate(row, size) for row in candidates[0]) if candidates else (),
    )


def _row(candidate: AnalyzedMove, size: int) -> list[str | float | None]:
    """Return a candidate as a list in the order of its fields: names would double the size."""
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
        visits=_visits(visits),
        prior=_share(prior),
        winrate=_share(winrate),
        alpha=_or_none(alpha),
        beta=_or_none(beta),
        variation=tuple(_point(pair, size) for pair in pairs),
    )


def _number(value: Any) -> float:
    """Return a finite number within the range of points and steepness."""
    number = float(value)
    if not abs(number) <= _MOST:
        raise ValueError(f"{number} is out of range")
    return number


def _visits(value: Any) -> int:
    """Return a plausible number of visits."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ValueError("visits are no number")
    if not 0 <= value <= _MOST_VISITS:
        raise ValueError("the number of visits is out of range")
    return int(value)


def _or_none(value: Any) -> float | None:
    """Return a number; None for null."""
    return None if value is None else _number(value)


def _or_null(value: float | None) -> float | None:
    """Return a number for JSON; None becomes null."""
    return None if value is None else float(value)


def _share(value: Any) -> float:
    """Return a number from 0 to 1."""
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
