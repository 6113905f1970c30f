"""Lessons: what a teacher says becomes what the pupil learns, on every board size."""

from __future__ import annotations

import dataclasses
from functools import partial
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from engine.errors import EngineError, RunError, SettingsError
from engine.go.board import BLACK, WHITE
from engine.go.position import legal_moves, position_batch, replay, row
from engine.go.rules import Rules
from engine.network.evaluator import NetworkEvaluator
from engine.network.network import on_board
from engine.network.weights import load_network, save_network
from engine.record.played_game import PlayedGame, read_shard
from engine.train import lessons, stages
from engine.train.estimate import measured_speed
from engine.train.extrapolate import TURN_S, Speed, extrapolated
from engine.train.lessons import Lessons
from engine.train.preset import Preset, load_preset
from engine.train.run import RunFolder
from engine.train.sampler import SizedSampler
from engine.train.settings import LessonSettings
from engine.train.worker import ShardWriter
from engine.value.evaluation import FLAT
from tests.engine.network.networks import random_network

GAME = b"(;GM[1]FF[4]SZ[5]KM[3.5]RE[B+R];B[cc];W[bb];B[bc];W[cb];B[db];W[da];B[])"
"""Seven moves, the last one a pass."""


@pytest.fixture(scope="module")
def teacher(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("teacher") / "teacher.safetensors"
    save_network(path, random_network("pooled", size=7), half=False)
    return path


def preset_of(teacher: Path, **lesson: object) -> Preset:
    return Preset.from_dict(
        {
            "rules": {"size": 5},
            "network": {
                "size": 7, "smallest": 5, "features": "studio20", "blocks": 1, "channels": 8,
                "policy_channels": 4, "value_channels": 4, "value_hidden": 8, "beta_hidden": 8,
                "ownership": True, "norm": "none",
            },
            "selfplay": {"precision": "fp32"},
            "lessons": {"teacher": str(teacher), "boards": "5 7", **lesson},
            "training": {
                "batch": 16, "off_policy_cut": 1.0, "searched_targets_from": 0.0,
                "score_weight": 1.0, "score_until": 1.0, "score_target": "searched",
            },
            "run": {"generations": 2, "games": 64, "shard_games": 16},
        }
    )  # fmt: skip


def asked_again(teacher: Path, lesson: PlayedGame) -> tuple[float, float]:
    """The teacher's alpha and beta of the position that a lesson is about."""
    size = lesson.rules.size
    positions = position_batch(1, size)
    replay(row(positions, 0), lesson.start.tolist())
    legal = np.zeros((1, size * size + 1), np.bool_)
    legal_moves(row(positions, 0), legal[0])
    network = on_board(load_network(teacher)[0], size)
    evaluator = NetworkEvaluator(network, precision="fp32")
    alpha, beta = evaluator.evaluate(positions, legal, np.zeros(1, np.float32)).curve[0]
    return float(alpha), float(beta)


@pytest.fixture
def upright(monkeypatch: pytest.MonkeyPatch) -> None:
    """The teacher answers without a random symmetry, so that it can be asked again."""
    opened = lessons.OpenedNetwork.evaluator

    def evaluator(self, rules, **options):  # type: ignore[no-untyped-def]
        return opened(self, rules, **{**options, "symmetry": "identity"})

    monkeypatch.setattr(lessons.OpenedNetwork, "evaluator", evaluator)


@pytest.mark.usefixtures("upright")
def test_targets_are_the_teachers_curve_at_the_lessons_komi(teacher: Path) -> None:
    source = Lessons(preset_of(teacher), count())
    drawn = [game for _ in range(4) for game in source.play_round()]
    assert {game.rules.size for game in drawn} == {5, 7}
    for game in drawn[:: len(drawn) // 12]:
        alpha, beta = asked_again(teacher, game)
        assert game.root_alpha is not None
        assert game.root_winrate is not None
        assert game.policy is not None
        assert game.root_alpha[0] == pytest.approx(alpha, abs=1e-3)
        winrate = 1.0 / (1.0 + np.exp(-beta * (alpha - game.rules.komi)))
        assert game.root_winrate[0] == pytest.approx(winrate, abs=1e-3)
        assert game.policy[0].astype(np.float32).sum() == pytest.approx(1.0, abs=0.02)
        assert game.rules.komi % 1 == 0.5
        assert game.ownership is not None
        assert set(game.ownership.tolist()) <= {BLACK, WHITE}


def test_records_give_their_moves_and_results(teacher: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(GAME)
    options = {"games": str(path), "boards": "5", "recorded_share": 1.0, "move_weight": 1.0}
    preset = preset_of(teacher, **options, result_weight=1.0)
    source = Lessons(preset, count())
    drawn = [game for _ in range(3) for game in source.play_round()]
    line = [12, 6, 11, 7, 8, 3, 25]
    at_komi = 0
    for game in drawn:
        ply = len(game.start)
        assert game.start.tolist() == line[:ply]
        assert game.moves.tolist() == [line[ply]]
        assert game.policy is not None
        assert int(game.policy[0].argmax()) == line[ply]
        assert game.root_winrate is not None
        if game.rules.komi == 3.5 and game.root_winrate[0] == 1.0:
            at_komi += 1
    assert at_komi >= len(drawn) // 4  # half of them, but for chance


def test_a_run_that_goes_on_draws_other_positions(teacher: Path) -> None:
    preset = preset_of(teacher)
    first, same, later = (Lessons(preset, count(begin)).play_round() for begin in (0, 0, 32))
    starts = [[tuple(game.moves.tolist()) for game in games] for games in (first, same, later)]
    assert starts[0] == starts[1] != starts[2]


def test_ownership_is_drawn_so_that_its_mean_is_the_teachers(teacher: Path) -> None:
    source = Lessons(preset_of(teacher, boards="5"), count())
    answer = source._evaluator(5).evaluate(
        position_batch(1, 5), np.ones((1, 26), np.bool_), np.zeros(1, np.float32)
    )
    assert answer.ownership is not None
    moves = np.array([12], np.int16)
    some = [source._lesson(5, None, BLACK, moves, answer.policy[0], answer, 0) for _ in range(900)]
    mean = np.mean([game.ownership for game in some], axis=0)
    assert mean == pytest.approx(answer.ownership[0], abs=0.15)


def test_a_run_of_lessons_continues_and_plays_every_size(teacher: Path, tmp_path: Path) -> None:
    preset = preset_of(teacher)
    folder = tmp_path / "run"
    events: list[dict[str, object]] = []
    stages.run(preset, folder, events.append, stop=lambda: len(events) > 3)
    state = stages.run(None, folder)
    assert (state.stage, state.generation) == ("finished", 2)
    run_folder = RunFolder(folder)
    sizes = {game.rules.size for path in run_folder.shards() for game in read_shard(path)}
    assert sizes == {5, 7}
    network, header = load_network(run_folder.network_path(2))
    assert header.sizes == (5, 6, 7)
    assert header.training["teacher"] == teacher.name
    before = on_board(load_network(run_folder.network_path(0))[0], 6)
    after = on_board(network, 6)
    assert any(
        not np.array_equal(a.numpy(), b.numpy())
        for a, b in zip(before.state_dict().values(), after.state_dict().values(), strict=True)
    )


def test_a_batch_has_one_board_size_and_all_come(teacher: Path) -> None:
    preset = preset_of(teacher)
    source = Lessons(preset, count())
    games = [game for _ in range(4) for game in source.play_round()]
    sampler = SizedSampler(games, preset.network.feature_set, 1.0, 1.0, True)
    assert sampler.rows == len(games)
    random = np.random.default_rng(0)
    seen = set()
    for _ in range(20):
        batch = sampler.draw(8, random)
        assert batch.planes.shape[1:] == (20, batch.planes.shape[2], batch.planes.shape[2])
        seen.add(batch.planes.shape[2])
        assert np.isfinite(batch.score).all()
        assert ((batch.won > 0.0) & (batch.won < 1.0)).all()
    assert seen == {5, 7}


def test_shards_hold_one_size_each(teacher: Path, tmp_path: Path) -> None:
    folder = RunFolder(tmp_path / "run")
    writer = ShardWriter(folder, 40)
    source = Lessons(preset_of(teacher), count())
    for _ in range(4):
        writer.add(source.play_round(), 0)
    writer.flush(0)
    for path in folder.shards():
        assert len({game.rules.size for game in read_shard(path)}) == 1


def test_a_teacher_must_know_the_score(tmp_path: Path) -> None:
    path = tmp_path / "flat.safetensors"
    network = random_network("flat")
    assert network.settings.curve_kind == FLAT
    save_network(path, network)
    with pytest.raises(RunError, match=r"flat\.safetensors.*knows no score"):
        Lessons(preset_of(path, boards="5"), count())
    with pytest.raises(EngineError, match="none"):
        Lessons(preset_of(tmp_path / "none.safetensors"), count())


def test_lessons_need_a_teacher(tmp_path: Path) -> None:
    preset = dataclasses.replace(load_preset("supervised-fast"), rules=Rules(size=5))
    folder = tmp_path / "run"
    with pytest.raises(RunError, match=r"--set lessons\.teacher=FILE"):
        stages.run(preset, folder)
    assert not folder.exists()


def test_a_teacher_must_play_all_boards_and_a_start_must_fit(teacher: Path, tmp_path: Path) -> None:
    small = tmp_path / "small.safetensors"
    save_network(small, random_network("pooled", size=6), half=False)
    with pytest.raises(RunError, match=r"small\.safetensors.*doesn't play 7x7"):
        stages.run(preset_of(small), tmp_path / "run")
    assert not (tmp_path / "run").exists()
    preset = preset_of(teacher)
    other = dataclasses.replace(preset.run, start_network=str(teacher))
    misfit = dataclasses.replace(preset, run=other, network=preset.network.replace(channels=16))
    for start in (partial(stages.run, misfit, tmp_path / "run"), partial(measured_speed, misfit)):
        with pytest.raises(RunError, match=r"channels 8, not 16"):
            start()
    assert not (tmp_path / "run").exists()


def test_an_estimate_counts_lessons(teacher: Path) -> None:
    preset = preset_of(teacher)
    estimate = extrapolated(preset, Speed(100.0, 200.0, 1000, 2, 5.0))
    assert (estimate.games, estimate.nodes) == (128, 128.0)
    turns = TURN_S * estimate.generations
    assert estimate.hours == pytest.approx((5 + 128 / 100 + 8 * 128 / 200 + turns) / 3600)
    speed = measured_speed(preset, 0.05)
    assert speed is not None
    assert speed.nodes_per_s > 0
    assert speed.rows_per_s > 0


def test_shares_of_boards() -> None:
    shares = LessonSettings(boards="19:3 5-6:1").shares()
    assert shares == {5: 0.125, 6: 0.125, 19: 0.75}
    assert LessonSettings().shares() == {}
    with pytest.raises(SettingsError, match="board"):
        LessonSettings(teacher="net")
    for wrong in ("x", "1", "9:0", "26", "9-5", "19:nan"):
        with pytest.raises(SettingsError, match="board"):
            LessonSettings(boards=wrong)
    values = preset_of(Path("teacher")).to_dict()
    values["lessons"]["boards"] = "9"
    with pytest.raises(SettingsError, match="size 9"):
        Preset.from_dict(values)
