"""The raw output of a KataGo network, for `sai-engine eval`, with the inputs of KataGo itself.

The whole game is replayed with KataGo's phases, so that passes under territory rules lead to its
encores. Named rules are KataGo's of that name, as far as history matters.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.features.v7 import GLOBALS, PLANES, V7Scene, fill_v7_globals, fill_v7_planes, v7_buffers
from engine.features.v7_game import KataGoRules, V7Game
from engine.go.board import BLACK
from engine.go.position import legal_moves
from engine.go.rules import Rules
from engine.go.symmetry import SYMMETRIES
from engine.network.katago.katago_curve import curve_of_grid
from engine.network.katago.katago_evaluator import KataGoEvaluator
from engine.network.katago.values import KataGoAnswer
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord

FRIENDLY: Final = ("chinese", "aga", "new-zealand")
"""Rules under which KataGo judges a pass that would end the game without the history before it."""
GRID_REACH: Final = 30.0  # range of komi around the fair one to which the curve is fitted [points]
GRID_STEP: Final = 0.5  # distance between these komi [points]


def katago_rules(rules: Rules) -> KataGoRules:
    """Return KataGo's rules for a record; handicap compensation is part of the komi instead."""
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
