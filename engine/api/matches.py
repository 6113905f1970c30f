"""Matches and tournaments, their games and ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.contests.contest_folder import ContestReader as ContestReader
from engine.contests.contest_folder import ContestView as ContestView
from engine.contests.contest_folder import launch_contest as launch_contest
from engine.contests.standings import ContestGame as ContestGame
from engine.contests.standings import Standings as Standings
from engine.contests.standings import contest_record as contest_record
from engine.contests.standings import planned_games as planned_games
from engine.contests.wins import wins_csv as wins_csv
from engine.contests.wins import wins_markdown as wins_markdown
from engine.contests.wins import wins_table as wins_table
from engine.match.board_agents import BoardAgent as BoardAgent
from engine.match.board_agents import BoardEnd as BoardEnd
from engine.match.board_agents import BoardState as BoardState
from engine.match.board_agents import first_difference as first_difference
from engine.match.opening_book import recorded_openings as recorded_openings
from engine.match.settings import CONTEST_KINDS as CONTEST_KINDS
from engine.match.settings import PROGRAM as PROGRAM
from engine.match.settings import ContestSettings as ContestSettings
from engine.statistics.rating import RatingTable as RatingTable

if TYPE_CHECKING:
    from engine.match.side_by_side import SideBySide as SideBySide
    from engine.match.side_by_side import SideBySideGames as SideBySideGames
