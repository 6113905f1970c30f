"""Go for PettingZoo: its own test, and the engine's rules, counts and planes behind it."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from engine.base.errors import SettingsError
from tests.shared import PROJECT

pytest.importorskip("pettingzoo", reason='PettingZoo is missing: pip install "pettingzoo>=1.25"')
from pettingzoo.test import api_test, seed_test

from engine.serve.go_environment import GoEnvironment, env

BLACK, WHITE = "black_0", "white_0"


def played(moves: list[int], **options: Any) -> GoEnvironment:
    """Return the environment after some moves."""
    game = GoEnvironment(**options)
    game.reset()
    for move in moves:
        game.step(move)
    return game


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")  # but a dict with a mask,
@pytest.mark.filterwarnings("ignore:Observation space for each agent")  # known for its own games
@pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros")  # an empty board
@pytest.mark.parametrize(("size", "rules"), [(5, "tromp-taylor"), (9, "japanese")])
def test_pettingzoos_own_tests(size: int, rules: str) -> None:
    api_test(env(size=size, komi=5.5, rules=rules), num_cycles=300)
    seed_test(lambda: env(size=size, rules=rules), num_cycles=50)


def test_random_games_are_legal_to_their_end() -> None:
    game = env(size=5)
    random = np.random.default_rng(1)
    for _ in range(5):
        game.reset()
        for agent in game.agent_iter():
            observation, reward, ended, late, info = game.last()
            if ended or late:
                assert reward == (1.0 if info["score"] > 0 else -1.0) * (agent == BLACK or -1.0)
                game.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            game.step(int(random.choice(legal)))


def test_the_winner_is_counted_with_komi() -> None:
    for komi, reward in ((24.5, 1.0), (25.5, -1.0), (25.0, 0.0)):
        game = played([12, 25, 25], size=5, komi=komi)
        assert game.terminations == {BLACK: True, WHITE: True}
        assert game.rewards == {BLACK: reward, WHITE: -reward}
        assert game.infos[WHITE] == {"score": 25.0 - komi}


def test_territory_rules_count_prisoners() -> None:
    """White's stone in the corner is captured: 24 points less three stones, and a prisoner."""
    moves = [1, 0, 5, 25, 12, 25, 25]
    assert played(moves, size=5, komi=0.0, rules="japanese").infos[BLACK]["score"] == 22.0 + 1.0
    assert played(moves, size=5, komi=0.0).infos[BLACK]["score"] == 25.0


def test_observations_are_the_observers() -> None:
    game = played([12, 7, 6], size=5)
    assert game.agent_selection == WHITE
    for agent, own in ((WHITE, [7]), (BLACK, [6, 12])):
        planes = game.observe(agent)["observation"].reshape(25, 17)
        assert np.flatnonzero(planes[:, 0]).tolist() == own
        assert np.flatnonzero(planes[:, 1]).tolist() == sorted({6, 7, 12} - set(own))
        assert planes[:, 16].all() == (agent == WHITE)
        assert planes[:, 2:4].sum() == 2  # one ply ago
        assert planes[:, 6:16].sum() == 0  # before the game
    assert not game.observe(BLACK)["action_mask"].any()
    mask = game.observe(WHITE)["action_mask"]
    assert np.flatnonzero(mask == 0).tolist() == [6, 7, 12]


def test_superko_and_illegal_moves() -> None:
    with pytest.raises(SettingsError, match=r"illegal move 12 \(occupied\)"):
        played([12, 12], size=5)
    game = env(size=5)
    game.reset()
    for move in (12, 12):
        game.step(move)
    assert game.terminations == {BLACK: True, WHITE: True}
    assert game.rewards == {BLACK: 0.0, WHITE: -1.0}


def test_long_games_are_truncated() -> None:
    game = played([0, 1, 2], size=5, ply_limit=3)
    assert game.truncations == {BLACK: True, WHITE: True}
    assert game.terminations == {BLACK: False, WHITE: False}
    assert sorted(game.rewards.values()) == [-1.0, 1.0]


def test_the_board_as_text() -> None:
    assert "X" in str(played([12], size=5, render_mode="ansi").render())
    assert played([12], size=5).render() is None


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"size": 99}, "size"),
        ({"rules": "martian"}, "Unknown rules"),
        ({"ply_limit": -1}, "ply_limit"),
        ({"render_mode": "human"}, "render_mode"),
    ],
)
def test_mistakes_are_explained(options: dict[str, Any], text: str) -> None:
    with pytest.raises(SettingsError, match=text):
        GoEnvironment(**options)


def test_the_program_does_without_pettingzoo() -> None:
    """Nothing else imports it, and who asks for the environment learns how to get it."""
    code = (
        "import sys; sys.modules['pettingzoo'] = None; import engine.api, engine.cli;"
        "engine.cli.main(['weights']); import engine.serve.go_environment"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True)
    assert "sai-5x5" in done.stdout
    last = done.stderr.splitlines()[-1]
    assert last.startswith("ImportError: PettingZoo is not installed; install it: pip install")
