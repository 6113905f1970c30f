"""The games of a match: komi on both sides of fair, openings that both players get."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import IllegalMoveError, SettingsError
from engine.go.board import BLACK
from engine.go.position import (
    TO_PLAY,
    Position,
    empty_position,
    legal_moves,
    play,
    position_batch,
    replay,
    row,
)
from engine.go.rules import Rules
from engine.go.state import copy_position
from engine.match.match import Fixture, Player
from engine.match.opening_book import OpeningBook, load_openings, recorded_openings
from engine.match.opening_judge import board_name
from engine.match.settings import MatchSettings
from engine.search.settings import SearchSettings
from engine.value.evaluation import Evaluator, winrates_at

__all__ = [
    "balanced_fixtures",
    "draw_block",
    "draw_openings",
    "match_fixtures",
    "match_player",
    "recorded_book",
]

ATTEMPTS: Final = 10
"""Draws of an opening before one that was drawn already is taken all the same."""
TRIES: Final = 24
"""Last moves that are drawn before an opening is given up."""

Keeps = Callable[[Position], NDArray[np.bool_]]
"""Tells of positions with a leading axis B whether each may end an opening, bool[B]."""


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
    if settings.opening == "recorded":
        recorded = recorded_book(settings, rules, seed).openings
        return [recorded[number % len(recorded)].moves for number in range(count)]
    openings: list[tuple[int, ...]] = []
    known: set[bytes] = set()
    for number in range(count):
        for attempt in range(ATTEMPTS):
            random = np.random.default_rng([seed, number, attempt])
            [moves] = draw_block(settings, judge, rules, [random])
            name = board_name(rules, moves)
            if name not in known:
                break
        known.add(name)
        openings.append(moves)
    return openings


def draw_block(
    settings: MatchSettings,
    network: Evaluator,
    rules: Rules,
    randoms: Sequence[np.random.Generator],
    keeps: Keeps | None = None,
) -> list[tuple[int, ...]]:
    """Draw openings as the settings say, in lockstep, one for each generator.

    Parameters
    ----------
    network
        Gives the policy, or the winrates that a move has to keep.
    keeps
        Whether positions may end an opening, bool[B]: last moves that lead elsewhere are drawn
        again, and an opening stays one move short where none of them will do. Earlier mistakes
        may make up for each other.
    """
    komi = settings.komi_values(rules)

    def policy_weights(positions: Position, legal: NDArray[np.bool_]) -> list[NDArray[np.float64]]:
        policy = np.zeros(legal.shape, np.float64)
        for value in komi:  # the mean: some networks see komi
            asked = np.full(len(legal), value, np.float32)
            policy += network.evaluate(positions, legal, asked).policy
        logits = np.log(np.maximum(policy, 1e-30)) / settings.opening_temperature
        weights = np.exp(logits - logits.max(axis=1, keepdims=True))
        return list(weights[:, :-1] * legal[:, :-1])

    def value_weights(positions: Position, legal: NDArray[np.bool_]) -> list[NDArray[np.float64]]:
        found = []
        for i in range(len(legal)):
            weights = np.zeros(rules.size**2)
            moves = np.flatnonzero(legal[i, :-1])
            if len(moves):
                losses = _losses(network, komi, row(positions, i), moves)
                weights[moves] = losses <= max(settings.opening_loss, float(losses.min()))
            found.append(weights)
        return found

    weigh = policy_weights if settings.opening == "policy" else value_weights
    return _draw(weigh, rules, settings.opening_plies, randoms, keeps)


def _draw(
    weigh: Callable[[Position, NDArray[np.bool_]], list[NDArray[np.float64]]],
    rules: Rules,
    plies: int,
    randoms: Sequence[np.random.Generator],
    keeps: Keeps | None,
) -> list[tuple[int, ...]]:
    """Draw openings move by move; `weigh` gives the weight of each point of some positions."""
    count, points = len(randoms), rules.size**2
    positions, tried = (
        position_batch(
            count,
            rules.size,
            superko=rules.superko,
            suicide=rules.suicide,
            capacity=4 * points + plies,
        )
        for _ in range(2)
    )
    moves: list[list[int]] = [[] for _ in randoms]
    legal = np.zeros((count, points + 1), np.bool_)
    for ply in range(plies):
        for i in range(count):
            legal_moves(row(positions, i), legal[i])
        weights = weigh(positions, legal)
        last = keeps is not None and ply == plies - 1
        if last:  # often only a move that the policy dislikes makes up for an earlier mistake
            weights = [_mixed(*pair) for pair in zip(weights, legal[:, :-1], strict=True)]
        open_rows = list(range(count))
        for _ in range(TRIES):
            drawn = []
            for i in open_rows:
                total = float(weights[i].sum())
                if total <= 0.0:
                    continue
                copy_position(row(positions, i), row(tried, i))
                move = int(randoms[i].choice(points, p=weights[i] / total))
                play(row(tried, i), move)
                drawn.append((i, move))
            good = np.ones(count, np.bool_)
            if last and keeps is not None:
                good = keeps(tried)
            open_rows = []
            for i, move in drawn:
                if good[i]:
                    copy_position(row(tried, i), row(positions, i))
                    moves[i].append(move)
                else:
                    weights[i][move] = 0.0
                    open_rows.append(i)
            if not open_rows:
                break
    return [tuple(played) for played in moves]


def _mixed(weights: NDArray[np.float64], legal: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Return half the weights and half an even share of the legal points, float64[N]."""
    total, count = float(weights.sum()), int(legal.sum())
    return weights / max(total, 1e-30) + legal / max(count, 1)


def recorded_book(settings: MatchSettings, rules: Rules, seed: int) -> OpeningBook:
    """Return the recorded openings for these games, in an order drawn by the seed.

    Raises
    ------
    SettingsError
        There are none for the board, they were checked at other komi, or one is illegal.
    """
    path = Path(settings.opening_file) if settings.opening_file else recorded_openings(rules.size)
    book = load_openings(path)
    checked = [asked.komi for asked in book.ranges]
    if book.size != rules.size:
        raise SettingsError(
            f"{path}: the openings are for {book.size}x{book.size}, the games are on "
            f"{rules.size}x{rules.size}; name another file"
        )
    if missing := set(settings.komi_values(rules)) - set(checked):
        raise SettingsError(
            f"{path}: the openings were checked at komi {' '.join(f'{k:g}' for k in checked)}, "
            f"not at {min(missing):g}; play at those, or record openings for this one with "
            "`sai-engine openings`"
        )
    if not book.openings:
        raise SettingsError(f"{path}: holds no opening; name another file")
    for opening in book.openings:
        try:
            replay(empty_position(rules), opening.moves)
        except IllegalMoveError as error:
            raise SettingsError(f"{path}: an opening can't be played ({error})") from None
    order = np.random.default_rng([seed, 0]).permutation(len(book.openings))
    openings = tuple(book.openings[i] for i in order.tolist())
    return dataclasses.replace(book, openings=openings)


def _losses(
    judge: Evaluator, komi: Sequence[float], position: Position, moves: NDArray[np.intp]
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
    losses: NDArray[np.float64] = np.zeros(count)
    for value in komi:  # networks that see komi are asked at each
        asked = np.full(count, value, np.float32)
        winrate = winrates_at(judge.evaluate(children, legal, asked), asked)
        if position.counters[TO_PLAY] != BLACK:
            winrate = 1.0 - winrate
        losses = np.maximum(losses, winrate.max() - winrate)
    return losses
