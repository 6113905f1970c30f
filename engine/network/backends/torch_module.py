"""Run a network by calling its torch module: for parts of plug-ins, which no graph describes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from numpy.typing import NDArray
from torch import Tensor

from engine.network.backends.threads import use_one_thread

Answers = Callable[[Tensor, Tensor | None], dict[str, Tensor]]
"""Returns outputs by name from planes [B, F, S, S] and the signed komi [B]."""


class ModuleGraph:
    """A torch module as a compiled network; see `engine.network.backends.compiled`.

    Parameters
    ----------
    answers
        Calls the module, which is on the device.
    device
        "cpu", "cuda", "cuda:<n>" or "mps".
    """

    def __init__(self, answers: Answers, device: str) -> None:
        use_one_thread()
        self._answers = answers
        self._device = torch.device(device)

    @torch.inference_mode()
    def run(self, *inputs: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Return outputs [B, ...] by name from planes int8[B, S, S, F] and maybe komi [B, 1]."""
        planes = torch.from_numpy(inputs[0]).to(self._device, torch.float32).permute(0, 3, 1, 2)
        komi = None
        if len(inputs) > 1:
            komi = torch.from_numpy(inputs[1]).to(self._device)[:, 0]
        out = self._answers(planes, komi)
        return {name: part.float().cpu().numpy().copy() for name, part in out.items()}
