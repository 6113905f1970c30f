"""Losses against numbers worked out by hand, and their signs for Black and White."""

from __future__ import annotations

import math

import pytest
import torch

from engine.train.learning.losses import (
    curve_logit,
    label_loss,
    later_loss,
    ownership_loss,
    policy_loss,
    score_loss,
    softened,
    winrate_loss,
)

ONE = torch.ones(1)


def test_policy_loss_is_cross_entropy() -> None:
    logits = torch.log(torch.tensor([[0.5, 0.25, 0.25]]))
    target = torch.tensor([[0.5, 0.5, 0.0]])
    loss = policy_loss(logits, target, ONE)
    assert loss.item() == pytest.approx(0.5 * math.log(2) + 0.5 * math.log(4))


def test_weights_leave_positions_out() -> None:
    logits = torch.tensor([[0.0, 0.0], [100.0, 0.0]])
    target = torch.tensor([[1.0, 0.0], [0.0, 1.0]])
    loss = policy_loss(logits, target, torch.tensor([2.0, 0.0]))
    assert loss.item() == pytest.approx(math.log(2))
    assert policy_loss(logits, target, torch.zeros(2)).item() == 0.0


def test_the_curve_is_one_curve_from_either_side() -> None:
    # alpha_B = 9, beta = 0.5, komi 7.5: P(Black wins) = sigmoid(0.75), whoever is to move.
    black = curve_logit(torch.tensor([[9.0, 0.5]]), torch.tensor([-7.5]))
    white = curve_logit(torch.tensor([[-9.0, 0.5]]), torch.tensor([7.5]))
    assert black.item() == pytest.approx(0.75)
    assert white.item() == pytest.approx(-0.75)


def test_winrate_loss_in_numbers() -> None:
    value, komi = torch.tensor([[9.0, 0.5]]), torch.tensor([-7.5])
    p = 1 / (1 + math.exp(-0.75))
    won = torch.ones(1)
    assert winrate_loss(value, komi, won, ONE).item() == pytest.approx(-math.log(p))
    lost = winrate_loss(value, komi, torch.zeros(1), ONE)
    assert lost.item() == pytest.approx(-math.log(1 - p))
    squared = winrate_loss(value, komi, won, ONE, "squared")
    assert squared.item() == pytest.approx((1 - p) ** 2)
    drawn = winrate_loss(value, komi, torch.full((1,), 0.5), ONE, "squared")
    assert drawn.item() == pytest.approx((0.5 - p) ** 2)


def test_winrate_gradient_moves_alpha_towards_the_winner() -> None:
    for won, sign in ((1.0, -1.0), (0.0, 1.0)):
        value = torch.tensor([[2.0, 0.5]], requires_grad=True)
        winrate_loss(value, torch.tensor([-7.5]), torch.tensor([won]), ONE).backward()
        assert value.grad is not None
        assert math.copysign(1.0, value.grad[0, 0].item()) == sign  # descent raises alpha on a win


def test_a_surprise_flattens_the_curve() -> None:
    value = torch.tensor([[9.0, 0.5]], requires_grad=True)  # Black ahead at komi 0.5, yet lost
    winrate_loss(value, torch.tensor([-0.5]), torch.zeros(1), ONE).backward()
    assert value.grad is not None
    assert value.grad[0, 1].item() > 0


def test_flat_heads_know_no_komi() -> None:
    value = torch.tensor([[0.8]])
    for komi in (-7.5, 7.5):
        loss = winrate_loss(value, torch.tensor([komi]), torch.ones(1), ONE)
        assert loss.item() == pytest.approx(-math.log(0.8), rel=1e-5)


def test_ownership_loss_is_a_mean_over_points() -> None:
    logits = torch.tensor([[0.0, math.log(3.0)]])  # 1/2 and 3/4 for the player to move
    target = torch.tensor([[1.0, -1.0]])
    loss = ownership_loss(logits, target, ONE)
    assert loss.item() == pytest.approx((math.log(2) + math.log(4)) / 2)
    dame = ownership_loss(torch.zeros(1, 1), torch.zeros(1, 1), ONE)
    assert dame.item() == pytest.approx(math.log(2))


def test_score_loss_is_zero_at_the_score() -> None:
    exact = score_loss(torch.tensor([9.0]), torch.tensor([9.0]), ONE, 49)
    assert exact.item() == 0.0
    near = score_loss(torch.tensor([9.0]), torch.tensor([11.45]), ONE, 49)
    assert near.item() == pytest.approx(0.5 * 0.5**2)


def test_softened_policies_are_powers() -> None:
    policy = torch.tensor([[0.81, 0.16, 0.03, 0.0], [0.0, 0.0, 0.0, 0.0]])
    soft = softened(policy, 4.0)
    roots = torch.tensor([0.81, 0.16, 0.03]) ** 0.25
    assert soft[0, :3].tolist() == pytest.approx((roots / roots.sum()).tolist())
    assert soft[0, 3] == 0.0
    assert soft[1].tolist() == [0.0] * 4
    assert torch.allclose(softened(policy, 1.0), policy)


def test_later_loss_is_cross_entropy_where_there_was_a_reply() -> None:
    logits = torch.tensor([[0.0, math.log(3.0)], [9.0, 0.0]])
    assert later_loss(logits, torch.tensor([1, -1])) == pytest.approx(math.log(4 / 3))
    assert later_loss(logits, torch.tensor([-1, -1])) == 0.0


LABELS = torch.tensor([[-3.5, 2.0, 1.0, 1.0, -0.5]])
"""Log odds of a player that gives -3.5, -2.5, -1.5 or -0.5 points."""


def test_labels_are_read_at_the_komi_that_the_mover_gives() -> None:
    """Black gives the komi, White gives minus the komi; beyond the labels the outer ones hold."""
    for komi, logit in (
        (-3.5, 2.0),
        (-3.25, 1.75),
        (-2.0, 1.0),
        (-0.5, -0.5),
        (-9, 2.0),
        (7, -0.5),
    ):
        assert curve_logit(LABELS, torch.tensor([-float(komi)])).item() == pytest.approx(logit)


def test_every_label_learns_who_would_have_won_at_its_komi() -> None:
    # The mover has lost by 2 points on the board: it wins if it gets more than 2.
    known, unknown = torch.ones(1), torch.zeros(1)
    score, komi, won = torch.tensor([-2.0]), torch.tensor([0.5]), torch.zeros(1)
    chances = [1 / (1 + math.exp(-odds)) for odds in LABELS[0, 1:].tolist()]
    targets = [1, 1, 0, 0]
    squared = label_loss(LABELS, score, komi, won, known, "squared").item()
    expected = sum((p - t) ** 2 for p, t in zip(chances, targets, strict=True)) / 4
    assert squared == pytest.approx(expected)
    entropy = label_loss(LABELS, score, komi, won, known).item()
    expected = -sum(math.log(p if t else 1 - p) for p, t in zip(chances, targets, strict=True)) / 4
    assert entropy == pytest.approx(expected)
    alone = label_loss(LABELS, score, komi, won, unknown, "squared").item()
    assert alone == pytest.approx(chances[3] ** 2)
    both = label_loss(
        LABELS.expand(2, -1), score.expand(2), komi.expand(2), won.expand(2),
        torch.tensor([1.0, 0.0]), "squared",
    )  # fmt: skip
    assert both.item() == pytest.approx(0.5 * (squared + alone))


def test_a_draw_at_a_label_is_half_a_win() -> None:
    value = torch.tensor([[-1.0, 40.0, 0.0, -40.0]])  # the score is 0
    zero = torch.zeros(1)
    assert label_loss(value, zero, zero, zero, torch.ones(1)).item() == pytest.approx(
        math.log(2) / 3
    )


def test_both_players_learn_the_same_labels() -> None:
    """Black's row from -3.5 to 12.5 and White's from -12.5 to 3.5 have the same targets."""
    odds = -torch.arange(17.0) + 8
    black = torch.cat((torch.tensor([-3.5]), odds))[None]
    white = torch.cat((torch.tensor([-12.5]), -odds.flip(0)))[None]
    for score in (-7.0, 5.0, 9.0):
        losses = [
            label_loss(value, sign * torch.tensor([score]), ONE, ONE, ONE).item()
            for value, sign in ((black, 1), (white, -1))
        ]
        assert losses[0] == pytest.approx(losses[1])


def test_squared_ownership_loss_is_brier() -> None:
    logits, target = torch.tensor([[0.0, math.log(3.0)]]), torch.tensor([[1.0, -1.0]])
    loss = ownership_loss(logits, target, ONE, "squared")
    assert loss.item() == pytest.approx((0.5**2 + 0.75**2) / 2)
