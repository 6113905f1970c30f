"""What `sai-engine gtp` can be told when it starts."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.analysis.agent import AgentSettings
from engine.analysis.request import MOST_VISITS
from engine.base.errors import SettingsError
from engine.base.settings import Settings, setting
from engine.go.rules import Rules
from engine.protocol.katago_config import add_katago_arguments, katago_settings
from engine.protocol.server.named_rules import NamedRules, named_rules
from engine.search.settings import SearchSettings

__all__ = ["LIMITS", "GtpSettings", "GtpStart", "add_gtp_arguments", "gtp_start"]

LIMITS: Final = {"maxVisits": MOST_VISITS, "maxTime": 86_400.0}
"""Largest values: clients write "no limit" as an enormous number, which is cut to these."""


@dataclass(frozen=True, kw_only=True)
class GtpSettings(Settings):
    """How the engine answers over GTP; what commands can change is changed here."""

    visits: int = setting(
        0,
        "visits of each generated move; 0 = as many as the time allows, 250 when there is none",
        low=0,
        high=1_000_000,
        unit="visits",
    )
    time: float = setting(
        0.0, "time of each generated move; 0 = no limit but the clock's", low=0, high=86400,
        unit="s",
    )  # fmt: skip
    name: str = setting(
        "SAI Studio",
        "what the engine calls itself: LizzieYzy knows names that begin with SAI, Lizzie reads "
        "kata-analyze from one that is called KataGo",
    )
    seed: int = setting(0, "of the moves drawn with a temperature", low=0, high=2**31 - 1)


@dataclass(frozen=True)
class GtpStart:
    """All that a session starts with."""

    settings: GtpSettings
    agent: AgentSettings
    search: SearchSettings
    rules: Rules | None
    """None: the defaults, on the largest board there is a network for."""
    komi: float
    network: Path | None
    named_rules: NamedRules | None
    """Rules named by KataGo's configuration; None if it names none."""
    ignored: tuple[str, ...]
    """Names of KataGo's settings that have no effect here."""


def add_gtp_arguments(parser: argparse.ArgumentParser) -> None:
    """The flags of the command."""
    agent = {info.name: info for info in AgentSettings.options()}
    parser.add_argument(
        "--net", "-model", type=Path, help="network file (the best one for each board)"
    )
    add_katago_arguments(parser)
    parser.add_argument("-human-model", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--visits", type=int, help="visits of each move (250, or what time allows)")
    parser.add_argument("--time", type=float, metavar="S", help="seconds of each move")
    parser.add_argument(
        "--lambda", dest="lambda_", type=float, default=0.0, metavar="L",
        help="0 plays to win, 1 for points (0)",
    )  # fmt: skip
    parser.add_argument("--mu", type=float, default=0.0, help="near end of the komi window (0)")
    parser.add_argument("--komi", type=float, default=7.5, help="komi until one is sent (7.5)")
    parser.add_argument("--size", type=int, help="board until one is sent (the largest it plays)")
    parser.add_argument(
        "--resign", type=float, metavar="PERCENT",
        help="resign when the winrate is below this, after the opening (0: never)",
    )  # fmt: skip
    parser.add_argument("--choice", default="visits", help=agent["choice"].help)
    parser.add_argument("--temperature", type=float, default=0.0, help=agent["temperature"].help)
    parser.add_argument("--opening-moves", type=int, default=10_000, metavar="N",
        help=agent["opening_moves"].help)  # fmt: skip
    parser.add_argument("--seed", type=int, default=0, help="of the moves drawn with a temperature")
    parser.add_argument("--name", default="SAI Studio", help="name that the engine tells")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE",
        help="change one setting of the search, like c_puct=1.2",
    )  # fmt: skip


def gtp_start(options: argparse.Namespace) -> GtpStart:
    """The flags, checked.

    Raises
    ------
    SettingsError
        A value is impossible; the text names the flag.
    """
    search: dict[str, Any] = {}
    for text in options.set:
        name, equals, value = text.partition("=")
        if not equals:
            raise SettingsError(f"--set takes NAME=VALUE, not {text!r:.60}")
        try:
            search[name.strip()] = json.loads(value)
        except (ValueError, RecursionError):
            search[name.strip()] = value
    rules = _checked(Rules, size=options.size) if options.size is not None else None
    config = katago_settings(options)
    configured = _config_values(config)
    resign = configured["resign"] if options.resign is None else options.resign
    ignored = [name for name in config if name not in _CONFIG]
    if options.human_model is not None:
        ignored.append("-human-model")
    return GtpStart(
        settings=_checked(
            GtpSettings,
            visits=options.visits or configured["visits"],
            time=options.time or configured["time"],
            name=options.name,
            seed=options.seed,
        ),
        agent=_checked(
            AgentSettings,
            lambda_=options.lambda_,
            mu=options.mu,
            choice=options.choice,
            temperature=options.temperature,
            opening_moves=options.opening_moves,
            resign_below=resign / 100.0,
        ),
        search=SearchSettings.from_dict(search),
        rules=rules,
        komi=_checked(Rules, komi=options.komi).komi + 0.0,
        network=options.net,
        named_rules=configured["rules"],
        ignored=tuple(ignored),
    )


_CONFIG: Final = ("maxVisits", "maxTime", "allowResignation", "resignThreshold", "rules")
"""Settings of KataGo's GTP configuration that are used."""


def _config_values(config: dict[str, Any]) -> dict[str, Any]:
    """Return what a configuration says of visits, time [s], resignation [percent] and rules.

    KataGo resigns below a utility from -1 to 1, which becomes a winrate here. Larger visits or
    times are cut to our limits.
    """
    try:
        visits = int(min(config.get("maxVisits", 0), LIMITS["maxVisits"]))
        time = float(min(config.get("maxTime", 0.0), LIMITS["maxTime"]))
        resign = 0.0
        if config.get("allowResignation") is True:
            resign = 50.0 * (1.0 + float(config.get("resignThreshold", -0.9)))
    except (TypeError, ValueError, OverflowError):
        raise SettingsError(
            "-config: maxVisits, maxTime and resignThreshold must be numbers"
        ) from None
    rules = config.get("rules")
    try:
        named = None if rules is None else named_rules(rules)
    except SettingsError as error:
        raise SettingsError(f"-config: {error}") from None
    return {"visits": visits, "time": time, "resign": resign, "rules": named}


def _checked(kind: type[Any], **values: Any) -> Any:
    """Settings of these values; errors name the flag."""
    try:
        return kind.from_dict(values)
    except SettingsError as error:
        raise error.shown_as(_flag) from None


def _flag(name: str) -> str:
    """Return the flag of the command line that sets a field."""
    return "--resign" if name == "resign_below" else f"--{name.strip('_').replace('_', '-')}"
