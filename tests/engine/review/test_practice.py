"""What is worth practicing of a reviewed game, and what most of it is about."""

from __future__ import annotations

from dataclasses import replace

from engine.go.board import BLACK
from engine.record.game_node import GameNode
from engine.review.mistakes import Mistake, MistakeKind, turning_points
from engine.review.phases import Phase
from engine.review.practice import (
    LEAST_ALIKE,
    MOST_EXERCISES,
    common_text,
    exercises,
    practice_text,
)
from engine.review.reasons.evidence import Area, Evidence, Life, Reason, Risk
from tests.engine.review.scripted import game

KINDS = (MistakeKind.POINTS, MistakeKind.WIN, MistakeKind.COSMETIC)


def mistakes_of_a_game(count: int) -> list[Mistake]:
    """Black's mistakes: each third one lost the lead, each third one didn't matter."""
    line = game(range(2 * count)).main_line()
    return [
        Mistake(place, line[place], BLACK, KINDS[n % 3], Phase.MIDDLE, 3.0, n / 1000, 9.0, 6.0, 3)
        for n, place in enumerate(range(1, 2 * count, 2))
    ]


def evidence_for(reason: Reason) -> Evidence:
    return Evidence(size=7, position="", color=BLACK, better=(1,), refutation=(2,), reason=reason)


def test_the_turning_points_and_the_worst_others_are_exercises() -> None:
    found = mistakes_of_a_game(24)
    chosen = exercises(found)
    assert len(chosen) == MOST_EXERCISES
    assert {m.node for m in turning_points(found)} <= {m.node for m in chosen}
    assert all(m.kind is not MistakeKind.COSMETIC for m in chosen)
    assert [m.place for m in chosen] == sorted(m.place for m in chosen)
    pale = [replace(m, is_provisional=m.place % 4 == 1) for m in found]
    assert not any(m.is_provisional for m in exercises(pale))
    unchecked = [replace(m, is_provisional=True) for m in found]
    assert exercises(unchecked), "better than nothing"
    assert exercises([]) == []


def test_only_what_most_mistakes_share_is_said() -> None:
    life, area = Life((1,), BLACK, (90,), (-90,)), Area((1,), (90,), (0,))
    risk = Risk(1.0, 0.5, 0.7, 0.6)
    found = mistakes_of_a_game(6)
    reasons: dict[GameNode, Evidence] = {}
    assert common_text(found, reasons.get) == "", "no reason is known"
    kinds = (life, life, area, life, risk, life)
    reasons |= {m.node: evidence_for(kind) for m, kind in zip(found, kinds, strict=True)}
    assert "4\u00a0of\u00a06" in common_text(found, reasons.get)
    lost = [replace(m, kind=MistakeKind.POINTS) for m in found]
    assert practice_text(lost, reasons.get).startswith("Worth practicing: Black, mostly: ")
    reasons[found[0].node] = evidence_for(area)
    assert common_text(found, reasons.get) == "", "three of six are not most"
    for mistake in found:
        reasons[mistake.node] = evidence_for(life)
    assert common_text(found[: LEAST_ALIKE - 1], reasons.get) == ""
