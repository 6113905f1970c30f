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
from engine.protocol.gtp.words import (
    COLORS,
    GtpError,
    integer,
    number,
    parse_color,
    parse_vertex,
)
from engine.search.report import AnalysisReport, Candidate

__all__ = ["DIALECTS", "AnalysisOptions", "Details", "Dialect", "analysis_line", "parse_options"]

USUAL_INTERVAL_S: Final = 0.5
SWITCHES: Final = ("ownership", "movesOwnership", "rootInfo", "pvVisits", "pvEdgeVisits")
"""Words that stand before `true` or `false`."""
UNTOLD: Final = ("ownershipStdev", "movesOwnershipStdev", "noResultValue")
"""Such words of KataGo's for what a search here doesn't know: only `false` can be answered."""


def _ten_thousandths(probability: float) -> str:
    return str(round(10_000 * min(max(probability, 0.0), 1.0)))


def _decimal(probability: float) -> str:
    return f"{min(max(probability, 0.0), 1.0):.6f}"


class Dialect(NamedTuple):
    """How one family of commands writes its lines."""

    probability: Callable[[float], str]
    """Winrates, priors and lower bounds."""
    areas: bool
    """Whether SAI's `areas` is among the keys."""


DIALECTS: Final = {
    "lz-": Dialect(_ten_thousandths, areas=True),
    "kata-": Dialect(_decimal, areas=False),
    "": Dialect(_decimal, areas=False),
}
"""By what stands before `analyze` and `genmove_analyze`."""


@dataclass
class AnalysisOptions:
    """What a command asks for."""

    color: int | None = None
    """Who is to move; None = whoever's turn it is."""
    interval_s: float = USUAL_INTERVAL_S
    """Time between lines [s]."""
    least_moves: int = 0
    """Candidates of a line; where fewer were searched the policy's next ones follow."""
    most_moves: int | None = None
    """Candidates of a line; None = all that were searched."""
    switches: set[str] = field(default_factory=set)
    """Of `SWITCHES`, those that are on."""
    restrictions: tuple[Restriction, ...] = ()
    """Moves to leave out, or to keep to."""


class Details(NamedTuple):
    """What a line tells beyond a report, as far as it was asked for."""

    ownership: NDArray[np.float32] | None = None
    """float32[N], from -1 to 1, Black's; None for networks that don't tell."""
    moves_ownership: Mapping[int, NDArray[np.float32]] = {}
    """The same after candidates, by their move."""
    visits: Callable[[tuple[int, ...]], Sequence[int]] | None = None
    """Visits of the positions along a variation."""


NO_DETAILS: Final = Details()


def parse_options(words: Sequence[str], size: int) -> AnalysisOptions:
    """Read the arguments of an analysis command, in any order.

    Raises
    ------
    GtpError
        Something is not understood.
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
        elif word in (*SWITCHES, *UNTOLD):
            value = _value(rest, word).lower()
            if value not in ("true", "false"):
                raise GtpError(f"syntax error: {word} is true or false")
            if word in UNTOLD and value == "true":
                raise GtpError(f"{word} is not known here; leave it out")
            (options.switches.add if value == "true" else options.switches.discard)(word)
        elif key[0] in "0123456789.":
            options.interval_s = _centiseconds(word)
        else:
            raise GtpError(f"syntax error: {word!r:.60} is not understood")
    return options


def _restrict(options: AnalysisOptions, only: bool, rest: list[str], size: int) -> None:
    """Read `COLOR VERTICES PLIES`; moves that are allowed by several such parts are all allowed."""
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
    """Points of a list of vertices and rectangles between two of them, like `C3:F7,K10,pass`."""
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
    """All candidates of a report on one line; "" while nothing was searched.

    Winrates, lower bounds, scores and ownership are the side to move's; `areas`, `alpha` and
    `beta` are Black's: areas the score less komi in ten thousandths, as SAI prints it, alpha the
    fair komi. Clients need winrates and lower bounds, which are placeholders from a network without
    values.

    Parameters
    ----------
    details
        Printed where it was asked for and is there.
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
    """The policy's best moves without a visit, as good as the position until they are searched."""
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
    """Visits along a variation: of its positions and of its moves, which are equal in a tree."""
    wanted = [name for name in ("pvVisits", "pvEdgeVisits") if name in options.switches]
    if not wanted or details.visits is None:
        return []
    visits = details.visits(candidate.variation) if candidate.visits else (0,)
    return [" ".join([name, *map(str, visits)]) for name in wanted]


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
    """What a curve says: lead with komi, and the deviation of the logistic law that it is."""
    lead = alpha - report.komi
    mine = f"{report.to_play * lead + 0.0:.3f}"
    areas = ["areas", str(round(10_000 * lead))] if dialect.areas else []
    deviation = math.pi / (beta * math.sqrt(3.0)) if beta > 0.0 else 0.0
    return [
        *areas,
        "scoreLead", mine, "scoreMean", mine, "scoreStdev", f"{deviation:.3f}",
        "alpha", f"{alpha:.3f}", "beta", f"{beta:.5f}",
    ]  # fmt: skip
