"""The list of the games in a file: choose, reorder, remove and add games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QPushButton, QWidget

from engine.base.translation import tr, tr_count
from engine.record.game_record import GameRecord
from engine.record.sgf import load
from engine.record.tree_edits import final_board
from sai_studio.kit import theme
from sai_studio.kit.painting import smooth_painter
from sai_studio.kit.texts import one_line, plain_tip
from sai_studio.kit.widgets.dialogs import PlainDialog, ask_file
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.review.board.board_painter import paint_position
from sai_studio.session.files.file_reader import Reader

if TYPE_CHECKING:
    from engine.record.sgf import LoadedFile

_GAME: Final = Qt.ItemDataRole.UserRole
PICTURE: Final = 76
"""Side of a thumbnail [logical pixels]."""
NAME_LENGTH: Final = 60
"""Longest suggested file name [characters]."""


def game_title(record: GameRecord) -> str:
    """Return one line about a game: players, result, event, date, board size, moves."""
    first, second = _two_lines(record)
    return f"{first}   {second}"


def _two_lines(record: GameRecord) -> tuple[str, str]:
    """Return the players with result, event and date; board size and moves."""
    info = record.info
    black = one_line(info.get("PB", ""), 40) or tr("Black")
    white = one_line(info.get("PW", ""), 40) or tr("White")
    parts = info.get("RE"), info.get("GN") or info.get("EV"), info.get("DT")
    about = ", ".join(one_line(part, 40) for part in parts if part)
    moves = record.main_line()[-1].number
    line = f"{black} \u2013 {white}" + (f"   ({about})" if about else "")
    return line, tr_count(
        moves,
        "{columns}\u00d7{rows}, {n} move",
        "{columns}\u00d7{rows}, {n} moves",
        columns=record.shape.columns,
        rows=record.shape.rows,
    )


def suggested_name(record: GameRecord) -> str:
    """Return a file name for a game: its name, or "2026-11-28 Anna \u2013 SAI Careful.sgf"."""
    info = record.info
    players = " \u2013 ".join(info[name] for name in ("PB", "PW") if info.get(name))
    day = info.get("DT", "").split(",")[0]
    name = info.get("GN") or f"{day} {players}"
    kept = "".join(c for c in name if c.isalnum() or c in " -_\u2013").strip()
    return f"{kept[:NAME_LENGTH].strip() or 'game'}.sgf"


def ask_games(
    reader: Reader,
    folder: str,
    filters: str,
    dialog: QWidget,
    then: Callable[[list[GameRecord]], None],
) -> None:
    """Ask for a file and read its games; `then` gets them if the dialog is still open."""

    def take(loaded: LoadedFile) -> None:
        if dialog.isVisible():
            then(loaded.games)

    def read(path: Path) -> None:
        reader.read(path.name, partial(load, path, rectangles=True), take)

    ask_file(dialog, tr("Add games"), folder, filters, read)


class GamesDialog(PlainDialog):
    """Choice of one game of a collection, with the final position of each.

    Parameters
    ----------
    games, current
        The games of the file, and the index of the one that is shown.
    chosen
        Called with the games in their new order, and the index of the one to show.
    ask_games
        Asks for a file, as a child of this dialog, and calls a function with its games.
    """

    def __init__(
        self,
        games: list[GameRecord],
        current: int,
        chosen: Callable[[list[GameRecord], int], object],
        ask_games: Callable[[QWidget, Callable[[list[GameRecord]], None]], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("Games in this file"), tr("Open"), parent)
        self.list = QListWidget(self)
        self.list.setAlternatingRowColors(True)
        self.list.setUniformItemSizes(True)
        self.list.setIconSize(QSize(PICTURE, PICTURE))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setAccessibleName(tr("Games"))
        self._painting = QTimer(self)
        self._painting.timeout.connect(self._paint_next)
        self.list.verticalScrollBar().valueChanged.connect(lambda _value: self._painting.start())
        self.list.model().rowsMoved.connect(self._renumber)
        self._blank = QPixmap(PICTURE, PICTURE)
        self._blank.fill(Qt.GlobalColor.transparent)
        self.add(games)
        self.list.setCurrentRow(current)
        self.list.itemActivated.connect(self.accept)
        self.list.currentRowChanged.connect(self._refresh)
        self.up = self._button(
            tr("Move &up"), tr("Move the selected game up"), partial(self.move_by, -1)
        )
        self.down = self._button(tr("Move &down"), tr("Move the selected game down"), self.move_by)
        self.delete = self._button(tr("&Remove"), tr("Remove the selected game"), self.remove)
        plus = self._button(tr("&Add\u2026"), tr("Add the games of another file"), self._ask_more)
        self._ask_games, self._chosen = ask_games, chosen
        note = self.wrapped(
            tr("Drag games to reorder them. The file changes when you save it."), "muted"
        )
        side = column(self.up, self.down, self.delete, plus, 1)
        self.lay_out(
            (row((self.list, 1), side), 1), note, size=(720, 520), margins=(16, 16, 16, 12)
        )
        self.accepted.connect(lambda: self._chosen(self.games, self.list.currentRow()))
        theme.changed.connect(self._paint_again)
        self._refresh()
        self.list.setFocus()

    def _button(self, text: str, tip: str, work: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(plain_tip(tip))
        button.setAutoDefault(False)
        button.clicked.connect(lambda _checked=False: work())
        return button

    @property
    def games(self) -> list[GameRecord]:
        """The games in the order of the list."""
        return [self.list.item(place).data(_GAME)[0] for place in range(self.list.count())]

    def add(self, games: list[GameRecord]) -> None:
        """Append games to the list and select the first of them."""
        first = self.list.count()
        for record in games:
            item = QListWidgetItem()
            item.setData(_GAME, (record,))  # in a tuple: Qt would copy a plain value
            item.setIcon(QIcon(self._blank))
            item.setSizeHint(QSize(200, PICTURE + 10))
            item.setToolTip(plain_tip(game_title(record)))
            self.list.addItem(item)
        self._renumber()
        self.list.setCurrentRow(first)
        self._painting.start()

    def move_by(self, step: int = 1) -> None:
        """Move the selected game up (-1) or down (1)."""
        place = self.list.currentRow()
        if 0 <= place + step < self.list.count():
            item = self.list.takeItem(place)
            self.list.insertItem(place + step, item)
            self._renumber()
            self.list.setCurrentRow(place + step)

    def remove(self) -> None:
        """Remove the selected game from the list; the last one stays."""
        if self.list.count() > 1:
            self.list.takeItem(self.list.currentRow())
            self._renumber()
            self._painting.start()

    def _ask_more(self) -> None:
        self._ask_games(self, self.add)

    def _renumber(self) -> None:
        """Write the number of each game before its title."""
        for place, record in enumerate(self.games):
            first, second = _two_lines(record)
            self.list.item(place).setText(f"{place + 1}.  {first}\n{second}")
        self._refresh()

    def _refresh(self) -> None:
        """Enable the buttons that can do something."""
        if not hasattr(self, "delete"):
            return  # still being built
        place, count = self.list.currentRow(), self.list.count()
        self.up.setEnabled(place > 0)
        self.down.setEnabled(0 <= place < count - 1)
        self.delete.setEnabled(count > 1)

    def _paint_again(self) -> None:
        for place in range(self.list.count()):
            item = self.list.item(place)
            item.setData(_GAME, item.data(_GAME)[:1])
        self._painting.start()

    def _paint_next(self) -> None:
        """Paint the thumbnail of one visible game; stop when all have theirs."""
        inside: QRect = self.list.viewport().rect()
        top = self.list.indexAt(inside.topLeft()).row()
        for place in range(max(top, 0), self.list.count()):
            item = self.list.item(place)
            if not self.list.visualItemRect(item).intersects(inside):
                break
            if len(item.data(_GAME)) == 1:
                (record,) = item.data(_GAME)
                item.setData(_GAME, (record, True))
                picture = self._picture(record)
                icon = QIcon(picture)
                icon.addPixmap(picture, QIcon.Mode.Selected)  # else tinted with the selection
                item.setIcon(icon)
                return
        self._painting.stop()

    def _picture(self, record: GameRecord) -> QPixmap:
        """Return a picture of the final position."""
        ratio, board = self.devicePixelRatioF(), final_board(record)
        picture = QPixmap(round(PICTURE * ratio), round(PICTURE * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = smooth_painter(picture)
        paint_position(painter, QPointF(0, 0), PICTURE, board.stones, board.last_move)
        painter.end()
        return picture
