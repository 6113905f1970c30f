"""Import records in formats of Go servers: GIB (Tygem), NGF (WBaduk), UGI (PandaNet).

The layout of these formats was derived from real files.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from engine.base.errors import RecordError, SettingsError
from engine.base.translation import tr
from engine.go.board import BLACK, MAX_SIZE, MIN_SIZE, WHITE
from engine.go.result import RESIGNATION, TIME, GameResult, parse_result, result_of_lead
from engine.go.rules import parse_rules
from engine.record.encoding import detect
from engine.record.game_node import GameNode, Move
from engine.record.game_record import GameRecord
from engine.record.handicap import handicap_points
from engine.record.komi import KomiReading
from engine.record.node_fields import number_in
from engine.record.notes import Notes
from engine.record.read_game import assume_rules
from engine.record.repairs import check_moves
from engine.record.root_fields import RootFields, with_rules

_MAX_BYTES: Final = 2 * 1024 * 1024  # larger files are not tried: these formats hold one game each
_NGF_MOVE: Final = re.compile(r"PM([A-Z]{2})([BW])([A-Z])([A-Z])[A-Z]{2}\s*\Z")
_UGI_MOVE: Final = re.compile(r"([A-Y])([A-Y]),([BW])\d*,(\d{1,9})")
_PLAYER: Final = re.compile(
    r"(.+?)\s*(?:\((.{1,8})\)|\s(\d{1,2}[KDPkdp]\S{0,2}|\S{1,2}[段级級단급]))\s*\Z"
)
_GIB_RESULTS: Final = {
    3: GameResult(BLACK, reason=RESIGNATION),
    4: GameResult(WHITE, reason=RESIGNATION),
    7: GameResult(BLACK, reason=TIME),
    8: GameResult(WHITE, reason=TIME),
}
_UGI_CODECS: Final = {"SJIS": "cp932", "JPN": "cp932", "EUC": "euc_jp", "GB": "gbk", "KOR": "cp949"}
_UGI_RULES: Final = {"JPN": "Japanese", "CHN": "Chinese", "KOR": "Korean", "AGA": "AGA"}


class _Game(NamedTuple):
    """A game as read from one of the formats."""

    size: int
    komi: float | None
    handicap: int
    ruleset: str | None
    info: dict[str, str]
    setup: dict[int, int]
    moves: list[Move]
    comments: dict[int, str]
    """Text by move number; 0 is the start."""


def read(data: bytes, name: str) -> tuple[GameRecord, list[str]] | None:
    """Read the game of a GIB, NGF or UGI file with notes; return None for other formats.

    Raises
    ------
    RecordError
        The file has one of the formats, but can't be read.
    """
    start = data[:4096].lstrip()
    notes = Notes(name, data)
    if len(data) > _MAX_BYTES:
        return None
    if start.startswith(b"\\HS"):
        kind, game = "GIB", _read_gib(data, notes)
    elif start.startswith(b"[Header]"):
        kind, game = "UGI", _read_ugi(data, notes)
    elif re.search(rb"^PM[A-Z]{2}[BW][A-Z]{4}\s*$", data[:65536], re.MULTILINE):
        kind, game = "NGF", _read_ngf(data, notes)
    else:
        return None
    record = _record(game, notes)
    check_moves([record], notes)
    return record, [tr("imported from {kind}; it will be saved as SGF", kind=kind), *notes.all()]


def _record(game: _Game, notes: Notes) -> GameRecord:
    info = {name: value for name, value in game.info.items() if value}
    komi = KomiReading(game.komi, True)
    fields = RootFields(game.size, komi, game.handicap, game.ruleset, info, "")
    try:
        rules, known = with_rules(fields, game.handicap)
    except SettingsError as error:
        raise RecordError(f"{notes.name}: {error}") from None
    root = GameNode(setup=game.setup, to_play=WHITE if game.setup else None)
    root.comment = game.comments.get(0, "")
    node = root
    for number, move in enumerate(game.moves, start=1):
        node = GameNode(node, move=move, number=number, comment=game.comments.get(number, ""))
        if node.parent is not None:
            node.parent.children.append(node)
    record = GameRecord(rules, root=root, info=info, komi_known=known)
    if parse_rules(game.ruleset or "") is None:
        assume_rules(record, fields, game.handicap)
        notes.add(record.rules_reason)
    return record


def _decoded(data: bytes, notes: Notes, codec: str | None = None) -> str:
    detection = detect(data, codec)
    if detection.note and not data.isascii():
        notes.add(tr("read as {encoding}", encoding=detection.codec.upper()))
    return data.decode(detection.codec, "replace")


def _setup(size: int, handicap: int, notes: Notes) -> dict[int, int]:
    points = handicap_points(size, handicap, third_upper_left=True) if handicap >= 2 else []
    if handicap >= 2 and not points:
        notes.add(
            tr(
                "the usual points of {handicap} handicap stones are unknown; they are left out",
                handicap=handicap,
            )
        )
    return dict.fromkeys(points, BLACK)


def _number(text: str, default: int = 0) -> int:
    match = re.match(r"\s*([-+]?\d{1,6})", text)
    return int(match[1]) if match else default


def _players(black: str, white: str) -> dict[str, str]:
    """Return SGF properties of players like "someone (5K)" or "someone    5K"."""
    info: dict[str, str] = {}
    for color, text in (("B", black.strip()), ("W", white.strip())):
        match = _PLAYER.match(text)
        name, rank = (match[1], match[2] or match[3]) if match else (text, "")
        info |= {f"P{color}": name.strip(), f"{color}R": rank.strip()}
    return info


def _date(match: re.Match[str] | None) -> str:
    """Return year, month and day as SGF writes them."""
    return f"{match[1]}-{int(match[2]):02}-{int(match[3]):02}" if match else ""


def _size(text: str, notes: Notes) -> int:
    size = _number(text, 19)
    if not MIN_SIZE <= size <= MAX_SIZE:
        raise RecordError(
            tr("{file}: a board of size {size} can't be read", file=notes.name, size=size)
        )
    return size


# --- GIB ----------------------------------------------------------------------------------------


def _read_gib(data: bytes, notes: Notes) -> _Game:
    """Read `\\[KEY=value\\]` lines, then `INI … handicap` and `STO 0 number color column row`."""
    text = _decoded(data, notes)
    entries = (part.partition("\\]")[0].partition("=") for part in text.split("\\[")[1:])
    fields = {key: value for key, _, value in entries}
    facts = _gib_facts(fields)
    handicap = 0
    moves: list[Move] = []
    size = 19
    for line in text.splitlines():
        words = line.split()
        if words[:1] == ["INI"] and len(words) >= 4:
            handicap = _number(words[3])
        elif words[:1] == ["STO"] and len(words) >= 6:
            color, column, row = (_number(word, -1) for word in words[3:6])
            if color in (1, 2) and 0 <= column < size and 0 <= row < size:
                moves.append(Move(BLACK if color == 1 else WHITE, row * size + column))
            else:
                notes.add(
                    tr("a move that can't be read is left out: {line:.40}", line=line.strip())
                )
    komi = facts.komi
    if not komi and facts.dum:
        notes.add(tr("komi is given only as Dum {dum}, which has no known meaning", dum=facts.dum))
        komi = None
    info = {
        **_players(fields.get("GAMEBLACKNAME", ""), fields.get("GAMEWHITENAME", "")),
        "DT": facts.date,
        "PC": fields.get("GAMEPLACE", "").strip(),
        "GN": fields.get("GAMENAME", "").strip(),
        "RE": facts.result,
        "GC": fields.get("GAMECOMMENT", "").strip(),
    }
    setup = _setup(size, handicap, notes)
    notes.add(tr("the server counts by Korean rules"))
    return _Game(size, komi, handicap, "Korean", info, setup, moves, {})


class _GibFacts(NamedTuple):
    """What the header of a GIB file tells, whichever of its lines are there."""

    komi: float | None
    dum: int
    result: str
    date: str


def _gib_facts(fields: dict[str, str]) -> _GibFacts:
    """Return komi, result and date from the first of the header's lines that has them.

    Those are a list of codes (GAMEINFOMAIN), lines of their own, and a list of letters (GAMETAG).
    """
    codes = dict(re.findall(r"(\w+):(-?\d+)", fields.get("GAMEINFOMAIN", "")))
    letters = dict(re.findall(r"(?:^|,)([A-Z])([\d:.-]+)", fields.get("GAMETAG", "")))

    def found(code: str, line: str, letter: str) -> int | None:
        places = (codes.get(code, ""), fields.get(line, ""), letters.get(letter, ""))
        return next((_number(text) for text in places if re.match(r"\s*-?\d", text)), None)

    gongje, dum = found("GONGJE", "GAMEGONGJE", "G"), found("DUM", "GAMEDUM", "D")
    points, code = found("ZIPSU", "GAMEZIPSU", "Z"), found("GRLT", "", "W")
    date = ""
    for text in (fields.get("GAMEDATE", ""), letters.get("C", ""), fields.get("GAMEINFOSUB", "")):
        match = re.search(r"(?<!\d)(\d{4})\D+(\d{1,2})\D+(\d{1,2})", text)
        date = date or _date(match)
    result = _gib_result(code, (points or 0) / 10) or _result_text(fields.get("GAMERESULT", ""))
    return _GibFacts(None if gongje is None else gongje / 10, dum or 0, result, date)


def _gib_result(code: int | None, points: float) -> str:
    if code in (0, 1) and points:
        return result_of_lead(points if code == 0 else -points).sgf
    return _GIB_RESULTS[code].sgf if code in _GIB_RESULTS else ""


def _result_text(words: str) -> str:
    """Convert "Black wins by 0.5!" and similar texts to SGF; "" if the text isn't understood."""
    result = parse_result(words)
    return "" if result is None else result.sgf


# --- NGF ----------------------------------------------------------------------------------------


def _read_ngf(data: bytes, notes: Notes) -> _Game:
    """Read about twelve lines on the game, then `PM` number color column row row column.

    Columns and rows count from B. Some files have the letters GI before each line, and the lines
    in another order.
    """
    lines = _decoded(data, notes).splitlines()
    first = next(i for i, line in enumerate(lines) if _NGF_MOVE.search(line))
    head = [line.strip() for line in lines[:first]] + [""] * 12
    if all(line.startswith("GI") for line in lines[:first]):
        title, white, black, _, place, date, size_text, handicap, _, komi_text, _ = (
            line.removeprefix("GI").strip() for line in head[:11]
        )
        result = next((line for line in reversed(lines) if "[" in line), "")
    else:
        title, size_text, white, black, place, handicap, _, komi_text, date, _, result = head[:11]
    size = _size(size_text, notes)
    moves: list[Move] = []
    for line in lines[first:]:
        match = _NGF_MOVE.search(line)
        if match is None:
            continue
        column, row = ord(match[3]) - ord("B"), ord(match[4]) - ord("B")
        on_board = 0 <= column < size and 0 <= row < size
        point = row * size + column if on_board else size * size
        moves.append(Move(BLACK if match[2] == "B" else WHITE, point))
    stones = _number(handicap)
    komi = float(_number(komi_text))
    if komi_text and stones < 2:
        komi += 0.5  # the half point is not written in even games
    info = {
        **_players(black, white),
        "DT": _date(re.match(r"(\d{4})\D?(\d{1,2})\D?(\d{1,2})", date)),
        "PC": place,
        "EV": title,
        "RE": _result_text(result),
    }
    setup = _setup(size, stones, notes)
    komi_given = komi if komi_text else None
    notes.add(tr("the server counts by Korean rules"))
    return _Game(size, komi_given, stones, "Korean", info, setup, moves, {})


# --- UGI and UGF --------------------------------------------------------------------------------


def _read_ugi(data: bytes, notes: Notes) -> _Game:
    """Read `[Header]` (`Key=value`), `[Data]` (`column row,color number,number,…`) and comments."""
    language = re.search(rb"^Lang=(\w+)", data, re.MULTILINE)
    codec = _UGI_CODECS.get(language[1].decode(), None) if language is not None else None
    sections: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in _decoded(data, notes, codec).splitlines():
        if re.fullmatch(r"\[\w+\]\s*", line):
            lines = sections.setdefault(line.strip()[1:-1], [])
        else:
            lines.append(line)
    header = dict(line.split("=", 1) for line in sections.get("Header", []) if "=" in line)
    size = _size(header.get("Size", ""), notes)
    from_below = header.get("CoordinateType", "").strip() == "IGS"
    setup: dict[int, int] = {}
    moves: list[Move] = []
    for line in sections.get("Data", []):
        match = _UGI_MOVE.match(line)
        if match is None:
            continue
        column, row = ord(match[1]) - ord("A"), ord(match[2]) - ord("A")
        point = size * size
        if column < size and row < size:
            point = (size - 1 - row if from_below else row) * size + column
        color = BLACK if match[3] == "B" else WHITE
        if int(match[4]) == 0 and point < size * size:
            setup[point] = color
        else:
            moves.append(Move(color, point))
    handicap, _, komi = header.get("Hdcp", "").partition(",")
    stones = _number(handicap)
    if not setup and moves and moves[0].color == WHITE:
        setup = _setup(size, stones, notes)
    black, white = (header.get(key, "").split(",") + [""] for key in ("PlayerB", "PlayerW"))
    winner, _, points = header.get("Winner", "").partition(",")
    date = re.match(r"(\d{4})/(\d{2})/(\d{2})", header.get("Date", ""))
    info = {
        "PB": black[0].strip(),
        "BR": black[1].strip(),
        "PW": white[0].strip(),
        "WR": white[1].strip(),
        "DT": "-".join(date.groups()) if date else "",
        "PC": header.get("Place", "").strip(),
        "EV": header.get("Title", "").strip(" ,"),
        "RE": _ugi_result(winner.strip(), points.strip()),
        "CP": header.get("Copyright", "").strip(),
    }
    rule = header.get("Rule", "").strip()
    comments = _ugi_comments(sections.get("ReviewComment", []), len(moves))
    ruleset = _UGI_RULES.get(rule, rule or None)
    return _Game(size, number_in(komi), stones, ruleset, info, setup, moves, comments)


def _ugi_result(winner: str, points: str) -> str:
    if winner not in ("B", "W"):
        return ""
    color = BLACK if winner == "B" else WHITE
    number = number_in(points)
    if number:
        return GameResult(color, number).sgf
    return (parse_result(f"{winner}+{points[:1]}") or GameResult(color)).sgf


def _ugi_comments(lines: list[str], last: int) -> dict[int, str]:
    """Return comments by move; in the file, number 1 is the position before the first move."""
    comments: dict[int, list[str]] = {}
    number = 0
    for line in lines:
        match = re.fullmatch(r"\.Comment,(\d{1,6})\s*", line)
        if match is not None:
            number = min(max(int(match[1]) - 1, 0), last)
        elif line.strip():
            comments.setdefault(number, []).append(line.strip())
    return {number: "\n".join(texts) for number, texts in comments.items()}
