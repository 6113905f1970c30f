"""The Networks menu, its window and files dropped on the window."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

from engine.catalog.network_info import NetworkInfo
from engine.catalog.networks import list_networks
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from sai_studio.app.main_window import MainWindow
from sai_studio.kit import theme
from sai_studio.kit.widgets.rows import ROW
from sai_studio.networks import network_choice
from sai_studio.networks import network_measurements as speeds_module
from sai_studio.networks.networks_dialog import NetworksDialog
from sai_studio.session.engine_in_use import EngineStatus
from tests.engine.network.katago_files import random_katago
from tests.engine.network.texts import leela_lines
from tests.sai_studio.conftest import Studio
from tests.sai_studio.networks.shown import ShownRow, shown_rows, titles


def drop(target: QWidget, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    target.dropEvent(
        QDropEvent(
            QPointF(5, 5),
            Qt.DropAction.CopyAction,
            data,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
        )
    )


def text_network(path: Path, size: int) -> Path:
    path.write_text("\n".join(leela_lines("LZ", size=size)) + "\n")
    return path


def entries(window: MainWindow) -> dict[str, tuple[bool, bool]]:
    """Names of the menu's entries: whether enabled, whether checked."""
    menu = window.actions_.submenus["Use on this board"]
    menu.aboutToShow.emit()
    return {
        action.text().split()[0]: (action.isEnabled(), action.isChecked())
        for action in menu.actions()
    }


@pytest.fixture
def window(studio: Studio) -> MainWindow:
    studio.network = None
    return studio.window()


def test_dropped_networks_are_added_where_they_lie(studio: Studio, window: MainWindow) -> None:
    kata = random_katago(studio.folder / "kata.bin.gz")
    nine = text_network(studio.folder / "nine.txt", 9)
    game = studio.folder / "game.sgf"
    game.write_text("(;SZ[7]KM[9.5];B[aa];W[bb])")
    drop(window, kata, nine, game)
    assert window.session.path == game
    added = {info.path for info in list_networks() if info.origin == "added"}
    assert added == {kata, nine}
    assert window.session.review.network is not None
    assert window.session.review.network.path == kata
    assert window.preferences.network_for(7) == kata
    shown = entries(window)
    assert shown["kata"] == (True, True)
    assert shown["nine"] == (False, False)
    menu = window.actions_.submenus["Use on this board"]
    (gray,) = [a for a in menu.actions() if a.text().startswith("nine")]
    assert "plays 9\u00d79 only" in gray.text()


def test_a_network_for_another_board_is_added_and_says_so(
    studio: Studio, window: MainWindow
) -> None:
    before = window.session.review.network
    drop(window, text_network(studio.folder / "nine.txt", 9))
    assert "plays 9\u00d79 only, not 7\u00d77" in window.messages.text
    assert window.session.review.network == before
    damaged = studio.folder / "bad.bin.gz"
    damaged.write_bytes(b"\x1f\x8b nothing")
    drop(window, damaged)
    assert window.messages.text.startswith("bad.bin.gz")
    assert len([info for info in list_networks() if info.origin == "added"]) == 1


def test_the_list_shows_details_and_takes_networks_off(studio: Studio, window: MainWindow) -> None:
    kata = random_katago(studio.folder / "kata.bin.gz")
    nine = text_network(studio.folder / "nine.txt", 9)
    window.networks.add([kata, nine])
    window.actions_["all_networks"].trigger()
    dialog = window.findChild(NetworksDialog)
    assert dialog is not None
    rows = {row.text(0): row for row in shown_rows(dialog.list)}
    assert dialog.chosen is not None
    assert dialog.chosen.path == kata  # the one in use
    assert rows["kata"].data(0, Qt.ItemDataRole.FontRole).bold()
    assert not dialog.use.isEnabled()
    rows["nine"].choose()
    assert not dialog.use.isEnabled()
    assert "nine plays 9\u00d79, this board is 7\u00d77" in dialog.details.text()
    shipped = next(name for name in rows if name.startswith("sai-7x7-r4x64-strong"))
    rows[shipped].choose()
    assert not dialog.remove.isEnabled()
    assert "strong-7x7, generation" in dialog.details.text()
    dialog.use.click()
    assert window.session.review.network is not None
    assert window.session.review.network.name == shipped
    _row(dialog, "kata").choose()
    dialog.remove.click()
    assert kata.exists()
    assert "removed from the list" in dialog.messages.text  # in front, where it can be pressed
    assert "removed from the list" not in window.messages.text
    assert "kata" not in entries(window)
    dialog.messages.buttons[0].click()  # put it back
    assert "kata" in entries(window)
    drop(dialog, text_network(studio.folder / "five.txt", 5))
    assert _row(dialog, "five") is not None
    (studio.folder / "bad.bin.gz").write_bytes(b"\x1f\x8b nothing")
    drop(dialog, studio.folder / "bad.bin.gz")
    assert dialog.messages.text.startswith("bad.bin.gz")
    dialog.close()
    assert window.messages.text.startswith("bad.bin.gz")  # still to be read
    window.networks.forget(info_of(window, "five"))
    window.networks.add([studio.folder / "bad.bin.gz"])
    assert window.messages.text.startswith("bad.bin.gz")


def info_of(window: MainWindow, name: str) -> NetworkInfo:
    return next(info for info in window.networks.known() if info.name == name)


def test_every_refused_file_is_named(studio: Studio, window: MainWindow) -> None:
    kata = random_katago(studio.folder / "kata.bin.gz")
    bad = []
    for number in range(3):
        bad.append(studio.folder / f"bad{number}.bin.gz")
        bad[-1].write_bytes(b"\x1f\x8b nothing")
    drop(window, bad[0], kata, *bad[1:])
    assert window.session.review.network is not None
    assert window.session.review.network.path == kata
    said = window.messages.text
    assert said.startswith("3 files were not added: (1) bad0.bin.gz: ")
    assert "(3) bad2.bin.gz: " in said
    assert said.endswith(". kata was added and is used for analysis from now on.")
    many = network_choice.refusals_text([f"{n}.bin: damaged" for n in range(9)])
    assert many.endswith("(5) 4.bin: damaged, and 4 more.")


@pytest.mark.skipif(os.name == "nt", reason="no such names there")
def test_names_with_control_characters_are_told_in_one_line(
    studio: Studio, window: MainWindow
) -> None:
    bad = studio.folder / "bad\n\x1b[31mred.bin.gz"
    bad.write_bytes(b"\x1f\x8b nothing")
    good = text_network(studio.folder / "good\nseven.txt", 7)
    drop(window, bad, good)
    assert window.messages.text.isprintable()
    assert window.messages.text.startswith("bad  [31mred.bin.gz: ")
    assert " good seven was added " in window.messages.text
    drop(window, text_network(studio.folder / "good\nnine.txt", 9))
    assert window.messages.text.startswith("good nine was added. ")


def test_usable_networks_come_first_and_titles_sort(studio: Studio, window: MainWindow) -> None:
    nine = text_network(studio.folder / "nine.txt", 9)
    kata = random_katago(studio.folder / "kata.bin.gz")
    window.networks.add([nine, kata])
    window.actions_["all_networks"].trigger()
    dialog = window.findChild(NetworksDialog)
    assert dialog is not None

    def shown() -> list[NetworkInfo]:
        return [row.data(0, ROW).info for row in shown_rows(dialog.list)]

    def click(title: str) -> None:
        header = dialog.list.horizontalHeader()
        column = next(i for i, text in enumerate(titles(dialog.list)) if title in text)
        at = QPoint(header.sectionViewportPosition(column) + 12, header.height() // 2)
        studio.qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)

    first = shown()
    plays = [info.plays(7) for info in first]
    assert plays == sorted(plays, reverse=True)
    assert not plays[-1]
    assert dialog.chosen is not None
    click("Network")
    assert [n.name.casefold() for n in shown()] == sorted(n.name.casefold() for n in first)
    click("Size")
    assert [n.bytes for n in shown()] == sorted(n.bytes for n in first)
    click("Size")
    assert [n.bytes for n in shown()] == sorted((n.bytes for n in first), reverse=True)
    assert dialog.chosen.path == kata
    click("Size")
    assert shown() == first
    dialog.close()


def test_a_chosen_row_that_can_t_be_used_stays_gray(studio: Studio, window: MainWindow) -> None:
    window.networks.add([text_network(studio.folder / "nine.txt", 9)])
    window.actions_["all_networks"].trigger()
    dialog = window.findChild(NetworksDialog)
    assert dialog is not None
    muted, text = theme.color("muted").rgb(), theme.color("text").rgb()
    for name, ink in (("nine", muted), ("sai-7x7-r4x64-strong", text)):
        row = next(row for row in shown_rows(dialog.list) if row.text(0).startswith(name))
        row.choose()
        dialog.list.scrollTo(row.index(1))
        rect = dialog.list.visualRect(row.index(1))
        image = dialog.list.viewport().grab(rect).toImage()
        colors = {
            image.pixelColor(x, y).rgb()
            for x in range(image.width())
            for y in range(image.height())
        }
        assert (ink in colors, ({muted, text} - {ink}) <= colors) == (True, False)
    dialog.close()


def test_details_write_thousands_as_the_rest_does(studio: Studio, window: MainWindow) -> None:
    window.actions_["all_networks"].trigger()
    dialog = window.findChild(NetworksDialog)
    assert dialog is not None
    told = next(i for i in window.networks.known() if re.search(r"\d,\d{3}", i.source))
    _row(dialog, told.name).choose()
    assert re.search(r"\d\u202f\d{3} (steps|positions|games)", dialog.details.text())
    assert not re.search(r"\d,\d{3}", dialog.details.text())
    dialog.close()


def test_speeds_are_measured_beside_the_window(
    studio: Studio, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    kata = random_katago(studio.folder / "kata.bin.gz")
    window.networks.add([kata])
    rows = [{"path": str(kata), "speed": 1234.4}, {"path": "elsewhere", "speed": 1.0}]
    scripts = iter((f"print({json.dumps(rows)!r})", "import sys; sys.exit('no room')"))
    monkeypatch.setattr(
        speeds_module, "speed_command", lambda _: ([sys.executable, "-c", next(scripts)], Path())
    )
    window.actions_["all_networks"].trigger()
    dialog = window.findChild(NetworksDialog)
    assert dialog is not None
    column = titles(dialog.list).index("Speed")
    assert _row(dialog, "kata").text(column) == "\u2013"
    dialog.measure.click()
    assert _row(dialog, "kata").text(column) == "\u2026"
    studio.qtbot.waitUntil(lambda: not window.networks.speeds.measuring, timeout=60_000)
    assert _row(dialog, "kata").text(column) == "1\u202f234/s"
    _row(dialog, "kata").choose()
    assert "per second of one core on 7\u00d77" in dialog.details.text()
    dialog.measure.click()
    studio.qtbot.waitUntil(lambda: "no room" in dialog.messages.text, timeout=60_000)
    assert _row(dialog, "kata").text(column) == "1\u202f234/s"
    dialog.close()


def _row(dialog: NetworksDialog, name: str) -> ShownRow:
    return next(row for row in shown_rows(dialog.list) if row.text(0) == name)


def test_a_network_taken_off_is_used_no_longer(studio: Studio, window: MainWindow) -> None:
    kata = random_katago(studio.folder / "kata.bin.gz")
    window.networks.add([kata])
    info = window.session.review.network
    assert isinstance(info, NetworkInfo)
    window.networks.forget(info)
    assert window.session.review.network is not None
    assert window.session.review.network.path != kata
    assert window.preferences.network_for(7) is None


@pytest.mark.parametrize("in_use", [True, False])
def test_a_network_that_is_put_back_is_used_only_if_it_was(
    in_use: bool, studio: Studio, window: MainWindow
) -> None:
    window.networks.add([text_network(studio.folder / "seven.txt", 7)])
    before = info_of(window, "seven")
    kata = random_katago(studio.folder / "kata.bin.gz")
    window.networks.add([kata])
    if not in_use:
        window.networks.use(before)
    window.networks.forget(info_of(window, "kata"))
    assert window.session.review.network is not None
    assert window.session.review.network.path != kata
    (undo,) = window.messages.buttons
    undo.click()
    assert window.session.review.network is not None
    assert window.session.review.network.path == (kata if in_use else before.path)
    assert "kata" in entries(window)
    assert "removed" not in window.messages.text


def test_large_texts_are_looked_through_on_a_thread(
    studio: Studio, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network_choice, "describes_quickly", lambda _: False)
    path = text_network(studio.folder / "seven.txt", 7)
    drop(window, path)
    assert "takes some seconds" in window.messages.text
    studio.qtbot.waitUntil(lambda: "seven was added" in window.messages.text, timeout=60_000)
    assert window.session.review.network is not None
    assert window.session.review.network.path == path
    studio.qtbot.waitUntil(lambda: not window.networks.busy, timeout=60_000)


def test_no_network_is_missed_because_the_board_before_had_none(window: MainWindow) -> None:
    """A network is told while the status still is that of the board before."""
    session = window.session
    session.engine.set_status(EngineStatus("no network"))
    assert window.messages.text.startswith("There is no network for")
    session.set_record(GameRecord.new(Rules(size=9)))
    session.engine.set_network(NetworkInfo(Path("a.safetensors"), "a", 9, "", ""))
    assert not window.messages.text.startswith("There is no network for")


def test_a_game_on_another_board_is_analyzed_with_the_network_of_its_size(
    studio: Studio, window: MainWindow
) -> None:
    """Even if the network of the game before plays that board, too."""
    window.analysis.start()
    nine = text_network(studio.folder / "nine.txt", 9)
    window.networks.add([nine, random_katago(studio.folder / "kata.bin.gz")])
    window.preferences.set_network_for(9, nine)
    session = window.session
    assert session.review.network is not None
    assert session.review.network.name == "kata"
    session.set_record(GameRecord.new(Rules(size=9)))
    assert session.review.network.path == nine
