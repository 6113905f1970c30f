"""`sai-engine openings`: record openings that a strong network checked at every komi."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from engine.base.errors import SettingsError
from engine.base.translation import tr
from engine.catalog.networks import named_network, strongest_network
from engine.go.rules import Rules
from engine.match.opening_book import OpeningBook, WinrateRange, load_openings, save_openings
from engine.match.opening_judge import BLOCK, OpeningJudge, accepted_openings
from engine.match.opening_tree import grow_openings
from engine.network.opened import open_network
from engine.search.settings import MANY_VISITS

CACHE_ROWS: Final = 1 << 15  # evaluations cached by each network


@dataclass(frozen=True, kw_only=True)
class OpeningOptions:
    """Openings to record, and the check that they must pass."""

    out: Path
    """Output file; openings in it are kept."""
    judge: Path
    """Network file of the judge."""
    size: int
    """Board size [points per side]."""
    ranges: tuple[WinrateRange, ...]
    """Accepted winrates of Black after the search, by komi."""
    count: int = 40
    """Number of openings that the file shall hold."""
    plies: int = 6
    """Moves of each opening."""
    visits: int = MANY_VISITS
    """Visits of the judge's search at each komi."""
    seed: int = 0
    """Seed of the draws."""
    precision: str = "auto"
    """Precision of the networks, see `OpenedNetwork.evaluator`."""


def make_openings(
    options: OpeningOptions, *, notice: Callable[[str], None], stopped: Callable[[], bool]
) -> OpeningBook:
    """Draw and check openings until there are enough; write the file after every block.

    Returns all openings of the file; fewer than requested if stopped.

    Raises
    ------
    EngineError
        A network can't be used, or the file holds openings of another check.
    """
    rules = Rules(size=options.size)
    opened = open_network(options.judge)
    evaluator = opened.evaluator(
        rules, precision=options.precision, symmetry="random", cache_rows=CACHE_ROWS
    )
    header = opened.header
    book = OpeningBook(
        size=options.size,
        judge=header.name,
        identity=header.identity,
        visits=options.visits,
        ranges=options.ranges,
    )
    if os.path.lexists(options.out):
        book = _continued(load_openings(options.out), book, options.out)
    judge = OpeningJudge(evaluator, rules, options.ranges, options.visits)

    def draw(randoms: Sequence[np.random.Generator]) -> list[tuple[int, ...]]:
        return grow_openings(judge, rules, options.plies, randoms[0], stopped)

    if len(book.openings) >= options.count:
        return book
    blocks = accepted_openings(
        draw,
        judge,
        rules,
        seed=options.seed,
        tried=book.tried,
        recorded=[opening.moves for opening in book.openings],
        stopped=stopped,
    )
    for tried, accepted in blocks:
        kept = (*book.openings, *accepted)[: options.count]
        book = dataclasses.replace(book, openings=kept, tried=tried)
        save_openings(book, options.out)
        notice(f"{len(kept)} of {options.count} openings; trees of moves grown: {tried // BLOCK}")
        if len(kept) >= options.count:
            break
    return book


def _continued(old: OpeningBook, new: OpeningBook, path: Path) -> OpeningBook:
    """Return the recorded openings to continue; raise SettingsError if their check was another."""
    for name in ("size", "identity", "visits", "ranges"):
        if getattr(old, name) != getattr(new, name):
            part = {"identity": "judge", "ranges": "komi and winrates"}.get(name, name)
            raise SettingsError(
                tr(
                    "{path}: its openings were checked with another {part}; name another file",
                    path=path,
                    part=part,
                )
            )
    return old


def judge_file(name: str | None, size: int) -> Path:
    """Return the network file of a named judge, or of the strongest available network.

    Raises
    ------
    EngineError
        There is no such network, or no strong one is available.
    """
    if name is not None:
        return named_network(name)
    path = strongest_network(size)
    if path is None:
        raise SettingsError(
            "no strong network is available to check openings; name one with --judge, or add a "
            "KataGo network"
        )
    return path
