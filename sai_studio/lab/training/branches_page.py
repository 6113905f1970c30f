"""The tab with the tree of branched games: where each left its parent, komi and result."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStackedLayout,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from engine.base.translation import tr, tr_count
from engine.record.handicap import format_komi
from engine.train.runs.run_games import Branch, RunGame, game_record
from sai_studio.kit import figures, theme
from sai_studio.kit.painting import EmptyNote
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.lab.jobs.known_runs import LOG_ALONE
from sai_studio.lab.training.training import Training
from sai_studio.review.board.board_widget import BoardWidget

GAME_ROLE: Final = Qt.ItemDataRole.UserRole
COLUMNS: Final = (
    tr("Game"),
    tr("Leaves at move"),
    tr("Komi"),
    tr("Result"),
    tr("Moves"),
    tr("Generation"),
)
MOST_TREES: Final = 200


class BranchesPage(QWidget):
    """Trees of games that share their first moves.

    Signals
    -------
    opened
        The `RunGame` that is to be shown in the main window.
    """

    opened = Signal(object)

    def __init__(self, training: Training, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._training = training
        self.tree = QTreeWidget()
        self.tree.setColumnCount(len(COLUMNS))
        self.tree.setHeaderLabels(list(COLUMNS))
        self.tree.setUniformRowHeights(True)
        self.tree.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.tree.setAccessibleName(tr("Tree of branched games"))
        self.tree.setStyleSheet("QTreeView::item { padding: 3px 6px; }")
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, len(COLUMNS)):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.itemActivated.connect(self._open)
        self.tree.currentItemChanged.connect(self._show_position)
        self.board = BoardWidget()
        self.caption = plain_label(wraps=True, role="muted")
        self.caption.setAlignment(Qt.AlignmentFlag.AlignTop)
        side = QWidget()
        side.setFixedWidth(260)
        column_ = QVBoxLayout(side)
        column_.setContentsMargins(theme.SPACE, theme.SPACE, theme.SPACE, theme.SPACE)
        column_.setSpacing(theme.SPACE)
        column_.addWidget(self.board)
        column_.addWidget(self.caption, 1)
        content = QWidget()
        row = QHBoxLayout(content)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.tree, 1)
        row.addWidget(side)
        self._note = EmptyNote("")
        self._stack = QStackedLayout(self)
        self._stack.addWidget(content)
        self._stack.addWidget(self._note)
        training.games_changed.connect(self.refresh)
        training.view_changed.connect(self._say_why_empty)
        self._say_why_empty()
        self.refresh()

    def _say_why_empty(self) -> None:
        awaited = tr(
            "Positions of finished games start new games at their own fair komi: such branches "
            "appear here when they have ended."
        )
        self._note.setText(LOG_ALONE if self._training.log_alone else awaited)

    def refresh(self) -> None:
        """Show the branches of the selected run; expanded items stay expanded."""
        branches = self._training.branches[:MOST_TREES]
        before = [(item.data(0, GAME_ROLE).number, item) for item in self._items()]
        open_ = {number for number, item in before if item.isExpanded()}
        closed = {number for number, item in before if not item.isExpanded()}
        current = self.tree.currentItem()
        chosen = current.data(0, GAME_ROLE).number if current is not None else None
        self.tree.blockSignals(True)
        self.tree.clear()
        self.tree.addTopLevelItems([_item(branch) for branch in branches])
        for item in self._items():
            number = item.data(0, GAME_ROLE).number
            item.setExpanded(number in open_ or (item.parent() is None and number not in closed))
            if number == chosen:
                self.tree.setCurrentItem(item)
        self.tree.blockSignals(False)
        self._stack.setCurrentIndex(0 if branches else 1)
        if branches and self.tree.currentItem() is None:
            self.tree.setCurrentItem(next(item for item in self._items() if item.parent()))

    def _items(self) -> list[QTreeWidgetItem]:
        found: list[QTreeWidgetItem] = []
        left = [self.tree.invisibleRootItem()]
        while left:
            item = left.pop(0)
            below = [item.child(place) for place in range(item.childCount())]
            left += [child for child in below if child is not None]
            found += [child for child in below if child is not None]
        return found

    def _show_position(self) -> None:
        """Show where the current game leaves its parent; of a root the last position."""
        item = self.tree.currentItem()
        game: RunGame | None = item.data(0, GAME_ROLE) if item is not None else None
        if game is None:
            self.board.show_position(None, None)
            self.caption.setText("")
            return
        record = game_record(game, "")
        node = record.main_line()[game.start if game.parent >= 0 else len(game.moves)]
        state = record.board_at(node)
        self.board.show_position(state.stones, state.last_move)
        komi = format_komi(game.rules.komi)
        result = figures.result_text(game.result)
        if game.parent >= 0:
            color = tr("Black") if state.to_play > 0 else tr("White")
            text = tr(
                "Game {number} leaves game {parent} here, after move {move}, {color} to play. At "
                "komi {komi} this position was even, as the network saw it then. Result: {result}.",
                number=game.number,
                parent=game.parent,
                move=game.start,
                color=color,
                komi=komi,
                result=result,
            )
        else:
            text = tr(
                "Game {number} started on the empty board at komi {komi} and ended like this. "
                "Result: {result}.",
                number=game.number,
                komi=komi,
                result=result,
            )
        self.caption.setText(f"{text} {tr('Double-click opens the game.')}")

    def _open(self, item: QTreeWidgetItem) -> None:
        self.opened.emit(item.data(0, GAME_ROLE))


def _item(branch: Branch) -> QTreeWidgetItem:
    """Return a game's item with all its children."""
    root = _row(branch)
    left = [(branch, root)]
    while left:
        above, item = left.pop()
        for child in above.children:
            row = _row(child)
            item.addChild(row)
            left.append((child, row))
    return root


def _row(branch: Branch) -> QTreeWidgetItem:
    game = branch.game
    below = branch.count - 1
    branches = f"   ({tr_count(below, '{n} branch', '{n} branches')})" if below else ""
    item = QTreeWidgetItem(
        [
            f"{game.number}{branches}",
            f"{game.start}" if game.parent >= 0 else "",
            format_komi(game.rules.komi),
            game.result,
            f"{len(game.moves)}",
            f"{game.generation}",
        ]
    )
    item.setData(0, GAME_ROLE, game)
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    for column in (1, 2, 4, 5):
        item.setTextAlignment(column, right)
    return item
