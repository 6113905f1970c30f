"""The status while the engine is loading, or while nothing can be analyzed."""

from __future__ import annotations

import time
from typing import Final

from engine.base.translation import tr
from sai_studio.kit.texts import no_network
from sai_studio.session.engine_in_use import EngineState
from sai_studio.session.session import Session

TELL_WAIT_S: Final = 5
"""Time from which the status shows the seconds waited."""


class Loading:
    """Progress of loading the engine."""

    def __init__(self) -> None:
        self.notice = tr("Loading the engine\u2026")
        """What the engine is waiting for."""
        self._started_at = time.monotonic()

    def start(self) -> None:
        """Start the clock."""
        self._started_at = time.monotonic()

    def opened(self) -> None:
        """The engine is loaded; its network follows."""
        self.notice = tr("Loading the network\u2026")

    @property
    def text(self) -> str:
        """Status text, with the seconds waited after a while."""
        waited = round(time.monotonic() - self._started_at)
        return (
            tr("{status} \u2013 {seconds} s so far", status=self.notice, seconds=waited)
            if waited >= TELL_WAIT_S
            else self.notice
        )


def refusal_of(session: Session, broken: str) -> tuple[EngineState, str] | None:
    """Return the status that says why nothing can be analyzed; None if it can.

    `broken` is why the engine can't be used at all; "" if it can.
    """
    shape = session.cursor.record.shape
    if not shape.is_square:
        return "no network", no_network(shape)
    size = shape.size
    if session.review.network is None:
        return "no network", tr("No network for the {size}\u00d7{size} board.", size=size)
    if broken:
        return "failed", broken
    return None
