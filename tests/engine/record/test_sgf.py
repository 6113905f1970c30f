"""Reading and writing: what comes back, byte for byte; repairs; encodings; files."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sgfmill import sgf as oracle
from sgfmill import sgf_grammar

from engine.errors import RecordError
from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.rules import Rules
from engine.record.game_record import GameRecord, Move
from engine.record.sgf import change_encoding, dumps, load, loads, save, sgf_summary, to_text
from engine.record.stored_analysis import Analysis, AnalyzedAgent, AnalyzedMove


def game(text: str | bytes) -> GameRecord:
    data = text.encode() if isinstance(text, str) else text
    return loads(data, "test.sgf").games[0]


def notes(text: str | bytes) -> list[str]:
    data = text.encode() if isinstance(text, str) else text
    return loads(data, "test.sgf").notes


# --- properties ---------------------------------------------------------------------------------


def test_a_game_with_everything() -> None:
    record = game(
        "(;FF[4]GM[1]CA[UTF-8]SZ[9]KM[6.5]HA[2]RU[Japanese]PB[Ann]PW[Bob]BR[3d]RE[B+2.5]"
        "AB[gc][cg];W[ee]C[first\\] \\\\ \\: line\nnext]BL[12.5]WL[7]OB[3]OW[1]"
        "TR[aa]SQ[bb]CR[cc]MA[dd]SL[ff]LB[gg:x:y][hh:12]XX[keep][all]"
        "(;B[cc];W[])(;B[tt]N[two]))"
    )
    assert record.rules == Rules(
        size=9, komi=6.5, handicap=2, superko="simple", scoring="territory", name="japanese"
    )
    assert record.komi_known
    assert record.info == {"PB": "Ann", "PW": "Bob", "BR": "3d", "RE": "B+2.5"}
    node = record.root.children[0]
    assert node.move == Move(WHITE, 40)
    assert node.comment == "first] \\ : line\nnext"
    assert node.time_left == {BLACK: 12.5, WHITE: 7.0}
    assert node.moves_left == {BLACK: 3, WHITE: 1}
    assert node.marks == {
        0: "triangle",
        10: "square",
        20: "circle",
        30: "cross",
        50: "selected",
        60: "label:x:y",
        70: "label:12",
    }
    assert node.raw("XX") == (b"keep", b"all")
    assert [child.move for child in node.children] == [Move(BLACK, 20), Move(BLACK, 81)]
    assert node.children[0].children[0].move == Move(WHITE, 81)


def test_tt_is_a_pass_up_to_19_and_a_point_above() -> None:
    assert game("(;SZ[19];B[tt])").root.children[0].move == Move(BLACK, 361)
    assert game("(;SZ[21];B[tt])").root.children[0].move == Move(BLACK, 19 * 21 + 19)


def test_rectangles_in_point_lists() -> None:
    root = game("(;SZ[9]AB[aa:bb]AW[ii][gg:hg]AE[bb])").root
    assert root.setup == {0: 1, 1: 1, 9: 1, 10: EMPTY, 60: WHITE, 61: WHITE, 80: WHITE}


def test_long_names_of_old_formats() -> None:
    record = game("(;GaMe[1]SiZe[9]KoMi[5.5]PlayerBlack[Ann]AddBlack[aa];Black[bb])")
    assert (record.size, record.rules.komi, record.info["PB"]) == (9, 5.5, "Ann")
    assert record.root.setup == {0: BLACK}
    assert record.root.children[0].move == Move(BLACK, 10)
    assert b"AddBlack[aa]" in dumps([record])


def test_old_marks_and_letters() -> None:
    marks = game("(;SZ[9]M[aa]L[bb][cc])").root.marks
    assert marks == {0: "cross", 10: "label:A", 20: "label:B"}


def test_lower_case_names() -> None:
    record = game("(;sz[9]km[7];b[ee];w[cc])")
    assert record.size == 9
    assert [node.move for node in record.main_line()[1:]] == [Move(1, 40), Move(-1, 20)]


@pytest.mark.parametrize(
    ("root", "komi", "known"),
    [
        ("KM[6.5]", 6.5, True),
        ("KM[6,5]", 6.5, True),
        ("KM[-100.00]", -100, True),
        ("KM[0]", 0, True),
        ("KM[375]", 7.5, True),
        ("KM[325]", 6.5, True),
        ("KM[750]", 7.5, True),
        ("KM[650]", 6.5, True),
        ("KM[0]AP[foxwq]", 7.5, False),
        ("KM[0]TC[3]TT[30]RU[Japanese]", 6.5, False),
        ("KM[0]AP[foxwq]HA[2]AB[pd][dp]", 0, True),
        ("KM[]", 7.5, False),
        ("KM[much]", 7.5, False),
        ("KM[99999]", 7.5, False),
        ("", 7.5, False),
        ("RU[Japanese]", 6.5, False),
        ("HA[3]AB[pd][dp][dd]", 0.5, False),
    ],
)
def test_komi(root: str, komi: float, known: bool) -> None:
    record = game(f"(;SZ[19]{root};B[aa])")
    assert (record.rules.komi, record.komi_known) == (komi, known)
    again = game(dumps([record]))
    assert (again.rules.komi, again.komi_known) == (komi, known)
    assert b"KM" not in dumps([record]) if "KM" not in root else True


def test_komi_of_a_tiny_board_is_the_fair_one() -> None:
    assert game("(;SZ[7];B[dd])").rules.komi == 9


@pytest.mark.parametrize(
    ("text", "handicap"),
    [
        ("(;SZ[19]HA[2]AB[pd][dp];W[qq])", 2),
        ("(;SZ[19]AB[pd][dp][dd];W[qq])", 3),
        ("(;SZ[19]AB[pd][dp];B[qq])", 0),
        ("(;SZ[19]AB[pd]AW[dp];W[qq])", 0),
        ("(;SZ[19];B[pd];B[dp];W[qq])", 2),
        ("(;SZ[19]HA[1];B[pd];W[dp])", 0),
        ("(;SZ[19]HA[many];B[pd])", 0),
        ("(;SZ[19]HA[4];W[cc])", 4),
    ],
)
def test_handicap(text: str, handicap: int) -> None:
    record = game(text)
    assert record.rules.handicap == handicap
    assert game(dumps([record])).rules.handicap == handicap


def test_missing_handicap_stones_are_put_on_their_points() -> None:
    record = game("(;SZ[19]HA[4];W[cc];B[qq])")
    assert set(record.root.setup) == {60, 72, 288, 300}
    assert any("handicap stones (AB) are missing" in note for note in notes("(;SZ[9]HA[2];W[cc])"))


# --- what can't be read, and what is repaired -----------------------------------------------------


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("(;SZ[7:9];B[aa])", "test.sgf: SZ[7:9] is a rectangular board"),
        ("(;SZ[1000000000])", "test.sgf: SZ[1000000000] is no size that can be read"),
        ("(;SZ[26])", "boards have 2 to 25 points per side"),
        ("(;GM[2];B[aa])", "test.sgf: GM[2] is another game than Go"),
        ("no game", "test.sgf: no game found"),
        ("", "test.sgf: no game found"),
        ("\0\0\0\0", "test.sgf: no game found"),
        ("(" * 100_000, "test.sgf: no game found"),
        ("(;" * 510_000, "test.sgf, line 1: more than 500,000 nodes"),
        ("(;AB" + "[aa]" * 2_000_001, "more than 500,000 nodes or 2,000,000 values"),
        ("(;SZ[19]" + ";AB[aa:ss]" * 14_000, "point lists are longer than any real record's"),
    ],
)
def test_one_sentence_for_what_can_not_be_read(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        loads(text.encode(), "test.sgf")
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_game_that_can_not_be_read_leaves_the_others() -> None:
    loaded = loads(b"(;SZ[9];B[aa])(;SZ[7:9];B[aa])(;SZ[9];B[bb])", "many.sgf")
    assert len(loaded.games) == 2
    assert any(n.startswith("many.sgf, game 2: SZ[7:9] is a rectangular") for n in loaded.notes)


def test_an_illegal_move_is_noted_with_its_place() -> None:
    text = "(;SZ[9]KM[7];B[dd];W[ee](;B[ee];W[aa])(;B[ff];W[dd];B[gg]))"
    assert notes(text) == [
        "test.sgf, move 3: illegal move E5 (occupied); the board stands at move 2",
        "test.sgf, in a variation, move 4: illegal move D6 (occupied); the board stands at move 3",
    ]
    assert len(game(text).main_line()) == 5


def test_two_moves_in_one_node_become_two_nodes() -> None:
    record = game("(;SZ[9]KM[7];B[aa]W[bb]C[x];B[cc])")
    assert [node.move for node in record.main_line()[1:]] == [Move(1, 0), Move(-1, 10), Move(1, 20)]
    assert record.root.children[0].comment == "x"
    assert game("(;SZ[9]B[aa]W[bb])").root.move == Move(BLACK, 0)


def test_points_off_the_board_are_left_aside_and_kept() -> None:
    record = game("(;SZ[9]KM[7]AB[pp][aa];B[zz];W[q16];B[E5])")
    assert record.root.setup == {0: BLACK}
    assert [node.move for node in record.main_line()] == [None, None, None, Move(BLACK, 40)]
    assert b"B[zz]" in dumps([record])


def test_many_alike_repairs_are_counted() -> None:
    found = notes("".join("(;SZ[9];B[aa])" for _ in range(100)))
    assert len(found) == 4
    assert found[-1] == "and 97 more repairs like these"


# --- round trips --------------------------------------------------------------------------------


def test_untouched_values_come_back_byte_for_byte() -> None:
    text = (
        b"(;FF[4]GM[1]CA[GBK]KM[6.50]SZ[19]PB[\xb0\xd7]XX[ a\\b ][\\]]KT[\xff\\]]MULTIGOGM[1]"
        b"CoPyright[x];B[pd]C[a\\\nb\tc]ZZ[];W[tt]SAI[{not json}]LB[aa:\xd6\xd0\\:x]TB[aa:cc])"
    )
    record = game(text)
    again = game(dumps([record]))
    for mine, other in zip(record.nodes(), again.nodes(), strict=True):
        assert mine.properties == other.properties
    assert record.root.properties[3] == ("KM", (b"6.50",))
    assert record.root.children[0].comment == "ab c"
    assert record.encoding == "gbk"


def test_only_what_was_edited_is_written_anew() -> None:
    record = game("(;SZ[9]KM[6.50]PB[a]PW[b]XX[1];B[aa]C[old]YY[2];W[bb]N[n])")
    first, second = record.main_line()[1:]
    record.set_comment(first, "new ] text")
    record.set_info("PW", "c")
    record.set_marks(second, {3: "label:q", 4: "circle"})
    assert record.root.properties == game(dumps([record])).root.properties[:3] + (
        ("PW", (b"b",)),
        ("XX", (b"1",)),
    )
    again = game(dumps([record]))
    assert again.root.raw("KM") == (b"6.50",)
    assert again.info == {"PB": "a", "PW": "c"}
    nodes = again.main_line()
    assert nodes[1].comment == "new ] text"
    assert nodes[1].raw("YY") == (b"2",)
    assert nodes[2].marks == {3: "label:q", 4: "circle"}
    assert nodes[2].raw("N") == (b"n",)


def test_a_new_game_says_all_that_is_needed() -> None:
    record = GameRecord.new(Rules(size=9, komi=7, name="chinese"), {"PB": "Ann"})
    record.add_move(record.root, 40)
    assert dumps([record]).replace(b"\n", b"") == (
        b"(;FF[4]GM[1]CA[UTF-8]AP[SAI Studio]SZ[9]KM[7]RU[chinese]PB[Ann];B[ee])"
    )


def test_rules_and_komi_come_back() -> None:
    record = game("(;SZ[9];B[aa])")
    assert not record.komi_known
    record.set_komi(5.5)
    record.set_rules(record.rules.replace(name="japanese", handicap=2))
    again = game(dumps([record]))
    assert again.komi_known
    assert (again.rules.komi, again.rules.name, again.rules.handicap) == (5.5, "japanese", 2)


@settings(deadline=None, max_examples=150)
@given(
    texts=st.lists(
        st.text(st.characters(exclude_categories=["Cs"]) | st.sampled_from("]\\:[;()\n\r\t ")),
        min_size=3,
        max_size=3,
    )
)
def test_any_text_comes_back(texts: list[str]) -> None:
    comment, name, label = texts
    record = GameRecord(Rules(size=9))
    node = record.add_move(record.root, 0)
    record.set_comment(node, comment)
    record.set_info("PB", name)
    record.set_marks(node, {5: f"label:{label}"})
    data = dumps([record])
    again = game(data)
    spaces = str.maketrans("\t\v\f", "   ")
    node = again.root.children[0]
    assert node.comment == comment.replace("\r\n", "\n").replace("\r", "\n").translate(spaces)
    line = name.replace("\r\n", " ").replace("\r", " ").replace("\n", " ").translate(spaces)
    assert again.info.get("PB", "") == line.strip()
    assert node.marks[5].startswith("label:")
    theirs = oracle.Sgf_game.from_bytes(data)
    assert theirs.get_main_sequence()[1].get("B") == (8, 0)
    if comment:
        assert theirs.get_main_sequence()[1].get("C") == node.comment
    assert dumps([again]) == data


TRICKY = {
    "shift_jis": ("表ソ能十予申構貼座あア黒白", "対局者の名前"),
    "iso2022_jp": ("表ソ能十予申構貼座あア黒白", "対局者の名前"),
    "gbk": ("俓俔俕榎淺黑白棋的", "黑棋在右下角被杀，形势不利"),
    "big5": ("功許蓋餐跚黑白棋的", "白棋在右下角被殺，形勢不利"),
}
"""Characters whose second byte looks like a bracket or a backslash, and a plain text."""


@settings(deadline=None, max_examples=100)
@given(data=st.data())
@pytest.mark.parametrize("codec", TRICKY)
def test_letters_whose_second_byte_is_a_bracket(codec: str, data: st.DataObject) -> None:
    letters, plain = TRICKY[codec]
    text = data.draw(st.text(st.sampled_from("]\\:[;()\n " + letters), max_size=20))
    charset = codec.replace("_", "-").replace("iso2022", "ISO-2022").encode()
    record = game(b"(;SZ[9]KM[7]CA[%s]C[text];B[aa])" % charset)
    assert record.encoding == codec
    record.set_comment(record.root.children[0], plain)
    record.set_comment(record.root, text)
    record.set_info("PB", letters)
    again = game(dumps([record]))
    assert again.encoding == codec
    assert (again.root.comment, again.info["PB"]) == (text, letters)
    assert again.root.children[0].comment == plain
    assert again.root.children[0].move == Move(BLACK, 0)


def test_analysis_comes_back_exactly() -> None:
    candidate = AnalyzedMove(3, 17, 0.1 + 0.2, 1 / 3, -2.5e-9, 1e300, (3, 81, 4))
    agent = AnalyzedAgent(0.5, 0.0, 81, (candidate,))
    analysis = Analysis(
        "0123abcd", 800, 7.5, 1.25, 0.3, 0.625, (agent, AnalyzedAgent(1, 0, None, ()))
    )
    record = GameRecord(Rules(size=9))
    node = record.add_move(record.root, 40)
    record.set_analysis(node, analysis)
    data = dumps([record])
    again = game(data)
    assert again.root.children[0].analysis == analysis
    assert dumps([again]) == data
    again.set_analysis(again.root.children[0], None)
    assert b"SAI[" not in dumps([again])


def test_analysis_of_a_later_version_is_kept_unread() -> None:
    text = b'(;SZ[9]KM[7];B[aa]SAI[{"v":2,"x":[1\\]}])'
    record = game(text)
    assert record.root.children[0].analysis is None
    assert record.root.children[0].raw("SAI") == (b'{"v":2,"x":[1\\]}',)
    assert any("version 2" in note for note in notes(text))


# --- encodings and files ------------------------------------------------------------------------

SAMPLES = {
    "utf-8": "Grüße, 黒番 대국 Здравствуй",
    "utf-8-sig": "Grüße, 黒番 대국",
    "utf-16": "黒番の勝ち、白番の負け",
    "utf-16-le": "黒番の勝ち、白番の負け",
    "utf-16-be": "黑中盘胜 흑 불계승",
    "gbk": "黑中盘胜，白棋在右下角被杀，形势不利。",
    "gb18030": "黑棋在这里脱先，白棋活了。",
    "big5": "黑棋中盤勝，白棋在右下角被殺。",
    "shift_jis": "黒番の中押し勝ち。この手は大きい。",
    "iso2022_jp": "黒番の中押し勝ち。この手は大きい。",
    "euc_jp": "黒番の中押し勝ち。この手は大きい。",
    "euc_kr": "흑이 이긴 바둑입니다. 백은 여기서 손을 뺐다.",
    "cp949": "흑이 이긴 바둑입니다. 똠방각하",
    "cp1252": "schöne Züge über das ganze Brett – très bien",
    "iso8859-15": "très bien joué, 10 €",
    "koi8-r": "Чёрные начинают и выигрывают, хорошая партия",
    "cp1251": "Чёрные начинают и выигрывают, хорошая партия",
}
TRANSPORTED = ("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be")


def encoded(codec: str, charset: str) -> bytes:
    return f"(;SZ[9]KM[7]{charset}PB[{SAMPLES[codec][:2]}];B[aa]C[{SAMPLES[codec]}])".encode(codec)


@pytest.mark.parametrize("codec", SAMPLES)
def test_declared_encodings(codec: str) -> None:
    data = encoded(codec, f"CA[{codec}]")
    record = game(data)
    assert record.encoding == codec
    assert record.root.children[0].comment == SAMPLES[codec]
    assert not notes(data)
    again = game(dumps([record]))
    assert again.encoding == codec
    assert [n.properties for n in again.nodes()] == [n.properties for n in record.nodes()]


@pytest.mark.parametrize("codec", SAMPLES)
@pytest.mark.parametrize("charset", ["", "CA[UTF-8]", "CA[nonsense]"])
def test_encodings_that_are_missing_or_untrue(codec: str, charset: str) -> None:
    if codec == "iso8859-15":  # only its € differs from the Western encoding assumed without CA
        return
    record = game(encoded(codec, charset))
    assert record.root.children[0].comment == SAMPLES[codec]
    assert record.info["PB"] == SAMPLES[codec][:2].strip()


def test_a_western_declaration_on_chinese_text() -> None:
    record = game(encoded("gbk", "CA[ISO-8859-1]"))
    assert record.root.children[0].comment == SAMPLES["gbk"]


def test_lost_bytes_do_not_hide_the_rest() -> None:
    data = "(;SZ[9]KM[7]PB[三目中林]PW[王元均];B[aa])".encode().replace("均".encode()[:2], b"?")
    record = game(data)
    assert record.info["PB"] == "三目中林"
    assert record.info["PW"].startswith("王元")
    assert game(dumps([record])).root.properties == record.root.properties


def test_one_collection_in_two_encodings() -> None:
    data = "(;SZ[9]KM[7]CA[UTF-8];B[aa]C[黒番です。白番です])\n".encode() + encoded(
        "gbk", "CA[GBK]"
    )
    loaded = loads(data, "x")
    assert [record.encoding for record in loaded.games] == ["utf-8", "gbk"]
    assert loaded.games[1].root.children[0].comment == SAMPLES["gbk"]
    together = loads(dumps(loaded.games), "x").games
    assert [record.encoding for record in together] == ["utf-8", "utf-8"]
    assert together[1].root.children[0].comment == SAMPLES["gbk"]
    assert together[1].root.raw("CA") == (b"UTF-8",)


def test_escaped_bytes_of_programs_that_know_no_characters() -> None:
    raw = sgf_grammar.escape_text("表と能]表".encode("shift_jis"))
    record = game(b"(;SZ[9]KM[7]CA[Shift_JIS]C[%s];B[aa])" % raw)
    assert record.root.comment == "表と能]表"
    assert record.root.children[0].move == Move(BLACK, 0)
    assert game(dumps([record])).root.comment == "表と能]表"


def test_saving_turns_to_utf8_only_when_it_must(tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(encoded("gbk", "CA[GBK]"))
    record = load(path).games[0]
    node = record.root.children[0]
    record.set_comment(node, "白胜")
    assert save(path, [record]) == []
    assert load(path).encoding == "gbk"
    record.set_comment(node, "대국")
    (note,) = save(path, [record])
    assert "UTF-8" in note
    again = load(path).games[0]
    assert (again.encoding, record.encoding) == ("utf-8", "utf-8")
    assert again.root.raw("CA") == (b"UTF-8",)
    assert again.root.children[0].comment == "대국"
    assert again.info["PB"] == SAMPLES["gbk"][:2]
    assert save(path, [record]) == []


def test_letters_in_a_file_that_names_no_encoding() -> None:
    record = game("(;SZ[9]KM[7];B[aa])")
    assert record.encoding == "ascii"
    record.set_comment(record.root, "schön")
    again = game(dumps([record]))
    assert (again.encoding, again.root.comment) == ("utf-8", "schön")
    assert again.root.raw("CA") == (b"UTF-8",)


def test_the_name_of_the_encoding_is_added_with_the_first_letters() -> None:
    record = game(encoded("cp1252", ""))
    record.set_comment(record.root, "für")
    again = game(dumps([record]))
    assert again.root.raw("CA") == (b"Windows-1252",)
    assert again.root.comment == "für"


def test_a_record_keeps_its_encoding_when_another_lacks_characters() -> None:
    record = game(encoded("gbk", "CA[GBK]"))
    with pytest.raises(UnicodeEncodeError):
        change_encoding(record, "cp1252", errors="strict")
    assert record.encoding == "gbk"
    assert game(dumps([record])).root.children[0].comment == SAMPLES["gbk"]


def test_text_for_the_clipboard() -> None:
    record = game(encoded("big5", "CA[Big5]"))
    again = game(to_text([record]))
    assert again.root.children[0].comment == SAMPLES["big5"]
    assert record.encoding == "big5"


def test_files_that_can_not_be_opened_or_saved(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none\.sgf: can't be opened .*; choose another file"):
        load(tmp_path / "none.sgf")
    with pytest.raises(RecordError, match=r"x\.sgf: can't be saved .*; choose another folder"):
        save(tmp_path / "missing" / "x.sgf", [GameRecord()])


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large.sgf"
    with path.open("wb") as file:
        file.truncate(100 * 2**20)
    with pytest.raises(RecordError, match=r"large\.sgf: 100 MB is more than"):
        load(path)


def test_summary(tmp_path: Path) -> None:
    path = tmp_path / "two.sgf"
    path.write_bytes(b"(;SZ[9]KM[7]RU[Chinese];B[aa](;W[bb];B[cc])(;W[dd]))(;SZ[9]KM[7];B[aa])")
    assert sgf_summary(path) == {
        "games": 2,
        "nodes": 7,
        "main_line_moves": 3,
        "main_line_nodes": 4,
        "encoding": "ascii",
        "size": 9,
        "komi": 7.0,
        "rules": "chinese",
        "repairs": [],
    }
    assert set(sgf_summary(tmp_path / "none.sgf")) == {"error"}
