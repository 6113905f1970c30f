"""The dialogs to get public networks: from another program, by download, or from a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFont
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.base.translation import tr
from engine.catalog import found_networks
from sai_studio.kit import theme
from sai_studio.kit.texts import on_screen, sentence, with_times
from sai_studio.kit.widgets.fitting import FittingDialog
from sai_studio.kit.widgets.labels import plain_label, thin_bar
from sai_studio.kit.widgets.layouts import row
from sai_studio.kit.widgets.message_bar import MessageBar, MessageRow
from sai_studio.kit.widgets.rows import CONTENTS, SHARE, Column, RowsModel
from sai_studio.networks.network_table import NetworkTable
from sai_studio.networks.networks_dialog import NetworksDialog
from sai_studio.review.dialogs.questions import ask_download, download_size

if TYPE_CHECKING:
    from sai_studio.networks.network_choice import NetworkChoice
    from sai_studio.networks.network_sources import NetworkSources
    from sai_studio.session.session import Session


WIDTH: Final = 760
"""Initial width [logical pixels]."""
ROWS: Final = 4
"""Number of visible rows."""


def _damage(found: found_networks.FoundNetwork, damaged: Mapping[Path, str]) -> str:
    """Return why a network can't be used; "" if it can, as far as known."""
    return found.damage or damaged.get(found.info.path, "")


class NetworkDialogs:
    """Opens the dialogs on networks over the window in front."""

    def __init__(self, networks: NetworkChoice, session: Session, window: QWidget) -> None:
        self._networks, self._session, self._window = networks, session, window

    def show_all(self) -> None:
        """List every network with its details."""
        NetworksDialog(self._networks, self._session, self._window).open()

    def get_strong(self) -> None:
        """Offer networks of other programs and a download."""
        networks = self._networks
        StrongNetworksDialog(networks, networks.sources, networks.front).open()

    def get_human(self) -> None:
        """Offer the same for KataGo's "human" network, which imitates people."""
        networks = self._networks
        StrongNetworksDialog(networks, networks.human_sources, networks.front).open()


class StrongNetworksDialog(FittingDialog):
    """Three sources of strong or "human" networks; a download goes on when it is closed."""

    def __init__(
        self, networks: NetworkChoice, sources: NetworkSources, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._networks, self._sources = networks, sources
        self._network = network = sources.network
        is_human = network.is_human
        self.setWindowTitle(tr("Get the human network") if is_human else tr("Get a strong network"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.messages = MessageBar(self)
        networks.speak_in(self.messages, self)
        self.finished.connect(lambda: networks.leave(self))
        intro = self._text(
            tr(
                "KataGo's human network learned what people play, at each rank from 20 kyu to 9 "
                "dan and as professionals in each year. With it reviews tell who would find the "
                "better move, and you can play against any rank."
            )
            if is_human
            else tr(
                "KataGo networks were trained on millions of games, most of them on 19\u00d719. "
                "Large ones take longer for each position."
            )
        )
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        close.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 16, 16, 12)
        layout.setSpacing(theme.SPACE)
        layout.addWidget(MessageRow(self.messages))
        layout.addWidget(intro)
        layout.addSpacing(theme.SPACE)
        layout.addWidget(self._title(tr("From other programs on this computer")))
        self._add_list(layout)
        layout.addSpacing(theme.SPACE)
        layout.addWidget(self._title(tr("Download")))
        self._add_download(layout)
        layout.addSpacing(theme.SPACE)
        others = tr("From a file") if is_human else tr("Other networks")
        layout.addWidget(self._title(others))
        self._add_others(layout)
        layout.addSpacing(theme.SPACE)
        layout.addStretch(1)
        layout.addWidget(close)
        self._sources.searched.connect(self._show_found)
        self._sources.progressed.connect(self._show_progress)
        self._sources.fetched.connect(self._show_progress)
        networks.listed.connect(self._sources.search)
        self._sources.search()
        self._show_found()
        self._show_progress()
        self.resize(WIDTH, layout.totalHeightForWidth(WIDTH))

    def _fit(self) -> None:
        """Grow if a longer text needs space."""
        layout = self.layout()
        assert layout is not None
        needed = layout.totalHeightForWidth(self.width())
        if self.height() < needed:
            self.resize(self.width(), needed)

    # --- its three parts -----------------------------------------------------------------------

    def _add_list(self, layout: QVBoxLayout) -> None:
        """Add the list of networks of other programs."""
        self.model = RowsModel(
            [
                self._column(tr("Network"), lambda each: on_screen(each.info.name), SHARE),
                self._column(tr("Blocks"), lambda each: with_times(each.info.trunk)),
                self._column(tr("Size"), _megabytes, left=False),
                self._column(tr("Program"), lambda each: each.program),
                self._column(
                    tr("Folder"), lambda each: on_screen(str(each.info.path.parent)), SHARE
                ),
            ]
        )
        self.list = NetworkTable(self.model, tr("Networks of other programs"), self)
        self.list.setFixedHeight(
            ROWS * self.list.verticalHeader().defaultSectionSize()
            + self.list.horizontalHeader().sizeHint().height()
            + 4
        )
        self.nothing = plain_label("", self, wraps=True)
        self.use = QPushButton(tr("Use"), self)
        self.use.setAutoDefault(False)
        self.use.setToolTip(tr("Add the network to the list; its file is not moved"))
        layout.addWidget(self.list)
        layout.addLayout(row((self.nothing, 1), self.use))
        self.use.clicked.connect(self._use)
        self.list.row_opened.connect(self._use)
        self.list.row_selected.connect(self._choose)

    def _add_download(self, layout: QVBoxLayout) -> None:
        """Add the description of the download, its button and its progress."""
        network = self._network
        size = tr("Size")
        rows = [
            (tr("Network"), f"{network.name}, {with_times(network.description)}"),
            (size, ""),
            (tr("From"), network.origin[:1].upper() + network.origin[1:]),
            (tr("License"), network.license),
            (tr("Speed"), with_times(network.speed)),
        ]
        if not network.sha256:
            checks = tr(
                "Its SHA-256 is not known to SAI Studio. The size is compared and the whole file "
                "read, which finds damage, but not another network of the same kind and size."
            )
            rows.append((tr("Check"), checks))
        grid = QGridLayout()
        grid.setHorizontalSpacing(2 * theme.SPACE)
        grid.setVerticalSpacing(theme.SPACE // 2)
        grid.setColumnStretch(1, 1)
        for place, (name, text) in enumerate(rows):
            title = plain_label(name, self, role="muted")
            title.setForegroundRole(self.foregroundRole())
            grid.addWidget(title, place, 0, Qt.AlignmentFlag.AlignTop)
            label = self._text(text)
            grid.addWidget(label, place, 1)
            if name == size:
                self.size_text = label
        self.progress = thin_bar(theme.SPACE)
        self.progress.setAccessibleName(tr("Progress of the download"))
        self.state = plain_label("", self)
        self.download = QPushButton(tr("Download\u2026"), self)
        self.download.setAutoDefault(False)
        layout.addLayout(grid)
        layout.addLayout(row(self.state, (self.progress, 1), 0, self.download))
        self.download.clicked.connect(self._download)

    def _add_others(self, layout: QVBoxLayout) -> None:
        """Add the web page of the networks, and the button for a file."""
        network = self._network
        address = self._text(f"{network.page_name}: {network.page}")
        address.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.page = QPushButton(tr("Open page"), self)
        self.page.setToolTip(
            tr("Open the page in your browser; save a network there, then add it here")
        )
        self.file = QPushButton(tr("Add a file\u2026"), self)
        for button in (self.page, self.file):
            button.setAutoDefault(False)
        layout.addLayout(row((address, 1), self.page, self.file))
        self.page.clicked.connect(self._open_page)
        self.file.clicked.connect(self._networks.ask)

    def _title(self, text: str) -> QLabel:
        label = plain_label(text, self)
        font = QFont(label.font())
        font.setWeight(QFont.Weight.DemiBold)
        label.setFont(font)
        return label

    def _text(self, text: str) -> QLabel:
        return plain_label(text, self, wraps=True)

    # --- networks of other programs ------------------------------------------------------------

    @property
    def chosen(self) -> found_networks.FoundNetwork | None:
        """The selected network."""
        found = self.list.selected
        return found if isinstance(found, found_networks.FoundNetwork) else None

    def _show_found(self) -> None:
        found, chosen = self._sources.found, self.chosen
        self.model.show_rows(found, fresh=True)
        fitting = (
            place
            for place, each in enumerate(found)
            if (not self._damage(each) if chosen is None else each.info.path == chosen.info.path)
        )
        self.list.show_selected(next(fitting, 0 if found else -1))
        self._choose()
        self._show_progress()

    def _column(
        self,
        title: str,
        text: Callable[[found_networks.FoundNetwork], str],
        width: int = CONTENTS,
        *,
        left: bool = True,
    ) -> Column[found_networks.FoundNetwork]:
        """Return a column of the list; it is gray in rows of networks that can't be used."""
        damaged = self._networks.damaged  # not self: the model would keep the closed dialog alive

        def tip(each: found_networks.FoundNetwork) -> str:
            damage = _damage(each, damaged)
            about = sentence(damage) if damage else with_times(each.info.description)
            return f"{each.info.path}\n{about}"

        def role(each: found_networks.FoundNetwork) -> str:
            return "muted" if _damage(each, damaged) else ""

        return Column(title, "", width, text, left=left, tip=tip, role=role)

    def _damage(self, found: found_networks.FoundNetwork) -> str:
        return _damage(found, self._networks.damaged)

    def _choose(self) -> None:
        damage = self._damage(self.chosen) if self.chosen is not None else ""
        self.use.setEnabled(self.chosen is not None and not damage)
        if self._sources.searching and not self._sources.found:
            text = tr("Searching the folders of KaTrain, KataGo, Lizzie, LizzieYzy and Sabaki.")
        elif self.chosen is None:
            text = tr(
                "Nothing was found in the folders of KaTrain, KataGo, Lizzie, LizzieYzy, Sabaki."
            )
        elif damage:
            text = sentence(damage)
        elif self.chosen.is_listed:
            text = tr("This network is in your list already.")
        else:
            text = tr("Files are not moved.")
        self.nothing.setText(text)
        self._fit()

    def _use(self) -> None:
        if self.chosen is not None and self.use.isEnabled():
            self._networks.add([self.chosen.info.path])
            self._show_found()  # gray if it was refused

    # --- the download --------------------------------------------------------------------------

    def _download(self) -> None:
        if self._sources.fetching:
            self._sources.stop()
            self.download.setEnabled(False)  # until it has stopped
        elif self._sources.copy is not None:
            self._networks.add([self._sources.copy])
        else:
            ask_download(self, self._network, self._sources.fetch)

    def _show_progress(self) -> None:
        progress, fetching = self._sources.progress, self._sources.fetching
        self.progress.setVisible(fetching)
        if not fetching:
            copy = self._sources.copy
            self.state.setText("" if copy is None else tr("Already on this computer."))
            if copy is None:
                size = download_size(self._network)
            else:
                size = tr(
                    "{size:.0f} MB, in {folder}",
                    size=self._network.bytes / 1e6,
                    folder=on_screen(str(copy.parent)),
                )
            self.size_text.setText(size)
            self.download.setText(tr("Download\u2026") if copy is None else tr("Use"))
            self.download.setEnabled(True)
            return
        self.download.setText(tr("Cancel"))
        if progress is None or not progress.done:
            self.progress.setRange(0, 0)
            self.state.setText(tr("Waiting for {host}", host=self._network.host))
            return
        self.progress.setRange(0, 1000)
        self.progress.setValue(1000 * progress.done // progress.total)
        done, total = progress.done / 1e6, progress.total / 1e6
        self.state.setText(tr("{done:.0f} of {total:.0f} MB", done=done, total=total))

    # --- other networks ------------------------------------------------------------------------

    def _open_page(self) -> None:
        if not QDesktopServices.openUrl(QUrl(self._network.page)):
            self.messages.show_message(
                "info",
                tr(
                    "No browser could be opened; the address is {address}",
                    address=self._network.page,
                ),
                topic="page",
            )


def _megabytes(found: found_networks.FoundNetwork) -> str:
    return tr("{size:.1f} MB", size=found.info.bytes / 1e6)
