"""`sai-engine chain`: work on a chain, see `engine.train.chain_file`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from engine.base.errors import RunError, SettingsError
from engine.base.files import created_folder
from engine.base.plugins import plugin_flags
from engine.base.setting_flags import named_values
from engine.base.terminal import notice, stop_signals
from engine.base.untrusted import refuse_links_out
from engine.commands.command import Command, CommandParser, add_trust_flag
from engine.jobs.job import STOP
from engine.jobs.processes import PACKAGES, ending, engine_command, tied_environment
from engine.train.chain_file import (
    CHAINS,
    FIRST,
    Chain,
    ChainFile,
    Step,
    chain_names,
    load_chain,
    made_by_steps,
    step_line,
)
from engine.train.runs.run_file import RUNS

STOPPED: Final = 1
"""Exit code of a command that was stopped before its end."""
LOOK_S: Final = 0.5
"""Seconds between looks for a wish to stop."""


def _flags(sub: CommandParser) -> None:
    sub.usage = "%(prog)s CHAIN FOLDER [--file NAME=PATH]...\n       %(prog)s FOLDER"
    sub.add_argument(
        "chain",
        nargs="?",
        metavar="CHAIN",
        help="name of a chain, or a JSON file; not needed to continue one",
    )
    sub.add_argument(
        "folder", type=Path, metavar="FOLDER", help="the chain's folder; continued when it exists"
    )
    sub.add_argument(
        "--file",
        action="append",
        default=[],
        metavar="NAME=PATH",
        help="a file that the chain asks for; `sai-engine chain --help` lists them",
    )
    add_trust_flag(sub)
    sub.more_help = _chains_text


def _chains_text() -> str:
    """Return the chains that come with the program, for `--help`."""
    lines = ["", "chains:"]
    for name in chain_names():
        chain = load_chain(name)
        lines += [f"  {name}", f"      {chain.about}"]
        lines += [f"      --file {file}=PATH: {text}" for file, text in chain.given.items()]
        lines += [f"      {i}. {step.name}: {step.about}" for i, step in enumerate(chain.steps, 1)]
    return "\n".join([*lines, ""])


def _chain(options: argparse.Namespace) -> int:
    given = named_values(options.file, "--file takes NAME=PATH")
    folder: Path = options.folder
    with stop_signals() as stopped:
        file = _opened(folder, options.chain, {name: str(path) for name, path in given.items()})
        _check_consent(folder, file, options)
        with CHAINS.working(folder, stopped) as work:
            if CHAINS.is_in(folder):  # another process may have finished steps since
                file = CHAINS.read(folder)
            CHAINS.write(folder, file)
            for number, step in enumerate(file.chain.steps, 1):
                if step.name in file.done:
                    continue
                notice(f"step {number} of {len(file.chain.steps)}, {step.name}: {step.about}")
                with created_folder(folder / step.name):
                    code = _work(_command(folder, file, step), folder / step.name, work.stopped)
                if work.stopped() or code == STOPPED:
                    notice(f"stopped; continue with `sai-engine chain {folder}{plugin_flags()}`")
                    return 1
                if code:
                    raise RunError(
                        f"{folder / step.name}: step {step.name} has failed ({ending(code)}); its "
                        f"messages, if any, are above. Fix the cause, then continue with "
                        f"`sai-engine chain {folder}{plugin_flags()}`"
                    )
                file = msgspec.structs.replace(file, done=(*file.done, step.name))
                CHAINS.write(folder, file)
    print(f"{folder}: all {len(file.done)} steps are finished")
    return 0


def _opened(folder: Path, name: str | None, files: Mapping[str, str]) -> ChainFile:
    """Return the chain in a folder, or a new one.

    Raises
    ------
    RunError
        There is none to continue, the folder holds another one or other things, or can't be used.
    SettingsError
        A file that the chain asks for is not given, or it asks for no such file.
    """
    path = folder / CHAINS.file
    chain = None if name is None else load_chain(name)
    try:
        refuse_links_out(folder)
        stored = CHAINS.read(folder)
    except FileNotFoundError:
        return _new(folder, chain, files)
    if chain is not None and chain != stored.chain:
        raise RunError(
            f"{path}: another chain was begun here; continue it with `sai-engine chain {folder}`, "
            "or name another folder"
        )
    for file, place in files.items():
        if stored.files.get(file) != str(Path(place).absolute()):
            raise RunError(
                f"{path}: the chain was begun with other files; continue it without --file, or "
                "name another folder"
            )
    return stored


def _check_consent(folder: Path, file: ChainFile, options: argparse.Namespace) -> None:
    """Raise RunError if the chain uses what the user has neither named nor allowed before.

    Whoever names the file of a chain names the presets beside it.
    """
    from engine.commands.consent import chain_uses, check_consent

    named = [os.path.abspath(str(path)) for path in named_values(options.file).values()]
    if options.chain is not None:
        beside = Path(options.chain).absolute().parent
        uses = chain_uses(file, folder)
        named += [use for use in uses if use.endswith(".json") and Path(use).parent == beside]
    check_consent(folder, lambda: chain_uses(file, folder), named=named, trusted=options.trust)


def _new(folder: Path, chain: Chain | None, files: Mapping[str, str]) -> ChainFile:
    if chain is None:
        raise RunError(
            f"{folder}: no chain here to continue; to start one name it too: `sai-engine chain "
            f"CHAIN {folder}`"
        )
    CHAINS.refuse_other_files(folder)
    for name in files:
        if name not in chain.given:
            known = ", ".join(chain.given) or "none"
            raise SettingsError(f"--file {name}: the chain asks for no such file; known: {known}")
    for name, text in chain.given.items():
        if name not in files:
            raise SettingsError(f"the chain needs a file: --file {name}=PATH ({text})")
        if not Path(files[name]).exists():
            raise SettingsError(f"--file {name}={files[name]}: there is no such file")
    places = {name: str(Path(path).absolute()) for name, path in files.items()}
    return ChainFile(chain=chain, files=places)


def _command(folder: Path, file: ChainFile, step: Step) -> list[str]:
    """Return the command line of a step."""
    folder = folder.absolute()
    values = {**file.files, **made_by_steps(folder, file.chain)}
    for name in file.done:
        made = folder / name
        values[name] = str(_made(made))
        if RUNS.is_in(made):
            values[f"{name}{FIRST}"] = str(_network(made, 0))
    return engine_command([step.command, *step_line(folder, step, values).arguments])


def _made(folder: Path) -> Path:
    """Return the best network of a run, or the folder of anything else."""
    if not RUNS.is_in(folder):
        return folder
    return _network(folder)


def _network(folder: Path, generation: int | None = None) -> Path:
    """Return the path of a run's network, by default the best one."""
    from engine.train.runs.run import RunFolder

    run = RunFolder(folder)
    return run.network_path(run.state().best if generation is None else generation)


def _work(command: Sequence[str], folder: Path, stop_wanted: Callable[[], bool]) -> int:
    """Run a command to its end, or until it has stopped; return its exit code."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, cwd=PACKAGES, env=tied_environment())
    try:
        while process.poll() is None:
            if stop_wanted():
                _ask_to_stop(process, folder)
            time.sleep(LOOK_S)
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait()
        if process.stdin is not None:
            process.stdin.close()
    return process.returncode


def _ask_to_stop(process: subprocess.Popen[bytes], folder: Path) -> None:
    """Let a step end as when its own folder is asked to stop; a step without one ends at once."""
    if (folder / "run.json").exists() or (folder / "contest.json").exists():
        (folder / STOP).touch()
    elif sys.platform != "win32":
        process.terminate()


COMMANDS = (Command("chain", "start or continue a chain of runs and contests", _flags, _chain),)
