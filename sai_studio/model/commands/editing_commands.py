"""The commands that edit positions and trees, and show numbers and coordinates on the board."""

from __future__ import annotations

from typing import Final

from sai_studio.model.annotations import ANNOTATIONS, MOVE, Annotation
from sai_studio.model.commands.command import Command
from sai_studio.model.session.session import Session

__all__ = ["EDITING_COMMANDS"]

_KEYS: Final = {
    "TE1": ("Ctrl+Alt+T",),
    "BM1": ("Ctrl+Alt+B",),
    "IT1": ("Ctrl+Alt+I",),
    "DO1": ("Ctrl+Alt+D",),
    "HO1": ("Ctrl+Alt+H",),
}
"""Default shortcuts of annotations."""


def _has_move(session: Session) -> bool:
    return session.cursor.node.move is not None


def _has_parent(session: Session) -> bool:
    return session.cursor.node.parent is not None


def _tool(name: str, text: str, key: str, icon: str, tip: str = "") -> Command:
    return Command(f"tool_{name}", text, (key,), icon, tip, group="tool")


def _annotate(annotation: Annotation) -> Command:
    return Command(
        f"annotate_{annotation.id}",
        f"{annotation.text}  {annotation.symbol}",
        _KEYS.get(annotation.id, ()),
        tip=f"{annotation.text}; a second time removes the annotation",
        checkable=True,
        enabled=_has_move if annotation.kind == MOVE else None,
    )


EDITING_COMMANDS: Final = (
    Command(
        "editing_tools",
        "E&diting tools",
        ("Ctrl+E",),
        "edit",
        "Show tools to set up stones and to draw marks, lines and arrows",
        checkable=True,
    ),
    _tool("black", "Set up &black stones", "Ctrl+1", "black_stone"),
    _tool("white", "Set up &white stones", "Ctrl+2", "white_stone"),
    _tool("empty", "&Erase stones and marks", "Ctrl+3", "erase"),
    _tool("triangle", "&Triangle", "Ctrl+4", "triangle", "Mark points with triangles"),
    _tool("square", "&Square", "Ctrl+5", "square", "Mark points with squares"),
    _tool("circle", "&Circle", "Ctrl+6", "circle", "Mark points with circles"),
    _tool("cross", "Cr&oss", "Ctrl+7", "cross", "Mark points with crosses"),
    _tool("letter", "L&etter", "Ctrl+8", "letter", "Label points with the next letters"),
    _tool("number", "&Number", "Ctrl+9", "number", "Label points with the next numbers"),
    _tool("line", "&Line", "Ctrl+L", "line", "Draw lines: drag, or click both ends"),
    _tool("arrow", "&Arrow", "Ctrl+Shift+L", "arrow", "Draw arrows: drag, or click both ends"),
    _tool("dim", "&Dim points", "Ctrl+Shift+D", "dim", "Put points in the shade from here on"),
    _tool(
        "insert",
        "I&nsert moves",
        "I",
        "insert",
        "A click inserts a move here; the moves that follow stay, if they are legal",
    ),
    *map(_annotate, ANNOTATIONS),
    Command("name_node", "&Name of the position\u2026", tip="Give this position a short name"),
    Command(
        "make_start",
        "Make t&his position the start",
        tip="Start the game here: earlier moves and other variations go, until you undo it",
        enabled=_has_parent,
    ),
    Command(
        "properties",
        "P&roperties\u2026",
        ("Ctrl+Shift+I",),
        tip="Show and edit the SGF properties of this position",
    ),
    Command(
        "fold",
        "&Collapse or expand branch",
        ("X",),
        tip="Hide the moves after this one in the tree, or show them again",
    ),
    Command("fold_variations", "Collapse all &variations", tip="Hide all variations in the tree"),
    Command("unfold_all", "&Expand all branches", ("Shift+X",)),
    Command(
        "next_remark",
        "Ne&xt comment or annotation",
        ("J",),
        tip="Go to the next position with a comment, a mark or an annotation",
    ),
    Command("previous_remark", "Previ&ous comment or annotation", ("Shift+J",)),
    Command("move_numbers", "&Change", ("M",), tip="Go to the next kind of move numbers"),
    Command("numbers_off", "&None", group="numbers"),
    Command("numbers_one", "&Last move", group="numbers"),
    Command("numbers_last", "Last &ten moves", group="numbers"),
    Command("numbers_all", "&All moves", group="numbers"),
    Command("numbers_branch", "From the &branch on", group="numbers", tip="Counted from 1"),
    Command("coordinates", "&Show coordinates", ("K",), checkable=True),
    Command("coordinates_A1", "&A1: letters and numbers", group="coordinates"),
    Command("coordinates_1-1", "&1-1: numbers from the upper left", group="coordinates"),
    Command("coordinates_edge", "&Lines from the nearest edge", group="coordinates"),
)
"""In the order of menus."""
