"""Chains: sequences of commands, in which later ones use the results of earlier ones.

A chain is a JSON file: its purpose, the names of its input files, and its steps. A step is a
command of `sai-engine`, which works in a folder of its own below the chain's. In the arguments
`{NAME}` stands for the best network of the step of that name, for its folder if it makes no
networks, or for the input file of that name; `{NAME-first}` for the network that a run began with,
and `{folder}` for the step's own folder.

`sai-engine chain` runs them. A step that was stopped or killed continues when the chain does.
"""

from __future__ import annotations

import string
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from engine.base.checked_json import read_json
from engine.base.errors import EngineError, SettingsError
from engine.base.files import data_folder
from engine.base.jobs import CHAINS
from engine.train.preset_card import Card

__all__ = [
    "FIRST",
    "Chain",
    "ChainFile",
    "Step",
    "chain_names",
    "launch_chain",
    "load_chain",
    "read_chain",
]

FIRST: Final = "-first"
"""Ending of the name that stands for the first network of a run."""

Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,40}$")]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A command of a chain."""

    name: Name
    about: str
    """What it does, in a sentence."""
    command: Literal["run", "rollout-policy", "match", "tournament"]
    arguments: tuple[str, ...]


class Chain(Card, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The content of a chain's file."""

    about: str
    steps: Annotated[tuple[Step, ...], Meta(min_length=1)]
    given: dict[Name, str] = {}
    """Descriptions of the files that the user has to provide, by name."""
    size: Annotated[int, Meta(ge=0, le=19)] = 0
    """Board size; 0 = several."""
    minutes: Annotated[float, Meta(ge=0.0, le=1e9)] = 0.0
    """Usual time on two cores [minutes]; 0 = not known."""


class ChainFile(Struct, frozen=True, kw_only=True):
    """The content of `chain.json` in the folder of a started chain."""

    format: Literal[1] = 1
    chain: Chain
    files: dict[str, str]
    """Paths of the files that the user has provided."""
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
    """Raise SettingsError if a step uses an unknown name or another program."""
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
        if step.command == "run":
            known.add(f"{step.name}{FIRST}")


def _names_in(argument: str) -> list[str]:
    """Return the names in braces."""
    try:
        return [name for _, name, _, _ in string.Formatter().parse(argument) if name is not None]
    except ValueError as error:
        raise SettingsError(f"{argument!r:.80}: {error}") from None


def read_chain(folder: Path) -> ChainFile:
    """Read the chain in a folder, with the steps that are finished.

    Raises
    ------
    FileNotFoundError
        There is none.
    OSError, EngineError
        Its file can't be read, or is damaged.
    """
    chain = read_json(folder / CHAINS.file, ChainFile)
    _check(chain.chain)
    return chain


def launch_chain(
    folder: Path, name: str = "", files: Mapping[str, str] | None = None
) -> subprocess.Popen[bytes]:
    """Start or continue a chain in a detached process.

    Parameters
    ----------
    name
        Name of a new chain; "" continues the one in the folder.
    files
        Paths of the files of a new chain, see `Chain.given`.

    Raises
    ------
    RunError
        See `JobKind.launch`.
    """
    folder = folder.absolute()
    flags = [part for n, path in (files or {}).items() for part in ("--file", f"{n}={path}")]
    arguments = ["chain", *flags, "--", *([name] if name else []), str(folder)]
    return CHAINS.launch(folder, arguments, b"" if name else None)
