"""My progress: the players of reviewed games, the trend of their losses, and what costs most."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

import numpy as np
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPushButton, QTabWidget, QWidget

from engine.base.translation import tr, tr_count
from engine.links.links import link_in
from engine.record.game_record import GameRecord
from engine.review.kept_exercises import Exercises, Found, exercises_of
from engine.review.mirror_rows import lambda_text
from engine.review.mistakes import MistakeKind
from engine.review.players import KeptGame, Player, Players, ReviewedGame
from engine.review.progress import (
    Group,
    Habit,
    Weakness,
    groups_of,
    habits_of,
    lambdas_of,
    running_means,
    subjects_of,
    summary_text,
    trend_text,
    weaknesses_of,
)
from sai_studio.kit import theme
from sai_studio.kit.charts.chart import Chart
from sai_studio.kit.charts.chart_scene import ChartScene, Line
from sai_studio.kit.job_thread import Task, Worker
from sai_studio.kit.texts import plain_tip, sentence
from sai_studio.kit.widgets.dialogs import PlainDialog
from sai_studio.kit.widgets.fields import choice_field, keep_narrow, refill
from sai_studio.kit.widgets.labels import plain_label
from sai_studio.kit.widgets.layouts import column, row
from sai_studio.kit.widgets.result_table import ResultTable, TableRow
from sai_studio.kit.widgets.side_window import FirstSteps, SideWindow
from sai_studio.review.dialogs.questions import ask_sure
from sai_studio.session.preferences import Preferences

SIZE: Final = (1060, 680)
LEAST: Final = (720, 440)
LEFT: Final = 220
EXERCISES: Final = "exercises"
"""Kind of the job that finds mistakes to practice."""
FIRST_STEPS: Final = tr(
    "Every finished review keeps the figures of both players here, if the game names them. After "
    "five games of a player you see what costs most, and after ten whether the losses fall. "
    "Nothing leaves this computer, and every game can be removed again."
)
COMPARED: Final = {1: tr("more"), -1: tr("less"), 0: tr("no clear difference")}


@dataclass(frozen=True)
class Shown:
    """What the file says: all players, and the games of one."""

    players: tuple[Player, ...]
    player: Player | None
    games: tuple[KeptGame, ...]
    opponents: frozenset[str] = frozenset()
    """Keys of those who have played against that player."""


class PlayersWorker(Worker):
    """Reads and changes the file of players, which is open during each job only.

    Parameters
    ----------
    restore
        Adds to a game the analyses that the window keeps for it.
    """

    def __init__(self, path: Path, restore: Callable[[GameRecord], object]) -> None:
        super().__init__("players")
        self._path, self._restore = path, restore
        self._numbers = count(1)

    def keep(self, game: ReviewedGame) -> None:
        """Add a reviewed game."""
        if game.sides:

            def add(_task: Task) -> None:
                _with(self._path, lambda players: players.add(game))

            self.run(add, f"game {next(self._numbers)}")

    def show(self, player: str, change: Callable[[Players], object] | None = None) -> None:
        """Tell what the file says about a player by key, or the first one; after a change."""

        def work(players: Players) -> Shown:
            if change is not None:
                change(players)
            known = players.players()
            chosen = next((one for one in known if one.key == player), known[0] if known else None)
            if chosen is None:
                return Shown(tuple(known), None, ())
            games, opponents = players.games(chosen.key), players.opponents(chosen.key)
            return Shown(tuple(known), chosen, tuple(games), frozenset(opponents))

        def tell(task: Task) -> None:
            task.tell(_with(self._path, work))

        self.run(tell, "show" if change is None else f"change {next(self._numbers)}")

    def find_exercises(
        self, games: Sequence[KeptGame], kind: MistakeKind | None, subject: str
    ) -> None:
        """Tell the worst mistakes of the player of some games, see `exercises_of`."""

        def find(task: Task) -> None:
            task.tell(exercises_of(games, kind, subject, self._restore, task.stopped))

        self.run(find, EXERCISES)


def _with(path: Path, work: Callable[[Players], object]) -> object:
    """Open the file of players for some work."""
    players = Players(path)
    try:
        return work(players)
    finally:
        players.close()


class ProgressWindow(SideWindow):
    """Window with the players on the left, and the games of the selected one on the right.

    Parameters
    ----------
    worker
        Reads the file; its owner closes it.
    drill
        Practices mistakes.
    open_game
        Opens a game in the main window, by its file or link.

    Signals
    -------
    crashed
        Traceback of a bug.
    """

    crashed = Signal(str)

    def __init__(
        self,
        worker: PlayersWorker,
        preferences: Preferences,
        drill: Callable[[Sequence[Exercises]], object],
        open_game: Callable[[str], object],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(tr("My progress"), SIZE, LEAST, parent)
        self.worker, self._preferences = worker, preferences
        self._drill, self._open_game = drill, open_game
        self.shown = Shown((), None, ())
        self._groups: list[Group] = []
        self._weaknesses: list[Weakness] = []
        self._subjects: list[Weakness] = []
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Players"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.join, self.split = QPushButton(tr("Join\u2026")), QPushButton(tr("Split"))
        self.join.setToolTip(tr("Count the games of another name as games of this player"))
        self.split.setToolTip(tr("Make players of their own of all names that were joined"))
        left = self.column([self.title(tr("Players")), self.list], [self.join, self.split])
        self.put_together(left, LEFT, self._right())
        self.list.currentItemChanged.connect(self._choose)
        self.join.clicked.connect(self._ask_join)
        self.split.clicked.connect(self._split)
        self.group.currentIndexChanged.connect(self._show_group)
        self.practice.clicked.connect(self._practice)
        self.remove.clicked.connect(self._ask_remove_game)
        self.remove_all.clicked.connect(self._ask_remove_all)
        self.games.row_opened.connect(self._open)
        for table in (self.games, self.weaknesses, self.subjects):
            table.row_selected.connect(self._enable)
        self.tabs.currentChanged.connect(self._enable)
        worker.found.connect(self._found)
        worker.done.connect(self._ended)
        worker.failed.connect(lambda why: self._say("error", sentence(why)))
        worker.crashed.connect(self.crashed)
        self._show()

    def _right(self) -> QWidget:
        self.group = choice_field(
            [],
            None,
            tr("Only games on one board, reviewed by one network, are compared"),
            name=tr("Games that are compared"),
        )
        keep_narrow(self.group, 30)
        self.summary = plain_label(wraps=True)
        self.more = plain_label(wraps=True, role="muted")
        self.chart = Chart(tr("Points lost per move, game by game"))
        compared = tr(
            "Whether the losses differ from those of the other moves or games by more than chance; "
            "this needs five games"
        )
        titles = (tr("When"), tr("Games"), tr("Lost per move"), tr("95 % interval"))
        self.habits = ResultTable(
            [*((title, "") for title in titles), (tr("Than otherwise"), compared)]
        )
        self.habits.setAccessibleName(tr("Habits"))
        counted = (tr("Number"), tr("In games"), tr("Points lost"))
        self.weaknesses = ResultTable([(title, "") for title in (tr("Mistakes"), *counted)])
        self.weaknesses.setAccessibleName(tr("Mistakes"))
        about = tr("The same mistakes by what their reasons are about, as far as those are known")
        self.subjects = ResultTable([(tr("About"), about), *((title, "") for title in counted)])
        self.subjects.setAccessibleName(tr("Reasons of the mistakes"))
        played = (
            *(tr("Opponent"), tr("Date"), tr("Board"), tr("Color"), tr("Result")),
            tr("Lost per move"),
        )
        self.games = ResultTable([(title, "") for title in played])
        self.games.setAccessibleName(tr("Games"))
        self.tabs = QTabWidget()
        self.tabs.addTab(self.habits, tr("Habits"))
        self.tabs.addTab(self.weaknesses, tr("Mistakes"))
        self.tabs.addTab(self.subjects, tr("Reasons"))
        self.tabs.addTab(self.games, tr("Games"))
        self.practice = QPushButton()
        self.practice.setToolTip(
            tr(
                "Practice the worst mistakes of this player in these games: those of the selected "
                "row, or all that mattered"
            )
        )
        self.remove = QPushButton(tr("Remove game\u2026"))
        self.remove.setToolTip(tr("Forget the figures of this game, of both players"))
        self.remove_all = QPushButton(tr("Remove everything\u2026"))
        self._page = QWidget()
        gap = theme.SPACE
        column(
            column(self.group, self.summary, self.more, margins=(gap, gap, gap, 0)),
            (self.chart, 3),
            (self.tabs, 2),
            row(self.practice, self.remove, 1, self.remove_all, margins=(gap, 0, gap, gap)),
            within=self._page,
            spacing=gap // 2,
        )
        self._note = FirstSteps(FIRST_STEPS, [])
        right = QWidget()
        column((self._page, 1), (self._note, 1), within=right, spacing=0)
        return right

    # --- commands ------------------------------------------------------------------------------

    def begin(self) -> None:
        """Read the file again."""
        self.worker.show(self._preferences.settings.progress_player)

    def _choose(self, item: QListWidgetItem | None) -> None:
        key = "" if item is None else item.data(Qt.ItemDataRole.UserRole)
        if key and (self.shown.player is None or key != self.shown.player.key):
            self._preferences.update(progress_player=key)
            self.worker.show(key)

    def _change(self, change: Callable[[Players], object]) -> None:
        self.worker.show(self.shown.player.key if self.shown.player else "", change)

    def _ask_join(self) -> None:
        player = self.shown.player
        known = [one for one in self.shown.players if one.key not in self.shown.opponents]
        others = [(one.key, one.name) for one in known if one != player]
        if player is not None and not others:
            self._say("info", tr("All others have played against {player}.", player=player.name))
        elif player is not None:
            dialog = PlainDialog(tr("Join players"), tr("Join"), self)
            text = tr("Which name is {player}, too?", player=player.name)
            names = choice_field(others, name=tr("Other name"))
            dialog.lay_out(dialog.wrapped(text), names)
            dialog.accepted.connect(lambda: self.join_with(names.currentData()))
            dialog.open()

    def join_with(self, other: str) -> None:
        """Count the games of another player, by key, as those of the selected one."""
        player = self.shown.player
        if player is not None:
            self._change(lambda players: players.join(player.key, other))

    def _split(self) -> None:
        player = self.shown.player
        if player is not None:
            self._change(lambda players: players.split(player.key))

    def _ask_remove_game(self) -> None:
        game = self._selected_game()
        if game is not None:
            text = tr("Remove the figures of this game, of both players? The game itself stays.")
            remove = partial(self._change, lambda players: players.remove_game(game.id))
            ask_sure(self, tr("Remove game"), text, tr("Remove"), remove)

    def _ask_remove_all(self) -> None:
        text = tr("Remove the figures of all games and players? The games themselves stay.")
        forget = partial(self._change, Players.remove_all)
        ask_sure(self, tr("Remove everything"), text, tr("Remove"), forget)

    def _practice(self) -> None:
        weakness = self._selected_weakness()
        if self._groups:
            games = self._groups[self.group.currentIndex()].games
            kind = None if weakness is None else weakness.kind
            subject = "" if weakness is None or weakness.kind is not None else weakness.name
            self.worker.find_exercises(games, kind, subject)
            self.practice.setEnabled(False)

    def _ended(self, kind: str) -> None:
        if kind == EXERCISES:
            self.practice.setEnabled(True)

    def _take_exercises(self, found: Found) -> None:
        """Practice what was found, or say why nothing was."""
        if found.games:
            self._drill(found.games)
        elif found.gone:
            self._say("info", tr("The analyses of these games are gone; review them again."))
        else:
            self._say("info", tr("There are no such mistakes to practice."))

    def _open(self, shown: TableRow) -> None:
        game = self.shown.games[shown.place]
        if not game.path:
            self._say("info", tr("This game was not reviewed from a file or a link."))
        elif link_in(game.path) or Path(game.path).is_file():
            self._open_game(game.path)
        else:
            self._say("info", tr("{path} is not there any more.", path=game.path))

    def _say(self, level: str, text: str) -> None:
        self.messages.show_message(level, text, topic="players")

    # --- what is shown -------------------------------------------------------------------------

    def _found(self, told: Shown | Found) -> None:
        if isinstance(told, Found):
            self._take_exercises(told)
        else:
            self.shown = told
            self._show()

    def _selected_weakness(self) -> Weakness | None:
        """The selected row of the mistakes or of their reasons; None without one."""
        shown = {self.weaknesses: self._weaknesses, self.subjects: self._subjects}
        for table, rows in shown.items():
            if self.tabs.currentWidget() is table and 0 <= table.chosen < len(rows):
                return rows[table.chosen]
        return None

    def _selected_game(self) -> KeptGame | None:
        place = self.games.chosen
        return self.shown.games[place] if 0 <= place < len(self.shown.games) else None

    def _show(self) -> None:
        """Show the players, and the games of the selected one."""
        shown = self.shown
        self._page.setVisible(bool(shown.games))
        self._note.setVisible(not shown.games)
        self.list.blockSignals(True)
        self.list.clear()
        for player in shown.players:
            item = QListWidgetItem(f"{player.name} ({player.games})")
            item.setData(Qt.ItemDataRole.UserRole, player.key)
            item.setToolTip(plain_tip("\n".join(player.names)))
            self.list.addItem(item)
            if player == shown.player:
                self.list.setCurrentItem(item)
        self.list.blockSignals(False)
        self.join.setEnabled(len(shown.players) > 1)
        self.split.setEnabled(shown.player is not None and shown.player.is_joined)
        self._groups = groups_of(shown.games)
        names = [(place, _group_text(group)) for place, group in enumerate(self._groups)]
        refill(self.group, names, 0)
        self._show_group()
        self.games.show_rows([_game_row(i, game) for i, game in enumerate(shown.games)])
        self._enable()

    def _enable(self) -> None:
        self.remove.setVisible(self.tabs.currentWidget() is self.games)
        self.remove.setEnabled(self._selected_game() is not None)
        weakness = self._selected_weakness()
        label = tr("Drill the worst mistakes") if weakness is None else tr("Drill these mistakes")
        self.practice.setText(label)

    def _show_group(self) -> None:
        """Show the games that are compared."""
        place = self.group.currentIndex()
        if not 0 <= place < len(self._groups):
            return
        group = self._groups[place]
        self.summary.setText(" ".join(filter(None, (summary_text(group), trend_text(group.games)))))
        habits = habits_of(group)
        self.more.setText(" ".join(filter(None, (_few_text(habits), _lambda_text(group)))))
        self.more.setVisible(bool(self.more.text()))
        self.chart.show_scene(progress_scene(group))
        self.habits.show_rows([_habit_row(habit) for habit in habits])
        self._weaknesses, self._subjects = weaknesses_of(group), subjects_of(group)
        _show_weaknesses(self.weaknesses, self._weaknesses)
        _show_weaknesses(self.subjects, self._subjects)


def _few_text(habits: Sequence[Habit]) -> str:
    """Return why figures of some habits are missing; "" if none is."""
    if all(habit.interval and habit.more for habit in habits):
        return ""
    return tr("A 95 % interval and a comparison need at least five games.")


def _lambda_text(group: Group) -> str:
    """Return a player's lambda in some games, as a sentence; "" if the games are too few."""
    found = lambdas_of(group.games)
    if not any(one is not None and one.tells for one in found.values()):
        return ""
    return tr(
        "\u03bb, 0 for playing to win and 1 for points: {all}; ahead {ahead}; behind {behind}.",
        **{name: lambda_text(one) for name, one in found.items()},
    )


def _show_weaknesses(table: ResultTable, found: Sequence[Weakness]) -> None:
    rows = [
        TableRow((one.name, str(one.mistakes), str(one.games), f"{one.lost:.0f}"), place=place)
        for place, one in enumerate(found)
    ]
    table.show_rows(rows)


def progress_scene(group: Group) -> ChartScene:
    """Return the chart of the mean losses, with the mean of five games and its interval."""
    losses = np.array([game.played.mean_loss for game in group.games])
    x = np.arange(1.0, len(losses) + 1.0)
    lines = [Line(tr("a game"), "agent0", x, losses, radius=4.0, scatter=True)]
    means = running_means(losses.tolist())
    known = np.array([mean if mean is not None else (np.nan,) * 3 for mean in means])
    highest = float(losses.max())
    if np.isfinite(known).any():
        lines.append(Line(tr("mean of five games"), "agent1", x, *known.T))
        highest = max(highest, float(np.nanmax(known)))
    return ChartScene(
        title=tr("Points lost per move, game by game"),
        tip=tr("Vertical lines are 95 % intervals of the mean of five games."),
        x_label=tr("game"),
        lines=tuple(lines),
        y_range=(0.0, max(1.1 * highest, 0.5)),
        whole_x=True,
    )


def _group_text(group: Group) -> str:
    visits = [game.played.visits for game in group.games]
    low, high = min(visits), max(visits)
    return tr(
        "{size}\u00d7{size}, {network}: {games}, {visits} visits",
        size=group.size,
        network=group.network,
        games=tr_count(len(group.games), "{n} game", "{n} games"),
        visits=str(low) if low == high else f"{low}\u2013{high}",
    )


def _habit_row(habit: Habit) -> TableRow:
    low, high = habit.interval or (None, None)
    return TableRow(
        (
            habit.name,
            str(habit.games),
            f"{habit.mean:.2f}",
            "" if low is None else f"{low:.2f}\u2013{high:.2f}",
            "" if habit.more is None else COMPARED[habit.stands_out],
        ),
        bold=habit.stands_out > 0,
    )


def _game_row(place: int, game: KeptGame) -> TableRow:
    played = game.played
    color = tr("Black") if played.color == 1 else tr("White")
    size = f"{played.size}\u00d7{played.size}"
    cells = (
        *(played.opponent, played.date, size, color, played.result),
        f"{played.mean_loss:.2f}",
    )
    return TableRow(cells, place=place, tip=game.path)
