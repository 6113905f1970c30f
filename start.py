#!/usr/bin/env python3
"""Set up SAI Studio in its own folder, once, then open it or test it.

  python3 start.py [GAME.sgf]    open the window; further options go to the program
  python3 start.py --test [...]  run the tests; further options go to pytest

Everything Python needs is installed into the folder .venv beside this file; delete that folder to
reinstall. On Debian and Ubuntu, system libraries that are missing are installed with apt-get when
this runs with the rights to do so, otherwise the command to type is shown.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

PROJECT = Path(__file__).resolve().parent
VENV = PROJECT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "sai-studio-installed"
TWO_AT_ONCE = ["-n", "2", "--dist", "loadfile"]  # test files, where no other options are given
TEST_STAMP = VENV / "sai-studio-installed-test"
LOG = VENV / "sai-studio-install.log"
"""pip's log; it stays behind only when an installation did not end well."""
NEWEST_FIRST = ("3.14", "3.13", "3.12", "3.11")

QT_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libzstd.so.1": "libzstd1",
}
"""Shared objects PySide6-Essentials 6.11 is linked with but does not bring -> Debian package."""
SCREEN_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""The same for Qt's X11 platform; tests draw without a screen and do without these."""


class SetUpError(Exception):
    """The set-up can't go on; the text says what is wrong and what to do next."""


def main(arguments: Sequence[str]) -> int:
    """Set up what is missing, then become the program or its tests."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__.strip())
        return 0
    testing = arguments[:1] == ["--test"]
    try:
        check_system(screen=not testing)
        if not is_current(testing):
            with only_one_at_a_time():
                set_up(testing)
    except SetUpError as error:
        print(f"start.py: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"start.py: {error}; make {PROJECT} writable, then run this again", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nstart.py: interrupted; run the same command again to go on", file=sys.stderr)
        return 130
    # -P keeps the folder one happens to be in off the import path.
    if testing:
        os.chdir(PROJECT)
        return become([str(PYTHON), "-P", "-m", "pytest", *(arguments[1:] or TWO_AT_ONCE)])
    return become([str(PYTHON), "-P", "-m", "sai_studio.main", *arguments])


def become(command: list[str]) -> int:
    """Replace this process by `command` (Windows has no such thing: run it and wait)."""
    if sys.platform == "win32":
        return subprocess.call(command)
    sys.stdout.flush()
    return os.execv(command[0], command)


# ---------------------------------------------------------------------------- Python packages


def install_key() -> str:
    """What an installation depends on: when it changes, pip has to run again."""
    settings = (PROJECT / "pyproject.toml").read_text(encoding="utf-8")
    return f"{PYTHON.resolve()}\n{PROJECT}\n{settings}"


def is_current(testing: bool) -> bool:
    """Whether the last set-up ended well and nothing it depends on has changed since."""
    return not LOG.exists() and read(TEST_STAMP if testing else STAMP) == install_key()


def read(path: Path) -> str:
    """The text of a file, empty when there is none."""
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def is_usable() -> bool:
    """Whether the environment is whole, so that pip may go on from what is there.

    Without stamp or log its making was cut short; once pip has begun to copy files into it, only
    the end of that (which removes the log) leaves it whole; and a system upgrade may have taken
    its Python away.
    """
    if not PYTHON.exists():
        return False
    if LOG.exists():
        return not re.search(r"^\S+ Installing collected packages", read(LOG), re.MULTILINE)
    return read(STAMP).startswith(f"{PYTHON.resolve()}\n")


def set_up(testing: bool) -> None:
    """Bring the environment up to date; the stamp is written last."""
    if not is_usable():
        make_environment()
    LOG.unlink(missing_ok=True)
    if is_current(testing):  # somebody else did it, or only the tests' packages were unreachable
        return
    what = "SAI Studio and its test tools" if testing else "SAI Studio"
    say(f"Installing {what} into {VENV} (once; the download takes some minutes)")
    install([".[test]" if testing else "."])
    check_qt()
    key = install_key()
    LOG.unlink(missing_ok=True)
    if testing:
        TEST_STAMP.write_text(key, encoding="utf-8")
    STAMP.write_text(key, encoding="utf-8")
    add_openvino()
    if not testing:
        compile_engine()
    say("Ready")


def make_environment() -> None:
    """Recreate `.venv`."""
    if VENV.exists():
        say("The environment in .venv is incomplete: recreating it")
        shutil.rmtree(VENV)
    else:
        say(f"Making {VENV}")
    run([find_python(), "-m", "venv", str(VENV)])


def find_python() -> str:
    """The Python to build with: this one, or a newer one on the path when this one is too old."""
    if sys.version_info >= (3, 11):  # noqa: UP036  (the one file an older Python may run)
        return sys.executable
    for version in NEWEST_FIRST:
        found = shutil.which(f"python{version}")
        if found:
            return found
    raise SetUpError(
        f"Python 3.11 or newer is needed and this is {sys.version.split()[0]}: install one (from"
        " your system or python.org), then run this again with it"
    )


def install(requirements: list[str]) -> None:
    """Install into the environment by uv, else by pip; translate failures.

    uv chooses the build of torch that fits the graphics card, or the processor without one, which
    needs a fifth of the room. Where it can't, pip tells why or installs from elsewhere.
    """
    if uv := find_uv():
        LOG.write_text("uv Installing collected packages\n", encoding="utf-8")  # see `is_usable`
        options = ["--python", str(PYTHON), "--torch-backend", "auto", "--editable"]
        command = [*uv, "pip", "install", *options, *requirements]
        patience = {"UV_HTTP_TIMEOUT": "15", "UV_HTTP_RETRIES": "1"}
        done = subprocess.call(command, cwd=PROJECT, env={**patience, **os.environ}) == 0
        LOG.unlink()
        if done:
            return
        say("uv could not install the packages: going on with pip")
    options = ["--no-input", "--disable-pip-version-check", "--log", str(LOG)]
    pip = [str(PYTHON), "-m", "pip", "install", *options]
    if subprocess.call([*pip, "--editable", *requirements], cwd=PROJECT) == 0:
        return
    log = read(LOG)
    if "No space left on device" in log:
        raise disk_full()
    if re.search(r"NewConnectionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError", log):
        raise SetUpError(
            "the Python packages could not be downloaded: check the network connection (or pip's"
            " proxy settings), then run this again"
        )
    raise SetUpError(f"pip could not install the packages: its last lines say why, {LOG} has more")


def find_uv() -> list[str]:
    """The command that runs uv; none where pip does as well.

    On Linux pip would choose the build of torch for NVIDIA's cards, of several GB: without such a
    card uv itself is installed first.
    """
    if found := shutil.which("uv"):
        return [found]
    if not sys.platform.startswith("linux") or shutil.which("nvidia-smi"):
        return []
    options = ["--no-input", "--disable-pip-version-check", "--quiet", "--only-binary", ":all:"]
    has_uv = succeeds([str(PYTHON), "-m", "pip", "install", *options, "uv"])
    return [str(PYTHON), "-m", "uv"] if has_uv else []


def add_openvino() -> None:
    """Install the optional OpenVINO where it makes networks faster; without it nothing is lost.

    This runs after the stamp is written: what fails here is not tried again at every start, only
    when something else is installed anew.
    """
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return
    settings = (PROJECT / "pyproject.toml").read_text(encoding="utf-8")
    wanted = re.search(r'^openvino = \["(.+)"\]$', settings, re.MULTILINE)
    if wanted is None:
        return
    say("Adding OpenVINO, which makes analysis faster (optional)")
    options = ["--no-input", "--disable-pip-version-check", "--quiet", "--only-binary", ":all:"]
    patience = ["--timeout", "15", "--retries", "1"]
    pip = [str(PYTHON), "-m", "pip", "install", *options, *patience, wanted.group(1)]
    if not succeeds(pip):
        say("OpenVINO is not available: going on without it")


def compile_engine() -> None:
    """Compile the engine and time its ways to run the network, so that the first start need not.

    An analysis does both; what fails here is done there.
    """
    say("Compiling the engine and choosing how to run its network (a minute)")
    game = PROJECT / "resources" / "games" / "gnugo-19x19-even.sgf"
    succeeds([str(PYTHON), "-P", "-m", "engine.cli", "analyze", str(game), "--visits", "1"])


def disk_full() -> SetUpError:
    """The error to raise when there is no room left."""
    free = shutil.disk_usage(PROJECT).free / 1e9
    return SetUpError(
        f"the disk is full ({free:.1f} GB free in {PROJECT}): free some space there and in the"
        " folder for temporary files, then run this again"
    )


def check_qt() -> None:
    """Import Qt once: what the table of libraries misses on another system is named here."""
    probe = [str(PYTHON), "-c", "import PySide6.QtWidgets, PySide6.QtSvg, PySide6.QtTest"]
    result = subprocess.run(probe, capture_output=True, text=True)
    if result.returncode:
        reason = (result.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise SetUpError(f"Qt can't be loaded ({reason}): install what it names, then run again")


def run(command: list[str]) -> str:
    """Run a step that should not fail and return what it printed."""
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode == 0:
        return result.stdout
    output = (result.stderr.strip() or result.stdout.strip()).splitlines()
    if shutil.disk_usage(PROJECT).free < 50e6:  # ensurepip does not pass the reason on
        raise disk_full()
    raise SetUpError(f"`{' '.join(command)}` failed: {output[-1] if output else 'no reason given'}")


def say(line: str) -> None:
    """One line of progress."""
    print(f"start.py: {line}", flush=True)


@contextmanager
def only_one_at_a_time() -> Iterator[None]:
    """Let a second start wait for the set-up of the first; the lock ends with its process."""
    with (PROJECT / ".venv.lock").open("a+b") as file:
        if not try_to_lock(file.fileno()):
            say("Another set-up is at work here: waiting for it")
            while not try_to_lock(file.fileno()):
                time.sleep(0.5)
        yield


def try_to_lock(handle: int) -> bool:
    """Lock an open file, or return False when another process holds it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


# --------------------------------------------------------------------------- system libraries


def check_system(screen: bool) -> None:
    """See that Linux has the libraries Qt is linked with, and what a set-up needs; else 10 ms."""
    if not sys.platform.startswith("linux"):
        return
    wanted = dict(QT_LIBRARIES)
    on_x11 = os.environ.get("DISPLAY") and not os.environ.get("QT_QPA_PLATFORM")
    if screen and on_x11:
        wanted.update(SCREEN_LIBRARIES)
    lost = {name: wanted[name] for name in missing_libraries(wanted)}
    lost.update({} if is_usable() else missing_venv())
    if not lost:
        return
    install_packages(lost)
    still = [*missing_libraries(name for name in lost if name in wanted)]
    if not is_usable():
        still += missing_venv()
    if still:
        raise SetUpError(f"still missing after the installation: {', '.join(still)}")


def missing_venv() -> dict[str, str]:
    """Debian ships Python's venv module apart: its name and package when it is not there."""
    probe = "import sys; print('%d.%d' % sys.version_info[:2]); import venv, ensurepip"
    result = subprocess.run([find_python(), "-c", probe], capture_output=True, text=True)
    return (
        {"Python's venv module": f"python{result.stdout.strip()}-venv"} if result.returncode else {}
    )


def missing_libraries(names: Iterable[str]) -> list[str]:
    """Those shared objects that the loader does not find."""
    import ctypes

    lost = []
    for name in names:
        try:
            ctypes.CDLL(name)
        except OSError:
            lost.append(name)
    return lost


def install_packages(lost: dict[str, str]) -> None:
    """Install Debian packages with the rights we have, or say which command would.

    `lost` maps what is missing to the package that holds it.
    """
    first, *others = lost
    reason = f"{first} {f'and {len(others)} more are' if others else 'is'} missing on this system"
    packages = list(lost.values())
    if not shutil.which("apt-get"):
        raise SetUpError(
            f"{reason}: install the following with your system's package manager, then run this"
            f" again (Debian's package is in brackets):\n"
            + "\n".join(f"  {name} ({package})" for name, package in lost.items())
        )
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    by_hand = (
        f"{reason}: type the next line, then run this again\n"
        f"  sudo apt-get update && sudo {' '.join(command)}"
    )
    if sys.platform != "win32" and os.geteuid() == 0:
        rights = []
    elif shutil.which("sudo") and succeeds(["sudo", "-n", "true"]):
        rights = ["sudo", "-n"]
    else:
        raise SetUpError(by_hand)
    say(f"{reason}: installing {' '.join(packages)}")
    command = [*rights, "env", "DEBIAN_FRONTEND=noninteractive", *command]
    if succeeds(command):
        return
    # Package lists may be absent or stale: fetch them, then try once more.
    succeeds([*rights, "apt-get", "update"])
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        cause = (result.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise SetUpError(f"{by_hand}\n(trying it here ended with: {cause})")


def succeeds(command: list[str]) -> bool:
    """Whether a command that may fail did not."""
    return subprocess.run(command, capture_output=True).returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
