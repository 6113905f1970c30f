"""Starting the program: arguments, a picture without a screen, errors in one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from engine.api import dumps
from sai_studio.app import main, parse
from tests.sai_studio.conftest import seven_by_seven
from tests.shared import PROJECT


def run(home: Path, *arguments: str, code: str = "") -> subprocess.CompletedProcess[str]:
    """The program (or some code) in a process of its own, with the kernels already compiled."""
    environment = {**os.environ, "SAI_STUDIO_HOME": str(home)}
    environment.pop("QT_QPA_PLATFORM", None)
    command = ["-c", code] if code else ["-m", "sai_studio.app", *arguments]
    return subprocess.run(
        [sys.executable, *command],
        cwd=PROJECT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=600,
    )


def test_arguments() -> None:
    options = parse(["a.sgf", "--move", "3", "--size", "1024x700", "--theme", "dark"])
    assert (options.game, options.move, options.size) == (Path("a.sgf"), 3, (1024, 700))
    assert (options.theme, options.visits, options.scale) == ("dark", 0, 1.0)


@pytest.mark.parametrize(
    "arguments",
    [["--size", "big"], ["--scale", "9"], ["--visits", "-1"], ["--theme", "pink"], ["--nonsense"]],
)
def test_wrong_arguments_are_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(arguments)
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("option", [[], ["--net", "missing.safetensors"]])
def test_a_file_that_is_not_there_is_one_sentence(
    tmp_path: Path,
    option: list[str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("QT_QPA_PLATFORM", "QT_SCALE_FACTOR"):
        monkeypatch.setenv(name, "1")  # put back afterwards
    game = tmp_path / "game.sgf"
    if option:
        game.write_bytes(dumps([seven_by_seven()]))
    assert main([str(game), *option, "--screenshot", str(tmp_path / "x.png")]) == 2
    message = capsys.readouterr().err
    assert message.startswith("sai-studio: ")
    assert message.count("\n") == 1
    assert ("missing" if option else "game.sgf") in message


def test_without_a_screen_one_sentence_says_what_to_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert main([]) == 2
    message = capsys.readouterr().err
    assert message.count("\n") == 1
    assert "no screen" in message
    assert "--screenshot" in message


def test_a_start_with_a_wrong_file_opens_the_window_and_says_so(tmp_path: Path) -> None:
    code = f"""
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from sai_studio import app, startup
def look(self):
    print(self._window.messages.text)
    self._window.discard_and_close()
startup.Startup._import = look
raise SystemExit(app.main([{str(tmp_path / "missing.sgf")!r}]))
"""
    result = run(tmp_path, code=code)
    assert result.returncode == 0, result.stderr
    assert "missing.sgf" in result.stdout
    assert "Traceback" not in result.stderr


NETWORK = """
import sys
from pathlib import Path
import torch
from engine.network.network import Network
from engine.network.settings import NetworkSettings
from engine.network.weights import save_network
torch.manual_seed(1)
save_network(Path(sys.argv[1]), Network(NetworkSettings(size=7, blocks=1, channels=8)))
"""


def test_a_screenshot_shows_the_finished_analysis(tmp_path: Path) -> None:
    network, game = tmp_path / "tiny.safetensors", tmp_path / "game.sgf"
    made = run(tmp_path, code=NETWORK.replace("sys.argv[1]", repr(str(network))))
    assert made.returncode == 0, made.stderr
    game.write_bytes(dumps([seven_by_seven()]))
    out = tmp_path / "picture.png"
    shot = ["--screenshot", str(out), "--size", "900x640", "--scale", "2", "--visits", "10"]
    result = run(tmp_path, str(game), "--move", "6", "--net", str(network), *shot)
    assert (result.returncode, result.stdout) == (0, ""), result.stderr
    assert "Traceback" not in result.stderr
    picture = QImage(str(out))
    assert (picture.width(), picture.height()) == (1800, 1280)
    assert not (tmp_path / "studio.ini").exists()


def test_a_screenshot_that_can_not_be_written_is_one_sentence(tmp_path: Path) -> None:
    game = tmp_path / "game.sgf"
    game.write_bytes(dumps([seven_by_seven()]))
    out = tmp_path / "nowhere" / "picture.png"
    network = tmp_path / "missing.safetensors"
    result = run(tmp_path, str(game), "--screenshot", str(out), "--net", str(network))
    assert result.returncode == 2
    assert result.stderr.strip().count("\n") == 0


def test_the_window_comes_before_the_heavy_layers(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "import sai_studio.main_window, sai_studio.startup, sai_studio.app\n"
        "print(*{'torch', 'numba', 'pyqtgraph', 'sgfmill'} & set(sys.modules))"
    )
    result = run(tmp_path, code=code)
    assert result.stdout.split() == [], result.stderr


REFERENCES = """
import os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage, QPainter
class Bell(QObject):
    rung = Signal(bool)
image = QImage(8, 8, QImage.Format.Format_RGB32)
painter = QPainter(image)
bell = Bell()
bell.rung.connect(lambda on: None)
before = sys.getrefcount(None), sys.getrefcount(True)
for _ in range(20_000):
    painter.drawLine(0, 0, 7, 7)
    bell.rung.emit(True)
after = sys.getrefcount(None), sys.getrefcount(True)
painter.end()
print(max(abs(a - b) for a, b in zip(before, after)))
"""


def test_qt_keeps_the_references_to_none_and_true(tmp_path: Path) -> None:
    """One release of PySide6 loses one per call on Python 3.10 and 3.11, until Python aborts."""
    result = run(tmp_path, code=REFERENCES)
    assert result.returncode == 0, result.stderr
    assert int(result.stdout) < 1000
