"""What a risky move gains and what it puts at stake, against the safe move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.base.translation import tr
from engine.go.coords import point_to_gtp
from engine.review.mistakes import Mistake, MistakeKind, has_searched_choice
from engine.review.timeline import named_scores, winrate_of
from engine.search.loss import MoveScore, has_enough_visits, points_lost, winrate_lost

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.record.stored_analysis import AnalyzedAgent
    from engine.review.game_review import GameReview
    from engine.search.report import AgentAnalysis

SAFE: Final = 0.9
"""Winrate of the mover from which a move wins safely."""


def risk_text(review: GameReview, mistake: Mistake, komi: float) -> str:
    """Return what a risky move of a line won and risked against the safe one; "" if it is unknown.

    The safe move is that of the agent that plays to win, if another agent chose another move; else
    the engine's choice. Points and winrates count beyond their standard error only.

    Parameters
    ----------
    komi
        Komi of the winrates [points].
    """
    before, move = mistake.node.parent, mistake.node.move
    if mistake.kind is not MistakeKind.CERTAINTY or before is None or move is None:
        return ""
    safe, bold = _safe(review, mistake, komi), _played(review, mistake, komi)
    if safe is None or bold is None or safe.move == bold.move:
        return ""
    size = review.record.size
    risk = winrate_lost(safe, bold, move.color, size)
    gain = points_lost(bold, safe, move.color, size)
    if not risk or not (safe.beta and bold.beta):
        return ""
    values = {
        "bold": point_to_gtp(bold.move, size),
        "safe": point_to_gtp(safe.move, size),
        "points": f"{gain:.0f}",
        "risk": f"{100.0 * risk:.0f}",
    }
    wins = safe.winrate if move.color > 0 else 1.0 - safe.winrate
    if gain >= 1.0 and wins >= SAFE:
        return tr(
            "{bold} wins {points} points more but risks {risk}\u00a0%; {safe} wins safely.",
            **values,
        )
    if gain >= 1.0:
        return tr(
            "{bold} wins {points} points more but risks {risk}\u00a0%; {safe} is safer.", **values
        )
    if wins >= SAFE:
        return tr("{bold} risks {risk}\u00a0%; {safe} wins safely.", **values)
    return tr("{bold} risks {risk}\u00a0%; {safe} is safer.", **values)


def _safe(review: GameReview, mistake: Mistake, komi: float) -> MoveScore | None:
    """Return the score of the move that wins safely at the position before a mistake."""
    before = mistake.node.parent
    assert before is not None
    agents = review.agents(before, komi)
    chosen = {agent.move for agent in agents}
    if komi == review.game_komi and len(chosen) > 1 and all(map(has_searched_choice, agents)):
        return _choice(agents)
    estimate = review.estimate(before, komi)
    if estimate is None or not estimate.moves or not estimate.settled:
        return None
    return named_scores([(estimate, None)], komi)[0][0]


def _choice(agents: Sequence[AgentAnalysis | AnalyzedAgent]) -> MoveScore | None:
    """Return the score of the move of the agent that plays to win."""
    agent = min(agents, key=lambda agent: agent.lambda_)
    return next(
        (
            MoveScore(c.move, c.visits, c.alpha, c.beta or 0.0, c.winrate)
            for c in agent.candidates
            if c.move == agent.move and c.alpha is not None
        ),
        None,
    )


def _played(review: GameReview, mistake: Mistake, komi: float) -> MoveScore | None:
    """Return the score of the mistake itself, from the position after it."""
    after, move = review.estimate(mistake.node, komi), mistake.node.move
    winrate = winrate_of(after, komi) if after is not None else None
    if after is None or move is None or winrate is None or not has_enough_visits(after.visits):
        return None
    return MoveScore(move.point, after.visits, after.alpha or 0.0, after.beta or 0.0, winrate)
