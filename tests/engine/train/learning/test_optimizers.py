"""Optimizers: Muon's updates are orthogonal, and every kind of network learns by them."""

from __future__ import annotations

import pytest
import torch

from engine.train.learning.optimizers import Muon, make_optimizer, orthogonal
from engine.train.presets.settings import TrainingSettings
from tests.engine.network.networks import random_network


@pytest.mark.parametrize("shape", [(3, 8, 40), (2, 40, 8), (1, 16, 16)])
def test_singular_values_come_near_1_and_vectors_stay(shape: tuple[int, int, int]) -> None:
    torch.manual_seed(1)
    matrices = torch.randn(shape)
    out = orthogonal(matrices)
    assert out.shape == matrices.shape
    values = torch.linalg.svdvals(out)
    assert float(values.min()) > 0.5
    assert float(values.max()) < 1.3
    u, _, v = torch.linalg.svd(matrices, full_matrices=False)
    aligned = u.mT @ out @ v.mT
    assert (aligned - torch.diag_embed(aligned.diagonal(dim1=1, dim2=2))).abs().max() < 1e-3


def test_muon_finds_a_matrix_at_the_rate_of_adamw() -> None:
    torch.manual_seed(1)
    wanted = torch.randn(12, 20)
    weights = torch.zeros(12, 20, requires_grad=True)
    optimizer = Muon([weights], lr=0.2)
    for step in range(300):
        optimizer.zero_grad()
        ((weights - wanted) ** 2).sum().backward()  # type: ignore[no-untyped-call]
        optimizer.param_groups[0]["lr"] = 0.2 * (1 - step / 300)
        optimizer.step()
    assert float((weights - wanted).detach().abs().max()) < 0.1


def test_muon_takes_the_matrices_of_the_trunk_and_adamw_the_rest() -> None:
    network = random_network("pooled", size=7)
    optimizer = make_optimizer(network, TrainingSettings(optimizer="muon"))
    hidden = {id(p) for p in network.trunk.parameters() if p.ndim >= 2}
    first, *others = [{id(p) for p in group["params"]} for group in optimizer.param_groups]
    assert first == hidden
    assert len(hidden) > 3
    assert set.union(*others) == {id(p) for p in network.parameters()} - hidden
