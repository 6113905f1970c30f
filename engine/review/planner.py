"""Decide what to analyze next: a position, or the line that it lies on."""

from __future__ import annotations

import itertools
from enum import Enum
from weakref import WeakValueDictionary

from engine.record.game_node import GameNode
from engine.review.requests import NodeRequest
from engine.search.report import AnalysisReport


class Step(Enum):
    """The analysis that comes next."""

    LOOK = "look"
    """Search the position briefly."""
    LINE = "line"
    """Sweep the unknown positions of its line."""
    SEARCH = "search"
    """Search the position in full."""
    REST = "rest"
    """Nothing is left to do: all is known or can't be analyzed."""


class Planner:
    """Chooses what to analyze next, one analysis at a time.

    The position comes first and then its line, until both are known. With `looks_first` a brief
    search comes before the line, and the full search after it, so that the line does not have to
    wait.
    """

    def __init__(self, *, looks_first: bool) -> None:
        self._looks_first = looks_first
        self.ticket = 0
        """Ticket of the running analysis; 0 if there is none."""
        self.requested: NodeRequest | None = None
        """Request of the last call of `next`."""
        self.hopeless: set[GameNode] = set()
        """Nodes whose analysis gave no result."""
        self.reason = ""
        """Why the last position was given up; may be empty."""
        self._tickets = itertools.count(1)
        self._finished: WeakValueDictionary[object, AnalysisReport] = WeakValueDictionary()
        # `NodeRequest.key`s: of `_finished`, of the last brief search, of the position given up
        self._looked: object = None
        self._gave_up: object = None

    def new_ticket(self) -> int:
        """Return a number for the next request."""
        return next(self._tickets)

    def is_under_way(self, now: NodeRequest) -> bool:
        """Return whether an analysis of the same position and settings is running."""
        return bool(self.ticket) and self.requested is not None and self.requested.key == now.key

    def next(
        self, now: NodeRequest, report: AnalysisReport | None, *, is_over: bool, has_unknown: bool
    ) -> Step:
        """Return the next step for a position.

        Parameters
        ----------
        report
            The newest report of the position.
        is_over
            Whether two passes ended the game there, so that it is not searched.
        has_unknown
            Whether positions of its line are unknown.
        """
        self.requested = now
        in_full = report is not None and self._finished.get(now.key) is report
        finished = is_over or self.is_given_up(now) or in_full
        if not finished and not self._looks_first:
            return Step.SEARCH
        if has_unknown:
            return Step.LINE if finished or self._looked == now.key else Step.LOOK
        return Step.REST if finished else Step.SEARCH

    def searched(self, report: AnalysisReport | None) -> bool:
        """Note the result of a brief or full search; return True if nothing is left to search."""
        assert self.requested is not None
        key = self.requested.key
        in_full = not self._looks_first or self._looked == key
        self._looked = key
        if report is None or not (in_full or self.requested.is_complete(report)):
            return False
        self._finished[key] = report
        return True

    def give_up(self, reason: str = "") -> None:
        """Don't search the position again until `again` or `retry`."""
        self.reason = reason
        if self.requested is not None:
            self._gave_up = self.requested.key

    def is_given_up(self, now: NodeRequest) -> bool:
        """Return whether a search of the same position and settings failed."""
        return self._gave_up == now.key

    def retry(self) -> None:
        """Allow searching a position again that was given up."""
        self._gave_up, self.reason = None, ""

    def stop(self) -> None:
        """Note that the running analysis was canceled, and discard the plan."""
        self.ticket, self.requested = 0, None

    def again(self) -> None:
        """Plan anew, including what failed."""
        self._looked = self.requested = None
        self.hopeless.clear()
        self.retry()
