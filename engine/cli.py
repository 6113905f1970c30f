"""`sai-engine`: the engine's door for the shell. Heavy layers are imported by the command used."""

from __future__ import annotations

import argparse
import contextlib
import difflib
import io
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from engine.base.errors import EngineError
from engine.base.logs import LOG_LEVELS, log_to_stderr
from engine.base.own_processes import end_if_tied
from engine.base.setting_flags import checked_settings
from engine.base.terminal import notice, plain, print_json, stop_signals
from engine.catalog.hooks import COMMANDS
from engine.commands.chain import add_chain_command
from engine.commands.contests import (
    Results,
    add_contest_arguments,
    check_table,
    contest_tables,
    open_contest,
    results_at_end,
    sgf_folder,
)
from engine.commands.handicap import add_handicap_arguments
from engine.commands.handicap_table import add_handicap_table_command
from engine.commands.measure import add_measure_command
from engine.commands.named_position import add_position_arguments, lambda_values, named_position
from engine.commands.openings import add_openings_command
from engine.commands.planes import add_planes_command
from engine.commands.review import add_review_command
from engine.commands.train import add_training_commands
from engine.commands.weights import add_evaluator_argument, add_network_commands
from engine.protocol.gtp.options import add_gtp_arguments
from engine.protocol.server.options import add_serve_arguments
from engine.search.settings import DEFAULT_VISITS
from engine.value.dynamic_komi import METHODS, NO_DYNAMIC_KOMI

if TYPE_CHECKING:
    from engine.analysis.request import AnalysisRequest
    from engine.contests.standings import ContestGame


class _Parser(argparse.ArgumentParser):
    """Errors are one sentence."""

    any_order = False
    """Whether options may stand between positional arguments: true for all commands."""
    more_help: Callable[[], str] | None = None
    """Makes the end of the help, when that is asked for."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Parse, in two passes where the order is free."""
        if not self.any_order or "--" in (args or ()):  # what follows is no option
            options, unknown = super().parse_known_args(args, namespace)
            flag = next((text for text in unknown if text.startswith("--")), "")
            if flag and self._subparsers is None:  # else told without the flags of the command
                flag = flag.partition("=")[0]
                near = difflib.get_close_matches(flag, self._option_string_actions, 1)
                hint = f" (did you mean {near[0]}?)" if near else ""
                self.error(f"unknown option {flag}{hint}")
            return options, unknown
        self.any_order = False  # each pass comes back here
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.any_order = True

    def format_help(self) -> str:
        """The help, and what `more_help` adds."""
        return super().format_help() + (self.more_help() if self.more_help else "")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Write help and usage; argparse itself would pass over a full disk in silence."""
        stream = file or sys.stderr
        if message and stream is not None:
            stream.write(message)
            stream.flush()

    def error(self, message: str) -> NoReturn:
        notice(f"{message}; see {self.prog} --help")
        sys.exit(2)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status: 0 done, 1 stopped or partly failed, 2 refused."""
    end_if_tied()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks a character gets a code
            stream.reconfigure(errors="backslashreplace")
    try:
        try:
            options = _parser().parse_args(arguments)
            if options.log_level:
                log_to_stderr(options.log_level)
            if getattr(options, "cluster", ""):  # told before networks and kernels are loaded
                from engine.cluster.connection import check_cluster

                check_cluster(options.cluster)
            return int(options.command(options))
        finally:
            if sys.stdout is not None:  # closed by the shell
                sys.stdout.flush()  # also the help's
    except EngineError as error:
        from engine.cluster.connection import leave

        notice(str(error))
        return leave(2)
    except KeyboardInterrupt:
        notice("stopped")
        return 1
    except BrokenPipeError:
        _give_up_output()  # the reader went away: nothing is left to say
        return 1
    except MemoryError:
        notice("there is not enough memory; ask for fewer visits or agents")
        return 2
    except OSError as error:
        _give_up_output()
        where = f"{error.filename}" if error.filename else "the output"
        reason = error.strerror or error
        notice(f"{where} can't be written or read ({reason}); fix that and run the command again")
        return 2
    except Exception as error:  # Python's own exit status, 1, is that of a stopped command
        traceback.print_exc()
        kind = f"{type(error).__name__}: {error}"
        notice(f"ended by a bug ({plain(kind):.300}); please report it with the traceback above")
        return 2


def _give_up_output() -> None:
    """Send what is still to be written nowhere, so that the end of the process says nothing."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="sai-engine",
        description="Go engine that knows the score: the winrate for every komi.",
    )
    parser.add_argument(
        "--log-level", choices=LOG_LEVELS, help="print log records of this severity and above"
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Any, text: str, *aliases: str) -> _Parser:
        sub = commands.add_parser(name, aliases=aliases, help=text, description=text)
        sub.set_defaults(command=run)
        sub.any_order = True
        return sub

    sub = command("analyze", _analyze, "analyze one position of a game for several agents")
    add_position_arguments(sub)
    sub.add_argument(
        "--visits",
        type=int,
        default=DEFAULT_VISITS,
        help=f"visits of each agent ({DEFAULT_VISITS})",
    )
    sub.add_argument(
        "--lambda",
        dest="lambdas",
        default="0,0.5,1",
        metavar="L,L,...",
        help="agents: 0 plays to win, 1 for points (0,0.5,1)",
    )
    sub.add_argument("--mu", type=float, default=0.0, help="near end of the komi window (0)")
    sub.add_argument(
        "--dynamic-komi",
        choices=METHODS,
        default=NO_DYNAMIC_KOMI,
        help="method of dynamic komi, which changes the komi that the agents' searches use, "
        "as before the first move of a game (none)",
    )
    add_evaluator_argument(sub)
    output = sub.add_mutually_exclusive_group()
    output.add_argument(
        "--grid",
        action="store_true",
        help="also print the first agent's visits as a grid, Q of its move, and whether to swap "
        "colors under the swap rule",
    )
    output.add_argument("--json", action="store_true", help="print one JSON object")

    sub = command("eval", _eval, "print the raw network output of one position")
    add_position_arguments(sub)
    sub.add_argument(
        "--symmetry",
        default="0",
        help="0-7, or average of all eight (0: the position unchanged)",
    )
    add_evaluator_argument(sub, "fp64")
    sub.add_argument("--json", action="store_true", help="print one JSON object")

    add_planes_command(command)

    sub = command("sgf", _sgf, "check game records: print what was read, or why a file was refused")
    sub.add_argument("files", nargs="+", type=Path, metavar="FILE")
    sub.add_argument("--json", action="store_true", help="print one JSON list")

    add_review_command(command)
    add_training_commands(command)
    add_chain_command(command)
    add_measure_command(command)
    add_openings_command(command)
    add_network_commands(command)

    for name, text in (("match", "two players"), ("tournament", "all players")):
        sub = command(
            name, _contest, f"let {text} play each other: networks, agents, other programs"
        )
        add_contest_arguments(sub, pair=name == "match")

    add_handicap_table_command(command)

    sub = command("handicap", _handicap, "fair komi for each number of handicap stones")
    add_handicap_arguments(sub)
    add_evaluator_argument(sub)

    for paper in COMMANDS.values():
        paper.add(command)

    sub = command("gtp", _gtp, "run as a GTP engine, for other Go programs")
    add_gtp_arguments(sub)
    add_evaluator_argument(sub)

    text = "answer queries in KataGo's JSON analysis protocol"
    sub = command("serve", _serve, text, "analysis")  # KataGo's own name for it
    add_serve_arguments(sub)
    add_evaluator_argument(sub)

    sub = command("bench", _bench, "measure this machine: rules, network and search")
    sub.add_argument("--net", type=Path, help="network to measure (a random 3x128 one)")
    add_evaluator_argument(sub)
    sub.add_argument("--quick", action="store_true", help="shorter, less exact")
    sub.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _request(options: argparse.Namespace) -> tuple[AnalysisRequest, int, str]:
    """Return the request, its move number, and the recorded result if it is about the last move."""
    from engine.analysis.agent import AgentSettings
    from engine.catalog.networks import chosen_network
    from engine.review.requests import position_request

    lambdas = lambda_values(options.lambdas)
    mu = checked_settings(AgentSettings, {"mu": options.mu}).mu
    record, node = named_position(options)
    method = options.dynamic_komi
    agents = [AgentSettings(lambda_=value, mu=mu, dynamic_komi=method) for value in lambdas]
    request = position_request(record, node, agents, 1, options.visits)
    request = replace(request, network=chosen_network(options.net, record.size))
    result = record.info.get("RE", "") if node is record.main_line()[-1] else ""
    return request, node.number, result


def _analyze(options: argparse.Namespace) -> int:
    from engine.api.loading import open_analyzer
    from engine.commands.analysis_text import grid_text, report_fields, report_text

    request, move, result = _request(options)
    *_, report = open_analyzer(notice, options.evaluator).analyze(request)
    if options.json:
        print_json(report_fields(move, request.rules, report, result))
    else:
        print(report_text(plain(options.game.name), move, request.rules, report, result))
        if options.grid:
            print(grid_text(report))
    return 0


def _eval(options: argparse.Namespace) -> int:
    from engine.analysis.raw_output import check_symmetry, raw_output, raw_text
    from engine.base.jit import CACHE_PROBLEM

    check_symmetry(options.symmetry)
    record, node = named_position(options)
    if CACHE_PROBLEM:
        notice(CACHE_PROBLEM)
    fields = raw_output(record, node, options.net, options.symmetry, options.evaluator)
    if options.json:
        print_json(fields)
    else:
        print(raw_text(fields))
    return 0


def _sgf(options: argparse.Namespace) -> int:
    from engine.record.sgf import sgf_summary

    summaries = [{"file": str(path), **sgf_summary(path)} for path in options.files]
    failed = any("error" in summary for summary in summaries)
    if options.json:
        print_json(summaries)
        return int(failed)
    for summary in summaries:
        name = plain(summary["file"])
        if "error" in summary:
            print(f"{name}: refused: {plain(summary['error'])}")
            continue
        print(
            f"{name}: {summary['games']} game(s), {summary['nodes']} nodes, "
            f"{summary['main_line_moves']} moves on the main line, {summary['encoding']}"
        )
        notes = [*summary["repairs"], summary["rules_assumed"]]
        for note in dict.fromkeys(filter(None, notes)):
            print(f"    {plain(note)}")
    return int(failed)


def _contest(options: argparse.Namespace) -> int:
    from engine.api.loading import compile_engine
    from engine.contests.contest_text import (
        contest_fields,
        contest_text,
        game_text,
        plan_text,
        save_game,
    )
    from engine.contests.wins import wins_csv, wins_markdown

    check_table(options)
    with (
        stop_signals() as stopped,
        sgf_folder(options),
        open_contest(options, lambda: compile_engine(notice), notice, stopped) as contest,
    ):
        contest_tables(options, contest)  # refuses groups of strangers before the games
        if plan_text(contest):
            notice(plan_text(contest))

        def keep(game: ContestGame) -> None:
            if options.sgf is not None:
                save_game(contest, game, options.sgf)

        for game in contest.games.values():  # of an earlier time
            keep(game)

        def results() -> Results:
            tables = contest_tables(options, contest)
            return Results(
                lambda: contest_fields(contest, tables),
                lambda: contest_text(contest, tables),
                lambda: wins_csv(tables),
                lambda: wins_markdown(tables),
            )

        with results_at_end(options, results) as announce:

            def ended(game: ContestGame) -> None:
                announce(game_text(contest, game))
                keep(game)

            contest.run(cluster=options.cluster, stopped=stopped, ended=ended)
    return 0 if contest.finished else 1


def _handicap(options: argparse.Namespace) -> int:
    from engine.api.loading import open_analyzer
    from engine.commands.handicap import handicap_question, run_handicap

    question = handicap_question(options)
    return run_handicap(options, open_analyzer(notice, options.evaluator), question)


def _gtp(options: argparse.Namespace) -> int:
    from engine.api.loading import open_analyzer
    from engine.protocol.gtp.command import serve_gtp

    return serve_gtp(options, lambda: open_analyzer(notice, options.evaluator), notice)


def _serve(options: argparse.Namespace) -> int:
    from engine.api.loading import open_analyzer
    from engine.protocol.server.command import run_serve

    return run_serve(options, lambda: open_analyzer(notice), notice)


def _bench(options: argparse.Namespace) -> int:
    from engine.api.loading import compile_engine
    from engine.bench.bench import bench, bench_text
    from engine.bench.bench_protocols import bench_protocols
    from engine.catalog.networks import named_network

    def show(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    net = options.net and named_network(str(options.net))
    compile_engine(notice)
    results = bench(net, evaluator=options.evaluator, quick=options.quick, progress=show)
    results["rows"] += bench_protocols(net, options.evaluator, options.quick, show)
    if options.json:
        print_json(results)
    else:
        print(bench_text(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
