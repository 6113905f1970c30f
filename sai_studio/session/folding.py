"""Part of the session: collapsed branches of the tree, which are not saved."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.record.game_node import GameNode
from sai_studio.session.cursor import Cursor


class Folding(QObject):
    """The nodes behind which the tree is collapsed; the current node is always visible.

    Signals
    -------
    changed
        A branch was collapsed or expanded.
    """

    changed = Signal()

    def __init__(self, cursor: Cursor, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cursor = cursor
        self.nodes: set[GameNode] = set()
        """Nodes whose descendants are hidden."""
        cursor.moved.connect(self._reveal)
        cursor.record_changed.connect(self.nodes.clear)

    def toggle(self, node: GameNode) -> bool:
        """Collapse what follows a node, or expand it; return whether anything follows it."""
        if node in self.nodes:
            self.nodes.discard(node)
        elif node.children:
            self.nodes.add(node)
            self._leave()
        else:
            return False
        self.changed.emit()
        return True

    def toggle_here(self) -> bool:
        """Collapse what follows the current node; at the end of a variation that variation.

        Returns False if nothing follows.
        """
        node = self._cursor.node
        if not node.children:
            while node.parent is not None and len(node.parent.children) == 1:
                node = node.parent
        return self.toggle(node)

    def collapse_variations(self) -> bool:
        """Collapse every variation behind its first move; return whether there are any."""
        before = len(self.nodes)
        pending = [self._cursor.record.root]
        while pending:
            node = pending.pop()
            self.nodes.update(child for child in node.children[1:] if child.children)
            pending.extend(node.children)
        self._leave()
        self.changed.emit()
        return len(self.nodes) > before

    def expand_all(self) -> bool:
        """Expand all branches; return whether any was collapsed."""
        was_folded = bool(self.nodes)
        self.nodes.clear()
        self.changed.emit()
        return was_folded

    def _hiding(self) -> list[GameNode]:
        """Return the collapsed nodes above the current one, from the root on."""
        above = self._cursor.record.line_to(self._cursor.node)[:-1] if self.nodes else []
        return [node for node in above if node in self.nodes]

    def _leave(self) -> None:
        """Move the cursor to the collapsed node that hides the current node."""
        hiding = self._hiding()
        if hiding:
            self._cursor.go_to(hiding[0])

    def _reveal(self) -> None:
        """Expand the branches that hide the current node."""
        hiding = self._hiding()
        if hiding:
            self.nodes.difference_update(hiding)
            self.changed.emit()
