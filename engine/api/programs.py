"""Other programs, as sources of analysis and as opponents."""

from __future__ import annotations

from engine.programs.analysis_client import AnalysisClient as AnalysisClient
from engine.programs.analysis_client import ClientRequest as ClientRequest
from engine.programs.analysis_client import Console as Console
from engine.programs.analysis_client import guess_protocol as guess_protocol
from engine.programs.clients import open_client as open_client
from engine.programs.program_opponent import ProgramOpponent as ProgramOpponent
