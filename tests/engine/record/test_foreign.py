"""GIB, NGF and UGI as imports; the records here are made up in those formats."""

from __future__ import annotations

import pytest

from engine.base.errors import RecordError
from engine.go.coords import point_to_gtp
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, loads

GIB = r"""\HS
\[GIBOKIND=Korea\]
\[GAMEDATE=2015- 8-29-22-56-58\]
\[GAMEPLACE=타이젬 바둑\]
\[GAMEWHITENAME=white (3D)\]
\[GAMEBLACKNAME=흑돌 (1급)\]
\[GAMEINFOMAIN=GBKIND:0,GRLT:1,ZIPSU:35,DUM:0,GONGJE:65,TCNT:3\]
\HE
\GS
2 1 0
INI 0 1 0 &4
STO 0 2 1 15 3
STO 0 3 2 3 15
STO 0 4 1 99 3
STO 0 5 1 15 15
\GE
"""

NGF = """Rated game
19
white       7D*
black       4D*
www.example.org
3
0
0
20160416 [00:36]
3
Black wins by 34win
2
PMABWRQQR
PMACBAAAA
"""

NGF_GI = """GI제목
GI一朗 初段
GI五郎 五段
GI
GI
GI2006-9-5
GI9
GI0
GI0
GI6
GI2
PMABBDEED
PMACWEEEE
GI1
IDB[2] 黑中盘胜[EndTxt]
"""

UGI = """[Header]
Ver=REVIEW1,200
Lang=SJIS
Title=2020,Review
Date=2020/06/23,22:46:52
Rule=JPN
Size=19
Hdcp=0,6.50
Winner=B,2.50
CoordinateType=IGS
PlayerB=黒石,2k,,
PlayerW=white,3k,,
[Data]
QP,B1,1,0
DQ,W1,2,0
YA,B1,3,0
[ReviewNode]
NODE,1,0,0,0
[ReviewComment]
.Comment,1
 はじめ
.Comment,3
after two
moves
.Comment,99
end
"""


def read(text: str, codec: str) -> tuple[GameRecord, list[str]]:
    loaded = loads(text.replace("\n", "\r\n").encode(codec), "game.x")
    return loaded.games[0], loaded.notes


def vertices(record: GameRecord) -> str:
    moves = [node.move for node in record.main_line() if node.move is not None]
    return " ".join(f"{'BW'[m.color < 0]}{point_to_gtp(m.point, record.size)}" for m in moves)


def test_gib() -> None:
    record, notes = read(GIB, "cp949")
    assert vertices(record) == "BQ16 WD4 BQ4"
    assert (record.rules.komi, record.komi_known) == (6.5, True)
    assert record.info == {
        "PB": "흑돌",
        "BR": "1급",
        "PW": "white",
        "WR": "3D",
        "DT": "2015-08-29",
        "PC": "타이젬 바둑",
        "RE": "W+3.5",
    }
    assert notes[0] == "imported from GIB; it will be saved as SGF"
    assert any("a move that can't be read is left out" in note for note in notes)


def test_gib_with_handicap_and_a_komi_nobody_understands() -> None:
    text = GIB.replace("INI 0 1 0", "INI 0 1 3").replace("DUM:0,GONGJE:65", "DUM:5,GONGJE:0")
    record, notes = read(text, "cp949")
    assert sorted(point_to_gtp(p, 19) for p in record.root.setup) == ["D16", "D4", "Q16"]
    assert record.rules.handicap == 3
    assert not record.komi_known
    assert any("Dum 5" in note for note in notes)


GAMETAG = r"""\HS
\[GAMEBLACKNAME=b (1D)\]
\[GAMEWHITENAME=w (2D)\]
\[GAMETAG=S1,R3,D0,G65,W1,Z45,T30-3-1200,C2016:03:26:17:29,I:w,L:19,M:b,N:18\]
\HE
\GS
INI 0 1 0 &4
STO 0 2 1 15 3
\GE
"""


def test_gib_whose_facts_are_only_in_its_tag() -> None:
    record, _ = read(GAMETAG, "ascii")
    assert (record.rules.komi, record.komi_known) == (6.5, True)
    assert (record.info["RE"], record.info["DT"]) == ("W+4.5", "2016-03-26")
    assert record.rules.scoring == "territory"


@pytest.mark.parametrize(
    ("lines", "result", "komi"),
    [
        (r"\[GAMERESULT=black 4 points win\]" + "\n" + r"\[GAMEGONGJE=0\]", "B+4", (0.0, True)),
        (r"\[GAMERESULT=White loses on time\]", "B+T", (6.5, False)),
        (r"\[GAMETAG=W4,Z0,G0\]", "W+R", (0.0, True)),
    ],
)
def test_gib_with_other_lines(lines: str, result: str, komi: tuple[float, bool]) -> None:
    text = "\n".join(line for line in GAMETAG.splitlines() if "GAMETAG" not in line)
    record, _ = read(text.replace("\\HE", f"{lines}\n\\HE"), "ascii")
    assert record.info["RE"] == result
    assert (record.rules.komi, record.komi_known) == komi


@pytest.mark.parametrize(
    ("words", "result"), [("Black loses", "W+"), ("White loses by 2.5!", "B+2.5")]
)
def test_ngf_that_names_the_loser(words: str, result: str) -> None:
    record, _ = read(NGF.replace("Black wins by 34win", words), "ascii")
    assert record.info["RE"] == result


def test_ngf() -> None:
    record, _ = read(NGF, "ascii")
    assert vertices(record) == "WR4 Bpass"
    assert sorted(point_to_gtp(p, 19) for p in record.root.setup) == ["D16", "D4", "Q16"]
    assert record.info["PB"] == "black"
    assert record.info["BR"] == "4D*"
    assert record.info["DT"] == "2016-04-16"
    assert record.info["RE"] == "B+34"


def test_ngf_in_the_other_order() -> None:
    record, _ = read(NGF_GI.replace("제목", "题目"), "gbk")
    assert (record.size, record.rules.komi) == (9, 6.5)
    assert vertices(record) == "BC6 WD6"
    assert record.info["EV"] == "题目"
    assert (record.info["PW"], record.info["WR"]) == ("一朗", "初段")
    assert record.info["RE"] == "B+R"


def test_ugi() -> None:
    record, _ = read(UGI, "cp932")
    assert vertices(record) == "BR16 WD17 Bpass"
    assert record.rules.name == "japanese"
    assert record.rules.komi == 6.5
    assert record.info["PB"] == "黒石"
    assert record.info["RE"] == "B+2.5"
    assert [node.comment for node in record.main_line()] == [
        "はじめ",
        "",
        "after two\nmoves",
        "end",
    ]


ONE_STONE = UGI.replace("Hdcp=0", "Hdcp=1").replace("JPN", "CHN")


@pytest.mark.parametrize(
    ("text", "codec"),
    [(GIB, "cp949"), (NGF, "ascii"), (UGI, "cp932"), (ONE_STONE, "cp932")],
)
def test_imports_are_saved_as_sgf(text: str, codec: str) -> None:
    record, _ = read(text, codec)
    again = loads(dumps([record]), "x.sgf").games[0]
    assert vertices(again) == vertices(record)
    assert again.info == record.info
    assert again.rules == record.rules
    assert dict(again.root.setup) == dict(record.root.setup)


@pytest.mark.parametrize("text", [NGF.replace("\n19\n", "\n99\n"), UGI.replace("=19", "=1")])
def test_boards_of_impossible_size(text: str) -> None:
    with pytest.raises(RecordError, match=r"game\.x: a board of size \d+ can't be read"):
        read(text, "cp932")
