"""A game record: a tree of nodes with variations, setup, comments and marks, and its editing.

Every edit returns what is needed to undo it, so that a stack of commands can undo and redo.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from engine.base.errors import RecordError
from engine.base.translation import tr
from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.coords import point_to_gtp
from engine.go.rules import Rules, parse_rules
from engine.record.board_shape import BoardShape, square
from engine.record.board_state import BoardState, IllegalMove, empty_board, illegal_reason
from engine.record.game_data import Source, Start
from engine.record.game_node import INFO, GameNode, Move
from engine.record.handicap import handicap_points
from engine.record.stored_analysis import Analysis, position_digest, with_analysis

if TYPE_CHECKING:
    from engine.go.state import Position  # compiles kernels: imported only where needed

_MOST_PASSES: Final = 100
"""Nodes after two passes in which a stone is looked for."""


class GameRecord:
    """One game with all its variations.

    Parameters
    ----------
    rules
        Size, komi, handicap and the rest; default: an even 19x19 game.
    root
        First node of a tree that already exists; default: an empty board.
    info
        Game information by SGF property, see `INFO`.
    komi_known
        False if the file has no komi and `rules.komi` is a guess.
    encoding
        Python name of the encoding of the raw properties and of the saved file.
    source
        Data as read from the file; None for a new game.
    shape
        Columns and rows of a rectangular board; `rules.size` is the larger one. Default: square.
    rules_reason
        Why these rules are assumed, if the file doesn't name them; see `rules_assumption`.
    """

    def __init__(
        self,
        rules: Rules | None = None,
        *,
        root: GameNode | None = None,
        info: Mapping[str, str] | None = None,
        komi_known: bool = True,
        encoding: str = "utf-8",
        source: Source | None = None,
        shape: BoardShape | None = None,
        rules_reason: str = "",
    ) -> None:
        self.rules = rules or Rules()
        self.root = root or GameNode()
        self.info: dict[str, str] = dict(info or {})
        self.komi_known = komi_known
        self.encoding = encoding
        self.source = source
        self.shape = shape or square(self.rules.size)
        self.rules_reason = rules_reason
        self._generation = 0  # boards cached in nodes are valid for one generation

    @classmethod
    def new(
        cls,
        rules: Rules,
        info: Mapping[str, str] | None = None,
        shape: BoardShape | None = None,
    ) -> GameRecord:
        """Return a game about to start, with its handicap stones on their customary points."""
        record = cls(rules, info=info, shape=shape)
        points = handicap_points(rules.size, rules.handicap)
        if points and record.shape.is_square:
            record.set_setup(record.root, dict.fromkeys(points, BLACK), WHITE)
        return record

    @property
    def size(self) -> int:
        """Points per side, of a rectangle those of the square in which it lies."""
        return self.rules.size

    def snapshot(self) -> GameRecord:
        """Return a record with the same tree, whose rules and game information stay as they are."""
        return GameRecord(
            self.rules,
            root=self.root,
            info=self.info,
            komi_known=self.komi_known,
            encoding=self.encoding,
            source=self.source,
            shape=self.shape,
            rules_reason=self.rules_reason,
        )

    @property
    def rules_assumption(self) -> str:
        """A sentence that tells which rules are assumed, and why; "" if the rules are known."""
        return "" if parse_rules(self.rules.name) is not None else self.rules_reason

    # --- walking ---------------------------------------------------------------------------

    def nodes(self) -> Iterator[GameNode]:
        """Yield all nodes, parents before children, main line first."""
        return self.root.branch()

    def main_line(self) -> list[GameNode]:
        """Return the root and the first child of each node from there on."""
        return self.line_through(self.root)

    def last_legal_node(self) -> GameNode:
        """Return the last node of the main line before its first illegal move."""
        line = self.main_line()
        legal = list(takewhile(lambda node: self.board_at(node).problem is None, line))
        return legal[-1] if legal else self.root

    def line_to(self, node: GameNode) -> list[GameNode]:
        """Return the nodes from the root to `node`."""
        line = [node]
        while (parent := line[-1].parent) is not None:
            line.append(parent)
        line.reverse()
        return line

    def node_at_move(self, number: int) -> GameNode | None:
        """Return the main line's last node after `number` moves and passes; None if there is none.

        Number 0 is the start, including its setup.
        """
        nodes = [node for node in self.main_line() if node.number == number]
        return nodes[-1] if nodes else None

    def line_through(self, node: GameNode) -> list[GameNode]:
        """Return the nodes from the root to `node` and on along its main line."""
        line = self.line_to(node)
        while line[-1].children:
            line.append(line[-1].children[0])
        return line

    # --- boards ----------------------------------------------------------------------------

    def board_at(self, node: GameNode) -> BoardState:
        """Return the board after `node`; an illegal move is executed all the same.

        Each node caches its board until a node above changes.
        """
        cached = node.board_cache
        if cached is not None and cached[0] == self._generation:
            return cached[1]
        pending = []
        current: GameNode | None = node
        board = self._empty_board()
        while current is not None:
            cached = current.board_cache
            if cached is not None and cached[0] == self._generation:
                board = cached[1]
                break
            pending.append(current)
            current = current.parent
        for current in reversed(pending):
            board = self.next_board(board, current)
            current.board_cache = (self._generation, board)
        return board

    def next_board(self, board: BoardState, node: GameNode) -> BoardState:
        """Return the board after `node`, given the one after its parent, without caching it."""
        if node.setup:
            board = board.with_setup(node.setup, node.to_play or board.to_play)
        if node.move is not None:
            board = _play(board, node, node.move)
        if node.to_play is not None:
            if node.to_play != board.to_play:
                board = board.with_setup({}, node.to_play)
        elif node.children and node.children[0].move is not None:
            board = board.with_turn(node.children[0].move.color)
        elif node.number == 0 and self.rules.handicap >= 2 and any(board.cells):
            board = board.with_turn(WHITE)
        return board

    def start_and_moves(self, node: GameNode) -> tuple[Start, list[Move]]:
        """Return the position at `node` as a start position and the moves played from there.

        All requests to engines are built this way. The start is the last setup on the way to
        `node`, or the board after an illegal move, which engines would refuse. Players always
        alternate: if one moves twice, or if the other is to move at `node`, a pass is inserted.

        Returns
        -------
        start
            Stones, player to move first, handicap, and prisoners made before.
        moves
            Moves of alternating color; the first is `start.to_play`'s.

        Raises
        ------
        RecordError
            The board is a rectangle.
        """
        self.check_square()
        line = self.line_to(node)
        boards = [self.board_at(member) for member in line]
        first, base, skip = 0, self._empty_board(), 0
        for i in range(len(line) - 1, -1, -1):
            if line[i].setup or boards[i].last_move is None or boards[i].problem:
                first, base, skip = i, boards[i], 1
                break
        one_node = line[first].setup and boards[first].last_move is not None  # setup and move
        if one_node and not boards[first].problem:
            before = boards[first - 1] if first else self._empty_board()
            turn = line[first].to_play or base.to_play
            base, skip = before.with_setup(line[first].setup, turn), 0
        played = [member.move for member in line[first + skip :] if member.move is not None]
        turn = base.to_play
        if played and line[first].to_play is None:
            turn = played[0].color
        captured = base.captured_black, base.captured_white
        start = Start(base.stones, turn, self.rules.handicap, captured)
        moves: list[Move] = []
        for move in played:
            if move.color != turn:
                moves.append(Move(turn, self.size * self.size))
            moves.append(move)
            turn = -move.color
        if turn != boards[-1].to_play:
            moves.append(Move(turn, self.size * self.size))
        return start, moves

    def is_played_on(self, node: GameNode) -> bool:
        """Return whether stones are played after `node`, at once or after passes only.

        Then two passes up to `node` didn't end the game.
        """
        for _ in range(_MOST_PASSES):
            if not node.children:
                return False
            node = node.children[0]
            if node.setup:
                return False
            if node.move is not None and node.move.point != self.size * self.size:
                return True
        return False

    def start_of_search(self, node: GameNode) -> tuple[Start, list[Move]]:
        """Return `start_and_moves` for a search, which takes two passes for the end of a game.

        After two passes that ended nothing, the stones alone are the start.
        """
        start, moves = self.start_and_moves(node)
        points = self.size * self.size
        if [move.point for move in moves[-2:]] != [points, points] or not self.is_played_on(node):
            return start, moves
        board = self.board_at(node)
        captured = board.captured_black, board.captured_white
        return Start(board.stones, board.to_play, self.rules.handicap, captured), []

    def check_square(self) -> None:
        """Refuse to analyze a rectangular board.

        Raises
        ------
        RecordError
            The board is a rectangle.
        """
        if not self.shape.is_square:
            raise RecordError(
                tr("a board of {shape} can't be analyzed: networks play squares", shape=self.shape)
            )

    def _empty_board(self) -> BoardState:
        return empty_board(self.rules, shape=self.shape)

    def position_at(self, node: GameNode) -> Position:
        """Return the search's position at `node`, with history; the first call compiles kernels.

        Raises
        ------
        RecordError
            The board is a rectangle.
        """
        from engine.go.position import replay, set_up

        start, moves = self.start_and_moves(node)
        points = self.size * self.size
        capacity = 4 * points + 64 + len(moves)
        stones, to_play, captured = start.stones, start.to_play, start.captured
        position = set_up(self.rules, stones, to_play, captured=captured, capacity=capacity)
        replay(position, [move.point for move in moves])
        return position

    # --- edits of the tree -----------------------------------------------------------------

    def add_move(self, node: GameNode, point: int, color: int | None = None) -> GameNode:
        """Return the child of `node` that plays `point`, creating it if needed.

        Index N is a pass. Legality is not checked (see `illegal_reason`). The color is by default
        that of the player to move.
        """
        move = Move(color or self.board_at(node).to_play, point)
        child = node.child_playing(move)
        if child is not None:
            return child
        child = GameNode(move=move)
        self.insert(node, child)
        return child

    def insert(self, parent: GameNode, node: GameNode, index: int | None = None) -> None:
        """Insert a branch that belongs to no tree below `parent`, by default as the last child."""
        hint = _turn_hint(parent)
        node.parent = parent
        parent.children.insert(len(parent.children) if index is None else index, node)
        node.number_moves(parent.number)
        self.forget_boards(_turn_hint(parent) != hint)

    def append(self, parent: GameNode, nodes: Sequence[GameNode]) -> None:
        """Append branches that belong to no tree to the children of `parent`."""
        hint = _turn_hint(parent)
        parent.children.extend(nodes)
        for node in nodes:
            node.parent = parent
            node.number_moves(parent.number)
        self.forget_boards(_turn_hint(parent) != hint)

    def remove_last(self, parent: GameNode, count: int) -> None:
        """Remove the last children of a node; `append` undoes this."""
        hint = _turn_hint(parent)
        for node in parent.children[-count:]:
            node.parent = None
        del parent.children[-count:]
        self.forget_boards(_turn_hint(parent) != hint)

    def remove(self, node: GameNode) -> int:
        """Remove a branch; return its index, so that `insert(parent, node, index)` undoes this."""
        parent = node.parent
        if parent is None:
            raise ValueError("the root can't be removed")
        hint = _turn_hint(parent)
        index = parent.children.index(node)
        del parent.children[index]
        node.parent = None
        self.forget_boards(_turn_hint(parent) != hint)
        return index

    def move_branch(self, node: GameNode, index: int) -> int:
        """Move a branch to another index among its siblings; return the old index, to undo this."""
        parent = node.parent
        if parent is None:
            raise ValueError("the root has no siblings")
        hint = _turn_hint(parent)
        old = parent.children.index(node)
        parent.children.insert(index, parent.children.pop(old))
        self.forget_boards(_turn_hint(parent) != hint)
        return old

    def promote(self, node: GameNode) -> tuple[GameNode, int] | None:
        """Move the variation with `node` one place up at the nearest branch with a better one.

        Returns the branch moved and its old index (`move_branch` with these undoes the change);
        None on the main line.
        """
        for member in reversed(self.line_to(node)):
            if member.parent is not None and member.parent.children[0] is not member:
                index = member.parent.children.index(member)
                return member, self.move_branch(member, index - 1)
        return None

    def make_main_line(self, node: GameNode) -> list[tuple[GameNode, int]]:
        """Make the line to `node` the main line.

        Returns the branches moved and their old indices; `move_branch` with each undoes the change.
        """
        return [
            (member, self.move_branch(member, 0))
            for member in self.line_to(node)
            if member.parent is not None and member.parent.children[0] is not member
        ]

    # --- edits of one node; each returns the old value, for undo -----------------------------

    def set_comment(self, node: GameNode, text: str) -> str:
        """Replace a node's comment; return the old one."""
        old, node.comment = node.comment, text.replace("\r\n", "\n").replace("\r", "\n")
        return old

    def change_node(self, node: GameNode, values: Mapping[str, Any]) -> dict[str, Any]:
        """Replace fields of a node, by name; return the old values.

        Parent and children are changed by the methods above.
        """
        old = {name: getattr(node, name) for name in values}
        for name, value in values.items():
            setattr(node, name, value)
        if not old.keys().isdisjoint(("move", "setup", "to_play")):
            node.number_moves(node.parent.number if node.parent is not None else 0)
            self.forget_boards()
        return old

    def set_setup(
        self, node: GameNode, setup: Mapping[int, int], to_play: int | None
    ) -> tuple[Mapping[int, int], int | None]:
        """Replace a node's setup and player to move; return the old ones."""
        old = node.setup, node.to_play
        node.setup, node.to_play = dict(setup), to_play
        self.forget_boards(True)
        return old

    def keep_analysis(self, node: GameNode, analysis: Analysis) -> bool:
        """Add an analysis to a node, unless a deeper one of its kind exists.

        One that names no position yet is that of the node's. Returns False, and adds nothing, if it
        is of another position.
        """
        board = self.board_at(node)
        position = position_digest(board, territory=analysis.counts_territory)
        if analysis.position not in ("", position):
            return False
        node.analyses = with_analysis(node.analyses, replace(analysis, position=position))
        return True

    def set_analyses(self, node: GameNode, analyses: tuple[Analysis, ...]) -> tuple[Analysis, ...]:
        """Replace the analyses of a node; return the old ones."""
        old, node.analyses = node.analyses, analyses
        return old

    def keep_evidence(self, node: GameNode, stored: Analysis, evidence: str) -> None:
        """Store why a node's move was a mistake with one of its analyses, see `Analysis`."""
        node.analyses = tuple(
            replace(a, evidence=evidence) if a is stored else a for a in node.analyses
        )

    # --- edits of the game -----------------------------------------------------------------

    def set_info(self, name: str, text: str) -> str:
        """Replace one item of game information ("" removes it); return the old one."""
        if name not in INFO:
            raise ValueError(f"{name!r} is not game information: {', '.join(INFO)}")
        old = self.info.pop(name, "")
        if text:
            self.info[name] = text.replace("\r\n", "\n").replace("\r", "\n")
        return old

    def set_rules(self, rules: Rules, komi_known: bool = True) -> tuple[Rules, bool]:
        """Replace the rules, including komi; return the old ones and whether komi was known.

        Raises
        ------
        ValueError
            The size differs: a record's board can't change its size.
        """
        if rules.size != self.rules.size:
            raise ValueError(f"the record's board has size {self.size}, not {rules.size}")
        old = self.rules, self.komi_known
        boards_change = (rules.superko, rules.suicide, rules.handicap) != (
            *(self.rules.superko, self.rules.suicide),
            self.rules.handicap,
        )
        self.rules, self.komi_known = rules, komi_known
        self.forget_boards(boards_change)
        return old

    def set_komi(self, komi: float) -> tuple[Rules, bool]:
        """Replace the komi; return the arguments for `set_rules` that undo this."""
        return self.set_rules(self.rules.replace(komi=komi))

    def forget_boards(self, changed: bool = True) -> None:
        """Forget the boards of all nodes, if `changed`: the tree was edited."""
        if changed:
            self._generation += 1


def _play(board: BoardState, node: GameNode, move: Move) -> BoardState:
    """Return the board after a node's move, which is executed even if it is illegal."""
    ready = board.with_turn(move.color)
    reason = illegal_reason(ready, move.point)
    if reason is None:
        return ready.play(move.color, move.point)
    vertex = point_to_gtp(move.point, board.size)
    return ready.execute(move.color, move.point, IllegalMove(node.number, vertex, reason))


def _turn_hint(node: GameNode) -> int:
    """Return the player to move after `node`, according to the tree; EMPTY if it doesn't tell."""
    if node.children and node.children[0].move is not None:
        return node.children[0].move.color
    return -node.move.color if node.move is not None else EMPTY
