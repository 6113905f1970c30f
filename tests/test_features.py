"""docs/features.md keeps its word: menus, keys, panels and tests exist, the counts are right."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final, NamedTuple

from sai_studio.app.menus import TABLE
from sai_studio.app.view_list import VIEWS
from sai_studio.session.commands.command import Menu
from tests.shared import PROJECT

PAGE: Final = (PROJECT / "docs/features.md").read_text(encoding="utf-8")
BEYOND: Final = "+"
"""Stands for the number of a feature that the checklist lacks."""
HEAD: Final = ["#", "Feature", "State", "Where", "Key", "Test"]
MENU_PATH: Final = re.compile(r"\*([^*|]+ \u203a [^*|]+)\*")


class Row(NamedTuple):
    number: str
    feature: str
    state: str
    where: str
    keys: str
    test: str


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def table_rows() -> list[Row]:
    """Every row of the page's tables, without their heads."""
    found = [cells(line) for line in PAGE.splitlines() if line.startswith("|")]
    return [Row(*row) for row in found if row != HEAD and set(row) != {"---"}]


ROWS: Final = table_rows()


def commands() -> dict[str, str]:
    """The id of each command by its menu path as the page writes it, e.g. "View › Theme › Dark"."""
    return {
        " \u203a ".join([*menu.split(": "), TABLE.commands[command].plain_text]): command
        for command, menu in TABLE.menu_of.items()
    }


def submenus() -> set[str]:
    return {
        f"{menu.id} \u203a {entry.id}"
        for menu in TABLE.menus
        for entry in menu.entries
        if isinstance(entry, Menu)
    }


def test_every_feature_of_the_checklist_is_there_once() -> None:
    numbers = [row.number for row in ROWS if row.number != BEYOND]
    assert numbers == [str(number) for number in range(1, 115)]
    assert all(row.feature for row in ROWS)


def test_states_are_counted() -> None:
    counts = Counter(row.state for row in ROWS if row.number != BEYOND)
    assert set(counts) <= {"works", "in part", "no"}
    told = re.search(r"(\d+) work, (\d+) work in part and (\d+) are missing", PAGE)
    assert told is not None
    assert list(map(int, told.groups())) == [counts[s] for s in ("works", "in part", "no")]


def test_what_is_missing_is_said() -> None:
    assert [row for row in ROWS if row.state != "no" and not row.where] == []
    assert [row for row in ROWS if row.state == "no" and (row.keys or row.test)] == []


def test_menus_are_those_of_the_program() -> None:
    known = commands().keys() | submenus()
    assert [path for path in MENU_PATH.findall(PAGE) if path not in known] == []


def test_menus_of_the_guide_and_the_readme_are_those_of_the_program() -> None:
    known = commands().keys() | submenus()
    pages = [PROJECT / "README.md", PROJECT / "docs/networks.md", *PROJECT.glob("docs/guide/*.md")]
    texts = {page.name: " ".join(page.read_text(encoding="utf-8").split()) for page in pages}
    paths = [(name, path) for name, text in texts.items() for path in MENU_PATH.findall(text)]
    assert len(paths) > 30
    assert [(name, path) for name, path in paths if path.rstrip("\u2026") not in known] == []


def test_keys_are_the_default_ones_of_the_commands_of_a_row() -> None:
    known = commands()
    wrong = []
    for row in ROWS:
        named = [
            TABLE.commands[known[path]] for path in MENU_PATH.findall(row.where) if path in known
        ]
        expected = [command.keys[0] for command in named if command.keys]
        if re.findall(r"`([^`]+)`", row.keys) != expected:
            wrong.append((row.feature, row.keys, expected))
    assert wrong == []


def test_panels_are_those_of_the_program() -> None:
    titles = {view.title for view in VIEWS}
    named = {name for row in ROWS for name in re.findall(r"\*\*([^*]+)\*\*", row.where)}
    assert named - titles == set()
    assert "Timeline" in named


def test_files_of_tests_exist() -> None:
    named = [row.test.strip("`") for row in ROWS if row.test]
    assert [name for name in named if not (PROJECT / "tests" / name).is_file()] == []
    assert all(name.rpartition("/")[2].startswith("test_") for name in named)
