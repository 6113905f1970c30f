"""Starting the program: arguments, a picture without a screen, errors in one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from engine.base.errors import WeightsError
from engine.catalog import networks
from engine.catalog.network_info import NetworkInfo
from engine.record import sgf
from engine.record.sgf import LoadedFile, dumps
from sai_studio import main as app
from sai_studio.main import main, parse
from sai_studio.session.files.sample_games import FIRST_MOVE
from sai_studio.session.preferences import Preferences
from tests.sai_studio.conftest import seven_by_seven
from tests.shared import PROJECT


def run(home: Path, *arguments: str, code: str = "") -> subprocess.CompletedProcess[str]:
    """The program (or some code) in a process of its own, with the kernels already compiled."""
    environment = {**os.environ, "SAI_STUDIO_HOME": str(home)}
    environment.pop("QT_QPA_PLATFORM", None)
    command = ["-c", code] if code else ["-m", "sai_studio.main", *arguments]
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
    assert options.link == ""
    for given in ("https://online-go.com/game/5", "online-go.com/game/5"):
        options = parse([given])
        assert (options.game, options.link) == (None, "https://online-go.com/game/5")


@pytest.mark.parametrize(
    "arguments",
    [
        *(["--size", "big"], ["--scale", "9"], ["--scale", "nan"], ["--theme", "pink"]),
        ["--screenshot", "x.png", "--size", "9000x9000", "--scale", "2"],
        *(
            ["--pauses", "0"],
            ["--pauses", "3"],
            ["--pauses", "nan"],
            ["--pauses", "9", "--screenshot", "x.png"],
            ["--while", "dragging"],
            ["--pauses", "9", "--while", "sleeping"],
        ),
        *(["--visits", "-1"], ["--visits", "0"], ["--visits", "1000001"], ["--nonsense"]),
        ["https://example.com/a.sgf", "--screenshot", "x.png"],
        ["https://example.com/a.sgf", "--move", "3"],
    ],
)
def test_wrong_arguments_are_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(arguments)
    assert ended.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_network_for_larger_boards_is_refused_by_what_it_plays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("QT_QPA_PLATFORM", "QT_SCALE_FACTOR"):
        monkeypatch.setenv(name, "1")  # put back afterwards
    game, net = tmp_path / "game.sgf", tmp_path / "large.safetensors"
    game.write_bytes(dumps([seven_by_seven()]))
    net.touch()
    info = NetworkInfo(net, "large", None, "", sizes=(10, 11, 12, 13))
    monkeypatch.setattr(networks, "describe_network", lambda *_: info)
    assert main([str(game), "--net", str(net), "--screenshot", str(tmp_path / "x.png")]) == 2
    said = "large plays 10x10 to 13x13, this board is 7x7; choose another network"
    assert capsys.readouterr().err == f"sai-studio: {said}\n"


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


@pytest.mark.parametrize(
    ("content", "move", "sentence"),
    [
        (b"(;GM[1]SZ[7]KM[9];B[dd])", "999", "game.sgf has 1 move, so there is no move 999"),
        (b"(;GM[1]SZ[7]KM[9];B[dd])", "-3", "--move must be 0 or more, not -3"),
        (b"(;" + bytes(range(256)) * 8, "0", "game.sgf: no game found"),
    ],
)
def test_a_picture_of_what_is_not_there_is_one_sentence(
    tmp_path: Path,
    content: bytes,
    move: str,
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("QT_QPA_PLATFORM", "QT_SCALE_FACTOR"):
        monkeypatch.setenv(name, "1")  # put back afterwards
    game, out = tmp_path / "game.sgf", tmp_path / "x.png"
    game.write_bytes(content)
    assert main([str(game), "--move", move, "--screenshot", str(out)]) == 2
    message = capsys.readouterr().err
    assert message.startswith("sai-studio: ")
    assert message.count("\n") == 1
    assert sentence in message
    assert not out.exists()


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


WINDOW = """
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtCore import QCoreApplication
from engine.record import sgf
from sai_studio import main as app
from sai_studio.app import startup
def look(self):
    while self._window.documents._reader._reading is not None:
        QCoreApplication.processEvents()
    print(self._window.session.cursor.node.number)
    while self._window.messages.text:
        print(self._window.messages.text)
        self._window.messages.dismiss()
    self._window.discard_and_close()
startup.Startup._import = look
raise SystemExit(app.main(ARGUMENTS))
"""


SLOW = """
import threading
load, may_end = sgf.load, threading.Event()
def load_slowly(path, *progress, **options):
    if path.name == "slow.sgf":
        may_end.wait()
    return load(path, *progress, **options)
def look_later(self):
    assert self._window.session.path is None, "the window does not wait"
    may_end.set()
    look(self)
sgf.load, app.FIRST_READ_S, startup.Startup._import = load_slowly, 0.0, look_later
"""
"""Lines for `WINDOW`: the file slow.sgf is read after the window has opened."""


def look_at_start(home: Path, look: str) -> str:
    """What some code prints about the window of a start without a file."""
    body = f"    window = self._window\n    {look}\n    window.discard_and_close()\n"
    head, _, rest = WINDOW.partition("    while self._window.documents")
    code = f"{head}{body}startup.{rest.partition('startup.')[2]}"
    result = run(home, code=code.replace("ARGUMENTS", "[]"))
    assert result.returncode == 0, result.stderr
    return result.stdout.strip()


def opened(home: Path, *arguments: str, setup: str = "") -> tuple[int, list[str]]:
    """The move that a window opens at and the messages in it, the one on top first."""
    code = WINDOW.replace("raise SystemExit", f"{setup}\nraise SystemExit")
    result = run(home, code=code.replace("ARGUMENTS", repr(list(arguments))))
    assert result.returncode == 0, result.stderr
    assert "Traceback" not in result.stderr
    number, *messages = result.stdout.splitlines()
    return int(number), messages


def test_a_start_with_a_wrong_file_opens_the_window_and_says_so(tmp_path: Path) -> None:
    _, messages = opened(tmp_path, str(tmp_path / "missing.sgf"), "--move", "99")
    assert len(messages) == 1
    assert "missing.sgf" in messages[0]


def test_a_start_with_a_wrong_move_opens_the_nearest_one_and_says_so(tmp_path: Path) -> None:
    game = tmp_path / "game.sgf"
    game.write_bytes(b"(;GM[1]SZ[7]KM[9];B[dd];W[cc];AB[aa];B[bb])")
    assert opened(tmp_path, str(game), "--move", "3") == (3, [])
    assert opened(tmp_path, str(game), "--move", "9") == (
        3, ["game.sgf has 3 moves, so there is no move 9."],
    )  # fmt: skip
    assert opened(tmp_path, str(game), "--move", "-2") == (
        0, ["--move must be 0 or more, not -2."],
    )  # fmt: skip


def test_a_start_with_a_long_file_does_all_that_was_asked_for(tmp_path: Path) -> None:
    game, net = tmp_path / "slow.sgf", tmp_path / "missing.safetensors"
    game.write_bytes(b"(;GM[1]SZ[7]KM[9];B[dd];W[cc];B[bb])")
    assert opened(tmp_path, str(game), "--move", "2", setup=SLOW) == (2, [])
    number, messages = opened(tmp_path, str(game), "--net", str(net), "--move", "9", setup=SLOW)
    assert number == 3
    assert ["missing.safetensors" in text for text in messages] == [True, False]
    assert messages[1] == "slow.sgf has 3 moves, so there is no move 9."


def test_a_start_without_a_file_shows_the_last_game_else_a_reviewed_one(tmp_path: Path) -> None:
    number, messages = opened(tmp_path)
    assert number == FIRST_MOVE
    assert messages == []
    game = tmp_path / "last.sgf"
    game.write_bytes(dumps([seven_by_seven(), seven_by_seven(["D4"])]))
    preferences = Preferences(tmp_path / "studio.ini")
    preferences.add_recent_file(game)
    shown = "print(window.session.path.name, len(window.session.cursor.line))"
    assert look_at_start(tmp_path, shown) == "last.sgf 13", "and nobody is asked which game"
    preferences.update(reopens_game=False)
    preferences.save()
    assert look_at_start(tmp_path, "print(window.session.path)") == "None"


def test_a_long_file_is_shown_with_the_network_that_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = threading.Event()
    info = NetworkInfo(tmp_path / "x.safetensors", "x", None, "", sizes=(7,))
    loaded = LoadedFile([seven_by_seven()], "utf-8", [])
    monkeypatch.setattr(app, "FIRST_READ_S", 0.0)
    monkeypatch.setattr(app, "_sample_game", seven_by_seven)
    monkeypatch.setattr(sgf, "load", lambda *_, **__: may_end.wait() and loaded)
    monkeypatch.setattr(networks, "named_network", Path)
    monkeypatch.setattr(networks, "describe_network", lambda _path: info)
    wanted = app._open_files(parse(["game.sgf", "--net", "x.safetensors"]))
    may_end.set()
    assert wanted.reading is not None
    assert wanted.reading.wait(None)
    assert wanted.network is info
    assert wanted.problems == []


def test_the_window_knows_networks_by_the_names_that_commands_know() -> None:
    for name in ("sai-5x5-r3x32-sharpened-g0041", "gocse-5x5-five-g0020"):  # the latter: a study's
        info = app._given_network(name, 5)
        assert info is not None
        assert info.path == networks.named_network(name)
    with pytest.raises(WeightsError, match="did you mean 'gocse-5x5-five-g0020'"):
        app._given_network("gocse-5x5-five-g17", None)


@pytest.mark.parametrize("setup", ["", SLOW], ids=["soon", "late"])
def test_a_bug_in_the_reader_at_the_start_is_reported_in_the_window(
    tmp_path: Path, setup: str
) -> None:
    broken = f"""{setup}
load_well = sgf.load
def load_badly(path, *progress, **options):
    loaded = load_well(path, *progress, **options)
    return loaded if path.name != "slow.sgf" else 1 / 0
sgf.load = load_badly
"""
    game = tmp_path / "slow.sgf"
    game.write_bytes(b"(;GM[1]SZ[7]KM[9])")
    _, messages = opened(tmp_path, str(game), setup=broken)
    assert len(messages) == 1
    assert "unexpected error" in messages[0], messages


def test_a_home_that_can_not_be_written_is_told_once(tmp_path: Path) -> None:
    game, blocked = tmp_path / "game.sgf", tmp_path / "file"
    game.write_bytes(b"(;GM[1]SZ[7]KM[9];B[dd];W[cc])")
    blocked.write_bytes(b"")
    number, messages = opened(blocked / "home", str(game), "--move", "1")
    assert number == 1
    assert len(messages) == 1
    assert "can't be written (Not a directory)" in messages[0]


NETWORK = """
import sys
from pathlib import Path
import torch
from engine.network.models.network import Network
from engine.network.models.settings import NetworkSettings
from engine.network.files.weights import save_network
torch.manual_seed(1)
save_network(Path(sys.argv[1]), Network(NetworkSettings(size=7, blocks=1, channels=8)))
"""


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A network for 7x7, made in another process: this one loads no torch."""
    folder = tmp_path_factory.mktemp("network")
    made = run(folder, code=NETWORK.replace("sys.argv[1]", repr(str(folder / "tiny.safetensors"))))
    assert made.returncode == 0, made.stderr
    return folder / "tiny.safetensors"


def test_a_screenshot_shows_the_finished_analysis(network: Path, tmp_path: Path) -> None:
    game = tmp_path / "game.sgf"
    game.write_bytes(dumps([seven_by_seven()]))
    out = tmp_path / "picture.png"
    shot = ["--screenshot", str(out), "--size", "900x640", "--scale", "2", "--visits", "10"]
    result = run(tmp_path, str(game), "--move", "6", "--net", str(network), *shot)
    assert (result.returncode, result.stdout) == (0, ""), result.stderr
    assert "Traceback" not in result.stderr
    picture = QImage(str(out))
    assert (picture.width(), picture.height()) == (1800, 1280)
    assert not (tmp_path / "studio.ini").exists()


@pytest.mark.parametrize(
    ("action", "unit", "least"),
    [("stepping", "moves under", 3), ("dragging", "komi dragged to", 50), ("reviewing", "deep", 1)],
)
def test_pauses_are_measured_and_nothing_is_kept(
    action: str, unit: str, least: int, network: Path, tmp_path: Path
) -> None:
    game = tmp_path / "game.sgf"
    game.write_bytes(dumps([seven_by_seven()]))
    result = run(
        tmp_path,
        str(game),
        "--net",
        str(network),
        "--pauses",
        "5",
        "--visits",
        "9",
        "--while",
        action,
    )
    assert result.returncode == 0, result.stderr
    what, figures = result.stdout.split(": longest pause ")
    count, _, of_what = what.partition(" ")
    assert of_what.startswith(unit)
    assert int(count) >= least
    assert int(figures.partition(" ms")[0]) >= 0
    assert not (tmp_path / "studio.ini").exists()


def test_pauses_need_a_network(tmp_path: Path) -> None:
    game = tmp_path / "game.sgf"
    game.write_bytes(b"(;GM[1]SZ[4]KM[2];B[bb])")
    result = run(tmp_path, str(game), "--pauses", "9")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "sai-studio: No network for the 4\u00d74 board.\n"


def test_a_screenshot_that_can_not_be_written_is_one_sentence(tmp_path: Path) -> None:
    game = tmp_path / "game.sgf"
    game.write_bytes(dumps([seven_by_seven()]))
    out = tmp_path / "nowhere" / "picture.png"
    network = tmp_path / "missing.safetensors"
    result = run(tmp_path, str(game), "--screenshot", str(out), "--net", str(network))
    assert result.returncode == 2
    assert result.stderr.strip().count("\n") == 0


@pytest.mark.parametrize(
    "broken",
    [
        "sys.modules['sai_studio.review.mistakes.mistakes_panel'] = None",  # its import raises
        "import sai_studio.review.comment as module; module.CommentPanel = lambda context: 1 / 0",
    ],
)
@pytest.mark.parametrize("work", ["--screenshot", "--pauses"])
def test_a_panel_that_fails_ends_the_work(work: str, broken: str, tmp_path: Path) -> None:
    game, out = tmp_path / "game.sgf", tmp_path / "picture.png"
    game.write_bytes(dumps([seven_by_seven()]))
    arguments = [str(game), work, str(out) if work == "--screenshot" else "900"]
    code = f"import sys\n{broken}\nfrom sai_studio.main import main\nsys.exit(main({arguments}))"
    result = run(tmp_path, code=code)
    assert (result.returncode, result.stdout) == (1, ""), result.stderr
    last = result.stderr.strip().splitlines()[-1]
    assert last.startswith("sai-studio: stopped by an error of the program itself (")
    assert ("mistakes_panel" if "mistakes" in broken else "ZeroDivisionError") in last
    assert not out.exists()


def test_the_window_comes_before_the_heavy_layers(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "import sai_studio.app.main_window, sai_studio.app.startup, sai_studio.main\n"
        "print(*{'torch', 'numba', 'pyqtgraph'} & set(sys.modules))"
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
