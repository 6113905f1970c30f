"""The start script: what it installs again, what it leaves alone, what it tells a person."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.shared import PROJECT

DOWNLOADING = "2025-01-01T00:00:00,000   Downloading a.whl\n"
COPYING = DOWNLOADING + "2025-01-01T00:00:00,000 Installing collected packages: a\n"
BUILDING = DOWNLOADING + "2025-01-01T00:00:00,000   Installing collected packages: setuptools\n"


@pytest.fixture
def start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script as a module, at work in a folder of the test's, with an environment up to date."""
    spec = importlib.util.spec_from_file_location("start", PROJECT / "start.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    venv = tmp_path / ".venv"
    paths = {"PROJECT": tmp_path, "VENV": venv, "PYTHON": venv / "bin" / "python"}
    for name in ("STAMP", "TEST_STAMP", "LOG"):
        paths[name] = venv / getattr(module, name).name
    for name, path in paths.items():
        monkeypatch.setattr(module, name, path)
    module.PYTHON.parent.mkdir(parents=True)
    module.PYTHON.write_text("")
    (tmp_path / "pyproject.toml").write_text("[project]")
    module.STAMP.write_text(module.install_key())
    return module


def test_a_finished_installation_is_left_alone(start: ModuleType) -> None:
    assert start.is_current(testing=False)
    assert not start.is_current(testing=True)


def test_other_requirements_are_installed_into_the_same_environment(start: ModuleType) -> None:
    (start.PROJECT / "pyproject.toml").write_text("[project] # changed")
    assert not start.is_current(testing=False)
    assert start.is_usable()


@pytest.mark.parametrize(
    ("log", "usable"), [(DOWNLOADING, True), (BUILDING, True), (COPYING, False)]
)
def test_an_interrupted_installation(start: ModuleType, log: str, usable: bool) -> None:
    """Cut short while packages were copied, it is made anew; before that, kept."""
    start.LOG.write_text(log)
    assert not start.is_current(testing=False)
    assert start.is_usable() == usable


def test_an_environment_cut_short_is_made_anew(start: ModuleType) -> None:
    start.STAMP.unlink()
    assert not start.is_usable()


def test_an_environment_whose_python_is_gone_is_made_anew(start: ModuleType) -> None:
    start.PYTHON.unlink()
    start.PYTHON.symlink_to(start.PROJECT / "nothing")
    assert not start.is_usable()


def test_an_old_python_hands_over_to_a_newer_one(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(shutil, "which", {"python3.12": "there/python3.12"}.get)
    assert start.find_python() == "there/python3.12"
    monkeypatch.setattr(shutil, "which", {}.get)
    with pytest.raises(start.SetUpError, match=r"Python 3\.11 or newer is needed"):
        start.find_python()


def test_without_rights_the_command_to_type_is_shown(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start.os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(shutil, "which", {"apt-get": "apt-get"}.get)
    with pytest.raises(start.SetUpError) as caught:
        start.install_packages({"libGL.so.1": "libgl1", "libEGL.so.1": "libegl1"})
    assert "libGL.so.1 and 1 more are missing" in str(caught.value)
    assert "sudo apt-get install --yes --no-install-recommends libgl1 libegl1" in str(caught.value)


def test_elsewhere_than_on_debian_the_libraries_are_named(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", {}.get)
    with pytest.raises(start.SetUpError, match=r"libGL\.so\.1 \(libgl1\)"):
        start.install_packages({"libGL.so.1": "libgl1"})


@pytest.mark.parametrize(
    ("log", "says"),
    [
        ("NewConnectionError: Name or service not known", "check the network connection"),
        ("OSError: [Errno 28] No space left on device", "the disk is full"),
        ("error: something else", "its last lines say why"),
    ],
)
def test_failures_of_pip_are_translated(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, log: str, says: str
) -> None:
    def fail(command: list[str], **_options: object) -> int:
        start.LOG.write_text(log)
        return 1

    monkeypatch.setattr(start, "find_uv", lambda: [])
    monkeypatch.setattr(subprocess, "call", fail)
    with pytest.raises(start.SetUpError, match=says):
        start.install(["."])


@pytest.mark.parametrize("ends", [0, 1])
def test_uv_installs_where_it_is_present(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, ends: int
) -> None:
    """Else pip does; an installation by uv that was cut short is made anew."""
    commands: list[list[str]] = []

    def call(command: list[str], **_options: object) -> int:
        commands.append(command)
        if command[0] != "there/uv":
            return 0
        assert not start.is_usable()
        return ends

    monkeypatch.setattr(shutil, "which", {"uv": "there/uv"}.get)
    monkeypatch.setattr(subprocess, "call", call)
    start.install([".[test]"])
    assert commands[0][:3] == ["there/uv", "pip", "install"]
    assert commands[0][-4:] == ["--torch-backend", "auto", "--editable", ".[test]"]
    assert [command[0] for command in commands[1:]] == ([str(start.PYTHON)] if ends else [])
    assert start.is_usable()


@pytest.mark.parametrize(
    ("system", "card", "uv"),
    [("linux", None, ["-m", "uv"]), ("linux", "there/nvidia-smi", []), ("darwin", None, [])],
)
def test_uv_is_fetched_where_pip_would_choose_a_torch_of_gigabytes(
    start: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    system: str,
    card: str | None,
    uv: list[str],
) -> None:
    fetched: list[str] = []

    def fetch(command: list[str]) -> bool:
        fetched.append(command[-1])
        return True

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(shutil, "which", {"nvidia-smi": card}.get)
    monkeypatch.setattr(start, "succeeds", fetch)
    assert start.find_uv()[1:] == uv
    assert fetched == (["uv"] if uv else [])
    monkeypatch.setattr(start, "succeeds", lambda _command: False)
    assert start.find_uv() == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks libraries")
def test_libraries_the_loader_does_not_find_are_missing(start: ModuleType) -> None:
    assert start.missing_libraries(["libc.so.6", "libnothing.so.0"]) == ["libnothing.so.0"]


def test_only_one_sets_up_at_a_time(start: ModuleType) -> None:
    with (
        start.only_one_at_a_time(),
        (start.PROJECT / ".venv.lock").open("a+b") as file,
    ):
        assert not start.try_to_lock(file.fileno())
    with (start.PROJECT / ".venv.lock").open("a+b") as file:
        assert start.try_to_lock(file.fileno())


@pytest.mark.parametrize(("ends", "says"), [(0, "Adding"), (1, "going on without it")])
def test_openvino_is_tried_once_and_may_fail(
    start: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    ends: int,
    says: str,
) -> None:
    commands: list[list[str]] = []

    def run(command: list[str], **_options: object) -> subprocess.CompletedProcess[bytes]:
        commands.append(command)
        return subprocess.CompletedProcess(command, ends, b"", b"")

    monkeypatch.setattr(start.platform, "machine", lambda: "AMD64")
    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(start, "install", lambda _requirements: None)
    monkeypatch.setattr(start, "check_qt", lambda: None)
    settings = '[project]\nopenvino = ["openvino>=1.2"]\n'
    (start.PROJECT / "pyproject.toml").write_text(settings)
    start.set_up(False)
    assert commands[0][-1] == "openvino>=1.2"
    assert says in capsys.readouterr().out
    assert commands[1][3:5] == ["engine.cli", "analyze"]
    assert start.is_current(testing=False), "the next start does not try again"
    start.set_up(False)
    assert len(commands) == 2


def test_openvino_is_left_out_where_it_does_not_help(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(start.platform, "machine", lambda: "arm64")
    monkeypatch.setattr(start, "succeeds", lambda _command: pytest.fail("something was installed"))
    (start.PROJECT / "pyproject.toml").write_text('openvino = ["openvino>=1.2"]')
    start.add_openvino()


def test_the_projects_own_requirement_is_found() -> None:
    settings = (PROJECT / "pyproject.toml").read_text(encoding="utf-8")
    assert settings.count('\nopenvino = ["openvino') == 1


@pytest.mark.parametrize(
    ("options", "passed_on"),
    [([], ["-n", "2", "--dist", "loadfile"]), (["-m", "slow"], ["-m", "slow"])],
)
def test_all_tests_run_two_files_at_a_time(
    options: list[str], passed_on: list[str], start: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []
    monkeypatch.setattr(start, "check_system", lambda *, screen: None)
    monkeypatch.setattr(start, "is_current", lambda _testing: True)
    monkeypatch.setattr(start, "become", lambda command: commands.append(command) or 0)
    monkeypatch.chdir(start.PROJECT)
    assert start.main(["--test", *options]) == 0
    assert commands == [[str(start.PYTHON), "-P", "-m", "pytest", *passed_on]]
