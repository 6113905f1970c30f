"""Runs of tests write no event files, whether TensorBoard is installed or not."""

from __future__ import annotations

import pytest

from engine.train.events import Events


@pytest.fixture(autouse=True)
def no_event_files(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    if "events" not in request.keywords:
        monkeypatch.setattr(Events, "installed", False)
