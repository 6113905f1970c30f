"""Commands of the Play menu: games against the engine, play-outs, matches."""

from __future__ import annotations

from typing import Final

from engine.base.translation import tr
from engine.review.swap_rule import may_swap
from sai_studio.model.commands.command import Command, is_idle, is_square
from sai_studio.model.session.session import Session


def _may_swap(session: Session) -> bool:
    return may_swap(session.cursor.record, session.cursor.node)


def _is_playing(session: Session) -> bool:
    return session.play.game is not None


def _may_resign(session: Session) -> bool:
    game = session.play.game
    return game is not None and game.may_resign


PLAY_COMMANDS: Final = (
    Command(
        "play_against",
        tr("&Play against the engine\u2026"),
        ("Ctrl+P",),
        tip=tr("Play a new game or the open one; choose opponent, level, clock and teaching"),
    ),
    Command(
        "play_here",
        tr("Play from &here"),
        ("Shift+P",),
        tip=tr("Play on from this position with the latest settings, as the side to move"),
        enabled=is_idle,
    ),
    Command(
        "hint",
        tr("H&int"),
        ("H",),
        tip=tr("Search the position once and show the best move"),
    ),
    Command(
        "take_back",
        tr("&Take back"),
        ("Backspace",),
        tip=tr("Take back your last move and the answer to it"),
        enabled=_is_playing,
    ),
    Command(
        "resign",
        tr("&Resign"),
        tip=tr("Give up the game; the result is written to the game info"),
        enabled=_may_resign,
    ),
    Command("rematch", tr("Re&match"), tip=tr("Play again with exchanged colors")),
    Command("play_stop", tr("&Stop playing"), tip=tr("Stop playing; the game has no result")),
    Command(
        "swap_colors",
        tr("Swap &colors"),
        tip=tr("Take Black's side at White's second move, in games with the swap rule"),
        enabled=_may_swap,
    ),
    Command(
        "swap_advice",
        tr("A&dvice on swapping"),
        tip=tr("Search White's best move and show its Q (-1 to 1) and whether swapping is better"),
        enabled=_may_swap,
    ),
    Command(
        "play_out",
        tr("Play it out, &fair"),
        ("F",),
        tip=tr(
            "Play on from here at the fair komi, where each side wins 50 %, and see how "
            "much of it you keep"
        ),
        enabled=is_square,
    ),
    Command(
        "play_agents",
        tr("Play it out by &agents\u2026"),
        ("Shift+F",),
        tip=tr("Let several agents play on from this position, each on its own board"),
        enabled=is_square,
    ),
    *(Command(f"play_out_{n}", f"{n}", group="play_out_moves") for n in (5, 10, 20)),
    Command("play_out_0", tr("To the &end"), group="play_out_moves"),
    Command(
        "contest_new", tr("&New match\u2026"), tip=tr("Let networks and other engines play games")
    ),
    Command(
        "contest_instinct",
        tr("New &instinct tournament\u2026"),
        tip=tr("Round robin of networks that play by their policies, without search"),
    ),
    Command(
        "contest_training",
        tr("New &training tournament\u2026"),
        tip=tr("Round robin of networks that keep their search trees from game to game"),
    ),
    Command(
        "handicap_table",
        tr("New handicap ta&ble\u2026"),
        tip=tr("Let a network play an opponent in even games and with one to nine handicap stones"),
    ),
    Command("handicap_tables", tr("Handicap &tables"), tip=tr("Tables of even and handicap games")),
    Command("contest_window", tr("&Matches"), ("Ctrl+M",), tip=tr("Matches and tournaments")),
)
