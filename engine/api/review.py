"""Stored analyses and the losses of moves."""

from __future__ import annotations

from engine.record.stored_analysis import Analysis as Analysis
from engine.record.stored_analysis import AnalysisKind as AnalysisKind
from engine.record.stored_analysis import AnalyzedAgent as AnalyzedAgent
from engine.record.stored_analysis import AnalyzedMove as AnalyzedMove
from engine.record.stored_analysis import rules_text as rules_text
from engine.search.loss import ENOUGH_VISITS as ENOUGH_VISITS
from engine.search.loss import MoveScore as MoveScore
from engine.search.loss import has_enough_visits as has_enough_visits
from engine.search.loss import log_odds_error as log_odds_error
from engine.search.loss import points_lost as points_lost
from engine.search.loss import score_error as score_error
from engine.search.loss import winrate_lost as winrate_lost
