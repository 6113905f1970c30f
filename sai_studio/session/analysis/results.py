"""Store the results of searches in the session and in the record."""

from __future__ import annotations

from engine.record.game_node import GameNode
from engine.review.stored_analyses import analysis_of
from sai_studio.session.session import Session


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
