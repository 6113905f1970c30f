"""Part of the session: the selected tool, side, agent and candidate."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.review.game_review import PAPER_LAMBDAS, GameReview
from engine.search.report import Candidate


class Selection(QObject):
    """Selections that several views share.

    Signals
    -------
    tool_changed
        `tool` changed.
    view_changed
        `side` or `hidden_agents` changed.
    agent_changed
        `agent_index` changed.
    lambdas_changed
        The user's own lambda changed: agents must be searched again.
    hover_changed
        `hovered` or `shows_best` changed.
    """

    tool_changed = Signal()
    view_changed = Signal()
    agent_changed = Signal()
    lambdas_changed = Signal()
    hover_changed = Signal()

    def __init__(self, review: GameReview, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._review = review
        self.tool = "play"
        self.side = "black"
        self.agent_index = 0
        self.hidden_agents: frozenset[int] = frozenset()
        self.hovered: Candidate | None = None
        """The candidate under the mouse; its variation is shown."""
        self.shows_best = False
        """Whether the best move's variation is shown while nothing is hovered, until the cursor
        moves or another candidate is hovered."""

    def set_tool(self, tool: str) -> None:
        """Choose what a click on the board does: "play", "score", "region", "avoid" or edit."""
        if tool != self.tool:
            self.tool = tool
            self.tool_changed.emit()

    def set_side(self, side: str) -> None:
        """Show winrates of "black" or of the "mover"."""
        if side != self.side:
            self.side = side
            self.view_changed.emit()

    @property
    def user_lambda(self) -> float | None:
        """Lambda of the user's own agent; None without one."""
        lambdas = self._review.lambdas
        return lambdas[3] if len(lambdas) > 3 else None

    def set_user_lambda(self, lambda_: float | None) -> None:
        """Add, change or (None) remove the user's own agent."""
        lambdas = PAPER_LAMBDAS if lambda_ is None else (*PAPER_LAMBDAS, lambda_)
        if lambdas != self._review.lambdas:
            self._review.set_lambdas(lambdas)
            self.agent_index = min(self.agent_index, len(lambdas) - 1)
            self.lambdas_changed.emit()

    @property
    def dynamic_komi(self) -> str:
        """Method of dynamic komi of the user's own agent."""
        return self._review.dynamic_komi

    def set_dynamic_komi(self, method: str) -> None:
        """Choose the method of dynamic komi of the user's own agent."""
        if method != self._review.dynamic_komi:
            self._review.set_dynamic_komi(method)
            self.lambdas_changed.emit()

    @property
    def margin(self) -> float:
        """Points by which the user's own agent wants to win."""
        return self._review.margin

    def set_margin(self, margin: float) -> None:
        """Choose the points by which the user's own agent wants to win."""
        if margin != self._review.margin:
            self._review.set_margin(margin)
            self.lambdas_changed.emit()

    def set_agent(self, index: int) -> None:
        """Choose the agent whose candidates board and table show."""
        if 0 <= index < len(self._review.lambdas) and index != self.agent_index:
            self.agent_index = index
            self.agent_changed.emit()

    def show_agent(self, index: int, shown: bool) -> None:
        """Show or hide the mark of an agent's move on the board."""
        hidden = self.hidden_agents - {index} if shown else self.hidden_agents | {index}
        if hidden != self.hidden_agents:
            self.hidden_agents = hidden
            self.view_changed.emit()

    def set_hovered(self, candidate: Candidate | None) -> None:
        """Set the candidate under the mouse; None for none."""
        if candidate is not self.hovered:
            self.hovered = candidate
            self.shows_best = self.shows_best and candidate is None
            self.hover_changed.emit()

    def set_shows_best(self, on: bool) -> None:
        """Show the best move's variation, or show it no longer."""
        if on != self.shows_best:
            self.shows_best = on
            self.hover_changed.emit()
