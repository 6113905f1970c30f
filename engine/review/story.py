"""The course of a game in a few sentences: who led when, what decided it, how it ended.

Nothing is said of a lead that lies within its error.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.base.translation import tr
from engine.record.game_node import GameNode
from engine.review.mistakes import MistakeKind, leader
from engine.review.outcome import Lead, Outcome, leads_of
from engine.review.phases import Phase
from engine.review.report_values import StorySentence, color_name
from engine.review.summary import GameSummary
from engine.review.timeline import TimelinePoint


def story_of(
    summary: GameSummary, texts: Mapping[GameNode, str], outcome: Outcome
) -> Iterator[StorySentence]:
    """Yield the sentences, in playing order.

    Parameters
    ----------
    summary
        Summary of the game.
    texts
        What each mistake gave away and why; the turning points among them are told.
    outcome
        Who won the game, and why.
    """
    turns = [turn.move.point.node for turn in summary.turning_points]
    told = {node.number: texts[node] for node in turns}
    if summary.is_whole and outcome.decisive is not None:
        told.setdefault(outcome.decisive.node.number, outcome.decision)
    lost = {m.node: m for m in summary.mistakes if m.kind is MistakeKind.WIN}
    leads = leads_of(summary.points, summary.komi, summary.size)
    starts = {lead.first.node.number: lead for lead in leads}
    takes = {node.number: -mistake.color for node, mistake in lost.items()}
    opening = _after_opening(summary)
    opening_lead = None if opening is None else _around(opening, leads, summary)
    opening_text = "" if opening is None else _opening_text(opening, opening_lead, summary)
    after = opening.node.number if opening is not None and opening_text else 0
    ahead, last_is_told = 0, False  # who leads, as far as it was told
    for number in sorted({*told, *starts, after}):
        if number in told:
            yield StorySentence(told[number], number)
            ahead = takes.get(number, ahead)
        lead = starts.get(number)
        if lead is not None and lead.color != ahead and lead is not opening_lead:
            yield StorySentence(_lead_text(lead, leads, summary))
            ahead, last_is_told = lead.color, lead is leads[-1]
        if number == after and opening_text:
            yield StorySentence(opening_text)
            ahead = 0 if opening_lead is None else opening_lead.color
    if leads and not last_is_told and _is_last(leads[-1], summary):
        yield StorySentence(_kept_text(leads[-1], leads, summary))
    is_told = len(leads) > 1 and leads[-1].color == outcome.winner
    if summary.is_whole and outcome.decision and outcome.decisive is None and not is_told:
        yield StorySentence(outcome.decision)
    if outcome.judged or outcome.winner:
        yield StorySentence(outcome.result)
    if outcome.practice:
        yield StorySentence(outcome.practice)


def _after_opening(summary: GameSummary) -> TimelinePoint | None:
    """Return the last known position of the opening; None if the game didn't get beyond it."""
    moves = [move.point for move in summary.moves if move.phase is Phase.OPENING]
    is_over = len(moves) < len(summary.moves)
    return next((p for p in reversed(moves) if p.winrate is not None), None) if is_over else None


def _around(point: TimelinePoint, leads: Sequence[Lead], summary: GameSummary) -> Lead | None:
    """Return the lead that a position is part of; None if it doesn't have that lead itself."""
    color = leader(point, summary.komi, summary.size)
    return next(
        (
            lead
            for lead in leads
            if lead.color == color and lead.first.number <= point.number <= lead.last.number
        ),
        None,
    )


def _opening_text(point: TimelinePoint, lead: Lead | None, summary: GameSummary) -> str:
    """Return who leads after the opening; "" if that is unknown."""
    number = point.node.number
    if lead is None:
        if leader(point, summary.komi, summary.size) or not point.settled:
            return ""
        return tr("After the opening, at move {number}, the game is even.", number=number)
    color = color_name(lead.color)
    if point.alpha is None:
        return tr("After the opening, at move {number}, {color} leads.", number=number, color=color)
    return tr(
        "After the opening, at move {number}, {color} leads by {points:.1f} points.",
        number=number,
        color=color,
        points=abs(point.alpha - summary.komi),
    )


def _is_last(lead: Lead, summary: GameSummary) -> bool:
    """Return whether a lead lasts to the end of the game."""
    return lead.last.number == summary.points[-1].number and not lead.last.node.children


def _kept_text(lead: Lead, leads: Sequence[Lead], summary: GameSummary) -> str:
    """Return, at the end of the story, that one side has led since a move told before."""
    first = lead.first.node.number
    if not lead.is_whole or not first:
        return _lead_text(lead, leads, summary)
    return tr(
        "{color} keeps the lead, held since move {first}, to the end.",
        color=color_name(lead.color),
        first=first,
    )


def _lead_text(lead: Lead, leads: Sequence[Lead], summary: GameSummary) -> str:
    """Return from where to where one side leads."""
    values = {
        "color": color_name(lead.color),
        "first": max(lead.first.node.number, 1),
        "last": lead.last.node.number,
        "points": lead.most,
    }
    if lead is leads[-1] and _is_last(lead, summary) and lead.is_whole:
        if not lead.first.node.number:
            return tr("{color} leads from the first move to the last.", **values)
        return tr("From move {first} on only {color} leads.", **values)
    if not lead.is_whole:
        return tr("From move {first} to move {last} {color} leads most of the time.", **values)
    if lead.most is None:
        return tr("{color} leads from move {first} to move {last}.", **values)
    return tr(
        "{color} leads from move {first} to move {last}, by up to {points:.1f} points.", **values
    )
