"""KataGo files: every form and kind of layer is understood, every damage is named quickly."""

from __future__ import annotations

import gzip
import random
import struct
import tracemalloc
from pathlib import Path

import numpy as np
import pytest
import torch

from engine.base.errors import WeightsError
from engine.catalog.networks import describe_network
from engine.network.files.katago import is_katago, load_katago, read_katago_header
from engine.network.files.weight_stream import WeightStream
from engine.network.files.weights import load_network, read_header
from engine.network.models.katago_parts import (
    Attention,
    Bottleneck,
    FeedForward,
    GlobalPooling,
    KataGoModel,
    Ordinary,
)
from engine.network.models.settings import KataGoSettings
from engine.network.opened import open_network
from tests.engine.network.katago_files import BLOCKS, KataGoFile, random_katago, write_katago
from tests.engine.network.networks import AskedKataGo

ENDINGS = (".bin", ".bin.gz", ".txt", ".txt.gz", ".gz")
KINDS = {
    "ordinary": Ordinary,
    "pooling": GlobalPooling,
    "bottleneck": Bottleneck,
    "attention": Attention,
    "feed-forward": FeedForward,
}


def answer(model: KataGoModel, size: int = 5) -> torch.Tensor:
    generator = torch.Generator().manual_seed(1)
    planes = torch.rand(2, 22, size, size, generator=generator) < 0.3
    numbers = torch.rand(2, 19, generator=generator)
    metadata = torch.rand(2, 192, generator=generator)
    out = AskedKataGo(model, size, "fp64").run(planes, numbers, metadata)
    return torch.cat([part.flatten() for part in out])


@pytest.mark.parametrize("ending", ENDINGS)
def test_all_forms_of_a_file_are_one_network(tmp_path: Path, ending: str) -> None:
    file = KataGoFile(11, ("ordinary", "pooling", "bottleneck"))
    data = file.text() if ".txt" in ending else file.binary()
    path = write_katago(tmp_path / f"net{ending}", data)
    assert is_katago(path)
    model, header = load_katago(path)
    assert header == read_katago_header(path) == read_header(path)
    assert (header.name, header.kind, header.format) == ("random-v11", "katago", 11)
    assert (header.settings.blocks, header.settings.channels) == (3, 6)
    assert (header.sizes[0], header.sizes[-1]) == (2, 19)
    expected, _ = load_katago(write_katago(tmp_path / "other.bin", file.binary()))
    assert torch.equal(answer(model), answer(expected))


@pytest.mark.parametrize("version", range(8, 18))
def test_every_version_and_block_is_read(tmp_path: Path, version: int) -> None:
    blocks = BLOCKS[: 2 if version < 11 else 3 if version < 17 else 5]
    model, header = load_katago(random_katago(tmp_path / "a.bin.gz", version, *blocks))
    assert model.version == header.format == version
    assert [type(block) for block in model.trunk.blocks] == [KINDS[kind] for kind in blocks]
    channels = 1 if version < 12 else 2 if version < 16 else 4
    assert len(model.policy.output.weight) == channels
    assert model.value.score.shape == (7, 4 if version == 8 else 6)
    assert (model.policy.pass_output is not None) == (version >= 15)
    assert model.trunk.tip_activation == ("relu" if version < 11 else "mish")
    assert model.multipliers.score_error == (30.0 if version < 13 else 150.0)
    assert torch.isfinite(answer(model)).all()


def test_human_networks_have_an_encoder(tmp_path: Path) -> None:
    path = write_katago(tmp_path / "a.bin", KataGoFile(15, human=True).binary())
    model, header = load_katago(path)
    assert model.trunk.encoder is not None
    assert isinstance(header.settings, KataGoSettings)
    assert header.settings.human


def test_blobs_may_hold_any_bytes(tmp_path: Path) -> None:
    file = KataGoFile()
    first = next(i for i, word in enumerate(file.words) if isinstance(word, np.ndarray))
    blob = np.frombuffer(b"@BIN@\n 7 ordinary_block \n\n" * 200, "<f4")
    values = file.words[first]
    assert isinstance(values, np.ndarray)
    count = min(len(values), len(blob))
    values[:count] = blob[:count]
    model, _ = load_katago(write_katago(tmp_path / "a.bin", file.binary()))
    weight = model.trunk.convolution.weight.transpose(2, 3, 1, 0).ravel()
    np.testing.assert_array_equal(weight, values)


def test_a_pooling_network_of_ours_is_not_trained_from_a_katago_file(tmp_path: Path) -> None:
    path = random_katago(tmp_path / "a.bin.gz")
    with pytest.raises(WeightsError, match=r"a\.bin\.gz: a KataGo network, which plays"):
        load_network(path)
    opened = open_network(path)
    assert isinstance(opened.network, KataGoModel)
    info = describe_network(path)
    assert (info.name, info.description, info.size) == ("a", "KataGo, 2x2 to 19x19, 2x6", None)
    assert info.plays(9)
    assert not info.plays(21)


def changed(words: dict[int, str], version: int = 17, *blocks: str) -> bytes:
    """A file with some of its words replaced."""
    file = KataGoFile(version, blocks or ("ordinary",))
    for index, word in words.items():
        assert isinstance(file.words[index], str)
        file.words[index] = word
    return file.binary()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (changed({1: "18"}), "KataGo model version 18 is not supported, only versions 8 to 17"),
        (changed({1: "7"}, 8), "KataGo model version 7"),
        (changed({2: "13"}), "the number of input planes is 13, not within 22 and 22"),
        (changed({4: "nan"}), "a multiplier is 'nan'"),
        (changed({4: "0.0"}), "a multiplier is 0, not positive"),
        (changed({0: "a" * 97}), "the network's name is 'a+, not at most 96 letters"),
        (changed({0: "a/../b"}), "the network's name is 'a/../b', not at most 96 letters"),
        (changed({13: "1"}), "kept for later versions is 1"),
        (changed({20: "0"}), "the number of blocks is 0, not within 1 and 512"),
        (changed({22: "0"}), "the number of middle channels is 0"),
        (changed({26: "2"}), "the kind of the trunk's tip is 2"),
        (changed({20: "1000000"}), "the number of blocks is 1e\\+06"),
        (changed({21: "999999999999"}), "the trunk's channels is 1e\\+12"),
        (changed({21: "x"}), "the trunk's channels is 'x', no whole number"),
        (changed({21: "9"}), "the outputs of conv is 6, not within 9 and 9"),
    ],
)
def test_headers_that_are_wrong_are_refused(tmp_path: Path, data: bytes, said: str) -> None:
    path = write_katago(tmp_path / "a.bin.gz", data)
    with pytest.raises(WeightsError, match=rf"a\.bin\.gz: .*{said}"):
        load_katago(path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("ordinary_block", "cubist_block", "blocks of the kind 'cubist_block' are not supported"),
        ("ACTIVATION_MISH", "ACTIVATION_GELU", "of the kind 'ACTIVATION_GELU' are not supported"),
        ("ordinary_block", "x" * 300, "a kind of block is no short word"),
    ],
)
def test_unknown_layers_are_refused_by_name(tmp_path: Path, old: str, new: str, said: str) -> None:
    file = KataGoFile(11)
    file.words[file.place(old)] = new
    with pytest.raises(WeightsError, match=said):
        load_katago(write_katago(tmp_path / "a.bin", file.binary()))


def test_numbers_that_are_none_are_refused(tmp_path: Path) -> None:
    for bad in (np.nan, np.inf):
        file = KataGoFile()
        values = file.words[-1]
        assert isinstance(values, np.ndarray)
        values[0] = bad
        for data in (file.binary(), file.text()):
            with pytest.raises(WeightsError, match="conv holds values that are not finite"):
                load_katago(write_katago(tmp_path / "a.bin", data))
    file = KataGoFile()
    with pytest.raises(WeightsError, match="is not a number"):
        load_katago(write_katago(tmp_path / "a.txt", file.text().replace(b"0.", b"o.", 1)))


@pytest.mark.parametrize("as_text", [False, True])
def test_numbers_below_the_least_normal_one_are_0(tmp_path: Path, as_text: bool) -> None:
    numbers = np.array([1e-40, -1e-44, 1.2e-38, -3.5], np.float32)
    text = " ".join(map(repr, numbers.tolist())).encode()
    path = tmp_path / "numbers"
    path.write_bytes(text if as_text else b"@BIN@" + numbers.tobytes())
    stream = WeightStream(path)
    assert stream.floats(4, "a layer").tolist() == [0.0, 0.0, *numbers[2:].tolist()]
    stream.close()


def test_variances_are_positive(tmp_path: Path) -> None:
    file = KataGoFile()
    start = file.place("norm")
    values = file.words[start + 6]
    assert isinstance(values, np.ndarray)
    values[0] = -1.0
    with pytest.raises(WeightsError, match="a variance that is not positive"):
        load_katago(write_katago(tmp_path / "a.bin", file.binary()))


def test_what_follows_the_end_is_damage(tmp_path: Path) -> None:
    data = KataGoFile().binary()
    load_katago(write_katago(tmp_path / "a.bin.gz", data + b" \n\n"))
    with pytest.raises(WeightsError, match="has data after the network's end"):
        load_katago(write_katago(tmp_path / "a.bin.gz", data + b"1"))


def test_several_parts_of_a_gzip_file_are_one_file(tmp_path: Path) -> None:
    data = KataGoFile().binary()
    path = tmp_path / "a.bin.gz"
    path.write_bytes(gzip.compress(data[:1000]) + gzip.compress(data[1000:]) + b"\0" * 512)
    load_katago(path)


@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("text", [False, True])
def test_files_that_were_cut_off_say_so(tmp_path: Path, packed: bool, text: bool) -> None:
    file = KataGoFile(17, BLOCKS)
    data = file.text() if text else file.binary()
    data = gzip.compress(data) if packed else data
    path = tmp_path / "a.bin"
    last = len(data) - (40 if text else 9)  # less may leave the last number a number
    for end in np.linspace(0, last, 60).astype(int).tolist():
        path.write_bytes(data[:end])
        with pytest.raises(WeightsError, match=r"a\.bin: "):
            load_katago(path)


@pytest.mark.parametrize(
    "text", ["hello", "hello, world\n", "8 moves in a text", "\u56f4\u68cb \u7b2c"]
)
@pytest.mark.parametrize("name", ["a.bin", "a.bin.gz", "a.gz", "a.safetensors", "a.txt"])
def test_a_text_is_no_network(tmp_path: Path, name: str, text: str) -> None:
    path = tmp_path / name
    data = text.encode()
    path.write_bytes(gzip.compress(data) if name == "a.gz" else data)
    with pytest.raises(WeightsError, match=f"^{name}: not a network file"):
        read_header(path)


def test_a_network_that_ends_early_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "a.bin"
    path.write_bytes(KataGoFile(17, BLOCKS).binary()[:40])
    with pytest.raises(WeightsError, match="the file ends where .*it was cut off"):
        load_katago(path)


def test_damage_anywhere_ends_in_one_sentence(tmp_path: Path) -> None:
    generator = random.Random(4)
    path = tmp_path / "a.bin"
    sources = [KataGoFile(version, BLOCKS[: 2 + (version > 8)]) for version in (8, 15)]
    sources.append(KataGoFile(17, BLOCKS))
    for number in range(400):
        file = generator.choice(sources)
        data = bytearray(file.text() if number % 3 == 0 else file.binary())
        for _ in range(generator.choice((1, 3, 30))):
            at = generator.randrange(len(data))
            kind = generator.randrange(3)
            if kind == 0:
                data[at] = generator.randrange(256)
            elif kind == 1:
                del data[at : at + generator.randrange(1, 40)]
            else:
                data[at:at] = generator.choice((b"999999999999", b" ", b"-1", b"\0" * 9, b"@BIN@"))
        path.write_bytes(gzip.compress(bytes(data), 1) if number % 5 == 0 else bytes(data))
        said = ""
        try:
            model, _ = load_katago(path)
        except WeightsError as error:
            said = str(error)
        else:
            answer(model)
        assert not said or (said.startswith("a.bin: ") and "\n" not in said)


def bomb(front: bytes) -> bytes:
    """A small file that unpacks to a gigabyte."""
    zeros = gzip.compress(b"\0" * (1 << 20), 9) * 1024
    return gzip.compress(front) + zeros


HUGE_LAYER = b"a\n8\n22\n19\ntrunk\n1\n16384\n1\n1\n1\n1\nconv\n9\n9\n22\n16384\n1\n1\n"
LARGE_LAYER = b"a\n8\n22\n19\ntrunk\n1\n16384\n1\n1\n1\n1\nconv\n9\n9\n22\n2048\n1\n1\n".replace(
    b"16384", b"2048"
)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (gzip.compress(b"a" * 100 + b" 8"), "the network's name is .a+, not at most 96"),
        (b"a" * (1 << 20), "not a network file"),
        (HUGE_LAYER, "conv would have 2.9"),
        (LARGE_LAYER + b"@BIN@" + b"\0" * 999, "the file ends where conv should follow"),
        (bomb(LARGE_LAYER + b"@BIN@"), "little but white space|unpacks to far more"),
        (bomb(b"a 8 "), "little but white space|unpacks to far more"),
        (b"\x1f\x8b" + b"\x08\x08" + b"x" * (1 << 20), "cut off|can't be read"),
        (b" " * (1 << 20), "little but white space"),
        (LARGE_LAYER + b" 1" * (1 << 20), "the file ends where conv should follow"),
        (b"", "the file ends where the network's name should follow"),
    ],
    # Packed data hold the time at which they were packed, which differs between workers.
    ids=lambda value: f"{len(value)} bytes" if isinstance(value, bytes) else None,
)
def test_hostile_files_take_little_memory(tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "a.bin"
    path.write_bytes(data)
    tracemalloc.start()
    try:
        with pytest.raises(WeightsError, match=said):
            load_katago(path)
        assert tracemalloc.get_traced_memory()[1] < 160 << 20
    finally:
        tracemalloc.stop()


def test_other_files_are_no_katago_networks(tmp_path: Path) -> None:
    for name, data in (
        ("a.txt", b"1\n0.5 0.25 0.125 1 2 3\n"),
        ("a.safetensors", struct.pack("<Q", 20) + b"{}" + b" " * 18),
        ("a.gz", b"\x1f\x8b no gzip at all"),
        ("b.gz", gzip.compress(b"1\n1 2 3 4")),
    ):
        (tmp_path / name).write_bytes(data)
        assert not is_katago(tmp_path / name), name
    with pytest.raises(WeightsError, match="can't be read"):
        open_network(tmp_path / "missing.bin.gz")
