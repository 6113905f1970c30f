"""Edits of a game that can be undone, one `QUndoCommand` each."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtGui import QUndoCommand

from engine.base.translation import tr
from engine.record.transform import GameContents, replace_contents

if TYPE_CHECKING:
    from engine.go.rules import Rules
    from engine.record.game_node import GameNode
    from engine.record.game_record import GameRecord
    from engine.record.stored_analysis import Analysis

MERGE_S: Final = 3.0
"""Pauses in typing below this merge into one undo step [s]."""
COMMENT_ID: Final = 1
STROKE_ID: Final = 2


class EditListener(Protocol):
    """The owner of a record, which is notified of edits."""

    @property
    def record(self) -> GameRecord:
        """The game that is edited."""

    def node_added(self, node: GameNode) -> None:
        """Called after a node was added to the tree, maybe again."""

    def nodes_removed(self, parent: GameNode) -> None:
        """Called after children of a node were removed from the tree."""

    def positions_moved(self, node: GameNode, current: GameNode) -> None:
        """Called after tree and positions from `node` on changed; `current` is to be shown."""

    def nodes_reordered(self) -> None:
        """Called after children of a node were reordered."""

    def node_changed(self, node: GameNode, board_too: bool) -> None:
        """Called after properties of a node changed, and the boards from it on if `board_too`."""

    def info_edited(self, worth_too: bool) -> None:
        """Called after game info or rules changed, so that analyses are invalid if `worth_too`."""


class Turns:
    """Exchanges the analyses of nodes if an edit elsewhere changes whose turn it is there.

    Unless a node states the player to move, its first child's move decides. If an edit of the
    children gives the turn to the other side, the node's analyses are of another position. They are
    removed, and put back by undo.
    """

    def __init__(self, listener: EditListener) -> None:
        self._listener = listener
        self._before: dict[GameNode, int] = {}
        self._analyses: dict[GameNode, tuple[Analysis, ...]] = {}

    def note(self, nodes: Iterable[GameNode | None]) -> None:
        """Store whose turn it is at nodes, before an edit is done or undone."""
        board_at = self._listener.record.board_at
        self._before = {node: board_at(node).to_play for node in nodes if node is not None}

    def follow(self) -> None:
        """Exchange the analyses of stored nodes whose turn has changed, and notify the listener."""
        record = self._listener.record
        for node, turn in self._before.items():
            if record.board_at(node).to_play != turn:
                others = self._analyses.get(node, ())
                self._analyses[node] = record.set_analyses(node, others)
                self._listener.node_changed(node, True)


class AddNodes(QUndoCommand):
    """Add branches as the last children of a node."""

    def __init__(
        self, listener: EditListener, parent: GameNode, nodes: Sequence[GameNode], text: str
    ) -> None:
        super().__init__(text)
        self._listener, self._parent, self._nodes = listener, parent, nodes
        self._turns = Turns(listener)

    def redo(self) -> None:
        self._turns.note([self._parent])
        self._listener.record.append(self._parent, self._nodes)
        self._listener.node_added(self._nodes[0])
        self._turns.follow()

    def undo(self) -> None:
        self._turns.note([self._parent])
        self._listener.record.remove_last(self._parent, len(self._nodes))
        self._listener.nodes_removed(self._parent)
        self._turns.follow()


class RemoveNode(QUndoCommand):
    """Remove a node and all below it."""

    def __init__(self, listener: EditListener, node: GameNode, text: str) -> None:
        super().__init__(text)
        assert node.parent is not None, "the root stays"
        self._listener, self._parent, self._node = listener, node.parent, node
        self._index, self._turns = 0, Turns(listener)

    def redo(self) -> None:
        self._turns.note([self._parent])
        self._index = self._listener.record.remove(self._node)
        self._listener.nodes_removed(self._parent)
        self._turns.follow()

    def undo(self) -> None:
        self._turns.note([self._parent])
        self._listener.record.insert(self._parent, self._node, self._index)
        self._listener.node_added(self._node)
        self._turns.follow()


class RaiseBranch(QUndoCommand):
    """Move a variation up: by one place, or until it is the main line."""

    def __init__(self, listener: EditListener, node: GameNode, to_main: bool, text: str) -> None:
        super().__init__(text)
        self._listener, self._node, self._to_main = listener, node, to_main
        self._moved: list[tuple[GameNode, int]] = []
        self._turns = Turns(listener)

    def redo(self) -> None:
        self._turns.note(self._branch_points())
        if self._to_main:
            self._moved = self._listener.record.make_main_line(self._node)
        else:
            moved = self._listener.record.promote(self._node)
            self._moved = [moved] if moved else []
        self._listener.nodes_reordered()
        self._turns.follow()

    def undo(self) -> None:
        self._turns.note(node.parent for node, _ in self._moved)
        for node, index in reversed(self._moved):
            self._listener.record.move_branch(node, index)
        self._listener.nodes_reordered()
        self._turns.follow()

    def _branch_points(self) -> list[GameNode]:
        """Return the ancestors of the variation that have several children."""
        line = self._listener.record.line_to(self._node)
        return [node for node in line[:-1] if len(node.children) > 1]


class SetComment(QUndoCommand):
    """Replace a comment; typing without long pauses merges into one step."""

    def __init__(self, listener: EditListener, node: GameNode, text: str) -> None:
        super().__init__(tr("Comment"))
        self._listener, self._node = listener, node
        self._old, self._new = node.comment, text
        self._time = time.monotonic()

    def redo(self) -> None:
        self._listener.record.set_comment(self._node, self._new)
        self._listener.node_changed(self._node, False)

    def undo(self) -> None:
        self._listener.record.set_comment(self._node, self._old)
        self._listener.node_changed(self._node, False)

    def id(self) -> int:
        return COMMENT_ID

    def mergeWith(self, other: QUndoCommand) -> bool:
        if (
            not isinstance(other, SetComment)
            or other._node is not self._node
            or other._time - self._time > MERGE_S
        ):
            return False
        self._new, self._time = other._new, other._time
        return True


class ChangeNode(QUndoCommand):
    """Replace fields of a node that don't affect positions: marks, lines, annotations.

    Changes of one stroke of the mouse (the same number, but not 0) merge into one step.
    """

    def __init__(
        self,
        listener: EditListener,
        node: GameNode,
        values: Mapping[str, object],
        text: str,
        stroke: int = 0,
    ) -> None:
        super().__init__(text)
        self._listener, self._node, self._stroke = listener, node, stroke
        self._old = {name: getattr(node, name) for name in values}
        self._new = dict(values)

    def redo(self) -> None:
        self._listener.record.change_node(self._node, self._new)
        self._listener.node_changed(self._node, False)

    def undo(self) -> None:
        self._listener.record.change_node(self._node, self._old)
        self._listener.node_changed(self._node, False)

    def id(self) -> int:
        return STROKE_ID if self._stroke else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if (
            not isinstance(other, ChangeNode)
            or (other._node, other._stroke) != (self._node, self._stroke)
            or other._new.keys() != self._new.keys()
        ):
            return False
        self._new = other._new
        return True


class SetSetup(QUndoCommand):
    """Replace the setup stones of a node and its player to move."""

    def __init__(
        self,
        listener: EditListener,
        node: GameNode,
        setup: Mapping[int, int],
        to_play: int | None,
        stroke: int = 0,
    ) -> None:
        super().__init__(tr("Set up stones"))
        self._listener, self._node, self._stroke = listener, node, stroke
        self._old, self._new = (node.setup, node.to_play), (setup, to_play)
        self._analyses: dict[GameNode, tuple[Analysis, ...]] = {}

    def redo(self) -> None:
        self._apply(*self._new)

    def undo(self) -> None:
        self._apply(*self._old)

    def _apply(self, setup: Mapping[int, int], to_play: int | None) -> None:
        record = self._listener.record
        record.set_setup(self._node, setup, to_play)
        self._analyses = swap_analyses(record, self._node, self._analyses)
        self._listener.node_changed(self._node, True)

    def id(self) -> int:
        return STROKE_ID if self._stroke else -1

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, SetSetup):
            return False
        if (other._node, other._stroke) != (self._node, self._stroke):
            return False
        self._new = other._new
        return True


class SetInfo(QUndoCommand):
    """Replace the game information (players, result) and the rules with komi."""

    def __init__(
        self,
        listener: EditListener,
        info: Mapping[str, str],
        rules: Rules,
        text: str,
        komi_known: bool = True,
    ) -> None:
        super().__init__(text)
        record = listener.record
        self._listener = listener
        self._old = (dict(record.info), record.rules, record.komi_known)
        self._new = (dict(info), rules, komi_known)
        self._analyses: dict[GameNode, tuple[Analysis, ...]] = {}
        self._turns = Turns(listener)

    def redo(self) -> None:
        self._apply(*self._new)

    def undo(self) -> None:
        self._apply(*self._old)

    def _apply(self, info: dict[str, str], rules: Rules, komi_known: bool) -> None:
        record = self._listener.record
        for name in {*record.info, *info}:
            record.set_info(name, info.get(name, ""))
        worth_too = not same_worth(record.rules, rules)
        self._turns.note([] if worth_too else [record.root])  # White begins after handicap stones
        record.set_rules(rules, komi_known)
        if worth_too:
            self._analyses = swap_analyses(record, record.root, self._analyses)
        self._listener.info_edited(worth_too)
        self._turns.follow()


class ReplaceContents(QUndoCommand):
    """Replace the contents of all nodes, the game information and the rules."""

    def __init__(self, listener: EditListener, contents: GameContents, text: str) -> None:
        super().__init__(text)
        self._listener, self._other = listener, contents

    def redo(self) -> None:
        self._other = replace_contents(self._listener.record, self._other)
        self._listener.info_edited(True)

    def undo(self) -> None:
        self.redo()


def same_worth(one: Rules, other: Rules) -> bool:
    """Return whether winrate curves under some rules are valid under others."""
    return other == one.replace(
        komi=other.komi,
        handicap=other.handicap,
        handicap_bonus=other.handicap_bonus,
        name=other.name,
    )


def swap_analyses(
    record: GameRecord, root: GameNode, others: Mapping[GameNode, tuple[Analysis, ...]]
) -> dict[GameNode, tuple[Analysis, ...]]:
    """Replace the analyses of a node and all below it; return the old ones."""
    old = {node: node.analyses for node in root.branch() if node.analyses}
    for node in {**old, **others}:
        record.set_analyses(node, others.get(node, ()))
    return old
