"""Analyses of a position that are stored in game records (property SAI).

Each is written as JSON with a version number, so that other programs and later versions of this one
can read it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import blake2b
from itertools import pairwise
from typing import Annotated, Any, Final, Literal, Protocol, TypeVar

from msgspec import Meta, Struct
from msgspec import field as json_field

from engine.base.checked_json import convert_json, decode_json
from engine.base.errors import FormatError
from engine.base.translation import tr
from engine.go.coords import point_to_sgf
from engine.go.rules import Rules
from engine.record.board_state import BoardState

_NEWEST: Final = 3
"""Newest version of the JSON that can be read; also the version that is written.

It is also the version of what the values mean. Versions 1 and 2 name no position, and values by
networks that count area were stored under territory rules without being converted.
"""
_VERSIONS: Final = re.compile(rb'\[\s*\{"v":(\d+),')
MOST_KEPT: Final = 4
"""Largest number of analyses of one node."""
_PASS: Final = ".."
"""A pass in texts with two letters per move; SGF's own pass is empty, or tt on small boards."""
Figure = Annotated[float, Meta(ge=-1e6, le=1e6)]
"""A komi, alpha or beta of possible size [points, 1/points]."""
Probability = Annotated[float, Meta(ge=-1e-3, le=1.0 + 1e-3)]
"""A probability, or a mean of some, which rounding errors may put slightly out of [0, 1]."""
Visits = Annotated[int, Meta(ge=0, le=10**12)]
"""A possible number of visits."""
Knots = tuple[tuple[float, float], ...]
"""A winrate curve as komi and log odds of Black's win there, see `engine.search.value.fit`."""
_SAME_KOMI: Final = 1e-6
_DIGEST_BYTES: Final = 8


@dataclass(frozen=True, slots=True)
class AnalyzedMove:
    """A candidate of a stored analysis; values are Black's."""

    move: int
    """Point, N for a pass."""
    visits: int
    prior: float
    """Network's probability of the move [0, 1]."""
    winrate: float
    """Black's winrate at the komi of the analysis, in [0, 1]."""
    alpha: float | None
    """Black's expected score on the board, without komi [points]; None from a network that knows
    no score."""
    beta: float | None
    """Steepness of the winrate curve [1/points]; None like alpha."""
    variation: tuple[int, ...]
    """Expected moves, this one first; empty for the best move of a sweep."""
    curve: Knots = ()
    """Winrate curve after the move, if alpha, beta and winrate don't describe it."""


@dataclass(frozen=True, slots=True)
class AnalyzedAgent:
    """An agent's choice and candidates in a stored analysis."""

    lambda_: float
    """0 plays to win, 1 for points."""
    mu: float
    move: int | None
    """The agent's choice: point, N for a pass; None without a choice."""
    candidates: tuple[AnalyzedMove, ...]
    """Candidates, best first; after a sweep at most the best one."""
    curve: Knots = ()
    """The agent's winrate curve, if alpha, beta and winrate of the analysis don't describe it."""

    @property
    def has_candidates(self) -> bool:
        """Whether candidates have variations, as after a search of this position, not a sweep."""
        return any(candidate.variation for candidate in self.candidates)


@dataclass(frozen=True, slots=True)
class AnalysisKind:
    """The conditions of an analysis, apart from its visits: network, komi, rules and agent.

    Figures of different kinds are never compared: their difference says nothing about a move.
    """

    network: str
    """Identity of the network: eight hex digits, or its name if it has no identity."""
    komi: float
    """Komi of the search, handicap compensation included [points]."""
    rules: str
    """Rules, see `rules_text`; "" if the record does not name them."""
    agent: tuple[float, float] | None
    """Lambda and mu of the agent whose curve is shown for the position; None without agents."""
    name: str = field(default="", compare=False)
    """Name of the network for people; "" if the record does not name it."""

    def fits(self, other: AnalysisKind) -> bool:
        """Return whether two kinds are equal; unknown rules equal any rules."""
        return abs(self.komi - other.komi) < _SAME_KOMI and self.fits_at_any_komi(other)

    def fits_at_any_komi(self, other: AnalysisKind) -> bool:
        """Return whether two kinds are equal except for the komi; unknown rules equal any rules."""
        return (
            self.network == other.network
            and self.agent == other.agent
            and (self.rules == other.rules or not self.rules or not other.rules)
        )


@dataclass(frozen=True, slots=True)
class Analysis:
    """A stored analysis of one position; values are Black's."""

    network: str
    """Identity of the network: eight hex digits, or its name if it has no identity."""
    visits: int
    komi: float
    """Komi of the winrates, handicap compensation included [points]."""
    alpha: float | None
    """Black's expected score on the board, without komi: the fair komi [points]; None from a
    network that knows no score."""
    beta: float | None
    """Steepness of the winrate curve [1/points]; None like alpha."""
    winrate: float
    """Black's winrate at `komi`, in [0, 1]."""
    agents: tuple[AnalyzedAgent, ...]
    name: str = ""
    """Name of the network for people; "" in records of version 1."""
    rules: str = ""
    """Rules of the analysis, see `rules_text`; "" in records of version 1."""
    position: str = ""
    """Digest of the position, see `position_digest`; "" before the analysis is stored in a record,
    and in records of versions 1 and 2."""
    first_moves: tuple[int, ...] = ()
    """The ten moves that the network's policy prefers, best first; empty if unknown."""
    evidence: str = ""
    """Why the move that leads to the position was a mistake, as JSON; "" if it is unknown. See
    `engine.review.reasons.evidence`."""

    @property
    def counts_territory(self) -> bool:
        """Whether the rules of the analysis score territory."""
        return self.rules.startswith("territory")

    @property
    def first_agent(self) -> AnalyzedAgent | None:
        """The agent whose curve is shown for the position: the one that plays most for points."""
        return most_for_points(self.agents)

    @property
    def curve(self) -> Knots:
        """Winrate curve of the position, if `alpha`, `beta` and `winrate` don't describe it."""
        first = self.first_agent
        return () if first is None else first.curve

    @property
    def kind(self) -> AnalysisKind:
        """The conditions of the analysis, apart from its visits."""
        first = self.first_agent
        agent = None if first is None else (first.lambda_, first.mu)
        return AnalysisKind(self.network, self.komi, self.rules, agent, self.name)

    @property
    def has_candidates(self) -> bool:
        """Whether any agent has candidates; an analysis from a sweep has the best move at most."""
        return any(agent.has_candidates for agent in self.agents)


class HasLambda(Protocol):
    """An agent's analysis, of a search or of a record."""

    @property
    def lambda_(self) -> float:
        """0 plays to win, 1 for points."""

    @property
    def mu(self) -> float:
        """Near end of the komi window."""


A = TypeVar("A", bound=HasLambda)


def points_order(lambda_: float) -> float:
    """Return a sort key of agents: the largest for lambda 1, which plays for points alone."""
    return -abs(lambda_ - 1.0)


def lambda_for_points(lambdas: Iterable[float]) -> float:
    """Return the lambda of the agent that plays most for points, see `points_order`."""
    return max(lambdas, key=points_order)


def most_for_points(agents: Iterable[A]) -> A | None:
    """Return the agent that plays most for points, whose curve is a position's; None without."""
    return max(agents, key=lambda agent: (points_order(agent.lambda_), -agent.mu), default=None)


def holds_later_analyses(sgf: bytes) -> bool:
    """Return whether a game record holds analyses written by a later version of the program."""
    return any(int(version) > _NEWEST for version in _VERSIONS.findall(sgf))


def rules_text(rules: Rules) -> str:
    """Return the rules on which winrate curves depend, such as "area positional".

    Komi and handicap are left out, since a curve covers every komi.
    """
    return f"{rules.scoring} {rules.superko}{' suicide' if rules.suicide else ''}"


def position_digest(board: BoardState, *, territory: bool) -> str:
    """Return the digest of everything on a board that an analysis depends on, as hex digits.

    These are the stones, the player to move and a ko. If territory is scored, prisoners count too.
    """
    prisoners = board.captured_white - board.captured_black if territory else 0
    facts = (
        f"{board.shape.columns}x{board.shape.rows} {board.to_play} {board.ko_point} {prisoners} "
    )
    return blake2b(facts.encode() + board.cells, digest_size=_DIGEST_BYTES).hexdigest()


def with_analysis(kept: tuple[Analysis, ...], new: Analysis) -> tuple[Analysis, ...]:
    """Return a node's analyses with a new one added, deepest first.

    An analysis is replaced only by one of its own kind that is at least as deep and that has
    candidates if the old one has any. Of more than `MOST_KEPT`, the shallowest is dropped. An
    analysis without evidence takes over that of one that it replaces.
    """
    deeper = next((a for a in kept if a.visits > new.visits and _replaces(a, new)), None)
    if deeper is not None:
        both = replace(deeper, evidence=new.evidence or deeper.evidence)
        return tuple(both if a is deeper else a for a in kept)
    rest = [a for a in kept if not _replaces(new, a)]
    known = [a.evidence for a in (new, *kept) if a.evidence and (a is new or _replaces(new, a))]
    new = replace(new, evidence=next(iter(known), ""))
    deepest = sorted([new, *rest], key=lambda analysis: analysis.visits, reverse=True)
    return tuple(deepest[:MOST_KEPT])


def _replaces(one: Analysis, other: Analysis) -> bool:
    """Return whether an analysis replaces another one, see `with_analysis`."""
    return (
        one.visits >= other.visits
        and one.has_candidates >= other.has_candidates
        and one.kind.fits(other.kind)
    )


class _MoveRow(Struct, frozen=True, array_like=True):
    """An `AnalyzedMove` as a JSON list, since field names would be half of the record."""

    move: str
    visits: Visits
    prior: Probability
    winrate: Probability
    alpha: Figure | None
    beta: Figure | None
    variation: str
    """Moves of two letters each."""
    curve: tuple[Figure, ...] = ()
    """Komi and log odds of each knot."""


class _AgentRow(Struct, frozen=True, array_like=True):
    """An `AnalyzedAgent` as a JSON list."""

    lambda_: Figure
    mu: Figure
    move: str
    """"" if the agent has none."""
    candidates: tuple[_MoveRow, ...] = ()
    curve: tuple[Figure, ...] = ()
    """As in `_MoveRow`."""


class _OldAgent(Struct, frozen=True, rename={"lambda_": "lambda"}):
    """An agent of version 1."""

    lambda_: Figure
    mu: Figure
    move: str
    candidates: tuple[_MoveRow, ...]
    curve: tuple[Figure, ...] = ()


class _Fields(Struct, frozen=True, kw_only=True):
    """The JSON object of an `Analysis`.

    Version 1 named neither the network's file nor the rules, and its agents were objects. Version 2
    didn't name the position.
    """

    format: Literal[1, 2, 3] = json_field(name="v")
    network: str
    name: str = ""
    rules: str = ""
    position: str = ""
    visits: Visits
    komi: Figure
    alpha: Figure | None
    beta: Figure | None
    winrate: Probability
    agents: tuple[_AgentRow | dict[str, Any], ...]
    first: str = ""
    evidence: dict[str, Any] | None = None


def analysis_to_json(analysis: Analysis, size: int) -> str:
    """Return one line of ASCII; numbers are written so that they come back exactly."""
    agents = []
    for agent in analysis.agents:
        move = "" if agent.move is None else _letters(agent.move, size)
        row: list[Any] = [float(agent.lambda_), float(agent.mu), move]
        if agent.candidates or agent.curve:
            row.append([_move_row(candidate, size) for candidate in agent.candidates])
        if agent.curve:
            row.append(_flat(agent.curve))
        agents.append(row)
    value = {
        "v": _NEWEST,
        "network": analysis.network,
        "name": analysis.name,
        "rules": analysis.rules,
        "position": analysis.position,
        "visits": int(analysis.visits),
        "komi": float(analysis.komi),
        "alpha": _or_null(analysis.alpha),
        "beta": _or_null(analysis.beta),
        "winrate": float(analysis.winrate),
        "agents": agents,
    }
    if analysis.first_moves:
        value["first"] = "".join(_letters(move, size) for move in analysis.first_moves)
    if analysis.evidence:
        value["evidence"] = json.loads(analysis.evidence)
    return json.dumps(value, separators=(",", ":"))


def analysis_from_json(text: str, size: int) -> Analysis:
    """Return the analysis kept in `text`.

    Raises
    ------
    EngineError
        The text is not an analysis of a known version and this board size.
    """
    fields = decode_json(text, _Fields)
    agents = (convert_json(a, _OldAgent) if isinstance(a, dict) else a for a in fields.agents)
    points = _points(size)
    try:
        return Analysis(
            network=fields.network,
            visits=fields.visits,
            komi=fields.komi,
            alpha=fields.alpha,
            beta=fields.beta,
            winrate=fields.winrate,
            agents=tuple(
                AnalyzedAgent(
                    lambda_=agent.lambda_,
                    mu=agent.mu,
                    move=points[agent.move] if agent.move else None,
                    candidates=tuple(_candidate(row, points) for row in agent.candidates),
                    curve=_knots(agent.curve),
                )
                for agent in agents
            ),
            name=fields.name,
            rules=fields.rules,
            position=fields.position if fields.format == _NEWEST else "",
            first_moves=tuple(
                points[a + b] for a, b in zip(*[iter(fields.first)] * 2, strict=True)
            ),
            evidence=json.dumps(fields.evidence, separators=(",", ":")) if fields.evidence else "",
        )
    except KeyError as error:
        raise FormatError(
            tr("{error} is not a point of the {size}x{size} board", error=error, size=size)
        ) from None


def _move_row(candidate: AnalyzedMove, size: int) -> list[Any]:
    row: list[Any] = [
        _letters(candidate.move, size),
        int(candidate.visits),
        float(candidate.prior),
        float(candidate.winrate),
        _or_null(candidate.alpha),
        _or_null(candidate.beta),
        "".join(_letters(point, size) for point in candidate.variation),
    ]
    return [*row, _flat(candidate.curve)] if candidate.curve else row


def _flat(curve: Knots) -> list[float]:
    """Return komi and log odds of knots in turn."""
    return [float(value) for knot in curve for value in knot]


def _knots(flat: Sequence[float]) -> Knots:
    """Return the knots of a list as `_flat` returns it.

    Raises
    ------
    FormatError
        The komi don't ascend, or one has no log odds.
    """
    komi = flat[::2]
    if len(flat) % 2 or any(a >= b for a, b in pairwise(komi)):
        raise FormatError(tr("the komi of a winrate curve must ascend, each with its log odds"))
    return tuple(zip(komi, flat[1::2], strict=True))


def _candidate(row: _MoveRow, points: Mapping[str, int]) -> AnalyzedMove:
    line = row.variation
    return AnalyzedMove(
        move=points[row.move],
        visits=row.visits,
        prior=row.prior,
        winrate=row.winrate,
        alpha=row.alpha,
        beta=row.beta,
        variation=tuple(points[line[i : i + 2]] for i in range(0, len(line), 2)),
        curve=_knots(row.curve),
    )


def _or_null(value: float | None) -> float | None:
    """Return a number as it is written; null where it is not known."""
    return None if value is None else float(value)


def _letters(point: int, size: int) -> str:
    return point_to_sgf(point, size) or _PASS


@cache
def _points(size: int) -> dict[str, int]:
    """Return the points of a board, and a pass, by their letters."""
    return {_letters(point, size): point for point in range(size * size + 1)}
