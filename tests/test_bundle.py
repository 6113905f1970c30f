"""The bundle without Python: what goes into it, its place in the desktop, and that it works."""

from __future__ import annotations

import configparser
import importlib.util
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tests.shared import PROJECT

LINUX = PROJECT / ".ci" / "linux"
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="desktop files are for Linux")


@pytest.fixture(scope="module")
def bundle() -> ModuleType:
    """The command that builds the bundle, as a module."""
    spec = importlib.util.spec_from_file_location("bundle", PROJECT / ".ci" / "bundle.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_all_resources_and_weights_are_in_it(bundle: ModuleType) -> None:
    inside = {(Path(source), folder) for source, folder in bundle.data_files()}
    for name in ("resources", "weights"):
        shipped = [path for path in (PROJECT / name).rglob("*") if path.is_file()]
        assert shipped
        for path in shipped:
            folder = path.parent.relative_to(PROJECT).as_posix()
            assert (path, folder) in inside, "name it in pyproject.toml's data-files"


NEEDED = {
    "torch/lib/libtorch_cpu.so": True,
    "torch/include/ATen/ATen.h": False,
    "torch/lib/libdnnl.a": False,
    "torch/bin/protoc": False,
    "torch/testing/__init__.py": True,
    "PySide6/Qt/lib/libQt6Widgets.so.6": True,
    "PySide6/Qt/plugins/platforms/libqxcb.so": True,
    "PySide6/Qt/lib/libQt6Qml.so.6": False,
    "PySide6/Qt/translations/qtbase_ja.qm": True,
    "PySide6/Qt/translations/qtbase_fr.qm": False,
    "engine/go/tests/x.py": False,
    "engine/games/contests.py": True,
}
"""Whether a file of a package is needed at run time, by its path."""


def test_development_files_are_left_out(bundle: ModuleType) -> None:
    answers = {path: bundle.is_needed(path.replace("/", os.sep)) for path in NEEDED}
    assert answers == NEEDED


@on_linux
def test_the_desktop_files_agree() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(LINUX / "sai-studio.desktop", encoding="utf-8")
    types = {name for name in entry["Desktop Entry"]["MimeType"].split(";") if name}
    component = ET.parse(LINUX / "sai-studio.metainfo.xml").getroot()
    assert {item.text for item in component.iter("mediatype")} == types
    assert component.findtext("launchable") == "sai-studio.desktop"
    assert component.findtext("summary") == entry["Desktop Entry"]["Comment"]
    kinds = ET.parse(LINUX / "sai-studio.xml").getroot()
    own = {kind.get("type") for kind in kinds.findall("{*}mime-type")}
    assert own == types - {"application/x-go-sgf"}
    validator = shutil.which("desktop-file-validate")
    if validator is not None:
        subprocess.run([validator, LINUX / "sai-studio.desktop"], check=True)


@on_linux
def test_install_and_remove(tmp_path: Path) -> None:
    folder, home = tmp_path / "My programs" / "sai-studio", tmp_path / "home"
    entry = folder / "share" / "applications" / "sai-studio.desktop"
    entry.parent.mkdir(parents=True)
    home.mkdir()
    shutil.copy(LINUX / "sai-studio.desktop", entry)
    shutil.copy(LINUX / "install.sh", folder)
    program = folder / "sai-engine"
    program.write_text("#!/bin/sh\necho started\n")
    program.chmod(0o755)
    (folder / "sai-studio").symlink_to("sai-engine")
    environment = {"PATH": os.environ["PATH"], "HOME": str(home)}
    for _ in range(2):  # again, as after an update
        subprocess.run(["sh", folder / "install.sh"], check=True, env=environment)
    placed = home / ".local" / "share" / "applications" / "sai-studio.desktop"
    assert f'Exec="{folder}/sai-studio" %f\n' in placed.read_text("utf-8")
    assert placed.read_text("utf-8").count("\n") == entry.read_text("utf-8").count("\n")
    for name in ("sai-studio", "sai-engine"):
        command = [home / ".local" / "bin" / name]
        assert subprocess.check_output(command, text=True) == "started\n"
    subprocess.run(["sh", folder / "install.sh", "--remove"], check=True, env=environment)
    assert not placed.exists()
    assert not list((home / ".local" / "bin").iterdir())
    assert program.exists()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Folder of the bundle, moved away from where it was built."""
    pytest.importorskip("PyInstaller", reason="the bundle is built with PyInstaller")
    place = tmp_path_factory.mktemp("bundle")
    command = [sys.executable, str(PROJECT / ".ci" / "bundle.py"), "--out", str(place / "built")]
    subprocess.run(command, check=True)
    moved = shutil.copytree(place / "built" / "sai-studio", place / "moved", symlinks=True)
    shutil.rmtree(place / "built")
    yield moved
    shutil.rmtree(moved)


def _run(program: Path, *arguments: object, home: Path) -> str:
    """Run a program of the bundle with nothing of this environment."""
    suffix = ".exe" if os.name == "nt" else ""
    names = ("SystemRoot", "WINDIR", "APPDATA", "TEMP") if os.name == "nt" else ()
    environment = {name: os.environ[name] for name in names if name in os.environ}
    environment |= {"HOME": str(home), "SAI_STUDIO_HOME": str(home)}
    done = subprocess.run(
        [f"{program}{suffix}", *map(str, arguments)],
        capture_output=True, text=True, encoding="utf-8", env=environment, cwd=home, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.slow
def test_the_bundle_opens_a_window(built: Path, tmp_path: Path) -> None:
    picture = tmp_path / "window.png"
    game = shutil.copy(PROJECT / "resources" / "games" / "first.sgf", tmp_path)
    arguments = [game, "--move", 9, "--visits", 4, "--screenshot", picture, "--language", "ja"]
    _run(built / "sai-studio", *arguments, home=tmp_path)
    assert picture.read_bytes().startswith(b"\x89PNG")
    shipped = built / "_internal" / "engine" / "kernels"
    if shipped.is_dir():  # on x86-64
        files = {
            place: {path.relative_to(place) for path in place.rglob("*") if path.is_file()}
            for place in (shipped, tmp_path / "kernels")
        }
        assert files[shipped] == files[tmp_path / "kernels"], "nothing more was compiled"


@pytest.mark.slow
def test_the_bundle_trains_with_two_workers(built: Path, tmp_path: Path) -> None:
    settings = ["run.generations=1", "run.games=8", "selfplay.games=8", "run.workers=2"]
    flags = [part for setting in settings for part in ("--set", setting)]
    run = tmp_path / "run"
    said = _run(built / "sai-engine", "run", "recommended-5x5", run, *flags, home=tmp_path)
    assert "finished at generation 1" in said
    assert (run / "networks" / "0001.safetensors").is_file()
