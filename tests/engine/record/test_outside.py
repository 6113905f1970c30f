"""What is in a file besides its games stays there when it is saved."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.record.sgf import LoadedFile, dumps, load, loads, save

ONE, TWO = b"(;SZ[9]KM[7]C[one];B[aa])", b"(;SZ[9]KM[7]C[two];W[bb])"
UNREADABLE = b"(;SZ[99]KM[ 7 ]C[\xb0\xd7\xca\xa4];B[aa])"
HEADER, BETWEEN, FOOTER = b"From: a friend\n\n", b"\nand another one:\n", b"\n-- \nsent by mail\n"


def opened(path: Path, data: bytes) -> LoadedFile:
    path.write_bytes(data)
    return load(path)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.sgf"


def test_a_game_that_cannot_be_read_stays_byte_for_byte(path: Path) -> None:
    loaded = opened(path, ONE + b"\n" + UNREADABLE + b"\n" + TWO)
    assert len(loaded.games) == 2
    assert any("game 2" in note and "stays in the file" in note for note in loaded.notes)
    loaded.games[1].set_comment(loaded.games[1].root, "changed")
    save(path, loaded.games, outside=loaded.outside)
    data = path.read_bytes()
    assert UNREADABLE in data
    assert data.index(b"one") < data.index(UNREADABLE) < data.index(b"changed")
    again = load(path)
    assert [game.root.comment for game in again.games] == ["one", "changed"]
    assert dumps(again.games, again.outside) == data


@pytest.mark.parametrize("place", range(3))
def test_unreadable_games_may_be_anywhere(path: Path, place: int) -> None:
    parts = [ONE, TWO]
    parts[place:place] = [UNREADABLE, UNREADABLE]
    loaded = opened(path, b"\n".join(parts))
    data = dumps(loaded.games, loaded.outside)
    assert data.count(UNREADABLE) == 2
    assert len(load(path).games) == len(loads(data, "x").games) == 2


def test_text_outside_the_games_stays(path: Path) -> None:
    loaded = opened(path, HEADER + ONE + BETWEEN + TWO + FOOTER)
    data = dumps(loaded.games, loaded.outside)
    assert [part in data for part in (HEADER, BETWEEN, FOOTER)] == [True] * 3
    again = loads(data, "x")
    assert dumps(again.games, again.outside) == data


def test_what_stood_before_a_removed_game_stays_at_the_end(path: Path) -> None:
    loaded = opened(path, ONE + UNREADABLE + TWO)
    data = dumps(loaded.games[:1], loaded.outside)
    assert data.index(b"one") < data.index(UNREADABLE)
    assert b"two" not in data


def test_a_single_game_is_written_without_the_rest_of_its_file(path: Path) -> None:
    loaded = opened(path, HEADER + ONE + UNREADABLE)
    assert dumps(loaded.games) == dumps(loads(ONE, "x").games)


def test_blanks_between_games_are_nothing(path: Path) -> None:
    assert opened(path, b"\n" + ONE + b" \r\n\n" + TWO + b"\n\0").outside == ()
