"""Panels: weights by principal components, scores, and the panel's file."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.base.errors import SettingsError, WeightsError
from engine.base.files import data_folder
from engine.base.statistics.principal_component import principal_component
from engine.games.panel import (
    Panel,
    PanelMember,
    evaluate_on_panel,
    load_members,
    load_panel,
    save_panel,
    with_openings,
)
from engine.games.settings import PanelSettings
from engine.go.board import WHITE
from engine.go.rules import Rules
from engine.network.files.weights import save_network
from engine.network.models.network import initial_network
from engine.network.models.settings import NetworkSettings
from tests.engine.games.test_match import StoneCounter

RULES = Rules(size=3, komi=0.5)
PAPER_WEIGHTS = (
    0.001, 0.001, 0.001, 0.0309, 0.0121, 0.3713, 0.0230, 0.4, 0.4916, 0.0179, 0.0828, 0.0608,
    0.0279, 0.2504, 0.62,
)  # fmt: skip


def panel_of(count: int, **options: object) -> Panel:
    base = {"games": 8, "visits": 8, "temperature_plies": 4}
    return Panel(
        rules=RULES,
        settings=PanelSettings.from_dict({**base, **options}),
        members=tuple(PanelMember(Path(f"{i}.safetensors")) for i in range(count)),
    )


@given(n=st.integers(3, 30), p=st.integers(1, 6), seed=st.integers(0, 2**32 - 1))
def test_weights_are_the_leading_eigenvector_of_the_covariance(n: int, p: int, seed: int) -> None:
    random = np.random.default_rng(seed)
    results = random.random((n, 1)) * random.random(p) + 0.2 * random.random((n, p))
    component = principal_component(results)
    centered = results - np.array([sum(column) / n for column in results.T])
    covariance = centered.T @ centered / (n - 1)
    values = np.linalg.eigh(covariance)[0]
    assert component.explained == pytest.approx(values[-1] / values.sum())
    stretched = covariance @ component.weights
    np.testing.assert_allclose(stretched, values[-1] * component.weights, atol=1e-12)
    assert component.weights.sum() > 0
    assert np.linalg.norm(component.weights) == pytest.approx(1)


def test_strength_is_the_component_when_it_is_all_that_differs() -> None:
    strength = np.linspace(0, 1, 9)[:, None]
    component = principal_component(0.1 + strength * np.array([0.0, 0.3, 0.4]))
    np.testing.assert_allclose(component.weights, [0, 0.6, 0.8], atol=1e-12)
    assert component.explained == pytest.approx(1)


def test_the_sign_makes_winning_good_and_is_settled_also_in_a_tie() -> None:
    results = np.array([[0.0, 0.0], [1.0, 0.5], [0.2, 0.1]])
    np.testing.assert_allclose(
        principal_component(results).weights, principal_component(1 - results).weights
    )
    opposed = principal_component(np.array([[0.0, 1.0], [1.0, 0.0]])).weights
    assert opposed[np.argmax(np.abs(opposed))] > 0


@pytest.mark.parametrize("results", [np.zeros((1, 3)), np.full((4, 3), 0.5), np.zeros((4, 0))])
def test_results_that_tell_nothing_are_refused(results: np.ndarray) -> None:
    with pytest.raises(Exception, match="panel weights: "):
        principal_component(results)


def test_a_perfect_score_with_the_published_weights() -> None:
    """Run 22 of the paper's Table I has 2.39176: all games won. The weights have length 1."""
    panel = panel_of(15)
    members = tuple(PanelMember(Path("a"), weight=weight) for weight in PAPER_WEIGHTS)
    panel = dataclasses.replace(panel, members=members)
    assert panel.score(np.ones(15)) == pytest.approx(2.39176, abs=2e-4)
    assert np.linalg.norm(panel.weights) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("color", ["white", "both"])
def test_every_member_meets_the_same_conditions(color: str) -> None:
    panel = panel_of(3, color=color, komi="0.5 1.5", games=16)
    panel = dataclasses.replace(panel, openings=((), (4,)))
    fixtures = panel.fixtures()
    assert len(fixtures) == 48
    seen = []
    for member in (1, 2, 3):
        own = [f for f in fixtures if member in (f.black, f.white)]
        seen.append([(f.opening, f.komi, f.white == 0) for f in own])
        assert {f.white == 0 for f in own} == ({True} if color == "white" else {True, False})
    assert seen[0] == seen[1] == seen[2]
    counts = {kind: seen[0].count(kind) for kind in seen[0]}
    assert len(set(counts.values())) == 1
    assert len(counts) == (4 if color == "white" else 8)


def test_the_better_network_scores_more() -> None:
    panel = panel_of(2, color="both", at_once=10)
    members = [StoneCounter(1), StoneCounter(-1)]
    good = evaluate_on_panel(StoneCounter(1), members, panel)
    bad = evaluate_on_panel(StoneCounter(-1), members, panel)
    assert good is not None
    assert bad is not None
    assert good.score > bad.score
    assert good.shares[1] > 0.5 > bad.shares[0]
    assert good.score == pytest.approx(good.shares.sum())
    assert len(good.played) == 16


def test_shares_are_counted_from_the_games() -> None:
    panel = panel_of(2)
    result = evaluate_on_panel(StoneCounter(1), [StoneCounter(1), StoneCounter(-1)], panel)
    assert result is not None
    for member in (1, 2):
        won = [
            game.winner == WHITE
            for fixture, game in zip(panel.fixtures(), result.played, strict=True)
            if fixture.black == member
        ]
        assert result.shares[member - 1] == np.mean(won)


def test_a_stopped_evaluation_is_none_and_other_sizes_are_refused() -> None:
    members = [StoneCounter(1), StoneCounter(1)]
    assert evaluate_on_panel(StoneCounter(1), members, panel_of(2), stopped=lambda: True) is None
    other = StoneCounter(1)
    other.size = 5
    with pytest.raises(WeightsError, match="the network is for size 5, the panel for size 3"):
        evaluate_on_panel(other, members, panel_of(2))


def test_openings_are_drawn_once_and_kept_in_the_file(tmp_path: Path) -> None:
    panel = panel_of(2, opening="value", opening_plies=2, opening_loss=1.0, games=4)
    panel = with_openings(panel, StoneCounter(1))
    assert len(panel.openings) == 4
    component = principal_component(np.array([[0.0, 0.1], [1.0, 0.5], [0.2, 0.1]]))
    panel = dataclasses.replace(panel.with_weights(component), about="Made for a test.")
    (tmp_path / "nets").mkdir()
    members = [
        dataclasses.replace(member, network=tmp_path / "nets" / member.network, identity="0123abcd")
        for member in panel.members
    ]
    panel = dataclasses.replace(panel, members=tuple(members))
    save_panel(panel, tmp_path / "panel.json")
    assert load_panel(tmp_path / "panel.json") == panel
    values = json.loads((tmp_path / "panel.json").read_text())
    assert values["members"][0]["network"] == "nets/0.safetensors"
    assert with_openings(panel_of(2), StoneCounter(1)).openings == ((),)


def test_members_are_the_networks_they_were(tmp_path: Path) -> None:
    settings = NetworkSettings(size=3, blocks=1, channels=8)
    save_network(tmp_path / "a.safetensors", initial_network(settings, 1))
    panel = panel_of(1)
    member = PanelMember(tmp_path / "a.safetensors")
    panel = dataclasses.replace(panel, members=(member,))
    (network,) = load_members(panel)
    assert network.size == 3
    known = dataclasses.replace(member, identity=network.identity)
    assert load_members(dataclasses.replace(panel, members=(known,)))
    wrong = dataclasses.replace(member, identity="00000000")
    with pytest.raises(WeightsError, match=f"00000000, this file holds {network.identity}"):
        load_members(dataclasses.replace(panel, members=(wrong,)))
    with pytest.raises(WeightsError, match="for size 3, the panel for size 5"):
        load_members(dataclasses.replace(panel, rules=Rules(size=5)))


def test_scores_of_earlier_versions_stay_comparable() -> None:
    """The shipped panel's fingerprint is part of every score that was made on it."""
    panel = load_panel(data_folder("weights") / "panel" / "panel-7x7.json")
    members = load_members(panel)
    assert panel.fingerprint(members) == "186a6e7c"
    averaged = panel.search.replace(average_symmetries=True)
    assert dataclasses.replace(panel, search=averaged).fingerprint(members) != "186a6e7c"


GOOD = {"format": 1, "rules": {"size": 3}, "members": [{"network": "a.safetensors"}]}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 2}, "its format is 2, this program reads 1.*update"),
        ({"members": []}, "'members' must be a list of at least 1 entry"),
        ({"members": [{}]}, r"'members\[0\].network' is missing"),
        ({"members": [{"network": "a", "wieght": 1}]}, r"'members\[0\].wieght' is not known"),
        (
            {"members": [{"network": "a", "weight": "much"}]},
            r"'members\[0\].weight' must be a number, not",
        ),
        ({"members": [{"network": "a", "identity": "12"}]}, "eight hex digits, not '12'"),
        ({"settings": {"visit": 3}}, "did you mean 'visits'"),
        ({"settings": {"color": "black"}}, "color must be one of white, both"),
        ({"settings": []}, "'settings' must be a JSON object, not a list"),
        ({"openings": "A1"}, "'openings' must be a list, not 'A1'"),
        ({"openings": ["A1 A1"]}, "the opening 'A1 A1' can't be played: .*occupied"),
        ({"openings": ["Q16"]}, "the opening 'Q16' can't be played"),
        ({"explained": None}, "'explained' must be a number, not None"),
        ({"judge": 1}, "'judge' is not known"),
    ],
)
def test_a_wrong_file_is_named_in_a_sentence(
    tmp_path: Path, change: dict[str, object], message: str
) -> None:
    path = tmp_path / "panel.json"
    path.write_text(json.dumps({**GOOD, **change}))
    with pytest.raises(SettingsError, match=message) as caught:
        load_panel(path)
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith(f"{path}: the panel can't be read (")


def test_what_a_file_leaves_out_has_defaults(tmp_path: Path) -> None:
    path = tmp_path / "panel.json"
    path.write_text(json.dumps(GOOD))
    panel = load_panel(path)
    assert panel.members == (PanelMember(tmp_path / "a.safetensors"),)
    assert panel.openings == ((),)
    assert panel.search.batch == 1
    for text in ("{", "[]", "[" * 100_000):
        path.write_text(text)
        with pytest.raises(SettingsError):
            load_panel(path)
    with pytest.raises(SettingsError, match="can't be read"):
        load_panel(tmp_path / "none.json")


def test_one_komi_is_given_as_a_number() -> None:
    """`--set komi=9.5` is read as JSON: the paper's condition."""
    assert PanelSettings.from_dict({"komi": 9.5}).komi_values(Rules()) == (9.5,)
