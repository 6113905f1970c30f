"""The study window on tiny networks: positions, curves, choices, files, what goes wrong."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage

from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from sai_studio.kit import theme
from sai_studio.lab.study.positions import ready_positions
from tests.engine.network.katago_files import random_katago
from tests.sai_studio.conftest import Studio
from tests.sai_studio.lab.study.conftest import Desk, write_network
from tests.sai_studio.lab.training.runs import fake_run


def test_every_network_is_a_curve_with_mean_and_spread(desk: Desk) -> None:
    write_network(desk.weights / "flat.safetensors", 3, "flat")
    write_network(desk.weights / "other.safetensors", 4, size=5)  # another board
    window = desk.window()
    desk.curves(window)
    desk.wait(lambda: len(window.curves.table.rows) == 5)
    rows = {row.cells[0]: row.cells for row in window.curves.table.rows}
    assert set(rows) == {"Mean of 2 networks", "Standard deviation", "flat", "one", "two"}
    alphas = [float(rows[name][1].replace("\u2212", "-")) for name in ("one", "two")]
    mean = float(rows["Mean of 2 networks"][1].replace("\u2212", "-"))
    assert mean == pytest.approx(sum(alphas) / 2, abs=0.011)
    assert rows["flat"][1] == "one komi"
    scene = window.curves.figure.content
    assert sorted(line.label for line in scene.lines) == ["flat", "one", "two"]
    komi, fair = scene.marks
    assert komi.label == "komi 9.5"
    assert fair.label.startswith("mean fair komi ")
    assert scene.marks[1].value == pytest.approx(mean, abs=0.011)


def test_the_position_follows_the_game_until_it_is_kept(desk: Desk) -> None:
    window = desk.window()
    study = window.study
    desk.session.cursor.forward(3)
    assert study.position.title == "Move 3"
    window.pin.setChecked(True)
    desk.session.cursor.forward()
    assert study.position.title == "Move 3"
    window._say("error", "The game is over.")
    window.pin.setChecked(False)
    assert study.position.title == "Move 4"
    assert window.messages.text == "", "it was said about the position before"
    desk.curves(window)


def test_positions_of_the_program_are_there(desk: Desk) -> None:
    window = desk.window()
    assert len(ready_positions()) == 5
    window.positions.setCurrentRow(1)
    assert window.study.position.title == "Position 1, seki"
    assert not window.pin.isEnabled()
    desk.session.cursor.forward()
    assert window.study.position.title == "Position 1, seki"
    window.positions.setCurrentRow(0)
    assert window.study.position.title == "Move 1"
    assert window.pin.isEnabled()


def test_check_boxes_say_who_takes_part(desk: Desk) -> None:
    window = desk.window()
    desk.curves(window)
    top = window.networks.topLevelItem(0)
    assert top is not None
    assert [top.child(i).text(0) for i in range(top.childCount())] == ["one", "two"]
    top.child(0).setCheckState(0, Qt.CheckState.Unchecked)
    desk.wait(lambda: [c.network for c in window.study.curves.curves] == ["two"])
    assert top.checkState(0) == Qt.CheckState.PartiallyChecked
    window.networks.check_all(False)
    desk.wait(lambda: "Check one" in window.curves.empty_text)
    window.networks.check_all(True)
    desk.curves(window)


def test_generations_of_a_run_can_take_part(desk: Desk) -> None:
    run = fake_run(desk.folder / "runs" / "first", 3)
    desk.session.set_record(GameRecord.new(Rules(size=5, komi=7.5)))
    for generation in range(3):
        write_network(run.network_path(generation), generation, size=5)
    window = desk.window()
    groups = {group.title: group.networks for group in window.study.groups}
    assert "first" in groups
    assert not window.study.chosen  # runs are many: nobody asked for them
    window.study.choose(groups["first"], True)
    desk.curves(window)
    assert window.study.curves.curves[0].network == "first-g0000"


def test_the_panel_can_take_part(desk: Desk) -> None:
    panel = write_network(desk.folder / "shipped" / "weights" / "panel" / "g1.safetensors", 5)
    window = desk.window()
    groups = {group.title: group.networks for group in window.study.groups}
    assert [info.path for info in groups["Panel"]] == [panel]
    assert {info.name for info in window.study.chosen} == {"one", "two"}  # nobody asked for it
    window.study.choose(groups["Panel"], True)
    desk.curves(window)
    assert len(window.study.curves.curves) == 3


def test_a_network_of_two_groups_has_one_state(desk: Desk) -> None:
    panel = write_network(desk.folder / "shipped" / "weights" / "panel" / "g1.safetensors", 5)
    window = desk.window()
    window.study.add_file(panel)
    desk.wait(lambda: len(window.study.chosen) == 3)
    desk.curves(window)
    own, other = (window.networks.topLevelItem(i) for i in range(2))
    assert own is not None
    assert other is not None
    assert [own.childCount(), other.childCount()] == [3, 1]
    assert other.checkState(0) == Qt.CheckState.Checked
    own.child(2).setCheckState(0, Qt.CheckState.Unchecked)
    assert other.checkState(0) == Qt.CheckState.Unchecked
    other.setCheckState(0, Qt.CheckState.Checked)
    assert own.checkState(0) == Qt.CheckState.Checked
    desk.curves(window)


def test_a_single_network_has_no_mean(desk: Desk) -> None:
    window = desk.window()
    desk.curves(window)
    window.study.choose(window.study.chosen[:1], False)
    desk.wait(lambda: [row.cells[0] for row in window.curves.table.rows] == ["two"])


def test_it_says_how_many_networks_have_answered(desk: Desk) -> None:
    window = desk.window()
    study, page = window.study, window.curves
    desk.curves(window)
    whole = study.curves
    study.curves = None
    page.refresh()
    assert page.empty_text == "Evaluating\u2026 0 of 2"
    study.curves = replace(whole, curves=whole.curves[:1])
    page.refresh()
    assert page.table.rows[0].cells[0] == "Mean of 1 network (1 of 2)"
    study.curves = whole
    page.refresh()
    assert page.table.rows[0].cells[0] == "Mean of 2 networks"


def test_without_a_best_move_the_page_says_what_start_does(desk: Desk) -> None:
    window = desk.window()
    page = window.choices
    assert "You can mark the best moves" in page.empty_text
    window.study.name_best([24])
    desk.wait(lambda: "You can mark" not in page.empty_text)
    assert page.start.isEnabled()


def test_best_moves_are_named_by_word_or_click(desk: Desk) -> None:
    window = desk.window()
    study, page = window.study, window.choices
    page.best.setText("e5 , c3")
    page._name_best()
    e5, c3 = gtp_to_point("E5", 7), gtp_to_point("C3", 7)
    assert study.best == (e5, c3)
    at = window.board.geometry_of_board.center(e5)
    desk.qtbot.mouseClick(
        window.board, Qt.MouseButton.LeftButton, pos=QPoint(round(at.x()), round(at.y()))
    )
    assert study.best == (c3,)
    assert page.best.text() == "C3"
    page.best.setText("Z9")
    page._name_best()
    assert "Z9" in desk.said[-1][1]
    assert page.best.text() == "C3"


def test_choices_are_counted_with_progress(desk: Desk) -> None:
    window = desk.window()
    window.tabs.setCurrentWidget(window.choices)
    page, study = window.choices, window.study
    page.visits.setValue(4)
    page.tries.setValue(6)
    desk.qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert page.start.text() == "Stop"
    assert study.to_search == 2 * 3 * 6
    desk.wait(lambda: not study.searching)
    assert page.start.text() == "Start"
    assert [choice.tries for choice in study.choices] == [6] * 6
    desk.wait(lambda: len(page.table.rows) == 6)
    assert "best" in page.empty_text
    study.name_best(range(50))
    desk.wait(lambda: not page.empty_text)
    assert {row.cells[3] for row in page.table.rows} == {"100.0 %"}
    desk.session.cursor.forward()  # another position: nothing is known of it; the first one is kept
    assert study.choices == ()
    desk.session.cursor.back()
    assert len(study.choices) == 6


def test_stop_keeps_what_was_found(desk: Desk) -> None:
    window = desk.window()
    page, study = window.choices, window.study
    window.tabs.setCurrentWidget(page)
    page.visits.setValue(30)
    page.tries.setValue(100_000)
    page.start.click()
    page.start.click()
    desk.wait(lambda: not study.searching)
    assert page.start.text() == "Start"
    page.tries.setValue(2)
    page.visits.setValue(2)
    page.start.click()
    desk.wait(lambda: not study.searching and len(study.choices) == 6)


def test_closing_ends_a_search(desk: Desk) -> None:
    window = desk.window()
    window.study.search(50, 100_000)
    window.close()
    desk.wait(lambda: not window.study.searching)


@pytest.mark.parametrize("kind", ["png", "svg", "csv"])
def test_both_figures_are_saved(desk: Desk, tmp_path: Path, kind: str) -> None:
    window = desk.window()
    desk.curves(window)
    study = window.study
    assert study.search(2, 2)
    desk.wait(lambda: not study.searching)
    study.name_best([3])
    for page in (window.curves, window.choices):
        window.tabs.setCurrentWidget(page)
        path = tmp_path / f"figure.{kind}"
        window.write(path, kind)
        content = path.read_bytes()
        if kind == "png":
            assert QImage(str(path)).width() == 1800
        elif kind == "svg":
            assert content.startswith(b"<svg")
        else:
            rows = list(csv.DictReader(io.StringIO(content.decode())))
            assert {"one", "two"} <= {row["network"] for row in rows}
    window.write(tmp_path, kind)  # a folder is no file
    assert "can't be written" in window.messages.text


def test_networks_of_other_programs_take_part(desk: Desk) -> None:
    """KataGo's play every board and see one komi at a time; a curve is fitted to many."""
    window = desk.window()
    desk.curves(window)
    window.study.add_file(random_katago(desk.folder / "katago.bin.gz"))
    desk.wait(lambda: "katago" in [info.name for info in window.study.chosen])

    def asked() -> bool:
        found = window.study.curves
        return found is not None and "katago" in [c.network for c in found.curves]

    desk.wait(asked)
    window.curves.refresh()
    table = window.curves.table
    names = [row.cells[0] for row in table.rows]
    tip = table.model().index(names.index("katago"), 1).data(Qt.ItemDataRole.ToolTipRole)
    assert "one komi at a time" in tip
    assert window.study.search(2, 1)
    desk.wait(lambda: not window.study.searching)
    assert "katago" in [choice.network for choice in window.study.choices]


def test_a_file_that_is_no_network_is_told(desk: Desk) -> None:
    window = desk.window()
    path = desk.folder / "poem.txt"
    path.write_text("No network at all")
    window.study.add_file(path)
    desk.wait(lambda: any(level == "error" for level, _ in desk.said))
    assert "poem" in desk.said[-1][1]
    assert path not in [info.path for info in window.study.chosen]


def test_a_damaged_network_is_left_out_with_a_sentence(desk: Desk) -> None:
    window = desk.window()
    desk.curves(window)
    (desk.weights / "two.safetensors").unlink()
    desk.session.cursor.forward()
    desk.wait(lambda: any("two.safetensors" in text for _, text in desk.said))
    desk.curves(window)
    assert [info.name for info in window.study.chosen] == ["one"]


def test_it_changes_with_the_theme(desk: Desk) -> None:
    window = desk.window()
    desk.curves(window)
    before = window.curves.figure.picture()
    theme.apply("dark")
    assert window.curves.figure.picture() != before
    window.curves.figure.mark("one")
    window.grab()


def test_the_menu_opens_it_and_the_main_window_closes_it(studio: Studio) -> None:
    window = studio.window()
    window.actions_["study"].trigger()
    study = window.tools["study"].side_window()
    assert study.isVisible()
    window.discard_and_close()
    assert not study.isVisible()
