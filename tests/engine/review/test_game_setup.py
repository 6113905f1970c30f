"""The choices of a game as text, as a record, and with exchanged colors."""

from __future__ import annotations

import pytest

from engine.record.handicap import handicap_points, spread_points
from engine.record.time_control import TimeControl
from engine.review.game_setup import OWN_NETWORK, PERSON, GameSetup, read_setup, write_setup


def test_choices_come_back_and_damaged_ones_are_none() -> None:
    setup = GameSetup(size=13, black=OWN_NETWORK, clock=TimeControl("fischer", 60.0, 5.0))
    assert read_setup(write_setup(setup)) == setup
    assert read_setup("") is None
    assert read_setup("{") is None
    assert read_setup('{"size": 99}') is None


def test_a_game_has_names_rules_and_clock() -> None:
    clock = TimeControl("byo-yomi", 300.0, 30.0, 5)
    setup = GameSetup(size=9, rules="japanese", white=OWN_NETWORK, person=" Ann ", clock=clock)
    record = setup.record("net (Careful)")
    assert record.info == {"PB": "Ann", "PW": "net (Careful)", "TM": "300", "OT": "5x30 byo-yomi"}
    assert (record.rules.name, record.rules.komi) == ("japanese", 7.0)


def test_colors_are_exchanged_for_a_rematch() -> None:
    setup = GameSetup(white=OWN_NETWORK, person="Ann")
    swapped = setup.swapped()
    assert (swapped.black, swapped.white) == (OWN_NETWORK, PERSON)
    assert swapped.names("net") == {"PB": "net", "PW": "Ann"}
    persons = GameSetup(person="Ann", other="Bob").swapped()
    assert persons.names("") == {"PB": "Bob", "PW": "Ann"}


def test_handicap_stands_or_is_placed() -> None:
    fixed = GameSetup(size=9, handicap=3)
    assert fixed.placed_by_black() == 0
    assert len(fixed.record().root.setup) == 3
    free = GameSetup(size=9, handicap=3, placement="free")
    assert free.placed_by_black() == 3
    assert not free.record().root.setup
    assert GameSetup(size=6, handicap=3).placed_by_black() == 3, "no customary points there"
    assert GameSetup(size=6, handicap=1).placed_by_black() == 0


@pytest.mark.parametrize("size", [3, 4, 5, 6, 8, 10, 25])
def test_stones_are_spread_where_no_points_are_customary(size: int) -> None:
    for stones in range(2, 6):
        points = spread_points(size, min(stones, size))
        assert len(set(points)) == min(stones, size)
        assert all(0 <= point < size * size for point in points)
    assert spread_points(19, 9) == handicap_points(19, 9)
