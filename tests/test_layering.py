"""The table of ARCHITECTURE section 2: a package imports from rows above it, never from below."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.shared import PROJECT

ROW = {
    "engine.base": 0,  # errors, files, settings, jit and others that know nothing of Go
    "engine.jobs": 1,
    "engine.go": 1,
    "engine.record": 2,
    "engine.links": 3,
    "engine.search": 3,
    "engine.network": 4,
    "engine.catalog": 5,
    "engine.analysis": 6,
    "engine.review": 7,
    "engine.serve": 7,
    "engine.games": 8,
    "engine.measure": 9,
    "engine.train": 10,
    "engine.commands": 11,
    "engine.papers": 12,  # fills the hooks of other packages; none of them imports it
    "engine.cli": 12,
    "engine.api": 12,
    "sai_studio.kit": 12,
    "sai_studio.session": 13,
    "sai_studio.review": 14,
    "sai_studio.networks": 15,
    "sai_studio.play": 16,
    "sai_studio.lab": 17,
    "sai_studio.app": 18,
    "sai_studio.main": 19,
}
"""Packages of one row do not import each other."""
PUBLIC = {
    "engine.analysis.agent",
    "engine.analysis.human_ranks",
    "engine.analysis.kept_policies",
    "engine.analysis.request",
    "engine.commands.consent",
    "engine.commands.loading",
    "engine.base.arguments",
    "engine.base.checked_json",
    "engine.base.errors",
    "engine.base.files",
    "engine.base.lock",
    "engine.base.logs",
    "engine.base.plugins",
    "engine.base.settings",
    "engine.base.translation",
    "engine.base.untrusted",
    "engine.catalog.download",
    "engine.catalog.found_networks",
    "engine.catalog.network_info",
    "engine.catalog.networks",
    "engine.catalog.strength",
    "engine.commands.weights",
    "engine.games.circle_map",
    "engine.games.contest_folder",
    "engine.games.handicap_table",
    "engine.games.standings",
    "engine.games.wins",
    "engine.go.board",
    "engine.go.coords",
    "engine.go.counting",
    "engine.go.result",
    "engine.go.rules",
    "engine.go.tsumego_frame",
    "engine.jobs.job",
    "engine.links.links",
    "engine.links.site",
    "engine.jobs.machines",
    "engine.jobs.processes",
    "engine.jobs.reader",
    "engine.games.board_agents",
    "engine.games.contest_settings",
    "engine.games.opening_book",
    "engine.games.settings",
    "engine.network.backends.available",
    "engine.network.models.header",
    "engine.games.programs.analysis_client",
    "engine.games.programs.clients",
    "engine.games.programs.program_opponent",
    "engine.record.board_shape",
    "engine.record.board_state",
    "engine.record.board_text",
    "engine.record.clipboard",
    "engine.record.game_files",
    "engine.record.game_node",
    "engine.record.game_record",
    "engine.record.grammar",
    "engine.record.handicap",
    "engine.record.pattern_files",
    "engine.record.pattern_search",
    "engine.record.raw_properties",
    "engine.record.sgf",
    "engine.record.stored_analysis",
    "engine.record.time_control",
    "engine.record.transform",
    "engine.record.tree_edits",
    "engine.review.drill",
    "engine.review.ending",
    "engine.review.even_games",
    "engine.review.found_by",
    "engine.review.game_review",
    "engine.review.game_setup",
    "engine.review.handicap",
    "engine.review.kept_analyses",
    "engine.review.kept_exercises",
    "engine.review.lesson",
    "engine.review.levels",
    "engine.review.mirror_rows",
    "engine.review.mistakes",
    "engine.review.opening_map",
    "engine.review.outcome",
    "engine.review.phases",
    "engine.review.planner",
    "engine.review.play_out",
    "engine.review.played_lambda",
    "engine.review.players",
    "engine.review.practice",
    "engine.review.progress",
    "engine.review.ranks",
    "engine.review.report",
    "engine.review.report_html",
    "engine.review.report_settings",
    "engine.review.report_svg",
    "engine.review.report_values",
    "engine.review.requests",
    "engine.review.review_job",
    "engine.review.review_settings",
    "engine.review.safety",
    "engine.review.stones_worth",
    "engine.review.stored_analyses",
    "engine.review.summary",
    "engine.review.swap_rule",
    "engine.review.sweep",
    "engine.review.timeline",
    "engine.review.whole_game",
    "engine.search.loss",
    "engine.search.report",
    "engine.search.settings",
    "engine.base.statistics.rating",
    "engine.measure.audit_settings",
    "engine.measure.study.positions",
    "engine.measure.study.study_tables",
    "engine.train.chain_file",
    "engine.train.comparison",
    "engine.train.extrapolate",
    "engine.train.game_source",
    "engine.train.runs.log_entries",
    "engine.train.runs.named_files",
    "engine.train.presets.preset",
    "engine.train.presets.preset_card",
    "engine.train.presets.schedule",
    "engine.train.reading",
    "engine.train.runs.run_file",
    "engine.train.runs.run_games",
    "engine.train.sweep",
    "engine.search.value.dynamic_komi",
    "engine.search.value.komi_window",
    "engine.search.value.fit",
}
"""All that the window imports of the engine; importing these modules is cheap."""
PUBLIC_ON_THREADS = {
    "engine.analysis.human_network",
    "engine.analysis.network_input",
    "engine.analysis.network_opinion",
    "engine.games.side_by_side",
    "engine.analysis.stone_values",
    "engine.measure.curve_audit",
    "engine.measure.komi_error_study",
    "engine.measure.study.studies",
    "engine.measure.study.study",
    "engine.measure.study.study_curves",
}
"""The same, but imported by functions and for types only: they import numba or torch."""
FOR_SCRIPTS = {"engine.api"}
"""All that scripts and notebooks import; cheap, too, and nothing of the program imports it."""

ANYWHERE = {"msgspec", "numpy"}
OUTSIDE = {
    "engine.network": {"safetensors", "torch"},
    "engine.train": {"torch"},
    "sai_studio": {"PySide6", "pyqtgraph", "shiboken6"},
}
"""What else a package may import from outside; single modules are named below."""
OUTSIDE_MODULE = {
    "engine.base.jit": {"numba", "llvmlite"},
    "engine.base.processor": {"llvmlite"},  # which knows its instructions
    "engine.jobs.connection": {"ray"},
    "engine.jobs.farm": {"ray"},
    "engine.network.backends.matrix_step": {"numba", "llvmlite"},  # one loop in LLVM's own words
    "engine.network.backends.onnx_graph": {"onnx", "onnxruntime"},
    "engine.record.sgf": {"sgfmill"},
    "engine.review.report_live": {"jinja2"},
    "engine.record.game_text": {"sgfmill"},
    "engine.serve.go_environment": {"gymnasium", "pettingzoo"},
    "engine.serve.queries.connect": {"websockets"},
    "engine.serve.queries.listen": {"websockets"},
    "engine.measure.bench.bench_peers": {"sgfmill", "pyspiel"},  # measured there, used nowhere
}
"""Libraries with one door each."""

PRINTS = ("engine.cli", "engine.commands", "engine.papers", "engine.base.terminal")
"""Modules and packages that may print."""
SOURCES = sorted([*PROJECT.glob("engine/**/*.py"), *PROJECT.glob("sai_studio/**/*.py")])


def module_name(path: Path) -> str:
    parts = path.relative_to(PROJECT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def home(module: str) -> str:
    """The row's key that a dotted name belongs to: `engine.go.board` -> `engine.go`."""
    first, *rest = module.split(".")
    second = f"{first}.{rest[0]}" if rest else first
    return second if second in ROW else first


@cache
def is_module(name: str) -> bool:
    path = PROJECT / name.replace(".", "/")
    return path.is_dir() or path.with_suffix(".py").is_file()


@cache
def imports(path: Path) -> list[tuple[int, str]]:
    """Line and dotted name of everything imported, at any depth, also for type checkers."""
    found = []
    package = module_name(path) if path.name == "__init__.py" else module_name(path.parent / "_")
    package = package.removesuffix("._")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                found.append((node.lineno, alias.name))
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: -(node.level - 1) or None] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                deeper = f"{base}.{alias.name}"
                found.append((node.lineno, deeper if is_module(deeper) else base))
    return found


def may_import(importer: str, imported: str) -> bool:
    """Whether the table allows it."""
    top = imported.split(".")[0]
    source = home(importer)
    if top in ("engine", "sai_studio"):
        target = home(imported)
        if source.startswith("sai_studio") and top == "engine":
            return imported in PUBLIC | PUBLIC_ON_THREADS
        return source == target or ROW[target] < ROW[source]
    if top in sys.stdlib_module_names:
        return True
    if any(top in doors for doors in OUTSIDE_MODULE.values()):
        return top in OUTSIDE_MODULE.get(importer, ())
    return top in ANYWHERE | OUTSIDE.get(source, OUTSIDE.get(source.split(".")[0], set()))


def test_imports_only_from_rows_above() -> None:
    refused = [
        f"{path.relative_to(PROJECT).as_posix()}:{line}: {module_name(path)} imports {imported}"
        for path in SOURCES
        for line, imported in imports(path)
        if not may_import(module_name(path), imported)
    ]
    assert not refused, "\n".join(refused)


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("engine.go.rules", "engine.record.sgf"),
        ("engine.record.sgf", "engine.search.value.curve"),
        ("engine.search.tree", "engine.network.models.network"),
        ("engine.search.tree", "numba"),
        ("engine.analysis.agent", "torch"),
        ("engine.record.game_record", "sgfmill"),
        ("engine.analysis.analyzer", "PySide6.QtCore"),
        ("engine.train.runs.run", "engine.commands.loading"),
        ("sai_studio.session.session", "engine.go.position"),
        ("sai_studio.session.session", "engine.search.search"),
        ("engine.cli", "engine.papers.sai"),
        ("sai_studio.session.session", "engine.api"),
        ("sai_studio.session.session", "torch"),
    ],
)
def test_the_table_refuses(importer: str, imported: str) -> None:
    assert not may_import(importer, imported)


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("engine.go.rules", "engine.base.settings"),
        ("engine.base.jit", "numba"),
        ("engine.record.sgf", "sgfmill"),
        ("engine.network.models.network", "torch"),
        ("engine.cli", "engine.commands.loading"),
        ("sai_studio.session.session", "engine.record.sgf"),
        ("sai_studio.session.session", "engine.go.rules"),
        ("sai_studio.session.session", "sai_studio.kit.theme"),
    ],
)
def test_the_table_allows(importer: str, imported: str) -> None:
    assert may_import(importer, imported)


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """A way through a graph that comes back to its start; empty if there is none."""
    done: set[str] = set()
    for start in graph:
        path = [start]
        waiting = [iter(sorted(graph[start] & graph.keys()))]
        while waiting:
            following = next(waiting[-1], None)
            if following is None:
                done.add(path.pop())
                waiting.pop()
            elif following in path:
                return [*path[path.index(following) :], following]
            elif following not in done:
                path.append(following)
                waiting.append(iter(sorted(graph[following] & graph.keys())))
    return []


@cache
def imports_of_modules() -> dict[str, set[str]]:
    """What each module imports, also where imports are lazy or for types only."""
    return {
        module_name(path): {name for _, name in imports(path)} - {module_name(path)}
        for path in SOURCES
    }


def test_no_circles_of_modules() -> None:
    assert not circle(imports_of_modules())


def test_no_circles_of_folders() -> None:
    graph: dict[str, set[str]] = {}
    for module, imported in imports_of_modules().items():
        folder = module.rpartition(".")[0]
        others = {name.rpartition(".")[0] for name in imported & imports_of_modules().keys()}
        graph[folder] = graph.get(folder, set()) | others - {folder}
    assert not circle(graph)


def test_circles_are_found() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def imported_when_loaded(body: Iterable[ast.stmt]) -> Iterator[ast.ImportFrom]:
    """The imports that run when a module is imported: not those of functions and for types."""
    for node in body:
        if isinstance(node, ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            yield from imported_when_loaded(node.orelse)
        elif not isinstance(node, ast.FunctionDef):
            for name in ("body", "orelse", "handlers", "finalbody"):
                yield from imported_when_loaded(getattr(node, name, ()))


def test_the_window_imports_slow_modules_on_threads_only() -> None:
    early = [
        f"{path.relative_to(PROJECT)}:{node.lineno}"
        for path in SOURCES
        if path.is_relative_to(PROJECT / "sai_studio")
        for node in imported_when_loaded(ast.parse(path.read_text(encoding="utf-8")).body)
        for alias in node.names
        if {node.module, f"{node.module}.{alias.name}"} & PUBLIC_ON_THREADS
    ]
    assert not early


def test_every_public_module_is_used_by_the_window() -> None:
    used = {
        name
        for path in SOURCES
        if path.is_relative_to(PROJECT / "sai_studio")
        for _, name in imports(path)
    }
    assert used >= PUBLIC | PUBLIC_ON_THREADS


def test_the_program_does_without_the_face_for_scripts() -> None:
    assert imports_of_modules().keys() >= FOR_SCRIPTS
    assert not FOR_SCRIPTS & set().union(*imports_of_modules().values())


def test_public_modules_are_cheap_to_import() -> None:
    """The window imports them before it is on the screen, so nothing heavy may come along; scripts
    should not wait before they say what is wrong with their arguments."""
    code = (
        f"import sys, {', '.join(sorted(PUBLIC | FOR_SCRIPTS))};"
        "print(*{'numba', 'torch', 'safetensors', 'PySide6'} & set(sys.modules))"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=PROJECT, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stderr
    assert result.stdout.split() == []


def test_only_the_command_line_prints() -> None:
    prints = [
        f"{path.relative_to(PROJECT)}:{node.lineno}"
        for path in SOURCES
        if path.is_relative_to(PROJECT / "engine") and not module_name(path).startswith(PRINTS)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "print"
    ]
    assert not prints
