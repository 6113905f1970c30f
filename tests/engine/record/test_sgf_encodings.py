"""SGF in every encoding: declared, missing or untrue; mixed; and on saving."""

from __future__ import annotations

import contextlib
import encodings
import itertools
import pkgutil
from pathlib import Path

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st
from sgfmill import sgf_grammar

from engine.base.errors import RecordError
from engine.go.board import BLACK
from engine.record.game_record import GameRecord, Move
from engine.record.sgf import change_encoding, dumps, load, loads, save, to_text


def game(text: str | bytes) -> GameRecord:
    data = text.encode() if isinstance(text, str) else text
    return loads(data, "test.sgf").games[0]


def notes(data: bytes) -> list[str]:
    return loads(data, "test.sgf").notes


TRICKY = {
    "shift_jis": ("表ソ能十予申構貼座あア黒白", "対局者の名前"),
    "iso2022_jp": ("表ソ能十予申構貼座あア黒白", "対局者の名前"),
    "gbk": ("俓俔俕榎淺黑白棋的", "黑棋在右下角被杀，形势不利"),
    "big5": ("功許蓋餐跚黑白棋的", "白棋在右下角被殺，形勢不利"),
}
"""Characters whose second byte looks like a bracket or a backslash, and a plain text."""


@settings(max_examples=100)
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


def test_declared_encodings(subtests: pytest.Subtests) -> None:
    for codec, sample in SAMPLES.items():
        with subtests.test(codec):
            data = encoded(codec, f"CA[{codec}]")
            record = game(data)
            assert record.encoding == codec
            assert record.root.children[0].comment == sample
            assert not notes(data)
            again = game(dumps([record]))
            assert again.encoding == codec
            assert [n.properties for n in again.nodes()] == [n.properties for n in record.nodes()]


def test_encodings_that_are_missing_or_untrue(subtests: pytest.Subtests) -> None:
    for codec, charset in itertools.product(SAMPLES, ("", "CA[UTF-8]", "CA[nonsense]")):
        if codec == "iso8859-15":  # only its € differs from the Western encoding assumed without CA
            continue
        with subtests.test(f"{codec} {charset}"):
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
    assert save(path, [record]).notes == ()
    assert load(path).encoding == "gbk"
    record.set_comment(node, "대국")
    (note,) = save(path, [record]).notes
    assert "UTF-8" in note
    again = load(path).games[0]
    assert (again.encoding, record.encoding) == ("utf-8", "utf-8")
    assert again.root.raw("CA") == (b"UTF-8",)
    assert again.root.children[0].comment == "대국"
    assert again.info["PB"] == SAMPLES["gbk"][:2]
    assert save(path, [record]).notes == ()


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


CODECS = sorted(module.name for module in pkgutil.iter_modules(encodings.__path__))


@settings(max_examples=20)
@given(raw=st.binary(max_size=60))
def test_no_codec_of_python_as_charset_breaks_the_reader(raw: bytes) -> None:
    data = b"(;GM[1]FF[4]CA[%s]SZ[7]KM[9]C[%s];B[dd])"
    tame = raw.replace(b"\\", b"").replace(b"]", b"")
    for codec in CODECS:
        note(codec)
        assert dumps(loads(data % (codec.encode(), tame), "test.sgf").games), codec
        with contextlib.suppress(RecordError):
            assert dumps(loads(data % (codec.encode(), raw), "test.sgf").games), codec


ADDED = ("hällo + ~{x} ]\\:é", "李世乭 七段", "日本 の 棋院", "Привет", "~+\\]")


def test_an_added_comment_is_read_back_whatever_the_charset(subtests: pytest.Subtests) -> None:
    """Where the declared encoding lacks letters or would be mistaken, the file turns to UTF-8."""
    for codec, text in itertools.product(CODECS, ADDED):
        with subtests.test(f"{codec} {text}"):
            record = game(f"(;GM[1]FF[4]CA[{codec}]SZ[7]KM[9];B[dd])")
            record.set_comment(record.root, text)
            assert loads(dumps([record]), "test.sgf").games[0].root.comment == text


LANGUAGES = {
    "gbk": ("古力 柯洁 常昊 聂卫平 马晓春", "黑棋的这手棋不好，白棋可以断。"),
    "cp932": ("井山裕太 張栩 武宮正樹", "黒の手が悪い。白は切ることができる。"),
    "cp949": ("이창호 조훈현 최철한", "흑의 이 수는 좋지 않다. 백이 끊을 수 있다."),
    "cp1252": ("Müller Þór Íñigo Hélène", "Schöner Zug, aber für Weiß wäre er möglich"),
    "cp1251": ("Дима Ян Юрий Гришин", "Чёрные сыграли плохо, белые могут резать"),
}
"""Names, and a comment that tells their encoding."""


@pytest.mark.parametrize("codec", LANGUAGES)
def test_names_stay_when_the_comments_that_told_the_encoding_are_deleted(codec: str) -> None:
    names, comment = LANGUAGES[codec]
    for black in names.split():
        for white in names.split():
            text = f"(;SZ[9]PB[{black}]PW[{white}];B[aa]C[{comment}];W[bb])"
            record = game(text.encode(codec))
            assert record.encoding == codec
            assert dumps([record]).replace(b"\n", b"") == text.encode(codec)  # nothing edited
            record.set_comment(record.main_line()[1], "")
            written = dumps([record])
            assert f"PB[{black}]PW[{white}]".encode(codec) in written
            again = game(written).info
            assert (again["PB"], again["PW"]) == (black, white)


def test_western_words_are_not_cyrillic() -> None:
    text = "(;SZ[9]PB[Núñez]PW[Guðrún]C[für größere Übersicht, Élodie];B[aa])"
    assert game(text.encode("cp1252")).info == {"PB": "Núñez", "PW": "Guðrún"}
    assert game("(;SZ[9]PB[Conceição]PW[Éva];B[aa])".encode("cp1252")).info["PB"] == "Conceição"
