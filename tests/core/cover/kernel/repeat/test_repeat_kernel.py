"""Repeat cover finds the fewest options, by the events that the textbook's recursion says."""

from collections import Counter

import pytest
from hypothesis import given

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.machine import ENDLESS
from solver_core.cover.kernel.matrix import Matrix
from solver_core.cover.kernel.memory import array_of
from solver_core.cover.kernel.repeat import Repeat
from tests.amounts import each
from tests.core.cover.kernel.repeat.oracles import (
    PROBLEMS,
    drawn,
    fewest,
    found_covers,
    reported,
    reported_covers,
    straight,
)


def small(primary: int, secondary: int, *options: tuple[int, ...], most: int | None = None) -> Repeat:
    return Repeat(Matrix(primary, secondary, options), most, checked=True)


def items_of(matrix: Matrix, option: int) -> set[int]:
    nodes = range(matrix.starts[option], matrix.starts[option + 1], code.RECORD)
    return {matrix.nodes[node + code.ITEM] - 1 for node in nodes}


def ops(kernel: Repeat) -> list[int]:
    met = []
    while kernel.forward(ENDLESS, code.EVENTS):
        met.append(kernel.last_event()[0])
    return met


# --- what it finds --------------------------------------------------------------------------------


def test_a_cover_of_fewest_options_is_found(kernels: list[Repeat]) -> None:
    """The whole point: trying every subset finds nothing smaller, and every limit is answered rightly."""
    for matrix in each(kernel.matrix for kernel in kernels):
        needed = fewest(matrix)
        for most in [None, *range(matrix.primary + 2)]:
            kernel = Repeat(matrix, most)
            kernel.forward(ENDLESS)
            covers = found_covers(kernel)
            assert bool(covers) == (needed is not None and (most is None or needed <= most))
            if covers:
                assert kernel.bests.fewest == len(covers[-1]) == needed
                covered = set().union(*(items_of(matrix, option) for option in covers[-1]))
                assert covered >= set(range(matrix.primary))


@given(kernel=...)
def test_a_limit_is_kept(kernel: Repeat) -> None:
    needed = fewest(kernel.matrix)
    kernel.forward(ENDLESS)
    assert bool(kernel.bests.covers()) == (needed is not None and needed <= kernel.levels)
    assert kernel.bests.fewest == (needed if kernel.bests.covers() else kernel.levels + 1)


@given(kernel=...)
def test_each_cover_is_better_than_the_one_before(kernel: Repeat) -> None:
    """What is kept are the covers in the order in which they were found; the last is the smallest."""
    kernel.forward(ENDLESS)
    assert found_covers(kernel) == reported_covers(kernel)
    sizes = list(map(len, found_covers(kernel)))
    assert sizes == sorted(set(sizes), reverse=True)


# --- its events -----------------------------------------------------------------------------------


def test_events_are_those_of_the_textbook(kernels: list[Repeat]) -> None:
    """Which events, in which order, with which subjects: as recursion over sets says them."""
    for kernel in each(kernels):
        assert [event for _, event in straight(kernel)] == reported(kernel)


def test_the_problems_are_hard_enough() -> None:
    """Bests that fall several times, and levels that today's best would prune though they were entered."""
    found = Counter[str]()
    for kernel in map(drawn, range(PROBLEMS)):
        best, bounds = kernel.levels + 1, list[int]()
        events = reported(kernel)
        for op, subject, _, _ in events:
            if op == code.BOUND:
                bounds.append(subject)
            elif op == code.BEST:
                best = subject
            elif op == code.EXHAUSTED:
                found["best fell inside"] += len(bounds) - 1 + bounds[-1] >= best
            elif op == code.RETRACT:
                bounds.pop()
        met = Counter(op for op, *_ in events)
        found["three bests"] += met[code.BEST] >= 3
        found["dead end"] += met[code.DEAD_END]
        found["prunes"] += met[code.PRUNE]
    for name, in_1200 in {
        "best fell inside": 2000,
        "three bests": 80,
        "dead end": 80,
        "prunes": 4000,
    }.items():
        assert found[name] * 1200 > in_1200 * PROBLEMS, name


@given(kernel=...)
def test_counts_and_profile_count_the_events(kernel: Repeat) -> None:
    """Run through at full speed, the totals are those of the events, depth by depth."""
    kinds = {
        code.CHOOSE: code.DECISIONS,
        code.DEAD_END: code.DEAD_ENDS,
        code.SOLUTION: code.SOLUTIONS,
        code.PRUNE: code.PRUNED,
        code.DROP: code.UPDATES,
    }
    counts, profile = [0] * code.OPS, Counter[tuple[int, int]]()
    depth = 0
    for op, _, item, _ in reported(kernel)[1:]:
        counts[op] += 1
        depth += (op == code.TRY) - (op == code.RETRACT)
        if op in kinds:
            profile[depth, kinds[op]] += 1
        if op == code.CHOOSE and kernel.matrix.lengths[item + 1] > 1:
            profile[depth, code.GUESSES] += 1
    kernel.forward(ENDLESS)
    assert list(kernel.counts_array) == counts
    assert {divmod(k, code.PROFILE): n for k, n in enumerate(kernel.profile_array) if n} == profile


# --- corners --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kernel", [small(0, 0), small(0, 1, (0,))], ids=["empty", "secondary"])
def test_a_problem_without_items_has_the_empty_cover(kernel: Repeat) -> None:
    """No items: one solution without options, whatever the options are."""
    assert ops(kernel) == [code.BOUND, code.SOLUTION, code.BEST, code.DONE]
    assert (kernel.bests.fewest, found_covers(kernel)) == (0, [()])


@pytest.mark.parametrize(
    "kernel", [small(3, 0, (0,), (0, 1)), small(2, 0), small(1, 1, (1,))], ids=["last", "none", "secondary"]
)
def test_an_item_without_options_is_a_dead_end_at_once(kernel: Repeat) -> None:
    """Nothing is tried, wherever in the list the item stands; no options at all are the same."""
    assert ops(kernel) == [code.BOUND, code.DEAD_END, code.DONE]
    assert found_covers(kernel) == []


def test_too_few_options_are_refused_by_the_bound() -> None:
    """Two items that share no option need two: with one allowed, the first bound says no."""
    kernel = small(2, 0, (0,), (1,), most=1)
    assert ops(kernel) == [code.BOUND, code.PRUNE, code.DONE]
    assert (kernel.bests.fewest, found_covers(kernel)) == (2, [])


def test_secondary_items_have_no_part_in_anything() -> None:
    """They are not covered, dropped or live, and two options of a cover may share one."""
    kernel = small(2, 1, (2, 0), (1, 2), (2,))
    while kernel.forward(ENDLESS, code.EVENTS):
        assert kernel.last_event()[2] != 2
    assert found_covers(kernel)[-1] == (0, 1)


def test_a_negative_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="a cover of at most -1 options; give 0 to"):
        small(1, 0, (0,), most=-1)


@pytest.mark.parametrize("op", [code.COVER, code.DROP, code.RESTORE, code.UNCOVER])
@pytest.mark.parametrize("side", ["before", "behind"])
@pytest.mark.parametrize("direction", ["forward", "back"])
def test_a_wrong_link_is_noticed(op: int, side: str, direction: str) -> None:
    """The debug switch works: where one neighbour looks elsewhere, nothing leaves unseen, nor returns."""
    kernel = small(4, 0, (0, 1, 3), (0, 2), (1, 2, 3))
    kernel.forward(ENDLESS, 1 << op)
    there = kernel.position
    subject = kernel.last_event()[1]
    if direction == "forward":
        kernel.back(there - 1)
    links, rows = (array_of(kernel.right_array), array_of(kernel.left_array)), array_of(kernel.rows_array)
    if op in {code.DROP, code.RESTORE}:
        before, after = code.BEFORE, code.AFTER
        near, far = (before, after) if side == "before" else (after, before)
        rows[rows[code.RECORD * subject + near] + far] = 0
    else:
        far_links, near_links = links if side == "before" else links[::-1]
        far_links[near_links[subject + 1]] = kernel.matrix.items + 1
    move, target = (kernel.forward, there) if direction == "forward" else (kernel.back, there - 1)
    with pytest.raises(AssertionError, match="broken"):
        move(target)
