"""Other programs as players of matches: a pool of GTP processes, one for each simultaneous game."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Self

from engine.base.errors import IllegalMoveError
from engine.base.translation import tr
from engine.games.game_batch import GameBatch
from engine.games.player import FORFEIT, Answer, Seat
from engine.games.programs.gtp_program import GtpProgram
from engine.games.programs.process import ProgramError, split_command
from engine.go.rules import Rules


class ProgramPlayer:
    """A GTP program as a player; a context manager that ends its processes.

    Parameters
    ----------
    command
        Command line of the program.
    start_s, answer_s
        Time limits of `GtpProgram` [s]. A program that exceeds the second one loses its game.
    thinking
        Largest number of processes that search at the same time; 0 = number of cores.

    Raises
    ------
    ProgramError
        The program can't be started or does not speak GTP.

    Notes
    -----
    A program loses the game in which it refuses a command, plays an illegal move, does not answer
    or dies; the next game gets a new process. A program that can't be started, or refuses the
    board, ends the match with an error. Legality and score are never left to the program.
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
        """Name and version of the program, as it states them."""
        self.give_back(first)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    @property
    def in_background(self) -> bool:
        """Return True: the program searches in its own process between `begin` and `finish`."""
        return True

    def seat(self, games: GameBatch, own: Sequence[int], seed: int) -> Seat:
        """Return a seat, which starts a process for each of its games at the first move."""
        return _ProgramSeat(self, games)

    def new_game(self, rules: Rules, stones: Sequence[int] = ()) -> GtpProgram:
        """Return a process that has begun a new game; for `stones` see `GtpProgram.new_game`.

        Raises
        ------
        ProgramError
            Even a new process can't begin such a game.
        """
        while True:
            program, is_new = self._borrow()
            try:
                program.new_game(rules, stones)
            except ProgramError:
                self.give_back(program, broken=True)
                if is_new:
                    raise
            else:
                return program

    def give_back(self, program: GtpProgram, *, broken: bool = False) -> None:
        """Return a process to the pool; a broken one is killed."""
        with self._lock:
            self._used.discard(program)
            keep = not broken and not self._closed
            if keep:
                self._free.append(program)
        if not keep:
            program.close(at_once=broken)

    def _borrow(self) -> tuple[GtpProgram, bool]:
        """Return a free process of the pool or a new one, and whether it is new."""
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
        """Run a task on a thread, as soon as fewer than `thinking` tasks run."""
        return self._threads.submit(task)

    def close(self) -> None:
        """End all processes; threads that wait for one get a ProgramError."""
        with self._lock:
            self._closed = True
            used, free = list(self._used), self._free
            self._used.clear()
            self._free = []
        for program in used:  # their games were given up
            program.close(at_once=True)
        list(self._threads.map(GtpProgram.close, free))  # side by side, since quitting takes time
        self._threads.shutdown(wait=True, cancel_futures=True)


class _ProgramSeat:
    """The seat of a program in its games; see `Seat`."""

    def __init__(self, player: ProgramPlayer, games: GameBatch) -> None:
        self._player = player
        self._games = games
        self._programs: dict[int, GtpProgram] = {}
        self._known_moves: dict[int, int] = {}
        """Number of moves of each game that were sent to its process."""
        self._placed: dict[int, list[int]] = {}
        """Handicap stones that the program has placed in each game."""
        self._waiting: list[Future[Answer]] = []

    def begin(self, turn: Sequence[int]) -> None:
        """Let the processes of these games search their moves."""
        self._waiting = [self._player.start_thinking(partial(self._answer, game)) for game in turn]

    def finish(self) -> list[Answer]:
        """Wait for all moves and return them."""
        return [future.result() for future in self._waiting]

    def close(self) -> None:
        """Return the processes to the pool; kill them if one is still searching."""
        thinking = [future for future in self._waiting if not future.done()]
        programs, self._programs = self._programs, {}
        for program in programs.values():
            self._player.give_back(program, broken=bool(thinking))

    def _answer(self, game: int) -> Answer:
        """Return the program's answer in a game; called on a thread."""
        program = self._programs.get(game)
        rules, stones = self._games.rules[game], self._games.stones(game)
        places = len(stones) < rules.handicap
        if program is None:
            program = self._programs[game] = self._player.new_game(rules, stones)
            self._known_moves[game] = 0
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
        """Send the new moves of a game to its program, and return the program's move."""
        size = self._games.rules[game].size
        line, first = self._games.line(game), int(self._games.first[game])
        for number in range(self._known_moves[game], len(line)):
            program.play(first if number % 2 == 0 else -first, line[number], size)
        move = program.genmove(first if len(line) % 2 == 0 else -first, size)
        self._known_moves[game] = len(line) + 1  # with its own move, already on its board
        return move
