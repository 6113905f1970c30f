"""The course of a game in a few sentences: who led, what decided it, how it ended.

Nothing is said of a lead that lies within its error.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.base.translation import tr
from engine.go.board import BLACK, WHITE
from engine.go.result import GameResult
from engine.review.mistakes import leader
from engine.review.phases import Phase
from engine.review.report_values import Diagram, StorySentence, color_name
from engine.review.summary import GameSummary
from engine.review.timeline import TimelinePoint

DOUBT: Final = 2.0
"""Errors that a lead must exceed where few visits tell the score."""


def story_of(
    summary: GameSummary, diagrams: Sequence[Diagram], result: GameResult | None
) -> Iterator[StorySentence]:
    """Yield the sentences, in playing order.

    Parameters
    ----------
    summary
        Summary of the game.
    diagrams
        Diagrams of its mistakes; the turning points among them are told.
    result
        Result of the game record; None if it has none.
    """
    turns = [diagram for diagram in diagrams if diagram.is_turning_point]
    course = [StorySentence(turn.text, turn.number) for turn in turns]
    first = _after_opening(summary)
    text = "" if first is None else _lead_text(first, summary)
    if first is not None and text:
        earlier = sum(turn.number <= first.node.number for turn in turns)
        course.insert(earlier, StorySentence(text))
    yield from course
    if summary.is_whole and summary.judged and not turns:
        yield StorySentence(tr("No single move decided the game."))
    yield from map(StorySentence, _end(summary, has_result=result is not None))
    if result is not None:
        yield StorySentence(tr("{sentence}.", sentence=result.sentence))


def _leader(point: TimelinePoint, summary: GameSummary) -> int | None:
    """Return who leads by more than the error; 0 if the game is even, None if that is unknown.

    Where few visits tell the score, only a lead of more than `DOUBT` times the error counts.
    """
    if point.settled:
        return leader(point, summary.komi, summary.size)
    if point.alpha is None or point.error is None:
        return None
    lead = point.alpha - summary.komi
    if abs(lead) <= DOUBT * point.error:
        return None
    return BLACK if lead > 0 else WHITE


def _after_opening(summary: GameSummary) -> TimelinePoint | None:
    """Return the last known position of the opening; None if the game didn't get beyond it."""
    moves = [move.point for move in summary.moves if move.phase is Phase.OPENING]
    is_over = len(moves) < len(summary.moves)
    return next((p for p in reversed(moves) if p.winrate is not None), None) if is_over else None


def _lead_text(point: TimelinePoint, summary: GameSummary) -> str:
    """Return who leads after the opening; "" if that is unknown."""
    number, ahead = point.node.number, _leader(point, summary)
    if ahead is None:
        return ""
    if not ahead:
        return tr("After the opening, at move {number}, the game is even.", number=number)
    color = color_name(ahead)
    if point.alpha is None:
        return tr("After the opening, at move {number}, {color} leads.", number=number, color=color)
    return tr(
        "After the opening, at move {number}, {color} leads by {points:.1f} points.",
        number=number,
        color=color,
        points=abs(point.alpha - summary.komi),
    )


def _end(summary: GameSummary, has_result: bool) -> Iterator[str]:
    """Yield since when one side leads for good, and by how much in a game without result."""
    known = [point for point in summary.points if point.winrate is not None]
    if not known or not summary.moves or known[-1].node is not summary.points[-1].node:
        return
    last = known[-1]
    ahead = _leader(last, summary)
    if not ahead:
        if ahead == 0 and not has_result:
            yield tr("At the end of the record the game is even.")
        return
    color = color_name(ahead)
    since = last
    for point in reversed(known):
        if _leader(point, summary) != ahead:
            break
        since = point
    if not since.node.number:
        yield tr("{color} leads from the first move to the last.", color=color)
    elif since is not last:
        number = since.node.number
        yield tr(
            "{color} keeps the lead from move {number} to the end.", color=color, number=number
        )
    if not has_result and last.alpha is not None:
        yield tr(
            "At the end of the record {color} leads by {points:.1f} points.",
            color=color,
            points=abs(last.alpha - summary.komi),
        )
