"""Players that are other programs: a pool of GTP processes, one for each game side by side."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Self

from engine.base.errors import IllegalMoveError
from engine.base.translation import tr
from engine.go.board import BLACK, WHITE
from engine.go.rules import Rules
from engine.match.player import FORFEIT, Answer, GamesInPlay, Seat
from engine.programs.gtp_program import GtpProgram
from engine.programs.process import ProgramError, split_command

__all__ = ["ProgramPlayer"]


class ProgramPlayer:
    """A GTP program as a player; use it as a context manager, so that no process stays behind.

    Parameters
    ----------
    command
        The program's command line.
    start_s, answer_s
        Limits of `GtpProgram` [s]. Who exceeds the second one in a game loses it.
    thinking
        Processes that may think at the same time; 0 = as many as this machine has cores.

    Raises
    ------
    ProgramError
        The program can't be started or does not speak GTP.

    Notes
    -----
    What a program does wrong in a game (an answer `?`, an illegal move, silence, death) loses that
    game; the next one gets a new process. A program that can't be started, or refuses the board,
    ends the match with an error. Its own opinion on legality and score is never asked.
    """

    def __init__(
        self,
        command: str,
        *,
        start_s: float = 120.0,
        answer_s: float = 120.0,
        thinking: int = 0,
    ) -> None:
        self.command = split_command(command)
        self._start_s = start_s
        self._answer_s = answer_s
        self._lock = threading.Lock()
        self._free: list[GtpProgram] = []
        self._used: set[GtpProgram] = set()
        self._closed = False
        self._threads = ThreadPoolExecutor(thinking or os.cpu_count() or 1)
        try:
            first, _ = self._borrow()
        except BaseException:
            self.close()
            raise
        self.name = f"{first.name} {first.version}".strip()
        """What the program calls itself, with its version."""
        self.give_back(first)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    @property
    def in_background(self) -> bool:
        """Whether its moves are computed outside this process, while ours goes on."""
        return True

    def seat(self, games: GamesInPlay, own: Sequence[int], seed: int) -> Seat:
        """Return a seat: a process for each of its games, from the first move on."""
        return _ProgramSeat(self, games)

    def new_game(self, rules: Rules, stones: Sequence[int] = ()) -> GtpProgram:
        """Return a process that begins a new game; for `stones` see `GtpProgram.new_game`.

        Raises
        ------
        ProgramError
            Also a new process can't begin such a game.
        """
        while True:
            program, fresh = self._borrow()
            try:
                program.new_game(rules, stones)
            except ProgramError:
                self.give_back(program, broken=True)
                if fresh:
                    raise
            else:
                return program

    def give_back(self, program: GtpProgram, *, broken: bool = False) -> None:
        """Keep a process for another game; a broken one is ended."""
        with self._lock:
            self._used.discard(program)
            keep = not broken and not self._closed
            if keep:
                self._free.append(program)
        if not keep:
            program.close(at_once=broken)

    def _borrow(self) -> tuple[GtpProgram, bool]:
        """Return a process that plays no game, and whether it is a new one."""
        with self._lock:
            if self._free and not self._closed:
                program = self._free.pop()
                self._used.add(program)
                return program, False
        program = GtpProgram(self.command, start_s=self._start_s, answer_s=self._answer_s)
        with self._lock:
            if not self._closed:
                self._used.add(program)
                return program, True
        program.close(at_once=True)
        raise ProgramError(tr("{program} was closed", program=self.command[0]))

    def start_thinking(self, task: Callable[[], Answer]) -> Future[Answer]:
        """Run a task beside the caller when one of the places to think is free."""
        return self._threads.submit(task)

    def close(self) -> None:
        """End all processes; whoever waits for one is told so."""
        with self._lock:
            self._closed = True
            used, free = list(self._used), self._free
            self._used.clear()
            self._free = []
        for program in used:  # in a game that was given up
            program.close(at_once=True)
        list(self._threads.map(GtpProgram.close, free))  # each may take its time to leave
        self._threads.shutdown(wait=True, cancel_futures=True)


class _ProgramSeat:
    """A program in its games."""

    def __init__(self, player: ProgramPlayer, games: GamesInPlay) -> None:
        self._player = player
        self._games = games
        self._programs: dict[int, GtpProgram] = {}
        self._told: dict[int, int] = {}
        """Moves of each game that its process knows."""
        self._placed: dict[int, list[int]] = {}
        """Handicap stones that the program has placed in each game."""
        self._waiting: list[Future[Answer]] = []

    def begin(self, turn: Sequence[int]) -> None:
        """Let the processes of these games think."""
        self._waiting = [self._player.start_thinking(partial(self._answer, game)) for game in turn]

    def finish(self) -> list[Answer]:
        """Wait for all of them."""
        return [future.result() for future in self._waiting]

    def close(self) -> None:
        """Keep the processes for other games; those still thinking end."""
        thinking = [future for future in self._waiting if not future.done()]
        programs, self._programs = self._programs, {}
        for program in programs.values():
            self._player.give_back(program, broken=bool(thinking))

    def _answer(self, game: int) -> Answer:
        """The program's move; runs in a thread of its own for each game."""
        program = self._programs.get(game)
        rules, stones = self._games.rules[game], self._games.stones[game]
        places = len(stones) < rules.handicap
        if program is None:
            program = self._programs[game] = self._player.new_game(rules, stones)
            self._told[game] = 0
            if places and not program.knows("place_free_handicap"):
                raise ProgramError(
                    tr(
                        "{program} can't place handicap stones (no place_free_handicap); "
                        "choose fixed placement",
                        program=program.name,
                    )
                )
        try:
            if places:
                if not stones:
                    self._placed[game] = program.place_handicap(rules.handicap, rules.size)
                return Answer(self._placed[game][len(stones)])
            return Answer(self._move(program, game))
        except (ProgramError, IllegalMoveError) as error:
            self._programs.pop(game, None)
            self._player.give_back(program, broken=True)
            return Answer(FORFEIT, str(error))

    def _move(self, program: GtpProgram, game: int) -> int:
        size = self._games.rules[game].size
        line = [*self._games.openings[game], *self._games.moves[game]]
        first = WHITE if self._games.stones[game] else BLACK
        for number in range(self._told[game], len(line)):
            program.play(first if number % 2 == 0 else -first, line[number], size)
        move = program.genmove(first if len(line) % 2 == 0 else -first, size)
        self._told[game] = len(line) + 1  # its own move stands on its board already
        return move
