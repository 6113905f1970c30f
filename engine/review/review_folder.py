"""Folder of reviewed games: analyses are kept there while a game is reviewed, and found again.

Each game has a file of its own below `analyses`, the game with our analyses, named by the game's
file and the digest of its content. Files of a game are found by the digest alone, so a game may be
renamed or moved.
"""

from __future__ import annotations

import hashlib
import time
from pathlib import Path
from typing import Final

from engine.base.errors import EngineError, reason_of
from engine.record.game_record import GameRecord
from engine.record.sgf import save
from engine.review.kept_analyses import DIGEST, file_label, load_own

SAVE_S: Final = 3.0
"""Time between two times that a game in review is saved [s]; a kill loses the searches since."""
SAVE_SHARE: Final = 0.05
"""Largest share of the time that is spent on saving."""


def game_digest(record: GameRecord) -> str:
    """Return the digest of everything that analyses of a game depend on, as hex digits.

    These are the rules, komi, setups and moves of the whole tree; names, comments and marks are
    left out.
    """
    rules = record.rules
    facts = (
        rules.size, rules.komi, rules.superko, rules.suicide, rules.scoring, rules.handicap,
        rules.handicap_bonus, rules.counts_as_it_stands,
    )  # fmt: skip
    digest = hashlib.sha256(repr(facts).encode())
    for node in record.nodes():
        setup = sorted(node.setup.items())
        move = None if node.move is None else tuple(node.move)
        digest.update(repr((move, setup, node.to_play, len(node.children))).encode())
    return digest.hexdigest()[:DIGEST]


class ReviewFolder:
    """The folder that a review writes to.

    Raises
    ------
    EngineError
        The folder can't be created.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._analyses = path / "analyses"
        self._saved_at, self._saving_s = time.monotonic(), 0.0
        try:
            self._analyses.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise EngineError(
                f"{path}: can't be created ({reason_of(error)}); name another folder with --out"
            ) from None

    def label(self, stem: str, digest: str) -> str:
        """Return the name of a game's files, without ending."""
        return file_label(stem, digest)

    def analyses_of(self, label: str) -> Path:
        """Return the file with the analyses of a game."""
        return self._analyses / f"{label}.sgf"

    def restore(self, record: GameRecord, digest: str) -> bool:
        """Add the kept analyses of a game to its record; return whether there is a file of them."""
        is_known = False
        for path in sorted(self._analyses.glob(f"*-{digest}.sgf")):
            try:
                games = load_own(path, game_digest).games
            except EngineError:  # damaged: written again by the next `keep`
                continue
            for kept in games:
                if game_digest(kept) == digest:
                    is_known = True
                    for node, old in zip(record.nodes(), kept.nodes(), strict=True):
                        for analysis in old.analyses:
                            record.keep_analysis(node, analysis)
                kept.root.take_apart()
        return is_known

    def keep(self, record: GameRecord, label: str) -> None:
        """Save a game with its analyses.

        Raises
        ------
        RecordError
            The file can't be written.
        """
        started = time.monotonic()
        save(self.analyses_of(label), [record])
        self._saved_at = time.monotonic()
        self._saving_s = self._saved_at - started

    def is_due(self) -> bool:
        """Return whether a game in review should be saved now."""
        return time.monotonic() - self._saved_at > max(SAVE_S, self._saving_s / SAVE_SHARE)
