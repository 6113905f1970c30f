"""Connects the command that shows the course of the search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sai_studio.windows.window_menu import WindowMenu

if TYPE_CHECKING:
    from sai_studio.windows.search_course.window import SearchCourseWindow
    from sai_studio.windows.window_context import WindowContext

__all__ = ["SearchCourseMenu"]


class SearchCourseMenu(WindowMenu["SearchCourseWindow"]):
    """Connects the command that shows the course of the search."""

    def __init__(self, context: WindowContext) -> None:
        super().__init__(context)
        context.actions.connect_command("search_course", self.show_window)

    def _make(self) -> SearchCourseWindow:
        from sai_studio.windows.search_course.window import SearchCourseWindow

        return SearchCourseWindow(self._context.session)
