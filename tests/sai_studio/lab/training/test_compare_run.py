"""Compare with a strong network: the dialog, the process, its end and its failures."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from engine.base.files import user_folder
from engine.catalog.networks import best_network, judges_of, strongest_network
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.train.reading import RunReader
from sai_studio.lab.training import compare_run
from sai_studio.lab.training.compare_run import CompareDialog
from tests.sai_studio.lab.training.conftest import Bench
from tests.sai_studio.lab.training.runs import fake_run


def test_it_offers_networks_that_play_the_board(bench: Bench) -> None:
    run = fake_run(bench.runs / "first", 30)
    dialog = CompareDialog(RunReader(run.root).read())
    bench.qtbot.addWidget(dialog)
    names = [dialog.networks.itemText(place) for place in range(dialog.networks.count())]
    assert "sai-5x5-r3x32-sharpened-g0041" in names
    assert not any("7x7" in name for name in names)
    assert dialog.every.value() == 2
    assert dialog.teacher == (strongest_network(5) or best_network(5))
    assert dialog.teacher.is_file()


def test_a_run_is_never_its_own_judge(bench: Bench) -> None:
    run = fake_run(bench.runs / "first", 3)
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=4)
    own = user_folder("weights") / "copied.safetensors"
    own.parent.mkdir(parents=True, exist_ok=True)
    save_network(own, initial_network(settings, seed=1), training={"run": "first"})
    assert best_network(5) == own, "it is the user's newest"
    dialog = CompareDialog(RunReader(run.root).read())
    bench.qtbot.addWidget(dialog)
    assert dialog.networks.count()
    assert dialog.networks.findData(own) < 0
    assert dialog.teacher != own
    assert own in judges_of(bench.runs / "second", "second", 5), "but another run's"


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (f"print({json.dumps({'rows': [1, 2]})!r})", "first: 2 generations are compared."),
        ("import sys; print('sai-engine: no games', file=sys.stderr); sys.exit(2)", "no games"),
    ],
)
def test_the_window_tells_how_it_ends(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, script: str, said: str
) -> None:
    asked: list[tuple[object, ...]] = []

    def command(*values: object) -> tuple[list[str], Path]:
        asked.append(values)
        return [sys.executable, "-c", script], Path.cwd()

    monkeypatch.setattr(compare_run, "compare_command", command)
    fake_run(bench.runs / "first", 3)
    window = bench.window()
    said_by_it: list[str] = []
    window.comparison.message.connect(lambda _level, text: said_by_it.append(text))
    window.page.tabs.setCurrentWidget(window.page.strength)
    assert window.page.compare.isVisible()
    window.comparison.start(bench.runs / "first", Path("strong.bin.gz"), 10, 1)
    assert window.page.compare.text() == "Stop comparing"
    assert asked == [(bench.runs / "first", Path("strong.bin.gz"), 10, 1)]
    bench.wait(lambda: not window.comparison.is_running)
    assert said in said_by_it[-1]
    assert window.page.compare.text().startswith("Compare with")


def test_it_can_be_ended(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        compare_run,
        "compare_command",
        lambda *_values: ([sys.executable, "-c", "import time; time.sleep(600)"], Path.cwd()),
    )
    fake_run(bench.runs / "first", 3)
    window = bench.window()
    window.comparison.start(bench.runs / "first", Path("strong.bin.gz"), 10, 1)
    window.compare_run()
    assert not window.comparison.is_running
