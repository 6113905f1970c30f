"""A message that a game holds analysis by another network than the one in use."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from engine.base.translation import tr
from engine.review.stored_analyses import networks_along
from sai_studio.kit.signals import connect_all
from sai_studio.kit.widgets.message_bar import MessageBar
from sai_studio.session.session import Session

TOPIC: Final = "analysis by another network"


class OtherAnalyses(QObject):
    """Says so once for each game and network in use.

    Parameters
    ----------
    messages
        Where it is said.
    """

    def __init__(self, session: Session, messages: MessageBar) -> None:
        super().__init__(messages)
        self._session, self._messages = session, messages
        self.enabled = True
        """Disabled for screenshots."""
        self._told: tuple[object, str] | None = None
        """Game and network of the last look."""
        connect_all(self._look, session.cursor.record_changed, session.engine.network_changed)

    def _look(self) -> None:
        review = self._session.review
        record, kind, network = review.record, review.kind, review.network
        if kind is None or network is None or self._told == (record, kind.network):
            return
        self._told = record, kind.network
        names = networks_along(record.main_line(), record.rules)
        others = [name for identity, name in names.items() if identity != kind.network]
        if not others or not self.enabled:
            self._messages.retract(TOPIC)
            return
        self._messages.show_message(
            "info",
            tr(
                "This game contains analysis by {others}. The network in use, "
                "{network}, replaces it in each position that it searches.",
                others=", ".join(others),
                network=network.title,
            ),
            topic=TOPIC,
        )
