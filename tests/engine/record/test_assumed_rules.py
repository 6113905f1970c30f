"""Rules of records that name none, or none that are known."""

from __future__ import annotations

import pytest

from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, loads


def game(root: str, moves: str = ";B[aa]") -> GameRecord:
    return loads(f"(;CA[UTF-8]{root}{moves})".encode(), "rules.sgf").games[0]


@pytest.mark.parametrize(
    ("root", "scoring", "reason"),
    [
        ("SZ[19]KM[6.5]RE[W+2.5]", "territory", "W+2.5 at komi 6.5 is impossible by area"),
        ("SZ[19]KM[7.5]RE[B+2.5]", "territory", "B+2.5 at komi 7.5 is impossible by area"),
        ("SZ[13]KM[7]RE[0]", "area", "komi 7.0 is usual"),
        ("SZ[8]KM[7.5]RE[B+2.5]", "area", "nothing in the game tells"),  # an even number of points
        ("SZ[8]KM[7.5]RE[B+1.5]", "territory", "impossible by area"),
        ("SZ[19]KM[375]", "area", "in stones"),
        ("SZ[19]KM[7]RE[黑胜1又3/4子]", "area", "in stones"),
        ("SZ[19]KM[6.5]", "territory", "komi 6.5 is usual"),
        ("SZ[19]KM[7.5]", "area", "komi 7.5 is usual"),
        ("SZ[9]KM[6.5]", "area", "nothing in the game tells"),
        ("SZ[19]KM[0]PC[Tygem Baduk]", "territory", "Tygem counts so"),
        ("SZ[9]KM[7.5]EV[CGOS 9x9]", "area", "CGOS counts so"),
        ("SZ[19]DT[1846-09-11]", "territory", "usual in 1846"),
        ("SZ[19]", "area", "nothing in the game tells"),
        ("SZ[19]RU[Japanese with bidding]", "territory", "names Japanese rules"),
        ("SZ[19]RU[house rules]KM[6.5]RE[W+2.5]", "territory", "impossible by area"),
    ],
)
def test_what_a_record_tells(root: str, scoring: str, reason: str) -> None:
    record = game(root)
    assert record.rules.scoring == scoring
    assert record.rules.superko == ("simple" if scoring == "territory" else "positional")
    assert reason in record.rules_assumption
    assert f"{scoring} scoring is assumed" in record.rules_assumption
    again = loads(dumps([record]), "again.sgf").games[0]
    assert again.rules == record.rules


ENDED = ";B[ba];W[da];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[be];W[de];B[];W[]"
"""A 5x5 game: five points for either side, five neutral ones, and no prisoners."""


def test_the_count_of_the_last_position_decides() -> None:
    full = ENDED.replace(";B[];W[]", ";B[ca];W[cb];B[cc];W[cd];B[ce];W[];B[]")
    by_area = game("SZ[5]KM[0]RE[B+1]", full)
    assert by_area.rules.scoring == "area"
    assert "gives B+1 as recorded" in by_area.rules_assumption
    by_territory = game("SZ[5]KM[0.5]RE[W+0.5]", full)
    assert by_territory.rules.scoring == "territory"
    assert "gives W+0.5 as recorded" in by_territory.rules_assumption


def test_marked_territory_tells_which_stones_are_dead() -> None:
    moves = ";B[ba];W[da];B[bb];W[db];B[bc];W[dc];B[bd];W[dd];B[be];W[de];B[ca];W[cb];B[cc];W[cd]"
    moves += ";B[ce];W[aa];B[];W[ac];B[];W[];TB[aa:ae]TW[ea:ee]"
    for result, scoring in (("B+1.5", "territory"), ("B+0.5", "area")):
        record = game(f"SZ[5]KM[0.5]RE[{result}]", moves)
        assert record.rules.scoring == scoring
        assert f"gives {result} as recorded" in record.rules_assumption


@pytest.mark.parametrize("ru", ["Chinese", "koSIMPLEscoreTERRITORYtaxSEKIsui0", "日本棋院"])
def test_named_rules_are_not_assumed(ru: str) -> None:
    record = game(f"SZ[19]KM[6.5]RE[W+2.5]RU[{ru}]")
    assert record.rules_assumption == ""


def test_unknown_texts_are_noted_and_kept() -> None:
    loaded = loads(b"(;SZ[19]KM[6.5]RU[house rules];B[pd])", "rules.sgf")
    assert any("RU[house rules] are not known; territory" in note for note in loaded.notes)
    assert b"RU[house rules]" in dumps(loaded.games)


def test_rules_that_can_not_be_played_are_noted() -> None:
    loaded = loads(b"(;SZ[19]KM[6.5]RU[koSIMPLEscoreAREAtaxALLsui0];B[pd])", "rules.sgf")
    assert any("tax ALL with area scoring can't be played" in note for note in loaded.notes)


def test_rules_that_were_chosen_are_known() -> None:
    record = game("SZ[19]KM[6.5]")
    assert record.rules_assumption
    record.set_rules(record.rules.replace(name="japanese"))
    assert not record.rules_assumption
    assert b"RU[japanese]" in dumps([record])
