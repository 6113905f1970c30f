"""Texts about the origin of analysis stored in the game record."""

from __future__ import annotations

from typing import Final

from engine.base.translation import tr, tr_count
from engine.catalog.networks import shipped_title
from engine.record.handicap import format_komi
from engine.record.stored_analysis import AnalysisKind
from engine.review.stored_analyses import is_in_use
from sai_studio.kit.texts import one_line

LONGEST_NAME: Final = 40
"""Most characters of a network's name that are shown."""


def figures_source(kind: AnalysisKind, visits: int) -> str:
    """Return network and visits of stored analysis, for display."""
    return tr_count(visits, "{network}, {n} visit", "{network}, {n} visits", network=_name(kind))


def source_text(kind: AnalysisKind, visits: int) -> str:
    """Return the line shown above stored analysis."""
    return tr("stored analysis: {analysis}", analysis=figures_source(kind, visits))


def source_tip(kind: AnalysisKind, in_use: AnalysisKind | None) -> str:
    """Return the tool tip of stored analysis: its origin, and what replaces it."""
    parts = [tr("{network} at komi {komi}", network=_name(kind), komi=format_komi(kind.komi))]
    if kind.rules:
        parts.append(tr("{rules} rules", rules=one_line(kind.rules, LONGEST_NAME)))
    if kind.agent:
        parts.append(f"\u03bb {kind.agent[0]:g}")
    if is_in_use(kind, in_use):
        after = tr("A deeper search replaces it.")
    else:
        after = tr("It is replaced once the network in use has searched this position.")
    made = ", ".join(parts)
    return f"{tr('Analysis stored in the game record: {analysis}.', analysis=made)} {after}"


def _name(kind: AnalysisKind) -> str:
    name = shipped_title(kind.name) or one_line(kind.name or kind.network, LONGEST_NAME)
    return name or tr("unknown network")
