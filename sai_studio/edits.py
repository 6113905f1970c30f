"""Undoable edits of a game: one command each. Navigation is no edit."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtGui import QUndoCommand

if TYPE_CHECKING:
    from engine.api import GameNode, GameRecord, Rules

__all__ = ["AddNode", "EditListener", "MoveNode", "RemoveNode", "SetAttribute", "SetInfo"]

MERGE_S = 3.0
"""Typing goes into one undo step while the pauses are shorter than this [s]."""
MERGEABLE = {"comment": 1, "marks": 2, "setup": 3}


class EditListener(Protocol):
    """Who wants to know what an edit changed."""

    def node_added(self, node: GameNode) -> None: ...
    def node_removed(self, node: GameNode, parent: GameNode) -> None: ...
    def nodes_reordered(self, parent: GameNode) -> None: ...
    def node_changed(self, node: GameNode, attribute: str) -> None: ...
    def info_edited(self) -> None: ...


def index_of(parent: GameNode, node: GameNode) -> int:
    """Place of a child, compared by identity."""
    return next(i for i, child in enumerate(parent.children) if child is node)


class AddNode(QUndoCommand):
    """A node (with all below it) becomes a child of another."""

    def __init__(
        self, listener: EditListener, parent: GameNode, node: GameNode, index: int, text: str
    ) -> None:
        super().__init__(text)
        self._listener, self._parent, self._node, self._index = listener, parent, node, index

    def redo(self) -> None:
        self._node.parent = self._parent
        self._parent.children.insert(self._index, self._node)
        self._listener.node_added(self._node)

    def undo(self) -> None:
        del self._parent.children[index_of(self._parent, self._node)]
        self._listener.node_removed(self._node, self._parent)


class RemoveNode(QUndoCommand):
    """A node and all below it leave the tree."""

    def __init__(self, listener: EditListener, node: GameNode, text: str) -> None:
        super().__init__(text)
        assert node.parent is not None, "the root stays"
        self._listener, self._parent, self._node = listener, node.parent, node
        self._index = index_of(node.parent, node)

    def redo(self) -> None:
        del self._parent.children[self._index]
        self._listener.node_removed(self._node, self._parent)

    def undo(self) -> None:
        self._parent.children.insert(self._index, self._node)
        self._listener.node_added(self._node)


class MoveNode(QUndoCommand):
    """Children of several nodes change places, so that a variation rises.

    Parameters
    ----------
    order
        (parent, old index, new index) of each step, from the root down.
    """

    def __init__(
        self, listener: EditListener, order: list[tuple[GameNode, int, int]], text: str
    ) -> None:
        super().__init__(text)
        self._listener, self._order = listener, order

    def redo(self) -> None:
        for parent, old, new in self._order:
            parent.children.insert(new, parent.children.pop(old))
            self._listener.nodes_reordered(parent)

    def undo(self) -> None:
        for parent, old, new in reversed(self._order):
            parent.children.insert(old, parent.children.pop(new))
            self._listener.nodes_reordered(parent)


class SetAttribute(QUndoCommand):
    """One attribute of a node (comment, marks, setup, to_play) gets another value.

    Quick changes of the same attribute of the same node merge into one step.
    """

    def __init__(
        self, listener: EditListener, node: GameNode, attribute: str, value: Any, text: str
    ) -> None:
        super().__init__(text)
        self._listener, self._node, self._attribute = listener, node, attribute
        self._old, self._new = getattr(node, attribute), value
        self._time = time.monotonic()

    def redo(self) -> None:
        setattr(self._node, self._attribute, self._new)
        self._listener.node_changed(self._node, self._attribute)

    def undo(self) -> None:
        setattr(self._node, self._attribute, self._old)
        self._listener.node_changed(self._node, self._attribute)

    def id(self) -> int:
        return MERGEABLE.get(self._attribute, -1)

    def mergeWith(self, other: QUndoCommand) -> bool:
        if (
            not isinstance(other, SetAttribute)
            or other._node is not self._node
            or other._attribute != self._attribute
            or other._time - self._time > MERGE_S
        ):
            return False
        self._new, self._time = other._new, other._time
        return True


class SetInfo(QUndoCommand):
    """Players, result, rules, komi: what holds for the whole game."""

    def __init__(
        self,
        listener: EditListener,
        record: GameRecord,
        info: dict[str, str],
        rules: Rules,
        text: str,
    ) -> None:
        super().__init__(text)
        self._listener, self._record = listener, record
        self._old = (record.info, record.rules, record.komi_known)
        self._new = (info, rules, True)

    def redo(self) -> None:
        self._apply(self._new)

    def undo(self) -> None:
        self._apply(self._old)

    def _apply(self, values: tuple[dict[str, str], Rules, bool]) -> None:
        self._record.info, self._record.rules, self._record.komi_known = values
        self._listener.info_edited()
