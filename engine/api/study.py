"""Positions studied through many networks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.record.handicap import komi_list as komi_list
from engine.study.positions import shipped_positions as shipped_positions
from engine.study.positions import stored_scores as stored_scores

if TYPE_CHECKING:
    from engine.measure.komi_error_study import BoardErrors as BoardErrors
    from engine.measure.komi_error_study import KomiErrors as KomiErrors
    from engine.study.studies import Studies as Studies
    from engine.study.study import Choice as Choice
    from engine.study.study_curves import CurveStudy as CurveStudy
    from engine.study.study_curves import NetworkCurve as NetworkCurve
    from engine.study.study_curves import Spread as Spread


def curves_csv(studies: Sequence[tuple[str, CurveStudy]]) -> str:
    """Return winrate curves as CSV; see `engine.study.study_tables.curves_csv`."""
    from engine.study import study_tables

    return study_tables.curves_csv(studies)


def curves_svg(studies: Sequence[tuple[str, CurveStudy]]) -> str:
    """Draw winrate curves; see `engine.study.study_tables.curves_svg`."""
    from engine.study import study_tables

    return study_tables.curves_svg(studies)


def choices_csv(studies: Sequence[tuple[str, int, Sequence[Choice]]]) -> str:
    """Return choices of moves as CSV; see `engine.study.study_tables.choices_csv`."""
    from engine.study import study_tables

    return study_tables.choices_csv(studies)


def choices_svg(studies: Sequence[tuple[str, Sequence[Choice]]]) -> str:
    """Draw choices of moves; see `engine.study.study_tables.choices_svg`."""
    from engine.study import study_tables

    return study_tables.choices_svg(studies)


def komi_errors_file(errors: KomiErrors, kind: str, owners: bool) -> str:
    """Return a figure of `engine.measure.komi_error_figures` as the text of a file.

    Parameters
    ----------
    kind
        "svg" or "csv".
    owners
        Whether to show winrates and expected owners, not the errors in the course of the games.
    """
    from engine.measure import komi_error_figures as figures

    if kind == "svg":
        return (figures.ownership_svg if owners else figures.errors_svg)(errors.positions)
    return (figures.ownership_csv if owners else figures.errors_csv)(errors.positions)
