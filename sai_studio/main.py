"""`sai-studio`: reads the arguments, puts the parts together, shows the window first."""

from __future__ import annotations

import argparse
import atexit
import json
import logging
import os
import sys
import tempfile
import threading
import traceback
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, NamedTuple, NoReturn

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from engine.api.base import EngineError
    from engine.api.networks import NetworkInfo
    from engine.api.record import GameNode, GameRecord, LoadedFile
    from sai_studio.app.main_window import MainWindow
    from sai_studio.model.files.file_reader import Reading

__all__ = ["main"]

log = logging.getLogger(__name__)

DEFAULT_SIZE: Final = (1400, 900)
MOST_PIXELS: Final = 10_000
"""Per side of a picture: it takes 400 MB then."""
FIRST_READ_S: Final = 1.5
"""Longest wait of the first window for its game to be read [s]."""
FEWEST_SECONDS: Final = 5
MOST_SECONDS: Final = 3600


class _Parser(argparse.ArgumentParser):
    """Errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"sai-studio: {message}; see sai-studio --help\n")


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    try:
        size = int(width), int(height)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not WIDTHxHEIGHT") from None
    if not (200 <= size[0] <= 10_000 and 200 <= size[1] <= 10_000):
        raise argparse.ArgumentTypeError(f"{text!r} must lie between 200x200 and 10000x10000")
    return size


def parse(arguments: list[str]) -> argparse.Namespace:
    """The command line."""
    from engine.api.base import LOG_LEVELS

    parser = _Parser(prog="sai-studio", description="Review Go games, komi by komi.")
    parser.add_argument("game", nargs="?", type=Path, metavar="GAME.sgf", help="game to open")
    parser.add_argument("--move", type=int, metavar="N", help="go to this move")
    parser.add_argument(
        "--screenshot",
        type=Path,
        metavar="OUT.png",
        help="analyze the position without a screen, save a picture of the window and end",
    )
    parser.add_argument(
        "--pauses",
        type=float,
        metavar="SECONDS",
        help="step through the game under analysis for so long, without a screen, and print how "
        "long the window was held up",
    )
    parser.add_argument("--size", type=_size, metavar="WxH", help="size of the window")
    parser.add_argument("--theme", choices=("light", "dark", "system"), help="colors")
    parser.add_argument("--scale", type=float, default=1.0, help="pixels per unit of a screenshot")
    parser.add_argument("--visits", type=int, metavar="N", help="visits per agent")
    parser.add_argument(
        "--log-level",
        choices=LOG_LEVELS,
        default="info",
        help="severity from which records are kept in the log (info)",
    )
    parser.add_argument("--net", type=Path, metavar="FILE", help="network to use")
    options = parser.parse_args(arguments)
    if not 0.5 <= options.scale <= 4.0:
        parser.error("--scale must lie between 0.5 and 4")
    if options.screenshot and max(options.size or DEFAULT_SIZE) * options.scale > MOST_PIXELS:
        parser.error(f"--size times --scale may be {MOST_PIXELS:,} pixels per side at most")
    if options.pauses is not None and not FEWEST_SECONDS <= options.pauses <= MOST_SECONDS:
        parser.error(f"--pauses must be from {FEWEST_SECONDS} to {MOST_SECONDS} seconds")
    if options.pauses is not None and options.screenshot is not None:
        parser.error("--pauses and --screenshot are two things; choose one")
    options.unattended = options.pauses is not None or options.screenshot is not None
    if options.visits is None:
        options.visits = 0  # the usual number of the board
    else:
        from engine.api.analysis import MOST_VISITS

        if not 1 <= options.visits <= MOST_VISITS:
            parser.error(f"--visits must be at least 1 and at most {MOST_VISITS:,}")
    return options


def _no_screen(options: argparse.Namespace) -> None:
    """Set Qt up for a picture without a screen; must come before the first import of Qt."""
    width, height = options.size or DEFAULT_SIZE
    screen = {
        "name": "picture",
        "x": 0,
        "y": 0,
        "width": round(width * options.scale) + 200,
        "height": round(height * options.scale) + 200,
        "logicalDpi": 96,
        "logicalBaseDpi": 96,
        "dpr": 1,
    }
    handle, name = tempfile.mkstemp(suffix=".json")
    atexit.register(Path(name).unlink, missing_ok=True)
    with os.fdopen(handle, "w") as file:
        json.dump({"screens": [screen]}, file)
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={name}"
    os.environ["QT_SCALE_FACTOR"] = str(options.scale)
    os.environ.setdefault("QT_LOGGING_RULES", "qt.qpa.fonts.warning=false;*.debug=false")


def _has_screen() -> bool:
    """Whether Qt will find a screen; without one it would end the process with an abort."""
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in named)


def main(arguments: list[str] | None = None) -> int:
    """Run the program; returns its exit status."""
    options = parse(sys.argv[1:] if arguments is None else arguments)
    if options.unattended:
        _no_screen(options)
    elif not _has_screen():
        print(
            "sai-studio: there is no screen to open a window on; use --screenshot OUT.png or "
            "start it from a desktop",
            file=sys.stderr,
        )
        return 2
    from engine.api.base import EngineError

    try:
        return _run(options)
    except EngineError as error:
        print(f"sai-studio: {error}", file=sys.stderr)
        return 2


def _run(options: argparse.Namespace) -> int:
    from PySide6.QtWidgets import QApplication

    from engine.api.base import EngineError, user_folder, user_folder_problem
    from engine.api.loading import open_analyzer
    from sai_studio.app.main_window import MainWindow
    from sai_studio.app.startup import Startup
    from sai_studio.model.preferences import Preferences
    from sai_studio.model.session.session import Session
    from sai_studio.shared import theme
    from sai_studio.shared.log import start_log
    from sai_studio.shared.texts import sentence

    unattended = options.unattended
    wanted = _wanted(options)
    loaded = wanted.loaded
    if unattended:  # nobody will read a message in the window
        if wanted.problems:
            raise wanted.problems[0]
        for note in loaded.notes if loaded is not None else ():
            print(f"sai-studio: {options.game.name}, {note}", file=sys.stderr)
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(["sai-studio"])
    application.setApplicationName("SAI Studio")
    if not unattended:
        start_log(options.log_level)
    folder = user_folder()
    scratch = None
    if unattended:  # the program as it comes; nothing is changed
        scratch = tempfile.TemporaryDirectory()
        folder = Path(scratch.name)
    preferences = Preferences(folder / "studio.ini")
    theme.apply(options.theme or preferences.get("theme"), preferences.get("font_scale"))
    theme.set_color_blind(preferences.get("color_blind"))
    session = Session(wanted.record)
    if loaded is not None:
        session.path = options.game
    session.selection.set_side(preferences.get("side"))
    if preferences.get("user_lambda") >= 0.0:
        session.selection.set_user_lambda(preferences.get("user_lambda"))
    for place in preferences.get("hidden_agents").split():
        if place.isdecimal():
            session.selection.show_agent(int(place), False)
    window = MainWindow(session, preferences, open_analyzer, options.visits, wanted.network)
    _catch_everything(window, unattended)
    _place(window, options, preferences)
    window.show()
    if loaded is not None and not unattended:
        window.documents.take(loaded, options.game)
    if wanted.reading is not None:
        window.documents.follow(wanted.reading, options.game, lambda: _go_on(window, options))
    if wanted.node is not None:
        session.cursor.go_to(wanted.node)
    unkept = "" if unattended else user_folder_problem()
    if unkept:
        window.messages.show_message("warning", f"{unkept[0].upper()}{unkept[1:]}.")
    for problem in reversed(wanted.problems):  # the first one on top
        window.messages.show_message("error", sentence(str(problem)))
    if unattended:
        try:
            status = _unattended(application, window, options)
        except EngineError as error:
            if not window.engine_hangs:
                raise
            print(f"sai-studio: {error}", file=sys.stderr)
            status = 2
        finally:
            assert scratch is not None
            scratch.cleanup()
    else:
        Startup(window).start()
        status = application.exec()
    if window.engine_hangs:
        # still importing or compiling, which can't be interrupted: all is saved, so just end
        sys.stderr.flush()
        os._exit(status)
    return status


def _unattended(application: QApplication, window: MainWindow, options: argparse.Namespace) -> int:
    """Do what was asked for without a person at the window; returns the exit status."""
    if options.screenshot is not None:
        from sai_studio.app.screenshot import take_screenshot

        return take_screenshot(application, window, options.screenshot)
    from sai_studio.app.pauses import measure_pauses

    print(measure_pauses(window, options.pauses))
    return 0


class _Wanted(NamedTuple):
    """What the arguments name, as far as it could be had."""

    loaded: LoadedFile | None
    record: GameRecord
    node: GameNode | None
    network: NetworkInfo | None
    problems: list[EngineError]
    """What could not, and why."""
    reading: Reading | None = None
    """The game's file while it is still being read; until then `record` is the sample game."""


def _wanted(options: argparse.Namespace) -> _Wanted:
    """Read the files that the arguments name; the window does not wait long for a large game."""
    from engine.api.base import EngineError
    from engine.api.record import load
    from sai_studio.model.files.file_reader import Reading

    loaded, node, network, reading = None, None, None, None
    problems: list[EngineError] = []
    if options.game is not None:
        reading = Reading(options.game.name, partial(load, options.game))
        ended = reading.wait(None if options.unattended else FIRST_READ_S)
        try:
            loaded = reading.result() if ended else None
        except EngineError as error:  # what else was asked for was meant for that game
            return _Wanted(None, _sample_game(), None, None, [error])
        except Exception:  # a bug must not keep the window from starting: it reports it
            if options.unattended:
                raise
    record = loaded.games[0] if loaded is not None else _sample_game()
    # a file that is not read yet is followed by the window, which reports a bug in reading it
    unread = reading if loaded is None else None
    try:
        network = _given_network(options.net, record.size if unread is None else None)
    except EngineError as error:
        problems.append(error)
    if options.move is not None and unread is None:
        name = options.game.name if options.game is not None else "the sample game"
        node, problem = _node_at(record, options.move, name, options.unattended)
        problems += [problem] if problem is not None else []
    return _Wanted(loaded, record, node, network, problems, unread)


def _node_at(
    record: GameRecord, move: int, name: str, strict: bool
) -> tuple[GameNode, EngineError | None]:
    """The node after a move, or the nearest one and why it is another.

    Parameters
    ----------
    strict
        Whether an illegal move on the way counts: the window shows it and says so by itself.
    """
    from engine.api.base import IllegalMoveError, RecordError

    node = record.node_at_move(move)
    if node is None:
        last = record.main_line()[-1]
        if move < 0:
            return record.root, RecordError(f"--move must be 0 or more, not {move}")
        moves = f"{last.number} move{'' if last.number == 1 else 's'}"
        return last, RecordError(f"{name} has {moves}, so there is no move {move}")
    problem = record.board_at(node).problem
    if problem and strict:
        return node, IllegalMoveError(f"{name}, {problem}; choose an earlier --move")
    return node, None


def _go_on(window: MainWindow, options: argparse.Namespace) -> None:
    """Do what else was asked for once a file that took long is read."""
    from engine.api.base import EngineError
    from sai_studio.shared.texts import sentence

    record, problems = window.session.cursor.record, []
    try:
        _given_network(options.net, record.size)
    except EngineError as error:
        problems.append(error)
    if options.move is not None:
        node, problem = _node_at(record, options.move, options.game.name, strict=False)
        window.session.cursor.go_to(node)
        problems += [problem] if problem is not None else []
    for problem in reversed(problems):  # the first one on top
        window.messages.show_message("error", sentence(str(problem)))


def _sample_game() -> GameRecord:
    """What a start without a file shows: the sample game, else an empty board."""
    from engine.api.base import EngineError, data_folder
    from engine.api.record import GameRecord, Rules, load
    from sai_studio.model.files.sample_games import FIRST

    sample = data_folder("resources") / "games" / FIRST
    if sample.is_file():
        try:
            return load(sample).games[0]
        except EngineError:  # somebody edited it: an empty board does as well
            pass
    return GameRecord.new(Rules(size=7, komi=9.5))


def _given_network(path: Path | None, size: int | None) -> NetworkInfo | None:
    """The network file that the arguments name, if it plays a board of that size (None: any)."""
    from engine.api.base import WeightsError
    from engine.api.networks import describe_network

    if path is None:
        return None
    info = describe_network(path)
    if info.error:
        raise WeightsError(info.error)
    if size is not None and not info.plays(size):
        raise WeightsError(f"{info.refusal(size)}; choose another network")
    return info


def _place(window: MainWindow, options: argparse.Namespace, preferences: object) -> None:
    """Size and position: as asked for, as last time, or the usual size within the screen."""
    from sai_studio.model.preferences import Preferences

    assert isinstance(preferences, Preferences)
    saved = preferences.layout()
    if options.size is not None:
        window.resize(*options.size)
    elif saved is None or not window.restoreGeometry(saved[0]):
        room = window.screen().availableGeometry()
        window.resize(
            min(DEFAULT_SIZE[0], room.width() - 20), min(DEFAULT_SIZE[1], room.height() - 40)
        )


def _catch_everything(window: MainWindow, unattended: bool) -> None:
    """Bugs anywhere become a message in the window, with the report to copy; Ctrl+C ends it."""
    from PySide6.QtCore import QCoreApplication

    from sai_studio.app.startup import INTERRUPTED

    def report(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            window.close()
            if unattended:
                QCoreApplication.exit(INTERRUPTED)
            return
        log.critical("unhandled exception", exc_info=(kind, error, trace))
        window.bug_found.emit("".join(traceback.format_exception(kind, error, trace)))

    def report_from_thread(arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            report(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    sys.excepthook = report
    threading.excepthook = report_from_thread


if __name__ == "__main__":
    sys.exit(main())
