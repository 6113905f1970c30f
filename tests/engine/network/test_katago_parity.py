"""KataGo's networks answer here what they answer in KataGo."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.go.board import BLACK
from engine.go.position import legal_moves, replay, set_up
from engine.go.rules import Rules
from engine.go.state import TO_PLAY, Position
from engine.network.backends.available import available_backends, backend_named
from engine.network.files.katago import load_katago
from engine.network.models.katago_parts import KataGoModel
from engine.network.planes.v7_scene import V7Rules
from engine.network.runners.katago_evaluator import KataGoEvaluator
from engine.network.runners.katago_inference import KataGoRunner
from engine.network.runners.katago_metadata import metadata_of
from engine.network.runners.katago_values import decode_scores, mix_policies, result_chances
from tests.engine.network.planes.katago_records import (
    COLORS,
    POSITION_FILES,
    Record,
    load,
    moves_of,
    recorded_planes,
    setup_of,
)
from tests.shared import checked, file_in, parity_dir

FILES = (*POSITION_FILES, "random_nets")
TAXES = {"NONE": 0, "SEKI": 1, "ALL": 2}


def network_folders() -> list[Path]:
    return [parity_dir() / "katago" / "nets", parity_dir().parent / "nets"]


@cache
def network(name: str) -> KataGoModel:
    return load_katago(file_in(*network_folders(), name=f"{name}.bin.gz"))[0]


def answered(name: str, kind: str = "records") -> list[Record]:
    """The records of a file whose networks are there."""
    folders = network_folders()
    return checked(
        [
            record
            for record in load(name)[kind]
            if any((folder / f"{record['net']}.bin.gz").is_file() for folder in folders)
        ]
    )


@cache
def net_of(name: str, size: int, precision: str) -> KataGoRunner:
    return KataGoRunner(network(name), size, backend_named(precision))


def turned(board: NDArray[Any], code: int) -> NDArray[Any]:
    """KataGo's symmetries of [H, W, ...]: mirrored, then transposed."""
    if code & 1:
        board = board[::-1]
    if code & 2:
        board = board[:, ::-1]
    return np.swapaxes(board, 0, 1) if code & 4 else board


def turned_back(board: NDArray[Any], code: int) -> NDArray[Any]:
    board = np.swapaxes(board, 0, 1) if code & 4 else board
    if code & 2:
        board = board[:, ::-1]
    return board[::-1] if code & 1 else board


@pytest.mark.parametrize("precision", ["fp32", "fp64"])
@pytest.mark.parametrize("name", FILES)
def test_every_recorded_answer_is_met(name: str, precision: str) -> None:
    """KataGo's boards lie on larger ones, which changes nothing."""
    for record in answered(name):
        size, model = record["size"], network(record["net"])
        net = net_of(record["net"], size, precision)
        planes = recorded_planes(record["planes"], size, record["canvas"]).reshape(size, size, 22)
        metadata = None
        if "meta" in record:
            told = metadata_of(record["human_profile"], COLORS[record["to_move"]], size * size)
            np.testing.assert_allclose(told, record["meta"], atol=1e-6)
            metadata = told[None]
        for expected in record["evaluations"]:
            shown = turned(planes, expected["symmetry"]).astype(np.uint8)[None]
            numbers = np.array([record["globals"]], np.float32)
            out = net.run(np.ascontiguousarray(shown), numbers, metadata)
            check(record, expected, model, [part.astype(np.float64) for part in out])


WAYS = ("torch-fp32", "torch-bf16", "openvino-fp32", "openvino-bf16", "openvino-int8")


@pytest.mark.parametrize("way", WAYS)
def test_the_strong_network_answers_as_in_katago(way: str) -> None:
    """Transformer blocks, and a trunk that ends in an RMS norm although its version is 15.

    Rounded ways are asked on small boards only, and may be off by half of what mirroring changes.
    """
    if way not in {backend.name for backend in available_backends("cpu", torch_too=True)}:
        pytest.skip(f"{way} is not offered on this machine")
    found = load("strong_net")
    positions = {
        record["id"]: record for name in POSITION_FILES for record in load(name)["records"]
    }
    file = file_in(*network_folders(), name=f"{found['net']}.bin.gz")
    model = load_katago(file)[0]
    evaluators: dict[tuple[int, float], KataGoEvaluator] = {}
    gaps: list[tuple[float, ...]] = []
    for expected in checked(found["records"]):
        record = positions.get(expected["same_position_as"])
        if record is None or record["canvas"] != record["size"]:
            continue
        size, rules = record["size"], record["rules"]
        if not way.endswith("fp32") and size > 9:
            continue
        key = size, expected["optimism"]
        if key not in evaluators:
            evaluators[key] = KataGoEvaluator(model, size, precision=way, optimism=key[1])
        answer = evaluators[key].answer(
            recorded_planes(record["planes"], size, size)[None],
            np.array([record["globals"]], np.float32),
            np.zeros(1, np.int8),
            np.array([COLORS[record["to_move"]]], np.int32),
            np.array([rules["ko"] == "SIMPLE" or rules["scoring"] == "TERRITORY"]),
        )
        said = np.array(expected["policy"])
        z = answer.policy_logits[0]
        odds = np.exp(z - z.max()) * (said >= 0)
        sign = 1.0 if record["to_move"] == "W" else -1.0
        gaps.append(
            (
                np.abs(odds / odds.sum() - np.maximum(said, 0)).max(),
                abs(answer.result[0, 0 if sign == 1.0 else 1] - expected["white_win"]),
                abs(sign * answer.scores.lead[0] - expected["white_lead"]),
                np.abs(sign * answer.ownership[0] - expected["ownership"]).max(),
            )
        )
    if way.endswith("fp32"):
        assert (np.max(gaps, 0) < [1e-4, 1e-4, 2e-3, 1e-4]).all()  # leads are told to 3 digits
    else:
        assert (np.mean(checked(gaps), 0) < [0.02, 0.02, 0.3, 0.1]).all()


def check(record: Record, expected: Record, model: KataGoModel, out: list[NDArray[Any]]) -> None:
    logits, value, score, owners = out
    size, canvas, code = record["size"], record["canvas"], expected["symmetry"]
    white = 1 if record["to_move"] == "W" else -1
    mixed = mix_policies(logits, expected["optimism"])[0]
    z = np.append(turned_back(mixed[:-1].reshape(size, size), code), mixed[-1])
    said = np.array(expected["policy"])
    legal = np.append(said[:-1].reshape(canvas, canvas)[:size, :size], said[-1])
    odds = np.exp(z - z.max()) * (legal >= 0).ravel()
    np.testing.assert_allclose(odds / odds.sum(), np.maximum(legal, 0).ravel(), atol=1e-5)
    rules = record["rules"]
    endless = rules["ko"] == "SIMPLE" or rules["scoring"] == "TERRITORY"
    result = result_chances(value, np.array([endless]))
    win, loss, none = result[0][[0, 1, 2] if white == 1 else [1, 0, 2]]
    for name, chance in (("white_win", win), ("white_loss", loss), ("no_result", none)):
        assert abs(chance - expected[name]) < 1e-5, (record["id"], name)
    scores = decode_scores(model, score, result[:, 2])
    mean, deviation = scores.mean[0], scores.deviation[0]
    numbers = {
        "white_score_mean": white * mean,
        "white_score_mean_sq": mean**2 + deviation**2,
        "white_lead": white * scores.lead[0],
        "var_time_left": scores.variance_time[0],
        "shortterm_winloss_error": scores.winrate_error[0],
        "shortterm_score_error": scores.error[0],
    }
    for name, number in numbers.items():
        if expected[name] != -1:
            assert abs(number - expected[name]) < 1e-4 * max(1, abs(expected[name])), name
    own = turned_back(np.tanh(owners).reshape(size, size), code)
    there = np.array(expected["ownership"]).reshape(canvas, canvas)[:size, :size]
    np.testing.assert_allclose(white * own, there, atol=2e-5)


def played(record: Record) -> Position | None:
    """The record as a Position; None where the game needs what only KataGo's rules have."""
    moves = moves_of(record)
    alternate = all(a[0] != b[0] for a, b in zip(moves, moves[1:], strict=False))
    if record["encore_phase"] or record["rules"]["hasButton"] or not alternate or "pda" in record:
        return None
    if moves and -moves[-1][0] != COLORS[record["to_move"]]:
        return None
    said = record["rules"]
    rules = Rules(size=record["size"], superko=said["ko"].lower(), suicide=said["suicide"])
    first = moves[0][0] if moves else COLORS[record["to_move"]]
    position = set_up(rules, setup_of(record), first)
    replay(position, [point for _, point in moves])
    return position


@pytest.mark.parametrize("name", POSITION_FILES)
def test_an_evaluator_gives_the_recorded_policy_and_winrate(name: str) -> None:
    evaluators: dict[object, KataGoEvaluator] = {}
    winrates = []
    for record in answered(name):
        position = played(record)
        if position is None:
            continue
        size, said, canvas = record["size"], record["rules"], record["canvas"]
        rules = V7Rules(said["scoring"] == "TERRITORY", TAXES[said["tax"]], said["friendlyPassOk"])
        if rules not in evaluators:
            evaluators[rules] = KataGoEvaluator(network(record["net"]), size, rules=rules)
        batch = Position._make([*position[:3], *(array[None] for array in position[3:])])
        legal = np.zeros((1, size * size + 1), np.bool_)
        legal_moves(position, legal[0])
        stones = setup_of(record)
        compensation = 0
        if (stones == BLACK).sum() > 1 and not (stones == -1).any():
            compensation = {"0": 0, "N": 0, "N-1": -1}[said["whiteHandicapBonus"]]
            compensation += int(stones.sum()) if said["whiteHandicapBonus"] != "0" else 0
        komi = record["komi"] + compensation
        answer = evaluators[rules].evaluate(batch, legal, np.array([komi], np.float32))
        expected = record["evaluations"][0]
        policy = np.array(expected["policy"])
        policy = np.append(policy[:-1].reshape(canvas, canvas)[:size, :size], policy[-1])
        assert ((policy >= 0) == legal[0]).all()
        np.testing.assert_allclose(answer.policy[0], np.maximum(policy, 0), atol=1e-5)
        alpha, beta = answer.curve[0].astype(np.float64)
        winrate = 1 / (1 + np.exp(-beta * (alpha - komi)))
        black = expected["white_loss"] + 0.5 * expected["no_result"]
        assert abs(winrate - black) < 1e-5, record["id"]
        assert answer.ownership is not None
        there = np.array(expected["ownership"]).reshape(canvas, canvas)[:size, :size]
        np.testing.assert_allclose(answer.ownership[0], -there.ravel(), atol=2e-5)
        assert batch.counters[0, TO_PLAY] == COLORS[record["to_move"]]
        winrates.append(winrate)
    checked(winrates)


def test_winrates_over_komi_equal_katagos() -> None:
    """One position at 61 komi each: `answer` with only the two numbers of the komi changed."""
    from engine.network.planes.v7 import fill_v7_globals
    from tests.engine.network.planes.katago_records import inputs_of, replayed

    for curve in answered("komi_curves", "curves"):
        size, columns = curve["size"], curve["columns"]
        evaluator = KataGoEvaluator(network(curve["net"]), size)
        game = replayed(curve, curve["to_move"])
        scene = game.scene()
        rows = np.array(curve["rows"])
        planes, _ = inputs_of(scene, size, 0.0)
        numbers = np.empty((len(rows), 19), np.float32)
        for i, row in enumerate(rows):
            fill_v7_globals(scene, row[columns.index("komi")], 0.0, numbers[i])
        for name, index in (("global_5", 5), ("global_18", 18)):
            np.testing.assert_allclose(numbers[:, index], rows[:, columns.index(name)], atol=1e-6)
        endless = game.rules.ko == "simple" or game.rules.scoring == "territory"
        answer = evaluator.answer(
            np.repeat(planes[None], len(rows), 0),
            numbers,
            np.zeros(len(rows), np.int8),
            np.full(len(rows), game.to_play, np.int32),
            np.full(len(rows), endless),
        )
        white = -game.to_play
        win = answer.result[:, 0 if white == 1 else 1]
        np.testing.assert_allclose(win, rows[:, columns.index("white_win")], atol=1e-5)
        lead = rows[:, columns.index("white_lead")]
        off = np.abs(white * answer.scores.lead - lead) / np.maximum(1, np.abs(lead))
        assert off.max() < 1e-4


@pytest.mark.parametrize("name", POSITION_FILES)
def test_symmetries_are_katagos_by_other_numbers(name: str) -> None:
    """Ours 4 to 7 are KataGo's 7 to 4: it counts rows from the top when it transposes."""
    whole = [r for r in answered(name) if len(r["evaluations"]) > 1 and r["canvas"] == r["size"]]
    for record in checked(whole):
        size = record["size"]
        evaluator = KataGoEvaluator(network(record["net"]), size)
        planes = recorded_planes(record["planes"], size, size)[None]
        numbers = np.array([record["globals"]], np.float32)
        mover = np.array([COLORS[record["to_move"]]], np.int32)
        for expected in record["evaluations"]:
            code = expected["symmetry"]
            ours = np.array([code if code < 4 else code ^ 3], np.int8)
            answer = evaluator.answer(planes, numbers, ours, mover, np.array([True]))
            np.testing.assert_allclose(
                answer.policy_logits[0], expected["policy_logits"], atol=5e-4
            )
