"""The raw network output for one position, for `sai-engine eval`: no search, no rules applied.

KataGo's networks get the inputs of KataGo itself: the whole game is replayed with KataGo's phases,
so that passes under territory rules lead to its encores. Named rules are KataGo's of that name, as
far as history matters.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import SettingsError
from engine.catalog.networks import chosen_network
from engine.go.board import BLACK
from engine.go.coords import point_to_gtp
from engine.go.position import legal_moves
from engine.go.rules import Rules
from engine.go.state import TO_PLAY, as_batch
from engine.go.symmetry import SYMMETRIES
from engine.network.models.header import NetworkHeader
from engine.network.opened import FileEvaluator, open_network
from engine.network.planes.v7 import (
    GLOBALS,
    PLANES,
    V7Scene,
    fill_v7_globals,
    fill_v7_planes,
    v7_buffers,
)
from engine.network.planes.v7_game import KataGoRules, V7Game
from engine.network.runners.evaluator import NetworkEvaluator, RawAnswer
from engine.network.runners.katago_curve import curve_of_grid
from engine.network.runners.katago_evaluator import KataGoEvaluator
from engine.network.runners.katago_values import KataGoAnswer
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.search.value.fit import logistic
from engine.search.value.kinds import MULTI_LABEL, kind_name

BEST: Final = 10
"""Moves of the policy that are listed."""
FRIENDLY: Final = ("chinese", "aga", "new-zealand")
"""Rules under which KataGo judges a pass that would end the game without the history before it."""
GRID_REACH: Final = 30.0  # range of komi around the fair one to which the curve is fitted [points]
GRID_STEP: Final = 0.5  # distance between these komi [points]


def check_symmetry(symmetry: str) -> None:
    """Raise a SettingsError unless the text is "0" to "7" or "average"."""
    if symmetry != "average" and symmetry not in map(str, range(SYMMETRIES)):
        raise SettingsError(f"--symmetry must be 0 to 7 or average, not {symmetry!r:.40}")


def raw_output(
    record: GameRecord, node: GameNode, path: Path | None, symmetry: str, precision: str = "fp64"
) -> dict[str, Any]:
    """Return the network's output for a position in board order, by default in double precision.

    The winrate is for the game's komi plus handicap compensation.

    Parameters
    ----------
    path
        Network file; None uses the best one for the board.
    symmetry
        "0" to "7", or "average" for the means over all eight.
    precision
        How the network runs, see `NetworkEvaluator`.

    Returns
    -------
    dict
        The fields documented in docs/commands/analysis.md. Plain `alpha` and `winrate` are in the
        frame of the side to move, as the network's output; `black_alpha` and `black_winrate` are
        Black's.
        All of these, and beta, are None for a network without values.

    Raises
    ------
    EngineError
        There is no network for the board, or the symmetry is invalid.
    """
    opened = open_network(chosen_network(path, record.size))
    evaluator = opened.evaluator(record.rules, precision=precision)
    return raw_fields(record, node, opened.header, evaluator, symmetry, all_winrates=True)


def raw_fields(
    record: GameRecord,
    node: GameNode,
    header: NetworkHeader,
    evaluator: FileEvaluator,
    symmetry: str,
    *,
    all_winrates: bool = False,
) -> dict[str, Any]:
    """Return the fields of `raw_output` for an open network: its header and an evaluator.

    Parameters
    ----------
    all_winrates
        Whether `black_winrates` is among them, which takes eight more evaluations.
    """
    check_symmetry(symmetry)
    size, rules = record.size, record.rules
    black = record.board_at(node).to_play == BLACK
    fields: dict[str, Any] = {
        "network": header.name,
        "identity": header.identity,
        "size": size,
        "move_number": node.number,
        "to_play": "black" if black else "white",
        "komi": rules.white_bonus,
        "compensation": rules.compensation,
        "symmetry": symmetry,
        "curve": kind_name(evaluator.curve_kind),
        "has_policy": header.has_policy,
        "has_values": header.has_values,
    }
    if isinstance(evaluator, KataGoEvaluator):
        fields |= katago_output(record, node, evaluator, symmetry, all_winrates=all_winrates)
    else:
        several = all_winrates and header.has_values
        fields |= _own_output(record, node, evaluator, symmetry, several)
    if not header.has_values:
        unknown = ("alpha", "beta", "winrate", "black_alpha", "black_winrate")
        return fields | dict.fromkeys(unknown)
    fields["black_alpha"] = fields["alpha"] if black else -fields["alpha"]
    fields["black_winrate"] = fields["winrate"] if black else 1.0 - fields["winrate"]
    winrates = fields.pop("winrates", None)
    if winrates is not None:
        fields["black_winrates"] = winrates if black else [1.0 - winrate for winrate in winrates]
    return fields


def _own_output(
    record: GameRecord,
    node: GameNode,
    evaluator: NetworkEvaluator,
    symmetry: str,
    all_winrates: bool,
) -> dict[str, Any]:
    """Return the output of a network of ours, Leela Zero's or SAI's."""
    one, rules = record.position_at(node), record.rules

    def ask(code: int | str) -> RawAnswer:
        return evaluator.raw(as_batch(one), code, komi=rules.komi, compensation=rules.compensation)

    answer = ask(symmetry if symmetry == "average" else int(symmetry))
    fields: dict[str, Any] = {
        "alpha": float(answer.alpha[0]),
        "beta": float(answer.beta[0]),
        "winrate": float(answer.winrate[0]),
        "policy": [float(p) for p in answer.policy[0, :-1]],
        "pass": float(answer.policy[0, -1]),
        "policy_logits": [float(z) for z in answer.policy_logits[0]],
    }
    if all_winrates:
        fields["winrates"] = [float(ask(code).winrate[0]) for code in range(SYMMETRIES)]
    if evaluator.curve_kind == MULTI_LABEL:
        first, odds = float(answer.curve[0, 0]), answer.curve[0, 1:].astype(np.float64)
        chances = logistic(odds).tolist()
        fields["black_labels"] = [[first + i, chance] for i, chance in enumerate(chances)]
    if answer.ownership is not None:
        mover = int(one.counters[TO_PLAY])
        fields["ownership"] = [float(mover * owner) for owner in answer.ownership[0]]
    return fields


def raw_text(fields: dict[str, Any]) -> str:
    """Return the fields as text: the policy as a board and its best moves, then Black's values."""
    size = fields["size"]
    board = np.array(fields["policy"]).reshape(size, size)
    shares = np.append(board.ravel(), fields["pass"])
    best = np.argsort(-shares, kind="stable")[:BEST].tolist()
    lines = ["policy, per mille:"]
    lines += [
        f"{point_to_gtp(row * size, size)[1:]:>3} "
        + " ".join(f"{1000 * p:4.0f}" for p in board[row])
        for row in range(size)
    ]
    columns = "    " + " ".join(f"{point_to_gtp(c, size)[0]:>4}" for c in range(size))
    value = _value_text(fields)
    if "lead" in fields:
        sign = 1 if fields["to_play"] == "black" else -1
        lead, mean = sign * fields["lead"], sign * fields["score_mean"]
        value += (
            f"; Black's lead {lead:.2f} with the komi, score {mean:.2f} +- "
            f"{fields['score_deviation']:.2f}; alpha and beta are fitted to the winrates at other "
            f"komi, with errors up to {100 * fields['fit_error']:.1f} %"
        )
    lines += [
        columns,
        f"pass {1000 * fields['pass']:.0f}",
        f"move {fields['move_number']}, {fields['to_play']} to play: {value}",
    ]
    if "black_winrates" in fields:
        lines.append(_symmetries_text(fields["symmetry"], fields["black_winrates"]))
    if fields["has_policy"]:
        moves = (f"{point_to_gtp(move, size)} {100 * shares[move]:.1f} %" for move in best)
        lines.append(f"best moves: {', '.join(moves)}")
    else:
        lines.append("a value network, without a policy: every point has the same share")
    if "black_labels" in fields:
        low, high = fields["black_labels"][0][0], fields["black_labels"][-1][0]
        if not low <= fields["komi"] <= high:
            lines.append(
                f"it has winrates for komi {low:g} to {high:g}; the one at {fields['komi']:g} is "
                "that of the nearest"
            )
        lines.append("komi   Black wins %")
        lines += [f"{komi:5.1f} {100 * chance:8.2f}" for komi, chance in fields["black_labels"]]
    return "\n".join(lines)


def _value_text(fields: dict[str, Any]) -> str:
    """Return alpha, beta and Black's winrate, as far as the network estimates them."""
    if not fields["has_values"]:
        return "this network only suggests moves: it gives no winrates"
    value = f"Black wins {100 * fields['black_winrate']:.2f} %"
    if fields["curve"] == "flat":
        return f"{value} (this network has no score and knows only the komi of its training)"
    alpha, beta = fields["black_alpha"], fields["beta"]
    value = f"Black's alpha {alpha:.3f}, beta {beta:.4f}, {value} at komi {fields['komi']:g}"
    if fields["compensation"]:
        value += f", {fields['compensation']:g} of it for handicap"
    return value


def _symmetries_text(symmetry: str, winrates: list[float]) -> str:
    """Return how far Black's winrates in the eight symmetries of the board lie apart."""
    asked = "the mean of the eight symmetries" if symmetry == "average" else f"symmetry {symmetry}"
    low, high, mean = (100 * w for w in (min(winrates), max(winrates), np.mean(winrates)))
    return (
        f"asked in {asked}; in each of the eight Black wins {low:.1f} to {high:.1f} %, "
        f"{mean:.1f} % in the mean; a search asks in one of them, drawn at random for each position"
    )


def katago_rules(rules: Rules) -> KataGoRules:
    """Return a record's rules as KataGo's; the komi includes the handicap compensation."""
    territory = rules.scoring == "territory"
    return KataGoRules(
        ko=rules.superko,
        scoring=rules.scoring,
        tax="seki" if territory else "none",
        suicide=rules.suicide,
        friendly_pass=not territory and rules.name in FRIENDLY,
    )


def katago_game(record: GameRecord, node: GameNode) -> V7Game:
    """Return KataGo's game up to a node, with the turns of the record."""
    start, moves = record.start_and_moves(node)
    real = [member.move for member in record.line_to(node) if member.move is not None]
    turns = []
    for move in reversed(moves):  # without the passes that `start_and_moves` inserted
        if real and move == real[-1]:
            turns.append(real.pop())
    game = V7Game(record.size, katago_rules(record.rules), start.stones, start.to_play)
    for move in reversed(turns):
        game.play(move.color, move.point)
    game.to_play = record.board_at(node).to_play
    return game


def katago_scene(record: GameRecord, node: GameNode, game: V7Game) -> V7Scene:
    """Return what KataGo's inputs show, with the prisoners made before stones were set up."""
    scene = game.scene()
    if game.rules.scoring == "territory":
        black, white = record.start_and_moves(node)[0].captured
        scene.bonus[0] += black - white
    return scene


def katago_output(
    record: GameRecord,
    node: GameNode,
    evaluator: KataGoEvaluator,
    symmetry: str,
    *,
    all_winrates: bool = False,
) -> dict[str, Any]:
    """Return the fields of `raw_output` from the network, and KataGo's own ones.

    `symmetry` is "0" to "7", or "average" for the means over all eight; the curve is then "0"'s.
    With `all_winrates`, `winrates` are those of the eight, of the side to move.
    """
    game, size = katago_game(record, node), record.size
    scene = katago_scene(record, node, game)
    planes = np.empty((size * size, PLANES), np.uint8)
    fill_v7_planes(scene, v7_buffers(size), planes)
    komi = record.rules.white_bonus
    no_result = game.rules.ko == "simple" or game.rules.scoring == "territory"
    codes = range(SYMMETRIES) if symmetry == "average" else [int(symmetry)]

    def ask(komis: NDArray[np.float64], codes: NDArray[np.int8]) -> KataGoAnswer:
        numbers = np.empty((len(komis), GLOBALS), np.float32)
        for i, value in enumerate(komis.tolist()):
            fill_v7_globals(scene, value, 0.0, numbers[i])
        return evaluator.answer(
            np.repeat(planes[None], len(komis), 0),
            numbers,
            codes,
            np.full(len(komis), game.to_play, np.int32),
            np.full(len(komis), no_result),
        )

    answer = ask(np.full(len(codes), komi), np.array(codes, np.int8))
    legal = np.zeros(size * size + 1, np.bool_)
    legal_moves(record.position_at(node), legal)
    odds = np.exp(answer.policy_logits - answer.policy_logits.max(1, keepdims=True)) * legal
    policy = (odds / odds.sum(1, keepdims=True)).mean(0)
    win, loss, none = answer.result.mean(0)
    lead = float(answer.scores.lead.mean())
    alpha, beta, error = _fitted(scene, komi, lead, ask, np.int8(codes[0]))
    fields: dict[str, Any] = {
        "alpha": alpha * game.to_play,
        "beta": beta,
        "winrate": float(win + 0.5 * none),
        "policy": [float(p) for p in policy[:-1]],
        "pass": float(policy[-1]),
        "policy_logits": [float(z) for z in answer.policy_logits.mean(0)],
        "fit_error": error,
        "win": float(win),
        "loss": float(loss),
        "no_result": float(none),
        "lead": lead,
        **{
            f"score_{name}": float(getattr(answer.scores, name).mean())
            for name in ("mean", "deviation", "error")
        },
        "winrate_error": float(answer.scores.winrate_error.mean()),
        "variance_time": float(answer.scores.variance_time.mean()),
        "ownership": [float(p) for p in answer.ownership.mean(0)],
        "encore": game.encore,
    }
    if all_winrates:
        every = ask(np.full(SYMMETRIES, komi), np.arange(SYMMETRIES, dtype=np.int8)).result
        fields["winrates"] = [float(one) for one in every[:, 0] + 0.5 * every[:, 2]]
    return fields


def _fitted(
    scene: V7Scene, komi: float, lead: float, ask: Any, code: np.int8
) -> tuple[float, float, float]:
    """Return Black's alpha and beta, fitted to the winrates at many komi, and the fit's error."""
    to_play = int(scene.facts[0])
    points = scene.banned.shape[0]
    fair = komi + to_play * lead
    reach = np.clip(fair + np.array([-GRID_REACH, GRID_REACH]), -points - 20, points + 20)
    grid = np.arange(np.ceil(reach[0]), np.floor(reach[1]) + GRID_STEP, GRID_STEP)
    result = ask(grid, np.full(len(grid), code, np.int8)).result
    black = result[:, 0 if to_play == BLACK else 1] + 0.5 * result[:, 2]
    return curve_of_grid(grid, black)
