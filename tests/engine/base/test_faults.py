"""A disk that fails at any change: one sentence, nothing lost, and the next try succeeds."""

from __future__ import annotations

import errno
import importlib
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.base import jit
from engine.base.errors import EngineError
from engine.base.files import append_line
from engine.catalog.networks import add_network, list_networks
from engine.catalog.strength import Measured, read_strengths, write_strengths
from engine.cli import main
from engine.commands import chain
from engine.games.contest import Contest
from engine.games.contest_settings import ContestSettings
from engine.network.files.weights import load_network, save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from engine.record.sgf import load, save
from engine.review.drill import Drill
from engine.review.kept_analyses import KeptAnalyses
from engine.review.mistakes import Mistake, MistakeKind
from engine.review.phases import Phase
from engine.review.report import REPORT_FORMATS, make_report, write_report
from engine.review.stored_analyses import analysis_of
from engine.review.summary import summarize
from engine.train.chain_file import CHAINS
from engine.train.runs.run_file import RUNS
from engine.train.stages import run
from tests.engine.games.test_contest import entrants
from tests.engine.papers.test_sai_choices import study
from tests.engine.review.scripted import Scripted, game, reviewed
from tests.engine.test_chain_command import step, written
from tests.engine.train.test_crashes import PRESET, check_finished
from tests.faults import Faults, outlast
from tests.reports import SEVEN
from tests.reports import make_report as searched

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc/self/fd")


def told(act: Callable[[], object]) -> str:
    """What an action says when it fails; "" for success."""
    try:
        act()
    except EngineError as error:
        return str(error)
    except OSError as error:  # as the command line tells it
        return f"{error.filename} can't be written or read ({error.strerror})"
    return ""


@pytest.fixture(scope="module")
def networks(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    folder = tmp_path_factory.mktemp("networks")
    settings = NetworkSettings(size=5, features="agz17", blocks=1, channels=4, value_head="Y")
    paths = [folder / f"net{seed}.safetensors" for seed in (1, 2)]
    for seed, path in enumerate(paths):
        save_network(path, initial_network(settings, seed=seed))
    return paths


# --- files that are written as a whole ------------------------------------------------------------


def test_a_game(tmp_path: Path) -> None:
    old, new = game(PB="old"), game(PB="new")
    outlast(
        tmp_path,
        lambda root: save(root / "g.sgf", [old]),
        lambda root: told(lambda: save(root / "g.sgf", [new])),
        lambda root: load(root / "g.sgf").games[0].info["PB"] == "new",
        may_pass=True,
    )


def test_a_network(tmp_path: Path, networks: list[Path]) -> None:
    network, _ = load_network(networks[0])
    outlast(
        tmp_path,
        lambda root: None,
        lambda root: told(lambda: save_network(root / "n.safetensors", network)),
        lambda root: load_network(root / "n.safetensors"),
        may_pass=True,
    )


def test_kept_analyses(tmp_path: Path) -> None:
    record = game()
    record.root.analyses = (analysis_of(searched(SEVEN), "fake", "0badcafe"),)  # type: ignore[call-arg]

    def check(root: Path) -> None:
        bare = game()
        assert KeptAnalyses(root / "analyses").restore(bare) == 1

    failures = outlast(
        tmp_path,
        lambda root: None,
        lambda root: told(lambda: KeptAnalyses(root / "analyses").keep(record, "g")),
        check,
        may_pass=True,
    )
    assert failures > 8


@pytest.mark.parametrize("kind", REPORT_FORMATS)
def test_reports(kind: str, tmp_path: Path) -> None:
    review = reviewed(game(), Scripted((11.5, 1.5)))
    report = make_report(review, summarize(review), "g.sgf")
    path = f"report{REPORT_FORMATS[kind]}"
    outlast(
        tmp_path,
        lambda root: (root / path).write_text("old"),
        lambda root: told(lambda: write_report(report, root / path, kind)),
        lambda root: (root / path).read_bytes() == report.content(kind),
        may_pass=True,
    )


def test_the_drill(tmp_path: Path) -> None:
    record = game()
    node = record.main_line()[3]
    mistake = Mistake(3, node, 1, MistakeKind.POINTS, Phase.OPENING, 3.0, 0.2, 9.0, 6.0, 3)

    def add(root: Path) -> None:
        drill = Drill(root / "folder" / "drill.sqlite")
        try:
            drill.add(record, [mistake])
        finally:
            drill.close()

    def check(root: Path) -> None:
        drill = Drill(root / "folder" / "drill.sqlite")
        try:
            assert drill.counts() == (1, 1)
        finally:
            drill.close()

    assert outlast(tmp_path, lambda root: None, lambda root: told(lambda: add(root)), check) > 4


# --- folders that grow ----------------------------------------------------------------------------


def test_a_match(tmp_path: Path) -> None:
    def act(root: Path) -> str:
        options = {"games": 4, "komi": "0.5 1.5", "at_once": 2}
        chosen = ContestSettings.from_dict(options)
        return told(lambda: Contest(chosen, entrants(), root / "m").run())

    def check(root: Path) -> None:
        assert (root / "m/results.jsonl").read_text().count("\n") == 4

    failures = outlast(
        tmp_path, lambda root: None, act, check, rewritten=("contest.json",), may_pass=True
    )
    assert failures > 20


def test_a_study(tmp_path: Path, networks: list[Path]) -> None:
    def act(root: Path) -> str:
        return told(lambda: study(root / "s", networks).run(1))

    def check(root: Path) -> None:
        assert study(root / "s", networks).searches == (40, 40)

    failures = outlast(tmp_path, lambda root: None, act, check, may_pass=True, stride=6)
    assert failures > 6


def test_a_chain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def work(command: object, folder: Path, stop_wanted: object) -> int:
        append_line(folder / "made", "work")
        return 0

    monkeypatch.setattr(chain, "_work", work)
    plan = written(tmp_path, step("first", "{folder}"), step("second", "{folder}"))

    def act(root: Path) -> str:
        capsys.readouterr()
        status = main(["chain", str(plan), str(root / "c")])
        return capsys.readouterr().err.strip().rpartition("\n")[2] if status else ""

    def check(root: Path) -> None:
        assert CHAINS.read(root / "c").done == ("first", "second")

    failures = outlast(
        tmp_path, lambda root: None, act, check, rewritten=("chain.json",), may_pass=True, stride=2
    )
    assert failures > 10


@pytest.mark.parametrize("code", [errno.EROFS, errno.EIO])
def test_a_run(code: int, tmp_path: Path) -> None:
    """`tests/engine/train/test_crashes.py` tests a full disk."""

    def act(root: Path) -> str:
        return told(lambda: run(PRESET, root / "run"))

    failures = outlast(
        tmp_path, lambda root: None, act, lambda root: check_finished(root / "run"),
        rewritten=("state.json", "run.json"), may_pass=True, codes=(code,), stride=20,
    )  # fmt: skip
    assert failures > 1


# --- lists and settings ---------------------------------------------------------------------------


def test_the_list_of_networks(
    tmp_path: Path, networks: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path / "disk"))
    outlast(
        tmp_path,
        lambda root: add_network(networks[0]),
        lambda root: told(lambda: add_network(networks[1])),
        lambda root: [info.path for info in list_networks() if info.path in networks] == networks,
        may_pass=True,
    )


def test_measured_strengths(tmp_path: Path) -> None:
    path = "strength.json"

    def check(root: Path) -> None:
        assert set(read_strengths(root / path).networks) == {"a", "b"}

    outlast(
        tmp_path,
        lambda root: write_strengths(root / path, Measured({"a": {}})),
        lambda root: told(lambda: write_strengths(root / path, Measured({"b": {}}))),
        check,
        rewritten=(path,),
        may_pass=True,
    )


def test_the_start_of_a_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.jobs.job.engine_command", lambda _: [sys.executable, "-c", ""])

    def act(root: Path) -> str:
        return told(lambda: RUNS.launch(root / "new", [], b"{}").wait())

    def check(root: Path) -> None:
        assert (root / "new/preset.json").read_bytes() == b"{}"

    assert outlast(tmp_path, lambda root: None, act, check, may_pass=True) > 8


# --- compiled kernels -----------------------------------------------------------------------------


def test_a_kernel_works_without_room_for_its_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(jit, "CACHE_PROBLEM", "")
    monkeypatch.syspath_prepend(tmp_path)
    source = "from engine.base.jit import jit\n@jit\ndef double(x):\n    return 2 * x\n"
    (tmp_path / "kernel_of_a_test.py").write_text(source)
    module = importlib.import_module("kernel_of_a_test")
    with Faults(tmp_path, 1, errno.ENOSPC).active() as faults:
        assert module.double(4) == 8
    assert faults.failed
    assert "No space left" in jit.CACHE_PROBLEM
    assert str(tmp_path) in jit.CACHE_PROBLEM
    assert module.double(0.5) == 1.0
    assert list(tmp_path.rglob("*.nbc")), "there is room again"
