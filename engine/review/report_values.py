"""Values that reports share, and their texts for people."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.base.translation import tr, tr_count
from engine.go.board import BLACK
from engine.go.coords import point_to_gtp
from engine.go.rules import Rules, display_name, parse_rules
from engine.record.board_state import BoardState
from engine.record.game_node import GameNode
from engine.record.handicap import format_komi
from engine.review.found_by import FoundBy
from engine.review.game_review import GameReview
from engine.review.mistakes import Mistake, MistakeKind, loss_thresholds
from engine.review.reasons.sentences import reason_text
from engine.review.report_settings import ReportSettings
from engine.review.risk import risk_text
from engine.review.summary import GameSummary, ReviewedMove
from engine.search.value.fit import StraightOdds

LEAST_WINRATE: Final = 0.005
"""Least lost winrate that is more than 0 % when it is rounded."""


LONGEST_COMMENT: Final = 5000
"""Most characters of a comment in a report."""


@dataclass(frozen=True)
class Diagram:
    """A position with the move played and a better line."""

    size: int
    cells: bytes
    """Stones before the move, see `BoardState.cells`."""
    color: int
    """BLACK or WHITE to play."""
    played: int
    """Point of the move; N is a pass."""
    last: int | None
    """Point of the move before; None without one."""
    line: tuple[int, ...]
    """The engine's choice and its variation; empty if unknown."""
    number: int
    """Number of the move in the game."""
    title: str
    """The move: "Move 57, White R6"."""
    text: str
    """What the move gave away and why, as sentences."""
    is_turning_point: bool = False
    is_provisional: bool = False
    """Whether few visits found the mistake, see `Mistake.is_provisional`."""
    comment: str = ""
    """The record's comment on the move; "" if it has none or the report leaves it out."""

    @property
    def stones(self) -> Mapping[int, int]:
        """The moves of the line that the board shows, by point: their numbers, from 1."""
        shown: dict[int, int] = {}
        for number, point in enumerate(self.line, start=1):
            if point < self.size**2 and not self.cells[point]:
                shown.setdefault(point, number)
        return shown

    @property
    def hidden_moves(self) -> str:
        """The other moves: passes, and stones on points that were taken ("6 at F17, 7 pass")."""
        stones, texts = self.stones, []
        for number, point in enumerate(self.line, start=1):
            if stones.get(point) != number:
                name = vertex(point, self.size)
                if point >= self.size**2:
                    texts.append(f"{number} {name}")
                else:
                    texts.append(tr("{number} at {vertex}", number=number, vertex=name))
        return ", ".join(texts)


@dataclass(frozen=True)
class StorySentence:
    """A sentence about the course of the game."""

    text: str
    number: int | None = None
    """Number of the move that it is about; None for none."""


@dataclass(frozen=True)
class ReportPosition:
    """A position of the main line, as a page shows it on which the game is played through."""

    node: GameNode
    """Its number, move, marks and comment are read."""
    board: BoardState
    """The board after the node."""
    move: ReviewedMove | None
    """What is known about the move; None without a move, or out of the reviewed range."""
    winrate: float | None
    """Black's winrate at the game's komi [0, 1]; None if it is unknown."""
    alpha: float | None
    """Fair komi [points for Black]; None if it is unknown."""
    error: float | None
    """Standard error of `alpha` [points]."""
    curve: StraightOdds | None
    """Black's winrate by komi; None if the network knows no score."""
    text: str = ""
    """What the move gave away and why, as sentences."""
    loss: int | None = None
    """Class of what the move lost, see `move_class`; None if it was not judged."""
    better: tuple[int, ...] = ()
    """The line that is better than the move, played in the position before it; empty if the move
    lost nothing or nothing better is known."""
    is_mistake: bool = False
    """Whether the move is a mistake that mattered."""


@dataclass(frozen=True)
class ReportData:
    """All that reports show; each format selects from it."""

    name: str
    """Name of the game's file; "" if it has none."""
    info: Mapping[str, str]
    """Game information by SGF property, as in the record."""
    rules: Rules
    """Rules of the game; without a name if the record has none."""
    komi_known: bool
    """Whether the komi is that of the record, not a guess."""
    summary: GameSummary
    diagrams: tuple[Diagram, ...]
    """Turning points, then the worst mistakes as far as there is room; see `ReportSettings`."""
    story: tuple[StorySentence, ...] = ()
    """The course of the game in words."""
    reasons: Mapping[GameNode, str] = field(default_factory=dict)
    """Reasons of mistakes by the node of the move, see `reason_text_of`."""
    people: Mapping[GameNode, FoundBy] = field(default_factory=dict)
    """Who would find the better moves of mistakes, by the node of the move, where it is known."""
    settings: ReportSettings = field(default_factory=ReportSettings)
    """What the report was asked to show."""
    positions: tuple[ReportPosition, ...] = ()
    """All positions of the main line, also those that were not reviewed; root first."""

    def player(self, color: int) -> str:
        """Return a player's name and rank; "unknown" for a missing name."""
        keys = ("PB", "BR") if color == BLACK else ("PW", "WR")
        name, rank = (" ".join(self.info.get(key, "").split())[:80] for key in keys)
        return f"{name or tr('unknown')} {rank}".strip()

    @property
    def comments(self) -> list[tuple[str, str]]:
        """The moves that the record comments on and no diagram shows, with these comments.

        Empty if the report leaves comments out.
        """
        if not self.settings.comments:
            return []
        shown = {diagram.number for diagram in self.diagrams}
        found = []
        for node in (position.node for position in self.positions):
            text = clean_lines(node.comment)
            if text and not (node.move is not None and node.number in shown):
                found.append((move_title(node, self.rules.size), text))
        return found

    @property
    def rules_text(self) -> str:
        """Return the rules for people; without known rules in the record, those assumed."""
        name = self.rules.name
        known = parse_rules(name)
        if known is not None and known.name:
            return tr("{name} rules", name=display_name(name))
        is_area = self.rules.scoring == "area"
        if known is not None:
            return tr("area scoring") if is_area else tr("territory scoring")
        if name:
            if is_area:
                return tr('rules "{name:.40}" not known (area rules assumed)', name=name)
            return tr('rules "{name:.40}" not known (territory rules assumed)', name=name)
        if is_area:
            return tr("rules not in the record (area rules assumed)")
        return tr("rules not in the record (territory rules assumed)")

    @property
    def title(self) -> str:
        """Return the names of both players."""
        return f"{self.player(1)} \u2013 {self.player(-1)}"


def color_name(color: int) -> str:
    """Return "Black" or "White" in the language of the window."""
    return tr("Black") if color == BLACK else tr("White")


def vertex(point: int | None, size: int) -> str:
    """Return a point for people: "D4", "pass", "" for None."""
    return "" if point is None else point_to_gtp(point, size)


def move_title(node: GameNode, size: int) -> str:
    """Return a move for people: "Move 57, White R6"; its place in the game for other nodes."""
    if node.move is None:
        if not node.number:
            return tr("Start of the game")
        return tr("After move {number}", number=node.number)
    return tr(
        "Move {number}, {color} {vertex}",
        number=node.number,
        color=color_name(node.move.color),
        vertex=vertex(node.move.point, size),
    )


def clean_lines(text: str, most: int = LONGEST_COMMENT) -> str:
    """Return a stranger's text of several lines, at most so many characters of it.

    Control codes and codes of direction are left out.
    """
    lines = text[:most].replace("\t", " ").splitlines()
    shown = ("".join(c if c.isprintable() else " " for c in line).rstrip() for line in lines)
    return "\n".join(shown).strip() + ("\u2026" if len(text) > most else "")


def line_text(line: tuple[int, ...], size: int) -> str:
    """Return a variation as vertices."""
    return " ".join(vertex(point, size) for point in line)


def percent(share: float | None) -> str:
    """Return a share in [0, 1] as "57 %"; a dash if it is unknown."""
    return "\u2013" if share is None else f"{100.0 * share:.0f} %"


def points_text(points: float | None) -> str:
    """Return points as "2.50"; a dash if they are unknown."""
    return "\u2013" if points is None else f"{points:.2f}"


def lead_text(alpha: float | None, komi: float, error: float | None) -> str:
    """Return who leads at a komi: "B+3.5", "even" within the error, a dash if unknown."""
    if alpha is None:
        return "\u2013"
    lead = alpha - komi
    if error is not None and abs(lead) <= error:
        return tr("even")
    return f"{'B' if lead > 0 else 'W'}+{abs(lead):.1f}"


def lead_range(low: float, high: float) -> str:
    """Return a range of leads: "\u221210 to \u22123", "over 10", "under \u221210" [points]."""
    first, last = (f"{end:g}".replace("-", "\u2212") for end in (low, high))
    if low == -math.inf:
        return tr("under {points}", points=last)
    if high == math.inf:
        return tr("over {points}", points=first)
    return tr("{low} to {high}", low=first, high=last)


def class_labels(size: int) -> tuple[str, ...]:
    """Return a label for each class of lost points on a board; "" for a class that merges away."""
    bounds = loss_thresholds(size)
    labels = [tr("up to {points:g}", points=bounds[0])]
    for low, high in zip(bounds, bounds[1:], strict=False):
        labels.append(tr("{low:g} to {high:g}", low=low, high=high) if high > low else "")
    return (*labels, tr("over {points:g}", points=bounds[-1]))


def lost_text(points: float | None, winrate: float | None) -> str:
    """Return what a move lost: "5.2 points and 31 percentage points of winrate".

    Unknown or no losses are left out, as is a winrate of less than half a percentage point.
    """
    lost = "" if winrate is None or winrate < LEAST_WINRATE else winrate_points(winrate)
    if points and lost:
        return tr("{points:.1f} points and {winrate}", points=points, winrate=lost)
    return tr("{points:.1f} points", points=points) if points else lost


def winrate_points(lost: float) -> str:
    """Return a lost winrate in words: "31 percentage points of winrate"; at least one."""
    return tr_count(
        max(1, round(100.0 * lost)),
        "{n} percentage point of winrate",
        "{n} percentage points of winrate",
    )


def reason_text_of(review: GameReview, mistake: Mistake, komi: float) -> str:
    """Return the reason of a mistake at a komi [points] as a sentence; "" if none is known."""
    if risk := risk_text(review, mistake, komi):
        return risk
    evidence = review.evidence(mistake.node)
    text = "" if evidence is None else reason_text(evidence)
    if not mistake.first_missed:
        return text
    better, number = vertex(mistake.better, review.record.size), mistake.first_missed
    return joined(
        text, tr("{move} has been missed since move {number}.", move=better, number=number)
    )


def loss_sentence(mistake: Mistake, size: int) -> str:
    """Return what a mistake lost, and who leads now if it lost the lead, as one sentence."""
    values = {
        "number": mistake.node.number,
        "color": color_name(mistake.color),
        "vertex": vertex(_point(mistake), size),
        "lost": lost_text(mistake.points_lost, mistake.winrate_lost),
        "leader": color_name(-mistake.color),
    }
    if mistake.kind is MistakeKind.WIN:
        return tr(
            "Move {number}, {color} {vertex} loses {lost}; {leader} takes the lead.", **values
        )
    return tr("Move {number}, {color} {vertex} loses {lost}.", **values)


def joined(*sentences: str) -> str:
    """Return sentences as one text; empty ones are left out."""
    return " ".join(filter(None, sentences))


def unchecked_text() -> str:
    """Return the remark at provisional mistakes."""
    return tr("Not yet checked by a search.")


def mistake_text(
    mistake: Mistake, move: ReviewedMove, summary: GameSummary, reason: str = ""
) -> str:
    """Return what a mistake gave away, its reason and the better move, as sentences."""
    size, kind = summary.size, mistake.kind.text
    values = {
        "kind": f"{kind[0].upper()}{kind[1:]}",
        "move": vertex(_point(mistake), size),
        "lost": lost_text(mistake.points_lost, mistake.winrate_lost),
        "komi": format_komi(summary.komi),
    }
    if (mistake.winrate_lost or 0.0) >= LEAST_WINRATE:
        text = tr("{kind}: {move} loses {lost} at komi {komi}.", **values)
    else:
        text = tr("{kind}: {move} loses {lost}.", **values)
    text = joined(text, reason, unchecked_text() if mistake.is_provisional else "")
    if move.best_line and not move.agreed:
        first, then = move.best_line[:1], line_text(move.best_line[1:], size)
        better = line_text(first, size)
        if then:
            text += " " + tr("Better: {move}, then {variation}.", move=better, variation=then)
        else:
            text += " " + tr("Better: {move}.", move=better)
    return text


def _point(mistake: Mistake) -> int | None:
    return None if mistake.node.move is None else mistake.node.move.point
