from __future__ import annotations

import gc
import itertools
import threading
import time
import weakref
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt, QThread
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sai_studio.kit import collector as collector_module
from sai_studio.kit.collector import INTERVAL_MS, Collector


class Knot:
    """Garbage that only a collection finds; says on which thread it was found."""

    def __init__(self, found_on: list[int]) -> None:
        self.itself = self
        weakref.finalize(self, lambda: found_on.append(threading.get_ident()))


@pytest.fixture
def collector(qapp: QApplication) -> Iterator[Collector]:
    collector = Collector()
    yield collector
    collector.stop()


def _litter(found_on: list[int]) -> None:
    """Far more young objects than Python would let lie."""
    for _ in range(20 * gc.get_threshold()[0]):
        Knot(found_on)


def test_garbage_of_any_thread_is_collected_on_the_windows_thread(collector: Collector) -> None:
    found_on: list[int] = []
    collector.start()
    thread = threading.Thread(target=_litter, args=(found_on,))
    thread.start()
    thread.join()
    assert found_on == []
    QTest.qWait(INTERVAL_MS + 200)
    assert set(found_on) == {threading.get_ident()}


@pytest.mark.parametrize("end", [Collector.stop, Collector.deleteLater])
def test_python_collects_by_itself_afterwards(
    end: Callable[[Collector], None], qapp: QApplication
) -> None:
    collector = Collector()
    collector.start()
    assert not gc.isenabled()
    end(collector)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert gc.isenabled()


def test_what_is_spared_is_not_looked_at_again(collector: Collector) -> None:
    found_on: list[int] = []
    Knot(found_on)
    collector.freeze()
    gc.collect()
    assert found_on == []
    gc.unfreeze()
    gc.collect()
    assert len(found_on) == 1
    gc.freeze()  # as before this test: else every later one pays for all that is loaded


@pytest.mark.parametrize(("clock", "freezes"), [("perf_counter", 0), ("thread_time", 1)])
def test_only_collections_that_compute_long_spare_what_is_left(
    clock: str, freezes: int, collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy computer all last long; what is spared then would never be freed."""
    frozen: list[None] = []
    ticks = itertools.count()
    monkeypatch.setattr(time, "thread_time", lambda: 0.0)
    monkeypatch.setattr(time, clock, lambda: float(next(ticks)))
    monkeypatch.setattr(gc, "get_count", lambda: (10**6, 10**6, 10**6))
    monkeypatch.setattr(gc, "collect", lambda _generation: 0)
    monkeypatch.setattr(gc, "freeze", lambda: frozen.append(None))
    collector.collect()
    monkeypatch.undo()
    assert len(frozen) == freezes


def test_frozen_garbage_is_freed_while_another_program_is_used(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    found_on: list[int] = []
    Knot(found_on)
    collector.freeze()
    active = [Qt.ApplicationState.ApplicationActive]
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: active[0])
    monkeypatch.setattr(collector_module, "THAW_S", -1.0)
    collector.collect()
    assert found_on == []  # the window would not react for half a second
    active[0] = Qt.ApplicationState.ApplicationInactive
    collector.collect()
    assert len(found_on) == 1
    assert gc.get_freeze_count() > 1000  # what is alive is spared again


def test_a_thread_of_qt_does_not_collect_either(collector: Collector) -> None:
    found_on: list[int] = []

    class Worker(QThread):
        def run(self) -> None:
            _litter(found_on)

    collector.start()
    worker = Worker()
    worker.start()
    assert worker.wait(20_000)
    assert found_on == []
