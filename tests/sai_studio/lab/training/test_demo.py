"""The ten-minute demo: its sentences at every stage, its buttons, stopping and going on."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.train.chain_file import CHAINS, load_chain
from engine.train.presets.preset import load_preset
from engine.train.reading import RunReader
from engine.train.runs.run import RunState
from engine.train.runs.run_file import RUNS
from sai_studio.lab.training import training as training_module
from sai_studio.lab.training.chain_story import (
    DEMO,
    DEMO_STEPS,
    HALF_HOUR,
    chain_story,
    comparison,
)
from sai_studio.lab.training.run_watcher import ChainReader
from tests.sai_studio.lab.training.conftest import Bench
from tests.sai_studio.lab.training.runs import demo, fake_run


def story(root: Path) -> list[str]:
    chain = ChainReader(root).read()
    assert chain is not None
    run = root / "learn"
    return chain_story(chain, RunReader(run).read() if run.exists() else None)


def test_the_demos_choose_everything_and_end_in_time() -> None:
    limit = "run.million_nodes"  # work, not time: a busy machine learns as much
    for name in (DEMO, HALF_HOUR):
        chain = load_chain(name)
        assert tuple(step.name for step in chain.steps) == DEMO_STEPS
        assert not chain.given, "nobody is asked for a file"
        recommended = f"recommended-{chain.size}x{chain.size}"
        assert chain.steps[0].arguments[0] == recommended, "what it shows is what we recommend"
        assert load_preset(recommended).by_name()[limit] > 0.0


def test_sentences_follow_what_happens(tmp_path: Path) -> None:
    root = demo(tmp_path / "demo")
    lines = story(root)
    assert len(lines) == 4
    assert "in some seconds" in lines[0]
    folder = fake_run(root / "learn", 1)
    with CHAINS.working(root), RUNS.working(folder.root):
        folder.write_state(RunState(stage="selfplay", nodes=500))
        lines = story(root)
        assert lines[0] == "It plays against itself: 2 games so far, its moves are still random."
        assert lines[1].startswith("After 200 games it learns")
        assert "first network expects Black to win by 0 points" in lines[2]
        assert "not sure" in lines[2]
        folder.write_state(RunState(stage="train", nodes=500))
        assert story(root)[1].startswith("Right now it learns from the latest games")
        folder.write_state(RunState(stage="selfplay", generation=3, games=700, nodes=500))
        lines = story(root)
        assert lines[0].endswith("at different komi.")
        assert lines[1].startswith("It has learned from them 3 times")
        assert lines[3].startswith("At the end its last network plays")
        (root / "stop").touch()
        assert "plays on until its current step ends" in story(root)[0]
        (root / "stop").unlink()
    assert "pauses until you continue" in story(root)[0]


def test_the_end_is_told_with_its_games(tmp_path: Path) -> None:
    root = demo(tmp_path / "demo", "learn")
    folder = fake_run(root / "learn", 4)
    folder.write_state(
        RunState(stage="finished", generation=3, games=900, nodes=500, seconds=360.0)
    )
    lines = story(root)
    assert lines[0] == "It has played 900 games against itself, at different komi."
    assert lines[1].startswith("It has learned from them 3 times, in 6 min")
    assert "Network 3 expects Black to win by 18 points, and is" in lines[2]
    assert "25" in lines[2], "what perfect play is worth"


@pytest.mark.parametrize(
    ("wins", "games", "said"),
    [
        (19, 20, "is stronger than X: it won 19 of 20 games"),
        (2.5, 20, "is weaker than X: it won only 2.5 of 20 games"),
        (12, 20, "won 12 of 20 games against X, which doesn't show which one is stronger"),
        (3, 4, "has won 3 of 4 games against X, of 20 to be played"),
        (0, 0, "has won 0 of 0 games against X, of 20 to be played"),
    ],
)
def test_a_result_claims_no_more_than_its_games_tell(wins: float, games: int, said: str) -> None:
    assert comparison(wins, games, 20, "X") == f"Its last network {said}"


def test_games_that_the_colors_decided_show_no_strength() -> None:
    said = comparison(0, 20, 20, "X", is_color=True)
    assert said.startswith("One color won all 20 games against X, so they don't show")
    assert comparison(0, 20, 20, "X", is_color=True, short=True).startswith("one color")


@pytest.fixture
def launched(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, str, Mapping[str, str]]]:
    """The chains that were started, none of which is."""
    calls: list[tuple[Path, str, Mapping[str, str]]] = []

    class Alive:
        def poll(self) -> None:
            return None

    def launch(folder: Path, name: str = "", files: Any = None) -> Any:
        calls.append((folder, name, files))
        return Alive()

    monkeypatch.setattr(training_module, "launch_chain", launch)
    return calls


def test_one_click_starts_it_and_shows_its_run(
    bench: Bench, launched: list[tuple[Path, str, Mapping[str, str]]]
) -> None:
    window = bench.window()
    window.demo()
    root = bench.runs / DEMO
    assert launched == [(root, DEMO, {})]
    assert window.training.selected == root / "learn"
    assert window.training.status(root / "learn") == "starting"
    bench.wait(lambda: root / "learn" in window.training.views)
    assert window.training.problem(root / "learn") == ""  # it has no folder yet
    assert window.page.header.text("generation") == "0"
    assert window.page.header.text("time") == "0 s"
    demo(root)
    bench.wait(lambda: window.training.chain is not None)
    assert window.page.chain.isVisible()
    assert len(window.page.chain.lines) == 4
    fake_run(root / "learn", 2, stage="selfplay")
    bench.wait(lambda: "It has played 258 games" in window.page.chain.lines[0])


def test_a_demo_that_was_stopped_goes_on(
    bench: Bench, launched: list[tuple[Path, str, Mapping[str, str]]]
) -> None:
    root = demo(bench.runs / "ten-minute-demo", "learn")
    fake_run(root / "learn", 3)
    window = bench.window()
    bench.wait(lambda: window.training.chain is not None)
    panel = window.page.chain
    assert panel.resume.isVisible()
    assert not panel.halt.isVisible()
    assert not window.page.header.resume.isVisible(), "the run alone is not continued"
    panel.resume.click()
    window.demo()
    assert launched == [(root, "", {}), (root, "", {})]


def test_a_stopped_demo_names_no_command_and_its_limit(bench: Bench) -> None:
    root = demo(bench.runs / "ten-minute-demo", "learn")
    (root / CHAINS.log_file).write_text("stopped; continue with `sai-engine chain x`\n")
    folder = fake_run(root / "learn", 1, stage="selfplay", changes={"run.minutes": 6.0})
    folder.write_state(RunState(stage="selfplay", generation=1, games=20, seconds=270.0))
    window = bench.window()
    bench.wait(lambda: window.training.chain is not None and bool(window.training.view))
    assert "sai-engine" not in "\n".join(window.page.chain.lines)
    assert window.page.header.text("generation") == "1 4.5 of 6 min"


def test_a_finished_demo_is_begun_anew(
    bench: Bench, launched: list[tuple[Path, str, Mapping[str, str]]]
) -> None:
    root = demo(bench.runs / DEMO, *DEMO_STEPS)
    fake_run(root / "learn", 3)
    window = bench.window()
    window.demo()
    assert launched == [(bench.runs / f"{DEMO}-2", DEMO, {})]


def test_stop_asks_the_chain(bench: Bench) -> None:
    root = demo(bench.runs / DEMO, "learn")
    fake_run(root / "learn", 3)
    with CHAINS.working(root):
        window = bench.window()
        bench.wait(lambda: window.training.chain is not None)
        assert window.page.chain.halt.isVisible()
        window.page.chain.halt.click()
        assert (root / "stop").exists()
        bench.wait(lambda: window.training.chain.status == "stopping")
        assert not window.page.chain.halt.isEnabled()


def test_the_commands_of_its_run_stop_and_continue_all_of_it(
    bench: Bench, launched: list[tuple[Path, str, Mapping[str, str]]]
) -> None:
    root = demo(bench.runs / DEMO)
    fake_run(root / "learn", 3)
    with CHAINS.working(root):
        window = bench.window()
        bench.wait(lambda: window.training.chain is not None)
        window.stop_job()
        assert (root / "stop").exists()
    bench.wait(lambda: window.training.chain.status == "stopped")
    window.continue_run()
    assert launched == [(root, "", {})]


def test_runs_without_a_chain_have_no_panel(bench: Bench) -> None:
    fake_run(bench.runs / "alone")
    assert not bench.window().page.chain.isVisible()
