"""Files are read on a thread: the window stays live, can cancel, and takes the latest one."""

from __future__ import annotations

import contextlib
import gc
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from engine.record.clipboard import branch_from_text
from engine.record.game_node import GameNode
from engine.record.sgf import dumps, load, loads
from engine.record.stored_analysis import Analysis
from sai_studio.app.main_window import MainWindow
from sai_studio.review.tree.tree_panel import TreePanel
from sai_studio.session.files import file_reader
from tests.sai_studio.conftest import Studio, seven_by_seven
from tests.sai_studio.fakes import network_info

if TYPE_CHECKING:
    from engine.record.clipboard import Variations


class SlowLoad:
    """Reads a file once it is allowed to; asks meanwhile whether to stop."""

    def __init__(self) -> None:
        self.may_end, self.stopped = threading.Event(), threading.Event()

    def __call__(self, path: Path, progress: Callable[[float], None], **options: bool) -> object:
        try:
            while not self.may_end.wait(0.001):
                progress(0.5)
        except BaseException:
            self.stopped.set()
            raise
        return load(path, **options)


@pytest.fixture
def slow(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> SlowLoad:
    slow = SlowLoad()
    monkeypatch.setattr(file_reader, "AT_ONCE_S", 0.0)
    monkeypatch.setattr(file_reader, "SHOWN_AFTER_S", 0.0)
    monkeypatch.setattr("engine.record.sgf.load", slow)
    (studio.folder / "a.sgf").write_bytes(dumps([seven_by_seven(["D4"])]))
    return slow


def opened(studio: Studio) -> MainWindow:
    window = studio.window()
    window.documents.open(studio.folder / "a.sgf")
    studio.qtbot.waitUntil(lambda: "Reading a.sgf: 50 %" in window.messages.text, timeout=60_000)
    return window


def test_the_window_is_live_while_a_file_is_read(studio: Studio, slow: SlowLoad) -> None:
    window = opened(studio)
    window.session.edits.set_comment("edited meanwhile")
    slow.may_end.set()
    studio.qtbot.waitUntil(lambda: "Reading" not in window.messages.text, timeout=60_000)
    assert window.session.cursor.node.comment == "edited meanwhile", "it is asked about first"
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    box.button(QMessageBox.StandardButton.Discard).click()
    assert window.session.path == studio.folder / "a.sgf"


def test_reading_can_be_canceled(studio: Studio, slow: SlowLoad) -> None:
    window = opened(studio)
    before = window.session.cursor.record
    (button,) = window.messages.buttons
    assert button.text() == "Cancel"
    button.click()
    assert slow.stopped.wait(60)
    assert window.messages.text == ""
    assert window.session.cursor.record is before


def test_opening_another_game_cancels_the_file_being_read(studio: Studio, slow: SlowLoad) -> None:
    window = opened(studio)
    fresh = seven_by_seven([])
    window.documents.new(fresh)
    assert slow.stopped.wait(60)
    assert window.session.cursor.record is fresh
    assert window.messages.text == ""


def test_a_variation_is_pasted_where_it_was_asked_for(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = threading.Event()

    def slow(*arguments: Any) -> Variations:
        while not may_end.wait(0.001):
            arguments[-1](0.5)
        return branch_from_text(*arguments)

    monkeypatch.setattr(file_reader, "AT_ONCE_S", 0.0)
    monkeypatch.setattr("sai_studio.review.documents.documents.branch_from_text", slow)
    window = studio.window()
    session, changes = window.session, []
    meant = session.cursor.line[2]
    session.cursor.go_to(meant)
    QGuiApplication.clipboard().setText("(;SZ[7](;B[aa])(;B[bb];W[cc]))")
    window.actions_["paste_branch"].trigger()
    session.cursor.last()
    before = session.cursor.node
    session.edits.tree_changed.connect(lambda: changes.append(1))
    may_end.set()
    studio.qtbot.waitUntil(lambda: session.cursor.node is not before, timeout=60_000)
    assert len(changes) == 1, "one edit, however many branches there are"
    assert session.cursor.node.parent is meant
    assert [child.number for child in meant.children[-2:]] == [3, 3]
    session.edits.undo_stack.undo()
    assert session.cursor.node is meant

    may_end.clear()
    window.actions_["paste_branch"].trigger()
    session.edits.delete_branch(session.cursor.line[1])
    may_end.set()
    studio.qtbot.waitUntil(lambda: "was deleted" in window.messages.text, timeout=60_000)


def test_a_bug_in_the_reader_is_reported_and_the_window_stays(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_path: Path, _progress: object, **_options: object) -> object:
        raise ZeroDivisionError

    monkeypatch.setattr("engine.record.sgf.load", broken)
    window = studio.window()
    with pytest.raises(ZeroDivisionError):
        window.documents.open(studio.folder / "a.sgf")
    assert window.isVisible()


def test_a_file_too_large_for_the_memory_is_refused_in_a_sentence(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    def huge(_path: Path, _progress: object, **_options: object) -> object:
        raise MemoryError

    monkeypatch.setattr("engine.record.sgf.load", huge)
    window = studio.window()
    window.documents.open(studio.folder / "a.sgf")
    assert "a.sgf: there is not enough memory" in window.messages.text


def test_a_large_tree_is_laid_out_in_slices(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No slice is longer than the first line that passes the limit."""
    monkeypatch.setattr("sai_studio.review.tree.tree_view.SLICE_S", -1.0)
    window = studio.window(panels=True)
    window.docks["tree"].raise_()
    (panel,) = window.findChildren(TreePanel)
    path = studio.folder / "fork.sgf"
    path.write_text("(;GM[1]SZ[7]KM[9]" + "(;B[aa])" * 300 + ")")
    window.documents.open(path)
    bar = panel.view.verticalScrollBar()
    studio.qtbot.waitUntil(lambda: bar.maximum() > 0, timeout=60_000)
    root = window.session.cursor.record.root
    assert panel.view.node_at(panel.view.center_of(root)) is root


def test_a_game_is_shown_without_a_walk_through_all_its_nodes(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game may have 500,000 nodes; the analysis of a node is read when its line is shown."""
    session, record = studio.session(), seven_by_seven()
    after = record.root.children[0].children[0].children[1]
    figures = {"network": "n", "visits": 900, "komi": 9.5, "alpha": 1.0, "beta": 0.2}
    record.keep_analysis(after, Analysis(**figures, winrate=0.4, agents=()))  # type: ignore[arg-type]

    def walk(_node: GameNode) -> Iterator[GameNode]:
        raise AssertionError("a walk through the tree")

    with monkeypatch.context() as patch:
        patch.setattr(GameNode, "branch", walk)
        session.set_record(record)
        session.engine.set_network(network_info())
        session.cursor.go_to(after)
        assert session.timeline.points[-1].alpha == 1.0
    session.edits.set_setup({3: 1})
    session.cursor.go_to(after)
    assert session.timeline.points[-1].alpha is None
    session.edits.undo_stack.undo()
    assert session.timeline.points[-1].alpha == 1.0


def nodes_alive(comment: str) -> int:
    """Nodes with a comment that Python has not freed; no test collects garbage meanwhile."""
    return sum(isinstance(o, GameNode) and o.comment == comment for o in gc.get_objects())


def test_a_closed_game_is_freed_without_a_search_for_garbage(studio: Studio) -> None:
    window = studio.window(panels=True)
    path = studio.folder / "large.sgf"
    path.write_text("(;GM[1]SZ[7]KM[9]C[large](;B[aa]C[large])" + "(;B[bb]C[large])" * 5 + ")")
    window.documents.open(path)
    window.session.cursor.forward()
    assert nodes_alive("large") == 7
    window.documents.new(seven_by_seven([]))
    studio.qtbot.waitUntil(lambda: nodes_alive("large") == 0, timeout=60_000)


def test_what_was_read_before_a_cancel_is_freed(studio: Studio) -> None:
    data = b"(;GM[1]SZ[7]KM[9]C[part](;B[aa]C[part])(;B[bb]C[part]))"
    for share in (0.5, 0.9):

        def stop(done: float, share: float = share) -> None:
            if done >= share:
                raise InterruptedError

        with contextlib.suppress(InterruptedError):
            loads(data * 2 + b"(;GM[1]SZ[7]KM[9]C[part]" + b";C[part]" * 9000 + b")", "x", stop)
        assert nodes_alive("part") == 0
