"""A Ray cluster of several nodes on this computer, for tests."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

__all__ = ["add_node", "kill_host", "ray_cluster", "worker_pids"]

STORE_BYTES = 80 << 20


@contextmanager
def ray_cluster(nodes: int) -> Iterator[Any]:
    """Yield a `ray.cluster_utils.Cluster` whose nodes have one core each; the head has none."""
    if not Path("/proc/self").exists():
        pytest.skip("needs /proc to find the processes of Ray")
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    utils = pytest.importorskip("ray.cluster_utils", reason="Ray is not installed")
    head = {"num_cpus": 0, "include_dashboard": False, "object_store_memory": STORE_BYTES}
    cluster = utils.Cluster(initialize_head=True, head_node_args=head)
    try:
        for _ in range(nodes):
            add_node(cluster)
        yield cluster
    finally:
        cluster.shutdown()


def add_node(cluster: Any) -> Any:
    """Add a node of one core and return it."""
    return cluster.add_node(num_cpus=1, object_store_memory=STORE_BYTES)


def worker_pids() -> list[int]:
    """Return the processes that hold a worker of a farm."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            command = path.read_bytes()
        except OSError:  # it has ended
            continue
        if command.startswith(b"ray::_Host"):
            found.append(int(path.parent.name))
    return found


def kill_host(pid: int) -> None:
    """Kill a worker as a lost machine would end it."""
    with suppress(ProcessLookupError):  # it has ended
        os.kill(pid, signal.SIGKILL)
