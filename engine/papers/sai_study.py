"""The command `sai-engine study`: positions under many networks, and proofs of their scores."""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.base.errors import EngineError, SettingsError
from engine.base.files import data_folder, write_texts
from engine.base.reporter import Reporter
from engine.base.setting_flags import refuse_unused
from engine.base.terminal import notice, print_json, stop_signals
from engine.commands.command import Command, CommandParser, add_cluster_flag
from engine.commands.named_position import lambda_values, named_position
from engine.go.board import BLACK
from engine.go.coords import gtp_to_point, point_to_gtp
from engine.measure.study.positions import board_text, shipped_positions, stored_scores
from engine.search.settings import DEFAULT_VISITS

if TYPE_CHECKING:
    from engine.go.rules import Rules
    from engine.go.state import Position
    from engine.measure.study.study import Choice, ChoiceSettings
    from engine.measure.study.study_curves import CurveStudy
    from engine.record.game_node import GameNode
    from engine.record.game_record import GameRecord

ALL: Final = "all"
PANEL: Final = "panel"
SEARCHES: Final[dict[str, Any]] = {
    "visits": DEFAULT_VISITS,
    "lambda_": "0,0.5,1",
    "best": None,
    "seed": 0,
    "cluster": "",
}
"""Defaults of the options of searches, which `--tries` asks for."""
NETWORKS: Final = ("net", "nets", "tries", "csv", "svg")
"""Options that choose networks and save what they say; a proof asks none."""
NODES: Final = 20_000_000
"""Default limit of a proof."""


def _flags(sub: CommandParser) -> None:
    sub.add_argument("game", metavar="POSITION", help="game record; all = the five shipped ones")
    sub.add_argument("--move", type=int, help="position after this move (the last one)")
    sub.add_argument("--komi", type=float, help="komi instead of the game's own")
    sub.add_argument(
        "--net", type=Path, action="append", default=[], help="network file; as often as you like"
    )
    sub.add_argument(
        "--nets",
        type=Path,
        metavar="FOLDER",
        help="all network files of a folder; panel = the shipped panel",
    )
    sub.add_argument("--visits", type=int, help="with --tries: visits of each search (250)")
    sub.add_argument(
        "--tries", type=int, help="searches per network and lambda (none: curves only)"
    )
    sub.add_argument(
        "--lambda", dest="lambda_", metavar="L,L,...", help="with --tries: agents (0,0.5,1)"
    )
    sub.add_argument(
        "--best",
        metavar="D4,E5,...",
        help="with --tries: moves that count as best (those proven or stored)",
    )
    sub.add_argument("--seed", type=int, help="with --tries: seed of all random draws (0)")
    add_cluster_flag(sub, "searches for --tries")
    sub.add_argument(
        "--prove", action="store_true", help="prove the score of every move; no networks"
    )
    sub.add_argument(
        "--nodes",
        type=int,
        help="with --prove: positions searched at most for the position itself; each of its moves "
        "gets a tenth of that in addition (20000000)",
    )
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    sub.add_argument(
        "--csv",
        type=Path,
        metavar="FILE",
        help="write the table; with --tries two: FILE-curves.csv, FILE-choices.csv",
    )
    sub.add_argument(
        "--svg",
        type=Path,
        metavar="FILE",
        help="draw the curves; with --tries two pictures: FILE-curves.svg, FILE-choices.svg",
    )


def complete_options(options: argparse.Namespace) -> None:
    """Set the defaults of options that are not given.

    Raises
    ------
    SettingsError
        An option has no effect with the others.
    """
    if options.prove:
        unused = dict.fromkeys((*NETWORKS, *SEARCHES), "on a proof, which asks no network")
    else:
        unused = {"nodes": "without --prove, whose limit it is"}
        if not options.tries:
            unused |= dict.fromkeys(SEARCHES, "without searches, which --tries asks for")
    refuse_unused(options, unused)
    for name, default in {"nodes": NODES, **SEARCHES}.items():
        if getattr(options, name) is None:
            setattr(options, name, default)


def named_positions(options: argparse.Namespace) -> list[Path]:
    """Return the game records that the command line names."""
    return shipped_positions() if options.game == ALL else [Path(options.game)]


def studied_position(options: argparse.Namespace, path: Path) -> tuple[GameRecord, GameNode]:
    """Return the game record at `path`, with the node that the command line names."""
    given = {**vars(options), "game": path, "game_number": 1}
    return named_position(argparse.Namespace(**given))


def study(
    positions: Sequence[tuple[GameRecord, GameNode]],
    options: argparse.Namespace,
    lambdas: Sequence[float],
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> tuple[dict[str, Any], str]:
    """Run the command; return the JSON fields and the text for a terminal.

    `positions` are the games of `named_positions` with the nodes to study.

    Raises
    ------
    EngineError
        An option, a network or a position can't be used.
    """
    names = [path.name for path in named_positions(options)]
    if options.prove:
        return _prove(names, positions, options.nodes, notice, stopped)
    return _study(names, positions, options, lambdas, notice, stopped)


def _prove(
    names: Sequence[str],
    positions: Sequence[tuple[GameRecord, GameNode]],
    nodes: int,
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> tuple[dict[str, Any], str]:
    from engine.measure.solver.solve import solve

    if nodes < 1:
        raise SettingsError(f"--nodes must be at least 1, not {nodes}")
    reporter = Reporter(notice)
    fields: dict[str, Any] = {}
    lines = []
    for name, (record, node) in zip(names, positions, strict=True):

        def report(done: int, total: int, count: int, name: str = name) -> None:
            reporter.tell(lambda: f"{name}: {done} of {total} moves, {count:,} positions searched")

        board = record.board_at(node)
        proof = solve(record.position_at(node), node_limit=nodes, progress=report, stopped=stopped)
        size = proof.size
        moves = {point_to_gtp(m.move, size): [m.low, m.high] for m in proof.moves}
        best = [point_to_gtp(move, size) for move in proof.best]
        fields[name] = {
            "position": board_text(board),
            "score": [proof.low, proof.high],
            "best": best,
            "moves": moves,
            "nodes": proof.nodes,
        }
        lines += [
            f"{name}: Black's score {_bounds(proof.low, proof.high)} with best play, "
            f"{proof.nodes:,} positions searched",
            f"  best: {', '.join(best) or 'not proven'}",
            "  " + ", ".join(f"{move} {_bounds(*bounds)}" for move, bounds in moves.items()),
        ]
        if stopped():
            break
    return fields, "\n".join(lines)


def _bounds(low: int, high: int) -> str:
    return f"{low:+d}" if low == high else f"{low:+d} to {high:+d}"


def _study(
    names: Sequence[str],
    positions: Sequence[tuple[GameRecord, GameNode]],
    options: argparse.Namespace,
    lambdas: Sequence[float],
    notice: Callable[[str], None],
    stopped: Callable[[], bool],
) -> tuple[dict[str, Any], str]:
    from engine.measure.study.study import ChoiceSettings, choices, open_networks
    from engine.measure.study.study_curves import curves
    from engine.measure.study.study_tables import choices_csv, choices_svg, curves_csv, curves_svg

    size = positions[0][0].size
    networks = open_networks(network_paths(options, size), positions[0][0].rules)
    settings = None
    if options.tries:
        settings = ChoiceSettings(visits=options.visits, tries=options.tries)
    studies, chosen = [], []
    reporter = Reporter(notice)
    fields: dict[str, Any] = {}
    lines = []
    for name, (record, node) in zip(names, positions, strict=True):
        position = record.position_at(node)
        komi = record.rules.white_bonus
        networks = tuple(replace(entry, rules=record.rules) for entry in networks)
        study = curves(position, komi, networks, stopped=stopped)
        studies.append((name, study))
        fields[name] = curve_fields(study)
        lines += [name, *curve_lines(study)]
        if settings is not None:
            best = best_moves(name, record, node, options.best)

            def report(done: int, total: int, name: str = name) -> None:
                reporter.tell(lambda: f"{name}: {done} of {total} searches")

            if options.cluster:
                found = name, "", position, record.rules, tuple(best)
                results = _cluster_choices(options, found, lambdas, settings, report, stopped)
            else:
                results = choices(
                    position, komi, networks, lambdas, best=best, settings=settings,
                    seed=options.seed, progress=report, stopped=stopped,
                )  # fmt: skip
            chosen.append((name, size, results))
            fields[name]["choices"] = [choice_fields(choice, size) for choice in results]
            lines += [choice_line(choice, size) for choice in results]
        if stopped():
            break
    charts = {"curves": curves_svg(studies), "choices": choices_svg([(n, c) for n, _, c in chosen])}
    tables = {"curves": curves_csv(studies), "choices": choices_csv(chosen)}
    for path, ending, texts in ((options.csv, ".csv", tables), (options.svg, ".svg", charts)):
        if path is not None:
            if not chosen:
                del texts["choices"]
            notice(f"written: {', '.join(map(str, write_texts(path, ending, texts)))}")
    return fields, "\n".join(lines)


def _cluster_choices(
    options: argparse.Namespace,
    found: tuple[str, str, Position, Rules, tuple[int, ...]],
    lambdas: Sequence[float],
    settings: ChoiceSettings,
    progress: Callable[[int, int], None],
    stopped: Callable[[], bool],
) -> tuple[Choice, ...]:
    """Return the choices in one position (fields of a `StudyPosition`), searched by a cluster."""
    from engine.papers.sai_choices import ChoiceStudy, StudyPosition

    place = StudyPosition(*found)
    paths = network_paths(options, place.rules.size)
    with tempfile.TemporaryDirectory() as folder:
        study = ChoiceStudy(Path(folder), [place], paths, lambdas, settings, options.seed)
        study.run(1, cluster=options.cluster, progress=progress, stopped=stopped)
        return study.choices()[0][1]


def network_paths(options: argparse.Namespace, size: int) -> list[Path]:
    """Return the named network files, or the best one for the board."""
    from engine.catalog.networks import ENDINGS, chosen_network, describe_network

    paths = list(options.net)
    if options.nets is not None:
        folder = options.nets
        if folder == Path(PANEL) and not folder.exists():
            folder = data_folder("weights") / PANEL
        if not folder.is_dir():
            raise EngineError(f"{options.nets}: there is no such folder; name another with --nets")
        inside = [p for p in sorted(folder.iterdir()) if p.name.endswith(ENDINGS)]
        fitting = [path for path in inside if describe_network(path).plays(size)]
        if not fitting:
            raise EngineError(f"{options.nets} holds no network for {size}x{size}; name another")
        paths += fitting
    return [chosen_network(path, size) for path in paths] or [chosen_network(None, size)]


def best_moves(name: str, record: GameRecord, node: GameNode, named: str | None) -> list[int]:
    """Return the moves that count as best: those named, else those stored with the position."""
    size = record.size
    if named is not None:
        return [gtp_to_point(vertex, size) for vertex in named.split(",")]
    stored = stored_scores(name, record.board_at(node))
    return [gtp_to_point(vertex, size) for vertex in stored["best"]] if stored else []


def curve_fields(study: CurveStudy) -> dict[str, Any]:
    """Return the JSON fields of a position's curves."""
    names = ("network", "identity", "alpha", "beta", "winrate", "fit_error", "labels")
    return {
        "to_play": "black" if study.to_play == BLACK else "white",
        "komi": study.komi,
        "networks": [{name: getattr(curve, name) for name in names} for curve in study.curves],
        "alpha": asdict(study.alpha),
        "beta": asdict(study.beta),
        "winrate": asdict(study.winrate),
        "flat_winrate": asdict(study.flat_winrate),
    }


def curve_lines(study: CurveStudy) -> list[str]:
    """Return a position's curves as lines of a table for a terminal."""
    lines = [f"  {'network':<44} {'alpha':>7} {'beta':>7} {'Black %':>8} at komi {study.komi:g}"]
    for curve in study.curves:
        score = f"{curve.alpha:>7.2f} {curve.beta:>7.3f}"
        if curve.alpha != curve.alpha:  # a network without score
            score = f"{'-':>7} {'-':>7}"
        lines.append(f"  {curve.network:<44} {score} {100 * curve.winrate:>8.1f}")
    spreads = study.alpha, study.beta, study.winrate
    if spreads[0].count > 1:
        alpha, beta, winrate = (s.mean for s in spreads)
        lines.append(f"  {'mean':<44} {alpha:>7.2f} {beta:>7.3f} {100 * winrate:>8.1f}")
        alpha, beta, winrate = (s.deviation for s in spreads)
        lines.append(
            f"  {'standard deviation':<44} {alpha:>7.2f} {beta:>7.3f} {100 * winrate:>8.1f}"
        )
    return lines


def _moves(choice: Choice, size: int) -> dict[str, int]:
    """Return how often each move was chosen, most frequent first."""
    order = sorted(range(len(choice.counts)), key=lambda move: -int(choice.counts[move]))
    return {point_to_gtp(m, size): int(choice.counts[m]) for m in order if choice.counts[m]}


def choice_fields(choice: Choice, size: int) -> dict[str, Any]:
    """Return the JSON fields of one agent's choices; moves are named for the board size."""
    return {
        "network": choice.network,
        "lambda": choice.lambda_,
        "tries": choice.tries,
        "moves": _moves(choice, size),
        "best": [point_to_gtp(move, size) for move in choice.best],
        "share": choice.share if choice.best else None,
        "interval": list(choice.interval) if choice.best else None,
    }


def choice_line(choice: Choice, size: int) -> str:
    """Return one agent's choices as a line for a terminal."""
    moves = ", ".join(
        f"{move} {100 * count / choice.tries:.1f} %" for move, count in _moves(choice, size).items()
    )
    best = ""
    if choice.best:
        low, high = choice.interval
        best = f"best {100 * choice.share:.1f} % ({100 * low:.1f} to {100 * high:.1f}); "
    agent = "one winrate for any komi, so no lambda"
    if choice.lambda_ is not None:
        agent = f"lambda {choice.lambda_:g}"
    return f"  {choice.network}, {agent}: {best}{moves}"


def _study_command(options: argparse.Namespace) -> int:
    complete_options(options)
    lambdas = lambda_values(options.lambda_)
    positions = [studied_position(options, path) for path in named_positions(options)]
    with stop_signals() as stopped:
        fields, text = study(positions, options, lambdas, notice, stopped)
        early = stopped()
    if options.json:
        print_json(fields)
    else:
        print(text)
    return int(early)


STUDY: Final = Command(
    "study",
    "compare many networks on the same positions, or prove the positions' scores",
    _flags,
    _study_command,
)
