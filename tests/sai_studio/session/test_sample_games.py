"""The games that come with the program."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QFileDialog

from engine.base.files import data_folder
from engine.catalog.networks import best_network, describe_network
from engine.go.coords import gtp_to_point
from engine.record.sgf import load
from sai_studio.session.files.sample_games import FIRST, is_sample, sample_games
from tests.sai_studio.conftest import Studio, seven_by_seven


def test_there_are_games_of_both_sizes_under_their_names() -> None:
    games = sample_games()
    assert games[0].path.name == FIRST
    assert {game.size for game in games} >= {7, 19}
    assert all(game.title and game.title != game.path.stem for game in games)


def test_a_sample_game_opens_as_one_without_a_file(studio: Studio) -> None:
    window = studio.window(seven_by_seven([]))
    menu = window.actions_.submenus["Sample games"]
    menu.aboutToShow.emit()
    assert len(menu.actions()) == len(sample_games())
    assert all(game.title == game.shown_title for game in sample_games())
    menu.actions()[0].trigger()
    assert window.session.path is None
    assert not window.documents.dirty
    assert sample_games()[0].title in window.windowTitle()
    assert window.preferences.recent_files() == []


def test_saving_a_sample_game_asks_for_a_name_and_spares_the_original(studio: Studio) -> None:
    window = studio.window()
    first = sample_games()[0].path
    before = first.read_bytes()
    window.documents.open(first)  # as a file, from the command line or by a drop
    window.session.edits.play(gtp_to_point("A1", 7))
    window.actions_["save"].trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QFileDialog)
    dialog.fileSelected.emit(str(first))
    assert "another folder" in window.messages.text
    dialog.fileSelected.emit(str(studio.folder / "mine.sgf"))
    dialog.reject()
    assert window.session.path == studio.folder / "mine.sgf"
    assert first.read_bytes() == before
    assert is_sample(data_folder("resources") / "games" / "new.sgf")


def test_stored_analyses_are_of_the_network_that_is_used() -> None:
    """Another network in use has to analyze the sample games again, or they open as strangers'."""
    folder = data_folder("resources") / "games"
    analyzed = 0
    for path in sorted(folder.glob("*.sgf")):
        record = load(path).games[0]
        network = best_network(record.size)
        assert network is not None
        kinds = {a.kind.network for node in record.root.branch() for a in node.analyses}
        assert kinds <= {describe_network(network).identity}, path.name
        analyzed += bool(kinds)
    assert analyzed
