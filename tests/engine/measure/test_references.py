"""Reference positions: files, figures, measuring a run."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.analysis.batch_search import Question, search_positions
from engine.base.errors import RecordError, RunError, SettingsError
from engine.base.statistics.intervals import wilson_interval
from engine.cli import main
from engine.go.position import legal_moves, replay
from engine.go.state import position_batch, row
from engine.measure.measure_references import (
    ComparedPosition,
    MoveJudge,
    ReferenceComparison,
    ReferenceOptions,
    comparison_figures,
    comparison_text,
    measure_on_references,
)
from engine.measure.reference_file import (
    ReferenceAnswer,
    ReferenceMove,
    ReferencePosition,
    read_references,
)
from engine.network.files.weights import read_network, save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.network.runners.evaluator import NetworkEvaluator
from engine.search.value.curve import winrates_at
from engine.train.measure_run import measure_run
from engine.train.reading import RunReader
from engine.train.runs.log_entries import SCORES_FILE
from tests.engine.train.test_reading import make_run

LINE = {
    "game": "g1",
    "size": 5,
    "ply": 2,
    "moves": [["B", "C3"], ["W", "D4"]],
    "to_play": "B",
    "played": "B2",
    "fair": 3.2,
    "asked": [
        {
            "komi": komi,
            "winrate": winrate,
            "lead": 3.5 - komi,
            "moves": [
                {"move": "B2", "visits": 9, "winrate": 0.6, "lead": 1.0, "prior": 0.5},
                {"move": "D2", "visits": 1, "winrate": 0.5, "lead": 0.25},
            ],
        }
        for komi, winrate in ((2.5, 0.9), (3.5, 0.5), (4.5, 0.1))
    ],
}
"""As the files of other programs have it: no teacher, no visits, a prior may be missing."""


@pytest.fixture
def labels(tmp_path: Path) -> Path:
    path = tmp_path / "5.jsonl"
    empty = {**LINE, "game": "g0", "ply": 0, "moves": [], "to_play": "B"}
    path.write_text("".join(json.dumps(line) + "\n" for line in (LINE, empty)))
    return path


# --- files ------------------------------------------------------------------------------------


def test_lines_of_other_programs_are_read(labels: Path) -> None:
    file = read_references(labels)
    first = file.positions[0]
    assert (first.moves, first.played, first.middle.komi) == ((12, 8), 16, 3.5)
    assert (first.teacher, first.visits) == ("", 0)
    assert [move.lead for move in first.middle.moves] == [1.0, 0.25]
    assert file.sizes == (5,)
    assert len(file.digest) == 8


def test_lines_are_read_as_written() -> None:
    move = ReferenceMove(25, 7, 0.25, -1.5, 0.125)
    position = ReferencePosition(
        "g",
        5,
        3,
        (12, 25, 3),
        None,
        1.5,
        (ReferenceAnswer(0.5, 0.75, 1.0, (move,)),),
        "abcd1234",
        60,
    )
    assert ReferencePosition.from_line(position.to_line()) == position


def test_handicap_moves_take_turns_by_passes() -> None:
    moves = [["B", "A1"], ["B", "B1"]]
    read = ReferencePosition.from_line(json.dumps({**LINE, "moves": moves, "to_play": "W"}))
    assert read.moves == (20, 25, 21)
    again = ReferencePosition.from_line(json.dumps({**LINE, "moves": moves, "to_play": "B"}))
    assert again.moves == (20, 25, 21, 25)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"size": 1}, "'size'"),
        ({"moves": [["W", "A1"]]}, "Black must move first"),
        ({"moves": [["B", "Z9"]]}, "Z9"),
        ({"moves": ["B2"]}, r"'moves\[0\]' must be a list"),
        ({"asked": []}, "with at least 1 entry|of at least 1 entry"),
        ({"asked": [{"komi": 1}]}, "winrate"),
    ],
)
def test_damaged_lines_are_refused_with_their_number(
    labels: Path, change: dict[str, object], text: str
) -> None:
    with labels.open("a") as file:
        file.write(json.dumps({**LINE, **change}) + "\n")
    with pytest.raises(RecordError, match=f"line 3: no label .*{text}"):
        read_references(labels)


def test_a_torn_last_line_is_left_out(labels: Path, tmp_path: Path) -> None:
    with labels.open("a") as file:
        file.write(json.dumps(LINE)[:50])
    assert len(read_references(labels).positions) == 2
    (tmp_path / "none.jsonl").write_text("\n")
    with pytest.raises(RecordError, match="holds no labels"):
        read_references(tmp_path / "none.jsonl")
    with pytest.raises(RecordError, match="can't be read"):
        read_references(tmp_path / "missing.jsonl")


# --- figures ----------------------------------------------------------------------------------


def test_one_visit_is_the_network_alone(network: Path) -> None:
    evaluator = NetworkEvaluator(read_network(network)[0], precision="fp32")
    questions = [Question((12, 8), 0.5), Question((), 5.5), Question((12,), -3.5)]
    [(begin, answers)] = search_positions(evaluator, 5, questions, 1)
    assert begin == 0
    positions, legal = position_batch(3, 5), np.zeros((3, 26), np.bool_)
    for i, question in enumerate(questions):
        replay(row(positions, i), question.moves)
        legal_moves(row(positions, i), legal[i])
    komi = np.array([question.komi for question in questions], np.float32)
    raw = evaluator.evaluate(positions, legal, komi)
    assert [a.winrate for a in answers] == pytest.approx(winrates_at(raw, komi).tolist(), abs=1e-6)
    assert [a.alpha for a in answers] == pytest.approx(raw.curve[:, 0].tolist(), abs=1e-5)
    assert [a.first_move for a in answers] == raw.policy.argmax(axis=1).tolist()
    assert not any(a.moves for a in answers)


def test_searched_positions_have_their_visits(network: Path) -> None:
    evaluator = NetworkEvaluator(read_network(network)[0], precision="fp32")
    questions = [Question((), komi + 0.5) for komi in range(100)]
    batches = list(search_positions(evaluator, 5, questions, 9, batch=1))
    assert [begin for begin, _ in batches] == [0, 96]
    answers = [answer for _, part in batches for answer in part]
    assert {sum(move.visits for move in answer.moves) for answer in answers} == {8}
    assert all(answer.first_move == answer.moves[0].move for answer in answers)
    assert answers[0].winrate > answers[-1].winrate
    assert list(search_positions(evaluator, 5, questions, 9, stopped=lambda: True)) == []


def test_figures_are_means_with_intervals_over_positions() -> None:
    rows = [
        ComparedPosition((0.1, 0.2, 0.3), 1.0, (1.0, 1.0, 0.0), (0.0, 0.5)),
        ComparedPosition((0.4, 0.4, 0.4), math.nan, (), ()),
        ComparedPosition((0.0, 0.0, 0.0), 4.0, (0.0, 0.0, 0.0), ()),
    ]
    figures = comparison_figures(rows)
    assert figures["winrate_error"]["mean"] == pytest.approx(1.8 / 9)
    assert figures["winrate_error"]["low"] is None, "three positions"
    more = comparison_figures(rows * 2)["winrate_error"]
    assert more["low"] < 0.1 < 0.3 < more["high"]
    assert figures["lead_error"]["mean"] == figures["lead_error"]["median"] == 2.5
    assert (figures["first_move"]["mean"], figures["first_move"]["count"]) == (2 / 6, 6)
    assert figures["points_lost"]["mean"] == 0.25
    assert comparison_figures(rows[1:2])["points_lost"]["mean"] is None
    many = comparison_figures(rows * 100)
    assert many["winrate_error"]["high"] - many["winrate_error"]["low"] < 0.05
    wrong = comparison_figures(rows[2:] * 20)["first_move"]
    assert (wrong["mean"], wrong["low"]) == (0.0, 0.0)
    assert wrong["high"] == pytest.approx(wilson_interval(0, 20)[1])


@pytest.mark.parametrize(("moves", "lost"), [((), -0.5), ((12,), 0.5)])
def test_points_lost_are_the_movers(network: Path, moves: tuple[int, ...], lost: float) -> None:
    """The network's move has half a point more for Black than the label's first move."""
    evaluator = NetworkEvaluator(read_network(network)[0], precision="fp32", symmetry="random")
    [(_, [answer])] = search_positions(evaluator, 5, [Question(moves, 0.5)], 1)
    other = 24 if answer.first_move != 24 else 23
    candidates = (
        ReferenceMove(move=other, visits=9, winrate=0.5, lead=1.0, prior=0.1),
        ReferenceMove(move=answer.first_move, visits=2, winrate=0.5, lead=1.5, prior=0.1),
    )
    position = ReferencePosition(
        "g", 5, len(moves), moves, None, 1.5, (ReferenceAnswer(0.5, 0.75, 1.0, candidates),)
    )
    [row] = ReferenceComparison([position]).rows(evaluator, 1)
    assert row.points_lost == (lost,)


def test_networks_stand_side_by_side(labels: Path, network: Path) -> None:
    told: list[str] = []
    result = measure_on_references(
        [network],
        ReferenceOptions(references=read_references(labels), visits=[1, 5]),
        notice=told.append,
        stopped=lambda: False,
    )
    raw, searched = result["boards"]["5"]["rows"]
    assert (raw["visits"], searched["visits"], raw["positions"]) == (1, 5, 2)
    assert raw["difference"]["mean"] == 0.0
    gap = searched["winrate_error"]["mean"] - raw["winrate_error"]["mean"]
    assert searched["difference"]["mean"] == pytest.approx(gap)
    assert list(raw["empty_board"]) == ["24.5", "25.5"]
    text = comparison_text(result)
    assert "5x5: 2 positions" in text
    assert "Black wins the empty board" in text
    # the winrate error, counted anew from the network's own curve
    evaluator = NetworkEvaluator(read_network(network)[0], precision="auto", symmetry="random")
    gaps = []
    for position in read_references(labels).positions:
        questions = [Question(position.moves, asked.komi) for asked in position.asked]
        [(_, answers)] = search_positions(evaluator, 5, questions, 1)
        gaps += [abs(a.winrate - b.winrate) for a, b in zip(answers, position.asked, strict=True)]
    assert raw["winrate_error"]["mean"] == pytest.approx(np.mean(gaps), abs=0.02)


def test_networks_may_take_the_mean_of_the_symmetries(labels: Path, network: Path) -> None:
    references = read_references(labels)
    options = ReferenceOptions(references=references, visits=[1], symmetry="average")
    result = measure_on_references([network], options, notice=print, stopped=lambda: False)
    assert result["symmetry"] == "average"
    [row] = result["boards"]["5"]["rows"]
    evaluator = NetworkEvaluator(read_network(network)[0], precision="auto", symmetry="average")
    gaps = []
    for position in references.positions:
        questions = [Question(position.moves, asked.komi) for asked in position.asked]
        [(_, answers)] = search_positions(evaluator, 5, questions, 1)
        gaps += [abs(a.winrate - b.winrate) for a, b in zip(answers, position.asked, strict=True)]
    assert row["winrate_error"]["mean"] == pytest.approx(np.mean(gaps), abs=1e-4)
    assert row["evaluations"] % 8 == 0


def test_a_judge_searches_what_comes_after_the_first_moves(labels: Path, network: Path) -> None:
    positions = read_references(labels).positions
    judge = MoveJudge(network, 20, "fp32")
    counts: list[tuple[int, int]] = []
    losses = judge.losses(
        positions, [17, positions[1].middle.moves[0].move],
        progress=lambda done, count: counts.append((done, count)),
    )  # fmt: skip
    evaluator = NetworkEvaluator(read_network(network)[0], precision="fp32", symmetry="random")
    first = positions[0]
    questions = [
        Question((*first.moves, move), first.middle.komi)
        for move in (first.middle.moves[0].move, 17)
    ]
    [(_, answers)] = search_positions(evaluator, 5, questions, 20)
    assert losses == [pytest.approx(answers[0].alpha - answers[1].alpha, abs=1e-3), 0.0]
    assert losses[0] != 0.0
    assert judge.losses(positions, [17, 16]) == losses, "the same first moves again"
    assert counts == [(2, 2)]
    passed = replace(first, moves=(12, 25))
    assert math.isnan(judge.losses([passed], [25])[0]), "two passes end the game"
    white = replace(first, moves=(12,))
    [(_, answers)] = search_positions(
        evaluator, 5, [Question((12, move), first.middle.komi) for move in (16, 17)], 20
    )
    [loss] = judge.losses([white], [17])
    assert loss == pytest.approx(answers[1].alpha - answers[0].alpha, abs=1e-3)


def test_a_judge_is_asked_about_each_network(
    labels: Path, network: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [
        "--labels",
        str(labels),
        "--net",
        str(network),
        "--visits",
        "1,5",
        "--judge-visits",
        "4",
    ]
    assert main(["measure", *words, "--judge", str(network), "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["boards"]["5"]["rows"]
    assert [row["judged_loss"]["count"] for row in rows] == [2, 2]
    assert main(["measure", *words, "--judge", str(network)]) == 0
    assert "judged loss" in capsys.readouterr().out
    assert main(["measure", "--games", "x", "--judge", str(network)]) == 2
    assert "--labels" in capsys.readouterr().err
    assert main(["measure", *words]) == 2
    assert "name it with --judge" in capsys.readouterr().err


def test_a_policy_alone_has_no_figures_about_winrates(
    labels: Path, network: Path, tmp_path: Path
) -> None:
    path = tmp_path / "policy.safetensors"
    settings = NetworkSettings(
        size=5, features="cross24", blocks=1, channels=8, trunk="plain", policy_head="points",
        value_head="none",
    )  # fmt: skip
    save_network(path, initial_network(settings, seed=3), half=False)
    options = ReferenceOptions(references=read_references(labels), visits=[1])
    result = measure_on_references(
        [network, path], options, notice=lambda _: None, stopped=lambda: False
    )
    first, second = result["boards"]["5"]["rows"]
    assert first["winrate_error"]["mean"] is not None
    assert second["winrate_error"]["mean"] is second["difference"]["mean"] is None
    assert second["empty_board"] == {}
    assert second["first_move"]["count"] == first["first_move"]["count"]
    assert "no winrates, policy at 1 visit: the network has no value" in comparison_text(result)


def test_boards_without_labels_are_refused(labels: Path, network: Path) -> None:
    with pytest.raises(SettingsError, match="no labels on 9x9"):
        measure_on_references(
            [network],
            ReferenceOptions(references=read_references(labels), visits=[1], size=9),
            notice=print,
            stopped=lambda: False,
        )


# --- a run's generations ----------------------------------------------------------------------


def test_a_runs_generations_are_measured_once(tmp_path: Path, labels: Path, network: Path) -> None:
    root = tmp_path / "run"
    folder = make_run(root)
    for generation in range(3):
        folder.network_path(generation).write_bytes(network.read_bytes())
    told: list[str] = []

    def judge(every: int = 1) -> dict[str, object]:
        return measure_run(
            root,
            ReferenceOptions(references=read_references(labels), visits=[1, 4]),
            every=every,
            notice=told.append,
            stopped=lambda: False,
        )

    reader = RunReader(root)
    assert reader.read().reference_scores == ()
    first = judge(every=2)
    assert [(row["generation"], row["visits"]) for row in first["rows"]] == [
        (0, 1), (0, 4), (2, 1), (2, 4),
    ]  # fmt: skip
    scores = reader.read().reference_scores
    assert [score.nodes for score in scores] == [0, 0, 2000, 2000]
    error = scores[0].winrate_error
    assert error.low is error.high is None, "two positions"
    assert set(scores[0].empty_board) == {24.5, 25.5}
    with (root / SCORES_FILE).open("a") as file:
        file.write('{"generation": 1, "torn')
    told.clear()
    judge()
    assert len(told) == 2  # generation 1 at 1 and 4 visits; the others were there
    assert [score.generation for score in reader.read().reference_scores] == [0, 0, 2, 2, 1, 1]
    assert reader.read() is reader.read()


def test_labels_of_another_board_are_refused(tmp_path: Path, labels: Path) -> None:
    make_run(tmp_path / "run")
    labels.write_text(labels.read_text().replace('"size": 5', '"size": 7'))
    with pytest.raises(RunError, match="no labels on 5x5"):
        measure_run(
            tmp_path / "run",
            ReferenceOptions(references=read_references(labels), visits=[1]),
            notice=print,
            stopped=lambda: False,
        )
