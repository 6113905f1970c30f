"""Optimizers for training: AdamW, SGD, and Muon with AdamW, chosen by `training.optimizer`."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, Final

import torch
from torch import Tensor

from engine.network.models.network import Network
from engine.train.presets.settings import TrainingSettings

NEWTON_SCHULZ: Final = (3.4445, -4.7750, 2.0315)
"""Coefficients of x, x^3 and x^5 that bring singular values near 1 in few iterations (Jordan)."""
ITERATIONS: Final = 5
RMS_OF_ADAM: Final = 0.2
"""Root mean square of a usual AdamW update, in learning rates; Muon's updates are given the same,
so that one learning rate serves both (Liu et al. 2025, Muon is scalable)."""


class Muon(torch.optim.Optimizer):
    """Momentum whose updates are made orthogonal, for the matrices of hidden layers.

    A convolution's weights are the matrix of its outputs by all that one output sees. Computed in
    float32, which every processor is fast at. Source: Jordan et al. 2024, Muon.

    Parameters
    ----------
    params
        Tensors of two or more dimensions.
    momentum
        Of Nesterov's kind.
    """

    def __init__(
        self, params: Iterable[Tensor], lr: float, momentum: float = 0.95, weight_decay: float = 0.0
    ) -> None:
        super().__init__(params, {"lr": lr, "momentum": momentum, "weight_decay": weight_decay})

    @torch.no_grad()
    def step(self, closure: None = None) -> None:  # type: ignore[override]
        """Take one step."""
        for group in self.param_groups:
            alike: dict[tuple[int, int], list[Tensor]] = {}
            for weights in group["params"]:
                if weights.grad is not None:
                    if "momentum" not in self.state[weights]:
                        self.state[weights]["momentum"] = torch.zeros_like(weights)
                    shape = weights.shape[0], weights.shape[1:].numel()
                    alike.setdefault(shape, []).append(weights)
            for shape, matrices in alike.items():
                gradients = [weights.grad for weights in matrices if weights.grad is not None]
                momenta = [self.state[weights]["momentum"] for weights in matrices]
                torch._foreach_lerp_(momenta, gradients, 1.0 - group["momentum"])
                ahead = torch._foreach_lerp(gradients, momenta, group["momentum"])
                updates = orthogonal(torch.stack([update.flatten(1) for update in ahead]))
                rate = group["lr"] * RMS_OF_ADAM * math.sqrt(max(shape))
                torch._foreach_mul_(matrices, 1.0 - group["lr"] * group["weight_decay"])
                turned = [u.reshape(w.shape) for u, w in zip(updates, matrices, strict=True)]
                torch._foreach_add_(matrices, turned, alpha=-rate)


def orthogonal(matrices: Tensor) -> Tensor:
    """Return matrices [M, R, C] with the same singular vectors and all singular values near 1."""
    a, b, c = NEWTON_SCHULZ
    tall = matrices.shape[1] > matrices.shape[2]
    x = matrices.mT if tall else matrices
    x = x / (x.norm(dim=(1, 2), keepdim=True) + 1e-7)
    for _ in range(ITERATIONS):
        gram = x @ x.mT
        x = torch.baddbmm(x, torch.baddbmm(gram, gram, gram, beta=b, alpha=c), x, beta=a)
    return x.mT if tall else x


class TwoOptimizers:
    """Two optimizers that step together, each with weights of its own."""

    def __init__(self, first: torch.optim.Optimizer, second: torch.optim.Optimizer) -> None:
        self._both = (first, second)

    @property
    def param_groups(self) -> list[dict[str, Any]]:
        """Parameter groups of both."""
        return [group for optimizer in self._both for group in optimizer.param_groups]

    def zero_grad(self, set_to_none: bool = True) -> None:
        """Reset the gradients of both."""
        for optimizer in self._both:
            optimizer.zero_grad(set_to_none)

    def step(self) -> None:
        """Take one step with each."""
        for optimizer in self._both:
            optimizer.step()

    def state_dict(self) -> dict[str, Any]:
        """Return the state of both, for `load_state_dict`."""
        return {"both": [optimizer.state_dict() for optimizer in self._both]}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        """Load a state; raises what torch raises if it is of other optimizers."""
        for optimizer, part in zip(self._both, state["both"], strict=True):
            optimizer.load_state_dict(part)


def make_optimizer(
    network: Network, settings: TrainingSettings
) -> torch.optim.Optimizer | TwoOptimizers:
    """Return the optimizer of the settings for the weights of a network."""
    matrices = [p for p in network.parameters() if p.ndim >= 2]
    vectors = [p for p in network.parameters() if p.ndim < 2]
    hidden = [p for p in network.trunk.parameters() if p.ndim >= 2]
    rate, decay = settings.learning_rate, settings.weight_decay
    if settings.optimizer == "muon":
        chosen = {id(p) for p in hidden}
        matrices = [p for p in matrices if id(p) not in chosen]
    groups = [{"params": matrices, "weight_decay": decay}, {"params": vectors, "weight_decay": 0.0}]
    if settings.optimizer == "sgd":
        momentum = settings.momentum
        return torch.optim.SGD(groups, lr=rate, momentum=momentum, nesterov=momentum > 0.0)
    adamw = torch.optim.AdamW(groups, lr=rate, fused=True)
    if settings.optimizer == "adamw":
        return adamw
    return TwoOptimizers(Muon(hidden, rate, weight_decay=decay), adamw)


def set_rates(
    optimizer: torch.optim.Optimizer | TwoOptimizers, settings: TrainingSettings, rate: float
) -> None:
    """Set the learning rate of the next step, and what else the settings say by now."""
    for group in optimizer.param_groups:
        group["lr"] = rate
        if any(weights.ndim >= 2 for weights in group["params"][:1]):
            group["weight_decay"] = settings.weight_decay
        if settings.optimizer == "sgd":
            group["momentum"], group["nesterov"] = settings.momentum, settings.momentum > 0.0
