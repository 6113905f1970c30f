"""The command `sai-studio`: parse arguments, read files, open the window."""

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
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.base.translation import tr, tr_count
from sai_studio.app.arguments import DEFAULT_SIZE, parse

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from engine.base.errors import EngineError
    from engine.catalog.network_info import NetworkInfo
    from engine.record.game_node import GameNode
    from engine.record.game_record import GameRecord
    from engine.record.sgf import LoadedFile
    from sai_studio.app.main_window import MainWindow
    from sai_studio.session.files.file_reader import Reading
    from sai_studio.session.preferences import Preferences

log = logging.getLogger(__name__)

PREFERENCES: Final = "studio.ini"
BROKEN: Final = 1
"""Exit status after an error of the program itself."""
FIRST_READ_S: Final = 1.5
"""Time the window waits for its game to be read before it opens [s]."""


def _no_screen(options: argparse.Namespace) -> None:
    """Configure Qt for a run without a screen; must precede the first import of Qt."""
    width, height = options.size or DEFAULT_SIZE
    wide, high = (round(side * options.scale) + 200 for side in (width, height))
    screen = {"name": "picture", "x": 0, "y": 0, "width": wide, "height": high, "dpr": 1}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96}
    handle, name = tempfile.mkstemp(suffix=".json")
    atexit.register(Path(name).unlink, missing_ok=True)
    with os.fdopen(handle, "w") as file:
        json.dump({"screens": [screen]}, file)
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={name}"
    os.environ["QT_SCALE_FACTOR"] = str(options.scale)
    os.environ.setdefault("QT_LOGGING_RULES", "qt.qpa.fonts.warning=false;*.debug=false")


def _has_screen() -> bool:
    """Whether Qt will find a screen; without one it would abort the process."""
    variables = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not sys.platform.startswith("linux") or any(map(os.environ.get, variables))


def main(arguments: list[str] | None = None) -> int:
    """Run the program and return its exit status."""
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
    from engine.base.errors import EngineError

    try:
        if options.plugin:
            from engine.base.plugins import add_plugin

            for path in options.plugin:
                add_plugin(path)
        return _run(options)
    except EngineError as error:
        print(f"sai-studio: {error}", file=sys.stderr)
        return 2


def _spare_sources() -> None:
    """Keep PySide from reading the sources of all modules that are imported, which stay in memory.

    It looks for modules that could switch its features, as none of ours does.
    """
    feature: Any = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = lambda module: False


def _run(options: argparse.Namespace) -> int:
    from PySide6.QtWidgets import QApplication

    _spare_sources()
    from engine.base.files import user_folder
    from sai_studio.kit.language import stored_language, use_language

    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(["sai-studio"])
    application.setApplicationName("SAI Studio")
    application.setDesktopFileName("sai-studio")  # its icon in the task bar of Wayland
    usual = "en" if options.unattended else stored_language(user_folder() / PREFERENCES)
    # modules translate the texts of their tables when they are imported, below
    return _run_window(application, options, use_language(options.language or usual))


def _run_window(application: QApplication, options: argparse.Namespace, remark: str) -> int:
    """Open the window; `remark` is a note on its language, or ""."""
    from engine.base.errors import EngineError
    from engine.base.files import user_folder, user_folder_problem
    from engine.commands.loading import open_analyzer
    from sai_studio.app.main_window import MainWindow
    from sai_studio.app.offers import offer_first_steps
    from sai_studio.app.startup import Startup
    from sai_studio.kit import theme
    from sai_studio.kit.log import start_log
    from sai_studio.session.preferences import Preferences
    from sai_studio.session.session import Session

    unattended = options.unattended
    folder = user_folder()
    scratch = None
    if unattended:  # default preferences; the user's own files stay unchanged
        scratch = tempfile.TemporaryDirectory()
        folder = Path(scratch.name)
    preferences = Preferences(folder / PREFERENCES)
    reopens = _reopen_last(options, preferences)
    opened = _open_files(options)
    loaded = opened.loaded
    if scratch is not None:  # nobody would see a message in the window
        if opened.problems:
            scratch.cleanup()
            raise opened.problems[0]
        for note in loaded.notes if loaded is not None else ():
            print(f"sai-studio: {options.game.name}, {note}", file=sys.stderr)
    if not unattended:
        start_log(options.log_level)
    theme.apply(options.theme or preferences.settings.theme, preferences.settings.font_scale)
    theme.set_color_blind(preferences.settings.color_blind)
    session = Session(opened.record)
    if loaded is not None:
        session.path = options.game
    session.selection.set_side(preferences.settings.side)
    if preferences.settings.user_lambda >= 0.0:
        session.selection.set_user_lambda(preferences.settings.user_lambda)
    for place in preferences.settings.hidden_agents.split():
        if place.isdecimal() and len(place) < 4:
            session.selection.show_agent(int(place), False)
    window = MainWindow(session, preferences, open_analyzer, options.visits, opened.network)
    _report_bugs(window, unattended)
    _place_window(window, options, preferences)
    window.show()
    if loaded is not None and not unattended:
        # nobody is asked which game of a file is meant that was open already
        window.documents.take(loaded, options.game, 0 if reopens else None)
    if opened.reading is not None:
        window.documents.follow(opened.reading, options.game, lambda: _finish_late(window, options))
    if opened.node is not None:
        session.cursor.go_to(opened.node)
    if options.link:
        window.documents.links.open(options.link)
    folder_problem = "" if unattended else user_folder_problem()
    if folder_problem:
        text = f"{folder_problem[0].upper()}{folder_problem[1:]}."
        window.messages.show_message("warning", text)
    if remark:
        window.messages.show_message("warning", remark)
    _show_problems(window, opened.problems)
    if unattended:
        window.documents.keeper.enabled = False
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
        startup = Startup(window)
        if loaded is None and opened.reading is None and not options.link:
            startup.finished.connect(lambda: offer_first_steps(window.parts, opened.record))
        startup.start()
        status = application.exec()
    if window.engine_hangs:
        # importing or compiling can't be interrupted; everything is saved, so just exit
        sys.stderr.flush()
        os._exit(status)
    return status


def _reopen_last(options: argparse.Namespace, preferences: Preferences) -> bool:
    """Add the last game to options that name none; return whether it was added."""
    if options.game is not None or options.move is not None or options.unattended or options.link:
        return False
    recent = preferences.recent_files() if preferences.settings.reopens_game else []
    if recent:
        options.game = recent[0]
    return bool(recent)


def _unattended(application: QApplication, window: MainWindow, options: argparse.Namespace) -> int:
    """Take the screenshot or measure pauses; return the exit status."""
    from PySide6.QtCore import QCoreApplication

    from engine.base.errors import EngineError

    bugs: list[str] = []

    def give_up(trace: str) -> None:
        """End the wait for a window that will never be complete."""
        bugs.append(trace)
        QCoreApplication.exit(BROKEN)

    window.bug_found.connect(give_up)
    status = BROKEN
    try:
        status = _work_unattended(application, window, options)
    except EngineError:
        if not bugs:
            raise
    if bugs:
        reason = bugs[0].strip().rpartition("\n")[2]
        print(
            f"sai-studio: stopped by an error of the program itself ({reason}); please report it "
            "with the lines above",
            file=sys.stderr,
        )
        return BROKEN
    return status


def _work_unattended(
    application: QApplication, window: MainWindow, options: argparse.Namespace
) -> int:
    if options.screenshot is not None:
        from sai_studio.app.unattended import take_screenshot

        return take_screenshot(application, window, options.screenshot)
    from sai_studio.app.unattended import measure_pauses

    print(measure_pauses(window, options.pauses, options.action or "stepping"))
    return 0


class _OpenedFiles(NamedTuple):
    """Files and position named by the arguments, as far as they could be opened."""

    loaded: LoadedFile | None
    record: GameRecord
    node: GameNode | None
    network: NetworkInfo | None
    problems: list[EngineError]
    """Why the others could not."""
    reading: Reading | None = None
    """The file that is still being read; until it is, `record` is the sample game."""


def _open_files(options: argparse.Namespace) -> _OpenedFiles:
    """Open the files named by the arguments; a large game may still be read afterwards."""
    from engine.base.errors import EngineError
    from engine.base.files import user_folder
    from engine.record.sgf import load
    from engine.review.kept_analyses import KeptAnalyses
    from sai_studio.session.files.analysis_keeper import load_with_analyses
    from sai_studio.session.files.file_reader import Reading
    from sai_studio.session.files.sample_games import FIRST_MOVE

    loaded, node, network, reading = None, None, None, None
    problems: list[EngineError] = []
    if options.game is not None:
        work = partial(load, options.game, rectangles=True)
        if not options.unattended:
            kept = KeptAnalyses(user_folder("analyses"))
            work = partial(load_with_analyses, options.game, kept)
        reading = Reading(options.game.name, work)
        ended = reading.wait(None if options.unattended else FIRST_READ_S)
        try:
            loaded = reading.result() if ended else None
        except EngineError as error:  # the other options were meant for that game
            return _OpenedFiles(None, _sample_game(), None, None, [error])
        except Exception:  # a bug: the window opens and reports it
            if options.unattended:
                raise
    record = loaded.games[0] if loaded is not None else _sample_game()
    unread = reading if loaded is None else None
    try:
        network = _given_network(options.net, record.size if unread is None else None)
    except EngineError as error:
        problems.append(error)
    if options.game is None and options.move is None:
        node = record.node_at_move(FIRST_MOVE)
    if options.move is not None and unread is None:
        name = options.game.name if options.game is not None else tr("the sample game")
        node, problem = _node_at(record, options.move, name)
        problems += [problem] if problem is not None else []
    return _OpenedFiles(loaded, record, node, network, problems, unread)


def _node_at(record: GameRecord, move: int, name: str) -> tuple[GameNode, EngineError | None]:
    """Return the node after a move, or the nearest one and why it is not the right one."""
    from engine.base.errors import RecordError

    node = record.node_at_move(move)
    if node is None:
        last = record.main_line()[-1]
        if move < 0:
            return record.root, RecordError(tr("--move must be 0 or more, not {move}", move=move))
        return last, RecordError(
            tr_count(
                last.number,
                "{name} has {n} move, so there is no move {move}",
                "{name} has {n} moves, so there is no move {move}",
                name=name,
                move=move,
            )
        )
    return node, None


def _finish_late(window: MainWindow, options: argparse.Namespace) -> None:
    """Apply --net and --move once a large game is read."""
    from engine.base.errors import EngineError

    record, problems = window.session.cursor.record, []
    try:
        _given_network(options.net, record.size)
    except EngineError as error:
        problems.append(error)
    if options.move is not None:
        node, problem = _node_at(record, options.move, options.game.name)
        window.session.cursor.go_to(node)
        problems += [problem] if problem is not None else []
    _show_problems(window, problems)


def _show_problems(window: MainWindow, problems: list[EngineError]) -> None:
    """Show errors in the message bar, the first one on top."""
    from sai_studio.kit.texts import sentence

    for problem in reversed(problems):
        window.messages.show_message("error", sentence(str(problem)))


def _sample_game() -> GameRecord:
    """Return the game for a start without a file: the sample game, or an empty board."""
    from engine.base.errors import EngineError
    from engine.base.files import data_folder
    from engine.go.rules import Rules
    from engine.record.game_record import GameRecord
    from engine.record.sgf import load
    from sai_studio.session.files.sample_games import FIRST

    sample = data_folder("resources") / "games" / FIRST
    if sample.is_file():
        try:
            return load(sample, rectangles=True).games[0]
        except EngineError:  # the file was edited
            pass
    return GameRecord.new(Rules(size=7, komi=9.5))


def _given_network(name: str | None, size: int | None) -> NetworkInfo | None:
    """Return the network of --net; None without one.

    Raises
    ------
    WeightsError
        There is none, it can't be read, or does not play on a board of that size (None: any size).
    """
    from engine.base.errors import WeightsError
    from engine.catalog.networks import describe_network, named_network

    if name is None:
        return None
    info = describe_network(named_network(name))
    if info.error:
        raise WeightsError(info.error)
    if size is not None and not info.plays(size):
        raise WeightsError(tr("{reason}; choose another network", reason=info.refusal(size)))
    return info


def _place_window(
    window: MainWindow, options: argparse.Namespace, preferences: Preferences
) -> None:
    """Set size and position: from --size, as last time, or the default within the screen."""
    saved = preferences.layout()
    if options.size is not None:
        window.resize(*options.size)
    elif saved is None or not window.restoreGeometry(saved[0]):
        room = window.screen().availableGeometry()
        window.resize(
            min(DEFAULT_SIZE[0], room.width() - 20), min(DEFAULT_SIZE[1], room.height() - 40)
        )


def _report_bugs(window: MainWindow, unattended: bool) -> None:
    """Install exception hooks: bugs are reported in the window, Ctrl+C closes it."""
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
