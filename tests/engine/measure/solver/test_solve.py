"""The solver: against plain minimax on tiny boards, known values, and the shipped positions."""

from __future__ import annotations

import json
from functools import cache
from itertools import product
from pathlib import Path

import numpy as np
import pytest

from engine.base.errors import EngineError
from engine.base.files import data_folder
from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point, point_to_gtp
from engine.go.life import pass_alive
from engine.go.position import legal_moves, play, set_up
from engine.go.rules import Rules
from engine.go.scoring import area_score
from engine.go.state import KO, TO_PLAY, Position, clone, empty_position
from engine.measure.solver import solve as solve_module
from engine.measure.solver.solve import Proof, solve
from engine.measure.solver.solve_board import (
    area_difference,
    captures,
    new_bitboard,
    pass_alive_chains,
)
from engine.measure.study.positions import board_text, shipped_positions, stored_scores
from engine.record.sgf import load
from tests.diagrams import stones_of

Board = tuple[int, ...]


class OutOfNodesError(Exception):
    """The plain minimax gave up."""


class Minimax:
    """Best play by definition: positional superko, no suicide, two passes end, area scoring.

    It shares no line with the engine: boards are tuples, histories are sets. Only for 2x2: larger
    boards have games of thousands of moves.
    """

    def __init__(self, size: int, limit: int) -> None:
        self.size = size
        self.left = limit

    @cache  # noqa: B019  (the instance lives as long as one test)
    def near(self, point: int) -> tuple[int, ...]:
        row, column = divmod(point, self.size)
        steps = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        inside = range(self.size)
        return tuple(r * self.size + c for r, c in steps if r in inside and c in inside)

    def group(self, board: Board, point: int) -> tuple[set[int], set[int]]:
        """Connected points of one kind, and the points around them."""
        inside, around, queue = {point}, set(), [point]
        while queue:
            for other in self.near(queue.pop()):
                if board[other] != board[point]:
                    around.add(other)
                elif other not in inside:
                    inside.add(other)
                    queue.append(other)
        return inside, around

    def after(self, board: Board, color: int, point: int) -> Board | None:
        """The board after a move; None for suicide."""
        stones = list(board)
        stones[point] = color
        for other in self.near(point):
            if stones[other] == -color:
                chain, around = self.group(tuple(stones), other)
                if all(stones[p] != 0 for p in around):
                    for stone in chain:
                        stones[stone] = 0
        _, around = self.group(tuple(stones), point)
        return tuple(stones) if any(stones[p] == 0 for p in around) else None

    def stands(self, board: Board) -> bool:
        """Whether every chain has a liberty."""
        stones = [point for point, stone in enumerate(board) if stone]
        return all(any(board[p] == 0 for p in self.group(board, point)[1]) for point in stones)

    def area(self, board: Board) -> int:
        score = sum(board)
        for point, stone in enumerate(board):
            if stone == 0:
                colors = {board[p] for p in self.group(board, point)[1]}
                score += sum(colors) if len(colors) == 1 else 0
        return score

    def reaches(
        self, board: Board, color: int, history: frozenset[Board], passed: bool, goal: int
    ) -> bool:
        """Whether Black gets at least `goal` points."""
        self.left -= 1
        if self.left < 0 or len(history) > 200:
            raise OutOfNodesError
        black = color == BLACK
        for move in (None, *range(len(board))):
            if move is None:
                if passed:
                    found = self.area(board) >= goal
                else:
                    found = self.reaches(board, -color, history, True, goal)
            else:
                following = self.after(board, color, move) if board[move] == 0 else None
                if following is None or following in history:
                    continue
                found = self.reaches(following, -color, history | {following}, False, goal)
            if found == black:
                return found
        return not black

    def score(self, boards: tuple[Board, ...], color: int, passed: bool = False) -> int:
        """Black's score from the last of these boards on; the others may not come back."""
        most = len(boards[-1])
        goals = range(1 - most, most + 1)
        reached = (self.reaches(boards[-1], color, frozenset(boards), passed, g) for g in goals)
        return sum(reached) - most


State = tuple[Board, int, bool, int | None]
"""Board, player to move, whether the other just passed, ko point."""


class Retrograde:
    """What each side can force on a board, whatever the other does, repeating boards included.

    A score counts as forced only if the game then ends: the least set of positions from which it
    does. Simple ko, no superko.
    """

    def __init__(self, size: int) -> None:
        self.plain = plain = Minimax(size, 0)
        start: State = ((0,) * size**2, BLACK, False, None)
        self.following: dict[State, list[State | int]] = {}
        queue = [start, (start[0], WHITE, False, None)]
        while queue:
            state = queue.pop()
            if state in self.following:
                continue
            board, color, passed, ko = state
            out: list[State | int] = [plain.area(board) if passed else (board, -color, True, None)]
            for move in range(size**2):
                after = plain.after(board, color, move) if board[move] == 0 else None
                if after is None or move == ko:
                    continue
                gone = [p for p in range(size**2) if board[p] == -color and after[p] == 0]
                alone = len(plain.group(after, move)[0]) == 1
                free = [p for p in plain.group(after, move)[1] if after[p] == 0]
                taken = gone[0] if len(gone) == 1 and alone and free == gone else None
                out.append((after, -color, False, taken))
                if taken is not None:  # the same board, come to in another way
                    queue.append((after, -color, False, None))
            self.following[state] = out
            queue += [s for s in out if not isinstance(s, int)]

    def forced(self, side: int, goal: int) -> set[State]:
        """Positions from which `side` gets `goal` points or more of Black's score (Black), or
        less than `goal` (White)."""
        before: dict[State, list[State]] = {}
        open_moves: dict[State, int] = {}
        won: set[State] = set()
        queue: list[State] = []

        def win(state: State) -> None:
            if state not in won:
                won.add(state)
                queue.append(state)

        for state, out in self.following.items():
            reached = [s for s in out if isinstance(s, int) and (s >= goal) == (side == BLACK)]
            open_moves[state] = len(out) - len(reached)
            for following in out:
                if not isinstance(following, int):
                    before.setdefault(following, []).append(state)
            if reached if state[1] == side else not open_moves[state]:
                win(state)
        while queue:
            for state in before.get(queue.pop(), ()):
                open_moves[state] -= 1
                if state[1] == side or not open_moves[state]:
                    win(state)
        return won

    def bounds(self) -> dict[State, tuple[int, int]]:
        """Of every position: the most Black can force, the least White can."""
        most = len(next(iter(self.following))[0])
        low = dict.fromkeys(self.following, -most)
        high = dict.fromkeys(self.following, most)
        for goal in range(1 - most, most + 1):
            for state in self.forced(BLACK, goal):
                low[state] = goal
            for state in self.forced(WHITE, goal):
                high[state] = min(high[state], goal - 1)
        return {state: (low[state], high[state]) for state in self.following}


def position_of(diagram: str, to_play: int = BLACK) -> Position:
    stones = stones_of(diagram)
    return set_up(Rules(size=round(len(stones) ** 0.5)), stones, to_play)


def scores(proof: Proof) -> dict[str, tuple[int, int]]:
    return {point_to_gtp(m.move, proof.size): (m.low, m.high) for m in proof.moves}


def test_two_by_two() -> None:
    """All of it by superko: Black gets one point."""
    proof = solve(empty_position(2))
    assert (proof.low, proof.high) == (1, 1)
    assert Minimax(2, 10**6).score(((0,) * 4,), BLACK) == 1
    assert set(proof.best) == {0, 1, 2, 3}
    assert scores(proof)["pass"] == (-1, -1)


def test_three_by_three() -> None:
    """Nine points; only the center keeps them, as far as small searches show."""
    proof = solve(empty_position(3), move_limit=20_000)
    assert (proof.low, proof.high) == (9, 9)
    assert proof.best == (4,)
    assert scores(proof)["A1"] == (-9, -9)


def test_every_two_by_two_board_agrees_with_plain_minimax() -> None:
    """All boards that can stand, both players, every move: superko by definition."""
    plain = Minimax(2, 10**7)
    boards = [b for b in product((0, 1, -1), repeat=4) if plain.stands(b)]
    assert len(boards) == 57
    for board in boards:
        for color in (BLACK, WHITE):
            proof = solve(set_up(Rules(size=2), np.array(board, np.int8), color))
            assert proof.exact
            assert proof.low == plain.score((board,), color)
            for move in proof.moves:
                if move.move == 4:
                    truth = plain.score((board,), -color, passed=True)
                else:
                    after = plain.after(board, color, move.move)
                    assert after is not None
                    truth = plain.score((board, after), -color)
                assert (move.low, move.high) == (truth, truth)


@pytest.mark.slow
def test_three_by_three_bounds_agree_with_retrograde_analysis() -> None:
    """Random positions against what each side can force in the whole graph of positions."""
    graph = Retrograde(3)
    bounds = graph.bounds()
    random = np.random.default_rng(3)
    legal = np.zeros(10, np.bool_)
    exact = 0
    for _ in range(150):
        position = empty_position(Rules(size=3))
        for _ in range(int(random.integers(2, 12))):
            legal_moves(position, legal)
            points = np.flatnonzero(legal[:-1])
            if len(points):
                play(position, int(random.choice(points)))
        stones, color = position.stones[:-1].copy(), int(position.counters[TO_PLAY])
        proof = solve(set_up(Rules(size=3), stones, color), node_limit=40_000, move_limit=100)
        low, high = bounds[(tuple(int(stone) for stone in stones), color, False, None)]
        assert proof.low <= low <= high <= proof.high
        exact += proof.exact
    assert exact > 75


@pytest.mark.parametrize("size", [3, 5, 7])
def test_words_agree_with_the_rules(size: int) -> None:
    """Legal moves, captures, area and unconditional life, on boards of random games."""
    random, board = np.random.default_rng(size), new_bitboard(size)
    bit = [1 << (p // size * (size + 1) + p % size) for p in range(size**2)]
    legal, alive = np.zeros(size**2 + 1, np.bool_), np.zeros(size**2, np.int8)

    def words(position: Position) -> dict[int, np.uint64]:
        stones = position.stones[:-1].tolist()
        return {
            color: np.uint64(sum(b for b, s in zip(bit, stones, strict=True) if s == color))
            for color in (BLACK, WHITE)
        }

    for _ in range(30):
        position = empty_position(size, superko="simple")
        for _ in range(int(random.integers(3 * size**2))):
            legal_moves(position, legal)
            points = np.flatnonzero(legal[:-1])
            if not len(points):
                break
            play(position, int(random.choice(points)))
        color, sides = int(position.counters[TO_PLAY]), words(position)
        assert area_difference(board, sides[BLACK], sides[WHITE]) == area_score(position)
        pass_alive(position, alive)
        for side in (BLACK, WHITE):
            found = int(pass_alive_chains(board, sides[side], sides[-side]))
            assert found == sum(b for b, s in zip(bit, alive.tolist(), strict=True) if s == side)
        legal_moves(position, legal)
        for point in np.flatnonzero(position.stones[:-1] == 0).tolist():
            if point == position.counters[KO]:
                continue
            single = np.uint64(bit[point])
            may, taken = captures(board, single, sides[color], sides[-color])
            assert may == legal[point]
            if may:
                after = clone(position)
                play(after, point)
                assert words(after)[-color] == sides[-color] & ~np.uint64(taken)


def test_seki_is_not_dead() -> None:
    """Two shared liberties: nobody plays there; the score is neither 49 nor 5."""
    diagram = """
        X . X X . X X
        X X X X X X X
        X X X X X X X
        O X X X X X X
        O O O O O O O
        O . X X X . O
        O O O O O O O"""
    proof = solve(position_of(diagram, WHITE), node_limit=400_000)
    assert (proof.low, proof.high) == (13, 13)
    assert scores(proof) == {"pass": (13, 13), "B2": (49, 49), "F2": (49, 49)}


def test_a_pass_may_end_the_game() -> None:
    """After a pass, passing counts the board as it stands: a dead stone then lives."""
    diagram = """
        . X . .
        X X X X
        O O O O
        . O . X"""
    position = position_of(diagram, BLACK)
    assert scores(solve(position))["pass"] == (0, 0)
    play(position, 16)
    proof = solve(position)
    assert scores(proof)["pass"] == (3, 3)


def test_stops_when_asked_and_reports() -> None:
    told: list[tuple[int, int, int]] = []
    proof = solve(
        empty_position(Rules(size=5)),
        progress=lambda *numbers: told.append(numbers),
        stopped=lambda: len(told) >= 2,
    )
    assert not proof.finished
    assert not proof.exact
    assert proof.low < proof.high
    assert len(told) == 2
    assert told[1][2] > told[0][2]


def test_nodes_that_run_out_leave_bounds() -> None:
    proof = solve(empty_position(Rules(size=5)), node_limit=5_000)
    assert proof.finished
    assert proof.low < proof.high
    assert proof.best == ()


def test_refusals() -> None:
    with pytest.raises(EngineError, match="up to 7x7"):
        solve(empty_position(8))
    with pytest.raises(EngineError, match="no suicide"):
        solve(empty_position(3, suicide=True))
    over = empty_position(3)
    play(over, 9)
    play(over, 9)
    with pytest.raises(EngineError, match="game is over"):
        solve(over)


def test_largest_size_fits_the_words() -> None:
    assert solve_module.LARGEST_SIZE == 7


@pytest.mark.parametrize("path", shipped_positions(), ids=lambda path: path.stem)
def test_stored_scores_are_proven_again(path: Path) -> None:
    """Each shipped position: legal from the empty board, and its scores within new bounds."""
    loaded = load(path)
    record = loaded.games[0]
    node = record.main_line()[-1]
    assert not loaded.notes
    assert record.rules.komi == 9.5
    assert node.comment
    assert all(not n.setup for n in record.main_line())
    stored = stored_scores(path.name, record.board_at(node))
    assert stored is not None
    proof = solve(record.position_at(node), node_limit=600_000, move_limit=60_000)
    assert stored["score"] == [proof.low, proof.high]
    assert proof.exact
    assert stored["best"] == [point_to_gtp(move, 7) for move in proof.best]
    for vertex, (low, high) in scores(proof).items():
        stored_low, stored_high = stored["moves"][vertex]
        assert low <= stored_low <= stored_high <= high


def test_positions_are_what_the_paper_describes() -> None:
    """Two winning moves of different worth each; who leads, and by how much."""
    stored = json.loads((data_folder("resources") / "positions" / "scores.json").read_text("utf-8"))
    assert [entry["score"][0] for entry in stored.values()] == [13, 5, 7, -5, -5]
    for entry in stored.values():
        color = BLACK if entry["position"].endswith("b") else WHITE
        assert len(entry["best"]) == 1
        worth = {
            low for low, high in entry["moves"].values() if low == high and color * (low - 9.5) > 0
        }
        assert len(worth) >= 2
    settled = list(stored.values())[3:]
    assert all(high < 9.5 for entry in settled for _, high in entry["moves"].values())


def test_only_the_shipped_board_has_stored_scores() -> None:
    path = shipped_positions()[0]
    record = load(path).games[0]
    last = record.main_line()[-1]
    assert stored_scores(path.name, record.board_at(last)) is not None
    assert stored_scores("other.sgf", record.board_at(last)) is None
    assert stored_scores(path.name, record.board_at(record.root)) is None
    assert board_text(record.board_at(record.root)).endswith("/....... b")
    assert gtp_to_point("A3", 7) == 28
