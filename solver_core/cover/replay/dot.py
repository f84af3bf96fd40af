"""A search tree in the DOT language of Graphviz: ``dot -Tsvg`` draws it.

Shapes distinguish nodes even without colours: an ellipse is a decision, a double one a solution, a
rectangle a dead end, a diamond pruned; unfinished nodes are dashed, and notes say what was left out.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from solver_core.cover.kernel.tree import TreeNode
from solver_core.cover.ops import Op
from solver_core.cover.replay.outline import Outline, OutlineNode

_SHAPES: Final = {
    int(Op.CHOOSE): "ellipse",
    int(Op.DEAD_END): "rect",
    int(Op.SOLUTION): "ellipse, peripheries=2",
    int(Op.PRUNE): "diamond",
}


@dataclass(frozen=True, slots=True)
class Labels:
    """The labels of a tree.

    Attributes:
        title: of the graph.
        node: of a node.
        edge: of the edge to a node; "" for none.
        left_out: for a number of omitted nodes; exact, or a minimum (False).
    """

    title: str
    node: Callable[[TreeNode], str]
    edge: Callable[[TreeNode], str]
    left_out: Callable[[int, bool], str]


def lines(outline: Outline, labels: Labels) -> Iterator[str]:
    """The graph, line by line; nodes are named ``n`` and their place in the outline."""
    yield "digraph search {\n"
    yield f'  graph [label={quoted(labels.title)}, labelloc=t, fontname="sans-serif", ordering=out];\n'
    yield '  node [fontname="sans-serif"];\n'
    yield '  edge [fontname="sans-serif", arrowhead=none];\n'
    for index, outlined in enumerate(outline.nodes):
        yield _node(index, outlined, labels)
        if outlined.parent >= 0:
            label = labels.edge(outlined.node)
            yield f"  n{outlined.parent} -> n{index}" + (f" [label={quoted(label)}];\n" if label else ";\n")
    # Last, because `ordering=out` keeps the order of edges.
    for index, outlined in enumerate(outline.nodes):
        if outlined.left_out:
            label = quoted(labels.left_out(outlined.left_out, outlined.is_exact))
            yield f"  m{index} [shape=note, style=dashed, label={label}];\n"
            yield f"  n{index} -> m{index} [style=dashed];\n"
    yield "}\n"


def _node(index: int, outlined: OutlineNode, labels: Labels) -> str:
    node = outlined.node
    style = "" if node.is_finished else ", style=dashed"
    return (
        f"  n{index} [shape={_SHAPES.get(node.kind, 'plain')}{style}, label={quoted(labels.node(node))}];\n"
    )


def quoted(text: str) -> str:
    r"""A text as a DOT string, to be read as it is.

    >>> print(quoted('say "no\n"'))
    "say \"no\n\""
    """
    # A backslash begins an escape such as \N, the name of the node, in every label.
    escaped = text.replace("\0", "").replace("\\", "\\\\").replace('"', '\\"')
    return '"' + escaped.replace("\r\n", "\\n").replace("\n", "\\n").replace("\r", "\\n") + '"'
