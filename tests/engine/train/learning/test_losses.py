"""Losses against numbers worked out by hand, and their signs for Black and White."""

from __future__ import annotations

import math

import pytest
import torch

from engine.train.learning.losses import (
    curve_logit,
    ownership_loss,
    policy_loss,
    reply_loss,
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


def test_reply_loss_is_cross_entropy_where_there_was_a_reply() -> None:
    logits = torch.tensor([[0.0, math.log(3.0)], [9.0, 0.0]])
    assert reply_loss(logits, torch.tensor([1, -1])) == pytest.approx(math.log(4 / 3))
    assert reply_loss(logits, torch.tensor([-1, -1])) == 0.0
