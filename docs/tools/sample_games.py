"""Analyze the sample games again, after another network is shipped for their board.

    python docs/tools/sample_games.py [GAME...]

Each position of the main line gets the three agents of the window, 300 visits each; analyses in the
files are replaced. Without GAME: all games in resources/games that hold analyses, but for the
reviewed one, see the page of the tools.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
VISITS = 300
REVIEWED = "reviewed-19x19.sgf"
"""The game of the first start, which `sai-engine review` analyzes."""


def main() -> None:
    """Analyze each game and write it back."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", metavar="GAME", type=Path, nargs="*")
    paths = parser.parse_args().games
    sys.path.insert(0, str(PROJECT))
    from engine.analysis.agent import AgentSettings
    from engine.analysis.analyzer import Analyzer
    from engine.catalog.networks import best_network, describe_network
    from engine.record.sgf import load, save
    from engine.record.stored_analysis import rules_text
    from engine.review.game_review import PAPER_LAMBDAS
    from engine.review.requests import position_request
    from engine.review.stored_analyses import analysis_of

    if not paths:
        games = sorted((PROJECT / "resources/games").glob("*.sgf"))
        paths = [p for p in games if b"SAI[" in p.read_bytes() and p.name != REVIEWED]
    agents = [AgentSettings(lambda_=value) for value in PAPER_LAMBDAS]
    analyzer = Analyzer()
    for path in paths:
        records = load(path).games
        for record in records:
            best = best_network(record.size)
            assert best is not None
            network = describe_network(best)
            for node in record.main_line():
                record.set_analyses(node, ())
                request = position_request(record, node, agents, 0, VISITS)
                *_, report = analyzer.analyze(request)
                analysis = analysis_of(
                    report, network.identity, network.name, rules_text(record.rules)
                )
                if analysis is not None:
                    record.keep_analysis(node, analysis)
        save(path, records)
        print(path.name)


if __name__ == "__main__":
    main()
