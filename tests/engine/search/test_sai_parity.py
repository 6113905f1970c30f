"""Whole search trees of the real SAI program, reproduced node for node."""

from __future__ import annotations

import gzip
import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from engine.go.board import NONE
from engine.go.coords import gtp_to_point, point_to_gtp
from engine.go.position import replay, set_up
from engine.go.rules import Rules
from engine.go.state import BLACK_CAPTURED, KO, PASSES, PLY, TO_PLAY, WHITE_CAPTURED, Position
from engine.go.symmetry import symmetry_table
from engine.network.files.weights import read_network
from engine.network.runners.evaluator import NetworkEvaluator
from engine.search.search import TreeSearch
from engine.search.settings import SearchSettings
from engine.search.tree import ROOT, TERMINAL
from engine.search.value.evaluation import Evaluation, Evaluator
from engine.search.value.kinds import SIGMOID
from tests.shared import checked, file_in, parity_dir

COLORS = {1: "b", -1: "w"}


class ReferenceEvaluator(Evaluator):
    """A network behind the reference program's cache and option betatune.

    Its cache forgets how a board came about: a transposition gets the first line's answer, though
    the planes show another history. Its key is board, side to move, ko, passes and prisoners.
    Early in a game a symmetric board's answer is good enough for it too.
    """

    def __init__(self, inner: NetworkEvaluator, beta_factor: float) -> None:
        self.size = inner.size
        self._inner = inner
        self._factor = beta_factor
        self._cache: dict[bytes, Evaluation] = {}

    def evaluate(
        self, positions: Position, legal: NDArray[np.bool_], komi: NDArray[np.float32]
    ) -> Evaluation:
        assert len(legal) == 1
        stones, counters = positions.stones[0, :-1], positions.counters[0]
        points = len(stones)
        key = self._key(stones, counters, int(counters[KO]))
        if key in self._cache:
            return self._cache[key]
        if counters[PLY] < points // 6 // 2:
            for table in symmetry_table(self.size)[1:]:
                other = np.empty_like(stones)
                other[table[:-1]] = stones
                ko = int(counters[KO])
                known = self._cache.get(
                    self._key(other, counters, ko if ko == NONE else int(table[ko]))
                )
                if known is not None:
                    return known._replace(policy=known.policy[:, table])
        answer = self._inner.evaluate(positions, legal, komi)
        answer.curve[answer.curve_kind == SIGMOID, 1] *= self._factor
        self._cache[key] = answer
        return answer

    @staticmethod
    def _key(stones: NDArray[np.int8], counters: NDArray[np.int32], ko: int) -> bytes:
        state = [TO_PLAY, PASSES, BLACK_CAPTURED, WHITE_CAPTURED]
        return stones.tobytes() + counters[state].tobytes() + bytes([ko & 0xFF])


def options_of(case: dict[str, Any]) -> dict[str, Any]:
    """Command-line options of the reference program as a dictionary; flags are True."""
    found: dict[str, Any] = {}
    for word in case["options"]:
        if word.startswith("-") and not word.lstrip("-").replace(".", "").isdigit():
            name = word.lstrip("-")
            found[name] = True
        else:
            found[name] = float(word)
    return found


def paper_settings(options: dict[str, Any]) -> SearchSettings:
    """The engine of January 2019: constant C_puct, FPU with the parent's own value."""
    return SearchSettings(
        c_puct=0.8,
        puct="plain",
        fpu="agz" if "fpu_zero" in options else "lz",
        fpu_constant=0.5,
        fpu_reduction=0.25,
        fpu_base="own_or_best",
        pass_rule="guarded",
        batch=1,
        window_from="node",
    )


def later_settings(options: dict[str, Any]) -> SearchSettings:
    """Release 0.18.2: logarithmic PUCT, average FPU, komi window from the subtree."""
    fpu = "agz" if "fpu_zero" in options else "lz" if "fpu_old" in options else "average"
    return SearchSettings(
        c_puct=options.get("puct", 0.5),
        puct="log",
        puct_log=options.get("logpuct", 0.015),
        puct_constant=options.get("logconst", 1.7),
        fpu=fpu,
        fpu_constant=0.0,
        fpu_base="best",
        fpu_reduction=0.25,
        pass_rule="always" if "d" in options else "restricted",
        second_pass_prior=0.2,
        policy_temperature=options.get("policy_temp", 1.0),
        batch=1,
        window_from="subtree",
        root_extra_visits=1,
    )


def load_cases(name: str) -> list[dict[str, Any]]:
    """The cases of a file whose networks are there."""
    weights = parity_dir() / "weights"
    with gzip.open(file_in(parity_dir(), name=name)) as file:
        return [case for case in json.load(file)["cases"] if (weights / case["net"]).is_file()]


@lru_cache(maxsize=8)
def network_file(path: Path) -> Any:
    return read_network(path)[0]


def search_case(case: dict[str, Any], settings: SearchSettings) -> TreeSearch:
    """Our search with the case's network, position and number of playouts."""
    options = options_of(case)
    evaluator = ReferenceEvaluator(
        NetworkEvaluator(
            network_file(parity_dir() / "weights" / case["net"]),
            precision="fp64",
            symmetry="identity",
            softmax_temperature=options.get("softmax_temp", 1.0),
        ),
        2.0 ** options.get("betatune", 0.0),
    )
    size = case["board"]
    movers = [mover for mover, _ in case["moves"]] or [case["to_move"]]
    first = {name: color for color, name in COLORS.items()}[movers[0]]
    position = set_up(Rules(size=size), np.zeros(size * size, np.int8), first)
    replay(position, [gtp_to_point(vertex, size) for _, vertex in case["moves"]])
    assert COLORS[int(position.counters[TO_PLAY])] == case["to_move"]
    visits = case["visits"] + 1
    search = TreeSearch(evaluator, size, 1, visits, settings)
    search.set_root(0, position, case["komi"], options.get("lambda", 0.0), options.get("mu", 0.0))
    search.run(np.array([visits], np.int32))
    return search


def expected_tree(case: dict[str, Any]) -> dict[tuple[str, ...], tuple[int, ...]]:
    """Line of play -> (visits, row number) as the reference program printed it."""
    columns = {name: i for i, name in enumerate(case["eval_columns"])}
    rows = case["eval_tree"]
    root = rows[0]
    by_id = {row[columns["id"]]: row for row in rows[1:] if row[columns["id"]] >= 0}
    found = {}
    for number, row in enumerate(rows):
        line: list[str] = []
        step = row
        while step is not root:
            line.append(step[columns["move"]])
            father = step[columns["father_id"]]
            step = root if father == root[columns["id"]] else by_id[father]
        found[tuple(reversed(line))] = (row[columns["visits"]], number)
    return found


def searched_tree(search: TreeSearch) -> dict[tuple[str, ...], int]:
    """Line of play -> node row of our tree 0, visited nodes only."""
    trees = search.trees
    found = {}
    for node in range(trees.size[0, 0]):
        line = []
        step = node
        while step != ROOT:
            line.append(point_to_gtp(int(trees.move[0, step]), search.size))
            step = trees.parent[0, step]
        assert step != NONE
        if trees.visits[0, node] > 0:
            found[tuple(reversed(line))] = node
    return found


def compare(case: dict[str, Any], search: TreeSearch, extra_root_visits: int) -> None:
    """Same lines, same visits, same curves."""
    columns = {name: i for i, name in enumerate(case["eval_columns"])}
    expected = expected_tree(case)
    trees = search.trees
    ours = searched_tree(search)
    visits = {line: int(trees.visits[0, node]) for line, node in ours.items()}
    visits[()] += extra_root_visits
    assert visits == {line: count for line, (count, _) in expected.items()}
    for line, (_, number) in expected.items():
        node = ours[line]
        if trees.state[0, node] == TERMINAL or trees.curve_kind[0, node] == 0:
            continue
        row = case["eval_tree"][number]
        margin = trees.curve[0, node, 0] - trees.komi[0]
        assert margin == pytest.approx(row[columns["alpkt(black)"]], rel=1e-5, abs=1e-4)
        assert trees.curve[0, node, 1] == pytest.approx(row[columns["beta"]], rel=1e-5)
        for column, end in (("x_base(mu,black)", 0), ("x_bar(lambda,black)", 1)):
            bonus = trees.window[0, node, end] + trees.komi[0]
            assert bonus == pytest.approx(row[columns[column]], rel=3e-4, abs=3e-4)


def runs_plain(case: dict[str, Any]) -> bool:
    """No symmetry merging, no ladder code, no restricted second pass: what we reproduce."""
    options = options_of(case)
    return "nosymm" in options and "noladdercode" in options and "restrict_tt" not in options


def describe(case: dict[str, Any]) -> str:
    return f"{case['net'].split('_')[0]}-{case['position']}-{' '.join(case['options'])}"


def test_paper_trees() -> None:
    for case in checked(load_cases("search_7x7_paper.json.gz")):
        search = search_case(case, paper_settings(options_of(case)))
        try:
            compare(case, search, 0)
        except AssertionError as error:
            raise AssertionError(f"{describe(case)}: {error}") from error


@pytest.mark.parametrize("name", ["search_7x7.json.gz", "search_7x7_late.json.gz"])
def test_later_trees(name: str) -> None:
    for case in checked([case for case in load_cases(name) if runs_plain(case)]):
        search = search_case(case, later_settings(options_of(case)))
        try:
            compare(case, search, 1)
        except AssertionError as error:
            raise AssertionError(f"{describe(case)}: {error}") from error
