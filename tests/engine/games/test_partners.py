"""Players of two networks: one for the policy and one for the value, or one for each color."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.base.errors import EngineError
from engine.cli import main
from engine.games.contest_folder import CONTESTS
from engine.games.contest_settings import ContestSettings
from engine.games.contestants import open_entrants, parse_entry
from engine.games.match import Fixture, play_fixtures
from engine.games.player import ColorPlayer, Player
from engine.go.board import BLACK, WHITE
from engine.go.rules import Rules
from engine.go.state import position_batch
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.record.played_game import PlayedGame
from tests.engine.games.test_match import player

SIZE = 5


@pytest.fixture(scope="module")
def networks(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("networks")
    paths = [folder / f"{name}.safetensors" for name in ("one", "two", "seven")]
    for seed, (path, size) in enumerate(zip(paths, (SIZE, SIZE, 7), strict=True)):
        settings = NetworkSettings(size=size, blocks=1, channels=4)
        save_network(path, initial_network(settings, seed=seed), sharpening={size: 0.1 * seed})
    return paths


def games(black: object, white: object) -> list[list[int]]:
    """Return the moves of four games between two players."""
    fixtures = [Fixture(0, 1, 0.5, (), number) for number in range(4)]
    played: dict[int, PlayedGame] = {}

    def keep(place: int, game: PlayedGame, reason: str) -> None:
        played[place] = game

    play_fixtures((black, white), fixtures, Rules(size=3), at_once=4, seed=3, ended=keep)  # type: ignore[arg-type]
    return [played[place].moves.tolist() for place in sorted(played)]


def test_each_color_has_its_network() -> None:
    good, bad = player(), player(-1)
    both = ColorPlayer(black=good, white=bad)
    assert games(both, good) == games(good, good) != games(bad, good)
    assert games(good, both) == games(good, bad) != games(good, good)
    assert games(both, both) == games(good, bad)


def test_each_color_asks_its_own_network(networks: list[Path]) -> None:
    one, two, _ = networks
    entries = [parse_entry(f"{one}[white={two},visits=2]"), parse_entry(str(one))]
    with open_entrants(entries, ContestSettings()) as entrants:
        first, second = entrants.players
        assert isinstance(first, ColorPlayer)
        assert isinstance(second, Player)
        assert first.black.evaluator is second.evaluator
        assert first.white.evaluator is not second.evaluator
        assert {first.black.visits, first.white.visits} == {2}
        assert entrants.names == ("one [visits=2,white=two]", "one")
        assert len(set(entrants.identities)) == 2


def test_policy_of_the_one_and_value_of_the_other(networks: list[Path]) -> None:
    one, two, _ = networks
    entries = [parse_entry(text) for text in (f"{one}[value={two}]", str(one), str(two))]
    with open_entrants(entries, ContestSettings()) as entrants:
        players = [each for each in entrants.players if isinstance(each, Player)]
        positions = position_batch(3, SIZE)
        positions.stones[1, 7], positions.stones[2, 9] = BLACK, WHITE
        legal = np.ones((3, SIZE**2 + 1), np.bool_)
        legal[1, 7] = legal[2, 9] = False
        komi = np.full(3, 0.5, np.float32)
        both, policy, value = (p.evaluator.evaluate(positions, legal, komi) for p in players)
        assert np.array_equal(both.policy, policy.policy)
        assert np.array_equal(both.curve, value.curve)
        assert [p.evaluator.sharpening for p in players] == [0.1, 0.0, 0.1]
        assert not np.array_equal(policy.policy, value.policy)
        assert not np.array_equal(policy.curve, value.curve)


def test_other_networks_make_another_player(networks: list[Path]) -> None:
    one, two, _ = networks
    identities = set()
    partners = [f"{one}[{key}={path}]" for key in ("value", "white") for path in (one, two)]
    for text in (str(one), *partners):
        with open_entrants([parse_entry(text)], ContestSettings()) as entrants:
            identities.add(entrants.identities[0])
    assert len(identities) == 5


def test_networks_that_do_not_fit_are_refused(networks: list[Path]) -> None:
    one, _, seven = networks
    for key in ("value", "white"):
        with (
            pytest.raises(EngineError, match="choose networks of one size"),
            open_entrants([parse_entry(f"{one}[{key}={seven}]")], ContestSettings()),
        ):
            pass
        with pytest.raises(EngineError, match="there is no such network file"):
            parse_entry(f"{one}[{key}=nobody]")


def test_a_match_of_such_players_goes_on(
    networks: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two, _ = networks
    command = [
        "match", f"{one}[value={two}]", f"{one}[white={two}]", "--visits", "2", "--komi", "0.5",
        "--folder", str(tmp_path),
    ]  # fmt: skip
    assert main([*command, "--games", "2"]) == 0
    assert main([*command, "--games", "4"]) == 0
    assert "one [value=two]" in capsys.readouterr().out
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 4
    assert CONTESTS.read(tmp_path).names[1] == "one [white=two]"
    other = [word.replace(f"white={two}", f"white={one}") for word in command]
    assert main([*other, "--games", "4"]) == 2
