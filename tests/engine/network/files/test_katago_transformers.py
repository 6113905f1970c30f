"""Transformer blocks and RMS norms of KataGo's files are read, and give KataGo's answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from engine.base.errors import WeightsError
from engine.network.backends import torch_graph
from engine.network.files.katago import load_katago
from engine.network.graphs.builder import GraphBuilder, Node
from engine.network.graphs.katago_graph import write_blocks
from engine.network.models.katago_parts import (
    Attention,
    Block,
    FeedForward,
    Norm,
    RootMeanSquare,
)
from tests.engine.network.files.test_katago import answer
from tests.engine.network.katago_files import KataGoFile, write_katago

Array = np.ndarray[Any, Any]


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
        ("ffn", 4, "1", "0", "feed-forward blocks without a gate are not supported"),
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
            with pytest.raises(WeightsError, match="more blocks than in any known network"):
                load_katago(path)
        else:
            assert torch.isfinite(answer(load_katago(path)[0])).all()


@pytest.mark.parametrize("kind", ["attention", "feed-forward", "fixed", "flat"])
def test_transformer_blocks_compute_their_formulas(tmp_path: Path, kind: str) -> None:
    """Points one by one in float64, against the runner's fused products."""
    file = KataGoFile(17, (kind,))
    block = load_katago(write_katago(tmp_path / "a.bin", file.binary()))[0].trunk.blocks[0]
    size, nothing = 5, Norm(np.ones(6), np.zeros(6), "identity")
    x = np.random.default_rng(3).integers(-3, 4, (2, size, size, 6), np.int8)

    def write(graph: GraphBuilder) -> dict[str, Node]:
        map_of_x = graph.planes(size, 6, np.int8)
        return {"y": write_blocks(graph, (block,), nothing, "identity", map_of_x, size)}

    given = torch_graph.compiled(write, "fp64").run(x)["y"]
    points = [(i, j) for i in range(size) for j in range(size)]
    seen = x.transpose(0, 3, 1, 2).astype(np.float64)
    np.testing.assert_allclose(given, by_formula(block, seen, points), atol=1e-9)


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
