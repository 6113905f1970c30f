"""Edits of a whole tree and of raw properties that can be undone, one `QUndoCommand` each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand

from engine.base.translation import tr
from engine.record.game_node import GameNode
from engine.record.raw_properties import replace_state
from engine.record.tree_edits import insert_between, make_start, remove_between, restore_start
from sai_studio.session.undo_commands import EditListener, Turns, same_worth, swap_analyses

if TYPE_CHECKING:
    from engine.record.raw_properties import NodeState
    from engine.record.stored_analysis import Analysis
    from engine.record.tree_edits import FormerStart


class InsertMove(QUndoCommand):
    """Insert a move after a node; all moves that followed come after it."""

    def __init__(self, listener: EditListener, parent: GameNode, node: GameNode) -> None:
        super().__init__(tr("Insert move"))
        self._listener, self._parent, self._node = listener, parent, node
        self._analyses: dict[GameNode, tuple[Analysis, ...]] = {}
        self._turns = Turns(listener)

    def redo(self) -> None:
        record = self._listener.record
        self._turns.note([self._parent])
        insert_between(record, self._parent, self._node)
        self._analyses = swap_analyses(record, self._node, {})
        self._listener.positions_moved(self._node, self._node)
        self._turns.follow()

    def undo(self) -> None:
        record = self._listener.record
        self._turns.note([self._parent])
        remove_between(record, self._node)
        for node, analyses in self._analyses.items():
            record.set_analyses(node, analyses)
        self._listener.positions_moved(self._parent, self._parent)
        self._turns.follow()


class MakeStart(QUndoCommand):
    """Make the position of a node the start of the game."""

    def __init__(self, listener: EditListener, node: GameNode) -> None:
        super().__init__(tr("Make this position the start"))
        self._listener, self._node = listener, node
        self._former: FormerStart | None = None
        self._analyses: dict[GameNode, tuple[Analysis, ...]] = {}

    def redo(self) -> None:
        record = self._listener.record
        self._analyses = swap_analyses(record, record.root, {})
        self._former = make_start(record, self._node)
        self._listener.positions_moved(record.root, record.root)

    def undo(self) -> None:
        record = self._listener.record
        assert self._former is not None, "undone before it was done"
        restore_start(record, self._former)
        for node, analyses in self._analyses.items():
            record.set_analyses(node, analyses)
        self._listener.positions_moved(record.root, self._node)


class ReplaceState(QUndoCommand):
    """Replace the properties of a node; for the root also rules and game information."""

    def __init__(self, listener: EditListener, node: GameNode, state: NodeState) -> None:
        super().__init__(tr("Edit properties"))
        self._listener, self._node, self._state = listener, node, state
        self._analyses: dict[GameNode, tuple[Analysis, ...]] = {}
        self._turns = Turns(listener)

    def redo(self) -> None:
        self._swap()

    def undo(self) -> None:
        self._swap()

    def _swap(self) -> None:
        record = self._listener.record
        analyses = self._state.node["analyses"]
        position, rules = _position(self._node), record.rules
        self._turns.note([self._node.parent or self._node])
        self._state = replace_state(record, self._node, self._state)
        if position != _position(self._node) or not same_worth(rules, record.rules):
            self._analyses = swap_analyses(record, self._node, self._analyses)
            self._listener.positions_moved(self._node, self._node)
            if self._node is record.root:
                self._turns.note([])  # its analyses are exchanged already
        else:
            record.set_analyses(self._node, analyses)
            self._listener.node_changed(self._node, False)
        if self._node is record.root:
            self._listener.info_edited(False)
        self._turns.follow()


def _position(node: GameNode) -> tuple[object, ...]:
    """Return the fields of a node on which the positions from there on depend."""
    return node.move, dict(node.setup), node.to_play
