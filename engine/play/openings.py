"""The games of a match: komi on both sides of fair, openings that both players get."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK
from engine.go.position import (
    TO_PLAY,
    Position,
    empty_position,
    legal_moves,
    play,
    position_batch,
    row,
)
from engine.go.rules import Rules
from engine.go.state import as_batch, clone, copy_position
from engine.go.symmetry import symmetry_table
from engine.play.match import Fixture, Player
from engine.play.match_settings import MatchSettings
from engine.search.settings import SearchSettings
from engine.value.evaluation import FLAT, Evaluator

__all__ = ["balanced_fixtures", "draw_openings", "match_fixtures", "match_player"]

ATTEMPTS: Final = 10
"""Draws of an opening before one that was drawn already is taken all the same."""


def match_player(
    settings: MatchSettings, evaluator: Evaluator, search: SearchSettings | None = None
) -> Player:
    """A player under these conditions; searches are as in `Player` when none are given."""
    agent = settings.agent()
    if search is None:
        return Player(evaluator=evaluator, visits=settings.visits, agent=agent)
    return Player(evaluator=evaluator, visits=settings.visits, agent=agent, search=search)


def match_fixtures(
    settings: MatchSettings, games: int, rules: Rules, judge: Evaluator, seed: int = 0
) -> list[Fixture]:
    """Balanced games of two players, at least `games` of them; see `balanced_fixtures`.

    Parameters
    ----------
    judge
        Network that draws the openings: as every opening is played with both colors, it may
        be one of the players' without helping that one.
    """
    komi = settings.komi_values(rules)
    count = 1 if settings.opening == "none" else -(-games // (2 * len(komi)))
    openings = draw_openings(settings, judge, rules, count, seed)
    return balanced_fixtures(openings, komi, games)


def balanced_fixtures(
    openings: Sequence[tuple[int, ...]], komi: Sequence[float], games: int
) -> list[Fixture]:
    """Games between players 0 and 1 in which opening, komi and color favor nobody.

    Each opening is played at each komi twice, with colors exchanged, before the next opening; when
    the openings are used up they begin again. Player 0 has Black in games 0, 2, 4, ...

    Parameters
    ----------
    openings
        At least one; an empty one is the empty board.
    komi
        At least one [points to White].
    games
        Games wanted; the next multiple of `2 * len(komi)` is returned.
    """
    rounds = -(-games // (2 * len(komi)))
    fixtures: list[Fixture] = []
    for turn in range(rounds):
        opening = openings[turn % len(openings)]
        for value in komi:
            for black in (0, 1):
                fixtures.append(Fixture(black, 1 - black, value, opening, len(fixtures)))
    return fixtures


def draw_openings(
    settings: MatchSettings, judge: Evaluator, rules: Rules, count: int, seed: int = 0
) -> list[tuple[int, ...]]:
    """Draw legal openings that differ, also when the board is turned or mirrored.

    Parameters
    ----------
    judge
        Gives the policy, or the winrates that a move has to keep.
    count
        Openings wanted. Where there are too few different ones, some come twice.
    seed
        Equal seeds and judges give equal openings.

    Returns
    -------
    list of moves
        Without passes; shorter than asked for where no legal move was left.

    Notes
    -----
    With opening "value" a move is kept when the mover's winrate behind it, as the network sees
    it without search, is at every komi of the match at most `opening_loss` below the best one's;
    the next move is drawn uniformly from those kept. An opening that decides the game would tell
    nothing about the players.
    """
    if settings.opening == "none" or not settings.opening_plies:
        return [()] * count
    komi = settings.komi_values(rules)
    openings: list[tuple[int, ...]] = []
    known: set[bytes] = set()
    for number in range(count):
        for attempt in range(ATTEMPTS):
            random = np.random.default_rng([seed, number, attempt])
            position = empty_position(rules)
            moves = _draw_opening(settings, judge, komi, position, random)
            name = _name_of_board(position)
            if name not in known:
                break
        known.add(name)
        openings.append(moves)
    return openings


def _draw_opening(
    settings: MatchSettings,
    judge: Evaluator,
    komi: tuple[float, ...],
    position: Position,
    random: np.random.Generator,
) -> tuple[int, ...]:
    """Play one opening on the position; returns its moves."""
    moves: list[int] = []
    legal = np.zeros(judge.size**2 + 1, np.bool_)
    for _ in range(settings.opening_plies):
        legal_moves(position, legal)
        legal[-1] = False
        candidates = np.flatnonzero(legal)
        if not len(candidates):
            break
        if settings.opening == "policy":
            policy = judge.evaluate(
                as_batch(clone(position)), legal[None], np.array(komi[:1], np.float32)
            ).policy[0, candidates]
            chances = np.log(np.maximum(policy, 1e-30)) / settings.opening_temperature
            chances = np.exp(chances.astype(np.float64) - float(chances.max()))
            move = int(random.choice(candidates, p=chances / chances.sum()))
        else:
            losses = _losses(judge, komi, position, candidates)
            kept = candidates[losses <= max(settings.opening_loss, float(losses.min()))]
            move = int(random.choice(kept))
        play(position, move)
        moves.append(move)
    return tuple(moves)


def _losses(
    judge: Evaluator, komi: tuple[float, ...], position: Position, moves: NDArray[np.intp]
) -> NDArray[np.float64]:
    """Loss of winrate of each move, at the komi where it is largest; float64[len(moves)]."""
    count, points = len(moves), judge.size**2
    children = position_batch(count, judge.size, capacity=len(position.hashes) - 1)
    legal = np.zeros((count, points + 1), np.bool_)
    for i, move in enumerate(moves.tolist()):
        child = row(children, i)
        copy_position(position, child)
        play(child, move)
        legal_moves(child, legal[i])
    answer = judge.evaluate(children, legal, np.full(count, komi[0], np.float32))
    alpha, beta = answer.curve.astype(np.float64).T
    at_komi = 1.0 / (1.0 + np.exp(-np.clip(beta * (alpha - np.array(komi)[:, None]), -50, 50)))
    winrate = np.where(answer.curve_kind == FLAT, alpha, at_komi)  # [komi, moves]
    if position.counters[TO_PLAY] != BLACK:
        winrate = 1.0 - winrate
    losses: NDArray[np.float64] = (winrate.max(axis=1, keepdims=True) - winrate).max(axis=0)
    return losses


def _name_of_board(position: Position) -> bytes:
    """The same for boards that are the same under one of the eight symmetries."""
    points = len(position.neighbor)
    table = symmetry_table(round(points**0.5))[:, :points]
    boards: list[bytes] = [position.stones[:points][order].tobytes() for order in table]
    return min(boards)
