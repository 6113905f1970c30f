"""Our weights files: round trip, self-description, and every kind of damage."""

from __future__ import annotations

import json
import random
import struct
import subprocess
import sys
import weakref
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from safetensors.numpy import load_file

from engine.base.errors import WeightsError
from engine.network.files.weights import FORMAT, load_network, read_header, save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.network.opened import shared_network
from tests.engine.network.networks import KINDS, random_network
from tests.shared import PROJECT


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("half", [False, True])
def test_what_was_saved_comes_back(tmp_path: Path, kind: str, half: bool) -> None:
    network = random_network(kind)
    path = tmp_path / f"{kind}.safetensors"
    training = {"run": "base", "steps": 100, "komi_range": [-3.5, 21.5]}
    saved = save_network(
        path,
        network,
        training=training,
        strength={"elo": 12.5},
        license="CC0-1.0",
        sharpening={5: 0.25},
        half=half,
    )
    loaded, header = load_network(path)
    assert header == saved == read_header(path)
    assert header.settings == network.settings
    assert (header.name, header.kind, header.format) == (kind, "sai-studio", FORMAT)
    assert (header.training, header.license) == (training, "CC0-1.0")
    assert header.sharpening == {5: 0.25}
    assert header.sizes == ((3, 4, 5) if network.settings.pooled else (5,))
    assert header.features == network.settings.features
    assert header.curve_kind == network.settings.curve_kind
    names = {"flat": "flat", "elf": "flat", "none": "flat", "multi_label": "multi-label"}
    expected = names.get(network.settings.value_head, "sigmoid")
    assert _parts(path)[1]["curve_kind"] == expected
    assert loaded.identity == header.identity
    assert not loaded.training
    for name, tensor in network.state_dict().items():
        tolerance = 1e-3 if half and tensor.ndim > 1 else 0
        torch.testing.assert_close(
            loaded.state_dict()[name], tensor, rtol=tolerance, atol=tolerance / 100
        )


def test_a_second_copy_has_the_same_identity(tmp_path: Path) -> None:
    first = save_network(tmp_path / "a.safetensors", random_network(), name="Alpha")
    network, header = load_network(tmp_path / "a.safetensors")
    assert header.name == "Alpha"
    second = save_network(tmp_path / "b.safetensors", network)
    third = save_network(tmp_path / "c.safetensors", random_network(seed=2))
    assert first.identity == second.identity != third.identity


def test_a_loaded_network_can_be_trained(tmp_path: Path) -> None:
    save_network(tmp_path / "a.safetensors", random_network())
    network, _ = load_network(tmp_path / "a.safetensors")
    network.train()
    out = network(torch.rand(4, 17, 5, 5))
    (out.value.sum() + out.policy_logits.sum()).backward()
    torch.optim.SGD(network.parameters(), 0.1).step()


def test_files_are_ordinary_safetensors(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    network = random_network()
    save_network(path, network)
    tensors = load_file(path)
    assert tensors["policy.dense.weight"].dtype == np.float16
    assert tensors["policy.dense.bias"].dtype == np.float32
    assert tensors["trunk.input.norm.running_var"].dtype == np.float32


def test_weights_too_large_for_half_precision_are_kept_whole(tmp_path: Path) -> None:
    network = random_network()
    with torch.no_grad():
        network.policy.dense.weight[0, 0] = 1e6
    save_network(tmp_path / "a.safetensors", network)
    loaded, _ = load_network(tmp_path / "a.safetensors")
    assert torch.equal(loaded.policy.dense.weight, network.policy.dense.weight)


@pytest.mark.parametrize("bad", [float("nan"), float("inf")])
def test_a_network_that_exploded_is_not_saved(tmp_path: Path, bad: float) -> None:
    network = random_network()
    with torch.no_grad():
        network.policy.dense.weight[0, 0] = bad
    with pytest.raises(WeightsError, match=r"policy\.dense\.weight"):
        save_network(tmp_path / "a.safetensors", network)
    assert list(tmp_path.iterdir()) == []


def test_headers_are_read_without_torch(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    save_network(path, random_network())
    code = (
        "import sys; from pathlib import Path; "
        "from engine.network.files.weights import read_header; "
        f"read_header(Path({str(path)!r})); assert 'torch' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=PROJECT)


def _parts(path: Path) -> tuple[dict[str, Any], dict[str, Any], bytes]:
    data = path.read_bytes()
    end = 8 + struct.unpack("<Q", data[:8])[0]
    tensors = json.loads(data[8:end])
    return tensors, json.loads(tensors["__metadata__"]["sai-studio-network"]), data[end:]


def _put(path: Path, tensors: dict[str, Any], header: dict[str, Any], data: bytes) -> None:
    tensors["__metadata__"]["sai-studio-network"] = json.dumps(header)
    text = json.dumps(tensors).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)


def test_a_sharpening_without_a_board_counts_for_every_board(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    save_network(path, random_network("pooled"))
    tensors, header, data = _parts(path)
    header["sharpening"] = 0.25
    _put(path, tensors, header, data)
    assert read_header(path).sharpening == {3: 0.25, 4: 0.25, 5: 0.25}


_HEADERS: dict[str, tuple[dict[str, Any], str]] = {
    "format": ({"format": 2}, "its format is 2, this program reads 1); update the program"),
    "features": ({"features_version": 9}, "agz17 has version 9, here it is 1"),
    "size": ({"settings": {"size": 9}}, "tensor"),
    "huge": ({"settings": {"channels": 1024, "blocks": 80}}, "tensor"),
    "too large": ({"settings": {"channels": 10**9}}, "at most 1,024"),
    "unknown set": ({"settings": {"features": "agz99"}}, "agz99"),
    "unknown setting": ({"settings": {"chanels": 8}}, "did you mean 'channels'"),
    "text for number": ({"settings": {"blocks": "many"}}, "must be a number"),
    "identity": ({"identity": "01234567"}, "the weights are damaged"),
    "no training": ({"training": 3}, "header is damaged"),
    "sharpening": ({"sharpening": {"5": -1.0}}, "header is damaged"),
}


@pytest.mark.parametrize("case", _HEADERS)
def test_headers_that_do_not_fit_are_named(tmp_path: Path, case: str) -> None:
    path = tmp_path / "a.safetensors"
    save_network(path, random_network())
    tensors, header, data = _parts(path)
    changes, message = _HEADERS[case]
    for key, value in changes.items():
        header[key] = {**header[key], **value} if isinstance(value, dict) else value
    _put(path, tensors, header, data)
    with pytest.raises(WeightsError) as error:
        load_network(path)
    assert str(error.value).startswith("a.safetensors: ")
    assert message in str(error.value)


@pytest.mark.parametrize(
    "entry",
    [
        {"shape": [10**12, 10**12]},
        {"shape": []},
        {"dtype": "I64"},
        {"dtype": ["F32"]},
        {"data_offsets": [0, 10**15]},
        {"data_offsets": [-8, 0]},
        {"data_offsets": [0]},
        {"data_offsets": ["0", "8"]},
        {"data_offsets": [0.0, 1e300]},
    ],
)
def test_impossible_places_of_tensors_are_refused(tmp_path: Path, entry: dict[str, Any]) -> None:
    path = tmp_path / "a.safetensors"
    save_network(path, random_network())
    tensors, header, data = _parts(path)
    tensors["policy.dense.weight"].update(entry)
    _put(path, tensors, header, data)
    with pytest.raises(WeightsError, match=r"tensor policy\.dense\.weight|out of range"):
        load_network(path)


def test_other_files_are_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    contents = [
        b"",
        b"\0" * 7,
        b"\xff" * 100,
        struct.pack("<Q", 2) + b"{}",
        struct.pack("<Q", 1 << 40) + b"{}",
        struct.pack("<Q", 9) + b"[" * 9,
        struct.pack("<Q", 100_000) + b"[" * 100_000,
        struct.pack("<Q", 4) + b"null",
        struct.pack("<Q", 20) + b'{"__metadata__": 17}',
        b"<html><body>404</body></html>" * 100,
        b"PK\x03\x04" + bytes(1000),
    ]
    for content in contents:
        path.write_bytes(content)
        for read in (load_network, read_header):
            with pytest.raises(WeightsError, match=r"a\.safetensors") as error:
                read(path)
            assert len(str(error.value)) < 200


def test_a_missing_file_and_a_folder_are_errors(tmp_path: Path) -> None:
    for path in (tmp_path / "none.safetensors", tmp_path):
        with pytest.raises(WeightsError, match="can't be read"):
            load_network(path)


def test_a_place_that_can_not_be_written_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"can't be written \(.*\); free some space"):
        save_network(tmp_path / "none" / "a.safetensors", random_network())


def test_random_damage_never_gets_through(tmp_path: Path) -> None:
    path = tmp_path / "a.safetensors"
    save_network(path, random_network())
    whole = path.read_bytes()
    chance = random.Random(5)
    refused = []
    for number in range(300):
        bad = bytearray(whole)
        if number % 3 == 0:
            bad[chance.randrange(len(bad))] ^= 1 << chance.randrange(8)
        elif number % 3 == 1:
            del bad[chance.randrange(len(bad)) :]
        else:
            length = struct.unpack("<Q", whole[:8])[0]
            digits = [i for i in range(8, 8 + length) if whole[i : i + 1].isdigit()]
            bad[chance.choice(digits)] = chance.choice(b"0123456789")
        path.write_bytes(bad)
        try:
            network, header = load_network(path)
        except WeightsError as error:
            refused.append(str(error))
        else:  # the damage was in a text that no tensor depends on
            assert network.identity == header.identity
    assert len(refused) > 200
    assert all(text.startswith("a.safetensors") for text in refused)


def test_a_file_is_in_memory_once_however_many_threads_use_it(tmp_path: Path) -> None:
    path = tmp_path / "net.safetensors"
    save_network(path, initial_network(NetworkSettings(size=5, blocks=1, channels=4), seed=1))
    with ThreadPoolExecutor(4) as threads:
        opened = list(threads.map(shared_network, [path] * 4))
    assert all(one is opened[0] for one in opened)
    save_network(path, initial_network(NetworkSettings(size=5, blocks=2, channels=4), seed=2))
    changed = shared_network(path)
    assert changed.header.identity != opened[0].header.identity
    nobody = weakref.ref(changed)
    del changed
    assert nobody() is None, "it is kept only as long as somebody uses it"
    path.unlink()
    with pytest.raises(WeightsError, match="net.safetensors: No such file.*choose another file"):
        shared_network(path)
