"""Files that were made or damaged to do harm: each ends in one sentence, whatever reads it."""

from __future__ import annotations

import gzip
import json
import math
import struct
import tracemalloc
import warnings
from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.base.errors import EngineError, WeightsError
from engine.go.rules import Rules
from engine.go.state import position_batch
from engine.network.files.weights import read_header, save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.network.models.shapes import weight_shapes
from engine.network.opened import open_network
from tests.engine.network.katago_files import BLOCKS, KataGoFile
from tests.engine.network.texts import leela_lines

MEGABYTE: Final = 1 << 20
TOKENS: Final = (
    *(b"-1", b"0", b"nan", b"inf", b"1e999", b"1e39", b"-0", b"1_0", b"0x10", b"1.5", b" ", b"\n"),
    *(b"2147483648", b"4294967296", b"1000000000", b"99999999999999999999", b"9" * 300, b"16384"),
    *(b"@BIN@", b"\0" * 8, b"\xff\xff\xff\x7f", b"\x00\x00\xc0\x7f", b"\xc2\xb2", b"[[[[", b"null"),
    *(b"nested_bottleneck_block", b"transformer_attention_block", b"ACTIVATION_SILU"),
    *(b'"size": 25', b'"blocks": 80', b'"channels": 1024', b'"shape": [1000000, 1000000]'),
)


@cache
def seeds() -> dict[str, bytes]:
    """Tiny good files of every kind by name."""
    files = {}
    for version, blocks in ((8, BLOCKS[:2]), (15, BLOCKS[:3]), (17, BLOCKS)):
        made = KataGoFile(version, blocks, human=version == 15)
        files[f"k{version}.bin"] = made.binary()
        files[f"k{version}.txt"] = made.text()
    for head in ("LZ", "V", "Y", "T", "I"):
        files[f"l{head}.txt"] = ("\n".join(leela_lines(head)) + "\n").encode()
    files["komi.txt"] = ("\n".join(leela_lines("Y", version=33)) + "\n").encode()
    return files


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A place for files, with networks of our own in it."""
    path = tmp_path_factory.mktemp("hostile")
    own = NetworkSettings(size=5, features="agz17", blocks=1, channels=4, ownership=True)
    save_network(path / "own.safetensors", initial_network(own, seed=1))
    return path


@st.composite
def changes(draw: st.DrawFn) -> list[tuple[int, float, int, int]]:
    """Kinds of damage, and where: near the beginning, where headers are, as often as anywhere."""
    return draw(
        st.lists(
            st.tuples(
                st.integers(0, 6),
                st.floats(0, 1, exclude_max=True),
                st.integers(0, 255),
                st.integers(0, len(TOKENS) - 1),
            ),
            min_size=1,
            max_size=6,
        )
    )


def damaged(data: bytes, damage: list[tuple[int, float, int, int]]) -> bytes:
    """The same file after some changes of its bytes."""
    changed = bytearray(data)
    for kind, place, value, token in damage:
        room = min(len(changed), 600) if value % 2 else len(changed)
        at = int(place * room)
        if kind == 0:
            changed[at : at + 1] = bytes([value])
        elif kind == 1:
            del changed[at:]
        elif kind == 2:
            changed[at:at] = TOKENS[token]
        elif kind == 3:
            changed[at : at + len(TOKENS[token])] = TOKENS[token]
        elif kind == 4:
            del changed[at : at + 1 + value]
        elif kind == 5:
            changed[at:at] = changed[at : at + 1 + value]
        else:  # a whole word
            end = at
            while end < len(changed) and changed[end] > 32:
                end += 1
            while at > 0 and changed[at - 1] > 32:
                at -= 1
            changed[at:end] = TOKENS[token]
    return bytes(changed)


def read_all_ways(path: Path) -> None:
    """Read a file as listing and play do; what is refused is refused in one sentence."""
    for read in (read_header, open_network):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                read(path)
        except WeightsError as error:
            said = str(error)
            assert said.startswith(path.name)
            assert "\n" not in said
            assert len(said) < 330


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    name=st.sampled_from([*sorted(seeds()), "own.safetensors"]),
    damage=changes(),
    packed=st.sampled_from(["", "before", "after"]),
    ending=st.sampled_from(["", "", "", ".bin", ".txt", ".safetensors", ".gz", ".bin.gz"]),
)
def test_damage_is_refused_in_one_sentence(
    folder: Path, name: str, damage: list[tuple[int, float, int, int]], packed: str, ending: str
) -> None:
    """Packed before the damage was done, after it, or not at all; under right and wrong names."""
    own = name == "own.safetensors"
    data = (folder / name).read_bytes() if own else seeds()[name]
    if packed == "before":
        data = damaged(gzip.compress(data, 1), damage)
    else:
        data = damaged(data, damage)
        if packed == "after":
            data = gzip.compress(data, 1)
    path = folder / (f"it{ending}" if ending else f"it-{name}{'.gz' if packed else ''}")
    path.write_bytes(data)
    read_all_ways(path)


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    data=st.binary(max_size=300), ending=st.sampled_from([".bin", ".txt", ".gz", ".safetensors"])
)
def test_any_bytes_are_refused_in_one_sentence(folder: Path, data: bytes, ending: str) -> None:
    path = folder / f"any{ending}"
    path.write_bytes(data)
    read_all_ways(path)
    for mark in (b"\x1f\x8b\x08\0", b"1\n", b"name 8 22 19\n", struct.pack("<Q", len(data))):
        path.write_bytes(mark + data)
        read_all_ways(path)


def zeros(count: int) -> bytes:
    return b"0 " * count


def leela_bomb() -> bytes:
    """Right in every line, and a thousand times larger than its file."""
    lines = [b"1", zeros(9 * 18 * 1024), zeros(1024), zeros(1024), zeros(1024)]
    return gzip.compress(b"\n".join([*lines, *[zeros(9 << 20)] * 2]), 9)


def katago_bomb() -> bytes:
    front = b"name 8 22 19 trunk 40 1024 1024 1024 1024 1024 conv 3 3 22 1024 1 1 "
    part = gzip.compress(front + zeros(9 * 22 * 1024) + b" m 19 1024 " + zeros(19 * 1024), 9)
    norm = b"n 1024 0.001 1 1 " + zeros(2048) + b"1 " * 1024 + zeros(1024)
    block = b"ordinary_block b " + norm + b"act conv 3 3 1024 1024 1 1 " + zeros(9 << 20)
    return part + gzip.compress(block, 9) * 50


def header(values: object, *, length: int | None = None) -> bytes:
    text = json.dumps(values).encode()
    return struct.pack("<Q", len(text) if length is None else length) + text


def own_header(**changed: object) -> bytes:
    return header({"__metadata__": {"sai-studio-network": json.dumps({"format": 1, **changed})}})


def overlapping() -> bytes:
    """Return a file whose tensors all lie on the same bytes, so that it is read many times."""
    settings = NetworkSettings(size=5, features="agz17", blocks=40, channels=256)
    shapes = weight_shapes(settings)
    fields = {
        "features_version": settings.feature_set.version,
        "settings": settings.to_dict(),
        "name": "it",
        "identity": "00000000",
        "training": {},
        "strength": {},
        "license": "",
    }
    entries = {
        name: {"dtype": "F16", "shape": list(shape), "data_offsets": [0, 2 * math.prod(shape)]}
        for name, shape in shapes.items()
    }
    text = json.dumps({"format": 1, **fields})
    front = header({"__metadata__": {"sai-studio-network": text}, **entries})
    return front + bytes(2 * max(map(math.prod, shapes.values())))


HOSTILE: Final = {
    "overlap.safetensors": overlapping,
    "bomb.txt.gz": leela_bomb,
    "bomb.bin.gz": katago_bomb,
    "zeros.bin.gz": lambda: gzip.compress(bytes(8 << 20), 9) * 100,
    "spaces.gz": lambda: gzip.compress(b" " * (8 << 20), 9) * 100,
    "lines.txt.gz": lambda: gzip.compress(b"1\n" * (4 << 20), 9) * 100,
    "nested.gz": lambda: gzip.compress(gzip.compress(leela_bomb(), 9), 9),
    "word.bin": lambda: b"a" * (8 << 20),
    "number.txt": lambda: b"1\n" + b"1" * (8 << 20),
    "length.safetensors": lambda: header({}, length=1 << 62),
    "deep.safetensors": lambda: struct.pack("<Q", 2 << 20) + b"[" * (2 << 20),
    "digits.safetensors": lambda: own_header(features_version=1, settings={"size": 10**400}),
    "large.safetensors": lambda: own_header(
        features_version=1, settings={"size": 25, "blocks": 80, "channels": 1024}
    ),
    "planes.bin": lambda: (
        b"name 8 22 19 t 500 16384 1 1 1 1 conv 9 9 22 16384 1 1 @BIN@" + bytes(99)
    ),
    "blocks.bin": lambda: b"name 8 22 19 t 99999999999 96 1 1 1 1",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_given_up_early(tmp_path: Path, name: str) -> None:
    """Little memory, and little of the file: a few megabytes are unpacked at most."""
    path = tmp_path / name
    path.write_bytes(HOSTILE[name]())
    read_all_ways(path)
    with pytest.raises(WeightsError, match="^" + name.replace(".", r"\.")):
        open_network(path)


@pytest.mark.parametrize("name", [name for name in HOSTILE if name != "bomb.bin.gz"])
def test_hostile_files_take_little_memory(tmp_path: Path, name: str) -> None:
    """All but the one that is a network for eight megabytes: tracing its words takes minutes."""
    path = tmp_path / name
    path.write_bytes(HOSTILE[name]())
    read_all_ways(path)  # what is loaded once, such as kernels, doesn't count
    tracemalloc.start()
    try:
        read_all_ways(path)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < 80 * MEGABYTE


def test_a_file_of_gigabytes_is_not_read(tmp_path: Path) -> None:
    for name, front in (("s.safetensors", b"\x20" + bytes(7)), ("s.bin", b"x"), ("s.txt", b"1\n")):
        path = tmp_path / name
        with path.open("wb") as file:
            file.write(front)
            file.truncate(40 << 30)  # takes no room on the disk
        read_all_ways(path)
        with pytest.raises(WeightsError):
            open_network(path)


@pytest.mark.parametrize("value", ["3e38", "-3e38", "1e30"])
@pytest.mark.parametrize("kind", ["katago", "leela"])
def test_weights_that_explode_are_refused_when_they_answer(
    tmp_path: Path, kind: str, value: str
) -> None:
    """Finite in the file, so it opens; its answers are not, and that is said, not passed on."""
    path = tmp_path / "huge.txt"
    if kind == "katago":
        made = KataGoFile(8, ("ordinary",))
        made.words = [
            np.full(len(word), float(value), np.float32)
            if isinstance(word, np.ndarray) and len(word) > 100
            else word
            for word in made.words
        ]
        path.write_bytes(made.text())
    else:
        lines = [
            " ".join([value] * len(line.split())) if len(line.split()) > 60 else line
            for line in leela_lines("Y")
        ]
        path.write_text("\n".join(lines) + "\n")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        opened = open_network(path)
        positions = position_batch(2, 5)
        said = ""
        try:
            evaluator = opened.evaluator(Rules(size=5), precision="fp32")
            answer = evaluator.evaluate(
                positions, np.ones((2, 26), np.bool_), np.full(2, 7.5, np.float32)
            )
        except EngineError as error:
            said = str(error)
    if said:
        assert "not finite" in said
    else:
        assert np.isfinite(answer.policy).all()
        assert np.isfinite(answer.curve).all()
