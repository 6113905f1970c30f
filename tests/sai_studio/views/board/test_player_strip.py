"""Names above the board get the room that is there."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from sai_studio.views.board.player_strip import PlayerStrip
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
    assert shown._words(1) == ("MonteGNU", "2042  8 captured")
    whole = shown._needed_width(1)
    assert shown._words(1, whole) == ("MonteGNU", "2042  8 captured")
    name = QFontMetricsF(shown._bold()).horizontalAdvance("MonteGNU")
    prisoners = shown._details_wide("8 captured")
    assert shown._words(1, name + prisoners) == ("MonteGNU", "8 captured")
    assert shown._words(1, 0.5 * name + prisoners) == ("MonteGNU", "")
    assert shown._words(1, 0.5 * name) == ("MonteGNU", ""), "only the name is cut"
