"""KataGo files: every form and kind of layer is understood, every damage is named quickly."""

from __future__ import annotations

import gzip
import random
import struct
import tracemalloc
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from engine.errors import WeightsError
from engine.network.foreign.katago import is_katago, load_katago, read_katago_header
from engine.network.foreign.katago_parts import (
    Attention,
    Block,
    Bottleneck,
    FeedForward,
    GlobalPooling,
    KataGoModel,
    Ordinary,
    RootMeanSquare,
)
from engine.network.katago_blocks import make_block
from engine.network.katago_layers import Board, Place
from engine.network.katago_net import KataGoNet
from engine.network.opened import open_network
from engine.network.settings import KataGoSettings
from engine.network.weights import load_network, read_header
from engine.play.networks import describe_network
from tests.engine.network.katago_files import BLOCKS, KataGoFile, random_katago, write_katago

Array = np.ndarray[Any, Any]
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
    planes = (torch.rand(2, 22, size, size, generator=generator) < 0.3).double()
    numbers = torch.rand(2, 19, generator=generator)
    metadata = torch.rand(2, 192, generator=generator)
    out = KataGoNet(model, size, "fp64").run(planes, numbers, metadata)
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
        (changed({1: "18"}), "KataGo model version 18; read here are versions 8 to 17"),
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
        ("ordinary_block", "cubist_block", "blocks of the kind 'cubist_block' are not known"),
        ("ACTIVATION_MISH", "ACTIVATION_GELU", "of the kind 'ACTIVATION_GELU' are not known"),
        ("ordinary_block", "x" * 300, "a kind of block is no short word"),
    ],
)
def test_unknown_layers_are_refused_by_name(tmp_path: Path, old: str, new: str, said: str) -> None:
    file = KataGoFile(11)
    file.words[file.place(old)] = new
    with pytest.raises(WeightsError, match=said):
        load_katago(write_katago(tmp_path / "a.bin", file.binary()))


def after(file: KataGoFile, kind: str, offset: int) -> str:
    """Which word stands so far behind the first block of a kind."""
    word = file.words[file.place(kind) + offset]
    assert isinstance(word, str)
    return word


@pytest.mark.parametrize(
    ("kind", "offset", "old", "new", "said"),
    [
        ("attention", 2, "4", "129", "the number of heads is 129, not within 1 and 128"),
        ("attention", 3, "2", "3", "4 heads can't share 3 key heads"),
        ("attention", 4, "4", "5", "rotary embeddings need queries of even width, not 5"),
        ("attention", 10, "1e-06", "0.0", "rms has the epsilon 0; the file is damaged"),
        ("attention", 10, "1e-06", "1.5", "rms has the epsilon 1.5; the file is damaged"),
        ("attention", 29, "2", "4", "heads of the rotary embeddings is 4, not within 2 and 2"),
        ("ffn", 2, "6", "7", "channels of a feed-forward block is 7, not within 6 and 6"),
        ("ffn", 4, "1", "0", "feed-forward blocks without a gate are not known here"),
    ],
)
def test_transformer_blocks_that_are_wrong_are_refused(
    tmp_path: Path, kind: str, offset: int, old: str, new: str, said: str
) -> None:
    file = KataGoFile(17, ("attention", "feed-forward"))
    name = f"transformer_{kind}_block"
    assert after(file, name, offset) == old
    file.words[file.place(name) + offset] = new
    with pytest.raises(WeightsError, match=said):
        load_katago(write_katago(tmp_path / "a.bin", file.binary()))


@pytest.mark.parametrize(("theta", "fails"), [("100.0", False), ("0.0", True), ("-1", True)])
def test_fixed_rotary_embeddings_have_a_positive_base(
    tmp_path: Path, theta: str, fails: bool
) -> None:
    file = KataGoFile(17, ("fixed",))
    file.words[file.place("rope") + 1] = theta
    path = write_katago(tmp_path / "a.bin", file.binary())
    if fails:
        with pytest.raises(WeightsError, match="rotary embeddings have the base"):
            load_katago(path)
        return
    block = load_katago(path)[0].trunk.blocks[0]
    assert isinstance(block, Attention)
    assert block.rope is not None
    expected = [[0.0, 1.0], [1.0, 0.0]]  # width 4: one pair turns by y, one by x
    np.testing.assert_allclose(block.rope.frequency, [expected] * 2)


def test_fixed_rotary_embeddings_may_have_an_odd_number_of_pairs(tmp_path: Path) -> None:
    file = KataGoFile(17, ("fixed",), width=6)
    block = load_katago(write_katago(tmp_path / "a.bin", file.binary()))[0].trunk.blocks[0]
    assert isinstance(block, Attention)
    assert block.rope is not None
    slower = 100.0 ** (-2.0 / 3.0)
    expected = [[0.0, 1.0], [1.0, 0.0], [slower, 0.0]]
    np.testing.assert_allclose(block.rope.frequency, [expected] * 2)


@pytest.mark.parametrize("version", [15, 16, 17])
@pytest.mark.parametrize("tip", ["by point", "spatial"])
def test_a_trunk_may_end_in_an_rms_norm(tmp_path: Path, version: int, tip: str) -> None:
    blocks = ("transformer", "flat", "fixed")
    file = KataGoFile(version, blocks, tip=tip, activation="SILU")
    model = load_katago(write_katago(tmp_path / "a.bin", file.binary()))[0]
    assert isinstance(model.trunk.tip, RootMeanSquare)
    assert model.trunk.tip.spatial == (tip == "spatial")
    assert model.trunk.tip_activation == "silu"
    assert torch.isfinite(answer(model)).all()
    place = file.place("tip")
    for offset, word, said in (
        (2, "0.0", "tip has the epsilon 0; the file is damaged"),
        (4, "2", "the group size of tip is 2"),
    ):
        damaged = KataGoFile(version, blocks, tip=tip, activation="SILU")
        damaged.words[place + offset] = word
        with pytest.raises(WeightsError, match=said):
            load_katago(write_katago(tmp_path / "a.bin", damaged.binary()))


def test_flags_are_true_unless_zero_as_in_katago(tmp_path: Path) -> None:
    file = KataGoFile(17, ("attention",), tip="spatial")
    expected = answer(load_katago(write_katago(tmp_path / "a.bin", file.binary()))[0])
    start = file.place("transformer_attention_block")
    for index in (start + 6, start + 7, file.place("tip") + 3):
        assert file.words[index] == "1"
        file.words[index] = "2"
    given = answer(load_katago(write_katago(tmp_path / "a.bin", file.binary()))[0])
    assert torch.equal(given, expected)


def test_blocks_may_nest_as_deep_as_katago_allows(tmp_path: Path) -> None:
    for depth, fails in ((20, False), (70, True)):
        file = KataGoFile(15, ("bottleneck",), nesting=depth)
        path = write_katago(tmp_path / "a.bin", file.binary())
        if fails:
            with pytest.raises(WeightsError, match="more blocks than any network that is known"):
                load_katago(path)
        else:
            assert torch.isfinite(answer(load_katago(path)[0])).all()


@pytest.mark.parametrize("kind", ["attention", "feed-forward", "fixed", "flat"])
def test_transformer_blocks_compute_their_formulas(tmp_path: Path, kind: str) -> None:
    """Points of a masked canvas one by one in float64, against the runner's fused products."""
    file = KataGoFile(17, (kind,))
    block = load_katago(write_katago(tmp_path / "a.bin", file.binary()))[0].trunk.blocks[0]
    size, board = 5, 4
    generator = torch.Generator().manual_seed(3)
    x = torch.randn(2, 6, size, size, generator=generator, dtype=torch.float64)
    mask = torch.zeros(2, 1, size, size, dtype=torch.float64)
    mask[:, :, :board, :board] = 1.0
    place = Place(size, torch.float64, torch.device("cpu"), False)
    layer = make_block(place, block)
    with torch.inference_mode():
        whole = layer.run(x.clone(), Board.of(size, None)).numpy()
        part = layer.run(x.clone(), Board.of(size, mask)).numpy()
    every = [(i, j) for i in range(size) for j in range(size)]
    inside = [(i, j) for i, j in every if max(i, j) < board]
    np.testing.assert_allclose(whole, by_formula(block, x.numpy(), every), atol=1e-9)
    np.testing.assert_allclose(part, by_formula(block, x.numpy(), inside), atol=1e-9)


def by_formula(block: Block, x: Array, points: list[tuple[int, int]]) -> Array:
    """x and what a transformer block adds on some points (row, column)."""
    assert isinstance(block, (Attention, FeedForward))
    out = x.copy()
    for b in range(len(x)):
        seen = np.stack([x[b, :, i, j] for i, j in points])
        root = np.sqrt((seen**2).mean(1, keepdims=True) + block.norm.epsilon)
        t = seen / root * block.norm.weight
        if isinstance(block, FeedForward):
            first = t @ block.first
            added = (first / (1.0 + np.exp(-first)) * (t @ block.gate)) @ block.second
        else:
            added = attended(block, t, points) @ block.output
        for n, (i, j) in enumerate(points):
            out[b, :, i, j] += added[n]
    return out


def attended(block: Attention, t: Array, points: list[tuple[int, int]]) -> Array:
    """The heads' answers side by side."""
    heads, shared = block.heads, block.heads // block.key_heads
    answers = []
    for head in range(heads):
        group = head // shared
        query = np.split(t @ block.query, heads, 1)[head]
        key = np.split(t @ block.key, block.key_heads, 1)[group]
        value = np.split(t @ block.value, block.key_heads, 1)[group]
        if block.rope is not None:
            query, key = (
                np.stack(
                    [
                        turn(row, block.rope.frequency[group], p)
                        for row, p in zip(m, points, strict=True)
                    ]
                )
                for m in (query, key)
            )
        odds = np.exp(query @ key.T / np.sqrt(query.shape[1]))
        answers.append(odds / odds.sum(1, keepdims=True) @ value)
    return np.concatenate(answers, 1)


def turn(row: Array, frequency: Array, point: tuple[int, int]) -> Array:
    """Pairs of neighboring channels turned by their angles."""
    turned = row.copy()
    for p, (wx, wy) in enumerate(frequency):
        angle = point[1] * wx + point[0] * wy
        a, b = row[2 * p], row[2 * p + 1]
        turned[2 * p] = a * np.cos(angle) - b * np.sin(angle)
        turned[2 * p + 1] = a * np.sin(angle) + b * np.cos(angle)
    return turned


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
    with pytest.raises(WeightsError, match="no number"):
        load_katago(write_katago(tmp_path / "a.txt", file.text().replace(b"0.", b"o.", 1)))


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
    with pytest.raises(WeightsError, match="goes on after the network's end"):
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
        (gzip.compress(b"a" * 100), "the network's name is .a+, not at most 96"),
        (HUGE_LAYER, "conv would have 2.9"),
        (LARGE_LAYER + b"@BIN@" + b"\0" * 999, "the file ends where conv should follow"),
        (bomb(LARGE_LAYER + b"@BIN@"), "little but white space|unpacks to far more"),
        (bomb(b"a"), "little but white space|unpacks to far more"),
        (b"\x1f\x8b" + b"\x08\x08" + b"x" * (1 << 20), "cut off|can't be read"),
        (b" " * (1 << 20), "little but white space"),
        (LARGE_LAYER + b" 1" * (1 << 20), "the file ends where conv should follow"),
        (b"", "the file ends where the network's name should follow"),
    ],
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
