"""Measure the house: lines, files, one-importer modules and circles of folders.

python docs/tools/house.py            as one line of JSON
python docs/tools/house.py --circles  and the imports that close each circle
"""

from __future__ import annotations

import argparse
import ast
import json
import sys
from collections import defaultdict
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
PROGRAM = ("engine", "sai_studio")


def modules() -> dict[str, Path]:
    """Return the path of each module of the program, by its dotted name."""
    found = {}
    for path in sorted(path for top in PROGRAM for path in (PROJECT / top).rglob("*.py")):
        parts = path.relative_to(PROJECT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(paths: dict[str, Path]) -> dict[str, set[str]]:
    """Return the modules of the program that each module imports, at any depth."""
    graph: dict[str, set[str]] = {}
    for name, path in paths.items():
        graph[name] = set()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                for alias in node.names:
                    deeper = f"{node.module}.{alias.name}"
                    graph[name].add(deeper if deeper in paths else node.module)
            elif isinstance(node, ast.Import):
                graph[name].update(alias.name for alias in node.names)
        graph[name] &= paths.keys() - {name}
    return graph


def circles(graph: dict[str, set[str]], paths: dict[str, Path]) -> list[list[str]]:
    """Return the groups of folders that import each other, directly or through others."""
    folder = {name: path.parent.relative_to(PROJECT).as_posix() for name, path in paths.items()}
    edges: dict[str, set[str]] = defaultdict(set)
    for name, others in graph.items():
        edges[folder[name]].update(folder[other] for other in others)
    reached: dict[str, set[str]] = {}
    for start in edges:
        seen, waiting = set(), [start]
        while waiting:
            for other in edges[waiting.pop()] - seen:
                seen.add(other)
                waiting.append(other)
        reached[start] = seen
    groups = []
    for start in sorted(edges):
        group = sorted(o for o in reached[start] if start in reached.get(o, ()) and o != start)
        if group and start < group[0]:
            groups.append([start, *group])
    return groups


def main() -> int:
    """Print the measures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--circles", action="store_true", help="name the imports of each circle")
    options = parser.parse_args()
    paths = modules()
    graph = imports(paths)
    importers: dict[str, int] = defaultdict(int)
    for others in graph.values():
        for other in others:
            importers[other] += 1
    texts = {name: path.read_text("utf-8").splitlines() for name, path in paths.items()}
    rings = circles(graph, paths)
    pages = ("README.md", "ARCHITECTURE.md")
    measured = {
        "lines": sum(map(len, texts.values())),
        "files": len(paths),
        "one importer": sum(importers[name] == 1 for name in paths if texts[name]),
        "below 80 lines": sum(0 < len(lines) < 80 for lines in texts.values()),
        "circles of folders": len(rings),
        "words": {page: len((PROJECT / page).read_text("utf-8").split()) for page in pages},
    }
    print(json.dumps(measured))
    if options.circles:
        for ring in rings:
            print(*ring, sep=" <> ")
            for name in paths:
                for other in sorted(graph[name]):
                    ends = [paths[n].parent.relative_to(PROJECT).as_posix() for n in (name, other)]
                    if ends[0] != ends[1] and set(ends) <= set(ring):
                        print(f"    {name} imports {other}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
