"""Lessons while playing: the loss of a move by a search, and the better move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from engine.base.translation import tr
from engine.go.board import BLACK
from engine.go.coords import point_to_gtp
from engine.search.loss import has_enough_visits, points_lost, winrate_lost
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate

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
    entries: list[Candidate | AgentAnalysis] = [c for c in agent.candidates if c.move == move]
    if after is not None and after.agents:
        entries.append(after.headline)
    played = max(entries, key=lambda entry: entry.visits, default=None)
    if played is None or not has_enough_visits(played.visits):
        return None
    to_play, size = before.to_play, before.size
    points = points_lost(best, played, to_play, size) if before.network_beta > 0.0 else 0.0
    winrate = winrate_lost(best, played, to_play, size)
    chances = [w if to_play == BLACK else 1.0 - w for w in (best.winrate, played.winrate)]
    return Loss(move, best.move, points, winrate, *chances)


@dataclass(frozen=True)
class Lesson:
    """A remark for the player about a bad move."""

    loss: Loss
    size: int
    """Board size [points per side]."""
    answer: int | None = None
    """The opponent's best answer; None if it was not searched."""

    @property
    def sentence(self) -> str:
        """What the move lost, to which answer, and what was better."""
        text = self._points_sentence() if self.loss.points >= 0.05 else self._winrate_sentence()
        return f"{text[0].upper()}{text[1:]}"

    def _points_sentence(self) -> str:
        """Return the sentence about a move that lost points, and maybe winrate too."""
        values = self._values()
        if not self.loss.winrate:
            if self.answer is None:
                return tr("{move} loses {points:.1f} points; {better} was better.", **values)
            return tr(
                "{move} loses {points:.1f} points, if the answer is {answer}; {better} was better.",
                **values,
            )
        if self.answer is None:
            return tr(
                "{move} loses {points:.1f} points, the winrate falls from {high}\u00a0% to "
                "{low}\u00a0%; {better} was better.",
                **values,
            )
        return tr(
            "{move} loses {points:.1f} points, the winrate falls from {high}\u00a0% to "
            "{low}\u00a0%, if the answer is {answer}; {better} was better.",
            **values,
        )

    def _winrate_sentence(self) -> str:
        """Return the sentence about a move that lost winrate only."""
        values = self._values()
        if self.answer is None:
            return tr(
                "After {move} the winrate falls from {high}\u00a0% to {low}\u00a0%; "
                "{better} was better.",
                **values,
            )
        return tr(
            "After {move} the winrate falls from {high}\u00a0% to {low}\u00a0%, if the answer is "
            "{answer}; {better} was better.",
            **values,
        )

    def _values(self) -> dict[str, object]:
        """Return the values of the fields of the sentences."""
        loss = self.loss
        return {
            "move": self._name(loss.move),
            "better": self._name(loss.best),
            "answer": "" if self.answer is None else self._name(self.answer),
            "points": loss.points,
            "high": round(100 * loss.best_winrate),
            "low": round(100 * loss.move_winrate),
        }

    def _name(self, point: int) -> str:
        return tr("the pass") if point == self.size**2 else point_to_gtp(point, self.size)


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
