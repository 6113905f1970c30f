"""Text has a contrast of 4.5 with what it stands on, a mark 3, in every palette."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from engine.review.mistakes import CLASSES
from sai_studio.shared import theme
from sai_studio.shared.painting import paint_stone
from sai_studio.views.board import board_painter as painter_of
from sai_studio.views.board.stones import SHELLS, stone_pixmap
from sai_studio.views.board.wood import wood_image

TEXT, MARK = 4.5, 3.0
GROUNDS = ("panel", "surround", "raised")
ROWS = ("panel", "hover", "selected")
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


def wood() -> list[QColor]:
    """The darkest and the lightest wood of the board."""
    image = wood_image(theme.current() == "dark")
    colors = [image.pixelColor(x, y) for x in range(0, image.width(), 8) for y in range(0, 640, 8)]
    return [min(colors, key=QColor.lightness), max(colors, key=QColor.lightness)]


def stone(color: int, reach: float) -> list[QColor]:
    """Colors of a stone around a circle of so many cells."""
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


@pytest.mark.parametrize("role", LOSSES)
@pytest.mark.parametrize("strength", [0.0, 0.3, 0.6, 1.0])
def test_figures_on_discs(role: str, strength: float) -> None:
    fill = theme.color(role, 0.55 + 0.40 * strength)
    for ground in wood():
        behind = theme.over(fill, theme.over(painter_of.BACKING, ground))
        assert theme.contrast(painter_of.disc_ink(fill), behind) >= TEXT


@pytest.mark.parametrize("role", [*AGENTS, "second", "komi", "accent"])
def test_labels_on_chips_and_flags(role: str) -> None:
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
        for ground in ("panel", "raised"):
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


@pytest.mark.parametrize(
    "role", [*LOSSES, *AGENTS, "accent", "curve", "curve_ghost", "second", *NETWORKS]
)
def test_marks_on_panels_and_table_rows(role: str) -> None:
    for ground in ("panel", "raised", *ROWS):
        assert theme.contrast(theme.mark(role), theme.color(ground)) >= MARK, ground


@pytest.mark.parametrize("color", [1, -1])
def test_marks_on_stones(color: int) -> None:
    rim = painter_of.PAPER if color > 0 else painter_of.INK
    assert all(theme.contrast(rim, ground) >= MARK for ground in stone(color, 0.15))
    number = painter_of.LAST[color]
    assert all(theme.contrast(number, ground) >= TEXT for ground in stone(color, 0.1))
    first = painter_of.CHOICE if color < 0 else painter_of.LAST[1]
    assert all(theme.contrast(first, ground) >= MARK for ground in stone(color, 0.3))


def test_marks_on_the_board() -> None:
    white = QColor("white")
    assert theme.contrast(painter_of.CHOICE, white) >= MARK
    for ground in wood():
        edge = theme.over(painter_of.EDGE, ground)
        assert theme.contrast(edge, ground) >= MARK, "outline of discs and of White's next move"
        assert theme.contrast(painter_of.INK, ground) >= MARK
        assert theme.contrast(painter_of.CROSS, ground) >= MARK
        label = theme.over(painter_of.LABEL, ground)
        assert theme.contrast(painter_of.CROSS, label) >= TEXT
    assert all(
        theme.contrast(body, ground) >= MARK for body in stone(1, 0.33) for ground in wood()
    ), "black stones on wood"


@pytest.mark.parametrize("role", GROUNDS)
@pytest.mark.parametrize("color", [1, -1])
def test_small_stones_on_panels_are_filled(color: int, role: str) -> None:
    """Flat black stones on a dark panel looked like rings."""
    ground = theme.color(role)
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(ground)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_stone(painter, QPointF(20.0, 20.0), 15.0, color)
    painter.end()
    seen = [theme.contrast(image.pixelColor(x, 20), ground) for x in range(4, 7)]
    assert max(seen) >= MARK, "its rim"
    inside = [
        theme.contrast(image.pixelColor(x, y), ground)
        for x in range(10, 31, 2)
        for y in range(10, 31, 2)
    ]
    if (color > 0) == (theme.current() == "dark"):
        assert max(inside) >= MARK, "its light side"
