"""Mistakes to practice: kept in a file, asked at growing intervals, answers judged by searches."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.base.errors import EngineError
from engine.go.board import BLACK, WHITE
from engine.go.coords import gtp_to_point
from engine.go.rules import Rules
from engine.record.game_record import GameRecord
from engine.review.drill import AGAIN_S, DAY_S, Drill, DrillItem, Judged, Verdict, judged_answer
from engine.review.mistakes import Mistake, MistakeKind
from engine.review.phases import Phase
from engine.review.reasons.evidence import Area, Evidence, digest_before
from tests.reports import SEVEN, make_report

NOW = 1_000_000.0


@pytest.fixture
def record() -> GameRecord:
    record = GameRecord(Rules(size=7, komi=9.5), info={"PB": "Kuro", "PW": "Shiro"})
    node = record.root
    for vertex in ("D4", "D5", "E5", "C4"):
        node = record.add_move(node, gtp_to_point(vertex, 7))
    record.set_comment(node, "a secret")
    return record


def mistake(record: GameRecord, place: int, kind: MistakeKind = MistakeKind.POINTS) -> Mistake:
    node = record.main_line()[place]
    color = node.move.color if node.move is not None else 0
    return Mistake(place, node, color, kind, Phase.OPENING, 3.0, 0.2, 9.0, 6.0, 3)


@pytest.fixture
def drill(tmp_path: Path) -> Iterator[Drill]:
    drill = Drill(tmp_path / "drill" / "drill.sqlite")
    yield drill
    drill.close()


def first(drill: Drill, now: float = NOW) -> DrillItem:
    item = drill.next(now=now)
    assert item is not None
    return item


def test_an_empty_drill_makes_no_file(drill: Drill, tmp_path: Path) -> None:
    assert (drill.next(), drill.counts()) == (None, (0, 0))
    assert not list(tmp_path.iterdir())


def test_a_mistake_is_kept_with_its_position(drill: Drill, record: GameRecord) -> None:
    assert drill.add(record, [mistake(record, 3), mistake(record, 4)], NOW) == 2
    assert drill.add(record, [mistake(record, 3)], NOW) == 0, "it is known"
    item = first(drill)
    assert (item.title, item.number, item.played) == ("Kuro \u2013 Shiro", 3, gtp_to_point("E5", 7))
    assert (item.kind, item.points_lost) == (MistakeKind.POINTS, 3.0)
    board, before = item.record.board_at(item.node), record.board_at(record.main_line()[2])
    assert (board.stones == before.stones).all()
    assert (board.to_play, item.record.rules.komi) == (BLACK, 9.5)
    assert "secret" not in item.node.comment
    drill.close()
    assert drill.counts(NOW) == (2, 2), "read from the file"


def evidence_of(record: GameRecord, position: str = "") -> Evidence:
    """Return why the third move was a mistake."""
    before = record.main_line()[2]
    position = position or digest_before(record.board_at(before), BLACK)
    area = Area(points=(40,), better=(90,), played=(-10,))
    line = {"better": (40,), "refutation": (gtp_to_point("E5", 7),)}
    return Evidence(size=7, position=position, color=BLACK, points_lost=3.0, reason=area, **line)


def test_a_mistake_is_kept_with_its_reason(drill: Drill, record: GameRecord) -> None:
    node, evidence = record.main_line()[3], evidence_of(record)
    drill.add(record, [mistake(record, 3)], NOW, {node: evidence})
    assert first(drill).evidence == evidence
    drill.remove(first(drill))
    drill.add(record, [mistake(record, 3)], NOW, {node: evidence_of(record, "another")})
    assert first(drill).evidence is None, "it is about another position"


def test_a_file_of_an_earlier_version_has_no_reasons(
    drill: Drill, record: GameRecord, tmp_path: Path
) -> None:
    drill.add(record, [mistake(record, 3)], NOW)
    drill.close()
    with sqlite3.connect(tmp_path / "drill" / "drill.sqlite") as file:
        file.execute("ALTER TABLE item DROP COLUMN evidence")
    file.close()
    assert first(drill).evidence is None
    node = record.main_line()[4]
    drill.add(record, [mistake(record, 4)], NOW, {node: evidence_of(record)})
    assert drill.counts(NOW) == (2, 2)


def test_handicap_and_setup_are_kept(drill: Drill) -> None:
    record = GameRecord.new(Rules(size=9, komi=0.5, handicap=2))
    node = record.add_move(record.root, 40)
    record.set_setup(node, {0: BLACK, 8: WHITE}, BLACK)
    node = record.add_move(node, 20)
    record.add_move(node, 21)
    drill.add(record, [mistake(record, 3)], NOW)
    item = first(drill)
    board, before = item.record.board_at(item.node), record.board_at(node)
    assert (board.stones == before.stones).all()
    assert board.to_play == before.to_play
    assert item.record.rules.white_bonus == record.rules.white_bonus


def test_right_answers_come_back_ever_later(drill: Drill, record: GameRecord) -> None:
    drill.add(record, [mistake(record, 3)], NOW)
    now = NOW
    for days in (1.0, 2.5, 6.25):
        drill.answered(first(drill, now), True, now)
        assert drill.next(now=now + days * DAY_S - 1.0) is None
        now += days * DAY_S
    item = first(drill, now)
    drill.answered(item, False, now)
    assert drill.next(now=now) is None
    assert first(drill, now + AGAIN_S).id == item.id
    drill.answered(item, True, now + AGAIN_S)
    assert drill.next(now=now + AGAIN_S + DAY_S) is not None, "the intervals start over"


def test_one_kind_and_removal(drill: Drill, record: GameRecord) -> None:
    drill.add(record, [mistake(record, 3), mistake(record, 4, MistakeKind.CERTAINTY)], NOW)
    item = drill.next(MistakeKind.CERTAINTY, NOW)
    assert item is not None
    assert item.number == 4
    drill.remove(item)
    assert drill.next(MistakeKind.CERTAINTY, NOW) is None
    assert drill.counts(NOW) == (1, 1)


def test_a_file_that_is_no_drill(drill: Drill, record: GameRecord) -> None:
    drill._file.path.parent.mkdir()
    drill._file.path.write_bytes(b"not a database at all, but a text that is long enough" * 9)
    with pytest.raises(EngineError, match=r"can't be used .*; check the disk, or move"):
        drill.add(record, [mistake(record, 3)], NOW)
    drill._file.path.unlink()
    with sqlite3.connect(drill._file.path) as file:
        file.execute("PRAGMA user_version = 99")
    with pytest.raises(EngineError, match="newer version"):
        drill.counts()


@pytest.mark.parametrize(
    "damage",
    ["kind = 'nonsense'", "sgf = x'00'", "sgf = 7", "played = 999", "played = ''", "lost = 9e999"],
)
def test_a_damaged_position_does_not_block_the_others(
    drill: Drill, record: GameRecord, damage: str
) -> None:
    drill.add(record, [mistake(record, 3), mistake(record, 4)], NOW)
    drill.close()
    with sqlite3.connect(drill._file.path) as file:
        file.execute(f"UPDATE item SET {damage} WHERE number = 3")
    item = drill.next(now=NOW)
    assert item is not None
    assert (item.number, drill.left_out) == (4, 1)
    drill.answered(item, True, NOW)
    assert drill.next(now=NOW) is None
    assert (drill.counts(NOW), drill.left_out) == ((0, 2), 1), "it stays in the file"


def test_answers_are_judged_by_the_search(drill: Drill, record: GameRecord) -> None:
    drill.add(record, [mistake(record, 3)], NOW)
    item = replace(first(drill), played=gtp_to_point(SEVEN[-1].move, 7))
    report = make_report([shape._replace(visits=5000) for shape in SEVEN])
    best = report.headline.move
    assert best is not None
    assert judged_answer(item, best, report, None) == Judged(Verdict.BEST)
    judged = judged_answer(item, item.played, report, None)
    assert judged is not None
    assert judged.verdict is Verdict.SAME_MISTAKE
    assert judged.points_lost > 1.0
    elsewhere = gtp_to_point("A1", 7)
    assert judged_answer(item, elsewhere, report, None) is None, "never searched"
    alike = make_report([SEVEN[0]._replace(visits=5000)], to_play=WHITE)
    assert judged_answer(item, elsewhere, report, alike) == Judged(Verdict.GOOD)
    bad = make_report([SEVEN[0]._replace(alpha=-9.0, visits=5000)], to_play=WHITE)
    judged = judged_answer(item, elsewhere, report, bad)
    assert judged is not None
    assert judged.verdict is Verdict.WORSE


def test_an_answer_that_loses_chances_but_no_points_is_not_right(
    drill: Drill, record: GameRecord
) -> None:
    drill.add(record, [mistake(record, 3)], NOW)
    settled = SEVEN[0]._replace(alpha=11.0, beta=1.5, visits=5000)
    foggy = SEVEN[1]._replace(alpha=11.0, beta=0.2, visits=5000)
    judged = judged_answer(
        first(drill), gtp_to_point(foggy.move, 7), make_report([settled, foggy]), None
    )
    assert judged is not None
    assert (judged.verdict, judged.points_lost) == (Verdict.SAME_MISTAKE, 0.0)
    assert judged.winrate_lost > 0.2
