"""Numbers of work items, leased to workers that may be lost."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable
from itertools import count, islice


class Leases:
    """Hands out numbers from 0 on; each is held by one worker until it is done or released.

    Parameters
    ----------
    done
        Numbers of items that exist already; they are never handed out.
    """

    def __init__(self, done: Iterable[int] = ()) -> None:
        self._done = set(done)
        self._held: defaultdict[int, set[int]] = defaultdict(set)
        self._free: list[int] = []
        self._next = (number for number in count() if number not in self._done)

    def lease(self, worker: int, amount: int) -> tuple[int, ...]:
        """Lease numbers to a worker: released ones first, then new ones in order."""
        again, self._free = self._free[:amount], self._free[amount:]
        numbers = (*again, *islice(self._next, amount - len(again)))
        self._held[worker].update(numbers)
        return numbers

    def held(self, worker: int) -> int:
        """Return how many numbers a worker holds."""
        return len(self._held[worker])

    def finish(self, worker: int, numbers: Collection[int]) -> bool:
        """Mark numbers as done and return True; False if the worker doesn't hold all of them.

        In the latter case nothing changes. An item that arrives twice, or from a worker that was
        considered lost, is not counted.
        """
        held, finished = self._held[worker], set(numbers)
        if len(finished) < len(numbers) or not finished <= held:
            return False
        held -= finished
        self._done |= finished
        return True

    def release(self, worker: int) -> None:
        """Release all numbers that a worker holds, so that others can lease them."""
        self._free = sorted([*self._free, *self._held.pop(worker, ())])
