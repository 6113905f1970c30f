"""Errors of winrates at several komi: whose games count, the numbers, pairs, and the pictures."""

from __future__ import annotations

import csv
import json
import math
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
import torch

from engine.base.errors import EngineError
from engine.base.statistics import bootstrap
from engine.cli import main
from engine.measure.komi_error_figures import (
    errors_csv,
    errors_svg,
    ownership_csv,
    ownership_svg,
    regression,
)
from engine.measure.komi_errors import (
    EvaluatedPositions,
    KomiErrorOptions,
    evaluate_positions,
    komi_error_fields,
    squared_errors,
)
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from tests.engine.measure.test_measure import game

KOMI = (7.5, 6.5, 0.5)
SVG = "{http://www.w3.org/2000/svg}"


def saved(folder: Path, name: str, head: str, logit: float, *, owners: bool = False) -> Path:
    """A network whose value's last layer sees nothing: one value everywhere."""
    settings = NetworkSettings(
        size=5, features="multilabel50", blocks=1, channels=8, value_head=head, ownership=owners
    )
    network = initial_network(settings, seed=3)
    assert network.value is not None
    with torch.no_grad():
        network.value.output.weight.zero_()
        network.value.output.bias[0] = logit
        network.value.output.bias[1:] = -20.0
    path = folder / f"{name}.safetensors"
    save_network(path, network, half=False)
    return path


@pytest.fixture(scope="module")
def networks(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """One that knows nothing, and one whose mover has 0.8 at every komi."""
    folder = tmp_path_factory.mktemp("nets")
    return [
        saved(folder, "even", "flat", 0.0),
        saved(folder, "labels", "multi_label", math.log(4.0), owners=True),
    ]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Black has 5 points on the board; a resigned game and one without komi don't count."""
    texts = [game(f"g{i}", one=one) for i, one in enumerate(("ba", "bb", "bc"))]
    texts.append(game("g3", komi=7.5, result="W+2.5", one="bd"))
    texts.append(game("resigned", result="B+R", one="be"))
    texts.append(game("no komi", one="aa").replace("KM[0.5]", ""))
    path = tmp_path / "games.sgf"
    path.write_text("\n".join(texts))
    return path


def asked_of(games: Path, networks: list[Path], **changes: object) -> EvaluatedPositions:
    values = {"games": games, "networks": networks, "komi": KOMI, "per_game": 0, **changes}
    options = KomiErrorOptions(precision="fp32", **values)  # type: ignore[arg-type]
    boards = evaluate_positions(options, notice=lambda text: None, stopped=lambda: False)
    assert list(boards) == [5]
    return boards[5]


def test_errors_are_those_of_the_recorded_score(games: Path, networks: list[Path]) -> None:
    asked = asked_of(games, networks)
    assert len(set(asked.game)) == 4
    assert len(asked.game) == 4 * 13
    assert set(asked.score) == {5.0}
    errors = squared_errors(asked)
    assert errors[:, 0] == pytest.approx(0.5)  # a network that knows nothing, at any komi
    black_to_move = np.round(np.array(asked.part) * 13).astype(int) % 2 == 0
    value = np.where(black_to_move, 0.6, -0.6)  # 0.8 and 0.2, from -1 to 1
    for j, result in enumerate((-1.0, -1.0, 1.0)):
        assert errors[:, 1, j] == pytest.approx(0.5 * (result - value) ** 2, abs=1e-5)


def test_a_draw_is_between_win_and_loss(games: Path, networks: list[Path]) -> None:
    asked = asked_of(games, networks, komi=(5.0,))
    assert squared_errors(asked)[:, 0] == pytest.approx(0.0)


def test_fewer_positions_are_some_of_the_same(games: Path, networks: list[Path]) -> None:
    few, all_ = asked_of(games, networks, per_game=2), asked_of(games, networks)
    assert len(few.game) == 8
    assert set(zip(few.game, few.part, strict=True)) < set(zip(all_.game, all_.part, strict=True))
    assert len(asked_of(games, networks, limit=5).game) == 5


def test_tables_have_intervals_over_games_and_pairs(
    games: Path, networks: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = KomiErrorOptions(games=games, networks=networks, komi=KOMI)
    few = komi_error_fields(options, {5: asked_of(games, networks)})["boards"]["5"]
    assert all(figure["low"] is None for row in few["rows"] for figure in row["errors"])
    monkeypatch.setattr(bootstrap, "LEAST_GROUPS", 2)
    again = tmp_path / "again.safetensors"
    again.write_bytes(networks[0].read_bytes())
    asked = asked_of(games, [*networks, again, networks[0]])
    board = komi_error_fields(options, {5: asked})["boards"]["5"]
    assert (board["games"], board["positions"]) == (4, 52)
    names = [row["network"] for row in board["rows"]]
    even = f"even ({asked.networks[0].identity})"
    assert names == [even, "labels", "again", even]
    errors = squared_errors(asked)
    for k, row in enumerate(board["rows"]):
        for j, figure in enumerate(row["errors"]):
            assert figure["mean"] == pytest.approx(errors[:, k, j].mean())
            assert figure["low"] <= figure["mean"] + 1e-9
            assert figure["mean"] <= figure["high"] + 1e-9
    pairs = [(pair["first"], pair["second"]) for pair in board["pairs"]]
    assert pairs[:3] == [(even, "labels"), (even, "again"), (even, even)]
    same = board["pairs"][1]["differences"]
    assert all((figure["mean"], figure["low"], figure["high"]) == (0, 0, 0) for figure in same)
    first = board["pairs"][0]["differences"][2]["mean"]
    assert first == pytest.approx((errors[:, 0, 2] - errors[:, 1, 2]).mean())


def test_the_pictures_show_the_numbers(games: Path, networks: list[Path]) -> None:
    boards = {5: asked_of(games, networks)}
    table = list(csv.DictReader(errors_csv(boards).splitlines()))
    even = [row for row in table if row["network"] == "even"]
    assert len(even) == 10 * 3
    assert {float(row["error"]) for row in even} == {0.5}
    picture = ElementTree.fromstring(errors_svg(boards))
    assert len(list(picture.iter(f"{SVG}polyline"))) == 2 * 3
    owners = list(csv.DictReader(ownership_csv(boards).splitlines()))
    assert len(owners) == 52  # of the network with owners
    assert {row["network"] for row in owners} == {"labels"}
    assert set(owners[0]) > {"owned", "winrate_at_7.5", "winrate_at_6.5", "winrate_at_0.5"}
    picture = ElementTree.fromstring(ownership_svg(boards))
    assert len(list(picture.iter(f"{SVG}circle"))) == 52 * 3


def test_the_regression_line_is_that_of_least_squares(networks: list[Path], games: Path) -> None:
    asked = asked_of(games, networks)
    count = len(asked.game)
    owned = np.linspace(-20.0, 20.0, count)
    asked.owned = [np.array([math.nan, value]) for value in owned]
    asked.winrate = [np.full((2, 3), 0.5 + 0.01 * value) for value in owned]
    assert regression(asked, 1, 0) == pytest.approx((0.01, 0.5, 1.0))
    assert all(math.isnan(value) for value in regression(asked, 0, 0))


def test_the_command_prints_and_draws(
    games: Path, networks: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = [
        "measure",
        "--komi-errors",
        "7.5,0.5",
        "--games",
        str(games),
        "--precision",
        "fp32",
    ]
    arguments += ["--net", *map(str, networks)]
    picture, table = tmp_path / "errors.svg", tmp_path / "table"
    assert main([*arguments, "--svg", str(picture), "--csv", str(table), "--json"]) == 0
    out, told = capsys.readouterr()
    result = json.loads(out)
    assert f"written: {tmp_path / 'errors-errors.svg'}, {tmp_path / 'errors-owners.svg'}" in told
    assert result["komi"] == [7.5, 0.5]
    assert result["boards"]["5"]["games"] == 4
    written = {path.name for path in tmp_path.iterdir()}
    assert {"errors-errors.svg", "errors-owners.svg", "table-errors.csv"} <= written
    assert main(arguments) == 0
    text = capsys.readouterr().out
    assert "even - labels" in text
    assert "komi 7.5" in text


@pytest.mark.parametrize("komi", ["", "7.5,x", "inf"])
def test_impossible_komi_are_refused(
    komi: str, games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["measure", "--komi-errors", komi, "--games", str(games)]) != 0
    assert "takes komi like" in capsys.readouterr().err


def test_games_without_counted_scores_are_an_error(tmp_path: Path, networks: list[Path]) -> None:
    path = tmp_path / "resigned.sgf"
    path.write_text(game("g", result="B+R"))
    with pytest.raises(EngineError, match="counted score"):
        asked_of(path, networks)


def test_one_game_has_no_interval(
    tmp_path: Path, networks: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.sgf"
    path.write_text(game("g0", one="ba"))
    arguments = ["measure", "--komi-errors", "7.5", "--games", str(path), "--precision", "fp32"]
    arguments += ["--net", str(networks[0])]
    assert main([*arguments, "--json"]) == 0
    [row] = json.loads(capsys.readouterr().out)["boards"]["5"]["rows"]
    [error] = row["errors"]
    assert (error["mean"], error["low"], error["high"]) == (pytest.approx(0.5), None, None)
    assert main(arguments) == 0
    assert " to " not in capsys.readouterr().out.splitlines()[-1]


def test_komi_beyond_the_labels_are_said(games: Path, networks: list[Path]) -> None:
    notices: list[str] = []
    options = KomiErrorOptions(
        games=games, networks=networks, komi=(7.5, 99.0), per_game=1, precision="fp32"
    )
    evaluate_positions(options, notice=notices.append, stopped=lambda: False)
    [told] = [text for text in notices if "has winrates for komi" in text]
    assert told.startswith("labels has winrates for komi")
    assert "errors at 99 are" in told


def test_without_a_name_the_best_network_for_the_board_of_the_games_is_asked(
    games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["measure", "--komi-errors", "7.5", "--games", str(games), "--precision", "fp32"]
    assert main([*arguments, "--limit", "4"]) == 0
    assert "the best one for 5x5" in capsys.readouterr().err
