"""Repeat cover goes back over every event, by links and by the covers it keeps, and stands where it is put."""

from array import array
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from solver_core.cover.kernel import codes as code
from solver_core.cover.kernel.bests import Bests
from solver_core.cover.kernel.machine import ENDLESS
from solver_core.cover.kernel.matrix import Matrix
from solver_core.cover.kernel.repeat import Repeat
from solver_core.cover.kernel.tree import Tree
from tests.amounts import each, some
from tests.core.cover.kernel.repeat.oracles import Event, again, reported, state_of, straight

NODES = {code.CHOOSE, code.DEAD_END, code.SOLUTION, code.PRUNE}


# --- there and back -------------------------------------------------------------------------------


def test_steps_back_meet_every_position_of_the_steps_forward(kernels: list[Repeat]) -> None:
    """Tick by tick to the end and tick by tick to zero: each state and each event is the one met before."""
    for kernel in each(kernels):
        places = straight(kernel)
        for position in reversed(range(len(places))):
            kernel.back(position)
            assert state_of(kernel) == places[position]


@settings(max_examples=some(120))
@given(kernel=..., chance=st.randoms(use_true_random=False))
def test_a_state_depends_on_the_position_alone(kernel: Repeat, chance: Random) -> None:
    """Far and near, to and fro, by slices and by ticks: the state is the one that ticks alone have made."""
    places = straight(kernel)
    kernel.restart()
    assert state_of(kernel) == places[0]
    for _ in range(60):
        is_near = chance.random() < 0.5
        target = kernel.position + chance.randint(-12, 12) if is_near else chance.randrange(len(places))
        target = min(max(target, 0), len(places) - 1)
        if target >= kernel.position:
            kernel.forward(target)
        else:
            kernel.back(target)
        assert state_of(kernel) == places[target]


@given(kernel=...)
def test_the_end_of_a_search_restores_every_link(kernel: Repeat) -> None:
    """All links and the stack are back; only counts and covers stay."""
    arrays = (kernel.rows_array, kernel.left_array, kernel.right_array, kernel.stack_array)
    start = [held[:] for held in arrays]
    kernel.forward(ENDLESS)
    assert list(arrays) == start
    assert (kernel.next_op, kernel.depth, kernel.sibling, kernel.member, kernel.bound) == (
        code.END,
        0,
        0,
        0,
        0,
    )


@given(kernel=...)
def test_operations_and_their_inverses_close_like_brackets(kernel: Repeat) -> None:
    standing: list[tuple[int, int]] = []
    for _, (op, subject, _, _) in straight(kernel):
        if op >= code.CHOOSE or op in {code.START, code.BEST}:
            continue
        if op % 2 == 0:
            standing.append((op, subject))
        else:
            assert standing.pop() == (op ^ 1, subject)
    assert standing == []


# --- checkpoints ----------------------------------------------------------------------------------


def test_a_saved_position_is_restored(kernels: list[Repeat]) -> None:
    """Where a tree node is about to be entered, into a search that is elsewhere and into a new one; both go on."""
    for kernel in each(kernels):
        places = straight(again(kernel))
        other = again(kernel)
        other.forward(len(places) // 2)
        while kernel.next_op == code.CHOOSE:
            saved = kernel.save()
            for one in (other, again(kernel)):
                one.restore(saved)
                assert state_of(one) == places[kernel.position]
                one.back(max(0, one.position - 5))
                assert state_of(one) == places[one.position]
            other.forward(kernel.position + 7)
            assert state_of(other) == places[other.position]
            kernel.forward(ENDLESS, code.AT_NODE)


@given(kernel=...)
def test_a_restored_position_can_go_back_to_the_start(kernel: Repeat) -> None:
    """A checkpoint holds the covers found before it, and with them what was pruned."""
    places = straight(kernel)
    kernel.back(0, code.AT_NODE)
    while kernel.next_op == code.CHOOSE:
        other = again(kernel)
        other.restore(kernel.save())
        for position in reversed(range(other.position)):
            other.back(position)
            assert state_of(other) == places[position]
        if not kernel.back(kernel.position * 2 // 3, code.AT_NODE):
            break


# --- stops ----------------------------------------------------------------------------------------


def is_inside_column(last: int, upcoming: int) -> bool:
    return upcoming == code.DROP or (last == code.RESTORE and upcoming in {code.RESTORE, code.UNCOVER})


def is_inside_option(last: int, upcoming: int) -> bool:
    returning = {code.RESTORE, code.UNCOVER}
    return upcoming in {code.COVER, code.DROP} or (
        last in returning and upcoming in {*returning, code.RETRACT}
    )


def stopping(events: list[Event], stop: int) -> list[int]:
    """The positions where a run is to stop, from the events alone."""
    ops = [op for op, *_ in events]
    found = []
    for position, (last, upcoming) in enumerate(zip(ops, [*ops[1:], code.END], strict=True)):
        is_met = [
            last >= 0 and stop & code.EVENTS & 1 << last,
            stop & code.AT_NODE and upcoming == code.BOUND,
            stop & code.AT_COLUMN and not is_inside_column(last, upcoming),
            stop & code.AT_OPTION and not is_inside_option(last, upcoming),
        ]
        if any(is_met):
            found.append(position)
    return found


LINKS = [code.COVER, code.DROP, code.RESTORE, code.UNCOVER]
OPS = [*LINKS, code.TRY, code.RETRACT, code.BEST, *sorted(NODES), code.EXHAUSTED, code.DONE, code.BOUND]
KINDS = [code.AT_NODE, code.AT_COLUMN, code.AT_OPTION]
STOPS = st.sampled_from([*KINDS, *(1 << op for op in OPS)]) | st.sets(
    st.sampled_from([*KINDS, *(1 << op for op in OPS)]), min_size=2, max_size=4
).map(sum)


@settings(max_examples=some(150))
@given(kernel=..., stop=STOPS)
def test_runs_stop_at_the_same_positions_in_both_directions(kernel: Repeat, stop: int) -> None:
    """Every place that is requested, no other, forward and backward."""
    expected = stopping(reported(kernel), stop)
    forward = [0] if kernel.stands_at(stop) else []
    while kernel.forward(ENDLESS, stop):
        forward.append(kernel.position)
    assert forward == expected
    backward = [kernel.position] if kernel.stands_at(stop) else []
    while kernel.back(0, stop):
        backward.append(kernel.position)
    assert backward[::-1] == expected
    assert kernel.position == 0


@given(kernel=..., stop=STOPS, limit=st.integers(0, 300))
def test_a_run_goes_no_further_than_to_its_limit(kernel: Repeat, stop: int, limit: int) -> None:
    end = len(reported(kernel)) - 1
    while kernel.forward(limit, stop) and kernel.position < limit:
        pass
    assert kernel.position == min(limit, end)
    kernel.forward(ENDLESS)
    while kernel.back(limit, stop) and kernel.position > limit:
        pass
    assert kernel.position == min(limit, end)


@given(kernel=...)
def test_at_last_is_where_the_kernel_only_takes_back(kernel: Repeat) -> None:
    """From there on everything is only taken back, and before it, it is not."""
    events = reported(kernel)
    forward = {code.BOUND, *NODES, code.BEST, code.TRY, code.COVER, code.DROP}
    last = max((position for position, (op, *_) in enumerate(events) if op in forward), default=0)
    for position in range(len(events)):
        assert kernel.stands_at(code.AT_LAST) == (position >= last)
        kernel.forward(position + 1)


# --- what else keeps up ---------------------------------------------------------------------------


@given(kernel=...)
def test_every_tree_node_is_entered_and_left(kernel: Repeat) -> None:
    """A tree gets prunes, dead ends, solutions and choices, at their depths and ticks."""
    tree = Tree()
    kernel.attach(tree)
    kernel.forward(1 << 20)
    expected = []
    depth = 0
    for position, (op, _, item, _) in enumerate(reported(kernel)):
        depth += (op == code.TRY) - (op == code.RETRACT)
        if op in NODES:
            expected.append((depth, op, item, position))
    nodes = [tree[number] for number in range(len(tree))]
    assert [(node.depth, node.kind, node.item, node.first) for node in nodes] == expected
    assert all(node.is_finished for node in nodes)


def test_covers_grow_beyond_the_room_they_start_with() -> None:
    """Forty items, each by itself or in ever larger groups: better a dozen times; all are kept, all are forgotten."""
    options = [
        range(start, min(start + size, 40)) for size in (1, 2, 3, 5, 8, 40) for start in range(0, 40, size)
    ]
    kernel = Repeat(Matrix(40, 0, options), checked=True)
    kernel.forward(20_000)
    there = state_of(kernel)
    assert len(kernel.bests.covers()) > 5
    assert sum(map(len, kernel.bests.covers())) > 41
    kernel.back(0)
    assert kernel.bests.covers() == []
    kernel.forward(20_000)
    assert state_of(kernel) == there


def test_covers_that_were_saved_find_room() -> None:
    """A search that has kept little so far takes up what another has kept: covers of 40 options, of 39 and so on."""
    chain = [number for count in range(40, 30, -1) for number in (count + 1, *range(count))]
    saved = array("i", [31, *chain]).tobytes()
    bests = Bests(40)
    bests.restore(saved)
    assert bests.save() == saved
    assert list(map(len, bests.covers())) == list(range(40, 30, -1))
