"""Chains: sequences of commands, in which later ones use the results of earlier ones.

A chain is a JSON file: its purpose, the names of its input files, and its steps. A step is a
command of `sai-engine`, which works in a folder of its own below the chain's. In the arguments
`{NAME}` stands for the best network of the step of that name, for its folder if it makes no
networks, or for the input file of that name; `{NAME-first}` for the network that a run began with,
and `{folder}` for the step's own folder.

`sai-engine chain` runs them. A step that was stopped or killed continues when the chain does.

The file may come from a stranger. A step has options of a list, writes into its own folder only
and starts no other programs; `step_line` checks this after the names were filled in. What a step
reads, and where it connects, is for the user to allow: see `engine.commands.consent`.
"""

from __future__ import annotations

import math
import os
import re
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta, Struct

from engine.base.checked_json import Text, read_json
from engine.base.errors import EngineError, FormatError, SettingsError
from engine.base.files import data_folder
from engine.base.setting_flags import setting_flag
from engine.base.settings import Settings
from engine.base.suggestion import suggestion
from engine.catalog.hooks import STEP_SETTINGS
from engine.games.contest_settings import ContestSettings
from engine.games.settings import PROGRAM
from engine.jobs.job import JobKind
from engine.train.presets.preset_card import Card

FIRST: Final = "-first"
"""Ending of the name that stands for the first network of a run."""

MOST: Final = 1000
"""Most steps, files, and arguments of a step."""
LONGEST: Final = 1 << 14
"""Longest argument once its names are filled in [characters]."""

Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,40}$")]
_NAMED: Final = re.compile(r"\{([^{}]*)\}")
_NUMBER: Final = re.compile(r"-[0-9.]+")
"""A value that begins like an option."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A command of a chain."""

    name: Name
    about: str
    """What it does, in a sentence."""
    command: Literal["run", "rollout-policy", "match", "tournament"]
    arguments: Annotated[tuple[Text, ...], Meta(max_length=MOST)]


class Chain(Card, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The content of a chain's file."""

    about: str
    steps: Annotated[tuple[Step, ...], Meta(min_length=1, max_length=MOST)]
    given: Annotated[dict[Name, str], Meta(max_length=MOST)] = {}
    """Descriptions of the files that the user has to provide, by name."""
    size: Annotated[int, Meta(ge=0, le=19)] = 0
    """Board size; 0 = several."""
    minutes: Annotated[float, Meta(ge=0.0, le=1e9)] = 0.0
    """Usual time on two cores [minutes]; 0 = not known."""


class ChainFile(Struct, frozen=True, kw_only=True):
    """The content of `chain.json` in the folder of a started chain."""

    format: Literal[1] = 1
    chain: Chain
    files: dict[Name, Text]
    """Paths of the files that the user has provided."""
    done: Annotated[tuple[Name, ...], Meta(max_length=MOST)] = ()
    """Names of the steps that are finished."""


class StepLine(NamedTuple):
    """The command line of a step, checked."""

    step: Step
    arguments: list[str]
    """All arguments after the command, as it gets them."""
    positional: list[str]
    """Those that belong to no option."""
    options: dict[str, list[str]]
    """Values by flag; of a flag without a value the list is empty."""


def _flags(*kinds: type[Settings], others: Sequence[str] = ()) -> dict[str, bool]:
    """Return flags, and whether a value follows: those of settings, and others with a value."""
    flags = {setting_flag(i.name): i.kind is not bool for kind in kinds for i in kind.options()}
    return {**flags, **dict.fromkeys(others, True)}


_CONTEST: Final = {
    **_flags(
        ContestSettings, others=("--size", "--kind", "--each", "--group", "--folder", "--cluster")
    ),
    "--hold": False,
}
_SIDES: Final = ("--visits-a", "--visits-b", "--lambda-a", "--lambda-b")
_FLAGS: Final[Mapping[str, Mapping[str, bool]]] = {
    "run": _flags(others=("--set", "--cluster")),
    "match": {**_CONTEST, **dict.fromkeys(_SIDES, True)},
    "tournament": _CONTEST,
}
"""Options that the steps of a chain may have, by command, and whether a value follows; those of
papers' commands are their settings."""
_POSITIONAL: Final = {
    "run": (1, 2, "[PRESET] {folder}"),
    "rollout-policy": (2, 2, "RECORDS and a file in {folder}"),
    "match": (2, 2, "two players"),
    "tournament": (2, math.inf, "two players or more"),
}
"""Number of the other arguments, least and most, and what they are."""


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
        known = chain_names()
        hint = suggestion(str(name_or_path), known, f"known: {', '.join(known)}, or a JSON file")
        raise SettingsError(f"no chain {name_or_path!r}", hint=hint) from error
    except (OSError, EngineError) as error:
        hint = "correct it or name another chain"
        raise SettingsError.about_file(path, "the chain can't be read", error, hint) from error
    return chain


def _check(chain: Chain) -> None:
    """Raise SettingsError if a step uses an unknown name, or does what no step may do."""
    known = {"folder", *chain.given}
    for step in chain.steps:
        for argument in step.arguments:
            rest = _NAMED.sub("", argument)
            if "{" in rest or "}" in rest:
                wanted = "expected '}'" if "{" in rest else "unexpected '}'"
                raise SettingsError(
                    f"step {step.name}: {argument!r:.80}: {wanted}; braces only enclose names"
                )
            for name in _NAMED.findall(argument):
                if name not in known:
                    raise SettingsError(
                        f"step {step.name}: {{{name:.80}}} is neither an earlier step nor a given "
                        "file",
                        hint=suggestion(name, sorted(known)),
                    )
        if step.name in known:
            raise SettingsError(f"two steps or files are named {step.name}")
        known.add(step.name)
        if step.command == "run":
            known.add(f"{step.name}{FIRST}")
    folder = Path(os.path.abspath("chain"))  # any one: the true ones are checked before their use
    values = {name: str(folder.with_name(name)) for name in chain.given}
    for step in chain.steps:
        step_line(folder, step, {**values, **made_by_steps(folder, chain)})


def made_by_steps(folder: Path, chain: Chain) -> dict[str, str]:
    """Return a path within the chain's folder for each name that stands for a step's result."""
    made = {}
    for step in chain.steps:
        made[step.name] = str(folder / step.name)
        if step.command == "run":
            made[f"{step.name}{FIRST}"] = str(folder / step.name / "networks")
    return made


def _flags_of(step: Step) -> Mapping[str, bool]:
    """Return the options that a step may have, and whether a value follows."""
    if step.command in _FLAGS:
        return _FLAGS[step.command]
    return _flags(STEP_SETTINGS[step.command])


def step_line(folder: Path, step: Step, values: Mapping[str, str]) -> StepLine:
    """Fill the names in the arguments of a step, and check what comes out.

    Parameters
    ----------
    folder
        The chain's folder, absolute.
    values
        Paths by name; that of `{folder}` is added.

    Raises
    ------
    SettingsError
        An option is not on the list for the command, a path to write leads out of the step's
        folder, or a player is another program.
    """
    own = os.path.normpath(folder / step.name)
    values = {**values, "folder": own}
    arguments = list[str]()
    for each in step.arguments:
        argument = _NAMED.sub(lambda match: values[match[1]], each)
        if len(argument) > LONGEST:
            raise _refused(step, f"an argument of {len(argument):,} characters is too long")
        if argument.startswith("-") and not each.startswith("-"):
            raise _refused(step, f"{argument!r:.80} is no path")
        arguments.append(argument)
    flags, positional, options = _flags_of(step), list[str](), dict[str, list[str]]()
    rest = iter(arguments)
    for argument in rest:
        if not argument.startswith("-") or _NUMBER.fullmatch(argument):
            positional.append(argument)
            continue
        flag, equals, value = argument.partition("=")
        if flag not in flags or (equals and not flags[flag]):
            raise _refused(step, f"{argument!r:.80} is no option that steps may have")
        given = options.setdefault(flag, [])
        if flags[flag]:
            value = value if equals else next(rest, "-")
            if not equals and value.startswith("-") and not _NUMBER.fullmatch(value):
                raise _refused(step, f"{flag} needs a value")
            given.append(value)
    players = positional if step.command in ("match", "tournament") else []
    if any(player.lstrip().startswith(PROGRAM) for player in players):
        raise _refused(step, "a chain starts no other programs")
    least, most, what = _POSITIONAL[step.command]
    if not least <= len(positional) <= most:
        raise _refused(step, f"{step.command} takes {what}")
    out = positional[-1] if step.command in ("run", "rollout-policy") else own
    for path in (out, *options.get("--folder", ())):
        if path != own and (step.command != "rollout-policy" or not _is_below(path, own)):
            raise _refused(step, f"{path!r:.80}: steps only write into their own {{folder}}")
    return StepLine(step, arguments, positional, options)


def _is_below(path: str, folder: str) -> bool:
    return Path(os.path.abspath(path)).is_relative_to(folder)


def _refused(step: Step, problem: str) -> SettingsError:
    return SettingsError(f"step {step.name}: {problem}")


def _load(path: Path) -> ChainFile:
    """Read `chain.json`; see `JobKind.load`."""
    file = read_json(path, ChainFile)
    _check(file.chain)
    if file.files.keys() != file.chain.given.keys():
        raise FormatError("'files' must have a path for each file of the chain")
    if not {*file.done} <= {step.name for step in file.chain.steps}:
        raise FormatError("'done' names a step that there is not")
    return file


CHAINS: Final = JobKind(
    "chain",
    _load,
    ChainFile,
    results_file="",
    problem="can't read the chain",
    hint="put the file back, or name another folder",
)
"""Runs and contests that follow one another; the results are those of the steps."""


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
