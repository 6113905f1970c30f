"""The entries of a run's log that are read one by one, and its scores in `labels.jsonl`."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct

from engine.base.checked_json import Count, Number, Share, Text, Time, decode_lines
from engine.base.untrusted import GrowingFile
from engine.train.presets.settings import MOST_GENERATIONS


class LogEntry(Struct, frozen=True):
    """The fields that all entries of the log have."""

    event: Text
    generation: Annotated[int, Meta(ge=0, le=MOST_GENERATIONS)]


class Message(Struct, frozen=True, kw_only=True):
    """A message for people; log entry `{"event": "message", ...}`."""

    time: Time = 0.0
    generation: int
    text: Text


class PanelScore(Struct, frozen=True):
    """A generation against the panel; log entry `{"event": "panel", ...}`."""

    generation: int
    nodes: Number
    score: Number
    shares: Annotated[tuple[Share, ...], Meta(max_length=1000)] = ()
    """Share of the points won against each member of the panel; empty in old logs."""
    games: Count = 0
    """Games against each member; 0 in old logs."""
    panel: Text = ""
    """Fingerprint of the panel; empty in old logs."""


class GenerationRating(Struct, frozen=True):
    """A generation's strength; log entry `{"event": "rating", ...}`."""

    generation: int
    nodes: Number
    elo: Number
    low: Number | None
    """Lower end of the 95 % interval; None if no game bounds it."""
    high: Number | None
    """Upper end, as `low`."""


class Gate(Struct, frozen=True):
    """Result of a match against the best network; log entry `{"event": "gate", ...}`."""

    generation: int
    wins: Count
    draws: Count
    losses: Count
    decision: Annotated[str, Meta(max_length=100)]


class Ended(Struct, frozen=True):
    """The counters of a run that was stopped or is finished; log entries of these events."""

    games: Count = 0


SCORES_FILE: Final = "labels.jsonl"
"""File in a run's folder with scores of its generations against a strong network's search, which
`sai-engine measure --labels FILE --run RUN` writes; see `measure_run`."""
MOST_SCORES: Final = 100_000


class MeanShare(Struct, frozen=True):
    """A mean with its interval."""

    mean: Share
    low: Share | None
    """Lower end of the 95 % interval; None with few positions."""
    high: Share | None

    @property
    def interval(self) -> tuple[float, float]:
        """Both ends of the interval; NaN where there is none."""
        if self.low is None or self.high is None:
            return math.nan, math.nan
        return self.low, self.high


class ReferenceScore(Struct, frozen=True, rename={"file": "labels"}):
    """A generation compared with reference positions at one number of visits."""

    generation: Annotated[int, Meta(ge=0, le=10**6)]
    nodes: Annotated[float, Meta(ge=0.0)]
    """Nodes searched by the run before it."""
    file: Annotated[str, Meta(max_length=200)]
    """Name of the file of reference positions."""
    digest: Annotated[str, Meta(max_length=64)]
    """Eight hex digits that identify its content."""
    positions: Count
    visits: Annotated[int, Meta(ge=1)]
    """Of the searches; 1 is the network alone."""
    batch: Annotated[int, Meta(ge=1)]
    """Leaves of a search that were evaluated together."""
    winrate_error: MeanShare
    """Difference of Black's winrates."""
    empty_board: Annotated[dict[float, Share], Meta(max_length=8)] = {}
    """Black's winrate on the empty board by komi."""

    @property
    def kind(self) -> tuple[str, int, int, int]:
        """Key of comparable scores: digest, positions, visits and batch are equal."""
        return self.digest, self.positions, self.visits, self.batch


class ReferenceScoreReader:
    """Reads the scores of a run repeatedly; each time only new lines of the file are parsed.

    Parameters
    ----------
    folder
        Folder of the run.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / SCORES_FILE
        self._file = GrowingFile(self._path)
        self.scores: tuple[ReferenceScore, ...] = ()
        """All scores in the order of the file; damaged lines are left out."""

    def read(self) -> bool:
        """Read the lines that were added; return whether the scores changed."""
        before = self.scores
        try:
            lines, is_new = self._file.read()
        except OSError:
            self._file, lines, is_new = GrowingFile(self._path), [], True
        if is_new:
            self.scores = ()
        fresh = tuple(decode_lines(lines, ReferenceScore))
        if fresh:
            self.scores = (*self.scores, *fresh)[:MOST_SCORES]
        return self.scores is not before
