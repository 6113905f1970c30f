"""Threads of torch: one per network call.

On a machine that is shared (a desktop always is) two intra-op threads wait for each other at
barriers and collapse to a small part of one thread's speed; parallelism comes from workers.
"""

from __future__ import annotations

import torch


def use_one_thread() -> None:
    """Make every later network call of this process use one thread."""
    torch.set_num_threads(1)
