"""Write files that survive a kill, and locate the program's folders."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import stat
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from engine.base.errors import RecordError, reason_of
from engine.base.translation import tr
from engine.base.untrusted import CHUNK, open_ordinary

DAMAGED: Final = ".damaged"  # suffix added to the name of a damaged file
_LONGEST_STEM: Final = 200
"""Most bytes of a name to which something is added."""
_TEMPORARY: Final = re.compile(r"\..*\.[0-9a-f]{12}\.tmp")


Stamp = tuple[int, int]
"""State of a file, to notice changes: time of the last change [ns] and size [bytes]."""


def stamp_of(file: Path | int) -> Stamp | None:
    """Return the state of a file, by its path or an open handle; None if there is none."""
    try:
        status = os.stat(file)
    except OSError:
        return None
    return status.st_mtime_ns, status.st_size


def atomic_write(path: Path, data: bytes) -> Stamp:
    """Replace `path` by `data` so that a reader sees the old file or the new one, never a part.

    Permissions, owner and extended attributes stay. A file with several hard links, or one whose
    owner can't be given to a new file, is overwritten after a copy of `data` is on the disk: a kill
    meanwhile leaves that copy beside it.

    Returns
    -------
    Stamp
        The new file's state.

    Raises
    ------
    OSError
        The folder can't be written, the disk is full, or `path` is a device or a folder. The old
        content stays. The error names `path`.
    """
    path = Path(os.path.realpath(path))  # a link stays a link: its target is replaced
    with _errors_name(path):
        return _replace(path, data)


def write_texts(path: Path, ending: str, texts: Mapping[str, str]) -> list[Path]:
    """Write a single text to `path`, or several ones beside each other; return their paths.

    Parameters
    ----------
    ending
        Ending of the files, such as ".svg".
    texts
        By name, which stands in front of the ending: `FILE-NAME.svg`.

    Raises
    ------
    OSError
        A file can't be written.
    """
    base, paths = path.with_suffix("") if path.suffix.lower() == ending else path, [path]
    if len(texts) > 1:
        paths = [base.with_name(f"{base.name}-{name}{ending}") for name in texts]
    for each, text in zip(paths, texts.values(), strict=True):
        atomic_write(each, text.encode())
    return paths


@contextlib.contextmanager
def _errors_name(path: Path) -> Iterator[None]:
    """Set the file name of OSErrors raised inside, which else name none or the temporary file."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise


def _replace(path: Path, data: bytes) -> Stamp:
    """Write data to a temporary file, and rename it to `path`; return the new state."""
    old = path.stat() if path.exists() else None
    if old is not None and not stat.S_ISREG(old.st_mode):
        raise OSError(errno.EINVAL, tr("not an ordinary file"), str(path))
    temporary = path.with_name(f".{short_name(path.name)}.{secrets.token_hex(6)}.tmp")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    mode = 0o666 if old is None else old.st_mode & 0o777
    handle = os.open(temporary, flags, mode)  # the umask applies
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if old is None or _takes_over(temporary, path, old) or not os.access(path, os.W_OK):
            stamp = stamp_of(temporary)
            temporary.replace(path)
        else:
            stamp = _overwrite(path, data)
            temporary.unlink()
    except BaseException as error:
        if not isinstance(error, _HalfWrittenError):
            with contextlib.suppress(OSError):  # on a disk that has become read-only it stays
                temporary.unlink(missing_ok=True)
        raise
    assert stamp is not None, "the file was just written"
    return stamp


class _HalfWrittenError(OSError):
    """A file was overwritten in part; the copy of the new content stays beside it."""


def _takes_over(new: Path, path: Path, old: os.stat_result) -> bool:
    """Give a new file what belongs to the one that it replaces; return False if that can't be.

    These are owner, permissions and extended attributes. Other hard links would keep the old
    content.
    """
    if old.st_nlink > 1:
        return False
    try:
        made = new.stat()
        if sys.platform != "win32" and (made.st_uid, made.st_gid) != (old.st_uid, old.st_gid):
            os.chown(new, old.st_uid, old.st_gid)
        new.chmod(stat.S_IMODE(old.st_mode))
        if sys.platform == "linux":
            for name in os.listxattr(path):
                value = os.getxattr(path, name)
                if name not in os.listxattr(new) or os.getxattr(new, name) != value:
                    os.setxattr(new, name, value)
    except OSError as error:
        return error.errno == errno.ENOTSUP  # this file system has no extended attributes
    return True


def _overwrite(path: Path, data: bytes) -> Stamp | None:
    """Replace the content of a file that stays the same one; return its new state."""
    before = path.read_bytes()
    try:
        _fill(path, data)
    except OSError as error:
        try:
            _fill(path, before)  # a full disk still has room for the old content
        except OSError:
            raise _HalfWrittenError(*error.args) from error
        raise
    return stamp_of(path)


def _fill(path: Path, data: bytes) -> None:
    """Replace the content of a file that exists."""
    with path.open("r+b") as file:
        file.write(data)
        file.truncate()
        file.flush()
        os.fsync(file.fileno())


@contextlib.contextmanager
def created_folder(folder: Path) -> Iterator[None]:
    """Create a folder and its parents; the new ones that are empty at the end are removed again.

    Raises
    ------
    OSError
        The folder can't be created.
    """
    new = [path for path in (folder, *folder.parents) if not path.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        yield
    finally:
        for path in new:
            with contextlib.suppress(OSError):  # not empty
                path.rmdir()


def is_read_only(path: Path) -> bool:
    """Return whether a file exists that its owner protects from changes.

    `atomic_write` needs write permission for the folder only, and root may write everything: ask
    before a file of the user's is replaced.
    """
    if not os.path.isfile(path):  # unlike Path.is_file it never raises
        return False
    return not (path.stat().st_mode & 0o222 and os.access(path, os.W_OK))


def short_name(name: str) -> str:
    """Return the start of a file's name that leaves room for what is added to it.

    File systems allow 255 bytes; Chinese characters have three.
    """
    return name.encode(errors="surrogateescape")[:_LONGEST_STEM].decode(errors="ignore")


def is_temporary(path: Path) -> bool:
    """Return whether a file is one of `atomic_write`'s that a kill or a broken disk has left."""
    return _TEMPORARY.fullmatch(path.name) is not None


def set_aside(path: Path) -> Path:
    """Rename a damaged file to a free name that ends in `.damaged`, and return that name.

    Raises
    ------
    RecordError
        The file can't be renamed.
    """
    name, number = short_name(path.name), 1
    aside = path.with_name(name + DAMAGED)
    while aside.exists():
        number += 1
        aside = path.with_name(f"{name}{DAMAGED}-{number}")
    try:
        path.rename(aside)
    except OSError as error:
        raise RecordError(
            f"{path}: the file is damaged and can't be set aside ({reason_of(error)}); "
            f"move it away to go on without it"
        ) from error
    return aside


def append_line(path: Path, line: str) -> None:
    """Append one line of text and flush it to the disk.

    Raises
    ------
    OSError
        The file can't be written; the error names it.
    """
    with _errors_name(path), path.open("ab") as file:
        if file.tell():
            with path.open("rb") as reader:
                reader.seek(-1, os.SEEK_END)
                if reader.read(1) != b"\n":  # a kill tore the last line: start a new one
                    file.write(b"\n")
        file.write(line.encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())


def read_lines(path: Path) -> Iterator[str]:
    """Yield the complete lines of a log; a torn last line (no newline) is skipped.

    So are lines that are too long to be a log's, see `engine.base.untrusted.CHUNK`.
    """
    if not path.exists():
        return
    with open_ordinary(path) as file:
        goes_on = False
        while line := file.readline(CHUNK):
            ends = line.endswith(b"\n")
            if ends and not goes_on:
                yield line.decode(errors="replace").rstrip("\r\n")
            goes_on = not ends


def data_folder(name: str) -> Path:
    """Return the folder `resources` or `weights` of the source tree or of the installation."""
    beside = Path(__file__).resolve().parents[2] / name
    if beside.is_dir():
        return beside
    return Path(sys.prefix) / "share" / "sai-studio" / name


def user_folder(*parts: str) -> Path:
    """Return a folder for the user's data, created if possible.

    `SAI_STUDIO_HOME` overrides the default, the platform's usual data folder. The path is returned
    even if it can't be created: then the folder reads as empty, writing raises OSError, and
    `user_folder_problem` gives the reason.
    """
    folder = _user_base().joinpath(*parts)
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def user_folder_problem(*parts: str) -> str:
    """Return why `user_folder` can't be written, as one sentence; "" if it can."""
    folder = _user_base().joinpath(*parts)
    try:
        with contextlib.suppress(FileExistsError):  # then "not a directory" says more
            folder.mkdir(parents=True, exist_ok=True)
        write_probe(folder)
        return ""
    except OSError as error:
        return unwritable_folder(folder, error)


def write_probe(folder: Path) -> None:
    """Write a file without a name to a folder, to see whether it can be written.

    Raises
    ------
    OSError
        It can't be written.
    """
    with tempfile.TemporaryFile(dir=folder, buffering=0) as file:
        file.write(b"\n")  # a full disk still takes empty files


def unwritable_folder(folder: Path, error: OSError) -> str:
    """Return a sentence: the folder for the user's data can't be written, and why."""
    return tr(
        "the folder {folder} can't be written ({reason}), so nothing is saved "
        "there; set SAI_STUDIO_HOME to a writable folder",
        folder=folder,
        reason=reason_of(error),
    )


def _user_base() -> Path:
    override = os.environ.get("SAI_STUDIO_HOME")
    if override:
        return Path(os.path.expanduser(override)).absolute()  # jobs work in other folders
    try:
        home = Path.home()
    except RuntimeError:  # an account without a home folder, as in some containers
        home = Path(os.devnull)  # no folder can be created below it
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming") / "SAI Studio"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "SAI Studio"
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    # relative ones are to be ignored (XDG Base Directory Specification)
    return (named if named.is_absolute() else home / ".local" / "share") / "sai-studio"
