"""Opens the dialogs on networks."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from sai_studio.model.session.session import Session
from sai_studio.windows.networks.network_choice import NetworkChoice
from sai_studio.windows.networks.networks_dialog import NetworksDialog
from sai_studio.windows.networks.strong_networks import StrongNetworksDialog

__all__ = ["NetworkDialogs"]


class NetworkDialogs:
    """The dialogs on networks, opened over the window that is in front."""

    def __init__(self, networks: NetworkChoice, session: Session, window: QWidget) -> None:
        self._networks = networks
        self._session = session
        self._window = window

    def show_all(self) -> None:
        """List every network with its details."""
        NetworksDialog(self._networks, self._session, self._window).open()

    def get_strong(self) -> None:
        """Offer networks of other programs and a download."""
        StrongNetworksDialog(self._networks, self._networks.front).open()
