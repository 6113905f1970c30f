"""Settings of earlier versions that schedules have replaced, as files and commands name them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeGuard

from engine.base.errors import SettingsError
from engine.base.settings import float_text
from engine.train.presets.schedule import SECOND

_STAGE: Final = {
    "komi": (("rules.komi",), 5.5),
    "visits": (("selfplay.visits", "selfplay.cheap_visits"), "0:52/52"),
    "games": (("run.games",), 0),
    "gate_visits": (("gate.visits",), 0),
}
"""By the name in `second_stage`: the settings that have its value in the second stage now, and its
default; 0 = unchanged."""


def with_schedules(values: Mapping[str, Any], defaults: Mapping[str, Any]) -> dict[str, Any]:
    """Return settings with schedules in place of what earlier versions had for them.

    Parameters
    ----------
    values
        Values by dotted name.
    defaults
        Those of settings that `values` may leave out.

    Raises
    ------
    SettingsError
        Visits are none of an earlier version.
    """
    found = dict(values)

    def first(name: str) -> Any:
        return found.get(name, defaults[name])

    if _is_visits(visits := found.get("selfplay.visits")):
        deep, cheap = _visits("selfplay.visits", visits)
        found |= {"selfplay.visits": deep, "selfplay.cheap_visits": cheap}
    until = found.get("selfplay.pass_free_from")
    if _is_number(until):
        del found["selfplay.pass_free_from"]
        found["selfplay.pass_after"] = _until(first("selfplay.pass_after"), until)
    until = found.get("training.score_until")
    if _is_number(until):
        del found["training.score_until"]
        found["training.score_weight"] = _until(first("training.score_weight"), until)
    grown = found.get("training.searched_targets_from")
    if _is_number(grown):
        del found["training.searched_targets_from"]
        for name in ("training.result_decay", "training.off_policy_cut"):
            idle, value = defaults[name], _end(first(name))
            found[name] = value
            if grown > 0.0 and value != idle:
                found[name] = f"{float_text(idle)}@0%..{value}@{100.0 * grown:.10g}%"
    enabled = found.get("second_stage.enabled")
    if isinstance(enabled, bool):
        del found["second_stage.enabled"]
        old = {
            last: found.pop(f"second_stage.{last}", usual) for last, (_, usual) in _STAGE.items()
        }
        for last, (names, _) in _STAGE.items():
            if enabled and (old[last] or last == "komi"):
                parts: tuple[Any, ...] = (old[last],)
                if last == "visits":
                    parts = _visits("second_stage.visits", old[last])
                for name, value in zip(names, parts, strict=True):
                    found[name] = f"{_whole(first(name))},{_start(value)}@{SECOND}"
        if not enabled:
            found = {name: _without_second(value) for name, value in found.items()}
    return found


def _is_visits(value: Any) -> bool:
    return isinstance(value, str) and "@" not in value and not value.strip().isdecimal()


def _visits(name: str, text: Any) -> tuple[Any, Any]:
    """Return deep and cheap visits of a text like `0:24/10 0.05:48/16`, as schedules."""
    phases = []
    for word in str(text).split():
        share, _, counts = word.partition(":")
        deep, _, cheap = counts.partition("/")
        try:
            phases.append((f"{100.0 * float(share):.10g}%", int(deep), int(cheap)))
        except ValueError:
            phases = []
            break
    if not phases:
        raise SettingsError(
            f": {text!r:.60} is no number of visits, and no schedule like 48@0%,96@30%",
            name,
            "visits",
        )
    if len(phases) == 1:
        return phases[0][1:]
    deep, cheap = (",".join(f"{phase[i]}@{phase[0]}" for phase in phases) for i in (1, 2))
    return deep, cheap


def _is_number(value: Any) -> TypeGuard[float]:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _start(value: Any) -> Any:
    """Return the value at which a schedule begins; other values as they are."""
    return value.partition("@")[0] if isinstance(value, str) else value


def _end(value: Any) -> Any:
    """Return the value with which a schedule ends; other values as they are."""
    if not isinstance(value, str):
        return value
    return value.rpartition("@")[0].rpartition(",")[2].rpartition("..")[2]


def _until(value: Any, share: float) -> Any:
    """Return the schedule of a value that becomes 0 at a share of the run."""
    start = _start(value)
    if share <= 0.0:
        return 0.0
    return start if share >= 1.0 or start == 0.0 else f"{start}@0%,0@{100.0 * share:.10g}%"


def _whole(value: Any) -> str:
    """Return the text of a schedule up to the second stage."""
    value = _without_second(value)
    return value if isinstance(value, str) else f"{value}@0"


def _without_second(value: Any) -> Any:
    is_staged = isinstance(value, str) and value.endswith(f"@{SECOND}")
    return value.rpartition(",")[0] if is_staged else value
