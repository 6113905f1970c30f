"""Leela Zero and SAI files: every kind is understood, every damage is named."""

from __future__ import annotations

import gzip
import random
from pathlib import Path

import numpy as np
import pytest
import torch

from engine.base.errors import WeightsError
from engine.network.files import leela, number_lines
from engine.network.files.number_lines import NumberLines
from engine.network.files.weights import load_network, read_header
from tests.engine.network.texts import leela_lines


def _write(path: Path, lines: list[str], ending: str = "\n") -> Path:
    path.write_bytes((ending.join(lines) + ending).encode())
    return path


@pytest.mark.parametrize(
    ("head", "version", "planes", "kind", "features"),
    [
        ("LZ", 1, 18, "flat", "agz18"),
        ("LZ", 2, 18, "elf", "agz18"),
        ("V", 1, 17, "V", "agz17"),
        ("Y", 17, 17, "Y", "sai17-advanced"),
        ("T", 1, 18, "T", "agz18"),
        ("I", 1, 17, "I", "agz17"),
        ("Y", 49, 17, "Y", "sai17-advanced"),
        ("V", 33, 18, "V", "agz18"),
        ("Y", 65, 7, "Y", "sai7-liberties"),
        ("Y", 129, 7, "Y", "sai7-sizes"),
        ("Y", 209, 13, "Y", "sai13-advanced-liberties-sizes"),
    ],
)
def test_lengths_of_lines_tell_what_a_network_is(
    tmp_path: Path, head: str, version: int, planes: int, kind: str, features: str
) -> None:
    path = _write(tmp_path / "a.txt", leela_lines(head, version=version, planes=planes, blocks=2))
    network, header = load_network(path)
    settings = network.settings
    assert settings == header.settings == read_header(path).settings
    assert (settings.value_head, settings.features) == (kind, features)
    assert (settings.size, settings.blocks, settings.channels) == (5, 2, 4)
    assert (settings.policy_channels, settings.value_channels, settings.value_hidden) == (2, 2, 6)
    assert settings.needs_komi == bool(version & 32)
    if kind == "V":
        assert (settings.beta_channels, settings.beta_hidden) == (3, 5)
    assert header.format == version
    assert header.name == "a"
    assert not network.training


def test_layers_are_the_files_layers_turned_over(tmp_path: Path) -> None:
    lines = leela_lines("Y")
    network, _ = load_network(_write(tmp_path / "a.txt", lines))
    kernel = np.array(lines[1].split(), np.float32).reshape(4, 17, 3, 3)[:, :, ::-1]
    weight = network.trunk.input.convolution.weight.detach().numpy()
    assert np.array_equal(weight, kernel)
    policy = np.array(lines[17].split(), np.float32).reshape(26, 2, 5, 5)
    dense = network.policy.dense.weight.detach().numpy().reshape(26, 2, 5, 5)
    assert np.array_equal(dense[25], policy[25][:, ::-1])  # pass
    assert np.array_equal(dense[3], policy[23][:, ::-1])  # D5 and D1 change places


@pytest.mark.parametrize("packed", [False, True])
def test_endings_packing_and_names_do_not_matter(tmp_path: Path, packed: bool) -> None:
    lines = leela_lines("V")
    plain, _ = load_network(_write(tmp_path / "plain.txt", lines))
    data = ("\r\n".join(f" {line} " for line in lines) + "\r\n\r\n").encode()
    path = tmp_path / "weights.whatever"
    path.write_bytes(gzip.compress(data) if packed else data)
    other, header = load_network(path)
    for name, tensor in plain.state_dict().items():
        assert torch.equal(tensor, other.state_dict()[name])
    assert header.identity == read_header(path).identity


def test_the_identity_is_the_texts_hash(tmp_path: Path) -> None:
    import hashlib

    data = ("\n".join(leela_lines("LZ")) + "\n").encode()
    path = tmp_path / "a.gz"
    path.write_bytes(gzip.compress(data))
    assert read_header(path).identity == hashlib.sha256(data).hexdigest()[:8]


@pytest.mark.parametrize(
    "text",
    ["0.1", "-0.25", "+3", "1e-3", "1.5E+2", ".5", "5.", "-1e-30", "3.4028e38", "1e-45", "0e99",
     "123456789012345678901234567890", "0.000000000000000000000000000012345678901234567",
     "1.17549e-38", "16777217", "-0.0031415926535897932384626433"],
)  # fmt: skip
def test_numbers_are_read_as_python_reads_them(tmp_path: Path, text: str) -> None:
    lines = NumberLines(_write(tmp_path / "a.txt", [f"{text} {text}"]))
    found = lines.next(10)
    lines.close()
    assert found is not None
    np.testing.assert_allclose(found, [np.float32(float(text))] * 2, rtol=1.2e-7, atol=0)


def test_numbers_survive_the_cuts_between_pieces(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    values = [f"{x:.7g}" for x in np.random.default_rng(1).normal(0, 1, 500)]
    path = _write(tmp_path / "a.txt", [" ".join(values[:300]), " ".join(values[300:])])
    for piece in (70, 101, 256):
        monkeypatch.setattr(number_lines, "_PIECE", piece)
        lines = NumberLines(path)
        found = [lines.next(400), lines.next(400), lines.next(400)]
        lines.close()
        assert found[2] is None
        for numbers, part in zip(found, (values[:300], values[300:]), strict=False):
            assert numbers is not None
            np.testing.assert_allclose(numbers, np.array(part, np.float32), rtol=1e-6)


def _damages() -> dict[str, tuple[list[str], str]]:
    lines = leela_lines("Y")

    def changed(index: int, line: str) -> list[str]:
        return [*lines[:index], line, *lines[index + 1 :]]

    def cut(index: int) -> list[str]:
        return changed(index, " ".join(lines[index].split()[:-1]))

    return {
        "version 0": (changed(0, "0"), "line 1: format version 0"),
        "version 3": (changed(0, "3"), "line 1: format version 3"),
        "unknown bit": (changed(0, "257"), "line 1: format version 257"),
        "fraction": (changed(0, "1.5"), "line 1: format version 1.5"),
        "two numbers": (changed(0, "1 2"), "line 1: this line has more than one number"),
        "infinite": (changed(6, "1 inf 1 1"), "line 7: 'inf' is not a finite number"),
        "nan": (changed(6, "1 1 nan 1"), "line 7: 'nan' is not a finite number"),
        "overflow": (changed(6, "1 1 1e39 1"), "line 7: '1e39' is not a finite number"),
        "word": (changed(6, "1 1 1x 1"), "line 7: '1x' is not a finite number"),
        "bad exponent": (changed(6, "1 1 1e 1"), "line 7: '1e' is not a finite number"),
        "long number": (changed(6, "1" * 70), "line 7: '1111"),
        "input planes": (changed(1, lines[1] + " 1"), "input convolution"),
        "no history": (changed(0, "17"), ""),
        "kernel": (cut(5), "line 6: 143 numbers"),
        "means": (cut(7), "line 8: 3 numbers for the means"),
        "negative variance": (changed(8, "1 1 -1 1"), "line 9: a negative variance"),
        "half a block": ([*lines[:9], *lines[13:]], "no whole blocks"),
        "policy": (cut(17), "line 19: the policy has 26 moves, but 1299 weights"),
        "no square": (changed(18, " ".join(["0"] * 24)), "line 19: 24 moves are no square board"),
        "value": (cut(23), "value.hidden has 6 units, but 299 weights"),
        "output": (cut(25), "the value's output"),
        "two outputs": (changed(26, "0 0"), "the value's output"),
        "beta": (cut(27), "line 29: value.beta_hidden has 5 units"),
        "beta's output": (cut(29), "line 30: 4 numbers for beta's output, not 5"),
        "cut off": (lines[:20], "the file ends where"),
        "one line short": (lines[:-1], "3 lines after a value head"),
        "too many lines": (lines + ["1"] * 30, "9 lines after a value head"),
        "only the version": (lines[:1], "the file ends where the input convolution"),
        "elf with two values": (changed(0, "2"), "ELF network"),
        "blank lines": (lines[:1] + [""] * 200 + lines[1:], "too many blank lines"),
    }


@pytest.mark.parametrize("damage", _damages())
@pytest.mark.parametrize("packed", [False, True])
def test_damage_is_named_with_its_line(tmp_path: Path, damage: str, packed: bool) -> None:
    lines, message = _damages()[damage]
    if damage == "no history":
        lines = leela_lines("Y", version=17, planes=4)
        message = "4 input planes"
    data = ("\n".join(lines) + "\n").encode()
    path = tmp_path / "net.txt"
    path.write_bytes(gzip.compress(data) if packed else data)
    for read in (load_network, read_header):
        with pytest.raises(WeightsError) as error:
            read(path)
        text = str(error.value)
        assert text.startswith("net.txt")
        assert message in text
        assert "\n" not in text
        assert len(text) < 250


def test_an_elf_network_needs_both_color_planes(tmp_path: Path) -> None:
    path = _write(tmp_path / "a.txt", leela_lines("LZ", version=2, planes=17))
    with pytest.raises(WeightsError, match="two color planes"):
        load_network(path)


@pytest.mark.parametrize("keep", [0, 1, 5, 12, 100, 1000, 3000])
def test_a_truncated_gzip_file_is_an_error(tmp_path: Path, keep: int) -> None:
    data = gzip.compress(("\n".join(leela_lines("Y")) + "\n").encode())
    path = tmp_path / "net.gz"
    for end in (keep, len(data) - 1 - keep % 9):
        path.write_bytes(data[:end])
        with pytest.raises(WeightsError, match=r"net\.gz"):
            load_network(path)


_BOMBS = {
    "zeros": b"1\n" + b"0" * (64 << 20),
    "spaces": b"1\n" + b" " * (64 << 20),
    "blank lines": b"1\n" + b"\n" * (64 << 20),
    "one endless line": b"1\n" + b"0 " * (32 << 20),
    "short lines": b"1\n" + b"0\n" * (32 << 20),
    "binary": bytes(64 << 20),
    "no version": b"1 " * (32 << 20),
}


@pytest.mark.parametrize("bomb", _BOMBS)
def test_a_small_file_that_unpacks_to_much_is_given_up_early(
    tmp_path: Path, bomb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = 0
    read_piece = NumberLines._read_piece

    def counted(self: NumberLines) -> None:
        nonlocal pieces
        pieces += 1
        read_piece(self)

    monkeypatch.setattr(NumberLines, "_read_piece", counted)
    path = tmp_path / "bomb.gz"
    path.write_bytes(gzip.compress(_BOMBS[bomb], 1))
    with pytest.raises(WeightsError, match=r"bomb\.gz"):
        load_network(path)
    assert pieces < 20  # megabytes


def test_numbers_without_end_are_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = _write(tmp_path / "a.txt", leela_lines("Y"))
    monkeypatch.setattr(number_lines, "_MOST_NUMBERS", 100)
    with pytest.raises(WeightsError, match="more numbers"):
        load_network(path)
    monkeypatch.setattr(number_lines, "_LARGEST_FILE", 100)
    with pytest.raises(WeightsError, match="larger than any network"):
        load_network(path)
    monkeypatch.undo()
    monkeypatch.setattr(leela, "_MOST_BLOCKS", 0)
    with pytest.raises(WeightsError, match="more than 0 blocks"):
        load_network(path)


def test_random_damage_never_gets_through_as_anything_else(tmp_path: Path) -> None:
    chance = random.Random(7)
    text = ("\n".join(leela_lines("V")) + "\n").encode()
    path = tmp_path / "net.txt"
    refused = []
    for data in (text, gzip.compress(text)):
        for _ in range(150):
            bad = bytearray(data)
            for _ in range(chance.randint(1, 4)):
                position = chance.randrange(len(bad))
                match chance.randrange(5):
                    case 0:
                        bad[position] ^= 1 << chance.randrange(8)
                    case 1:
                        del bad[position : position + chance.randrange(1, 200)]
                    case 2:
                        bad[position:position] = chance.randbytes(chance.randrange(1, 20))
                    case 3:
                        bad[position] = chance.choice(b" \n0-e.9")
                    case _:
                        del bad[position:]
                if not bad:
                    break
            path.write_bytes(bad)
            try:
                network, _ = load_network(path)
            except WeightsError as error:
                refused.append(str(error))
            else:  # a digit changed: still a network
                assert all(tensor.isfinite().all() for tensor in network.state_dict().values())
    assert len(refused) > 150
    assert all(text.startswith("net.txt") for text in refused)
