"""A disk that fails under the window: a message, the work stays, and the next try succeeds."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.record.sgf import dumps, load
from engine.review.drill import Drill
from engine.review.kept_analyses import KeptAnalyses
from engine.train.presets.preset import load_preset
from sai_studio.kit.widgets.export import save
from sai_studio.lab.training.estimator import Estimator
from sai_studio.session.files import journal
from sai_studio.session.files.journal import Draft, Journal
from sai_studio.session.preferences import Preferences
from tests.engine.review.scripted import game
from tests.engine.review.test_drill import mistake
from tests.faults import CODES, Faults, outlast, outlast_move
from tests.sai_studio.conftest import Studio, seven_by_seven

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc and its limits")


@contextmanager
def no_room() -> Iterator[None]:
    """No file can be written, by Qt neither."""
    import resource  # not on Windows

    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_saving_a_game(studio: Studio, tmp_path: Path) -> None:
    window = studio.window(seven_by_seven(["D4"]))

    def make(root: Path) -> None:
        path = root / "g.sgf"
        path.write_bytes(dumps([seven_by_seven(["D4"])]))
        window.documents.open(path)
        window.session.edits.set_comment("not lost")

    def act(root: Path) -> str:
        window.actions_["save"].trigger()
        return window.messages.text if window.documents.dirty else ""

    def check(root: Path) -> None:
        assert load(root / "g.sgf").games[0].root.comment == "not lost"

    assert outlast(tmp_path / "own", make, act, check, may_pass=True) > 8


@pytest.mark.parametrize("code", CODES)
def test_the_journal_tries_again(
    code: int, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "RETRY_MS", 10)
    at = 1
    while True:
        folder = tmp_path / f"disk{at}"
        folder.mkdir()
        draft = Draft([seven_by_seven(["D4"])], "mine", 1, None)
        kept = Journal(folder, lambda: True, lambda draft=draft: draft)
        try:
            with (
                Faults(folder, at, code).active() as faults,
                qtbot.waitSignal(kept.written, timeout=60_000) as first,
            ):
                kept.changed()
            if not faults.failed:
                assert first.args == [""]
                break
            if first.args == [""]:  # what failed was not needed
                assert list(folder.glob("*.sgf"))
                continue
            assert first.args == [os.strerror(code)]
            with qtbot.waitSignal(kept.written, timeout=60_000) as second:
                pass
            assert second.args == [""]
            (copy,) = folder.glob("*.sgf")
            assert load(copy).games[0].main_line()[-1].number == 1
        finally:
            kept.close()
            at += 1
    assert at > 3


def test_analysis_that_could_not_be_kept_is_kept_later(studio: Studio) -> None:
    window = studio.window(start=True)
    session, keeper = window.session, window.documents.keeper
    studio.qtbot.waitUntil(
        lambda: min(p.visits for p in session.timeline.points) >= 32, timeout=120_000
    )
    window.analysis.set_analyzing(False)
    with (
        Faults(studio.folder, 1, errno.ENOSPC).active(),
        studio.qtbot.waitSignal(keeper.written, timeout=60_000) as failed,
    ):
        keeper.keep()
    assert "No space left" in failed.args[0]
    assert "can't be kept" in window.messages.text
    assert "No space left" in window.messages.text
    with studio.qtbot.waitSignal(keeper.written, timeout=60_000) as done:
        keeper.keep()  # nothing was searched since
    assert done.args == [""]
    assert "can't be kept" not in window.messages.text
    assert KeptAnalyses(studio.folder / "analyses").restore(seven_by_seven()) > 0


def test_preferences_are_written_when_there_is_room_again(tmp_path: Path) -> None:
    path = tmp_path / "studio.ini"
    preferences = Preferences(path)
    preferences.update(size=9)
    assert preferences.save()
    before = path.read_bytes()
    preferences.update(size=13)
    with no_room():
        saved = preferences.save()
    assert not saved
    assert path.read_bytes() == before
    assert preferences.settings.size == 13
    assert preferences.save()
    assert Preferences(path).settings.size == 13
    assert [found.name for found in tmp_path.iterdir()] == ["studio.ini"]


def test_exports(tmp_path: Path) -> None:
    def act(root: Path) -> str:
        level, text = save(root / "x.csv", b"new content")
        return text if level == "error" else ""

    def check(root: Path) -> None:
        assert (root / "x.csv").read_bytes() == b"new content"

    assert outlast(tmp_path, lambda root: None, act, check, may_pass=True) > 4


@pytest.mark.parametrize("code", [*CODES, 0])
@pytest.mark.parametrize("name", ["a.png", "a.svg", "a.pdf", "game.pdf", "a.csv"])
def test_pictures_and_pages(name: str, code: int, studio: Studio, tmp_path: Path) -> None:
    window = studio.window(seven_by_seven(["D4", "C3"]))
    export = window.parts.board_export
    told: list[tuple[str, str]] = []
    window.session.message.connect(lambda level, text: told.append((level, text)))

    def act(root: Path) -> str:
        told.clear()
        if name == "a.csv":
            export.write_data("timeline", root / name)
        elif name == "game.pdf":
            export.write_game(root / name)
        else:
            export.write_image(root / name)
        [(level, text)] = told
        return text if level == "error" else ""

    def make(root: Path) -> None:
        (root / name).write_bytes(b"")  # an earlier one, which is replaced

    def check(root: Path) -> None:
        assert (root / name).stat().st_size > 50

    where = tmp_path / "own"
    if code:
        assert outlast(where, make, act, check, may_pass=True, codes=(code,)) > 1
    else:
        assert outlast_move(where, make, act, check) > 0


def test_a_drill_that_was_moved_away_is_begun_anew(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    drill = Drill(folder / "drill.sqlite")
    record = game()
    try:
        drill.add(record, [mistake(record, 3)])
        folder.rename(tmp_path / "moved")
        told = []
        for _ in range(2):
            try:
                drill.add(record, [mistake(record, 4)])
            except Exception as error:
                told.append(str(error))
        assert len(told) <= 1
        assert all("drill.sqlite can't be used" in text for text in told)
        assert drill.counts() == (1, 1)
    finally:
        drill.close()
    before = Drill(tmp_path / "moved" / "drill.sqlite")
    assert before.counts() == (1, 1)
    before.close()


def test_a_measurement_without_room_says_so(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    estimator = Estimator()
    monkeypatch.setattr(estimator._process, "start", lambda *_: None)
    preset = load_preset("recommended-5x5")
    for at in (1, 2):
        with Faults(tmp_path, at, errno.ENOSPC).active():
            estimator.start(preset)
        assert estimator.state == "failed"
        assert "No space left" in estimator.error
        assert str(tmp_path) in estimator.error
        assert not list(tmp_path.iterdir())
    estimator.start(preset)
    assert estimator.state == "measuring"
    estimator.stop()


def test_an_export_does_not_replace_a_read_only_file(tmp_path: Path) -> None:
    path = tmp_path / "chart.csv"
    path.write_bytes(b"one")
    path.chmod(0o444)
    assert save(path, b"two") == ("error", "chart.csv is read-only; choose another name.")
    assert path.read_bytes() == b"one"
