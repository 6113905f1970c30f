"""Check the files named in the settings of a new run, in the background."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from engine.base.errors import EngineError
from engine.train.presets.preset import Preset
from engine.train.runs.named_files import check_files
from sai_studio.kit.job_thread import Task, Worker
from sai_studio.kit.texts import sentence
from sai_studio.lab.training.path_field import PATH_KINDS


class FilesCheck(Worker):
    """Checks files as the command line does; a large text network takes seconds.

    Signals
    -------
    changed
        `refusal` has its answer.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("named files", parent)
        self._named: tuple[object, ...] = ()
        self._answer: str | None = ""
        self._preset: Preset | None = None
        self.found.connect(self._take)
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
            self.run(partial(_check, self._preset))

    def _take(self, refusal: str) -> None:
        if refusal != self._answer:
            self._answer = refusal
            self.changed.emit()

    def _end(self) -> None:
        """Let the run itself tell what is wrong where a bug left no answer."""
        self._take(self._answer or "")


def _check(preset: Preset, task: Task) -> None:
    """Tell why a run can't use the files of a preset, as one sentence; "" if it can."""
    refusal = ""
    try:
        check_files(preset)
    except EngineError as error:
        refusal = sentence(str(error))
    except OSError as error:  # such as a path that is too long
        refusal = sentence(f"{error.filename}: {error.strerror or error}")
    task.tell(refusal)
