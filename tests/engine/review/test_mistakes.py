"""Classes of lost points, and the moves of a line that are mistakes."""

from __future__ import annotations

from engine.review.mistakes import loss_class, loss_thresholds


def test_losses_weigh_more_on_small_boards() -> None:
    assert loss_thresholds(19) == (0.5, 1.5, 3.0, 6.0, 12.0)
    assert loss_thresholds(7) == (0.5, 0.5, 1.0, 2.0, 4.5)
    assert [loss_class(x, 19) for x in (0.0, 0.5, 0.6, 2.0, 4.0, 7.0, 20.0)] == [
        *(0, 0, 1, 2, 3, 4, 5)
    ]
    assert loss_class(5.0, 7) == 5
