"""`sai-engine`: the engine's door for the shell. Heavy layers are imported by the command used."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.errors import EngineError, RecordError, SettingsError
from engine.go.board import BLACK
from engine.go.coords import point_to_gtp

if TYPE_CHECKING:
    from engine.play.request import AnalysisRequest
    from engine.record.game_record import GameNode, GameRecord
    from engine.search.report import AgentAnalysis, AnalysisReport

COLORS = {BLACK: "black", -BLACK: "white"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status: 0 done, 1 stopped or partly failed, 2 refused."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        return int(options.command(options))
    except EngineError as error:
        print(f"sai-engine: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("sai-engine: stopped", file=sys.stderr)
        return 1
    except BrokenPipeError:
        sys.stderr.close()  # the reader went away: nothing is left to say
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="sai-engine",
        description="Go engine that knows the score: the winrate for every komi.",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Any, text: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=text, description=text)
        sub.set_defaults(command=run)
        return sub

    sub = command("analyze", _analyze, "analyze one position of a game for several agents")
    _position_arguments(sub)
    sub.add_argument("--visits", type=int, default=250, help="visits of each agent (250)")
    sub.add_argument(
        "--lambda",
        dest="lambdas",
        default="0,0.5,1",
        metavar="L,L,…",
        help="agents: 0 plays to win, 1 for points (0,0.5,1)",
    )
    sub.add_argument("--mu", type=float, default=0.0, help="near end of the komi window (0)")
    sub.add_argument("--komi", type=float, help="komi to search at (that of the game)")
    sub.add_argument("--json", action="store_true", help="print one JSON object")

    sub = command("eval", _eval, "print the raw network output of one position")
    _position_arguments(sub)
    sub.add_argument(
        "--symmetry",
        default="0",
        help="0-7, or average of all eight (0: as it stands)",
    )
    sub.add_argument("--komi", type=float, help="komi of the winrate (that of the game)")
    sub.add_argument("--json", action="store_true", help="print one JSON object")

    sub = command("sgf", _sgf, "say of each game record what was read, or why not")
    sub.add_argument("files", nargs="+", type=Path, metavar="FILE")
    sub.add_argument("--json", action="store_true", help="print one JSON list")

    sub = command("run", _run, "start or continue a training run")
    sub.add_argument("preset", help="name of a preset, or a JSON file of settings")
    sub.add_argument("folder", type=Path, help="the run's folder; continued when it exists")
    sub.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change one setting of the preset",
    )

    sub = command("bench", _bench, "measure this machine: rules, network and search")
    sub.add_argument("--net", type=Path, help="network to measure (a random 3x128 one)")
    sub.add_argument("--quick", action="store_true", help="shorter, less exact")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _position_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=Path, help="game record")
    parser.add_argument("--move", type=int, help="position after this move (the last one)")
    parser.add_argument("--game-number", type=int, default=1, help="game of a collection (1)")
    parser.add_argument("--net", type=Path, help="network file (the best one for the board)")


def _position(options: argparse.Namespace) -> tuple[GameRecord, GameNode]:
    """The game and the node that the arguments name."""
    from engine.record.sgf import load

    games = load(options.game).games
    if not 1 <= options.game_number <= len(games):
        raise RecordError(
            f"{options.game.name} holds {len(games)} game(s), so there is no number "
            f"{options.game_number}"
        )
    record = games[options.game_number - 1]
    line = record.main_line()
    if options.move is None:
        return record, line[-1]
    if options.move < 0:
        raise RecordError(f"--move must be 0 or more, not {options.move}")
    played = 0
    for i, node in enumerate(line):
        played += node.move is not None
        following = line[i + 1] if i + 1 < len(line) else None
        if played == options.move and (following is None or following.move is not None):
            return record, node
    raise RecordError(f"{options.game.name} has {played} moves, so there is no move {options.move}")


def _lambdas(text: str) -> list[float]:
    try:
        return [float(part) for part in text.split(",")]
    except ValueError:
        raise SettingsError(
            f"--lambda takes numbers from 0 to 1 separated by commas, not {text!r}"
        ) from None


def _request(options: argparse.Namespace) -> AnalysisRequest:
    from engine.play.agent import AgentSettings
    from engine.play.request import AnalysisRequest

    record, node = _position(options)
    start, moves = record.start_and_moves(node)
    lambdas = _lambdas(options.lambdas)
    return AnalysisRequest(
        ticket=1,
        rules=record.rules,
        stones=start.stones,
        to_play=start.to_play,
        moves=tuple(move.point for move in moves),
        agents=tuple(AgentSettings(lambda_=value, mu=options.mu) for value in lambdas),
        visits=options.visits,
        network=options.net,
        komi=options.komi,
    )


def _analyze(options: argparse.Namespace) -> int:
    from engine.api import open_analyzer

    request = _request(options)
    *_, report = open_analyzer(_notice).analyze(request)
    if options.json:
        print(json.dumps(report_fields(report)))
    else:
        print(report_text(options.game.name, len(request.moves), report))
    return 0


def _notice(text: str) -> None:
    print(f"sai-engine: {text}", file=sys.stderr, flush=True)


def report_fields(report: AnalysisReport) -> dict[str, Any]:
    """A report as JSON fields, documented in engine/README.md; all values are Black's."""
    size = report.size
    komi = [round(float(k), 1) for k in report.komi_grid]

    def agent_fields(agent: AgentAnalysis) -> dict[str, Any]:
        return {
            "lambda": agent.lambda_,
            "mu": agent.mu,
            "move": None if agent.move is None else point_to_gtp(agent.move, size),
            "visits": agent.visits,
            "winrate": agent.winrate,
            "value": agent.value,
            "alpha": agent.alpha,
            "beta": agent.beta,
            "window": list(agent.window),
            "curve": [round(float(w), 6) for w in agent.curve],
            "candidates": [
                {
                    "move": point_to_gtp(c.move, size),
                    "visits": c.visits,
                    "prior": c.prior,
                    "winrate": c.winrate,
                    "alpha": c.alpha,
                    "beta": c.beta,
                    "value": c.value,
                    "lower_bound": c.lower_bound,
                    "points_lost": c.points_lost,
                    "variation": [point_to_gtp(m, size) for m in c.variation],
                }
                for c in agent.candidates
            ],
        }

    first = report.agents[0]
    return {
        "size": size,
        "to_play": COLORS[report.to_play],
        "komi": report.komi,
        "network": report.network,
        "network_alpha": report.network_alpha,
        "network_beta": report.network_beta,
        "network_winrate": report.network_winrate,
        "alpha": first.alpha,
        "beta": first.beta,
        "fair_komi": first.alpha,
        "winrate": first.winrate,
        "curve": {"komi": komi, "winrate": [round(float(w), 6) for w in first.curve]},
        "policy": [round(float(p), 7) for p in report.policy],
        "agents": [agent_fields(agent) for agent in report.agents],
        "visits": report.visits,
        "evaluations": report.evaluations,
        "seconds": report.seconds,
    }


def report_text(name: str, move: int, report: AnalysisReport) -> str:
    """A report as a person reads it in a terminal."""
    size = report.size
    first = report.agents[0]
    leader = "B" if first.alpha >= 0 else "W"
    lines = [
        f"{name}, move {move}, {COLORS[report.to_play]} to play, {size}x{size}, "
        f"komi {report.komi:g}",
        f"network {report.network}, {report.visits} visits, {report.evaluations} evaluations, "
        f"{report.seconds:.2f} s",
        (
            f"fair komi {leader}+{abs(first.alpha):.1f}, alpha {first.alpha:.2f}, "
            f"beta {first.beta:.2f}, "
            if first.beta > 0.0
            else "this network knows no score; "
        )
        + f"Black wins {100 * first.winrate:.1f} % at komi {report.komi:g}",
    ]
    for agent in report.agents:
        move_text = "none" if agent.move is None else point_to_gtp(agent.move, size)
        lines += [
            "",
            f"lambda {agent.lambda_:g}, mu {agent.mu:g}: plays {move_text} "
            f"(komi window {agent.window[0]:.1f} to {agent.window[1]:.1f})",
            "  move  visits  prior %  Black %   alpha   beta  lost  variation",
        ]
        for c in agent.candidates[:10]:
            variation = " ".join(point_to_gtp(m, size) for m in c.variation[1:9])
            lines.append(
                f"  {point_to_gtp(c.move, size):<5} {c.visits:>6} {100 * c.prior:>8.1f} "
                f"{100 * c.winrate:>8.1f} {c.alpha:>7.2f} {c.beta:>6.2f} {c.points_lost:>5.1f}  "
                f"{variation}".rstrip()
            )
    return "\n".join(lines)


def _eval(options: argparse.Namespace) -> int:
    from engine.play.raw import raw_output, raw_text

    record, node = _position(options)
    fields = raw_output(record, node, options.net, options.symmetry, options.komi)
    print(json.dumps(fields) if options.json else raw_text(fields))
    return 0


def _sgf(options: argparse.Namespace) -> int:
    from engine.record.sgf import sgf_summary

    summaries = [{"file": str(path), **sgf_summary(path)} for path in options.files]
    failed = any("error" in summary for summary in summaries)
    if options.json:
        print(json.dumps(summaries, ensure_ascii=False))
        return int(failed)
    for summary in summaries:
        if "error" in summary:
            print(f"{summary['file']}: refused: {summary['error']}")
            continue
        print(
            f"{summary['file']}: {summary['games']} game(s), {summary['nodes']} nodes, "
            f"{summary['main_line_moves']} moves on the main line, {summary['encoding']}"
        )
        for repair in summary["repairs"]:
            print(f"    {repair}")
    return int(failed)


def _run(options: argparse.Namespace) -> int:
    from engine.train.settings import run_settings
    from engine.train.stages import run

    changes = {}
    for text in options.set:
        name, equals, value = text.partition("=")
        if not equals:
            raise SettingsError(f"--set takes NAME=VALUE, not {text!r}")
        try:
            changes[name.strip()] = json.loads(value)
        except ValueError:
            changes[name.strip()] = value
    settings = run_settings(options.preset, changes)

    def show(line: dict[str, Any]) -> None:
        print("  ".join(f"{key} {_short(value)}" for key, value in line.items()), flush=True)

    run(settings, options.folder, progress=show)
    return 0


def _short(value: Any) -> str:
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def _bench(options: argparse.Namespace) -> int:
    from engine.play.bench import bench, bench_text

    def show(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    results = bench(options.net, quick=options.quick, progress=show)
    print(json.dumps(results) if options.json else bench_text(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
