"""Schedules: values of a setting that change during a run, written as one line of text."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeGuard

from engine.base.errors import SettingsError
from engine.base.settings import SettingInfo, float_text
from engine.base.suggestion import did_you_mean
from engine.base.translation import tr

HOLD, LINE = ",", ".."
"""What stands between two points: the value holds, or changes in a straight line."""
SECOND: Final = "second"
"""Place of the value of the second stage, see `SecondStageSettings`."""
_POINT: Final = re.compile(r"(?P<value>[^@]+)@(?P<place>second|(?P<number>\d+(\.\d+)?)%?)")


class Moment(NamedTuple):
    """The time at which a generation begins; values of schedules depend on nothing else."""

    generation: int = 0
    share: float = 0.0
    """Part of the run that is over, 0 to 1."""
    second_stage: bool = False


class SchedulePoint(NamedTuple):
    """A value from a place of the run on."""

    value: float
    place: float
    """A generation, or a part of the run, 0 to 1."""
    goes_on: bool
    """Whether the value changes in a straight line up to the next point; else it holds."""


@dataclass(frozen=True)
class Schedule:
    """The values of a numeric setting during a run, one for each generation.

    The text is `VALUE@PLACE`, several times: a place is a generation (`100@0,200@10`) or a share of
    the run (`0.1@0%..0.01@100%`), after a comma the value holds up to the next place, and after two
    dots it changes in a straight line, rounded where the setting is a whole number. A last
    `VALUE@second` is for the run's second stage, whenever that begins.
    """

    points: tuple[SchedulePoint, ...]
    """At least one; their places rise from 0."""
    by_share: bool
    """Whether places are shares of the run, not generations."""
    is_whole: bool
    """Whether values are whole numbers."""
    second: float | None = None
    """Value of the second stage; None = that of the other points."""

    @property
    def values(self) -> tuple[float, ...]:
        """All values that are named, in order."""
        named = tuple(point.value for point in self.points)
        return named if self.second is None else (*named, self.second)

    def at(self, moment: Moment) -> float:
        """Return the value of the generation that begins at a moment."""
        if moment.second_stage and self.second is not None:
            return self.second
        place = moment.share if self.by_share else moment.generation
        last = bisect_right(self.points, place, key=lambda point: point.place)
        begin = self.points[last - 1]
        if not begin.goes_on or last == len(self.points):
            return begin.value
        end = self.points[last]
        part = (place - begin.place) / (end.place - begin.place)
        value = begin.value + part * (end.value - begin.value)
        return round(value) if self.is_whole else value

    def moments(self, generations: int) -> list[Moment]:
        """Return the moments of a run of so many generations at which a point is reached."""
        places = [point.place for point in self.points]
        total = max(generations, 1)
        if self.by_share:
            found = [Moment(int(place * total), place) for place in places]
        else:
            found = [Moment(int(place), min(place / total, 1.0)) for place in places]
        return found if self.second is None else [*found, Moment(0, 0.0, second_stage=True)]

    def __str__(self) -> str:
        """Return the text, in the same words for equal schedules."""
        text = ""
        for point in self.points:
            unit = f"{100.0 * point.place:.10g}%" if self.by_share else f"{point.place:.0f}"
            text += f"{float_text(point.value)}@{unit}{LINE if point.goes_on else HOLD}"
        if self.second is None:
            return text.removesuffix(HOLD)
        return f"{text}{float_text(self.second)}@{SECOND}"


def is_schedule(value: Any, info: SettingInfo) -> TypeGuard[str]:
    """Return whether a value of a setting is the text of a schedule."""
    return info.kind in (int, float) and isinstance(value, str) and "@" in value


def read_schedule(name: str, info: SettingInfo, text: str) -> Schedule:
    """Return the schedule of a text.

    Parameters
    ----------
    name
        Dotted name of the setting, for messages.

    Raises
    ------
    SettingsError
        The setting can't have a schedule, or the text is none.
    """

    def wrong(problem: str, hint: str = "") -> SettingsError:
        return SettingsError(problem, name, info.name, value=text, hint=hint)

    if info.schedule is None:
        raise wrong(
            tr(
                " can't change during a run, so it has no schedule: it is read once, or shapes the "
                "network, the games or the folder; set one number"
            )
        )
    form = tr("write it like {example}", example=example(info))
    words = re.split(r"(,|\.\.)", "".join(text.split()))
    found = [_POINT.fullmatch(word) for word in words[::2]]
    if not all(found):
        bad = next(word for word, match in zip(words[::2], found, strict=True) if not match)
        raise wrong(
            tr(": {part!r:.40} in the schedule is not VALUE@GENERATION or VALUE@SHARE%", part=bad),
            form,
        )
    points, units, second = list[SchedulePoint](), set[bool](), None
    for match, link in zip(found, [*words[1::2], HOLD], strict=True):
        assert match is not None
        try:
            value = info.kind(match["value"])
        except ValueError:
            kind = tr("a whole number") if info.kind is int else tr("a number")
            raise wrong(
                tr(": {value!r:.40} in the schedule is not {kind}", value=match["value"], kind=kind)
            ) from None
        if second is not None:
            raise wrong(tr(": the value of the second stage comes last in a schedule"), form)
        if match["place"] == SECOND:
            second = value
            continue
        is_share, place = match["place"].endswith("%"), float(match["number"])
        if place or is_share:  # a 0 is either
            units.add(is_share)
        if not is_share and place != int(place):
            raise wrong(
                tr(": {place} in the schedule is not a generation", place=match["place"]),
                did_you_mean(f"{match['place']}%"),
            )
        points.append(SchedulePoint(value, place / 100.0 if is_share else place, link == LINE))
    if len(units) > 1:
        raise wrong(tr(": a schedule is by generations or by shares of the run, not by both"), form)
    places = [point.place for point in points]
    if not places or places[0] != 0.0:
        raise wrong(tr(": a schedule begins at 0, the start of the run"), form)
    if not all(a < b for a, b in pairwise(places)) or (True in units and places[-1] > 1.0):
        raise wrong(
            tr(": the places of a schedule must rise, shares up to 100% at most, not {text!r:.80}",
               text=text)
        )  # fmt: skip
    if points[-1].goes_on:
        raise wrong(tr(": two dots stand between two places of the run"), form)
    return Schedule(tuple(points), True in units, info.kind is int, second)


def example(info: SettingInfo) -> str:
    """Return two schedules that a setting could have, for people."""
    value = info.default or (1.0 if info.high is None else min(info.high, 1.0))
    first, then = (f"{part * value:.4g}" for part in (1.0, 0.5))
    if info.kind is int:
        first, then = str(int(value)), str(max(int(value) // 2, 1))
    return tr("{by_generation} or {by_share}", by_generation=f"{first}@0,{then}@10",
              by_share=f"{first}@0%..{then}@50%")  # fmt: skip
