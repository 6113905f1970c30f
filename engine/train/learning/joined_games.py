"""Played games as flat arrays: what kernels replay, and the targets of every row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.base.jit import jit
from engine.go.board import BLACK, WHITE
from engine.go.position import play, set_up
from engine.go.state import Position, copy_position, row
from engine.record.played_game import SURE_OWNER, PlayedGame


class JoinedGames(NamedTuple):
    """Games as flat arrays for the kernel: G games, R rows."""

    moves: NDArray[np.int16]  # all moves of all games, prefixes included
    first_move: NDArray[np.int64]  # [G] where a game's moves begin
    end: NDArray[np.int64]  # [G] where they end
    template: NDArray[np.int32]  # [G] its starting position
    owners: NDArray[np.int8]  # [K, N] as in `PlayedGame.owners`
    row_game: NDArray[np.int32]  # [R]
    row_owners: NDArray[np.int64]  # [R] row of `owners`, -1 when not known
    row_komi: NDArray[np.float32]  # [R] what White gets in all
    row_ply: NDArray[np.int32]  # [R] moves of the game before the row's position
    row_score: NDArray[np.float32]  # [R] Black's, NaN when not known
    row_won: NDArray[np.float32]  # [R] winrate target for Black, see `fading_results`
    row_advantage: NDArray[np.float32]  # [R] of the move played; [0] if no game has advantages


def fading_results(game: PlayedGame, decay: float, cut: float = 0.0) -> NDArray[np.float32]:
    """Return the winrate target of each position: the game's result, mixed with later searches.

    Parameters
    ----------
    decay
        1 gives every position the result; below, nearer searches count more.
    cut
        How far the position's own searched winrate replaces what came after a move that the
        search would not have played: 0 = not at all, 1 = fully.

    Returns
    -------
    float32[L]

    Notes
    -----
    next[i] = decay target[i + 1] + (1 - decay) winrate[i + 1], and the result after the last
    move: TD(lambda) on the searched winrates. A result of noisy play says little of a position
    thirty moves before; the searches in between say more.

    target[i] = c[i] next[i] + (1 - c[i]) winrate[i], c[i] = 1 - cut (1 - trace[i]): after an
    exploratory move the result says little about the position before it. So games may explore, and
    the curve still becomes that of the best play known (the traces of Retrace, Munos et al. 2016).
    """
    result = np.float32(0.5 + 0.5 * game.winner)
    targets = np.full(len(game.moves), result, np.float32)
    winrate = game.root_winrate
    if (decay == 1.0 and cut == 0.0) or winrate is None or np.isnan(winrate).any():
        return targets
    trace = np.ones(len(targets)) if game.trace is None else 1.0 - cut * (1.0 - game.trace)
    following = float(result)
    for i in range(len(targets) - 1, -1, -1):
        targets[i] = trace[i] * following + (1.0 - trace[i]) * winrate[i]
        following = decay * targets[i] + (1.0 - decay) * winrate[i]
    return targets


def judged_by_color(
    game: PlayedGame, color: int
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return the winrate targets of a game for a network that can't see whose turn it is.

    On 9x9 with a komi of 5.5 Black needs 44 points and White 38. With BLACK as `color` White, too,
    wins at 44 only: the komi of the positions with White to move has the other sign.

    Returns
    -------
    won, komi : float32[L]
        Black's result at each position, and the komi at which it is decided. Those of the game
        itself if its score was not counted.

    Notes
    -----
    A network without a color plane can't tell whose 40 points win. One network that plays Black
    and another that plays White need not: GoCSE392 part 2, Experiments, 4.
    """
    count, bonus = len(game.moves), game.rules.white_bonus
    plies = len(game.start) + np.arange(count)
    to_play = np.where(plies % 2 == 0, game.first, -game.first)
    if np.isnan(game.score):
        return fading_results(game, 1.0), np.full(count, bonus, np.float32)
    komi = np.where(to_play == color, bonus, -bonus)
    return (0.5 + 0.5 * np.sign(game.score - komi)).astype(np.float32), komi.astype(np.float32)


def join_games(
    games: Sequence[PlayedGame],
    result_decay: float,
    off_policy_cut: float,
    searched_scores: bool,
    learns_moves: bool,
    win_rule: str = "komi",
) -> tuple[JoinedGames, NDArray[np.float16], NDArray[np.float32], Position]:
    """Return games as flat arrays, rows' policy [R, A] and weight [R], and the distinct starts.

    The policy is [0, A] if the moves played are learned. For `win_rule` see `judged_by_color`.
    """
    points = games[0].rules.size ** 2 if games else 0
    templates: dict[tuple[str, bool, int, bytes], int] = {}
    starts: list[Position] = []
    template, row_game, row_ply, row_score, row_won = [], [], [], [], []
    weights, policy, row_komi, row_owners = [], [], [], []
    owners, known = [np.zeros((0, points), np.int8)], 0
    row_advantage, advantages = [], any(game.advantage is not None for game in games)
    for i, game in enumerate(games):
        setup = np.zeros(points, np.int8) if game.setup is None else game.setup
        key = (game.rules.superko, game.rules.suicide, game.first, setup.tobytes())
        if key not in templates:
            templates[key] = len(starts)
            starts.append(set_up(game.rules, setup, game.first))
        template.append(templates[key])
        length = len(game.moves)
        weight = np.ones(length, np.float32) if game.weights is None else game.weights
        rows = np.flatnonzero(weight)
        row_game.append(np.full(len(rows), i, np.int32))
        row_ply.append((rows + len(game.start)).astype(np.int32))
        score = np.full(length, game.score, np.float32)
        if searched_scores and game.root_alpha is not None:
            score = game.root_alpha
        row_score.append(score[rows])
        won = fading_results(game, result_decay, off_policy_cut)
        komi = np.full(length, game.rules.white_bonus, np.float32)
        if win_rule != "komi":
            won, komi = judged_by_color(game, BLACK if win_rule == "black" else WHITE)
        if game.komi is not None and game.root_winrate is not None:
            labelled = ~np.isnan(game.komi)
            won = np.where(labelled, game.root_winrate, won)
            komi = np.where(labelled, game.komi, komi)
        row_won.append(won[rows])
        row_komi.append(komi[rows])
        own, places = _owners_of(game, rows)
        owners.append(own)
        row_owners.append(np.where(places < 0, -1, places + known))
        known += len(own)
        weights.append(weight[rows])
        if advantages:
            advantage = np.ones(length) if game.advantage is None else game.advantage
            row_advantage.append(advantage[rows].astype(np.float32))
        if learns_moves:
            policy.append(np.zeros((0, points + 1), np.float16))
        elif game.policy is None:
            policy.append(np.zeros((len(rows), points + 1), np.float16))
        else:
            policy.append(game.policy[rows])
    if not games:
        raise ValueError("no rows to draw from")
    all_moves = [np.concatenate([game.start, game.moves]) for game in games]
    ends = np.cumsum([len(moves) for moves in all_moves], dtype=np.int64)
    joined = JoinedGames(
        moves=np.concatenate(all_moves).astype(np.int16),
        first_move=np.concatenate([np.zeros(1, np.int64), ends[:-1]]),
        end=ends,
        template=np.array(template, np.int32),
        owners=np.concatenate(owners),
        row_game=np.concatenate(row_game),
        row_owners=np.concatenate(row_owners),
        row_komi=np.concatenate(row_komi).astype(np.float32),
        row_ply=np.concatenate(row_ply),
        row_score=np.concatenate(row_score),
        row_won=np.concatenate(row_won).astype(np.float32),
        row_advantage=np.concatenate([*row_advantage, np.zeros(0, np.float32)]),
    )
    per_game = (np.stack(arrays) for arrays in zip(*(p[3:] for p in starts), strict=True))
    stacked = Position._make((*starts[0][:3], *per_game))
    return joined, np.concatenate(policy), np.concatenate(weights), stacked


def _owners_of(
    game: PlayedGame, rows: NDArray[np.integer]
) -> tuple[NDArray[np.int8], NDArray[np.int64]]:
    """Return the owners stored with a game, int8[K, N], and each row's index into them.

    The index is -1 for rows without known owners.
    """
    if game.owners is not None:
        return game.owners[rows], np.arange(len(rows), dtype=np.int64)
    if game.ownership is not None:
        return SURE_OWNER * game.ownership[None], np.zeros(len(rows), np.int64)
    return np.zeros((0, game.rules.size**2), np.int8), np.full(len(rows), -1, np.int64)


@jit
def replay(games: JoinedGames, templates: Position, r: int, board: Position) -> None:
    """Play a row's game up to its position on a board."""
    g = games.row_game[r]
    copy_position(row(templates, games.template[g]), board)
    begin = games.first_move[g]
    for i in range(begin, begin + games.row_ply[r]):
        play(board, games.moves[i])
