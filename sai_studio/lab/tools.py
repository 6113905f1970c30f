"""The windows beside the main one: how each is opened, its commands and their places in the menus.

The main window goes through `TOOLS` and knows no more of them. Windows are imported when they are
first opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

from engine.base.errors import reason_of
from engine.base.files import user_folder
from engine.base.translation import tr
from engine.commands.loading import open_studies
from engine.links.links import link_in
from engine.record.game_record import GameRecord
from engine.review.players import players_file
from engine.review.review_job import GameProgress
from sai_studio.kit.job_thread import Task
from sai_studio.kit.texts import sentence
from sai_studio.lab.training.menu import TrainTool
from sai_studio.networks.engines.menu import EngineTool
from sai_studio.networks.window_context import Tool
from sai_studio.session.commands.command import Command, Entry, Separator

if TYPE_CHECKING:
    from engine.record.pattern_files import FileHit
    from engine.record.sgf import LoadedFile
    from engine.review.kept_exercises import Exercises
    from sai_studio.lab.agent_boards.window import AgentBoardsWindow
    from sai_studio.lab.contests.window import ContestWindow
    from sai_studio.lab.handicap_tables.window import HandicapTableWindow
    from sai_studio.lab.patterns.window import PatternWindow
    from sai_studio.lab.players.window import PlayersWorker, ProgressWindow
    from sai_studio.lab.reviews.window import ReviewsWindow
    from sai_studio.lab.study.window import StudyWindow
    from sai_studio.networks.network_input import NetworkInputWindow
    from sai_studio.play.drill.window import DrillWindow
    from sai_studio.play.guess.window import GuessWindow
    from sai_studio.play.handicap.window import HandicapWindow
    from sai_studio.play.opening_map.window import OpeningMapWindow

RESEARCH: Final = "train_chain"
"""First command of *Train \u203a Research*, which players don't need."""
CLOSE_S: Final = 3.0
"""Time limit for a thread to end when the program closes."""


def _is_square(tool: Tool[Any]) -> bool:
    """Whether networks can play the board of the open game."""
    return tool.session.cursor.record.shape.is_square


class GuessTool(Tool["GuessWindow"]):
    """Guess the moves of the open game."""

    id = "guess"
    entries: ClassVar[tuple[Entry[GuessTool], ...]] = (
        Command(
            "guess",
            tr("Guess the &moves\u2026"),
            lambda tool: tool.show_window().begin(),
            ("Ctrl+Shift+G",),
            tip=tr("Guess the coming moves of the game one by one; the score is kept"),
            enabled=lambda tool: bool(tool.session.cursor.record.root.children),
            after="Autoplay speed",
        ),
    )

    def _make(self) -> GuessWindow:
        from sai_studio.play.guess.window import GuessWindow

        return GuessWindow(self.session, self._context.preferences)


class PatternTool(Tool["PatternWindow"]):
    """Find stones of the position in a folder of games, and open the games found."""

    id = "patterns"
    entries: ClassVar[tuple[Entry[PatternTool], ...]] = (
        Command(
            "find_pattern",
            tr("Find pa&ttern\u2026"),
            lambda tool: tool.show_window().begin(),
            ("Ctrl+Shift+F",),
            tip=tr("Find stones of this position in a folder of games"),
            after="find",
        ),
    )

    def _make(self) -> PatternWindow:
        from sai_studio.lab.patterns.window import PatternWindow

        window = PatternWindow(self.session, self._context.preferences, self._open)
        window.crashed.connect(self.crashed)
        return window

    def _open(self, found: FileHit) -> None:
        """Open the game of a hit at the position with the pattern."""
        self._context.bring_to_front()
        show = partial(self.session.cursor.go_to_move, found.hit.number)
        self._context.documents.open_game(found.file, found.place, show)

    def _close(self, window: PatternWindow) -> bool:
        return window.worker.close(CLOSE_S)


class ReviewsTool(Tool["ReviewsWindow"]):
    """Review many games, and open them."""

    id = "reviews"
    entries: ClassVar[tuple[Entry[ReviewsTool], ...]] = (
        Command(
            "review_many",
            tr("Review &many games\u2026"),
            Tool.show_window,
            tip=tr("Review files and folders of games one after the other, with a report of each"),
            after="review",
        ),
    )

    def review_games(self, loaded: LoadedFile, name: str) -> None:
        """Keep games from a link in a file, and ask how to review them."""
        from engine.base.files import atomic_write
        from engine.record.sgf import dumps
        from engine.review.kept_analyses import file_label

        content = dumps(loaded.games)
        digest = blake2b(content, digest_size=4).hexdigest()
        path = user_folder("fetched") / f"{file_label(name, digest)}.sgf"
        try:
            atomic_write(path, content)
        except OSError as error:
            text = tr("{path} can't be written ({reason}).", path=path, reason=reason_of(error))
            self._context.messages.show_message("error", text, topic="file")
            return
        self.show_window().review_games([path])

    def _make(self) -> ReviewsWindow:
        from sai_studio.lab.reviews.reviews import Reviews
        from sai_studio.lab.reviews.window import ReviewsWindow

        preferences = self._context.preferences
        window = ReviewsWindow(
            Reviews(preferences, self),
            preferences,
            self.open_game,
            self._context.networks.known,
            lambda: preferences.network_for(self.session.cursor.record.size),
        )
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: ReviewsWindow) -> bool:
        window.reviews.close()
        return True

    def open_game(self, folder: Path, game: GameProgress) -> None:
        """Open a reviewed game with its analyses in the main window."""
        self._context.bring_to_front()
        self._context.documents.open_reviewed(folder, game)


class ProgressTool(Tool["ProgressWindow"]):
    """The players of reviewed games, and how the losses of one change."""

    id = "progress"
    entries: ClassVar[tuple[Entry[ProgressTool], ...]] = (
        Command(
            "my_progress",
            tr("My pro&gress\u2026"),
            lambda tool: tool.show_window().begin(),
            tip=tr("Trend of a player's losses over reviewed games, and what costs most"),
            after="review_many",
        ),
    )
    _worker: PlayersWorker | None = None

    @property
    def worker(self) -> PlayersWorker:
        """Reads and changes the file of players."""
        if self._worker is None:
            from sai_studio.lab.players.window import PlayersWorker

            restore = self._context.documents.keeper.kept.restore
            self._worker = PlayersWorker(players_file(), restore)
            self._worker.setParent(self)
            self._worker.crashed.connect(self.crashed)
            self._worker.failed.connect(self._fail)
        return self._worker

    def _fail(self, why: str) -> None:
        """Say in the main window why figures could not be kept, unless the other one says it."""
        if self._made is None or not self._made.isVisible():
            self._context.messages.show_message("error", sentence(why), topic="players")

    def expect_review(self) -> None:
        """Load on the thread what `keep_review` needs, so that it holds up nothing."""

        def load(_task: Task) -> None:
            import engine.review.players
            import engine.review.summary  # noqa: F401

        self.worker.run(load, "load")

    def keep_review(self) -> None:
        """Keep the figures of the open game, whose review is finished."""
        from engine.review.players import reviewed_game
        from engine.review.summary import summarize

        review, path = self.session.review, self.session.path
        source = review.record.info.get("SO", "").strip()
        place = str(path) if path is not None else source if link_in(source) == source else ""
        self.worker.keep(reviewed_game(review, summarize(review), place))

    def _make(self) -> ProgressWindow:
        from sai_studio.lab.players.window import ProgressWindow

        return ProgressWindow(self.worker, self._context.preferences, self._drill, self._open)

    def _drill(self, games: Sequence[Exercises]) -> None:
        self._context.tool(DrillTool).show_window().practice(games)

    def _open(self, place: str) -> None:
        self._context.bring_to_front()
        documents = self._context.documents
        if link_in(place):
            documents.links.open(place)
        else:
            documents.save_first(lambda: documents.open(Path(place)))

    def close(self) -> bool:
        """Close the window, and end the thread, which may run without one."""
        ended = super().close()
        return (self._worker is None or self._worker.close(CLOSE_S)) and ended


class DrillTool(Tool["DrillWindow"]):
    """Practice the mistakes of reviewed games."""

    id = "drill"
    entries: ClassVar[tuple[Entry[DrillTool], ...]] = (
        Command(
            "drill",
            tr("D&rill mistakes\u2026"),
            lambda tool: tool.show_window().begin(),
            ("Ctrl+D",),
            tip=tr("Practice the mistakes of reviewed games"),
            after="review",
        ),
        Command(
            "drill_turning_points",
            tr("Drill &turning points"),
            lambda tool: tool.drill_turning_points(),
            tip=tr("Add the turning points of this game to the drill, and practice"),
        ),
    )

    def drill_turning_points(self) -> None:
        """Add the turning points of both players to the drill, and begin a round."""
        from engine.review.mistakes import turning_points

        window, found = self.show_window(), turning_points(self.session.timeline.mistakes)
        if found:
            window.add(found)
        else:
            window.begin()

    def _make(self) -> DrillWindow:
        from engine.review.drill import Drill
        from sai_studio.play.drill.drill_round import DrillRound
        from sai_studio.play.drill.window import DrillWindow

        context = self._context
        drill = Drill(user_folder() / "drill.sqlite")
        thread, choose = context.analysis.thread_, context.networks.choose
        return DrillWindow(
            drill,
            DrillRound(drill, thread, choose),
            context.session,
            context.preferences,
            context.people,
        )

    def _close(self, window: DrillWindow) -> bool:
        window.stop()
        return True


class StudyTool(Tool["StudyWindow"]):
    """Compare many networks on the position."""

    id = "study"
    entries: ClassVar[tuple[Entry[StudyTool], ...]] = (
        Command(
            "study",
            tr("St&udy\u2026"),
            Tool.show_window,
            tip=tr("Compare many networks on this position"),
            enabled=_is_square,
            after=RESEARCH,
        ),
        Command(
            "compare_networks",
            tr("&Compare networks\u2026"),
            lambda tool: tool.show_window().compare(),
            tip=tr("Show fair komi, winrate and moves of several networks on this position"),
            enabled=_is_square,
            after="all_networks",
        ),
    )

    def _make(self) -> StudyWindow:
        from sai_studio.lab.study.study_model import Study
        from sai_studio.lab.study.window import StudyWindow

        preferences = self._context.preferences
        window = StudyWindow(Study(self.session, preferences, open_studies, self), preferences)
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: StudyWindow) -> bool:
        return window.study.close()


class HandicapTool(Tool["HandicapWindow"]):
    """Advise on handicap stones and komi."""

    id = "handicap"
    entries: ClassVar[tuple[Entry[HandicapTool], ...]] = (
        Separator(after="komi_use"),
        Command(
            "handicap",
            tr("&Handicap advisor\u2026"),
            Tool.show_window,
            ("Ctrl+H",),
            tip=tr("Fair komi and chances for each number of handicap stones"),
        ),
    )

    def _make(self) -> HandicapWindow:
        from sai_studio.play.handicap.window import HandicapWindow

        window = HandicapWindow(self._context, self._context.open_analyzer)
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: HandicapWindow) -> bool:
        return window.worker.close(CLOSE_S)


class OpeningMapTool(Tool["OpeningMapWindow"]):
    """Fair komi of every first move, for the swap rule."""

    id = "opening_map"
    entries: ClassVar[tuple[Entry[OpeningMapTool], ...]] = (
        Command(
            "opening_map",
            tr("&Opening map\u2026"),
            Tool.show_window,
            tip=tr("Fair komi of every first move on a small board, for games with the swap rule"),
            after="handicap",
        ),
    )

    def _make(self) -> OpeningMapWindow:
        from sai_studio.play.opening_map.window import OpeningMapWindow

        window = OpeningMapWindow(self._context, self._context.open_analyzer)
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: OpeningMapWindow) -> bool:
        return window.worker.close(CLOSE_S)


class AgentBoardsTool(Tool["AgentBoardsWindow"]):
    """Let several agents play the position out."""

    id = "agent_boards"
    entries: ClassVar[tuple[Entry[AgentBoardsTool], ...]] = (
        Command(
            "play_agents",
            tr("Play it out by &agents\u2026"),
            Tool.show_window,
            ("Shift+F",),
            tip=tr("Let several agents play on from this position, each on its own board"),
            enabled=_is_square,
            after="Your moves in a play-out",
        ),
    )

    def _make(self) -> AgentBoardsWindow:
        from sai_studio.lab.agent_boards.boards_model import AgentBoards
        from sai_studio.lab.agent_boards.window import AgentBoardsWindow

        boards = AgentBoards(self.session, self._context.preferences, parent=self)
        window = AgentBoardsWindow(boards)
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: AgentBoardsWindow) -> bool:
        return window.boards.close()


class ContestTool(Tool["ContestWindow"]):
    """Matches and tournaments."""

    id = "contests"
    entries: ClassVar[tuple[Entry[ContestTool], ...]] = (
        Separator(after="Your moves in a play-out"),
        Command(
            "contest_window",
            tr("&Matches"),
            Tool.show_window,
            ("Ctrl+M",),
            tip=tr("Matches and tournaments"),
        ),
        Command(
            "contest_new",
            tr("&New match\u2026"),
            lambda tool: tool.show_window().new_contest(),
            tip=tr("Let networks and other engines play games"),
        ),
        Command(
            "contest_instinct",
            tr("New &instinct tournament\u2026"),
            lambda tool: tool.show_window().new_contest("instinct"),
            tip=tr("Round robin of networks that play by their policies, without search"),
            after=RESEARCH,
        ),
        Command(
            "contest_training",
            tr("New &training tournament\u2026"),
            lambda tool: tool.show_window().new_contest("training"),
            tip=tr("Round robin of networks that keep their search trees from game to game"),
        ),
    )

    def _make(self) -> ContestWindow:
        from sai_studio.lab.contests.contests import Contests
        from sai_studio.lab.contests.window import ContestWindow

        window = ContestWindow(
            Contests(self),
            self._context.networks.known,
            self._context.tool(EngineTool).programs,
            lambda: self.session.cursor.record.size,
            self.show_game,
        )
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: ContestWindow) -> bool:
        window.contests.close()
        return True

    def show_contest(self, folder: Path) -> None:
        """Show a contest in any folder in the window."""
        self.show_window().contests.show(folder)

    def show_game(self, record: GameRecord) -> None:
        """Open a finished game in the main window."""
        self._context.open_game(lambda: record)


class HandicapTableTool(Tool["HandicapTableWindow"]):
    """Tables of even and handicap games."""

    id = "handicap_tables"
    entries: ClassVar[tuple[Entry[HandicapTableTool], ...]] = (
        Command(
            "handicap_table",
            tr("New handicap ta&ble\u2026"),
            lambda tool: tool.show_window().new_table(),
            tip=tr(
                "Let a network play an opponent in even games and with one to nine handicap stones"
            ),
            after=RESEARCH,
        ),
        Command(
            "handicap_tables",
            tr("Handicap tab&les"),
            Tool.show_window,
            tip=tr("Tables of even and handicap games"),
        ),
    )

    def _make(self) -> HandicapTableWindow:
        from sai_studio.lab.handicap_tables.tables import HandicapTables
        from sai_studio.lab.handicap_tables.window import HandicapTableWindow

        window = HandicapTableWindow(
            HandicapTables(self),
            self._context.networks.known,
            self._context.tool(EngineTool).programs,
            lambda: self.session.cursor.record.size,
            self._context.tool(ContestTool).show_contest,
        )
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: HandicapTableWindow) -> bool:
        window.tables.close()
        return True


class NetworkInputTool(Tool["NetworkInputWindow"]):
    """Show what the network sees of the position."""

    id = "network_input"
    entries: ClassVar[tuple[Entry[NetworkInputTool], ...]] = (
        Command(
            "network_input",
            tr("Network in&put\u2026"),
            Tool.show_window,
            tip=tr("Show every plane of the position that the network sees, as small boards"),
            enabled=_is_square,
            after=RESEARCH,
        ),
    )

    def _make(self) -> NetworkInputWindow:
        from sai_studio.networks.network_input import NetworkInputWindow

        window = NetworkInputWindow(self.session)
        window.crashed.connect(self.crashed)
        return window

    def _close(self, window: NetworkInputWindow) -> bool:
        return window.worker.close(CLOSE_S)


TOOLS: Final[tuple[type[Tool[Any]], ...]] = (
    TrainTool,
    ReviewsTool,
    ProgressTool,
    DrillTool,
    StudyTool,
    EngineTool,
    AgentBoardsTool,
    ContestTool,
    HandicapTableTool,
    HandicapTool,
    OpeningMapTool,
    NetworkInputTool,
    GuessTool,
    PatternTool,
)
"""In the order of their commands where several have the same place in a menu."""
