"""The board leaves the program: as a picture, a drawing, and a diagram of letters."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog

from engine.go.coords import gtp_to_point
from engine.go.rules import rules_from_sgf
from engine.record.sgf import save
from tests.reports import make_report
from tests.sai_studio.conftest import Studio, seven_by_seven

SVG = "{http://www.w3.org/2000/svg}"


def test_the_suggested_name_is_beside_the_game_with_the_move(
    studio: Studio, tmp_path: Path
) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    save(folder / "club night.sgf", [seven_by_seven()])
    window = studio.window()
    window.documents.open(folder / "club night.sgf")
    window.session.cursor.forward(3)
    window.actions_["export_image"].trigger()
    [dialog] = window.findChildren(QFileDialog)
    assert dialog.selectedFiles() == [str(folder / "club night-move3.png")]
    assert [text.partition("(*")[2] for text in dialog.nameFilters()] == [".png)", ".svg)", ".pdf)"]
    dialog.close()


def test_both_pictures_show_the_board(studio: Studio, tmp_path: Path) -> None:
    window = studio.window()
    window.session.cursor.forward(4)
    window.commands.board_export.write_image(tmp_path / "a.png")
    picture = QImage(str(tmp_path / "a.png"))
    assert picture.width() == picture.height() > 100
    window.commands.board_export.write_image(tmp_path / "a.svg")
    root = ElementTree.parse(tmp_path / "a.svg").getroot()
    circles = [c.attrib for c in root.iter(f"{SVG}circle")]
    ellipses = [c.attrib for c in root.iter(f"{SVG}ellipse")]
    assert len(circles) + len(ellipses) >= 4, "stones are drawn, not embedded as pictures"
    assert not list(root.iter(f"{SVG}image"))


def test_a_page_and_the_game_as_pdf(studio: Studio, tmp_path: Path) -> None:
    record = seven_by_seven()
    record.set_comment(record.main_line()[3], "<b>A comment</b> " * 400)
    window = studio.window(record)
    window.session.cursor.forward(4)
    export = window.commands.board_export
    for name in ("a.pdf", "b.pdf"):
        (export.write_image if name == "a.pdf" else export.write_game)(tmp_path / name)
    one, game = ((tmp_path / name).read_bytes() for name in ("a.pdf", "b.pdf"))
    assert one.startswith(b"%PDF")
    assert one.count(b"/Type /Page\n") == 1
    assert game.count(b"/Type /Page\n") == 2, "one for the comment, one for the end"
    assert [part[1].number for part in export._parts()] == [3, 12]
    first, last = (export._diagram(*part).numbers for part in export._parts())
    assert sorted(first.values()) == [1, 2, 3]
    assert sorted(last.values()) == list(range(4, 13))


def test_figures_as_tables(studio: Studio, tmp_path: Path) -> None:
    window = studio.window(start=True)
    export = window.commands.board_export
    studio.qtbot.waitUntil(lambda: bool(export._rows("candidates")), timeout=60_000)
    export.write_data("candidates", tmp_path / "c.csv")
    rows = list(csv.DictReader((tmp_path / "c.csv").read_text().splitlines()))
    assert [row["rank"] for row in rows] == [str(n) for n in range(1, 8)]
    assert rows[0]["point"] == "D4"
    export.write_data("timeline", tmp_path / "t.json")
    points = json.loads((tmp_path / "t.json").read_text())["timeline"]
    assert [point["move"] for point in points] == list(range(13))
    assert (points[1]["color"], points[1]["point"]) == ("B", "D4")
    window.session.reports.set_blind(True)
    window.actions_["export_candidates"].trigger()
    assert "no figures" in window.messages.text


def test_the_table_of_a_finished_game_is_valid_json(studio: Studio, tmp_path: Path) -> None:
    record = seven_by_seven(["D4", "D5", "pass", "pass"])
    record.set_rules(rules_from_sgf("tromp-taylor", 7, 0.5, 0))
    window = studio.window(record)
    window.commands.board_export.write_data("timeline", tmp_path / "t.json")
    text = (tmp_path / "t.json").read_text()
    last = json.loads(text, parse_constant=pytest.fail)["timeline"][-1]
    assert (last["black_winrate"], last["fair_komi"], last["beta"]) == (0.0, 0, None)


def test_figures_of_a_policy_alone_are_left_out(studio: Studio, tmp_path: Path) -> None:
    window = studio.window()
    session, export = window.session, window.commands.board_export
    report = replace(make_report(network=None), network_has_values=False)
    session.reports.add(session.cursor.node, report)
    export.write_data("candidates", tmp_path / "c.json")
    rows = json.loads((tmp_path / "c.json").read_text())["candidates"]
    for name in ("black_winrate", "fair_komi", "beta", "points_lost"):
        assert {row[name] for row in rows} == {None}
    assert rows[0]["prior"] > 0.0
    export.write_data("candidates", tmp_path / "c.csv")
    (first, *_) = csv.DictReader((tmp_path / "c.csv").read_text().splitlines())
    assert first["black_winrate"] == ""


def test_the_diagram_of_senseis_library(studio: Studio) -> None:
    window = studio.window()
    window.session.cursor.forward(4)
    window.session.edits.set_marks({0: "triangle", 1: "label:A", gtp_to_point("D4", 7): "circle"})
    window.actions_["copy_sensei"].trigger()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == "$$Bc Move 4"
    assert lines[1] == lines[9] == "$$ -----------------"
    assert lines[2] == "$$ | T a . . . . . |"
    assert lines[4] == "$$ | . . . O X . . |"
    assert lines[5] == "$$ | . . O B . . . |"
    window.options.set("move_numbers", "all")
    window.actions_["copy_sensei"].trigger()
    assert "$$ | . . 4 1 . . . |" in QGuiApplication.clipboard().text()


def test_the_position_is_copied_as_letters(studio: Studio) -> None:
    window = studio.window()
    window.session.cursor.forward(4)
    window.actions_["copy_text"].trigger()
    lines = QGuiApplication.clipboard().text().splitlines()
    assert lines[0] == lines[8] == "    A B C D E F G"
    assert lines[3] == "  5 . . . O X . . 5"
    assert lines[4] == "  4 . . O X . . . 4"
    assert lines[9] == "Move 4, Black (X) to play"
    assert window.messages.text == "The position was copied as text."
