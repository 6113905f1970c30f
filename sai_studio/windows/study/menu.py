"""The way from the main window to the study window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.api.loading import open_studies

if TYPE_CHECKING:
    from sai_studio.windows.study.window import StudyWindow
    from sai_studio.windows.window_context import WindowContext

__all__ = ["StudyMenu"]


class StudyMenu(QObject):
    """Makes the study window when it is first wanted, and closes it with the main one.

    Signals
    -------
    crashed
        Traceback of a bug on a thread of the study.
    """

    crashed = Signal(str)

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context.window)
        self._context = context
        self._study_window: StudyWindow | None = None
        context.actions.connect_command("study", self.show_window)

    def study_window(self) -> StudyWindow:
        """The study window, hidden or not."""
        if self._study_window is None:
            from sai_studio.windows.study.study_model import Study
            from sai_studio.windows.study.window import StudyWindow

            preferences = self._context.preferences
            study = Study(self._context.session, preferences, open_studies, self)
            self._study_window = StudyWindow(study, preferences)
            self._study_window.crashed.connect(self.crashed)
        return self._study_window

    def show_window(self) -> None:
        """Bring the study window to the front."""
        self.study_window().show_up()

    def close(self) -> bool:
        """The main window closes; False if a thread does not end in time."""
        window, self._study_window = self._study_window, None
        if window is None:
            return True
        window.close()
        ended = window.study.close()
        if ended:  # a thread at work must not lose what it works on
            window.deleteLater()
        return ended
