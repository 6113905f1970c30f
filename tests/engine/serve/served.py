"""A server without a network file: its evaluator makes answers up from the stones."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import EngineError
from engine.go.rules import Rules
from engine.go.state import Position
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.kinds import FLAT, MULTI_LABEL, SIGMOID, knows_score
from engine.serve.queries.options import Overrides, ServeSettings
from engine.serve.queries.server import Server
from engine.serve.queries.server_networks import ServedNetwork

BETA = 0.5


class MadeUp(Evaluator):
    """Alpha is the difference of stones, ownership the stones; the policy likes late points."""

    def __init__(self, size: int, kind: int = SIGMOID) -> None:
        self.size = size
        self.kind = kind
        self.calls: list[int] = []
        """Rows of each call."""
        self.averaged = 0
        """Rows that were asked for as means over the symmetries."""
        self.failing: Exception | None = None
        """Raised from the next call on."""
        self.owners: NDArray[np.float32] | None = None
        """float32[N], expected owners of any position; None for those of the stones."""
        self.tells_owners = True

    def evaluate(
        self,
        positions: Position,
        legal: NDArray[np.bool_],
        komi: NDArray[np.float32],
        *,
        average: bool = False,
    ) -> Evaluation:
        if self.failing is not None:
            raise self.failing
        count = len(legal)
        self.calls.append(count)
        self.averaged += count * average
        stones = positions.stones[:, :-1].astype(np.float32)
        policy = legal * np.arange(1, legal.shape[1] + 1, dtype=np.float32)
        policy[:, -1] *= 0.1
        policy /= policy.sum(1, keepdims=True)
        curve = np.stack((stones.sum(1), np.full(count, BETA)), 1).astype(np.float32)
        if self.kind == FLAT:
            curve[:, 0] = 0.25
        elif self.kind == MULTI_LABEL:  # the same curve, read off at 60 half points
            odds = BETA * (curve[:, :1] - np.arange(-29.5, 30.0))
            curve = np.concatenate((np.full((count, 1), -29.5), odds), 1).astype(np.float32)
        owners = stones if self.owners is None else np.tile(self.owners, (count, 1))
        kinds = np.full(count, self.kind, np.int8)
        return Evaluation(policy, kinds, curve, owners if self.tells_owners else None)


class MadeUpNetworks:
    """One made-up network for each of some boards."""

    def __init__(self, *sizes: int, kind: int = SIGMOID, has_values: bool = True) -> None:
        self.has_values = has_values
        self.evaluators = {size: MadeUp(size, kind) for size in sizes}
        self.humans: dict[str, MadeUp] = {}
        """A "human" network by profile."""
        self.cleared = 0

    def human_for(self, rules: Rules, profile: str) -> MadeUp | None:
        return self.humans.get(profile)

    def network_for(self, rules: Rules, profile: str = "") -> ServedNetwork:
        if rules.size not in self.evaluators:
            raise EngineError(f"No network for the {rules.size}x{rules.size} board")
        evaluator = self.evaluators[rules.size]
        return ServedNetwork("made up", evaluator, knows_score(evaluator.kind), self.has_values)

    def models(self) -> list[dict[str, Any]]:
        return [{"name": "made up"}]

    def clear_caches(self) -> None:
        self.cleared += 1


class Served:
    """A server and what it said."""

    def __init__(
        self, *sizes: int, kind: int = SIGMOID, has_values: bool = True, **settings: Any
    ) -> None:
        self.now = 0.0
        self.networks = MadeUpNetworks(*(sizes or (5,)), kind=kind, has_values=has_values)
        self.said: list[str] = []
        self.server = Server(
            self.networks,
            Overrides(ServeSettings.from_dict(settings)),
            self.said.append,
            clock=lambda: self.now,
        )

    def send(self, query: dict[str, Any] | bytes) -> None:
        """One line, nothing is searched yet."""
        self.server.receive(query if isinstance(query, bytes) else json.dumps(query).encode())

    def heard(self) -> list[dict[str, Any]]:
        """What was said since the last time; checks that it is one object in each line."""
        lines, self.said[:] = list(self.said), []
        assert all(line.endswith("\n") and line.count("\n") == 1 for line in lines)
        found = [json.loads(line, parse_constant=None) for line in lines]
        assert all(isinstance(reply, dict) for reply in found)
        return found

    def finish(self) -> list[dict[str, Any]]:
        """Search until nothing is left to do."""
        for _ in range(100_000):
            if not self.server.busy:
                return self.heard()
            self.server.step()
        raise AssertionError("the server never finishes")

    def ask(self, **changes: Any) -> list[dict[str, Any]]:
        """All replies to one query."""
        self.send(query(**changes))
        return self.finish()

    def answer(self, **changes: Any) -> dict[str, Any]:
        """The only reply to one query."""
        (reply,) = self.ask(**changes)
        return reply


def query(**changes: Any) -> dict[str, Any]:
    """A good query on 5x5, with some fields changed; None leaves one out."""
    fields = {
        "id": "q",
        "moves": [["B", "C3"], ["W", "D4"]],
        "rules": "tromp-taylor",
        "komi": 0.5,
        "boardXSize": 5,
        "boardYSize": 5,
        "maxVisits": 1,
        **changes,
    }
    return {name: value for name, value in fields.items() if value is not None}
