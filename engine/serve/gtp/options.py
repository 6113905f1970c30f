"""Command-line options of `sai-engine gtp`, and the settings of a session that follow from them."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.analysis.agent import AgentSettings
from engine.analysis.human_ranks import NOBODY
from engine.analysis.request import MOST_VISITS
from engine.base.errors import SettingsError
from engine.base.setting_flags import (
    add_set_flag,
    add_setting_flags,
    checked_settings,
    given_settings,
    named_values,
)
from engine.base.settings import Settings, setting
from engine.catalog.networks import named_network
from engine.go.rules import Rules, RuleSet
from engine.search.settings import ANALYSIS, DEFAULT_VISITS, SearchSettings
from engine.serve.katago_config import add_katago_arguments, katago_settings
from engine.serve.named_rules import named_rules

LIMITS: Final = {"maxVisits": MOST_VISITS, "maxTime": 86_400.0}
"""Largest values of KataGo's settings; clients write "no limit" as an enormous number."""


@dataclass(frozen=True, kw_only=True)
class GtpSettings(Settings):
    """Settings of a GTP session; some commands change them."""

    visits: int = setting(
        0,
        "visits of each generated move; 0 = as many as the time allows, "
        f"{DEFAULT_VISITS} when there is none",
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
    """Everything that a GTP session needs to start."""

    settings: GtpSettings
    agent: AgentSettings
    search: SearchSettings
    rules: Rules | None
    """Rules of the first game; None: the default rules on the largest board with a network."""
    komi: float
    network: Path | None
    human: Path | None
    """The "human" network; None: the one on this computer, if the agent needs it."""
    named_rules: RuleSet | None
    """Rules named by KataGo's configuration; None if it names none."""
    ignored: tuple[str, ...]
    """Names of KataGo's settings that have no effect here."""


def add_gtp_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the flags of `sai-engine gtp`."""
    parser.add_argument(
        "--net", "-model", type=Path, help="network file (the best one for each board)"
    )
    add_katago_arguments(parser)
    parser.add_argument(
        "--human-model", "-human-model", type=Path,
        help="KataGo \"human\" network of --human-rank (the one on this computer)",
    )  # fmt: skip
    add_setting_flags(parser, GtpSettings)
    add_setting_flags(
        parser,
        AgentSettings,
        (
            *("lambda_", "mu", "margin", "choice", "temperature", "opening_moves", "dynamic_komi"),
            "human_rank",
        ),
        defaults={"lambda_": 0.0},
    )
    parser.add_argument("--komi", type=float, default=7.5, help="komi until one is sent (7.5)")
    parser.add_argument("--size", type=int, help="board until one is sent (the largest it plays)")
    parser.add_argument(
        "--resign", type=float, metavar="PERCENT",
        help="resign when the winrate is below this, after the opening (0: never)",
    )  # fmt: skip
    add_set_flag(parser, "change one setting of the search, like c_puct=1.2")


def gtp_start(options: argparse.Namespace) -> GtpStart:
    """Return what the flags of the command line say about a session.

    Raises
    ------
    SettingsError
        A value is impossible; the text names the flag.
    """
    rules = None
    if options.size is not None:
        rules = checked_settings(Rules, {"size": options.size})
    config = katago_settings(options)
    configured = _config_values(config)
    resign = configured["resign"] if options.resign is None else options.resign
    ignored = [name for name in config if name not in _CONFIG]
    agent, human = given_settings(options, AgentSettings), None
    if options.human_model is not None:
        agent = {"human_rank": configured["people"], **agent}
        if agent["human_rank"] == NOBODY:
            ignored.append("-human-model")
        else:
            human = named_network(str(options.human_model))
    return GtpStart(
        settings=checked_settings(
            GtpSettings,
            {
                "visits": configured["visits"],
                "time": configured["time"],
                **given_settings(options, GtpSettings),
            },
        ),
        agent=checked_settings(
            AgentSettings,
            {**agent, "resign_below": resign / 100.0},
            {"resign_below": "--resign"},
        ),
        search=ANALYSIS.replace(**named_values(options.set)),
        rules=rules,
        komi=checked_settings(Rules, {"komi": options.komi}).komi + 0.0,
        network=options.net and named_network(str(options.net)),
        human=human,
        named_rules=configured["rules"],
        ignored=tuple(ignored),
    )


_CONFIG: Final = (
    *("maxVisits", "maxTime", "allowResignation", "resignThreshold", "rules"),
    "humanSLProfile",
)
"""Names of the settings of KataGo's GTP configuration that are used."""


def _config_values(config: dict[str, Any]) -> dict[str, Any]:
    """Return visits, time [s], resignation [percent], rules and people of KataGo's configuration.

    KataGo resigns below a utility from -1 to 1, which becomes a winrate here. Visits and times are
    cut to `LIMITS`.
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
    people = str(config.get("humanSLProfile", NOBODY))
    return {"visits": visits, "time": time, "resign": resign, "rules": named, "people": people}
