"""Count every claim of evidence again: sgfmill's boards and plain Python, none of the engine's.

`recount` walks one piece of evidence and its sentence, and fails where a claim doesn't hold.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray
from sgfmill.boards import Board

from engine.review.reasons.evidence import (
    Area,
    Captured,
    Cut,
    Direction,
    Evidence,
    Exchange,
    KeyPoint,
    KoThreat,
    Ladder,
    Life,
    Order,
    Owners,
    Race,
    Risk,
    Sente,
)
from engine.review.reasons.lines import ComparedLines
from engine.review.reasons.sentences import reason_text

COLUMNS: Final = "ABCDEFGHJKLMNOPQRSTUVWXYZ"
NAMES: Final = {1: "b", -1: "w"}
SLACK: Final = 0.011
"""How far the mean of rounded owners may be off, per point."""


class Plain:
    """A board by sgfmill, whose points are numbered as the engine's."""

    def __init__(self, size: int, stones: Iterable[tuple[int, int]]) -> None:
        self.size, self.board = size, Board(size)
        self.ko: int | None = None
        setup: dict[str, list[tuple[int, int]]] = {"b": [], "w": []}
        for point, color in stones:
            setup[NAMES[color]].append(self.place(point))
        assert self.board.apply_setup(setup["b"], setup["w"], [])

    def place(self, point: int) -> tuple[int, int]:
        """Return sgfmill's row and column, row 0 at the bottom."""
        return self.size - 1 - point // self.size, point % self.size

    def color(self, point: int) -> int:
        return {"b": 1, "w": -1, None: 0}[self.board.get(*self.place(point))]

    def stones(self) -> dict[int, int]:
        return {p: c for p in range(self.size**2) if (c := self.color(p))}

    def copy(self) -> Plain:
        return Plain(self.size, self.stones().items())

    def near(self, point: int) -> list[int]:
        row, column = divmod(point, self.size)
        steps = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        return [r * self.size + c for r, c in steps if min(r, c) >= 0 and max(r, c) < self.size]

    def chain(self, point: int) -> set[int]:
        color, chain, pending = self.color(point), {point}, [point]
        assert color, "a chain has stones"
        while pending:
            for other in self.near(pending.pop()):
                if other not in chain and self.color(other) == color:
                    chain.add(other)
                    pending.append(other)
        return chain

    def liberties(self, chain: Collection[int]) -> set[int]:
        return {n for stone in chain for n in self.near(stone) if not self.color(n)}

    def play(self, point: int, color: int) -> bool:
        """Play a move; return whether it was possible."""
        if point == self.size**2:
            return True
        if self.color(point):
            return False
        ko = self.board.play(*self.place(point), NAMES[color])
        self.ko = None if ko is None else (self.size - 1 - ko[0]) * self.size + ko[1]
        return self.color(point) == color


def boards(start: Plain, moves: Iterable[int], color: int) -> list[Plain]:
    """Return the boards of a line: before it and after each move."""
    result = [start]
    for move in moves:
        board = result[-1].copy()
        assert board.play(move, color), f"{move} can be played"
        result.append(board)
        color = -color
    return result


def is_caught(board: Plain, stone: int, to_play: int, depth: int = 0) -> bool:
    """Return whether a chain is caught by ataris alone: a slow, plain reader."""
    color, chain = board.color(stone), board.chain(stone)
    free = board.liberties(chain)
    if depth > 400 or len(free) > 2:
        return False
    if to_play == color:
        if len(free) > 1:
            return False
        rim = {n for s in chain for n in board.near(s) if board.color(n) == -color}
        loose = [board.liberties(board.chain(n)) for n in rim]
        tries = {*free, *(p for those in loose if len(those) == 1 for p in those)}
    else:
        if len(free) == 1:
            return True
        tries = free
    for move in tries:
        after = board.copy()
        if not after.play(move, to_play):
            continue
        caught = not after.color(stone) or is_caught(after, stone, -to_play, depth + 1)
        if caught == (to_play != color):
            return to_play != color
    return to_play == color


def recount(evidence: Evidence, compared: ComparedLines) -> None:
    """Check every claim of evidence about two lines, and its texts."""
    size, mover = compared.size, compared.color
    assert (evidence.size, evidence.color) == (size, mover)
    assert evidence.fits(compared.board, compared.refutation[0])
    assert list(evidence.better) == list(compared.better)[: len(evidence.better)]
    assert list(evidence.refutation) == list(compared.refutation)[: len(evidence.refutation)]
    assert evidence.better[0] != evidence.refutation[0]
    start = Plain(size, [(p, compared.board.color_at(p)) for p in range(size**2)
                         if compared.board.color_at(p)])  # fmt: skip
    lines = {
        "better": boards(start, evidence.better, mover),
        "played": boards(start, evidence.refutation, mover),
    }
    _check_figures(evidence, compared)
    said = _check_reason(evidence, compared, start, lines)
    _check_texts(evidence, said)


def _check_figures(evidence: Evidence, compared: ComparedLines) -> None:
    for claimed, known in (
        (evidence.points_lost, compared.points_lost),
        (evidence.points_error, compared.points_error),
        (evidence.winrate_lost, compared.winrate_lost),
    ):
        assert (claimed is None) == (known is None)
        assert claimed is None or abs(claimed - known) < 0.006
    played = compared.owners_played
    if played is None:
        return
    still_open = sum(1.0 - abs(float(owner)) for owner in played)
    assert evidence.open_points is not None
    assert abs(evidence.open_points - still_open) < 0.02


def _check_owners(
    points: Collection[int], claimed: Owners, known: NDArray[np.float32] | None
) -> float:
    """Check the owners of some points; return their sum in Black's frame."""
    assert known is not None
    assert len(points) == len(claimed) > 0
    for point, owner in zip(points, claimed, strict=True):
        assert abs(float(known[point]) - owner / 100.0) <= SLACK
    return sum(float(known[point]) for point in points)


def _check_reason(
    evidence: Evidence, compared: ComparedLines, start: Plain, lines: dict[str, list[Plain]]
) -> set[float]:
    """Check what a reason claims; return the numbers that its sentence may say."""
    mover, reason, size = evidence.color, evidence.reason, evidence.size
    better, played = compared.owners_better, compared.owners_played
    match reason:
        case Captured():
            assert reason.color == (mover if reason.line == "played" else -mover)
            line, other = (
                lines[reason.line],
                lines["better" if reason.line == "played" else "played"],
            )
            for stone in reason.stones:
                assert start.color(stone) == reason.color
                assert line[reason.place - 1].color(stone) == reason.color
                assert not line[reason.place].color(stone), "captured by that very move"
                assert reason.is_ko == (line[reason.place].ko == stone)
                assert all(board.color(stone) == reason.color for board in other)
            return {len(reason.stones)}
        case Ladder():
            first = 0 if reason.line == "better" else 1
            before, after = lines[reason.line][first : first + 2]
            stone = reason.stones[0]
            assert set(reason.stones) <= before.chain(stone)
            assert all(start.color(s) == reason.color for s in reason.stones)
            assert len(before.liberties(before.chain(stone))) == 2
            assert is_caught(after, stone, reason.color)
            other = lines["better" if reason.line == "played" else "played"]
            assert all(board.color(s) == reason.color for board in other for s in reason.stones)
            return {len(reason.stones)}
        case Life():
            assert all(start.color(stone) == reason.color for stone in reason.stones)
            for stone in reason.stones:
                assert start.chain(stone) <= set(reason.stones), "whole chains"
            assert _hang_together(reason.stones, size)
            then = reason.color * _check_owners(reason.stones, reason.better, better)
            now = reason.color * _check_owners(reason.stones, reason.played, played)
            sign = 1 if reason.color == mover else -1
            _check_how(reason, evidence, lines)
            assert sign * (then - now) >= 0.6 * len(reason.stones) - SLACK
            return {len(reason.stones)}
        case Race():
            assert all(start.color(stone) == mover for stone in reason.own)
            assert all(start.color(stone) == -mover for stone in reason.other)
            assert set(reason.own) == start.chain(reason.own[0])
            assert set(reason.other) == start.chain(reason.other[0])
            assert any(n in reason.other for s in reason.own for n in start.near(s))
            after, then = lines["played"][1], lines["better"][1]
            counts = [
                len(b.liberties(b.chain(s[0])))
                for b in (after, then)
                for s in (reason.own, reason.other)
            ]
            assert counts == [
                *(reason.own_liberties, reason.other_liberties, reason.own_then, reason.other_then)
            ]
            assert counts[0] <= counts[1]
            assert counts[2] > counts[3]
            for points, claims in (
                (reason.own, (reason.own_better, reason.own_played)),
                (reason.other, (reason.other_better, reason.other_played)),
            ):
                for claim, known in zip(claims, (better, played), strict=True):
                    _check_owners(points, claim, known)
            sizes = {float(len(reason.own)), float(len(reason.other))}
            assert min(sizes) >= 3, "a stone or two are no race"
            return set(map(float, counts)) | sizes
        case Cut():
            first, second = set(reason.first), set(reason.second)
            assert start.chain(reason.first[0]) == first
            assert start.chain(reason.second[0]) == second
            move = evidence.refutation[reason.place - 1]
            end = lines["played"][-1]
            assert reason.place % 2 == 0
            assert end.color(move) == -mover
            assert set(start.near(move)) & first
            assert set(start.near(move)) & second
            connects_at_once = first | second <= lines["better"][1].chain(reason.first[0])
            joined = lines["better"][-1].chain(reason.first[0])
            assert first | second <= joined
            assert connects_at_once or move == evidence.better[0]
            assert not end.color(reason.first[0]) or not second <= end.chain(reason.first[0])
            _check_owners(reason.first, reason.better, better)
            _check_owners(reason.first, reason.played, played)
            return {len(first), len(second)}
        case Area():
            gain = mover * (
                _check_owners(reason.points, reason.better, better)
                - _check_owners(reason.points, reason.played, played)
            )
            return _rounded(gain) if _agrees(gain, evidence) else set()
        case Direction():
            there = mover * (
                _check_owners(reason.there, reason.there_better, better)
                - _check_owners(reason.there, reason.there_played, played)
            )
            here = mover * (
                _check_owners(reason.here, reason.here_played, played)
                - _check_owners(reason.here, reason.here_better, better)
            )
            assert there > here > 0.0
            agrees = _agrees(there - here, evidence)
            return _rounded(there) | _rounded(here) | {1.0} if agrees else set()
        case KeyPoint():
            if evidence.better[0] in evidence.refutation[1::2]:
                return set()
            answer = start.place(evidence.refutation[1])
            choice = start.place(evidence.better[0])
            assert max(abs(a - b) for a, b in zip(answer, choice, strict=True)) <= 3
        case Sente():
            assert len(evidence.better) > 1
            assert len(evidence.refutation) > 1
        case Exchange():
            assert evidence.refutation[2] == evidence.better[0]
            board, places = lines["played"][2], [start.place(m) for m in evidence.refutation[:2]]
            for stone in board.stones():
                if any(max(abs(a - b) for a, b in zip(start.place(stone), p, strict=True)) <= 1
                       for p in places):  # fmt: skip
                    assert len(board.liberties(board.chain(stone))) > 1, "no fight"
            if better is not None and played is not None:
                places = [divmod(move, size) for move in evidence.refutation[:2]]
                lost = sum(
                    mover * float(better[p] - played[p])
                    for p in range(size**2)
                    if any(max(abs(p // size - r), abs(p % size - c)) <= 3 for r, c in places)
                )
                assert lost >= (evidence.points_lost or 0.0) / 3.0 - 0.02
        case KoThreat():
            assert evidence.better[2] == compared.board.ko_point
            assert evidence.better[2] not in evidence.refutation[2::2]
            taken = lines["better"][2].stones().keys() - lines["better"][3].stones().keys()
            assert len(taken) == 1, "the ko is retaken"
        case Order():
            assert reason.place % 2 == 1
            assert evidence.better[reason.place - 1] == evidence.refutation[0]
        case Risk():
            chances = (reason.winrate_better, reason.winrate_played)
            known = (compared.winrate_better, compared.winrate_played)
            for chance, figure in zip(chances, known, strict=True):
                assert figure is not None
                assert abs(chance - figure) < 0.001
            assert not evidence.points_lost
            return {round(100.0 * (c if mover > 0 else 1.0 - c)) for c in chances}
    return set()


def _check_how(life: Life, evidence: Evidence, lines: dict[str, list[Plain]]) -> None:
    """Check what the board shows of the life of stones."""
    is_own = life.color == evidence.color
    if life.how == "seki":
        end = lines["better" if is_own else "played"][-1]
        chains = [end.chain(s) for s in life.stones if end.color(s) == life.color]
        rivals = [[end.chain(n) for s in chain for n in end.near(s)
                   if end.color(n) == -life.color] for chain in chains]  # fmt: skip
        assert any(
            len(free := end.liberties(chain)) == 2 and free in map(end.liberties, theirs)
            for chain, theirs in zip(chains, rivals, strict=True)
        )
    if life.how == "eye space":
        killing = evidence.refutation[1] if is_own else evidence.better[0]
        board = lines["played"][1] if is_own else lines["better"][0]
        region, pending = {killing}, [killing]
        while pending:
            empty = {n for n in board.near(pending.pop()) if not board.color(n)} - region
            region |= empty
            pending += empty
        assert len(region) <= 7
        rim = {n for p in region for n in board.near(p) if board.color(n)}
        assert all(set(board.chain(n)) & set(life.stones) for n in rim)


def _hang_together(stones: Collection[int], size: int) -> bool:
    """Return whether stones are one group: none is farther than a two-point jump from all others
    that were reached."""
    left = {divmod(stone, size) for stone in stones}
    pending = [left.pop()]
    while pending:
        row, column = pending.pop()
        near = {(r, c) for r, c in left if abs(r - row) <= 3 and abs(c - column) <= 3}
        left -= near
        pending += near
    return not left


def _agrees(lost: float, evidence: Evidence) -> bool:
    """Return whether points lost by owners agree with the points lost, so that they may be said."""
    points, error = evidence.points_lost or 0.0, evidence.points_error
    return points > 0.0 and abs(lost - points) <= max(error, 0.5 * points, 2.0) + 0.02


def _rounded(gain: float) -> set[float]:
    """Return how a number of points may be said."""
    return {n for n in range(1000) if abs(n - gain) <= (2.6 if gain >= 19.4 else 0.6)}


def _check_texts(evidence: Evidence, numbers: set[float]) -> None:
    """Check that a sentence names only points of the evidence, and only these numbers."""
    text = reason_text(evidence)
    named = {
        f"{COLUMNS[p % evidence.size]}{evidence.size - p // evidence.size}"
        for p in (*evidence.better, *evidence.refutation, *_named_stones(evidence))
        if p < evidence.size**2
    }
    points = re.findall(r"\b[A-HJ-Z]\d{1,2}\b", text)
    assert set(points) <= named, text
    rest = re.sub(r"\b[A-HJ-Z]\d{1,2}\b", "", text)
    assert {float(n) for n in re.findall(r"\d+(?:\.\d+)?", rest)} <= numbers, text
    assert "{" not in text
    assert text.endswith(".")
    assert text[0] == text[0].upper()


def _named_stones(evidence: Evidence) -> list[int]:
    """Return the stones by which a sentence may name groups: any of their own."""
    names = ("stones", "first", "second", "own", "other")
    return [stone for name in names for stone in getattr(evidence.reason, name, ())]
