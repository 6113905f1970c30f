"""Commands on the board and the game: size, komi, moves, handicap, set-up, records."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from engine.base.errors import EngineError, IllegalMoveError, RecordError, SettingsError
from engine.go.board import BLACK, MAX_SIZE, MIN_SIZE, WHITE, stones_without_liberties
from engine.go.coords import point_to_gtp
from engine.go.rules import parse_rules
from engine.record.board_state import empty_board
from engine.record.board_text import board_text
from engine.record.game_record import GameRecord
from engine.record.handicap import handicap_points
from engine.serve.gtp.gtp_session import Answer, GtpSession
from engine.serve.gtp.words import (
    GtpError,
    color_name,
    integer,
    number,
    parse_color,
    parse_vertex,
)

Words = tuple[str, ...]


def _need(words: Sequence[str], least: int, most: int | None = None) -> None:
    """Refuse too few or too many arguments."""
    most = least if most is None else most
    if not least <= len(words) <= most:
        counts = str(least) if least == most else f"{least} to {most}"
        raise GtpError(f"syntax error: {counts} arguments, not {len(words)}")


def _size(word: str) -> int:
    return integer(word, "unacceptable size: the size", -(10**12), 10**12)


def boardsize(session: GtpSession, words: Words) -> str:
    """Start a new game on a board of another size; the komi stays."""
    _need(words, 1, 2)
    sizes = {_size(word) for word in words}
    size = sizes.pop()
    if sizes:
        raise GtpError("unacceptable size: boards are square")
    if not MIN_SIZE <= size <= MAX_SIZE:
        raise GtpError(f"unacceptable size: boards have {MIN_SIZE} to {MAX_SIZE} points per side")
    if not session.engine.plays(size):
        raise GtpError(f"unacceptable size: there is no network for {size}x{size}")
    session.game.clear(size)
    session.clock.restart()
    return ""


def rectangular_boardsize(session: GtpSession, words: Words) -> str:
    """Do the same as `boardsize` with two numbers, which must be equal."""
    _need(words, 2)
    return boardsize(session, words)


def clear_board(session: GtpSession, words: Words) -> str:
    """Start a new game on an empty board; the komi stays."""
    _need(words, 0)
    session.game.clear()
    session.clock.restart()
    return ""


def komi(session: GtpSession, words: Words) -> str:
    """Set the komi [points to White]."""
    _need(words, 1)
    value = number(words[0], "komi")
    try:
        session.game.rules = session.game.rules.replace(komi=value)
    except SettingsError:
        raise GtpError(f"komi is from -1000 to 1000, not {value:g}") from None
    return ""


def get_komi(session: GtpSession, words: Words) -> str:
    """Answer the komi [points to White]."""
    _need(words, 0)
    return f"{session.game.rules.komi:g}"


def play(session: GtpSession, words: Words) -> str:
    """Play a move of either color."""
    _need(words, 2)
    color = parse_color(words[0])
    point = parse_vertex(words[1], session.game.size)
    try:
        session.game.play(color, point)
    except IllegalMoveError as error:
        raise GtpError(f"illegal move ({error})") from None
    return ""


def undo(session: GtpSession, words: Words) -> str:
    """Take back one move."""
    _need(words, 0)
    if not session.game.undo():
        raise GtpError("cannot undo")
    return ""


def gg_undo(session: GtpSession, words: Words) -> str:
    """Take back as many moves as the argument says, by default one."""
    _need(words, 0, 1)
    count = integer(words[0], "the number of moves", 0, 10**9) if words else 1
    if not session.game.undo(count):
        raise GtpError("cannot undo")
    return ""


def showboard(session: GtpSession, words: Words) -> str:
    """Answer the board as text, with the player to move, komi and prisoners."""
    _need(words, 0)
    game, board = session.game, session.game.board
    return (
        f"\n{board_text(board)}\n"
        f"{color_name(board.to_play)} to play, komi {game.rules.komi:g}, "
        f"{len(game.moves)} moves, captured: black {board.captured_black}, "
        f"white {board.captured_white}"
    )


# --- handicap and set-up ------------------------------------------------------------------


def _place_handicap(session: GtpSession, count: int) -> str:
    """Start a game with handicap stones on their customary points; return these points."""
    if not session.game.is_empty:
        raise GtpError("board not empty")
    points = handicap_points(session.game.size, count, third_upper_left=True)
    if not points:
        raise GtpError("invalid number of stones")
    session.game.set_up(dict.fromkeys(points, BLACK), WHITE, handicap=len(points))
    return " ".join(point_to_gtp(point, session.game.size) for point in points)


def fixed_handicap(session: GtpSession, words: Words) -> str:
    """Place handicap stones on the customary points, and answer these points."""
    _need(words, 1)
    return _place_handicap(session, integer(words[0], "the number of stones", 0, 10**9))


def place_free_handicap(session: GtpSession, words: Words) -> str:
    """Place at most so many handicap stones, as far as there are customary points for them."""
    _need(words, 1)
    most = integer(words[0], "the number of stones", 0, 10**9)
    size = session.game.size
    possible = [n for n in range(2, 10) if n <= most and handicap_points(size, n)]
    return _place_handicap(session, max(possible, default=0))


def set_free_handicap(session: GtpSession, words: Words) -> str:
    """Place handicap stones on the points that the controller names."""
    size = session.game.size
    points = [parse_vertex(word, size) for word in words]
    if len(points) < 2 or len(set(points)) != len(points) or size * size in points:
        raise GtpError("bad vertex list: two or more different points")
    if not session.game.is_empty:
        raise GtpError("board not empty")
    session.game.set_up(dict.fromkeys(points, BLACK), WHITE, handicap=len(points))
    return ""


def _pairs(session: GtpSession, words: Words) -> list[tuple[int, int]]:
    """Return arguments like `b D4 w Q16` as pairs of color and point."""
    if len(words) % 2:
        raise GtpError("syntax error: a color and a point by turns")
    size = session.game.size
    return [
        (parse_color(color), parse_vertex(vertex, size))
        for color, vertex in zip(words[::2], words[1::2], strict=True)
    ]


def set_position(session: GtpSession, words: Words) -> str:
    """Replace the game by a position with these stones; Black is to move."""
    game = session.game
    stones: dict[int, int] = {}
    for color, point in _pairs(session, words):
        if point == game.size**2 or stones.setdefault(point, color) != color:
            raise GtpError("illegal position: each point has one stone at most")
    board = empty_board(game.rules).with_setup(stones, BLACK)
    captured = np.flatnonzero(stones_without_liberties(board.stones[None]))
    if len(captured):
        vertex = point_to_gtp(captured[0], game.size)
        raise GtpError(f"illegal position: the stone on {vertex} has no liberties")
    game.set_up(stones, BLACK)
    return ""


def gogui_setup(session: GtpSession, words: Words) -> str:
    """Do the same as `set_position`; GoGui names the player to move afterwards."""
    return set_position(session, words)


def gogui_setup_player(session: GtpSession, words: Words) -> str:
    """Set the player to move in a position that was set up."""
    _need(words, 1)
    color = parse_color(words[0])
    if session.game.moves:
        raise GtpError("moves were played since the position was set up")
    session.game.set_turn(color)
    return ""


def gogui_play_sequence(session: GtpSession, words: Words) -> str:
    """Play many moves; if one of them is illegal, play none."""
    game = session.game
    for played, (color, point) in enumerate(_pairs(session, words)):
        try:
            game.play(color, point)
        except IllegalMoveError as error:
            game.undo(played)
            vertex = point_to_gtp(point, game.size)
            raise GtpError(f"illegal move {color_name(color)} {vertex} ({error})") from None
    return ""


# --- records -------------------------------------------------------------------------------


def loadsgf(session: GtpSession, words: Words) -> str:
    """Load the main line of a record, with the rules and komi that it names.

    With a move number, the position before that move is loaded.
    """
    from engine.record.sgf import load

    if not words:
        raise GtpError("syntax error: the name of a file is missing")
    before = None
    if len(words) > 1 and words[-1].isascii() and words[-1].isdecimal():
        before = integer(words[-1], "the move number", 0, 10**9)
        words = words[:-1]
    path = Path(" ".join(words))
    try:
        if "\0" in str(path):
            raise RecordError("a file name has no zero byte")
        loaded = load(path)
    except EngineError as error:
        raise GtpError(f"cannot load file: {error}") from None
    record = loaded.games[0]
    if not session.engine.plays(record.size):
        raise GtpError(f"cannot load file: there is no network for {record.size}x{record.size}")
    if parse_rules(record.rules.name) is None:
        _keep_rules(session, record)
    line = record.main_line()
    last = line[-1].number if before is None else max(before - 1, 0)
    node = [node for node in line if node.number <= last][-1]
    if not record.komi_known:
        record.set_komi(session.game.rules.komi)
    session.game.load(record, node)
    for note in loaded.notes:
        session.log(f"{path.name}, {note}")
    session.clock.restart()
    return ""


def _keep_rules(session: GtpSession, record: GameRecord) -> None:
    """Give a record the rules of the session; its size, komi and handicap stay."""
    own = record.rules
    rules = session.game.rules.replace(size=own.size, komi=own.komi, handicap=own.handicap)
    record.set_rules(rules, record.komi_known)


def printsgf(session: GtpSession, words: Words) -> str:
    """Answer the game as SGF, or save it to the file named."""
    from engine.record.sgf import save, to_text

    record = session.game.record()
    if not words:
        return to_text([record])
    save(Path(" ".join(words)), [record])
    return ""


# --- questions -----------------------------------------------------------------------------


def all_legal(session: GtpSession, words: Words) -> str:
    """Answer all points where a color may play."""
    _need(words, 0, 1)
    game = session.game
    color = parse_color(words[0]) if words else game.board.to_play
    points = range(game.size**2)
    return " ".join(
        point_to_gtp(point, game.size)
        for point in points
        if game.illegal_reason(color, point) is None
    )


def move_history(session: GtpSession, words: Words) -> str:
    """Answer the moves of the game, last one first."""
    _need(words, 0)
    game = session.game
    return "\n".join(
        f"{color_name(move.color)} {point_to_gtp(move.point, game.size)}"
        for move in reversed(game.moves)
    )


def last_move(session: GtpSession, words: Words) -> str:
    """Answer the last move."""
    _need(words, 0)
    if not session.game.moves:
        raise GtpError("no previous move known")
    return move_history(session, ()).split("\n")[0]


BOARD_ANSWERS: dict[str, Answer] = {
    "boardsize": boardsize,
    "rectangular_boardsize": rectangular_boardsize,
    "clear_board": clear_board,
    "komi": komi,
    "get_komi": get_komi,
    "play": play,
    "undo": undo,
    "gg-undo": gg_undo,
    "showboard": showboard,
    "fixed_handicap": fixed_handicap,
    "place_free_handicap": place_free_handicap,
    "set_free_handicap": set_free_handicap,
    "set_position": set_position,
    "gogui-setup": gogui_setup,
    "gogui-setup_player": gogui_setup_player,
    "gogui-play_sequence": gogui_play_sequence,
    "loadsgf": loadsgf,
    "printsgf": printsgf,
    "all_legal": all_legal,
    "move_history": move_history,
    "last_move": last_move,
}
