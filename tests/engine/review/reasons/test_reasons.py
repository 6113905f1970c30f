"""Each claim of a reason is found in its evidence again, recounted by an independent routine."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from engine.base.errors import FormatError
from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point
from engine.review.reasons.boards import chains_of, groups_of
from engine.review.reasons.evidence import (
    Area,
    Captured,
    Cut,
    Direction,
    Evidence,
    KoThreat,
    Ladder,
    Life,
    evidence_from_json,
    evidence_to_json,
    read_evidence,
)
from engine.review.reasons.find import find_evidence
from engine.review.reasons.lines import ComparedLines
from engine.review.reasons.sentences import reason_text
from tests.engine.review.reasons.recorded import board_of, recorded_lines
from tests.engine.review.reasons.recount import recount
from tests.shared import checked, file_in, positions_dir

LINES = recorded_lines()


def compared(rows: str, better: str, played: str, to_play: int = BLACK) -> ComparedLines:
    """Return lines on a small board, without owners."""
    cells = "".join(rows.split())
    size = round(len(cells) ** 0.5)
    first, second = (
        tuple(gtp_to_point(vertex, size) for vertex in line.split()) for line in (better, played)
    )
    board = board_of(cells, size, to_play)
    return ComparedLines(board, first, second, points_lost=4.0, points_error=1.0)


def found(lines: ComparedLines) -> Evidence:
    evidence = find_evidence(lines)
    assert evidence is not None
    recount(evidence, lines)
    return evidence


def test_every_claim_about_recorded_mistakes_holds() -> None:
    kinds = Counter[str]()
    for lines in LINES:
        evidence = find_evidence(lines)
        if evidence is not None:
            recount(evidence, lines)
            kinds[type(evidence.reason).__name__] += 1
    assert {"Area", "Direction", "Life", "Ladder", "Cut", "Captured"} <= kinds.keys()
    assert sum(kinds.values()) >= 0.9 * len(LINES)


def test_evidence_comes_back_from_json() -> None:
    for evidence in filter(None, map(find_evidence, LINES)):
        text = evidence_to_json(evidence)
        assert text.isascii()
        assert evidence_from_json(text) == evidence == read_evidence(text)


def test_evidence_that_does_not_fit_together_is_refused() -> None:
    lives = (e for e in map(find_evidence, LINES) if e and isinstance(e.reason, Life))
    whole = json.loads(evidence_to_json(next(lives)))
    changes: tuple[dict[str, object], ...] = (
        {"v": 2},
        {"size": 9},
        {"better": []},
        {"refutation": [10_000]},
        {"points_lost": "3"},
        {"reason": {"kind": "unheard of"}},
        {"reason": {**whole["reason"], "better": [100]}},
        {"reason": {**whole["reason"], "stones": [0] * len(whole["reason"]["stones"])}},
        {"reason": {"kind": "key point"}, "refutation": whole["refutation"][:1]},
        {"reason": {"kind": "captured", "stones": [0], "color": 1, "line": "played", "place": 16}},
    )
    for change in changes:
        with pytest.raises(FormatError):
            evidence_from_json(json.dumps({**whole, **change}))
        assert read_evidence(json.dumps({**whole, **change})) is None


def test_a_turned_color_finds_the_same_reason() -> None:
    """The same position with exchanged colors has the same reason."""
    for lines in LINES:
        assert lines.owners_better is not None
        assert lines.owners_played is not None
        rows = "".join({0: ".", 1: "O", 255: "X"}[cell] for cell in lines.board.cells)
        turned = ComparedLines(
            board_of(rows, lines.size, -lines.color),
            lines.better,
            lines.refutation,
            -lines.owners_better,
            -lines.owners_played,
            points_lost=lines.points_lost,
            points_error=lines.points_error,
        )
        one, other = find_evidence(lines), find_evidence(turned)
        assert (one is None) == (other is None)
        if one is not None and other is not None:
            assert type(one.reason) is type(other.reason)
            recount(other, turned)


def test_stones_that_only_the_move_loses_are_captured() -> None:
    rows = """
        . . . . .
        . O O . .
        . X X O .
        . O O . .
        . . . . ."""
    evidence = found(compared(rows, "A3 A2 A4", "E5 A3 D2"))
    assert isinstance(evidence.reason, Captured)
    assert (evidence.reason.line, evidence.reason.place) == ("played", 2)


def test_a_missed_capture() -> None:
    rows = """
        . . . . .
        . X X . .
        . O O X .
        . X X . .
        . . . . ."""
    evidence = found(compared(rows, "A3 E1", "E5 A3 D1"))
    assert isinstance(evidence.reason, Captured)
    assert (evidence.reason.line, evidence.reason.color) == ("better", WHITE)


def test_stones_that_both_lines_lose_are_no_reason() -> None:
    rows = """
        . . . . .
        . O O . .
        . X X O .
        . O O . .
        . . . . ."""
    assert find_evidence(compared(rows, "D5 A3 D2", "E5 A3 D2")) is None


KO = """
    . . . . .
    . X O . .
    X . X O .
    . X O . .
    . . . . ."""


def test_a_ko() -> None:
    rows = KO.replace("X . X O", "X O . O")  # Black may take it
    evidence = found(compared(rows, "C3 E1", "E5 A1", BLACK))
    assert isinstance(evidence.reason, Captured)
    assert evidence.reason.is_ko
    assert "B3" not in reason_text(evidence)


def test_a_ko_threat() -> None:
    board = board_of("".join(KO.split()), 5, WHITE).play(WHITE, gtp_to_point("B3", 5))
    assert board.ko_point == gtp_to_point("C3", 5)
    lines = [tuple(gtp_to_point(v, 5) for v in line.split()) for line in ("E1 D1 C3", "A5 A4")]
    evidence = found(ComparedLines(board, lines[0], lines[1], points_lost=4.0, points_error=1.0))
    assert isinstance(evidence.reason, KoThreat)


def test_a_cut() -> None:
    rows = """
        . . . . . . .
        . . O O O . .
        . X X . X X .
        . . O . O . .
        . . . . . . .
        . . . . . . .
        . . . . . . ."""
    lines = compared(rows, "D5 G1", "A1 D5 G1")
    stones = np.zeros(49, np.float32)
    cut = stones.copy()
    cut[[18, 19]] = -0.9
    stones[[18, 19]] = 0.9
    evidence = found(replace(lines, owners_better=stones, owners_played=cut))
    assert isinstance(evidence.reason, Cut)
    assert set(evidence.reason.first) == {18, 19}


def test_owners_that_contradict_the_loss_are_no_reason() -> None:
    for lines in LINES:
        evidence = find_evidence(lines)
        if evidence is None or not isinstance(evidence.reason, Life | Area | Direction):
            continue
        exchanged = replace(
            lines, owners_better=lines.owners_played, owners_played=lines.owners_better
        )
        other = find_evidence(exchanged)
        assert other is None or not isinstance(other.reason, Life | Area | Direction)


def test_ladders_of_the_shared_positions() -> None:
    """Where the attacker's move decides, it is better than a move elsewhere."""
    file = file_in(positions_dir(), name="ladder.jsonl")
    read = []
    for row in map(json.loads, file.read_text().splitlines()):
        size = row["size"][0]
        target = gtp_to_point(row["target"], size)
        color = BLACK if row["target_color"] == "B" else WHITE
        if row.get("status") != "critical":
            continue
        board = board_of("".join(row["board"]), size, -color)
        for move in range(size**2):
            lines = ComparedLines(board, (move,), (size**2,), points_lost=1.0)
            if board.cells[move]:
                continue
            evidence = find_evidence(lines)
            if evidence is not None and isinstance(evidence.reason, Ladder):
                recount(evidence, lines)
                read.append(target in evidence.reason.stones)
    assert any(checked(read))


def with_lives(lines: ComparedLines, points: list[int], gain: float) -> ComparedLines:
    """Return lines whose owners change at some points by the move."""
    better = np.zeros(lines.size**2, np.float32)
    better[points] = gain
    return replace(lines, owners_better=better, owners_played=-better)


def test_a_group_loses_its_eye_space() -> None:
    rows = """
        . . . X O . .
        X X X X O . .
        O O O O O . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . ."""
    points = [0, 1, 2, 3, 7, 8, 9, 10]
    evidence = found(with_lives(compared(rows, "B7 G1", "G1 B7"), points, 0.9))
    assert isinstance(evidence.reason, Life)
    assert evidence.reason.how == "eye space"
    assert set(evidence.reason.stones) == {3, 7, 8, 9, 10}
    outside = found(with_lives(compared(rows, "B7 G1", "G1 E3"), points, 0.9))
    assert isinstance(outside.reason, Life)
    assert not outside.reason.how


def test_stones_live_in_seki() -> None:
    rows = """
        X . O . X
        X X O X X
        X X X X X
        O O O O O
        . . . . ."""
    evidence = found(with_lives(compared(rows, "D1 E1", "A1 B1"), [2, 7], 0.9))
    assert isinstance(evidence.reason, Life)
    assert evidence.reason.how == "seki"
    assert evidence.reason.stones == (2, 7)
    with_a_liberty = rows.replace("O O O O O", "O O . O O")
    evidence = found(with_lives(compared(with_a_liberty, "D1 E1", "A1 B1"), [2, 7], 0.9))
    assert isinstance(evidence.reason, Life)
    assert not evidence.reason.how


def test_groups_hang_together() -> None:
    rows = """
        . . . . . . .
        O . . . . . O
        O . . O . . O
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . ."""
    for middle, groups in (("O . . O", 1), ("O . . .", 2)):
        board = compared(rows.replace("O . . O", middle), "B4", "G1").board
        assert len(groups_of(board, chains_of(board, WHITE))) == groups
