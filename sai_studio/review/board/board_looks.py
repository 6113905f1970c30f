"""How boards and stones look: the choice of the user, and the colors of each board.

`look()` is the chosen board in the current theme; widgets that draw boards connect to
`theme.changed`, which is emitted when another board or other stones are chosen.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor

from sai_studio.kit import theme
from sai_studio.session.preferences import BOARDS, STONES

Color = tuple[int, int, int]


@dataclass(frozen=True, eq=False)
class BoardLook:
    """Colors of a board in one theme."""

    ground: tuple[Color, Color]
    """Between the grain lines and on them (red, green, blue); the same twice without grain."""
    line: QColor
    star: QColor
    """Star points."""
    text: QColor
    """Coordinates."""
    mark: QColor
    """Marks and labels on an empty point."""
    edge: QColor
    """Outline of marks whose color may be as light or as dark as the board."""
    light: float = 1.0
    """Strength of the light from the upper left and of the rim of the board, 0 to 1."""
    heat: QColor | None = None
    """Heat maps; None: the theme's accent."""
    black_rim: QColor | None = None
    white_rim: QColor | None = None
    """Rims of stones that would have too little contrast with the board; None: the usual ones."""

    @property
    def has_grain(self) -> bool:
        """Whether the board is wooden."""
        return self.ground[0] != self.ground[1]

    def middle(self, alpha: int = 255) -> QColor:
        """Return the mean color of the board."""
        low, high = self.ground
        red, green, blue = ((a + b) // 2 for a, b in zip(low, high, strict=True))
        return QColor(red, green, blue, alpha)

    @property
    def backing(self) -> QColor:
        """The color under a disc, so that the lines of the board don't show through."""
        return self.middle(205)

    @property
    def label(self) -> QColor:
        """The background of a label on an empty point."""
        return self.middle(225)

    def ink_on(self, fill: QColor) -> QColor:
        """Return the color of numbers on a disc with a translucent fill."""
        return theme.ink_on(theme.over(fill, self.middle()))

    def shade(self, share: float) -> QColor:
        """Return the translucent shade of a heat map for a share of the largest value."""
        shade = QColor(self.heat or theme.color("accent"))
        shade.setAlphaF(0.12 + 0.6 * math.sqrt(share))
        return shade


WOOD: Final = BoardLook(
    ground=((238, 200, 138), (214, 168, 102)),
    line=QColor(46, 30, 12, 190),
    star=QColor(46, 30, 12, 235),
    text=QColor(54, 35, 13),
    mark=QColor(120, 20, 14),
    edge=QColor(28, 24, 18, 190),
    white_rim=QColor(58, 46, 28),
)
_WOOD_AT_NIGHT: Final = BoardLook(
    ground=((205, 166, 108), (180, 138, 82)),
    line=QColor(46, 30, 12, 205),
    star=QColor(46, 30, 12, 235),
    text=QColor(20, 13, 4),
    mark=QColor(92, 8, 4),
    edge=QColor(20, 16, 10, 215),
    white_rim=QColor(48, 38, 22),
)
_DARK_WOOD: Final = BoardLook(
    ground=((134, 90, 53), (116, 76, 43)),
    line=QColor(244, 228, 200, 205),
    star=QColor(250, 236, 212),
    text=QColor(255, 248, 236),
    mark=QColor(255, 244, 206),
    edge=QColor(250, 240, 222, 215),
    light=0.3,
    heat=QColor(150, 206, 255),
    black_rim=QColor(214, 200, 178),
)
_PAPER: Final = BoardLook(
    ground=((248, 245, 236), (248, 245, 236)),
    line=QColor(52, 49, 44),
    star=QColor(36, 34, 30),
    text=QColor(70, 66, 58),
    mark=QColor(158, 20, 12),
    edge=QColor(40, 37, 32, 210),
    light=0.0,
    white_rim=QColor(70, 66, 58),
)
_PAPER_AT_NIGHT: Final = BoardLook(
    ground=((216, 211, 199), (216, 211, 199)),
    line=QColor(44, 41, 37),
    star=QColor(30, 28, 25),
    text=QColor(52, 49, 43),
    mark=QColor(140, 14, 8),
    edge=QColor(34, 31, 27, 210),
    light=0.0,
    white_rim=QColor(62, 58, 51),
)
_SLATE: Final = BoardLook(
    ground=((92, 106, 119), (92, 106, 119)),
    line=QColor(222, 229, 235, 225),
    star=QColor(236, 241, 245),
    text=QColor(247, 249, 251),
    mark=QColor(255, 246, 214),
    edge=QColor(242, 246, 250, 220),
    light=0.0,
    heat=QColor(150, 206, 255),
)
LOOKS: Final = {
    "wood": (WOOD, _WOOD_AT_NIGHT),
    "dark_wood": (_DARK_WOOD, _DARK_WOOD),
    "paper": (_PAPER, _PAPER_AT_NIGHT),
    "slate": (_SLATE, _SLATE),
}
"""The boards by name: in the light and in the dark theme."""
assert tuple(LOOKS) == BOARDS


@dataclass
class _Choice:
    board: str = BOARDS[0]
    stones: str = STONES[0]


_choice = _Choice()


def look() -> BoardLook:
    """Return the chosen board in the current theme."""
    return LOOKS[_choice.board][theme.current() == "dark"]


def stones() -> str:
    """Return the chosen kind of stones, one of `STONES`."""
    return _choice.stones


def choose(board: str | None = None, stones: str | None = None) -> None:
    """Choose a board of `BOARDS`, and stones of `STONES`; None keeps those that are chosen."""
    before = _choice.board, _choice.stones
    _choice.board, _choice.stones = board or _choice.board, stones or _choice.stones
    if (_choice.board, _choice.stones) != before:
        theme.changed.emit()
