"""Reports of a reviewed game: what they show, and that strangers' texts do no harm."""

from __future__ import annotations

import csv
import io
import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from engine.base.errors import RecordError
from engine.base.translation import set_catalog
from engine.go.board import BLACK, WHITE
from engine.record.game_record import GameRecord
from engine.record.sgf import dumps, loads
from engine.review import report as report_module
from engine.review.found_by import FoundBy
from engine.review.outcome import MOST_LEADS, leads_of, outcome
from engine.review.report import REPORT_FORMATS, Report, make_report, write_report
from engine.review.report_html import html_report
from engine.review.report_index import index_html, index_row
from engine.review.report_settings import DEFAULT_DIAGRAMS
from engine.review.report_svg import LOSS_COLORS, board_svg, timeline_svg
from engine.review.report_values import (
    Diagram,
    StorySentence,
    class_labels,
    lead_text,
    lost_text,
)
from engine.review.summary import summarize
from tests.engine.review.scripted import KOMI, POINTS, Scripted, game, review_of, reviewed

BLUNDER = 5
CHOICES = dict(enumerate(range(28, 45)))
"""The better move in each position by the number of moves before it, never the same one twice."""
ALPHAS = (11.5,) * BLUNDER + (1.5,) * 4
HOSTILE = "</title><script>alert(1)</script>\"'&<img src=x onerror=alert(2)>\u202eevil\x00\n\nname"
VOID = {"meta", "br", "img"}


def report_of(record: GameRecord, searcher: Scripted | None = None, name: str = "g.sgf") -> Report:
    review = reviewed(record, searcher or Scripted(ALPHAS))
    return make_report(review, summarize(review), name)


class Page(HTMLParser):
    """The elements of a page; fails unless they are properly nested."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: set[str] = set()
        self.attributes: set[str] = set()
        self.text = ""
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.attributes |= {name for name, _ in attrs}
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def page_of(report: Report) -> Page:
    return Page(report.content("html").decode())


def test_the_page_shows_players_mistakes_and_figures() -> None:
    page = page_of(report_of(game(PB="Ann", PW="Bob", BR="3k", RE="W+8")))
    assert {"h1", "svg", "table", "figure"} <= page.names
    for text in ("Ann 3k", "Bob", "result W+8", "komi 9.5", "8 of 8 moves judged", "loses 10.0"):
        assert text in page.text
    assert re.search(
        r"Move 5, Black D3 loses 10\.0 points and \d+ percentage points of winrate; ", page.text
    )
    assert "1 Move 5, Black D3 loses" in page.text, "the diagram has a number"


@pytest.mark.parametrize(
    ("fields", "facts"),
    [
        ("RU[Chinese]KM[7.5]", "7×7, Chinese rules, komi 7.5, result B+2"),
        ("RU[nz]KM[7]", "7×7, New Zealand rules, komi 7.0, result B+2"),
        ("KM[7]", "7×7, rules not in the record (area rules assumed), komi 7.0, result B+2"),
        ("RU[nz]KM[-6.5]", "7×7, New Zealand rules, komi \u22126.5, result B+2"),
        ("RU[nz]KM[7]RE[0]", "7×7, New Zealand rules, komi 7.0, draw"),
        (
            "RU[Chinese]KM[7]HA[2]AB[bb][ff]",
            "Chinese rules, komi 7.0 + 2 for handicap, 2 handicap stones, result B+2",
        ),
        ("RU[<b>]KM[7]", '7×7, rules "<b>" not known (area rules assumed), komi 7.0, result B+2'),
    ],
)
def test_the_page_names_the_rules(fields: str, facts: str) -> None:
    result = "" if "RE[" in fields else "RE[B+2]"
    record = loads(f"(;SZ[7]{fields}{result};B[dd])".encode(), "rules.sgf").games[0]
    assert facts in page_of(report_of(record)).text


def test_the_page_names_the_language_of_its_texts() -> None:
    assert b'<html lang="en">' in report_of(game()).content("html")
    set_catalog(lambda text: text, "zh_CN")
    try:
        assert b'<html lang="zh-CN">' in report_of(game()).content("html")
    finally:
        set_catalog(None)


def test_hostile_texts_are_shown_as_text() -> None:
    info = dict.fromkeys(("PB", "PW", "BR", "WR", "EV", "RO", "DT", "PC", "RE", "GN"), HOSTILE)
    report = report_of(game(**info), name=HOSTILE)
    page = page_of(report)
    assert "script" not in page.names | page.attributes
    assert "img" not in page.names
    assert not any(name.startswith("on") for name in page.attributes)
    assert "<script>alert(1)</script>" in page.text
    content = report.content("html").decode()
    assert "\x00" not in content
    assert "\u202e" not in content
    assert json.loads(report.content("json"))["info"]["PB"] == HOSTILE
    assert loads(report.content("sgf"), "g.sgf").games[0].info["EV"].startswith("</title>")


def test_the_page_loads_nothing() -> None:
    content = report_of(game()).content("html").decode()
    assert "default-src 'none'" in content
    for url in re.findall(r"https?://[^\"' ]+", content):
        assert url == "http://www.w3.org/2000/svg"
    assert not {"link", "iframe", "object", "image", "use"} & Page(content).names
    assert all(target.startswith("#") for target in re.findall(r'href="([^"]*)"', content))


def test_every_picture_is_well_formed() -> None:
    content = report_of(game()).content("html").decode()
    pictures = re.findall(r"<svg.*?</svg>", content, re.DOTALL)
    assert len(pictures) == 3, "the winrate, one mistake and the timeline"
    for picture in pictures:
        assert ET.fromstring(picture).get("viewBox")
    assert ">1</text>" in pictures[1], "the better move is numbered"


def swinging_report(drops: Sequence[float]) -> Report:
    """Return the report of a game each of whose moves loses so many points."""
    points = [p for p in range(49) if p % 7 and p % 7 < 6][: len(drops)]
    swings = [drop * (1, -1)[n % 2] for n, drop in enumerate(drops)]
    alphas = [KOMI + 1.0 - sum(swings[:n]) for n in range(len(drops) + 1)]
    return report_of(game(points), Scripted(alphas, CHOICES))


def test_diagrams_show_turning_points_first_in_playing_order() -> None:
    report = swinging_report([3.0 + 0.1 * n for n in range(17)])
    diagrams, summary = report.data.diagrams, report.data.summary
    assert len(diagrams) == len(summary.turning_points) == DEFAULT_DIAGRAMS, "as in the window"
    numbers = [diagram.number for diagram in diagrams]
    assert numbers == sorted(numbers)
    lost = {m.place: m.winrate_lost or 0.0 for m in summary.mistakes}
    assert min(lost[n] for n in numbers) >= max(lost[n] for n in lost if n not in numbers)
    assert all(diagram.is_turning_point for diagram in diagrams)


def test_other_mistakes_fill_up_the_diagrams_but_not_the_story() -> None:
    alphas = (KOMI + 6.0,) * BLUNDER + (KOMI + 3.0,) * 4
    data = report_of(game(RE="B+R"), Scripted(alphas)).data
    assert [(d.number, d.is_turning_point) for d in data.diagrams] == [(BLUNDER, False)]
    assert [sentence.number for sentence in data.story if sentence.number] == []
    decided = report_of(game(RE="W+R")).data
    assert [sentence.number for sentence in decided.story if sentence.number] == [BLUNDER]
    assert decided.story[-1].text == "White won by resignation."


def test_the_page_tells_the_story_in_whole_sentences() -> None:
    data = report_of(game(), Scripted(ALPHAS)).data
    long = StorySentence("A long sentence. " * 30, BLUNDER)
    assert long.text.strip() in Page(html_report(replace(data, story=(long,)))).text


def test_the_story_says_nothing_within_the_error() -> None:
    close = tuple(KOMI + (0.05 if n % 2 else -0.05) for n in range(9))
    texts = [sentence.text for sentence in report_of(game(), Scripted(close)).data.story]
    assert not any("lead" in text or "ahead" in text for text in texts)


def test_mistakes_to_be_checked_are_marked_and_decide_nothing_beside_others() -> None:
    review = reviewed(game(), Scripted((*(11.5,) * 5, 1.5, 14.0, 14.0, 14.0), CHOICES))
    points = [
        replace(p, is_provisional=p.number == BLUNDER)
        for p in review.timeline(review.record.main_line(), KOMI)
    ]
    review._points[KOMI] = points
    report = make_report(review, summarize(review), "")
    assert [turn.move.number for turn in report.data.summary.turning_points] == [6]
    pale = [diagram.number for diagram in report.data.diagrams if diagram.is_provisional]
    assert pale == [BLUNDER]
    assert report.content("html").decode().count('<figure id="move5" class="pale">') == 1
    mistakes = json.loads(report.content("json"))["mistakes"]
    assert [mistake["provisional"] for mistake in mistakes] == [True, False]
    rows = list(csv.DictReader(io.StringIO(report.content("csv").decode())))
    assert [row["provisional"] for row in rows[4:6]] == ["True", "False"]


def test_reasons_are_in_all_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report_module, "reason_text_of", lambda *_: "A <b> dies.")
    report = report_of(game())
    assert "A <b> dies." in page_of(report).text
    assert json.loads(report.content("json"))["mistakes"][0]["reason"] == "A <b> dies."
    assert b"A <b> dies." in report.content("sgf")


def test_who_would_find_the_better_moves_is_in_pages_and_data() -> None:
    better, played = {"5k": 0.25, "3k": 0.5, "1d": 0.75}, {"5k": 0.5, "3k": 0.25, "1d": 0.0}
    people = FoundBy("5k", better, played)
    review = reviewed(game(), Scripted(ALPHAS))
    report = make_report(review, summarize(review), "", found=lambda _mistake: people)
    for kind in ("html", "live"):
        assert people.sentence in report.content(kind).decode()
    assert "better moves that 1d players find" in page_of(report).text
    mistake = json.loads(report.content("json"))["mistakes"][0]
    assert (mistake["better_found_by"], mistake["played_by"]) == (better, played)
    assert (mistake["rank"], mistake["typical_of_rank"]) == ("5k", True)
    without = report_of(game())
    assert "human" not in page_of(without).text
    assert "rank" not in json.loads(without.content("json"))["mistakes"][0]


def test_pins_lead_to_their_diagrams() -> None:
    content = swinging_report([6.0, 9.0, 7.0, 2.0]).content("html").decode()
    targets = set(re.findall(r'id="(move\d+)"', content))
    assert targets
    assert set(re.findall(r'href="#(\w+)"', content)) == targets


def test_moves_that_a_diagram_cannot_show_are_listed() -> None:
    cells = bytearray(9)
    cells[4] = 1
    diagram = Diagram(3, bytes(cells), WHITE, 0, 4, (1, 4, 9, 1, 2), 1, "title", "text")
    assert diagram.stones == {1: 1, 2: 5}
    assert diagram.hidden_moves == "2 at B2, 3 pass, 4 at B3"
    picture = board_svg(diagram)
    assert re.findall(r">(\d)</text>", picture)[-2:] == ["1", "5"]
    data = replace(report_of(game()).data, diagrams=(diagram, replace(diagram, line=(1,))))
    content = html_report(data)
    assert content.count("<i>2 at B2, 3 pass, 4 at B3</i>") == 1
    assert "<i></i>" not in content
    Page(content)


def test_the_cross_is_as_visible_on_a_stone_of_the_better_line() -> None:
    alone = Diagram(3, bytes(9), WHITE, 0, None, (4, 8), 1, "title", "text")
    for diagram in (alone, replace(alone, line=(4, 0))):
        found = re.findall(r'<line x1="([\d.]+)"[^>]* x2="([\d.]+)"', board_svg(diagram))
        assert all(float(x2) - float(x1) > 10 for x1, x2 in found[-2:])


def test_bars_of_losses_reach_up_to_15_points() -> None:
    def bars(losses: Sequence[float]) -> tuple[dict[float, float], list[str]]:
        summary = swinging_report(losses).data.summary
        picture = timeline_svg(summary)
        heights = re.findall(r'<rect x=.*? height="([\d.]+)"', picture)
        tall = dict(zip(losses, map(float, heights), strict=True))
        return tall, re.findall(r'font-size="8"[^>]*>(\d+)<', picture)

    tall, numbers = bars([6.0, 9.0, 7.0, 2.0])
    assert tall[6.0] == pytest.approx(tall[9.0] * 6 / 9, abs=0.1)
    assert tall[2.0] == pytest.approx(tall[9.0] * 2 / 9, abs=0.1)
    assert numbers == []
    tall, numbers = bars([3.0, 21.0, 15.0, 30.0])
    assert tall[21.0] == tall[15.0] == tall[30.0]
    assert tall[3.0] == pytest.approx(tall[15.0] / 5, abs=0.1)
    assert numbers == ["21", "30"]


def test_the_axis_has_minus_signs() -> None:
    picture = timeline_svg(report_of(game(), Scripted((11.5, -31.5) * 5)).data.summary)
    assert ">\u221220<" in picture
    assert ">-" not in picture


def test_colors_of_the_bars_are_explained() -> None:
    page = report_of(game()).content("html").decode()
    legend = page.split('legend">Points lost: ')[1].split("</p>")[0]
    assert [color in legend for color in LOSS_COLORS] == [bool(text) for text in class_labels(7)]
    assert legend.endswith("over 4.5")


def test_a_page_without_judged_moves_says_so() -> None:
    review = reviewed(game(), Scripted(ALPHAS), visits=1)
    page = page_of(make_report(review, summarize(review), ""))
    assert "No move is judged" in page.text
    assert "9 of 9 positions analyzed with fake, 1 visit each. 0 of 8 moves" in page.text
    page = page_of(make_report(review_of(game(())), summarize(review_of(game(()))), ""))
    assert "0 of 1 position analyzed. 0 of 0 moves judged." in page.text


@pytest.mark.parametrize("kind", REPORT_FORMATS)
def test_odd_games_have_reports(kind: str) -> None:
    texts = (
        b"(;SZ[5])",
        b"(;SZ[25]KM[7.5];B[aa];W[yy];B[])",
        b"(;SZ[7]HA[2]AB[cc][ee]KM[0.5];W[dd];AB[aa]AE[cc];B[bb];B[bc])",
        b"(;SZ[7];B[dd];W[dd];B[cc])",
    )
    for text in texts:
        record = loads(text, "odd.sgf").games[0]
        assert report_of(record, Scripted((3.0, 9.0, -4.0))).content(kind)


def test_the_table_has_a_row_per_move() -> None:
    rows = list(csv.DictReader(io.StringIO(report_of(game()).content("csv").decode())))
    assert [row["move"] for row in rows] == [str(n) for n in range(1, 9)]
    blunder = rows[BLUNDER - 1]
    assert (blunder["color"], blunder["point"], blunder["phase"]) == ("black", "D3", "opening")
    assert float(blunder["points_lost"]) == 10.0
    assert (blunder["agreed"], blunder["engine_choice"]) == ("False", "A7")
    assert {row["komi"] for row in rows} == {"9.5"}


def test_json_is_strict_and_has_the_summary() -> None:
    text = report_of(game((24, 16, 49, 49), RE="B+1.5"), Scripted((9.5,))).content("json").decode()

    def refuse(constant: str) -> None:
        raise AssertionError(constant)

    fields = json.loads(text, parse_constant=refuse)
    assert fields["format"] == 1
    assert (fields["size"], fields["komi"], fields["networks"]) == (7, KOMI, ["fake"])
    assert len(fields["moves"]) == 4
    assert fields["black"]["judged"] + fields["white"]["judged"] == fields["judged"]


def test_turning_points_have_the_losses_of_their_moves() -> None:
    fields = json.loads(swinging_report([6.0, 9.0, 7.0, 2.0]).content("json"))
    moves = {move["move"]: move for move in fields["moves"]}
    assert fields["turning_points"]
    for turn in fields["turning_points"]:
        assert turn["points_lost"] is not None
        assert turn["points_lost"] == moves[turn["move"]]["points_lost"]


def test_the_list_of_games_links_to_reports_and_escapes_names() -> None:
    data = report_of(game(PB=HOSTILE), name=HOSTILE).data
    page = Page(text := index_html([index_row('a "b" <c>-0123', data)] * 2))
    assert 'href="a%20%22b%22%20%3Cc%3E-0123.html"' in text
    assert not {"script", "img"} & page.names
    assert "8 of 8" in page.text
    assert "<script>alert(1)</script>" in page.text


# --- annotated games ----------------------------------------------------------------------------


def annotated(record: GameRecord) -> GameRecord:
    return loads(report_of(record).content("sgf"), "annotated.sgf").games[0]


def test_mistakes_get_a_comment_and_the_better_line_beside_them() -> None:
    copy = annotated(game())
    line = copy.main_line()
    assert [node.move for node in line] == [node.move for node in game().main_line()]
    assert line[BLUNDER].comment.startswith("SAI Studio: Lost the lead: D3 loses 10.0 points")
    played, better = line[BLUNDER - 1].children
    assert played is line[BLUNDER]
    assert better.move is not None
    assert better.move.point == 0
    assert "better than move 5" in better.comment
    assert "8 of 8 moves judged" in line[0].comment
    assert not any(node.comment for node in line[1:BLUNDER])


def test_the_persons_own_words_and_variations_stay() -> None:
    record = game()
    line = record.main_line()
    record.set_comment(line[0], "my game")
    record.set_comment(line[BLUNDER], "I liked this move :]")
    own = record.add_move(line[BLUNDER - 1], 40)
    record.set_comment(own, "my idea")
    before = dumps([record])
    copy = annotated(record)
    nodes = copy.main_line()
    assert nodes[0].comment.startswith("my game\n\nSAI Studio: ")
    assert nodes[BLUNDER].comment.startswith("I liked this move :]\n\nSAI Studio: ")
    children = nodes[BLUNDER - 1].children
    assert [child.comment for child in children[1:2]] == ["my idea"]
    assert len(children) == 3, "the better line comes last"
    assert [node.comment for node in record.nodes()] == [
        node.comment for node in loads(before, "before.sgf").games[0].nodes()
    ]


def test_annotating_twice_changes_nothing() -> None:
    once = annotated(game())
    twice = annotated(once)
    assert [n.comment for n in twice.nodes()] == [n.comment for n in once.nodes()]
    assert [n.move for n in twice.nodes()] == [n.move for n in once.nodes()]


def test_other_encodings_and_unknown_properties_stay() -> None:
    text = "(;GM[1]SZ[7]KM[9.5]CA[GB18030]PB[\u5f20\u4e09]XY[keep me];B[dd]C[\u597d];W[cc];B[ce])"
    record = loads(text.encode("gb18030"), "gb.sgf").games[0]
    content = report_of(record, Scripted((9.5, 9.5, 20.0))).content("sgf")
    assert b"XY[keep me]" in content
    again = loads(content, "again.sgf").games[0]
    assert again.info["PB"] == "\u5f20\u4e09"
    assert again.main_line()[1].comment.startswith("\u597d")


# --- files --------------------------------------------------------------------------------------


def test_a_file_has_the_format_that_was_asked_for(tmp_path: Path) -> None:
    report = report_of(game())
    for kind, ending in REPORT_FORMATS.items():
        path = tmp_path / f"name{ending}"
        write_report(report, path, kind)
        assert path.read_bytes() == report.content(kind)


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "name.html").mkdir()
    with pytest.raises(RecordError, match=r"name\.html: can't be written"):
        write_report(report_of(game()), tmp_path / "name.html", "html")


def test_texts_of_classes_and_leads() -> None:
    assert class_labels(19) == (
        *("up to 0.5", "0.5 to 1.5", "1.5 to 3", "3 to 6"),
        *("6 to 12", "over 12"),
    )
    assert class_labels(7)[1] == "", "bounds that merge have one label"
    assert lost_text(5.23, 0.307) == "5.2 points and 31 percentage points of winrate"
    assert lost_text(0.0, 0.307) == "31 percentage points of winrate"
    assert lost_text(None, 0.008) == "1 percentage point of winrate"
    assert (lost_text(5.23, 0.004), lost_text(0.0, 0.004)) == ("5.2 points", "")
    assert lead_text(11.0, 7.5, 0.5) == "B+3.5"
    assert lead_text(7.0, 7.5, 0.6) == "even"
    assert lead_text(None, 7.5, None) == "\u2013"


def test_the_story_tells_every_change_of_the_lead_as_the_result_does() -> None:
    """White's lead melts away by moves that are no mistakes, so that no move is named for it."""
    leads = (-6.0, -6.0, -6.0, -6.0, -3.0, 0.0, 3.0, 6.0, 6.0, 6.0, 6.0)
    record = game((*POINTS, 10, 38), RE="B+R")
    review = reviewed(record, Scripted([KOMI + lead for lead in leads]))
    report = make_report(review, summarize(review), "")
    found = outcome(review)
    points = review.timeline(record.main_line(), KOMI)
    told = leads_of(points, KOMI, record.size)
    assert [(lead.color, lead.first.number, lead.last.number) for lead in told] == [
        (WHITE, 0, 4),
        (BLACK, 6, 10),
    ]
    texts = [sentence.text for sentence in report.data.story]
    assert len(texts) == len(set(texts))
    assert any("move 6" in text for text in texts)
    assert texts[-1] == found.result
    assert "move 6" in found.decision
    assert "move 4" in found.decision


def test_mistakes_of_a_decided_game_are_counted_in_a_sentence() -> None:
    leads = [31.0 - 5.0 * (n // 2) for n in range(11)]
    for sign, side in ((1.0, "Black's 5"), (-1.0, "White's 5")):
        alphas = [KOMI + sign * lead for lead in ([31.0, *leads] if sign < 0.0 else leads)]
        played = game([*range(1, 6), *range(9, 9 + len(alphas) - 6)])
        decision = outcome(reviewed(played, Scripted(alphas, CHOICES))).decision
        assert f"5 of {side} mistakes came when the game was decided." in decision
    assert "came when" not in outcome(reviewed(game(), Scripted(ALPHAS, CHOICES))).decision


def test_what_to_practice_ends_the_story(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not outcome(reviewed(game(), Scripted(ALPHAS))).practice, "no reason is known"
    monkeypatch.setattr("engine.review.outcome.practice_text", lambda *_: "Practice cuts.")
    story = report_of(game(), Scripted(ALPHAS)).data.story
    assert story[-1].text == "Practice cuts."


def test_short_swings_are_no_leads_of_their_own() -> None:
    record = game()
    review = reviewed(record, Scripted((KOMI + 6.0,)))
    points = list(review.timeline(record.main_line(), KOMI))
    whole = leads_of(points, KOMI, record.size)
    assert [(lead.color, lead.is_whole) for lead in whole] == [(BLACK, True)]
    points[4] = replace(points[4], alpha=KOMI - 6.0)
    swung = leads_of(points, KOMI, record.size)
    assert [(lead.color, lead.is_whole) for lead in swung] == [(BLACK, False)]


def test_long_leads_are_told_though_the_lead_swings_often_afterwards() -> None:
    record = game()
    review = reviewed(record, Scripted((KOMI + 6.0,)))
    points = list(review.timeline(record.main_line(), KOMI))
    swings = [20, 1, 1, 5, 4, 5, 1, 4, 5, 4, 5, 1, 30]
    signs = [(-1) ** n for n, count in enumerate(swings) for _ in range(count)]
    line = [replace(points[1], number=n, alpha=KOMI + 6.0 * sign) for n, sign in enumerate(signs)]
    found = leads_of(line, KOMI, record.size)
    assert len(found) <= MOST_LEADS
    assert (found[0].color, found[0].first.number) == (BLACK, 0)
    assert found[0].last.number >= 19
    assert (found[-1].last.number, found[-1].color) == (len(line) - 1, signs[-1])
    assert [lead.color for lead in found] == [(-1) ** n for n in range(len(found))]


def test_a_lead_at_the_end_does_not_contradict_another_winner() -> None:
    """Black leads from the blunder's answer on, but loses on time."""
    review = reviewed(game(RE="W+T"), Scripted((*(1.5,) * 4, *(11.5,) * 5)))
    found = outcome(review)
    assert found.winner == WHITE
    assert "Black leads" not in found.decision, "not until the move that lost the lead"
    assert found.decisive is None or found.decisive.color == BLACK
    story = make_report(review, summarize(review), "").data.story
    assert story[-1].text == found.result


def test_the_move_that_lost_the_lead_for_good_is_told_in_playing_order() -> None:
    """White loses more by each of four later moves, which are no longer decisive."""
    leads = (-1.0, -1.0, 1.0, 1.0, 6.0, 6.0, 11.0, 11.0, 16.0, 16.0, 21.0)
    record = game((*POINTS, 10, 38), RE="B+R")
    review = reviewed(record, Scripted([KOMI + lead for lead in leads], beta=0.2))
    found, data = outcome(review), make_report(review, summarize(review), "").data
    assert found.decisive is not None
    assert found.decisive.node.number == 2
    assert found.decisive in found.turning_points
    numbers = [sentence.number for sentence in data.story if sentence.number]
    assert numbers == sorted(numbers)
    assert numbers[0] == 2
