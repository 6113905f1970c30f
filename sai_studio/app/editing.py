"""The commands that edit positions and trees, and the toolbar beside the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QInputDialog, QToolBar, QWidget

from engine.base.translation import tr
from engine.record.game_node import GameNode
from sai_studio.model.annotations import ANNOTATIONS, Annotation, annotations_of, toggled
from sai_studio.model.commands.actions import Actions
from sai_studio.model.commands.command_table import COMMANDS
from sai_studio.model.commands.menus import EDITING_BAR
from sai_studio.model.preferences import COORDINATE_STYLES, MOVE_NUMBERS
from sai_studio.model.session.navigation import root_of
from sai_studio.model.view_options import ViewOptions
from sai_studio.shared.signals import connect_all
from sai_studio.windows.dialogs.properties import PropertiesDialog
from sai_studio.windows.window_context import WindowContext

TOOLS: Final = (
    *("play", "insert", "black", "white", "empty", "score", "region", "avoid"),
    *("triangle", "square", "circle", "cross", "letter", "number", "line", "arrow", "dim"),
)


class EditingBar(QToolBar):
    """The editing tools beside the board; hidden at first."""

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(tr("Editing tools"), parent)
        self._action = actions["editing_tools"]
        self.setObjectName("editing_tools")
        self.setMovable(False)
        self.setAccessibleName(tr("Editing tools"))
        actions.fill_toolbar(self, EDITING_BAR)
        self.hide()

    def showEvent(self, event: QShowEvent) -> None:
        self._action.setChecked(True)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._action.setChecked(not self.isHidden())
        super().hideEvent(event)


class EditingCommands(QObject):
    """Handlers of the commands that edit the current position or the tree."""

    def __init__(self, context: WindowContext, options: ViewOptions, bar: EditingBar) -> None:
        super().__init__(context.window)
        self._window, self._session = context.window, context.session
        self._actions, self._options, self._bar = context.actions, options, bar
        session, connect = context.session, context.actions.connect_command
        edits, folding = session.edits, session.folding
        connect("editing_tools", lambda: bar.setVisible(bar.isHidden()))
        for tool in TOOLS:
            connect(f"tool_{tool}", partial(self.choose_tool, tool))
        for annotation in ANNOTATIONS:
            connect(f"annotate_{annotation.id}", partial(self.annotate, annotation))
        connect("pass", self.pass_move)
        connect("name_node", self.name_node)
        connect("make_start", edits.make_start)
        connect("properties", self.edit_properties)
        for name, fold, none in (
            ("fold", folding.toggle_here, tr("No move follows here.")),
            (
                "fold_variations",
                folding.collapse_variations,
                tr("There is no variation to collapse."),
            ),
            ("unfold_all", folding.expand_all, tr("No branch is collapsed.")),
        ):
            connect(name, partial(self._fold, fold, none))
        connect("next_remark", partial(self.go_to_remark, 1))
        connect("previous_remark", partial(self.go_to_remark, -1))
        connect("move_numbers", self._next_numbers)
        for which in MOVE_NUMBERS:
            connect(f"numbers_{which}", partial(options.set, "move_numbers", which))
        connect("coordinates", partial(options.toggle, "coordinates"))
        for style in COORDINATE_STYLES:
            connect(f"coordinates_{style}", partial(self.choose_coordinates, style))
        connect_all(self.refresh_checks, options.changed, session.selection.tool_changed)
        connect_all(self.refresh_checks, session.cursor.moved, edits.tree_changed)
        self.refresh_checks()

    def refresh_checks(self) -> None:
        """Update the check marks of the commands."""
        actions, options, session = self._actions, self._options, self._session
        actions[f"tool_{session.selection.tool}"].setChecked(True)
        actions[f"numbers_{options.get('move_numbers')}"].setChecked(True)
        actions[f"coordinates_{options.get('coordinate_style')}"].setChecked(True)
        actions["coordinates"].setChecked(bool(options.get("coordinates")))
        here = annotations_of(session.cursor.node)
        for annotation in ANNOTATIONS:
            actions[f"annotate_{annotation.id}"].setChecked(annotation in here)

    def choose_tool(self, tool: str) -> None:
        """Select a tool, or go back to playing moves if it is selected already."""
        self._session.selection.set_tool("play" if self._session.selection.tool == tool else tool)
        self.refresh_checks()

    def pass_move(self) -> None:
        """Pass, or insert a pass with the tool that inserts moves."""
        edits = self._session.edits
        if self._session.selection.tool == "insert":
            edits.insert_move(edits.record.size**2)
        else:
            self._session.play_move(edits.record.size**2)

    def annotate(self, annotation: Annotation) -> None:
        """Annotate the current move or position, or remove the annotation."""
        node = self._session.cursor.node
        self._session.edits.set_annotations(toggled(node.annotations, annotation))
        self.refresh_checks()

    def name_node(self) -> None:
        """Ask for the name of the current position."""
        edits, node = self._session.edits, self._session.cursor.node

        def name(text: str) -> None:
            if root_of(node) is edits.record.root:  # no other game was opened meanwhile
                edits.set_name(text, node)

        dialog = QInputDialog(self._window)
        dialog.setWindowTitle(tr("Name of the position"))
        dialog.setLabelText(tr("Short name; empty removes it"))
        dialog.setTextValue(node.name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.textValueSelected.connect(name)
        dialog.open()

    def edit_properties(self) -> None:
        """Show the properties of the current position."""
        PropertiesDialog(self._session, self._window).open()

    def _fold(self, fold: Callable[[], bool], none: str) -> None:
        """Collapse or expand branches; say it if there are none."""
        if not fold():
            self._session.message.emit("info", none)

    def go_to_remark(self, step: int) -> None:
        """Go to the next (1) or previous (-1) position of the line with remarks."""
        cursor = self._session.cursor
        here = cursor.line.index(cursor.node)
        nodes = cursor.line[here + 1 :] if step > 0 else cursor.line[:here][::-1]
        found = next(filter(_has_remark, nodes), None)
        if found is not None:
            cursor.go_to(found)
        else:
            text = (
                tr("There is no comment or annotation after this position.")
                if step > 0
                else tr("There is no comment or annotation before this position.")
            )
            self._session.message.emit("info", text)

    def choose_coordinates(self, style: str) -> None:
        """Show the coordinates in a style."""
        self._options.set("coordinate_style", style)
        self._options.set("coordinates", True)

    def _next_numbers(self) -> None:
        which = self._options.next_move_numbers()
        kind = COMMANDS[f"numbers_{which}"].plain_text.lower()
        self._session.message.emit("info", tr("Move numbers: {kind}.", kind=kind))


def _has_remark(node: GameNode) -> bool:
    return bool(node.comment or node.marks or node.lines or node.annotations or node.name)
