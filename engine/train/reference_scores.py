"""Scores of a run's generations against a strong network's search: `labels.jsonl` in its folder.

`sai-engine measure --labels FILE --run RUN` writes the file; see `measure_run`.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, Struct

from engine.base.checked_json import Count, Share, decode_lines
from engine.base.untrusted import GrowingFile

SCORES_FILE: Final = "labels.jsonl"
"""File in a run's folder."""
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
