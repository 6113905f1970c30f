"""OpenVINO: the answers of the trained network, where the library is installed."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
import torch

from engine.network.backends.openvino_graph import (
    Entering,
    OpenVINOBuilder,
    _range_of_bytes,
    compiled,
    openvino_has_int8,
    openvino_is_here,
)
from engine.network.files.katago import load_katago
from engine.network.graphs.builder import Node
from engine.network.models.network import Network
from engine.network.models.shapes import NO_PASS
from tests.engine.network.katago_files import BLOCKS, KataGoFile, write_katago
from tests.engine.network.networks import KINDS, Asked, AskedKataGo, random_network

pytestmark = pytest.mark.skipif(not openvino_is_here(), reason="OpenVINO is not installed")


def inputs(network: Network, count: int) -> tuple[torch.Tensor, torch.Tensor | None]:
    settings, generator = network.settings, torch.Generator().manual_seed(0)
    shape = (count, settings.feature_set.planes, settings.size, settings.size)
    planes = torch.randint(0, 2, shape, generator=generator, dtype=torch.int8)
    return planes, torch.linspace(-9, 9, count) if settings.needs_komi else None


def through_openvino(network: Network, precision: str) -> Asked:
    return Asked(network, f"openvino-{precision}", inputs(network, 8))


def test_nobody_is_told_that_it_is_used() -> None:
    told = [name for name in sys.modules if name.startswith("openvino_telemetry")]
    assert [name for name in told if sys.modules[name] is not None] == []


@pytest.mark.parametrize("kind", KINDS)
def test_answers_are_those_of_torch(kind: str) -> None:
    network = random_network(kind, size=6)
    through = through_openvino(network, "fp32")
    exact = Asked(network, "fp64")
    for count in (1, 5, 3):  # graphs are made for any number of rows
        planes, komi = inputs(network, count)
        given = through.run(planes, komi)
        expected = exact.run(planes, komi)
        for ours, theirs in zip(given, expected, strict=True):
            if theirs is None:
                assert ours is None
                continue
            assert ours is not None
            torch.testing.assert_close(ours.double(), theirs, atol=2e-5, rtol=2e-5)


@pytest.mark.parametrize("kind", KINDS)
def test_answers_on_all_cores_are_those_on_one(kind: str) -> None:
    network = random_network(kind, size=6)
    typical, planes = inputs(network, 8), inputs(network, 5)
    one, shared = (
        Asked(network, "openvino-fp32", typical, all_cores=all_cores) for all_cores in (False, True)
    )
    for ours, theirs in zip(shared.run(*planes), one.run(*planes), strict=True):
        torch.testing.assert_close(ours, theirs, atol=1e-5, rtol=1e-5)


@pytest.mark.skipif(not openvino_has_int8(), reason="this processor doesn't compute in bytes")
@pytest.mark.parametrize("kind", KINDS)
def test_bytes_answer_nearly_the_same(kind: str) -> None:
    network = random_network(kind, size=6)
    planes, komi = inputs(network, 8)
    expected = Asked(network, "fp64").run(planes, komi)
    given = through_openvino(network, "int8").run(planes, komi)
    for ours, theirs in zip(given, expected, strict=True):
        if ours is None or theirs is None or not theirs.any():  # no such head
            continue
        known = theirs != NO_PASS
        off = float((ours.double() - theirs)[known].abs().mean())
        assert 0.0 < off < 0.1 * float(theirs[known].std())


@pytest.mark.skipif(not openvino_has_int8(), reason="this processor doesn't compute in bytes")
def test_rounding_the_weights_shifts_no_channel() -> None:
    """What comes through a convolution in bytes is right on average, if not at each point."""
    generator = np.random.default_rng(1)
    board = generator.random((4, 6, 9, 9), np.float32) + 1.0  # far from 0: every bias shows
    weight = generator.normal(size=(8, 6, 3, 3)).astype(np.float32)
    weight[:, 0] *= 20.0  # coarse steps for all others

    def write(graph: OpenVINOBuilder) -> dict[str, Node]:
        x = graph.vector("x", 6 * 81)
        node = graph._op.reshape(x, np.array([-1, 6, 9, 9]), False)
        return {"y": graph.convolve(node, weight)}

    def shift(rounded: np.ndarray) -> float:
        return float(np.abs((rounded - whole)[:, :, 1:-1, 1:-1].mean((0, 2, 3))).max())

    flat = board.reshape(4, -1)
    whole = compiled(write, "fp32", ()).run(flat)["y"]
    plain = OpenVINOBuilder([Entering(*np.array([[0.0] * 6, [2.0] * 6, [0.0] * 6], np.float32))])
    uncorrected = plain.compile("fp32", write(plain)).run(flat)["y"]
    assert shift(uncorrected) > 0.3
    assert shift(compiled(write, "int8", (flat,)).run(flat)["y"]) < 0.2 * shift(uncorrected)


def test_channels_that_reach_far_do_not_spoil_the_others_in_bytes() -> None:
    if not openvino_has_int8():
        pytest.skip("this processor doesn't add up products of bytes itself")
    generator = np.random.default_rng(2)
    rows = generator.normal(size=(3, 16 * 24)).astype(np.float32)
    rows.reshape(3, 16, 24)[:, :, 5] *= 100.0
    weights = [generator.normal(size=(24, width)).astype(np.float32) for width in (8, 4)]
    for weight in weights:
        weight[5] /= 100.0

    def write(graph: OpenVINOBuilder) -> dict[str, Node]:
        node = graph._op.reshape(graph.vector("x", 16 * 24), np.array([-1, 16, 24]), False)
        return dict(zip("ab", graph.matrices(node, weights), strict=True))

    given = compiled(write, "int8", (rows,)).run(rows)
    for name, weight in zip("ab", weights, strict=True):
        expected = rows.reshape(3, 16, 24) @ weight
        off = float(np.abs(given[name] - expected).mean() / expected.std())
        assert 0.0 < off < 0.02


def test_a_network_that_overflows_has_no_ranges() -> None:
    network = random_network()
    with torch.no_grad():
        network.trunk.input.convolution.weight.fill_(1e38)
    with pytest.raises(RuntimeError, match="not finite"):
        through_openvino(network, "int8")


def test_a_range_of_bytes_has_zero_as_a_step() -> None:
    assert _range_of_bytes(0.5, 2.55) == (0.0, pytest.approx(2.55))
    low, high = _range_of_bytes(-0.3, 1.0)
    step = (high - low) / 255
    assert low / step == pytest.approx(round(low / step), abs=1e-9)
    assert high - low == pytest.approx(1.3)
    assert abs(low + 0.3) <= step / 2
    low, high = _range_of_bytes(0.0, 0.0)  # a layer that nothing reaches
    assert low == 0.0 < high


def test_answers_stay_when_the_next_are_asked() -> None:
    network = random_network()
    through = through_openvino(network, "fp32")
    planes, _ = inputs(network, 4)
    first = through.run(planes[:2])
    kept = first.policy_logits.clone()
    through.run(planes[2:])
    assert torch.equal(first.policy_logits, kept)


def test_a_copy_is_frozen() -> None:
    network = random_network()
    planes, _ = inputs(network, 2)
    through = through_openvino(network, "fp32")
    before = through.run(planes)
    with torch.no_grad():
        for parameter in network.parameters():
            parameter.zero_()
    assert torch.equal(through.run(planes).policy_logits, before.policy_logits)


@pytest.mark.parametrize(
    ("version", "human", "activation"),
    [(8, False, "RELU"), (11, False, "MISH"), (15, True, "MISH"), (17, False, "SILU")],
)
def test_answers_of_katago_networks_are_those_of_torch(
    tmp_path: Path, version: int, human: bool, activation: str
) -> None:
    blocks = BLOCKS if version == 17 else BLOCKS[: 2 if version == 8 else 3]
    tip = "spatial" if version == 17 else "norm"
    file = KataGoFile(version, blocks, human=human, activation=activation, tip=tip)
    model, _ = load_katago(write_katago(tmp_path / "a.bin.gz", file.binary()))
    generator = torch.Generator().manual_seed(0)
    planes = torch.randint(0, 2, (3, 22, 7, 7), generator=generator, dtype=torch.uint8)
    numbers = torch.rand(3, 19, generator=generator)
    players = torch.rand(3, 192, generator=generator) if human else None
    asked = (planes, numbers, players)
    given = AskedKataGo(model, 7, "openvino-fp32", asked).run(*asked)
    expected = AskedKataGo(model, 7, "fp64").run(*asked)
    for ours, theirs in zip(given, expected, strict=True):
        torch.testing.assert_close(ours.double(), theirs, atol=2e-5, rtol=2e-5)
    if openvino_has_int8():
        bytes_of = AskedKataGo(model, 7, "openvino-int8", asked).run(*asked)
        for ours, theirs in zip(bytes_of, expected, strict=True):
            off = float((ours.double() - theirs).abs().mean())
            assert 0.0 < off < 0.1 * float(theirs.std())
