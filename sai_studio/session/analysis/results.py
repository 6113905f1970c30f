"""Store the results of searches in the session and in the record."""

from __future__ import annotations

from engine.analysis.request import SweepPoint
from engine.record.game_node import GameNode
from engine.review.stored_analyses import analysis_of, analysis_of_point
from engine.review.sweep import Sweep
from sai_studio.session.session import Session


def keep_points(session: Session, sweep: Sweep, points: list[SweepPoint]) -> None:
    """Store results of a sweep."""
    unfinished = []
    for point in points:
        node = sweep.nodes.get(point.ticket)
        if node is None:
            continue
        if session.ending.is_over(node):
            session.timeline.set_count(node, point.count)
        elif point.network_has_values:
            unfinished.append((node, analysis_of_point(point, sweep.kind)))
    session.timeline.keep_analyses(unfinished)
    sweep.count(points)


def keep_in_record(session: Session, node: GameNode) -> None:
    """Store the analysis of a node in the record, to be saved with it."""
    report, kind = session.review.full_report(node), session.review.kind
    if report is None or kind is None:
        return
    analysis = analysis_of(report, kind.network, kind.name, kind.rules)
    if analysis is not None:
        session.cursor.record.keep_analysis(node, analysis)


def shown_visits(session: Session) -> int:
    """Return the visits of the current position's search at the viewed komi; 0 without one."""
    report = session.reports.searched(session.cursor.node)
    if report is None or report.searched_komi != session.komi.viewed:
        return 0
    return max((agent.visits for agent in report.agents), default=0)
