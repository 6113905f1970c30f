"""The dialog for a new match: players, board, games and sequential test."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from engine.base.errors import SettingsError
from engine.base.translation import tr, tr_count
from engine.base.untrusted import is_ordinary
from engine.catalog.network_info import NetworkInfo
from engine.games.contest_settings import CONTEST_KINDS, ContestSettings
from engine.games.opening_book import recorded_openings
from engine.games.standings import planned_games
from engine.record.handicap import format_komi
from sai_studio.kit import theme
from sai_studio.kit.texts import plain_tip
from sai_studio.kit.widgets.fields import (
    NameField,
    NumberField,
    choice_field,
    number_field,
    switch_field,
)
from sai_studio.kit.widgets.form import FormDialog
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.lab.contests.contests import contests_folder, new_contest_name
from sai_studio.lab.contests.handicap_fields import HandicapFields
from sai_studio.lab.contests.player_row import PlayerRow
from sai_studio.lab.jobs.folders import name_problem
from sai_studio.networks.few_networks import few_networks_text

MOST_PLAYERS: Final = 32
SECOND_LAMBDA: Final = 0.5
"""Lambda of the second player where only one network plays the board."""
LONGEST_NAME: Final = 100
"""Longest default name [characters]."""
AT_ONCE: Final = 8
"""Default number of simultaneous games; few, so that results come one by one."""
INDENT: Final = 21
"""Distance of a check box's text from its left edge [pixels]."""
OPENINGS: Final = (
    ("value", tr("random moves that keep the value")),
    ("policy", tr("from the network's policy")),
    ("none", tr("none: temperature varies the games")),
    ("recorded", tr("recorded ones, checked by a strong network")),
)
KINDS: Final = (
    ("", tr("as set below")),
    ("instinct", tr("instinct")),
    ("training", tr("training")),
    ("search", tr("search")),
)
"""Kinds of contests with their names; "" changes no settings."""
KIND_TIPS: Final = (
    tr("Play with the searches and openings below"),
    tr("The networks' policies alone, without a search"),
    tr("Two more simulations for each move, in trees that grow over the games of a pair"),
    tr("Searches as set, openings from a policy, best moves"),
)
TREES: Final = (
    ("fresh", tr("a new search tree for every move")),
    ("game", tr("trees kept during a game")),
    ("games", tr("trees kept over all games of a pair")),
)
SIDES: Final = (
    ("both", tr("both in turn")),
    ("black", tr("the first player Black")),
    ("white", tr("the first player White")),
    ("hold", tr("the side that wins with perfect play")),
)
STONES_FOR: Final = (("second", tr("for the second player")), ("first", tr("for the first player")))


class NewContestDialog(FormDialog):
    """Form with everything that a match or tournament needs.

    Parameters
    ----------
    networks
        Networks to choose from.
    programs
        Names and command lines of other engines.
    size
        Initial board size.
    kind
        Initial kind of contest, see `CONTEST_KINDS`; "" for one as set.
    """

    def __init__(
        self,
        networks: Sequence[NetworkInfo],
        programs: Sequence[tuple[str, str]],
        size: int,
        parent: QWidget | None = None,
        kind: str = "",
    ) -> None:
        super().__init__(tr("New match"), tr("Start"), parent)
        self._networks, self._programs = list(networks), list(programs)
        self.rows: list[PlayerRow] = []
        self._column = column()
        self.add = QPushButton(tr("Add a player"))
        self.add.setAutoDefault(False)
        self.add.setToolTip(tr("Three or more players play a round robin"))
        self.add.clicked.connect(lambda: self.add_player())
        players = column(self._column, row(self.add, 1))
        self.board_size = number_field((3, 25), size)
        self.komi = QLineEdit()
        self.komi.setToolTip(tr("One komi or several, e.g. 8.5 9.5, each used equally often"))
        board = row(self.board_size, plain_label(tr("komi")), (self.komi, 1))
        option = ContestSettings.option
        why = tr("Rounded up, so that every opening is played with every komi and color")
        self.games = number_field(option("games"), tip=why)
        why_more = tr("Simultaneous games; more are faster on a GPU")
        self.at_once = number_field(option("at_once"), AT_ONCE, why_more)
        self.count = plain_label()
        self.count.setToolTip(plain_tip(why))
        per_pair, at_once = plain_label(tr("per pair,")), plain_label(tr("at once"))
        games = row(self.games, per_pair, self.at_once, at_once, 1, self.count)
        self.opening = choice_field(OPENINGS)
        unit = tr(" move"), tr(" moves")
        self.plies = number_field(option("opening_plies"), unit=unit)
        self.side = choice_field(SIDES)
        self.handicap = HandicapFields()
        self.handicap_for = choice_field(STONES_FOR, tip=tr(option("handicap_for").help))
        self.kind = choice_field(
            KINDS,
            tip=tr("Set the options for a tournament of the small-board study, or choose your own"),
        )
        for place, tip in enumerate(KIND_TIPS):
            self.kind.setItemData(place, plain_tip(tip), Qt.ItemDataRole.ToolTipRole)
        self.tree = choice_field(TREES, tip=tr(option("tree").help))
        self.play_out = switch_field(
            tr("Our players capture dead stones before they pass"),
            tip=tr("The board is counted as it stands, so dead stones count for their owner"),
        )
        self.sprt = switch_field(
            tr("Stop once it is clear which of these is more likely:"),
            tip=tr(
                "A sequential test (SPRT): games are played until they show which of "
                "these two Elo differences fits the first player better, with an error "
                "rate of 5 percent. With 35 Elo more, a player wins 55 of 100 games."
            ),
        )
        self.elo0, self.elo1 = NumberField(), NumberField()
        for elo, difference in ((self.elo0, 0.0), (self.elo1, 35.0)):
            elo.setRange(-2000.0, 2000.0)
            elo.setDecimals(0)
            elo.setSuffix(" Elo")
            elo.setToolTip(plain_tip(self.sprt.toolTip()))
            elo.setValue(difference)
            elo.valueChanged.connect(self._check)
        words = map(plain_label, (tr("the first player is"), tr("stronger, or"), tr("stronger")))
        parts = next(words), self.elo0, next(words), self.elo1, next(words), 1
        strengths = row(*parts, margins=(INDENT, 0, 0, 0))
        test = column(self.sprt, strengths, spacing=theme.SPACE // 2)
        self.name = NameField()
        self.name.textEdited.connect(self._check)
        self.form.addRow(tr("Kind"), self.kind)
        self.form.addRow(tr("Players"), players)
        self.form.addRow(tr("Board"), board)
        self.form.addRow(tr("Games"), games)
        self.form.addRow(tr("Openings"), row((self.opening, 1), self.plies))
        self.form.addRow(tr("Colors"), self.side)
        self.form.addRow(tr("Handicap"), row(self.handicap, self.handicap_for))
        self.form.addRow(tr("Search"), self.tree)
        self.form.addRow("", self.play_out)
        self.form.addRow(tr("Length"), test)
        self.form.addRow(tr("Name"), self.name)
        self.board_size.valueChanged.connect(self._size_changed)
        self.komi.textChanged.connect(self._check)
        for spin in (self.games, self.at_once, self.plies):
            spin.valueChanged.connect(self._check)
        self.handicap.changed.connect(self._handicap_changed)
        for choice in (self.opening, self.side, self.tree, self.handicap_for):
            choice.currentIndexChanged.connect(self._check)
        self.sprt.toggled.connect(self._check)
        self.resize(760, 0)
        self.add_player()
        self.add_player()
        second = self.rows[1]
        fitting = [info for info in self._networks if info.plays(size)]
        if len(fitting) > 1:
            second.choose_network(fitting[1])
        elif fitting:  # the same network: another lambda, until another player is chosen
            second.lambda_.setValue(SECOND_LAMBDA)
            for player in self.rows:
                player.who.currentIndexChanged.connect(self._compare_networks)
        self.kind.currentIndexChanged.connect(self._kind_chosen)
        self.kind.setCurrentIndex(max(self.kind.findData(kind), 0))

    def _compare_networks(self) -> None:
        """Let both players play for the same aim, unless the person chose another lambda."""
        if len(self.rows) < 2 or self.rows[0].network == self.rows[1].network:
            return
        first, second = self.rows[:2]
        if second.lambda_.value() == SECOND_LAMBDA:
            second.lambda_.setValue(first.lambda_.value())

    # --- what was chosen -----------------------------------------------------------------------

    def players(self) -> list[str]:
        """Return the players as on the command line."""
        return [row.written for row in self.rows]

    def points(self) -> int:
        """Return the board size [points per side]."""
        return self.board_size.value()

    def settings(self) -> ContestSettings:
        """Return the settings.

        Raises
        ------
        EngineError
            They are invalid.
        """
        opening = self.opening.currentData()
        varied = opening == "none" and not self.kind.currentData()
        return ContestSettings.from_dict(
            {
                "games": self.games.value(),
                "at_once": self.at_once.value(),
                "komi": self.komi.text().strip(),
                "opening": opening,
                "opening_plies": self.plies.value(),
                "temperature": ContestSettings().temperature if varied else 0.0,
                "side": "both" if self.handicap.stones.value() else self.side.currentData(),
                "handicap_for": self.handicap_for.currentData(),
                **self.handicap.values(),
                "tree": self.tree.currentData(),
                "play_out": self.play_out.isChecked(),
                "sprt": f"{self.elo0.value():g} {self.elo1.value():g}" if self._tests() else "",
            }
        )

    def folder(self) -> Path:
        """Return the folder of the contest."""
        return contests_folder() / self.name.text().strip()

    def _tests(self) -> bool:
        return self.sprt.isChecked() and len(self.rows) == 2

    def _kind_chosen(self) -> None:
        """Set the fields to the values of the kind."""
        kind = CONTEST_KINDS.get(self.kind.currentData())
        values = kind.values if kind is not None else {}
        for choice, name in ((self.opening, "opening"), (self.tree, "tree")):
            choice.setCurrentIndex(choice.findData(values.get(name, choice.itemData(0))))
        self.games.setValue(values.get("games", self.games.value()))
        for player in self.rows:
            player.visits.setValue(values.get("visits", player.visits.value()))
        self._check()

    # --- players -------------------------------------------------------------------------------

    def add_player(self) -> PlayerRow:
        """Add a player."""
        player = PlayerRow(self._networks, self._programs)
        fitting = [i for i, info in enumerate(self._networks) if info.plays(self.points())]
        if fitting:
            player.choose(fitting[0])
        kind = CONTEST_KINDS.get(self.kind.currentData())
        if kind is not None and "visits" in kind.values:
            player.visits.setValue(kind.values["visits"])
        player.changed.connect(self._check)
        player.removed.connect(lambda: self.remove_player(player))
        self.rows.append(player)
        self._column.addWidget(player)
        player.choose(max(player.who.currentIndex(), 0))
        self._check()
        return player

    def remove_player(self, player: PlayerRow) -> None:
        """Remove a player, unless there are only two."""
        if len(self.rows) > 2:
            self.rows.remove(player)
            player.hide()
            self._column.removeWidget(player)
            player.deleteLater()
            self._check()

    def _size_changed(self) -> None:
        """Replace networks that don't play on the new board."""
        fitting = [info for info in self._networks if info.plays(self.points())]
        for player in self.rows:
            if fitting and not player.plays(self.points()):
                player.choose_network(fitting[0])
        self._check()

    def _handicap_changed(self) -> None:
        """Replace openings that handicap games can't have."""
        opening, values = self.opening.currentData(), self.handicap.values()
        fitting = ("none", "policy") if values["placement"] == "fixed" else ("none",)
        if values["handicap"] and opening not in fitting:
            self.opening.setCurrentIndex(self.opening.findData("none"))
        self._check()

    # --- whether it can start ------------------------------------------------------------------

    def _check(self) -> None:
        many = len(self.rows) > 2
        for player in self.rows:
            player.remove.setEnabled(many)
        self.add.setEnabled(len(self.rows) < MOST_PLAYERS)
        self.sprt.setEnabled(not many)
        for box in (self.elo0, self.elo1):
            box.setEnabled(self._tests())
        with_handicap = self.handicap.stones.value() > 0
        self.side.setEnabled(not with_handicap)
        self.handicap_for.setEnabled(with_handicap)
        self.plies.setEnabled(self.opening.currentData() in ("value", "policy"))
        if self.rows:
            names = [row.short_name for row in self.rows]
            n = self.points()
            base = f"tournament-{n}x{n}" if many else "-".join(names)
            if len(base) > LONGEST_NAME:  # no names rather than cut ones
                base = f"match-{n}x{n}"
            self.name.suggest(new_contest_name(base))
        wrong = self._problem()
        self.show_problem(wrong)
        if not wrong:
            self.show_note(few_networks_text(self._networks, self.points()))

    def _problem(self) -> str:
        self.count.setText("")
        try:
            settings = self.settings()
            settings.fixed_stones(self.points())
            settings.check_komi(self.points())
            players = max(len(self.rows), 2)
            planned, _ = planned_games(settings, players, self.points())
        except SettingsError as error:
            return f"{error.shown_as(lambda name: name.replace('_', ' '))}."
        more = planned > settings.games * (players * (players - 1) // 2)
        self.count.setText(
            tr("{games} games in all, rounded up", games=planned)
            if more
            else tr_count(planned, "{n} game in all", "{n} games in all")
        )
        usual = "  ".join(map(format_komi, settings.contest_komi(self.points())))
        self.komi.setPlaceholderText(usual)
        for player in self.rows:
            if wrong := player.problem(self.points()):
                return wrong
        if settings.opening == "recorded" and not is_ordinary(recorded_openings(self.points())):
            n = self.points()
            return tr(
                "There are no recorded openings for {size}×{size}; choose another kind.", size=n
            )
        if settings.opening in ("value", "policy") and all(
            row.network is None for row in self.rows
        ):
            return tr("Openings need a network; choose none if only other engines play.")
        return name_problem(self.name.text().strip(), self.folder(), tr("match"))
