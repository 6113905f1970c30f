"""Distillation: a teacher's answers become training rows, on every board size."""

from __future__ import annotations

import dataclasses
from functools import partial
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from engine.base.errors import EngineError, RunError, SettingsError
from engine.go.board import BLACK, WHITE
from engine.go.position import legal_moves, replay, set_up
from engine.go.rules import Rules
from engine.go.state import as_batch
from engine.network.files.weights import read_network, save_network
from engine.network.runners.evaluator import NetworkEvaluator
from engine.record.played_game import PlayedGame
from engine.record.shards import read_shard
from engine.search.search import TreeSearch
from engine.search.value.kinds import FLAT
from engine.train import stages
from engine.train.distillation import teacher_games
from engine.train.distillation.teacher_games import TeacherGames
from engine.train.estimate import measured_speed
from engine.train.extrapolate import TURN_S, Speed, extrapolated
from engine.train.learning.sampler import Sampler, SizedSampler, row_count
from engine.train.presets.label_settings import DistillationSettings
from engine.train.presets.preset import Preset, load_preset
from engine.train.runs.run import RunFolder
from engine.train.selfplay_worker import ShardWriter
from tests.engine.network.networks import random_network
from tests.engine.train.distillation.presets import preset_of

GAME = b"(;GM[1]FF[4]SZ[5]KM[3.5]RE[B+R];B[cc];W[bb];B[bc];W[cb];B[db];W[da];B[])"
"""Seven moves, the last one a pass."""


def asked_again(teacher: Path, game: PlayedGame, ply: int) -> tuple[float, float]:
    """The teacher's alpha and beta of a position of a game."""
    size = game.rules.size
    setup = np.zeros(size * size, np.int8) if game.setup is None else game.setup
    position = set_up(Rules(size=size), setup, game.first)
    replay(position, game.moves[:ply].tolist())
    legal = np.zeros((1, size * size + 1), np.bool_)
    legal_moves(position, legal[0])
    network = read_network(teacher)[0].on_board(size)
    evaluator = NetworkEvaluator(network, precision="fp32")
    answer = evaluator.evaluate(as_batch(position), legal, np.zeros(1, np.float32))
    alpha, beta = answer.curve[0]
    return float(alpha), float(beta)


def some_games(source: TeacherGames, rounds: int = 200) -> list[PlayedGame]:
    """Games of both sizes that ended, and the others as far as they went."""
    games = [game for _ in range(rounds) for game in source.play_round()]
    return games + source.unfinished()


@pytest.fixture
def upright(monkeypatch: pytest.MonkeyPatch) -> None:
    """The teacher answers without a random symmetry, so that it can be asked again."""
    opened = teacher_games.OpenedNetwork.evaluator

    def evaluator(self, rules, **options):  # type: ignore[no-untyped-def]
        return opened(self, rules, **{**options, "symmetry": "identity"})

    monkeypatch.setattr(teacher_games.OpenedNetwork, "evaluator", evaluator)


@pytest.mark.usefixtures("upright")
def test_labels_are_the_teachers_answers_at_the_komi_asked(teacher: Path) -> None:
    games = some_games(TeacherGames(preset_of(teacher), count()), 30)
    assert {game.rules.size for game in games} == {5, 7}
    for game in games[:: max(len(games) // 6, 1)]:
        assert game.root_alpha is not None
        assert game.root_winrate is not None
        assert game.policy is not None
        assert game.komi is not None
        assert game.owners is not None
        assert len(game.komi) == len(game.moves) == len(game.owners)
        for ply in {0, len(game.moves) // 2, len(game.moves) - 1}:
            alpha, beta = asked_again(teacher, game, ply)
            assert game.root_alpha[ply] == pytest.approx(alpha, abs=1e-3)
            winrate = 1.0 / (1.0 + np.exp(-beta * (alpha - game.komi[ply])))
            assert game.root_winrate[ply] == pytest.approx(winrate, abs=1e-3)
            assert game.policy[ply].astype(np.float32).sum() == pytest.approx(1.0, abs=0.02)
            assert game.komi[ply] % 1 == 0.5


def test_the_komi_of_a_label_follows_the_last_answer(teacher: Path) -> None:
    games = some_games(TeacherGames(preset_of(teacher, boards="7"), count()))
    away = []
    for game in games:
        assert game.root_alpha is not None
        assert game.komi is not None
        fair = np.clip(game.root_alpha, game.komi - 12.0, game.komi + 12.0)
        away += (game.komi[1:] - fair[:-1]).tolist()
    assert len(away) > 500
    assert np.mean(np.abs(away) < 3.0) > 0.7
    assert np.mean(np.abs(away) > 5.0) > 0.02


def test_a_training_row_learns_the_winrate_and_owners_at_its_own_komi(teacher: Path) -> None:
    preset = preset_of(teacher, boards="5")
    game = max(some_games(TeacherGames(preset, count()), 40), key=lambda game: len(game.moves))
    assert game.komi is not None
    assert game.root_winrate is not None
    assert game.owners is not None
    sampler = Sampler([game], preset.network.feature_set)  # whatever the decay of results
    rows = np.arange(len(game.moves))
    batch = sampler.batch(rows, np.zeros(len(rows), np.int8))
    mover = np.where(rows % 2 == 0, game.first, -game.first)
    assert batch.signed_komi == pytest.approx(-mover * game.komi)
    assert batch.won == pytest.approx(0.5 + mover * (game.root_winrate - 0.5), abs=1e-6)
    assert batch.ownership == pytest.approx(mover[:, None] * game.owners / 127.0, abs=1e-6)
    assert len(np.unique(game.komi)) > 1


def test_searched_labels_follow_the_search(teacher: Path) -> None:
    raw = preset_of(teacher, boards="5")
    preset = preset_of(teacher, boards="5", visits=32, searched_share=1.0)
    source = TeacherGames(preset, count())
    searched = some_games(source, 6)
    assert source.nodes == 6 * 32 * preset.selfplay.games
    policies = [game.policy for game in searched]
    assert all(policy is not None for policy in policies)
    shares = np.concatenate([p for p in policies if p is not None]).astype(np.float32)
    counts = shares[:8] * 31
    assert counts == pytest.approx(np.round(counts), abs=0.02)  # shares of 31 visits
    first = [game.root_winrate[0] for game in searched if game.root_winrate is not None]
    asked = [
        game.root_winrate[0]
        for game in some_games(TeacherGames(raw, count()), 6)
        if game.root_winrate is not None
    ]
    assert float(first[0]) != pytest.approx(float(asked[0]), rel=1e-3)


def test_records_give_their_moves_and_results(teacher: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.sgf"
    path.write_bytes(GAME)
    options = {"games": str(path), "boards": "5", "recorded_share": 1.0, "move_weight": 1.0}
    preset = preset_of(teacher, **options, result_weight=1.0, per_game=3)
    line = [12, 6, 11, 7, 8, 3, 25]
    at_komi = labels = 0
    for game in some_games(TeacherGames(preset, count()), 30):
        length = len(game.moves)
        assert game.moves.tolist() == line[:length]
        assert game.weights is not None
        assert game.weights.sum() <= 3
        assert game.policy is not None
        assert game.komi is not None
        assert game.root_winrate is not None
        for ply in np.flatnonzero(game.weights):
            assert int(game.policy[ply].argmax()) == line[ply]
            labels += 1
            at_komi += game.komi[ply] == 3.5 and game.root_winrate[ply] == 1.0
        sampler = Sampler([game], preset.network.feature_set)
        assert sampler.rows == game.weights.sum()
    assert at_komi >= labels // 4  # half of them, but for chance


def test_half_of_a_records_labels_are_near_the_fair_komi(teacher: Path, tmp_path: Path) -> None:
    """Most positions of a record are skipped; meanwhile the fair komi goes elsewhere."""
    path = tmp_path / "game.sgf"
    path.write_bytes(GAME)
    options = {"games": str(path), "boards": "5", "recorded_share": 1.0, "per_game": 2}
    near, labels = 0, 0
    for game in some_games(TeacherGames(preset_of(teacher, **options), count()), 60):
        assert game.komi is not None
        assert game.root_alpha is not None
        first, *others = np.flatnonzero(~np.isnan(game.komi)).tolist()
        assert game.komi[first] == 3.5, "the game's komi"
        assert others in ([], [first + 1])
        for ply in others:
            away = game.root_alpha[first] - game.komi[first]
            fair = game.komi[first] + np.clip(away, -12.0, 12.0)
            near += abs(game.komi[ply] - fair) < 3.0
            labels += 1
    assert labels > 20
    assert near > 0.7 * labels


def test_games_follow_paths_in_the_pupils_trees(
    teacher: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths: list[list[int]] = []
    random_paths = TreeSearch.random_paths

    def spied(self, moves, random):  # type: ignore[no-untyped-def]
        length = random_paths(self, moves, random)
        paths.extend(moves[t, : length[t]].tolist() for t in np.flatnonzero(length))
        return length

    monkeypatch.setattr(TreeSearch, "random_paths", spied)
    for module in ("games_to_label", "teacher_games"):
        monkeypatch.setattr(f"engine.train.distillation.{module}.PUPIL_VISITS", 12)
    options = {"boards": "5", "pupil": str(teacher), "tree_share": 1.0}
    games = some_games(TeacherGames(preset_of(teacher, **options), count()), 20)
    lines = [" ".join(map(str, game.moves)) for game in games if len(game.moves) >= 12]
    assert lines
    found = [any(" ".join(map(str, path)) in line for path in paths) for line in lines]
    assert all(found)
    longest = max(paths, key=len)
    assert len(longest) > 1
    with pytest.raises(SettingsError, match="tree_share"):
        preset_of(teacher, boards="5", tree_share=0.5)


def test_the_pupil_plays_and_the_teacher_labels(teacher: Path, tmp_path: Path) -> None:
    pupil = tmp_path / "pupil.safetensors"
    network = random_network("pooled", size=7)
    for name, tensor in network.state_dict().items():
        if "policy.pass_move.bias" in name:
            tensor.fill_(50.0)  # a pupil that always passes
    save_network(pupil, network, half=False)
    with_pupil, alone = (
        some_games(TeacherGames(preset_of(teacher, boards="7", pupil=path), count()), 60)
        for path in (str(pupil), "")
    )

    def passes(games: list[PlayedGame]) -> float:
        return float(np.mean(np.concatenate([game.moves for game in games]) == 49))

    assert passes(with_pupil) > 1.3 * passes(alone)
    kept = np.concatenate([game.policy for game in with_pupil if game.policy is not None])
    assert kept[:, 49].mean() < 0.2  # the labels are the teacher's
    small = tmp_path / "small.safetensors"
    save_network(small, random_network("pooled", size=5), half=False)
    with pytest.raises(RunError, match=r"small\.safetensors.*distillation\.pupil"):
        TeacherGames(preset_of(teacher, boards="7", pupil=str(small)), count())


def test_handicap_games_begin_with_white(teacher: Path) -> None:
    games = some_games(TeacherGames(preset_of(teacher, boards="7"), count()), 400)
    handicap = [game for game in games if game.setup is not None]
    assert handicap
    assert len(handicap) < len(games) / 4
    for game in handicap:
        assert game.setup is not None
        assert game.first == WHITE
        assert set(game.setup.tolist()) == {0, BLACK}


def test_a_distillation_continues_and_plays_every_size(teacher: Path, tmp_path: Path) -> None:
    preset = preset_of(teacher)
    folder = tmp_path / "run"
    events: list[dict[str, object]] = []
    stages.run(preset, folder, events.append, stop=lambda: len(events) > 3)
    state = stages.run(None, folder)
    assert (state.stage, state.generation) == ("finished", 2)
    run_folder = RunFolder(folder)
    sizes = {game.rules.size for path in run_folder.shards() for game in read_shard(path)}
    assert sizes == {5, 7}
    network, header = read_network(run_folder.network_path(2))
    assert header.sizes == (5, 6, 7)
    assert header.training["teacher"] == teacher.name
    before, _ = read_network(run_folder.network_path(0))
    assert any(
        not np.array_equal(array, before.weights[name]) for name, array in network.weights.items()
    )


def test_a_batch_has_one_board_size_and_all_come(teacher: Path) -> None:
    preset = preset_of(teacher)
    games = some_games(TeacherGames(preset, count()), 20)
    features = preset.network.feature_set
    sampler = SizedSampler(games, lambda some: Sampler(some, features, 1.0, 1.0, True))
    assert sampler.rows == row_count(games)
    random = np.random.default_rng(0)
    seen = set()
    for _ in range(20):
        batch = sampler.draw(8, random)
        assert batch.planes.shape[1:] == (20, batch.planes.shape[2], batch.planes.shape[2])
        seen.add(batch.planes.shape[2])
        assert np.isfinite(batch.score).all()
        assert ((batch.won >= 0.0) & (batch.won <= 1.0)).all()
    assert seen == {5, 7}


def test_shards_hold_one_size_each(teacher: Path, tmp_path: Path) -> None:
    folder = RunFolder(tmp_path)
    writer = ShardWriter(folder, 40)
    writer.add(some_games(TeacherGames(preset_of(teacher), count()), 20), 0)
    writer.flush(0)
    assert len(folder.shards()) >= 2
    for path in folder.shards():
        assert len({game.rules.size for game in read_shard(path)}) == 1


def test_a_teacher_must_know_the_score(tmp_path: Path) -> None:
    path = tmp_path / "flat.safetensors"
    network = random_network("flat")
    assert network.settings.curve_kind == FLAT
    save_network(path, network)
    with pytest.raises(RunError, match=r"flat\.safetensors.*estimates no score"):
        TeacherGames(preset_of(path, boards="5"), count())
    with pytest.raises(EngineError, match="none"):
        TeacherGames(preset_of(tmp_path / "none.safetensors"), count())


def test_a_distillation_needs_a_teacher(tmp_path: Path) -> None:
    preset = dataclasses.replace(load_preset("distilled-5to19"), rules=Rules(size=5))
    folder = tmp_path / "run"
    with pytest.raises(RunError, match=r"--set distillation\.teacher=FILE"):
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


def test_an_estimate_counts_labels(teacher: Path) -> None:
    preset = preset_of(teacher)
    estimate = extrapolated(preset, Speed(100.0, 200.0, 1000, 2, 5.0))
    assert (estimate.games, estimate.nodes) == (128, 128.0)
    turns = TURN_S * estimate.generations
    assert estimate.hours == pytest.approx((5 + 128 / 100 + 8 * 128 / 200 + turns) / 3600)
    speed = measured_speed(preset, 0.05)
    assert speed.nodes_per_s > 0
    assert speed.rows_per_s > 0
    short = dataclasses.replace(preset, run=dataclasses.replace(preset.run, minutes=0.05))
    assert extrapolated(short, Speed(100.0, 200.0, 1000, 2, 5.0)).hours == 0.05 / 60


def test_the_former_name_of_the_section_is_read() -> None:
    values = preset_of(Path("teacher")).to_dict()
    former = {**values, "lessons": values["distillation"]}
    del former["distillation"]
    assert Preset.from_dict(former).distillation.teacher == "teacher"


def test_shares_of_boards() -> None:
    shares = DistillationSettings(boards="19:3 5-6:1").shares()
    assert shares == {5: 0.125, 6: 0.125, 19: 0.75}
    assert DistillationSettings().shares() == {}
    with pytest.raises(SettingsError, match="board"):
        DistillationSettings(teacher="net")
    for wrong in ("x", "1", "9:0", "26", "9-5", "19:nan"):
        with pytest.raises(SettingsError, match="board"):
            DistillationSettings(boards=wrong)
    values = preset_of(Path("teacher")).to_dict()
    values["distillation"]["boards"] = "9"
    with pytest.raises(SettingsError, match="size 9"):
        Preset.from_dict(values)
