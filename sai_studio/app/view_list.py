"""The list of views in the main window; a new view is a module and a line here."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sai_studio.views.view_context import ViewContext
    from sai_studio.views.view_panel import ViewPanel

__all__ = ["BOTTOM", "RECORD", "RIGHT", "VIEWS", "View"]

RIGHT, BOTTOM, RECORD = "right", "bottom", "record"
"""Default places: a dock at the right or bottom, or a tab of the dock of the game record."""


@dataclass(frozen=True)
class View:
    """A view of the session."""

    id: str
    """Name of its dock in saved layouts."""
    title: str
    place: str
    module: str
    """Module in `sai_studio.views`; imported on a thread because the plotting library is slow."""
    panel: str
    """Class in the module; its constructor takes a `ViewContext`."""

    def load(self) -> Callable[[ViewContext], ViewPanel]:
        """Import and return the class."""
        panel: Callable[[ViewContext], ViewPanel] = getattr(
            importlib.import_module(f"sai_studio.views.{self.module}"), self.panel
        )
        return panel

    def build(self, context: ViewContext) -> ViewPanel:
        """Create the panel."""
        return self.load()(context)


VIEWS: Final = (
    View("curve", "Winrate by komi", RIGHT, "curve.curve_panel", "KomiCurvePanel"),
    View("agents", "Agents", RIGHT, "agents", "LambdaPanel"),
    View("candidates", "Candidates", RIGHT, "candidates.candidates", "CandidatesPanel"),
    View("timeline", "Timeline", BOTTOM, "timeline.graph", "TimelinePanel"),
    View("tree", "Tree", RECORD, "tree.tree_panel", "TreePanel"),
    View("comment", "Comment", RECORD, "comment", "CommentPanel"),
    View("info", "Info", RECORD, "game", "GamePanel"),
)
"""Views in the order of docks and tabs."""
