"""Gates, panels and event files inside a run."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.base.errors import RunError, SettingsError
from engine.base.lock import acquire_lock
from engine.games.panel import Panel, PanelMember, load_panel, save_panel
from engine.games.settings import PanelSettings
from engine.go.rules import Rules
from engine.network.files.weights import read_header
from engine.papers.sai_figure1 import run_curves, run_labels
from engine.train.events import Events
from engine.train.presets.preset import Preset
from engine.train.reading import RunReader
from engine.train.run_matches import RunMatches, _tally
from engine.train.run_panel import PanelReport, make_panel
from engine.train.runs.run import RunFolder
from engine.train.stages import run
from tests.engine.train.test_stages import VALUES

SMALL = {"visits": 2, "games": 8, "min_games": 8, "at_once": 4, "komi": "0.5 1.5"}


def preset(gate: dict[str, Any], **changes: Any) -> Preset:
    values = {**VALUES, "gate": {**SMALL, **gate}, "run": {**VALUES["run"], **changes}}
    return Preset.from_dict(values)


def entries(root: Path, event: str) -> list[dict[str, Any]]:
    return [entry for entry in RunFolder(root).read_log() if entry["event"] == event]


def test_only_a_network_that_passes_the_gate_plays(tmp_path: Path) -> None:
    never = preset({"rule": "two_sigma", "games": 8, "early_fail": False, "temperature": 3.0})
    root = tmp_path / "run"
    state = run(never, root)
    gates = entries(root, "gate")
    assert [gate["generation"] for gate in gates] == [1, 2]
    best = 0
    for gate in gates:
        assert gate["opponent"] == best
        games = gate["wins"] + gate["draws"] + gate["losses"]
        wanted = 4 + 8**0.5
        assert gate["decision"] == ("promote" if gate["wins"] >= wanted else "reject"), gate
        assert games in (4, 8)
        played = _tally(RunFolder(root).match_path(gate["generation"], best))
        assert played == (gate["wins"], gate["draws"], gate["losses"])
        best = gate["generation"] if gate["decision"] == "promote" else best
    assert (state.generation, state.best) == (2, best)
    assert RunFolder(root).newest_network() == 2, "rejected networks are kept too"


def test_self_play_goes_on_with_the_best_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from engine.train import training_run

    loaded: list[str] = []
    original = training_run.make_evaluator

    def watched(preset: Preset, path: Path, cache_rows: int | None = None) -> Any:
        if cache_rows is None:
            loaded.append(path.stem)
        return original(preset, path, cache_rows)

    monkeypatch.setattr(training_run, "make_evaluator", watched)
    hopeless = {"rule": "sprt", "elo0": 1990, "elo1": 2000, "games": 4, "final_share": 1.0}
    state = run(preset(hopeless), tmp_path / "run")
    if state.best == 0:
        assert loaded == ["0000", "0000", "0000"]
    assert len(loaded) == 3, "two generations, and the figures of the last network"


def test_a_gate_that_was_killed_goes_on_after_its_last_block(tmp_path: Path) -> None:
    settings = preset({"rule": "two_sigma", "games": 8, "early_fail": False}, generations=1)
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    run(settings, whole)
    run(settings, cut)
    folder = RunFolder(cut)
    path = folder.match_path(1, 0)
    lines = path.read_text().splitlines()
    assert len(lines) == 2
    path.write_text(lines[0] + "\n" + lines[1][: len(lines[1]) // 2])
    folder.write_state(folder.state().replace(stage="gate", generation=0, best=0))
    run(None, cut)
    again = [json.loads(line) for line in path.read_text().splitlines() if line.endswith("}")]
    assert again[-1] == json.loads(lines[1])
    assert entries(cut, "gate")[-1]["wins"] == entries(whole, "gate")[-1]["wins"]
    assert folder.state().stage == "finished"


def test_a_panel_scores_every_other_generation(tmp_path: Path) -> None:
    first = tmp_path / "first"
    run(preset({}), first)
    members = tuple(
        PanelMember(path, read_header(path).identity, weight)
        for path, weight in (
            (RunFolder(first).network_path(0), 0.6),
            (RunFolder(first).network_path(2), 0.8),
        )
    )
    panel = Panel(
        rules=Rules(size=3, komi=0.5),
        settings=PanelSettings(visits=2, games=4, color="both"),
        members=members,
    )
    save_panel(panel, tmp_path / "panel.json")
    root = tmp_path / "run"
    changes = {"panel": str(tmp_path / "panel.json"), "panel_every": 2, "generations": 4}
    run(preset({}, **changes), root)
    scores, ratings = entries(root, "panel"), entries(root, "rating")
    assert [entry["generation"] for entry in scores] == [2, 4]
    assert [entry["generation"] for entry in ratings] == [2, 4]
    for entry in scores:
        expected = 0.6 * entry["shares"][0] + 0.8 * entry["shares"][1]
        assert entry["score"] == pytest.approx(expected, abs=1e-3)
        assert entry["nodes"] > 0
    for entry in ratings:
        assert entry["low"] <= entry["elo"] <= entry["high"]


def test_ratings_are_fitted_to_games_against_this_panel_alone(tmp_path: Path) -> None:
    """A run may go on with another panel, or have been scored with one by `sai-engine panel`."""
    root = tmp_path / "run"
    run(preset({}, generations=1), root)
    folder = RunFolder(root)
    panel = Panel(
        rules=Rules(size=3, komi=0.5),
        settings=PanelSettings(visits=2, games=4, color="both"),
        members=tuple(PanelMember(folder.network_path(number)) for number in (0, 1)),
    )
    save_panel(panel, tmp_path / "panel.json")
    changes = {"panel": str(tmp_path / "panel.json"), "panel_every": 1, "generations": 1}
    settings = preset({}, **changes)
    contests = RunMatches(folder, settings, lambda: False)
    alone, rating = contests.panel(1, 0)
    other = {**alone, "generation": 0, "shares": [1.0, 1.0, 1.0], "panel": "00000000"}
    old = {
        name: value for name, value in {**other, "shares": [1.0, 0.0]}.items() if name != "panel"
    }
    damaged = {**alone, "generation": 0, "shares": ["x", None]}
    folder.log(other)
    folder.log(old)
    folder.log(damaged)
    assert list(contests.panel(1, 0)) == [alone, rating]
    folder.log({**alone, "generation": 0, "shares": [1.0, 0.0]})
    again, changed = contests.panel(1, 0)
    assert again == alone
    assert changed != rating, "a result against the same panel counts"


def test_a_panel_that_can_not_be_used_is_refused_at_once(tmp_path: Path) -> None:
    changes = {"panel": str(tmp_path / "none.json"), "panel_every": 1}
    with pytest.raises(SettingsError, match="none.json"):
        run(preset({}, **changes), tmp_path / "run")
    member = PanelMember(Path("net.safetensors"))
    panel = Panel(rules=Rules(size=5), settings=PanelSettings(), members=(member,))
    save_panel(panel, tmp_path / "panel.json")
    changes["panel"] = str(tmp_path / "panel.json")
    with pytest.raises(RunError, match="size 5.*size 3"):
        run(preset({}, **changes), tmp_path / "run")
    assert not (tmp_path / "run").exists(), "nothing is left behind"


@pytest.mark.events
def test_figures_go_to_event_files_where_tensorboard_is_installed(tmp_path: Path) -> None:
    if not Events.installed:
        pytest.skip("TensorBoard is not installed: pip install tensorboard")
    from tensorboard.backend.event_processing.event_accumulator import EventAccumulator

    run(preset({}), tmp_path / "run")
    accumulator = EventAccumulator(str(tmp_path / "run" / "events"))
    accumulator.Reload()
    assert {"training/policy", "network/alpha"} <= set(accumulator.Tags()["scalars"])
    logged = [entry["policy"] for entry in entries(tmp_path / "run", "training")]
    seen = [event.value for event in accumulator.Scalars("training/policy")]
    assert seen == pytest.approx(logged, rel=1e-4)


@pytest.fixture
def panel_settings() -> PanelSettings:
    return PanelSettings(visits=2, games=4, color="both", komi="0.5 1.5", temperature=2.0)


def test_a_panel_made_of_a_runs_own_networks(tmp_path: Path, panel_settings: PanelSettings) -> None:
    root = tmp_path / "run"
    run(preset({}, generations=4), root)
    folder = RunFolder(root)
    out = tmp_path / "panel.json"
    told: list[str] = []

    def make(stopped: bool = False) -> PanelReport | None:
        return make_panel(
            [folder],
            [folder.network_path(0), folder.network_path(4)],
            panel_settings,
            out,
            every=2,
            progress=told.append,
            stopped=lambda: stopped,
        )

    assert make(stopped=True) is None
    assert not out.exists()
    lock, before = acquire_lock(root / "lock"), folder.read_log()
    with pytest.raises(RunError, match="is working on this run; stop it first"):
        make()
    assert folder.read_log() == before
    lock.release()
    report = make()
    assert report is not None
    assert [network.generation for network in report.networks] == [0, 2, 4]
    lines = out.with_suffix(".results.jsonl").read_text().splitlines()
    assert len(lines) == 3
    assert (report.panel.weights**2).sum() == pytest.approx(1.0)
    warned = any("negative weights" in text for text in told)
    assert warned == (report.panel.weights < 0.0).any()
    rows = {json.loads(line)["network"]: json.loads(line)["shares"] for line in lines}
    for network in report.networks:
        identity = read_header(folder.network_path(network.generation)).identity
        expected = report.panel.weights @ np.array(rows[identity])
        assert network.score == pytest.approx(expected)
    assert load_panel(out).weights == pytest.approx(report.panel.weights)
    scores = entries(root, "panel")
    assert [entry["generation"] for entry in scores] == [0, 2, 4]
    assert [entry["nodes"] for entry in scores] == [network.nodes for network in report.networks]
    again = make()
    assert again is not None
    assert again.networks == report.networks
    assert len(out.with_suffix(".results.jsonl").read_text().splitlines()) == 3


def test_a_panel_made_of_several_runs(tmp_path: Path, panel_settings: PanelSettings) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    run(preset({}, generations=2), first)
    other = preset({}, generations=2, seed=7)
    run(replace(other, rules=replace(other.rules, komi=3.5)), second)
    folders = [RunFolder(first), RunFolder(second)]
    report = make_panel(
        folders,
        [folder.network_path(generation) for folder in folders for generation in (0, 2)],
        panel_settings,
        tmp_path / "panel.json",
        every=1,
        progress=lambda text: None,
        stopped=lambda: False,
    )
    assert report is not None
    where = [(network.run, network.generation) for network in report.networks]
    assert where == [(name, number) for name in ("first", "second") for number in (0, 1, 2)]
    views = [RunReader(root).read() for root in (first, second)]
    measure, curves = run_curves(views, run_labels(views)[0], panel=tmp_path / "panel.json")
    assert measure == "panel"
    drawn = [point.value for curve in curves for point in curve.points]
    assert drawn == pytest.approx([network.score for network in report.networks], abs=1e-4)
    assert all(point.low < point.value < point.high for curve in curves for point in curve.points)

    for folder in folders:
        folder.log({**entries(folder.root, "panel")[-1], "panel": folder.root.name})
    views = [RunReader(root).read() for root in (first, second)]
    again = run_curves(views, ["a", "b"], "panel")[1]
    assert [point.value for curve in again for point in curve.points] == drawn


def test_runs_under_different_rules_have_no_common_panel(
    tmp_path: Path, panel_settings: PanelSettings
) -> None:
    plain = preset({}, generations=1)
    run(plain, tmp_path / "first")
    run(replace(plain, rules=replace(plain.rules, suicide=True)), tmp_path / "second")
    folders = [RunFolder(tmp_path / name) for name in ("first", "second")]
    with pytest.raises(RunError, match="second: this run has other rules or another board than"):
        make_panel(
            folders,
            [folders[0].network_path(0)],
            panel_settings,
            tmp_path / "panel.json",
            every=1,
            progress=lambda text: None,
            stopped=lambda: False,
        )


def test_a_panel_match_that_was_stopped_is_played_when_the_run_goes_on(tmp_path: Path) -> None:
    """The run stops in the middle of the panel's match of its only generation."""
    made = tmp_path / "made"
    run(preset({}, generations=1), made)
    panel = Panel(
        rules=Rules(size=3, komi=0.5),
        settings=PanelSettings(visits=2, games=4, color="both"),
        members=(PanelMember(RunFolder(made).network_path(0)),),
    )
    save_panel(panel, tmp_path / "panel.json")
    changes = {"panel": str(tmp_path / "panel.json"), "panel_every": 1, "generations": 1}
    root = tmp_path / "run"
    folder = RunFolder(root)

    def in_panel() -> bool:
        return folder.run_file.exists() and folder.state().stage == "panel"

    state = run(preset({}, **changes), root, stop=in_panel)
    assert state.stage == "panel"
    assert entries(root, "panel") == []
    assert run(None, root).stage == "finished"
    assert [entry["generation"] for entry in entries(root, "panel")] == [1]
