"""Records with texts and marks beyond reading: a part is shown, all of it is kept."""

from __future__ import annotations

from PySide6.QtWidgets import QPlainTextEdit
from pytestqt.qtbot import QtBot

from engine.go.rules import Rules
from engine.record.game_node import Line
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, loads
from sai_studio.kit.texts import one_line
from sai_studio.kit.widgets.text_parts import PART, TextParts
from sai_studio.review.board.board_cursor import point_text
from sai_studio.review.comment import CommentPanel
from sai_studio.review.dialogs.game_info import LONGEST_LINE, GameInfoDialog
from sai_studio.review.game import LONGEST_FACT, LONGEST_NAME, GamePanel
from sai_studio.review.view_context import ViewContext
from sai_studio.session.annotations import remarks_text
from sai_studio.session.marks import MOST_LINES
from sai_studio.session.session import Session
from tests.sai_studio.conftest import Studio, seven_by_seven

LONG = "x" * 300_000


def test_a_comment_is_shown_in_parts_and_edited_as_a_whole(qtbot: QtBot) -> None:
    session = Session(GameRecord(Rules(size=7)))
    words = " ".join(f"word{i}" for i in range(100_000))
    session.cursor.record.set_comment(session.cursor.node, f"{words}\n{LONG}")
    panel = CommentPanel(ViewContext(session))
    qtbot.addWidget(panel)
    panel.show()
    whole = session.cursor.node.comment
    shown = panel.editor.toPlainText()
    assert 0 < len(shown) <= PART
    assert whole.startswith(shown)
    assert panel.parts.isVisible()
    panel.parts.next.click()
    second = panel.editor.toPlainText()
    assert whole.startswith(shown + second)
    panel.editor.setPlainText("changed")
    assert session.cursor.node.comment == shown + "changed" + whole[len(shown + second) :]
    session.edits.undo_stack.undo()
    qtbot.waitUntil(lambda: panel.editor.toPlainText() == second)
    session.edits.set_comment("short")
    qtbot.waitUntil(lambda: panel.editor.toPlainText() == "short")
    assert not panel.parts.isVisible()


def test_parts_end_between_words_and_hold_every_character(qtbot: QtBot) -> None:
    editor = QPlainTextEdit()
    qtbot.addWidget(editor)
    parts = TextParts(editor)
    qtbot.addWidget(parts)
    text = "\n".join(("a b " * 3000, LONG[:10_000], "\u5b57" * 5000, "end"))
    parts.show_text(text)
    seen = editor.toPlainText()
    assert seen.endswith(" ")
    while parts.next.isEnabled():
        parts.next.click()
        seen += editor.toPlainText()
        assert parts.text == text
    assert seen == text
    assert not parts.next.isEnabled()
    assert parts.previous.isEnabled()


def test_a_short_text_has_no_parts(qtbot: QtBot) -> None:
    editor = QPlainTextEdit()
    qtbot.addWidget(editor)
    parts = TextParts(editor)
    qtbot.addWidget(parts)
    parts.show()
    parts.show_text("a comment")
    assert not parts.isVisible()
    assert parts.text == "a comment"


def test_the_game_panel_cuts_long_names(qtbot: QtBot) -> None:
    names = ("PB", "PW", "BR", "WR", "BT", "WT", "GN", "EV", "RE", "DT", "PC", "SO")
    record = GameRecord(Rules(size=7, name=LONG), info=dict.fromkeys(names, LONG))
    panel = GamePanel(ViewContext(Session(record)))
    qtbot.addWidget(panel)
    panel.resize(300, 240)
    panel.show()
    qtbot.waitUntil(lambda: bool(panel.facts.facts))
    assert len(panel.black.name.text()) <= 2 * LONGEST_NAME + 3
    values = [value.text() for _, value in panel.facts._labels]
    assert max(map(len, values)) <= LONGEST_FACT
    assert panel.minimumSizeHint().width() <= 300


def test_the_dialog_of_the_game_info_keeps_what_it_does_not_show(qtbot: QtBot) -> None:
    record = GameRecord(Rules(size=7), info={"EV": LONG, "PB": "Kuro", "GC": LONG})
    dialog = GameInfoDialog(record)
    qtbot.addWidget(dialog)
    assert len(dialog.fields["EV"].text()) == LONGEST_LINE
    assert dialog.fields["EV"].isReadOnly()
    assert len(dialog.comment.toPlainText()) <= PART
    dialog.fields["PB"].setText("Shiro")
    assert dialog.info() == {"EV": LONG, "PB": "Shiro", "GC": LONG}


def test_lines_are_read_once_and_the_last_ones_shown(studio: Studio) -> None:
    points = "abcdefg"
    pairs = [
        f"[{a}{b}:{c}{d}]"
        for a in points for b in points for c in points for d in points
        if (a, b) != (c, d)
    ]  # fmt: skip
    text = f"(;GM[1]FF[4]SZ[7]KM[9.5]AR{''.join(pairs)}{''.join(pairs)})".encode()
    record = loads(text, "lines.sgf").games[0]
    assert len(record.root.lines) == len(pairs) == 49 * 48
    assert text[1:-1] in dumps([record]).replace(b"\n", b"")
    window = studio.window(record)
    assert window.board.scene.lines == record.root.lines[-MOST_LINES:]
    assert remarks_text(record.root) == f"{MOST_LINES} of {len(pairs)} lines and arrows are shown"
    window.session.edits.set_lines((*record.root.lines, Line(0, 1, False)))
    window.board.repaint()
    assert window.board.scene.lines[-1] == Line(0, 1, False)


def test_long_labels_are_cut_where_they_are_shown(studio: Studio) -> None:
    record = seven_by_seven([])
    record.change_node(record.root, {"marks": {0: f"label:{LONG}"}, "name": LONG})
    window = studio.window(record, panels=True)
    window.board.repaint()
    spoken = point_text(window.session, window.counting, 0, None)
    assert len(spoken) < 200
    assert len(remarks_text(record.root)) < 200


def test_the_middle_of_a_long_text_is_left_out() -> None:
    text = "a" * 50 + " " * 1_000_000 + "b" * 50
    assert one_line(text, 21) == "a" * 10 + "\u2026" + "b" * 10
    assert one_line("a  b\nc") == "a b c"
