"""Settings of a run that depend on how much of it is over."""

from __future__ import annotations

import pytest

from engine.train.settings import TrainingSettings


def test_searched_targets_grow_with_the_run() -> None:
    training = TrainingSettings(result_decay=0.9, off_policy_cut=0.5, searched_targets_from=0.2)
    assert training.fading_at(0.0) == (1.0, 0.0)
    assert training.fading_at(0.1) == pytest.approx((0.95, 0.25))
    assert training.fading_at(0.2) == training.fading_at(1.0) == pytest.approx((0.9, 0.5))
    assert training.replace(searched_targets_from=0.0).fading_at(0.0) == (0.9, 0.5)
