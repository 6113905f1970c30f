"""The number of torch's threads, decided in this module alone.

Networks are evaluated on one thread: on a shared machine, such as any desktop, two intra-op threads
wait for each other at barriers and reach a small part of one thread's speed; parallelism comes from
workers instead. `engine.network.backends.torch_graph.compiled`, through which torch runs every
network, calls `use_one_thread`, so no command has to. Only a training step may use more.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import torch


def use_one_thread() -> None:
    """Make every later network call of this process use one thread."""
    torch.set_num_threads(1)


@contextmanager
def training_threads(count: int) -> Iterator[None]:
    """Use `count` threads for training steps, and one again afterwards."""
    torch.set_num_threads(count)
    try:
        yield
    finally:
        use_one_thread()
