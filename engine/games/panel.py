"""Panels: the strength of a network as the weighted sum of its results against fixed networks.

SAI (arXiv:1809.03928) section III-E: on 7x7 networks beat each other in circles, so a match with
the latest one says little. Each candidate meets the same panel. The weights of the panel's members
are the first principal component of the results of many candidates.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self

import msgspec
import numpy as np
from msgspec import Meta, Struct
from numpy.typing import NDArray

from engine.base.checked_json import Number, Text, read_json
from engine.base.errors import EngineError, FormatError, SettingsError, WeightsError
from engine.base.files import atomic_write
from engine.base.statistics.principal_component import PrincipalComponent
from engine.base.translation import tr
from engine.games.match import Fixture, play_fixtures, schedule
from engine.games.openings import draw_openings
from engine.games.player import Player, match_player
from engine.games.settings import PanelSettings
from engine.go.coords import gtp_to_point, point_to_gtp
from engine.go.position import replay
from engine.go.rules import Rules
from engine.go.state import empty_position
from engine.network.backends.available import TORCH_ONLY
from engine.network.opened import FileEvaluator, open_network
from engine.record.played_game import PlayedGame
from engine.search.settings import SearchSettings
from engine.search.value.evaluation import Evaluator

ADDED_LATER: Final = {"average_symmetries": False, "open_leaves": False, "sharpen": False}
"""Settings of the search that earlier versions lacked, with the values that equal their search."""


@dataclass(frozen=True)
class PanelMember:
    """A network that candidates meet."""

    network: Path
    """Weights file."""
    identity: str = ""
    """Identity of its weights, which the file must have; "" = not checked."""
    weight: float = 1.0
    """Weight of the results against it."""


@dataclass(frozen=True, kw_only=True)
class Panel:
    """A panel: its members and the conditions of all games, equal for comparable scores."""

    rules: Rules
    """Board size and ko rule, and the komi if the settings name none."""
    settings: PanelSettings
    search: SearchSettings = dataclasses.field(default_factory=lambda: SearchSettings(batch=1))
    """Settings of all searches, the candidate's included."""
    members: tuple[PanelMember, ...]
    openings: tuple[tuple[int, ...], ...] = ((),)
    """Openings (moves), used in turn against every member at every komi; () is the empty board."""
    explained: float = 0.0
    """Share of the variance of results along the weights; 0 if these are not from results."""
    about: str = ""
    """Origin of the panel, in a sentence or two."""

    @property
    def weights(self) -> NDArray[np.float64]:
        """Weights of the members, [P]."""
        return np.array([member.weight for member in self.members], np.float64)

    def with_weights(self, component: PrincipalComponent) -> Self:
        """Return the panel with weights from results; earlier scores must be recomputed."""
        members = [
            dataclasses.replace(member, weight=weight)
            for member, weight in zip(self.members, component.weights.tolist(), strict=True)
        ]
        return dataclasses.replace(self, members=tuple(members), explained=component.explained)

    def score(self, shares: NDArray[np.float64]) -> float:
        """Return the panel evaluation: the sum of weights times shares of the points [P]."""
        return float(self.weights @ shares)

    def fingerprint(self, opponents: Sequence[FileEvaluator]) -> str:
        """Return eight hex digits of everything that results depend on (not the panel's weights).

        Parameters
        ----------
        opponents
            The members' networks in order; see `load_members`.
        """
        search = {**self.search.removed, **self.search.to_dict()}
        for name, value in ADDED_LATER.items():
            if search[name] == value:
                del search[name]
        parts = [self.rules.to_dict(), self.settings.to_dict(), search]
        text = json.dumps([parts, [e.identity for e in opponents], self.openings], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:8]

    def fixtures(self) -> list[Fixture]:
        """Return all games of a candidate: it is player 0, member i is player i + 1.

        Members alternate game by game. Each of them plays the same openings, komi and colors.
        """
        sides = (False,) if self.settings.color == "white" else (True, False)
        conditions = [(k, side) for k in self.settings.komi_values(self.rules) for side in sides]
        pairs = [(0, member) for member in range(1, len(self.members) + 1)]
        rounds = -(-self.settings.games // len(conditions))
        fixtures = schedule(pairs, conditions, self.openings, rounds, pairs_in_turn=True)
        return fixtures[: self.settings.games * len(pairs)]


class _MemberFields(Struct, frozen=True, forbid_unknown_fields=True):
    """The fields of a member in a file; see `PanelMember`."""

    network: Text
    """Weights file, relative to the folder of the panel."""
    identity: str = ""
    weight: Number = 1.0


class _PanelFields(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The fields of a panel in a file; see `Panel`."""

    format: Literal[1] = 1
    about: Text = ""
    explained: Number = 0.0
    members: Annotated[tuple[_MemberFields, ...], Meta(min_length=1)]
    rules: dict[str, Any] = {}
    settings: dict[str, Any] = {}
    search: dict[str, Any] = {}
    openings: Annotated[tuple[str, ...], Meta(min_length=1)] = ("",)
    """Openings as texts like `D4 C3`."""


@dataclass(frozen=True, eq=False)
class PanelResult:
    """Results of a candidate against a panel."""

    shares: NDArray[np.float64]
    """[P] share of the points against each member; a draw counts half."""
    games: int
    """Number of games against each member."""
    score: float
    """Panel evaluation; at most the sum of the weights."""
    played: tuple[PlayedGame, ...]
    """All games, in order of `Panel.fixtures`."""


def evaluate_on_panel(
    candidate: Evaluator,
    opponents: Sequence[Evaluator],
    panel: Panel,
    *,
    stopped: Callable[[], bool] | None = None,
) -> PanelResult | None:
    """Play a network against every member of a panel, all games in lockstep.

    Parameters
    ----------
    opponents
        The members' networks in order; see `load_members`.
    stopped
        Asked before every move.

    Returns
    -------
    PanelResult or None
        None if stopped.

    Raises
    ------
    WeightsError
        The candidate is for another board size.
    """
    if candidate.size != panel.rules.size:
        raise WeightsError(
            tr(
                "panel: the network is for size {size}, the panel for size {board}; choose "
                "one of that size",
                size=candidate.size,
                board=panel.rules.size,
            )
        )
    if len(opponents) != len(panel.members):
        raise ValueError(f"{len(opponents)} networks for {len(panel.members)} panel members")
    players: list[Player] = [
        match_player(panel.settings, evaluator, panel.search)
        for evaluator in (candidate, *opponents)
    ]
    fixtures = panel.fixtures()
    played = play_fixtures(
        players,
        fixtures,
        panel.rules,
        at_once=panel.settings.at_once,
        seed=panel.settings.seed,
        stopped=stopped,
    )
    games = tuple(game for game in played if game is not None)
    if len(games) < len(fixtures):
        return None
    points = np.zeros(len(opponents))
    for fixture, game in zip(fixtures, games, strict=True):
        sign = 1 if fixture.black == 0 else -1
        points[fixture.black + fixture.white - 1] += 0.5 + 0.5 * sign * game.winner
    count = panel.settings.games
    shares = points / count
    return PanelResult(shares, count, panel.score(shares), games)


def load_members(panel: Panel, *, cache_rows: int = 0) -> list[FileEvaluator]:
    """Load the members' networks; they run on the CPU, so that results can be reproduced.

    Raises
    ------
    WeightsError
        A file can't be read, is for another board size, or has another identity.
    """
    evaluators = []
    for member in panel.members:
        opened = open_network(member.network)
        header = opened.header
        if member.identity and header.identity != member.identity:
            raise WeightsError(
                f"{member.network}: the panel was made with the network {member.identity}, this "
                f"file holds {header.identity}; put the right file there, or make a new panel"
            )
        if panel.rules.size not in header.sizes:
            sizes = " to ".join(dict.fromkeys(map(str, (header.sizes[0], header.sizes[-1]))))
            raise WeightsError(
                tr(
                    "{network}: the network is for size {sizes}, the panel for size "
                    "{board}; take it out of the panel",
                    network=member.network,
                    sizes=sizes,
                    board=panel.rules.size,
                )
            )
        evaluators.append(
            opened.evaluator(
                panel.rules,
                precision=TORCH_ONLY,
                symmetry="random",
                cache_rows=cache_rows,
                device="cpu",
            )
        )
    return evaluators


def with_openings(panel: Panel, judge: Evaluator) -> Panel:
    """Return the panel with openings, drawn according to its settings.

    Parameters
    ----------
    judge
        Network that draws the openings, for example that of the strongest member.
    """
    komi = len(panel.settings.komi_values(panel.rules))
    colors = 1 if panel.settings.color == "white" else 2
    count = -(-panel.settings.games // (komi * colors))
    if panel.settings.opening == "none":
        count = 1
    drawn = draw_openings(panel.settings, judge, panel.rules, count, panel.settings.seed)
    return dataclasses.replace(panel, openings=tuple(drawn))


def save_panel(panel: Panel, path: Path) -> None:
    """Write a panel as JSON; the members' files are relative to the folder of `path`.

    Raises
    ------
    OSError
        The file can't be written.
    """
    folder, size = path.resolve().parent, panel.rules.size
    fields = _PanelFields(
        about=panel.about,
        explained=panel.explained,
        members=tuple(
            _MemberFields(_relative(member.network, folder), member.identity, member.weight)
            for member in panel.members
        ),
        rules=panel.rules.to_dict(),
        settings=panel.settings.to_dict(),
        search=panel.search.to_dict(),
        openings=tuple(
            " ".join(point_to_gtp(move, size) for move in opening) for opening in panel.openings
        ),
    )
    atomic_write(path, (json.dumps(msgspec.to_builtins(fields), indent=1) + "\n").encode())


def _relative(path: Path, folder: Path) -> str:
    try:
        return Path(os.path.relpath(path.resolve(), folder)).as_posix()
    except ValueError:  # on another drive
        return path.resolve().as_posix()


def load_panel(path: Path) -> Panel:
    """Read a panel without its networks, for which see `load_members`.

    Raises
    ------
    SettingsError
        The file is missing, is no panel, or has impossible values.
    """
    try:
        fields = read_json(path, _PanelFields)
        rules = Rules.from_dict(fields.rules)
        settings = PanelSettings.from_dict(fields.settings)
        settings.komi_values(rules)
        for member in fields.members:
            if len(member.identity) not in (0, 8):
                raise FormatError(
                    tr(
                        "an identity is eight hex digits, not {identity!r:.40}",
                        identity=member.identity,
                    )
                )
        return Panel(
            rules=rules,
            settings=settings,
            search=SearchSettings.from_dict({"batch": 1, **fields.search}),
            members=tuple(
                PanelMember(path.resolve().parent / member.network, member.identity, member.weight)
                for member in fields.members
            ),
            openings=tuple(_opening(text, rules) for text in fields.openings),
            explained=fields.explained,
            about=fields.about,
        )
    except (OSError, EngineError) as error:
        hint = "name another panel"
        raise SettingsError.about_file(path, tr("the panel can't be read"), error, hint) from error


def _opening(text: str, rules: Rules) -> tuple[int, ...]:
    """Return the moves of an opening; raise SettingsError if it can't be played."""
    try:
        moves = tuple(gtp_to_point(word, rules.size) for word in text.split())
        replay(empty_position(rules), moves)
    except (ValueError, EngineError) as error:
        raise SettingsError(
            tr("the opening {words!r:.40} can't be played: {error}", words=text, error=error)
        ) from error
    return moves
