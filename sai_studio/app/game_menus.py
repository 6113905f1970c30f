"""The menus of the open game: File, Edit and Navigate, with what their commands do."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QInputDialog, QMenu

from engine.base.translation import tr
from engine.record.game_node import GameNode
from engine.record.transform import Turn
from engine.review.mistakes import MistakeKind
from sai_studio.app.dialogs.preferences import PreferencesDialog
from sai_studio.app.parts import Parts
from sai_studio.kit.texts import menu_text, plain_tip
from sai_studio.review.dialogs.game_info import GameInfoDialog
from sai_studio.review.dialogs.properties import PropertiesDialog
from sai_studio.session.annotations import ANNOTATIONS, MOVE, Annotation, annotations_of, toggled
from sai_studio.session.commands.command import SEPARATOR, Command, Menu, choices, toggle
from sai_studio.session.files.sample_games import sample_games
from sai_studio.session.navigation import root_of

# --- File ----------------------------------------------------------------------------------------


def _fill_recent(w: Parts, menu: QMenu) -> None:
    menu.clear()
    for path in w.preferences.recent_files():
        action = menu.addAction(menu_text(path.name))
        action.setToolTip(plain_tip(str(path)))
        action.triggered.connect(lambda _checked=False, p=path: w.documents.open(p))
    if links := w.preferences.recent_links():
        menu.addSeparator()
    for link, title in links:
        action = menu.addAction(menu_text(title))
        action.setToolTip(plain_tip(link))
        action.triggered.connect(lambda _checked=False, to=link: w.documents.links.open(to))
    if menu.isEmpty():
        menu.addAction(tr("No files yet")).setEnabled(False)


def _fill_samples(w: Parts, menu: QMenu) -> None:
    menu.clear()
    for game in sample_games():
        size = f"{game.size}\u00d7{game.size}"
        action = menu.addAction(menu_text(f"{game.shown_title}  ({size})"))
        action.triggered.connect(lambda _checked=False, p=game.path: w.documents.open_sample(p))


FILE: Final[Menu[Parts]] = Menu(
    "File",
    tr("&File"),
    Command("new", tr("&New game\u2026"), lambda w: w.playing.new_game(), ("Ctrl+N",), "new"),
    Command(
        "open",
        tr("&Open\u2026"),
        lambda w: w.documents.open_dialog(),
        ("Ctrl+O",),
        "open",
        tr("Open a game record (SGF)"),
    ),
    Command(
        "open_link",
        tr("Open lin&k\u2026"),
        lambda w: w.documents.links.ask(),
        ("Ctrl+Shift+O",),
        tip=tr("Open a game of OGS, KGS or Fox, or any SGF on the internet, by its link"),
    ),
    Command(
        "choose_game",
        tr("&Games in this file\u2026"),
        lambda w: w.documents.choose_game(),
        tip=tr("Choose, reorder, remove or add games"),
    ),
    Menu("Open recent", tr("Open &recent"), prepare=_fill_recent),
    Menu("Sample games", tr("Sa&mple games"), prepare=_fill_samples),
    SEPARATOR,
    Command("save", tr("&Save"), lambda w: w.documents.save(), ("Ctrl+S",), "save"),
    Command("save_as", tr("Save &as\u2026"), lambda w: w.documents.save_as(), ("Ctrl+Shift+S",)),
    toggle("save_analyses"),
    SEPARATOR,
    Command(
        "copy_game",
        tr("&Copy game"),
        lambda w: w.documents.copy(),
        ("Ctrl+Shift+C", "Ctrl+C"),
        tip=tr("Copy the game as SGF"),
    ),
    Command(
        "paste_game",
        tr("&Paste game"),
        lambda w: w.documents.paste(),
        ("Ctrl+Shift+V", "Ctrl+V"),
        tip=tr("Open copied SGF or a copied link"),
    ),
    Command(
        "copy_text",
        tr("Copy position as &text"),
        lambda w: w.documents.copy_text(),
        tip=tr("Copy the board as a diagram of letters, to paste into a message"),
    ),
    Command(
        "copy_sensei",
        tr("Copy for Sensei's &Library"),
        lambda w: w.board_export.copy_sensei(),
        tip=tr("Copy the position as a diagram for Sensei's Library and forums"),
    ),
    Command(
        "export_image", tr("&Export board as image\u2026"), lambda w: w.board_export.export_image()
    ),
    Command(
        "export_report",
        tr("E&xport report\u2026"),
        lambda w: w.report_export.ask(),
        tip=tr("Save the review as a page to play through, a sheet, a table or an annotated game"),
        enabled=lambda w: not w.session.review.blind,
    ),
    Menu(
        "More exports",
        tr("&More exports"),
        Command(
            "export_game",
            tr("Game with comments as P&DF\u2026"),
            lambda w: w.board_export.export_game(),
            tip=tr("Save diagrams and comments"),
        ),
        Command(
            "export_timeline",
            tr("&Timeline as a table\u2026"),
            lambda w: w.board_export.ask_data("timeline"),
            tip=tr("Save the figures of every move as CSV or JSON"),
        ),
        Command(
            "export_candidates",
            tr("&Candidates as a table\u2026"),
            lambda w: w.board_export.ask_data("candidates"),
            tip=tr("Save the figures of the candidates as CSV or JSON"),
        ),
    ),
    Command(
        "print_board",
        tr("P&rint board\u2026"),
        lambda w: w.board_export.print_board(),
        tip=tr("Print what the board shows"),
    ),
    SEPARATOR,
    Command(
        "quit",
        tr("&Quit"),
        lambda w: w.window.close(),
        ("Ctrl+Q",),
        role=QAction.MenuRole.QuitRole,
    ),
)

# --- Edit ----------------------------------------------------------------------------------------


def choose_tool(w: Parts, tool: str) -> None:
    """Select a tool, or go back to playing moves if it is selected already."""
    w.session.selection.set_tool("play" if w.session.selection.tool == tool else tool)


def pass_move(w: Parts) -> None:
    """Pass, or insert a pass with the tool that inserts moves."""
    edits = w.session.edits
    if w.session.selection.tool == "insert":
        edits.insert_move(edits.record.size**2)
    else:
        w.session.play_move(edits.record.size**2)


def edit_info(w: Parts) -> None:
    """Edit the game info: players, result, rules, komi."""
    record, edits = w.session.cursor.record, w.session.edits
    dialog = GameInfoDialog(record, w.window)

    def save() -> None:
        if edits.record is record:  # no other game was opened meanwhile
            edits.set_info(dialog.info(), dialog.chosen_rules())

    dialog.open_for(save)


def name_node(w: Parts) -> None:
    """Ask for the name of the current position."""
    edits, node = w.session.edits, w.session.cursor.node

    def name(text: str) -> None:
        if root_of(node) is edits.record.root:  # no other game was opened meanwhile
            edits.set_name(text, node)

    dialog = QInputDialog(w.window)
    dialog.setWindowTitle(tr("Name of the position"))
    dialog.setLabelText(tr("Short name; empty removes it"))
    dialog.setTextValue(node.name)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.textValueSelected.connect(name)
    dialog.open()


def _has_parent(w: Parts) -> bool:
    return w.session.cursor.node.parent is not None


def _has_next(w: Parts) -> bool:
    return bool(w.session.cursor.node.children)


def _has_move(w: Parts) -> bool:
    return w.session.cursor.node.move is not None


def _off_main_line(w: Parts) -> bool:
    line = w.session.cursor.line
    return any(n.parent is not None and n.parent.children[0] is not n for n in line)


def tool(name: str, text: str, key: str = "", icon: str = "", tip: str = "") -> Command[Parts]:
    """Return the command that selects a tool of the board."""
    return Command(
        f"tool_{name}",
        text,
        lambda w: choose_tool(w, name),
        (key,) if key else (),
        icon,
        tip,
        group="tool",
        checked=lambda w: w.session.selection.tool == name,
    )


def _annotate_command(annotation: Annotation) -> Command[Parts]:
    """Return the command that annotates the current move or position, or removes that."""

    def annotate(w: Parts) -> None:
        node = w.session.cursor.node
        w.session.edits.set_annotations(toggled(node.annotations, annotation))

    keys = {"TE1": "T", "BM1": "B", "IT1": "I", "DO1": "D", "HO1": "H"}
    return Command(
        f"annotate_{annotation.id}",
        f"{annotation.text}  {annotation.symbol}",
        annotate,
        (f"Ctrl+Alt+{keys[annotation.id]}",) if annotation.id in keys else (),
        tip=tr("{annotation}; a second time removes the annotation", annotation=annotation.text),
        checked=lambda w: annotation in annotations_of(w.session.cursor.node),
        enabled=_has_move if annotation.kind == MOVE else None,
    )


def _turn_command(name: str, text: str, turn: Turn, tip: str) -> Command[Parts]:
    """Return the command that turns or mirrors the whole game."""

    def run(w: Parts) -> None:
        w.session.region.clear()
        w.session.edits.turn_game(turn)

    return Command(name, text, run, tip=tip)


EDIT: Final[Menu[Parts]] = Menu(
    "Edit",
    tr("&Edit"),
    Command(
        "undo",
        tr("&Undo"),
        lambda w: w.playing.undo(),
        ("Ctrl+Z",),
        "undo",
        enabled=lambda w: w.session.edits.undo_stack.canUndo(),
    ),
    Command(
        "redo",
        tr("&Redo"),
        lambda w: w.session.edits.undo_stack.redo(),
        ("Ctrl+Shift+Z", "Ctrl+Y"),
        "redo",
        enabled=lambda w: w.session.edits.undo_stack.canRedo(),
    ),
    SEPARATOR,
    Command("pass", tr("&Pass"), pass_move, ("P",), "pass", tr("Pass instead of playing a stone")),
    Command(
        "turn",
        tr("S&witch side to move"),
        lambda w: w.session.edits.switch_turn(),
        tip=tr("Change whose turn it is in this position"),
    ),
    SEPARATOR,
    Command(
        "editing_tools",
        tr("E&diting tools"),
        lambda w: w.editing_bar.setVisible(w.editing_bar.isHidden()),
        ("Ctrl+E",),
        "edit",
        tr("Show tools to set up stones and to draw marks, lines and arrows"),
        checked=lambda w: not w.editing_bar.isHidden(),
    ),
    tool("play", tr("Play &moves"), "", "play_move", tr("A click plays a move")),
    tool(
        "insert",
        tr("I&nsert moves"),
        "I",
        "insert",
        tr("A click inserts a move here; the moves that follow stay, if they are legal"),
    ),
    tool("black", tr("Set up &black stones"), "Ctrl+1", "black_stone"),
    tool("white", tr("Set up &white stones"), "Ctrl+2", "white_stone"),
    tool("empty", tr("&Erase stones and marks"), "Ctrl+3", "erase"),
    Command(
        "tsumego_frame",
        tr("Add &tsumego frame"),
        lambda w: w.session.edits.add_frame(),
        tip=tr("Fill the rest of the board so that whoever wins the local fight wins the game"),
        enabled=lambda w: bool(w.session.cursor.board.stones.any()),
    ),
    Menu(
        "Mark",
        tr("Mar&k"),
        tool("triangle", tr("&Triangle"), "Ctrl+4", "triangle", tr("Mark points with triangles")),
        tool("square", tr("&Square"), "Ctrl+5", "square", tr("Mark points with squares")),
        tool("circle", tr("&Circle"), "Ctrl+6", "circle", tr("Mark points with circles")),
        tool("cross", tr("Cr&oss"), "Ctrl+7", "cross", tr("Mark points with crosses")),
        tool("letter", tr("L&etter"), "Ctrl+8", "letter", tr("Label points with the next letters")),
        tool("number", tr("&Number"), "Ctrl+9", "number", tr("Label points with the next numbers")),
        tool("line", tr("&Line"), "Ctrl+L", "line", tr("Draw lines: drag, or click both ends")),
        tool(
            "arrow",
            tr("&Arrow"),
            "Ctrl+Shift+L",
            "arrow",
            tr("Draw arrows: drag, or click both ends"),
        ),
        tool(
            "dim",
            tr("&Dim points"),
            "Ctrl+Shift+D",
            "dim",
            tr("Dim points of the board from this position on"),
        ),
    ),
    Menu(
        "Annotate",
        tr("A&nnotate"),
        *map(_annotate_command, ANNOTATIONS),
        Command(
            "name_node",
            tr("&Name of the position\u2026"),
            name_node,
            tip=tr("Give this position a short name"),
        ),
    ),
    tool(
        "score",
        tr("&Count the score"),
        "C",
        "score",
        tr("Count the score; click stones to mark them dead"),
    ),
    SEPARATOR,
    Menu(
        "Rotate and flip",
        tr("Rotate and &flip"),
        _turn_command(
            "rotate_left", tr("Rotate &left"), Turn.LEFT, tr("Rotate the whole game to the left")
        ),
        _turn_command(
            "rotate_right",
            tr("Rotate &right"),
            Turn.RIGHT,
            tr("Rotate the whole game to the right"),
        ),
        _turn_command(
            "flip_horizontal",
            tr("Flip &horizontally"),
            Turn.HORIZONTAL,
            tr("Mirror the whole game left to right"),
        ),
        _turn_command(
            "flip_vertical",
            tr("Flip &vertically"),
            Turn.VERTICAL,
            tr("Mirror the whole game top to bottom"),
        ),
        Command(
            "exchange_colors",
            tr("E&xchange colors"),
            lambda w: w.session.edits.exchange_colors(),
            tip=tr("Exchange black and white in the whole game, with players and result"),
            # an engine would go on for the other side
            enabled=lambda w: w.session.play.game is None,
        ),
    ),
    SEPARATOR,
    Command(
        "cut_branch",
        tr("Cu&t variation"),
        lambda w: w.documents.cut_branch(),
        ("Ctrl+X",),
        enabled=_has_parent,
    ),
    Command(
        "copy_branch",
        tr("Copy &variation"),
        lambda w: w.documents.copy_branch(),
        ("Ctrl+Alt+C",),
        tip=tr("Copy from this move on"),
    ),
    Command(
        "paste_branch",
        tr("P&aste variation"),
        lambda w: w.documents.paste_branch(),
        ("Ctrl+Alt+V",),
        tip=tr("Paste the copied moves as a variation of this position"),
    ),
    SEPARATOR,
    Command(
        "promote",
        tr("Move variation u&p"),
        lambda w: w.session.edits.promote(),
        ("Ctrl+Up",),
        enabled=_off_main_line,
    ),
    Command(
        "make_main",
        tr("Make &main line"),
        lambda w: w.session.edits.make_main_line(),
        ("Ctrl+Shift+Up",),
        enabled=_off_main_line,
    ),
    Command(
        "delete_branch",
        tr("&Delete branch"),
        lambda w: w.session.edits.delete_branch(),
        ("Ctrl+Delete", "Shift+Delete"),
        tip=tr("Delete this move and all that follow"),
        enabled=_has_parent,
    ),
    Command(
        "make_start",
        tr("Make t&his position the start"),
        lambda w: w.session.edits.make_start(),
        tip=tr(
            "Start the game here: earlier moves and other variations are removed (Undo "
            "restores them)"
        ),
        enabled=_has_parent,
    ),
    SEPARATOR,
    Command(
        "properties",
        tr("P&roperties\u2026"),
        lambda w: PropertiesDialog(w.session, w.window).open(),
        ("Ctrl+Shift+I",),
        tip=tr("Show and edit the SGF properties of this position"),
    ),
    Command("game_info", tr("Game &info\u2026"), edit_info, ("Ctrl+I",), "info"),
    SEPARATOR,
    Command(
        "preferences",
        tr("Preferen&ces\u2026"),
        lambda w: PreferencesDialog(w.preferences, w.effects.refusals, w.window).open(),
        ("Ctrl+,",),
        tip=tr("Choose how the window looks and works"),
        role=QAction.MenuRole.PreferencesRole,
    ),
)

# --- Navigate ------------------------------------------------------------------------------------


def _go(w: Parts, move: Callable[[], object], none: str) -> None:
    """Go somewhere; say why if the cursor stays where it is."""
    node = w.session.cursor.node
    move()
    if w.session.cursor.node is node:
        w.say(none)


def _go_to_variation(w: Parts, step: int) -> None:
    none = tr("There is no other variation in this direction.")
    _go(w, partial(w.session.cursor.next_variation, step), none)


def go_to_main_line(w: Parts) -> None:
    """Go back to the main line, and show it to its end."""
    cursor = w.session.cursor
    line = cursor.line
    cursor.to_main_line()
    if cursor.line == line:
        w.say(tr("This is the main line."))


def go_to_mistake(w: Parts, step: int) -> None:
    """Go to the position before the next (1) or previous (-1) mistake; show the better move.

    Those that didn't matter are passed over.
    """
    none = (
        tr("No mistake is known after this position.")
        if step > 0
        else tr("No mistake is known before this position.")
    )
    found = [m for m in w.session.timeline.mistakes if m.kind is not MistakeKind.COSMETIC]
    if _go_to_one(w, [mistake.place - 1 for mistake in found], step, none):
        w.session.selection.set_shows_best(True)


def go_to_disagreement(w: Parts, step: int) -> None:
    """Go to the next (1) or previous (-1) position where the agents play different moves."""
    none = (
        tr("No disagreement of the agents is known after this position.")
        if step > 0
        else tr("No disagreement of the agents is known before this position.")
    )
    _go_to_one(w, w.session.timeline.disagreements, step, none)


def go_to_remark(w: Parts, step: int) -> None:
    """Go to the next (1) or previous (-1) position of the line with remarks."""
    none = (
        tr("There is no comment or annotation after this position.")
        if step > 0
        else tr("There is no comment or annotation before this position.")
    )
    line = w.session.cursor.line
    _go_to_one(w, [place for place, node in enumerate(line) if _has_remark(node)], step, none)


def _has_remark(node: GameNode) -> bool:
    return bool(node.comment or node.marks or node.lines or node.annotations or node.name)


def _go_to_one(w: Parts, places: list[int], step: int, none: str) -> bool:
    """Go to the nearest of some places of the line, ascending, in a direction.

    Returns False if there is none, and shows the message `none`.
    """
    cursor = w.session.cursor
    here = cursor.line.index(cursor.node)
    places = [place for place in places if (place - here) * step > 0]
    if places:
        cursor.go_to(cursor.line[places[0] if step > 0 else places[-1]])
    else:
        w.say(none)
    return bool(places)


def ask_move(w: Parts) -> None:
    """Ask for a move number and go there."""
    cursor = w.session.cursor
    dialog = QInputDialog(w.window)
    dialog.setInputMode(QInputDialog.InputMode.IntInput)
    dialog.setWindowTitle(tr("Go to move"))
    dialog.setLabelText(tr("Move number"))
    dialog.setIntRange(0, cursor.line[-1].number)
    dialog.setIntValue(cursor.node.number)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.intValueSelected.connect(cursor.go_to_move)
    dialog.open()


_NOT_VIEWED: Final = tr("No other position was viewed.")

NAVIGATE: Final[Menu[Parts]] = Menu(
    "Navigate",
    tr("&Navigate"),
    Command(
        "back",
        tr("&Back"),
        lambda w: w.session.cursor.back(),
        ("Left",),
        "back",
        enabled=_has_parent,
    ),
    Command(
        "forward",
        tr("&Forward"),
        lambda w: w.session.cursor.forward(),
        ("Right",),
        "forward",
        enabled=_has_next,
    ),
    Command(
        "back_10",
        tr("Back 10"),
        lambda w: w.session.cursor.back(10),
        ("PgUp", "Shift+Left"),
        "back_10",
        enabled=_has_parent,
    ),
    Command(
        "forward_10",
        tr("Forward 10"),
        lambda w: w.session.cursor.forward(10),
        ("PgDown", "Shift+Right"),
        "forward_10",
        enabled=_has_next,
    ),
    Command(
        "first",
        tr("To the &start"),
        lambda w: w.session.cursor.first(),
        ("Home",),
        "first",
        enabled=_has_parent,
    ),
    Command(
        "last",
        tr("To the &end"),
        lambda w: w.session.cursor.last(),
        ("End",),
        "last",
        enabled=_has_next,
    ),
    SEPARATOR,
    Command(
        "previous_variation", tr("&Previous variation"), lambda w: _go_to_variation(w, -1), ("Up",)
    ),
    Command("next_variation", tr("&Next variation"), lambda w: _go_to_variation(w, 1), ("Down",)),
    Command(
        "branch_point",
        tr("To the b&ranch point"),
        lambda w: w.session.cursor.to_branch_point(),
        ("B",),
        "branch",
        enabled=_has_parent,
    ),
    Command("main_line", tr("To the &main line"), go_to_main_line, ("Shift+B",)),
    SEPARATOR,
    Command(
        "visited_back",
        tr("Previous &viewed position"),
        lambda w: _go(w, w.session.cursor.go_back_visited, _NOT_VIEWED),
        ("Alt+Left",),
    ),
    Command(
        "visited_forward",
        tr("Ne&xt viewed position"),
        lambda w: _go(w, w.session.cursor.go_forward_visited, _NOT_VIEWED),
        ("Alt+Right",),
    ),
    SEPARATOR,
    Command(
        "next_mistake",
        tr("Next mista&ke"),
        lambda w: go_to_mistake(w, 1),
        ("N",),
        tip=tr("Go to the position before the next mistake"),
    ),
    Command(
        "previous_mistake", tr("Previous mis&take"), lambda w: go_to_mistake(w, -1), ("Shift+N",)
    ),
    Command(
        "next_disagreement",
        tr("Next &disagreement"),
        lambda w: go_to_disagreement(w, 1),
        ("D",),
        tip=tr("Go to the next position where the agents play different moves"),
    ),
    Command(
        "previous_disagreement",
        tr("Previous disa&greement"),
        lambda w: go_to_disagreement(w, -1),
        ("Shift+D",),
    ),
    Command(
        "next_remark",
        tr("Ne&xt comment or annotation"),
        lambda w: go_to_remark(w, 1),
        ("J",),
        tip=tr("Go to the next position with a comment, a mark or an annotation"),
    ),
    Command(
        "previous_remark",
        tr("Previ&ous comment or annotation"),
        lambda w: go_to_remark(w, -1),
        ("Shift+J",),
    ),
    SEPARATOR,
    Command(
        "autoplay",
        tr("A&utoplay"),
        lambda w: w.session.autoplay.switch(),
        ("Shift+Space",),
        tip=tr("Play the moves of the game one after the other; a click stops"),
        checked=lambda w: w.session.autoplay.is_on,
        enabled=lambda w: w.session.autoplay.is_on or w.session.autoplay.has_next,
    ),
    Menu("Autoplay speed", tr("Autoplay s&peed"), *choices("autoplay_ms", "autoplay")),
    SEPARATOR,
    Command("go_to_move", tr("&Go to move\u2026"), ask_move, ("Ctrl+G",)),
    Command(
        "find",
        tr("F&ind\u2026"),
        lambda w: w.find_bar.open(),
        ("Ctrl+F",),
        tip=tr("Find a move number or words in comments"),
    ),
    SEPARATOR,
    Command(
        "board_cursor",
        tr("B&oard cursor"),
        lambda w: w.board.keyboard_cursor.switch(),
        ("Ctrl+B",),
        tip=tr("Move a cursor on the board with the arrow keys; Enter plays a stone"),
        checked=lambda w: w.board.keyboard_cursor.is_on,
    ),
)
