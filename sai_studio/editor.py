"""The part of the Session that edits the game; every edit can be undone."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from engine.api import EngineError, GameNode, GameRecord, Rules
from sai_studio import navigation
from sai_studio.cursor import GameCursor
from sai_studio.edits import AddNode, MoveNode, RemoveNode, SetAttribute, SetInfo, index_of

__all__ = ["GameEditor"]


class GameEditor(GameCursor):
    """A game that can be edited, with one undo history.

    Signals
    -------
    tree_changed
        Nodes or properties of this game were edited.
    info_changed
        Game info, rules, path, or whether there are unsaved changes.
    message
        Level ("info", "warning", "error") and one sentence for the person.
    """

    tree_changed = Signal()
    info_changed = Signal()
    message = Signal(str, str)

    def __init__(self, record: GameRecord, parent: QObject | None = None) -> None:
        super().__init__(record, parent)
        self.undo_stack = QUndoStack(self)
        self.undo_stack.cleanChanged.connect(self.info_changed)

    @property
    def dirty(self) -> bool:
        """Whether there are edits that no file holds."""
        return not self.undo_stack.isClean()

    # --- moves and the tree --------------------------------------------------------------------

    def play(self, point: int) -> None:
        """Play here: an existing move is followed, a new one is added; N is pass."""
        color = self.board.to_play
        for child in self.node.children:
            if child.move is not None and tuple(child.move) == (color, point):
                self.go_to(child)
                return
        try:
            node = self.record.new_move(self.node, point, color)
        except EngineError as error:
            self.message.emit("warning", str(error))
            return
        self.undo_stack.push(AddNode(self, self.node, node, len(self.node.children), "Play"))

    def pass_move(self) -> None:
        """Pass."""
        self.play(self.record.size * self.record.size)

    def add_variation(self, points: tuple[int, ...]) -> None:
        """Keep a line of moves as a branch of the current node; the cursor stays."""
        start = self.node
        self.undo_stack.beginMacro("Add variation")
        try:
            for point in points:
                before = self.node
                self.play(point)
                if self.node is before:
                    break
        finally:
            self.undo_stack.endMacro()
        self.go_to(start)

    def delete_branch(self, node: GameNode | None = None) -> None:
        """Take a node (default: the current one) and all below it out of the game."""
        node = node or self.node
        if node.parent is None:
            self.message.emit("info", "The start of the game can't be deleted.")
            return
        self.undo_stack.push(RemoveNode(self, node, "Delete branch"))

    def promote(self, node: GameNode | None = None) -> None:
        """Move the variation of a node (default: the current one) one place up."""
        for below in reversed(navigation.path_to(node or self.node)):
            if below.parent is not None and below.parent.children[0] is not below:
                place = index_of(below.parent, below)
                step = [(below.parent, place, place - 1)]
                self.undo_stack.push(MoveNode(self, step, "Promote variation"))
                return

    def make_main_line(self, node: GameNode | None = None) -> None:
        """Make the path to a node (default: the current one) the main line."""
        order = [
            (below.parent, index_of(below.parent, below), 0)
            for below in navigation.path_to(node or self.node)
            if below.parent is not None and below.parent.children[0] is not below
        ]
        if order:
            self.undo_stack.push(MoveNode(self, order, "Make main line"))

    # --- properties ----------------------------------------------------------------------------

    def set_comment(self, text: str) -> None:
        """Comment the current node; typing merges into one undo step."""
        self._set("comment", text, "Comment")

    def set_marks(self, marks: dict[int, str]) -> None:
        """Replace the marks of the current node."""
        self._set("marks", marks, "Mark")

    def set_setup(self, setup: dict[int, int]) -> None:
        """Replace the setup stones of the current node."""
        self._set("setup", setup, "Set up stones")

    def set_to_play(self, color: int) -> None:
        """Say whose turn it is at the current node."""
        self._set("to_play", color, "Side to move")

    def set_info(self, info: dict[str, str], rules: Rules) -> None:
        """Replace players, result and the like, and the rules."""
        if info != self.record.info or rules != self.record.rules or not self.record.komi_known:
            self.undo_stack.push(SetInfo(self, self.record, info, rules, "Game info"))

    def _set(self, attribute: str, value: object, text: str) -> None:
        if value != getattr(self.node, attribute):
            self._push_attribute(attribute, value, text)

    def _push_attribute(self, attribute: str, value: object, text: str) -> None:
        command: QUndoCommand = SetAttribute(self, self.node, attribute, value, text)
        self.undo_stack.push(command)

    # --- called by the edits, doing and undoing ------------------------------------------------

    def node_added(self, node: GameNode) -> None:
        """A node came (back) into the tree: show it."""
        self._edited(node)
        self.go_to(node)

    def node_removed(self, node: GameNode, parent: GameNode) -> None:
        """A node left the tree: step out of it."""
        if navigation.is_ancestor(node, self.node):
            self._line = None
            self.go_to(parent)
        self._edited(None)

    def nodes_reordered(self, parent: GameNode) -> None:
        """Children of a node changed places."""
        self._edited(None)

    def node_changed(self, node: GameNode, attribute: str) -> None:
        """An attribute of a node changed; setup and side to move change the board below it."""
        if attribute in ("setup", "to_play"):
            self.record.forget_boards(node)
            self._positions_changed(node)
            self.board = self.record.board_at(self.node)
            self._edited(None)
            self._moved()
            self.cursor_moved.emit()
            return
        self._edited(None)

    def info_edited(self) -> None:
        """Game info or rules changed."""
        self._rules_changed()
        self.info_changed.emit()
        self.tree_changed.emit()

    def _edited(self, node: GameNode | None) -> None:
        self._line = None
        self.tree_changed.emit()
        self.info_changed.emit()
        self.line_changed.emit()

    def _positions_changed(self, node: GameNode) -> None:
        """What was found out about `node` and all below it no longer holds."""

    def _rules_changed(self) -> None:
        """Rules or komi of the game changed."""
