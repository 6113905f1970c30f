"""An offer of the fast network, once in a session, where the network in use is slow."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject

from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from sai_studio.kit.widgets.message_bar import MessageBar
from sai_studio.networks.network_choice import NetworkChoice
from sai_studio.session.analysis.evaluators import speed_sentence
from sai_studio.session.session import Session

SLOW: Final = 10.0
"""Evaluations per second below which the offer is made."""
LEAST_VISITS: Final = 20
"""Visits from which the speed is known: before, the network may still be loading."""
FASTER: Final = 4
"""Least ratio of the trunk's weights of the network in use and of the one that is offered."""
TOPIC: Final = "fast network"


class NetworkHint(QObject):
    """Offers the shipped network with the smallest trunk while another one is slow.

    Parameters
    ----------
    messages
        Where the offer is shown.
    """

    def __init__(self, session: Session, networks: NetworkChoice, messages: MessageBar) -> None:
        super().__init__(networks)
        self._session, self._networks, self._messages = session, networks, messages
        self.enabled = True
        """Disabled for screenshots, and after the offer."""
        self._last: float | None = 0.0
        """Speed of the last status."""
        self._is_loaded = False
        """Whether a search has ended: the first one includes the time to load the network."""
        session.engine.status_changed.connect(self._offer)
        session.engine.network_changed.connect(self._network_changed)

    def _network_changed(self) -> None:
        self._messages.retract(TOPIC)
        self._last, self._is_loaded = 0.0, False

    def _offer(self) -> None:
        status, network = self._session.engine.status, self._session.review.network
        searching = status.evaluations_per_s
        self._is_loaded = self._is_loaded or (bool(self._last) and not searching)
        self._last = searching
        if not self.enabled or not self._is_loaded or network is None:
            return
        speed = self._session.engine.speed
        if not searching or not speed or speed >= SLOW:
            return
        fast = self._fast(network) if status.visits >= LEAST_VISITS else None
        if fast is None:
            return
        self.enabled = False
        more = tr("With {network} several times as many.", network=fast.title)
        self._messages.show_message(
            "info",
            f"{speed_sentence(speed)} {more}",
            [(tr("Use {network}", network=fast.title), partial(self._networks.use, fast))],
            topic=TOPIC,
        )

    def _fast(self, network: NetworkInfo) -> NetworkInfo | None:
        """Return the fastest shipped network for the board; None if it is not much faster."""
        size = self._session.cursor.record.size
        shipped = [i for i in self._networks.known() if i.origin == "shipped" and i.plays(size)]
        fast = min(shipped, key=lambda info: info.trunk_weights, default=None)
        if fast is None or FASTER * fast.trunk_weights > network.trunk_weights:
            return None
        return fast
