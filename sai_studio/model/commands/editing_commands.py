"""The commands that edit positions and trees, and show numbers and coordinates on the board."""

from __future__ import annotations

from typing import Final

from engine.base.translation import tr
from sai_studio.model.annotations import ANNOTATIONS, MOVE, Annotation
from sai_studio.model.commands.command import Command
from sai_studio.model.session.session import Session

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
        tip=tr("{annotation}; a second time removes the annotation", annotation=annotation.text),
        checkable=True,
        enabled=_has_move if annotation.kind == MOVE else None,
    )


EDITING_COMMANDS: Final = (
    Command(
        "editing_tools",
        tr("E&diting tools"),
        ("Ctrl+E",),
        "edit",
        tr("Show tools to set up stones and to draw marks, lines and arrows"),
        checkable=True,
    ),
    _tool("black", tr("Set up &black stones"), "Ctrl+1", "black_stone"),
    _tool("white", tr("Set up &white stones"), "Ctrl+2", "white_stone"),
    _tool("empty", tr("&Erase stones and marks"), "Ctrl+3", "erase"),
    _tool("triangle", tr("&Triangle"), "Ctrl+4", "triangle", tr("Mark points with triangles")),
    _tool("square", tr("&Square"), "Ctrl+5", "square", tr("Mark points with squares")),
    _tool("circle", tr("&Circle"), "Ctrl+6", "circle", tr("Mark points with circles")),
    _tool("cross", tr("Cr&oss"), "Ctrl+7", "cross", tr("Mark points with crosses")),
    _tool("letter", tr("L&etter"), "Ctrl+8", "letter", tr("Label points with the next letters")),
    _tool("number", tr("&Number"), "Ctrl+9", "number", tr("Label points with the next numbers")),
    _tool("line", tr("&Line"), "Ctrl+L", "line", tr("Draw lines: drag, or click both ends")),
    _tool(
        "arrow", tr("&Arrow"), "Ctrl+Shift+L", "arrow", tr("Draw arrows: drag, or click both ends")
    ),
    _tool(
        "dim",
        tr("&Dim points"),
        "Ctrl+Shift+D",
        "dim",
        tr("Dim points of the board from this position on"),
    ),
    _tool(
        "insert",
        tr("I&nsert moves"),
        "I",
        "insert",
        tr("A click inserts a move here; the moves that follow stay, if they are legal"),
    ),
    *map(_annotate, ANNOTATIONS),
    Command(
        "name_node", tr("&Name of the position\u2026"), tip=tr("Give this position a short name")
    ),
    Command(
        "make_start",
        tr("Make t&his position the start"),
        tip=tr(
            "Start the game here: earlier moves and other variations are removed (Undo "
            "restores them)"
        ),
        enabled=_has_parent,
    ),
    Command(
        "properties",
        tr("P&roperties\u2026"),
        ("Ctrl+Shift+I",),
        tip=tr("Show and edit the SGF properties of this position"),
    ),
    Command(
        "fold",
        tr("&Collapse or expand branch"),
        ("X",),
        tip=tr("Hide the moves after this one in the tree, or show them again"),
    ),
    Command(
        "fold_variations", tr("Collapse all &variations"), tip=tr("Hide all variations in the tree")
    ),
    Command("unfold_all", tr("&Expand all branches"), ("Shift+X",)),
    Command(
        "next_remark",
        tr("Ne&xt comment or annotation"),
        ("J",),
        tip=tr("Go to the next position with a comment, a mark or an annotation"),
    ),
    Command("previous_remark", tr("Previ&ous comment or annotation"), ("Shift+J",)),
    Command("move_numbers", tr("&Change"), ("M",), tip=tr("Go to the next kind of move numbers")),
    Command("numbers_off", tr("&None"), group="numbers"),
    Command("numbers_one", tr("&Last move"), group="numbers"),
    Command("numbers_last", tr("Last &ten moves"), group="numbers"),
    Command("numbers_all", tr("&All moves"), group="numbers"),
    Command("numbers_branch", tr("From the &branch on"), group="numbers", tip=tr("Counted from 1")),
    Command("coordinates", tr("&Show coordinates"), ("K",), checkable=True),
    Command("coordinates_A1", tr("&A1: letters and numbers"), group="coordinates"),
    Command("coordinates_1-1", tr("&1-1: numbers from the upper left"), group="coordinates"),
    Command("coordinates_edge", tr("&Lines from the nearest edge"), group="coordinates"),
)
"""In the order of menus."""
