"""Settings of training and of a run itself."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from engine.base.settings import Settings, setting

MOST_GENERATIONS: Final = 10**6
"""Most generations of a run."""


@dataclass(frozen=True, kw_only=True)
class TrainingSettings(Settings):
    """How a network learns from played games."""

    removed = {
        "window_exponent": 0.65,
        "soft_policy_weight": 8.0,
        "soft_policy_temperature": 4.0,
        "reply_weight": 0.15,
    }

    optimizer: str = setting(
        "adamw",
        "The optimizer; muon is for the matrices of hidden layers, with adamw for all others.",
        choices=("adamw", "sgd", "muon"),
        source="Jordan et al. 2024 (Muon)",
    )
    learning_rate: float = setting(2e-3, "Largest learning rate.", low=0.0, high=10.0, schedule="")
    warmup_steps: int = setting(100, "Steps over which the rate rises from 0.", low=0, high=10**7)
    trunk_rest_steps: int = setting(
        0,
        "Steps at the start in which the heads alone learn, so that random heads don't spoil a "
        "trunk that the run begins with; then the rate rises from 0 again.",
        low=0,
        high=10**7,
    )
    cosine_share: float = setting(
        0.15, "Last share of the run in which the rate falls along a cosine.", low=0.0, high=1.0
    )
    rate_per_pass: float = setting(
        1.0,
        "Factor of the learning rate after each pass over all game records.",
        low=0.01,
        high=1.0,
        source="cross-convolutions 4.4: 0.5 every epoch",
    )
    final_rate: float = setting(
        0.05, "Rate at the end of the run, relative to the largest.", low=0.0, high=1.0
    )
    momentum: float = setting(0.9, "Momentum of SGD (Nesterov).", low=0.0, high=0.9999, schedule="")
    weight_decay: float = setting(
        1e-3, "Weight decay of matrices.", low=0.0, high=10.0, schedule=""
    )
    gradient_clip: float = setting(
        1.0,
        "Largest norm of the gradient; 0 = no limit.",
        low=0.0,
        high=1e6,
        schedule="",
    )
    batch: int = setting(256, "Positions per step.", low=1, high=65536, schedule="")
    average: float = setting(
        0.995, "Share of the old average that each step keeps; 0 = no averaging.",
        low=0.0, high=0.99999, schedule="",
    )  # fmt: skip
    norm_statistics: str = setting(
        "batch",
        "Normalize by each batch, or by the statistics that the start network has (kept), so that "
        "the network in training answers just as the one that plays.",
        choices=("batch", "kept"),
    )
    precision: str = setting(
        "auto", "Arithmetic of the trunk; auto times both.", choices=("auto", "fp32", "bf16")
    )
    threads: int = setting(
        1,
        "Threads of a step on the processor; more than one where no other process plays.",
        low=1,
        high=256,
    )
    reuse: float = setting(
        8.0,
        "How often a new row is trained on, on average.",
        low=0.01,
        high=1000.0,
        schedule="",
    )
    epochs: int = setting(
        0,
        "Passes over the whole window in each generation, each in a new random order; 0 = random "
        "draws, as often as reuse says. With 1 and a window of one generation it is the study's "
        "one epoch, with 10 AlphaZero General's.",
        low=0,
        high=1000,
        source="GoCSE392 part 2, Experiments, 1",
        schedule="",
    )
    window_rows: int = setting(
        10_000,
        "Rows of the training window before it grows.",
        low=1,
        high=10**9,
        schedule="",
    )
    window_scale: float = setting(
        0.4,
        "How fast the window grows at first, per new row.",
        low=0.0,
        high=1.0,
        source="KataGo",
        schedule="",
    )
    win_rule: str = setting(
        "komi",
        "Who wins a game: decided by komi; or, for two networks that each play one "
        "color (`NET[white=NET2]`), the player to move wins with the points that Black "
        "needs (black) or White needs (white), whichever color it plays.",
        choices=("komi", "black", "white"),
        source="GoCSE392 part 2, Experiments, 4",
    )
    result_decay: float = setting(
        1.0,
        "Share of the winrate target that each ply hands on to later searches and the result; "
        "1 = the result alone.",
        low=0.0,
        high=1.0,
        source="TD(lambda)",
        schedule="",
    )
    off_policy_cut: float = setting(
        0.0,
        "Share of a result that is not passed back beyond a move that the search would "
        "not have played; positions before it learn the searched winrate instead. 0 = "
        "all is passed back, 1 = nothing.",
        low=0.0,
        high=1.0,
        source="Retrace, Munos et al. 2016",
        schedule="",
    )
    policy_weight: float = setting(
        1.0, "Weight of the policy loss.", low=0.0, high=1000.0, schedule=""
    )
    winrate_weight: float = setting(
        1.0, "Weight of the winrate loss.", low=0.0, high=1000.0, schedule=""
    )
    winrate_loss: str = setting(
        "cross_entropy", "Cross-entropy, or the squared error of the SAI paper.",
        choices=("cross_entropy", "squared"), source="SAI section III-A",
    )  # fmt: skip
    label_target: str = setting(
        "score",
        "What a multi_label head learns: who won at every komi by the final score, where it is "
        "known; or the winrate at the game's komi alone, as of games that a teacher labelled.",
        choices=("score", "winrate"),
        source="multi-labelled values, Architecture (score)",
    )
    ownership_weight: float = setting(
        0.15,
        "Weight of the ownership loss per point.",
        low=0.0,
        high=1000.0,
        source="KataGo",
        schedule="",
    )
    ownership_loss: str = setting(
        "cross_entropy", "Cross-entropy of each point's owner, or the squared error.",
        choices=("cross_entropy", "squared"), source="multi-labelled values, Background (squared)",
    )  # fmt: skip
    score_weight: float = setting(
        0.0,
        "Weight of the score loss, which pulls alpha towards the final score.",
        low=0.0,
        high=1000.0,
        schedule="",
    )
    score_target: str = setting(
        "final",
        "Target of the score loss: the final score of the game, or the score that was "
        "searched, or given by a teacher, at each position.",
        choices=("final", "searched"),
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.win_rule != "komi" and (self.result_decay < 1.0 or self.off_policy_cut > 0.0):
            raise self.error(
                "win_rule",
                f" {self.win_rule} learns results alone, and searched winrates are for the game's "
                "komi; set result_decay to 1 and off_policy_cut to 0",
            )


@dataclass(frozen=True, kw_only=True)
class SecondStageSettings(Settings):
    """When a run changes to the second stage, once.

    Its settings are the values at `second` in the schedules, like `rules.komi=0@0,5.5@second`. It
    begins when the games of a gate meet all three conditions.
    """

    turns: float = setting(
        20.0, "The second stage begins only if a gate's games have more moves on average.",
        low=0.0, high=1e6, source="GoCSE392 6.3: n^2 - n",
    )  # fmt: skip
    captures: float = setting(
        25.0, "It begins only if fewer stones are captured in a gate's games on average.",
        low=0.0, high=1e6, source="GoCSE392 6.3: n^2",
    )  # fmt: skip
    spread: float = setting(
        6.0,
        "It begins only if the final scores of a gate's games have a larger standard deviation.",
        low=0.0,
        high=1e6,
        unit="points",
        source="GoCSE392 6.3",
    )


@dataclass(frozen=True, kw_only=True)
class RunSettings(Settings):
    """Length, processes, device and start of a run."""

    seed: int = setting(1, "Seed of everything random.", low=0, high=2**31 - 1)
    generations: int = setting(
        100, "Networks to make; 0 = none, only games, as `sai-engine label` does.",
        low=0, high=MOST_GENERATIONS,
    )  # fmt: skip
    minutes: float = setting(
        0.0,
        "Time limit of the run; 0 = no limit. The learning rate is lowest at the limit, "
        "for which the last generation plays and trains less.",
        low=0.0,
        high=1e6,
        unit="minutes",
    )
    million_nodes: float = setting(
        0.0,
        "Limit of the nodes that self-play searches; 0 = no limit. The learning rate is "
        "lowest at the limit, and the run ends with the generation in progress.",
        low=0.0,
        high=1e6,
        unit="million nodes",
        source="SAI Table I, time to plateau",
    )
    cpu_minutes: float = setting(
        0.0,
        "Limit of the processor time of all the run's processes, so that runs are equally long on "
        "a busy machine; 0 = no limit. Otherwise like run.minutes.",
        low=0.0,
        high=1e9,
        unit="CPU-minutes",
    )
    games: int = setting(
        256,
        "Least number of games per generation (of positions, in a distillation). Games that other "
        "processes play while the first one trains are added. Stored labels are read all at once; "
        "a generation then trains on this many.",
        low=1,
        high=10**9,
        schedule="",
    )
    shard_games: int = setting(
        32, "Games per file; fewer where a generation has fewer.", low=1, high=10**6
    )
    workers: int = setting(1, "Processes that play; the first also trains.", low=1, high=256)
    threads: bool = setting(
        False,
        "Whether they are threads of one process, so that one process owns the graphics card and "
        "some games are searched while it works for others.",
    )
    checkpoint_steps: int = setting(500, "Steps between checkpoints.", low=1, high=10**9)
    log_steps: int = setting(
        32,
        "Training steps from one line of the log to the next, which has the learning rate and each "
        "loss, averaged over these steps.",
        low=1,
        high=10**9,
    )
    keep_every: int = setting(
        0,
        "Keep the checkpoint of every N-th generation, where the run can be forked; 0 = only the "
        "newest three checkpoints.",
        low=0,
        high=10**6,
    )
    start_network: str = setting(
        "", "Weights file to begin with; empty = random weights.", names="network"
    )
    start_trunk: str = setting(
        "",
        "Weights file whose trunk a network with random heads begins with, such as one of another "
        "board size, or one of KataGo: of convolutions for a preactivation trunk, of attention for "
        "a transformer trunk. Empty = random weights.",
        names="network",
    )
    device: str = setting(
        "auto",
        "Where networks play and learn: auto takes a CUDA graphics card when there is one.",
        choices=("auto", "cpu", "cuda"),
    )
    panel: str = setting("", "Panel file that scores the networks; empty = none.", names="file")
    panel_every: int = setting(
        0, "Generations from one panel score to the next; 0 = never.", low=0, high=10**6
    )

    @property
    def has_limit(self) -> bool:
        """Whether something else than the number of generations may end the run."""
        return bool(self.minutes or self.cpu_minutes or self.million_nodes)

    @property
    def last_generation(self) -> int:
        """The last generation; 0 if a limit alone ends the run, as in sweeps."""
        endless = self.has_limit and self.generations == MOST_GENERATIONS
        return 0 if endless else self.generations

    def share(self, generation: int, nodes: int, seconds: float, cpu_s: float) -> float:
        """Return the part of the run that is over, 0 to 1: that of the limit which is nearest.

        Parameters
        ----------
        generation
            Networks made so far.
        nodes, seconds, cpu_s
            Searched by self-play, and worked so far by the clock and by all processors.
        """
        over = [generation / max(self.generations, 1)]
        if self.minutes:
            over.append(seconds / (60.0 * self.minutes))
        if self.cpu_minutes:
            over.append(cpu_s / (60.0 * self.cpu_minutes))
        if self.million_nodes:
            over.append(nodes / (1e6 * self.million_nodes))
        return min(max(over), 1.0)

    def longer(self, generation: int, nodes: int, seconds: float, cpu_s: float) -> dict[str, float]:
        """Return the limits that ended a run, by dotted name: twice what the run has used."""
        reached: dict[str, float] = {}
        if self.minutes and seconds >= 60.0 * self.minutes:
            reached["run.minutes"] = math.ceil(2.0 * seconds / 6.0) / 10.0
        if self.cpu_minutes and cpu_s >= 60.0 * self.cpu_minutes:
            reached["run.cpu_minutes"] = math.ceil(2.0 * cpu_s / 6.0) / 10.0
        if self.million_nodes and nodes >= 1e6 * self.million_nodes:
            reached["run.million_nodes"] = math.ceil(2e-5 * nodes) / 10.0
        if generation >= self.generations or not reached:
            reached["run.generations"] = 2 * max(generation, 1)
        return reached


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
