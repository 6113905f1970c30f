"""The games of a match: openings that both players get, komi on both sides of the fair one."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import IllegalMoveError, SettingsError
from engine.base.translation import tr
from engine.go.board import BLACK, WHITE
from engine.go.position import legal_moves, play, put_stones, replay
from engine.go.rules import Rules
from engine.go.state import TO_PLAY, Position, copy_position, empty_position, position_batch, row
from engine.match.match import Fixture
from engine.match.opening_book import OpeningBook, load_openings, recorded_openings
from engine.match.opening_judge import board_name
from engine.match.player import Player
from engine.match.settings import MatchSettings
from engine.record.handicap import handicap_board
from engine.search.settings import SearchSettings
from engine.value.curve import winrates_at
from engine.value.evaluation import Evaluator

ATTEMPTS: Final = 10  # draws of an opening before a repeated one is accepted
TRIES: Final = 24  # last moves drawn before an opening is left one move short

Keeps = Callable[[Position], NDArray[np.bool_]]
"""Returns for positions with a leading axis B whether each may end an opening, bool[B]."""


def match_player(
    settings: MatchSettings, evaluator: Evaluator, search: SearchSettings | None = None
) -> Player:
    """Return a player for a match; by default with the searches of `Player`."""
    player = Player(evaluator=evaluator, visits=settings.visits, agent=settings.agent())
    return player if search is None else dataclasses.replace(player, search=search)


def match_fixtures(
    settings: MatchSettings, games: int, rules: Rules, judge: Evaluator, seed: int = 0
) -> list[Fixture]:
    """Return at least `games` balanced games of two players; see `balanced_fixtures`.

    `judge` draws the openings. It may be a player's network: as every opening is played with both
    colors, that doesn't help the player.
    """
    komi = settings.komi_values(rules)
    count = 1 if settings.opening == "none" else -(-games // (2 * len(komi)))
    openings = draw_openings(settings, judge, rules, count, seed)
    return balanced_fixtures(openings, komi, games)


def balanced_fixtures(
    openings: Sequence[tuple[int, ...]], komi: Sequence[float], games: int
) -> list[Fixture]:
    """Return games between players 0 and 1 in which opening, komi and color favor nobody.

    Each opening is played twice at each komi, with colors exchanged, before the next opening;
    after the last opening the first one follows. Player 0 has Black in games 0, 2, 4, ...

    Parameters
    ----------
    openings
        At least one; an empty one is the empty board.
    komi
        At least one [points to White].
    games
        Number of games, rounded up to a multiple of `2 * len(komi)`.
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
    settings: MatchSettings,
    judge: Evaluator,
    rules: Rules,
    count: int,
    seed: int = 0,
    stones: Sequence[int] = (),
) -> list[tuple[int, ...]]:
    """Draw different legal openings; rotated and mirrored boards count as equal.

    Openings have no passes; they are shorter than requested if no legal move was left.

    Parameters
    ----------
    judge
        Network for the policy, or for the winrates that a move has to keep.
    count
        Number of openings. If there are too few different ones, some come twice.
    seed
        Equal seeds and judges give equal openings.
    stones
        Points of handicap stones; after them White plays first.

    Notes
    -----
    With opening "value" a move is kept if the mover's winrate after it, by the network without a
    search, is at most `opening_loss` below the best move's at every komi of the match; the next
    move is drawn uniformly from these. An opening that decides the game would say nothing about
    the players.
    """
    if settings.opening == "none" or not settings.opening_plies:
        return [()] * count
    if settings.opening == "recorded":
        recorded = recorded_book(settings, rules, seed).openings
        return [recorded[number % len(recorded)].moves for number in range(count)]
    openings: list[tuple[int, ...]] = []
    names: set[bytes] = set()
    for number in range(count):
        for attempt in range(ATTEMPTS):
            random = np.random.default_rng([seed, number, attempt])
            [moves] = draw_block(settings, judge, rules, [random], stones=stones)
            name = board_name(rules, moves, stones)
            if name not in names:
                break
        names.add(name)
        openings.append(moves)
    return openings


def draw_block(
    settings: MatchSettings,
    network: Evaluator,
    rules: Rules,
    randoms: Sequence[np.random.Generator],
    keeps: Keeps | None = None,
    stones: Sequence[int] = (),
) -> list[tuple[int, ...]]:
    """Draw openings according to the settings in lockstep, one for each generator.

    Parameters
    ----------
    network
        Network for the policy, or for the winrates that a move has to keep.
    keeps
        Accepts or rejects final positions: after a rejection the last move is drawn again, and
        the opening stays one move short if no move is accepted. Earlier moves are not checked,
        since mistakes may compensate each other.
    stones
        See `draw_openings`.
    """
    komi = settings.komi_values(rules)

    def policy_weights(positions: Position, legal: NDArray[np.bool_]) -> list[NDArray[np.float64]]:
        policy = np.zeros(legal.shape, np.float64)
        for value in komi:  # the mean: some networks depend on komi
            komis = np.full(len(legal), value, np.float32)
            policy += network.evaluate(positions, legal, komis).policy
        logits = np.log(np.maximum(policy, 1e-30)) / settings.opening_temperature
        weights = np.exp(logits - logits.max(axis=1, keepdims=True))
        return list(weights[:, :-1] * legal[:, :-1])

    def value_weights(positions: Position, legal: NDArray[np.bool_]) -> list[NDArray[np.float64]]:
        rows = []
        for i in range(len(legal)):
            weights = np.zeros(rules.size**2)
            moves = np.flatnonzero(legal[i, :-1])
            if len(moves):
                losses = _losses(network, komi, row(positions, i), moves)
                weights[moves] = losses <= max(settings.opening_loss, float(losses.min()))
            rows.append(weights)
        return rows

    weigh = policy_weights if settings.opening == "policy" else value_weights
    return _draw(weigh, rules, settings.opening_plies, randoms, keeps, stones)


def _draw(
    weigh: Callable[[Position, NDArray[np.bool_]], list[NDArray[np.float64]]],
    rules: Rules,
    plies: int,
    randoms: Sequence[np.random.Generator],
    keeps: Keeps | None,
    stones: Sequence[int],
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
    if stones:
        board = handicap_board(rules.size, stones)
        for i in range(count):
            positions.counters[i, TO_PLAY] = WHITE
            put_stones(row(positions, i), board)
    moves: list[list[int]] = [[] for _ in randoms]
    legal = np.zeros((count, points + 1), np.bool_)
    for ply in range(plies):
        for i in range(count):
            legal_moves(row(positions, i), legal[i])
        weights = weigh(positions, legal)
        check = keeps if ply == plies - 1 else None
        if check is not None:  # often only an unlikely move makes up for an earlier mistake
            weights = [_mixed(*pair) for pair in zip(weights, legal[:, :-1], strict=True)]
        for i, move in _play_one(positions, tried, weights, randoms, check).items():
            moves[i].append(move)
    return [tuple(played) for played in moves]


def _play_one(
    positions: Position,
    tried: Position,
    weights: Sequence[NDArray[np.float64]],
    randoms: Sequence[np.random.Generator],
    keeps: Keeps | None,
) -> dict[int, int]:
    """Draw a move for each position and play it; return the moves by row.

    Parameters
    ----------
    tried
        Positions to overwrite.
    weights : float64[N] per row
        Weights of the points; those of rejected moves are set to 0.
    keeps
        Accepts or rejects the positions after the moves. After `TRIES` rejections, or without
        another point to draw, a position stays as it is.
    """
    played: dict[int, int] = {}
    open_rows = list(range(len(randoms)))
    for _ in range(TRIES):
        drawn: dict[int, int] = {}
        for i in open_rows:
            total = float(weights[i].sum())
            if total > 0.0:
                drawn[i] = int(randoms[i].choice(len(weights[i]), p=weights[i] / total))
                copy_position(row(positions, i), row(tried, i))
                play(row(tried, i), drawn[i])
        good = np.ones(len(randoms), np.bool_) if keeps is None else keeps(tried)
        for i, move in drawn.items():
            if good[i]:
                copy_position(row(tried, i), row(positions, i))
                played[i] = move
            else:
                weights[i][move] = 0.0
        open_rows = [i for i in drawn if not good[i]]
        if not open_rows:
            break
    return played


def _mixed(weights: NDArray[np.float64], legal: NDArray[np.bool_]) -> NDArray[np.float64]:
    """Return weights float64[N], half from the given ones and half even over the legal points."""
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
    if not settings.opening_file and not path.exists():
        raise SettingsError(
            tr(
                "there are no recorded openings for {size}x{size}; name a file of your own "
                "(`sai-engine openings` records one) or choose another kind of openings",
                size=rules.size,
            )
        )
    book = load_openings(path)
    checked = [accepted.komi for accepted in book.ranges]
    if book.size != rules.size:
        raise SettingsError(
            tr(
                "{path}: the openings are for {size}x{size}, the games are on "
                "{board}x{board}; name another file",
                path=path,
                size=book.size,
                board=rules.size,
            )
        )
    if missing := set(settings.komi_values(rules)) - set(checked):
        raise SettingsError(
            tr(
                "{path}: the openings were checked at komi {checked}, not at {komi:g}; "
                "play at those, or record openings for this one with `sai-engine openings`",
                path=path,
                checked=" ".join(f"{k:g}" for k in checked),
                komi=min(missing),
            )
        )
    if not book.openings:
        raise SettingsError(tr("{path}: holds no opening; name another file", path=path))
    for opening in book.openings:
        try:
            replay(empty_position(rules), opening.moves)
        except IllegalMoveError as error:
            raise SettingsError(
                tr("{path}: an opening can't be played ({error})", path=path, error=error)
            ) from None
    order = np.random.default_rng([seed, 0]).permutation(len(book.openings))
    openings = tuple(book.openings[i] for i in order.tolist())
    return dataclasses.replace(book, openings=openings)


def _losses(
    judge: Evaluator, komi: Sequence[float], position: Position, moves: NDArray[np.intp]
) -> NDArray[np.float64]:
    """Return the loss of winrate of each move, at its worst komi; float64[len(moves)]."""
    count, points = len(moves), judge.size**2
    children = position_batch(count, judge.size, capacity=len(position.hashes) - 1)
    legal = np.zeros((count, points + 1), np.bool_)
    for i, move in enumerate(moves.tolist()):
        child = row(children, i)
        copy_position(position, child)
        play(child, move)
        legal_moves(child, legal[i])
    losses: NDArray[np.float64] = np.zeros(count)
    for value in komi:  # some networks depend on komi
        komis = np.full(count, value, np.float32)
        winrate = winrates_at(judge.evaluate(children, legal, komis), komis)
        if position.counters[TO_PLAY] != BLACK:
            winrate = 1.0 - winrate
        losses = np.maximum(losses, winrate.max() - winrate)
    return losses
