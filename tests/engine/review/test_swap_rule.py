"""The swap rule in a game record, and what a search says about it."""

from __future__ import annotations

import pytest

from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, loads
from engine.review.swap_rule import (
    BestMove,
    best_move,
    has_swap_rule,
    is_swapped,
    may_swap,
    swapped,
    with_swap_rule,
)
from tests.reports import Shape, make_report

NAMES = {"PB": "Ann", "PW": "Bob", "WR": "3d", "GC": "At the club"}


def played(moves: str, info: dict[str, str]) -> tuple[GameRecord, GameNode]:
    record = GameRecord.new(Rules(size=5, komi=0.5), info)
    node = record.root
    for vertex in moves.split():
        node = record.add_move(node, gtp_to_point(vertex, 5))
    return record, node


@pytest.mark.parametrize(
    ("moves", "may"),
    [("", False), ("C3 C4", False), ("C3 C4 C2", True), ("C3 pass C2", True)]
    + [("C3 C4 C2 D4", False), ("C3 C4 C2 D4 D2", False), ("C3 C4 C2 C2 B2", False)],
)
def test_white_may_swap_before_the_second_move_only(moves: str, may: bool) -> None:
    record, node = played(moves, with_swap_rule(NAMES))
    assert has_swap_rule(record)
    assert may_swap(record, node) is may
    assert not may_swap(*played(moves, NAMES))


def test_a_move_that_was_made_can_not_be_exchanged_for_a_swap() -> None:
    record, node = played("C3 C4 C2", with_swap_rule({}))
    record.add_move(node, gtp_to_point("D4", 5))
    assert not may_swap(record, node)


def test_players_exchange_what_is_theirs_and_the_record_says_so() -> None:
    record, node = played("C3 C4 C2", with_swap_rule(NAMES))
    node.comment = "Tense."
    info, comment = swapped(record, node, BestMove("D4", -0.3149))
    assert (info["PB"], info["PW"], info["BR"]) == ("Bob", "Ann", "3d")
    assert "WR" not in info
    assert comment.startswith("Tense.\n\n")
    assert comment.endswith("Q of White's best move, D4: -0.31.")
    for name in (*record.info, *info):
        record.set_info(name, info.get(name, ""))
    node.comment = comment
    again = loads(dumps([record]), "game.sgf").games[0]
    assert is_swapped(again)
    assert has_swap_rule(again)
    assert again.info["GC"].startswith("At the club\n")
    assert not may_swap(again, again.main_line()[-1])
    assert again.main_line()[-1].comment == comment
    assert again.board_at(again.main_line()[-1]).to_play == -1


@pytest.mark.parametrize(("value", "swaps"), [(0.8, True), (0.5, True), (0.2, False)])
def test_a_search_advises_by_the_value_of_the_best_move(value: float, swaps: bool) -> None:
    """Values are Black's: White is better off with Black's side where Black is ahead."""
    alpha = {0.8: 4.0, 0.5: 0.0, 0.2: -4.0}[value]
    report = make_report([Shape("D4", alpha, 1.0, 400, 0.6)], to_play=-1, komi=0.0)
    best = best_move(report)
    assert best is not None
    agent = report.agents[0]
    assert best.move == "D4"
    assert best.q == pytest.approx(1.0 - 2.0 * agent.candidates[0].value)
    assert best.advises_swap is swaps
