"""Both players' figures as rows."""

from __future__ import annotations

from dataclasses import replace

from engine.review.found_by import FoundBy
from engine.review.mirror_rows import DASH, MirrorRow, mirror_sections, people_section
from engine.review.summary import GameSummary, summarize
from tests.engine.review.scripted import Scripted, game, reviewed

ALPHAS = (11.5,) * 5 + (1.5,) * 4
"""Black's third move, the fifth of the game, loses ten points and the lead."""


def summary_of(visits: int = 0) -> GameSummary:
    return summarize(reviewed(game(), Scripted(ALPHAS), visits=visits))


def rows_of(summary: GameSummary) -> dict[str, dict[str, MirrorRow]]:
    return {s.title: {row.label: row for row in s.rows} for s in mirror_sections(summary)}


def test_rows_say_what_the_summary_says() -> None:
    summary = summary_of()
    sections = rows_of(summary)
    players = sections["Players"]
    assert players["judged moves"].texts == ("4 of 4", "4 of 4")
    assert players["points lost per move"].texts == ("2.50", "0.00")  # no interval of four moves
    assert players["points lost per move"].shares == (1.0, 0.0)
    assert players["mistakes"].texts == ("1", "0")
    kind = summary.mistakes[0].kind.text
    assert list(sections["Mistakes by kind"]) == [kind]
    assert sections["Turning points"]["move 5, lead changes"].texts[0].endswith(" %")
    assert sections["Turning points"]["move 5, lead changes"].texts[1] == ""
    sizes = [row.texts for row in sections["Points lost by a move"].values()]
    assert sizes == [("3", "4"), ("0", "0"), ("0", "0"), ("0", "0"), ("1", "0")]


def test_rows_lead_to_their_moves() -> None:
    summary = summary_of()
    sections = rows_of(summary)
    for title, label in (
        ("Points lost by a move", list(sections["Points lost by a move"])[-1]),
        ("Mistakes by kind", summary.mistakes[0].kind.text),
        ("Turning points", "move 5, lead changes"),
    ):
        black, white = sections[title][label].moves
        assert [move.number for move in black] == [5]
        assert white == ()
    phases = sections["Points lost per move by phase"]
    assert [row.moves[0][0].number for row in phases.values()] == [1, 7]
    assert [row.moves[1][0].number for row in phases.values()] == [2, 8]


def test_nothing_is_compared_before_a_move_is_judged() -> None:
    summary = summary_of()
    one = replace(summary.white, judged=0, compared=1, agreed=0)
    players = rows_of(replace(summary, white=one))["Players"]
    assert players["engine's choice"].texts[1] == DASH
    assert players["engine's choice"].shares[1] is None
    both = replace(summary, black=replace(one, color=1), white=one)
    assert "engine's choice" not in rows_of(both)["Players"]


def test_without_judged_moves_there_are_no_rows_of_phases_or_kinds() -> None:
    assert set(rows_of(summary_of(1))) <= {"Players", "Points lost by a move"}


def test_what_people_find_of_both_players_mistakes() -> None:
    summary = summary_of()
    assert people_section(summary, lambda _mistake: None).rows == ()
    better = {"5k": 0.25, "3k": 0.5, "1d": 0.75}
    played = {"5k": 0.5, "3k": 0.25, "1d": 0.0}
    rows = people_section(summary, lambda _m: FoundBy("5k", better, played)).rows
    assert [row.texts for row in rows] == [("25 %", DASH), ("75 %", DASH), ("1", "0")]
    assert rows[0].shares == (0.25, None)
    assert [move.number for move in rows[-1].moves[0]] == [5]
    unknown = people_section(summary, lambda _m: FoundBy("", better, played)).rows
    assert len(unknown) == 2
