"""KataGo's network inputs for a whole game, with the phases and rules specific to KataGo.

Under territory rules two passes begin an encore, in which dead stones are played out: in the first
one prisoners still count, in the second they don't. Encores have no simple ko: a stone that took a
ko is blocked, and a player who would retake it lifts the block instead of playing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.go.board import BLACK, EMPTY, NONE, WHITE
from engine.go.position import is_legal, play, put_stones
from engine.go.state import KO, KO_RULES, Position, clone, empty_position
from engine.go.state import TO_PLAY as MOVER
from engine.network.planes.v7 import (
    AREA_SUICIDE,
    BUTTON,
    ENCORE,
    KO_RULE,
    PASS_ENDS,
    SHOWN,
    SUICIDE,
    TAX,
    TERRITORY,
    TO_PLAY,
    V7Scene,
    empty_scene,
)

TAXES: Final = {"none": 0, "seki": 1, "all": 2}


@dataclass(frozen=True, kw_only=True)
class KataGoRules:
    """The part of KataGo's rules that its networks see."""

    ko: str = "positional"
    """"positional", "situational" or "simple"."""
    scoring: str = "area"
    """"area" or "territory"."""
    tax: str = "none"
    """Eyes that don't count: "none", "seki" (those in seki), "all" (also two of each group)."""
    suicide: bool = False
    """Whether suicide of several stones is legal."""
    button: bool = False
    """Whether the first pass gets half a point."""
    friendly_pass: bool = False
    """Whether a pass that would end the game is judged without the history before it."""
    handicap_bonus: str = "none"
    """Points for White for Black's handicap: "stones" or "stones-1" (from two stones on)."""


class _Turn(NamedTuple):
    """One turn, and the position before it."""

    color: int
    point: int  # N = pass
    stones: NDArray[np.int8]  # [N]
    ko: int


class V7Game:
    """A game played by KataGo's rules, from an empty board or a set-up.

    `stones`, int8[N], is the set-up (None: empty board); `to_play` moves first.
    """

    def __init__(
        self,
        size: int,
        rules: KataGoRules,
        stones: NDArray[np.int8] | None = None,
        to_play: int = BLACK,
    ) -> None:
        self.size = size
        self.rules = rules
        self.to_play = to_play
        """Color expected to move; `play` accepts either."""
        self.encore = 0
        """0 in the main phase, then 1 and 2."""
        self._points = size * size
        self._position = empty_position(size, superko="simple", suicide=rules.suicide)
        setup = np.zeros(self._points, np.int8) if stones is None else stones
        if setup.any():
            put_stones(self._position, np.ascontiguousarray(setup, np.int8))
        self._setup_stones = int((setup == BLACK).sum()) if not (setup == WHITE).any() else 0
        self._territory = int(setup.sum())
        self._turns: list[_Turn] = []
        self._phase_start = 0  # earlier turns are not shown
        self._passes = 0
        self._passed: set[tuple[bytes, int]] = set()  # boards on which a player passed this phase
        self._button = rules.button
        self._button_bonus = 0.0
        self._seen = {self._situation(to_play)}
        self._blocked = np.zeros(self._points, np.bool_)
        self._retaken: set[tuple[bytes, int, int]] = set()  # board, color, point of ko captures
        self._encore_start = np.zeros(self._points, np.int8)

    @property
    def stones(self) -> NDArray[np.int8]:
        """The current board, int8[N]."""
        return self._position.stones[:-1]

    def play(self, color: int, point: int) -> None:
        """Play one turn of either player (N is a pass) without checking whether it is legal."""
        position = self._position
        position.counters[MOVER] = color
        self._turns.append(_Turn(color, point, self.stones.copy(), int(position.counters[KO])))
        self.to_play = -color
        if point == self._points:
            self._pass(color)
            return
        self._passes = 0
        if self.encore and self._lifts_block(point):
            return
        before = self.stones.tobytes()
        play(position, point)
        if self.encore < 2:
            self._territory += color
        if self.encore:
            if position.counters[KO] != NONE:
                position.counters[KO] = NONE
                self._blocked[point] = True
                self._retaken.add((before, color, point))
            self._blocked &= self.stones != EMPTY
        self._seen.add(self._situation(-color))

    def scene(self) -> V7Scene:
        """Return what the inputs show of the current position, for `to_play`."""
        scene = empty_scene(self.size)
        rules, facts, color = self.rules, scene.facts, self.to_play
        territory = rules.scoring == "territory"
        ends = self._pass_ends(color)
        hidden = rules.friendly_pass and not territory and self._passes == 1 and ends
        facts[TO_PLAY] = color
        facts[KO_RULE] = KO_RULES[rules.ko]
        facts[SUICIDE] = facts[AREA_SUICIDE] = rules.suicide
        facts[TERRITORY] = territory
        facts[TAX] = TAXES[rules.tax]
        facts[ENCORE] = self.encore
        facts[BUTTON] = self._button
        facts[PASS_ENDS] = ends and not hidden
        scene.bonus[0] = self._handicap_bonus() + self._button_bonus
        scene.bonus[0] += self._territory if territory else 0
        scene.boards[0, :-1] = self.stones
        scene.ko[0] = self._position.counters[KO]
        turns = [] if hidden else self._shown_turns()
        for age in (1, 2):
            shown = age <= len(turns)
            scene.boards[age, :-1] = turns[age - 1].stones if shown else scene.boards[age - 1, :-1]
            scene.ko[age] = turns[age - 1].ko if shown else scene.ko[age - 1]
        for i, turn in enumerate(turns):
            scene.moves[i] = turn.point
        if self.encore:
            current = self.stones.tobytes()
            scene.blocked[:] = self._blocked
            scene.banned[[p for b, who, p in self._retaken if (b, who) == (current, color)]] = 1
        elif rules.ko != "simple":
            scene.banned[self._superko_bans()] = True
        scene.start[:] = self._encore_start
        return scene

    def _pass(self, color: int) -> None:
        ends = self._pass_ends(color)
        self._passed.add((self.stones.tobytes(), color))
        play(self._position, self._points)
        if self._button:
            self._button = False
            self._button_bonus = 0.5 * -color
            self._passes = 0
            self._passed.clear()
            self._seen = {self._situation(-color)}
            return
        self._passes += 1
        self._seen.add(self._situation(-color))
        if not ends:
            return
        if self.rules.scoring != "territory" or self.encore == 2:
            self._phase_start = len(self._turns) - 1
            return
        self.encore += 1
        self._phase_start = len(self._turns)
        self._passes = 0
        self._passed.clear()
        self._blocked[:] = False
        self._retaken.clear()
        if self.encore == 2:
            self._encore_start[:] = self.stones

    def _pass_ends(self, color: int) -> bool:
        """Return whether a pass would end the phase."""
        if self._button:
            return False
        repeats = self.encore > 0 or self.rules.ko == "simple"
        again = repeats and (self.stones.tobytes(), color) in self._passed
        return self._passes >= 1 or again

    def _lifts_block(self, point: int) -> bool:
        """Return whether the turn lifts a ko block (see the module) instead of playing a stone."""
        stones = self.stones
        if stones[point] != EMPTY:
            self._blocked[point] = False
            return True
        trial = clone(self._position)
        play(trial, point)
        captured = np.flatnonzero((stones != EMPTY) & (trial.stones[:-1] == EMPTY))
        if trial.counters[KO] != NONE and len(captured) == 1 and self._blocked[captured[0]]:
            self._blocked[captured[0]] = False
            return True
        return False

    def _shown_turns(self) -> list[_Turn]:
        """Return the last turns of this phase, latest first, as long as the players alternate."""
        shown: list[_Turn] = []
        color = -self.to_play
        for turn in reversed(self._turns[self._phase_start :]):
            if turn.color != color or len(shown) == SHOWN:
                break
            shown.append(turn)
            color = -color
        return shown

    def _situation(self, to_play: int) -> tuple[bytes, int]:
        """Return the key by which superko compares positions."""
        return self.stones.tobytes(), to_play if self.rules.ko == "situational" else 0

    def _superko_bans(self) -> list[int]:
        position, bans = self._position, []
        position.counters[MOVER] = self.to_play
        for point in np.flatnonzero(self.stones == EMPTY).tolist():
            if is_legal(position, point):
                trial: Position = clone(position)
                play(trial, point)
                after = trial.stones[:-1].tobytes()
                side = -self.to_play if self.rules.ko == "situational" else 0
                if (after, side) in self._seen:
                    bans.append(point)
        return bans

    def _handicap_bonus(self) -> int:
        """Return White's points for stones set up and for Black's moves before White's first."""
        if self.rules.handicap_bonus == "none":
            return 0
        count, played = self._setup_stones, 0
        first = NONE
        for i, turn in enumerate(self._turns):
            if turn.point < self._points and turn.color == WHITE:
                first = i
                break
            played += turn.point < self._points
        twice = NONE < first < len(self._turns) - 1 and self._turns[first + 1].color == WHITE
        count += 0 if twice else played
        if count < 2:
            return 0
        return count if self.rules.handicap_bonus == "stones" else count - 1
