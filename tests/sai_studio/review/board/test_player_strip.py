"""Names above the board get the room that is there."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from sai_studio.review.board.player_strip import PlayerStrip
from tests.sai_studio.conftest import Studio

LONG = "GNU Go 3.8 level 10 on a machine with a long name"


def strip(studio: Studio, black: str, white: str) -> PlayerStrip:
    window = studio.window()
    record = window.session.cursor.record
    record.info["PB"], record.info["PW"] = black, white
    found = window.findChild(PlayerStrip)
    assert isinstance(found, PlayerStrip)
    return found


def apart(*boxes: QRectF) -> bool:
    return all(a.right() <= b.left() + 0.01 for a, b in pairwise(boxes))


def test_a_long_name_takes_what_a_short_one_leaves(studio: Studio) -> None:
    for names in ((LONG, "Me"), ("Me", LONG)):
        shown = strip(studio, *names)
        long, short = (1, -1) if names[0] == LONG else (-1, 1)
        enough = shown._needed_width(long) + shown._needed_width(short) + 120.0
        black, middle, white = shown.layout_of(enough)
        wide = black.width() if long > 0 else white.width()
        assert wide == shown._needed_width(long)
        assert wide > 0.45 * enough  # more than an equal share
        assert apart(black, middle, white)


def test_two_long_names_share_a_strip_that_is_too_narrow(studio: Studio) -> None:
    shown = strip(studio, LONG, LONG)
    black, middle, white = shown.layout_of(400.0)
    assert black.width() == white.width() < shown._needed_width(1)
    assert apart(black, middle, white)
    assert (black.left(), white.right()) == (2.0, 398.0)


def test_the_move_number_stands_in_the_middle_while_names_are_short(studio: Studio) -> None:
    _, middle, _ = strip(studio, "A", "Somebody").layout_of(600.0)
    assert middle.center().x() == 300.0


def test_rank_and_prisoners_give_way_to_the_name(studio: Studio) -> None:
    shown = strip(studio, "MonteGNU", "mgtest9")
    session = shown._session
    session.cursor.record.info["BR"] = "2042"
    board = session.cursor.board
    session.cursor.board = replace(board, captured_white=8)
    name, texts = shown._words(1)
    assert (name, *texts) == ("MonteGNU", "2042  8 captured", "8 captured", "")
    whole = shown._needed_width(1)
    assert shown._left_out(1, whole) == 0
    wide = QFontMetricsF(shown._bold()).horizontalAdvance("MonteGNU")
    prisoners = shown._details_wide("8 captured")
    assert shown._left_out(1, wide + prisoners) == 1
    assert shown._left_out(1, 0.5 * wide + prisoners) == 2
    assert shown._left_out(1, 0.5 * wide) == 2, "only the name is cut"


def test_prisoners_are_shown_of_both_or_of_neither(studio: Studio) -> None:
    shown = strip(studio, "greenpig", "bigbadwolf")
    session = shown._session
    session.cursor.record.info |= {"BR": "9d", "WR": "9d"}
    session.cursor.board = replace(session.cursor.board, captured_white=31, captured_black=36)
    for width in range(200, 600, 5):
        (_, black), (_, white) = shown.shown_words(float(width))
        assert ("31" in black) == ("36" in white)
        assert ("9d" in black) == ("9d" in white)
