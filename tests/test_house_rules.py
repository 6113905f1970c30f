"""What every file of the project keeps to: names, documentation, portability."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

from tests.shared import PROJECT

TEXT_SUFFIXES = {"", ".cfg", ".ini", ".json", ".md", ".py", ".sh", ".toml", ".txt", ".yml"}

PACKAGES = sorted([*PROJECT.glob("engine/**/*.py"), *PROJECT.glob("sai_studio/**/*.py")])
SOURCES = sorted([*PACKAGES, *PROJECT.glob("tests/**/*.py"), PROJECT / "start.py"])
ENGINE = [path for path in PACKAGES if path.is_relative_to(PROJECT / "engine")]


def relative(path: Path) -> str:
    return path.relative_to(PROJECT).as_posix()


def tracked() -> list[str]:
    """Files under version control; skips where the project is no git checkout."""
    if not (PROJECT / ".git").exists() or not shutil.which("git"):
        pytest.skip("not a git checkout")
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listing = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=True)
    return [name for name in listing.stdout.split("\0") if name and (PROJECT / name).is_file()]


def parse(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def test_package_files_are_empty() -> None:
    full = [relative(path) for path in SOURCES if path.name == "__init__.py" and path.read_text()]
    assert not full


def test_every_folder_of_code_is_a_package() -> None:
    bare = {relative(path.parent) for path in SOURCES if not (path.parent / "__init__.py").exists()}
    assert bare <= {"."}, "an __init__.py is missing"


def test_broad_excepts_say_why() -> None:
    """`except Exception` and wider stand beside a comment, on the same line or the next."""
    silent = []
    for path in PACKAGES:
        lines = path.read_text(encoding="utf-8").splitlines()
        for node in ast.walk(parse(path)):
            if not isinstance(node, ast.ExceptHandler):
                continue
            name = node.type.id if isinstance(node.type, ast.Name) else None
            broad = node.type is None or name in ("Exception", "BaseException")
            reraises = any(isinstance(part, ast.Raise) and not part.exc for part in node.body)
            here = "\n".join(lines[node.lineno - 1 : node.lineno + 1])
            if broad and not reraises and "#" not in here:
                silent.append(f"{relative(path)}:{node.lineno}")
    assert not silent


def settings_classes() -> Iterator[tuple[Path, ast.ClassDef]]:
    """Every class that names Settings as a base."""
    for path in PACKAGES:
        for node in ast.walk(parse(path)):
            if isinstance(node, ast.ClassDef) and any(
                isinstance(base, ast.Name) and base.id.endswith("Settings") for base in node.bases
            ):
                yield path, node


def has_help(value: ast.expr | None) -> bool:
    """Whether a field's value is `setting(default, "a sentence", ...)`, or a `preference`."""
    if not isinstance(value, ast.Call) or not isinstance(value.func, ast.Name):
        return False
    given = [*value.args[1:2], *(key.value for key in value.keywords if key.arg == "help")]
    return value.func.id in ("setting", "preference") and any(
        isinstance(part, (ast.Constant, ast.JoinedStr, ast.Call))
        and ast.unparse(part) not in ("''", '""')
        for part in given
    )


def test_every_option_is_documented() -> None:
    """Validation, JSON, flags, help and forms all come from the one line `x = setting(...)`."""
    silent = [
        f"{relative(path)}: {owner.name}.{ast.unparse(field.target)}"
        for path, owner in settings_classes()
        for field in owner.body
        if isinstance(field, ast.AnnAssign)
        and not ast.unparse(field.annotation).startswith("ClassVar")
        and not has_help(field.value)
    ]
    assert not silent


def undocumented(path: Path) -> Iterator[str]:
    """Public modules, functions, classes and methods of a file that have no docstring."""

    def public(body: list[ast.stmt]) -> Iterator[ast.ClassDef | ast.FunctionDef]:
        for node in body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and not node.name.startswith("_"):
                yield node

    tree = parse(path)
    if path.name != "__init__.py" and not ast.get_docstring(tree):
        yield f"{relative(path)}: module"
    for node in public(tree.body):
        inner = public(node.body) if isinstance(node, ast.ClassDef) else ()
        for part in (node, *inner):
            if not ast.get_docstring(part):
                yield f"{relative(path)}:{part.lineno} {part.name}"


def test_the_engine_is_documented() -> None:
    silent = [name for path in ENGINE for name in undocumented(path)]
    assert not silent


def test_the_window_is_documented() -> None:
    """Qt overrides keep Qt's names and meaning and may do without; classes may not."""
    silent = [
        f"{relative(path)}:{node.lineno} {node.name}"
        for path in PACKAGES
        if path not in ENGINE
        for node in parse(path).body
        if isinstance(node, (ast.ClassDef, ast.FunctionDef))
        and not node.name.startswith("_")
        and not ast.get_docstring(node)
    ]
    assert not silent


BRITISH = re.compile(
    r"\b(\w*colour\w*|\w*neighbour\w*|behaviour\w*|normalis\w*|initialis\w*"
    r"|optimis(e|ed|er|es|ing|ation)\b|serialis\w*|analys(e|ed|ing)|centre\w*|licence\w*|favour\w*)\b",
    re.IGNORECASE,
)


def test_spelling_is_american() -> None:
    found = [
        f"{relative(path)}: {match.group()}"
        for path in PACKAGES
        for match in BRITISH.finditer(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


UNFINISHED = re.compile(r"\b(TO" r"DO|FIX" r"ME|X" r"XX)\b")
MACHINE = re.compile(
    r"(?<![\w.~<-])/(work|root|opt|mnt|tmp)/\w|/home/\w|/Users/\w|[A-Z]:\\Users"
    r"|index-url|find-links|https?://(localhost|127\.|10\.|192\.168\.)"
)


def test_no_file_names_a_machine() -> None:
    """Paths, mirrors and hosts of one person's machine have no place in the project."""
    found = []
    for name in tracked():
        path = PROJECT / name
        if path.suffix not in TEXT_SUFFIXES or path == Path(__file__):
            continue
        for number, line in enumerate(path.read_text("utf-8", errors="replace").splitlines(), 1):
            if MACHINE.search(line):
                found.append(f"{name}:{number}: {line.strip()[:80]}")
    assert not found


def test_nothing_is_left_unfinished() -> None:
    found = [relative(path) for path in SOURCES if UNFINISHED.search(path.read_text("utf-8"))]
    assert not found


def test_everything_in_the_data_folders_is_installed() -> None:
    """`files.data_folder` finds resources and weights also after an ordinary `pip install`."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    folders = project["tool"]["setuptools"]["data-files"]
    lost = []
    for name in tracked():
        if name.split("/")[0] not in ("resources", "weights"):
            continue
        folder = "share/sai-studio/" + str(Path(name).parent.as_posix())
        if not any(fnmatch(name, pattern) for pattern in folders.get(folder, [])):
            lost.append(name)
    assert not lost, "name their folders in pyproject.toml, [tool.setuptools.data-files]"
