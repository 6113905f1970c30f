"""The answer of a review: who won, and which move decided the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.base.translation import tr
from engine.go.board import BLACK, WHITE
from engine.go.result import parse_result
from engine.record.handicap import format_komi
from engine.review.ending import ResultSource
from engine.review.mistakes import Mistake, MistakeKind, mistakes, turning_points, worst_first
from engine.review.report_values import joined, lost_text, unchecked_text, vertex

if TYPE_CHECKING:
    from engine.review.game_review import GameReview
    from engine.review.timeline import TimelinePoint

DECIDED: Final = 0.9
"""Winrate from which a player who nobody says has won counts as the winner."""


@dataclass(frozen=True)
class Outcome:
    """Who won the main line of a game and why, at the game's komi."""

    winner: int
    """BLACK, WHITE, or 0 for a draw or an open game."""
    result: str
    """Sentence about the result."""
    decision: str
    """Sentence about what decided the game; "" before enough moves are judged."""
    turning_points: tuple[Mistake, ...]
    """The moves that decided it, in order, see `engine.review.mistakes.turning_points`."""
    komi: float
    """Komi of the winrates, handicap compensation included [points]."""
    judged: int
    """Moves of the main line whose loss is known."""
    moves: int
    """All moves of the main line."""


def outcome(review: GameReview) -> Outcome:
    """Return the outcome of a game's main line, as far as it is analyzed."""
    line, komi, size = review.record.main_line(), review.game_komi, review.record.size
    points = review.timeline(line, komi)
    found = mistakes(points, size, komi)
    moves = [point for point in points if point.color]
    judged = sum(p.points_lost is not None or p.winrate_lost is not None for p in moves)
    winner, result = _result(review, points)
    decision = _decision(found, winner, size) if 2 * judged >= len(moves) > 0 else ""
    turns = tuple(turning_points(found))
    return Outcome(winner, result, decision, turns, komi, judged, len(moves))


def _result(review: GameReview, points: Sequence[TimelinePoint]) -> tuple[int, str]:
    """Return the winner and a sentence about the result: recorded, counted or estimated."""
    recorded = parse_result(review.record.info.get("RE", ""))
    if recorded is not None:
        return recorded.winner, tr("{sentence}.", sentence=recorded.sentence)
    last = points[-1]
    final = review.ending.final_result(last.node)
    if final is not None and final.source is not ResultSource.RECORD:
        sentence = tr("{sentence}.", sentence=final.result.sentence)
        if final.source is ResultSource.ESTIMATE:
            sentence = tr("{result} (dead stones as the network sees them)", result=sentence)
        return final.result.winner, sentence
    winrate = last.winrate
    if winrate is None:
        return 0, tr("The result is not known.")
    leader = BLACK if winrate >= 0.5 else WHITE
    share = winrate if leader == BLACK else 1.0 - winrate
    winner = leader if share >= DECIDED else 0
    values = {"share": f"{100.0 * share:.0f}", "komi": format_komi(review.game_komi)}
    if last.alpha is None or last.error is None:
        return winner, _chance_text(leader, values)
    lead = abs(last.alpha - review.game_komi)
    if lead <= last.error:
        return winner, tr("The game is open at the last position.")
    values["points"] = f"{lead:.1f}"
    if leader == BLACK:
        return winner, tr(
            "Black leads by {points} points at the last position ({share}\u00a0%).", **values
        )
    return winner, tr(
        "White leads by {points} points at the last position ({share}\u00a0%).", **values
    )


def _chance_text(leader: int, values: dict[str, str]) -> str:
    if leader == BLACK:
        return tr("Black wins the last position with {share}\u00a0% at komi {komi}.", **values)
    return tr("White wins the last position with {share}\u00a0% at komi {komi}.", **values)


def _decision(found: Sequence[Mistake], winner: int, size: int) -> str:
    """Return what decided a game: the loser's last move that gave the lead away, else the worst."""
    own = [mistake for mistake in found if not winner or mistake.color == -winner]
    given = [mistake for mistake in own if mistake.kind is MistakeKind.WIN]
    decisive = turning_points(own)
    mistake = given[-1] if winner and given else None
    if mistake is None and decisive:
        mistake = worst_first(decisive)[0]
    if mistake is not None:
        text = _move_text(mistake, size, last=bool(winner and given))
        return joined(text, unchecked_text() if mistake.is_provisional else "")
    if winner == BLACK:
        return tr("No single move decided the game: White fell behind step by step.")
    if winner == WHITE:
        return tr("No single move decided the game: Black fell behind step by step.")
    return tr("No single move decided the game.")


def _move_text(mistake: Mistake, size: int, *, last: bool) -> str:
    move = mistake.node.move
    assert move is not None, "only moves are judged"
    values = {
        "number": str(mistake.node.number),
        "move": vertex(move.point, size),
        "lost": lost_text(mistake.points_lost, mistake.winrate_lost),
    }
    if last and mistake.color == BLACK:
        return tr("Black lost the lead for good with move {number}, {move}: {lost}.", **values)
    if last:
        return tr("White lost the lead for good with move {number}, {move}: {lost}.", **values)
    if mistake.color == BLACK:
        return tr("Black's move {number}, {move}, cost most: {lost}.", **values)
    return tr("White's move {number}, {move}, cost most: {lost}.", **values)
