"""Losses by rank: which reviews they fit, how they are made, and what a report says of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from engine.base.checked_json import read_json
from engine.base.errors import RecordError, SettingsError
from engine.base.files import data_folder, user_folder
from engine.review import ranked_losses, summary
from engine.review.game_review import GameReview
from engine.review.losses_by_rank import FOLDER, LossTable, RankBand, forget_tables, tables_for
from engine.review.mirror_rows import comparison_problem, mirror_sections
from engine.review.ranked_losses import RankedLosses
from engine.review.report import make_report
from engine.review.review_settings import ReviewSettings
from engine.review.summary import GameSummary, summarize
from engine.review.timeline import TimelinePoint
from tests.engine.review.scripted import NETWORK, Scripted, game, reviewed

ALPHAS = (11.5,) * 5 + (1.5,) * 4
"""Black loses ten points once: 2.5 a move; White loses nothing."""
DEEP = ReviewSettings(visits=32)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder for the user's data, and games of eight moves that count."""
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    monkeypatch.setattr(summary, "LEAST_MOVES", 4)
    forget_tables()


def table_of(visits: int, *bands: RankBand) -> LossTable:
    return LossTable(
        source="KGS",
        network=NETWORK.identity,
        name=NETWORK.name,
        size=7,
        visits=visits,
        made="2026-11-23",
        bands=bands,
    )


def points_of(*visits: int) -> list[TimelinePoint]:
    (point,) = summarize(reviewed(game(()), Scripted(ALPHAS), minutes=0.0)).points
    return [replace(point, visits=count) for count in visits]


def shown(found: GameSummary) -> dict[str, tuple[str, str]]:
    sections = {section.id: section.rows for section in mirror_sections(found)}
    return {row.label: row.texts for row in sections.get("compared", ())}


@pytest.mark.parametrize(
    ("table_visits", "visits", "fits"),
    [
        (32, [32] * 20, True),
        (32, [32] * 19 + [800], True),  # one position was looked at again
        (32, [32] * 15 + [800] * 5, False),
        (32, [16] * 20, False),
        (32, [], False),
        (800, [50] * 20, False),  # a review with 50 visits
        (800, [800] * 20, True),
        (800, [1] * 5 + [50] * 12 + [800] * 3, False),  # not finished
    ],
)
def test_a_table_fits_reviews_of_its_depth(
    table_visits: int, visits: Sequence[int], fits: bool
) -> None:
    assert table_of(table_visits).fits(points_of(*visits)) is fits


def add_games(losses: RankedLosses, review: GameReview, rank: str, means: Sequence[float]) -> None:
    """Add games in which Black, of this rank, lost so much, and White is of no known rank."""
    known = summarize(review, DEEP)
    review.record.info.update({"BR": rank, "WR": "9d?!"})
    for mean in means:
        black = replace(known.black, mean_loss=mean)
        losses.add(review, replace(known, black=black))


def test_ranges_cover_as_many_new_games_as_they_say() -> None:
    """Tables of 25 games, on average over many of them, against games that are not in them."""
    rng = np.random.default_rng(11)
    review = reviewed(game(), Scripted(ALPHAS), visits=32)
    covered = []
    for _ in range(150):
        losses = RankedLosses("KGS", DEEP)
        add_games(losses, review, "5 dan", np.exp(rng.normal(0.2, 0.4, 25)).tolist())
        ((band,),) = [table.bands for table in losses.tables()]
        assert (band.name, band.games) == ("4 to 6 dan", 25)
        new = np.exp(rng.normal(0.2, 0.4, 400))
        covered.append(np.mean((band.low <= new) & (new <= band.high)))
    assert 0.78 < np.mean(covered) < 0.82


def test_bands_with_few_games_and_unknown_ranks_are_left_out() -> None:
    review = reviewed(game(), Scripted(ALPHAS), visits=32)
    losses = RankedLosses("KGS", DEEP)
    add_games(losses, review, "3k", [1.0, 2.0] * 9)
    add_games(losses, review, "strong", [1.0, 2.0] * 20)
    assert list(losses.tables()) == []
    add_games(losses, review, "9k?", [1.0, 2.0])
    assert [[(b.name, b.games) for b in t.bands] for t in losses.tables()] == [
        [("9 to 1 kyu", ranked_losses.LEAST_GAMES)]
    ]


def test_uneven_reviews_and_parts_of_games_make_no_table() -> None:
    for settings in (ReviewSettings(), DEEP.replace(side="black"), DEEP.replace(last_move=50)):
        with pytest.raises(SettingsError, match="reviews of whole games"):
            RankedLosses("KGS", settings)


def test_a_written_table_is_shown_beside_both_players() -> None:
    review = reviewed(game(), Scripted(ALPHAS), visits=32)
    assert shown(summarize(review)) == {}
    losses = RankedLosses("KGS", DEEP)
    add_games(losses, review, "2d", [1.0, 1.5, 2.0] * 10)
    add_games(losses, review, "9p", [2.0, 2.5, 3.0] * 10)
    (path,) = losses.write(user_folder(FOLDER))
    assert path.name == "kgs-0badcafe-7x7-32.json"
    assert tables_for(NETWORK.identity, 7) == tuple(losses.tables())
    assert tables_for(NETWORK.identity, 9) == tables_for("another", 7) == ()
    found = summarize(review)
    assert shown(found) == {
        "KGS 1 to 3 dan": ("above 0.99\u20132.10", "below 0.99\u20132.10"),
        "KGS professionals": ("within 1.98\u20133.07", "below 1.98\u20133.07"),
    }
    report = make_report(review, found, "g.sgf")
    page = report.content("html").decode()
    assert "a single game tells no rank" in page
    assert "30 of 1 to 3 dan, 30 of professionals" in page
    assert '"fits": true' in report.content("json").decode()


def test_a_folder_that_cant_be_written_is_said(tmp_path: Path) -> None:
    review = reviewed(game(), Scripted(ALPHAS), visits=32)
    losses = RankedLosses("KGS", DEEP)
    add_games(losses, review, "2d", [1.0, 1.5] * 10)
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(RecordError, match="can't be written"):
        losses.write(tmp_path / "file")


def test_where_nothing_is_compared_a_sentence_says_why() -> None:
    deeper = reviewed(game(), Scripted(ALPHAS), visits=64)
    no_table = comparison_problem(summarize(deeper))
    losses = RankedLosses("KGS", DEEP)
    add_games(losses, reviewed(game(), Scripted(ALPHAS), visits=32), "2d", [1.0, 1.5, 2.0] * 10)
    losses.write(user_folder(FOLDER))
    other_depth = comparison_problem(summarize(deeper))
    assert "32" in other_depth
    review = reviewed(game(), Scripted(ALPHAS), visits=32)
    part = comparison_problem(summarize(review, ReviewSettings(side="black")))
    mixed = comparison_problem(replace(summarize(review), networks=("one", "another")))
    assert comparison_problem(summarize(review)) == ""
    assert len({"", no_table, other_depth, part, mixed}) == 5
    assert shown(summarize(deeper)) == {}, "a row would say nothing"
    page = make_report(deeper, summarize(deeper), "g.sgf").content("html").decode()
    assert other_depth in page
    assert "a single game tells no rank" not in page


def test_a_damaged_table_is_no_table() -> None:
    (user_folder(FOLDER) / "bad.json").write_text('{"v": 1, "source": 7}', encoding="utf-8")
    forget_tables()
    assert tables_for(NETWORK.identity, 7) == ()


def test_shipped_tables_can_be_read_and_order_their_bounds() -> None:
    files = sorted((data_folder("resources") / FOLDER).glob("*.json"))
    assert files
    for path in files:
        table = read_json(path, LossTable)
        assert path.stem.endswith(f"{table.network}-{table.size}x{table.size}-{table.visits}")
        assert table in tables_for(table.network, table.size)
        for band in table.bands:
            assert 0.0 < band.low < band.middle < band.high
            assert band.games >= ranked_losses.LEAST_GAMES
