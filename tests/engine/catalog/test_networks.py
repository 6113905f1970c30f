"""Which networks are known: shipped, own, added; one file is one row, damaged ones say why."""

from __future__ import annotations

import errno
import gzip
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.base.errors import WeightsError
from engine.catalog import added_list, networks
from engine.catalog.network_info import NetworkInfo
from engine.catalog.networks import (
    add_network,
    best_network,
    damage_of,
    describe_network,
    describes_quickly,
    forget_network,
    list_networks,
    looks_like_network,
    named_network,
    panel_networks,
)
from engine.catalog.strength import Strength
from engine.cli import main
from engine.network.backends import choice
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from tests.engine.network.katago_files import KataGoFile, random_katago, write_katago
from tests.engine.network.networks import random_network
from tests.engine.network.texts import leela_lines
from tests.shared import PROJECT


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A person's folder with nothing in it, and no shipped networks."""
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path / "home"))
    (tmp_path / "shipped").mkdir()
    monkeypatch.setattr(networks, "data_folder", lambda _: tmp_path / "shipped")
    (tmp_path / "home" / "weights").mkdir(parents=True)
    return tmp_path


def tiny(path: Path, size: int = 5, **training: object) -> Path:
    settings = NetworkSettings(size=size, features="agz17", blocks=1, channels=4)
    save_network(path, initial_network(settings, seed=1), training=training)
    return path


def text_network(path: Path, size: int = 5) -> Path:
    path.write_text("\n".join(leela_lines("LZ", size=size)) + "\n")
    return path


def names(size: int | None = None) -> dict[str, str]:
    return {i.name: i.origin for i in list_networks() if size is None or i.plays(size)}


def test_shipped_own_and_added_networks_are_listed_once(home: Path) -> None:
    tiny(home / "shipped" / "a.safetensors")
    own = random_katago(home / "home" / "weights" / "b.bin.gz")
    added = text_network(home / "c.txt")
    for path in (added, own, added):
        add_network(path)
    assert names() == {"a": "shipped", "b": "own", "c": "added"}
    assert names(19) == {"b": "own"}
    (home / "shipped" / "notes.md").write_text("no network")
    assert len(list_networks()) == 3


def test_adding_and_forgetting_leave_the_file_alone(home: Path) -> None:
    path = text_network(home / "c.txt")
    before = path.read_bytes()
    assert add_network(path).origin == "added"
    forget_network(path)
    assert names() == {}
    assert path.read_bytes() == before
    with pytest.raises(WeightsError, match="not on the list"):
        forget_network(path)


def test_networks_added_at_the_same_time_are_all_on_the_list(home: Path) -> None:
    paths = [text_network(home / f"{number}.txt") for number in range(8)]
    adding = [
        subprocess.Popen(
            [sys.executable, "-m", "engine.cli", "weights", "--add", str(path)],
            env={**os.environ, "PYTHONPATH": str(PROJECT)},
            stdout=subprocess.DEVNULL,
        )
        for path in paths
    ]
    assert [process.wait() for process in adding] == [0] * 8
    assert sorted(entry.path for entry in added_list.added_networks()) == [str(p) for p in paths]
    assert sorted(os.listdir(home / "home")) == ["networks.json", "weights"]


def test_a_damaged_entry_costs_no_other(home: Path) -> None:
    paths = [text_network(home / f"{number}.txt") for number in range(2)]
    add_network(paths[0])
    file = home / "home" / "networks.json"
    stored = json.loads(file.read_text())
    stored["networks"].append({"path": 7})
    file.write_text(json.dumps(stored))
    add_network(paths[1])
    assert [entry.path for entry in added_list.added_networks()] == [str(p) for p in paths]
    assert {"path": 7} in json.loads(file.read_text())["networks"]


def test_a_file_that_can_not_be_read_is_not_added(home: Path) -> None:
    path = home / "c.txt"
    path.write_text("1\n0.5 what")
    with pytest.raises(WeightsError, match=r"c\.txt"):
        add_network(path)
    assert not (home / "home" / "networks.json").exists()


def test_a_damaged_list_is_begun_anew_and_a_lost_file_says_so(home: Path) -> None:
    path = text_network(home / "c.txt")
    file = home / "home" / "networks.json"
    for damaged in (b"", b"[]", b'{"networks": [3]}', b"\xff\xfe", b'{"networks": {"path": 1}}',
                    b"[" * 100_000, b'{"networks": [{"path": "a\\u0000"}]}'):  # fmt: skip
        file.write_bytes(damaged)
        assert list_networks() == []
    add_network(path)
    assert file.with_name("networks.json.damaged").read_bytes() == damaged, "nothing is lost"
    path.unlink()
    (info,) = list_networks()
    assert "can't be read" in info.error
    assert not info.plays(5)


def test_a_list_that_can_not_be_read_is_not_replaced(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = text_network(home / "a.txt"), text_network(home / "b.txt")
    add_network(first)
    before = (home / "home" / "networks.json").read_bytes()

    def refuse(path: Path, kind: type) -> None:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(added_list, "read_json", refuse)
        for act, path in ((add_network, second), (forget_network, first)):
            with pytest.raises(WeightsError, match=r"networks can't be read \(Permission denied\)"):
                act(path)
    assert (home / "home" / "networks.json").read_bytes() == before
    add_network(second)
    assert [info.path for info in list_networks()] == [first, second]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_pipes_in_the_folder_of_the_person_are_not_waited_for(home: Path) -> None:
    for name in ("networks.json", "network-headers.json", "evaluators.json"):
        os.mkfifo(home / "home" / name)
    path = text_network(home / "home" / "weights" / "c.txt")
    assert [info.path for info in list_networks()] == [path]
    assert choice._Memory().speeds("any") == {}


def test_of_the_shipped_ones_one_for_this_board_alone_is_used_else_the_largest(home: Path) -> None:
    shipped = home / "shipped"
    for smallest, size, blocks in ((5, 19, 2), (5, 9, 1), (6, 6, 1)):
        settings = NetworkSettings(
            size=size, smallest=smallest, blocks=blocks, channels=4, global_pooling=True
        )
        save_network(shipped / f"to{size}.safetensors", initial_network(settings, seed=1))
    tiny(shipped / "a.safetensors")
    used = {size: best_network(size) for size in (5, 6, 7, 9, 10)}
    assert {size: path.stem for size, path in used.items() if path is not None} == {
        5: "a", 6: "to6", 7: "to19", 9: "to19", 10: "to19"
    }  # fmt: skip


def test_the_largest_of_those_that_are_as_strong_is_used(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = home / "shipped"
    for name, blocks in (("small", 1), ("large", 3), ("weak", 4)):
        settings = NetworkSettings(size=5, blocks=blocks, channels=4)
        save_network(shipped / f"{name}.safetensors", initial_network(settings, seed=1))
    assert best_network(5) == shipped / "weak.safetensors"  # nothing was measured

    def strength_of(info: NetworkInfo, size: int) -> Strength:
        elo = {"small": 300.0, "large": 250.0, "weak": 100.0}[info.name]
        return Strength(elo=elo, low=elo - 80.0, high=elo + 80.0, games=48, visits=50, size=size)

    monkeypatch.setattr(networks, "strength_of", strength_of)
    assert best_network(5) == shipped / "large.safetensors"


def test_a_network_of_more_boards_is_used_where_it_was_measured(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = home / "shipped"
    for size in (5, 6):
        settings = NetworkSettings(size=size, blocks=1, channels=4)
        save_network(shipped / f"one{size}.safetensors", initial_network(settings, seed=1))
    more = NetworkSettings(size=6, smallest=5, blocks=2, channels=4, global_pooling=True)
    save_network(shipped / "more.safetensors", initial_network(more, seed=1))

    def strength_of(_info: NetworkInfo, _size: int) -> Strength:
        return Strength(elo=100.0, low=20.0, high=180.0, games=48, visits=50, size=6)

    monkeypatch.setattr(networks, "strength_of", strength_of)
    assert best_network(6) == shipped / "more.safetensors"
    assert best_network(5) == shipped / "one5.safetensors"


def test_the_network_that_was_added_last_is_used(home: Path) -> None:
    tiny(home / "home" / "weights" / "own.safetensors")
    old = tiny(home / "old.safetensors")
    os.utime(old, (1e9, 1e9))
    add_network(old)
    assert best_network(5) == old, "not the one whose file is newest"
    other = tiny(home / "other.safetensors")
    add_network(other)
    assert best_network(5) == other
    add_network(old)
    assert best_network(5) == old
    assert [info.path.stem for info in list_networks()] == ["old", "other", "own"]
    # a list of an older version of the program
    plain = json.dumps({"networks": [{"path": str(old)}, {"path": str(other)}]})
    (home / "home" / "networks.json").write_text(plain)
    assert best_network(5) == other


def test_own_and_added_networks_come_before_shipped_ones(home: Path) -> None:
    tiny(home / "shipped" / "sai-5x5-g1.safetensors")
    random_katago(home / "shipped" / "zz.bin.gz")
    assert best_network(5) == home / "shipped" / "sai-5x5-g1.safetensors"
    assert best_network(9) == home / "shipped" / "zz.bin.gz"
    own = home / "home" / "weights" / "own.bin.gz"
    random_katago(own)
    assert best_network(5) == home / "shipped" / "sai-5x5-g1.safetensors"  # KataGo's don't know 5x5
    assert best_network(9) == own
    own.unlink()
    added = text_network(home / "c.txt")
    add_network(added)
    assert best_network(5) == added
    assert best_network(3) == home / "shipped" / "zz.bin.gz"


def test_a_policy_alone_is_never_the_best_while_there_is_another(home: Path) -> None:
    alone = home / "home" / "weights" / "moves.safetensors"
    save_network(alone, random_network("plain", 5))
    assert best_network(5) == alone
    shipped = tiny(home / "shipped" / "sai-5x5-g1.safetensors")
    assert best_network(5) == shipped


def test_a_network_for_several_boards_names_the_smallest_and_the_largest(home: Path) -> None:
    settings = NetworkSettings(size=13, smallest=10, blocks=1, channels=4, global_pooling=True)
    save_network(home / "b.safetensors", initial_network(settings, seed=1))
    info = describe_network(home / "b.safetensors")
    assert info.description == "10x10 to 13x13, 1x4"
    assert info.refusal(7) == "b plays 10x10 to 13x13, this board is 7x7"


def test_what_a_network_is(home: Path) -> None:
    info = describe_network(tiny(home / "a.safetensors", run="five", generation=3, games=1200))
    assert (info.kind, info.boards) == ("sai-studio", "5x5")
    assert info.source == "run five, generation 3, 1,200 games"
    assert info.refusal(5) == ""
    assert info.refusal(9) == "a plays 5x5, this board is 9x9"
    kata = describe_network(random_katago(home / "k.bin.gz"))
    assert (kata.kind_text, kata.boards) == ("KataGo", "2x2 to 19x19")
    assert kata.bytes == (home / "k.bin.gz").stat().st_size


def test_large_texts_are_looked_through_once(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(networks, "QUICK_BYTES", 10)
    path = text_network(home / "c.txt")
    assert not describes_quickly(path)
    assert describes_quickly(random_katago(home / "k.bin.gz"))
    first = describe_network(path)
    networks._described.cache_clear()
    monkeypatch.setattr(networks, "read_header", lambda _: pytest.fail("read again"))
    assert describes_quickly(path)
    assert describe_network(path) == first
    monkeypatch.undo()
    monkeypatch.setenv("SAI_STUDIO_HOME", str(home / "home"))
    text_network(path, size=7)
    assert describe_network(path).size == 7  # another file under the name


def test_a_katago_file_is_read_to_its_end_before_it_is_added(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = write_katago(home / "k.bin.gz", KataGoFile(channels=40).binary())
    assert damage_of(whole) == ""
    monkeypatch.setattr(networks, "QUICK_BYTES", 10)
    monkeypatch.setattr(networks, "WHOLE_BYTES", 10)
    assert not describes_quickly(whole)  # on a thread then, and refused all the same
    cut = home / "cut.bin.gz"
    cut.write_bytes(whole.read_bytes()[:-400])
    plain = home / "plain.bin"
    plain.write_bytes(gzip.decompress(whole.read_bytes())[:-400])
    for path in (cut, plain):
        assert describe_network(path).error == ""
        with pytest.raises(WeightsError, match=rf"{path.name}: .*download it again"):
            add_network(path)


def test_a_file_of_ours_is_read_to_its_end_before_it_is_added(home: Path) -> None:
    whole = home / "whole.safetensors"
    tiny(whole)
    assert damage_of(whole) == ""
    data = whole.read_bytes()
    bad = home / "bad.safetensors"
    for change, why in (
        (data[:-64] + b"\xff" * 64, "holds impossible numbers"),
        (data[:-64] + bytes(64), "the weights are damaged"),
        (data[:-4], "download it again"),
        (data + bytes(1 << 20), "larger than its tensors"),
    ):
        bad.write_bytes(change)
        assert describe_network(bad).error == ""
        with pytest.raises(WeightsError, match=rf"bad.safetensors: .*{why}"):
            add_network(bad)


def test_tensors_that_share_a_place_are_refused_before_they_are_read(home: Path) -> None:
    whole = home / "whole.safetensors"
    tiny(whole)
    data = whole.read_bytes()
    length = int.from_bytes(data[:8], "little")
    header = json.loads(data[8 : 8 + length])
    name = max((n for n in header if n != "__metadata__"), key=lambda n: header[n]["shape"])
    for copy in range(1000):
        header[f"{name}{copy}"] = header[name]
    text = json.dumps(header).encode()
    whole.write_bytes(len(text).to_bytes(8, "little") + text + data[8 + length :])
    assert damage_of(whole) == "whole.safetensors: its header is damaged; get the file again"


def test_networks_are_told_from_games(home: Path) -> None:
    game = home / "game.txt"
    game.write_text("(;GM[1]SZ[9];B[aa])")
    empty = home / "empty.txt"
    empty.write_bytes(b"")
    kata_text = home / "kata.txt"
    kata_text.write_text("name\n8\n22\n19\n")
    for path in (
        text_network(home / "c.txt"),
        kata_text,
        home / "x.bin.gz",
        home / "y.SAFETENSORS",
    ):
        assert looks_like_network(path), path
    for path in (game, empty, home / "game.sgf", home / "none.txt", home / "game.sgf.gz"):
        assert not looks_like_network(path), path


def test_the_panel_is_known_and_never_chosen(home: Path) -> None:
    assert panel_networks() == []
    (home / "shipped" / "panel").mkdir()
    for name in ("g2.safetensors", "g1.safetensors"):
        tiny(home / "shipped" / "panel" / name)
    assert [(info.name, info.origin) for info in panel_networks()] == [
        ("g1", "panel"),
        ("g2", "panel"),
    ]
    assert list_networks() == []
    assert best_network(5) is None


def test_a_distillation_counts_positions(home: Path) -> None:
    own = tiny(home / "a.safetensors", games=2500)
    taught = tiny(home / "b.safetensors", games=2500, teacher="KataGo")
    assert describe_network(own).source == "2,500 games"
    assert describe_network(taught).source == "2,500 positions"


def test_the_command_lists_and_changes(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    tiny(home / "shipped" / "a.safetensors")
    (home / "shipped" / "panel").mkdir()
    tiny(home / "shipped" / "panel" / "g1.safetensors")
    bad = home / "home" / "weights" / "bad.txt.gz"
    bad.write_bytes(gzip.compress(b"1\n" + b"0.25 " * 999)[:-20])
    path = text_network(home / "c.txt")
    assert main(["weights", "--add", str(path), "--json"]) == 0
    told = capsys.readouterr()
    assert f"c.txt is on the list now; the file stays in {home}" in told.err
    rows = {row["name"]: row for row in json.loads(told.out)}
    assert set(rows) == {"a", "bad", "c", "g1"}
    assert rows["g1"]["origin"] == "panel"
    assert (rows["a"]["origin"], rows["a"]["boards"], rows["a"]["error"]) == ("shipped", [5], None)
    assert rows["c"]["kind"] == "leela"
    assert rows["bad"]["boards"] == []
    assert rows["bad"]["error"].startswith("bad.txt.gz")
    assert all(row["speed"] is None for row in rows.values())
    assert main(["weights", "--remove", str(path), "--speed", "--size", "5"]) == 0
    told = capsys.readouterr()
    assert told.out.count("evaluations/s on 5x5") == 1  # not the panel's
    assert "c " not in told.out
    assert "c.txt was removed from the list" in told.err
    assert main(["weights", "--remove", str(path)]) == 2
    assert main(["weights", "--add", str(bad)]) == 2
    assert "bad.txt.gz" in capsys.readouterr().err


def test_networks_of_the_rating_pool_are_known_by_name() -> None:
    [path, *_] = sorted((networks.data_folder("weights") / "ladder").glob("*.safetensors"))
    assert named_network(path.stem) == path
    assert path.stem not in names()
    with pytest.raises(WeightsError, match="no network of that name"):
        named_network("no-such-network")
