"""Make the reports of a reviewed game and write their files.

`make_report` reads the review and belongs on its thread; the report can be written on any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
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
from engine.review.found_by import FoundBy
from engine.review.game_review import GameReview
from engine.review.mistakes import Mistake, MistakeKind, foremost_mistakes, move_class, worst_first
from engine.review.outcome import outcome
from engine.review.report_html import html_report
from engine.review.report_live import live_report
from engine.review.report_settings import ReportSettings
from engine.review.report_tables import csv_report, json_report
from engine.review.report_values import (
    Diagram,
    ReportData,
    ReportPosition,
    clean_lines,
    joined,
    loss_sentence,
    lost_text,
    move_title,
    reason_text_of,
    unchecked_text,
    vertex,
)
from engine.review.story import story_of
from engine.review.summary import GameSummary, ReviewedMove

REPORT_FORMATS: Final = {
    "html": ".html",
    "live": ".live.html",
    "csv": ".csv",
    "json": ".json",
    "sgf": ".sgf",
}
"""Formats and the endings of their files: a page to print, one to play through, and data."""
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
        writers = {
            "html": html_report,
            "live": live_report,
            "csv": csv_report,
            "json": json_report,
        }
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


def make_report(
    review: GameReview,
    summary: GameSummary,
    name: str,
    settings: ReportSettings | None = None,
    found: Callable[[Mistake], FoundBy | None] = lambda _mistake: None,
) -> Report:
    """Return the report of a game.

    Parameters
    ----------
    name
        Name of its file, or "" if it has none.
    found
        Returns who would find the better move of a mistake; None if that is unknown.
    """
    settings, record, komi = settings or ReportSettings(), review.record, summary.komi
    info = {key: value for key, value in record.info.items() if value.strip()}
    reasons = {m.node: reason_text_of(review, m, komi) for m in summary.mistakes}
    people = {m.node: who for m in summary.mistakes if (who := found(m)) is not None}
    texts = {
        m.node: _mistake_text(m, summary.size, reasons[m.node], people.get(m.node))
        for m in summary.mistakes
    }
    data = ReportData(
        name=name,
        info=info,
        rules=record.rules,
        komi_known=record.komi_known,
        summary=summary,
        diagrams=tuple(_diagrams(review, summary, texts, settings)),
        story=tuple(story_of(summary, texts, outcome(review))),
        reasons=reasons,
        people=people,
        settings=settings,
        positions=tuple(_positions(review, summary, texts, settings)),
    )
    return Report(data, record.snapshot())


def write_report(report: Report, path: Path, kind: str) -> None:
    """Write a report in one of `REPORT_FORMATS`.

    Raises
    ------
    RecordError
        The file can't be written.
    """
    write_content(report.content(kind), path)


def write_content(content: bytes, path: Path) -> None:
    """Write the content of a report; see `write_report`."""
    try:
        atomic_write(path, content)
    except OSError as error:
        raise RecordError(
            tr(
                "{path}: can't be written ({reason}); free some space or choose another folder",
                path=path,
                reason=reason_of(error),
            )
        ) from None


def _mistake_text(mistake: Mistake, size: int, reason: str, people: FoundBy | None) -> str:
    """Return what a mistake gave away, why, and whether others make it too, as sentences."""
    unchecked = unchecked_text() if mistake.is_provisional else ""
    others = "" if people is None else people.sentence
    return joined(loss_sentence(mistake, size), reason, others, unchecked)


def _diagrams(
    review: GameReview,
    summary: GameSummary,
    texts: Mapping[GameNode, str],
    settings: ReportSettings,
) -> Iterable[Diagram]:
    """Yield the diagrams that the settings ask for, in their order."""
    size = summary.size
    turns = {turn.move.point.node for turn in summary.turning_points}
    own = [mistake for mistake in summary.mistakes if settings.includes(mistake.color)]
    shown = foremost_mistakes(own, settings.diagrams)
    for mistake in worst_first(shown) if settings.order == "worst" else shown:
        move = summary.move_at(mistake.place)
        if mistake.node.move is None:
            continue
        before = move.before.node.move
        yield Diagram(
            size=size,
            cells=review.record.board_at(move.before.node).cells,
            color=mistake.color,
            played=mistake.node.move.point,
            last=None if before is None else before.point,
            line=move.best_line[:LONGEST_LINE] if not move.agreed else (),
            number=move.number,
            title=move_title(mistake.node, size),
            text=texts[mistake.node],
            is_turning_point=mistake.node in turns,
            is_provisional=mistake.is_provisional,
            comment=clean_lines(mistake.node.comment) if settings.comments else "",
        )


def _positions(
    review: GameReview,
    summary: GameSummary,
    texts: Mapping[GameNode, str],
    settings: ReportSettings,
) -> Iterable[ReportPosition]:
    """Yield all positions of the main line with what is known about them."""
    points = {point.node: point for point in summary.points}
    moves = {move.point.node: move for move in summary.moves}
    mattered = {
        m.node
        for m in summary.mistakes
        if m.kind is not MistakeKind.COSMETIC and settings.includes(m.color)
    }
    for node in review.record.main_line():
        point, move = points.get(node), moves.get(node)
        yield ReportPosition(
            node=node,
            board=review.record.board_at(node),
            move=move,
            winrate=None if point is None else point.winrate,
            alpha=None if point is None else point.alpha,
            error=None if point is None else point.error,
            curve=None if point is None else review.odds(point, summary.komi),
            text=texts.get(node) or ("" if move is None else _move_text(move, summary.size)),
            loss=None if move is None else move_class(move.point, summary.size),
            better=() if move is None else _better_line(move),
            is_mistake=node in mattered,
        )


def _better_line(move: ReviewedMove) -> tuple[int, ...]:
    """Return the line that is better than a move; empty if it lost nothing or none is known."""
    line, played, point = move.best_line, move.point.node.move, move.point
    is_better = line and played is not None and line[0] != played.point
    return line[:LONGEST_LINE] if is_better and (point.points_lost or point.winrate_lost) else ()


def _move_text(move: ReviewedMove, size: int) -> str:
    """Return what a move that is no mistake lost; "" if it was not judged."""
    if not move.is_judged or move.point.node.move is None:
        return ""
    if move.agreed:
        return tr("The engine's choice.")
    lost = lost_text(move.point.points_lost, move.point.winrate_lost)
    if not lost:
        return tr("It loses nothing, within the error of the search.")
    return tr("{move} loses {lost}.", move=vertex(move.point.node.move.point, size), lost=lost)
