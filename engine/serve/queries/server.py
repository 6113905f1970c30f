"""Server of the JSON analysis protocol: receives queries, runs searches, sends answers."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from engine.base.errors import EngineError, SettingsError
from engine.go.state import PASSES, Position
from engine.search.root_stats import RootStats
from engine.serve.queries.answer import answer_of, finished_answer, no_results
from engine.serve.queries.fields import QueryError, fields_of, shown
from engine.serve.queries.lane import Job, Lane
from engine.serve.queries.options import Overrides
from engine.serve.queries.pool import Pool
from engine.serve.queries.position_cache import KnownPositions
from engine.serve.queries.query import Query, id_in, parse_line, parse_query
from engine.serve.queries.server_networks import ServerNetworks

PROTOCOL_VERSION: Final = "1.16.0"
"""The KataGo release whose analysis protocol is implemented."""
MOST_WAITING: Final = 200_000
"""Largest number of waiting positions of all queries."""
MOST_BYTES: Final = 4 << 20
"""Longest line [bytes]; the query of a long game takes a hundredth of it."""


class Server:
    """Answers the queries of the JSON analysis protocol.

    Parameters
    ----------
    networks
        Source of the networks.
    defaults
        Settings of queries, as far as they name none of their own.
    say
        Called with every line to send, including its line break.
    version
        Name and version of the engine for `query_version`.
    clock
        Returns the time for reports and time limits [s].
    warns_apart
        Whether warnings are messages of their own, as KataGo's are. KaTrain takes such a message
        from a remote engine for the answer; else the first answer has a list of them.
    """

    def __init__(
        self,
        networks: ServerNetworks,
        defaults: Overrides,
        say: Callable[[str], None],
        *,
        version: str = "",
        clock: Callable[[], float] = time.monotonic,
        warns_apart: bool = True,
    ) -> None:
        self._warns_apart = warns_apart
        self._warnings: dict[str, list[dict[str, str]]] = {}
        """Warnings of queries that are not answered yet."""
        self._networks = networks
        self._defaults = defaults
        self._say = say
        self._version = version
        self._clock = clock
        self._positions = KnownPositions()
        self._pool = Pool(
            self._place, lambda job, text: self._refuse(job.query.id, "", text), clock
        )
        self._numbers = itertools.count()

    @property
    def busy(self) -> bool:
        """Whether positions are still to be searched."""
        return bool(self._pool)

    def receive(self, line: bytes) -> None:
        """Process one line; answers that need no search are sent at once."""
        if not line.strip():
            return
        given: dict[str, Any] = {}
        try:
            if len(line) > MOST_BYTES:
                raise QueryError("", f"A line of more than {MOST_BYTES} bytes is not read")
            given = parse_line(line)
            if not isinstance(given.get("id"), str):
                raise QueryError("", "Request must have a string as its id")
            if "action" in given:
                self._act(given)
            else:
                self._accept(parse_query(given, self._defaults))
        except QueryError as error:
            name = given.get("id") if given else id_in(line)
            self._refuse(name, error.field, str(error))
        except SettingsError as error:  # the evaluator asked for can't run this network
            self._refuse(given.get("id"), "", str(error))
        except EngineError as error:
            self._refuse(given.get("id"), "boardXSize", str(error))
        except MemoryError:
            self._refuse(given.get("id"), "", "There is not enough memory for this query")
        except RecursionError:  # an action whose fields could be parsed but not be echoed
            self._refuse(given.get("id"), "", "The request is nested too deeply")

    def step(self) -> None:
        """Do one round of searches, and send the answers and reports that are due."""
        for lane, stats, running in self._pool.step():
            if lane.failed:
                self._fail(lane, stats, running)
                continue
            ended = lane.ended()
            for t, job in running:
                self._report(lane, stats, t, job, bool(ended[t]))

    def stop(self, is_ended: Callable[[Job], bool] = lambda job: True) -> None:
        """End the searches of some jobs, by default of all, and send their results so far."""
        for lane, t, job in list(self._pool.end(is_ended)):
            if lane is None:
                self._send(no_results(job.query, job.turn))
            else:
                stats = lane.search.root_stats()
                self._end(lane, stats, t, job)

    def _accept(self, query: Query) -> None:
        """Queue the positions of a query."""
        if self._pool.waiting + len(query.turns) > MOST_WAITING:
            raise QueryError("analyzeTurns", f"More than {MOST_WAITING} positions would wait")
        self._positions.at(query, len(query.moves))  # all its moves are legal
        profile = query.overrides.settings.profile
        network = self._networks.network_for(query.rules, profile)
        human = self._networks.human_for(query.rules, profile) if profile else None
        for field, text in query.warnings:
            self._warn(query, field, text)
        if not network.has_values:
            text = f"{network.name} only suggests moves: winrates and scores mean nothing"
            self._warn(query, "winrate", text)
        elif not network.knows_score:
            text = f"{network.name} knows no score: every scoreLead is 0"
            self._warn(query, "scoreLead", text)
        if profile and human is None:
            text = 'needs a "human" network of KataGo: start with -human-model FILE'
            self._warn(query, "humanSLProfile", text)
        for turn, priority in zip(query.turns, query.priorities, strict=True):
            self._pool.add(Job(query, turn, priority, next(self._numbers), network, human))

    def _place(self, job: Job) -> Position | None:
        """Return the position of a job that can start; answer a finished game and return None."""
        position = self._positions.at(job.query, job.turn)
        if position.counters[PASSES] >= 2:
            try:
                self._send(finished_answer(job, position))
            except EngineError as error:
                self._refuse(job.query.id, "", str(error))
            return None
        now = self._clock()
        job.deadline = now + job.query.overrides.settings.seconds
        job.next_report = now + job.query.first_report
        return position

    def _report(self, lane: Lane, stats: RootStats, t: int, job: Job, is_over: bool) -> None:
        """Send the final answer of a job if its search is over, or a report if one is due."""
        if stats.root_visits[t] < 1:
            return
        now = self._clock()
        if is_over or now >= job.deadline:
            self._end(lane, stats, t, job)
        elif now >= job.next_report:
            job.next_report = now + job.query.report_every
            self._send(answer_of(job, lane, t, stats, True))

    def _fail(self, lane: Lane, stats: RootStats, running: list[tuple[int, Job]]) -> None:
        """Send a failed lane's results so far, and refuse its jobs without any."""
        for t, job in running:
            if stats.root_visits[t] < 1:
                self._refuse(job.query.id, "", lane.failed)
            else:
                self._send(answer_of(job, lane, t, stats, False))
        self._pool.drop(lane)

    def _end(self, lane: Lane, stats: RootStats, t: int, job: Job) -> None:
        """Send the final answer for a position, and free its tree."""
        if stats.root_visits[t] < 1:
            self._send(no_results(job.query, job.turn))
        else:
            self._send(answer_of(job, lane, t, stats, False))
        lane.free(t)

    def _act(self, given: dict[str, Any]) -> None:
        """Carry out and answer a query with an `action`, which is no analysis."""
        action = given["action"]
        if action == "query_version":
            self._send(
                {
                    **given,
                    "version": PROTOCOL_VERSION,
                    "git_hash": "<omitted>",
                    "engine": self._version,
                }
            )
        elif action == "query_models":
            self._send({**given, "models": self._networks.models()})
        elif action == "clear_cache":
            self._networks.clear_caches()
            self._send(given)
        elif action in ("terminate", "terminate_all"):
            is_ended = _terminated(given, action == "terminate")
            self._send(given)
            self.stop(is_ended)
        else:
            raise QueryError(
                "action",
                "Must be one of query_version, query_models, clear_cache, terminate and "
                f"terminate_all, not {shown(action)}",
            )

    def _warn(self, query: Query, field: str, text: str) -> None:
        if self._warns_apart:
            self._send({"field": field, "id": query.id, "warning": text})
        else:
            warnings = self._warnings.setdefault(query.id, [])
            warnings.append({"field": field, "warning": text})

    def _refuse(self, name: Any, field: str, text: str) -> None:
        reply = {"error": text}
        if isinstance(name, str):
            reply["id"] = name
            if field:
                reply["field"] = field
        self._send(reply)

    def _send(self, reply: dict[str, Any]) -> None:
        if self._warnings and (warnings := self._warnings.pop(reply.get("id", ""), None)):
            reply = {**reply, "warnings": warnings}
        self._say(json.dumps(reply, allow_nan=False) + "\n")


class _Termination(Struct, frozen=True, rename="camel"):
    """The fields of an action that ends searches."""

    terminate_id: str | None = None
    turn_numbers: frozenset[int] | None = None
    """Turns to end; None for all."""


def _terminated(given: dict[str, Any], one: bool) -> Callable[[Job], bool]:
    """Return the condition for the jobs that an action ends: those of one query, or of all."""
    fields = fields_of(given, _Termination)
    name, turns = fields.terminate_id, fields.turn_numbers
    if one and name is None:
        raise QueryError("terminateId", "Must be the id of a query")

    def is_ended(job: Job) -> bool:
        return (not one or job.query.id == name) and (turns is None or job.turn in turns)

    return is_ended
