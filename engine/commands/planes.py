"""The command `sai-engine planes`: the input planes of a network for a position."""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.base.errors import SettingsError
from engine.base.files import atomic_write
from engine.base.suggestion import suggestion
from engine.base.svg import INK, circle, line, sheet, text
from engine.base.terminal import plain, print_json
from engine.commands.command import Command, CommandParser
from engine.commands.named_position import add_position_arguments, named_position
from engine.go.board import BLACK
from engine.go.coords import COLUMN_LETTERS

if TYPE_CHECKING:
    from engine.network.planes.feature_set import FeatureSet

CELL: Final = 10.0
"""Distance of two lines of a board [px]."""
TITLE: Final = 24.0
"""Height of the title above a board [px]."""
LEAST_WIDTH: Final = 250.0
"""Width that every title needs [px]."""
SIGNS: Final = {0: ".", 1: "1", -1: "-"}


class _Plane(NamedTuple):
    """One plane to show."""

    plane: int  # its number, counted from 1
    name: str
    rows: list[list[int]]  # values, the board's upper row first

    @property
    def points(self) -> int:
        """Number of points that are not 0."""
        return sum(map(bool, sum(self.rows, [])))


def _flags(sub: CommandParser) -> None:
    add_position_arguments(sub)
    sub.add_argument(
        "--features", metavar="NAME", help="feature set, as alphago48 (that of the network)"
    )
    sub.add_argument(
        "--plane",
        type=int,
        action="append",
        metavar="N",
        help="show this plane, counted from 1; as often as you like (all)",
    )
    sub.add_argument("--svg", type=Path, metavar="FILE", help="draw the planes into this file")
    sub.add_argument("--json", action="store_true", help="print one JSON object")


def _planes(options: argparse.Namespace) -> int:
    from engine.go.state import as_batch
    from engine.network.planes.planes import planes

    record, node = named_position(options)
    features = _feature_set(options, record.size)
    numbers = options.plane or list(range(1, features.planes + 1))
    for number in numbers:
        if not 1 <= number <= features.planes:
            raise SettingsError(
                f"--plane must be from 1 to {features.planes} with {features.name}, not {number}"
            )
    values = planes(features, as_batch(record.position_at(node)))[0].astype(int).tolist()
    shown = [_Plane(n, features.plane_names[n - 1], values[n - 1]) for n in numbers]
    if options.svg is not None:
        atomic_write(options.svg, _picture(shown).encode())
    to_play = "Black" if record.board_at(node).to_play == BLACK else "White"
    if options.json:
        print_json(
            {
                "size": record.size,
                "move_number": node.number,
                "to_play": to_play.lower(),
                "features": features.name,
                "planes": [plane._asdict() for plane in shown],
            }
        )
    elif options.svg is None:
        name = plain(options.game.name)
        print(f"{name}, move {node.number}, {to_play} to play (own), {features.name}")
        for plane in shown:
            points = f"{plane.points} point{'' if plane.points == 1 else 's'}"
            print(f"\n{plane.plane}. {plane.name}: {points}")
            if 0 < plane.points < record.size**2:
                print("\n".join(_diagram(plane.rows)))
    return 0


def _feature_set(options: argparse.Namespace, size: int) -> FeatureSet:
    """Return the set that the options name, or that of the network."""
    from engine.network.planes.feature_set import KNOWN_SETS, feature_set

    if options.features is not None:
        try:
            return feature_set(options.features)
        except SettingsError:  # its text is about networks
            raise SettingsError(
                f"--features: there is no feature set {options.features!r:.60}",
                hint=suggestion(options.features, KNOWN_SETS),
            ) from None
    from engine.catalog.networks import chosen_network
    from engine.network.files.weights import read_header

    return feature_set(read_header(chosen_network(options.net, size)).features)


def _diagram(rows: list[list[int]]) -> list[str]:
    """Return a plane as lines of signs with the board's coordinates."""
    size = len(rows)
    board = [
        f"{size - i:>3} " + " ".join(SIGNS[value] for value in row) for i, row in enumerate(rows)
    ]
    return [*board, "    " + " ".join(COLUMN_LETTERS[:size])]


def _picture(shown: Sequence[_Plane]) -> str:
    """Return planes as small boards side by side, as SVG: points of 1 are dark, those of -1 red."""
    size = len(shown[0].rows)
    width = max(CELL * (size + 1), LEAST_WIDTH)
    height = CELL * (size + 1) + TITLE
    columns = math.ceil(math.sqrt(len(shown) * height / width))
    lines = math.ceil(len(shown) / columns)
    parts = []
    for k, plane in enumerate(shown):
        left, top = k % columns * width, k // columns * height + TITLE
        parts.append(text(left + CELL, top, f"{plane.plane}. {plane.name}", "start", 9))
        near, far = CELL, CELL * size
        for i in range(size):
            at = CELL * (i + 1)
            parts.append(line(left + at, top + near, left + at, top + far, "#cccccc"))
            parts.append(line(left + near, top + at, left + far, top + at, "#cccccc"))
        for row, values in enumerate(plane.rows):
            for column, value in enumerate(values):
                if value:
                    color = INK if value > 0 else "#c03030"
                    x, y = left + CELL * (column + 1), top + CELL * (row + 1)
                    parts.append(circle(x, y, 0.4 * CELL, color))
    return sheet(columns * width + CELL, lines * height + CELL, parts)


COMMANDS = (
    Command("planes", "print or draw the input planes of one position of a game", _flags, _planes),
)
