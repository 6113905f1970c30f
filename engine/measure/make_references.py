"""`sai-engine measure make-labels`: reference positions, searched by a strong network or proven."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, Final

from engine.analysis.batch_search import Question, SearchedPosition, search_positions
from engine.base.errors import RecordError, SettingsError
from engine.base.files import append_line
from engine.go.board import BLACK
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.state import empty_position
from engine.measure.measure import playable_moves
from engine.measure.position_batch import measuring_evaluator
from engine.measure.recorded_games import FoundGame, GameSelection, drawn, read_games
from engine.measure.reference_file import (
    SOLVER,
    ReferenceAnswer,
    ReferenceMove,
    ReferencePosition,
    read_references,
)
from engine.measure.solver.solve import Proof, solve
from engine.network.opened import open_network
from engine.record.game_record import GameRecord
from engine.search.settings import MANY_VISITS
from engine.search.value.evaluation import Evaluator

FIRST_KOMI: Final = 7.0
"""Komi of the short search that finds the fair one [points]."""
FIRST_VISITS: Final = 8
"""Visits of that search."""
BLOCK: Final = 8
"""Positions that are searched together and written at once."""


@dataclass(frozen=True, kw_only=True)
class ReferenceSelection(GameSelection):
    """Which positions of which games become references."""

    out: Path
    """File of reference positions; those in it are kept."""
    size: int = field()
    """Board size [points per side]."""
    limit: int = 100
    """Number of positions that the file shall hold."""
    per_game: int = 1
    """Positions drawn from each game; 0 for all."""


@dataclass(frozen=True, kw_only=True)
class MakeReferencesOptions(ReferenceSelection):
    """Which positions of which games become references, and how they are searched."""

    teacher: Path
    """Network file of the teacher."""
    visits: int = MANY_VISITS
    """Visits of the search at each komi."""


def make_references(
    options: MakeReferencesOptions,
    *,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> dict[str, Any]:
    """Search positions of games until there are enough; each block is written when it is done.

    Every position is searched at three komi: the half-integer at the fair komi of a short search,
    and one point below and above. Games and positions are chosen by the games' content, as in
    `measure`, so a repeated call continues with the missing positions. Games that start with stones
    on the board (handicap, problems) are left out. Returns `file`, `teacher`, `identity`, `visits`,
    `positions` (now in the file) and `stopped`.

    Raises
    ------
    EngineError
        The teacher or the games can't be used, or the file holds labels of another teacher.
    """
    teacher = open_network(options.teacher)
    identity = teacher.header.identity
    done = labelled_before(options, identity, options.visits)
    count = len(done)
    evaluator = measuring_evaluator(teacher, options.size, options.precision)
    positions = _positions(options, done, notice, stopped)
    while block := list(islice(positions, max(min(BLOCK, options.limit - count), 0))):
        searched = _searched(block, evaluator, identity, options, stopped)
        for position in searched:
            append_reference(options.out, position)
        count += len(searched)
        if stopped():
            break
        notice(f"{count} of {options.limit} positions")
    return {
        "file": options.out.name,
        "teacher": teacher.header.name,
        "identity": identity,
        "visits": options.visits,
        "positions": count,
        "stopped": stopped(),
    }


@dataclass(frozen=True)
class GamePosition:
    """A position of a game."""

    game: str
    ply: int
    moves: tuple[int, ...]
    played: int | None


def labelled_before(options: ReferenceSelection, teacher: str, visits: int) -> set[tuple[int, ...]]:
    """Return the moves that lead to the positions in the file, all made in the same way.

    Parameters
    ----------
    teacher, visits
        See `ReferencePosition`.

    Raises
    ------
    EngineError
        The file holds other labels, or can't be read.
    """
    if not os.path.lexists(options.out) or not options.out.stat().st_size:
        return set()
    known = read_references(options.out).positions
    for position in known:
        if (position.teacher, position.visits, position.size) != (teacher, visits, options.size):
            raise SettingsError(
                f"{options.out}: holds labels of another teacher, visits or board size; name "
                "another file"
            )
    return {position.moves for position in known}


def _positions(
    options: MakeReferencesOptions,
    done: set[tuple[int, ...]],
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> Iterator[GamePosition]:
    """Yield the positions to search, game by game; those in `done` are left out, and added."""
    sources, games = options.find(notice, stopped)
    for entry, record in read_games(sources, games, notice):
        if stopped():
            return
        for position in drawn_positions(entry, record, options.per_game):
            if position.moves not in done:
                done.add(position.moves)
                yield position


def drawn_positions(entry: FoundGame, record: GameRecord, per_game: int) -> Iterator[GamePosition]:
    """Yield positions of a game, drawn by its digest, in the order of their plies."""
    start, turns = record.start_and_moves(record.last_legal_node())
    if start.stones.any() or not turns or turns[0].color != BLACK:
        return
    name = record.info.get("GN", "")[:80] or entry.digest.hex()
    size = record.rules.size
    moves = playable_moves(empty_position(Rules(size=size)), [turn.point for turn in turns])
    for ply in sorted(drawn(entry, range(len(moves)), per_game or len(moves))):
        yield GamePosition(name, ply, tuple(moves[:ply]), moves[ply])


def _searched(
    block: list[GamePosition],
    evaluator: Evaluator,
    identity: str,
    options: MakeReferencesOptions,
    stopped: Callable[[], bool],
) -> list[ReferencePosition]:
    """Search some positions; none are returned when stopped."""
    size = options.size
    questions = [Question(position.moves, FIRST_KOMI) for position in block]
    first = _answers(evaluator, size, questions, FIRST_VISITS, stopped)
    most = size * size - 0.5
    middles = [min(max(math.floor(answer.alpha) + 0.5, -most), most) for answer in first]
    komi_values = [(middle - 1.0, middle, middle + 1.0) for middle in middles]
    questions = [
        Question(position.moves, komi)
        for position, values in zip(block, komi_values, strict=False)
        for komi in values
    ]
    answers = _answers(evaluator, size, questions, options.visits, stopped)
    if stopped():
        return []
    return [
        ReferencePosition(
            game=position.game,
            size=size,
            ply=position.ply,
            moves=position.moves,
            played=position.played,
            fair=first[i].alpha,
            asked=tuple(_asked(komi, answers[3 * i + k]) for k, komi in enumerate(komi_values[i])),
            teacher=identity,
            visits=options.visits,
        )
        for i, position in enumerate(block)
    ]


def append_reference(path: Path, position: ReferencePosition) -> None:
    """Add a position to the file."""
    try:
        append_line(path, position.to_line())
    except OSError as error:
        raise RecordError(
            f"{path}: can't be written ({error.strerror or error}); name another file"
        ) from None


def _answers(
    evaluator: Evaluator,
    size: int,
    questions: list[Question],
    visits: int,
    stopped: Callable[[], bool],
) -> list[SearchedPosition]:
    """Search the questions' positions, evaluating leaf by leaf; fewer answers if stopped."""
    parts = search_positions(evaluator, size, questions, visits, batch=1, stopped=stopped)
    return [answer for _, part in parts for answer in part]


def _asked(komi: float, answer: SearchedPosition) -> ReferenceAnswer:
    """Return the result of a search as it is kept."""
    return ReferenceAnswer(
        komi=komi,
        winrate=answer.winrate,
        lead=answer.alpha - komi,
        moves=tuple(
            ReferenceMove(
                move=move.move,
                visits=move.visits,
                winrate=move.winrate,
                lead=move.alpha - komi,
                prior=move.prior,
            )
            for move in answer.moves
        ),
    )


def made_references_text(result: dict[str, Any]) -> str:
    """Return the result of `make_references` as a sentence."""
    return (
        f"{result['file']}: {result['positions']} positions labelled by {result['teacher']} "
        f"({result['identity']}) at {result['visits']} visits"
        + ("; stopped, run the same command to continue" if result["stopped"] else "")
    )


# --- proven positions ---------------------------------------------------------------------------

NODES: Final = 300_000
"""Nodes of a proof; positions that need more are left out."""
NODES_A_MOVE: Final = 30_000
FAILURES: Final = 2
"""A game's earlier positions are not tried after so many that could not be proven in a row."""


def prove_references(
    options: ReferenceSelection,
    *,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> dict[str, Any]:
    """Prove late positions of games until there are enough; each is written when it is proven.

    Kept are positions whose score is proven and whose player can lose points: some legal move is
    proven to be worse than the best one. Each is labelled at the komi half a point below and above
    its score, with certain winrates and every move whose score is proven. Returns `file`,
    `positions` (now in the file) and `stopped`.

    Raises
    ------
    EngineError
        The board is larger than 7x7, the games can't be used, or the file holds other labels.
    """
    done = labelled_before(options, SOLVER, visits=0)
    count = len(done)
    sources, games = options.find(notice, stopped)
    for entry, record in read_games(sources, games, notice):
        if count >= options.limit or stopped():
            break
        positions = drawn_positions(entry, record, 0)
        late = list(_proven(list(positions), options.size, stopped))
        if stopped():  # the draw needs all of the game's proofs
            break
        for position in drawn(entry, late, options.per_game or len(late)):
            if position.moves not in done and count < options.limit:
                append_reference(options.out, position)
                done.add(position.moves)
                count += 1
                notice(f"{count} of {options.limit} positions")
    return {"file": options.out.name, "positions": count, "stopped": stopped()}


def _proven(
    positions: list[GamePosition], size: int, stopped: Callable[[], bool]
) -> Iterator[ReferencePosition]:
    """Yield the positions of a game in which points can be lost, from the last one back."""
    failures = 0
    for position in reversed(positions):
        board = empty_position(Rules(size=size))
        replay(board, list(position.moves))
        proof = solve(board, node_limit=NODES, move_limit=NODES_A_MOVE, stopped=stopped)
        failures = 0 if proof.exact else failures + 1
        if failures == FAILURES or stopped():
            return
        if proof.best and any(move.exact and move.low != proof.low for move in proof.moves):
            yield _labelled(position, proof)


def _labelled(position: GamePosition, proof: Proof) -> ReferencePosition:
    """Return a proven position as a reference."""
    score = proof.low
    asked = [
        ReferenceAnswer(
            komi=komi,
            winrate=float(score > komi),
            lead=score - komi,
            moves=tuple(
                ReferenceMove(
                    move=move.move,
                    visits=0,
                    winrate=float(move.low > komi),
                    lead=move.low - komi,
                    prior=0.0,
                )
                for move in proof.moves
                if move.exact
            ),
        )
        for komi in (score - 0.5, score + 0.5)
    ]
    return ReferencePosition(
        game=position.game,
        size=proof.size,
        ply=position.ply,
        moves=position.moves,
        played=position.played,
        fair=float(score),
        asked=tuple(asked),
        teacher=SOLVER,
    )


def proven_references_text(result: dict[str, Any]) -> str:
    """Return the result of `prove_references` as a sentence."""
    return f"{result['file']}: {result['positions']} positions with proven scores" + (
        "; stopped, run the same command to continue" if result["stopped"] else ""
    )
