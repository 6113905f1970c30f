"""Measure networks against a fixed pool of opponents: shipped networks at fixed visits, GNU Go.

Earlier shipped networks that now serve only as opponents are in `weights/ladder`.

The lowest player, the policy of the network for all boards, has Elo 0 on every board. Results
between the pool's players are stored with the ratings, so that a new network only plays against
them.
"""

from __future__ import annotations

import math
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from engine.base.errors import WeightsError
from engine.base.files import data_folder
from engine.base.statistics.rating import PairResult, fit_elo
from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.catalog.networks import describe_network
from engine.catalog.strength import (
    BOARD_CLASSES,
    MOST_ELO,
    Measured,
    Strength,
    board_class,
    class_size,
    measured,
    read_strengths,
    write_strengths,
)
from engine.games.contest import Contest
from engine.games.contest_settings import ContestSettings
from engine.games.contestants import open_entrants, parse_entry

VISITS: Final = 50
"""Visits of the network that is measured."""
GAMES: Final = 20
"""Games against each opponent."""
OPENING_PLIES: Final = 4
"""Moves of each opening, drawn from a network's policy, since the players' moves are not random."""
BASE: Final = "sai-5to19-r6x64-supervised-g0036"
"""A small network for all boards."""
SPECIAL: Final = {
    5: "sai-5x5-r3x32-sharpened-g0008",
    6: "sai-5to9-r6x64-supervised-g0037",
    7: "sai-7x7-r4x64-strong-g0216",
    **dict.fromkeys((8, 9), "sai-5to9-r6x64-supervised-g0037"),
    **dict.fromkeys(range(10, 14), "sai-10to13-r6x64-supervised-g0022"),
    **dict.fromkeys(range(14, 20), "sai-14to19-r6x64-supervised-g0014"),
}
"""A network for fewer boards, by board size."""
GNU_GO: Final = (
    "gnugo --mode gtp --level 10 --chinese-rules --capture-all-dead --positional-superko"
)


@dataclass(frozen=True)
class PoolPlayer:
    """An opponent of the pool."""

    name: str
    """Name in the stored results."""
    entry: str
    """Player in the form that `parse_entry` reads."""


def rating_pool(size: int) -> list[PoolPlayer]:
    """Return the opponents on a board, weakest first; GNU Go is among them if installed.

    Raises
    ------
    WeightsError
        There is no pool for this board, or a shipped network is missing.
    """
    if size not in SPECIAL:
        raise WeightsError(
            tr("strength is measured on boards from 5x5 to 19x19, not {size}x{size}", size=size)
        )
    players = [_shipped(BASE, 1), _shipped(BASE, 8)]
    if shutil.which("gnugo") is not None:
        players.append(PoolPlayer("GNU Go, level 10", f"gtp:{GNU_GO}"))
    return [*players, _shipped(SPECIAL[size], 8), _shipped(SPECIAL[size], VISITS)]


def measure_strength(
    path: Path,
    file: Path,
    *,
    size: int | None = None,
    games: int = GAMES,
    visits: int = VISITS,
    notice: Callable[[str], None] = lambda _: None,
    stopped: Callable[[], bool] = lambda: False,
) -> dict[str, Strength]:
    """Play a network against the pool and write its ratings; takes minutes for each class.

    Parameters
    ----------
    file
        File of ratings to write, see `engine.catalog.strength`.
    size
        A board of the class to measure; None measures every class that the network plays.
    games
        Games against each opponent, half of them with each color.
    visits
        Visits of each move of the network.
    notice
        Called with the result against each opponent.
    stopped
        Asked before every move; true ends the measurement without a rating of the current class.

    Returns
    -------
    dict
        Ratings by class of boards.

    Raises
    ------
    EngineError
        The network can't be read or doesn't play the board, or the file can't be written.
    """
    info = describe_network(path)
    if info.error:
        raise WeightsError(info.error)
    if size is not None and (not board_class(size) or not info.plays(size)):
        raise WeightsError(
            info.refusal(size) or f"strength is measured on boards from 5x5 to 19x19, not {size}"
        )
    classes = [f"{low}-{high}" for low, high in BOARD_CLASSES]
    strengths: dict[str, Strength] = {}
    for board in classes if size is None else [board_class(size)]:
        side = class_size(info, board)
        if side is None:
            continue
        strength = _measure_on(info, side, games, visits, file, notice, stopped)
        if strength is None:
            break
        strengths[board] = strength
        write_strengths(file, Measured({info.identity: {board: strength}}, {}))
    return strengths


def _measure_on(
    info: NetworkInfo,
    size: int,
    games: int,
    visits: int,
    file: Path,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> Strength | None:
    """Return the rating on one board; None if stopped.

    Results between the pool's players are written to `file` immediately.
    """
    players = rating_pool(size)
    player = PoolPlayer(f"{info.name}[visits={visits}]", f"{info.path}[visits={visits}]")
    known = [*measured().pool.get(size, ()), *read_strengths(file).pool.get(size, ())]
    kept = {pair[:2]: pair for pair in known}
    results: list[PairResult] = []
    within = list(pairwise(players))
    # a network of the pool itself already has the games against its neighbors there
    names = [{first.name, second.name} for first, second in within]
    others = [each for each in players if each.name != player.name]
    against = [(player, each) for each in others if {player.name, each.name} not in names]
    for first, second in [*within, *against]:
        result = kept.get((first.name, second.name)) if first is not player else None
        if result is None:
            result = _play(first, second, size, games, stopped)
            if stopped():
                return None
            if first is not player:
                write_strengths(file, Measured({}, {size: (result,)}))
            notice(
                f"{size}x{size}: {first.name} against {second.name}: {result.wins:g} won, "
                f"{result.draws:g} drawn, {result.losses:g} lost"
            )
        results.append(result)
    table = fit_elo(results, anchor=players[0].name, intervals=(player.name,))
    rating = next(rating for rating in table.ratings if rating.name == player.name)
    return Strength(
        elo=round(rating.elo, 1),
        low=round(max(rating.low, -MOST_ELO), 1),
        high=round(min(rating.high, MOST_ELO), 1),
        games=round(rating.games),
        visits=visits,
        size=size,
        bound=1 if math.isinf(rating.high) else -1 if math.isinf(rating.low) else 0,
    )


def _play(
    first: PoolPlayer,
    second: PoolPlayer,
    size: int,
    games: int,
    stopped: Callable[[], bool],
) -> PairResult:
    """Play a match with drawn openings, each with both colors, and return its result."""
    settings = ContestSettings(
        games=games, opening="policy", opening_plies=OPENING_PLIES, temperature=0.0
    )
    entries = [parse_entry(each.entry) for each in (first, second)]
    with open_entrants(entries, settings, size) as entrants:
        contest = Contest(settings, entrants)
        contest.run(stopped=stopped)
        return PairResult(first.name, second.name, *contest.tally(0, 1, contest.evidence()))


def _shipped(name: str, visits: int) -> PoolPlayer:
    """Return a shipped network as a player; raise WeightsError if its file is missing."""
    weights = data_folder("weights")
    path = weights / "ladder" / f"{name}.safetensors"
    if not path.is_file():
        path = weights / f"{name}.safetensors"
    if not path.is_file():
        raise WeightsError(
            tr(
                "{path}: a network of the rating pool is missing; install the program again",
                path=path,
            )
        )
    return PoolPlayer(f"{name}[visits={visits}]", f"{path}[visits={visits}]")
