"""The raw network output of one position, for `sai-engine eval`: no search, no rules applied."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from engine.errors import EngineError, SettingsError
from engine.go.board import BLACK
from engine.go.coords import point_to_gtp
from engine.go.position import TO_PLAY, Position
from engine.go.symmetry import SYMMETRIES
from engine.network.evaluator import NetworkEvaluator
from engine.network.weights import load_network
from engine.play.networks import best_network
from engine.record.game_record import GameNode, GameRecord


def raw_output(
    record: GameRecord, node: GameNode, path: Path | None, symmetry: str, komi: float | None
) -> dict[str, Any]:
    """What the network says of a position, in double precision and board order.

    Parameters
    ----------
    symmetry
        "0" to "7", or "average" for the means over all eight.
    komi
        Of the winrate, without handicap compensation; None takes the game's.

    Returns
    -------
    dict
        The fields documented in engine/README.md. Plain `alpha` and `winrate` are the side to
        move's, as the network gives them; `black_alpha` and `black_winrate` are Black's.

    Raises
    ------
    EngineError
        No network for the board, a bad symmetry, or an illegal move on the way.
    """
    if symmetry != "average" and symmetry not in map(str, range(SYMMETRIES)):
        raise SettingsError(f"--symmetry must be 0 to 7 or average, not {symmetry!r}")
    size = record.size
    path = path or best_network(size)
    if path is None:
        raise EngineError(f"no network for the {size}x{size} board; name one with --net FILE")
    network, header = load_network(path)
    evaluator = NetworkEvaluator(network, precision="fp64")
    if evaluator.size != size:
        raise EngineError(
            f"{path.name} plays {evaluator.size}x{evaluator.size}, the game is {size}x{size}; "
            "name another network with --net FILE"
        )
    one = record.position_at(node)
    batch = Position._make([*one[:3], *(array[None] for array in one[3:])])
    plain = record.rules.komi if komi is None else komi
    bonus = record.rules.white_bonus - record.rules.komi
    answer = evaluator.raw(
        batch,
        symmetry if symmetry == "average" else int(symmetry),
        komi=plain,
        handicap=int(bonus),
    )
    black = int(one.counters[TO_PLAY]) == BLACK
    winrate, alpha = float(answer.winrate[0]), float(answer.alpha[0])
    return {
        "network": header.name,
        "identity": header.identity,
        "size": size,
        "to_play": "black" if black else "white",
        "komi": plain + bonus,
        "symmetry": symmetry,
        "alpha": alpha,
        "beta": float(answer.beta[0]),
        "winrate": winrate,
        "black_alpha": alpha if black else -alpha,
        "black_winrate": winrate if black else 1.0 - winrate,
        "policy": [float(p) for p in answer.policy[0, :-1]],
        "pass": float(answer.policy[0, -1]),
        "policy_logits": [float(z) for z in answer.policy_logits[0]],
    }


def raw_text(fields: dict[str, Any]) -> str:
    """The same for a terminal: the policy as a board in per mille, then the numbers."""
    size = fields["size"]
    board = np.array(fields["policy"]).reshape(size, size)
    lines = [
        f"{point_to_gtp(row * size, size)[1:]:>3} "
        + " ".join(f"{1000 * p:4.0f}" for p in board[row])
        for row in range(size)
    ]
    columns = "    " + " ".join(f"{point_to_gtp(c, size)[0]:>4}" for c in range(size))
    lines += [
        columns,
        f"pass {1000 * fields['pass']:.0f} per mille",
        f"{fields['to_play']} to play: alpha {fields['alpha']:.3f}, beta {fields['beta']:.4f}, "
        f"winrate {100 * fields['winrate']:.2f} % at komi {fields['komi']:g}",
    ]
    return "\n".join(lines)
