"""Get a strong network: found on this computer, downloaded, or on a page to open."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox

from engine.base.errors import WeightsError
from engine.catalog import download as downloads
from engine.catalog import found_networks
from engine.catalog.networks import describe_network, list_networks
from sai_studio.app.main_window import MainWindow
from sai_studio.kit import theme
from sai_studio.networks import strong_networks as dialog_module
from sai_studio.networks.networks_dialog import NetworksDialog
from sai_studio.networks.strong_networks import StrongNetworksDialog
from tests.engine.network.katago_files import random_katago
from tests.sai_studio.conftest import Studio
from tests.sai_studio.networks.shown import shown_rows

Progress = downloads.FetchProgress


class FakeDownload:
    """Stands in for `fetch_network`: waits for the test at each step."""

    def __init__(self, folder: Path) -> None:
        self.go_on = threading.Event()
        self.wrong = ""
        self.path = folder / "weights" / "strong.bin.gz"

    def __call__(
        self,
        network: downloads.PublicNetwork,
        *,
        progress: Callable[[Progress], None],
        stopped: Callable[[], bool],
    ) -> Path | None:
        progress(Progress(network.bytes // 2, network.bytes))
        while not self.go_on.wait(0.01):
            if stopped():
                return None
        if self.wrong:
            raise WeightsError(self.wrong)
        self.path.parent.mkdir(exist_ok=True)
        return random_katago(self.path)


@pytest.fixture
def window(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> MainWindow:
    monkeypatch.setattr(found_networks, "find_networks", lambda _stopped: [])
    studio.network = None
    return studio.window()


@pytest.fixture
def download(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> FakeDownload:
    fake = FakeDownload(studio.folder)
    monkeypatch.setattr(downloads, "fetch_network", fake)
    return fake


def open_dialog(studio: Studio, window: MainWindow) -> StrongNetworksDialog:
    window.actions_["get_network"].trigger()
    dialog = window.findChild(StrongNetworksDialog)
    assert dialog is not None
    studio.qtbot.waitUntil(lambda: not window.networks.sources.searching, timeout=60_000)
    return dialog


def start_download(studio: Studio, window: MainWindow, dialog: StrongNetworksDialog) -> None:
    dialog.download.click()
    box = dialog.findChild(QMessageBox)
    assert box is not None
    next(b for b in box.buttons() if b.text() == "Download").click()
    studio.qtbot.waitUntil(lambda: "MB" in dialog.state.text(), timeout=60_000)


def test_a_network_of_another_program_is_used_where_it_lies(
    studio: Studio, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = random_katago(studio.folder / "kata<b>.bin.gz")
    each = found_networks.FoundNetwork(describe_network(path), "KaTrain", False)

    def find(_stopped: object) -> list[found_networks.FoundNetwork]:
        listed = {info.path for info in list_networks()}
        return [found_networks.FoundNetwork(each.info, each.program, each.info.path in listed)]

    monkeypatch.setattr(found_networks, "find_networks", find)
    dialog = open_dialog(studio, window)
    item = shown_rows(dialog.list)[0]
    assert [item.text(i) for i in (0, 3, 4)] == ["kata<b>", "KaTrain", str(studio.folder)]
    assert "kata&lt;b&gt;" in item.tip(0)
    dialog.use.click()
    assert window.session.review.network is not None
    assert window.session.review.network.path == path
    assert dialog.messages.text.startswith("kata<b> was added")
    studio.qtbot.waitUntil(lambda: "already" in dialog.nothing.text(), timeout=60_000)
    dialog.close()


def test_nothing_found_says_where_it_was_looked_for(studio: Studio, window: MainWindow) -> None:
    dialog = open_dialog(studio, window)
    assert dialog.nothing.text().startswith("Nothing was found in the folders of KaTrain")
    assert not dialog.use.isEnabled()
    dialog.close()


def test_a_download_is_agreed_to_first(
    studio: Studio, window: MainWindow, download: FakeDownload
) -> None:
    dialog = open_dialog(studio, window)
    dialog.download.click()
    box = dialog.findChild(QMessageBox)
    assert box is not None
    for told in ("38 MB", "License: MIT", "KataGo's release 1.17.1 (github.com)"):
        assert told in box.text()
    box.reject()
    assert not window.networks.sources.fetching
    dialog.close()


def test_a_download_goes_on_without_its_dialog_and_is_used(
    studio: Studio, window: MainWindow, download: FakeDownload
) -> None:
    dialog = open_dialog(studio, window)
    start_download(studio, window, dialog)
    assert dialog.state.text() == "19 of 38 MB"
    assert (dialog.progress.value(), dialog.progress.maximum()) == (500, 1000)
    assert dialog.download.text() == "Cancel"
    dialog.close()
    download.go_on.set()
    studio.qtbot.waitUntil(lambda: "was added" in window.messages.text, timeout=60_000)
    assert window.session.review.network is not None
    assert window.session.review.network.path == download.path
    dialog = open_dialog(studio, window)
    assert dialog.download.text() == "Download\u2026"  # the pinned file is another one
    dialog.close()


def test_a_download_is_canceled(studio: Studio, window: MainWindow, download: FakeDownload) -> None:
    dialog = open_dialog(studio, window)
    start_download(studio, window, dialog)
    dialog.download.click()
    studio.qtbot.waitUntil(lambda: not window.networks.sources.fetching, timeout=60_000)
    assert "download was canceled" in dialog.messages.text
    assert dialog.download.text() == "Download\u2026"
    assert dialog.download.isEnabled()
    assert dialog.progress.isHidden()
    dialog.close()


def test_a_download_that_fails_says_why(
    studio: Studio, window: MainWindow, download: FakeDownload
) -> None:
    download.wrong = "the disk is full; free some space and try again"
    dialog = open_dialog(studio, window)
    start_download(studio, window, dialog)
    download.go_on.set()
    studio.qtbot.waitUntil(lambda: not window.networks.sources.fetching, timeout=60_000)
    assert dialog.messages.text == "The disk is full; free some space and try again."
    dialog.close()
    assert window.messages.text.startswith("The disk is full")  # still to be read


def test_a_download_ends_with_the_window(
    studio: Studio, window: MainWindow, download: FakeDownload
) -> None:
    dialog = open_dialog(studio, window)
    start_download(studio, window, dialog)
    dialog.close()
    window.discard_and_close()
    assert not [t for t in threading.enumerate() if t.name == "network download"]
    assert not window.engine_hangs


def test_the_page_is_opened_or_its_address_told(
    studio: Studio, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    class Browser:
        @staticmethod
        def openUrl(url: Any) -> bool:
            opened.append(url.toString())
            return len(opened) == 1

    monkeypatch.setattr(dialog_module, "QDesktopServices", Browser)
    dialog = open_dialog(studio, window)
    dialog.page.click()
    assert opened == [downloads.NETWORKS_PAGE]
    assert dialog.messages.text == ""
    dialog.page.click()
    assert downloads.NETWORKS_PAGE in dialog.messages.text
    dialog.close()


def test_messages_go_to_the_dialog_in_front(
    studio: Studio, window: MainWindow, download: FakeDownload
) -> None:
    window.actions_["all_networks"].trigger()
    below = window.findChild(NetworksDialog)
    assert below is not None
    dialog = open_dialog(studio, window)
    bad = studio.folder / "bad.bin.gz"
    bad.write_bytes(b"\x1f\x8b nothing")
    window.networks.add([bad])
    assert dialog.messages.text.startswith("bad.bin.gz")
    assert below.messages.text == ""
    dialog.close()
    assert below.messages.text.startswith("bad.bin.gz")
    below.close()
    assert window.messages.text.startswith("bad.bin.gz")


def test_a_copy_on_this_computer_is_used_instead_of_a_download(
    studio: Studio, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = random_katago(studio.folder / "strong.bin.gz")
    monkeypatch.setattr(found_networks, "find_copy", lambda _found, _network: path)
    dialog = open_dialog(studio, window)
    assert dialog.state.text() == "Already on this computer."
    assert dialog.size_text.text() == f"38 MB, in {studio.folder}"
    assert dialog.download.text() == "Use"
    dialog.download.click()
    assert window.session.review.network is not None
    assert window.session.review.network.path == path
    studio.qtbot.waitUntil(lambda: not window.networks.sources.searching, timeout=60_000)
    assert dialog.state.text() == "Already on this computer."
    dialog.close()


def test_a_damaged_file_is_gray_with_the_reason(
    studio: Studio, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, cut, bad = (random_katago(studio.folder / f"{n}.bin.gz") for n in ("good", "cut", "bad"))
    found = [
        found_networks.FoundNetwork(describe_network(cut), "KaTrain", False, "cut.bin.gz: cut off"),
        found_networks.FoundNetwork(describe_network(good), "KaTrain", False),
        found_networks.FoundNetwork(describe_network(bad), "KaTrain", False),
    ]
    bad.write_bytes(bad.read_bytes()[:-100])  # nobody saw it yet
    monkeypatch.setattr(found_networks, "find_networks", lambda _stopped: found)
    dialog = open_dialog(studio, window)
    rows = shown_rows(dialog.list)
    muted, ink = theme.color("muted"), Qt.ItemDataRole.ForegroundRole
    assert [row.data(0, ink) == muted for row in rows] == [True, False, False]
    assert dialog.chosen is found[1]
    rows[0].choose()
    assert not dialog.use.isEnabled()
    assert dialog.nothing.text() == "cut.bin.gz: cut off."
    rows[2].choose()
    assert dialog.use.isEnabled()
    dialog.use.click()
    assert not dialog.use.isEnabled()
    assert "cut off" in dialog.nothing.text()
    assert rows[2].data(0, ink) == muted
    dialog.close()


def test_a_message_makes_room_for_itself(studio: Studio, window: MainWindow) -> None:
    dialog = open_dialog(studio, window)
    dialog.resize(dialog.width(), dialog.layout().totalHeightForWidth(dialog.width()))
    dialog.messages.show_message("error", "A file can't be read. " * 10)
    QApplication.processEvents()
    assert dialog.height() >= dialog.layout().totalHeightForWidth(dialog.width())
    assert dialog.use.geometry().top() >= dialog.list.geometry().bottom()
    dialog.close()
