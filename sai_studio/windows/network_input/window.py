"""The window that shows every input plane of the current position that the network sees."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QCloseEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedLayout, QWidget

from engine.base.translation import tr, tr_count
from engine.review.requests import request_for
from sai_studio.model.session.session import Session
from sai_studio.shared import theme
from sai_studio.shared.painting import EmptyNote
from sai_studio.shared.signals import connect_all
from sai_studio.shared.texts import no_network, sentence
from sai_studio.shared.throttle import Throttle
from sai_studio.shared.widgets.labels import plain_label
from sai_studio.shared.widgets.layouts import column
from sai_studio.shared.widgets.message_bar import MessageRow
from sai_studio.shared.widgets.side_window import SideWindow
from sai_studio.windows.network_input.input_thread import InputThread
from sai_studio.windows.network_input.plane_grid import PlaneGrid

if TYPE_CHECKING:
    from engine.analysis.network_input import NetworkInput

SIZE: Final = (980, 720)
LEAST: Final = (420, 360)
REDRAW_MS: Final = 100
"""Least time between two positions, while one steps through a game."""
WAITING: Final = tr("The planes of the position appear here once the engine is ready.")


def numbers_text(numbers: tuple[tuple[str, float], ...]) -> str:
    """Return what a network sees besides planes, as a sentence; "" if that is nothing."""
    if not numbers:
        return ""
    shown = [f"{name} {value:g}" for name, value in numbers if value]
    return tr(
        "{count} numbers beside the planes, 0 where not listed: {numbers}.",
        count=len(numbers),
        numbers="; ".join(shown),
    )


class NetworkInputWindow(SideWindow):
    """Window that follows the current position and the network in use."""

    def __init__(
        self, session: Session, thread: InputThread, parent: QWidget | None = None
    ) -> None:
        super().__init__(tr("Network input"), SIZE, LEAST, parent)
        self._session, self.thread_ = session, thread
        self._ticket = 0
        self.head, self.numbers = plain_label(), plain_label()
        for label in (self.head, self.numbers):
            label.setWordWrap(True)
            label.setContentsMargins(2 * theme.SPACE, theme.SPACE, 2 * theme.SPACE, theme.SPACE)
        self.grid = PlaneGrid()
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self.grid)
        self.note = EmptyNote(WAITING)
        body = QWidget()
        self._faces = QStackedLayout(body)
        self._faces.addWidget(self.note)
        self._faces.addWidget(self._scroll)
        column(
            MessageRow(self.messages), self.head, (body, 1), self.numbers, within=self, spacing=0
        )
        self.add_shortcut("Esc", self.close)
        self._show_note(WAITING)
        self._ask_soon = Throttle(REDRAW_MS, self._ask, self)
        ask, cursor = self._ask_soon.call, session.cursor
        connect_all(ask, cursor.moved, cursor.record_changed, session.edits.tree_changed)
        connect_all(ask, session.engine.network_changed, session.komi.changed)
        thread.noticed.connect(lambda text: self._show_note(sentence(text)))
        thread.found.connect(self._found)
        thread.failed.connect(self._failed)

    def _ask(self) -> None:
        session, node = self._session, self._session.cursor.node
        if not self.isVisible():
            return
        self._ticket += 1
        if session.review.network is None:
            self._show_note(no_network(session.cursor.record.shape))
            return
        request = request_for(session.review, node, (0.0,), self._ticket)
        self.thread_.start()
        self.thread_.submit(replace(request, komi=session.komi.viewed))

    def _found(self, shown: NetworkInput) -> None:
        if shown.ticket != self._ticket:
            return
        side = tr("Black") if shown.to_play > 0 else tr("White")
        self.head.setText(
            tr(
                "{network} sees {planes} ({features}). {side} is to move: own stones are {side}'s.",
                network=shown.network,
                planes=tr_count(len(shown.planes), "{n} plane", "{n} planes"),
                features=shown.features,
                side=side,
            )
        )
        self.numbers.setText(numbers_text(shown.numbers))
        self.head.show()
        self.numbers.setVisible(bool(shown.numbers))
        self.grid.show_input(shown)
        self._faces.setCurrentWidget(self._scroll)

    def _failed(self, ticket: int, text: str) -> None:
        if ticket == self._ticket:
            self._show_note(sentence(text))

    def _show_note(self, text: str) -> None:
        self.note.setText(text)
        self.head.hide()
        self.numbers.hide()
        self._faces.setCurrentWidget(self.note)

    # --- opening and closing -------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._ask_soon.call()

    def hideEvent(self, event: QHideEvent) -> None:
        self.thread_.cancel()
        super().hideEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._ask_soon.cancel()
        event.accept()
