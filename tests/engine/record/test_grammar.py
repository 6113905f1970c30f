"""Brackets: what is repaired, and that every repair says where."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sgfmill import sgf_grammar

from engine.record.grammar import RawGame, parse_games
from engine.record.notes import Notes

Shape = list[tuple[int, dict[str, list[bytes]]]]


def parse(data: bytes, family: str = "") -> tuple[list[RawGame], list[str]]:
    notes = Notes("x.sgf", data)
    return parse_games(data, family, notes), notes.all()


def shape(game: RawGame) -> Shape:
    """Parent and properties of each node."""
    return [
        (node.parent, {name: list(values) for name, values in node.properties})
        for node in game.nodes
    ]


@pytest.mark.parametrize(
    ("data", "expected", "note"),
    [
        (b"(;A[1];B[2])", [(-1, {"A": [b"1"]}), (0, {"B": [b"2"]})], None),
        (b"(;A[1]\r\n\t [2])", [(-1, {"A": [b"1", b"2"]})], None),
        (b"(;A[\\]\\\\])", [(-1, {"A": [rb"\]\\"]})], None),
        (b"(;A[1](;B[2])(;C[3];D[4]))", None, None),
        (b"(;A[1];B[2]", None, "line 1: parentheses not closed at the end: 1"),
        (b"(;A[1](;B[2]", None, "line 1: parentheses not closed at the end: 2"),
        (b"(;A[1]))", [(-1, {"A": [b"1"]})], "line 1: a parenthesis too many at the end"),
        (b"hello\n(;A[1])", [(-1, {"A": [b"1"]})], "line 1: text outside the game isn't shown"),
        (b"(;A[1])\nbye", [(-1, {"A": [b"1"]})], "line 1: text after the game isn't shown"),
        (b"\xef\xbb\xbf\n(;A[1])\0\n", [(-1, {"A": [b"1"]})], None),
        (
            b"(;A[1];B[2])\n;C[3])",
            [(-1, {"A": [b"1"]}), (0, {"B": [b"2"]}), (1, {"C": [b"3"]})],
            "line 1: a parenthesis closes the game too early; read on",
        ),
        (
            b"(;A[1]\n(B[2])(;C[3]))",
            [(-1, {"A": [b"1"]}), (0, {"B": [b"2"]}), (0, {"C": [b"3"]})],
            "line 2: a semicolon is missing before a property",
        ),
        (
            b"(\nGM[1]SZ[9]\n;B[aa])",
            [(-1, {"GM": [b"1"], "SZ": [b"9"]}), (0, {"B": [b"aa"]})],
            "line 2: a semicolon is missing before a property",
        ),
        (
            b"(;A[1] oops ;B[2])",
            [(-1, {"A": [b"1"]}), (0, {"B": [b"2"]})],
            "line 1: 'oops' between properties left out",
        ),
        (
            b"(;A[1];C[so [he] said];B[2])",
            [(-1, {"A": [b"1"]}), (0, {"C": [rb"so [he\] said"]}), (1, {"B": [b"2"]})],
            "line 1: an unescaped bracket inside a text",
        ),
        (
            b"(;A[1];C[never ends ;B[2)",
            [(-1, {"A": [b"1"]}), (0, {"C": [b"never ends ;B[2)"]})],
            "line 1: the text of C isn't closed; read to the end",
        ),
        (
            b"(;A[1]C[ends in a backslash\\",
            [(-1, {"A": [b"1"], "C": [b"ends in a backslash"]})],
            "line 1: the text of C isn't closed; read to the end",
        ),
        (
            b"(;a[1])",
            [(-1, {"a": [b"1"]})],
            "line 1: property 'a' read as A",
        ),
    ],
)
def test_repairs(data: bytes, expected: Shape | None, note: str | None) -> None:
    games, notes = parse(data)
    assert len(games) == 1
    if expected is not None:
        assert shape(games[0]) == expected
    if note is None:
        assert notes == []
    else:
        assert note in notes


def test_games_of_a_collection() -> None:
    games, notes = parse(b"(;A[1])\n(;B[2];C[3])")
    assert [len(game.nodes) for game in games] == [1, 2]
    assert notes == []


def test_a_game_that_is_not_closed_before_the_next() -> None:
    games, notes = parse(b"(;GM[1]SZ[9];B[aa](;W[bb])\n(;SZ[9]GM[1];B[cc])")
    assert [len(game.nodes) for game in games] == [3, 2]
    assert "line 2: the game before isn't closed" in notes


def test_junk_between_brackets_of_a_deep_tree() -> None:
    data = b"(;A[1]" + b"(;B[2]" * 9_000 + b")" * 9_001
    games, notes = parse(data)
    assert len(games[0].nodes) == 9_001
    assert notes == []


@pytest.mark.parametrize(
    ("family", "value"),
    [
        ("double", "俓俔".encode("gbk")),
        ("shift", "表ソ".encode("shift_jis")),
        ("escape", "表と」".encode("iso2022_jp")),
        ("double", b"\\" + "俓".encode("gbk") + b"\\]"),
    ],
)
def test_halves_of_characters_are_no_brackets(family: str, value: bytes) -> None:
    games, notes = parse(b"(;A[%s];B[aa])" % value, family)
    assert shape(games[0]) == [(-1, {"A": [value]}), (0, {"B": [b"aa"]})]
    assert notes == []


def well_formed() -> st.SearchStrategy[bytes]:
    value = st.binary(max_size=6).map(sgf_grammar.escape_text).map(lambda v: b"[" + v + b"]")
    letters = st.text("ABCXYZ", min_size=1, max_size=2).map(str.encode)
    entry = st.tuples(letters, st.lists(value, min_size=1, max_size=3)).map(
        lambda pair: pair[0] + b"".join(pair[1])
    )
    entries = st.lists(entry, max_size=3, unique_by=lambda text: text.split(b"[")[0])
    node = entries.map(lambda found: b";" + b"\n".join(found))
    sequence = st.lists(node, min_size=1, max_size=3).map(b"".join)
    tree = st.recursive(
        sequence.map(lambda nodes: b"(" + nodes + b")"),
        lambda inner: st.tuples(sequence, st.lists(inner, min_size=2, max_size=3)).map(
            lambda pair: b"(" + pair[0] + b" ".join(pair[1]) + b")"
        ),
        max_leaves=6,
    )
    return st.lists(tree, min_size=1, max_size=2).map(b"\n".join)


@settings(max_examples=150)
@given(data=well_formed())
def test_agrees_with_a_strict_parser(data: bytes) -> None:
    games, notes = parse(data)
    assert notes == []
    for game, tree in zip(games, sgf_grammar.parse_sgf_collection(data), strict=True):
        expected: Shape = []
        pending = [(-1, tree)]
        while pending:
            parent, branch = pending.pop()
            for properties in branch.sequence:
                expected.append((parent, properties))
                parent = len(expected) - 1
            pending.extend((parent, child) for child in reversed(branch.children))
        assert shape(game) == expected


@settings(max_examples=300)
@given(
    data=st.lists(
        st.sampled_from([b"(", b")", b";", b"[", b"]", b"\\", b"B", b"C", b"aa", b"\n", b"\x95"])
        | st.binary(max_size=3),
        max_size=40,
    ).map(b"".join),
    family=st.sampled_from(["", "double", "shift", "escape"]),
)
def test_anything_is_read_to_something_that_can_be_written(data: bytes, family: str) -> None:
    games, _ = parse(b"(;" + data, family)
    for game in games:
        for i, node in enumerate(game.nodes):
            assert -1 <= node.parent < i
            for name, values in node.properties:
                assert name.isalpha()
                assert values
                if not family:
                    assert all(map(sgf_grammar.is_valid_property_value, values))
