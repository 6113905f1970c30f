"""The menus View and Help, with what their commands do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from engine.base.files import user_folder
from engine.base.translation import tr
from sai_studio.app.dialogs.log_dialog import LogDialog
from sai_studio.app.dialogs.palette import CommandPalette
from sai_studio.app.dialogs.preferences import LimitCandidatesDialog
from sai_studio.app.dialogs.shortcuts import ShortcutsDialog
from sai_studio.app.parts import Parts
from sai_studio.kit.texts import without_mnemonic
from sai_studio.review.dialogs.help_texts import AboutDialog, FiguresDialog
from sai_studio.review.timeline.compare_menu import fill_compare_menu
from sai_studio.session.commands.command import SEPARATOR, Command, Menu, choices, toggle
from sai_studio.session.preferences import SHOWN, values_of

FONT_STEP: Final = 1.1

# --- View ----------------------------------------------------------------------------------------


def choose_numbers(w: Parts, name: str) -> None:
    """Choose the first number on the candidates, and show them."""
    w.session.selection.set_shows_best(False)
    w.preferences.update(disc_numbers=name)


def next_move_numbers(w: Parts) -> None:
    """Number the moves in the next way, and say which."""
    kinds = values_of("move_numbers")
    kind = kinds[(kinds.index(w.preferences.settings.move_numbers) + 1) % len(kinds)]
    w.preferences.update(move_numbers=kind)
    text = without_mnemonic(SHOWN["move_numbers"].choices[kind]).lower()
    w.say(tr("Move numbers: {kind}.", kind=text))


def choose_coordinates(w: Parts, style: str) -> None:
    """Show the coordinates in a style."""
    w.preferences.update(coordinate_style=style, coordinates=True)


def choose_layout(w: Parts, layout: str) -> None:
    """Arrange the panels in a named layout and remember it."""
    if w.docks.is_zen:
        w.docks.switch_zen()
    w.preferences.update(panel_layout=layout)
    if w.docks.is_playing:
        w.say(tr("The layout changes after the game."))


def _switch_side(w: Parts) -> None:
    w.preferences.update(side="black" if w.session.selection.side == "mover" else "mover")


def _scale_font(w: Parts, scale: float) -> None:
    w.preferences.update(font_scale=min(max(scale, 0.7), 2.0))


def _fold(w: Parts, fold: Callable[[], bool], none: str) -> None:
    """Collapse or expand branches; say it if there are none."""
    if not fold():
        w.say(none)


def _toggle_full_screen(w: Parts) -> None:
    w.window.setWindowState(w.window.windowState() ^ Qt.WindowState.WindowFullScreen)


VIEW: Final[Menu[Parts]] = Menu(
    "View",
    tr("&View"),
    toggle("overlay_next", ("Q",), "next_moves", has_tip=False),
    toggle("overlay_losses", ("W",), "losses", has_tip=False),
    toggle("overlay_candidates", ("E",), "candidates", has_tip=False),
    toggle("overlay_policy", ("R",), "policy"),
    toggle("overlay_visits", ("V",)),
    toggle("overlay_ownership", ("T",)),
    toggle("overlay_stones", ("Shift+T",)),
    toggle("overlay_agents", ("U",), "agents", has_tip=False),
    SEPARATOR,
    Menu(
        "Numbers on candidates",
        tr("Nu&mbers on candidates"),
        *choices("disc_numbers", "disc", run=choose_numbers),
    ),
    Command(
        "limit_candidates",
        tr("&Limit candidates\u2026"),
        lambda w: LimitCandidatesDialog(w.preferences, w.window).open(),
        tip=tr("Choose how many candidates the board shows, and with how many visits"),
    ),
    Menu(
        "Move numbers",
        tr("Move n&umbers"),
        Command(
            "move_numbers",
            tr("&Change"),
            next_move_numbers,
            ("M",),
            tip=tr("Go to the next kind of move numbers"),
        ),
        *choices("move_numbers", "numbers"),
    ),
    Menu(
        "Coordinates",
        tr("C&oordinates"),
        toggle("coordinates", ("K",), has_tip=False),
        *choices("coordinate_style", "coordinates", run=choose_coordinates),
    ),
    Command(
        "side_mover",
        tr("Winrates for the side to move"),
        _switch_side,
        checked=lambda w: w.session.selection.side == "mover",
    ),
    Menu(
        "Tree",
        tr("T&ree"),
        Command(
            "fold",
            tr("&Collapse or expand branch"),
            lambda w: _fold(w, w.session.folding.toggle_here, tr("No move follows here.")),
            ("X",),
            tip=tr("Hide the moves after this one in the tree, or show them again"),
        ),
        Command(
            "fold_variations",
            tr("Collapse all &variations"),
            lambda w: _fold(
                w, w.session.folding.collapse_variations, tr("There is no variation to collapse.")
            ),
            tip=tr("Hide all variations in the tree"),
        ),
        Command(
            "unfold_all",
            tr("&Expand all branches"),
            lambda w: _fold(w, w.session.folding.expand_all, tr("No branch is collapsed.")),
            ("Shift+X",),
        ),
    ),
    SEPARATOR,
    Menu(
        "Board", tr("&Board"), *choices("board", "board"), SEPARATOR, *choices("stones", "stones")
    ),
    Menu(
        "Stones",
        tr("&Stones"),
        toggle("uneven_stones"),
        toggle("stone_animation"),
        toggle("sounds"),
    ),
    Menu("Theme", tr("&Theme"), *choices("theme", "theme")),
    toggle("color_blind", has_tip=False),
    Menu("Language", tr("&Language"), *choices("language", "language")),
    Command(
        "font_bigger",
        tr("&Bigger text"),
        lambda w: _scale_font(w, w.preferences.settings.font_scale * FONT_STEP),
        ("Ctrl++", "Ctrl+="),
    ),
    Command(
        "font_smaller",
        tr("S&maller text"),
        lambda w: _scale_font(w, w.preferences.settings.font_scale / FONT_STEP),
        ("Ctrl+-",),
    ),
    Command("font_normal", tr("&Normal text"), partial(_scale_font, scale=1.0), ("Ctrl+0",)),
    Menu(
        "Compare timeline with",
        tr("Compare &timeline with"),
        prepare=lambda w, menu: fill_compare_menu(menu, w.session.comparison),
    ),
    toggle("expert"),
    Menu("Panels", tr("&Panels")),
    Menu(
        "Layout",
        tr("&Layout"),
        *choices(
            "panel_layout",
            "layout",
            {
                "review": ("Alt+1",),
                "play": ("Alt+2",),
                "lesson": ("Alt+3",),
                "analysis": ("Alt+4",),
                "mistakes": ("Alt+5",),
            },
            run=choose_layout,
        ),
    ),
    Command("reset_layout", tr("Reset la&yout"), lambda w: w.docks.arrange()),
    Command(
        "zen",
        tr("Board &only"),
        lambda w: w.docks.switch_zen(),
        ("F12",),
        checked=lambda w: w.docks.is_zen,
    ),
    Command(
        "full_screen",
        tr("&Full screen"),
        _toggle_full_screen,
        ("F11",),
        checked=lambda w: w.window.isFullScreen(),
    ),
)

# --- Help ----------------------------------------------------------------------------------------


def open_palette(w: Parts) -> None:
    """Open the list of all commands."""
    w.actions.prepare_menus()
    last = w.session.cursor.line[-1].number
    CommandPalette(w.actions, w.session.cursor.go_to_move, last, w.window).open()


HELP: Final[Menu[Parts]] = Menu(
    "Help",
    tr("&Help"),
    Command(
        "palette",
        tr("Find a &command\u2026"),
        open_palette,
        ("Ctrl+K", "Ctrl+Shift+P"),
        tip=tr("Find a command by name, or go to a move number"),
    ),
    Command(
        "shortcuts",
        tr("&Keyboard shortcuts"),
        lambda w: ShortcutsDialog(w.actions.keys, w.window).open(),
        ("F1", "?"),
    ),
    Command("figures", tr("What the &numbers mean"), lambda w: FiguresDialog(w.window).open()),
    SEPARATOR,
    Command("log", tr("Show &log"), lambda w: LogDialog(user_folder("logs"), w.window).open()),
    Command(
        "about",
        tr("&About SAI Studio"),
        lambda w: AboutDialog(w.window).open(),
        role=QAction.MenuRole.AboutRole,
    ),
)
