"""Use the main window for hours beside a training run and a match, and say what grows.

    python docs/tools/soak.py FOLDER --minutes 120

The window (without a screen) steps through games, searches, sweeps the komi, makes variations,
reviews, and opens and closes every other window. A run and a match work beside it as processes,
and start anew when they end. FOLDER/samples.csv gets a row per process every ten seconds,
FOLDER/holds.txt the times in which the window would not have reacted, with the stack. At the end
a table is printed; the exit status is 0 if nothing grows and nothing held the window. Linux only.
"""

from __future__ import annotations

import argparse
import csv
import gc
import itertools
import os
import random
import shutil
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parents[2]
LEFT_OUT = {
    "open", "save_as", "add_network", "get_network", "train_open", "export_image", "print_board",
    "export_report", "export_game", "export_timeline", "export_candidates", "networks_folder",
}  # fmt: skip
"""Commands that open a window but ask for a file or load one from the network."""
OPENERS = ("about", "log", "shortcuts", "figures", "handicap_tables", "contest_window",
           "train_window", "network_input", "palette")  # fmt: skip
ACTIONS = ("game", "step", "komi", "vary", "toggle", "windows", "review")
"""What the person does, in turn."""
SAMPLE_S = 10.0
KEPT = 2
"""Finished runs and matches that stay on the disk."""


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", type=Path, help="receives what is measured, and a data folder")
    parser.add_argument("--minutes", type=float, default=120.0, help="how long (120)")
    parser.add_argument("--no-jobs", action="store_true", help="the window alone")
    parser.add_argument("--only", default="", help=f"with commas, some of {','.join(ACTIONS)}")
    return parser.parse_args()


class Job:
    """A `sai-engine` process that is started anew whenever it ends."""

    def __init__(self, role: str, parent: Path, command: Callable[[Path], list[str]]) -> None:
        self.role, self._parent, self._command = role, parent, command
        self._numbers = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False
        self.faults: list[str] = []
        parent.mkdir(parents=True, exist_ok=True)

    def check(self) -> None:
        """Start the process if none is running; earlier folders are deleted."""
        process = self._process
        if self._ended:
            return
        if process is not None:
            if process.poll() is None:
                return
            if process.returncode:
                self.faults.append(f"{self.role} ended with code {process.returncode}")
        from engine.jobs.job import lower_priority

        number = next(self._numbers)
        shutil.rmtree(self._parent / f"soak-{number - KEPT - 1}", ignore_errors=True)
        with (self._parent / f"soak-{self.role}.log").open("ab") as errors:
            self._process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "engine.cli",
                    *self._command(self._parent / f"soak-{number}"),
                ],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                cwd=PROJECT,
                start_new_session=True,
            )
        lower_priority(self._process.pid)

    @property
    def pid(self) -> int:
        """Id of the process; 0 before the first."""
        return self._process.pid if self._process is not None else 0

    def end(self) -> None:
        """Ask the process to end, and wait."""
        self._ended = True
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(60)
            except subprocess.TimeoutExpired:
                self._process.kill()


def jobs_in(home: Path) -> list[Job]:
    """Return the run and the match, in the folders that the window watches."""
    strong, weak = "sai-5x5-r3x32-sharpened-g0041", "sai-5x5-r3x32-sharpened-g0008"
    weak = str(PROJECT / f"weights/ladder/{weak}.safetensors")
    match = ["match", strong, weak, "--size", "5", "--visits", "40", "--games", "60"]
    run = ["run", "recommended-5x5"]
    return [
        Job("run", home / "runs", lambda folder: [*run, str(folder), "--set", "run.minutes=4"]),
        Job("match", home / "contests", lambda folder: [*match, "--folder", str(folder)]),
    ]


class User:
    """Uses the window: each action is a generator that yields the pause until its next step [s]."""

    def __init__(self, window: Any, games: list[Path], only: list[str]) -> None:
        from PySide6.QtCore import QTimer

        self.window, self.session = window, window.session
        self.doing: Callable[[str], None] = lambda _text: None
        self.done = 0
        self._random = random.Random(1)
        self._games = itertools.cycle(games)
        self._actions = {name: getattr(self, f"_{name}") for name in only or ACTIONS}
        self._order = itertools.cycle(self._actions)
        self._action: Iterator[float] = iter(())
        self._timer = QTimer(window)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._turn)
        self._timer.start(0)
        self._commands = itertools.cycle(self._openers())

    def stop(self) -> None:
        """Make no further step."""
        self._timer.stop()

    def _openers(self) -> list[str]:
        from sai_studio.app.menus import TABLE

        opens = {c.id for c in TABLE.commands.values() if c.text.endswith("\u2026")} | {*OPENERS}
        return sorted(opens - LEFT_OUT)

    def _turn(self) -> None:
        pause = next(self._action, None)
        if pause is None:
            name = next(self._order)
            self.doing(name)
            self._action = self._actions[name]()
            self.done += 1
            pause = 0.05
        self._timer.start(round(1000 * pause))

    def _game(self) -> Iterator[float]:
        """Save what was changed, and open the next game."""
        if self.window.documents.dirty:
            self.window.actions_["save"].trigger()
            yield 0.3
        self.window.documents.open(next(self._games))
        yield 1.5

    def _step(self) -> Iterator[float]:
        """Walk through the game under analysis, then hold the key down."""
        cursor = self.session.cursor
        for _ in range(12):
            cursor.forward()
            yield 0.7
        for _ in range(30):
            cursor.forward()
            yield 0.04
        for _ in range(20):
            cursor.back()
            yield 0.04
        cursor.last()
        yield 0.5
        cursor.go_to_move(self._random.randrange(1, 20))
        yield 1.0

    def _komi(self) -> Iterator[float]:
        """Drag the komi to both sides and back."""
        game = self.session.komi.game
        for half in (*range(-30, 30), *range(30, -30, -1)):
            self.session.komi.view(game + 0.5 * half)
            yield 0.02
        self.session.komi.view(game)
        yield 1.0

    def _vary(self) -> Iterator[float]:
        """Add and delete a variation, edit a comment, undo and redo."""
        session = self.session
        session.cursor.go_to_move(self._random.randrange(1, 12))
        start = session.cursor.node
        for _ in range(4):
            board = session.cursor.board
            legal = [p for p in range(board.size**2) if board.stones[p] == 0]
            if legal:
                session.edits.play(self._random.choice(legal))
            yield 0.6
        session.edits.set_comment("a remark")
        yield 0.3
        for command in ("undo", "redo", "undo"):
            self.window.actions_[command].trigger()
            yield 0.2
        while self.window.actions_["undo"].isEnabled():
            self.window.actions_["undo"].trigger()
            yield 0.1
        session.cursor.go_to(start)
        yield 0.3

    def _toggle(self) -> Iterator[float]:
        """Switch what the board shows."""
        settings = type(self.window.preferences.settings).options()
        overlays = [each.name for each in settings if each.name.startswith("overlay_")]
        for command in (*overlays, "coordinates", "side_mover"):
            for _ in range(2):
                if self.window.actions_[command].isEnabled():
                    self.window.actions_[command].trigger()
                yield 0.25

    def _windows(self) -> Iterator[float]:
        """Open and close eight other windows; the training window stays longer."""
        for _ in range(8):
            command = next(self._commands)
            self.doing(f"windows: {command}")
            if self.window.actions_[command].isEnabled():
                self.window.actions_[command].trigger()
            yield 4.0 if command in ("train_window", "contest_window") else 1.0
            self.doing(f"windows: closing {command}")
            self._close_others()
            yield 0.3

    def _close_others(self) -> None:
        from PySide6.QtWidgets import QApplication

        for widget in QApplication.topLevelWidgets():
            if widget.isVisible() and widget is not self.window and widget.width() > 60:
                widget.close()

    def _review(self) -> Iterator[float]:
        """Review the game for ten seconds, then stop."""
        self.window.actions_["review"].trigger()
        yield 1.0
        self._close_others()
        yield 10.0
        self.window.actions_["stop"].trigger()
        yield 0.3
        self.window.actions_["analyze"].setChecked(True)
        yield 0.5


class Sampler(threading.Thread):
    """Writes a row per process every ten seconds."""

    def __init__(self, folder: Path, home: Path, jobs: list[Job], watchdog: Any) -> None:
        super().__init__(name="sampler", daemon=True)
        self.samples: list[Any] = []
        self.gui: dict[str, float] = {}
        """Figures that only the GUI thread can find."""
        self._home, self._jobs, self._watchdog = home, jobs, watchdog
        self._file = (folder / "samples.csv").open("w", newline="")
        self._rows = csv.writer(self._file)
        names = ("hour", "role", "pid", "rss", "private", "files", "threads")
        self._rows.writerow([*names, "held_s", "held_own_s", "figures"])
        self._start = time.perf_counter()

    def _role(self, pid: int, mains: dict[int, str]) -> str:
        if pid in mains:
            return mains[pid]
        words = " ".join(self._words(pid))
        for name in ("resource_tracker", "spawn_main", "forkserver", "compile_kernels"):
            if name in words:
                return {"spawn_main": "run worker", "forkserver": "run worker"}.get(name, name)
        return "other"

    @staticmethod
    def _words(pid: int) -> list[str]:
        from soak_figures import words_of

        return words_of(pid)

    def run(self) -> None:
        """Sample until the program ends."""
        from soak_figures import Sample, folder_size, look_at, malloc_figures, process_tree

        while True:
            time.sleep(SAMPLE_S)
            for job in self._jobs:
                job.check()
            mains = {os.getpid(): "window", **{job.pid: job.role for job in self._jobs}}
            looked = [look_at(pid, self._role(pid, mains)) for pid in process_tree(os.getpid())]
            figures = {"logs MB": folder_size(self._home / "logs"), **self.gui}
            figures["home MB"] = folder_size(self._home) - folder_size(self._home / "kernels")
            figures |= malloc_figures()
            figures["Python blocks (1000)"] = sys.getallocatedblocks() / 1000
            hour = (time.perf_counter() - self._start) / 3600
            sample = Sample(hour, [p for p in looked if p is not None], figures)
            self.samples.append(sample)
            held, own = self._watchdog.take_longest()
            for p in sample.processes:
                memory = f"{p.rss:.1f}", f"{p.private:.1f}"
                row = [f"{hour:.4f}", p.role, p.pid, *memory, p.files, p.threads]
                text = " ".join(f"{k}={v:.2f}" for k, v in figures.items())
                is_window = p.role == "window"
                self._rows.writerow([*row, f"{held:.3f}", f"{own:.3f}", text] if is_window else row)
            self._file.flush()


def own_games(home: Path) -> list[Path]:
    """Copy the sample games to where they may be saved."""
    folder = home / "games"
    folder.mkdir(parents=True, exist_ok=True)
    return [
        Path(shutil.copy(path, folder)) for path in sorted(PROJECT.glob("resources/games/*.sgf"))
    ]


def main() -> int:
    """Use the window, print the verdict and return the exit status."""
    options = arguments()
    options.folder.mkdir(parents=True, exist_ok=True)
    home = options.folder.resolve() / "home"
    home.mkdir(exist_ok=True)
    os.environ |= {
        "QT_QPA_PLATFORM": "offscreen",
        "SAI_STUDIO_HOME": str(home),
        "QT_LOGGING_RULES": "qt.qpa.*=false;*.debug=false",
    }
    sys.path.insert(0, str(PROJECT))
    from PySide6.QtCore import QCoreApplication, Qt, QTimer
    from PySide6.QtWidgets import QApplication
    from soak_figures import Limits, Watchdog, verdict

    application = QApplication(["soak"])
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    from engine.commands.loading import open_analyzer
    from engine.record.sgf import load
    from sai_studio.app.main_window import MainWindow
    from sai_studio.app.startup import Startup
    from sai_studio.kit import theme
    from sai_studio.kit.log import start_log
    from sai_studio.session.preferences import Preferences
    from sai_studio.session.session import Session

    start_log("info")
    games = own_games(home)
    theme.apply("light", 1.0)
    session = Session(load(games[0]).games[0])
    window = MainWindow(session, Preferences(home / "studio.ini"), open_analyzer, 0, None)
    window.resize(1200, 800)
    bugs: list[str] = []

    def bug(kind: Any, error: Any, trace: Any) -> None:
        bugs.append("".join(traceback.format_exception(kind, error, trace)))
        with (options.folder / "bugs.txt").open("a") as file:
            file.write(bugs[-1] + "\n")

    sys.excepthook = bug
    threading.excepthook = lambda a: bug(a.exc_type, a.exc_value, a.exc_traceback)
    window.show()
    jobs = [] if options.no_jobs else jobs_in(home)
    watchdog = Watchdog()
    sampler = Sampler(options.folder, home, jobs, watchdog)
    user: list[User] = []

    def begin() -> None:
        if session.engine.status.state in ("ready", "searching") and not user:
            user.append(User(window, games, [name for name in options.only.split(",") if name]))
            user[0].doing = lambda text: setattr(watchdog, "doing", text)
            watchdog.start()
            sampler.start()
            # not `quit`, which the window may refuse: it asks about unsaved changes
            QTimer.singleShot(round(60_000 * options.minutes), lambda: application.exit(0))
        elif session.engine.status.state == "failed":
            bugs.append(session.engine.status.text)
            application.exit(0)

    def minute() -> None:
        sampler.gui = {"widgets": len(QApplication.allWidgets())}
        (options.folder / "holds.txt").write_text("".join(f"{h}\n" for h in watchdog.holds))

    session.engine.status_changed.connect(begin)
    timers = [QTimer(application), QTimer(application)]
    for timer, interval, act in zip(timers, (10, 60_000), (watchdog.beat, minute), strict=True):
        timer.timeout.connect(act)
        timer.start(interval)
    QTimer.singleShot(0, minute)
    for job in jobs:
        job.check()
    Startup(window).start()
    application.exec()
    for timer in timers:
        timer.stop()
    blocks = sys.getallocatedblocks()
    gc.unfreeze()
    gc.collect()
    freed = (blocks - sys.getallocatedblocks()) / 1000
    if user:
        user[0].stop()
    for job in jobs:
        job.end()
        bugs += job.faults
    text, good = verdict(sampler.samples, watchdog.holds, options.minutes / 60 / 6, Limits())
    text += f"\nactions: {user[0].done if user else 0}; bugs: {len(bugs)}"
    text += f"\nPython blocks that only a collection of frozen objects freed: {freed:.1f} thousand"
    text += "".join(f"\n{bug}" for bug in bugs)
    print(text)
    (options.folder / "verdict.txt").write_text(text + "\n")
    (options.folder / "holds.txt").write_text("".join(f"{h}\n" for h in watchdog.holds))
    window.discard_and_close()
    application.processEvents()
    sys.stdout.flush()
    os._exit(0 if good and not bugs else 1)


if __name__ == "__main__":
    sys.exit(main())
