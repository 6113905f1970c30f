"""Positions studied through many networks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.commands.study import shipped_positions as shipped_positions
from engine.commands.study import stored_scores as stored_scores

if TYPE_CHECKING:
    from engine.study.studies import Studies as Studies
    from engine.study.study import Choice as Choice
    from engine.study.study_curves import CurveStudy as CurveStudy
    from engine.study.study_curves import NetworkCurve as NetworkCurve
    from engine.study.study_curves import Spread as Spread


def curves_csv(studies: Sequence[tuple[str, CurveStudy]]) -> str:
    """See `engine.study.study_tables.curves_csv`."""
    from engine.study import study_tables

    return study_tables.curves_csv(studies)


def curves_svg(studies: Sequence[tuple[str, CurveStudy]]) -> str:
    """See `engine.study.study_tables.curves_svg`."""
    from engine.study import study_tables

    return study_tables.curves_svg(studies)


def choices_csv(studies: Sequence[tuple[str, int, Sequence[Choice]]]) -> str:
    """See `engine.study.study_tables.choices_csv`."""
    from engine.study import study_tables

    return study_tables.choices_csv(studies)


def choices_svg(studies: Sequence[tuple[str, Sequence[Choice]]]) -> str:
    """See `engine.study.study_tables.choices_svg`."""
    from engine.study import study_tables

    return study_tables.choices_svg(studies)
