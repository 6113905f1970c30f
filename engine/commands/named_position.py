"""Arguments of commands about a position of a game, and the position that they name."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.base.errors import RecordError, SettingsError
from engine.base.setting_flags import checked_settings
from engine.base.terminal import notice
from engine.go.rules import Rules

if TYPE_CHECKING:
    from engine.record.game_node import GameNode
    from engine.record.game_record import GameRecord

MOST_AGENTS: Final = 64
"""Agents of one analysis: each has a tree of its own."""


def add_position_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that `named_position` reads, and `--net`."""
    parser.add_argument("game", type=Path, help="game record")
    parser.add_argument("--move", type=int, help="position after this move (the last one)")
    parser.add_argument("--game-number", type=int, default=1, help="game of a collection (1)")
    parser.add_argument(
        "--komi",
        type=float,
        help="komi as in a game record (KM), instead of the game's own; handicap compensation of "
        "the rules comes on top",
    )
    parser.add_argument("--net", type=Path, help="network file (the best one for the board)")


def named_position(options: argparse.Namespace) -> tuple[GameRecord, GameNode]:
    """Return the game that the arguments name, with the komi of `--komi`, and the node in it.

    Repairs of the file and an assumed komi are reported on the error stream.

    Raises
    ------
    RecordError, SettingsError
        The file can't be read, there is no such game or move, or the komi is impossible.
    """
    from engine.record.sgf import load

    loaded = load(options.game)
    games, name = loaded.games, options.game.name
    if not 1 <= options.game_number <= len(games):
        raise RecordError(
            f"{name} holds {len(games)} game(s), so there is no number {options.game_number}"
        )
    if options.move is not None and options.move < 0:
        raise RecordError(f"--move must be 0 or more, not {options.move}")
    record = games[options.game_number - 1]
    node = node_after(record, options.move, name)
    if options.komi is not None:
        record.set_komi(checked_settings(Rules, {"komi": options.komi}).komi + 0.0)  # no minus zero
    for note in loaded.notes:
        notice(f"{name}, {note}")
    if record.rules_assumption:
        notice(f"{name}: {record.rules_assumption}")
    if not record.komi_known:
        notice(f"{name}: komi {record.rules.komi:g} is assumed; --komi K sets another")
    return record, node


def node_after(record: GameRecord, move: int | None, name: str) -> GameNode:
    """Return the main line's node after a move; None is the last move.

    `name` is the file's, for messages.

    Raises
    ------
    RecordError
        There is no such move.
    """
    last = record.main_line()[-1]
    node = last if move is None else record.node_at_move(move)
    if node is None:
        moves = f"{last.number} move{'' if last.number == 1 else 's'}"
        raise RecordError(f"{name} has {moves}, so there is no move {move}")
    return node


def lambda_values(text: str) -> list[float]:
    """Return the agents of `--lambda`.

    Raises
    ------
    SettingsError
        They are no numbers from 0 to `MOST_LAMBDA`, or too many.
    """
    from engine.analysis.agent import AgentSettings
    from engine.search.value.komi_window import MOST_LAMBDA

    try:
        values = [float(part) for part in text.split(",")]
    except ValueError:
        raise SettingsError(
            f"--lambda takes numbers from 0 to {MOST_LAMBDA:g} separated by commas, "
            f"not {text!r:.60}"
        ) from None
    if len(values) > MOST_AGENTS:
        raise SettingsError(f"--lambda takes {MOST_AGENTS} agents at most, not {len(values)}")
    return [checked_settings(AgentSettings, {"lambda_": value}).lambda_ for value in values]
