"""The choices of a new game: board, players, level, clock, teaching; kept as one JSON text."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from engine.analysis.human_ranks import HUMAN_VISITS
from engine.base.checked_json import Share, Text, decode_json
from engine.base.errors import EngineError
from engine.base.translation import tr
from engine.go.board import BLACK, MAX_SIZE, MIN_SIZE, WHITE
from engine.go.rules import Rules, rules_from_sgf
from engine.record.board_shape import BoardShape, square
from engine.record.game_record import GameRecord
from engine.record.handicap import handicap_points
from engine.record.time_control import TimeControl
from engine.review.lesson import LessonMeasure
from engine.review.levels import PEOPLE, level_named, level_text, people_text
from engine.review.swap_rule import with_swap_rule
from engine.search.settings import MANY_VISITS
from engine.search.value.dynamic_komi import MOST_MARGIN
from engine.search.value.komi_window import MOST_LAMBDA

PERSON: Final = "person"
"""Player who is a person."""
OWN_NETWORK: Final = "network"
"""Player who is this program's engine; any other text is the name of a program."""

Visits = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]


class GameSetup(msgspec.Struct, frozen=True):
    """What is chosen for a game."""

    size: Annotated[int, msgspec.Meta(ge=MIN_SIZE, le=MAX_SIZE)] = 9
    """Points per side, of a rectangle those of the square in which it lies."""
    columns: Annotated[int, msgspec.Meta(ge=0, le=MAX_SIZE)] = 0
    """Columns of a rectangle; 0: as many as `size`."""
    rows: Annotated[int, msgspec.Meta(ge=0, le=MAX_SIZE)] = 0
    """Rows of a rectangle; 0: as many as `size`."""
    rules: Text = "tromp-taylor"
    handicap: Annotated[int, msgspec.Meta(ge=0, le=MAX_SIZE**2)] = 0
    placement: Literal["fixed", "free"] = "fixed"
    """Handicap stones on customary points, or wherever Black wants them."""
    komi: Annotated[float, msgspec.Meta(ge=-1000, le=1000)] = 7.0
    """Komi as it is entered, without the compensation of the rules [points]."""
    swap_rule: bool = False
    black: Text = PERSON
    """Player of Black: `PERSON`, `OWN_NETWORK` or the name of a program."""
    white: Text = PERSON
    person: Text = ""
    """Name of the person, or of the person who plays Black."""
    other: Text = ""
    """Name of the second person."""
    level: Text = "careful"
    """Id of the engine's level; "own": the settings below; "people": as people do."""
    people: Text = "5k"
    """Rank or year of the people that the engine imitates at that level, see `profile_of`."""
    visits: Visits = MANY_VISITS
    lambda_: Annotated[float, msgspec.Meta(ge=0.0, le=MOST_LAMBDA)] = 0.0
    mu: Share = 0.0
    margin: Annotated[float, msgspec.Meta(ge=0.0, le=MOST_MARGIN)] = 0.0
    """Points by which the engine wants to win; not with dynamic komi."""
    temperature: Annotated[float, msgspec.Meta(ge=0, le=10)] = 0.0
    dynamic_komi: Text = "none"
    clock: TimeControl = TimeControl()
    teaches: bool = False
    """Whether the person is told about a bad move at once."""
    measure: LessonMeasure = "points"
    """What a bad move loses."""
    points: Annotated[float, msgspec.Meta(ge=0.1, le=100)] = 3.0
    """Points from which on a move is bad."""
    winrate: Annotated[float, msgspec.Meta(ge=0.01, le=1)] = 0.1
    """Winrate from which on a move is bad."""
    hides: bool = True
    """Whether analysis is paused and hidden."""
    resigns: bool = True
    """Whether the engine may resign."""

    @property
    def engine_colors(self) -> frozenset[int]:
        """Colors that an engine plays, BLACK or WHITE."""
        players = (BLACK, self.black), (WHITE, self.white)
        return frozenset(color for color, player in players if player != PERSON)

    @property
    def engine(self) -> str:
        """The engine that plays: `OWN_NETWORK` or the name of a program; "" without one."""
        return next((p for p in (self.black, self.white) if p != PERSON), "")

    def engine_visits(self, size: int) -> int:
        """Return the visits per move of our engine on a board."""
        if self.level == PEOPLE:
            return HUMAN_VISITS
        level = level_named(self.level)
        return self.visits if level is None else level.visits(size)

    @property
    def engine_temperature(self) -> float:
        """The temperature at which our engine draws its moves."""
        level = level_named(self.level)
        if self.level == PEOPLE:
            return 0.0
        return self.temperature if level is None else level.temperature

    def level_words(self, size: int) -> str:
        """Return the level of our engine and its settings on a board, in words."""
        if self.level == PEOPLE:
            return f"{tr('Like people')}: {people_text(self.people)}"
        level = level_named(self.level)
        words = level_text(self.engine_visits(size), self.engine_temperature, self.lambda_)
        return f"{tr('Own settings') if level is None else level.name}: {words}"

    @property
    def lesson(self) -> tuple[LessonMeasure, float] | None:
        """Measure and threshold of a bad move; None if the person is not told about them."""
        if not self.teaches or len(self.engine_colors) != 1:
            return None
        return self.measure, self.points if self.measure == "points" else self.winrate

    def on_board(self, size: int, komi: float) -> GameSetup:
        """Return this setup on another board; handicap stones are kept on the same size only."""
        handicap = self.handicap if size == self.size else 0
        return msgspec.structs.replace(
            self, size=size, columns=0, rows=0, komi=komi, handicap=handicap
        )

    @property
    def shape(self) -> BoardShape:
        """Columns and rows of the board."""
        shape = BoardShape(self.columns or self.size, self.rows or self.size)
        return shape if shape.size == self.size else square(self.size)

    def with_players(self, black: str, white: str) -> GameSetup:
        """Return this setup with other players."""
        return msgspec.structs.replace(self, black=black, white=white)

    def without_people(self) -> GameSetup:
        """Return this setup for a computer without the "human" network."""
        if self.level != PEOPLE:
            return self
        return msgspec.structs.replace(self, level=GameSetup().level)

    def swapped(self) -> GameSetup:
        """Return the setup of a game with exchanged colors."""
        persons = {}
        if self.black == self.white == PERSON:
            persons = {"person": self.other, "other": self.person}
        return msgspec.structs.replace(self, black=self.white, white=self.black, **persons)

    def names(self, engine: str) -> dict[str, str]:
        """Return the players' names by SGF property; unknown ones are left out.

        Parameters
        ----------
        engine
            Name of the engine with its level.
        """
        names, persons = {}, iter((self.person, self.other))
        for name, player in (("PB", self.black), ("PW", self.white)):
            text = next(persons) if player == PERSON else engine
            if text.strip():
                names[name] = text.strip()
        return names

    @property
    def stones(self) -> int:
        """Handicap stones; none at handicap 1, where Black only plays first."""
        return self.handicap if self.handicap >= 2 else 0

    @property
    def game_rules(self) -> Rules:
        """Rules of the game, with its komi and handicap."""
        return rules_from_sgf(self.rules, self.size, self.komi, self.stones)

    def placed_by_black(self) -> int:
        """Return how many handicap stones Black has to place; 0 if they are on the board."""
        stones = self.stones
        has_points = self.shape.is_square and handicap_points(self.size, stones)
        fixed = self.placement == "fixed" and has_points
        return 0 if fixed else stones

    def record(self, engine: str = "", rules: Rules | None = None) -> GameRecord:
        """Return the game about to start.

        Parameters
        ----------
        engine
            Name of the engine with its level.
        rules
            Rules in place of those of the setup.
        """
        if rules is None:
            rules = self.game_rules
        info = {**self.names(engine), **self.clock.info()}
        info = with_swap_rule(info) if self.swap_rule else info
        if self.placed_by_black():
            return GameRecord(rules, info=info, shape=self.shape)
        return GameRecord.new(rules, info, self.shape)


def read_setup(text: str) -> GameSetup | None:
    """Return the setup in a JSON text; None if there is none, or it is damaged."""
    try:
        return decode_json(text, GameSetup) if text else None
    except EngineError:
        return None


def write_setup(setup: GameSetup) -> str:
    """Return a setup as JSON text."""
    return msgspec.json.encode(setup).decode()
