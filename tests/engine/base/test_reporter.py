"""Reports of progress."""

from __future__ import annotations

import pytest

import engine.base.reporter
from engine.base.reporter import EVERY_S, Reporter


def test_reports_are_passed_on_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(engine.base.reporter.time, "monotonic", lambda: now)
    made: list[int] = []

    def text(done: int) -> str:
        made.append(done)
        return f"{done} done"

    told: list[str] = []
    reporter = Reporter(told.append)
    reporter.tell(text, 1)
    now += EVERY_S
    reporter.tell(text, 2)
    reporter.tell(text, 3)
    now += EVERY_S
    reporter.tell(text, 4)
    assert told == ["2 done", "4 done"]
    assert made == [2, 4], "a report that is not due is not made"
