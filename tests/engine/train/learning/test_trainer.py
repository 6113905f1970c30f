"""The optimization loop: it learns, averages, and goes on from a checkpoint."""

from __future__ import annotations

import dataclasses
import io
import math
import zipfile
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch

from engine.base.errors import RunError
from engine.go.rules import Rules
from engine.network.models.network import Network, initial_network
from engine.network.models.settings import NetworkSettings
from engine.network.planes.feature_set import feature_set
from engine.train.learning.losses import curve_logit
from engine.train.learning.sampler import Batch, Sampler
from engine.train.learning.trainer import Trainer, drawn_ahead, learning_rate
from engine.train.presets.settings import TrainingSettings
from tests.engine.train.games import random_game


def network(norm: str = "none", **changes: object) -> Network:
    settings = NetworkSettings.from_dict(
        {
            "size": 5, "blocks": 1, "channels": 24, "value_hidden": 24, "beta_hidden": 16,
            "policy_channels": 4, "value_channels": 4, "ownership": True, "norm": norm, **changes,
        }
    )  # fmt: skip
    return initial_network(settings, 3)


def batches() -> Sampler:
    games = [random_game(Rules(size=5, komi=0.5 + seed), seed) for seed in range(4)]
    return Sampler(games, feature_set("agz17"))


def ten(sampler: Sampler) -> Batch:
    """Ten rows with a policy target, each from one side only."""
    rows = np.arange(0, 20, 2)
    return sampler.batch(rows, np.zeros(10, np.int8))


@pytest.mark.parametrize("norm", ["none", "batch"])
def test_a_tiny_network_overfits_ten_positions(norm: str) -> None:
    batch = ten(batches())
    one_hot = np.eye(26, dtype=np.float32)[batch.policy.argmax(axis=1)]
    batch = batch._replace(policy=one_hot)
    settings = TrainingSettings(
        learning_rate=0.01, warmup_steps=10, weight_decay=0.0, average=0.9, precision="fp32",
        ownership_weight=1.0, score_weight=0.5,
    )  # fmt: skip
    trainer = Trainer(network(norm), settings)
    trainer.train(lambda step: batch, 250, 0.0)
    last = trainer.train(lambda step: batch, 260, 0.0)
    assert last["policy"] < 0.05
    assert last["winrate"] < 0.05
    assert last["ownership"] < 0.05
    with torch.no_grad():
        out = trainer.averaged(torch.from_numpy(batch.planes))
    assert (out.policy_logits.argmax(dim=1).numpy() == batch.policy.argmax(axis=1)).all()
    mean_error = np.abs(out.value[:, 0].numpy() - batch.score).mean()
    assert mean_error < 0.5 * np.abs(batch.score).mean()


def test_rows_of_the_log_hold_the_means_of_their_steps() -> None:
    batch = ten(batches())
    settings = TrainingSettings(learning_rate=0.01, warmup_steps=4, precision="fp32")
    each: list[dict[str, float]] = []
    some: list[dict[str, float]] = []
    for rows, log_steps in ((each, 1), (some, 3)):
        trainer = Trainer(network(), settings)
        means = trainer.train(lambda step: batch, 8, 0.0, log=rows.append, log_steps=log_steps)
    assert [row["step"] for row in each] == [*range(1, 9)]
    assert [row["step"] for row in some] == [3, 6, 8]
    assert [row["learning_rate"] for row in some] == [0.0075, 0.01, 0.01]
    for name, mean in means.items():
        values = [row[name] for row in each]
        assert np.mean(values) == pytest.approx(mean, abs=1e-5)
        found = [np.mean(values[:3]), np.mean(values[3:6]), np.mean(values[6:])]
        assert [row[name] for row in some] == pytest.approx(found, abs=1e-5)


def test_bf16_learns_too() -> None:
    batch = ten(batches())
    trainer = Trainer(network(), TrainingSettings(precision="bf16", learning_rate=0.005))
    first = trainer.train(lambda step: batch, 1, 0.0)
    last = trainer.train(lambda step: batch, 60, 0.0)
    assert last["total"] < first["total"]
    assert next(trainer.network.parameters()).dtype == torch.float32


def test_training_goes_on_in_float32_where_bf16_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise RuntimeError("bf16 path needs the cpu support avx512bw")

    batch = ten(batches())
    monkeypatch.setattr(torch, "autocast", refused)
    trainer = Trainer(network(), TrainingSettings(precision="auto"))
    assert math.isfinite(trainer.train(lambda step: batch, 2, 0.0)["total"])


@pytest.mark.parametrize("optimizer", ["adamw", "sgd", "muon"])
def test_a_checkpoint_goes_on_exactly(optimizer: str) -> None:
    sampler = batches()
    settings = TrainingSettings(
        optimizer=optimizer, learning_rate=0.01, warmup_steps=3, batch=16, precision="fp32"
    )

    def draw(step: int) -> Batch:
        return sampler.draw(16, np.random.default_rng(step))

    straight = Trainer(network(), settings)
    straight.train(draw, 8, 0.0)
    halfway = Trainer(network(), settings)
    halfway.train(draw, 4, 0.0)
    resumed = Trainer(network(), settings)
    resumed.restore(halfway.checkpoint())
    assert resumed.step == 4
    resumed.train(draw, 8, 0.0)
    for one, two in (
        (straight.network, resumed.network),
        (straight.averaged, resumed.averaged),
    ):
        for a, b in zip(one.state_dict().values(), two.state_dict().values(), strict=True):
            assert torch.equal(a, b)


def test_a_damaged_checkpoint_changes_nothing() -> None:
    trainer = Trainer(network(), TrainingSettings(precision="fp32"))
    other = Trainer(network(channels=16), TrainingSettings(precision="fp32"))
    before = [p.clone() for p in trainer.network.parameters()]
    for data in (b"", trainer.checkpoint()[:1000], other.checkpoint()):
        with pytest.raises(Exception):  # noqa: B017, PT011 (torch raises of many kinds)
            trainer.restore(data)
    assert all(torch.equal(a, b) for a, b in zip(before, trainer.network.parameters(), strict=True))


def stretched(kind: torch.dtype) -> Callable[[dict[str, Any]], object]:
    """Make the optimizer's averages large tensors of one number, which a copy would write out."""

    def change(content: dict[str, Any]) -> None:
        for state in content["optimizer"]["state"].values():
            state["exp_avg"] = torch.zeros(1, dtype=kind).expand(1 << 16, 1 << 16)

    return change


@pytest.mark.parametrize("kind", [torch.float32, torch.float16])
def test_a_checkpoint_of_a_stranger_takes_no_more_memory_than_its_file(kind: torch.dtype) -> None:
    sampler = batches()
    trainer = Trainer(network(), TrainingSettings(precision="fp32", batch=8))
    trainer.train(lambda step: sampler.draw(8, np.random.default_rng(step)), 1, 0.0)
    data = trainer.checkpoint()
    assert len(data) < trainer.largest_checkpoint
    trainer.restore(data)
    content = torch.load(io.BytesIO(data), weights_only=True)
    stretched(kind)(content)
    file = io.BytesIO()
    torch.save(content, file)
    with pytest.raises(ValueError, match="of memory"):
        trainer.restore(file.getvalue())


def test_a_checkpoint_that_unpacks_to_far_more_is_refused() -> None:
    trainer = Trainer(network(), TrainingSettings(precision="fp32"))
    packed = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(trainer.checkpoint())) as plain,
        zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive,
    ):
        for entry in plain.infolist():
            archive.writestr(entry.filename, plain.read(entry))
        archive.writestr("archive/data/99", bytes(1 << 24))
    with pytest.raises(ValueError, match="would take 1. MB of memory"):
        trainer.restore(packed.getvalue())


def test_the_average_follows_the_weights() -> None:
    sampler = batches()
    settings = TrainingSettings(precision="fp32", average=0.0, batch=8, warmup_steps=0)
    trainer = Trainer(network(), settings)
    trainer.train(lambda step: sampler.draw(8, np.random.default_rng(step)), 3, 0.0)
    pairs = zip(trainer.network.parameters(), trainer.averaged.parameters(), strict=True)
    assert all(torch.equal(a, b) for a, b in pairs)


def test_training_stops_when_asked() -> None:
    sampler = batches()
    trainer = Trainer(network(), TrainingSettings(precision="fp32", batch=8))
    trainer.train(lambda step: sampler.draw(8, np.random.default_rng(step)), 50, 0.0, lambda: True)
    assert trainer.step == 1


def test_batches_are_drawn_ahead_in_order() -> None:
    drawn: list[int] = []

    def draw(step: int) -> int:
        drawn.append(step)
        return 10 * step

    for threads in (0, 3):
        assert list(drawn_ahead(draw, 5, 40, threads)) == [10 * step for step in range(5, 40)]
        assert sorted(drawn) == list(range(5, 40))  # each once
        drawn.clear()
    assert list(drawn_ahead(draw, 5, 5, 3)) == []
    batches = drawn_ahead(draw, 0, 1000, 2)
    next(batches)
    batches.close()
    assert len(drawn) < 20  # only a few ahead of their use


def test_threads_may_share_a_sampler() -> None:
    sampler = batches()

    def draw(step: int) -> Batch:
        return sampler.draw(64, np.random.default_rng(step))

    ahead = list(drawn_ahead(draw, 0, 24, 6))
    for step, batch in enumerate(ahead):
        for one, other in zip(batch, draw(step), strict=True):
            np.testing.assert_array_equal(one, other)


def test_losses_that_are_no_numbers_end_the_run() -> None:
    batch = ten(batches())
    broken = batch._replace(planes=np.full_like(batch.planes, np.nan))
    trainer = Trainer(network(), TrainingSettings(precision="fp32"))
    with pytest.raises(RunError, match="learning_rate"):
        trainer.train(lambda step: broken, 1, 0.0)
    trainer._take_step(trainer._tensors(broken), 0.0)  # a graphics card looks at losses later
    with pytest.raises(RunError, match="learning_rate"):
        trainer.checkpoint()


def test_flat_networks_train() -> None:
    batch = ten(batches())
    trainer = Trainer(network(value_head="flat"), TrainingSettings(precision="fp32"))
    losses = trainer.train(lambda step: batch, 3, 1.0)
    assert math.isfinite(losses["winrate"])


@pytest.mark.parametrize("kind", ["squared", "cross_entropy"])
def test_labels_learn_the_winner_at_every_komi(kind: str) -> None:
    """Both sides' positions: some of games whose score is known, some of another game."""
    games = [random_game(Rules(size=5, komi=0.5 + seed), seed) for seed in range(4)]
    games[3] = dataclasses.replace(games[3], score=math.nan)
    sampler = Sampler(games, feature_set("multilabel50"))
    batch = sampler.batch(np.arange(0, sampler.rows, 7), np.zeros(-(-sampler.rows // 7), np.int8))
    settings = TrainingSettings(
        learning_rate=0.01, warmup_steps=10, weight_decay=0.0, average=0.9, precision="fp32",
        policy_weight=0.0, winrate_loss=kind, ownership_loss="squared", ownership_weight=1.0,
    )  # fmt: skip
    trainer = Trainer(network(features="multilabel50", value_head="multi_label"), settings)
    trainer.train(lambda step: batch, 250, 0.0)
    last = trainer.train(lambda step: batch, 260, 0.0)
    assert last["winrate"] < 0.03
    assert last["ownership"] < 0.03
    with torch.no_grad():
        value = trainer.averaged(torch.from_numpy(batch.planes)).value.numpy()
    known = batch.score_weight > 0
    assert 0 < known.sum() < len(known)
    komi = value[:, :1] + np.arange(17)
    won = (value[:, 1:] > 0)[known]
    assert (won == (batch.score[:, None] > komi)[known]).mean() > 0.97
    at_komi = curve_logit(torch.from_numpy(value), torch.from_numpy(batch.signed_komi)).numpy()
    assert ((at_komi > 0) == (batch.won > 0.5)).all()


def test_labels_may_learn_the_winrate_at_the_komi_alone() -> None:
    sampler = Sampler([random_game(Rules(size=5, komi=0.5), 1)], feature_set("multilabel50"))
    batch = sampler.batch(np.arange(6), np.zeros(6, np.int8))
    assert (batch.score_weight == 1).all()
    settings = TrainingSettings(precision="fp32", label_target="winrate")
    trainer = Trainer(network(features="multilabel50", value_head="multi_label"), settings)
    found = trainer.losses(batch)["winrate"].item()
    value = trainer.network(torch.from_numpy(batch.planes)).value
    logits = curve_logit(value, torch.from_numpy(batch.signed_komi))
    expected = torch.nn.functional.binary_cross_entropy_with_logits(
        logits, torch.from_numpy(batch.won)
    )
    assert found == pytest.approx(expected.item(), rel=1e-5)


def test_settings_with_a_schedule_change_between_generations() -> None:
    """The checkpoint of an earlier generation has its values, too."""
    batch = ten(batches())
    settings = TrainingSettings(
        precision="fp32", score_weight=0.1, optimizer="sgd", momentum=0.0, weight_decay=0.1
    )
    trainer = Trainer(network(), settings)
    assert "score" in trainer.losses(batch)
    trainer.train(lambda step: batch, 1, 0.0)
    before = trainer.checkpoint()
    later = settings.replace(score_weight=0.0, momentum=0.8, weight_decay=0.2)
    trainer.set_settings(later, {})
    trainer.restore(before)
    trainer.set_settings(later, {})
    assert "score" not in trainer.losses(batch)
    trainer.train(lambda step: batch, 2, 0.0)
    matrices, vectors = trainer.optimizer.param_groups
    assert (matrices["weight_decay"], vectors["weight_decay"]) == (0.2, 0.0)
    assert {(group["momentum"], group["nesterov"]) for group in (matrices, vectors)} == {
        (0.8, True)
    }


def test_heads_for_training_alone_learn_and_answer_nothing_else() -> None:
    batch = ten(batches())
    one_hot = np.eye(26, dtype=np.float32)[batch.policy.argmax(axis=1)]
    batch = batch._replace(policy=one_hot)
    settings = TrainingSettings(
        learning_rate=0.01, warmup_steps=10, weight_decay=0.0, precision="fp32"
    )
    trainer = Trainer(network(soft_policy=True, later_moves=2), settings)
    first = trainer.train(lambda step: batch, 1, 1.0)
    assert first["total"] == pytest.approx(
        first["policy"] + first["winrate"] + settings.ownership_weight * first["ownership"]
        + 8.0 * first["soft_policy"] + 0.15 * (first["reply"] + first["own_next"]), rel=1e-5,
    )  # fmt: skip
    trainer.train(lambda step: batch, 250, 1.0)
    last = trainer.train(lambda step: batch, 255, 1.0)
    assert last["soft_policy"] < 0.05
    assert max(last["reply"], last["own_next"]) < 0.05
    plain = network()
    assert {"soft_policy", "reply", "own_next"}.isdisjoint(Trainer(plain, settings).losses(batch))
    same = dict(network(soft_policy=True, later_moves=2).named_parameters())
    assert all(torch.equal(same[name], value) for name, value in plain.named_parameters())


@pytest.mark.parametrize("optimizer", ["adamw", "sgd", "muon"])
def test_a_trunk_rests_while_the_heads_learn(optimizer: str) -> None:
    batch = ten(batches())
    settings = TrainingSettings(
        optimizer=optimizer, learning_rate=0.01, warmup_steps=2, trunk_rest_steps=5,
        weight_decay=0.1, precision="fp32",
    )  # fmt: skip
    trainer = Trainer(network(), settings)
    first = {name: value.clone() for name, value in trainer.network.named_parameters()}
    trainer.train(lambda step: batch, 5, 0.0)
    after = dict(trainer.network.named_parameters())
    for name, value in first.items():
        assert torch.equal(after[name], value) == name.startswith("trunk."), name
    trainer.train(lambda step: batch, 6, 0.0)
    assert not torch.equal(
        trainer.network.trunk.input.convolution.weight, first["trunk.input.convolution.weight"]
    )
    rates = [learning_rate(settings, step, 0.0) for step in (0, 1, 4, 5, 6)]
    assert rates == pytest.approx([0.005, 0.01, 0.01, 0.005, 0.01])


def test_learning_rate_schedule() -> None:
    settings = TrainingSettings(
        learning_rate=1.0, warmup_steps=10, cosine_share=0.2, final_rate=0.1
    )
    assert learning_rate(settings, 0, 0.0) == pytest.approx(0.1)
    assert learning_rate(settings, 9, 0.0) == pytest.approx(1.0)
    assert learning_rate(settings, 1000, 0.8) == pytest.approx(1.0)
    assert learning_rate(settings, 1000, 0.9) == pytest.approx(0.55)
    assert learning_rate(settings, 1000, 1.0) == pytest.approx(0.1)


@pytest.mark.gpu
@pytest.mark.parametrize(("precision", "tolerance"), [("fp32", 1e-2), ("bf16", 5e-2)])
def test_a_graphics_card_learns_the_same(precision: str, tolerance: float) -> None:
    if not torch.cuda.is_available():
        pytest.skip("no CUDA device")
    batch = ten(batches())
    losses = {}
    for device in ("cpu", "cuda"):
        settings = TrainingSettings(precision="fp32" if device == "cpu" else precision)
        trainer = Trainer(network(), settings, device)
        losses[device] = trainer.train(lambda step: batch, 40, 0.0)
    for name in ("policy", "winrate", "ownership"):
        assert losses["cuda"][name] == pytest.approx(losses["cpu"][name], rel=tolerance)
