"""Content of the komi curve for a report: lines, marks and sentences. No Qt."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.translation import tr
from engine.record.handicap import format_komi
from engine.review.handicap import fair_side
from engine.review.mistakes import candidate_class
from engine.search.loss import has_enough_visits
from engine.search.report import AgentAnalysis, AnalysisReport, Candidate, lead_at
from engine.search.value.fit import sigmoid_curve
from sai_studio.kit import curves, figures
from sai_studio.kit.figures import move_name

NOTICEABLE: Final = 0.02
"""Difference of two agents' winrates from which both are written [winrate]."""
GHOSTS: Final = 3
"""Number of candidates drawn behind the curve."""


@dataclass(frozen=True)
class Ghost:
    """The curve of one candidate."""

    name: str
    """The move, e.g. "D4"."""
    move: int
    curve: NDArray[np.float32]
    """float32[G], Black's winrate by komi."""
    loss: int | None
    """Loss class 0 to 5; None if there are too few visits to judge the move."""


@dataclass(frozen=True)
class Window:
    """The range of komi that an agent averages over."""

    agent: int
    """Index of the agent; its color is the role agent0, agent1, ..."""
    low: float
    high: float
    lambda_: float
    is_dynamic: bool = False
    """Whether the agent chose its komi itself."""

    @property
    def sentence(self) -> str:
        """Which komi the agent looks at, for people."""
        name = f"\u03bb = {figures.lambda_text(self.lambda_)}"
        low, high = figures.points(self.low), figures.points(self.high)
        if low == high and self.is_dynamic:
            return tr("{name} plays to win at its dynamic komi, {low}.", name=name, low=low)
        if low == high:
            return tr(
                "{name} considers komi {low} only: it plays to win at that komi.",
                name=name,
                low=low,
            )
        return tr(
            "{name} averages Black's winrate over komi {low} to {high}: the wider, the more it "
            "plays for points.",
            name=name,
            low=low,
            high=high,
        )


@dataclass(frozen=True)
class CurveScene:
    """Everything the plot draws, in Black's frame."""

    size: int
    """Board size [points per side]."""
    grid: NDArray[np.float32]
    """float32[G], komi of the curves [points]."""
    curve: NDArray[np.float32]
    """float32[G], the position's searched curve: that of the report's headline agent."""
    agent: int
    """Index of the selected agent, whose candidates and window are shown."""
    winrate: float
    """Black's winrate in the position at the report's komi [0, 1]."""
    fair: float | None
    """Komi where the position's curve crosses one half; None without a score."""
    beta: float
    """Steepness there [1/points]; 0 without a score."""
    lead: float
    """Black's lead at the report's komi, see `lead_at` [points]; 0 without a score."""
    points_ahead: str
    """The size of the lead as text, such as "\u2265 39.5"; see `figures.points_ahead`."""
    network: NDArray[np.float32] | None
    """float32[G], the network's curve without a search; None if unknown."""
    ghosts: tuple[Ghost, ...]
    """The best candidates, best first."""
    hovered: Ghost | None
    """The candidate under the mouse."""
    crossing: curves.Crossing | None
    """Where the curves of the two moves in `sentence` cross."""
    sentence: str
    """Which move is best at which komi; "" if there is nothing to compare."""
    choice: tuple[tuple[float, float, str], ...]
    """Stretches of the komi axis near the report's komi: (from, to, best move), "" where no move
    is clearly best."""
    windows: tuple[Window, ...]
    """One per agent."""
    lambda_: float = 0.0
    """Lambda of the headline agent, whose numbers the position's are."""
    others_winrate: str = ""
    """The selected agent and its winrate, if that is another than the headline's."""
    sigmoid: NDArray[np.float32] | None = None
    """float32[G], sigmoid of the network's alpha and beta, if its own curve is another."""
    owned: float | None = None
    """Mean score by the expected owners of the points [points for Black]; None if unknown."""
    dynamic_komi: float | None = None
    """Komi in which the selected agent's search believed; None without dynamic komi [points]."""

    @property
    def fair_side(self) -> int:
        """Color that is ahead even at the largest possible komi; 0 if `fair` is an estimate."""
        return 0 if self.fair is None else fair_side(self.fair, self.size)

    @property
    def fair_text(self) -> str:
        """The fair komi in words, see `figures.fair_komi`."""
        return "\u2013" if self.fair is None else figures.fair_komi(self.fair, self.size)


def curve_scene(
    report: AnalysisReport, agent_index: int, hovered: Candidate | None, stored: bool = False
) -> CurveScene:
    """Return the content of the komi curve for a report.

    The position's own numbers are the headline agent's, as in the timeline and on the command
    line; the candidates are the chosen agent's.

    Parameters
    ----------
    report
        Read at the viewed komi.
    agent_index
        Agent whose candidates are shown; the last one if it has no results.
    hovered
        Candidate to draw over the curve and compare with the best other move.
    stored
        The report comes from a game record, which keeps neither the network's own curve nor
        windows.
    """
    index = min(agent_index, len(report.agents) - 1)
    agent, first = report.agents[index], report.headline
    knows_score = report.network_beta > 0.0
    fresh = knows_score and not stored
    best = curves.comparable(agent)
    ghosts = tuple(_ghost(report, agent, c) for c in best[:GHOSTS])
    over = None
    if hovered is not None and len(hovered.curve) == len(report.komi_grid):
        over = _ghost(report, agent, hovered)
    choice: list[curves.Stretch] = []
    crossing: curves.Crossing | None = None
    sentence = ""
    if knows_score and best:
        choice = curves.clear_choices(report, agent.move, best)
        crossing, sentence = _general(report, best, choice)
        first_choice = next((c for c in best if c.move == agent.move), best[0])
        if over is not None and hovered is not None and over.move != first_choice.move:
            crossing, sentence = _pair(report, agent.move, [first_choice, hovered])
    return CurveScene(
        size=report.size,
        grid=report.komi_grid,
        curve=first.curve,
        agent=index,
        winrate=first.winrate,
        fair=first.alpha if knows_score else None,
        beta=first.beta if knows_score else 0.0,
        lead=lead_at(report, report.komi) if knows_score else 0.0,
        points_ahead=figures.points_ahead(first.alpha, report.komi, report.size),
        network=_network_curve(report) if fresh else None,
        ghosts=ghosts if knows_score else (),
        hovered=over if knows_score else None,
        crossing=crossing,
        sentence=sentence[:1].upper() + sentence[1:],
        choice=tuple(
            (low, high, "" if i is None else _name(best[i], report)) for low, high, i in choice
        ),
        windows=tuple(_window(report, i) for i in range(len(report.agents))) if fresh else (),
        lambda_=first.lambda_,
        others_winrate=_others_winrate(agent, first.winrate),
        dynamic_komi=agent.dynamic_komi,
        sigmoid=_sigmoid(report) if fresh and report.network_curve is not None else None,
        owned=None if report.ownership is None else float(report.ownership.sum()),
    )


def _others_winrate(agent: AgentAnalysis, winrate: float) -> str:
    """Return an agent with its winrate, such as "λ 0: Black 87 %"; "" if it is nearly the same."""
    if abs(agent.winrate - winrate) < NOTICEABLE:
        return ""
    return f"\u03bb {figures.lambda_text(agent.lambda_)}: {headline(agent.winrate)}"


def _network_curve(report: AnalysisReport) -> NDArray[np.float32]:
    """Return the network's answers at several komi if known, else its sigmoid."""
    return _sigmoid(report) if report.network_curve is None else report.network_curve


def _sigmoid(report: AnalysisReport) -> NDArray[np.float32]:
    """Return the curve of the network's alpha and beta."""
    komi = report.komi_grid.astype(np.float64)
    curve = sigmoid_curve(komi, report.network_alpha, report.network_beta)
    return curve.astype(np.float32)


def _name(candidate: Candidate, report: AnalysisReport) -> str:
    return move_name(candidate.move, report.size)


def _ghost(report: AnalysisReport, agent: AgentAnalysis, candidate: Candidate) -> Ghost:
    loss = candidate_class(report, agent, candidate)
    return Ghost(_name(candidate, report), candidate.move, candidate.curve, loss)


def _window(report: AnalysisReport, index: int) -> Window:
    agent = report.agents[index]
    near, far = agent.window
    dynamic = agent.dynamic_komi is not None
    return Window(index, min(near, far), max(near, far), agent.lambda_, dynamic)


def _general(
    report: AnalysisReport, best: list[Candidate], stretches: list[curves.Stretch]
) -> tuple[curves.Crossing | None, str]:
    """Return the crossing nearest to the komi where the best move changes, and its sentence."""
    if not any(has_enough_visits(c.visits) for c in best):
        return None, ""
    if len(best) == 1:
        return None, tr("{move} is clearly best.", move=_name(best[0], report))
    crossing, sentence = _best_by_komi(report, best, stretches, of_two=False)
    at = format_komi(report.komi)
    return crossing, sentence or tr("No move is clearly best near komi {komi}.", komi=at)


def _pair(
    report: AnalysisReport, move: int | None, pair: list[Candidate]
) -> tuple[curves.Crossing | None, str]:
    """Return the crossing of the agent's choice and the hovered move, and the sentence on both."""
    stretches = curves.clear_choices(report, move, pair)
    crossing, sentence = _best_by_komi(report, pair, stretches, of_two=True)
    if sentence:
        return crossing, sentence
    names, at = [_name(c, report) for c in pair], format_komi(report.komi)
    return None, tr(
        "{move} and {other} are equal near komi {komi}, within the error.",
        move=names[0],
        other=names[1],
        komi=at,
    )


def _best_by_komi(
    report: AnalysisReport, moves: list[Candidate], stretches: list[curves.Stretch], of_two: bool
) -> tuple[curves.Crossing | None, str]:
    """Return the sentence on which move is best at which komi, "" if none is, and its crossing.

    Parameters
    ----------
    of_two
        Whether the sentence compares two moves ("better") instead of all ("best").
    """
    komi, names = curves.komi_on_grid(report), [_name(c, report) for c in moves]
    clear = [(low, high, best) for low, high, best in stretches if best is not None]
    changes = [(left, right) for left, right in pairwise(clear) if left[2] != right[2]]
    around = [(left, right) for left, right in changes if left[0] <= komi <= right[1]]
    if around:
        left, right = min(around, key=lambda c: max(c[0][1] - komi, komi - c[1][0]))
        below, above = moves[left[2]].curve, moves[right[2]].curve
        crossing = curves.crossing_between(report.komi_grid, below, above, left[1], right[0])
        if crossing is not None:
            crossing = replace(crossing, below=names[left[2]], above=names[right[2]])
        values = {
            "low": format_komi(_inside(left[1], -1)),
            "move": names[left[2]],
            "high": format_komi(_inside(right[0], 1)),
            "other": names[right[2]],
        }
        if of_two:
            return crossing, tr(
                "Below komi {low} {move} is better, above {high} {other}.", **values
            )
        return crossing, tr("Below komi {low} {move} is best, above {high} {other}.", **values)
    between = any(left[1] < komi < right[0] for left, right in pairwise(clear))
    if not clear or changes or between:
        return None, ""  # leads elsewhere don't concern the viewed komi
    low, high, best = clear[0][0], clear[-1][1], clear[0][2]
    if komi < low:
        where = tr("above komi {komi}", komi=format_komi(_inside(low, 1)))
    elif komi > high:
        where = tr("below komi {komi}", komi=format_komi(_inside(high, -1)))
    else:
        where = tr("near komi {komi}", komi=format_komi(report.komi))
    if of_two:
        return None, tr(
            "{move} is better than {other} {where}.",
            move=names[best],
            other=names[1 - best],
            where=where,
        )
    return None, tr("{move} is best {where}.", move=names[best], where=where)


def _inside(edge: float, step: int) -> float:
    """Return the nearest half point at or beyond an edge in a direction, 1 or -1."""
    return step * math.ceil(2.0 * step * edge) / 2.0


def headline(winrate: float) -> str:
    """Return the favorite and its winrate: "White 67 %"."""
    if is_even(winrate):
        return tr("Even {percent}", percent=figures.percent(0.5))
    if winrate > 0.5:
        return tr("Black {percent}", percent=figures.percent(winrate))
    return tr("White {percent}", percent=figures.percent(1.0 - winrate))


def is_even(winrate: float) -> bool:
    """Whether a winrate is 50 % within the figures shown."""
    return abs(winrate - 0.5) < 0.0025


def lead_sentence(lead: float, points: str, winrate: float) -> str:
    """Return who is ahead and by how many points; for a lead of 0 that no one is.

    A lead of 0 means an uncertain one, see `lead_at`; below "Black 52 %" it is called that.
    """
    if not lead:
        return tr("no one is ahead") if is_even(winrate) else tr("lead within the error")
    side = tr("Black") if lead > 0.0 else tr("White")
    return tr("{side} ahead by {points}", side=side, points=points)
