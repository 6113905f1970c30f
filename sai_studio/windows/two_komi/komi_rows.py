"""The candidates of one position at two komi. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.api.analysis import AgentAnalysis, AnalysisReport, Candidate
from engine.api.record import point_to_gtp
from engine.api.review import has_enough_visits

__all__ = ["KomiFigures", "KomiRow", "komi_rows", "verdict"]


@dataclass(frozen=True)
class KomiFigures:
    """A candidate's figures at one komi."""

    rank: int
    """Place in the agent's order, from 1."""
    winrate: float
    """Winrate of the side to move [0, 1]."""
    points_lost: float | None
    """Points lost against the choice at this komi; None with too few visits."""
    visits: int


@dataclass(frozen=True)
class KomiRow:
    """A candidate with its figures at both komi; None if it was not searched there."""

    name: str
    move: int
    figures: tuple[KomiFigures | None, KomiFigures | None]


def komi_rows(reports: Sequence[AnalysisReport], agent: int, most_moves: int = 30) -> list[KomiRow]:
    """Return the candidates of two reports on one position, in the order of the first one.

    Parameters
    ----------
    agent
        Index of the agent.
    most_moves
        Most candidates of each komi.
    """
    tables = [_by_move(report, _agent(report, agent), most_moves) for report in reports]
    moves = list(dict.fromkeys(move for table in tables for move in table))
    size = reports[0].size
    return [
        KomiRow(point_to_gtp(move, size), move, (tables[0].get(move), tables[1].get(move)))
        for move in moves
    ]


def verdict(reports: Sequence[AnalysisReport], agent: int, komi: Sequence[str]) -> str:
    """Return one sentence on whether the best move depends on the komi."""
    best = [_agent(report, agent).move for report in reports]
    names = ["no move" if m is None else point_to_gtp(m, reports[0].size) for m in best]
    if best[0] == best[1]:
        return f"{names[0]} is best at both komi."
    return f"{names[0]} is best at komi {komi[0]}, {names[1]} at komi {komi[1]}."


def _agent(report: AnalysisReport, agent: int) -> AgentAnalysis:
    return report.agents[min(agent, len(report.agents) - 1)]


def _by_move(report: AnalysisReport, agent: AgentAnalysis, most: int) -> dict[int, KomiFigures]:
    searched = [c for c in agent.candidates if c.visits][:most]
    return {c.move: _figures(c, rank, report) for rank, c in enumerate(searched, 1)}


def _figures(candidate: Candidate, rank: int, report: AnalysisReport) -> KomiFigures:
    is_judged = has_enough_visits(candidate.figure_visits) and report.network_beta > 0.0
    winrate = candidate.winrate if report.to_play > 0 else 1.0 - candidate.winrate
    lost = candidate.points_lost if is_judged else None
    return KomiFigures(rank, winrate, lost, candidate.visits)
