"""Players of games: anything that answers with moves in the games where it has a seat.

A referee (`engine.games.match`) holds the boards. It gives each player a seat in its games and asks
the seats for moves. Our own players search all their games in lockstep on shared network batches;
other programs think in processes of their own meanwhile.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.analysis.agent import (
    RESIGN,
    AgentSettings,
    MoveStats,
    best_first,
    choose_move,
    mover_stats,
)
from engine.analysis.dynamic_komi import DynamicKomi, SearchedRoot, read_root
from engine.analysis.human_network import human_moves
from engine.analysis.human_ranks import profile_of
from engine.analysis.policy_resignation import policy_resigns
from engine.base.errors import SettingsError
from engine.base.translation import tr
from engine.games.game_batch import GameBatch
from engine.games.settings import MatchSettings
from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.life import pass_alive
from engine.go.scoring import area_score
from engine.go.state import PASSES, PLY, TO_PLAY, Position, take_rows
from engine.network.runners.katago_evaluator import KataGoEvaluator
from engine.search.growing_trees import GrowingTrees
from engine.search.root_stats import RootStats
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.search.tree import ROOT
from engine.search.value.evaluation import Evaluator
from engine.search.value.fit import curve_values, komi_grid

FORFEIT: Final = -3  # answer of a player that can't go on and loses
PLAY_OUT_LOSS: Final = 0.02  # loss of winrate accepted for a move that only settles the board


class Answer(NamedTuple):
    """A player's answer on its turn."""

    move: int
    """A point, N for pass, RESIGN or FORFEIT."""
    reason: str = ""
    """Why the player can't go on, in a few words."""
    komi: float | None = None
    """Dynamic komi of the search [points to White]; None for players without dynamic komi."""
    visits: int | None = None
    """Visits of the search, without those of a tree kept before; None of another program."""


class Seat(Protocol):
    """A player's seat in its games, which only the referee changes.

    At each move the referee calls `begin` of every seat, then `finish` of every seat. Seats whose
    searches run in other processes search in between. While a board has fewer handicap stones than
    its rules say, Black is to play and answers with the point of the next one.
    """

    def begin(self, turn: Sequence[int]) -> None:
        """Start the searches of the next move in these games."""

    def finish(self) -> Sequence[Answer]:
        """Return the answers in the same order."""

    def close(self) -> None:
        """Release resources after the games are over or given up."""


class Contestant(Protocol):
    """Anything that can play games."""

    @property
    def in_background(self) -> bool:
        """Whether the seats search between `begin` and `finish`, in other processes."""

    def seat(self, games: GameBatch, own: Sequence[int], seed: int) -> Seat:
        """Return a seat for the games whose indices are in `own`."""


@dataclass(frozen=True, kw_only=True)
class Player:
    """A player of this program: an evaluator, a search and an agent."""

    evaluator: Evaluator
    visits: int
    """Visits of each search; 1 plays the policy."""
    agent: AgentSettings = field(
        default_factory=lambda: AgentSettings(lambda_=0.0, temperature=0.5, opening_moves=8)
    )
    """Settings of the choice of a move; by default the opening varies, so that games differ."""
    search: SearchSettings = field(default_factory=lambda: SearchSettings(batch=1))
    """Settings of its searches."""
    play_out: bool = False
    """Answer a pass only if nothing is left to play for, not as soon as passing wins."""
    tree: str = "fresh"
    """How long a tree is kept: fresh, game or games, see `ContestSettings`."""

    has_values: bool = True
    """Whether the network estimates winrates; one of the policy alone resigns by random games."""
    human: KataGoEvaluator | None = None
    """The "human" network of an agent that plays as people do; None for the others."""

    def __post_init__(self) -> None:
        """Refuse options that can't keep a tree over games, before a contest is stored."""
        unfit = {
            # both change the komi of the tree
            "dynamic_komi": self.agent.has_dynamic_komi and not self.agent.margin,
            "margin": self.agent.margin > 0.0,
            # both treat one node, the root, in a way that holds for the first search only
            "search.average_symmetries": self.search.average_symmetries,
            "search.root_selection": self.search.root_selection != "puct",
        }
        for option, is_used in unfit.items():
            if is_used and self.tree == "games":
                raise SettingsError(
                    tr(
                        "tree `games` keeps one tree over all games, which {option} does not "
                        "allow; choose tree `game` or `fresh`",
                        option=option,
                    )
                )

    @property
    def in_background(self) -> bool:
        """Return False: searches run in `finish`."""
        return False

    def seat(self, games: GameBatch, own: Sequence[int], seed: int) -> Seat:
        """Return a seat with one tree per game, all searched in lockstep."""
        return _SearchSeat(self, games, own, seed)


def match_player(
    settings: MatchSettings,
    evaluator: Evaluator,
    search: SearchSettings | None = None,
    tree: str = "fresh",
) -> Player:
    """Return a player for a match; by default with the searches of `Player`."""
    player = Player(evaluator=evaluator, visits=settings.visits, agent=settings.agent(), tree=tree)
    return player if search is None else dataclasses.replace(player, search=search)


class _SearchSeat:
    """Seat of a player of this program."""

    def __init__(self, player: Player, games: GameBatch, own: Sequence[int], seed: int) -> None:
        self._player = player
        self._games = games
        self._tree = {game: tree for tree, game in enumerate(own)}
        agent, size = player.agent, games.rules[own[0]].size
        self._search = TreeSearch(
            player.evaluator,
            size,
            len(own),
            player.visits,
            player.search,
            grid=komi_grid(size) if agent.needs_grid else None,
            seed=seed,
        )
        self._dynamic = DynamicKomi(agent, self._search, seed) if agent.has_dynamic_komi else None
        self._roots: dict[int, SearchedRoot] = {}
        """With dynamic komi: the last search of each tree in the game that is played."""
        self._turn: Sequence[int] = ()
        self._grown = GrowingTrees(self._search) if player.tree == "games" else None
        self._seen: dict[int, tuple[int, int]] = {}
        """Game that a tree was last searched in (`GameBatch.begun`), and its moves then."""

    def begin(self, turn: Sequence[int]) -> None:
        """Store the games to search."""
        self._turn = turn

    def finish(self) -> list[Answer]:
        """Search the games together."""
        positions = self._games.positions
        visits = np.zeros(len(self._tree), np.int32)
        believed = self._choose_komi()
        kept = {game: self._enter(game, believed.get(game)) for game in self._turn}
        for game in self._turn:
            visits[self._tree[game]] = self._player.visits + kept[game]
        self._search.run(visits)
        stats = self._search.root_stats()
        moves: list[int] = []
        searched: list[tuple[float | None, int]] = []
        for game in self._turn:
            color, tree = int(positions.counters[game, TO_PLAY]), self._tree[game]
            if self._dynamic is not None:
                self._roots[tree] = read_root(self._search, tree, stats)
            own = mover_stats(stats, tree, color)
            if self._player.agent.margin:
                own = self._at_real_komi(own, game, stats)
            moves.append(self._move(game, own))
            made = int(self._search.trees.visits[tree, ROOT]) - kept[game]
            searched.append((believed.get(game), made))
            if self._grown is not None:
                self._grown.leave(tree)
        if self._player.human is not None:
            moves = self._as_people(self._player.human, moves)
        return [
            Answer(move, komi=komi, visits=made)
            for move, (komi, made) in zip(moves, searched, strict=True)
        ]

    def _as_people(self, human: KataGoEvaluator, moves: list[int]) -> list[int]:
        """Return the moves of the games to search with those on the board drawn as people play."""
        games, points = self._games, human.size**2
        places = [place for place, move in enumerate(moves) if 0 <= move < points]
        turn = [self._turn[place] for place in places]
        if not turn:
            return moves
        drawn = human_moves(
            take_rows(games.positions, np.array(turn)),
            games.komi[turn].astype(np.float32),
            human,
            self._player.evaluator if self._player.has_values else None,
            profile_of(self._player.agent.human_rank),
            [games.randoms[game] for game in turn],
        )
        people = {
            place: move for place, move in zip(places, drawn, strict=True) if move is not None
        }
        return [people.get(place, move) for place, move in enumerate(moves)]

    def _choose_komi(self) -> dict[int, float]:
        """Return the komi of the next searches by game; empty without dynamic komi."""
        if self._dynamic is None:
            return {}
        games, visits = self._games, np.zeros(len(self._tree), np.int32)
        new = [game for game in self._turn if self._is_new(game)]
        for game in new:  # the network's answer: a search of one visit
            visits[self._tree[game]] = 1
            self._set_root(game, float(games.komi[game]))
        if new:
            self._search.run(visits)
            stats = self._search.root_stats()
            for game in new:
                tree = self._tree[game]
                self._roots[tree] = read_root(self._search, tree, stats, first=True)
        komi = self._dynamic.choose(
            [self._roots[self._tree[game]] for game in self._turn],
            [games.position(game) for game in self._turn],
            games.komi[self._turn].tolist(),
        )
        return dict(zip(self._turn, komi, strict=True))

    def _is_new(self, game: int) -> bool:
        """Return whether the player has not searched in this game yet."""
        begun, _ = self._seen.get(self._tree[game], (0, 0))
        return bool(begun != self._games.begun[game])

    def _set_root(self, game: int, komi: float) -> None:
        """Restart a game's tree at its position."""
        agent, position = self._player.agent, self._games.position(game)
        self._search.set_root(self._tree[game], position, komi, agent.lambda_, agent.mu)

    def _enter(self, game: int, believed: float | None) -> int:
        """Make a game's position the root of its tree; return the visits that are kept there.

        The search is at the komi `believed`, None for the game's; a tree at another komi restarts.
        """
        games, agent, tree = self._games, self._player.agent, self._tree[game]
        position, komi = games.position(game), float(games.komi[game])
        if self._grown is not None:
            path = games.line(game)
            return self._grown.enter(tree, path, position, komi, agent.lambda_, agent.mu)
        is_new = self._is_new(game)
        _, count = self._seen.get(tree, (0, 0))
        self._seen[tree] = int(games.begun[game]), int(games.length[game])
        komi = komi if believed is None else believed
        has_other_komi = believed is not None and komi != self._search.trees.komi[tree]
        if self._player.tree == "fresh" or is_new or has_other_komi:
            self._set_root(game, komi)
            return 0
        for move in games.moves[game, count : games.length[game]].tolist():
            self._search.advance(tree, move)
        return int(self._search.trees.visits[tree, ROOT])

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def _at_real_komi(self, own: MoveStats, game: int, stats: RootStats) -> MoveStats:
        """Return a player's candidates with winrates at the komi of the game."""
        games, tree, grid = self._games, self._tree[game], self._search.trees.grid
        komi, color = games.komi[game : game + 1], games.positions.counters[game, TO_PLAY]
        curves = self._search.curves(tree, stats)
        black = np.array([curve_values(grid, curve, komi)[0] for curve in curves[:-1]], np.float32)
        winrate = np.where(own.visits > 0, black if color == BLACK else 1.0 - black, np.nan)
        return dataclasses.replace(own, winrate=winrate.astype(np.float32))

    def _move(self, game: int, stats: MoveStats) -> int:
        position, komi = self._games.position(game), self._games.komi[game]
        counters, agent = position.counters, self._player.agent
        after_pass = bool(counters[PASSES] > 0)
        move = choose_move(
            stats,
            agent,
            ply=int(counters[PLY]),
            margin_if_passed=float(counters[TO_PLAY] * (area_score(position) - komi)),
            after_pass=after_pass,
            random=self._games.randoms[game],
        )
        below, seed = agent.resign_below, int(counters[PLY])
        if not self._player.has_values and policy_resigns(position, komi, below, seed):
            return RESIGN
        if self._player.play_out and after_pass and move == len(stats.visits) - 1:
            return _settling_move(position, stats, agent)
        return move


def _settling_move(position: Position, stats: MoveStats, agent: AgentSettings) -> int:
    """Return the best move on unsettled points that keeps the winrate; pass if there is none."""
    order = best_first(stats, agent.choice)
    searched = order[stats.visits[order] > 0]
    open_points = unsettled_points(position)
    if len(searched):
        least = float(stats.winrate[searched].max()) - PLAY_OUT_LOSS
        for move in searched.tolist():
            if move < len(open_points) and open_points[move] and stats.winrate[move] >= least:
                return int(move)
    return len(open_points)


def unsettled_points(position: Position) -> NDArray[np.bool_]:
    """Return the empty points with an owner that play may still change, bool[N].

    Settled are only regions of empty points that touch stones of one color, all of them
    unconditionally alive (Benson).
    """
    points = len(position.neighbor)
    stones, alive = position.stones, np.zeros(points, np.int8)
    pass_alive(position, alive)
    unsettled, seen = np.zeros(points, np.bool_), stones[:points] != EMPTY
    for start in range(points):
        if seen[start]:
            continue
        region, touched, settled = [start], 0, True
        seen[start] = True
        for point in region:  # grows during the loop
            for near in position.neighbor[point].tolist():
                if near >= points:
                    continue
                if stones[near] != EMPTY:
                    settled &= bool(alive[near]) and touched in (0, int(stones[near]))
                    touched = int(stones[near])
                elif not seen[near]:
                    seen[near] = True
                    region.append(near)
        unsettled[region] = not settled
    return unsettled


@dataclass(frozen=True, kw_only=True)
class ColorPlayer:
    """Two players under one name: `black` plays the games as Black, `white` those as White.

    So one network plays Black and another White (GoCSE392 part 2, Experiments, 4).
    """

    black: Player
    white: Player

    @property
    def in_background(self) -> bool:
        """Return False: both players search in `finish`."""
        return False

    def seat(self, games: GameBatch, own: Sequence[int], seed: int) -> Seat:
        """Return a seat that asks `black` where Black is to play, else `white`."""
        return _ColorSeat({BLACK: self.black, WHITE: self.white}, games, own, seed)


class _ColorSeat:
    """The seats of both players, in the same games."""

    def __init__(
        self, players: dict[int, Contestant], games: GameBatch, own: Sequence[int], seed: int
    ) -> None:
        self._games = games
        self._seats = {color: each.seat(games, own, seed) for color, each in players.items()}
        self._turns: dict[int, list[int]] = {}
        self._turn: Sequence[int] = ()

    def begin(self, turn: Sequence[int]) -> None:
        """Give each player the games in which its color is to play."""
        to_play = self._games.positions.counters[:, TO_PLAY]
        self._turn = turn
        self._turns = {
            color: [game for game in turn if to_play[game] == color] for color in self._seats
        }
        for color, seat in self._seats.items():
            if self._turns[color]:
                seat.begin(self._turns[color])

    def finish(self) -> list[Answer]:
        """Return the answers of both players, in the order given to `begin`."""
        answers: dict[int, Answer] = {}
        for color, seat in self._seats.items():
            if self._turns[color]:
                answers.update(zip(self._turns[color], seat.finish(), strict=True))
        return [answers[game] for game in self._turn]

    def close(self) -> None:
        """Release the resources of both seats."""
        for seat in self._seats.values():
            seat.close()
