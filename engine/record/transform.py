"""Rotate and flip a whole game, and exchange its colors: every node, mark and property."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from enum import Enum
from typing import Final, NamedTuple

from engine.base.translation import tr
from engine.go.result import parse_result
from engine.go.rules import Rules
from engine.record.board_shape import BoardShape
from engine.record.board_state import BoardState
from engine.record.game_node import GameNode, Line, Property, canonical_name
from engine.record.game_record import GameRecord
from engine.record.node_fields import number_in, number_text
from engine.record.point_lists import point_name
from engine.record.stored_analysis import Analysis, position_digest

_FIELDS: Final = tuple(
    field.name
    for field in fields(GameNode)
    if field.name not in ("parent", "children", "number", "board_cache")
)
"""Fields of a node that hold its contents."""
_POINTS: Final = frozenset(
    ("B", "W", "AB", "AW", "AE", "TR", "SQ", "CR", "MA", "M", "SL", "L", "LB", "TB", "TW")
    + ("DD", "VW", "AR", "LN")
)
"""Properties whose values are points, rectangles, pairs of points, or points with a text."""
_DIRECTED: Final = frozenset(("AR", "LN"))
"""Properties whose pairs are the ends of a line, not the corners of a rectangle."""
_OTHERS_ANALYSES: Final = frozenset(("KT", "LZ", "LZ2", "LZOP", "LZOP2", "SBKV", "SBKVS", "QLZV"))
"""Analyses of other programs, whose points or sides can't be changed: they are removed."""
_PAIRS: Final = (
    *(("B", "W"), ("AB", "AW"), ("BL", "WL"), ("OB", "OW"), ("TB", "TW"), ("GB", "GW")),
    *(("PB", "PW"), ("BR", "WR"), ("BT", "WT"), ("BS", "WS")),
)
_OTHER_SIDE: Final = {a: b for pair in _PAIRS for a, b in (pair, pair[::-1])}
_OTHER_WINNER: Final = {
    **{"B": "W", "W": "B", "b": "w", "w": "b"},
    **{"黑": "白", "黒": "白", "白": "黑", "흑": "백", "백": "흑"},
}
"""The first letter of a result -> that of the result with the other winner."""


class Turn(Enum):
    """A symmetry of the board; the values are for people."""

    LEFT = tr("Rotate left")
    RIGHT = tr("Rotate right")
    HORIZONTAL = tr("Flip horizontally")
    VERTICAL = tr("Flip vertically")

    def place(self, row: int, column: int, shape: BoardShape) -> tuple[int, int]:
        """Return the row and column where a point of a board goes."""
        last_row, last_column = shape.rows - 1, shape.columns - 1
        return {
            Turn.LEFT: (last_column - column, row),
            Turn.RIGHT: (column, last_row - row),
            Turn.HORIZONTAL: (row, last_column - column),
            Turn.VERTICAL: (last_row - row, column),
        }[self]

    def turned(self, shape: BoardShape) -> BoardShape:
        """Return the shape of a board afterwards."""
        on_its_side = self in (Turn.LEFT, Turn.RIGHT)
        return BoardShape(shape.rows, shape.columns) if on_its_side else shape


class GameContents(NamedTuple):
    """Everything in a game but the shape of its tree."""

    nodes: Mapping[GameNode, GameNode]
    """Node of the game -> its contents, as a node outside any tree."""
    info: Mapping[str, str]
    rules: Rules
    komi_known: bool
    shape: BoardShape


def point_map(turn: Turn, shape: BoardShape) -> dict[int, int]:
    """Return where each point goes; a pass, index N, stays a pass."""
    after = turn.turned(shape)
    where = {p: after.point(*turn.place(*shape.place(p), shape)) for p in shape.points}
    return {**where, shape.size**2: shape.size**2}


def contents_after(record: GameRecord, turn: Turn | None) -> GameContents:
    """Return a game's contents after a rotation or flip; None exchanges the colors.

    Points go along in moves, setup, marks, our analyses and raw properties. With the colors go
    players, clocks and the result; the komi stays, so our analyses are left out, like those of
    other programs in both cases.
    """
    if turn is None:
        nodes = {node: _exchanged(node) for node in record.nodes()}
        rules = record.rules.replace(handicap=0)  # the stones are White's now
        info = _exchanged_info(record.info)
        return GameContents(nodes, info, rules, record.komi_known, record.shape)
    where = point_map(turn, record.shape)
    shape = turn.turned(record.shape)
    names = {point_name(p, record.shape): point_name(where[p], shape) for p in record.shape.points}
    nodes = {node: _turned(node, where, names) for node in record.nodes()}
    for node, contents in nodes.items():
        if node.analyses:
            board = _turned_board(record.board_at(node), where, shape)
            contents.analyses = tuple(_turned_analysis(a, where, board) for a in node.analyses)
    return GameContents(nodes, dict(record.info), record.rules, record.komi_known, shape)


def replace_contents(record: GameRecord, new: GameContents) -> GameContents:
    """Replace the contents of a game and return the old ones; replacing with these undoes it."""
    old = GameContents(
        {node: replace(node, parent=None, children=[]) for node in new.nodes},
        dict(record.info),
        record.rules,
        record.komi_known,
        record.shape,
    )
    record.shape = new.shape
    for node, contents in new.nodes.items():
        for name in _FIELDS:
            setattr(node, name, getattr(contents, name))
    for name in {*record.info, *new.info}:
        record.set_info(name, new.info.get(name, ""))
    record.set_rules(new.rules, new.komi_known)
    record.forget_boards()
    return old


# --- rotate and flip ----------------------------------------------------------------------------


def _turned(node: GameNode, where: dict[int, int], names: dict[bytes, bytes]) -> GameNode:
    move = node.move and node.move._replace(point=where[node.move.point])
    return replace(
        node,
        parent=None,
        children=[],
        move=move,
        setup={where[point]: color for point, color in node.setup.items()},
        marks={where[point]: mark for point, mark in node.marks.items()},
        lines=tuple(Line(where[line.start], where[line.end], line.is_arrow) for line in node.lines),
        dimmed=_turned_points(node.dimmed, where),
        visible=_turned_points(node.visible, where),
        properties=_raw(node.properties, lambda name, raw: _turned_value(name, raw, names)),
    )


def _turned_points(points: frozenset[int] | None, where: dict[int, int]) -> frozenset[int] | None:
    return None if points is None else frozenset(where[point] for point in points)


def _turned_board(board: BoardState, where: dict[int, int], shape: BoardShape) -> BoardState:
    """Return the stones and the ko of a board after a rotation or flip, without history."""
    cells = bytearray(len(board.cells))
    for point, turned in where.items():
        if point < len(cells):  # else a pass
            cells[turned] = board.cells[point]
    ko = None if board.ko_point is None else where[board.ko_point]
    return replace(board, shape=shape, cells=bytes(cells), ko_point=ko)


def _turned_analysis(analysis: Analysis, where: dict[int, int], board: BoardState) -> Analysis:
    """Return an analysis after a rotation or flip; `board` is its position then.

    The evidence, whose points are known to the review only, is left out.
    """
    agents = tuple(
        replace(
            agent,
            move=None if agent.move is None else where[agent.move],
            candidates=tuple(
                replace(
                    candidate,
                    move=where[candidate.move],
                    variation=tuple(where[point] for point in candidate.variation),
                )
                for candidate in agent.candidates
            ),
        )
        for agent in analysis.agents
    )
    position = position_digest(board, territory=analysis.counts_territory)
    return replace(analysis, agents=agents, position=position, evidence="")


def _raw(
    properties: tuple[Property, ...], change: Callable[[str, bytes], bytes]
) -> tuple[Property, ...]:
    """Return raw properties with some values changed, without other programs' analyses.

    Our own analyses (SAI) are in the field `analyses` and are written from there.
    """
    changed: list[Property] = []
    for written, values in properties:
        name = canonical_name(written)
        if name not in _OTHERS_ANALYSES and name != "SAI":
            changed.append((written, tuple(change(name, value) for value in values)))
    return tuple(changed)


def _turned_value(name: str, raw: bytes, names: Mapping[bytes, bytes]) -> bytes:
    """Return the raw value of a property after a rotation or flip; unreadable points stay."""
    if name not in _POINTS:
        return raw
    first, colon, second = raw.partition(b":")
    start = names.get(first.strip().lower())
    if start is None:
        return raw
    if not colon or name == "LB":
        return start + colon + second
    end = names.get(second.strip().lower())
    if end is None:
        return raw
    if name in _DIRECTED:
        return start + colon + end
    columns, rows = sorted((start[:1], end[:1])), sorted((start[1:], end[1:]))
    return columns[0] + rows[0] + colon + columns[1] + rows[1]


# --- exchange the colors ------------------------------------------------------------------------


def _exchanged(node: GameNode) -> GameNode:
    return replace(
        node,
        parent=None,
        children=[],
        move=node.move and node.move._replace(color=-node.move.color),
        setup={point: -color for point, color in node.setup.items()},
        to_play=None if node.to_play is None else -node.to_play,
        annotations={_OTHER_SIDE.get(n, n): value for n, value in node.annotations.items()},
        time_left={-color: time for color, time in node.time_left.items()},
        moves_left={-color: count for color, count in node.moves_left.items()},
        analyses=(),
        properties=tuple(
            (_OTHER_SIDE.get(canonical_name(name), name), values)
            for name, values in _raw(node.properties, _exchanged_value)
        ),
    )


def _exchanged_value(name: str, raw: bytes) -> bytes:
    if name == "PL":
        sides = {b"b": b"W", b"1": b"W", b"w": b"B", b"2": b"B"}
        return sides.get(raw.strip().lower()[:1], raw)
    if name == "RE":
        return _exchanged_result(raw.decode("latin-1")).encode("latin-1")
    if name == "V":
        value = number_in(raw.decode("ascii", "replace"))
        return raw if value is None else number_text(-value + 0.0).encode()
    return b"0" if name == "HA" else raw


def _exchanged_info(info: Mapping[str, str]) -> dict[str, str]:
    exchanged = {_OTHER_SIDE.get(name, name): text for name, text in info.items()}
    if "RE" in exchanged:
        exchanged["RE"] = _exchanged_result(exchanged["RE"])
    return exchanged


def _exchanged_result(result: str) -> str:
    """Return a result such as "B+3.5" with the other side as the winner."""
    winner = result.lstrip()[:1]
    is_known = result.lstrip()[1:2] == "+" or parse_result(result) is not None
    if winner in _OTHER_WINNER and is_known:
        return result.replace(winner, _OTHER_WINNER[winner], 1)
    return result
