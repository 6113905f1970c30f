"""The seat of an engine in a game, made from the choices of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.record.game_node import GameNode
from engine.record.time_control import NO_CLOCK, TimeControl
from engine.review.game_setup import OWN_NETWORK, PERSON, GameSetup
from engine.review.lesson import LessonMeasure
from engine.review.levels import PEOPLE, level_named
from engine.search.value.dynamic_komi import NO_DYNAMIC_KOMI

Programs = Sequence[tuple[str, str]]
"""Names and command lines of other engines that can play."""


@dataclass(frozen=True)
class EngineSeat:
    """Settings of an opponent, and of the game against it."""

    colors: frozenset[int]
    """Its colors: BLACK, WHITE or both; none if two persons play each other."""
    visits: int = 1
    lambda_: float = 0.0
    """0 plays to win, 1 for points."""
    mu: float = 0.0
    margin: float = 0.0
    """Points by which it wants to win."""
    dynamic_komi: str = NO_DYNAMIC_KOMI
    """Method by which our engine chooses the komi that its searches believe in."""
    resigns: bool = True
    hides: bool = True
    """Whether analysis is paused and hidden during the game."""
    program: tuple[str, str] | None = None
    """Name and command line of another engine that plays instead, with its own settings."""
    komi: float | None = None
    """Komi that our engine plays at [points to White]; None for the game's."""
    start: GameNode | None = None
    """Position from which it plays, once in each position below, also where the record goes on;
    the result is then not written. None: at the end of any line."""
    temperature: float = 0.0
    """0 plays the best move; above, moves are drawn, see `drawn_move`."""
    people: str = ""
    """Rank or year of the people as whom it plays, see `profile_of`; "" as it searches."""
    level: str = ""
    """Name of its level for people, such as "quick"."""
    clock: TimeControl = NO_CLOCK
    lesson: tuple[LessonMeasure, float] | None = None
    """Measure of bad moves and the least loss that the coach reports; None: no coach."""


def seat_of(setup: GameSetup, size: int, programs: Programs) -> EngineSeat:
    """Return the seat of the engine in a game on a board of a size."""
    engine = setup.engine
    program = next((each for each in programs if each[0] == engine), None)
    own = engine == OWN_NETWORK
    return EngineSeat(
        colors=setup.engine_colors,
        visits=setup.engine_visits(size),
        lambda_=setup.lambda_,
        mu=setup.mu,
        margin=setup.margin if setup.dynamic_komi == NO_DYNAMIC_KOMI else 0.0,
        dynamic_komi=setup.dynamic_komi,
        resigns=setup.resigns,
        hides=setup.hides and bool(engine),
        program=program,
        temperature=setup.engine_temperature,
        people=setup.people if own and setup.level == PEOPLE else "",
        level=setup.level_words(size) if own else tr("Its own settings") if engine else "",
        clock=setup.clock,
        lesson=setup.lesson,
    )


def engine_name(setup: GameSetup, network: NetworkInfo | None) -> str:
    """Return the name of the engine for the record, with its level: "SAI, Careful"."""
    if setup.engine != OWN_NETWORK:
        return setup.engine
    level = level_named(setup.level)
    words = level.name if level is not None else f"{setup.visits} visits"
    if setup.level == PEOPLE:
        words = setup.people
    name = "SAI"
    if network is not None and network.title == network.name:  # it is not a shipped one
        name = network.name
    return f"{name}, {words}"


def with_engine(setup: GameSetup, to_play: int, programs: Programs, network: bool) -> GameSetup:
    """Return a setup with an engine that there is, on the side that is not to move if none was.

    Parameters
    ----------
    network
        Whether there is a network for the board.
    """
    names = [OWN_NETWORK] * network + [name for name, _command in programs]
    engine = setup.engine if setup.engine in names else next(iter(names), OWN_NETWORK)
    colors = setup.engine_colors or frozenset({-to_play})
    if len(colors) == 1 and to_play in colors:
        colors = frozenset({-to_play})
    return setup.with_players(engine if 1 in colors else PERSON, engine if -1 in colors else PERSON)


class CountedGame(NamedTuple):
    """A game that two passes ended, to be resumed if the players disagree on dead stones."""

    seat: EngineSeat
    """The engine's seat, with the colors that it played at the end."""
    node: GameNode
    """Position where play resumes."""
    begun: GameNode | None
    """Start of the game, if moves follow it in the record."""
    is_main: bool
    """Whether the game is the main line of the record."""
