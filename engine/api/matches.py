"""Matches and tournaments, their games and ratings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.contests.contest_folder import CONTESTS as CONTESTS
from engine.contests.contest_folder import ContestReader as ContestReader
from engine.contests.contest_folder import ContestView as ContestView
from engine.contests.contest_folder import launch_contest as launch_contest
from engine.contests.handicap_table import HANDICAP_TABLES as HANDICAP_TABLES
from engine.contests.handicap_table import HandicapTable as HandicapTable
from engine.contests.handicap_table import HandicapTableReader as HandicapTableReader
from engine.contests.handicap_table import HandicapTableView as HandicapTableView
from engine.contests.handicap_table import cell_folder as cell_folder
from engine.contests.handicap_table import launch_handicap_table as launch_handicap_table
from engine.contests.handicap_table import table_csv as table_csv
from engine.contests.handicap_table import table_markdown as table_markdown
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
from engine.match.contest_kinds import CONTEST_KINDS as CONTEST_KINDS
from engine.match.contest_settings import ContestSettings as ContestSettings
from engine.match.handicap_cells import CELL_GAMES as CELL_GAMES
from engine.match.handicap_cells import METHODS as METHODS
from engine.match.handicap_cells import MOST_HANDICAP as MOST_HANDICAP
from engine.match.handicap_cells import cell_settings as cell_settings
from engine.match.handicap_cells import column_name as column_name
from engine.match.opening_book import recorded_openings as recorded_openings
from engine.match.settings import PROGRAM as PROGRAM
from engine.statistics.rating import CONFIDENCE as CONFIDENCE
from engine.statistics.rating import RatingTable as RatingTable

if TYPE_CHECKING:
    from engine.match.side_by_side import SideBySide as SideBySide
    from engine.match.side_by_side import SideBySideGames as SideBySideGames
