"""The search tree as a DOT file, with the names that the window has for everything."""

from pathlib import Path

from solver_core.cover import Op, Problem, SearchBase, dot
from solver_core.cover.dot import Labels
from solver_core.cover.outline import Outline, Outlining
from solver_core.cover.tree_node import TreeNode
from sudoku_gui.document.atomic_file import atomic_file, draft_of
from sudoku_gui.panes.tree import text as tree_words
from sudoku_gui.player.job import Steps
from sudoku_gui.wording import exporting, names

_TURN = 0.004
_ENDS = {int(Op.SOLUTION): "SOLUTION", int(Op.PRUNE): "PRUNED"}


def reading(search: SearchBase, most: int) -> Steps[Outline]:
    """Read the top of the tree of a search, as far as it is known."""
    outlining = Outlining(search.background_run, most)
    while not outlining.go(_TURN):
        yield outlining.share / 2
    return outlining.outline


def writing(path: Path, search: SearchBase, most: int, problem: str) -> Steps[int]:
    """Write the top of the tree as a DOT file; the size of the file in bytes."""
    outline = yield from reading(search, most)
    labels = labels_of(search.problem, exporting.tree_heading(problem, len(outline.limbs), outline.walked))
    total = 3 * len(outline.limbs) + 1
    with atomic_file(path) as file:
        with draft_of(file) as stream:
            for place, line in enumerate(dot.lines(outline, labels)):
                stream.write(line.encode())
                yield 0.5 + min(0.5, place / total)
            size = stream.tell()
        yield from file.commit_beside()
    return size


def labels_of(problem: Problem, title: str) -> Labels:
    """What stands at the nodes: the item chosen, what became of it; and at a line the option that led there."""

    def node(it: TreeNode) -> str:
        if it.kind == Op.CHOOSE:
            return names.item_name(problem, it.item)
        if it.kind == Op.DEAD_END and it.item >= 0:
            return tree_words.dead_end(problem, it.item)
        return tree_words.shape_name(_ENDS.get(it.kind, "DEAD_END"))

    def edge(it: TreeNode) -> str:
        return names.option_name(problem, it.option) if it.option >= 0 else ""

    return Labels(title, node, edge, lambda count, exact: exporting.left_out(count, exact=exact))
