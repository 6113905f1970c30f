"""KaTrain's own engine class at work with `sai-engine serve`; runs where KaTrain is installed.

    python katrain_client.py GAME.sgf "exec COMMAND LINE OF THE ENGINE" VISITS

KaTrain runs the line by a shell and ends only that, then waits for the engine's streams to close:
so the engine has to take the shell's place (`exec`), or KaTrain never comes back.

Does what KaTrain does with a game, a handful of nodes of it, through the methods its window calls,
and prints what came of it as one JSON object.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

_home = tempfile.mkdtemp()
os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONSOLELOG="1", KIVY_NO_FILELOG="1", KIVY_HOME=_home)

PATIENCE_S = 300.0


class Window:
    """What the engine class asks of KaTrain's window: to log."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, int]] = []

    def log(self, message: Any, level: int = 0) -> None:
        self.lines.append((str(message), level))

    def __call__(self, *message: Any) -> None:
        self.lines.append((str(message), -1))


def wait(done: Callable[[], bool], what: str) -> None:
    until = time.monotonic() + PATIENCE_S
    while not done():
        if time.monotonic() > until:
            raise TimeoutError(f"waited too long for {what}")
        time.sleep(0.02)


def main(game: Path, command: str, visits: int) -> dict[str, Any]:
    """Review a game; what was seen."""
    from katrain.core.constants import OUTPUT_ERROR
    from katrain.core.engine import KataGoEngine
    from katrain.core.game import KaTrainSGF

    window = Window()
    config = {
        "backend": "custom",
        "altcommand": command,
        "allow_recovery": False,
        "max_visits": visits,
        "fast_visits": max(2, visits // 4),
        "max_time": 60.0,
        "wide_root_noise": 0.04,
        "_enable_ownership": True,
    }
    root = KaTrainSGF.parse_sgf(game.read_text(encoding="utf-8"))
    nodes = [root]
    while nodes[-1].children:
        nodes.append(nodes[-1].children[0])
    engine = KataGoEngine(window, config)
    seen: dict[str, Any] = {"nodes": len(nodes)}

    chosen = nodes[:: max(1, len(nodes) // 12)]
    for node in chosen:  # as after opening a game: all nodes, few visits
        node.analyze(engine, priority=-100, analyze_fast=True)
    last = nodes[-1]
    last.analyze(engine, priority=0)  # and the one on show
    wait(lambda: last.analysis_complete, "the node on show")
    seen["complete_before_the_sweep"] = sum(node.analysis_complete for node in chosen)
    wait(lambda: all(node.analysis_complete for node in chosen), "the sweep")
    seen["visits"] = [node.root_visits for node in chosen]
    seen["scores"] = [round(node.score, 2) for node in chosen]
    seen["winrates"] = [round(node.winrate, 3) for node in chosen]
    seen["ownership"] = all(
        node.ownership is not None and len(node.ownership) == root.board_size[0] ** 2
        for node in chosen
    )
    seen["policy"] = all(abs(sum(p for p in node.policy if p > 0) - 1) < 1e-3 for node in chosen)
    best = [node.candidate_moves[0] for node in chosen]
    seen["best"] = [move["move"] for move in best]
    seen["first_lost"] = [round(move["pointsLost"], 3) for move in best]

    middle = nodes[len(nodes) // 2]
    middle.analyze(engine)
    wait(lambda: middle.analysis_complete, "the middle of the game")
    before = set(middle.analysis["moves"])
    middle.analyze(engine, find_alternatives=True)
    wait(engine.is_idle, "alternatives")
    seen["alternatives"] = sorted(set(middle.analysis["moves"]) - before)
    corner = nodes[len(nodes) // 3]
    corner.analyze(engine, region_of_interest=[0, 5, 0, 5])
    wait(engine.is_idle, "a region")
    seen["region"] = sorted(corner.analysis["moves"])

    middle.analyze(engine, ponder=True)  # until it is told to stop
    wait(lambda: middle.root_visits > 2 * visits, "pondering")
    engine.stop_pondering()
    wait(engine.is_idle, "the end of pondering")
    seen["pondered"] = middle.root_visits > 2 * visits
    nodes[1].analyze(engine, visits=10**6)
    wait(lambda: bool(engine.queries), "a long query to be sent")
    engine.on_new_game()
    wait(engine.is_idle, "a new game")
    seen["alive"] = engine.check_alive()
    process = engine.katago_process
    engine.shutdown(finish=False)
    process.wait(PATIENCE_S)
    seen["errors"] = [text for text, level in window.lines if level in (OUTPUT_ERROR, -1)]
    seen["warnings"] = sorted(
        {text[:200] for text, _ in window.lines if "'warning'" in text and "received" in text}
    )
    return seen


if __name__ == "__main__":
    try:
        print(json.dumps(main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))), flush=True)
    except Exception as error:  # Kivy keeps tracebacks to itself
        print(json.dumps({"failed": repr(error)}), flush=True)
        os._exit(1)  # its threads would go on
