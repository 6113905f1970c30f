"""The engine's one door for the window.

Importing it is cheap: the heavy layers (numba kernels, torch) are imported by `open_analyzer`,
which belongs on the analysis thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.errors import (
    EngineError,
    IllegalMoveError,
    RecordError,
    RunError,
    SettingsError,
    WeightsError,
)
from engine.files import append_line, atomic_write, data_folder, user_folder
from engine.go.coords import gtp_to_point, point_to_gtp
from engine.go.rules import Rules, rules_from_sgf
from engine.play.agent import AgentSettings
from engine.play.networks import best_network, describe_network, list_networks
from engine.play.request import AnalysisRequest, NetworkInfo, SweepPoint
from engine.record.board_state import BoardState, illegal_reason
from engine.record.game_node import GameNode, Move
from engine.record.game_record import GameRecord
from engine.record.stored_analysis import Analysis, AnalyzedAgent, AnalyzedMove
from engine.search.report import (
    AgentAnalysis,
    AnalysisReport,
    Candidate,
    lambda_komi,
    report_at_komi,
    with_points_lost,
)
from engine.value.fit import alpha_beta_of_curve, curve_at, komi_grid

if TYPE_CHECKING:
    from engine.play.analysis import Analyzer
    from engine.record.sgf import LoadedFile as LoadedFile

__all__ = [
    "AgentAnalysis",
    "AgentSettings",
    "Analysis",
    "AnalysisReport",
    "AnalysisRequest",
    "AnalyzedAgent",
    "AnalyzedMove",
    "BoardState",
    "Candidate",
    "EngineError",
    "GameNode",
    "GameRecord",
    "IllegalMoveError",
    "Move",
    "NetworkInfo",
    "RecordError",
    "Rules",
    "RunError",
    "SettingsError",
    "SweepPoint",
    "WeightsError",
    "alpha_beta_of_curve",
    "append_line",
    "atomic_write",
    "best_network",
    "curve_at",
    "data_folder",
    "describe_network",
    "dumps",
    "gtp_to_point",
    "illegal_reason",
    "komi_grid",
    "lambda_komi",
    "list_networks",
    "load",
    "loads",
    "open_analyzer",
    "point_to_gtp",
    "report_at_komi",
    "rules_from_sgf",
    "save",
    "user_folder",
    "with_points_lost",
]


def open_analyzer(notice: Callable[[str], None] | None = None) -> Analyzer:
    """Load the heavy layers and return an Analyzer; takes seconds, half a minute the first time.

    Kernels that were never compiled are compiled by a process of their own, so that other threads
    of this one stay live.

    Parameters
    ----------
    notice
        Called with a sentence when there is something to wait for.
    """
    from engine.play.warm import start_compiling

    child = start_compiling()
    if child is not None and notice is not None:
        notice("compiling the engine, once after each update: about half a minute")
    from engine.network.threads import use_one_thread
    from engine.play.analysis import Analyzer

    use_one_thread()
    if child is not None:
        child.wait()
    return Analyzer()


def load(path: Path) -> LoadedFile:
    """All games of a file; see `engine.record.sgf.load`."""
    from engine.record import sgf

    return sgf.load(path)


def loads(data: bytes, name: str) -> LoadedFile:
    """All games of a file's content; see `engine.record.sgf.loads`."""
    from engine.record import sgf

    return sgf.loads(data, name)


def dumps(records: Sequence[GameRecord]) -> bytes:
    """Games as the content of one SGF file; see `engine.record.sgf.dumps`."""
    from engine.record import sgf

    return sgf.dumps(records)


def save(path: Path, records: Sequence[GameRecord]) -> list[str]:
    """Write games to one SGF file; see `engine.record.sgf.save`."""
    from engine.record import sgf

    return sgf.save(path, records)
