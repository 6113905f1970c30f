"""Measure how fast a preset runs, in a process of its own, to estimate the time of a run."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.base.translation import tr
from engine.train.extrapolate import SPEED_SETTINGS, RunEstimate, Speed, extrapolated
from engine.train.presets.preset import Preset
from engine.train.runs.run_file import estimate_command
from sai_studio.kit.engine_process import EngineProcess

SECONDS: Final = 10.0
TICK_MS: Final = 250

_pace = [1.0, 1.0]


def machine_pace() -> tuple[float, float]:
    """Return how many times faster this machine plays and trains than presets usually do.

    It is known from the latest measurement of a preset with a usual speed, else (1, 1).
    """
    return _pace[0], _pace[1]


def is_pace_measured() -> bool:
    """Whether `machine_pace` comes from a measurement."""
    return machine_pace() != (1.0, 1.0)


def _learn_pace(preset: Preset, speed: Speed) -> None:
    """Learn from a measurement how fast this machine is."""
    usual = preset.card.speed
    if usual is not None and usual.parameters == speed.parameters:
        _pace[1] = speed.rows_per_s / usual.rows_per_s
        if usual.nodes_per_s and speed.nodes_per_s:
            _pace[0] = speed.nodes_per_s / usual.nodes_per_s


def has_same_speed(preset: Preset, other: Preset) -> bool:
    """Whether two presets run at the same speed, as far as their settings tell."""
    now, then = preset.by_name(), other.by_name()
    return all(now[name] == then.get(name) for name in now if name.startswith(SPEED_SETTINGS))


class Estimator(QObject):
    """Measures a preset's speed once, and estimates runs of presets with the same speed.

    Signals
    -------
    changed
        `state`, `estimate` or `elapsed_s` is another one.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.state = "idle"
        """idle, measuring, done or failed."""
        self.elapsed_s = 0.0
        self.error = ""
        self._speed: Speed | None = None
        self._measured: Preset | None = None
        self._asked: Preset | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._process = EngineProcess(self)
        self._process.answered.connect(self._take)
        self._process.failed.connect(self._fail)
        self._timer = QTimer(self)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    def estimate(self, preset: Preset) -> RunEstimate | None:
        """Return the time and disk space of a run; None if its speed was not measured."""
        if self._speed is None or self._measured is None or self.is_stale(preset):
            return None
        return extrapolated(preset, self._speed)

    def is_stale(self, preset: Preset) -> bool:
        """Whether these settings run at another speed than the measured ones."""
        return self._measured is None or not has_same_speed(preset, self._measured)

    def start(self, preset: Preset) -> None:
        """Start a measurement; one in progress is ended."""
        self.stop()
        try:
            self._folder = tempfile.TemporaryDirectory()
            path = Path(self._folder.name) / "preset.json"
            path.write_text(preset.to_json(), encoding="utf-8")
        except OSError as error:
            self._fail(f"{error.filename or tempfile.gettempdir()}: {error.strerror or error}")
            return
        self.state, self.elapsed_s, self.error = "measuring", 0.0, ""
        self._asked = preset
        self._process.start(*estimate_command(path, SECONDS))
        self._timer.start()
        self.changed.emit()

    def stop(self) -> None:
        """End the measurement in progress."""
        self._process.stop()
        if self.state == "measuring":
            self._end("idle")

    def _tick(self) -> None:
        self.elapsed_s += TICK_MS / 1000
        self.changed.emit()

    def _take(self, answer: object) -> None:
        try:
            self._speed = Speed(**answer["speed"])  # type: ignore[index]
        except (KeyError, TypeError):  # of another version, or no object at all
            self._fail(tr("the measurement gave no speed"))
            return
        self._measured = self._asked
        if self._measured is not None:
            _learn_pace(self._measured, self._speed)
        self._end("done")

    def _fail(self, why: str) -> None:
        self.error = why
        self._end("failed")

    def _end(self, state: str) -> None:
        self._timer.stop()
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None
        self.state = state
        self.changed.emit()
