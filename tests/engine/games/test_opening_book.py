"""Openings that a judge checks: at every komi, in files, in contests."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.base.errors import SettingsError
from engine.base.files import data_folder
from engine.catalog.networks import strongest_network
from engine.games.contest import Contest
from engine.games.contest_settings import ContestSettings
from engine.games.contest_text import contest_fields, contest_text
from engine.games.opening_book import (
    CheckedOpening,
    OpeningBook,
    WinrateRange,
    load_openings,
    save_openings,
)
from engine.games.opening_judge import (
    NamedJudge,
    OpeningJudge,
    board_name,
    grow_openings,
    grown_books,
)
from engine.games.openings import draw_openings
from engine.games.settings import MatchSettings
from engine.go.board import BLACK, WHITE
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.state import empty_position
from engine.search.value.kinds import SIGMOID
from tests.engine.games.test_contest import entrants, lines, settings
from tests.engine.games.test_match import StoneCounter
from tests.shared import file_in, parity_dir

RULES = Rules(size=3)
RANGES = (WinrateRange(0.5, 0.9, 1.0), WinrateRange(1.5, 0.0, 0.1))


class Corner(StoneCounter):
    """Thinks that Black wins by 1 while Black holds the center, and loses by 4 otherwise."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[float] = []

    def evaluate(self, positions, legal, komi):  # type: ignore[no-untyped-def]
        answer = super().evaluate(positions, legal, komi)
        self.asked += komi.tolist()
        answer.curve_kind[:] = SIGMOID
        answer.curve[:, 0] = np.where(positions.stones[:, 4] == BLACK, 1.0, -4.0)
        answer.curve[:, 1] = 20.0
        return answer


def judge(visits: int = 2) -> OpeningJudge:
    return OpeningJudge(Corner(), RULES, RANGES, visits)


def test_an_opening_is_accepted_only_if_every_komi_is() -> None:
    good, bad = (4, 0), (0, 4)
    accepted = judge().check([good, bad])
    assert accepted[0] is not None
    assert accepted[1] is None
    assert accepted[0].moves == good
    assert accepted[0].winrates[0] > 0.9 > 0.1 > accepted[0].winrates[1]
    # what holds at the first komi alone is not enough
    both = OpeningJudge(Corner(), RULES, (RANGES[0], WinrateRange(1.5, 0.9, 1.0)), 2)
    assert both.check([good]) == [None]
    assert both.nearest_miss > 0.5


def test_every_komi_is_asked() -> None:
    network = Corner()
    OpeningJudge(network, RULES, RANGES, 1).check([(4, 0)])
    assert set(network.asked) == {0.5, 1.5}


def test_boards_come_once_whatever_their_symmetry() -> None:
    def draw(randoms):  # type: ignore[no-untyped-def]
        return [(4, int(random.integers(4)) * 2) for random in randoms]  # corners and the center

    blocks = grown_books(
        book(openings=()),
        lambda randoms: [moves for moves in draw(randoms) if moves[1] != 4],
        judge(),
        RULES,
        seed=0,
    )
    first = next(blocks)
    assert first.tried == 16
    assert len(first.openings) == 1  # all corners are one
    assert next(blocks).openings == first.openings


class Exchange(Corner):
    """Thinks that the game is even only when Black has the center and White a corner."""

    def evaluate(self, positions, legal, komi):  # type: ignore[no-untyped-def]
        answer = super().evaluate(positions, legal, komi)
        stones = positions.stones[:, :9]
        even = (stones[:, 4] == BLACK) & (stones[:, [0, 2, 6, 8]] == WHITE).any(axis=1)
        answer.curve[:, 0] = np.where(even, 1.0, -4.0)
        return answer


def test_grown_openings_end_in_range_and_may_recover_from_mistakes() -> None:
    """No first move is in range here, so the openings come from what looks like a mistake."""
    asked = OpeningJudge(Exchange(), RULES, RANGES, 1)
    assert grow_openings(asked, RULES, 1, np.random.default_rng(0)) == []
    grown = grow_openings(asked, RULES, 3, np.random.default_rng(0))
    assert len({board_name(RULES, moves) for moves in grown}) == len(grown) > 3
    for moves in grown:
        position = empty_position(RULES)
        replay(position, moves)
        assert position.stones[4] == BLACK
        assert (position.stones[[0, 2, 6, 8]] == WHITE).any()


def book(**changes: object) -> OpeningBook:
    openings = (CheckedOpening((4, 0), (0.98, 0.02)), CheckedOpening((4, 1), (0.97, 0.04)))
    made = OpeningBook(
        size=3, judge="b10", identity="a9710ebd", visits=100, ranges=RANGES, openings=openings
    )
    return replace(made, **changes)  # type: ignore[arg-type]


def test_recorded_openings_are_read_as_written(tmp_path: Path) -> None:
    path = tmp_path / "3x3.json"
    save_openings(book(tried=32), path)
    assert load_openings(path) == book(tried=32)
    assert sum("moves" in line for line in path.read_text().splitlines()) == 2  # one a line


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"format": 9}, "its format is 9, .* update the program"),
        ({"size": 99}, "'size' must be"),
        ({"openings": [{"moves": "B2 Z9", "winrates": [1, 0]}]}, "not a point"),
        ({"openings": [{"moves": "B2 pass", "winrates": [1, 0]}]}, "no pass"),
        ({"openings": [{"moves": "B2", "winrates": [1]}]}, "needs 2 winrates"),
        ({"openings": [{"moves": "B2", "winrates": [1, 7]}]}, "of at most 1"),
        ({"asked": {}}, "must be a list"),
    ],
)
def test_damaged_files_are_refused(tmp_path: Path, change: dict[str, object], text: str) -> None:
    path = tmp_path / "3x3.json"
    save_openings(book(), path)
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))
    with pytest.raises(SettingsError, match=text):
        load_openings(path)


def test_recorded_openings_are_played_at_the_komi_of_their_check(tmp_path: Path) -> None:
    path = tmp_path / "3x3.json"
    save_openings(book(), path)
    wanted = MatchSettings(opening="recorded", opening_file=str(path), komi="0.5 1.5")
    drawn = draw_openings(wanted, StoneCounter(1), RULES, 3, seed=1)
    assert sorted(drawn[:2]) == [(4, 0), (4, 1)]
    assert drawn[2] == drawn[0]
    for changes, text in (
        ({"komi": "2.5"}, "checked at komi 0.5 1.5, not at 2.5"),
        ({"opening_file": str(tmp_path / "none.json")}, "can't be read"),
    ):
        with pytest.raises(SettingsError, match=text):
            draw_openings(wanted.replace(**changes), StoneCounter(1), RULES, 1)
    with pytest.raises(SettingsError, match="for 3x3, the games are on 5x5"):
        draw_openings(wanted, StoneCounter(1), Rules(size=5), 1)
    with pytest.raises(SettingsError, match="no recorded openings for 3x3; name a file"):
        draw_openings(wanted.replace(opening_file=""), StoneCounter(1), RULES, 1)
    save_openings(book(openings=(CheckedOpening((4, 4), (1.0, 0.0)),)), path)
    with pytest.raises(SettingsError, match="can't be played"):
        draw_openings(wanted, StoneCounter(1), RULES, 1)


# --- contests ---------------------------------------------------------------------------------


def judged() -> object:
    return replace(entrants(), judge=NamedJudge("b10", "a9710ebd", Corner()))


def conditions(**options: object) -> ContestSettings:
    return settings(
        opening="value",
        opening_plies=2,
        opening_loss=1.0,
        fair_komi="1",
        opening_sure=0.9,
        judge_visits=2,
        **options,
    )


def test_bounds_follow_perfect_play_or_what_is_given() -> None:
    held = ContestSettings(opening_sure=0.95)
    assert held.opening_bounds(8.5, 7) == (0.95, 1.0)
    assert held.opening_bounds(9.5, 7) == (0.0, 0.05)
    assert held.opening_bounds(9.0, 7) == (0.1, 0.9)  # a draw
    assert held.opening_bounds(7.5, 19) == (0.1, 0.9)  # nobody knows
    assert held.replace(opening_range="0.3 0.6").opening_bounds(8.5, 7) == (0.3, 0.6)
    for text in ("0.6 0.3", "0.3", "-1 2"):
        with pytest.raises(SettingsError, match="opening_range"):
            held.replace(opening_range=text)


def test_a_contest_plays_accepted_openings_and_keeps_their_check(tmp_path: Path) -> None:
    contest = Contest(conditions(), judged(), tmp_path / "c")  # type: ignore[arg-type]
    contest.run()
    openings = {game.opening for game in contest.games.values()}
    assert openings
    assert all(moves[0] == 4 for moves in openings)
    assert "openings checked by b10 at 2 visits: Black wins 0.90 to 1.00 at 0.5" in contest_text(
        contest
    )
    assert contest_fields(contest)["openings"]["identity"] == "a9710ebd"
    # the openings are kept, so the contest goes on without the judge
    again = Contest(conditions(), entrants(), tmp_path / "c")
    assert lines(again) == lines(contest)
    assert again.openings is not None
    assert [o.moves for o in again.openings.openings] == [
        o.moves
        for o in contest.openings.openings  # type: ignore[union-attr]
    ]
    with pytest.raises(SettingsError, match=r"checked by b10 \(a9710ebd\); name it with --judge"):
        Contest(conditions(games=4000), entrants(), tmp_path / "c")


def test_a_judge_that_accepts_nothing_says_so() -> None:
    with pytest.raises(SettingsError, match="b10 accepts none of .* openings; the nearest is off"):
        Contest(conditions(opening_range="0.4 0.6"), judged())  # type: ignore[arg-type]


def test_openings_without_a_judge_are_told() -> None:
    told: list[str] = []
    contest = Contest(conditions(), entrants(), notice=told.append)
    assert any("the openings are not checked" in text for text in told)
    contest.run()
    assert "the openings were not checked by a strong network" in contest_text(contest)


def test_stopping_ends_the_check() -> None:
    with pytest.raises(KeyboardInterrupt):
        Contest(conditions(), judged(), stopped=lambda: True)  # type: ignore[arg-type]


# --- what ships -------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted((data_folder("resources") / "openings").glob("*.json")))
def test_shipped_openings_are_distinct_and_passed_their_check(path: Path) -> None:
    shipped = load_openings(path)
    rules = Rules(size=shipped.size)
    assert path.name == f"{shipped.size}x{shipped.size}.json"
    names = {board_name(rules, opening.moves) for opening in shipped.openings}
    assert len(names) == len(shipped.openings) >= 10
    for opening in shipped.openings:
        for wanted, winrate in zip(shipped.ranges, opening.winrates, strict=True):
            assert wanted.low <= winrate <= wanted.high
    if shipped.size == 7:
        held = ContestSettings()
        assert [(r.low, r.high) for r in shipped.ranges] == [
            held.opening_bounds(r.komi, 7) for r in shipped.ranges
        ]


def test_the_strongest_network_is_a_wide_one() -> None:
    folder = parity_dir().parent / "nets"
    strong = file_in(folder, name="b10c384h6nbttflrs.bin.gz")
    weak = file_in(folder, name="g170-b6c96-s175395328-d26788732.bin.gz")
    assert strongest_network(7, [weak, strong]) == strong
    assert strongest_network(7, [weak]) != weak
