"""The tab with the latest games of a run as small boards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QListView,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from engine.base.translation import tr
from engine.record.handicap import format_komi
from engine.train.runs.run_games import RunGame
from sai_studio.kit import theme
from sai_studio.kit.painting import EmptyNote, scaled_font
from sai_studio.kit.texts import plain_tip
from sai_studio.lab.jobs.known_runs import LOG_ALONE
from sai_studio.lab.training.run_watcher import GameView
from sai_studio.lab.training.training import Training
from sai_studio.review.board.board_painter import paint_position

GAME_ROLE: Final = Qt.ItemDataRole.UserRole
SIDE: Final = 132
"""Width of a board [logical pixels]."""
PAD: Final = 10
Index = QModelIndex | QPersistentModelIndex


def game_line(game: RunGame) -> str:
    """Return a line about a game, for tool tips and screen readers."""
    result = tr("estimated {result}", result=game.result) if game.is_estimate else game.result
    values = {
        "number": game.number,
        "result": result,
        "komi": format_komi(game.rules.komi),
        "moves": len(game.moves),
        "generation": game.generation,
    }
    if game.parent < 0:
        return tr(
            "game {number}: {result} at komi {komi}, {moves} moves, generation {generation}",
            **values,
        )
    return tr(
        "game {number}: {result} at komi {komi}, {moves} moves, generation {generation}, "
        "branch of {parent} at move {move}",
        parent=game.parent,
        move=game.start,
        **values,
    )


class _GameModel(QAbstractListModel):
    """List model of games, newest first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.games: tuple[GameView, ...] = ()

    def show_games(self, games: tuple[GameView, ...]) -> None:
        """Replace the games."""
        self.beginResetModel()
        self.games = games
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        return 0 if parent.isValid() else len(self.games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        view = self.games[index.row()]
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return plain_tip(game_line(view.game))
        return view if role == GAME_ROLE else None


class _GameDelegate(QStyledItemDelegate):
    """Paints the last position of a game, with two lines of text below."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = 2 * QFontMetrics(option.font).height()
        return QSize(SIDE + 2 * PAD, SIDE + lines + 2 * PAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view: GameView = index.data(GAME_ROLE)
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            selected = bool(option.state & QStyle.StateFlag.State_Selected)
            painter.setPen(QPen(theme.color("accent"), 1.5) if selected else Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("hover"))
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 6, 6)
        corner = QPointF(rect.left() + PAD, rect.top() + PAD)
        paint_position(painter, corner, SIDE, view.stones, view.last_move)
        game = view.game
        metrics = QFontMetrics(option.font)
        top = rect.top() + PAD + SIDE + 3
        painter.setFont(scaled_font(option.font, 0.95, bold=True))
        painter.setPen(theme.color("text"))
        painter.drawText(QPointF(corner.x(), top + metrics.ascent()), game.result)
        painter.setFont(scaled_font(option.font, 0.85))
        painter.setPen(theme.color("muted"))
        komi = tr("komi {komi}", komi=format_komi(game.rules.komi))
        box = QRectF(corner.x(), top, SIDE, metrics.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, komi)
        second = tr("{moves} moves", moves=len(game.moves))
        if game.is_estimate:
            second = tr("estimated · {moves}", moves=second)
        if game.parent >= 0:
            second = tr("{moves}, branch at {move}", moves=second, move=game.start)
        painter.drawText(QPointF(corner.x(), top + metrics.height() + metrics.ascent()), second)
        painter.restore()


class GamesPage(QWidget):
    """The latest games as small boards; a double click opens one in the main window.

    Signals
    -------
    opened
        The `RunGame` that is to be shown in the main window.
    """

    opened = Signal(object)

    def __init__(self, training: Training, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._training = training
        self.model = _GameModel(self)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setItemDelegate(_GameDelegate(self.list))
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setUniformItemSizes(True)
        self.list.setSpacing(2)
        self.list.setMouseTracking(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setAccessibleName(tr("Latest games"))
        self.list.activated.connect(self._open)
        self._note = EmptyNote("")
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self.list)
        self._stack.addWidget(self._note)
        training.games_changed.connect(self.refresh)
        training.view_changed.connect(self._say_why_empty)
        self._say_why_empty()
        theme.changed.connect(self.list.viewport().update)
        self.refresh()

    def refresh(self) -> None:
        """Show the games of the selected run."""
        current = self.list.currentIndex().data(GAME_ROLE)
        self.model.show_games(self._training.games)
        if current is not None:
            numbers = [view.game.number for view in self.model.games]
            if current.game.number in numbers:
                index = self.model.index(numbers.index(current.game.number))
                self.list.setCurrentIndex(index)
        self._stack.setCurrentIndex(0 if self.model.games else 1)

    def _say_why_empty(self) -> None:
        awaited = tr("Games appear here as soon as the first ones have ended.")
        view = self._training.view
        if view is not None and not view.makes_games:
            awaited = tr(
                "This run plays no games: it learns from labels or game records made before."
            )
        elif view is not None and (view.games or (view.holds_labels and view.positions)):
            awaited = tr("Reading the latest games\u2026")
        elif view is not None and view.status == "finished":
            awaited = tr("This run has no games to show.")
        self._note.setText(LOG_ALONE if self._training.log_alone else awaited)

    def _open(self, index: QModelIndex) -> None:
        view = index.data(GAME_ROLE)
        if view is not None:
            self.opened.emit(view.game)
