"""The review of a game: stored analyses, the timeline, endings, mistakes."""

from __future__ import annotations

from engine.record.stored_analysis import Analysis as Analysis
from engine.record.stored_analysis import AnalysisKind as AnalysisKind
from engine.review.ending import Ending as Ending
from engine.review.ending import ResultSource as ResultSource
from engine.review.ending import count_board as count_board
from engine.review.game_review import PAPER_LAMBDAS as PAPER_LAMBDAS
from engine.review.game_review import GameReview as GameReview
from engine.review.kept_reports import KeptReports as KeptReports
from engine.review.mistakes import Mistake as Mistake
from engine.review.mistakes import MistakeKind as MistakeKind
from engine.review.mistakes import agents_differ as agents_differ
from engine.review.mistakes import candidate_class as candidate_class
from engine.review.mistakes import has_searched_choice as has_searched_choice
from engine.review.mistakes import loss_class as loss_class
from engine.review.mistakes import mistakes as mistakes
from engine.review.mistakes import phase_of as phase_of
from engine.review.planner import Planner as Planner
from engine.review.planner import Step as Step
from engine.review.requests import Wanted as Wanted
from engine.review.requests import as_viewed as as_viewed
from engine.review.requests import default_visits as default_visits
from engine.review.requests import position_request as position_request
from engine.review.requests import request_for as request_for
from engine.review.requests import speed_of as speed_of
from engine.review.stored_choice import analysis_of_point as analysis_of_point
from engine.review.stored_choice import best_stored as best_stored
from engine.review.stored_choice import estimate_of as estimate_of
from engine.review.stored_choice import is_in_use as is_in_use
from engine.review.stored_choice import kind_in_use as kind_in_use
from engine.review.stored_choice import shown_estimate as shown_estimate
from engine.review.stored_reports import analysis_of as analysis_of
from engine.review.stored_reports import report_of as report_of
from engine.review.sweep import LineSearch as LineSearch
from engine.review.sweep import Sweep as Sweep
from engine.review.sweep import unknown_nodes as unknown_nodes
from engine.review.timeline import Estimate as Estimate
from engine.review.timeline import Timeline as Timeline
from engine.review.timeline import TimelinePoint as TimelinePoint
from engine.review.timeline import winrate_of as winrate_of
from engine.search.loss import ENOUGH_VISITS as ENOUGH_VISITS
from engine.search.loss import MoveScore as MoveScore
from engine.search.loss import has_enough_visits as has_enough_visits
from engine.search.loss import log_odds_error as log_odds_error
