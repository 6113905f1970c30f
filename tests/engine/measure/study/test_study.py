"""Studies: one position under many networks, in numbers, tables and pictures; the command."""

from __future__ import annotations

import csv
import io
import json
import math
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
import torch

from engine.base.errors import EngineError
from engine.base.statistics.intervals import wilson_interval
from engine.cli import main
from engine.go.board import BLACK, WHITE
from engine.go.position import play, replay
from engine.go.rules import Rules
from engine.go.state import Position, empty_position
from engine.measure.study.study import (
    Choice,
    ChoiceSettings,
    StudyNetwork,
    choices,
    open_networks,
)
from engine.measure.study.study_curves import CurveStudy, NetworkCurve, curves, spread_of
from engine.measure.study.study_tables import choices_csv, choices_svg, curves_csv, curves_svg
from engine.network.files.weights import save_network
from engine.network.models.header import NetworkHeader
from engine.network.models.network import Network, initial_network, stored
from engine.network.models.settings import NetworkSettings
from engine.network.opened import OpenedNetwork
from engine.network.runners.evaluator import NetworkEvaluator
from engine.search.value.kinds import FLAT, MULTI_LABEL, SIGMOID
from tests.engine.network.katago_files import random_katago
from tests.engine.network.networks import evaluator_of

SVG = "{http://www.w3.org/2000/svg}"
GAME = b"(;GM[1]FF[4]SZ[5]KM[3.5]RU[Chinese];B[cc];W[bc];B[cb])"


def network(seed: int, head: str = "Y", size: int = 5) -> Network:
    settings = NetworkSettings(size=size, features="agz17", blocks=1, channels=8, value_head=head)
    return initial_network(settings, seed=seed)


def taking_part(name: str, network: Network) -> StudyNetwork:
    header = NetworkHeader(
        name=name, kind="sai-studio", format=1, settings=network.settings, identity=""
    )
    return StudyNetwork(
        name, OpenedNetwork(header, stored(network)), Rules(size=network.settings.size)
    )


@pytest.fixture(scope="module")
def networks() -> tuple[StudyNetwork, ...]:
    return (
        taking_part("one", network(1)),
        taking_part("two & <more>", network(2)),
        taking_part("flat", network(3, "flat")),
    )


@pytest.fixture
def position() -> Position:
    position = empty_position(Rules(size=5))
    replay(position, [12, 11, 7])
    return position


def test_curves_are_means_over_the_symmetries(
    networks: tuple[StudyNetwork, ...], position: Position
) -> None:
    """Against the evaluator itself, asked eight times; White is to play, the study is Black's."""
    study = curves(position, 3.5, networks)
    assert (study.to_play, study.komi) == (WHITE, 3.5)
    batch = Position._make([*position[:3], *(array[None] for array in position[3:])])
    for entry, curve in zip(networks, study.curves, strict=True):
        evaluator = NetworkEvaluator(entry.opened.network, precision="fp32")
        raw = [evaluator.raw(batch, code, komi=3.5) for code in range(8)]
        assert curve.network == entry.name
        assert curve.identity == evaluator.identity
        assert curve.winrate == pytest.approx(
            1.0 - np.mean([answer.winrate[0] for answer in raw]), abs=1e-6
        )
        if curve.kind == SIGMOID:
            assert curve.alpha == pytest.approx(
                -np.mean([answer.alpha[0] for answer in raw]), abs=1e-5
            )
            assert curve.beta == pytest.approx(np.mean([answer.beta[0] for answer in raw]))
        else:
            assert math.isnan(curve.alpha)
            assert math.isnan(curve.beta)


def test_labels_are_drawn_as_they_are(position: Position) -> None:
    """A curve with a step lies beside sigmoids, in the study and in its pictures."""
    settings = NetworkSettings(
        size=5, features="multilabel50", blocks=1, channels=8, value_head="multi_label"
    )
    labelled = initial_network(settings, seed=4)
    assert labelled.value is not None
    with torch.no_grad():
        labelled.value.output.bias[3] = 4.0  # a fall of 2 c e^4 = 43.7
    study = curves(position, 3.5, (taking_part("labels", labelled), taking_part("one", network(1))))
    curve, other = study.curves
    assert (curve.kind, other.labels, len(curve.labels)) == (MULTI_LABEL, (), 18)
    komi = np.arange(-3.5, 13.0)
    batch = Position._make([*position[:3], *(array[None] for array in position[3:])])
    numbers = evaluator_of(labelled, precision="fp32").raw(batch, "average").curve[0]
    assert curve.winrates(komi) == pytest.approx(0.5 + 0.5 * np.tanh(0.5 * numbers[1:]), abs=1e-6)
    assert curve.winrates(np.array([study.komi]))[0] == pytest.approx(curve.winrate, abs=1e-3)
    steps = np.diff(curve.winrates(komi))
    assert steps.min() < -0.9
    assert math.isfinite(curve.alpha)
    assert study.alpha.count == 2
    svg = ElementTree.fromstring(curves_svg([("here", study)]))
    lines = [line for line in svg.iter(f"{SVG}polyline")]
    assert len(lines) == 2
    heights = [float(point.split(",")[1]) for point in lines[0].attrib["points"].split()]
    assert max(np.diff(heights)) > 30.0  # a sigmoid through the same quarters would be drawn slower
    assert "multi-label" in curves_csv([("here", study)])


def test_spread_of_a_study(networks: tuple[StudyNetwork, ...], position: Position) -> None:
    study = curves(position, 3.5, networks)
    alphas = [curve.alpha for curve in study.curves[:2]]
    assert study.alpha.count == 2
    assert study.alpha.mean == pytest.approx(np.mean(alphas))
    assert study.alpha.deviation == pytest.approx(np.std(alphas, ddof=1))
    assert (study.alpha.low, study.alpha.high) == (min(alphas), max(alphas))
    assert study.flat_winrate.count == 1
    assert math.isnan(study.flat_winrate.deviation)
    assert math.isnan(spread_of([]).mean)


def test_curves_stop_between_networks(
    networks: tuple[StudyNetwork, ...], position: Position
) -> None:
    told: list[int] = []
    study = curves(position, 3.5, networks, progress=told.append, stopped=lambda: len(told) == 1)
    assert [curve.network for curve in study.curves] == ["one"]


def test_choices_count_every_try(networks: tuple[StudyNetwork, ...], position: Position) -> None:
    settings = ChoiceSettings(visits=12, tries=7, views=3, temperature=1.0)
    told: list[tuple[int, int]] = []

    def made(seed: int = 5) -> tuple[Choice, ...]:
        return choices(
            position,
            3.5,
            networks[:2],
            (0.0, 1.0),
            best=(6, 8),
            settings=settings,
            seed=seed,
            progress=lambda *numbers: told.append(numbers),
        )

    found = made()
    assert [(c.network, c.lambda_) for c in found] == [
        ("one", 0.0), ("one", 1.0), ("two & <more>", 0.0), ("two & <more>", 1.0),
    ]  # fmt: skip
    assert told[-1] == (28, 28)
    for choice in found:
        assert choice.tries == choice.counts.sum() == 7
        assert choice.counts[[7, 11, 12]].sum() == 0  # stones stand there
        assert choice.hits == choice.counts[6] + choice.counts[8]
        assert choice.share == choice.hits / 7
        assert not choice.counts.flags.writeable
    again = made()
    assert all(np.array_equal(a.counts, b.counts) for a, b in zip(found, again, strict=True))
    assert any(np.count_nonzero(choice.counts) > 1 for choice in found)  # tries differ


def test_without_noise_and_temperature_a_group_agrees(
    networks: tuple[StudyNetwork, ...], position: Position
) -> None:
    """Then tries differ by their symmetries alone, which a group shares."""
    settings = ChoiceSettings(visits=8, tries=6, views=1, noise=False)
    (choice,) = choices(position, 3.5, networks[:1], (0.5,), settings=settings)
    assert choice.counts.max() == 6
    assert math.isnan(choice.share)
    assert choice.interval == (0.0, 1.0)


def test_choices_stop_after_a_group(networks: tuple[StudyNetwork, ...], position: Position) -> None:
    told: list[int] = []
    settings = ChoiceSettings(visits=4, tries=4, views=4)
    found = choices(
        position,
        3.5,
        networks,
        (0.0,),
        settings=settings,
        progress=lambda done, total: told.append(done),
        stopped=lambda: len(told) == 2,
    )
    assert [(choice.network, choice.tries) for choice in found] == [("one", 2)]


def test_a_finished_game_has_no_choice(networks: tuple[StudyNetwork, ...]) -> None:
    over = empty_position(Rules(size=5))
    play(over, 25)
    play(over, 25)
    with pytest.raises(EngineError, match="game is over"):
        choices(over, 0.5, networks)


def test_wilson_interval() -> None:
    """Published values: Newcombe (1998), 81 of 263 and 0 of 20."""
    assert wilson_interval(81, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson_interval(0, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    assert wilson_interval(0, 0) == (0.0, 1.0)


def made_up() -> tuple[CurveStudy, tuple[Choice, ...]]:
    study = CurveStudy(
        9.5,
        BLACK,
        (
            NetworkCurve("sharp, <a> & b", "00000001", SIGMOID, 9.0, 4.0, 0.12),
            NetworkCurve("dull", "00000002", SIGMOID, 11.0, 0.5, 0.68),
            NetworkCurve("flat", "00000003", FLAT, math.nan, math.nan, 0.4),
        ),
    )
    counts = np.zeros(50, np.int32)
    counts[[3, 49]] = 6, 2
    found = tuple(Choice("dull", lambda_, 8, counts, (3,)) for lambda_ in (0.0, 0.5, 1.0))
    return study, found


def test_tables() -> None:
    study, found = made_up()
    rows = list(csv.DictReader(io.StringIO(curves_csv([("first", study)]))))
    assert [row["network"] for row in rows[:3]] == ["sharp, <a> & b", "dull", "flat"]
    assert rows[2]["alpha"] == ""
    assert rows[3]["network"] == "mean"
    assert float(rows[3]["alpha"]) == 10.0
    assert float(rows[4]["alpha"]) == pytest.approx(math.sqrt(2), abs=1e-5)
    moves = list(csv.DictReader(io.StringIO(choices_csv([("first", 7, found)]))))
    assert [row["move"] for row in moves[:2]] == ["D7", "pass"]
    assert [row["is_best"] for row in moves[:2]] == ["1", "0"]
    assert float(moves[0]["best_share"]) == 0.75


def test_pictures_are_well_formed() -> None:
    study, found = made_up()
    sheet = ElementTree.fromstring(curves_svg([("1 & 2", study), ("second", study)]))
    assert len(sheet.findall(f"{SVG}g")) == 2
    assert len(list(sheet.iter(f"{SVG}polyline"))) == 4
    assert len(list(sheet.iter(f"{SVG}circle"))) == 2
    names = [title.text for title in sheet.iter(f"{SVG}title")]
    assert "sharp, <a> & b" in names
    first = next(sheet.iter(f"{SVG}polyline")).get("points", "").split()
    heights = [float(point.split(",")[1]) for point in first]
    assert heights == sorted(heights)  # Black's winrate falls as komi grows
    bars = ElementTree.fromstring(choices_svg([("first", found)]))
    assert len(list(bars.iter(f"{SVG}circle"))) == 3
    assert ElementTree.fromstring(curves_svg([])) is not None


def test_networks_of_another_board_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "seven.safetensors"
    save_network(path, network(1, size=7))
    assert open_networks([path], Rules(size=7))[0].name == "seven"
    with pytest.raises(EngineError, match=r"seven\.safetensors plays 7x7, the position is 5x5"):
        open_networks([path], Rules(size=5))


def test_networks_that_see_one_komi_are_asked_at_many(tmp_path: Path, position: Position) -> None:
    """A KataGo network's curve is fitted to its winrates; its own answer stands at the komi."""
    path = random_katago(tmp_path / "katago.bin.gz")
    rules = Rules(size=5)
    (entry,) = open_networks([path], rules)
    (curve,) = curves(position, 3.5, [entry]).curves
    evaluator = entry.evaluator("average")
    batch = Position._make([*position[:3], *(array[None] for array in position[3:])])

    def asked(komi: float) -> float:
        a, b = evaluator.evaluate(
            batch, np.ones((1, 26), np.bool_), np.array([komi], np.float32)
        ).curve[0].tolist()  # fmt: skip
        return 1.0 / (1.0 + math.exp(-b * (a - komi)))

    assert (curve.network, curve.kind) == ("katago", SIGMOID)
    assert curve.identity == entry.opened.header.identity
    assert curve.winrate == pytest.approx(asked(3.5), abs=1e-5)
    for komi in np.arange(round(curve.alpha) - 8.5, round(curve.alpha) + 9.0, 4.0).tolist():
        fitted = 1.0 / (1.0 + math.exp(-curve.beta * (curve.alpha - komi)))
        assert asked(komi) == pytest.approx(fitted, abs=curve.fit_error + 0.02)
    found = choices(position, 3.5, [entry], (0.0,), settings=ChoiceSettings(visits=4, tries=2))
    assert found[0].tries == 2


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("study")
    for seed in (1, 2):
        save_network(path / f"net{seed}.safetensors", network(seed))
    save_network(path / "seven.safetensors", network(3, size=7))
    (path / "game.sgf").write_bytes(GAME)
    return path


def test_command(capsys: pytest.CaptureFixture[str], folder: Path, tmp_path: Path) -> None:
    """All networks of a folder that fit; JSON, tables and pictures."""
    arguments = ["study", folder / "game.sgf", "--nets", folder, "--tries", 2, "--visits", 6]
    arguments += ["--lambda", "0,1", "--best", "B4,pass", "--json"]
    arguments += ["--csv", tmp_path / "out.csv", "--svg", tmp_path / "picture"]
    assert main([str(argument) for argument in arguments]) == 0
    fields = json.loads(capsys.readouterr().out)["game.sgf"]
    assert [entry["network"] for entry in fields["networks"]] == ["net1", "net2"]
    assert fields["alpha"]["count"] == 2
    assert fields["flat_winrate"]["mean"] is None
    assert [entry["lambda"] for entry in fields["choices"]] == [0.0, 1.0, 0.0, 1.0]
    assert all(sum(entry["moves"].values()) == 2 for entry in fields["choices"])
    assert fields["choices"][0]["best"] == ["B4", "pass"]
    assert {path.name for path in tmp_path.iterdir()} == {
        "out-curves.csv", "out-choices.csv", "picture-curves.svg", "picture-choices.svg",
    }  # fmt: skip
    one = tmp_path / "one"
    one.mkdir()
    words = ["study", folder / "game.sgf", "--nets", folder, "--svg", one / "x.svg"]
    assert main([str(word) for word in [*words, "--csv", one / "table"]]) == 0
    assert {path.name for path in one.iterdir()} == {"x.svg", "table"}, "as asked for"
    assert f"written: {one / 'x.svg'}\n" in capsys.readouterr().err


def test_command_proves(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "small.sgf"
    path.write_bytes(b"(;GM[1]FF[4]SZ[3]KM[0.5]RU[Chinese];B[bb])")
    assert main(["study", str(path), "--prove"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("small.sgf: Black's score +9 with best play")
    assert main(["study", str(path), "--prove", "--json"]) == 0
    fields = json.loads(capsys.readouterr().out)["small.sgf"]
    assert fields["score"] == [9, 9]
    assert fields["moves"]["pass"] == [9, 9]


def test_command_refuses(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    game = str(folder / "game.sgf")
    for arguments, words in (
        (["--nets", str(folder / "none")], "there is no such folder"),
        (["--prove", "--nodes", "0"], "--nodes must be at least 1"),
        (["--prove", "--net", str(folder / "net1.safetensors")], "--net has no effect on a proof"),
        (["--prove", "--tries", "2"], "--tries has no effect on a proof"),
        (["--prove", "--seed", "0"], "--seed has no effect on a proof"),
        (["--nodes", "100"], "--nodes has no effect without --prove"),
        (["--visits", "0"], "--visits has no effect without searches"),
        (["--lambda", "0"], "--lambda has no effect without searches"),
        (["--tries", "1", "--visits", "0"], "visits must be at least 1"),
        (["--net", str(folder / "seven.safetensors")], "plays 7x7"),
        (["--net", str(folder / "net1.safetensors"), "--tries", "-1"], "tries"),
        (["--net", str(folder / "net1.safetensors"), "--tries", "1", "--best", "K9"], "K9"),
    ):
        assert main(["study", game, *arguments]) == 2
        assert words in capsys.readouterr().err
