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
from engine.features.feature_set import FeatureSet
from engine.features.plane_groups import PlaneLayout
from engine.features.planes import fill_planes
from engine.go.position import legal_moves, sensible_moves
from engine.go.state import TO_PLAY, Position, row
from engine.go.symmetry import SYMMETRIES, symmetry_table
from engine.record.played_game import SURE_OWNER, PlayedGame
from engine.train.learning.joined_games import JoinedGames, join_games, replay


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
    reply: NDArray[np.int64]  # [B] the opponent's answer to the move played, -1 if there was none


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
        See `engine.train.learning.joined_games.fading_results`.
    searched_scores
        Whether scores are the searched ones of each position; else the game's final one.
    learns_moves
        Whether policies are the moves played; else what the games' searches recommend.
    win_rule
        See `engine.train.settings.TrainingSettings`.

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
            reply=np.full(count, -1, np.int64),
        )
        _fill_batch(
            self._games,
            self._templates,
            self._boards_of(count),
            self._policy[rows if len(self._policy) else []].astype(np.float32),
            rows.astype(np.int64),
            symmetry.astype(np.int8),
            symmetry_table(self._size),
            layout,
            batch,
            batch.planes.reshape(count, -1),
        )
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
        if after < games.end[g]:
            for i in range(len(view)):
                if view[i] == games.moves[after]:
                    batch.reply[b] = i
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
