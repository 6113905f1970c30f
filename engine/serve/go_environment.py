"""Go as a PettingZoo environment, over the engine's rules: for libraries of reinforcement learning.

Needs the optional `pettingzoo` (`pip install "sai-studio[pettingzoo]"`); docs/python.md has an
example. Observations have the shape of PettingZoo's own `go_v5`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from engine.base.errors import SettingsError
from engine.base.translation import tr
from engine.go.board import BLACK, HISTORY
from engine.go.counting import count_stones
from engine.go.position import illegal_reason, legal_moves, past_stones, play
from engine.go.rules import Rules
from engine.go.state import BLACK_CAPTURED, PASSES, PLY, TO_PLAY, WHITE_CAPTURED, empty_position
from engine.record.board_state import empty_board
from engine.record.board_text import board_text
from engine.serve.named_rules import board_rules

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise ImportError(
        tr('PettingZoo is not installed; install it: pip install "sai-studio[pettingzoo]"')
    ) from error

AGENTS: Final = ("black_0", "white_0")
ILLEGAL: Final = -1.0
"""Reward of an illegal move, which ends the game."""
PLANES: Final = 2 * HISTORY + 1


def env(**options: Any) -> AECEnv:
    """Return the environment in PettingZoo's usual wrappers; for the options see `GoEnvironment`.

    An illegal move ends the game with a reward of -1, one off the board raises an error.
    """
    inner = wrappers.TerminateIllegalWrapper(GoEnvironment(**options), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class GoEnvironment(AECEnv):  # type: ignore[misc]
    """A game of Go between the agents "black_0" and "white_0", by PettingZoo's AEC interface.

    Actions are points, `row * size + column` from the upper left; N = size * size is pass. Two
    passes end the game, and the board is counted as it stands: all stones count as alive. The
    winner's reward is 1, the loser's -1, both 0 for a draw and before the end. `infos` of a
    finished game holds "score", Black's points less White's with komi.

    Observations are of the agent that observes: "observation", bool[size, size, 17], holds its
    stones (plane 2 t) and its opponent's (2 t + 1) t plies ago, t from 0 to 7, and in plane 16
    whether it is White; "action_mask", int8[N + 1], its legal moves, none if it isn't to move.

    Parameters
    ----------
    size
        Points per side.
    komi
        Points to White.
    rules
        See `board_rules`; with "tromp-taylor", the default, players must capture dead stones.
    ply_limit
        Moves and passes after which a game is truncated, counted as it stands; 0 is twice the
        number of points.
    render_mode
        "ansi": `render` returns the board as text; None: it returns nothing.

    Raises
    ------
    SettingsError
        An argument is impossible.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "sai_go_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        size: int = 9,
        komi: float = 7.5,
        rules: str | Rules = "tromp-taylor",
        *,
        ply_limit: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = board_rules(rules, size, komi)
        if ply_limit < 0:
            raise SettingsError(tr("ply_limit must be 0 or more, not {n}", n=ply_limit))
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise SettingsError(tr('render_mode must be "ansi" or None, not {m!r}', m=render_mode))
        self.render_mode = render_mode
        self.possible_agents = list(AGENTS)
        self._points = size * size
        self._limit = ply_limit or 2 * self._points
        shape = size, size, PLANES
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, 1, shape, np.bool_),
                    "action_mask": Box(0, 1, (self._points + 1,), np.int8),
                }
            )
            for agent in AGENTS
        }
        self.action_spaces = {agent: Discrete(self._points + 1) for agent in AGENTS}

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions: points, then pass."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game on the empty board; nothing in it is random, so `seed` changes nothing."""
        self._position = empty_position(self.rules, capacity=self._limit + HISTORY)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[0]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return what an agent sees; see the class."""
        color = BLACK if agent == AGENTS[0] else -BLACK
        planes = np.zeros((self._points, PLANES), np.bool_)
        stones = np.empty(self._points, np.int8)
        for age in range(HISTORY):
            if past_stones(self._position, age, stones):
                planes[:, 2 * age], planes[:, 2 * age + 1] = stones == color, stones == -color
        planes[:, -1] = color != BLACK
        mask = np.zeros(self._points + 1, np.bool_)
        is_over = self.terminations[agent] or self.truncations[agent]
        if color == self._position.counters[TO_PLAY] and not is_over:
            legal_moves(self._position, mask)
        size = self.rules.size
        return {
            "observation": planes.reshape(size, size, PLANES),
            "action_mask": mask.astype(np.int8),
        }

    def step(self, action: int | None) -> None:
        """Play an action of the agent to move.

        Raises
        ------
        SettingsError
            The move is illegal. (In `env` it ends the game.)
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        reason = illegal_reason(self._position, int(action))  # type: ignore[arg-type]
        if reason is not None:
            raise SettingsError(tr("illegal move {n} ({reason})", n=action, reason=reason))
        self._cumulative_rewards[agent] = 0.0
        play(self._position, int(action))  # type: ignore[arg-type]
        counters = self._position.counters
        ended, late = counters[PASSES] >= 2, counters[PLY] >= self._limit
        if ended or late:
            score = self._score()
            sign = float(np.sign(score))
            self.rewards = dict(zip(AGENTS, (sign, -sign), strict=True))
            self.terminations = dict.fromkeys(AGENTS, bool(ended))
            self.truncations = dict.fromkeys(AGENTS, bool(late and not ended))
            self.infos = {each: {"score": score} for each in AGENTS}
        self.agent_selection = AGENTS[0] if counters[TO_PLAY] == BLACK else AGENTS[1]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the board as text in the render mode "ansi"."""
        if self.render_mode is None:
            return None
        stones = dict(enumerate(self._position.stones[:-1].tolist()))
        return board_text(empty_board(self.rules).with_setup(stones, BLACK))

    def _score(self) -> float:
        """Return Black's points less White's, with komi."""
        counters = self._position.counters
        captured = int(counters[BLACK_CAPTURED]), int(counters[WHITE_CAPTURED])
        stones = np.array(self._position.stones[:-1])
        count = count_stones(stones, self.rules.size, self.rules.scoring, captured)
        return count.score - self.rules.white_bonus
