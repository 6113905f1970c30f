"""What `sai-engine gtp` can be told when it starts."""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.errors import SettingsError
from engine.go.rules import Rules
from engine.play.agent import AgentSettings
from engine.search.settings import SearchSettings
from engine.settings import Settings, setting

__all__ = ["GtpSettings", "GtpStart", "add_gtp_arguments", "gtp_start"]


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


def add_gtp_arguments(parser: argparse.ArgumentParser) -> None:
    """The flags of the command."""
    agent = {info.name: info for info in AgentSettings.options()}
    parser.add_argument("--net", type=Path, help="network file (the best one for each board)")
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
        "--resign", type=float, default=0.0, metavar="PERCENT",
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
        except ValueError:
            search[name.strip()] = value
    rules = _checked(Rules, size=options.size) if options.size is not None else None
    return GtpStart(
        settings=_checked(
            GtpSettings,
            visits=options.visits or 0,
            time=options.time or 0.0,
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
            resign_below=options.resign / 100.0,
        ),
        search=SearchSettings.from_dict(search),
        rules=rules,
        komi=_checked(Rules, komi=options.komi).komi + 0.0,
        network=options.net,
    )


def _checked(kind: type[Any], **values: Any) -> Any:
    """Settings of these values; errors name the flag."""
    try:
        return kind.from_dict(values)
    except SettingsError as error:
        text = str(error)
        for name in values:
            flag = "--resign" if name == "resign_below" else f"--{name.strip('_')}"
            text = text.replace(f"{kind.__name__}.{name}", flag.replace("_", "-"))
        raise SettingsError(text) from None
