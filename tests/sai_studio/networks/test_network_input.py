"""The window that shows what the network sees."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtGui import QColor

from engine.analysis.network_input import InputPlane, NetworkInput
from engine.analysis.request import AnalysisRequest
from engine.base.errors import EngineError
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.requests import request_for
from sai_studio.kit import theme
from sai_studio.kit.job_thread import Worker
from sai_studio.networks.network_input import (
    NetworkInputWindow,
    PlaneGrid,
    numbers_text,
    plane_image,
)
from sai_studio.session.session import Session
from tests.sai_studio.conftest import Studio, seven_by_seven


def seen(request: AnalysisRequest, planes: int = 22) -> NetworkInput:
    """A network input whose plane k has ones on its first k points."""
    points = request.rules.size**2
    stones = request.stones.copy()
    stones[list(request.moves)] = 1
    values = [(np.arange(points) < k).astype(np.float32) for k in range(planes)]
    shown = [InputPlane(f"plane {k}", ones) for k, ones in enumerate(values)]
    to_play = request.to_play * (-1) ** len(request.moves)
    numbers = (("komi", request.search_komi), ("suicide", 0.0), ("button", 0.0))
    return NetworkInput(
        request.ticket, "tiny", "set22", stones, to_play, tuple(shown), numbers, stones
    )


def window_of(
    studio: Studio, session: Session, answer: Callable[[AnalysisRequest], NetworkInput]
) -> tuple[NetworkInputWindow, Worker]:
    window = NetworkInputWindow(session, lambda request, _notice: answer(request))
    studio.qtbot.addWidget(window)
    return window, window.worker


def test_planes_follow_the_position_and_the_komi(studio: Studio) -> None:
    main = studio.window(seven_by_seven(["D4", "D5"]))
    session, asked = main.session, []

    def answer(request: AnalysisRequest) -> NetworkInput:
        asked.append(request)
        return seen(request)

    main.analysis.find_network()
    window, thread = window_of(studio, session, answer)
    window.show()
    studio.qtbot.waitUntil(lambda: not window.head.isHidden())
    assert window.head.text().startswith("tiny sees 22 planes (set22). Black is to move")
    session.cursor.forward()
    studio.qtbot.waitUntil(lambda: "White is to move" in window.head.text())
    assert asked[-1].moves == (24,)
    session.komi.view(3.5)
    studio.qtbot.waitUntil(lambda: "komi 3.5" in window.numbers.text())
    count = len(asked)
    window.hide()
    session.cursor.forward()
    studio.qtbot.wait(250)
    assert len(asked) == count, "a hidden window asks nothing"
    assert thread.close(3.0)


def test_without_a_network_or_after_an_error_the_window_says_so(studio: Studio) -> None:
    session = Session(GameRecord(Rules(size=7)))

    def refuse(request: AnalysisRequest) -> NetworkInput:
        raise EngineError("game.sgf, move 3: illegal move D4 (ko)")

    window, thread = window_of(studio, session, refuse)
    window.show()
    assert window.note.text() == "There is no network for 7\u00d77; add one first."
    main = studio.window(seven_by_seven(["D4"]))
    main.analysis.find_network()
    other, failing = window_of(studio, main.session, refuse)
    other.show()
    studio.qtbot.waitUntil(lambda: "illegal move D4" in other.note.text())
    assert thread.close(3.0)
    assert failing.close(3.0)


@pytest.mark.parametrize("width", [200, 640, 1000])
def test_boards_fill_the_width_and_never_overlap(studio: Studio, width: int) -> None:
    session = Session(seven_by_seven(["D4"]))
    grid = PlaneGrid()
    studio.qtbot.addWidget(grid)
    grid.resize(width, 400)
    grid.show_input(seen(request_for(session.review, session.cursor.node, (0.0,), 1), 50))
    tiles = [grid.tile(place) for place in range(51)]
    assert all(not a.intersects(b) for i, a in enumerate(tiles) for b in tiles[:i])
    assert max(tile.right() for tile in tiles) < width
    assert tiles[-1].bottom() < grid.minimumHeight()
    assert grid.place_at(tiles[3].center()) == 3
    assert grid.tip(3) == "3  plane 2\n2 points of 49"
    picture = grid.grab().toImage()
    assert picture.pixelColor(tiles[-1].left() + 3, tiles[-1].top() + 3) != QColor(0, 0, 0)


def test_ones_are_blue_and_minus_ones_red(qapp: object) -> None:
    image = plane_image(np.array([1.0, 0.0, -1.0, 0.5], np.float32))
    assert (image.width(), image.height()) == (2, 2)
    one, zero, minus, half = (image.pixelColor(x, y) for y in (0, 1) for x in (0, 1))
    assert one.rgb() == theme.color("accent").rgb() | one.rgb() & 0xFF000000
    assert zero.alpha() == 0
    assert minus.red() == theme.color("bad").red()
    assert 0 < half.alpha() < one.alpha()


def test_numbers_that_are_zero_are_not_listed() -> None:
    assert numbers_text(()) == ""
    text = numbers_text((("komi", -0.375), ("superko", 1.0), ("button", 0.0)))
    assert text == "3 numbers beside the planes, 0 where not listed: komi -0.375; superko 1."
