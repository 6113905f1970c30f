"""Patterns in games: every symmetry, colors, edges, the next move, and a slow oracle."""

from __future__ import annotations

import numpy as np
import pytest

from engine.go.coords import gtp_to_point, point_to_gtp
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.record.pattern_search import PatternSearch, _turned, pattern_of
from engine.record.transform import Turn, contents_after, replace_contents

OPENING = "R16 D4 Q3 D17 P17 C14 R5 F3 J17"


def game(moves: str = OPENING, size: int = 19) -> GameRecord:
    record = GameRecord(Rules(size=size))
    node = record.root
    for vertex in moves.split():
        node = record.add_move(node, gtp_to_point(vertex, size))
    return record


def corner(record: GameRecord, first: str, last: str, number: int) -> PatternSearch:
    return search(record, first, last, number, symmetries=True, colors=True, anywhere=True)


def search(
    record: GameRecord, first: str, last: str, number: int, **options: bool
) -> PatternSearch:
    size = record.size
    node = record.node_at_move(number)
    assert node is not None
    corners = [gtp_to_point(vertex, size) for vertex in (first, last)]
    pattern = pattern_of(record.board_at(node).stones, size, corners)
    return PatternSearch(pattern, **{"symmetries": False, "colors": False, **options})  # type: ignore[arg-type]


def test_the_position_itself_is_found_with_its_next_move() -> None:
    record = game()
    found = search(record, "A10", "J19", 4, anywhere=False).find(record)
    assert found is not None
    assert found.number == 4
    assert gtp_to_point("D17", 19) in found.points
    assert len(found.points) == 90
    assert found.next_point is not None
    assert point_to_gtp(found.next_point, 19) == "C14"
    assert found.next_color == -1


@pytest.mark.parametrize("turn", [*Turn, None])
def test_turned_games_are_found_and_turned_back(turn: Turn | None) -> None:
    record, other = game(), game()
    replace_contents(other, contents_after(other, turn))
    whole = corner(record, "A10", "J19", 6)
    found = whole.find(other)
    assert found is not None
    assert (found.number, found.next_point, found.next_color) == (6, gtp_to_point("J17", 19), 1)
    alone = search(record, "A10", "J19", 6, anywhere=True)
    assert alone.find(other) is None, "without symmetries and colors"


def test_a_pattern_in_the_middle_is_found_elsewhere_only_if_wanted() -> None:
    one, other = game("K10 L10 K11", 19), game("D5 E5 D6", 19)
    assert search(one, "J9", "M12", 3, anywhere=True).find(other) is not None
    assert search(one, "J9", "M12", 3, anywhere=False).find(other) is None


def test_edges_belong_to_the_pattern() -> None:
    one, other = game("A1 B1", 9), game("D4 E4", 9)
    assert search(one, "A1", "C3", 2, anywhere=True).find(other) is None
    assert search(other, "C3", "F6", 2, anywhere=True).find(one) is None


def test_empty_points_count_and_captures_are_seen() -> None:
    record = game("A2 A1 B1", 9)
    found = search(record, "A1", "C3", 3, anywhere=False).find(record)
    assert found is not None
    assert found.number == 3
    assert found.next_point is None
    assert found.next_color == 0


def test_other_sizes_have_no_hit() -> None:
    assert corner(game(), "A10", "J19", 4).find(game("D4", 9)) is None


@pytest.mark.parametrize("seed", range(6))
def test_it_agrees_with_a_slow_search(seed: int) -> None:
    rng = np.random.default_rng(seed)
    record = GameRecord(Rules(size=7, superko="simple"))
    node = record.root
    for point in rng.permutation(49)[:30].tolist():
        node = record.add_move(node, int(point))
    line = record.main_line()
    boards = [record.board_at(n).stones.reshape(7, 7) for n in line]
    top, left, height, width = 2, 1, 2, 3
    cells = boards[12][top : top + height, left : left + width]
    pattern = pattern_of(
        boards[12].ravel(), 7, [top * 7 + left, (top + height - 1) * 7 + left + width - 1]
    )
    for options in ((False, False, False), (True, False, True), (True, True, True)):
        symmetries, colors, anywhere = options
        found = PatternSearch(
            pattern, symmetries=symmetries, colors=colors, anywhere=anywhere
        ).find(record)
        hits = []
        for i, board in enumerate(boards):
            for s in range(8 if symmetries else 1):
                for sign in (1, -1) if colors else (1,):
                    wanted = sign * _turned(np.ascontiguousarray(cells), s)
                    h, w = wanted.shape
                    spots = [(r, c) for r in range(1, 7 - h) for c in range(1, 7 - w)]
                    spots = spots if anywhere else [(top, left)]
                    hits += [
                        line[i].number
                        for r, c in spots
                        if (board[r : r + h, c : c + w] == wanted).all()
                    ]
        assert found is not None
        assert found.number == min(hits)
