"""Lessons while playing: what a move lost by a search, and what was better."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.go.board import BLACK
from engine.go.coords import point_to_gtp
from engine.search.loss import has_enough_visits, points_lost, winrate_lost
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate

__all__ = ["Lesson", "LessonMeasure", "Loss", "lesson_of", "loss_of"]

LessonMeasure = Literal["points", "winrate"]


@dataclass(frozen=True)
class Loss:
    """What a move lost against the best one, by searches."""

    move: int
    """Point played; N is pass."""
    best: int
    """Point of the best move; N is pass."""
    points: float = 0.0
    """Points lost [>= 0]; 0 within the error of the searches, and if the network has no score."""
    winrate: float = 0.0
    """Winrate lost [0, 1]; 0 within the error of the searches."""
    best_winrate: float = 0.5
    """Winrate of the player after the best move [0, 1]."""
    move_winrate: float = 0.5
    """Winrate of the player after the move [0, 1]."""


def loss_of(move: int, before: AnalysisReport, after: AnalysisReport | None) -> Loss | None:
    """Return what a move lost.

    Its figures are those with more visits: of the move among the candidates, or of the next
    position.

    Parameters
    ----------
    move
        Point played; N is pass.
    before
        Search of the position.
    after
        Search of the position after the move; None if there is none yet.

    Returns
    -------
    Loss or None
        None if the move has too few visits, so that `after` is needed, or there is no best move.
    """
    agent = before.headline
    best = next((c for c in agent.candidates if c.move == agent.move), None)
    if best is None:
        return None
    if move == best.move:
        return Loss(move, move)
    known: list[Candidate | AgentAnalysis] = [c for c in agent.candidates if c.move == move]
    if after is not None and after.agents:
        known.append(after.headline)
    played = max(known, key=lambda entry: entry.visits, default=None)
    if played is None or not has_enough_visits(played.visits):
        return None
    to_play, size = before.to_play, before.size
    points = points_lost(best, played, to_play, size) if before.network_beta > 0.0 else 0.0
    pair = (best.winrate, best.visits), (played.winrate, played.visits)
    winrate = winrate_lost(*pair, to_play, size)
    chances = [w if to_play == BLACK else 1.0 - w for w in (best.winrate, played.winrate)]
    return Loss(move, best.move, points, winrate, *chances)


@dataclass(frozen=True)
class Lesson:
    """A move that lost too much, to be told to the player."""

    loss: Loss
    size: int
    """Board size [points per side]."""
    answer: int | None = None
    """The opponent's best answer; None if it was not searched."""

    @property
    def sentence(self) -> str:
        """What the move lost, to which answer, and what was better."""
        loss, name = self.loss, self._name(self.loss.move)
        low, high = round(100 * loss.move_winrate), round(100 * loss.best_winrate)
        fall = f"the winrate falls from {high}\u00a0% to {low}\u00a0%" if loss.winrate else ""
        if loss.points >= 0.05:
            text = f"{name} loses {loss.points:.1f} points" + (f", {fall}" if fall else "")
        else:
            text = f"After {name} {fall}"
        if self.answer is not None:
            text += f", if the answer is {self._name(self.answer)}"
        return f"{text[0].upper()}{text[1:]}; {self._name(loss.best)} was better."

    def _name(self, point: int) -> str:
        return "the pass" if point == self.size**2 else point_to_gtp(point, self.size)


def lesson_of(
    loss: Loss,
    size: int,
    after: AnalysisReport | None,
    measure: LessonMeasure,
    threshold: float,
) -> Lesson | None:
    """Return the lesson of a move; None if it lost less than the threshold.

    Parameters
    ----------
    measure, threshold
        What counts, and how much of it a move may lose [points, or winrate from 0 to 1].
    """
    lost = loss.points if measure == "points" else loss.winrate
    if not lost or lost < threshold:
        return None
    answer = after.headline.move if after is not None and after.agents else None
    return Lesson(loss, size, answer)
