"""A hint, shown once, that better networks are available for large boards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject

from engine.base.files import data_folder
from engine.base.translation import tr
from sai_studio.kit.widgets.message_bar import MessageBar
from sai_studio.networks.network_choice import NetworkChoice
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session

BOARDS: Final = range(14, 20)
"""Board sizes on which KataGo's networks judge positions better than the shipped ones."""
TOPIC: Final = "strong network"


class NetworkHint(QObject):
    """Offers a KataGo network when a shipped network analyzes a board of 14x14 or larger.

    Parameters
    ----------
    messages
        Where the offer is shown.
    get_strong
        Opens the dialog to get one.
    """

    def __init__(
        self,
        session: Session,
        preferences: Preferences,
        networks: NetworkChoice,
        messages: MessageBar,
        get_strong: Callable[[], None],
    ) -> None:
        super().__init__(networks)
        self._cursor, self._review = session.cursor, session.review
        self._preferences = preferences
        self._networks, self._messages = networks, messages
        self._get_strong = get_strong
        self.enabled = True
        """Disabled for screenshots."""
        self._checked: tuple[int, object] | None = None
        """Board size and network checked last, as the status changes often."""
        session.engine.status_changed.connect(self._offer)

    def _offer(self) -> None:
        size, network = self._cursor.record.size, self._review.network
        if network is not None and network.path.parent != data_folder("weights"):
            self._messages.retract(TOPIC)
            return
        if size not in BOARDS or network is None or not network.plays(size):
            return
        if not self.enabled or self._checked == (size, network.path):
            return
        self._checked = size, network.path
        if self._preferences.settings.network_hint_shown:
            return
        if self._has_other(size):
            return
        self._preferences.update(network_hint_shown=True)
        self._messages.show_message(
            "info",
            tr(
                "On {size}×{size}, KataGo networks judge positions better than the shipped one.",
                size=size,
            ),
            [(tr("Get a strong network\u2026"), self._get_strong)],
            topic=TOPIC,
        )

    def _has_other(self, size: int) -> bool:
        """Whether the user has another network for this board."""
        return any(i.origin != "shipped" and i.plays(size) for i in self._networks.known())
