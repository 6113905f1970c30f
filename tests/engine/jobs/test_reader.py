"""Reading a job's folder again and again: settings, results, status, and what is damaged."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec import Struct

from engine.base.checked_json import read_json
from engine.base.errors import RunError
from engine.jobs.job import LOCK, STOP, JobKind, result_line
from engine.jobs.reader import JobReader, JobView


class Settings(Struct, frozen=True, kw_only=True):
    format: Literal[1] = 1
    planned: int


class Line(Struct, frozen=True):
    number: int


SUMS = JobKind("sum", lambda path: read_json(path, Settings), Line)


@dataclass(frozen=True, eq=False, kw_only=True)
class SumView(JobView):
    planned: int = 0
    numbers: tuple[int, ...] = ()


class SumReader(JobReader[Settings, Line, SumView]):
    kind = SUMS

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.numbers: list[int] = []
        self.begins = 0

    def _begin(self) -> None:
        self.numbers.clear()
        self.begins += 1

    def _add(self, results: Iterable[Line]) -> None:
        self.numbers += [line.number for line in results]

    def _is_finished(self) -> bool:
        return self.settings is not None and len(self.numbers) >= self.settings.planned

    def _make_view(self, status: str) -> SumView:
        return SumView(
            path=self.folder,
            status=status,
            problem=self.problem,
            planned=self.settings.planned if self.settings is not None else 0,
            numbers=tuple(self.numbers),
        )


def seen(reader: SumReader) -> tuple[Any, ...]:
    view = reader.read()
    return view.status, view.planned, view.numbers


def test_every_result_is_read_once_and_only_changes_make_a_view(tmp_path: Path) -> None:
    reader = SumReader(tmp_path)
    assert seen(reader) == ("unreadable", 0, ())
    assert reader.read().problem == "", "a job may be about to begin"
    SUMS.write(tmp_path, Settings(planned=3))
    SUMS.add(tmp_path, Line(1))
    assert seen(reader) == ("stopped", 3, (1,))
    assert reader.read() is reader.read()
    begins = reader.begins
    with (tmp_path / SUMS.results_file).open("a") as file:
        file.write('{"number": 2}\nno result\n{"num')  # the last line is still being written
    first = reader.read()
    assert first.numbers == (1, 2)
    with (tmp_path / SUMS.results_file).open("a") as file:
        file.write('ber": 3}\n')
    assert seen(reader) == ("finished", 3, (1, 2, 3))
    assert first.numbers == (1, 2), "a view stays as it was"
    assert reader.begins == begins
    assert [line.number for line in SUMS.results(tmp_path)] == [1, 2, 3]


def test_settings_that_change_and_logs_that_are_replaced_are_read_anew(tmp_path: Path) -> None:
    SUMS.write(tmp_path, Settings(planned=2))
    SUMS.add(tmp_path, Line(1))
    reader = SumReader(tmp_path)
    assert seen(reader) == ("stopped", 2, (1,))
    SUMS.write(tmp_path, Settings(planned=1_000))
    assert seen(reader) == ("stopped", 1_000, (1,))
    (tmp_path / "new").write_text(result_line(Line(7)) + "\n")
    (tmp_path / "new").replace(tmp_path / SUMS.results_file)
    assert seen(reader) == ("stopped", 1_000, (7,))
    (tmp_path / SUMS.file).unlink()
    assert seen(reader)[:2] == ("unreadable", 0)


def test_the_status_follows_the_process(tmp_path: Path) -> None:
    SUMS.write(tmp_path, Settings(planned=1))
    reader = SumReader(tmp_path)
    with SUMS.working(tmp_path) as work:
        assert reader.read().status == "running"
        assert not work.stopped()
        SUMS.ask_to_stop(tmp_path)
        assert work.stopped()
        assert reader.read().status == "stopping"
    with SUMS.working(tmp_path, lambda: True) as work:
        assert not (tmp_path / STOP).exists()
        assert work.stopped()
    assert reader.read().status == "stopped"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "not valid JSON"),
        ('{"planned": "two"}', "'planned' must be a whole number"),
        ('{"format": 2, "planned": 1, "more": true}', "update the program"),
    ],
)
def test_damaged_settings_and_later_versions_are_told_until_they_are_mended(
    text: str, problem: str, tmp_path: Path
) -> None:
    (tmp_path / SUMS.file).write_text(text)
    SUMS.add(tmp_path, Line(1))
    reader = SumReader(tmp_path)
    view = reader.read()
    assert view.status == "unreadable"
    assert view.problem.startswith(f"{tmp_path / SUMS.file}: can't be read (")
    assert problem in view.problem
    assert "\n" not in view.problem
    assert reader.read() is view
    with pytest.raises(RunError, match=problem):
        SUMS.earlier(tmp_path)
    SUMS.write(tmp_path, Settings(planned=2))
    assert seen(reader) == ("stopped", 2, (1,))


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root reads all")
def test_a_file_that_may_not_be_read_is_tried_again(tmp_path: Path) -> None:
    SUMS.write(tmp_path, Settings(planned=2))
    (tmp_path / SUMS.file).chmod(0)
    reader = SumReader(tmp_path)
    assert "Permission denied" in reader.read().problem
    (tmp_path / SUMS.file).chmod(0o600)
    assert seen(reader) == ("stopped", 2, ())


def test_a_folder_to_work_in_is_checked_by_one_function(tmp_path: Path) -> None:
    new, old, strange = tmp_path / "new", tmp_path / "old", tmp_path / "strange"
    assert SUMS.earlier(new) is None
    old.mkdir()
    (old / "mine").touch()
    with pytest.raises(RunError, match="contains other files"):
        SUMS.earlier(old)
    SUMS.write(old, Settings(planned=2))
    assert SUMS.earlier(old) == Settings(planned=2)
    strange.mkdir()
    (strange / "link").symlink_to(old)
    for use in (SUMS.earlier, SUMS.ask_to_stop, lambda folder: SUMS.launch(folder, [])):
        with pytest.raises(RunError, match="this link leads out of the folder"):
            use(strange)
    with pytest.raises(RunError, match="this link leads out"), SUMS.working(strange):
        pass
    assert os.listdir(strange) == ["link"]


def test_other_settings_are_refused_by_name(tmp_path: Path) -> None:
    before = {"at_once": 2, "seed": 1, "games": 5}
    SUMS.refuse_changes(tmp_path, before, {"seed": 1, "games": 6}, ("games",))
    with pytest.raises(RunError, match=r"sum.json: was played with at once 2, not 3; use the same"):
        SUMS.refuse_changes(tmp_path, before, {**before, "at_once": 3}, ("games",))


def test_work_ends_when_its_lock_file_is_removed(tmp_path: Path) -> None:
    with SUMS.working(tmp_path) as work:
        (tmp_path / "result").touch()
        (tmp_path / LOCK).unlink()
        work.lock.last_check = -1e9
        with pytest.raises(RunError, match="another process may have taken this sum over"):
            work.stopped()


def test_lines_are_plain_json(tmp_path: Path) -> None:
    SUMS.add(tmp_path, Line(1))
    SUMS.add(tmp_path, {"number": 2, "more": [1.5]})
    lines = (tmp_path / SUMS.results_file).read_text().splitlines()
    assert [json.loads(line) for line in lines] == [{"number": 1}, {"number": 2, "more": [1.5]}]
