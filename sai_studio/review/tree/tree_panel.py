"""The panel with the game tree."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.base.translation import tr
from sai_studio.kit.refresh import Refresh
from sai_studio.review.tree.tree_view import TreeView
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import ViewPanel

EMPTY: Final = tr("Play a move or open a game: every move and variation appears here.")
EDITS_MS: Final = 30


class TreePanel(ViewPanel):
    """Game tree: moves run to the right, variations are below; a click goes to a node."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Game tree"), EMPTY, parent)
        session = context.session
        self.setMinimumSize(160, 72)
        self.view = TreeView(context)
        box = QVBoxLayout(self._content)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.view)
        self._edits = Refresh(self, self._show_tree, EDITS_MS)
        self._moves = Refresh(self, self.view.follow_cursor)
        self._losses = Refresh(self, self.view.read_losses, 2 * EDITS_MS)
        session.edits.tree_changed.connect(self._edits.ask)
        session.cursor.record_changed.connect(self._edits.ask)
        session.folding.changed.connect(self._edits.ask)
        session.cursor.moved.connect(self._moves.ask)
        session.cursor.line_changed.connect(self._moves.ask)
        session.timeline.changed.connect(self._losses.ask)
        self._edits.ask()

    def _show_tree(self) -> None:
        root = self._session.cursor.record.root
        if not root.children:
            self._show_empty(EMPTY)
            self.view.forget()
            return
        self.view.show_tree(root)
        self._show_empty(None)

    def _paint_in_theme(self) -> None:
        self.view.viewport().update()
