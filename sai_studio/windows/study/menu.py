"""The way from the main window to the study window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.api import open_studies
from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from sai_studio.windows.studio_window import StudioWindow
    from sai_studio.windows.study.window import StudyWindow

__all__ = ["StudyMenu"]


class StudyMenu(WindowMenu["StudyWindow"]):
    """Connects the command that opens the study window."""

    def __init__(self, window: StudioWindow) -> None:
        super().__init__(window)
        window.actions_.connect_command("study", self.show_window)

    def _make(self) -> StudyWindow:
        from sai_studio.windows.study.study import Study
        from sai_studio.windows.study.window import StudyWindow

        main = self._window
        study = Study(main.session, main.preferences, open_studies, self)
        window = StudyWindow(study, main.preferences)
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: StudyWindow) -> bool:
        return window.study.close()
