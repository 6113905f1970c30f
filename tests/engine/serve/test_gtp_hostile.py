"""Whatever comes in, GTP comes out: one answer to each command, in order, and nothing else."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.serve.gtp.command_table import ANSWERS, STREAMS
from engine.serve.gtp.input import LONGEST_LINE, LineReader
from engine.serve.gtp.words import clean_answer, parse_command
from tests.engine.serve.gtp_talk import Talk, asked, replies

HARMLESS = sorted({*ANSWERS, *STREAMS} - {"quit", "printsgf", "loadsgf"})
"""Commands whose arguments name no files."""
NUMBERS = ["0", "-1", "1", "2", "3", "1e9", "1000000000", "nan", "inf", "-0", "0.5", "9" * 400, "٣"]
WORDS = st.one_of(
    st.sampled_from(
        ["b", "w", "black", "White", "green", "pass", "resign", "C3", "a1", "e5", "z99"]
    ),
    st.sampled_from(NUMBERS),
    st.sampled_from(
        [
            "true",
            "false",
            "ownership",
            "movesOwnership",
            "pvVisits",
            "interval",
            "minmoves",
            "avoid",
        ]
    ),
    st.sampled_from(["name", "value", "visits", "lambda", "byoyomi", "chinese", "{", '{"ko":1}']),
    st.text(max_size=8).map(lambda text: "".join(text.split())),
)
COMMANDS = st.tuples(
    st.sampled_from(["", "1 ", "12345678901234567890 ", "0x1 "]),
    st.sampled_from(HARMLESS),
    st.lists(WORDS, max_size=5),
).map(lambda parts: (parts[0] + " ".join([parts[1], *parts[2]])).encode("utf-8", "replace"))
NO_QUIT = st.binary(max_size=60).filter(lambda line: b"\n" not in line and b"quit" not in line)


@pytest.fixture(scope="module")
def shared_talk(network: Path) -> Talk:
    return Talk(network, visits=3)


def check(talk: Talk, lines: list[bytes], after: int = 0) -> None:
    output = talk.say(*lines, after=after)
    assert [reply.id for reply in replies(output)] == asked(lines)
    assert not talk.logged, talk.logged[-1]
    for reply in replies(output):
        assert "internal error" not in reply.text


@settings(max_examples=60)
@given(lines=st.lists(NO_QUIT, max_size=20))
def test_random_bytes(shared_talk: Talk, lines: list[bytes]) -> None:
    check(shared_talk, lines)


@settings(max_examples=80)
@given(lines=st.lists(COMMANDS, min_size=1, max_size=12), after=st.integers(0, 1))
def test_commands_with_any_arguments(shared_talk: Talk, lines: list[bytes], after: int) -> None:
    limits = [b"lz-setoption name visits value 3", b"sai-param time 0", b"time_settings 0 0 0"]
    check(
        shared_talk,
        [line for pair in zip(lines, limits * 12, strict=False) for line in pair],
        after,
    )


@settings(max_examples=40)
@given(data=st.binary(max_size=200), cut=st.integers(0, 30))
def test_half_commands(shared_talk: Talk, data: bytes, cut: int) -> None:
    whole = b"12 lz-genmove_analyze b interval 10 allow b c3,d4 1"
    lines = [whole[:cut], *[part for part in data.split(b"\n") if b"quit" not in part]]
    check(shared_talk, lines)


def test_a_thousand_commands_at_once(network: Path) -> None:
    talk = Talk(network)
    lines = []
    for i in range(250):
        color = b"bw"[i % 2 : i % 2 + 1]
        lines += [b"%d play %s pass" % (4 * i, color), b"%d komi %d" % (4 * i + 1, i % 10)]
        lines += [b"%d lz-analyze 1" % (4 * i + 2), b"%d showboard" % (4 * i + 3)]
    output = talk.say(*lines)
    assert [reply.id for reply in replies(output)] == [str(i) for i in range(1000)]
    assert talk.text("gg-undo 250") == ""


def test_a_color_may_pass_a_thousand_times(network: Path) -> None:
    talk = Talk(network)
    assert {r.mark for r in replies(talk.say(*["play b pass"] * 1000))} == {"="}
    assert talk.text("genmove b")


def test_too_long_a_line_is_refused_with_its_id(network: Path) -> None:
    talk = Talk(network)
    reply = talk.ask("77 play b " + "c" * LONGEST_LINE)
    assert (reply.mark, reply.id) == ("?", "77")
    assert "bytes at most" in reply.text
    assert replies(talk.say(b"1" * (LONGEST_LINE + 1)))[0].mark == "?"


def test_answers_have_no_empty_lines() -> None:
    assert clean_answer("a\r\n\r\nb\n\n\n\nc\n\n") == "a\n \nb\n \n \n \nc"


@pytest.mark.parametrize(
    ("line", "command"),
    [
        (b"", None),
        (b" \t \r", None),
        (b"# 1 name", None),
        (b"1 na\x07me\tx", ("1", "name", ("x",))),
        ("1 nameé".encode("latin-1"), ("1", "name\udce9", ())),
        (b"-1 name", ("", "-1", ("name",))),
    ],
)
def test_how_lines_are_read(line: bytes, command: object) -> None:
    assert parse_command(line) == command


@pytest.fixture
def pipe() -> Iterator[tuple[LineReader, int]]:
    source, target = os.pipe()
    reader = LineReader(source)
    yield reader, target
    with contextlib.suppress(OSError):  # the test closed it
        os.close(target)
    while reader.next_line() is not None:
        pass
    reader.thread.join(5.0)
    os.close(source)


def test_a_pipe_gives_lines_and_ends(pipe: tuple[LineReader, int]) -> None:
    reader, target = pipe
    os.write(target, b"one\r\ntw")
    assert reader.next_line() == b"one\r"
    os.write(target, b"o\n\n# interrupt\nhalf")
    os.close(target)
    reader.thread.join(5.0)
    assert reader.is_interrupted()
    assert reader.is_ready()
    assert [reader.next_line() for _ in range(3)] == [b"two", b"", b"# interrupt"]
    assert not reader.is_interrupted()
    reader.wait()
    assert [reader.next_line() for _ in range(3)] == [b"half", None, None]
    reader.wait()
    assert reader.is_ready()


def test_ten_megabytes_without_an_end_take_little_room(pipe: tuple[LineReader, int]) -> None:
    reader, target = pipe
    for _ in range(160):
        os.write(target, b"x" * (1 << 16))
    os.write(target, b"\nname\n")
    first = reader.next_line()
    assert first is not None
    assert len(first) == LONGEST_LINE + 1
    assert reader.next_line() == b"name"


@settings(max_examples=30, deadline=None)
@given(pieces=st.lists(st.binary(max_size=30), max_size=10))
def test_lines_do_not_depend_on_how_they_arrive(pieces: list[bytes]) -> None:
    source, target = os.pipe()
    reader = LineReader(source)
    for piece in pieces:
        os.write(target, piece)
    os.close(target)
    found = []
    while (line := reader.next_line()) is not None:
        found.append(line)
    reader.thread.join()
    os.close(source)
    whole = b"".join(pieces).split(b"\n")
    assert found == (whole if whole[-1] else whole[:-1])
