"""The cache: it never gives one position another's answer, whatever the traffic."""

from __future__ import annotations

import numpy as np

from engine.network.runners.cache import EvaluationCache


def _ask(cache: EvaluationCache, keys: np.ndarray) -> tuple[np.ndarray, int]:
    """Answers for keys where the right one is the key itself; and how many were computed."""
    source, missing, slots = cache.look_up(keys)
    fresh = np.repeat(keys[missing, None].astype(np.float32), 5, axis=1)
    ownership = np.empty((len(missing), 0), np.float32)
    cache.store(slots, fresh, fresh[:, :2], ownership)
    given = [cache.policy[s] if s >= 0 else fresh[-1 - s] for s in source]
    return np.array(given).reshape(len(keys), 5), len(missing)


def test_each_key_is_computed_once() -> None:
    cache = EvaluationCache(64, 5, 2, ownership=False)
    keys = np.array([3, 7, 3, 9, 7], np.uint64)
    given, computed = _ask(cache, keys)
    assert computed == 3
    assert given[:, 0].tolist() == [3, 7, 3, 9, 7]
    given, computed = _ask(cache, keys)
    assert (computed, cache.hits, cache.misses) == (0, 7, 3)
    assert given[:, 0].tolist() == [3, 7, 3, 9, 7]


def test_answers_stay_right_under_heavy_traffic() -> None:
    generator = np.random.default_rng(0)
    cache = EvaluationCache(16, 5, 2, ownership=False)
    for _ in range(300):
        keys = generator.integers(0, 60, generator.integers(1, 50)).astype(np.uint64)
        given, _ = _ask(cache, keys)
        assert np.array_equal(given, np.repeat(keys[:, None], 5, axis=1))
    assert cache.hits > 0


def test_what_was_asked_lately_is_kept() -> None:
    cache = EvaluationCache(8, 5, 2, ownership=False)  # one group of slots
    favorite = np.array([1], np.uint64)
    _ask(cache, favorite)
    for key in range(2, 50):
        _ask(cache, np.array([key], np.uint64))
        assert _ask(cache, favorite)[1] == 0


def test_clearing_forgets_the_answers() -> None:
    cache = EvaluationCache(64, 5, 2, ownership=False)
    keys = np.arange(5, dtype=np.uint64)
    _ask(cache, keys)
    cache.clear()
    assert _ask(cache, keys)[1] == 5


def test_key_zero_is_a_key_like_others() -> None:
    cache = EvaluationCache(8, 5, 2, ownership=False)
    zero = np.zeros(1, np.uint64)
    assert _ask(cache, zero)[1] == 1
    assert _ask(cache, zero)[1] == 0
