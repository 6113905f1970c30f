"""Points expressed in handicap stones: how many stones a result or a lead was worth."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.base.translation import tr
from engine.record.game_node import GameNode
from engine.review.ending import ResultSource
from engine.review.game_review import GameReview
from engine.review.handicap import HandicapStart


@dataclass(frozen=True)
class StonesWorth:
    """A number of points expressed in handicap stones."""

    stones: float
    """Stones; beyond the table as many as it knows."""
    low: float
    """Fewest stones within the error."""
    high: float
    """Most stones within the error; infinite if that is beyond the table."""

    @property
    def text(self) -> str:
        """The number in words: "about 1.7 stones (1.5 to 1.9)"."""
        if math.isinf(self.high):
            return tr("more than {stones} stones", stones=_number(self.low))
        if self.high < 1.0:
            return tr("less than one stone")
        stones, low, high = (f"{value:.1f}" for value in (self.stones, self.low, self.high))
        if stones == "1.0":
            text = tr("about {stones} stone", stones=stones)
        else:
            text = tr("about {stones} stones", stones=stones)
        if low == high:
            return text
        return tr("{stones} ({low} to {high})", stones=text, low=low, high=high)


def _number(value: float) -> str:
    return f"{math.floor(10.0 * value) / 10.0:g}"


def stones_worth(
    starts: Sequence[HandicapStart], handicap: int, lead: float, error: float = 0.0
) -> StonesWorth | None:
    """Return how many more handicap stones would have made up for a lead.

    Parameters
    ----------
    starts
        All starts of the board.
    handicap
        Handicap stones of the game.
    lead
        Lead of White at the game's komi; negative if Black leads [points].
    error
        Standard error of the lead [points].

    Returns
    -------
    StonesWorth or None
        None if the lead is within its error, or if the table lacks the game's start.

    Notes
    -----
    Let v(n) be the fair komi of the start with n stones, which is known for 1 to 9. White in
    Black's place has the same values with the other sign, v(1 - n) = -v(n): v(0) is the empty board
    with White to play. Between whole numbers v is straight. A lead of L points for White in a game
    with n stones is worth d stones if v(n + d) - v(n) = L.
    """
    if abs(lead) <= error:
        return None
    start_of = {max(start.stones, 1): start for start in starts}
    count = max(start_of, default=0)
    stones = max(handicap, 1)
    if stones not in start_of or any(n not in start_of for n in range(1, count + 1)):
        return None
    above = np.array([start_of[n].alpha for n in range(1, count + 1)])
    values = np.maximum.accumulate(np.concatenate((-above[::-1], above)))
    places = np.arange(1 - count, count + 1, dtype=np.float64)
    side = math.copysign(1.0, lead)

    def place_of(value: float) -> float:
        if not values[0] <= value <= values[-1]:
            return math.inf
        return abs(float(np.interp(value, values, places)) - stones)

    target = start_of[stones].alpha + lead
    edge = count - stones if side > 0 else stones + count - 1
    far = min(place_of(target), float(edge))
    needed = stones + int(side) * math.ceil(far)
    end = start_of[needed if needed >= 1 else 1 - needed]  # v(1 - n) = -v(n)
    spread = math.hypot(error, start_of[stones].error, end.error)
    if abs(lead) <= spread:
        return None
    low, high = place_of(target - side * spread), place_of(target + side * spread)
    return StonesWorth(far, min(low, float(edge)), high)


def worth_sentence(
    review: GameReview, line: list[GameNode], node: GameNode, starts: Sequence[HandicapStart]
) -> str:
    """Return how many stones the result or the lead at a node is worth, as a sentence.

    "" without a lead beyond its error, while results are hidden, or if the starts are of another
    board or kind of scoring.

    Parameters
    ----------
    line
        The line of the node, as in `GameReview.timeline`.
    starts
        All starts of the board, see `search_handicaps`.
    """
    rules = review.record.rules
    alike = [s for s in starts if (s.rules.size, s.rules.scoring) == (rules.size, rules.scoring)]
    if review.blind or not alike or not _begins_with(review, rules.handicap):
        return ""
    lead, error, text = _lead(review, line, node)
    worth = stones_worth(alike, rules.handicap, lead, error)
    return "" if worth is None else f"{text}: {worth.text}."


def _begins_with(review: GameReview, handicap: int) -> bool:
    """Return whether a game starts with this many black stones and no other."""
    stones = review.record.board_at(review.record.root).stones
    black, white = int((stones > 0).sum()), int((stones < 0).sum())
    return (black, white) == (handicap if handicap >= 2 else 0, 0)


def _lead(review: GameReview, line: list[GameNode], node: GameNode) -> tuple[float, float, str]:
    """Return White's lead at the game's komi, its error, and both in words; 0 if unknown."""
    ending = review.ending
    final, recorded = ending.final_result(node), ending.recorded_result(node)
    result = recorded if final is None else final.result
    if result is not None and result.lead is not None:
        estimated = final is not None and final.source is ResultSource.ESTIMATE
        return -result.lead, 0.0, _result_text(result.lead, estimated)
    point = review.timeline(line, review.game_komi)[line.index(node)]
    if point.alpha is None or point.error is None or not point.settled:
        return 0.0, 0.0, ""
    lead = review.game_komi - point.alpha
    return lead, point.error, _lead_text(lead, point.number)


def _result_text(lead: float, estimated: bool) -> str:
    """Return Black's lead at the end in words; it may be estimated."""
    points = abs(lead)
    if estimated:
        if lead > 0:
            return tr("Black would win by {points:.1f} points", points=points)
        return tr("White would win by {points:.1f} points", points=points)
    if lead > 0:
        return tr("Black won by {points:.1f} points", points=points)
    return tr("White won by {points:.1f} points", points=points)


def _lead_text(lead: float, number: int) -> str:
    """Return White's lead after a move, or at the start, in words."""
    values = {"points": abs(lead), "number": number}
    if number:
        if lead > 0:
            return tr("White is {points:.1f} points ahead after move {number}", **values)
        return tr("Black is {points:.1f} points ahead after move {number}", **values)
    if lead > 0:
        return tr("White is {points:.1f} points ahead at the start", **values)
    return tr("Black is {points:.1f} points ahead at the start", **values)
