"""The views of the main window: a new one is a module and a line here."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sai_studio.model.session.session import Session
    from sai_studio.views.panel import Panel

__all__ = ["BOTTOM", "RECORD", "RIGHT", "VIEWS", "View"]

RIGHT, BOTTOM, RECORD = "right", "bottom", "record"
"""Places of views at first: docks of their own, or tabs of the dock on the game record."""


@dataclass(frozen=True)
class View:
    """A view of the session."""

    id: str
    """Name of its dock; saved layouts find it by that."""
    title: str
    place: str
    module: str
    """Below `sai_studio.views`; imported on a thread, for the plotting library loads slowly."""
    panel: str
    """Name of the class there; it takes the session."""

    def load(self) -> type[Panel]:
        """Import the class."""
        panel: type[Panel] = getattr(
            importlib.import_module(f"sai_studio.views.{self.module}"), self.panel
        )
        return panel

    def build(self, session: Session) -> Panel:
        """Make the panel."""
        return self.load()(session)  # type: ignore[call-arg]


VIEWS: Final = (
    View("curve", "Winrate by komi", RIGHT, "curve.curve", "KomiCurvePanel"),
    View("agents", "Agents", RIGHT, "agents", "LambdaPanel"),
    View("candidates", "Candidates", RIGHT, "candidates.candidates", "CandidatesPanel"),
    View("timeline", "Timeline", BOTTOM, "timeline.graph", "TimelinePanel"),
    View("tree", "Tree", RECORD, "tree.tree", "TreePanel"),
    View("comment", "Comment", RECORD, "comment", "CommentPanel"),
    View("info", "Info", RECORD, "game", "GamePanel"),
)
"""In the order of the docks and tabs."""
