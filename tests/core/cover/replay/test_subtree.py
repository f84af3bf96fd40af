"""Reading a tree from its root down, against its nodes looked at one by one."""

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from solver_core.cover import BackgroundRun, Op, Search
from solver_core.cover.kernel.tree import Tree, TreeNode
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.cover.replay.subtree import Memory, StoredSubtree, Subtrees, nodes_between, number_of
from tests.amounts import each
from tests.core.cover.oracles import queens


def unfolded_to(search: Search, most: int) -> BackgroundRun:
    return BackgroundRun(search._new_machine, Checkpoints(), tree=Tree(most))


def everything(source: Subtrees) -> list[StoredSubtree]:
    """All branches, found by going down, in the order of entering."""
    root = source.root()
    return sorted(down(source, root), key=lambda branch: branch.node.number) if root else []


def down(source: Subtrees, branch: StoredSubtree) -> Iterator[StoredSubtree]:
    yield branch
    for child in source.children(branch):
        yield from down(source, child)


def held(tree: Tree) -> list[TreeNode]:
    return [tree[number] for number in range(len(tree))]


def descendants(nodes: list[TreeNode], number: int) -> int:
    """How many nodes are held below one, found by asking each for its parent."""
    inside = {number}
    for node in nodes[number + 1 :]:
        if node.parent in inside:
            inside.add(node.number)
    return len(inside) - 1


@given(search=..., most=st.integers(1, 30))
def test_going_down_meets_every_node_and_says_where_its_subtree_ends(search: Search, most: int) -> None:
    """In a run that goes on as in a finished one, whether nodes have gone or not."""
    background_run = unfolded_to(search, most)
    for ticks in (1, 20, 60, 10**6):
        background_run.go(position=ticks)
        with background_run.reading() as (tree, _):
            nodes, branches = held(tree), everything(Subtrees(tree))
        assert [branch.node for branch in branches] == nodes
        for branch in branches:
            assert branch.stored == 1 + descendants(nodes, branch.node.number)
            assert branch.end == branch.node.number + branch.stored


@given(search=..., most=st.integers(1, 30))
def test_remembered_subtrees_equal_those_read_again(search: Search, most: int) -> None:
    """A memory that outlives collapses never answers with nodes that have other numbers by now."""
    background_run, memory = unfolded_to(search, most), Memory()
    for ticks in range(0, 200, 9):
        background_run.go(position=ticks)
        with background_run.reading() as (tree, _):
            assert everything(Subtrees(tree, memory)) == everything(Subtrees(tree))


@given(search=..., most=st.integers(1, 2) | st.integers(3, 40), longest=st.integers(1, 5))
def test_a_run_is_a_chain_of_only_children(search: Search, most: int, longest: int) -> None:
    """It begins at a node and goes down as long as there is just one way, all of it held."""
    background_run = unfolded_to(search, most)
    background_run.go()
    with background_run.reading() as (tree, _):
        source, nodes = Subtrees(tree), held(tree)
        for branch in each(everything(source)):
            chain: list[TreeNode] = []
            node = branch.node
            while len(chain) < longest:
                children = [child for child in nodes if child.parent == node.number]
                if node.kind != Op.CHOOSE or node.hidden or len(children) != 1:
                    break
                chain.append(node)
                node = children[0]
            assert [one.node for one in source.chain(branch, longest)] == chain


@given(search=..., most=st.integers(1, 30))
def test_a_node_is_found_by_where_it_was_entered(search: Search, most: int) -> None:
    """Its number may have changed; one that has gone is not mistaken for its parent."""
    background_run = unfolded_to(search, most)
    background_run.go()
    with background_run.reading() as (tree, _):
        numbers = {node.first: node.number for node in held(tree)}
        for position in range(background_run.length + 1):
            assert number_of(tree, position) == numbers.get(position)


@given(search=..., position=st.integers(0, 200))
def test_a_branch_contains_the_positions_at_which_its_node_is_under_way(
    search: Search, position: int
) -> None:
    """From its landmark until just before it has been left: the innermost such node is the tree's own answer."""
    background_run = unfolded_to(search, 1000)
    background_run.go()
    with background_run.reading() as (tree, _):
        inside = [branch.node.number for branch in everything(Subtrees(tree)) if branch.contains(position)]
        assert (inside or [-1])[-1] == tree.node_at(position)


def test_nodes_are_counted_by_the_timeline_where_the_tree_has_let_them_go() -> None:
    """Exactly over the whole of a run, closely over a part of it."""
    search = Search(queens(6))
    search.background_run.go()
    with search.background_run.reading() as (tree, timeline):
        firsts = [node.first for node in held(tree)]
        end = timeline.count * timeline.width
        assert nodes_between(timeline, 0, end) == sum(first <= end for first in firsts)
        start, end = tree[0].last // 4, tree[0].last // 2
        counted = sum(start < first <= end for first in firsts)
        assert abs(nodes_between(timeline, start, end) - counted) <= 2


def test_before_the_root_there_is_nothing_to_read() -> None:
    with Search(queens(4)).background_run.reading() as (tree, timeline):
        assert Subtrees(tree).root() is None
        assert nodes_between(timeline, 0, 100) == 0
