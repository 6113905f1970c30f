"""Settings of a run that depend on how much of it is over."""

from __future__ import annotations

import pytest

from engine.base.errors import SettingsError
from engine.train.presets.settings import RunSettings, TrainingSettings


def test_the_nearest_limit_says_how_much_of_a_run_is_over() -> None:
    run = RunSettings(generations=10, minutes=2.0, cpu_minutes=5.0, million_nodes=4.0)
    assert run.share(5, 0, 0.0, 0.0) == 0.5
    assert run.share(0, 1_000_000, 90.0, 6.0) == 0.75
    assert run.share(1, 3_000_000, 6.0, 6.0) == 0.75
    assert run.share(1, 1_000_000, 6.0, 180.0) == 0.6
    assert run.share(1, 9_000_000, 6.0, 6.0) == 1.0
    assert RunSettings(generations=10).share(2, 10**12, 1e9, 1e9) == 0.2, "no other limits"


def test_a_run_goes_on_with_the_limits_doubled_that_it_reached() -> None:
    run = RunSettings(generations=10, minutes=2.0, cpu_minutes=5.0, million_nodes=4.0)
    assert run.longer(10, 0, 0.0, 0.0) == {"run.generations": 20}
    assert run.longer(3, 4_100_000, 121.0, 0.0) == {"run.minutes": 4.1, "run.million_nodes": 8.2}
    # a generation may end long after the limit: twice the limit would end at once again
    assert run.longer(3, 0, 600.0, 0.0) == {"run.minutes": 20.0}
    assert run.longer(3, 0, 60.0, 303.0) == {"run.cpu_minutes": 10.1}


@pytest.mark.parametrize("searched", [{"result_decay": 0.9}, {"off_policy_cut": 0.5}])
def test_the_win_rule_of_one_color_learns_results_alone(searched: dict[str, float]) -> None:
    TrainingSettings(win_rule="black")
    with pytest.raises(SettingsError, match=r"win_rule.*black.*result_decay to 1"):
        TrainingSettings(win_rule="black", **searched)
