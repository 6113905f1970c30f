"""Shards of played games: round trip, damage, versions."""

from __future__ import annotations

import dataclasses
import errno
import io
import os
import zipfile
from pathlib import Path

import numpy as np
import pytest

from engine.base.errors import RecordError
from engine.go.board import BLACK, WHITE
from engine.go.rules import Rules
from engine.record import shards
from engine.record.played_game import PlayedGame
from engine.record.shards import (
    DamagedShardError,
    game_count,
    position_count,
    read_shard,
    read_shards,
    shard_parts,
    write_shard,
)


def rich_game() -> PlayedGame:
    policy = np.zeros((3, 10), np.float16)
    policy[1] = 0.1
    return PlayedGame(
        rules=Rules(size=3, komi=-2.5, superko="situational", suicide=True),
        start=np.array([4, 9], np.int16),
        moves=np.array([0, 8, 9], np.int16),
        winner=WHITE,
        score=-9.0,
        setup=np.array([0, 1, 0, 0, 0, -1, 0, 0, 0], np.int8),
        first=WHITE,
        policy=policy,
        root_alpha=np.array([1.5, -2.0, 0.25], np.float32),
        root_winrate=np.array([0.5, 0.25, 1.0], np.float32),
        komi=np.array([3.5, np.nan, -0.5], np.float32),
        owners=np.arange(-13, 14, dtype=np.int8).reshape(3, 9),
        trace=np.array([1.0, 0.125, 1.0], np.float32),
        ownership=np.array([1, 1, 0, -1, -1, 0, 0, 1, 1], np.int8),
        weights=np.array([0.0, 1.0, 0.5], np.float32),
        number=2**40,
        parent=17,
    )


def plain_game() -> PlayedGame:
    return PlayedGame(
        rules=Rules(size=3, komi=0.5),
        start=np.zeros(0, np.int16),
        moves=np.array([4], np.int16),
        winner=BLACK,
        score=float("nan"),
    )


def same(a: PlayedGame, b: PlayedGame) -> bool:
    for field in dataclasses.fields(PlayedGame):
        x, y = getattr(a, field.name), getattr(b, field.name)
        if field.name in ("weights", "trace"):  # none means all ones
            x = np.ones(len(a.moves), np.float32) if x is None else x
            y = np.ones(len(b.moves), np.float32) if y is None else y
        if isinstance(x, np.ndarray):
            if (
                not isinstance(y, np.ndarray)
                or x.dtype != y.dtype
                or not np.array_equal(x, y, equal_nan=x.dtype.kind == "f")
            ):
                return False
        elif x != y and not (x != x and y != y):
            return False
    return True


def test_round_trip(tmp_path: Path) -> None:
    path = tmp_path / "000001.npz"
    games = [rich_game(), plain_game(), rich_game()]
    write_shard(path, games)
    back = read_shard(path)
    assert len(back) == 3
    assert all(same(a, b) for a, b in zip(games, back, strict=True))
    assert [file.name for file in tmp_path.iterdir()] == ["000001.npz"]


def test_games_of_two_sizes_are_refused(tmp_path: Path) -> None:
    other = dataclasses.replace(plain_game(), rules=Rules(size=4))
    with pytest.raises(ValueError, match="one board size"):
        write_shard(tmp_path / "a.npz", [plain_game(), other])


def test_every_truncation_is_named_and_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "000002.npz"
    write_shard(path, [rich_game(), plain_game()])
    whole = path.read_bytes()
    for length in range(0, len(whole), 97):
        path.write_bytes(whole[:length])
        with pytest.raises(RecordError, match=r"000002\.npz"):
            read_shard(path)


def test_damage_in_the_middle_never_gives_wild_moves(tmp_path: Path) -> None:
    path = tmp_path / "000003.npz"
    write_shard(path, [rich_game(), plain_game()])
    whole = bytearray(path.read_bytes())
    for place in range(0, len(whole), 53):
        broken = bytearray(whole)
        broken[place] ^= 0x55
        path.write_bytes(broken)
        try:
            games = read_shard(path)
        except RecordError:
            continue
        assert all(((game.moves >= 0) & (game.moves <= 9)).all() for game in games)


def test_read_shards_sets_damaged_ones_aside(tmp_path: Path) -> None:
    good, bad = tmp_path / "000001.npz", tmp_path / "000002.npz"
    write_shard(good, [plain_game()])
    bad.write_bytes(b"not a zip file")
    games, notes = read_shards([good, bad])
    assert len(games) == 1
    assert len(notes) == 1
    assert "000002.npz" in notes[0]
    assert "renamed to 000002.npz.damaged" in notes[0]
    assert not bad.exists()
    assert (tmp_path / "000002.npz.damaged").exists()
    bad.write_bytes(b"damaged once more")
    _, notes = read_shards([good, bad])
    assert "renamed to 000002.npz.damaged-2" in notes[0]
    assert (tmp_path / "000002.npz.damaged").read_bytes() == b"not a zip file"


def bomb(path: Path, **arrays: np.ndarray) -> None:
    """A shard of plain games with other arrays in it."""
    write_shard(path, [plain_game()])
    with np.load(path) as file:
        kept = {name: file[name] for name in file.files}
    np.savez_compressed(path, **{**kept, **arrays})


def test_a_shard_that_unpacks_without_end_is_refused_before_it_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "000001.npz"
    monkeypatch.setattr(shards, "MOST_BYTES", 1 << 20)
    bomb(path, policy=np.zeros((1 << 18, 10), np.float16))
    assert path.stat().st_size < 20_000
    monkeypatch.setattr(np, "load", lambda *_, **__: pytest.fail("it was unpacked"))
    with pytest.raises(DamagedShardError, match="would take 5 MB of memory.* at most 1 MB a file"):
        read_shard(path)
    for count in (game_count, position_count):
        with pytest.raises(RecordError, match="would take 5 MB of memory"):
            count(path)


def test_an_array_larger_than_its_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "000001.npz"
    write_shard(path, [plain_game()])
    header = io.BytesIO()
    np.lib.format.write_array_header_1_0(
        header, {"descr": "<f4", "fortran_order": False, "shape": (1 << 40,)}
    )
    with zipfile.ZipFile(path, "a") as file:
        file.writestr("more.npy", header.getvalue())
    with pytest.raises(DamagedShardError, match="would take 4,194,304 MB of memory"):
        read_shard(path)


def test_moves_without_policies_do_not_make_room_for_them_without_a_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, moves = tmp_path / "000001.npz", 100_000
    games = [dataclasses.replace(plain_game(), moves=np.zeros(moves, np.int16))]
    write_shard(path, games)
    assert len(read_shard(path)) == 1
    monkeypatch.setattr(shards, "MOST_BYTES", 1_950_000)
    with pytest.raises(DamagedShardError, match="of memory"):
        read_shard(path)
    monkeypatch.setattr(shards, "MOST_BYTES", 1 << 28)
    monkeypatch.setattr(shards, "MOST_GAMES", 0)
    with pytest.raises(DamagedShardError, match="holds 1 games, and a file holds at most 0"):
        read_shard(path)


def test_games_are_cut_into_shards_that_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [rich_game() for _ in range(10)]
    assert list(shard_parts(games)) == [games]
    assert list(shard_parts([])) == []
    monkeypatch.setattr(shards, "_FULL_BYTES", 500)
    parts = list(shard_parts(games))
    assert [game for part in parts for game in part] == games
    assert len(parts) > 1
    monkeypatch.setattr(shards, "_FULL_BYTES", 1)
    assert [len(part) for part in shard_parts(games)] == [1] * 10


@pytest.mark.parametrize("code", [errno.EMFILE, errno.EIO, errno.ENOMEM, errno.EACCES])
def test_what_can_not_be_read_now_is_not_damaged(
    code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "000001.npz"
    write_shard(path, [plain_game()])

    def refuse(self: Path) -> bytes:
        raise OSError(code, os.strerror(code), str(self))

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", refuse)
        with pytest.raises(RecordError, match=rf"000001\.npz: .*{os.strerror(code)}"):
            read_shards([path])
    assert [file.name for file in tmp_path.iterdir()] == ["000001.npz"]
    assert len(read_shard(path)) == 1


def test_short_memory_is_not_damage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "000001.npz"
    write_shard(path, [plain_game()])

    def refuse(*arguments: object, **options: object) -> None:
        raise MemoryError

    monkeypatch.setattr(np, "load", refuse)
    with pytest.raises(RecordError, match="not enough memory"):
        read_shards([path])
    assert path.exists()


def test_a_later_version_says_update(tmp_path: Path) -> None:
    path = tmp_path / "000001.npz"
    write_shard(path, [plain_game()])
    with np.load(path) as file:
        arrays = {name: file[name] for name in file.files}
    np.savez(path, **{**arrays, "version": np.array([99])})
    with pytest.raises(RecordError, match="version 99.*update"):
        read_shards([path])
    rules = np.array(['{"size": 3, "sudden_death": true}'])
    np.savez(path, **{**arrays, "rules": rules})
    with pytest.raises(RecordError, match="sudden_death.*update"):
        read_shards([path])
    assert [file.name for file in tmp_path.iterdir()] == ["000001.npz"]
