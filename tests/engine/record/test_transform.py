"""Rotating, flipping and exchanging colors change everything in a game, and can be undone."""

from __future__ import annotations

import pytest

from engine.go.coords import gtp_to_point
from engine.record.board_shape import BoardShape
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, loads
from engine.record.stored_analysis import Analysis, AnalyzedAgent, AnalyzedMove
from engine.record.transform import Turn, contents_after, point_map, replace_contents

SGF = (
    b"(;GM[1]FF[4]SZ[7]KM[9]PB[Kuro]PW[Shiro]BR[2d]RE[B+3.5]AB[aa][bc]AW[ga]"
    b";B[cd]BL[30]C[Black D4 here]TR[aa:ba]LB[cd:x]AR[aa:bc]KT[blob]V[1.5]"
    b"(;W[dd]TB[aa][ab]TW[gg])(;W[]PL[B]ZZ[aa]))"
)


def game() -> GameRecord:
    return loads(SGF, "test").games[0]


def analysis() -> Analysis:
    move = AnalyzedMove(gtp_to_point("C4", 7), 5, 0.5, 0.6, 9.0, 1.0, (23, 49))
    agent = AnalyzedAgent(0.0, 0.0, gtp_to_point("C4", 7), (move,))
    return Analysis("net", 10, 9.0, 8.5, 1.0, 0.7, (agent,))


@pytest.mark.parametrize("turn", [*Turn, None])
def test_undo_brings_every_byte_back(turn: Turn | None) -> None:
    record = game()
    record.keep_analysis(record.root.children[0], analysis())
    before = dumps([record])
    old = replace_contents(record, contents_after(record, turn))
    changed = dumps([record])
    assert changed != before
    again = replace_contents(record, old)
    assert dumps([record]) == before
    replace_contents(record, again)
    assert dumps([record]) == changed


def test_rotated_right() -> None:
    record = game()
    replace_contents(record, contents_after(record, Turn.RIGHT))
    text = dumps([record]).decode().replace("\n", "")
    assert "AB[ga][eb]AW[gg]" in text
    assert ";B[dc]" in text
    assert "TR[ga:gb]" in text, "a rectangle from its upper left corner"
    assert "LB[dc:x]" in text
    assert "AR[ga:eb]" in text, "an arrow keeps its direction"
    assert "TB[ga][fa]TW[ag]" in text
    assert ";W[]" in text
    assert "KT" not in text, "another program's analysis is not kept: its points would be wrong"
    assert "ZZ[aa]" in text, "what is not known stays"
    board = record.board_at(record.root.children[0])
    assert board.color_at(gtp_to_point("D5", 7)) == 1


def test_our_analyses_turn_with_the_board() -> None:
    record = game()
    node = record.root.children[0]
    record.keep_analysis(node, analysis())
    replace_contents(record, contents_after(record, Turn.HORIZONTAL))
    [kept] = node.analyses
    [candidate] = kept.agents[0].candidates
    assert kept.agents[0].move == candidate.move == gtp_to_point("E4", 7)
    assert candidate.variation == (25, 49)


@pytest.mark.parametrize(("first", "second"), [(Turn.LEFT, Turn.RIGHT), (Turn.VERTICAL,) * 2])
def test_turns_undo_each_other(first: Turn, second: Turn) -> None:
    shape = BoardShape(5, 7)
    there, back = point_map(first, shape), point_map(second, first.turned(shape))
    assert all(back[there[point]] == point for point in (*shape.points, 49))


def test_exchanged_colors() -> None:
    record = game()
    record.keep_analysis(record.root.children[0], analysis())
    replace_contents(record, contents_after(record, None))
    text = dumps([record]).decode().replace("\n", "")
    assert "PW[Kuro]PB[Shiro]WR[2d]RE[W+3.5]AW[aa][bc]AB[ga]" in text
    assert ";W[cd]WL[30]" in text
    assert "V[-1.5]" in text
    assert ";B[]PL[W]" in text
    assert "TW[aa][ab]TB[gg]" in text
    assert record.rules.komi == 9.0
    assert record.root.children[0].analyses == ()
    reread = loads(text.encode(), "again").games[0]
    assert reread.board_at(reread.root.children[0]).color_at(gtp_to_point("C4", 7)) == -1
    assert reread.info == record.info


@pytest.mark.parametrize(
    ("before", "after"),
    [("B + R", "W + R"), ("w+res.", "b+res."), ("黑中盘胜", "白中盘胜"), ("白勝", "黑勝")],
)
def test_the_winner_is_exchanged_however_it_is_written(before: str, after: str) -> None:
    data = f"(;GM[1]FF[4]CA[UTF-8]SZ[9]RE[{before}];B[cc])".encode()
    record = loads(data, "test").games[0]
    replace_contents(record, contents_after(record, None))
    assert record.info["RE"] == after
    assert loads(dumps([record]), "again").games[0].info == record.info


def test_handicap_stones_become_whites() -> None:
    record = loads(b"(;GM[1]FF[4]SZ[9]HA[2]KM[0.5]AB[cc][gg];W[ee])", "test").games[0]
    assert record.rules.handicap == 2
    replace_contents(record, contents_after(record, None))
    assert record.rules.handicap == 0
    assert record.board_at(record.root).to_play == 1
    reread = loads(dumps([record]), "again").games[0]
    assert reread.rules.handicap == 0
    assert reread.board_at(reread.root).color_at(20) == -1
