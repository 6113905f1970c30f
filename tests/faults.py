"""Inject disk failures: each change of a folder fails in turn, with an error of the system.

Python tells its audit hooks of each file it opens and each folder or name it changes, before it
does so; a hook that raises makes the call fail as the system would. `os.fsync` stands for the
writing itself, whose errors name no file.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

CODES: Final = (errno.ENOSPC, errno.EROFS, errno.EACCES, errno.EIO)
_NAMES: Final = ("os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.truncate", "os.utime")
_FREES: Final = ("os.remove", "os.rmdir", "os.utime", "os.rename")
"""What still works on a full disk."""
_WRITES: Final = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND | os.O_TRUNC


class Faults:
    """Changes below a folder fail from the first one counted as `at` on, or only that one.

    Parameters
    ----------
    lasting
        Whether later ones fail too.
    code
        Number of the error; 0 moves the folder away at that change instead.
    """

    _active: list[Faults] = []
    _hooked = False

    def __init__(self, root: Path, at: int, code: int, lasting: bool = True) -> None:
        self.root, self.at, self.code, self.lasting = root, at, code, lasting
        self.count = 0
        self.failed: list[str] = []

    @contextlib.contextmanager
    def active(self) -> Iterator[Faults]:
        """Let the disk fail within a `with` block."""
        if not Faults._hooked:
            sys.addaudithook(_heard)
            Faults._hooked = True
        fsync = os.fsync

        def failing(handle: int) -> None:
            path = os.readlink(f"/proc/self/fd/{handle}")
            self.change("fsync", path, named=False)
            fsync(handle)

        Faults._active.append(self)
        os.fsync = failing
        try:
            yield self
        finally:
            os.fsync = fsync
            Faults._active.remove(self)

    def change(self, event: str, path: str, named: bool = True) -> None:
        """Count a change; raise if it fails."""
        if not path.startswith(f"{self.root}/"):
            return
        if self.code == errno.ENOSPC and event in _FREES:
            return
        self.count += 1
        if self.count == self.at or (self.lasting and self.count > self.at):
            self.failed.append(f"{event} {path}")
            if self.code:
                reason = os.strerror(self.code)
                raise OSError(self.code, reason, path) if named else OSError(self.code, reason)
            if self.count == self.at:
                Faults._active.remove(self)
                self.root.rename(f"{self.root}.moved")
                Faults._active.append(self)


def _heard(event: str, arguments: tuple[Any, ...]) -> None:
    if not Faults._active:
        return
    if event == "open":
        path, _, flags = arguments
        if not isinstance(flags, int) or not flags & _WRITES:
            return
    elif event in _NAMES or event == "sqlite3.connect":
        path = arguments[0]
    else:
        return
    if isinstance(path, str | bytes | os.PathLike):
        for faults in tuple(Faults._active):
            faults.change(event, os.path.abspath(os.fsdecode(path)))


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files below a folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _name(failed: str) -> str:
    """Return the name of the file of which `failed` tells, also if it was a temporary one."""
    return re.sub(r"^\.(.*)\.\w+\.tmp$", r"\1", Path(failed).name)


def outlast(
    folder: Path,
    make: Callable[[Path], object],
    act: Callable[[Path], str],
    check: Callable[[Path], object],
    *,
    rewritten: tuple[str, ...] = (),
    passing: str = "none",
    stride: int = 1,
    may_pass: bool = False,
    codes: Sequence[int] = CODES,
) -> int:
    """Do something on a disk that fails at each change in turn; then again on a good one.

    Returns the number of failures. Each must be told in one sentence with the reason and a path,
    leave earlier files as they were or longer, and not prevent the next try.

    Parameters
    ----------
    make
        Prepares an empty folder.
    act
        Returns what is told to the person; "" for success.
    check
        Fails unless everything is there.
    rewritten
        Names of files that are written anew at each start.
    passing
        Ending of files that make room for newer ones.
    may_pass
        Whether it may succeed though a change failed, such as the removal of a temporary file.
    stride
        Distance of the changes that are tried.
    """
    failures = 0
    for code in codes:
        for lasting in (True, False):
            at = 1
            while True:
                root = folder / "disk"
                shutil.rmtree(root, ignore_errors=True)
                root.mkdir(parents=True)
                make(root)
                before = contents(root)
                with Faults(root, at, code, lasting).active() as faults:
                    told = act(root)
                if not faults.failed:
                    assert not told, told
                    check(root)
                    break
                where = f"{errno.errorcode[code]} at change {at}, {faults.failed[0]}: {told!r}"
                if told:
                    assert "\n" not in told.strip(), where
                    assert os.strerror(code) in told, where
                    assert str(root) in told or _name(faults.failed[0]) in told, where
                    failures += 1
                else:
                    assert may_pass, where
                    check(root)
                after = contents(root)
                for name, content in before.items():
                    if name.endswith(passing):
                        continue
                    assert name in after, f"{name} is gone; {where}"
                    if Path(name).name not in rewritten and told:
                        assert after[name].startswith(content), f"{name} was changed; {where}"
                again = act(root)
                assert not again, f"the next try: {again!r}; {where}"
                check(root)
                at += stride
    return failures


def outlast_move(
    folder: Path,
    make: Callable[[Path], object],
    act: Callable[[Path], str],
    check: Callable[[Path], object],
    *,
    rewritten: tuple[str, ...] = (),
    passing: str = "none",
    stride: int = 1,
) -> int:
    """Do something in a folder that is moved away at each change in turn; then again after that.

    Returns the number of failures. Each must be told in one sentence, and leave the earlier files
    in the moved folder as they were or longer. Parameters are those of `outlast`.
    """
    failures, at = 0, 1
    while True:
        root, moved = folder / "disk", folder / "disk.moved"
        for each in (root, moved):
            shutil.rmtree(each, ignore_errors=True)
        root.mkdir(parents=True)
        make(root)
        before = contents(root)
        with Faults(root, at, 0, lasting=False).active() as faults:
            told = act(root)
        if not faults.failed:
            assert not told, told
            check(root)
            return failures
        where = f"moved at change {at}, {faults.failed[0]}: {told!r}"
        assert "\n" not in told.strip(), where
        failures += bool(told)
        after = contents(moved)
        for name, content in before.items():
            if Path(name).name not in rewritten and not name.endswith(passing):
                assert after[name].startswith(content), f"{name} was changed; {where}"
        shutil.rmtree(root, ignore_errors=True)  # what was begun anew in its place
        moved.rename(root)
        again = act(root)
        assert not again, f"the next try: {again!r}; {where}"
        check(root)
        at += stride
