"""What a full tree lets go of: finished subtrees, failures before solutions, the deepest first."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from random import Random

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.tree import Tree, TreeNode

LEAVE = 0
ENTER = code.CHOOSE
FAILURE = [ENTER, code.DEAD_END, LEAVE, code.PRUNE, LEAVE, LEAVE]
SUCCESS = [ENTER, code.SOLUTION, LEAVE, LEAVE]


def steps(tree: Tree, moves: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Enter a root and make the moves below it; after each, how many nodes were walked and are held."""
    depth = 0
    tree.enter(depth, ENTER, 0, -1, 1)
    for position, move in enumerate(moves, 2):
        if move == LEAVE:
            tree.leave(depth, position)
            depth -= 1
        else:
            depth += 1
            tree.enter(depth, move, 0, 0, position)
        yield tree.walked, len(tree)


def walked(most: int, moves: Iterable[int]) -> Tree:
    tree = Tree(most)
    for _ in steps(tree, moves):
        pass
    assert tree.is_truncated
    return tree


def held(tree: Tree) -> list[TreeNode]:
    return [tree[number] for number in range(len(tree))]


def collapsed(tree: Tree) -> list[tuple[int, int]]:
    """Depth of each node that has hidden ones below it, and how many."""
    return [(node.depth, node.hidden) for node in held(tree) if node.hidden]


def test_subtrees_without_solution_collapse_before_others() -> None:
    """Where failures alone make room, the way to every solution stays."""
    tree = walked(100, FAILURE * 25 + SUCCESS * 15)
    assert Counter(node.kind for node in held(tree)) == {ENTER: 1 + 25 + 15, code.SOLUTION: 15}


def test_subtrees_with_solutions_collapse_where_no_others_are() -> None:
    """A tree of solutions alone is bounded too, and none of them is forgotten."""
    tree = walked(100, SUCCESS * 60)
    assert tree[0].solutions == 60
    assert {node.solutions for node in held(tree) if node.hidden} == {1}
    assert len(tree) + sum(node.hidden for node in held(tree)) == tree.walked == 121


def test_the_deepest_subtrees_collapse_first() -> None:
    """What is near the root is seen longest: a cut takes what lies below one depth, and no more."""
    tree = walked(100, [ENTER] + ([ENTER] * 5 + [LEAVE] * 5) * 30)
    assert collapsed(tree) == [(3, 3)] * 19


def test_a_tree_of_many_thousand_levels_collapses_from_the_bottom() -> None:
    """Only 1,024 layers are distinguished, yet what is cut is the lower end and not much more than needed."""
    tree = walked(6000, [ENTER] * 5003 + [LEAVE] * 4993 + FAILURE * 1000)
    assert collapsed(tree) == [(2000, 3003)]


def test_a_collapse_frees_half_of_the_room() -> None:
    """A full tree has room for a long while again, so collapsing costs little per node."""
    chance, moves, depth = Random(2), [], 0
    for _ in range(10_000):
        move = ENTER if depth == 0 or (depth < 30 and chance.random() < 0.5) else LEAVE
        depth += 1 if move == ENTER else -1
        moves.append(move)
    falls = [
        (before, after) for (_, before), (_, after) in pairwise(steps(Tree(1000), moves)) if after < before
    ]
    assert len(falls) > 5
    assert all(before == 1000 and after <= 501 for before, after in falls)


def test_a_tree_that_frees_little_does_not_collapse_at_every_node() -> None:
    """Where nearly all nodes hang on one under way, a quarter of the room is walked between attempts."""
    tree = Tree(100)
    places = steps(tree, [code.DEAD_END, LEAVE] * 90 + FAILURE * 200)
    falls = [walked for (_, before), (walked, after) in pairwise(places) if after < before]
    assert len(falls) > 2
    assert all(later - earlier >= 25 for earlier, later in pairwise(falls))
    assert len(tree) == 100


def test_room_that_is_made_ahead_is_no_more_than_may_be_held() -> None:
    """Nor more than twice what is held, whatever a run may still enter."""
    small, large = Tree(300), Tree(10**6)
    for tree in (small, large):
        for _ in steps(tree, [code.DEAD_END, LEAVE] * 99):
            pass
        tree.make_room(10**9)
    assert (small.room, large.room) == (300, 2 * 100 + 256)


def test_a_full_tree_grows_to_its_limit_and_no_further() -> None:
    """Also where the limit is not twice what was there, and after nodes have been let go of."""
    tree = Tree(300)
    sizes = [held for _, held in steps(tree, FAILURE * 500)]
    assert tree.room == max(sizes) == 300
    assert tree.is_truncated
    assert len(tree) + sum(node.hidden for node in held(tree)) == tree.walked


def test_a_tree_without_room_for_a_node_holds_its_root() -> None:
    tree = walked(0, FAILURE)
    assert [node.hidden for node in held(tree)] == [3]
    assert Tree(0).most == Tree(0).room == 1


def test_nothing_is_entered_behind_the_root() -> None:
    """A tree has one root; what comes after it has been left belongs to no tree."""
    tree = Tree()
    for position in (1, 3):
        tree.enter(0, ENTER, 0, -1, position)
        tree.leave(0, position + 1)
    assert (len(tree), tree.walked, tree.tip) == (1, 1, -1)
