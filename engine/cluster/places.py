"""The machines of a cluster, and how many workers each has room for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(eq=False)
class Place:
    """A machine, and how many workers of each kind it has room for."""

    host: str
    cpu_workers: int
    gpu_workers: int
    failures: int = 0
    """Workers that could not start, or reported a failure, since the last answer."""
    losses: int = 0
    """Workers that were lost since the last answer."""
    wait_until: float = 0.0

    @property
    def workers(self) -> int:
        """Number of workers that the machine should have; 0 for a machine that was refused."""
        return self.cpu_workers + self.gpu_workers


def kinds(cores: int, gpus: int) -> str:
    """Return the numbers of cores and graphics cards in words."""
    text = f"{cores} core{'s' if cores != 1 else ''}"
    return f"{text} and {gpus} graphics card{'s' if gpus != 1 else ''}" if gpus else text
