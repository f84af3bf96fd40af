"""The tree in flat arrays against one made of plain objects that forgets nothing.

A walk is a list of moves: enter a node of some kind below the innermost one, or leave the innermost one. Each
move takes two ticks, so that there is a position between any two.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel import tree as tree_module
from solver_core.cover.kernel.tree import Tree, TreeNode
from tests.amounts import each

Fields = tuple[int, int, int, int, int, int, int]

LEAVE = 0
ENTER = code.CHOOSE


@dataclass
class Known:
    """A node as the walk knows it."""

    parent: "Known | None"
    depth: int
    kind: int
    item: int
    option: int
    first: int
    last: int = -1
    solutions: int = 0
    children: "list[Known]" = field(default_factory=list)

    def fields(self) -> Fields:
        return (self.depth, self.kind, self.item, self.option, self.first, self.last, self.solutions)


class SearchBase:
    """Moves made in a tree and remembered in full."""

    def __init__(self, tree: Tree, depth: int = 0) -> None:
        self.tree = tree
        self.depth = depth
        self.position = 10
        self.known: list[Known] = []
        self.under_way: list[Known] = []

    def enter(self, kind: int = ENTER) -> None:
        self.position += 2
        above = self.under_way[-1] if self.under_way else None
        number = len(self.known)
        node = Known(above, self.depth + len(self.under_way), kind, number % 7, number - 1, self.position)
        if above:
            above.children.append(node)
        self.known.append(node)
        self.under_way.append(node)
        if kind == code.SOLUTION:
            for one in self.under_way:
                one.solutions += 1
        self.tree.enter(node.depth, node.kind, node.item, node.option, node.first)

    def leave(self) -> None:
        self.position += 2
        node = self.under_way.pop()
        node.last = self.position
        self.tree.leave(node.depth, node.last)

    def steps(self, moves: Iterable[int]) -> Iterator[None]:
        """Enter the root, then make the moves, up to one that leaves it."""
        self.enter()
        yield
        for move in moves:
            if move == LEAVE:
                self.leave()
            else:
                self.enter(move)
            yield
            if not self.under_way:
                return

    def run(self, moves: Iterable[int]) -> None:
        for _ in self.steps(moves):
            pass

    def finish(self) -> None:
        while self.under_way:
            self.leave()


def fields(node: TreeNode) -> Fields:
    return (node.depth, node.kind, node.item, node.option, node.first, node.last, node.solutions)


def held(tree: Tree) -> dict[int, TreeNode]:
    return {tree[number].first: tree[number] for number in range(len(tree))}


def innermost_held(node: Known | None, firsts: Iterable[int]) -> int:
    """The landmark of a node or, where that is not held, of the innermost ancestor that is; -1 for none."""
    while node and node.first not in firsts:
        node = node.parent
    return node.first if node else -1


_move = st.sampled_from([LEAVE, LEAVE, LEAVE, ENTER, ENTER, code.SOLUTION, code.DEAD_END, code.PRUNE])
_moves = st.lists(_move, max_size=60) | st.lists(_move, min_size=100, max_size=300)
# Many walks end at once, by chance; those that begin by going down do not.
MOVES = st.builds(lambda down, moves: [ENTER] * down + moves, st.integers(0, 12), _moves)
MOST = st.integers(1, 40)


def randomly(seed: int, count: int, deepest: int) -> Iterator[int]:
    chance, depth = Random(seed), 0
    for _ in range(count):
        if depth < deepest and (depth == 0 or chance.random() < 0.5):
            depth += 1
            yield chance.choice([ENTER, ENTER, code.DEAD_END, code.PRUNE, code.SOLUTION])
        else:
            depth -= 1
            yield LEAVE


# --- what is held ---------------------------------------------------------------------------------


@given(MOVES)
def test_a_tree_that_is_never_full_holds_every_node_as_it_was_walked(moves: list[int]) -> None:
    """Nothing is lost and nothing hidden; numbers are those of the order of entering."""
    walk = SearchBase(Tree())
    walk.run(moves)
    tree, numbers = walk.tree, {node.first: number for number, node in enumerate(walk.known)}
    assert len(tree) == tree.count == tree.walked == len(walk.known)
    assert not tree.is_truncated
    for number, known in enumerate(walk.known):
        parent = numbers[known.parent.first] if known.parent else -1
        assert tree[number] == TreeNode(number, parent, *known.fields(), 0)
        assert tree[number].is_finished == (known.last >= 0)
        assert tree[number].has_failed == (known.last >= 0 and known.solutions == 0)


@given(MOVES, MOST)
def test_every_node_held_is_reported_as_it_was_walked_whatever_was_dropped(
    moves: list[int], most: int
) -> None:
    """Ticks, kinds and solutions are right after every move, in however small a tree."""
    walk = SearchBase(Tree(most))
    known: dict[int, Known] = {}
    for _ in each(walk.steps(moves)):
        known[walk.known[-1].first] = walk.known[-1]
        assert len(walk.tree) <= most
        assert walk.tree.walked == len(walk.known)
        for first, node in each(held(walk.tree).items()):
            assert fields(node) == known[first].fields()


@given(MOVES, MOST)
def test_a_node_that_is_not_held_is_counted_where_it_would_hang(moves: list[int], most: int) -> None:
    """``hidden`` and the nodes held below are all that are below a node; no node hangs in the air."""
    walk = SearchBase(Tree(most))
    for _ in each(walk.steps(moves)):
        tree, shown = walk.tree, held(walk.tree)
        hidden = Counter(innermost_held(node, shown) for node in walk.known if node.first not in shown)
        for node in each(walk.known):
            if node.first in shown:
                assert shown[node.first].hidden == hidden[node.first]
                parent = shown[node.first].parent
                assert (tree[parent].first if parent >= 0 else None) == (node.parent and node.parent.first)
        assert tree.is_truncated == bool(hidden)


@given(MOVES, MOST)
def test_nodes_under_way_are_not_collapsed(moves: list[int], most: int) -> None:
    """A node under way is never dropped, and the tip is the innermost one that is held."""
    walk = SearchBase(Tree(most))
    before: set[int] = set()
    for _ in each(walk.steps(moves)):
        shown, under_way = held(walk.tree), {node.first for node in walk.under_way}
        assert before & under_way <= shown.keys()
        before = shown.keys() & under_way
        assert walk.tree.tip == walk.tree.node_at(walk.position)


@given(MOVES, MOST, st.data())
def test_the_tree_does_not_tell_how_a_run_was_cut(moves: list[int], most: int, data: st.DataObject) -> None:
    """Room made ahead changes nothing, wherever and for however many."""
    whole, cut = SearchBase(Tree(most)), SearchBase(Tree(most))
    whole.run(moves)
    for _ in cut.steps(moves):
        if data.draw(st.booleans()):
            cut.tree.make_room(data.draw(st.integers(0, 100)))
    assert held(cut.tree) == held(whole.tree)


def test_a_tree_grows_by_itself() -> None:
    """Room need not be made: thousands of nodes find theirs, and keep it while the arrays move."""
    walk = SearchBase(Tree())
    walk.run(randomly(1, 20_000, 60))
    assert [fields(node) for node in held(walk.tree).values()] == [node.fields() for node in walk.known]


@pytest.mark.parametrize(
    ("most", "nodes", "room"), [(1000, 50, 256), (1000, 100, 300), (1000, 2**62, 656), (300, 2**62, 300)]
)
def test_room_is_made_for_twice_as_many_at_most(most: int, nodes: int, room: int) -> None:
    """An endless run asks for endless room, and most searches are small."""
    walk = SearchBase(Tree(most))
    walk.run([ENTER, LEAVE] * 199)
    walk.tree.make_room(nodes)
    assert walk.tree.room == room


@pytest.mark.skipif(not str(tree_module.__file__).endswith(".py"), reason="machine code cannot be patched")
def test_where_there_is_no_memory_the_tree_collapses_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run cannot be notified that memory is short; its tree stays as large as it is and goes on."""

    def fail(_tree: Tree, _room: int) -> None:
        raise MemoryError

    walk = SearchBase(Tree())
    monkeypatch.setattr(Tree, "_extend", fail)
    walk.run(randomly(3, 5000, 30))
    assert len(walk.tree) <= walk.tree.room == walk.tree.most == 256
    assert walk.tree.walked == len(walk.known)


# --- a subtree walked again -----------------------------------------------------------------------


@given(MOVES, st.integers(1, 30))
def test_a_subtree_walked_again_begins_at_its_own_depth(moves: list[int], depth: int) -> None:
    walk = SearchBase(Tree(depth=depth), depth)
    walk.run(moves)
    assert walk.tree[0].parent == -1
    assert [fields(node) for node in held(walk.tree).values()] == [node.fields() for node in walk.known]


@given(MOVES, MOST)
def test_events_after_the_root_are_outside_the_tree(moves: list[int], most: int) -> None:
    """A machine that runs on beyond a subtree does not spoil it."""
    walk = SearchBase(Tree(most, depth=5), 5)
    walk.run(moves)
    walk.finish()
    before = held(walk.tree), walk.tree.walked
    for depth in (4, 5, 6):
        walk.tree.leave(depth, walk.position + 1)
        walk.tree.enter(depth, code.SOLUTION, 1, 1, walk.position + 2)
    assert (held(walk.tree), walk.tree.walked) == before
    assert walk.tree.tip == -1


# --- finding nodes --------------------------------------------------------------------------------


@given(MOVES, MOST)
def test_the_node_at_a_position_is_the_innermost_one_under_way(moves: list[int], most: int) -> None:
    """From before the root to after it: ticks are a node's from its landmark until it is left."""
    walk = SearchBase(Tree(most))
    walk.run(moves)
    shown = held(walk.tree)
    for position in range(walk.position + 1):
        around = [node for node in walk.known if node.first <= position and not 0 <= node.last <= position]
        number = walk.tree.node_at(position)
        first = innermost_held(around[-1] if around else None, shown)
        assert (walk.tree[number].first if number >= 0 else -1) == first


@given(MOVES, MOST)
def test_children_and_paths_are_those_of_the_walk(moves: list[int], most: int) -> None:
    """Down the tree and up again, among the nodes held; a node that has collapsed has no children."""
    walk = SearchBase(Tree(most))
    walk.run(moves)
    tree, shown = walk.tree, held(walk.tree)
    for known in walk.known:
        if known.first in shown:
            node = shown[known.first]
            children = [shown[child.first].number for child in known.children if child.first in shown]
            assert tree.children(node.number) == children
            for child in children:
                assert tree.path(child) == [*tree.path(node.number), child]
    assert tree.path(0) == [0]


@pytest.mark.parametrize("number", [-1, 2, 10**30])
def test_a_number_without_node_is_refused(number: int) -> None:
    """The error says which numbers there are, whatever is asked."""
    walk = SearchBase(Tree())
    walk.run([ENTER])
    for ask in (walk.tree.__getitem__, walk.tree.children, walk.tree.path):
        with pytest.raises(IndexError, match=f"no node {number}; the tree holds 2, numbered from 0"):
            ask(number)
