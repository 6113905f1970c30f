"""New match: who plays, on which board, how many games, and when it is decided."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine.api.base import SettingsError, is_ordinary
from engine.api.matches import ContestSettings, planned_games, recorded_openings
from engine.api.networks import NetworkInfo
from sai_studio.shared import theme
from sai_studio.shared.texts import plain_tip
from sai_studio.shared.widgets.form import FormDialog
from sai_studio.shared.widgets.labels import plain_label
from sai_studio.shared.widgets.setting_fields import fit_field
from sai_studio.windows.contests.contest_watcher import contests_folder, new_contest_name
from sai_studio.windows.contests.player_row import PlayerRow

__all__ = ["NewContestDialog"]

MOST_PLAYERS: Final = 32
LONGEST_NAME: Final = 100
"""Letters of a name that is made of the players' names."""
AT_ONCE: Final = 8
"""Games side by side: few enough for results to come one by one."""
INDENT: Final = 21
"""What the words of a check box stand to the right of it [pixels]."""
OPENINGS: Final = (
    ("value", "random moves that keep the value"),
    ("policy", "from the network's policy"),
    ("none", "none: temperature varies the games"),
    ("recorded", "recorded ones, checked by a strong network"),
)
SIDES: Final = (
    ("both", "both in turn"),
    ("black", "the first player Black"),
    ("white", "the first player White"),
    ("hold", "the side that wins with perfect play"),
)


class NewContestDialog(FormDialog):
    """Asks for everything a match or tournament needs.

    Parameters
    ----------
    networks
        Networks to choose from.
    programs
        Names and command lines of other programs that are known.
    size
        Board to begin with.
    """

    def __init__(
        self,
        networks: Sequence[NetworkInfo],
        programs: Sequence[tuple[str, str]],
        size: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("New match", "Start", parent)
        self._networks, self._programs = list(networks), list(programs)
        self._named = False
        self.rows: list[PlayerRow] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(theme.SPACE)
        self.add = QPushButton("Add a player")
        self.add.setAutoDefault(False)
        self.add.setToolTip("With three or more players everybody meets everybody")
        self.add.clicked.connect(lambda: self.add_player())
        below = QHBoxLayout()
        below.addWidget(self.add)
        below.addStretch(1)
        players = QVBoxLayout()
        players.setSpacing(theme.SPACE)
        players.addLayout(self._column)
        players.addLayout(below)
        self.board_size = QSpinBox()
        self.board_size.setRange(3, 25)
        self.board_size.setValue(size)
        self.komi = QLineEdit()
        self.komi.setToolTip("One komi or several, like 8.5 9.5: each comes equally often")
        board = QHBoxLayout()
        board.setSpacing(theme.SPACE)
        board.addWidget(self.board_size)
        board.addWidget(plain_label("komi"))
        board.addWidget(self.komi, 1)
        self.games = QSpinBox()
        fit_field(self.games, ContestSettings.option("games"))
        why = "Rounded up, so that every opening comes with every komi and color"
        self.games.setToolTip(plain_tip(why))
        self.at_once = QSpinBox()
        fit_field(self.at_once, ContestSettings.option("at_once"))
        self.at_once.setValue(AT_ONCE)
        self.at_once.setToolTip("Games played side by side; more are faster on a GPU")
        self.count = plain_label()
        self.count.setToolTip(plain_tip(why))
        games = QHBoxLayout()
        games.setSpacing(theme.SPACE)
        for widget in (
            self.games,
            plain_label("of each pair,"),
            self.at_once,
            plain_label("at once"),
        ):
            games.addWidget(widget)
        games.addStretch(1)
        games.addWidget(self.count)
        self.opening = QComboBox()
        for value, text in OPENINGS:
            self.opening.addItem(text, value)
        self.plies = QSpinBox()
        fit_field(self.plies, ContestSettings.option("opening_plies"))
        self.plies.setSuffix(" moves")
        opening = QHBoxLayout()
        opening.setSpacing(theme.SPACE)
        opening.addWidget(self.opening, 1)
        opening.addWidget(self.plies)
        self.side = QComboBox()
        for value, text in SIDES:
            self.side.addItem(text, value)
        self.play_out = QCheckBox("Our players capture dead stones before they pass")
        self.play_out.setToolTip(
            "The board is counted as it stands, so dead stones count for their owner"
        )
        self.sprt = QCheckBox("Stop once it is clear which is nearer the truth:")
        self.sprt.setToolTip(
            "A sequential test (SPRT): games are played until they tell these two strengths of "
            "the first player apart, with 5 percent of errors. 35 Elo more is a win of 55 games "
            "in 100."
        )
        self.elo0, self.elo1 = QDoubleSpinBox(), QDoubleSpinBox()
        for elo, difference in ((self.elo0, 0.0), (self.elo1, 35.0)):
            elo.setRange(-2000.0, 2000.0)
            elo.setDecimals(0)
            elo.setSuffix(" Elo")
            elo.setToolTip(plain_tip(self.sprt.toolTip()))
            elo.setValue(difference)
            elo.valueChanged.connect(self._check)
        strengths = QHBoxLayout()
        strengths.setSpacing(theme.SPACE)
        strengths.setContentsMargins(INDENT, 0, 0, 0)
        for part in (
            plain_label("the first player is"),
            self.elo0,
            plain_label("stronger, or"),
            self.elo1,
            plain_label("stronger"),
        ):
            strengths.addWidget(part)
        strengths.addStretch(1)
        test = QVBoxLayout()
        test.setSpacing(theme.SPACE // 2)
        test.addWidget(self.sprt)
        test.addLayout(strengths)
        self.name = QLineEdit()
        self.name.textEdited.connect(self._renamed)
        self.form.addRow("Players", players)
        self.form.addRow("Board", board)
        self.form.addRow("Games", games)
        self.form.addRow("Openings", opening)
        self.form.addRow("Colors", self.side)
        self.form.addRow("", self.play_out)
        self.form.addRow("Length", test)
        self.form.addRow("Name", self.name)
        self.board_size.valueChanged.connect(self._size_changed)
        self.komi.textChanged.connect(self._check)
        for spin in (self.games, self.at_once, self.plies):
            spin.valueChanged.connect(self._check)
        for choice in (self.opening, self.side):
            choice.currentIndexChanged.connect(self._check)
        self.sprt.toggled.connect(self._check)
        self.resize(760, 0)
        self.add_player()
        self.add_player()
        second = self.rows[1]
        fitting = [info for info in self._networks if info.plays(size)]
        if len(fitting) > 1:
            second.choose_network(fitting[1])
        elif fitting:
            second.lambda_.setValue(0.5)

    # --- what was chosen -----------------------------------------------------------------------

    def players(self) -> list[str]:
        """As the command line takes them."""
        return [row.written for row in self.rows]

    def points(self) -> int:
        """Points per side of the board."""
        return self.board_size.value()

    def settings(self) -> ContestSettings:
        """The conditions.

        Raises
        ------
        EngineError
            They are impossible.
        """
        opening = self.opening.currentData()
        return ContestSettings.from_dict(
            {
                "games": self.games.value(),
                "at_once": self.at_once.value(),
                "komi": self.komi.text().strip(),
                "opening": opening,
                "opening_plies": self.plies.value(),
                "temperature": ContestSettings().temperature if opening == "none" else 0.0,
                "side": self.side.currentData(),
                "play_out": self.play_out.isChecked(),
                "sprt": f"{self.elo0.value():g} {self.elo1.value():g}" if self._tests() else "",
            }
        )

    def folder(self) -> Path:
        """Where it is to be kept."""
        return contests_folder() / self.name.text().strip()

    def _tests(self) -> bool:
        return self.sprt.isChecked() and len(self.rows) == 2

    # --- players -------------------------------------------------------------------------------

    def add_player(self) -> PlayerRow:
        """One more player."""
        row = PlayerRow(self._networks, self._programs)
        fitting = [i for i, info in enumerate(self._networks) if info.plays(self.points())]
        if fitting:
            row.choose(fitting[0])
        row.changed.connect(self._check)
        row.removed.connect(lambda: self.remove_player(row))
        self.rows.append(row)
        self._column.addWidget(row)
        row.choose(max(row.who.currentIndex(), 0))
        self._check()
        return row

    def remove_player(self, row: PlayerRow) -> None:
        """Take a player out; two stay."""
        if len(self.rows) > 2:
            self.rows.remove(row)
            row.hide()
            self._column.removeWidget(row)
            row.deleteLater()
            self._check()

    def _size_changed(self) -> None:
        """Networks of another board give way to one of this board."""
        fitting = [info for info in self._networks if info.plays(self.points())]
        for row in self.rows:
            if fitting and not row.plays(self.points()):
                row.choose_network(fitting[0])
        self._check()

    # --- whether it can start ------------------------------------------------------------------

    def _renamed(self) -> None:
        self._named = True
        self._check()

    def _check(self) -> None:
        many = len(self.rows) > 2
        for row in self.rows:
            row.remove.setEnabled(many)
        self.add.setEnabled(len(self.rows) < MOST_PLAYERS)
        self.sprt.setEnabled(not many)
        for box in (self.elo0, self.elo1):
            box.setEnabled(self._tests())
        self.plies.setEnabled(self.opening.currentData() in ("value", "policy"))
        if not self._named and self.rows:
            names = [row.short_name for row in self.rows]
            n = self.points()
            base = f"tournament-{n}x{n}" if many else "-".join(names)
            if len(base) > LONGEST_NAME:  # rather no names than half of one
                base = f"match-{n}x{n}"
            self.name.setText(new_contest_name(base))
        wrong = self._problem()
        self.show_note(wrong)
        self.note.setStyleSheet(f"color: {theme.color('bad').name()}")
        self.ok.setEnabled(not wrong)

    def _problem(self) -> str:
        self.count.setText("")
        try:
            settings = self.settings()
            players = max(len(self.rows), 2)
            planned, _ = planned_games(settings, players, self.points())
        except SettingsError as error:
            return f"{error.shown_as(lambda name: name.replace('_', ' '))}."
        more = planned > settings.games * (players * (players - 1) // 2)
        rounded = ", rounded up" if more else ""
        self.count.setText(f"{planned} games in all{rounded}")
        usual = "  ".join(f"{komi:g}" for komi in settings.contest_komi(self.points()))
        self.komi.setPlaceholderText(usual.replace("-", "\u2212"))
        for row in self.rows:
            if not row.written:
                return "Write the command line of the program, like gnugo --mode gtp."
            if not row.plays(self.points()):
                n = self.points()
                info = row.network
                why = info.error if info is not None and info.error else ""
                name = info.name if info is not None else ""
                return f"{why}." if why else f"{name} does not play on {n}\u00d7{n}."
        if settings.opening == "recorded" and not is_ordinary(recorded_openings(self.points())):
            n = self.points()
            return f"No openings are recorded for {n}\u00d7{n}; choose another kind."
        if settings.opening in ("value", "policy") and all(
            row.network is None for row in self.rows
        ):
            return "Openings are drawn by a network; choose none when only programs play."
        name = self.name.text().strip()
        if not name or name in (".", "..") or any(c in name for c in '/\\:*?"<>|'):
            return "Give the match a name that a folder can have."
        if self.folder().exists():
            return f"There is a match named {name} already; choose another name."
        return ""
