"""A game with moves and figures, and the light theme for every test."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.timeline import Estimate
from sai_studio.kit import theme
from sai_studio.session.session import Session

Show = Callable[[QWidget, int, int], None]


@pytest.fixture(autouse=True)
def light_theme(qtbot: QtBot) -> Iterator[None]:
    theme.apply("light")
    yield
    theme.apply("light")


@pytest.fixture
def session() -> Session:
    """An empty 7x7 game at komi 9.5."""
    return Session(GameRecord(Rules(size=7, komi=9.5)))


@pytest.fixture
def played() -> Session:
    """Ten moves on 7x7, each with an estimate; the cursor is at move 10."""
    session = Session(GameRecord(Rules(size=7, komi=9.5)))
    for point in range(10):
        session.edits.play(point)
    session.timeline.add(
        [
            (node, Estimate(9.0 + (-1.0) ** i * 0.6 * i, 0.5 + 0.2 * i, 0.5, 9.5, 5000))
            for i, node in enumerate(session.cursor.line)
        ]
    )
    return session


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """Show a panel at a size and wait until it has drawn itself."""

    def work(panel: QWidget, width: int, height: int) -> None:
        qtbot.addWidget(panel)
        panel.resize(width, height)
        panel.show()
        qtbot.waitExposed(panel)
        qtbot.wait(5)

    return work
