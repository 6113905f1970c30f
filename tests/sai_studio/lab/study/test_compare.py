"""Comparing networks on one position: names, moves of each agent, marks, few networks."""

from __future__ import annotations

import pytest

from engine.catalog.networks import describe_network
from engine.go.coords import gtp_to_point
from engine.network.models.header import network_name
from engine.train.reading import RunReader
from sai_studio.lab.study import study_model
from sai_studio.lab.study.study_model import network_groups
from sai_studio.networks.few_networks import few_networks_text
from tests.sai_studio.conftest import Studio
from tests.sai_studio.fakes import network_info
from tests.sai_studio.lab.study.conftest import Desk, write_network
from tests.sai_studio.lab.training.runs import fake_run


def test_the_moves_of_every_network_are_searched_and_shown_on_the_board(desk: Desk) -> None:
    window = desk.window(listed=False)
    desk.session.cursor.forward(4)
    window.positions.setCurrentRow(2)
    window.compare()
    study, table = window.study, window.curves.table
    assert study.place is None, "the position of the main window"
    desk.wait(lambda: bool(study.choices) and not study.searching)
    assert [choice.tries for choice in study.choices] == [1] * 6
    desk.curves(window)
    desk.wait(lambda: any(row.cells[0] == "two" and row.cells[6] for row in table.rows))
    rows = {row.cells[0]: row for row in table.rows}
    assert all(len(row.cells) == 7 for row in table.rows)
    assert window.board.scene.named == {}
    table.selectRow(table.rows.index(rows["two"]))
    chosen = {gtp_to_point(cell, 7) for cell in rows["two"].cells[4:]}
    assert set(window.board.scene.named) == chosen
    assert sorted(" ".join(window.board.scene.named.values()).split()) == ["0", "1", "\u00bd"]
    desk.session.cursor.forward()
    desk.wait(lambda: not window.board.scene.named)
    desk.curves(window)
    desk.wait(lambda: table.rows[-1].cells[:1] + table.rows[-1].cells[4:] == ("two", "", "", ""))


def test_a_network_has_one_name(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    run = fake_run(desk.folder / "runs" / "first", 2)
    own = write_network(run.network_path(0), 0, size=7)
    shipped = write_network(desk.weights / "sai-7x7-first-g0001.safetensors", 1)
    view = RunReader(run.root).read()
    object.__setattr__(view, "shipped", {1: shipped})
    monkeypatch.setattr(study_model.RunReader, "read", lambda _: view)
    groups = network_groups([run.root], [], lambda: False)
    names: dict[object, set[str]] = {}
    for group in groups:
        for info in group.networks:
            names.setdefault(info.path, set()).add(info.name)
    assert names[shipped] == {"sai-7x7-first-g0001"}, "in the list and as a generation of a run"
    assert names[own] == {"first-g0000"} == {network_name(own)} == {describe_network(own).name}


def test_few_networks_are_told(desk: Desk) -> None:
    one = network_info(9)
    assert few_networks_text([one, network_info(7)], 7).startswith("Only ")
    assert few_networks_text([one], 19).startswith("No network plays 19\u00d719")
    window = desk.window()
    assert window.study.few_networks == "", "two networks play this board"
    (desk.weights / "two.safetensors").unlink()
    window.study.find_networks()
    desk.wait(lambda: "Only one network plays 7\u00d77" in window.curves.searched.text())


def test_the_command_opens_the_window_on_the_open_game(studio: Studio) -> None:
    window = studio.window()
    compared: list[bool] = []
    study = window.tools["study"].side_window()
    study.study.compare = lambda: compared.append(True)  # type: ignore[method-assign]
    window.actions_["compare_networks"].trigger()
    assert study.isVisible()
    assert compared == [True]
