"""Making reference positions by a teacher's search."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from engine.analysis.batch_search import Question, search_positions
from engine.base.errors import SettingsError
from engine.cli import main
from engine.measure.make_references import MakeReferencesOptions, make_references
from engine.measure.measure_references import ReferenceOptions, measure_on_references
from engine.measure.reference_file import read_references
from engine.network.files.weights import read_network
from engine.network.runners.evaluator import NetworkEvaluator
from tests.engine.measure.test_measure import game


def options(tmp_path: Path, network: Path, **changes: object) -> MakeReferencesOptions:
    games = tmp_path / "games.sgf"
    if not games.exists():
        handicap = "(;GM[1]FF[4]SZ[5]GN[h]AB[aa][ee];W[cc];B[dd])"
        games.write_text(handicap + "".join(game(f"g{i}", one=f"b{'abcde'[i]}") for i in range(5)))
    values = {"visits": 6, "limit": 10, "per_game": 3, "precision": "fp32", **changes}
    return MakeReferencesOptions(
        out=tmp_path / "made.jsonl", games=games, teacher=network, size=5, **values
    )  # type: ignore[arg-type]


def make(chosen: MakeReferencesOptions, stop_after: int = 1000) -> dict[str, object]:
    told: list[str] = []
    return make_references(chosen, notice=told.append, stopped=lambda: len(told) >= stop_after)


def test_made_labels_are_the_searchs_own_words(tmp_path: Path, network: Path) -> None:
    result = make(options(tmp_path, network))
    made = read_references(tmp_path / "made.jsonl").positions
    assert result["positions"] == len(made) == 9, "the empty board counts once"
    assert len({position.moves for position in made}) == 9
    assert {position.game for position in made} <= {f"g{i}" for i in range(5)}
    evaluator = NetworkEvaluator(read_network(network)[0], precision="fp32", symmetry="random")
    for position in made:
        komi = [asked.komi for asked in position.asked]
        assert komi[1] == math.floor(position.fair) + 0.5
        assert komi == [komi[1] - 1, komi[1], komi[1] + 1]
        questions = [Question(position.moves, value) for value in komi]
        [(_, answers)] = search_positions(evaluator, 5, questions, 6, batch=1)
        for asked, answer in zip(position.asked, answers, strict=True):
            assert asked.winrate == pytest.approx(answer.winrate, abs=1e-4)
            assert asked.moves[0].move == answer.first_move
    own = measure_on_references(
        [network],
        ReferenceOptions(
            references=read_references(tmp_path / "made.jsonl"),
            visits=[6],
            batch=1,
            precision="fp32",
        ),
        notice=print,
        stopped=lambda: False,
    )
    [figures] = own["boards"]["5"]["rows"]
    assert figures["winrate_error"]["mean"] < 1e-4
    assert figures["first_move"]["mean"] == 1.0


def test_making_labels_goes_on(tmp_path: Path, network: Path) -> None:
    stopped = make(options(tmp_path, network), stop_after=1)
    assert stopped["stopped"]
    part = (tmp_path / "made.jsonl").read_text()
    assert 0 < len(part.splitlines()) < 9
    assert make(options(tmp_path, network))["positions"] == 9
    whole = (tmp_path / "made.jsonl").read_text()
    assert whole.startswith(part)
    (tmp_path / "made.jsonl").unlink()
    make(options(tmp_path, network))
    assert (tmp_path / "made.jsonl").read_text() == whole
    assert make(options(tmp_path, network, limit=2))["positions"] == 9, "none is taken away"
    with pytest.raises(SettingsError, match="another teacher, visits or board size"):
        make(options(tmp_path, network, visits=7))


def test_the_commands(tmp_path: Path, network: Path, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = options(tmp_path, network)
    made = ["--make-labels", str(chosen.out), "--games", str(chosen.games), "--size", "5"]
    net = ["--teacher", str(network), "--visits", "4", "--limit", "3"]
    assert main(["measure", *made, *net]) == 0
    assert "3 positions labelled by" in capsys.readouterr().out
    labels = ["--labels", str(chosen.out)]
    assert main(["measure", *labels, "--net", str(network), "--visits", "1,4", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert [row["visits"] for row in printed["boards"]["5"]["rows"]] == [1, 4]
    for wrong, text in (
        (["--labels", str(chosen.out), "--visits", "x"], "--visits takes numbers"),
        (["--make-labels", "x"], "with --games, the network"),
        ([], "name games with --games, or labels with --labels"),
        (["--games", "g", "--net", "a", "b"], "--net takes one network here"),
    ):
        assert main(["measure", *wrong]) == 2
        assert text in capsys.readouterr().err
