"""Scores of a run's generations against a strong network's search: `labels.jsonl` in its folder.

`sai-engine measure --labels FILE --run RUN` writes the file; see `measure_run`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from engine.base.errors import FormatError
from engine.base.growing_file import GrowingFile
from engine.base.json_fields import Fields, parse_json

__all__ = ["SCORES_FILE", "ReferenceScore", "ReferenceScoreReader"]

SCORES_FILE: Final = "labels.jsonl"
"""File in a run's folder."""
MOST_GENERATIONS: Final = 10**6
MOST_SCORES: Final = 100_000
MOST_KOMI: Final = 8


class ReferenceScore(NamedTuple):
    """A generation compared with the references of a file at one number of visits."""

    generation: int
    nodes: float
    """Nodes searched by the run before it."""
    file: str
    """Name of the file of reference positions."""
    digest: str
    """Eight hex digits that identify its content."""
    positions: int
    visits: int
    """Of the searches; 1 is the network alone."""
    batch: int
    """Leaves of a search that were evaluated together."""
    winrate_error: float
    """Mean difference of Black's winrates [0, 1]."""
    low: float
    """Lower end of its 95 % interval."""
    high: float
    """Upper end of its 95 % interval."""
    empty_board: Mapping[float, float]
    """Black's winrate on the empty board by komi."""

    @property
    def kind(self) -> tuple[str, int, int, int]:
        """What must be the same for scores to be comparable."""
        return self.digest, self.positions, self.visits, self.batch


class ReferenceScoreReader:
    """Reads the scores of a run again and again; each time only what was added is parsed.

    Parameters
    ----------
    folder
        Of the run.
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
        fresh = [score for score in map(_score_of, lines) if score is not None]
        if fresh:
            self.scores = (*self.scores, *fresh)[:MOST_SCORES]
        return self.scores is not before


def _score_of(line: bytes) -> ReferenceScore | None:
    try:
        fields = Fields(parse_json(line))
        error = Fields(fields.part("winrate_error"))
        rates = Fields(fields.part("empty_board", default={})).figures()
        return ReferenceScore(
            generation=fields.whole("generation", high=MOST_GENERATIONS),
            nodes=fields.number("nodes", 0.0),
            file=fields.text("labels", 200),
            digest=fields.text("digest", 64),
            positions=fields.whole("positions"),
            visits=fields.whole("visits", 1),
            batch=fields.whole("batch", 1),
            winrate_error=error.number("mean", 0.0, 1.0),
            low=error.number("low", 0.0, 1.0),
            high=error.number("high", 0.0, 1.0),
            empty_board={float(komi): rates[komi] for komi in list(rates)[:MOST_KOMI]},
        )
    except (FormatError, ValueError):
        return None
