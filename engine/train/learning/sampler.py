"""Training batches, made from played games by replaying them.

A row is one position of a game with its targets. Planes are made when a batch is drawn: the moves
up to the row are replayed, which costs microseconds, under a random one of the eight symmetries.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from engine.base.jit import jit
from engine.go.board import BLACK, WHITE
from engine.go.position import legal_moves, play, sensible_moves, set_up
from engine.go.state import TO_PLAY, Position, copy_position, row
from engine.go.symmetry import SYMMETRIES, symmetry_table
from engine.network.models.settings import LATER_MOVES
from engine.network.planes.feature_set import FeatureSet
from engine.network.planes.plane_groups import PlaneLayout
from engine.network.planes.planes import fill_more_planes, fill_planes
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


class Batch(NamedTuple):
    """B training examples in the player to move's frame, each turned by its symmetry."""

    planes: NDArray[np.float32]  # [B, F, size, size]
    policy: NDArray[np.float32]  # [B, A] rows sum to 1, or all 0 without a target
    policy_weight: NDArray[np.float32]  # [B] 1, 0 without a target, or the move's advantage
    unchosen: NDArray[np.bool_]  # [B, A] moves that the policy can't choose
    signed_komi: NDArray[np.float32]  # [B] +komi if White is to move, else -komi
    won: NDArray[np.float32]  # [B] 1 the player to move won, 0 it lost; see `fading_results`
    score: NDArray[np.float32]  # [B] final score without komi [points for the player to move]
    score_weight: NDArray[np.float32]  # [B] 1, or 0 when the score is not known
    ownership: NDArray[np.float32]  # [B, N] from +1, the player to move's, to -1, the opponent's
    ownership_weight: NDArray[np.float32]  # [B] 1, or 0 when not known
    later: NDArray[np.int64]  # [B, LATER_MOVES] moves after the one played, -1 if there was none


def row_count(games: Sequence[PlayedGame]) -> int:
    """Return the number of rows that training may draw from these games."""
    return sum(
        len(game.moves) if game.weights is None else int(np.count_nonzero(game.weights))
        for game in games
    )


def window_size(total: int, start: int, exponent: float, scale: float) -> int:
    """Return the number of rows in the training window after `total` rows were played.

    Notes
    -----
    All rows up to `start`, then start (1 + scale ((total / start)^exponent - 1) / exponent): the
    window grows more slowly than the data, so early games are forgotten (KataGo).
    """
    if total <= start:
        return total
    ratio = total / start
    growth = np.log(ratio) if exponent == 0 else (ratio**exponent - 1) / exponent
    return min(total, int(start * (1 + scale * growth)))


class Sampler:
    """Draws batches from a fixed set of games.

    Parameters
    ----------
    games
        Games of one board size, at least one row among them.
    features
        Planes to make.
    result_decay, off_policy_cut
        See `engine.train.learning.sampler.fading_results`.
    searched_scores
        Whether scores are the searched ones of each position; else the game's final one.
    learns_moves
        Whether policies are the moves played; else what the games' searches recommend.
    win_rule
        See `engine.train.presets.settings.TrainingSettings`.

    Raises
    ------
    ValueError
        There is no row to draw.
    """

    def __init__(
        self,
        games: Sequence[PlayedGame],
        features: FeatureSet,
        result_decay: float = 1.0,
        off_policy_cut: float = 0.0,
        searched_scores: bool = False,
        learns_moves: bool = False,
        win_rule: str = "komi",
    ) -> None:
        self.features = features
        joined = join_games(
            games, result_decay, off_policy_cut, searched_scores, learns_moves, win_rule
        )
        self._games, self._policy, weights, self._templates = joined
        self.rows = len(weights)
        """Rows that can be drawn."""
        if self.rows == 0:
            raise ValueError("no rows to draw from")
        self._cumulative = np.cumsum(weights, dtype=np.float64)
        self._size = games[0].rules.size
        self._order: tuple[tuple[int, int], NDArray[np.integer]] | None = None
        self._boards = threading.local()  # batches may be drawn on several threads

    def draw(self, count: int, random: Generator) -> Batch:
        """Return a batch of rows, drawn by their weights, under random symmetries."""
        places = random.random(count) * self._cumulative[-1]
        rows = np.searchsorted(self._cumulative, places, side="right")
        rows = np.minimum(rows, self.rows - 1)
        return self.batch(rows, random.integers(0, SYMMETRIES, count))

    def pass_batch(self, first: int, count: int, seed: int) -> Batch:
        """Return a batch of passes over all rows, each in another order.

        In one pass every row comes once if all weights are equal; else as often as its weight
        relative to the mean says, rounded up or down.

        Parameters
        ----------
        first
            Number of the batch's first place, counted from the first pass on.
        count
            Places in the batch.
        seed
            Seed of the orders and symmetries.
        """
        number = np.arange(first, first + count)
        places = np.zeros(count)
        for epoch in range(first // self.rows, number[-1] // self.rows + 1):
            inside = number // self.rows == epoch
            order = self._order  # another thread may set it to that of another pass
            if order is None or order[0] != (seed, epoch):
                random = np.random.default_rng([seed, epoch])
                self._order = order = (seed, epoch), random.permutation(self.rows)
            places[inside] = order[1][number[inside] % self.rows]
        where = (places + 0.5) / self.rows * self._cumulative[-1]
        rows = np.searchsorted(self._cumulative, where, side="right")
        symmetry = np.random.default_rng([seed, first, count]).integers(0, SYMMETRIES, count)
        return self.batch(rows, symmetry)

    def batch(self, rows: NDArray[np.integer], symmetry: NDArray[np.integer]) -> Batch:
        """Return the batch of some rows.

        Parameters
        ----------
        rows : int[B]
        symmetry : int[B]
            Code of each row. Rows with advantages are never turned.
        """
        count, points = len(rows), self._size**2
        layout = self.features.layout
        if len(self._games.row_advantage):
            symmetry = np.zeros(count, np.int8)  # as the moves were drawn
        batch = Batch(
            planes=np.zeros((count, layout.planes, self._size, self._size), np.float32),
            policy=np.zeros((count, points + 1), np.float32),
            policy_weight=np.zeros(count, np.float32),
            unchosen=np.zeros((count, points + 1), np.bool_),
            signed_komi=np.zeros(count, np.float32),
            won=np.zeros(count, np.float32),
            score=np.zeros(count, np.float32),
            score_weight=np.zeros(count, np.float32),
            ownership=np.zeros((count, points), np.float32),
            ownership_weight=np.zeros(count, np.float32),
            later=np.full((count, LATER_MOVES), -1, np.int64),
        )
        boards, table = self._boards_of(count), symmetry_table(self._size)
        turns, planes = symmetry.astype(np.int8), batch.planes.reshape(count, -1)
        _fill_batch(
            self._games,
            self._templates,
            boards,
            self._policy[rows if len(self._policy) else []].astype(np.float32),
            rows.astype(np.int64),
            turns,
            table,
            layout,
            batch,
            planes,
        )
        all_rows = np.arange(count)
        fill_more_planes(self.features, boards, all_rows, turns, table, planes, points, 1)
        return batch

    def positions(
        self, rows: NDArray[np.integer]
    ) -> tuple[Position, NDArray[np.bool_], NDArray[np.float32], NDArray[np.int64]]:
        """Return what evaluators ask of some rows, and the moves played there.

        Returns
        -------
        positions
            With a leading axis B, valid until the next call.
        legal : bool[B, A]
        komi : float32[B]
        played : int64[B]
        """
        boards = self._boards_of(len(rows))
        legal = np.empty((len(rows), self._size**2 + 1), np.bool_)
        _fill_positions(self._games, self._templates, boards, rows.astype(np.int64), legal)
        games = self._games
        played = games.moves[games.first_move[games.row_game[rows]] + games.row_ply[rows]]
        return boards, legal, games.row_komi[rows], played.astype(np.int64)

    def won(self, rows: NDArray[np.integer]) -> NDArray[np.float32]:
        """Return the winrates that some rows teach, for Black: see `fading_results`."""
        won: NDArray[np.float32] = self._games.row_won[rows]
        return won

    def _boards_of(self, count: int) -> Position:
        """Return boards to replay games on, of this thread."""
        boards: Position | None = getattr(self._boards, "boards", None)
        if boards is None or boards.stones.shape[0] != count:
            first = row(self._templates, 0)
            arrays = (np.repeat(array[None], count, axis=0) for array in first[3:])
            self._boards.boards = boards = Position._make((*first[:3], *arrays))
        return boards


class SizedSampler:
    """Draws each batch from games of one board size; sizes in proportion to their rows.

    Parameters
    ----------
    games
        Games of any board sizes, at least one row among them.
    sampler_of
        Returns the sampler of games of one board size.
    """

    def __init__(
        self,
        games: Sequence[PlayedGame],
        sampler_of: Callable[[Sequence[PlayedGame]], Sampler],
    ) -> None:
        by_size: dict[int, list[PlayedGame]] = {}
        for game in games:
            by_size.setdefault(game.rules.size, []).append(game)
        self._samplers = [
            sampler_of(some) for _, some in sorted(by_size.items()) if row_count(some)
        ]
        if not self._samplers:
            raise ValueError("no rows to draw from")
        rows = np.array([sampler.rows for sampler in self._samplers])
        self.rows = int(rows.sum())
        """Rows that can be drawn."""
        self.games = len(games)
        self._chances = rows / self.rows

    def draw(self, count: int, random: Generator) -> Batch:
        """Return a batch of rows of one board size; see `Sampler.draw`."""
        chosen = 0
        if len(self._samplers) > 1:
            chosen = int(random.choice(len(self._samplers), p=self._chances))
        return self._samplers[chosen].draw(count, random)

    def pass_batch(self, first: int, count: int, seed: int) -> Batch:
        """Return a batch of passes over the rows of the only board size; see `Sampler`."""
        (sampler,) = self._samplers
        return sampler.pass_batch(first, count, seed)


@jit
def _fill_positions(
    games: JoinedGames,
    templates: Position,
    boards: Position,
    rows: NDArray[np.int64],
    legal: NDArray[np.bool_],
) -> None:
    """Write each row's position and its legal moves."""
    for b in range(len(rows)):
        board = row(boards, b)
        replay(games, templates, rows[b], board)
        legal_moves(board, legal[b])


@jit
def _fill_batch(
    games: JoinedGames,
    templates: Position,
    boards: Position,
    policy: NDArray[np.float32],
    rows: NDArray[np.int64],
    symmetry: NDArray[np.int8],
    table: NDArray[np.int16],
    layout: PlaneLayout,
    batch: Batch,
    planes: NDArray[np.float32],
) -> None:
    """Replay each row's game up to it and write planes and targets."""
    count = len(rows)
    sensible = np.ones(len(table[0]), np.bool_)
    for b in range(count):
        r = rows[b]
        g = games.row_game[r]
        begin = games.first_move[g]
        board = row(boards, b)
        replay(games, templates, r, board)
        played = games.moves[begin + games.row_ply[r]]
        mover = board.counters[TO_PLAY]
        view = table[symmetry[b]]
        total = np.float32(0.0)
        for i in range(len(view)):
            target = policy[b, view[i]] if len(policy) else np.float32(view[i] == played)
            batch.policy[b, i] = target
            total += target
        if total > 0.0:
            batch.policy_weight[b] = 1.0
            for i in range(len(view)):
                batch.policy[b, i] /= total
        if len(games.row_advantage):
            batch.policy_weight[b] = games.row_advantage[r]
            sensible_moves(board, sensible)
            for i in range(len(view)):
                batch.unchosen[b, i] = not sensible[view[i]]
        after = begin + games.row_ply[r] + 1
        for step in range(min(LATER_MOVES, games.end[g] - after)):
            for i in range(len(view)):
                if view[i] == games.moves[after + step]:
                    batch.later[b, step] = i
        batch.signed_komi[b] = -mover * games.row_komi[r]
        batch.won[b] = 0.5 + mover * (games.row_won[r] - 0.5)
        score = games.row_score[r]
        if score == score:  # not NaN
            batch.score[b] = mover * score
            batch.score_weight[b] = 1.0
        k = games.row_owners[r]
        if k >= 0:
            batch.ownership_weight[b] = 1.0
            for i in range(len(view) - 1):
                batch.ownership[b, i] = mover * games.owners[k, view[i]] / np.float32(SURE_OWNER)
    fill_planes(
        boards,
        np.arange(count).astype(np.int32),
        symmetry,
        table,
        layout,
        planes,
        np.float32(1.0),
        len(table[0]) - 1,
        1,
    )
