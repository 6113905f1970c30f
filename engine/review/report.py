"""Make the reports of a reviewed game and write their files.

`make_report` reads the review and belongs on its thread; the report can be written on any.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from engine.base.errors import RecordError, reason_of
from engine.base.files import atomic_write
from engine.base.translation import tr
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps
from engine.review.annotate import annotated_game
from engine.review.game_review import GameReview
from engine.review.mistakes import Mistake, foremost_mistakes
from engine.review.outcome import outcome
from engine.review.report_html import html_report
from engine.review.report_tables import csv_report, json_report
from engine.review.report_values import (
    MOST_DIAGRAMS,
    Diagram,
    ReportData,
    color_name,
    joined,
    loss_sentence,
    reason_text_of,
    unchecked_text,
    vertex,
)
from engine.review.story import story_of
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
        try:
            annotated = annotated_game(self.record, self.data.summary, self.data.reasons)
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
    reasons = {m.node: reason_text_of(review, m) for m in summary.mistakes}
    diagrams = tuple(
        _diagrams(review, summary, foremost_mistakes(summary.mistakes, MOST_DIAGRAMS), reasons)
    )
    data = ReportData(
        name=name,
        info=info,
        rules=record.rules,
        komi_known=record.komi_known,
        summary=summary,
        diagrams=diagrams,
        story=tuple(story_of(summary, diagrams, outcome(review))),
        reasons=reasons,
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


def _diagrams(
    review: GameReview,
    summary: GameSummary,
    shown: Sequence[Mistake],
    reasons: Mapping[GameNode, str],
) -> Iterable[Diagram]:
    """Yield the diagrams of some mistakes."""
    size = summary.size
    turns = {turn.move.point.node for turn in summary.turning_points}
    for mistake in shown:
        move = summary.move_at(mistake.place)
        if mistake.node.move is None:
            continue
        unchecked = unchecked_text() if mistake.is_provisional else ""
        reason = reasons.get(mistake.node, "")
        yield Diagram(
            size=size,
            cells=review.record.board_at(move.before.node).cells,
            color=mistake.color,
            played=mistake.node.move.point,
            line=move.best_line[:LONGEST_LINE] if not move.agreed else (),
            number=move.number,
            title=tr(
                "Move {number}, {color} {vertex}",
                number=move.number,
                color=color_name(mistake.color),
                vertex=vertex(mistake.node.move.point, size),
            ),
            text=joined(loss_sentence(mistake, size), reason, unchecked),
            is_turning_point=mistake.node in turns,
            is_provisional=mistake.is_provisional,
        )
