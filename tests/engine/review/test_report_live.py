"""The page to play through: its data, and that strangers' texts stay texts."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from dataclasses import replace
from html import escape
from typing import Any

import numpy as np
import pytest

from engine.go.board import BLACK, WHITE
from engine.record.game_record import GameRecord
from engine.record.sgf import load, loads
from engine.review.game_review import GameReview
from engine.review.report import Report, make_report
from engine.review.report_settings import ReportSettings
from engine.review.report_values import LONGEST_COMMENT
from engine.review.summary import summarize
from tests.engine.review.scripted import KOMI, Scripted, game, reviewed
from tests.shared import PROJECT

BLUNDER = 5
ALPHAS = (11.5,) * BLUNDER + (1.5,) * 4
HOSTILE = (
    "</script></title><script>alert(1)</script><img src=x onerror=alert(2)>\"'&{{7*7}}"
    "\u2028\u202eevil\x00\n</SCRIPT ><!--"
)
"""A name that wants to be more than a text."""
ODD_GAMES = {
    "empty": "(;SZ[5])",
    "largest": "(;SZ[25]KM[7.5];B[aa];W[yy];B[])",
    "setup": "(;SZ[7]HA[2]AB[cc][ee]KM[0.5];W[dd];AB[aa]AE[cc];B[bb]C[why?]LB[bb:A]TR[aa];B[bc])",
    "illegal": "(;SZ[7];B[dd];W[dd];B[cc];W[dc];B[dc])",
    "capture": "(;SZ[5];B[ab];W[aa];B[ba];W[bb];B[cb];W[ca];B[bc])",
    "ko": "(;SZ[5];B[ba];W[ca];B[ab];W[bb];B[bc];W[db];B[cb];W[cc];B[ee];W[cb];B[bb];W[ed];B[cb])",
    "suicide": "(;SZ[5]RU[nz];B[ab];W[ee];B[ba];W[ed];B[bb];W[aa])",
    "passes": "(;SZ[7]RU[Japanese];B[dd];W[];B[];W[tt])",
    "rectangle": "(;SZ[9:5]KM[3.5];B[aa];W[ie];B[ca])",
    "branches": "(;SZ[7];B[dd](;W[cc];B[dc])(;W[ee]))",
}


def odd_game(name: str) -> GameRecord:
    return loads(ODD_GAMES[name].encode(), "odd.sgf", rectangles=True).games[0]


def page_of(record: GameRecord, **settings: Any) -> str:
    review = GameReview(record)
    report = make_report(review, summarize(review), "g.sgf", ReportSettings(**settings))
    return report.content("live").decode()


def reviewed_report(record: GameRecord | None = None, **settings: Any) -> Report:
    review = reviewed(record or game(), Scripted(ALPHAS))
    return make_report(review, summarize(review), "g.sgf", ReportSettings(**settings))


def data_of(page: str) -> dict[str, Any]:
    """What the script of a page reads."""
    [block] = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.S)
    fields = json.loads(block)
    assert isinstance(fields, dict)
    return fields


def boards_of(fields: dict[str, Any]) -> list[list[int]]:
    """The boards that the changes of a page's positions lead to, one number a point."""
    cells, boards = [0] * fields["size"] ** 2, []
    for position in fields["positions"]:
        for change in position.get("changes", ()):
            cells[change // 3] = change % 3
        boards.append(list(cells))
    return boards


def engine_boards(record: GameRecord) -> list[list[int]]:
    line = record.main_line()
    return [[{0: 0, 1: 1, 255: 2}[c] for c in record.board_at(node).cells] for node in line]


def test_a_reviewed_game_of_306_moves_is_small() -> None:
    record = load(PROJECT / "resources/games/reviewed-19x19.sgf").games[0]
    page = page_of(record, diagrams=24)
    assert len(page.encode()) < 400_000
    assert len(data_of(page)["positions"]) == len(record.main_line()) > 250


def test_the_policy_allows_the_one_script_and_style_of_the_page() -> None:
    page = page_of(game())
    policy = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)[0]
    assert policy.startswith("default-src 'none';")
    assert "unsafe" not in policy
    for kind, pattern in (
        ("script", r"<script>(.*?)</script>"),
        ("style", r"<style>(.*?)</style>"),
    ):
        [text] = re.findall(pattern, page, re.S)
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in policy
    assert not re.search(r"\s(on\w+|style)=", page.split("<body>")[1].split("<script")[0])
    for url in re.findall(r"https?://[^\"' ]+", page):
        assert url == "http://www.w3.org/2000/svg"


def test_hostile_texts_stay_texts() -> None:
    record = game(**dict.fromkeys(("PB", "PW", "BR", "EV", "RE", "PC", "GN", "RO"), HOSTILE))
    line = record.main_line()
    record.set_comment(line[2], HOSTILE)
    record.change_node(line[2], {"marks": {0: f"label:{HOSTILE}"}})
    page = reviewed_report(record, remarks=HOSTILE).content("live").decode()
    assert page.count("<script") == page.count("</script>") == 2
    assert "<img" not in page
    assert "49" not in page.split("</header>")[0].split("<body>")[1], "no template is made of it"
    for character in "\x00\u2028\u202e":
        assert character not in page
    position = data_of(page)["positions"][2]
    assert "<script>alert(1)</script>" in position["comment"]
    assert position["marks"][0][1].startswith("label:</script>")


@pytest.mark.parametrize("name", ODD_GAMES)
def test_boards_of_odd_games_are_the_engines(name: str) -> None:
    record = odd_game(name)
    assert boards_of(data_of(page_of(record))) == engine_boards(record)


def test_illegal_moves_and_branches_are_told() -> None:
    positions = data_of(page_of(odd_game("illegal")))["positions"]
    assert [place for place, p in enumerate(positions) if "problem" in p] == [2, 5]
    without = page_of(odd_game("passes"))
    assert len(page_of(odd_game("branches")).split('<p class="note">')) > len(
        without.split('<p class="note">')
    )


def winrate(curve: list[float | None], komi: float) -> float:
    """Read a curve of a page; as the script does."""
    steep, *knots = curve
    at, odds = np.array(knots[::2], float), np.array(knots[1::2], float)
    if steep is None:
        return 0.5 if komi == at[0] else float(komi < at[0])
    beyond = max(komi - at[-1], 0.0) - max(at[0] - komi, 0.0)
    value = float(np.interp(komi, at, odds)) - steep * beyond
    return float(1.0 / (1.0 + np.exp(-value)))


def test_curves_are_those_of_the_timeline() -> None:
    review = GameReview(load(PROJECT / "resources/games/reviewed-19x19.sgf").games[0])
    summary = summarize(review)
    page = make_report(review, summary, "").content("live").decode()
    positions, line = data_of(page)["positions"], review.record.main_line()
    for komi, most in ((summary.komi, 0.002), (summary.komi - 5.0, 0.03), (0.0, 0.03)):
        for position, point in zip(positions, review.timeline(line, komi), strict=True):
            assert winrate(position["curve"], komi) == pytest.approx(point.winrate, abs=most)


def test_mistakes_have_their_texts_and_better_lines() -> None:
    report = reviewed_report()
    positions = data_of(report.content("live").decode())["positions"]
    blunder = positions[BLUNDER]
    assert [place for place, p in enumerate(positions) if "mistake" in p] == [BLUNDER]
    assert blunder["text"] == report.data.diagrams[0].text
    assert blunder["better"][0] == [0, 1], "Black at the upper left"
    assert (blunder["number"], blunder["color"], blunder["pin"]) == (BLUNDER, BLACK, 1)
    assert all("better" not in p for p in positions if p is not blunder)
    assert [p.get("winrate") is not None for p in positions] == [True] * 9


def test_better_lines_capture() -> None:
    record = odd_game("capture")
    review = GameReview(record)
    data = make_report(review, summarize(review), "").data
    move = summarize(review).moves[5]
    positions = list(data.positions)
    positions[6] = replace(positions[6], move=move, better=(9, 25, 0))
    fields = data_of(
        Report(replace(data, positions=tuple(positions)), record).content("live").decode()
    )
    line = fields["positions"][6]["better"]
    assert line[:2] == [[9, 3 * 9 + 2], [25]], "a pass changes nothing"
    before, cells = boards_of(fields)[5], boards_of(fields)[5]
    for _, *changes in line:
        for change in changes:
            cells[change // 3] = change % 3
    assert cells != before


def test_a_game_without_a_review_has_its_moves_and_comments() -> None:
    record = game()
    record.set_comment(record.main_line()[3], "my idea\nwas good")
    page = page_of(record)
    position = data_of(page)["positions"][3]
    assert position["comment"] == "my idea\nwas good"
    assert not {"winrate", "curve", "better", "mistake"} & position.keys()
    assert 'id="komi"' not in page
    assert 'id="game"' not in page
    assert "comment" not in data_of(page_of(record, comments=False))["positions"][3]


def test_long_comments_are_cut() -> None:
    record = game()
    for node in record.main_line():
        record.set_comment(node, "word " * 1_000_000)
    page = page_of(record)
    assert len(page.encode()) < 400_000
    assert len(data_of(page)["positions"][0]["comment"]) <= LONGEST_COMMENT + 1


# --- settings of all pages ----------------------------------------------------------------------


def swings(**settings: Any) -> Report:
    """The report of a game with a mistake in each of seven moves, the third and fourth worst."""
    lost = (4.0, 4.5, 9.0, 8.0, 5.0, 3.0, 3.5)
    alphas = [KOMI + 1.0]
    for place, points in enumerate(lost):
        alphas.append(alphas[-1] - points * (-1) ** place)
    choices = dict(enumerate(range(40, 48)))
    review = reviewed(game((1, 2, 3, 5, 9, 10, 11)), Scripted(alphas, choices))
    return make_report(review, summarize(review), "", ReportSettings(**settings))


def test_diagrams_are_of_the_side_the_number_and_the_order_that_were_asked_for() -> None:
    assert {d.color for d in swings(side="white").data.diagrams} == {WHITE}
    assert {d.color for d in swings(side="black").data.diagrams} == {BLACK}
    assert len(swings(diagrams=2).data.diagrams) == 2
    assert swings(diagrams=0).data.diagrams == ()
    played = [d.number for d in swings().data.diagrams]
    assert played == sorted(played)
    worst = [d.number for d in swings(order="worst").data.diagrams]
    assert sorted(worst) == played
    assert worst != played
    stories = [swings(**s).data.story for s in ({}, {"side": "white"}, {"diagrams": 1})]
    assert stories[0] == stories[1] == stories[2], "the game was what it was"


def test_the_page_to_play_through_shows_the_mistakes_of_the_side_that_was_asked_for() -> None:
    for side, color in (("white", WHITE), ("black", BLACK)):
        positions = data_of(swings(side=side).content("live").decode())["positions"]
        assert {p["color"] for p in positions if "mistake" in p} == {color}


def test_without_scripts_the_diagrams_are_seen() -> None:
    report = reviewed_report(remarks="Well played!\nKeep on.")
    page = report.content("live").decode()
    head, shown = page.split("<noscript>")
    assert "Well played!<br>Keep on." in head
    shown = shown.split("</noscript>")[0]
    assert shown.count("<svg") == len(report.data.diagrams) == 1
    assert escape(report.data.diagrams[0].text) in shown


def test_the_page_to_print_has_comments_lines_and_remarks() -> None:
    record = game()
    line = record.main_line()
    record.set_comment(line[BLUNDER], "I saw <b>it</b> too late")
    record.set_comment(line[2], "a comment\non two lines")
    page = reviewed_report(record, lines=3, remarks="Well <i>played</i>!").content("html").decode()
    assert page.count("<hr>") == 3
    assert "Well &lt;i&gt;played&lt;/i&gt;!" in page
    assert "I saw &lt;b&gt;it&lt;/b&gt; too late" in page.split("<figure")[1].split("</figure>")[0]
    assert "a comment<br>on two lines" in page.split("</figure>")[-1]
    plain = reviewed_report(record, comments=False).content("html").decode()
    assert "too late" not in plain
    assert "<hr>" not in plain
