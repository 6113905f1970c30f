"""The engine's one door for the window.

Importing it is cheap: the heavy layers (numba kernels, torch) are imported by `open_analyzer`,
which belongs on the analysis thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.analysis.agent import AgentSettings
from engine.analysis.request import (
    MOST_VISITS,
    AnalysisRequest,
    Restriction,
    SweepPoint,
)
from engine.base.errors import (
    EngineError,
    FormatError,
    IllegalMoveError,
    RecordError,
    RunError,
    SettingsError,
    WeightsError,
)
from engine.base.files import atomic_write, data_folder, user_folder, user_folder_problem
from engine.base.jobs import CONTESTS, RUNS, JobKind
from engine.base.json_fields import LATEST_TIME, Fields
from engine.base.logs import LOG_LEVELS, log_file, log_to_file
from engine.base.settings import SettingInfo
from engine.base.untrusted import append_ordinary, is_ordinary, read_ordinary
from engine.catalog import download as fetched_network
from engine.catalog import found_networks, strength
from engine.catalog.network_info import NetworkInfo
from engine.catalog.networks import (
    add_network,
    best_network,
    damage_of,
    describe_network,
    describes_quickly,
    forget_network,
    list_networks,
    looks_like_network,
    panel_networks,
)
from engine.commands.network_list import speed_command, speed_size
from engine.commands.study import shipped_positions, stored_scores
from engine.contests.contest_folder import (
    ContestReader,
    ContestView,
    launch_contest,
)
from engine.contests.standings import (
    ContestGame,
    Standings,
    contest_record,
    planned_games,
    result_text,
)
from engine.go.coords import gtp_to_point, point_to_gtp
from engine.go.counting import Count, chain_of, count_stones, dead_stones
from engine.go.result import RESIGNATION, GameResult, parse_result, result_of_lead
from engine.go.rules import PERFECT_SCORES, Rules, rules_from_sgf
from engine.match.opening_book import recorded_openings
from engine.match.settings import PROGRAM, ContestSettings
from engine.network.backends.available import EVALUATORS, evaluator_title
from engine.programs.analysis_client import AnalysisClient, ClientRequest, Console, guess_protocol
from engine.programs.clients import open_client
from engine.programs.opponent import ProgramOpponent
from engine.record.board_state import BoardState, illegal_reason
from engine.record.game_node import GameNode, Move
from engine.record.game_record import GameRecord
from engine.record.grammar import Progress, no_progress
from engine.record.stored_analysis import (
    Analysis,
    AnalysisKind,
    AnalyzedAgent,
    AnalyzedMove,
    rules_text,
)
from engine.search.loss import (
    ENOUGH_VISITS,
    MoveScore,
    has_enough_visits,
    log_odds_error,
    points_lost,
    score_error,
    winrate_lost,
)
from engine.search.report import (
    AgentAnalysis,
    AnalysisReport,
    Candidate,
    lambda_komi,
    report_at_komi,
    with_points_lost,
)
from engine.statistics.rating import RatingTable
from engine.train.distillation.label_scores import LabelScore
from engine.train.extrapolate import SPEED_SETTINGS, RunEstimate, Speed, extrapolated
from engine.train.launch import estimate_command, launch_run, run_refusal
from engine.train.preset import Preset, load_preset, preset_names, preset_options, with_changes
from engine.train.reading import (
    RunReader,
    RunView,
    run_status,
    unreadable_run,
)
from engine.train.run_file import CHANGEABLE
from engine.train.run_games import Branch, RunGame, RunGamesReader, branch_tree, game_record
from engine.value.fit import alpha_beta_of_curve, curve_at, komi_grid

if TYPE_CHECKING:
    from subprocess import Popen

    from engine.analysis.analyzer import Analyzer
    from engine.record.clipboard import Variations as Variations
    from engine.record.sgf import LoadedFile as LoadedFile
    from engine.study.studies import Studies as Studies
    from engine.study.study import Choice as Choice
    from engine.study.study_curves import CurveStudy as CurveStudy
    from engine.study.study_curves import NetworkCurve as NetworkCurve
    from engine.study.study_curves import Spread as Spread

__all__ = [
    "CHANGEABLE",
    "CONTESTS",
    "ENOUGH_VISITS",
    "EVALUATORS",
    "LATEST_TIME",
    "LOG_LEVELS",
    "MOST_VISITS",
    "PERFECT_SCORES",
    "PROGRAM",
    "RESIGNATION",
    "RUNS",
    "SPEED_SETTINGS",
    "AgentAnalysis",
    "AgentSettings",
    "Analysis",
    "AnalysisClient",
    "AnalysisKind",
    "AnalysisReport",
    "AnalysisRequest",
    "AnalyzedAgent",
    "AnalyzedMove",
    "BoardState",
    "Branch",
    "Candidate",
    "ClientRequest",
    "Console",
    "ContestGame",
    "ContestReader",
    "ContestSettings",
    "ContestView",
    "Count",
    "EngineError",
    "Fields",
    "FormatError",
    "GameNode",
    "GameRecord",
    "GameResult",
    "IllegalMoveError",
    "JobKind",
    "LabelScore",
    "Move",
    "MoveScore",
    "NetworkInfo",
    "Preset",
    "Progress",
    "ProgramOpponent",
    "RatingTable",
    "RecordError",
    "Restriction",
    "Rules",
    "RunError",
    "RunEstimate",
    "RunGame",
    "RunGamesReader",
    "RunReader",
    "RunView",
    "SettingInfo",
    "SettingsError",
    "Speed",
    "Standings",
    "SweepPoint",
    "WeightsError",
    "add_network",
    "alpha_beta_of_curve",
    "append_ordinary",
    "atomic_write",
    "best_network",
    "branch_from_text",
    "branch_to_text",
    "branch_tree",
    "chain_of",
    "choices_csv",
    "choices_svg",
    "compile_engine",
    "contest_record",
    "count_stones",
    "curve_at",
    "curves_csv",
    "curves_svg",
    "damage_of",
    "data_folder",
    "dead_stones",
    "describe_network",
    "describes_quickly",
    "dumps",
    "estimate_command",
    "evaluator_title",
    "extrapolated",
    "fetched_network",
    "forget_network",
    "found_networks",
    "game_record",
    "gtp_to_point",
    "guess_protocol",
    "has_enough_visits",
    "illegal_reason",
    "komi_grid",
    "lambda_komi",
    "is_ordinary",
    "launch_contest",
    "launch_run",
    "list_networks",
    "load",
    "load_preset",
    "loads",
    "log_file",
    "log_odds_error",
    "log_to_file",
    "looks_like_network",
    "open_analyzer",
    "open_client",
    "open_studies",
    "panel_networks",
    "parse_result",
    "planned_games",
    "point_to_gtp",
    "points_lost",
    "preset_names",
    "preset_options",
    "read_ordinary",
    "recorded_openings",
    "report_at_komi",
    "result_of_lead",
    "result_text",
    "rules_from_sgf",
    "rules_text",
    "run_refusal",
    "run_status",
    "save",
    "score_error",
    "shipped_positions",
    "speed_command",
    "speed_size",
    "stop_compiling",
    "stored_scores",
    "strength",
    "to_text",
    "unreadable_run",
    "user_folder",
    "user_folder_problem",
    "winrate_lost",
    "with_changes",
    "with_points_lost",
]


def open_analyzer(notice: Callable[[str], None] | None = None, evaluator: str = "auto") -> Analyzer:
    """Load the heavy layers and return an Analyzer; takes seconds, a minute the first time.

    Kernels that were never compiled are compiled by a process of their own, so that other threads
    of this one stay live.

    Parameters
    ----------
    notice
        Called with a sentence when there is something to wait for.
    evaluator
        How networks run, one of `EVALUATORS`.
    """
    _open_engine(notice)
    from engine.analysis.analyzer import Analyzer

    return Analyzer(precision=evaluator)


def open_studies(notice: Callable[[str], None] | None = None) -> Studies:
    """Load the heavy layers and return Studies; takes as long as `open_analyzer`.

    Parameters
    ----------
    notice
        Called with a sentence when there is something to wait for.
    """
    _open_engine(notice)
    from engine.study.studies import Studies

    return Studies()


def compile_engine(notice: Callable[[str], None] | None = None) -> None:
    """Compile the kernels that were never compiled; returns at once where there are none.

    Parameters
    ----------
    notice
        As `open_analyzer` has it.
    """
    child = _compiling(notice)
    if child is not None:
        _wait_for(child)


def _open_engine(notice: Callable[[str], None] | None) -> None:
    """Compile what was never compiled, then load torch."""
    child = _compiling(notice)
    from engine.network.backends.threads import use_one_thread

    use_one_thread()
    if child is not None:
        _wait_for(child)


def stop_compiling() -> None:
    """End what `open_analyzer` and others may be waiting for: the program closes."""
    from engine.base import compiling

    compiling.stop_compiling()


def _wait_for(child: Popen[bytes]) -> None:
    from engine.base.compiling import wait_until_compiled

    if not wait_until_compiled(child):
        raise EngineError("the engine was not compiled, because the program closes; start it again")


def _compiling(notice: Callable[[str], None] | None) -> Popen[bytes] | None:
    """The process that compiles what is missing; tells of it."""
    from engine.base.compiling import start_compiling
    from engine.base.jit import CACHE_PROBLEM

    child = start_compiling()
    if notice is not None and CACHE_PROBLEM:
        notice(f"the engine is compiled at each start: {CACHE_PROBLEM}")
    elif notice is not None and child is not None:
        notice("compiling the engine, once after each update: about a minute")
    return child


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


def load(path: Path, progress: Progress = no_progress) -> LoadedFile:
    """All games of a file; see `engine.record.sgf.load`."""
    from engine.record import sgf

    return sgf.load(path, progress)


def loads(data: bytes, name: str, progress: Progress = no_progress) -> LoadedFile:
    """All games of a file's content; see `engine.record.sgf.loads`."""
    from engine.record import sgf

    return sgf.loads(data, name, progress)


def dumps(records: Sequence[GameRecord]) -> bytes:
    """Games as the content of one SGF file; see `engine.record.sgf.dumps`."""
    from engine.record import sgf

    return sgf.dumps(records)


def to_text(records: Sequence[GameRecord]) -> str:
    """Games as SGF text; see `engine.record.sgf.to_text`."""
    from engine.record import sgf

    return sgf.to_text(records)


def branch_to_text(record: GameRecord, node: GameNode) -> str:
    """A variation as SGF text; see `engine.record.clipboard.branch_to_text`."""
    from engine.record import clipboard

    return clipboard.branch_to_text(record, node)


def branch_from_text(
    text: str, record: GameRecord, parent: GameNode, progress: Progress = no_progress
) -> Variations:
    """The variations of an SGF text; see `engine.record.clipboard.branch_from_text`."""
    from engine.record import clipboard

    return clipboard.branch_from_text(text, record, parent, progress)


def take_encoding(record: GameRecord, variations: Variations) -> None:
    """Make the record fit for variations; see `engine.record.clipboard.take_encoding`."""
    from engine.record import clipboard

    clipboard.take_encoding(record, variations)


def save(path: Path, records: Sequence[GameRecord]) -> list[str]:
    """Write games to one SGF file; see `engine.record.sgf.save`."""
    from engine.record import sgf

    return sgf.save(path, records)
