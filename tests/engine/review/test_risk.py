"""What a risky move won and risked against the safe one, beyond the error."""

from __future__ import annotations

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.game_review import GameReview
from engine.review.mistakes import Mistake, MistakeKind, Phase, mistakes
from engine.review.risk import risk_text
from engine.review.timeline import Estimate
from engine.search.loss import MoveScore

KOMI, SAFE, BOLD = 7.5, 60, 61


def reviewed(
    safe: tuple[float, float], bold: tuple[float, float], visits: int = 5000
) -> tuple[GameReview, Mistake]:
    """A game whose first move is risky, with alpha and winrate after the safe and the bold move."""
    record = GameRecord(Rules(size=19, komi=KOMI))
    node = record.add_move(record.root, BOLD)
    review = GameReview(record)
    choice = MoveScore(SAFE, visits, safe[0], 0.5, safe[1])
    before = Estimate(safe[0], 0.5, safe[1], KOMI, visits, moves=(choice,))
    after = Estimate(bold[0], 0.1, bold[1], KOMI, visits)
    review.keep_estimates([(record.root, before), (node, after)])
    found = mistakes(review.timeline(record.main_line(), KOMI), 19, KOMI)
    values = 1, node, 1, MistakeKind.CERTAINTY, Phase.MIDDLE, 0.0, 0.18, safe[0], bold[0], 2
    return review, found[0] if found else Mistake(*values)


def test_a_risk_tells_what_it_wins_and_what_it_puts_at_stake() -> None:
    review, mistake = reviewed((14.5, 0.96), (22.5, 0.78))
    assert mistake.kind is MistakeKind.CERTAINTY
    text = risk_text(review, mistake, KOMI)
    assert all(part in text for part in ("8", "18", "E16", "D16"))


def test_points_within_the_error_are_not_named() -> None:
    review, mistake = reviewed((14.5, 0.96), (14.9, 0.78))
    text = risk_text(review, mistake, KOMI)
    assert "18" in text
    assert "0" not in text.replace("\u00a0", "")


def test_what_is_within_the_error_or_no_risk_says_nothing() -> None:
    review, mistake = reviewed((14.5, 0.80), (22.5, 0.78), visits=20)
    assert risk_text(review, mistake, KOMI) == ""
    review, mistake = reviewed((14.5, 0.96), (22.5, 0.78))
    other = Mistake(*(1, mistake.node, 1, MistakeKind.POINTS, Phase.MIDDLE, 3.0, 0.2, 9.0, 6.0, 2))
    assert risk_text(review, other, KOMI) == ""
