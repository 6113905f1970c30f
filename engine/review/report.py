"""Make the reports of a reviewed game and write their files.

`make_report` reads the review and belongs on its thread; the report can be written on any.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.base.errors import RecordError, reason_of
from engine.base.files import atomic_write
from engine.base.translation import tr
from engine.go.board import BLACK, WHITE
from engine.record.game_record import GameRecord
from engine.review.annotate import annotated_game
from engine.review.game_review import GameReview
from engine.review.mistakes import Mistake, worst_first
from engine.review.report_html import html_report
from engine.review.report_tables import csv_report, json_report
from engine.review.report_values import (
    MOST_DIAGRAMS,
    Diagram,
    ReportData,
    color_name,
    mistake_text,
    vertex,
)
from engine.review.summary import GameSummary

REPORT_FORMATS: Final = ("html", "csv", "json", "sgf")
"""Formats, which are also the endings of the files."""
LONGEST_LINE: Final = 10  # moves of a variation in a diagram


@dataclass(frozen=True)
class Report:
    """A report that is ready to be written, on any thread."""

    data: ReportData
    record: GameRecord
    """The game; its tree is copied for an annotated game."""

    def content(self, kind: str) -> bytes:
        """Return the content of a file in one of `REPORT_FORMATS`.

        Raises
        ------
        RecordError
            Another thread edited the game meanwhile.
        """
        if kind == "sgf":
            return self._annotated()
        writers = {"html": html_report, "csv": csv_report, "json": json_report}
        return writers[kind](self.data).encode("utf-8", "replace")

    def _annotated(self) -> bytes:
        from engine.record.sgf import dumps  # imports sgfmill

        try:
            annotated = annotated_game(self.record, self.data.summary)
        except (KeyError, ValueError):  # a node came or went
            raise RecordError(
                tr("the game was edited during the export; export it again")
            ) from None
        content = dumps([annotated])
        annotated.root.take_apart()
        return content


def make_report(review: GameReview, summary: GameSummary, name: str) -> Report:
    """Return the report of a game; `name` is that of its file or "" if it has none."""
    record = review.record
    info = {key: value for key, value in record.info.items() if value.strip()}
    data = ReportData(
        name=name,
        info=info,
        rules=record.rules,
        komi_known=record.komi_known,
        summary=summary,
        diagrams=tuple(_diagrams(review, summary)),
    )
    return Report(data, record.snapshot())


def write_report(report: Report, path: Path) -> None:
    """Write a report in the format that the file's ending names.

    Raises
    ------
    RecordError
        There is no such format, or the file can't be written.
    """
    kind = path.suffix.removeprefix(".").lower()
    if kind not in REPORT_FORMATS:
        endings = ", ".join(f".{name}" for name in REPORT_FORMATS)
        raise RecordError(
            tr(
                "{file}: unknown type of report; let the name end with one of {endings}",
                file=path.name,
                endings=endings,
            )
        )
    try:
        atomic_write(path, report.content(kind))
    except OSError as error:
        raise RecordError(
            tr(
                "{path}: can't be written ({reason}); free some space or choose another folder",
                path=path,
                reason=reason_of(error),
            )
        ) from None


def _diagrams(review: GameReview, summary: GameSummary) -> Iterable[Diagram]:
    """Yield diagrams of the worst mistakes, ranked from 1, the worst."""
    record, size = review.record, summary.size
    for rank, mistake in enumerate(_worst(summary.mistakes), start=1):
        move = summary.move_at(mistake.place)
        board = record.board_at(move.before.node)
        if mistake.node.move is None:
            continue
        yield Diagram(
            size=size,
            cells=board.cells,
            color=mistake.color,
            played=mistake.node.move.point,
            line=move.best_line[:LONGEST_LINE] if not move.agreed else (),
            title=tr(
                "{rank}. Move {number}, {color} {vertex}",
                rank=rank,
                number=move.number,
                color=color_name(mistake.color),
                vertex=vertex(mistake.node.move.point, size),
            ),
            text=mistake_text(mistake, move, summary),
        )


def _worst(mistakes: Sequence[Mistake]) -> list[Mistake]:
    """Return at most `MOST_DIAGRAMS` mistakes of each player, the worst first."""
    ranked = worst_first(mistakes)
    worst_nodes = {
        mistake.node
        for color in (BLACK, WHITE)
        for mistake in [m for m in ranked if m.color == color][:MOST_DIAGRAMS]
    }
    return [mistake for mistake in ranked if mistake.node in worst_nodes]
