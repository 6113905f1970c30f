"""Errands: searches of many positions on request, in place of the usual plan."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

from engine.analysis.request import AnalysisRequest, SweepPoint
from engine.base.translation import tr
from engine.record.game_node import GameNode
from engine.review.game_review import GameReview
from engine.review.sweep import LineSearch, Sweep
from engine.review.whole_game import GameReviewer, ReviewStep
from sai_studio.kit.figures import duration
from sai_studio.session.session import Session

CHUNK: Final = 8
"""Positions per job; an interruption loses at most these."""


class SweepPlan(NamedTuple):
    """A sweep to submit."""

    sweep: Sweep
    requests: tuple[AnalysisRequest, ...]
    visits: int
    """Visits of each."""


class Errand(Protocol):
    """Requested searches, which the controller submits one sweep after the other."""

    ticket: int
    """Ticket of the running sweep; 0 without one."""

    @property
    def is_urgent(self) -> bool:
        """Whether the searches come before those of the position on the board."""

    @property
    def farewell(self) -> str:
        """Message if the errand ends because another game is opened; "" for none."""

    def next(self, review: GameReview, new_ticket: Callable[[], int]) -> SweepPlan | None:
        """Return the next sweep; None if nothing is left to search."""

    def take(self, session: Session, sweep: Sweep, points: list[SweepPoint]) -> None:
        """Store results of the running sweep."""

    def done(self, sweep: Sweep) -> None:
        """Note that a sweep ran to its end."""


@dataclass(eq=False)
class NodesErrand:
    """Positions to search at a komi, with the same visits each, before all else."""

    nodes: Sequence[GameNode]
    """All positions, also those that are known."""
    komi: float
    """Komi of the searches [points to White]."""
    visits: int
    """Visits of each search."""
    title: str
    """What is searched, for the status bar."""
    farewell = ""
    missing: Callable[[Container[GameNode]], list[GameNode]]
    """Returns the positions that are still to be searched, without some hopeless ones."""
    tried: set[GameNode] = field(default_factory=set)
    """Positions whose search ended."""
    ticket: int = 0
    """See `Errand.ticket`."""

    @property
    def is_urgent(self) -> bool:
        """See `Errand.is_urgent`."""
        return True

    def next(self, review: GameReview, new_ticket: Callable[[], int]) -> SweepPlan | None:
        """See `Errand.next`."""
        nodes = self.missing(self.tried)
        if not nodes:
            return None
        search = LineSearch(review, self.nodes, self.komi, at_viewed=True)
        sweep, requests = search.sweep(nodes, CHUNK, new_ticket, self.visits)
        sweep.title = self.title
        return SweepPlan(sweep, requests, self.visits)

    def take(self, session: Session, sweep: Sweep, points: list[SweepPoint]) -> None:
        """See `Errand.take`."""
        sweep.keep(points, session.ending, session.timeline)

    def done(self, sweep: Sweep) -> None:
        """See `Errand.done`."""
        self.tried.update(sweep.nodes.values())


class ReviewErrand:
    """The review of a whole game; the position on the board is searched first."""

    is_urgent = False

    def __init__(self, reviewer: GameReviewer) -> None:
        self.ticket = 0
        """See `Errand.ticket`."""
        self.is_finished = False
        """Whether nothing is left to search."""
        self._reviewer = reviewer
        self._step: ReviewStep | None = None
        self._answers: list[SweepPoint] = []  # of a step that looks for reasons

    def next(self, review: GameReview, new_ticket: Callable[[], int]) -> SweepPlan | None:
        """See `Errand.next`."""
        step = self._step = self._reviewer.next(new_ticket)
        if step is None:
            self.is_finished = True
            return None
        self._answers = []
        sweep = Sweep(dict(step.nodes), kind=step.kind, progress=self.text)
        return SweepPlan(sweep, step.requests, step.visits)

    def take(self, session: Session, sweep: Sweep, points: list[SweepPoint]) -> None:
        """See `Errand.take`."""
        step = self._step
        if step is None or not step.reasons:
            sweep.keep(points, session.ending, session.timeline)
            return
        self._answers += points
        if len(self._answers) == len(step.requests):
            self._reviewer.take_points(step, self._answers)
            session.timeline.changed.emit()

    def done(self, sweep: Sweep) -> None:
        """See `Errand.done`."""
        if self._step is not None:
            self._reviewer.finish_step(self._step)

    @property
    def farewell(self) -> str:
        """See `Errand.farewell`."""
        share = round(100.0 * self._reviewer.progress.share)
        return tr(
            "The review of the previous game was stopped at {share}\u00a0%. Open that game and "
            "review it again to go on from there.",
            share=share,
        )

    @property
    def text(self) -> str:
        """Share done and time left, for the status bar."""
        progress = self._reviewer.progress
        if progress.left_s is None:
            return tr("Reviewing the game")
        return tr(
            "Reviewing the game: {share}\u00a0%, about {time} left",
            share=round(100.0 * progress.share),
            time=duration(progress.left_s),
        )
