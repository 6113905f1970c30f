"""Charts of a run's log: title, tool tip and the columns that each shows."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.base.translation import tr


class Plan(NamedTuple):
    """How a chart is made of columns of the log."""

    title: str
    tip: str
    figures: tuple[tuple[str, str, str, int], ...]
    """Column, label, color and decimals of each line of a single run."""
    compared: str
    """The one column that is shown when there are several runs."""
    shares: bool = False
    """Whether the values are shares, shown in percent."""
    scale: float = 1.0


PLANS: Final = {
    "alpha": Plan(
        tr("Alpha of the empty board"),
        tr(
            "The score that the network expects from the empty board, which is also its fair komi "
            "[points for Black]. A weak network may pass through the true value by chance: look "
            "for a sharp beta too."
        ),
        (("network.alpha", tr("alpha"), "alpha", 2),),
        "network.alpha",
    ),
    "beta": Plan(
        tr("Beta of the empty board"),
        tr(
            "How sharply the winrate falls around the fair komi [1/point]: half of the results lie "
            "within 1.1 / beta points of it. It grows as the network becomes sure of the score."
        ),
        (("network.beta", tr("beta"), "fair", 3),),
        "network.beta",
    ),
    "winrate": Plan(
        tr("Winrate on the empty board"),
        tr("Black's winrate at the komi of the rules."),
        (("network.winrate", tr("winrate"), "winrate", 3),),
        "network.winrate",
        shares=True,
    ),
    "losses": Plan(
        tr("Losses"),
        tr(
            "What training minimizes, each unweighted: cross-entropy of the policy, cross-entropy "
            "or (a setting) squared error of the winrate and of the ownership per point, Huber "
            "loss of the score. The games change as the network does, so a loss may rise while "
            "play gets better."
        ),
        (
            ("training.policy", tr("policy"), "agent0", 2),
            ("training.winrate", tr("winrate"), "winrate", 3),
            ("training.ownership", tr("ownership"), "agent2", 3),
            ("training.score", tr("score"), "agent3", 3),
            ("training.soft_policy", tr("soft policy"), "loss4", 3),
            ("training.reply", tr("reply"), "loss2", 3),
            ("training.own_next", tr("own next move"), "loss3", 3),
            ("training.total", tr("total"), "muted", 2),
            ("network.held_out_loss", tr("policy, held-out games"), "agent1", 2),
        ),
        "training.total",
    ),
    "moves": Plan(
        tr("Moves of held-out games"),
        tr(
            "How often the network's first choice, or one of its first five, is the "
            "move that was played, in games that it is not trained on."
        ),
        (
            ("network.top1", tr("first choice"), "winrate", 3),
            ("network.top5", tr("first five"), "agent2", 3),
        ),
        "network.top1",
        shares=True,
    ),
    "pool": Plan(
        tr("Share against earlier networks"),
        tr(
            "Share of games that the network in training won against earlier networks "
            "(the pool); a draw counts half. All draw their moves in the same way. The "
            "pool grows stronger, too."
        ),
        (("games.wins_against_pool", tr("won"), "winrate", 3),),
        "games.wins_against_pool",
        shares=True,
    ),
    "errors": Plan(
        tr("Error of the predicted results"),
        tr(
            "Mean squared error of the results that a network predicts, from -1 to +1: "
            "on positions that it was trained on, and on held-out games. A gap between "
            "the two means that it overfits."
        ),
        (
            ("network.train_error", tr("learned from"), "agent2", 3),
            ("network.held_out_error", tr("held out"), "winrate", 3),
        ),
        "network.held_out_error",
    ),
    "lengths": Plan(
        tr("Length of the games"),
        tr(
            "Moves per self-play game; a branch counts only the moves after it left its "
            "parent game."
        ),
        (("games.length", tr("moves"), "agent1", 1),),
        "games.length",
    ),
    "results": Plan(
        tr("Black's share of the games"),
        tr("Games that Black won, each at its own komi: near one half when the komi are fair."),
        (("games.black_wins", tr("Black wins"), "winrate", 2),),
        "games.black_wins",
        shares=True,
    ),
    "speed": Plan(
        tr("Speed [thousand per CPU second]"),
        tr("Nodes (visits) of self-play and rows of training, per second of one processor's time."),
        (
            ("games.nodes_per_cpu_s", tr("nodes"), "agent0", 1),
            ("training.rows_per_cpu_s", tr("rows trained"), "agent2", 1),
        ),
        "games.nodes_per_cpu_s",
        scale=1e-3,
    ),
}


FOR_ALPHA: Final = {
    "network.top1": "moves",
    "games.wins_against_pool": "pool",
    "network.held_out_error": "errors",
}
"""The chart that runs with a figure have in place of alpha."""
