"""What the komi curve shows for a report: lines, marks and sentences. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.api import AgentAnalysis, AnalysisReport, Candidate, point_to_gtp
from sai_studio.losses import loss_class
from sai_studio.panels import curves, figures

__all__ = ["CurveScene", "Ghost", "Window", "curve_scene", "headline", "lead_sentence"]

GHOSTS: Final = 3
"""Candidates drawn behind the curve."""
SEARCHED: Final = 0.1
"""Share of the most visited candidate's visits below which a curve is too rough to compare."""


@dataclass(frozen=True)
class Ghost:
    """The curve of one candidate."""

    name: str
    """The move as people write it."""
    move: int
    curve: NDArray[np.float32]
    """float32[G], Black's winrate by komi."""
    loss: int
    """Class of the points it loses, 0 to 5."""


@dataclass(frozen=True)
class Window:
    """The stretch of komi an agent averages over."""

    agent: int
    """Place of the agent; its color is the role agent0, agent1, ..."""
    low: float
    high: float


@dataclass(frozen=True)
class CurveScene:
    """Everything the plot draws, in Black's frame."""

    grid: NDArray[np.float32]
    """float32[G], komi of the curves [points]."""
    curve: NDArray[np.float32]
    """float32[G], the position's searched curve: that of the report's headline agent."""
    agent: int
    """Place of the chosen agent, whose candidates and window are shown."""
    winrate: float
    """Black's winrate in the position at the report's komi [0, 1]."""
    fair: float | None
    """Komi where the position's curve crosses one half; None without a score."""
    beta: float
    """Steepness there [1/points]; 0 when the network knows no score."""
    network: tuple[float, float] | None
    """Alpha and beta of the network alone; None where they are not known."""
    ghosts: tuple[Ghost, ...]
    """The best candidates, best first."""
    hovered: Ghost | None
    """The candidate under the mouse."""
    crossing: curves.Crossing | None
    """Where the two moves of `sentence` change places."""
    sentence: str
    """Which move is better at which komi; empty when there is nothing to compare."""
    choice: tuple[tuple[float, float, str], ...]
    """The komi axis cut into (from, to, best move)."""
    windows: tuple[Window, ...]
    """One per agent."""


def curve_scene(
    report: AnalysisReport, agent_index: int, hovered: Candidate | None, stored: bool = False
) -> CurveScene:
    """Arrange a report as a picture.

    The position's own numbers are the headline agent's, as in the timeline and on the command
    line; the candidates are the chosen agent's.

    Parameters
    ----------
    report
        Read at the komi on show.
    agent_index
        Whose candidates; the last agent stands in for one that has no results.
    hovered
        Laid over the curve and compared with the best other move.
    stored
        The report comes from a game record, which keeps neither the network's own curve nor
        windows.
    """
    index = min(agent_index, len(report.agents) - 1)
    agent, first = report.agents[index], report.headline
    knows_score = report.network_beta > 0.0
    fresh = knows_score and not stored
    best = _comparable(agent)
    ghosts = tuple(_ghost(c, report.size) for c in best[:GHOSTS])
    over = None
    if hovered is not None and len(hovered.curve) == len(report.komi_grid):
        over = _ghost(hovered, report.size)
    choice = curves.better_moves(report.komi_grid, [c.curve for c in best], report.to_play)
    names = [point_to_gtp(c.move, report.size) for c in best]
    crossing: curves.Crossing | None = None
    sentence = ""
    if knows_score and best:
        crossing, sentence = _general(report, best, choice)
        at_komi = [i for low, high, i in choice if low <= report.komi <= high]
        leader = at_komi[0] if at_komi else 0
        chosen = [i for i, c in enumerate(best) if c.move == agent.move]
        if chosen and chosen[0] != leader and len(best) > 1:
            sentence += f" The search itself chose {names[chosen[0]]}."
        if over is not None and over.move != best[leader].move:
            crossing, sentence = _pair(report, _ghost(best[leader], report.size), over)
    return CurveScene(
        grid=report.komi_grid,
        curve=first.curve,
        agent=index,
        winrate=first.winrate,
        fair=first.alpha if knows_score else None,
        beta=first.beta if knows_score else 0.0,
        network=(report.network_alpha, report.network_beta) if fresh else None,
        ghosts=ghosts if knows_score else (),
        hovered=over if knows_score else None,
        crossing=crossing,
        sentence=sentence[:1].upper() + sentence[1:],
        choice=tuple((low, high, names[i]) for low, high, i in choice) if knows_score else (),
        windows=tuple(_window(report, i) for i in range(len(report.agents))) if fresh else (),
    )


def _comparable(agent: AgentAnalysis) -> list[Candidate]:
    """The candidates searched well enough to lay their curves beside each other."""
    most = max((c.visits for c in agent.candidates), default=0)
    return [c for c in agent.candidates if c.visits >= max(1, SEARCHED * most)]


def _ghost(candidate: Candidate, size: int) -> Ghost:
    name = point_to_gtp(candidate.move, size)
    return Ghost(name, candidate.move, candidate.curve, loss_class(candidate.points_lost, size))


def _window(report: AnalysisReport, index: int) -> Window:
    near, far = report.agents[index].window
    return Window(index, min(near, far), max(near, far))


def _general(
    report: AnalysisReport, best: list[Candidate], choice: list[tuple[float, float, int]]
) -> tuple[curves.Crossing | None, str]:
    """The change of the best move nearest to the komi, and the sentence that says it."""
    names = [point_to_gtp(c.move, report.size) for c in best]
    if len(best) == 1:
        return None, f"{names[0]} drew nearly all visits: the other moves are no match for it."
    if len(choice) == 1:
        return None, f"{names[choice[0][2]]} is the best move at every komi."
    borders = [
        (abs(high - report.komi), high, low_move, high_move)
        for (_, high, low_move), (_, _, high_move) in zip(choice[:-1], choice[1:], strict=True)
    ]
    _, komi, below, above = min(borders)
    at = curves.winrate_at(report.komi_grid, best[below].curve, komi)
    return curves.Crossing(komi, at, 0), _below_above(komi, names[below], names[above])


def _pair(report: AnalysisReport, best: Ghost, other: Ghost) -> tuple[curves.Crossing | None, str]:
    """The best move against the one under the mouse."""
    found = curves.crossings(report.komi_grid, best.curve, other.curve, report.to_play)
    if found:
        crossing = min(found, key=lambda c: abs(c.komi - report.komi))
        low, high = (best, other) if crossing.below == 0 else (other, best)
        return crossing, _below_above(crossing.komi, low.name, high.name)
    gap = report.to_play * (best.curve.astype(np.float64) - other.curve)
    if np.abs(gap).max() < curves.NOTICEABLE:
        return None, f"{best.name} and {other.name} are equally good at every komi."
    better, worse = (best, other) if gap[np.argmax(np.abs(gap))] > 0.0 else (other, best)
    return None, f"{better.name} is better than {worse.name} at every komi."


def _below_above(komi: float, below: str, above: str) -> str:
    at = figures.at_komi(round(2.0 * komi) / 2.0)
    return f"Below komi {at} {below} is better, above it {above}."


def headline(winrate: float) -> str:
    """Who is the favorite, and by how much: "White 67 %"."""
    if round(100.0 * winrate) == 50 and abs(winrate - 0.5) < 0.0025:
        return f"Even {figures.percent(0.5)}"
    if winrate > 0.5:
        return f"Black {figures.percent(winrate)}"
    return f"White {figures.percent(1.0 - winrate)}"


def lead_sentence(fair: float, komi: float) -> str:
    """Who is ahead once the komi is paid."""
    gap = fair - komi
    if abs(gap) < 0.05:
        return "no one is ahead"
    return f"{'Black' if gap > 0 else 'White'} ahead by {abs(gap):.1f}"
