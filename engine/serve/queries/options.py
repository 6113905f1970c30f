"""Settings of `sai-engine serve`, and the changes that a query may make."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from engine.analysis.agent import AgentSettings
from engine.analysis.request import MOST_VISITS
from engine.base.errors import SettingsError
from engine.base.setting_flags import add_setting_flags, checked_settings, given_settings
from engine.base.settings import Settings, setting
from engine.go.board import BLACK
from engine.network.runners.katago_metadata import metadata_of
from engine.search.settings import ANALYSIS, SERVED_VISITS, SearchSettings
from engine.search.value.dynamic_komi import MOST_MARGIN
from engine.search.value.komi_window import MOST_LAMBDA
from engine.serve.katago_config import add_katago_arguments

PERSPECTIVES: Final = ("BLACK", "WHITE", "SIDETOMOVE")


@dataclass(frozen=True, kw_only=True)
class ServeSettings(Settings):
    """Default settings of queries."""

    visits: int = setting(
        SERVED_VISITS, "visits of each position", low=1, high=MOST_VISITS, unit="visits"
    )
    seconds: float = setting(1e9, "time for each position", low=1e-3, high=1e9, unit="s")
    lambda_: float = setting(0.0, "0 plays to win, 1 for points", low=0, high=MOST_LAMBDA)
    mu: float = setting(0.0, "moves the near end of the komi window", low=0, high=1)
    margin: float = setting(
        0.0,
        "points by which the player to move wants to win at least",
        low=0,
        high=MOST_MARGIN,
        unit="points",
    )
    choice: str = setting(
        "visits",
        "the order of candidates: by visits, or by lower confidence bound",
        choices=("visits", "lcb"),
    )
    perspective: str = setting("BLACK", "whose values are reported", choices=PERSPECTIVES)
    variation_length: int = setting(
        15, "moves of a variation after the first", low=1, high=1000, unit="moves"
    )
    root_temperature: float = setting(
        1.0, "flattens (above 1) the policy at the root", low=0.01, high=100
    )
    wide_root: float = setting(
        0.0, "flattens the policy at the root by the power 1 / (1 + 4 x)", low=0, high=5
    )
    profile: str = setting(
        "", 'players that a "human" network imitates, such as rank_5k; empty for its default'
    )
    anti_mirror: bool = setting(
        False, "whether the search expects an opponent who has mirrored so far to go on mirroring"
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.profile:
            metadata_of(self.profile, BLACK, 361)  # refuses unknown names


@dataclass(frozen=True)
class Overrides:
    """The settings of one query."""

    settings: ServeSettings = ServeSettings()
    """Settings of the server, with the changes of the query."""
    search: SearchSettings = ANALYSIS
    """Settings of the search."""

    @cached_property
    def agent(self) -> AgentSettings:
        """Settings of the agent that searches."""
        settings = self.settings
        return AgentSettings(
            lambda_=settings.lambda_,
            mu=settings.mu,
            margin=settings.margin,
            choice=settings.choice,
        )

    @property
    def root_power(self) -> float:
        """Exponent that is applied to the policy at the root."""
        return 1.0 / (self.settings.root_temperature * (1.0 + 4.0 * self.settings.wide_root))


_NAMES: Final = {
    "maxVisits": "visits",
    "maxPlayouts": "visits",
    "maxTime": "seconds",
    "lambda": "lambda_",
    "mu": "mu",
    "margin": "margin",
    "choice": "choice",
    "reportAnalysisWinratesAs": "perspective",
    "analysisPVLen": "variation_length",
    "rootPolicyTemperature": "root_temperature",
    "wideRootNoise": "wide_root",
    "analysisWideRootNoise": "wide_root",
    "humanSLProfile": "profile",
    "antiMirror": "anti_mirror",
}
"""Settings by the names that queries use."""
_SEARCH_NAMES: Final = {"rootNumSymmetriesToSample": "average_symmetries"}
"""Settings of the search by KataGo's names for them."""
_SEARCH: Final = {info.name for info in SearchSettings.options()} - {
    "batch",
    "noise_alpha",
    "noise_weight",
    "rollout_policy",
}
"""Settings of the search that a query may change: not those without an effect in a lane, nor the
one that names a file."""
_FIXED: Final = {"ignorePreRootHistory": False}
"""KataGo's settings of which a single value is supported, with that value."""


def overrides_of(overrides: Overrides, values: dict[str, Any]) -> tuple[Overrides, list[str]]:
    """Return settings with some changed, and the names of changes without an effect.

    Raises
    ------
    SettingsError
        A value is impossible.
    """
    changes: dict[str, Any] = {}
    search: dict[str, Any] = {}
    ignored = []
    for name, value in values.items():
        if name in _SEARCH:
            search[name] = value
        elif name in _SEARCH_NAMES:
            search[_SEARCH_NAMES[name]] = _within_limits(name, value)
        elif name in _FIXED and value == _FIXED[name]:
            continue
        elif name not in _NAMES:
            ignored.append(name)
        else:
            changes[_NAMES[name]] = _within_limits(name, value)
    try:
        settings = overrides.settings.replace(**changes) if changes else overrides.settings
        searching = overrides.search.replace(**search) if search else overrides.search
    except SettingsError as error:
        katago = {**_NAMES, **_SEARCH_NAMES}
        names = {field: name for name, field in katago.items() if name in values}
        raise error.shown_as(lambda field: names.get(field, field)) from None
    return Overrides(settings, searching), ignored


def _within_limits(name: str, value: Any) -> Any:
    """Return a value of a query, in upper case or cut to our limit where queries differ."""
    if isinstance(value, str):
        return value.upper() if name == "reportAnalysisWinratesAs" else value
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return value
    if name in ("maxVisits", "maxPlayouts"):
        return min(value, MOST_VISITS)
    if name == "maxTime":
        return min(value, 1e9)
    if name == "analysisPVLen":
        return min(value, 1000)
    if name == "rootNumSymmetriesToSample":
        return value > 1
    return value


def add_serve_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `sai-engine serve`, also under KataGo's names."""
    parser.add_argument(
        "--net",
        "-model",
        action="append",
        type=Path,
        default=[],
        metavar="FILE",
        help="network file; may be given for several board sizes (the best one for each board)",
    )
    parser.add_argument(
        "--human-model",
        "-human-model",
        type=Path,
        metavar="FILE",
        help='KataGo "human" network that answers humanPolicy for the profile humanSLProfile',
    )
    add_katago_arguments(parser)
    names = ("visits", "lambda_", "mu", "margin", "variation_length")
    add_setting_flags(parser, ServeSettings, names, flags=_FLAGS)
    parser.add_argument(
        "--perspective",
        type=str.upper,
        choices=PERSPECTIVES,
        default=argparse.SUPPRESS,
        help="whose winrates and scores are reported (BLACK)",
    )
    parser.add_argument(
        "--quit-without-waiting",
        "-quit-without-waiting",
        action="store_true",
        help="drop unfinished queries when the input ends",
    )
    parser.add_argument(
        "--listen",
        metavar="[HOST:]PORT",
        help="answer over WebSocket instead, for other programs on this computer, or with a HOST "
        "(0.0.0.0 for every network) for other computers",
    )
    parser.add_argument(
        "--token",
        default="",
        help="secret that is part of the address, 12 characters or more (drawn anew at each start)",
    )
    parser.add_argument("-analysis-threads", type=int, help=argparse.SUPPRESS)


_FLAGS: Final = {"variation_length": "--pv-length"}


def server_defaults(
    options: argparse.Namespace, config: dict[str, Any]
) -> tuple[Overrides, list[str]]:
    """Return the default settings of queries, and the names in `config` without an effect.

    Parameters
    ----------
    config
        KataGo's settings, see `katago_settings`; flags of the command line take precedence.

    Raises
    ------
    SettingsError
        A value is impossible; the text names the option.
    """
    try:
        defaults, ignored = overrides_of(Overrides(), config)
    except SettingsError as error:
        raise SettingsError(f"-config or -override-config: {error}") from None
    if options.analysis_threads is not None:
        ignored.append("-analysis-threads")
    values = {**defaults.settings.to_dict(), **given_settings(options, ServeSettings)}
    return Overrides(checked_settings(ServeSettings, values, _FLAGS), defaults.search), ignored
