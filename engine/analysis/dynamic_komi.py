"""Dynamic komi of games: choose the komi of each search from the results of the last one.

The methods are in `engine.search.value.dynamic_komi`. This module collects their inputs: the
winrates of the last search, the network's expected score and rollouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from engine.analysis.final_count import expected_owners
from engine.go.playouts import rollout_scratch
from engine.go.rollout_policy import load_policy
from engine.go.rules import Rules
from engine.go.state import PLY, TO_PLAY, Position, as_batch, empty_position, stack_positions
from engine.go.territory import score_basis
from engine.search.rollouts import mean_rollout_score, root_means
from engine.search.root_stats import RootStats
from engine.search.search import TreeSearch
from engine.search.tree import ROOT
from engine.search.value.curve import has_score
from engine.search.value.dynamic_komi import (
    DynamicKomiSettings,
    KomiTurn,
    RootEstimate,
    check_curve,
    next_komi,
)
from engine.search.value.evaluation import Evaluator
from engine.search.value.fit import alpha_beta_of_curve, curve_values


@dataclass(frozen=True)
class SearchedRoot:
    """Results of a search at its root that dynamic komi needs; Black's frame."""

    komi: float
    """Komi of the search [points to White]."""
    winrate: float
    """Black's mean winrate at that komi [0, 1]."""
    kind: int
    """Kind of the network's curves, see `engine.search.value.kinds`."""
    curve: NDArray[np.float32] | None = None
    """float32[G], Black's winrate at each komi of the search's grid, with its rollouts mixed in;
    None from searches without a grid."""
    rollout_score: float | None = None
    """Mean score of the search's rollouts, without komi [points for Black]; None without any."""


def check_network(settings: DynamicKomiSettings, evaluator: Evaluator) -> None:
    """Check that a network has the outputs that the method needs, by evaluating the empty board.

    Raises
    ------
    SettingsError
        As in `check_curve`.
    """
    if not settings.has_dynamic_komi:
        return
    position = stack_positions([empty_position(Rules(size=evaluator.size))])
    legal = np.ones((1, evaluator.size**2 + 1), np.bool_)
    answer = evaluator.evaluate(position, legal, np.zeros(1, np.float32))
    check_curve(settings, int(answer.curve_kind[0]), answer.ownership is not None)


def read_root(search: TreeSearch, t: int, stats: RootStats, *, first: bool = False) -> SearchedRoot:
    """Return the results of a search at the root of tree t.

    Parameters
    ----------
    first
        Whether this is the network's answer before a player's first move, which is a search of one
        visit. Its only rollout is left out.
    """
    curve = rollout_score = None
    grid, share = search.trees.grid, search.settings.rollout_share
    if len(grid):
        curve, played = root_means(search.trees, t, int(stats.root_visits[t]), share > 0.0)
        if played is not None and not first:
            curve = ((1.0 - share) * curve + share * played).astype(np.float32)
            rollout_score = float(grid[0] + np.trapezoid(played, grid))
    return SearchedRoot(
        komi=float(search.trees.komi[t]),
        # the mean itself, as in matches: that of `stats` may be sharpened
        winrate=float(search.trees.winrate_sum[t, ROOT] / stats.root_visits[t]),
        kind=int(stats.curve_kind[t]),
        curve=curve,
        rollout_score=rollout_score,
    )


class DynamicKomi:
    """Chooses komi for the searches of one player.

    Parameters
    ----------
    settings
        The method and its options.
    search
        The player's trees, with a grid of komi unless the method is VS-M.
    seed
        Seed of the rollouts.
    """

    def __init__(self, settings: DynamicKomiSettings, search: TreeSearch, seed: int = 0) -> None:
        self._settings, self._search = settings, search
        self._scratch = rollout_scratch(search.size**2, seed)
        self._policy = load_policy(search.settings.rollout_policy, search.size, seed)

    def choose(
        self,
        roots: Sequence[SearchedRoot],
        positions: Sequence[Position],
        game_komi: Sequence[float],
    ) -> list[float]:
        """Return the komi of the next searches [points to White].

        Parameters
        ----------
        roots
            The last search of the player in each game; before its first one, the network's answer.
        positions
            The positions to search, with the player to move.
        game_komi
            Real komi of each game, handicap compensation included [points to White].

        Raises
        ------
        SettingsError
            The network lacks outputs that the method needs.
        """
        settings, territory = self._settings, self._search.evaluator.territory
        owners: list[NDArray[np.float32]] = []
        if settings.needs_score:
            owners = expected_owners(self._search.evaluator, positions, game_komi)
        chosen = []
        for i, (root, position, real) in enumerate(zip(roots, positions, game_komi, strict=True)):
            check_curve(settings, root.kind, bool(owners))
            estimate = self._estimate(root, position, real)
            if owners:
                basis = score_basis(as_batch(position), owners[i][None], territory)
                board_score = float(owners[i].sum() - basis.excess[0])
                estimate = replace(estimate, board_score=board_score)
            turn = KomiTurn(
                color=int(position.counters[TO_PLAY]),
                game_komi=real,
                komi=root.komi,
                move_number=int(position.counters[PLY]) + 1,
                points=self._search.size**2,
            )
            chosen.append(next_komi(settings, estimate, turn))
        return chosen

    def _estimate(self, root: SearchedRoot, position: Position, game_komi: float) -> RootEstimate:
        """Return the inputs of the method, except for the score by ownership."""
        settings, grid = self._settings, self._search.trees.grid
        estimate = RootEstimate(root.winrate, rollout_score=root.rollout_score)
        if settings.needs_rollouts and root.rollout_score is None:
            games = settings.komi_rollouts
            score = mean_rollout_score(
                position, games, self._scratch, self._policy, self._search.evaluator.territory
            )
            estimate = replace(estimate, rollout_score=score)
        if root.curve is None:
            return estimate
        if settings.needs_score and has_score(root.kind):
            score, _ = alpha_beta_of_curve(grid, root.curve)
            estimate = replace(estimate, board_score=score)
        if settings.needs_curve:
            most = int(settings.komi_most)
            labels = game_komi + np.arange(-most, most + 1.0)
            winrates = curve_values(grid, root.curve, labels)
            estimate = replace(estimate, labels=labels, winrates=winrates)
        return estimate
