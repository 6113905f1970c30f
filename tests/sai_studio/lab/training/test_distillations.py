"""The training window on distillations and on folders of labels."""

from __future__ import annotations

from engine.train.presets.preset import load_preset, with_changes
from sai_studio.lab.training.generations_page import COLUMNS
from sai_studio.lab.training.run_text import run_text
from tests.sai_studio.lab.training.conftest import Bench
from tests.sai_studio.lab.training.runs import (
    fake_distillation,
    fake_labels,
    fake_run,
    game,
    write_games,
)


def test_a_distillation_counts_positions_and_no_nodes(bench: Bench) -> None:
    fake_distillation(bench.runs / "first")
    window = bench.window()
    page, training = window.page, window.training
    page.tabs.setCurrentWidget(page.strength)
    assert training.axis == page.axis.currentData() == "generation"
    nodes = page.axis.model().item(page.axis.findData("nodes"))
    assert not nodes.isEnabled()
    assert page.header.text("games") == "512 labelled by a teacher network"
    assert page.header.text("time") == "8 min"
    assert not page.header._figures["nodes"].isVisible()
    table = page.generations.table
    hidden = {c.title for i, c in enumerate(COLUMNS) if table.isColumnHidden(i)}
    assert {"Million nodes", "Games"} <= hidden
    assert "Positions" not in hidden
    fake_run(bench.runs / "second", strength=True)
    training.refresh_list()
    training.select(bench.runs / "second")
    bench.wait(lambda: training.view is not None)
    assert training.axis == "nodes"  # as before


def test_a_folder_of_labels_is_named_as_one(bench: Bench) -> None:
    folder = fake_labels(bench.runs / "labels")
    window = bench.window()
    page = window.page
    line = window.list.folders.second_line(folder.root)
    assert "17 labels" in line
    assert "generation" not in line
    assert page.header.text("games") == "17 of 200"
    assert page.header.about.startswith("Positions labelled by a teacher network")
    assert not page.header.resume.isVisible()
    assert not page.bar.isVisible()
    tabs = page.tabs
    shown = [tabs.tabText(i) for i in range(tabs.count()) if tabs.isTabVisible(i)]
    assert shown == ["Games", "Settings"]
    window.continue_run()
    assert "folder of labels" in window.messages.text
    write_games(folder, 0, [game(2)])
    bench.wait(lambda: page.header.text("games") == "27 of 200")


def test_a_run_is_described_as_it_is(bench: Bench) -> None:
    asked = {"network.blocks": 3, "network.channels": 32}
    asked |= {"distillation.teacher": str(bench.folder / "kata.bin.gz")}
    about = run_text(with_changes(load_preset("distilled-7x7"), asked))
    assert about.startswith("A network of 3 residual blocks of 32 channels for 7\u00d77; ")
    assert "the answers of kata.bin.gz" in about
    assert "distillation." not in about
    assert "10 blocks" not in about
    fake_run(bench.runs / "first", changes={"network.blocks": 2})
    assert "of 2 residual blocks" in bench.window().page.header.about


def test_a_page_without_games_says_why(bench: Bench) -> None:
    folder = fake_distillation(bench.runs / "first")
    for path in folder.shards():
        path.unlink()
    window = bench.window()
    assert "plays no games: it learns from labels" in window.page.games._note.text()
    labels = fake_labels(bench.runs / "labels")
    for path in labels.shards():
        path.unlink()
    labels.write_state(labels.state().replace(stage="finished"))
    window.training.refresh_list()
    window.training.select(labels.root)
    bench.wait(lambda: window.page.games._note.text() == "This run has no games to show.")
    write_games(labels, 0, [game(2)])
    bench.wait(lambda: bool(window.page.games.model.games))
    assert "as soon as" not in window.page.games._note.text()
