from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.record.sgf import loads
from sai_studio.kit import theme
from sai_studio.review.game import GamePanel
from sai_studio.review.view_context import ViewContext
from sai_studio.session.session import Session
from tests.sai_studio.review.conftest import Show
from tests.sai_studio.waiting import settle


def test_a_bare_game(session: Session, show: Show) -> None:
    panel = GamePanel(ViewContext(session))
    show(panel, 300, 240)
    assert panel.black.name.text() == "Black"
    assert panel.facts.facts == [
        ("Komi", "9.5"),
        ("Rules", "Area scoring"),
        ("Board", "7 \u00d7 7"),
    ]
    assert not panel.banner.isVisible()


def test_players_result_and_handicap(show: Show) -> None:
    rules = Rules(size=19, komi=0.5, handicap=3, handicap_bonus="stones", name="chinese")
    info = {"PB": "秀策", "BR": "4d", "PW": "Gennan", "WT": "Inoue", "RE": "B+R", "EV": "Castle"}
    session = Session(GameRecord(rules, info=info))
    panel = GamePanel(ViewContext(session))
    show(panel, 560, 240)
    assert panel.black.name.text() == "秀策"
    assert panel.black.rank.text() == "4d"
    assert panel.white.name.text() == "Gennan (Inoue)"
    facts = dict(panel.facts.facts)
    assert facts["Result"] == "Black won by resignation"
    assert facts["Komi"] == "0.5 + 3 for handicap"
    assert facts["Rules"] == "Chinese"
    assert facts["Handicap"] == "3 stones"
    assert facts["Event"] == "Castle"


def test_prisoners(session: Session, show: Show) -> None:
    for point in (1, 0, 7):
        session.edits.play(point)
    panel = GamePanel(ViewContext(session))
    show(panel, 300, 240)
    assert panel.black.prisoners.text() == "1 prisoner"
    assert panel.white.prisoners.text() == "0 prisoners"


def test_unknown_komi_is_said_and_settled_with_one_click(show: Show, qtbot: QtBot) -> None:
    session = Session(GameRecord(Rules(size=9, komi=6.5), komi_known=False))
    asked: list[str] = []
    panel = GamePanel(ViewContext(session, edit_info=lambda: asked.append("info")))
    show(panel, 300, 240)
    assert panel.banner.isVisible()
    assert panel.banner.text.text() == "No komi in the file; using 6.5."
    qtbot.mouseClick(panel.banner.change, Qt.MouseButton.LeftButton)
    assert asked == ["info"]
    qtbot.mouseClick(panel.banner.keep, Qt.MouseButton.LeftButton)
    settle()
    assert session.cursor.record.komi_known
    assert not panel.banner.isVisible()
    session.edits.undo_stack.undo()
    settle()
    assert panel.banner.isVisible()


def test_rules_that_are_assumed_are_said_and_chosen(show: Show, qtbot: QtBot) -> None:
    record = loads(b"(;SZ[19]KM[6.5]RE[W+2.5];B[pd])", "game.sgf").games[0]
    session = Session(record)
    panel = GamePanel(ViewContext(session))
    show(panel, 400, 300)
    assert dict(panel.facts.facts)["Rules"] == "Territory scoring (assumed)"
    assert "W+2.5 at komi 6.5 is impossible by area" in panel.rules_banner.text.text()
    assert panel.rules_banner.keep.text() == "Use Japanese"
    qtbot.mouseClick(panel.rules_banner.change, Qt.MouseButton.LeftButton)
    settle()
    assert (record.rules.name, record.rules.scoring, record.rules.komi) == ("chinese", "area", 6.5)
    assert not panel.rules_banner.isVisible()
    assert dict(panel.facts.facts)["Rules"] == "Chinese"
    session.edits.undo_stack.undo()
    settle()
    assert panel.rules_banner.isVisible()
    qtbot.mouseClick(panel.rules_banner.keep, Qt.MouseButton.LeftButton)
    assert (record.rules.name, record.rules.scoring) == ("japanese", "territory")


def test_chosen_rules_leave_an_assumed_komi_assumed(session: Session) -> None:
    record = loads(b"(;SZ[19];B[pd])", "game.sgf").games[0]
    session = Session(record)
    assert (record.rules.komi, record.komi_known) == (7.5, False)
    session.edits.choose_rules("japanese")
    assert (record.rules.komi, record.komi_known) == (6.5, False)


def test_edit_button_theme_and_width(session: Session, show: Show, qtbot: QtBot) -> None:
    asked: list[str] = []
    panel = GamePanel(ViewContext(session, edit_info=lambda: asked.append("info")))
    show(panel, 600, 240)
    qtbot.mouseClick(panel.edit, Qt.MouseButton.LeftButton)
    assert asked == ["info"]
    theme.apply("dark")
    panel.resize(220, 240)
    settle()
    assert panel.grab().toImage().pixelColor(2, 2) == theme.color("panel")
