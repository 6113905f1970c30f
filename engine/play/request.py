"""What can be asked of an Analyzer; light to import, so a window can be shown first."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.errors import SettingsError
from engine.go.counting import Count
from engine.go.rules import Rules
from engine.network.header import boards_text
from engine.play.agent import AgentSettings
from engine.search.loss import MoveScore

__all__ = ["MOST_VISITS", "AnalysisRequest", "NetworkInfo", "Restriction", "SweepPoint"]

MOST_VISITS = 1_000_000
"""Visits of one analysis: a tree of so many takes gigabytes on a large board."""

_KINDS = {
    "sai-studio": "SAI Studio",
    "sai": "SAI",
    "leela": "Leela Zero",
    "elf": "ELF OpenGo",
    "katago": "KataGo",
}


@dataclass(frozen=True)
class Restriction:
    """Moves that a search leaves out, or keeps to, near its root."""

    color: int
    """Whose moves."""
    moves: frozenset[int]
    """Points; N is pass."""
    until_depth: int
    """Plies below the root for which it holds."""
    only: bool
    """Whether these are the moves to keep to."""

    def allows(self, move: int, color: int) -> bool:
        """Whether a side may play a move at the root."""
        return color != self.color or self.until_depth < 1 or (move in self.moves) == self.only


@dataclass(frozen=True)
class AnalysisRequest:
    """One position to analyze, and by which agents.

    Raises
    ------
    SettingsError
        The number of visits is impossible.
    """

    ticket: int
    """Comes back in every report."""
    rules: Rules
    """Size, ko rule, suicide, komi."""
    stones: NDArray[np.int8]
    """int8[N], the board the history starts from."""
    to_play: int
    """Color that plays the first of `moves`."""
    moves: tuple[int, ...]
    """Points from there to the position, colors alternating; N = pass."""
    agents: tuple[AgentSettings, ...] = field(default=(AgentSettings(lambda_=0.0),))
    """Agents that search it together on shared evaluations."""
    visits: int = 250
    """Visits of each agent's root."""
    network: Path | None = None
    """Network file; None takes the best one found for the board."""
    komi: float | None = None
    """Komi to search at, handicap compensation included; None takes that of the rules."""
    evaluator: str = "auto"
    """How the network runs, one of `EVALUATORS`; "auto": as the Analyzer likes."""
    several_komi: bool = True
    """Whether a network that sees one komi at a time is asked about the root and its best moves at
    several; see `SearchSettings.komi_samples`."""
    restrictions: tuple[Restriction, ...] = ()
    """Moves near the root to leave out, or to keep to. A sweep doesn't ask for them."""
    counts_all_stones: bool = False
    """Whether a second pass ends the game with all stones alive even where the players would agree
    on dead ones: for controllers that count the board as it stands."""

    def __post_init__(self) -> None:
        if not 1 <= self.visits <= MOST_VISITS:
            raise SettingsError(
                f"visits must be at least 1 and at most {MOST_VISITS:,}, not {self.visits:,}"
            )

    @property
    def search_komi(self) -> float:
        """The komi the search runs at [points to White]."""
        return self.rules.white_bonus if self.komi is None else self.komi

    @property
    def has_passed(self) -> bool:
        """Whether the last move is a pass."""
        return self.moves[-1:] == (self.rules.size**2,)

    @property
    def end_scoring(self) -> str:
        """What two passes in the search are worth: "area" counts the board with all stones alive,
        "territory" asks the network.

        After a pass the players may agree on dead stones at any moment: to count these as alive
        would give the game to the side that has most of them.
        """
        agreed = not self.rules.counts_as_it_stands and not self.counts_all_stones
        return "territory" if self.has_passed and agreed else self.rules.scoring


@dataclass(frozen=True)
class SweepPoint:
    """One position of a game in a sweep."""

    ticket: int
    """Of the request."""
    visits: int
    """Visits spent; 1 is the network alone."""
    alpha: float
    """Fair komi [points for Black]."""
    beta: float
    """Certainty [1/points]; 0 for a network without a curve."""
    winrate: float
    """Black's at the request's komi [0, 1]."""
    move: int | None
    """The move the first agent prefers."""
    move_scores: tuple[MoveScore, ...] = ()
    """Score of that move; empty if it was not searched."""
    count: Count | None = None
    """Count of the board if two passes ended the game; see `AnalysisReport.count`."""


@dataclass(frozen=True)
class NetworkInfo:
    """A network file that was found, whether it can be used or not."""

    path: Path
    name: str
    """File name without its endings."""
    size: int | None
    """The one board size it plays; None when there are several or it can't be read."""
    description: str
    """What it is, in a few words."""
    identity: str = ""
    """First eight hex digits of its tensors' SHA-256; empty until read."""
    error: str = ""
    """Why it can't be used; empty when it can."""
    sizes: tuple[int, ...] = ()
    """All board sizes it plays; may be empty where there is just one."""
    trunk: str = ""
    """Blocks and channels, like 6x64; "" until read."""
    kind: str = ""
    """Where its format comes from, see `NetworkHeader.kind`; empty until read."""
    bytes: int = 0
    """Size of the file."""
    origin: str = ""
    """"shipped", "own" (in the person's folder), "added" (elsewhere, on the person's list) or
    "panel" (shipped, to measure others against)."""
    source: str = ""
    """What is known of how it was made; empty when nothing is."""

    @property
    def sees_komi(self) -> bool:
        """Whether its answers depend on the komi, so that another komi needs a new search."""
        return self.kind == "katago"

    @property
    def kind_text(self) -> str:
        """Where its format comes from, for people; empty when it can't be read."""
        return _KINDS.get(self.kind, self.kind)

    @property
    def boards(self) -> str:
        """The boards it plays, for people; empty when it can't be read."""
        return boards_text(self.sizes or ((self.size,) if self.size else ()))

    def refusal(self, size: int) -> str:
        """Why it can't be used on a board of this size, as one sentence; "" when it can."""
        if self.error or self.plays(size):
            return self.error
        return f"{self.name} plays {self.boards}, this board is {size}x{size}"

    def plays(self, size: int) -> bool:
        """Whether it can be used on a board of this size."""
        return not self.error and (size == self.size or size in self.sizes)
