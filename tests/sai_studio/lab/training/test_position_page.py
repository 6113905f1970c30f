"""When did it learn this: one position under the networks of all generations."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from sai_studio.lab.study.positions import StudiedPosition, position_at
from sai_studio.lab.training.opinion_charts import (
    curves_chart,
    learned_text,
    opinion_text,
    progress_chart,
)
from sai_studio.lab.training.position_page import PositionPage, coarse_to_fine
from sai_studio.lab.training.window import TrainingWindow
from tests.sai_studio.lab.training.conftest import Bench
from tests.sai_studio.lab.training.runs import fake_run


def position(size: int = 5, *moves: int) -> StudiedPosition:
    record = GameRecord(Rules(size=size, komi=3.5))
    node = record.root
    for move in moves:
        node = record.add_move(node, move)
    return position_at(record, node, "a position")


@pytest.fixture
def window(bench: Bench) -> TrainingWindow:
    fake_run(bench.runs / "first", 5)
    made = bench.window()
    made.page.tabs.setCurrentWidget(made.page.position)
    return made


def page_of(window: TrainingWindow) -> PositionPage:
    return window.page.position


def test_every_generation_is_asked_once(bench: Bench, window: TrainingWindow) -> None:
    page = page_of(window)
    page.show_position(position())
    bench.wait(lambda: len(page.opinions) == 5)
    assert sorted(int(request.network.stem) for request in bench.asked) == [0, 1, 2, 3, 4]
    assert bench.asked[0].network.stem == "0004", "the selected generation comes first"
    page.show_position(position(5, 12))
    bench.wait(lambda: len(page.opinions) == 5 and len(bench.asked) == 10)
    page.show_position(position())
    window.training.view_changed.emit()
    bench.wait(lambda: len(page.opinions) == 5)
    assert len(bench.asked) == 10, "answers are kept"


def test_the_slider_shows_each_generation(bench: Bench, window: TrainingWindow) -> None:
    page = page_of(window)
    page.show_position(position())
    bench.wait(lambda: "4 networks" not in page.learned.text() and len(page.opinions) == 5)
    bench.wait(lambda: page.words.text().startswith("Generation 4: Black wins 40 % at komi 3.5"))
    assert "plays C3 (90 %)" in page.words.text()
    assert page.board.scene.named == {12: "90"}
    assert page.board.scene.expected is not None
    window.training.set_generation(1)
    bench.wait(lambda: page.words.text().startswith("Generation 1: Black wins 10 %"))
    assert "plays A5" in page.words.text()
    bench.wait(lambda: page.learned.text() == "C3 has been the first choice since generation 2.")
    assert page.moves.itemText(0) == "Learning of C3"
    assert page.moves.itemText(1) == "Learning of A5"
    page.moves.setCurrentIndex(1)
    page.moves.activated.emit(1)
    assert page.learned.text() == "A5 is not the first choice of the newest network."


def test_generations_of_a_policy_alone_have_no_winrates(bench: Bench) -> None:
    request = replace(position().request, network=Path("0003.safetensors"))
    known = bench.opinion(request)
    alone = replace(known, winrate=math.nan, curve=np.full(len(known.curve), np.nan))
    assert opinion_text(alone, 3, 5, 3.5) == "Generation 3 plays C3 (90 %)."
    scene = curves_chart({3: alone}, 3, 3.5)
    assert scene.lines == ()
    assert "no winrates" in scene.empty
    assert [line.label for line in progress_chart({3: alone}, 3, 12, 5, 3.5).lines] == [
        "chooses C3"
    ]
    assert len(progress_chart({3: known}, 3, 12, 5, 3.5).lines) == 2
    curve = curves_chart({3: known}, 3, 3.5).lines[-1]
    assert curve.near(3.5) == (3.5, known.winrate)


def test_a_click_in_the_chart_selects_a_generation(bench: Bench, window: TrainingWindow) -> None:
    page = page_of(window)
    page.show_position(position())
    bench.wait(lambda: len(page.opinions) == 5)
    page.progress.chosen.emit(2.2)
    assert window.training.generation == 2


def test_the_bar_below_tells_nothing_of_another_position(window: TrainingWindow) -> None:
    bar = window.page.bar
    assert bar.text == "generation 4"
    window.page.tabs.setCurrentWidget(window.page.overview)
    assert bar.text.startswith("generation 4 \u00b7 \u03b1 ")


def test_other_boards_are_explained(bench: Bench, window: TrainingWindow) -> None:
    page = page_of(window)
    page.show_position(position(9))
    assert "shows a 9\u00d79 board, this run plays 5\u00d75" in page.note.text()
    assert page.note.isVisible()
    assert bench.asked == []
    page.show_position(position())
    bench.wait(lambda: page.words.isVisible())
    page.show_position(None)
    assert page.note.isVisible()


def test_nothing_is_asked_while_the_tab_is_hidden(bench: Bench) -> None:
    fake_run(bench.runs / "first", 5)
    window = bench.window()
    window.page.position.show_position(position())
    assert not window.page.position.worker.is_running
    assert bench.asked == []


@pytest.mark.parametrize("count", [0, 1, 2, 3, 7, 216])
def test_the_order_spreads_over_the_run_and_leaves_none_out(count: int) -> None:
    generations = list(range(count))
    order = coarse_to_fine(generations, 5)
    assert sorted(order) == generations
    if count == 216:
        assert order[0] == 5
        assert {0, 128, 215} <= set(order[:4])


def test_no_answers_claim_nothing() -> None:
    assert learned_text({}, 3, 5, 7) == ""
