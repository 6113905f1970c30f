"""How people play positions, kept in a file: a network is asked about each position once.

Entries are found by everything on which they depend: position with its moves, rules, komi, network
and people. The entries used least recently are dropped when there are too many.
"""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.analysis.request import AnalysisRequest

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
        self._path = path

    def look_up(self, keys: Sequence[bytes], moves: int) -> dict[bytes, NDArray[np.float32]]:
        """Return the kept policies by their keys, float32[A] each with A = `moves`."""
        found: dict[bytes, NDArray[np.float32]] = {}
        if not self._path.exists():
            return found
        with self._transaction() as file:
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
        return found

    def keep(self, policies: Mapping[bytes, NDArray[np.float32]]) -> None:
        """Keep policies, float32[A] each, by their keys."""
        rows = []
        for key, policy in policies.items():
            moves = np.flatnonzero(policy >= LEAST_KEPT)
            pairs = np.zeros(len(moves), _PAIR)
            pairs["move"], pairs["share"] = moves, policy[moves]
            rows.append((key, pairs.tobytes(), time.time()))
        with self._transaction() as file:
            file.executemany("INSERT OR REPLACE INTO policy VALUES (?, ?, ?)", rows)
            file.execute(
                "DELETE FROM policy WHERE key IN (SELECT key FROM policy ORDER BY used"
                " LIMIT max(0, (SELECT count(*) FROM policy) - ?))",
                (MOST_KEPT,),
            )

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        """Yield the open file; an empty one in memory in place of one that can't be used."""
        with contextlib.ExitStack() as stack:
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                file = sqlite3.connect(self._path, timeout=2.0)
                stack.callback(file.close)
                file.execute(_TABLE)
            except (sqlite3.Error, OSError) as error:
                log.warning("%s can't be used: %s", self._path, error)
                file = stack.enter_context(contextlib.closing(sqlite3.connect(":memory:")))
                file.execute(_TABLE)
            try:
                with file:
                    yield file
            except sqlite3.Error as error:
                log.warning("%s can't be used: %s", self._path, error)
