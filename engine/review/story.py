"""The course of a game in a few sentences: who led, what decided it, how it ended.

Nothing is said of a lead that lies within its error.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.base.translation import tr
from engine.go.result import GameResult
from engine.review.mistakes import leader
from engine.review.phases import Phase
from engine.review.report_values import Diagram, StorySentence, color_name
from engine.review.summary import GameSummary
from engine.review.timeline import TimelinePoint


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
    first = _after_opening(summary)
    if first is not None and not any(turn.number < first.node.number for turn in turns):
        yield from _lead_sentence(first, summary)
    for turn in turns:
        yield StorySentence(turn.text, turn.number)
    if summary.is_whole and summary.judged and not turns:
        yield StorySentence(tr("No single move decided the game."))
    yield from _end(summary, has_result=result is not None)
    if result is not None:
        yield StorySentence(tr("{sentence}.", sentence=result.sentence))


def _after_opening(summary: GameSummary) -> TimelinePoint | None:
    """Return the last settled position of the opening; None if the game didn't get beyond it."""
    moves = [move.point for move in summary.moves if move.phase is Phase.OPENING]
    is_over = len(moves) < len(summary.moves)
    return next((p for p in reversed(moves) if p.settled), None) if is_over else None


def _lead_sentence(point: TimelinePoint, summary: GameSummary) -> Iterator[StorySentence]:
    """Yield who leads after the opening."""
    number, ahead = point.node.number, leader(point, summary.komi, summary.size)
    if not ahead:
        text = tr("After the opening, at move {number}, the game is even.", number=number)
    elif point.alpha is None:
        text = tr(
            "After the opening, at move {number}, {color} leads.",
            number=number,
            color=color_name(ahead),
        )
    else:
        text = tr(
            "After the opening, at move {number}, {color} leads by {points:.1f} points.",
            number=number,
            color=color_name(ahead),
            points=abs(point.alpha - summary.komi),
        )
    yield StorySentence(text)


def _end(summary: GameSummary, has_result: bool) -> Iterator[StorySentence]:
    """Yield since when one side leads for good, and by how much in a game without result."""
    settled = [point for point in summary.points if point.settled]
    if not settled or not summary.moves or settled[-1].node is not summary.points[-1].node:
        return
    last = settled[-1]
    ahead = leader(last, summary.komi, summary.size)
    if not ahead:
        if not has_result:
            yield StorySentence(tr("At the end of the record the game is even."))
        return
    color = color_name(ahead)
    since = last
    for point in reversed(settled):
        if leader(point, summary.komi, summary.size) != ahead:
            break
        since = point
    if since.node.number == 0:
        yield StorySentence(tr("{color} leads from the first move to the last.", color=color))
    elif since is not last:
        number = since.node.number
        yield StorySentence(
            tr("From move {number} on {color} stays ahead.", number=number, color=color)
        )
    if not has_result and last.alpha is not None:
        points = abs(last.alpha - summary.komi)
        yield StorySentence(
            tr(
                "At the end of the record {color} leads by {points:.1f} points.",
                color=color,
                points=points,
            )
        )
