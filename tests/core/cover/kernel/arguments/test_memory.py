"""Nobody else changes, copies or restores what a kernel reads but as it was."""

import copy
import pickle
from random import Random

import pytest

from solver_core import Grid
from solver_core.cover import Problem, RepeatSearch, Search, SearchBase
from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.bests import Bests
from solver_core.cover.kernel.matrix import Matrix
from solver_core.cover.replay.checkpoints import Checkpoints
from solver_core.sudoku.backtracking import BacktrackSearch
from solver_core.sudoku.serial import Solver

PUZZLE = Grid.parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
KNUTH = Problem("ABCDEFG", ["CEF", "ADG", "BCF", "AD", "BG", "DEG"], "x")


def test_arrays_of_a_kernel_are_read_only_for_others() -> None:
    """Whatever shows links is for reading, keeps its length, and may be released without harm."""
    search, repeat, bits = Search(KNUTH), RepeatSearch(KNUTH), BacktrackSearch(PUZZLE)
    matrix = KNUTH.matrix
    views = [
        *(
            search.pointers.left,
            search.pointers.right,
            search.pointers.columns,
            repeat.pointers.rows,
            *bits.masks,
        ),
        *(matrix.nodes, matrix.starts, matrix.left, matrix.lengths, matrix.links, search._dance.stack_array),
    ]
    for view in views:
        assert isinstance(view, memoryview)
        with pytest.raises(TypeError, match="read-only"):
            view[0] = 1
        with pytest.raises(BufferError):
            view.obj.append(1)  # type: ignore[attr-defined]
    for held in (search.pointers, repeat.pointers):
        for view in (held.left, held.right, held.columns):
            view.release()  # type: ignore[attr-defined]
    for mask in bits.masks:
        mask.release()  # type: ignore[attr-defined]
    for walk in (search, repeat, bits):
        walk.seek(2**60)
        assert walk.solutions == 1
    with pytest.raises(AttributeError, match="never changed"):
        matrix.primary = 10**6


def test_a_matrix_is_copied_by_rebuilding_it() -> None:
    for matrix in (KNUTH.matrix, Matrix(0, 0, [])):
        for twin in (copy.copy(matrix), copy.deepcopy(matrix), pickle.loads(pickle.dumps(matrix))):  # noqa: S301 - our own bytes
            assert (twin.nodes, twin.starts, twin.left) == (matrix.nodes, matrix.starts, matrix.left)
    search = Search(KNUTH)
    search.forward(30)
    problem = pickle.loads(pickle.dumps(search.problem))  # noqa: S301 - our own bytes
    assert Search(problem).count() == Search(KNUTH).count() == 1
    assert pickle.loads(pickle.dumps(search.snapshot())).sizes == search.snapshot().sizes  # noqa: S301 - our own bytes


def test_objects_that_hold_memory_are_neither_copied_nor_pickled(search: SearchBase) -> None:
    """Two that share a machine would move each other, so they are refused by name and shown what to do instead."""
    with search.background_run.reading() as (tree, timeline):
        held = [
            search,
            search._machine,
            search.background_run,
            search.checkpoints,
            tree,
            timeline,
            Bests(3),
            Solver(),
        ]
    for one in held:
        for refused in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match=f"a {type(one).__name__} is neither copied nor pickled; "):
                refused(one)


def other(search: SearchBase) -> SearchBase:
    """A search of the same kind in which the same options mean something else."""
    if isinstance(search, BacktrackSearch):
        return BacktrackSearch(
            Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......")
        )
    problem = Problem(range(20), [[k % 20, *([(k + 1) % 20] if k % 3 else [])] for k in range(200)])
    return RepeatSearch(problem) if isinstance(search, RepeatSearch) else Search(problem)


def test_positions_of_another_search_are_refused(search: SearchBase) -> None:
    """Checkpoints may be shared by mistake; then the search stands at its start and goes on from there."""
    stranger, start = other(search), search.twin().fingerprint()
    stranger.run_to("decision")
    for _ in range(30):
        stranger.run_to("decision")
    machine = stranger._machine
    while machine.next_op != code.CHOOSE or machine.depth < 3:
        machine.forward(machine.position + 1)
    search.checkpoints = Checkpoints(spacing=1)
    search.checkpoints.add(15, machine.save())
    with pytest.raises(ValueError, match="same search"):
        search.seek(16)
    assert search.fingerprint() == start
    search.checkpoints = Checkpoints()
    twin = search.twin()
    search.seek(40)
    twin.forward(40)
    assert search.fingerprint() == twin.fingerprint()


@pytest.mark.parametrize("seed", range(6))
def test_damaged_positions_are_refused_or_are_places(search: SearchBase, seed: int) -> None:
    """A bit that has changed may be anywhere: in a link, a length or a count; both ends can be reached all the same."""
    chance = Random(seed)
    machine = search._new_machine()
    machine.forward(10**4, code.AT_NODE)
    for _ in range(chance.randint(0, 6)):
        machine.forward(10**4, code.AT_NODE)
    while machine.next_op != code.CHOOSE:  # the run may be over
        assert machine.position > 0
        machine.back(machine.position - 1)
    whole = machine.save()
    for _ in range(100):
        saved = bytearray(whole)
        for _ in range(chance.randint(1, 3)):
            saved[chance.randrange(len(saved))] = chance.choice([0, 1, 4, 127, 128, 255])
        cut = chance.randrange(len(saved)) if chance.random() < 0.2 else len(saved)
        try:
            machine.restore(bytes(saved[:cut]))
        except ValueError:
            assert machine.position == 0
        machine.forward(machine.position + 500)
        machine.back(max(0, machine.position - 800))
        machine.back(0)
        assert machine.position == 0
