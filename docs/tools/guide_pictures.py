"""Make the pictures of the README and of the user's guide again.

    sai-engine review GAME --out OUT --minutes 10
    python docs/tools/guide_pictures.py OUT/analyses/gnugo-*.sgf [--only play] [--theme dark]

The first command reviews the game that the page on reviews shows, GAME being
resources/games/gnugo-19x19-even.sgf.
Each picture comes from a window of its own without a screen, under a data folder of its own.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parents[2]
PICTURES = {
    "screenshot": "docs/screenshot.png",
    "review": "docs/guide/review.png",
    "komi": "docs/guide/komi.png",
    "play": "docs/guide/play.png",
    "train": "docs/guide/train.png",
}
SIZE = 1280, 800


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("reviewed", type=Path, help="reviewed game on 19x19, with its analyses")
    parser.add_argument("--only", choices=PICTURES, help="make one picture")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--out", type=Path, default=PROJECT, help="folder (the project)")
    return parser.parse_args()


def make(name: str, reviewed: Path, theme_name: str, out: Path) -> None:
    """Make one picture, in a process of its own."""
    sys.path.insert(0, str(PROJECT))
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtWidgets import QApplication, QDockWidget

    application = QApplication(["pictures"])
    from engine.commands.loading import open_analyzer
    from engine.record.sgf import load
    from sai_studio.app.main_window import MainWindow
    from sai_studio.app.startup import Startup
    from sai_studio.kit import theme
    from sai_studio.session.preferences import Preferences
    from sai_studio.session.session import Session

    games = PROJECT / "resources/games"
    game = reviewed if name == "review" else games / "first.sgf"

    def wait(ms: int) -> None:
        """Let the window work; `QTest.qWait` would keep the interpreter from its threads."""
        loop = QEventLoop()
        QTimer.singleShot(ms, loop.quit)
        loop.exec()

    theme.apply(theme_name, 1.0)
    session = Session(load(game).games[0])
    preferences = Preferences(Path(os.environ["SAI_STUDIO_HOME"]) / "studio.ini")
    window = MainWindow(session, preferences, open_analyzer, 100, None)
    window.network_hint.enabled = window.other_analyses.enabled = False
    window.resize(*SIZE)
    window.show()
    wait(100)
    if name not in ("review", "train"):  # which show what is stored
        Startup(window).start()
        for _ in range(3000):
            wait(100)
            if session.engine.status.state in ("ready", "searching", "failed"):
                break

    def press(command: str, wait_ms: int = 500) -> None:
        window.actions_[command].trigger()
        wait(wait_ms)

    shown: Any = window
    if name == "review":
        window.build_panels()  # as the start does
        window.restore_layout()
        session.cursor.go_to_move(0)
        for _ in range(6):
            press("next_mistake")
        dock = window.findChild(QDockWidget, "mistakes")
        assert dock is not None
        dock.raise_()
    elif name == "play":
        session.cursor.go_to_move(12)
        press("play_here", 20_000)
    elif name == "train":
        press("train_window", 4000)
        others = [w for w in application.topLevelWidgets() if w.isVisible() and w is not window]
        shown = max(others, key=lambda widget: widget.width())
        shown.setMaximumSize(*SIZE)
        shown.resize(*SIZE)
    else:
        session.cursor.go_to_move(14)
        wait(15_000)
        for _ in range(2 if name == "komi" else 0):
            press("komi_down_1")
    wait(2500)
    path = out / PICTURES[name]
    path.parent.mkdir(parents=True, exist_ok=True)
    if not shown.grab().save(str(path)):
        sys.exit(f"{path} can't be written; choose another folder")
    sys.stdout.flush()
    os._exit(0)  # the window's threads end with the process


def main() -> int:
    """Make all pictures, or one."""
    options = arguments()
    if os.environ.get("SAI_STUDIO_PICTURE"):
        make(options.only, options.reviewed, options.theme, options.out)
    with tempfile.TemporaryDirectory() as home:
        for name in [options.only] if options.only else PICTURES:
            environment = os.environ | {
                "QT_QPA_PLATFORM": "offscreen",
                "QT_LOGGING_RULES": "qt.qpa.*=false;*.debug=false",
                "SAI_STUDIO_HOME": home,
                "SAI_STUDIO_PICTURE": name,
            }
            command = [sys.executable, __file__, str(options.reviewed), "--only", name]
            command += ["--theme", options.theme, "--out", str(options.out)]
            done = subprocess.run(command, env=environment, check=False)
            if done.returncode:
                return done.returncode
            print(options.out / PICTURES[name])
    return 0


if __name__ == "__main__":
    sys.exit(main())
