"""The drill: positions of mistakes to practice, repeated at growing intervals.

They are stored in one SQLite file. Answers are judged by searches, see `judged_answer`.
"""

from __future__ import annotations

import logging
import math
import sqlite3
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import blake2b
from pathlib import Path
from typing import Final

from engine.base.database import Database
from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, loads
from engine.record.stored_analysis import rules_text
from engine.review.lesson import loss_of
from engine.review.mistakes import WINRATE_MISTAKE, Mistake, MistakeKind, loss_class
from engine.review.reasons.evidence import Evidence, evidence_to_json, read_evidence
from engine.review.reasons.sentences import reason_text
from engine.search.report import AnalysisReport

log = logging.getLogger(__name__)

DAY_S: Final = 86_400.0
AGAIN_S: Final = 600.0
"""Time after which a wrong answer is asked again [s]."""
GROWTH: Final = 2.5
"""Factor of the interval after each right answer; the first interval is a day."""
NEVER: Final = 1e15
"""Time at which a damaged position is due [s since 1970]."""
_VERSION: Final = 1
_NO_REASONS: Final[Mapping[GameNode, Evidence]] = {}
_TABLE: Final = """
CREATE TABLE IF NOT EXISTS item (
    id INTEGER PRIMARY KEY, key BLOB UNIQUE NOT NULL, sgf BLOB NOT NULL, title TEXT NOT NULL,
    number INTEGER NOT NULL, played INTEGER NOT NULL, kind TEXT NOT NULL, lost REAL, chance REAL,
    due REAL NOT NULL, interval REAL NOT NULL DEFAULT 0,
    right INTEGER NOT NULL DEFAULT 0, wrong INTEGER NOT NULL DEFAULT 0, evidence TEXT
)
"""


class Verdict(Enum):
    """Judgment of an answer."""

    BEST = "the best move"
    GOOD = "as good as the best move"
    WORSE = "worse than the best move"
    SAME_MISTAKE = "the move of the game"


@dataclass(frozen=True)
class DrillItem:
    """A position in which a mistake was made."""

    id: int
    record: GameRecord
    """The game up to the position, without comments and variations."""
    title: str
    """Players of the game."""
    number: int
    """Number of the move that was the mistake."""
    played: int
    """Point of that move; N is pass."""
    kind: MistakeKind
    points_lost: float | None
    """What the move lost [points]; None if unknown."""
    winrate_lost: float | None
    """What the move lost at the game's komi [0, 1]; None if unknown."""
    evidence: Evidence | None = None
    """Why the move was a mistake; None if unknown."""

    @property
    def reason(self) -> str:
        """Why the move was a mistake, as a sentence; "" if unknown."""
        return "" if self.evidence is None else reason_text(self.evidence)

    @property
    def node(self) -> GameNode:
        """The position: the last node of the record."""
        return self.record.main_line()[-1]


class Drill:
    """The positions to practice, in a file that is created when the first one is added.

    Raises
    ------
    EngineError
        The file can't be read or written, or is no drill; from every method.
    """

    def __init__(self, path: Path) -> None:
        hint = tr("check the disk, or move the file away to begin a new drill")
        self._file = Database(path, _VERSION, _prepare, hint)
        self.left_out = 0
        """Number of damaged positions that `next` has found and left out."""

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def add(
        self,
        record: GameRecord,
        mistakes: Sequence[Mistake],
        now: float | None = None,
        reasons: Mapping[GameNode, Evidence] = _NO_REASONS,
        *,
        again: bool = False,
    ) -> int:
        """Add mistakes of a game; return how many were not there yet.

        Parameters
        ----------
        now
            When they are due [s since 1970].
        reasons
            Those of their moves, as far as they are known.
        again
            Whether those that were there already are due then, too.
        """
        due = time.time() if now is None else now
        rows = [_row(record, mistake, due, reasons.get(mistake.node)) for mistake in mistakes]
        with self._file.transaction() as file:
            before = file.total_changes
            file.executemany(
                "INSERT OR IGNORE INTO item (key, sgf, title, number, played, kind, lost, chance,"
                " due, evidence) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                rows,
            )
            added = file.total_changes - before
            if again:
                keys = [(due, key) for key, *_ in rows]
                file.executemany("UPDATE item SET due = ? WHERE key = ?", keys)
            return added

    def next(self, kind: MistakeKind | None = None, now: float | None = None) -> DrillItem | None:
        """Return the position that has been due longest, worst mistakes first; None if none is.

        Damaged positions stay in the file, but are never due again.

        Parameters
        ----------
        kind
            Only mistakes of this kind.
        """
        if not self._file.exists:
            return None
        due = time.time() if now is None else now
        while True:
            with self._file.transaction() as file:
                row = file.execute(
                    "SELECT id, sgf, title, number, played, kind, lost, chance, evidence"
                    " FROM item"
                    " WHERE due <= ? AND (? IS NULL OR kind = ?)"
                    " ORDER BY due, -COALESCE(lost, 0), id LIMIT 1",
                    (due, *(2 * (kind and kind.value,))),
                ).fetchone()
                if row is None:
                    return None
                try:
                    return self._item(row)
                except (EngineError, ValueError) as error:
                    log.warning("%s, position %s is damaged: %s", self._file.path, row[0], error)
                    self.left_out += 1
                    file.execute("UPDATE item SET due = ? WHERE id = ?", (NEVER, row[0]))

    def counts(self, now: float | None = None) -> tuple[int, int]:
        """Return the numbers of positions that are due, and of all positions."""
        if not self._file.exists:
            return 0, 0
        with self._file.transaction() as file:
            due, count = file.execute(
                "SELECT COALESCE(SUM(due <= ?), 0), COUNT(*) FROM item",
                (time.time() if now is None else now,),
            ).fetchone()
        return int(due), int(count)

    def answered(self, item: DrillItem, is_right: bool, now: float | None = None) -> None:
        """Store an answer, and the time at which the position is asked again.

        After successive right answers the intervals are 1, 2.5, 6.25 ... days. After a wrong answer
        the position is asked again soon, and the intervals start over.
        """
        now = time.time() if now is None else now
        with self._file.transaction() as file:
            if is_right:
                file.execute(
                    "UPDATE item SET right = right + 1, interval = MAX(?, interval * ?),"
                    " due = ? + MAX(?, interval * ?) WHERE id = ?",
                    (DAY_S, GROWTH, now, DAY_S, GROWTH, item.id),
                )
            else:
                file.execute(
                    "UPDATE item SET wrong = wrong + 1, interval = 0, due = ? WHERE id = ?",
                    (now + AGAIN_S, item.id),
                )

    def remove(self, item: DrillItem) -> None:
        """Never ask a position again."""
        with self._file.transaction() as file:
            file.execute("DELETE FROM item WHERE id = ?", (item.id,))

    def _item(self, row: tuple[object, ...]) -> DrillItem:
        """Return a row as an item; EngineError or ValueError if it is damaged."""
        number, sgf, title, move, played, kind, lost, chance, evidence = row

        if not isinstance(sgf, bytes):
            raise ValueError("no game")
        item = DrillItem(
            id=int(str(number)),
            record=loads(sgf, self._file.path.name).games[0],
            title=str(title),
            number=int(str(move)),
            played=int(str(played)),
            kind=MistakeKind(kind),
            points_lost=_loss(lost),
            winrate_lost=_loss(chance),
            evidence=read_evidence(str(evidence)) if evidence else None,
        )
        size, board = item.record.size, item.record.board_at(item.node)
        if board.problem or not 0 <= item.played <= size * size:
            raise ValueError("illegal move")
        item.record.check_square()
        known = item.evidence
        return (
            item
            if known is None or known.fits(board, item.played)
            else replace(item, evidence=None)
        )


def _loss(stored: object) -> float | None:
    """Return a finite number of the file; None for null."""
    loss = None if stored is None else float(str(stored))
    if loss is not None and not math.isfinite(loss):
        raise ValueError("no number")
    return loss


def _prepare(file: sqlite3.Connection) -> None:
    file.execute(_TABLE)
    if "evidence" not in (row[1] for row in file.execute("PRAGMA table_info(item)")):
        file.execute("ALTER TABLE item ADD COLUMN evidence TEXT")  # an earlier file


@dataclass(frozen=True)
class Judged:
    """The judgment of an answer, and its loss beyond the error."""

    verdict: Verdict
    points_lost: float = 0.0
    """Points lost against the best move [>= 0]."""
    winrate_lost: float = 0.0
    """Winrate lost against the best move at the game's komi [0, 1]."""

    @property
    def is_right(self) -> bool:
        """Whether the answer was the best move or as good."""
        return self.verdict in (Verdict.BEST, Verdict.GOOD)


def judged_answer(
    item: DrillItem, answer: int, before: AnalysisReport, after: AnalysisReport | None
) -> Judged | None:
    """Judge an answer by searches, by points and by winrate as mistakes are.

    The figures of the answer are those with more visits: of the move among the candidates, or of
    the next position.

    Parameters
    ----------
    answer
        Point played; N is pass.
    before
        Search of the position.
    after
        Search of the position after the answer; None if there is none yet.

    Returns
    -------
    Judged or None
        None if the answer has too few visits, so that `after` is needed.
    """
    loss = loss_of(answer, before, after)
    if answer == before.headline.move:
        return Judged(Verdict.BEST)
    if loss is None:
        return None
    if loss_class(loss.points, before.size) == 0 and loss.winrate < WINRATE_MISTAKE:
        return Judged(Verdict.GOOD, loss.points, loss.winrate)
    same = answer == item.played
    return Judged(Verdict.SAME_MISTAKE if same else Verdict.WORSE, loss.points, loss.winrate)


def _row(
    record: GameRecord, mistake: Mistake, due: float, evidence: Evidence | None
) -> tuple[object, ...]:
    node, move = mistake.node.parent, mistake.node.move
    assert node is not None, "a mistake is a move"
    assert move is not None, "a mistake is a move"
    board, rules = record.board_at(node), record.rules
    identity = f"{rules_text(rules)} {rules.white_bonus} {board.to_play} {move.point} {rules.size} "
    key = blake2b(identity.encode() + board.stones.tobytes(), digest_size=16).digest()
    players = [record.info.get(name, "").strip() for name in ("PB", "PW")]
    title = " \u2013 ".join(name for name in players if name)
    copy = _up_to(record, node)
    lost = mistake.points_lost, mistake.winrate_lost
    where = mistake.node.number, move.point
    reason = None if evidence is None else evidence_to_json(evidence)
    return (key, dumps([copy]), title, *where, mistake.kind.value, *lost, due, reason)


def _up_to(record: GameRecord, node: GameNode) -> GameRecord:
    """Return a game with the moves up to a node and nothing else."""
    start, moves = record.start_and_moves(node)
    copy = GameRecord(record.rules, komi_known=True)
    stones = {point: int(color) for point, color in enumerate(start.stones) if color}
    copy.set_setup(copy.root, stones, start.to_play)
    last = copy.root
    for move in moves:
        last = copy.add_move(last, move.point, move.color)
    return copy
