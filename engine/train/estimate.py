"""Measure how fast a run plays and learns on this machine."""

from __future__ import annotations

import dataclasses
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Final, NamedTuple

import numpy as np

from engine.jobs.processes import usable_cores
from engine.network.models.network import Network, stored
from engine.network.models.settings import LATER_MOVES
from engine.network.runners.evaluator import NetworkEvaluator
from engine.train.extrapolate import Speed
from engine.train.game_source import game_source
from engine.train.learning.sampler import Batch
from engine.train.learning.trainer import Trainer
from engine.train.presets.loss_terms import active_terms
from engine.train.presets.preset import Preset
from engine.train.presets.schedule import Moment
from engine.train.runs.run_networks import device_of, first_network
from engine.train.selfplay.game_player import GamePlayer

PLAY_PART: Final = 0.6
"""Share of the time that is spent on self-play, the rest on training."""
LEAST_STEPS: Final = 3
LOADING_S: Final = 5.0
"""Loading kernels takes no longer; what does is their compilation, which the run finds done."""


def measured_speed(preset: Preset, seconds: float = 10.0) -> Speed:
    """Play and train for some seconds, in memory, and return the speed.

    The first time on a machine kernels have to be compiled before, which takes its own time.

    Raises
    ------
    WeightsError
        The network to begin with can't be read.
    RunError
        It has other settings than the preset.
    """
    loaded_s = time.process_time()  # so far: libraries
    preset = preset.at(Moment(preset.run.generations // 2, 0.5))
    network = first_network(preset)
    parameters = sum(p.numel() for p in network.parameters())
    play = _selfplay_speed(preset, network, PLAY_PART * seconds)
    training = _training_speed(preset, network, (1.0 - PLAY_PART) * seconds)
    start_s = loaded_s + min(play.start_s, LOADING_S) + training.start_s
    return Speed(play.per_s, training.per_s, parameters, usable_cores(), round(start_s, 2))


class _Pace(NamedTuple):
    """Speed of playing or of training."""

    per_s: float
    """Of what is counted [1/s]."""
    start_s: float
    """Before the first of it was done [s]."""


def _selfplay_speed(preset: Preset, network: Network, seconds: float) -> _Pace:
    """Visits, or positions labelled, of one process in the middle of the run; 0 if none are.

    Where the run's processes are threads, it is that of one of them beside all others.
    """
    distillation = preset.distillation.replace(games="")  # a look through all records takes longer
    source = game_source(dataclasses.replace(preset, distillation=distillation))
    if not source.makes_games:
        return _Pace(0.0, 0.0)
    started = time.perf_counter()
    workers = preset.run.workers if preset.run.threads else 1
    players = [source.player(count(n, workers), n, lambda text: None) for n in range(workers)]

    def prepare(player: GamePlayer) -> None:
        player.set_preset(preset)
        if source.needs_network:
            player.set_evaluator(
                NetworkEvaluator(
                    stored(network).on_board(preset.rules.size),
                    precision=preset.selfplay.precision,
                    symmetry="random",
                    cache_rows=preset.selfplay.cache_rows,
                    device=device_of(preset),
                )
            )
        player.play_round()  # kernels are compiled or loaded here

    def play(player: GamePlayer) -> None:
        before = player.nodes
        while time.perf_counter() - begin < seconds or player.nodes == before:
            player.play_round()

    prepare(players[0])
    with ThreadPoolExecutor(workers) as threads:
        list(threads.map(prepare, players[1:]))
        before, begin = sum(player.nodes for player in players), time.perf_counter()
        list(threads.map(play, players))
    played = sum(player.nodes for player in players) - before
    return _Pace(played / (time.perf_counter() - begin) / workers, begin - started)


def _training_speed(preset: Preset, network: Network, seconds: float) -> _Pace:
    """Rows that one process trains on per second."""
    trainer = Trainer(network, preset.training, device_of(preset), active_terms(preset.sections()))
    shares = game_source(preset).boards
    sizes, random = list(shares), np.random.default_rng(preset.run.seed)
    batches = {size: _random_batch(preset, size) for size in sizes}

    def draw(step: int) -> Batch:
        return batches[int(random.choice(sizes, p=list(shares.values())))]

    started = time.perf_counter()
    trainer.train(draw, 1, 1.0)  # chooses the precision
    begin = time.perf_counter()

    def over() -> bool:
        return trainer.step > LEAST_STEPS and time.perf_counter() - begin > seconds

    trainer.train(draw, 10**9, 1.0, over)
    per_s = (trainer.step - 1) * preset.training.batch / (time.perf_counter() - begin)
    return _Pace(per_s, begin - started)


def _random_batch(preset: Preset, size: int) -> Batch:
    """Return a batch of random numbers, which costs as much as a real one."""
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
        unchosen=np.zeros((rows, points + 1), np.bool_),
        signed_komi=np.zeros(rows, np.float32),
        won=(random.random(rows) < 0.5).astype(np.float32),
        score=np.zeros(rows, np.float32),
        score_weight=ones,
        ownership=np.zeros((rows, points), np.float32),
        ownership_weight=ones,
        later=random.integers(0, points + 1, (rows, LATER_MOVES)),
    )
