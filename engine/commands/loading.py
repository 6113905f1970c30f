"""Load the slow parts of the engine: compile the kernels, import numba.

Importing the rest of `engine.commands` is cheap; the functions here belong on a thread of their
own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.base.errors import EngineError
from engine.base.translation import tr

if TYPE_CHECKING:
    from subprocess import Popen

    from engine.analysis.analyzer import Analyzer
    from engine.analysis.human_network import HumanNetwork
    from engine.analysis.network_input import NetworkInput
    from engine.analysis.network_opinion import NetworkOpinion
    from engine.analysis.request import AnalysisRequest
    from engine.analysis.stone_values import StoneValues
    from engine.catalog.network_info import NetworkInfo
    from engine.games.side_by_side import SideBySideGames
    from engine.measure.audit_settings import AuditSettings
    from engine.measure.curve_audit import CurveAudit
    from engine.measure.komi_error_study import KomiErrors
    from engine.measure.study.studies import Studies

Notice = Callable[[str], None]
"""Is called with a sentence when there is something to wait for."""

_is_loaded = False


def open_analyzer(notice: Notice | None = None, evaluator: str = "auto") -> Analyzer:
    """Load the heavy layers and return an Analyzer; takes seconds, a minute the first time.

    Kernels that were never compiled are compiled by a process of their own, so that other threads
    of this one stay live. Whatever else is loaded here takes as long; it takes no time once
    anything was loaded.

    Parameters
    ----------
    notice
        Called with a sentence when there is something to wait for.
    evaluator
        How networks run, one of `EVALUATORS`.
    """
    _load_engine(notice)
    from engine.analysis.analyzer import Analyzer

    return Analyzer(precision=evaluator)


def open_studies(notice: Notice | None = None) -> Studies:
    """Load the heavy layers and return Studies, which several threads may use."""
    _load_engine(notice)
    from engine.measure.study.studies import Studies

    return Studies()


def open_boards(notice: Notice | None = None) -> SideBySideGames:
    """Load the heavy layers and return SideBySideGames."""
    _load_engine(notice)
    from engine.games.side_by_side import SideBySideGames

    return SideBySideGames()


def komi_errors(
    games: Path,
    networks: Sequence[NetworkInfo],
    komi: Sequence[float],
    notice: Notice,
    progress: Callable[[float], None],
    stopped: Callable[[], bool],
) -> KomiErrors:
    """Load the heavy layers and call `measure_komi_errors`."""
    _load_engine(notice)
    from engine.measure.komi_error_study import measure_komi_errors

    return measure_komi_errors(games, networks, komi, notice, progress, stopped)


def audit_curve(
    request: AnalysisRequest,
    settings: AuditSettings,
    notice: Notice,
    progress: Callable[[float], None],
    stopped: Callable[[], bool],
) -> Iterator[CurveAudit]:
    """Load the heavy layers and call `engine.measure.curve_audit.audit_curve`."""
    analyzer = open_analyzer(notice)
    from engine.measure import curve_audit

    return curve_audit.audit_curve(analyzer, request, settings, progress=progress, stopped=stopped)


def stone_values(
    request: AnalysisRequest,
    notice: Notice,
    progress: Callable[[float], None],
    stopped: Callable[[], bool],
) -> Iterator[StoneValues]:
    """Load the heavy layers and call `engine.analysis.stone_values.stone_values`."""
    _load_engine(notice)
    from engine.analysis import stone_values

    precision = request.evaluator
    return stone_values.stone_values(
        request, precision=precision, progress=progress, stopped=stopped
    )


def open_human(path: Path, notice: Notice) -> HumanNetwork:
    """Load the heavy layers and return a "human" network, which is read when first asked."""
    _load_engine(notice)
    from engine.analysis.human_network import HumanNetwork

    return HumanNetwork(path)


def network_input(request: AnalysisRequest, notice: Notice) -> NetworkInput:
    """Load the heavy layers and call `engine.analysis.network_input.network_input`."""
    _load_engine(notice)
    from engine.analysis import network_input

    return network_input.network_input(request)


def network_opinion(request: AnalysisRequest, notice: Notice) -> NetworkOpinion:
    """Load the heavy layers and call `engine.analysis.network_opinion.network_opinion`."""
    _load_engine(notice)
    from engine.analysis import network_opinion

    return network_opinion.network_opinion(request)


def compile_engine(notice: Notice | None = None) -> None:
    """Compile the kernels that are not compiled yet; return at once if all are.

    Parameters
    ----------
    notice
        As for `open_analyzer`.
    """
    child = _compiling(notice)
    if child is not None:
        _wait_for(child, notice)


def _load_engine(notice: Notice | None) -> None:
    """Compile the kernels that were never compiled; once."""
    global _is_loaded
    if _is_loaded:
        return
    child = _compiling(notice)
    if child is not None:
        _wait_for(child, notice)
    _is_loaded = True


def stop_compiling() -> None:
    """Stop compiling as the program closes; `open_analyzer` and others that wait raise an error."""
    from engine.analysis import compiling

    compiling.stop_compiling()


def _wait_for(child: Popen[bytes], notice: Notice | None) -> None:
    """Wait until the engine is compiled; give a notice each minute from the second on."""
    from engine.analysis.compiling import wait_until_compiled

    minutes = 1  # minutes; the first was announced

    def waiting(seconds: float) -> None:
        nonlocal minutes
        if notice is not None and seconds >= 60.0 * (minutes + 1):
            minutes += 1
            notice(tr("still compiling the engine after {minutes} minutes", minutes=minutes))

    if not wait_until_compiled(child, waiting):
        raise EngineError(
            tr("the engine was not compiled, because the program closes; start it again")
        )


def _compiling(notice: Notice | None) -> Popen[bytes] | None:
    """Start the process that compiles missing kernels, with a notice; None if none are missing."""
    from engine.analysis.compiling import start_compiling
    from engine.base.jit import CACHE_PROBLEM

    child = start_compiling()
    if notice is not None and CACHE_PROBLEM:
        notice(tr("the engine is compiled at each start: {problem}", problem=CACHE_PROBLEM))
    elif notice is not None and child is not None:
        notice(tr("compiling the engine, once after each update"))
    return child
