"""Part of the session: edits of the game, all of which can be undone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.go.board import EMPTY
from engine.go.coords import point_to_gtp
from engine.go.rules import Rules, rules_from_sgf
from engine.go.tsumego_frame import tsumego_frame
from engine.record.board_state import BoardState, illegal_reason
from engine.record.game_node import GameNode, Line, Move
from engine.record.game_record import GameRecord
from engine.record.handicap import usual_komi
from engine.record.raw_properties import read_state
from engine.record.raw_properties import values_of as property_values
from engine.record.transform import Turn, contents_after
from engine.record.tree_edits import dimmed_at, move_in_the_way
from engine.review.swap_rule import BestMove, swapped
from sai_studio.kit.texts import sentence
from sai_studio.session import navigation
from sai_studio.session.cursor import Cursor
from sai_studio.session.tree_commands import InsertMove, MakeStart, ReplaceState
from sai_studio.session.undo_commands import (
    AddNodes,
    ChangeNode,
    RaiseBranch,
    RemoveNode,
    ReplaceContents,
    SetComment,
    SetInfo,
    SetSetup,
)

if TYPE_CHECKING:
    from engine.record.raw_properties import PropertyValue

_EXPLAINED: Final = {
    "off the board": tr("{point} is not on this board."),
    "occupied": tr("{point} is occupied."),
    "suicide": tr("{point} would be suicide: the stone would have no liberty."),
    "ko": tr("{point} takes back a ko: play elsewhere first."),
    "superko": tr("{point} would repeat an earlier board position (superko)."),
}
"""Why a move is illegal, as a sentence about the point."""


class Edits(QObject):
    """A game that can be edited, with one undo history.

    Signals
    -------
    tree_changed
        Nodes or properties of this game were edited.
    info_changed
        Game info, rules, path, or whether there are unsaved changes.
    played
        A move was played: its node (the argument), new or not, is the current one.
    positions_changed
        The positions at a node (the argument) and below changed: results for them are invalid.
    rules_changed
        Rules or komi of the game changed.
    lines_changed
        Another line may be the main line now, the one that the result of the game belongs to.
    message
        Level ("info", "warning", "error") and one sentence for the user.
    """

    tree_changed = Signal()
    info_changed = Signal()
    played = Signal(object)
    positions_changed = Signal(object)
    rules_changed = Signal()
    lines_changed = Signal()
    message = Signal(str, str)

    def __init__(self, cursor: Cursor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cursor = cursor
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self.info_changed)

    @property
    def record(self) -> GameRecord:
        """The game that is edited."""
        return self._cursor.record

    @property
    def dirty(self) -> bool:
        """Whether there are edits that no file holds."""
        return not self.undo_stack.isClean()

    # --- moves and the tree --------------------------------------------------------------------

    def play(self, point: int) -> None:
        """Play here: an existing move is followed, a new one is added; N is pass."""
        move = Move(self._cursor.board.to_play, point)
        existing = self._cursor.node.child_playing(move)
        if existing is not None:
            self._cursor.go_to(existing)
        elif self._may_play(self._cursor.board, point):
            self.undo_stack.push(
                AddNodes(self, self._cursor.node, [GameNode(move=move)], tr("Play"))
            )
        else:
            return
        self.played.emit(self._cursor.node)

    def _may_play(self, board: BoardState, point: int) -> bool:
        """Return whether a move is legal; explain if it is not."""
        reason = illegal_reason(board, point)
        if reason is not None:
            vertex = point_to_gtp(point, self.record.size)
            self.message.emit("info", _EXPLAINED[reason].format(point=vertex))
        return reason is None

    @property
    def inserted_color(self) -> int:
        """Color of a move that `insert_move` would insert: players alternate from here on."""
        move = self._cursor.node.move
        return -move.color if move is not None else self._cursor.board.to_play

    def insert_move(self, point: int) -> None:
        """Insert a move after the current one and keep all that follow, if they stay legal."""
        node = self._cursor.node
        if not node.children:
            self.play(point)
            return
        move = Move(self.inserted_color, point)
        if not self._may_play(self._cursor.board.with_turn(move.color), point):
            return
        obstacle = move_in_the_way(self.record, node, move)
        if obstacle is not None:
            vertex = point_to_gtp(point, self.record.size)
            self.message.emit(
                "warning",
                tr(
                    "{point} was not inserted: move {move}, {move_point}, would become illegal "
                    "({reason}). Play it as a variation instead.",
                    point=vertex,
                    move=obstacle.number,
                    move_point=obstacle.vertex,
                    reason=obstacle.reason_text,
                ),
            )
            return
        self.undo_stack.push(InsertMove(self, node, GameNode(move=move)))

    def make_start(self) -> None:
        """Start the game at the current position; earlier moves and other variations go."""
        board, node = self._cursor.board, self._cursor.node
        if node.parent is None:
            self.message.emit("info", tr("This position is the start of the game already."))
            return
        self.undo_stack.push(MakeStart(self, node))
        text = tr("The game starts at this position now; Undo brings the earlier moves back.")
        if board.captured_black or board.captured_white:
            text += " " + tr("Prisoners taken before no longer count.")
        self.message.emit("info", text)

    def pass_move(self) -> None:
        """Pass."""
        self.play(self.record.size * self.record.size)

    def add_variation(self, points: tuple[int, ...]) -> None:
        """Add a line of moves as a variation of the current node; the cursor stays."""
        cursor, begun = self._cursor, False
        start = cursor.node
        try:
            for point in points:
                if cursor.node.child_playing(Move(cursor.board.to_play, point)) is None:
                    if not self._may_play(cursor.board, point):
                        break
                    if not begun:  # a line that is there already is no edit
                        self.undo_stack.beginMacro(tr("Add variation"))
                        begun = True
                self.play(point)
        finally:
            if begun:
                self.undo_stack.endMacro()
        cursor.go_to(start)

    def insert_branches(self, branches: Sequence[GameNode]) -> None:
        """Insert branches below the current node and go to the first one."""
        self.undo_stack.push(AddNodes(self, self._cursor.node, branches, tr("Paste variation")))

    def delete_branch(self, node: GameNode | None = None) -> None:
        """Delete a node (default: the current one) and all below it."""
        node = node or self._cursor.node
        if node.parent is None:
            self.message.emit("info", tr("The start of the game can't be deleted."))
            return
        self.undo_stack.push(RemoveNode(self, node, tr("Delete branch")))

    def promote(self, node: GameNode | None = None) -> None:
        """Move the variation of a node (default: the current one) one place up."""
        node = node or self._cursor.node
        if navigation.main_line_ancestor(node) is not node:
            self.undo_stack.push(RaiseBranch(self, node, False, tr("Promote variation")))

    def make_main_line(self, node: GameNode | None = None) -> None:
        """Make the path to a node (default: the current one) the main line."""
        node = node or self._cursor.node
        if navigation.main_line_ancestor(node) is not node:
            self.undo_stack.push(RaiseBranch(self, node, True, tr("Make main line")))

    # --- properties ----------------------------------------------------------------------------

    def set_comment(self, text: str) -> None:
        """Comment the current node; typing merges into one undo step."""
        if text != self._cursor.node.comment:
            self.undo_stack.push(SetComment(self, self._cursor.node, text))

    def set_marks(self, marks: Mapping[int, str], stroke: int = 0) -> None:
        """Replace the marks of the current node; those of one stroke are one step to undo."""
        self._change({"marks": dict(marks)}, tr("Mark"), stroke)

    def set_lines(self, lines: tuple[Line, ...]) -> None:
        """Replace the lines and arrows of the current node."""
        self._change({"lines": lines}, tr("Line"))

    def set_dimmed(self, points: frozenset[int], stroke: int = 0) -> None:
        """Dim these points from the current node on, and no others."""
        node = self._cursor.node
        if points != dimmed_at(node):
            above = dimmed_at(node.parent) if node.parent is not None else frozenset()
            self._change({"dimmed": None if points == above else points}, tr("Dim"), stroke)

    def erase_remarks(self, point: int) -> bool:
        """Remove marks, lines and dimming from a point; return whether there were any."""
        node = self._cursor.node
        values: dict[str, object] = {}
        if point in node.marks:
            values["marks"] = {p: mark for p, mark in node.marks.items() if p != point}
        lines = tuple(line for line in node.lines if point not in line[:2])
        if lines != node.lines:
            values["lines"] = lines
        if point in dimmed_at(node):
            values["dimmed"] = dimmed_at(node) - {point}
        self._change(values, tr("Erase marks"))
        return bool(values)

    def set_annotations(self, annotations: Mapping[str, int]) -> None:
        """Replace the annotations of the current node, see `GameNode.annotations`."""
        self._change({"annotations": dict(annotations)}, tr("Annotate"))

    def set_name(self, name: str, node: GameNode | None = None) -> None:
        """Name a node (default: the current one)."""
        self._change({"name": " ".join(name.split())}, tr("Name position"), node=node)

    def _change(
        self,
        values: Mapping[str, object],
        text: str,
        stroke: int = 0,
        node: GameNode | None = None,
    ) -> None:
        """Replace remarks of a node (default: the current one), if they differ."""
        node = node or self._cursor.node
        if any(getattr(node, name) != value for name, value in values.items()):
            self.undo_stack.push(ChangeNode(self, node, values, text, stroke))

    def replace_properties(
        self, values: Sequence[PropertyValue], node: GameNode | None = None
    ) -> None:
        """Replace all properties of a node (default: the current one).

        Raises
        ------
        RecordError
            A property is not valid; nothing was changed.
        """
        node = node or self._cursor.node
        if list(values) != property_values(self.record, node):
            state = read_state(self.record, node, values)
            self.undo_stack.push(ReplaceState(self, node, state))

    def set_setup(
        self, setup: Mapping[int, int], to_play: int | None = None, stroke: int = 0
    ) -> None:
        """Replace the setup stones of the current node and who moves next (None: leave open)."""
        node = self._cursor.node
        if (dict(setup), to_play) != (dict(node.setup), node.to_play):
            self.undo_stack.push(SetSetup(self, node, setup, to_play, stroke))

    def set_stone(self, point: int, color: int, stroke: int = 0) -> None:
        """Set one point up by hand: BLACK, WHITE or EMPTY."""
        self._set_up({point: color}, tr("Set up stones"), stroke)

    def add_frame(self) -> None:
        """Fill the rest of the board so that the local problem at the current node decides."""
        board, rules = self._cursor.board, self.record.rules
        try:
            frame = tsumego_frame(board.stones, board.size, rules.white_bonus)
        except EngineError as error:
            self.message.emit("warning", sentence(str(error)))
            return
        stones = {int(point): int(frame[point]) for point in frame.nonzero()[0]}
        self._set_up(stones, tr("Add tsumego frame"))

    def _set_up(self, stones: Mapping[int, int], text: str, stroke: int = 0) -> None:
        """Set points up by hand.

        A node with a move gets a child for it, as file formats separate the two.
        """
        node, to_play = self._cursor.node, self._cursor.board.to_play
        if node.move is not None:
            child = GameNode(setup=dict(stones), to_play=to_play)
            self.undo_stack.push(AddNodes(self, node, [child], text))
            return
        before = self.record.board_at(node.parent) if node.parent is not None else None
        setup = {**node.setup, **stones}
        for point, color in stones.items():
            if color == (EMPTY if before is None else before.color_at(point)):
                del setup[point]  # as before this node: nothing to write
        self.set_setup(setup, to_play, stroke)

    def switch_turn(self) -> None:
        """Give the move to the other side at the current node."""
        self.set_setup(self._cursor.node.setup, -self._cursor.board.to_play)

    def set_info(self, info: Mapping[str, str], rules: Rules) -> None:
        """Replace players, result and the like, and the rules."""
        record = self.record
        if dict(info) != record.info or rules != record.rules or not record.komi_known:
            self.undo_stack.push(SetInfo(self, info, rules, tr("Game info")))

    def choose_rules(self, name: str) -> None:
        """Give the game rules by name; a komi that is only assumed becomes the usual one."""
        record, old = self.record, self.record.rules
        rules = rules_from_sgf(name, old.size, old.komi, old.handicap)
        if not record.komi_known:
            territory = rules.scoring == "territory"
            rules = rules.replace(komi=usual_komi(old.size, old.handicap, territory))
        if rules != old:
            text = tr("Rules")
            self.undo_stack.push(SetInfo(self, record.info, rules, text, record.komi_known))

    def swap_colors(self, best: BestMove | None = None) -> None:
        """Exchange the players' colors by the swap rule; `best` is named as the reason."""
        info, comment = swapped(self.record, self._cursor.node, best)
        self.undo_stack.beginMacro(tr("Swap colors"))
        try:
            self.set_comment(comment)
            self.set_info(info, self.record.rules)
        finally:
            self.undo_stack.endMacro()

    def turn_game(self, turn: Turn) -> None:
        """Rotate or flip the whole game."""
        contents = contents_after(self.record, turn)
        self.undo_stack.push(ReplaceContents(self, contents, turn.value))

    def exchange_colors(self) -> None:
        """Exchange the colors of all stones, of the players and of the result."""
        contents = contents_after(self.record, None)
        self.undo_stack.push(ReplaceContents(self, contents, tr("Exchange colors")))

    # --- called by the undo commands, doing and undoing ----------------------------------------

    def node_added(self, node: GameNode) -> None:
        """Show a node that was added to the tree (again)."""
        self.lines_changed.emit()
        self._edited()
        self._cursor.go_to(node)

    def nodes_removed(self, parent: GameNode) -> None:
        """Leave children of a node that were removed from the tree."""
        self._cursor.forget_line()
        if navigation.root_of(self._cursor.node) is not self.record.root:
            self._cursor.go_to(parent)
        self.lines_changed.emit()
        self._edited()

    def positions_moved(self, node: GameNode, current: GameNode) -> None:
        """Update after the tree and the positions from `node` on changed; show `current`."""
        self.positions_changed.emit(node)
        self._cursor.forget_line()
        self._cursor.go_to(current)
        self._cursor.update_board()
        self._edited()
        self._cursor.moved.emit()

    def nodes_reordered(self) -> None:
        """Update after children of a node changed places."""
        self.lines_changed.emit()
        self._edited()

    def node_changed(self, node: GameNode, board_too: bool) -> None:
        """A property of a node changed."""
        if board_too:
            self.positions_changed.emit(node)
            self._cursor.update_board()
            self._cursor.moved.emit()
        self._edited()

    def info_edited(self, worth_too: bool) -> None:
        """Game info or rules changed; rules say what is legal and who begins."""
        if worth_too:
            self.positions_changed.emit(self.record.root)
        self._cursor.update_board()
        self.rules_changed.emit()
        self._cursor.moved.emit()
        self.info_changed.emit()
        self.tree_changed.emit()

    def _edited(self) -> None:
        self._cursor.forget_line()
        self.tree_changed.emit()
        self.info_changed.emit()
        self._cursor.line_changed.emit()
