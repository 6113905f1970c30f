"""Numbers leased to workers that may be lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from engine.jobs.farm import Leases


def test_numbers_come_in_order_without_those_that_are_done() -> None:
    leases = Leases(done=[0, 2])
    assert leases.lease(7, 3) == (1, 3, 4)
    assert leases.held(7) == 3
    assert leases.lease(8, 2) == (5, 6)


def test_what_a_lost_worker_held_goes_to_others_first() -> None:
    leases = Leases()
    leases.lease(1, 4)
    assert leases.finish(1, [1])
    leases.release(1)
    assert leases.lease(2, 5) == (0, 2, 3, 4, 5)


def test_nothing_counts_twice_and_nothing_of_a_worker_that_was_given_up() -> None:
    leases = Leases()
    leases.lease(1, 2)
    assert not leases.finish(1, [0, 0])
    assert not leases.finish(2, [0])
    assert not leases.finish(1, [0, 5])
    assert leases.finish(1, [0])
    assert not leases.finish(1, [0])
    leases.release(1)
    assert not leases.finish(1, [1])


@given(st.lists(st.tuples(st.integers(0, 3), st.sampled_from("tfr")), max_size=60))
def test_every_number_is_done_once_or_still_to_be_had(steps: list[tuple[int, str]]) -> None:
    leases, held, done = Leases(), dict[int, list[int]](), list[int]()
    for worker, step in steps:
        mine = held.setdefault(worker, [])
        if step == "t":
            mine += leases.lease(worker, 3)
        elif step == "f" and mine:
            assert leases.finish(worker, [mine[0]])
            done.append(mine.pop(0))
        elif step == "r":
            leases.release(worker)
            mine.clear()
    for worker in held:
        leases.release(worker)
    rest = leases.lease(9, 200)
    assert sorted([*done, *rest]) == list(range(len(done) + 200))
