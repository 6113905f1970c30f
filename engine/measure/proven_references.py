"""`sai-engine measure --make-labels OUT --teacher solver`: late positions whose score is proven."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.state import empty_position
from engine.measure.make_references import (
    GamePosition,
    ReferenceSelection,
    append_reference,
    drawn_positions,
    labelled_before,
)
from engine.measure.recorded_games import drawn, read_games
from engine.measure.reference_file import (
    SOLVER,
    ReferenceAnswer,
    ReferenceMove,
    ReferencePosition,
)
from engine.solver.solve import Proof, solve

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
