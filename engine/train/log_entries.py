"""The entries of a run's log that are read one by one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from engine.base.checked_json import Count, Number, Share, Text, Time
from engine.train.run import MOST_GENERATIONS


class LogEntry(Struct, frozen=True):
    """The fields that all entries of the log have."""

    event: Text
    generation: Annotated[int, Meta(ge=0, le=MOST_GENERATIONS)]


class Message(Struct, frozen=True, kw_only=True):
    """A message for people; log entry `{"event": "message", ...}`."""

    time: Time = 0.0
    generation: int
    text: Text


class PanelScore(Struct, frozen=True):
    """A generation against the panel; log entry `{"event": "panel", ...}`."""

    generation: int
    nodes: Number
    score: Number
    shares: Annotated[tuple[Share, ...], Meta(max_length=1000)] = ()
    """Share of the points won against each member of the panel; empty in old logs."""
    games: Count = 0
    """Games against each member; 0 in old logs."""
    panel: Text = ""
    """Fingerprint of the panel; empty in old logs."""


class GenerationRating(Struct, frozen=True):
    """A generation's strength; log entry `{"event": "rating", ...}`."""

    generation: int
    nodes: Number
    elo: Number
    low: Number
    high: Number


class Gate(Struct, frozen=True):
    """Result of a match against the best network; log entry `{"event": "gate", ...}`."""

    generation: int
    wins: Count
    draws: Count
    losses: Count
    decision: Annotated[str, Meta(max_length=100)]


class Ended(Struct, frozen=True):
    """The counters of a run that was stopped or is finished; log entries of these events."""

    games: Count = 0
