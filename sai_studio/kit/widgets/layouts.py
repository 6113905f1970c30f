"""Rows and columns of widgets in one call."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from sai_studio.kit import theme

Part: TypeAlias = QWidget | QLayout | int | tuple[QWidget | QLayout, int]
"""A widget or layout, with its stretch factor if it has one; a number is an empty stretch."""

B = TypeVar("B", bound=QBoxLayout)
_NONE = (0, 0, 0, 0)


def row(
    *parts: Part,
    within: QWidget | None = None,
    margins: tuple[int, int, int, int] = _NONE,
    spacing: int = theme.SPACE,
) -> QHBoxLayout:
    """Return a layout with parts side by side.

    Parameters
    ----------
    within
        Widget that gets the layout.
    margins, spacing
        Left, top, right and bottom margin, and the distance of the parts [px]; -1: the style's.
    """
    return _fill(QHBoxLayout(), parts, within, margins, spacing)


def column(
    *parts: Part,
    within: QWidget | None = None,
    margins: tuple[int, int, int, int] = _NONE,
    spacing: int = theme.SPACE,
) -> QVBoxLayout:
    """Return a layout with parts below each other; parameters as in `row`."""
    return _fill(QVBoxLayout(), parts, within, margins, spacing)


def _fill(
    box: B,
    parts: tuple[Part, ...],
    within: QWidget | None,
    margins: tuple[int, int, int, int],
    spacing: int,
) -> B:
    if within is not None:
        within.setLayout(box)
    box.setContentsMargins(*margins)
    box.setSpacing(spacing)
    for part in parts:
        item, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, int):
            box.addStretch(item)
        elif isinstance(item, QWidget):
            box.addWidget(item, stretch)
        else:
            box.addLayout(item, stretch)
    return box
