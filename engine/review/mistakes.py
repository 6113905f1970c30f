"""Classes of lost points, scaled to the board size; mistakes of a line; agents that differ."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from engine.base.translation import tr
from engine.go.board import BLACK, WHITE
from engine.record.board_state import BoardState
from engine.record.game_node import GameNode
from engine.record.stored_analysis import AnalyzedAgent
from engine.review.phases import Phase, phases_of
from engine.review.timeline import TimelinePoint
from engine.search.loss import has_enough_visits, winrate_error
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate
from engine.search.value.fit import sigmoid_curve

CLASSES: Final = 6  # number of classes; class 0 is negligible
MISTAKE: Final = 2  # class from which on a move counts as a mistake
WINRATE_MISTAKE: Final = 0.1
"""Winrate from which on a move counts as a mistake even if it loses few points."""
_WINRATE_BOUNDS: Final = (0.03, WINRATE_MISTAKE, 0.2, 0.35, 0.5)
"""Lost winrate at which classes 1 to 5 begin, whatever the points [0, 1]."""
MOST_TURNING_POINTS: Final = 3
"""Most turning points of each player."""
COSMETIC: Final = 0.02
"""Lost winrate up to which a loss of points changes nothing about who wins."""
_THRESHOLDS_19: Final = (0.5, 1.5, 3.0, 6.0, 12.0)
"""Upper bounds of classes 0 to 4 on 19x19 [points]."""


@cache
def loss_thresholds(size: int) -> tuple[float, ...]:
    """Return the five bounds between the classes, ascending [points].

    They are the 19x19 bounds times sqrt(points of the board / 361), rounded to halves, at least one
    half: on 7x7 a single point is often the whole difference. Equal bounds merge their classes.
    """
    return tuple(max(0.5, round(2.0 * bound * size / 19.0) / 2.0) for bound in _THRESHOLDS_19)


def loss_class(points_lost: float, size: int) -> int:
    """Return the class of a loss: 0 (negligible) to 5 (a disaster)."""
    return sum(points_lost > bound + 1e-9 for bound in loss_thresholds(size))


def move_class(point: TimelinePoint, size: int) -> int | None:
    """Return the class of what a move of a line lost, 0 to 5; None if it was not judged.

    A loss of winrate counts where it weighs more than the points: a move may throw a game away by
    one point, or only make it less settled.
    """
    if point.points_lost is None and point.winrate_lost is None:
        return None
    lost = (point.winrate_lost or 0.0) + 1e-9
    return max(loss_class(point.points_lost or 0.0, size), sum(lost >= x for x in _WINRATE_BOUNDS))


def candidate_class(
    report: AnalysisReport, agent: AgentAnalysis, candidate: Candidate
) -> int | None:
    """Return the class of the points that a candidate loses against the agent's choice.

    It is 0 for the choice itself and if the network has no score; None if the candidate or the
    choice has too few visits to be judged.
    """
    if candidate.move == agent.move or not report.network_beta > 0.0:
        return 0
    choice = next((c for c in agent.candidates if c.move == agent.move), None)
    if any(c is not None and not has_enough_visits(c.figure_visits) for c in (candidate, choice)):
        return None
    return loss_class(candidate.points_lost, report.size)


class MistakeKind(Enum):
    """What a mistake gave away; alpha and beta tell the kinds apart."""

    WIN = "win given away"
    """The lead, by more than the error on both sides."""
    POINTS = "points lost"
    """Points that also cost winning chances."""
    CERTAINTY = "certainty lost"
    """Winning chances but few points: the player made the game less settled (beta fell)."""
    CHANCES = "winning chances lost"
    """Winning chances: the network knows no points, or none were lost beyond the error, or the game
    settled while the player was behind (beta rose)."""
    COSMETIC = "cosmetic"
    """Points in a decided game: they are worth little winrate, and it stayed as it was."""

    @property
    def text(self) -> str:
        """The kind in the language of the window; the value is stored in files."""
        return _KINDS[self]


_KINDS: Final = {
    MistakeKind.WIN: tr("lost the lead"),
    MistakeKind.POINTS: tr("lost points"),
    MistakeKind.CERTAINTY: tr("took a risk"),
    MistakeKind.CHANCES: tr("lost winning chances"),
    MistakeKind.COSMETIC: tr("didn't matter"),
}


@dataclass(frozen=True)
class Mistake:
    """A move of a line that lost many points or much winrate, by more than the error."""

    place: int
    """Index of the node in its line; the position before the move is at `place - 1`."""
    node: GameNode
    """Node of the move."""
    color: int
    """BLACK or WHITE played it."""
    kind: MistakeKind
    phase: Phase
    """See `phases_of`."""
    points_lost: float | None
    """Points lost against the engine's choice [> 0]; 0 within the error, None if unknown."""
    winrate_lost: float | None
    """Winrate lost at the komi of the points [0, 1]; 0 within the error, None if unknown."""
    alpha_best: float | None
    """Fair komi after the engine's choice [points for Black]; None if unknown."""
    alpha_played: float | None
    """Fair komi after the move [points for Black]; None if unknown. Their difference is lost."""
    loss: int
    """Class of what was lost, see `move_class`."""
    is_provisional: bool = False
    """Whether few visits found it, so that a search may still change or clear it."""
    better: int | None = None
    """The better move: a point, N is a pass; None if unknown."""
    first_missed: int = 0
    """Number of the first mistake since which both players left the better move unplayed; 0 if this
    is the first."""


def mistakes(points: Sequence[TimelinePoint], size: int, komi: float) -> list[Mistake]:
    """Return the mistakes of a line, in order.

    Parameters
    ----------
    points
        The line's timeline at that komi, root first.
    size
        Board size [points per side].
    komi
        Komi of the winrates [points].
    """
    result = []
    phases = phases_of(points, size)
    missed: dict[int, int] = {}  # number of the first mistake by better move, until it is played
    threes = zip((None, *points), points, points[1:], phases[1:], strict=False)
    for earlier, before, after, phase in threes:
        if after.node.move is not None:
            missed.pop(after.node.move.point, None)
        lost, chance = after.points_lost, after.winrate_lost
        loss = 0 if lost is None else loss_class(lost, size)
        kind = _kind(earlier, before, after, loss, komi, size)
        if kind is not None:
            alphas = after.alpha_best, after.alpha_played
            place, weight, first = after.number, move_class(after, size) or 0, 0
            if after.best is not None and after.best < size**2:
                first = missed.setdefault(after.best, after.node.number)
            result.append(
                Mistake(
                    place,
                    after.node,
                    after.color,
                    kind,
                    phase,
                    lost,
                    chance,
                    *alphas,
                    weight,
                    after.is_provisional,
                    after.best,
                    0 if first == after.node.number else first,
                )
            )
    return result


def worst_first(mistakes: Iterable[Mistake]) -> list[Mistake]:
    """Return mistakes in falling order of their severity."""
    return sorted(mistakes, key=severity, reverse=True)


def severity(mistake: Mistake) -> tuple[float, float]:
    """Return the winrate that a mistake lost, and the points.

    The winrate that a cosmetic mistake lost counts as none.
    """
    is_cosmetic = mistake.kind is MistakeKind.COSMETIC
    winrate = 0.0 if is_cosmetic else mistake.winrate_lost or 0.0
    return winrate, mistake.points_lost or 0.0


def turning_points(mistakes: Iterable[Mistake]) -> list[Mistake]:
    """Return the mistakes that decided the game, in order: at most `MOST_TURNING_POINTS` a player.

    They gave away the lead, or at least `WINRATE_MISTAKE` of the winning chances, both beyond the
    error. The last move that gave the lead away comes first, then the worst ones. Provisional
    mistakes are among them only where no other is. Of those that missed the same move, one after
    the other, only one is among them. A game may have none.
    """
    decisive = decisive_mistakes(mistakes)
    known = [mistake for mistake in decisive if not mistake.is_provisional] or decisive
    given = {m.color: m for m in sorted(known, key=lambda m: m.place) if m.kind is MistakeKind.WIN}
    ranked = _once([*given.values(), *(m for m in known if m not in given.values())])
    chosen = [
        mistake
        for color in (BLACK, WHITE)
        for mistake in [m for m in ranked if m.color == color][:MOST_TURNING_POINTS]
    ]
    return sorted(chosen, key=lambda mistake: mistake.place)


def foremost_mistakes(mistakes: Iterable[Mistake], most: int) -> list[Mistake]:
    """Return the turning points and the worst other mistakes, in playing order.

    They are at most `most` in all. Mistakes that didn't matter are left out, and provisional ones
    are chosen last.
    """
    relevant = [mistake for mistake in mistakes if mistake.kind is not MistakeKind.COSMETIC]
    turns = {mistake.node for mistake in turning_points(relevant)}
    ranked = worst_first(relevant)
    ranked.sort(key=lambda mistake: (mistake.node not in turns, mistake.is_provisional))
    return sorted(_once(ranked)[:most], key=lambda mistake: mistake.place)


def _once(mistakes: Iterable[Mistake]) -> list[Mistake]:
    """Return mistakes without further ones that missed the same move, see `first_missed`."""
    kept: dict[int, Mistake] = {}
    for mistake in mistakes:
        kept.setdefault(mistake.first_missed or mistake.node.number, mistake)
    return list(kept.values())


def decisive_mistakes(mistakes: Iterable[Mistake]) -> list[Mistake]:
    """Return the mistakes that may have decided the game, also provisional ones, worst first."""
    return [
        mistake
        for mistake in worst_first(mistakes)
        if mistake.kind is MistakeKind.WIN or (mistake.winrate_lost or 0.0) >= WINRATE_MISTAKE
    ]


def _kind(
    earlier: TimelinePoint | None,
    before: TimelinePoint,
    after: TimelinePoint,
    loss: int,
    komi: float,
    size: int,
) -> MistakeKind | None:
    """Return the kind of mistake of a move; None if the move is no mistake.

    `earlier` is the position before the opponent's last move, `loss` the class of the lost points.
    """
    lost = after.winrate_lost
    if loss < MISTAKE and (lost is None or lost < WINRATE_MISTAKE):
        return None
    if lost is None:
        return MistakeKind.POINTS
    if lost and leader(before, komi, size) == after.color == -leader(after, komi, size):
        return MistakeKind.WIN
    if loss >= MISTAKE:
        cosmetic = max(lost, _worth(after, komi)) <= COSMETIC
        return MistakeKind.COSMETIC if cosmetic else MistakeKind.POINTS
    if after.points_lost is None:
        return MistakeKind.CHANCES
    if not _lost_by_beta(before, after, komi):
        return MistakeKind.POINTS if after.points_lost else MistakeKind.CHANCES
    if _stands_out(earlier, before, after, size):
        return None
    fell = (after.beta or 0.0) < (before.beta or 0.0)
    return MistakeKind.CERTAINTY if fell else MistakeKind.CHANCES


def _stands_out(
    earlier: TimelinePoint | None, before: TimelinePoint, after: TimelinePoint, size: int
) -> bool:
    """Whether only the position before a move gave its player the chances that the move lost.

    The certainty of one position may differ from that of the positions beside it. Chances that a
    mistake of the opponent gave are no such difference.
    """
    if earlier is None or earlier.winrate is None or after.winrate is None:
        return False
    if loss_class(before.points_lost or 0.0, size) >= MISTAKE:
        return False
    return after.color * (earlier.winrate - after.winrate) < WINRATE_MISTAKE


def leader(point: TimelinePoint, komi: float, size: int) -> int:
    """Return who leads by more than the error, BLACK or WHITE; 0 if that is open.

    With few visits, by more than twice the error.
    """
    if point.winrate is None or not point.visits and not point.settled:
        return 0
    errors = 1.0 if point.settled else 2.0
    if point.alpha is not None and point.error is not None:
        lead, error = point.alpha - komi, point.error
    else:
        lead, error = point.winrate - 0.5, winrate_error(point.winrate, point.visits, size, 0.0)
    return int(lead > errors * error) - int(lead < -errors * error)


def _worth(after: TimelinePoint, komi: float) -> float:
    """Return the winrate that a move's lost points are worth at the steepness after it [0, 1].

    The winrate lost may be 0 even in a close game: within its error it is 0, whatever the points.
    """
    best, played, beta = after.alpha_best, after.alpha_played, after.beta
    if best is None or played is None or beta is None:
        return 0.0
    return abs(float(sigmoid_curve(komi, best, beta) - sigmoid_curve(komi, played, beta)))


def _lost_by_beta(before: TimelinePoint, after: TimelinePoint, komi: float) -> bool:
    """Whether the fall of beta alone explains at least half of the winrate that a move lost."""
    alpha, steep, flat, lost = before.alpha, before.beta, after.beta, after.winrate_lost
    if alpha is None or steep is None or flat is None or lost is None or before.winrate is None:
        return False
    if before.stored != after.stored:  # by two networks: their betas are not compared
        return False
    flatter = float(sigmoid_curve(komi, alpha, flat))
    return after.color * (before.winrate - flatter) >= 0.5 * lost


def has_searched_choice(agent: AgentAnalysis | AnalyzedAgent) -> bool:
    """Whether the move that an agent chose has enough visits to be compared."""
    return any(c.move == agent.move and has_enough_visits(c.visits) for c in agent.candidates)


def agents_differ(agents: Sequence[AgentAnalysis | AnalyzedAgent], board: BoardState) -> bool:
    """Whether agents chose different moves on a board, all of them searched enough to compare."""
    moves = {agent.move for agent in agents}
    if len(moves) < 2 or not all(map(has_searched_choice, agents)):
        return False
    images = board.first_images()
    return len({None if move is None else int(images[move]) for move in moves}) > 1
