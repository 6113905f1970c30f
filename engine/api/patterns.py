"""Search of game records for a pattern of stones."""

from __future__ import annotations

from engine.record.game_files import GameFile as GameFile
from engine.record.pattern_files import FileHit as FileHit
from engine.record.pattern_files import Progress as Progress
from engine.record.pattern_files import search_files as search_files
from engine.record.pattern_search import Pattern as Pattern
from engine.record.pattern_search import PatternHit as PatternHit
from engine.record.pattern_search import PatternSearch as PatternSearch
from engine.record.pattern_search import pattern_of as pattern_of
