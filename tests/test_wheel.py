"""The wheel, installed outside of the repository: commands, weights, window, training."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.shared import PROJECT

SOURCES = ("engine", "sai_studio", "resources", "weights", "pyproject.toml", "README.md", "LICENSE")


PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "-q")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy of the sources."""
    pytest.importorskip("setuptools", reason="the wheel is built with setuptools")
    folder = tmp_path_factory.mktemp("wheel")
    for name in SOURCES:  # a copy: building writes into the sources
        source = PROJECT / name
        copy = shutil.copytree if source.is_dir() else shutil.copy
        copy(source, folder / "src" / name if source.is_dir() else _made(folder / "src") / name)
    build = ["wheel", "--no-deps", "--no-build-isolation", str(folder / "src"), "-w", str(folder)]
    subprocess.run([*PIP, *build], check=True)
    [built] = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Path:
    """Folder of the scripts of an environment with the wheel; other packages are ours."""
    folder = wheel.parent
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "env")], check=True)
    scripts = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    python = str(scripts / "python")
    subprocess.run([*PIP, "--python", python, "install", "--no-deps", str(wheel)], check=True)
    packages = subprocess.run(
        [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    names = Path(packages.stdout.strip(), "others.pth")
    names.write_text(f"{sysconfig.get_path('purelib')}\n", encoding="utf-8")
    return scripts


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def run(scripts: Path, command: str, *arguments: object, home: Path) -> str:
    """Run an installed command from another folder, and return what it prints."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    environment |= {"QT_QPA_PLATFORM": "offscreen", "SAI_STUDIO_HOME": str(home)}
    done = subprocess.run(
        [scripts / command, *map(str, arguments)],
        capture_output=True, text=True, encoding="utf-8", env=environment, cwd=home, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_command_explains_itself(installed: Path, tmp_path: Path) -> None:
    listed = run(installed, "sai-engine", "--help", home=tmp_path)
    commands = re.findall(r"^ {4}([a-z][a-z0-9-]+)(?= |$)", listed, re.MULTILINE)
    assert {"analyze", "run", "serve", "gtp"} <= set(commands)
    for command in commands:
        usage = run(installed, "sai-engine", command, "--help", home=tmp_path)
        assert f"sai-engine {command}" in usage
    assert "--language" in run(installed, "sai-studio", "--help", home=tmp_path)


def test_weights_and_resources_come_with_it(installed: Path, tmp_path: Path) -> None:
    networks = run(installed, "sai-engine", "weights", home=tmp_path)
    shipped = [path.stem for path in (PROJECT / "weights").glob("*.safetensors")]
    assert shipped
    assert all(name in networks for name in shipped)
    assert "env" in run(
        installed, "python", "-c", "import engine; print(engine.__path__[0])", home=tmp_path
    )


def test_translations_come_with_it(installed: Path, tmp_path: Path) -> None:
    code = (
        "from engine.base.files import data_folder\n"
        "from sai_studio.kit.language import read_catalog\n"
        "print(len(read_catalog(data_folder('resources') / 'translations/sai_studio_ko.ts')))"
    )
    assert int(run(installed, "python", "-c", code, home=tmp_path)) > 0


def open_a_game(scripts: Path, home: Path) -> None:
    """Save a picture of the window with an analyzed game."""
    picture = home / "window.png"
    game = shutil.copy(PROJECT / "resources" / "games" / "first.sgf", home)
    arguments = [game, "--move", 9, "--visits", 4, "--screenshot", picture, "--language", "ko"]
    run(scripts, "sai-studio", *arguments, home=home)
    assert picture.read_bytes().startswith(b"\x89PNG")


def train_a_generation(scripts: Path, home: Path, workers: int = 1) -> None:
    """Train the smallest preset for one generation."""
    settings = ["run.generations=1", "run.games=8", "selfplay.games=8", f"run.workers={workers}"]
    flags = [part for setting in settings for part in ("--set", setting)]
    said = run(scripts, "sai-engine", "run", "recommended-5x5", home / "run", *flags, home=home)
    assert "finished at generation 1" in said
    assert (home / "run" / "networks" / "0001.safetensors").is_file()


@pytest.mark.slow
def test_the_window_opens_a_game(installed: Path, tmp_path: Path) -> None:
    open_a_game(installed, tmp_path)


@pytest.mark.slow
def test_a_generation_is_trained(installed: Path, tmp_path: Path) -> None:
    train_a_generation(installed, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("tool", ["pipx", "uv"])
def test_tools_install_the_wheel(
    tool: str, wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With all that it depends on, which takes a network and up to 5 GB for a while."""
    program = shutil.which(tool)
    if program is None:
        pytest.skip(f"{tool} is not installed")
    scripts, tools, home = tmp_path / "bin", tmp_path / "tools", tmp_path / "home"
    for name in ("PIPX_BIN_DIR", "UV_TOOL_BIN_DIR"):
        monkeypatch.setenv(name, str(scripts))
    for name in ("PIPX_HOME", "UV_TOOL_DIR"):
        monkeypatch.setenv(name, str(tools))
    monkeypatch.setenv("PIPX_MAN_DIR", str(tmp_path / "man"))
    monkeypatch.chdir(_made(tmp_path / "empty"))
    words = {"pipx": ["install"], "uv": ["tool", "install"]}[tool]
    try:
        subprocess.run([program, *words, "--python", sys.executable, str(wheel)], check=True)
        assert "--language" in run(scripts, "sai-studio", "--help", home=_made(home))
        open_a_game(scripts, home)
        train_a_generation(scripts, home)
    finally:
        shutil.rmtree(tools, ignore_errors=True)
