"""Limit torch to one thread per network call.

On a shared machine, such as any desktop, two intra-op threads wait for each other at barriers and
reach a small part of one thread's speed; parallelism comes from workers instead.
"""

from __future__ import annotations

import torch


def use_one_thread() -> None:
    """Make every later network call of this process use one thread."""
    torch.set_num_threads(1)
