"""Part of the session: the record, the current node and the current line."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.record.board_state import BoardState
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from sai_studio.session import navigation

VISITED = 500
"""Length of the history of viewed positions."""


class Cursor(QObject):
    """A record, its current node and the current line through it.

    Signals
    -------
    record_changed
        Another game.
    moved
        The current node changed, or its board was edited.
    line_changed
        Another line is shown, or it grew.
    """

    record_changed = Signal()
    moved = Signal()
    line_changed = Signal()

    def __init__(self, record: GameRecord, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.record: GameRecord = record
        self.node: GameNode = record.root
        self.board: BoardState = record.board_at(record.root)
        self._walk = navigation.Walk()
        self._line: list[GameNode] | None = None
        self._visited: list[GameNode] = []
        self._visited_later: list[GameNode] = []

    @property
    def line(self) -> list[GameNode]:
        """Root to the end of the current line; the current node lies on it."""
        if self._line is None:
            self._line = self._walk.line_through(self.node)
        return self._line

    def go_to(self, node: GameNode) -> None:
        """Make `node` the current one."""
        if node is self.node:
            return
        self._visited.append(self.node)
        del self._visited[:-VISITED]
        self._visited_later.clear()
        self._jump(node)

    def go_back_visited(self) -> None:
        """Go to the node that was shown before, as in a browser."""
        self._swap(self._visited, self._visited_later)

    def go_forward_visited(self) -> None:
        """Undo `go_back_visited`."""
        self._swap(self._visited_later, self._visited)

    def _swap(self, source: list[GameNode], target: list[GameNode]) -> None:
        while source:
            node = source.pop()
            alive = navigation.root_of(node) is self.record.root  # not deleted meanwhile
            if alive and node is not self.node:
                target.append(self.node)
                self._jump(node)
                return

    def _jump(self, node: GameNode) -> None:
        on_line = node in self.line
        self.node = node
        self.board = self.record.board_at(node)
        self._walk.visit(node)
        self.moved.emit()
        if not on_line:
            self._line = None
            self.line_changed.emit()

    def forward(self, n: int = 1) -> None:
        """Go n moves forward along the line, or as far as it goes."""
        node = self.node
        for _ in range(n):
            following = self._walk.next(node)
            if following is None:
                break
            node = following
        self.go_to(node)

    def back(self, n: int = 1) -> None:
        """Go n moves back, or to the root."""
        node = self.node
        for _ in range(n):
            if node.parent is None:
                break
            node = node.parent
        self.go_to(node)

    def first(self) -> None:
        """Go to the root."""
        self.go_to(self.record.root)

    def last(self) -> None:
        """Go to the end of the line."""
        self.go_to(self.line[-1])

    def go_to_move(self, number: int) -> None:
        """Go to the last node of the line after so many moves and passes, as `--move` does.

        A number before the first or after the last one goes there.
        """
        number = max(self.line[0].number, min(number, self.line[-1].number))
        self.go_to([node for node in self.line if node.number <= number][-1])

    def next_variation(self, step: int) -> None:
        """Go to the sibling `step` places on, here or where the line branched off last."""
        node = self.node
        while node.parent is not None and len(node.parent.children) < 2:
            node = node.parent
        if node.parent is None:
            return
        siblings = node.parent.children
        place = siblings.index(node) + step
        if 0 <= place < len(siblings):
            self.go_to(siblings[place])

    def to_branch_point(self) -> None:
        """Go back to where the line branched off last."""
        self.go_to(navigation.branch_point(self.node))

    def to_main_line(self) -> None:
        """Go back to the main line, and show it to its end."""
        node = navigation.main_line_ancestor(self.node)
        self.go_to(node)
        self._walk.follow_main(node)
        self._line = None
        self.line_changed.emit()

    def forget_line(self) -> None:
        """Find the current line again when it is needed: the tree changed. Emits no signal."""
        self._line = None

    def update_board(self) -> None:
        """Read the board of the current node again after an edit. Emits no signal."""
        self.board = self.record.board_at(self.node)

    def show(self, record: GameRecord) -> None:
        """Begin with another record at its root. Emits no signal: see `Session.set_record`."""
        self.record = record
        self.node = record.root
        self.update_board()
        self._walk.clear()
        self._visited.clear()
        self._visited_later.clear()
        self._line = None
