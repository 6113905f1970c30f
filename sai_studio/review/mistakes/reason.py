"""Why a move was a mistake, in one sentence."""

from __future__ import annotations

from engine.base.translation import tr
from engine.review.game_review import GameReview
from engine.review.mistakes import Mistake
from engine.review.report_values import lost_text, reason_text_of
from sai_studio.kit.figures import move_name
from sai_studio.session.session import Session


def why(review: GameReview, mistake: Mistake, komi: float) -> str:
    """Return the reason of a mistake at a komi; what it lost if no reason is known."""
    move = mistake.node.move
    assert move is not None, "only moves are judged"
    return reason_text_of(review, mistake, komi) or tr(
        "{move} loses {lost}.",
        move=move_name(move.point, review.record.size),
        lost=lost_text(mistake.points_lost, mistake.winrate_lost),
    )


def better_line(review: GameReview, mistake: Mistake, komi: float) -> tuple[int, ...]:
    """Return the better move and its variation; empty if unknown, or if it was the one played."""
    before, move = mistake.node.parent, mistake.node.move
    line = review.best_line(before, komi) if before is not None else ()
    return line if line and move is not None and line[0] != move.point else ()


def show_before(session: Session, mistake: Mistake) -> None:
    """Go to the position before a mistake and show the better move."""
    if mistake.node.parent is not None:
        session.cursor.go_to(mistake.node.parent)
        session.selection.set_shows_best(True)
