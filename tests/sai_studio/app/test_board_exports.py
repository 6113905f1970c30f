"""The board leaves the program: as a picture, a drawing, and a diagram of letters."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog

from engine.api.record import save
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
    assert [text.partition("(*")[2] for text in dialog.nameFilters()] == [".png)", ".svg)"]
    dialog.close()


def test_both_pictures_show_the_board(studio: Studio, tmp_path: Path) -> None:
    window = studio.window()
    window.session.cursor.forward(4)
    window.commands._write_image(tmp_path / "a.png")
    picture = QImage(str(tmp_path / "a.png"))
    assert picture.width() == picture.height() > 100
    window.commands._write_image(tmp_path / "a.svg")
    root = ElementTree.parse(tmp_path / "a.svg").getroot()
    circles = [circle.attrib for circle in root.iter(f"{SVG}circle")]
    stones = [circle["fill"] for circle in circles if float(circle["r"]) > 8.0]
    assert sorted(stones) == ["#1c1c1c"] * 2 + ["#fbfbfb"] * 2
    rings = [circle for circle in circles if circle["fill"] == "none"]
    assert [(ring["cx"], ring["cy"]) for ring in rings] == [("60", "80")], "the last move, C4"


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
