"""Variations go from game to game as text."""

from __future__ import annotations

import pytest

from engine.base.errors import RecordError
from engine.record.clipboard import branch_from_text, branch_to_text, make_ready
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, loads, loads_text
from engine.record.stored_analysis import Analysis


def game(data: bytes) -> GameRecord:
    return loads(data, "x").games[0]


def paste(text: str, record: GameRecord) -> list[GameNode]:
    variations = branch_from_text(text, record, record.root)
    make_ready(record, record.root, variations)
    return variations.branches


def test_a_variation_within_a_game() -> None:
    record = game(b"(;SZ[9]KM[7];B[aa];W[bb]XX[\\]](;B[cc]C[x])(;B[dd]))")
    node = record.main_line()[2]
    text = branch_to_text(record, node)
    (branch,) = paste(text, record)
    record.insert(record.root, branch)
    data = dumps([record]).replace(b"\n", b"")
    assert data == (
        b"(;SZ[9]KM[7](;B[aa];W[bb]XX[\\]](;B[cc]C[x])(;B[dd]))(;W[bb]XX[\\]](;B[cc]C[x])(;B[dd])))"
    )
    assert branch.children[0].number == 2


def test_analyses_stay_behind() -> None:
    record = game(b"(;SZ[9]KM[7];B[aa];W[bb];B[cc])")
    nodes = record.main_line()
    for node in nodes[1:]:
        figures = {"network": "n", "visits": 9, "komi": 7.0, "alpha": 1.0, "beta": 0.2}
        record.keep_analysis(node, Analysis(**figures, winrate=0.4, agents=()))  # type: ignore[arg-type]
    record = loads(dumps([record]), "x").games[0]  # as text in the file, too
    nodes = record.main_line()
    assert all(node.analyses for node in nodes[1:])
    (branch,) = paste(branch_to_text(record, nodes[2]), record)
    assert [node.analyses for node in branch.branch()] == [(), ()]
    assert all(node.analyses for node in nodes[1:])


def test_the_whole_game_from_its_root() -> None:
    record = game(b"(;SZ[9]KM[7]PB[A]AB[ee];W[bb])")
    (branch,) = paste(branch_to_text(record, record.root), record)
    assert dict(branch.setup) == {40: 1}
    assert branch.children[0].move == record.root.children[0].move
    assert branch.raw("SZ") == ()


def test_a_variation_of_a_handicap_game_sets_up_no_stones() -> None:
    record = game(b"(;SZ[19]HA[2]AB[pd][dp];W[dd];B[cc](;W[nq];B[dc])(;W[qn]))")
    node = record.main_line()[3]
    (branch,) = paste(branch_to_text(record, node), record)
    assert (branch.move, branch.setup) == (node.move, {})
    (whole,) = paste(branch_to_text(record, record.root), record)
    assert len(whole.setup) == 2


def test_between_encodings() -> None:
    source = game("(;SZ[9]KM[7]CA[GBK];B[aa]C[黑棋]XX[白棋])".encode("gbk"))
    text = branch_to_text(source, source.root.children[0])
    big5 = game("(;SZ[9]KM[7]CA[Big5];B[bb]C[黑棋在右下角被殺])".encode("big5"))
    (branch,) = paste(text, big5)
    big5.insert(big5.root, branch)
    assert big5.encoding == "big5"
    assert game(dumps([big5])).root.children[1].raw("XX") == ("白棋".encode("big5"),)
    latin = game(b"(;SZ[9]KM[7]CA[ISO-8859-1];B[bb]C[sch\xf6n])")
    before = dumps([latin])
    variations = branch_from_text(text, latin, latin.root)
    assert dumps([latin]) == before, "a thread may read while the record is edited"
    make_ready(latin, latin.root, variations)
    (branch,) = variations.branches
    latin.insert(latin.root, branch)
    again = game(dumps([latin]))
    assert again.encoding == "utf-8"
    assert [n.comment for n in again.nodes()] == ["", "schön", "黑棋"]


def test_another_board() -> None:
    with pytest.raises(RecordError, match="9x9 can't be put into a game on 5x5"):
        paste("(;SZ[9];B[aa])", game(b"(;SZ[5])"))


def test_a_text_has_no_encoding() -> None:
    text = "(;CA[GB2312]SZ[9]KM[7]RU[Chinese]PB[M\u00fcller]PW[\u53e4\u529b];B[aa])"
    loaded = loads_text("\ufeff" + text, "clipboard")
    assert loaded.notes == []
    assert loaded.games[0].info == {"PB": "M\u00fcller", "PW": "\u53e4\u529b"}
    written = dumps(loaded.games)
    assert b"CA[UTF-8]" in written
    assert loads(written, "x.sgf").games[0].info == loaded.games[0].info
