"""Networks are rated against a pool; ratings are kept by network and class of boards."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from engine.base.errors import WeightsError
from engine.base.files import data_folder
from engine.base.statistics.rating import PairResult
from engine.catalog import strength
from engine.catalog.networks import describe_network
from engine.catalog.strength import (
    BOARD_CLASSES,
    Measured,
    Strength,
    board_class,
    class_size,
    measured,
    read_strengths,
    strength_file,
    strength_of,
    strength_text,
    write_strengths,
)
from engine.cli import main
from engine.commands.weights import weights_fields
from engine.games import rating_pool as pool_module
from engine.games.rating_pool import PoolPlayer, measure_strength, rating_pool
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings

RATED = Strength(120.0, 20.0, 220.0, games=40, visits=50, size=9)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person's empty folder, and nothing measured with the program."""
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    (tmp_path / "shipped").mkdir()
    monkeypatch.setattr(strength, "data_folder", lambda _: tmp_path / "shipped")
    return tmp_path


def tiny(path: Path, size: int = 5, smallest: int | None = None, seed: int = 1) -> Path:
    settings = NetworkSettings(
        size=size,
        smallest=smallest or size,
        blocks=1,
        channels=4,
        global_pooling=smallest is not None,
    )
    save_network(path, initial_network(settings, seed=seed))
    return path


def test_every_board_is_in_one_class() -> None:
    assert [board_class(size) for size in (4, 5, 7, 8, 9, 10, 13, 14, 19, 20)] == [
        "", "5-7", "5-7", "8-9", "8-9", "10-13", "10-13", "14-19", "14-19", ""
    ]  # fmt: skip
    assert sorted(pool_module.SPECIAL) == [
        size for low, high in BOARD_CLASSES for size in range(low, high + 1)
    ]


def test_the_largest_board_of_a_class_is_played(home: Path) -> None:
    info = describe_network(tiny(home / "a.safetensors", 12, 6))
    sizes = [class_size(info, name) for name in ("5-7", "8-9", "10-13", "14-19")]
    assert sizes == [7, 9, 12, None]


def test_ratings_made_here_count_more(home: Path) -> None:
    info = describe_network(tiny(home / "a.safetensors", 9, 5))
    assert strength_of(info, 9) is None
    mine = Strength(1.0, 0.0, 2.0, games=4, visits=9, size=9)
    other = {"5-7": RATED, "8-9": RATED}
    pair, again = PairResult("a", "b", 1, 0, 2), PairResult("a", "b", 3, 1, 0)
    write_strengths(
        home / "shipped" / "strength.json", Measured({info.identity: other}, {9: (pair,)})
    )
    assert strength_of(info, 8) == RATED
    assert measured().pool == {9: (pair,)}
    write_strengths(strength_file(), Measured({info.identity: {"8-9": mine}}, {9: (again,)}))
    assert strength_of(info, 8) == mine
    assert strength_of(info, 6) == RATED
    assert strength_of(info, 13) is None
    assert measured().pool == {9: (again,)}


def test_writing_adds_to_what_is_there(home: Path) -> None:
    file = strength_file()
    write_strengths(file, Measured({"aa": {"5-7": RATED}}, {}))
    write_strengths(file, Measured({"aa": {"8-9": RATED}, "bb": {"5-7": RATED}}, {}))
    assert read_strengths(file).networks == {
        "aa": {"5-7": RATED, "8-9": RATED},
        "bb": {"5-7": RATED},
    }
    fields = json.loads(file.read_text())["networks"]["aa"]["8-9"]
    assert {"elo", "low", "high", "games", "visits"} <= set(fields)


@pytest.mark.parametrize(
    "text",
    [
        "", "[]", "{}", '{"format": "sai-studio strength 2", "networks": {}}',
        '{"format": "sai-studio strength 1", "networks": {"aa": {"5-7": {"elo": "much"}}}}',
        '{"format": "sai-studio strength 1", "networks": {"aa": 3}}',
        '{"format": "sai-studio strength 1", "networks": {}, "ladder": {"x": [[]]}}',
        '{"format": "sai-studio strength 1", "networks": {}, "ladder": {"9": [["a", "b", 1]]}}',
        "[" * 100_000,
    ],
)  # fmt: skip
def test_a_damaged_file_tells_nothing_and_is_not_overwritten(home: Path, text: str) -> None:
    strength_file().write_text(text)
    assert measured() == Measured({}, {})
    with pytest.raises(WeightsError, match="(measure again|update the program)$"):
        write_strengths(strength_file(), Measured({"aa": {"5-7": RATED}}, {}))
    assert strength_file().read_text() == text


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_is_not_waited_for(home: Path) -> None:
    os.mkfifo(strength_file())
    assert measured() == Measured({}, {})


def test_a_rating_as_a_phrase() -> None:
    said = strength_text(RATED)
    assert said == "Elo 120, 95 % interval 20 to 220, 40 games on 9x9 at 50 visits"


def test_the_pool_is_made_of_shipped_networks() -> None:
    for size in pool_module.SPECIAL:
        players = rating_pool(size)
        networks = [each for each in players if not each.entry.startswith("gtp:")]
        assert [each.name.rpartition("[")[2] for each in networks] == [
            "visits=1]", "visits=8]", "visits=8]", "visits=50]"
        ]  # fmt: skip
        for each in networks:
            path = Path(each.entry.rpartition("[")[0])
            assert data_folder("weights") in path.parents
            assert describe_network(path).plays(size)
    with pytest.raises(WeightsError, match="from 5x5 to 19x19, not 4x4"):
        rating_pool(4)


def test_shipped_ratings_are_of_shipped_networks() -> None:
    shipped = {
        info.identity: info
        for path in data_folder("weights").glob("**/*.safetensors")
        for info in (describe_network(path),)
    }
    content = read_strengths(data_folder("weights") / "strength.json")
    assert content.networks
    for identity, classes in content.networks.items():
        for board, rating in classes.items():
            assert board_class(rating.size) == board
            assert class_size(shipped[identity], board) == rating.size
            assert rating.low < rating.elo < rating.high
    for size, pairs in content.pool.items():
        names = {each.name for each in rating_pool(size)}
        assert {name for pair in pairs for name in pair[:2]} <= names | {"GNU Go, level 10"}


@pytest.fixture
def small_pool(home: Path, monkeypatch: pytest.MonkeyPatch) -> list[PoolPlayer]:
    """Two tiny networks that play at once."""
    players = []
    for seed in (1, 2):
        path = tiny(home / f"rung{seed}.safetensors", seed=seed)
        players.append(PoolPlayer(f"rung{seed}[visits=1]", f"{path}[visits=1]"))
    monkeypatch.setattr(pool_module, "rating_pool", lambda _: players)
    return players


def test_a_network_is_rated_and_games_of_the_pool_are_kept(
    home: Path, small_pool: list[PoolPlayer], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tiny(home / "new.safetensors", seed=3)
    said: list[str] = []
    found = measure_strength(path, strength_file(), games=4, visits=2, notice=said.append)
    assert list(found) == ["5-7"]
    rating = found["5-7"]
    assert (rating.games, rating.visits, rating.size) == (8, 2, 5)
    assert rating.low < rating.elo < rating.high
    assert len(said) == 3  # the two of the pool, then the network against each
    (pair,) = measured().pool[5]
    assert pair[:2] == ("rung1[visits=1]", "rung2[visits=1]")
    assert sum(pair[2:]) == 4
    assert strength_of(describe_network(path), 6) == rating

    assert weights_fields(describe_network(path))["strength"]["5-7"]["elo"] == rating.elo
    command = ["weights", "--strength", str(home / "rung2.safetensors"), "--games", "4"]
    assert main([*command, "--visits", "1"]) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("5-7: Elo ")
    assert "against" not in printed.err  # it is a rung itself, and the pool's games are kept
    assert ", 4 games" in printed.out
    assert main([*command, "--size", "9"]) != 0
    assert "plays 5x5, this board is 9x9" in capsys.readouterr().err


def test_a_stop_keeps_no_rating(home: Path, small_pool: list[PoolPlayer]) -> None:
    path = tiny(home / "new.safetensors", seed=3)
    assert measure_strength(path, strength_file(), games=4, stopped=lambda: True) == {}
    assert measured() == Measured({}, {})
