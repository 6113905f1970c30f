"""Tasks spread over this process, several processes, and the workers of a farm."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.base.errors import RunError, SettingsError
from engine.jobs.farm import SharedFile
from engine.jobs.spread import FarmServer, spreading


class Adder:
    """Adds a number, and the length of a file, to each task; fails at 13, ends at 17."""

    def __init__(self, added: NDArray[np.int64], files: Mapping[Path, Path]) -> None:
        added += 0  # refused where the array can't be written
        self._added = int(added[0]) + sum(len(path.read_bytes()) for path in files.values())

    def __call__(self, task: int, stopped: Callable[[], bool]) -> tuple[int, int]:
        if task == 13:
            raise SettingsError("an unlucky number")
        if task == 17:
            os._exit(3)
        return task + self._added, os.getpid()


MAKE = partial(Adder, np.array([100]))


@pytest.mark.parametrize("processes", [1, 2])
def test_each_task_is_done_once(processes: int, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    files = [tmp_path / "file"]
    with spreading(MAKE, files=files, processes=processes) as spread:
        for count in (5, 1, 3):  # the workers stay
            found = dict(spread(range(count), lambda: False))
            assert {index: number for index, (number, _) in found.items()} == {
                index: index + 105 for index in range(count)
            }
            here = {process for _, process in found.values()} == {os.getpid()}
            assert here == (processes == 1)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_stop_ends_the_work_and_later_tasks_get_their_own_results(processes: int) -> None:
    done: list[int] = []
    with spreading(MAKE, processes=processes) as spread:
        for index, _ in spread(range(200), lambda: len(done) >= 2):
            done.append(index)
        assert 2 <= len(done) < 200
        found = dict(spread([1000, 2000], lambda: False))
    assert [found[index][0] for index in (0, 1)] == [1100, 2100]


@pytest.mark.parametrize(
    ("task", "reason"), [(13, "an unlucky number"), (17, "it ended without a reason")]
)
def test_a_process_that_fails_is_told(task: int, reason: str) -> None:
    with (
        pytest.raises(RunError, match=f"a process of the sum has failed: {reason}.*same command"),
        spreading(MAKE, processes=2, name="sum") as spread,
    ):
        list(spread([task, task], lambda: False))


def test_in_this_process_the_error_itself_is_raised() -> None:
    with pytest.raises(SettingsError, match="unlucky"), spreading(MAKE) as spread:
        list(spread([13], lambda: False))


def test_a_worker_of_a_farm_has_the_files_and_arrays_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    travelled = np.array([100])
    travelled.flags.writeable = False
    files = {Path("/elsewhere/file"): SharedFile("file", "reference")}
    server = FarmServer(partial(Adder, travelled), files, False, {"reference": b"123"}.__getitem__)
    assert server.work(1)[0] == 104
