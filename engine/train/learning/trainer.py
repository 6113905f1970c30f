"""The one optimization loop: batches in, a network that moves and its running average out."""

from __future__ import annotations

import copy
import io
import math
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any

import torch
from numpy.typing import NDArray
from torch import Tensor

from engine.base.errors import RunError
from engine.network.network import Network, NetworkOutput
from engine.train.learning.losses import (
    ownership_loss,
    policy_loss,
    reply_loss,
    score_loss,
    softened,
    winrate_loss,
)
from engine.train.learning.optimizers import make_optimizer
from engine.train.learning.sampler import Batch
from engine.train.settings import TrainingSettings

__all__ = ["Trainer", "learning_rate"]


def learning_rate(settings: TrainingSettings, step: int, share: float) -> float:
    """Rate of a step: a linear rise, a plateau, and a cosine over the last part of the run.

    Parameters
    ----------
    step
        Steps taken before.
    share
        Part of the run that is over, 0 to 1.
    """
    rate = settings.learning_rate
    if step < settings.warmup_steps:
        rate *= (step + 1) / settings.warmup_steps
    begin = 1.0 - settings.cosine_share
    if share > begin:
        part = min((share - begin) / settings.cosine_share, 1.0)
        falling = 0.5 * (1.0 + math.cos(math.pi * part))
        rate *= settings.final_rate + (1.0 - settings.final_rate) * falling
    return rate


class Trainer:
    """A network, its optimizer and its running average.

    Parameters
    ----------
    network
        Trained in place.
    settings
        Optimizer, schedule and losses.
    device
        "cpu" or "cuda".
    """

    def __init__(self, network: Network, settings: TrainingSettings, device: str = "cpu") -> None:
        self.settings = settings
        self.device = device
        network.to(device, memory_format=torch.channels_last)  # type: ignore[call-overload]
        self.network = network.requires_grad_(True)
        self.network.train()
        self.averaged = copy.deepcopy(self.network).eval().requires_grad_(False)
        """Running average of the weights: what plays and is exported."""
        self.step = 0
        """Steps taken."""
        self.optimizer = make_optimizer(network, settings)
        self._bf16 = settings.precision == "bf16"
        self._timed = settings.precision != "auto"

    def train(
        self,
        draw: Callable[[int], Batch],
        until: int,
        share: float,
        between: Callable[[], bool] | None = None,
    ) -> dict[str, float]:
        """Take steps up to step `until`, or until `between()` says stop.

        Parameters
        ----------
        draw
            The batch of a step, given its number.
        until
            Number of steps to have taken in all.
        share
            Part of the run that is over, 0 to 1: sets the learning rate and early losses.
        between
            Called after every step; true stops.

        Returns
        -------
        dict
            Mean of each loss over the steps taken.

        Raises
        ------
        RunError
            A loss is no longer a number.
        """
        sums: dict[str, float] = {}
        taken = 0
        while self.step < until:
            losses = self._take_step(draw(self.step), share)
            taken += 1
            for name, value in losses.items():
                sums[name] = sums.get(name, 0.0) + value
            if between is not None and between():
                break
        return {name: value / taken for name, value in sums.items()}

    def losses(self, batch: Batch, share: float = 1.0) -> dict[str, Tensor]:
        """Each loss term, unweighted, and their weighted sum "total"."""
        settings = self.settings
        there = {name: self._there(array) for name, array in batch._asdict().items()}
        output = self._forward(there["planes"], there["signed_komi"])
        terms = {
            "policy": policy_loss(output.policy_logits, there["policy"], there["policy_weight"]),
            "winrate": winrate_loss(
                output.value,
                there["signed_komi"],
                there["won"],
                torch.ones_like(there["won"]),
                settings.winrate_loss,
            ),
        }
        weights = {"policy": settings.policy_weight, "winrate": settings.winrate_weight}
        if output.soft_logits is not None and settings.soft_policy_weight > 0.0:
            weights["soft_policy"] = settings.soft_policy_weight
            target = softened(there["policy"], settings.soft_policy_temperature)
            terms["soft_policy"] = policy_loss(output.soft_logits, target, there["policy_weight"])
        if output.reply_logits is not None and settings.reply_weight > 0.0:
            weights["reply"] = settings.reply_weight
            terms["reply"] = reply_loss(output.reply_logits, there["reply"])
        if output.ownership_logits is not None and settings.ownership_weight > 0.0:
            weights["ownership"] = settings.ownership_weight
            terms["ownership"] = ownership_loss(
                output.ownership_logits, there["ownership"], there["ownership_weight"]
            )
        if settings.score_weight > 0.0 and share <= settings.score_until:
            weights["score"] = settings.score_weight
            terms["score"] = score_loss(
                output.value[:, 0],
                there["score"],
                there["score_weight"],
                batch.ownership.shape[1],
            )
        total = torch.stack([weights[name] * term for name, term in terms.items()]).sum()
        return {**terms, "total": total}

    def _there(self, array: NDArray[Any]) -> Tensor:
        """A part of a batch on the trainer's device."""
        tensor = torch.from_numpy(array)
        return tensor if self.device == "cpu" else tensor.to(self.device, non_blocking=True)

    def _forward(self, planes: Tensor, signed_komi: Tensor) -> NetworkOutput:
        """The network's answers: the trunk in the chosen precision, the heads in fp32."""
        network = self.network
        planes = planes.to(memory_format=torch.channels_last)
        with self._autocast():
            x = network.trunk(planes)
        return network.heads(x.float(), planes, signed_komi)

    def _take_step(self, batch: Batch, share: float) -> dict[str, float]:
        if not self._timed:
            self._choose_precision(batch)
        rate = learning_rate(self.settings, self.step, share)
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        self.optimizer.zero_grad(set_to_none=True)
        terms = self.losses(batch, share)
        terms["total"].backward()  # type: ignore[no-untyped-call]
        limit = self.settings.gradient_clip or math.inf
        norm = torch.nn.utils.clip_grad_norm_(self.network.parameters(), limit)
        values = {name: float(term.detach()) for name, term in terms.items()}
        values["gradient"] = float(norm)
        if not all(math.isfinite(value) for value in values.values()):
            raise RunError(
                f"step {self.step}: a loss is no longer a number ({values}); "
                f"lower training.learning_rate and start a new run from an earlier network"
            )
        self.optimizer.step()
        self.step += 1
        self._average()
        return values

    @torch.no_grad()
    def _average(self) -> None:
        """Move the running average towards the network; early steps count more."""
        keep = min(self.settings.average, self.step / (self.step + 10.0))
        pairs = zip(_tensors(self.averaged), _tensors(self.network), strict=True)
        for mean, value in pairs:
            if mean.is_floating_point():
                mean.lerp_(value, 1.0 - keep)
            else:
                mean.copy_(value)

    def _autocast(self) -> Any:
        if not self._bf16:
            return nullcontext()
        return torch.autocast(self.device, dtype=torch.bfloat16)

    def _choose_precision(self, batch: Batch) -> None:
        """Time one step's gradients in fp32 and bf16; keep the faster one that torch supports."""
        seconds = {}
        for self._bf16 in (False, True):
            try:
                for _ in range(2):  # the first pass prepares the library's kernels
                    begin = time.process_time()
                    self.losses(batch)["total"].backward()  # type: ignore[no-untyped-call]
                    if self.device != "cpu":
                        torch.cuda.synchronize()
                    seconds[self._bf16] = time.process_time() - begin
            except RuntimeError:
                if not self._bf16:
                    raise
                seconds[True] = math.inf
        self._bf16 = seconds[True] < seconds[False]
        self._timed = True

    def checkpoint(self) -> bytes:
        """Everything needed to go on: network, average, optimizer, step and random state."""
        file = io.BytesIO()
        torch.save(
            {
                "step": self.step,
                "network": self.network.state_dict(),
                "averaged": self.averaged.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "torch_random": torch.get_rng_state(),
            },
            file,
        )
        return file.getvalue()

    def restore(self, data: bytes) -> None:
        """Go on from a checkpoint of the same settings.

        Raises
        ------
        Exception
            Whatever torch raises for a damaged file; nothing is changed then.
        """
        content = torch.load(io.BytesIO(data), map_location="cpu", weights_only=True)
        before = copy.deepcopy(self.network.state_dict())
        try:
            self.network.load_state_dict(content["network"])
            self.averaged.load_state_dict(content["averaged"])
            self.optimizer.load_state_dict(content["optimizer"])
        except Exception:
            self.network.load_state_dict(before)
            self.averaged.load_state_dict(before)
            raise
        torch.set_rng_state(content["torch_random"])
        self.step = int(content["step"])


def _tensors(network: Network) -> Iterator[Tensor]:
    yield from network.parameters()
    yield from network.buffers()
