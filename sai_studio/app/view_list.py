"""The list of views in the main window; a new view is a module and a line here."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.base.translation import tr

if TYPE_CHECKING:
    from sai_studio.review.view_context import ViewContext
    from sai_studio.review.view_panel import ViewPanel


@dataclass(frozen=True)
class View:
    """A view of the session."""

    id: str
    """Name of its dock in saved layouts."""
    title: str
    module: str
    """Module in `sai_studio.review`; imported on a thread because the plotting library is slow."""
    panel: str
    """Class in the module; its constructor takes a `ViewContext`."""
    behind: str = "candidates"
    """View behind which it is a tab, unless the layouts in `docks` name it."""
    is_expert: bool = False
    """Whether layouts have it only if *View \u203a Expert* is on."""

    def load(self) -> Callable[[ViewContext], ViewPanel]:
        """Import and return the class."""
        panel: Callable[[ViewContext], ViewPanel] = getattr(
            importlib.import_module(f"sai_studio.review.{self.module}"), self.panel
        )
        return panel

    def build(self, context: ViewContext) -> ViewPanel:
        """Create the panel."""
        return self.load()(context)


VIEWS: Final = (
    View("curve", tr("Winrate by komi"), "curve.curve_panel", "KomiCurvePanel"),
    View("agents", tr("Agents"), "agents.agents_panel", "LambdaPanel", is_expert=True),
    View("candidates", tr("Candidates"), "candidates.candidates", "CandidatesPanel"),
    View("mistakes", tr("Mistakes"), "mistakes.mistakes_panel", "MistakesPanel"),
    View("result", tr("Result"), "result.result_panel", "ResultPanel"),
    View("report", tr("Report"), "report.report_panel", "ReportPanel"),
    View("lambda", tr("Lambda"), "report.lambda_panel", "LambdaByLeadPanel", is_expert=True),
    View("safety", tr("Safety"), "safety.safety_panel", "SafetyPanel", is_expert=True),
    View(
        "progress", tr("Search"), "progress.progress_panel", "SearchProgressPanel", is_expert=True
    ),
    View("timeline", tr("Timeline"), "timeline.graph", "TimelinePanel"),
    View("tree", tr("Tree"), "tree.tree_panel", "TreePanel"),
    View("comment", tr("Comment"), "comment", "CommentPanel"),
    View("info", tr("Info"), "game", "GamePanel"),
)
"""Views in the order of docks and tabs."""

PLAY_VIEW: Final = View("play", tr("Game in play"), "play_panel", "PlayPanel", "")
"""The view that takes the place of those that are empty while analysis is hidden during a game."""
