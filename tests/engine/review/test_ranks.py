"""Ranks of players and the handicap that is customary between them."""

from __future__ import annotations

import pytest

from engine.review.ranks import RANKS, CustomaryHandicap, rank_of


def test_ranks_in_records(subtests: pytest.Subtests) -> None:
    for text, rank in [
        *(("3d", "3d"), ("3 dan", "3d"), (" 12K? ", "12k"), ("1kyu", "1k"), ("07k", "7k")),
        *(("12k ", "12k"), ("11k+", "11k"), ("5d*", "5d"), ("1d?", "1d"), ("4 kyu", "4k")),
        *(("3段", "3d"), ("初段", "1d"), ("17级", "17k"), ("18級", "18k"), ("9단", "9d")),
        *(("2급", "2k"), ("九段", "9d"), ("３段", "3d"), ("１８级", "18k"), ("十八級", "18k")),
        *(("十級", "10k"), ("二十五级", "25k"), ("1p", "1p"), ("P1段", "1p"), ("9P", "9p")),
        *(("15k-", "15k"), ("P9", "9p"), ("业余5段", "5d"), ("Amateur 5 dan", "5d")),
        *(
            ("10p", ""),
            ("P10", ""),
            ("9", ""),
            ("P3k", ""),
            ("五五段", ""),
            ("初初段", ""),
            ("段", ""),
        ),
        *(("10d", ""), ("0k", ""), ("31k", ""), ("2700", ""), ("", ""), ("3dx", "")),
    ]:
        with subtests.test(text):
            assert rank_of(text) == rank


def test_ranks_are_in_order_without_a_gap_between_kyu_and_dan() -> None:
    assert (len(RANKS), RANKS[0], RANKS[-1]) == (39, "30k", "9d")
    assert RANKS.index("1d") == RANKS.index("1k") + 1


@pytest.mark.parametrize(
    ("black", "white", "stones", "words"),
    [
        ("4d", "4d", 0, "without handicap"),
        ("1k", "1d", 1, "one stone, komi 0.5"),
        ("5k", "2d", 6, "6 stones, komi 0.5"),
        ("30k", "9d", 9, "for 38 ranks the maximum, 9 stones, komi 0.5"),
        ("2d", "1d", None, "Black is stronger by 1 rank;"),
    ],
)
def test_one_stone_a_rank(black: str, white: str, stones: int | None, words: str) -> None:
    custom = CustomaryHandicap(19, black, white)
    assert custom.stones == stones
    assert words in custom.text


def test_other_boards_have_no_custom() -> None:
    custom = CustomaryHandicap(13, "5k", "2d")
    assert custom.stones is None
    assert "19x19" in custom.text
