"""Lines of analysis in the dialects of Leela Zero and SAI, of KataGo, and of Sabaki."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.analysis.request import Restriction
from engine.go.board import BLACK
from engine.go.coords import point_to_gtp
from engine.search.report import AnalysisReport, Candidate
from engine.serve.gtp.words import (
    COLORS,
    GtpError,
    integer,
    number,
    parse_color,
    parse_vertex,
)

USUAL_INTERVAL_S: Final = 0.5
SWITCHES: Final = ("ownership", "movesOwnership", "rootInfo", "pvVisits", "pvEdgeVisits")
"""Words that stand before `true` or `false`."""
UNSUPPORTED_SWITCHES: Final = ("ownershipStdev", "movesOwnershipStdev", "noResultValue")
"""KataGo's switches for values that a search here doesn't have: only `false` is accepted."""


def _ten_thousandths(probability: float) -> str:
    return str(round(10_000 * min(max(probability, 0.0), 1.0)))


def _decimal(probability: float) -> str:
    return f"{min(max(probability, 0.0), 1.0):.6f}"


class Dialect(NamedTuple):
    """Format of the analysis lines of one family of commands."""

    probability: Callable[[float], str]
    """Format a winrate, a prior or a lower bound [0, 1]."""
    areas: bool
    """Whether lines have SAI's key `areas`."""


DIALECTS: Final = {
    "lz-": Dialect(_ten_thousandths, areas=True),
    "kata-": Dialect(_decimal, areas=False),
    "": Dialect(_decimal, areas=False),
}
"""Dialects by the prefix of the commands `analyze` and `genmove_analyze`."""


@dataclass
class AnalysisOptions:
    """Arguments of an analysis command."""

    color: int | None = None
    """Player to move; None = the player whose turn it is."""
    interval_s: float = USUAL_INTERVAL_S
    """Time between lines [s]."""
    least_moves: int = 0
    """Least number of candidates; if fewer were searched, the policy's next moves are added."""
    most_moves: int | None = None
    """Largest number of candidates; None = no limit."""
    switches: set[str] = field(default_factory=set)
    """Names of the `SWITCHES` that are on."""
    restrictions: tuple[Restriction, ...] = ()
    """Moves to leave out, or to keep to."""


class Details(NamedTuple):
    """Values of an analysis line that are not in the report."""

    ownership: NDArray[np.float32] | None = None
    """float32[N] in [-1, 1], 1 is Black's; None for networks without ownership."""
    moves_ownership: Mapping[int, NDArray[np.float32]] = {}
    """Ownership after each candidate, by its move."""
    visits: Callable[[tuple[int, ...]], Sequence[int]] | None = None
    """Return the visits of the positions along a variation."""


NO_DETAILS: Final = Details()


def parse_options(words: Sequence[str], size: int) -> AnalysisOptions:
    """Read the arguments of an analysis command, in any order.

    Raises
    ------
    GtpError
        An argument is unknown, lacks its value or is out of range.
    """
    options = AnalysisOptions()
    rest = list(words)
    while rest:
        word = rest.pop(0)
        key = word.lower()
        if key in COLORS:
            options.color = parse_color(word)
        elif key == "interval":
            options.interval_s = _centiseconds(_value(rest, word))
        elif key == "minmoves":
            options.least_moves = integer(_value(rest, word), word, 0, 10**6)
        elif key == "maxmoves":
            options.most_moves = integer(_value(rest, word), word, 1, 10**6)
        elif key in ("avoid", "allow"):
            _restrict(options, key == "allow", rest, size)
        elif word in (*SWITCHES, *UNSUPPORTED_SWITCHES):
            value = _value(rest, word).lower()
            if value not in ("true", "false"):
                raise GtpError(f"syntax error: {word} is true or false")
            if word in UNSUPPORTED_SWITCHES and value == "true":
                raise GtpError(f"{word} is not known here; leave it out")
            (options.switches.add if value == "true" else options.switches.discard)(word)
        elif key[0] in "0123456789.":
            options.interval_s = _centiseconds(word)
        else:
            raise GtpError(f"syntax error: {word!r:.60} is not understood")
    return options


def _restrict(options: AnalysisOptions, only: bool, rest: list[str], size: int) -> None:
    """Read `COLOR VERTICES PLIES`; several `allow` for one color and depth add up."""
    color = parse_color(_value(rest, "the restriction"))
    moves = _region(_value(rest, "the restriction"), size)
    plies = integer(_value(rest, "the restriction"), "the number of moves", 1, 10**6)
    others = []
    for known in options.restrictions:
        if only and known.only and (known.color, known.until_depth) == (color, plies):
            moves |= known.moves
        else:
            others.append(known)
    options.restrictions = (*others, Restriction(color, moves, plies, only))


def _region(text: str, size: int) -> frozenset[int]:
    """Return the points of a list of vertices and rectangles, like `C3:F7,K10,pass`."""
    points: set[int] = set()
    for part in filter(None, text.split(",")):
        if part.lower() == "resign":
            continue
        ends = [parse_vertex(end, size) for end in part.split(":")]
        if len(ends) > 2 or (len(ends) == 2 and size * size in ends):
            raise GtpError(f"syntax error: {part!r:.60} is no point and no rectangle")
        top, bottom = sorted((ends[0] // size, ends[-1] // size))
        left, right = sorted((ends[0] % size, ends[-1] % size))
        points |= {
            row * size + column
            for row in range(top, bottom + 1)
            for column in range(left, right + 1)
        }
    return frozenset(points)


def _value(rest: list[str], word: str) -> str:
    if not rest:
        raise GtpError(f"syntax error: {word} needs a value")
    return rest.pop(0)


def _centiseconds(word: str) -> float:
    return number(word, "the interval", 0.0, 1e9) / 100.0


def analysis_line(
    report: AnalysisReport,
    dialect: Dialect,
    options: AnalysisOptions,
    details: Details = NO_DETAILS,
) -> str:
    """Return all candidates of a report as one line; "" if nothing was searched yet.

    Winrates, lower bounds, scores and ownership are those of the side to move. `areas`, `alpha` and
    `beta` are Black's: `areas` is the score less komi in ten thousandths, as SAI prints it, and
    `alpha` is the fair komi. Clients require winrates and lower bounds; from a network without
    values they are placeholders.

    Parameters
    ----------
    details
        Values that are printed if they were asked for and are known.
    """
    candidates = [*report.agents[0].candidates]
    candidates += _unsearched(report, options.least_moves - len(candidates))
    if not candidates:
        return ""
    scored = report.network_beta > 0.0
    parts = []
    for order, candidate in enumerate(candidates[: options.most_moves]):
        parts.append(_candidate(candidate, order, report, dialect, scored))
        parts += _along(candidate, options, details)
        after = details.moves_ownership.get(candidate.move)
        if "movesOwnership" in options.switches and after is not None:
            parts.append(f"movesOwnership {_owners(after, report.to_play)}")
    if "rootInfo" in options.switches:
        parts.append(_root(report, dialect, scored))
    if "ownership" in options.switches and details.ownership is not None:
        parts.append(f"ownership {_owners(details.ownership, report.to_play)}")
    return " ".join(parts)


def _unsearched(report: AnalysisReport, count: int) -> list[Candidate]:
    """Return the policy's best unvisited moves, with the values of the position itself."""
    agent = report.agents[0]
    if count <= 0 or report.final_score is not None:
        return []
    policy = report.policy.copy()
    policy[[candidate.move for candidate in agent.candidates]] = 0.0
    order = np.argsort(-policy, kind="stable")[:count].tolist()
    return [
        Candidate(
            move=move,
            visits=0,
            prior=float(policy[move]),
            winrate=agent.winrate,
            alpha=agent.alpha,
            beta=agent.beta,
            value=agent.value,
            lower_bound=-1.0,
            points_lost=0.0,
            variation=(move,),
            curve=agent.curve,
        )
        for move in order
        if policy[move] > 0.0
    ]


def _along(candidate: Candidate, options: AnalysisOptions, details: Details) -> list[str]:
    """Return the visits along a variation; in a tree those of nodes and edges are equal."""
    keys = [name for name in ("pvVisits", "pvEdgeVisits") if name in options.switches]
    if not keys or details.visits is None:
        return []
    visits = details.visits(candidate.variation) if candidate.visits else (0,)
    return [" ".join([key, *map(str, visits)]) for key in keys]


def _owners(black: NDArray[np.float32], to_play: int) -> str:
    return " ".join(f"{to_play * value + 0.0:.4f}" for value in black.tolist())


def _candidate(
    c: Candidate, order: int, report: AnalysisReport, dialect: Dialect, scored: bool
) -> str:
    size, black = report.size, report.to_play == BLACK
    words = [
        "info move", point_to_gtp(c.move, size),
        "visits", str(c.visits),
        "winrate", dialect.probability(c.winrate if black else 1.0 - c.winrate),
        "prior", dialect.probability(c.prior),
        "lcb", dialect.probability(c.lower_bound),
    ]  # fmt: skip
    if scored:
        words += _scores(c.alpha, c.beta, report, dialect)
    words += ["order", str(order), "pv"]
    words += [point_to_gtp(move, size) for move in c.variation]
    return " ".join(words)


def _root(report: AnalysisReport, dialect: Dialect, scored: bool) -> str:
    agent, black = report.agents[0], report.to_play == BLACK
    words = [
        "rootInfo visits", str(agent.visits),
        "winrate", dialect.probability(agent.winrate if black else 1.0 - agent.winrate),
    ]  # fmt: skip
    if scored:
        words += _scores(agent.alpha, agent.beta, report, dialect)
    return " ".join(words)


def _scores(alpha: float, beta: float, report: AnalysisReport, dialect: Dialect) -> list[str]:
    """Return the keys on the score: the lead at the komi, and the standard deviation.

    As a distribution of scores, a sigmoid of steepness beta is logistic with standard deviation
    pi / (beta sqrt(3)).
    """
    lead = alpha - report.komi
    movers_lead = f"{report.to_play * lead + 0.0:.3f}"
    areas = ["areas", str(round(10_000 * lead))] if dialect.areas else []
    deviation = math.pi / (beta * math.sqrt(3.0)) if beta > 0.0 else 0.0
    return [
        *areas,
        "scoreLead", movers_lead, "scoreMean", movers_lead, "scoreStdev", f"{deviation:.3f}",
        "alpha", f"{alpha:.3f}", "beta", f"{beta:.5f}",
    ]  # fmt: skip
