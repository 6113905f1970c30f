"""The dialog for a new game, and for playing on: board, players, level, clock, teaching."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from engine.analysis.human_ranks import HUMAN_RANKS, HUMAN_YEARS
from engine.base.translation import tr
from engine.catalog.network_info import NetworkInfo
from engine.games.contest_settings import ContestSettings
from engine.go.rules import Rules, display_name
from engine.record.board_shape import BoardShape
from engine.record.handicap import format_komi
from engine.review.game_setup import OWN_NETWORK, PERSON, GameSetup
from engine.review.levels import LEVELS, PEOPLE, level_named, people_text
from engine.review.swap_rule import has_swap_rule
from engine.search.value.dynamic_komi import NO_DYNAMIC_KOMI
from sai_studio.kit import theme
from sai_studio.kit.texts import no_network
from sai_studio.kit.widgets.fields import (
    VISITS,
    NumberField,
    agent_fields,
    choice_field,
    dynamic_komi_field,
    margin_field,
    number_field,
    switch_field,
)
from sai_studio.kit.widgets.form import FormDialog
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.play.clock_fields import ClockFields
from sai_studio.play.even_games import EvenGames
from sai_studio.play.seats import Programs, seat_of
from sai_studio.review.dialogs.board_fields import BoardFields
from sai_studio.session.session import Session

OWN: Final = "own"
"""Level of one's own settings."""
COLUMN: Final = 350
"""Least width of the columns [pixels]."""
KOMI_METHODS: Final = ("none", "ml-dk")
"""Methods of dynamic komi on offer; matches have the others, which gained nothing in handicap games
(docs/results/multilabel.md)."""
MEASURES: Final = (("points", tr("points or more")), ("winrate", tr("% of winrate or more")))


class GameDialog(FormDialog):
    """Form with everything that a game needs, new or from the position on the board.

    Parameters
    ----------
    setup
        Initial values.
    here
        Whether the open game is to be played on, rather than a new one.
    programs
        Names and command lines of other engines that can play.
    choose_network
        Returns the network for a board size.
    even
        Series of games with a komi that follows the results; None does not offer them.
    has_people
        Whether the "human" network is there, which plays as people of any rank.
    """

    def __init__(
        self,
        session: Session,
        setup: GameSetup,
        here: bool,
        choose_network: Callable[[int], NetworkInfo | None],
        parent: QWidget | None = None,
        programs: Programs = (),
        even: EvenGames | None = None,
        *,
        has_people: bool = False,
    ) -> None:
        super().__init__(tr("New game"), tr("Start"), parent)
        self._session, self._setup, self._even = session, setup, even
        self._programs, self._choose_network = programs, cache(choose_network)  # reads files
        cursor = session.cursor
        number = cursor.node.number
        self._at_start = cursor.node is cursor.record.root and not cursor.node.children
        where = (
            tr("The open game")
            if self._at_start
            else tr("The open game, from move {number} on", number=number)
        )
        tip = tr("Begin a new game, or play on in the open one")
        self.start = choice_field([(False, tr("A new game")), (True, where)], here, tip)
        self.form.addRow(tr("Play"), self.start)
        self.board = BoardFields(self.form, setup, self)
        self.clock = ClockFields(setup.clock)
        self.form.addRow(tr("Clock"), self.clock)
        self.players = self._add_players(setup)
        self.right = QFormLayout()
        self._add_engine(setup, has_people)
        self._add_options(setup)
        self.lay_side_by_side(self.right, COLUMN)
        self._connect()
        self._start_changed()

    # --- fields --------------------------------------------------------------------------------

    def _add_players(self, setup: GameSetup) -> dict[int, tuple[QComboBox, QLineEdit]]:
        """Add the rows of Black and White: who plays, and the name of a person."""
        players, names = {}, iter((setup.person, setup.other))
        choices = [(PERSON, tr("Person")), (OWN_NETWORK, tr("Engine"))]
        choices += [(program, program) for program, _command in self._programs]
        tip = tr("A person, our engine, or a GTP engine of Analyze \u203a Other engines")
        for color, title, player in ((1, tr("Black"), setup.black), (-1, tr("White"), setup.white)):
            who = choice_field(choices, player, tip, name=tr("Player of {color}", color=title))
            name = QLineEdit(next(names) if player == PERSON else "")
            name.setPlaceholderText(tr("name"))
            name.setAccessibleName(tr("Name of {color}", color=title))
            self.form.addRow(title, row((who, 1), (name, 1)))
            players[color] = who, name
        return players

    def _add_engine(self, setup: GameSetup, has_people: bool) -> None:
        """Add the rows about the engine: its level, or its settings one by one."""
        levels = [*((level.id, tr(level.name)) for level in LEVELS), (OWN, tr("Own settings"))]
        if has_people:
            levels.insert(len(LEVELS), (PEOPLE, tr("Like people")))
        self.level = choice_field(
            levels,
            setup.level,
            tr("How much the engine searches, and how freely it picks its moves"),
        )
        self.meaning = plain_label(wraps=True, role="muted")
        self.meaning.setFixedHeight(3 * self.fontMetrics().lineSpacing())
        self.meaning.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        tip = tr("Visits per move; 1 plays the policy, without search")
        option = ContestSettings.option("visits")
        self.visits = number_field(option, setup.visits, tip, unit=VISITS)
        self.temperature = NumberField()
        self.temperature.setRange(0.0, 10.0)
        self.temperature.setSingleStep(0.1)
        self.temperature.setPrefix("T ")
        self.temperature.setValue(setup.temperature)
        self.temperature.setToolTip(
            tr("Temperature: 0 plays the best move, higher draws others too")
        )
        self.lambda_, self.mu = agent_fields(setup.lambda_, setup.mu)
        self.margin = margin_field(setup.margin)
        self.dynamic_komi = dynamic_komi_field(setup.dynamic_komi, KOMI_METHODS)
        self.right.addRow(tr("Level"), self.level)
        self.people = choice_field(
            [
                *((rank, tr("Rank {rank}", rank=rank)) for rank in HUMAN_RANKS),
                *((str(year), tr("Professionals, {year}", year=year)) for year in HUMAN_YEARS),
            ],
            setup.people,
            tr(
                "Whose moves the engine plays, by KataGo's human network; strong players avoid "
                "what the main network says loses too much for them"
            ),
            name=tr("People that the engine imitates"),
        )
        self.right.addRow("", self.people)
        self.right.addRow("", self.meaning)
        self.own = QWidget()
        self.own.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row((self.visits, 1), (self.temperature, 1), within=self.own)
        self.right.addRow(tr("Search"), self.own)
        self.right.addRow(tr("Plays for"), row((self.lambda_, 1), (self.mu, 1), (self.margin, 1)))
        self.right.addRow(tr("Dynamic komi"), self.dynamic_komi)

    def _add_options(self, setup: GameSetup) -> None:
        self.teaches = switch_field(
            tr("Tell me when my move loses"),
            setup.teaches,
            tr(
                "You can then take the move back; losses within the error of the search are "
                "not reported"
            ),
        )
        self.threshold = NumberField()
        self.threshold.setAccessibleName(tr("Smallest loss that is reported"))
        self.threshold.setToolTip(tr("Smallest loss that is reported"))
        self.measure = choice_field(MEASURES, setup.measure, name=tr("Unit of the loss"))
        self._losses = {"points": setup.points, "winrate": setup.winrate}
        self._shown_measure = ""
        self._measure_changed()
        self.hides = switch_field(
            tr("Pause analysis during the game"),
            setup.hides,
            tr("Hide candidates and winrates while you play"),
        )
        self.resigns = switch_field(tr("The engine may resign"), setup.resigns)
        self.adjusts = switch_field(
            tr("Adjust the komi after each game"),
            tip=tr("Change the komi after each result; only for games played from the start"),
        )
        self.losses = row(self.threshold, (self.measure, 1))
        self.right.addRow(
            tr("Teaching"), column(self.teaches, self.losses, spacing=theme.SPACE // 2)
        )
        self.right.addRow("", self.hides)
        self.right.addRow("", self.resigns)
        if self._even is not None:
            self.right.addRow("", self.adjusts)

    def _connect(self) -> None:
        self.start.currentIndexChanged.connect(self._start_changed)
        self.board.changed.connect(self._changed)
        self.measure.currentIndexChanged.connect(self._measure_changed)
        self.level.currentIndexChanged.connect(self._level_changed)
        for color, (who, _name) in self.players.items():
            who.currentIndexChanged.connect(lambda _index, c=color: self._player_changed(c))
        for box in (self.teaches, self.adjusts):
            box.toggled.connect(self._changed)
        for field in (self.visits, self.temperature, self.lambda_, self.mu, self.margin):
            field.valueChanged.connect(self._changed)
        for choice in (self.dynamic_komi, self.people):
            choice.currentIndexChanged.connect(self._changed)

    # --- what is chosen ------------------------------------------------------------------------

    @property
    def plays_here(self) -> bool:
        """Whether the open game is played on."""
        return bool(self.start.currentData())

    @property
    def adjusts_komi(self) -> bool:
        """Whether the komi follows the results of the games."""
        return self.adjusts.isEnabled() and self.adjusts.isChecked()

    @property
    def shape(self) -> BoardShape:
        """Columns and rows of the game's board."""
        return self._session.cursor.record.shape if self.plays_here else self.board.shape

    def setup(self) -> GameSetup:
        """Return everything that was chosen."""
        persons = [name.text().strip() for who, name in self.players.values() if _is_person(who)]
        persons += [self._setup.person, self._setup.other][len(persons) :]
        self._losses[self._shown_measure] = self._loss()
        values: dict[str, Any] = {
            **self.board.values(),
            "black": self.players[1][0].currentData(),
            "white": self.players[-1][0].currentData(),
            "person": persons[0],
            "other": persons[1],
            "level": self.level.currentData(),
            "people": self.people.currentData(),
            "visits": self.visits.value(),
            "lambda_": self.lambda_.value(),
            "mu": self.mu.value(),
            "margin": self.margin.value(),
            "temperature": self.temperature.value(),
            "dynamic_komi": self.dynamic_komi.currentData(),
            "clock": self.clock.control(),
            "teaches": self.teaches.isChecked(),
            "measure": self.measure.currentData(),
            "points": self._losses["points"],
            "winrate": self._losses["winrate"],
            "hides": self.hides.isChecked(),
            "resigns": self.resigns.isChecked(),
        }
        return GameSetup(**values)

    # --- following the choices -----------------------------------------------------------------

    def _start_changed(self) -> None:
        """Hide the board's fields if the open game has them; the person takes the side to move."""
        self.board.set_visible(not self.plays_here)
        if self.plays_here:
            to_play = self._session.cursor.board.to_play
            engines = [_is_person(who) for who, _name in self.players.values()].count(False)
            if engines == 1 and not _is_person(self.players[to_play][0]):
                self._exchange()
                return
        self._changed()

    def _exchange(self) -> None:
        """Exchange the players of Black and White."""
        fields = list(self.players.values())
        chosen = [(who.currentIndex(), name.text()) for who, name in fields]
        for (who, name), (index, text) in zip(fields, reversed(chosen), strict=True):
            who.blockSignals(True)
            who.setCurrentIndex(index)
            who.blockSignals(False)
            name.setText(text)
        self._changed()

    def _player_changed(self, color: int) -> None:
        """Let the other side follow if it is another engine: only one plays."""
        chosen, other = self.players[color][0], self.players[-color][0]
        if not _is_person(chosen) and not _is_person(other):
            other.blockSignals(True)
            other.setCurrentIndex(chosen.currentIndex())
            other.blockSignals(False)
        self._changed()

    def _level_changed(self) -> None:
        """Begin one's own settings with those of the level before."""
        level = level_named(self._setup.level)
        if self.level.currentData() == OWN and level is not None:
            self.visits.setValue(level.visits(self.shape.size))
            self.temperature.setValue(level.temperature)
        self._changed()

    def _measure_changed(self) -> None:
        """Show the threshold in the unit that was chosen."""
        if self._shown_measure:
            self._losses[self._shown_measure] = self._loss()
        self._shown_measure = str(self.measure.currentData())
        if self._shown_measure == "points":
            self.threshold.setRange(0.5, 100.0)
            self.threshold.setDecimals(1)
            self.threshold.setSingleStep(0.5)
            self.threshold.setValue(self._losses["points"])
        else:
            self.threshold.setRange(1.0, 100.0)
            self.threshold.setDecimals(0)
            self.threshold.setSingleStep(1.0)
            self.threshold.setValue(100.0 * self._losses["winrate"])

    def _loss(self) -> float:
        scale = 1.0 if self._shown_measure == "points" else 0.01
        return scale * self.threshold.value()

    def _changed(self) -> None:
        """Enable the fields that apply, and say what will happen."""
        for who, name in self.players.values():
            name.setEnabled(_is_person(who))
            name.setPlaceholderText(tr("name") if _is_person(who) else "")
        setup = self.setup()
        rules = self._session.cursor.record.rules if self.plays_here else setup.game_rules
        colors, is_square = setup.engine_colors, self.shape.is_square
        network = self._choose_network(rules.size) if is_square else None
        own = setup.engine == OWN_NETWORK
        self.right.setRowVisible(self.own, setup.level == OWN)
        self.right.setRowVisible(self.people, setup.level == PEOPLE)
        searches = own and setup.level != PEOPLE
        for field in (self.level, self.people, self.resigns):
            field.setEnabled(own)
        for part in (self.visits, self.temperature, self.lambda_, self.mu, self.dynamic_komi):
            part.setEnabled(searches)
        self.margin.setEnabled(searches and setup.dynamic_komi == NO_DYNAMIC_KOMI)
        words = setup.level_words(rules.size).partition(": ")[2]
        level = level_named(setup.level)
        style = tr("It {style}.", style=tr(level.style)) if level is not None else ""
        text = f"{style} {words[:1].upper()}{words[1:]}.".strip()
        if setup.level == PEOPLE:
            text = tr("It plays {people}.", people=people_text(setup.people))
        self.meaning.setText(text if own else "")
        self.hides.setEnabled(bool(colors))
        self.teaches.setEnabled(len(colors) == 1 and network is not None)
        for part in (self.threshold, self.measure):
            part.setEnabled(self.teaches.isEnabled() and self.teaches.isChecked())
        self._say(setup, rules, network)

    def _say(self, setup: GameSetup, rules: Rules, network: NetworkInfo | None) -> None:
        """Show what will be played, or why it can't be."""
        own, colors = setup.engine == OWN_NETWORK, setup.engine_colors
        self.adjusts.setEnabled(False)
        if (own and network is None) or (colors and not self.shape.is_square):
            self.show_problem(no_network(self.shape))
            return
        self.show_problem("")
        name = network.title if own and network is not None else setup.engine
        sides = tr("both sides") if len(colors) > 1 else tr("Black") if 1 in colors else tr("White")
        if not colors and setup.clock.is_timed:
            note = tr("Two people play by the clock.")
        elif not colors:
            note = (
                tr("You play the moves of both sides, with analysis as you like.")
                if self.shape.is_square
                else tr("You play the moves of both sides.")
            )
        else:
            note = tr("{engine} plays {sides}.", engine=name, sides=sides)
        if not own and network is None:
            note = f"{note} {no_network(self.shape)}"
        if self.plays_here:
            board = f"{self.shape.columns}\u00d7{self.shape.rows}"
            komi = format_komi(rules.white_bonus)
            game = (
                tr(
                    "{board}, komi {komi}, {rules} rules.",
                    board=board,
                    komi=komi,
                    rules=display_name(rules.name),
                )
                if rules.name
                else tr("{board}, komi {komi}.", board=board, komi=komi)
            )
            note = f"{game} {note}"
        stones = 0 if self.plays_here else setup.placed_by_black()
        if stones and setup.black == PERSON:
            placing = tr("Black places {stones} handicap stones first.", stones=stones)
            note = f"{note} {placing}"
        if self._even is not None and len(colors) == 1:
            record = self._session.cursor.record
            swaps = has_swap_rule(record) if self.plays_here else setup.swap_rule
            possible = not swaps and not stones and (self._at_start or not self.plays_here)
            self.adjusts.setEnabled(possible)
            if self.adjusts_komi:
                seat = seat_of(setup, rules.size, self._programs)
                note = tr(
                    "{game}. The loser gets points in the next game, so that you win about half.",
                    game=self._even.text(seat, rules, network),
                )
        self.show_note(note)


def _is_person(who: QComboBox) -> bool:
    return bool(who.currentData() == PERSON)
