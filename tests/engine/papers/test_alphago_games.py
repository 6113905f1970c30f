"""Games by policies: who plays which move, what it teaches, and whole runs."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

from engine.base.errors import RunError, SettingsError, WeightsError
from engine.go.board import BLACK, EMPTY, WHITE
from engine.go.position import is_legal, legal_moves, play, sensible_moves
from engine.go.rules import Rules
from engine.go.state import TO_PLAY, Position, empty_position
from engine.go.tactics import is_true_eye
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.papers import alphago_games
from engine.papers.alphago_games import GradientGames, ResultGames
from engine.papers.alphago_settings import PolicyGameSettings
from engine.record.played_game import PlayedGame
from engine.search.value.evaluation import Evaluation
from engine.train.learning.losses import policy_loss
from engine.train.learning.sampler import Sampler
from engine.train.presets.preset import Preset, load_preset, with_changes
from engine.train.runs.run import RunFolder
from engine.train.stages import run
from tests.engine.train.games import UniformEvaluator

SIZE = 5
GAMES = 8

TINY: dict[str, Any] = {
    "rules": {"size": SIZE, "komi": 0.5},
    "network": {
        "size": SIZE,
        "features": "alphago48",
        "trunk": "plain",
        "blocks": 1,
        "channels": 4,
        "policy_head": "points",
        "value_head": "none",
    },
    "selfplay": {"games": GAMES, "precision": "fp32"},
    "policy_games": {"learn": "moves"},
    "training": {"score_weight": 0.0, "batch": 32, "epochs": 1, "norm_statistics": "kept"},
    "gate": {"rule": "always"},
    "run": {"generations": 2, "games": GAMES, "shard_games": 4, "workers": 1},
}


def preset(**changes: Any) -> Preset:
    named = {name.replace("__", "."): value for name, value in changes.items()}
    return with_changes(Preset.from_dict(TINY), named)


class Watched(UniformEvaluator):
    """Notes the positions in which it was asked, and who was to play."""

    def __init__(self, name: str, log: list[tuple[str, int, int]]) -> None:
        super().__init__(SIZE)
        self.name, self.log = name, log

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
    ) -> Evaluation:
        for b in range(len(legal)):
            stones = int(np.count_nonzero(positions.stones[b, :-1] != EMPTY))
            self.log.append((self.name, int(positions.counters[b, TO_PLAY]), stones))
        return super().evaluate(positions, legal, komi)


def played(player: GradientGames | ResultGames, games: int = GAMES) -> list[PlayedGame]:
    found: list[PlayedGame] = []
    while len(found) < games:
        found += player.play_round()
    return found


def result_network(path: Path, seed: int) -> Path:
    """A network that estimates results."""
    settings = NetworkSettings(size=SIZE, features="alphago49", blocks=1, channels=4,
                               value_head="flat")  # fmt: skip
    save_network(path, initial_network(settings, seed))
    return path


def test_sensible_moves_are_the_legal_ones_that_fill_no_own_eye() -> None:
    random = np.random.default_rng(3)
    ends = 0
    for _ in range(20):
        position = empty_position(SIZE)
        found = np.zeros(SIZE * SIZE + 1, np.bool_)
        for _ in range(120):
            sensible_moves(position, found)
            color = position.counters[TO_PLAY]
            expected = {
                point
                for point in range(SIZE * SIZE)
                if is_legal(position, point) and not is_true_eye(position, point, color)
            }
            assert set(np.flatnonzero(found).tolist()) == (expected or {SIZE * SIZE})
            ends += not expected
            play(position, int(random.choice(np.flatnonzero(found))))
    assert ends > 10


def test_the_newest_network_plays_half_of_the_games_with_each_color() -> None:
    log: list[tuple[str, int, int]] = []
    player = GradientGames(preset(), count())
    player.set_evaluator(Watched("newest", log))
    player.set_earlier(3, lambda generation: Watched(f"earlier {generation}", log))
    games = played(player)
    assert {name for name, _, stones in log if stones == 0} | {"newest"} == {
        name for name, _, _ in log
    }
    for game in games:
        assert game.weights is not None
        assert game.advantage is not None
        color = BLACK if game.weights[0] else WHITE
        own = np.arange(len(game.moves)) % 2 == (0 if color == BLACK else 1)
        np.testing.assert_array_equal(game.weights > 0, own)
        np.testing.assert_array_equal(game.advantage, np.where(own, color * game.winner, 0))
        assert game.winner == np.sign(game.score - 0.5)
    assert sum(bool(game.weights is not None and game.weights[0]) for game in games) == GAMES // 2


def test_opponents_come_from_the_whole_pool() -> None:
    asked: set[int] = set()
    player = GradientGames(preset(policy_games__pool_every=2), count())
    player.set_evaluator(UniformEvaluator(SIZE))

    def earlier(generation: int) -> UniformEvaluator:
        asked.add(generation)
        return UniformEvaluator(SIZE)

    player.set_earlier(6, earlier)
    for _ in range(20):
        played(player)
    assert asked == {0, 2, 4}  # 6 is the newest one itself


def test_equal_numbers_give_equal_games() -> None:
    moves = []
    for _ in range(2):
        player = GradientGames(preset(), count(40))
        player.set_evaluator(UniformEvaluator(SIZE))
        moves.append({game.number: game.moves.tolist() for game in played(player)})
    assert moves[0] == moves[1]
    assert sorted(moves[0]) == list(range(40, 40 + GAMES))


def test_a_baseline_is_subtracted_from_the_results(tmp_path: Path) -> None:
    path = result_network(tmp_path / "v.safetensors", 5)
    games = []
    for baseline in ("", str(path)):
        player = GradientGames(preset(policy_games__baseline=baseline), count())
        player.set_evaluator(UniformEvaluator(SIZE))
        games.append({game.number: game for game in played(player)})
    for number, plain in games[0].items():
        other = games[1][number]
        np.testing.assert_array_equal(plain.moves, other.moves)
        assert plain.advantage is not None
        assert other.advantage is not None
        assert plain.weights is not None
        expected = (plain.advantage - other.advantage)[plain.weights > 0]
        assert (np.abs(expected) < 1.0).all()
        assert (expected != 0.0).any()


def test_one_move_of_a_result_game_is_random_and_the_position_after_it_counts(
    tmp_path: Path,
) -> None:
    path = str(result_network(tmp_path / "p.safetensors", 5))
    player = ResultGames(
        preset(
            policy_games__learn="results",
            policy_games__first_network=path,
            policy_games__then_network=path,
        ),
        count(),
    )
    log: list[tuple[str, int, int]] = []
    player._networks = [Watched("first", log), Watched("then", log)]
    rows, drawn = [], set[int]()
    for _ in range(6):
        log.clear()
        games = played(player)
        drawn |= set(player._drawn.tolist())
        asked = len([name for name, _, _ in log if name == "first"])
        lengths = {game.number: len(game.moves) for game in games}
        first = [lengths[n] for n in player._games.numbers.tolist()]
        assert asked == sum(map(min, first, player._drawn.tolist()))
        rows += [np.flatnonzero(game.weights) for game in games if game.weights is not None]
        for game in games:
            at = player._drawn[player._games.numbers.tolist().index(game.number)] + 1
            expected = [at] if at < len(game.moves) else []
            assert game.weights is not None
            assert np.flatnonzero(game.weights).tolist() == expected
    assert len(drawn) > 15
    assert sum(map(len, rows)) > 20


def test_the_random_move_is_drawn_among_all_legal_points(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Silver et al. draw until a point is legal, so it may fill an own eye, but never passes."""
    path = str(result_network(tmp_path / "p.safetensors", 5))
    player = ResultGames(
        preset(
            policy_games__learn="results",
            policy_games__first_network=path,
            policy_games__then_network=path,
        ),
        count(),
    )
    seen: list[Any] = []
    original = alphago_games.choose_moves

    def watched(shares: Any, *others: Any) -> Any:
        seen.append(shares.copy())
        return original(shares, *others)

    monkeypatch.setattr(alphago_games, "choose_moves", watched)
    player.play_round()
    for t in range(GAMES):  # Black's eye is the upper left corner
        player._games.begin(t, Rules(size=5), opening=(1, 24, 5, 23, 6, 22))
    player._drawn[:] = 0
    player.play_round()
    stones = {1, 24, 5, 23, 6, 22}
    expected = [float(point not in stones) for point in range(25)] + [0.0]
    assert seen[-1].tolist() == [expected] * GAMES


def test_result_games_need_two_networks() -> None:
    with pytest.raises(RunError, match=r"policy_games\.first_network names none"):
        ResultGames(preset(policy_games__learn="results"), count())


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"policy_games__baseline": "net", "policy_games__learn": "nothing"}, "baseline"),
        ({"policy_games__first_network": "net"}, "first_network"),
        ({"policy_games__then_network": "net"}, "then_network"),
    ],
)
def test_settings_that_go_with_other_games_are_refused(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(SettingsError, match=field):
        preset(**changes)


def test_the_gradient_is_that_of_reinforce() -> None:
    random = np.random.default_rng(1)
    logits = torch.tensor(random.normal(size=(6, 5)), requires_grad=True)
    moves = torch.tensor([0, 1, 2, 3, 1, 0])
    advantage = torch.tensor([1.0, -1.0, 0.5, -0.25, 1.0, -1.0], dtype=torch.float64)
    unchosen = torch.zeros(6, 5, dtype=torch.bool)
    unchosen[:, 4] = True
    target = torch.nn.functional.one_hot(moves, 5).double()
    policy_loss(logits, target, advantage, unchosen).backward()  # type: ignore[no-untyped-call]
    assert logits.grad is not None
    shares = torch.softmax(logits.detach()[:, :4], dim=1)
    expected = advantage[:, None] * (shares - target[:, :4]) / advantage.abs().sum()
    torch.testing.assert_close(logits.grad[:, :4], expected)
    assert (logits.grad[:, 4] == 0.0).all()


def test_rows_hold_advantages_and_what_can_be_chosen() -> None:
    player = GradientGames(preset(), count())
    player.set_evaluator(UniformEvaluator(SIZE))
    games = played(player)
    tiny = Preset.from_dict(TINY)
    sampler = Sampler(games, tiny.network.feature_set, learns_moves=True)
    batch = sampler.batch(np.arange(sampler.rows), np.full(sampler.rows, 5))
    expected = [row for game in games for row in _own_rows(game)]
    assert len(expected) == sampler.rows
    legal = np.zeros(SIZE * SIZE + 1, np.bool_)
    for b, (position, move, advantage) in enumerate(expected):
        assert batch.policy_weight[b] == advantage
        assert batch.policy[b].argmax() == move  # not turned
        sensible_moves(position, legal)
        np.testing.assert_array_equal(batch.unchosen[b], ~legal)


def _own_rows(game: PlayedGame) -> list[tuple[Position, int, float]]:
    rows, position = list[tuple[Position, int, float]](), empty_position(game.rules)
    assert game.weights is not None
    assert game.advantage is not None
    for ply, move in enumerate(game.moves.tolist()):
        if game.weights[ply]:
            again = empty_position(game.rules)
            for earlier in game.moves[:ply].tolist():
                play(again, earlier)
            rows.append((again, move, float(game.advantage[ply])))
        play(position, move)
    return rows


def test_a_gradient_run_is_stopped_and_goes_on(tmp_path: Path) -> None:
    run(preset(), tmp_path / "run", stop=lambda: len(list((tmp_path / "run").rglob("*.npz"))) > 0)
    state = run(None, tmp_path / "run")
    assert (state.stage, state.generation, state.best) == ("finished", 2, 2)
    log = RunFolder(tmp_path / "run").read_log()
    wins = [entry["wins_against_pool"] for entry in log if entry["event"] == "games"]
    assert len(wins) >= 2
    assert all(0.0 <= share <= 1.0 for share in wins)


def test_a_result_run_measures_errors_on_games_held_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.papers.alphago_games.HELD_OUT_EVERY", 3)
    path = str(result_network(tmp_path / "p.safetensors", 5))
    entries: list[dict[str, Any]] = []
    settings = with_changes(
        preset(
            policy_games__learn="results",
            policy_games__first_network=path,
            policy_games__then_network=path,
            run__games=4 * GAMES,
        ),
        {
            "network.value_head": "flat",
            "network.features": "alphago49",
            "training.policy_weight": 0.0,
        },
    )
    run(settings, tmp_path / "run", entries.append)
    figures = [entry for entry in entries if entry["event"] == "network"][1:]
    assert all(0.0 <= entry["held_out_error"] <= 4.0 for entry in figures)
    assert all(0.0 <= entry["train_error"] <= 4.0 for entry in figures)
    rows = [entry["rows"] for entry in entries if entry["event"] == "games"]
    games = [entry["games"] for entry in entries if entry["event"] == "games"]
    assert all(0 < row <= game * 2 / 3 + 1 for row, game in zip(rows, games, strict=True))


def test_a_network_for_another_board_is_refused(tmp_path: Path) -> None:
    settings = NetworkSettings(size=7, blocks=1, channels=4)
    save_network(tmp_path / "seven.safetensors", initial_network(settings, 1))
    path = str(tmp_path / "seven.safetensors")
    with pytest.raises(WeightsError, match="7x7"):
        GradientGames(preset(policy_games__baseline=path), count())


@pytest.mark.parametrize("name", ["alphago-9x9-gradient", "alphago-9x9-value"])
def test_presets_of_policy_games(name: str) -> None:
    assert load_preset(name).of(PolicyGameSettings).learn != "nothing"


def test_legal_moves_and_sensible_moves_agree_on_the_empty_board() -> None:
    position, legal = empty_position(SIZE), np.zeros(SIZE * SIZE + 1, np.bool_)
    sensible = legal.copy()
    legal_moves(position, legal)
    sensible_moves(position, sensible)
    assert legal[:-1].all()
    assert sensible[:-1].all()
    assert not sensible[-1]
