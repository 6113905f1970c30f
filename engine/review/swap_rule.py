"""The swap rule: before White's second move the players may exchange colors (GoCSE392 8).

Board, komi and player to move stay the same; the player who had White has Black from then on. SGF
has no property for the rule. A line of the game comment (GC) states it, and another line replaces
that one after an exchange.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.base.translation import tr
from engine.go.board import WHITE
from engine.go.coords import point_to_gtp
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.search.report import AnalysisReport

RULE: Final = "Swap rule: White may take Black's side before White's second move."
USED: Final = "Swap rule: the players exchanged colors before White's second move."
SIDES: Final = (("PB", "PW"), ("BR", "WR"), ("BT", "WT"))
"""Game information that belongs to the players: names, ranks, teams."""


class BestMove(NamedTuple):
    """The first agent's choice and its Q, for the decision whether to swap colors."""

    move: str
    """The move as text."""
    q: float
    """Its value for the side to move [-1, 1]."""

    @property
    def advises_swap(self) -> bool:
        """Whether the other color is better: the study's player kept the color if Q was above 0."""
        return self.q <= 0.0


def best_move(report: AnalysisReport) -> BestMove | None:
    """Return the first agent's choice and its Q; None if it has none, or the network no values.

    Without a search (one visit) Q is that of the position.
    """
    agent = report.agents[0]
    if agent.move is None or not report.has_winrates:
        return None
    values = {candidate.move: candidate.value for candidate in agent.candidates}
    value = values.get(agent.move, agent.value)
    return BestMove(point_to_gtp(agent.move, report.size), (2.0 * value - 1.0) * report.to_play)


def with_swap_rule(info: Mapping[str, str]) -> dict[str, str]:
    """Return the game information of a game that has the rule."""
    return _with_lines(info, [*_lines(info), RULE])


def has_swap_rule(record: GameRecord) -> bool:
    """Return whether the game has the swap rule, used or not."""
    return not {RULE, USED}.isdisjoint(_lines(record.info))


def is_swapped(record: GameRecord) -> bool:
    """Return whether the players have exchanged colors."""
    return USED in _lines(record.info)


def may_swap(record: GameRecord, node: GameNode) -> bool:
    """Return whether White may swap at a node: White's second move is next and not yet played."""
    if RULE not in _lines(record.info) or node.children:
        return False
    colors = [n.move.color for n in record.line_to(node) if n.move is not None]
    board = record.board_at(node)
    return colors.count(WHITE) == 1 and board.to_play == WHITE


def swapped(
    record: GameRecord, node: GameNode, best: BestMove | None = None
) -> tuple[dict[str, str], str]:
    """Return game information and comment of the node after a swap.

    `best` is named as the reason.
    """
    lines = [USED if line == RULE else line for line in _lines(record.info)]
    info = _with_lines(record.info, lines)
    for pair in SIDES:
        for name, other in (pair, pair[::-1]):
            info[name] = record.info.get(other, "")
    text = tr("Swap rule: the players exchange colors here; White is to move.")
    if best is not None:
        text += " " + tr("Q of White's best move, {move}: {q:.2f}.", move=best.move, q=best.q)
    comment = "\n\n".join(part for part in (node.comment, text) if part)
    return {name: value for name, value in info.items() if value}, comment


def _lines(info: Mapping[str, str]) -> list[str]:
    return info.get("GC", "").splitlines()


def _with_lines(info: Mapping[str, str], lines: list[str]) -> dict[str, str]:
    return {**info, "GC": "\n".join(lines)}
