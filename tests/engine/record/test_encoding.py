"""Encodings are found from little text; what a file is wrapped in comes back."""

from __future__ import annotations

import pytest

from engine.record.encoding import (
    byte_family,
    codec_of,
    declared_in,
    detect,
    from_transport,
    reads,
    to_transport,
)


@pytest.mark.parametrize(
    ("text", "codec"),
    [
        ("PB[柯洁]PW[朴廷桓]BR[9段]", "gbk"),
        ("PB[박정환]PW[신진서]BR[9단]", "cp949"),
        ("PB[井山裕太]PW[一力遼]RE[黒番中押し勝ち]", "cp932"),
        ("PB[井山裕太]PW[一力遼]RE[黒番中押し勝ち]", "euc_jp"),
        ("PB[周俊勳]PW[王元均]BR[九段]RE[白中盤勝]", "big5"),
        ("C[schöner Zug von Müller]", "cp1252"),
        ("PB[Крамник]C[чёрные выигрывают]", "cp1251"),
        ("PB[Крамник]C[чёрные выигрывают]", "koi8-r"),
        ("PB[Ünal]C[白]", "utf-8"),
    ],
)
def test_little_text_is_enough(text: str, codec: str) -> None:
    found = detect(f"(;{text})".encode(codec), None)
    assert found.codec == codec
    assert found.note == f"no encoding is named (CA); read as {codec.upper().replace('_', '-')}"


def test_a_true_declaration_is_silent() -> None:
    assert detect("黑".encode("gbk"), "GB2312") == ("gb2312", "")
    assert detect("①".encode("cp932"), "Shift_JIS") == ("cp932", "")
    assert detect(b"abc", "UTF-8") == ("utf-8", "")
    assert detect(b"abc", None) == ("ascii", "")


def test_untrue_and_unknown_declarations_are_noted() -> None:
    korean = "흑이 이긴 바둑".encode("cp949")
    assert detect(korean, "UTF-8").note == "CA[UTF-8] is not the real encoding; read as CP949"
    assert detect(korean, "foo").note == "CA[foo] is not an encoding that fits; read as CP949"
    assert detect(b"abc", "foo").note == "CA[foo] is not an encoding that fits; read as ASCII"


@pytest.mark.parametrize("name", ["rot13", "base64", "foo", "", None, "x" * 300, "\0", "utf-8\n"])
def test_names_that_are_no_encoding_of_text(name: str | None) -> None:
    assert codec_of(name) in (None, "utf-8")


@pytest.mark.parametrize("codec", ["utf-16", "utf-16-le", "utf-16-be", "utf-8-sig", "utf-32"])
def test_transports(codec: str) -> None:
    text = "(;SZ[9]C[黒番の勝ち])"
    data, transport = from_transport(text.encode(codec))
    assert transport == codec
    assert data.decode() == text
    assert to_transport(data, codec) == text.encode(codec)


def test_plain_data_has_no_transport() -> None:
    assert from_transport(b"(;SZ[9])") == (b"(;SZ[9])", None)


def test_declared_charset() -> None:
    assert declared_in(b"(;FF[4]CA[ GBK ]CA[x])") == "GBK"
    assert declared_in(b"(;XCA[GBK])") is None


def test_who_reads_what() -> None:
    assert reads("gb2312", "gb18030")
    assert not reads(None, "utf-8")
    assert not reads("utf-8", "gbk")


def test_families() -> None:
    assert [byte_family(c) for c in ("gbk", "cp932", "iso2022_jp", "cp949", "utf-8")] == [
        "double",
        "shift",
        "escape",
        "",
        "",
    ]
