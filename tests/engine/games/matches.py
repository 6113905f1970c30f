"""Matches on the empty board."""

from __future__ import annotations

from engine.games.match import MatchResult, balanced_fixtures, play_blocks
from engine.games.player import Contestant
from engine.go.rules import Rules


def play_match(
    first: Contestant, second: Contestant, *, games: int, rules: Rules, seed: int = 0
) -> MatchResult:
    """Play an even number of games with colors in turn, all side by side."""
    fixtures = balanced_fixtures([()], [rules.komi], games)
    [result] = play_blocks(first, second, fixtures, rules, block=games, seed=seed)
    return result
