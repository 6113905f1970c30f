"""Training figures for TensorBoard, where that is installed."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any, Final

NOT_FIGURES: Final = ("generation", "time", "best", "opponent")


class Events:
    """The numbers of log entries as scalars `<event>/<name>` over the nodes searched, and those of
    training steps over the steps.

    Without TensorBoard nothing is written.

    Parameters
    ----------
    folder
        Made with the first figure.
    """

    installed: bool = importlib.util.find_spec("tensorboard") is not None

    def __init__(self, folder: Path) -> None:
        self.problem = ""
        """Why no more figures are written; empty while all is well."""
        self._folder = folder
        self._writer: Any = None
        self._nodes = 0

    def add(self, entry: dict[str, Any]) -> None:
        """Write the figures of one log entry; a failure ends the events, not the run."""
        if not self.installed or self.problem:
            return
        self._nodes = int(entry.get("nodes", self._nodes))
        at = entry["step"] if entry["event"] == "step" else self._nodes
        try:
            for name, value in entry.items():
                number = isinstance(value, (int, float)) and not isinstance(value, bool)
                if number and name not in NOT_FIGURES:
                    self._open().add_scalar(f"{entry['event']}/{name}", value, at)
        except OSError as error:
            self.problem = f"{self._folder}: no more event files ({error.strerror or error})"

    def _open(self) -> Any:
        if self._writer is None:
            from torch.utils.tensorboard import SummaryWriter

            writer: Any = SummaryWriter
            self._writer = writer(str(self._folder))
        return self._writer

    def close(self) -> None:
        """Write what is left."""
        if self._writer is not None:
            self._writer.close()
