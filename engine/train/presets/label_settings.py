"""Settings of a distillation."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Final

from engine.base.settings import Settings, setting
from engine.go.board import MAX_SIZE, MIN_SIZE

_BOARDS: Final = re.compile(r"(\d{1,2})(?:-(\d{1,2}))?(?::(\d{1,6}(?:\.\d{1,6})?))?")


@dataclass(frozen=True, kw_only=True)
class DistillationSettings(Settings):
    """How positions are labelled by a teacher network, in place of self-play."""

    removed = {"pupil_visits": 60}

    teacher: str = setting(
        "",
        "Network file whose answers are learned; empty = the run plays against itself.",
        names="network",
    )
    labels: str = setting(
        "",
        "Folders of labels made before by `sai-engine label`, separated by semicolons; then the "
        "teacher is not asked again.",
        names="folders",
    )
    pupil: str = setting(
        "",
        "Network file whose policy plays a part of the moves, so that its mistakes are labelled "
        "too; empty = the teacher plays all.",
        names="network",
    )
    tree_share: float = setting(
        0.0,
        "Share of the games that go from node to node of the pupil's search trees in place of "
        "playing, so that what it misjudges while it searches is labelled.",
        low=0.0,
        high=1.0,
    )
    visits: int = setting(
        1, "Visits of the teacher's searches for searched labels; 1 = none.", low=1, high=100_000
    )
    searched_share: float = setting(
        0.1, "Share of the labels that are searched.", low=0.0, high=1.0
    )
    games: str = setting(
        "",
        "Zip, folder or file of game records whose positions are labelled too; games that an index "
        "beside them keeps for validation are left out. Empty = games of teacher and pupil alone.",
        names="file",
    )
    boards: str = setting(
        "",
        "Board sizes, and how often positions are drawn from each, like 19:3 9:2 5-8:1; the sizes "
        "of a range share its part.",
    )
    recorded_share: float = setting(
        0.5,
        "Share of games from records, on board sizes that have any; the others are played by "
        "teacher and pupil.",
        low=0.0,
        high=1.0,
    )
    per_game: int = setting(
        8,
        "Positions drawn of a record, in pairs: at the game's komi, then near the fair one.",
        low=1,
        high=1000,
    )
    move_weight: float = setting(
        0.5,
        "Share of the move played in a record's policy target; the rest is the teacher's policy.",
        low=0.0,
        high=1.0,
    )
    result_weight: float = setting(
        0.3,
        "Share of a record's result in the winrate target at its own komi; the rest is the "
        "teacher's winrate.",
        low=0.0,
        high=1.0,
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.shares() and self.teacher and not self.labels:
            raise self.error("boards", ": name at least one board size, like 19 or 9:2 5-8:1")
        if self.tree_share > 0.0 and not self.pupil:
            raise self.error("tree_share", ": name the network that searches as pupil")

    def shares(self) -> dict[int, float]:
        """Return the chance of each board size, ascending; they sum to 1."""
        shares: dict[int, float] = {}
        for part in self.boards.split():
            match = _BOARDS.fullmatch(part)
            sizes = range(0)
            if match is not None:
                sizes = range(int(match[1]), int(match[2] or match[1]) + 1)
            if match is None or not sizes or sizes[0] < MIN_SIZE or sizes[-1] > MAX_SIZE:
                raise self.error(
                    "boards",
                    f": {part!r:.40} is not a board size from {MIN_SIZE} to {MAX_SIZE}, or a range "
                    "of them, with a weight, like 9:2 or 5-8:1",
                )
            for size in sizes:
                shares[size] = shares.get(size, 0.0) + float(match[3] or 1.0) / len(sizes)
        total = sum(shares.values())
        if shares and not 0.0 < total < math.inf:
            raise self.error(
                "boards", f": the weights of {self.boards!r:.40} don't sum to a number above 0"
            )
        return {size: shares[size] / total for size in sorted(shares)}
