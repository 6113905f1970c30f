"""The Play menu: games against the engine, and positions played out."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer

from engine.analysis.human_ranks import HUMAN_RANKS
from engine.base.translation import tr
from engine.go.result import parse_result
from engine.go.rules import Rules
from engine.record.game_node import GameNode
from engine.record.game_record import GameRecord
from engine.record.handicap import usual_komi
from engine.review.game_setup import OWN_NETWORK, PERSON, GameSetup, read_setup, write_setup
from engine.review.levels import PEOPLE
from engine.review.swap_rule import may_swap
from sai_studio.kit.signals import connect_all
from sai_studio.kit.texts import no_network
from sai_studio.play.coach import Coach
from sai_studio.play.even_games import EvenGames
from sai_studio.play.fair_play import FairPlay
from sai_studio.play.handicap_stones import HandicapStones
from sai_studio.play.new_game import GameDialog
from sai_studio.play.opponent import TO_COUNT, Opponent
from sai_studio.play.seats import engine_name, seat_of, with_engine
from sai_studio.play.swap_choice import SwapChoice
from sai_studio.review.dialogs.questions import ask_resign
from sai_studio.session.commands.command import SEPARATOR, Command, Menu, choices
from sai_studio.session.navigation import main_line_ancestor
from sai_studio.session.preferences import values_of
from sai_studio.session.undo_commands import AddNodes, RaiseBranch

if TYPE_CHECKING:
    from sai_studio.kit.widgets.message_bar import Choice
    from sai_studio.networks.window_context import WindowContext

LOOKING: Final = tr("Looking for a good move\u2026")
USUAL_MOVES: Final = 10
"""Moves of the user in a play-out, if the preference is none of its choices."""


class PlayMenu(QObject):
    """Starts games against the engine, and shows whose turn it is.

    Parameters
    ----------
    programs
        Returns names and command lines of other engines that can play.
    """

    def __init__(
        self, context: WindowContext, programs: Callable[[], list[tuple[str, str]]]
    ) -> None:
        super().__init__(context.window)
        self._context, self._programs = context, programs
        self.session, self.preferences = context.session, context.preferences
        session = context.session
        self.opponent = Opponent(session, context.analysis, context.people, self)
        self.coach = Coach(session, context.analysis, self.opponent, self)
        self.fair_play = FairPlay(
            session, context.analysis, self.opponent, self.moves_in_play_out, self
        )
        self.swap = SwapChoice(session, context.analysis, self.opponent, self)
        self.stones = HandicapStones(session, self)
        self._offers_before = False
        self._uncounted: str | None = None
        """Result of the record when a game ended that is to be counted; None without one."""
        self._announced: str | None = None
        """Result of the record when a message said how the game ended; None without one."""
        self._begun: tuple[GameSetup, GameRecord, GameNode | None] | None = None
        """Choices of the latest game, its record, and where it began; None at its start."""
        parts = (self.opponent, self.fair_play, self.swap, self.coach, self.stones)
        connect_all(self._changed, *(part.changed for part in parts))
        self.opponent.ended.connect(self._ended)
        self.fair_play.finished.connect(self._show_result)
        self.even = EvenGames(session, context.preferences, self)
        # later: the opponent's own message of the end comes after the result
        self.even.counted.connect(self._offer_next, Qt.ConnectionType.QueuedConnection)
        session.cursor.record_changed.connect(self._record_changed)
        session.edits.info_changed.connect(self._look_for_result)
        context.preferences.changed.connect(self._preference_set)
        self._changed()

    # --- beginning a game ------------------------------------------------------------------------

    def new_game(self) -> None:
        """Ask for board, players and clock of a new game, then start it."""
        self._ask(self._remembered(), False)

    def ask(self) -> None:
        """Ask for the settings of a game against the engine, here if the game can be played on."""
        session = self._context.session
        cursor = session.cursor
        fresh, at_start = not cursor.record.root.children, cursor.node is cursor.record.root
        here = fresh or not (at_start or session.ending.is_over(cursor.node))
        to_play = cursor.board.to_play if here else 1
        self._ask(self._with_engine(to_play), here)

    def play_here(self) -> None:
        """Play on from the current position with the latest settings, as the side to move."""
        session = self._context.session
        cursor = session.cursor
        setup = self._with_engine(cursor.board.to_play)
        if len(setup.engine_colors) > 1:  # the latest game was the engine's alone
            black = PERSON if cursor.board.to_play > 0 else setup.engine
            setup = setup.with_players(black, setup.engine if black == PERSON else PERSON)
        has_network = session.review.network is not None
        is_square = cursor.record.shape.is_square
        if not is_square or (setup.engine == OWN_NETWORK and not has_network):
            session.message.emit("info", no_network(cursor.record.shape))
        elif session.ending.is_over(cursor.node):
            session.message.emit(
                "info", tr("The game is over here. Go back to a position to play.")
            )
        else:
            self._begin_here(setup, False)

    def rematch(self) -> None:
        """Play the latest game again with exchanged colors: a new game, or from where it began."""
        if self._begun is None:
            return
        setup, record, start = self._begun
        setup = setup.swapped()
        if start is None:
            begin = partial(self._begin_new, setup, False, record.rules)
            self._context.documents.save_first(begin)
        elif record is self._context.session.cursor.record:
            self.fair_play.stop()
            self.opponent.stop()
            self._context.session.cursor.go_to(start)
            self._begin_here(setup, False)

    def resign(self) -> None:
        """Let the person give the game up, once that is confirmed."""
        ask_resign(self._context.window, self.opponent.concede)

    def _remembered(self) -> GameSetup:
        """Return the latest choices, on the board of the open game, or the last one if that is a
        rectangle."""
        preferences, shape = self._context.preferences, self.session.cursor.record.shape
        setup = read_setup(preferences.settings.game_setup)
        size = shape.size if shape.is_square else preferences.settings.size
        if setup is None or setup.size != size:
            setup = setup or GameSetup()
            territory = setup.game_rules.scoring == "territory"
            setup = setup.on_board(size, usual_komi(size, 0, territory))
        rank = preferences.settings.human_rank
        if setup.level != PEOPLE and rank in HUMAN_RANKS:
            setup = replace(setup, people=rank)
        return setup if self._context.people.is_there else setup.without_people()

    def _with_engine(self, to_play: int) -> GameSetup:
        network = self._context.session.review.network is not None
        return with_engine(self._remembered(), to_play, self._programs(), network)

    def _ask(self, setup: GameSetup, here: bool) -> None:
        context, preferences = self._context, self._context.preferences
        dialog = GameDialog(
            context.session,
            setup,
            here,
            context.networks.choose,
            context.window,
            self._programs(),
            self.even,
            has_people=context.people.is_there,
        )
        dialog.adjusts.setChecked(preferences.settings.even_komi)

        def begin() -> None:
            chosen = dialog.setup()
            adjusts = dialog.adjusts_komi
            preferences.update(game_setup=write_setup(chosen))
            if dialog.adjusts.isEnabled():
                preferences.update(even_komi=dialog.adjusts.isChecked())
            if dialog.plays_here:
                self._begin_here(chosen, adjusts)
                return
            preferences.update(size=chosen.size)
            context.documents.save_first(lambda: self._begin_new(chosen, adjusts))

        dialog.open_for(begin)

    def _begin_new(self, setup: GameSetup, adjusts: bool, rules: Rules | None = None) -> None:
        """Show a new game and start it, after Black has placed handicap stones.

        `rules` replace those of the setup, as after a game that began in an open record.
        """
        context = self._context
        size = setup.size if rules is None else rules.size
        name = engine_name(setup, context.networks.choose(size)) if setup.engine else ""
        record = setup.record(name, rules)
        if setup.engine:
            record.set_info("DT", date.today().isoformat())
        context.documents.new(record)
        stones = setup.placed_by_black()
        if not stones:
            self._start(setup, adjusts, None)
            return
        self.stones.begin(stones, lambda: self._start(setup, adjusts, None))
        if setup.black != PERSON:
            self.stones.spread()

    def _begin_here(self, setup: GameSetup, adjusts: bool) -> None:
        """Start a game in the open record; its info gets what it lacks if its end is played on."""
        session = self._context.session
        self.fair_play.stop()
        cursor = session.cursor
        record, node = cursor.record, cursor.node
        if not node.children and main_line_ancestor(node) is node:
            name = engine_name(setup, session.review.network) if setup.engine else ""
            missing = {**setup.names(name), **setup.clock.info()}
            if not {"PB", "PW"}.isdisjoint(record.info):
                missing = setup.clock.info() if "TM" not in record.info else {}
            info = {**missing, **record.info}
            if info != record.info:
                session.edits.set_info(info, record.rules)
        self._start(setup, adjusts, None if node is record.root and _is_usual(record) else node)

    def _start(self, setup: GameSetup, adjusts: bool, start: GameNode | None) -> None:
        record = self._context.session.cursor.record
        seat = seat_of(setup, record.size, self._programs())
        self._begun = (setup, record, start)
        self._retract()
        if adjusts:
            self.even.begin(seat)
        elif seat != self.even.seat:
            self.even.leave()
        if seat.colors or seat.clock.is_timed:
            self._context.session.selection.set_tool("play")  # a click shall play, not count
            self.opponent.start(seat)
        else:
            self.opponent.stop()

    def undo(self) -> None:
        """Undo an edit, and in a game also moves taken back already, until the board changes."""
        session = self._context.session
        stack, here = session.edits.undo_stack, session.cursor.node
        is_shown = False
        while stack.canUndo() and not is_shown:
            command = stack.command(stack.index() - 1)
            is_tree = isinstance(command, AddNodes | RaiseBranch)
            is_shown = session.play.head is not here or not is_tree
            stack.undo()
            is_shown = is_shown or session.cursor.node is not here

    # --- the end of a game -----------------------------------------------------------------------

    def _ended(self, text: str, has_result: bool) -> None:
        """Say how a game ended, and offer what people do next; of a series, that is the next."""
        self._uncounted = None if has_result else self._written_result()
        self._announced = self._written_result() if has_result else None
        if not has_result:
            choices: list[Choice] = [(tr("Resume play"), self.resume)]
            choices = choices if self.opponent.can_resume else []
            self._context.messages.show_message("info", text, choices, topic="over")
        elif self.even.seat is None:
            self._offer_rematch(text)

    def resume(self) -> None:
        """Resume the game after two passes, for example if the players disagree on dead stones."""
        self._retract()
        self._uncounted = None
        self.opponent.resume()

    def _look_for_result(self) -> None:
        """Offer a rematch once the result of a counted game was written, as long as it holds."""
        written = self._written_result()
        if self._announced not in (None, written):
            self._announced = None
            self._retract()
            if self.opponent.can_resume:
                self._ended(TO_COUNT, False)
            return
        result = parse_result(written)
        if self._uncounted not in (None, written) and result is not None:
            self._uncounted, self._announced = None, written
            if self.even.seat is None:
                text = tr("The game is over: {result}.", result=result.sentence)
                QTimer.singleShot(0, self, lambda: self._offer_rematch(text))

    def _written_result(self) -> str:
        return self._context.session.cursor.record.info.get("RE", "")

    def _offer_rematch(self, text: str) -> None:
        actions = self._context.actions
        choices: list[Choice] = [(tr("Review game\u2026"), actions["review"].trigger)]
        if self._begun is not None:
            choices.insert(0, (tr("Rematch"), self.rematch))
        self._context.messages.show_message("info", text, choices, topic="over")

    def _offer_next(self, text: str) -> None:
        """Offer the next game of a series once the result of this one is known."""
        seat, documents = self.even.seat, self._context.documents
        if seat is None or self._begun is None:  # another game was opened
            return
        self._retract()
        setup, record, _start = self._begun
        rules = record.rules.replace(komi=self.even.komi(seat))
        begin = partial(self._begin_new, setup, True, rules)
        choices = [(tr("Next game"), lambda: documents.save_first(begin))]
        self._context.messages.show_message("info", text, choices, topic="even")

    def _retract(self) -> None:
        for topic in ("even", "over"):
            self._context.messages.retract(topic)

    def _record_changed(self) -> None:
        self._retract()
        self._uncounted = self._announced = None
        if self._begun is not None and self._begun[2] is not None:
            self._begun = None  # it began in the other record

    def stop(self) -> None:
        """Stop playing; a play-out shows its result."""
        if self.fair_play.is_on:
            self.fair_play.show_now()
        else:
            self.opponent.stop()

    def close(self) -> None:
        """Stop playing as the main window closes; nothing is shown any more."""
        self.fair_play.stop()
        self.opponent.stop()

    @property
    def is_playing(self) -> bool:
        """Whether a game against the engine or a play-out is on."""
        return self.opponent.seat is not None or self.fair_play.is_on

    def play_out(self) -> None:
        """Play out the current position at its fair komi."""
        session = self._context.session
        node = session.cursor.node
        self._offers_before = (
            session.timeline.mistake_at(session.cursor.line.index(node)) is not None
        )
        self.fair_play.start()

    def _play_out_before(self) -> None:
        """Play out the position before the move that led to the start of the play-out."""
        self.fair_play.stop()
        self._context.session.cursor.back()
        self.play_out()

    def moves_in_play_out(self) -> int:
        """Return the user's moves in a play-out; 0 plays to the end."""
        moves = self.preferences.settings.play_out_moves
        return moves if moves in values_of("play_out_moves") else USUAL_MOVES

    def _preference_set(self, name: str) -> None:
        if name == "play_out_moves":
            self.fair_play.moves_changed()

    @property
    def may_play_again(self) -> bool:
        """Whether a game was begun that can be played again."""
        return self._begun is not None

    def _show_result(self) -> None:
        # imported here because the plotting library loads slowly
        from sai_studio.play.result import ResultDialog

        window, session = self._context.window, self._context.session
        say = session.message.emit
        dialog = ResultDialog(self.fair_play, session.cursor.record.size, say, window)
        board = getattr(window, "board", window)
        dialog.place_beside(board)
        dialog.show()

    def _changed(self) -> None:
        opponent, fair_play, messages = self.opponent, self.fair_play, self._context.messages
        swap = self.swap if self.swap.is_open and not fair_play.is_on else None
        self._context.actions.refresh()
        lesson = self.coach.lesson
        choices: list[Choice]
        if self.coach.searches_hint:
            choices = [(tr("Cancel"), self.coach.drop_hint)]
            messages.show_message("info", LOOKING, choices, topic="play")
            return
        if fair_play.stage == "searching":
            choices = [(tr("Cancel"), fair_play.stop)]
        elif fair_play.stage == "playing":
            choices = []
            node = self._context.session.cursor.node
            if self._offers_before and fair_play.current and node is fair_play.current.start:
                choices = [(tr("Before the mistake"), self._play_out_before)]
        elif self.stones.is_on:
            choices = [(tr("Place them for me"), self.stones.spread)]
            messages.show_message("info", self.stones.text, choices, topic="play")
            return
        elif lesson is not None:
            choices = [(tr("Take back"), self.coach.take_back), (tr("Play on"), self.coach.play_on)]
            messages.show_message("info", lesson.sentence, choices, topic="play")
            return
        elif opponent.seat is not None or swap is not None:
            choices = []  # to resign and to stop are commands of the menu and the panel
        else:
            messages.retract("play")
            return
        status = fair_play.status or (opponent.status if opponent.seat is not None else "")
        if self.even.title and not fair_play.is_on:
            status = f"{self.even.title}. {status}"
        if swap is not None:
            status = f"{status} {swap.text}".strip()
            choices = [(tr("Swap colors"), swap.swap), (tr("Advice"), swap.advise), *choices]
        messages.show_message("info", status, choices, topic="play", stays=True)


def _is_usual(record: GameRecord) -> bool:
    """Return whether a game starts as a new one does: with no stones but Black's handicap."""
    stones = record.root.setup.values()
    return all(color > 0 for color in stones) and len(stones) == record.rules.handicap


def _is_idle(play: PlayMenu) -> bool:
    """Whether no game is being played."""
    return play.session.play.game is None


def _may_resign(play: PlayMenu) -> bool:
    game = play.session.play.game
    return game is not None and game.may_resign


def _may_swap(play: PlayMenu) -> bool:
    cursor = play.session.cursor
    return may_swap(cursor.record, cursor.node)


PLAY: Final[Menu[PlayMenu]] = Menu(
    "Play",
    tr("&Play"),
    Command(
        "play_against",
        tr("&Play against the engine\u2026"),
        PlayMenu.ask,
        ("Ctrl+P",),
        tip=tr("Play a new game or the open one; choose opponent, level, clock and teaching"),
    ),
    Command(
        "play_here",
        tr("Play from &here"),
        PlayMenu.play_here,
        ("Shift+P",),
        tip=tr("Play on from this position with the latest settings, as the side to move"),
        enabled=_is_idle,
    ),
    SEPARATOR,
    Command(
        "hint",
        tr("H&int"),
        lambda play: play.coach.hint(),
        ("H",),
        tip=tr("Search the position once and show the best move"),
    ),
    Command(
        "take_back",
        tr("&Take back"),
        lambda play: play.opponent.take_back(),
        ("Backspace",),
        tip=tr("Take back your last move and the answer to it"),
        enabled=lambda play: not _is_idle(play),
    ),
    Command(
        "resign",
        tr("&Resign"),
        PlayMenu.resign,
        tip=tr("Give up the game; the result is written to the game info"),
        enabled=_may_resign,
    ),
    Command(
        "rematch",
        tr("Re&match"),
        PlayMenu.rematch,
        tip=tr("Play again with exchanged colors"),
        enabled=lambda play: play.may_play_again,
    ),
    Command(
        "play_stop",
        tr("&Stop playing"),
        PlayMenu.stop,
        tip=tr("Stop playing; the game has no result"),
        enabled=lambda play: play.is_playing,
    ),
    Command(
        "swap_colors",
        tr("Swap &colors"),
        lambda play: play.swap.swap(),
        tip=tr("Take Black's side at White's second move, in games with the swap rule"),
        enabled=_may_swap,
    ),
    Command(
        "swap_advice",
        tr("A&dvice on swapping"),
        lambda play: play.swap.advise(),
        tip=tr("Search White's best move and show its Q (-1 to 1) and whether swapping is better"),
        enabled=_may_swap,
    ),
    SEPARATOR,
    Command(
        "play_out",
        tr("Play it out, &fair"),
        PlayMenu.play_out,
        ("F",),
        tip=tr(
            "Play on from here at the fair komi, where each side wins 50 %, and see how "
            "much of it you keep"
        ),
        enabled=lambda play: play.session.cursor.record.shape.is_square,
    ),
    Menu(
        "Your moves in a play-out",
        tr("Your &moves in a play-out"),
        *choices("play_out_moves", "play_out", now=PlayMenu.moves_in_play_out),
    ),
)
