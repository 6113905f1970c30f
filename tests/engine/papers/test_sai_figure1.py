"""Figure 1 from runs: its measures, intervals, labels, plateaus, picture and command."""

from __future__ import annotations

import csv
import dataclasses
import json
import math
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from engine.base.errors import EngineError
from engine.cli import main
from engine.papers.sai_figure1 import (
    figure1_svg,
    figure1_text,
    paper_runs_beside,
    run_curves,
    run_labels,
)
from engine.train.presets.preset import load_preset
from engine.train.presets.preset_card import PAPER_RUNS
from engine.train.reading import RunReader, RunView
from engine.train.runs.run import RunFolder
from engine.train.runs.run_file import started, write_run_file
from tests.engine.train.test_presets import PLATEAU

SVG = "{http://www.w3.org/2000/svg}"


def make_run(folder: Path, preset: str, entries: list[dict[str, Any]]) -> RunView:
    folder.mkdir()
    write_run_file(RunFolder(folder).run_file, started(load_preset(preset), {}))
    with (folder / "log.jsonl").open("w") as log:
        log.writelines(json.dumps(entry) + "\n" for entry in entries)
    return RunReader(folder).read()


def network(generation: int, nodes: float, alpha: float = 9.0, beta: float = 1.0) -> dict[str, Any]:
    return {"event": "network", "generation": generation, "nodes": nodes, "alpha": alpha,
            "beta": beta}  # fmt: skip


def panel(generation: int, nodes: float, shares: list[float]) -> dict[str, Any]:
    return {"event": "panel", "generation": generation, "nodes": nodes, "score": sum(shares),
            "shares": shares, "games": 20}  # fmt: skip


def panel_file(path: Path) -> Path:
    member = {"network": "x.safetensors", "identity": "00000000", "weight": 1.0}
    path.write_text(json.dumps({"format": 1, "members": [member, member], "settings": {},
                                "rules": {"size": 7}}))  # fmt: skip
    return path


def test_the_papers_plateaus_are_those_of_the_presets() -> None:
    assert {run.preset: run.million_nodes for run in PAPER_RUNS} == PLATEAU
    assert max(PAPER_RUNS, key=lambda run: run.score).name == "SAI 22"
    assert [run.name for run in paper_runs_beside(["", "sai-20"])] == ["SAI 20"]
    assert paper_runs_beside(["", "recommended-5x5"]) == ()


def test_panel_scores_have_intervals_where_the_weights_are_known(tmp_path: Path) -> None:
    scores = [panel(g, 1e6 * g, [0.5, 0.1 * g]) for g in range(1, 5)]
    view = make_run(tmp_path / "a", "sai-20", [network(0, 0), *scores])
    measure, (bare,) = run_curves([view], ["a"])
    assert (measure, bare.third_best.value) == ("panel", pytest.approx(0.7))
    assert all(math.isnan(point.low) for point in bare.points)
    _, (curve,) = run_curves([view], ["a"], panel=panel_file(tmp_path / "panel.json"))
    point = curve.points[0]
    assert (point.generation, point.million_nodes) == (1, 1.0)
    moved = [0.5, 4 / 24]  # two wins and two losses more
    half = 1.96 * math.sqrt(sum(p * (1 - p) / 24 for p in moved))
    assert point.high - point.value == pytest.approx(half, rel=1e-3)


def test_a_plateau_is_where_nothing_surely_better_comes(tmp_path: Path) -> None:
    shares = [0.0, 0.5, 0.9, 0.95, 0.9, 0.95]
    scores = [panel(g, 1e6 * g, [share, share]) for g, share in enumerate(shares, 1)]
    view = make_run(tmp_path / "a", "sai-20", [network(0, 0), *scores])
    _, (curve,) = run_curves([view], ["a"], panel=panel_file(tmp_path / "panel.json"))
    assert curve.plateau is not None
    assert curve.plateau.generation == 3
    assert "3.0" in figure1_text("panel", [curve], ()).splitlines()[-1]
    rising = dataclasses.replace(curve, points=curve.points[:4])
    assert rising.plateau is None, "one later point is not enough"
    _, (bare,) = run_curves([view], ["a"])
    assert bare.plateau is None


def test_intervals_of_panel_scores_end_where_scores_do(tmp_path: Path) -> None:
    scores = [panel(1, 1e6, [0.0, 0.0]), panel(2, 2e6, [1.0, 1.0])]
    view = make_run(tmp_path / "a", "sai-20", [network(0, 0), *scores])
    _, (curve,) = run_curves([view], ["a"], panel=panel_file(tmp_path / "panel.json"))
    worst, best = curve.points
    assert (worst.low, best.high) == (worst.value, best.value) == (0.0, best.value)
    assert worst.high > 0.0
    assert best.low < best.value


def test_other_weights_than_those_of_the_scores_give_no_interval(tmp_path: Path) -> None:
    score = {**panel(1, 1e6, [0.5, 0.5]), "score": 0.3}
    view = make_run(tmp_path / "a", "sai-20", [network(0, 0), score])
    _, (curve,) = run_curves([view], ["a"], panel=panel_file(tmp_path / "panel.json"))
    assert math.isnan(curve.points[0].high)


def test_runs_without_a_panel_are_drawn_by_what_all_of_them_have(tmp_path: Path) -> None:
    first = make_run(tmp_path / "a", "sai-20", [network(0, 0), network(1, 2e6, 10.0)])
    second = make_run(tmp_path / "b", "sai-9", [network(0, 0), panel(0, 1e6, [0.5])])
    measure, curves = run_curves([first, second], ["a", "b"])
    assert measure == "komi"
    assert [(c.run, c.label) for c in curves] == [
        (0, "a, komi 8.5"), (0, "a, komi 9.5"), (1, "b, komi 8.5"), (1, "b, komi 9.5"),
    ]  # fmt: skip
    assert curves[1].points[1].value == pytest.approx(100 / (1 + math.exp(-0.5)))
    with pytest.raises(EngineError, match="a, b without scores on a common panel"):
        run_curves([first, second], ["a", "b"], "panel")


def test_labels_are_presets_and_folders_where_presets_repeat(tmp_path: Path) -> None:
    views = [
        make_run(tmp_path / name, preset, [network(0, 0)])
        for name, preset in (("a", "sai-20"), ("b", "sai-9"), ("c", "sai-20"))
    ]
    assert run_labels(views) == (
        ["sai-20 (a)", "sai-9", "sai-20 (c)"],
        ["sai-20", "sai-9", "sai-20"],
    )


def test_the_picture_names_runs_and_plateaus_on_a_scale_that_holds_both(tmp_path: Path) -> None:
    entries = [network(0, 0), panel(0, 0, [0.0]), panel(1, 6e7, [0.5]), panel(2, 6e7, [0.9])]
    view = make_run(tmp_path / "a", "sai-20", entries)
    measure, curves = run_curves([view], ["A & B"])
    picture = ElementTree.fromstring(figure1_svg(measure, curves, PAPER_RUNS))
    words = [text.text for text in picture.iter(f"{SVG}text")]
    assert {"A & B", "million nodes, logarithmic", "panel evaluation"} < set(words)
    assert [word for word in words if word and word.startswith("SAI")] == [
        "SAI 20", "SAI 23", "SAI 24", "SAI 15", "SAI 9", "SAI 22",
    ]  # fmt: skip
    dots = list(picture.iter(f"{SVG}circle"))
    assert len(dots) == 2  # a logarithmic axis has no place for no nodes
    assert float(dots[0].get("cy", "0")) > float(dots[1].get("cy", "0"))
    linear = figure1_svg(measure, curves, (), logarithmic=None)
    assert "logarithmic" not in linear
    assert len(list(ElementTree.fromstring(linear).iter(f"{SVG}circle"))) == 3


def test_the_command_writes_picture_and_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_run(tmp_path / "a", "sai-20", [network(0, 0), panel(1, 6e7, [0.5])])
    svg, table = tmp_path / "f.svg", tmp_path / "f.csv"
    assert main(["figure1", str(tmp_path / "a"), "--svg", str(svg), "--csv", str(table)]) == 0
    assert "sai-20" in capsys.readouterr().out
    rows = list(csv.DictReader(table.read_text().splitlines()))
    assert [(r["run"], r["preset"], r["million_nodes"], r["value"]) for r in rows] == [
        ("a", "sai-20", "60", "0.5"), ("the paper", "sai-20", "463", "2.38155"),
    ]  # fmt: skip
    assert ElementTree.parse(svg).getroot().tag == f"{SVG}svg"
    assert main(["figure1", str(tmp_path / "none")]) == 2
    assert "there is no such folder" in capsys.readouterr().err
