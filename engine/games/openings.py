"""Openings that both players of a match get: none, drawn by a network, or recorded.

Those of a contest may be checked before by a judge, see `engine.games.opening_judge`.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import IllegalMoveError, SettingsError
from engine.base.translation import tr
from engine.games.contest_settings import ContestSettings
from engine.games.game_batch import GameBatch
from engine.games.opening_book import OpeningBook, load_openings, recorded_openings
from engine.games.opening_judge import Moves, NamedJudge, OpeningJudge, board_name, grown_books
from engine.games.settings import MatchSettings
from engine.go.board import BLACK, NONE, WHITE
from engine.go.position import legal_moves_of, play, replay
from engine.go.rules import Rules
from engine.go.state import (
    TO_PLAY,
    Position,
    as_batch,
    clone,
    copy_position,
    empty_position,
    row,
    take_rows,
)
from engine.record.handicap import handicap_board
from engine.search.value.curve import winrates_at
from engine.search.value.evaluation import Evaluator

ATTEMPTS: Final = 10  # draws of an opening before a repeated one is accepted
TRIES: Final = 24  # last moves drawn before an opening is left one move short
TRIED_EACH: Final = 64
"""Openings of a contest that are drawn for each that is wanted, at most."""
UNCHECKED: Final = (
    "the openings are not checked, as no strong network is at hand: some may decide the game; name "
    "one with --judge, or play recorded openings with --opening recorded"
)

Keeps = Callable[[Position], NDArray[np.bool_]]
"""Returns for positions with a leading axis B whether each may end an opening, bool[B]."""


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
    games = GameBatch(len(randoms), rules, plies)
    setup, first = (handicap_board(rules.size, stones), WHITE) if stones else (None, BLACK)
    for i, random in enumerate(randoms):
        games.begin(i, setup=setup, first=first, random=random)
    for ply in range(plies):
        legal = legal_moves_of(games.positions)
        weights = weigh(games.positions, legal)
        check = keeps if ply == plies - 1 else None
        if check is not None:  # often only an unlikely move makes up for an earlier mistake
            weights = [_mixed(*pair) for pair in zip(weights, legal[:, :-1], strict=True)]
        games.play(_draw_moves(games, weights, check))
    return [games.line(i) for i in range(games.count)]


def _draw_moves(
    games: GameBatch, weights: Sequence[NDArray[np.float64]], keeps: Keeps | None
) -> NDArray[np.int16]:
    """Draw a move for each game, int16[T]; NONE where none can be played.

    Parameters
    ----------
    weights : float64[N] per row
        Weights of the points; those of rejected moves are set to 0.
    keeps
        Accepts or rejects the positions after the moves. After `TRIES` rejections, or without
        another point to draw, a game gets no move.
    """
    moves, tried = np.full(games.count, NONE, np.int16), clone(games.positions)
    open_games = list(range(games.count))
    for _ in range(TRIES):
        drawn: dict[int, int] = {}
        for i in open_games:
            total = float(weights[i].sum())
            if total > 0.0:
                drawn[i] = int(games.randoms[i].choice(len(weights[i]), p=weights[i] / total))
                copy_position(games.position(i), row(tried, i))
                play(row(tried, i), drawn[i])
        good = np.ones(games.count, np.bool_) if keeps is None else keeps(tried)
        for i, move in drawn.items():
            if good[i]:
                moves[i] = move
            else:
                weights[i][move] = 0.0
        open_games = [i for i in drawn if not good[i]]
        if not open_games:
            break
    return moves


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
    count = len(moves)
    children = take_rows(as_batch(position), np.zeros(count, np.intp))
    for i, move in enumerate(moves.tolist()):
        play(row(children, i), move)
    legal = legal_moves_of(children)
    losses: NDArray[np.float64] = np.zeros(count)
    for value in komi:  # some networks depend on komi
        komis = np.full(count, value, np.float32)
        winrate = winrates_at(judge.evaluate(children, legal, komis), komis)
        if position.counters[TO_PLAY] != BLACK:
            winrate = 1.0 - winrate
        losses = np.maximum(losses, winrate.max() - winrate)
    return losses


def contest_openings(
    settings: ContestSettings,
    rules: Rules,
    rounds: int,
    drawer: Evaluator | None,
    judge: NamedJudge | None,
    *,
    kept: OpeningBook | None = None,
    goes_on: bool = False,
    notice: Callable[[str], None] = lambda text: None,
    stopped: Callable[[], bool] = lambda: False,
) -> tuple[list[Moves], OpeningBook | None]:
    """Return one opening for each round, and the check that they passed.

    Parameters
    ----------
    rules
        Rules of the games; the komi are those of the settings.
    rounds
        Openings wanted. Where fewer are accepted, these come again in turn.
    drawer
        Network that draws the openings; None if there is none.
    judge
        Network that checks them; None if they are not checked.
    kept
        Openings that this contest was begun with.
    goes_on
        Whether the contest was begun earlier; if without a check, it stays so.
    notice
        Told of progress, and of openings that are not checked.

    Returns
    -------
    openings, book
        The book is None for openings without a check.

    Raises
    ------
    SettingsError
        There is no network to draw openings, or the judge accepts none.
    KeyboardInterrupt
        It was stopped.
    """
    if settings.opening == "none" or not settings.opening_plies:
        return [()], None
    stones = settings.fixed_stones(rules.size)
    settings = settings.replace(komi=" ".join(map(repr, settings.contest_komi(rules.size))))
    if settings.opening == "recorded":
        book = kept or recorded_book(settings, rules, settings.seed)
        return [opening.moves for opening in book.openings], book
    if drawer is None:
        raise SettingsError(
            tr(
                "openings are drawn by a network, and none is among the players; choose "
                "none or recorded"
            )
        )
    if kept is not None:
        complete = len(kept.openings) >= rounds or kept.tried >= TRIED_EACH * rounds
        if not complete and (judge is None or judge.identity != kept.identity):
            raise SettingsError(
                f"the openings of this contest were checked by {kept.judge} ({kept.identity}); "
                "name it with --judge to play more games"
            )
        if complete:
            return [opening.moves for opening in kept.openings], kept
    if judge is None or (goes_on and kept is None):
        if settings.opening == "value" and not goes_on:
            notice(UNCHECKED)
        drawn = draw_openings(settings, drawer, rules, rounds, settings.seed, stones)
        return drawn, None
    book = _checked(settings, drawer, judge, rules, rounds, kept, notice, stopped)
    return [opening.moves for opening in book.openings], book


def _checked(
    settings: ContestSettings,
    drawer: Evaluator,
    named: NamedJudge,
    rules: Rules,
    rounds: int,
    kept: OpeningBook | None,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> OpeningBook:
    """Draw and check openings until there are enough."""
    book = kept or named.empty_book(rules, settings)
    judge = OpeningJudge(named.evaluator, rules, book.ranges, book.visits)

    def draw(randoms: Sequence[np.random.Generator]) -> list[Moves]:
        drawn = draw_block(settings, drawer, rules, randoms, judge.keeps)
        return [moves for moves in drawn if len(moves) == settings.opening_plies]

    for grown in grown_books(book, draw, judge, rules, seed=settings.seed, stopped=stopped):
        book, count, tried = grown, len(grown.openings), grown.tried
        notice(f"{min(count, rounds)} of {rounds} openings accepted by {book.judge}, {tried} tried")
        if count >= rounds or tried >= TRIED_EACH * rounds:
            break
    if stopped():
        raise KeyboardInterrupt
    if not book.openings:
        raise SettingsError(
            f"{book.judge} accepts none of {book.tried} openings; the nearest is off by a winrate "
            f"of {judge.nearest_miss:.2f}: choose other komi, a wider --opening-range, or a lower "
            "--opening-sure"
        )
    if len(book.openings) < rounds:
        notice(
            f"{book.judge} accepts {len(book.openings)} of {book.tried} openings, fewer than the "
            f"{rounds} wanted, so they come again; other --opening-plies give more"
        )
    return book
