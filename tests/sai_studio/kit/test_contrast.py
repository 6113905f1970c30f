"""Text has a contrast of 4.5 with what it stands on, a mark 3, in every palette."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.record.board_shape import square
from engine.review.mistakes import CLASSES
from sai_studio.kit import theme
from sai_studio.kit.painting import paint_stone
from sai_studio.review.board import board_cursor, board_looks
from sai_studio.review.board import board_painter as painter_of
from sai_studio.review.board.board_geometry import BoardGeometry
from sai_studio.review.board.board_looks import LOOKS
from sai_studio.review.board.stones import SHELLS, stone_pixmap
from sai_studio.review.board.wood import board_pixmap
from sai_studio.session.preferences import BOARDS, STONES

TEXT, MARK = 4.5, 3.0
GROUNDS = ("panel", "surround", "raised")
ROWS = ("panel", "hover", "selected")
ROLES = tuple(theme._LIGHT)
LOSSES = tuple(f"loss{i}" for i in range(CLASSES))
AGENTS = ("agent0", "agent1", "agent2", "agent3")
NETWORKS = ("network0", "network1", "network2")


@pytest.fixture(autouse=True)
def garbage_waits() -> None:
    """Override the collection after each test: these make no widgets, and there are many."""


@pytest.fixture(
    params=[(mode, blind) for mode in ("light", "dark") for blind in (False, True)],
    ids=lambda palette: palette[0] + ("-color-blind" if palette[1] else ""),
    autouse=True,
)
def palette(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[None]:
    mode, blind = request.param
    theme.apply(mode)
    theme.set_color_blind(blind)
    yield
    theme.set_color_blind(False)
    theme.apply("light")
    board_looks.choose(BOARDS[0], STONES[0])


def boards() -> Iterator[str]:
    """Choose each board in turn."""
    for board in LOOKS:
        board_looks.choose(board=board)
        yield board


def looks() -> Iterator[str]:
    """Choose each kind of stones on each board in turn."""
    for board in boards():
        for kind in STONES:
            board_looks.choose(stones=kind)
            yield f"{kind} on {board}"


def grounds() -> list[QColor]:
    """The darkest and the lightest color of the chosen board between its lines, as painted."""
    geometry = BoardGeometry.fit(square(7), 320, 320, False, 8.0)
    surround, look = theme.color("surround"), board_looks.look()
    image = board_pixmap(geometry, 320, 320, 1.0, "", surround, look, QFont()).toImage()
    inside = geometry.wood.adjusted(2, 2, -2, -2).toRect()
    middle = geometry.cell / 2
    colors = [image.pixelColor(inside.left(), y) for y in range(inside.top(), inside.bottom())]
    colors += [image.pixelColor(x, inside.bottom()) for x in range(inside.left(), inside.right())]
    colors += [
        image.pixelColor((geometry.at(row, column) + QPointF(middle + d, middle + e)).toPoint())
        for row in range(6)
        for column in range(6)
        for d in (-9, 0, 9)
        for e in (-9, 0, 9)
    ]
    return [min(colors, key=luminance), max(colors, key=luminance)]


def luminance(color: QColor) -> float:
    return theme.contrast(color, QColor(0, 0, 0))


def stone(color: int, reach: float) -> list[QColor]:
    """Colors of stones at their center and at eight points around it, `reach` cells away."""
    images = [
        stone_pixmap(color > 0, shell, 100, 1.0).toImage()
        for shell in (range(SHELLS) if color < 0 else (0,))
    ]
    step = round(100 * reach)
    places = [(50 + dx, 50 + dy) for dx in (-step, 0, step) for dy in (-step, 0, step)]
    return [image.pixelColor(*place) for image in images for place in places]


def test_contrast_of_known_colors() -> None:
    assert theme.contrast(QColor("black"), QColor("white")) == pytest.approx(21.0)
    assert theme.contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.005)


def test_figures_on_discs(subtests: pytest.Subtests) -> None:
    for board in boards():
        look, places = board_looks.look(), grounds()
        for role, strength in product(LOSSES, (0.0, 0.3, 0.6, 1.0)):
            with subtests.test(f"{board} {role} {strength}"):
                fill = theme.color(role, 0.55 + 0.40 * strength)
                for ground in places:
                    behind = theme.over(fill, theme.over(look.backing, ground))
                    assert theme.contrast(look.ink_on(fill), behind) >= TEXT


def test_figures_on_heat_maps(subtests: pytest.Subtests) -> None:
    for board in boards():
        look, places = board_looks.look(), grounds()
        for share in (0.0, 0.1, 0.25, 0.5, 0.75, 1.0):
            with subtests.test(f"{board} {share}"):
                shade = look.shade(share)
                for ground in places:
                    behind = theme.over(shade, theme.over(look.backing, ground))
                    assert theme.contrast(look.ink_on(shade), behind) >= TEXT


def test_labels_on_chips_and_flags(subtests: pytest.Subtests) -> None:
    for role in (*AGENTS, "second", "komi", "accent"):
        with subtests.test(role):
            fill = theme.color(role)
            assert theme.contrast(theme.ink_on(fill), fill) >= TEXT


def test_text_on_panels_messages_and_table_rows() -> None:
    grounds = (*GROUNDS, *ROWS, "info", "warning", "error")
    for role in ("text", "muted"):
        for ground in grounds:
            assert theme.contrast(theme.color(role), theme.color(ground)) >= TEXT, (role, ground)
    for role in (
        "amber",
        "komi",
        "winrate",
        "alpha",
        "fair",
        "good",
        "bad",
        *NETWORKS,
        "second",
        *AGENTS,
    ):
        for ground in GROUNDS:
            assert theme.contrast(theme.color(role), theme.color(ground)) >= TEXT, (role, ground)
    accent = theme.color("accent")
    assert theme.contrast(theme.color("accent_text"), accent) >= 4.5
    for role in AGENTS:  # on the chosen agent's row, and table cells over the bar of visits
        row = theme.over(theme.color(role, 0.14), theme.color("panel"))
        assert theme.contrast(theme.color(role), row) >= TEXT, role
        assert theme.contrast(theme.color("text"), row) >= TEXT, role
    for ground in ROWS:
        bar = theme.over(theme.color("accent", 0.18), theme.color(ground))
        assert theme.contrast(theme.color("text"), bar) >= TEXT


def test_text_of_the_palette() -> None:
    """What Qt's own widgets write on: windows, fields, buttons, tips, selections, links."""
    role = QPalette.ColorRole
    palette = QApplication.palette()
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        for text, ground in (
            (role.WindowText, role.Window),
            (role.Text, role.Base),
            (role.Text, role.AlternateBase),
            (role.PlaceholderText, role.Base),
            (role.ButtonText, role.Button),
            (role.BrightText, role.Button),
            (role.ToolTipText, role.ToolTipBase),
            (role.HighlightedText, role.Highlight),
            (role.Link, role.Base),
            (role.Link, role.Window),
        ):
            colors = palette.color(group, text), palette.color(group, ground)
            assert theme.contrast(*colors) >= TEXT, (group, text, ground)


def test_text_of_the_style_sheet() -> None:
    """Each rule of the style sheet that names both a text color and a background."""
    rules = re.findall(r"([^{}]+)\{([^}]*)\}", theme.style_sheet({r: f"${r}" for r in ROLES}))
    pairs = set()
    for _, body in rules:
        text = re.search(r"(?:^|[\s;])(?:selection-)?color: \$(\w+)", body)
        ground = re.search(r"background(?:-color)?: \$(\w+)", body)
        if text and ground:
            pairs.add((text[1], ground[1]))
    pairs |= {("text", "border"), ("text", "hover")}  # pressed and hovered buttons
    assert ("muted", "surround") in pairs
    assert len(pairs) >= 5
    for role, ground_role in pairs:
        assert theme.contrast(theme.color(role), theme.color(ground_role)) >= TEXT, role


def test_marks_on_panels_and_table_rows(subtests: pytest.Subtests) -> None:
    for role in (*LOSSES, *AGENTS, "accent", "curve", "curve_ghost", "second", *NETWORKS):
        for ground in ("panel", "raised", *ROWS):
            with subtests.test(f"{role} on {ground}"):
                assert theme.contrast(theme.mark(role), theme.color(ground)) >= MARK


def test_marks_and_numbers_on_stones(subtests: pytest.Subtests) -> None:
    for look, color in product(looks(), (1, -1)):
        with subtests.test(f"{look} {color}"):
            ink = painter_of.PAPER if color > 0 else painter_of.INK
            assert all(theme.contrast(ink, ground) >= TEXT for ground in stone(color, 0.15))
            number = painter_of.LAST[color]
            assert all(theme.contrast(number, ground) >= TEXT for ground in stone(color, 0.1))
            first = painter_of.CHOICE if color < 0 else painter_of.LAST[1]
            assert all(theme.contrast(first, ground) >= MARK for ground in stone(color, 0.3))


def test_stones_on_the_board(subtests: pytest.Subtests) -> None:
    """Body or rim of a stone stands out from the board."""
    for look in looks():
        places = grounds()
        for color in (1, -1):
            image = stone_pixmap(color > 0, 0, 60, 1.0).toImage()
            for ground in places:
                with subtests.test(f"{look} {color} {ground.name()}"):
                    for across in ([(x, 30) for x in range(8)], [(30, y) for y in range(50, 60)]):
                        colors = [image.pixelColor(*place) for place in across]
                        solid = [theme.over(color_, ground) for color_ in colors]
                        assert max(theme.contrast(one, ground) for one in solid) >= MARK


def test_lines_coordinates_and_marks_on_the_board(subtests: pytest.Subtests) -> None:
    white = QColor("white")
    assert theme.contrast(painter_of.CHOICE, white) >= MARK
    for board in boards():
        look = board_looks.look()
        for ground in grounds():
            with subtests.test(f"{board} {ground.name()}"):
                assert theme.contrast(theme.over(look.line, ground), ground) >= MARK, "lines"
                assert theme.contrast(theme.over(look.star, ground), ground) >= MARK, "star points"
                assert theme.contrast(look.text, ground) >= TEXT, "coordinates"
                edge = theme.over(look.edge, ground)
                assert theme.contrast(edge, ground) >= MARK, "outline of discs and next moves"
                assert theme.contrast(look.mark, ground) >= MARK, "marks"
                assert theme.contrast(look.mark, theme.over(look.label, ground)) >= TEXT, "labels"
                for ink in (painter_of.INK, painter_of.PAPER):  # rings of next moves
                    has_outline = theme.contrast(ink, look.middle()) < painter_of.CLEAR
                    assert has_outline or theme.contrast(ink, ground) >= MARK


def test_the_board_cursor_on_boards_and_stones(subtests: pytest.Subtests) -> None:
    ring = (board_cursor.RING, board_cursor.OUTLINE)
    assert theme.contrast(*ring) >= 4.5
    for look in looks():
        with subtests.test(look):
            for ground in (*grounds(), *stone(1, 0.3), *stone(-1, 0.3)):
                assert max(theme.contrast(color, ground) for color in ring) >= MARK, ground.name()


def test_small_stones_on_panels_are_filled(subtests: pytest.Subtests) -> None:
    """Flat black stones on a dark panel looked like rings."""
    for color, role in product((1, -1), GROUNDS):
        ground = theme.color(role)
        image = QImage(40, 40, QImage.Format.Format_RGB32)
        image.fill(ground)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_stone(painter, QPointF(20.0, 20.0), 15.0, color)
        painter.end()
        with subtests.test(f"{color} on {role}"):
            seen = [theme.contrast(image.pixelColor(x, 20), ground) for x in range(4, 7)]
            assert max(seen) >= (MARK if color < 0 else TEXT), "its rim"
            inside = [
                theme.contrast(image.pixelColor(x, y), ground)
                for x in range(10, 31, 2)
                for y in range(10, 31, 2)
            ]
            if (color > 0) == (theme.current() == "dark"):
                assert max(inside) >= MARK, "its light side"
