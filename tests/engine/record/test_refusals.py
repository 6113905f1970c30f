"""What is no game record, and numbers that are none: refused or noted, never taken in silence."""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from engine.base.errors import RecordError
from engine.go.board import BLACK, WHITE
from engine.record.node_fields import number_in
from engine.record.raw_properties import PropertyValue, read_state, values_of
from engine.record.sgf import load, loads


@pytest.mark.parametrize(
    ("text", "number"),
    [
        *(("6.5", 6.5), ("7,5", 7.5), (" 5.5 points", 5.5), ("-.5", -0.5), ("6.5e0", 6.5)),
        *(("6.50000000000000000000", 6.5), ("1e2", 100.0), ("3em", 3.0)),
        *(("1e400", None), ("-1e400", None), ("nan", None), ("inf", None), ("", None)),
    ],
)
def test_numbers(text: str, number: float | None) -> None:
    assert number_in(text) == number


def test_minus_zero_is_zero() -> None:
    assert str(number_in("-0")) == "0.0"


@pytest.mark.parametrize("komi", ["1e400", "nan", "inf", "-Infinity", "1e9"])
def test_an_impossible_komi_is_noted(komi: str) -> None:
    loaded = loads(f"(;GM[1]SZ[7]KM[{komi}];B[dd])".encode(), "game.sgf")
    assert not loaded.games[0].komi_known
    assert any(f"KM[{komi}]" in note for note in loaded.notes)


@pytest.mark.parametrize("seed", range(8))
def test_binary_data_is_no_game(seed: int) -> None:
    """Two hundred thousand random bytes hold several times what a game may begin with."""
    data = np.random.default_rng(seed).integers(0, 256, 200_000, np.uint8).tobytes()
    with pytest.raises(RecordError, match=r"^junk\.sgf: no game found"):
        loads(b"(;" + data, "junk.sgf")


def test_a_game_in_a_damaged_file_is_read() -> None:
    data = np.random.default_rng(0).integers(0, 256, 3000, np.uint8).tobytes()
    loaded = loads(b"(;GM[1]SZ[7]KM[9];B[dd];W[cc])" + data.replace(b"(", b""), "torn.sgf")
    assert loaded.games[0].main_line()[-1].number == 2


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs named pipes")
def test_only_files_are_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.sgf"
    os.mkfifo(pipe)
    for path, kind in ((pipe, "a device or pipe"), (tmp_path, "a folder")):
        with pytest.raises(RecordError, match=f"^{path.name}: is {kind}; choose a file$"):
            load(path)
    with pytest.raises(RecordError, match=r"^/: is a folder"):
        load(Path("/"))
    with pytest.raises(RecordError, match=r"^\.: is a folder"):
        load(Path())


def test_handicap_without_stones_is_noted() -> None:
    told = "HA[3] is given, but there are no handicap stones"
    for game, noted in (
        (b"(;GM[1]SZ[9]KM[0]HA[3];B[cc];W[dd])", True),
        (b"(;GM[1]SZ[9]KM[0]HA[3];B[cc];B[dd];B[ee];W[ff])", False),
        (b"(;GM[1]SZ[9]KM[0]HA[3]AB[cc][dd][ee];W[ff])", False),
    ):
        notes = loads(game, "a").notes
        assert any(told in note for note in notes) == noted


def test_numbers_of_moves_find_nodes() -> None:
    record = loads(b"(;GM[1]SZ[7]KM[9];B[dd];W[cc];AB[aa];B[ee](;W[ff])(;W[gg]))", "a").games[0]
    assert [node.number for node in record.main_line()] == [0, 1, 2, 2, 3, 4]
    second = record.node_at_move(2)
    assert second is not None
    assert second.setup
    assert record.node_at_move(0) is record.root
    assert record.node_at_move(5) is None
    assert record.node_at_move(-1) is None


@pytest.mark.parametrize(
    ("written", "komi", "noted"),
    [
        ("6.5", 6.5, False),
        ("6.5 points", 6.5, False),
        ("9½", 9.5, True),
        ("9 1/2", 9.5, True),
        ("3 3/4", 7.5, True),  # no score of points lies between
        ("7目半", 7.5, True),
        ("7.5目", 7.5, False),
        ("3.75子", 7.5, True),  # stones, as Chinese rules count
        ("3又3/4子", 7.5, True),
        ("2.75 zi", 5.5, True),
        ("½", 0.5, True),
        ("-5½", -5.5, True),
        ("７．５", 7.5, False),  # full-width, as in Japanese text
        ("－５．５目", -5.5, False),
        ("0x10", 0.0, True),
        ("6.5 or so", 6.5, True),
    ],
)
def test_half_points_in_words(written: str, komi: float, noted: bool) -> None:
    data = f"(;GM[1]CA[UTF-8]SZ[9]KM[{written}];B[ee])".encode()
    loaded = loads(data, "komi.sgf")
    assert loaded.games[0].rules.komi == komi
    assert any("komi" in note for note in loaded.notes) == noted


def test_full_width_numbers_are_read_everywhere() -> None:
    data = "(;GM[1]CA[UTF-8]SZ[１３：１３]HA[２]AB[dd][jj]WL[５９．５];W[jd]BL[９]OB[３])"
    loaded = loads(data.encode(), "wide.sgf")
    record = loaded.games[0]
    assert (record.size, record.rules.handicap) == (13, 2)
    assert not any("SZ" in note for note in loaded.notes)
    assert record.root.time_left[WHITE] == 59.5
    (move,) = record.root.children
    assert (move.time_left[BLACK], move.moves_left[BLACK]) == (9.0, 3)


@pytest.mark.parametrize("odd", ["KM[375]", "KM[6½]", "KM[none]", "HA[x]"])
def test_properties_that_were_repaired_on_reading_don_t_bar_the_others(odd: str) -> None:
    data = f"(;GM[1]CA[UTF-8]SZ[19]{odd}C[a];B[ee])".encode()
    record = loads(data, "fox.sgf").games[0]
    values = [
        value._replace(text="b", raw=None) if value.name == "C" else value
        for value in values_of(record, record.root)
    ]
    assert read_state(record, record.root, values).node["comment"] == "b"
    values = [*values_of(record, record.root), PropertyValue("AB", "zz")]
    with pytest.raises(RecordError, match=r"not valid: 'zz'"):
        read_state(record, record.root, values)


def test_other_rules_among_the_properties_keep_handicap_stones_without_ha() -> None:
    data = b"(;GM[1]SZ[19]KM[0.5]RU[Japanese]AB[dd][pp];W[pd])"
    record = loads(data, "handicap.sgf").games[0]
    assert record.rules.handicap == 2
    values = [
        value._replace(text="Chinese", raw=None) if value.name == "RU" else value
        for value in values_of(record, record.root)
    ]
    rules = read_state(record, record.root, values).game["rules"]
    assert (rules.name, rules.handicap, rules.white_bonus) == ("chinese", 2, 2.5)


@pytest.mark.parametrize(
    ("rules", "komi"), [("RU[Chinese]", 7.5), ("", 7.5), ("RU[Japanese]", 3.75)]
)
def test_quarters_of_a_point_are_stones_unless_territory_is_counted(
    rules: str, komi: float
) -> None:
    loaded = loads(f"(;GM[1]SZ[19]KM[3.75]{rules};B[pd])".encode(), "komi.sgf")
    assert loaded.games[0].rules.komi == komi
    assert any("read as komi 7.5" in note for note in loaded.notes) == (komi == 7.5)
