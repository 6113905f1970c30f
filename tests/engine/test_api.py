"""engine.api: what it returns agrees with the engine beneath, and the page's examples run."""

from __future__ import annotations

import json
import math
import os
import pydoc
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from engine import api
from engine.analysis.network_opinion import network_opinion
from engine.analysis.request import AnalysisRequest
from engine.base import plugins
from engine.base.errors import (
    IllegalMoveError,
    RecordError,
    RunError,
    SettingsError,
    WeightsError,
)
from engine.base.plugins import load_plugins
from engine.go.board import BLACK, WHITE
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.scoring import area_score
from engine.go.state import empty_position
from engine.record.game_record import GameRecord
from tests.engine.network.katago_files import random_katago
from tests.engine.train.test_crashes import PRESET
from tests.shared import PROJECT

PAGE = PROJECT / "docs" / "python.md"
EXAMPLES = [
    (section.partition("\n")[0], code)
    for section in PAGE.read_text("utf-8").split("\n## ")
    for code in re.findall(r"```python\n(.*?)```", section, re.S)
]
NAME = "sai-5x5-r3x32-sharpened-g0041"
GAME = b"(;GM[1]FF[4]SZ[5]KM[3.5]RU[Japanese];B[cc];W[cb];B[bb];W[cd];B[dc])"
EMPTY_5X5 = np.zeros((5, 5), np.int8)
EMPTY = api.position(EMPTY_5X5)
CAPTURED = EMPTY_5X5.copy()
CAPTURED[1:3, 0], CAPTURED[[0, 3], 0], CAPTURED[1:3, 1] = WHITE, BLACK, BLACK
REFUSED_CHANGES: list[tuple[dict[str, object], type[Exception], str]] = [
    ({"run.seed": 4}, RunError, "the run has other settings"),
    ({"run.generation": 4}, SettingsError, "did you mean 'run.generations'"),
    ({"run.generations": "many"}, SettingsError, "run.generations must be a number"),
]
QUICK = {"selfplay.games": 4, "selfplay.visits": 3, "selfplay.precision": "fp32"}


@pytest.fixture(scope="module")
def network() -> api.Network:
    return api.network(NAME, device="cpu", evaluator="fp32")


def random_boards(count: int) -> np.ndarray:
    """Boards with few stones, on which every chain has liberties."""
    random = np.random.default_rng(5)
    boards = np.zeros((count, 25), np.int8)
    for board in boards:
        board[random.choice(25, 4, replace=False)] = random.choice([BLACK, WHITE], 4)
    return boards.reshape(count, 5, 5)


@pytest.mark.parametrize(("title", "code"), EXAMPLES, ids=[title for title, _ in EXAMPLES])
def test_examples_of_the_page_run(
    title: str,
    code: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if title == "PettingZoo":
        pytest.importorskip("pettingzoo", reason="PettingZoo is missing, which is optional")
    (tmp_path / "game.sgf").write_text(
        "(;GM[1]FF[4]SZ[7]KM[9.5];B[dd];W[ed];B[ec];W[de];B[cd];W[dc];B[cc];W[db];B[ee];W[df])"
    )
    monkeypatch.chdir(tmp_path)
    exec(compile(code, title, "exec"), {"__name__": "example"})
    assert len(capsys.readouterr().out.splitlines()) >= 3


def test_the_page_has_an_example_of_each_part() -> None:
    assert len(EXAMPLES) == 5


# --- networks and positions -------------------------------------------------------------------


def test_networks_are_listed_by_board() -> None:
    names = [info.name for info in api.networks(5)]
    assert NAME in names
    assert names == [info.name for info in api.networks() if 5 in info.sizes]


def test_the_best_network_is_found_and_files_are_opened(network: api.Network) -> None:
    assert 6 in api.network(size=6).sizes
    assert api.network(network.info.path).info.identity == network.info.identity


def test_answers_are_those_of_the_network(network: api.Network) -> None:
    position = api.position(np.zeros((5, 5)), komi=20.5, moves=(12, 7, 6))
    answers = network.evaluate(position, average=True)
    opinion = network_opinion(
        AnalysisRequest(
            ticket=0,
            rules=Rules(size=5, komi=20.5, name="tromp-taylor", suicide=True),
            stones=np.zeros(25, np.int8),
            to_play=BLACK,
            moves=(12, 7, 6),
            network=network.info.path,
        )
    )
    assert answers.alpha[0] == pytest.approx(opinion.alpha, abs=1e-4)
    assert answers.beta[0] == pytest.approx(opinion.beta, abs=1e-4)
    assert answers.winrate[0] == pytest.approx(opinion.winrate, abs=1e-5)
    np.testing.assert_allclose(answers.policy[0], opinion.policy, atol=1e-5)
    assert answers.ownership is not None
    assert opinion.ownership is not None
    np.testing.assert_allclose(answers.ownership[0], opinion.ownership, atol=1e-5)
    assert answers.policy[0, [12, 7, 6]].tolist() == [0.0, 0.0, 0.0]  # occupied


def test_a_batch_holds_the_answers_of_its_rows(network: api.Network) -> None:
    boards, count = random_boards(300), 300  # more than one call of the network
    turns, komi = np.tile([BLACK, WHITE], 150), np.linspace(-10.0, 30.0, count)
    answers = network.evaluate_boards(boards, turns, komi)
    assert answers.policy.shape == (count, 26)
    np.testing.assert_allclose(answers.policy.sum(axis=1), 1.0, atol=1e-5)
    positions = [
        api.position(board, int(turn), komi=float(k))
        for board, turn, k in zip(boards, turns, komi, strict=True)
    ]
    for i in (0, 1, 299):
        alone = network.evaluate(positions[i])
        assert answers.alpha[i] == pytest.approx(alone.alpha[0], abs=1e-4)
        assert answers.winrate[i] == pytest.approx(alone.winrate[0], abs=1e-5)
        np.testing.assert_allclose(answers.policy[i], alone.policy[0], atol=1e-5)
    together = network.evaluate(positions, komi=7.0)
    np.testing.assert_allclose(together.alpha, answers.alpha, atol=1e-4)
    np.testing.assert_array_equal(together.komi, 7.0)
    np.testing.assert_allclose(together.winrate, answers.winrates_at(7.0)[:, 0], atol=1e-5)


def test_values_are_blacks(network: api.Network) -> None:
    """Exchanging the colors and the player to move turns every value around."""
    boards = random_boards(20)
    one = network.evaluate_boards(boards, BLACK, 3.0)
    other = network.evaluate_boards(-boards, WHITE, -3.0)
    np.testing.assert_allclose(other.alpha, -one.alpha, atol=1e-3)
    np.testing.assert_allclose(other.winrate, 1.0 - one.winrate, atol=1e-4)
    assert one.ownership is not None
    assert other.ownership is not None
    np.testing.assert_allclose(other.ownership, -one.ownership, atol=1e-4)


def test_the_curve_is_the_sigmoid_of_alpha_and_beta(network: api.Network) -> None:
    answers = network.evaluate_boards(random_boards(3))
    komi = np.array([-5.0, 0.0, 7.5, 24.5])
    expected = 1.0 / (1.0 + np.exp(-answers.beta[:, None] * (answers.alpha[:, None] - komi)))
    np.testing.assert_allclose(answers.winrates_at(komi), expected, atol=1e-6)


def test_a_policy_alone_has_no_values() -> None:
    path = next((PROJECT / "weights" / "cross").glob("*.safetensors"))
    policy = api.network(path)
    size = policy.sizes[0] if policy.sizes else policy.info.size
    answers = policy.evaluate_boards(np.zeros((size, size)))
    assert answers.policy.sum() == pytest.approx(1.0, abs=1e-4)
    assert all(math.isnan(x[0]) for x in (answers.alpha, answers.beta, answers.winrate))
    assert np.isnan(answers.winrates_at([0.0, 7.5])).all()


def test_a_position_of_a_record_has_its_rules_and_moves() -> None:
    position = api.position_at(GAME, 3)
    assert (position.komi, position.rules.scoring) == (3.5, "territory")
    assert position.moves == (12, 7, 6)
    assert api.position_at(GAME).moves == (*position.moves, 17, 13)
    assert api.position_at(GAME, 3, komi=0.5).komi == 0.5
    assert api.position(EMPTY_5X5, moves=["C3", 7, "B4"]).moves == position.moves
    assert position.after("D3", np.int16(17)).moves == api.position_at(GAME, 3).moves + (13, 17)
    record = api.read_games(GAME)[0]
    assert isinstance(record, GameRecord)
    assert api.position_at(record, 0).moves == ()


def test_a_handicap_record_has_its_stones_and_compensation() -> None:
    content = b"(;SZ[9]HA[2]KM[0.5]RU[Chinese]AB[cg][gc];W[ee])"
    position = api.position_at(content)
    assert position.stones.sum() == 2 * BLACK
    assert (position.to_play, position.moves) == (WHITE, (40,))
    assert position.komi == 0.5 + 2.0


def test_katagos_files_answer_at_the_komi_of_each_position(tmp_path: Path) -> None:
    katago = api.network(random_katago(tmp_path / "random.bin"), device="cpu", evaluator="fp32")
    assert katago.info.kind == "katago"
    position = api.position(np.zeros((5, 5)), moves=(12,))
    answers = katago.evaluate([position] * 2, komi=[0.5, 14.5])
    assert answers.policy.shape == (2, 26)
    at = answers.winrates_at([0.5, 14.5])
    np.testing.assert_allclose(np.diag(at), answers.winrate, atol=1e-5)  # exact there only
    assert list(katago.search(position, 5))[-1].finished
    game = next(api.selfplay("recommended-5x5", katago, changes=QUICK))
    assert game.policy is not None
    assert game.policy.shape == (len(game.moves), 26)


# --- searches ---------------------------------------------------------------------------------


def test_a_search_reports_until_it_is_finished(network: api.Network) -> None:
    position = api.position(np.zeros((5, 5)), komi=24.5)
    reports = list(network.search(position, 40, lambdas=(0, 1)))
    assert [report.finished for report in reports] == [False] * (len(reports) - 1) + [True]
    last = reports[-1]
    assert [agent.lambda_ for agent in last.agents] == [0, 1]
    assert all(agent.visits >= 40 for agent in last.agents)
    again = list(network.search(position, 40, lambdas=(0, 1)))[-1]
    for one, other in zip(last.agents, again.agents, strict=True):
        np.testing.assert_array_equal(one.visit_grid(5), other.visit_grid(5))
    assert api.report_at_komi(last, 10.5).headline.winrate > last.headline.winrate


def test_leaving_the_loop_ends_a_search(network: api.Network) -> None:
    position = api.position(np.zeros((5, 5)))
    for report in network.search(position, 1_000_000):
        if report.visits > 20:
            break
    assert not report.finished
    assert network.search(position, 5, komi=-40.0)  # and another one may begin


def test_threads_share_a_network(network: api.Network) -> None:
    positions = [api.position(np.zeros((5, 5)), komi=komi, moves=(12,)) for komi in (0.5, 24.5)]

    def searched(position: api.GamePosition) -> list[int]:
        *_, report = network.search(position, 60)
        return report.agents[0].visit_grid(5).tolist()

    alone = [searched(position) for position in positions]
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(searched, positions * 3)) == alone * 3


def test_agents_and_komi_of_a_search(network: api.Network) -> None:
    agent = api.AgentSettings(lambda_=0.5, mu=0.2)
    position = api.position(np.zeros((5, 5)))
    *_, report = network.search(position, 10, agents=[agent], komi=-3.5)
    assert report.komi == -3.5
    assert [(a.lambda_, a.mu) for a in report.agents] == [(0.5, 0.2)]


# --- self-play --------------------------------------------------------------------------------


@pytest.mark.parametrize("player", [NAME, None])
def test_selfplay_yields_legal_games_that_can_be_repeated(player: str | None) -> None:
    known = None if player is None else api.network(player)

    def games() -> list[api.PlayedGame]:
        return list(islice(api.selfplay("recommended-5x5", known, changes=QUICK), 5))

    first = games()
    for game in first:
        position = empty_position(game.rules)
        replay(position, [*game.start.tolist(), *game.moves.tolist()])
        assert area_score(position) == game.score
        assert game.policy is not None
        assert game.policy.shape == (len(game.moves), 26)
    for one, other in zip(first, games(), strict=True):
        np.testing.assert_array_equal(one.moves, other.moves)


# --- runs -------------------------------------------------------------------------------------


def test_a_run_is_started_read_stopped_and_continued(tmp_path: Path) -> None:
    preset = tmp_path / "tiny.json"
    preset.write_text(PRESET.to_json())
    run = api.Run(tmp_path / "run")
    assert not run.is_running
    run.start(preset, {"run.generations": 1})
    assert api.Run(tmp_path / "run").is_running  # although its process holds no lock yet
    with pytest.raises(RunError, match="works on this run already"):
        run.start(preset)
    views = list(run.follow(0.1))
    assert (views[0].status, views[0].problem) == ("starting", "")
    assert "starting" not in [view.status for view in views[2:]]
    assert (views[-1].status, views[-1].state.generation) == ("finished", 1)
    figures = run.figures()
    assert figures["network.alpha"].shape == (2,)
    assert np.isfinite(figures["network.alpha"]).all()
    assert [e["event"] for e in run.log()][-1] == "finished"
    assert len(run.games()) == views[-1].games
    assert run.generations == (0, 1)
    assert run.network().info.path == run.network(1).info.path != run.network(0).info.path
    assert run.network(1, device="cpu").evaluate_boards(np.zeros((3, 3))).policy.shape == (1, 10)
    with pytest.raises(RunError, match="no network of generation 7; known: 0, 1"):
        run.network(7)
    with pytest.raises(RunError, match="already"):
        run.start(preset)
    for changes, kind, text in REFUSED_CHANGES:
        with pytest.raises(kind, match=text):
            run.resume(changes)
    assert not run.is_running
    run.resume({"run.generations": 100_000})
    assert api.Run(tmp_path / "run").view.status == "starting"
    with pytest.raises(RunError, match="works on this run already"):
        api.Run(tmp_path / "run").resume()
    stopped = run.stop()
    assert stopped.status == "stopped"
    assert not run.is_running
    assert stopped.preset is not None
    assert stopped.preset.run.generations == 100_000


@pytest.mark.parametrize(
    "read",
    [
        api.Run.figures,
        api.Run.log,
        api.Run.games,
        api.Run.network,
        api.Run.stop,
        api.Run.wait,
        api.Run.resume,
        lambda run: list(run.follow()),
    ],
)
def test_a_missing_run_is_an_error(read: Callable[[api.Run], object], tmp_path: Path) -> None:
    with pytest.raises(RunError, match="there is no run here"):
        read(api.Run(tmp_path / "nowhere"))


def test_an_error_of_the_process_is_raised(tmp_path: Path) -> None:
    preset = tmp_path / "tiny.json"
    preset.write_text(PRESET.to_json())
    run = api.Run(tmp_path / "run").start(preset, {"run.start_network": "gone.safetensors"})
    with pytest.raises(RunError, match="gone.safetensors"):
        run.wait()


def test_plugins_are_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAI_STUDIO_PLUGINS", "")
    monkeypatch.setattr(plugins, "_files", {})
    file = tmp_path / "hollow.py"
    file.write_text("LOADED = True\n")
    api.load_plugin(str(file))
    assert os.environ["SAI_STUDIO_PLUGINS"] == str(file)
    assert str(file) in [plugin.path for plugin in load_plugins()]


# --- help -------------------------------------------------------------------------------------


def test_help_is_short() -> None:
    text = pydoc.plain(pydoc.render_doc(api))
    data = text.partition("\nDATA\n")[2]
    names = re.findall(r"^    (\w+)", data.partition("\nFILE\n")[0], re.M)
    assert {*names} - {"__annotations__"} == {"BLACK", "CHANGEABLE", "EMPTY", "WHITE"}
    assert "SearchSettings(" not in text
    assert "fair komi [points for Black]" in pydoc.render_doc(api.Answers)
    assert "Black's winrate at each komi" in pydoc.render_doc(api.Candidate)


def test_results_are_printed_short(network: api.Network) -> None:
    position = api.position(np.zeros((5, 5)))
    *_, report = network.search(position, 20)
    answers = network.evaluate([position] * 50)
    assert "50 positions" in repr(answers)
    assert all(len(repr(each)) < 500 for each in (answers, report.headline))


# --- errors -----------------------------------------------------------------------------------


def evaluated(*arguments: object, **options: object) -> Callable[[api.Network], object]:
    return lambda network: network.evaluate_boards(*arguments, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("call", "kind", "text"),
    [
        (evaluated(np.zeros((5, 6))), SettingsError, "not of shape [5, 6]"),
        (evaluated(np.zeros((0, 5, 5))), SettingsError, "not of shape [0, 5, 5]"),
        (evaluated(np.full((5, 5), 2)), SettingsError, "boards hold 0 (empty)"),
        (evaluated(np.full((5, 5), 0.5)), SettingsError, "boards hold 0 (empty)"),
        (evaluated(np.zeros((7, 7))), WeightsError, "plays 5x5, this board is 7x7"),
        (evaluated(np.zeros((2, 5, 5)), [1, 1, 1]), SettingsError, "one for each of 2 positions"),
        (evaluated(np.zeros((5, 5)), 0), SettingsError, "to_play must be"),
        (evaluated(np.zeros((5, 5)), "B"), SettingsError, "to_play must be finite numbers, not B"),
        (evaluated(np.zeros((5, 5)), 1, np.nan), SettingsError, "finite numbers, not nan"),
        (evaluated(np.zeros((2, 5, 5)), 1, [1, np.inf]), SettingsError, "not inf"),
        (evaluated(np.zeros((5, 5)), 1, "seven"), SettingsError, "not seven"),
        (evaluated(np.ones((5, 5))), SettingsError, "board 0: the stone on A5 has no liberty"),
        (evaluated([EMPTY_5X5, CAPTURED]), SettingsError, "board 1: the stone on A4 has no"),
        (lambda n: api.position(CAPTURED), SettingsError, "the stone on A4 has no liberty"),
        (
            lambda n: n.evaluate_boards(EMPTY_5X5).winrates_at([1.0, np.nan]),
            SettingsError,
            "komi must be finite numbers, not nan",
        ),
        (lambda n: n.search(EMPTY, komi=math.nan), SettingsError, "komi must be finite"),
        (lambda n: n.search(EMPTY, 10.5), SettingsError, "visits must be a whole number"),
        (lambda n: n.search(EMPTY, lambdas=2.5), SettingsError, "lambda must be"),
        (
            lambda n: api.report_at_komi(next(n.search(EMPTY, 2)), math.nan),
            SettingsError,
            "komi must be a finite number, not nan",
        ),
        (lambda n: api.position(EMPTY_5X5, moves=["D9"]), api.EngineError, "A1 to E5"),
        (lambda n: EMPTY.after(3.5), SettingsError, "not 3.5"),  # type: ignore[arg-type]
        (lambda n: api.point_to_gtp(99, 5), api.EngineError, "99 is not a point"),
        (lambda n: api.load_plugin("none.py"), SettingsError, "none.py: the plug-in can't be"),
        (
            evaluated(np.zeros((5, 5)), rules="martian"),
            SettingsError,
            "'martian'; known: tromp",
        ),
        (evaluated(np.zeros((5, 5)), rules="aga-button"), SettingsError, "button"),
        (lambda n: n.evaluate([]), SettingsError, "not none"),
        (
            lambda n: n.evaluate([api.position_at(GAME), api.position(np.zeros((5, 5)))]),
            SettingsError,
            "not 5x5 area, 5x5 territory",
        ),
        (
            lambda n: n.evaluate(api.position(np.zeros((5, 5)), moves=(3, 3))),
            IllegalMoveError,
            "move 2: illegal move D5 (occupied)",
        ),
        (
            lambda n: n.search(api.position(np.zeros((5, 5))), lambdas=(7,)),
            SettingsError,
            "lambda must be",
        ),
        (lambda n: n.search(api.position(np.zeros((5, 5))), lambdas=()), SettingsError, "agent"),
        (lambda n: n.search(api.position(np.zeros((5, 5))), 0), SettingsError, "visits must be"),
        (lambda n: api.position_at(GAME, 9), RecordError, "there is no move 9"),
        (lambda n: api.position_at(GAME, -1), RecordError, "there is no move -1"),
        (lambda n: api.position_at("none.sgf"), RecordError, "none.sgf: can't be opened"),
        (lambda n: api.position(np.zeros((5, 5))).after("Z9"), api.EngineError, "A1 to E5"),
        (lambda n: api.network("nothing"), WeightsError, "no network of that name"),
        (lambda n: api.network(size=3), WeightsError, "no network for the 3x3 board"),
        (
            lambda n: next(api.selfplay("recommended-7x7", n, changes=QUICK)),
            WeightsError,
            "plays 5x5, this board is 7x7",
        ),
        (lambda n: next(api.selfplay("nothing")), SettingsError, "no preset 'nothing'"),
        (lambda n: next(api.selfplay("recommended-5x5", share=2.0)), SettingsError, "from 0 to 1"),
    ],
)
def test_mistakes_are_explained(
    call: Callable[[api.Network], object], kind: type[Exception], text: str, network: api.Network
) -> None:
    with pytest.raises(kind, match=re.escape(text)):
        call(network)


@pytest.mark.parametrize(
    ("device", "text"), [("gpu0", "no such device"), ("cuda:99", "torch finds no such device")]
)
def test_missing_devices_are_explained(device: str, text: str) -> None:
    with pytest.raises(SettingsError, match=text):
        api.network(NAME, device=device).evaluate_boards(np.zeros((5, 5)))


def test_a_damaged_network_is_refused_at_once(tmp_path: Path) -> None:
    broken = tmp_path / "broken.safetensors"
    broken.write_bytes(json.dumps({"not": "a network"}).encode())
    with pytest.raises(WeightsError, match="broken"):
        api.network(broken)
