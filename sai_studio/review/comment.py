"""The panel with the comment of the current node."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QVBoxLayout, QWidget

from engine.base.translation import tr
from sai_studio.kit.figures import move_name
from sai_studio.kit.painting import scaled_font, set_text_color
from sai_studio.kit.refresh import Refresh
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.text_parts import TextParts
from sai_studio.review.view_context import ViewContext
from sai_studio.review.view_panel import ViewPanel
from sai_studio.session.annotations import remarks_text

PLACEHOLDER: Final = tr("Write a note about this position.")


class CommentPanel(ViewPanel):
    """Editor of the current node's comment; typing merges into one undo step."""

    def __init__(self, context: ViewContext, parent: QWidget | None = None) -> None:
        super().__init__(context, tr("Comment"), "", parent)
        session = context.session
        self.setMinimumSize(160, 72)
        self._title = plain_label()
        self._title.setMinimumWidth(1)  # a long name of a node must not widen the panel
        self.editor = QPlainTextEdit()
        self.editor.setUndoRedoEnabled(False)  # the session's undo covers it
        self.editor.setPlaceholderText(PLACEHOLDER)
        self.editor.setTabChangesFocus(True)
        self.editor.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.editor.setAccessibleName(tr("Comment"))
        self.editor.document().setDocumentMargin(0)
        self.parts = TextParts(self.editor)
        box = QVBoxLayout(self._content)
        box.setContentsMargins(16, 8, 8, 8)
        box.setSpacing(4)
        box.addWidget(self._title)
        box.addWidget(self.editor, 1)
        box.addWidget(self.parts)
        self._refresh = Refresh(self, self._show_node)
        # at once: a key typed before the change shows would go to the wrong node
        session.cursor.moved.connect(self._show_node)
        session.cursor.record_changed.connect(self._show_node)
        session.edits.tree_changed.connect(self._refresh.ask)
        self.parts.edited.connect(self._typed)
        self.editor.installEventFilter(self)
        self._paint_in_theme()
        self._refresh.ask()

    @property
    def title(self) -> str:
        """Name of the position that the comment belongs to."""
        return self._title.text()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send undo and redo of the editor to the game's undo history."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.matches(QKeySequence.StandardKey.Undo):
                self._session.edits.undo_stack.undo()
                return True
            if event.matches(QKeySequence.StandardKey.Redo):
                self._session.edits.undo_stack.redo()
                return True
        return super().eventFilter(watched, event)

    def _show_node(self) -> None:
        node = self._session.cursor.node
        size = self._session.cursor.record.rules.size
        if node.move is None:
            title = tr("At the start") if node.parent is None else tr("At this setup")
        else:
            color = tr("Black") if node.move.color > 0 else tr("White")
            title = tr(
                "Move {number}, {color} {point}",
                number=node.shown_number,
                color=color,
                point=move_name(node.move.point, size),
            )
        remarks = remarks_text(node)
        self._title.setText(f"{title}: {remarks}" if remarks else title)
        self.parts.show_text(node.comment)

    def _typed(self) -> None:
        self._session.edits.set_comment(self.parts.text)

    def _paint_in_theme(self) -> None:
        self._title.setFont(scaled_font(self.font(), 0.85))
        set_text_color(self._title, "muted")
