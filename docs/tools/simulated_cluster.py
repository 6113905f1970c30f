"""A cluster of many workers that sleep instead of playing, to see what one leading process bears.

    python docs/tools/simulated_cluster.py --workers 1000 --seconds 60

The leading process, Ray and the disk do what they do for a run; only the games were played before.
Each of ten Ray actors stands for a tenth of the workers. Printed are the answers and games per
second that arrived, what they should have been, the processor time of the leading thread, and how
long orders waited.
"""

from __future__ import annotations

import argparse
import asyncio
import pickle
import random
import tempfile
import time
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any

import ray
from ray.cluster_utils import Cluster

from engine.base.versions import program_version
from engine.jobs import farm as farm_module
from engine.jobs.farm import Farm
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network, stored
from engine.network.runners.evaluator import NetworkEvaluator
from engine.record.shards import shard_bytes
from engine.train.cluster_worker import ClusterWorkers, PlayAnswer, PlayOrder
from engine.train.presets.preset import load_preset, with_changes
from engine.train.runs.run import RunFolder, RunState
from engine.train.selfplay.selfplay import SelfPlay

HOSTS = 10
NODES = 1000  # of a game, by which arriving games are counted


class SleepingHost:
    """Holds many workers: each sleeps as long as an order lasts, then sends games."""

    def __init__(self, games: bytes) -> None:
        self._games = pickle.loads(games)

    async def version(self) -> str:
        return program_version()

    async def work(self, numbers: list[int], order: PlayOrder) -> PlayAnswer:
        """Answer an order with games of these numbers."""
        await asyncio.sleep(order.seconds * random.uniform(0.9, 1.1))
        games = [replace(game, number=n) for game, n in zip(cycle(self._games), numbers)]
        shards = (shard_bytes(games),) if games else ()
        return PlayAnswer(shards=shards, nodes=NODES * len(games), cpu_s=order.seconds)


class _Worker:
    """Stands for the actor of one worker; its host works for many."""

    def __init__(self, host: Any, games_per_s: float) -> None:
        self.version = host.version
        self._host, self._games_per_s, self._numbers = host, games_per_s, list[int]()

    @property
    def work(self) -> Any:
        """The method of the actor, which is called by `remote`."""
        return self

    def remote(self, order: PlayOrder) -> Any:
        """Let the host answer with games of this worker's next numbers."""
        self._numbers += order.numbers
        count = round(self._games_per_s * order.seconds)
        own, self._numbers = self._numbers[:count], self._numbers[count:]
        return self._host.work.remote(own, replace(order, numbers=()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--workers", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60.0, help="to measure")
    parser.add_argument("--games", type=float, default=11.4, help="of a worker per second")
    parser.add_argument("--preset", default="recommended-7x7")
    options = parser.parse_args()
    preset = load_preset(options.preset)
    preset = with_changes(preset, {"selfplay.games": 32})
    sample = played(preset, 64)
    hosts: list[Any] = []

    def new_actor(self: Farm, machine: str, gpus: int) -> Any:
        host = hosts[self._count % HOSTS]
        return _Worker(host, options.games)

    cluster = Cluster(
        initialize_head=True,
        head_node_args={"num_cpus": options.workers, "include_dashboard": False},
    )
    ray.init(address=cluster.address, log_to_driver=False)
    host_class = ray.remote(SleepingHost).options(num_cpus=0, max_concurrency=options.workers)
    content = pickle.dumps(sample)
    hosts += [host_class.remote(content) for _ in range(HOSTS)]
    Farm._new_actor = new_actor  # type: ignore[method-assign]
    farm_module.connect = lambda address: ray
    with tempfile.TemporaryDirectory() as place:
        folder = RunFolder(Path(place, "run"))
        folder.open(preset)
        folder.write_state(RunState())
        save_network(folder.network_path(0), initial_network(preset.network, 1), training={})
        workers = ClusterWorkers(
            folder, preset, cluster.address, done=(), boards={preset.rules.size}, recent=(),
            tell=print,
        )  # fmt: skip
        time.sleep(40.0)  # all have answered a few times
        nodes, cpu = workers.used()[0], time.process_time()
        begun = time.monotonic()
        time.sleep(options.seconds)
        seconds = time.monotonic() - begun
        workers.check()
        games = (workers.used()[0] - nodes) / NODES
        cpu = time.process_time() - cpu
        size = sum(path.stat().st_size for path in folder.shards())
        count = max(workers.used()[0] / NODES, 1)
        ideal = options.workers * options.games
        print(f"{games / seconds:,.0f} games per second arrived, {ideal:,.0f} if nothing waited")
        print(f"{cpu / seconds:.2f} cores used by the leading process")
        print(f"{size / count:,.0f} bytes a game")
        workers.close()
        folder.close()
    cluster.shutdown()


def played(preset: Any, count: int) -> list[Any]:
    """Play some games by a random network."""
    player = SelfPlay(preset, iter(range(10**9)))
    player.set_preset(preset)
    player.set_evaluator(NetworkEvaluator(stored(initial_network(preset.network, 1))))
    games: list[Any] = []
    while len(games) < count:
        games += player.play_round()
    return games[:count]


if __name__ == "__main__":
    main()
