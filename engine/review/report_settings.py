"""Settings of reports that people read: which diagrams they show, and what stands beside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.base.settings import Settings, setting
from engine.base.translation import tr
from engine.go.board import BLACK, WHITE

MOST_DIAGRAMS: Final = 24
"""Most diagrams that a report may have."""
DEFAULT_DIAGRAMS: Final = 6
"""Diagrams of a report if nothing else is said: as many as there are turning points at most."""
MOST_LINES: Final = 12
"""Most empty lines for remarks below a diagram."""


@dataclass(frozen=True, kw_only=True)
class ReportSettings(Settings):
    """What a report shows of the mistakes, and the room that a teacher needs."""

    side: str = setting(
        "both", tr("player whose mistakes get diagrams"), choices=("both", "black", "white")
    )
    diagrams: int = setting(
        DEFAULT_DIAGRAMS,
        tr("most diagrams: turning points first, then the worst other mistakes"),
        low=0,
        high=MOST_DIAGRAMS,
    )
    order: str = setting("game", tr("order of the diagrams"), choices=("game", "worst"))
    comments: bool = setting(True, tr("also show the comments of the game record"))
    lines: int = setting(
        0, tr("empty lines for remarks by hand below each diagram"), low=0, high=MOST_LINES
    )
    remarks: str = setting("", tr("what the teacher says about the game, at its head"))

    def includes(self, color: int) -> bool:
        """Return whether mistakes of BLACK or WHITE get diagrams."""
        return self.side == "both" or color == (BLACK if self.side == "black" else WHITE)
