"""Opening links to games: asking for the permission, fetching, choosing among several games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QDialogButtonBox, QLineEdit, QWidget

from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.links.links import (
    SITES,
    Elsewhere,
    Link,
    fetch_games,
    fetch_link,
    find_link,
    link_in,
)
from engine.links.site import GameList, ListedGame
from engine.record.sgf import LoadedFile
from sai_studio.kit.texts import on_screen, one_line, sentence
from sai_studio.kit.widgets.dialogs import PlainDialog
from sai_studio.kit.widgets.rows import Column, RowsModel, RowsTable
from sai_studio.review.dialogs.questions import ask_site
from sai_studio.session.files.file_reader import Reader
from sai_studio.session.preferences import Preferences

if TYPE_CHECKING:
    from sai_studio.kit.widgets.message_bar import MessageBar

MOST_HOPS: Final = 5
"""Servers to which one link may be redirected."""


def clipboard_text() -> str:
    """Return the text on the clipboard, without what can't be encoded."""
    return QGuiApplication.clipboard().text().encode(errors="replace").decode().strip()


class Links(QObject):
    """Opens links to games; nothing is sent before the user has allowed its server.

    Parameters
    ----------
    reader
        Reads on a thread, with progress and Cancel in the window.
    take
        Shows fetched games; gets them, their link, the index of the one to show (None: the user
        chooses among several), and whether it is to be reviewed.
    review
        Reviews several fetched games; gets them and the name of their list.
    """

    def __init__(
        self,
        reader: Reader,
        take: Callable[[LoadedFile, Link, int | None, bool], object],
        review: Callable[[LoadedFile, str], object],
        preferences: Preferences,
        messages: MessageBar,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._reader, self._take, self._review = reader, take, review
        self._preferences, self._messages, self._window = preferences, messages, window

    def ask(self) -> None:
        """Ask for a link and open it; the one on the clipboard is suggested."""
        dialog = LinkDialog(link_in(clipboard_text()), self._window)
        dialog.accepted.connect(lambda: self.open(dialog.link))
        dialog.open()

    def open(self, link: str, hops: int = 0) -> None:
        """Open a link to a game or to a list of games.

        Parameters
        ----------
        hops
            Number of servers that have redirected to it.
        """
        try:
            found = find_link(link)
        except EngineError as error:
            self._messages.show_message("error", sentence(str(error)), topic="file")
            return
        if found.site in self._preferences.settings.link_sites.split():
            self._fetch(found, hops)
        else:
            ask_site(
                self._window, found.title, found.query.address, partial(self._allow, found, hops)
            )

    def _allow(self, link: Link, hops: int) -> None:
        """Remember the permission for a site and fetch."""
        self._preferences.change(
            "link_sites", lambda sites: " ".join(dict.fromkeys([*sites.split(), link.site]))
        )
        self._fetch(link, hops)

    def _fetch(self, link: Link, hops: int) -> None:
        self._read(link, partial(fetch_link, link), partial(self._show, link, hops))

    def _read(self, link: Link, work: Callable[..., Any], done: Callable[[Any], object]) -> None:
        waiting = tr("Waiting for {site}\u2026", site=on_screen(link.title))
        self._reader.read(link.query.name, work, done, waiting)

    def _show(self, link: Link, hops: int, answer: LoadedFile | GameList | Elsewhere) -> None:
        """Show what a link led to."""
        if isinstance(answer, LoadedFile):
            self._take(answer, link, None, False)
        elif isinstance(answer, Elsewhere):
            if hops < MOST_HOPS:
                self.open(answer.address, hops + 1)
            else:
                text = tr("{site} redirects again and again.", site=on_screen(link.title))
                self._messages.show_message("error", text, topic="file")
        elif answer.games:
            open_listed = partial(self._open_listed, link, answer.title)
            LinkedGamesDialog(answer, open_listed, self._window).open()
        else:
            text = tr("{title}: there are no games.", title=one_line(answer.title))
            self._messages.show_message("info", text, topic="file")

    def _open_listed(
        self, link: Link, title: str, games: Sequence[ListedGame], review: bool
    ) -> None:
        """Open games of a list as those of one file, or review them one after the other."""
        links = [found for game in games if (found := find_link(game.link)).site == link.site]

        def take(loaded: LoadedFile) -> None:
            if review and len(loaded.games) > 1:
                self._review(loaded, title)
            else:
                self._take(loaded, links[0], 0, review)

        self._read(link, partial(fetch_games, links), take)


class LinkDialog(PlainDialog):
    """Asks for a link, and tells what it leads to.

    Parameters
    ----------
    link
        The suggested link; "" for none.
    """

    def __init__(self, link: str, parent: QWidget | None = None) -> None:
        super().__init__(tr("Open a link"), tr("Open"), parent)
        self.field = QLineEdit(link, self)
        self.field.setAccessibleName(tr("Link"))
        self.field.setPlaceholderText("https://")
        self.field.selectAll()
        self.field.textChanged.connect(self._check)
        self.target = self.wrapped("", "muted")
        known = [tr("{site}: {links}", site=site.name, links=site.links) for site in SITES]
        others = tr("Other servers: a file in SGF")
        note = self.wrapped("\n".join([*known, others]))
        self.lay_out(note, self.field, self.target, size=(560, 220), spacing=12)
        self._check()

    @property
    def link(self) -> str:
        """The link in the field."""
        text = self.field.text().strip()
        return link_in(text) or text

    def _check(self) -> None:
        """Tell what the link leads to, or what is wrong with it."""
        try:
            found = find_link(self.link)
            text = tr("{site}: {name}", site=found.title, name=found.query.name)
        except EngineError as error:
            found, text = None, sentence(str(error)) if self.link else ""
        self.target.setText(on_screen(text))
        self.ok.setEnabled(found is not None)


class LinkedGamesDialog(PlainDialog):
    """Choice of one or several games of a list that a link led to.

    Parameters
    ----------
    chosen
        Called with the selected games, and whether they are to be reviewed.
    """

    def __init__(
        self,
        games: GameList,
        chosen: Callable[[Sequence[ListedGame], bool], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(one_line(games.title), tr("Open and &review"), parent)
        self._chosen = chosen
        self.table = RowsTable(RowsModel(_COLUMNS), tr("Games"), parent=self)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._model: RowsModel[ListedGame] = self.table.model()  # type: ignore[assignment]
        self._model.show_rows(games.games, fresh=True)
        self.table.show_selected(0)
        self.open_ = self.buttons.addButton(tr("&Open"), QDialogButtonBox.ButtonRole.ActionRole)
        self.open_.setAutoDefault(False)
        self.open_.clicked.connect(lambda: self._finish(review=False))
        self.accepted.connect(lambda: self._chosen(self.selected, True))
        self.table.row_opened.connect(lambda _game: self.accept())
        self.table.row_selected.connect(lambda _game: self._refresh())
        note = self.wrapped(
            tr(
                "Several selected games open as the games of one file, or are reviewed one after "
                "the other in the background."
            ),
            "muted",
        )
        self.lay_out((self.table, 1), note, size=(720, 520), margins=(16, 16, 16, 12))
        self.ok.setDefault(True)
        self.table.setFocus()

    @property
    def selected(self) -> list[ListedGame]:
        """The selected games in the order of the table."""
        places = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        return [self._model.rows[place] for place in places]

    def _refresh(self) -> None:
        for button in (self.ok, self.open_):
            button.setEnabled(bool(self.selected))
        several = len(self.selected) > 1
        self.ok.setText(tr("&Review all") if several else tr("Open and &review"))

    def _finish(self, *, review: bool) -> None:
        games = self.selected
        self.reject()
        self._chosen(games, review)


_COLUMNS: Final[list[Column[ListedGame]]] = [
    Column(
        tr("Date"), "", "2026-11-28", lambda game: one_line(game.date, 20),
        lambda game: game.date, 4, falling=True, left=True,
    ),
    Column(
        tr("Black"), "", "M" * 14, lambda game: one_line(game.black, 60),
        lambda game: game.black.lower(), 3, left=True,
    ),
    Column(
        tr("White"), "", "M" * 14, lambda game: one_line(game.white, 60),
        lambda game: game.white.lower(), 2, left=True,
    ),
    Column(
        tr("Size"), "", "19\u00d719 H9", lambda game: one_line(game.size, 20),
        lambda game: game.size, 1, left=True,
    ),
    Column(
        tr("Result"), "", "Unfinished", lambda game: one_line(game.result, 30),
        lambda game: game.result, 1, left=True,
    ),
]  # fmt: skip
