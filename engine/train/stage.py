"""The base of a run's stages."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.train.training_run import TrainingRun


class Stage:
    """One part of the work on each generation.

    `RunState.stage` holds the name of the stage in progress, and a run that was stopped or killed
    begins again with `work` of that stage. So `work` must leave out what is on the disk already.
    """

    name: ClassVar[str]
    """As in `state.json`."""

    def __init__(self, run: TrainingRun) -> None:
        self._run = run

    def work(self) -> dict[str, Any] | None:
        """Do the stage's work; return its changes of the state, None if stopped before its end."""
        raise NotImplementedError

    def finish(self) -> None:
        """End the background work of the stage, and keep its results."""

    def close(self) -> None:
        """End the background work of the stage at once."""
