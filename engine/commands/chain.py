"""`sai-engine chain`: commands that follow one another, each with what earlier ones made.

A chain is a JSON file: what it is for, the files that it has to be given, and its steps. A step is
a command of `sai-engine`, which works in a folder of its own below the chain's. In the arguments
`{NAME}` stands for the best network of the step of that name, for its folder if it makes no
networks, or for a file that was given; `{folder}` is the step's own folder.

A step that was stopped or killed goes on when the chain does: each of these commands does so.
"""

from __future__ import annotations

import argparse
import json
import string
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from engine.base.checked_json import read_json
from engine.base.errors import EngineError, RunError, SettingsError
from engine.base.files import atomic_write, data_folder
from engine.base.jobs import CHAINS, PACKAGES, RUNS, STOP, engine_command
from engine.base.setting_flags import named_values
from engine.base.terminal import notice, stop_signals
from engine.base.untrusted import refuse_links_out

__all__ = ["add_chain_command", "chain_names"]

LOOK_S: Final = 0.5
"""Seconds between looks for a wish to stop."""

Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,40}$")]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A command of a chain."""

    name: Name
    about: str
    """What it does, in a sentence."""
    command: Literal["run", "rollout-policy", "match", "tournament"]
    arguments: tuple[str, ...]


class Chain(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a chain's file."""

    about: str
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)]
    given: dict[Name, str] = {}
    """What the files are that have to be given, by name."""


class _ChainFile(Struct, frozen=True, kw_only=True):
    """The content of `chain.json` in the folder of a chain at work."""

    format: Literal[1] = 1
    chain: Chain
    files: dict[str, str]
    """Paths of the files that were given."""
    done: tuple[str, ...] = ()
    """Names of the steps that are finished."""


def chain_names() -> list[str]:
    """Return the names of the chains that come with the program."""
    return sorted(path.stem for path in (data_folder("resources") / "chains").glob("*.json"))


def load_chain(name_or_path: str) -> Chain:
    """Load a chain by name, or from a JSON file.

    Raises
    ------
    SettingsError
        There is no such chain, it can't be read, or its steps don't fit together.
    """
    path = Path(name_or_path)
    if path.suffix != ".json":
        path = data_folder("resources") / "chains" / f"{name_or_path}.json"
    try:
        chain = read_json(path, Chain)
        _check(chain)
    except (FileNotFoundError, NotADirectoryError) as error:
        raise SettingsError(
            f"no chain {name_or_path!r}; known: {', '.join(chain_names())}, or a JSON file"
        ) from error
    except (OSError, EngineError) as error:
        hint = "correct it or name another chain"
        raise SettingsError.about_file(path, "the chain can't be read", error, hint) from error
    return chain


def _check(chain: Chain) -> None:
    """Raise SettingsError if a step uses what no earlier one makes, or another program."""
    known = {"folder", *chain.given}
    for step in chain.steps:
        for argument in step.arguments:
            if "gtp:" in argument:
                raise SettingsError(f"step {step.name}: a chain starts no other programs")
            for name in _names_in(argument):
                if name not in known:
                    raise SettingsError(
                        f"step {step.name}: {{{name}}} is neither an earlier step nor a given "
                        f"file; known: {', '.join(sorted(known))}"
                    )
        if step.name in known:
            raise SettingsError(f"two steps or files are named {step.name}")
        known.add(step.name)


def _names_in(argument: str) -> list[str]:
    """Return the names in braces."""
    try:
        return [name for _, name, _, _ in string.Formatter().parse(argument) if name is not None]
    except ValueError as error:
        raise SettingsError(f"{argument!r:.80}: {error}") from None


def add_chain_command(command: Callable[[str, Any, str], Any]) -> None:
    """Add the command and its options."""
    sub = command("chain", _chain, "start or continue a chain of runs and contests")
    sub.usage = "%(prog)s CHAIN FOLDER [--file NAME=PATH]...\n       %(prog)s FOLDER"
    sub.any_order = True
    sub.add_argument(
        "chain",
        nargs="?",
        metavar="CHAIN",
        help="name of a chain, or a JSON file; not needed for one that goes on",
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
        with CHAINS.working(folder):
            atomic_write(folder / CHAINS.file, _text(file))

            def stop_wanted() -> bool:
                return stopped() or (folder / STOP).exists()

            for number, step in enumerate(file.chain.steps, 1):
                if step.name in file.done:
                    continue
                notice(f"step {number} of {len(file.chain.steps)}, {step.name}: {step.about}")
                code = _work(_command(folder, file, step), folder / step.name, stop_wanted)
                if stop_wanted():
                    notice(f"stopped; continue with `sai-engine chain {folder}`")
                    return 1
                if code:
                    raise RunError(
                        f"{folder / step.name}: step {step.name} has failed; what it said is "
                        f"above. Mend that, then continue with `sai-engine chain {folder}`"
                    )
                file = msgspec.structs.replace(file, done=(*file.done, step.name))
                atomic_write(folder / CHAINS.file, _text(file))
    print(f"{folder}: all {len(file.done)} steps are finished")
    return 0


def _opened(folder: Path, name: str | None, files: Mapping[str, str]) -> _ChainFile:
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
        stored = read_json(path, _ChainFile)
        _check(stored.chain)
    except FileNotFoundError:
        return _new(folder, chain, files)
    except (OSError, EngineError) as error:
        hint = "put the file back, or name another folder"
        raise RunError.about_file(path, "can't read the chain", error, hint) from error
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


def _new(folder: Path, chain: Chain | None, files: Mapping[str, str]) -> _ChainFile:
    if chain is None:
        raise RunError(
            f"{folder}: no chain here to continue; to start one name it too: `sai-engine chain "
            f"CHAIN {folder}`"
        )
    if folder.exists() and any(item.name != CHAINS.log_file for item in folder.iterdir()):
        raise RunError(f"{folder}: holds other things; name a new or empty folder")
    for name in files:
        if name not in chain.given:
            known = ", ".join(chain.given) or "none"
            raise SettingsError(f"--file {name}: the chain asks for no such file; known: {known}")
    for name, text in chain.given.items():
        if name not in files:
            raise SettingsError(f"the chain needs a file: --file {name}=PATH ({text})")
        if not Path(files[name]).exists():
            raise SettingsError(f"--file {name}={files[name]}: there is no such file")
    folder.mkdir(parents=True, exist_ok=True)
    places = {name: str(Path(path).absolute()) for name, path in files.items()}
    return _ChainFile(chain=chain, files=places)


def _text(file: _ChainFile) -> bytes:
    return json.dumps(msgspec.to_builtins(file), indent=2).encode()


def _command(folder: Path, file: _ChainFile, step: Step) -> list[str]:
    """Return the command line of a step."""
    values = dict(file.files)
    for name in file.done:
        values[name] = str(_made(folder.absolute() / name))
    values["folder"] = str(folder.absolute() / step.name)
    return engine_command([step.command, *(text.format_map(values) for text in step.arguments)])


def _made(folder: Path) -> Path:
    """Return the best network of a run, or the folder of anything else."""
    if not RUNS.is_in(folder):
        return folder
    from engine.train.run import RunFolder

    run = RunFolder(folder)
    return run.network_path(run.state().best)


def _work(command: Sequence[str], folder: Path, stop_wanted: Callable[[], bool]) -> int:
    """Run a command to its end, or until it has stopped; return its exit code."""
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, cwd=PACKAGES)
    try:
        while process.poll() is None:
            if stop_wanted():
                _ask_to_stop(process, folder)
            time.sleep(LOOK_S)
    finally:
        if process.poll() is None:
            process.terminate()
            process.wait()
    return process.returncode


def _ask_to_stop(process: subprocess.Popen[bytes], folder: Path) -> None:
    """Let a step end as when its own folder is asked to stop; a step without one ends at once."""
    if (folder / "run.json").exists() or (folder / "contest.json").exists():
        (folder / STOP).touch()
    elif sys.platform != "win32":
        process.terminate()
