"""The command `audit-curve`: a position played out at five komi, beside the network's curve."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from engine.base.files import atomic_write
from engine.base.reporter import Reporter
from engine.base.setting_flags import add_setting_flags, checked_settings, given_settings
from engine.base.terminal import notice, print_json, stop_signals
from engine.commands.command import Command, CommandParser, add_evaluator_argument
from engine.commands.named_position import add_position_arguments, named_position
from engine.measure.audit_settings import AuditSettings


def add_outputs(sub: CommandParser) -> None:
    """Add the arguments for a picture, a table and JSON."""
    sub.add_argument("--svg", type=Path, metavar="FILE", help="write the picture")
    sub.add_argument("--csv", type=Path, metavar="FILE", help="write the table")
    sub.add_argument("--json", action="store_true", help="print one JSON object")


def _flags(sub: CommandParser) -> None:
    add_position_arguments(sub)
    add_setting_flags(sub, AuditSettings)
    add_evaluator_argument(sub)
    add_outputs(sub)


def _audit(options: argparse.Namespace) -> int:
    from engine.analysis.agent import AgentSettings
    from engine.catalog.networks import chosen_network
    from engine.commands.loading import open_analyzer
    from engine.measure.curve_audit import (
        audit_csv,
        audit_curve,
        audit_fields,
        audit_svg,
        audit_text,
    )
    from engine.review.requests import position_request

    settings = checked_settings(AuditSettings, given_settings(options, AuditSettings))
    record, node = named_position(options)
    request = position_request(record, node, [AgentSettings(lambda_=0.0)], 1, settings.visits)
    request = replace(request, network=chosen_network(options.net, record.size))
    analyzer, reporter = open_analyzer(notice, options.evaluator), Reporter(notice)
    with stop_signals() as stopped:
        *_, audit = audit_curve(
            analyzer,
            request,
            settings,
            progress=lambda share: reporter.tell(lambda: f"{100 * share:.0f} % of the games"),
            stopped=stopped,
        )
    for path, content in ((options.svg, audit_svg), (options.csv, audit_csv)):
        if path is not None:
            atomic_write(path, content(audit).encode())
    if options.json:
        print_json(audit_fields(audit))
    else:
        print(audit_text(audit))
    return int(audit.games < settings.games)


COMMANDS = (
    Command(
        "audit-curve",
        "play a position out at five komi, and compare with the network's curve",
        _flags,
        _audit,
    ),
)
