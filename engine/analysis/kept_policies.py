"""How people play positions, kept in a file: a network is asked about each position once.

Entries are found by everything on which they depend: position with its moves, rules, komi, network
and people. The entries used least recently are dropped when there are too many.
"""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.request import AnalysisRequest
from engine.base.database import Database
from engine.base.errors import EngineError

log = logging.getLogger(__name__)

LEAST_KEPT: Final = 5e-4
"""Probabilities below this are kept as 0."""
MOST_KEPT: Final = 200_000
"""Largest number of entries, about 40 MB."""
_TABLE: Final = (
    "CREATE TABLE IF NOT EXISTS policy (key BLOB PRIMARY KEY, moves BLOB NOT NULL, used REAL)"
)
_PAIR: Final = np.dtype([("move", "<u2"), ("share", "<f4")])


def policy_key(request: AnalysisRequest, network: str, profile: str) -> bytes:
    """Return the key of a policy: a digest of all that it depends on.

    Parameters
    ----------
    network
        Identity of the "human" network.
    profile
        The people, by KataGo's name.
    """
    rules = request.rules
    facts = (
        network, profile, rules.board_kind, request.search_komi, request.to_play, request.captured,
        request.moves, request.stones.tobytes(),
    )  # fmt: skip
    return blake2b(repr(facts).encode(), digest_size=16).digest()


class KeptPolicies:
    """The file of policies; it is created when the first one is kept.

    A file that can't be used is no error: the network is then asked again.
    """

    def __init__(self, path: Path) -> None:
        self._file = Database(path, 1, lambda file: file.execute(_TABLE), "")

    def look_up(self, keys: Sequence[bytes], moves: int) -> dict[bytes, NDArray[np.float32]]:
        """Return the kept policies by their keys, float32[A] each with A = `moves`."""
        found: dict[bytes, NDArray[np.float32]] = {}

        def read(file: sqlite3.Connection) -> None:
            for key in keys:
                row = file.execute("SELECT moves FROM policy WHERE key = ?", (key,)).fetchone()
                if row is None or len(row[0]) % _PAIR.itemsize:
                    continue
                pairs = np.frombuffer(row[0], _PAIR)
                policy = np.zeros(moves, np.float32)
                if (pairs["move"] < moves).all() and np.isfinite(pairs["share"]).all():
                    policy[pairs["move"]] = pairs["share"].clip(0.0, 1.0)
                    found[key] = policy
            now = time.time()
            file.executemany("UPDATE policy SET used = ? WHERE key = ?", [(now, k) for k in found])

        if self._file.exists:
            self._in_file(read)
        return found

    def keep(self, policies: Mapping[bytes, NDArray[np.float32]]) -> None:
        """Keep policies, float32[A] each, by their keys."""
        rows = []
        for key, policy in policies.items():
            moves = np.flatnonzero(policy >= LEAST_KEPT)
            pairs = np.zeros(len(moves), _PAIR)
            pairs["move"], pairs["share"] = moves, policy[moves]
            rows.append((key, pairs.tobytes(), time.time()))

        def write(file: sqlite3.Connection) -> None:
            file.executemany("INSERT OR REPLACE INTO policy VALUES (?, ?, ?)", rows)
            file.execute(
                "DELETE FROM policy WHERE key IN (SELECT key FROM policy ORDER BY used"
                " LIMIT max(0, (SELECT count(*) FROM policy) - ?))",
                (MOST_KEPT,),
            )

        self._in_file(write)

    def _in_file(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Do some work in the file and close it, since the next thread may be another one."""
        try:
            with self._file.transaction() as file:
                work(file)
        except EngineError as error:
            log.warning("%s", error)
        finally:
            self._file.close()
