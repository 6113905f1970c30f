"""One position played on by several agents."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.games.board_agents import BoardAgent, first_difference
from engine.games.side_by_side import SideBySide, SideBySideGames
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.scoring import area_score
from engine.go.state import empty_position
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from tests.engine.games.test_match import StoneCounter

PASS = 9


def request(*moves: int, rules: Rules | None = None) -> AnalysisRequest:
    rules = rules or Rules(size=3, komi=0.5)
    stones = np.zeros(rules.size**2, np.int8)
    return AnalysisRequest(ticket=0, rules=rules, stones=stones, to_play=1, moves=moves)


def agent(lambda_: float = 0.0, komi: float = 0.5, network: str = "a") -> BoardAgent:
    return BoardAgent(Path(network), lambda_, 0.0, komi)


class Counting(StoneCounter):
    """Counts the calls of the network, and the positions of the first one."""

    def __init__(self, sign: int = 1) -> None:
        super().__init__(sign)
        self.rows: list[int] = []

    def evaluate(self, positions, legal, komi, average=False):  # type: ignore[no-untyped-def]
        self.rows.append(len(legal))
        return super().evaluate(positions, legal, komi)


class Hopeful(StoneCounter):
    """Expects 20 points more than the stones on the board."""

    def evaluate(self, positions, legal, komi, average=False):  # type: ignore[no-untyped-def]
        answer = super().evaluate(positions, legal, komi)
        answer.curve[:, 0] += 20.0
        return answer


def play_out(boards: SideBySide) -> None:
    while not boards.is_over:
        assert boards.step()


def test_lines_are_legal_and_end_with_their_score() -> None:
    evaluator = StoneCounter(1)
    agents = [agent(0.0), agent(1.0), agent(0.0, komi=5.5)]
    boards = SideBySide(request(4), agents, [evaluator] * 3, visits=20)
    play_out(boards)
    for state, player in zip(boards.states, agents, strict=True):
        position = empty_position(Rules(size=3, komi=0.5))
        replay(position, (4, *state.moves))
        assert state.stones.tolist() == position.stones[:9].tolist()
        assert state.end is not None
        assert state.end.score == area_score(position)
        assert state.end.margin == state.end.score - player.komi
        assert not state.end.is_estimated
        assert state.end.is_capped or state.moves[-2:] == (PASS, PASS)


def test_boards_with_one_network_are_searched_in_the_same_batches() -> None:
    one, two = Counting(), Counting()
    boards = SideBySide(
        request(), [agent(0.0), agent(1.0), agent(0.5), agent(0.0)], [one, one, one, two], visits=4
    )
    boards.step()
    assert one.rows[0] == 3
    assert two.rows[0] == 1
    assert [len(state.moves) for state in boards.states] == [1, 1, 1, 1]


def test_an_agent_with_dynamic_komi_searches_at_a_komi_of_its_own() -> None:
    evaluator = StoneCounter(1)
    plain, dynamic = agent(), BoardAgent(Path("a"), 0.0, 0.0, 0.5, "ml-dk")
    boards = SideBySide(request(), [plain, dynamic, plain], [evaluator] * 3, visits=20)
    boards.step()
    first, second, third = boards.states
    assert first.searched_komi is None
    assert second.searched_komi is not None
    assert second.searched_komi < 0.5, "the network sees Black half a point behind"
    alone = SideBySide(request(), [dynamic], [evaluator], visits=20)
    alone.step()
    [same] = alone.states
    assert (same.moves, same.searched_komi) == (second.moves, second.searched_komi)
    assert first.moves == third.moves
    assert second.winrate is not None
    assert second.winrate == pytest.approx(first.winrate, abs=0.02), "at the komi of the board"
    play_out(boards)
    ends = [state.end for state in boards.states]
    assert all(end is not None and end.margin == end.score - 0.5 for end in ends)


def test_an_agent_whose_network_knows_no_curve_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "flat.safetensors"
    settings = NetworkSettings(size=3, blocks=1, channels=4, value_head="flat")
    save_network(path, initial_network(settings, seed=0))
    asked = BoardAgent(path, 0.0, 0.0, 0.5, "ml-dk")
    with pytest.raises(EngineError, match="needs winrates at several komi"):
        SideBySideGames().open(request(), [asked], visits=2)


def test_a_finished_board_waits_for_the_others() -> None:
    evaluators = [StoneCounter(1), Hopeful(1)]
    boards = SideBySide(request(4, PASS), [agent(), agent(komi=20.5)], evaluators, visits=20)
    boards.step()
    first, second = boards.states
    assert first.moves == (PASS,), "Black is ahead after White's pass"
    assert first.end is not None
    assert second.end is None
    assert second.moves != (PASS,)
    boards.step()
    assert boards.states[0].moves == (PASS,)
    assert len(boards.states[1].moves) == 2


def test_a_step_that_is_stopped_plays_nothing() -> None:
    evaluator = StoneCounter(1)
    boards = SideBySide(request(), [agent(), agent(1.0)], [evaluator] * 2, visits=20)
    assert not boards.step(lambda: True)
    assert [state.moves for state in boards.states] == [(), ()]
    assert boards.step()


def test_a_line_without_end_is_counted_as_it_stands() -> None:
    boards = SideBySide(request(), [agent()], [StoneCounter(1)], visits=2)
    boards._games.limit = 3
    for _ in range(3):
        boards.step()
    end = boards.states[0].end
    assert end is not None
    assert end.is_capped
    assert end.score is not None


def test_the_end_of_the_game_is_only_counted() -> None:
    boards = SideBySide(request(4, PASS, PASS), [agent()], [StoneCounter(1)], visits=2)
    assert boards.is_over
    assert boards.states[0].end is not None
    assert boards.states[0].end.score == 9.0


def test_dead_stones_under_territory_rules_need_a_network_that_knows_owners() -> None:
    rules = Rules(size=3, komi=0.5, scoring="territory")
    boards = SideBySide(request(4, PASS, PASS, rules=rules), [agent()], [StoneCounter(1)], visits=2)
    end = boards.states[0].end
    assert end is not None
    assert end.score is None
    assert end.margin is None


def test_networks_are_shared_between_boards_and_kept(tmp_path: Path) -> None:
    paths = []
    for seed in range(2):
        settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=4)
        paths.append(tmp_path / f"{seed}.safetensors")
        save_network(paths[-1], initial_network(settings, seed=seed))
    games, rules = SideBySideGames(), Rules(size=5, komi=0.5)
    agents = [
        BoardAgent(paths[i], lambda_, 0.0, 0.5) for i, lambda_ in ((0, 0.0), (0, 1.0), (1, 0.0))
    ]
    boards = games.open(request(12, rules=rules), agents, visits=8)
    assert [group.boards for group in boards._groups] == [(0, 1), (2,)]
    assert boards.step()
    again = games.open(request(12, rules=rules), agents[:1], visits=8)
    assert again._evaluators[0] is boards._evaluators[0]
    with pytest.raises(EngineError, match="missing"):
        games.open(request(rules=rules), [agent(network=str(tmp_path / "missing"))], visits=8)


def test_the_first_difference_of_two_lines() -> None:
    assert first_difference((1, 2, 3), (1, 2, 3)) is None
    assert first_difference((1, 2), (1, 2, 3)) is None
    assert first_difference((1, 4, 3), (1, 2, 3)) == 1
    assert first_difference((), ()) is None
