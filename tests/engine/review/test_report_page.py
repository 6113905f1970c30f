"""The page to play through in a browser: by mouse, by finger, and by keyboard alone."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.record.game_record import GameRecord
from engine.record.sgf import load, loads
from engine.review.report import make_report
from engine.review.report_settings import ReportSettings
from engine.review.summary import summarize
from tests.chromium import Browser, opened_browser
from tests.engine.review.scripted import KOMI, Scripted, game, reviewed
from tests.engine.review.test_report_live import (
    BLUNDER,
    HOSTILE,
    ODD_GAMES,
    data_of,
    engine_boards,
    odd_game,
    page_of,
    reviewed_report,
)
from tests.shared import PROJECT, checked, games_dir

LAST = 8
"""Moves of the scripted game."""
BOARDS = """
const found = [], size = arguments[0], next = document.getElementById("forward");
const read = () => {
  const cells = new Array(size * size).fill(0);
  for (const disc of document.querySelectorAll("#stones circle")) {
    const seen = disc.getAttribute("visibility") === "visible";
    if (seen) cells[disc.dataset.point] = Number(disc.dataset.color);
  }
  found.push(cells.join(""));
};
document.getElementById("first").click();
read();
while (next.ariaDisabled === "false") { next.click(); read(); }
return found;
"""
"""Script that returns the boards of a page, seen one after the other."""


@pytest.fixture(scope="module")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with opened_browser(tmp_path_factory.mktemp("chromium")) as browser:
        yield browser


@pytest.fixture
def browser(chromium: Browser) -> Browser:
    """A window as large as a desktop's, without wishes."""
    chromium.resize(1280, 860)
    chromium.prefer(prefers_color_scheme="light", prefers_reduced_motion="no-preference")
    return chromium


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """The page of a game with one mistake and a comment."""
    record = game(PB="Kuro", PW="Shiro")
    record.set_comment(record.main_line()[2], "a comment")
    return written(tmp_path, reviewed_report(record).content("live"))


def written(folder: Path, content: bytes | str) -> Path:
    path = folder / "game.live.html"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return path


def shown(browser: Browser) -> int:
    """The number of the position that the page shows."""
    return int(browser.run("return document.getElementById('game').ariaValueNow"))


def komi(browser: Browser) -> float:
    return float(browser.run("return document.getElementById('komi').ariaValueNow"))


def numbers(browser: Browser) -> list[str]:
    """The numbers on the stones of a line."""
    found = browser.run(
        "return [...document.querySelectorAll('#marks text')].map(t=>t.textContent)"
    )
    return list(found)


def test_clicks_step_through_the_game(browser: Browser, page: Path) -> None:
    browser.open(page)
    assert shown(browser) == 0
    for selector, place in (("#forward", 1), ("#forward", 2), ("#back", 1), ("#last", LAST)):
        browser.click(selector)
        assert shown(browser) == place
    browser.click("#first")
    for across, place in ((0.9, 1), (0.6, 2), (0.1, 1)):
        browser.click("#board", across)
        assert shown(browser) == place
    browser.click("#next")
    assert shown(browser) == BLUNDER
    assert browser.problems() == []


def test_the_curve_of_the_game_is_clicked_and_dragged(browser: Browser, page: Path) -> None:
    browser.open(page)
    browser.click("#game", 0.5)
    assert shown(browser) in (3, 4, 5)
    browser.drag("#game", 0.3, 0.99)
    assert shown(browser) == LAST


def test_links_lead_to_moves(browser: Browser, page: Path) -> None:
    browser.open(page)
    browser.click(f'a[href="#move{BLUNDER}"]')
    assert shown(browser) == BLUNDER
    assert browser.run("return document.querySelector('.turns a').getAttribute('aria-current')")
    browser.open(page.parent / "game.live.html", "#move3")
    browser.run("location.reload()")
    assert shown(browser) == 3


def test_the_komi_is_dragged(browser: Browser, page: Path) -> None:
    browser.open(page)
    own = komi(browser)
    before = browser.text("#figures")
    browser.drag("#komi", 0.5, 0.9)
    assert komi(browser) > own
    assert browser.text("#figures") != before
    browser.click("#reset")
    assert komi(browser) == own
    assert browser.text("#figures") == before


def test_the_axis_of_the_komi_follows_the_position(browser: Browser, tmp_path: Path) -> None:
    """The lead changes from 20 points to -130, which has the longest label of the timeline."""
    review = reviewed(game(), Scripted((KOMI + 20.0,) * BLUNDER + (KOMI - 130.0,) * 4))
    report = make_report(review, summarize(review), "g.sgf", ReportSettings())
    browser.open(written(tmp_path, report.content("live")))
    ends = "const k=document.getElementById('komi');return [+k.ariaValueMin,+k.ariaValueMax]"
    low, high = browser.run(ends)
    assert KOMI - 10 < low < KOMI < KOMI + 20 < high < KOMI + 40
    browser.drag("#komi", 0.5, 0.9)
    assert browser.run(ends) == [low, high]
    browser.click("#reset")
    browser.click("#last")
    assert browser.run(ends)[0] < -30
    cut = "const at=document.getElementById('game').getBoundingClientRect().left;"
    cut += "return [...document.querySelectorAll('#game text')].map(t=>"
    cut += "[t.textContent,t.getBoundingClientRect().left-at]).filter(t=>t[1]<0)"
    assert "W+130" in browser.run("return document.getElementById('game').textContent")
    assert browser.run(cut) == []


def test_a_better_line_is_played(browser: Browser, page: Path) -> None:
    browser.open(page, f"#move{BLUNDER}")
    assert browser.run("return !!document.querySelector('[data-better=\"0\"]')")
    assert numbers(browser) == []
    browser.click("#better")
    assert numbers(browser)[0] == "1"
    browser.press("Right", "Right", "Right")
    assert numbers(browser) == ["1", "2", "3"], "the line ends there"
    browser.press("Left")
    assert numbers(browser) == ["1", "2"]
    browser.click("#better")
    assert numbers(browser) == []
    assert shown(browser) == BLUNDER


def test_variations_of_the_record_are_played_with_their_comments(
    browser: Browser, tmp_path: Path
) -> None:
    record = game()
    line = record.main_line()
    first = record.add_move(line[2], 40)
    second = record.add_move(first, 41)
    record.set_comment(second, "<b>White</b> has to answer here")
    browser.open(written(tmp_path, reviewed_report(record).content("live")), "#move3")
    assert browser.text("#better") == ""
    browser.click("#others button")
    browser.press("Right", "Right")
    assert numbers(browser) == ["1", "2"]
    assert browser.text("#comment p") == "<b>White</b> has to answer here"
    browser.click("#leave")
    assert (numbers(browser), shown(browser), browser.text("#comment")) == ([], 3, "")
    assert browser.run("return document.activeElement.parentElement.id") == "others"
    browser.press("Right")
    assert browser.text("#others") == ""
    assert browser.problems() == []
    plain = reviewed_report(record, comments=False).content("live")
    assert b"has to answer" not in plain


def test_without_motion_a_line_stands_at_once(browser: Browser, page: Path) -> None:
    browser.prefer(prefers_reduced_motion="reduce")
    browser.open(page, f"#move{BLUNDER}")
    browser.press("b")
    assert numbers(browser) == ["1", "2", "3"]


def test_all_works_by_keyboard_alone(browser: Browser, page: Path) -> None:
    browser.open(page)
    steps = [("Right", 1), ("Shift+Right", LAST), ("Home", 0), ("End", LAST)]
    steps += [("Left", LAST - 1), ("Shift+N", BLUNDER), ("Home", 0), ("n", BLUNDER)]
    for key, place in steps:
        browser.press(key)
        assert shown(browser) == place, key
    browser.press("b")
    assert numbers(browser)
    browser.press("Escape")
    assert numbers(browser) == []
    browser.press("Right")
    reached = []
    for _ in range(20):
        browser.press("Tab")
        focused = browser.run(
            "const e=document.activeElement;return [e.id||e.hash||'',"
            "getComputedStyle(e).outlineStyle,getComputedStyle(e).outlineWidth]"
        )
        if focused[0]:
            assert focused[1:] == ["solid", "3px"], focused
        reached.append(focused[0])
    assert "better" not in reached, "this move has no better one"
    for wanted in ("first", "forward", "previous", "komi", "game", f"#move{BLUNDER}"):
        assert wanted in reached
    own = komi(browser)
    browser.run("document.getElementById('komi').focus()")
    browser.press("Right")
    assert (komi(browser), shown(browser)) == (own + 0.5, BLUNDER + 1)
    browser.press("Home")
    assert komi(browser) < own
    browser.run("document.getElementById('forward').focus()")
    browser.press("Enter")
    assert shown(browser) == BLUNDER + 2
    browser.press("End", "Enter", "Home")
    assert shown(browser) == 0, "the focus stays on a button that leads no further"
    assert browser.run("return document.activeElement.id") == "forward"


def test_everything_has_a_name(browser: Browser, page: Path) -> None:
    browser.open(page)
    nodes = browser.emulate("Accessibility.getFullAXTree")["nodes"]
    found = [(n["role"]["value"], n.get("name", {}).get("value", "")) for n in nodes
             if not n["ignored"]]  # fmt: skip
    named = [(role, name) for role, name in found if role in ("button", "slider", "link", "image")]
    assert {role for role, _ in named} == {"button", "slider", "link", "image"}
    assert [role for role, name in named if not name] == []
    assert len({name for role, name in named if role == "button"}) >= 6


def test_a_phone_shows_all_of_it(browser: Browser, page: Path, tmp_path: Path) -> None:
    browser.resize(360, 740, touch=True)
    record = load(PROJECT / "resources/games/reviewed-19x19.sgf").games[0]
    for path in (page, written(tmp_path, page_of(record))):
        browser.open(path, "#move37")
        assert browser.run("return document.documentElement.scrollWidth") <= 360
        small = browser.run(
            "return [...document.querySelectorAll('button, a, [role=slider]')].filter(e=>{"
            "const b=e.getBoundingClientRect();return b.width&&(b.height<40||b.width<40)})"
            ".map(e=>e.id||e.hash)"
        )
        assert small == []
    browser.open(page)
    for start, end, place in ((0.8, 0.2, 1), (0.8, 0.2, 2), (0.2, 0.8, 1)):
        browser.drag("#board", start, end, "touch")
        assert shown(browser) == place


def test_it_is_dark_where_the_system_is(browser: Browser, page: Path) -> None:
    colors = []
    for scheme in ("light", "dark"):
        browser.prefer(prefers_color_scheme=scheme)
        browser.open(page)
        style = "return getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)"
        colors.append(sum(browser.run(style)))
    light, dark = colors
    assert light > 600
    assert dark < 150


def test_hostile_texts_run_nothing(browser: Browser, tmp_path: Path) -> None:
    record = game(**dict.fromkeys(("PB", "PW", "EV", "RE", "PC"), HOSTILE))
    line = record.main_line()
    record.set_comment(line[1], HOSTILE)
    record.change_node(line[1], {"marks": {0: f"label:{HOSTILE}", 1: "</script>"}})
    browser.open(written(tmp_path, reviewed_report(record, remarks=HOSTILE).content("live")))
    browser.press("Right")
    assert shown(browser) == 1
    assert browser.text("#comment p").startswith("</script></title><script>alert(1)")
    assert browser.run("return document.querySelectorAll('img, script').length") == 2
    assert browser.problems() == []
    attack = "const s=document.createElement('script');s.textContent='window.hit=1';"
    attack += "document.body.append(s);return [window.hit]"
    assert browser.run(attack) == [None], "the policy allows no other script"
    assert len(browser.problems()) == 1


def test_comments_are_shown_at_their_moves(browser: Browser, page: Path) -> None:
    browser.open(page, "#move2")
    assert browser.text("#comment p") == "a comment"
    browser.press("Right")
    assert browser.text("#comment") == ""


@pytest.mark.parametrize("name", ODD_GAMES)
def test_boards_are_those_of_the_engine(browser: Browser, tmp_path: Path, name: str) -> None:
    same_boards(browser, tmp_path, odd_game(name))


def same_boards(browser: Browser, folder: Path, record: GameRecord) -> None:
    """Check all boards that the page of a game shows."""
    page = page_of(record)
    browser.open(written(folder, page))
    seen: Any = browser.run(BOARDS, data_of(page)["size"])
    assert seen == ["".join(map(str, cells)) for cells in engine_boards(record)]
    assert browser.problems() == []


@pytest.mark.slow
def test_boards_of_real_games_are_those_of_the_engine(browser: Browser, tmp_path: Path) -> None:
    count = 0
    for path in sorted(games_dir().glob("games*.sgf.zip")):
        with zipfile.ZipFile(io.BytesIO(path.read_bytes())) as archive:
            for name in archive.namelist():
                text = archive.read(name)
                starts = text.split(b"\n(;")[:26]  # some games of each collection
                for game_text in starts[1:]:
                    record = loads(b"(;" + game_text, name).games[0]
                    same_boards(browser, tmp_path, record)
                    count += 1
    checked(range(count))
