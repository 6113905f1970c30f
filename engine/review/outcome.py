"""The answer of a review: who won, who led when, and which move decided the game.

The panel of the result and the story of a report say the same, since both read it here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Final

from engine.base.translation import tr
from engine.go.board import BLACK, WHITE
from engine.go.result import parse_result
from engine.record.handicap import format_komi
from engine.review.ending import ResultSource
from engine.review.mistakes import (
    Mistake,
    MistakeKind,
    leader,
    mistakes,
    turning_points,
    worst_first,
)
from engine.review.practice import practice_text
from engine.review.report_values import color_name, joined, lost_text, unchecked_text, vertex
from engine.review.timeline import TimelinePoint

if TYPE_CHECKING:
    from engine.review.game_review import GameReview

DECIDED: Final = 0.9
"""Winrate from which a player who nobody says has won counts as the winner."""
LEAST_LEAD: Final = 4
"""Fewest positions of a lead that the story mentions: in fights the estimate of a single position
may be off."""
LEAST_LATE: Final = 5
"""Fewest mistakes in a decided game of which the review says that they are most of a player's."""
MOST_LEADS: Final = 6
"""Most leads of a game that are told."""


@dataclass(frozen=True)
class Lead:
    """Part of a line in which one side leads, apart from short parts that aren't told."""

    color: int
    """BLACK or WHITE."""
    first: TimelinePoint
    """The first position with that lead."""
    last: TimelinePoint
    """The last one."""
    most: float | None
    """Largest lead within the part [points]; None without a score."""
    is_whole: bool
    """Whether the other side never leads in between."""


def leads_of(points: Sequence[TimelinePoint], komi: float, size: int) -> list[Lead]:
    """Return who leads by more than the error along a line, in order; the colors alternate.

    The shortest leads are left out: those of less than `LEAST_LEAD` positions, unless the line ends
    with them, and others until at most `MOST_LEADS` remain.

    Parameters
    ----------
    points
        The line's timeline at that komi.
    """
    ahead = [leader(point, komi, size) for point in points]
    known = [place for place, color in enumerate(ahead) if color]
    runs = [list(run) for _, run in groupby(known, key=ahead.__getitem__)]

    def rank(run: list[int]) -> int:
        return len(points) if run[-1] == len(points) - 1 else len(run)

    while runs:
        shortest = min(runs, key=rank)
        if rank(shortest) >= LEAST_LEAD and len(runs) <= MOST_LEADS:
            break
        runs.remove(shortest)
        grouped = groupby(runs, key=lambda run: ahead[run[0]])
        runs = [[place for run in alike for place in run] for _, alike in grouped]
    return [_lead(points, run, ahead, komi) for run in runs]


def _lead(
    points: Sequence[TimelinePoint], places: list[int], ahead: Sequence[int], komi: float
) -> Lead:
    color, first, last = ahead[places[0]], places[0], places[-1]
    alphas = [points[place].alpha for place in places]
    most = max((abs(alpha - komi) for alpha in alphas if alpha is not None), default=None)
    is_whole = -color not in ahead[first : last + 1]
    return Lead(color, points[first], points[last], most, is_whole)


@dataclass(frozen=True)
class Outcome:
    """Who won the main line of a game and why, at the game's komi."""

    winner: int
    """BLACK, WHITE, or 0 for a draw or an open game."""
    result: str
    """Sentence about the result."""
    decision: str
    """Sentence about what decided the game; "" before enough moves are judged."""
    decisive: Mistake | None
    """The move that this sentence names; None if it names none."""
    turning_points: tuple[Mistake, ...]
    """The moves that decided it, `decisive` among them, in order; see `turning_points`."""
    practice: str
    """What the players should practice, see `practice_text`; "" if nothing is common."""
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
    decision, decisive = "", None
    if 2 * judged >= len(moves) > 0:
        decision, decisive = _decision(found, points, winner, size, komi)
        decision = joined(decision, *(_decided_text(found, color) for color in (BLACK, WHITE)))
    turns = turning_points(found)
    if decisive is not None and decisive not in turns:
        turns = sorted([*turns, decisive], key=lambda mistake: mistake.place)
    practice = practice_text(found, review.evidence)
    return Outcome(
        winner, result, decision, decisive, tuple(turns), practice, komi, judged, len(moves)
    )


def _result(review: GameReview, points: Sequence[TimelinePoint]) -> tuple[int, str]:
    """Return the winner and a sentence about the result: recorded, counted or estimated."""
    recorded = parse_result(review.record.info.get("RE", ""))
    if recorded is not None:
        return recorded.winner, tr("{sentence}.", sentence=recorded.sentence)
    last = points[-1]
    final = review.ending.final_result(last.node)
    if final is not None and final.source is not ResultSource.RECORD:
        sentence = final.result.sentence
        if final.source is ResultSource.ESTIMATE:
            sentence = tr("{result} (dead stones as the network sees them)", result=sentence)
        return final.result.winner, tr("{sentence}.", sentence=sentence)
    last = _last_judged(points, review.record.size)
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
        return winner, joined(
            tr("The game is open at the last position."), _chance_text(leader, values)
        )
    values["points"] = f"{lead:.1f}"
    if leader == BLACK:
        return winner, tr(
            "Black leads by {points} points at the last position ({share}\u00a0%).", **values
        )
    return winner, tr(
        "White leads by {points} points at the last position ({share}\u00a0%).", **values
    )


def _last_judged(points: Sequence[TimelinePoint], size: int) -> TimelinePoint:
    """Return the last position with a winrate if only passes follow it, else the last position."""
    for point in reversed(points):
        if point.winrate is not None:
            return point
        move = point.node.move
        if point.node.setup or (move is not None and move.point != size**2):
            break
    return points[-1]


def _chance_text(leader: int, values: dict[str, str]) -> str:
    if leader == BLACK:
        return tr("Black wins the last position with {share}\u00a0% at komi {komi}.", **values)
    return tr("White wins the last position with {share}\u00a0% at komi {komi}.", **values)


def _decision(
    found: Sequence[Mistake], points: Sequence[TimelinePoint], winner: int, size: int, komi: float
) -> tuple[str, Mistake | None]:
    """Return what decided a game, and the move that this names.

    That is the loser's last move that gave the lead away if the loser never leads after it, else
    how long the loser led, and the worst mistake.
    """
    ahead = [leader(point, komi, size) for point in points]
    own = [mistake for mistake in found if not winner or mistake.color == -winner]
    given = [mistake for mistake in own if mistake.kind is MistakeKind.WIN]
    led = max(
        (place for place, color in enumerate(ahead) if winner and color == -winner), default=0
    )
    if winner and given and led < given[-1].place:
        return _move_text(given[-1], size, last=True), given[-1]
    worst = next(iter(worst_first(turning_points(own))), None)
    worst_text = "" if worst is None else _move_text(worst, size, last=False)
    if led:
        later = (place for place in range(led + 1, len(points)) if ahead[place] == winner)
        numbers = points[led].node.number, points[next(later, led)].node.number
        return joined(_change_text(*numbers, winner), worst_text), worst
    if worst is not None:
        return worst_text, worst
    if winner == BLACK:
        return tr("No single move decided the game: White fell behind step by step."), None
    if winner == WHITE:
        return tr("No single move decided the game: Black fell behind step by step."), None
    return tr("No single move decided the game."), None


def _decided_text(found: Sequence[Mistake], color: int) -> str:
    """Return how many mistakes of a player changed nothing about who wins; "" if not most."""
    kinds = [mistake.kind for mistake in found if mistake.color == color]
    late = kinds.count(MistakeKind.COSMETIC)
    if late < LEAST_LATE or 2 * late <= len(kinds):
        return ""
    if color == BLACK:
        return tr(
            "{count} of Black's {all} mistakes came when the game was decided.",
            count=late,
            all=len(kinds),
        )
    return tr(
        "{count} of White's {all} mistakes came when the game was decided.",
        count=late,
        all=len(kinds),
    )


def _change_text(last: int, first: int, winner: int) -> str:
    """Return until which move the loser led, and from which one on the winner does.

    If the winner doesn't, they are the same.
    """
    values = {"loser": color_name(-winner), "winner": color_name(winner), "last": last}
    if first == last:
        return tr("{winner} won, but {loser} led until move {last}.", **values)
    return tr(
        "{loser} led until move {last}; from move {first} on {winner} leads.", **values, first=first
    )


def _move_text(mistake: Mistake, size: int, *, last: bool) -> str:
    move = mistake.node.move
    assert move is not None, "only moves are judged"
    values = {
        "number": str(mistake.node.number),
        "move": vertex(move.point, size),
        "lost": lost_text(mistake.points_lost, mistake.winrate_lost),
    }
    if last and mistake.color == BLACK:
        text = tr("Black lost the lead for good with move {number}, {move}: {lost}.", **values)
    elif last:
        text = tr("White lost the lead for good with move {number}, {move}: {lost}.", **values)
    elif mistake.color == BLACK:
        text = tr("Black's move {number}, {move}, cost most: {lost}.", **values)
    else:
        text = tr("White's move {number}, {move}, cost most: {lost}.", **values)
    return joined(text, unchecked_text() if mistake.is_provisional else "")
