"""Reviews of many games by the machines of a cluster: each takes some files at a time."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from engine.base.errors import EngineError
from engine.base.files import atomic_write
from engine.catalog.networks import best_network
from engine.go.board import MAX_SIZE, MIN_SIZE
from engine.jobs.spread import spreading
from engine.record.game_files import GameFile
from engine.review.report_index import IndexRow
from engine.review.review_folder import ReviewFolder
from engine.review.review_job import GameProgress, ReviewJob
from engine.review.review_queue import ReviewQueue

if TYPE_CHECKING:
    from engine.analysis.analyzer import Analyzer

ANALYSES: Final = "analyses"


@dataclass(frozen=True)
class _Task:
    """Files of one name, which one worker reviews: it can tell repeated games."""

    files: tuple[tuple[str, bytes], ...]
    """Names and contents."""
    kept: tuple[tuple[str, bytes], ...]
    """Names and contents of their analyses so far."""


@dataclass(frozen=True)
class _Done:
    """What a worker made of a task."""

    states: tuple[tuple[int, GameProgress], ...]
    """Index of the file, and last state of a game."""
    written: tuple[tuple[str, bytes], ...]
    """Names and contents of reports and analyses."""
    rows: tuple[IndexRow, ...]


class ClusterReview:
    """Reviews games on a cluster; in place of a `ReviewQueue`.

    Parameters
    ----------
    address
        See `Farm`.
    job
        What to review.
    folder
        Receives reports and analyses; analyses in it are not searched again.
    stopped
        Asked several times a second; true ends the review.
    """

    def __init__(
        self, address: str, job: ReviewJob, folder: ReviewFolder, stopped: Callable[[], bool]
    ) -> None:
        self._address, self._job, self._folder, self._stopped = address, job, folder, stopped
        self.rows: list[IndexRow] = []
        self.finished = False

    def run(self, files: Sequence[GameFile]) -> Generator[GameProgress, None, None]:
        """Review all games; yields the last state of each.

        Raises
        ------
        EngineError
            The cluster can't be reached, its workers fail, or the folder can't be written.
        """
        groups: dict[str, list[tuple[GameFile, bytes]]] = {}
        for file in files:
            try:
                groups.setdefault(_stem(file).casefold(), []).append((file, file.read()))
            except EngineError as error:
                yield GameProgress(
                    path=str(file.path), member=file.member, state="failed", text=str(error)
                )
        over = 0
        networks = self._networks()
        make = partial(_Reviewer, replace(self._job, network=""), networks)
        with spreading(make, files={*networks.values()}, cluster=self._address) as spread:
            found = list(groups.values())
            analyses = sorted((self._folder.path / ANALYSES).glob("*.sgf"))
            tasks = [_task(group, analyses) for group in found]
            for index, done in spread(tasks, self._stopped):
                for name, content in done.written:
                    atomic_write(self._folder.path / name, content)
                self.rows += done.rows
                over += len(found[index])
                for place, state in done.states:
                    file = found[index][place][0]
                    yield msgspec.structs.replace(
                        state,
                        path=str(file.path),
                        member=file.member,
                        total=over / max(len(files), 1),
                    )
        self.finished = not self._stopped()

    def _networks(self) -> dict[int, Path]:
        """Return the network of each board size: the job's, or the best one here."""
        if self._job.network:
            return dict.fromkeys(range(MIN_SIZE, MAX_SIZE + 1), Path(self._job.network))
        found = {size: best_network(size) for size in range(MIN_SIZE, MAX_SIZE + 1)}
        return {size: path for size, path in found.items() if path is not None}


def _task(group: Sequence[tuple[GameFile, bytes]], analyses: Sequence[Path]) -> _Task:
    """Return the task of files with one name, with the kept analyses whose names begin with it."""
    stem = _stem(group[0][0]).casefold()
    return _Task(
        tuple((Path(file.member or file.path.name).name, content) for file, content in group),
        tuple(
            (f"{ANALYSES}/{path.name}", path.read_bytes())
            for path in analyses
            if path.name.casefold().startswith(stem)
        ),
    )


def _stem(file: GameFile) -> str:
    return Path(file.member or file.path.name).stem


class _Reviewer:
    """Reviews games in a worker's process."""

    def __init__(
        self, job: ReviewJob, networks: Mapping[int, Path], files: Mapping[Path, Path]
    ) -> None:
        self._job = job
        self._networks = {size: files[path] for size, path in networks.items()}
        self._analyzer: Analyzer | None = None

    def __call__(self, task: _Task, stopped: Callable[[], bool]) -> _Done:
        """Review the games of some files."""
        with tempfile.TemporaryDirectory(prefix="sai-studio-review-") as place:
            out, states, files = Path(place, "out"), list[tuple[int, GameProgress]](), []
            folder = ReviewFolder(out)
            for name, content in task.kept:
                (out / name).write_bytes(content)
            for index, (name, content) in enumerate(task.files):
                Path(place, str(index)).mkdir()
                files.append(GameFile(Path(place, str(index), name), ""))
                files[-1].path.write_bytes(content)
            queue = ReviewQueue(self._job, folder, self._opened, stopped, networks=self._networks)
            with closing(queue.run(files)) as steps:
                for state in steps:
                    if state.is_over:
                        states.append((int(Path(state.path).parent.name), state))
            paths = [path for path in sorted(out.rglob("*")) if path.is_file()]
            written = {path.relative_to(out).as_posix(): path.read_bytes() for path in paths}
            # what came along unchanged may have been replaced by another worker's meanwhile
            changed = written.items() - set(task.kept)
            return _Done(tuple(states), tuple(sorted(changed)), tuple(queue.rows))

    def _opened(self) -> Analyzer:
        if self._analyzer is None:
            from engine.commands.loading import open_analyzer

            self._analyzer = open_analyzer(lambda text: None, self._job.evaluator)
        return self._analyzer
