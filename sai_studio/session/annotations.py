"""Annotations of moves and positions in plain words, as SGF knows them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.base.translation import tr
from engine.record.game_node import GameNode
from sai_studio.kit.texts import one_line
from sai_studio.session.marks import MOST_LINES

MOVE: Final = "move"
POSITION: Final = "position"
HOTSPOT: Final = "hotspot"


@dataclass(frozen=True)
class Annotation:
    """A judgment of a move or a position."""

    sgf: str
    """Property in SGF."""
    value: int
    """1, or 2 for emphasis."""
    symbol: str
    """As written beside a move, at most two characters."""
    text: str
    kind: str
    """A node has at most one of each kind."""
    role: str
    """Color of the symbol in the theme."""

    @property
    def id(self) -> str:
        """Property and value: "TE2"."""
        return f"{self.sgf}{self.value}"


ANNOTATIONS: Final = (
    Annotation("TE", 2, "!!", tr("Very good move"), MOVE, "good"),
    Annotation("TE", 1, "!", tr("Good move"), MOVE, "good"),
    Annotation("IT", 1, "!?", tr("Interesting move"), MOVE, "accent"),
    Annotation("DO", 1, "?!", tr("Doubtful move"), MOVE, "amber"),
    Annotation("BM", 1, "?", tr("Bad move"), MOVE, "bad"),
    Annotation("BM", 2, "??", tr("Very bad move"), MOVE, "bad"),
    Annotation("GB", 1, "B", tr("Good for Black"), POSITION, "text"),
    Annotation("GB", 2, "B+", tr("Very good for Black"), POSITION, "text"),
    Annotation("GW", 1, "W", tr("Good for White"), POSITION, "text"),
    Annotation("GW", 2, "W+", tr("Very good for White"), POSITION, "text"),
    Annotation("DM", 1, "=", tr("Even position"), POSITION, "text"),
    Annotation("DM", 2, "==", tr("Clearly even position"), POSITION, "text"),
    Annotation("UC", 1, "~", tr("Unclear position"), POSITION, "text"),
    Annotation("UC", 2, "~~", tr("Very unclear position"), POSITION, "text"),
    Annotation("HO", 1, "\u2605", tr("Hotspot"), HOTSPOT, "amber"),
    Annotation("HO", 2, "\u2605", tr("Important hotspot"), HOTSPOT, "amber"),
)
"""All annotations, in the order of menus."""
LONGEST_NAME: Final = 80
"""Characters of a node's name that are shown."""


def annotations_of(node: GameNode) -> list[Annotation]:
    """Return the annotations of a node; a value that SGF doesn't define counts as 1."""
    found = node.annotations
    return [
        a
        for a in ANNOTATIONS
        if a.sgf in found and (found[a.sgf] == a.value or a.id in ("IT1", "DO1"))
    ]


def toggled(annotations: Mapping[str, int], annotation: Annotation) -> dict[str, int]:
    """Return annotations with one added in place of others of its kind, or removed if present."""
    kept = {a.sgf for a in ANNOTATIONS if a.kind != annotation.kind}
    changed = {name: value for name, value in annotations.items() if name in kept}
    if annotations.get(annotation.sgf) != annotation.value:
        changed[annotation.sgf] = annotation.value
    return changed


def remarks_text(node: GameNode) -> str:
    """Return the name and the annotations of a node in words; "" without any."""
    words = [one_line(node.name, LONGEST_NAME)] if node.name else []
    words += [annotation.text for annotation in annotations_of(node)]
    if len(node.lines) > MOST_LINES:
        counts = {"shown": MOST_LINES, "all": len(node.lines)}
        words.append(tr("{shown} of {all} lines and arrows are shown", **counts))
    return ", ".join(words)
