"""Create the players of a contest from text: networks with options, or other programs."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from engine.analysis.agent import AgentSettings
from engine.analysis.dynamic_komi import check_network
from engine.analysis.human_network import HumanNetwork
from engine.base.errors import EngineError, SettingsError, WeightsError
from engine.base.setting_flags import named_values
from engine.base.settings import unknown_setting
from engine.base.translation import tr
from engine.catalog.networks import (
    describe_network,
    named_network,
    needed_human_network,
    strongest_network,
)
from engine.games.contest_settings import ContestSettings
from engine.games.opening_judge import CACHE_ROWS, NamedJudge
from engine.games.player import ColorPlayer, Contestant, Player
from engine.games.program_player import ProgramPlayer
from engine.games.settings import PROGRAM, player_parts
from engine.go.rules import Rules
from engine.network.backends.available import EVALUATORS, PRECISIONS
from engine.network.composite import CompositeEvaluator
from engine.network.files.weights import read_header
from engine.network.opened import FileEvaluator, open_network
from engine.network.runners.evaluator import SYMMETRY_MODES
from engine.search.settings import SearchSettings
from engine.search.value.evaluation import Evaluator

EVALUATOR_OPTIONS: Final = {
    "precision": (*EVALUATORS, *PRECISIONS),
    "symmetry": SYMMETRY_MODES,
    "device": (),  # torch knows which there are
}
PARTNERS: Final[tuple[str, ...]] = ("value", "white", "human")
"""Options that name a second network: one that gives the values, one that plays White, or the
"human" network of an agent with `human_rank`."""
ALIASES: Final = {"evaluator": "precision"}


@dataclass(frozen=True)
class Entry:
    """A player, parsed from text."""

    text: str
    """The whole text."""
    program: str = ""
    """Command line of another program; "" for a network."""
    network: Path | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    """Options in brackets, by name: `name` shown to people, visits, those of `AgentSettings`,
    `search.` with those of `SearchSettings`, and precision, device and symmetry of the network."""
    partners: Mapping[str, Path] = field(default_factory=dict)
    """Second networks by option: with `value` it gives the winrate curve, and `network` only the
    policy; with `white` it plays White, and `network` only Black; `human` is a "human" network."""

    @property
    def networks(self) -> tuple[Path, ...]:
        """Files of all the player's networks; empty for another program."""
        return () if self.network is None else (self.network, *self.partners.values())


@dataclass(frozen=True)
class Entrants:
    """The players of a contest, ready to play."""

    names: tuple[str, ...]
    """Names of the players, all different."""
    identities: tuple[str, ...]
    """Weights and options, or the program; they must be equal when a contest is continued."""
    players: tuple[Contestant, ...]
    size: int
    drawer: Evaluator | None
    """Network that draws the openings; None when only programs play."""
    written: tuple[str, ...] = ()
    """Texts of the players, as the user wrote them."""
    judge: NamedJudge | None = None
    """Network that checks the openings; None if they are not checked."""


def parse_entry(text: str) -> Entry:
    """Parse a player: `FILE` or `NAME`, maybe with `[visits=400,lambda=0.5]`, or `gtp:COMMAND`.

    With `[value=NET]` that network gives the values; with `[white=NET]` it plays White.

    Raises
    ------
    EngineError
        There is no such network, or an option is not of the form NAME=VALUE.
    """
    if text.startswith(PROGRAM):
        return Entry(text, program=text.removeprefix(PROGRAM).strip())
    network, given = player_parts(text)
    rule = f"{text}: options are like [visits=400,lambda=0.5]"
    values = named_values(given, rule, last_wins=True)  # commands add options to a player's own
    options = {ALIASES.get(name, name): value for name, value in values.items()}
    partners = {key: _network_of(str(options.pop(key))) for key in PARTNERS if key in options}
    return Entry(text, network=_network_of(network), options=options, partners=partners)


def _network_of(name: str) -> Path:
    try:
        return named_network(name)
    except WeightsError as error:
        raise WeightsError(
            tr("{error}; other programs are written gtp:COMMAND", error=error)
        ) from None


def check_players(
    entries: Sequence[Entry], settings: ContestSettings, size: int | None = None
) -> None:
    """Check the files of the players and the judge, without loading or starting anything.

    Raises
    ------
    EngineError
        A network is missing, can't be read or is for another board, or an option is unknown.
    """
    _common_size(entries, size)
    for entry in entries:
        _check_names(entry)
    if settings.judge:
        read_header(named_network(settings.judge))


@contextlib.contextmanager
def open_entrants(
    entries: Sequence[Entry], settings: ContestSettings, size: int | None = None
) -> Iterator[Entrants]:
    """Load the networks and start the programs; both are released at the end of the context.

    Parameters
    ----------
    size
        Board size; by default that of the first network.

    Raises
    ------
    EngineError
        A network or program can't be used, or is for another board.
    """
    size = _common_size(entries, size)
    evaluators: dict[tuple[Any, ...], FileEvaluator] = {}
    names: list[str] = []
    identities: list[str] = []
    players: list[Contestant] = []
    with contextlib.ExitStack() as stack:
        for entry in entries:
            if entry.network is None:
                program = stack.enter_context(
                    ProgramPlayer(
                        entry.program,
                        start_s=settings.start_s,
                        answer_s=settings.answer_s,
                        thinking=settings.thinking,
                    )
                )
                name, identity = program.name, f"{program.name} | {entry.program}"
                players.append(program)
            else:
                name, identity, player = _network_player(
                    entry, settings, Rules(size=size), evaluators
                )
                players.append(player)
            same = sum(other == name or other.startswith(f"{name} (") for other in names)
            names.append(f"{name} ({same + 1})" if same else name)
            identities.append(identity)
        yield Entrants(
            names=tuple(names),
            identities=tuple(identities),
            players=tuple(players),
            size=size,
            drawer=next(iter(evaluators.values()), None),
            written=tuple(entry.text for entry in entries),
            judge=_judge(entries, settings, size),
        )


def _judge(entries: Sequence[Entry], settings: ContestSettings, size: int) -> NamedJudge | None:
    """Return the network that checks drawn openings: the one named, or the strongest at hand."""
    path = None
    if settings.opening in ("value", "policy") and settings.judge:
        path = named_network(settings.judge)
    elif settings.opening == "value":
        also = [path for entry in entries for path in entry.networks]
        path = strongest_network(size, also)
    return None if path is None else NamedJudge.of_file(path, Rules(size=size))


def _common_size(entries: Sequence[Entry], size: int | None) -> int:
    """Return the board size that all networks play."""
    infos = []
    for path in (path for entry in entries for path in entry.networks):
        info = describe_network(path)
        if info.error:
            raise WeightsError(info.error)
        infos.append(info)
    size = size or next((info.size for info in infos if info.size is not None), None)
    if size is None:
        raise SettingsError("no network tells the size of the board; give it with --size")
    for info in infos:
        if not info.plays(size):
            boards = ", ".join(f"{n}x{n}" for n in (info.sizes or (info.size,)))
            raise WeightsError(
                tr(
                    "{network} is for {boards}, the games are on {size}x{size}; choose "
                    "networks of one size",
                    network=info.name,
                    boards=boards,
                    size=size,
                )
            )
    return size


def _network_player(
    entry: Entry,
    settings: ContestSettings,
    rules: Rules,
    evaluators: dict[tuple[Any, ...], FileEvaluator],
) -> tuple[str, str, Player | ColorPlayer]:
    """Return name, identity and player of an entry; equal networks share an evaluator."""
    assert entry.network is not None
    _check_names(entry)
    agent = settings.agent().to_dict()
    search = SearchSettings(batch=1).to_dict()
    network: dict[str, Any] = {}
    visits: Any = settings.visits
    label = ""
    for key, value in entry.options.items():
        if key == "visits":
            visits = value
        elif key == "name":
            label = str(value)
        elif key in EVALUATOR_OPTIONS:
            network[key] = value
        elif key.startswith("search."):
            search[key.removeprefix("search.")] = value
        else:
            agent[key] = value

    def opened(path: Path) -> FileEvaluator:
        key = (path.resolve(), *sorted(network.items()))
        if key not in evaluators:
            evaluators[key] = open_network(path).evaluator(rules, cache_rows=CACHE_ROWS, **network)
        return evaluators[key]

    def evaluator_of(path: Path) -> FileEvaluator | CompositeEvaluator:
        policy = opened(path)
        value = entry.partners.get("value")
        return policy if value is None else CompositeEvaluator(policy, opened(value))

    try:
        network = {key: _network_option(key, value) for key, value in network.items()}
        visits = settings.replace(visits=visits).visits
        agent_settings = AgentSettings.from_dict(agent)
        search_settings = _search_settings(search)
        colors = [evaluator_of(entry.network)]
        if "white" in entry.partners:
            colors.append(evaluator_of(entry.partners["white"]))
        for evaluator in colors:
            check_network(agent_settings, evaluator)
        people = None
        if agent_settings.plays_as_people:
            people = HumanNetwork(needed_human_network(entry.partners.get("human"))).evaluator(
                rules
            )
        for path in (entry.network, *filter(None, [entry.partners.get("white")])):
            if visits == 1 and not read_header(path).has_policy:
                raise EngineError(
                    tr(
                        "a value network has no policy, so it can't play without a "
                        "search; give it visits, or use it for the values of another "
                        "network: POLICY[value={name}]",
                        name=path.name,
                    )
                )
    except (EngineError, ValueError, RuntimeError) as error:
        raise SettingsError(f"{entry.text:.100}: {error}") from None
    options = {key: value for key, value in entry.options.items() if key != "name"}
    options |= {key: describe_network(path).name for key, path in entry.partners.items()}
    if people is not None:
        options["human"] = people.identity
    text = ",".join(f"{key}={value}" for key, value in options.items())
    name = label or describe_network(entry.network).name + (f" [{text}]" if text else "")
    players = [
        Player(
            evaluator=evaluator,
            visits=visits,
            agent=agent_settings,
            search=search_settings,
            play_out=settings.play_out,
            tree=settings.tree,
            has_values="value" in entry.partners or describe_network(entry.network).has_values,
            human=people,
        )
        for evaluator in colors
    ]
    identity = "/".join(evaluator.identity for evaluator in colors)
    player = players[0] if len(players) == 1 else ColorPlayer(black=players[0], white=players[1])
    return name, f"{identity} [{text}]", player


def _check_names(entry: Entry) -> None:
    """Raise SettingsError for an unknown option in brackets, with the nearest known names."""
    own = ["visits", "name", *PARTNERS, *EVALUATOR_OPTIONS]
    own += [info.public_name for info in AgentSettings.options()]
    known = [*own, *(f"search.{info.name}" for info in SearchSettings.options())]
    for name in entry.options:
        if name not in known:
            hint = f"known: {', '.join(own)}, and those of the search, like search.c_puct"
            error = unknown_setting(name, known, hint)
            raise SettingsError(f"{entry.text:.100}: {error}")


def _search_settings(values: dict[str, Any]) -> SearchSettings:
    try:
        return SearchSettings.from_dict(values)
    except SettingsError as error:
        raise error.shown_as(lambda name: f"search.{name}") from None


def _network_option(name: str, value: Any) -> str:
    choices = EVALUATOR_OPTIONS[name]
    if choices and value not in choices:
        raise SettingsError(
            tr(
                "{name} must be one of {choices}, not {value!r:.40}",
                name=name,
                choices=", ".join(choices),
                value=value,
            )
        )
    return str(value)
