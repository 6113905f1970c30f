from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sai_studio.review.tree.tree_layout import TreeLayout, layout_steps


class Node:
    def __init__(self, parent: Node | None = None) -> None:
        self.parent = parent
        self.children: list[Node] = []
        if parent is not None:
            parent.children.append(self)


def chain(node: Node, length: int) -> Node:
    for _ in range(length):
        node = Node(node)
    return node


def lay_out(root: Node) -> TreeLayout:
    *_, layout = layout_steps(root)  # type: ignore[arg-type]
    assert layout is not None
    return layout


def place(layout: TreeLayout, node: Node) -> tuple[int, int]:
    found = layout.place(node)
    assert found is not None
    return found


def test_a_single_root() -> None:
    layout = lay_out(Node())
    assert (layout.columns, layout.rows, layout.forks) == (1, 1, {})


def test_main_line_runs_in_the_first_row() -> None:
    root = Node()
    end = chain(root, 5)
    layout = lay_out(root)
    assert place(layout, end) == (5, 0)
    assert layout.rows == 1


def test_the_earlier_variation_lies_below_the_later_one() -> None:
    root = Node()
    early = chain(root, 2)
    late = chain(early, 2)
    chain(late, 3)
    from_late, from_early = chain(late, 2), chain(early, 4)
    layout = lay_out(root)
    assert place(layout, from_late)[1] == 1
    assert place(layout, from_early)[1] == 2
    assert layout.forks == {4: [(0, 1)], 2: [(0, 2)]}


def test_short_variations_share_a_row() -> None:
    root = Node()
    first = chain(root, 1)
    second = chain(first, 6)
    chain(second, 3)
    a, b = chain(first, 1), chain(second, 1)
    layout = lay_out(root)
    assert place(layout, a)[1] == place(layout, b)[1] == 1


def test_ten_thousand_deep_needs_no_recursion() -> None:
    root = Node()
    chain(root, 10_000)
    assert lay_out(root).columns == 10_001


@given(st.lists(st.integers(0, 10**6), max_size=60))
def test_cells_are_never_shared_and_strokes_pass_no_node(choices: list[int]) -> None:
    nodes = [Node()]
    for choice in choices:
        nodes.append(Node(nodes[choice % len(nodes)]))
    layout = lay_out(nodes[0])
    cells = [(column, row) for column in range(-1, 61) for row in range(-1, layout.rows + 1)]
    assert sum(layout.node_at(*cell) is not None for cell in cells) == len(nodes)
    for node in nodes:
        column, row = place(layout, node)
        assert layout.node_at(column, row) is node
        if node.parent is not None:
            above = place(layout, node.parent)
            assert above[0] == column - 1
            assert above[1] <= row
            for between in range(above[1] + 1, row + 1):
                assert layout.node_at(above[0], between) is None or between == above[1]
