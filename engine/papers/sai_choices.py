"""Choices of a move at full size: positions x networks x tries, by several processes, kept on disk.

A folder holds `study.json` (positions, networks and settings) and `results.jsonl`, a line for each
finished group of tries (append-only). A group depends only on the seed, its position, its network
and its number, so a study that was killed continues with the groups that are missing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

import numpy as np
from msgspec import Meta, Struct

from engine.base.checked_json import Count, read_json
from engine.base.files import created_folder
from engine.go.rules import Rules
from engine.go.state import Position
from engine.jobs.job import JobKind
from engine.jobs.spread import spreading
from engine.measure.study.study import (
    Choice,
    ChoiceSettings,
    StudyNetwork,
    chosen_moves,
    open_networks,
)
from engine.search.settings import SearchSettings


@dataclass(frozen=True)
class StudyPosition:
    """A position of a study."""

    name: str
    """Name shown to people."""
    text: str
    """Stones and player to move, to recognize the position."""
    position: Position
    rules: Rules
    """Rules of the game; its `white_bonus` is the komi of the searches."""
    best: tuple[int, ...]
    """Moves that count as best; empty if unknown."""


class _Group(NamedTuple):
    """Tries that are searched side by side."""

    position: int
    """Index of the position."""
    network: int
    """Index of the network."""
    view: int
    """Number of the group among those of its position and network."""
    tries: int
    """Searches for each agent."""


class _Result(Struct, frozen=True):
    """A finished group; a line of `results.jsonl`."""

    position: Count
    network: Count
    view: Count
    counts: Annotated[tuple[tuple[Count, ...], ...], Meta(max_length=1000)]
    """Times that each move was chosen, by agent."""


@dataclass(frozen=True)
class _Work:
    """Everything that a process needs to search groups."""

    positions: tuple[StudyPosition, ...]
    networks: tuple[Path, ...]
    lambdas: tuple[float, ...]
    settings: ChoiceSettings
    seed: int


STUDIES: Final = JobKind(
    "study",
    lambda path: read_json(path, dict[str, Any], figures=True),
    _Result,
    problem="the study can't be read",
    hint="name another folder",
    changed=(
        "{path}: was begun with {name} {before!r:.200}, not {value!r:.200}; use the same again or "
        "name another folder"
    ).format,
)
"""Positions searched many times under many networks."""


class ChoiceStudy:
    """How often each network's agents choose each move in each position (Figure 3, SAI IV-3).

    Parameters
    ----------
    folder
        Where finished groups are kept; created if missing.
    positions, lambdas, settings, seed
        See `engine.measure.study.study.choices`; equal seeds give the same choices as that
        function.
    networks
        Network files.

    Raises
    ------
    EngineError
        The folder holds something else or a study of other settings, or a network can't be used.
    """

    def __init__(
        self,
        folder: Path,
        positions: Sequence[StudyPosition],
        networks: Sequence[Path],
        lambdas: Sequence[float],
        settings: ChoiceSettings,
        seed: int = 0,
    ) -> None:
        self.folder = folder
        self._work = _Work(tuple(positions), tuple(networks), tuple(lambdas), settings, seed)
        opened = open_networks(networks, positions[0].rules)
        self.names = tuple(entry.name for entry in opened)
        self._agents = [entry.agents(lambdas) for entry in opened]
        self._fields = {
            "format": 1,
            "positions": [[p.name, p.text, p.rules.white_bonus] for p in positions],
            "networks": [[entry.name, entry.opened.header.identity] for entry in opened],
            "lambdas": list(lambdas),
            "seed": seed,
            **{f"choices.{name}": value for name, value in settings.to_dict().items()},
        }
        self._results: dict[tuple[int, int, int], _Result] = {}
        self._open_folder()

    @property
    def groups(self) -> list[_Group]:
        """All groups, network by network, so that a process opens each network once."""
        work = self._work
        return [
            _Group(position, network, view, tries)
            for network in range(len(work.networks))
            for position in range(len(work.positions))
            for view, tries in enumerate(work.settings.groups())
        ]

    @property
    def searches(self) -> tuple[int, int]:
        """Searches that are done, and all of them."""
        groups = self.groups
        searches = [len(self._agents[group.network]) * group.tries for group in groups]
        known = [group[:3] in self._results for group in groups]
        return sum(n for n, is_known in zip(searches, known, strict=True) if is_known), sum(
            searches
        )

    def choices(self) -> list[tuple[StudyPosition, tuple[Choice, ...]]]:
        """Return the choices so far, by position; of each network by lambda."""
        work, found = self._work, []
        for index, place in enumerate(work.positions):
            of_position: list[Choice] = []
            for network, name in enumerate(self.names):
                done = [
                    result.counts
                    for result in self._results.values()
                    if (result.position, result.network) == (index, network)
                ]
                if not done:
                    continue
                counts = np.array(done, np.int32).sum(axis=0, dtype=np.int32)
                counts.flags.writeable = False
                of_position += [
                    Choice(name, lambda_, int(row.sum()), row, place.best)
                    for lambda_, row in zip(self._agents[network], counts, strict=True)
                ]
            found.append((place, tuple(of_position)))
        return found

    def run(
        self,
        processes: int,
        *,
        cluster: str = "",
        progress: Callable[[int, int], None] | None = None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> bool:
        """Search the missing groups; return whether all are done now.

        Parameters
        ----------
        processes
            Processes that search; 1 searches in this process.
        cluster
            Address of the Ray cluster that searches instead, see `Farm`; "" for none.
        progress
            Called with searches done and in all, after each group.
        stopped
            Asked several times a second; True ends the study, and groups in work are lost. A file
            named `stop` in the folder does the same.

        Raises
        ------
        EngineError
            Another process works in this folder, or one of the processes has failed.
        """
        work = self._work
        make = partial(_Searcher, work)
        with STUDIES.working(self.folder, stopped) as job:
            self._read_results()
            missing = [group for group in self.groups if group[:3] not in self._results]
            with spreading(
                make,
                files=work.networks,
                processes=min(processes, len(missing)),
                cluster=cluster,
                name="study",
            ) as spread:
                for _, result in spread(missing, job.stopped):
                    STUDIES.add(self.folder, result)
                    self._results[result.position, result.network, result.view] = result
                    if progress is not None:
                        progress(*self.searches)
        return len(self._results) == len(self.groups)

    def _open_folder(self) -> None:
        """Begin a folder, or read what was searched in it."""
        before = STUDIES.earlier(self.folder)
        if before is None:
            with created_folder(self.folder):
                STUDIES.write(self.folder, self._fields)
        else:
            STUDIES.refuse_changes(self.folder, before, json.loads(json.dumps(self._fields)))
        self._read_results()

    def _read_results(self) -> None:
        """Read what this or another process has searched in the folder."""
        known = {group[:3]: group.tries for group in self.groups}
        points = len(self._work.positions[0].position.stones)
        for result in STUDIES.results(self.folder):
            key = (result.position, result.network, result.view)
            lengths = (len(result.counts), *{len(row) for row in result.counts})
            shape = (len(self._agents[result.network]), points) if key in known else ()
            if lengths == shape and all(sum(row) == known.get(key) for row in result.counts):
                self._results[key] = result


class _Searcher:
    """Searches groups; keeps the network of the last one."""

    def __init__(self, work: _Work, files: Mapping[Path, Path]) -> None:
        self._work, self._files = work, files
        self._opened: tuple[int, StudyNetwork] | None = None

    def __call__(self, group: _Group, stopped: Callable[[], bool]) -> _Result | None:
        """Search a group; None if stopped."""
        work, place = self._work, self._work.positions[group.position]
        if self._opened is None or self._opened[0] != group.network:
            network = open_networks([self._files[work.networks[group.network]]], place.rules)[0]
            self._opened = (group.network, network)
        counts = chosen_moves(
            place.position,
            place.rules.white_bonus,
            replace(self._opened[1], rules=place.rules),
            self._opened[1].agents(work.lambdas),
            work.settings,
            SearchSettings(batch=1),
            group.tries,
            [work.seed, group.network, group.view],
            stopped,
        )
        if counts is None:
            return None
        rows = tuple(tuple(row) for row in counts.tolist())
        return _Result(group.position, group.network, group.view, rows)
