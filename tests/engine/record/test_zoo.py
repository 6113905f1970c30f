"""Every odd file of the collection is read as other parsers read it, or refused with a reason."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pytest

from engine.base.errors import RecordError
from engine.go.coords import gtp_to_point
from engine.record.sgf import dumps, load, loads, sgf_summary, to_text
from tests.shared import checked, file_in, zoo_dir

OTHER_GAME = re.compile(rb"GM\[(?!0*1\])|SZ\[0*(\d+):(?!0*\1\])")
"""Another game than Go, or a board that is not square: refused whatever other parsers say."""

REFUSED = {
    "libsgfcplusplus--escaping.sgf": "GM[19] is another game than Go",
    "littlego--not-an-sgf-file.sgf": "no game found",
    "tsumego-solver--complex_capture.sgf": "SZ[16:8] is a rectangular board",
}


@pytest.fixture(scope="module")
def zoo() -> Path:
    return zoo_dir()


@pytest.fixture(scope="module")
def files(zoo: Path) -> list[str]:
    """Names of the game records."""
    return checked(sorted(p.name for p in zoo.iterdir() if p.suffix not in (".md", ".json")))


@pytest.fixture(scope="module")
def games(zoo: Path, files: list[str]) -> list[str]:
    """Names of the game records that can be read."""
    return checked([name for name in files if "error" not in sgf_summary(zoo / name)])


def test_counts(zoo: Path, files: list[str]) -> None:
    index = zoo / "expected.json"
    expected: dict[str, dict[str, int] | None] = {}
    if index.is_file():
        expected = json.loads(index.read_text())
    for name in files:
        summary, reference = sgf_summary(zoo / name), expected.get(name)
        if "error" in summary:
            assert summary["error"].startswith(f"{name}: ")
            assert "\n" not in summary["error"]
            assert reference is None or OTHER_GAME.search((zoo / name).read_bytes()), name
            continue
        for key, value in (reference or {}).items():
            assert summary[key] == value, (name, key)


@pytest.mark.parametrize("name", REFUSED)
def test_what_can_not_be_read_is_refused_with_the_reason(zoo: Path, name: str) -> None:
    error = sgf_summary(file_in(zoo, name=name))["error"]
    assert error.startswith(f"{name}: {REFUSED[name]}")


def test_round_trips(zoo: Path, games: list[str]) -> None:
    for name in games:
        first = load(zoo / name)
        data = dumps(first.games)
        second = loads(data, name)
        assert dumps(second.games) == data, name
        for mine, other in zip(first.games, second.games, strict=True):
            assert (mine.rules, mine.komi_known, mine.info) == (
                *(other.rules, other.komi_known),
                other.info,
            ), name
            assert mine.encoding == other.encoding, name
            for a, b in zip(mine.nodes(), other.nodes(), strict=True):
                if mine.source is not None:
                    assert a.properties == b.properties, name
                assert (a.move, a.comment, a.number) == (b.move, b.comment, b.number), name
                assert (dict(a.setup), dict(a.marks)) == (dict(b.setup), dict(b.marks)), name


def test_texts_survive_the_clipboard(zoo: Path, games: list[str]) -> None:
    for name in games:
        first = load(zoo / name).games
        second = loads(to_text(first).encode(), name).games
        for mine, other in zip(first, second, strict=True):
            assert mine.info == other.info, name
            for a, b in zip(mine.nodes(), other.nodes(), strict=True):
                assert (a.comment, dict(a.marks)) == (b.comment, dict(b.marks)), name


def test_the_engine_gets_what_the_board_shows(zoo: Path, games: list[str]) -> None:
    for name in games:
        record = load(zoo / name).games[0]
        for node in record.main_line()[::20] + record.main_line()[-1:]:
            board, position = record.board_at(node), record.position_at(node)
            assert np.array_equal(position.stones[:-1], board.stones), name
            assert position.counters[0] == board.to_play, name


@pytest.mark.parametrize(
    ("name", "comment"),
    [
        ("libsgfcplusplus--encoding-chinese-gbk.sgf", "围棋是一种古老的游戏"),
        ("libsgfcplusplus--encoding-japanese-iso2022jp.sgf", "Goは古代のゲームであり"),
        ("libsgfcplusplus--encoding-japanese-shiftjis.sgf", "Goは古代のゲームであり"),
        ("libsgfcplusplus--encoding-korean-macos.sgf", "바둑은 중국에서"),
        ("libsgfcplusplus--encoding-traditionalchinese-macos.sgf", "圍棋是一種古老的遊戲"),
        ("gnugo--trevor_42.sgf", "盘面"),
    ],
)
def test_texts_are_readable(zoo: Path, name: str, comment: str) -> None:
    last = load(file_in(zoo, name=name)).games[0].main_line()[-1]
    assert last.comment.startswith(comment)


def test_dead_stones_named_in_a_review_stand_where_it_says(zoo: Path) -> None:
    """Coordinates of UGI count rows from below: the players' remarks prove it."""
    record = load(file_in(zoo, name="sabaki--review.ugi")).games[0]
    board = record.board_at(record.main_line()[-1])
    points = {"O5": -1, "F6": 1, "H4": 1, "J12": 1, "Q9": -1, "K16": -1}
    assert {v: board.color_at(gtp_to_point(v, 19)) for v in points} == points


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="can't be opened"):
        load(tmp_path / "gone.sgf")
