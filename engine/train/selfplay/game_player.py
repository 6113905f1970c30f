"""Base class of the players of a run's games: self-play, and games labelled by a teacher."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.record.played_game import PlayedGame
from engine.search.value.evaluation import Evaluator
from engine.train.presets.preset import Preset


class GamePlayer:
    """Games in lockstep: each round plays one move in every game.

    Attributes
    ----------
    nodes
        Visits of all searches so far, or evaluations by the teacher.
    moves
        Moves played so far, those of games in flight too; 0 if a teacher labels positions.
    labelled
        Positions that a teacher has labelled so far, those of games in flight too.
    stopped
        Asked between the steps of a search; a round that is stopped plays no moves.
    """

    def __init__(self) -> None:
        self.stopped: Callable[[], bool] = lambda: False
        self.nodes = 0
        self.moves = 0
        self.labelled = 0

    def set_evaluator(self, evaluator: Evaluator) -> None:
        """Continue with another network of the run."""

    def set_earlier(self, generation: int, evaluator: Callable[[int], Evaluator]) -> None:
        """Continue with other earlier networks to play against.

        Parameters
        ----------
        generation
            Generation of the network that plays.
        evaluator
            Returns an evaluator of an earlier generation's network.
        """

    def set_preset(self, preset: Preset) -> None:
        """Continue with the settings of a generation: games in flight keep their komi."""
        self.preset = preset

    def resume(self, games: Sequence[PlayedGame]) -> None:
        """Queue the games that branch off the latest games of an earlier process."""

    def in_progress(self) -> bytes:
        """Return the games in progress as `take_over` reads them; b"" if they can't be kept.

        Only between rounds.
        """
        return b""

    def take_over(self, data: bytes) -> set[int] | None:
        """Play on with the games in progress of an earlier process; before the first network.

        Returns
        -------
        set of int or None
            Their numbers; None if they were played in other conditions.

        Raises
        ------
        ValueError, IllegalMoveError
            The data are damaged.
        """
        return None

    def play_round(self) -> list[PlayedGame]:
        """Play one move in every game, unless stopped; returns the games that ended."""
        raise NotImplementedError

    def unfinished(self) -> list[PlayedGame]:
        """End the games in flight and return those worth keeping, cut where they stand."""
        return []
