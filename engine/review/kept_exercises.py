"""Mistakes of kept games to practice: the games are read again, with their analyses."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from engine.base.errors import EngineError
from engine.links.links import find_link, kept_copy, link_in
from engine.record.sgf import load
from engine.review.game_review import GameReview
from engine.review.mistakes import Mistake, MistakeKind
from engine.review.players import KeptGame, line_digest
from engine.review.practice import MOST_EXERCISES, subject_of
from engine.review.summary import summarize

if TYPE_CHECKING:
    from engine.record.game_node import GameNode
    from engine.record.game_record import GameRecord
    from engine.review.reasons.evidence import Evidence


@dataclass(frozen=True, eq=False)
class Exercises:
    """Mistakes of one player in one game."""

    record: GameRecord
    mistakes: tuple[Mistake, ...]
    reasons: dict[GameNode, Evidence]
    """Why they were mistakes, by the node of the move, as far as it is known."""


@dataclass(frozen=True)
class Found:
    """The worst mistakes of some games."""

    games: tuple[Exercises, ...]
    gone: int
    """Games that can't be read any more, or whose analyses are gone."""


def exercises_of(
    games: Sequence[KeptGame],
    kind: MistakeKind | None,
    subject: str,
    restore: Callable[[GameRecord], object],
    stopped: Callable[[], bool] = lambda: False,
) -> Found:
    """Return the worst mistakes of the player whose games these are, `MOST_EXERCISES` in all.

    Parameters
    ----------
    kind, subject
        Only mistakes of this kind, or whose reason is about this, see `practice.subject_of`; None
        and "" for any that mattered.
    restore
        Adds to a game the analyses that are kept for it.
    stopped
        Asked before each game; true ends the reading.
    """
    found: list[tuple[Mistake, GameReview]] = []
    gone = 0
    for game in games:
        if stopped():
            break
        own = [*_mistakes(game, restore)]
        gone += not own and bool(game.played.kinds)
        for mistake, review in own:
            about = subject_of(review.evidence(mistake.node))
            is_wanted = mistake.kind is kind if kind else mistake.kind is not MistakeKind.COSMETIC
            if is_wanted and (not subject or about == subject):
                found.append((mistake, review))
    found.sort(key=lambda each: (each[0].is_provisional, -(each[0].points_lost or 0.0)))
    worst = found[:MOST_EXERCISES]
    return Found(
        tuple(
            Exercises(
                review.record,
                tuple(mistake for mistake, other in worst if other is review),
                {
                    mistake.node: reason
                    for mistake, other in worst
                    if other is review and (reason := review.evidence(mistake.node)) is not None
                },
            )
            for review in dict.fromkeys(review for _, review in worst)
        ),
        gone,
    )


def _mistakes(
    game: KeptGame, restore: Callable[[GameRecord], object]
) -> Iterator[tuple[Mistake, GameReview]]:
    """Yield the player's mistakes in a game, with its review; nothing if it can't be read."""
    for record in _records(game):
        restore(record)
        review = GameReview(record)
        for mistake in summarize(review).mistakes:
            if mistake.color == game.played.color:
                yield mistake, review
        return


def _records(game: KeptGame) -> Iterator[GameRecord]:
    """Yield the game from each place where it can be read, that of its analyses first."""
    for place in dict.fromkeys(filter(None, (game.analyses, game.path))):
        with suppress(EngineError, OSError):
            if link_in(place):
                copy = kept_copy(find_link(place))
                records = [] if copy is None else copy.games
            else:
                records = load(Path(place)).games if Path(place).suffix.lower() != ".zip" else []
            yield from (record for record in records if line_digest(record) == game.digest)
