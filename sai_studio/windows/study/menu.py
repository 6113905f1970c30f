"""Connects the commands that open the study window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.api.loading import open_studies
from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from sai_studio.windows.study.window import StudyWindow
    from sai_studio.windows.window_context import WindowContext


class StudyMenu(WindowMenu["StudyWindow"]):
    """Connects the commands that open the study window."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        context.actions.connect_command("study", self.show_window)
        context.actions.connect_command("compare_networks", lambda: self.show_window().compare())

    def _make(self) -> StudyWindow:
        from sai_studio.windows.study.study_model import Study
        from sai_studio.windows.study.window import StudyWindow

        preferences = self._context.preferences
        study = Study(self._context.session, preferences, open_studies, self)
        window = StudyWindow(study, preferences)
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: StudyWindow) -> bool:
        return window.study.close()
