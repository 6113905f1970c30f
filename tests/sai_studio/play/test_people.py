"""The "human" network in the window: absent without a trace, else opponents, shares and overlay.

The network is a tiny random one in KataGo's format: KataGo's own is not at hand here.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from engine.analysis.human_ranks import HUMAN_RANKS
from engine.go.board import BLACK
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.found_by import FROM_FILE, NO_RANK
from engine.review.game_setup import OWN_NETWORK, PERSON, GameSetup
from engine.review.levels import PEOPLE
from engine.review.timeline import Estimate
from engine.search.loss import MoveScore
from sai_studio.kit import theme
from sai_studio.networks.strong_networks import StrongNetworksDialog
from sai_studio.play.new_game import GameDialog
from sai_studio.play.seats import seat_of
from sai_studio.review.mistakes.mistake_model import COLUMNS, FOUND_BY
from sai_studio.review.mistakes.mistakes_panel import TYPICAL, MistakesPanel
from sai_studio.review.mistakes.rank_menu import fill_rank_menu
from sai_studio.review.view_context import ViewContext
from sai_studio.session.engine_in_use import EngineStatus
from sai_studio.session.people import People
from sai_studio.session.preferences import Preferences
from sai_studio.session.session import Session
from tests.engine.network.katago_files import KataGoFile, write_katago
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.sai_studio.fakes import network_info

LONG_MS = 300_000
BETTER = 25


def put_network(home: Path) -> Path:
    (home / "weights").mkdir(parents=True, exist_ok=True)
    return write_katago(home / "weights" / "people.bin", KataGoFile(15, human=True).binary())


@pytest.fixture
def game() -> Session:
    """A 7x7 game in which Black's first move lost three points against D5."""
    record = GameRecord(Rules(size=7, komi=9.5), info={"BR": "5k", "WR": "?"})
    session = Session(record)
    for point in (24, 16):
        session.edits.play(point)
    session.engine.set_network(network_info())
    session.engine.set_status(EngineStatus("ready"))
    figures = ((9.0, BETTER, 9.0), (6.0, 16, 6.0), (6.0, 17, 6.0))
    session.timeline.add(
        [
            (node, Estimate(a, 1.0, 0.4, 9.5, 5000, moves=(MoveScore(best, 900, after, 1.0, 0.4),)))
            for node, (a, best, after) in zip(session.cursor.line, figures, strict=True)
        ]
    )
    return session


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    theme.apply("light")
    return tmp_path


def test_the_mistakes_of_a_game_are_looked_at_once(game: Session, home: Path, qtbot: QtBot) -> None:
    preferences = Preferences(home / "studio.ini")
    people = People(game, preferences)
    panel = MistakesPanel(ViewContext(game, preferences=preferences, people=people))
    qtbot.addWidget(panel)
    panel.resize(900, 300)
    panel.show()
    place = [column.title for column in COLUMNS].index(FOUND_BY)
    people.find()
    assert not people.is_there  # as on most computers: nothing is asked, no column is there
    assert not people.compares
    assert len(game.timeline.mistakes) == 1
    qtbot.waitUntil(lambda: panel.model.rowCount() == 1)
    assert panel.table.isColumnHidden(place)
    assert panel.least.findData(TYPICAL) < 0

    put_network(home)
    people.find()
    (mistake,) = game.timeline.mistakes
    assert mistake.better == BETTER
    qtbot.waitUntil(lambda: people.found(mistake) is not None, timeout=LONG_MS)
    found = people.found(mistake)
    assert found is not None
    assert found.rank == "5k"
    assert set(found.better) == {"5k", "1d", "3k"}
    assert all(0.0 < share < 1.0 for share in found.better.values())
    qtbot.waitUntil(lambda: panel.model.index(0, place).data() != "")
    assert not panel.table.isColumnHidden(place)
    assert panel.least.findData(TYPICAL) >= 0
    assert people.left == 0
    panel.least.setCurrentIndex(panel.least.findData(TYPICAL))
    panel.least.activated.emit(panel.least.currentIndex())
    qtbot.waitUntil(lambda: panel.summary.text().startswith("0 of 1 mistake is typical"))

    preferences.update(human_rank="9d")  # the file knows the new ranks too from now on
    assert people.found(mistake) is None
    qtbot.waitUntil(lambda: people.found(mistake) is not None, timeout=LONG_MS)
    preferences.update(human_rank=NO_RANK)
    assert not people.compares
    preferences.update(human_rank=FROM_FILE, overlay_human=True)
    qtbot.waitUntil(lambda: people.on_board is not None, timeout=LONG_MS)
    assert people.on_board is not None
    assert people.on_board[24] == 0.0  # a stone is there
    game.reports.set_blind(True)
    assert people.on_board is None
    assert people.close()


def test_ranks_are_chosen_in_a_menu(game: Session, home: Path, qtbot: QtBot) -> None:
    preferences = Preferences(home / "studio.ini")
    people, menu = People(game, preferences), QMenu()
    qtbot.addWidget(menu)

    def action(within: QMenu, text: str) -> QAction:
        return next(a for a in within.actions() if text in a.text().replace("&", ""))

    fill_rank_menu(people, preferences, menu)
    assert action(menu, "From the game file (5k, ?)").isChecked()
    assert action(menu, "Moves of people (5k)").isCheckable()
    ranks = [sub.actions() for sub in menu.findChildren(QMenu)]
    assert [a.text() for own in ranks for a in own] == list(HUMAN_RANKS)
    ranks[0][0].trigger()
    assert preferences.settings.human_rank == "20k"
    fill_rank_menu(people, preferences, menu)
    assert action(menu, "Kyu (20k)").menu()
    assert action(menu, "Moves of people (20k)")
    action(menu, "Don't compare").trigger()
    assert preferences.settings.human_rank == NO_RANK
    assert people.close()


def test_a_search_comes_before_the_people(game: Session, home: Path, qtbot: QtBot) -> None:
    put_network(home)
    people = People(game, Preferences(home / "studio.ini"))
    game.engine.set_status(EngineStatus("searching"))
    people.find()
    people._plan()
    assert people.left == 0
    game.engine.set_status(EngineStatus("ready"))
    people._plan()
    assert people.left == 1
    game.engine.set_status(EngineStatus("searching"))
    assert people.left == 0
    assert people.close()


def test_people_are_a_level_where_the_network_is(home: Path, qtbot: QtBot) -> None:
    session, network = Session(seven_by_seven()), network_info()
    setup = GameSetup(size=7, level=PEOPLE, people="3d").with_players(PERSON, OWN_NETWORK)
    assert setup.without_people().level != PEOPLE
    without = GameDialog(session, setup.without_people(), False, lambda _size: network)
    qtbot.addWidget(without)
    assert without.level.findData(PEOPLE) < 0
    assert without.people.isHidden()
    dialog = GameDialog(session, setup, False, lambda _size: network, has_people=True)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.level.currentData() == PEOPLE
    assert dialog.people.isVisible()
    assert dialog.people.count() > len(HUMAN_RANKS)
    dialog.people.setCurrentIndex(dialog.people.findData("1985"))
    chosen = dialog.setup()
    seat = seat_of(chosen, 7, ())
    assert (seat.people, seat.temperature) == ("1985", 0.0)
    assert "1985" in seat.level
    assert seat_of(chosen.without_people(), 7, ()).people == ""


def test_an_opponent_plays_as_people_do(studio: Studio) -> None:
    window = studio.window(seven_by_seven(["D4"]), start=True)
    people, session = window.people, window.session
    submenu = window.actions_.submenus["Your rank"].menuAction()
    assert not submenu.isVisible()
    path = put_network(studio.folder)
    window.actions_["get_human"].trigger()
    dialog = window.findChild(StrongNetworksDialog)
    assert dialog is not None
    analyzed = session.review.network
    window.networks.add([path])
    dialog.close()
    assert people.path == path
    assert session.review.network == analyzed  # it does not analyze
    window.actions_.refresh()
    assert submenu.isVisible()
    session.cursor.last()
    setup = GameSetup(size=7, level=PEOPLE, people="5k").with_players(PERSON, OWN_NETWORK)
    studio.qtbot.waitUntil(lambda: session.engine.status.state != "loading", timeout=LONG_MS)
    moves: list[int | None] = []
    people.moved.connect(lambda _node, move: moves.append(move))
    window.playing.opponent.start(seat_of(setup, 7, ()))
    studio.qtbot.waitUntil(lambda: session.cursor.node.number == 2, timeout=LONG_MS)
    assert session.cursor.node.move is not None
    assert [session.cursor.node.move.point] == moves
    assert session.cursor.node.move.color == -BLACK
    window.playing.opponent.stop()
