"""docs/papers.md keeps its word: settings and presets exist, no option of a paper lacks a row."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NamedTuple

import pytest

from engine.analysis.agent import AgentSettings
from engine.base.settings import Settings
from engine.games.contest_settings import ContestSettings
from engine.games.settings import PanelSettings
from engine.measure.study.study import ChoiceSettings
from engine.train.presets.preset import load_preset
from tests.shared import PROJECT

PAGE: Final = (PROJECT / "docs/papers.md").read_text(encoding="utf-8")
HEAD: Final = ["Option", "In the paper", "Setting", "Preset"]
STATE_HEAD: Final = ["System", "In the paper", "Here", "State"]
KINDS: Final[dict[str, type[Settings]]] = {
    **{name: type(section) for name, section in load_preset("sai-20").sections().items()},
    "agent": AgentSettings,
    "panel": PanelSettings,
    "contest": ContestSettings,
    "choice": ChoiceSettings,
}
OF_A_PAPER: Final = re.compile(
    r"\b(GoCSE392|cross-convolutions|multi-labelled values|AlphaGo(?! Zero))\b"
    r"|\bSAI(,| (section|Table|[IV]+\b))"
)
"""In the source of a setting."""


class Row(NamedTuple):
    option: str
    place: str
    setting: str
    preset: str

    @property
    def names(self) -> list[str]:
        """The dotted names of its settings."""
        return re.findall(r"`([a-z_]+\.[a-z0-9_]+)`", self.setting)


def table_rows() -> list[Row]:
    """Every row of the page's tables, without their heads."""
    return [Row(*row) for row in cells(PAGE[: PAGE.index(f"| {' | '.join(STATE_HEAD)} |")])]


def cells(text: str) -> list[list[str]]:
    """The cells of every row of a text's tables, without their heads."""
    lines = [line.strip().strip("|").split("|") for line in text.splitlines() if line[:1] == "|"]
    found = [[cell.strip() for cell in line] for line in lines]
    return [row for row in found if row not in (HEAD, STATE_HEAD) and set(row) != {"---"}]


ROWS: Final = table_rows()


def declared(dotted: str) -> tuple[type, str]:
    """The class that declares a setting, and its name."""
    section, _, name = dotted.partition(".")
    field = next(i.name for i in KINDS[section].options() if i.public_name == name)
    return next(
        kind for kind in KINDS[section].__mro__ if field in vars(kind).get("__annotations__", {})
    ), field


def values_of(preset: str) -> list[tuple[str, list[Any]]]:
    """The presets of a cell with their values: one, or one for each setting."""
    parts = re.findall(r"`([a-z0-9-]+)`: (.*?)(?:, (?=`)|$)", preset)
    return [(name, json.loads(f"[{text}]")) for name, text in parts]


def test_the_page_has_both_papers() -> None:
    places = {name for row in ROWS for name in row.names}
    assert {"selfplay.branch_probability", "search.max_leaves"} <= places
    assert len(ROWS) > 50
    assert all(row.option and row.place for row in ROWS)


def test_settings_and_presets_of_every_row_exist(subtests: pytest.Subtests) -> None:
    for row in ROWS:
        with subtests.test(row.option):
            assert row.names or row.setting.startswith("always: ")
            for dotted in row.names:
                section, _, name = dotted.partition(".")
                assert name in {info.public_name for info in KINDS[section].options()}, dotted
            presets = values_of(row.preset)
            assert len(presets) == row.preset.count("`: "), "every preset has its value"
            for preset, values in presets:
                known = load_preset(preset).by_name()
                names = [name for name in row.names if name in known]
                expected = values if len(values) > 1 else values * len(names)
                assert [known[name] for name in names] == expected, preset


def test_every_setting_of_a_paper_has_a_row() -> None:
    named = {declared(dotted) for row in ROWS for dotted in row.names}
    missing = [
        f"{section}.{info.public_name}"
        for section, kind in KINDS.items()
        for info in kind.options()
        if OF_A_PAPER.search(info.source) and declared(f"{section}.{info.public_name}") not in named
    ]
    assert missing == []


def test_sources_of_both_papers_are_recognized() -> None:
    """Else nothing would be missed."""
    sources = [info.source for kind in KINDS.values() for info in kind.options()]
    assert sum(source.startswith("GoCSE392") for source in sources) >= 9
    assert sum(bool(OF_A_PAPER.search(source)) for source in sources) >= 25
    assert not OF_A_PAPER.search("SAI server")
    assert not OF_A_PAPER.search("SAI 0.18")


def test_what_differs_has_a_state_and_what_was_not_repeated_its_cost(
    subtests: pytest.Subtests,
) -> None:
    rows = cells(PAGE[PAGE.index(f"| {' | '.join(STATE_HEAD)} |") :])
    assert len(rows) > 20
    systems = {"SAI", "cross-convolutions", "GoCSE392", "multi-labelled values", "AlphaGo"}
    for system, paper, here, state in rows:
        with subtests.test(paper):
            assert system in systems
            assert state.partition(":")[0] in {"works", "in part", "different", "not repeated"}
            if state.startswith("not repeated"):
                cost = r"\b(minutes?|hours?|night|days?|weeks)\b"
                assert re.search(cost, f"{here} {state}"), "what it would cost"
            for name in re.findall(r"`([a-z_]+\.[a-z0-9_]+)`", here):
                section, _, setting = name.partition(".")
                assert setting in {info.public_name for info in KINDS[section].options()}, name
            for page in re.findall(r"\]\(([^)]+)\)", here):
                assert (PROJECT / "docs" / page).is_file(), page
