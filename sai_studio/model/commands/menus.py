"""The menus with their submenus and commands, and the toolbar."""

from __future__ import annotations

from typing import Final

from engine.base.translation import tr
from sai_studio.model.annotations import ANNOTATIONS
from sai_studio.shared.languages import LANGUAGE_CHOICES
from sai_studio.shared.texts import without_mnemonic

SEPARATOR: Final = "-"
SUBMENU: Final = ">"
"""An entry ">Title:id - id" is a submenu; the window fills ">Title:"."""

TITLES: Final = {
    "File": tr("&File"),
    "Edit": tr("&Edit"),
    "Navigate": tr("&Navigate"),
    "Analyze": tr("&Analyze"),
    "Networks": tr("Net&works"),
    "Komi": tr("&Komi"),
    "Play": tr("&Play"),
    "Train": tr("&Train"),
    "View": tr("&View"),
    "Help": tr("&Help"),
    "Visits": tr("&Visits"),
    "Mark": tr("Mar&k"),
    "Annotate": tr("A&nnotate"),
    "Autoplay speed": tr("Autoplay s&peed"),
    "Share visits": tr("S&hare visits"),
    "Rotate and flip": tr("Rotate and &flip"),
    "Open recent": tr("Open &recent"),
    "Sample games": tr("Sa&mple games"),
    "More exports": tr("&More exports"),
    "Use on this board": tr("&Use on this board"),
    "Evaluator": tr("&Evaluator"),
    "Your moves in a play-out": tr("Your &moves in a play-out"),
    "Runs": tr("&Runs"),
    "Language": tr("&Language"),
    "Board": tr("&Board"),
    "Layout": tr("&Layout"),
    "Compare runs": tr("Co&mpare runs"),
    "Numbers on candidates": tr("Nu&mbers on candidates"),
    "Move numbers": tr("Move n&umbers"),
    "Coordinates": tr("C&oordinates"),
    "Tree": tr("T&ree"),
    "Stones": tr("&Stones"),
    "Theme": tr("&Theme"),
    "Compare timeline with": tr("Compare &timeline with"),
    "Panels": tr("&Panels"),
}
"""Shown title of each menu and submenu, with its mnemonic, by its English title."""

VISITS: Final = ">Visits:visits_0 visits_50 visits_250 visits_1000 visits_4000"

MARKS: Final = (
    ">Mark:tool_triangle tool_square tool_circle tool_cross tool_letter tool_number tool_line "
    "tool_arrow tool_dim"
)
ANNOTATE: Final = (
    ">Annotate:" + " ".join(f"annotate_{annotation.id}" for annotation in ANNOTATIONS)
) + " name_node"
AUTOPLAY: Final = ">Autoplay speed:autoplay_500 autoplay_1000 autoplay_2000 autoplay_5000"
SPREAD: Final = ">Share visits:spread_search spread_equal spread_sweep"
ROTATE: Final = (
    ">Rotate and flip:rotate_left rotate_right flip_horizontal flip_vertical exchange_colors"
)

MENUS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    (
        "File",
        (
            *(
                "new",
                "open",
                "choose_game",
                ">Open recent:",
                ">Sample games:",
                "-",
                "save",
                "save_as",
            ),
            *("save_analyses", "-"),
            *(
                "copy_game",
                "paste_game",
                "copy_text",
                "copy_sensei",
                "export_image",
                "export_report",
            ),
            ">More exports:export_game export_timeline export_candidates",
            *("print_board", "-", "quit"),
        ),
    ),
    (
        "Edit",
        (
            *("undo", "redo", "-", "pass", "turn", "-"),
            *("editing_tools", "tool_play", "tool_insert", "tool_black", "tool_white"),
            *("tool_empty", "tsumego_frame", MARKS, ANNOTATE, "tool_score", "-"),
            ROTATE,
            "-",
            *("cut_branch", "copy_branch", "paste_branch", "-"),
            *("promote", "make_main", "delete_branch", "make_start", "-"),
            *("properties", "game_info"),
        ),
    ),
    (
        "Navigate",
        (
            *("back", "forward", "back_10", "forward_10", "first", "last", "-"),
            *("previous_variation", "next_variation", "branch_point", "main_line", "-"),
            *("visited_back", "visited_forward", "-"),
            *("next_mistake", "previous_mistake", "next_disagreement", "previous_disagreement"),
            *("next_remark", "previous_remark", "-", "autoplay", AUTOPLAY, "guess", "-"),
            *("go_to_move", "find", "find_pattern", "-", "board_cursor"),
        ),
    ),
    (
        "Analyze",
        (
            *("analyze", "stop", "play_best", "-"),
            *("deepen", "review", "review_many", "drill", "study", "-"),
            *("tool_region", "tool_avoid", "whole_board", "-"),
            *("engines", "second_source", "-"),
            SPREAD,
            VISITS,
        ),
    ),
    (
        "Networks",
        (
            *(">Use on this board:", "-", "get_network", "add_network", "all_networks"),
            *("compare_networks", "networks_folder", "-", ">Evaluator:", "several_komi"),
            "search_settings",
        ),
    ),
    (
        "Komi",
        (
            *("komi_down", "komi_up", "komi_down_1", "komi_up_1", "-"),
            *("komi_fair", "-", "komi_game", "komi_use", "-", "handicap"),
        ),
    ),
    (
        "Play",
        (
            *("play_against", "play_here", "-", "hint", "take_back", "resign", "rematch"),
            *("play_stop", "swap_colors", "swap_advice", "-", "play_out"),
            ">Your moves in a play-out:play_out_5 play_out_10 play_out_20 play_out_0",
            *("play_agents", "-", "contest_window", "contest_new"),
            *("contest_instinct", "contest_training", "handicap_table", "handicap_tables"),
        ),
    ),
    (
        "Train",
        (
            *(
                "train_window",
                "train_demo",
                "train_new",
                "train_chain",
                "-",
                "train_continue",
                "train_stop",
                "train_folder",
            ),
            *("-", ">Runs:", "train_open", ">Compare runs:"),
        ),
    ),
    (
        "View",
        (
            *("overlay_next", "overlay_losses", "overlay_candidates", "overlay_policy"),
            *("overlay_visits", "overlay_ownership", "overlay_agents", "-"),
            ">Numbers on candidates:disc_points disc_winrate disc_visits disc_policy",
            "limit_candidates",
            ">Move numbers:move_numbers numbers_off numbers_one numbers_last numbers_all "
            "numbers_branch",
            ">Coordinates:coordinates coordinates_A1 coordinates_1-1 coordinates_edge",
            *("side_mover", ">Tree:fold fold_variations unfold_all", "-"),
            ">Board:board_wood board_dark_wood board_paper board_slate - stones_shaded stones_flat",
            ">Stones:uneven_stones stone_animation sounds",
            *(">Theme:theme_system theme_light theme_dark", "color_blind"),
            ">Language:" + " ".join(f"language_{code}" for code in LANGUAGE_CHOICES),
            *("font_bigger", "font_smaller", "font_normal", "-"),
            *("network_input", ">Compare timeline with:", ">Panels:"),
            ">Layout:layout_review layout_play layout_lesson layout_analysis",
            *("reset_layout", "zen", "full_screen"),
        ),
    ),
    ("Help", ("palette", "shortcuts", "figures", "-", "log", "about")),
)

TOOLBAR: Final[tuple[str, ...]] = (
    *("new", "open", "save", "-", "undo", "redo", "-"),
    *("first", "back_10", "back", "forward", "forward_10", "last", "branch_point", "-"),
    *("analyze", "play_best", "pass", "-"),
    *("overlay_candidates", "overlay_agents", "overlay_next", "overlay_losses"),
    *("overlay_policy", "-", "editing_tools", "tool_score"),
)

EDITING_BAR: Final[tuple[str, ...]] = (
    *("tool_play", "tool_insert", "-", "tool_black", "tool_white", "tool_empty", "-"),
    *("tool_triangle", "tool_square", "tool_circle", "tool_cross", "tool_letter", "tool_number"),
    *("-", "tool_line", "tool_arrow", "tool_dim"),
)
"""The toolbar beside the board."""


def menu_of() -> dict[str, str]:
    """Return the shown menu of each command, e.g. "View" or "View: Theme", in menu order."""
    menus: dict[str, str] = {}
    for title, entries in MENUS:
        menu = without_mnemonic(TITLES[title])
        for entry in entries:
            if entry.startswith(SUBMENU):
                submenu, _, ids = entry.removeprefix(SUBMENU).partition(":")
                name = without_mnemonic(TITLES[submenu])
                commands = (entry for entry in ids.split() if entry != SEPARATOR)
                menus.update((command_id, f"{menu}: {name}") for command_id in commands)
            elif entry != SEPARATOR:
                menus[entry] = menu
    return menus
