"""Settings of learning the moves of game records."""

from __future__ import annotations

from dataclasses import dataclass

from engine.base.settings import Settings, setting


@dataclass(frozen=True, kw_only=True)
class RecordSettings(Settings):
    """How a network learns the moves that people and programs played, without a teacher.

    A network with a value head learns the results too: who won and, of games that were counted, the
    score. One with an ownership head learns the owners where the final board counts to the score.
    `run.games` counts the games of a generation, which come in a new random order in each pass over
    all of them.
    """

    removed = {"held_out_moves": 10000}

    learn: bool = setting(
        False,
        "Learn the moves of game records in place of self-play.",
        source="cross-convolutions 4.4; AlphaGo, SL policy network",
    )
    games: str = setting(
        "", "Zip, folder or file of game records.", source="cross-convolutions 5", names="file"
    )
    held_out: float = setting(
        0.1,
        "Share of the games that is never learned from. Games that an index beside the records "
        "keeps for validation are among them; the others are chosen by their content, so that "
        "every run holds out the same ones.",
        low=0.001,
        high=0.9,
        source="cross-convolutions 4.4: 1 of 10 million moves",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.games and not self.learn:
            raise self.error("games", ": nothing learns from them; set records.learn")
