"""Requests to an Analyzer; quick to import, so that a window can be shown first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.analysis.agent import AgentSettings
from engine.base.errors import SettingsError
from engine.base.translation import tr
from engine.go.counting import Count
from engine.go.rules import Rules
from engine.search.loss import ENOUGH_VISITS, MoveScore
from engine.search.report import AnalysisReport
from engine.search.settings import DEFAULT_VISITS, SearchSettings
from engine.search.value.fit import Knots

MOST_VISITS = 1_000_000  # most visits of one analysis: such a tree takes gigabytes on a large board


@dataclass(frozen=True)
class Restriction:
    """Moves that a search must avoid, or must keep to, near its root."""

    color: int
    """Player whose moves are restricted."""
    moves: frozenset[int]
    """Points; N is pass."""
    until_depth: int
    """Plies below the root to which it applies."""
    only: bool
    """True to keep to `moves`, False to avoid them."""

    def allows(self, move: int, color: int) -> bool:
        """Return whether a player may play a move at the root."""
        return color != self.color or self.until_depth < 1 or (move in self.moves) == self.only


@dataclass(frozen=True)
class AnalysisRequest:
    """A position to analyze, and the agents that search it.

    Raises
    ------
    SettingsError
        The number of visits is impossible.
    """

    ticket: int
    """Number returned in every report."""
    rules: Rules
    """Size, ko rule, suicide, komi."""
    stones: NDArray[np.int8]
    """int8[N], the board before `moves`."""
    to_play: int
    """Color that plays the first of `moves`."""
    moves: tuple[int, ...]
    """Points from there to the position, colors alternating; N = pass."""
    captured: tuple[int, int] = (0, 0)
    """Numbers of black and white stones captured before `moves`."""
    agents: tuple[AgentSettings, ...] = field(default=(AgentSettings(lambda_=0.0),))
    """Agents, which search together on shared evaluations."""
    visits: int = DEFAULT_VISITS
    """Visits of each agent's root."""
    network: Path | None = None
    """Network file; None uses the best one for the board."""
    komi: float | None = None
    """Komi of the search, handicap compensation included; None is that of the rules."""
    evaluator: str = "auto"
    """How the network runs, one of `EVALUATORS`; "auto": the Analyzer's choice."""
    several_komi: bool = True
    """Whether a network that sees one komi at a time is asked about the root and its best moves at
    several; see `SearchSettings.komi_samples`."""
    search: SearchSettings | None = None
    """Settings of the search; None uses the Analyzer's."""
    restrictions: tuple[Restriction, ...] = ()
    """Moves near the root to avoid or to keep to; ignored by sweeps."""
    spread: str = "search"
    """How the visits are shared among the moves: by the "search", "equal" ones for the best moves
    of the policy, or a "sweep" of few for every move; ignored by sweeps of many positions."""
    counts_all_stones: bool = False
    """Whether a second pass ends the game with all stones alive even if the rules let players agree
    on dead ones: for controllers that count the board as it stands."""

    def __post_init__(self) -> None:
        if not 1 <= self.visits <= MOST_VISITS:
            raise SettingsError(
                tr(
                    "visits must be at least 1 and at most {most:,}, not {visits:,}",
                    most=MOST_VISITS,
                    visits=self.visits,
                )
            )

    @property
    def search_komi(self) -> float:
        """Komi of the search [points to White]."""
        return self.rules.white_bonus if self.komi is None else self.komi

    def visits_each(self, moves: int) -> int:
        """Return the visits of each of `moves` candidates; not for the spread "search"."""
        return max(self.visits // moves, 1) if self.spread == "equal" else ENOUGH_VISITS

    @property
    def uses_several_komi(self) -> bool:
        """Whether samples at several komi correct the curves: they are searched at the request's
        komi, so not with dynamic komi."""
        return self.several_komi and not any(agent.has_dynamic_komi for agent in self.agents)

    @property
    def has_passed(self) -> bool:
        """Whether the last move is a pass."""
        return self.moves[-1:] == (self.rules.size**2,)

    @property
    def end_scoring(self) -> str:
        """How two passes end the game in the search, see `TreeSearch`.

        After a pass the players may agree on dead stones at any moment: counting these as alive
        would give the game to the side with most of them.
        """
        agreed = not self.rules.counts_as_it_stands and not self.counts_all_stones
        if self.rules.scoring == "area" and self.has_passed and agreed:
            return "agreed"
        return self.rules.scoring


class SearchedMove(NamedTuple):
    """A move that a sweep searched."""

    score: MoveScore
    prior: float
    """Network's probability of the move [0, 1]."""
    variation: tuple[int, ...]
    """Expected moves, this one first."""


@dataclass(frozen=True, eq=False)
class SweepPoint:
    """Result of one position of a sweep, a quick search of many positions."""

    ticket: int
    """Ticket of the request."""
    visits: int
    """Visits spent; 1 is the network alone."""
    alpha: float
    """Fair komi [points for Black]."""
    beta: float
    """Certainty [1/points]; 0 for a network without a curve."""
    winrate: float
    """Black's winrate at the request's komi [0, 1]."""
    move: int | None
    """Best move of the first agent."""
    candidates: tuple[SearchedMove, ...] = ()
    """That move, then others with enough visits to be judged; empty if none was searched."""
    policy: NDArray[np.float32] | None = None
    """Network's probability of each move, float32[A] [0, 1]."""
    ownership: NDArray[np.float32] | None = None
    """Network's expected owner of each point, float32[N], in Black's frame [-1, 1]; None without
    ownership."""
    count: Count | None = None
    """Count of the board if two passes ended the game; see `AnalysisReport.count`."""
    curve: Knots = ()
    """Winrate curve, if alpha, beta and winrate don't describe it."""
    network_has_values: bool = True
    """Whether the network estimates winrates; see `AnalysisReport.network_has_values`."""


class Searcher(Protocol):
    """The methods of an `Analyzer` that search."""

    def analyze(
        self, request: AnalysisRequest, stopped: Callable[[], bool]
    ) -> Iterator[AnalysisReport]:
        """See `Analyzer.analyze`."""

    def sweep(
        self, requests: Sequence[AnalysisRequest], visits: int, stopped: Callable[[], bool]
    ) -> Iterator[SweepPoint]:
        """See `Analyzer.sweep`."""
