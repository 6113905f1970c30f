"""Closed games and windows are freed at once, without the garbage collector."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from engine.games.contest_folder import ContestView
from engine.record.sgf import dumps
from sai_studio.kit.folder_watcher import FolderWatcher, Views
from sai_studio.lab.contests.contests import RatingReader
from sai_studio.lab.jobs.folders import JobWatcher
from sai_studio.lab.training.run_watcher import Watcher
from sai_studio.session.files import analysis_keeper
from tests.sai_studio.conftest import Studio, seven_by_seven


def test_a_closed_game_is_freed_after_its_analysis_was_written(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_keeper, "DROP_MS", 10)
    paths = [studio.folder / name for name in ("a.sgf", "b.sgf")]
    for path in paths:
        path.write_bytes(dumps([seven_by_seven()]))
    window = studio.window()
    window.documents.open(paths[0])
    nodes = list(window.session.cursor.record.nodes())
    on_disk, complete = threading.Event(), []

    def slow(_record: object, snapshot: object, _stem: str) -> None:
        on_disk.wait(60)
        complete.append(len(list(snapshot.nodes())))  # type: ignore[attr-defined]

    monkeypatch.setattr(window.documents.keeper, "_write", slow)
    window.documents.open(paths[1])
    studio.qtbot.wait(100)
    assert all(node.parent is not None for node in nodes[1:])
    on_disk.set()
    studio.qtbot.waitUntil(lambda: all(node.parent is None for node in nodes), timeout=60_000)
    assert complete == [len(nodes)]
    assert not any(node.children for node in nodes)
    assert len(list(window.session.cursor.record.nodes())) == len(nodes)


def contest_watcher() -> FolderWatcher:
    return JobWatcher(list, Views(RatingReader, ContestView))


@pytest.mark.parametrize("make", [contest_watcher, Watcher])
def test_a_watcher_is_freed_with_its_window(
    make: Callable[[], FolderWatcher], studio: Studio
) -> None:
    watcher = make()
    watcher.look()
    watcher.close()
    freed = weakref.ref(watcher)
    del watcher
    assert freed() is None


@contextmanager
def garbage() -> Iterator[list[str]]:
    """Names of the project's types among the garbage that only the collector would free.

    Objects that were there before don't count: threads of earlier tests may still have held them.
    """
    _delete_closed()
    gc.collect()
    earlier = {id(item) for item in gc.get_objects() if _is_ours(item)}
    found: list[str] = []
    yield found
    _delete_closed()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        found += sorted(
            {
                f"{type(item).__module__}.{type(item).__qualname__}"
                for item in gc.garbage
                if _is_ours(item) and id(item) not in earlier
            }
        )
    finally:
        gc.set_debug(0)
        gc.garbage.clear()


def _is_ours(item: object) -> bool:
    return type(item).__module__.startswith(("sai_studio", "engine"))


def _delete_closed() -> None:
    """Delete the widgets on which `deleteLater` was called."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()


OPENERS = (
    *("about", "all_networks", "compare_networks", "contest_instinct", "contest_new", "drill"),
    *("contest_training", "contest_window", "engines", "figures", "find", "find_pattern"),
    *("game_info", "go_to_move", "guess", "handicap", "handicap_table", "handicap_tables", "log"),
    *("limit_candidates", "name_node", "network_input", "new", "palette", "play_against"),
    *("play_agents", "properties", "review", "review_many", "search_settings", "shortcuts"),
    *("study", "train_chain", "train_new", "train_window"),
)


def test_a_closed_window_leaves_no_garbage(studio: Studio, subtests: pytest.Subtests) -> None:
    window = studio.window(panels=True, start=True)

    def once(command: str) -> None:
        window.actions_[command].trigger()
        studio.qtbot.wait(50)
        for widget in QApplication.topLevelWidgets():
            if widget.isVisible() and widget is not window:
                widget.close()
        QApplication.processEvents()

    for command in OPENERS:
        with subtests.test(command):
            once(command)
            with garbage() as found:
                once(command)
            assert not found
