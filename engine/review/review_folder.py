"""Folder of reviewed games: analyses are kept there while a game is reviewed, and found again."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from engine.base.errors import EngineError, reason_of
from engine.record.game_record import GameRecord
from engine.review.kept_analyses import KeptAnalyses, game_digest

SAVE_S: Final = 3.0
"""Time between two times that a game in review is saved [s]; a kill loses the searches since."""
SAVE_SHARE: Final = 0.05
"""Largest share of the time that is spent on saving."""


class ReviewFolder:
    """The folder that a review writes to; analyses of its games are below `analyses`.

    Raises
    ------
    EngineError
        The folder can't be created.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.analyses = KeptAnalyses(path / "analyses", game_digest, most_bytes=None)
        self._saved_at, self._saving_s = time.monotonic(), 0.0
        try:
            (path / "analyses").mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise EngineError(
                f"{path}: can't be created ({reason_of(error)}); name another folder with --out"
            ) from None

    def keep(self, record: GameRecord, label: str) -> None:
        """Save a game with its analyses, see `KeptAnalyses.keep_as`."""
        started = time.monotonic()
        self.analyses.keep_as(record, label)
        self._saved_at = time.monotonic()
        self._saving_s = self._saved_at - started

    def is_due(self) -> bool:
        """Return whether a game in review should be saved now."""
        return time.monotonic() - self._saved_at > max(SAVE_S, self._saving_s / SAVE_SHARE)
