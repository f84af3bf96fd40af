"""Kernels read memory without looking, so what they are given is looked at where it enters."""

from array import array
from functools import partial

import pytest

from solver_core.cover import Problem, Search, SearchBase
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.bests import Bests
from solver_core.cover.kernel.dance import Dance
from solver_core.cover.kernel.machine import COMPILED, Machine
from solver_core.cover.kernel.matrix import Matrix
from solver_core.cover.kernel.repeat import Repeat
from solver_core.cover.kernel.timeline import Timeline
from solver_core.cover.kernel.tree import Tree
from solver_core.sudoku.backtrack import Backtrack
from solver_core.sudoku.serial import Solver

KNUTH = Problem("ABCDEFG", ["CEF", "ADG", "BCF", "AD", "BG", "DEG"], "x")

CLAUSES = (
    [0],
    [7],
    [-5, 0, 0, 0, 0, 0],
    [6, 0, -1, 9, 0, 0],
    [6, 0, -1, 0, 0, 2],
    [6, 0, -1, -1, 0, 0],
    [1] * 6,
)


def test_kernels_check_their_arguments() -> None:
    """They read memory without looking, so whoever hands them numbers is asked first."""
    matrix = KNUTH.matrix
    node = matrix.starts[1]
    for given in (
        [-4],
        [node + 1],
        [0],
        [10**9],
        [node, node],
        [matrix.starts[0], matrix.starts[2]],
        [node] * 99,
    ):
        with pytest.raises(ValueError, match=r"address of a node|cover item"):
            Dance(matrix, code.FEWEST, given)
    for overrides in ([0], [4], [5, 1, 0, 0], [4, 1, 3, 0], [4, 1, 10**9, 0], [99, 1, 0, 95]):
        with pytest.raises(ValueError, match="of the overrides does not begin one"):
            Dance(matrix, code.FEWEST, overrides=overrides)
    for options in ([-1], [729], [0, 0], [0, 1], [0, 9], [0, 27 * 3]):
        with pytest.raises(ValueError, match="cannot be given"):
            Backtrack(given=options)
    for machine in (Dance(matrix, code.FEWEST), Backtrack()):
        for clauses in CLAUSES:
            with pytest.raises(ValueError, match="no clauses"):
                machine.watch(clauses, code.EVENTS)
        with pytest.raises(ValueError, match="no position -1"):
            machine.back(-1)
        assert machine.position == 0
    wrong: tuple[list[list[int]], ...] = ([[2**40]], [[7]], [[-1]], [[0, 0]])
    for listed in wrong:
        with pytest.raises(ValueError, match="give different ones"):
            Matrix(3, 1, listed)
    with pytest.raises(ValueError, match="cannot be held"):
        Matrix(2**29, 0, [])
    with pytest.raises(ValueError, match="the last end is how many items"):
        Matrix.of_flat(3, 1, array("i", [0, 1]), array("i", [1]))
    with pytest.raises(ValueError, match="must ascend"):
        Matrix.of_flat(3, 1, array("i", [0, 1]), array("i", [3, 2]))
    with pytest.raises(ValueError, match="a colour for each item"):
        Matrix(1, 1, [[0, 1]], [[1]])
    with pytest.raises(ValueError, match="give colours to secondary items alone"):
        Matrix(1, 1, [[0, 1]], [[2, 0]])
    for digits in (bytes(80), b"\x0a" * 81, "7" * 81, [0] * 81):
        with pytest.raises((ValueError, TypeError), match=r"81 digits|give a bytes"):
            Solver().solve(digits)  # type: ignore[arg-type]


def test_a_machine_without_a_kernel_is_at_its_end() -> None:
    machine = Machine(3)
    assert not machine.forward(2**62)
    assert (machine.position, machine.next_op) == (0, code.END)


@pytest.mark.skipif(not COMPILED, reason="uncompiled, there is no memory to be read without looking")
def test_kernels_refuse_to_be_built_twice_and_to_work_unbuilt() -> None:
    """A class can be asked for an empty object, and an object to be built again; kernels are used by nobody then."""
    for kind in (Dance, Machine, Repeat, Backtrack):
        empty: Machine = kind.__new__(kind)
        for move in (partial(empty.forward, 1), partial(empty.back, 0), empty.last_event, empty.save):
            with pytest.raises(ValueError, match="never built"):
                move()
    for filled in (Tree.__new__(Tree), Timeline.__new__(Timeline)):
        with pytest.raises(ValueError, match="never built"):
            filled.make_room(5)
    with pytest.raises(ValueError, match="never built"):
        Tree.__new__(Tree).enter(0, code.CHOOSE, 0, 0, 0)
    with pytest.raises(ValueError, match="never built"):
        Solver.__new__(Solver).solve(bytes(81))
    for built in (Search(KNUTH)._machine, Tree(), Timeline(), Bests(3), Solver()):
        with pytest.raises((ValueError, TypeError)):
            built.__init__()  # type: ignore[misc]
        with pytest.raises((ValueError, TypeError)):
            built.__init__(5)  # type: ignore[misc]


def test_trees_and_timelines_accept_only_possible_events() -> None:
    """A parent is one level above; no place is negative; a bucket has ticks."""
    tree = Tree(most=4)
    for depth in (-1, -(2**31), 2**30):
        with pytest.raises(ValueError, match="no place of a search"):
            tree.enter(depth, code.CHOOSE, 0, 0, 5)
    tree.enter(0, code.CHOOSE, 0, -1, 1)
    tree.enter(0, code.CHOOSE, 0, -1, 2)
    tree.enter(7, code.CHOOSE, 0, -1, 3)
    assert len(tree) == 1
    for depth, most in ((-1, 5), (2**30, 5), (0, 2**31)):
        with pytest.raises(ValueError, match="cannot hold"):
            Tree(most, depth)
    for number in (-1, 1, 2**31, 2**70):
        for ask in (tree.__getitem__, tree.children, tree.path):
            with pytest.raises(IndexError, match="the tree holds 1"):
                ask(number)
    for finest, most in ((0, 10), (-1, 10), (2**61, 10), (1, 2**28)):
        with pytest.raises(ValueError, match="cannot be held"):
            Timeline(finest, most)
    timeline = Timeline()
    for counts in (array("q", [0]), array("i", [0] * code.OPS), [0] * code.OPS, None):
        with pytest.raises((ValueError, TypeError), match=r"counts are|give a"):
            timeline.begin(0, counts)  # type: ignore[arg-type]
        with pytest.raises((ValueError, TypeError), match=r"counts are|give a"):
            timeline.add_counts(0, 0, counts)  # type: ignore[arg-type]
    for most in (0, -1, -(2**63)):
        with pytest.raises(ValueError, match="ask for 1 or more"):
            timeline.buckets(most=most)


def test_a_tree_has_one_machine_which_goes_forward(search: SearchBase) -> None:
    """Two that fill one tree, or one that jumps, would write over its end."""
    machine, tree, timeline = search._new_machine(), Tree(), Timeline()
    machine.attach(tree, timeline)
    machine.forward(50)
    for refused in (
        lambda: search._new_machine().attach(tree),
        lambda: search._new_machine().attach(Tree(), timeline),
        lambda: machine.back(3),
        machine.restart,
        lambda: machine.restore(search._new_machine().save()),
        lambda: tree.enter(0, code.CHOOSE, 0, 0, 0),
        lambda: tree.make_room(5),
        lambda: timeline.make_room(5),
    ):
        with pytest.raises(ValueError, match=r"make another one|forward only"):
            refused()
    with pytest.raises(TypeError, match="tree is None; give a Tree"):
        search._new_machine().attach(None)  # type: ignore[arg-type]
