"""Reading and writing: what comes back, byte for byte; repairs; files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st
from sgfmill import sgf as oracle

from engine.base.errors import RecordError
from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.rules import Rules
from engine.record.game_node import shown_numbers
from engine.record.game_record import GameRecord, Move
from engine.record.sgf import dumps, load, loads, save, sgf_summary, to_text
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
        ("KM[0]AP[foxwq]HA[1]", 0, True),
        ("HA[1]", 0.5, False),
        ("DT[1846-09-11]", 0, False),
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
        ("(;SZ[19];B[pd];W[];B[dp];W[];B[dd];W[qq])", 3),
        ("(;SZ[19];W[];B[pd];W[];B[dp];W[qq])", 2),
        ("(;SZ[19];B[pd];B[dp];W[qq];W[cc])", 0),
        ("(;SZ[19];B[pd];W[qq])", 0),
        ("(;SZ[19]AB[pd][dp];B[];W[qq])", 2),
        ("(;SZ[19]AB[pd][dp];W[];B[dd];W[qq])", 3),
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
        ("(;SZ[1000000000])", "test.sgf: SZ[1000000000] is not a size that can be read"),
        ("(;SZ[26])", "boards have 2 to 25 points per side"),
        ("(;GM[2];B[aa])", "test.sgf: GM[2] is another game than Go"),
        ("no game", "test.sgf: no game found"),
        ("", "test.sgf: no game found"),
        ("\0\0\0\0", "test.sgf: no game found"),
        ("(" * 100_000, "test.sgf: no game found"),
        ("](PL[", "test.sgf: no game found"),
        ("(;GM[2\n;B[])", "test.sgf: GM[2 ;B[] is another game than Go"),
        ("\\HS\n" + "\\[A=" * 1_000_000, "test.sgf: no game found"),
        ("(;" + "(;)" * 510_000, "test.sgf, line 1: more than 500,000 nodes"),
        ("(;" + ";B[]" * 10_001, "test.sgf, line 1: a line of more than 10,000 moves"),
        (
            "(;\nC[" + "\\\\" * 2**21 + "])",
            "test.sgf, line 2: the text of C is longer than the 2 MB",
        ),
        ("(;C[" + "a" * 2**22, "the text of C is longer than the 2 MB"),
        ("(;SZ[9]" + "a" * 2**22 + ")", "a text between properties is longer than the 2 MB"),
        ("(;AB[aa]" + "1[bb]" * 20_000 + ")", "more than 10,000 values without a name"),
        ("(;AB" + "[aa]" * 2**20 + ")", "the list of values of AB is longer than the 2 MB"),
        ("(;B[aa])" * 50_001, "test.sgf, line 1: more than 50,000 games in one file"),
        ("(;" + ("AB" + "[aa]" * 400_000) * 6, "more than 500,000 nodes or 2,000,000 values"),
        ("(;SZ[19]" + "(;AB[aa:ss])" * 14_000, "point lists are longer than any real record's"),
    ],
)
def test_one_sentence_for_what_can_not_be_read(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as caught:
        loads(text.encode(), "test.sgf")
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


@settings(max_examples=150)
@given(
    pieces=st.lists(
        st.sampled_from(
            [*"()[];:\\\n", "B", "B[aa]", "W[bb]", "SZ[9]", "SZ[", "AB[aa:cc]", "AE[]", "KM[x]"]
            + ["HA[3]", "CA[GBK]", "CA[", "PL[W]", "LB[aa]", "BL[]", "SAI[{]", "GM[1]", "C["]
        ).map(str.encode)
        | st.binary(max_size=4),
        max_size=30,
    )
)
def test_anything_is_read_or_refused(pieces: list[bytes]) -> None:
    try:
        loaded = loads(b"(;" + b"".join(pieces), "x.sgf")
    except RecordError as error:
        message = str(error)
        event("refused: " + message[:30])
        if "\n" in message or not message.startswith("x.sgf"):
            raise
        return
    for record in loaded.games:
        for node in record.nodes():
            start, moves = record.start_and_moves(node)
            assert start.stones.shape == (record.size**2,)
            assert len(moves) <= 2 * node.number + 1
    assert loads(dumps(loaded.games), "x.sgf").games
    assert to_text(loaded.games)


def test_a_short_game_with_a_control_character_is_read() -> None:
    assert loads(b"(;SZ[9];B[aa]C[\x01])", "short.sgf").games[0].size == 9


def test_a_game_that_can_not_be_read_leaves_the_others() -> None:
    loaded = loads(b"(;SZ[9];B[aa])(;SZ[7:9];B[aa])(;SZ[9];B[bb])", "many.sgf")
    assert len(loaded.games) == 2
    assert any(n.startswith("game 2: SZ[7:9] is a rectangular") for n in loaded.notes)


def test_an_illegal_move_is_noted_with_its_place() -> None:
    text = "(;SZ[9]KM[7];B[dd];W[ee](;B[ee];W[aa])(;B[ff];W[dd];B[gg]))"
    assert notes(text) == [
        "move 3: illegal move E5 (occupied); played as recorded",
        "in a variation, move 4: illegal move D6 (occupied); played as recorded",
    ]
    assert len(game(text).main_line()) == 5


def test_two_moves_in_one_node_become_two_nodes() -> None:
    record = game("(;SZ[9]KM[7];B[aa]W[bb]C[x];B[cc])")
    assert [node.move for node in record.main_line()[1:]] == [Move(1, 0), Move(-1, 10), Move(1, 20)]
    assert record.root.children[0].comment == "x"
    assert game("(;SZ[9]B[aa]W[bb])").root.move == Move(BLACK, 0)


def test_moves_without_semicolons_between_them_are_kept() -> None:
    record = game("(;SZ[9]KM[7]RU[Chinese];B[aa]B[bb]W[cc];B[dd][ee]C[x];W[ff])")
    moves = [node.move for node in record.main_line()[1:]]
    assert moves == [Move(1, 0), Move(1, 10), Move(-1, 20), Move(1, 30), Move(1, 40), Move(-1, 50)]
    assert record.main_line()[4].comment == "x"
    (note,) = notes("(;SZ[9]KM[7]RU[Chinese];B[aa]W[bb]B[cc])")
    assert note == "line 1: a node with 3 moves made 3 nodes"


def test_labels_escape_colons() -> None:
    record = game("(;SZ[9]KM[7];B[aa]LB[bb:a\\:b][cc:c:d])")
    node = record.main_line()[1]
    assert node.marks == {10: "label:a:b", 20: "label:c:d"}
    node.marks = {**node.marks, 0: "label:1:2]\\"}
    written = dumps([record])
    assert rb"[aa:1\:2\]\\]" in written
    assert loads(written, "x").games[0].main_line()[1].marks == node.marks


@pytest.mark.parametrize(
    ("written", "seconds"),
    [("80", 80), ("80 s", 80), ("1:20", 80), ("1:01:20", 3680), ("1m20s", 80), ("1分20秒", 80)]
    + [("59.5", 59.5), ("-3", -3), ("soon", None), ("3/4", None), ("1:2:3:4", None)],
)
def test_clocks_are_read_or_left_out_with_a_note(written: str, seconds: float | None) -> None:
    text = f"(;CA[UTF-8]SZ[9]KM[7]RU[Chinese];W[aa]WL[{written}])"
    node = game(text).main_line()[1]
    assert node.time_left.get(WHITE) == seconds
    left_out = [note for note in notes(text) if "WL" in note]
    expected = [f"line 1: WL[{written}] is no number; left out"] if seconds is None else []
    assert left_out == expected
    assert f"WL[{written}]".encode() in dumps([game(text)])


def test_numbers_set_in_the_record_are_shown() -> None:
    record = game("(;SZ[9]KM[7];B[aa];W[bb]MN[5];B[cc](;W[dd]MN[1];B[ee])(;W[gg]MN[x]))")
    assert [node.shown_number for node in record.nodes()] == [0, 1, 5, 6, 1, 2, 7]
    assert shown_numbers(record.main_line()) == [0, 1, 5, 6, 1, 2]
    assert [node.number for node in record.main_line()] == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("written", "size"),
    [("13路", 13), ("9.0", 9), ("19x19", 19), ("9:9.0", 9), ("13 道", 13), ("１３", 13)],
)
def test_sizes_in_words(written: str, size: int) -> None:
    text = f"(;CA[UTF-8]SZ[{written}]KM[7]RU[Chinese];B[aa])"
    assert game(text).size == size
    assert not notes(text)


def test_points_off_the_board_are_left_aside_and_kept() -> None:
    record = game("(;SZ[9]KM[7]AB[pp][aa];B[zz];W[q16];B[E5])")
    assert record.root.setup == {0: BLACK}
    assert [node.move for node in record.main_line()] == [None, None, None, Move(BLACK, 40)]
    assert b"B[zz]" in dumps([record])


def test_many_alike_repairs_are_counted() -> None:
    found = notes("".join("(;SZ[9]KM[x];B[aa])" for _ in range(100)))
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
    record.change_node(second, {"marks": {3: "label:q", 4: "circle"}})
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


@settings(max_examples=150)
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
    record.change_node(node, {"marks": {5: f"label:{label}"}})
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


def test_analysis_comes_back_exactly() -> None:
    candidate = AnalyzedMove(3, 17, 0.1 + 0.2, 1 / 3, -2.5e-9, 1e5, (3, 81, 4))
    agent = AnalyzedAgent(0.5, 0.0, 81, (candidate,))
    analysis = Analysis(
        "0123abcd", 800, 7.5, 1.25, 0.3, 0.625, (agent, AnalyzedAgent(1, 0, None, ()))
    )
    record = GameRecord(Rules(size=9))
    node = record.add_move(record.root, 40)
    record.keep_analysis(node, analysis)
    data = dumps([record])
    again = game(data)
    (kept,) = again.root.children[0].analyses
    assert kept.position
    assert kept == node.analyses[0] == replace(analysis, position=kept.position)
    assert dumps([again]) == data
    again.set_analyses(again.root.children[0], ())
    assert b"SAI[" not in dumps([again])


def test_analysis_of_a_later_version_is_kept_unread() -> None:
    text = b'(;SZ[9]KM[7];B[aa]SAI[{"v":9,"x":[1\\]}])'
    record = game(text)
    assert record.root.children[0].analyses == ()
    assert record.root.children[0].raw("SAI") == (b'{"v":9,"x":[1\\]}',)
    assert any("its format is 9" in note for note in notes(text))


def test_several_analyses_of_a_node_come_back_beside_unread_ones() -> None:
    text = b'(;SZ[9]KM[7];B[aa]SAI[{"v":9,"x":[1\\]}])'
    record = game(text)
    node = record.root.children[0]
    for network, visits in (("a", 800), ("b", 89)):
        agents = (AnalyzedAgent(1.0, 0.0, 81, ()),)
        record.keep_analysis(
            node, Analysis(network, visits, 7.0, 1.25, 0.3, 0.625, agents, "]\\:", "area simple")
        )
    data = dumps([record])
    again = game(data)
    assert again.root.children[0].analyses == node.analyses
    assert [analysis.visits for analysis in node.analyses] == [800, 89]
    assert b'{"v":9,"x":[1\\]}' in data
    again.set_analyses(again.root.children[0], ())
    assert dumps([again]).count(b"SAI[") == 1, "what another version wrote stays"


# --- files ------------------------------------------------------------------------------------


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
        "scoring": "area",
        "superko": "positional",
        "rules_assumed": "",
        "handicap": 0,
        "result": "",
        "date": "",
        "repairs": [],
    }
    assert set(sgf_summary(tmp_path / "none.sgf")) == {"error"}
