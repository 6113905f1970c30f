"""The log of a run as lines for the terminal; `log.jsonl` in the run folder has every figure."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.base.terminal import plain

Entry = Mapping[str, Any]
PASSING: Final = ("playing", "reading", "learning", "step")
"""Events that tell progress, or are too many to print."""
EVERY_S: Final = 10.0
"""Time between two lines about the games that are being played [s]."""


class RunLog:
    """Prints a run's log as it is written."""

    def __init__(self) -> None:
        self._printed = -math.inf

    def show(self, entry: Entry) -> None:
        """Print an entry, unless it only tells progress and another line is not old."""
        now = time.monotonic()
        if entry["event"] not in PASSING or now - self._printed >= EVERY_S:
            print(plain(log_line(entry)), flush=True)
            self._printed = now


def log_line(entry: Entry) -> str:
    """Return an entry of a run's log as one line of text."""
    event = entry["event"]
    text = _LINES[event](entry) if event in _LINES else str(entry["text"])
    return f"generation {entry['generation']}: {text}" if "generation" in entry else text


def _playing(entry: Entry) -> str:
    unit = _unit(entry)
    moves = f", {entry['moves']:,} moves played by this process" if "moves" in entry else ""
    return f"{entry[unit]:,} of at least {entry['at least']:,} {unit}{moves}"


def _learning(entry: Entry) -> str:
    return f"training, step {entry['step']:,} of {entry['steps']:,}"


def _unit(entry: Entry) -> str:
    """Return what the run counts: the positions of a distillation, else games."""
    return "positions" if "positions" in entry else "games"


def _games(entry: Entry) -> str:
    branches = f" ({entry['branches']:,} branches)" if entry["branches"] else ""
    parts = [
        f"{entry['games']:,} games{branches} with {entry['rows']:,} positions to learn from",
        f"{entry['length']:g} moves a game",
        f"Black won {entry['black_wins']:.1%} at a mean komi of {entry['komi']:g}",
    ]
    if "score" in entry:
        parts.append(f"mean score {entry['score']:+g} for Black")
    if "wins_against_pool" in entry:
        parts.append(f"the new network won {entry['wins_against_pool']:.1%} against the pool")
    if entry["nodes_per_cpu_s"]:
        parts.append(f"{entry['nodes_per_cpu_s']:,} nodes per CPU-second")
    return ", ".join(parts)


def _step(entry: Entry) -> str:
    losses = [
        f"{name.replace('_', ' ')} {value:.4g}"
        for name, value in entry.items()
        if isinstance(value, float) and name not in ("time", "total", "gradient", "learning_rate")
    ]
    return (
        f"step {entry['step']:,}: loss {entry['total']:.4g} ({', '.join(losses)}), gradient norm "
        f"{entry['gradient']:.4g}"
    )


def _step_with_rate(entry: Entry) -> str:
    return f"{_step(entry)}, learning rate {entry['learning_rate']:.4g}"


def _training(entry: Entry) -> str:
    return f"trained to {_step(entry)}, {entry['rows_per_cpu_s']:,} positions per CPU-second"


def _network(entry: Entry) -> str:
    empty = f"first choice {entry['first_move']} ({entry['first_move_policy']:.1%})"
    if "alpha" in entry:
        empty = f"alpha {entry['alpha']:.2f}, beta {entry['beta']:.3f}, {empty}"
    if "winrate" in entry:
        empty = f"Black wins {entry['winrate']:.1%}, {empty}"
    parts = [f"best network {entry['best']}; empty board: {empty}"]
    if "top1" in entry:
        parts.append(
            f"held-out games: first choice {entry['top1']:.1%}, first five "
            f"{entry['top5']:.1%}, loss {entry['held_out_loss']:.4g}"
        )
    if "held_out_error" in entry:
        parts.append(
            f"squared error of the result {entry['train_error']:.3f} in games learned from, "
            f"{entry['held_out_error']:.3f} in {entry['held_out_games']:,} held out"
        )
    return "; ".join([*parts, _so_far(entry)])


def _so_far(entry: Entry) -> str:
    nodes = f", {entry['nodes']:,} nodes" if entry["nodes"] else ""
    unit = _unit(entry)
    return f"so far {entry[unit]:,} {unit}{nodes}, {entry['cpu_s'] / 60.0:,.1f} CPU-minutes"


def _gate(entry: Entry) -> str:
    draws = f", drew {entry['draws']}" if entry["draws"] else ""
    decision = "accepted" if entry["decision"] == "promote" else "rejected"
    stage = ""
    if "turns" in entry:
        stage = (
            f"; a game has {entry['turns']:g} moves and {entry['captures']:g} captured stones on "
            f"average, scores a standard deviation of {entry['spread']:g} points"
        )
    if "different" in entry:
        stage += f", Black won {entry['black_wins']:.0%}, {entry['different']} games differ"
    return (
        f"gate against network {entry['opponent']}: won {entry['wins']}{draws}, lost "
        f"{entry['losses']}, {decision} ({entry['reason']}){stage}"
    )


def _panel(entry: Entry) -> str:
    return f"panel score {entry['score']:.3f} after {entry['nodes']:,} nodes"


def _settings(entry: Entry) -> str:
    return ", ".join(f"{name} {value:g}" for name, value in entry.items() if "." in name)


def _rating(entry: Entry) -> str:
    low, high = entry["low"], entry["high"]
    if low is None or high is None:
        bound = "unknown" if low is high else f"> {low:.0f}" if high is None else f"< {high:.0f}"
        return f"Elo {entry['elo']:.0f} by the prior alone ({bound} by the games)"
    return f"Elo {entry['elo']:.0f} ({low:.0f} to {high:.0f})"


_LINES: Final[dict[str, Callable[[Entry], str]]] = {
    "playing": _playing,
    "learning": _learning,
    "step": _step_with_rate,
    "games": _games,
    "training": _training,
    "network": _network,
    "settings": _settings,
    "gate": _gate,
    "panel": _panel,
    "rating": _rating,
    "stopped": _so_far,
    "finished": _so_far,
}
