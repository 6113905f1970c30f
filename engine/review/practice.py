"""What is worth practicing of a reviewed game, and what most of those mistakes are about."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from engine.base.translation import tr
from engine.go.board import BLACK, WHITE
from engine.record.game_node import GameNode
from engine.review.mistakes import Mistake, foremost_mistakes
from engine.review.reasons import evidence as kinds
from engine.review.report_values import color_name

MOST_EXERCISES: Final = 10
"""Most mistakes of a player that are offered at once."""
LEAST_ALIKE: Final = 3
"""Fewest mistakes of which is said that they have something in common."""
_FIGHTS, _CUTS, _SIZES = tr("captures, life and death"), tr("cuts"), tr("size of moves")
_KEYS, _ORDERS, _RISKS = tr("key points"), tr("sente and order of moves"), tr("risks")
_SUBJECTS: Final = {
    kinds.Captured: _FIGHTS, kinds.Ladder: _FIGHTS, kinds.Life: _FIGHTS, kinds.Race: _FIGHTS,
    kinds.Cut: _CUTS, kinds.Area: _SIZES, kinds.Direction: _SIZES, kinds.KeyPoint: _KEYS,
    kinds.Sente: _ORDERS, kinds.Order: _ORDERS, kinds.Exchange: _ORDERS, kinds.KoThreat: _ORDERS,
    kinds.Risk: _RISKS,
}  # fmt: skip
"""What reasons of each type are about, for people."""


def subject_text(evidence: str) -> str:
    """Return what a type of reason is about, from its name; "" for an unknown one."""
    return next((text for kind, text in _SUBJECTS.items() if kind.__name__ == evidence), "")


def subject_of(evidence: kinds.Evidence | None) -> str:
    """Return what the reason of a mistake is about, for people; "" if it is unknown."""
    return "" if evidence is None else subject_text(type(evidence.reason).__name__)


def exercises(mistakes: Sequence[Mistake]) -> list[Mistake]:
    """Return the mistakes of one player that are worth practicing, in order.

    They are the turning points and the worst others, at most `MOST_EXERCISES`. Provisional ones are
    among them only if no other is known.
    """
    checked = [mistake for mistake in mistakes if not mistake.is_provisional]
    return foremost_mistakes(checked or mistakes, MOST_EXERCISES)


def practice_text(
    mistakes: Sequence[Mistake], evidence: Callable[[GameNode], kinds.Evidence | None]
) -> str:
    """Return what both players should practice, as a sentence; "" if their mistakes differ.

    For the parameters see `common_text`.
    """
    sides = []
    for color in (BLACK, WHITE):
        found = exercises([mistake for mistake in mistakes if mistake.color == color])
        if common := common_text(found, evidence):
            sides.append(tr("{side}, mostly: {common}", side=color_name(color), common=common))
    return tr("Worth practicing: {sides}.", sides=". ".join(sides)) if sides else ""


def common_text(
    mistakes: Sequence[Mistake], evidence: Callable[[GameNode], kinds.Evidence | None]
) -> str:
    """Return what the reasons of most mistakes are about, with their number; "" if they differ.

    Phases are not counted: most mistakes that matter are early ones in any game that is decided
    early. The report has the points that each phase lost.

    Parameters
    ----------
    evidence
        Returns why the move of a node was a mistake; None if that is unknown.
    """
    found = [evidence(mistake.node) for mistake in mistakes]
    subjects = Counter(_SUBJECTS[type(known.reason)] for known in found if known is not None)
    for subject, count in subjects.most_common(1):
        if count >= LEAST_ALIKE and 2 * count > len(mistakes):
            return tr(
                "{subject} ({count}\u00a0of\u00a0{all} main mistakes)",
                subject=subject,
                count=count,
                all=len(mistakes),
            )
    return ""
