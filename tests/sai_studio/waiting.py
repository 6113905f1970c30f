"""Wait for the window without counting on how fast the machine is."""

from __future__ import annotations

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sai_studio.kit.refresh import Refresh

TURNS = 4000
"""Most turns of the event loop that panels may take to be refreshed."""


def settle(milliseconds: int = 5) -> None:
    """Run the event loop for this time, then until no visible panel has a pending refresh."""
    QTest.qWait(milliseconds)
    for _ in range(TURNS):
        windows = QApplication.topLevelWidgets()
        if not any(refresh.is_due for each in windows for refresh in each.findChildren(Refresh)):
            return
        QTest.qWait(5)
    raise AssertionError("a panel waits for its refresh forever")
