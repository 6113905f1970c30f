"""Who would find the better move of a mistake, and what is said about one's own rank."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np
import pytest

from engine.analysis.human_ranks import HUMAN_RANKS
from engine.go.board import BLACK, WHITE
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.found_by import (
    FROM_FILE,
    NO_RANK,
    FoundBy,
    found_by,
    next_steps,
    player_rank,
    ranks_to_ask,
)
from engine.review.mistakes import Mistake, MistakeKind
from engine.review.phases import Phase

PLAYED, BETTER = 3, 7


def mistake() -> Mistake:
    record = GameRecord(Rules(size=5))
    node = record.add_move(record.root, PLAYED)
    return Mistake(
        1, node, BLACK, MistakeKind.POINTS, Phase.MIDDLE, 4.0, 0.2, 5.0, 1.0, 3, better=BETTER
    )


def policies(shares: Mapping[str, tuple[float, float]]) -> dict[str, np.ndarray]:
    """Shares of players that play the move of the game, and the better one, by rank."""
    made = {}
    for rank, (played, better) in shares.items():
        made[rank] = np.zeros(26, np.float32)
        made[rank][[PLAYED, BETTER]] = played, better
    return made


def step(own: tuple[float, float], above: tuple[float, float]) -> FoundBy:
    known = policies({"5k": own, "3k": above, "1d": (0.0, 0.5)})
    found = found_by(mistake(), "5k", known)
    assert found is not None
    return found


def test_the_ranks_asked_are_those_shown_ones_own_and_the_next() -> None:
    assert ranks_to_ask("") == ("5k", "1d")
    assert ranks_to_ask("5k") == ("5k", "1d", "3k")
    assert ranks_to_ask("9d") == ("5k", "1d", "9d")


def test_shares_are_those_of_the_two_moves() -> None:
    found = step((0.5, 0.125), (0.25, 0.375))
    assert (found.better["5k"], found.better["1d"]) == (0.125, 0.5)
    assert (found.played["5k"], found.played["3k"]) == (0.5, 0.25)


def test_nothing_is_said_before_all_ranks_are_known() -> None:
    known = policies({"5k": (0.5, 0.1), "1d": (0.1, 0.5)})
    assert found_by(mistake(), "", known) is not None
    assert found_by(mistake(), "5k", known) is None  # 3k is missing
    assert found_by(replace(mistake(), better=None), "", known) is None


@pytest.mark.parametrize(
    ("own", "above", "is_next"),
    [
        ((0.30, 0.10), (0.15, 0.30), True),
        ((0.30, 0.30), (0.15, 0.20), False),  # found less often by the next rank
        ((0.30, 0.10), (0.40, 0.30), False),  # the next rank makes it more often
        ((0.01, 0.10), (0.00, 0.30), False),  # hardly anybody of the rank makes it
        ((0.30, 0.01), (0.15, 0.05), False),  # hardly anybody finds the better move
    ],
)
def test_the_next_step_is_what_the_next_rank_finds(
    own: tuple[float, float], above: tuple[float, float], is_next: bool
) -> None:
    found = step(own, above)
    assert found.is_next_step is is_next
    one = mistake()
    assert next_steps([one, one], [found, None]) == [one] * is_next


def test_without_a_rank_and_at_the_highest_there_is_no_next_step() -> None:
    known = policies({"5k": (0.5, 0.1), "1d": (0.1, 0.5), "9d": (0.5, 0.1)})
    for rank in ("", "9d"):
        found = found_by(mistake(), rank, known)
        assert found is not None
        assert not found.is_next_step


def test_mistakes_of_many_are_said_to_be_theirs() -> None:
    assert step((0.2, 0.1), (0.1, 0.3)).sentence == ""
    assert "30" in step((0.3, 0.1), (0.1, 0.3)).sentence
    most = step((0.6, 0.1), (0.1, 0.3)).sentence
    assert "60" in most
    assert "5k" in most
    assert most.replace("60", "30") != step((0.3, 0.1), (0.1, 0.3)).sentence
    known = policies({"5k": (0.9, 0.1), "1d": (0.9, 0.1)})
    unknown = found_by(mistake(), "", known)
    assert unknown is not None
    assert unknown.sentence == ""


def test_the_rank_is_that_of_the_file_or_chosen() -> None:
    info = {"BR": "3段", "WR": "12K?"}
    assert [player_rank(FROM_FILE, info, color) for color in (BLACK, WHITE)] == ["3d", "12k"]
    assert player_rank("5k", info, BLACK) == "5k"
    assert player_rank(NO_RANK, info, BLACK) == ""
    for text, rank in (("9p", "9d"), ("27k", "20k"), ("", ""), ("strong", "")):
        assert player_rank(FROM_FILE, {"BR": text}, BLACK) == rank
    assert all(player_rank(rank, {}, WHITE) == rank for rank in HUMAN_RANKS)
