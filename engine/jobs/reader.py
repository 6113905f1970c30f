"""Read the folder of a job again and again, while another process works on it, or later."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from engine.base.checked_json import decode_lines
from engine.base.errors import RunError, reason_of
from engine.base.files import Stamp
from engine.base.translation import tr
from engine.base.untrusted import GrowingFile
from engine.jobs.job import C, JobKind, R


@dataclass(frozen=True, eq=False, kw_only=True)
class JobView:
    """A job as its folder showed it at one moment."""

    path: Path
    status: str
    """running, stopping, stopped, finished or unreadable; training runs have others, too."""
    problem: str = ""
    """Why the job is unreadable, or what ended its process; "" if nothing is wrong."""

    @property
    def name(self) -> str:
        """Name of the folder."""
        return self.path.name


V = TypeVar("V", bound=JobView | None)


class JobReader(Generic[C, R, V]):
    """Reads a job again and again: the settings when they change, every result once.

    Subclasses say what the view of a job is made of. The results are read anew after the settings
    have changed, or the log of results was replaced.

    Parameters
    ----------
    folder
        Folder of the job.
    """

    kind: ClassVar[JobKind[Any, Any]]
    """The kind of job, of C and R."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.settings: C | None = None
        """Content of the settings file; None before it is there, and if it can't be read."""
        self.problem = ""
        """Why it can't be read."""
        self._stamp: Stamp | None = None
        self._results = GrowingFile(folder / self.kind.results_file)
        self._seen: Hashable = None  # what the view was made of; None before there is one
        self._view: V

    def read(self) -> V:
        """Return the job as it stands; the same object if nothing changed."""
        is_new = self._read_settings()
        grew = self._read_results()
        more, status = self._look(), self._status()
        now = status, self.problem, more
        if self._seen is None or is_new or grew or now != self._seen:
            self._seen, self._view = now, self._make_view(status)
        return self._view

    # --- for subclasses ------------------------------------------------------------------------

    def _begin(self) -> None:
        """Forget all results: they are read anew, with `settings` as they are now."""

    def _add(self, results: Iterable[R]) -> None:
        """Count further results; `settings` may be None."""

    def _is_finished(self) -> bool:
        """Return whether nothing is left to do."""
        return False

    def _look(self) -> Hashable:
        """Read what else the folder holds, and return it, to notice changes."""
        return None

    def _make_view(self, status: str) -> V:
        """Return a view of what was read."""
        raise NotImplementedError

    def _missing(self) -> str:
        """Return what is wrong without a settings file; "" if the job may be about to begin."""
        return ""

    def _status(self) -> str:
        """Return the status of the job, see `JobView.status`."""
        if self.problem:
            return "unreadable"
        activity = self.kind.activity(self.folder)
        if activity or self.settings is None:
            return activity or "unreadable"
        return "finished" if self._is_finished() else "stopped"

    # --- reading -------------------------------------------------------------------------------

    def _read_settings(self) -> bool:
        """Read the settings if they have changed; return whether they have."""
        path = self.folder / self.kind.file
        settings, problem, stamp = None, "", None
        try:
            state = path.stat()
            stamp = state.st_mtime_ns, state.st_size
            if stamp == self._stamp:
                return False
            settings = self.kind.read(self.folder)
        except FileNotFoundError:
            problem = self._missing()
        except OSError as error:
            problem = tr(
                "{path}: can't be read ({reason}); make it readable",
                path=path,
                reason=reason_of(error),
            )
        except RunError as error:
            problem = str(error)
        self._stamp = stamp if settings is not None else None  # else it is tried again
        if settings is None and self.settings is None and problem == self.problem:
            return False
        self.settings, self.problem = settings, problem
        self._results = GrowingFile(self.folder / self.kind.results_file)
        self._begin()
        return True

    def _read_results(self) -> bool:
        """Read the results that were added; return whether they changed."""
        try:
            lines, is_new = self._results.read()
        except OSError:
            return False
        if is_new:
            self._begin()
        if lines:
            self._add(decode_lines(lines, self.kind.line, figures=self.kind.has_figures))
        return is_new or bool(lines)
