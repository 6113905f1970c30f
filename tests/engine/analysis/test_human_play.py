"""What people of a rank would play, and play as theirs, by made-up "human" networks.

KataGo's own network is not at hand here; that its answers are right for its file's format is
checked in `tests/engine/network/test_katago_parity.py` with a small network of that format.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.analysis.agent import AgentSettings
from engine.analysis.analyzer import Analyzer
from engine.analysis.human_network import HumanNetwork, human_moves, kept_policies
from engine.analysis.human_ranks import (
    HUMAN_RANKS,
    HUMAN_YEARS,
    RARE,
    human_chances,
    loss_scale,
    next_rank,
    profile_of,
)
from engine.analysis.kept_policies import KeptPolicies
from engine.analysis.request import AnalysisRequest
from engine.base.errors import SettingsError, WeightsError
from engine.catalog.networks import best_network, human_network
from engine.games.contest_settings import ContestSettings
from engine.games.contestants import open_entrants, parse_entry
from engine.games.match import MatchResult, balanced_fixtures, play_fixtures
from engine.games.player import Player
from engine.go.board import BLACK
from engine.go.position import play, replay, sensible_moves
from engine.go.rules import Rules
from engine.go.state import TO_PLAY, Position, as_batch, clone, empty_position, row
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.network.runners.katago_metadata import METADATA, metadata_of
from engine.search.settings import SearchSettings
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.kinds import SIGMOID
from engine.serve.gtp.gtp_engine import GtpEngine
from engine.serve.gtp.gtp_networks import NetworksOfFiles
from engine.serve.gtp.session_game import GtpGame
from tests.engine.network.katago_files import KataGoFile, random_katago, write_katago

SIZE = 5
RULES = Rules(size=SIZE, komi=3.5)


@pytest.fixture(scope="module")
def human(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("human")
    return write_katago(folder / "people.bin", KataGoFile(15, human=True).binary())


def asked_at(moves: tuple[int, ...], path: Path | None = None) -> AnalysisRequest:
    stones = np.zeros(SIZE * SIZE, np.int8)
    return AnalysisRequest(0, RULES, stones, BLACK, moves, network=path)


# --- who the people are ------------------------------------------------------------------------


def test_every_rank_and_year_on_offer_is_known() -> None:
    for people in (*HUMAN_RANKS, *map(str, HUMAN_YEARS)):
        assert metadata_of(profile_of(people), BLACK, 361).shape == (METADATA,)
    assert profile_of("preaz_3d") == "preaz_3d"
    assert AgentSettings(human_rank="5k").human_rank == "5k"
    for wrong in ("10d", "21k", "1700", "me"):
        with pytest.raises(SettingsError, match="from 20k to 9d"):
            profile_of(wrong)
        with pytest.raises(SettingsError, match="human_rank"):
            AgentSettings(human_rank=wrong)


def test_the_next_rank_is_two_above() -> None:
    assert [next_rank(rank) for rank in ("20k", "5k", "1k", "8d", "9d")] == [
        *("18k", "3k", "2d", "9d", "9d")
    ]


def test_losses_count_more_the_stronger_the_player() -> None:
    scales = [loss_scale(profile_of(rank)) for rank in HUMAN_RANKS]
    place = HUMAN_RANKS.index("5k")
    assert scales[: place + 1] == [None] * (place + 1)  # as KataGo publishes it for 5 kyu
    known = [scale for scale in scales[place + 1 :] if scale is not None]
    assert known == sorted(known, reverse=True)
    assert len(known) == len(scales) - place - 1
    assert known[-1] == loss_scale("proyear_1985") == 0.06  # as for 9 dan


# --- how a move is drawn -----------------------------------------------------------------------


def test_rare_moves_become_rarer_and_others_stay() -> None:
    policy = np.array([0.6, 0.39, 0.004, 0.006, 0.0], np.float32)
    chances = human_chances(policy, None, 0, 19, "rank_5k")
    assert chances.sum() == pytest.approx(1.0)
    assert chances[0] / chances[1] == pytest.approx(0.6 / 0.39)
    expected = RARE * (0.004 / RARE) ** (1.0 / 0.85)
    assert chances[2] / chances[0] == pytest.approx(expected / 0.6, rel=1e-5)
    late = human_chances(policy, None, 10_000, 19, "rank_5k")
    assert late[2] < chances[2]


def test_a_pass_is_never_drawn() -> None:
    policy = np.array([0.05, 0.05, 0.9], np.float32)
    assert human_chances(policy, None, 0, 2, "rank_5k").tolist() == [0.5, 0.5]
    assert not human_chances(np.array([0, 0, 1], np.float32), None, 0, 2, "rank_5k").any()


def test_what_loses_too_much_for_the_rank_is_avoided() -> None:
    policy = np.array([0.5, 0.5, 0.0], np.float32)
    utility = np.array([0.2, 0.2 - 0.06, np.nan])
    even = human_chances(policy, utility, 0, 9, "rank_5k")
    assert even.tolist() == [0.5, 0.5]
    first, second = human_chances(policy, utility, 0, 9, "rank_9d")
    assert first / second == pytest.approx(np.e)
    unjudged = human_chances(policy, np.array([0.2, np.nan, np.nan]), 0, 9, "rank_9d")
    assert unjudged.tolist() == [1.0, 0.0]
    unknown = human_chances(policy, np.full(3, np.nan), 0, 9, "rank_9d")
    assert unknown.tolist() == [0.5, 0.5]


# --- the network -------------------------------------------------------------------------------


def test_policies_of_positions_and_ranks_come_in_one_batch(human: Path) -> None:
    network = HumanNetwork(human, "fp32")
    requests = [asked_at(()), asked_at((12,)), asked_at((12, 25, 7))]
    profiles = ["rank_15k", "rank_1d", "proyear_1985"]
    policies = network.policies(requests, profiles)
    assert policies.shape == (3, 3, SIZE * SIZE + 1)
    np.testing.assert_allclose(policies.sum(2), 1.0, rtol=1e-5)
    assert (policies[:, 1, 12] == 0).all()  # a stone is there
    for place, request in enumerate(requests):  # each on its own gets the same
        for group, profile in enumerate(profiles):
            alone = network.policies([request], [profile])
            np.testing.assert_allclose(alone[0, 0], policies[group, place], atol=1e-5)
    assert not np.allclose(policies[0], policies[1], atol=1e-4)
    assert network.evaluator(RULES) is network.evaluator(RULES.replace(komi=0.5))


def test_another_network_is_refused(tmp_path: Path) -> None:
    plain = random_katago(tmp_path / "plain.bin.gz")
    with pytest.raises(WeightsError, match="plain.bin.gz is not"):
        HumanNetwork(plain).evaluator(RULES)
    with pytest.raises(WeightsError, match="can't be read|No such file"):
        HumanNetwork(tmp_path / "gone.bin.gz").evaluator(RULES)


def test_it_is_found_among_the_networks_and_never_analyzes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    before = best_network(9)
    assert human_network() is None
    (tmp_path / "weights").mkdir(exist_ok=True)
    path = write_katago(tmp_path / "weights" / "people.bin", KataGoFile(15, human=True).binary())
    assert human_network() == path
    assert best_network(9) == before


def test_policies_are_kept_for_the_same_position_network_and_people(
    human: Path, tmp_path: Path
) -> None:
    network, kept = HumanNetwork(human, "fp32"), KeptPolicies(tmp_path / "people.sqlite")
    asked = [(asked_at(()), ["rank_5k", "rank_1d"]), (asked_at((12,)), ["rank_5k"])]
    first = dict(kept_policies(network, kept, asked))
    assert [sorted(first[place]) for place in (0, 1)] == [["rank_1d", "rank_5k"], ["rank_5k"]]
    closed: Any = None  # whoever asks the network now fails
    network.policies = closed  # type: ignore[method-assign]
    again = dict(kept_policies(network, kept, asked))
    for place, policies in first.items():
        for profile, policy in policies.items():
            np.testing.assert_allclose(again[place][profile], policy, atol=5e-4)
    others = (asked_at((7,)), ["rank_5k"]), (asked_at(()), ["rank_3k"])
    for other in others:
        with pytest.raises(TypeError):
            list(kept_policies(network, kept, [other]))
    assert not list(kept_policies(network, kept, [others[0]], lambda: True))


def test_a_damaged_file_of_policies_is_left_alone(human: Path, tmp_path: Path) -> None:
    path = tmp_path / "people.sqlite"
    path.write_bytes(b"no database" * 100)
    network = HumanNetwork(human, "fp32")
    answers = list(kept_policies(network, KeptPolicies(path), [(asked_at(()), ["rank_5k"])]))
    assert len(answers) == 1
    assert path.read_bytes().startswith(b"no database")


# --- games -------------------------------------------------------------------------------------


class Counter(Evaluator):
    """Plays anywhere but in its own eyes, passes when nothing else is left, and likes stones."""

    size = SIZE
    identity = "counter"

    def evaluate(
        self,
        positions: Position,
        legal: NDArray[np.bool_],
        komi: NDArray[np.float32],
        *,
        average: bool = False,
    ) -> Evaluation:
        sensible = np.zeros_like(legal)
        for t in range(len(legal)):
            sensible_moves(row(positions, t), sensible[t])
        policy = sensible / sensible.sum(1, keepdims=True)
        alpha = positions.stones[:, : SIZE**2].sum(1)
        curve = np.stack([alpha, np.full(len(legal), 0.7)], 1).astype(np.float32)
        kinds = np.full(len(legal), SIGMOID, np.int8)
        return Evaluation(policy.astype(np.float32), kinds, curve, None)


class ScriptedPeople:
    """People who, the higher their rank is, the more often capture, and spare their own eyes."""

    size = SIZE

    def human_policies(
        self,
        positions: Position,
        legal: NDArray[np.bool_],
        komi: NDArray[np.float32],
        profiles: Sequence[str],
    ) -> NDArray[np.float32]:
        strength = HUMAN_RANKS.index(profiles[0].removeprefix("rank_")) / (len(HUMAN_RANKS) - 1)
        good = np.zeros(legal.shape)
        for t, before in enumerate(legal):
            sensible = np.zeros_like(before)
            sensible_moves(row(positions, t), sensible)
            for point in np.flatnonzero(sensible).tolist():
                after = clone(row(positions, t))
                play(after, point)
                good[t, point] = np.exp(-3.0 * after.counters[TO_PLAY] * after.stones[:-1].sum())
        policy = strength * good / good.sum(1, keepdims=True)
        policy += (1.0 - strength) * legal / legal.sum(1, keepdims=True)
        return policy[None].astype(np.float32)


def of_rank(rank: str) -> Player:
    people: Any = ScriptedPeople()
    return Player(
        evaluator=Counter(), visits=1, agent=AgentSettings(lambda_=0.0, human_rank=rank),
        human=people, has_values=False,
    )  # fmt: skip


def test_people_of_higher_ranks_beat_those_of_the_lowest() -> None:
    for rank in ("1d", "9d"):
        fixtures = balanced_fixtures([()], [0.5], 40)
        games = play_fixtures([of_rank(rank), of_rank("20k")], fixtures, RULES, seed=1)
        result = MatchResult(tuple(game for game in games if game is not None))
        assert result.score > 0.65, rank


def test_equal_seeds_give_equal_games() -> None:
    fixtures = balanced_fixtures([()], [0.5], 4)
    first, again, other = (
        [
            [] if game is None else game.moves.tolist()
            for game in play_fixtures([of_rank("5k"), of_rank("5k")], fixtures, RULES, seed=seed)
        ]
        for seed in (1, 1, 2)
    )
    assert first == again != other


def test_strong_people_avoid_what_the_judge_says_loses() -> None:
    """A capture is worth more stones; people who don't know what it is worth play anywhere."""
    position = empty_position(RULES)
    replay(position, [6, 1, 24, 5, 23, 7, 4])  # White takes at 11
    capture, people = 11, ScriptedPeople()
    one: Any = people
    komi = np.array([0.0], np.float32)
    drawn = {
        rank: [
            human_moves(
                as_batch(position), komi, one, Counter(), f"rank_{rank}", [np.random.default_rng(n)]
            )[0]
            for n in range(40)
        ]
        for rank in ("10k", "9d")
    }
    assert drawn["9d"].count(capture) > 20 > drawn["10k"].count(capture)


def test_a_match_finds_the_network_and_names_the_rank(
    human: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    main = tmp_path / "main.safetensors"
    save_network(main, initial_network(NetworkSettings(size=SIZE, blocks=1, channels=4), seed=1))
    alone = [parse_entry(f"{main}[human_rank=5k,visits=2]"), parse_entry(str(main))]
    with (
        pytest.raises(SettingsError, match="Get the human network"),
        open_entrants(alone, ContestSettings()),
    ):
        pass
    entries = [parse_entry(f"{main}[human={human},human_rank=5k,visits=2]"), parse_entry(str(main))]
    with open_entrants(entries, ContestSettings()) as entrants:
        first, second = entrants.players
        assert isinstance(first, Player)
        assert first.human is not None
        assert second.human is None  # type: ignore[attr-defined]
        assert first.human.identity in entrants.identities[0]
        fixtures = balanced_fixtures([()], [3.5], 2)
        games = play_fixtures([first, second], fixtures, RULES, seed=1)
        assert all(game is not None and len(game.moves) > 4 for game in games)


def test_gtp_plays_as_people_do(human: Path, tmp_path: Path) -> None:
    main = tmp_path / "main.safetensors"
    save_network(main, initial_network(NetworkSettings(size=SIZE, blocks=1, channels=4), seed=1))

    def moves(rank: str, seed: int) -> list[int]:
        agent = AgentSettings(lambda_=0.0, human_rank=rank)
        engine = GtpEngine(
            Analyzer, NetworksOfFiles(main), agent, SearchSettings(batch=1), seed, human
        )
        game = GtpGame(RULES)
        played = []
        for _ in range(6):
            color = game.board.to_play
            *_, report = engine.reports(game, color, 4, lambda: False)
            played.append(engine.move(game, color, report))
            game.play(color, played[-1])
        return played

    assert moves("5k", 1) == moves("5k", 1)
    assert len({tuple(moves("5k", seed)) for seed in range(3)}) > 1
    assert moves("none", 1) == moves("none", 2)
