"""Requests for an analysis and reports of it."""

from __future__ import annotations

from engine.analysis.agent import AgentSettings as AgentSettings
from engine.analysis.agent import gives_up as gives_up
from engine.analysis.agent import resigns as resigns
from engine.analysis.request import MOST_VISITS as MOST_VISITS
from engine.analysis.request import AnalysisRequest as AnalysisRequest
from engine.analysis.request import Restriction as Restriction
from engine.analysis.request import Searcher as Searcher
from engine.analysis.request import SweepPoint as SweepPoint
from engine.search.report import HOPELESS as HOPELESS
from engine.search.report import AgentAnalysis as AgentAnalysis
from engine.search.report import AnalysisReport as AnalysisReport
from engine.search.report import Candidate as Candidate
from engine.search.report import lead_at as lead_at
from engine.search.report import loss_against_choice as loss_against_choice
from engine.search.report import report_at_komi as report_at_komi
from engine.search.settings import ANALYSIS as ANALYSIS
from engine.search.settings import DEFAULT_VISITS as DEFAULT_VISITS
from engine.search.settings import MANY_VISITS as MANY_VISITS
from engine.search.settings import SERVED_VISITS as SERVED_VISITS
from engine.search.settings import SearchSettings as SearchSettings
from engine.value.dynamic_komi import METHODS as METHODS
from engine.value.dynamic_komi import NO_DYNAMIC_KOMI as NO_DYNAMIC_KOMI
from engine.value.fit import curve_at as curve_at
from engine.value.fit import curve_values as curve_values
from engine.value.fit import log_odds as log_odds
from engine.value.fit import sigmoid_curve as sigmoid_curve
