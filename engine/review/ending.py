"""Results of finished games: the record's result, or an estimate without the dead stones."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Protocol

from engine.base.translation import tr
from engine.go.counting import Count, count_stones, dead_stones
from engine.go.result import GameResult, parse_result, result_of_lead
from engine.record.board_state import BoardState
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.review.timeline import Estimate
from engine.search.report import AnalysisReport


class ResultSource(Enum):
    """Where a final result comes from."""

    RECORD = "record"
    """The game record states the result."""
    RULES = "rules"
    """The board was counted with all its stones, as the rules say."""
    ESTIMATE = "estimate"
    """The board was counted without the stones that the network considers dead."""


@dataclass(frozen=True)
class FinalResult:
    """The result of a finished game, as shown in all panels."""

    result: GameResult
    """Winner and margin."""
    source: ResultSource
    """Origin of the result."""
    count: Count | None = None
    """The board's count; None if the record states the result."""

    @property
    def text(self) -> str:
        """Text for headlines: "Result W+18.5", "Draw", "Estimate W+17.5", "Estimated draw"."""
        if self.source is not ResultSource.ESTIMATE:
            return self.result.headline
        if not self.result.winner:
            return tr("Estimated draw")
        return tr("Estimate {result}", result=self.result.short)


def count_board(board: BoardState, scoring: str, dead: frozenset[int] = frozenset()) -> Count:
    """Count a board with the prisoners of its game; see `count_stones`."""
    captured = board.captured_black, board.captured_white
    return count_stones(board.stones, board.size, scoring, captured, dead)


def _is_remark(node: GameNode) -> bool:
    """Return whether a node has only remarks, like the marks of territory that servers write."""
    return not (node.move or node.setup or node.to_play)


_count = lru_cache(maxsize=64)(count_board)  # called by every repaint


class GameInReview(Protocol):
    """What the results of a game depend on: its record and its searches."""

    record: GameRecord
    blind: bool

    @property
    def game_komi(self) -> float:
        """Komi of the game, handicap compensation included [points]."""

    def full_report(self, node: GameNode) -> AnalysisReport | None:
        """Return the report of a node at the game's komi, if any."""


class Ending:
    """The results at the ends of the main line and variations of a game in review."""

    def __init__(self, game: GameInReview) -> None:
        self._game = game
        self._dead: dict[GameNode, frozenset[int] | None] = {}

    def is_over(self, node: GameNode) -> bool:
        """Return whether two passes ended the game at this node, whose board then is counted.

        Where stones follow, they were passes like others.
        """
        record = self._game.record
        if not record.shape.is_square:
            return False
        pass_point = record.size**2
        while node.parent is not None and _is_remark(node):
            node = node.parent
        if node.move is None or node.move.point != pass_point:
            return False
        if record.is_played_on(node):
            return False
        board = record.board_at(node)
        before = node.parent
        plain = before is not None and not (node.setup or before.setup)
        if plain and before is not None and before.move and not record.board_at(before).problem:
            # as `start_and_moves`: if a color moves twice in a row, the other passed in between
            turns = before.move.color != node.move.color and board.to_play != node.move.color
            return not turns or before.move.point == pass_point
        last = record.start_and_moves(node)[1][-2:]
        return len(last) == 2 and all(move.point == pass_point for move in last)

    def end_of(self, node: GameNode) -> GameNode:
        """Return the node at which the game ended before further passes; itself at all others."""
        pass_point = self._game.record.size**2

        def is_pass(node: GameNode | None) -> bool:
            if node is None or node.move is None or node.setup:
                return False
            return node.move.point == pass_point

        if not self.is_over(node):
            return node
        while not node.setup and (before := node.parent) is not None:
            # the game is over there, too, if that is a second pass; there may be thousands
            if not (is_pass(before) and is_pass(before.parent)) and not self.is_over(before):
                break
            node = before
        return node

    def final_result(self, node: GameNode) -> FinalResult | None:
        """Return the result at a node; None if the game is not over or the result is unknown.

        The record's result holds for its main line only.
        """
        if not self.is_over(node):
            return None
        recorded = self.recorded_result(node)
        return self._final(recorded, None if recorded else self.count(node))

    def _final(self, recorded: GameResult | None, count: Count | None) -> FinalResult | None:
        if recorded is not None:
            return FinalResult(recorded, ResultSource.RECORD)
        if count is None:
            return None
        source = ResultSource.ESTIMATE if count.estimated else ResultSource.RULES
        komi = self._game.game_komi
        return FinalResult(result_of_lead(count.score - komi), source, count)

    def recorded_result(self, node: GameNode) -> GameResult | None:
        """Return the record's result at the end of its main line; None elsewhere or without one."""
        record = self._game.record
        result = parse_result(record.info.get("RE", ""))
        if result is None:
            return None
        pass_point = record.size**2
        last = node
        while last.children:
            child = last.children[0]
            if not _is_remark(child) and (child.move is None or child.move.point != pass_point):
                break
            last = child
        if last.children:
            return None
        while last.parent is not None:
            if last.parent.children[0] is not last:
                return None
            last = last.parent
        return result

    def is_recorded(self, node: GameNode) -> bool:
        """Return whether the record states the result at this node."""
        return self.recorded_result(node) is not None

    def count(self, node: GameNode) -> Count | None:
        """Return the count of a finished game's board; None until the dead stones are known."""
        record = self._game.record
        if not self.is_over(node):
            return None
        board, scoring = record.board_at(node), record.rules.scoring
        if record.rules.counts_as_it_stands:
            return _count(board, scoring)
        dead = self._dead.get(self.end_of(node))
        return None if dead is None else _count(board, scoring, dead).as_estimate()

    def needs_count(self, node: GameNode) -> bool:
        """Return whether the network must be asked for the dead stones at the end of a game.

        Further passes keep the count of the position at which the game ended.
        """
        if node in self._dead or not self.is_over(node):
            return False
        if not node.setup and node.parent is not None and self.is_over(node.parent):
            return False
        return not self._game.record.rules.counts_as_it_stands

    def dead_stones(self, node: GameNode) -> frozenset[int] | None:
        """Return the stones that look dead at any node; None until the network has answered."""
        game = self._game
        dead = self._dead.get(self.end_of(node))
        if dead is not None or game.record.rules.counts_as_it_stands:
            return dead or frozenset()
        report = game.full_report(node)
        if report is None or report.ownership is None or game.blind:
            return None
        return dead_stones(game.record.board_at(node).stones, report.size, report.ownership)

    def estimates(self, line: list[GameNode], komi: float) -> dict[GameNode, Estimate | None]:
        """Return the timeline's estimates at the nodes of a line where the game is over.

        An estimate is None until the result is known. Further passes keep the result of the
        position at which the game ended.
        """
        estimates: dict[GameNode, Estimate | None] = {}
        recorded, count, estimate, before = None, None, None, None
        for node in line:
            if not self.is_over(node):
                before = None
                continue
            if before is None or node.setup:
                count = self.count(node)
            if before is None or node.setup or before.children[0] is not node:
                recorded = self.recorded_result(node)
                estimate = self._estimate(self._final(recorded, count), komi)
            estimates[node] = estimate
            before = node
        return estimates

    def _estimate(self, final: FinalResult | None, komi: float) -> Estimate | None:
        if final is None:
            return None
        lead = final.result.lead
        if lead is None:
            return Estimate.won(final.result.winner, komi)
        estimated = final.source is ResultSource.ESTIMATE
        return Estimate.counted(lead + self._game.game_komi, komi, estimated)

    def set_count(self, node: GameNode, count: Count | None) -> None:
        """Store the dead stones of the network's count; None if they can't be determined."""
        self._dead[node] = None if count is None else count.dead

    def forget(self, node: GameNode) -> None:
        """Forget a node and its descendants, whose positions changed."""
        if not self._dead:
            return
        for below in node.branch():
            self._dead.pop(below, None)

    def clear(self) -> None:
        """Forget everything, for another game or network."""
        self._dead.clear()
