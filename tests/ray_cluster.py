"""A Ray cluster of several nodes on this computer, for tests.

A process of its own, in a session of its own, starts the nodes: Ray makes the process that does so
the leader of a group that it ends at times, and takes over its signals.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.shared import PROJECT

STORE_BYTES = 80 << 20


class RayCluster:
    """A head without cores, and nodes of one core each."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.address = self._answer()

    def add_node(self) -> None:
        """Add a node."""
        self._ask("add")

    def remove_node(self) -> None:
        """Kill one of the nodes."""
        self._ask("remove")

    def _ask(self, order: str) -> None:
        assert self._process.stdin is not None
        print(order, file=self._process.stdin, flush=True)
        self._answer()

    def _answer(self) -> str:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("answer "):  # Ray prints other lines
                return line.removeprefix("answer ").strip()
        raise AssertionError("the process that starts the nodes has ended")


@contextmanager
def ray_cluster(nodes: int) -> Iterator[RayCluster]:
    """Yield a cluster; it ends with the context."""
    if find_spec("ray") is None:
        pytest.skip("Ray is not installed")
    if not Path("/proc/self").exists():
        pytest.skip("needs /proc to find the processes of Ray")
    with subprocess.Popen(
        [sys.executable, "-m", "tests.ray_cluster", str(nodes)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=PROJECT,
        start_new_session=True, env={**os.environ, "RAY_USAGE_STATS_ENABLED": "0"},
    ) as process:  # fmt: skip
        try:
            yield RayCluster(process)
        finally:
            assert process.stdin is not None
            process.stdin.close()
            try:
                process.wait(60)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)


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


def _serve(nodes: int) -> None:
    """Start nodes, then add and kill nodes as the lines of the input say, until it ends."""
    from ray.cluster_utils import Cluster

    memory = {"object_store_memory": STORE_BYTES}
    head = {"num_cpus": 0, "include_dashboard": False, **memory}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    for _ in range(nodes):
        cluster.add_node(num_cpus=1, **memory)
    print(f"answer {cluster.address}", flush=True)
    for line in sys.stdin:
        if line.strip() == "add":
            cluster.add_node(num_cpus=1, **memory)
        else:
            node = random.choice(sorted(cluster.worker_nodes, key=id))
            cluster.remove_node(node, allow_graceful=False)
        print("answer done", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    _serve(int(sys.argv[1]))
