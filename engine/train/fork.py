"""Fork a run: a new run that goes on from one of its generations; imports no torch.

The old run is only read, and may be at work meanwhile. Networks and games are shared by hard links
where the file system has them: neither run changes them.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.base.errors import RunError
from engine.base.files import read_lines
from engine.base.untrusted import refuse_links_out
from engine.network.files.weights import read_header
from engine.record.shards import game_count, position_count
from engine.train.game_source import game_source
from engine.train.presets.preset import Preset
from engine.train.runs.log_entries import SCORES_FILE
from engine.train.runs.run import PARTS, RunFolder, RunState, by_time
from engine.train.runs.run_file import (
    RUNS,
    ForkedFrom,
    RunFile,
    forked,
    read_run_file,
    write_run_file,
)

OF_NETWORK = ("gate", "panel", "rating", "second stage")
"""Events of the log whose generation is that of the network that they are about."""


@dataclass(frozen=True)
class Fork:
    """What a new run took over from another one."""

    generation: int
    games: int
    """Games that it may learn from, or positions, as the run counts them."""
    notes: tuple[str, ...]
    """Sentences about what is missing, so that it does not go on just as the other run did."""


def fork(
    source: Path,
    target: Path,
    generation: int | None = None,
    changes: Mapping[str, Any] | None = None,
    *,
    with_optimizer: bool = True,
    stopped: Callable[[], bool] = lambda: False,
) -> Fork | None:
    """Make a new run that begins after a generation of another one; None if stopped before.

    With the same settings and one process, it makes the same networks as the other run did from
    there on, as far as the notes say nothing else.

    Parameters
    ----------
    source
        Folder of the other run, which is only read.
    target
        Folder of the new run: missing or empty.
    generation
        Generation after which it begins; None = the newest.
    changes
        Settings changed by dotted name.
    with_optimizer
        Whether the state of training is taken over, too; without, it begins anew with the
        generation's network.
    stopped
        Asked between files.

    Raises
    ------
    RunError
        There is no such run or generation, its files are damaged or gone, the settings don't fit
        its games and network, or the new folder can't be used. Nothing is left behind.
    SettingsError
        A changed setting has an impossible name or value.
    """
    old = RunFolder(source)
    stored = _readable(old, target)
    newest = old.state().generation
    generation = newest if generation is None else generation
    if not 0 <= generation <= newest or not old.network_path(generation).exists():
        raise RunError(
            f"{source}: there is no generation {generation} to fork at; it has completed "
            f"generations up to {newest}"
        )
    header = read_header(old.network_path(generation))
    origin = ForkedFrom(str(source.absolute()), generation, header.identity)
    file = forked(stored, changes or {}, origin)
    _check_fits(stored.preset, file.preset, generation, with_optimizer)
    state = _state_at(old, stored.preset, generation, header.training)
    checkpoint = _checkpoint(old, generation, state.trained) if with_optimizer else None
    notes = []
    if generation and checkpoint is None:
        notes.append("training goes on from the network alone: the optimizer begins anew")
    if not old.in_progress_path(generation).exists() and game_source(file.preset).makes_games:
        notes.append("the games that were in progress were not kept: new ones take their place")
    new = RunFolder(target.with_name(f".{target.name}.{secrets.token_hex(6)}.tmp"))
    try:
        for part in PARTS:
            (new.root / part).mkdir(parents=True)
        for path in _files(old, generation):
            if stopped():
                shutil.rmtree(new.root, ignore_errors=True)
                return None
            _link(path, new.root / path.relative_to(old.root))
        _copy_logs(old, new, generation)
        if checkpoint is not None:
            shutil.copy2(checkpoint, new.checkpoint_path(state.trained))
        with suppress(FileNotFoundError):
            shutil.copy2(old.in_progress_path(generation), new.in_progress_path(generation))
        text = f"forked from {source} at generation {generation} (network {header.identity})"
        new.log({"event": "message", "generation": generation, "text": "; ".join([text, *notes])})
        new.write_state(state)
        write_run_file(new.run_file, file)
        if target.exists():
            target.rmdir()
        new.root.rename(target)
    except BaseException as error:
        shutil.rmtree(new.root, ignore_errors=True)
        if isinstance(error, OSError):
            raise RunError(
                f"{error.filename or target}: {error.strerror or error}; nothing was changed, so "
                "fix that and fork again"
            ) from error
        raise
    return Fork(generation, state.games, tuple(notes))


def _readable(old: RunFolder, target: Path) -> RunFile:
    """Return the other run's file; raise RunError if it or the new folder can't be used."""
    old.training_preset()
    refuse_links_out(old.root)
    inside = target.absolute().resolve()
    if inside.is_relative_to(old.root.resolve()):
        raise RunError(f"{target}: is in the folder of the run itself; name another folder")
    RUNS.refuse_file(target)
    RUNS.refuse_other_files(target)
    return read_run_file(old.run_file)


def _check_fits(before: Preset, after: Preset, generation: int, with_optimizer: bool) -> None:
    """Raise RunError if the new settings don't fit the games and network of the run."""
    had, has = before.by_name(), after.by_name()
    for name, value in has.items():
        fixed = name.startswith("network.") or name == "rules.size"
        if fixed and value != had[name]:
            raise RunError(
                f"{name} is {had[name]!r} in the run's network and can't be {value!r} in a fork; "
                "start a new run for that"
            )
    if type(game_source(before)) is not type(game_source(after)):
        raise RunError(
            "a fork can't learn from another source of games than its run; start a new run with "
            "run.start_network for that"
        )
    optimizer = after.training.optimizer
    if with_optimizer and generation and optimizer != before.training.optimizer:
        raise RunError(
            f"the run's optimizer is {before.training.optimizer}, and {optimizer} can't go on from "
            "its state; add --without-optimizer to begin with the network alone"
        )
    if after.run.generations <= generation:
        raise RunError(
            f"run.generations is {after.run.generations}, so a fork at generation {generation} "
            f"would be over at once; add --set run.generations={2 * generation or 1}"
        )


def _checkpoint(old: RunFolder, generation: int, step: int) -> Path | None:
    """Return the checkpoint that ends a generation's training; None of the first network.

    Raises
    ------
    RunError
        It is gone; the text names the nearest generation that has one.
    """
    if generation == 0:
        return None
    for path in (old.kept_checkpoint_path(generation), old.checkpoint_path(step)):
        if path.exists():
            return path
    newest = old.state().generation
    near = sorted(range(1, newest + 1), key=lambda other: (abs(other - generation), -other))
    for other in near:
        path = old.network_path(other)
        if old.kept_checkpoint_path(other).exists() or (
            path.exists() and old.checkpoint_path(_steps(read_header(path).training)).exists()
        ):
            hint = f"fork at the nearest one that has it, --generation {other}, or"
            break
    else:
        hint = "there is none of any generation:"
    raise RunError(
        f"{old.root}: the checkpoint of generation {generation} is gone, since only the newest are "
        f"kept (see run.keep_every); {hint} take the network alone by --without-optimizer"
    )


def _steps(training: Mapping[str, Any]) -> int:
    steps = training.get("steps", 0)
    return int(steps) if isinstance(steps, (int, float)) and 0 <= steps < 2**63 else 0


def _state_at(
    old: RunFolder, preset: Preset, generation: int, training: Mapping[str, Any]
) -> RunState:
    """Return the state that a run had at the start of a generation.

    Time that processes worked is not known for each generation: it is in proportion to processor
    time.

    Raises
    ------
    RunError
        The header of the network doesn't tell, or the log not which network was the best one.
    """
    now, log = old.state(), old.read_log()
    if generation == 0:
        return RunState()
    try:
        games, nodes = int(training["games"]), int(training["nodes"])
        cpu_s = float(training["cpu_s"])
        seconds = round(now.seconds * min(cpu_s / now.cpu_s, 1.0), 1) if now.cpu_s else 0.0
        steps = _steps(training)
        state = RunState(
            generation=generation,
            games=games,
            rows=_rows_at(old, preset, generation, games, log),
            step=steps,
            trained=steps,
            nodes=nodes,
            cpu_s=cpu_s,
            seconds=seconds,
            nodes_before=nodes,
            seconds_before=seconds,
            cpu_s_before=cpu_s,
            best=_best_at(preset, generation, log),
            second_stage=any(
                entry.get("event") == "second stage" and entry.get("generation", 0) <= generation
                for entry in log
            ),
        )
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise RunError(
            f"{old.root}: generation {generation} can't be forked, since its network file or the "
            f"log doesn't tell how far the run was ({error!r}); start a new run from it by "
            f"run.start_network"
        ) from error
    return state


def _best_at(preset: Preset, generation: int, log: list[dict[str, Any]]) -> int:
    """Return the generation whose network was the best one at the start of a generation."""
    if preset.gate.rule == "always":
        return generation
    for entry in log:
        if entry.get("event") == "network" and entry.get("generation") == generation:
            return int(entry["best"])
    best = 0
    for entry in log:
        if entry.get("event") == "gate" and entry["generation"] <= generation:
            best = int(entry["generation"]) if entry["decision"] == "promote" else best
    return best


def _rows_at(
    old: RunFolder, preset: Preset, generation: int, games: int, log: list[dict[str, Any]]
) -> int:
    """Return the positions to learn from that a run had made before a generation.

    Games that other processes wrote too late to be counted belong to the generation, see
    `TrainingGames.load`.
    """
    source = game_source(preset)
    if not source.makes_games:
        last = {e["generation"]: int(e["rows"]) for e in log if e.get("event") == "games"}
        return sum(rows for before, rows in last.items() if before < generation)
    shards = [path for path in old.shards() if _generation_of(path) < generation]
    counted = rows = 0
    for path in by_time(shards, old.games_folder(generation - 1).name):
        if counted >= games and _generation_of(path) == generation - 1:
            break
        positions = position_count(path)
        counted += positions if source.unit == "positions" else game_count(path)
        rows += positions
    return rows


def _generation_of(shard: Path) -> int:
    name = shard.parent.name
    return int(name) if name.isdecimal() else -1


def _files(old: RunFolder, generation: int) -> list[Path]:
    """Return the networks and games of a run up to a generation."""
    networks = [old.network_path(g) for g in sorted(old.generations()) if g <= generation]
    return [*networks, *(path for path in old.shards() if _generation_of(path) < generation)]


def _link(source: Path, target: Path) -> None:
    """Give a file a second name; copy it where there are no hard links."""
    target.parent.mkdir(exist_ok=True)
    try:
        os.link(source, target)
    except FileNotFoundError:
        raise
    except OSError:  # another file system, or one without hard links
        shutil.copy2(source, target)  # late games are known by the time of their file


def _copy_logs(old: RunFolder, new: RunFolder, generation: int) -> None:
    """Copy what a run has logged and measured of its networks up to a generation, and gates."""

    def belongs(name: str, entry: dict[str, Any]) -> bool:
        of_network = name == SCORES_FILE or entry.get("event") in OF_NETWORK
        number = entry.get("generation")
        return isinstance(number, int) and number < generation + of_network

    for name in (RUNS.results_file, SCORES_FILE):
        lines = []
        for line in read_lines(old.root / name):
            with suppress(ValueError):  # damaged
                entry = json.loads(line)
                if isinstance(entry, dict) and belongs(name, entry):
                    lines.append(line + "\n")
        if lines:
            (new.root / name).write_text("".join(lines), encoding="utf-8")
    for path in sorted(old.root.glob("matches/*.jsonl")):
        candidate = path.name.partition("-")[0]
        if candidate.isdecimal() and int(candidate) <= generation:
            (new.root / "matches").mkdir(exist_ok=True)
            shutil.copy2(path, new.root / "matches" / path.name)
