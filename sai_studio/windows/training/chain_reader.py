"""Read the folder of a chain while it works, or later; knows no Qt."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from engine.api.base import JobReader, JobView
from engine.api.matches import CONTESTS, ContestReader, ContestView
from engine.api.training import CHAINS, ChainFile


@dataclass(frozen=True, eq=False, kw_only=True)
class ChainView(JobView):
    """A chain of runs and contests as its folder shows it."""

    file: ChainFile
    contests: Mapping[str, ContestView] = field(default_factory=dict)
    """The contests that have begun, by the name of their step."""

    @property
    def step(self) -> int:
        """Number of the step that is in progress or comes next, from 0."""
        return len(self.file.done)


def chain_around(run: Path) -> Path | None:
    """Return the folder of the chain that a run belongs to; None if it belongs to none."""
    return run.parent if CHAINS.is_in(run.parent) else None


class ChainReader(JobReader[ChainFile, ChainFile, ChainView | None]):
    """Reads a chain repeatedly, None while it is unreadable; contests only where they grew."""

    kind = CHAINS

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._readers: dict[str, ContestReader] = {}
        self._contests: dict[str, ContestView] = {}

    def _look(self) -> Hashable:
        self._contests = {}
        for step in self.settings.chain.steps if self.settings is not None else ():
            folder = self.folder / step.name
            if step.command in ("match", "tournament") and CONTESTS.is_in(folder):
                reader = self._readers.setdefault(step.name, ContestReader(folder))
                self._contests[step.name] = reader.read()
        return tuple(self._contests.items())

    def _is_finished(self) -> bool:
        return self.settings is not None and len(self.settings.done) >= len(
            self.settings.chain.steps
        )

    def _make_view(self, status: str) -> ChainView | None:
        if self.settings is None:
            return None
        said = CHAINS.last_words(self.folder) if status == "stopped" else ""
        return ChainView(
            path=self.folder,
            status=status,
            problem="" if said == "stopped" else said,  # that is the status
            file=self.settings,
            contests=self._contests,
        )
