"""Commands of the Play menu: games against the engine, play-outs, matches."""

from __future__ import annotations

from typing import Final

from engine.api.review import may_swap
from sai_studio.model.commands.command import Command, is_square
from sai_studio.model.session.session import Session

__all__ = ["PLAY_COMMANDS"]


def _may_swap(session: Session) -> bool:
    return may_swap(session.cursor.record, session.cursor.node)


def _is_playing(session: Session) -> bool:
    return session.play.game is not None


def _is_idle(session: Session) -> bool:
    return session.play.game is None


def _may_resign(session: Session) -> bool:
    game = session.play.game
    return game is not None and game.may_resign


PLAY_COMMANDS: Final = (
    Command(
        "play_against",
        "&Play against the engine\u2026",
        ("Ctrl+P",),
        tip="Choose opponent, level, clock and teaching; a new game, or the open one",
    ),
    Command(
        "play_here",
        "Play from &here",
        ("Shift+P",),
        tip="Play on from this position with the latest settings, as the side to move",
        enabled=_is_idle,
    ),
    Command(
        "hint",
        "H&int",
        ("H",),
        tip="Search the position once and show the best move",
    ),
    Command(
        "take_back",
        "&Take back",
        ("Backspace",),
        tip="Take back your last move and the answer to it",
        enabled=_is_playing,
    ),
    Command(
        "resign",
        "&Resign",
        tip="Give up the game; the result is written to the game info",
        enabled=_may_resign,
    ),
    Command("rematch", "Re&match", tip="Play again with exchanged colors"),
    Command("play_stop", "&Stop playing", tip="Stop playing; the game has no result"),
    Command(
        "swap_colors",
        "Swap &colors",
        tip="Take Black's side at White's second move, in games with the swap rule",
        enabled=_may_swap,
    ),
    Command(
        "swap_advice",
        "A&dvice on swapping",
        tip="Search White's best move: its Q from -1 to 1, and whether swapping is better",
        enabled=_may_swap,
    ),
    Command(
        "play_out",
        "Play it out, &fair",
        ("F",),
        tip="Play on at the komi at which each side wins 50 %, and see how much of that you keep",
        enabled=is_square,
    ),
    Command(
        "play_agents",
        "Play it out by &agents\u2026",
        ("Shift+F",),
        tip="Let agents play this position out side by side",
        enabled=is_square,
    ),
    *(Command(f"play_out_{n}", f"{n}", group="play_out_moves") for n in (5, 10, 20)),
    Command("play_out_0", "To the &end", group="play_out_moves"),
    Command("contest_new", "&New match\u2026", tip="Let networks and other engines play games"),
    Command(
        "contest_instinct",
        "New &instinct tournament\u2026",
        tip="Let networks play by their policies alone, each against each",
    ),
    Command(
        "contest_training",
        "New &training tournament\u2026",
        tip="Let networks play with search trees that grow from game to game",
    ),
    Command(
        "handicap_table",
        "New handicap ta&ble\u2026",
        tip="Let a network meet an opponent even and with one to nine stones",
    ),
    Command("handicap_tables", "Handicap &tables", tip="Tables of even and handicap games"),
    Command("contest_window", "&Matches", ("Ctrl+M",), tip="Matches and tournaments"),
)
