"""Check the files named in the settings of a new run, in the background."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from engine.base.errors import EngineError
from engine.train.named_files import check_files
from engine.train.preset import Preset
from sai_studio.shared.job_thread import ReportingThread
from sai_studio.shared.texts import sentence
from sai_studio.windows.training.path_field import PATH_KINDS


@dataclass(frozen=True, eq=False)
class _Job:
    """Check the files of a preset."""

    ticket: int
    preset: Preset


class FilesCheck(ReportingThread[_Job]):
    """Checks files as the command line does; a large text network takes seconds.

    Signals
    -------
    changed
        `refusal` has its answer.
    """

    changed = Signal()
    _checked = Signal(int, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("named files", parent)
        self._named: tuple[object, ...] = ()
        self._ticket = 0
        self._answer: str | None = ""
        self._preset: Preset | None = None
        self._checked.connect(self._take)
        self.done.connect(self._end)  # a lambda would keep this object alive

    def refusal(self, preset: Preset) -> str | None:
        """Return why a run can't use its files, as one sentence; "" if it can.

        None means that they are being checked; then `changed` follows.
        """
        values = preset.by_name()
        named = tuple(values[name] for name in PATH_KINDS)
        if not any(named):
            return ""
        named = (*named, preset.distillation.boards)
        if named != self._named:
            self._named, self._answer, self._preset = named, None, preset
            self.check_again()
        return self._answer

    def check_again(self) -> None:
        """Check the files once more, if there are any; until then the last answer holds."""
        if self._preset is not None:
            self._ticket += 1
            self.submit(_Job(self._ticket, self._preset))
            self.start()

    def _do(self, job: _Job) -> None:
        refusal = ""
        try:
            check_files(job.preset)
        except EngineError as error:
            refusal = sentence(str(error))
        except OSError as error:  # such as a path that is too long
            refusal = sentence(f"{error.filename}: {error.strerror or error}")
        self._tell(self._checked, job.ticket, refusal)

    def _take(self, ticket: int, refusal: str) -> None:
        if ticket == self._ticket and refusal != self._answer:
            self._answer = refusal
            self.changed.emit()

    def _end(self, ticket: int) -> None:
        """Let the run itself tell what is wrong where a bug left no answer."""
        self._take(ticket, self._answer or "")
