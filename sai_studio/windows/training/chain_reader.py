"""Read the folder of a chain while it works, or later; knows no Qt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from engine.base.errors import EngineError
from engine.base.jobs import CHAINS, CONTESTS
from engine.contests.contest_folder import ContestReader, ContestView
from engine.train.chain_file import ChainFile, read_chain


@dataclass(frozen=True, eq=False)
class ChainView:
    """A chain of runs and contests as its folder shows it."""

    path: Path
    status: str
    """running, stopping, stopped, or finished."""
    file: ChainFile
    problem: str = ""
    """What ended its process before its end; "" if nothing did."""
    contests: Mapping[str, ContestView] = field(default_factory=dict)
    """The contests that have begun, by the name of their step."""

    @property
    def step(self) -> int:
        """Number of the step that is in progress or comes next, from 0."""
        return len(self.file.done)


def chain_around(run: Path) -> Path | None:
    """Return the folder of the chain that a run belongs to; None if it belongs to none."""
    return run.parent if CHAINS.is_in(run.parent) else None


class ChainReader:
    """Reads a chain repeatedly; contests are only read where they grew.

    Parameters
    ----------
    path
        Folder of the chain.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._contests: dict[str, ContestReader] = {}
        self._view: ChainView | None = None

    def read(self) -> ChainView | None:
        """Return the chain as it is now, the same object if nothing changed; None if unreadable."""
        try:
            file = read_chain(self.path)
        except (EngineError, OSError):
            return None
        is_done = len(file.done) >= len(file.chain.steps)
        status = CHAINS.activity(self.path) or ("finished" if is_done else "stopped")
        contests: dict[str, ContestView] = {}
        for step in file.chain.steps:
            folder = self.path / step.name
            if step.command in ("match", "tournament") and CONTESTS.is_in(folder):
                reader = self._contests.setdefault(step.name, ContestReader(folder))
                contests[step.name] = reader.read()
        said = CHAINS.last_words(self.path) if status == "stopped" else ""
        said = "" if said == "stopped" else said  # that is the status
        old = self._view
        if (
            old is None
            or (old.status, old.file, old.problem) != (status, file, said)
            or any(old.contests.get(name) is not view for name, view in contests.items())
        ):
            self._view = ChainView(self.path, status, file, said, contests)
        return self._view
