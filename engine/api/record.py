"""Game records, boards, rules and results."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from engine.go.board import EMPTY as EMPTY
from engine.go.coords import gtp_to_point as gtp_to_point
from engine.go.coords import point_to_gtp as point_to_gtp
from engine.go.counting import Count as Count
from engine.go.counting import chain_of as chain_of
from engine.go.result import RESIGNATION as RESIGNATION
from engine.go.result import TIME as TIME
from engine.go.result import GameResult as GameResult
from engine.go.result import parse_result as parse_result
from engine.go.result import result_of_lead as result_of_lead
from engine.go.rules import PERFECT_SCORES as PERFECT_SCORES
from engine.go.rules import Rules as Rules
from engine.go.rules import display_name as display_name
from engine.go.rules import rules_from_sgf as rules_from_sgf
from engine.go.tsumego_frame import tsumego_frame as tsumego_frame
from engine.record.board_shape import BoardShape as BoardShape
from engine.record.board_shape import square as square
from engine.record.board_state import BoardState as BoardState
from engine.record.board_state import illegal_reason as illegal_reason
from engine.record.board_text import board_text as board_text
from engine.record.game_node import INFO as INFO
from engine.record.game_node import GameNode as GameNode
from engine.record.game_node import Line as Line
from engine.record.game_node import Move as Move
from engine.record.game_node import shown_numbers as shown_numbers
from engine.record.game_record import GameRecord as GameRecord
from engine.record.grammar import Progress as Progress
from engine.record.grammar import no_progress
from engine.record.handicap import format_komi as format_komi
from engine.record.handicap import handicap_points as handicap_points
from engine.record.handicap import spread_points as spread_points
from engine.record.handicap import usual_komi as usual_komi
from engine.record.sensei import sensei_text as sensei_text
from engine.record.time_control import NO_CLOCK as NO_CLOCK
from engine.record.time_control import GameTime as GameTime
from engine.record.time_control import PlayerTime as PlayerTime
from engine.record.time_control import TimeControl as TimeControl
from engine.record.time_control import clock_text as clock_text
from engine.record.transform import GameContents as GameContents
from engine.record.transform import Turn as Turn
from engine.record.transform import contents_after as contents_after
from engine.record.transform import replace_contents as replace_contents
from engine.record.tree_edits import FormerStart as FormerStart
from engine.record.tree_edits import dimmed_at as dimmed_at
from engine.record.tree_edits import final_board as final_board
from engine.record.tree_edits import insert_between as insert_between
from engine.record.tree_edits import make_start as make_start
from engine.record.tree_edits import move_in_the_way as move_in_the_way
from engine.record.tree_edits import remove_between as remove_between
from engine.record.tree_edits import restore_start as restore_start
from engine.record.tree_edits import visible_at as visible_at

if TYPE_CHECKING:
    from engine.record.clipboard import Variations as Variations
    from engine.record.raw_properties import NodeState as NodeState
    from engine.record.raw_properties import PropertyValue as PropertyValue
    from engine.record.sgf import LoadedFile as LoadedFile
    from engine.record.sgf import Outside as Outside
    from engine.record.sgf import SavedFile as SavedFile


def load(path: Path, progress: Progress = no_progress) -> LoadedFile:
    """Read all games of a file; see `engine.record.sgf.load`."""
    from engine.record import sgf

    return sgf.load(path, progress, rectangles=True)


def loads(data: bytes, name: str, progress: Progress = no_progress) -> LoadedFile:
    """Read all games of a file's content; see `engine.record.sgf.loads`."""
    from engine.record import sgf

    return sgf.loads(data, name, progress, rectangles=True)


def dumps(records: Sequence[GameRecord], outside: Sequence[Outside] = ()) -> bytes:
    """Return games as the content of one SGF file; see `engine.record.sgf.dumps`."""
    from engine.record import sgf

    return sgf.dumps(records, outside)


def to_text(records: Sequence[GameRecord], *, analyses: bool = True) -> str:
    """Return games as SGF text; see `engine.record.sgf.to_text`."""
    from engine.record import sgf

    return sgf.to_text(records, analyses=analyses)


def has_new_analyses(
    path: Path, records: Sequence[GameRecord], outside: Sequence[Outside] = ()
) -> bool:
    """Return whether saving adds analyses to a file; see `engine.record.sgf.has_new_analyses`."""
    from engine.record import sgf

    return sgf.has_new_analyses(path, records, outside)


def save(
    path: Path,
    records: Sequence[GameRecord],
    *,
    analyses: bool = True,
    outside: Sequence[Outside] = (),
) -> SavedFile:
    """Write games to one SGF file; see `engine.record.sgf.save`."""
    from engine.record import sgf

    return sgf.save(path, records, analyses=analyses, outside=outside)


def loads_text(text: str, name: str, progress: Progress = no_progress) -> LoadedFile:
    """Read the games in a text, such as the clipboard's; see `engine.record.sgf.loads_text`."""
    from engine.record import sgf

    return sgf.loads_text(text, name, progress, rectangles=True)


def branch_to_text(record: GameRecord, node: GameNode) -> str:
    """Return a variation as SGF text; see `engine.record.clipboard.branch_to_text`."""
    from engine.record import clipboard

    return clipboard.branch_to_text(record, node)


def branch_from_text(
    text: str, record: GameRecord, parent: GameNode, progress: Progress = no_progress
) -> Variations:
    """Return the variations of an SGF text; see `engine.record.clipboard.branch_from_text`."""
    from engine.record import clipboard

    return clipboard.branch_from_text(text, record, parent, progress)


def make_ready(record: GameRecord, parent: GameNode, variations: Variations) -> None:
    """Make a record ready for variations; see `engine.record.clipboard.make_ready`."""
    from engine.record import clipboard

    clipboard.make_ready(record, parent, variations)


def property_values(record: GameRecord, node: GameNode) -> list[PropertyValue]:
    """Return all values of a node's properties; see `engine.record.raw_properties.values_of`."""
    from engine.record import raw_properties

    return raw_properties.values_of(record, node)


def new_value(name: str, text: str) -> PropertyValue:
    """Return a value that a person typed; see `engine.record.raw_properties.PropertyValue`."""
    from engine.record import raw_properties

    return raw_properties.PropertyValue(name, text)


def read_state(record: GameRecord, node: GameNode, values: Sequence[PropertyValue]) -> NodeState:
    """Return a node's state by other properties; see `engine.record.raw_properties.read_state`."""
    from engine.record import raw_properties

    return raw_properties.read_state(record, node, values)


def replace_state(record: GameRecord, node: GameNode, state: NodeState) -> NodeState:
    """Replace a node's state; see `engine.record.raw_properties.replace_state`."""
    from engine.record import raw_properties

    return raw_properties.replace_state(record, node, state)
