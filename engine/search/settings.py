"""Settings of the tree search."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.base.settings import Settings, setting

DEFAULT_VISITS: Final = 250
"""Visits of the search of one position, as in the SAI paper (section III-A)."""
MANY_VISITS: Final = 100
"""Visits of each search where many are made: in games, for labels and tables, on large boards."""
SERVED_VISITS: Final = 500
"""Visits of each position of an analysis by JSON; `maxVisits` of KataGo's example configuration."""

ROOT_CANDIDATES: Final = 16
"""Moves that root_selection 'gumbel' begins with (Danihelka et al. 2022; mctx)."""

FPU_CONSTANT, FPU_LZ, FPU_AVERAGE = 0, 1, 2
PASS_ALWAYS, PASS_GUARDED, PASS_RESTRICTED = 0, 1, 2

_FPU = {"agz": FPU_CONSTANT, "lz": FPU_LZ, "average": FPU_AVERAGE}
_PASS = {"always": PASS_ALWAYS, "guarded": PASS_GUARDED, "restricted": PASS_RESTRICTED}


class SearchParameters(NamedTuple):
    """The settings in the form that kernels read; see `SearchSettings` for their meaning."""

    c_puct: float
    log_factor: float
    log_constant: float
    fpu: int
    fpu_constant: float
    fpu_reduction: float
    fpu_own_value: bool
    fpu_best_child: bool
    fpu_noise_reduction: bool
    pass_rule: int
    second_pass_prior: float
    policy_temperature: float
    virtual_loss: float
    subtree_window: bool
    root_extra_visits: int
    root_candidates: int
    count_ends: bool
    territory: bool
    excluded_sum: bool
    puct_epsilon: float
    max_leaves: int
    leaves_increase: int
    open_leaves: bool
    depth_weight: float
    q_decision_visits: int
    q_decision_gap: float
    all_points_policy: bool
    rollout_share: float
    expand_visits: int


@dataclass(frozen=True, kw_only=True)
class SearchSettings(Settings):
    """Settings of the tree search; the defaults are the SAI paper's with Leela Zero's FPU."""

    removed = {"root_candidates": 16, "forced_playouts": 0.0}

    c_puct: float = setting(
        0.8,
        "exploration constant of PUCT; larger values explore more, following the policy",
        low=0,
        high=100,
        source="SAI III, C_puct",
        schedule="",
    )
    puct: str = setting(
        "plain",
        "growth of exploration with visits n: sqrt(n), or sqrt(n log(puct_log n + puct_constant))",
        choices=("plain", "log"),
        source="reference program 0.18",
    )
    puct_log: float = setting(
        0.015, "slope inside the logarithm of puct 'log'", low=0, high=10,
        source="reference program 0.18", schedule="",
    )  # fmt: skip
    puct_constant: float = setting(
        1.7, "constant inside the logarithm of puct 'log'", low=1, high=100,
        source="reference program 0.18", schedule="",
    )  # fmt: skip
    puct_sum: str = setting(
        "included",
        "visits n that exploration of a move grows with: of all moves of the position, or of the "
        "other moves only (excluded)",
        choices=("included", "excluded"),
        source="GoCSE392 6.2: its formula; its example, 0.1 for 9 visits of the only move visited, "
        "contradicts it, as the sum over the others is 0",
    )
    puct_epsilon: float = setting(
        0.0, "added to the visits n that exploration grows with", low=0, high=1e6,
        source="GoCSE392 4.3: EPS, set to 1", schedule="",
    )  # fmt: skip
    fpu: str = setting(
        "lz",
        "value of a move not tried yet: a constant (agz), the parent's less a reduction (lz), "
        "or the mean of the tried ones without the best (average)",
        choices=("agz", "lz", "average"),
        source="SAI III",
    )
    fpu_constant: float = setting(0.5, "the constant of fpu 'agz'", low=0, high=1, schedule="")
    fpu_reduction: float = setting(
        0.25,
        "what fpu 'lz' takes off the value, times the square root of the policy of the moves tried",
        low=0,
        high=10,
        schedule="",
    )
    fpu_base: str = setting(
        "own_or_best",
        "value that fpu 'lz' reduces: the position's own, as in the paper; that of the "
        "best tried child; or the larger of the two, as in the reference program. The "
        "last two are never below 0",
        choices=("own", "best", "own_or_best"),
        source="SAI III-D, v(s,s); reference program",
    )
    fpu_noise_reduction: bool = setting(
        False,
        "apply the reduction of fpu 'lz' also at a root with noise, as the paper; the reference "
        "program doesn't",
    )
    pass_rule: str = setting(
        "always",
        "when pass is a candidate: always, not if it loses on the board (guarded), or only when "
        "few moves are left (restricted)",
        choices=("always", "guarded", "restricted"),
        source="reference program",
    )
    second_pass_prior: float = setting(
        0.0, "added to the prior of answering a pass by a pass", low=0, high=1,
        source="reference program", schedule="",
    )  # fmt: skip
    policy_temperature: float = setting(
        1.0,
        "flattens (above 1) the policy over legal moves",
        low=0.05,
        high=20,
        schedule="",
    )
    legality: str = setting(
        "at_once",
        "priors are shares of the policy over legal moves, or over all points, as in a search that "
        "tests a move only when it is chosen (on_demand)",
        choices=("at_once", "on_demand"),
        source="GoCSE392 part 2, Call-by-need; testing all moves at once costs about 1 % of a "
        "search, so on_demand does that too",
    )
    noise_alpha: float = setting(
        0.03,
        "Dirichlet noise at the root, in 19x19 units: scaled by 361 / points",
        low=0.0001,
        high=10,
        source="SAI, tested 0.02 to 0.045",
        schedule="",
    )
    noise_weight: float = setting(
        0.25, "share of noise in the root's priors", low=0, high=1, schedule=""
    )
    virtual_loss: float = setting(
        0.0,
        "losses that a pending visit counts as until its evaluation arrives; 0 = it "
        "counts as a visit only, so that the move does not look worse than it is",
        low=0,
        high=100,
        source="Leela Zero",
        schedule="",
    )
    batch: int = setting(
        8, "leaves of one tree evaluated together; 1 is exact", low=1, high=1024, unit="positions"
    )
    window_from: str = setting(
        "node",
        "curve that decides the komi window: the node's own (the paper) or its subtree's mean",
        choices=("node", "subtree"),
        source="SAI III-D; reference program since 2020",
    )

    root_extra_visits: int = setting(
        0,
        "visits that window_from 'subtree' divides the root's mean by beyond those made; the "
        "reference program has 1",
        low=0,
        high=1,
        source="reference program 0.18",
    )

    root_selection: str = setting(
        "puct",
        "how the root's visits are shared out: puct, or sequential halving of the best of the "
        "policy with Gumbel draws for noise (gumbel), which suits fewer visits than moves; a tree "
        "is then not kept from move to move",
        choices=("puct", "gumbel"),
        source="Danihelka et al. 2022, Policy improvement by planning with Gumbel",
    )

    max_leaves: int = setting(
        0,
        "number of moves searched in each position, the best of the policy; 0 = all",
        low=0,
        high=1024,
        unit="moves",
        source="GoCSE392 part 2, Modification 1 (l of l5d7)",
        schedule="",
    )
    leaves_increase: int = setting(
        0,
        "more moves than max_leaves for each move from the root to a position",
        low=0,
        high=1024,
        unit="moves per ply",
        source="GoCSE392 part 2, Modification 4: from 5 to 12, which is 5 + 7 at max-depth 7",
        schedule="",
    )
    open_leaves: bool = setting(
        False,
        "all of a position's max_leaves moves are searched once before any of them is searched "
        "again",
        source="GoCSE392 part 2, Modification 1: there will always be max-leaves actions initiated",
    )
    max_depth: int = setting(
        0,
        "length of the longest line, in moves, at which a search ends before its visits "
        "are used up; 0 = no limit",
        low=0,
        high=1000,
        unit="plies",
        source="GoCSE392 part 2, Modification 2 (d of l5d7)",
        schedule="",
    )
    max_depth_upper: int = setting(
        0,
        "if above max_depth, the depth of each search is drawn from max_depth to this",
        low=0,
        high=1000,
        unit="plies",
        source="GoCSE392 part 2, self-play, Modification 1: a random value in a range",
        schedule="",
    )
    depth_weight: float = setting(
        1.0,
        "weight of an evaluation in a move's mean, relative to one a ply less deep; 1 = "
        "all count the same",
        low=1,
        high=10,
        source="GoCSE392 part 2, Modification 3; without a formula; tested 1, 1.5, 2 and 3",
    )
    q_decision_visits: int = setting(
        0,
        "largest number of extra visits after the end of a search, made until the most "
        "visited move has the best value; 0 = none",
        low=0,
        high=1_000_000,
        unit="visits",
        source="GoCSE392 part 2, Modification 5: Qdecision; the limit is ours",
        schedule="",
    )
    q_decision_gap: float = setting(
        0.01,
        "the extra visits of q_decision_visits also end when the most visited move's "
        "winrate is less than this below the best",
        low=0,
        high=1,
        source="GoCSE392 part 2, Modification 5: 0.02 of values from -1 to 1",
        schedule="",
    )

    rollout_share: float = setting(
        0.0,
        "weight of quick games played on to the end from each new position, against the "
        "network's value: 0 = the network alone, 1 = the games alone",
        low=0,
        high=1,
        source="AlphaGo, Search: the mixing parameter lambda",
    )
    rollout_policy: str = setting(
        "",
        "file of weights (sai-engine rollout-policy) that the games of rollout_share are played "
        "by; empty = all moves are equally likely",
        names="file",
        source="AlphaGo, Rollout policy",
    )
    expand_visits: int = setting(
        1,
        "visits of a position before the search looks at its moves; the network's value of it "
        "counts once, a rollout at each visit",
        low=1,
        high=10_000,
        unit="visits",
        source="AlphaGo, Search: the expansion threshold",
    )

    average_symmetries: bool = setting(
        False,
        "evaluate the position itself in all eight symmetries of the board and use the mean, as "
        "soon as it has more than one visit; costs eight evaluations",
        source="KataGo: rootNumSymmetriesToSample",
    )
    sharpen: bool = setting(
        False,
        "make searched winrates as sure as they were measured to be for the network, since the "
        "mean over a search is too near to 50 %; changes no move and no fair komi",
        source="Guo et al. 2017, temperature scaling",
    )
    komi_samples: int = setting(
        5,
        "points on each side of the game's komi at which a network that sees one komi at a time is "
        "asked about the position and its best moves, for curves that are true; the search itself "
        "stays at the game's komi; 0 = never",
        low=0,
        high=50,
        unit="points",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.leaves_increase and not self.max_leaves:
            raise self.error("leaves_increase", " needs max_leaves, which it adds to")
        if self.open_leaves and not self.max_leaves:
            raise self.error("open_leaves", " needs max_leaves, the number of moves that it opens")
        if self.rollout_share and self.depth_weight != 1.0:
            raise self.error("rollout_share", " goes with a depth_weight of 1 only")
        if self.rollout_policy and not self.rollout_share:
            raise self.error("rollout_policy", " needs a rollout_share above 0")
        if self.expand_visits > 1 and not self.rollout_share:
            raise self.error("expand_visits", " above 1 needs a rollout_share above 0")
        if self.max_depth_upper and not 0 < self.max_depth <= self.max_depth_upper:
            raise self.error(
                "max_depth_upper",
                f" must be 0, or at least a max_depth above 0; they are {self.max_depth_upper} "
                f"and {self.max_depth}",
            )

    def parameters(self) -> SearchParameters:
        """Return the settings in the form that kernels read."""
        plain = self.puct == "plain"
        return SearchParameters(
            c_puct=self.c_puct,
            log_factor=0.0 if plain else self.puct_log,
            log_constant=2.718281828459045 if plain else self.puct_constant,
            fpu=_FPU[self.fpu],
            fpu_constant=self.fpu_constant,
            fpu_reduction=self.fpu_reduction,
            fpu_own_value=self.fpu_base != "best",
            fpu_best_child=self.fpu_base != "own",
            fpu_noise_reduction=self.fpu_noise_reduction,
            pass_rule=_PASS[self.pass_rule],
            second_pass_prior=self.second_pass_prior,
            policy_temperature=self.policy_temperature,
            virtual_loss=self.virtual_loss,
            subtree_window=self.window_from == "subtree",
            root_extra_visits=self.root_extra_visits,
            root_candidates=ROOT_CANDIDATES if self.root_selection == "gumbel" else 0,
            count_ends=True,
            territory=False,
            excluded_sum=self.puct_sum == "excluded",
            puct_epsilon=self.puct_epsilon,
            max_leaves=self.max_leaves,
            leaves_increase=self.leaves_increase,
            open_leaves=self.open_leaves,
            depth_weight=self.depth_weight,
            q_decision_visits=self.q_decision_visits,
            q_decision_gap=self.q_decision_gap,
            all_points_policy=self.legality == "on_demand",
            rollout_share=self.rollout_share,
            expand_visits=self.expand_visits,
        )


ANALYSIS: Final = SearchSettings(average_symmetries=True, sharpen=True)
"""Settings of the searches that people look at, in the window and through other programs."""
