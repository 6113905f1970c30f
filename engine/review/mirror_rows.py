"""Figures of both players side by side, as rows of texts and bars for pages and panels."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.base.translation import tr, tr_count
from engine.go.board import BLACK, WHITE
from engine.review.found_by import SHOWN_RANKS, FoundBy
from engine.review.losses_by_rank import LEAST_MOVES, RankBand
from engine.review.mistakes import Mistake, MistakeKind, move_class
from engine.review.played_lambda import LambdaEstimate, estimate_lambda, lambda_parts
from engine.review.report_values import class_labels, percent, points_text, vertex
from engine.review.summary import GameSummary, PlayerSummary, ReviewedMove

DASH: Final = "\u2013"
_Moves = tuple[ReviewedMove, ...]


@dataclass(frozen=True)
class MirrorRow:
    """One figure of both players; pairs are Black's and White's."""

    label: str
    texts: tuple[str, str]
    shares: tuple[float | None, float | None]
    """Lengths of the bars [0, 1]; None without a bar."""
    loss: int | None = None
    """Class of the loss that the bars have the color of, see `move_class`; None for none."""
    moves: tuple[_Moves, _Moves] = ((), ())
    """Moves that the figures are about, in order; empty where they are about all."""


@dataclass(frozen=True)
class MirrorSection:
    """Rows with a title."""

    id: str
    title: str
    rows: tuple[MirrorRow, ...]


def mirror_sections(summary: GameSummary) -> tuple[MirrorSection, ...]:
    """Return all sections that have rows, those about all moves first."""
    sections = (
        _players(summary),
        _section("compared", tr("Loss per move in 80 % of players' games"), _compared(summary)),
        _section("classes", tr("Points lost by a move"), _classes(summary)),
        _section("phases", tr("Points lost per move by phase"), _phases(summary)),
        _section("lambda", tr("Lambda: 0 plays to win, 1 for points"), _lambdas(summary)),
        _section("kinds", tr("Mistakes by kind"), _kinds(summary)),
        _section("turning_points", tr("Turning points"), _turning_points(summary)),
    )
    return tuple(section for section in sections if section.rows)


def _section(name: str, title: str, rows: Iterable[MirrorRow]) -> MirrorSection:
    """Return a section; rows that say nothing of either player are left out."""
    return MirrorSection(name, title, tuple(row for row in rows if row.texts != (DASH, DASH)))


def _players(summary: GameSummary) -> MirrorSection:
    """Return the figures of all moves of each player."""
    both = summary.black, summary.white

    def pair(text: Callable[[PlayerSummary], str]) -> tuple[str, str]:
        return text(both[0]), text(both[1])

    rows = [
        MirrorRow(
            tr("judged moves"),
            pair(lambda p: tr("{judged} of {moves}", judged=p.judged, moves=p.moves)),
            _shares([p.judged for p in both]),
        ),
        MirrorRow(
            tr("accuracy"),
            pair(lambda p: percent(_hundredth(p.accuracy))),
            (_hundredth(both[0].accuracy), _hundredth(both[1].accuracy)),
        ),
        MirrorRow(tr("points lost per move"), pair(_mean), _shares([p.mean_loss for p in both])),
        MirrorRow(
            tr("mistakes"), pair(lambda p: str(p.mistakes)), _shares([p.mistakes for p in both])
        ),
    ]
    if all(p.compared or not p.judged for p in both):  # else one figure would have no counterpart
        # while a review runs, the first positions are compared before any move is judged
        agreed = [player.agreement if player.judged else None for player in both]
        row = MirrorRow(tr("engine's choice"), pair(_agreement), (agreed[0], agreed[1]))
        rows.insert(-1, row)
    ranked = [p.in_first_ten / p.ranked if p.ranked else None for p in both]
    rows.append(
        MirrorRow(
            tr("network's ten first moves"),
            (percent(ranked[0]), percent(ranked[1])),
            (ranked[0], ranked[1]),
        )
    )
    return _section("players", tr("Players"), rows)


def _agreement(player: PlayerSummary) -> str:
    """Return how many of a player's moves were the engine's choice; few moves are counted."""
    if player.judged and 0 < player.compared < LEAST_MOVES:
        return tr("{judged} of {moves}", judged=player.agreed, moves=player.compared)
    return percent(player.agreement if player.judged else None)


def people_section(
    summary: GameSummary, found: Callable[[Mistake], FoundBy | None]
) -> MirrorSection:
    """Return what people of some ranks would find of both players' mistakes; no rows if unknown.

    Parameters
    ----------
    found
        Returns who would find the better move of a mistake; None if that is unknown.
    """
    known = [(m, who) for m in summary.mistakes if (who := found(m)) is not None]
    own = [[(m, who) for m, who in known if m.color == color] for color in (BLACK, WHITE)]
    rows = []
    for rank in SHOWN_RANKS:
        shares = [
            sum(who.better[rank] for _, who in each) / len(each) if each else None for each in own
        ]
        label = tr("better moves that {rank} players find", rank=rank)
        texts = percent(shares[0]), percent(shares[1])
        rows.append(MirrorRow(label, texts, (shares[0], shares[1])))
    steps = [tuple(summary.move_at(m.place) for m, w in each if w.is_next_step) for each in own]
    if any(steps):
        label = tr("mistakes typical of the rank, not of the next")
        counts = len(steps[0]), len(steps[1])
        texts, bars = (str(counts[0]), str(counts[1])), _shares(counts)
        rows.append(MirrorRow(label, texts, bars, moves=(steps[0], steps[1])))
    return _section("people", tr("Mistakes, by KataGo's human network"), rows)


def comparison_problem(summary: GameSummary) -> str:
    """Return why no losses of known ranks are compared, as a sentence; "" if some are.

    Losses beyond the error depend on the network and on how much was searched, so a table holds
    only for games that were reviewed as its own were.
    """
    tables = summary.losses_by_rank
    if len(summary.networks) != 1:
        return tr("Losses by rank hold for one network; this game was analyzed by several.")
    if not tables:
        return tr("Losses by rank are not known for this network on this board.")
    if not any(table.fits(summary.points) for table in tables):
        fewest, most = summary.visits
        return tr(
            "Losses by rank are known for {known} visits of each position; this game was searched "
            "with {fewest} to {most}.",
            known=tr(" or ").join(str(count) for count in sorted({t.visits for t in tables})),
            fewest=int(fewest),
            most=int(most),
        )
    if not any(map(summary.comparable, (BLACK, WHITE))):
        return tr(
            "Losses by rank are compared where nearly all moves of a whole game are judged, at "
            "least {count} of a player.",
            count=LEAST_MOVES,
        )
    return ""


def _compared(summary: GameSummary) -> Iterator[MirrorRow]:
    """Yield how each player's mean loss compares with those of known ranks."""
    for table in () if comparison_problem(summary) else summary.losses_by_rank:
        if table.fits(summary.points):
            for band in table.bands:
                texts = _place(summary, BLACK, band), _place(summary, WHITE, band)
                yield MirrorRow(f"{table.source} {band.text}", texts, (None, None))


def _place(summary: GameSummary, color: int, band: RankBand) -> str:
    """Return a band's range, and where a player's mean loss lies: "above 0.70\u20131.90"."""
    lost, text = summary.player(color).mean_loss, f"{band.low:.2f}\u2013{band.high:.2f}"
    if lost is None or not summary.comparable(color):
        return text
    shown, low, high = round(lost, 2), round(band.low, 2), round(band.high, 2)
    if shown < low:
        return tr("below {interval}", interval=text)
    if shown > high:
        return tr("above {interval}", interval=text)
    return tr("within {interval}", interval=text)


def _classes(summary: GameSummary) -> Iterator[MirrorRow]:
    """Yield how many moves lost how many points."""
    both = summary.black, summary.white
    most = max([*both[0].classes, *both[1].classes, 1])
    for number, label in enumerate(class_labels(summary.size)):
        counts = [player.classes[number] for player in both]
        if label:
            moves = _by_player(m for m in summary.moves if m.loss == number)
            shares = counts[0] / most, counts[1] / most
            yield MirrorRow(label, (str(counts[0]), str(counts[1])), shares, number, moves)


def _phases(summary: GameSummary) -> Iterator[MirrorRow]:
    most = max([p.mean_loss or 0.0 for s in summary.phases for p in (s.black, s.white)] or [0.0])
    for phase in summary.phases:
        both = phase.black, phase.white
        if not (both[0].judged or both[1].judged):
            continue
        first = _by_player(m for m in summary.moves if m.phase is phase.phase)
        yield MirrorRow(
            tr(
                "{phase}, {first} to {last}",
                phase=phase.phase.text,
                first=phase.first,
                last=phase.last,
            ),
            (_mean(both[0]), _mean(both[1])),
            _shares([p.mean_loss for p in both], most),
            moves=(first[0][:1], first[1][:1]),
        )


def _kinds(summary: GameSummary) -> Iterator[MirrorRow]:
    """Yield how many mistakes of each kind there are; kinds without one are left out."""
    rows = []
    for kind in MistakeKind:
        nodes = {m.node for m in summary.mistakes if m.kind is kind}
        moves = _by_player(m for m in summary.moves if m.point.node in nodes)
        if nodes:
            rows.append((kind.text, moves))
    most = max([len(own) for _, moves in rows for own in moves] or [0])
    for label, moves in rows:
        counts = [len(own) for own in moves]
        yield MirrorRow(label, (str(counts[0]), str(counts[1])), _shares(counts, most), moves=moves)


def _lambdas(summary: GameSummary) -> Iterator[MirrorRow]:
    """Yield each player's lambda: of all moves, when ahead and when behind."""
    labels = {"all": tr("all moves"), "ahead": tr("when ahead"), "behind": tr("when behind")}
    told = _by_player(m for m in summary.moves if m.lambda_ is not None and m.lambda_.tells)
    both = [lambda_parts(m.lambda_ for m in own if m.lambda_ is not None) for own in told]
    for name, label in labels.items():
        found = [estimate_lambda(parts[name]) for parts in both]
        shares = [e.lambda_ if e is not None and e.tells else None for e in found]
        moves = [
            tuple(m for m in own if m.lambda_ in parts[name])
            for own, parts in zip(told, both, strict=True)
        ]
        yield MirrorRow(
            label,
            (lambda_text(found[0]), lambda_text(found[1])),
            (shares[0], shares[1]),
            moves=(moves[0], moves[1]),
        )


def lambda_text(estimate: LambdaEstimate | None) -> str:
    """Return a lambda with its 95 % interval and its moves: "0.8 (0.5\u20131), 12 moves"."""
    if estimate is None:
        return DASH
    if not estimate.tells:
        return tr_count(estimate.moves, "too few to tell ({n} move)", "too few to tell ({n} moves)")
    return tr_count(
        estimate.moves,
        "{value:g} ({low:g}\u2013{high:g}), {n} move",
        "{value:g} ({low:g}\u2013{high:g}), {n} moves",
        value=estimate.lambda_,
        low=estimate.low,
        high=estimate.high,
    )


def _turning_points(summary: GameSummary) -> Iterator[MirrorRow]:
    """Yield the mistakes that cost the most winning chances, each on the side of its player."""
    for turn in summary.turning_points:
        point, move = turn.move.point, turn.move.point.node.move
        lost = point.winrate_lost or 0.0
        text = f"{vertex(move.point if move else None, summary.size)} \u2212{percent(lost)}"
        number = turn.move.number
        if point.is_provisional:
            label = tr("move {number}, not yet checked", number=number)
        elif turn.leader:
            label = tr("move {number}, lead changes", number=number)
        else:
            label = tr("move {number}", number=number)
        own, loss = (turn.move,), move_class(point, summary.size)
        if point.color == BLACK:
            yield MirrorRow(label, (text, ""), (lost, None), loss, (own, ()))
        else:
            yield MirrorRow(label, ("", text), (None, lost), loss, ((), own))


def _by_player(moves: Iterable[ReviewedMove]) -> tuple[_Moves, _Moves]:
    """Return the moves of Black and those of White."""
    both = tuple(moves)
    black, white = (tuple(m for m in both if m.point.color == color) for color in (BLACK, WHITE))
    return black, white


def _mean(player: PlayerSummary) -> str:
    """Return the mean loss with its interval: "1.40 (1.1\u20131.7)"."""
    text, interval = points_text(player.mean_loss), player.mean_loss_interval
    return text if interval is None else f"{text} ({interval[0]:.1f}\u2013{interval[1]:.1f})"


def _shares(
    values: Sequence[float | None], most: float | None = None
) -> tuple[float | None, float | None]:
    """Return two figures as shares of the larger one, or of `most`."""
    most = most if most is not None else max(value or 0.0 for value in values)
    first, second = (None if v is None else v / most if most else 0.0 for v in values)
    return first, second


def _hundredth(value: float | None) -> float | None:
    return None if value is None else value / 100.0
