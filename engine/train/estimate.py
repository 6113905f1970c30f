"""How fast a run goes on this machine: some seconds of its own work, in memory."""

from __future__ import annotations

import dataclasses
import os
import time
from collections.abc import Callable
from itertools import count
from typing import Final, NamedTuple

import numpy as np
import torch

from engine.network.evaluator import NetworkEvaluator
from engine.network.network import Network, on_board
from engine.train.extrapolate import Speed
from engine.train.learning.sampler import Batch
from engine.train.learning.trainer import Trainer
from engine.train.preset import Preset
from engine.train.run_networks import device_of, first_network
from engine.train.selfplay.worker import game_source

__all__ = ["measured_speed"]

PLAY_PART: Final = 0.6
"""Share of the time that is spent on self-play, the rest on training."""
LEAST_STEPS: Final = 3
LOADING_S: Final = 5.0
"""Loading kernels takes no longer; what does is their compilation, which the run finds done."""


def measured_speed(
    preset: Preset, seconds: float = 10.0, stopped: Callable[[], bool] | None = None
) -> Speed | None:
    """Work on the run for some seconds, in memory, to learn its speed here; None when stopped.

    The first time on a machine kernels have to be compiled before, which takes its own time.

    Raises
    ------
    WeightsError
        The network to begin with can't be read.
    RunError
        It has other settings than the preset.
    """
    torch.set_num_threads(1)
    loaded_s = time.process_time()  # so far: libraries
    network = first_network(preset)
    stopped = stopped or _never
    parameters = sum(p.numel() for p in network.parameters())
    play = _selfplay_speed(preset, network, PLAY_PART * seconds, stopped)
    training = _training_speed(preset, network, (1.0 - PLAY_PART) * seconds, stopped)
    if play is None or training is None:
        return None
    start_s = loaded_s + min(play.start_s, LOADING_S) + training.start_s
    return Speed(play.per_s, training.per_s, parameters, _cores(), round(start_s, 2))


class _Pace(NamedTuple):
    """What one kind of work showed."""

    per_s: float
    """Of what is counted [1/s]."""
    start_s: float
    """Before the first of it was done [s]."""


def _never() -> bool:
    return False


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _selfplay_speed(
    preset: Preset, network: Network, seconds: float, stopped: Callable[[], bool]
) -> _Pace | None:
    """Visits, or positions labelled, of one process, in the middle of the run."""
    started = time.perf_counter()
    evaluator = NetworkEvaluator(
        on_board(network, preset.rules.size),
        precision=preset.selfplay.precision,
        symmetry="random",
        cache_rows=preset.selfplay.cache_rows,
        device=device_of(preset),
    )
    distillation = preset.distillation.replace(games="")  # a look through all records takes longer
    selfplay = game_source(dataclasses.replace(preset, distillation=distillation), count(), 0)
    selfplay.share = 0.5
    selfplay.set_evaluator(evaluator)
    selfplay.play_round()  # kernels are compiled or loaded here
    before, begin = selfplay.nodes, time.perf_counter()
    while time.perf_counter() - begin < seconds or selfplay.nodes == before:
        if stopped():
            return None
        selfplay.play_round()
    per_s = (selfplay.nodes - before) / (time.perf_counter() - begin)
    return _Pace(per_s, begin - started)


def _training_speed(
    preset: Preset, network: Network, seconds: float, stopped: Callable[[], bool]
) -> _Pace | None:
    """Rows of one process."""
    trainer = Trainer(network, preset.training, device_of(preset))
    shares = {preset.rules.size: 1.0}
    if preset.distills:
        shares = preset.distillation.shares() or shares
    sizes, random = list(shares), np.random.default_rng(preset.run.seed)
    batches = {size: _random_batch(preset, size) for size in sizes}

    def draw(step: int) -> Batch:
        return batches[int(random.choice(sizes, p=list(shares.values())))]

    started = time.perf_counter()
    trainer.train(draw, 1, 1.0)  # chooses the precision
    begin = time.perf_counter()

    def over() -> bool:
        enough = trainer.step > LEAST_STEPS and time.perf_counter() - begin > seconds
        return enough or stopped()

    trainer.train(draw, 10**9, 1.0, over)
    if stopped():
        return None
    per_s = (trainer.step - 1) * preset.training.batch / (time.perf_counter() - begin)
    return _Pace(per_s, begin - started)


def _random_batch(preset: Preset, size: int) -> Batch:
    """Rows of no meaning: they cost what others cost."""
    rows = preset.training.batch
    points = size * size
    random = np.random.default_rng(preset.run.seed)
    planes = preset.network.feature_set.planes
    policy = random.random((rows, points + 1), np.float32)
    ones = np.ones(rows, np.float32)
    return Batch(
        planes=(random.random((rows, planes, size, size)) < 0.3).astype(np.float32),
        policy=policy / policy.sum(axis=1, keepdims=True),
        policy_weight=ones,
        signed_komi=np.zeros(rows, np.float32),
        won=(random.random(rows) < 0.5).astype(np.float32),
        score=np.zeros(rows, np.float32),
        score_weight=ones,
        ownership=np.zeros((rows, points), np.float32),
        ownership_weight=ones,
        reply=random.integers(0, points + 1, rows),
    )
