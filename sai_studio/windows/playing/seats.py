"""From the choices of a game to the seat of its engine."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api.networks import NetworkInfo
from engine.api.review import OWN_NETWORK, PERSON, GameSetup, level_named
from engine.api.translation import tr
from sai_studio.windows.playing.opponent import EngineSeat

__all__ = ["Programs", "engine_name", "seat_of", "with_engine"]

Programs = Sequence[tuple[str, str]]
"""Names and command lines of other engines that can play."""


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
        dynamic_komi=setup.dynamic_komi,
        resigns=setup.resigns,
        hides=setup.hides and bool(engine),
        program=program,
        temperature=setup.engine_temperature,
        level=setup.level_words(size) if own else tr("Its own settings") if engine else "",
        clock=setup.clock,
        lesson=setup.lesson,
    )


def engine_name(setup: GameSetup, network: NetworkInfo | None) -> str:
    """Return the name of the engine for the record, with its level: "sai-9x9 (Careful)"."""
    if setup.engine != OWN_NETWORK:
        return setup.engine
    level = level_named(setup.level)
    words = level.name if level is not None else f"{setup.visits} visits"
    return f"{network.name if network is not None else 'SAI Studio'} ({words})"


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
