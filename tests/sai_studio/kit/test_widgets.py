"""Theme, icons, message bar, throttling, status line."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from engine.base.files import data_folder
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from sai_studio.app.menus import TABLE
from sai_studio.kit import theme
from sai_studio.kit.icons import icon
from sai_studio.kit.painting import set_text_color
from sai_studio.kit.signals import Debounce, Throttle
from sai_studio.kit.texts import menu_text, one_line, sentence, with_times, without_mnemonic
from sai_studio.kit.widgets.dialogs import PlainDialog
from sai_studio.kit.widgets.layouts import column
from sai_studio.kit.widgets.message_bar import MessageBar, MessageRow
from sai_studio.review.status_line import StatusLine
from sai_studio.session.commands.key_map import KeyMap
from sai_studio.session.engine_in_use import EngineStatus
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session
from tests.sai_studio.fakes import network_info


def contrast(first: str, second: str) -> float:
    """WCAG contrast of two roles."""

    def luminance(role: str) -> float:
        color = theme.color(role)
        parts = []
        for value in (color.redF(), color.greenF(), color.blueF()):
            parts.append(value / 12.92 if value <= 0.03928 else ((value + 0.055) / 1.055) ** 2.4)
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_text_can_be_read_on_every_ground(qapp: QObject, mode: str) -> None:
    theme.apply(mode)
    for ground in ("surround", "panel", "raised", "info", "warning", "error", "hover", "selected"):
        assert contrast("text", ground) >= 7.0, ground
    for ground in ("surround", "panel", "raised"):
        assert contrast("muted", ground) >= 4.2, ground
    assert contrast("selected", "panel") >= 1.15, "a chosen row is seen"
    for role in ("accent", "agent0", "agent1", "agent2", "agent3", "curve", "komi", "fair"):
        assert contrast(role, "panel") >= 2.7, role
    theme.apply("light")


def test_a_theme_change_is_told_and_seen(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply("light")
    with qtbot.waitSignal(theme.changed, timeout=60_000):
        theme.apply("dark")
    assert qapp.palette().window().color() == theme.color("surround")
    theme.apply("light")


def test_the_text_of_a_label_keeps_its_role(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply("light", 1.0)
    box, label = QWidget(), QLabel("bad news")
    qtbot.addWidget(box)
    set_text_color(label, "bad")
    column(label, within=box)
    box.show()
    shown = set()
    for mode in ("light", "dark"):
        theme.apply(mode)
        QApplication.processEvents()
        shown.add(label.palette().color(label.foregroundRole()).name())
        assert shown >= {theme.color("bad").name()}
    assert len(shown) == 2
    set_text_color(label, "muted")
    assert label.palette().color(label.foregroundRole()) == theme.color("muted")


def test_every_icon_draws_something(qapp: QObject) -> None:
    names = [path.stem for path in (data_folder("resources") / "icons").glob("*.svg")]
    assert len(names) > 20
    for name in names:
        image = icon(name).pixmap(QSize(32, 32)).toImage()
        drawn = sum(image.pixelColor(x, y).alpha() > 40 for x in range(32) for y in range(32))
        assert drawn > 20, name


def test_a_plain_dialog_has_room_for_its_texts(qtbot: QtBot) -> None:
    dialog = PlainDialog("Title", "Use", None)
    qtbot.addWidget(dialog)
    labels = [dialog.wrapped("word " * 40) for _ in range(4)]
    dialog.lay_out(*labels, size=(300, 160))
    dialog.show()
    qtbot.waitExposed(dialog)
    assert all(label.height() >= label.heightForWidth(label.width()) for label in labels)


def test_a_message_bar_shows_one_message_with_its_choices(qtbot: QtBot) -> None:
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.resize(600, 40)
    chosen: list[str] = []
    bar.show_message("info", "first")
    with qtbot.waitSignal(bar.changed, timeout=60_000):
        bar.show_message("error", "second", [("Yes", lambda: chosen.append("yes"))])
    assert bar.text == "second"
    (button,) = bar.buttons
    button.click()
    assert chosen == ["yes"]
    assert bar.text == ""


def test_what_a_message_covers_comes_back(qtbot: QtBot) -> None:
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.show_message("info", "passing")
    bar.show_message("warning", "repaired")
    bar.show_message("warning", "which komi?", [("Keep", bar.hide)], topic="komi")
    bar.show_message("info", "no network", [("Load", bar.hide)], topic="network")
    assert bar.text == "which komi?", "an offer waits below what is more urgent"
    bar.show_message("info", "exported", [("Open", bar.hide)], answers=True)
    assert bar.text == "exported"
    bar.dismiss()
    bar.show_message("info", "saved")
    seen = []
    while bar.text:
        seen.append(bar.text)
        bar.dismiss()
    assert seen == ["saved", "which komi?", "no network", "repaired"]
    assert bar.isHidden()


def test_what_no_longer_holds_is_taken_away(qtbot: QtBot) -> None:
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.show_message("error", "unreadable")
    bar.show_message("warning", "7.5 is assumed", topic="komi")
    bar.show_message("warning", "6.5 is assumed", topic="komi")
    bar.show_message("error", "unreadable")
    bar.retract("komi")
    assert bar.text == "unreadable"
    bar.dismiss()
    assert bar.text == "", "neither the same nor the same topic twice"
    for number in range(50):
        bar.show_message("error", f"error {number}")
    bar.clear()
    assert bar.text == ""


def test_the_second_click_of_two_does_not_answer_the_next_message(qtbot: QtBot) -> None:
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.resize(600, 40)
    chosen: list[str] = []

    def next_message() -> None:
        bar.show_message("info", "Your move.", [("Resign", lambda: chosen.append("resigned"))])

    bar.show_message("info", "Bad move.", [("Take back", next_message)], topic="lesson")
    bar.buttons[0].click()
    qtbot.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert chosen == []
    qtbot.wait(QApplication.doubleClickInterval() + 50)
    qtbot.mouseClick(bar.buttons[0], Qt.MouseButton.LeftButton)
    assert chosen == ["resigned"]


def test_messages_cover_nothing_and_short_ones_move_nothing(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(400, 300)
    bar, below = MessageBar(window), QPlainTextEdit()
    column(MessageRow(bar), (below, 1), within=window)
    window.show()
    free = below.geometry()
    for text in ("Short.", "A sentence that needs more than one line. " * 5):
        bar.show_message("warning", text, [("Keep", print)])
        qtbot.wait(1)
        if text == "Short.":
            assert below.geometry() == free
        assert not bar.geometry().intersects(below.geometry())
        assert bar.height() == bar.height_for(bar.width())
        assert bar.geometry().left() == free.left()


def test_names_from_files_fit_into_menus() -> None:
    assert menu_text("Tom & Jerry\n1\t2") == "Tom && Jerry 1 2"
    assert one_line("a" * 200, 21) == "a" * 10 + "\u2026" + "a" * 10
    assert one_line("\u674e\u4e16\u4e5d") == "\u674e\u4e16\u4e5d"


def test_mnemonics_of_menus_are_dropped() -> None:
    assert without_mnemonic("Net&works") == "Networks"
    assert without_mnemonic("\u6587\u4ef6(&F)") == "\u6587\u4ef6"
    assert without_mnemonic("Limits (&L)\u2026") == "Limits\u2026"


def test_a_sentence_keeps_the_end_that_it_has() -> None:
    assert sentence("no room for a frame") == "No room for a frame."
    assert sentence("'hello' is not a link") == "'hello' is not a link."
    assert sentence("\u6ca1\u6709\u68cb\u8c31\u3002") == "\u6ca1\u6709\u68cb\u8c31\u3002"


def test_a_message_needs_more_height_where_it_is_narrow(qtbot: QtBot) -> None:
    bar = MessageBar()
    qtbot.addWidget(bar)
    bar.show_message("warning", "The file states no komi.", [("Keep", print), ("Change", print)])
    wide, narrow = bar.width_of_line(), 200
    assert bar.height_for(narrow) > bar.height_for(wide)
    bar.resize(narrow, bar.height_for(narrow))
    text = bar.findChild(QLabel)
    assert text is not None
    for button in bar.buttons:
        assert bar.rect().contains(button.geometry())
        assert not button.geometry().intersects(text.geometry())


def test_a_throttle_acts_at_once_and_never_loses_the_last_call(qtbot: QtBot) -> None:
    calls: list[int] = []
    throttle = Throttle(40, lambda: calls.append(1))
    for _ in range(5):
        throttle.call()
    assert len(calls) == 1
    qtbot.waitUntil(lambda: len(calls) == 2, timeout=60_000)
    qtbot.wait(100)
    assert len(calls) == 2
    throttle.call()
    throttle.call()
    throttle.cancel()
    qtbot.wait(80)
    assert len(calls) == 3


def test_a_debounce_acts_after_the_pause(qtbot: QtBot) -> None:
    calls: list[int] = []
    debounce = Debounce(30, lambda: calls.append(1))
    debounce.call()
    assert debounce.waiting
    assert not calls
    qtbot.waitUntil(lambda: len(calls) == 1, timeout=60_000)
    debounce.call()
    debounce.flush()
    assert len(calls) == 2
    debounce.call()
    debounce.cancel()
    qtbot.wait(60)
    assert len(calls) == 2


def test_the_status_line_says_what_is_going_on(qtbot: QtBot, tmp_path: Path) -> None:
    session = Session(GameRecord.new(Rules(size=7)))
    keys = KeyMap(Preferences(tmp_path / "studio.ini"), TABLE)
    line = StatusLine(session, keys)
    qtbot.addWidget(line)
    assert line.network.text() == "No network"
    session.engine.set_network(network_info())
    assert "7\u00d77, 3\u00d7128" in line.network.text()
    assert line.evaluator.isHidden()
    session.engine.set_status(EngineStatus("loading", "Loading the engine\u2026"))
    assert line.state_text() == "Loading the engine\u2026"
    session.engine.set_status(EngineStatus("searching", "", 1234, 2000, 567.0))
    assert "1\u202f234\xa0of\xa02\u202f000" in line.state_text()
    assert "567\xa0evaluations/s" in line.state_text()
    session.engine.set_status(EngineStatus("ready", "", 2000, 2000, 567.0))
    assert line.state_text().startswith("Finished")
    long = "A sentence that is much too long for the status bar of a narrow window."
    session.engine.set_status(EngineStatus("failed", long))
    line.resize(300, 24)
    line.show()
    assert line.state.toolTip() == long, "what does not fit can still be read"
    session.engine.set_status(EngineStatus("ready"))
    session.engine.set_analyzing(False)
    assert "off" in line.state_text()
    session.edits.pass_move()
    assert line.saved.text() == "Not saved"
    session.mark_saved(tmp_path / "x.sgf")
    assert line.saved.text() == "Saved"


def test_sizes_are_written_with_a_cross_but_names_stay() -> None:
    assert with_times("plays 5x5 to 19x19, 4x64.") == "plays 5\u00d75 to 19\u00d719, 4\u00d764."
    assert with_times("\ub294 5x5\uc785") == "\ub294 5\u00d75\uc785"
    for name in ("sai-7x7-r3x128.txt", "recommended-7x7: mine", "a/7x7/b", "7x7.sgf"):
        assert with_times(name) == name


def test_sentences_of_the_engine_begin_and_end_as_sentences_do() -> None:
    assert sentence("compiling the engine") == "Compiling the engine."
    assert sentence("it's late, go home!") == "It's late, go home!"
    assert sentence("game.sgf: cut off") == "game.sgf: cut off."
