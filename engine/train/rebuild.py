"""Restore the state of a run; where `state.json` is lost, from networks and games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from engine.base.errors import RunError
from engine.base.files import set_aside
from engine.network.files.weights import read_header
from engine.record.shards import read_shards
from engine.train.learning.sampler import row_count
from engine.train.runs.run import RunFolder, RunState


def restored_state(folder: RunFolder) -> tuple[RunState, list[str]]:
    """Return the state of a run to continue, and a sentence about each thing that was repaired.

    Where `state.json` is missing the state is rebuilt; where it is damaged it is also set aside.

    Raises
    ------
    RunError
        The state can't be read or rebuilt, or it is older than the networks in the folder.
    """
    path = folder.root / "state.json"
    newest = folder.newest_network()
    if not path.exists():
        state, notes = rebuilt_state(folder)
        if state.generation > 0 or folder.shards():
            notes.append(f"{path}: missing; the run goes on from generation {state.generation}")
        return state, notes
    try:
        state = folder.state()
    except RunError as error:
        if isinstance(error.__cause__, OSError):
            raise  # the file may be intact: it could not be read now
        state, notes = rebuilt_state(folder)
        aside = set_aside(path)
        folder.write_state(state)
        text = f"{error}; it was renamed to {aside.name}"
        return state, [*notes, f"{text} and the run goes on from generation {state.generation}"]
    if newest > state.generation + 1 or 0 <= newest < state.generation:
        raise RunError(
            f"{path}: it says generation {state.generation}, but the newest network in "
            f"{folder.networks} is {newest}; put the right networks there, or remove state.json "
            f"to go on from generation {newest}"
        )
    return state, []


def rebuilt_state(folder: RunFolder) -> tuple[RunState, list[str]]:
    """Rebuild the state at the beginning of the newest network's generation; counters are lost.

    Raises
    ------
    RunError
        There are games but no networks.
    WeightsError
        The newest network can't be read.
    """
    generation = folder.newest_network()
    if generation < 0:
        if folder.shards():
            raise RunError(
                f"{folder.networks}: no networks, though there are games; put the networks back, "
                f"or start a new run in another folder"
            )
        return RunState(), []
    header = read_header(folder.network_path(generation)).training
    older = [path for path in folder.shards() if _generation(path) < generation]
    games, notes = read_shards(older)
    steps = _count(header, "steps")
    state = RunState(
        generation=generation,
        best=generation,
        games=_count(header, "games") or len(games),
        rows=row_count(games),
        step=steps,
        trained=steps,
        nodes=_count(header, "nodes"),
        nodes_before=_count(header, "nodes"),
        cpu_s=float(_count(header, "cpu_s")),
        second_stage=any(entry.get("event") == "second stage" for entry in folder.read_log()),
    )
    return state, notes


def _count(header: dict[str, Any], name: str) -> int:
    value = header.get(name, 0)
    return int(value) if isinstance(value, (int, float)) and 0 <= value < 2**63 else 0


def _generation(shard: Path) -> int:
    name = shard.parent.name
    return int(name) if name.isdecimal() else -1
