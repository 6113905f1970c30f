"""Download a strong public network: a file whose address, size and SHA-256 are written here."""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from engine.base.errors import EngineError, WeightsError, reason_of
from engine.base.files import atomic_write, stamp_of, user_folder, user_folder_problem
from engine.base.lock import acquire_lock
from engine.base.remote_file import RemoteFile, arriving
from engine.base.translation import tr
from engine.base.untrusted import append_ordinary, open_ordinary, read_ordinary
from engine.network.files.katago import load_katago
from engine.network.models.settings import KataGoSettings

NETWORKS_PAGE: Final = "https://katagotraining.org/networks/"
"""Web page with all networks of KataGo's public run."""
RELEASES: Final = "https://github.com/lightvector/KataGo/releases/download/"
"""Beginning of the addresses of KataGo's released files."""


@dataclass(frozen=True)
class PublicNetwork:
    """A network file that anybody may download."""

    name: str
    description: str
    """Description for people."""
    address: str
    """Address of the file; its last part is the file's name."""
    bytes: int
    """Size of the file."""
    sha256: str
    """SHA-256 of the file in hex digits; "" if nobody published it: then its size and a complete
    read of it are checked, which finds damage but not another file of that kind and size."""
    license: str
    """License, for people."""
    origin: str
    """Origin of the file, for people."""
    speed: str
    """Speed of the network, for people."""
    page: str = NETWORKS_PAGE
    """Web page where people can get it themselves."""
    page_name: str = tr("KataGo's networks page")
    """Name of that page, for people."""
    is_human: bool = False
    """Whether it imitates people, see `NetworkInfo.is_human`."""

    @property
    def host(self) -> str:
        """Name of the server."""
        return urlsplit(self.address).hostname or ""

    @property
    def hint(self) -> str:
        """What to do if the network can't be downloaded."""
        return tr(
            "check the network connection and try again, or add a file from {page}",
            page=self.page_name,
        )


STRONG_NETWORK: Final = PublicNetwork(
    name="b10c384h6nbttflrs",
    description=tr("KataGo network of 10 blocks with 384 channels, for boards up to 19x19"),
    address=RELEASES + "v1.17.1/b10c384h6nbttflrs.bin.gz",
    bytes=38_245_488,
    sha256="0ba27eced5180b3e3d0b898b280c541112989765e789d1eb6cd0d31b2b2c1229",
    license=tr("MIT, as KataGo's release"),
    origin=tr("KataGo's release 1.17.1"),
    # measured with `sai-engine weights --speed --size 19`: 6 in float32, 9 in bfloat16 with AVX-512
    speed=tr(
        "5 to 10 positions a second on 19x19 for each processor core; the shipped network makes "
        "8 to 17, the fast one 200 to 300"
    ),
)

HUMAN_NETWORK: Final = PublicNetwork(
    name="b18c384nbt-humanv0",
    description=tr("KataGo's human network of 18 blocks with 384 channels, for boards up to 19x19"),
    address=RELEASES + "v1.15.0/b18c384nbt-humanv0.bin.gz",
    bytes=99_066_230,
    sha256="",  # not known to us
    license=tr("MIT, as KataGo's release"),
    origin=tr("KataGo's release 1.15.0"),
    speed=tr("asked once for each mistake and rank, not for every visit of a search"),
    page="https://github.com/lightvector/KataGo/releases/tag/v1.15.0",
    page_name=tr("KataGo's release page"),
    is_human=True,
)


@dataclass(frozen=True)
class FetchProgress:
    """Progress of a download."""

    done: int
    """Bytes downloaded so far, those of earlier calls included."""
    total: int
    """Bytes of the whole file."""


def fetched_path(network: PublicNetwork = STRONG_NETWORK) -> Path:
    """Return the path of a network after its download, in the user's folder of networks."""
    return user_folder("weights") / network.address.rpartition("/")[2]


def fetch_network(
    network: PublicNetwork = STRONG_NETWORK,
    *,
    progress: Callable[[FetchProgress], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> Path | None:
    """Download a network into the user's folder of networks; takes minutes, so use a thread.

    What has arrived before a stop or an error is kept in the user's folder of downloads, and the
    next call continues it. A network that is already there is kept.

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
        There is no connection or not enough disk space; the server has another file or none; or
        another process is downloading a network.
    """
    path = fetched_path(network)
    if is_network(path, network):
        return path
    problem = user_folder_problem("weights")
    if problem:
        raise WeightsError(problem)
    folder = user_folder("downloads")
    part = folder / f"{path.name}.part"
    try:
        _check_room(part, network)
        lock = acquire_lock(folder / "lock", "a download")
        try:
            data = _download(part, network, progress, stopped)
            if data is None:
                return None
            atomic_write(path, data)
            part.unlink()
        finally:
            lock.release()
            with contextlib.suppress(OSError):  # the part is kept in it
                folder.rmdir()
    except OSError as error:
        raise WeightsError(
            tr(
                "{path}: can't be written ({reason}); free some space or make the folder writable",
                path=error.filename or folder,
                reason=reason_of(error),
            )
        ) from None
    return path


def is_network(path: Path, network: PublicNetwork = STRONG_NETWORK) -> bool:
    """Return whether a file is the network, by its SHA-256; takes time if the size is equal.

    Without a known SHA-256 a file of its size that can be read to its end counts.
    """
    digest = hashlib.sha256()
    try:
        with open_ordinary(path) as file:
            if os.fstat(file.fileno()).st_size != network.bytes:
                return False
            if not network.sha256:
                return not _unlike(path, network)
            while chunk := file.read(1 << 20):
                digest.update(chunk)
    except OSError:
        return False
    return digest.hexdigest() == network.sha256


def _unlike(path: Path, network: PublicNetwork) -> str:
    """Return why a file can't be a network without a known SHA-256, after reading all of it."""
    try:
        _, header = load_katago(path)
    except WeightsError as error:
        return str(error)
    settings = header.settings
    is_human = isinstance(settings, KataGoSettings) and settings.human
    return "" if is_human == network.is_human else tr("{name}: another network", name=path.name)


def _check_room(part: Path, network: PublicNetwork) -> None:
    """Raise WeightsError if the disk can't hold the download and, at its end, a copy."""
    stamp = stamp_of(part)
    needed = 2 * network.bytes - (stamp[1] if stamp else 0)
    free = shutil.disk_usage(part.parent).free
    if free < needed:
        raise WeightsError(
            tr(
                "the disk of {folder} has {free:.0f} MB left, and fetching {network} needs "
                "{needed:.0f} MB for a moment; free some space and try again",
                folder=part.parent,
                free=free / 1e6,
                network=network.name,
                needed=needed / 1e6,
            )
        )


def _download(
    part: Path,
    network: PublicNetwork,
    progress: Callable[[FetchProgress], None],
    stopped: Callable[[], bool],
) -> bytes | None:
    """Append to a part of the file what it lacks, and return all of it; None if stopped."""
    try:
        with append_ordinary(part) as file:
            done = os.fstat(file.fileno()).st_size
            remote = RemoteFile(network.address, network.bytes)
            with contextlib.closing(arriving(remote, done)) as arrived:
                for pieces in arrived:
                    for start, data in pieces:
                        file.truncate(start)  # a server that can't continue has begun anew
                        file.write(data)
                        done = start + len(data)
                    progress(FetchProgress(done, network.bytes))
                    if stopped():
                        return None
    except EngineError as error:
        raise WeightsError(error.problem, hint=network.hint) from None
    data = read_ordinary(part, network.bytes + 1)
    if not network.sha256 and (problem := _unlike(part, network)):
        part.unlink()
        raise WeightsError(problem, hint=network.hint)
    if network.sha256 and hashlib.sha256(data).hexdigest() != network.sha256:
        part.unlink()
        raise WeightsError(
            tr(
                "{name}: what {host} sent is another file (its SHA-256 differs)",
                name=part.stem,
                host=network.host,
            ),
            hint=network.hint,
        )
    return data
