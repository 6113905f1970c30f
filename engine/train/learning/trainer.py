"""The training loop: optimizer steps on a network, and a running average of its weights."""

from __future__ import annotations

import copy
import io
import math
import time
import zipfile
from collections import deque
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, nullcontext
from types import MappingProxyType
from typing import Any, Final, TypeVar

import torch
from torch import Tensor

from engine.base.arrays import check_memory
from engine.base.errors import PluginError, RunError
from engine.network.backends.threads import training_threads
from engine.network.models.network import Network, NetworkOutput
from engine.search.value.kinds import MULTI_LABEL
from engine.train.learning.losses import (
    label_loss,
    later_loss,
    ownership_loss,
    policy_loss,
    score_loss,
    softened,
    winrate_loss,
)
from engine.train.learning.optimizers import make_optimizer, set_rates
from engine.train.learning.sampler import Batch
from engine.train.presets.loss_terms import LOSS_TERMS, LossSettings, LossTerm
from engine.train.presets.settings import TrainingSettings

B = TypeVar("B")

DRAWERS: Final = 6
"""Threads that draw the batches of a graphics card."""
SOFT_POLICY_WEIGHT: Final = 8.0
"""Weight of the loss of `network.soft_policy` (KataGo)."""
SOFT_POLICY_TEMPERATURE: Final = 4.0
"""The head of `network.soft_policy` learns the policy target to the power of 1 / this."""
LATER: Final = ("reply", "own_next")
"""Names of the losses of the moves after the next one."""
LATER_WEIGHT: Final = 0.15
"""Weight of the loss of each head of `network.later_moves` (KataGo, of the reply)."""
LOOK_STEPS: Final = 32
"""Steps between looks at the losses on a graphics card, which otherwise never waits."""


def learning_rate(settings: TrainingSettings, step: int, share: float, passes: int = 0) -> float:
    """Return the rate of a step: a linear rise, a plateau, and a cosine at the end of the run.

    The rise begins anew when the trunk's rest is over. With game records the plateau may fall with
    every pass over all of them.

    Parameters
    ----------
    step
        Steps taken before.
    share
        Part of the run that is over, 0 to 1.
    passes
        Passes over all game records before.
    """
    rate = settings.learning_rate * settings.rate_per_pass**passes
    begun = settings.trunk_rest_steps if step >= settings.trunk_rest_steps else 0
    if step - begun < settings.warmup_steps:
        rate *= (step - begun + 1) / settings.warmup_steps
    begin = 1.0 - settings.cosine_share
    if share > begin:
        part = min((share - begin) / settings.cosine_share, 1.0)
        falling = 0.5 * (1.0 + math.cos(math.pi * part))
        rate *= settings.final_rate + (1.0 - settings.final_rate) * falling
    return rate


class Trainer:
    """Trains a network and keeps a running average of its weights.

    Parameters
    ----------
    network
        Trained in place.
    settings
        Optimizer, schedule and losses.
    device
        "cpu" or "cuda".
    more
        Terms of the loss that plug-ins add, with their settings, by name.
    """

    def __init__(
        self,
        network: Network,
        settings: TrainingSettings,
        device: str = "cpu",
        more: Mapping[str, tuple[LossTerm, LossSettings]] = MappingProxyType({}),
    ) -> None:
        self.settings = settings
        self._more = more
        self.device = device
        if device != "cpu":
            torch.backends.cuda.matmul.allow_tf32 = True
        network.to(device, memory_format=torch.channels_last)  # type: ignore[call-overload]
        self.network = network.requires_grad_(True)
        self.network.train(settings.norm_statistics == "batch")
        self.averaged = copy.deepcopy(self.network).eval().requires_grad_(False)
        """Running average of the weights: what plays and is exported."""
        self.step = 0
        """Steps taken."""
        self.optimizer = make_optimizer(network, settings)
        self._sums: dict[str, Tensor] = {}  # of the steps since the last look
        self._summed = 0
        self._totals: dict[str, float] = {}  # of the steps before, since `train` began
        self._bf16 = settings.precision == "bf16"
        self._timed = settings.precision != "auto"

    def set_settings(
        self, settings: TrainingSettings, more: Mapping[str, tuple[LossTerm, LossSettings]]
    ) -> None:
        """Go on with other values of the settings that have schedules; see `Trainer`."""
        self.settings, self._more = settings, more

    def train(
        self,
        draw: Callable[[int], Batch],
        until: int,
        share: float | Callable[[], float],
        between: Callable[[], bool] | None = None,
        passes: int = 0,
        log: Callable[[dict[str, float]], None] = lambda row: None,
        log_steps: int = LOOK_STEPS,
    ) -> dict[str, float]:
        """Train up to step `until`, or until `between()` returns true.

        Parameters
        ----------
        draw
            The batch of a step, given its number.
        until
            Number of steps to have taken in all.
        share
            Part of the run that is over, 0 to 1: sets the learning rate. A function is asked before
            each step, for runs that end by time.
        between
            Called after every step; true stops.
        passes
            See `learning_rate`.
        log
            Called with a row of the log after each step that is a multiple of `log_steps`, and
            after the last one: its number, the learning rate, and the means of the losses and of
            the gradient's norm since the row before.
        log_steps
            Steps between two rows.

        Returns
        -------
        dict
            Mean of each loss over the steps taken.

        Raises
        ------
        RunError
            A loss is no longer a number.
        """
        begin, self._totals, before = self.step, {}, (self.step, dict[str, float]())

        def end_row() -> None:
            nonlocal before
            self._look()
            step, totals = before
            if steps := self.step - step:
                means = {
                    name: round((total - totals.get(name, 0.0)) / steps, 6)
                    for name, total in self._totals.items()
                }
                rate = self.optimizer.param_groups[0]["lr"]
                log({"step": self.step, "learning_rate": float(f"{rate:.6g}"), **means})
                before = self.step, dict(self._totals)

        threads = DRAWERS if self.device != "cpu" else 0
        batches = drawn_ahead(lambda step: self._tensors(draw(step)), begin, until, threads)
        # its batches have one size; those of the networks that play in this process have many
        tuned = torch.backends.cudnn.flags(enabled=True, benchmark=self.device != "cpu")
        with tuned, training_threads(self.settings.threads), closing(batches):
            for batch in batches:
                now = share() if callable(share) else share
                self._take_step(batch, now, passes)
                if self.device == "cpu" or self._summed == LOOK_STEPS:
                    self._look()
                if self.step % log_steps == 0:
                    end_row()
                if between is not None and between():
                    break
        end_row()
        return {name: total / (self.step - begin) for name, total in self._totals.items()}

    def losses(self, batch: Batch) -> dict[str, Tensor]:
        """Return each loss term, unweighted, and their weighted sum "total"."""
        return self._losses(self._tensors(batch))

    @torch.no_grad()
    def playing_losses(self, batch: Batch) -> dict[str, float]:
        """Return the losses of the averaged weights, which play, without learning; see `losses`."""
        learning, self.network = self.network, self.averaged
        try:
            return {name: float(loss) for name, loss in self.losses(batch).items()}
        finally:
            self.network = learning

    def _losses(self, batch: dict[str, Tensor]) -> dict[str, Tensor]:
        settings = self.settings
        batch = {name: part.to(self.device, non_blocking=True) for name, part in batch.items()}
        output = self._forward(batch["planes"], batch["signed_komi"])
        terms = {
            "policy": policy_loss(
                output.policy_logits,
                batch["policy"],
                batch["policy_weight"],
                batch["unchosen"],
            )
        }
        weights = {"policy": settings.policy_weight, "winrate": settings.winrate_weight}
        if self.network.settings.curve_kind == MULTI_LABEL and settings.label_target == "score":
            terms["winrate"] = label_loss(
                output.value,
                batch["score"],
                batch["signed_komi"],
                batch["won"],
                batch["score_weight"],
                settings.winrate_loss,
            )
        elif self.network.value is not None:
            terms["winrate"] = winrate_loss(
                output.value,
                batch["signed_komi"],
                batch["won"],
                torch.ones_like(batch["won"]),
                settings.winrate_loss,
            )
        if output.soft_logits is not None:
            weights["soft_policy"] = SOFT_POLICY_WEIGHT
            target = softened(batch["policy"], SOFT_POLICY_TEMPERATURE)
            terms["soft_policy"] = policy_loss(output.soft_logits, target, batch["policy_weight"])
        for step, logits in enumerate(output.later_logits):
            name = LATER[step]
            weights[name] = LATER_WEIGHT
            terms[name] = later_loss(logits, batch["later"][:, step])
        if output.ownership_logits is not None and settings.ownership_weight > 0.0:
            weights["ownership"] = settings.ownership_weight
            terms["ownership"] = ownership_loss(
                output.ownership_logits,
                batch["ownership"],
                batch["ownership_weight"],
                settings.ownership_loss,
            )
        if settings.score_weight > 0.0:
            weights["score"] = settings.score_weight
            terms["score"] = score_loss(
                output.value[:, 0],
                batch["score"],
                batch["score_weight"],
                batch["ownership"].shape[1],
            )
        for name, (kind, own) in self._more.items():
            weights[name] = own.weight
            with LOSS_TERMS.calls(name, "loss"):
                terms[name] = kind.term(output, batch, own)
            LOSS_TERMS.check_shape(name, "loss", (), terms[name])
        total = torch.stack([weights[name] * term for name, term in terms.items()]).sum()
        return {**terms, "total": total}

    def _tensors(self, batch: Batch) -> dict[str, Tensor]:
        """Return a batch by name, in memory that a graphics card can fetch while it computes."""
        parts = {name: torch.from_numpy(array) for name, array in batch._asdict().items()}
        if self.device == "cpu":
            return parts
        return {name: part.pin_memory() for name, part in parts.items()}

    def _forward(self, planes: Tensor, signed_komi: Tensor) -> NetworkOutput:
        """Return the network's output: the trunk in the chosen precision, the heads in fp32."""
        network = self.network
        planes = planes.to(memory_format=torch.channels_last)
        learns = self.step >= self.settings.trunk_rest_steps
        with self._autocast(), torch.set_grad_enabled(learns and torch.is_grad_enabled()):
            x = network.trunk(planes)
        return network.heads(x.float(), planes, signed_komi)

    def _take_step(self, batch: dict[str, Tensor], share: float, passes: int = 0) -> None:
        if not self._timed:
            self._choose_precision(batch)
        rate = learning_rate(self.settings, self.step, share, passes)
        set_rates(self.optimizer, self.settings, rate)
        self.optimizer.zero_grad(set_to_none=True)
        terms = self._losses(batch)
        terms["total"].backward()  # type: ignore[no-untyped-call]
        limit = self.settings.gradient_clip or math.inf
        norm = torch.nn.utils.clip_grad_norm_(self.network.parameters(), limit)
        for name, term in {**terms, "gradient": norm}.items():
            value = term.detach()
            self._sums[name] = self._sums[name] + value if name in self._sums else value
        self._summed += 1
        self.optimizer.step()
        self.step += 1
        self._average()

    @torch.no_grad()
    def _average(self) -> None:
        """Move the running average towards the network; early steps count more."""
        keep = min(self.settings.average, self.step / (self.step + 10.0))
        pairs = list(zip(_tensors(self.averaged), _tensors(self.network), strict=True))
        moving = [pair for pair in pairs if pair[0].is_floating_point()]
        means, values = zip(*moving, strict=True)
        torch._foreach_lerp_(means, values, 1.0 - keep)
        for mean, value in pairs:
            if not mean.is_floating_point():
                mean.copy_(value)

    def _autocast(self) -> Any:
        if not self._bf16:
            return nullcontext()
        return torch.autocast(self.device, dtype=torch.bfloat16)

    def _look(self) -> None:
        """Add the losses of the steps since the last look to the totals, and check them.

        A graphics card has to end its work for it.
        """
        if not self._summed:
            return
        names, steps = list(self._sums), self._summed
        values = torch.stack([self._sums[name] for name in names]).tolist()
        self._sums, self._summed = {}, 0
        for name, value in zip(names, values, strict=True):
            self._totals[name] = self._totals.get(name, 0.0) + value
        if not all(map(math.isfinite, values)):
            means = {name: value / steps for name, value in zip(names, values, strict=True)}
            raise RunError(
                f"step {self.step}: a loss is no longer a number ({means}); "
                f"lower training.learning_rate and start a new run from an earlier network"
            )

    def _choose_precision(self, batch: dict[str, Tensor]) -> None:
        """Time one step's gradients in fp32 and bf16; keep the faster one that torch supports."""
        seconds = {}
        for self._bf16 in (False, True):
            try:
                for _ in range(2):  # the first pass prepares the library's kernels
                    begin = self._now()
                    self._losses(batch)["total"].backward()  # type: ignore[no-untyped-call]
                    seconds[self._bf16] = self._now() - begin
            except (RuntimeError, PluginError):
                if not self._bf16:
                    raise
                seconds[True] = math.inf
        self._bf16 = seconds[True] < seconds[False]
        self._timed = True

    def _now(self) -> float:
        """Return seconds of processor time, or the time at which a graphics card is idle."""
        if self.device == "cpu":
            return time.process_time()
        torch.cuda.synchronize()
        return time.perf_counter()

    def checkpoint(self) -> bytes:
        """Return all that training needs to continue, as the bytes of a file.

        Raises
        ------
        RunError
            A loss is no longer a number, so the weights are worth nothing.
        """
        self._look()
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

    @property
    def largest_checkpoint(self) -> int:
        """Size that no checkpoint reaches [bytes]: network, average, and two moments of each."""
        weights = sum(tensor.numel() * tensor.element_size() for tensor in _tensors(self.network))
        return 8 * weights + (64 << 20)

    def restore(self, data: bytes) -> None:
        """Load a checkpoint of the same settings, which may come from a stranger.

        Raises
        ------
        Exception
            Whatever torch raises for a damaged file; nothing is changed then.
        """
        with zipfile.ZipFile(io.BytesIO(data)) as archive:  # torch itself unpacks any size
            check_memory(sum(entry.file_size for entry in archive.infolist()), len(data))
        content = torch.load(io.BytesIO(data), map_location="cpu", weights_only=True)
        check_memory(_bytes_of(content), len(data))  # strides of 0 make large tensors of one number
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


def drawn_ahead(
    draw: Callable[[int], B], begin: int, end: int, threads: int
) -> Generator[B, None, None]:
    """Yield `draw(begin)` to `draw(end - 1)` in order, drawn on some threads ahead of their use.

    Parameters
    ----------
    threads
        0 draws each batch when it is asked for.
    """
    if threads == 0:
        yield from map(draw, range(begin, end))
        return
    waiting: deque[Future[B]] = deque()
    with ThreadPoolExecutor(threads) as drawers:
        for step in range(begin, end):
            waiting.append(drawers.submit(draw, step))
            if len(waiting) > 2 * threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def _bytes_of(content: object) -> int:
    """Return the memory that the tensors in nested lists and dicts take once they are copied."""
    size, waiting = 0, [content]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Tensor):
            size += part.numel() * part.element_size()
        elif isinstance(part, dict):
            waiting += part.values()
        elif isinstance(part, (list, tuple)):
            waiting += part
    return size


def _tensors(network: Network) -> Iterator[Tensor]:
    yield from network.parameters()
    yield from network.buffers()
