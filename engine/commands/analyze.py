"""The commands `analyze` and `eval`: one position of a game, searched or by the network alone."""

from __future__ import annotations

import argparse
import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from engine.base.reporter import Reporter
from engine.base.setting_flags import checked_settings
from engine.base.terminal import notice, plain, print_json, stop_signals
from engine.commands.command import Command, CommandParser, add_evaluator_argument
from engine.commands.named_position import add_position_arguments, lambda_values, named_position
from engine.go.board import BLACK
from engine.go.coords import point_to_gtp
from engine.go.counting import Count
from engine.go.result import GameResult, parse_result, result_of_lead
from engine.go.rules import Rules
from engine.review.swap_rule import best_move
from engine.search.report import (
    AgentAnalysis,
    AnalysisReport,
    Candidate,
    loss_against_choice,
)
from engine.search.value.dynamic_komi import METHODS, NO_DYNAMIC_KOMI

if TYPE_CHECKING:
    from engine.analysis.request import AnalysisRequest
    from engine.record.game_node import GameNode
    from engine.record.game_record import GameRecord

BEST = 10  # moves of a policy that are listed
WITHIN_ERROR = "~0"  # lost: within the error of the search
COLORS = {BLACK: "black", -BLACK: "white"}


def komi_text(rules: Rules) -> str:
    """Return the komi of a game and its parts: "9.5 (5.5 + 4 for handicap)"."""
    extra = rules.compensation
    parts = f" ({rules.komi:g} + {extra:g} for handicap)" if extra else ""
    return f"{rules.white_bonus:g}{parts}"


def report_fields(
    move: int, rules: Rules, report: AnalysisReport, record_result: str = ""
) -> dict[str, Any]:
    """Return a report as JSON fields, documented in docs/commands/analysis.md; values are Black's.

    Winrates, values and curves of a network without values are None, but for counted games.
    `move` is the number of moves and passes up to the position; `record_result` is the game
    record's result (RE), if the position is the end of the game.
    """
    size = report.size
    scored = report.network_beta > 0.0
    score, count = report.final_score, report.count
    recorded = parse_result(record_result)

    def if_scored(value: float) -> float | None:
        return value if (scored or score is not None) and math.isfinite(value) else None

    def if_valued(value: float) -> float | None:
        return value if report.has_winrates else None

    def winrates(curve: NDArray[np.float32]) -> list[float] | None:
        return [round(float(w), 6) for w in curve] if report.has_winrates else None

    def candidate_fields(candidate: Candidate) -> dict[str, Any]:
        return {
            "move": point_to_gtp(candidate.move, size),
            "visits": candidate.visits,
            "prior": candidate.prior,
            "winrate": if_valued(candidate.winrate),
            "alpha": if_scored(candidate.alpha),
            "beta": if_scored(candidate.beta),
            "value": if_valued(candidate.value),
            "lower_bound": if_valued(candidate.lower_bound),
            "points_lost": if_scored(candidate.points_lost),
            "variation": [point_to_gtp(point, size) for point in candidate.variation],
        }

    def agent_fields(agent: AgentAnalysis) -> dict[str, Any]:
        return {
            "lambda": agent.lambda_,
            "mu": agent.mu,
            "move": None if agent.move is None else point_to_gtp(agent.move, size),
            "visits": agent.visits,
            "winrate": if_valued(agent.winrate),
            "value": if_valued(agent.value),
            "alpha": if_scored(agent.alpha),
            "beta": if_scored(agent.beta),
            "window": list(agent.window),
            "margin": agent.margin,
            "dynamic_komi": agent.dynamic_komi,
            "curve": winrates(agent.curve),
            "candidates": [candidate_fields(candidate) for candidate in agent.candidates],
        }

    first = report.headline
    return {
        "size": size,
        "move_number": move,
        "to_play": COLORS[report.to_play],
        "komi": report.komi,
        "evaluator": report.evaluator,
        "compensation": rules.compensation,
        "network": report.network,
        "network_alpha": report.network_alpha if scored else None,
        "network_beta": report.network_beta if scored else None,
        "network_winrate": report.network_winrate if report.network_has_values else None,
        "alpha": if_scored(first.alpha),
        "beta": if_scored(first.beta),
        "fair_komi": if_scored(first.alpha),
        "final_score": score,
        "result": None if score is None else result_of_lead(score - report.komi).sgf,
        "estimated": None if count is None else count.estimated,
        "dead": [] if count is None else [point_to_gtp(p, size) for p in sorted(count.dead)],
        "record_result": None if recorded is None else recorded.sgf,
        "winrate": if_valued(first.winrate),
        "curve": {
            "komi": [round(float(komi), 1) for komi in report.komi_grid],
            "winrate": winrates(first.curve),
        },
        "policy": [round(float(p), 7) for p in report.policy],
        "agents": [agent_fields(agent) for agent in report.agents],
        "visits": report.visits,
        "evaluations": report.evaluations,
        "seconds": report.seconds,
    }


def _count_text(count: Count, komi: float, recorded: GameResult | None) -> str:
    """Describe how a game ended: the record's result and the count of the board."""
    score = result_of_lead(count.score).short
    board = f"{score} {'on the board' if count.prisoners is None else 'with prisoners'}"
    counted = f"{result_of_lead(count.score - komi).short}, {board}, komi {komi:g}"
    if not count.estimated:
        counted = f"{counted}, counted as the board stands"
    else:
        stones = f"{len(count.dead)} dead stone{'s' if len(count.dead) != 1 else ''} removed"
        counted = f"estimate {counted}, {stones}"
    result = f"result {recorded.short} by the game record; " if recorded is not None else ""
    return f"two passes ended the game: {result}{counted}"


def report_text(
    name: str, move: int, rules: Rules, report: AnalysisReport, record_result: str = ""
) -> str:
    """Return a report as text for a terminal; see `report_fields`."""
    size = report.size
    first = report.headline
    scored = report.network_beta > 0.0
    score = report.final_score
    winrate = f"Black wins {100 * first.winrate:.1f} %"
    if report.count is not None:
        verdict = _count_text(report.count, report.komi, parse_result(record_result))
    elif scored:
        leader = "B" if first.alpha >= 0 else "W"
        verdict = (
            f"fair komi {leader}+{abs(first.alpha):.1f}, alpha {first.alpha:.2f}, "
            f"beta {first.beta:.2f}, {winrate} at komi {report.komi:g}"
        )
    elif not report.has_winrates:
        verdict = (
            "this network only suggests moves: it gives no winrates, and a search adds nothing"
        )
    else:
        verdict = f"this network has no score and knows only the komi of its training; {winrate}"
    lines = [
        f"{name}, move {move}, {COLORS[report.to_play]} to play, {size}x{size}, "
        f"komi {komi_text(rules)}",
        f"network {report.network}, {_number(report.visits, 'visit')}, "
        f"{_number(report.evaluations, 'evaluation')}, {report.seconds:.2f} s",
        verdict,
    ]
    if not report.has_winrates:
        return "\n".join([*lines, *_policy_lines(report)])
    if _is_uniform(report):
        lines.append("a value network, without a policy: moves come from the search only")
    for agent in report.agents if score is None else ():
        move_text = "none" if agent.move is None else point_to_gtp(agent.move, size)
        if agent.move is not None and not agent.candidates:
            choice = f"the policy plays {move_text} ({100 * report.policy[agent.move]:.1f} %)"
            if _is_uniform(report):
                choice = "and every move has the same share"
            lines += [
                "",
                f"lambda {agent.lambda_:g}, mu {agent.mu:g}: nothing searched yet, {choice}",
            ]
            continue
        near, far = agent.window
        window = f" (komi window {near:.1f} to {far:.1f})" if scored else ""
        if agent.dynamic_komi is not None:
            window = f" (searched at komi {agent.dynamic_komi:g})"
        margin = f", margin {agent.margin:g}" if agent.margin else ""
        lines += [
            "",
            f"lambda {agent.lambda_:g}, mu {agent.mu:g}{margin}: plays {move_text}{window}",
            "  move  visits  prior %  Black %   alpha   beta  lost  variation",
        ]
        is_within = False
        for c in agent.candidates[:10]:
            points, within = loss_against_choice(report, agent, c)
            lost = WITHIN_ERROR if within else f"{points:.1f}"
            is_within = is_within or within
            figures = f"{c.alpha:>7.2f} {c.beta:>6.2f} {lost:>5}"
            if not scored:
                figures = f"{'-':>7} {'-':>6} {'-':>5}"
            variation = " ".join(point_to_gtp(m, size) for m in c.variation[1:9])
            lines.append(
                f"  {point_to_gtp(c.move, size):<5} {c.visits:>6} {100 * c.prior:>8.1f} "
                f"{100 * c.winrate:>8.1f} {figures}  {variation}".rstrip()
            )
        if scored and is_within:
            lines.append(f"  lost {WITHIN_ERROR}: within the error of the search")
    return "\n".join(lines)


def _number(count: int, word: str) -> str:
    return f"{count:,} {word}{'s' if count != 1 else ''}"


def _policy_lines(report: AnalysisReport) -> list[str]:
    """Return lines with the best moves of the policy."""
    best = np.argsort(-report.policy, kind="stable")[:BEST].tolist()
    return ["", "  move  policy %"] + [
        f"  {point_to_gtp(move, report.size):<5} {100 * report.policy[move]:>8.1f}"
        for move in best
        if report.policy[move] > 0.0
    ]


def _is_uniform(report: AnalysisReport) -> bool:
    """Whether the network gives every legal move the same share."""
    shares = report.policy[report.policy > 0.0]
    return len(shares) > 1 and float(shares.max() - shares.min()) < 1e-6


def grid_text(report: AnalysisReport) -> str:
    """Return the first agent's visits as a grid, as the small-board study prints a position.

    A row of numbers for each line of the board, then the visits of pass, then Q of the best move
    for the side to move [-1, 1], and what Q says to a player who may swap colors (GoCSE392 8.2;
    part 2, Human Evaluation). Q is left out for a network without values.
    """
    size = report.size
    visits = report.agents[0].visit_grid(size).tolist()
    width = len(str(max(visits[:-1])))
    rows = [
        " ".join(f"{count:>{width}}" for count in visits[start : start + size])
        for start in range(0, size * size, size)
    ]
    best = best_move(report)
    lines = ["", *rows, f"pass {visits[-1]}"]
    if best is not None:
        advice = "swap colors" if best.advises_swap else "keep the color"
        lines.append(f"Q of {best.move}: {best.q:.4f}; swap rule: {advice}")
    return "\n".join(lines)


def _analyze_flags(sub: CommandParser) -> None:
    add_position_arguments(sub)
    sub.add_argument("--visits", type=int, default=250, help="visits of each agent (250)")
    sub.add_argument(
        "--lambda",
        dest="lambdas",
        default="0,0.5,1",
        metavar="L,L,...",
        help="agents: 0 plays to win, 1 for points (0,0.5,1)",
    )
    sub.add_argument("--mu", type=float, default=0.0, help="near end of the komi window (0)")
    sub.add_argument(
        "--margin", type=float, default=0.0, help="points by which the agents want to win (0)"
    )
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


def _eval_flags(sub: CommandParser) -> None:
    add_position_arguments(sub)
    sub.add_argument(
        "--symmetry",
        default="0",
        help="0-7, or average of all eight (0: the position unchanged)",
    )
    sub.add_argument(
        "--without-stones",
        action="store_true",
        help="print what each stone adds to fair komi and beta, in all eight symmetries, instead",
    )
    add_evaluator_argument(sub, "fp64")
    sub.add_argument("--json", action="store_true", help="print one JSON object")


def _request(options: argparse.Namespace) -> tuple[AnalysisRequest, int, str]:
    """Return the request, its move number, and the recorded result if it is about the last move."""
    from engine.analysis.agent import AgentSettings
    from engine.catalog.networks import chosen_network
    from engine.review.requests import position_request

    lambdas = lambda_values(options.lambdas)
    method = options.dynamic_komi
    own = {"mu": options.mu, "margin": options.margin, "dynamic_komi": method}
    common = checked_settings(AgentSettings, own)
    record, node = named_position(options)
    agents = [common.replace(lambda_=value) for value in lambdas]
    request = position_request(record, node, agents, 1, options.visits)
    request = replace(request, network=chosen_network(options.net, record.size))
    result = record.info.get("RE", "") if node is record.main_line()[-1] else ""
    return request, node.number, result


def _analyze(options: argparse.Namespace) -> int:
    from engine.commands.loading import open_analyzer

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
    if options.without_stones:
        return _without_stones(options, record, node)
    fields = raw_output(record, node, options.net, options.symmetry, options.evaluator)
    if options.json:
        print_json(fields)
    else:
        print(raw_text(fields))
    return 0


def _without_stones(options: argparse.Namespace, record: GameRecord, node: GameNode) -> int:
    from engine.analysis.stone_values import stone_fields, stone_values, stones_text
    from engine.catalog.networks import chosen_network
    from engine.review.requests import position_request

    request = position_request(record, node, (), 1, 1)
    request = replace(request, network=chosen_network(options.net, record.size))
    reporter = Reporter(notice)
    with stop_signals() as stopped:
        found = stone_values(
            request,
            precision=options.evaluator,
            progress=lambda share: reporter.tell(lambda: f"{100 * share:.0f} % of the stones"),
            stopped=stopped,
        )
        values = next(reversed([*found]), None)
    if values is None:
        notice("stopped before the first symmetry was evaluated")
        return 1
    if options.json:
        print_json(stone_fields(values))
    else:
        print(stones_text(values))
    return int(not values.is_complete)


COMMANDS = (
    Command(
        "analyze", "analyze one position of a game for several agents", _analyze_flags, _analyze
    ),
    Command("eval", "print the raw network output of one position", _eval_flags, _eval),
)
