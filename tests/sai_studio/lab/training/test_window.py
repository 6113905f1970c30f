"""The training window on fake runs: list, pages, generation, games, what it asks of others."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from engine.base.lock import acquire_lock
from engine.train.reading import RunReader
from engine.train.runs.run import RunState
from sai_studio.kit import theme
from sai_studio.kit.charts import chart as chart_module
from sai_studio.kit.widgets.folder_list import PATH_ROLE
from sai_studio.lab.jobs.known_runs import (
    LOG_ALONE,
    known_runs,
    new_run_folder,
    shipped_folder,
)
from sai_studio.lab.training.generations_page import COLUMNS
from sai_studio.lab.training.run_page import RunPage
from sai_studio.lab.training.window import LEAST
from tests.leftovers import nothing_left
from tests.sai_studio.lab.training.conftest import Bench
from tests.sai_studio.lab.training.runs import (
    add_generation,
    fake_run,
    game,
    write_games,
)

Chosen = Callable[[Path], None]


def test_without_runs_the_window_says_what_a_run_is(bench: Bench) -> None:
    window = bench.window()
    assert window.training.selected is None
    assert not window.page.isVisible()
    assert window.list.model().rowCount() == 0


def test_runs_in_the_own_folder_are_found(bench: Bench) -> None:
    fake_run(bench.runs / "first")
    fake_run(bench.runs / "second", stage="selfplay")
    (bench.runs / "no run").mkdir()
    window = bench.window()
    training = window.training
    bench.wait(lambda: len(training.views) == 2)
    names = {window.list.model().index(row, 0).data() for row in range(2)}
    assert names == {"first", "second"}
    assert {training.status(path) for path in training.paths} == {"finished", "interrupted"}


def test_the_head_tells_how_far_a_run_is(bench: Bench) -> None:
    fake_run(bench.runs / "first")
    header = bench.window().page.header
    assert header.text("generation") == "3 of 60"
    # 128 games of 500 000 nodes in all, 20 000 of them a second
    assert header.text("games") == "512 50 % branches, 5.12 per CPU second"
    assert header.text("nodes").startswith("2.0 million")
    assert "5\u00d75" in header.about
    assert header.resume.isVisible()
    assert not header.halt.isVisible()


@pytest.mark.parametrize("stage", ["selfplay", "train", "gate"])
def test_the_head_counts_the_games_of_the_first_generation(bench: Bench, stage: str) -> None:
    folder = fake_run(bench.runs / "first", 1)
    folder.write_state(RunState(stage=stage, games=0, nodes=48_400, cpu_s=30.0))
    header = bench.window().page.header
    assert header.text("games").startswith("2 50 % branches")
    assert header.text("nodes").startswith("48\u202f400 ")
    assert header.text("generation") == "0 of 60"


def test_the_head_says_that_a_limit_ended_the_run(bench: Bench) -> None:
    fake_run(bench.runs / "first", changes={"run.minutes": 6.0})
    window = bench.window()
    assert window.page.header.text("generation") == "3 of 60, ended by its limit"
    assert window.page.bar.text.startswith("generation 3")


def test_the_bar_follows_the_limit_that_is_nearest(bench: Bench) -> None:
    folder = fake_run(bench.runs / "first", stage="selfplay", changes={"run.minutes": 10.0})
    folder.write_state(folder.state().replace(seconds=540.0))
    assert bench.window().page.header.bar.done == pytest.approx(0.9)


def test_new_figures_arrive_by_themselves(bench: Bench) -> None:
    folder = fake_run(bench.runs / "first")
    window = bench.window()
    assert window.training.generation == 3
    add_generation(folder, 4)
    bench.wait(lambda: window.training.generation == 4)
    window.training.set_generation(1)
    add_generation(folder, 5)
    bench.wait(lambda: window.training.view.generations == 6)
    assert window.training.generation == 1  # the person's choice stays


def test_a_run_at_work_can_be_stopped_not_continued(bench: Bench) -> None:
    folder = fake_run(bench.runs / "first", stage="selfplay")
    lock = acquire_lock(folder.root / "lock")
    window = bench.window()
    training, header = window.training, window.page.header
    bench.wait(lambda: training.status(folder.root) == "running")
    assert header.halt.isEnabled()
    assert not header.resume.isVisible()
    window.continue_run()
    assert "already running" in window.messages.text
    bench.qtbot.mouseClick(header.halt, Qt.MouseButton.LeftButton)
    assert (folder.root / "stop").exists()
    assert "nothing" in window.messages.text or "kept" in window.messages.text
    bench.wait(lambda: training.status(folder.root) == "stopping")
    assert not header.halt.isEnabled()
    lock.release()
    bench.wait(lambda: training.status(folder.root) == "interrupted")


def test_slider_table_and_charts_show_one_generation(bench: Bench) -> None:
    fake_run(bench.runs / "first", 6)
    window = bench.window()
    training, page = window.training, window.page
    page.bar.slider.setValue(2)
    assert training.generation == 2
    assert page.bar.text.startswith("generation 2 \u00b7 \u03b1 12.0")
    charts = page.overview.charts
    bench.wait(lambda: len(charts) == 6)
    assert charts["alpha"].content.cursor == 2.0
    assert charts["curve"].content.lines[-1].label == "generation 2"
    page.tabs.setCurrentWidget(page.generations)
    assert page.generations.table.selected.number == 2
    titles = [column.title for column in COLUMNS]
    assert page.generations.model.index(0, titles.index("Black wins")).data() == "50 %"
    page.generations.table.selectRow(0)
    assert training.generation == 5
    page.overview.charts["alpha"].chosen.emit(1.0)
    assert training.generation == 1
    bench.qtbot.mouseClick(page.bar.newest, Qt.MouseButton.LeftButton)
    assert training.follows_newest


def test_strength_counts_along_nodes_progress_along_generations(bench: Bench) -> None:
    fake_run(bench.runs / "first", strength=True)
    window = bench.window()
    page, training = window.page, window.training
    assert training.axis == "generation"
    page.tabs.setCurrentWidget(page.strength)
    assert training.axis == "nodes"
    bench.wait(lambda: "panel" in page.strength.charts)
    assert page.strength.charts["panel"].content.x_label == "million nodes"
    choose_axis(page, "cpu_minutes")
    page.tabs.setCurrentWidget(page.overview)
    assert training.axis == "generation"
    page.tabs.setCurrentWidget(page.strength)
    assert training.axis == "cpu_minutes"


def choose_axis(page: RunPage, name: str) -> None:
    """Choose an axis as a person does."""
    page.axis.setCurrentIndex(page.axis.findData(name))
    page.axis.activated.emit(page.axis.currentIndex())


def test_charts_are_saved_under_their_names(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fake_run(bench.runs / "first", strength=True)
    window = bench.window()
    charts = window.page.overview.charts
    bench.wait(lambda: "speed" in charts)
    chart = charts["speed"]
    asked: list[tuple[str, str]] = []

    def ask(
        parent: object, folder: str, name: str, kind: str, chosen: Callable[[Path], None]
    ) -> None:
        asked.append((name, kind))
        chosen(tmp_path / f"{name}.{kind}")

    monkeypatch.setattr(chart_module, "ask_where", ask)
    chart.export_wanted.emit("csv")
    assert asked == [("first speed", "csv")]
    assert (tmp_path / "first speed.csv").read_text().startswith("series,generation")
    assert window.messages.text == "Saved as first speed.csv."
    window.page.position.curves.export_wanted.emit("svg")
    assert [kind for _, kind in asked] == ["csv", "svg"]


def test_charts_keep_room_for_their_axes_in_the_smallest_window(bench: Bench) -> None:
    fake_run(bench.runs / "a", strength=True)
    window = bench.window()
    window.resize(*LEAST)
    for page in (window.page.overview, window.page.strength):
        window.page.tabs.setCurrentWidget(page)
        bench.wait(lambda page=page: len(page.charts) == 6)
        QApplication.processEvents()
        assert min(chart.height() for chart in page.charts.values()) >= 180
        assert page.widget().width() <= page.viewport().width()


@pytest.mark.parametrize("width", [900, 2000])
def test_titles_of_the_generations_are_not_cut(bench: Bench, width: int) -> None:
    fake_run(bench.runs / "first", strength=True)
    window = bench.window()
    window.resize(width, 700)
    page = window.page.generations
    window.page.tabs.setCurrentWidget(page)
    header, metrics = page.table.horizontalHeader(), page.table.fontMetrics()
    for place, column in enumerate(COLUMNS):
        if not page.table.isColumnHidden(place):
            assert header.sectionSize(place) > metrics.horizontalAdvance(column.title), column.title


def test_a_log_without_its_run_can_not_go_on(bench: Bench) -> None:
    folder = fake_run(bench.runs / "first", stage="selfplay")
    for part in ("games", "networks"):
        shutil.rmtree(folder.root / part)
    window = bench.window()
    bench.wait(lambda: window.training.status(folder.root) == "log")
    assert not window.page.header.resume.isVisible()
    window.continue_run()
    assert window.messages.text == f"{LOG_ALONE} The run can't be continued; start a new run."
    window.page.tabs.setCurrentWidget(window.page.games)
    assert window.page.games._note.text() == LOG_ALONE


def test_the_film_plays_to_the_end(bench: Bench) -> None:
    fake_run(bench.runs / "first", 4)
    window = bench.window()
    bar, training = window.page.bar, window.training
    shown: list[int | None] = []
    training.generation_changed.connect(lambda: shown.append(training.generation))
    bar.toggle_film()
    assert bar.plays
    bar._film.setInterval(5)
    bench.wait(lambda: not bar.plays)
    assert shown == [0, 1, 2, 3, 3]
    assert training.follows_newest


def test_any_generation_can_become_the_network(bench: Bench) -> None:
    folder = fake_run(bench.runs / "first", 4)
    window = bench.window()
    window.training.set_generation(2)
    bench.qtbot.mouseClick(window.page.bar.use, Qt.MouseButton.LeftButton)
    page = window.page.generations
    window.page.tabs.setCurrentWidget(page)
    page.table.doubleClicked.emit(page.model.index(0, 0))
    row = page.table.visualRect(page.model.index(2, 0)).center()
    page.table.customContextMenuRequested.emit(row)
    menu = page.findChild(QMenu)
    assert menu.actions()[0].text() == "Use generation 1 as network"
    menu.actions()[0].trigger()
    menu.close()
    assert bench.networks == [folder.network_path(n) for n in (2, 3, 1)]


def test_generations_without_a_file_can_not(bench: Bench) -> None:
    folder = fake_run(bench.runs / "first", 4)
    folder.network_path(2).unlink()
    window = bench.window()
    window.training.set_generation(2)
    assert not window.page.bar.use.isEnabled()


def test_games_are_boards_that_open(bench: Bench) -> None:
    folder = fake_run(bench.runs / "first")
    window = bench.window()
    page = window.page.games
    window.page.tabs.setCurrentWidget(page)
    bench.wait(lambda: page.model.rowCount() == 2)
    page.list.grab()
    tip = page.model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip.startswith("game 1: B+8.5 at komi \u22121.5, 10 moves, generation 3, branch of 0")
    page.list.activated.emit(page.model.index(0, 0))
    ((opened, run),) = bench.games
    assert (opened.number, run) == (1, "first")
    write_games(folder, 3, [game(2)])
    bench.wait(lambda: page.model.rowCount() == 3)


def test_branches_show_where_they_left(bench: Bench) -> None:
    folder = fake_run(bench.runs / "first")
    window = bench.window()
    page = window.page.branches
    window.page.tabs.setCurrentWidget(page)
    bench.wait(lambda: page.tree.topLevelItemCount() == 1)
    root = page.tree.topLevelItem(0)
    assert root.text(0).startswith("0   (1 branch)")
    assert [root.child(0).text(n) for n in range(4)] == ["1", "3", "\u22121.5", "B+8.5"]
    assert "leaves game 0 here, after move 3, White to play" in page.caption.text()
    assert "Result: Black won by 8.5." in page.caption.text()
    page.board.grab()
    page.tree.setCurrentItem(root)
    assert "started on the empty board" in page.caption.text()
    root.setExpanded(False)
    write_games(folder, 3, [game(2, parent=0, start=5)])
    bench.wait(lambda: page.tree.topLevelItem(0).childCount() == 2)
    assert not page.tree.topLevelItem(0).isExpanded()  # as it was left
    page.tree.itemActivated.emit(page.tree.topLevelItem(0), 0)
    assert bench.games[0][0].number == 0


def test_runs_are_compared_by_their_boxes(bench: Bench) -> None:
    for name in ("a", "b"):
        fake_run(bench.runs / name)
    window = bench.window()
    training = window.training
    bench.wait(lambda: len(training.views) == 2)
    other = next(path for path in training.paths if path != training.selected)
    row = next(r for r in range(2) if window.list.model().index(r, 0).data(PATH_ROLE) == other)
    rect = window.list.visualRect(window.list.model().index(row, 0))
    box = QPoint(rect.right() - 20, rect.top() + 16)
    bench.qtbot.mouseClick(window.list.viewport(), Qt.MouseButton.LeftButton, pos=box)
    assert training.compared == (other,)
    assert training.selected != other
    assert [view.path for view in training.shown] == [training.selected, other]
    window.list.grab()
    bench.qtbot.mouseClick(window.list.viewport(), Qt.MouseButton.LeftButton, pos=box)
    assert training.compared == ()
    bench.qtbot.mouseClick(window.list.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert training.selected == other


def test_runs_from_elsewhere_stay_in_the_list(bench: Bench, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere" / "far"
    fake_run(elsewhere)
    window = bench.window()
    window.open_run()
    dialog = window.findChild(QFileDialog)
    dialog.fileSelected.emit(str(elsewhere))
    dialog.close()
    assert window.training.selected == elsewhere
    assert known_runs(window._preferences) == [elsewhere]
    assert not window.training.open(tmp_path)
    assert "no run in" in window.messages.text
    window.training.forget(elsewhere)
    assert window.training.paths == []
    assert (elsewhere / "run.json").exists()


def test_a_run_that_is_deleted_leaves_the_list(bench: Bench) -> None:
    for name in ("a", "b"):
        fake_run(bench.runs / name)
    window = bench.window()
    gone = window.training.selected
    (gone / "run.json").unlink()
    window.training.refresh_list()
    assert gone not in window.training.paths
    assert window.training.selected in window.training.paths


def test_damaged_runs_say_why(bench: Bench) -> None:
    folder = fake_run(bench.runs / "first")
    folder.run_file.write_text("{}")
    window = bench.window()
    assert "run.json" in window.page.header.about
    assert not window.page.header.resume.isEnabled()
    window.continue_run()
    assert "Choose a run" in window.messages.text


def test_settings_and_messages_are_a_page(bench: Bench) -> None:
    folder = fake_run(bench.runs / "first")
    folder.log({"generation": 2, "event": "message", "text": "a shard was <damaged>"})
    window = bench.window()
    page = window.page
    page.tabs.setCurrentWidget(page.settings)
    text = page.settings.toPlainText()
    assert "a shard was <damaged>" in text
    assert "branch probability" in text
    assert "Self-play" in text
    assert "`" not in text


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_every_page_paints_in_both_themes(bench: Bench, mode: str) -> None:
    fake_run(bench.runs / "first", strength=True)
    window = bench.window()
    theme.apply(mode, 1.0)
    for place in range(window.page.tabs.count()):
        window.page.tabs.setCurrentIndex(place)
        bench.qtbot.wait(30)
        assert not window.grab().isNull()
    theme.apply("light", 1.0)


def test_a_hidden_window_watches_nothing(bench: Bench) -> None:
    fake_run(bench.runs / "first")
    with nothing_left():
        window = bench.window()
        window.close()
    window.show()
    bench.wait(lambda: window.training.view is not None)


def test_new_folders_have_free_names(bench: Bench) -> None:
    assert new_run_folder("tiny").name == "tiny"
    fake_run(bench.runs / "tiny")
    assert new_run_folder("tiny").name == "tiny-2"


def test_logs_that_come_with_the_program_stand_at_the_end(bench: Bench) -> None:
    fake_run(bench.runs / "own")
    shipped = bench.folder / "shipped" / "log"
    fake_run(shipped)
    window = bench.window()
    assert window.training.paths[-1] == shipped
    assert window.training.paths[0] == bench.runs / "own"


def test_the_shipped_logs_can_be_read() -> None:
    folders = [path.parent for path in shipped_folder().glob("*/run.json")]
    assert folders
    for folder in folders:
        reader = RunReader(folder)
        view = reader.read()
        assert view.status == "log"
        assert view.generations > 100


def test_generations_that_come_with_the_program_can_be_used(bench: Bench, tmp_path: Path) -> None:
    (folder,) = [path.parent for path in shipped_folder().glob("strong-7x7/run.json")]
    window = bench.window()
    window.training.open(folder)
    bench.wait(lambda: window.training.view is not None and window.training.view.path == folder)
    for generation, file in ((216, "sai-7x7-r4x64-strong-g0216"), (60, "strong-7x7-g0060")):
        window.training.set_generation(generation)
        bench.qtbot.mouseClick(window.page.bar.use, Qt.MouseButton.LeftButton)
        assert bench.networks[-1].stem == file
        assert bench.networks[-1].is_file()
    window.training.set_generation(61)
    assert not window.page.bar.use.isEnabled()
    other = tmp_path / "strong-7x7"  # another run of that name has other nodes
    other.mkdir()
    for name in ("run.json", "state.json"):
        (other / name).write_bytes((folder / name).read_bytes())
    log = (folder / "log.jsonl").read_text()
    (other / "log.jsonl").write_text(log.replace('"nodes": 16249281', '"nodes": 16249282'))
    networks = RunReader(other).read().networks
    assert 216 in networks
    assert 60 not in networks
