"""Dynamic komi of analyses: choose the komi of a search from the earlier searches of its game."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

import numpy as np

from engine.analysis.agent import AgentSettings
from engine.analysis.dynamic_komi import DynamicKomi, SearchedRoot, read_root
from engine.go.state import Position
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.search.value.evaluation import Evaluator
from engine.search.value.fit import komi_grid

MOST_SEARCHES: Final = 2000
"""Largest number of stored searches; the oldest are dropped first."""

Moves = tuple[int, ...]


class KomiHistory:
    """Stores the root of each search by an agent with dynamic komi, by game, agent and moves.

    An agent plays the color to move, so its last search was an even number of moves before. If a
    position is searched again, it gets the same komi.
    """

    def __init__(self) -> None:
        self._searches: dict[tuple[Hashable, AgentSettings, Moves], SearchedRoot] = {}

    def clear(self) -> None:
        """Forget all searches."""
        self._searches.clear()

    def choose(
        self,
        game: Hashable,
        moves: Moves,
        agents: Sequence[AgentSettings],
        position: Position,
        game_komi: float,
        evaluator: Evaluator,
        settings: SearchSettings,
    ) -> list[float]:
        """Return the komi of each agent's search of a position [points to White].

        Parameters
        ----------
        game
            Key of the game.
        moves
            Moves of the game before the position.
        position
            The position, with its history.
        game_komi
            Real komi, handicap compensation included; that of agents without dynamic komi.
        evaluator, settings
            Evaluator and settings of the search.

        Raises
        ------
        SettingsError
            The network lacks outputs that the method needs.
        """
        chosen = [game_komi] * len(agents)
        answer: tuple[TreeSearch, SearchedRoot] | None = None
        for t, agent in enumerate(agents):
            if not agent.has_dynamic_komi:
                continue
            same = self._searches.get((game, agent, moves))
            if same is not None:
                chosen[t] = same.komi
                continue
            if answer is None:
                answer = _network_answer(position, game_komi, evaluator, settings)
            root = self._last(game, agent, moves) or answer[1]
            [chosen[t]] = DynamicKomi(agent, answer[0]).choose([root], [position], [game_komi])
        return chosen

    def keep(
        self, game: Hashable, moves: Moves, agents: Sequence[AgentSettings], search: TreeSearch
    ) -> None:
        """Store the root of a search for each agent; parameters as in `choose`."""
        if not any(agent.has_dynamic_komi for agent in agents):
            return
        stats = search.root_stats()
        for t, agent in enumerate(agents):
            if agent.has_dynamic_komi:
                self.keep_root(game, moves, agent, read_root(search, t, stats))

    def keep_root(
        self, game: Hashable, moves: Moves, agent: AgentSettings, root: SearchedRoot
    ) -> None:
        """Store the root of one agent's search."""
        self._searches.pop((game, agent, moves), None)  # so that the newest comes last
        self._searches[game, agent, moves] = root
        while len(self._searches) > MOST_SEARCHES:
            del self._searches[next(iter(self._searches))]

    def _last(self, game: Hashable, agent: AgentSettings, moves: Moves) -> SearchedRoot | None:
        """Return the player's last search before a position; None at its first move."""
        for length in range(len(moves) - 2, -1, -2):
            root = self._searches.get((game, agent, moves[:length]))
            if root is not None:
                return root
        return None


def _network_answer(
    position: Position, komi: float, evaluator: Evaluator, settings: SearchSettings
) -> tuple[TreeSearch, SearchedRoot]:
    """Return a search of one visit (the network alone), and its root."""
    search = TreeSearch(evaluator, evaluator.size, 1, 1, settings, grid=komi_grid(evaluator.size))
    search.set_root(0, position, komi)
    search.run(np.ones(1, np.int32))
    return search, read_root(search, 0, search.root_stats(), first=True)
