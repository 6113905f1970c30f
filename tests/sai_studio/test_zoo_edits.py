"""Every file of the zoo is edited with every tool once, saved and read again: nothing is lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from engine.base.errors import EngineError
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.raw_properties import PropertyValue
from engine.record.raw_properties import values_of as property_values
from engine.record.sgf import dumps, load, loads
from sai_studio.review.board.editing_tools import LINE_TOOLS, MARK_TOOLS, EditingTools
from sai_studio.session.annotations import ANNOTATIONS, toggled
from sai_studio.session.session import Session
from tests.shared import checked, zoo_dir

LARGE: Final = 400_000
"""Bytes from which a file is only opened: editing it many times would take minutes."""
EDITED: Final = {
    *("B", "W", "AB", "AW", "AE", "PL", "C", "N", "TR", "SQ", "CR", "MA", "M", "SL", "LB", "L"),
    *("LN", "AR", "DD", "BM", "TE", "DO", "IT", "GB", "GW", "DM", "UC", "HO", "XZOO"),
}
"""Properties that the edits change, each in two nodes."""
MOST_CHANGED: Final = 12
"""Values that the edits may replace: those on the points that the tools touch."""


def values(game: GameRecord) -> Counter[tuple[str, str]]:
    """Every value of every property in a game, as text."""
    return Counter(v[:2] for node in game.nodes() for v in property_values(game, node))


def remarks(node: GameNode) -> tuple[object, ...]:
    """What the tools change, as it must come back from the file."""
    return (
        *(node.move, dict(node.setup), node.to_play, node.comment, dict(node.marks)),
        *(set(node.lines), node.dimmed, node.visible, dict(node.annotations), node.name),
    )


def edits(session: Session) -> list[Callable[[], object]]:
    """Every tool and every other edit of a position, once."""
    tools, selection = EditingTools(session), session.selection
    points = session.cursor.board.size**2
    on_board = session.cursor.board.shape.points

    def use(tool: str, *places: int) -> None:
        selection.set_tool(tool)
        for place in places:
            tools.press(on_board[place])
            tools.release(on_board[place])
        selection.set_tool("play")

    def add_property() -> None:
        values = property_values(session.cursor.record, session.cursor.node)
        session.edits.replace_properties([*values, PropertyValue("XZOO", "raw [text] \u7881")])

    annotate = session.edits.set_annotations
    steps: list[Callable[[], object]] = [
        *(lambda t=tool: use(t, 1) for tool in MARK_TOOLS),
        *(lambda t=tool: use(t, 0, -1) for tool in LINE_TOOLS),
        lambda: use("dim", 2, 3),
        lambda: use("empty", 1),
        lambda: use("black", 0),
        lambda: use("white", -1),
        lambda: session.edits.play(points),
        session.cursor.back,
        lambda: session.edits.insert_move(points),
        lambda: session.edits.set_comment("A note ] with a bracket"),
        lambda: session.edits.set_name("A name"),
        session.edits.switch_turn,
        add_property,
    ]
    steps += [
        lambda a=a: annotate(toggled(session.cursor.node.annotations, a)) for a in ANNOTATIONS
    ]
    return steps


def test_every_file_of_the_zoo_survives_every_tool(qapp: object) -> None:
    files = checked(sorted(path for path in zoo_dir().iterdir() if path.is_file()))
    edited = 0
    for path in files:
        try:
            loaded = load(path)
        except EngineError:
            continue  # refused in a sentence: another test looks at these
        if path.stat().st_size > LARGE:
            continue
        game = loaded.games[0]
        session = Session(game)
        session.cursor.forward(2)
        before, kept = dumps([game]), values(game)
        for edit in edits(session):
            edit()
        changed = {id(n): remarks(n) for n in game.nodes()}
        again = loads(dumps([game]), path.name).games[0]
        assert [remarks(n) for n in again.nodes()] == [changed[id(n)] for n in game.nodes()], path
        lost = kept - values(again)
        assert {name for name, _ in lost} <= EDITED | {"CA"}, (path.name, lost)
        assert lost.total() <= MOST_CHANGED, (path.name, lost)
        while session.edits.undo_stack.canUndo():
            session.edits.undo_stack.undo()
        if game.encoding == loaded.encoding:  # else the raw property needed another encoding
            assert dumps([game]) == before, path.name
        session.edits.make_start()
        loads(dumps([game]), path.name)
        session.edits.undo_stack.undo()
        edited += 1
    assert edited > 0.8 * len(files)
