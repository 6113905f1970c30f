"""Plane sets: names, counts, refusals."""

from __future__ import annotations

import pytest

from engine.base.errors import SettingsError
from engine.network.planes.feature_set import KNOWN_SETS, feature_set, sai_feature_set


@pytest.mark.parametrize("name", KNOWN_SETS)
def test_a_name_gives_the_set_of_that_name(name: str) -> None:
    features = feature_set(name)
    assert features.name == name
    assert features.planes == int("".join(c for c in name.split("-")[0] if c.isdigit()))
    assert len(features.plane_names) == len(set(features.plane_names)) == features.planes


def test_equal_plane_counts_are_told_apart_by_the_flags() -> None:
    plain = sai_feature_set(17, advanced=False, liberties=False, sizes=False)
    advanced = sai_feature_set(17, advanced=True, liberties=False, sizes=False)
    assert (plain.name, plain.history) == ("agz17", 8)
    assert (advanced.name, advanced.history) == ("sai17-advanced", 4)


def test_all_groups_together_are_the_thirteen_planes_of_sai() -> None:
    features = feature_set("sai13-advanced-liberties-sizes")
    assert features.history == 1
    assert [group for group in features.groups] == [
        ("stones", 2),
        ("illegal", 1),
        ("last_liberty", 1),
        ("few_liberties", 4),
        ("large_chains", 4),
        ("ones", 1),
    ]


@pytest.mark.parametrize("name", ["agz19", "sai", "sai0", "sai4-", "sai21", "sai16-liberties", ""])
def test_unknown_sets_are_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(SettingsError, match="agz17"):
        feature_set(name)
