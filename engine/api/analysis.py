"""Requests for an analysis and reports of it."""

from __future__ import annotations

from engine.analysis.agent import AgentSettings as AgentSettings
from engine.analysis.request import MOST_VISITS as MOST_VISITS
from engine.analysis.request import AnalysisRequest as AnalysisRequest
from engine.analysis.request import Restriction as Restriction
from engine.analysis.request import SweepPoint as SweepPoint
from engine.search.report import AgentAnalysis as AgentAnalysis
from engine.search.report import AnalysisReport as AnalysisReport
from engine.search.report import Candidate as Candidate
from engine.search.report import lambda_komi as lambda_komi
from engine.search.report import report_at_komi as report_at_komi
from engine.search.report import with_points_lost as with_points_lost
from engine.value.fit import alpha_beta_of_curve as alpha_beta_of_curve
from engine.value.fit import curve_at as curve_at
from engine.value.fit import komi_grid as komi_grid
